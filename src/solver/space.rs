//! Eye spaces: how many eyes a player has in a small space that his stones enclose.
//!
//! Inside it both play on until both pass, knowing nothing of what is outside. Every part that is left
//! is an eye, but for a single point whose corners the opponent holds. A large space is worth
//! two.

use super::aim::corners;
use super::verdict::State;
use super::{Limits, Problem, Reader};
use crate::board::{Bitboard, Board, Color, Move, Point};
use std::collections::HashMap;
use std::fmt;

/// Empty points of a space that is played out.
const SMALL: usize = 6;

/// Points of the largest space that counts as enclosed.
const LARGE: usize = 30;

/// Moves until a space that is fought over again and again counts as it stands.
const DEEPEST: usize = 10;

/// The number of eyes at a place, up to two, by who moves first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Eyes {
    /// With the opponent first.
    pub least: usize,
    /// With the owner first.
    pub most: usize,
    /// The opponent's move, if it matters.
    pub deny: Option<Point>,
    /// The owner's.
    pub make: Option<Point>,
}

/// Writes the numbers, and if they differ the moves, as GNU Go does.
impl fmt::Display for Eyes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.least, self.most)?;
        if self.least < self.most {
            let vertex = |mv: Option<Point>| mv.map_or(Move::Pass, Move::Play).to_string();
            write!(f, " {} {}", vertex(self.deny), vertex(self.make))?;
        }
        Ok(())
    }
}

impl Reader {
    /// The eyes at a point. They are those of the player who encloses it or, if none does, who has more
    /// stones beside it.
    pub fn eyes_at(&mut self, board: &Board, at: Point, limits: Limits) -> Eyes {
        let enclosed = Color::ALL.into_iter().find_map(|owner| Space::new(board, owner, at));
        match enclosed {
            Some(space) if space.region.count() > 1 => space.eyes(),
            Some(space) => self.single_eye(board, space.owner, at, limits),
            None => {
                let near = |color: Color| {
                    let sides = at.neighbors().into_iter();
                    sides.filter(|&side| board.color_at(side) == Some(color)).count()
                };
                let is_white = near(Color::White) > near(Color::Black);
                let owner = if is_white { Color::White } else { Color::Black };
                self.single_eye(board, owner, at, limits)
            }
        }
    }

    fn single_eye(&mut self, board: &Board, owner: Color, at: Point, limits: Limits) -> Eyes {
        let verdict = self.judge(board, Problem::eye(owner, at), limits);
        let (least, most) = match verdict.state() {
            Some(State::Won) => (1, 1),
            Some(State::Lost) => (0, 0),
            _ => (0, 1),
        };
        Eyes { least, most, deny: verdict.second.mv, make: verdict.first.mv }
    }
}

/// A space enclosed by one player's stones.
struct Space<'a> {
    board: &'a Board,
    owner: Color,
    region: Bitboard,
}

/// A position inside a space: the owner's new stones, and the opponent's.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Inside {
    own: Bitboard,
    enemy: Bitboard,
}

/// A node of the play inside a space.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Turn {
    inside: Inside,
    is_owners: bool,
    has_passed: bool,
    depth: usize,
}

type Values = HashMap<Turn, usize>;

