//! The findings of a search about a position.
//!
//! Win rates, bounds and leads are always for the player the analysis is for, never for a
//! fixed color; only [`Ownership`] has a color of its own, because a point belongs to
//! somebody whoever is to play.

use crate::board::{Color, Move, Point, Size};

/// One move the search looked at.
#[derive(Clone, PartialEq, Debug)]
pub struct MoveInfo {
    /// The move.
    pub mv: Move,
    /// Simulations that went through it.
    pub visits: u64,
    /// The part of them that the player won, 0 to 1.
    pub winrate: f64,
    /// The lower confidence bound of the win rate, 0 to 1.
    pub lcb: f64,
    /// Its worth before any simulation, 0 to 1; all moves add up to about 1.
    pub prior: f64,
    /// Points the player is ahead on average, komi included.
    pub score_lead: f64,
    /// The win rate of simulations in which the player made the move at any time.
    pub amaf: Option<f64>,
    /// The expected sequence; starts with the move itself.
    pub pv: Vec<Move>,
    /// Simulations through each move of the expected sequence.
    pub pv_visits: Vec<u64>,
}

impl MoveInfo {
    /// A move nobody has looked at yet.
    pub fn new(mv: Move) -> MoveInfo {
        MoveInfo {
            mv,
            visits: 0,
            winrate: 0.5,
            lcb: 0.0,
            prior: 0.0,
            score_lead: 0.0,
            amaf: None,
            pv: vec![mv],
            pv_visits: vec![0],
        }
    }
}

/// A move with fewer visits than this part of those of the most visited one says nothing.
pub const SHOWN_SHARE: u64 = 50;

/// A move must have this part of the visits of the most visited one to seem better than the best.
const CONTESTED_SHARE: u64 = 4;

/// The findings of a search about a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis {
    /// The player to move, whom all numbers are for.
    pub color: Color,
    /// Simulations in the tree, those of earlier moves that it kept included.
    pub visits: u64,
    /// Simulations that the search itself has run. Threads may lose a visit to each other;
    /// these are counted exactly.
    pub simulations: u64,
    /// The win rate of the position, 0 to 1.
    pub winrate: f64,
    /// Points ahead on average, komi included.
    pub score_lead: f64,
    /// The moves, best first; never empty while there is anything to say.
    pub moves: Vec<MoveInfo>,
    /// The owners of the points at the end, where the search was asked for them.
    pub ownership: Option<Ownership>,
}

impl Analysis {
    /// Nothing known yet.
    pub fn empty(color: Color) -> Analysis {
        Analysis {
            color,
            visits: 0,
            simulations: 0,
            winrate: 0.5,
            score_lead: 0.0,
            moves: Vec::new(),
            ownership: None,
        }
    }

    /// The best move.
    pub fn best(&self) -> Option<&MoveInfo> {
        self.moves.first()
    }

    /// The moves worth showing to somebody, best first. A client that takes the highest value of all
    /// moves for that of the position, as Sabaki does, must not take a lucky simulation for it: a
    /// move hardly tried is left out, and so is one that seems better than the best move on few.
    pub fn shown(&self) -> impl Iterator<Item = &MoveInfo> {
        let most = self.moves.iter().map(|info| info.visits).max().unwrap_or(0);
        let (winrate, lead) =
            self.best().map_or((1.0, f64::MAX), |best| (best.winrate, best.score_lead));
        let is_shown = move |&(order, info): &(usize, &MoveInfo)| {
            let seems_better = info.winrate > winrate || info.score_lead > lead;
            let share = if seems_better { CONTESTED_SHARE } else { SHOWN_SHARE };
            info.visits > 0 && (order == 0 || info.visits.saturating_mul(share) >= most)
        };
        self.moves.iter().enumerate().filter(is_shown).map(|(_, info)| info)
    }
}

/// The owners of the points at the end: 1 surely Black, -1 surely White.
#[derive(Clone, PartialEq, Debug)]
pub struct Ownership {
    size: Size,
    black: Vec<f32>,
}

impl Ownership {
    /// Nobody owns anything.
    pub fn new(size: Size) -> Ownership {
        Ownership { size, black: vec![0.0; size.area()] }
    }

    /// The size of the board.
    pub fn size(&self) -> Size {
        self.size
    }

    /// Says who owns a point: 1 surely Black, -1 surely White.
    pub fn set(&mut self, point: Point, black: f32) {
        let index = self.index(point);
        self.black[index] = black.clamp(-1.0, 1.0);
    }

    /// The sureness with which a color owns a point: 1 surely, -1 surely the other.
    pub fn of(&self, color: Color, point: Point) -> f32 {
        let black = self.black[self.index(point)];
        match color {
            Color::Black => black,
            // Not `-black`: nobody's point is 0 for both, without a sign.
            Color::White => 0.0 - black,
        }
    }

    /// Every point as GTP prints boards: the top row first, each from left to right.
    pub fn top_down(&self, color: Color) -> impl Iterator<Item = f32> {
        let side = self.size.side();
        (0..side)
            .rev()
            .flat_map(move |row| (0..side).map(move |col| self.of(color, Point::new(col, row))))
    }

    fn index(&self, point: Point) -> usize {
        debug_assert!(point.is_on(self.size));
        point.row() * self.size.side() + point.col()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ownership_is_printed_from_the_top_left() {
        let mut ownership = Ownership::new(Size::MIN);
        for (vertex, black) in [("A1", 0.25), ("B1", -1.0), ("A2", 7.0), ("B2", 0.5)] {
            ownership.set(vertex.parse().expect("a vertex"), black);
        }
        let black: Vec<f32> = ownership.top_down(Color::Black).collect();
        assert_eq!(black, [1.0, 0.5, 0.25, -1.0]);
        let white: Vec<f32> = ownership.top_down(Color::White).collect();
        assert_eq!(white, [-1.0, -0.5, -0.25, 1.0]);
    }

    #[test]
    fn lucky_simulations_are_not_shown() {
        let mut analysis = Analysis::empty(Color::Black);
        for (vertex, visits, winrate, score_lead) in [
            ("A1", 1000, 0.5, 2.0),
            ("B1", 300, 0.51, 2.5),
            ("C1", 240, 0.51, 1.0),
            ("D1", 240, 0.49, 30.0),
            ("E1", 100, 0.4, 1.0),
            ("F1", 19, 0.4, 1.0),
            ("G1", 1, 1.0, 40.0),
            ("H1", 0, 0.5, 0.0),
        ] {
            let mv = vertex.parse().expect("a vertex");
            let info = MoveInfo { visits, winrate, score_lead, ..MoveInfo::new(mv) };
            analysis.moves.push(info);
        }
        let shown: Vec<String> = analysis.shown().map(|info| info.mv.to_string()).collect();
        assert_eq!(shown, ["A1", "B1", "E1"]);
        assert_eq!(Analysis::empty(Color::Black).shown().count(), 0);
    }

    #[test]
    fn a_new_move_starts_its_own_variation() {
        let info = MoveInfo::new(Move::Pass);
        assert_eq!(info.pv, [Move::Pass]);
        assert_eq!(Analysis::empty(Color::White).best(), None);
    }
}
