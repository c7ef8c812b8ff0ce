//! The file of what a check has found so far: a line of JSON for each reply, added as it is found.

use super::Finding;
use super::reach::Reply;
use crate::board::Move;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::Path;

/// The findings by reply, and the file that further ones go to.
pub(super) struct Results {
    pub(super) known: HashMap<Reply, Finding>,
    file: File,
}

impl Results {
    /// Opens the file of a check. Lines that are torn, or of other numbers of simulations, are left
    /// as they are and not used.
    pub(super) fn open(path: &Path, playouts: u64) -> io::Result<Results> {
        let text = match fs::read_to_string(path) {
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            text => text?,
        };
        let known = text.lines().filter_map(|line| read(line, playouts));
        let known = known.map(|finding| (finding.reply.clone(), finding)).collect();
        let mut file = OpenOptions::new().create(true).append(true).open(path)?;
        if !text.is_empty() && !text.ends_with('\n') {
            file.write_all(b"\n")?;
        }
        Ok(Results { known, file })
    }

    /// Keeps a finding.
    pub(super) fn keep(&mut self, finding: Finding, playouts: u64) -> io::Result<()> {
        let line = format!("{}\n", write(&finding, playouts));
        self.file.write_all(line.as_bytes())?;
        self.known.insert(finding.reply.clone(), finding);
        Ok(())
    }
}

fn write(finding: &Finding, playouts: u64) -> Value {
    let Finding { reply, best, value, best_value } = finding;
    json!({
        "line": words(&reply.line),
        "reply": reply.mv.to_string(),
        "playouts": playouts,
        "best": best.to_string(),
        "value": value,
        "best_value": best_value,
    })
}

/// Moves as words.
pub(super) fn words(line: &[Move]) -> String {
    line.iter().map(Move::to_string).collect::<Vec<_>>().join(" ")
}

fn read(line: &str, playouts: u64) -> Option<Finding> {
    let value: Value = serde_json::from_str(line).ok()?;
    let mv = |key: &str| value[key].as_str()?.parse().ok();
    let line = value["line"].as_str()?.split_whitespace();
    let line = line.map(|vertex| vertex.parse().ok()).collect::<Option<Vec<Move>>>()?;
    let finding = Finding {
        reply: Reply { line, mv: mv("reply")? },
        best: mv("best")?,
        value: value["value"].as_f64()?,
        best_value: value["best_value"].as_f64()?,
    };
    (value["playouts"].as_u64() == Some(playouts)).then_some(finding)
}
