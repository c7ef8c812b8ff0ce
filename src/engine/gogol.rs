//! Gogol: a player by goals and rules alone (Cazenave 1996).
//!
//! It asks which chains can be taken and which of its own must be saved, which links and eyes are open
//! to whoever moves first, and adds a little territory: the points that a move makes nearer to its
//! stones than to the opponent's. What is worth most is played. There is no tree of whole games.

use super::{Analysis, Decision, Judgment, Request, Thinker, View, ViewKind, ViewSpec};
use crate::board::{Bitboard, Board, Color, Move, Point};
use crate::game::{Answer, Game};
use crate::solver::rules::RuleBook;
use crate::solver::{Aim, Field, Limits, Outcome, Problem, Proofs, Reader, State};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError};

/// The moves that each half of a verdict may try.
const LIMITS: Limits = Limits { nodes: 1000, order: 2 };

/// Chains with more liberties are not in danger.
const WEAK: usize = 4;

/// Points that a captured stone is worth: itself and the point under it.
const STONE: f64 = 2.0;

/// Points that a chain is worth beside its stones, for what it keeps apart or together.
const CHAIN: f64 = 3.0;

/// Points that an open link is worth beside what hangs on it.
const LINK: f64 = 2.0;

/// Points that an eye which the first mover makes is worth.
const EYE: f64 = 3.0;

/// A move with what it is worth, and why.
struct Plan {
    point: Point,
    worth: f64,
    reason: String,
}

/// Plays by verdicts of the solver.
pub struct Gogol {
    reader: Reader,
    /// Proofs of captures read in this game and before.
    proofs: Arc<Mutex<Proofs>>,
    reason: String,
}

impl Gogol {
    /// A player whose captures follow some rules.
    pub fn new(rules: RuleBook) -> Gogol {
        Gogol::with_proofs(rules, Arc::default())
    }

    /// The same with proofs found before, to which it adds.
    pub fn with_proofs(rules: RuleBook, proofs: Arc<Mutex<Proofs>>) -> Gogol {
        let mut reader = Reader::new();
        reader.set_rules(Arc::new(rules));
        Gogol { reader, proofs, reason: String::new() }
    }

    /// The captures that whoever moves first decides, by a stone of the prey: with its owner, and the
    /// moves that capture and save it.
    fn open_captures(&mut self, board: &Board) -> Vec<(Color, Point, [Option<Point>; 2])> {
        let mut proofs = self.proofs.lock().unwrap_or_else(PoisonError::into_inner);
        let field = Field::new(board);
        let mut free = field.clone();
        free.lift_ko();
        // The ko binds the player to move alone.
        let of = |color: Color| if color == board.to_play() { &field } else { &free };
        let mut open = Vec::new();
        for owner in Color::ALL {
            let weak = board.chains(owner).filter(|chain| chain.liberties.count() <= WEAK);
            for at in weak.filter_map(|chain| chain.stones.first()) {
                let problem = Problem { aim: Aim::Capture(at), maker: !owner };
                let mut ask = |is_hunter_first, field: &Field| {
                    proofs.ask(&mut self.reader, field, problem, is_hunter_first, LIMITS)
                };
                let (Outcome::Success, capture) = ask(true, of(!owner)) else { continue };
                let (Outcome::Failure, save) = ask(false, of(owner)) else { continue };
                open.push((owner, at, [capture, save]));
            }
        }
        open
    }

    /// Every plan that a verdict suggests to a color.
    fn plans(&mut self, board: &Board, color: Color) -> Vec<Plan> {
        let mut plans = Vec::new();
        for (owner, at, [capture, save]) in self.open_captures(board) {
            let stones = board.chain_at(at).map_or(0, |chain| chain.stones.count());
            let worth = STONE * stones as f64 + CHAIN;
            let (mv, word) = if owner == color { (save, "save") } else { (capture, "capture") };
            let reason = format!("{word} {at}");
            plans.extend(mv.map(|point| Plan { point, worth, reason }));
        }
        for owner in Color::ALL {
            let is_own = owner == color;
            let links = self.reader.links(board, owner, LIMITS);
            let eyes = self.reader.eyes(board, owner, LIMITS);
            for finding in links.into_iter().chain(eyes) {
                if finding.verdict.state() != Some(State::Open) {
                    continue;
                }
                let verdict = &finding.verdict;
                let half = if is_own { verdict.first } else { verdict.second };
                let worth = match finding.problem.aim {
                    Aim::Connect(a, b) => LINK + smaller(board, a, b),
                    _ => EYE,
                };
                plans.extend(half.mv.map(|point| Plan {
                    point,
                    worth,
                    reason: format!(
                        "{} {}",
                        if is_own { "make" } else { "break" },
                        finding.problem
                    ),
                }));
            }
        }
        plans
    }

