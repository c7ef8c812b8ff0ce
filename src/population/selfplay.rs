//! Games of the engine against itself, the raw material of books for whoever has no archive.
//!
//! A game is a function of the plan, the seed and its number, and its record says which it is.
//! So a job that was killed goes on with the numbers that are missing, and the same seed gives
//! the same games whatever the number of threads.

use super::pace::{Pace, seed_of, think};
use crate::archive::{Collection, CollectionError};
use crate::board::{Bitboard, Color, Move, Size};
use crate::engine::{Decision, Effort, MoveInfo, Player, Thinker};
use crate::game::{Answer, Game, Komi, Rules};
use crate::search::SearchParameters;
use crate::sgf::{GameRecord, Margin, Outcome};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::collections::HashSet;
use std::path::Path;
use std::sync::Mutex;
use std::sync::mpsc::channel;
use std::thread;

/// A plan for self-play.
#[derive(Clone, PartialEq, Debug)]
pub struct SelfPlay {
    /// The board.
    pub size: Size,
    /// The rules.
    pub rules: Rules,
    /// The komi.
    pub komi: Komi,
    /// Time that it thinks.
    pub pace: Pace,
    /// So many first moves are picked by chance, in proportion to their simulations.
    pub random_moves: usize,
    /// Chance takes no move with a smaller share of the best one's simulations.
    pub least_share: f64,
    /// If given, one side thinks shorter than the other.
    pub short: Option<ShortThinker>,
    /// The source of all chance.
    pub seed: u64,
}

/// The weaker side of games between unequal players, from which a book learns what a long thinker
/// answers to the moves of a short one (the 4H-OB of Audouard et al. 2009: four hours a move
/// against one second). Black is the long thinker in every second game. Chance picks only moves of
/// the short one, and nobody profits from what the other has thought.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ShortThinker {
    /// Effort for each of its moves.
    pub effort: Effort,
    /// It resigns when the long thinker has made so many moves and sees itself ahead: then the
    /// opening is over.
    pub resigns_after: usize,
}

/// The state of a job.
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

/// Prefix of a game's name.
const NAME: &str = "self-play";

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
        let seed = seed_of(self.seed, number);
        // All simulations are made, even where the best move is clear: chance weighs them.
        let search = SearchParameters { stops_early: false, ..SearchParameters::default() };
        let mut player = self.pace.player(search, seed);
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut game = Game::new(self.size, self.rules, self.komi);
        let mut is_ahead = false;
        let long = Color::ALL[(number % 2) as usize];
        let choose = |game: &Game, player: &mut Player| match self.short {
            None => self.choose(game, player, &mut rng),
            Some(short) => self.choose_unequal(short, long, game, player, &mut is_ahead, &mut rng),
        };
        let outcome = self.pace.play_out(&mut game, &mut player, choose);
        let mut record = GameRecord::of_game(&game);
        record.name = format!("{NAME} {}-{number}", self.seed);
        record.black.name = "Octant".to_string();
        record.white.name = "Octant".to_string();
        record.outcome = Some(outcome);
        record
    }

    /// Finds a move; the first ones are picked by chance.
    fn choose(&self, game: &Game, player: &mut Player, rng: &mut SmallRng) -> Answer {
        player.set_effort(self.pace.effort(game.moves().len()));
        self.pick(game, think(game, player, Bitboard::EMPTY), rng)
    }

    /// Finds a move in a game where one color thinks long, which may be ahead by what it saw last.
    fn choose_unequal(
        &self,
        short: ShortThinker,
        long: Color,
        game: &Game,
        player: &mut Player,
        is_ahead: &mut bool,
        rng: &mut SmallRng,
    ) -> Answer {
        player.forget();
        if game.to_play() == long {
            player.set_effort(self.pace.effort(game.moves().len()));
            let choice = think(game, player, Bitboard::EMPTY);
            *is_ahead = choice.analysis.winrate > 0.5;
            return choice.answer;
        }
        let answered = game.moves().iter().filter(|&&(color, _)| color == long).count();
        if *is_ahead && answered >= short.resigns_after {
            return Answer::Resign;
        }
        player.set_effort(short.effort);
        self.pick(game, think(game, player, Bitboard::EMPTY), rng)
    }

    /// The move of a choice; the first ones of a game are picked by chance.
    fn pick(&self, game: &Game, choice: Decision, rng: &mut SmallRng) -> Answer {
        match choice.answer {
            Answer::Play(mv @ Move::Play(_)) if game.moves().len() < self.random_moves => {
                let picked = pick(&choice.analysis.moves, self.least_share, rng);
                Answer::Play(picked.unwrap_or(mv))
            }
            answer => answer,
        }
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
