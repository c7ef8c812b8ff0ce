//! Games of the engine against itself, the raw material of books for whoever has no archive.
//!
//! A game is a function of the plan, the seed and its number, and its record says which it is.
//! So a job that was killed goes on with the numbers that are missing, and the same seed gives
//! the same games whatever the number of threads.

use super::collection::{Collection, CollectionError};
use crate::board::{Color, Move, Size};
use crate::clock::Clock;
use crate::engine::{Effort, EngineParameters, MoveInfo, Player, Request, Thinker};
use crate::game::{Answer, Game, Komi, Rules};
use crate::search::{SearchParameters, Settings};
use crate::sgf::{GameRecord, Margin, Outcome};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::collections::HashSet;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::channel;
use std::thread;

/// How the engine plays itself.
#[derive(Clone, PartialEq, Debug)]
pub struct SelfPlay {
    /// The board.
    pub size: Size,
    /// The rules.
    pub rules: Rules,
    /// The komi.
    pub komi: Komi,
    /// Simulations for each move of the opening.
    pub playouts: u64,
    /// Simulations for each later move.
    pub later_playouts: u64,
    /// The moves of the opening.
    pub opening_moves: usize,
    /// So many first moves are picked by chance, in proportion to their simulations.
    pub random_moves: usize,
    /// Chance takes no move with a smaller share of the best one's simulations.
    pub least_share: f64,
    /// The win rate below which a side resigns; 0 is never.
    pub resign_below: f64,
    /// Memory of a search tree in MiB.
    pub memory: usize,
    /// Where all chance comes from.
    pub seed: u64,
}

/// How far a job is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tallies {
    /// Games in the file.
    pub games: usize,
    /// Games that were added.
    pub played: usize,
    /// Added games that Black won.
    pub black_wins: usize,
    /// Added games that were given up.
    pub resigned: usize,
}

/// What the name of a game begins with.
const NAME: &str = "self-play";

/// Who passes is sure of it by so many times the simulations of a usual move.
const JUDGE_FACTOR: usize = 4;

/// A game goes on for at most so many times the points of the board.
const LONGEST: usize = 3;

