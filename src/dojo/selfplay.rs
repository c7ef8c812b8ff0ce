//! A game of a net with itself, to learn from.
//!
//! Some moves are thought about at length, with chance at the root, and teach; the others are
//! quick and only bring the game to its end (playout cap randomization, Wu 2019, "Accelerating
//! Self-Play Learning in Go"). Nobody resigns: a hopeless game is finished quickly instead, so
//! that every score is exact.

use super::course;
use super::ending::{count, is_over};
use super::habits::Habits;
use super::mind::{Mind, Thought};
use crate::board::{Color, Move, Size};
use crate::game::{Game, Komi, Score};
use crate::search::{Analysis, MoveInfo};
use crate::sgf::{GameRecord, Margin, Outcome};
use crate::store::{date, unique_name};
use crate::training::{Visits, with_visits};
use rand::RngExt;
use rand::rngs::SmallRng;

/// The simulations that show what the bare net thinks.
const GLANCE: u64 = 1;

/// A game is hopeless while the loser's chance has been below this for so many moves.
const HOPELESS: f64 = 0.05;
const HOPELESS_MOVES: usize = 6;

/// The share of hopeless games that go on at the full pace: they show where nets are wrong.
const HONEST: f64 = 0.1;

/// By so much hopeless games are quicker, and fewer of their moves teach.
const HASTE: u64 = 4;

/// The share of games whose komi makes the position after the opening an even one.
const EVENED: f64 = 0.3;

/// The largest komi for that; what is beyond a training would take for a mistake.
const MOST_KOMI: f64 = 25.0;

/// The temperature of the first move, of late ones, and the moves (for each line of the board)
/// in which it falls by half: how much chance there is among moves by their simulations.
const TEMPERATURE: [f64; 2] = [0.8, 0.15];
const HALF_LIFE: f64 = 1.0;

/// Plays a game.
pub(super) fn play(mind: &mut Mind, habits: &Habits, rng: &mut SmallRng) -> course::Game {
    let size = habits.size(rng);
    let komi = habits.komi(size, rng);
    mind.forget();
    let mut table = Table {
        game: Game::new(size, habits.rules, komi),
        visits: Vec::new(),
        chances: Vec::new(),
        is_honest: rng.random_bool(HONEST),
        mind,
        habits,
        rng,
    };
    table.open();
    while !is_over(&table.game) {
        table.next_move();
    }
    table.record()
}

/// A game at play.
struct Table<'a> {
    game: Game,
    /// The thoughts at each move.
    visits: Vec<Option<Visits>>,
    /// Black's chances to win, as they seemed at the moves that were thought about.
    chances: Vec<f64>,
    is_honest: bool,
    mind: &'a mut Mind,
    habits: &'a Habits,
    rng: &'a mut SmallRng,
}

