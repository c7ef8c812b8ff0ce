//! Every form of analysis, with the search that really runs.

use crate::program::Program;
use std::collections::HashMap;

/// The answer to an analysis: the lines of information, and the move if one was asked for.
struct Told {
    lines: Vec<String>,
    play: Option<String>,
}

fn tell(program: &mut Program, command: &str, least: usize) -> Told {
    program.send(format!("{command}\n").as_bytes());
    assert_eq!(program.line(), "=", "{command}");
    let mut told = Told { lines: Vec::new(), play: None };
    loop {
        match program.line() {
            end if end.is_empty() => return told,
            line if line.starts_with("play ") => told.play = Some(line),
            line => told.lines.push(line),
        }
        let is_open = !command.contains("genmove");
        if is_open && told.lines.len() == least {
            program.send(b"\n");
        }
    }
}

/// The key and value pairs of each move, and what follows them all.
fn infos(line: &str) -> (Vec<HashMap<String, String>>, Vec<f64>) {
    let (moves, ownership) = line.split_once(" ownership ").unwrap_or((line, ""));
    let moves = moves.split("info ").filter(|info| !info.is_empty()).map(|info| {
        let (pairs, variation) = info.split_once(" pv ").expect("a variation");
        let words: Vec<&str> = pairs.split_whitespace().collect();
        let (pairs, rest) = words.as_chunks::<2>();
        assert!(rest.is_empty(), "{info}");
        let mut map: HashMap<String, String> =
            pairs.iter().map(|[key, value]| (key.to_string(), value.to_string())).collect();
        assert!(variation.starts_with(&map["move"]), "{info}");
        map.insert("pv".to_string(), variation.trim().to_string());
        map
    });
    let ownership = ownership.split_whitespace().map(|word| word.parse().expect("a number"));
    (moves.collect(), ownership.collect())
}

#[test]
fn every_argument_form_is_understood() {
    let mut program = Program::start(&["--no-book", "--playouts", "300", "--seed", "1"]);
    program.ask("boardsize 9");
    for (arguments, has_ownership, most) in [
        ("", false, 99),
        ("b", false, 99),
        ("W", false, 99),
        ("10", false, 99),
        ("black 10", false, 99),
        ("b interval 10", false, 99),
        ("interval 10", false, 99),
        ("b 10 ownership true", true, 99),
        ("ownership true interval 5", true, 99),
        ("b 10 ownership false", false, 99),
        ("b 10 maxmoves 3", false, 3),
        ("w 10 minmoves 2 maxmoves 1 ownership true", true, 1),
        ("b 10 rootInfo true movesOwnership false", false, 99),
        ("b 10 avoid b E5,D5 3", false, 99),
        ("b allow b E5,pass 1", false, 2),
    ] {
        for command in ["kata-analyze", "kata-genmove_analyze", "lz-analyze", "lz-genmove_analyze"]
        {
            let command = format!("{command} {arguments}");
            let is_kata = command.starts_with("kata");
            let told = tell(&mut program, command.trim(), 2);
            assert!(!told.lines.is_empty(), "{command}");
            assert_eq!(told.play.is_some(), command.contains("genmove"), "{command}");
            for line in &told.lines {
                let (moves, ownership) = infos(line);
                assert!(!moves.is_empty() && moves.len() <= most, "{command}: {}", moves.len());
                let points = if has_ownership && is_kata { 81 } else { 0 };
                assert_eq!(ownership.len(), points, "{command}");
                assert!(ownership.iter().all(|owned| (-1.0..=1.0).contains(owned)));
                for (order, info) in moves.iter().enumerate() {
                    assert_eq!(info["order"], order.to_string());
                    for rate in ["winrate", "prior", "lcb"] {
                        let value: f64 = info[rate].parse().expect("a number");
                        let most = if is_kata { 1.0 } else { 10000.0 };
                        assert!((0.0..=most).contains(&value), "{command}: {rate} {value}");
                        assert_eq!(info[rate].contains('.'), is_kata, "{command}: {rate}");
                    }
                    assert_eq!(info.contains_key("scoreLead"), is_kata);
                }
                if arguments.contains("avoid") {
                    assert!(
                        moves.iter().all(|info| !["E5", "D5"].contains(&info["move"].as_str()))
                    );
                }
            }
            if told.play.is_some() {
                program.ask("undo");
            }
        }
    }
}

#[test]
fn an_analysis_grows_and_ends_with_its_best() {
    let mut program = Program::start(&["--no-book", "--threads", "2"]);
    program.ask("boardsize 13");
    let told = tell(&mut program, "kata-analyze b 5 ownership true", 6);
    // Not the sum: a move that is tried too seldom to be told may have been told before.
    let most = |line: &String| {
        infos(line).0.iter().map(|info| info["visits"].parse::<u64>().expect("visits")).max()
    };
    let visits: Vec<u64> = told.lines.iter().filter_map(most).collect();
    assert!(visits.is_sorted() && visits[0] < visits[visits.len() - 1], "{visits:?}");
}

/// A tree of a few MiB is full many times between two reports, which come nevertheless.
#[test]
fn a_full_tree_does_not_silence_an_analysis() {
    for threads in ["1", "4"] {
        let flags = ["--no-book", "--no-net", "--memory", "2", "--threads", threads];
        let mut program = Program::start(&flags);
        program.ask("boardsize 9");
        let told = tell(&mut program, "kata-analyze b 20", 12);
        assert!(told.lines.len() >= 12, "{threads} threads");
    }
}

/// Some clients take the highest value of all moves for that of the position: no move that only luck
/// makes better than the best may be told.
#[test]
fn no_lucky_move_is_told() {
    let mut program = Program::start(&["--no-book", "--no-net", "--threads", "1", "--seed", "2"]);
    for (size, moves) in [("9", "b E5 w E3"), ("13", "b D4 w K10"), ("19", "b Q16 w D4 b C16 w Q3")]
    {
        program.ask(&format!("boardsize {size}"));
        program.ask(&format!("gogui-play_sequence {moves}"));
        let told = tell(&mut program, "kata-analyze 30", 3);
        let (infos, _) = infos(told.lines.last().expect("a line"));
        let number = |info: &HashMap<String, String>, key: &str| -> f64 {
            info[key].parse().expect("a number")
        };
        let most = infos.iter().map(|info| number(info, "visits")).fold(0.0, f64::max);
        let best = &infos[0];
        let mut priors = Vec::new();
        for info in &infos {
            let visits = number(info, "visits");
            assert!(visits * 50.0 >= most, "{info:?} beside {best:?}");
            for key in ["winrate", "scoreLead"] {
                let is_better = number(info, key) > number(best, key);
                assert!(!is_better || visits * 4.0 >= most, "{key}: {info:?} beside {best:?}");
            }
            priors.push(info["prior"].clone());
        }
        priors.dedup();
        assert!(priors.len() > 1 || infos.len() == 1, "a prior says something: {priors:?}");
    }
}
