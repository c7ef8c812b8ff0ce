//! Values as bytes: the only place that knows the bincode crate.

use super::error::BookError;
use bincode::config::{Configuration, Limit, LittleEndian, Varint};
use bincode::{Decode, Encode};

/// No single value takes more bytes than this, so that a hostile length allocates little.
const LIMIT: usize = 64 * 1024;

const CONFIG: Configuration<LittleEndian, Varint, Limit<LIMIT>> =
    bincode::config::standard().with_limit::<LIMIT>();

/// Appends a value.
pub(super) fn put(bytes: &mut Vec<u8>, value: impl Encode) -> Result<(), BookError> {
    let encoded = bincode::encode_to_vec(value, CONFIG)
        .map_err(|_| BookError::Invalid("a value that cannot be encoded"))?;
    // Decoding counts numbers at their full width, so encoding stays well below the limit.
    if encoded.len() > LIMIT / 2 {
        return Err(BookError::Invalid("a header of more than 32 KiB"));
    }
    bytes.extend_from_slice(&encoded);
    Ok(())
}

/// Takes a value from the front.
pub(super) fn take<T: Decode<()>>(bytes: &mut &[u8]) -> Result<T, BookError> {
    let (value, length) = bincode::decode_from_slice(bytes, CONFIG)
        .map_err(|_| BookError::Invalid("a value that cannot be decoded"))?;
    *bytes = &bytes[length..];
    Ok(value)
}
