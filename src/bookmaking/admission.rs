//! Admission of games: those that count, and their results.

use super::counting::likely_margin;
use crate::archive::Skip;
use crate::board::{Color, Move, Size};
use crate::book::{Ending, PlayedGame};
use crate::game::{Game, HalfPoints, Komi, Rules, Scoring};
use crate::sgf::{GameRecord, Margin, Outcome, SgfError, Tree};

/// Conditions for a game to be counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Admission {
    /// The board.
    pub size: Size,
    /// The rules under which every move must be legal.
    pub rules: Rules,
    /// The komi of games whose record has a result but no komi; without one they are skipped.
    pub komi: Option<HalfPoints>,
    /// Games of fewer moves are skipped.
    pub min_moves: usize,
    /// The worth of games that ended by the clock or by forfeit.
    pub unfinished: Unfinished,
}

/// A way to count a game that one player lost by the clock or by forfeit, which says nothing about
/// the board.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Unfinished {
    /// By its last position, as if it had no result.
    #[default]
    Position,
    /// Not at all.
    Skip,
    /// As a resignation.
    Result,
}

impl Admission {
    /// Replays the main line of a record and says how the game ended, or why it is not
    /// counted.
    pub fn admit(&self, tree: Result<Tree, SgfError>) -> Result<PlayedGame, Skip> {
        let record =
            tree.and_then(|tree| GameRecord::from_tree(&tree)).map_err(Skip::Unreadable)?;
        if record.size != self.size {
            return Err(Skip::OtherSize(record.size));
        }
        if !record.setup.is_empty() || record.handicap > 1 {
            return Err(Skip::SetUp);
        }
        if record.moves.len() < self.min_moves {
            return Err(Skip::TooShort(record.moves.len()));
        }
        let game = self.replay(&record)?;
        let moves = record.moves.iter().map(|&(_, mv)| mv).collect();
        Ok(PlayedGame { moves, ending: self.ending(&record, &game)? })
    }

    fn replay(&self, record: &GameRecord) -> Result<Game, Skip> {
        let mut game = Game::new(self.size, self.rules, Komi::ZERO);
        for (index, &(color, mv)) in record.moves.iter().enumerate() {
            if color != game.to_play() {
                return Err(Skip::OutOfTurn(index + 1));
            }
            game.play(color, mv).map_err(|illegal| Skip::Illegal(index + 1, illegal))?;
        }
        Ok(game)
    }

    fn ending(&self, record: &GameRecord, game: &Game) -> Result<Ending, Skip> {
        let points = |points: f64| HalfPoints::from_points(points).ok_or(Skip::Absurd);
        let komi = || match record.komi {
            Some(komi) => points(komi),
            None => self.komi.ok_or(Skip::NoKomi),
        };
        let played_by = record.rules.parse().unwrap_or(self.rules).scoring();
        Ok(match &record.outcome {
            Some(Outcome::Void) => return Err(Skip::Void),
            Some(Outcome::Win(_, Margin::Time | Margin::Forfeit))
                if self.unfinished == Unfinished::Skip =>
            {
                return Err(Skip::Unfinished);
            }
            Some(Outcome::Win(_, Margin::Time | Margin::Forfeit))
                if self.unfinished == Unfinished::Position =>
            {
                self.by_position(game)
            }
            Some(Outcome::Win(winner, margin)) if !matches!(margin, Margin::Points(_)) => {
                Ending::Resigned { winner: *winner, komi: komi()? }
            }
            Some(outcome) if outcome.score().is_some() => {
                let lead = points(outcome.score().unwrap_or_default())?;
                Ending::Counted(lead + komi()? + self.exchange(played_by, game))
            }
            _ => self.by_position(game),
        })
    }

    /// The ending of a game that nobody counted.
    fn by_position(&self, game: &Game) -> Ending {
        let margin = HalfPoints::new(2 * likely_margin(game.board()));
        Ending::Counted(margin + self.exchange(Scoring::Area, game))
    }

