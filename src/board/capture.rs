//! Effects of a stone, without playing it: for rules that look before they allow.

use super::bitboard::Bitboard;
use super::board::Board;
use super::color::Color;
use super::frame::Frame;
use super::point::Point;

impl<const W: usize> Board<W> {
    /// The enemy stones that a stone of the player to move on an empty point would capture.
    pub fn captures(&self, point: Point<W>) -> Bitboard<W> {
        let enemy = !self.to_play();
        let alone = Bitboard::of(point);
        point
            .neighbors()
            .into_iter()
            .map(|side| self.chain_of(enemy, side))
            .filter(|chain| chain.liberties == alone)
            .fold(Bitboard::EMPTY, |taken, chain| taken | chain.stones)
    }

    /// The [`stones_key`](Board::stones_key) after a stone of the player to move on an empty
    /// point. Much cheaper than playing on a copy: no stone moves.
    pub fn stones_key_after(&self, point: Point<W>) -> u64 {
        let own = self.to_play();
        let toggle = |key: u64, color: Color, stones: Bitboard<W>| {
            let stone_key =
                |stone: Point<W>| Frame::<W>::KEYS[color.index()].as_flattened()[stone.index()];
            stones.iter().fold(key, |key, stone| key ^ stone_key(stone))
        };
        if self.is_suicide(point) {
            let gone = point
                .neighbors()
                .into_iter()
                .fold(Bitboard::EMPTY, |gone, side| gone | self.chain_of(own, side).stones);
            return toggle(self.stones_key(), own, gone);
        }
        let placed = toggle(self.stones_key(), own, Bitboard::of(point));
        toggle(placed, !own, self.captures(point))
    }
}
