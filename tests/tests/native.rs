//! Matchers in Rust do what the interpreter does: over the programs of `rewrite` and `golden`, whose matchers
//! are in `matchers/rewrite.rs` (`UPDATE_EXPECT=1` writes it).
use expect_test::expect;
use pdll::bytecode::{stored_checksum, write};
use pdll::ir::{PrintOptions, parse_module, print};
use pdll::{Config, DriverReport, Error, NativeMatcher, PatternSet};
use pdll_compiler::emit;
use pdll_tests::{files, golden, matchers};
use std::path::PathBuf;

mod compiled {
    include!("../matchers/rewrite.rs");
}

/// The programs: a name each, bytecode and input.
fn programs() -> Vec<(String, Vec<u8>, String)> {
    let all = ["rewrite", "golden"].into_iter().flat_map(|folder| {
        files(folder, "pdll").into_iter().map(move |path| (format!("{folder}_{}", stem(&path)), path))
    });
    all.map(|(name, path)| {
        let set = PatternSet::from_file(&path).unwrap_or_else(|e| panic!("{name}: {e}"));
        let input = std::fs::read_to_string(path.with_extension("mlir")).expect("an input");
        (name, write(&set.programs()[0]), input)
    })
    .collect()
}

fn stem(path: &std::path::Path) -> String {
    path.file_stem().expect("a file").to_string_lossy().into_owned()
}

#[test]
fn texts() {
    let sets: Vec<(String, PatternSet)> = programs()
        .into_iter()
        .map(|(name, bytes, _)| (name, PatternSet::from_bytecode(&bytes).expect("good bytecode")))
        .collect();
    let text = matchers::modules(sets.iter().map(|(name, set)| (&**name, &*set.programs()[0])));
    golden(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("matchers/rewrite.rs"), &text);
}

/// What is printed for one pattern that asks for a list, a native or users: it has a matcher.
#[test]
fn small() {
    let rows = [
        (
            "Pattern { let root = op<t.a>(x: Value, xs: ValueRange) -> (i: Type); replace root with x; }",
            expect![[r#"
                    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
                        let Some(r) = m.words::<17>(at) else { return 0 };
                        if !m.operand_count_min(0, 1) {
                            return 0;
                        }
                        if !m.result_count_is(0, 1) {
                            return 0;
                        }
                        if !m.operands(0, 0, 1, at + 8) {
                            return 0;
                        }
                        if m.accept(r[14]) {
                            return 0;
                        }
                        0
                    }
                }
            "#]],
        ),
        (
            "Constraint Odd(op: Op); Pattern { let root = op<t.a>(); Odd(root); erase root; }",
            expect![[r#"
                fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
                    let Some(r) = m.words::<15>(at) else { return 0 };
                    if !m.operand_count_is(0, 0) {
                        return 0;
                    }
                    if !m.constraint(r[5], 0, &r[8..9], &r[10..10], at + 4) {
                        return 0;
                    }
                    if m.accept(r[12]) {
                        return 0;
                    }
                    0
                }
            }
        "#]],
        ),
        (
            "Pattern { let root = op<t.a>(x: Value) -> (t: Type); let user = op<t.b>(root);
             rewrite root with { erase user; erase root; }; }",
            expect![[r#"
                    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
                        if !m.results(0, 0, 4294967295, at) {
                            return 0;
                        }
                        if !m.first(0, 0) {
                            return 0;
                        }
                        if !m.for_each_user(1, 0, 0, at + 9, at + 13) {
                            return 0;
                        }
                        s1(m, at + 13)
                    }

                    #[inline]
                    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
                        let Some(r) = m.words::<21>(at) else { return 0 };
                        if !m.name_is(1, r[2]) {
                            return s3(m, r[3]);
                        }
                        if !m.operands(1, 1, 4294967295, at + 4) {
                            if m.is_stopped() {
                                return 0;
                            }
                            return s3(m, r[8]);
                        }
                        if !m.same_values(0, 1) {
                            return s3(m, r[12]);
                        }
                        if !m.record(r[14]) {
                            return s2(m, r[15]);
                        }
                        m.move_op(r[17], 1);
                        0
                    }

                    #[inline]
                    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
                        let Some(r) = m.words::<2>(at) else { return 0 };
                        s3(m, r[1])
                    }

                    #[inline]
                    fn s3<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, _: u32) -> u32 {
                        let to = m.turn();
                        if m.is_end(to) { to } else { m.again(to) }
                    }
                }
            "#]],
        ),
    ];
    for (source, wanted) in rows {
        let set = PatternSet::from_source("t.pdll", source).unwrap_or_else(|e| panic!("{e}"));
        let text = emit::matcher::print(&set.programs()[0]).expect("a matcher");
        wanted.assert_eq(text.split_once("    #[inline]\n").expect("functions").1);
    }
}

/// Nothing is asked of these after the first step.
#[test]
fn none() {
    let rows = [
        "Pattern { erase op<t.a>; }",
        "Pattern { let root = op<t.a>(x: Value) -> (t: Type); replace root with x; }",
        "Pattern { let inner = op<t.b>() -> (t: Type); let root = op<t.a>(inner.0) -> (); erase root; }",
    ];
    for source in rows {
        let set = PatternSet::from_source("t.pdll", source).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(emit::matcher::print(&set.programs()[0]), None, "{source}");
    }
}

fn rewritten(set: &PatternSet, input: &str) -> (DriverReport, String) {
    let mut ctx = pdll::context();
    let linked = set.link(&mut ctx).expect("it needs no natives but those of the library");
    let mut module = parse_module(&mut ctx, "input.mlir", input.as_bytes()).expect("it can be read");
    let report = linked.run(&mut ctx, &mut module.ir, &Config::default());
    let options = PrintOptions { generic: true, ..PrintOptions::default() };
    (report, print(&ctx, &module, options))
}

/// The matcher of a program, if anything is gained by one.
fn native(name: &str, bytes: &[u8]) -> Option<NativeMatcher<pdll::IrHost>> {
    let program = stored_checksum(bytes).expect("bytecode");
    Some(NativeMatcher { program, matches: compiled::find(name)? })
}

#[test]
fn both_rewrite_alike() {
    let mut rewrites = 0;
    for (name, bytes, input) in programs() {
        let Some(matcher) = native(&name, &bytes) else { continue };
        let interpreted = PatternSet::from_bytecode(&bytes).expect("good bytecode");
        let set = PatternSet::new().with_native_matcher(&bytes, matcher);
        let (wanted, got) = (rewritten(&interpreted, &input), rewritten(&set.expect("its own"), &input));
        assert_eq!(got.1, wanted.1, "{name}");
        assert_eq!((got.0.rewrites, got.0.converged), (wanted.0.rewrites, wanted.0.converged), "{name}");
        rewrites += got.0.rewrites;
    }
    assert!(rewrites > 5, "{rewrites} rewrites");
}

#[test]
fn only_its_own_program() {
    let all = programs();
    let (number, matcher) =
        (0..).zip(&all).find_map(|(i, one)| Some((i, native(&one.0, &one.1)?))).expect("one");
    let other = &all[usize::from(number == 0)].1;
    let error = PatternSet::new().with_native_matcher(other, matcher).expect_err("made for another");
    assert!(matches!(error, Error::Matcher), "{error}");
    assert_eq!(
        error.diagnostics("a.rs").list()[0].message,
        "the matcher was made from other bytecode: make both anew, in one file"
    );
}
