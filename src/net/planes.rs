//! The picture of a situation that a net sees: 24 planes of bits and 8 numbers.
//!
//! "Own" is the player to move's, "enemy" the opponent's. A point's bits are the bits of one
//! word, so a whole 9x9 position is 324 bytes, and turning it is only reading the words in
//! another order.

use super::situation::{RECENT, Situation};
use crate::board::{Bitboard, Move, Point, Size, Symmetry};
use crate::game::Scoring;
use crate::game::life::pass_alive;
use crate::tactics::ladder;
use crate::tactics::self_atari::SelfAtari;

/// The number of planes.
pub const PLANES: usize = 24;
/// Points of the board: all of them, where the border is nothing.
pub const ON_BOARD: usize = 0;
/// Own stones.
pub const OWN: usize = 1;
/// Enemy stones.
pub const ENEMY: usize = 2;
/// Own chains with one liberty; the next two planes are those with two and three.
pub const OWN_LIBERTIES: usize = 3;
/// Enemy chains with one liberty; the next two planes are those with two and three.
pub const ENEMY_LIBERTIES: usize = 6;
/// Points that may not be played because of ko or superko.
pub const FORBIDDEN: usize = 9;
/// The last move; the next four planes are those before. A pass leaves its plane empty.
pub const LAST: usize = 10;
/// Own stones that a ladder captures, and those in atari that cannot be saved.
pub const OWN_IN_LADDER: usize = 15;
/// Enemy stones that can be captured at once or in a ladder.
pub const ENEMY_IN_LADDER: usize = 16;
/// Points where such a capture begins.
pub const LADDER_MOVE: usize = 17;
/// Points where the player would put own stones in atari.
pub const SELF_ATARI: usize = 18;
/// Own stones and points that the enemy can never take.
pub const OWN_SAFE: usize = 19;
/// Enemy stones and points that the player can never take.
pub const ENEMY_SAFE: usize = 20;
/// Points where the player would capture.
pub const CAPTURE: usize = 21;

/// The number of numbers that concern the whole board.
pub const GLOBALS: usize = 8;
/// The player's [`bonus`](Situation::white_bonus), in units of 15 points.
pub const BONUS: usize = 0;
/// 1 if the last move was a pass.
pub const AFTER_PASS: usize = 1;
/// 1 if the last two moves were passes.
pub const AFTER_TWO_PASSES: usize = 2;
/// 1 if territory is counted, not area.
pub const TERRITORY: usize = 3;
/// The side of the board, in units of 19 lines.
pub const SIDE: usize = 4;
/// The favor of the komi's fraction for the player: see [`komi_wave`].
pub const KOMI_WAVE: usize = 5;

/// The points of komi that the global input counts as one.
const BONUS_UNIT: f32 = 15.0;

/// The picture that a net sees. One of these serves for any number of positions.
#[derive(Clone, PartialEq, Debug)]
pub struct Planes {
    size: Size,
    words: Vec<u32>,
    globals: [f32; GLOBALS],
}

impl Default for Planes {
    fn default() -> Planes {
        Planes { size: Size::NINE, words: vec![0; Size::NINE.area()], globals: [0.0; GLOBALS] }
    }
}

impl Planes {
    /// The planes of a situation.
    pub fn of<const W: usize>(situation: &Situation<W>) -> Planes {
        let mut planes = Planes::default();
        planes.fill(situation);
        planes
    }

    /// Becomes the planes of a situation. Allocates only when a board is larger than all before.
    pub fn fill<const W: usize>(&mut self, situation: &Situation<W>) {
        self.size = situation.board.size();
        self.words.clear();
        self.words.resize(self.size.area(), 1 << ON_BOARD);
        self.fill_globals(situation);
        self.fill_stones(situation);
        self.fill_moves(situation);
        self.fill_safe(situation);
    }

    /// The size of the board.
    pub fn size(&self) -> Size {
        self.size
    }

