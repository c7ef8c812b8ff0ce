//! A whole game between two players without a search, as fast as the board allows.

use crate::board::{Bitboard, Board, Color, Move, Size};
use crate::game::life::pass_alive;
use crate::game::seki::seki;
use crate::game::{Komi, Rules, Scoring, score};
use rand::rngs::SmallRng;
use serde::{Deserialize, Serialize};

/// The things that all games of an experiment have in common.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Conditions {
    /// The board.
    pub size: Size,
    /// White's compensation.
    pub komi: Komi,
    /// The rules. No position may come back, whatever they say of cycles: JaGo likes to throw in
    /// stones, and networks would live on it.
    pub rules: Rules,
}

impl Conditions {
    /// The conditions of Mayer and Maier (2005) on a board: komi 5.5, Japanese rules.
    pub fn of_the_paper(size: Size) -> Conditions {
        Conditions { size, komi: Komi::from_halves(11), rules: Rules::Japanese }
    }

    /// The number of moves after which a game is counted as it stands.
    pub fn most_moves(&self) -> usize {
        4 * self.size.area()
    }
}

/// A player that answers at once.
pub trait Mover<const W: usize> {
    /// Chooses a move for the player to move, one of the legal points or a pass.
    fn choose(&mut self, board: &Board<W>, legal: Bitboard<W>, rng: &mut SmallRng) -> Move<W>;

    /// Hears that a game begins.
    fn begin(&mut self) {}
}

/// Plays a game and returns Black's lead, komi included; `watch` sees every move.
pub fn play<const W: usize>(
    conditions: &Conditions,
    black: &mut impl Mover<W>,
    white: &mut impl Mover<W>,
    rng: &mut SmallRng,
    mut watch: impl FnMut(Color, Move<W>),
) -> f32 {
    let mut board = Board::<W>::new(conditions.size);
    let mut prisoners = [0; 2];
    let mut has_passed = false;
    let mut past = Vec::with_capacity(conditions.most_moves());
    black.begin();
    white.begin();
    for _ in 0..conditions.most_moves() {
        let (color, mut legal) = (board.to_play(), board.legal_points());
        // No stone leaves and returns unless both colors have captured.
        if !prisoners.contains(&0) {
            legal -= repeating(&board, legal, &past);
        }
        let mv = match color {
            Color::Black => black.choose(&board, legal, rng),
            Color::White => white.choose(&board, legal, rng),
        };
        watch(color, mv);
        prisoners[color.index()] += board.apply(mv).count();
        let is_pass = mv == Move::Pass;
        if is_pass && has_passed {
            break;
        }
        has_passed = is_pass;
        past.push(board.stones_key());
    }
    margin(conditions, &board, prisoners)
}

/// The points where a stone would bring back an earlier position.
fn repeating<const W: usize>(board: &Board<W>, legal: Bitboard<W>, past: &[u64]) -> Bitboard<W> {
    legal.into_iter().filter(|&point| past.contains(&board.stones_key_after(point))).collect()
}

/// Black's lead in a finished position: stones in territory that the enemy holds for good are
/// dead, all others live.
fn margin<const W: usize>(conditions: &Conditions, board: &Board<W>, prisoners: [usize; 2]) -> f32 {
    let dead = dead_stones(board);
    let scoring = conditions.rules.scoring();
    let seki = match scoring {
        Scoring::Territory => seki(board, dead),
        Scoring::Area => Bitboard::EMPTY,
    };
    score::points(board, scoring, dead, seki, prisoners) as f32 - conditions.komi.points()
}

/// The stones in territory that the enemy holds even if it always passes.
pub fn dead_stones<const W: usize>(board: &Board<W>) -> Bitboard<W> {
    Color::ALL.into_iter().fold(Bitboard::EMPTY, |dead, color| {
        dead | pass_alive(board, color).territory & board.stones(!color)
    })
}

/// Games won of games played.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Wins {
    /// Games won.
    pub won: u32,
    /// Games played.
    pub games: u32,
}

impl Wins {
    /// The part that was won, 0 to 1; 0 of no games.
    pub fn rate(self) -> f64 {
        f64::from(self.won) / f64::from(self.games.max(1))
    }

    /// Counts a game.
    pub fn count(&mut self, is_won: bool) {
        self.won += u32::from(is_won);
        self.games += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::super::measure::record_game;
    use super::super::reference::Reference;
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn no_position_comes_back() {
        let conditions = Conditions::of_the_paper(Size::new(5).expect("a size"));
        for seed in 0..300 {
            let [mut black, mut white] = [Reference::JaGo, Reference::Random];
            let (moves, _) = record_game::<1>(&conditions, &mut black, &mut white, seed);
            let mut board = Board::<1>::new(conditions.size);
            let mut seen = HashSet::new();
            for (_, mv) in &moves {
                board.apply(mv.reframe());
                assert!(*mv == Move::Pass || seen.insert(board.stones_key()), "{seed}: {moves:?}");
            }
        }
    }
}
