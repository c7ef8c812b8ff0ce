//! Learning of weights by temporal differences, as a mutation or afterwards.
//!
//! The network is an actor: its outputs are the preferences of moves, and the higher one is the
//! more often its move is made. A critic says how likely the position is won. After a game each
//! move has been better than expected by the sum of the differences between the critic's
//! words after it, a later one counting less by [`LAMBDA`]; the actor then prefers moves that were
//! better and the critic learns what it should have said (Sutton 1988; Barto, Sutton and
//! Anderson 1983). Steps are those of Adam (Kingma and Ba 2015) over a batch of games.
//!
//! Only perceptrons learn, and only their weights: the markers are left to evolution.

use super::form::NetworkKind;
use super::genome::{Genome, Wiring};
use super::network::{Network, Scratch};
use super::play::{Conditions, Mover, play};
use super::reference::Reference;
use super::settings::Opponent;
use super::sigmoid::sigmoid;
use crate::board::{Bitboard, Board, Color, Move, mix};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

/// The fading of a difference with each move that it is away.
const LAMBDA: f32 = 0.9;

/// Games of a step.
const BATCH: u32 = 128;

/// The pull on an actor to try other moves at the beginning; it falls to nothing.
const CURIOSITY: f32 = 0.04;

/// The part of the games after which an opening is given.
const FREE: f32 = 0.5;

/// The lessons to learn from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lessons {
    /// The opponents.
    pub opponent: Opponent,
    /// The number of games.
    pub games: u32,
    /// The length of a step at the beginning; at the end it is a tenth of that.
    pub rate: f32,
    /// The first move as Black, if it is not to be found but given: in the second half of the games.
    /// A network that learned to win from wherever it likes wins from there as well.
    pub opening: Option<Move>,
}

impl Lessons {
    /// Lessons by some opponents, without a game yet.
    pub fn new(opponent: Opponent) -> Lessons {
        Lessons { opponent, games: 0, rate: 0.008, opening: None }
    }

    /// The opponent of a game; in place of the network itself those of the mixture.
    fn reference(&self, game: u32) -> Reference {
        match self.opponent {
            Opponent::Reference(reference) => reference,
            // The hardest gets half of the games.
            _ => [Reference::JaGo, Reference::Random, Reference::JaGo, Reference::Naive]
                [(game / 2) as usize % 4],
        }
    }
}

/// Lets a network learn from games and writes what it learned into its genome. `report` hears how
/// many there were, and the win rate of the last batch. Networks that are no perceptrons stay as they are.
pub fn learn(
    wiring: &Wiring,
    conditions: &Conditions,
    genome: &mut Genome,
    lessons: &Lessons,
    seed: u64,
    report: impl FnMut(u32, f64),
) {
    if wiring.form.kind() == NetworkKind::Mlp {
        match conditions.size.words() {
            1 => learn_in::<1>(wiring, conditions, genome, lessons, seed, report),
            _ => learn_in::<2>(wiring, conditions, genome, lessons, seed, report),
        }
    }
}

fn learn_in<const W: usize>(
    wiring: &Wiring,
    conditions: &Conditions,
    genome: &mut Genome,
    lessons: &Lessons,
    seed: u64,
    mut report: impl FnMut(u32, f64),
) {
    let mut learner = Learner::<W>::new(wiring, genome);
    let batches = lessons.games.div_ceil(BATCH);
    let mut rng = SmallRng::seed_from_u64(mix(seed));
    for batch in 0..batches {
        let progress = batch as f32 / batches as f32;
        learner.curiosity = CURIOSITY * (1.0 - progress);
        learner.opening = lessons.opening.filter(|_| progress >= FREE).map(Move::reframe);
        let mut won = 0;
        let games = BATCH.min(lessons.games - batch * BATCH);
        for game in 0..games {
            let mut opponent = lessons.reference(game);
            let color = if game % 2 == 0 { Color::Black } else { Color::White };
            let lead = match color {
                Color::Black => play(conditions, &mut learner, &mut opponent, &mut rng, |_, _| {}),
                Color::White => -play(conditions, &mut opponent, &mut learner, &mut rng, |_, _| {}),
            };
            won += u32::from(lead > 0.0);
            learner.take_lesson(if lead > 0.0 { 1.0 } else { 0.0 });
        }
        learner.step(lessons.rate * (1.0 - 0.9 * progress), games);
        report(batch * BATCH + games, f64::from(won) / f64::from(games));
    }
    learner.write(wiring, genome);
}

/// A decision of the game that is played.
struct Decision<const W: usize> {
    board: Board<W>,
    legal: Bitboard<W>,
    /// The number of the output that was followed.
    chosen: usize,
    /// The critic's word: the chance to win.
    value: f32,
    /// True if the output was not its own choice: then it is to be preferred whatever comes of it.
    is_given: bool,
}

