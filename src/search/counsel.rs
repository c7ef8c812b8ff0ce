//! Counsel of the solver: virtual wins and losses for a node that was reached often enough to be worth
//! the reading.
//!
//! A move that captures what would get away, or saves what would be captured, is worth won
//! simulations. A chain that nothing saves makes a move on its liberties worth lost ones: playouts
//! extend it again and again.

use super::count::Count;
use super::edge::Edges;
use super::parameters::SolverParameters;
use crate::board::{Bitboard, Board, Chain, Color, Move, Point};
use crate::solver::{Answer, Limits, Memory, Outcome, Question};

/// Threats of this order at most are read: nets, but no nets of nets.
const ORDER: usize = 2;

/// The solver of one thread.
pub(super) struct Counsel<const W: usize> {
    memory: Memory<W>,
}

/// The readings of one position.
struct Session<'a, const W: usize> {
    memory: &'a mut Memory<W>,
    parameters: &'a SolverParameters,
    board: &'a Board<W>,
    /// The moves that may still be tried.
    nodes: u64,
}

/// A call of a chain to the player to move.
#[derive(PartialEq, Debug)]
enum Call<const W: usize> {
    /// Nothing.
    None,
    /// A move that decides whether it is captured.
    Decide(Point<W>),
    /// No move: it is lost.
    GiveUp,
}

impl<const W: usize> Counsel<W> {
    /// A solver that knows nothing yet.
    pub(super) fn new() -> Counsel<W> {
        Counsel { memory: Memory::new() }
    }

    /// Adds to the moves of a node what is read in its position.
    pub(super) fn give(
        &mut self,
        parameters: &SolverParameters,
        board: &Board<W>,
        edges: Edges<W>,
    ) {
        let nodes = parameters.nodes as u64;
        let mut session = Session { memory: &mut self.memory, parameters, board, nodes };
        let own = board.to_play();
        let mut decided = Bitboard::EMPTY;
        let mut vain = Bitboard::EMPTY;
        for color in [own, !own] {
            for chain in board.chains(color) {
                let call = session.call(color, chain);
                let (point, worth) = match call {
                    Call::Decide(point) if color == own => (point, parameters.save),
                    Call::Decide(point) => (point, parameters.capture),
                    Call::GiveUp => {
                        vain |= chain.liberties;
                        continue;
                    }
                    Call::None => continue,
                };
                decided.insert(point);
                add(edges, point, Count::new(worth as f32, worth as f32));
            }
        }
        for point in vain - decided {
            add(edges, point, Count::new(parameters.vain as f32, 0.0));
        }
    }
}

impl<const W: usize> Session<'_, W> {
    /// Reads what a chain of a color asks of the player to move. The opponent's in atari are the
    /// business of what every node begins with, and so are ladders if nothing else is wanted.
    fn call(&mut self, color: Color, chain: Chain<W>) -> Call<W> {
        let (own, liberties) = (self.board.to_play(), chain.liberties.count());
        let Some(target) = chain.stones.first() else { return Call::None };
        let SolverParameters { liberties: most, stones, ladders, .. } = *self.parameters;
        let is_strong = liberties > most || chain.stones.count() < stones;
        if is_strong || liberties == 1 && (color != own || !ladders) {
            return Call::None;
        }
        let maker = !color;
        let of = |first: Color| Question { target, maker, first };
        // First whether it matters who moves: most chains are in no danger.
        let hunter_first = self.ask(of(maker));
        let Some(Answer { outcome: Outcome::Success, order, .. }) = hunter_first else {
            return Call::None;
        };
        if order < ORDER && !ladders {
            return Call::None;
        }
        let Some(owner_first) = self.ask(of(color)) else { return Call::None };
        match owner_first.outcome {
            Outcome::Success if color == own => Call::GiveUp,
            Outcome::Failure => {
                let decisive = if color == own { Some(owner_first) } else { hunter_first };
                decisive.and_then(|answer| answer.mv).map_or(Call::None, Call::Decide)
            }
            Outcome::Success | Outcome::Unknown => Call::None,
        }
    }

    /// Asks within what is left; `None` if that is too little and nothing is remembered.
    fn ask(&mut self, question: Question<W>) -> Option<Answer<W>> {
        let limits = Limits { nodes: self.parameters.nodes_each as u64, order: ORDER };
        if self.nodes < limits.nodes {
            return self.memory.recall(self.board, question);
        }
        let answer = self.memory.ask(self.board, question, limits);
        self.nodes -= answer.nodes.min(self.nodes);
        Some(answer)
    }
}

