//! What the documents of the repository point at is there.

use std::path::Path;

/// The paths that a document names in backquotes, and those of its links.
fn paths(text: &str) -> Vec<String> {
    let quoted = text.split('`').skip(1).step_by(2);
    let linked = text.split("](").skip(1).filter_map(|rest| rest.split_once(')').map(|(path, _)| path));
    let is_path = |path: &&str| {
        let name = path.rsplit('/').next().unwrap_or_default();
        let whole =
            path.chars().all(|c| c.is_ascii_alphanumeric() || "/._-".contains(c)) && !path.ends_with("...");
        path.contains('/') && whole && (name.is_empty() || name.contains('.')) && !path.starts_with('/')
    };
    quoted.chain(linked).filter(is_path).map(str::to_string).collect()
}

#[test]
fn documents_point_at_what_is_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let (mut tried, mut lost) = (0, Vec::new());
    for document in ["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md", "CHANGELOG.md"] {
        let text = std::fs::read_to_string(root.join(document)).unwrap();
        for path in paths(&text) {
            tried += 1;
            // Names in capitals stand for any name.
            let any = path.split(['/', '.']).any(|part| part == "NAME" || part == "DIALECT");
            let path =
                if any { Path::new(&path).parent().unwrap().to_path_buf() } else { path.clone().into() };
            if !root.join(&path).exists() {
                lost.push(format!("{document}: {}", path.display()));
            }
        }
    }
    assert!(lost.is_empty(), "{lost:#?}");
    assert!(tried > 40, "{tried} paths");
}
