//! The net's word without a search.

use super::{Family, Outcome};
use crate::board::{Color, Point, Symmetry};
use crate::gtp::protocol::{Args, Failure};
use crate::gtp::session::Session;
use crate::net::Evaluation;
use std::fmt::Write;

pub(super) const COMMANDS: Family = &[("kata-raw-nn", |session, args, _| raw(session, args))];

/// The policy, value, score and owners that the net sees from one side of the board, or from all
/// eight, one after the other.
fn raw(session: &mut Session, args: &Args) -> Outcome {
    let symmetries: Vec<Symmetry> = match args.words().next() {
        None | Some("all") => Symmetry::ALL.to_vec(),
        Some(word) => {
            let symmetry = word.parse().ok().and_then(Symmetry::new);
            vec![symmetry.ok_or_else(|| Failure::other("the symmetry is 0 to 7, or all"))?]
        }
    };
    let mut text = String::new();
    for symmetry in symmetries {
        let evaluation = session.thinker.glance(&session.game, symmetry);
        let evaluation = evaluation.ok_or_else(|| Failure::other("no net for this board"))?;
        let _ = writeln!(text, "symmetry {}", symmetry.number());
        text += &report(session, &evaluation);
    }
    Ok(text.trim_end().to_string())
}

/// An evaluation in the words of KataGo: from White's view, the top row first.
fn report(session: &Session, net: &Evaluation) -> String {
    let (game, color) = (&session.game, session.game.to_play());
    let legal = game.legal_points(color);
    let chances = net.chances(legal);
    let is_white = color == Color::White;
    let (win, sign) = if is_white { (net.win(), 1.0) } else { (1.0 - net.win(), -1.0) };
    let size = game.size();
    let rows = |number: &dyn Fn(usize) -> f32| {
        let row = |row: usize| {
            let points = (0..size.side()).map(|col| row * size.side() + col);
            let words: Vec<String> = points.map(|index| word(number(index))).collect();
            words.join(" ") + "\n"
        };
        (0..size.side()).rev().map(row).collect::<String>()
    };
    let is_legal: Vec<bool> = Point::all(size).map(|point| legal.contains(point)).collect();
    let chance = |index: usize| if is_legal[index] { chances[index] } else { f32::NAN };
    format!(
        "whiteWin {}\nwhiteLoss {}\nnoResult {}\nwhiteLead {:.3}\npolicy\n{}policyPass {}\n\
         whiteOwnership\n{}",
        word(win),
        word(1.0 - win),
        word(0.0),
        sign * net.score,
        rows(&chance),
        word(chances[size.area()]),
        rows(&|index| sign * net.ownership[index]),
    )
}

fn word(number: f32) -> String {
    if number.is_nan() { "NAN".to_string() } else { format!("{number:.6}") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Size;
    use crate::engine::{Effort, EngineParameters, Player};
    use crate::game::{Game, Komi, Rules};
    use crate::net::{Arithmetic, Net, Nets, Weights};
    use crate::search::Settings;
    use std::sync::Arc;

    fn session(nets: Nets) -> Session {
        let mut game = Game::new(Size::MIN, Rules::Chinese, Komi::ZERO);
        game.play(Color::Black, "A1".parse().expect("a move")).expect("a legal move");
        let settings = Settings { nets, ..Settings::default() };
        let player = Player::new(settings, Effort::default(), EngineParameters::default());
        Session::new(game, Box::new(player))
    }

    #[test]
    fn everything_is_from_the_view_of_white() {
        let shape = "1x16".parse().expect("a shape");
        let net = Arc::new(Net::new(&Weights::random(shape, 5), Arithmetic::Plain));
        let mut session = session(Nets::one(net));
        let expected = session.thinker.glance(&session.game, Symmetry::IDENTITY).expect("a net");
        let answer = raw(&mut session, &Args::new("0")).expect("an answer");
        let lines: Vec<&str> = answer.lines().collect();
        assert_eq!(lines[0], "symmetry 0");
        assert_eq!(lines[1], format!("whiteWin {:.6}", expected.win()));
        assert_eq!(lines[4], format!("whiteLead {:.3}", expected.score));
        let row = |line: usize| lines[line].split(' ').collect::<Vec<_>>();
        assert_eq!((lines[5], row(6).len(), row(7)[0]), ("policy", 2, "NAN"));
        assert_eq!(lines[9], "whiteOwnership");
        assert_eq!(row(11)[0], format!("{:.6}", expected.ownership[0]));
        assert_eq!(raw(&mut session, &Args::new("all")).expect("an answer").lines().count(), 96);
    }

    #[test]
    fn what_cannot_be_answered_is_said() {
        for (nets, words, reason) in [
            (Nets::none(), "0", "no net for this board"),
            (Nets::none(), "8", "the symmetry is 0 to 7, or all"),
        ] {
            let failure = raw(&mut session(nets), &Args::new(words)).expect_err("a failure");
            assert!(failure.to_string().contains(reason), "{failure}");
        }
    }
}
