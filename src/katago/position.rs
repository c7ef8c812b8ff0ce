//! The positions that a query is about: a game, replayed to its turns.

use super::complaint::Complaint;
use super::fields::Fields;
use super::rules::{self, Agreement};
use crate::board::{Bitboard, Color, Move, Size};
use crate::game::{Game, IllegalMove, Komi, Rules};

const SIZE_FAULT: &str = "Must provide an integer from 2 to 19";

/// The game of a query, before it is replayed.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Course {
    start: Game,
    moves: Vec<(Color, Move)>,
}

impl Course {
    /// Reads the board, the stones, the moves and the rules.
    pub(super) fn read(fields: Fields, warnings: &mut Vec<Complaint>) -> Result<Course, Complaint> {
        let size = size(fields)?;
        let stones = fields.moves("initialStones", size, false)?.unwrap_or_default();
        let moves = fields.moves("moves", size, true)?.ok_or_else(|| {
            Complaint::new("moves", "Must specify an array of [player,location] pairs")
        })?;
        let [black, white] = placed(&stones);
        let first = fields.player("initialPlayer")?;
        let agreement = agreement(fields, warnings)?;
        let handicap = handicap([black, white], &moves);
        let first = first.or(moves.first().map(|&(color, _)| color)).unwrap_or(if handicap > 0 {
            Color::White
        } else {
            Color::Black
        });
        let rules = agreement.rules;
        let mut start = Game::new(size, rules, komi(&agreement, handicap));
        start.set_to_play(first);
        start.set_up(black, white).map_err(|error| {
            Complaint::new("initialStones", format!("Illegal position: {error}"))
        })?;
        start.set_handicap(handicap);
        Ok(Course { start, moves })
    }

    /// The size of the board.
    pub(super) fn size(&self) -> Size {
        self.start.size()
    }

    /// The number of the last turn.
    pub(super) fn last_turn(&self) -> usize {
        self.moves.len()
    }

    /// The positions of some turns, which are in ascending order.
    pub(super) fn replay(&self, turns: &[usize]) -> Result<Vec<Game>, Complaint> {
        let mut games = Vec::with_capacity(turns.len());
        let mut game = self.start.clone();
        let mut wanted = turns.iter().peekable();
        for turn in 0..=self.moves.len() {
            while wanted.next_if(|&&wanted| wanted == turn).is_some() {
                games.push(game.clone());
            }
            let Some(&(color, mv)) = self.moves.get(turn) else { break };
            play(&mut game, color, mv)
                .map_err(|_| Complaint::new("moves", format!("Illegal move {turn}: {mv}")))?;
        }
        Ok(games)
    }
}

/// Plays a move of a game that somebody has played already: where another ko rule or suicide was
/// allowed, what happened has happened.
fn play(game: &mut Game, color: Color, mv: Move) -> Result<(), IllegalMove> {
    let rules = game.rules();
    let tolerant = match game.check(color, mv) {
        Err(IllegalMove::Repetition) => Rules::Japanese,
        Err(IllegalMove::Suicide) => Rules::TrompTaylor,
        _ => rules,
    };
    game.set_rules(tolerant);
    let played = game.play(color, mv);
    game.set_rules(rules);
    played.map(|_| ())
}

fn size(fields: Fields) -> Result<Size, Complaint> {
    let side = |name: &str| {
        let side = fields.whole(name, 2..=19, SIZE_FAULT)?;
        side.ok_or_else(|| Complaint::new(name, SIZE_FAULT))
    };
    let (width, height) = (side("boardXSize")?, side("boardYSize")?);
    if width != height {
        let text = "Must equal boardXSize: this engine plays on square boards only";
        return Err(Complaint::new("boardYSize", text));
    }
    let size = usize::try_from(width).ok().and_then(Size::new);
    size.ok_or_else(|| Complaint::new("boardXSize", SIZE_FAULT))
}

/// The stones at the start; the last word on a point counts.
fn placed(stones: &[(Color, Move)]) -> [Bitboard; 2] {
    let mut placed = [Bitboard::EMPTY; 2];
    for (color, mv) in stones {
        if let Some(point) = mv.point() {
            placed[(!*color).index()] -= Bitboard::of(point);
            placed[color.index()].insert(point);
        }
    }
    placed
}

/// The handicap: two black stones or more on a board without white ones, or as many black moves
/// before White's first.
fn handicap([black, white]: [Bitboard; 2], moves: &[(Color, Move)]) -> usize {
    let is_black_stone =
        |&&(color, mv): &&(Color, Move)| color == Color::Black && mv.point().is_some();
    let stones = match (black.count(), white.count()) {
        (0, 0) => moves.iter().take_while(is_black_stone).count(),
        (stones, 0) => stones,
        _ => 0,
    };
    if stones >= 2 { stones } else { 0 }
}

