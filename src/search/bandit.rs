//! The bandit formulas, which say what move a simulation follows.
//!
//! The formulas are those of Algorithm 3 of the MoGo paper: UCB1 and UCB-Tuned (Auer et al.
//! 2002), and AMAF values mixed in by a schedule; the schedule is the one of minimum mean
//! squared error (Gelly and Silver 2011).

use super::Settings;
use super::count::Count;
use super::edge::{Edge, Edges};
use super::formula::Formula;
use super::octet::{LANES, Lanes, Octet, lanes};
use crate::board::Size;

/// A bandit formula with its constants.
#[derive(Clone, Debug)]
pub(super) struct Bandit {
    formula: Formula,
    inverse_equivalence: f32,
    exploration: f32,
    first_play_urgency: f32,
    progressive_bias: f32,
    /// The weight of what players would do, and how many simulations it takes to fade.
    bias: f32,
    bias_fade: f32,
    widening_start: usize,
    widening_base: f32,
}

impl Bandit {
    /// The formula of some settings on a board.
    pub(super) fn new(size: Size, settings: &Settings) -> Bandit {
        let parameters = &settings.search;
        let equivalence = size.pick(parameters.rave_equivalence, parameters.rave_equivalence_large);
        Bandit {
            formula: parameters.formula,
            inverse_equivalence: 1.0 / equivalence as f32,
            exploration: parameters.exploration as f32,
            first_play_urgency: parameters.first_play_urgency as f32,
            progressive_bias: parameters.progressive_bias as f32,
            bias: size.pick(0.0, settings.priors.bias as f32),
            bias_fade: settings.priors.bias_fade as f32,
            widening_start: parameters.widening_start,
            widening_base: parameters.widening_base as f32,
        }
    }

    /// The edge with the highest value among those allowed. The edges are sorted by their
    /// priors, best first.
    #[inline(always)]
    pub(super) fn select<const W: usize>(
        &self,
        edges: Edges<W>,
        is_allowed: impl Fn(Edge<W>) -> bool,
    ) -> Option<usize> {
        let node_visits = if self.needs_visits() { edges.visits() } else { 0 };
        let logarithm = if self.exploration > 0.0 { (node_visits as f32 + 1.0).ln() } else { 0.0 };
        let bias = self.bias_of(node_visits);
        let width = self.width(edges.count(), node_visits);
        let mut best = None;
        let mut best_value = f32::NEG_INFINITY;
        for (first, octet) in (0..).step_by(LANES).zip(edges.octets()) {
            let mut values = self.values(octet, logarithm);
            if bias > 0.0 {
                let likelihood = octet.likelihood();
                values = lanes(|lane| values[lane] + bias * likelihood[lane]);
            }
            let among = LANES.min(width.saturating_sub(first));
            for (lane, &value) in values[..among].iter().enumerate() {
                if value > best_value && is_allowed(edges.get(first + lane)) {
                    (best, best_value) = (Some(first + lane), value);
                }
            }
        }
        best
    }

    /// Tells whether the number of simulations that reached the node matters.
    #[inline(always)]
    fn needs_visits(&self) -> bool {
        self.exploration > 0.0 || self.bias > 0.0 || self.widening_start > 0
    }

    /// The number of moves looked at: all, or more and more of them (progressive widening).
    #[inline(always)]
    fn width(&self, all: usize, node_visits: u32) -> usize {
        if self.widening_start == 0 {
            return all;
        }
        let grown = (node_visits.max(1) as f32).ln() / self.widening_base.ln();
        (self.widening_start + grown as usize).min(all)
    }

    /// The lead of a certain move over an unlikely one at a node (as in Ikeda and Viennot
    /// 2013): where the simulations cannot tell moves apart, players decide for a long time.
    #[inline(always)]
    fn bias_of(&self, node_visits: u32) -> f32 {
        if self.bias == 0.0 {
            return 0.0;
        }
        self.bias * (self.bias_fade / (self.bias_fade + node_visits as f32)).sqrt()
    }

    /// The values of eight moves; `logarithm` is that of the node's simulations.
    #[inline(always)]
    fn values<const W: usize>(&self, octet: &Octet<W>, logarithm: f32) -> Lanes {
        let prior = octet.prior();
        let simulations = octet.visits();
        let wins = octet.wins();
        let visits: Lanes = lanes(|lane| simulations[lane] + prior.visits[lane]);
        let wins: Lanes = lanes(|lane| wins[lane] + prior.wins[lane]);
        let mut values: Lanes = match self.formula {
            Formula::Rave => {
                let amaf = octet.amaf();
                lanes(|lane| {
                    let amaf = Count::new(amaf.visits[lane], amaf.wins[lane]);
                    self.rave(Count::new(visits[lane], wins[lane]), amaf)
                })
            }
            _ => lanes(|lane| {
                if visits[lane] <= 0.0 {
                    self.first_play_urgency
                } else {
                    wins[lane] / visits[lane]
                }
            }),
        };
        if self.exploration > 0.0 {
            for (value, visits) in values.iter_mut().zip(visits) {
                if visits > 0.0 {
                    *value += self.exploration * self.bonus(*value, logarithm / visits);
                }
            }
        }
        if self.progressive_bias > 0.0 {
            for lane in 0..LANES {
                let prior = prior.wins[lane] / prior.visits[lane].max(1.0);
                values[lane] += self.progressive_bias * prior / (simulations[lane] + 1.0);
            }
        }
        values
    }

