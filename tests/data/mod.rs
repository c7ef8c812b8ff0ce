//! Data files that lie beside the checkout, not in it.

use flate2::read::GzDecoder;
use serde_json::Value;
use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

/// The path of a file under `shared/data`, looked for in every folder around the checkout.
/// Where there is none, says that the test is skipped.
pub fn find(name: &str) -> Option<PathBuf> {
    let found = Path::new(env!("CARGO_MANIFEST_DIR"))
        .ancestors()
        .map(|folder| folder.join("shared/data").join(name))
        .find(|path| path.exists());
    if found.is_none() {
        println!("skipped: no shared data beside the checkout ({name})");
    }
    found
}

/// The values of a compressed file with one JSON value a line.
pub fn json_lines(path: &Path) -> Vec<Value> {
    let file = File::open(path).expect("the file is readable");
    let reader: Box<dyn Read> = Box::new(GzDecoder::new(file));
    BufReader::new(reader)
        .lines()
        .map(|line| serde_json::from_str(&line.expect("text")).expect("JSON"))
        .collect()
}
