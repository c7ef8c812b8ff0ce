//! A bar that shows how much of a long job is done.

use indicatif::{ProgressBar, ProgressState, ProgressStyle};

/// A bar on the standard error, if that is a terminal.
pub(super) struct GamesBar(ProgressBar);

impl GamesBar {
    /// A bar for so many games.
    pub(super) fn new(games: u64) -> GamesBar {
        GamesBar::of(games, "games")
    }

    /// A bar for so many things of another kind.
    pub(super) fn of(count: u64, kind: &str) -> GamesBar {
        let style = format!("{{pos}}/{{len}} {{wide_bar}} {{per_sec}} {kind}, {{eta}} left");
        let style = ProgressStyle::with_template(&style);
        let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
        GamesBar(ProgressBar::new(count).with_style(style.with_key("per_sec", speed)))
    }

    /// Shows how many games there are. Those that were there before the job began took no time.
    pub(super) fn tell(&self, games: u64, is_before: bool) {
        self.0.set_position(games);
        if is_before {
            self.0.reset_eta();
            self.0.reset_elapsed();
        }
    }

    /// Takes the bar away.
    pub(super) fn finish(&self) {
        self.0.finish_and_clear();
    }
}

/// Games a second, with digits enough for slow ones.
fn speed(state: &ProgressState, text: &mut dyn std::fmt::Write) {
    // The bar has no way to show an error.
    let _ = write!(text, "{:.3}/s", state.per_sec());
}
