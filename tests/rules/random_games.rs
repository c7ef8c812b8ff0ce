//! Random games on every size, in which the fast board and the slow reference board must
//! agree on everything at every move.

use crate::reference::{Place, Places, Reference};
use octant::board::{Bitboard, Board, Chain, Color, Move, Point, Size, WIDE};
use octant::game::{Game, IllegalMove, Komi, Rules, Scoring, score};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeMap;

/// Side, games, and moves of each game: fewer on large boards, where the reference is slow.
const GAMES: [(usize, usize, usize); 18] = [
    (2, 3500, 40),
    (3, 3000, 50),
    (4, 2000, 70),
    (5, 800, 90),
    (6, 300, 110),
    (7, 150, 150),
    (8, 80, 180),
    (9, 80, 250),
    (10, 30, 250),
    (11, 20, 250),
    (12, 15, 250),
    (13, 15, 350),
    (14, 6, 300),
    (15, 6, 300),
    (16, 5, 300),
    (17, 5, 300),
    (18, 4, 300),
    (19, 4, 600),
];

/// Refused moves by reason; a test that never meets a ko shows nothing.
type Refusals = BTreeMap<String, usize>;

/// One position in all its forms: the game, the board of its own narrow frame, the reference.
struct Trio<const W: usize> {
    game: Game,
    narrow: Board<W>,
    reference: Reference,
}

impl<const W: usize> Trio<W> {
    fn new(size: Size, rules: Rules) -> Trio<W> {
        Trio {
            game: Game::new(size, rules, Komi::ZERO),
            narrow: Board::new(size),
            reference: Reference::new(size.side(), rules),
        }
    }

    /// Plays one random game with passes and moves out of turn here and there.
    fn play_out(&mut self, moves: usize, rng: &mut StdRng, refusals: &mut Refusals) {
        for _ in 0..moves {
            let to_play = self.reference.to_play;
            let color = if rng.random_ratio(1, 30) { !to_play } else { to_play };
            self.narrow.set_to_play(color);
            let legal = self.agreed_legal(color, refusals);
            if legal.is_empty() || rng.random_ratio(1, 40) {
                self.pass(color);
            } else {
                self.play(color, legal[rng.random_range(0..legal.len())]);
            }
            self.assert_same_position();
            self.assert_same_score(rng);
        }
    }

    /// The legal places, once all agree for every place whether a player may play there, and
    /// if not, why.
    fn agreed_legal(&self, color: Color, refusals: &mut Refusals) -> Vec<Place> {
        let mut legal = Vec::new();
        let (mut board_legal, mut ko) = (Places::new(), None);
        for place in self.reference.grid.places() {
            let found = self.game.check(color, Move::Play(point(place)));
            if self.reference.grid.at(place).is_some() {
                assert_eq!(found, Err(IllegalMove::Occupied));
                continue;
            }
            let outcome = self.reference.outcome(color, place);
            let expected = self.reference.check(color, &outcome);
            assert_eq!(found, expected, "{color} {place:?}\n{}", self.game.board());
            assert_eq!(self.narrow.is_suicide(point(place)), !outcome.lost.is_empty());
            assert_eq!(places(self.narrow.captures(point(place))), outcome.captured);
            match expected {
                Ok(()) => legal.push(place),
                Err(reason) => *refusals.entry(reason.to_string()).or_default() += 1,
            }
            if self.reference.retakes_ko(color, &outcome) {
                ko = Some(point(place));
            } else if outcome.lost.is_empty() {
                board_legal.insert(place);
            }
        }
        assert_eq!(places(self.game.legal_points(color)), legal.iter().copied().collect());
        assert_eq!(places(self.narrow.legal_points()), board_legal);
        assert_eq!(self.narrow.ko(), ko);
        legal
    }

    fn play(&mut self, color: Color, place: Place) {
        let key = self.narrow.stones_key_after(point(place));
        let expected = self.reference.play(color, place);
        let taken = self.game.play(color, Move::Play(point(place))).expect("agreed to be legal");
        assert_eq!(places(taken), expected);
        assert_eq!(places(self.narrow.play(point(place))), expected);
        assert_eq!(self.narrow.stones_key(), key, "the key foreseen");
    }

