//! The judgment of a move, by what was found before and after it.

use super::finding::{Choice, Finding};
use super::subject::Subject;
use crate::board::{Color, Move};

/// A grade of bad moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Grade {
    /// Nothing to speak of was lost.
    Good,
    /// A little was lost.
    Inaccuracy,
    /// Much was lost.
    Mistake,
    /// The game may have been lost.
    Blunder,
}

impl Grade {
    /// The grades of moves that are not good.
    pub const BAD: [Grade; 3] = [Grade::Inaccuracy, Grade::Mistake, Grade::Blunder];

    /// The word for one move.
    pub fn word(self) -> &'static str {
        match self {
            Grade::Good => "good move",
            Grade::Inaccuracy => "inaccuracy",
            Grade::Mistake => "mistake",
            Grade::Blunder => "blunder",
        }
    }

    /// The word for several moves.
    pub fn plural(self) -> &'static str {
        match self {
            Grade::Good => "good moves",
            Grade::Inaccuracy => "inaccuracies",
            Grade::Mistake => "mistakes",
            Grade::Blunder => "blunders",
        }
    }
}

/// The losses of win rate at which the grades begin, 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scale {
    /// The least loss of an inaccuracy.
    pub inaccuracy: f64,
    /// The least loss of a mistake.
    pub mistake: f64,
    /// The least loss of a blunder.
    pub blunder: f64,
}

impl Default for Scale {
    fn default() -> Scale {
        Scale { inaccuracy: 0.05, mistake: 0.1, blunder: 0.2 }
    }
}

impl Scale {
    /// The grade of a loss.
    pub fn grade(&self, loss: f64) -> Grade {
        match loss {
            loss if loss >= self.blunder => Grade::Blunder,
            loss if loss >= self.mistake => Grade::Mistake,
            loss if loss >= self.inaccuracy => Grade::Inaccuracy,
            _ => Grade::Good,
        }
    }
}

/// The judgment of a move.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict {
    /// The number of the move, from 1.
    pub number: usize,
    /// The player.
    pub color: Color,
    /// The move.
    pub mv: Move,
    /// The win rate that it cost its player.
    pub lost_rate: f64,
    /// The points that it cost its player.
    pub lost_points: f64,
    /// Its grade.
    pub grade: Grade,
    /// True if it is the move that the search would have played.
    pub is_choice: bool,
    /// The move that the search would have played, if that is another one.
    pub better: Option<Choice>,
}

/// The judgments of all moves; a finding for every position of the game.
pub fn verdicts(subject: &Subject, findings: &[Finding], scale: &Scale) -> Vec<Verdict> {
    let pairs = findings.iter().zip(findings.iter().skip(1));
    let moves = subject.moves().iter().enumerate();
    let judge = |((index, &(_, color, mv)), (before, after))| {
        verdict(index + 1, (color, mv), before, after, scale)
    };
    moves.zip(pairs).map(judge).collect()
}

/// The judgment of a move. What the search would have played costs nothing, however its opinion of
/// the position changes when it has been played.
fn verdict(
    number: usize,
    (color, mv): (Color, Move),
    before: &Finding,
    after: &Finding,
    scale: &Scale,
) -> Verdict {
    let is_choice = before.best() == Some(mv);
    let lost = |before: f64, after: f64| if is_choice { 0.0 } else { (before - after).max(0.0) };
    let lost_rate = lost(before.rate_of(color), after.rate_of(color));
    Verdict {
        number,
        color,
        mv,
        lost_rate,
        lost_points: lost(before.lead_of(color), after.lead_of(color)),
        grade: scale.grade(lost_rate),
        is_choice,
        better: before.choices.first().filter(|_| !is_choice).cloned(),
    }
}

/// Findings for the tests of this room: two moves on 9x9, of which the second is a blunder.
#[cfg(test)]
pub(super) fn example() -> (crate::sgf::Tree, Subject, Vec<Finding>) {
    use crate::game::{Komi, Rules};
    let text = b"(;SZ[9]C[Old];B[ee]C[Hm];W[aa]TR[ee])";
    let tree = crate::sgf::read_game(text).expect("a game");
    let subject = Subject::new(&tree, Rules::Chinese, Komi::ZERO).expect("a subject");
    let finding = |rate: f64, lead: f64, line: &str| Finding {
        visits: 100,
        rate,
        lead,
        choices: vec![Choice {
            visits: 60,
            rate,
            lead,
            variation: line.split(' ').map(|mv| mv.parse().expect("a move")).collect(),
        }],
    };
    let findings =
        vec![finding(0.5, 0.0, "E5 C3"), finding(0.55, 1.0, "C3 G7"), finding(0.9, 12.0, "G7")];
    (tree, subject, findings)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loss_has_its_grade() {
        let scale = Scale::default();
        for (loss, grade) in [
            (0.0, Grade::Good),
            (0.049, Grade::Good),
            (0.05, Grade::Inaccuracy),
            (0.1, Grade::Mistake),
            (0.2, Grade::Blunder),
        ] {
            assert_eq!(scale.grade(loss), grade, "{loss}");
        }
    }

    #[test]
    fn moves_are_judged_by_what_they_cost_their_player() {
        let (_, subject, findings) = example();
        let verdicts = verdicts(&subject, &findings, &Scale::default());
        let [first, second] = &verdicts[..] else { panic!("two moves") };
        assert!(first.is_choice && first.better.is_none());
        assert_eq!((first.lost_rate, first.grade), (0.0, Grade::Good));
        assert!((second.lost_rate - 0.35).abs() < 1e-9 && second.lost_points == 11.0);
        assert_eq!((second.number, second.grade), (2, Grade::Blunder));
        assert_eq!(second.better.as_ref().map(|better| better.mv().to_string()), Some("C3".into()));
    }

    #[test]
    fn a_move_that_turns_out_better_costs_nothing() {
        let (_, subject, mut findings) = example();
        findings[2].rate = 0.1;
        findings[2].lead = -9.0;
        let verdict = &verdicts(&subject, &findings, &Scale::default())[1];
        assert_eq!((verdict.lost_rate, verdict.lost_points), (0.0, 0.0));
    }
}
