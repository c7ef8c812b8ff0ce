//! The books inside the binary.

/// The books that every engine has, by name, one for each komi that people use. This is the one
/// place where they are listed.
pub const EMBEDDED: &[(&str, &[u8])] = &[
    ("9x9-5.5-chinese", include_bytes!("../../books/9x9-5.5-chinese.book")),
    ("9x9-6.5-chinese", include_bytes!("../../books/9x9-6.5-chinese.book")),
    ("9x9-7-chinese", include_bytes!("../../books/9x9-7-chinese.book")),
    ("9x9-7.5-chinese", include_bytes!("../../books/9x9-7.5-chinese.book")),
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
        for komi in ["5.5", "6.5", "7", "7.5"] {
            let komi = komi.parse().expect("a komi");
            let volume = shelf.fitting(Size::NINE, komi, Rules::Chinese).expect("a book");
            assert_eq!(volume.name, format!("9x9-{komi}-chinese"));
        }
    }
}
