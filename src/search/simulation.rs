//! One simulation: down the tree, a playout, and the result back up.

use super::Hint;
use super::bandit::Bandit;
use super::edge::{Edge, Start};
use super::experience::Experience;
use super::prior::Priors;
use super::store::NodeId;
use super::tree::Tree;
use crate::board::{Bitboard, Color, Move, Point, Size};
use crate::game::score::area;
use crate::game::{KoRule, Positions};
use crate::playout::{Playout, Replies, Scene, Stone};
use rand::rngs::SmallRng;

/// What every simulation of a search needs to know and none changes but for the tree.
pub struct Arena<'a, const W: usize> {
    /// The tree.
    pub tree: &'a Tree,
    /// How moves are chosen in it.
    pub bandit: &'a Bandit,
    /// How its new nodes begin.
    pub priors: &'a Priors,
    /// How games are finished.
    pub playout: &'a Playout<W>,
    /// The position the search is about.
    pub root: &'a Scene<W>,
    /// The points that may be played there.
    pub allowed: Bitboard<W>,
    /// Whether the last move of the game was a pass.
    pub after_pass: bool,
    /// Whether the game goes on after two passes.
    pub plays_on: bool,
    /// The positions that the game has been through.
    pub positions: &'a Positions,
    /// What may not be repeated.
    pub ko_rule: KoRule,
    /// Points that White gets beside its area.
    pub komi: f32,
    /// How often a move is simulated before it gets a node.
    pub expand_at: u32,
    /// How much less the end of a playout counts for AMAF than its start.
    pub amaf_decay: f32,
    /// How much of a result is the score.
    pub score_weight: f32,
    /// Whether good replies are remembered from playout to playout.
    pub learns_replies: bool,
}

/// Multiples of it, without their whole part, lie evenly between 0 and 1.
const GOLDEN_SECTION: f32 = 0.618_034;

/// A step down the tree.
struct Step {
    node: NodeId,
    edge: usize,
    player: Color,
    /// How many stones the simulation had played before.
    stones_before: usize,
}

/// Runs simulations, one after the other, on one thread. The simulators of a search lie side
/// by side and change with every move, so each has cache lines of its own.
#[repr(align(128))]
pub struct Simulator<const W: usize> {
    rng: SmallRng,
    replies: Option<Box<Replies<W>>>,
    path: Vec<Step>,
    /// The stones keys of the positions on the path, with the player to move.
    keys: Vec<(u64, Color)>,
    stones: Vec<Stone<W>>,
    /// By color and bit index: the AMAF weight of a point that the color was first to play.
    weights: [Vec<f32>; 2],
    starts: Vec<Start<W>>,
    experience: Experience,
    /// The chance by which large sums are rounded. It comes from no generator, so that the
    /// playouts of a long search are those of a short one.
    rounding: f32,
}

impl<const W: usize> Simulator<W> {
    /// A simulator with its own source of chance.
    pub fn new(size: Size, rng: SmallRng) -> Simulator<W> {
        let longest = Playout::<W>::longest(size);
        Simulator {
            rng,
            replies: None,
            path: Vec::with_capacity(longest),
            keys: Vec::with_capacity(longest),
            stones: Vec::with_capacity(2 * longest),
            weights: [(); 2].map(|()| vec![0.0; 64 * W]),
            starts: Vec::with_capacity(size.area() + 1),
            experience: Experience::new(W),
            rounding: 0.0,
        }
    }

    /// The ends of its playouts since the last [`Simulator::forget_ends`].
    pub fn experience(&self) -> &Experience {
        &self.experience
    }

    /// Begins to count anew who owns which point.
    pub fn forget_ends(&mut self) {
        self.experience.clear();
    }

    /// The edges of the root, as a new node of the tree; `None` if there is no memory.
    pub fn expand_root(&mut self, arena: &Arena<W>, hints: &[Hint]) -> Option<NodeId> {
        self.keys.clear();
        self.find_starts(arena, arena.root);
        for hint in hints {
            let start = self.starts.iter_mut().find(|start| start.mv == hint.mv.reframe());
            if let Some(start) = start {
                start.visits += hint.visits;
                start.wins += hint.wins;
            }
        }
        if !hints.is_empty() {
            self.starts.sort_by(|a, b| b.value().total_cmp(&a.value()));
        }
        arena.tree.add(&self.starts)
    }

    /// Runs one simulation. Answers whether the tree had room for what it wanted to add.
    pub fn simulate(&mut self, arena: &Arena<W>) -> bool {
        let mut scene = *arena.root;
        self.path.clear();
        self.keys.clear();
        self.stones.clear();
        let (has_room, is_over) = self.descend(arena, &mut scene);
        let black_lead = if is_over {
            let [black, white] = area(scene.board(), Bitboard::EMPTY).map(|set| set.count() as f32);
            black - white - arena.komi
        } else {
            self.play_out(arena, &mut scene)
        };
        self.update(arena, black_lead, scene.board().size());
        has_room
    }

