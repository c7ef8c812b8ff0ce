//! The search: what it thinks of a position, in words and as a picture.
//!
//!     cargo run --release --example search [PICTURE.svg [SIMULATIONS]]

use octant::board::{Color, Point};
use octant::game::{Game, Komi, Rules};
use octant::search::{Analysis, Limits, Search, Settings, Task};
use octant::sgf::GameRecord;
use std::error::Error;
use std::fmt::Write;
use std::sync::atomic::AtomicBool;
use std::{env, fs};

/// A fight on 9x9, Black to move.
const GAME: &str = "(;SZ[9]KM[7.5];B[ee];W[ec];B[gd];W[ge];B[fc];W[cg];B[eg];W[gg];B[cd];W[fb])";

fn main() -> Result<(), Box<dyn Error>> {
    let record = GameRecord::read(GAME.as_bytes())?;
    let game = record.to_game(usize::MAX, Rules::Chinese, Komi::default())?;
    let simulations = env::args().nth(2).map_or(Ok(10_000), |number| number.parse())?;

    let mut search = Search::new(Settings::default());
    let task = Task { wants_ownership: true, ..Task::new(&game, game.to_play()) };
    let limits = Limits { is_patient: true, ..Limits::playouts(simulations) };
    let analysis = search.run(&task, limits, &AtomicBool::new(false), &mut |_| {});

    println!("{}", game.board());
    println!("{} has a chance of {:.0}%", analysis.color, 100.0 * analysis.winrate);
    for info in analysis.moves.iter().take(5) {
        let line: Vec<String> = info.pv.iter().take(6).map(|mv| mv.to_string()).collect();
        let percent = 100.0 * info.winrate;
        println!("{:4.1}% {:6} simulations: {}", percent, info.visits, line.join(" "));
    }
    if let Some(path) = env::args().nth(1) {
        fs::write(path, picture(&game, &analysis)?)?;
    }
    Ok(())
}

/// The distance of two lines, in the units of the picture.
const STEP: usize = 48;

/// The board as SVG: a shade for who will own a point, the stones, and for each move that
/// the search took seriously its chance to win and its simulations.
fn picture(game: &Game, analysis: &Analysis) -> Result<String, std::fmt::Error> {
    let side = game.size().side();
    let (width, first, last) = (STEP * (side + 1), STEP, STEP * side);
    let place = |point: Point| (STEP * (point.col() + 1), STEP * (side - point.row()));
    let mut svg = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {width}' width='{width}' \
         font-family='sans-serif' text-anchor='middle'>\n\
         <rect width='{width}' height='{width}' fill='#e3bd7a'/>\n"
    );
    for point in Point::all(game.size()) {
        let black =
            analysis.ownership.as_ref().map_or(0.0, |owners| owners.of(Color::Black, point));
        let ((x, y), shade) = (place(point), if black > 0.0 { "#000" } else { "#fff" });
        let (x, y, opacity) = (x - STEP / 2, y - STEP / 2, 0.4 * black.abs());
        writeln!(
            svg,
            "<rect x='{x}' y='{y}' width='{STEP}' height='{STEP}' fill='{shade}' opacity='{opacity:.2}'/>"
        )?;
    }
    for line in 1..=side {
        let at = STEP * line;
        writeln!(svg, "<path d='M{first} {at}H{last}M{at} {first}V{last}' stroke='#6b5020'/>")?;
        let letter = Point::<8>::new(line - 1, 0).to_string();
        let (letter, number) = (letter.trim_end_matches('1'), side + 1 - line);
        writeln!(svg, "<text x='{at}' y='{}' font-size='13'>{letter}</text>", width - 6)?;
        writeln!(svg, "<text x='10' y='{}' font-size='13'>{number}</text>", at + 5)?;
    }
    for (color, fill) in [(Color::Black, "#202024"), (Color::White, "#fbfaf6")] {
        for point in game.board().stones(color).iter() {
            let (x, y) = place(point);
            writeln!(svg, "<circle cx='{x}' cy='{y}' r='22' fill='{fill}' stroke='#202024'/>")?;
        }
    }
    let most = analysis.best().map_or(0, |best| best.visits);
    for (rank, info) in analysis.moves.iter().enumerate() {
        let Some((x, y)) = info.mv.point().map(place).filter(|_| 50 * info.visits > most) else {
            continue;
        };
        let fill = if rank == 0 { "#7fd0e8" } else { "#b9dca4" };
        writeln!(svg, "<circle cx='{x}' cy='{y}' r='22' fill='{fill}' stroke='#335'/>")?;
        let percent = 100.0 * info.winrate;
        writeln!(svg, "<text x='{x}' y='{}' font-size='16'>{percent:.0}</text>", y + 2)?;
        writeln!(svg, "<text x='{x}' y='{}' font-size='11'>{}</text>", y + 15, info.visits)?;
    }
    svg.push_str("</svg>\n");
    Ok(svg)
}
