//! `octant gtp`: the engine that every client starts, and what `octant` alone does.

use super::Outcome;
use crate::board::Size;
use crate::engine::{Effort, EngineParameters, ParamError, Player, Thinker};
use crate::game::{Game, Komi, Rules};
use crate::gtp::inbox::Inbox;
use crate::gtp::{Session, serve};
use crate::search::Settings;
use clap::Args;
use std::io::{self, BufReader, IsTerminal};
use std::process;
use std::time::Duration;

/// Play Go over GTP on the standard input and output (the default)
#[derive(Args)]
pub(super) struct Gtp {
    /// Simulations for a move; a clock can shorten them [default: 10000 if no time is given]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    playouts: Option<u64>,
    /// Seconds for a move where no clock says otherwise
    #[arg(long, value_name = "S", value_parser = seconds)]
    seconds: Option<Duration>,
    /// Threads that think
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Memory of the search tree in MiB
    #[arg(long, value_name = "MIB", default_value_t = 512, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    memory: u32,
    /// The number that all chance comes from [default: another one every time]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Sets a parameter, such as search.expand_at=2; may be given several times
    #[arg(long = "param", value_name = "NAME=VALUE", value_parser = assignment)]
    params: Vec<(String, String)>,
    /// The board until the client sets one
    #[arg(long, value_name = "N", default_value_t = 19, value_parser = clap::value_parser!(u64).range(2..=19))]
    size: u64,
    /// The komi until the client sets one
    #[arg(long, value_name = "POINTS", default_value = "7.5", allow_hyphen_values = true)]
    komi: Komi,
    /// The rules until the client sets them
    #[arg(long, value_name = "NAME", default_value = "chinese")]
    rules: Rules,
    /// Let no command read or write files
    #[arg(long)]
    untrusted: bool,
}

impl Gtp {
    pub(super) fn run(&self) -> Outcome {
        if io::stdin().is_terminal() {
            eprintln!(
                "Octant {} speaks GTP: type a command such as `genmove b`, `list_commands` for all, \
                 `quit` to leave. A client such as GoGui or Sabaki starts it as `octant gtp`.",
                env!("CARGO_PKG_VERSION")
            );
        }
        let size = usize::try_from(self.size).ok().and_then(Size::new).unwrap_or(Size::MAX);
        let game = Game::new(size, self.rules, self.komi);
        let mut session = Session::new(game, Box::new(self.player()?));
        session.has_files = !self.untrusted;
        // A client that has gone away reads no answer: nothing is worth finishing for it.
        let mut inbox = Inbox::open(BufReader::new(io::stdin()), || process::exit(0));
        log::info!("ready");
        serve(&mut session, &mut inbox, &mut io::stdout())?;
        Ok(())
    }

    fn player(&self) -> Result<Player, ParamError> {
        let settings = Settings {
            threads: self.threads.into(),
            memory: self.memory as usize,
            seed: self.seed.unwrap_or_else(rand::random),
            ..Settings::default()
        };
        let effort = Effort { playouts: self.playouts, time: self.seconds };
        let mut player = Player::new(settings, effort, EngineParameters::default());
        for (name, value) in &self.params {
            player.set_param(name, value)?;
        }
        Ok(player)
    }
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| "not a number".to_string())?;
    Duration::try_from_secs_f64(seconds).map_err(|error| error.to_string())
}

fn assignment(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("write NAME=VALUE")?;
    Ok((name.to_string(), value.to_string()))
}