/// An actor and its critic.
struct Learner<const W: usize> {
    network: Network,
    /// The pull to try other moves now.
    curiosity: f32,
    /// The first move as Black, if it is given.
    opening: Option<Move<W>>,
    /// The critic: a weight for each input, each hidden neuron and one more.
    critic: Vec<f32>,
    /// One where there is a connection or a bias, in the order of the numbers that are learned.
    mask: Vec<f32>,
    gradient: Vec<f32>,
    adam: Adam,
    game: Vec<Decision<W>>,
    scratch: Scratch,
    /// Chances of moves, and their gradients.
    chances: Vec<f32>,
    deltas: Vec<f32>,
}

impl<const W: usize> Learner<W> {
    fn new(wiring: &Wiring, genome: &Genome) -> Learner<W> {
        let network = Network::new(wiring, genome);
        let (form, width) = (network.form, network.width);
        let mut mask = vec![0.0; network.rows.len() + width];
        for (_, link) in wiring.expressed(genome) {
            mask[link.source * width + link.target - form.inputs()] = 1.0;
        }
        mask[network.rows.len()..][..form.biases()].fill(1.0);
        let critic = vec![0.0; form.inputs() + form.hidden() + 1];
        let count = mask.len() + critic.len();
        Learner {
            curiosity: CURIOSITY,
            opening: None,
            critic,
            gradient: vec![0.0; count],
            adam: Adam::new(count),
            mask,
            network,
            game: Vec::new(),
            scratch: Scratch::default(),
            chances: vec![0.0; form.outputs()],
            deltas: vec![0.0; width],
        }
    }

    /// The chance of each output by the preferences of the scratch; illegal moves have none.
    fn weigh(&mut self, legal: Bitboard<W>) {
        let form = self.network.form;
        let outputs = &self.scratch.sums[form.hidden()..][..form.outputs()];
        let pass = form.outputs() - 1;
        let open = || legal.into_iter().map(|point| form.number(point)).chain([pass]);
        let most = open().map(|n| outputs[n]).fold(f32::MIN, f32::max);
        self.chances.fill(0.0);
        for number in open() {
            self.chances[number] = (outputs[number] - most).exp();
        }
        let sum: f32 = self.chances.iter().sum();
        self.chances.iter_mut().for_each(|chance| *chance /= sum);
    }

    /// A move by the chances.
    fn draw(&self, legal: Bitboard<W>, rng: &mut SmallRng) -> Move<W> {
        let mut rest: f32 = rng.random();
        let mut points = legal.into_iter();
        let found = points.find(|&point| {
            rest -= self.chances[self.network.form.number(point)];
            rest < 0.0
        });
        found.map_or(Move::Pass, Move::Play)
    }

    /// The critic's word of a position that the scratch has the activations of.
    fn value(&self, board: &Board<W>) -> f32 {
        let inputs = self.network.form.inputs();
        let stones: f32 = self.network.inputs(board).map(|input| self.critic[input]).sum();
        let activations = self.scratch.activations.iter().zip(&self.critic[inputs..]);
        let hidden: f32 = activations.map(|(a, w)| a * w).sum();
        sigmoid(stones + hidden + self.critic[self.critic.len() - 1])
    }

    /// Learns from the game that was played, and forgets it.
    fn take_lesson(&mut self, result: f32) {
        let game = std::mem::take(&mut self.game);
        let mut after = result;
        let mut advantage = 0.0;
        for decision in game.iter().rev() {
            advantage = after - decision.value + LAMBDA * advantage;
            after = decision.value;
            self.add_gradient(decision, advantage);
        }
        self.game = game;
        self.game.clear();
    }

    /// Adds what a decision teaches; `advantage` is how much better than expected it was.
    fn add_gradient(&mut self, decision: &Decision<W>, advantage: f32) {
        let form = self.network.form;
        let (hidden, inputs) = (form.hidden(), form.inputs());
        let mut scratch = std::mem::take(&mut self.scratch);
        self.network.run(&decision.board, &mut scratch);
        self.scratch = scratch;
        self.weigh(decision.legal);
        let better = if decision.is_given { 1.0 } else { advantage };
        let entropy: f32 =
            -self.chances.iter().filter(|&&p| p > 0.0).map(|p| p * p.ln()).sum::<f32>();
        self.deltas.fill(0.0);
        for (number, &p) in self.chances.iter().enumerate().filter(|&(_, &p)| p > 0.0) {
            let chosen = f32::from(u8::from(number == decision.chosen));
            self.deltas[hidden + number] =
                better * (chosen - p) - self.curiosity * p * (p.ln() + entropy);
        }
        self.add_critic(decision, advantage);
        self.propagate_back();
        let width = self.network.width;
        let bias = self.network.rows.len();
        let rows = self.network.inputs(&decision.board).map(|input| (input, 1.0));
        let neurons =
            self.network.hidden.iter().map(|&n| (inputs + n, self.scratch.activations[n]));
        let all = rows.chain(neurons).map(|(source, activation)| (source * width, activation));
        for (at, activation) in all.chain([(bias, 1.0)]) {
            let gradient = &mut self.gradient[at..at + width];
            for (gradient, delta) in gradient.iter_mut().zip(&self.deltas) {
                *gradient += activation * delta;
            }
        }
    }