    fn pass(&mut self, color: Color) {
        self.reference.pass(color);
        self.game.play(color, Move::Pass).expect("a pass is legal");
        self.narrow.pass();
    }

    fn assert_same_position(&self) {
        let (wide, narrow) = (self.game.board(), &self.narrow);
        assert_eq!(self.game.prisoners(), self.reference.prisoners);
        let regions = self.reference.grid.regions();
        assert_is_board(wide, &self.reference, &regions);
        assert_is_board(narrow, &self.reference, &regions);
        assert_eq!(narrow.key(), wide.key());
        assert_eq!(narrow.stones_key(), wide.stones_key());
        assert_eq!(narrow.reframe::<WIDE>(), *wide);
        assert_eq!(wide.reframe::<W>().key(), narrow.key(), "the key made from scratch");
    }

    fn assert_same_score(&self, rng: &mut StdRng) {
        let grid = &self.reference.grid;
        let mut dead = Places::new();
        for place in grid.places() {
            if grid.at(place).is_some() && rng.random_ratio(1, 40) {
                dead.extend(grid.chain(place).0);
            }
        }
        let dead_points: Bitboard<W> = dead.iter().map(|&place| point(place)).collect();
        for scoring in [Scoring::Area, Scoring::Territory] {
            let prisoners = self.reference.prisoners;
            let found =
                score::points(&self.narrow, scoring, dead_points, Bitboard::EMPTY, prisoners);
            assert_eq!(found, self.reference.points(scoring, &dead), "\n{}", self.narrow);
        }
    }
}

fn point<const W: usize>((col, row): Place) -> Point<W> {
    Point::new(col, row)
}

fn places<const W: usize>(set: Bitboard<W>) -> Places {
    set.iter().map(|point| (point.col(), point.row())).collect()
}

/// Asserts that the player to move, the stones and the chains are those of the reference.
fn assert_is_board<const W: usize>(
    board: &Board<W>,
    reference: &Reference,
    regions: &[(Places, Places)],
) {
    assert_eq!(board.to_play(), reference.to_play);
    for (inside, border) in regions {
        let color = inside.first().and_then(|&place| reference.grid.at(place));
        let stones: Bitboard<W> = inside.iter().map(|&place| point(place)).collect();
        let liberties = border.iter().filter(|&&place| reference.grid.at(place).is_none());
        let liberties: Bitboard<W> = liberties.map(|&place| point(place)).collect();
        let expected = color.map(|_| Chain { stones, liberties });
        for point in stones {
            assert_eq!(board.color_at(point), color);
            assert_eq!(board.chain_at(point), expected);
        }
    }
}

/// Plays the games of all sizes that live in a frame of `W` words.
fn play_games<const W: usize>() {
    let mut refusals = Refusals::new();
    for (side, games, moves) in GAMES {
        let size = Size::new(side).unwrap();
        if size.words() != W {
            continue;
        }
        for number in 0..games {
            let mut rng = StdRng::seed_from_u64((side * 100_000 + number) as u64);
            let rules = Rules::ALL[number % Rules::ALL.len()];
            Trio::<W>::new(size, rules).play_out(moves, &mut rng, &mut refusals);
        }
    }
    println!("{refusals:?}");
    for reason in [IllegalMove::Ko, IllegalMove::Suicide, IllegalMove::Repetition] {
        assert!(refusals.contains_key(&reason.to_string()), "never met: {reason}");
    }
}

#[test]
fn every_size_has_its_games_and_all_are_ten_thousand() {
    assert!(GAMES.iter().map(|&(side, ..)| side).eq(Size::all().map(Size::side)));
    assert!(Size::all().all(|size| [1, 2, 4, WIDE].contains(&size.words())));
    assert!(GAMES.iter().map(|&(_, games, _)| games).sum::<usize>() >= 10_000);
}

#[test]
fn boards_of_one_word_agree() {
    play_games::<1>();
}

#[test]
fn boards_of_two_words_agree() {
    play_games::<2>();
}

#[test]
fn boards_of_three_words_agree() {
    play_games::<4>();
}

#[test]
fn wide_boards_agree() {
    play_games::<WIDE>();
}
