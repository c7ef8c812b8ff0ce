//! Lines over a common axis.

use super::{FAINT, GRAY, INK, PAPER, Picture, PlotError, fail};
use plotters::coord::Shift;
use plotters::prelude::*;

/// A line of a chart.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// Its name in the legend; nothing if the words beside the axis say it.
    pub name: String,
    /// Its color.
    pub color: RGBColor,
    /// Its points; those that are no numbers are left out.
    pub points: Vec<(f64, f64)>,
}

/// Lines that share both axes.
#[derive(Clone, PartialEq, Debug)]
pub struct Chart {
    /// The measure of the lines, in words beside the axis.
    pub unit: String,
    /// The lines.
    pub lines: Vec<Line>,
}

/// Charts one below the other, over one axis.
#[derive(Clone, PartialEq, Debug)]
pub struct Charts {
    /// The head of the picture.
    pub title: String,
    /// The measure of the common axis.
    pub axis: String,
    /// From the top down; the first gets the most room.
    pub charts: Vec<Chart>,
}

impl Picture for Charts {
    fn draw<B: DrawingBackend>(
        &self,
        area: &DrawingArea<B, Shift>,
        scale: u32,
    ) -> Result<(), PlotError> {
        let font = |size: u32| ("sans-serif", size * scale).with_color(INK).into_text_style(area);
        let corner = ((22 * scale) as i32, (12 * scale) as i32);
        area.draw_text(&self.title, &font(18), corner).map_err(fail)?;
        let (_, rest) = area.split_vertically(36 * scale);
        let (_, height) = rest.dim_in_pixel();
        // The first is half as high again as each of the others.
        let part = 2 * height / (2 * self.charts.len() as u32 + 1);
        let mut below = rest;
        for (number, chart) in self.charts.iter().enumerate() {
            let part = if number == 0 { part * 3 / 2 } else { part };
            let (own, next) = below.split_vertically(part);
            self.draw_chart(&own, chart, scale)?;
            below = next;
        }
        Ok(())
    }
}

impl Charts {
    fn draw_chart<B: DrawingBackend>(
        &self,
        area: &DrawingArea<B, Shift>,
        chart: &Chart,
        scale: u32,
    ) -> Result<(), PlotError> {
        let points = |line: &Line| line.points.clone().into_iter().filter(|p| p.1.is_finite());
        let all = || chart.lines.iter().flat_map(points);
        let (left, right) = range(all().map(|(x, _)| x));
        let (low, high) = range(all().map(|(_, y)| y));
        let room = 0.05 * (high - low);
        let font = |size: u32, color: &RGBColor| ("sans-serif", size * scale).with_color(*color);
        let mut context = ChartBuilder::on(area)
            .margin(12 * scale)
            .margin_right(24 * scale)
            .x_label_area_size(40 * scale)
            .y_label_area_size(58 * scale)
            .build_cartesian_2d(left..right, low - room..high + room)
            .map_err(fail)?;
        context
            .configure_mesh()
            .light_line_style(TRANSPARENT)
            .bold_line_style(FAINT.stroke_width(scale))
            .axis_style(GRAY.stroke_width(scale))
            .set_all_tick_mark_size(4 * scale)
            .x_label_formatter(&label)
            .y_label_formatter(&label)
            .label_style(font(12, &GRAY))
            .axis_desc_style(font(13, &INK))
            .x_desc(&self.axis)
            .y_desc(&chart.unit)
            .draw()
            .map_err(fail)?;
        for line in &chart.lines {
            let (color, width) = (line.color, 2 * scale);
            let (length, middle) = (18 * scale as i32, scale as i32);
            let series = LineSeries::new(points(line), color.stroke_width(width));
            let drawn = context.draw_series(series).map_err(fail)?;
            if line.name.is_empty() {
                continue;
            }
            drawn.label(&line.name).legend(move |(x, y)| {
                let ends = [(x, y + middle), (x + length, y + middle)];
                PathElement::new(ends, color.stroke_width(width))
            });
        }
        if chart.lines.iter().all(|line| line.name.is_empty()) {
            return Ok(());
        }
        context
            .configure_series_labels()
            .position(SeriesLabelPosition::MiddleRight)
            .legend_area_size(22 * scale)
            .margin(8 * scale)
            .label_font(font(12, &INK))
            .background_style(PAPER.mix(0.8))
            .border_style(FAINT)
            .draw()
            .map_err(fail)
    }
}

/// A number beside an axis, with no more decimals than it has.
fn label(number: &f64) -> String {
    // Steps of a tenth add up to something like 0.30000000000000004; 0 has no sign.
    ((number * 1e6).round() / 1e6 + 0.0).to_string()
}

/// The ends of an axis that has some numbers on it.
fn range(numbers: impl Iterator<Item = f64>) -> (f64, f64) {
    let ends = (f64::INFINITY, f64::NEG_INFINITY);
    let (low, high) = numbers.fold(ends, |(low, high), x| (low.min(x), high.max(x)));
    if low < high {
        (low, high)
    } else if low.is_finite() {
        (low - 0.5, low + 0.5)
    } else {
        (0.0, 1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{BLUE, ORANGE, PlotFormat, render};
    use super::*;

    fn charts(points: &[(f64, f64)]) -> Charts {
        let line = |name: &str, color| Line { name: name.into(), color, points: points.to_vec() };
        let chart = |unit: &str, line| Chart { unit: unit.into(), lines: vec![line] };
        Charts {
            title: "What it comes to".into(),
            axis: "games".into(),
            charts: vec![chart("percent", line("up", BLUE)), chart("points", line("down", ORANGE))],
        }
    }

    #[test]
    fn whole_numbers_have_no_decimals() {
        let labels = [20.0, 0.1 + 0.2, -0.0, -12.5].map(|number| label(&number));
        assert_eq!(labels, ["20", "0.3", "0", "-12.5"]);
    }

    #[test]
    fn charts_are_drawn_whatever_their_points() {
        for points in [&[][..], &[(1.0, 2.0)], &[(1.0, f64::NAN), (2.0, 3.0)], &[(0.0, 0.0); 3]] {
            let svg = render(&charts(points), (640, 480), PlotFormat::Svg).expect("a picture");
            let svg = String::from_utf8(svg).expect("text");
            for word in ["What it comes to", "percent", "points", "up", "down", "games"] {
                assert!(svg.contains(word), "{word} with {points:?}");
            }
            let png = render(&charts(points), (640, 480), PlotFormat::Png).expect("a picture");
            assert!(png.starts_with(b"\x89PNG"));
        }
    }
}
