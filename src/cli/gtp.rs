//! `octant gtp`: the engine that every client starts, and what `octant` alone does.

use super::Outcome;
use crate::board::Size;
use crate::engine::Flat;
use crate::game::{Game, Komi, Rules};
use crate::gtp::inbox::Inbox;
use crate::gtp::{Session, serve};
use clap::Args;
use std::io::{self, BufReader, IsTerminal};
use std::process;

/// Play Go over GTP on the standard input and output (the default)
#[derive(Args)]
pub(super) struct Gtp {
    /// Random games for a move
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..))]
    playouts: u64,
    /// The number that all chance comes from
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
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
        let mut session = Session::new(game, Box::new(Flat::new(self.playouts, self.seed)));
        session.has_files = !self.untrusted;
        // A client that has gone away reads no answer: nothing is worth finishing for it.
        let mut inbox = Inbox::open(BufReader::new(io::stdin()), || process::exit(0));
        log::info!("ready");
        serve(&mut session, &mut inbox, &mut io::stdout())?;
        Ok(())
    }
}
