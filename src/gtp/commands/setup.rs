//! Positions that do not come from single moves: handicap, set-up, whole sequences.

use super::{Family, Outcome, done, spaced};
use crate::board::{Bitboard, Color, Point, Size};
use crate::game::handicap::{self, HandicapError};
use crate::gtp::client::Client;
use crate::gtp::protocol::{Args, Failure};
use crate::gtp::session::Session;

pub(super) const COMMANDS: Family = &[
    ("fixed_handicap", |session, args, _| place(session, args, handicap::fixed)),
    ("place_free_handicap", |session, args, _| place(session, args, handicap::free)),
    ("set_free_handicap", set_free_handicap),
    ("gogui-play_sequence", play_sequence),
    ("gogui-setup", setup),
    ("gogui-setup_player", setup_player),
];

impl From<HandicapError> for Failure {
    fn from(error: HandicapError) -> Failure {
        match error {
            HandicapError::NumberOfStones => Failure::StoneCount,
            HandicapError::BadPoints => Failure::VertexList,
            HandicapError::BoardNotEmpty => Failure::BoardNotEmpty,
        }
    }
}

/// Places as many handicap stones as asked for, and says where.
fn place(
    session: &mut Session,
    args: &Args,
    points: fn(Size, usize) -> Result<Vec<Point>, HandicapError>,
) -> Outcome {
    let stones = args.int(0)? as usize;
    assert_empty(session)?;
    let points = points(session.game.size(), stones)?;
    session.game.place_handicap(&points)?;
    Ok(spaced(points))
}

fn set_free_handicap(session: &mut Session, args: &Args, _: &mut Client<'_>) -> Outcome {
    assert_empty(session)?;
    let points = args.points(session.game.size())?;
    session.game.place_handicap(&points)?;
    done()
}

fn assert_empty(session: &Session) -> Result<(), Failure> {
    let board = session.game.board();
    let is_empty = board.empty() == board.points() && session.game.moves().is_empty();
    if is_empty { Ok(()) } else { Err(Failure::BoardNotEmpty) }
}

/// Plays all moves or none.
fn play_sequence(session: &mut Session, args: &Args, _: &mut Client<'_>) -> Outcome {
    let mut game = session.game.clone();
    for pair in pairs(args)? {
        let (color, mv) = pair.play(0, game.size())?;
        game.play(color, mv).map_err(|_| Failure::IllegalMove)?;
    }
    session.game = game;
    done()
}

/// Sets stones of both colors on the empty board.
fn setup(session: &mut Session, args: &Args, _: &mut Client<'_>) -> Outcome {
    assert_empty(session)?;
    let mut stones = [Bitboard::EMPTY; 2];
    for pair in pairs(args)? {
        let (color, mv) = pair.play(0, session.game.size())?;
        stones[color.index()].insert(mv.point().ok_or(Failure::VertexList)?);
    }
    let [black, white] = stones;
    session.game.set_up(black, white).map_err(Failure::other)?;
    done()
}

fn setup_player(session: &mut Session, args: &Args, _: &mut Client<'_>) -> Outcome {
    let color: Color = args.color(0)?;
    session.game.set_to_play(color);
    done()
}

/// The words two by two.
fn pairs(args: &Args) -> Result<Vec<Args>, Failure> {
    let words: Vec<&str> = args.words().collect();
    let (pairs, rest) = words.as_chunks::<2>();
    if !rest.is_empty() {
        return Err(Failure::Syntax);
    }
    Ok(pairs.iter().map(|pair| Args::new(&pair.join(" "))).collect())
}
