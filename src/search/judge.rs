//! The door to how a leaf is judged: by a playout, by a net, or by both.

use super::advice::Advice;
use super::adviser::{Adviser, Look};
use super::context::{Context, Place};
use super::experience::Experience;
use crate::board::{Bitboard, Color, Size};
use crate::game::score::area;
use crate::playout::{Replies, Scene, Stone};
use rand::rngs::SmallRng;
use std::sync::Arc;

/// The end of a way down the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Leaf {
    /// A position to be judged.
    Open,
    /// A game that two passes have ended.
    Over,
    /// A position to be judged for which the tree had no room.
    NoRoom,
}

/// The worth of a leaf.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct LeafValue {
    /// The result for Black, 0 to 1.
    black: f32,
    /// The points that Black is ahead.
    lead: f32,
}

impl LeafValue {
    /// The value of a lead of Black; `score_weight` is the part of it that is score and not the
    /// bare win.
    pub(super) fn of_lead(black_lead: f32, size: Size, score_weight: f32) -> LeafValue {
        let win = match black_lead {
            lead if lead > 0.0 => 1.0,
            lead if lead < 0.0 => 0.0,
            _ => 0.5,
        };
        let share = (0.5 + 0.5 * black_lead / size.area() as f32).clamp(0.0, 1.0);
        LeafValue { black: (1.0 - score_weight) * win + score_weight * share, lead: black_lead }
    }

    /// The value that a net gives, from the view of the player to move; `score_weight` as above.
    fn of_advice(advice: &Advice, to_play: Color, size: Size, score_weight: f32) -> LeafValue {
        let (win, lead) = match to_play {
            Color::Black => (advice.win, advice.lead),
            Color::White => (1.0 - advice.win, -advice.lead),
        };
        let share = (0.5 + 0.5 * lead / size.area() as f32).clamp(0.0, 1.0);
        LeafValue { black: (1.0 - score_weight) * win + score_weight * share, lead }
    }

    /// A mixture, of which another value is a part.
    fn mixed(self, other: LeafValue, part: f32) -> LeafValue {
        let mix = |own: f32, other: f32| (1.0 - part) * own + part * other;
        LeafValue { black: mix(self.black, other.black), lead: mix(self.lead, other.lead) }
    }

    /// The results by [`Color::index`].
    pub(super) fn results(self) -> [f32; 2] {
        [self.black, 1.0 - self.black]
    }

    /// The points that a color is ahead, by [`Color::index`].
    pub(super) fn leads(self) -> [f32; 2] {
        [self.lead, -self.lead]
    }
}

/// Judges the leaves of one thread's simulations.
pub(super) struct Judge<const W: usize> {
    rng: SmallRng,
    replies: Option<Box<Replies<W>>>,
    adviser: Option<Adviser>,
    /// The net's word on the leaf under way, if it was asked.
    advice: Option<(Arc<Advice>, Color)>,
    /// The ends of the playouts so far.
    pub(super) experience: Arc<Experience>,
}

impl<const W: usize> Judge<W> {
    /// A judge with its own source of chance.
    pub(super) fn new(rng: SmallRng, adviser: Option<Adviser>) -> Judge<W> {
        let experience = Arc::new(Experience::new(W));
        Judge { rng, replies: None, adviser, advice: None, experience }
    }

    /// Asks the net about a place where these points and a pass are the moves; `None` if there is
    /// no net. What it says counts for the leaf under way.
    pub(super) fn consult(
        &mut self,
        context: &Context<W>,
        place: Place<W>,
        moves: Bitboard<W>,
        look: Look,
    ) -> Option<Arc<Advice>> {
        let adviser = self.adviser.as_mut()?;
        let advice = adviser.advise(&context.root.situation(place), moves, look, &mut self.rng);
        self.advice = Some((advice.clone(), place.scene.board().to_play()));
        Some(advice)
    }

    /// The chance that the root's policy is given.
    pub(super) fn rng(&mut self) -> &mut SmallRng {
        &mut self.rng
    }

    /// Tells whether the net has been asked about the leaf under way.
    pub(super) fn is_advised(&self) -> bool {
        self.advice.is_some()
    }

    /// Begins with another leaf.
    pub(super) fn forget_advice(&mut self) {
        self.advice = None;
    }

    /// The part of the value of the leaf under way that a playout has to find.
    pub(super) fn playout_share(&self, context: &Context<W>) -> f32 {
        match &context.method.guidance {
            Some(guidance) if self.is_advised() => guidance.playout_share,
            _ => 1.0,
        }
    }

    /// The value of the leaf under way: what the net says, if it was asked, and what a playout, if
    /// there was one, came to.
    pub(super) fn value(&mut self, context: &Context<W>, played: Option<LeafValue>) -> LeafValue {
        let share = self.playout_share(context);
        let even = LeafValue { black: 0.5, lead: 0.0 };
        let Some((advice, to_play)) = self.advice.take() else { return played.unwrap_or(even) };
        let size = context.root.scene.board().size();
        self.experience.add_advice::<W>(&advice, to_play, size);
        let score_weight = context.method.score_weight;
        let told = LeafValue::of_advice(&advice, to_play, size, score_weight);
        played.map_or(told, |played| told.mixed(played, share))
    }

    /// Plays a scene to the end and appends the stones to those played so far.
    pub(super) fn play_out(
        &mut self,
        context: &Context<W>,
        scene: &mut Scene<W>,
        stones: &mut Vec<Stone<W>>,
    ) {
        let learns = context.method.learns_replies;
        if learns && self.replies.is_none() {
            self.replies = Some(Box::new(Replies::new()));
        }
        let replies = self.replies.as_deref().filter(|_| learns);
        context.root.playout.run(scene, replies, &mut self.rng, stones);
    }

    /// Counts a game that was played to its end, and learns from it.
    pub(super) fn count(
        &mut self,
        context: &Context<W>,
        scene: &Scene<W>,
        stones: &[Stone<W>],
    ) -> LeafValue {
        let board = scene.board();
        let black = board.stones(Color::Black) | board.surrounded(Color::Black);
        let lead = board.filled_score() as f32 - context.root.komi;
        self.experience.add(black, lead > 0.0);
        if let Some(replies) = self.replies.as_mut().filter(|_| context.method.learns_replies) {
            let winner = if lead > 0.0 { Color::Black } else { Color::White };
            replies.learn(stones, winner);
        }
        LeafValue::of_lead(lead, board.size(), context.method.score_weight)
    }
}

/// The value of a game that two passes have ended: every stone on the board counts as alive.
pub(super) fn final_value<const W: usize>(context: &Context<W>, scene: &Scene<W>) -> LeafValue {
    let [black, white] = area(scene.board(), Bitboard::EMPTY).map(|set| set.count() as f32);
    let lead = black - white - context.root.komi;
    LeafValue::of_lead(lead, scene.board().size(), context.method.score_weight)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_is_mostly_a_win_and_a_little_its_size() {
        let value = |lead| LeafValue::of_lead(lead, Size::NINE, 0.1).results();
        assert_eq!(value(0.0), [0.5, 0.5]);
        // All of the board: the largest lead there is.
        assert_eq!(value(81.0), [1.0, 0.0]);
        let [black, white] = value(-8.1);
        assert!((black - 0.1 * 0.45).abs() < 1e-6 && black + white == 1.0, "{black}");
        assert_eq!(LeafValue::of_lead(-3.5, Size::NINE, 0.0).leads(), [-3.5, 3.5]);
    }
}
