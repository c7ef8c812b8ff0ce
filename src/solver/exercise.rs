//! Exercises: captures to learn from and to be examined by, drawn from random games.

use super::aim::{Aim, Problem};
use super::field::Field;
use super::reader::{Limits, Reader};
use super::rules::RuleBook;
use super::verdict::Outcome;
use crate::board::{Board, Color, Size};
use rand::RngExt;
use rand::rngs::SmallRng;
use std::sync::Arc;

/// A position with a capture to be read in it, the hunter to move.
#[derive(Clone)]
pub struct Exercise {
    /// The position.
    pub field: Field,
    /// The capture.
    pub problem: Problem,
}

/// Captures that can be asked about on a board: of chains with two or three liberties, by either
/// player.
pub fn of_board<const W: usize>(board: &Board<W>) -> Vec<Exercise> {
    let mut field = Field::new(board);
    field.lift_ko();
    let chains = Color::ALL
        .into_iter()
        .flat_map(|color| board.chains(color).map(move |chain| (color, chain)));
    chains
        .filter(|(_, chain)| (2..=3).contains(&chain.liberties.count()))
        .filter_map(|(color, chain)| {
            let at = chain.stones.first()?.reframe();
            let problem = Problem { aim: Aim::Capture(at), maker: !color };
            Some(Exercise { field: field.clone(), problem })
        })
        .collect()
}

/// A capture out of a random game on 9x9.
pub fn drawn(rng: &mut SmallRng) -> Exercise {
    loop {
        let mut board = Board::<2>::new(Size::NINE);
        for _ in 0..rng.random_range(16..60) {
            match board.random_move(rng) {
                Some(point) => _ = board.play(point),
                None => board.pass(),
            }
        }
        let mut exercises = of_board(&board);
        if !exercises.is_empty() {
            return exercises.swap_remove(rng.random_range(0..exercises.len()));
        }
    }
}

/// Captures that work, set apart to measure what rules are worth.
pub struct Exam(Vec<Exercise>);

/// The limits of a reading that sets an exam.
const THOROUGH: Limits = Limits { nodes: 10_000, order: 2 };

/// The limits of a reading in an exam.
const STRICT: Limits = Limits { nodes: 2000, order: 2 };

impl Exam {
    /// So many captures that the built-in knowledge finds: one in three a ladder, which any rule
    /// for taking liberties finds too, the others such that no ladder works.
    pub fn new(questions: usize, rng: &mut SmallRng) -> Exam {
        let mut reader = Reader::new();
        let (mut ladders, mut others) = (Vec::new(), Vec::new());
        while ladders.len() + others.len() < questions {
            let exercise = drawn(rng);
            let Exercise { field, problem } = &exercise;
            let ladder = Limits { order: 1, ..THOROUGH };
            if reader.ask(field, *problem, true, ladder).0 == Outcome::Success {
                if 3 * ladders.len() < questions {
                    ladders.push(exercise);
                }
            } else if 3 * others.len() < 2 * questions
                && reader.ask(field, *problem, true, THOROUGH).0 == Outcome::Success
            {
                others.push(exercise);
            }
        }
        ladders.extend(others);
        Exam(ladders)
    }

    /// The number of questions.
    pub fn questions(&self) -> usize {
        self.0.len()
    }

    /// The number of captures that are found by rules alone, within 2000 moves each.
    pub fn solved(&self, rules: &RuleBook) -> usize {
        let mut reader = Reader::new();
        reader.set_rules(Arc::new(rules.clone()));
        let finds = |Exercise { field, problem }: &&Exercise| {
            reader.ask(field, *problem, true, STRICT).0 == Outcome::Success
        };
        self.0.iter().filter(finds).count()
    }
}
