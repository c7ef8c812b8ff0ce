//! The end of the game: which stones are dead, whether a pass is safe, when to give up.

use super::Judgment;
use super::parameters::EngineParameters;
use crate::board::{Bitboard, Color, Move};
use crate::game::life::pass_alive;
use crate::game::score::territory;
use crate::game::seki::seki;
use crate::game::{Game, Rules};
use crate::search::{Analysis, Ownership};
use std::time::Duration;

/// Ownership above which a point is settled.
const SETTLED: f32 = 0.8;

/// The chains that end up as the enemy's even if their owner moves first: `ownership` has, for
/// each color, what a search with that color to move says, and `least` how surely it must say
/// so. What no play can capture, or save, needs no search. Where every stone on the board counts
/// as alive there are none.
pub(super) fn dead_stones(game: &Game, ownership: [&Ownership; 2], least: f64) -> Bitboard {
    if game.rules().leaves_none_dead() {
        return Bitboard::EMPTY;
    }
    let board = game.board();
    let safe = Color::ALL.map(|color| pass_alive(board, color));
    let mut dead = Bitboard::EMPTY;
    for color in Color::ALL {
        let (own, enemy) = (&safe[color.index()], &safe[(!color).index()]);
        let ownership = ownership[color.index()];
        for chain in board.chains(color) {
            let kept: f32 = chain.stones.iter().map(|point| ownership.of(color, point)).sum();
            let is_given_up = kept < -(least as f32) * chain.stones.count() as f32;
            let is_safe = chain.stones.is_subset(own.stones);
            if chain.stones.is_subset(enemy.territory) || (is_given_up && !is_safe) {
                dead |= chain.stones;
            }
        }
    }
    dead
}

/// Finds the dead stones, and those that live in seki, when the game is over, by the same ownership
/// as for [`dead_stones`]. Simulated games break a seki one way or the other, so a search does not
/// know of it.
pub(super) fn judgment(
    game: &Game,
    ownership: [&Ownership; 2],
    parameters: &EngineParameters,
) -> Judgment {
    let board = game.board();
    let doubtful = dead_stones(game, ownership, parameters.dead_at_end);
    let dead = doubtful - seki(board, Bitboard::EMPTY);
    Judgment { dead, seki: seki(board, dead) }
}

/// Tells whether a player who passes now has won, should the opponent pass too.
pub(super) fn is_won_by_count(game: &Game, color: Color, dead: Bitboard) -> bool {
    game.score(dead).winner() == Some(color)
}

/// Tells whether there is nothing left to play for, by a search of what the opponent can do: every
/// point surely belongs to somebody, and no empty point lies between living stones of both.
pub(super) fn is_settled(game: &Game, ownership: &Ownership, dead: Bitboard) -> bool {
    let board = game.board();
    let is_sure =
        board.points().iter().all(|point| ownership.of(Color::Black, point).abs() >= SETTLED);
    let [black, white] = territory(board, dead);
    is_sure && (board.empty() - black - white).is_empty()
}

/// The least time for each point of the board in which a look at the end of the game is worth
/// anything: 50 ms on 19x19.
const LEAST_LOOK: Duration = Duration::from_micros(140);

/// The least part of a move's time that is kept for a look, where there is time for one.
const LOOK_SHARE: f64 = 0.1;

/// The most of a move's time that a look may take.
const MOST_LOOK_SHARE: f64 = 0.2;

/// One in so many points must have been played on before a pass can end a game that is open.
const PLAYED_SHARE: usize = 5;

/// Tells whether so little was played that to answer a pass by a pass would win a game of no moves:
/// whoever passes at the start lets the other begin, or jokes.
pub(super) fn is_too_early(game: &Game, parameters: &EngineParameters) -> bool {
    let (board, area) = (game.board(), game.size().area());
    let moves = game.moves().iter().filter(|(_, mv)| *mv != Move::Pass).count();
    let played = moves.max(area - board.empty_count());
    let is_by_rule = parameters.passes_early || game.rules() == Rules::Cgos;
    !is_by_rule && played < area / PLAYED_SHARE
}

/// Tells whether the position is so bad that the engine gives up, if it can be believed. White in a
/// handicap game begins far behind, so it is given the more patience the more stones there are.
pub(super) fn is_hopeless(
    game: &Game,
    color: Color,
    analysis: &Analysis,
    parameters: &EngineParameters,
) -> bool {
    let stones = if color == Color::White { odds(game).max(1) } else { 1 };
    let least_moves = game.size().area() / 8 * stones;
    analysis.winrate < parameters.resign_below / stones as f64 && game.moves().len() >= least_moves
}

/// The handicap, also of a client that plays the stones one by one: what Black had on the board
/// before White's first move.
fn odds(game: &Game) -> usize {
    let is_black_stone = |&&(color, mv): &&(Color, Move)| color == Color::Black && mv != Move::Pass;
    let played = game.moves().iter().take_while(is_black_stone).count();
    game.handicap().max(played)
}

/// The part of a move's time that is kept for a look at the end of the game: none if a look takes too
/// much of it.
pub(super) fn look_share(game: &Game, most: Duration) -> f64 {
    let least = least_look(game).as_secs_f64() / most.as_secs_f64();
    if least <= MOST_LOOK_SHARE { least.max(LOOK_SHARE) } else { 0.0 }
}

/// The least time for a look at the end of a game.
pub(super) fn least_look(game: &Game) -> Duration {
    LEAST_LOOK * game.size().area() as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Point, Size};
    use crate::game::Komi;

    /// A game in which Black begins with so many moves and both then play ten.
    fn game(stones: usize) -> Game {
        let mut game = Game::new(Size::NINE, Rules::Chinese, Komi::ZERO);
        let others = [Color::White, Color::Black].into_iter().cycle().take(20);
        let colors = std::iter::repeat_n(Color::Black, stones).chain(others);
        for (color, point) in colors.zip(Point::all(Size::NINE)) {
            game.play(color, Move::Play(point)).expect("a legal move");
        }
        game
    }

    #[test]
    fn a_handicap_played_stone_by_stone_gives_white_patience() {
        let mut analysis = Analysis::empty(Color::White);
        (analysis.visits, analysis.winrate) = (1000, 0.05);
        let gives_up = |stones: usize, color: Color| {
            is_hopeless(&game(stones), color, &analysis, &EngineParameters::default())
        };
        assert!(gives_up(1, Color::White));
        assert!(!gives_up(2, Color::White), "5% of two stones");
        assert!(gives_up(4, Color::Black));
    }

    #[test]
    fn time_is_kept_for_a_look_where_there_is_enough() {
        let share = |side: usize, millis: u64| {
            let size = Size::new(side).expect("a size");
            let game = Game::new(size, Rules::Chinese, Komi::ZERO);
            (1000.0 * look_share(&game, Duration::from_millis(millis))).round()
        };
        assert_eq!([0, 100, 300, 1000].map(|millis| share(19, millis)), [0.0, 0.0, 168.0, 100.0]);
        assert_eq!([0, 50, 100, 1000].map(|millis| share(9, millis)), [0.0, 0.0, 113.0, 100.0]);
    }
}
