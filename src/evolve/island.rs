//! Evolutions on many machines that send each other their best: islands.
//!
//! Each island is an evolution in a folder of its own. Every so many generations it adds its best
//! player to a store that all of them reach and takes the players that came from the others since, in
//! place of its own worst. Nothing waits for anybody; an island that is killed loses the generation
//! in the making.

use super::player::Player;
use super::settings::Settings;
use crate::store::{self, Founding, LineError, Record, RecordKind, Store, StoreError, unique_name};
use std::fmt;

/// The water between all islands of a store: the form of the networks and their games.
#[derive(Clone, PartialEq, Debug)]
pub struct Sea(String);

impl Sea {
    /// The sea of some settings.
    pub fn of(settings: &Settings) -> Sea {
        let Settings { size, net, hidden, opponent, komi, rules, .. } = settings;
        Sea(format!("{size}x{size} {net} {hidden} against {opponent}, komi {komi}, {rules}"))
    }
}

impl fmt::Display for Sea {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Founding for Sea {
    type Record = Migrant;

    const KIND: RecordKind =
        RecordKind { whole: "islands", one: "migrant", many: "migrants", ending: "migrants" };

    fn to_line(&self) -> String {
        self.0.clone()
    }

    fn from_line(line: &str) -> Result<Sea, LineError> {
        Ok(Sea(line.to_string()))
    }
}

/// A player on its way.
#[derive(Clone, PartialEq, Debug)]
pub struct Migrant {
    name: String,
    /// The island that it is from.
    island: String,
    /// The fitness that it had there.
    pub fitness: f64,
    /// The player.
    pub player: Player,
}

/// A line that is no migrant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct NotAMigrant;

impl fmt::Display for NotAMigrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a migrant")
    }
}

impl std::error::Error for NotAMigrant {}

impl Record for Migrant {
    fn name(&self) -> &str {
        &self.name
    }

    fn to_line(&self) -> String {
        // A player that was made can be written.
        let bytes = self.player.to_bytes().unwrap_or_default();
        let digits: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        format!("{} {} {} {digits}", self.name, self.island, self.fitness)
    }

    fn from_line(line: &str) -> Result<Migrant, LineError> {
        let words: Vec<&str> = line.split(' ').collect();
        let [name, island, fitness, digits] = words[..] else { return Err(NotAMigrant.into()) };
        let pairs = digits.as_bytes().chunks(2).map(|pair| {
            let digits = std::str::from_utf8(pair).map_err(|_| NotAMigrant)?;
            u8::from_str_radix(digits, 16).map_err(|_| NotAMigrant)
        });
        let bytes: Vec<u8> = pairs.collect::<Result<_, NotAMigrant>>()?;
        let player = Player::from_bytes(&bytes)?;
        let fitness: f64 = fitness.parse().map_err(|_| NotAMigrant)?;
        if !(0.0..=1.0).contains(&fitness) {
            return Err(NotAMigrant.into());
        }
        Ok(Migrant { name: name.to_string(), island: island.to_string(), fitness, player })
    }
}

/// An island among others.
pub struct Island {
    store: Box<dyn Store<Sea>>,
    /// Its own name, another one each time that it is taken up.
    name: String,
    /// Generations from one exchange to the next.
    every: u64,
}

impl Island {
    /// Joins the islands of a place, a directory or a database, and founds it where there are none.
    pub fn join(place: &str, settings: &Settings, every: u64) -> Result<Island, StoreError> {
        let store = store::join(place, &Sea::of(settings))?;
        Ok(Island { store, name: unique_name(), every: every.max(1) })
    }

    /// Tells whether there is an exchange after a generation.
    pub fn is_due(&self, generation: u64) -> bool {
        generation % self.every == self.every - 1
    }

    /// Sends a player.
    pub fn send(&mut self, player: &Player, fitness: f64) -> Result<(), StoreError> {
        let (name, island) = (unique_name(), self.name.clone());
        self.store.add(&Migrant { name, island, fitness, player: player.clone() })
    }

    /// The players that came from others since the last time, the latest first.
    pub fn receive(&mut self) -> Result<Vec<Migrant>, StoreError> {
        let mut news = self.store.news()?;
        news.retain(|migrant| migrant.island != self.name);
        news.reverse();
        Ok(news)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evolve::evolution::Evolution;
    use crate::evolve::form::NetworkKind;
    use std::num::NonZero;

    fn settings(seed: u64) -> Settings {
        Settings {
            opponent: "naive".to_string(),
            size: 5,
            net: NetworkKind::Mlp,
            hidden: 4,
            population: 6,
            games: 4,
            komi: 5.5,
            rules: "japanese".to_string(),
            single_sigma: true,
            dense: false,
            lessons: 0,
            seed,
        }
    }

    #[test]
    fn islands_exchange_their_best() {
        let folder = tempfile::tempdir().expect("a folder");
        let place = folder.path().join("sea");
        let place = place.to_str().expect("a plain name");
        let threads = NonZero::<usize>::MIN;
        for seed in [1, 2] {
            let own = folder.path().join(format!("island-{seed}"));
            let mut evolution = Evolution::open(&own, &settings(seed), threads).expect("one");
            let island = Island::join(place, &settings(seed), 2).expect("a sea");
            evolution.run(4, Some(island), |_, _| {}).expect("a run");
        }
        let mut third = Island::join(place, &settings(3), 2).expect("a sea");
        let migrants = third.receive().expect("migrants");
        assert_eq!(migrants.len(), 4);
        for migrant in &migrants {
            let again = Migrant::from_line(&migrant.to_line()).expect("a migrant");
            assert_eq!((&again.name, again.fitness), (&migrant.name, migrant.fitness));
            assert_eq!(again.player.network(), migrant.player.network());
        }
        third.send(&migrants[0].player, 0.5).expect("room");
        assert!(third.receive().expect("migrants").is_empty(), "its own do not come back");
        let other = Settings { opponent: "jago".to_string(), ..settings(1) };
        assert!(Island::join(place, &other, 2).is_err());
    }

    #[test]
    fn other_lines_are_no_migrants() {
        for line in ["", "a b 0.5 zz", "a b 0.5", "a b 2 00", "a b 0.5 \u{e9}\u{e9}"] {
            assert!(Migrant::from_line(line).is_err(), "{line}");
        }
    }
}
