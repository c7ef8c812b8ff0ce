//! Goals, and what each looks like when it is reached.
//!
//! Three aims are read: to capture, to connect, to make an eye. Their opposites (to save, to cut,
//! to deny) are the same three seen from the other side.

use super::field::Field;
use crate::board::{Color, Point, WIDE};
use std::fmt;

/// An aim of a player, its maker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Aim {
    /// To take the stone of the opponent on a point.
    Capture(Point),
    /// To make one chain of two of the maker's own stones.
    Connect(Point, Point),
    /// To make an eye at a point: its sides and enough of its corners (figures 1 to 3 of Cazenave's
    /// paper).
    Eye(Point),
}

/// A thing that a player may want.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Goal {
    /// To take a chain.
    Capture,
    /// To keep a chain on the board.
    Save,
    /// To connect two chains.
    Connect,
    /// To keep two chains apart.
    Cut,
    /// To make an eye.
    Eye,
    /// To keep the opponent from an eye.
    Deny,
}

impl Goal {
    /// Every goal.
    pub const ALL: [Goal; 6] =
        [Goal::Capture, Goal::Save, Goal::Connect, Goal::Cut, Goal::Eye, Goal::Deny];

    /// The goal of the opponent of whoever wants this.
    pub const fn opposite(self) -> Goal {
        match self {
            Goal::Capture => Goal::Save,
            Goal::Save => Goal::Capture,
            Goal::Connect => Goal::Cut,
            Goal::Cut => Goal::Connect,
            Goal::Eye => Goal::Deny,
            Goal::Deny => Goal::Eye,
        }
    }

    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Goal::Capture => "capture",
            Goal::Save => "save",
            Goal::Connect => "connect",
            Goal::Cut => "cut",
            Goal::Eye => "eye",
            Goal::Deny => "deny",
        }
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// An aim with the player who has it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Problem {
    /// The aim.
    pub aim: Aim,
    /// The player who wants to reach it.
    pub maker: Color,
}

impl Problem {
    /// The capture of the chain on a point, if there is one.
    pub fn capture(field: &Field, at: Point) -> Option<Problem> {
        field.color_at(at).map(|color| Problem { aim: Aim::Capture(at), maker: !color })
    }

    /// The connection of two stones of one color, if there are.
    pub fn connect(field: &Field, a: Point, b: Point) -> Option<Problem> {
        let maker = field.color_at(a)?;
        field.has(maker, b).then_some(Problem { aim: Aim::Connect(a, b), maker })
    }

    /// The eye of a player at a point.
    pub const fn eye(maker: Color, at: Point) -> Problem {
        Problem { aim: Aim::Eye(at), maker }
    }

    /// Tells whether the aim is reached.
    #[inline]
    pub fn is_reached(&self, field: &Field) -> bool {
        match self.aim {
            Aim::Capture(target) => !field.has(!self.maker, target),
            Aim::Connect(a, b) => field.has(self.maker, a) && field.is_one_chain(a, b),
            Aim::Eye(at) => self.is_eye(field, at),
        }
    }

    /// Tells whether the aim is beyond reach: a stone to be connected is gone.
    #[inline]
    pub fn is_lost(&self, field: &Field) -> bool {
        match self.aim {
            Aim::Connect(a, b) => !field.has(self.maker, a) || !field.has(self.maker, b),
            Aim::Capture(_) | Aim::Eye(_) => false,
        }
    }

    fn is_eye(&self, field: &Field, at: Point) -> bool {
        let is_own = |point: Point| !field.is_on(point) || field.has(self.maker, point);
        if !field.is_empty(at) || !at.neighbors().into_iter().all(is_own) {
            return false;
        }
        let corners = corners(at);
        let outside = corners.iter().filter(|&&corner| !field.is_on(corner)).count();
        let own = corners.iter().filter(|&&corner| field.has(self.maker, corner)).count();
        own + outside >= 3 + usize::from(outside > 0)
    }

    /// A word of the hash of positions with this problem.
    pub(super) fn key(&self) -> u64 {
        let (kind, a, b) = match self.aim {
            Aim::Capture(at) => (1, at, at),
            Aim::Connect(a, b) => (2, a.min(b), a.max(b)),
            Aim::Eye(at) => (3, at, at),
        };
        let word = (kind << 24 | a.index() << 12 | b.index()) << 1 | self.maker.index();
        crate::board::mix(0x6169_6d00_0000_0000 | word as u64)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.aim {
            Aim::Capture(at) => write!(f, "{} captures {at}", self.maker),
            Aim::Connect(a, b) => write!(f, "{} connects {a} and {b}", self.maker),
            Aim::Eye(at) => write!(f, "{} makes an eye at {at}", self.maker),
        }
    }
}

/// The four points at the corners of a point.
pub(super) fn corners(at: Point) -> [Point; 4] {
    let (here, stride, cells) = (at.index(), Point::<WIDE>::STRIDE, 64 * WIDE);
    [stride + 1, stride - 1, cells + 1 - stride, cells - 1 - stride]
        .map(|step| Point::from_index((here + step) % cells))
}
