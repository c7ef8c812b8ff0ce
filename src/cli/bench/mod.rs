//! `octant bench`: how fast the engine is on this machine.
//!
//! A group measures one room of the engine. Adding one takes its file, with a function from
//! the time it may take to the figures it found, and its line in [`GROUPS`].

mod book;
mod evolve;
mod light;
mod net;
mod population;
mod search;
mod solver;

use super::Outcome;
use clap::Args;
use clap::builder::PossibleValuesParser;
use std::io::{self, Write};
use std::time::Duration;

/// Every group of figures, in the order of the layers.
const GROUPS: [Group; 7] = [
    Group { name: "light", about: "random games on one thread", measure: light::measure },
    Group { name: "net", about: "a net at work, in each arithmetic", measure: net::measure },
    Group { name: "evolve", about: "networks that play at once", measure: evolve::measure },
    Group { name: "solver", about: "goals read out on one thread", measure: solver::measure },
    Group { name: "search", about: "simulations of the real search", measure: search::measure },
    Group { name: "book", about: "books built and asked, and starting up", measure: book::measure },
    Group {
        name: "population",
        about: "a worker of a coevolution besides its thinking",
        measure: population::measure,
    },
];

/// A set of figures about one room of the engine.
struct Group {
    name: &'static str,
    about: &'static str,
    /// Finds the figures in about the time given.
    measure: fn(Duration) -> Vec<Figure>,
}

/// One number that was measured.
struct Figure {
    /// The name for scripts: a plain identifier.
    key: String,
    value: f64,
    /// The number of decimals that mean something.
    decimals: usize,
    /// The words that people read after it.
    unit: &'static str,
}

/// Measure the speed of the engine on this machine
#[derive(Args)]
pub(super) struct Bench {
    /// The group to measure; all of them if none is named
    #[arg(value_parser = PossibleValuesParser::new(GROUPS.iter().map(|group| group.name)))]
    group: Option<String>,
    /// Print one flat JSON object instead of a table
    #[arg(long)]
    json: bool,
    /// Seconds to spend on each group; more give steadier figures
    #[arg(long, default_value_t = 12, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
}

impl Bench {
    pub(super) fn run(&self) -> Outcome {
        let mut out = io::stdout().lock();
        let mut all = Vec::new();
        for group in GROUPS.iter().filter(|group| self.is_wanted(group)) {
            log::info!("measuring {} for {} s", group.name, self.seconds);
            let figures = (group.measure)(Duration::from_secs(self.seconds));
            if !self.json {
                write_table(&mut out, group, &figures)?;
            }
            all.extend(figures);
        }
        if self.json {
            write_json(&mut out, &all)?;
        }
        Ok(out.flush()?)
    }

    fn is_wanted(&self, group: &Group) -> bool {
        self.group.as_ref().is_none_or(|name| name == group.name)
    }
}

/// Writes a line per figure: its key, its value, and what the value counts.
fn write_table(out: &mut impl Write, group: &Group, figures: &[Figure]) -> io::Result<()> {
    writeln!(out, "{}: {}", group.name, group.about)?;
    let width = figures.iter().map(|figure| figure.key.len()).max().unwrap_or(0);
    for Figure { key, value, decimals, unit } in figures {
        writeln!(out, "  {key:<width$}  {value:>12.decimals$}  {unit}")?;
    }
    Ok(())
}

/// Writes the figures as one object, a line each.
fn write_json(out: &mut impl Write, figures: &[Figure]) -> io::Result<()> {
    let members: Vec<String> = figures
        .iter()
        .map(|Figure { key, value, decimals, .. }| format!("  \"{key}\": {value:.decimals$}"))
        .collect();
    writeln!(out, "{{\n{}\n}}", members.join(",\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figures() -> Vec<Figure> {
        let figure = |key: &str, value, decimals, unit| Figure {
            key: key.to_string(),
            value,
            decimals,
            unit,
        };
        vec![figure("speed", 123_456.78, 0, "moves/s"), figure("speed_score", -2.25, 2, "points")]
    }

    fn text(write: impl Fn(&mut Vec<u8>) -> io::Result<()>) -> String {
        let mut out = Vec::new();
        write(&mut out).expect("memory takes every byte");
        String::from_utf8(out).expect("figures are plain text")
    }

    #[test]
    fn a_table_is_aligned() {
        let expected = "\
light: random games on one thread
  speed              123457  moves/s
  speed_score         -2.25  points
";
        assert_eq!(text(|out| write_table(out, &GROUPS[0], &figures())), expected);
    }

    #[test]
    fn json_is_one_flat_object() {
        let expected = "{\n  \"speed\": 123457,\n  \"speed_score\": -2.25\n}\n";
        assert_eq!(text(|out| write_json(out, &figures())), expected);
    }
}