impl<'a> Space<'a> {
    /// The space around a point that is not the player's, if his stones enclose it: it is not too large,
    /// and the opponent has few stones there.
    fn new(board: &'a Board, owner: Color, at: Point) -> Option<Space<'a>> {
        let region = Bitboard::of(at).flood(board.points() - board.stones(owner));
        let (size, enemies) = (region.count(), (region & board.stones(!owner)).count());
        let is_enclosed = size <= LARGE && 3 * enemies <= size && 3 * size < board.points().count();
        (is_enclosed && !board.stones(owner).contains(at)).then_some(Space { board, owner, region })
    }

    fn eyes(&self) -> Eyes {
        let enemy = self.region & self.board.stones(!self.owner);
        let start = Inside { own: Bitboard::EMPTY, enemy };
        if (self.region - enemy).count() > SMALL {
            return Eyes { least: 2, most: 2, deny: None, make: None };
        }
        let mut values = Values::new();
        let mut first = |is_owners| {
            let turn = Turn { inside: start, is_owners, has_passed: false, depth: 0 };
            self.best(turn, &mut values)
        };
        let ((least, deny), (most, make)) = (first(false), first(true));
        Eyes { least, most: most.max(least), deny, make }
    }

    /// The number of eyes after the best play, and the move that begins it.
    fn best(&self, turn: Turn, values: &mut Values) -> (usize, Option<Point>) {
        let mut best = (self.value(self.passed(turn), values), None);
        for point in (self.region - turn.inside.own - turn.inside.enemy).iter() {
            let Some(next) = self.played(turn, point) else { continue };
            let value = self.value(next, values);
            if if turn.is_owners { value > best.0 } else { value < best.0 } {
                best = (value, Some(point));
            }
        }
        best
    }

    fn value(&self, turn: Turn, values: &mut Values) -> usize {
        if turn.depth >= DEEPEST {
            return self.count(turn.inside);
        }
        if let Some(&known) = values.get(&turn) {
            return known;
        }
        let value = self.best(turn, values).0;
        values.insert(turn, value);
        value
    }

    /// The turn after a pass; after two the play is over.
    fn passed(&self, turn: Turn) -> Turn {
        let depth = if turn.has_passed { DEEPEST } else { turn.depth + 1 };
        Turn { is_owners: !turn.is_owners, has_passed: true, depth, ..turn }
    }

    /// The turn after a stone, if it is no suicide as far as the space shows.
    fn played(&self, turn: Turn, point: Point) -> Option<Turn> {
        let mut inside = turn.inside;
        if turn.is_owners {
            inside.own.insert(point);
            let empty = self.region - inside.own - inside.enemy;
            let caught =
                inside.enemy.regions().filter(|chain| !chain.neighbors().intersects(empty));
            let caught = caught.fold(Bitboard::EMPTY, |all, chain| all | chain);
            inside.enemy -= caught;
        } else {
            inside.enemy.insert(point);
            let empty = self.region - inside.own - inside.enemy;
            let chain = Bitboard::of(point).flood(inside.enemy);
            if !chain.neighbors().intersects(empty) {
                return None;
            }
        }
        let is_owners = !turn.is_owners;
        Some(Turn { inside, is_owners, has_passed: false, depth: turn.depth + 1 })
    }

    /// The eyes that are left.
    fn count(&self, inside: Inside) -> usize {
        let is_eye = |part: &Bitboard| part.single().is_none_or(|point| !self.is_false(point));
        (self.region - inside.own).regions().filter(is_eye).count().min(2)
    }

    /// Tells whether the opponent holds too many corners of a point.
    fn is_false(&self, point: Point) -> bool {
        let corners = corners(point);
        let is_edge = corners.iter().any(|&corner| !self.board.points().contains(corner));
        let outside = self.board.stones(!self.owner) - self.region;
        let held = corners.iter().filter(|&&corner| outside.contains(corner)).count();
        held + usize::from(is_edge) > 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn eyes(diagram: &str, at: &str) -> String {
        let board: Board = diagram.parse().expect("a diagram");
        let at = at.parse().expect("a vertex");
        Reader::new().eyes_at(&board, at, Limits::default()).to_string()
    }

    #[test]
    fn a_space_has_as_many_eyes_as_its_shape() {
        let diagram = "
            . . . X . . . X . . .
            X X X X X . X X X X .
            . . . . X X X . . X .
            X X X X X . X . . X .
            O O O O X . X X X X .
            . . . O X X X O O O .
            . . . O O O O . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .";
        assert_eq!(eyes(diagram, "A11"), "1 2 B11 B11", "three in a row");
        assert_eq!(eyes(diagram, "C9"), "2 2", "four in a row");
        assert_eq!(eyes(diagram, "J8"), "1 1", "four in a square");
        assert_eq!(eyes(diagram, "F8"), "1 1", "two points");
    }
}
