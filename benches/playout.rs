//! Playouts with the full policy from the empty board, and the parts of their cost.

#![allow(missing_docs, reason = "what criterion makes has no docs")]

use criterion::{Criterion, criterion_group, criterion_main};
use octant::board::{Board, Size, WIDE};
use octant::playout::{Playout, PlayoutParameters};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use std::hint::black_box;

fn playouts<const W: usize>(criterion: &mut Criterion, size: Size) {
    let mut rng = SmallRng::seed_from_u64(1);
    let mut record = Vec::with_capacity(Playout::<W>::longest(size));
    let board = Board::<W>::new(size);
    let playout = Playout::<W>::new(size, 7.5, &PlayoutParameters::default());
    criterion.bench_function(&format!("playout {size}"), |bencher| {
        bencher.iter(|| {
            record.clear();
            let mut scene = playout.scene(black_box(&board), None, None);
            playout.run(&mut scene, None, &mut rng, &mut record);
            scene.board().filled_score()
        });
    });
    let mut scene = playout.scene(&board, None, None);
    for _ in 0..size.area() / 2 {
        if let Some((point, _)) = playout.choose(&mut scene, None, &mut rng) {
            scene.play(point);
        }
    }
    let (board, last, previous) = (*scene.board(), scene.last(), scene.previous());
    criterion.bench_function(&format!("scene {size}"), |bencher| {
        bencher.iter(|| playout.scene(black_box(&board), last, previous).lead());
    });
    criterion.bench_function(&format!("suggestions {size}"), |bencher| {
        bencher.iter(|| playout.suggestions(black_box(&scene)).as_slice().len());
    });
}

fn small(criterion: &mut Criterion) {
    playouts::<2>(criterion, Size::NINE);
}

fn large(criterion: &mut Criterion) {
    playouts::<WIDE>(criterion, Size::MAX);
}

criterion_group!(benches, small, large);
criterion_main!(benches);
