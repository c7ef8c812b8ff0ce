//! The numbers of the tree search.

use super::formula::Formula;
use crate::parameters::parameters;

parameters! {
    /// The growth of the tree and the choice of moves that simulations follow.
    pub struct SearchParameters {
        /// The bandit formula: RAVE with the minimum-MSE schedule (Gelly and Silver 2011), or UCB1,
        /// UCB-Tuned.1 or UCB-Tuned.2 (Auer et al. 2002), which are kept for comparison.
        formula: Formula = Formula::Rave;
        /// Simulations of a move that outweigh any number of AMAF ones (RAVE only).
        rave_equivalence: f64 = 1500.0, 1.0..=100_000.0;
        /// Simulations that outweigh them on boards from 15x15, where a move is simulated less often.
        rave_equivalence_large: f64 = 3000.0, 1.0..=100_000.0;
        /// The weight of the exploration term; the published value of the UCB formulas is 1 (Auer et
        /// al. 2002). Off: priors and AMAF explore.
        exploration: f64 = 0.0, 0.0..=10.0;
        /// The worth of a move without any simulation or prior.
        first_play_urgency: f64 = 1.1, 0.0..=10.0;
        /// Simulations of a move before its replies get nodes of their own.
        expand_at: usize = 3, 1.0..=1000.0;
        /// Number of the best moves that a node starts with when it is widened progressively
        /// (Chaslot et al. 2008); 0 is all of them. Off: kept to compare.
        widening_start: usize = 0, 0.0..=400.0;
        /// The factor by which a node's simulations grow for each further move.
        widening_base: f64 = 1.4, 1.01..=10.0;
        /// The weight of the prior as a bonus that fades with the simulations of the move (Chaslot et
        /// al. 2008). Off: kept to compare.
        progressive_bias: f64 = 0.0, 0.0..=10.0;
        /// Part that a move at the end of a playout counts less for AMAF than one at its start.
        amaf_decay: f64 = 0.5, 0.0..=1.0;
        /// Part of a result that is the score and not the bare win.
        score_weight: f64 = 0.02, 0.0..=1.0;
        /// True if a search ends when no other move can overtake the best one.
        stops_early: bool = true;
        /// True if the tree is kept from one move to the next.
        keeps_tree: bool = true;
    }
}

parameters! {
    /// The way in which a net takes part, where there is one.
    pub struct NetParameters {
        /// True if its policy and value lead simulations by themselves (PUCT); false if they
        /// join what simulated games say, the policy as virtual wins (UCT/AMAF).
        puct: bool = true;
        /// The weight of the policy against the values of moves (PUCT).
        exploration: f64 = 0.6, 0.0..=10.0;
        /// The part by which that weight grows for every e-fold of simulations.
        exploration_growth: f64 = 0.45, 0.0..=10.0;
        /// Simulations of a node until its weight begins to grow.
        exploration_base: f64 = 500.0, 1.0..=1_000_000.0;
        /// The part by which that weight follows how far the results of a node lie apart: where they
        /// are all alike, there is less to explore (after KataGo, where it is 0.85). Off: not seen to win.
        exploration_spread: f64 = 0.0, 0.0..=1.0;
        /// The win rate by which an untried move looks worse than its node once all the policy has
        /// been tried.
        first_play_reduction: f64 = 0.1, 0.0..=1.0;
        /// The same at the root.
        first_play_reduction_root: f64 = 0.05, 0.0..=1.0;
        /// Exponent of the chances that the policy gives: below 1 they come nearer to each other.
        policy_exponent: f64 = 1.0, 0.1..=4.0;
        /// The part of the most simulated move's simulations with which another one may be played in
        /// its stead, if it is worth more for sure; 1 always plays the most simulated move.
        contender_share: f64 = 0.15, 0.01..=1.0;
        /// The part of a leaf's value that is a simulated game's.
        playout_share: f64 = 0.0, 0.0..=1.0;
        /// Won simulations of a move that the net is certain of; a less likely one has fewer, by
        /// the root of its chance (UCT/AMAF).
        virtual_wins: f64 = 50.0, 0.0..=1000.0;
        /// Simulations of a move before the net is asked what may follow it (UCT/AMAF).
        expand_at: usize = 4, 1.0..=1000.0;
        /// The part of the root's policy that is chance, for games to learn from.
        root_noise: f64 = 0.0, 0.0..=1.0;
        /// Sum of the parameters of that chance's Dirichlet distribution.
        root_noise_total: f64 = 10.83, 0.01..=1000.0;
        /// True if the root is seen from all eight sides.
        root_symmetries: bool = true;
        /// Evaluations kept, in thousands, for positions that come back on another way.
        cache: usize = 64, 0.0..=100_000.0;
    }
}

