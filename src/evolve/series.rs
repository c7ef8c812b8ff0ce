//! Evolutions that differ in their seeds alone, in a table.

use super::report::Report;
use std::fmt;

/// An evolution that has come to its end.
#[derive(Clone, Debug)]
pub struct Run {
    /// Its seed.
    pub seed: u64,
    /// The generations there were.
    pub generations: u64,
    /// True if a network won all its games.
    pub is_perfect: bool,
    /// The best network, examined.
    pub report: Report,
}

impl Run {
    /// The numbers that have a column: the win rate against each reference player, over all of
    /// them, and the competence.
    fn numbers(&self) -> [f64; 5] {
        let strength = self.report.strength();
        let [random, naive, jago] = strength.against.map(|score| score.wins.rate());
        [random, naive, jago, strength.overall(), strength.competence()]
    }
}

/// Some evolutions.
#[derive(Clone, Default, Debug)]
pub struct Series {
    /// The evolutions by seed.
    pub runs: Vec<Run>,
}

impl Series {
    /// The evolution with the strongest network.
    pub fn strongest(&self) -> Option<&Run> {
        let strength = |run: &Run| run.report.strength().overall();
        self.runs.iter().max_by(|a, b| strength(a).total_cmp(&strength(b)))
    }

    /// A row of a number of each evolution for each column.
    fn row(
        &self,
        f: &mut fmt::Formatter<'_>,
        name: &str,
        number: fn(&mut dyn Iterator<Item = f64>) -> f64,
    ) -> fmt::Result {
        write!(f, "| {name} | | |")?;
        for column in 0..5 {
            let mut numbers = self.runs.iter().map(|run| run.numbers()[column]);
            write!(f, " {:.4} |", number(&mut numbers))?;
        }
        writeln!(f)
    }
}

impl fmt::Display for Series {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let head =
            "| seed | generations | opening | Random | Naive | JaGo | strength | competence |";
        writeln!(f, "{head}\n|---|---|---|---|---|---|---|---|")?;
        for run in &self.runs {
            let end = if run.is_perfect { ", won all" } else { "" };
            let opening = run.report.opening();
            write!(f, "| {} | {}{end} | {opening} |", run.seed, run.generations)?;
            run.numbers().iter().try_for_each(|number| write!(f, " {number:.4} |"))?;
            writeln!(f)?;
        }
        self.row(f, "least", |numbers| numbers.fold(f64::MAX, f64::min))?;
        self.row(f, "mean", |numbers| {
            let (sum, count) = numbers.fold((0.0, 0.0), |(sum, count), n| (sum + n, count + 1.0));
            sum / count
        })?;
        self.row(f, "most", |numbers| numbers.fold(f64::MIN, f64::max))
    }
}
