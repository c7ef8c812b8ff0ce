//! Analysis while the client watches: the commands of Leela Zero and KataGo.

use super::{Family, Outcome, done};
use crate::board::{Bitboard, Color, Point, Size};
use crate::engine::Request;
use crate::gtp::client::Client;
use crate::gtp::protocol::{Args, Failure};
use crate::gtp::report::{self, Dialect, Style};
use crate::gtp::session::Session;
use std::time::Duration;

pub(super) const COMMANDS: Family = &[
    ("lz-analyze", |session, args, client| analyze(session, args, client, Dialect::LeelaZero)),
    ("kata-analyze", |session, args, client| analyze(session, args, client, Dialect::KataGo)),
    ("lz-genmove_analyze", |session, args, client| {
        genmove_analyze(session, args, client, Dialect::LeelaZero)
    }),
    ("kata-genmove_analyze", |session, args, client| {
        genmove_analyze(session, args, client, Dialect::KataGo)
    }),
];

/// Time between two reports of an analysis when the client names none.
const USUAL_INTERVAL: Duration = Duration::from_secs(1);

/// The arguments of an analysis: `[color] [interval] {key value}`, every part optional.
#[derive(Clone, PartialEq, Debug)]
struct Options {
    color: Color,
    interval: Option<Duration>,
    max_moves: usize,
    wants_ownership: bool,
    avoid: Bitboard,
}

/// Reports until the client sends anything.
fn analyze(
    session: &mut Session,
    args: &Args,
    client: &mut Client<'_>,
    dialect: Dialect,
) -> Outcome {
    let options = Options::parse(args, session)?;
    let request = options.request(session, Some(options.interval.unwrap_or(USUAL_INTERVAL)));
    client.begin();
    let stop = client.until_input();
    session.thinker.analyze(&session.game, &request, &stop, &mut |analysis| {
        if let Some(line) = report::line(analysis, options.style(dialect)) {
            client.tell(&line);
        }
    });
    client.wait_for_input();
    done()
}

/// Finds a move, reporting on the way and once at the end, and plays it.
fn genmove_analyze(
    session: &mut Session,
    args: &Args,
    client: &mut Client<'_>,
    dialect: Dialect,
) -> Outcome {
    let options = Options::parse(args, session)?;
    let request = options.request(session, options.interval);
    let stop = client.until_interrupt();
    client.begin();
    let mut tell = |analysis: &_| {
        if let Some(line) = report::line(analysis, options.style(dialect)) {
            client.tell(&line);
        }
    };
    let choice = session.genmove(&request, &stop, &mut tell)?;
    tell(&choice.analysis);
    Ok(format!("play {}", choice.answer))
}

impl Options {
    fn request(&self, session: &Session, report_every: Option<Duration>) -> Request {
        Request { report_every, avoid: self.avoid, ..session.request(self.color) }
    }

    fn style(&self, dialect: Dialect) -> Style {
        Style { dialect, max_moves: self.max_moves, has_ownership: self.wants_ownership }
    }

    fn parse(args: &Args, session: &Session) -> Result<Options, Failure> {
        let size = session.game.size();
        let mut options = Options {
            color: session.game.to_play(),
            interval: None,
            max_moves: usize::MAX,
            wants_ownership: false,
            avoid: Bitboard::EMPTY,
        };
        let mut index = 0;
        if let Ok(color) = args.color(index) {
            options.color = color;
            index += 1;
        }
        if let Ok(centiseconds) = args.int(index) {
            options.interval = Some(interval(centiseconds));
            index += 1;
        }
        while index < args.count() {
            let key = args.word(index)?.to_ascii_lowercase();
            index += 1 + options.read(&key, args, index + 1, size)?;
        }
        Ok(options)
    }

    /// Reads the value of a key and answers how many words it has. Keys that are not known
    /// are not needed; each has one word.
    fn read(&mut self, key: &str, args: &Args, at: usize, size: Size) -> Result<usize, Failure> {
        match key {
            "interval" => self.interval = Some(interval(args.int(at)?)),
            "maxmoves" => self.max_moves = args.int(at)? as usize,
            "ownership" => self.wants_ownership = args.bool(at)?,
            "avoid" | "allow" => {
                self.restrict(key == "allow", args, at, size)?;
                return Ok(3);
            }
            _ => {
                args.word(at)?;
            }
        }
        Ok(1)
    }

    /// Reads `color D4,E5 depth`. What is said about the other player, whose move is not the
    /// next, is checked and has no effect.
    fn restrict(
        &mut self,
        is_allow: bool,
        args: &Args,
        at: usize,
        size: Size,
    ) -> Result<(), Failure> {
        let color = args.color(at)?;
        args.int(at + 2)?;
        let mut named = Bitboard::EMPTY;
        for vertex in args.word(at + 1)?.split(',').filter(|vertex| !vertex.is_empty()) {
            if !vertex.eq_ignore_ascii_case("pass") {
                let point: Point = vertex.parse().map_err(|_| Failure::Syntax)?;
                if point.is_on(size) {
                    named.insert(point);
                }
            }
        }
        if color == self.color {
            self.avoid |= if is_allow { Bitboard::full(size) - named } else { named };
        }
        Ok(())
    }
}

/// An interval in centiseconds; even an eager client gets no more than a hundred reports a
/// second.
fn interval(centiseconds: u32) -> Duration {
    Duration::from_millis(10 * u64::from(centiseconds.max(1)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Effort, EngineParameters, Player};
    use crate::game::{Game, Komi, Rules};
    use crate::search::Settings;

    fn parse(text: &str) -> Result<Options, Failure> {
        let game = Game::new(Size::NINE, Rules::Chinese, Komi::ZERO);
        let player =
            Player::new(Settings::default(), Effort::default(), EngineParameters::default());
        let session = Session::new(game, Box::new(player));
        Options::parse(&Args::new(text), &session)
    }

    #[test]
    fn every_part_is_optional() {
        let plain = parse("").expect("options");
        assert_eq!((plain.color, plain.interval), (Color::Black, None));
        for text in ["w 50", "WHITE interval 50", "w 50 minmoves 3 rootInfo true"] {
            let options = parse(text).expect(text);
            assert_eq!(options.color, Color::White, "{text}");
            assert_eq!(options.interval, Some(Duration::from_millis(500)), "{text}");
        }
        let options = parse("100 ownership true maxmoves 5").expect("options");
        assert_eq!((options.max_moves, options.wants_ownership), (5, true));
        assert_eq!(options.color, Color::Black);
    }

    #[test]
    fn moves_can_be_left_out() {
        let avoid = parse("b avoid b D4,E5,pass 1 avoid w C3 1").expect("options").avoid;
        assert_eq!(avoid.count(), 2);
        let allow = parse("b allow b D4,E5 1").expect("options").avoid;
        assert_eq!(allow.count(), 79);
    }

    #[test]
    fn half_an_option_is_an_error() {
        for text in ["ownership", "b 50 maxmoves", "b ownership 5", "avoid b D4", "avoid b zz 1"] {
            assert_eq!(parse(text), Err(Failure::Syntax), "{text}");
        }
    }
}
