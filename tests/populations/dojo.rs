//! `octant net run` and `octant net state`: a run that teaches itself on a very small board, by one
//! program, by several, and by one that is killed.

use crate::folder::{Folder, text};
use crate::server::Server;
use octant::dojo::{Course, State};
use octant::store;
use std::process::Child;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// A run of very short thoughts by very small nets.
const RUN: &str = "--shape 1x16 --sizes 4:1 --full 8 --quick 2 --full-share 0.5 --memory 4 \
                   --games-a-net 6 --gate-games 2 --gate-visits 2 --reuse 1 --batch 8";

/// The time that anything here may take.
const PATIENCE: Duration = Duration::from_secs(120);

fn state(place: &str) -> Option<State> {
    let mut store = store::open::<Course>(place).ok()?;
    State::of(store.as_mut()).ok()
}

/// The nets that were trained. Some play more than one match.
fn candidates(state: &State) -> u64 {
    state.matches.last().map_or(0, |last| last.candidate)
}

/// Waits until a run is so far.
fn wait(place: &str, is_far: impl Fn(&State) -> bool) -> State {
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        match state(place) {
            Some(state) if is_far(&state) => return state,
            _ => sleep(Duration::from_millis(50)),
        }
    }
    panic!("{place} comes to nothing: {:?}", state(place));
}

/// Runs a command that must succeed, whatever it says on the way.
fn succeed(folder: &Folder, arguments: &str) -> String {
    let output = folder.output(arguments);
    assert!(output.status.success(), "{arguments}: {}", text(&output.stderr));
    text(&output.stderr)
}

fn kill(mut child: Child) {
    child.kill().expect("it runs");
    child.wait().expect("it ends");
}

#[test]
fn a_run_goes_on_where_it_was_left() {
    let folder = Folder::empty();
    let said = succeed(&folder, &format!("net run four {RUN} --games 13"));
    assert!(said.contains("12 games: candidate 2 after"), "{said}");
    let place = folder.path("four").display().to_string();
    let first = state(&place).expect("a run");
    assert_eq!((first.games, candidates(&first)), (13, 2));
    let [one, .., two] = &first.matches[..] else { panic!("{first:?}") };
    assert_eq!([one.games, two.games], [6, 12]);
    assert!(two.samples > one.samples);

    // Games of several threads may come in together.
    succeed(&folder, &format!("net run four {RUN} --games 18 --jobs 2"));
    let second = state(&place).expect("a run");
    assert!((18..=19).contains(&second.games), "{}", second.games);
    assert!(second.matches.starts_with(&first.matches));
    assert_eq!(candidates(&second), 3);
    assert!(second.teaching > 0 && second.teaching < second.positions);

    let shown = folder.run("net state four -o elo.svg");
    assert!(shown.starts_with(&format!("{} games, ", second.games)), "{shown}");
    assert!(shown.contains("candidate") && folder.text("elo.svg").contains("Elo"));
    // What a run leaves can be learned from like any games.
    let taught = "net train four -o a.net --shape 1x16 --samples 64 --batch 8 --min-moves 1";
    assert!(succeed(&folder, taught).contains(" games of "));
}

#[test]
fn a_run_that_is_killed_loses_no_finished_game() {
    let folder = Folder::empty();
    let place = folder.path("four").display().to_string();
    let command = format!("net run four {RUN}");
    let mut before = 0;
    for trained in 1..=2 {
        let child = folder.command(&command).spawn().expect("octant starts");
        let is_far = |state: &State| candidates(state) >= trained && state.games > before + 7;
        let seen = wait(&place, is_far);
        kill(child);
        let after = state(&place).expect("a run");
        assert!(after.games >= seen.games, "{} and {}", after.games, seen.games);
        assert!(after.matches.starts_with(&seen.matches));
        before = after.games;
    }
    succeed(&folder, &format!("{command} --games {}", before + 7));
    assert!(state(&place).expect("a run").games >= before + 7);
}

/// Workers play, a trainer trains, in a place that only the store tells of.
fn many_programs_share_a_run(folder: &Folder, place: &str) {
    let early = folder.fail(&format!("net run {place} --work"));
    assert!(early.contains("there is no net yet"), "{early}");
    let trainer = format!("net run {place} --train {RUN} --state own.state");
    let trainer = folder.command(&trainer).spawn().expect("octant starts");
    wait(place, |state| state.nets == 1);
    let worker = format!("net run {place} --work {RUN}");
    let workers = [(); 2].map(|()| folder.command(&worker).spawn().expect("octant starts"));
    let state = wait(place, |state| candidates(state) >= 2);
    assert!(state.games >= 12);
    workers.into_iter().chain([trainer]).for_each(kill);
    let elsewhere = folder.fail(&format!("net run {place} --train --state other.state"));
    assert!(elsewhere.contains("the training went on elsewhere"), "{elsewhere}");
}

#[test]
fn many_programs_share_a_directory() {
    let folder = Folder::empty();
    let place = folder.path("shared").display().to_string();
    many_programs_share_a_run(&folder, &place);
}

#[test]
fn many_programs_share_a_database() {
    let Some(server) = Server::start() else { return };
    many_programs_share_a_run(&Folder::empty(), &server.url());
}

#[test]
fn what_cannot_begin_says_why() {
    let folder = Folder::empty();
    let missing = folder.fail("net run new --from first.net");
    assert!(missing.contains("first.net: ") && !folder.path("new").exists(), "{missing}");
    assert!(folder.fail("net state nowhere").contains("there is no dojo"));
    std::fs::create_dir(folder.path("foreign")).expect("a folder");
    std::fs::write(folder.path("foreign/trainer.state"), "").expect("a file");
    let foreign = folder.fail("net run foreign");
    assert!(foreign.contains("a training that is not of this run"), "{foreign}");
}