impl Table<'_> {
    /// Begins: with a line of the openings or without, then with some moves that the bare net
    /// likes, and with a komi that goes with it.
    fn open(&mut self) {
        let size = self.game.size();
        if size == self.habits.opening_size && self.rng.random_bool(0.5) {
            self.play_line();
        }
        let moves = self.habits.opening_moves(size, self.rng);
        for _ in 0..moves {
            let analysis = self.mind.think(&self.game, Thought::Plain, GLANCE);
            match pick(&analysis, |info| info.prior, false, self.rng) {
                Some(mv) if !is_over(&self.game) => self.make(mv, None),
                _ => break,
            }
        }
        if self.rng.random_bool(EVENED) {
            let analysis = self.mind.think(&self.game, Thought::Plain, self.habits.quick);
            let komi = even_komi(&self.game, &analysis);
            self.game.set_komi(komi);
        }
    }

    /// Plays a line of the openings, or its beginning.
    fn play_line(&mut self) {
        let line = self.habits.openings.of_game(self.rng.random_range(0..1 << 20));
        let length = self.rng.random_range(0..=line.len());
        for &mv in &line[..length] {
            self.make(mv, None);
        }
    }

    fn next_move(&mut self) {
        let is_hopeless = !self.is_honest && is_hopeless(&self.chances);
        let haste = if is_hopeless { HASTE } else { 1 };
        let is_full = self.rng.random_bool(self.habits.full_share / haste as f64);
        let (thought, simulations) = if is_full {
            (Thought::Exploring, self.habits.full)
        } else {
            (Thought::Plain, (self.habits.quick / haste).max(1))
        };
        let analysis = self.mind.think(&self.game, thought, simulations);
        let win = win_of(&analysis);
        self.chances.push(if self.game.to_play() == Color::Black { win } else { 1.0 - win });
        let exponent = 1.0 / temperature(self.game.size(), self.game.moves().len());
        let weight = |info: &MoveInfo| (info.visits as f64).powf(exponent);
        // Nobody passes by chance: that would end games that are not over.
        let may_pass = analysis.best().is_none_or(|best| best.mv == Move::Pass);
        let mv = pick(&analysis, weight, may_pass, self.rng).unwrap_or(Move::Pass);
        let moves = if is_full { shares(self.game.size(), &analysis) } else { Vec::new() };
        self.make(mv, Some(Visits { moves, win: win as f32 }));
    }

    fn make(&mut self, mv: Move, visits: Option<Visits>) {
        if self.game.play(self.game.to_play(), mv).is_ok() {
            self.visits.push(visits);
        }
    }

    fn record(self) -> course::Game {
        let mut record = GameRecord::of_game(&self.game);
        record.name = unique_name();
        let version = self.mind.student().version;
        for player in [&mut record.black, &mut record.white] {
            player.name = format!("net {version}");
        }
        record.event = format!("{} and {} simulations", self.habits.full, self.habits.quick);
        record.date = date();
        record.outcome = Some(outcome(count(&self.game)));
        course::Game::of_tree(&with_visits(&record, &self.visits), &record.name)
    }
}

/// The chance of the player to move, as the simulations of all moves say.
fn win_of(analysis: &Analysis) -> f64 {
    let visits = analysis.moves.iter().map(|info| info.visits as f64);
    let wins: f64 = analysis.moves.iter().map(|info| info.visits as f64 * info.winrate).sum();
    let sum: f64 = visits.sum();
    if sum > 0.0 { wins / sum } else { analysis.winrate }
}

fn is_hopeless(chances: &[f64]) -> bool {
    let Some(first) = chances.len().checked_sub(HOPELESS_MOVES) else { return false };
    let recent = &chances[first..];
    recent.iter().all(|&black| black < HOPELESS)
        || recent.iter().all(|&black| black > 1.0 - HOPELESS)
}

/// The temperature for the move of a number.
fn temperature(size: Size, number: usize) -> f64 {
    let [first, last] = TEMPERATURE;
    let half_life = HALF_LIFE * size.side() as f64;
    last + (first - last) * 0.5_f64.powf(number as f64 / half_life)
}

/// The komi for which the player to move is neither ahead nor behind, half a point apart at
/// most.
fn even_komi(game: &Game, analysis: &Analysis) -> Komi {
    let sign = if game.to_play() == Color::Black { 1.0 } else { -1.0 };
    let even = f64::from(game.komi().points()) + sign * analysis.score_lead;
    let most = MOST_KOMI.min(game.size().area() as f64);
    Komi::from_halves((2.0 * even.clamp(-most, most)).round() as i16)
}

/// A move by chance, in proportion to a weight.
fn pick(
    analysis: &Analysis,
    weight: impl Fn(&MoveInfo) -> f64,
    may_pass: bool,
    rng: &mut SmallRng,
) -> Option<Move> {
    let moves = || analysis.moves.iter().filter(|info| may_pass || info.mv != Move::Pass);
    let most = moves().map(&weight).fold(0.0, f64::max);
    let sum: f64 = moves().map(|info| weight(info) / most).sum();
    // Where nothing weighs anything the first is as good as any.
    if !(sum.is_finite() && sum > 0.0) {
        return moves().next().map(|info| info.mv);
    }
    let mut rest = sum * rng.random::<f64>();
    let picked = moves().find(|info| {
        rest -= weight(info) / most;
        rest < 0.0
    });
    picked.or(moves().next()).map(|info| info.mv)
}

