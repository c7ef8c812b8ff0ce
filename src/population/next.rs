//! The next game of a population, as far as it is settled: the line it follows, and where it thinks.

use super::Population;
use crate::board::{Bitboard, Color, Move};
use crate::book::{NodeId, Tally};
use crate::game::Game;

/// The line that the next game begins with, and the mutation that ends it.
#[derive(Clone, PartialEq, Debug)]
pub struct Next {
    /// The moves that are followed, each with its tally.
    pub line: Vec<(Move, Tally)>,
    /// The player who thinks after them.
    pub player: Color,
    /// The reason why.
    pub reason: Reason,
    /// The moves that are known there.
    pub known: usize,
    /// The one of them that is preferred, or else the first.
    pub best: Option<(Move, Tally)>,
    /// The points that are not thought about.
    pub avoided: Bitboard,
}

/// A reason to mutate a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// No known move wins often enough: the rule of Audouard et al. (2009).
    NoneIsGood,
    /// The line is known for as long as a beginning is, and this is the move of it that wins least.
    Weakest,
}

impl Population {
    /// The moves within which a game usually differs from all games before it.
    pub const BEGINNING: usize = 30;

    /// Follows the moves that are preferred until there is none: there the next game mutates.
    ///
    /// A line in which both sides win now and then would be followed to where the games in it end, and
    /// then all that is learned is how they end. So one that is known for `beginning` moves, or to the
    /// end of the game, mutates at its weakest move, with a move that nobody has tried there.
    /// As the side that is behind fails with it, the moves before become the weakest.
    pub fn next(&self, threshold: f64, beginning: usize) -> Next {
        let mut games = vec![self.start().game().clone()];
        let mut line = Vec::new();
        while let Some(game) = games.last() {
            if beginning > 0 && line.len() >= beginning || game.is_over() {
                break;
            }
            let Some(best) = self.preferred(game, threshold) else {
                let (game, avoided) = (game.clone(), self.refuted(game));
                return self.mutation(line, &game, Reason::NoneIsGood, avoided);
            };
            let mut after = game.clone();
            if after.play(after.to_play(), best.mv).is_err() {
                break;
            }
            games.push(after);
            line.push((best.mv, best.tally));
        }
        let rate = |&(_, tally): &(Move, Tally)| tally.win_rate();
        // The last of equals: what comes before it is then as it was.
        let weakest =
            (0..line.len()).rev().min_by(|&a, &b| rate(&line[a]).total_cmp(&rate(&line[b])));
        let weakest = weakest.unwrap_or(0);
        line.truncate(weakest);
        let game = &games[weakest];
        let known =
            self.candidates(game).into_iter().filter_map(|known| known.mv.point()).collect();
        self.mutation(line, game, Reason::Weakest, known)
    }

    fn mutation(
        &self,
        line: Vec<(Move, Tally)>,
        game: &Game,
        reason: Reason,
        avoided: Bitboard,
    ) -> Next {
        let candidates = self.candidates(game);
        let mut nodes: Vec<NodeId> = candidates.iter().map(|candidate| candidate.node).collect();
        nodes.sort_unstable();
        nodes.dedup();
        let best = self.preferred(game, 0.0).or(candidates.first().copied());
        let best = best.map(|best| (best.mv, best.tally));
        Next { line, player: game.to_play(), reason, known: nodes.len(), best, avoided }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Start;
    use super::*;
    use crate::sgf::GameRecord;

    fn population(games: &[&str]) -> Population {
        let start = Start::from_line("(;SZ[9]KM[7.5])").expect("a start");
        let mut population = Population::new(start, Population::WHOLE);
        for game in games {
            population.learn(&GameRecord::read(game.as_bytes()).expect("a game"));
        }
        population
    }

    fn moves(next: &Next) -> String {
        next.line.iter().map(|(mv, _)| mv.to_string()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_mutation_comes_where_nothing_is_good() {
        let next = population(&[]).next(Population::VERY_BAD, 30);
        assert_eq!((next.line.len(), next.known, next.best), (0, 0, None));
        let games = ["(;SZ[9]RE[B+1.5];B[ee];W[gc];B[cc])"; 2];
        let next = population(&games).next(Population::VERY_BAD, 30);
        assert_eq!((moves(&next).as_str(), next.player), ("E5", Color::White));
        assert_eq!((next.reason, next.known), (Reason::NoneIsGood, 1));
        assert!(next.avoided.count() > 0, "what was refuted is not thought about again");
    }

    #[test]
    fn a_line_that_is_known_to_its_end_mutates_at_its_weakest_move() {
        // Both sides win now and then, whatever they play at the end.
        let line = ";B[ee];W[gc];B[cc];W[gg];B[cg]";
        let game = |result: &str| format!("(;SZ[9]RE[{result}+1.5]{line})");
        let games = [game("B"), game("W"), game("B")];
        let games: Vec<&str> = games.iter().map(String::as_str).collect();
        let population = population(&games);
        let next = population.next(Population::VERY_BAD, 4);
        // White wins one of three by each of its moves, and the later one of them is tried first.
        assert_eq!((next.line.len(), next.player, next.reason), (3, Color::White, Reason::Weakest));
        let known = next.best.expect("a move").0.point().expect("a stone");
        assert!(next.avoided.contains(known), "it is another move");
        // By the paper's rule alone it is followed as far as it is known.
        let next = population.next(Population::VERY_BAD, 0);
        assert_eq!((next.line.len(), next.reason), (5, Reason::NoneIsGood));
    }
}
