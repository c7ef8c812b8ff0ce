//! A net at work.

use super::evaluation::Evaluation;
use super::kernel::byte_trunk::{self, ByteTrunk};
use super::kernel::float::Floats;
use super::kernel::float_trunk::{self, FloatTrunk};
use super::kernel::heads::{self, Heads};
use super::kernel::vnni::Bytes;
use super::planes::Planes;
use super::shape::Shape;
use super::weights::Weights;
use crate::board::Symmetry;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// The arithmetic of a net.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Arithmetic {
    /// The fastest that the processor has.
    #[default]
    Auto,
    /// Activations and weights of the trunk in bytes; on processors that have no instruction
    /// for it, as [`Arithmetic::Float`].
    Bytes,
    /// Numbers of 32 bits.
    Float,
    /// The same, with nothing but the language's own arithmetic.
    Plain,
}

impl Arithmetic {
    /// Every kind.
    pub const ALL: [Arithmetic; 4] =
        [Arithmetic::Auto, Arithmetic::Bytes, Arithmetic::Float, Arithmetic::Plain];

    /// The name: `auto`, `int8`, `f32` or `plain`.
    pub const fn name(self) -> &'static str {
        match self {
            Arithmetic::Auto => "auto",
            Arithmetic::Bytes => "int8",
            Arithmetic::Float => "f32",
            Arithmetic::Plain => "plain",
        }
    }
}

impl fmt::Display for Arithmetic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text names no kind of arithmetic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownKind;

impl fmt::Display for UnknownKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("unknown arithmetic; known are auto, int8, f32 and plain")
    }
}

impl std::error::Error for UnknownKind {}

impl FromStr for Arithmetic {
    type Err = UnknownKind;

    fn from_str(text: &str) -> Result<Arithmetic, UnknownKind> {
        Arithmetic::ALL.into_iter().find(|kind| kind.name() == text).ok_or(UnknownKind)
    }
}

/// A net made ready for a processor. Threads share it.
pub struct Net {
    shape: Shape,
    provenance: String,
    floats: &'static Floats,
    bytes: Option<&'static Bytes>,
    trunk: Trunk,
    heads: Heads,
}

enum Trunk {
    Float(FloatTrunk),
    Bytes(ByteTrunk),
}

impl Net {
    /// Makes a net ready.
    pub fn new(weights: &Weights, kind: Arithmetic) -> Net {
        let floats = if kind == Arithmetic::Plain { Floats::plain() } else { Floats::best() };
        let bytes = Bytes::best().filter(|_| matches!(kind, Arithmetic::Auto | Arithmetic::Bytes));
        Net::with(weights, floats, bytes)
    }

    /// The same net in every arithmetic that this processor has, that of bytes first.
    pub fn every(weights: &Weights) -> Vec<Net> {
        let bytes = Bytes::all().map(|bytes| Net::with(weights, Floats::best(), Some(bytes)));
        bytes.chain(Floats::all().map(|floats| Net::with(weights, floats, None))).collect()
    }

    fn with(weights: &Weights, floats: &'static Floats, bytes: Option<&'static Bytes>) -> Net {
        let trunk = match bytes {
            Some(bytes) => Trunk::Bytes(ByteTrunk::new(weights, bytes, floats)),
            None => Trunk::Float(FloatTrunk::new(weights, floats)),
        };
        Net {
            shape: weights.shape,
            provenance: weights.provenance.clone(),
            floats,
            bytes,
            trunk,
            heads: Heads::new(weights, floats),
        }
    }

    /// The size of the net.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The origin of the net: who taught it, and how.
    pub fn provenance(&self) -> &str {
        &self.provenance
    }

    /// The arithmetic of the trunk, in words.
    pub fn arithmetic(&self) -> &'static str {
        self.bytes.map_or(self.floats.name, |bytes| bytes.name)
    }

    /// Adds up products with the instruction of the trunk and registers alone, for some
    /// microseconds, and returns how many: nobody could do more.
    pub fn spin(&self) -> usize {
        self.bytes.map_or_else(|| self.floats.spin(), Bytes::spin)
    }

    /// Tells whether the trunk is computed in bytes.
    #[cfg(test)]
    fn has_bytes(&self) -> bool {
        matches!(self.trunk, Trunk::Bytes(_))
    }
}

impl fmt::Debug for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Net {} ({}, {})", self.shape, self.arithmetic(), self.provenance)
    }
}

/// A net with what one thread needs to ask it.
pub struct Evaluator {
    net: Arc<Net>,
    float: float_trunk::Scratch,
    bytes: byte_trunk::Scratch,
    heads: heads::Scratch,
    trunk: Vec<f32>,
    evaluation: Evaluation,
}

