//! Finished games of people: the score that the engine finds is the one the players agreed on.

use flate2::read::GzDecoder;
use octant::board::Color;
use octant::engine::{Effort, EngineParameters, Player, Thinker};
use octant::game::{Game, Komi, Rules};
use octant::search::Settings;
use octant::sgf::{GameRecord, Margin, Outcome};
use std::fs::File;
use std::io::{BufRead, BufReader};

/// Games that both players ended by a pass and counted, without a handicap.
fn counted_games(rules: &str, most: usize) -> Vec<(Game, f64)> {
    let Some(path) = crate::data::find("games/ogs-both-dan.sgfs.gz") else { return Vec::new() };
    let lines = BufReader::new(GzDecoder::new(File::open(path).expect("a file"))).lines();
    let of_record = |line: String| {
        let record = GameRecord::read(line.as_bytes()).ok()?;
        let Some(Outcome::Win(winner, Margin::Points(margin))) = record.outcome else {
            return None;
        };
        if record.rules != rules || !record.setup.is_empty() {
            return None;
        }
        let game = record.to_game(usize::MAX, Rules::Chinese, Komi::ZERO).ok()?;
        let margin = if winner == Color::Black { margin } else { -margin };
        (game.is_over() && game.moves().len() >= 30).then_some((game, margin))
    };
    lines.filter_map(|line| of_record(line.ok()?)).take(most).collect()
}

#[test]
fn scores_are_those_the_players_agreed_on() {
    for rules in ["Chinese", "Japanese"] {
        let games = counted_games(rules, 60);
        if games.is_empty() {
            return;
        }
        let mut player =
            Player::new(Settings::default(), Effort::default(), EngineParameters::default());
        let mut same = 0;
        for (game, margin) in &games {
            let found = game.score(player.judge(game).dead).margin();
            same += usize::from(f64::from(found) == *margin);
        }
        println!("{rules}: {same} of {}", games.len());
        // Some were counted wrongly, or ended with a fight that only their players saw through.
        assert!(10 * same >= 9 * games.len(), "{rules}: {same} of {}", games.len());
    }
}
