//! The comments as text: plain letters, which fit the encoding of any record.

use super::View;
use crate::board::{Color, Move};
use crate::book::{Candidate, EvidenceKind, Tally};
use crate::population::Population;

/// The moves named as those that come next.
const NAMED: usize = 4;

/// The owner of the opinion.
pub(super) fn introduction(name: &str, population: &Population) -> String {
    let root = crate::book::NodeId::ROOT;
    let evidence = population.book().tree().evidence(root);
    let games = evidence.games.games.max(population.games());
    let simulations = match evidence.simulations() {
        0 => String::new(),
        simulations => format!(" and {simulations} simulations of the empty board"),
    };
    format!("Octant comments by a {name} of {games} games{simulations}: {}.\n", population.start())
}

/// Games and wins of the move, and the preferred one.
pub(super) fn opinion(name: &str, before: &View, color: Color, mv: Move) -> String {
    let Some(rank) = before.rank_of(mv) else { return String::new() };
    let (best, own) = (before.ranking[0], before.ranking[rank]);
    let all = total(&before.ranking);
    let facts = format!(
        "{mv}: {} of {} {}, {color} won {}.",
        own.tally.games,
        all.games,
        own.kind,
        percent(own.tally)
    );
    if rank == 0 {
        return format!(
            "{facts} The choice of the {name}, with {} of all wins.\n",
            share(best, all)
        );
    }
    format!("{facts} {}\n", preference(name, before, color))
}

/// The preferred move, where there is one: its games, wins and strength.
fn preference(name: &str, view: &View, color: Color) -> String {
    let best = view.ranking[0];
    let (games, kind) = (best.tally.games, best.kind);
    let strength = share(best, total(&view.ranking));
    format!(
        "The {name} prefers {}: {games} {kind}, {color} won {}, {strength} of all wins.",
        best.mv,
        percent(best.tally)
    )
}

/// The moves that are known from here, best first.
pub(super) fn next(view: &View, color: Color) -> String {
    if view.ranking.is_empty() {
        return "The line ends here.\n".to_owned();
    }
    let words = |known: &Candidate| {
        format!("{} {} of {}", known.mv, percent(known.tally), known.tally.games)
    };
    let moves: Vec<String> = view.ranking.iter().take(NAMED).map(words).collect();
    let more = view.ranking.len().saturating_sub(NAMED);
    // Where all is games, nobody needs to be told.
    let unit = match view.ranking[0].kind {
        EvidenceKind::Games => String::new(),
        kind => format!(" {kind}"),
    };
    let rest = if more > 0 { format!(", and {more} more") } else { String::new() };
    format!("Next for {color}: {}{unit}{rest}.\n", moves.join(", "))
}

/// The move by which the game leaves what is known.
pub(super) fn farewell(name: &str, before: &View, color: Color, mv: Move, number: usize) -> String {
    if before.ranking.is_empty() {
        return format!(
            "The game leaves the {name} at move {number}, after the end of its line.\n"
        );
    }
    let preference = preference(name, before, color);
    format!("{mv} is not in the {name}: the game leaves it at move {number}. {preference}\n")
}

fn total(ranking: &[Candidate]) -> Tally {
    let mut total = Tally::default();
    for candidate in ranking {
        total += candidate.tally;
    }
    total
}

fn percent(tally: Tally) -> String {
    format!("{:.1}%", 100.0 * tally.win_rate())
}

/// The share of a move in the games that were won from its position.
fn share(candidate: Candidate, all: Tally) -> String {
    format!("{:.0}%", 100.0 * candidate.tally.wins as f64 / all.wins.max(1) as f64)
}
