//! The search of all positions of some games, on several threads.

use super::finding::Finding;
use super::subject::Subject;
use crate::engine::Player;
use crate::search::{Limits, Task};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc::channel;
use std::thread;

/// A position: the game it is of, and the moves before it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place {
    /// The number of the game, from 0.
    pub game: usize,
    /// The moves before the position.
    pub turn: usize,
}

/// Makes players.
pub type Maker<'a> = dyn Fn() -> Player + Sync + 'a;

/// Those who search.
pub struct Crew<'a> {
    /// Makes a player for each position, so that what it finds does not depend on the others.
    pub maker: &'a Maker<'a>,
    /// Positions searched at a time.
    pub jobs: usize,
    /// The expense of a position.
    pub limits: Limits,
}

impl Crew<'_> {
    /// Searches positions, and hands over what is found as it is found, on the calling thread. An
    /// error of `take` ends the work.
    pub fn work<E>(
        &self,
        subjects: &[Subject],
        places: &[Place],
        mut take: impl FnMut(Place, Finding) -> Result<(), E>,
    ) -> Result<(), E> {
        let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
        let (sender, findings) = channel();
        thread::scope(|scope| {
            for _ in 0..self.jobs.max(1) {
                let (sender, next, stop) = (sender.clone(), &next, &stop);
                scope.spawn(move || {
                    while let Some(&place) = places.get(next.fetch_add(1, Relaxed)) {
                        let finding = self.find(&subjects[place.game], place, stop);
                        if stop.load(Relaxed) || sender.send((place, finding)).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(sender);
            let taken = findings.iter().try_for_each(|(place, finding)| take(place, finding));
            stop.store(true, Relaxed);
            taken
        })
    }

    /// Searches a position.
    fn find(&self, subject: &Subject, place: Place, stop: &AtomicBool) -> Finding {
        let game = subject.game(place.turn);
        let mut player = (self.maker)();
        let task = Task::new(&game, game.to_play());
        Finding::of(&player.study(&task, self.limits, stop, &mut |_| {}))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Effort, EngineParameters};
    use crate::game::{Komi, Rules};
    use crate::search::Settings;
    use crate::sgf::read_game;
    use std::collections::BTreeMap;

    fn review(jobs: usize, most: usize) -> Result<BTreeMap<Place, Finding>, &'static str> {
        let tree = read_game(b"(;SZ[5];B[cc];W[bb];B[dd])").expect("a game");
        let subject = Subject::new(&tree, Rules::Chinese, Komi::ZERO).expect("a subject");
        let places: Vec<Place> =
            (0..subject.positions()).map(|turn| Place { game: 0, turn }).collect();
        let maker = || {
            let settings = Settings { memory: 4, ..Settings::default() };
            Player::new(settings, Effort::default(), EngineParameters::default())
        };
        let crew = Crew { maker: &maker, jobs, limits: Limits::playouts(50) };
        let mut found = BTreeMap::new();
        crew.work(&[subject], &places, |place, finding| {
            found.insert(place, finding);
            if found.len() < most { Ok(()) } else { Err("enough") }
        })?;
        Ok(found)
    }

    #[test]
    fn the_findings_do_not_depend_on_the_number_of_threads() {
        let alone = review(1, 9).expect("no error");
        assert_eq!(alone.len(), 4);
        assert!(alone.values().all(|finding| finding.visits == 50));
        assert_eq!(review(3, 9).expect("no error"), alone);
    }

    #[test]
    fn an_error_ends_the_work() {
        assert_eq!(review(2, 1), Err("enough"));
    }
}
