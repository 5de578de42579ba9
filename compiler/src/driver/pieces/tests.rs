//! What pieces give is what the whole gives, to the byte.

use super::{cut, in_pieces};
use crate::driver::{Reading, to_program, whole_to_pdl};
use crate::hir::Options;
use crate::pdl::{Module, ValidModule};
use pdll_source::diag::Diagnostics;
use pdll_source::vfs::Memory;
use pdll_source::{FileId, SourceMap, Standard};
use proptest::prelude::*;
use std::fmt::Write;
use std::path::PathBuf;
use std::sync::Arc;

/// What stands before the patterns.
const FRONTS: [&str; 7] = [
    "",
    "// nothing but a comment\n",
    "Constraint C(v: Value);\nRewrite R(v: Value) -> Value;\n",
    "#include \"more.pdll\"\n",
    "Constraint C(v: Value) [{ return\nPattern(v); }];\nRewrite R(v: Value) -> Value { return v; }\n",
    "Constraint Unused(v: Value);\nConstraint C(v: Value);\nRewrite R(v: Value) -> Value => v;\n",
    "#include \"missing.pdll\"\n",
];

/// Patterns; `NAME` is their name. The first ones are good, the next ones have warnings or what pieces leave
/// to the whole, the last ones errors.
const PATTERNS: [&str; 16] = [
    "Pattern NAME => erase op<a.b>;\n",
    "Pattern NAME with benefit(3) {\n  let r = op<a.b>(x: Value) {n = attr<\"1 : i8\">} -> (t: Type);\n  \
     replace r with op<a.NAME>(x) -> (t);\n}\n",
    "Pattern NAME { // Pattern\n  let inner = op<a.c>;\n  let r = op<a.b>(inner.0);\n  rewrite r with {\n    \
     let new = op<a.d>;\n    replace r with new;\n  };\n}\n",
    "Pattern NAME {\n  let r = op<a.b>(x: Value, y: Value);\n  C(x);\n  replace r with R(y);\n}\n",
    "  Pattern NAME => erase op<a.b>(_: Value);\n",
    "Pattern NAME {\n  let r = op<a.b>(x: Value);\n  \
     rewrite r with {\n    let unused = x;\n    erase r;\n  };\n}\n",
    "Pattern NAME with recusion { erase op<a.b>(a: ValueRange, b: Value); }\n",
    "Pattern NAME { let r = op<a.b>(any(op<a.c>)); erase r; }\n",
    "Pattern NAME {\n  let r = op<a.b>(x: [Value, Constraint(v: Value) { C(v); }]);\n  erase r;\n}\n",
    "Constraint NAME(v: Value) [{ return true;\nPattern in code; }];\n",
    "Pattern NAME { let r = op<a.b>(v: C); erase r; }\n",
    "Pattern NAME { erase unknown; }\n",
    "Pattern NAME { erase op<a.b>(; }\n",
    "Pattern NAME { let r = op<a.b> {s = \"cut\n}; erase r; }\n",
    "Pattern NAME { let r = op<a.b>; let v: Value; erase r; }\n",
    "Pattern NAME $ => erase op<a.b>;\n",
];

/// Names of patterns: of variables in the patterns above, of a word of the language, and unlikely ones.
const NAMES: [&str; 4] = ["", "x", "r", "any"];

/// A program of a front and of patterns, each by number and with the number of its name.
fn program(front: usize, patterns: &[(usize, usize)]) -> String {
    let mut text = FRONTS[front].to_string();
    for (i, &(pattern, name)) in patterns.iter().enumerate() {
        let name = NAMES.get(name).map_or(format!("P{i}"), |name| name.to_string());
        let _ = write!(text, "{}", PATTERNS[pattern].replace("NAME", &name));
    }
    text
}

fn loaded(text: &str) -> (SourceMap, FileId) {
    let more = "Constraint C(v: Value);\nRewrite R(v: Value) -> Value;\nPattern More => erase op<a.b>;\n";
    let more =
        if text.len().is_multiple_of(2) { more } else { &more[..more.find("Pattern").expect("it is there")] };
    let more: Arc<[u8]> = Arc::from(more.as_bytes());
    let files: Memory = [(PathBuf::from("more.pdll"), more)].into_iter().collect();
    let mut sources = SourceMap::new(Standard::Extended).with_files(Arc::new(files));
    let file = sources.add("main.pdll", text.as_bytes().to_vec()).expect("there is room");
    (sources, file)
}

