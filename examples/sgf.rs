//! Game records: every game of a file, replayed under the rules and written back.
//!
//!     cargo run --example sgf [FILE.sgf]

use octant::board::Color;
use octant::game::{Komi, Rules};
use octant::sgf::{GameRecord, Reader};
use std::env;
use std::error::Error;
use std::fs::File;
use std::io::{BufReader, Read};

const GAMES: &str = "(;GM[1]SZ[9]KM[7.5]RU[Chinese]PB[Ann]PW[Ben]RE[B+R];B[ee];W[ec];B[gd])
    (;SZ[5]RE[W+4];B[cc];W[cc])";

fn main() -> Result<(), Box<dyn Error>> {
    let source: Box<dyn Read> = match env::args().nth(1) {
        Some(path) => Box::new(File::open(path)?),
        None => Box::new(GAMES.as_bytes()),
    };
    for tree in Reader::new(BufReader::new(source)) {
        // A tree keeps every property of the file; a record is what most programs want of it.
        let record = GameRecord::from_tree(&tree?)?;
        let name = |color| Some(&record.player(color).name).filter(|name| !name.is_empty());
        let [black, white] = Color::ALL.map(|color| name(color).map_or("?", String::as_str));
        println!("{black} against {white}: {} moves on {}", record.moves.len(), record.size);
        // Replayed as a game, it has captures, superko and a score.
        match record.to_game(usize::MAX, Rules::Chinese, Komi::default()) {
            Ok(game) => println!("{}\n{}", game.board(), GameRecord::of_game(&game).to_line()),
            Err(error) => println!("it breaks the rules: {error}"),
        }
    }
    Ok(())
}
