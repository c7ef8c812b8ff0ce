//! The plainest thinker: random games from every move, and the one that wins most.
//!
//! It has no tree and no knowledge but that filling an eye is bad. It is a sparring partner
//! for beginners and for experiments, and what the protocol is tested with.

use super::{Analysis, Choice, Judgement, MoveInfo, Ownership, Request, Thinker};
use crate::board::{Bitboard, Board, Color, Move, Point, WIDE};
use crate::game::{Answer, Game};
use rand::SeedableRng;
use rand::rngs::StdRng;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Flat Monte Carlo with a number of random games a move.
#[derive(Debug)]
pub struct Flat {
    playouts: u64,
    rng: StdRng,
}

/// Random games to judge which stones are dead.
const JUDGE_PLAYOUTS: u64 = 200;

/// A chain is dead when its owner keeps it in fewer games than this, from -1 to 1.
const DEAD_BELOW: f32 = -0.5;

/// A player further behind than this gives up, when enough has been tried to tell.
const RESIGN_BELOW: f64 = 0.03;

/// Moves that a game is expected to go on for when there is a clock.
const MOVES_TO_GO: u32 = 30;

/// What gets lost between the clock and here.
const LAG: Duration = Duration::from_millis(100);

/// What the random games from one move came to.
#[derive(Clone, Copy)]
struct Tally {
    mv: Move,
    games: u64,
    wins: f64,
    points: f64,
}

/// One running search.
struct Search<'a> {
    game: &'a Game,
    color: Color,
    tallies: Vec<Tally>,
    owners: Vec<[u32; 2]>,
    games: u64,
}

impl Flat {
    /// A thinker that plays so many random games for a move, always the same for a seed.
    pub fn new(playouts: u64, seed: u64) -> Flat {
        Flat { playouts: playouts.max(1), rng: StdRng::seed_from_u64(seed) }
    }

    fn search(
        &mut self,
        game: &Game,
        request: &Request,
        limit: impl Fn(u64) -> bool,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Analysis),
    ) -> Analysis {
        let mut search = Search::new(game, request);
        let mut last_report = Instant::now();
        while !stop.load(Ordering::Relaxed) && limit(search.games) {
            search.simulate(&mut self.rng);
            if request.report_every.is_some_and(|interval| last_report.elapsed() >= interval) {
                report(&search.analysis(request.wants_ownership));
                last_report = Instant::now();
            }
        }
        search.analysis(request.wants_ownership)
    }
}

impl<'a> Search<'a> {
    fn new(game: &'a Game, request: &Request) -> Search<'a> {
        let color = request.color;
        let points = game.legal_points(color) - game.board().eyes(color) - request.avoid;
        let moves = points.iter().map(Move::Play).chain([Move::Pass]);
        let tallies = moves.map(|mv| Tally { mv, games: 0, wins: 0.0, points: 0.0 }).collect();
        let owners = vec![[0; 2]; game.size().area()];
        Search { game, color, tallies, owners, games: 0 }
    }

    /// Plays one random game from the move whose turn it is.
    fn simulate(&mut self, rng: &mut StdRng) {
        let turn = (self.games % self.tallies.len() as u64) as usize;
        let mut board = *self.game.board();
        board.set_to_play(self.color);
        board.apply(self.tallies[turn].mv);
        play_out(&mut board, rng);
        let margin = f64::from(board.filled_score()) - f64::from(self.game.komi().points());
        let lead = if self.color == Color::Black { margin } else { -margin };
        let tally = &mut self.tallies[turn];
        tally.games += 1;
        tally.wins += if lead > 0.0 {
            1.0
        } else if lead == 0.0 {
            0.5
        } else {
            0.0
        };
        tally.points += lead;
        self.games += 1;
        for color in Color::ALL {
            for point in board.stones(color) | board.surrounded(color) {
                self.owners[index(self.game, point)][color.index()] += 1;
            }
        }
    }

    fn analysis(&self, wants_ownership: bool) -> Analysis {
        let mut moves: Vec<MoveInfo> = self.tallies.iter().map(|tally| self.info(tally)).collect();
        // A move nobody tried comes last; a pass, the last of the list, must be better than
        // the others, not as good.
        let worth = |info: &MoveInfo| if info.visits == 0 { -1.0 } else { info.winrate };
        moves.sort_by(|a, b| {
            worth(b).total_cmp(&worth(a)).then(b.score_lead.total_cmp(&a.score_lead))
        });
        let mut analysis = Analysis::empty(self.color);
        analysis.visits = self.games;
        if let Some(best) = moves.first() {
            (analysis.winrate, analysis.score_lead) = (best.winrate, best.score_lead);
        }
        analysis.moves = moves;
        analysis.ownership = wants_ownership.then(|| self.ownership());
        analysis
    }

    fn info(&self, tally: &Tally) -> MoveInfo {
        let games = tally.games.max(1) as f64;
        let winrate = if tally.games == 0 { 0.5 } else { tally.wins / games };
        let error = 1.96 * (winrate * (1.0 - winrate) / games).sqrt();
        MoveInfo {
            visits: tally.games,
            winrate,
            lcb: (winrate - error).max(0.0),
            prior: 1.0 / self.tallies.len() as f64,
            score_lead: tally.points / games,
            ..MoveInfo::new(tally.mv)
        }
    }

    fn ownership(&self) -> Ownership {
        let mut ownership = Ownership::new(self.game.size());
        for point in Point::all(self.game.size()) {
            let [black, white] = self.owners[index(self.game, point)];
            let games = self.games.max(1) as f32;
            ownership.set(point, (black as f32 - white as f32) / games);
        }
        ownership
    }
}

impl Thinker for Flat {
    fn choose(
        &mut self,
        game: &Game,
        request: &Request,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Analysis),
    ) -> Choice {
        let started = Instant::now();
        let allowance = request.clock.allowance(request.color, MOVES_TO_GO, LAG);
        let playouts = self.playouts;
        let limit = |games| {
            let in_time = allowance.is_none_or(|allowance| started.elapsed() < allowance.target);
            games == 0 || (games < playouts && in_time)
        };
        let analysis = self.search(game, request, limit, stop, report);
        let answer = if let Some(mv) = self.end_of_game(game, request) {
            Answer::Play(mv)
        } else if analysis.winrate < RESIGN_BELOW && analysis.visits >= playouts {
            Answer::Resign
        } else {
            Answer::Play(analysis.best().map_or(Move::Pass, |best| best.mv))
        };
        Choice { answer, analysis, is_book: false }
    }

