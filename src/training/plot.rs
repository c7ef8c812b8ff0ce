//! The curve of a training as a picture: what the net knows of the games held out.

use super::curve::Mark;
use crate::plot::{BLUE, Chart, Charts, GREEN, Line, ORANGE, PlotError, PlotFormat, SKY, render};
use plotters::style::RGBColor;

const SIZE: (u32, u32) = (960, 720);

/// The name of a line, its color, and its number in an examination.
type Number = (&'static str, RGBColor, fn(&Mark) -> f64);

const SHARES: [Number; 4] = [
    ("move is the first", BLUE, |mark| 100.0 * mark.top1),
    ("move among five", SKY, |mark| 100.0 * mark.top5),
    ("winner", ORANGE, |mark| 100.0 * mark.sign),
    ("owners", GREEN, |mark| 100.0 * mark.owners),
];

const ERRORS: [Number; 2] = [
    ("entropy of the move", BLUE, |mark| mark.entropy),
    ("error of the value", ORANGE, |mark| mark.value_error),
];

/// Draws a curve as SVG.
pub(super) fn draw(curve: &[Mark], title: &str) -> Result<Vec<u8>, PlotError> {
    let charts = Charts {
        title: title.to_owned(),
        axis: "thousand examples".to_owned(),
        charts: vec![chart("% right", curve, &SHARES), chart("wrong", curve, &ERRORS)],
    };
    render(&charts, SIZE, PlotFormat::Svg)
}

fn chart(unit: &str, curve: &[Mark], numbers: &[Number]) -> Chart {
    let line = |&(name, color, number): &Number| {
        let point = |mark: &Mark| (mark.samples as f64 / 1000.0, number(mark));
        Line { name: name.to_owned(), color, points: curve.iter().map(point).collect() }
    };
    Chart { unit: unit.to_owned(), lines: numbers.iter().map(line).collect() }
}
