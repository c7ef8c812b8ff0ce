//! A book held against a search that is longer than those that made it: which of the replies that
//! its own play can come to does the search not agree with?
//!
//! [`replies`] lists what the book would play, a [`Check`] asks a search about each of them, twice where
//! the search prefers another move: before the reply, and after it. What was found is kept in a
//! file as it comes, so that a check may be killed and goes on; [`CheckReport`] is what it all comes to.

mod reach;
mod results;

pub use reach::{Reply, replies};

use crate::board::{Move, canonical_form};
use crate::game::Game;
use crate::search::{Limits, Search, Settings, Task};
use results::{Results, words};
use std::fmt;
use std::io;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::channel;
use std::sync::{Mutex, PoisonError};
use std::thread;

/// A plan for checking replies.
#[derive(Clone, PartialEq, Debug)]
pub struct Check {
    /// The empty board with komi and rules.
    pub start: Game,
    /// Simulations of each search.
    pub playouts: u64,
    /// Settings of the searches.
    pub settings: Settings,
}

/// The finding about a reply. Values are win rates of its player, 0 to 1.
#[derive(Clone, PartialEq, Debug)]
pub struct Finding {
    /// The reply.
    pub reply: Reply,
    /// The move that the search prefers.
    pub best: Move,
    /// The worth of the reply.
    pub value: f64,
    /// The worth of the preferred move.
    pub best_value: f64,
}

impl Finding {
    /// The win rate that the reply gives away.
    pub fn loss(&self) -> f64 {
        (self.best_value - self.value).max(0.0)
    }
}

/// The outcome of a check.
#[derive(Clone, PartialEq, Debug)]
pub struct CheckReport {
    /// Replies that there are.
    pub replies: usize,
    /// Findings about them, the greatest loss first.
    pub findings: Vec<Finding>,
    /// Simulations of each search.
    pub playouts: u64,
}

