//! Files that are replaced in one step, never half written.
//!
//! What is written goes to a file without a lasting name beside its place and is then put there
//! at once: whoever looks sees the old contents or the new ones, and a program that is killed
//! leaves the old ones. [`replace`] does it, [`folder_of`] says where.

use std::io::{self, Write};
use std::path::Path;

/// The folder that a file is in.
pub fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// Puts bytes in place of what a file held, in one step.
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut options = tempfile::Builder::new();
    options.prefix(".octant-").suffix(".tmp");
    // As any new file, not for the owner alone as temporary files are.
    #[cfg(unix)]
    options.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    // The name of the file beside the place says nothing to a user.
    let mut file = options.tempfile_in(folder_of(path)).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => io::Error::new(error.kind(), "there is no such folder"),
        kind => kind.into(),
    })?;
    file.write_all(bytes)?;
    // Without this the name could reach the disk before the contents.
    file.as_file().sync_all()?;
    file.persist(path).map_err(|error| error.error)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn contents_replace_each_other_and_leave_nothing_behind() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.txt");
        for contents in ["old and long", "new"] {
            replace(&path, contents.as_bytes()).expect("a writable folder");
            assert_eq!(fs::read_to_string(&path).expect("the file"), contents);
        }
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1);
        let error = replace(&folder.path().join("nowhere/a.txt"), b"").expect_err("no folder");
        assert_eq!(error.to_string(), "there is no such folder");
    }

    #[test]
    fn a_bare_name_is_in_this_folder() {
        assert_eq!(folder_of(Path::new("a.book")), Path::new("."));
        assert_eq!(folder_of(Path::new("b/a.book")), Path::new("b"));
    }
}