    /// The numbers that concern the whole board.
    pub fn globals(&self) -> &[f32; GLOBALS] {
        &self.globals
    }

    /// The bits of each point, plane 0 the lowest, along the rows from `A1`.
    pub fn words(&self) -> &[u32] {
        &self.words
    }

    /// Tells whether a plane has a point.
    pub fn has<const W: usize>(&self, plane: usize, point: Point<W>) -> bool {
        self.words[point.row() * self.size.side() + point.col()] >> plane & 1 != 0
    }

    /// The bits of each point of the turned board, along its rows from `A1`.
    #[inline]
    pub fn turned(&self, symmetry: Symmetry) -> impl Iterator<Item = u32> {
        self.turned_indices(symmetry).map(|index| self.words[index])
    }

    /// For each point of the turned board, along its rows from `A1`, where it comes from.
    #[inline]
    pub(super) fn turned_indices(&self, symmetry: Symmetry) -> Turned {
        Turned::new(self.size, symmetry.inverse())
    }

    /// The planes of the turned board.
    pub fn turn(&self, symmetry: Symmetry) -> Planes {
        let words = self.turned(symmetry).collect();
        Planes { size: self.size, words, globals: self.globals }
    }

    /// Writes the planes of the turned board as numbers: [`PLANES`] of them for each point.
    pub fn write(&self, symmetry: Symmetry, out: &mut [f32]) {
        for (word, point) in self.turned(symmetry).zip(out.chunks_exact_mut(PLANES)) {
            for (plane, x) in point.iter_mut().enumerate() {
                *x = (word >> plane & 1) as f32;
            }
        }
    }

    fn put<const W: usize>(&mut self, plane: usize, set: Bitboard<W>) {
        let side = self.size.side();
        for point in set {
            self.words[point.row() * side + point.col()] |= 1 << plane;
        }
    }

    fn fill_globals<const W: usize>(&mut self, situation: &Situation<W>) {
        let own = situation.board.to_play();
        let bonus = situation.white_bonus * [-1.0, 1.0][own.index()];
        let passes = |&&mv: &&Option<Move<W>>| mv == Some(Move::Pass);
        let passes = situation.recent.iter().take_while(passes).count();
        let is_territory = situation.scoring == Scoring::Territory;
        self.globals = [0.0; GLOBALS];
        self.globals[BONUS] = bonus / BONUS_UNIT;
        self.globals[AFTER_PASS] = f32::from(passes >= 1);
        self.globals[AFTER_TWO_PASSES] = f32::from(passes >= 2);
        self.globals[TERRITORY] = f32::from(is_territory);
        self.globals[SIDE] = self.size.side() as f32 / Size::MAX.side() as f32;
        self.globals[KOMI_WAVE] = if is_territory { 0.0 } else { komi_wave(self.size, bonus) };
    }

    /// Stones, their liberties, and what ladders do to them.
    fn fill_stones<const W: usize>(&mut self, situation: &Situation<W>) {
        let board = situation.board;
        let own = board.to_play();
        let forbidden = forbidden(situation);
        let (mut captures, mut starts) = (Bitboard::EMPTY, Bitboard::EMPTY);
        let mut doomed = [Bitboard::EMPTY; 2];
        for (side, color) in [own, !own].into_iter().enumerate() {
            let mut by_liberties = [Bitboard::EMPTY; 3];
            for chain in board.chains(color) {
                let liberties = chain.liberties.count();
                let Some(set) = by_liberties.get_mut(liberties - 1) else { continue };
                *set |= chain.stones;
                let Some(stone) = chain.stones.first().filter(|_| liberties < 3) else { continue };
                let begins = match (liberties, color == own) {
                    (1, true) => {
                        if !ladder::escapes(board, stone) {
                            doomed[side] |= chain.stones;
                        }
                        continue;
                    }
                    (1, false) => {
                        captures |= chain.liberties;
                        chain.liberties
                    }
                    _ => ladder::capturing_moves(board, stone),
                };
                if !begins.is_empty() {
                    doomed[side] |= chain.stones;
                }
                if color != own {
                    starts |= begins;
                }
            }
            self.put([OWN, ENEMY][side], board.stones(color));
            for (more, set) in by_liberties.into_iter().enumerate() {
                self.put([OWN_LIBERTIES, ENEMY_LIBERTIES][side] + more, set);
            }
        }
        self.put(OWN_IN_LADDER, doomed[0]);
        self.put(ENEMY_IN_LADDER, doomed[1]);
        self.put(LADDER_MOVE, starts - forbidden);
        self.put(CAPTURE, captures - forbidden);
        self.put(FORBIDDEN, forbidden);
    }

