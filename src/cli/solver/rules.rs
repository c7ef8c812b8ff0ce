//! `octant solver rules`: the static rules of captures and eyes, generated.

use super::super::Outcome;
use crate::files;
use crate::solver::rules::statics::{Known, Place, StaticRule, generalize, sweep};
use clap::Args;
use std::io::{self, Write};
use std::path::PathBuf;

/// Generate the static rules of captures and eyes: all patterns up to 4x3, their results computed
/// and generalized
#[derive(Args)]
pub(super) struct Rules {
    /// The file for the rules
    #[arg(short, long, value_name = "RULES")]
    output: PathBuf,
}

/// The top of the file.
const HEAD: &str = "\
; Captures and eyes in patterns up to 4x3, made by `octant solver rules`: the goal, the sides that are the
; edge of the board, the number of the goal's point from 0, what must be there row by row from the top,
; and the result.
";

impl Rules {
    pub(super) fn run(&self) -> Outcome {
        let mut text = HEAD.to_string();
        let (mut patterns, mut left) = (0, 0);
        let mut out = io::stdout().lock();
        for place in Place::all() {
            let results = sweep(place);
            let known = results.iter().filter(|&&result| result > Known::None).count();
            let rules: Vec<StaticRule> = generalize(place, &results);
            let (subject, window) = (place.subject.name(), place.window.name());
            writeln!(out, "{subject} {window} {}: {known}, {} rules", place.cell, rules.len())?;
            rules.iter().for_each(|rule| text.push_str(&format!("{rule}\n")));
            patterns += known;
            left += rules.len();
        }
        writeln!(out, "{patterns} patterns with a known result, {left} rules")?;
        let name = self.output.display();
        files::replace(&self.output, text.as_bytes())
            .map_err(|error| format!("{name}: {error}"))?;
        Ok(())
    }
}
