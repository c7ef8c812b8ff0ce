//! KaTrain's own queries, as KaTrain 1.20.0 sent them: a game that it loads, a region of the board,
//! pondering and its end, and the settings of its players.

use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// The settings of KataGo that mean nothing here.
const IDLE: [&str; 4] =
    ["antiMirror", "playoutDoublingAdvantage", "playoutDoublingAdvantagePla", "wideRootNoise"];

fn recorded() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/katrain.jsonl");
    fs::read_to_string(path).expect("the queries are there")
}

fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// What the program says to the queries.
fn answers(queries: &str) -> Vec<Value> {
    use std::io::Write;
    let mut child = Command::new(env!("CARGO_BIN_EXE_octant"))
        .args(["analysis", "--memory", "16", "--no-net", "--seed", "1"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("octant starts");
    let mut input = child.stdin.take().expect("a pipe");
    input.write_all(queries.as_bytes()).expect("octant reads");
    drop(input);
    let output = child.wait_with_output().expect("octant ends");
    assert!(output.status.success());
    lines(&String::from_utf8(output.stdout).expect("UTF-8"))
}

/// The final answer to a query.
fn answer<'a>(answers: &'a [Value], id: &Value) -> &'a Value {
    let is_final = |line: &&Value| line["id"] == *id && line["isDuringSearch"] == false;
    let mut finals = answers.iter().filter(is_final);
    let first = finals.next().unwrap_or_else(|| panic!("no answer to {id}"));
    assert_eq!(finals.next(), None, "a second answer to {id}");
    first
}

#[test]
fn katrain_gets_what_it_reads() {
    let queries = lines(&recorded());
    let answers = answers(&recorded());
    for query in queries.iter().filter(|query| query.get("action").is_none()) {
        let answer = answer(&answers, &query["id"]);
        let area = 81;
        // Some of its players do without the owners.
        let owners = (query["includeOwnership"] == true).then_some(area);
        if answer["noResults"] == true {
            assert_eq!(query["maxVisits"], 10_000_000, "only the query that was terminated");
            continue;
        }
        let root = &answer["rootInfo"];
        for field in ["winrate", "scoreLead", "visits"] {
            assert!(root[field].is_number(), "{field} of {root}");
        }
        let infos = answer["moveInfos"].as_array().expect("moves");
        assert!(!infos.is_empty());
        for (order, info) in infos.iter().enumerate() {
            assert_eq!(info["order"], order);
            for field in ["visits", "winrate", "scoreLead", "prior"] {
                assert!(info[field].is_number(), "{field} of {info}");
            }
            assert_eq!(info["pv"][0], info["move"]);
            assert_eq!(info["ownership"].as_array().map(Vec::len), owners);
        }
        assert_eq!(answer["ownership"].as_array().map(Vec::len), owners);
        assert_eq!(answer["policy"].as_array().map(Vec::len), Some(area + 1));
    }
    let actions: Vec<&Value> =
        queries.iter().filter(|query| query.get("action").is_some()).collect();
    assert_eq!(actions.len(), 2);
    assert!(actions.into_iter().all(|action| answers.contains(action)), "they are echoed");
}

#[test]
fn katrain_is_told_which_settings_mean_nothing() {
    let answers = answers(&recorded());
    assert!(answers.iter().all(|line| line.get("error").is_none()));
    for warning in answers.iter().filter_map(|line| line["warning"].as_str()) {
        let names = warning.strip_prefix("Unknown config params: ").expect("the usual warning");
        assert!(names.split(',').all(|name| IDLE.contains(&name)), "{warning}");
    }
}

/// KaTrain looks at a region by avoiding the moves outside of it.
#[test]
fn moves_outside_a_region_are_not_told() {
    let answers = answers(&recorded());
    let queries = lines(&recorded());
    let query = queries.iter().find(|query| query.get("avoidMoves").is_some()).expect("one");
    let avoided: Vec<&Value> = query["avoidMoves"]
        .as_array()
        .expect("a list")
        .iter()
        .flat_map(|entry| entry["moves"].as_array().expect("moves"))
        .collect();
    let infos = answer(&answers, &query["id"])["moveInfos"].as_array().expect("moves");
    assert!(infos.iter().all(|info| !avoided.contains(&&info["move"])));
}
