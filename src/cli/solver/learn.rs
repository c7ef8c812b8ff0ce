//! `octant solver learn`: rules for captures out of surprises.

use super::super::Outcome;
use crate::archive::Sources;
use crate::files;
use crate::game::{Game, Komi, Rules};
use crate::sgf::{GameRecord, Tree};
use crate::solver::rules::RuleBook;
use crate::solver::{Exam, Exercise, Learner, drawn, of_board};
use clap::Args;
use indicatif::ProgressBar;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use std::fs;
use std::path::{Path, PathBuf};

/// Learn rules for captures, from games or from random positions
///
/// Each exercise is a chain with two or three liberties. What the rules could not find and yet works is
/// a surprise, and becomes a new rule. Every 100 exercises the rules are saved and examined: the line
/// printed then has the exercises studied, the rules known, the surprises so far and the questions
/// solved. It can be stopped at any moment; started again it goes on with the rules of the output.
#[derive(Args)]
#[command(after_long_help = EXAMPLES)]
pub(super) struct Learn {
    /// Game records to take the exercises from: .sgf and .sgfs files or folders [default: random games]
    #[arg(value_name = "GAMES")]
    games: Vec<PathBuf>,
    /// The file for the rules
    #[arg(short, long, value_name = "RULES")]
    output: PathBuf,
    /// The rules to begin with [default: those of the output if it is there, else the first two]
    #[arg(long, value_name = "RULES")]
    rules: Option<PathBuf>,
    /// Exercises to study
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    exercises: u64,
    /// Questions of the exam
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = clap::value_parser!(u16).range(1..=10_000))]
    exam: u16,
    /// The source of all chance: of random games and of the exam
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// A picture of the curve, .svg or .png
    #[cfg(feature = "plot")]
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  octant solver learn -o rules.txt                    10,000 random exercises from the first two rules
  octant solver learn games/ -o rules.txt             chains in danger in games
  octant gtp --player gogol --rules rules.txt         play by them";

/// Exercises between two exams.
const EXAM_EVERY: u64 = 100;

/// Moves of a game between two positions that exercises are taken from.
const POSITION_EVERY: usize = 4;

/// Added to the seed for the exam, so that it has no exercise of the lessons.
const EXAM_SEED: u64 = 0x6578_616d;

/// A state of the learning.
#[cfg_attr(not(feature = "plot"), allow(dead_code, reason = "only a picture reads them"))]
struct Mark {
    exercises: u64,
    rules: usize,
    solved: usize,
}

impl Learn {
    pub(super) fn run(&self) -> Outcome {
        let mut learner = Learner::new(self.beginning()?);
        let mut exam_rng = SmallRng::seed_from_u64(self.seed ^ EXAM_SEED);
        let exam = Exam::new(self.exam.into(), &mut exam_rng);
        let bar = ProgressBar::new(self.exercises);
        let mut marks = Vec::new();
        self.examine(&learner, &exam, 0, &mut marks)?;
        for (number, exercise) in (1..=self.exercises).zip(self.source()?) {
            learner.study(&exercise);
            bar.set_position(number);
            if number % EXAM_EVERY == 0 {
                bar.suspend(|| self.examine(&learner, &exam, number, &mut marks))?;
            }
        }
        bar.finish_and_clear();
        files::replace(&self.output, learner.rules().to_string().as_bytes())
            .map_err(|error| format!("{}: {error}", self.output.display()))?;
        Ok(())
    }

    /// The rules to begin with.
    fn beginning(&self) -> Result<RuleBook, String> {
        match &self.rules {
            Some(path) => read_rules(path),
            None if self.output.exists() => read_rules(&self.output),
            None => Ok(RuleBook::first()),
        }
    }

    /// The exercises.
    fn source(&self) -> Result<Box<dyn Iterator<Item = Exercise>>, String> {
        if self.games.is_empty() {
            let mut rng = SmallRng::seed_from_u64(self.seed);
            return Ok(Box::new(std::iter::repeat_with(move || drawn(&mut rng))));
        }
        let sources = Sources::find(&self.games).map_err(|error| error.to_string())?;
        let trees = sources.games().filter_map(|found| found.tree.ok());
        Ok(Box::new(trees.flat_map(|tree| of_game(&tree))))
    }

