//! The training itself: batches, a falling rate, examinations, checkpoints.

use super::checkpoint::{Checkpoint, CheckpointError};
use super::crew::{Crew, Step, crew, examine};
use super::curve::{Mark, to_csv};
use super::example::Example;
use super::export::{fold, unfold};
use super::layout::Layout;
use super::loss::{Faults, Weighting};
use super::norm::Statistics;
use super::optimizer::Optimizer;
#[cfg(feature = "plot")]
use super::plot::draw;
use super::school::{Deck, School};
use crate::board::Symmetry;
use crate::net::{Shape, Weights};
#[cfg(feature = "plot")]
use crate::plot::PlotError;
use std::fmt;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// A plan of training.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// The shape of the net.
    pub shape: Shape,
    /// Its end.
    pub end: End,
    /// The examples of a step.
    pub batch: usize,
    /// The highest rate of learning.
    pub rate: f32,
    /// The strength with which weights are kept near nothing.
    pub decay: f32,
    /// The loss of the winner counts so much.
    pub value_weight: f32,
    /// The weight of what a search saw beside the result of its game, 0 to 1.
    pub trust: f32,
    /// The threads.
    pub threads: usize,
    /// The shares of board sides; as the games are if empty.
    pub shares: Vec<(usize, f64)>,
    /// The share of positions from games that were [lent](School::lend).
    pub lent: f64,
    /// The share of positions that are shown with another komi, where the points at the end tell
    /// who would have won then.
    pub other_komi: f64,
    /// True if the rate stays as it is once it has risen, and an examination comes only at the
    /// end: the training is one of many that follow each other.
    pub is_steady: bool,
    /// The seed of chance.
    pub seed: u64,
    /// The positions of an examination.
    pub exam: usize,
    /// A line on the games that taught.
    pub taught_by: String,
}

/// The end of a training.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum End {
    /// After so many examples.
    Samples(u64),
    /// After so long, interruptions not counted.
    Time(Duration),
}

/// The files of a training.
#[derive(Clone, Debug)]
pub struct Places {
    /// The file of the net.
    pub net: PathBuf,
    /// The file of all that the training remembers.
    pub state: PathBuf,
}

/// A reason why a training stops early.
#[derive(Debug)]
pub enum TrainingError {
    /// No game teaches, or none of the board sizes asked for.
    NothingToLearn,
    /// The state cannot be read or written.
    Checkpoint(CheckpointError),
    /// The state, or the net, is of another shape.
    OtherShape(PathBuf),
    /// The net cannot be written.
    Net(crate::net::file::NetFileError),
    /// The curve cannot be drawn.
    #[cfg(feature = "plot")]
    Plot(PlotError),
    /// Another file cannot be written.
    File(PathBuf, std::io::Error),
    /// The numbers grew beyond all bounds.
    Diverged,
}

impl fmt::Display for TrainingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TrainingError::NothingToLearn => f.write_str("no game to learn from"),
            TrainingError::Checkpoint(error) => error.fmt(f),
            TrainingError::OtherShape(path) => {
                write!(f, "{}: a net of another shape", path.display())
            }
            TrainingError::Net(error) => error.fmt(f),
            #[cfg(feature = "plot")]
            TrainingError::Plot(error) => error.fmt(f),
            TrainingError::File(path, error) => write!(f, "{}: {error}", path.display()),
            TrainingError::Diverged => f.write_str("the loss is no number any more: lower --rate"),
        }
    }
}

impl std::error::Error for TrainingError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            TrainingError::Checkpoint(error) => Some(error),
            TrainingError::Net(error) => Some(error),
            #[cfg(feature = "plot")]
            TrainingError::Plot(error) => Some(error),
            TrainingError::File(_, error) => Some(error),
            _ => None,
        }
    }
}

impl From<CheckpointError> for TrainingError {
    fn from(error: CheckpointError) -> TrainingError {
        TrainingError::Checkpoint(error)
    }
}

