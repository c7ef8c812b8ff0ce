//! The opening: moves of the book, before the search is asked.

use super::parameters::BookParameters;
use super::{Analysis, Decision, Mark, MoveInfo, Request, View, ViewKind, ViewSpec};
use crate::board::{Color, Point};
use crate::book::{
    Book, Candidate, NamedBook, NoFittingBook, Pointers, Selection, Shelf, Tally, Transpositions,
};
use crate::game::Game;
use crate::search::{Count, Hint};
use rand::Rng;
use std::cmp::Reverse;
use std::sync::Arc;

/// The number of moves that the line of words has room for.
const SPOKEN_MOVES: usize = 4;

/// The picture of the book.
pub(super) const VIEW: ViewSpec =
    ViewSpec { name: "book", label: "Opening Book", kind: ViewKind::Marks };

/// The books of a player, and what it has said about them.
#[derive(Debug, Default)]
pub(super) struct Opening {
    shelf: Shelf,
    pub(super) parameters: BookParameters,
    /// True if the last move of this game was the book's.
    is_following: bool,
    /// The lack of a book that the log knows of.
    told: Option<NoFittingBook>,
    /// The positions of the book that was last asked by position.
    index: Option<(Arc<Book>, Transpositions)>,
}

/// The place of a game in the book that fits it. It is found from the moves of the game alone, so
/// nothing has to be undone with them.
struct Page {
    volume: NamedBook,
    candidates: Vec<Candidate>,
}

impl Opening {
    pub(super) fn new(shelf: Shelf) -> Opening {
        Opening { shelf, ..Opening::default() }
    }

    /// A new game begins.
    pub(super) fn forget(&mut self) {
        self.is_following = false;
    }

    /// The move that the book plays; `None` leaves it to the search.
    pub(super) fn choose(
        &mut self,
        game: &Game,
        request: &Request,
        rng: &mut impl Rng,
    ) -> Option<Decision> {
        if request.skips_book || !self.parameters.on || self.parameters.virtual_wins > 0 {
            return None;
        }
        let page = self.open_or_tell(game, request.color)?;
        let candidates = page.moves(game, request);
        let selection = self.rule();
        let best = selection.choose(&candidates, rng);
        let is_leaving = std::mem::replace(&mut self.is_following, best.is_some());
        match best {
            Some(best) => log::info!("book: {}", words(&page.volume, best)),
            None if is_leaving => {
                let best = if candidates.is_empty() { "no move" } else { "no move good enough" };
                log::info!("out of the book after {} moves: {best}", game.moves().len());
            }
            None => {}
        }
        let analysis = |best| analysis(&selection, request.color, &candidates, best);
        best.map(|best| Decision::from_book(best.mv, analysis(best)))
    }

    /// The games of the book's moves, for a search that decides for itself.
    pub(super) fn hints(&mut self, game: &Game, request: &Request) -> Vec<Hint> {
        let BookParameters { on, virtual_wins, min_games, .. } = self.parameters;
        if !on || virtual_wins == 0 {
            return Vec::new();
        }
        let Some(page) = self.open_or_tell(game, request.color) else { return Vec::new() };
        let mut candidates = page.moves(game, request);
        candidates.retain(|candidate| candidate.tally.games >= min_games as u64);
        let hint = |candidate: &Candidate| {
            let visits = candidate.tally.games.min(virtual_wins as u64) as f32;
            let wins = visits * candidate.tally.win_rate() as f32;
            Hint { mv: candidate.mv, count: Count::new(visits, wins) }
        };
        candidates.iter().map(hint).collect()
    }

    /// The page of a game with a player to move.
    fn open(&mut self, game: &Game, color: Color) -> Result<Page, NoFittingBook> {
        let volume = self.shelf.fitting(game.size(), game.komi(), game.rules())?.clone();
        let pointers = follow(&volume.book, game);
        let candidates = if self.parameters.transpositions && !has_stones(game) {
            let mut board = *game.board();
            board.set_to_play(color);
            self.index(&volume.book).candidates(&volume.book, &board)
        } else if color == Color::ALL[game.moves().len() % 2] {
            pointers.candidates(&volume.book)
        } else {
            // While a pointer lives Black began and the players took turns.
            Vec::new()
        };
        Ok(Page { volume, candidates })
    }

    fn open_or_tell(&mut self, game: &Game, color: Color) -> Option<Page> {
        self.open(game, color).map_err(|none| self.tell(none)).ok()
    }

    /// The positions of a book, found once.
    fn index(&mut self, book: &Arc<Book>) -> &Transpositions {
        let is_known = self.index.as_ref().is_some_and(|(known, _)| Arc::ptr_eq(known, book));
        let known = self.index.take().filter(|_| is_known);
        let new = || (Arc::clone(book), Transpositions::new(book));
        &self.index.insert(known.unwrap_or_else(new)).1
    }

