//! A command line in words, as a shell would have it.

/// The words of a command line. Quotes of either kind keep spaces; a backslash keeps the
/// next character, except in single quotes. `None` if a quote is not closed.
pub(super) fn words(line: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut letters = line.chars();
    while let Some(letter) = letters.next() {
        match (letter, quote) {
            (letter, Some(open)) if letter == open => quote = None,
            ('\\', None | Some('"')) => word.get_or_insert_default().push(letters.next()?),
            ('"' | '\'', None) => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (letter, None) if letter.is_whitespace() => words.extend(word.take()),
            (letter, _) => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    quote.is_none().then_some(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_those_of_a_shell() {
        for (line, expected) in [
            ("", &[][..]),
            ("gnugo  --mode gtp ", &["gnugo", "--mode", "gtp"]),
            ("'a b'c \"d 'e\" ''", &["a bc", "d 'e", ""]),
            (r#"a\ b "c\"d" '\'"#, &["a b", "c\"d", "\\"]),
        ] {
            assert_eq!(
                words(line).as_deref(),
                Some(expected.iter().map(|w| w.to_string()).collect::<Vec<_>>().as_slice()),
                "{line}"
            );
        }
        for open in ["'a", "\"a", "a\\"] {
            assert_eq!(words(open), None, "{open}");
        }
    }
}
