//! The pictures of a player: what its last search found, what its playouts would do, and what its net
//! says without a search.

use super::policy::{Favorite, favorites};
use super::{Mark, View, ViewKind, ViewSpec};
use crate::board::{Color, Point};
use crate::game::Game;
use crate::net::Evaluation;
use crate::playout::PlayoutParameters;
use crate::search::{Analysis, MoveInfo};

/// The source that views are drawn from.
pub(in crate::engine) struct Subject<'a> {
    /// The game as it stands.
    pub(in crate::engine) game: &'a Game,
    /// The last findings for a move.
    pub(in crate::engine) last: Option<&'a Findings>,
    /// The way in which playouts go.
    pub(in crate::engine) playout: &'a PlayoutParameters,
    /// The net's word on the game, if there is a net.
    pub(in crate::engine) glance: Option<&'a Evaluation>,
}

/// The findings of a search, and the position that they are about.
pub(in crate::engine) struct Findings {
    /// The search's last word.
    pub(in crate::engine) analysis: Analysis,
    moves: usize,
    stones_key: u64,
}

impl Findings {
    /// The findings about the position of a game.
    pub(in crate::engine) fn new(game: &Game, analysis: Analysis) -> Findings {
        Findings { analysis, moves: game.moves().len(), stones_key: game.board().stones_key() }
    }

    /// Says that they are not about the position of this game, if they are not.
    fn about(&self, game: &Game) -> String {
        let place = (game.moves().len(), game.board().stones_key());
        if place == (self.moves, self.stones_key) {
            return String::new();
        }
        format!("of the last search, for move {}", self.moves + 1)
    }
}

/// A drawer of a view.
type Draw = fn(&Subject) -> View;

/// The views, as a menu lists them, and how they are drawn. Rates are in percent.
const VIEWS: [(ViewSpec, Draw); 8] = [
    (spec("visits", "Visits", ViewKind::Numbers), |subject| {
        numbers(subject, |info| (info.visits > 0).then_some(info.visits as f64))
    }),
    (spec("winrates", "Win Rates", ViewKind::Numbers), |subject| {
        numbers(subject, |info| (info.visits > 0).then_some(100.0 * info.winrate))
    }),
    (spec("amaf", "AMAF Values", ViewKind::Numbers), |subject| {
        numbers(subject, |info| info.amaf.map(|amaf| 100.0 * amaf))
    }),
    (spec("priors", "Priors", ViewKind::Numbers), |subject| {
        numbers(subject, |info| Some(100.0 * info.prior))
    }),
    (spec("policy", "Playout Policy", ViewKind::Marks), |subject| {
        policy(&favorites(subject.game, subject.playout))
    }),
    (spec("variation", "Last Variation", ViewKind::Variation), |subject| {
        View::Variation(subject.last.map_or_else(Vec::new, |last| variation(&last.analysis)))
    }),
    (spec("net-policy", "Net: Policy and Value", ViewKind::Marks), |subject| {
        glance(subject, |chances, _, index| percent_label(chances[index]))
    }),
    (spec("net-ownership", "Net: Ownership", ViewKind::Marks), |subject| {
        glance(subject, |_, net, index| owner_label(subject.game.to_play(), net.ownership[index]))
    }),
];

/// A chance of a move below this is not worth a label.
const LEAST_CHANCE: f32 = 0.01;

/// The net's word on each point, by the chances of the moves and the number of the point,
/// and in words who wins by how much.
fn glance(
    subject: &Subject,
    label: impl Fn(&[f32], &Evaluation, usize) -> Option<(String, f64)>,
) -> View {
    let Some(net) = subject.glance else {
        return View::Marks(Vec::new(), "no net for this board".to_string());
    };
    let (game, color) = (subject.game, subject.game.to_play());
    let chances = net.chances(game.legal_points(color));
    let marks = Point::all(game.size()).filter_map(|point| {
        let (label, strength) = label(&chances, net, Evaluation::index(game.size(), point))?;
        Some(Mark { point, label, strength })
    });
    let (win, score) = (100.0 * net.win(), net.score);
    View::Marks(marks.collect(), format!("{color} wins {win:.1}%, ahead by {score:+.1} points"))
}

fn percent_label(chance: f32) -> Option<(String, f64)> {
    let label = format!("{:.0}", 100.0 * chance);
    (chance >= LEAST_CHANCE).then(|| (label, f64::from(chance).sqrt()))
}

/// The likelier owner of a point and how surely, in percent.
fn owner_label(to_play: Color, own: f32) -> Option<(String, f64)> {
    let owner = if own >= 0.0 { to_play } else { !to_play };
    Some((format!("{}{:.0}", owner.letter(), 100.0 * own.abs()), own.abs().into()))
}

const fn spec(name: &'static str, label: &'static str, kind: ViewKind) -> ViewSpec {
    ViewSpec { name, label, kind }
}

/// The views that a player can draw.
pub(in crate::engine) fn specs() -> impl Iterator<Item = ViewSpec> {
    VIEWS.into_iter().map(|(spec, _)| spec)
}

/// Draws a view; `None` if there is none of that name.
pub(in crate::engine) fn draw(name: &str, subject: &Subject) -> Option<View> {
    VIEWS.iter().find(|(spec, _)| spec.name == name).map(|(_, draw)| draw(subject))
}

fn numbers(subject: &Subject, value: fn(&MoveInfo) -> Option<f64>) -> View {
    let Some(last) = subject.last else {
        return View::Numbers(Vec::new(), "nothing was searched yet".to_string());
    };
    let empty = subject.game.board().empty();
    let number = |info: &MoveInfo| {
        let point = info.mv.point().filter(|&point| empty.contains(point))?;
        Some((point, value(info)?))
    };
    let numbers = last.analysis.moves.iter().filter_map(number).collect();
    View::Numbers(numbers, last.about(subject.game))
}

