//! A net as a player: searches that ask it, long ones that explore and quick ones that do not.

use crate::game::Game;
use crate::net::{Net, Nets};
use crate::search::{Analysis, Limits, NetParameters, Search, SearchParameters, Settings, Task};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// The share of the policy at the root that is chance where a search explores.
const NOISE: f64 = 0.25;

/// Evaluations that a search keeps, in thousands: those of a game and a little more.
const REMEMBERED: usize = 16;

/// A net of a version, as it came from the store.
#[derive(Clone, Debug)]
pub(super) struct Student {
    /// The version.
    pub(super) version: u64,
    /// The net.
    pub(super) net: Arc<Net>,
}

/// The settings of a search that asks a net, for one thread.
fn settings_with(net: &Arc<Net>, noise: f64, memory: usize, seed: u64) -> Settings {
    let chance = NetParameters {
        root_noise: noise,
        // One look is enough: what the other seven would say is learned from other games.
        root_symmetries: false,
        cache: REMEMBERED,
        ..NetParameters::default()
    };
    Settings {
        net: chance,
        nets: Nets::one(net.clone()),
        search: SearchParameters {
            // A move is worth what its visits say: none is saved where the best one is clear.
            stops_early: false,
            // A tree that is kept begins without chance at its root.
            keeps_tree: noise == 0.0,
            ..SearchParameters::default()
        },
        memory,
        seed,
        ..Settings::default()
    }
}

/// A net that thinks about games, one at a time.
pub(super) struct Mind {
    student: Student,
    exploring: Search,
    plain: Search,
}

/// A way to think about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Thought {
    /// With some chance at the root, so that moves are tried that seem bad.
    Exploring,
    /// To play as well as possible.
    Plain,
}

impl Mind {
    /// A mind with memory in MiB for each of its trees.
    pub(super) fn new(student: Student, memory: usize, seed: u64) -> Mind {
        let search = |noise| Search::new(settings_with(&student.net, noise, memory, seed));
        Mind { exploring: search(NOISE), plain: search(0.0), student }
    }

    /// The net.
    pub(super) fn student(&self) -> &Student {
        &self.student
    }

    /// Thinks about the position of a game, by so many simulations.
    pub(super) fn think(&mut self, game: &Game, thought: Thought, simulations: u64) -> Analysis {
        let search = match thought {
            Thought::Exploring => &mut self.exploring,
            Thought::Plain => &mut self.plain,
        };
        let task = Task::new(game, game.to_play());
        let limits = Limits { is_patient: true, ..Limits::playouts(simulations) };
        search.run(&task, limits, &AtomicBool::new(false), &mut |_| {})
    }

    /// Forgets the last game.
    pub(super) fn forget(&mut self) {
        self.exploring.forget();
        self.plain.forget();
    }
}
