//! The moves of a game as lessons: what was played, and what else could have been.

use super::stones::for_each_stone;
use super::vocabulary::{PatternId, Vocabulary};
use crate::prediction::Facts;
use crate::prediction::{Canvas, Feature};
use crate::sgf::GameRecord;

/// A move that could have been made, as the predictor sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Alternative {
    /// The largest known pattern around it.
    pub pattern: Option<PatternId>,
    /// A bit for each feature.
    features: u128,
}

const _: () = assert!(Feature::COUNT <= 128);

impl Alternative {
    /// The numbers of its features.
    #[inline(always)]
    pub(super) fn features(self) -> impl Iterator<Item = usize> {
        let mut rest = self.features;
        std::iter::from_fn(move || {
            let feature = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(feature)
        })
    }
}

/// A position and what was played there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Lesson {
    /// All moves that could have been made.
    pub choices: Vec<Alternative>,
    /// The one of them that was.
    pub played: usize,
}

impl Lesson {
    /// The lessons of a game.
    pub(super) fn all_of(game: &GameRecord, vocabulary: &Vocabulary) -> Vec<Lesson> {
        let mut lessons = Vec::with_capacity(game.moves.len());
        for_each_stone(game, |playout, scene, played| {
            let facts = Facts::new(playout, scene);
            let canvas = Canvas::new(facts.board());
            let choice = |point| Alternative {
                pattern: vocabulary.largest(&canvas, point),
                features: Feature::of(&facts, point)
                    .iter()
                    .fold(0, |bits, feature| bits | 1 << feature.index()),
            };
            let index = facts.candidates.iter().position(|point| point == played);
            lessons.extend(index.map(|index| Lesson {
                choices: facts.candidates.iter().map(choice).collect(),
                played: index,
            }));
        });
        lessons
    }
}
