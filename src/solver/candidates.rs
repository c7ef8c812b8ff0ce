//! Moves worth a try for the maker, chosen by what is known of Go: few, the most urgent first.
//!
//! Leaving a move out can only hide a success, never invent one.

use super::aim::{Aim, Problem, corners};
use super::field::{Chains, Few, Field};
use crate::board::{Bitboard, Color, Point};

/// Most moves that are tried at a node.
const MOST: usize = 28;

/// Moves in the order they are tried.
pub(super) type Moves = Few<MOST>;

/// Moves that reach the aim at once.
pub(super) fn immediate(field: &Field, problem: &Problem) -> Moves {
    let mut moves = Moves::new();
    match problem.aim {
        Aim::Capture(target) => {
            let liberties = field.liberties(target, 2);
            if liberties.count() == 1 {
                liberties.iter().for_each(|point| moves.add(point));
            }
        }
        Aim::Connect(a, b) => {
            let (a, b) = (field.chain(a), field.chain(b));
            for point in field.liberties(a, usize::MAX).iter() {
                let touches =
                    |side: Point| field.has(problem.maker, side) && field.chain(side) == b;
                if point.neighbors().into_iter().any(touches) {
                    moves.add(point);
                }
            }
        }
        Aim::Eye(at) => {
            for point in ring(at).filter(|&point| field.is_empty(point)) {
                let mut after = field.clone();
                if after.play(problem.maker, point).is_some() && problem.is_reached(&after) {
                    moves.add(point);
                }
            }
            add_captures(field, problem, at, &mut moves);
        }
    }
    moves
}

/// Moves that may lead to the aim through threats of an order: 1 is a ladder, where every move
/// threatens to reach the aim at once; 2 threatens a ladder, and so on.
pub(super) fn candidates(field: &Field, problem: &Problem, order: usize) -> Moves {
    match problem.aim {
        Aim::Capture(target) => capturing(field, problem, target, order),
        Aim::Connect(a, b) => connecting(field, problem, a, b, order),
        Aim::Eye(at) => {
            let mut moves = Moves::new();
            let inner = at.neighbors().into_iter().chain(corners(at));
            inner.filter(|&point| field.is_empty(point)).for_each(|point| moves.add(point));
            add_captures(field, problem, at, &mut moves);
            moves
        }
    }
}

fn capturing(field: &Field, problem: &Problem, target: Point, order: usize) -> Moves {
    let liberties = field.liberties(target, order + 2);
    if liberties.count() > order + 1 {
        return Moves::new();
    }
    let mut moves = by_outlook(field, problem, target, &liberties);
    if order == 1 && liberties.count() > 1 {
        return moves;
    }
    guards(field, problem.maker, target).iter().for_each(|point| moves.add(point));
    // A net: the points behind the liberties.
    for liberty in liberties.iter() {
        for side in liberty.neighbors().into_iter().chain(corners(liberty)) {
            if field.is_empty(side) {
                moves.add(side);
            }
        }
    }
    // Friends that the target can join, if they are as weak.
    for liberty in liberties.iter() {
        let mut friends = Chains::new();
        field.add_chains_beside(liberty, !problem.maker, &mut friends);
        for friend in friends.iter() {
            let theirs = field.liberties(friend, order + 2);
            if theirs.count() <= order + 1 {
                theirs.iter().for_each(|point| moves.add(point));
            }
        }
    }
    // Hunters in need: their liberties, and those of what they can take.
    for hunter in field.chains_around(target, problem.maker).iter() {
        let own = field.liberties(hunter, order + 1);
        if own.count() > order {
            continue;
        }
        own.iter().for_each(|point| moves.add(point));
        for enemy in field.chains_around(hunter, !problem.maker).iter() {
            let theirs = field.liberties(enemy, order + 1);
            if theirs.count() <= order {
                theirs.iter().for_each(|point| moves.add(point));
            }
        }
    }
    moves
}

/// Every point that a rule may advise: around the target's liberties, and the liberties of short
/// chains beside the target and beside those.
pub(super) fn pool(field: &Field, problem: &Problem, target: Point) -> Vec<Point> {
    let mut points = Bitboard::EMPTY;
    let mut add = |point: Point| {
        if field.is_empty(point) {
            points = points.with(point);
        }
    };
    for liberty in field.liberties(target, 5).iter() {
        add(liberty);
        liberty.neighbors().into_iter().chain(corners(liberty)).for_each(&mut add);
    }
    for hunter in field.chains_around(target, problem.maker).iter() {
        let own = field.liberties(hunter, 4);
        if own.count() < 4 {
            own.iter().for_each(&mut add);
            for enemy in field.chains_around(hunter, !problem.maker).iter() {
                let theirs = field.liberties(enemy, 4);
                if theirs.count() < 4 {
                    theirs.iter().for_each(&mut add);
                }
            }
        }
    }
    points.iter().collect()
}

