//! Files of test data with one JSON value a line.

use flate2::read::GzDecoder;
use serde_json::Value;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;

/// The values of a compressed file with one JSON value a line.
pub fn lines(path: &Path) -> Vec<Value> {
    let file = File::open(path).expect("the file is readable");
    BufReader::new(GzDecoder::new(file))
        .lines()
        .map(|line| serde_json::from_str(&line.expect("text")).expect("JSON"))
        .collect()
}
