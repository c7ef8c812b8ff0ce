//! `octant evolve` from outside: runs that are killed and taken up again, and players at play.

use crate::folder::{Folder, text};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

const TINY: &str = "evolve --opponent naive --population 6 --games 4 --hidden 4 --threads 1";

/// What a player answers to commands of GTP.
fn answers(mut command: Command, lines: &str) -> String {
    use std::io::Write;
    let mut child = command.stdin(Stdio::piped()).spawn().expect("octant starts");
    let mut input = child.stdin.take().expect("an input");
    input.write_all(lines.as_bytes()).expect("it listens");
    drop(input);
    text(&child.wait_with_output().expect("an output").stdout)
}

#[test]
fn a_killed_evolution_goes_on_as_if_nothing_had_been() {
    let folder = Folder::empty();
    folder.run(&format!("{TINY} --generations 40 --out whole"));
    let mut child = folder
        .command(&format!("{TINY} --generations 40 --out killed"))
        .spawn()
        .expect("it starts");
    let patience = Instant::now() + Duration::from_secs(60);
    while !folder.path("killed/state").exists() && Instant::now() < patience {
        thread::sleep(Duration::from_millis(1));
    }
    child.kill().expect("it can be killed");
    child.wait().expect("it ends");
    let report = folder.run(&format!("{TINY} --generations 40 --out killed"));
    assert!(report.contains("strength  "), "{report}");
    for name in ["best.player", "curve.csv", "random.sgf", "naive.sgf", "jago.sgf"] {
        let [whole, killed] = ["whole", "killed"].map(|run| folder.bytes(&format!("{run}/{name}")));
        assert_eq!(whole, killed, "{name}");
    }
    assert!(folder.text("killed/curve.svg").contains("mean competence"));
    assert!(folder.text("killed/connections.svg").contains("own stones"));
    let error = folder.fail(&format!("{TINY} --seed 2 --out killed"));
    assert!(error.contains("other settings (\"seed\": 1)"), "{error}");
}

#[test]
fn evolved_and_reference_players_speak_gtp() {
    let folder = Folder::empty();
    folder.run(&format!("{TINY} --generations 2 --out run"));
    for player in ["random", "naive", "jago", "neural run/best.player"] {
        let command = folder.command(&format!("gtp --player {player} --size 5"));
        let found = answers(command, "genmove b\ngenmove w\nfinal_score\nquit\n");
        assert_eq!(found.matches('=').count(), 4, "{player}: {found}");
    }
    let neural = folder.command("gtp --player neural --size 5 --komi 5.5");
    assert!(answers(neural, "genmove b\nquit\n").starts_with("= E4"));
    let error = folder.fail("gtp --player neural nowhere.player");
    assert!(error.contains("nowhere.player: No such file"), "{error}");
    let error = folder.fail("gtp --player gnugo");
    assert!(error.contains("--player gnugo: the players are"), "{error}");
}

#[test]
fn several_runs_make_a_table_and_go_on() {
    let folder = Folder::empty();
    let runs = format!("{TINY} --seed 3 --out runs");
    folder.run(&format!("{runs}/3 --generations 2"));
    let table = folder.run(&format!("{runs} --generations 3 --runs 2"));
    assert!(table.starts_with("mlp against naive, 5x5, 6 networks, 4 games, seeds 3 to 4\n"));
    for row in ["| 3 | 3 | ", "| 4 | 3 | ", "| least | | | ", "| mean | | | ", "| most | | | "] {
        assert!(table.contains(&format!("\n{row}")), "{table}");
    }
    assert_eq!(folder.text("runs/report.txt"), table);
    let best = folder.bytes("runs/best.player");
    assert!([3, 4].iter().any(|seed| best == folder.bytes(&format!("runs/{seed}/best.player"))));
    let error = folder.fail(&format!("{runs} --runs 2 --islands sea"));
    assert!(error.contains("an island is one run"), "{error}");
}

#[test]
fn islands_share_a_directory() {
    let folder = Folder::empty();
    for seed in [1, 2] {
        folder.run(&format!(
            "{TINY} --generations 4 --exchange 2 --seed {seed} --islands sea --out run-{seed}"
        ));
    }
    let error = folder.fail(&format!("{TINY} --size 7 --islands sea --out run-3"));
    assert!(error.contains("sea"), "{error}");
}