    /// The gradient of the critic: of the entropy between its word and what it should have said.
    fn add_critic(&mut self, decision: &Decision<W>, advantage: f32) {
        let inputs = self.network.form.inputs();
        let gradient = &mut self.gradient[self.mask.len()..];
        for input in self.network.inputs(&decision.board) {
            gradient[input] += advantage;
        }
        for (gradient, activation) in gradient[inputs..].iter_mut().zip(&self.scratch.activations) {
            *gradient += advantage * activation;
        }
        gradient[self.critic.len() - 1] += advantage;
    }

    /// Fills in the deltas of hidden neurons from those of the outputs.
    fn propagate_back(&mut self) {
        let inputs = self.network.form.inputs();
        for &neuron in self.network.hidden.iter().rev() {
            let row = self.network.row(inputs + neuron);
            let sum: f32 = row.iter().zip(&self.deltas).map(|(weight, delta)| weight * delta).sum();
            let activation = self.scratch.activations[neuron];
            self.deltas[neuron] = sum * activation * (1.0 - activation);
        }
    }

    /// Goes a step along the gradient of a batch.
    fn step(&mut self, rate: f32, games: u32) {
        let rows = self.network.rows.len();
        let scale = 1.0 / games as f32;
        let masked = self.gradient.iter_mut().zip(&self.mask);
        masked.for_each(|(gradient, mask)| *gradient *= mask);
        let steps = self.adam.steps(&self.gradient, scale, rate);
        let numbers = self.network.rows.iter_mut();
        let numbers = numbers.chain(&mut self.network.bias).chain(&mut self.critic);
        numbers.zip(steps).for_each(|(number, step)| *number += step);
        debug_assert_eq!(self.mask.len(), rows + self.network.width);
        self.gradient.fill(0.0);
    }

    /// Writes the weights back.
    fn write(&self, wiring: &Wiring, genome: &mut Genome) {
        let (form, width) = (self.network.form, self.network.width);
        let expressed: Vec<_> = wiring.expressed(genome).collect();
        for (number, link) in expressed {
            let at = link.source * width + link.target - form.inputs();
            genome.weights[number] = self.network.rows[at];
        }
        let biases = &mut genome.weights[wiring.links.len()..];
        biases.copy_from_slice(&self.network.bias[..form.biases()]);
    }
}

impl<const W: usize> Mover<W> for Learner<W> {
    fn choose(&mut self, board: &Board<W>, legal: Bitboard<W>, rng: &mut SmallRng) -> Move<W> {
        let mut scratch = std::mem::take(&mut self.scratch);
        self.network.run(board, &mut scratch);
        self.scratch = scratch;
        self.weigh(legal);
        let is_first = board.to_play() == Color::Black && board.empty() == board.points();
        let given = self.opening.filter(|_| is_first);
        let mv = given.unwrap_or_else(|| self.draw(legal, rng));
        let form = self.network.form;
        let chosen = mv.point().map_or(form.outputs() - 1, |point| form.number(point));
        let value = self.value(board);
        self.game.push(Decision { board: *board, legal, chosen, value, is_given: given.is_some() });
        mv
    }
}

/// Adam: steps by the mean of gradients over the root of the mean of their squares.
struct Adam {
    means: Vec<f32>,
    squares: Vec<f32>,
    count: i32,
}

impl Adam {
    const KEPT: (f32, f32) = (0.9, 0.999);

    fn new(count: usize) -> Adam {
        Adam { means: vec![0.0; count], squares: vec![0.0; count], count: 0 }
    }

    fn steps(&mut self, gradient: &[f32], scale: f32, rate: f32) -> impl Iterator<Item = f32> {
        self.count += 1;
        let missing = |kept: f32, count: i32| 1.0 - kept.powi(count);
        let (first, second) =
            (missing(Adam::KEPT.0, self.count), missing(Adam::KEPT.1, self.count));
        let numbers = self.means.iter_mut().zip(&mut self.squares).zip(gradient);
        numbers.map(move |((mean, square), gradient)| {
            let gradient = scale * gradient;
            *mean += (1.0 - Adam::KEPT.0) * (gradient - *mean);
            *square += (1.0 - Adam::KEPT.1) * (gradient * gradient - *square);
            rate * (*mean / first) / ((*square / second).sqrt() + 1e-8)
        })
    }
}
