//! Numbers in pairs, as instructions that multiply two at a time take them.

/// Puts each row and the next together, channel beside channel.
#[inline(always)]
pub(super) fn pair_with_next<E: Copy + Default>(rows: &[E], channels: usize, pairs: &mut Vec<E>) {
    pairs.resize(2 * rows.len(), E::default());
    let next = &rows[channels..];
    for ((pair, &row), &next) in pairs.chunks_exact_mut(2).zip(rows).zip(next) {
        pair[0] = row;
        pair[1] = next;
    }
}

/// Puts rows in pairs, channel beside channel; beyond the last stay zeros.
#[inline(always)]
pub(super) fn pair_off(rows: &[u16], channels: usize, pairs: &mut [u16]) {
    let rows = rows.chunks(2 * channels);
    for (rows, pairs) in rows.zip(pairs.chunks_exact_mut(2 * channels)) {
        let Some((row, next)) = rows.split_at_checked(channels) else { continue };
        if next.is_empty() {
            pairs.chunks_exact_mut(2).zip(row).for_each(|(pair, &x)| pair[0] = x);
        } else {
            for (pair, (&x, &y)) in pairs.chunks_exact_mut(2).zip(row.iter().zip(next)) {
                pair.copy_from_slice(&[x, y]);
            }
        }
    }
}
