//! `--emit=rust`: the text is as in `rust/natives.rs` (`UPDATE_EXPECT=1` writes it), which is compiled here
//! and run.
use pdll::ir::{Context, PrintOptions, parse_module, print};
use pdll::{IrLiterals, compiler};
use pdll_source::diag::Format;
use pdll_tests::golden;
use std::path::PathBuf;

mod generated {
    include!("../rust/natives.rs");
}

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("rust").join(name)
}

fn read(name: &str) -> String {
    std::fs::read_to_string(path(name)).unwrap_or_default()
}

/// The source as Rust, or what is said about it.
fn compile(text: &[u8]) -> Result<String, String> {
    let compiled = compiler().compile_to_rust("t.pdll", text, Some(&IrLiterals::default()));
    compiled.output.ok_or_else(|| compiled.report.render(Format::Short))
}

#[test]
fn text() {
    let rust = compile(read("natives.pdll").as_bytes()).unwrap_or_else(|said| panic!("{said}"));
    golden(path("natives.rs"), &rust);
}

#[test]
fn runs() {
    let mut ctx = Context::new();
    let set = generated::patterns().expect("bytecode of this version");
    let linked = set.link(&mut ctx).expect("all natives are registered");
    let mut module = parse_module(&mut ctx, "input.mlir", read("input.mlir").as_bytes()).expect("IR");
    linked.run(&mut ctx, &mut module.ir, &pdll::Config::default());
    golden(path("output.mlir"), &print(&ctx, &module, PrintOptions::default()));
}

mod native {
    include!("../rust/matcher.rs");
}

/// With the matcher in Rust: the text is as in `rust/matcher.rs`.
#[test]
fn native_matcher() {
    let literals = IrLiterals::default();
    let compiled = compiler().compile_to_native_rust("t.pdll", read("matcher.pdll"), Some(&literals));
    golden(path("matcher.rs"), &compiled.output.expect("good patterns"));
    let mut ctx = Context::new();
    let linked = native::patterns().expect("bytecode and its matcher").link(&mut ctx).expect("its natives");
    let input = "%0 = \"t.a\"() {n = 1 : i32} : () -> i32\n%1 = \"t.b\"(%0) : (i32) -> i64\n\
                 \"t.use\"(%1) : (i64) -> ()\n%2 = \"t.list\"(%0, %0) : (i32, i32) -> i32\n\
                 %3 = \"t.sum\"(%2, %0, %0) : (i32, i32, i32) -> i32\n\
                 %4 = \"t.once\"(%3) : (i32) -> i8\n%5 = \"t.twice\"(%3) : (i32) -> i8\n\
                 \"t.end\"(%5) : (i8) -> ()\n";
    let mut module = parse_module(&mut ctx, "input.mlir", input.as_bytes()).expect("IR");
    let report = linked.run(&mut ctx, &mut module.ir, &pdll::Config::default());
    assert_eq!(report.rewrites, 4);
}

#[test]
fn what_cannot_be_rust() {
    let rows: &[(&[u8], &str)] = &[
        (
            b"Rewrite R(a: Op, b: Op, c: Op, d: Op, e: Op, f: Op, g: Op) [{ Ok(()) }];
Pattern { rewrite r: Op with { R(r, r, r, r, r, r, r); erase r; }; }",
            "t.pdll:1:9: error: a native function in Rust has at most 6 parameters and 4 results
t.pdll:1:60: note: this code
",
        ),
        (
            b"Constraint C(a: Op, host: Op) [{ true }];\nPattern { let r: Op; C(r, r); erase r; }",
            "t.pdll:1:21: error: `host` is what the code calls the IR and its context
t.pdll:1:21: help: name the parameter otherwise
",
        ),
        (
            b"Constraint C(a: Op) [{ \"\xff\" }];\nPattern { let r: Op; C(r); erase r; }",
            "t.pdll:1:21: error: Rust code must be UTF-8\n",
        ),
    ];
    for (source, want) in rows {
        let said = compile(source).expect_err("something that Rust cannot do");
        assert_eq!(said, *want, "{}", String::from_utf8_lossy(source));
    }
}

/// Rules of a `.td` file whose code is the host's, as Rust, which is compiled here and run.
mod rules {
    use pdll::ir::{Attr, Op, Value};
    use pdll::{IrHost, NativeError, Natives, Rewriter};

    mod generated {
        include!("../rust/stubs.rs");
    }

    pub(super) use generated::patterns;

    struct Host;

    type Result<T> = std::result::Result<T, NativeError>;

    impl generated::RuleNatives for Host {
        fn ns_isEven(_: &IrHost, a: Value, b: Value) -> bool {
            a != b
        }

        fn ns_finds(_: &IrHost, _: Op) -> Option<Attr> {
            None
        }

        fn ns_negated(_: &mut Rewriter<'_, IrHost>, a: Attr) -> Result<Attr> {
            Ok(a)
        }

        fn drr_expr_a6db6c39188879e0(_: &mut Rewriter<'_, IrHost>, a: Attr) -> Result<Attr> {
            Ok(a)
        }

        fn ns_both(_: &mut Rewriter<'_, IrHost>, a: Value, b: Value) -> Result<(Value, Value)> {
            Ok((a, b))
        }

        fn ns_seen(_: &mut Rewriter<'_, IrHost>, _: Value) -> Result<()> {
            Ok(())
        }

        fn ns_spread(_: &mut Rewriter<'_, IrHost>, all: Vec<Value>) -> Result<Vec<Value>> {
            Ok(all)
        }
    }

    pub(super) fn register(natives: &mut Natives<IrHost>) {
        generated::register_rules::<Host>(natives);
    }
}

#[test]
fn natives_of_rules() {
    let compiler = ["drr", "ods"]
        .iter()
        .fold(compiler(), |compiler, dir| compiler.include_dir(path("../../compiler/tests").join(dir)));
    let text = read("stubs.td");
    let compiled = compiler.compile_to_rust("stubs.td", text, Some(&IrLiterals::default()));
    let rust = compiled.output.unwrap_or_else(|| panic!("{}", compiled.report.render(Format::Short)));
    golden(path("stubs.rs"), &rust);
    let mut set = rules::patterns().expect("bytecode of this version");
    rules::register(set.natives());
    let mut ctx = Context::new();
    let linked = set.link(&mut ctx).expect("all natives are registered");
    let input = "%0 = \"t.const\"() {value = 3 : i32} : () -> i32\n%1 = \"t.neg\"(%0) : (i32) -> i32\n\
                 %2:2 = \"t.two\"(%1) : (i32) -> (i32, i32)\n\"t.use\"(%2#1) : (i32) -> ()\n\"t.nothing\"(%1) : (i32) -> ()\n";
    let mut module = parse_module(&mut ctx, "input.mlir", input.as_bytes()).expect("IR");
    let report = linked.run(&mut ctx, &mut module.ir, &pdll::Config::default());
    assert_eq!(report.rewrites, 3);
}
