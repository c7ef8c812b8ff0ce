//! The nets that an engine has, by the size of the board.

use super::{Arithmetic, Net, file};
use crate::board::Size;
use std::sync::Arc;

/// The nets that an engine has: one for small boards and one for those from 15x15, either of
/// which may be missing.
#[derive(Clone, Debug, Default)]
pub struct Nets {
    small: Option<Arc<Net>>,
    large: Option<Arc<Net>>,
}

impl Nets {
    /// No net at all.
    pub fn none() -> Nets {
        Nets::default()
    }

    /// The nets in the program, for a kind of arithmetic.
    pub fn embedded(kind: Arithmetic) -> Nets {
        let read = |name: &str, bytes: &[u8]| match file::decode(bytes) {
            Ok(weights) => Some(Arc::new(Net::new(&weights, kind))),
            Err(error) => {
                log::error!("the embedded net {name}: {error}");
                None
            }
        };
        Nets {
            small: read("9x9", include_bytes!("../../nets/9x9.net")),
            large: read("19x19", include_bytes!("../../nets/19x19.net")),
        }
    }

    /// One net for every size.
    pub fn one(net: Arc<Net>) -> Nets {
        Nets { small: Some(net.clone()), large: Some(net) }
    }

    /// The net for a size.
    pub fn fitting(&self, size: Size) -> Option<&Arc<Net>> {
        if size.is_large() { self.large.as_ref() } else { self.small.as_ref() }
    }
}

/// Nets are the same if they are the same in memory.
impl PartialEq for Nets {
    fn eq(&self, other: &Nets) -> bool {
        let is_same = |a: &Option<Arc<Net>>, b: &Option<Arc<Net>>| match (a, b) {
            (Some(a), Some(b)) => Arc::ptr_eq(a, b),
            (a, b) => a.is_none() && b.is_none(),
        };
        is_same(&self.small, &other.small) && is_same(&self.large, &other.large)
    }
}
