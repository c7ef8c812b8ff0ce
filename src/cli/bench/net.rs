//! Speed of the net: evaluations a second in every arithmetic that the processor has, beside
//! what the instruction for sums of products could do at most.

use super::Figure;
use crate::board::{Size, Symmetry};
use crate::game::{Game, Komi, Rules};
use crate::net::{Evaluator, Net, Planes, Shape, Situation, Weights};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The length of a measurement. Each speed is measured many times, in turn: whatever else the
/// machine does makes one slower and never faster, so the best of them counts, and a short one
/// is sometimes left alone even on a busy machine.
const MOMENT: Duration = Duration::from_millis(3);

/// The part of that in which the instruction is measured.
const PEAK_PART: u32 = 10;

/// The nets, as blocks and width.
const SHAPES: [(usize, usize); 2] = [(4, 32), (6, 64)];

const SIDES: [usize; 2] = [9, 19];

/// A net on a board.
struct Subject {
    evaluator: Evaluator,
    planes: Planes,
    key: String,
    /// The products of an evaluation if convolutions are done directly, in thousand millions.
    /// Those of numbers need a third of that (Winograd).
    products: f64,
    /// Evaluations a second.
    speed: f64,
    /// Products a second at most, in thousand millions.
    peak: f64,
}

pub(super) fn measure(time: Duration) -> Vec<Figure> {
    let boards = SHAPES.into_iter().flat_map(|shape| SIDES.map(|side| (shape, side)));
    let mut subjects: Vec<Subject> =
        boards.flat_map(|((blocks, width), side)| subjects(blocks, width, side)).collect();
    let mut planes_speed = 0.0_f64;
    let started = Instant::now();
    while planes_speed == 0.0 || started.elapsed() < time {
        planes_speed = planes_speed.max(speed_of_planes());
        subjects.iter_mut().for_each(Subject::measure);
    }
    let mut figures = vec![figure("net_planes_9x9".to_owned(), planes_speed, 0, "positions/s")];
    let arithmetics = subjects.len() / (SHAPES.len() * SIDES.len());
    for number in 0..arithmetics {
        let same = || subjects.iter().skip(number).step_by(arithmetics);
        let peak = same().map(|subject| subject.peak).fold(0.0, f64::max);
        let name = identifier(subjects[number].evaluator.net().arithmetic());
        figures.push(figure(format!("net_peak_{name}"), peak, 0, "billion products/s at most"));
        for Subject { key, products, speed, .. } in same() {
            figures.push(figure(format!("net_{key}"), *speed, 0, "evaluations/s"));
            let share = 100.0 * speed * products / peak;
            figures.push(figure(format!("net_{key}_of_peak"), share, 0, "% of these products"));
        }
    }
    figures
}

fn figure(key: String, value: f64, decimals: usize, unit: &'static str) -> Figure {
    Figure { key, value, decimals, unit }
}

/// A net on a board, in every arithmetic.
fn subjects(blocks: usize, width: usize, side: usize) -> Vec<Subject> {
    let shape = Shape::new(blocks, width).expect("a shape that nets have");
    let planes = Planes::of(&Situation::of_game(&game(side)));
    let products = Weights::multiplications(shape, side * side) as f64 * 1e-9;
    let subject = |net: Net| Subject {
        key: format!("{shape}_{side}x{side}_{}", identifier(net.arithmetic())),
        evaluator: Evaluator::new(Arc::new(net)),
        planes: planes.clone(),
        products,
        speed: 0.0,
        peak: 0.0,
    };
    Net::every(&Weights::random(shape, 1)).into_iter().map(subject).collect()
}

/// Letters and digits of a name, small, and lines between them.
fn identifier(name: &str) -> String {
    let words = name.split(|letter: char| !letter.is_alphanumeric());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join("_").to_lowercase()
}

/// A game of random moves in its middle.
fn game(side: usize) -> Game {
    let size = Size::new(side).expect("a size that boards have");
    let mut game = Game::new(size, Rules::Chinese, Komi::from_halves(15));
    let mut rng = SmallRng::seed_from_u64(1);
    while game.moves().len() < size.area() / 2 {
        let points: Vec<_> = game.legal_points(game.to_play()).iter().collect();
        let point = points[rng.random_range(0..points.len())];
        game.play(game.to_play(), crate::board::Move::Play(point)).expect("a legal move");
    }
    game
}

impl Subject {
    /// Looks for a moment how fast it is, and the instruction.
    fn measure(&mut self) {
        let (evaluator, planes) = (&mut self.evaluator, &self.planes);
        let mut turn = Symmetry::ALL.into_iter().cycle();
        let evaluate = || {
            let symmetry = turn.next().unwrap_or(Symmetry::IDENTITY);
            std::hint::black_box(evaluator.evaluate(planes, symmetry));
            1
        };
        self.speed = self.speed.max(rate(MOMENT, evaluate));
        let net = self.evaluator.net();
        self.peak = self.peak.max(rate(MOMENT / PEAK_PART, || net.spin()) * 1e-9);
    }
}

fn speed_of_planes() -> f64 {
    let game = game(9);
    let mut planes = Planes::default();
    rate(MOMENT, || {
        planes.fill(&Situation::of_game(&game));
        std::hint::black_box(&planes);
        1
    })
}

/// The number of things made in a second, when they are made again and again.
fn rate(time: Duration, mut work: impl FnMut() -> usize) -> f64 {
    let started = Instant::now();
    let mut done = 0;
    loop {
        for _ in 0..4 {
            done += work();
        }
        let elapsed = started.elapsed();
        if elapsed >= time {
            return done as f64 / elapsed.as_secs_f64();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_identifiers() {
        assert_eq!(identifier("AVX-512 VNNI of 256 bits"), "avx_512_vnni_of_256_bits");
    }

    #[test]
    fn every_arithmetic_is_measured() {
        let figures = measure(Duration::from_millis(1));
        assert!(figures.iter().any(|figure| figure.key == "net_4x32_9x9_plain"));
        assert!(figures.iter().all(|figure| figure.value > 0.0 && figure.value.is_finite()));
    }
}
