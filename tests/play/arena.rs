//! Matches between real processes: good ones, and ones that hang, die or babble.

use octant::arena::{Conditions, GameReport, Judge, Match, MatchError, Openings, Progress, Side};
use octant::board::Size;
use octant::clock::TimeControl;
use octant::game::Rules;
use octant::sgf::GameRecord;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A program that answers every command with nothing, except for those it is given.
fn shell(special: &str) -> String {
    format!(
        "sh -c 'while read id name rest; do case $name in {special} quit) exit;; \
         *) printf \"=%s \\n\\n\" $id;; esac; done'"
    )
}

fn passing() -> String {
    shell("genmove) printf \"=%s pass\\n\\n\" $id;;")
}

fn plan(a: &str, b: &str, games: usize) -> Match {
    let mut conditions = Conditions::new(Size::NINE);
    conditions.patience = Duration::from_secs(2);
    Match {
        players: [a.to_string(), b.to_string()],
        conditions,
        games,
        openings: Openings::default(),
        jobs: 2,
        sprt: None,
        results: None,
        records: None,
    }
}

fn play(plan: &Match) -> Progress {
    plan.play(&mut |_| {}).expect("a match")
}

/// A folder of its own for a test, empty.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("an old folder");
    }
    fs::create_dir_all(&folder).expect("a new folder");
    folder
}

fn gnugo() -> Option<&'static str> {
    ["/usr/games/gnugo", "/usr/bin/gnugo"].into_iter().find(|path| Path::new(path).exists())
}

/// A player who fails in the first of two games only.
fn fails_once(special: &str) -> String {
    shell(
        &special
            .replace("FAIL", "test {game} = 0 && ")
            .replace("PASS", "printf \"=%s pass\\n\\n\" $id"),
    )
}

#[test]
fn players_who_fail_lose_their_game_and_nothing_else() {
    for (failing, fault) in [
        ("genmove) FAIL exec sleep 1000; PASS;;", "no answer to `genmove"),
        ("genmove) FAIL exit; PASS;;", "died at `genmove"),
        ("genmove) FAIL exec yes; PASS;;", "garbage"),
        ("genmove) FAIL printf \"=%s I5\\n\\n\" $id || PASS;;", "garbage"),
        ("genmove) FAIL printf \"=%s T19\\n\\n\" $id || PASS;;", "illegal move: not on the board"),
        ("genmove) FAIL printf \"?%s no\\n\\n\" $id || PASS;;", "refused `genmove"),
        ("boardsize) FAIL exit; printf \"=%s\\n\\n\" $id;; genmove) PASS;;", "died at `boardsize"),
    ] {
        let progress = play(&plan(&fails_once(failing), &passing(), 2));
        assert_eq!((progress.tally.games(), progress.faults.len()), (2, 1), "{failing}");
        let (game, text) = &progress.faults[0];
        assert!(*game == 0 && text.contains(fault), "{failing}: {text}");
    }
}

#[test]
fn a_player_who_always_fails_stops_the_match() {
    for (failing, fault) in [
        ("genmove) exec sleep 1000;;", "no answer to `genmove"),
        ("genmove) exit;;", "died at `genmove"),
        ("play) exit;; genmove) printf \"=%s A1\\n\\n\" $id;;", "died at `play"),
    ] {
        for (a, b, name) in
            [(shell(failing), passing(), "player A"), (passing(), shell(failing), "player B")]
        {
            let mut games = 0;
            let mut plan = plan(&a, &b, 1000);
            plan.conditions.patience = Duration::from_millis(300);
            let error = plan.play(&mut |progress| games = progress.tally.games());
            let text = error.expect_err("a player fails").to_string();
            assert!(text.contains(fault) && text.contains(name), "{failing}: {text}");
            assert!(games <= 4, "{failing}: {games} games");
        }
    }
}

#[test]
fn what_does_not_speak_gtp_stops_the_match_before_a_move() {
    for (mute, fault) in [
        ("sleep 1000", "no answer to `list_commands`"),
        ("cat", "no answer to `list_commands`"),
        ("true", "died at `list_commands`"),
        ("cat /dev/zero", "list_commands"),
        ("yes", "garbage"),
    ] {
        let mut plan = plan(mute, &passing(), 5);
        plan.conditions.patience = Duration::from_millis(300);
        let error = plan.play(&mut |progress| assert_eq!(progress.tally.games(), 0));
        let text = error.expect_err("it does not speak").to_string();
        assert!(text.contains(fault) && text.contains("does it speak GTP?"), "{mute}: {text}");
    }
}