/// The progress of a training.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// The part that is done, 0 to 1.
    pub done: f64,
    /// The examples seen.
    pub samples: u64,
    /// Examples a second, of late.
    pub speed: f64,
    /// The faults of late.
    pub faults: Faults,
    /// The last examination, when it has just been.
    pub mark: Option<Mark>,
}

/// A training.
pub struct Trainer<'a> {
    plan: Plan,
    places: Places,
    school: &'a School,
    layout: Layout,
    deck: Deck,
    crew: Box<dyn Crew>,
    exam: Vec<Example>,
    optimizer: Optimizer,
    samples: u64,
    seconds: f64,
    curve: Vec<Mark>,
}

/// The rate rises over so many examples at the beginning.
const WARM_UP: f64 = 20_000.0;

/// The part of the way after which the rate begins to fall.
const PLATEAU: f64 = 0.3;

/// The first examination comes after so many examples.
const FIRST_EXAM: f64 = 25_000.0;

/// Batches that tell what normalizes a net, and their examples.
const STATISTIC_BATCHES: (usize, usize) = (16, 256);

/// The time between two writings of the state.
const CHECKPOINT_EVERY: Duration = Duration::from_secs(60);

/// The time between two words on the progress.
const TELL_EVERY: Duration = Duration::from_secs(1);

