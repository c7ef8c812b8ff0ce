//! A file of settings: what the command line and the environment leave open.
//!
//! The file is TOML. Its keys are the long names of the flags, and its tables under `[param]`
//! are the engine's tables of parameters:
//!
//! ```toml
//! threads = 2
//! ponder = true
//!
//! [param.search]
//! expand_at = 2
//! ```
//!
//! Its values become the defaults of the flags, so a flag or a variable of the environment
//! goes before the file, and a value is checked in the same way wherever it stands.

use clap::Command;
use std::path::{Path, PathBuf};
use std::{env, fmt, fs, io};
use toml::{Table, Value};

/// The table of the parameters.
const PARAM: &str = "param";

/// A file that was read.
pub(super) struct Config {
    path: PathBuf,
    table: Table,
}

/// A fault of a file.
#[derive(Debug)]
pub(super) struct ConfigError {
    path: PathBuf,
    reason: String,
}

impl fmt::Display for ConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.reason)
    }
}

impl std::error::Error for ConfigError {}

impl Config {
    /// Reads the file that is named, which must be there, or else the user's own, if there is
    /// one.
    pub(super) fn find(named: Option<&Path>) -> Result<Option<Config>, ConfigError> {
        if let Some(path) = named {
            return Config::open(path).map(Some);
        }
        match own_path() {
            Some(path) if path.is_file() => Config::open(&path).map(Some),
            _ => Ok(None),
        }
    }

    fn open(path: &Path) -> Result<Config, ConfigError> {
        let wrong =
            |reason: String| ConfigError { path: path.to_path_buf(), reason: reason.trim().into() };
        let text = fs::read_to_string(path).map_err(|error: io::Error| wrong(error.to_string()))?;
        let table = text.parse().map_err(|error: toml::de::Error| wrong(error.to_string()))?;
        Ok(Config { path: path.to_path_buf(), table })
    }

    /// Something wrong with the file.
    pub(super) fn error(&self, reason: impl fmt::Display) -> ConfigError {
        ConfigError { path: self.path.clone(), reason: reason.to_string() }
    }

    /// The command with the settings as the defaults of its flags.
    pub(super) fn defaults(&self, mut command: Command) -> Result<Command, ConfigError> {
        for (key, value) in self.table.iter().filter(|(key, _)| *key != PARAM) {
            let argument = command
                .get_arguments()
                .find(|argument| argument.get_long() == Some(key) && key != "config");
            let id = argument.ok_or_else(|| self.error(format!("unknown key {key:?}")))?.get_id();
            let (id, text) = (id.clone(), self.text(key, value)?);
            command = command.mut_arg(id, |argument| argument.default_value(text));
        }
        Ok(command)
    }

    /// The parameters with their values: `search.expand_at` and `2`.
    pub(super) fn params(&self) -> Result<Vec<(String, String)>, ConfigError> {
        let mut params = Vec::new();
        match self.table.get(PARAM) {
            None => {}
            Some(Value::Table(tables)) => self.collect("", tables, &mut params)?,
            Some(_) => return Err(self.error("write `[param.search]` and the like")),
        }
        Ok(params)
    }

    /// Tables in tables are names with dots.
    fn collect(
        &self,
        beginning: &str,
        table: &Table,
        params: &mut Vec<(String, String)>,
    ) -> Result<(), ConfigError> {
        for (key, value) in table {
            let name = format!("{beginning}{key}");
            match value {
                Value::Table(inside) => self.collect(&format!("{name}."), inside, params)?,
                value => params.push((name.clone(), self.text(&name, value)?)),
            }
        }
        Ok(())
    }

    fn text(&self, key: &str, value: &Value) -> Result<String, ConfigError> {
        match value {
            Value::String(text) => Ok(text.clone()),
            Value::Integer(number) => Ok(number.to_string()),
            Value::Float(number) => Ok(number.to_string()),
            Value::Boolean(is_on) => Ok(is_on.to_string()),
            _ => Err(self.error(format!("{key:?} takes a number, a text, true or false"))),
        }
    }
}

/// The place of the user's own file: `octant/octant.toml` in the folder for such files.
pub(super) fn own_path() -> Option<PathBuf> {
    let folder = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let folder = folder("XDG_CONFIG_HOME")
        .or_else(|| folder("APPDATA"))
        .or_else(|| folder("HOME").map(|home| home.join(".config")))?;
    Some(folder.join("octant").join("octant.toml"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Arg;

    fn config(text: &str) -> Config {
        Config { path: "octant.toml".into(), table: text.parse().expect("TOML") }
    }

    fn command() -> Command {
        let flags = ["threads", "komi", "config"].map(|name| Arg::new(name).long(name));
        Command::new("gtp").args(flags)
    }

    #[test]
    fn settings_are_defaults() {
        let config = config("threads = 2\nkomi = \"6.5\"\n[param.search]\nexpand_at = 4");
        let matches = config.defaults(command()).expect("known keys").get_matches_from(["gtp"]);
        assert_eq!(matches.get_one::<String>("threads").map(String::as_str), Some("2"));
        let line = ["gtp", "--threads", "3"];
        let matches = config.defaults(command()).expect("known keys").get_matches_from(line);
        assert_eq!(matches.get_one::<String>("threads").map(String::as_str), Some("3"));
        assert_eq!(matches.get_one::<String>("komi").map(String::as_str), Some("6.5"));
        let params = config.params().expect("parameters");
        assert_eq!(params, [("search.expand_at".to_string(), "4".to_string())]);
    }

    #[test]
    fn what_is_not_known_is_an_error() {
        for (text, reason) in [
            ("thread = 2", "octant.toml: unknown key \"thread\""),
            ("config = \"x\"", "octant.toml: unknown key \"config\""),
            ("komi = [6]", "octant.toml: \"komi\" takes a number, a text, true or false"),
        ] {
            let error = config(text).defaults(command()).err().map(|error| error.to_string());
            assert_eq!(error.as_deref(), Some(reason));
        }
        assert!(config("param = 3").params().is_err());
        assert!(Config::find(Some(Path::new("/no/such/file.toml"))).is_err());
    }
}
