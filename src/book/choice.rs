//! The choice among the moves of a book.

use super::pointers::Candidate;
use super::tally::Tally;
use rand::Rng;

/// A measure of which book move is better.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// The highest win rate, judged by the lower bound of [`Tally::lower_bound`].
    LowerBound,
    /// The most won games: the move that winners played most, as in MoGo.
    MostWon,
}

/// A way to choose a book move.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// The order of the moves.
    pub rule: Rule,
    /// Moves that won a smaller share of their games are left to the search.
    pub min_win_rate: f64,
    /// Moves with fewer games are left to the search.
    pub min_games: u64,
    /// Moves with a smaller share of the games of the most played one do not compete: where
    /// hardly anybody has looked for the refutation of a move, its win rate flatters it.
    pub least_share: f64,
    /// Standard deviations of the lower bound.
    pub confidence: f64,
    /// Moves whose merit is within this share of the best one's are near-equal, and one of
    /// them is picked at random. At 0 the choice is a function of the book and the game.
    pub spread: f64,
}

impl Default for Choice {
    /// The paper's choice: the best lower bound, unless it wins under 45%.
    fn default() -> Choice {
        Choice {
            rule: Rule::LowerBound,
            min_win_rate: 0.45,
            min_games: 1,
            least_share: 0.1,
            confidence: Tally::CONFIDENCE,
            spread: 0.0,
        }
    }
}

impl Choice {
    /// The number that the rule makes of a tally: the greater is the better.
    pub fn merit(&self, tally: Tally) -> f64 {
        match self.rule {
            Rule::LowerBound => tally.lower_bound(self.confidence),
            Rule::MostWon => tally.wins as f64,
        }
    }

    /// The book move to play; `None` hands over to the search. Leave illegal moves out of the
    /// candidates. Of equals the first is taken.
    ///
    /// As in the paper the best move is found first and then asked for its win rate, so that
    /// a poor second never stands in for a best move that loses.
    pub fn choose<'a>(
        &self,
        candidates: &'a [Candidate],
        rng: &mut impl Rng,
    ) -> Option<&'a Candidate> {
        let merit = |candidate: &Candidate| self.merit(candidate.tally);
        let most = candidates.iter().map(|candidate| candidate.tally.games).max()?;
        let least = self.min_games.max((self.least_share * most as f64).ceil() as u64).max(1);
        let is_known = |candidate: &&Candidate| candidate.tally.games >= least;
        let wins_enough = |candidate: &Candidate| candidate.tally.win_rate() >= self.min_win_rate;
        let known: Vec<&Candidate> = candidates.iter().filter(is_known).collect();
        let best = known.iter().copied().rev().max_by(|a, b| merit(a).total_cmp(&merit(b)))?;
        if !wins_enough(best) {
            return None;
        }
        if self.spread <= 0.0 {
            return Some(best);
        }
        let least = merit(best) * (1.0 - self.spread);
        let is_near = |near: &&Candidate| merit(near) >= least && wins_enough(near);
        pick(&known.into_iter().filter(is_near).collect::<Vec<_>>(), rng)
    }
}

/// One of the candidates: first a node, each with the same chance, then one of the moves that
/// lead to it. So the four corners together are as likely as the center.
fn pick<'a>(candidates: &[&'a Candidate], rng: &mut impl Rng) -> Option<&'a Candidate> {
    let mut nodes: Vec<_> = candidates.iter().map(|candidate| candidate.node).collect();
    nodes.sort_unstable();
    nodes.dedup();
    let node = *any_of(&nodes, rng)?;
    let moves: Vec<_> = candidates.iter().filter(|candidate| candidate.node == node).collect();
    any_of(&moves, rng).map(|candidate| **candidate)
}

fn any_of<'a, T>(items: &'a [T], rng: &mut impl Rng) -> Option<&'a T> {
    let n = (u64::from(rng.next_u32()) * items.len() as u64) >> 32;
    items.get(n as usize)
}
