//! Marks of a net on the games held out while it learned.

use super::loss::Faults;
use bincode::{Decode, Encode};
use std::fmt::Write;

/// An examination.
#[derive(Clone, Copy, Debug, PartialEq, Encode, Decode)]
pub struct Mark {
    /// The examples seen before it.
    pub samples: u64,
    /// The seconds of training before it.
    pub seconds: f64,
    /// The rate of learning then.
    pub rate: f32,
    /// The mean loss in training since the examination before.
    pub trained_loss: f64,
    /// The share of moves that are the net's first.
    pub top1: f64,
    /// The share of moves among the net's first five.
    pub top5: f64,
    /// The cross entropy of the moves.
    pub entropy: f64,
    /// The mean squared error of the value.
    pub value_error: f64,
    /// The share of winners told right.
    pub sign: f64,
    /// The mean error of the score, in points.
    pub score_error: f64,
    /// The share of points whose owner is told right.
    pub owners: f64,
}

impl Mark {
    /// The mark of an examination's faults.
    pub(super) fn new(
        samples: u64,
        seconds: f64,
        rate: f32,
        trained_loss: f64,
        faults: &Faults,
    ) -> Mark {
        Mark {
            samples,
            seconds,
            rate,
            trained_loss,
            top1: faults.top1(),
            top5: faults.top5(),
            entropy: faults.entropy(),
            value_error: faults.value_error(),
            sign: faults.sign(),
            score_error: faults.score_error(),
            owners: faults.owners(),
        }
    }
}

/// The marks as a table with commas.
pub(super) fn to_csv(curve: &[Mark]) -> String {
    let mut text = String::from(
        "samples,seconds,rate,trained_loss,top1,top5,entropy,value_error,sign,score_error,owners\n",
    );
    for mark in curve {
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "{},{:.0},{:.6},{:.4},{:.4},{:.4},{:.4},{:.4},{:.4},{:.3},{:.4}",
            mark.samples,
            mark.seconds,
            mark.rate,
            mark.trained_loss,
            mark.top1,
            mark.top5,
            mark.entropy,
            mark.value_error,
            mark.sign,
            mark.score_error,
            mark.owners
        );
    }
    text
}
