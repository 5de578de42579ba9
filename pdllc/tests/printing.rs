//! How `run` reads and prints IR: mlir-opt's flags, inputs in several parts, standard input.

use crate::common::{Run, pdllc};
use std::fs;
use std::path::Path;
use std::process::Command;

const IR: &str = r#"func.func @f(%a: i32 loc("aname"), %b: f32) -> i32 {
  %0 = "t.a"(%a) {d = dense<[1,2,3,4]> : tensor<4xi32>, s = dense<5> : tensor<100xi8>, r = dense_resource<blob> : tensor<3xi64>} : (i32) -> i32 loc("my name"("f":1:2))
  %1:2 = "t.b"(%0, %a, %0) ({
    %q = "t.in"(%0) : (i32) -> i8 loc(callsite("q" at "r"))
    "t.use"(%q) : (i8) -> ()
  ^bb1(%x: i3):
    "t.y"(%x) {m = affine_map<(d0) -> (d0)>} : (i3) -> ()
  }) : (i32, i32, i32) -> (i32, f32) loc(fused["1digit", "x"])
  "t.none"() : () -> ()
  %2 = "t.unused"() {big = array<i32: 1,2,3,4,5>, sp = sparse<[[0],[1],[2]], [1,2,3]> : tensor<10xi32>} : () -> i1 loc("my name")
  "t.c"(%1#0, %1#1, %1#0, %2) : (i32, f32, i32, i1) -> ()
  return %1#0 : i32
}
{-#
  dialect_resources: { builtin: { blob: "0x08000000010000000000000002000000000000000300000000000000" } },
  external_resources: { x: { a: "0x0100000001020304050607", s: "a string value", b: true } }
#-}
"#;

const NAMED: &str = r#"func.func @f(%a: i32, %t: tensor<4xf32>) -> i32 {
  %0 = arith.constant 4 : i32 loc("own"("f":1:2))
  %1, %2 = arith.mulsi_extended %a, %0 : i32 loc("pair")
  %3 = arith.constant 4 : i32
  return %1 : i32
}
"#;

#[test]
fn names_in_locations_go_before_those_that_operations_give() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("in.mlir").to_string_lossy().into_owned();
    fs::write(&file, NAMED).unwrap();
    let ours = pdllc(&["run", "--mlir-use-nameloc-as-prefix", &file]);
    assert_eq!((ours.status, &*ours.err), (0, ""));
    for line in ["%own = arith", "%pair, %pair_0 = arith.mulsi_extended %arg0, %own", "%c4_i32 = arith"] {
        assert!(ours.out.contains(line), "{line}: {}", ours.out);
    }
}

/// Flags, and a line that only they print.
const FLAGS: &[(&[&str], &str)] = &[
    (&["--mlir-print-debuginfo"], "  } loc(#loc1)"),
    (&["--mlir-print-local-scope"], "      \"t.y\"(%4) {m = affine_map<(d0) -> (d0)>} : (i3) -> ()"),
    (&["--mlir-print-skip-regions"], "module {...}"),
    (&["--mlir-print-skip-regions", "--mlir-print-op-generic"], "\"builtin.module\"() ({...}) : () -> ()"),
    (&["--mlir-print-value-users"], "    // %arg0 is used by %2#0, %2#1, %1"),
    (&["--mlir-print-value-users", "--mlir-print-op-generic"], "      // %10 is used by %11"),
    (&["--mlir-print-value-users", "--mlir-print-debuginfo"], "    return %2#0 : i32 loc(#loc15) // id: %6"),
    (&["--mlir-print-unique-ssa-ids"], "      %3 = \"t.in\"(%0) : (i32) -> i8"),
    (&["--mlir-use-nameloc-as-prefix"], "      %q = \"t.in\"(%my_name) : (i32) -> i8"),
    (
        &["--mlir-use-nameloc-as-prefix", "--mlir-print-op-generic"],
        "    %_1digit:2 = \"t.b\"(%my_name, %aname, %my_name) ({",
    ),
    (&["--mlir-elide-elementsattrs-if-larger=2"], "sp = dense_resource<__elided__> : tensor<10xi32>"),
    (&["--mlir-elide-elementsattrs-if-larger=3"], "{d = dense_resource<__elided__> : tensor<4xi32>, r"),
    (&["--mlir-elide-resource-strings-if-larger=10"], "      b: true"),
    (&["--mlir-elide-resource-strings-if-larger=16"], "      s: \"a string value\","),
    (&["--mlir-elide-resource-strings-if-larger=0"], "{-#\n\n#-}"),
];

#[test]
fn mlir_opts_flags_print_what_they_print_there() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("in.mlir").to_string_lossy().into_owned();
    fs::write(&file, IR).unwrap();
    let folder = std::env::var("LLVM_BIN").unwrap_or_else(|_| "/usr/lib/llvm-22/bin".into());
    let tool = Path::new(&folder).join("mlir-opt");
    for (flags, line) in FLAGS {
        let ours = pdllc(&[&["run"][..], flags, &[&file]].concat());
        assert_eq!((ours.status, &*ours.err), (0, ""), "{flags:?}");
        assert!(ours.out.contains(line), "{flags:?}: {}", ours.out);
        if tool.exists() {
            let theirs =
                Command::new(&tool).arg("--allow-unregistered-dialect").args(*flags).arg(&file).output();
            assert_eq!(ours.out, String::from_utf8_lossy(&theirs.unwrap().stdout), "{flags:?}");
        }
    }
}

#[test]
fn parts_are_rewritten_each_by_itself() {
    let text = "#a = 1\n\"my.use\"() {a = #a} : () -> ()\n// -----\n\"x\"() {a = #a} : () -> ()\n// -----\n\"y\"() : () -> ()\n";
    let run = Run::of(&["run", "--split-input-file"], text);
    assert_eq!(run.status, 1);
    assert_eq!(
        run.out,
        "module {\n  \"my.use\"() {a = 1 : i64} : () -> ()\n}\n\n// -----\n// -----\nmodule {\n  \"y\"() : () -> ()\n}\n\n"
    );
    assert_eq!(run.err, "<stdin>:4:14: error: undefined attribute alias\n");
    let run = Run::of(
        &["run", "--split-input-file=//==", "--output-split-marker=//!"],
        "\n//==\n\"z\"() : () -> ()",
    );
    assert_eq!((run.status, &*run.err), (0, ""));
    assert_eq!(run.out, "module {\n}\n\n//!\nmodule {\n  \"z\"() : () -> ()\n}\n\n");
}

#[test]
fn several_errors_are_reported() {
    let run = Run::of(&["run", "-"], "\"a\"(3) : () -> ()\n\"b\"() : () -> ()\n\"c\"() {x = } : () -> ()\n");
    assert_eq!((run.status, &*run.out), (1, ""));
    let expected =
        "<stdin>:1:5: error: expected `)` after the operands\n<stdin>:3:11: error: expected an attribute\n";
    assert_eq!(run.err, expected);
}
