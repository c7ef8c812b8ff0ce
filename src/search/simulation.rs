//! One simulation: down the tree to a leaf, and what the leaf is worth back up.

use super::advice::Advice;
use super::adviser::{Adviser, Look};
use super::context::{Context, Place};
use super::counsel::Counsel;
use super::edge::Edge;
use super::experience::Experience;
use super::judge::{Judge, Leaf, LeafValue, final_value};
use super::new_edge::NewEdge;
use super::prior;
use super::puct::Standing;
use super::store::NodeId;
use super::task::Hint;
use crate::board::{Bitboard, Color, Move, Size};
use crate::playout::{Playout, Scene, Stone};
use rand::rngs::SmallRng;
use std::sync::Arc;

/// Multiples of it, without their whole part, lie evenly between 0 and 1.
const GOLDEN_SECTION: f32 = 0.618_034;

/// A step down the tree.
struct Step {
    node: NodeId,
    edge: usize,
    player: Color,
    /// The number of stones that the simulation had played before.
    stones_before: usize,
}

/// Runs simulations, one after the other, on one thread. The simulators of a search lie side
/// by side and change with every move, so each has cache lines of its own.
#[repr(align(128))]
pub(super) struct Simulator<const W: usize> {
    judge: Judge<W>,
    path: Vec<Step>,
    /// The moves of the path.
    moves: Vec<(Color, Move<W>)>,
    /// The stones keys of the positions on the path, with the player to move.
    keys: Vec<(u64, Color)>,
    stones: Vec<Stone<W>>,
    /// By color and bit index: the AMAF weight of a point that the color was first to play.
    weights: [Vec<f32>; 2],
    new_edges: Vec<NewEdge<W>>,
    /// The solver, once it was asked.
    counsel: Option<Counsel<W>>,
    /// The chance by which large sums are rounded. It comes from no generator, so that the
    /// playouts of a long search are those of a short one.
    rounding: f32,
}

impl<const W: usize> Simulator<W> {
    /// A simulator with its own source of chance, and with its own adviser if there is a net.
    pub(super) fn new(size: Size, rng: SmallRng, adviser: Option<Adviser>) -> Simulator<W> {
        let longest = Playout::<W>::longest(size);
        Simulator {
            judge: Judge::new(rng, adviser),
            path: Vec::with_capacity(longest),
            moves: Vec::with_capacity(longest),
            keys: Vec::with_capacity(longest),
            stones: Vec::with_capacity(2 * longest),
            weights: [(); 2].map(|()| vec![0.0; 64 * W]),
            new_edges: Vec::with_capacity(size.area() + 1),
            counsel: None,
            rounding: 0.0,
        }
    }

    /// The ends of its playouts since the last [`Simulator::forget_ends`]; they can be read while it
    /// works.
    pub(super) fn experience(&self) -> Arc<Experience> {
        self.judge.experience.clone()
    }

    /// Begins to count anew who owns which point.
    pub(super) fn forget_ends(&mut self) {
        self.judge.experience.clear();
    }

    /// The root as a new node of the tree; `None` if there is no memory.
    pub(super) fn expand_root(&mut self, context: &Context<W>, hints: &[Hint]) -> Option<NodeId> {
        self.keys.clear();
        self.moves.clear();
        self.find_moves(context, &context.root.scene);
        self.judge.forget_advice();
        for hint in hints {
            let edge = self.new_edges.iter_mut().find(|edge| edge.mv == hint.mv.reframe());
            if let Some(edge) = edge {
                edge.prior += hint.count;
            }
        }
        if !hints.is_empty() {
            self.new_edges.sort_by(|a, b| b.value().total_cmp(&a.value()));
        }
        if let Some(guidance) = &context.method.guidance {
            guidance.noise.add(&mut self.new_edges, self.judge.rng());
        }
        let node = context.tree.add(&self.new_edges)?;
        if context.method.solver.is_some() {
            self.take_counsel(context, &context.root.scene, node);
        }
        Some(node)
    }

    /// Adds to the moves of a node what the solver reads in its position.
    #[cold]
    fn take_counsel(&mut self, context: &Context<W>, scene: &Scene<W>, node: NodeId) {
        let Some(parameters) = &context.method.solver else { return };
        let counsel = self.counsel.get_or_insert_with(Counsel::new);
        counsel.give(parameters, scene.board(), context.tree.edges(node));
    }

    /// Runs one simulation. Answers whether the tree had room for what it wanted to add.
    pub(super) fn simulate(&mut self, context: &Context<W>) -> bool {
        let mut scene = context.root.scene;
        self.path.clear();
        self.moves.clear();
        self.keys.clear();
        self.stones.clear();
        let leaf = self.descend(context, &mut scene);
        let value = match leaf {
            Leaf::Over => final_value(context, &scene),
            Leaf::Open | Leaf::NoRoom => self.judge_leaf(context, &mut scene),
        };
        self.update(context, value);
        leaf != Leaf::NoRoom
    }

