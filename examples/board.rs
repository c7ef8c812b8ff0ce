//! The board: a capture, a ko, and the speed of whole random games.
//!
//!     cargo run --release --example board

use octant::board::{Board, Color, Point, Size, light};
use rand::{SeedableRng, rngs::SmallRng};
use std::error::Error;
use std::time::Instant;

fn main() -> Result<(), Box<dyn Error>> {
    // A diagram is a board: `X` is Black, `O` is White, and the player to move is Black.
    let mut board: Board = "
        . X O . .
        X O . O .
        . X O . .
        . . . . .
        . . . . ."
        .parse()?;
    let white: Point = "B4".parse()?;
    let chain = board.chain_at(white).ok_or("no stone there")?;
    println!("{board}");
    println!("the stone on {white} has {} liberty: {:?}", chain.liberties.count(), chain.liberties);

    // Black takes it; White may not take back at once.
    let captured = board.play("C4".parse()?);
    assert_eq!(captured.single(), Some(white));
    assert_eq!((board.to_play(), board.ko()), (Color::White, Some(white)));
    assert!(!board.is_legal(white));
    println!("Black captured it, and {white} is forbidden to {} for a move", board.to_play());

    // A board of two words holds 9x9; whole games of random moves are the measure of its speed.
    let mut rng = SmallRng::seed_from_u64(1);
    let started = Instant::now();
    let (games, mut moves) = (1000, 0);
    for _ in 0..games {
        moves += light::play_out(&mut Board::<2>::new(Size::NINE), &mut rng);
    }
    println!("{games} random games of {} moves took {:.0?}", moves / games, started.elapsed());
    Ok(())
}