/// Each suggestion of the policy with its reason, the more often played the stronger.
fn policy(favorites: &[Favorite]) -> View {
    let mark = |favorite: &Favorite| Mark {
        point: favorite.point,
        label: favorite.reason.short().to_string(),
        strength: favorite.share,
    };
    let word = |Favorite { point, reason, share }: &Favorite| {
        format!("{point} {:.0}% {reason}", 100.0 * share)
    };
    let words: Vec<String> = favorites.iter().map(word).collect();
    let text = if words.is_empty() {
        "any move: nothing near the last ones is urgent".to_string()
    } else {
        words.join(", ")
    };
    View::Marks(favorites.iter().map(mark).collect(), text)
}

/// The stones of the best variation.
fn variation(analysis: &Analysis) -> Vec<(Color, Point)> {
    let colors = [analysis.color, !analysis.color].into_iter().cycle();
    let moves = analysis.best().map_or(&[][..], |best| &best.pv);
    colors.zip(moves).filter_map(|(color, mv)| Some((color, mv.point()?))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Move, Size};
    use crate::game::{Komi, Rules};

    fn analysis() -> Analysis {
        let mut analysis = Analysis::empty(Color::White);
        let mut best = MoveInfo::new("C4".parse().expect("a move"));
        (best.visits, best.winrate, best.prior, best.amaf) = (30, 0.75, 0.5, Some(0.625));
        best.pv = ["C4", "pass", "D4"].map(|mv| mv.parse().expect("a move")).to_vec();
        analysis.moves =
            vec![best, MoveInfo::new(Move::Pass), MoveInfo::new("G7".parse().expect("a move"))];
        analysis
    }

    fn drawn(name: &str, last: Option<&Analysis>) -> Option<View> {
        let game = Game::new(Size::NINE, Rules::Chinese, Komi::ZERO);
        let last = last.map(|analysis| Findings::new(&game, analysis.clone()));
        let playout = &PlayoutParameters::default();
        draw(name, &Subject { game: &game, last: last.as_ref(), playout, glance: None })
    }

    #[test]
    fn each_view_shows_its_numbers() {
        let analysis = analysis();
        let [c4, d4, g7] = ["C4", "D4", "G7"].map(|vertex| vertex.parse().expect("a vertex"));
        let view = |name| drawn(name, Some(&analysis)).expect("a view");
        let numbers = |numbers: &[(Point, f64)]| View::Numbers(numbers.to_vec(), String::new());
        assert_eq!(view("visits"), numbers(&[(c4, 30.0)]));
        assert_eq!(view("winrates"), numbers(&[(c4, 75.0)]));
        assert_eq!(view("amaf"), numbers(&[(c4, 62.5)]));
        assert_eq!(view("priors"), numbers(&[(c4, 50.0), (g7, 0.0)]));
        let stones = vec![(Color::White, c4), (Color::White, d4)];
        assert_eq!(view("variation"), View::Variation(stones));
        assert_eq!(
            view("net-policy"),
            View::Marks(Vec::new(), "no net for this board".to_string())
        );
        // On the empty board no generator knows a move.
        let View::Marks(marks, words) = view("policy") else { panic!("marks") };
        assert!(marks.is_empty() && words.starts_with("any move"));
    }

    #[test]
    fn what_was_found_before_the_last_move_says_so() {
        let mut game = Game::new(Size::NINE, Rules::Chinese, Komi::ZERO);
        let found = Findings::new(&game, analysis());
        let c4: Point = "C4".parse().expect("a vertex");
        game.play(Color::Black, Move::Play(c4)).expect("a move");
        let playout = &PlayoutParameters::default();
        let view =
            draw("visits", &Subject { game: &game, last: Some(&found), playout, glance: None });
        // Not on the stone that was played.
        let words = "of the last search, for move 1".to_string();
        assert_eq!(view, Some(View::Numbers(Vec::new(), words)));
    }

    #[test]
    fn a_net_shows_its_policy_and_whose_the_points_are() {
        let game = Game::new(Size::MIN, Rules::Chinese, Komi::ZERO);
        let mut net = Evaluation::blank(Size::MIN);
        (net.policy, net.ownership) = (vec![6.0, 6.0, -9.0, 6.0, -9.0], vec![0.5, -1.0, 0.0, 0.25]);
        net.score = -2.0;
        let playout = &PlayoutParameters::default();
        let subject = Subject { game: &game, last: None, playout, glance: Some(&net) };
        let labels = |name| match draw(name, &subject) {
            Some(View::Marks(marks, words)) => {
                assert_eq!(words, "black wins 50.0%, ahead by -2.0 points");
                marks.iter().map(|mark| format!("{}:{}", mark.point, mark.label)).collect()
            }
            other => panic!("{other:?}"),
        };
        let policy: Vec<String> = labels("net-policy");
        assert_eq!(policy, ["A1:33", "B1:33", "B2:33"]);
        let owners: Vec<String> = labels("net-ownership");
        assert_eq!(owners, ["A1:B50", "B1:W100", "A2:B0", "B2:B25"]);
    }

    #[test]
    fn every_view_can_be_drawn_of_nothing_and_no_other_one() {
        for spec in specs() {
            assert!(drawn(spec.name, None).is_some(), "{}", spec.name);
        }
        assert_eq!(drawn("mood", None), None);
    }
}
