//! The builds of a package for newer processors.
//!
//! A package runs on any x86-64 processor since 2009, and has builds for newer ones beside it, in
//! `../lib/octant` seen from the program. The program that is started goes on in the best of
//! them that the processor runs: it becomes that program, with the same process and the same streams.
//! Where there are none, as after `cargo install`, nothing happens.

/// Goes on in a build for a newer processor, if there is one. Returns if there is none.
#[cfg(all(unix, target_arch = "x86_64"))]
pub(super) fn go_on() {
    use std::env;
    use std::os::unix::process::CommandExt;
    use std::process::Command;

    let Some(folder) = env::current_exe().ok().and_then(|path| library(&path)) else { return };
    for level in levels().into_iter().filter(|level| level.is_here && !level.is_built_in) {
        let program = folder.join(level.name).join("octant");
        if program.is_file() {
            let mut words = env::args_os();
            let mut command = Command::new(&program);
            command.args(words.by_ref().skip(1));
            // It returns only if it fails: then this build does the work.
            let error = command.exec();
            log::warn!("{}: {error}", program.display());
        }
    }
}

#[cfg(not(all(unix, target_arch = "x86_64")))]
pub(super) fn go_on() {}

/// The folder of the builds beside a program.
#[cfg(all(unix, target_arch = "x86_64"))]
fn library(program: &std::path::Path) -> Option<std::path::PathBuf> {
    let folder = program.canonicalize().ok()?.parent()?.parent()?.join("lib").join("octant");
    folder.is_dir().then_some(folder)
}

/// A set of instructions that processors have or have not.
#[cfg(target_arch = "x86_64")]
struct Level {
    /// Its name, and that of its folder.
    name: &'static str,
    /// True if this processor has all of it.
    is_here: bool,
    /// True if this build has been made for it or for a higher one.
    is_built_in: bool,
}

/// The levels of x86-64, the highest first.
#[cfg(target_arch = "x86_64")]
fn levels() -> [Level; 2] {
    macro_rules! has {
        ($($name:tt)*) => { $(is_x86_feature_detected!($name))&&* };
    }
    let v3 = has!("avx" "avx2" "bmi1" "bmi2" "f16c" "fma" "lzcnt" "movbe");
    // With what large boards gain by most: counts of the bits of a whole vector.
    let counts = has!("avx512vpopcntdq" "avx512bitalg");
    let v4 = v3 && counts && has!("avx512f" "avx512bw" "avx512cd" "avx512dq" "avx512vl");
    let (is_v3, is_v4) = (cfg!(target_feature = "avx2"), cfg!(target_feature = "avx512vpopcntdq"));
    [
        Level { name: "x86-64-v4", is_here: v4, is_built_in: is_v4 },
        Level { name: "x86-64-v3", is_here: v3, is_built_in: is_v3 },
    ]
}

#[cfg(all(test, unix, target_arch = "x86_64"))]
mod tests {
    use super::*;

    #[test]
    fn the_builds_lie_beside_the_program() {
        let folder = tempfile::tempdir().expect("a folder");
        let program = folder.path().join("bin/octant");
        std::fs::create_dir_all(folder.path().join("bin")).expect("a folder");
        std::fs::write(&program, "").expect("a file");
        assert_eq!(library(&program), None);
        let builds = folder.path().join("lib/octant");
        std::fs::create_dir_all(&builds).expect("a folder");
        let found = library(&program).expect("a folder");
        assert_eq!(found, builds.canonicalize().expect("a path"));
    }

    #[test]
    fn a_build_runs_on_this_processor_and_a_higher_level_has_the_lower_ones() {
        let [v4, v3] = levels();
        assert!(!v4.is_here || v3.is_here);
        assert!(!v4.is_built_in || v3.is_built_in);
        assert!(!v3.is_built_in || v3.is_here);
    }
}
