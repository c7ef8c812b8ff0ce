//! Thoughts of a search in the record of a game: the property `XV` of each move.
//!
//! `XV[43:120 44:7 81:3;0.613]` says that of the search before the move, 120 visits went to the
//! point 43, counted along the rows from `A1`, and 3 to the pass, which is the area of the board;
//! and that the player to move won 61.3% of them. A quick search, which teaches no moves, has no
//! visits: `XV[;0.613]`. Other programs pass over properties that they do not know.

use super::lesson::Thought;
use crate::sgf::{GameRecord, Node, Tree, Value};

/// The name of the property.
const NAME: &str = "XV";

/// A search's thoughts on its move.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Visits {
    /// The visits of the moves that had any, as points along the rows from `A1`, the area being
    /// the pass. Empty where the search was a quick one.
    pub moves: Vec<(u16, u32)>,
    /// The chance of the player to move to win.
    pub win: f32,
}

impl Visits {
    /// Writes them beside a move.
    pub fn write(&self, node: &mut Node) {
        let moves = self.moves.iter().map(|(mv, visits)| format!("{mv}:{visits}"));
        let moves: Vec<String> = moves.collect();
        node.add(NAME, Value::from_text(&format!("{};{:.4}", moves.join(" "), self.win)));
    }

    /// Reads them from beside a move; `None` if there are none, or none that can be understood.
    pub fn read(node: &Node) -> Option<Visits> {
        let text = String::from_utf8(node.value(NAME)?.raw().to_vec()).ok()?;
        let text = text.replace('\\', "");
        let (moves, win) = text.split_once(';')?;
        let pair = |pair: &str| {
            let (mv, visits) = pair.split_once(':')?;
            Some((mv.parse().ok()?, visits.parse().ok()?))
        };
        let moves = moves.split_whitespace().map(pair).collect::<Option<Vec<(u16, u32)>>>()?;
        let win = win.parse().ok().filter(|win| (0.0..=1.0).contains(win))?;
        Some(Visits { moves, win })
    }
}

/// The tree of a game with what a search thought at each move; where nobody searched, as for
/// moves of an opening, there is none.
pub fn with_visits(record: &GameRecord, visits: &[Option<Visits>]) -> Tree {
    let mut tree = record.to_tree();
    let moves: Vec<_> = tree.main_line().filter(|&id| is_move(&tree[id])).collect();
    for (id, visits) in moves.into_iter().zip(visits) {
        if let Some(visits) = visits {
            visits.write(&mut tree[id]);
        }
    }
    tree
}

fn is_move(node: &Node) -> bool {
    node.property("B").or(node.property("W")).is_some()
}

/// The thoughts of a game's moves; nothing if no move has any.
pub(super) fn read(tree: &Tree, record: &GameRecord) -> Box<[Thought]> {
    let area = record.size.area();
    let nodes = tree.main_line().map(|id| &tree[id]).filter(|node| is_move(node));
    let visits: Vec<Option<Visits>> = nodes.map(Visits::read).collect();
    if visits.iter().all(Option::is_none) || visits.len() != record.moves.len() {
        return Box::default();
    }
    let thought = |visits: Option<Visits>| {
        let Some(visits) = visits else { return Thought::default() };
        let is_on = visits.moves.iter().all(|&(mv, _)| usize::from(mv) <= area);
        let sum: u32 = visits.moves.iter().map(|&(_, visits)| visits).sum();
        let share = |&(mv, visits): &(u16, u32)| (mv, visits as f32 / sum.max(1) as f32);
        let moves = if is_on && sum > 0 { &visits.moves[..] } else { &[] };
        Thought { shares: moves.iter().map(share).collect(), win: Some(visits.win) }
    };
    visits.into_iter().map(thought).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sgf::read_game;

    #[test]
    fn visits_are_read_as_they_are_written() {
        let tree = read_game(b"(;SZ[9];B[ee];W[];B[cc])").expect("a game");
        let slow = Visits { moves: vec![(40, 90), (81, 10)], win: 0.625 };
        let quick = Visits { moves: Vec::new(), win: 0.25 };
        let record = GameRecord::from_tree(&tree).expect("a game");
        let visits = [Some(slow), Some(quick), None];
        let again = read_game(&with_visits(&record, &visits).to_sgf()).expect("what was written");
        let nodes = again.main_line().skip(1).map(|id| &again[id]);
        assert!(nodes.map(Visits::read).eq(visits));
        let thoughts = read(&again, &record);
        assert_eq!(*thoughts[0].shares, [(40, 0.9), (81, 0.1)]);
        assert_eq!(thoughts[1], Thought { shares: Box::default(), win: Some(0.25) });
        assert_eq!(thoughts[2], Thought::default());
    }

    #[test]
    fn nonsense_is_no_thought() {
        for text in ["", "x;0.5", "40:1", "40:1;2.0", "40;0.5", "40:-1;0.5"] {
            let sgf = format!("(;SZ[9];B[ee]XV[{text}])");
            let tree = read_game(sgf.as_bytes()).expect("a game");
            let node = &tree[tree.main_line().nth(1).expect("a move")];
            assert_eq!(Visits::read(node), None, "{text}");
        }
    }
}
