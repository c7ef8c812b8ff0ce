//! Loops over rows of channels. They are inlined where [`Arithmetic::run`] makes them wide.

use super::kernels::{Arithmetic, Geometry, LANES};

/// By what the means are multiplied to tell boards of different sizes apart.
pub(super) fn side_factor(side: usize) -> f32 {
    (side as f32 - 13.0) / 6.0
}

/// Adds each channel of some rows up.
#[inline(always)]
pub(super) fn add_rows(rows: &[f32], channels: usize, sums: &mut [f32]) {
    for (lanes, sums) in sums[..channels].chunks_exact_mut(LANES).enumerate() {
        let mut sum = [0.0; LANES];
        for row in rows.chunks_exact(channels) {
            let row = &row[lanes * LANES..][..LANES];
            for (sum, x) in sum.iter_mut().zip(row) {
                *sum += x;
            }
        }
        for (total, sum) in sums.iter_mut().zip(sum) {
            *total += sum;
        }
    }
}

/// Adds each channel of the products of some rows and their distances to a mean up.
#[inline(always)]
pub(super) fn add_products(a: &[f32], b: &[f32], mean: &[f32], sums: &mut [f32]) {
    let channels = mean.len();
    for (lanes, sums) in sums[..channels].chunks_exact_mut(LANES).enumerate() {
        let lanes = lanes * LANES..(lanes + 1) * LANES;
        let mean = &mean[lanes.clone()];
        let mut sum = [0.0; LANES];
        for (a, b) in a.chunks_exact(channels).zip(b.chunks_exact(channels)) {
            let rows = a[lanes.clone()].iter().zip(&b[lanes.clone()]);
            for ((sum, (a, b)), mean) in sum.iter_mut().zip(rows).zip(mean) {
                *sum += a * (b - mean);
            }
        }
        for (total, sum) in sums.iter_mut().zip(sum) {
            *total += sum;
        }
    }
}

/// Adds the same numbers to every row.
#[inline(always)]
pub(super) fn add_everywhere(rows: &mut [f32], more: &[f32]) {
    for row in rows.chunks_exact_mut(more.len()) {
        for (x, more) in row.iter_mut().zip(more) {
            *x += more;
        }
    }
}

/// The positive part of scaled rows.
#[inline(always)]
pub(super) fn scale_and_rectify(rows: &[f32], scale: &[f32], shift: &[f32], out: &mut [f32]) {
    let channels = scale.len();
    for (row, out) in rows.chunks_exact(channels).zip(out.chunks_exact_mut(channels)) {
        for (((out, x), scale), shift) in out.iter_mut().zip(row).zip(scale).zip(shift) {
            *out = (x * scale + shift).max(0.0);
        }
    }
}

/// The positive part of the sum of scaled rows and others.
#[inline(always)]
pub(super) fn join_and_rectify(
    rows: &[f32],
    scale: &[f32],
    shift: &[f32],
    others: &[f32],
    out: &mut [f32],
) {
    let channels = scale.len();
    let rows = rows.chunks_exact(channels).zip(others.chunks_exact(channels));
    for ((row, other), out) in rows.zip(out.chunks_exact_mut(channels)) {
        let row = row.iter().zip(other);
        for (((out, (x, other)), scale), shift) in out.iter_mut().zip(row).zip(scale).zip(shift) {
            *out = (x * scale + shift + other).max(0.0);
        }
    }
}

/// Takes gradients of rows that were rectified back.
#[inline(always)]
pub(super) fn mask(gradient: &mut [f32], rectified: &[f32]) {
    for (gradient, &x) in gradient.iter_mut().zip(rectified) {
        *gradient = if x > 0.0 { *gradient } else { 0.0 };
    }
}

/// Takes gradients of rows that were scaled and then rectified back.
#[inline(always)]
pub(super) fn mask_scaled(gradient: &mut [f32], rows: &[f32], scale: &[f32], shift: &[f32]) {
    let channels = scale.len();
    for (gradient, row) in gradient.chunks_exact_mut(channels).zip(rows.chunks_exact(channels)) {
        for (((gradient, x), scale), shift) in gradient.iter_mut().zip(row).zip(scale).zip(shift) {
            *gradient = if x * scale + shift > 0.0 { *gradient } else { 0.0 };
        }
    }
}

