//! Each shape as a title, a diagram and the points where it is made, in all eight orientations
//! and for both players; what breaks a condition is a diagram without such points.

use super::*;
use crate::board::{Color, Symmetry};
use crate::parameters::Parameters;

/// Finds a shape for `X` in a diagram, and holds the points found against those marked `*`.
fn check<const W: usize>(shape: Shape, title: &str, rows: &str) {
    let text = rows.replace(' ', "\n");
    let board: Board<W> = text.replace('*', ".").parse().expect("a diagram");
    let size = board.size();
    let cells = text.chars().filter(|c| !c.is_whitespace());
    let marked: Bitboard<W> = cells
        .enumerate()
        .filter(|&(_, cell)| cell == '*')
        .map(|(i, _)| Point::new(i % size.side(), size.side() - 1 - i / size.side()))
        .collect();
    for symmetry in Symmetry::ALL {
        let [x, o] = Color::ALL.map(|color| symmetry.set(size, board.stones(color)));
        for (player, black, white) in [(Color::Black, x, o), (Color::White, o, x)] {
            let board = Board::with_stones(size, black, white, player).expect("liberties");
            let found = ShapeSets::of(&board).points(shape);
            assert_eq!(found, symmetry.set(size, marked), "{shape}: {title}\n{board}");
        }
    }
}

fn check_all(shape: Shape, diagrams: &[(&str, &str)]) {
    for (title, rows) in diagrams {
        match rows.split(' ').count() {
            ..=7 => check::<1>(shape, title, rows),
            8..=10 => check::<2>(shape, title, rows),
            _ => check::<8>(shape, title, rows),
        }
    }
}

#[test]
fn line_of_death() {
    check_all(
        Shape::LineOfDeath,
        &[
            ("the whole first line", "***** *...* *...* *...* *****"),
            ("nothing around a friend", "***** *...* ....* .X..* ...**"),
            ("nothing around an enemy", "***** *...* *.... *...O ***.."),
            ("a small board", "** **"),
        ],
    );
}

#[test]
fn line_of_defeat() {
    check_all(
        Shape::LineOfDefeat,
        &[
            ("the second line", "..... .***. .*.*. .***. ....."),
            ("but its stones", "..... .***. .X.O. .***. ....."),
            ("too small a board", ".. .."),
        ],
    );
}

#[test]
fn line_of_territory() {
    check_all(
        Shape::LineOfTerritory,
        &[
            ("the third line", "....... ....... ..***.. ..*.*.. ..***.. ....... ......."),
            ("but its stones", "....... ....... ..XO*.. ..*.*.. ..***.. ....... ......."),
            ("its middle", "..... ..... ..*.. ..... ....."),
            ("too small a board", ".... .... .... ...."),
        ],
    );
}

#[test]
fn line_of_influence() {
    check_all(
        Shape::LineOfInfluence,
        &[
            (
                "the fourth line",
                "......... ......... ......... ...***... ...*.*... ...***... ......... \
                 ......... .........",
            ),
            ("its middle", "....... ....... ....... ...*... ....... ....... ......."),
            ("too small a board", "..... ..... ..... ..... ....."),
        ],
    );
}

#[test]
fn peep_connect() {
    check_all(
        Shape::PeepConnect,
        &[
            ("a peep", "..... ..O.. .X*X. ..... ....."),
            ("a push", "..... ..O.. .X*X. ..O.. ....."),
            ("on the edge", "..... ..... ..... ..O.. .X*X."),
            ("no enemy beside the gap", "..... .O.O. .X.X. ..... ....."),
            ("one chain already", "..... ..O.. .X.X. .XXX. ....."),
            ("one chain on a detour", "..O.. XX.XX X...X XXXXX ....."),
            ("nothing to connect", "..... ..O.. .X.O. ..... ....."),
        ],
    );
}

#[test]
fn connect() {
    check_all(
        Shape::Connect,
        &[
            ("a cutting point", "..... .OX.. .X*.. ..... ....."),
            ("a cutting point under attack", "..... .OX.. .X*O. ..O.. ....."),
            ("two cuts at one point", "..... .OX.. .X*X. ..XO. ....."),
            ("either point connects", "..... ..X.. .X... ..... ....."),
            ("one chain already", "..... .OXX. .X.X. .XXX. ....."),
            ("nothing to connect", "..... .OX.. .O... ..... ....."),
            ("a peep is counted once", "..... .OX.. .X.X. ..O.. ....."),
        ],
    );
}

#[test]
fn hane() {
    check_all(
        Shape::Hane,
        &[
            ("around a stone", "..... ..*.. .XOX. ..*.. ....."),
            ("on one side", "..... ..*.. .XO.. ..*.. ....."),
            ("on the edge", "..... ..... ..... ..*.. .XO.."),
            ("the enemy has a friend", "..... ..... .XOO. ..... ....."),
            ("the corner is taken by a friend", "..... .X... .XO.. ..*.. ....."),
            ("the corner is taken by an enemy", "..... *O... .XO.. ..*.. ....."),
            ("no stone to start from", "..... ..... X.O.. ..... ....."),
        ],
    );
}

#[test]
fn wall() {
    check_all(
        Shape::Wall,
        &[
            ("against a stone", "..... ..O.. .XX*. ..... ....."),
            ("against a wall", "..... .OO.. *XX*. ..... ....."),
            ("longer", "..... ..O.. XXX*. ..... ....."),
            ("the enemy is at the far end", "..... .O... *XX.. ..... ....."),
            ("no enemy", "..... ..... .XX.. ..... ....."),
            ("no row", "..... ..O.. ..X.. ..... ....."),
            ("a connection", "..... ..O.. .XX.X ..... ....."),
            ("a lump", "..... ..O.. .XX.. ...X. ....."),
        ],
    );
}

