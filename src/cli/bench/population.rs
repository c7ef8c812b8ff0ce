//! The `population` group: what a worker of a coevolution does besides thinking.
//!
//! The games are random: hardly two begin alike, so the tree grows as fast as it can. For the
//! figures of a database the environment variable `OCTANT_BENCH_POSTGRES` names an empty one,
//! which is filled.

use super::Figure;
use super::book::random_moves;
use crate::board::{Color, Size};
use crate::engine::Effort;
use crate::game::{Game, Komi, Rules};
use crate::population::{Evolution, Pace, Population, Start};
use crate::sgf::{GameRecord, Margin, Outcome};
use crate::store::{self, unique_name};
#[cfg(feature = "postgres")]
use postgres::{Client, NoTls};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use std::error::Error;
use std::fs;
#[cfg(feature = "postgres")]
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

/// Games that a new worker reads, unless there is less time.
const GAMES: u64 = 100_000;

/// Games a second that even a slow machine makes.
const SLOW: u64 = 10_000;

/// Moves of one second each in the game whose overhead is measured.
const MOVES: usize = 8;

/// The variable that names a database.
const URL: &str = "OCTANT_BENCH_POSTGRES";

pub(super) fn measure(time: Duration) -> Vec<Figure> {
    let games = GAMES.min(time.as_secs() * SLOW);
    let mut figures = Vec::new();
    match measure_directory(games) {
        Ok([seconds, percent]) => {
            figures.push(figure("population_games", games as f64, 0, "games"));
            figures.push(figure("population_directory_s", seconds, 2, "s to learn them all"));
            figures.push(figure("population_overhead_percent", percent, 3, "% at a second a move"));
        }
        Err(error) => log::warn!("no population in a directory: {error}"),
    }
    match std::env::var(URL) {
        Err(_) => log::info!("no figures of a database: {URL} names none"),
        Ok(url) => match measure_database(&url, games) {
            Ok(seconds) => {
                figures.push(figure("population_postgres_s", seconds, 2, "s to learn them all"));
            }
            Err(error) => log::warn!("no population in a database: {error}"),
        },
    }
    figures
}

fn figure(key: &str, value: f64, decimals: usize, unit: &'static str) -> Figure {
    Figure { key: key.to_owned(), value, decimals, unit }
}

fn start() -> Result<Start, Box<dyn Error>> {
    Ok(Start::new(Game::new(Size::NINE, Rules::Chinese, Komi::from_halves(15)))?)
}

/// The names and the lines of random games.
fn lines(games: u64) -> impl Iterator<Item = (String, String)> {
    let mut rng = SmallRng::seed_from_u64(1);
    let mut record = GameRecord::new(Size::NINE);
    record.komi = Some(7.5);
    (0..games).map(move |game| {
        record.name = unique_name();
        record.moves = Color::ALL.into_iter().cycle().zip(random_moves(&mut rng)).collect();
        let winner = Color::ALL[game as usize % 2];
        record.outcome = Some(Outcome::Win(winner, Margin::Points(0.5)));
        (record.name.clone(), record.to_line())
    })
}

/// Seconds for a new worker to learn what is in a place, with what it has learned.
fn learn(place: &str, games: u64) -> Result<(f64, Population), Box<dyn Error>> {
    let begun = Instant::now();
    let mut store = store::open::<Start>(place)?;
    let mut population = Population::new(start()?, Population::WHOLE);
    store.news()?.iter().for_each(|game| population.learn(game));
    let seconds = begun.elapsed().as_secs_f64();
    if population.games() == games {
        Ok((seconds, population))
    } else {
        Err(format!("{} games instead of {games}", population.games()).into())
    }
}

/// Seconds to learn a directory of games, and the overhead in per cent of a worker who then
/// plays one.
fn measure_directory(games: u64) -> Result<[f64; 2], Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    let place = folder.path().to_str().ok_or("a folder with a strange name")?;
    let store = store::join(place, &start()?)?;
    write_games(&folder.path().join("games.sgfs"), games)?;
    let (seconds, _) = learn(place, games)?;
    let evolution = Evolution {
        pace: Pace {
            opening: Effort { playouts: None, time: Some(Duration::from_secs(1)) },
            later: Effort { playouts: Some(1), time: None },
            opening_moves: MOVES,
            resign_below: 0.0,
            memory: 64,
        },
        // Nothing wins more often than always: every move is thought about.
        threshold: 1.0,
        beginning: 0,
        seed: 1,
    };
    let population = Population::new(start()?, Population::WHOLE);
    let (_, growth) = evolution.run(store, population, games + 1, 1, |_| {})?;
    Ok([seconds, 100.0 * growth.overhead_share()])
}

fn write_games(path: &Path, games: u64) -> Result<(), Box<dyn Error>> {
    let text: String = lines(games).map(|(_, line)| line + "\n").collect();
    Ok(fs::write(path, text)?)
}

/// Seconds to learn a database of games, which is filled first.
#[cfg(feature = "postgres")]
fn measure_database(url: &str, games: u64) -> Result<f64, Box<dyn Error>> {
    if store::look::<Start>(url)?.is_some() {
        return Err("the database has a population already".into());
    }
    drop(store::join(url, &start()?)?);
    let mut client = Client::connect(url, NoTls)?;
    let mut copy = client.copy_in("COPY octant_games (name, game) FROM STDIN")?;
    for (name, line) in lines(games) {
        writeln!(copy, "{name}\t{line}")?;
    }
    copy.finish()?;
    Ok(learn(url, games)?.0)
}

/// No figure of a database: the program was built without one.
#[cfg(not(feature = "postgres"))]
fn measure_database(_url: &str, _games: u64) -> Result<f64, Box<dyn Error>> {
    Err("built without the feature `postgres`".into())
}
