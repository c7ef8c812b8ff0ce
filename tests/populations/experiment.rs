//! `octant experiment` from outside, with tiny games: the table is what the files of results
//! say, a killed experiment goes on where it was, and bad input is told before anything is played.

use crate::folder::{Folder, text};
use octant::arena::{GameReport, MatchTally, Side};
use octant::board::Size;
use octant::book::{Book, Format, Header, Tally};
use octant::population::Population;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::process::Command;
use std::time::{Duration, Instant};

/// The lines of the book, each with the wins and games of its last move.
const LINES: [(&str, u64, u64); 4] =
    [("C3", 60, 100), ("C3 C2", 50, 90), ("C3 C2 D2", 30, 60), ("C3 C2 D2 B2", 29, 58)];

/// A folder with a book in it.
fn with_book() -> Folder {
    let folder = Folder::empty();
    let komi = "0.5".parse().expect("a komi");
    let size = Size::new(5).expect("a size");
    let mut book = Book::new(Header::new(size, komi, "chinese", ""));
    let mut line = book.line();
    for (moves, wins, games) in LINES {
        line.truncate(0);
        moves.split(' ').for_each(|vertex| line.play(vertex.parse().expect("a vertex")));
        line.add(Tally { games, wins });
    }
    let bytes = book.write(Format::Binary).expect("a book");
    fs::write(folder.path("mine.book"), bytes).expect("a writable folder");
    folder
}

/// The start of an experiment; the opponent, where there is one, is `octant gtp`.
fn experiment(bench: &Folder, arguments: &str) -> Command {
    let opponent = format!(
        "'{}' gtp --playouts 5 --size 5 --no-book --seed {{game}}",
        env!("CARGO_BIN_EXE_octant")
    );
    let mut command = bench.command(&format!("experiment {arguments}"));
    if arguments.starts_with("book") && !arguments.contains("--opponent ") {
        command.args(["--opponent", &opponent]);
    }
    command
}

fn run(bench: &Folder, arguments: &str) -> String {
    let output = experiment(bench, arguments).output().expect("octant starts");
    assert!(output.status.success(), "{arguments}: {}", text(&output.stderr));
    assert!(output.stderr.is_empty(), "{arguments}: {}", text(&output.stderr));
    text(&output.stdout)
}

fn json(bench: &Folder, arguments: &str) -> Value {
    serde_json::from_str(&run(bench, &format!("{arguments} --json"))).expect("JSON")
}

/// The games of each file of results, by the file's name without its fingerprint.
fn results(bench: &Folder, out: &str) -> BTreeMap<String, Vec<GameReport>> {
    let mut games = BTreeMap::new();
    for entry in fs::read_dir(bench.path(out)).expect("a folder of results") {
        let path = entry.expect("an entry").path();
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let (name, _) = name.rsplit_once('-').expect("a fingerprint");
        let text = fs::read_to_string(&path).expect("a file of results");
        let mut reports: Vec<GameReport> =
            text.lines().map(|line| serde_json::from_str(line).expect("a game")).collect();
        reports.sort_by_key(|report| report.game);
        assert!(games.insert(name.to_string(), reports).is_none(), "{name} twice");
    }
    games
}

const BOOK: &str = "book --book mine.book --size 5 --komi 0.5 --levels 10..20 --games 4 \
                    --opponent-playouts 10 --opponent-games 4";

/// The words of a row, without those that depend on the speed of the machine.
fn timeless(findings: &Value) -> Vec<Value> {
    let rows = findings["rows"].as_array().expect("rows");
    let timeless = |row: &Value| {
        let mut row = row.clone();
        let members = row.as_object_mut().expect("an object");
        members.remove("seconds_a_game");
        members.remove("time_saved");
        row
    };
    rows.iter().map(timeless).collect()
}

