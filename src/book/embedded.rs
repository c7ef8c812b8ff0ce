//! The books inside the binary.

/// The books that every engine has, by name, for the komi that people use. This is the one place
/// where they are listed.
pub const EMBEDDED: &[(&str, &[u8])] = &[
    ("9x9-5.5-chinese", include_bytes!("../../books/9x9-5.5-chinese.book")),
    ("9x9-6.5-chinese", include_bytes!("../../books/9x9-6.5-chinese.book")),
    ("9x9-7-chinese", include_bytes!("../../books/9x9-7-chinese.book")),
    ("9x9-7.5-chinese", include_bytes!("../../books/9x9-7.5-chinese.book")),
    ("9x9-5.5-japanese", include_bytes!("../../books/9x9-5.5-japanese.book")),
    ("9x9-6.5-japanese", include_bytes!("../../books/9x9-6.5-japanese.book")),
    ("13x13-6.5-chinese", include_bytes!("../../books/13x13-6.5-chinese.book")),
    ("13x13-7-chinese", include_bytes!("../../books/13x13-7-chinese.book")),
    ("13x13-7.5-chinese", include_bytes!("../../books/13x13-7.5-chinese.book")),
    ("13x13-6.5-japanese", include_bytes!("../../books/13x13-6.5-japanese.book")),
    ("19x19-6.5-chinese", include_bytes!("../../books/19x19-6.5-chinese.book")),
    ("19x19-7-chinese", include_bytes!("../../books/19x19-7-chinese.book")),
    ("19x19-7.5-chinese", include_bytes!("../../books/19x19-7.5-chinese.book")),
    ("19x19-6.5-japanese", include_bytes!("../../books/19x19-6.5-japanese.book")),
];

#[cfg(test)]
mod tests {
    use super::super::Shelf;
    use crate::board::Size;
    use crate::game::Rules;

    #[test]
    fn every_book_can_be_read_and_is_for_what_its_name_says() {
        let shelf = Shelf::embedded();
        assert_eq!(shelf.volumes().len(), super::EMBEDDED.len());
        for (name, _) in super::EMBEDDED {
            let parts: Vec<&str> = name.split(['x', '-']).collect();
            let [side, _, komi, rules] = parts[..] else { panic!("{name}") };
            let size = Size::new(side.parse().expect("a side")).expect("a size");
            let komi = komi.parse().expect("a komi");
            let rules: Rules = rules.parse().expect("rules");
            assert_eq!(shelf.fitting(size, komi, rules).expect("a book").name, *name);
        }
        let bytes: usize = super::EMBEDDED.iter().map(|(_, bytes)| bytes.len()).sum();
        assert!(bytes < 2 << 20, "{bytes} bytes");
    }
}