impl Check {
    /// Checks replies, `jobs` at a time, and keeps what it finds in a file. Whoever watches hears
    /// how many are done, at first those that the file knows.
    pub fn run(
        &self,
        replies: &[Reply],
        path: &Path,
        jobs: usize,
        mut watch: impl FnMut(usize),
    ) -> io::Result<CheckReport> {
        let mut results = Results::open(path, self.playouts)?;
        let missing: Vec<&Reply> =
            replies.iter().filter(|reply| !results.known.contains_key(*reply)).collect();
        let mut done = replies.len() - missing.len();
        watch(done);
        let queue = Mutex::new(missing.into_iter());
        let next = || queue.lock().unwrap_or_else(PoisonError::into_inner).next();
        let (sender, found) = channel();
        let stop = AtomicBool::new(false);
        let checked = thread::scope(|scope| {
            for _ in 0..jobs.max(1) {
                let (sender, next, stop) = (sender.clone(), &next, &stop);
                scope.spawn(move || {
                    while let Some(reply) = next() {
                        if sender.send(self.judge(reply, stop)).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(sender);
            for finding in found {
                results.keep(finding, self.playouts).inspect_err(|_| {
                    stop.store(true, std::sync::atomic::Ordering::Relaxed);
                })?;
                done += 1;
                watch(done);
            }
            io::Result::Ok(())
        });
        checked?;
        Ok(self.verdict(replies, &results))
    }

    fn verdict(&self, replies: &[Reply], results: &Results) -> CheckReport {
        let known = replies.iter().filter_map(|reply| results.known.get(reply));
        let mut findings: Vec<Finding> = known.cloned().collect();
        findings.sort_by(|a, b| b.loss().total_cmp(&a.loss()));
        CheckReport { replies: replies.len(), findings, playouts: self.playouts }
    }

    /// Asks the search about a reply.
    fn judge(&self, reply: &Reply, stop: &AtomicBool) -> Finding {
        let game = reach::play(&self.start, &reply.line).expect("replies are to legal lines");
        let (best, best_value) = self.search(&game, stop);
        let value = if is_same(&game, &reply.line, best, reply.mv) {
            best_value
        } else {
            let mut after = game.clone();
            after.play(after.to_play(), reply.mv).expect("replies are legal");
            1.0 - self.search(&after, stop).1
        };
        Finding { reply: reply.clone(), best, value, best_value }
    }

    /// The best move of a position and its win rate.
    fn search(&self, game: &Game, stop: &AtomicBool) -> (Move, f64) {
        let mut search = Search::new(self.settings.clone());
        let limits = Limits { is_patient: true, ..Limits::playouts(self.playouts) };
        let task = Task::new(game, game.to_play());
        let analysis = search.run(&task, limits, stop, &mut |_| {});
        let best = analysis.best().map(|best| (best.mv, best.winrate));
        best.unwrap_or((Move::Pass, analysis.winrate))
    }
}

/// Tells whether two moves after a line are the same in some orientation.
fn is_same(game: &Game, line: &[Move], a: Move, b: Move) -> bool {
    let form = |mv: Move| canonical_form(game.size(), &[line, &[mv]].concat()).0;
    a == b || form(a) == form(b)
}

impl CheckReport {
    /// The part of the findings that give away more than a win rate.
    pub fn share_above(&self, loss: f64) -> f64 {
        self.share(|finding| finding.loss() > loss)
    }

    fn share(&self, is_such: impl Fn(&Finding) -> bool) -> f64 {
        let such = self.findings.iter().filter(|finding| is_such(finding)).count();
        such as f64 / self.findings.len().max(1) as f64
    }

    /// The worst replies, as a table of so many lines at most.
    pub fn worst(&self, most: usize) -> String {
        let bad = self.findings.iter().take(most).take_while(|finding| finding.loss() > 0.0);
        let row = |Finding { reply, best, value, best_value }: &Finding| {
            let (mv, line) = (reply.mv.to_string(), words(&reply.line));
            let (loss, best) = (100.0 * (best_value - value), best.to_string());
            let (value, best_value) = (100.0 * value, 100.0 * best_value);
            let line = if line.is_empty() { "the empty board".to_owned() } else { line };
            format!("{loss:5.1}  {mv:<4} {value:5.1}%  {best:<4} {best_value:5.1}%  after {line}\n")
        };
        bad.map(row).collect()
    }
}

impl fmt::Display for CheckReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let CheckReport { replies, findings, playouts } = self;
        let checked = findings.len();
        writeln!(f, "{replies} replies that its own play can reach, {checked} checked")?;
        if checked == 0 {
            return Ok(());
        }
        let mean = findings.iter().map(Finding::loss).sum::<f64>() / checked as f64;
        let agreed = 100.0 * self.share(|finding| finding.value == finding.best_value);
        writeln!(f, "{agreed:.1}% are the first choice of a search of {playouts} simulations")?;
        let (bad, awful) = (100.0 * self.share_above(0.05), 100.0 * self.share_above(0.15));
        writeln!(
            f,
            "mean loss {:.2}% of win rate; {bad:.1}% lose more than 5%, {awful:.1}% more than 15%",
            100.0 * mean
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Color, Size};
    use crate::book::{Book, Header, Selection};
    use crate::game::{Komi, Rules};
    use std::fs;

    #[test]
    fn a_bad_reply_is_found_and_a_check_goes_on_where_it_was() {
        let size = Size::new(5).expect("a size");
        let mut book = Book::new(Header::new(size, "0.5".parse().expect("komi"), "chinese", ""));
        let moves = |line: &str| -> Vec<Move> {
            line.split(' ').map(|vertex| vertex.parse().expect("a vertex")).collect()
        };
        // Black's first move is as good as any, White's answer in the corner is not.
        (0..9).for_each(|_| book.count(&moves("C3 A1"), Color::White, 9));
        (0..9).for_each(|_| book.count(&moves("C3 A1"), Color::Black, 9));
        let start = Game::new(size, Rules::Chinese, Komi::from_halves(1));
        let replies = replies(&book, &Selection::default(), &start);
        assert_eq!(replies.len(), 2);
        let settings = Settings { memory: 8, seed: 1, ..Settings::default() };
        let check = Check { start, playouts: 300, settings };
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("results.jsonl");
        let mut heard = Vec::new();
        let verdict = check.run(&replies, &path, 1, |done| heard.push(done)).expect("room");
        assert_eq!(heard, [0, 1, 2]);
        assert_eq!((verdict.replies, verdict.findings.len()), (2, 2));
        assert_eq!(
            verdict.findings[0].reply.line.len(),
            usize::from(verdict.findings[0].loss() > 0.0)
        );
        let text = verdict.to_string();
        assert!(text.starts_with("2 replies that its own play can reach, 2 checked\n"), "{text}");

        // A torn line is no finding, and nothing is searched that is known.
        let file = fs::read_to_string(&path).expect("results");
        let torn = file.trim_end().rsplit_once('\n').expect("two lines");
        fs::write(&path, format!("{}\n{}", torn.0, &torn.1[..20])).expect("room");
        let mut heard = Vec::new();
        let again = check.run(&replies, &path, 2, |done| heard.push(done)).expect("room");
        assert_eq!((heard, again.to_string()), (vec![1, 2], verdict.to_string()));
    }
}
