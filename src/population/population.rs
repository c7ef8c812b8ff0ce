//! The memory that a worker has of a population: a tree of its games, in memory.

use super::start::Start;
use crate::board::{Bitboard, Color, Move};
use crate::book::{Book, BookError, Candidate, Ending, NodeId, PlayedGame, Pointers, Selection};
use crate::game::{Game, HalfPoints};
use crate::sgf::{GameRecord, Margin, Outcome};
use crate::store::{self, StoreError};
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
    /// By node, the last game that came through it.
    last: Vec<LastGame>,
    /// By node, whether its player gave the game up as soon as it was answered.
    given_up: Vec<bool>,
}

/// The last game that came through a node: twice its number, and one more if the player of the
/// node's move won it; 0 where none came.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
struct LastGame(u32);

impl LastGame {
    fn new(number: u64, is_won: bool) -> LastGame {
        let number = u32::try_from(number).unwrap_or(u32::MAX / 2).min(u32::MAX / 2);
        LastGame(2 * number + u32::from(is_won))
    }

    fn is_lost(self) -> bool {
        self != LastGame::default() && self.0.is_multiple_of(2)
    }
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
    /// As many moves of a game as it has. Whoever remembers fewer learns nothing of what happens
    /// after them: a line of that length in which both sides win now and then is never left.
    pub const WHOLE: usize = usize::MAX;

    /// "Mutate bad moves": the threshold of [`Population::preferred`] for which a move must win
    /// more than half of its games.
    pub const BAD: f64 = 0.5;

    /// "Mutate very bad moves": the threshold for which one game in ten is enough.
    pub const VERY_BAD: f64 = 0.1;

    /// A population without a game. Of every game so many moves after the start are remembered.
    pub fn new(start: Start, depth: usize) -> Population {
        let (path, book) = (start.path(), Book::new(start.header()));
        Population { start, path, book, depth, games: 0, last: Vec::new(), given_up: Vec::new() }
    }

