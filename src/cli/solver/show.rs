//! `octant solver show`: verdicts on a position of a game, with their lines and trees.

use super::super::Outcome;
use crate::board::{Board, Color, Point};
use crate::game::{Komi, Rules};
use crate::sgf::GameRecord;
use crate::solver::{Field, Finding, Limits, Problem, Reader, Trail, Verdict};
use clap::Args;
use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

/// Print what can be captured, connected and made an eye in a position
///
/// A verdict is `>` if the goal is reached whoever moves first, `*` if the first mover decides, `<` if
/// it is not reached, and `?` if the nodes ran out; `k` stands for a ko that decides. A point with a
/// stone asks for the capture of its chain, an empty one for an eye of either color, two stones with
/// a dash between, as in C3-C5, for their connection. Without points every chain with few liberties
/// is shown.
#[derive(Args)]
#[command(after_long_help = EXAMPLES)]
pub(super) struct Show {
    /// The game record
    #[arg(value_name = "GAME.sgf")]
    game: PathBuf,
    /// Points, or pairs of points
    #[arg(value_name = "POINT")]
    questions: Vec<Question>,
    /// The position after so many moves [default: the last]
    #[arg(long, value_name = "N")]
    moves: Option<usize>,
    /// The moves that each half of a verdict may try
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// The highest order of threats: 1 reads ladders, 2 nets too
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=4))]
    order: u8,
    /// Show the tree of each reading, up to so many moves
    #[arg(long, value_name = "MOVES", num_args = 0..=1, default_missing_value = "100")]
    tree: Option<usize>,
}

const EXAMPLES: &str = "\
Examples:
  octant solver show game.sgf                    every chain in danger at the end of the game
  octant solver show game.sgf --moves 40 C3      can the chain on C3 be captured after 40 moves?
  octant solver show game.sgf C3-E3 --tree       are these stones connected, and how is it read?";

/// A point, or two.
#[derive(Clone, Copy, Debug)]
struct Question(Point, Option<Point>);

impl std::str::FromStr for Question {
    type Err = String;

    fn from_str(text: &str) -> Result<Question, String> {
        let point = |word: &str| word.parse().map_err(|_| format!("{word} is not a point"));
        match text.split_once('-') {
            Some((a, b)) => Ok(Question(point(a)?, Some(point(b)?))),
            None => Ok(Question(point(text)?, None)),
        }
    }
}

impl Question {
    fn points(&self) -> impl Iterator<Item = Point> {
        [Some(self.0), self.1].into_iter().flatten()
    }

    fn problems(&self, board: &Board) -> Result<Vec<Problem>, String> {
        if let Some(off) = self.points().find(|point| !point.is_on(board.size())) {
            return Err(format!("{off} is not on a board of {}", board.size()));
        }
        let field = Field::new(board);
        match self.1 {
            Some(other) => Problem::connect(&field, self.0, other)
                .map(|problem| vec![problem])
                .ok_or_else(|| format!("{} and {other} are not stones of one color", self.0)),
            None => Ok(Problem::capture(&field, self.0).map_or_else(
                || Color::ALL.map(|color| Problem::eye(color, self.0)).to_vec(),
                |problem| vec![problem],
            )),
        }
    }
}

impl Show {
    pub(super) fn run(&self) -> Outcome {
        let name = self.game.display();
        let bytes = fs::read(&self.game).map_err(|error| format!("{name}: {error}"))?;
        let record = GameRecord::read(&bytes).map_err(|error| format!("{name}: {error}"))?;
        let moves = self.moves.unwrap_or(usize::MAX);
        let game = record
            .to_game(moves, Rules::Chinese, Komi::ZERO)
            .map_err(|error| format!("{name}: {error}"))?;
        io::stdout().write_all(self.text(game.board())?.as_bytes())?;
        Ok(())
    }

    fn text(&self, board: &Board) -> Result<String, String> {
        let limits = Limits { nodes: self.nodes, order: self.order.into() };
        let mut reader = Reader::new();
        let mut text = format!("{board}\n\n");
        if self.questions.is_empty() {
            for Finding { problem, verdict, .. } in reader.chains(board, limits) {
                self.tell(&mut text, &problem, &verdict, None);
            }
        }
        for question in &self.questions {
            for problem in question.problems(board)? {
                reader.forget();
                let (verdict, trail) = match self.tree {
                    Some(room) => {
                        let (verdict, trail) = reader.judge_aloud(board, problem, limits, room);
                        (verdict, Some(trail))
                    }
                    None => (reader.judge(board, problem, limits), None),
                };
                self.tell(&mut text, &problem, &verdict, trail.as_ref());
            }
        }
        Ok(text)
    }

    /// Writes a verdict: its sign, what decides it, its line and its tree.
    fn tell(&self, text: &mut String, problem: &Problem, verdict: &Verdict, trail: Option<&Trail>) {
        let vertex = |mv: Option<Point>| mv.map_or("elsewhere".to_string(), |mv| mv.to_string());
        let _ = writeln!(text, "{problem}: {verdict}, {} nodes", verdict.nodes);
        let (first, second) = (vertex(verdict.first.mv), vertex(verdict.second.mv));
        let _ = writeln!(text, "  first {first}, against it {second}");
        if !verdict.line.is_empty() {
            let stone = |&(color, point): &(Color, Point)| format!("{}{point}", color.letter());
            let line: Vec<String> = verdict.line.iter().map(stone).collect();
            let _ = writeln!(text, "  line {}", line.join(" "));
        }
        if let Some(trail) = trail {
            let _ = write!(text, "{trail}");
        }
    }
}
