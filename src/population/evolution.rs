//! Coevolution: "MCTS applied to MCTS" (Audouard et al. 2009, MoGo's opening book).
//!
//! An individual is a game in which both sides follow the population while its best move wins
//! often enough, and think where it does not: that is the mutation. The finished game joins the
//! population, and nothing is ever removed. A line that wins is followed until its opponent
//! finds an answer; then its success rate falls, and another is tried.
//!
//! A mutation tries another move than those that were refuted there. A side that thinks and finds
//! itself lost resigns, and then its last move is refuted: see [`Population::preferred`]. And a line
//! that would be played again from end to end mutates at its weakest move: see
//! [`Population::next`].

use super::pace::{Pace, seed_of, think};
use super::trial::{Trial, Trials};
use super::{Population, Reason, Start};
use crate::board::{Bitboard, Color, Move};
use crate::engine::Player;
use crate::game::{Answer, Game};
use crate::search::SearchParameters;
use crate::sgf::{GameRecord, Outcome};
use crate::store::{Store, StoreError};
use std::sync::{Mutex, RwLock};
use std::thread;
use std::time::{Duration, Instant};

/// A plan for making games.
#[derive(Clone, PartialEq, Debug)]
pub struct Evolution {
    /// Time that the engine thinks where it does. Its first moves are those of the game that are
    /// thought about first, wherever that is: the mutation and what follows it.
    pub pace: Pace,
    /// A side follows the population while the success rate of its best move is above this:
    /// [`Population::BAD`], [`Population::VERY_BAD`] or any other.
    pub threshold: f64,
    /// The moves within which a game shall differ from those before, such as
    /// [`Population::BEGINNING`]; 0 is the paper's rule alone.
    pub beginning: usize,
    /// The source of all chance. Workers with the same seed may play the same games.
    pub seed: u64,
}

/// The state of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Growth {
    /// Games of the population.
    pub games: u64,
    /// Those of them that were played here and now.
    pub played: u64,
    /// Games played here that Black won.
    pub black_wins: u64,
    /// Trials played here against a player who has learned nothing.
    pub trials: u64,
    /// Moves of games played here that followed the population.
    pub followed: u64,
    /// Moves that were thought about.
    pub thought: u64,
    /// The time that games took here, added up over all threads.
    pub time: Duration,
    /// The part of it that was not the engine's: reading, writing and following the population.
    pub overhead: Duration,
}

/// A game with what it took, and the trial that came after it.
struct Individual {
    record: GameRecord,
    trial: Option<Trial>,
    followed: u64,
    thought: u64,
    time: Duration,
    overhead: Duration,
}

impl Evolution {
    /// Adds games to a population until it has as many as wanted, by whomever, `jobs` of them
    /// at a time. Whoever watches hears of the start and of every game. The population given is
    /// what is known beside the store, empty or a book; it is given back with all it learned.
    pub fn run(
        &self,
        store: Box<dyn Store<Start>>,
        population: Population,
        wanted: u64,
        jobs: usize,
        watch: impl FnMut(&Growth) + Send,
    ) -> Result<(Population, Growth), StoreError> {
        self.run_with_trials(store, None, population, wanted, jobs, watch)
    }

    /// Adds games as [`Evolution::run`] does, and after every so many of them plays a trial, which
    /// teaches nothing.
    pub fn run_with_trials(
        &self,
        store: Box<dyn Store<Start>>,
        trials: Option<(Box<dyn Store<Trials>>, u64)>,
        population: Population,
        wanted: u64,
        jobs: usize,
        mut watch: impl FnMut(&Growth) + Send,
    ) -> Result<(Population, Growth), StoreError> {
        let population = RwLock::new(population);
        let every = trials.as_ref().map(|(_, every)| (*every).max(1));
        let ledger = Ledger {
            store,
            trials: trials.map(|(store, _)| store),
            population: &population,
            growth: Growth::default(),
            wanted,
            in_play: 0,
            number: 0,
            failure: None,
            watch: &mut watch,
        };
        let ledger = Mutex::new(ledger);
        thread::scope(|scope| {
            for _ in 0..jobs.max(1) {
                scope.spawn(|| self.work(&ledger, &population, every));
            }
        });
        let ledger = ledger.into_inner().expect("no worker panicked");
        let (growth, failure) = (ledger.growth, ledger.failure);
        match failure {
            Some(error) => Err(error),
            None => Ok((population.into_inner().expect("no worker panicked"), growth)),
        }
    }

    fn work(&self, ledger: &Mutex<Ledger>, population: &RwLock<Population>, every: Option<u64>) {
        let mut finished = None;
        loop {
            let next = ledger.lock().expect("no worker panicked").hand_in(finished);
            let Some(number) = next else { return };
            let mut individual = self.play(population, number);
            if every.is_some_and(|every| number.is_multiple_of(every)) {
                // Colors alternate from one trial to the next.
                let learner = Color::ALL[(number / every.unwrap_or(1) % 2) as usize];
                let by = (self.threshold, self.seed);
                let trial = Trial::play(&self.pace, by, population, number, learner);
                individual.trial = Some(trial);
            }
            finished = Some(individual);
        }
    }

