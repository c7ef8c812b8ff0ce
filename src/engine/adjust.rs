//! The parameters of a player, by name: a table and a field, as in `search.expand_at`.

use super::parameters::ThinkParameters;
use super::{Effort, Param, ParamError, Player};
use crate::parameters::{Parameter, ParameterError, Parameters};
use crate::search::Settings;
use std::time::Duration;

impl Player {
    /// All parameters with their values. First those that people change.
    pub(super) fn all_params(&self) -> Vec<Param> {
        let settings = self.search.settings();
        let mut params = listed("think", &thinking(self.effort, settings));
        params.extend(listed("engine", &self.parameters));
        params.extend(listed("book", &self.opening.parameters));
        params.extend(listed("search", &settings.search));
        params.extend(listed("net", &settings.net));
        params.extend(listed("prior", &settings.priors));
        params.extend(listed("prior", &settings.suggestions));
        params.extend(listed("shape", &settings.shapes));
        params.extend(listed("playout", &settings.playout));
        params
    }

    /// Changes one of them.
    pub(super) fn change(&mut self, name: &str, value: &str) -> Result<(), ParamError> {
        let mut settings = self.search.settings().clone();
        let (table, field) =
            name.split_once('.').ok_or_else(|| ParamError::Unknown(name.to_string()))?;
        let changed = match table {
            "think" => self.change_thinking(&mut settings, field, value),
            "engine" => self.parameters.set(field, value),
            "book" => self.opening.parameters.set(field, value),
            "search" => settings.search.set(field, value),
            "net" => settings.net.set(field, value),
            "prior" => match settings.priors.set(field, value) {
                Err(ParameterError::Unknown(_)) => settings.suggestions.set(field, value),
                result => result,
            },
            "shape" => settings.shapes.set(field, value),
            "playout" => settings.playout.set(field, value),
            _ => return Err(ParamError::Unknown(name.to_string())),
        };
        changed.map_err(|error| ParamError::of_table(table, field, &error))?;
        self.search.set_settings(settings);
        Ok(())
    }

    /// Changes how long and with what means the player thinks.
    fn change_thinking(
        &mut self,
        settings: &mut Settings,
        field: &str,
        value: &str,
    ) -> Result<(), ParameterError> {
        let mut table = thinking(self.effort, settings);
        table.set(field, value)?;
        let ThinkParameters { playouts, seconds, threads, memory } = table;
        self.effort = Effort {
            playouts: (playouts > 0).then_some(playouts as u64),
            time: (seconds > 0.0).then(|| Duration::from_secs_f64(seconds)),
        };
        (settings.threads, settings.memory) = (threads, memory);
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
fn listed<P: Parameters>(table: &str, parameters: &P) -> Vec<Param> {
    let value = |known: &Parameter| parameters.get(known.name).unwrap_or(known.default);
    P::table().iter().map(|known| Param::of_table(table, known, value(known))).collect()
}
