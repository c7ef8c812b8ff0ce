//! The games that teach, and what their records say of them.

use super::lesson::{Lesson, to_number};
use super::owners::owners;
use crate::archive::Skip;
use crate::board::{Color, mix};
use crate::game::{Game, Komi, Rules};
use crate::sgf::{GameRecord, Margin, Outcome, SgfError, Tree};

/// Requirements on a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Admission {
    /// The least rating of a player whose moves are learned, where players have ratings.
    pub min_rating: u32,
    /// The games of fewer moves are skipped.
    pub min_moves: usize,
    /// True if only positions teach that a search has thought about at length: of self-play,
    /// those whose moves have visits.
    pub only_searched: bool,
}

impl Default for Admission {
    fn default() -> Admission {
        Admission { min_rating: 0, min_moves: 8, only_searched: false }
    }
}

/// Komi and margins beyond this are mistakes.
const MOST_KOMI: f64 = 30.0;

impl Admission {
    /// The lesson of a game, or why it is none.
    pub(super) fn admit(&self, tree: Result<Tree, SgfError>, source: u16) -> Result<Lesson, Skip> {
        let tree = tree.map_err(Skip::Unreadable)?;
        let record = GameRecord::from_tree(&tree).map_err(Skip::Unreadable)?;
        if !record.setup.is_empty() || record.handicap > 1 {
            return Err(Skip::SetUp);
        }
        if record.moves.len() < self.min_moves {
            return Err(Skip::TooShort(record.moves.len()));
        }
        let komi = record.komi.ok_or(Skip::NoKomi)?;
        if komi.abs() > MOST_KOMI {
            return Err(Skip::Absurd);
        }
        let black_wins = match record.outcome.as_ref() {
            Some(Outcome::Win(_, Margin::Time | Margin::Forfeit)) | None => Err(Skip::Void),
            Some(Outcome::Win(winner, _)) => Ok([1.0, 0.0][winner.index()]),
            Some(Outcome::Draw) => Ok(0.5),
            Some(Outcome::Void | Outcome::Unknown | Outcome::Other(_)) => Err(Skip::Void),
        }?;
        let game = replay(&record)?;
        let scoring = game.rules().scoring();
        let score = record.outcome.as_ref().and_then(Outcome::score).map(|score| score as f32);
        let owners = score.and_then(|score| owners(game.board(), score + komi as f32, scoring));
        let moves: Box<[u16]> =
            record.moves.iter().map(|&(_, mv)| to_number(record.size, mv)).collect();
        let key = moves.iter().fold(record.size.side() as u64, |key, &mv| mix(key ^ u64::from(mv)));
        Ok(Lesson {
            size: record.size,
            komi: komi as f32,
            scoring,
            moves,
            black_wins,
            score,
            owners: owners.unwrap_or_default(),
            thoughts: super::thoughts::read(&tree, &record),
            teaches: Color::ALL.map(|color| self.teaches(&record, color)),
            is_select: self.only_searched,
            source,
            key,
        })
    }

    /// Tells whether a player's moves are worth learning. Ranks and missing ratings say nothing.
    fn teaches(&self, record: &GameRecord, color: Color) -> bool {
        let rank = record.player(color).rank.trim().trim_end_matches('?');
        rank.parse().is_ok_and(|rating: u32| rating >= self.min_rating)
            || rank.parse::<u32>().is_err()
    }
}

/// The game of a record whose players take turns.
fn replay(record: &GameRecord) -> Result<Game, Skip> {
    let counts_territory = record.rules.to_ascii_lowercase().starts_with("korean");
    let unknown = if counts_territory { Rules::Japanese } else { Rules::Chinese };
    let mut game = Game::new(record.size, record.rules.parse().unwrap_or(unknown), Komi::ZERO);
    for (index, &(color, mv)) in record.moves.iter().enumerate() {
        if color != game.to_play() {
            return Err(Skip::OutOfTurn(index + 1));
        }
        game.play(color, mv).map_err(|illegal| Skip::Illegal(index + 1, illegal))?;
    }
    Ok(game)
}