fn add<const W: usize>(edges: Edges<W>, point: Point<W>, count: Count) {
    if let Some(edge) = edges.iter().find(|edge| edge.mv() == Move::Play(point)) {
        edge.add_prior(count);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Size;
    use crate::game::{Game, Komi, Rules};
    use crate::search::new_edge::NewEdge;
    use crate::search::octet::Octet;
    use crate::search::{Search, Settings, Task};
    use crate::tactics::diagram::{Marks, read};
    use std::sync::atomic::AtomicBool;

    /// The virtual simulations that the marked moves of a diagram get, Black to play.
    fn counsel<const N: usize>(text: &str, names: [char; N]) -> [Count; N] {
        let (board, marks): (Board<1>, Marks<1>) = read(text);
        let new: Vec<NewEdge<1>> =
            board.empty().iter().map(|point| NewEdge::new(Move::Play(point))).collect();
        let octets: Vec<Octet<1>> = new.chunks(8).map(|_| Octet::default()).collect();
        let edges = Edges::new(&octets, new.len());
        edges.reset(&new);
        let (nodes, nodes_each) = (100_000, 20_000);
        let worth = SolverParameters { capture: 8.0, vain: 2.0, ..Default::default() };
        let parameters = SolverParameters { nodes, nodes_each, ladders: true, ..worth };
        Counsel::new().give(&parameters, &board, edges);
        names.map(|name| {
            let edge = edges.iter().find(|edge| edge.mv() == Move::Play(marks[name]));
            edge.map_or(Count::default(), |edge| edge.prior())
        })
    }

    #[test]
    fn a_net_is_worth_wins_and_its_prey_no_move() {
        let net = "
            . . . . . . .
            . . . . . . O
            . . . . . . .
            . . X . a . .
            . . X O b . O
            . . . X X . .
            . . . . . . .";
        let [a, b] = counsel(net, ['a', 'b']);
        assert_eq!((a.visits, b.visits), (8.0, 0.0));
        assert!(a.wins > 7.9);
    }

    #[test]
    fn a_lost_chain_is_not_extended_and_another_is_saved() {
        let lost = "
            . . . . . . .
            . . . O O . .
            . . O . . O .
            . . O X a O .
            . z . O O . .
            . . . . . . .
            . . . . . . .";
        let [a, z] = counsel(lost, ['a', 'z']);
        assert_eq!((a, z), (Count::new(2.0, 0.0), Count::default()));
    }

    /// With the solver, too, one seed is one search, and another one than without.
    #[test]
    fn a_search_with_counsel_is_a_function_of_its_seed() {
        let mut game = Game::new(Size::NINE, Rules::Chinese, Komi::from_halves(15));
        for vertex in "E5 E3 C4 G5 G6 F6 F5 G4 H5 E6 D6 H6 G7 D7 D5 C7".split(' ') {
            let point = vertex.parse().expect("a vertex");
            game.play(game.to_play(), Move::Play(point)).expect("a legal move");
        }
        let visits_of_moves = |visits: usize| {
            let mut settings = Settings { memory: 64, ..Settings::default() };
            settings.solver.visits = visits;
            let (task, never) = (Task::new(&game, game.to_play()), AtomicBool::new(false));
            let limits = crate::search::Limits::playouts(2000);
            let analysis = Search::new(settings).run(&task, limits, &never, &mut |_| {});
            analysis.moves.iter().map(|info| (info.mv, info.visits)).collect::<Vec<_>>()
        };
        assert_eq!(visits_of_moves(16), visits_of_moves(16));
        assert_ne!(visits_of_moves(16), visits_of_moves(0));
    }
}