#[test]
fn the_table_is_what_the_results_say() {
    let bench = with_book();
    let findings = json(&bench, &format!("{BOOK} --out all --jobs 2"));
    let games = results(&bench, "all");
    let rows = findings["rows"].as_array().expect("rows");
    let files =
        ["book-itself-10", "book-itself-20", "book-octant-10-without", "book-octant-10-with"];
    assert_eq!(rows.len(), files.len());
    assert_eq!(games.len(), files.len());
    for (row, file) in rows.iter().zip(files) {
        let reports = &games[file];
        let mut tally = MatchTally::default();
        reports.iter().for_each(|report| tally.add(report.score()));
        assert_eq!(row["all"]["games"], 4, "{file}");
        assert_eq!(row["all"]["wins"], tally.wins, "{file}");
        assert_eq!(row["all"]["rate_low"], tally.interval().low, "{file}");
        assert_eq!(row["as_black"]["games"], 2, "colors are balanced");
        assert_eq!(row["faults"], 0, "{file}: {reports:?}");
        let sum = |values: [f64; 4]| values.iter().sum::<f64>() / 4.0;
        let of_a = |value: fn(&GameReport) -> f64| sum([0, 1, 2, 3].map(|n| value(&reports[n])));
        let close =
            |key: &Value, value: f64| (key.as_f64().expect("a number") - value).abs() < 1e-9;
        assert!(close(&row["seconds_a_game"][0], of_a(|game| game.seconds[0])), "{file}");
        let book_moves = of_a(|game| game.book_moves[0].expect("a count").into());
        assert!(close(&row["book_moves_a_game"], book_moves), "{file}");
        assert_eq!(book_moves > 0.0, !file.ends_with("without"), "{file}: {book_moves}");
    }
    // The engine without the book has none; a program cannot say.
    assert!(games["book-itself-10"].iter().all(|game| game.book_moves[1] == Some(0)));
    assert!(games["book-octant-10-with"].iter().all(|game| game.book_moves[1].is_none()));
    assert!(
        games["book-itself-10"].iter().all(|game| game.black != Side::A || game.moves[0] == "C3")
    );
    let gain = rows[3]["gain"][0].as_f64().expect("a gain");
    let rate = |row: usize| rows[row]["all"]["rate"].as_f64().expect("a rate");
    assert!((gain - (rate(3) - rate(2))).abs() < 1e-9);
    assert_eq!(rows[2]["gain"], Value::Null, "nothing to compare with");
    let moves: Vec<&Vec<String>> = games["book-itself-20"].iter().map(|game| &game.moves).collect();
    assert!(moves[0] != moves[2] && moves[1] != moves[3], "games differ");

    // The same again plays nothing and says the same, in Markdown too.
    let shown = run(&bench, &format!("{BOOK} --out all --show -o table.md"));
    let markdown = fs::read_to_string(bench.path("table.md")).expect("a table");
    for text in [shown.as_str(), markdown.as_str()] {
        assert!(text.starts_with("5x5, komi 0.5, chinese rules"), "{text}");
        assert!(text.contains("4% more wins, 2 to 6 book moves a game, 10% less time"), "{text}");
        let percent = format!("{:.1}%", 100.0 * rate(0));
        let row = text.lines().find(|line| line.contains("without, 10 simulations"));
        assert!(row.is_some_and(|row| row.contains(&percent)), "{text}");
    }
    assert_eq!(markdown.lines().filter(|line| line.starts_with('|')).count(), 6, "{markdown}");
    assert_eq!(timeless(&json(&bench, &format!("{BOOK} --out all"))), timeless(&findings));
    assert_eq!(results(&bench, "all"), games);
}

#[test]
fn a_killed_experiment_goes_on_where_it_was() {
    let bench = with_book();
    let plan = "book --book mine.book --size 5 --komi 0.5 --levels 50,60 --games 10 \
                --opponent-games 0 --json";
    let whole: Value =
        serde_json::from_str(&run(&bench, &format!("{plan} --out whole"))).expect("JSON");
    let mut child =
        experiment(&bench, &format!("{plan} --out killed")).spawn().expect("octant starts");
    let finished = || {
        let files = fs::read_dir(bench.path("killed")).into_iter().flatten().flatten();
        files
            .filter_map(|file| fs::read_to_string(file.path()).ok())
            .map(|text| text.lines().count())
            .sum::<usize>()
    };
    let started = Instant::now();
    while finished() < 3 && started.elapsed() < Duration::from_secs(60) {
        std::thread::sleep(Duration::from_millis(5));
    }
    child.kill().expect("it runs");
    child.wait().expect("it ends");
    let before = finished();
    assert!((3..20).contains(&before), "{before} games before it was killed");
    let resumed: Value =
        serde_json::from_str(&run(&bench, &format!("{plan} --out killed --jobs 2"))).expect("JSON");
    assert_eq!(timeless(&resumed), timeless(&whole));
    let moves = |out: &str| -> Vec<Vec<Vec<String>>> {
        let games = results(&bench, out).into_values();
        games.map(|games| games.into_iter().map(|game| game.moves).collect()).collect()
    };
    assert_eq!(moves("killed"), moves("whole"), "a game is a function of its number");
}

