//! The plot of success rates against the number of games.

use super::report::Report;
use crate::plot::{BLUE, FAINT, GRAY, INK, ORANGE, Picture, PlotError, PlotFormat, fail, render};
use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

const SIZE: (u32, u32) = (960, 540);
const WHITE_LINE: RGBColor = ORANGE;
const BLACK_LINE: RGBColor = BLUE;

/// Draws the success of White, 0 to 1 at numbers of games, and of Black, which is the rest.
pub(super) fn draw(
    report: &Report,
    curve: &[(usize, f64)],
    window: usize,
    format: PlotFormat,
) -> Result<Vec<u8>, PlotError> {
    render(&Success { report, curve, window }, SIZE, format)
}

/// The things that are drawn.
struct Success<'a> {
    report: &'a Report,
    curve: &'a [(usize, f64)],
    window: usize,
}

impl Picture for Success<'_> {
    fn draw<B: DrawingBackend>(
        &self,
        area: &DrawingArea<B, Shift>,
        scale: u32,
    ) -> Result<(), PlotError> {
        self.write_head(area, scale)?;
        let (low, high) = self.range();
        let games = self.curve.last().map_or(1, |&(games, _)| games).max(2) as f64;
        let font = |size: u32, color: &RGBColor| ("sans-serif", size * scale).with_color(*color);
        let mut chart = ChartBuilder::on(area)
            .margin_top(84 * scale)
            .margin_bottom(14 * scale)
            .margin_left(14 * scale)
            .margin_right(116 * scale)
            .x_label_area_size(44 * scale)
            .y_label_area_size(54 * scale)
            .build_cartesian_2d(0.0..games, low..high)
            .map_err(fail)?;
        chart
            .configure_mesh()
            .light_line_style(TRANSPARENT)
            .bold_line_style(FAINT.stroke_width(scale))
            .axis_style(GRAY.stroke_width(scale))
            .set_all_tick_mark_size(4 * scale)
            .x_labels(8)
            .y_labels(8)
            .x_label_formatter(&|games| format!("{games:.0}"))
            .y_label_formatter(&|percent| format!("{percent:.0}%"))
            .label_style(font(13, &GRAY))
            .axis_desc_style(font(14, &INK))
            .x_desc("games in the population")
            .draw()
            .map_err(fail)?;
        let even = DashedLineSeries::new(
            [(0.0, 50.0), (games, 50.0)],
            6 * scale,
            5 * scale,
            GRAY.stroke_width(scale),
        );
        chart.draw_series(even).map_err(fail)?;
        for (color, share) in [(BLACK_LINE, black as fn(f64) -> f64), (WHITE_LINE, white)] {
            let points = self.curve.iter().map(|&(games, value)| (games as f64, share(value)));
            let line = LineSeries::new(points, color.stroke_width(2 * scale));
            chart.draw_series(line).map_err(fail)?;
        }
        self.write_ends(area, &chart, scale)
    }
}

impl Success<'_> {
    /// The percents that are shown: all that there are, and always those around the middle.
    fn range(&self) -> (f64, f64) {
        let far = self.curve.iter().map(|&(_, share)| (100.0 * share - 50.0).abs());
        let reach = (far.fold(15.0, f64::max) / 10.0).ceil() * 10.0;
        ((50.0 - reach).max(0.0), (50.0 + reach).min(100.0))
    }

    fn write_head<B: DrawingBackend>(
        &self,
        area: &DrawingArea<B, Shift>,
        scale: u32,
    ) -> Result<(), PlotError> {
        let Report { games, title, .. } = self.report;
        let mut facts = format!("{games} games, {title}; average of {} games", self.window);
        if let Some(pace) = self.report.per_minute {
            facts += &format!("; {pace:.1} games a minute");
        }
        let line = match self.report.line_text() {
            line if line.is_empty() => "no main line yet".to_owned(),
            line => format!("now: {line}"),
        };
        let rows = [
            ("Success of White and Black".to_owned(), 20, 12, INK),
            (facts, 13, 38, GRAY),
            (line, 13, 56, GRAY),
        ];
        for (text, size, top, color) in rows {
            let style = ("sans-serif", size * scale).with_color(color).into_text_style(area);
            area.draw_text(&text, &style, ((22 * scale) as i32, (top * scale) as i32))
                .map_err(fail)?;
        }
        Ok(())
    }

    /// The name and the last value of each line, beside its end.
    fn write_ends<B: DrawingBackend>(
        &self,
        area: &DrawingArea<B, Shift>,
        chart: &ChartContext<
            '_,
            B,
            Cartesian2d<
                plotters::coord::types::RangedCoordf64,
                plotters::coord::types::RangedCoordf64,
            >,
        >,
        scale: u32,
    ) -> Result<(), PlotError> {
        let Some(&(games, last)) = self.curve.last() else { return Ok(()) };
        let apart = 10 * scale as i32;
        let (_, middle) = chart.backend_coord(&(games as f64, 50.0));
        for (name, color, value) in
            [("White", WHITE_LINE, white(last)), ("Black", BLACK_LINE, black(last))]
        {
            let (x, y) = chart.backend_coord(&(games as f64, value));
            // Two names at the same height could not be read.
            let is_above = value > 50.0 || (value == 50.0 && name == "White");
            let y = if is_above { y.min(middle - apart) } else { y.max(middle + apart) };
            let style = ("sans-serif", 15 * scale).with_color(color).into_text_style(area);
            let style = style.pos(Pos::new(HPos::Left, VPos::Center));
            area.draw_text(&format!("{name} {value:.1}%"), &style, (x + 8 * scale as i32, y))
                .map_err(fail)?;
        }
        Ok(())
    }
}

fn white(share: f64) -> f64 {
    100.0 * share
}

fn black(share: f64) -> f64 {
    100.0 * (1.0 - share)
}
