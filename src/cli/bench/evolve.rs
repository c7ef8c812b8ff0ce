//! The `evolve` group: moves of networks a second, and how long an evolution takes.
//!
//! Moves are those of the largest networks on 5x5, with every connection, in positions of random
//! games: the board is looked at, the network computed, and its best legal move chosen. The
//! evolution is one of Mayer and Maier (2005): 3,000 generations of 50 networks that play 64
//! games each against Naive, reckoned from a few of them.

use super::Figure;
use crate::board::{Board, Size};
use crate::evolve::form::{Form, NetworkKind};
use crate::evolve::generation::World;
use crate::evolve::genome::{Genome, Wiring};
use crate::evolve::network::{Network, NetworkPlayer};
use crate::evolve::play::{Conditions, Mover};
use crate::evolve::reference::Reference;
use crate::evolve::settings::Opponent;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::hint::black_box;
use std::num::NonZero;
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

const HIDDEN: usize = 20;

/// Generations of an evolution of the paper.
const GENERATIONS: f64 = 3000.0;

pub(super) fn measure(time: Duration) -> Vec<Figure> {
    let size = Size::new(5).expect("a size");
    let mut figures: Vec<Figure> = NetworkKind::ALL
        .into_iter()
        .map(|kind| {
            let form = Form::new(size, kind, HIDDEN).expect("a form");
            let key = format!("evolve_{kind}");
            Figure { key, value: moves(form, time / 4), decimals: 0, unit: "moves/s on one thread" }
        })
        .collect();
    let minutes = generation(size, time / 4).as_secs_f64() * GENERATIONS / 60.0;
    let key = "evolve_naive".to_string();
    let unit = "minutes for 3,000 generations against Naive on all cores";
    figures.push(Figure { key, value: minutes, decimals: 1, unit });
    figures
}

/// Moves a second of a network with all connections.
fn moves(form: Form, time: Duration) -> f64 {
    let mut rng = SmallRng::seed_from_u64(1);
    let wiring = Wiring::new(form);
    let mut genome = Genome::random(&wiring, true, &mut rng);
    genome.express_all();
    let network = Network::new(&wiring, &genome);
    let mut player = NetworkPlayer::new(&network);
    let boards = positions(form.size(), &mut rng);
    let (started, mut count) = (Instant::now(), 0);
    while started.elapsed() < time {
        for board in &boards {
            black_box(player.choose(board, board.legal_points(), &mut rng));
        }
        count += boards.len();
    }
    count as f64 / started.elapsed().as_secs_f64()
}

/// Positions of random games.
fn positions(size: Size, rng: &mut SmallRng) -> Vec<Board<1>> {
    (0..256)
        .map(|_| {
            let mut board = Board::new(size);
            for _ in 0..rng.random_range(0..size.area()) {
                if let Some(point) = board.random_move(rng) {
                    board.play(point);
                }
            }
            board
        })
        .collect()
}

/// The time of a generation, the mean of as many as the time allows.
fn generation(size: Size, time: Duration) -> Duration {
    let world = World {
        wiring: Wiring::new(Form::new(size, NetworkKind::Mlp, HIDDEN).expect("a form")),
        conditions: Conditions::of_the_paper(size),
        opponent: Opponent::Reference(Reference::Naive),
        population: 50,
        games: 64,
        has_single_sigma: false,
        is_dense: false,
        lessons: 0,
        seed: 1,
        threads: available_parallelism().unwrap_or(NonZero::<usize>::MIN),
    };
    let mut genomes = world.first();
    let (started, mut count) = (Instant::now(), 0);
    while count == 0 || started.elapsed() < time {
        let scores = world.evaluate(&genomes, &[], u64::from(count));
        let fitness: Vec<f64> = scores.iter().map(|score| score.wins.rate()).collect();
        genomes = world.breed(&genomes, &fitness, u64::from(count));
        count += 1;
    }
    started.elapsed() / count
}
