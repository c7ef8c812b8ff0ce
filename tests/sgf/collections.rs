//! The games in the data folder beside the checkout: every one is read.

use flate2::read::GzDecoder;
use octant::sgf::{GameRecord, Reader};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::fs::{self, File};
use std::io::{BufReader, Read};
use std::path::{Path, PathBuf};

/// The collections beside the checkout; none where there is no such folder.
fn collections() -> Vec<PathBuf> {
    let checkout = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut folders = checkout.ancestors().map(|folder| folder.join("shared/data/games"));
    let Some(folder) = folders.find(|folder| folder.is_dir()) else {
        println!("skipped: no shared data beside the checkout");
        return Vec::new();
    };
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut paths: Vec<PathBuf> =
        paths.filter(|path| path.extension().is_some_and(|end| end == "gz")).collect();
    paths.sort();
    assert!(!paths.is_empty(), "the folder has collections");
    paths
}

fn open(path: &Path) -> GzDecoder<File> {
    GzDecoder::new(File::open(path).unwrap())
}

#[test]
fn every_game_of_the_collections_is_read() {
    let (mut games, mut moves) = (0, 0);
    let mut failures = Vec::new();
    for path in collections() {
        for tree in Reader::new(BufReader::new(open(&path))) {
            games += 1;
            match tree.and_then(|tree| GameRecord::from_tree(&tree)) {
                Ok(record) => moves += record.moves.len(),
                Err(error) => failures.push(format!("{}: {error}", path.display())),
            }
        }
    }
    println!("{games} games, {moves} moves, {} failures", failures.len());
    // One game of ogs-other has such a move, which is no point of any board.
    failures.retain(|failure| !failure.ends_with("not a move on 9x9: B[dundefined]"));
    assert!(failures.is_empty(), "{failures:#?}");
}

#[test]
fn damaged_collections_lose_little_and_never_panic() {
    const DAMAGES: usize = 20;
    let mut rng = StdRng::seed_from_u64(1);
    for path in collections() {
        let mut sample = Vec::new();
        open(&path).take(100_000).read_to_end(&mut sample).unwrap();
        let readable = |bytes: &[u8]| {
            let trees = Reader::new(bytes).flatten();
            trees.inspect(|tree| drop(GameRecord::from_tree(tree))).count()
        };
        let whole = readable(&sample);
        for _ in 0..20 {
            let mut damaged = sample.clone();
            for _ in 0..DAMAGES {
                let at = rng.random_range(0..damaged.len());
                damaged[at] = rng.random();
            }
            assert!(readable(&damaged) + DAMAGES >= whole, "{}", path.display());
        }
    }
}
