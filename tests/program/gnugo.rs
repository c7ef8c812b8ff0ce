//! GNU Go: an opponent for whole games, and a second opinion on how they ended.

use crate::program::Program;
use octant::arena::{Conditions, GameReport, Judge, Match, Openings};
use octant::board::Size;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

pub fn gnugo() -> Option<&'static str> {
    let known =
        ["/usr/games/gnugo", "/usr/bin/gnugo"].into_iter().find(|path| Path::new(path).exists());
    if known.is_none() {
        println!("skipped: GNU Go is not installed");
    }
    known
}

pub const GNUGO_ARGUMENTS: &str =
    "--mode gtp --level 1 --chinese-rules --positional-superko --never-resign";

/// Plays games with colors alternating and returns what was reported of them.
fn play(side: usize, games: usize, a: &str, b: &str, name: &str) -> Vec<GameReport> {
    let results = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&results);
    let mut conditions = Conditions::new(Size::new(side).expect("a size"));
    conditions.patience = Duration::from_secs(120);
    conditions.judge = Judge::Nobody;
    let game = Match {
        players: [a.to_string(), b.to_string()],
        conditions,
        games,
        openings: Openings::default(),
        jobs: 2,
        sprt: None,
        results: Some(results.clone()),
        records: None,
    };
    let progress = game.play(&mut |_| {}).expect("a match");
    assert_eq!(progress.faults, [], "{side}x{side}");
    let text = fs::read_to_string(results).expect("results");
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// A program's words on a finished game: the score, and its dead stones in order.
fn verdict(program: &mut Program, game: &GameReport) -> (String, Vec<String>) {
    program.ask(&format!("boardsize {}", game.size));
    program.ask("clear_board");
    program.ask(&format!("komi {}", game.komi));
    for (turn, mv) in game.moves.iter().enumerate() {
        let answer = program.ask(&format!("play {} {mv}", ["b", "w"][turn % 2]));
        assert!(answer.starts_with('='), "{mv}: {answer}");
    }
    let score = program.ask("final_score")[1..].trim().to_string();
    let dead = program.ask("final_status_list dead");
    let mut dead: Vec<String> = dead[1..].split_whitespace().map(str::to_string).collect();
    dead.sort();
    (score, dead)
}

/// The number of games that both programs see alike: the score and every dead stone.
fn agreement(gnugo: &str, games: &[GameReport]) -> usize {
    let mut command = Command::new(gnugo);
    command.args(GNUGO_ARGUMENTS.split(' '));
    let (mut theirs, mut ours) = (Program::spawn(command), Program::start(&["--seed", "1"]));
    let mut agreed = 0;
    for game in games {
        let (our, their) = (verdict(&mut ours, game), verdict(&mut theirs, game));
        let is_same = our == their;
        agreed += usize::from(is_same);
        let side = game.size;
        println!(
            "{side}x{side} game {}: {} and {}, dead stones {} and {}{}",
            game.game,
            our.0,
            their.0,
            our.1.len(),
            their.1.len(),
            if is_same { "" } else { ": not the same" }
        );
    }
    agreed
}

#[test]
fn whole_games_without_a_fault() {
    let Some(gnugo) = gnugo() else { return };
    let theirs = format!("{gnugo} {GNUGO_ARGUMENTS} --seed 1");
    let mut all = Vec::new();
    for (side, games, playouts) in [(9, 2, 200), (13, 1, 100), (19, 1, 40)] {
        let ours = format!(
            "'{}' gtp --config /dev/null --resign 0 --seed 1 --playouts {playouts}",
            env!("CARGO_BIN_EXE_octant")
        );
        let games = play(side, games, &ours, &theirs, &format!("gnugo-{side}.jsonl"));
        assert!(games.iter().all(|game| game.moves.len() > side * side / 3));
        all.extend(games);
    }
    // Some end with a group that both sides have overlooked, or a ko: that is only reported.
    println!("{} of {} seen alike", agreement(gnugo, &all), all.len());
}

/// Games that GNU Go played with itself to their end, where both must see the same.
#[test]
fn finished_games_are_counted_alike() {
    let Some(gnugo) = gnugo() else { return };
    let theirs = format!("{gnugo} {GNUGO_ARGUMENTS} --seed {{game}}");
    let games = play(9, 10, &theirs, &format!("{theirs} "), "gnugo-alone.jsonl");
    let agreed = agreement(gnugo, &games);
    assert!(agreed >= 8, "only {agreed} of {} are seen alike", games.len());
}
