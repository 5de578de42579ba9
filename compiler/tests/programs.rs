//! Programs of generated pattern sets: that what is compiled can be verified however large it is, that limits
//! are errors with a place, and that each test says who asked for it.

use pdll_bytecode::{Place, Program, read_all, write};
use pdll_compiler::codegen::{self, Limits};
use pdll_compiler::pdl::ValidModule;
use pdll_compiler::{driver, hir, matcher};
use pdll_source::diag::Diagnostics;
use pdll_source::{SourceMap, Standard};
use pdll_tests::Random;
use std::fmt::Write;

/// A pattern on `ops` operations, each of which defines the operand of the next.
fn chain(ops: usize) -> String {
    let mut out = String::from("Pattern {\n  let o0 = op<t.c0>(x: Value) -> (_: Type);\n");
    for i in 1..ops {
        let _ = writeln!(out, "  let o{i} = op<t.c{}>(o{}.0) -> (_: Type);", i % 7, i - 1);
    }
    let _ = writeln!(out, "  replace o{} with x;\n}}", ops - 1);
    out
}

/// Patterns on random trees of `ops` operations with one or two operands.
fn trees(patterns: usize, ops: usize, seed: u64) -> String {
    let mut r = Random::new(seed);
    let mut out = String::new();
    for p in 0..patterns {
        let _ = writeln!(out, "Pattern T{p} with benefit(1) {{");
        // Subtrees that have no user yet.
        let mut open: Vec<String> = Vec::new();
        for i in 0..ops {
            let mut operand = |n: usize| match open.len() {
                0 => format!("x{i}_{n}: Value"),
                len => open.swap_remove(r.below(len)),
            };
            let mut operands = vec![operand(0)];
            // The last takes what is left, two at a time before.
            if i + 1 == ops {
                operands.append(&mut open);
            } else if r.below(2) == 0 {
                operands.push(format!("y{i}: Value"));
            }
            let (name, operands) = (r.below(20), operands.join(", "));
            let _ = writeln!(out, "  let o{i} = op<t.n{name}>({operands}) -> (_: Type);");
            open.push(format!("o{i}.0"));
            if i + 2 < ops && r.below(3) == 0 {
                let _ = writeln!(out, "  let l{i} = op<t.l{}>(z{i}: Value) -> (_: Type);", r.below(20));
                open.push(format!("l{i}.0"));
            }
        }
        let _ = writeln!(out, "  erase o{};\n}}", ops - 1);
    }
    out
}

fn compile(text: &str) -> (ValidModule, SourceMap) {
    let mut sources = SourceMap::new(Standard::Extended);
    let file = sources.add("t.pdll", text.as_bytes().to_vec()).expect("room");
    let mut diags = Diagnostics::new();
    let module = driver::to_pdl(&mut sources, file, &hir::Options::default(), &mut diags);
    (module.unwrap_or_else(|| panic!("{:?}", diags.list().first())), sources)
}

fn program(text: &str) -> Program {
    let (module, sources) = compile(text);
    let mut diags = Diagnostics::new();
    let program = driver::to_program(&module, &sources, &mut diags);
    program.unwrap_or_else(|| panic!("{:?}", diags.list().first())).into_program()
}

#[test]
fn what_is_compiled_can_be_read() {
    for text in [chain(47_000), trees(2_000, 30, 1), trees(5_000, 12, 2)] {
        let program = program(&text);
        assert_eq!(read_all(&write(&program)).expect("what was written").into_program(), program);
        let (module, sources) = compile(&text);
        let made = driver::to_bytecode(&module, &sources, &mut Diagnostics::new());
        let bytes = write(&program);
        assert_eq!(made, Some((program, bytes)));
    }
}

/// Each row: the limits, and what is said at which line.
#[test]
fn limits_are_errors_with_a_place() {
    let none = Limits::default();
    let text = format!(
        "{}Pattern {{\n  let r = op<t.r>(a: Value, b: Value, c: Value) -> (_: Type);\n  replace r with \
         op<t.s>(a, b, c, a, b, c);\n}}\n",
        chain(4)
    );
    let rows = [
        (Limits { registers: 3, ..none }, "refer to too many things for one program: ", 1),
        (Limits { inst_words: 9, ..none }, "takes more room than one instruction has: 12 words", 10),
        (Limits { code_words: 12, ..none }, "the code of the patterns up to this one is too long", 4),
        (Limits { program_bytes: 20, ..none }, "names and constants take ", 1),
    ];
    let (module, sources) = compile(&text);
    let compile = |limits: &Limits| {
        let matcher = matcher::build(&module, &mut Diagnostics::new());
        codegen::compile(&module, &matcher, &matcher::fuse(&matcher), &sources, limits)
    };
    assert!(compile(&none).is_ok());
    for (limits, message, line) in rows {
        let error = compile(&limits).expect_err(message);
        assert!(error.message.contains(message), "{}", error.message);
        assert_eq!(sources.line_col(error.span().expect("a place").lo).0, line, "{}", error.message);
    }
}