/// The visits of the moves as records have them.
fn shares(size: Size, analysis: &Analysis) -> Vec<(u16, u32)> {
    let number = |mv: Move| {
        mv.point().map_or(size.area(), |point| point.row() * size.side() + point.col()) as u16
    };
    let visited = analysis.moves.iter().filter(|info| info.visits > 0);
    visited.map(|info| (number(info.mv), info.visits as u32)).collect()
}

fn outcome(score: Score) -> Outcome {
    let points = Margin::Points(score.margin().abs().into());
    score.winner().map_or(Outcome::Draw, |winner| Outcome::Win(winner, points))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dojo::habits::tests::habits;
    use crate::dojo::mind::Student;
    use crate::net::{Arithmetic, Net, Weights};
    use crate::training::{Admission, School};
    use rand::SeedableRng;
    use std::sync::Arc;

    fn mind() -> Mind {
        let weights = Weights::random("1x16".parse().expect("a shape"), 1);
        let net = Arc::new(Net::new(&weights, Arithmetic::Auto));
        Mind::new(Student { version: 7, net }, 4, 1)
    }

    #[test]
    fn a_game_is_a_lesson() {
        let (mut mind, mut rng) = (mind(), SmallRng::seed_from_u64(1));
        let mut school = School::default();
        let admission = Admission { min_moves: 1, only_searched: true, ..Admission::default() };
        for _ in 0..8 {
            let game = play(&mut mind, &habits(), &mut rng);
            let record = GameRecord::read(game.sgf().as_bytes()).expect("a record");
            assert_eq!(record.black.name, "net 7");
            let score = record.outcome.as_ref().and_then(Outcome::score);
            assert!(score.is_some(), "{}", game.sgf());
            school.admit("self-play", game.sgf().as_bytes(), admission);
        }
        assert_eq!(school.games().iter().sum::<usize>(), 8, "{}", school.skipped);
        let moves = school.positions();
        assert!(moves > 20, "{moves}");
    }

    #[test]
    fn late_moves_are_less_by_chance() {
        let first = temperature(Size::NINE, 0);
        let late = temperature(Size::NINE, 60);
        assert_eq!(first, 0.8);
        assert!(late < 0.2 && late > 0.15, "{late}");
    }

    #[test]
    fn moves_are_picked_by_their_weights() {
        let info = |vertex: &str, visits| MoveInfo {
            visits,
            ..MoveInfo::new(vertex.parse().expect("a vertex"))
        };
        let mut analysis = Analysis::empty(Color::Black);
        analysis.moves = vec![info("pass", 600), info("E5", 300), info("C3", 100), info("A1", 0)];
        let mut rng = SmallRng::seed_from_u64(1);
        let mut count = |vertex: &str, may_pass: bool| {
            let mv = vertex.parse::<Move>().ok();
            let visits = |info: &MoveInfo| info.visits as f64;
            let picked = |_: &i32| pick(&analysis, visits, may_pass, &mut rng) == mv;
            (0..4000).filter(picked).count()
        };
        assert!((2300..2500).contains(&count("pass", true)));
        assert!((2900..3100).contains(&count("E5", false)));
        assert_eq!(count("A1", true) + count("pass", false), 0);
        analysis.moves = Vec::new();
        assert_eq!(pick(&analysis, |_| 1.0, true, &mut rng), None);
    }

    #[test]
    fn a_game_is_hopeless_when_it_has_been_for_some_moves() {
        let lost = [0.5, 0.01, 0.02, 0.01, 0.01, 0.01, 0.04];
        assert!(is_hopeless(&lost));
        assert!(!is_hopeless(&lost[..6]));
        assert!(is_hopeless(&lost.map(|black| 1.0 - black)));
    }

    #[test]
    fn the_even_komi_takes_what_the_player_is_ahead() {
        let mut game =
            Game::new(Size::NINE, crate::game::Rules::TrompTaylor, Komi::from_halves(14));
        let mut analysis = Analysis::empty(Color::Black);
        analysis.score_lead = 3.2;
        assert_eq!(even_komi(&game, &analysis), Komi::from_halves(20));
        game.play(Color::Black, Move::Pass).expect("a pass");
        assert_eq!(even_komi(&game, &analysis), Komi::from_halves(8));
    }
}
