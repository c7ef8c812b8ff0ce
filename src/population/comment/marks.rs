//! The marks on the board: triangles on what is preferred, success in percent on other moves.

use super::View;
use crate::board::{Bitboard, Move, Point, Size};
use crate::book::Candidate;
use crate::sgf::{Node, Property, Value};

/// The moves that are marked.
const MARKED: usize = 4;

/// Properties that mark points. A point has one mark, and what the record marks stays.
const MARKS: [&str; 6] = ["TR", "SQ", "CR", "MA", "SL", "LB"];

/// Marks the moves that come next.
pub(super) fn add(node: &mut Node, size: Size, view: &View) {
    add_preferred(node, size, view);
    let labels: Vec<Value> = view
        .ranking
        .iter()
        .take(MARKED)
        .skip(1)
        .flat_map(|known| free(node, size, view, known).into_iter().map(move |p| (p, known)))
        .map(|(point, known)| {
            let point = String::from_utf8_lossy(Value::from_point(point, size).raw()).into_owned();
            Value::from_pair(&point, &format!("{:.0}", 100.0 * known.tally.win_rate()))
        })
        .collect();
    extend(node, "LB", labels);
}

/// Marks the preferred move.
pub(super) fn add_preferred(node: &mut Node, size: Size, view: &View) {
    let Some(best) = view.ranking.first() else { return };
    let triangles = free(node, size, view, best);
    let values = triangles.into_iter().map(|point| Value::from_point(point, size)).collect();
    extend(node, "TR", values);
}

/// The points without a mark on which a move can be played, whatever side it is seen from.
fn free(node: &Node, size: Size, view: &View, known: &Candidate) -> Vec<Point> {
    let marked = marked(node, size);
    let points = view.moves_to(known.node).filter_map(Move::point);
    points.filter(|point| !marked.contains(*point)).collect()
}

fn marked(node: &Node, size: Size) -> Bitboard {
    let properties = MARKS.iter().filter_map(|name| node.property(name));
    let values = properties.flat_map(Property::values);
    let points = values.filter_map(|value| match value.pair() {
        // The text of a label; the corners of a rectangle are both points.
        Some((point, other)) if other.to_point(size).is_none() => point.to_points(size),
        _ => value.to_points(size),
    });
    points.flatten().collect()
}

/// Adds values to a property of a node.
fn extend(node: &mut Node, name: &str, values: Vec<Value>) {
    if values.is_empty() {
        return;
    }
    let old = node.property(name).map(|property| property.values().to_vec()).unwrap_or_default();
    node.set(Property::new(name, old.into_iter().chain(values)));
}
