//! What several threads read and print is what one does, down to the byte.

use pdll_ir::{Context, Module, PrintOptions, SourceText, parse_module, print, print_on};
use std::io::{self, Write};
use std::num::NonZeroUsize;

const THREADS: Option<NonZeroUsize> = NonZeroUsize::new(3);

/// Functions of different lengths with other operations between some of them, a module with functions, types,
/// locations and resources with names, and blocks.
fn text() -> String {
    let mut text = String::from("#map = affine_map<(d0) -> (d0)>\n");
    for f in 0..120 {
        text += &format!("func.func @f{f}(%a: i1, %b: i{}) -> i1 {{\n", f % 7 + 2);
        for i in 0..(f * 37 % 400) {
            text += &format!("  %{i} = \"t.op\"(%a, %b) {{n = {i}, m = #map}} : (i1, i{}) -> i1", f % 7 + 2);
            text += if i % 5 == 0 { " loc(\"name\"(\"at\":3:4))\n" } else { "\n" };
        }
        text += "  \"t.br\"()[^end] : () -> ()\n^end:\n";
        text += &format!("  \"t.use\"() {{r = dense_resource<r{}> : tensor<1xi8>}} : () -> ()\n", 9 - f % 9);
        text += "  return %a : i1 loc(#late)\n}\n";
        if f % 30 == 0 {
            text += "\"t.between\"() : () -> ()\n";
        }
    }
    let inner: String = text.lines().skip(1).map(|line| line.to_owned() + "\n").collect();
    let blobs: String = (1..10).map(|r| format!("r{r}: \"0x0100000000\",")).collect();
    let blobs = blobs.trim_end_matches(',');
    format!(
        "{text}module @inner {{\n{inner}}}\n#late = loc(\"late\")\n{{-# dialect_resources: {{ builtin: {{ {blobs} }} }} #-}}\n"
    )
}

#[test]
fn text_is_the_same() {
    let text = text();
    assert!(text.len() > 1 << 20, "{}", text.len());
    let (mut ctx, mut other) = (Context::new(), Context::new());
    let one = parse_module(&mut ctx, "f.mlir", text.as_bytes()).expect("it is right");
    let source = SourceText::new(&mut other, "f.mlir", text.as_bytes()).expect("it fits");
    let several = source.parse_on(THREADS, &mut other, 0..text.len()).expect("it is right");

    let custom = PrintOptions::default();
    let debuginfo = PrintOptions { debuginfo: true, ..custom };
    for options in [
        custom,
        debuginfo,
        PrintOptions { generic: true, ..custom },
        PrintOptions { generic: true, ..debuginfo },
        PrintOptions { local_scope: true, ..debuginfo },
        PrintOptions { nameloc_prefix: true, ..custom },
        PrintOptions { unique_ids: true, ..custom },
        PrintOptions { value_users: true, ..custom },
        PrintOptions { skip_regions: true, ..custom },
    ] {
        let want = print(&ctx, &one, options);
        let shared = |ctx: &Context, module: &Module| {
            let mut out = Vec::new();
            print_on(THREADS, ctx, module, options, &mut out).expect("memory takes it");
            String::from_utf8(out).expect("text")
        };
        assert!(want == print(&other, &several, options), "reading, {options:?}");
        assert!(want == shared(&ctx, &one), "printing, {options:?}");
        assert!(want == shared(&other, &several), "both, {options:?}");
    }
}

#[test]
fn errors_are_the_same() {
    let right = text();
    for (from, to) in [
        // A word that is no operation, a name that is not there, and what only verification finds.
        ("  return %a : i1 loc(#late)\n}\nfunc.func @f50", "  retur %a : i1\n}\nfunc.func @f50"),
        ("  return %a : i1 loc(#late)\n}\nfunc.func @f70", "  return %none : i1\n}\nfunc.func @f70"),
        ("  return %a : i1 loc(#late)\n}\nfunc.func @f90", "  return %b : i1\n}\nfunc.func @f90"),
        ("  return %a : i1 loc(#late)\n}\nfunc.func @f10", "  return\n}\nfunc.func @f10"),
    ] {
        let text = right.replace(from, to);
        assert_ne!(text, right);
        let (mut ctx, mut other) = (Context::new(), Context::new());
        let one = parse_module(&mut ctx, "f.mlir", text.as_bytes()).expect_err("it is wrong");
        let source = SourceText::new(&mut other, "f.mlir", text.as_bytes()).expect("it fits");
        let several = source.parse_on(THREADS, &mut other, 0..text.len()).expect_err("it is wrong");
        assert_eq!(one.to_string(), several.to_string());
    }
}

/// Takes so many bytes.
struct Full(usize);

impl Write for Full {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        self.0 = self.0.checked_sub(text.len()).ok_or(io::ErrorKind::StorageFull)?;
        Ok(text.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn what_cannot_be_written_is_an_error() {
    let text = text();
    let mut ctx = Context::new();
    let module = parse_module(&mut ctx, "f.mlir", text.as_bytes()).expect("it is right");
    let error = print_on(THREADS, &ctx, &module, PrintOptions::default(), &mut Full(1 << 18));
    assert_eq!(error.expect_err("it is full").kind(), io::ErrorKind::StorageFull);
}
