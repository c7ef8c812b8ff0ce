//! The truth about a problem on a tiny board: every position that can come about is visited, and
//! success is counted backwards from the positions where the aim is reached. Passing is allowed, a
//! ko may be retaken at once only with a threat, and play that goes round for ever is a failure of the
//! maker.
//!
//! A single stone that its captor's chain can be taken back for, at once and on its point, is not
//! yet captured: neither the prey nor a stone to be connected.

use octant::board::{Board, Color, KeyMap, Point, mix};
use octant::solver::{Aim, Field, Problem};

/// Positions that may be visited.
const MOST: usize = 20_000;

/// A position with the player to move and the threats of both sides, and what follows it.
#[derive(Clone, Copy)]
struct Position {
    board: Board<1>,
    /// Of the maker and of the opponent.
    threats: [u8; 2],
    /// The point where a stone that decides can be taken back now, or never.
    back: Option<Point<1>>,
}

/// What is known of a position.
struct State {
    is_maker: bool,
    parents: Vec<usize>,
    /// Moves of the opponent that do not yet lead to success.
    open: usize,
    is_success: bool,
}

/// The end of a game for an aim.
enum End {
    Reached,
    Lost,
    /// Reached or lost, unless a stone is taken back on a point.
    Unless(Point<1>),
    NotYet,
}

/// Tells whether the maker reaches the aim if the player to move begins, with so many threats on both
/// sides; `None` if there are too many positions to tell.
pub fn succeeds(board: &Board<1>, problem: &Problem, threats: [u8; 2]) -> Option<bool> {
    let start = Position { board: *board, threats, back: None };
    let (mut numbers, mut states) = (KeyMap::default(), Vec::new());
    let mut positions = vec![start];
    numbers.insert(start.key(), 0);
    states.push(start.state(problem));
    let mut won = Vec::new();
    let field = Field::new(board);
    if problem.is_reached(&field) || problem.is_lost(&field) {
        return Some(problem.is_reached(&field));
    }
    let mut at = 0;
    while at < positions.len() {
        let here = positions[at];
        for (next, end) in here.moves(problem) {
            let number = match end {
                End::Lost => {
                    states[at].open += 1;
                    continue;
                }
                End::Reached if states[at].is_maker => {
                    if !states[at].is_success {
                        states[at].is_success = true;
                        won.push(at);
                    }
                    continue;
                }
                End::Reached => continue,
                End::NotYet | End::Unless(_) => *numbers.entry(next.key()).or_insert_with(|| {
                    positions.push(next);
                    states.push(next.state(problem));
                    positions.len() - 1
                }),
            };
            states[number].parents.push(at);
            states[at].open += 1;
        }
        let state = &mut states[at];
        if !state.is_maker && state.open == 0 && !state.is_success {
            state.is_success = true;
            won.push(at);
        }
        if positions.len() > MOST {
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

impl Position {
    fn key(&self) -> u64 {
        let [maker, stopper] = self.threats.map(u64::from);
        let back = self.back.map_or(0, |point| 1 + point.index() as u64);
        self.board.key() ^ mix(0x7468_7265_6174 + (back << 16 | maker << 8 | stopper))
    }

    fn state(&self, problem: &Problem) -> State {
        let is_maker = self.board.to_play() == problem.maker;
        State { is_maker, parents: Vec::new(), open: 0, is_success: false }
    }

    /// Every move with how it ends. If a stone can be taken back nothing else is worth a try.
    fn moves(&self, problem: &Problem) -> Vec<(Position, End)> {
        if let Some(point) = self.back {
            let end = |next: Position| (next, self.end(&next, point, problem));
            return self.play(point, problem).map(end).into_iter().collect();
        }
        let mut moves = Vec::new();
        for point in self.board.empty().iter() {
            if let Some(mut next) = self.play(point, problem) {
                let end = self.end(&next, point, problem);
                if let End::Unless(back) = end {
                    next.back = Some(back);
                }
                moves.push((next, end));
            }
        }
        let mut passed = *self;
        passed.board.pass();
        moves.push((passed, End::NotYet));
        moves
    }

    /// The position after a stone; a ko is taken back with a threat.
    fn play(&self, point: Point<1>, problem: &Problem) -> Option<Position> {
        let mut next = *self;
        next.back = None;
        if next.board.ko() == Some(point) {
            let color = next.board.to_play();
            let left = &mut next.threats[usize::from(color != problem.maker)];
            *left = left.checked_sub(1)?;
            next.board.set_to_play(!color);
            next.board.set_to_play(color);
        }
        next.board.is_legal(point).then(|| {
            next.board.play(point);
            next
        })
    }

    /// How a move to a point ends the game.
    fn end(&self, next: &Position, by: Point<1>, problem: &Problem) -> End {
        let field = Field::new(&next.board);
        let (is_reached, is_lost) = (problem.is_reached(&field), problem.is_lost(&field));
        let stone = match problem.aim {
            Aim::Capture(target) => target,
            Aim::Connect(a, b) => {
                if field.is_empty(a) {
                    a
                } else {
                    b
                }
            }
            Aim::Eye(at) => at,
        };
        let is_gone = match problem.aim {
            Aim::Capture(_) => is_reached,
            Aim::Connect(..) => is_lost,
            Aim::Eye(_) => false,
        };
        if is_gone {
            let is_single = |board: &Board<1>, point| {
                board.chain_at(point).is_some_and(|chain| chain.stones.count() == 1)
            };
            let liberties = next.board.chain_at(by).map_or(0, |chain| chain.liberties.count());
            let stone: Point<1> = stone.reframe();
            if is_single(&self.board, stone)
                && liberties == 1
                && next.play(stone, problem).is_some()
            {
                return End::Unless(stone);
            }
        }
        match (is_reached, is_lost) {
            (true, _) => End::Reached,
            (_, true) => End::Lost,
            _ => End::NotYet,
        }
    }
}

/// The same question with either player to begin.
pub fn succeeds_with(
    board: &Board<1>,
    problem: &Problem,
    first: Color,
    threats: [u8; 2],
) -> Option<bool> {
    let mut board = *board;
    board.set_to_play(first);
    succeeds(&board, problem, threats)
}
