//! The truth about a problem on a tiny board: every position that can come about is visited, and
//! success is counted backwards from the positions where the aim is reached. Passing is allowed, a
//! ko may not be retaken at once, and play that goes round for ever is a failure of the maker.

use octant::board::{Board, Color, KeyMap, Move};
use octant::solver::{Field, Problem};

/// Positions that may be visited.
const MOST: usize = 20_000;

/// A position with the player to move, and what follows it.
struct State {
    is_maker: bool,
    parents: Vec<usize>,
    /// Moves of the opponent that do not yet lead to success.
    open: usize,
    is_success: bool,
}

/// Tells whether the maker reaches the aim if the board's player to move begins; `None` if there
/// are too many positions to tell.
pub fn succeeds(board: &Board<1>, problem: &Problem) -> Option<bool> {
    let (mut numbers, mut states) = (KeyMap::default(), Vec::new());
    let mut boards = vec![*board];
    numbers.insert(board.key(), 0);
    states.push(new_state(board, problem));
    let mut won = Vec::new();
    let mut at = 0;
    while at < boards.len() {
        let here = boards[at];
        let field = Field::new(&here);
        if problem.is_reached(&field) {
            states[at].is_success = true;
            won.push(at);
        } else if !problem.is_lost(&field) {
            let stones = here.empty().iter().filter(|&point| here.is_legal(point)).map(Move::Play);
            for mv in stones.chain([Move::Pass]) {
                let mut next = here;
                next.apply(mv);
                let number = *numbers.entry(next.key()).or_insert_with(|| {
                    boards.push(next);
                    states.push(new_state(&next, problem));
                    boards.len() - 1
                });
                states[number].parents.push(at);
                states[at].open += 1;
            }
        }
        if boards.len() > MOST {
            return None;
        }
        at += 1;
    }
    while let Some(state) = won.pop() {
        for parent in std::mem::take(&mut states[state].parents) {
            let before = &mut states[parent];
            before.open -= 1;
            if !before.is_success && (before.is_maker || before.open == 0) {
                before.is_success = true;
                won.push(parent);
            }
        }
    }
    Some(states[0].is_success)
}

fn new_state(board: &Board<1>, problem: &Problem) -> State {
    let is_maker = board.to_play() == problem.maker;
    State { is_maker, parents: Vec::new(), open: 0, is_success: false }
}

/// The same question with either player to begin.
pub fn succeeds_with(board: &Board<1>, problem: &Problem, first: Color) -> Option<bool> {
    let mut board = *board;
    board.set_to_play(first);
    succeeds(&board, problem)
}
