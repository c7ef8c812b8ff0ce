//! The judge of which stones are dead.

use super::child::Child;
use super::player::{Player, PlayerError};
use crate::board::Bitboard;
use crate::clock::Clock;
use crate::game::Game;
use std::time::Duration;

/// The command by which a program says which stones are dead.
const STATUS: &str = "final_status_list";

/// The judge of which stones are dead when a game is over.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Judge {
    /// Nobody: every stone left is alive.
    #[default]
    Nobody,
    /// The players, where both say the same; otherwise nobody.
    Players,
    /// A third program, by its command line.
    Program(String),
}

/// The word of the judge.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Ruling {
    pub(super) dead: Bitboard,
    /// A fault of the ruling, if there was one.
    pub(super) note: Option<String>,
}

impl Ruling {
    fn all_alive(note: impl Into<Option<String>>) -> Ruling {
        Ruling { dead: Bitboard::EMPTY, note: note.into() }
    }
}

impl Judge {
    /// Tries whether the judge can be asked at all: what it lacks is better heard before the first
    /// game than after the last.
    pub(super) fn try_out(&self, patience: Duration) -> Result<(), PlayerError> {
        let Judge::Program(command_line) = self else { return Ok(()) };
        let program = Child::start(command_line, patience)?;
        if program.knows(STATUS) {
            return Ok(());
        }
        Err(PlayerError::NotStarted(format!("{command_line}: it does not know `{STATUS}`")))
    }

    /// Finds the dead stones of a finished game. A program that fails has no word, which is an error:
    /// to count its games with every stone alive would be wrong without a sign of it.
    pub(super) fn rule(
        &self,
        game: &Game,
        players: &mut [&mut dyn Player; 2],
        patience: Duration,
    ) -> Result<Ruling, PlayerError> {
        match self {
            Judge::Nobody => Ok(Ruling::all_alive(None)),
            Judge::Players => Ok(ask_players(game, players)),
            Judge::Program(command_line) => ask_program(game, command_line, patience),
        }
    }
}

fn ask_players(game: &Game, players: &mut [&mut dyn Player; 2]) -> Ruling {
    let mut opinions = Vec::new();
    for player in players {
        match player.dead_stones() {
            Ok(dead) => opinions.push(whole_chains(game, dead.into_iter().flatten().collect())),
            Err(error) => return Ruling::all_alive(format!("a player {error}")),
        }
    }
    if opinions[0] == opinions[1] {
        Ruling { dead: opinions[0], note: None }
    } else {
        Ruling::all_alive("the players do not agree on the dead stones".to_string())
    }
}

fn ask_program(game: &Game, command_line: &str, patience: Duration) -> Result<Ruling, PlayerError> {
    let mut program = Child::start(command_line, patience)?;
    program.begin(game, &Clock::unlimited())?;
    let Some(dead) = program.dead_stones()? else {
        return Ok(Ruling::all_alive("the referee does not say which stones are dead".to_string()));
    };
    Ok(Ruling { dead: whole_chains(game, dead.into_iter().collect()), note: None })
}

/// The chains that the named points belong to: a program may name one stone of each, or a
/// point without a stone.
fn whole_chains(game: &Game, points: Bitboard) -> Bitboard {
    let chains = points.iter().filter_map(|point| game.board().chain_at(point));
    chains.fold(Bitboard::EMPTY, |dead, chain| dead | chain.stones)
}
