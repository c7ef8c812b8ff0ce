//! A net that is finished, examined as it plays: in the arithmetic of the processor.

use super::lesson::Lesson;
use super::loss::{Answer, Faults, Weighting, judge};
use super::school::School;
use crate::board::Symmetry;
use crate::net::{Arithmetic, Evaluation, Evaluator, Net, SCORE_UNIT, Weights};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The results of an examination.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The arithmetic of the net's trunk, in words.
    pub arithmetic: String,
    /// All positions.
    pub all: Faults,
    /// The positions of each source.
    pub by_source: BTreeMap<Arc<str>, Faults>,
    /// The positions on each side of a board.
    pub by_side: BTreeMap<usize, Faults>,
    /// The positions of each twenty moves of a game, by the first of them.
    pub by_move: BTreeMap<usize, Faults>,
}

/// The games of an examination.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// Those that no training ever sees.
    HeldOut,
    /// All others.
    Others,
}

/// Examines a net, on at most so many positions, always the same.
pub fn examine(
    weights: &Weights,
    kind: Arithmetic,
    school: &School,
    asked: Asked,
    most: usize,
    mut watch: impl FnMut(usize, usize),
) -> Report {
    let net = Arc::new(Net::new(weights, kind));
    let mut report = Report { arithmetic: net.arithmetic().to_owned(), ..Report::default() };
    let mut evaluator = Evaluator::new(net);
    let lessons: &[Lesson] = match asked {
        Asked::HeldOut => &school.held_out,
        Asked::Others => &school.lessons,
    };
    let positions = School::exam(lessons, most);
    let (mut answer, mut gradient) = (Answer::default(), Answer::default());
    for (number, &(game, ply)) in positions.iter().enumerate() {
        let lesson = &lessons[game];
        let example = lesson.example(ply, Symmetry::IDENTITY, 0.0);
        read(evaluator.evaluate(&lesson.planes(ply), Symmetry::IDENTITY), &mut answer);
        let faults = judge(&example, &answer, Weighting::default(), &mut gradient);
        report.all += faults;
        let source = school.sources[usize::from(lesson.source)].clone();
        *report.by_source.entry(source).or_default() += faults;
        *report.by_side.entry(lesson.size.side()).or_default() += faults;
        *report.by_move.entry(ply / 20 * 20).or_default() += faults;
        watch(number + 1, positions.len());
    }
    report
}

/// Reads a net's answer, as it is before any squashing.
fn read(evaluation: &Evaluation, answer: &mut Answer) {
    answer.policy.clone_from(&evaluation.policy);
    answer.win = evaluation.win_logit;
    answer.score = evaluation.score / SCORE_UNIT;
    let before_tangent = |owner: &f32| owner.clamp(-0.999_999, 0.999_999).atanh();
    answer.owners.clear();
    answer.owners.extend(evaluation.ownership.iter().map(before_tangent));
}
