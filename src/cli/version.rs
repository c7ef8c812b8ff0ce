//! The version of the program, as it introduces itself.

/// The number of the version.
pub(super) const NUMBER: &str = env!("CARGO_PKG_VERSION");

/// The commit that the program was built from, as far as the build knew.
pub(super) const COMMIT: &str = env!("OCTANT_COMMIT");

const DATE: &str = env!("OCTANT_DATE");

/// Version and commit in one line.
pub(super) fn short() -> String {
    let date = if DATE.is_empty() { String::new() } else { format!(" of {DATE}") };
    format!("{NUMBER} (commit {COMMIT}{date})")
}

/// The same, with the processor that the program was built for and the one it runs on.
pub(super) fn long() -> String {
    let (os, arch) = (std::env::consts::OS, std::env::consts::ARCH);
    let list = |features: Vec<&str>| match features.is_empty() {
        true => "no extension".to_owned(),
        false => features.join(" "),
    };
    format!(
        "{}\nbuilt for {arch} {os} with {}\nrunning on a processor with {}",
        short(),
        list(features(|feature| feature.is_built_in)),
        list(features(|feature| feature.is_here)),
    )
}

/// An extension of the processor's instructions that makes a difference.
struct Feature {
    name: &'static str,
    /// True if the program cannot run without it.
    is_built_in: bool,
    /// True if this processor has it.
    is_here: bool,
}

fn features(is_listed: fn(&Feature) -> bool) -> Vec<&'static str> {
    all_features().iter().filter(|feature| is_listed(feature)).map(|feature| feature.name).collect()
}

#[cfg(target_arch = "x86_64")]
fn all_features() -> Vec<Feature> {
    macro_rules! features {
        ($($name:tt)*) => {
            vec![$(Feature {
                name: $name,
                is_built_in: cfg!(target_feature = $name),
                is_here: is_x86_feature_detected!($name),
            }),*]
        };
    }
    features!("sse4.2" "popcnt" "avx" "avx2" "bmi1" "bmi2" "fma" "avx512f" "avx512bw" "avx512vnni")
}

#[cfg(not(target_arch = "x86_64"))]
fn all_features() -> Vec<Feature> {
    Vec::new()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_names_the_commit_and_the_processor() {
        assert!(short().starts_with(NUMBER) && short().contains(COMMIT));
        let lines: Vec<String> = long().lines().map(str::to_owned).collect();
        assert_eq!(lines.len(), 3);
        let built_for: Vec<&str> = features(|feature| feature.is_built_in);
        let here = features(|feature| feature.is_here);
        assert!(built_for.iter().all(|name| here.contains(name)), "{built_for:?} in {here:?}");
    }
}
