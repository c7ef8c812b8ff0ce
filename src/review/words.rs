//! The findings in words: plain letters, which fit the encoding of any record.

use super::finding::{Choice, Finding};
use super::subject::{Subject, color_name};
use super::summary::{PlayerSummary, Summary};
use super::verdict::{Grade, Verdict};
use crate::board::{Color, Move};

/// The state of a position: who is ahead, by what chance and by how much.
pub(super) fn state(finding: &Finding) -> String {
    format!("{} after {} simulations.", standing(finding.rate, finding.lead), finding.visits)
}

/// Win rate and lead of whoever is ahead: `Black 61.2%, B+3.5`.
fn standing(rate: f64, lead: f64) -> String {
    let ahead = if rate >= 0.5 { Color::Black } else { Color::White };
    let chance = 100.0 * rate.max(1.0 - rate);
    format!("{} {chance:.1}%, {}", color_name(ahead), score(lead))
}

/// A score as records write it.
fn score(lead: f64) -> String {
    let letter = if lead >= 0.0 { 'B' } else { 'W' };
    format!("{letter}+{:.1}", lead.abs())
}

/// The judgment of a move; nothing where there is nothing to say.
pub(super) fn judgment(verdict: &Verdict) -> String {
    if verdict.is_choice {
        return "The move that Octant would play.\n".to_owned();
    }
    let Verdict { mv, lost_rate, lost_points, grade, .. } = verdict;
    let cost = format!("{:.1}% and {lost_points:.1} points", 100.0 * lost_rate);
    let opinion = match grade {
        Grade::Good => String::new(),
        grade => format!("{}: {mv} loses {cost}.\n", capitalized(grade.word())),
    };
    let better = verdict.better.as_ref().map(preference).unwrap_or_default();
    opinion + &better
}

/// The preferred move with its variation.
pub(super) fn preference(better: &Choice) -> String {
    let line: Vec<String> = better.variation.iter().map(Move::to_string).collect();
    format!(
        "Octant prefers {} ({}): {}.\n",
        better.mv(),
        standing(better.rate, better.lead),
        line.join(" ")
    )
}

/// The summary of a game, for its first comment and for the terminal.
pub(super) fn summary(subject: &Subject, findings: &[Finding], verdicts: &[Verdict]) -> String {
    let summary = Summary::new(verdicts);
    let mut text = String::new();
    for color in Color::ALL {
        text += &player(&subject.name(color), summary.of(color), verdicts);
    }
    if let Some(last) = findings.last() {
        text += &format!("At the end: {}\n", state(last));
    }
    if let Some((number, error)) = subject.fault {
        text += &format!("Reviewed up to move {number}, which is illegal: {error}.\n");
    }
    text
}

fn player(name: &str, tally: &PlayerSummary, verdicts: &[Verdict]) -> String {
    let counted = |(&count, grade): (&usize, Grade)| {
        format!("{count} {}", if count == 1 { grade.word() } else { grade.plural() })
    };
    let bad: Vec<String> = tally.bad.iter().zip(Grade::BAD).map(counted).collect();
    let (rate, points) = tally.mean_loss();
    let mut text = format!(
        "{name}: {} moves, {:.0}% of them Octant's; {}; mean loss {:.1}% and {points:.1} points\n",
        tally.moves,
        100.0 * tally.agreement(),
        bad.join(", "),
        100.0 * rate,
    );
    let named: Vec<String> = tally
        .worst
        .iter()
        .filter_map(|&number| verdicts.get(number - 1))
        .map(|worst| {
            let better = worst.better.as_ref().map(|better| format!(", better {}", better.mv()));
            let (number, mv) = (worst.number, worst.mv);
            let lost = 100.0 * worst.lost_rate;
            format!("{number} {mv} ({lost:.1}%{})", better.unwrap_or_default())
        })
        .collect();
    if !named.is_empty() {
        text += &format!("  worst: {}\n", named.join("; "));
    }
    text
}

fn capitalized(word: &str) -> String {
    let (first, rest) = word.split_at(1);
    first.to_uppercase() + rest
}

#[cfg(test)]
mod tests {
    use super::super::verdict::{Scale, example, verdicts};
    use super::*;

    #[test]
    fn a_game_is_summed_up() {
        let (_, subject, findings) = example();
        let verdicts = verdicts(&subject, &findings, &Scale::default());
        assert_eq!(
            summary(&subject, &findings, &verdicts),
            "Black: 1 moves, 100% of them Octant's; 0 inaccuracies, 0 mistakes, 0 blunders; \
             mean loss 0.0% and 0.0 points\n\
             White: 1 moves, 0% of them Octant's; 0 inaccuracies, 0 mistakes, 1 blunder; \
             mean loss 35.0% and 11.0 points\n  worst: 2 A9 (35.0%, better C3)\n\
             At the end: Black 90.0%, B+12.0 after 100 simulations.\n"
        );
    }

    #[test]
    fn a_move_is_judged() {
        let (_, subject, findings) = example();
        let verdicts = verdicts(&subject, &findings, &Scale::default());
        assert_eq!(judgment(&verdicts[0]), "The move that Octant would play.\n");
        assert_eq!(
            judgment(&verdicts[1]),
            "Blunder: A9 loses 35.0% and 11.0 points.\n\
             Octant prefers C3 (Black 55.0%, B+1.0): C3 G7.\n"
        );
        assert_eq!(
            state(&Finding { rate: 0.25, lead: -2.0, ..Finding::default() }),
            "White 75.0%, W+2.0 after 0 simulations."
        );
    }
}
