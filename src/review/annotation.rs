//! A review written into the record: comments, values, marks, and better moves as variations.
//!
//! | property | what it says | who shows it |
//! |---|---|---|
//! | `C` | the state of the game, the judgment and the better move | every editor |
//! | `BM`, `DO` | a mistake (`BM[1]`), a blunder (`BM[2]`), an inaccuracy | Sabaki, CGoban |
//! | `V` | the score, positive for Black | standard |
//! | `SBKV` | Black's win rate in percent | Sabaki, as a curve |
//! | `TR` | the better move, beside a bad one | every editor |
//! | a variation | the better move and what follows it | every editor |
//!
//! What the record has stays: comments are added to, and a node that somebody has already judged
//! keeps that judgment.

use super::finding::Finding;
use super::subject::Subject;
use super::verdict::{Grade, Verdict};
use super::words;
use crate::board::{Color, Size};
use crate::sgf::{Node, NodeId, Property, Tree, Value};

/// The properties that judge a move.
const JUDGMENTS: [&str; 4] = ["BM", "DO", "IT", "TE"];

/// Writes a review into its record and returns the summary.
pub fn annotate(
    tree: &mut Tree,
    subject: &Subject,
    findings: &[Finding],
    verdicts: &[Verdict],
) -> String {
    let size = subject.record.size;
    let summary = words::summary(subject, findings, verdicts);
    let root = tree.root();
    tree[root].add_comment(&format!("Reviewed by Octant.\n{summary}"));
    if let Some(first) = findings.first() {
        add_values(&mut tree[root], first);
    }
    let moves = subject.moves().iter().zip(findings.iter().skip(1)).zip(verdicts);
    for ((&(id, ..), finding), verdict) in moves {
        let text = format!("{}\n{}", words::state(finding), words::judgment(verdict));
        let node = &mut tree[id];
        node.add_comment(&text);
        add_values(node, finding);
        add_grade(node, verdict.grade);
        if verdict.grade > Grade::Good {
            mark_better(node, verdict, size);
            add_variation(tree, id, verdict, size);
        }
    }
    summary
}

fn add_values(node: &mut Node, finding: &Finding) {
    node.set(Property::new("V", [Value::from_text(&format!("{:.1}", finding.lead))]));
    let percent = Value::from_text(&format!("{:.2}", 100.0 * finding.rate));
    node.set(Property::new("SBKV", [percent]));
}

fn add_grade(node: &mut Node, grade: Grade) {
    let (name, value) = match grade {
        Grade::Good => return,
        Grade::Inaccuracy => ("DO", ""),
        Grade::Mistake => ("BM", "1"),
        Grade::Blunder => ("BM", "2"),
    };
    if JUDGMENTS.iter().all(|name| node.property(name).is_none()) {
        node.add(name, Value::from_text(value));
    }
}

/// Marks the better point, unless the node has marks of its own.
fn mark_better(node: &mut Node, verdict: &Verdict, size: Size) {
    let better = verdict.better.as_ref().and_then(|better| better.mv().point());
    if let Some(point) = better
        && node.property("TR").is_none()
    {
        node.add("TR", Value::from_point(point, size));
    }
}

/// Adds the better move as a variation beside the one that was played.
fn add_variation(tree: &mut Tree, played: NodeId, verdict: &Verdict, size: Size) {
    let (Some(better), Some(parent)) = (&verdict.better, tree[played].parent()) else { return };
    let mut color = verdict.color;
    let mut id = parent;
    for (index, &mv) in better.variation.iter().enumerate() {
        id = tree.add_child(id);
        tree[id].add(if color == Color::Black { "B" } else { "W" }, Value::from_move(mv, size));
        if index == 0 {
            tree[id].add_comment(&words::preference(better));
        }
        color = !color;
    }
}

#[cfg(test)]
mod tests {
    use super::super::verdict::{Scale, example, verdicts};
    use super::*;
    use crate::sgf::read_game;

    #[test]
    fn a_review_is_added_to_what_is_there() {
        let (mut tree, subject, findings) = example();
        let verdicts = verdicts(&subject, &findings, &Scale::default());
        annotate(&mut tree, &subject, &findings, &verdicts);
        let tree = read_game(&tree.to_sgf()).expect("a record");
        let text = |id: NodeId, name: &str| {
            let value = tree[id].value(name);
            value.map(|value| value.text(crate::sgf::Encoding::Utf8)).unwrap_or_default()
        };
        let line: Vec<NodeId> = tree.main_line().collect();
        assert!(text(line[0], "C").starts_with("Old\nReviewed by Octant.\nBlack: 1 moves"));
        assert!(text(line[1], "C").starts_with("Hm\nBlack 55.0%, B+1.0"));
        assert_eq!((text(line[1], "BM"), text(line[2], "BM")), (String::new(), "2".to_owned()));
        assert_eq!((text(line[2], "SBKV"), text(line[2], "V")), ("90.00".into(), "12.0".into()));
        assert_eq!(text(line[2], "TR"), "ee", "the mark of the record stays");
        // C3 and G7 as a variation beside A9.
        let better: Vec<NodeId> = tree.children(line[1]).collect();
        assert_eq!(better.len(), 2);
        assert_eq!((text(better[0], "W"), text(better[1], "W")), ("aa".into(), "cg".into()));
        let next = tree.children(better[1]).next().expect("a second move");
        assert_eq!(text(next, "B"), "gc");
    }

    #[test]
    fn a_judgment_of_somebody_else_stays() {
        let mut tree = read_game(b"(;SZ[9];B[ee]TE[1])").expect("a game");
        let id = tree.main_line().nth(1).expect("a move");
        add_grade(&mut tree[id], Grade::Blunder);
        assert!(tree[id].property("BM").is_none());
    }
}
