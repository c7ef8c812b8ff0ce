//! Things that are wrong with a query.

use serde_json::{Value, json};

/// A fault of a field: with it a query is refused, or answered all the same if it is only a warning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Complaint {
    /// The name of the field.
    pub(super) field: String,
    /// The fault, in KataGo's words where it has some.
    pub(super) text: String,
}

impl Complaint {
    /// A fault of a field.
    pub(super) fn new(field: &str, text: impl Into<String>) -> Complaint {
        Complaint { field: field.to_owned(), text: text.into() }
    }

    /// The line of an error.
    pub(super) fn error(&self, id: &str) -> Value {
        json!({ "id": id, "field": self.field, "error": self.text })
    }

    /// The line of a warning.
    pub(super) fn warning(&self, id: &str) -> Value {
        json!({ "id": id, "field": self.field, "warning": self.text })
    }
}

/// The line of an error of which nobody knows whose it is.
pub(super) fn general(text: String) -> Value {
    json!({ "error": text })
}
