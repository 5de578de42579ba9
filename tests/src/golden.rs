//! Golden files: outputs that stand as files beside their inputs.

use std::path::{Path, PathBuf};

/// Compares `got` with the text of a golden file; where there is no such file, the text is empty. With
/// `UPDATE_EXPECT=1` the file is written instead.
///
/// # Panics
/// If they differ (after showing how), or if there is a file with nothing in it.
#[track_caller]
pub fn golden(path: impl AsRef<Path>, got: &str) {
    let path = std::path::absolute(path).expect("the path is not empty");
    expect_test::expect_file![&path].assert_eq(got);
    if got.is_empty() && path.exists() {
        let update = std::env::var_os("UPDATE_EXPECT").is_some();
        assert!(update, "{}: where nothing is expected there should be no file", path.display());
        std::fs::remove_file(&path).expect("golden files can be removed");
    }
}

/// The files of a folder with this extension, in order of their names.
///
/// # Panics
/// If the folder cannot be read, or if there are none: a test without inputs shows nothing.
#[must_use]
pub fn files(folder: impl AsRef<Path>, extension: &str) -> Vec<PathBuf> {
    let folder = folder.as_ref();
    let entries = folder.read_dir().unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut files: Vec<PathBuf> = entries.map(|e| e.expect("a readable folder").path()).collect();
    files.retain(|f| f.extension().is_some_and(|e| e == extension));
    files.sort();
    assert!(!files.is_empty(), "{} has no files .{extension}", folder.display());
    files
}

/// The files anywhere below a folder with this extension, and what is in them, in order of their names. What
/// is no text, and what tools have put there (`target`, `node_modules`, `.git`), is left out.
///
/// # Panics
/// If a folder cannot be read.
#[must_use]
pub fn texts_below(folder: impl AsRef<Path>, extension: &str) -> Vec<(PathBuf, String)> {
    let (mut folders, mut texts) = (vec![folder.as_ref().to_path_buf()], Vec::new());
    while let Some(folder) = folders.pop() {
        let entries = folder.read_dir().unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
        for path in entries.map(|e| e.expect("a readable folder").path()) {
            let from_tool = ["target", "node_modules", ".git"].iter().any(|name| path.ends_with(name));
            if path.is_dir() && !from_tool {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == extension)
                && let Ok(text) = std::fs::read_to_string(&path)
            {
                texts.push((path, text));
            }
        }
    }
    texts.sort();
    texts
}