impl Evaluator {
    /// An evaluator of its own for a thread.
    pub fn new(net: Arc<Net>) -> Evaluator {
        Evaluator {
            net,
            float: float_trunk::Scratch::default(),
            bytes: byte_trunk::Scratch::default(),
            heads: heads::Scratch::default(),
            trunk: Vec::new(),
            evaluation: Evaluation::blank(crate::board::Size::NINE),
        }
    }

    /// The net.
    pub fn net(&self) -> &Arc<Net> {
        &self.net
    }

    /// The evaluation of a position as the net sees it when the board is turned; told about
    /// the board as it is. Allocates nothing once it has seen a board of the size.
    pub fn evaluate(&mut self, planes: &Planes, symmetry: Symmetry) -> &Evaluation {
        self.trunk.resize(planes.size().area() * self.net.shape.width(), 0.0);
        let x = &mut self.trunk;
        match &self.net.trunk {
            Trunk::Float(trunk) => trunk.run(planes, symmetry, &mut self.float, x),
            Trunk::Bytes(trunk) => trunk.run(planes, symmetry, &mut self.bytes, x),
        }
        self.net.heads.judge(x, planes, symmetry, &mut self.heads, &mut self.evaluation);
        &self.evaluation
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::reference;
    use crate::net::samples::{positions, shape};

    fn nets(weights: &Weights) -> Vec<Arc<Net>> {
        Net::every(weights).into_iter().map(Arc::new).collect()
    }

    /// The numbers of an evaluation, one after the other.
    fn numbers(evaluation: &Evaluation) -> Vec<f32> {
        let rest = [evaluation.win_logit, evaluation.score / 20.0];
        [&evaluation.policy[..], &evaluation.ownership, &rest].concat()
    }

    fn distance(a: &Evaluation, b: &Evaluation) -> f32 {
        let (a, b) = (numbers(a), numbers(b));
        a.iter().zip(&b).fold(0.0, |most: f32, (a, b)| most.max((a - b).abs() / b.abs().max(1.0)))
    }

    /// Bytes are less exact, the more so the wider their ranges: here they are as wide as the
    /// activations of the position, as a trained net has them.
    fn fit_ranges(weights: &mut Weights, planes: &[Planes]) {
        let mut ranges = vec![0.1_f32; weights.ranges.len()];
        for planes in planes {
            reference::observe(weights, planes, Symmetry::IDENTITY, |layer, x| {
                ranges[layer] = x.iter().fold(ranges[layer], |most, &x| most.max(x));
            });
        }
        weights.ranges = ranges;
    }

    #[test]
    fn every_arithmetic_says_what_the_plain_computation_says() {
        for name in ["2x16", "2x32", "1x48", "2x64"] {
            let mut weights = Weights::random(shape(name), 4);
            let sides: Vec<Vec<Planes>> = (2..=19).map(|side| positions(side, 3)).collect();
            fit_ranges(&mut weights, &sides.concat());
            for net in nets(&weights) {
                let mut evaluator = Evaluator::new(net.clone());
                let close = if net.has_bytes() { 0.1 } else { 1e-4 };
                for planes in sides.iter().flatten() {
                    for symmetry in [Symmetry::ALL[0], Symmetry::ALL[5]] {
                        let expected = reference::evaluate(&weights, planes, symmetry);
                        let distance = distance(evaluator.evaluate(planes, symmetry), &expected);
                        assert!(distance < close, "{net:?} on {}: {distance}", planes.size());
                    }
                }
            }
        }
    }

    /// The empty board looks the same from all sides, and a symmetric net would say the same
    /// of symmetric points. Ours is not, but all eight looks together are.
    #[test]
    fn a_symmetric_position_is_judged_symmetrically() {
        let weights = Weights::random(shape("2x32"), 8);
        for net in nets(&weights) {
            let mut evaluator = Evaluator::new(net);
            for side in [2, 5, 9, 13, 19] {
                let empty = &positions(side, 1)[0];
                let looks = Symmetry::ALL.map(|f| evaluator.evaluate(empty, f).clone());
                let mean = |index: usize| looks.iter().map(|look| look.policy[index]).sum::<f32>();
                for symmetry in Symmetry::ALL {
                    for (from, to) in empty.turned_indices(symmetry).enumerate() {
                        let (a, b) = (mean(from), mean(to));
                        assert!((a - b).abs() < 1e-3, "{a} and {b}");
                    }
                }
                for look in &looks[1..] {
                    assert_eq!(look.win_logit, looks[0].win_logit);
                    assert_eq!(look.pass_logit(), looks[0].pass_logit());
                }
            }
        }
    }

    #[test]
    fn kinds_have_names() {
        for kind in Arithmetic::ALL {
            assert_eq!(kind.name().parse(), Ok(kind));
        }
        assert_eq!("int4".parse::<Arithmetic>(), Err(UnknownKind));
    }
}
