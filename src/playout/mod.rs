//! One simulated game: ordered move generators, each answering with a point and a reason.
//!
//! A [`Playout`] turns a board into a [`Scene`], the position as its policy sees it, and plays it
//! to the end. The same policy lists [`Suggestions`] for the priors of the tree: what it knows
//! is written once, in `generators.rs`. Superko is not looked at in playouts, and suicide is
//! never played.

mod any_move;
mod candidates;
mod chance;
mod generators;
mod parameters;
mod policy;
mod replies;
mod scene;
mod suggestions;
mod surroundings;

pub use generators::Reason;
pub use parameters::{PlayoutParameters, SuggestionParameters};
pub use replies::Replies;
pub use scene::Scene;
pub use suggestions::{Suggestion, Suggestions};

use crate::board::{Board, Color, Point, Size};
use policy::Policy;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use surroundings::Surroundings;

/// A stone played in a playout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stone<const W: usize> {
    /// The player.
    pub color: Color,
    /// The point.
    pub point: Point<W>,
}

/// Plays games to the end on boards of one size.
#[derive(Clone)]
pub struct Playout<const W: usize> {
    policy: Policy,
    blank: Surroundings<W>,
    komi: f64,
    mercy: f64,
    longest: usize,
}

impl<const W: usize> Playout<W> {
    /// Playouts for a board size and komi, which the mercy rule counts in.
    pub fn new(size: Size, komi: f64, parameters: &PlayoutParameters) -> Playout<W> {
        let share = if parameters.mercy > 0.0 { parameters.mercy } else { f64::INFINITY };
        Playout {
            policy: Policy::new(size, parameters),
            blank: Surroundings::new(size),
            komi,
            mercy: share * size.area() as f64,
            longest: Playout::<W>::longest(size),
        }
    }

    /// The most stones and passes that a playout has: the room a record needs.
    pub fn longest(size: Size) -> usize {
        3 * size.area()
    }

    /// The scene of a board after its last two moves, the latest first; `None` for a pass or
    /// where there was no move.
    pub fn scene(
        &self,
        board: &Board<W>,
        last: Option<Point<W>>,
        previous: Option<Point<W>>,
    ) -> Scene<W> {
        Scene::new(*board, last, previous, &self.blank)
    }

    /// The moves that the policy may play in a scene, for the priors of the tree.
    pub fn suggestions(&self, scene: &Scene<W>) -> Suggestions<W> {
        self.policy.suggestions(scene)
    }

    /// Tells whether a move of the player to move fits a 3x3 pattern.
    pub fn fits_pattern(&self, scene: &Scene<W>, point: Point<W>) -> bool {
        let code = scene.surroundings().code(point);
        self.policy.patterns.fit(scene.board().to_play(), code)
    }

    /// The move the policy plays in a scene, with its reason; `None` is a pass.
    pub fn choose(
        &self,
        scene: &mut Scene<W>,
        replies: Option<&Replies<W>>,
        rng: &mut impl Rng,
    ) -> Option<(Point<W>, Reason)> {
        self.policy.choose(scene, replies, rng)
    }

    /// Plays a scene to the end and appends the stones played to a record: until both players
    /// pass, one is far ahead, or the longest playout is reached. The board of the scene is then
    /// ready to be scored: see [`Board::filled_score`].
    pub fn run(
        &self,
        scene: &mut Scene<W>,
        replies: Option<&Replies<W>>,
        rng: &mut impl Rng,
        record: &mut Vec<Stone<W>>,
    ) {
        let mut has_passed = false;
        for _ in 0..self.longest {
            match self.policy.choose(scene, replies, rng) {
                Some((point, _)) => {
                    has_passed = false;
                    record.push(Stone { color: scene.board().to_play(), point });
                    scene.play(point);
                    if (f64::from(scene.lead()) - self.komi).abs() > self.mercy {
                        return;
                    }
                }
                None if has_passed => return,
                None => {
                    has_passed = true;
                    scene.pass();
                }
            }
        }
    }
}

/// Plays a position out so many times, each game to its very end, and calls with the last board
/// of each. The same position always ends in the same ways.
pub fn play_out_often<const W: usize>(
    board: &Board<W>,
    count: usize,
    mut call: impl FnMut(&Board<W>),
) {
    // Without mercy no komi ends a game.
    let parameters = PlayoutParameters { mercy: 0.0, ..PlayoutParameters::default() };
    let playout = Playout::new(board.size(), 0.0, &parameters);
    let mut rng = SmallRng::seed_from_u64(board.key());
    let mut record = Vec::with_capacity(Playout::<W>::longest(board.size()));
    for _ in 0..count {
        let mut scene = playout.scene(board, None, None);
        record.clear();
        playout.run(&mut scene, None, &mut rng, &mut record);
        call(scene.board());
    }
}

#[cfg(test)]
mod tests;
