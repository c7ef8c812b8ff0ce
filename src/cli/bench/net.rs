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

/// Measurements of each speed, in turn. Whatever else the machine does makes one slower and
/// never faster, so the best of them counts.
const ROUNDS: u32 = 4;

/// The nets, as blocks and width.
const SHAPES: [(usize, usize); 2] = [(4, 32), (6, 64)];

const SIDES: [usize; 2] = [9, 19];

/// A net on a board.
struct Subject {
    evaluator: Evaluator,
    planes: Planes,
    key: String,
    /// The products of an evaluation, in thousand millions.
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
    let count = subjects.len() as u32 + 1;
    let time = time / (ROUNDS * count);
    let mut planes_speed = 0.0_f64;
    for _ in 0..ROUNDS {
        planes_speed = planes_speed.max(speed_of_planes(time));
        subjects.iter_mut().for_each(|subject| subject.measure(time));
    }
    let mut figures = vec![figure("net_planes_9x9".to_owned(), planes_speed, 0, "positions/s")];
    for Subject { key, products, speed, peak, .. } in subjects {
        figures.push(figure(format!("net_{key}"), speed, 0, "evaluations/s"));
        let share = 100.0 * speed * products / peak;
        figures.push(figure(
            format!("net_{key}_share"),
            share,
            0,
            "% of what the instruction could",
        ));
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
    /// Looks how fast it is, and what the instruction does in a tenth of the time.
    fn measure(&mut self, time: Duration) {
        let (evaluator, planes) = (&mut self.evaluator, &self.planes);
        let mut turn = Symmetry::ALL.into_iter().cycle();
        let evaluate = || {
            let symmetry = turn.next().unwrap_or(Symmetry::IDENTITY);
            std::hint::black_box(evaluator.evaluate(planes, symmetry));
            1
        };
        self.speed = self.speed.max(rate(time, evaluate));
        let net = self.evaluator.net();
        self.peak = self.peak.max(rate(time / 10, || net.spin()) * 1e-9);
    }
}

fn speed_of_planes(time: Duration) -> f64 {
    let game = game(9);
    let mut planes = Planes::default();
    rate(time, || {
        planes.fill(&Situation::of_game(&game));
        std::hint::black_box(&planes);
        1
    })
}

/// What comes out of something in a second, when it is done again and again.
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
