//! Pictures for people: drawn once, as SVG or PNG.
//!
//! A [`Picture`] draws itself on whatever it is given; [`render`] makes a file of it. Most
//! pictures are [`Charts`]: lines over a common axis, in one or more panels.
//!
//! The letters come from a font inside the program, because a fresh machine has none. An SVG
//! only names a font, and whoever shows it has one.

mod chart;

pub use chart::{Chart, Charts, Line};
pub use plotters::coord::Shift;
pub use plotters::prelude::{DrawingArea, DrawingBackend};

use plotters::prelude::*;
use plotters::style::{FontStyle, register_font};
use std::fmt;
use std::path::Path;
use std::sync::Once;

/// The background of pictures.
pub const PAPER: RGBColor = RGBColor(252, 250, 245);
/// Titles and names.
pub const INK: RGBColor = RGBColor(40, 40, 48);
/// Lines that help the eye.
pub const FAINT: RGBColor = RGBColor(226, 221, 210);
/// Axes and what is said beside them.
pub const GRAY: RGBColor = RGBColor(120, 118, 112);
/// The first color of data.
pub const BLUE: RGBColor = RGBColor(34, 58, 94);
/// The second color of data.
pub const ORANGE: RGBColor = RGBColor(214, 108, 32);
/// The third color of data.
pub const GREEN: RGBColor = RGBColor(90, 140, 80);
/// The fourth color of data.
pub const SKY: RGBColor = RGBColor(110, 140, 180);

/// The format of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlotFormat {
    /// Lines and letters that stay sharp at any size.
    Svg,
    /// Pixels.
    Png,
}

impl PlotFormat {
    /// The format that the ending of a file's name stands for: `.svg` or `.png`, in any case.
    pub fn of_name(path: &Path) -> Option<PlotFormat> {
        match path.extension()?.to_ascii_lowercase().to_str()? {
            "svg" => Some(PlotFormat::Svg),
            "png" => Some(PlotFormat::Png),
            _ => None,
        }
    }
}

/// A picture that could not be drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlotError(String);

impl fmt::Display for PlotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the plot could not be drawn: {}", self.0)
    }
}

impl std::error::Error for PlotError {}

/// Any failure of the drawing library.
pub fn fail(error: impl fmt::Display) -> PlotError {
    PlotError(error.to_string())
}

/// Something that can be drawn.
pub trait Picture {
    /// Draws; every length is to be multiplied by `scale`.
    fn draw<B: DrawingBackend>(
        &self,
        area: &DrawingArea<B, Shift>,
        scale: u32,
    ) -> Result<(), PlotError>;
}

/// A PNG is drawn so many times as large and then made smaller, which smooths its lines.
const SMOOTHING: u32 = 2;

/// The file of a picture of some width and height.
pub fn render(
    picture: &impl Picture,
    size: (u32, u32),
    format: PlotFormat,
) -> Result<Vec<u8>, PlotError> {
    static FONT: Once = Once::new();
    FONT.call_once(|| {
        if register_font("sans-serif", FontStyle::Normal, dejavu::sans::regular()).is_err() {
            log::error!("the font of plots is damaged");
        }
    });
    match format {
        PlotFormat::Svg => {
            let mut text = String::new();
            draw(picture, SVGBackend::with_string(&mut text, size).into_drawing_area(), 1)?;
            Ok(text.into_bytes())
        }
        PlotFormat::Png => {
            let (width, height) = (SMOOTHING * size.0, SMOOTHING * size.1);
            let mut pixels = vec![0; (3 * width * height) as usize];
            let backend = BitMapBackend::with_buffer(&mut pixels, (width, height));
            draw(picture, backend.into_drawing_area(), SMOOTHING)?;
            encode(&smooth(&pixels, width as usize), size)
        }
    }
}

fn draw<B: DrawingBackend>(
    picture: &impl Picture,
    area: DrawingArea<B, Shift>,
    scale: u32,
) -> Result<(), PlotError> {
    area.fill(&PAPER).map_err(fail)?;
    picture.draw(&area, scale)?;
    area.present().map_err(fail)
}

/// The mean of every square of pixels.
fn smooth(pixels: &[u8], width: usize) -> Vec<u8> {
    let step = SMOOTHING as usize;
    let mut small = Vec::with_capacity(pixels.len() / (step * step));
    for rows in pixels.chunks_exact(3 * width * step) {
        for col in 0..width / step {
            for channel in 0..3 {
                let at = |dx: usize, dy: usize| {
                    u32::from(rows[3 * (dy * width + col * step + dx) + channel])
                };
                let sum: u32 = (0..step * step).map(|n| at(n % step, n / step)).sum();
                small.push((sum / (SMOOTHING * SMOOTHING)) as u8);
            }
        }
    }
    small
}

fn encode(pixels: &[u8], (width, height): (u32, u32)) -> Result<Vec<u8>, PlotError> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header().map_err(fail)?;
    writer.write_image_data(pixels).map_err(fail)?;
    writer.finish().map_err(fail)?;
    Ok(bytes)
}