    /// The move that is worth most; none if nothing is left to gain.
    fn best(&mut self, game: &Game, request: &Request) -> Option<Plan> {
        let (color, mut board) = (request.color, *game.board());
        board.set_to_play(color);
        let plans = self.plans(&board, color);
        let allowed = game.legal_points(color) - request.avoid - board.eyes(color);
        let before = balance(&board, color);
        let mut moves: Vec<Plan> = allowed
            .iter()
            .map(|point| {
                let mut after = board;
                after.play(point);
                let mut plan = Plan {
                    point,
                    worth: (balance(&after, color) - before) as f64 / 2.0,
                    reason: "territory".to_string(),
                };
                for known in plans.iter().filter(|known| known.point == point) {
                    plan.worth += known.worth;
                    plan.reason = format!("{}, {}", known.reason, plan.reason);
                }
                plan
            })
            .collect();
        moves.sort_by(|a, b| b.worth.total_cmp(&a.worth).then(a.point.cmp(&b.point)));
        moves.into_iter().find(|plan| plan.worth > 0.0 && self.stands(&board, color, plan.point))
    }

    /// Tells whether a stone would not be captured at once.
    fn stands(&mut self, board: &Board, color: Color, point: Point) -> bool {
        let mut after = *board;
        if !after.play(point).is_empty() {
            return true;
        }
        let chain = after.chain_of(color, point);
        if chain.liberties.count() > 3 {
            return true;
        }
        let problem = Problem { aim: Aim::Capture(point), maker: !color };
        let (outcome, _) = self.reader.ask(&Field::new(&after), problem, true, LIMITS);
        outcome != Outcome::Success
    }
}

/// The stones of the smaller of two chains.
fn smaller(board: &Board, a: Point, b: Point) -> f64 {
    let stones = |at| board.chain_at(at).map_or(0, |chain| chain.stones.count());
    stones(a).min(stones(b)) as f64
}

/// The points nearer to a color's stones than to the other's, less those the other way round. Only
/// points up to a few steps away count as anybody's.
fn balance(board: &Board, color: Color) -> i32 {
    const STEPS: usize = 4;
    let mut own = board.stones(color);
    let mut other = board.stones(!color);
    for _ in 0..STEPS {
        let taken = own | other;
        let (grown, grown_other) = (own.neighbors(), other.neighbors());
        let free = board.points() - taken;
        own |= (grown - grown_other) & free;
        other |= (grown_other - grown) & free;
    }
    own.count() as i32 - other.count() as i32
}

impl Thinker for Gogol {
    fn choose(
        &mut self,
        game: &Game,
        request: &Request,
        _stop: &AtomicBool,
        _report: &mut dyn FnMut(&Analysis),
    ) -> Decision {
        let best = self.best(game, request);
        self.reason = best.as_ref().map_or("nothing is left to gain".to_string(), |plan| {
            format!("{}: {}, worth {:.1}", plan.point, plan.reason, plan.worth)
        });
        log::info!("{}", self.reason);
        let mv = best.map_or(Move::Pass, |plan| Move::Play(plan.point));
        Decision {
            answer: Answer::Play(mv),
            analysis: Analysis::empty(request.color),
            is_book: false,
        }
    }

    /// It has no win rates to report.
    fn analyze(
        &mut self,
        _game: &Game,
        _request: &Request,
        _stop: &AtomicBool,
        _report: &mut dyn FnMut(&Analysis),
    ) {
    }

    /// Chains that can be taken even if their owner moves first are dead.
    fn judge(&mut self, game: &Game) -> Judgment {
        let board = game.board();
        let mut dead = Bitboard::EMPTY;
        for finding in self.reader.chains(board, LIMITS) {
            if finding.verdict.state() == Some(State::Won)
                && let Some(chain) = board.chain_at(finding.at)
            {
                dead |= chain.stones;
            }
        }
        Judgment { dead, seki: Bitboard::EMPTY }
    }

    fn forget(&mut self) {
        self.reader.forget();
    }

    fn views(&self) -> Vec<ViewSpec> {
        vec![ViewSpec { name: "reason", label: "Reason", kind: ViewKind::Text }]
    }

    fn view(&mut self, _game: &Game, name: &str) -> Option<View> {
        (name == "reason").then(|| View::Text(self.reason.clone()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::{Conditions, Judge, play_game};
    use crate::board::Size;
    use crate::engine::InnerPlayer;

    #[test]
    fn it_plays_a_whole_game() {
        let mut conditions = Conditions::new(Size::new(5).expect("a size"));
        conditions.judge = Judge::Players;
        let [mut one, mut other] = [RuleBook::shipped(), RuleBook::first()]
            .map(|rules| InnerPlayer::new(Box::new(Gogol::new(rules))));
        let finished = play_game(&conditions, &[], [&mut one, &mut other]).expect("a game");
        assert_eq!(finished.ending.fault(), None);
        assert!(finished.timing[0].moves > 3);
    }
}
