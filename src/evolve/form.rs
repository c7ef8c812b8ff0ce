//! The form of a network: its neurons, and the connections that there can be.

use crate::board::{Point, Size};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The kind of a network.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NetworkKind {
    /// A generalized multi-layer perceptron: any connection forward. Each point has two inputs,
    /// one for stones of the player and one for stones of the enemy.
    Mlp,
    /// Neurons for the points and for the moves, each connected to all and itself. The biases of the
    /// first are moved by the stones: -1 for black, 1 for white.
    Recurrent,
    /// A recurrent layer with a neuron for each point, connected to itself and its eight neighbors
    /// for good, and connections from there to the moves. An own stone moves the bias by 1, one of
    /// the enemy by -1.
    Local,
}

impl NetworkKind {
    /// Every kind.
    pub const ALL: [NetworkKind; 3] =
        [NetworkKind::Mlp, NetworkKind::Recurrent, NetworkKind::Local];

    /// The name: `mlp`, `recurrent` or `local`.
    pub const fn name(self) -> &'static str {
        match self {
            NetworkKind::Mlp => "mlp",
            NetworkKind::Recurrent => "recurrent",
            NetworkKind::Local => "local",
        }
    }
}

impl fmt::Display for NetworkKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for NetworkKind {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<NetworkKind, &'static str> {
        let named = |kind: &NetworkKind| kind.name() == text;
        NetworkKind::ALL.into_iter().find(named).ok_or("not mlp, recurrent or local")
    }
}

/// The form of a network: what of it cannot evolve.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Form {
    size: Size,
    kind: NetworkKind,
    hidden: usize,
}

/// A connection that there can be, between neurons: those of the inputs first, then hidden ones,
/// then those of the moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Link {
    /// The neuron that it comes from.
    pub source: usize,
    /// The neuron that it goes to.
    pub target: usize,
    /// True if it is there whatever evolution does.
    pub is_fixed: bool,
}

impl Form {
    /// The largest board that evolved players play on.
    pub const LARGEST: usize = 9;

    /// The most hidden neurons of a perceptron.
    pub const MOST_HIDDEN: usize = 128;

    /// A form on a board, if there is such a one; only perceptrons have hidden neurons.
    pub fn new(size: Size, kind: NetworkKind, hidden: usize) -> Option<Form> {
        let hidden = if kind == NetworkKind::Mlp { hidden } else { 0 };
        let exists = size.side() <= Form::LARGEST && hidden <= Form::MOST_HIDDEN;
        exists.then_some(Form { size, kind, hidden })
    }

    /// The board.
    pub fn size(self) -> Size {
        self.size
    }

    /// The kind.
    pub fn kind(self) -> NetworkKind {
        self.kind
    }

    /// The number of neurons for the board.
    pub fn inputs(self) -> usize {
        let each = if self.kind == NetworkKind::Mlp { 2 } else { 1 };
        each * self.size.area()
    }

    /// The most hidden neurons.
    pub fn hidden(self) -> usize {
        self.hidden
    }

    /// The number of neurons for moves: one for each point, and the pass.
    pub fn outputs(self) -> usize {
        self.size.area() + 1
    }

    /// The number of all neurons.
    pub fn neurons(self) -> usize {
        self.inputs() + self.hidden + self.outputs()
    }

    /// The first neuron that has a bias: inputs of a perceptron have none.
    pub fn first_biased(self) -> usize {
        if self.kind == NetworkKind::Mlp { self.inputs() } else { 0 }
    }

    /// The number of biases.
    pub fn biases(self) -> usize {
        self.neurons() - self.first_biased()
    }

    /// Every connection that there can be, in the order of the chromosomes: by source, then by
    /// target.
    pub fn links(self) -> Vec<Link> {
        let neurons = 0..self.neurons();
        let pairs = neurons.flat_map(|source| (0..self.neurons()).map(move |to| (source, to)));
        pairs.filter_map(|(source, target)| self.link(source, target)).collect()
    }

    fn link(self, source: usize, target: usize) -> Option<Link> {
        let inputs = self.inputs();
        let is_fixed = self.kind == NetworkKind::Local && target < inputs;
        let exists = match self.kind {
            NetworkKind::Mlp => {
                let is_forward = source < target && source < inputs + self.hidden;
                target >= inputs && is_forward
            }
            NetworkKind::Recurrent => true,
            NetworkKind::Local if target < inputs => {
                source < inputs && self.are_beside(source, target)
            }
            NetworkKind::Local => source < inputs,
        };
        exists.then_some(Link { source, target, is_fixed })
    }

    /// Tells whether two points, by number, are the same or touch, at a side or a corner.
    fn are_beside(self, a: usize, b: usize) -> bool {
        let side = self.size.side();
        let near = |x: usize, y: usize| x.abs_diff(y) <= 1;
        near(a % side, b % side) && near(a / side, b / side)
    }

    /// The number of a point among inputs and outputs.
    #[inline(always)]
    pub fn number<const W: usize>(self, point: Point<W>) -> usize {
        point.row() * self.size.side() + point.col()
    }
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            NetworkKind::Mlp => {
                write!(f, "mlp {}-{}-{}", self.inputs(), self.hidden, self.outputs())
            }
            kind => write!(f, "{kind} {}-{}", self.inputs(), self.outputs()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(side: usize, kind: NetworkKind) -> Form {
        let size = Size::new(side).expect("a size");
        Form::new(size, kind, 20).expect("a form")
    }

    #[test]
    fn numbers_are_those_of_the_paper() {
        let mlp = form(5, NetworkKind::Mlp);
        assert_eq!((mlp.inputs(), mlp.hidden(), mlp.outputs()), (50, 20, 26));
        assert_eq!((mlp.links().len(), mlp.biases()), (3010, 46));
        let recurrent = form(5, NetworkKind::Recurrent);
        assert_eq!((recurrent.inputs(), recurrent.outputs()), (25, 26));
        assert_eq!((recurrent.links().len(), recurrent.biases()), (2601, 51));
    }

    #[test]
    fn a_local_layer_connects_neighbors_for_good() {
        let local = form(5, NetworkKind::Local);
        let (fixed, free): (Vec<Link>, Vec<Link>) =
            local.links().into_iter().partition(|link| link.is_fixed);
        // Four corners with 4 points, twelve sides with 6, nine inner points with 9.
        assert_eq!(fixed.len(), 4 * 4 + 12 * 6 + 9 * 9);
        assert_eq!(free.len(), 25 * 26);
    }

    #[test]
    fn large_boards_have_none() {
        assert_eq!(Form::new(Size::MAX, NetworkKind::Mlp, 20), None);
        assert!(Form::new(Size::NINE, NetworkKind::Local, 0).is_some());
    }
}