    /// The last moves, and the moves that are self-atari.
    fn fill_moves<const W: usize>(&mut self, situation: &Situation<W>) {
        for (ago, mv) in situation.recent.iter().enumerate().take(RECENT) {
            if let Some(Move::Play(point)) = mv {
                self.put(LAST + ago, Bitboard::of(*point));
            }
        }
        let board = situation.board;
        let (own, forbidden) = (board.to_play(), forbidden(situation));
        let is_self_atari = |&point: &Point<W>| SelfAtari::of(board, own, point).is_some();
        self.put(SELF_ATARI, (board.empty() - forbidden).iter().filter(is_self_atari).collect());
    }

    /// Fills in what is settled for good.
    fn fill_safe<const W: usize>(&mut self, situation: &Situation<W>) {
        let own = situation.board.to_play();
        for (plane, color) in [(OWN_SAFE, own), (ENEMY_SAFE, !own)] {
            let held = pass_alive(situation.board, color);
            self.put(plane, held.stones | held.territory);
        }
    }
}

/// The points that ko and superko forbid.
fn forbidden<const W: usize>(situation: &Situation<W>) -> Bitboard<W> {
    situation.board.ko().map_or(Bitboard::EMPTY, Bitboard::of) | situation.forbidden
}

/// The favor of the komi's fraction for a player who gets a bonus, -1 to 1, where area is
/// counted.
///
/// On a full board the difference of the areas is odd where the area of the board is, so some
/// bonus can end in a draw and the next such one is two points more. Half a point above one of
/// them wins what would be a draw (1), half a point below loses it (-1), and in between the
/// wave is straight (as in KataGo).
pub fn komi_wave(size: Size, bonus: f32) -> f32 {
    let parity = (size.area() % 2) as f32;
    let above = (bonus - parity).rem_euclid(2.0);
    2.0 * match above {
        above if above < 0.5 => above,
        above if above < 1.5 => 1.0 - above,
        above => above - 2.0,
    }
}

/// The indices, along the rows from `A1`, to which a symmetry takes the points of a board.
///
/// Every symmetry is linear, so an index is reached by steps.
pub(super) struct Turned {
    next: isize,
    along: isize,
    to_next_row: isize,
    col: usize,
    side: usize,
    left: usize,
}

impl Turned {
    /// The way of a symmetry.
    #[inline]
    pub(super) fn new(size: Size, symmetry: Symmetry) -> Turned {
        let side = size.side();
        let index = |col, row| {
            let point = symmetry.point(size, Point::<8>::new(col, row));
            (point.row() * side + point.col()) as isize
        };
        let along = index(1, 0) - index(0, 0);
        let to_next_row = index(0, 1) - index(0, 0) - side as isize * along;
        Turned { next: index(0, 0), along, to_next_row, col: 0, side, left: size.area() }
    }
}

impl Iterator for Turned {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        if self.left == 0 {
            return None;
        }
        self.left -= 1;
        let index = self.next;
        self.next += self.along;
        self.col += 1;
        if self.col == self.side {
            self.col = 0;
            self.next += self.to_next_row;
        }
        Some(index as usize)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }
}