/// The liberties of a target, first those where it would gain most: the urgent ones, for what is
/// not played there is lost there.
fn by_outlook(field: &Field, problem: &Problem, target: Point, liberties: &Few<12>) -> Moves {
    let gain = |point: Point| {
        let mut friends = Chains::new();
        field.add_chains_beside(point, !problem.maker, &mut friends);
        let chain = field.chain(target);
        let joined = friends.iter().filter(|&friend| friend != chain);
        let joined: usize = joined.map(|friend| field.liberties(friend, 3).count()).sum();
        let fresh = point.neighbors().into_iter();
        8 * (joined
            + fresh.filter(|&side| field.is_empty(side) && !liberties.contains(side)).count())
    };
    let wide = |point: Point| {
        let sides = point.neighbors().into_iter().filter(|&side| field.is_empty(side));
        gain(point) + sides.map(|side| field.room(side)).sum::<usize>()
    };
    let mut ranked = [(0, Point::from_index(0)); 12];
    for (slot, point) in ranked.iter_mut().zip(liberties.iter()) {
        *slot = (wide(point), point);
    }
    let ranked = &mut ranked[..liberties.count()];
    ranked.sort_unstable_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
    let mut moves = Moves::new();
    ranked.iter().for_each(|&(_, point)| moves.add(point));
    moves
}

/// Empty points on the shortest ways between two chains, and captures of what is between.
fn connecting(field: &Field, problem: &Problem, a: Point, b: Point, order: usize) -> Moves {
    let (from_a, from_b) = (Reach::new(field, problem, a), Reach::new(field, problem, b));
    let mut moves = Moves::new();
    for total in 1..=order + 1 {
        for steps in 1..=total {
            let both = from_a.layer(steps) & from_b.layer(total + 1 - steps);
            both.iter().for_each(|point| moves.add(point));
        }
    }
    let mut cutters = Chains::new();
    for chain in [a, b] {
        field.chains_around(chain, !problem.maker).iter().for_each(|enemy| cutters.add(enemy));
    }
    for point in moves.iter() {
        field.add_chains_beside(point, !problem.maker, &mut cutters);
    }
    for enemy in cutters.iter() {
        let liberties = field.liberties(enemy, order + 1);
        if liberties.count() <= order {
            liberties.iter().for_each(|point| moves.add(point));
        }
    }
    // A chain that can be captured must get away first.
    for chain in [a, b] {
        let liberties = field.liberties(chain, 3);
        if liberties.count() < 3 {
            liberties.iter().for_each(|point| moves.add(point));
        }
    }
    moves
}

/// Most steps of a way between chains that are looked at.
const STEPS: usize = 4;

/// The empty points around a chain by the stones it takes to reach them.
struct Reach([Bitboard; STEPS]);

impl Reach {
    fn new(field: &Field, problem: &Problem, from: Point) -> Reach {
        let mut layers = [Bitboard::EMPTY; STEPS];
        let mut seen = Bitboard::EMPTY;
        let mut edge: Vec<Point> = field.stones(from).collect();
        for layer in &mut layers {
            let mut next = Vec::new();
            // Own stones on the way cost nothing.
            let mut at = 0;
            while at < edge.len() {
                for side in edge[at].neighbors() {
                    if seen.contains(side) {
                        continue;
                    }
                    if field.is_empty(side) {
                        seen = seen.with(side);
                        *layer = layer.with(side);
                        next.push(side);
                    } else if field.has(problem.maker, side) {
                        seen = seen.with(side);
                        edge.push(side);
                    }
                }
                at += 1;
            }
            edge = next;
        }
        Reach(layers)
    }

    /// The points that so many stones reach, the last of them on the point itself.
    fn layer(&self, steps: usize) -> Bitboard {
        self.0.get(steps - 1).copied().unwrap_or(Bitboard::EMPTY)
    }
}

/// A point with its sides and corners.
fn ring(at: Point) -> impl Iterator<Item = Point> {
    [at].into_iter().chain(at.neighbors()).chain(corners(at))
}

/// Adds the liberties of enemy chains in danger on the ring of an eye.
fn add_captures(field: &Field, problem: &Problem, at: Point, moves: &mut Moves) {
    for point in ring(at).filter(|&point| field.has(!problem.maker, point)) {
        let liberties = field.liberties(point, 3);
        if liberties.count() < 3 {
            liberties.iter().for_each(|liberty| moves.add(liberty));
        }
    }
}

/// The other liberty of the chain that would capture a single stone in atari, if it has no more: with a
/// stone of the opponent there it could be taken back.
fn guards(field: &Field, maker: Color, target: Point) -> Few<1> {
    let mut guards = Few::new();
    let mut after = field.clone();
    if field.stones(target).nth(1).is_none()
        && let Some(last) = field.liberties(target, 1).first()
    {
        after.lift_ko();
        if after.play(maker, last).is_some() {
            let liberties = after.liberties(last, 3);
            if liberties.count() == 2 {
                liberties
                    .iter()
                    .filter(|&point| point != target)
                    .for_each(|point| guards.add(point));
            }
        }
    }
    guards
}

/// All replies that can save a chain in atari: on its last liberty, taking a chain around it, or
/// leaving the chain that captures it with no liberty but where it stood.
pub(super) fn escapes(field: &Field, maker: Color, target: Point) -> Vec<Point> {
    let mut replies: Vec<Point> = field.liberties(target, 1).iter().collect();
    for hunter in field.chains_around(target, maker).iter() {
        let liberties = field.liberties(hunter, 2);
        if let (1, Some(point)) = (liberties.count(), liberties.first())
            && !replies.contains(&point)
        {
            replies.push(point);
        }
    }
    for point in guards(field, maker, target).iter() {
        if !replies.contains(&point) {
            replies.push(point);
        }
    }
    replies
}