#[test]
fn a_referee_that_does_not_work_stops_the_match() {
    let knows = "list_commands) printf \"=%s final_status_list\\n\\n\" $id;;";
    for (referee, fault) in [
        ("false".to_string(), "cannot be started"),
        ("/no/such/program".to_string(), "cannot be started"),
        (passing(), "does not know `final_status_list`"),
        (shell(&format!("{knows} final_status_list) exit;;")), "died at `final_status_list"),
        (shell(&format!("{knows} final_status_list) printf \"=%s I5\\n\\n\" $id;;")), "garbage"),
    ] {
        let mut games = 0;
        let mut plan = plan(&passing(), &passing(), 5);
        plan.conditions.judge = Judge::Program(referee.clone());
        let error = plan.play(&mut |progress| games = progress.tally.games());
        let text = error.expect_err("no referee").to_string();
        assert!(text.starts_with("the referee") && text.contains(fault), "{referee}: {text}");
        assert_eq!(games, 0, "{referee}");
    }
    // One that refuses to answer is no fault, but it is told.
    let mut plan = plan(&passing(), &passing(), 2);
    let silent = shell(&format!("{knows} final_status_list) printf \"?%s no\\n\\n\" $id;;"));
    plan.conditions.judge = Judge::Program(silent);
    let progress = play(&plan);
    assert_eq!((progress.tally.games(), progress.unjudged.len()), (2, 2));
}

#[test]
fn a_program_that_is_not_there_stops_the_match() {
    for missing in ["/no/such/program", "", "'unclosed"] {
        let result = plan(missing, &passing(), 5).play(&mut |_| {});
        assert!(matches!(result, Err(MatchError::Player(_))), "{missing}");
    }
}

#[test]
fn noise_around_the_answers_is_forgiven() {
    let noisy = shell(
        "genmove) printf \"thinking\\n\\n\\377\\n=%s PASS # why not\\r\\n\\r\\n\" $id;; \
         komi) printf \"=%s\\n\\n\" $id;;",
    );
    let progress = play(&plan(&noisy, &passing(), 2));
    assert_eq!(progress.faults, []);
    assert_eq!(progress.tally.games(), 2);
}

#[test]
fn time_is_kept_by_the_referee() {
    let slow = shell("genmove) sleep 2; printf \"=%s pass\\n\\n\" $id;;");
    let mut plan = plan(&slow, &passing(), 1);
    plan.conditions.time = TimeControl::Absolute { main: Duration::from_secs(1) };
    let progress = play(&plan);
    assert_eq!(progress.faults, [(0, "black lost on time".to_string())]);
}

#[test]
fn a_match_goes_on_where_it_was_broken_off() {
    let folder = folder("resume");
    let results = folder.join("results.jsonl");
    let mut plan = plan(&passing(), &format!("{} ", passing()), 3);
    plan.results = Some(results.clone());
    plan.records = Some(folder.join("games"));
    plan.openings = Openings::read("E5 C3\nC3", Size::NINE, Rules::Chinese).expect("openings");
    play(&plan);
    // The last line was being written when the power went.
    let text = fs::read_to_string(&results).expect("results");
    fs::write(&results, &text[..text.len() - 9]).expect("results");
    plan.games = 6;
    let progress = play(&plan);
    assert_eq!(progress.tally.games(), 6);
    let text = fs::read_to_string(&results).expect("results");
    let mut reports: Vec<GameReport> =
        text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    reports.sort_by_key(|report| report.game);
    let numbers: Vec<usize> = reports.iter().map(|report| report.game).collect();
    assert_eq!(numbers, [0, 1, 2, 3, 4, 5]);
    for report in &reports {
        let black = if report.game % 2 == 0 { Side::A } else { Side::B };
        assert_eq!(report.black, black);
        let opening = ["E5 C3", "E5 C3", "C3", "C3", "E5 C3", "E5 C3"][report.game];
        assert_eq!(report.moves.join(" "), format!("{opening} pass pass"));
    }
    // One stone of Black alone owns the board; with a stone of each there is only komi.
    assert_eq!((reports[0].result.as_str(), reports[2].result.as_str()), ("W+7.5", "B+73.5"));
    assert_eq!(progress.tally.wins, 3);
    let sgf = fs::read(folder.join("games/game-00003.sgf")).expect("a record");
    assert_eq!(GameRecord::read(&sgf).expect("a record").moves.len(), 3);

    plan.conditions.rules = Rules::Japanese;
    let other = plan.play(&mut |_| {});
    assert!(matches!(other, Err(MatchError::OtherMatch(_))), "{other:?}");
}

#[test]
fn gnugo_plays_whole_games_and_judges_them() {
    let Some(gnugo) = gnugo() else {
        println!("skipped: GNU Go is not installed");
        return;
    };
    let level = |level: u32| {
        format!(
            "{gnugo} --mode gtp --level {level} --seed {{game}} --chinese-rules --positional-superko"
        )
    };
    let folder = folder("gnugo");
    let mut plan = plan(&level(1), &level(0), 4);
    plan.conditions.patience = Duration::from_secs(60);
    plan.conditions.judge = Judge::Program(level(1));
    plan.results = Some(folder.join("results.jsonl"));
    let progress = play(&plan);
    assert_eq!(progress.tally.games(), 4);
    assert_eq!(progress.faults, []);
    for line in fs::read_to_string(folder.join("results.jsonl")).expect("results").lines() {
        let report: GameReport = serde_json::from_str(line).expect("JSON");
        assert_eq!(report.note, None);
        assert!(report.moves.len() > 30, "{line}");
    }
}