impl<'a> Trainer<'a> {
    /// A training that begins.
    pub fn new(
        plan: Plan,
        places: Places,
        school: &'a School,
    ) -> Result<Trainer<'a>, TrainingError> {
        let layout = Layout::new(plan.shape);
        let deck =
            Deck::new(school, &plan.shares, plan.lent, plan.seed).with_other_komi(plan.other_komi);
        if deck.is_empty() {
            return Err(TrainingError::NothingToLearn);
        }
        let exam = School::exam(&school.held_out, plan.exam).into_iter();
        let exam = exam
            .map(|(game, ply)| school.held_out[game].example(ply, Symmetry::IDENTITY, plan.trust))
            .collect();
        let crew = crew(&layout, plan.threads.max(1));
        let optimizer = Optimizer::new(layout.start(plan.seed));
        Ok(Trainer {
            plan,
            places,
            school,
            layout,
            deck,
            crew,
            exam,
            optimizer,
            samples: 0,
            seconds: 0.0,
            curve: Vec::new(),
        })
    }

    /// Goes on where a state was left.
    pub fn resume(&mut self) -> Result<(), TrainingError> {
        let checkpoint = self.read_checkpoint(&self.places.state)?;
        self.deck.go_to(&checkpoint.dealt);
        self.optimizer = checkpoint.optimizer;
        self.samples = checkpoint.samples;
        self.seconds = checkpoint.seconds;
        self.curve = checkpoint.curve;
        Ok(())
    }

    fn read_checkpoint(&self, path: &Path) -> Result<Checkpoint, TrainingError> {
        let checkpoint = Checkpoint::read(path)?;
        let shape = (self.plan.shape.blocks() as u32, self.plan.shape.width() as u32);
        if checkpoint.shape != shape || !checkpoint.optimizer.fits(&self.layout) {
            return Err(TrainingError::OtherShape(path.to_owned()));
        }
        Ok(checkpoint)
    }

    /// Changes when it is done.
    pub fn set_end(&mut self, end: End) {
        self.plan.end = end;
    }

    /// Begins with the numbers of another training, or of a finished net, not with chance.
    pub fn begin_with(&mut self, path: &Path) -> Result<(), TrainingError> {
        let numbers = if path.extension().is_some_and(|ending| ending == "net") {
            let weights = crate::net::file::read(path).map_err(TrainingError::Net)?;
            if weights.shape != self.plan.shape {
                return Err(TrainingError::OtherShape(path.to_owned()));
            }
            self.unfolded(&weights)
        } else {
            self.read_checkpoint(path)?.optimizer.averages
        };
        self.optimizer = Optimizer::new(numbers);
        Ok(())
    }

    /// The numbers of a finished net, normalized by positions that teach.
    fn unfolded(&mut self, weights: &Weights) -> Vec<f32> {
        let batches = self.statistic_batches();
        let (layout, crew) = (&self.layout, &mut self.crew);
        unfold(layout, weights, |layer, numbers| {
            crew.statistics(numbers, &batches).swap_remove(layer)
        })
    }

    /// Trains to the end; the net is written then and at every examination. A training that is
    /// at its end already writes its net again.
    pub fn run(&mut self, mut watch: impl FnMut(Progress)) -> Result<(), TrainingError> {
        if self.done() >= 1.0 {
            self.take_exam(f64::NAN)?;
            return self.save();
        }
        let mut saved = Instant::now();
        let mut told = Instant::now();
        let mut since_exam = Faults::default();
        let (mut lately, mut lately_from) = (Faults::default(), Instant::now());
        while self.done() < 1.0 {
            let begun = Instant::now();
            let faults = self.step();
            if !faults.loss.is_finite() {
                return Err(TrainingError::Diverged);
            }
            since_exam += faults;
            lately += faults;
            self.seconds += begun.elapsed().as_secs_f64();
            let mut mark = None;
            if self.samples as f64 >= self.next_exam() || self.done() >= 1.0 {
                mark = Some(self.take_exam(since_exam.mean_loss())?);
                since_exam = Faults::default();
            }
            if mark.is_some() || saved.elapsed() > CHECKPOINT_EVERY {
                self.save()?;
                saved = Instant::now();
            }
            if mark.is_some() || told.elapsed() > TELL_EVERY {
                let speed = lately.examples / lately_from.elapsed().as_secs_f64();
                let (done, samples) = (self.done(), self.samples);
                watch(Progress { done, samples, speed, faults: lately, mark });
                told = Instant::now();
                if lately.examples > 20_000.0 {
                    (lately, lately_from) = (Faults::default(), Instant::now());
                }
            }
        }
        Ok(())
    }

    /// The last examination.
    pub fn last_mark(&self) -> Option<Mark> {
        self.curve.last().copied()
    }

    /// The examples seen.
    pub fn samples(&self) -> u64 {
        self.samples
    }

    /// The part of the training that is done, 0 to 1.
    pub fn done(&self) -> f64 {
        match self.plan.end {
            End::Samples(samples) => self.samples as f64 / samples.max(1) as f64,
            End::Time(time) => self.seconds / time.as_secs_f64().max(1.0),
        }
    }

    /// The rate of learning: a short rise, a plateau, and unless it is steady a long fall (half
    /// a cosine).
    fn rate(&self) -> f32 {
        let rise = (self.samples as f64 / WARM_UP).min(1.0);
        if self.plan.is_steady {
            return self.plan.rate * rise as f32;
        }
        let fallen = ((self.done() - PLATEAU) / (1.0 - PLATEAU)).clamp(0.0, 1.0);
        let fall = 0.5 + 0.5 * (std::f64::consts::PI * fallen).cos();
        self.plan.rate * (rise * (0.995 * fall + 0.005)) as f32
    }

    fn step(&mut self) -> Faults {
        let cards = self.deck.deal(self.plan.batch);
        let weighting = self.weighting();
        let (rate, decay, trust) = (self.rate(), self.plan.decay, self.plan.trust);
        let step = Step { rate, decay, weighting, trust };
        self.samples += cards.len() as u64;
        self.crew.step(&mut self.optimizer, self.school, &cards, step)
    }

    fn weighting(&self) -> Weighting {
        Weighting { win: self.plan.value_weight, ..Weighting::default() }
    }

    /// Examinations come ever more seldom, but at least forty in a training.
    fn next_exam(&self) -> f64 {
        if self.plan.is_steady {
            return f64::INFINITY;
        }
        let Some(last) = self.curve.last() else { return FIRST_EXAM };
        let samples = last.samples as f64;
        let all = self.samples as f64 / self.done().max(1e-9);
        samples + (0.3 * samples).min(all / 40.0).max(FIRST_EXAM)
    }

    /// Examines the average net and writes it.
    fn take_exam(&mut self, trained_loss: f64) -> Result<Mark, TrainingError> {
        let statistics = self.statistics();
        let weighting = self.weighting();
        let numbers = &self.optimizer.averages;
        let (faults, largest) =
            examine(&mut *self.crew, numbers, &statistics, &self.exam, weighting);
        let mark = Mark::new(self.samples, self.seconds, self.rate(), trained_loss, &faults);
        self.curve.push(mark);
        let weights = self.net(&statistics, &largest);
        crate::net::file::write(&self.places.net, &weights).map_err(TrainingError::Net)?;
        Ok(mark)
    }

    /// The average net's answer to the first of some examples.
    #[cfg(test)]
    fn answer(&mut self, examples: &[Example]) -> super::loss::Answer {
        let statistics = self.statistics();
        let mut first = super::loss::Answer::default();
        self.crew.ask(&self.optimizer.averages, &statistics, examples, &mut |at, answer| {
            if at == 0 {
                first.clone_from(answer);
            }
        });
        first
    }

    /// The numbers that normalize the average net, from positions that teach.
    fn statistics(&mut self) -> Vec<Statistics> {
        let batches = self.statistic_batches();
        self.crew.statistics(&self.optimizer.averages, &batches)
    }

    fn statistic_batches(&self) -> Vec<Vec<Example>> {
        let (plan, school) = (&self.plan, self.school);
        let mut deck = Deck::new(school, &plan.shares, plan.lent, plan.seed ^ 1);
        let (batches, size) = STATISTIC_BATCHES;
        let deal = |_| -> Vec<Example> {
            deck.deal(size).iter().map(|card| card.example(self.school, 0.0)).collect()
        };
        (0..batches).map(deal).collect()
    }

    fn net(&self, statistics: &[Statistics], largest: &[Vec<f32>]) -> Weights {
        let provenance = format!(
            "octant {}: {} taught by {} examples of {}",
            env!("CARGO_PKG_VERSION"),
            self.plan.shape,
            self.samples,
            self.plan.taught_by
        );
        fold(&self.layout, &self.optimizer.averages, statistics, largest, provenance)
    }

    /// Writes the state and the curve.
    fn save(&self) -> Result<(), TrainingError> {
        let checkpoint = Checkpoint {
            shape: (self.plan.shape.blocks() as u32, self.plan.shape.width() as u32),
            optimizer: self.optimizer.clone(),
            samples: self.samples,
            seconds: self.seconds,
            dealt: self.deck.dealt(),
            curve: self.curve.clone(),
        };
        checkpoint.write(&self.places.state)?;
        self.replace("csv", to_csv(&self.curve).as_bytes())?;
        self.draw()
    }

    /// Draws the curve.
    #[cfg(feature = "plot")]
    fn draw(&self) -> Result<(), TrainingError> {
        let title = format!("{} after {} examples", self.plan.shape, self.samples);
        self.replace("svg", &draw(&self.curve, &title).map_err(TrainingError::Plot)?)
    }

    /// Draws nothing: the curve is in a table all the same.
    #[cfg(not(feature = "plot"))]
    fn draw(&self) -> Result<(), TrainingError> {
        Ok(())
    }

    /// Writes a file beside the state.
    fn replace(&self, ending: &str, bytes: &[u8]) -> Result<(), TrainingError> {
        let path = self.places.state.with_extension(ending);
        crate::files::replace(&path, bytes).map_err(|error| TrainingError::File(path, error))
    }
}

#[cfg(test)]
#[path = "trainer_tests.rs"]
mod tests;
