//! `octant match`: two programs play each other.

use super::Outcome;
use super::game::GameArguments;
use super::player::start;
use crate::arena::{Judge, Match, Openings, Progress, Sprt, SprtVerdict};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use std::error::Error;
use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Duration;

/// Play two engines against each other and count the results
///
/// A player is the command line of any GTP program, or `inner:` and a list of this engine's own
/// flags and parameters, as in `inner:playouts=1000,level=9,search.expand_at=2`: it plays inside
/// this process. A referee keeps the board, the rules and the clock, and trusts neither player.
#[derive(Args)]
#[command(after_long_help = EXAMPLES)]
pub(super) struct Matches {
    /// Player A, whose score is counted; {game} becomes the number of the game
    #[arg(long, value_name = "PLAYER")]
    a: String,
    /// Player B
    #[arg(long, value_name = "PLAYER")]
    b: String,
    /// Number of games; colors alternate
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = at_least_one)]
    games: usize,
    #[command(flatten)]
    game: GameArguments,
    /// The time control: absolute MAIN, byoyomi MAIN PERIOD PERIODS, canadian MAIN PERIOD STONES,
    /// fischer MAIN INCREMENT, fischer-capped MAIN INCREMENT LIMIT MOVE, or MAIN PERIOD STONES as
    /// in GTP; in seconds
    #[arg(long, num_args = 1.., value_name = "WORDS", default_value = "none", allow_negative_numbers = true)]
    time: Vec<String>,
    /// Seconds that a player may take for an answer where no clock says so
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..))]
    timeout: u64,
    /// A file of openings, one a line; each is played with both colors
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,
    /// Games at a time
    #[arg(long, value_name = "N", default_value_t = 1)]
    jobs: usize,
    /// A GTP program that says which stones are dead; otherwise every stone left is alive. The
    /// match stops if it fails
    #[arg(long, value_name = "COMMAND", conflicts_with = "ask_players")]
    referee: Option<String>,
    /// Take stones off that both players call dead
    #[arg(long)]
    ask_players: bool,
    /// Stop when it is clear whether A is stronger by HIGH Elo, or only by LOW
    #[arg(long, num_args = 2, value_names = ["LOW", "HIGH"], allow_hyphen_values = true)]
    sprt: Vec<f64>,
    /// A file of results, one line of JSON a game; the games in it are not played again
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// A folder for the game records
    #[arg(long, value_name = "FOLDER")]
    sgf: Option<PathBuf>,
    /// Print the end result as one JSON object
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  octant match --a inner:playouts=1000 --b inner:playouts=500 --games 100 --jobs 2
  octant match --a 'octant gtp --seed {game}' --b 'gnugo --mode gtp --chinese-rules' \\
      --referee 'gnugo --mode gtp --chinese-rules' --time byoyomi 60 10 3 --sgf games";

/// The chance of a wrong decision that a test may leave.
const SPRT_ERROR: f64 = 0.05;

impl Matches {
    pub(super) fn run(&self) -> Outcome {
        let plan = self.plan()?;
        let bar = ProgressBar::new(self.games as u64);
        let style = ProgressStyle::with_template("{pos}/{len} {wide_bar} {msg} {eta}")?;
        bar.set_style(style);
        let mut watch = |progress: &Progress| {
            bar.set_position(progress.tally.games());
            bar.set_message(progress.tally.to_string());
            log::info!("{}", progress.tally);
        };
        let progress = plan.play_with(&start, &mut watch)?;
        bar.finish_and_clear();
        let text = if self.json { json(&plan, &progress) } else { summary(&plan, &progress) };
        Ok(writeln!(io::stdout(), "{text}")?)
    }

    fn plan(&self) -> Result<Match, Box<dyn Error>> {
        let size = self.game.size;
        let mut conditions = self.game.conditions();
        conditions.patience = Duration::from_secs(self.timeout);
        conditions.time = self.time.join(" ").parse()?;
        conditions.judge = match &self.referee {
            Some(command) => Judge::Program(command.clone()),
            None if self.ask_players => Judge::Players,
            None => Judge::Nobody,
        };
        let openings = match &self.openings {
            Some(path) => {
                let text = fs::read_to_string(path)
                    .map_err(|error| format!("{}: {error}", path.display()))?;
                Openings::read(&text, size, self.game.rules)?
            }
            None => Openings::default(),
        };
        let sprt = match self.sprt[..] {
            [low, high] => {
                Some(Sprt::new(low, high, SPRT_ERROR).ok_or("--sprt needs LOW below HIGH")?)
            }
            _ => None,
        };
        Ok(Match {
            players: [self.a.clone(), self.b.clone()],
            conditions,
            games: self.games,
            openings,
            jobs: self.jobs,
            sprt,
            results: self.out.clone(),
            records: self.sgf.clone(),
        })
    }
}

/// The end result for people.
fn summary(plan: &Match, progress: &Progress) -> String {
    let mut lines = vec![format!("A wins {}", progress.tally)];
    for (tally, color) in [(progress.as_black, "black"), (progress.as_white, "white")] {
        lines.push(format!("  as {color}: {}/{}", tally.points(), tally.games()));
    }
    for (index, side) in ["A", "B"].into_iter().enumerate() {
        lines.push(format!(
            "  {side}: {:.3} s a move, slowest {:.3} s",
            progress.seconds[index] / f64::from(progress.asked[index].max(1)),
            progress.slowest[index],
        ));
    }
    if let Some(verdict) = verdict(plan, progress) {
        lines.push(format!("  test: {verdict}"));
    }
    if plan.conditions.judge == Judge::Nobody {
        lines.push("  without a referee: every stone left on the board was alive".to_string());
    }
    for (game, reason) in &progress.unjudged {
        lines.push(format!("  game {} counted with every stone alive: {reason}", game + 1));
    }
    for (game, fault) in &progress.faults {
        lines.push(format!("  game {}: {fault}", game + 1));
    }
    lines.join("\n")
}

/// Reads a number of games.
fn at_least_one(text: &str) -> Result<usize, String> {
    let count: usize = text.parse().map_err(|_| "not a whole number".to_string())?;
    (count > 0).then_some(count).ok_or("at least 1".to_string())
}

/// The end result for scripts.
fn json(plan: &Match, progress: &Progress) -> String {
    let (tally, interval) = (progress.tally, progress.tally.interval());
    serde_json::json!({
        "games": tally.games(),
        "wins": tally.wins,
        "losses": tally.losses,
        "draws": tally.draws,
        "rate": tally.rate(),
        "rate_low": interval.low,
        "rate_high": interval.high,
        "elo": tally.elo().likely,
        "faults": progress.faults.len(),
        "unjudged": progress.unjudged.len(),
        "test": verdict(plan, progress).map(|verdict| verdict.to_string()),
    })
    .to_string()
}

fn verdict(plan: &Match, progress: &Progress) -> Option<SprtVerdict> {
    plan.sprt.map(|sprt| sprt.verdict(&progress.tally))
}