    /// Says that no book fits, once for each kind of game.
    fn tell(&mut self, none: NoFittingBook) {
        if self.told.as_ref() != Some(&none) {
            // Whoever named a book may not know what another komi costs; nobody else wants to hear it.
            let is_wanted = !self.shelf.volumes().is_empty() && !self.shelf.is_embedded();
            let level = if is_wanted { log::Level::Warn } else { log::Level::Info };
            log::log!(level, "{none}");
            self.told = Some(none);
        }
    }

    fn rule(&self) -> Selection {
        let BookParameters { rule, threshold, min_games, least_share, spread, .. } =
            self.parameters;
        Selection {
            rule,
            min_win_rate: threshold,
            min_games: min_games as u64,
            least_share,
            spread,
            ..Selection::default()
        }
    }

    /// The moves of the book with the percentage that they won, the redder the more games they
    /// have; the line of words has the games of the most played.
    pub(super) fn view(&mut self, game: &Game) -> View {
        let mut page = match self.open(game, game.to_play()) {
            Ok(page) => page,
            Err(none) => return View::Marks(Vec::new(), none.to_string()),
        };
        page.candidates.sort_by_key(|candidate| Reverse(candidate.tally.games));
        let most = page.candidates.first().map_or(1, |candidate| candidate.tally.games);
        let mark = |candidate: &Candidate| {
            let Tally { games, wins } = candidate.tally;
            let strength = games as f64 / most.max(1) as f64;
            let label = format!("{:.0}", 100.0 * wins as f64 / games.max(1) as f64);
            Some(Mark { point: candidate.mv.point()?, label, strength })
        };
        View::Marks(page.candidates.iter().filter_map(mark).collect(), page.status())
    }
}

/// The pointers of a book after the moves of a game.
fn follow(book: &Book, game: &Game) -> Pointers {
    let mut pointers = if has_stones(game) { Pointers::out_of_book() } else { Pointers::new() };
    for &(color, mv) in game.moves() {
        if pointers.is_out() {
            break;
        }
        pointers.advance(book, color, mv);
    }
    pointers
}

/// Tells whether a game began with stones on the board.
fn has_stones(game: &Game) -> bool {
    Color::ALL.into_iter().any(|color| !game.set_up_stones(color).is_empty())
}

impl Page {
    /// The moves that may be played here. Not a pass: nobody needs a book to do nothing.
    fn moves(&self, game: &Game, request: &Request) -> Vec<Candidate> {
        if request.is_cleanup {
            return Vec::new();
        }
        let is_allowed = |point: Point| !request.avoid.contains(point);
        let is_playable = |candidate: &&Candidate| {
            candidate.mv.point().is_some_and(is_allowed)
                && game.is_legal(request.color, candidate.mv)
        };
        self.candidates.iter().filter(is_playable).copied().collect()
    }

    fn status(&self) -> String {
        let word = |&Candidate { mv, tally, .. }: &Candidate| {
            format!("{mv} {:.1}% of {}", 100.0 * tally.win_rate(), tally.games)
        };
        let moves: Vec<String> = self.candidates.iter().take(SPOKEN_MOVES).map(word).collect();
        let moves = if moves.is_empty() { "no move".to_string() } else { moves.join(", ") };
        format!("{}: {moves}", self.volume)
    }
}

/// The counts of the book as an analysis, the chosen move first.
fn analysis(
    selection: &Selection,
    color: Color,
    moves: &[Candidate],
    best: &Candidate,
) -> Analysis {
    let games: u64 = moves.iter().map(|candidate| candidate.tally.games).sum();
    let mut sorted: Vec<&Candidate> = moves.iter().collect();
    let merit = |candidate: &Candidate| selection.merit(candidate.tally);
    sorted.sort_by(|a, b| {
        (b.mv == best.mv).cmp(&(a.mv == best.mv)).then(merit(b).total_cmp(&merit(a)))
    });
    let info = |candidate: &&Candidate| MoveInfo {
        visits: candidate.tally.games,
        winrate: candidate.tally.win_rate(),
        lcb: candidate.tally.lower_bound(selection.confidence),
        prior: candidate.tally.games as f64 / games.max(1) as f64,
        ..MoveInfo::new(candidate.mv)
    };
    Analysis {
        visits: games,
        winrate: best.tally.win_rate(),
        moves: sorted.iter().map(info).collect(),
        ..Analysis::empty(color)
    }
}

/// A choice of the book in one line of the log.
fn words(volume: &NamedBook, Candidate { mv, tally, kind, .. }: &Candidate) -> String {
    let percent = 100.0 * tally.win_rate();
    format!("{mv} won {percent:.1}% of {} {kind} in {}", tally.games, volume.name)
}
