//! A population that ends with the program.

use super::error::StoreError;
use super::start::Start;
use super::{Store, sort};
use crate::sgf::GameRecord;

/// A population in memory, for experiments.
#[derive(Clone, Debug)]
pub struct Memory {
    start: Start,
    games: Vec<GameRecord>,
    /// The games given as news.
    told: usize,
}

impl Memory {
    /// A population without a game.
    pub fn new(start: Start) -> Memory {
        Memory { start, games: Vec::new(), told: 0 }
    }
}

impl Store for Memory {
    fn start(&self) -> &Start {
        &self.start
    }

    fn add(&mut self, game: &GameRecord) -> Result<(), StoreError> {
        if self.games.iter().all(|known| known.name != game.name) {
            self.games.push(game.clone());
        }
        Ok(())
    }

    fn news(&mut self) -> Result<Vec<GameRecord>, StoreError> {
        let mut news = self.games[self.told..].to_vec();
        self.told = self.games.len();
        sort(&mut news);
        Ok(news)
    }
}