#[test]
fn names_that_no_ir_has_are_errors_with_a_place() {
    let (module, sources) = compile("Pattern {\n  let r = op<t.r> {\"\" = x: Attr};\n  erase r;\n}\n");
    let mut diags = Diagnostics::new();
    assert!(driver::to_program(&module, &sources, &mut diags).is_none());
    let error = diags.list().first().expect("an error");
    assert_eq!(error.message, "a name here is empty or has a NUL byte in it, which no IR has");
    assert_eq!(sources.line_col(error.span().expect("a place").lo), (2, 11));
}

/// The instructions of each test with the patterns and the places that asked for it, as `LINE:COLUMN`.
fn asked(text: &str) -> Vec<String> {
    let p = program(text);
    let table = p.asked.unpack();
    let who = |pc| {
        let one = |a: &pdll_bytecode::Asked| {
            let Place { line, column, .. } = a.place;
            format!("{} {line}:{column}", p.patterns[a.pattern as usize].name)
        };
        table.by(pc).map(one).collect::<Vec<_>>().join(", ")
    };
    let mut out = vec![format!("root: {}", who(0))];
    for (at, inst) in p.insts().take_while(|i| i.0 < p.rewrites as usize) {
        out.push(format!("{}: {}", inst.mnemonic(), who(at as u32)));
    }
    out
}

#[test]
fn every_test_says_who_asked_for_it() {
    // Three patterns that share their root and that something defines its operand; two share what that is.
    let text = "Pattern A with benefit(3) {
  let i = op<t.i>(x: Value) {k = a: Attr};
  let r = op<t.r>(i.0) -> (_: Type);
  replace r with x;
}
Pattern B with benefit(2) {
  let i = op<t.i>(x: Value) {k = attr<\"1\">};
  let r = op<t.r>(i.0) -> (_: Type);
  replace r with x;
}
Constraint Good(v: Value);
Pattern C with benefit(1) {
  let j = op<t.j>(x: Value, x) -> (_: Type);
  let r = op<t.r>(j.0) -> (_: Type);
  Good(x);
  replace r with x;
}
";
    let expected = [
        "root: A 3:11, B 8:11, C 14:11",
        "def: A 3:19, B 8:19, C 14:19",
        "name_is: A 2:11, B 7:11",
        "operand_count_is: A 2:11, B 7:11",
        "has_attr: A 2:34",
        "accept_stop: ",
        "jump: ",
        "attr_is: B 7:34",
        "accept_stop: ",
        "jump: ",
        "guard: ",
        "kind_is: C 13:11",
        "operand: C 13:11",
        "operand: C 13:11",
        "same_value: C 13:11",
        "constraint: C 15:3",
        "accept_stop: ",
        "jump: ",
    ];
    assert_eq!(asked(text), expected);
}

/// Whatever is asked is asked by someone, and each pattern finds all that it says of operations.
#[test]
fn no_test_is_nobodys() {
    let p = program(&trees(50, 8, 3));
    let tests = |m: &str| {
        m.contains("switch")
            || m.ends_with("_is")
            || m.ends_with("_min")
            || m.starts_with("same")
            || m.starts_with("has")
            || m == "def"
    };
    let (mut seen, table) = (vec![0; p.patterns.len()], p.asked.unpack());
    for (at, inst) in p.insts().take_while(|i| i.0 < p.rewrites as usize) {
        let asked = table.by(at as u32).count();
        assert!(asked > 0 || !tests(inst.mnemonic()), "{} at {at}", inst.mnemonic());
    }
    for a in table.iter() {
        assert!(a.place.line > p.patterns[a.pattern as usize].place.line, "{a:?}");
        seen[a.pattern as usize] += 1;
    }
    // Eight operations or more, each with a name.
    assert!(seen.iter().all(|&n| n >= 8), "{seen:?}");
}