    /// Follows the tree to a position without a node, which may get one. Answers whether there
    /// was room for it, and whether the game is over there.
    fn descend(&mut self, arena: &Arena<W>, scene: &mut Scene<W>) -> (bool, bool) {
        let tree = arena.tree;
        let Some(mut node) = tree.root() else { return (true, false) };
        let mut after_pass = arena.after_pass;
        tree.edges(node).prefetch_choice();
        loop {
            let edges = tree.edges(node);
            let is_root = self.path.is_empty();
            let chosen =
                arena.bandit.select(edges, |edge| !is_root || is_allowed_at_root(arena, edge));
            let Some(chosen) = chosen else { return (true, false) };
            let edge = edges.get(chosen);
            edge.begin();
            let player = scene.board().to_play();
            let stones_before = self.stones.len();
            self.path.push(Step { node, edge: chosen, player, stones_before });
            let child = tree.child(edge);
            if let Some(child) = child {
                tree.edges(child).prefetch_choice();
            }
            let mv = edge.mv();
            if let Move::Play(point) = mv {
                self.stones.push(Stone { color: player, point });
                self.keys.push((scene.board().stones_key(), player));
            }
            scene.apply(mv);
            let is_pass = mv == Move::Pass;
            if is_pass && after_pass {
                return (true, !arena.plays_on);
            }
            after_pass = is_pass;
            if let Some(child) = child {
                node = child;
                continue;
            }
            if edge.visits() < arena.expand_at || self.path.len() >= self.path.capacity() {
                return (true, false);
            }
            let Some(child) = self.expand(arena, scene) else { return (false, false) };
            tree.publish(edge, child);
            return (true, false);
        }
    }

    /// A new node for a scene; `None` if the memory is full.
    fn expand(&mut self, arena: &Arena<W>, scene: &Scene<W>) -> Option<NodeId> {
        self.find_starts(arena, scene);
        arena.tree.add(&self.starts)
    }

    /// The moves of a scene with what they start with.
    fn find_starts(&mut self, arena: &Arena<W>, scene: &Scene<W>) {
        let board = scene.board();
        let (keys, next) = (&self.keys, !board.to_play());
        // Only a capture can bring an earlier position back.
        let is_new = |point: Point<W>| {
            if arena.ko_rule == KoRule::Simple || board.captures(point).is_empty() {
                return true;
            }
            let key = board.stones_key_after(point);
            let is_situational = arena.ko_rule == KoRule::SituationalSuperko;
            let repeats = keys
                .iter()
                .any(|&(old, to_play)| old == key && (!is_situational || to_play == next));
            !repeats && !arena.positions.is_forbidden(arena.ko_rule, key, next)
        };
        let (starts, experience) = (&mut self.starts, &self.experience);
        arena.priors.edges(arena.playout, scene, experience, is_new, starts);
    }

    /// Plays the scene to the end and answers how many points Black is ahead.
    fn play_out(&mut self, arena: &Arena<W>, scene: &mut Scene<W>) -> f32 {
        if arena.learns_replies && self.replies.is_none() {
            self.replies = Some(Box::new(Replies::new()));
        }
        let replies = self.replies.as_deref().filter(|_| arena.learns_replies);
        arena.playout.run(scene, replies, &mut self.rng, &mut self.stones);
        for step in self.path.iter().rev() {
            arena.tree.edges(step.node).prefetch_update(step.edge);
        }
        let board = scene.board();
        let black = board.stones(Color::Black) | board.surrounded(Color::Black);
        let lead = board.filled_score() as f32 - arena.komi;
        self.experience.add(black, lead > 0.0);
        if arena.learns_replies
            && let Some(replies) = &mut self.replies
        {
            let winner = if lead > 0.0 { Color::Black } else { Color::White };
            replies.learn(&self.stones, winner);
        }
        lead
    }

    /// Brings the result to every move on the path, and to the moves that could have been
    /// played there first: those that the same player played later (AMAF).
    fn update(&mut self, arena: &Arena<W>, black_lead: f32, size: Size) {
        let results = results(black_lead, size, arena.score_weight);
        let leads = [black_lead, -black_lead];
        self.rounding = (self.rounding + GOLDEN_SECTION).fract();
        for weights in &mut self.weights {
            weights.fill(0.0);
        }
        let fade = arena.amaf_decay / self.stones.len().max(1) as f32;
        let mut next = self.stones.len();
        for step in self.path.iter().rev() {
            // Going backwards, an earlier play of a point replaces a later one.
            while next > step.stones_before {
                next -= 1;
                let Stone { color, point } = self.stones[next];
                self.weights[color.index()][point.index()] = 1.0 - fade * next as f32;
                self.weights[(!color).index()][point.index()] = 0.0;
            }
            let edges = arena.tree.edges(step.node);
            let result = results[step.player.index()];
            edges.get(step.edge).end(result, leads[step.player.index()], self.rounding);
            for octet in edges.octets() {
                octet.add_amaf(&self.weights[step.player.index()], result, self.rounding);
            }
        }
    }
}

/// What a lead is worth to Black and to White, 0 to 1.
fn results(black_lead: f32, size: Size, score_weight: f32) -> [f32; 2] {
    let win = match black_lead {
        lead if lead > 0.0 => 1.0,
        lead if lead < 0.0 => 0.0,
        _ => 0.5,
    };
    let share = (0.5 + 0.5 * black_lead / size.area() as f32).clamp(0.0, 1.0);
    let black = (1.0 - score_weight) * win + score_weight * share;
    [black, 1.0 - black]
}

/// Whether the rules of the game and the request allow a move of the root.
#[inline(always)]
fn is_allowed_at_root<const W: usize>(arena: &Arena<W>, edge: Edge) -> bool {
    edge.mv().point().is_none_or(|point| arena.allowed.contains(point))
}
