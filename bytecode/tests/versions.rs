//! A file of each version is kept, as the tools of its time wrote it: all of them can be read.

use pdll_bytecode::{OLDEST_VERSION, Program, VERSION, disassemble, read, write};
use std::path::PathBuf;

fn kept(version: u32) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/versions/v{version}.pdlbc"))
}

/// The same code, patterns and pools. Where reasons stand changed with version 7.
fn without_reasons(listing: &str) -> Vec<&str> {
    listing.lines().filter(|line| !line.starts_with("define ")).collect()
}

/// `UPDATE_EXPECT=1` writes the file of a version that has none yet; those that are there never change.
#[test]
fn files_of_all_versions_can_be_read() {
    let first = read(&std::fs::read(kept(OLDEST_VERSION)).expect("a kept file")).expect("it can be read");
    let newest = kept(VERSION);
    if std::env::var_os("UPDATE_EXPECT").is_some() && !newest.exists() {
        std::fs::write(&newest, write(&first)).expect("the file can be written");
    }
    let listing = disassemble(&first);
    assert!(first.patterns.len() == 3 && first.patterns.iter().any(|p| p.name == "Fold"), "{listing}");
    for version in OLDEST_VERSION..=VERSION {
        let bytes = std::fs::read(kept(version)).expect("a file of each version is kept");
        assert_eq!(bytes[8..12], version.to_le_bytes(), "{version}");
        let program = read(&bytes).unwrap_or_else(|e| panic!("version {version}: {e}"));
        assert_eq!(without_reasons(&disassemble(&program)), without_reasons(&listing), "{version}");
        if version == VERSION {
            assert_eq!(write(&program), bytes, "what is written changed: it needs a new version");
        }
    }
}

#[test]
fn files_of_other_versions_are_refused() {
    let mut bytes = std::fs::read(kept(VERSION)).expect("a kept file");
    for version in [0, OLDEST_VERSION - 1, VERSION + 1, u32::MAX] {
        bytes[8..12].copy_from_slice(&version.to_le_bytes());
        let error = read(&bytes).expect_err("nobody knows it").to_string();
        let want =
            format!("the file has version {version}, but this program reads {OLDEST_VERSION} to {VERSION}");
        assert!(error.contains(&want), "{error}");
    }
}

#[test]
fn stripped_programs_have_no_places() {
    let program = read(&std::fs::read(kept(VERSION)).expect("a kept file")).expect("it can be read");
    let mut stripped: Program = program.clone().into_program();
    stripped.strip();
    let bytes = write(&stripped);
    assert_eq!(*read(&bytes).expect("it is as good"), stripped);
    assert!(!bytes.windows(9).any(|w| w == b"kept.pdll") && bytes.len() < write(&program).len());
    assert_eq!((&stripped.code, stripped.patterns[0].name.as_str()), (&program.code, "Fold"));
}
