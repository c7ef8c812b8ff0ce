//! All studies together: the value of each position, and which position is to be studied next.

use super::Grow;
use super::study::Study;
use crate::board::{Color, Move};
use crate::book::{Book, Evidence, EvidenceKind, Header, Tally};
use std::cmp::Ordering;
use std::collections::{BinaryHeap, HashMap, HashSet};

/// The chance that the second of one's own moves is the one that the book comes to play.
const SECOND: f64 = 0.5;

/// A move with a smaller part of a study's simulations is not kept.
const LEAST_SHARE: f64 = 0.01;

/// The studies by their lines.
#[derive(Clone, Default, Debug)]
pub(super) struct Knowledge {
    studies: HashMap<Vec<Move>, Study>,
}

/// A line on the way to what is to be studied, and how likely games come there.
#[derive(PartialEq)]
struct Way {
    reach: f64,
    line: Vec<Move>,
}

impl Eq for Way {}

impl PartialOrd for Way {
    fn partial_cmp(&self, other: &Way) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Way {
    /// The likeliest is the greatest; of equals the shortest line.
    fn cmp(&self, other: &Way) -> Ordering {
        let depth = other.line.len().cmp(&self.line.len());
        self.reach.total_cmp(&other.reach).then(depth).then_with(|| other.line.cmp(&self.line))
    }
}

fn after(line: &[Move], mv: Move) -> Vec<Move> {
    [line, &[mv]].concat()
}

impl Knowledge {
    /// Takes in a study; of several about one position the first one counts.
    pub(super) fn learn(&mut self, study: Study) {
        self.studies.entry(study.line.clone()).or_insert(study);
    }

    /// The number of positions that are studied.
    pub(super) fn len(&self) -> usize {
        self.studies.len()
    }

    /// The win rate of the player to move, backed up: that of the best move among those that have a
    /// study of their own, and where there is none that of the study itself.
    pub(super) fn value(&self, line: &[Move]) -> Option<f64> {
        let study = self.studies.get(line)?;
        let replies = study.moves.iter().filter_map(|&(mv, _)| self.value(&after(line, mv)));
        let best = replies.map(|value| 1.0 - value).max_by(f64::total_cmp);
        Some(best.unwrap_or(study.whole().win_rate()))
    }

    /// The lines to be studied, the likeliest first: what the book's own side would play, best by
    /// what is known now, against all that is sensible for the opponent.
    pub(super) fn wanted(&self, plan: &Grow, most: usize) -> Vec<Vec<Move>> {
        let given = given(plan);
        let unanswered = given.iter().filter_map(|line| self.unanswered(plan, line));
        let mut wanted: HashMap<Vec<Move>, f64> = unanswered.map(|line| (line, 1.0)).collect();
        for own in Color::ALL {
            let begin = |line: &&[Move]| Way { reach: plan.sensible, line: line.to_vec() };
            let mut open: BinaryHeap<Way> = given.iter().map(begin).collect();
            open.push(Way { reach: 1.0, line: Vec::new() });
            let mut found = 0;
            while let Some(Way { reach, line }) = open.pop() {
                let Some(study) = self.studies.get(&line) else {
                    let known = wanted.entry(line).or_insert(reach);
                    *known = known.max(reach);
                    found += 1;
                    if found >= most {
                        break;
                    }
                    continue;
                };
                if line.len() >= plan.depth {
                    continue;
                }
                let is_own = Color::ALL[line.len() % 2] == own;
                let ways = if is_own { self.own(plan, study) } else { sensible(plan, study) };
                open.extend(
                    ways.into_iter()
                        .map(|(mv, chance)| Way { reach: reach * chance, line: after(&line, mv) }),
                );
            }
        }
        let mut wanted: Vec<Way> =
            wanted.into_iter().map(|(line, reach)| Way { reach, line }).collect();
        wanted.sort_by(|a, b| b.cmp(a));
        wanted.into_iter().take(most).map(|way| way.line).collect()
    }

