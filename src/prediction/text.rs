//! The weights of a predictor as a text: a line for each feature and each pattern.

use super::{Feature, Pattern, Predictor};
use std::collections::BTreeMap;
use std::fmt;

/// First line of a text of weights.
const TITLE: &str = "# Weights of moves, see `octant learn --help`";

/// A reason why a text is no predictor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WeightsError {
    /// It begins differently.
    NotWeights,
    /// The line of that number, from 1, is not a name or pattern with a number.
    BadLine(usize),
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WeightsError::NotWeights => f.write_str("not a file of weights"),
            WeightsError::BadLine(line) => write!(f, "line {line} is not a feature and a number"),
        }
    }
}

impl std::error::Error for WeightsError {}

impl Predictor {
    /// The weights as a text, with some lines about where they come from.
    pub fn to_text(&self, origin: &str) -> String {
        let mut lines = vec![TITLE.to_string()];
        lines.extend(origin.lines().map(|line| format!("# {line}")));
        for feature in Feature::all() {
            let weight = self.features[feature.index()];
            if weight != 0.0 {
                lines.push(format!("{feature} {weight:.3}"));
            }
        }
        for (pattern, weight) in &self.patterns {
            lines.push(format!("{} {weight:.3}", pattern.letters()));
        }
        lines.join("\n") + "\n"
    }

    /// The predictor of a text.
    pub fn from_text(text: &str) -> Result<Predictor, WeightsError> {
        if text.lines().next() != Some(TITLE) {
            return Err(WeightsError::NotWeights);
        }
        let mut features = [0.0; Feature::COUNT];
        let mut patterns = BTreeMap::new();
        for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with("# ")) {
            let bad = WeightsError::BadLine(index + 1);
            let (name, weight) = line.split_once(' ').ok_or(bad.clone())?;
            let weight: f32 = weight.parse().map_err(|_| bad.clone())?;
            if !weight.is_finite() {
                return Err(bad);
            }
            // Most lines are patterns, and no feature looks like one.
            match Pattern::from_letters(name) {
                Some(pattern) => {
                    patterns.insert(pattern.canonical(), weight);
                }
                None => {
                    let feature = name.parse::<Feature>().map_err(|_| bad)?;
                    features[feature.index()] = weight;
                }
            }
        }
        Ok(Predictor::new(features, patterns))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_read_back() {
        let text = format!(
            "{TITLE}\n# from a test\nline-3 0.500\nlast-2 -1.250\n........ 0.100\n............ -0.700\n"
        );
        let predictor = Predictor::from_text(&text).unwrap();
        assert_eq!(predictor.pattern_count(), 2);
        assert_eq!(predictor.to_text("from a test"), text);
    }

    #[test]
    fn what_is_no_weight_is_named_by_its_line() {
        let error = |text: &str| Predictor::from_text(text).unwrap_err();
        assert_eq!(error(""), WeightsError::NotWeights);
        assert_eq!(error("line-3 0.5\n"), WeightsError::NotWeights);
        for line in ["line-3", "line-3 x", "line-33 1", "....... 1", "........ NaN", ""] {
            let text = format!("{TITLE}\nline-1 1\n{line}\n");
            assert_eq!(error(&text), WeightsError::BadLine(3), "{line}");
        }
    }

    #[test]
    fn a_pattern_without_its_smaller_one_is_left_out() {
        let text = format!("{TITLE}\n............ 1\n");
        assert_eq!(Predictor::from_text(&text).unwrap().pattern_count(), 0);
    }
}