    /// All that a place has now: a directory or a database.
    pub fn read(place: &str) -> Result<Population, StoreError> {
        let mut store = store::open::<Start>(place)?;
        let mut population = Population::new(store.start().clone(), Population::WHOLE);
        store.news()?.iter().for_each(|game| population.learn(game));
        Ok(population)
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
        let moves: Vec<Move> =
            self.path.iter().copied().chain(played.iter().map(|&(_, mv)| mv)).collect();
        let depth = self.path.len().saturating_add(self.depth);
        let (number, last) = (self.games, &mut self.last);
        let length = moves.len();
        let mut nodes = Vec::with_capacity(length + 1);
        self.book.count_played_and_tell(&PlayedGame { moves, ending }, depth, |node, is_won| {
            last.resize(last.len().max(node.index() + 1), LastGame::default());
            last[node.index()] = LastGame::new(number, is_won);
            nodes.push(node);
        });
        // The last node is the opponent's answer, the one before it the loser's last move.
        if is_given_up(record) && played.len() >= 2 && nodes.len() == length + 1 {
            let node = nodes[length - 1].index();
            self.given_up.resize(self.given_up.len().max(node + 1), false);
            self.given_up[node] = true;
        }
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

    /// The move of the population: the one with the highest success rate, of equals the first one
    /// found, if its rate is above the threshold. `None` is a mutation: think.
    ///
    /// A move whose player gave up as soon as it was answered is no longer played, whatever its
    /// success before: that answer refutes it. Without this the games that a refuted line won
    /// would have to be outweighed one by one, by playing the same moves again and giving up.
    pub fn preferred(&self, game: &Game, threshold: f64) -> Option<Candidate> {
        let mut candidates = self.candidates(game);
        candidates.retain(|candidate| !self.is_given_up(candidate.node));
        Selection::of_population(threshold).best(&candidates).copied()
    }

    /// The moves that are refuted in a position, on all points that mean the same: those that were
    /// given up, and the one of the last game that came here, if its player lost.
    pub fn refuted(&self, game: &Game) -> Bitboard {
        let candidates = self.candidates(game);
        let last = |node: NodeId| self.last.get(node.index()).copied().unwrap_or_default();
        let latest = candidates.iter().map(|candidate| candidate.node).max_by_key(|&id| last(id));
        let lost = latest.filter(|&id| last(id).is_lost());
        let is_refuted = |candidate: &&Candidate| {
            Some(candidate.node) == lost || self.is_given_up(candidate.node)
        };
        candidates.iter().filter(is_refuted).filter_map(|candidate| candidate.mv.point()).collect()
    }

    fn is_given_up(&self, node: NodeId) -> bool {
        self.given_up.get(node.index()).copied().unwrap_or(false)
    }
}

/// Tells whether the player to move resigned at the end of a game.
fn is_given_up(record: &GameRecord) -> bool {
    let mover = record.moves.last().map(|&(color, _)| color);
    matches!(record.outcome, Some(Outcome::Win(winner, Margin::Resign)) if Some(winner) == mover)
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
        let mut population =
            Population::new(Start::from_line(start).expect("a start"), Population::WHOLE);
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
    fn of_equal_rates_the_first_one_found_is_taken() {
        let games = [
            "(;SZ[9]RE[B+1.5];B[cc])",
            "(;SZ[9]RE[B+0.5];B[gc])",
            "(;SZ[9]RE[B+R];B[ee])",
            "(;SZ[9]RE[Void];B[gg])",
        ];
        let population = population(EMPTY, &games);
        // The corner has more games; the center comes first along the rows of the book.
        assert_eq!(preferred(&population, EMPTY, 0.5).as_deref(), Some("E5 1/1"));
        assert_eq!(population.games(), 4, "a void game is one, too");
    }

    #[test]
    fn the_last_move_to_lose_is_refuted() {
        let refuted = |games: &[&str]| {
            let population = population(EMPTY, games);
            let points = population.refuted(population.start().game());
            points.iter().map(|point| Move::Play(point).to_string()).collect::<Vec<_>>().join(" ")
        };
        const LOST: &str = "(;SZ[9]RE[W+1.5];B[ee];W[gc])";
        const OTHER: &str = "(;SZ[9]RE[W+1.5];B[cc];W[gc])";
        assert_eq!(refuted(&[]), "");
        assert_eq!(refuted(&[OTHER, LOST]), "E5");
        assert_eq!(refuted(&[LOST, OTHER]), "C3 G3 C7 G7", "in every orientation");
        assert_eq!(refuted(&[LOST, "(;SZ[9]RE[B+R];B[cc])"]), "", "the last one won");
        assert_eq!(refuted(&[LOST, "(;SZ[9]RE[W+R];B[])"]), "", "a pass has no point");
    }

    #[test]
    fn a_move_that_was_given_up_is_left_whatever_it_won() {
        let won = ["(;SZ[9]RE[B+1.5];B[ee];W[ce];B[cc])"; 9];
        let up = "(;SZ[9]RE[W+R];B[ee];W[gg])";
        let games: Vec<&str> = won.into_iter().chain([up, "(;SZ[9]RE[W+1.5];B[cc])"]).collect();
        let population = population(EMPTY, &games);
        assert_eq!(preferred(&population, EMPTY, 0.1), None, "E5 won 9 of 10, C3 none");
        let refuted = population.refuted(population.start().game());
        assert_eq!(refuted.count(), 5, "E5 and the four corners, of the last game");
        // White resigned, after Black's move: nothing is known against White's answer before it.
        let games = [won[0], "(;SZ[9]RE[B+R];B[ee];W[ce];B[cc])", "(;SZ[9]RE[W+R];B[ee];W[ce])"];
        let population = self::population(EMPTY, &games);
        assert_eq!(preferred(&population, EMPTY, 0.1), None);
        let after = preferred(&population, "(;SZ[9];B[ee])", 0.1);
        assert_eq!(after, None, "White's answer was given up, too");
    }

    #[test]
    fn whole_games_are_remembered() {
        let pairs = "abcdefgh".chars().map(|row| format!(";B[a{row}];W[i{row}]"));
        let moves: String = pairs.chain(["bdfh"].map(|_| ";B[db];W[fb]".to_owned())).collect();
        let game = format!("(;SZ[9]RE[B+R]{moves})");
        let population = population(EMPTY, &[&game]);
        assert_eq!(population.book().tree().depth(), 18);
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