#[test]
fn another_book_begins_other_results() {
    let bench = with_book();
    let plan = "book --book mine.book --size 5 --komi 0.5 --levels 5 --games 2 --opponent-games 0";
    run(&bench, plan);
    let folder = bench.path("experiments");
    let count = || fs::read_dir(&folder).expect("the usual folder").count();
    assert_eq!(count(), 1);
    run(&bench, &format!("{plan} --param book.threshold=0.1"));
    assert_eq!(count(), 2);
    let path = bench.path("mine.book");
    let mut book = Book::read(&fs::read(&path).expect("a file")).expect("a book");
    book.line().add(Tally { games: 1, wins: 0 });
    fs::write(&path, book.write(Format::Binary).expect("a book")).expect("a writable file");
    run(&bench, plan);
    assert_eq!(count(), 3);
}

#[test]
fn knowledge_is_switched_off_part_by_part() {
    let bench = with_book();
    let plan = "knowledge --games 2 --playouts 2 --shape-games 0 --out k --jobs 2";
    let findings = json(&bench, plan);
    let rows = findings["rows"].as_array().expect("rows");
    let papers: Vec<&str> = rows.iter().filter_map(|row| row["paper"].as_str()).collect();
    assert_eq!(papers, ["52.9% ± 0.5", "52.8% ± 0.5", "57.2% ± 1.0"]);
    for games in results(&bench, "k").into_values() {
        assert_eq!(games.len(), 2);
        assert!(games.iter().all(|game| game.error.is_none() && game.size == 9), "{games:?}");
        let [on, off] = &games[0].players;
        assert!(off.starts_with(on.as_str()) && off.len() > on.len(), "{on} and {off}");
    }
    let shown = run(&bench, "knowledge --show --out nothing");
    assert!(
        shown.contains("shapes, 19x19, 1000 simulations") && shown.contains("63.9%"),
        "{shown}"
    );
    assert!(!bench.path("nothing").exists(), "a look leaves nothing behind");
    fs::write(bench.path("openings.txt"), "E5 C3\n").expect("a writable folder");
    run(&bench, "knowledge --games 1 --playouts 2 --shape-games 0 --out o --openings openings.txt");
    for games in results(&bench, "o").into_values() {
        assert_eq!(games[0].moves[..2], ["E5", "C3"]);
    }
}

#[test]
fn a_population_is_learned_once_and_then_played_with() {
    let bench = with_book();
    let plan = "coevolution --size 5 --komi 0.5 --playouts 5 --population-games 6 --games 2 \
                --strong-games 2 --out c";
    let shown = run(&bench, &format!("{plan} --show"));
    assert!(shown.contains("MBM, 0 games learned, 5 simulations"), "{shown}");
    assert!(!bench.path("c").exists(), "a look leaves nothing behind");
    let findings = json(&bench, &format!("{plan} --jobs 2"));
    let rows = findings["rows"].as_array().expect("rows");
    let names: Vec<&str> = rows.iter().filter_map(|row| row["name"].as_str()).collect();
    let expected = [
        "before learning, 5 simulations",
        "MBM, 6 games learned, 5 simulations",
        "MVBM, 6 games learned, 5 simulations",
        "before learning, 40 simulations",
        "MBM, 6 games learned, 40 simulations",
        "MVBM, 6 games learned, 40 simulations",
    ];
    assert_eq!(names, expected);
    assert!(rows[1]["paper"].as_str().is_some_and(|paper| paper.starts_with("64.3%")));
    for row in rows {
        assert_eq!((&row["as_black"]["games"], &row["as_white"]["games"]), (&1.into(), &1.into()));
        let book_moves = row["book_moves_a_game"].as_f64().expect("a number");
        let has_learned = row["name"].as_str().is_some_and(|name| name.contains("learned,"));
        assert!(has_learned || book_moves == 0.0, "{row}");
    }
    assert!(rows[2]["book_moves_a_game"].as_f64() > Some(0.0), "one game in ten is enough");
    for method in ["mbm", "mvbm"] {
        let place = bench.path(&format!("c/coevolution-{method}-5x5-0.5-chinese-5"));
        let population = Population::read(&place.to_string_lossy()).expect("a population");
        assert_eq!(population.games(), 6, "{method}");
    }
    assert_eq!(timeless(&json(&bench, plan)), timeless(&findings), "nothing is left to play");
}