/// The combination `a * gradient + b * rows + c`, channel by channel.
#[inline(always)]
pub(super) fn combine(gradient: &[f32], rows: &[f32], [a, b, c]: [&[f32]; 3], out: &mut [f32]) {
    let channels = a.len();
    let rows = gradient.chunks_exact(channels).zip(rows.chunks_exact(channels));
    for ((gradient, row), out) in rows.zip(out.chunks_exact_mut(channels)) {
        let factors = a.iter().zip(b).zip(c);
        for (((out, gradient), x), ((a, b), c)) in
            out.iter_mut().zip(gradient).zip(row).zip(factors)
        {
            *out = a * gradient + b * x + c;
        }
    }
}

/// Puts rows on a bordered board, as elements.
#[inline(always)]
pub(super) fn put_inside<A: Arithmetic>(
    rows: &[f32],
    geometry: Geometry,
    channels: usize,
    bordered: &mut [A::Element],
) {
    let line = geometry.side() * channels;
    for (rows, first) in rows.chunks_exact(line).zip(geometry.lines()) {
        for (out, &x) in bordered[first * channels..][..line].iter_mut().zip(rows) {
            *out = A::element(x);
        }
    }
}

/// Means of the channels, means by the size of the board, maxima, and on which row each is.
#[inline(always)]
pub(super) fn pool(
    rows: &[f32],
    channels: usize,
    side: usize,
    pool: &mut [f32],
    highest: &mut [u32],
) {
    let (means, rest) = pool.split_at_mut(channels);
    let (scaled, maxima) = rest.split_at_mut(channels);
    means.fill(0.0);
    maxima.fill(f32::NEG_INFINITY);
    for (number, row) in rows.chunks_exact(channels).enumerate() {
        let maxima = maxima.iter_mut().zip(highest.iter_mut());
        for ((&x, mean), (maximum, highest)) in row.iter().zip(means.iter_mut()).zip(maxima) {
            *mean += x;
            *highest = if x > *maximum { number as u32 } else { *highest };
            *maximum = x.max(*maximum);
        }
    }
    let points = 1.0 / (side * side) as f32;
    for (mean, scaled) in means.iter_mut().zip(scaled) {
        *mean *= points;
        *scaled = *mean * side_factor(side);
    }
}

/// Adds the gradients that come through a pool to those of its rows.
#[inline(always)]
pub(super) fn add_pool_gradient(
    pool: &[f32],
    highest: &[u32],
    side: usize,
    channels: usize,
    gradient: &mut [f32],
) {
    let (means, rest) = pool.split_at(channels);
    let (scaled, maxima) = rest.split_at(channels);
    let points = 1.0 / (side * side) as f32;
    let factor = side_factor(side);
    for row in gradient.chunks_exact_mut(channels) {
        for ((x, mean), scaled) in row.iter_mut().zip(means).zip(scaled) {
            *x += points * (mean + factor * scaled);
        }
    }
    for (channel, (&row, maximum)) in highest.iter().zip(maxima).enumerate() {
        gradient[row as usize * channels + channel] += maximum;
    }
}

/// Adds a vector's product with a matrix, inputs of outputs.
#[inline(always)]
pub(super) fn add_through(matrix: &[f32], x: &[f32], out: &mut [f32]) {
    for (&x, row) in x.iter().zip(matrix.chunks_exact(out.len())) {
        for (out, weight) in out.iter_mut().zip(row) {
            *out += x * weight;
        }
    }
}

/// Takes the gradient of a product with a matrix back: what is added to the gradients of the
/// matrix, and the gradient of the vector.
#[inline(always)]
pub(super) fn add_back(
    matrix: &[f32],
    x: &[f32],
    gradient: &[f32],
    matrix_gradient: &mut [f32],
    x_gradient: &mut [f32],
) {
    let columns = gradient.len();
    let matrices = matrix.chunks_exact(columns).zip(matrix_gradient.chunks_exact_mut(columns));
    for ((&x, to), (row, sums)) in x.iter().zip(x_gradient).zip(matrices) {
        *to += dot(row, gradient);
        for (sum, gradient) in sums.iter_mut().zip(gradient) {
            *sum += x * gradient;
        }
    }
}

/// The inner product.
#[inline(always)]
pub(super) fn dot(a: &[f32], b: &[f32]) -> f32 {
    let (mut sums, mut rest) = ([0.0; 8], 0.0);
    let (a_parts, b_parts) = (a.chunks_exact(8), b.chunks_exact(8));
    for (a, b) in a_parts.remainder().iter().zip(b_parts.remainder()) {
        rest += a * b;
    }
    for (a, b) in a_parts.zip(b_parts) {
        for ((sum, a), b) in sums.iter_mut().zip(a).zip(b) {
            *sum += a * b;
        }
    }
    rest + sums.iter().sum::<f32>()
}
