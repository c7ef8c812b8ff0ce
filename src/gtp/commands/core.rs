//! The commands that every client uses.

use super::{Family, Outcome, done, names, spaced};
use crate::board::{Bitboard, Color, Size};
use crate::engine::Judgment;
use crate::game::Komi;
use crate::gtp::client::Client;
use crate::gtp::protocol::{Args, Failure};
use crate::gtp::session::Session;

pub(super) const COMMANDS: Family = &[
    ("protocol_version", |_, _, _| Ok("2".to_string())),
    ("name", |_, _, _| Ok("Octant".to_string())),
    ("version", |session, _, _| Ok(session.version.clone())),
    ("known_command", known_command),
    ("list_commands", |_, _, _| Ok(names().collect::<Vec<_>>().join("\n"))),
    ("help", |_, _, _| Ok(names().collect::<Vec<_>>().join("\n"))),
    ("quit", quit),
    ("boardsize", boardsize),
    ("clear_board", clear_board),
    ("komi", komi),
    ("play", play),
    ("genmove", genmove),
    ("undo", |session, _, _| take_back(session, 1)),
    ("gg-undo", |session, args, _| take_back(session, args.int(0)?)),
    ("showboard", showboard),
    ("final_score", final_score),
    ("final_status_list", final_status_list),
];

fn known_command(_: &mut Session, args: &Args, _: &mut Client<'_>) -> Outcome {
    let name = args.words().next().unwrap_or_default().to_ascii_lowercase();
    Ok(super::find(&name).is_some().to_string())
}

fn quit(session: &mut Session, _: &Args, _: &mut Client<'_>) -> Outcome {
    session.is_over = true;
    done()
}

fn boardsize(session: &mut Session, args: &Args, _: &mut Client<'_>) -> Outcome {
    let side = args.int(0)?;
    // Some clients ask for rectangles with a second number.
    if args.count() > 1 && args.int(1)? != side {
        return Err(Failure::Size);
    }
    let size = usize::try_from(side).ok().and_then(Size::new).ok_or(Failure::Size)?;
    session.new_game(size);
    done()
}

fn clear_board(session: &mut Session, _: &Args, _: &mut Client<'_>) -> Outcome {
    session.new_game(session.game.size());
    done()
}

fn komi(session: &mut Session, args: &Args, _: &mut Client<'_>) -> Outcome {
    let komi = Komi::try_from(args.float(0)? as f32).map_err(|_| Failure::Syntax)?;
    session.game.set_komi(komi);
    done()
}

fn play(session: &mut Session, args: &Args, _: &mut Client<'_>) -> Outcome {
    let color = args.color(0)?;
    // A game that is given up has no move to show for it.
    if args.word(1)?.eq_ignore_ascii_case("resign") {
        return done();
    }
    let mv = args.vertex(1, session.game.size())?;
    session.game.play(color, mv).map_err(|_| Failure::IllegalMove)?;
    done()
}

fn genmove(session: &mut Session, args: &Args, client: &mut Client<'_>) -> Outcome {
    let mut request = session.request(args.color(0)?);
    let stop = client.until_interrupt();
    let mut graphics = super::gogui::LiveGraphics::new(session, &mut request);
    let choice = session.genmove(&request, &stop, &mut |analysis| graphics.show(analysis))?;
    Ok(choice.answer.to_string())
}

fn take_back(session: &mut Session, moves: u32) -> Outcome {
    let played = session.game.moves().len();
    let kept = played.checked_sub(moves as usize).ok_or(Failure::CannotUndo)?;
    session.game.rewind(kept);
    done()
}

fn showboard(session: &mut Session, _: &Args, _: &mut Client<'_>) -> Outcome {
    let game = &session.game;
    let [black, white] = game.prisoners();
    Ok(format!(
        "\n{}\n{} to play, move {}, komi {}, {} rules, captures: black {black}, white {white}",
        game.board(),
        game.to_play(),
        game.moves().len() + 1,
        game.komi(),
        game.rules(),
    ))
}

fn final_score(session: &mut Session, _: &Args, _: &mut Client<'_>) -> Outcome {
    let dead = session.judge().dead;
    Ok(session.game.score(dead).to_string())
}

fn final_status_list(session: &mut Session, args: &Args, _: &mut Client<'_>) -> Outcome {
    let status = args.word(0)?.to_ascii_lowercase();
    let Judgment { dead, seki } = session.judge();
    let board = session.game.board();
    let stones = board.stones(Color::Black) | board.stones(Color::White);
    let wanted = match status.as_str() {
        "dead" => dead,
        "seki" => seki,
        "alive" => stones - dead - seki,
        _ => return Err(Failure::Syntax),
    };
    Ok(chain_lines(session, wanted & stones))
}

/// The chains of the stones, one a line.
fn chain_lines(session: &Session, stones: Bitboard) -> String {
    let chains = Color::ALL.into_iter().flat_map(|color| session.game.board().chains(color));
    let lines: Vec<String> = chains
        .map(|chain| chain.stones & stones)
        .filter(|chain| !chain.is_empty())
        .map(spaced)
        .collect();
    lines.join("\n")
}
