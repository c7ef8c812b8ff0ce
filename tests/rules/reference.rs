//! A slow and obvious game of Go, to hold the fast one against. It shares nothing with it
//! but the names of the colors, the rules and the reasons why a move is illegal: points are
//! pairs, a position is a grid, and the past is the list of all grids.

use octant::board::Color;
use octant::game::{IllegalMove, KoRule, Rules, Scoring};
use std::collections::BTreeSet;

/// Column and row.
pub type Place = (usize, usize);

/// Places.
pub type Places = BTreeSet<Place>;

/// A stone or nothing on every place.
#[derive(Clone, PartialEq, Eq)]
pub struct Grid {
    side: usize,
    rows: Vec<Option<Color>>,
}

impl Grid {
    fn new(side: usize) -> Grid {
        Grid { side, rows: vec![None; side * side] }
    }

    pub fn places(&self) -> impl Iterator<Item = Place> + use<> {
        let side = self.side;
        (0..side * side).map(move |i| (i % side, i / side))
    }

    pub fn at(&self, (col, row): Place) -> Option<Color> {
        self.rows[row * self.side + col]
    }

    fn put(&mut self, (col, row): Place, stone: Option<Color>) {
        self.rows[row * self.side + col] = stone;
    }

    fn remove(&mut self, places: &Places) {
        for &place in places {
            self.put(place, None);
        }
    }

    fn beside(&self, (col, row): Place) -> impl Iterator<Item = Place> + use<> {
        let side = self.side;
        [(col.wrapping_sub(1), row), (col, row.wrapping_sub(1)), (col + 1, row), (col, row + 1)]
            .into_iter()
            .filter(move |&(col, row)| col < side && row < side)
    }

    /// The places of the same content connected to a place, and the other places beside them.
    fn region(&self, place: Place) -> (Places, Places) {
        let content = self.at(place);
        let (mut inside, mut border) = (Places::from([place]), Places::new());
        let mut open = vec![place];
        while let Some(place) = open.pop() {
            for side in self.beside(place) {
                if self.at(side) != content {
                    border.insert(side);
                } else if inside.insert(side) {
                    open.push(side);
                }
            }
        }
        (inside, border)
    }

    /// The stones of the chain at a place, and its liberties.
    pub fn chain(&self, place: Place) -> (Places, Places) {
        let (stones, border) = self.region(place);
        (stones, border.into_iter().filter(|&side| self.at(side).is_none()).collect())
    }

    /// Every region of places with the same content, and the places beside it.
    pub fn regions(&self) -> Vec<(Places, Places)> {
        let mut regions: Vec<(Places, Places)> = Vec::new();
        for place in self.places() {
            if !regions.iter().any(|(inside, _)| inside.contains(&place)) {
                regions.push(self.region(place));
            }
        }
        regions
    }
}

/// A game, and every position it has been through.
pub struct Reference {
    pub rules: Rules,
    pub grid: Grid,
    pub to_play: Color,
    pub prisoners: [usize; 2],
    /// Every position so far with the player to move, the present one last.
    past: Vec<(Grid, Color)>,
}

/// The effect of a stone.
pub struct Outcome {
    pub grid: Grid,
    pub captured: Places,
    pub lost: Places,
}

impl Reference {
    pub fn new(side: usize, rules: Rules) -> Reference {
        let grid = Grid::new(side);
        let past = vec![(grid.clone(), Color::Black)];
        Reference { rules, grid, to_play: Color::Black, prisoners: [0; 2], past }
    }

    /// The grid that a stone makes, and the stones it takes off, legal or not.
    pub fn outcome(&self, color: Color, place: Place) -> Outcome {
        let mut grid = self.grid.clone();
        grid.put(place, Some(color));
        let mut captured = Places::new();
        for side in grid.beside(place) {
            if grid.at(side) == Some(!color) {
                let (stones, liberties) = grid.chain(side);
                if liberties.is_empty() {
                    captured.extend(stones);
                }
            }
        }
        grid.remove(&captured);
        let (stones, liberties) = grid.chain(place);
        let lost = if liberties.is_empty() { stones } else { Places::new() };
        grid.remove(&lost);
        Outcome { grid, captured, lost }
    }

    /// Tells whether a player may play on an empty place with this outcome.
    pub fn check(&self, color: Color, outcome: &Outcome) -> Result<(), IllegalMove> {
        if self.retakes_ko(color, outcome) {
            return Err(IllegalMove::Ko);
        }
        if !self.rules.allows_suicide() && !outcome.lost.is_empty() {
            return Err(IllegalMove::Suicide);
        }
        let is_repeated = self.past.iter().any(|(grid, to_play)| {
            let counts = match self.rules.ko_rule() {
                KoRule::Simple => false,
                KoRule::PositionalSuperko => true,
                KoRule::SituationalSuperko => *to_play == !color,
            };
            counts && *grid == outcome.grid
        });
        if is_repeated { Err(IllegalMove::Repetition) } else { Ok(()) }
    }

    /// Tells whether a move by the player to move takes one stone and undoes the last move.
    pub fn retakes_ko(&self, color: Color, outcome: &Outcome) -> bool {
        let before = self.past.len().checked_sub(2).map(|i| &self.past[i].0);
        color == self.to_play && outcome.captured.len() == 1 && before == Some(&outcome.grid)
    }

    /// Plays a stone and returns all stones taken off.
    pub fn play(&mut self, color: Color, place: Place) -> Places {
        let outcome = self.outcome(color, place);
        self.prisoners[color.index()] += outcome.captured.len();
        self.prisoners[(!color).index()] += outcome.lost.len();
        self.grid = outcome.grid;
        self.pass(color);
        &outcome.captured | &outcome.lost
    }

    /// Ends the turn of a player.
    pub fn pass(&mut self, color: Color) {
        self.to_play = !color;
        self.past.push((self.grid.clone(), self.to_play));
    }

    /// Black's points minus White's when the dead stones are off.
    pub fn points(&self, scoring: Scoring, dead: &Places) -> i32 {
        let mut living = self.grid.clone();
        living.remove(dead);
        let mut points = [0; 2];
        for (inside, border) in living.regions() {
            let stone = inside.first().and_then(|&place| living.at(place));
            let reached: BTreeSet<Color> =
                border.iter().filter_map(|&place| living.at(place)).collect();
            let owner = match (stone, scoring) {
                (Some(color), Scoring::Area) => Some(color),
                (Some(_), Scoring::Territory) => None,
                (None, _) if reached.len() == 1 => reached.first().copied(),
                (None, _) => None,
            };
            if let Some(color) = owner {
                points[color.index()] += inside.len() as i32;
            }
        }
        if scoring == Scoring::Territory {
            for color in Color::ALL {
                let taken = dead.iter().filter(|&&place| self.grid.at(place) == Some(!color));
                points[color.index()] += (self.prisoners[color.index()] + taken.count()) as i32;
            }
        }
        points[0] - points[1]
    }
}