    /// The points to add to a margin by one way of counting to have it by that of the rules.
    ///
    /// Every stone a player puts down is a point on the board by area, and by territory a
    /// point for the other if it is taken: the two margins differ by the stones that Black
    /// has put down more than White, eyes in a seki and unfilled neutral points aside.
    fn exchange(&self, from: Scoring, game: &Game) -> HalfPoints {
        let stones = |color: Color| {
            let is_stone = |&&(player, mv): &&(Color, Move)| player == color && mv != Move::Pass;
            game.moves().iter().filter(is_stone).count() as i32
        };
        let more = 2 * (stones(Color::Black) - stones(Color::White));
        HalfPoints::new(match (from, self.rules.scoring()) {
            (Scoring::Territory, Scoring::Area) => more,
            (Scoring::Area, Scoring::Territory) => -more,
            _ => 0,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::IllegalMove;
    use crate::sgf::read_game;

    fn admission() -> Admission {
        Admission {
            size: Size::NINE,
            rules: Rules::Chinese,
            komi: None,
            min_moves: 0,
            unfinished: Unfinished::default(),
        }
    }

    fn admit(sgf: &str) -> Result<Ending, Skip> {
        admission().admit(read_game(sgf.as_bytes())).map(|game| game.ending)
    }

    #[test]
    fn results_become_margins_before_komi() {
        let counted = |halves: i32| Ok(Ending::Counted(HalfPoints::new(halves)));
        let resigned =
            |winner, halves| Ok(Ending::Resigned { winner, komi: HalfPoints::new(halves) });
        for (sgf, ending) in [
            ("(;SZ[9]KM[6.5]RE[B+3.5];B[ee];W[gc])", counted(20)),
            ("(;SZ[9]KM[7]RE[Draw];B[ee];W[gc])", counted(14)),
            ("(;SZ[9]KM[5.5]RE[W+R];B[ee])", resigned(Color::White, 11)),
            ("(;SZ[9]KM[7,5]RE[B+];B[ee])", resigned(Color::Black, 15)),
            // Black has put down one stone more, which only area counts.
            ("(;SZ[9]KM[6.5]RU[Japanese]RE[B+3.5];B[ee];W[gc];B[cc])", counted(22)),
            ("(;SZ[9]KM[6.5]RU[Japanese]RE[B+3.5];B[ee];W[];B[cc];W[gg])", counted(22)),
        ] {
            assert_eq!(admit(sgf), ending, "{sgf}");
        }
        let given = Admission { komi: Some(HalfPoints::new(15)), ..admission() };
        let game = given.admit(read_game(b"(;SZ[9]RE[W+0.5];B[ee];W[gc])"));
        assert_eq!(game.map(|game| game.ending), counted(14));
    }

    #[test]
    fn games_without_a_result_are_played_out() {
        // Black has the whole board: three walls, and White has passed.

        let stones: String = (0..9)
            .flat_map(|row| {
                ["b", "d", "f", "h"].map(|col| format!("{col}{}", (b'a' + row) as char))
            })
            .map(|point| format!(";B[{point}];W[]"))
            .collect();
        for result in ["", "RE[?]", "RE[unfinished]"] {
            let ending = admit(&format!("(;SZ[9]{result}{stones})"));
            assert_eq!(ending, Ok(Ending::Counted(HalfPoints::new(162))), "{result}");
        }
    }

    #[test]
    fn games_that_the_clock_ended_are_counted_as_asked() {
        // Black has a wall through the middle and everything on its left, and loses on time.
        let stones: String =
            (b'a'..=b'i').map(|row| format!(";B[e{0}];W[f{0}]", row as char)).collect();
        for result in ["W+T", "W+F", "w+time", "W+Forfeit"] {
            let sgf = format!("(;SZ[9]KM[0.5]RE[{result}]{stones})");
            let ending = |unfinished| {
                let admission = Admission { unfinished, ..admission() };
                admission.admit(read_game(sgf.as_bytes())).map(|game| game.ending)
            };
            let Ok(Ending::Counted(margin)) = ending(Unfinished::Position) else {
                panic!("{result} is not counted by position");
            };
            assert!(margin > HalfPoints::new(0), "{result}: {margin}");
            assert_eq!(ending(Unfinished::Skip), Err(Skip::Unfinished), "{result}");
            let komi = HalfPoints::new(1);
            let resigned = Ending::Resigned { winner: Color::White, komi };
            assert_eq!(ending(Unfinished::Result), Ok(resigned), "{result}");
        }
    }

    #[test]
    fn what_is_no_game_of_the_kind_is_skipped() {
        for (sgf, skip) in [
            ("(;SZ[13];B[ee])", Skip::OtherSize(Size::new(13).expect("a size"))),
            ("(;SZ[9]AB[cc];W[ee])", Skip::SetUp),
            ("(;SZ[9]HA[2];W[ee])", Skip::SetUp),
            ("(;SZ[9];W[ee])", Skip::OutOfTurn(1)),
            ("(;SZ[9];B[ee];B[gg])", Skip::OutOfTurn(2)),
            ("(;SZ[9];B[ee];W[ee])", Skip::Illegal(2, IllegalMove::Occupied)),
            ("(;SZ[9]RE[Void];B[ee])", Skip::Void),
            ("(;SZ[9]KM[9999]RE[W+R];B[ee])", Skip::Absurd),
            ("(;SZ[9]RE[W+R];B[ee])", Skip::NoKomi),
        ] {
            assert_eq!(admit(sgf), Err(skip), "{sgf}");
        }
        assert!(matches!(admit("(;SZ[9];B[zz])"), Err(Skip::Unreadable(_))));
        let long = Admission { min_moves: 2, ..admission() };
        assert_eq!(long.admit(read_game(b"(;SZ[9];B[ee])")), Err(Skip::TooShort(1)));
    }
}
