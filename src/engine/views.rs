//! The player's pictures: what its last search found, and what its playouts would do.

use super::policy::{Favorite, favorites, short};
use super::{Analysis, Mark, MoveInfo, View, ViewKind, ViewSpec};
use crate::board::{Color, Point};
use crate::game::Game;
use crate::playout::PlayoutParameters;

/// The views, as a menu lists them.
pub(super) const VIEWS: [ViewSpec; 6] = [
    ViewSpec { name: "visits", label: "Visits", kind: ViewKind::Numbers },
    ViewSpec { name: "winrates", label: "Win Rates", kind: ViewKind::Numbers },
    ViewSpec { name: "amaf", label: "AMAF Values", kind: ViewKind::Numbers },
    ViewSpec { name: "priors", label: "Priors", kind: ViewKind::Numbers },
    ViewSpec { name: "policy", label: "Playout Policy", kind: ViewKind::Marks },
    ViewSpec { name: "variation", label: "Last Variation", kind: ViewKind::Variation },
];

/// Draws a view; `None` if there is none of that name.
pub(super) fn draw(
    name: &str,
    game: &Game,
    last: Option<&Analysis>,
    playout: &PlayoutParameters,
) -> Option<View> {
    VIEWS.iter().find(|view| view.name == name)?;
    Some(match name {
        "visits" => numbers(last, |info| (info.visits > 0).then_some(info.visits as f64)),
        "winrates" => numbers(last, |info| (info.visits > 0).then_some(info.winrate)),
        "amaf" => numbers(last, |info| info.amaf),
        "priors" => numbers(last, |info| Some(info.prior)),
        "policy" => policy(&favorites(game, playout)),
        _ => View::Variation(last.map_or_else(Vec::new, variation)),
    })
}

fn numbers(last: Option<&Analysis>, value: fn(&MoveInfo) -> Option<f64>) -> View {
    let moves = last.map_or(&[][..], |analysis| &analysis.moves);
    let number = |info: &MoveInfo| Some((info.mv.point()?, value(info)?));
    View::Numbers(moves.iter().filter_map(number).collect())
}

/// Each suggestion of the policy with its reason, the more often played the stronger.
fn policy(favorites: &[Favorite]) -> View {
    let mark = |favorite: &Favorite| Mark {
        point: favorite.point,
        label: short(favorite.reason).to_string(),
        strength: favorite.share,
    };
    let word = |Favorite { point, reason, share }: &Favorite| {
        format!("{point} {:.0}% {reason}", 100.0 * share)
    };
    let words: Vec<String> = favorites.iter().map(word).collect();
    let text = if words.is_empty() { "any move".to_string() } else { words.join(", ") };
    View::Marks(favorites.iter().map(mark).collect(), text)
}

/// The stones of the best variation.
fn variation(analysis: &Analysis) -> Vec<(Color, Point)> {
    let colors = [analysis.color, !analysis.color].into_iter().cycle();
    let moves = analysis.best().map_or(&[][..], |best| &best.pv);
    colors.zip(moves).filter_map(|(color, mv)| Some((color, mv.point()?))).collect()
}
