//! The strength of all nets of a run, from all matches together.
//!
//! The model is that of Bradley and Terry (1952), by the iteration of Hunter (2004). Each pair
//! that played is given one drawn game more, so that a net that won all its games is not
//! infinitely strong.

use super::minutes::Entry;
use std::collections::BTreeMap;

/// The games that are drawn beside those that were played, for each pair.
const DRAWN: f64 = 1.0;

/// The iteration ends when no strength changes more, in Elo, or after so many rounds.
const CLOSE: f64 = 1e-3;
const ROUNDS: usize = 10_000;

/// A net that was kept, by its version, or a candidate that was not.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Name {
    /// A net.
    Net(u64),
    /// A candidate that was not kept.
    Candidate(u64),
}

/// A pair of players by their numbers, the points of the first, and their games.
type Pair = (usize, usize, f64, f64);

/// The name of a match's candidate.
pub(super) fn name_of(entry: &Entry) -> Name {
    entry.kept.map_or(Name::Candidate(entry.candidate), Name::Net)
}

/// The strength of each net in Elo, the first net's being nothing.
pub(super) fn elo(entries: &[Entry]) -> BTreeMap<Name, f64> {
    let mut numbers: BTreeMap<Name, usize> = BTreeMap::from([(Name::Net(1), 0)]);
    let mut number = |name: Name| {
        let next = numbers.len();
        *numbers.entry(name).or_insert(next)
    };
    let pairs: Vec<Pair> = (entries.iter())
        .map(|entry| {
            let (a, b) = (number(name_of(entry)), number(Name::Net(entry.opponent)));
            let tally = entry.tally();
            let games = tally.games() as f64 + DRAWN;
            (a, b, tally.points() + DRAWN / 2.0, games)
        })
        .collect();
    let strengths = iterate(first_guess(numbers.len(), &pairs), &pairs);
    let elo = |strength: f64| 400.0 * (strength / strengths[0]).log10();
    numbers.into_iter().map(|(name, number)| (name, elo(strengths[number]))).collect()
}

/// Each player by the first match, against one whose strength is known: as most play only one
/// with those before them, it is nearly right.
fn first_guess(players: usize, pairs: &[Pair]) -> Vec<f64> {
    let mut strengths = vec![None; players];
    strengths[0] = Some(1.0);
    for &(a, b, won, games) in pairs {
        if let (None, Some(strength)) = (strengths[a], strengths[b]) {
            strengths[a] = Some(strength * won / (games - won));
        }
    }
    strengths.into_iter().map(|strength| strength.unwrap_or(1.0)).collect()
}

fn iterate(mut strengths: Vec<f64>, pairs: &[Pair]) -> Vec<f64> {
    let players = strengths.len();
    for _ in 0..ROUNDS {
        let (mut points, mut weights) = (vec![0.0; players], vec![0.0; players]);
        for &(a, b, won, games) in pairs {
            points[a] += won;
            points[b] += games - won;
            let weight = games / (strengths[a] + strengths[b]);
            weights[a] += weight;
            weights[b] += weight;
        }
        let mut change: f64 = 0.0;
        for ((strength, points), weight) in strengths.iter_mut().zip(points).zip(weights) {
            // Who never played stays where everybody began.
            if weight > 0.0 {
                let next = points / weight;
                change = change.max((400.0 * (next / *strength).log10()).abs());
                *strength = next;
            }
        }
        if change < CLOSE {
            break;
        }
    }
    strengths
}

#[cfg(test)]
mod tests {
    use super::super::minutes::tests::entry;
    use super::*;

    #[test]
    fn two_nets_are_as_far_apart_as_their_match_says() {
        // 45.5 of 61 points, with the drawn game.
        let elo = elo(&[entry(1, 1, Some(2), 45)]);
        let expected = 400.0 * (45.5_f64 / 15.5).log10();
        assert_eq!(elo[&Name::Net(1)], 0.0);
        assert!((elo[&Name::Net(2)] - expected).abs() < 0.5, "{elo:?}");
    }

    #[test]
    fn strengths_add_up_along_a_chain() {
        let chain = [
            entry(1, 1, Some(2), 40),
            entry(2, 2, None, 20),
            entry(3, 2, Some(3), 40),
            entry(4, 3, Some(4), 40),
        ];
        let elo = elo(&chain);
        let step = 400.0 * (40.5_f64 / 20.5).log10();
        for version in 1..=4 {
            let found = elo[&Name::Net(version)];
            assert!((found - step * (version - 1) as f64).abs() < 2.0, "{version}: {found}");
        }
        assert!(elo[&Name::Candidate(2)] < elo[&Name::Net(2)]);
    }

    #[test]
    fn a_match_with_the_first_net_counts_too() {
        let mut entries = vec![entry(1, 1, Some(2), 40), entry(2, 2, Some(3), 40)];
        let chained = elo(&entries)[&Name::Net(3)];
        entries.push(entry(2, 1, Some(3), 30));
        let anchored = elo(&entries)[&Name::Net(3)];
        assert!(anchored < chained, "{anchored} {chained}");
    }

    #[test]
    fn without_matches_there_is_the_first_net() {
        assert_eq!(elo(&[]), BTreeMap::from([(Name::Net(1), 0.0)]));
        assert!(elo(&[entry(1, 1, Some(2), 60)])[&Name::Net(2)].is_finite());
    }
}
