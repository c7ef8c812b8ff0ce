//! Pictures of an evolution: its curve, and the connections of a network.

use super::generation::Mark;
use super::player::Player;
use crate::plot::{
    BLUE, Chart, Charts, DrawingArea, DrawingBackend, FAINT, GRAY, INK, Line, ORANGE, Picture,
    PlotError, PlotFormat, SKY, Shift, fail, render,
};
use plotters::prelude::*;

const CURVE_SIZE: (u32, u32) = (960, 540);

/// The sides of a connection in a picture, and the room around all of them.
const CELL: u32 = 8;
const ROOM: (u32, u32) = (120, 84);

/// The curve of an evolution as the paper's figures 6, 9 and 12 have it, as SVG.
pub fn curve(marks: &[Mark], title: &str) -> Result<Vec<u8>, PlotError> {
    let line = |name: &str, color, number: fn(&Mark) -> f32| Line {
        name: name.to_string(),
        color,
        points: marks.iter().enumerate().map(|(n, mark)| (n as f64, number(mark).into())).collect(),
    };
    let lines = vec![
        line("best fitness", SKY, |mark| mark.best),
        line("mean competence", ORANGE, |mark| mark.competence),
        line("mean fitness", BLUE, |mark| mark.mean),
    ];
    let charts = vec![Chart { unit: "fitness and competence".to_string(), lines }];
    let axis = "generation".to_string();
    render(&Charts { title: title.to_string(), axis, charts }, CURVE_SIZE, PlotFormat::Svg)
}

/// The connections that a player has, as SVG: a row for each neuron that they come from, a column
/// for each that they go to.
pub fn connections(player: &Player) -> Result<Vec<u8>, PlotError> {
    let form = player.wiring.form;
    let columns = form.biases() as u32;
    let rows = form.neurons() as u32;
    let size = (ROOM.0 + CELL * columns + 24, ROOM.1 + CELL * rows + 24);
    render(&Connections { player }, size, PlotFormat::Svg)
}

struct Connections<'a> {
    player: &'a Player,
}

impl Connections<'_> {
    /// The groups of neurons: a name, the first, and how many there are.
    fn groups(&self) -> Vec<(&'static str, usize, usize)> {
        let form = self.player.wiring.form;
        let (area, inputs) = (form.size().area(), form.inputs());
        let boards = if inputs == area {
            vec![("points", 0, area)]
        } else {
            vec![("own stones", 0, area), ("enemy stones", area, area)]
        };
        let rest = [("hidden", inputs, form.hidden()), ("moves", inputs + form.hidden(), area + 1)];
        let all = boards.into_iter().chain(rest);
        all.filter(|&(_, _, count)| count > 0).collect()
    }
}

impl Picture for Connections<'_> {
    fn draw<B: DrawingBackend>(
        &self,
        area: &DrawingArea<B, Shift>,
        scale: u32,
    ) -> Result<(), PlotError> {
        let Player { wiring, genome, origin } = self.player;
        let form = wiring.form;
        let first = form.first_biased();
        let at = |neuron: usize, room: u32| (scale * (room + CELL * neuron as u32)) as i32;
        let text = |words: &str, size: u32, color: &RGBColor, corner: (i32, i32)| {
            let style = ("sans-serif", size * scale).with_color(*color).into_text_style(area);
            area.draw_text(words, &style, corner).map_err(fail)
        };
        let links: Vec<_> = wiring.expressed(genome).collect();
        let head = format!("{form}: {} of {} connections", links.len(), wiring.links.len());
        text(&head, 16, &INK, (at(0, 12), at(0, 10)))?;
        text(
            &format!("{origin}; blue: positive, orange: negative"),
            12,
            &GRAY,
            (at(0, 12), at(0, 34)),
        )?;
        let (right, bottom) = (at(form.biases(), ROOM.0), at(form.neurons(), ROOM.1));
        for (name, start, count) in self.groups() {
            let y = at(start, ROOM.1);
            text(name, 12, &INK, (at(0, 12), y + at(count / 2, 0) - 6 * scale as i32))?;
            let line = [(at(0, ROOM.0), y), (right, y)];
            area.draw(&PathElement::new(line, FAINT.stroke_width(scale))).map_err(fail)?;
            if start >= first {
                let x = at(start - first, ROOM.0);
                text(name, 12, &INK, (x, at(0, ROOM.1 - 18)))?;
                let line = [(x, at(0, ROOM.1)), (x, bottom)];
                area.draw(&PathElement::new(line, FAINT.stroke_width(scale))).map_err(fail)?;
            }
        }
        let weights = || links.iter().map(|&(number, _)| genome.weights[number]);
        let largest = weights().fold(f32::MIN_POSITIVE, |most, weight| most.max(weight.abs()));
        for (&(_, link), weight) in links.iter().zip(weights()) {
            let (x, y) = (at(link.target - first, ROOM.0), at(link.source, ROOM.1));
            let side = (scale * (CELL - 1)) as i32;
            let color = if weight < 0.0 { ORANGE } else { BLUE };
            // A weak connection is still one that was kept.
            let ink = 0.25 + 0.75 * f64::from(weight.abs() / largest);
            let cell = Rectangle::new([(x, y), (x + side, y + side)], color.mix(ink).filled());
            area.draw(&cell).map_err(fail)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Size;
    use crate::evolve::form::{Form, NetworkKind};
    use crate::evolve::genome::{Genome, Wiring};
    use rand::SeedableRng;
    use rand::rngs::SmallRng;

    #[test]
    fn every_connection_is_drawn() {
        for (kind, groups) in [
            (NetworkKind::Mlp, &["own stones", "enemy stones", "hidden", "moves"][..]),
            (NetworkKind::Local, &["points", "moves"]),
        ] {
            let form = Form::new(Size::new(3).expect("a size"), kind, 2).expect("a form");
            let wiring = Wiring::new(form);
            let genome = Genome::random(&wiring, true, &mut SmallRng::seed_from_u64(1));
            let player = Player { wiring, genome, origin: "a test".to_string() };
            let count = player.wiring.expressed(&player.genome).count();
            let svg = String::from_utf8(connections(&player).expect("a picture")).expect("text");
            // One more is the background.
            assert_eq!(svg.matches("<rect").count(), count + 1);
            assert!(groups.iter().all(|group| svg.contains(group)));
        }
    }

    #[test]
    fn a_curve_has_the_three_lines_of_the_paper() {
        let marks = [Mark { mean: 0.1, best: 0.5, competence: 0.6 }; 3];
        let svg = String::from_utf8(curve(&marks, "a run").expect("a picture")).expect("text");
        for words in ["mean fitness", "best fitness", "mean competence", "generation", "a run"] {
            assert!(svg.contains(words), "{words}");
        }
    }
}
