//! The curve of a training as a picture: what the net knows of the games held out.

use super::curve::Mark;
use plotters::coord::Shift;
use plotters::prelude::*;
use std::fmt;

/// A plot that could not be drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlotError(String);

impl fmt::Display for PlotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the curve could not be drawn: {}", self.0)
    }
}

impl std::error::Error for PlotError {}

fn fail(error: impl fmt::Display) -> PlotError {
    PlotError(error.to_string())
}

const SIZE: (u32, u32) = (960, 720);
const PAPER: RGBColor = RGBColor(252, 250, 245);
const INK: RGBColor = RGBColor(40, 40, 48);
const FAINT: RGBColor = RGBColor(226, 221, 210);

/// What is drawn of a mark, its name and color.
type Line = (&'static str, RGBColor, fn(&Mark) -> f64);

const SHARES: [Line; 4] = [
    ("move is the first", RGBColor(34, 58, 94), |mark| 100.0 * mark.top1),
    ("move among five", RGBColor(110, 140, 180), |mark| 100.0 * mark.top5),
    ("winner", RGBColor(214, 108, 32), |mark| 100.0 * mark.sign),
    ("owners", RGBColor(90, 140, 80), |mark| 100.0 * mark.owners),
];

const ERRORS: [Line; 2] = [
    ("entropy of the move", RGBColor(34, 58, 94), |mark| mark.entropy),
    ("error of the value", RGBColor(214, 108, 32), |mark| mark.value_error),
];

/// Draws a curve as SVG.
pub(super) fn draw(curve: &[Mark], title: &str) -> Result<Vec<u8>, PlotError> {
    let mut text = String::new();
    let area = SVGBackend::with_string(&mut text, SIZE).into_drawing_area();
    area.fill(&PAPER).map_err(fail)?;
    let style = ("sans-serif", 18).into_font().color(&INK);
    let area = area.titled(title, style).map_err(fail)?;
    let (above, below) = area.split_vertically((SIZE.1 - 30) * 3 / 5);
    draw_lines(&above, curve, &SHARES, "% right")?;
    draw_lines(&below, curve, &ERRORS, "wrong")?;
    area.present().map_err(fail)?;
    drop((above, below, area));
    Ok(text.into_bytes())
}

fn draw_lines(
    area: &DrawingArea<SVGBackend<'_>, Shift>,
    curve: &[Mark],
    lines: &[Line],
    name: &str,
) -> Result<(), PlotError> {
    let thousands = |mark: &Mark| mark.samples as f64 / 1000.0;
    let last = curve.last().map_or(1.0, thousands).max(1.0);
    let points = lines.iter().flat_map(|line| curve.iter().map(line.2));
    let known = points.filter(|number| number.is_finite());
    let (low, high) = known.fold((f64::INFINITY, 0.0_f64), |(a, b), x| (a.min(x), b.max(x)));
    let (low, high) = if low < high { (low, high) } else { (0.0, 1.0) };
    let room = 0.05 * (high - low);
    let mut chart = ChartBuilder::on(area)
        .margin(12)
        .x_label_area_size(36)
        .y_label_area_size(54)
        .build_cartesian_2d(0.0..last, low - room..high + room)
        .map_err(fail)?;
    chart
        .configure_mesh()
        .light_line_style(TRANSPARENT)
        .bold_line_style(FAINT)
        .x_desc("thousand examples")
        .y_desc(name)
        .draw()
        .map_err(fail)?;
    for &(name, color, number) in lines {
        let marks = curve.iter().map(|mark| (thousands(mark), number(mark)));
        let marks = marks.filter(|(_, number)| number.is_finite());
        chart
            .draw_series(LineSeries::new(marks, color.stroke_width(2)))
            .map_err(fail)?
            .label(name)
            .legend(move |(x, y)| PathElement::new([(x, y), (x + 18, y)], color.stroke_width(2)));
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::LowerRight)
        .background_style(PAPER)
        .border_style(FAINT)
        .draw()
        .map_err(fail)
}
