//! `octant book stages` from outside: trees in canonical moves, a job that may be killed at any
//! moment, and a book in which every simulation is counted.

use crate::folder::Folder;
use octant::board::{Move, Size, canonical_form};
use octant::book::{Book, Evidence, Header, NodeId, text};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Child;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Three small stages that keep all they find but rare moves.
const SMALL: &str = "book stages --size 5 --komi 0.5 --playouts 600 --levels 3 --first 3 \
                     --replies 2 --least-replies 1 --min-games 5 --min-win-rate 0 --memory 16";

impl Folder {
    /// The finished trees by the names of their lines.
    fn trees(&self, folder: &str) -> BTreeMap<String, Book> {
        let files = fs::read_dir(self.path(folder)).expect("a folder of trees");
        let trees = files.map(|file| file.expect("a readable folder").path());
        trees
            .map(|path| {
                let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
                (name, read(&path))
            })
            .collect()
    }
}

fn book(bench: &Folder, name: &str) -> Book {
    read(&bench.path(name))
}

fn read(path: &Path) -> Book {
    Book::read(&fs::read(path).expect("a file")).expect("a book")
}

fn moves(line: &str) -> Vec<Move> {
    let names = line.split('-').filter(|name| *name != "empty");
    names.map(|vertex| vertex.parse().expect("a vertex")).collect()
}

/// All that a book knows, by line.
fn evidence(book: &Book) -> BTreeMap<Vec<Move>, Evidence> {
    let mut line: Vec<Move> = Vec::new();
    let mut evidence = BTreeMap::new();
    for (depth, id) in book.tree().walk() {
        line.truncate(depth.saturating_sub(1));
        line.extend(book.tree().move_of(id));
        evidence.insert(line.clone(), book.tree().evidence(id));
    }
    evidence
}

#[test]
fn stages_follow_the_best_canonical_moves() {
    let bench = Folder::empty();
    let report = bench.run(&format!("{SMALL} -o a.book"));
    assert!(report.starts_with("a.book: ") && report.ends_with(" moves\n"), "{report}");
    let trees = bench.trees("a.book.trees");
    let size = Size::new(5).expect("a size");
    let lines: BTreeSet<Vec<Move>> = trees.keys().map(|name| moves(name)).collect();
    let count = |length: usize| lines.iter().filter(|line| line.len() == length).count();
    assert_eq!((count(0), count(1)), (1, 3), "{lines:?}");
    assert!((3..=6).contains(&count(2)) && count(3) == 0, "{lines:?}");
    for line in &lines {
        assert_eq!(canonical_form(size, line).0, *line);
        assert!(line.is_empty() || lines.contains(&line[..line.len() - 1]), "{line:?}");
    }
    // Every simulation of the empty board began with a canonical move: 6 on 5x5, and a pass.
    let first: Vec<Evidence> =
        evidence(&trees["empty"]).into_iter().filter(|(l, _)| l.len() == 1).map(|l| l.1).collect();
    let simulations: u64 = first.iter().map(|evidence| evidence.tried.games).sum();
    assert!(first.iter().all(|first| first.searched.games == 0 && first.games.games == 0));
    assert!(first.len() <= 6 && (500..=600).contains(&simulations), "{first:?}");
    for (name, tree) in &trees {
        for line in evidence(tree).keys() {
            assert_eq!(canonical_form(size, line).0, *line, "in {name}");
        }
    }
}

#[test]
fn trees_are_the_papers_text_and_merging_loses_nothing() {
    let bench = Folder::empty();
    bench.run(&format!("{SMALL} -o a.txt").replace("--min-games 5", "--min-games 1"));
    let trees = bench.trees("a.txt.trees");
    let mut sum: BTreeMap<Vec<Move>, Evidence> = BTreeMap::new();
    for (name, tree) in &trees {
        let file = bench.text(&format!("a.txt.trees/{name}.txt"));
        let grammar = &file[file.find('{').expect("a tree")..];
        let header = tree.header().clone();
        assert_eq!(text::read_tree(grammar, header).as_ref(), Ok(tree), "{name}");
        assert_eq!(text::write_tree(tree), grammar, "{name}");
        let evidence = evidence(tree);
        let end = evidence[&moves(name)];
        assert_eq!(end.searched.games, 600, "{name}: all simulations at its end");
        let others = evidence.values().filter(|evidence| evidence.searched.games > 0);
        assert_eq!(others.count(), 1, "{name}: no other move has a search of its own");
        for (line, evidence) in evidence {
            *sum.entry(line).or_default() += evidence;
        }
    }
    assert_eq!(evidence(&book(&bench, "a.txt")), sum);
    let merged = trees.keys().map(|name| format!(" a.txt.trees/{name}.txt")).collect::<String>();
    bench.run(&format!("book merge{merged} -o b.txt"));
    assert_eq!(book(&bench, "b.txt").tree(), book(&bench, "a.txt").tree());
}