impl SelfPlay {
    /// Adds games to a file until it has as many as wanted, `jobs` of them at a time. Whoever
    /// watches hears of the start and of every game.
    pub fn run(
        &self,
        path: &Path,
        wanted: usize,
        jobs: usize,
        mut watch: impl FnMut(&Tallies),
    ) -> Result<Tallies, CollectionError> {
        let (mut collection, known) = Collection::open(path)?;
        let mut tallies = Tallies { games: known.len(), ..Tallies::default() };
        watch(&tallies);
        let missing = wanted.saturating_sub(known.len());
        let taken: HashSet<u64> = known.iter().filter_map(|game| self.number_of(game)).collect();
        let numbers = Mutex::new((1..).filter(|n| !taken.contains(n)).take(missing));
        let next = || numbers.lock().ok()?.next();
        let (sender, finished) = channel();
        thread::scope(|scope| {
            for _ in 0..jobs.clamp(1, missing.max(1)) {
                let (sender, next) = (sender.clone(), &next);
                scope.spawn(move || {
                    while let Some(number) = next() {
                        if sender.send(self.play(number)).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(sender);
            // Dropped with the first error, so that the players stop too.
            for game in finished {
                collection.append(&game)?;
                tallies.add(&game);
                watch(&tallies);
            }
            Ok(tallies)
        })
    }

    /// Plays the game of a number.
    pub fn play(&self, number: u64) -> GameRecord {
        // An odd factor: the games of a seed begin with different numbers.
        let seed = self.seed ^ number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mut player = self.player(seed);
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut game = Game::new(self.size, self.rules, self.komi);
        let outcome = self.play_out(&mut game, &mut player, &mut rng);
        let mut record = GameRecord::of_game(&game);
        record.name = format!("{NAME} {}-{number}", self.seed);
        record.black.name = "Octant".to_string();
        record.white.name = "Octant".to_string();
        record.outcome = Some(outcome);
        record
    }

    /// Plays a game to its end.
    fn play_out(&self, game: &mut Game, player: &mut Player, rng: &mut SmallRng) -> Outcome {
        let never = AtomicBool::new(false);
        let most_moves = LONGEST * self.size.area();
        while !(game.is_over() || is_decided(game)) && game.moves().len() < most_moves {
            let (color, moves) = (game.to_play(), game.moves().len());
            let is_opening = moves < self.opening_moves;
            let playouts = if is_opening { self.playouts } else { self.later_playouts };
            player.set_effort(Effort { playouts: Some(playouts), time: None });
            let request = Request::new(color, Clock::unlimited());
            let choice = player.choose(game, &request, &never, &mut |_| {});
            let mv = match choice.answer {
                Answer::Resign => return Outcome::Win(!color, Margin::Resign),
                Answer::Play(mv @ Move::Play(_)) if moves < self.random_moves => {
                    pick(&choice.analysis.moves, self.least_share, rng).unwrap_or(mv)
                }
                Answer::Play(mv) => mv,
            };
            game.play(color, mv).expect("the engine finds legal moves");
        }
        if game.is_cycling() {
            return Outcome::Void;
        }
        let score = game.score(player.judge(game).dead);
        let points = Margin::Points(score.margin().abs().into());
        score.winner().map_or(Outcome::Draw, |winner| Outcome::Win(winner, points))
    }

    fn player(&self, seed: u64) -> Player {
        // All simulations are made, even where the best move is clear: chance weighs them.
        let search = SearchParameters { stops_early: false, ..SearchParameters::default() };
        let settings = Settings { search, memory: self.memory, seed, ..Settings::default() };
        let default = EngineParameters::default();
        let least = self.playouts.min(self.later_playouts) as usize;
        let parameters = EngineParameters {
            resign_below: self.resign_below,
            resign_visits: default.resign_visits.min(least),
            judge_playouts: default.judge_playouts.min(JUDGE_FACTOR * least),
            ..default
        };
        Player::new(settings, Effort::default(), parameters)
    }

    /// The number of a game of this seed.
    fn number_of(&self, record: &GameRecord) -> Option<u64> {
        let (seed, number) = record.name.strip_prefix(NAME)?.trim().split_once('-')?;
        let is_ours = seed.parse() == Ok(self.seed);
        number.parse().ok().filter(|_| is_ours)
    }
}

impl Tallies {
    fn add(&mut self, game: &GameRecord) {
        let outcome = game.outcome.as_ref();
        let is_resigned = matches!(outcome, Some(Outcome::Win(_, Margin::Resign)));
        self.games += 1;
        self.played += 1;
        self.resigned += usize::from(is_resigned);
        let is_black_win = outcome.and_then(Outcome::winner) == Some(Color::Black);
        self.black_wins += usize::from(is_black_win);
    }
}

/// Whether a player has passed twice running: one who is ahead and needs no further move, while
/// the other, who is behind, has nothing to lose by playing on.
fn is_decided(game: &Game) -> bool {
    let own = game.moves().iter().rev().step_by(2).take(2);
    own.filter(|(_, mv)| *mv == Move::Pass).count() == 2
}

/// One of the moves with at least a share of the best one's simulations, as often as it was
/// simulated; no pass.
fn pick(moves: &[MoveInfo], least_share: f64, rng: &mut SmallRng) -> Option<Move> {
    let stones = || moves.iter().filter(|info| info.mv != Move::Pass && info.visits > 0);
    let most = stones().map(|info| info.visits).max()?;
    let is_good = |info: &&MoveInfo| info.visits as f64 >= least_share * most as f64;
    let total: u64 = stones().filter(is_good).map(|info| info.visits).sum();
    let mut rest = rng.random_range(0..total);
    let mut good = stones().filter(is_good);
    let picked = good.find(|info| {
        let is_it = rest < info.visits;
        rest = rest.saturating_sub(info.visits);
        is_it
    });
    picked.map(|info| info.mv)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chance_weighs_moves_by_their_simulations() {
        let info = |vertex: &str, visits| MoveInfo {
            visits,
            ..MoveInfo::new(vertex.parse().expect("a vertex"))
        };
        let moves = [info("E5", 300), info("C3", 100), info("A1", 29), info("pass", 900)];
        let mut rng = SmallRng::seed_from_u64(1);
        let picked: Vec<String> = (0..4000)
            .filter_map(|_| pick(&moves, 0.1, &mut rng).map(|mv| mv.to_string()))
            .collect();
        let count = |vertex: &str| picked.iter().filter(|picked| *picked == vertex).count();
        assert!((2900..3100).contains(&count("E5")), "{}", count("E5"));
        assert_eq!(count("E5") + count("C3"), 4000, "neither a pass nor a rare move");
        assert_eq!(pick(&moves[3..], 0.1, &mut rng), None);
    }
}
