//! `octant analysis`: positions in, findings out, as JSON.

use super::search::SearchArguments;
use super::values::seconds;
use super::{Outcome, version};
use crate::engine::{Effort, EngineParameters, Player, Thinker};
use crate::katago::{Defaults, Identity, Perspective, Service};
use crate::search::Settings;
use clap::{Args, ValueEnum};
use std::io;
use std::time::Duration;

/// Analyze positions for other programs, by KataGo's JSON protocol
///
/// Queries come on the standard input, one a line, and answers go to the standard output as they
/// are found: many positions at once, the most urgent first. KaTrain and other tools that know
/// KataGo's analysis engine can use it in its place. docs/analysis.md says what is understood.
#[derive(Args)]
#[command(after_long_help = EXAMPLES)]
pub(super) struct Analysis {
    /// Simulations of a position if the query does not say
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = clap::value_parser!(u64).range(1..))]
    visits: u64,
    /// The most seconds of a position if the query does not say
    #[arg(long, value_name = "S", value_parser = seconds)]
    seconds: Option<Duration>,
    /// Positions analyzed at a time; each has its own threads, and its part of the memory
    #[arg(long, visible_alias = "analysis-threads", value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    positions: u16,
    /// The player whose chances are told if the query does not say
    #[arg(long, value_name = "PLAYER", default_value = "black")]
    perspective: Viewpoint,
    /// Leave undone what still waits when the input ends
    #[arg(long)]
    quit_without_waiting: bool,
    #[command(flatten)]
    search: SearchArguments,
}

const EXAMPLES: &str = "\
Examples:
  octant analysis --threads 4                 four threads on one position after the other
  octant analysis --positions 4 --visits 200  four positions at a time
  echo '{\"id\":\"a\",\"moves\":[[\"B\",\"E5\"]],\"rules\":\"chinese\",\"boardXSize\":9,\"boardYSize\":9}' |
      octant analysis                         the position after one move

In KaTrain: General and Engine Settings, the engine's custom command: octant analysis --threads 4";

/// The player whose chances are told.
#[derive(Clone, Copy, ValueEnum)]
enum Viewpoint {
    Black,
    White,
    SideToMove,
}

impl Analysis {
    pub(super) fn run(&self) -> Outcome {
        let settings = self.search.settings();
        let memory = (settings.memory / usize::from(self.positions)).max(1);
        let settings = Settings { memory, ..settings };
        let maker = |params: &[(String, String)]| {
            let parameters = EngineParameters::default();
            let mut player = Player::new(settings.clone(), Effort::default(), parameters);
            self.search.set_params(&mut player)?;
            params.iter().try_for_each(|(name, value)| player.set_param(name, value))?;
            Ok(player)
        };
        let service = Service {
            maker: &maker,
            identity: Identity {
                version: version::NUMBER.to_owned(),
                commit: version::COMMIT.to_owned(),
                models: Vec::new(),
            },
            workers: self.positions.into(),
            defaults: Defaults {
                visits: self.visits,
                time: self.seconds,
                perspective: match self.perspective {
                    Viewpoint::Black => Perspective::Black,
                    Viewpoint::White => Perspective::White,
                    Viewpoint::SideToMove => Perspective::SideToMove,
                },
            },
            quits_at_once: self.quit_without_waiting,
        };
        service.serve(io::stdin().lock(), &mut io::stdout())?;
        Ok(())
    }
}