#[test]
fn the_same_inputs_give_the_same_bytes() {
    let bench = Folder::empty();
    bench.run(&format!("{SMALL} -o a.txt"));
    bench.run(&format!("{SMALL} -o b.txt --jobs 3"));
    assert_eq!(bench.text("a.txt"), bench.text("b.txt"));
    bench.run(&format!("{SMALL} -o c.txt --seed 2"));
    assert_ne!(bench.text("a.txt"), bench.text("c.txt"));
    // One more stage takes the finished trees.
    let before = bench.trees("a.txt.trees");
    bench.run(&format!("{SMALL} -o a.txt").replace("--levels 3", "--levels 4"));
    let after = bench.trees("a.txt.trees");
    assert!(after.len() > before.len());
    assert!(before.iter().all(|(name, tree)| after[name] == *tree));
}

/// Waits until a job has finished so many trees, and kills it.
fn kill_after(child: &mut Child, folder: &Path, trees: usize) {
    let started = Instant::now();
    let finished = || fs::read_dir(folder).map_or(0, |files| files.count());
    while finished() < trees && started.elapsed() < Duration::from_secs(60) {
        sleep(Duration::from_millis(1));
    }
    child.kill().expect("a child can be killed");
    child.wait().expect("a child ends");
}

#[test]
fn a_killed_job_goes_on_where_it_was() {
    let bench = Folder::empty();
    let job = |name: &str| format!("{SMALL} -o {name}").replace("600", "3000");
    bench.run(&job("whole.txt"));
    let folder = bench.path("killed.txt.trees");
    for trees in [1, 3, 6] {
        let mut child = bench.command(&job("killed.txt")).spawn().expect("octant starts");
        kill_after(&mut child, &folder, trees);
        // What is there is whole, whenever the job ended.
        for file in fs::read_dir(&folder).expect("a folder of trees") {
            let path = file.expect("a readable folder").path();
            if path.extension().is_some_and(|ending| ending == "txt") {
                read(&path);
            }
        }
    }
    let times = |path: &Path| fs::metadata(path).and_then(|file| file.modified()).expect("a file");
    let first = times(&folder.join("empty.txt"));
    bench.run(&job("killed.txt"));
    assert_eq!(times(&folder.join("empty.txt")), first, "a finished tree is not grown again");
    assert_eq!(bench.text("killed.txt"), bench.text("whole.txt"));
}

#[test]
fn trees_of_other_settings_are_refused() {
    let bench = Folder::empty();
    let small = SMALL.replace("--levels 3", "--levels 1");
    bench.run(&format!("{small} -o a.txt"));
    for other in ["--seed 5", "--playouts 700", "--komi 7.5", "--rules japanese"] {
        let name = other.split(' ').next().expect("a flag");
        let mut words: Vec<&str> = small.split_whitespace().collect();
        if let Some(at) = words.iter().position(|word| *word == name) {
            words.drain(at..at + 2);
        }
        let output = bench.output(&format!("{} {other} -o a.txt", words.join(" ")));
        assert_eq!(output.status.code(), Some(1), "{other}");
        let message = String::from_utf8_lossy(&output.stderr);
        assert!(message.contains("empty.txt is of other settings (5x5, "), "{message}");
        assert!(!message.trim_end().contains('\n'), "{message}");
    }
    let header: Header = book(&bench, "a.txt").header().clone();
    assert_eq!(header.origin().len(), 2, "{header:?}");
    assert!(book(&bench, "a.txt").tree().successors(NodeId::ROOT).count() > 0);
}

#[test]
fn a_book_grows_where_its_games_go_and_goes_on_where_it_was() {
    let bench = Folder::empty();
    let grow = "book grow growth --size 5 --komi 0.5 --playouts 200 --memory 8 --seed 1";
    let report = bench.run(&format!("{grow} -o a.book --searches 12"));
    assert!(report.starts_with("a.book: ") && report.ends_with(" moves\n"), "{report}");
    let searched = |name: &str| {
        let book = book(&bench, name);
        let lines = evidence(&book).into_iter();
        let lines = lines.filter(|(_, evidence)| evidence.searched.games > 0);
        lines.map(|(line, _)| line).collect::<BTreeSet<_>>()
    };
    let first = searched("a.book");
    assert_eq!(first.len(), 12);
    for line in &first {
        assert!(line.is_empty() || first.contains(&line[..line.len() - 1]), "{line:?}");
    }
    // The same place goes on, by several threads, and loses nothing.
    bench.run(&format!("{grow} -o b.book --searches 20 --jobs 2"));
    let more = searched("b.book");
    assert!(more.len() >= 20 && first.is_subset(&more), "{}", more.len());
    let error = bench.fail("book grow growth -o c.book --size 5 --komi 1.5 --searches 1");
    assert!(error.contains("growth: its studies are 5x5, komi 0.5, chinese, 200 sim"), "{error}");
    // Every reply that its own play can reach is one that was searched.
    let report = bench.run("book check b.book --playouts 50 --memory 8 --seed 1 --worst 2");
    assert!(report.contains(" replies that its own play can reach, "), "{report}");
    assert!(report.contains("of a search of 50 simulations\n"), "{report}");
    assert!(bench.text("b.book.check.jsonl").lines().count() > 2);
}