fn agreement(fields: Fields, warnings: &mut Vec<Complaint>) -> Result<Agreement, Complaint> {
    let mut agreement = Agreement::read(fields.get("rules"), warnings)?;
    let fault = "Must be a integer or half-integer from -400.0 to 400.0";
    if let Some(komi) = fields.number("komi", -400.0..=400.0, fault)? {
        if !rules::is_komi(komi) {
            return Err(Complaint::new("komi", fault));
        }
        agreement.komi = komi;
    }
    if let Some(value) = fields.get("whiteHandicapBonus") {
        let name = "whiteHandicapBonus";
        let text = value.as_str().ok_or_else(|| Complaint::new(name, "Must be a string"))?;
        agreement.bonus = rules::bonus(text).ok_or_else(|| {
            Complaint::new(name, format!("Invalid whiteHandicapBonus rule: {text}"))
        })?;
    }
    Ok(agreement)
}

/// The komi that makes up for what the engine's rules give White for the handicap and the rules of
/// the query do not, or the other way round.
fn komi(agreement: &Agreement, handicap: usize) -> Komi {
    let usual = agreement.rules.compensation().points(handicap);
    let wanted = agreement.bonus.points(handicap);
    let points = agreement.komi + wanted as f64 - usual as f64;
    Komi::try_from(points as f32).unwrap_or(Komi::ZERO)
}

/// The field of rules that a query must have, for tests of other fields.
#[cfg(test)]
pub(super) fn plain_query() -> serde_json::Map<String, serde_json::Value> {
    let query = serde_json::json!({
        "id": "foo", "boardXSize": 9, "boardYSize": 9, "moves": [], "rules": "chinese",
    });
    query.as_object().cloned().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn course(changes: &[(&str, Value)]) -> Result<Course, Complaint> {
        let mut query = plain_query();
        query.extend(changes.iter().map(|(name, value)| (name.to_string(), value.clone())));
        Course::read(Fields(&query), &mut Vec::new())
    }

    fn fault(changes: &[(&str, Value)]) -> String {
        match course(changes).and_then(|course| course.replay(&[course.last_turn()])) {
            Ok(_) => "none".to_owned(),
            Err(complaint) => format!("{}: {}", complaint.field, complaint.text),
        }
    }

    #[test]
    fn turns_are_positions_of_the_game() {
        let moves = json!([["B", "E5"], ["W", "C3"], ["W", "D4"]]);
        let course = course(&[("moves", moves)]).expect("a game");
        let games = course.replay(&[0, 2, 3]).expect("legal moves");
        let played: Vec<usize> = games.iter().map(|game| game.moves().len()).collect();
        let to_play: Vec<Color> = games.iter().map(Game::to_play).collect();
        assert_eq!(played, [0, 2, 3]);
        assert_eq!(to_play, [Color::Black, Color::Black, Color::Black]);
    }

    #[test]
    fn handicap_stones_are_counted_and_white_begins() {
        let stones = json!([["B", "C3"], ["B", "G7"]]);
        let plain = course(&[("initialStones", stones.clone())]).expect("a game").start;
        assert_eq!((plain.handicap(), plain.to_play()), (2, Color::White));
        assert_eq!(plain.komi(), Komi::from_halves(15), "Chinese rules give White the stones");
        let without = course(&[("initialStones", stones), ("whiteHandicapBonus", json!("0"))]);
        assert_eq!(without.expect("a game").start.komi(), Komi::from_halves(11));
        let played = json!([["B", "C3"], ["B", "G7"], ["B", "C7"], ["W", "E5"]]);
        assert_eq!(course(&[("moves", played)]).expect("a game").start.handicap(), 3);
    }

    #[test]
    fn what_was_played_under_other_rules_is_accepted() {
        // A stone into a last liberty of its own chain: suicide under Chinese rules.
        let stones = json!([["B", "A1"], ["W", "A2"], ["W", "B2"], ["W", "C1"]]);
        let moves = json!([["B", "B1"]]);
        let suicide = course(&[("initialStones", stones), ("moves", moves)]).expect("a game");
        let after = &suicide.replay(&[1]).expect("suicide is tolerated")[0];
        assert_eq!(after.board().stones(Color::Black), Bitboard::EMPTY);
        assert_eq!(after.rules(), Rules::Chinese);
    }

    #[test]
    fn faults_are_told_by_field() {
        for (changes, text) in [
            (("boardXSize", json!(20)), "boardXSize: Must provide an integer from 2 to 19"),
            (("boardYSize", json!(9.5)), "boardYSize: Must provide an integer from 2 to 19"),
            (
                ("boardYSize", json!(13)),
                "boardYSize: Must equal boardXSize: this engine plays on square boards only",
            ),
            (("komi", json!(6.25)), "komi: Must be a integer or half-integer from -400.0 to 400.0"),
            (("initialPlayer", json!("x")), "initialPlayer: Must be \"b\" or \"w\""),
            (("moves", json!([["B", "E5"], ["W", "E5"]])), "moves: Illegal move 1: E5"),
            (
                ("initialStones", json!([["B", "pass"]])),
                "initialStones: Could not parse board location: pass",
            ),
        ] {
            assert_eq!(fault(&[changes]), text);
        }
    }
}
