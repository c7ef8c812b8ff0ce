//! The pictures of a player: what its last search found, and what its playouts would do.

use super::policy::{Favorite, favorites};
use super::{Mark, View, ViewKind, ViewSpec};
use crate::board::{Color, Point};
use crate::game::Game;
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
}

/// The findings of a search, and the position that they are about.
pub(in crate::engine) struct Findings {
    /// What was found.
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
const VIEWS: [(ViewSpec, Draw); 6] = [
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
];

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
        draw(
            name,
            &Subject { game: &game, last: last.as_ref(), playout: &PlayoutParameters::default() },
        )
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
        let view = draw("visits", &Subject { game: &game, last: Some(&found), playout });
        // Not on the stone that was played.
        let words = "of the last search, for move 1".to_string();
        assert_eq!(view, Some(View::Numbers(Vec::new(), words)));
    }

    #[test]
    fn every_view_can_be_drawn_of_nothing_and_no_other_one() {
        for spec in specs() {
            assert!(drawn(spec.name, None).is_some(), "{}", spec.name);
        }
        assert_eq!(drawn("mood", None), None);
    }
}
