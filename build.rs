//! Tells the program which commit it is built from.
//!
//! Nothing is fetched: without a repository, as in a source archive, the commit is unknown. A
//! build for development does not ask, so that a commit does not compile everything anew.

use std::env;
use std::process::Command;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-env-changed=OCTANT_BUILT_FROM");
    let told = env::var("OCTANT_BUILT_FROM").ok();
    let is_development = env::var("PROFILE").is_ok_and(|profile| profile == "debug");
    let commit = match told {
        Some(commit) => commit,
        None if is_development => "development".to_owned(),
        None => {
            println!("cargo:rerun-if-changed=.git/logs/HEAD");
            git(&["log", "-1", "--format=%h %cs"]).unwrap_or_else(|| "unknown".to_owned())
        }
    };
    let (commit, date) = commit.split_once(' ').unwrap_or((&commit, ""));
    println!("cargo:rustc-env=OCTANT_COMMIT={commit}");
    println!("cargo:rustc-env=OCTANT_DATE={date}");
}

/// What git says, if it is there and this is its repository.
fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?.trim().to_owned();
    (output.status.success() && !text.is_empty()).then_some(text)
}
