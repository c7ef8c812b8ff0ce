//! Links between pages, to files, and to headings.

use super::{pages, root};
use std::fs;
use std::path::Path;

/// The targets of the links and pictures of a page, in its prose and tables.
fn targets(page: &str) -> Vec<&str> {
    let mut targets = Vec::new();
    let mut is_code = false;
    for line in page.lines() {
        if line.trim_start().starts_with("```") {
            is_code = !is_code;
        }
        if is_code {
            continue;
        }
        for (at, _) in line.match_indices("](") {
            let rest = &line[at + 2..];
            targets.extend(rest.find(')').map(|end| &rest[..end]));
        }
    }
    targets
}

/// The name that a heading has in links, as GitHub makes it.
fn anchor(heading: &str) -> String {
    let words = heading.trim_start_matches('#').trim().to_lowercase();
    let is_kept = |letter: &char| letter.is_alphanumeric() || "-_ ".contains(*letter);
    words.chars().filter(is_kept).map(|letter| if letter == ' ' { '-' } else { letter }).collect()
}

/// What is wrong with a link, if anything.
fn fault(page: &Path, target: &str) -> Option<String> {
    if target.contains("://") || target.starts_with("mailto:") {
        return None;
    }
    let (path, heading) = target.split_once('#').unwrap_or((target, ""));
    let page = root().join(page);
    let place = match path {
        "" => page,
        path => page.parent()?.join(path),
    };
    if !place.exists() {
        return Some("there is no such file".to_string());
    }
    if heading.is_empty() {
        return None;
    }
    let text = fs::read_to_string(&place).ok()?;
    let mut headings = text.lines().filter(|line| line.starts_with('#'));
    (!headings.any(|line| anchor(line) == heading)).then(|| "no such heading".to_string())
}

#[test]
fn links_lead_somewhere() {
    let mut faults = Vec::new();
    for page in pages() {
        for target in targets(&page.text) {
            if let Some(fault) = fault(&page.name, target) {
                faults.push(format!("{}: ({target}): {fault}", page.name.display()));
            }
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

/// Every page of the docs can be reached from the README or CONTRIBUTING.md by links.
#[test]
fn no_page_is_lost() {
    let pages = pages();
    let mut found = vec!["README.md".to_string(), "CONTRIBUTING.md".to_string()];
    let mut next = 0;
    while let Some(name) = found.get(next).cloned() {
        next += 1;
        let Some(page) = pages.iter().find(|page| page.name == Path::new(&name)) else { continue };
        let folder = page.name.parent().unwrap_or(Path::new(""));
        for target in targets(&page.text) {
            let path = folder.join(target.split('#').next().unwrap_or_default());
            let Ok(path) = root().join(path).canonicalize() else { continue };
            let root = root().canonicalize().expect("the root");
            let name = path.strip_prefix(&root).unwrap_or(&path).to_string_lossy().into_owned();
            if !found.contains(&name) {
                found.push(name);
            }
        }
    }
    let is_lost =
        |name: &&std::path::PathBuf| !found.iter().any(|known| Path::new(known) == **name);
    let docs = pages.iter().map(|page| &page.name).filter(|name| name.starts_with("docs"));
    let lost: Vec<_> = docs.filter(is_lost).collect();
    assert!(lost.is_empty(), "no link leads to {lost:?}");
}

#[test]
fn faults_of_links_are_found() {
    assert_eq!(targets("[a](b.md#c), ![d](e.svg)\n```\n[f](g)\n```"), ["b.md#c", "e.svg"]);
    assert_eq!(anchor("## Where do I change ..."), "where-do-i-change-");
    let readme = Path::new("README.md");
    for (target, is_good) in [
        ("docs/books.md", true),
        ("docs/books.md#a-book-without-games", true),
        ("https://example.org/nothing", true),
        ("docs/nothing.md", false),
        ("docs/books.md#nothing", false),
        ("#nothing", false),
    ] {
        assert_eq!(fault(readme, target).is_none(), is_good, "{target}");
    }
    assert!(fault(Path::new("docs/books.md"), "settings.md").is_none());
}
