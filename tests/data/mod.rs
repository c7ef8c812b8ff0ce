//! Data files that lie beside the checkout, not in it.

use std::path::{Path, PathBuf};

/// The path of a file under `shared/data`, looked for in every folder around the checkout.
/// Where there is none, says that the test is skipped.
pub fn find(name: &str) -> Option<PathBuf> {
    let found = Path::new(env!("CARGO_MANIFEST_DIR"))
        .ancestors()
        .map(|folder| folder.join("shared/data").join(name))
        .find(|path| path.exists());
    if found.is_none() {
        println!("skipped: no shared data beside the checkout ({name})");
    }
    found
}
