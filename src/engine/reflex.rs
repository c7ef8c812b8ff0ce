//! Players that answer at once, without a search: reference players and evolved networks.

use super::{Analysis, Decision, Judgment, MoveInfo, Request, Thinker};
use crate::board::{Bitboard, Board, Color, Move, WIDE};
use crate::evolve::network::{Network, NetworkPlayer};
use crate::evolve::play::{Mover, dead_stones};
use crate::evolve::reference::Reference;
use crate::game::life::pass_alive;
use crate::game::seki::seki;
use crate::game::{Answer, Game};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use std::sync::atomic::AtomicBool;

/// A player that answers at once.
pub struct Reflex {
    kind: Kind,
    rng: SmallRng,
}

/// The players there are.
enum Kind {
    Reference(Reference),
    Network(Box<Network>),
}

impl Reflex {
    /// A reference player.
    pub fn reference(reference: Reference, seed: u64) -> Reflex {
        Reflex { kind: Kind::Reference(reference), rng: SmallRng::seed_from_u64(seed) }
    }

    /// A network. On boards that it is not made for JaGo plays in its place.
    pub fn network(network: Network, seed: u64) -> Reflex {
        Reflex { kind: Kind::Network(Box::new(network)), rng: SmallRng::seed_from_u64(seed) }
    }

    fn mv(&mut self, game: &Game, request: &Request) -> Move {
        let color = request.color;
        let legal = game.legal_points(color) - request.avoid;
        let mut board = *game.board();
        board.set_to_play(color);
        let rng = &mut self.rng;
        let mv = match &mut self.kind {
            Kind::Reference(reference) => reference.choose(&board, legal, rng),
            Kind::Network(network) if network.form().size() == game.size() => {
                NetworkPlayer::new(network).choose(&board, legal, rng)
            }
            Kind::Network(network) => {
                log::warn!("the network plays on {}: JaGo plays here", network.form().size());
                Reference::JaGo.choose(&board, legal, rng)
            }
        };
        match mv {
            Move::Pass if request.is_cleanup => cleanup(&board, color, legal),
            mv => mv,
        }
    }
}

/// A move that goes on to capture what is dead, or a pass.
fn cleanup(board: &Board, color: Color, legal: Bitboard) -> Move {
    let dead = pass_alive(board, color).territory & board.stones(!color);
    let near = dead.neighbors() & legal;
    near.first().map_or(Move::Pass, Move::Play)
}

impl Thinker for Reflex {
    fn choose(
        &mut self,
        game: &Game,
        request: &Request,
        _: &AtomicBool,
        _: &mut dyn FnMut(&Analysis),
    ) -> Decision {
        let mv = self.mv(game, request);
        let analysis =
            Analysis { moves: vec![MoveInfo::new(mv)], ..Analysis::empty(request.color) };
        Decision { answer: Answer::Play(mv), analysis, is_book: false }
    }

    fn analyze(
        &mut self,
        game: &Game,
        request: &Request,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Analysis),
    ) {
        report(&self.choose(game, request, stop, &mut |_| {}).analysis);
    }

    fn judge(&mut self, game: &Game) -> Judgment {
        let dead = dead_stones::<WIDE>(game.board());
        Judgment { dead, seki: seki(game.board(), dead) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::{Conditions, Judge, play_game};
    use crate::board::Size;
    use crate::engine::InnerPlayer;
    use crate::evolve::player::Player;

    /// Whole games under superko, on the board of the network and on another.
    #[test]
    fn they_play_whole_games_without_a_fault() {
        for side in [5, 9] {
            let mut conditions = Conditions::new(Size::new(side).expect("a size"));
            conditions.judge = Judge::Players;
            for reference in Reference::ALL {
                let network = Player::embedded().expect("a player").network();
                let players = [Reflex::network(network, 1), Reflex::reference(reference, 2)];
                let [mut a, mut b] = players.map(|player| InnerPlayer::new(Box::new(player)));
                let finished = play_game(&conditions, &[], [&mut a, &mut b]).expect("a game");
                assert_eq!(finished.ending.fault(), None, "{reference} on {side}x{side}");
            }
        }
    }
}
