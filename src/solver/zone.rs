//! Zones: the points that a proof rests on.
//!
//! A reader who has found that the maker succeeds although the opponent passes need not try every
//! reply: only one in the zone of that proof can refute it. Elsewhere the opponent may as well
//! pass. For this to be true the zone holds more than the points played on: the liberties of every
//! chain that a few moves outside could take off the board, of the maker's chains that enclose the
//! target or are needed for the way, and of those around what the maker captures. How many moves
//! outside there can be before the aim is reached is the order of the threats.

use super::aim::{Aim, Problem, corners};
use super::field::{Chains, Field, MOST_LIBERTIES};
use crate::board::{Bitboard, Point};

/// The chains with more liberties than this stand whatever happens outside: no more moves are left
/// to the opponent before the aim is reached.
pub(super) const SHORT: usize = 4;

/// Adds to a zone what the proof of a problem needs around a position, after the maker's move.
pub(super) fn add_surroundings(
    field: &Field,
    problem: &Problem,
    last: Option<Point>,
    zone: &mut Bitboard,
) {
    let maker = problem.maker;
    let (mut own, mut prey) = (Chains::new(), Chains::new());
    match problem.aim {
        Aim::Capture(target) => {
            let liberties = field.liberties(target, MOST_LIBERTIES);
            if field.has(!maker, target) {
                prey.add(field.chain(target));
            }
            for liberty in liberties.iter() {
                *zone = zone.with(liberty);
                field.add_chains_beside(liberty, maker, &mut own);
                field.add_chains_beside(liberty, !maker, &mut prey);
            }
            for chain in prey.iter() {
                field.chains_around(chain, maker).iter().for_each(|hunter| own.add(hunter));
            }
        }
        Aim::Connect(a, b) => {
            for point in [a, b].into_iter().filter(|&point| field.has(maker, point)) {
                own.add(field.chain(point));
            }
        }
        Aim::Eye(at) => {
            for point in [at].into_iter().chain(at.neighbors()).chain(corners(at)) {
                if field.is_on(point) {
                    *zone = zone.with(point);
                }
                if field.has(maker, point) {
                    own.add(field.chain(point));
                }
                if field.has(!maker, point) {
                    field.chains_around(point, maker).iter().for_each(|chain| own.add(chain));
                }
            }
        }
    }
    if let Some(last) = last.filter(|&last| field.has(maker, last)) {
        own.add(field.chain(last));
    }
    // What the maker's chains may take must not be helped by their neighbors' loss. The hunters of
    // the prey are here already.
    let mut enemies = Chains::new();
    for chain in own.iter() {
        field.chains_around(chain, !maker).iter().for_each(|enemy| enemies.add(enemy));
    }
    let mut further = own.clone();
    for enemy in enemies.iter().filter(|&enemy| !prey.contains(enemy)) {
        if field.liberties(enemy, SHORT).count() < SHORT {
            field.chains_around(enemy, maker).iter().for_each(|chain| further.add(chain));
        }
    }
    for chain in further.iter() {
        let liberties = field.liberties(chain, SHORT + 1);
        if liberties.count() <= SHORT {
            liberties.iter().for_each(|liberty| *zone = zone.with(liberty));
        }
    }
}