impl ExactSizeIterator for Turned {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, Color, WIDE};
    use crate::game::{Game, Komi, Rules};
    use crate::net::samples::games;

    /// The situation as another sees it who looks at the turned board.
    fn turned_planes(game: &Game, symmetry: Symmetry) -> Planes {
        let (size, situation) = (game.size(), Situation::of_game(game));
        let board = symmetry.board(situation.board);
        Planes::of(&Situation {
            board: &board,
            forbidden: symmetry.set(size, situation.forbidden),
            recent: situation.recent.map(|mv| mv.map(|mv| symmetry.turn_move(size, mv))),
            ..situation
        })
    }

    #[test]
    fn planes_turn_with_the_board() {
        let (mut all, mut bad) = (0, 0);
        for (side, count) in [(2, 10), (5, 200), (9, 200), (13, 40), (19, 40)] {
            for game in games(side, count) {
                let planes = Planes::of(&Situation::of_game(&game));
                for symmetry in Symmetry::ALL {
                    let turned = turned_planes(&game, symmetry);
                    all += 1;
                    bad += u32::from(planes.turn(symmetry) != turned);
                }
            }
            eprintln!("{side}: {bad} of {all}");
        }
    }

    /// A narrow board, as the search has it, shows what the wide one of the game shows.
    #[test]
    fn frames_do_not_matter() {
        fn narrow<const W: usize>(game: &Game) -> Planes {
            let situation = Situation::of_game(game);
            let board: Board<W> = situation.board.reframe();
            Planes::of(&Situation {
                board: &board,
                forbidden: situation.forbidden.reframe(),
                recent: situation.recent.map(|mv| mv.map(Move::reframe)),
                white_bonus: situation.white_bonus,
                scoring: situation.scoring,
            })
        }
        for side in [2, 7, 9, 13, 19] {
            for game in games(side, 20) {
                let found = match game.size().words() {
                    1 => narrow::<1>(&game),
                    2 => narrow::<2>(&game),
                    4 => narrow::<4>(&game),
                    _ => narrow::<WIDE>(&game),
                };
                assert_eq!(found, Planes::of(&Situation::of_game(&game)));
            }
        }
    }

    fn planes_of(diagram: &str, rules: Rules, moves: &[&str]) -> Planes {
        let board: Board = diagram.parse().expect("a diagram");
        let mut game = Game::new(board.size(), rules, Komi::from_halves(13));
        let [black, white] = Color::ALL.map(|color| board.stones(color));
        game.set_up(black, white).expect("a position");
        for vertex in moves {
            game.play(game.to_play(), vertex.parse().expect("a move")).expect("a legal move");
        }
        Planes::of(&Situation::of_game(&game))
    }

    /// The vertices of a plane, in the order of the words.
    fn points(planes: &Planes, plane: usize) -> String {
        let has = |point: &Point| planes.has(plane, *point);
        let points = Point::<WIDE>::all(planes.size()).filter(has);
        points.map(|point| point.to_string()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn stones_liberties_and_captures() {
        let planes = planes_of(
            ". O X . .
             . . . . .
             . . . . .
             . . . O .
             . . O X .",
            Rules::Chinese,
            &[],
        );
        assert_eq!(points(&planes, OWN), "D1 C5");
        assert_eq!(points(&planes, ENEMY), "C1 D2 B5");
        assert_eq!(points(&planes, OWN_LIBERTIES), "D1");
        assert_eq!(points(&planes, OWN_LIBERTIES + 1), "C5");
        assert_eq!(points(&planes, ENEMY_LIBERTIES + 1), "C1 B5");
        assert_eq!(points(&planes, ENEMY_LIBERTIES + 2), "D2");
        assert_eq!(points(&planes, ON_BOARD).split(' ').count(), 25);
        assert_eq!(points(&planes, CAPTURE), "");
        assert_eq!(points(&planes, OWN_IN_LADDER), "D1 C5");
    }

    #[test]
    fn a_ko_is_forbidden_and_the_last_moves_are_shown() {
        let diagram = ". X O . .
                       X . X O .
                       . X O . .
                       . . . . .
                       . . . . .";
        let planes = planes_of(diagram, Rules::Chinese, &["pass", "B4"]);
        assert_eq!(points(&planes, FORBIDDEN), "C4");
        assert_eq!(points(&planes, LAST), "B4");
        assert_eq!(points(&planes, LAST + 1), "");
        assert_eq!(planes.globals()[AFTER_PASS..=AFTER_TWO_PASSES], [0.0, 0.0]);
        assert_eq!(points(&planes, CAPTURE), "", "the capture is forbidden");
        let planes = planes_of(diagram, Rules::Chinese, &["pass", "pass"]);
        assert_eq!(planes.globals()[AFTER_PASS..=AFTER_TWO_PASSES], [1.0, 1.0]);
    }

    #[test]
    fn superko_is_forbidden_as_well() {
        let diagram = ". O . X .
                       O X X X .
                       O O O O .
                       . . . . .
                       . . . . .";
        let chinese = planes_of(diagram, Rules::Chinese, &["pass", "C5", "A5"]);
        assert_eq!(points(&chinese, FORBIDDEN), "B5");
        let japanese = planes_of(diagram, Rules::Japanese, &["pass", "C5", "A5"]);
        assert_eq!(points(&japanese, FORBIDDEN), "");
    }

    #[test]
    fn ladders_show_stones_and_first_moves() {
        let diagram = ". . . . . . .
                       . . . . . . .
                       . . . . . . .
                       . . . . . . .
                       . X O . . . .
                       . . X X . . .
                       . . . . . . .";
        let planes = planes_of(diagram, Rules::Chinese, &[]);
        assert_eq!(points(&planes, ENEMY_IN_LADDER), "C3");
        assert_eq!(points(&planes, LADDER_MOVE), "C4");
        let planes = planes_of(diagram, Rules::Chinese, &["pass"]);
        assert_eq!(points(&planes, OWN_IN_LADDER), "C3");
        assert_eq!(points(&planes, LADDER_MOVE), "");
    }

    #[test]
    fn self_atari_and_safe_points() {
        let planes = planes_of(
            ". X . X O
             X X X X O
             O O O O O
             . . O . O
             . . . O .",
            Rules::Chinese,
            &[],
        );
        assert_eq!(points(&planes, OWN_SAFE), "A4 B4 C4 D4 A5 B5 C5 D5");
        assert_eq!(points(&planes, SELF_ATARI), "C1 A5 C5");
    }

    #[test]
    fn the_bonus_is_the_players() {
        let empty = ". . .
                     . . .
                     . . .";
        let black = planes_of(empty, Rules::Chinese, &[]);
        assert_eq!((black.globals()[BONUS], black.globals()[KOMI_WAVE]), (-6.5 / 15.0, 1.0));
        let white = planes_of(empty, Rules::Chinese, &["B2"]);
        assert_eq!((white.globals()[BONUS], white.globals()[KOMI_WAVE]), (6.5 / 15.0, -1.0));
        let japanese = planes_of(empty, Rules::Japanese, &[]);
        assert_eq!(japanese.globals()[TERRITORY..=KOMI_WAVE], [1.0, 3.0 / 19.0, 0.0]);
    }

    #[test]
    fn the_wave_of_komi() {
        let odd = Size::NINE;
        for (bonus, wave) in [(7.0, 0.0), (7.5, 1.0), (6.5, -1.0), (5.5, 1.0), (-7.5, -1.0)] {
            assert_eq!(komi_wave(odd, bonus), wave, "{bonus}");
        }
        let even = Size::new(10).expect("a size");
        for (bonus, wave) in [(0.0, 0.0), (0.5, 1.0), (7.0, 0.0), (7.25, -0.5), (-0.5, -1.0)] {
            assert_eq!(komi_wave(even, bonus), wave, "{bonus}");
        }
    }
}
