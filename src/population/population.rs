//! The memory that a worker has of a population: a tree of its games, in memory.

use super::start::Start;
use crate::board::{Color, Move};
use crate::book::{Book, BookError, Candidate, Ending, PlayedGame, Pointers, Tally};
use crate::game::{Game, HalfPoints};
use crate::sgf::{GameRecord, Margin, Outcome};
use std::fmt;

/// The games of a population as a tree of moves, and what they say about a position
/// (Audouard et al. 2009).
#[derive(Clone, Debug)]
pub struct Population {
    start: Start,
    path: Vec<Move>,
    book: Book,
    depth: usize,
    games: u64,
}

/// A reason why a book cannot be a population's beginning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Foreign {
    /// It is for another size, komi or rule set.
    Kind(BookError),
    /// The games of the population begin with stones that no book has.
    SetUp,
}

impl fmt::Display for Foreign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Foreign::Kind(error) => write!(f, "{error}"),
            Foreign::SetUp => f.write_str("a book knows nothing of a position with set-up stones"),
        }
    }
}

impl std::error::Error for Foreign {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Foreign::Kind(error) => Some(error),
            Foreign::SetUp => None,
        }
    }
}

impl Population {
    /// The moves of a game after the start that are usually remembered: more than any opening
    /// has, and a quarter of the memory that whole games would take.
    pub const DEPTH: usize = 30;

    /// "Mutate bad moves": the threshold of [`Population::preferred`] for which a move must win
    /// more than half of its games.
    pub const BAD: f64 = 0.5;

    /// "Mutate very bad moves": the threshold for which one game in ten is enough.
    pub const VERY_BAD: f64 = 0.1;

    /// A population without a game. Of every game so many moves after the start are remembered.
    pub fn new(start: Start, depth: usize) -> Population {
        let (path, book) = (start.path(), Book::new(start.header()));
        Population { start, path, book, depth, games: 0 }
    }

    /// Begins with what a book counts, besides the games of the population.
    pub fn add_book(&mut self, book: &Book) -> Result<(), Foreign> {
        if self.start.has_set_up() {
            return Err(Foreign::SetUp);
        }
        self.book.merge(book).map_err(Foreign::Kind)
    }

    /// The start that all games have in common.
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// The number of games learned; those of a book are not among them.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// All that was learned as a book. It is one for games from the empty board, unless the
    /// start has set-up stones: then these are moves at its beginning, see [`Start::path`].
    pub fn book(&self) -> &Book {
        &self.book
    }

    /// Learns a game. One that nobody won, or that begins elsewhere, is a game of the
    /// population too, but teaches nothing.
    pub fn learn(&mut self, record: &GameRecord) {
        self.games += 1;
        if !self.start.begins(record) {
            log::warn!("the game {} does not begin as the population's do", record.name);
            return;
        }
        let komi = record.komi.and_then(HalfPoints::from_points).unwrap_or(self.start.komi());
        let Some(ending) = ending(record.outcome.as_ref(), komi) else { return };
        let played = &record.moves[self.start.game().moves().len()..];
        // Turns are taken from the start on, or the tree has no place for it.
        let turns = [self.start.game().to_play(), !self.start.game().to_play()];
        if !played.iter().zip(turns.iter().cycle()).all(|((color, _), turn)| color == turn) {
            log::warn!("the game {} has a move out of turn", record.name);
            return;
        }
        let moves = self.path.iter().copied().chain(played.iter().map(|&(_, mv)| mv)).collect();
        self.book.count_played(&PlayedGame { moves, ending }, self.path.len() + self.depth);
    }

    /// The pointers of a game from the start; out of the tree if it begins elsewhere.
    pub fn pointers(&self, game: &Game) -> Pointers {
        let is_ours = self.start.is_before(game);
        let mut pointers = if is_ours { Pointers::new() } else { Pointers::out_of_book() };
        let played = game.moves().iter().skip(self.start.game().moves().len());
        let path = self.path.iter().copied().zip(Color::ALL.into_iter().cycle());
        let path = path.map(|(mv, color)| (color, mv));
        for (color, mv) in path.chain(played.copied()) {
            if pointers.is_out() {
                break;
            }
            pointers.advance(&self.book, color, mv);
        }
        pointers
    }

    /// The legal moves that were played in a position of a game, whoever won, each with its
    /// tally.
    pub fn candidates(&self, game: &Game) -> Vec<Candidate> {
        let mut candidates = self.pointers(game).candidates(&self.book);
        candidates.retain(|candidate| game.is_legal(game.to_play(), candidate.mv));
        candidates
    }

    /// The move of the population: the one with the highest success rate, of equals the one
    /// with the most games, if its rate is above the threshold. `None` is a mutation: think.
    pub fn preferred(&self, game: &Game, threshold: f64) -> Option<Candidate> {
        let merit = |tally: Tally| (tally.win_rate(), tally.games);
        let mut best: Option<Candidate> = None;
        for candidate in self.candidates(game) {
            let bar = best.as_ref().map_or((threshold, u64::MAX), |best| merit(best.tally));
            if merit(candidate.tally) > bar {
                best = Some(candidate);
            }
        }
        best
    }
}

