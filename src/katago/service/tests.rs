//! The whole service, spoken to line by line.

use super::*;
use crate::engine::{Effort, EngineParameters, Player, Thinker};
use crate::katago::Perspective;
use crate::search::Settings;
use serde_json::json;
use std::io::Cursor;

/// The answers to some lines.
fn answers(lines: &[Value], workers: usize) -> Vec<Value> {
    let input: String = lines.iter().map(|line| format!("{line}\n")).collect();
    serve(&input, workers)
}

fn serve(input: &str, workers: usize) -> Vec<Value> {
    let maker = |params: &[(String, String)]| {
        let settings = Settings { memory: 4, ..Settings::default() };
        let mut player = Player::new(settings, Effort::default(), EngineParameters::default());
        params.iter().try_for_each(|(name, value)| player.set_param(name, value))?;
        Ok(player)
    };
    let service = Service {
        maker: &maker,
        identity: Identity {
            version: "1.2.3".into(),
            commit: "abc".into(),
            models: vec!["a net".into()],
        },
        workers,
        defaults: Defaults { visits: 50, time: None, perspective: Perspective::Black },
        quits_at_once: false,
    };
    let mut output: Vec<u8> = Vec::new();
    service.serve(Cursor::new(input.to_owned()), &mut output).expect("memory is written to");
    let text = String::from_utf8(output).expect("text");
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

fn query(changes: Value) -> Value {
    let mut query = json!({
        "id": "q", "boardXSize": 7, "boardYSize": 7, "rules": "chinese", "komi": 7.5,
        "moves": [["B", "D4"], ["W", "D3"]],
    });
    let fields = query.as_object_mut().expect("an object");
    fields.extend(changes.as_object().expect("an object").clone());
    query
}

#[test]
fn every_turn_has_an_answer() {
    let answers = answers(&[query(json!({ "analyzeTurns": [0, 1, 2], "maxVisits": 40 }))], 2);
    let mut turns: Vec<u64> =
        answers.iter().map(|answer| answer["turnNumber"].as_u64().expect("a turn")).collect();
    turns.sort_unstable();
    assert_eq!(turns, [0, 1, 2]);
    for answer in &answers {
        assert_eq!((&answer["id"], &answer["isDuringSearch"]), (&json!("q"), &json!(false)));
        assert_eq!(answer["rootInfo"]["visits"], 40);
        let visits = |info: &Value| info["visits"].as_u64().expect("visits");
        let infos = answer["moveInfos"].as_array().expect("moves");
        assert_eq!(infos.iter().map(visits).sum::<u64>(), 40);
    }
}

#[test]
fn the_most_urgent_turn_is_answered_first() {
    let urgent = json!({ "analyzeTurns": [0, 1, 2], "priorities": [1, 3, 2], "maxVisits": 5 });
    // The first line keeps the only worker busy until the second is read.
    let lines = [query(json!({ "id": "first", "priority": 9, "maxVisits": 3000 })), query(urgent)];
    let answers = answers(&lines, 1);
    let order: Vec<&Value> = answers.iter().skip(1).map(|answer| &answer["turnNumber"]).collect();
    assert_eq!(order, [1, 2, 0]);
}

#[test]
fn everything_that_is_wanted_is_there() {
    let wanted = json!({
        "includeOwnership": true, "includeMovesOwnership": true, "includePolicy": true,
        "includePVVisits": true, "maxVisits": 60,
    });
    let answer = &answers(&[query(wanted)], 1)[0];
    assert_eq!(answer["ownership"].as_array().map(Vec::len), Some(49));
    assert_eq!(answer["policy"].as_array().map(Vec::len), Some(50));
    for info in answer["moveInfos"].as_array().expect("moves") {
        assert_eq!(info["ownership"].as_array().map(Vec::len), Some(49));
        let visits = info["pvVisits"].as_array().expect("a list");
        assert_eq!(Some(visits.len()), info["pv"].as_array().map(Vec::len));
        assert_eq!(visits[0], info["visits"]);
    }
}

#[test]
fn avoided_moves_are_not_analyzed() {
    let ban = json!([{ "player": "B", "moves": ["E4", "C4", "pass"], "untilDepth": 1 }]);
    let answer = &answers(&[query(json!({ "avoidMoves": ban, "maxVisits": 200 }))], 1)[0];
    let infos = answer["moveInfos"].as_array().expect("moves");
    assert!(
        infos.iter().all(|info| !["E4", "C4", "pass"].map(Value::from).contains(&info["move"]))
    );
    assert!(infos.len() > 3);
}

#[test]
fn a_search_is_reported_while_it_goes_on_and_ends_when_it_is_terminated() {
    let long = query(json!({ "maxVisits": 1_000_000_000_u64, "reportDuringSearchEvery": 0.01 }));
    let (reader, mut writer) = io::pipe().expect("a pipe");
    let (sender, receiver) = std::sync::mpsc::channel();
    let service = thread::spawn(move || {
        let maker = |_: &[(String, String)]| {
            let settings = Settings { memory: 4, ..Settings::default() };
            Ok(Player::new(settings, Effort::default(), EngineParameters::default()))
        };
        let service = Service {
            maker: &maker,
            identity: Identity { version: String::new(), commit: String::new(), models: vec![] },
            workers: 1,
            defaults: Defaults { visits: 50, time: None, perspective: Perspective::Black },
            quits_at_once: false,
        };
        service.serve(io::BufReader::new(reader), &mut Lines(sender))
    });
    let mut write = |line: &Value| writeln!(writer, "{line}").expect("the service reads");
    let next = || -> Value {
        let line = receiver.recv_timeout(std::time::Duration::from_secs(60)).expect("an answer");
        serde_json::from_str(&line).expect("JSON")
    };
    write(&long);
    write(&query(json!({ "id": "waits", "priority": -1 })));
    assert_eq!(next()["isDuringSearch"], true);
    let end = json!({ "id": "end", "action": "terminate", "terminateId": "q" });
    write(&end);
    let rest: Vec<Value> = std::iter::repeat_with(next)
        .filter(|line| line["isDuringSearch"] != true)
        .take(3)
        .collect();
    let ids: Vec<&Value> = rest.iter().map(|line| &line["id"]).collect();
    assert!(rest.contains(&end));
    assert!(ids.contains(&&json!("q")) && ids.contains(&&json!("waits")), "{ids:?}");
    drop(writer);
    service.join().expect("no panic").expect("no error");
}

/// Sends every line to the test.
struct Lines(std::sync::mpsc::Sender<String>);

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let sent = self.0.send(String::from_utf8_lossy(bytes).into_owned());
        sent.map(|()| bytes.len()).map_err(io::Error::other)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn actions_are_echoed() {
    let version = json!({ "id": "v", "action": "query_version" });
    let told =
        json!({ "id": "v", "action": "query_version", "version": "1.2.3", "git_hash": "abc" });
    let clear = json!({ "id": "c", "action": "clear_cache" });
    let all = json!({ "id": "t", "action": "terminate_all", "turnNumbers": [1] });
    let lines = [version, clear.clone(), all.clone()];
    assert_eq!(answers(&lines, 1), [told, clear, all]);
    let models = answers(&[json!({ "id": "m", "action": "query_models" })], 1);
    assert_eq!(models[0]["models"][0]["name"], "a net");
}

#[test]
fn errors_are_worded_like_katagos() {
    let errors = |input: &str| -> Vec<String> {
        let words = |line: &Value| line["error"].as_str().unwrap_or("none").to_owned();
        serve(input, 1).iter().map(words).collect()
    };
    assert!(errors("foo\n")[0].ends_with(" - could not parse input line as json request: foo"));
    assert_eq!(
        errors("[1]\n\n{}\n{\"id\":3}\n{\"id\":\"x\",\"action\":\"dance\"}\n"),
        [
            "Request line was valid json but was not an object, ignoring: [1]",
            "Request must have a string \"id\" field",
            "Request must have a string \"id\" field",
            "'action' field must be 'query_version' or 'query_models' or 'clear_cache' or \
             'terminate' or 'terminate_all'",
        ]
    );
    let refused = answers(&[query(json!({ "includeOwnershipStdev": true }))], 1);
    let error = json!({
        "id": "q", "field": "includeOwnershipStdev", "error": "Not supported by this engine",
    });
    assert_eq!(refused, [error]);
    let settings = json!({ "overrideSettings": { "search.nothing": 1 } });
    let refused = answers(&[query(settings)], 1);
    let text = refused[0]["error"].as_str().expect("an error");
    assert!(text.starts_with("Could not set settings: "), "{text}");
}

#[test]
fn warnings_come_before_the_answer() {
    let odd = json!({ "overrideSettings": { "wideRootNoise": 0.04 }, "foo": 1, "maxVisits": 5 });
    let answers = answers(&[query(odd)], 1);
    let fields: Vec<&Value> = answers.iter().map(|line| &line["field"]).collect();
    assert_eq!(fields, [&json!("overrideSettings"), &json!("foo"), &Value::Null]);
    assert_eq!(answers[0]["warning"], "Unknown config params: wideRootNoise");
}

#[test]
fn one_worker_repeats_itself() {
    let lines = [query(json!({ "id": "a" })), query(json!({ "id": "b" }))];
    let answers = answers(&lines, 1);
    assert_eq!(answers[0]["moveInfos"], answers[1]["moveInfos"]);
}
