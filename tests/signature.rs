//! One thread and one seed make the search a function: its result is pinned here. A change of
//! the numbers is intended, and then they are changed with it, or it is a bug.

use octant::board::{Color, Size};
use octant::game::{Game, Komi, Rules};
use octant::search::{Limits, Search, Settings, Task};
use std::sync::atomic::AtomicBool;

/// A checksum over everything that some searches in a row say about the moves of a game.
fn signature(side: usize, playouts: u64) -> u64 {
    let size = Size::new(side).unwrap();
    let mut game = Game::new(size, Rules::Chinese, Komi::from_halves(15));
    let mut search = Search::new(Settings { memory: 64, seed: 42, ..Settings::default() });
    let mut sum = 0xcbf2_9ce4_8422_2325_u64;
    let mut color = Color::Black;
    for _ in 0..6 {
        let task = Task::new(&game, color);
        let never = AtomicBool::new(false);
        let analysis = search.run(&task, Limits::playouts(playouts), &never, &mut |_| {});
        for info in &analysis.moves {
            let text = format!("{} {} {:.4}", info.mv, info.visits, info.winrate);
            for byte in text.bytes() {
                sum = (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
            }
        }
        game.play(color, analysis.best().unwrap().mv).unwrap();
        color = !color;
    }
    sum
}

#[test]
fn the_same_search_every_time() {
    for (side, playouts) in [(5, 300), (9, 500), (13, 200), (19, 100)] {
        assert_eq!(signature(side, playouts), signature(side, playouts), "{side}x{side}");
    }
}

#[test]
fn the_search_is_the_one_we_know() {
    let found = [(5, 300), (9, 500), (13, 200), (19, 100)]
        .map(|(side, playouts)| signature(side, playouts));
    let known = [
        3_633_123_840_390_087_597,
        1_230_312_005_000_275_661,
        13_018_877_567_468_713_069,
        16_541_660_370_933_982_919,
    ];
    assert_eq!(found, known, "intended? then write the new numbers here");
}
