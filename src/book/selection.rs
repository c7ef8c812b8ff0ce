//! The choice among the moves of a book.

use super::pointers::Candidate;
use super::tally::Tally;
use crate::board::below;
use crate::parameters::OneOf;
use rand::Rng;

/// A measure of which book move is better.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// The highest win rate, judged by the lower bound of [`Tally::lower_bound`].
    LowerBound,
    /// The most won games: the move that winners played most, as MoGo reads its population. It
    /// knows no threshold: one won game is enough.
    MostWon,
    /// The highest win rate above the threshold, of equals the first one found: the rule by which a
    /// population grows (Audouard et al. 2009).
    SuccessRate,
}

impl OneOf for Rule {
    const ALL: &[(&str, Rule)] = &[
        ("lower_bound", Rule::LowerBound),
        ("most_won", Rule::MostWon),
        ("success_rate", Rule::SuccessRate),
    ];
}

/// A way to choose a book move.
#[derive(Clone, PartialEq, Debug)]
pub struct Selection {
    /// The order of the moves.
    pub rule: Rule,
    /// Moves that won a smaller share of their games are left to the search; with the rule of the
    /// success rate those, too, that won no more. The rule of the most won games does not ask.
    pub min_win_rate: f64,
    /// Moves with fewer games are left to the search.
    pub min_games: u64,
    /// Moves with a smaller share of the games of the most played one do not compete: where
    /// hardly anybody has looked for the refutation of a move, its win rate flatters it. Only the
    /// rule of the lower bound asks.
    pub least_share: f64,
    /// Standard deviations of the lower bound.
    pub confidence: f64,
    /// Moves whose merit is within this share of the best one's are near-equal, and one of
    /// them is picked at random. At 0 the choice is a function of the book and the game.
    pub spread: f64,
}

impl Default for Selection {
    /// The paper's choice: the best lower bound, unless it wins under 45%.
    fn default() -> Selection {
        Selection {
            rule: Rule::LowerBound,
            min_win_rate: 0.45,
            min_games: 1,
            least_share: 0.1,
            confidence: Tally::CONFIDENCE,
            spread: 0.0,
        }
    }
}

impl Selection {
    /// The number that the rule makes of a tally: the greater is the better.
    pub fn merit(&self, tally: Tally) -> f64 {
        match self.rule {
            Rule::LowerBound => tally.lower_bound(self.confidence),
            Rule::MostWon => tally.wins as f64,
            Rule::SuccessRate => tally.win_rate(),
        }
    }

    /// The rule of a population that follows its moves above a success rate.
    pub fn of_population(threshold: f64) -> Selection {
        Selection { rule: Rule::SuccessRate, min_win_rate: threshold, ..Selection::default() }
    }

    /// Tells whether a move that is the best one may be played.
    fn wins_enough(&self, tally: Tally) -> bool {
        match self.rule {
            Rule::LowerBound => tally.win_rate() >= self.min_win_rate,
            Rule::MostWon => tally.wins > 0,
            Rule::SuccessRate => tally.win_rate() > self.min_win_rate,
        }
    }

    /// The moves that compete, in their order.
    fn known<'a>(&self, candidates: &'a [Candidate]) -> Vec<&'a Candidate> {
        let most = candidates.iter().map(|candidate| candidate.tally.games).max().unwrap_or(0);
        let share = if self.rule == Rule::LowerBound { self.least_share } else { 0.0 };
        let least = self.min_games.max((share * most as f64).ceil() as u64).max(1);
        candidates.iter().filter(|candidate| candidate.tally.games >= least).collect()
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
        let known = self.known(candidates);
        let best = self.best_of(&known)?;
        if self.spread <= 0.0 {
            return Some(best);
        }
        let merit = |candidate: &Candidate| self.merit(candidate.tally);
        let least = merit(best) * (1.0 - self.spread);
        let is_near = |near: &&Candidate| merit(near) >= least && self.wins_enough(near.tally);
        pick(&known.into_iter().filter(is_near).collect::<Vec<_>>(), rng)
    }

    /// The best book move, without any chance in it; see [`Selection::choose`].
    pub fn best<'a>(&self, candidates: &'a [Candidate]) -> Option<&'a Candidate> {
        self.best_of(&self.known(candidates))
    }

    fn best_of<'a>(&self, known: &[&'a Candidate]) -> Option<&'a Candidate> {
        let merit = |candidate: &Candidate| self.merit(candidate.tally);
        let best = known.iter().copied().rev().max_by(|a, b| merit(a).total_cmp(&merit(b)))?;
        self.wins_enough(best.tally).then_some(best)
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
    items.get(below(rng, items.len()))
}