    /// The value of a move by its simulations and the AMAF ones.
    #[inline(always)]
    fn rave(&self, Count { visits, wins }: Count, amaf: Count) -> f32 {
        // beta = r / (r + n + n r / E), so the value is (1 - beta) w / n + beta w' / r; with
        // both fractions over one denominator a division is saved.
        let weight = visits * amaf.visits * self.inverse_equivalence;
        let denominator = amaf.visits + visits + weight;
        let share = if visits <= 0.0 { 0.0 } else { wins + wins * weight / visits };
        let value = (share + amaf.wins) / denominator;
        let plain = if visits <= 0.0 { self.first_play_urgency } else { wins / visits };
        if amaf.visits <= 0.0 { plain } else { value }
    }

    /// The bonus of a move of some mean for being tried less than the others.
    #[inline(always)]
    fn bonus(&self, mean: f32, ratio: f32) -> f32 {
        let variance = (mean * (1.0 - mean)).max(0.001);
        match self.formula {
            Formula::Rave | Formula::Ucb1 => (2.0 * ratio).sqrt(),
            Formula::UcbTuned1 => (variance * ratio).sqrt(),
            Formula::UcbTuned2 => (variance * ratio).sqrt() + ratio,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Move, Point};
    use crate::search::new_edge::NewEdge;
    use crate::search::{PriorParameters, SearchParameters};

    /// A move with simulations and AMAF simulations, and how many of them were won.
    fn octet(visits: u32, wins: f32, amaf: Count) -> Octet<2> {
        let octet = Octet::default();
        let mv = Move::Play(Point::new(0, 0));
        let edges = Edges::new(std::slice::from_ref(&octet), 1);
        edges.reset(&[NewEdge { amaf, ..NewEdge::new(mv) }]);
        for _ in 0..visits {
            edges.get(0).begin();
        }
        edges.get(0).end(wins, 0.0, 0.5);
        octet
    }

    fn value(change: impl Fn(&mut SearchParameters), octet: &Octet<2>, node_visits: f32) -> f32 {
        let mut settings = Settings::default();
        change(&mut settings.search);
        Bandit::new(Size::NINE, &settings).values(octet, (node_visits + 1.0).ln())[0]
    }

    #[test]
    fn the_formulas_of_the_paper() {
        let tried = octet(20, 12.0, Count::default());
        let ucb = |formula| {
            value(
                |p| {
                    p.formula = formula;
                    p.exploration = 1.0;
                },
                &tried,
                99.0,
            )
        };
        let ratio = 100_f32.ln() / 20.0;
        let close = |a: f32, b: f32| assert!((a - b).abs() < 1e-5, "{a} {b}");
        close(ucb(Formula::Ucb1), 0.6 + (2.0 * ratio).sqrt());
        close(ucb(Formula::UcbTuned1), 0.6 + (0.24 * ratio).sqrt());
        close(ucb(Formula::UcbTuned2), 0.6 + (0.24 * ratio).sqrt() + ratio);
    }

    #[test]
    fn amaf_counts_while_a_move_is_new() {
        let rave = |visits, wins| {
            value(
                |p| p.rave_equivalence = 1000.0,
                &octet(visits, wins, Count::new(500.0, 400.0)),
                0.0,
            )
        };
        assert_eq!(rave(0, 0.0), 0.8);
        // n = 100, r = 500: beta = 500 / (500 + 100 + 50).
        let beta = 500.0 / 650.0;
        assert!((rave(100, 30.0) - ((1.0 - beta) * 0.3 + beta * 0.8)).abs() < 1e-5);
        assert!((rave(1_000_000, 300_000.0) - 0.3).abs() < 1e-3);
    }

    #[test]
    fn where_simulations_cannot_tell_players_decide() {
        let size = Size::new(19).unwrap();
        let priors = PriorParameters { bias: 0.2, bias_fade: 100.0, ..Default::default() };
        let settings = Settings { priors, ..Settings::default() };
        let bandit = Bandit::new(size, &settings);
        let mv = Move::Play(Point::<8>::new(3, 3));
        let new = [0.1, 0.6, 0.0].map(|likelihood| NewEdge {
            prior: Count::new(10.0, if likelihood > 0.0 { 5.0 } else { 0.0 }),
            likelihood,
            ..NewEdge::new(mv)
        });
        let octet = Octet::default();
        let edges = Edges::new(std::slice::from_ref(&octet), new.len());
        edges.reset(&new);
        let choose = || bandit.select(edges, |_| true);
        assert_eq!(choose(), Some(1));
        // Two losses cost the likely move 0.083: less than its lead of 0.1 until that has faded.
        edges.get(1).begin();
        edges.get(1).begin();
        assert_eq!(choose(), Some(1));
        (0..10_000).for_each(|_| edges.get(2).begin());
        assert_eq!(choose(), Some(0));
        let small = Bandit::new(Size::NINE, &settings);
        edges.reset(&new);
        assert_eq!(small.select(edges, |_| true), Some(0));
    }

    #[test]
    fn widening_lets_moves_in_one_by_one() {
        let octets = [(); 2].map(|()| Octet::default());
        let edges = Edges::new(&octets, 10);
        edges.reset(&[NewEdge::new(Move::Play(Point::<2>::new(0, 0))); 10]);
        for i in 0..10 {
            edges.get(i).begin();
            edges.get(i).end(i as f32 / 10.0, 0.0, 0.5);
        }
        let search =
            SearchParameters { widening_start: 2, widening_base: 2.0, ..Default::default() };
        let bandit = Bandit::new(Size::NINE, &Settings { search, ..Settings::default() });
        assert_eq!([1, 2, 4, 1 << 20].map(|visits| bandit.width(10, visits)), [2, 3, 4, 10]);
        // Ten simulations: two moves and log2(10) = 3 more; without widening all ten.
        assert_eq!(bandit.select(edges, |_| true), Some(4));
        let all = Bandit::new(Size::NINE, &Settings::default());
        assert_eq!(all.select(edges, |_| true), Some(9));
    }
}