    fn analyze(
        &mut self,
        game: &Game,
        request: &Request,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Analysis),
    ) {
        let analysis = self.search(game, request, |_| true, stop, report);
        report(&analysis);
    }

    fn judge(&mut self, game: &Game) -> Judgement {
        let request = Request {
            wants_ownership: true,
            ..Request::new(game.to_play(), crate::clock::Clock::unlimited())
        };
        let never = AtomicBool::new(false);
        let limit = |games| games < JUDGE_PLAYOUTS;
        let analysis = self.search(game, &request, limit, &never, &mut |_| {});
        let mut dead = Bitboard::EMPTY;
        if let Some(ownership) = analysis.ownership {
            for color in Color::ALL {
                for chain in game.board().chains(color) {
                    let kept: f32 =
                        chain.stones.iter().map(|point| ownership.of(color, point)).sum();
                    if kept < DEAD_BELOW * chain.stones.count() as f32 {
                        dead |= chain.stones;
                    }
                }
            }
        }
        Judgement { dead, seki: Bitboard::EMPTY }
    }
}

impl Flat {
    /// A pass when the opponent has passed and the count says that the game is won.
    fn end_of_game(&mut self, game: &Game, request: &Request) -> Option<Move> {
        let (_, last) = *game.moves().last()?;
        if last != Move::Pass || request.is_cleanup {
            return None;
        }
        let dead = self.judge(game).dead;
        (game.score(dead).winner() == Some(request.color)).then_some(Move::Pass)
    }
}

/// Plays random moves until both pass, or far too long.
fn play_out(board: &mut Board<WIDE>, rng: &mut StdRng) {
    let mut passes = 0;
    for _ in 0..3 * board.size().area() {
        match board.random_move(rng) {
            Some(point) => {
                board.play(point);
                passes = 0;
            }
            None if passes == 1 => return,
            None => {
                board.pass();
                passes += 1;
            }
        }
    }
}

fn index(game: &Game, point: Point) -> usize {
    point.row() * game.size().side() + point.col()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Size;
    use crate::clock::Clock;
    use crate::game::{Komi, Rules};

    fn think(game: &Game, color: Color, stopped: bool) -> Choice {
        let stop = AtomicBool::new(stopped);
        let request = Request::new(color, Clock::unlimited());
        Flat::new(2000, 1).choose(game, &request, &stop, &mut |_| {})
    }

    #[test]
    fn it_likes_the_center_of_a_small_board() {
        let size = Size::new(3).expect("a size");
        let game = Game::new(size, Rules::Chinese, Komi::from_halves(7));
        let choice = think(&game, Color::Black, false);
        assert_eq!(choice.answer.to_string(), "B2");
        assert_eq!(choice.analysis.moves.len(), 10, "every point and pass");
    }

    #[test]
    fn a_stopped_search_still_moves() {
        let game = Game::new(Size::NINE, Rules::Chinese, Komi::from_halves(13));
        let choice = think(&game, Color::White, true);
        assert!(matches!(choice.answer, Answer::Play(mv) if game.is_legal(Color::White, mv)));
    }
}
