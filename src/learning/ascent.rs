//! Finds the weights under which the moves of the lessons are most likely.
//!
//! The weights of a pattern and of the smaller ones in it add up, so that a rare pattern only
//! says how it differs from the common ones. Each lesson moves the weights a little toward
//! its move; the steps of a weight become smaller the more it has moved (Duchi, Hazan and
//! Singer 2011, AdaGrad).

use super::Grades;
use super::lessons::{Alternative, Lesson};
use super::vocabulary::{PatternId, Vocabulary};
use crate::board::mix;
use crate::prediction::{Feature, Predictor};

/// The first step of a weight.
const STEP: f64 = 0.2;

/// A weight and what moves it.
#[derive(Clone, Copy, Default)]
struct Weight {
    value: f64,
    /// The sum of the squares of all pulls so far.
    moved: f64,
    /// The pull of the lesson under way.
    pull: f64,
    /// In how many lessons it has a part.
    lessons: f64,
}

/// The search for weights.
pub(super) struct Ascent<'a> {
    vocabulary: &'a Vocabulary,
    lessons: &'a [Lesson],
    penalty: f64,
    /// Those of the features, then those of the patterns.
    weights: Vec<Weight>,
    /// The weights with a part in the lesson under way, each once.
    touched: Vec<usize>,
    /// The chances of the choices of the lesson under way.
    chances: Vec<f64>,
}

impl<'a> Ascent<'a> {
    /// Begins with no knowledge.
    pub(super) fn new(
        vocabulary: &'a Vocabulary,
        lessons: &'a [Lesson],
        penalty: f64,
    ) -> Ascent<'a> {
        let weights = vec![Weight::default(); Feature::COUNT + vocabulary.len()];
        let (touched, chances) = (Vec::new(), Vec::new());
        let mut ascent = Ascent { vocabulary, lessons, penalty, weights, touched, chances };
        for lesson in lessons {
            ascent.pull(lesson);
            for index in std::mem::take(&mut ascent.touched) {
                ascent.weights[index].lessons += 1.0;
                ascent.weights[index].pull = 0.0;
            }
        }
        ascent
    }

    /// Goes through all lessons once, in an order of its own.
    pub(super) fn climb(&mut self, round: usize) {
        let mut order: Vec<usize> = (0..self.lessons.len()).collect();
        order.sort_by_key(|&index| mix(((round as u64) << 32) + index as u64));
        for index in order {
            let lesson = &self.lessons[index];
            self.pull(lesson);
            while let Some(index) = self.touched.pop() {
                let weight = &mut self.weights[index];
                let pull = weight.pull - self.penalty * weight.value / weight.lessons;
                weight.moved += pull * pull;
                weight.value += STEP * pull / (weight.moved + 1e-3).sqrt();
                weight.pull = 0.0;
            }
        }
    }

    /// Adds the pull of a lesson on the weights: toward its move and away from the others, as far
    /// as they are thought likely.
    fn pull(&mut self, lesson: &Lesson) {
        self.chances = self.chances_of(lesson);
        for (i, choice) in lesson.choices.iter().enumerate() {
            let pull = f64::from(u8::from(i == lesson.played)) - self.chances[i];
            for index in parts(self.vocabulary, *choice) {
                let weight = &mut self.weights[index];
                if weight.pull == 0.0 {
                    self.touched.push(index);
                }
                weight.pull += pull;
            }
        }
        self.touched.sort_unstable();
        self.touched.dedup();
    }

    fn chances_of(&self, lesson: &Lesson) -> Vec<f64> {
        let weight = |choice: &Alternative| -> f64 {
            parts(self.vocabulary, *choice).map(|index| self.weights[index].value).sum()
        };
        let mut chances: Vec<f64> = lesson.choices.iter().map(|c| weight(c).exp()).collect();
        let sum: f64 = chances.iter().sum();
        chances.iter_mut().for_each(|chance| *chance /= sum);
        chances
    }

    /// Grades the guesses at the moves of some lessons.
    pub(super) fn grades(&self, lessons: &[Lesson]) -> Grades {
        let mut grades = Grades::default();
        for lesson in lessons {
            let chances = self.chances_of(lesson);
            let chance = chances[lesson.played];
            let rank = chances.iter().filter(|&&other| other > chance).count() + 1;
            grades.add(rank, chance);
        }
        grades
    }

    /// The predictor of the weights found.
    pub(super) fn predictor(&self) -> Predictor {
        let features = std::array::from_fn(|index| self.weights[index].value as f32);
        let sum = |id: PatternId| -> f64 {
            let chain = self.vocabulary.chain(Some(id));
            chain.map(|id| self.weights[Feature::COUNT + id.index()].value).sum()
        };
        let patterns = self.vocabulary.patterns();
        Predictor::new(features, patterns.map(|(id, p)| (p.clone(), sum(id) as f32)).collect())
    }
}

/// The numbers of the weights that a choice has a part in.
#[inline(always)]
fn parts(vocabulary: &Vocabulary, choice: Alternative) -> impl Iterator<Item = usize> {
    let patterns = vocabulary.chain(choice.pattern).map(|id| Feature::COUNT + id.index());
    choice.features().chain(patterns)
}
