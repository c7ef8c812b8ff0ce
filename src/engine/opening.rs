//! The opening: moves of the book, before the search is asked.

use super::parameters::BookParameters;
use super::{Analysis, Mark, MoveInfo, Request, View, ViewKind, ViewSpec};
use crate::board::{Color, Move, Point};
use crate::book::{Candidate, Choice, NoFittingBook, Pointers, Rule, Shelf, Tally, Volume};
use crate::game::Game;
use rand::Rng;
use std::cmp::Reverse;

/// The picture of the book.
pub(super) const VIEW: ViewSpec =
    ViewSpec { name: "book", label: "Opening Book", kind: ViewKind::Marks };

/// The books of a player, and what it has said about them.
#[derive(Debug, Default)]
pub(super) struct Opening {
    shelf: Shelf,
    pub(super) parameters: BookParameters,
    /// Whether the last move of this game was the book's.
    is_following: bool,
    /// The lack of a book that the log knows of.
    told: Option<NoFittingBook>,
}

/// Where a game is in the book that fits it. It is found from the moves of the game alone, so
/// nothing has to be undone with them.
struct Page<'a> {
    volume: &'a Volume,
    pointers: Pointers,
}

impl Opening {
    pub(super) fn new(shelf: Shelf) -> Opening {
        Opening { shelf, ..Opening::default() }
    }

    /// A new game begins.
    pub(super) fn forget(&mut self) {
        self.is_following = false;
    }

    /// What the book plays, as an analysis whose best move it is; `None` leaves the move to
    /// the search.
    pub(super) fn choose(
        &mut self,
        game: &Game,
        request: &Request,
        rng: &mut impl Rng,
    ) -> Option<Analysis> {
        if !self.parameters.on {
            return None;
        }
        let page = match Page::open(&self.shelf, game) {
            Ok(page) => page,
            Err(none) => {
                self.tell(none);
                return None;
            }
        };
        let candidates = page.moves(game, request);
        let choice = self.rule();
        let found = choice.choose(&candidates, rng);
        let analysis = found.map(|best| analysis(&choice, request.color, &candidates, best));
        let is_leaving = std::mem::replace(&mut self.is_following, analysis.is_some());
        match &analysis {
            Some(analysis) => log::info!("book: {}", words(page.volume, analysis)),
            None if is_leaving => {
                let best = if candidates.is_empty() { "no move" } else { "no move good enough" };
                log::info!("out of the book after {} moves: {best}", game.moves().len());
            }
            None => {}
        }
        analysis
    }

    /// Says that no book fits, once for each kind of game.
    fn tell(&mut self, none: NoFittingBook) {
        if self.told.as_ref() != Some(&none) {
            log::info!("{none}");
            self.told = Some(none);
        }
    }

    fn rule(&self) -> Choice {
        let BookParameters { rule, threshold, min_games, spread, .. } = self.parameters;
        Choice {
            rule: if rule == 0 { Rule::LowerBound } else { Rule::MostWon },
            min_win_rate: threshold,
            min_games: min_games as u64,
            spread,
            ..Choice::default()
        }
    }

    /// The moves of the book with their counts, `wins/games`, the most played first, and the
    /// pointers that live.
    pub(super) fn view(&self, game: &Game) -> View {
        let page = match Page::open(&self.shelf, game) {
            Ok(page) => page,
            Err(none) => return View::Marks(Vec::new(), none.to_string()),
        };
        let mut candidates = page.pointers.candidates(&page.volume.book);
        candidates.sort_by_key(|candidate| Reverse(candidate.tally.games));
        let most = candidates.iter().map(|candidate| candidate.tally.games).max().unwrap_or(1);
        let mark = |candidate: &Candidate| {
            let Tally { games, wins } = candidate.tally;
            let strength = games as f64 / most.max(1) as f64;
            Some(Mark { point: candidate.mv.point()?, label: format!("{wins}/{games}"), strength })
        };
        View::Marks(candidates.iter().filter_map(mark).collect(), page.status(candidates.len()))
    }
}

impl<'a> Page<'a> {
    fn open(shelf: &'a Shelf, game: &Game) -> Result<Page<'a>, NoFittingBook> {
        let volume = shelf.fitting(game.size(), game.komi(), game.rules())?;
        let has_stones = Color::ALL.into_iter().any(|color| !game.set_up_stones(color).is_empty());
        let mut pointers = if has_stones { Pointers::out_of_book() } else { Pointers::new() };
        for &(color, mv) in game.moves() {
            if pointers.is_out() {
                break;
            }
            pointers.advance(&volume.book, color, mv);
        }
        Ok(Page { volume, pointers })
    }

    /// The moves that may be played here. Not a pass: nobody needs a book to do nothing.
    fn moves(&self, game: &Game, request: &Request) -> Vec<Candidate> {
        // While a pointer lives Black began and the players took turns.
        let is_in_turn = request.color == Color::ALL[game.moves().len() % 2];
        if !is_in_turn || request.is_cleanup {
            return Vec::new();
        }
        let is_allowed = |point: Point| !request.avoid.contains(point);
        let mut candidates = self.pointers.candidates(&self.volume.book);
        candidates.retain(|candidate| {
            candidate.mv.point().is_some_and(is_allowed)
                && game.is_legal(request.color, candidate.mv)
        });
        candidates
    }

    fn status(&self, moves: usize) -> String {
        let pointers: Vec<String> = self.pointers.live().map(|(f, _)| f.to_string()).collect();
        let pointers = if pointers.is_empty() { "none".to_string() } else { pointers.join(" ") };
        format!("{}: {moves} moves, pointers {pointers}", self.volume)
    }
}

/// The counts of the book as an analysis, the chosen move first.
fn analysis(choice: &Choice, color: Color, moves: &[Candidate], best: &Candidate) -> Analysis {
    let games: u64 = moves.iter().map(|candidate| candidate.tally.games).sum();
    let mut sorted: Vec<&Candidate> = moves.iter().collect();
    let merit = |candidate: &Candidate| choice.merit(candidate.tally);
    sorted.sort_by(|a, b| {
        (b.mv == best.mv).cmp(&(a.mv == best.mv)).then(merit(b).total_cmp(&merit(a)))
    });
    let info = |candidate: &&Candidate| MoveInfo {
        visits: candidate.tally.games,
        winrate: candidate.tally.win_rate(),
        lcb: candidate.tally.lower_bound(choice.confidence),
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
fn words(volume: &Volume, analysis: &Analysis) -> String {
    let best = analysis.best();
    let mv = best.map_or(Move::Pass, |best| best.mv);
    let visits = best.map_or(0, |best| best.visits);
    format!("{mv} won {:.1}% of {visits} games in {}", 100.0 * analysis.winrate, volume.name)
}
