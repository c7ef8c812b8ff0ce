//! The loss: how wrong a net is, and in which direction it should change its answers.

use super::example::Example;
use std::ops::AddAssign;

/// An answer of a net, before any squashing.
#[derive(Clone, Debug, Default)]
pub(super) struct Answer {
    /// The logits of the points and of the pass.
    pub(super) policy: Vec<f32>,
    /// The logit of winning.
    pub(super) win: f32,
    /// The score in units of [`SCORE_UNIT`](crate::net::SCORE_UNIT).
    pub(super) score: f32,
    /// The ownership of the points, before the tangent.
    pub(super) owners: Vec<f32>,
}

/// The weight of each part.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Weighting {
    /// The cross entropy of the move.
    pub(super) policy: f32,
    /// The cross entropy of the winner.
    pub(super) win: f32,
    /// The loss of the score.
    pub(super) score: f32,
    /// The mean cross entropy of the owners.
    pub(super) owners: f32,
}

impl Default for Weighting {
    fn default() -> Weighting {
        Weighting { policy: 1.0, win: 1.0, score: 0.5, owners: 0.5 }
    }
}

/// From where on a score's error counts by its size, not its square, in units of the score.
const HUBER: f32 = 0.5;

/// Sums over examples of what is wrong.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Faults {
    /// The examples.
    pub examples: f64,
    /// The number that training makes small: all parts, weighted.
    pub loss: f64,
    /// The examples with a move.
    pub moves: f64,
    /// The cross entropy of the moves.
    pub move_entropy: f64,
    /// The moves that are the net's first, and among its first five.
    pub moves_first: f64,
    /// The moves that are among the net's first five.
    pub moves_among_five: f64,
    /// The examples with a winner.
    pub results: f64,
    /// The cross entropy of the winners.
    pub result_entropy: f64,
    /// The squared errors of the value, from -1 to 1.
    pub value_squares: f64,
    /// The winners told right.
    pub winners_right: f64,
    /// The examples with a score.
    pub scores: f64,
    /// The errors of the score, in points.
    pub score_errors: f64,
    /// The points whose owners are known.
    pub points: f64,
    /// Those told right.
    pub owners_right: f64,
}

impl AddAssign for Faults {
    fn add_assign(&mut self, other: Faults) {
        self.examples += other.examples;
        self.loss += other.loss;
        self.moves += other.moves;
        self.move_entropy += other.move_entropy;
        self.moves_first += other.moves_first;
        self.moves_among_five += other.moves_among_five;
        self.results += other.results;
        self.result_entropy += other.result_entropy;
        self.value_squares += other.value_squares;
        self.winners_right += other.winners_right;
        self.scores += other.scores;
        self.score_errors += other.score_errors;
        self.points += other.points;
        self.owners_right += other.owners_right;
    }
}

impl Faults {
    /// The mean loss.
    pub fn mean_loss(&self) -> f64 {
        share(self.loss, self.examples)
    }

    /// The mean cross entropy of the moves.
    pub fn entropy(&self) -> f64 {
        share(self.move_entropy, self.moves)
    }

    /// The share of moves that are the net's first.
    pub fn top1(&self) -> f64 {
        share(self.moves_first, self.moves)
    }

    /// The share of moves that are among the net's first five.
    pub fn top5(&self) -> f64 {
        share(self.moves_among_five, self.moves)
    }

    /// The mean squared error of the value, from -1 to 1.
    pub fn value_error(&self) -> f64 {
        share(self.value_squares, self.results)
    }

    /// The share of winners told right.
    pub fn sign(&self) -> f64 {
        share(self.winners_right, self.results)
    }

    /// The mean error of the score, in points.
    pub fn score_error(&self) -> f64 {
        share(self.score_errors, self.scores)
    }

    /// The share of points whose owner is told right.
    pub fn owners(&self) -> f64 {
        share(self.owners_right, self.points)
    }
}

fn share(sum: f64, count: f64) -> f64 {
    if count > 0.0 { sum / count } else { f64::NAN }
}

