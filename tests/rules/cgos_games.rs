//! Whole games from the Computer Go Server: every move is legal, every score exact.

use octant::board::{Bitboard, Color, Move, Size};
use octant::game::{Game, Komi, Rules};
use serde_json::Value;

/// Replays a game, alternating from Black, and returns the final margin.
fn replay(record: &Value) -> f32 {
    let komi: Komi = record["komi"].to_string().parse().unwrap();
    let mut game = Game::new(Size::NINE, Rules::Cgos, komi);
    let moves = record["moves"].as_array().unwrap();
    for (color, vertex) in [Color::Black, Color::White].into_iter().cycle().zip(moves) {
        let mv: Move = vertex.as_str().unwrap().parse().unwrap();
        if let Err(reason) = game.play(color, mv) {
            panic!("game {}: {color} {mv}: {reason}\n{}", record["game"], game.board());
        }
    }
    game.score(Bitboard::EMPTY).margin()
}

#[test]
fn games_replay_legally_and_score_exactly() {
    let Some(path) = crate::data::find("core/cgos_replay_score.jsonl.gz") else { return };
    let records = crate::json::lines(&path);
    assert_eq!(records.len(), 2843);
    for record in &records {
        let expected = record["score"].as_f64().unwrap() as f32;
        assert_eq!(replay(record), expected, "game {}", record["game"]);
    }
}