    /// The line to be studied next so that there is a reply to another one: that itself, or with its
    /// best move.
    fn unanswered(&self, plan: &Grow, line: &[Move]) -> Option<Vec<Move>> {
        let Some(study) = self.studies.get(line) else { return Some(line.to_vec()) };
        let best = self.own(plan, study).first().map(|&(mv, _)| after(line, mv));
        best.filter(|reply| !self.studies.contains_key(reply))
    }

    /// The best moves of one's own side, by their own studies where they have one: a move that was
    /// refuted falls behind those that nobody has studied yet.
    fn own(&self, plan: &Grow, study: &Study) -> Vec<(Move, f64)> {
        let whole = study.whole().games;
        let is_tried = |tally: &Tally| tally.games as f64 >= LEAST_SHARE * whole as f64;
        let tried = study.moves.iter().filter(|(_, tally)| is_tried(tally));
        let mut moves: Vec<(Move, f64)> = tried
            .map(|&(mv, tally)| {
                let own = self.value(&after(&study.line, mv)).map(|value| 1.0 - value);
                (mv, own.unwrap_or(tally.lower_bound(Tally::CONFIDENCE)))
            })
            .collect();
        moves.sort_by(|a, b| b.1.total_cmp(&a.1));
        let chances = std::iter::successors(Some(1.0), |chance| Some(chance * SECOND));
        moves.iter().take(plan.own).map(|&(mv, _)| mv).zip(chances).collect()
    }

