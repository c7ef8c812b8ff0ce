//! The books inside the binary.

/// The books that every engine has, by name. This is the one place where they are listed:
/// a book from `books/` gets its line here, as in
/// `("nine", include_bytes!("../../books/nine.book"))`.
pub const EMBEDDED: &[(&str, &[u8])] = &[];

#[cfg(test)]
mod tests {
    use super::super::Shelf;

    #[test]
    fn every_book_can_be_read() {
        assert_eq!(Shelf::embedded().volumes().len(), super::EMBEDDED.len());
    }
}
