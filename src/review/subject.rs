//! A game to be reviewed.

use crate::board::{Color, Move};
use crate::game::{Game, IllegalMove, Komi, Rules};
use crate::sgf::{GameRecord, NodeId, ReplayError, SgfError, Tree};
use std::fmt;

/// The main line of a game, as far as its moves are legal.
#[derive(Clone, Debug)]
pub struct Subject {
    /// The record.
    pub record: GameRecord,
    start: Game,
    moves: Vec<(NodeId, Color, Move)>,
    /// The number of the first move that is illegal, and why it is.
    pub fault: Option<(usize, IllegalMove)>,
}

/// A reason why a record cannot be reviewed.
#[derive(Clone, PartialEq, Debug)]
pub enum SubjectError {
    /// It cannot be read.
    Unreadable(SgfError),
    /// It does not begin with a position.
    Illegal(ReplayError),
}

impl fmt::Display for SubjectError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SubjectError::Unreadable(error) => write!(f, "{error}"),
            SubjectError::Illegal(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for SubjectError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            SubjectError::Unreadable(error) => Some(error),
            SubjectError::Illegal(error) => Some(error),
        }
    }
}

impl Subject {
    /// The main line of a tree; rules and komi are for a record that does not say.
    pub fn new(tree: &Tree, rules: Rules, komi: Komi) -> Result<Subject, SubjectError> {
        let record = GameRecord::from_tree(tree).map_err(SubjectError::Unreadable)?;
        let start = record.to_game(0, rules, komi).map_err(SubjectError::Illegal)?;
        let nodes = tree.main_line().flat_map(|id| {
            let moves = tree[id].properties().iter().filter(|p| ["B", "W"].contains(&p.name()));
            moves.map(move |_| id)
        });
        let mut subject = Subject { start, moves: Vec::new(), fault: None, record };
        let mut game = subject.start.clone();
        for (id, &(color, mv)) in nodes.zip(&subject.record.moves) {
            if let Err(error) = game.play(color, mv) {
                subject.fault = Some((subject.moves.len() + 1, error));
                break;
            }
            subject.moves.push((id, color, mv));
        }
        Ok(subject)
    }

    /// The moves, each with the node that has it.
    pub fn moves(&self) -> &[(NodeId, Color, Move)] {
        &self.moves
    }

    /// The number of positions: one more than there are moves.
    pub fn positions(&self) -> usize {
        self.moves.len() + 1
    }

    /// The game after so many moves.
    pub fn game(&self, moves: usize) -> Game {
        let mut game = self.start.clone();
        for &(_, color, mv) in self.moves.iter().take(moves) {
            // It was legal when the subject was made.
            let _ = game.play(color, mv);
        }
        game
    }

    /// The name of a player, or the color.
    pub fn name(&self, color: Color) -> String {
        match self.record.player(color).name.trim() {
            "" => color_name(color).to_owned(),
            name => format!("{} ({name})", color_name(color)),
        }
    }
}

/// The color with a capital.
pub(super) fn color_name(color: Color) -> &'static str {
    match color {
        Color::Black => "Black",
        Color::White => "White",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sgf::read_game;

    fn subject(text: &str) -> Result<Subject, SubjectError> {
        let tree = read_game(text.as_bytes()).expect("a tree");
        Subject::new(&tree, Rules::Chinese, Komi::ZERO)
    }

    #[test]
    fn the_main_line_is_reviewed_and_no_variation() {
        let subject = subject("(;SZ[9]PB[Ada];B[ee](;W[cc];B[gg])(;W[dd]))").expect("a game");
        let moves: Vec<String> = subject.moves().iter().map(|(_, _, mv)| mv.to_string()).collect();
        assert_eq!(moves, ["E5", "C7", "G3"]);
        assert_eq!((subject.positions(), subject.fault), (4, None));
        assert_eq!(subject.game(2).to_play(), Color::Black);
        assert_eq!(subject.name(Color::Black), "Black (Ada)");
        assert_eq!(subject.name(Color::White), "White");
    }

    #[test]
    fn an_illegal_move_ends_the_review_before_it() {
        let subject = subject("(;SZ[9];B[ee];W[ee];B[cc])").expect("a game");
        assert_eq!(subject.positions(), 2);
        assert_eq!(subject.fault, Some((2, IllegalMove::Occupied)));
    }

    #[test]
    fn what_is_no_game_is_refused() {
        assert!(matches!(subject("(;SZ[99])"), Err(SubjectError::Unreadable(_))));
        let full = "(;SZ[2]AB[aa:bb])";
        assert!(matches!(subject(full), Err(SubjectError::Illegal(_))));
    }
}