/// Judges an answer.
///
/// `gradient` becomes that of the weighted loss. Where the example does not say, it is zero.
pub(super) fn judge(
    example: &Example,
    answer: &Answer,
    weighting: Weighting,
    gradient: &mut Answer,
) -> Faults {
    let mut faults = Faults { examples: 1.0, ..Faults::default() };
    judge_policy(example, answer, weighting.policy, gradient, &mut faults);
    judge_win(example, answer, weighting.win, gradient, &mut faults);
    judge_score(example, answer, weighting.score, gradient, &mut faults);
    judge_owners(example, answer, weighting.owners, gradient, &mut faults);
    faults
}

fn judge_policy(
    example: &Example,
    answer: &Answer,
    weight: f32,
    gradient: &mut Answer,
    faults: &mut Faults,
) {
    gradient.policy.clear();
    gradient.policy.resize(answer.policy.len(), 0.0);
    let Some(best) = example.policy.best() else { return };
    let highest = answer.policy.iter().fold(f32::NEG_INFINITY, |a, &b| a.max(b));
    let mut sum = 0.0;
    for (chance, &logit) in gradient.policy.iter_mut().zip(&answer.policy) {
        *chance = (logit - highest).exp();
        sum += *chance;
    }
    gradient.policy.iter_mut().for_each(|chance| *chance *= weight / sum);
    let log_sum = highest + sum.ln();
    let mut entropy = 0.0;
    for (mv, share) in example.policy.shares() {
        entropy += share * (log_sum - answer.policy[mv]);
        gradient.policy[mv] -= weight * share;
    }
    let better = answer.policy.iter().filter(|&&logit| logit > answer.policy[best]).count();
    faults.moves += 1.0;
    faults.move_entropy += f64::from(entropy);
    faults.moves_first += f64::from(u8::from(better == 0));
    faults.moves_among_five += f64::from(u8::from(better < 5));
    faults.loss += f64::from(weight * entropy);
}

/// The cross entropy of a chance's logit, and its gradient.
fn binary(logit: f32, target: f32) -> (f32, f32) {
    let chance = 1.0 / (1.0 + (-logit).exp());
    // The logarithm of 1 + exp(logit), for large numbers too.
    let softplus = logit.max(0.0) + (-logit.abs()).exp().ln_1p();
    (softplus - target * logit, chance - target)
}

fn judge_win(
    example: &Example,
    answer: &Answer,
    weight: f32,
    gradient: &mut Answer,
    faults: &mut Faults,
) {
    gradient.win = 0.0;
    let Some(target) = example.win else { return };
    let (entropy, slope) = binary(answer.win, target);
    gradient.win = weight * slope;
    faults.results += 1.0;
    faults.result_entropy += f64::from(entropy);
    faults.value_squares += f64::from(4.0 * slope * slope);
    faults.winners_right += f64::from(u8::from((answer.win > 0.0) == (target > 0.5)));
    faults.loss += f64::from(weight * entropy);
}

fn judge_score(
    example: &Example,
    answer: &Answer,
    weight: f32,
    gradient: &mut Answer,
    faults: &mut Faults,
) {
    gradient.score = 0.0;
    let Some(target) = example.score else { return };
    let error = answer.score - target / crate::net::SCORE_UNIT;
    let (size, bounded) = (error.abs(), error.clamp(-HUBER, HUBER));
    gradient.score = weight * bounded;
    faults.scores += 1.0;
    faults.score_errors += f64::from(crate::net::SCORE_UNIT * size);
    let loss = if size < HUBER { 0.5 * size * size } else { HUBER * (size - 0.5 * HUBER) };
    faults.loss += f64::from(weight * loss);
}

fn judge_owners(
    example: &Example,
    answer: &Answer,
    weight: f32,
    gradient: &mut Answer,
    faults: &mut Faults,
) {
    gradient.owners.clear();
    gradient.owners.resize(answer.owners.len(), 0.0);
    if example.owners.is_empty() {
        return;
    }
    let weight = weight / answer.owners.len() as f32;
    let points = gradient.owners.iter_mut().zip(&answer.owners).zip(&example.owners);
    for ((gradient, &x), &owner) in points {
        let owner = f32::from(owner);
        // The tangent of x is a chance from -1 to 1 whose logit is 2x.
        let (entropy, slope) = binary(2.0 * x, 0.5 + 0.5 * owner);
        *gradient = 2.0 * weight * slope;
        faults.loss += f64::from(weight * entropy);
        faults.owners_right += f64::from(u8::from(x * owner > 0.0));
        faults.points += f64::from(u8::from(owner != 0.0));
    }
}
