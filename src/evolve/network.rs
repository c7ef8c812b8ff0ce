//! Networks that choose moves, decoded from genomes.

use super::form::{Form, NetworkKind};
use super::genome::{Genome, Wiring};
use super::play::Mover;
use super::sigmoid::sigmoid;
use crate::board::{Bitboard, Board, Color, Move, Point};
use rand::rngs::SmallRng;

/// Lanes that rows of weights are rounded up to.
const LANES: usize = 16;

/// The times that a recurrent network updates its neurons, all at once, before it moves. The
/// paper does not say how often; the moves hear of the board at the second time, and of
/// connections through other neurons from the third.
const UPDATES: usize = 4;

/// A network with the connections that are there. Neurons with a bias are targets; each source
/// has a row of weights to all of them.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    pub(super) form: Form,
    /// The length of a row.
    pub(super) width: usize,
    pub(super) bias: Vec<f32>,
    pub(super) rows: Vec<f32>,
    /// The hidden neurons that are there.
    pub(super) hidden: Vec<usize>,
}

/// The memory that a network computes with.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Scratch {
    /// The sums of all targets; at the end those of the moves are the outputs.
    pub sums: Vec<f32>,
    /// The activations of the neurons that have any but inputs of a perceptron.
    pub activations: Vec<f32>,
}

impl Network {
    /// Decodes a genome.
    pub fn new(wiring: &Wiring, genome: &Genome) -> Network {
        let form = wiring.form;
        let first = form.first_biased();
        let width = form.biases().next_multiple_of(LANES);
        let mut bias = genome.weights[wiring.links.len()..].to_vec();
        bias.resize(width, 0.0);
        let mut rows = vec![0.0; form.neurons() * width];
        for (number, link) in wiring.expressed(genome) {
            rows[link.source * width + link.target - first] = genome.weights[number];
        }
        let hidden = genome.hidden.iter_ones().collect();
        Network { form, width, bias, rows, hidden }
    }

    /// The form.
    pub fn form(&self) -> Form {
        self.form
    }

    #[inline(always)]
    pub(super) fn row(&self, source: usize) -> &[f32] {
        &self.rows[source * self.width..][..self.width]
    }

    /// Computes the outputs for the player to move: one for each point, then the pass.
    pub fn run<'a, const W: usize>(&self, board: &Board<W>, scratch: &'a mut Scratch) -> &'a [f32] {
        match self.form.kind() {
            NetworkKind::Mlp => self.run_forward(board, scratch),
            NetworkKind::Recurrent | NetworkKind::Local => self.run_recurrent(board, scratch),
        }
        let first = self.form.biases() - self.form.outputs();
        &scratch.sums[first..first + self.form.outputs()]
    }

    /// The inputs of a perceptron that are 1.
    #[inline(always)]
    pub(super) fn inputs<const W: usize>(&self, board: &Board<W>) -> impl Iterator<Item = usize> {
        let (form, own) = (self.form, board.to_play());
        let area = form.size().area();
        let of = move |color: Color, first: usize| {
            board.stones(color).into_iter().map(move |stone| first + form.number(stone))
        };
        of(own, 0).chain(of(!own, area))
    }

    fn run_forward<const W: usize>(&self, board: &Board<W>, scratch: &mut Scratch) {
        let Scratch { sums, activations } = scratch;
        sums.clear();
        sums.extend_from_slice(&self.bias);
        activations.clear();
        activations.resize(self.form.hidden(), 0.0);
        for input in self.inputs(board) {
            add(sums, self.row(input), 1.0);
        }
        for &neuron in &self.hidden {
            // Its sum is complete: whatever it hears comes from before it.
            let activation = sigmoid(sums[neuron]);
            activations[neuron] = activation;
            add(sums, self.row(self.form.inputs() + neuron), activation);
        }
    }

    fn run_recurrent<const W: usize>(&self, board: &Board<W>, scratch: &mut Scratch) {
        let Scratch { sums, activations } = scratch;
        let form = self.form;
        let plus =
            if form.kind() == NetworkKind::Recurrent { Color::White } else { board.to_play() };
        sums.clear();
        sums.extend_from_slice(&self.bias);
        for (color, value) in [(plus, 1.0), (!plus, -1.0)] {
            for stone in board.stones(color) {
                sums[form.number(stone)] += value;
            }
        }
        // What does not change: the biases with the board in them.
        let mut steady = [0.0; 2 * Form::LARGEST * Form::LARGEST + LANES];
        let steady = &mut steady[..self.width];
        steady.copy_from_slice(sums);
        activations.clear();
        activations.resize(self.width, 0.0);
        for _ in 1..UPDATES {
            for (activation, &sum) in activations.iter_mut().zip(sums.iter()) {
                *activation = sigmoid(sum);
            }
            sums.copy_from_slice(steady);
            let sources =
                if form.kind() == NetworkKind::Local { form.inputs() } else { form.neurons() };
            for (source, &activation) in activations[..sources].iter().enumerate() {
                add(sums, self.row(source), activation);
            }
        }
    }
}

/// Adds a row of weights times an activation.
#[inline(always)]
fn add(sums: &mut [f32], row: &[f32], activation: f32) {
    let chunks = sums.as_chunks_mut::<LANES>().0.iter_mut().zip(row.as_chunks::<LANES>().0);
    for (sums, row) in chunks {
        for lane in 0..LANES {
            sums[lane] += activation * row[lane];
        }
    }
}

/// A network at play, which counts the illegal moves that it would have made.
pub struct NetworkPlayer<'a> {
    network: &'a Network,
    scratch: Scratch,
    /// Illegal moves tried and possible in this game.
    tried: u32,
    possible: u32,
    /// The sum of the games before, and their number.
    avoided: f64,
    games: u32,
}

impl<'a> NetworkPlayer<'a> {
    /// A network at play.
    pub fn new(network: &'a Network) -> NetworkPlayer<'a> {
        let scratch = Scratch::default();
        NetworkPlayer { network, scratch, tried: 0, possible: 0, avoided: 0.0, games: 0 }
    }

    /// Hears that a game is over.
    pub fn finish(&mut self) {
        self.avoided += 1.0 - f64::from(self.tried) / f64::from(self.possible.max(1));
        self.games += 1;
        (self.tried, self.possible) = (0, 0);
    }

    /// The share of illegal moves that were not tried, on average over the finished games: equation
    /// 3 of Mayer and Maier (2005).
    pub fn competence(&self) -> f64 {
        self.avoided / f64::from(self.games.max(1))
    }
}

impl<const W: usize> Mover<W> for NetworkPlayer<'_> {
    fn choose(&mut self, board: &Board<W>, legal: Bitboard<W>, _: &mut SmallRng) -> Move<W> {
        let form = self.network.form;
        let outputs = self.network.run(board, &mut self.scratch);
        let (mv, value) = best_legal(form, outputs, legal);
        let illegal = board.points() - legal;
        let is_tried = |&point: &Point<W>| outputs[form.number(point)] > value;
        self.tried += illegal.into_iter().filter(is_tried).count() as u32;
        self.possible += illegal.count() as u32;
        mv
    }
}

/// The legal move with the highest output, and that output; of equals the first.
#[inline(always)]
pub fn best_legal<const W: usize>(
    form: Form,
    outputs: &[f32],
    legal: Bitboard<W>,
) -> (Move<W>, f32) {
    let (mut best, mut value) = (Move::Pass, outputs[form.size().area()]);
    for point in legal {
        let output = outputs[form.number(point)];
        if output > value {
            (best, value) = (Move::Play(point), output);
        }
    }
    (best, value)
}