    /// Plays the game of a number.
    fn play(&self, population: &RwLock<Population>, number: u64) -> Individual {
        let begun = Instant::now();
        let read = || population.read().expect("no worker panicked");
        let (mut game, next) = {
            let population = read();
            (population.start().game().clone(), population.next(self.threshold, self.beginning))
        };
        let mut player = self.pace.player(SearchParameters::default(), seed_of(self.seed, number));
        let begun_at = game.moves().len();
        let (mut followed, mut thought) = (0, 0_usize);
        let mut overhead = begun.elapsed();
        let choose = |game: &Game, player: &mut Player| {
            let asked = Instant::now();
            let played = game.moves().len() - begun_at;
            let step = match next.line.get(played) {
                Some(&(mv, _)) => Step::Follow(mv),
                None if played == next.line.len() => Step::Mutate { refuted: next.avoided },
                None => Step::of(&read(), game, self.threshold),
            };
            overhead += asked.elapsed();
            match step {
                Step::Follow(mv) => {
                    followed += 1;
                    Answer::Play(mv)
                }
                Step::Mutate { refuted } => {
                    player.set_effort(self.pace.effort(thought));
                    thought += 1;
                    // Whoever resigns at once where a line has to be left leaves nothing new.
                    let may_resign = played >= 2
                        && (played > next.line.len() || next.reason == Reason::NoneIsGood);
                    mutate(game, player, refuted, may_resign)
                }
            }
        };
        let outcome = self.pace.play_out(&mut game, &mut player, choose);
        let (thought, time) = (thought as u64, begun.elapsed());
        let record = self.record(&game, outcome);
        Individual { record, trial: None, followed, thought, time, overhead }
    }

    fn record(&self, game: &Game, outcome: Outcome) -> GameRecord {
        let mut record = self.pace.record(game, outcome);
        let effort = match (self.pace.opening.playouts, self.pace.opening.time) {
            (Some(playouts), _) => format!("{playouts} simulations"),
            (None, Some(time)) => format!("{} s", time.as_secs_f64()),
            (None, None) => "any time".to_string(),
        };
        record.event = format!("coevolution, {effort} a move, threshold {}", self.threshold);
        record
    }
}

/// The next move of a game by the population's rule.
enum Step {
    /// The population's move.
    Follow(Move),
    /// A mutation: a move to think about.
    Mutate {
        /// Points of the moves that are refuted here.
        refuted: Bitboard,
    },
}

impl Step {
    fn of(population: &Population, game: &Game, threshold: f64) -> Step {
        match population.preferred(game, threshold) {
            Some(candidate) => Step::Follow(candidate.mv),
            None => Step::Mutate { refuted: population.refuted(game) },
        }
    }
}

/// Thinks about a move that is not refuted. Whoever has not moved yet has no move to take back
/// another time, and does not resign.
fn mutate(game: &Game, player: &mut Player, refuted: Bitboard, may_resign: bool) -> Answer {
    let choice = think(game, player, refuted);
    match choice.answer {
        Answer::Resign if !may_resign => {
            Answer::Play(choice.analysis.best().map_or(Move::Pass, |best| best.mv))
        }
        answer => answer,
    }
}

/// The things that the threads of a worker share.
struct Ledger<'a> {
    store: Box<dyn Store<Start>>,
    trials: Option<Box<dyn Store<Trials>>>,
    population: &'a RwLock<Population>,
    growth: Growth,
    wanted: u64,
    /// The games that threads of this worker are at.
    in_play: u64,
    /// The last number given out.
    number: u64,
    failure: Option<StoreError>,
    watch: &'a mut (dyn FnMut(&Growth) + Send),
}

impl Ledger<'_> {
    /// Takes a finished game and gives the number of the next, if there is one to play.
    fn hand_in(&mut self, finished: Option<Individual>) -> Option<u64> {
        if self.failure.is_some() {
            return None;
        }
        let next = self.keep(finished);
        next.unwrap_or_else(|error| {
            self.failure = Some(error);
            None
        })
    }

    fn keep(&mut self, finished: Option<Individual>) -> Result<Option<u64>, StoreError> {
        let begun = Instant::now();
        if let Some(individual) = finished {
            self.store.add(&individual.record)?;
            log::info!("added {}", individual.record.name);
            if let (Some(trials), Some(trial)) = (&mut self.trials, &individual.trial) {
                trials.add(trial)?;
            }
            self.in_play -= 1;
            self.growth.add(&individual);
        }
        let news = self.store.news()?;
        if !news.is_empty() {
            let mut population = self.population.write().expect("no worker panicked");
            news.iter().for_each(|game| population.learn(game));
            self.growth.games = population.games();
        }
        // What it took to learn of the games that were there before is no part of playing.
        if self.growth.played > 0 {
            self.growth.overhead += begun.elapsed();
            self.growth.time += begun.elapsed();
        }
        (self.watch)(&self.growth);
        if self.growth.games + self.in_play >= self.wanted {
            return Ok(None);
        }
        self.in_play += 1;
        // Others' games may be seen late, and no number comes twice.
        self.number = (self.number + 1).max(self.growth.games + self.in_play);
        Ok(Some(self.number))
    }
}

impl Growth {
    fn add(&mut self, individual: &Individual) {
        let winner = individual.record.outcome.as_ref().and_then(Outcome::winner);
        self.played += 1;
        self.trials += u64::from(individual.trial.is_some());
        self.black_wins += u64::from(winner == Some(Color::Black));
        self.followed += individual.followed;
        self.thought += individual.thought;
        self.time += individual.time;
        self.overhead += individual.overhead;
    }

    /// The part of the time that was not the engine's.
    pub fn overhead_share(&self) -> f64 {
        self.overhead.as_secs_f64() / self.time.as_secs_f64().max(f64::MIN_POSITIVE)
    }
}