/// The end of a game; `None` where nobody won.
fn ending(outcome: Option<&Outcome>, komi: HalfPoints) -> Option<Ending> {
    match outcome? {
        Outcome::Win(winner, margin) if !matches!(margin, Margin::Points(_)) => {
            Some(Ending::Resigned { winner: *winner, komi })
        }
        counted => {
            let lead = HalfPoints::from_points(counted.score()?)?;
            Some(Ending::from_result(lead, komi))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Komi, Rules};

    fn record(sgf: &str) -> GameRecord {
        GameRecord::read(sgf.as_bytes()).expect("a game")
    }

    fn population(start: &str, games: &[&str]) -> Population {
        let mut population = Population::new(Start::from_line(start).expect("a start"), 30);
        for game in games {
            population.learn(&record(game));
        }
        population
    }

    /// The preferred move after the moves of a record, with its wins and games.
    fn preferred(population: &Population, sgf: &str, threshold: f64) -> Option<String> {
        let game = record(sgf).to_game(99, Rules::Chinese, Komi::from_halves(15)).expect("a game");
        let best = population.preferred(&game, threshold)?;
        Some(format!("{} {}/{}", best.mv, best.tally.wins, best.tally.games))
    }

    const EMPTY: &str = "(;SZ[9]KM[7.5]RU[chinese])";

    #[test]
    fn the_best_rate_above_the_threshold_is_preferred() {
        let games = [
            "(;SZ[9]RE[W+1.5];B[ee];W[gc])",
            "(;SZ[9]RE[B+1.5];B[ee];W[ce])",
            "(;SZ[9]RE[W+1.5];B[cc];W[gg])",
            // As the first, seen from another side.
            "(;SZ[9]RE[W+9.5];B[ee];W[cg])",
        ];
        let population = population(EMPTY, &games);
        assert_eq!(population.games(), 4);
        assert_eq!(preferred(&population, EMPTY, 0.1).as_deref(), Some("E5 1/3"));
        assert_eq!(preferred(&population, EMPTY, 1.0 / 3.0), None, "not above it");
        assert_eq!(preferred(&population, EMPTY, Population::BAD), None);
        let after = preferred(&population, "(;SZ[9];B[ee])", Population::BAD);
        assert!(after.is_some_and(|best| best.ends_with(" 2/2")), "in some orientation");
        assert_eq!(preferred(&population, "(;SZ[9];B[ee];W[gc])", 0.1), None);
        assert_eq!(preferred(&population, "(;SZ[9];B[aa])", 0.1), None);
    }

    #[test]
    fn of_equal_rates_more_games_are_better() {
        let games = [
            "(;SZ[9]RE[B+1.5];B[cc])",
            "(;SZ[9]RE[B+R];B[ee])",
            "(;SZ[9]RE[B+0.5];B[ee])",
            "(;SZ[9]RE[Void];B[gg])",
        ];
        let population = population(EMPTY, &games);
        assert_eq!(preferred(&population, EMPTY, 0.5).as_deref(), Some("E5 2/2"));
        assert_eq!(population.games(), 4, "a void game is one, too");
    }

    #[test]
    fn any_position_may_be_the_start() {
        for (start, game, reply) in [
            ("(;SZ[9]KM[7.5];B[ee];W[gd])", "(;SZ[9]RE[B+1.5];B[ee];W[gd];B[cc])", "C7 1/1"),
            ("(;SZ[9]KM[7.5]AB[gd]PL[B])", "(;SZ[9]AB[gd]PL[B]RE[B+1.5];B[gc])", "G7 1/1"),
            ("(;SZ[9]KM[7.5]AB[ee][gd])", "(;SZ[9]AB[ee][gd]RE[W+1.5];W[cc])", "C7 1/1"),
        ] {
            // The mirror image of the reply is another move here: stones stand in the way.
            let mut population = population(start, &[game, "(;SZ[9]RE[B+1.5];B[aa])"]);
            assert_eq!(preferred(&population, start, 0.5).as_deref(), Some(reply), "{start}");
            assert_eq!(preferred(&population, EMPTY, 0.5), None, "before the start");
            let candidates = population.candidates(population.start().game()).len();
            assert_eq!(candidates, 1, "{start}");
            let book = Book::new(population.start().header());
            let is_foreign = population.add_book(&book).is_err();
            assert_eq!(is_foreign, population.start().has_set_up());
        }
    }

    #[test]
    fn a_book_is_a_beginning() {
        let mut population = population(EMPTY, &[]);
        let mut book = Book::new(population.start().header());
        let moves = ["E5", "G7"].map(|vertex| vertex.parse().expect("a vertex"));
        book.count(&moves, Color::Black, 9);
        population.add_book(&book).expect("of the same kind");
        assert_eq!(preferred(&population, EMPTY, 0.5).as_deref(), Some("E5 1/1"));
        assert_eq!(population.games(), 0);
        let other = Start::from_line("(;SZ[9]KM[6.5])").expect("a start").header();
        assert_eq!(
            population.add_book(&Book::new(other)),
            Err(Foreign::Kind(BookError::OtherKind))
        );
    }
}
