//! Any bytes as input give a diagnostic or a correct run: never a panic, an overflow or a hang.
//!
//! One small input of each kind is damaged everywhere, here; many inputs are damaged at random, in `random`.

mod corpus;
mod random;

use pdll::ir::{Context, parse_module};
use pdll::{PatternSet, bytecode};
use pdll_source::Place;
use pdll_tests::stages::run;
use std::path::Path;

fn file(path: &str) -> Vec<u8> {
    std::fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

/// The bytecode of the small pattern set of `stages`, and its input.
fn small() -> (bytecode::Program, Vec<u8>) {
    let text = String::from_utf8(file("stages/neg.pdll")).unwrap();
    let set = PatternSet::from_source("neg.pdll", &text).unwrap();
    (set.programs()[0].clone().into_program(), file("stages/neg.mlir"))
}

#[test]
fn every_prefix_of_a_bytecode_file_is_refused() {
    let (program, _) = small();
    let bytes = bytecode::write(&program);
    assert_eq!(*bytecode::read(&bytes).unwrap(), program);
    for end in 0..bytes.len() {
        let error = PatternSet::from_bytecode(&bytes[..end]).map(|_| ()).unwrap_err();
        assert!(!error.to_string().is_empty());
    }
    let longer = [&bytes[..], b"x"].concat();
    assert!(PatternSet::from_bytecode(&longer).is_err());
}

#[test]
fn every_changed_byte_of_a_bytecode_file_is_refused_or_harmless() {
    let (program, input) = small();
    let bytes = bytecode::write(&program);
    let mut refused = 0;
    for i in 0..bytes.len() {
        for change in [0x01, 0x10, 0x80, 0xff] {
            let mut bytes = bytes.clone();
            bytes[i] ^= change;
            match PatternSet::from_bytecode(&bytes) {
                Ok(set) => run(&set, &input),
                Err(_) => refused += 1,
            }
        }
    }
    assert!(refused > 3 * bytes.len(), "a checksum sees most changes: {refused} of {}", 4 * bytes.len());
}

/// Past the checksum: the program itself is changed and written as a good file.
#[test]
fn every_changed_word_of_a_program_is_refused_or_harmless() {
    let (program, input) = small();
    let (mut refused, mut ran) = (0, 0);
    for i in 0..program.code.len() {
        let word = program.code[i];
        let values = [
            0,
            1,
            2,
            7,
            40,
            word ^ 1,
            word ^ 8,
            word.wrapping_add(1),
            word.wrapping_sub(1),
            1 << 31,
            u32::MAX,
        ];
        for value in values {
            let mut program = program.clone();
            program.code[i] = value;
            match PatternSet::from_bytecode(&bytecode::write(&program)) {
                Ok(set) => {
                    run(&set, &input);
                    ran += 1;
                }
                Err(_) => refused += 1,
            }
        }
    }
    assert!(refused > 0 && ran > 0, "{refused} refused, {ran} ran");
}

#[test]
fn every_part_of_a_pattern_file_is_compiled_or_explained() {
    let text = String::from_utf8(file("stages/neg.pdll")).unwrap();
    for end in 0..text.len() {
        if let Err(error) = PatternSet::from_source("cut.pdll", &text[..end]) {
            assert!(error.to_string().contains("error:"), "{error}");
        }
        // And with one token's worth of text taken out of the middle.
        let without = format!("{}{}", &text[..end], text.get(end + 3..).unwrap_or(""));
        let _ = PatternSet::from_source("hole.pdll", &without);
    }
}

#[test]
fn every_part_of_an_ir_file_is_read_or_explained() {
    let text = file("stages/neg.mlir");
    for end in 0..text.len() {
        let mut ctx = Context::new();
        if let Err(errors) = parse_module(&mut ctx, "cut.mlir", &text[..end]) {
            assert!(matches!(&errors[0].place, Place::Position(p) if p.line > 0), "{errors:?}");
        }
        let without = [&text[..end], text.get(end + 2..).unwrap_or(b"")].concat();
        let _ = parse_module(&mut Context::new(), "hole.mlir", &without);
    }
}

#[test]
fn a_hundred_thousand_brackets() {
    const N: usize = 100_000;
    let deep = |open: &str, middle: &str, close: &str| open.repeat(N) + middle + &close.repeat(N);
    let patterns = [
        format!("Pattern {{ let x = {}; erase x; }}", deep("(", "op<a.b>", ")")),
        format!("Pattern {{ let x = {}; erase x; }}", deep("op<a.b>(", "", ").0")),
        format!("Pattern {{ rewrite op<a.b> with {}; }}", deep("{", "", "}")),
        format!("Pattern {{ erase op<a.b> {{k = attr<\"{}\">}}; }}", deep("[", "1", "]")),
        format!("Pattern {{ let v: {}; erase v; }}", deep("Value<", "", ">")),
        "(".repeat(N),
        "Pattern {".repeat(N),
    ];
    for text in patterns {
        let error = PatternSet::from_source("deep.pdll", &text).map(|_| ()).unwrap_err().to_string();
        assert!(error.contains("error:"), "{}", &error[..error.len().min(300)]);
    }
    let irs = [
        format!("\"a.b\"() {{k = {}}} : () -> ()", deep("[", "1", "]")),
        format!("\"a.b\"() {{k = {}}} : () -> ()", deep("{a = ", "1", "}")),
        format!("%0 = \"a.b\"() : () -> {}", deep("tuple<", "i1", ">")),
        deep("\"a.b\"() ({", "", "}) : () -> ()"),
        deep("module {", "", "}"),
        format!("\"a.b\"() : () -> () {}", deep("loc(callsite(", "unknown", " at unknown))")),
    ];
    for text in irs {
        let errors = parse_module(&mut Context::new(), "deep.mlir", text.as_bytes());
        assert!(errors.is_err_and(|e| !e.is_empty()), "{}", &text[..60]);
    }
}
