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
