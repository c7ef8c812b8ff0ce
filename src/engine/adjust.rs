//! The parameters of a player, by name: a table and a field, as in `search.expand_at`.

use super::parameters::{BookParameters, EngineParameters, ThinkParameters};
use super::{Effort, Param, Player};
use crate::parameters::{Parameter, ParameterError, Parameters};
use crate::search::Settings;
use std::time::Duration;

/// A table, and the name that stands before the dot; two tables may share one.
type Table<'a> = (&'static str, &'a mut dyn Parameters);

/// The one list of the tables of a player. First those that people change.
fn tables<'a>(
    think: &'a mut ThinkParameters,
    engine: &'a mut EngineParameters,
    book: &'a mut BookParameters,
    settings: &'a mut Settings,
) -> [Table<'a>; 10] {
    [
        ("think", think),
        ("engine", engine),
        ("book", book),
        ("search", &mut settings.search),
        ("solver", &mut settings.solver),
        ("net", &mut settings.net),
        ("prior", &mut settings.priors),
        ("prior", &mut settings.suggestions),
        ("shape", &mut settings.shapes),
        ("playout", &mut settings.playout),
    ]
}

impl Player {
    /// All parameters with their values.
    pub(super) fn all_params(&self) -> Vec<Param> {
        let mut settings = self.search.settings().clone();
        let mut think = thinking(self.effort, &settings);
        let (mut engine, mut book) = (self.parameters.clone(), self.opening.parameters.clone());
        let tables = tables(&mut think, &mut engine, &mut book, &mut settings);
        tables.into_iter().flat_map(|(name, table)| listed(name, table)).collect()
    }

    /// Changes one of them.
    pub(super) fn change(&mut self, name: &str, value: &str) -> Result<(), ParameterError> {
        let unknown = || ParameterError::Unknown(name.to_string());
        let (wanted, field) = name.split_once('.').ok_or_else(unknown)?;
        let mut settings = self.search.settings().clone();
        let mut think = thinking(self.effort, &settings);
        let book = &mut self.opening.parameters;
        let tables = tables(&mut think, &mut self.parameters, book, &mut settings);
        let is_it = |(name, table): &Table| *name == wanted && table.get(field).is_some();
        let (_, table) = tables.into_iter().find(is_it).ok_or_else(unknown)?;
        table.set(field, value).map_err(|error| error.of_table(wanted))?;
        if wanted == "think" {
            let ThinkParameters { playouts, seconds, threads, memory } = think;
            self.effort = Effort {
                playouts: (playouts > 0).then_some(playouts as u64),
                time: (seconds > 0.0).then(|| Duration::from_secs_f64(seconds)),
            };
            (settings.threads, settings.memory) = (threads, memory);
        }
        self.search.set_settings(settings);
        Ok(())
    }
}

/// The means of a player as a table.
fn thinking(effort: Effort, settings: &Settings) -> ThinkParameters {
    ThinkParameters {
        playouts: effort.playouts.unwrap_or(0) as usize,
        seconds: effort.time.unwrap_or_default().as_secs_f64(),
        threads: settings.threads,
        memory: settings.memory,
    }
}

/// A table of parameters as GTP shows it: `search.expand_at`.
fn listed(table: &str, parameters: &dyn Parameters) -> Vec<Param> {
    let param = |about: Parameter| Param {
        name: format!("{table}.{}", about.name),
        value: about.kind.write(parameters.get(about.name).unwrap_or(about.default)),
        about,
    };
    parameters.parameters().into_iter().map(param).collect()
}