parameters! {
    /// The worth of a move before it is simulated: virtual simulations, won for good moves and
    /// lost for bad ones.
    pub struct PriorParameters {
        /// Even simulations of every move.
        even: f64 = 10.0, 0.0..=200.0;
        /// Won simulations of any atari (Chaslot et al. 2009). Off: the playouts' ataris have theirs.
        atari: f64 = 0.0, 0.0..=200.0;
        /// Won simulations of any atari while a ko may not be retaken: it is a threat (Chaslot et al.
        /// 2009). Off: kept to compare.
        atari_ko: f64 = 0.0, 0.0..=200.0;
        /// Won simulations of a move that fits a 3x3 pattern anywhere. This and all that follows
        /// about places counts where no move is predicted.
        pattern_far: f64 = 8.0, 0.0..=200.0;
        /// Won simulations of a move for each point of its criticality in the playouts (Coulom
        /// 2009). Off on small boards.
        criticality: f64 = 0.0, 0.0..=1000.0;
        /// Won simulations of a move for each point of its criticality on boards from 15x15.
        criticality_large: f64 = 60.0, 0.0..=1000.0;
        /// Won simulations of a point that the player owns in one playout of three (Chaslot et al.
        /// 2009). Off: criticality asks the same question.
        third: f64 = 0.0, 0.0..=200.0;
        /// Lost simulations of a bad self-atari.
        self_atari: f64 = 15.0, 0.0..=200.0;
        /// Won simulations of the points next to the last move on 19x19; on smaller boards
        /// nearness counts less, and on 9x9 not at all.
        near_1: f64 = 15.0, 0.0..=200.0;
        /// Won simulations of the points two steps from the last move.
        near_2: f64 = 12.0, 0.0..=200.0;
        /// Won simulations of the points three steps from the last move.
        near_3: f64 = 5.0, 0.0..=200.0;
        /// Won simulations of the points next to the move before the last, a feature of Coulom (2007).
        /// Off: kept to compare.
        near_previous: f64 = 0.0, 0.0..=200.0;
        /// Lost simulations of a point on the first line with no stone near.
        empty_edge: f64 = 10.0, 0.0..=200.0;
        /// Lost simulations of a point on the second line with no stone near, as in Michi. Off: kept
        /// to compare.
        empty_second: f64 = 0.0, 0.0..=200.0;
        /// Won simulations of a point on the third line with no stone near.
        empty_third: f64 = 5.0, 0.0..=200.0;
        /// Won simulations of a move that a player is certain to make, as far as its looks tell,
        /// on boards from 15x15; a less likely one has fewer, by the root of its chance.
        prediction: f64 = 50.0, 0.0..=1000.0;
        /// Lead of such a move over what its simulations say, on boards from 15x15; it fades
        /// with the simulations of the node.
        bias: f64 = 0.05, 0.0..=10.0;
        /// Simulations of a node until the bias has lost three tenths.
        bias_fade: f64 = 1000.0, 1.0..=1_000_000.0;
        /// Simulations of a pass, one in ten of them won.
        pass: f64 = 20.0, 0.0..=200.0;
        /// AMAF simulations that one point of a shape is worth on boards below 15x15; 0
        /// switches shapes off.
        shapes: f64 = 3.0, 0.0..=100.0;
        /// AMAF simulations that one point of a shape is worth on boards from 15x15. The
        /// paper's figures are of 19x19 and are meant as they stand: with three for one the shapes
        /// outshout what the simulations say.
        shapes_large: f64 = 1.0, 0.0..=100.0;
    }
}

parameters! {
    /// The part of the solver: what reading says of chains with few liberties becomes virtual simulations
    /// of the moves that decide it, in the search without a net.
    pub struct SolverParameters {
        /// Simulations through a move before the position behind it is read; 0 switches the solver off.
        visits: usize = 0, 0.0..=100_000.0;
        /// Moves that the readings of one position may try together.
        nodes: usize = 400, 1.0..=100_000.0;
        /// Moves that each of them may try.
        nodes_each: usize = 100, 1.0..=100_000.0;
        /// Chains with more liberties are not read.
        liberties: usize = 3, 1.0..=4.0;
        /// Chains with fewer stones are not read.
        stones: usize = 1, 1.0..=100.0;
        /// True if what a ladder decides counts too; every node begins with the ladders anyway.
        ladders: bool = false;
        /// Won simulations of a move that captures a chain which would get away.
        capture: f64 = 15.0, 0.0..=200.0;
        /// Won simulations of a move that saves a chain which would be captured.
        save: f64 = 15.0, 0.0..=200.0;
        /// Lost simulations of a move on a liberty of a chain that nothing saves.
        vain: f64 = 0.0, 0.0..=200.0;
    }
}