    /// The book of all studies. What is searched is backed up; what was only tried is kept for those
    /// who look at the book.
    pub(super) fn book(&self, header: Header) -> Book {
        let mut book = Book::new(header);
        let mut lines: Vec<&Vec<Move>> = self.studies.keys().collect();
        lines.sort();
        for line in lines {
            let Some(study) = self.studies.get(line) else { continue };
            let whole = study.whole();
            let lost = 1.0 - self.value(line).unwrap_or(0.5);
            let wins = (whole.games as f64 * lost).round() as u64;
            let own = Tally { games: whole.games, wins: wins.min(whole.games) };
            let mut path = book.line();
            line.iter().for_each(|&mv| path.play(mv));
            path.add_evidence(Evidence::new(EvidenceKind::Searched, own));
            for &(mv, tally) in &study.moves {
                if tally.games as f64 >= LEAST_SHARE * whole.games as f64 {
                    path.play(mv);
                    path.add_evidence(Evidence::new(EvidenceKind::Tried, tally));
                    path.truncate(line.len());
                }
            }
        }
        book
    }
}

/// All that openings begin with. The beginning of a line in canonical form is in canonical form.
fn given(plan: &Grow) -> HashSet<&[Move]> {
    plan.openings.iter().flat_map(|line| (1..=line.len()).map(|length| &line[..length])).collect()
}

/// The moves that an opponent may make, each with its part of the simulations.
fn sensible(plan: &Grow, study: &Study) -> Vec<(Move, f64)> {
    let whole = study.whole().games.max(1) as f64;
    let share = |&(mv, tally): &(Move, Tally)| (mv, tally.games as f64 / whole);
    let sensible = study.moves.iter().map(share);
    sensible.filter(|&(_, share)| share >= plan.sensible).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Size;
    use crate::search::Settings;

    fn plan() -> Grow {
        Grow {
            own: 2,
            sensible: 0.1,
            depth: 4,
            openings: Vec::new(),
            settings: Settings::default(),
            seed: 1,
        }
    }

    fn mv(vertex: &str) -> Move {
        vertex.parse().expect("a vertex")
    }

    /// A study by its moves, each with its simulations and its win rate in percent.
    fn study(line: &str, moves: &[(&str, u64, u64)]) -> Study {
        let tally = |games, percent| Tally { games, wins: games * percent / 100 };
        Study {
            name: line.to_owned(),
            line: line.split_whitespace().map(mv).collect(),
            moves: moves.iter().map(|&(name, n, p)| (mv(name), tally(n, p))).collect(),
        }
    }

    fn knowledge(studies: &[Study]) -> Knowledge {
        let mut knowledge = Knowledge::default();
        studies.iter().cloned().for_each(|study| knowledge.learn(study));
        knowledge
    }

    fn wanted(knowledge: &Knowledge) -> Vec<String> {
        let words =
            |line: &Vec<Move>| line.iter().map(Move::to_string).collect::<Vec<_>>().join(" ");
        knowledge.wanted(&plan(), 100).iter().map(words).collect()
    }

    #[test]
    fn openings_are_followed_however_unlikely_they_are() {
        let root = study("", &[("C3", 1000, 50)]);
        let plan = Grow { openings: vec![vec![mv("D1"), mv("C3")]], ..plan() };
        let wanted = |studies: &[Study]| knowledge(studies).wanted(&plan, 100);
        let lines = [vec![mv("D1")], vec![mv("C3")], vec![mv("D1"), mv("C3")]];
        assert_eq!(wanted(std::slice::from_ref(&root)), lines);
        // White's reply to D1, before anything that is only likely.
        let reply = study("D1", &[("C2", 1000, 60)]);
        let center = study("C3", &[("C2", 1000, 50)]);
        let next = wanted(&[root, reply, center]);
        let place = |line: &[&str]| {
            let line: Vec<Move> = line.iter().map(|vertex| mv(vertex)).collect();
            next.iter().position(|wanted| *wanted == line).expect("wanted")
        };
        assert!(place(&["D1", "C2"]) < place(&["C3", "C2"]));
    }

    #[test]
    fn a_refuted_line_is_left_by_itself() {
        assert_eq!(wanted(&knowledge(&[])), [""]);
        let root = study("", &[("C3", 800, 50), ("C2", 150, 49), ("D2", 50, 45)]);
        let first = wanted(&knowledge(std::slice::from_ref(&root)));
        // The two best as Black; as White what Black does in one case of ten.
        assert_eq!(first, ["C3", "C2"]);
        // C3 is worse than it seemed, C2 holds: D2 takes the place of C3 for Black.
        let after = [
            root,
            study("C3", &[("C2", 1000, 80)]),
            study("C2", &[("C3", 1000, 50)]),
            study("C3 C2", &[("D2", 1000, 30)]),
            study("C2 C3", &[("D2", 1000, 52)]),
        ];
        let knowledge = knowledge(&after);
        let value = |line: &[&str]| {
            let line: Vec<Move> = line.iter().map(|vertex| mv(vertex)).collect();
            knowledge.value(&line).expect("studied")
        };
        assert!((value(&["C3"]) - 0.7).abs() < 1e-9, "White's best, backed up");
        assert!((value(&[]) - 0.52).abs() < 1e-9, "Black's best, backed up");
        let next = wanted(&knowledge);
        assert!(next.contains(&"D2".to_owned()), "{next:?}");
        assert!(next.contains(&"C2 C3 D2".to_owned()), "{next:?}");
    }

    #[test]
    fn every_move_that_the_book_can_choose_was_searched() {
        let knowledge = knowledge(&[
            study("", &[("C3", 800, 50), ("C2", 200, 40)]),
            study("C3", &[("C2", 600, 45), ("D2", 400, 44)]),
        ]);
        let size = Size::new(5).expect("a size");
        let book = knowledge.book(Header::new(size, "0.5".parse().expect("komi"), "chinese", ""));
        let candidates = crate::book::Pointers::new().candidates(&book);
        let best = crate::book::Selection::default().best(&candidates).expect("a move");
        assert_eq!((best.mv, best.kind), (mv("C3"), EvidenceKind::Searched));
        assert_eq!(best.tally, Tally { games: 1000, wins: 550 }, "what White leaves to Black");
    }
}
