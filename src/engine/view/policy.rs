//! The favorite moves of the playouts in a position, and why.

use crate::board::{Point, WIDE};
use crate::game::Game;
use crate::playout::{Playout, PlayoutParameters, Reason, Suggestion};
use rand::SeedableRng;
use rand::rngs::SmallRng;

/// Times that the policy is asked.
const DRAWS: usize = 1000;

/// A move that the policy chooses for a reason better than chance.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Favorite {
    pub(super) point: Point,
    /// The first of the reasons for it.
    pub(super) reason: Reason,
    /// The part of the playouts that begin with it.
    pub(super) share: f64,
}

/// Suggestions of the policy in the position of a game, the most played first. Moves without
/// any reason but that they are legal are left out.
pub(super) fn favorites(game: &Game, parameters: &PlayoutParameters) -> Vec<Favorite> {
    let komi = f64::from(game.komi().points());
    let playout: Playout<WIDE> = Playout::new(game.size(), komi, parameters);
    let [last, previous] = game.last_points();
    let scene = playout.scene(game.board(), last, previous);
    let mut favorites: Vec<Favorite> = Vec::new();
    for &Suggestion { point, reason, .. } in playout.suggestions(&scene).as_slice() {
        if reason.is_played() && favorites.iter().all(|known| known.point != point) {
            favorites.push(Favorite { point, reason, share: 0.0 });
        }
    }
    // Always the same picture of the same position.
    let mut rng = SmallRng::seed_from_u64(0);
    for _ in 0..DRAWS {
        if let Some((point, _)) = playout.choose(&mut scene.clone(), None, &mut rng)
            && let Some(known) = favorites.iter_mut().find(|known| known.point == point)
        {
            known.share += 1.0 / DRAWS as f64;
        }
    }
    favorites.sort_by(|a, b| b.share.total_cmp(&a.share));
    favorites
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Color, Size};
    use crate::game::{Komi, Rules};

    #[test]
    fn a_chain_in_atari_is_saved() {
        let mut game = Game::new(Size::NINE, Rules::Chinese, Komi::ZERO);
        for (color, vertex) in [
            (Color::Black, "E5"),
            (Color::White, "E6"),
            (Color::Black, "H2"),
            (Color::White, "D5"),
            (Color::Black, "B8"),
            (Color::White, "F5"),
        ] {
            game.play(color, vertex.parse().expect("a vertex")).expect("legal");
        }
        let favorites = favorites(&game, &PlayoutParameters::default());
        let first = &favorites[0];
        assert_eq!((first.point.to_string().as_str(), first.reason), ("E4", Reason::Extend));
        assert!(first.share > 0.5, "{favorites:?}");
        assert_eq!(first.reason.short(), "ext");
    }
}