#[test]
fn empty_triangle() {
    check_all(
        Shape::EmptyTriangle,
        &[
            ("its corner", "..... .*X.. .X*.. ..... ....."),
            ("its ends", "..... .**.. .XX.. .**.. ....."),
            ("an enemy in the angle", "..... .OO.. .XX.. .**.. ....."),
            ("no angle at the edge", "..... ..... ..... .**.. .XX.."),
            ("the corner turned by an enemy", "..... .OX.. .X... ..... ....."),
            ("a friend in the angle", ".**.. *XX.. *X... ..... ....."),
            ("nothing to lean on", "..... ..... .X... ..... ....."),
        ],
    );
}

#[test]
fn kosumi() {
    check_all(
        Shape::Kosumi,
        &[
            ("four of them", "..... .*.*. ..X.. .*.*. ....."),
            ("an enemy between", "..... .*... ..XO. .*... ....."),
            ("enemies all between", "..... ..O.. .OXO. ..... ....."),
            ("a friend between", "..... .**** ..XX. .**** ....."),
            ("an enemy's diagonal", "..... ..... ..O.. ..... ....."),
        ],
    );
}

#[test]
fn kogeima() {
    check_all(
        Shape::Kogeima,
        &[
            ("eight of them", ".*.*. *...* ..X.. *...* .*.*."),
            ("an enemy beside the stone", ".*.*. *.... ..XO. *.... .*.*."),
            ("an enemy beside the point", ".*... *..O. ..X.. *...* .*.*."),
            ("no wrap round the edge", "....... .*..... ..*.... X...... ..*.... .*..... ......."),
            ("an enemy's kogeima", "..... ..... ..O.. ..... ....."),
        ],
    );
}

#[test]
fn bad_kogeima() {
    check_all(
        Shape::BadKogeima,
        &[
            ("an enemy beside the stone", "..... ....* ..XO. ....* ....."),
            ("an enemy beside the point", "...*. ...O* ..X.. ..... ....."),
            ("own stones beside", "....X ..... ..XO. ..... ....X"),
            ("an own stone at the corner", "...X. ..... ..XO. ....* ....."),
            ("no enemy between", "..... ..... ..X.. ..... O...."),
        ],
    );
}

#[test]
fn bad_tobi() {
    check_all(
        Shape::BadTobi,
        &[
            ("an enemy beside the gap", "..*.. ...O. ..X.* ..... ....."),
            ("no enemy beside the gap", "..... ..... ..X.. ..... O...."),
            ("an enemy in the gap", "..... ..... ..XO. ..... ....."),
            ("own stones beside and at the corner", "..... .X.O. ..X.. ....X ....."),
        ],
    );
}

#[test]
fn kata() {
    check_all(
        Shape::Kata,
        &[
            (
                "above a stone of the third line",
                "......... ......... ......... ......... ......... ...*.*... ....O.... ......... \
                 .........",
            ),
            (
                "above a stone of the fourth line",
                "......... ......... ......... ......... ....*.... ...O..... ......... ......... \
                 .........",
            ),
            (
                "at the three-three point",
                "......... ......... ......... ......... ......... ...*..... ..O...... ......... \
                 .........",
            ),
            (
                "a stone between",
                "......... ......... ......... ......... ......... ...*..... ....OX... ......... \
                 .........",
            ),
            (
                "a stone of the second line",
                "......... ......... ......... ......... ......... ......... ......... ....O.... \
                 .........",
            ),
            (
                "one's own stone",
                "......... ......... ......... ......... ......... ......... ....X.... ......... \
                 .........",
            ),
        ],
    );
}

#[test]
fn a_frame_changes_nothing() {
    let text =
        "......... .X.O..X.. ..OX.OX.. ......... ..XO..O.. ...X..... ..OX.OX.. .....O... .........";
    let board: Board = text.replace(' ', "\n").parse().unwrap();
    let (wide, narrow) = (ShapeSets::of(&board), ShapeSets::of(&board.reframe::<2>()));
    for shape in Shape::ALL {
        assert_eq!(wide.points(shape).reframe::<2>(), narrow.points(shape), "{shape}");
    }
}

#[test]
fn a_move_makes_several_shapes() {
    let text = "..... .OX.. .X... ..... .....".replace(' ', "\n");
    let board: Board<1> = text.parse().unwrap();
    let center = Point::new(2, 2);
    let shapes = ShapeSets::of(&board).at(center);
    let names: Vec<String> = shapes.iter().map(|shape| shape.to_string()).collect();
    assert_eq!(names, ["line of territory", "connect"]);
    assert!(shapes.contains(Shape::Connect) && !shapes.contains(Shape::Hane));
    assert!(ShapeSets::of(&board).at(Point::new(1, 2)).is_empty());
}

#[test]
fn every_shape_has_a_parameter_of_its_name() {
    let table = ShapeParameters::table();
    assert_eq!(table.len(), Shape::COUNT);
    for (n, shape) in Shape::ALL.into_iter().enumerate() {
        assert_eq!(shape as usize, n);
        let name = shape.name().replace([' ', '-'], "_");
        let mut parameters = ShapeParameters::default();
        parameters.set(&name, "4.5").expect("a parameter");
        assert_eq!(parameters.wins(shape), 4.5);
    }
}
