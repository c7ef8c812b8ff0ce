//! The rate at which games come in.

/// The games a minute of the last `window` games, up to now: a run that has stopped slows down.
pub(super) fn per_minute(times: &[u64], window: usize, now: u64) -> Option<f64> {
    let mut recent: Vec<u64> = times[times.len().saturating_sub(window + 1)..].to_vec();
    recent.sort_unstable();
    let (&first, rest) = recent.split_first()?;
    let minutes = now.saturating_sub(first).max(1) as f64 / 60.0;
    (!rest.is_empty()).then(|| rest.len() as f64 / minutes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pace_is_that_of_the_last_games() {
        let times: Vec<u64> = (0..=10).map(|n| 30 * n).collect();
        assert_eq!(per_minute(&times, 100, 300), Some(2.0));
        assert_eq!(per_minute(&times, 2, 300), Some(2.0));
        assert_eq!(per_minute(&times, 100, 1200), Some(0.5), "nothing came since");
        assert_eq!(per_minute(&times[..1], 100, 300), None);
        assert_eq!(per_minute(&[], 100, 300), None);
    }
}
