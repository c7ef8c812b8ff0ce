//! Features of a move apart from the stones around it.

use super::Facts;
use super::neighborhood::distance;
use crate::board::Point;
use crate::playout::Reason;
use smallvec::SmallVec;
use std::fmt;
use std::str::FromStr;

/// One thing that a move is or is not.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Feature {
    /// It is on this line; all from the eighth on are one.
    Line(usize),
    /// It is at this distance of the last move; all from 18 on are one.
    Last(usize),
    /// The same of the move before the last.
    Previous(usize),
    /// It is so many steps from the last move when a chain counts as one step.
    Near(usize),
    /// A generator of the playouts makes it, about one stone or about more.
    Reason(Reason, bool),
    /// It puts a chain in atari.
    Atari,
    /// It gives up stones for nothing.
    SelfAtari,
}

/// The line from which on all are one.
const LINES: usize = 8;

/// The nearest and the farthest distance that are told apart.
const CLOSE: usize = 2;
const FAR: usize = 18;

/// The features of a move.
pub type Features = SmallVec<[Feature; 12]>;

impl Feature {
    /// Every feature there is.
    pub fn all() -> impl Iterator<Item = Feature> {
        let lines = (1..=LINES).map(Feature::Line);
        let last = (CLOSE..=FAR).map(Feature::Last);
        let previous = (CLOSE..=FAR).map(Feature::Previous);
        let near = (1..=3).map(Feature::Near);
        let reasons = Reason::ALL.into_iter();
        let reasons = reasons.flat_map(|reason| [false, true].map(|m| Feature::Reason(reason, m)));
        let others = [Feature::Atari, Feature::SelfAtari];
        lines.chain(last).chain(previous).chain(near).chain(reasons).chain(others)
    }

    /// Their number.
    pub const COUNT: usize = LINES + 2 * (FAR - CLOSE + 1) + 3 + 2 * Reason::ALL.len() + 2;

    /// Its number among all.
    #[inline(always)]
    pub fn index(self) -> usize {
        const DISTANCES: usize = FAR - CLOSE + 1;
        const LAST: usize = LINES;
        const PREVIOUS: usize = LAST + DISTANCES;
        const NEAR: usize = PREVIOUS + DISTANCES;
        const REASON: usize = NEAR + 3;
        match self {
            Feature::Line(line) => line - 1,
            Feature::Last(distance) => LAST + distance - CLOSE,
            Feature::Previous(distance) => PREVIOUS + distance - CLOSE,
            Feature::Near(steps) => NEAR + steps - 1,
            Feature::Reason(reason, is_many) => REASON + 2 * reason as usize + usize::from(is_many),
            Feature::Atari => Feature::COUNT - 2,
            Feature::SelfAtari => Feature::COUNT - 1,
        }
    }

    /// The features of a move.
    pub fn of<const W: usize>(facts: &Facts<W>, point: Point<W>) -> Features {
        let mut features = Features::new();
        features.push(Feature::Line(point.line(facts.board().size()).min(LINES)));
        let from = |spot: Point<W>| {
            let [east, north] = [(point.col(), spot.col()), (point.row(), spot.row())]
                .map(|(a, b)| a as isize - b as isize);
            distance((east, north)).clamp(CLOSE, FAR)
        };
        features.extend(facts.scene().last().map(|spot| Feature::Last(from(spot))));
        features.extend(facts.scene().previous().map(|spot| Feature::Previous(from(spot))));
        let ring = facts.near.iter().position(|ring| ring.contains(point));
        features.extend(ring.map(|ring| Feature::Near(ring + 1)));
        let suggestions = facts.suggestions(point);
        features.extend(suggestions.map(|known| Feature::Reason(known.reason, known.stones > 1)));
        if facts.ataris.contains(point) {
            features.push(Feature::Atari);
        }
        if facts.self_ataris.contains(point) {
            features.push(Feature::SelfAtari);
        }
        features
    }
}

impl fmt::Display for Feature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Feature::Line(line) => write!(f, "line-{line}"),
            Feature::Last(distance) => write!(f, "last-{distance}"),
            Feature::Previous(distance) => write!(f, "previous-{distance}"),
            Feature::Near(steps) => write!(f, "near-{steps}"),
            Feature::Reason(reason, is_many) => {
                let name = reason.to_string().replace(' ', "-");
                write!(f, "{name}{}", if *is_many { "-of-many" } else { "" })
            }
            Feature::Atari => f.write_str("atari"),
            Feature::SelfAtari => f.write_str("self-atari"),
        }
    }
}

/// The text names no feature.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAFeature;

impl FromStr for Feature {
    type Err = NotAFeature;

    fn from_str(text: &str) -> Result<Feature, NotAFeature> {
        Feature::all().find(|feature| feature.to_string() == text).ok_or(NotAFeature)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn features_have_numbers_and_names_of_their_own() {
        let all: Vec<Feature> = Feature::all().collect();
        assert_eq!(all.len(), Feature::COUNT);
        for (index, feature) in all.into_iter().enumerate() {
            assert_eq!(feature.index(), index, "{feature}");
            assert_eq!(feature.to_string().parse(), Ok(feature));
        }
        assert_eq!("line-99".parse::<Feature>(), Err(NotAFeature));
    }
}
