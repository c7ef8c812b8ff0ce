//! Finished games, kept so that they can be counted for any komi.

use super::book::Book;
use super::tree::NodeId;
use crate::board::{Color, Move, Point};
use crate::game::HalfPoints;

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// Counted: Black's points minus White's, before komi.
    Counted(HalfPoints),
    /// Decided without counting, by resignation or on time, in a game played at a komi.
    Resigned {
        /// The player who did not resign.
        winner: Color,
        /// The komi of the game, which is what the loser gave up against.
        komi: HalfPoints,
    },
}

/// The winner of a game at a komi.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Winner {
    /// A player wins.
    Won(Color),
    /// Nobody wins.
    Drawn,
    /// The game was given up at a komi too different to tell.
    Unknown,
}

impl Ending {
    /// Half points of komi over which a resignation still holds: 2 points, so that one given
    /// up at 7.5 counts for 5.5 to 9.5. Who resigns is rarely behind by less.
    pub const RESIGNATION_REACH: u32 = 4;

    /// The ending of a game that Black won by so many points after komi (negative if White
    /// won), as a result such as `B+3.5` says it.
    pub fn from_result(black_lead: HalfPoints, komi: HalfPoints) -> Ending {
        Ending::Counted(black_lead + komi)
    }

    /// Finds the winner at a komi.
    pub fn verdict(self, komi: HalfPoints) -> Winner {
        match self {
            Ending::Counted(margin) if margin > komi => Winner::Won(Color::Black),
            Ending::Counted(margin) if margin < komi => Winner::Won(Color::White),
            Ending::Counted(_) => Winner::Drawn,
            Ending::Resigned { winner, komi: played } => {
                let is_near = (komi - played).halves().unsigned_abs() <= Self::RESIGNATION_REACH;
                if is_near { Winner::Won(winner) } else { Winner::Unknown }
            }
        }
    }
}

/// A game from the empty board, Black first: its moves and how it ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedGame {
    /// The moves.
    pub moves: Vec<Move>,
    /// The ending.
    pub ending: Ending,
}

impl PlayedGame {
    /// The player for whom a book of this komi counts the game, if it can tell.
    ///
    /// A draw is given to one of the two by a coin that depends on the moves alone. So counts
    /// stay whole, the two win rates still add up to one (or a book for komi 7, where most good
    /// games are drawn, would fall under every threshold), and the same games give the same
    /// book in any order.
    pub fn winner(&self, komi: HalfPoints) -> Option<Color> {
        match self.ending.verdict(komi) {
            Winner::Won(color) => Some(color),
            Winner::Drawn => Some(self.coin()),
            Winner::Unknown => None,
        }
    }

    /// The parity of the high bits of an FNV-1a hash of the moves.
    fn coin(&self) -> Color {
        let hash = self.moves.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, mv| {
            let code = mv.point().map_or(u64::MAX, |point: Point| point.index() as u64);
            (hash ^ code).wrapping_mul(0x0000_0100_0000_01b3)
        });
        Color::ALL[(hash >> 32).count_ones() as usize % 2]
    }
}

impl Book {
    /// Counts a played game at the book's komi in the nodes of its first `depth` moves.
    /// Answers whether it could: a resignation at a far komi is not counted.
    pub fn count_played(&mut self, game: &PlayedGame, depth: usize) -> bool {
        self.count_played_and_tell(game, depth, |_, _| {})
    }

    /// Counts a played game as [`Book::count_played`] does, and tells of every node that it came
    /// through, and whether the player of its move won.
    pub fn count_played_and_tell(
        &mut self,
        game: &PlayedGame,
        depth: usize,
        tell: impl FnMut(NodeId, bool),
    ) -> bool {
        let winner = game.winner(self.header().komi());
        if let Some(winner) = winner {
            self.count_and_tell(&game.moves, winner, depth, tell);
        }
        winner.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(text: &str) -> HalfPoints {
        text.parse().unwrap()
    }

    #[test]
    fn one_margin_gives_a_winner_for_every_komi() {
        // Won by White by half a point at 7.5: Black was ahead by 7 on the board.
        let ending = Ending::from_result(points("-0.5"), points("7.5"));
        assert_eq!(ending, Ending::Counted(points("7")));
        let verdicts = ["5.5", "6.5", "7", "7.5"].map(|komi| ending.verdict(points(komi)));
        let [black, white] = Color::ALL.map(Winner::Won);
        assert_eq!(verdicts, [black, black, Winner::Drawn, white]);
    }

    #[test]
    fn resignations_hold_at_near_komi() {
        let ending = Ending::Resigned { winner: Color::White, komi: points("7.5") };
        for (komi, verdict) in [
            ("5.5", Winner::Won(Color::White)),
            ("9.5", Winner::Won(Color::White)),
            ("5", Winner::Unknown),
            ("0", Winner::Unknown),
        ] {
            assert_eq!(ending.verdict(points(komi)), verdict, "{komi}");
        }
    }

    #[test]
    fn coin_is_fair() {
        let drawn = |n: usize| PlayedGame {
            moves: vec![Point::new(n % 9, n / 9 % 9).into(), Point::new(n / 81, n % 8).into()],
            ending: Ending::Counted(points("7")),
        };
        let black =
            (0..729).filter(|&n| drawn(n).winner(points("7")) == Some(Color::Black)).count();
        assert!((300..430).contains(&black), "{black} of 729");
    }
}
