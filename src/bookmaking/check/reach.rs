//! The replies that a book's own play can come to.

use crate::board::{Color, Move};
use crate::book::{Book, NodeId, Pointers, Selection};
use crate::game::Game;

/// A reply of the book.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Reply {
    /// The moves before, in canonical form.
    pub line: Vec<Move>,
    /// The reply.
    pub mv: Move,
}

/// The replies that a player can come to who follows the book, as Black or as White, while the
/// opponent plays anything that is in it. Each once, the shortest lines first.
pub fn replies(book: &Book, choice: &Selection, start: &Game) -> Vec<Reply> {
    let mut replies = Vec::new();
    for own in Color::ALL {
        let mut open = vec![(Vec::new(), NodeId::ROOT)];
        while let Some((line, id)) = open.pop() {
            let Some(game) = play(start, &line) else { continue };
            let next = |mv: Move| [line.as_slice(), &[mv]].concat();
            if game.to_play() != own {
                let successors = book.tree().successors(id);
                open.extend(successors.filter_map(|id| Some((next(book.tree().move_of(id)?), id))));
            } else if let Some((mv, id)) = answer(book, choice, &game, &line) {
                open.push((next(mv), id));
                replies.push(Reply { line, mv });
            }
        }
    }
    replies.sort_by(|a, b| a.line.len().cmp(&b.line.len()).then_with(|| a.cmp(b)));
    replies
}

/// The game after a line; none where the line is not legal.
pub(super) fn play(start: &Game, line: &[Move]) -> Option<Game> {
    let mut game = start.clone();
    line.iter().try_for_each(|&mv| game.play(game.to_play(), mv).map(|_| ())).ok()?;
    (!game.is_over()).then_some(game)
}

/// The book's reply in a position, in the orientation of the book.
fn answer(book: &Book, choice: &Selection, game: &Game, line: &[Move]) -> Option<(Move, NodeId)> {
    let mut pointers = Pointers::new();
    for (&mv, color) in line.iter().zip(Color::ALL.into_iter().cycle()) {
        pointers.advance(book, color, mv);
    }
    let mut candidates = pointers.candidates(book);
    candidates.retain(|candidate| {
        candidate.mv != Move::Pass && game.is_legal(game.to_play(), candidate.mv)
    });
    let node = choice.best(&candidates)?.node;
    Some((book.tree().move_of(node)?, node))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Size;
    use crate::book::Header;
    use crate::game::{Komi, Rules};

    #[test]
    fn own_moves_are_the_choice_and_the_opponents_are_all() {
        let komi = "7.5".parse().expect("komi");
        let mut book = Book::new(Header::new(Size::NINE, komi, "chinese", ""));
        let moves = |line: &str| -> Vec<Move> {
            line.split(' ').map(|vertex| vertex.parse().expect("a vertex")).collect()
        };
        for (line, winner, games) in [
            ("E5 G5 G4", Color::Black, 30),
            ("E5 G5 C3", Color::White, 3),
            ("E5 C3", Color::White, 40),
            ("F6 D4", Color::White, 20),
        ] {
            (0..games).for_each(|_| book.count(&moves(line), winner, 9));
        }
        let start = Game::new(Size::NINE, Rules::Chinese, Komi::from_halves(15));
        let choice = Selection { min_win_rate: 0.0, ..Selection::default() };
        let replies = replies(&book, &choice, &start);
        let lengths: Vec<usize> = replies.iter().map(|reply| reply.line.len()).collect();
        // Black's first move; White's to both first moves; Black's to the first of these answers.
        assert_eq!(lengths, [0, 1, 1, 2]);
        assert_eq!(replies[0].mv.to_string(), "E5");
        let strict = Selection { min_win_rate: 0.6, ..choice };
        let strict = super::replies(&book, &strict, &start);
        assert!(strict.iter().all(|reply| reply.line.len() == 1), "{strict:?}");
    }
}
