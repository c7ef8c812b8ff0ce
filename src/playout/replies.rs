//! Last good replies with forgetting (Drake 2009; Baier and Drake 2010): what answered a move
//! in a playout that was won is tried again, and forgotten once it loses.

use super::Stone;
use crate::board::{Color, Point};

/// The replies of one thread's playouts: to the last move, and to the last two.
pub struct Replies<const W: usize> {
    to_one: Vec<Option<Point<W>>>,
    to_two: Vec<Option<Point<W>>>,
}

impl<const W: usize> Replies<W> {
    const POINTS: usize = 64 * W;

    /// A table without replies.
    pub fn new() -> Replies<W> {
        Replies {
            to_one: vec![None; 2 * Self::POINTS],
            to_two: vec![None; 2 * Self::POINTS * Self::POINTS],
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.to_one.fill(None);
        self.to_two.fill(None);
    }

    /// The reply of a color to the last move, better known if the one before it is the same.
    pub fn reply(
        &self,
        color: Color,
        previous: Option<Point<W>>,
        last: Point<W>,
    ) -> Option<Point<W>> {
        let to_two = previous.and_then(|previous| self.to_two[Self::two(color, previous, last)]);
        to_two.or(self.to_one[Self::one(color, last)])
    }

    /// Learns from the stones of a playout, in the order they were played.
    pub fn learn(&mut self, stones: &[Stone<W>], winner: Color) {
        for i in 1..stones.len() {
            let (last, reply) = (stones[i - 1], stones[i]);
            if last.color == reply.color {
                continue;
            }
            let is_good = reply.color == winner;
            Self::update(&mut self.to_one[Self::one(reply.color, last.point)], reply, is_good);
            if i >= 2 && stones[i - 2].color == reply.color {
                let context = Self::two(reply.color, stones[i - 2].point, last.point);
                Self::update(&mut self.to_two[context], reply, is_good);
            }
        }
    }

    fn update(known: &mut Option<Point<W>>, reply: Stone<W>, is_good: bool) {
        if is_good {
            *known = Some(reply.point);
        } else if *known == Some(reply.point) {
            *known = None;
        }
    }

    fn one(color: Color, last: Point<W>) -> usize {
        color.index() * Self::POINTS + last.index()
    }

    fn two(color: Color, previous: Point<W>, last: Point<W>) -> usize {
        (color.index() * Self::POINTS + previous.index()) * Self::POINTS + last.index()
    }
}

impl<const W: usize> Default for Replies<W> {
    fn default() -> Replies<W> {
        Replies::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reply_is_kept_while_it_wins() {
        let at = |col| Point::<1>::new(col, 0);
        let game: Vec<Stone<1>> = [0, 1, 2, 3]
            .into_iter()
            .map(|i| Stone { color: Color::ALL[i % 2], point: at(i) })
            .collect();
        let mut replies = Replies::new();
        replies.learn(&game, Color::White);
        assert_eq!(replies.reply(Color::White, None, at(0)), Some(at(1)));
        assert_eq!(replies.reply(Color::White, Some(at(1)), at(2)), Some(at(3)));
        assert_eq!(replies.reply(Color::White, Some(at(5)), at(2)), Some(at(3)));
        assert_eq!(replies.reply(Color::Black, None, at(1)), None);
        replies.learn(&game, Color::Black);
        assert_eq!(replies.reply(Color::White, Some(at(1)), at(2)), None);
        assert_eq!(replies.reply(Color::Black, None, at(1)), Some(at(2)));
        replies.clear();
        assert_eq!(replies.reply(Color::Black, None, at(1)), None);
    }
}