#[test]
fn a_population_may_begin_with_openings_and_play_against_a_book() {
    let bench = with_book();
    fs::write(bench.path("hand.txt"), "C3 C2 D2 # by hand\nC3 D2 W+\n").expect("room");
    let plan = "coevolution --size 5 --komi 0.5 --playouts 5 --population-games 3 --games 2 \
                --strong-games 0 --out f --from hand.txt --given mine.book";
    let findings = json(&bench, plan);
    let rows = findings["rows"].as_array().expect("rows");
    let names: Vec<&str> = rows.iter().filter_map(|row| row["name"].as_str()).collect();
    let expected = [
        "before learning, 5 simulations",
        "MBM, 3 games learned, 5 simulations",
        "MVBM, 3 games learned, 5 simulations",
        "MBM, 3 games learned, 5 simulations, against the given book",
        "MVBM, 3 games learned, 5 simulations, against the given book",
    ];
    assert_eq!(names, expected);
    assert_eq!(rows[3]["paper"], "64.1% ± 1.8 as White, 46.1% ± 1.8 as Black");
    // The folder has the populations too.
    let files = fs::read_dir(bench.path("f")).expect("a folder").map(|file| file.expect("one"));
    let given = |file: &fs::DirEntry| {
        file.file_name().to_string_lossy().starts_with("coevolution-mvbm-5-given-")
    };
    let file = files.into_iter().find(given).expect("results");
    let text = fs::read_to_string(file.path()).expect("a file");
    let games: Vec<GameReport> =
        text.lines().map(|line| serde_json::from_str(line).expect("a game")).collect();
    assert!(games.iter().all(|game| game.error.is_none()), "{games:?}");
    assert!(games.iter().any(|game| game.book_moves[1] > Some(0)), "the other has the book");
}

#[test]
fn bad_input_is_told_before_anything_is_played() {
    let bench = with_book();
    fs::write(bench.path("torn.book"), "OCTANTBK").expect("a writable folder");
    fs::write(bench.path("bad.txt"), "E5 E5\n").expect("a writable folder");
    let mine = "book --book mine.book --size 5 --komi 0.5 --games 1 --opponent-games 0";
    for (arguments, code, reason) in [
        ("book --book none.book", 1, "none.book: No such file"),
        ("book --book torn.book", 1, "torn.book: "),
        ("book --book mine.book", 1, "no book for 9x9, komi 7.5, chinese: loaded are mine.book"),
        ("book --book mine.book,torn.book --size 5 --komi 0.5", 1, "No such file"),
        ("book --levels 1M", 2, "\"1M\" is no number of simulations"),
        ("book --levels 8K..1K", 2, "8K..1K ends before it begins"),
        (&format!("{mine} --param book.speed=1"), 1, "unknown parameter book.speed"),
        (&format!("{mine} --openings bad.txt"), 1, "line 1: \"E5\" is no legal move"),
        (&format!("{mine} -o nowhere/table.md"), 1, "nowhere/table.md: "),
        (&format!("{mine} --out mine.book"), 1, "mine.book: "),
        (
            "book --book mine.book --size 5 --komi 0.5 --opponent /no/such/program",
            1,
            "/no/such/program: No such file",
        ),
        ("coevolution --out a,b", 1, "a folder without a comma in its name"),
        ("knowledge --playouts 0", 2, "is no number of simulations"),
        ("everything", 2, "unrecognized subcommand"),
    ] {
        let output = experiment(&bench, arguments).output().expect("octant starts");
        let message = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(code), "{arguments}: {message}");
        assert!(message.contains(reason), "{arguments}: {message}");
        assert!(output.stdout.is_empty(), "{arguments}");
    }
    let played = fs::read_dir(bench.path("experiments")).into_iter().flatten().flatten();
    for file in played {
        assert_eq!(fs::read(file.path()).expect("a file"), b"", "{file:?}");
    }
}
