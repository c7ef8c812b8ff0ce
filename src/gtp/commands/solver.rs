//! Questions to the solver, in GNU Go's words, so that its regression files run unchanged; and
//! GoGui's pictures of the verdicts.
//!
//! A code is 0 for failure, 1 for success, 2 for a ko that the other side must find the first threat
//! for, and 3 for a ko that one must have a threat for oneself.

use super::{Family, Outcome};
use crate::board::{Board, Color, Move, Point};
use crate::engine::Mark;
use crate::gtp::client::Client;
use crate::gtp::gfx;
use crate::gtp::protocol::{Args, Failure};
use crate::gtp::session::Session;
use crate::solver::{Field, Finding, Limits, Problem, Reader, State};

pub(super) const COMMANDS: Family = &[
    ("attack", attack),
    ("defend", defend),
    ("ladder_attack", ladder_attack),
    ("does_attack", does_attack),
    ("does_defend", does_defend),
    ("connect", connect),
    ("disconnect", disconnect),
    ("eval_eye", eval_eye),
    ("octant-verdicts", verdicts),
];

/// Lines of GoGui's menu for the pictures.
pub(super) const PICTURES: [&str; 3] = [
    "gfx/Solver: Captures/octant-verdicts capture",
    "gfx/Solver: Links/octant-verdicts connect",
    "gfx/Solver: Eyes/octant-verdicts eye",
];

/// The moves that a reading for a client may try.
const LIMITS: Limits = Limits { nodes: 100_000, order: 3 };

fn attack(session: &mut Session, args: &Args, _: &mut Client<'_>) -> Outcome {
    let (board, problem) = prey(session, args, 0)?;
    Ok(Reader::new().reach(&board, problem, LIMITS).to_string())
}

fn defend(session: &mut Session, args: &Args, _: &mut Client<'_>) -> Outcome {
    let (board, problem) = prey(session, args, 0)?;
    Ok(Reader::new().prevent(&board, problem, LIMITS).to_string())
}

fn ladder_attack(session: &mut Session, args: &Args, _: &mut Client<'_>) -> Outcome {
    let (board, problem) = prey(session, args, 0)?;
    let at = point(session, args, 0)?;
    if board.chain_at(at).is_none_or(|chain| chain.liberties.count() != 2) {
        return Err(Failure::other("string must have exactly 2 liberties"));
    }
    let limits = Limits { order: 1, ..LIMITS };
    Ok(Reader::new().reach(&board, problem, limits).to_string())
}

fn does_attack(session: &mut Session, args: &Args, _: &mut Client<'_>) -> Outcome {
    let (board, problem) = prey(session, args, 1)?;
    let by = point(session, args, 0)?;
    Ok(Reader::new().does_reach(&board, problem, by, LIMITS).code().to_string())
}

fn does_defend(session: &mut Session, args: &Args, _: &mut Client<'_>) -> Outcome {
    let (board, problem) = prey(session, args, 1)?;
    let by = point(session, args, 0)?;
    Ok(Reader::new().does_prevent(&board, problem, by, LIMITS).code().to_string())
}

fn connect(session: &mut Session, args: &Args, _: &mut Client<'_>) -> Outcome {
    let (board, problem) = pair(session, args)?;
    if problem.is_reached(&Field::new(&board)) {
        return Ok("1 PASS".to_string());
    }
    Ok(Reader::new().reach(&board, problem, LIMITS).to_string())
}

fn disconnect(session: &mut Session, args: &Args, _: &mut Client<'_>) -> Outcome {
    let (board, problem) = pair(session, args)?;
    Ok(Reader::new().prevent(&board, problem, LIMITS).to_string())
}

/// The least and the greatest number of eyes at a point and, if they differ, the move that denies
/// one and the move that makes one.
fn eval_eye(session: &mut Session, args: &Args, _: &mut Client<'_>) -> Outcome {
    let at = point(session, args, 0)?;
    Ok(Reader::new().eyes_at(session.game.board(), at, LIMITS).to_string())
}

/// Draws the verdicts of a board: captures as the attacker sees them, links and eyes as their owner
/// does.
fn verdicts(session: &mut Session, args: &Args, _: &mut Client<'_>) -> Outcome {
    let board = *session.game.board();
    let (mut reader, limits) = (Reader::new(), Limits::default());
    let findings: Vec<Finding> = match args.word(0)? {
        "capture" => reader.chains(&board, limits),
        "connect" => {
            Color::ALL.into_iter().flat_map(|color| reader.links(&board, color, limits)).collect()
        }
        "eye" => {
            Color::ALL.into_iter().flat_map(|color| reader.eyes(&board, color, limits)).collect()
        }
        other => return Err(Failure::Other(format!("unknown verdicts {other}"))),
    };
    let strength = |finding: &Finding| match finding.verdict.state() {
        Some(State::Won) => 1.0,
        Some(State::Open) => 0.5,
        _ => 0.0,
    };
    let mark = |finding: &Finding| Mark {
        point: finding.at,
        label: finding.verdict.sign(),
        strength: strength(finding),
    };
    let marks: Vec<Mark> = findings.iter().map(mark).collect();
    let words: Vec<String> = findings
        .iter()
        .filter(|finding| finding.verdict.state() == Some(State::Open))
        .map(|finding| format!("{} {}", finding.at, vertex(finding.verdict.first.mv)))
        .collect();
    Ok(gfx::marks(&marks, &words.join(", ")))
}

fn point(session: &Session, args: &Args, index: usize) -> Result<Point, Failure> {
    match args.vertex(index, session.game.size())? {
        Move::Play(point) => Ok(point),
        Move::Pass => Err(Failure::Syntax),
    }
}

/// The board and the capture of the chain that an argument names.
fn prey(session: &Session, args: &Args, index: usize) -> Result<(Board, Problem), Failure> {
    let board = *session.game.board();
    let at = point(session, args, index)?;
    let problem = Problem::capture(&Field::new(&board), at);
    problem
        .map(|problem| (board, problem))
        .ok_or_else(|| Failure::other("vertex must not be empty"))
}

/// The board and the connection of the chains that two arguments name.
fn pair(session: &Session, args: &Args) -> Result<(Board, Problem), Failure> {
    let board = *session.game.board();
    let (a, b) = (point(session, args, 0)?, point(session, args, 1)?);
    if board.color_at(a).is_none() || board.color_at(b).is_none() {
        return Err(Failure::other("vertex must not be empty"));
    }
    let problem = Problem::connect(&Field::new(&board), a, b);
    problem
        .map(|problem| (board, problem))
        .ok_or_else(|| Failure::other("vertices must have same color"))
}

fn vertex(mv: Option<Point>) -> String {
    mv.map_or_else(|| "PASS".to_string(), |point| point.to_string())
}
