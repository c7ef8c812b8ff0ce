//! The strength of what was learned against a player who has learned nothing.

#[cfg(feature = "plot")]
use super::curve;
use super::mean;
#[cfg(feature = "plot")]
use crate::board::Color;
#[cfg(feature = "plot")]
use crate::plot::{BLUE, Chart, Charts, Line, ORANGE, PlotError, PlotFormat, render};
use crate::population::trial::Trials;
use crate::store::{Store, StoreError};

#[cfg(feature = "plot")]
const SIZE: (u32, u32) = (960, 540);

/// The trials of a run.
pub(super) struct Learner {
    store: Option<Box<dyn Store<Trials>>>,
    /// The learner's success in its games as Black and as White.
    success: [Vec<f64>; 2],
}

impl Learner {
    pub(super) fn new(store: Option<Box<dyn Store<Trials>>>) -> Learner {
        Learner { store, success: Default::default() }
    }

    /// Takes in what is new, and says how many trials that were.
    pub(super) fn look(&mut self) -> Result<usize, StoreError> {
        let Some(store) = &mut self.store else { return Ok(0) };
        let news = store.news()?;
        for trial in &news {
            self.success[trial.learner().index()].extend(trial.success());
        }
        Ok(news.len())
    }

    /// By color the trials and the learner's success in the last `window` of them; none where there
    /// is no trial.
    pub(super) fn standing(&self, window: usize) -> [Option<(usize, f64)>; 2] {
        self.success.each_ref().map(|success| {
            let last = &success[success.len().saturating_sub(window)..];
            Some((success.len(), mean(last)?))
        })
    }

    /// The success of the learner as Black and as White against the number of trials.
    #[cfg(feature = "plot")]
    pub(super) fn plot(
        &self,
        title: &str,
        window: usize,
        format: PlotFormat,
    ) -> Result<Vec<u8>, PlotError> {
        let line = |color: Color, paint| {
            let points = curve(&self.success[color.index()], window);
            let points = points.into_iter().map(|(n, share)| (n as f64, 100.0 * share)).collect();
            Line { name: format!("as {color}"), color: paint, points }
        };
        let chart = Chart {
            unit: "% won".to_owned(),
            lines: vec![line(Color::White, ORANGE), line(Color::Black, BLUE)],
        };
        let charts = Charts {
            title: format!("The learner against one who has learned nothing: {title}"),
            axis: format!("trials with the color; average of {window}"),
            charts: vec![chart],
        };
        render(&charts, SIZE, format)
    }
}
