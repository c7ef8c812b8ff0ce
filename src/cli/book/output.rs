//! The place where a command puts the book it makes.

use crate::book::{Book, Format};
use crate::bookmaking::files;
use crate::files::folder_of;
use clap::Args;
use std::error::Error;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

#[derive(Args)]
pub(super) struct Output {
    /// The book to write; its ending says the format: .book or .bin, .txt, .sgf
    #[arg(short, long, value_name = "BOOK")]
    pub(super) output: PathBuf,
    /// The format to write, whatever the ending: binary, text or sgf
    #[arg(long, value_name = "FORMAT")]
    to: Option<Format>,
}

impl Output {
    /// Finds out before long work whether there is a place and a format for the book.
    pub(super) fn check(&self) -> Result<(), Box<dyn Error>> {
        let folder = folder_of(&self.output);
        if !folder.is_dir() {
            return Err(format!("{}: no such folder", folder.display()).into());
        }
        self.format().map(|_| ())
    }

    fn format(&self) -> Result<Format, Box<dyn Error>> {
        self.to.or_else(|| Format::of_name(&self.output)).ok_or_else(|| {
            let path = self.output.display();
            format!("{path}: the ending names no format (.book, .bin, .txt, .sgf); add --to").into()
        })
    }

    /// Writes a book made of another one to the place given and says what became of it.
    pub(super) fn write_and_tell(&self, book: &Book, before: &Book) -> Result<(), Box<dyn Error>> {
        self.write(book)?;
        let moves = |book: &Book| book.tree().node_count().saturating_sub(1);
        let (path, now, before) = (self.output.display(), moves(book), moves(before));
        Ok(writeln!(io::stdout(), "{path}: {now} moves of {before}")?)
    }

    /// Writes a book to the place given and says so.
    pub(super) fn write(&self, book: &Book) -> Result<(), Box<dyn Error>> {
        self.write_to(&self.output, book)
    }

    /// Writes a book to another place, in the format asked for.
    pub(super) fn write_to(&self, path: &Path, book: &Book) -> Result<(), Box<dyn Error>> {
        files::write(path, book, self.format()?)?;
        log::info!("{}: {} nodes", path.display(), book.tree().node_count());
        Ok(())
    }
}
