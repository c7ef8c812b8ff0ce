//! `octant manual` and `octant completions`: what a package brings besides the program.

use super::{Arguments, Outcome};
use clap::{Args, CommandFactory};
use clap_complete::Shell;
use clap_mangen::generate_to;
use std::fs;
use std::io;
use std::path::PathBuf;

/// Write the pages of the manual, one for each command, into a folder
#[derive(Args)]
pub(super) struct Manual {
    /// The folder, which is made if it is not there
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
}

impl Manual {
    pub(super) fn run(&self) -> Outcome {
        let wrong = |error: io::Error| format!("{}: {error}", self.folder.display());
        fs::create_dir_all(&self.folder).map_err(wrong)?;
        // One version for all pages, without the processor of whoever makes them.
        let command = Arguments::command().name("octant").long_version(None);
        generate_to(command, &self.folder).map_err(wrong)?;
        Ok(())
    }
}

/// Print what lets a shell complete the commands and flags of octant
#[derive(Args)]
#[command(after_long_help = EXAMPLES)]
pub(super) struct Completions {
    /// The shell
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

const EXAMPLES: &str = "\
Examples:
  octant completions bash > ~/.local/share/bash-completion/completions/octant
  octant completions zsh > ~/.zfunc/_octant
  octant completions fish > ~/.config/fish/completions/octant.fish";

impl Completions {
    pub(super) fn run(&self) -> Outcome {
        let mut text = Vec::new();
        clap_complete::generate(self.shell, &mut Arguments::command(), "octant", &mut text);
        io::Write::write_all(&mut io::stdout(), &text)?;
        Ok(())
    }
}
