//! `octant experiment knowledge`: what Go knowledge is worth (Teytaud and others, on MoGo).

use super::levels::level;
use super::{Course, Outcome, engine, openings};
use crate::arena::Conditions;
use crate::board::Size;
use crate::experiment::{Baseline, Column, Experiment, Pairing};
use clap::Args;
use clap::builder::PossibleValuesParser;
use std::error::Error;
use std::path::{Path, PathBuf};

/// Measure what the playouts' fillboard and nakade and the tree's shapes are worth
///
/// The engine plays against itself with a part switched off, both with as many simulations.
#[derive(Args)]
#[command(after_long_help = EXAMPLES)]
pub(super) struct Knowledge {
    /// Games for each part on 9x9; colors alternate; 0 for none
    #[arg(long, value_name = "N", default_value_t = 400)]
    games: usize,
    /// Simulations a move on 9x9
    #[arg(long, value_name = "N", default_value = "2K", value_parser = level)]
    playouts: u64,
    /// A file of openings for 9x9, one a line; each is played with both colors
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,
    /// Games for the shapes on 19x19; 0 for none
    #[arg(long, value_name = "N", default_value_t = 100)]
    shape_games: usize,
    /// Simulations a move on 19x19
    #[arg(long, value_name = "N", default_value = "1K", value_parser = level)]
    shape_playouts: u64,
    /// Sets a parameter of both players, such as prior.prediction=0; may be given several times.
    /// The paper's own comparison of the shapes, which knew no learned moves, is
    /// --param prior.prediction=0 --param prior.bias=0
    #[arg(long = "param", value_name = "NAME=VALUE")]
    params: Vec<String>,
    /// Leave out what is not named: fillboard, nakade, both, shapes
    #[arg(long, value_name = "PARTS", value_delimiter = ',', value_parser = PossibleValuesParser::new(["fillboard", "nakade", "both", "shapes"]))]
    parts: Vec<String>,
    /// A file of openings for 19x19
    #[arg(long, value_name = "FILE")]
    shape_openings: Option<PathBuf>,
    #[command(flatten)]
    course: Course,
}

const EXAMPLES: &str = "\
Examples:
  octant experiment knowledge --jobs 8 -o knowledge.md
  octant experiment knowledge --games 1000 --playouts 10K --parts fillboard,nakade,both
  octant experiment knowledge --parts shapes --param prior.prediction=0 --param prior.bias=0";

/// A part of the engine: its name, how it is switched off, and the paper's win rate with it.
type Part = (&'static str, &'static str, &'static str);

const PARTS: [Part; 3] = [
    ("fillboard", "playout.fill_tries=0", "52.9% ± 0.5"),
    ("nakade", "playout.nakade_rate=0,prior.nakade=0", "52.8% ± 0.5"),
    ("both", "playout.fill_tries=0,playout.nakade_rate=0,prior.nakade=0", "57.2% ± 1.0"),
];

const SHAPES: Part = ("shapes", "prior.shapes_large=0", "63.9% ± 0.5");

const PAPER: &str = "The paper's figures are MoGo's against itself without the part: fillboard and \
nakade with 10,000 simulations a move on 9x9, the shapes on 19x19.";

impl Knowledge {
    pub(super) fn run(&self) -> Outcome {
        self.course.run(&self.plan()?)
    }

    fn plan(&self) -> Result<Experiment, Box<dyn Error>> {
        let mut pairings = Vec::new();
        let is_asked =
            |part: &Part| self.parts.is_empty() || self.parts.iter().any(|name| name == part.0);
        for part in PARTS.iter().filter(|part| self.games > 0 && is_asked(part)) {
            let openings = self.openings.as_deref();
            pairings.push(self.pairing(part, Size::NINE, self.games, self.playouts, openings)?);
        }
        if self.shape_games > 0 && is_asked(&SHAPES) {
            let (games, playouts) = (self.shape_games, self.shape_playouts);
            let openings = self.shape_openings.as_deref();
            pairings.push(self.pairing(&SHAPES, Size::MAX, games, playouts, openings)?);
        }
        Ok(Experiment {
            name: "knowledge".to_string(),
            setting: self.setting(),
            paper: PAPER.to_string(),
            pairings,
            columns: vec![
                Column::Games,
                Column::Won,
                Column::AsBlack,
                Column::AsWhite,
                Column::Paper,
            ],
        })
    }

    fn setting(&self) -> String {
        let mut text = "The engine against itself without the part, with as many simulations a \
                        move: komi 7.5, chinese rules, one thread, no book, colors in turn."
            .to_string();
        if !self.params.is_empty() {
            text += &format!(" Both with {}.", self.params.join(", "));
        }
        text
    }

    fn pairing(
        &self,
        (name, off, paper): &Part,
        size: Size,
        games: usize,
        playouts: u64,
        path: Option<&Path>,
    ) -> Result<Pairing, Box<dyn Error>> {
        let conditions = Conditions::new(size);
        let openings = openings(path, &conditions)?;
        let label = format!("{name}, {size}, {playouts} simulations");
        let file = format!("{name}-{size}-{playouts}");
        let common = ["no-book=true"].into_iter().chain(self.params.iter().map(String::as_str));
        let with = common.collect::<Vec<_>>().join(",");
        let without = format!("{with},{off}");
        let players = [engine(playouts, &with), engine(playouts, &without)];
        let mut pairing = self.course.pairing(label, file, &conditions, games, players);
        pairing.plan.openings = openings;
        Ok(Pairing { baseline: Baseline::Opponent, paper: paper.to_string(), ..pairing })
    }
}
