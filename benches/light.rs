//! Light playouts, board by board: `cargo bench --bench light`.

#![allow(missing_docs, reason = "what criterion makes has no docs")]

use criterion::{Criterion, criterion_group, criterion_main};
use octant::board::{Board, Size, light};
use rand::{SeedableRng, rngs::SmallRng};

fn play_out<const W: usize>(criterion: &mut Criterion, side: usize) {
    let size = Size::new(side).expect("a size of board");
    let empty = Board::<W>::new(size);
    let mut rng = SmallRng::seed_from_u64(1);
    criterion.bench_function(&format!("light/{size}"), |bencher| {
        bencher.iter(|| {
            let mut board = empty;
            light::play_out(&mut board, &mut rng);
            board.filled_score()
        });
    });
}

fn boards(criterion: &mut Criterion) {
    play_out::<1>(criterion, 7);
    play_out::<2>(criterion, 9);
    play_out::<4>(criterion, 13);
    play_out::<8>(criterion, 19);
}

criterion_group!(benches, boards);
criterion_main!(benches);