    /// Follows the tree to a position without a node, which may get one.
    fn descend(&mut self, context: &Context<W>, scene: &mut Scene<W>) -> Leaf {
        let Context { tree, method, root } = *context;
        let Some(mut node) = tree.root() else { return Leaf::Open };
        let puct = method.puct();
        let mut mean = puct.map_or(0.5, |_| tree.edges(node).mean());
        let mut after_pass = root.after_pass;
        tree.edges(node).prefetch_choice();
        loop {
            let edges = tree.edges(node);
            let is_root = self.path.is_empty();
            let is_allowed = |edge: Edge<W>| !is_root || root.allows(edge.mv());
            let chosen = match puct {
                Some(puct) => puct.select(edges, Standing { mean, is_root }, is_allowed),
                None => method.bandit.select(edges, is_allowed),
            };
            let Some(chosen) = chosen else { return Leaf::Open };
            let edge = edges.get(chosen);
            // What a move is worth to one player the node behind it is not to the other.
            mean = 1.0 - edge.mean();
            edge.begin();
            let player = scene.board().to_play();
            let stones_before = self.stones.len();
            self.path.push(Step { node, edge: chosen, player, stones_before });
            let child = tree.child(edge);
            if let Some(child) = child {
                tree.edges(child).prefetch_choice();
            }
            let mv = edge.mv();
            self.moves.push((player, mv));
            if let Move::Play(point) = mv {
                self.stones.push(Stone { color: player, point });
                self.keys.push((scene.board().stones_key(), player));
            }
            scene.apply(mv);
            let is_pass = mv == Move::Pass;
            if is_pass && after_pass {
                return if root.plays_on { Leaf::Open } else { Leaf::Over };
            }
            after_pass = is_pass;
            if let Some(child) = child {
                node = child;
                if let Some(solver) = &method.solver
                    && edge.visits() as usize == solver.visits
                {
                    self.take_counsel(context, scene, node);
                }
                continue;
            }
            if edge.visits() < method.expand_at || self.path.len() >= self.path.capacity() {
                return Leaf::Open;
            }
            let Some(child) = self.expand(context, scene) else { return Leaf::NoRoom };
            tree.publish(edge, child);
            return Leaf::Open;
        }
    }

    /// A new node for a scene; `None` if the memory is full.
    fn expand(&mut self, context: &Context<W>, scene: &Scene<W>) -> Option<NodeId> {
        self.find_moves(context, scene);
        context.tree.add(&self.new_edges)
    }

    /// Lists the moves of a scene with what they start with.
    fn find_moves(&mut self, context: &Context<W>, scene: &Scene<W>) {
        let Context { method, root, .. } = *context;
        let (board, keys) = (scene.board(), &self.keys);
        if method.guidance.is_none() {
            let is_allowed = |point| !root.repeats(board, point, keys);
            let experience = &self.judge.experience;
            method.priors.edges(&root.playout, scene, experience, is_allowed, &mut self.new_edges);
            return;
        }
        let (forbidden, moves) = self.choices(context, scene);
        let Some(advice) = self.consult(context, scene, forbidden, moves) else { return };
        if method.puct().is_some() {
            prior::edges_by_policy(&advice, moves, &mut self.new_edges);
        } else {
            method.priors.advised_edges(
                &root.playout,
                scene,
                &self.judge.experience,
                &advice,
                moves,
                &mut self.new_edges,
            );
        }
    }

    /// The points that superko forbids in a scene, and those that may be played and are no own
    /// eyes.
    fn choices(&self, context: &Context<W>, scene: &Scene<W>) -> (Bitboard<W>, Bitboard<W>) {
        let board = scene.board();
        let forbidden = context.root.repeating(board, &self.keys);
        let candidates = (board.candidates() - forbidden).iter();
        (forbidden, candidates.filter(|&point| !board.is_suicide(point)).collect())
    }

    fn consult(
        &mut self,
        context: &Context<W>,
        scene: &Scene<W>,
        forbidden: Bitboard<W>,
        moves: Bitboard<W>,
    ) -> Option<Arc<Advice>> {
        let guidance = context.method.guidance.as_ref()?;
        let is_thorough = self.moves.is_empty() && guidance.sees_root_from_all_sides;
        let look = if is_thorough { Look::Thorough } else { Look::Quick };
        let place = Place { scene, moves: &self.moves, forbidden };
        self.judge.consult(context, place, moves, look)
    }

    /// The value of the scene at the end of the path, by a playout, the net, or both.
    fn judge_leaf(&mut self, context: &Context<W>, scene: &mut Scene<W>) -> LeafValue {
        if context.method.puct().is_some() && !self.judge.is_advised() {
            let (forbidden, moves) = self.choices(context, scene);
            self.consult(context, scene, forbidden, moves);
        }
        let played = (self.judge.playout_share(context) > 0.0).then(|| {
            self.judge.play_out(context, scene, &mut self.stones);
            for step in self.path.iter().rev() {
                context.tree.edges(step.node).prefetch_update(step.edge);
            }
            self.judge.count(context, scene, &self.stones)
        });
        self.judge.value(context, played)
    }

    /// Brings the value of the leaf to every move on the path, and to the moves that could have
    /// been played there first: those that the same player played later (AMAF).
    fn update(&mut self, context: &Context<W>, value: LeafValue) {
        let (results, leads) = (value.results(), value.leads());
        self.rounding = (self.rounding + GOLDEN_SECTION).fract();
        for weights in &mut self.weights {
            weights.fill(0.0);
        }
        let fade = context.method.amaf_decay / self.stones.len().max(1) as f32;
        let mut next = self.stones.len();
        for step in self.path.iter().rev() {
            // Going backwards, an earlier play of a point replaces a later one.
            while next > step.stones_before {
                next -= 1;
                let Stone { color, point } = self.stones[next];
                self.weights[color.index()][point.index()] = 1.0 - fade * next as f32;
                self.weights[(!color).index()][point.index()] = 0.0;
            }
            let edges = context.tree.edges(step.node);
            let result = results[step.player.index()];
            edges.get(step.edge).end(result, leads[step.player.index()], self.rounding);
            if context.method.puct().is_some() {
                edges.get(step.edge).add_square(result, self.rounding);
                continue;
            }
            for octet in edges.octets() {
                octet.add_amaf(&self.weights[step.player.index()], result, self.rounding);
            }
        }
    }
}

#[cfg(test)]
mod tests;
