//! The board as text: in the colors of wood and stones, or in plain letters.

use crate::board::{Bitboard, Color, Point, Size};
use crate::engine::Ownership;
use crate::game::Game;
use std::fmt::Write;

/// Wood, and on it a line, a black stone, a white one, and the last move.
const WOOD: &str = "\x1b[48;5;179m";
const LINE: &str = "\x1b[38;5;94m";
const STONES: [&str; 2] = ["\x1b[38;5;16m", "\x1b[38;5;231m"];
const LAST: &str = "\x1b[38;5;196m";
const PLAIN: &str = "\x1b[0m";

/// Ownership from which a point is marked as somebody's.
const OWNED: f32 = 0.5;

/// The way in which the board is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Style {
    /// True for colors.
    pub(super) has_colors: bool,
}

/// Draws the board, with lines of text beside it from the top down. With owners, empty points that
/// are surely somebody's are marked.
pub(super) fn draw(
    game: &Game,
    beside: &[String],
    owners: Option<&Ownership>,
    style: Style,
) -> String {
    let size = game.size();
    let columns: String = Point::<8>::all(size)
        .filter(|point| point.row() == 0)
        .map(|point| format!(" {}", point.to_string().trim_end_matches('1')))
        .collect();
    let mut text = format!("   {columns}\n");
    for (from_top, row) in (0..size.side()).rev().enumerate() {
        // Writing to a string cannot fail.
        let _ = write!(text, "{:>3}", row + 1);
        text += &draw_row(game, row, owners, style);
        let _ = write!(text, " {:<2}", row + 1);
        if let Some(words) = beside.get(from_top).filter(|words| !words.is_empty()) {
            let _ = write!(text, "   {words}");
        }
        text.truncate(text.trim_end_matches(' ').len());
        text.push('\n');
    }
    text + &format!("   {columns}\n")
}

fn draw_row(game: &Game, row: usize, owners: Option<&Ownership>, style: Style) -> String {
    let size = game.size();
    let last = game.last_points()[0];
    let stars = stars(size);
    let mut text = if style.has_colors { WOOD.to_owned() } else { String::new() };
    for col in 0..size.side() {
        let point = Point::new(col, row);
        let stone = game.board().color_at(point);
        let is_last = last == Some(point) && stone.is_some();
        let sign = match stone {
            Some(color) => stone_sign(color, style),
            None => empty_sign(point, stars.contains(point), owners, style),
        };
        // The last move stands in brackets, of which the second is before the next point.
        let after = last.is_some_and(|last| {
            col > 0 && last == Point::new(col - 1, row) && game.board().color_at(last).is_some()
        });
        let bracket = match (is_last, after) {
            (true, _) => '(',
            (_, true) => ')',
            _ => ' ',
        };
        if style.has_colors {
            let _ = write!(text, "{LAST}{bracket}{sign}");
        } else {
            let _ = write!(text, "{bracket}{sign}");
        }
    }
    let ends_with_last = last.is_some_and(|last| {
        last == Point::new(size.side() - 1, row) && game.board().color_at(last).is_some()
    });
    let end = if ends_with_last { ')' } else { ' ' };
    match style.has_colors {
        true => format!("{text}{LAST}{end}{PLAIN}"),
        false => format!("{text}{end}"),
    }
}

fn stone_sign(color: Color, style: Style) -> String {
    match (style.has_colors, color) {
        (true, color) => format!("{}●", STONES[color.index()]),
        (false, Color::Black) => "X".to_owned(),
        (false, Color::White) => "O".to_owned(),
    }
}

fn empty_sign(point: Point, is_star: bool, owners: Option<&Ownership>, style: Style) -> String {
    let owned = owners.map_or(0.0, |owners| owners.of(Color::Black, point));
    let owner = match owned {
        owned if owned >= OWNED => Some(Color::Black),
        owned if owned <= -OWNED => Some(Color::White),
        _ => None,
    };
    match (style.has_colors, owner, is_star) {
        (true, Some(color), _) => format!("{}▪", STONES[color.index()]),
        (true, None, true) => format!("{LINE}+"),
        (true, None, false) => format!("{LINE}·"),
        (false, Some(Color::Black), _) => "x".to_owned(),
        (false, Some(Color::White), _) => "o".to_owned(),
        (false, None, true) => "+".to_owned(),
        (false, None, false) => ".".to_owned(),
    }
}

/// The marked points of an empty board.
fn stars(size: Size) -> Bitboard {
    let side = size.side();
    let from_edge = if side > 12 { 3 } else { 2 };
    let (low, high, middle) = (from_edge, (side - 1).saturating_sub(from_edge), side / 2);
    let lines = match side {
        0..=6 => return Bitboard::EMPTY,
        side if side % 2 == 1 && side > 13 => vec![low, middle, high],
        _ => vec![low, high],
    };
    let mut stars: Bitboard =
        lines.iter().flat_map(|&row| lines.iter().map(move |&col| Point::new(col, row))).collect();
    if side % 2 == 1 {
        stars.insert(Point::new(middle, middle));
    }
    stars
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Komi, Rules};

    fn game(moves: &[&str]) -> Game {
        let mut game = Game::new(Size::new(7).expect("a size"), Rules::Chinese, Komi::ZERO);
        for mv in moves {
            game.play(game.to_play(), mv.parse().expect("a move")).expect("legal");
        }
        game
    }

    #[test]
    fn a_plain_board_has_its_last_move_in_brackets() {
        let beside = ["Black".to_owned(), String::new(), "komi".to_owned()];
        let text = draw(&game(&["D4", "G5"]), &beside, None, Style { has_colors: false });
        assert_eq!(
            text,
            concat!(
                "    A B C D E F G\n",
                "  7 . . . . . . .  7    Black\n",
                "  6 . . . . . . .  6\n",
                "  5 . . + . + .(O) 5    komi\n",
                "  4 . . . X . . .  4\n",
                "  3 . . + . + . .  3\n",
                "  2 . . . . . . .  2\n",
                "  1 . . . . . . .  1\n",
                "    A B C D E F G\n",
            )
        );
    }

    #[test]
    fn owners_are_marked_on_empty_points() {
        let mut owners = Ownership::new(Size::new(7).expect("a size"));
        owners.set("A1".parse().expect("a point"), 0.9);
        owners.set("B1".parse().expect("a point"), -0.9);
        let text = draw(&game(&[]), &[], Some(&owners), Style { has_colors: false });
        assert!(text.contains("  1 x o . . . . .  1\n"), "{text}");
    }

    #[test]
    fn colors_are_taken_back_at_the_end_of_every_row() {
        let text = draw(&game(&["D4"]), &[], None, Style { has_colors: true });
        for row in text.lines().skip(1).take(7) {
            assert!(row.contains(WOOD) && row.contains(PLAIN), "{row:?}");
        }
        assert!(text.contains("\x1b[38;5;16m●"));
    }

    #[test]
    fn boards_have_their_stars() {
        let counts = [(6, 0), (7, 5), (9, 5), (12, 4), (13, 5), (19, 9)];
        for (side, count) in counts {
            assert_eq!(stars(Size::new(side).expect("a size")).count(), count, "{side}");
        }
        assert!(stars(Size::MAX).contains("Q16".parse().expect("a point")));
        assert!(stars(Size::NINE).contains("C3".parse().expect("a point")));
    }
}
