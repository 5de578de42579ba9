//! Files of each sort, told apart by name and content.

use pdll::{Error, PatternSet, bytecode, compiler};

const PATTERN: &str = "Pattern Gone { erase op<t.a>; }";

#[test]
fn a_file_of_bytecode_is_read() {
    let dir = tempfile::tempdir().expect("a folder");
    let compiler = compiler();
    let mut session = compiler.session(None);
    session.add("gone.pdll", PATTERN);
    let program = session.finish().output.expect("it compiles");
    // Either its end or its name says what it is.
    for name in ["gone.pdlbc", "gone.bin"] {
        let path = dir.path().join(name);
        std::fs::write(&path, bytecode::write(&program)).expect("written");
        let set = PatternSet::from_file(&path).expect("bytecode");
        assert_eq!(set.programs()[0].patterns[0].name, "Gone");
    }
    let damaged = dir.path().join("empty.pdlbc");
    std::fs::write(&damaged, "").expect("written");
    let error = PatternSet::from_file(&damaged).map(drop).expect_err("it is no bytecode");
    assert!(matches!(error, Error::Bytecode(_)), "{error}");
}