    /// Examines the rules, prints the result, and saves what there is.
    fn examine(
        &self,
        learner: &Learner,
        exam: &Exam,
        exercises: u64,
        marks: &mut Vec<Mark>,
    ) -> Outcome {
        let (rules, solved) = (learner.rules().rules().len(), exam.solved(learner.rules()));
        let questions = exam.questions();
        println!(
            "{exercises} exercises, {rules} rules, {} surprises, {solved}/{questions} solved",
            learner.surprises()
        );
        marks.push(Mark { exercises, rules, solved });
        let text = learner.rules().to_string();
        files::replace(&self.output, text.as_bytes())
            .map_err(|error| format!("{}: {error}", self.output.display()))?;
        #[cfg(feature = "plot")]
        self.draw(marks, questions)?;
        Ok(())
    }

    #[cfg(feature = "plot")]
    fn draw(&self, marks: &[Mark], questions: usize) -> Outcome {
        let Some(path) = &self.plot else { return Ok(()) };
        let points = |value: &dyn Fn(&Mark) -> f64| {
            marks.iter().map(|mark| (mark.exercises as f64, value(mark))).collect()
        };
        let percent = |mark: &Mark| 100.0 * mark.solved as f64 / questions as f64;
        let solved = ("% solved", "captures held out", points(&percent));
        let rules = ("rules", "rules known", points(&|mark| mark.rules as f64));
        draw(path, "What the rules solve", "exercises", [solved, rules])
    }
}

/// A curve: its unit, its name and its points.
#[cfg(feature = "plot")]
pub(super) type Curve<'a> = (&'a str, &'a str, Vec<(f64, f64)>);

/// Draws two curves one above the other.
#[cfg(feature = "plot")]
pub(super) fn draw(path: &Path, title: &str, axis: &str, curves: [Curve; 2]) -> Outcome {
    use crate::plot::{BLUE, Chart, Charts, Line, ORANGE, PlotFormat, render};
    let format = PlotFormat::of_name(path)
        .ok_or_else(|| format!("{}: a picture ends in .svg or .png", path.display()))?;
    let chart = |((unit, name, points), color): (Curve, _)| Chart {
        unit: unit.to_string(),
        lines: vec![Line { name: name.to_string(), color, points }],
    };
    let charts = curves.into_iter().zip([BLUE, ORANGE]).map(chart).collect();
    let charts = Charts { title: title.to_string(), axis: axis.to_string(), charts };
    let picture = render(&charts, (960, 720), format)?;
    files::replace(path, &picture).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(())
}

/// Reads a file of rules.
pub(in crate::cli) fn read_rules(path: &Path) -> Result<RuleBook, String> {
    let name = path.display();
    let text = fs::read_to_string(path).map_err(|error| format!("{name}: {error}"))?;
    text.parse().map_err(|error| format!("{name}: {error}"))
}

/// The exercises in the positions of a game; none of a record that is no game.
fn of_game(tree: &Tree) -> Vec<Exercise> {
    let Ok(record) = GameRecord::from_tree(tree) else { return Vec::new() };
    let positions = (0..=record.moves.len()).step_by(POSITION_EVERY);
    positions
        .map_while(|moves| record.to_game(moves, Rules::Chinese, Komi::ZERO).ok())
        .flat_map(|game| of_board(game.board()))
        .collect()
}

/// The exercises in the positions of a game that was played here.
pub(super) fn exercises_of(game: &Game) -> Vec<Exercise> {
    let mut game = game.clone();
    let positions = (0..game.moves().len() + 1).step_by(POSITION_EVERY).rev();
    let of_position = |moves: usize| {
        game.rewind(moves);
        of_board(game.board())
    };
    positions.flat_map(of_position).collect()
}
