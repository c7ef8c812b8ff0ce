//! The report of an evolution: a page of words, games and pictures.

use super::generation::Mark;
use super::measure::{STRENGTH_GAMES, Score, Strength, opening, record_game};
use super::network::{Network, NetworkPlayer};
#[cfg(feature = "plot")]
use super::picture;
use super::play::{Conditions, Wins};
use super::player::Player;
use super::reference::Reference;
use super::settings::Settings;
use crate::arena::MatchTally;
use crate::board::{Color, Move, mix};
use crate::sgf::{GameRecord, Margin, Outcome, PlayerName};
use std::collections::BTreeMap;
use std::fmt::{self, Write};

/// Games of each color against a reference player from which first moves are counted.
const OPENING_GAMES: u64 = 50;

/// A player examined.
#[derive(Clone, Debug)]
pub struct Report {
    player: Player,
    conditions: Conditions,
    strength: Strength,
    /// The first move as Black.
    opening: Move,
    /// First moves as White, and how often.
    replies: BTreeMap<String, u32>,
}

impl Report {
    /// Examines a player: 2,000 games against each reference player.
    pub fn of(player: &Player, conditions: &Conditions, seed: u64) -> Report {
        let network = player.network();
        Report {
            strength: Strength::of(conditions, &network, STRENGTH_GAMES, mix(seed)),
            opening: opening(&network),
            replies: replies(conditions, &network, seed),
            conditions: *conditions,
            player: player.clone(),
        }
    }

    /// The strength.
    pub fn strength(&self) -> &Strength {
        &self.strength
    }

    /// The first move as Black.
    pub fn opening(&self) -> Move {
        self.opening
    }

    /// One game against each reference player, with the names of files; the network is Black
    /// against one, White against the next.
    pub fn games(&self) -> Vec<(String, GameRecord)> {
        let network = self.player.network();
        let colors = [Color::Black, Color::White, Color::Black];
        let named = Reference::ALL.into_iter().zip(colors).map(|(reference, color)| {
            (format!("{reference}.sgf"), game(&self.conditions, &network, reference, color))
        });
        named.collect()
    }
}

/// A game between a network of a color and a reference player.
fn game(
    conditions: &Conditions,
    network: &Network,
    reference: Reference,
    color: Color,
) -> GameRecord {
    let (moves, margin) = match conditions.size.words() {
        1 => game_in::<1>(conditions, network, reference, color, 1),
        _ => game_in::<2>(conditions, network, reference, color, 1),
    };
    let mut record = GameRecord::new(conditions.size);
    let name = |name: &str| PlayerName { name: name.to_string(), rank: String::new() };
    (record.black, record.white) = match color {
        Color::Black => (name("evolved"), name(reference.name())),
        Color::White => (name(reference.name()), name("evolved")),
    };
    record.komi = Some(conditions.komi.points().into());
    record.rules = conditions.rules.name().to_string();
    record.moves = moves;
    let winner = if margin > 0.0 { Color::Black } else { Color::White };
    record.outcome = Some(match margin {
        0.0 => Outcome::Draw,
        lead => Outcome::Win(winner, Margin::Points(lead.abs().into())),
    });
    record
}

fn game_in<const W: usize>(
    conditions: &Conditions,
    network: &Network,
    mut reference: Reference,
    color: Color,
    seed: u64,
) -> (Vec<(Color, Move)>, f32) {
    let mut player = NetworkPlayer::new(network);
    match color {
        Color::Black => record_game::<W>(conditions, &mut player, &mut reference, seed),
        Color::White => record_game::<W>(conditions, &mut reference, &mut player, seed),
    }
}

/// The first moves of a network as White, by how often it made them.
fn replies(conditions: &Conditions, network: &Network, seed: u64) -> BTreeMap<String, u32> {
    let mut counts = BTreeMap::new();
    for reference in Reference::ALL {
        for number in 0..OPENING_GAMES {
            let seed = mix(seed ^ mix(number));
            let (moves, _) = match conditions.size.words() {
                1 => game_in::<1>(conditions, network, reference, Color::White, seed),
                _ => game_in::<2>(conditions, network, reference, Color::White, seed),
            };
            if let Some((_, mv)) = moves.get(1) {
                *counts.entry(mv.to_string()).or_default() += 1;
            }
        }
    }
    counts
}

/// A rate with its 95% interval.
fn rate(wins: Wins) -> String {
    let (won, games) = (wins.won.into(), u64::from(wins.games));
    let tally = MatchTally { wins: won, losses: games - won, draws: 0 };
    let interval = tally.interval();
    format!("{:.4} (95%: {:.3} to {:.3})", wins.rate(), interval.low, interval.high)
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Player { wiring, genome, origin } = &self.player;
        let kept = wiring.expressed(genome).count();
        writeln!(f, "{}, {origin}", wiring.form)?;
        writeln!(f, "connections      {kept} of {}", wiring.links.len())?;
        if wiring.form.hidden() > 0 {
            let hidden = genome.hidden.count_ones();
            writeln!(f, "hidden neurons   {hidden} of {}", wiring.form.hidden())?;
        }
        writeln!(f, "opening          {} as Black", self.opening)?;
        let mut replies: Vec<_> = self.replies.iter().collect();
        replies.sort_by(|a, b| b.1.cmp(a.1).then(a.0.cmp(b.0)));
        let sum: u32 = replies.iter().map(|(_, count)| **count).sum();
        if let Some((reply, count)) = replies.first() {
            writeln!(f, "                 {reply} as White in {count} of {sum} games")?;
        }
        for (reference, Score { wins, competence }) in
            Reference::ALL.into_iter().zip(&self.strength.against)
        {
            let rate = rate(*wins);
            writeln!(
                f,
                "against {reference:<8} {rate} of {} games, competence {competence:.3}",
                wins.games
            )?;
        }
        writeln!(f, "strength         {}", rate(self.strength.sum()))?;
        writeln!(f, "competence       {:.3}", self.strength.competence())
    }
}

/// Words about evolutions with seeds from that of the settings on: the head of a report and the title
/// of a curve.
pub fn title(settings: &Settings, runs: u16) -> String {
    let Settings { opponent, size, net, population, games, seed, .. } = settings;
    let seeds = match runs {
        1 => format!("seed {seed}"),
        _ => format!("seeds {seed} to {}", seed.saturating_add(u64::from(runs) - 1)),
    };
    format!(
        "{net} against {opponent}, {size}x{size}, {population} networks, {games} games, {seeds}"
    )
}

/// The curve in a table: a line for each generation.
pub fn curve_table(marks: &[Mark]) -> String {
    let mut text = "generation,mean fitness,best fitness,mean competence\n".to_string();
    for (number, mark) in marks.iter().enumerate() {
        // Writing to memory does not fail.
        let _ = writeln!(text, "{number},{:.4},{:.4},{:.4}", mark.mean, mark.best, mark.competence);
    }
    text
}

/// The pictures of an evolution and its best player, with the names of files.
#[cfg(feature = "plot")]
pub fn pictures(
    player: &Player,
    marks: &[Mark],
    title: &str,
) -> Result<[(&'static str, Vec<u8>); 2], crate::plot::PlotError> {
    let curve = picture::curve(marks, title)?;
    Ok([("curve.svg", curve), ("connections.svg", picture::connections(player)?)])
}