/// All that a module tells, and the program that it becomes.
fn told(module: &ValidModule, sources: &SourceMap) -> String {
    let mut diags = Diagnostics::new();
    let program = to_program(module, sources, &mut diags);
    let Module { strings, patterns, known, code, definitions, span } = &**module;
    let strings: Vec<_> = strings.iter().collect();
    let module = format!("{span:?} {strings:?} {patterns:#?} {known:?} {code:?} {definitions:?}");
    format!("{module}\n{:?}\n{diags:?}", program.map(|p| pdll_bytecode::write(&p)))
}

/// Compares the two ways; whether pieces could judge.
fn agree(text: &str, size: usize, std: Standard) -> bool {
    let options = Options { std, ..Options::default() };
    let (mut sources, file) = loaded(text);
    let mut said = Diagnostics::new();
    let pieces = in_pieces(size, &mut sources, file, &options, &mut said);
    let (mut wanted_sources, file) = loaded(text);
    let mut wanted_said = Diagnostics::new();
    let (wanted, _) =
        whole_to_pdl(&mut wanted_sources, file, Reading::Everything, &options, &mut wanted_said);
    let Some((module, _)) = pieces else {
        assert!(said.is_empty(), "what is not done says nothing\n{text}");
        assert_eq!(sources.files().count(), 1, "and loads nothing\n{text}");
        return false;
    };
    assert_eq!(said, wanted_said, "pieces of {size}\n{text}");
    let wanted = wanted.unwrap_or_else(|| panic!("the whole is wrong\n{text}\n{said:?}"));
    assert_eq!(told(&module, &sources), told(&wanted, &wanted_sources), "pieces of {size}\n{text}");
    true
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// Programs of any kind.
    #[test]
    fn pieces_are_as_the_whole(
        front in 0..FRONTS.len(),
        // Mostly patterns that are right, or no program would be.
        patterns in
            proptest::collection::vec((prop_oneof![12 => 0..8usize, 1 => 0..16usize], 0..40usize), 1..12),
        size in prop_oneof![Just(1usize), 1..400usize],
        mlir in proptest::bool::weighted(0.2),
    ) {
        let std = if mlir { Standard::Mlir22 } else { Standard::Extended };
        agree(&program(front, &patterns), size, std);
    }
}

/// Pieces judge what they can: programs without errors, also where there is something to warn of.
#[test]
fn pieces_judge() {
    let all = |ids: &[usize]| ids.iter().map(|&id| (id, 9)).collect::<Vec<_>>();
    for (front, patterns) in [
        (0, all(&[0, 1, 2, 0, 1])),
        (1, all(&[0, 5, 1, 6, 2])),
        (2, all(&[3, 7, 4, 3])),
        (2, all(&[3, 5, 10])),
    ] {
        let text = program(front, &patterns);
        for size in [1, 100, 300, 10_000] {
            assert!(agree(&text, size, Standard::Extended), "pieces of {size}\n{text}");
        }
    }
}

/// The whole judges what pieces cannot know.
#[test]
fn pieces_leave_it_to_the_whole() {
    let mut two = vec![(0, 9); 4];
    for (what, front, patterns) in [
        ("a declaration that nothing uses", 5, vec![(3, 9), (0, 9)]),
        ("code with a line that begins with `Pattern`", 4, vec![(3, 9), (0, 9)]),
        ("an include that fails", 6, vec![(0, 9), (0, 9)]),
        ("a variable with the name of a pattern", 2, vec![(0, 1), (1, 9)]),
        ("a pattern with the name of a word", 2, vec![(0, 3), (3, 9), (7, 9)]),
        ("a declaration within a pattern", 2, vec![(3, 9), (8, 9)]),
        ("a declaration between patterns", 2, vec![(3, 9), (9, 9), (0, 9)]),
        ("an error", 0, {
            two.push((11, 9));
            two
        }),
    ] {
        assert!(!agree(&program(front, &patterns), 1, Standard::Extended), "{what}");
    }
}

#[test]
fn a_text_is_cut_where_lines_begin_with_pattern() {
    let text = "// Pattern\nPattern A;\n  Pattern B;\nPattern C;\nPattern D;\n";
    let pieces = |size| cut(text.as_bytes(), size).into_iter().map(|r| &text[r]).collect::<Vec<_>>();
    assert_eq!(pieces(1), ["Pattern A;\n  Pattern B;\n", "Pattern C;\n", "Pattern D;\n"]);
    assert_eq!(pieces(20), ["Pattern A;\n  Pattern B;\n", "Pattern C;\nPattern D;\n"]);
    assert!(cut(b"Constraint C(v: Value);", 1).is_empty());
}
