//! Evidence of a move: games that had it, and simulations of searches. They are never added up:
//! a simulation is not a game.

use super::tally::Tally;
use std::fmt;
use std::ops::AddAssign;

/// A kind of evidence, the weaker before the stronger.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub enum EvidenceKind {
    /// Games.
    #[default]
    Games,
    /// Simulations of searches that began before the move: they went on with it when it looked good.
    Tried,
    /// Simulations of a search that began after the move.
    Searched,
}

impl EvidenceKind {
    /// Every kind.
    pub const ALL: [EvidenceKind; 3] =
        [EvidenceKind::Games, EvidenceKind::Tried, EvidenceKind::Searched];

    /// The kind by which several moves of one position are compared: the strongest that any of them
    /// has. Moves that lack it do not compete, so that equals are compared with equals.
    pub fn common(evidence: impl IntoIterator<Item = Evidence>) -> EvidenceKind {
        let strongest = evidence.into_iter().filter_map(Evidence::strongest).max();
        strongest.unwrap_or_default()
    }
}

/// The things that are counted.
impl fmt::Display for EvidenceKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            EvidenceKind::Games => "games",
            EvidenceKind::Tried => "simulations",
            EvidenceKind::Searched => "simulations of its own",
        })
    }
}

/// All that is known of a move.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Evidence {
    /// The games that had it.
    pub games: Tally,
    /// The simulations of searches that began before it.
    pub tried: Tally,
    /// The simulations of a search that began after it.
    pub searched: Tally,
}

impl Evidence {
    /// Evidence of one kind.
    pub fn new(kind: EvidenceKind, tally: Tally) -> Evidence {
        let mut evidence = Evidence::default();
        *evidence.of_mut(kind) = tally;
        evidence
    }

    /// The tally of a kind.
    pub const fn of(&self, kind: EvidenceKind) -> Tally {
        match kind {
            EvidenceKind::Games => self.games,
            EvidenceKind::Tried => self.tried,
            EvidenceKind::Searched => self.searched,
        }
    }

    /// The tally of a kind, to be changed.
    pub const fn of_mut(&mut self, kind: EvidenceKind) -> &mut Tally {
        match kind {
            EvidenceKind::Games => &mut self.games,
            EvidenceKind::Tried => &mut self.tried,
            EvidenceKind::Searched => &mut self.searched,
        }
    }

    /// The number of simulations, of both kinds.
    pub const fn simulations(&self) -> u64 {
        self.tried.games.saturating_add(self.searched.games)
    }

    /// The strongest kind of evidence; none where there is nothing.
    pub fn strongest(self) -> Option<EvidenceKind> {
        EvidenceKind::ALL.into_iter().rev().find(|&kind| self.of(kind).games > 0)
    }

    /// The tally of the strongest kind.
    pub fn best(self) -> Tally {
        self.of(self.strongest().unwrap_or_default())
    }

    /// The greater counts of the two, for parts of one whole.
    pub(super) fn max(self, other: Evidence) -> Evidence {
        let mut greater = self;
        for kind in EvidenceKind::ALL {
            let (own, other) = (greater.of_mut(kind), other.of(kind));
            *own = Tally { games: own.games.max(other.games), wins: own.wins.max(other.wins) };
        }
        greater
    }
}

impl AddAssign for Evidence {
    /// Adds each kind to its own.
    fn add_assign(&mut self, other: Evidence) {
        for kind in EvidenceKind::ALL {
            *self.of_mut(kind) += other.of(kind);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_compared_by_the_strongest_kind_that_one_of_them_has() {
        let tally = Tally { games: 9, wins: 5 };
        let [games, tried, searched] = EvidenceKind::ALL.map(|kind| Evidence::new(kind, tally));
        assert_eq!(EvidenceKind::common([]), EvidenceKind::Games);
        assert_eq!(EvidenceKind::common([Evidence::default(), games]), EvidenceKind::Games);
        assert_eq!(EvidenceKind::common([tried, games]), EvidenceKind::Tried);
        assert_eq!(EvidenceKind::common([tried, searched, games]), EvidenceKind::Searched);
        let mut all = games;
        all += tried;
        assert_eq!(
            (all.strongest(), all.simulations(), all.best()),
            (Some(EvidenceKind::Tried), 9, tally)
        );
    }
}
