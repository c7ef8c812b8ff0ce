//! The parameters of an engine: every table by its name, and one list for all who ask.

use super::parameters::{BookParameters, EngineParameters};
use crate::parameters::{Parameter, ParameterError, Parameters};
use crate::search::Settings;

/// A parameter of an engine with its present value.
#[derive(Clone, PartialEq, Debug)]
pub struct Param {
    /// The name with that of its table: `search.expand_at`.
    pub name: String,
    /// The value as text.
    pub value: String,
    /// Its effect, its default and the values it may have.
    pub about: Parameter,
}

impl Param {
    /// The default as text.
    pub fn default_value(&self) -> String {
        self.about.kind.write(self.about.default)
    }
}

/// The tables of an engine, by the name that stands before the dot. Two tables may share one.
pub(super) struct Tables<'a>(Vec<(&'static str, &'a mut dyn Parameters)>);

impl<'a> Tables<'a> {
    /// The one list of all tables.
    pub(super) fn new(
        settings: &'a mut Settings,
        engine: &'a mut EngineParameters,
        book: &'a mut BookParameters,
    ) -> Tables<'a> {
        Tables(vec![
            ("search", &mut settings.search),
            ("net", &mut settings.net),
            ("prior", &mut settings.priors),
            ("prior", &mut settings.suggestions),
            ("shape", &mut settings.shapes),
            ("playout", &mut settings.playout),
            ("engine", engine),
            ("book", book),
        ])
    }

    /// Every parameter with its value.
    pub(super) fn list(&self) -> Vec<Param> {
        let of_table = |(table, parameters): &(&'static str, &'a mut dyn Parameters)| {
            let param = |about: Parameter| Param {
                name: format!("{table}.{}", about.name),
                value: about.kind.write(parameters.get(about.name).unwrap_or(about.default)),
                about,
            };
            parameters.parameters().into_iter().map(param).collect::<Vec<Param>>()
        };
        self.0.iter().flat_map(of_table).collect()
    }

    /// Sets a parameter by its full name.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<(), ParameterError> {
        let unknown = || ParameterError::Unknown(name.to_string());
        let (table, field) = name.split_once('.').ok_or_else(unknown)?;
        let has_it = |parameters: &dyn Parameters| parameters.get(field).is_some();
        let mut tables = self.0.iter_mut().filter(|(name, _)| *name == table);
        let (_, parameters) = tables.find(|(_, table)| has_it(*table)).ok_or_else(unknown)?;
        parameters.set(field, value).map_err(|error| error.of_table(table))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_can_be_read_and_changed() {
        let (mut settings, mut engine, mut book) = Default::default();
        let mut tables = Tables::new(&mut settings, &mut engine, &mut book);
        let params = tables.list();
        for param in &params {
            assert_eq!(param.value, param.default_value(), "{}", param.name);
            assert!(param.about.doc.ends_with('.'), "{}: {}", param.name, param.about.doc);
            tables.set(&param.name, &param.value).expect("its own value");
        }
        assert_eq!(tables.list(), params);
        for (name, value) in [("prior.even", "3"), ("prior.save", "4"), ("search.formula", "ucb1")]
        {
            tables.set(name, value).expect("a parameter");
            assert!(tables.list().iter().any(|p| (&*p.name, &*p.value) == (name, value)));
        }
        for name in ["even", "prior.odd", "luck.even", ""] {
            let error = tables.set(name, "1");
            assert_eq!(error, Err(ParameterError::Unknown(name.to_string())));
        }
        let error = tables.set("search.expand_at", "0").map_err(|error| error.to_string());
        let words = "bad value: search.expand_at is a whole number from 1 to 1000, not \"0\"";
        assert_eq!(error, Err(words.to_string()));
    }
}
