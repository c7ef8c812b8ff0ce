//! `octant solver progress`: figure 17 of the paper, the margin against a program that does not learn.

use super::super::Outcome;
use super::super::values::size;
use super::learn::{exercises_of, read_rules};
use crate::arena::{Conditions, Ending, Judge, Player, play_game, start_child};
use crate::board::{Color, Size};
use crate::engine::{Gogol, InnerPlayer};
use crate::files;
use crate::game::Game;
use crate::solver::rules::RuleBook;
use crate::solver::{Learner, Proofs, drawn};
use clap::Args;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Play a program that does not learn, and learn from every game
///
/// After each game its positions are studied, and some random exercises. Every round the rules are saved
/// and a line is printed: the games played, the exercises studied, the rules known, and the mean margin of
/// the round with its 95% interval.
#[derive(Args)]
#[command(after_long_help = EXAMPLES)]
pub(super) struct ProgressOf {
    /// The command line of the other program, which speaks GTP and should not resign; it also says
    /// which stones are dead
    #[arg(long, value_name = "COMMAND", default_value = OPPONENT)]
    against: String,
    /// The file for the rules
    #[arg(short, long, value_name = "RULES")]
    output: PathBuf,
    /// The rules to begin with [default: the first two]
    #[arg(long, value_name = "RULES")]
    rules: Option<PathBuf>,
    /// A file for the proofs of captures found in play; those that are there are used
    #[arg(long, value_name = "PROOFS")]
    proofs: Option<PathBuf>,
    /// Rounds
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// Games of a round; colors alternate
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Random exercises studied after a game, beside its own positions
    #[arg(long, value_name = "N", default_value_t = 50)]
    exercises: u64,
    /// The side of the board
    #[arg(long, value_name = "N", default_value = "9", value_parser = size)]
    size: Size,
    /// The source of all chance of the learner
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// A picture of the curve, .svg or .png
    #[cfg(feature = "plot")]
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
}

const OPPONENT: &str = "gnugo --mode gtp --level 1 --chinese-rules --never-resign";

const EXAMPLES: &str = "\
Examples:
  octant solver progress -o rules.txt --plot margin.svg      figure 17 against GNU Go at level 1";

/// A round of games.
#[cfg_attr(not(feature = "plot"), allow(dead_code, reason = "only a picture reads them"))]
struct Round {
    games: u32,
    rules: usize,
    margin: f64,
}

/// A learner between games.
struct Course {
    learner: Learner,
    proofs: Arc<Mutex<Proofs>>,
    rng: SmallRng,
    games: u32,
    exercises: u64,
}

impl ProgressOf {
    pub(super) fn run(&self) -> Outcome {
        let rules = self.rules.as_deref().map_or(Ok(RuleBook::first()), read_rules)?;
        let rng = SmallRng::seed_from_u64(self.seed);
        let proofs = Arc::new(Mutex::new(self.known_proofs()?));
        let learner = Learner::new(rules);
        let mut course = Course { learner, proofs, rng, games: 0, exercises: 0 };
        let mut conditions = Conditions::new(self.size);
        conditions.judge = Judge::Program(self.against.clone());
        let mut opponent = start_child(&self.against, conditions.patience)?;
        let mut rounds = Vec::new();
        for _ in 0..self.rounds {
            let mut margins = Vec::new();
            for _ in 0..self.games {
                margins.extend(self.play(&mut course, &conditions, &mut *opponent)?);
            }
            rounds.push(self.report(&course, &margins));
            save(&self.output, &course.learner.rules().to_string())?;
            if let Some(path) = &self.proofs {
                save(path, &course.proofs().to_string())?;
            }
            #[cfg(feature = "plot")]
            self.draw(&rounds)?;
        }
        Ok(())
    }

    /// The proofs that are there already.
    fn known_proofs(&self) -> Result<Proofs, String> {
        let Some(path) = self.proofs.as_ref().filter(|path| path.exists()) else {
            return Ok(Proofs::default());
        };
        let name = path.display();
        let text = fs::read_to_string(path).map_err(|error| format!("{name}: {error}"))?;
        text.parse().map_err(|error| format!("{name}: {error}"))
    }

    /// Plays a game and studies it; the margin, if the game was counted.
    fn play(
        &self,
        course: &mut Course,
        conditions: &Conditions,
        opponent: &mut dyn Player,
    ) -> Result<Option<f64>, Box<dyn Error>> {
        let (rules, proofs) = (course.learner.rules().clone(), course.proofs.clone());
        let mut own = InnerPlayer::new(Box::new(Gogol::with_proofs(rules, proofs)));
        let color = if course.games.is_multiple_of(2) { Color::Black } else { Color::White };
        let players: [&mut dyn Player; 2] = match color {
            Color::Black => [&mut own, opponent],
            Color::White => [opponent, &mut own],
        };
        let finished = play_game(conditions, &[], players)
            .map_err(|error| format!("there is no game: {error:?}"))?;
        if let Some(error) = finished.ending.fault() {
            return Err(error.into());
        }
        course.study(&finished.game, self.exercises);
        Ok(match finished.ending {
            Ending::Counted(score) => {
                let margin = f64::from(score.margin());
                Some(if color == Color::Black { margin } else { -margin })
            }
            _ => None,
        })
    }

    fn report(&self, course: &Course, margins: &[f64]) -> Round {
        let count = margins.len().max(1) as f64;
        let margin = margins.iter().sum::<f64>() / count;
        let squares: f64 = margins.iter().map(|one| (one - margin).powi(2)).sum();
        let spread = 1.96 * (squares / (count - 1.0).max(1.0) / count).sqrt();
        let rules = course.learner.rules().rules().len();
        let wins = margins.iter().filter(|&&one| one > 0.0).count();
        println!(
            "{} games, {} exercises, {rules} rules, {} proofs, margin {margin:+.1} ± {spread:.1}, {wins}/{} won",
            course.games,
            course.exercises,
            course.proofs().count(),
            margins.len()
        );
        Round { games: course.games, rules, margin }
    }

    #[cfg(feature = "plot")]
    fn draw(&self, rounds: &[Round]) -> Outcome {
        use super::learn::draw;
        let Some(path) = &self.plot else { return Ok(()) };
        let points = |value: &dyn Fn(&Round) -> f64| {
            rounds.iter().map(|round| (f64::from(round.games), value(round))).collect()
        };
        let margins = ("points ahead", "margin of a round", points(&|round| round.margin));
        let rules = ("rules", "rules known", points(&|round| round.rules as f64));
        draw(path, "Progress against another program", "games", [margins, rules])
    }
}

impl Course {
    fn proofs(&self) -> MutexGuard<'_, Proofs> {
        self.proofs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn study(&mut self, game: &Game, more: u64) {
        self.games += 1;
        for exercise in exercises_of(game) {
            self.learner.study(&exercise);
            self.exercises += 1;
        }
        for _ in 0..more {
            self.learner.study(&drawn(&mut self.rng));
        }
        self.exercises += more;
        // The rules have changed: what they could not do they may do now.
        self.proofs().forget_failures();
    }
}

/// Writes a file in one step.
fn save(path: &Path, text: &str) -> Outcome {
    let name = path.display();
    Ok(files::replace(path, text.as_bytes()).map_err(|error| format!("{name}: {error}"))?)
}
