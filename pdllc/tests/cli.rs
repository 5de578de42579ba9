//! The built `pdllc` as a user meets it: exit status, what goes where, diagnostics, every command.

use crate::common::{Run, pdllc, repo};
use std::fs;

const FOLD: &str = "\
Pattern DoubleNeg {
  let inner = op<my.neg>(x: Value);
  replace op<my.neg>(inner.0) with x;
}
";
const INPUT: &str = r#"
%0 = "my.const"() : () -> i32
%1 = "my.neg"(%0) : (i32) -> i32
%2 = "my.neg"(%1) : (i32) -> i32
"my.use"(%2) : (i32) -> ()
"#;

/// A folder with the two files, and where it is.
pub(crate) fn folder() -> (tempfile::TempDir, String) {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join("fold.pdll"), FOLD).unwrap();
    fs::write(dir.path().join("in.mlir"), INPUT).unwrap();
    let path = dir.path().to_string_lossy().into_owned();
    (dir, path)
}

/// What `run` makes of the input: the two negations are gone from the use.
fn assert_folded(run: &Run) {
    assert_eq!(run.status, 0, "{}", run.err);
    assert!(run.out.contains("\"my.use\"(%0) : (i32) -> ()"), "{}", run.out);
}

#[test]
fn run_from_source_and_from_bytecode() {
    let (_dir, d) = folder();
    assert_folded(&pdllc(&["run", "-p", &format!("{d}/fold.pdll"), &format!("{d}/in.mlir")]));
    let made = pdllc(&["--emit=bytecode", &format!("{d}/fold.pdll"), "-o", &format!("{d}/fold.pdlbc")]);
    assert_eq!((made.status, made.out.as_str(), made.err.as_str()), (0, "", ""));
    // Told apart by content, not by name.
    fs::rename(format!("{d}/fold.pdlbc"), format!("{d}/compiled.pdll")).unwrap();
    assert_folded(&pdllc(&["run", "-p", &format!("{d}/compiled.pdll"), &format!("{d}/in.mlir")]));
}

#[test]
fn several_pattern_files_are_one_set() {
    let (_dir, d) = folder();
    fs::write(
        format!("{d}/use.pdll"),
        "Pattern Use with benefit(1) { replace op<my.use>(x: Value) -> () with op<my.used>(x) -> (); }"
            .replace("replace", "let r =")
            .replace(" with op<my.used>(x) -> ()", "; rewrite r with { op<my.used>(x) -> (); erase r; }"),
    )
    .unwrap();
    pdllc(&["--emit=bytecode", &format!("{d}/use.pdll"), "-o", &format!("{d}/use.pdlbc")]);
    for second in ["use.pdll", "use.pdlbc"] {
        let (a, b) = (format!("{d}/fold.pdll"), format!("{d}/{second}"));
        let run = pdllc(&["run", "-p", &a, "-p", &b, &format!("{d}/in.mlir")]);
        assert_eq!(run.status, 0, "{}", run.err);
        assert!(run.out.contains("\"my.used\"(%0) : (i32) -> ()"), "{second}: {}", run.out);
    }
}

#[test]
fn of_equal_benefits_the_first_file_wins_whatever_its_kind() {
    let (_dir, d) = folder();
    for name in ["a", "b"] {
        let text = format!(
            "Pattern with benefit(1) {{ let r = op<my.use>(x: Value); rewrite r with {{ op<my.{name}>(x) -> (); erase r; }}; }}"
        );
        fs::write(format!("{d}/{name}.pdll"), text).unwrap();
        pdllc(&["--emit=bytecode", &format!("{d}/{name}.pdll"), "-o", &format!("{d}/{name}.pdlbc")]);
    }
    for first in ["a.pdll", "a.pdlbc", "b.pdll", "b.pdlbc"] {
        for second in ["a.pdll", "a.pdlbc", "b.pdll", "b.pdlbc"] {
            let (p, q) = (format!("{d}/{first}"), format!("{d}/{second}"));
            let run = pdllc(&["run", "-p", &p, "-p", &q, &format!("{d}/in.mlir")]);
            let won = format!("\"my.{}\"", &first[..1]);
            assert!(run.status == 0 && run.out.contains(&won), "{first} {second}: {}{}", run.err, run.out);
        }
    }
}

#[test]
fn pattern_files_of_other_kinds_are_refused() {
    let (_dir, d) = folder();
    let run = pdllc(&["run", "-p", &format!("{d}/in.mlir"), &format!("{d}/in.mlir")]);
    assert_eq!((run.status, run.out.as_str()), (1, ""));
    assert_eq!(run.err.lines().count(), 4, "{}", run.err);
    assert!(run.err.lines().all(|line| line.contains("is no pattern")), "{}", run.err);
}

#[test]
fn standard_input_and_output_files() {
    let (_dir, d) = folder();
    let patterns = format!("{d}/fold.pdll");
    assert_folded(&Run::of(&["run", "-p", &patterns, "-"], INPUT));
    let out = format!("{d}/out.mlir");
    let run = Run::of(&["run", "-p", &patterns, "-", "-o", &out], INPUT);
    assert_eq!((run.status, run.out.as_str()), (0, ""));
    assert!(fs::read_to_string(&out).unwrap().contains("\"my.use\"(%0)"));
    let pdl = Run::of(&["--emit=pdl", "-"], FOLD);
    assert!(pdl.status == 0 && pdl.out.contains("pdl.pattern @DoubleNeg"), "{}", pdl.err);
}

#[test]
fn exit_status_tells_bad_input_from_bad_usage() {
    let (_dir, d) = folder();
    let good = format!("{d}/in.mlir");
    let rows: &[(&[&str], i32)] = &[
        (&["run", &good], 0),
        (&["--help"], 0),
        (&["--version"], 0),
        (&["run", "/nowhere/at/all.mlir"], 1),
        (&["run", "-p", "/nowhere/at/all.pdll", &good], 1),
        (&["run", "-p", &good, &good], 1),
        (&["verify", &good], 1),
        (&["run", &good, "-o", "/nowhere/at/all.mlir"], 1),
        (&[], 2),
        (&["run"], 0),
        (&["run", "--no-such-flag", &good], 2),
        (&["--emit=nothing", &good], 2),
        (&["run", "--max-iterations", "many", &good], 2),
    ];
    for (args, status) in rows {
        let run = pdllc(args);
        assert_eq!(run.status, *status, "{args:?}: {}", run.err);
        assert_eq!(run.err.is_empty(), *status == 0, "{args:?}: {}", run.err);
    }
}

/// Two variables match the same operation, which only shows when it is erased twice.
#[test]
fn a_rewrite_that_breaks_off_says_where() {
    let (_dir, d) = folder();
    let patterns = format!("{d}/twice.pdll");
    let source = "\
Pattern Twice with benefit(1) {
  let a = op<my.neg>(x: Value) -> (i: Type);
  let b = op<my.neg>(x) -> (i);
  let root = op<my.pair>(a.0, b.0) -> (t: Type);
  rewrite root with {
    replace root with x;
    erase a;
    erase b;
  };
}
";
    fs::write(&patterns, source).unwrap();
    let input = r#"
%0 = "my.const"() : () -> i32
%1 = "my.neg"(%0) : (i32) -> i32
%2 = "my.pair"(%1, %1) : (i32, i32) -> i32
"my.use"(%2) : (i32) -> ()
"#;
    let run = Run::of(&["run", "-p", &patterns, "-"], input);
    let want = format!(
        "<stdin>: warning: pattern Twice rewrote only in part: something is used that is missing or has been erased by the same \
         rewrite (at {patterns}:8:5)\n"
    );
    assert_eq!((run.status, run.err), (0, want));
    assert!(run.out.contains("\"my.use\"(%0) : (i32) -> ()"), "{}", run.out);
}

/// Which code is meant cannot be told, however many files there are.
#[test]
fn a_native_with_different_code_in_several_files_is_not_built_in() {
    let (_dir, d) = folder();
    let code = ["success(true)", "success(false)", "success(true)"];
    let mut args = vec!["run".to_string(), format!("{d}/in.mlir")];
    for (i, code) in code.iter().enumerate() {
        let path = format!("{d}/{i}.pdll");
        let source = format!(
            "Constraint C(v: Value) [{{ return ::mlir::{code}; }}];\n\
             Pattern P{i} {{ let r = op<my.p{i}>(v: Value) -> (t: Type); C(v); replace r with op<my.q>(v) -> (t); }}\n"
        );
        fs::write(&path, source).unwrap();
        args.extend(["-p".into(), path]);
        let run = pdllc(&args.iter().map(String::as_str).collect::<Vec<_>>());
        assert_eq!(run.status, i32::from(i > 0), "{}", run.err);
        assert_eq!(
            run.err.contains("native constraint 'C' with signature (Value) -> () is not registered"),
            i > 0
        );
    }
}

#[test]
fn one_file_too_many_gets_advice() {
    let rows: &[(&[&str], &str)] = &[
        (
            &["--emit=pdl", "a.pdll", "b.pdll"],
            "error: `b.pdll` is one FILE too many: each is compiled by itself; `pdllc run` takes several, each after `-p`",
        ),
        (
            &["compile", "a.pdll"],
            "error: there is no file and no command `compile`: commands are run, check, test, explain, tblgen, build, natives, dis, verify, completions, man, fmt, lsp; a FILE without one is compiled: `pdllc a.pdll`",
        ),
        (&["chek", "a.pdll"], "error: there is no file and no command `chek`; did you mean `pdllc check`?"),
        (
            &["run", "fold.pdll", "in.mlir"],
            "error: several inputs need `--in-place`, or `-o DIR` with a directory that is there; patterns come after `-p`: pdllc run -p fold.pdll input.mlir",
        ),
    ];
    for (args, want) in rows {
        let run = pdllc(args);
        assert_eq!((run.status, run.err.lines().next()), (2, Some(*want)));
    }
}

#[test]
fn timing_and_statistics() {
    let (_dir, d) = folder();
    let args = ["run", "-p", &format!("{d}/fold.pdll"), &format!("{d}/in.mlir")];
    let run = pdllc(&[&args[..], &["--stats", "--timing=json"]].concat());
    let last = run.err.lines().last().unwrap();
    let value: serde_json::Value = serde_json::from_str(last).unwrap();
    for stage in ["parse_patterns_s", "compile_s", "parse_ir_s", "rewrite_s", "print_s"] {
        assert!(value[stage].as_f64().is_some_and(|s| (0.0..60.0).contains(&s)), "{stage}: {last}");
    }
    assert_eq!(value["rewrites"], 1);
    assert_eq!(value["ops_before"], 5);
    assert_eq!(value["ops_after"], 4);
    assert!(run.err.contains("1   DoubleNeg"), "{}", run.err);
    assert!(pdllc(&[&args[..], &["--timing"]].concat()).err.contains("rewrite:"));
}

#[test]
fn what_does_not_come_to_an_end_is_stopped_and_reported() {
    let (_dir, d) = folder();
    let swap = "Pattern Flip with benefit(1) { replace op<my.flip>(x: Value, y: Value) -> (t: Type) with op<my.flip>(y, x) -> (t); }";
    fs::write(format!("{d}/flip.pdll"), swap).unwrap();
    let input = "%0:2 = \"a.b\"() : () -> (i1, i1)\n%1 = \"my.flip\"(%0#0, %0#1) : (i1, i1) -> i1\n";
    let args = ["run", "-p", &format!("{d}/flip.pdll"), "-"];
    let run = Run::of(&args, input);
    assert_eq!((run.status, run.out.as_str()), (1, ""), "{}", run.err);
    assert!(run.err.contains("error: rewriting did not converge") && run.err.contains("Flip"), "{}", run.err);
    let run = Run::of(&[&args[..], &["--allow-nonconvergence"]].concat(), input);
    assert_eq!(run.status, 0, "{}", run.err);
    assert!(run.err.contains("warning: rewriting did not converge"), "{}", run.err);
    assert!(run.out.contains("my.flip"));
}

#[test]
fn a_native_that_nobody_registered_is_named_with_pattern_and_signature() {
    let (_dir, d) = folder();
    let own = format!("{d}/own.pdll");
    let source = "\
Constraint Own(v: Value, a: Attr);
Rewrite Mine(a: Attr) -> Attr;
Pattern First with benefit(1) {
  let r = op<a.b>(x: Value) {k = a: Attr} -> (t: Type);
  Own(x, a);
  rewrite r with {
    replace r with op<a.c>(x) {k = Mine(a)} -> (t);
  };
}
";
    fs::write(&own, source).unwrap();
    let run = pdllc(&["run", "-p", &own, &format!("{d}/in.mlir")]);
    assert_eq!((run.status, run.out.as_str()), (1, ""));
    let want = format!(
        "{own}:5:3: error: native constraint 'Own' with signature (Value, Attr) -> () \
         is not registered (needed by 'First')\n\
         {own}:5:3: help: register it by this name and with this signature where the patterns run\n\
         {own}:7:36: error: native rewrite 'Mine' with signature (Attr) -> (Attr) \
         is not registered (needed by 'First')\n\
         {own}:7:36: help: register it by this name and with this signature where the patterns run\n"
    );
    assert_eq!(run.err, want);
    let natives = pdllc(&["natives", &own]);
    let want = "native constraint Own(Value, Attr)\nnative rewrite Mine(Attr) -> (Attr)\n";
    assert_eq!((natives.status, natives.out.as_str()), (0, want));
}

#[test]
fn every_stage_of_a_file() {
    let (_dir, d) = folder();
    let file = format!("{d}/fold.pdll");
    let rows = [
        ("ast", "Name<DoubleNeg>"),
        ("pdl", "pdl.pattern @DoubleNeg"),
        ("pdl-interp", "pdl_interp.func @matcher"),
        ("asm", "\"DoubleNeg\""),
        ("cpp", "struct DoubleNeg"),
    ];
    for (stage, part) in rows {
        let run = pdllc(&[&format!("--emit={stage}"), &file]);
        assert!(run.status == 0 && run.out.contains(part), "{stage}: {}{}", run.out, run.err);
    }
    let bytecode = format!("{d}/x.pdlbc");
    pdllc(&["--emit=bytecode", &file, "-o", &bytecode]);
    // With the source between the lines.
    let listed = pdllc(&["dis", &bytecode]).out;
    let (source, code): (Vec<&str>, Vec<&str>) = listed.lines().partition(|line| line.starts_with("    ; "));
    assert_eq!(code.join("\n") + "\n", pdllc(&["--emit=asm", &file]).out);
    assert!(source.iter().any(|line| line.contains("op<")), "{listed}");
    let first = fs::read(&bytecode).unwrap();
    pdllc(&["--emit=bytecode", &file, "-o", &bytecode]);
    assert_eq!(first, fs::read(&bytecode).unwrap(), "the same source gives the same bytes");
    assert_eq!(pdllc(&["verify", &bytecode]).status, 0);
    fs::write(&bytecode, &first[..first.len() - 1]).unwrap();
    let cut = pdllc(&["verify", &bytecode]);
    let want = format!(
        "{bytecode}: error: the checksum is wrong: the file was cut off or changed\n\
         {bytecode}: note: at byte 20 of the file, in section 'header'\n\
         {bytecode}: help: compile the patterns again\n"
    );
    assert_eq!((cut.status, cut.err), (1, want));
}

#[test]
fn includes_dependencies_and_unchanged_outputs() {
    let (_dir, d) = folder();
    fs::create_dir(format!("{d}/inc")).unwrap();
    fs::write(format!("{d}/inc/lib.pdll"), FOLD).unwrap();
    fs::write(format!("{d}/main.pdll"), "#include \"lib.pdll\"\n").unwrap();
    let (main, inc) = (format!("{d}/main.pdll"), format!("{d}/inc"));
    let missing = pdllc(&["--emit=pdl", &main]);
    assert!(missing.status == 1 && missing.err.contains("lib.pdll"), "{}", missing.err);
    let (out, deps) = (format!("{d}/out.mlir"), format!("{d}/out.d"));
    let args = ["-x=mlir", "-I", &inc, "-D", "IGNORED", &main, "-o", &out, "-d", &deps, "--write-if-changed"];
    let run = pdllc(&args);
    assert_eq!(run.status, 0, "{}", run.err);
    assert_eq!(fs::read_to_string(&deps).unwrap(), format!("{out}: {inc}/lib.pdll\n"));
    let written = fs::metadata(&out).unwrap().modified().unwrap();
    assert_eq!(pdllc(&args).status, 0);
    assert_eq!(fs::metadata(&out).unwrap().modified().unwrap(), written);
}

#[test]
fn split_inputs_are_compiled_one_by_one() {
    let two = format!("{FOLD}// -----\n{FOLD}");
    let run = Run::of(&["-x=mlir", "--split-input-file", "-"], &two);
    assert_eq!(run.status, 0, "{}", run.err);
    assert_eq!(run.out.matches("pdl.pattern @DoubleNeg").count(), 2);
    assert_eq!(run.out.lines().filter(|l| *l == "// -----").count(), 1);
    let bad = Run::of(&["-x=mlir", "--split-input-file", "-"], &two.replacen("my.neg", "my.neg<", 1));
    assert_eq!((bad.status, bad.out.as_str()), (1, ""));
}

#[test]
fn the_example_canonicalizes() {
    let (patterns, input) = (repo("examples/arith/canonicalize.pdll"), repo("examples/arith/input.mlir"));
    let run = pdllc(&["run", "-p", &patterns, &input]);
    assert_eq!(run.status, 0, "{}", run.err);
    crate::common::golden("examples/arith/output.mlir", &run.out);
    let text = fs::read_to_string(&patterns).unwrap();
    assert!(text.lines().filter(|l| l.starts_with("Pattern ")).count() >= 20);
}

#[test]
fn tablegen_prints_json() {
    let (_dir, d) = folder();
    let td = format!("{d}/a.td");
    fs::write(&td, "class C<int n> { int N = n; }\n#ifdef M\ndef A : C<4>;\n#endif\n").unwrap();
    let run = pdllc(&["tblgen", "--dump-json", "-D", "M", &td]);
    let value: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(value["A"]["N"], 4);
    fs::write(&td, "def A : Missing;\n").unwrap();
    let bad = pdllc(&["tblgen", "--dump-json", &td]);
    assert!(bad.status == 1 && bad.err.contains("a.td:1:9: error:"), "{}", bad.err);
}

#[test]
fn tablegen_warns_of_parameters_that_nothing_uses() {
    let (_dir, d) = folder();
    let td = format!("{d}/a.td");
    fs::write(&td, "class C<int width, int n> { int N = n; int w = 8; }\ndef A : C<4, 5>;\n").unwrap();
    let run = pdllc(&["tblgen", &td]);
    assert_eq!(run.status, 0);
    assert_eq!(run.err, format!("{td}:1:13: warning: nothing uses the template parameter `width`\n"));
    assert_eq!(pdllc(&["tblgen", "-A", "unused-template-argument", &td]).err, "");
}

#[test]
fn what_goes_wrong_while_rewriting_is_said_in_every_format() {
    let (_dir, d) = folder();
    let input = format!("{d}/in.mlir");
    let rows: &[(&str, &[&str], i32, &[&str])] = &[
        (
            // Without a name it is known by its place.
            "\nPattern => erase op<my.const>;\nPattern Two => erase op<my.const>;\n",
            &[],
            0,
            &[
                "in.mlir: warning: pattern p.pdll:2:1 did not rewrite: 'my.const' at in.mlir:2:6 is to be erased but is used",
                "in.mlir: warning: pattern Two did not rewrite: 'my.const' at in.mlir:2:6 is to be erased but is used",
            ],
        ),
        (
            "Pattern Turn { let root = op<my.const> -> (t: Type); replace root with op<my.const> -> (t); }\n",
            &["--max-iterations", "0"],
            1,
            &[
                "in.mlir: error: rewriting did not converge: stopped after 0 iterations (--max-iterations) before anything was tried",
            ],
        ),
        (
            "Pattern Turn { let root = op<my.const> -> (t: Type); replace root with op<my.const> -> (t); }\n",
            &[],
            1,
            &[
                "in.mlir: error: rewriting did not converge: stopped after 100256 rewrites (--max-rewrites) with patterns still at work: Turn",
            ],
        ),
        (
            "Pattern Turn { let root = op<my.const> -> (t: Type); replace root with op<my.const> -> (t); }\n",
            &["--max-rewrites", "7", "--allow-nonconvergence"],
            0,
            &[
                "in.mlir: warning: rewriting did not converge: stopped after 7 rewrites (--max-rewrites) with patterns still at work: Turn",
            ],
        ),
        (
            "Constraint A(v: Value);\nRewrite B(o: Op);\nPattern { let root = op<my.neg>(v: Value); A(v); rewrite root with { B(root); erase root; }; }\n",
            &[],
            1,
            &[
                "p.pdll:3:44: error: native constraint 'A' with signature (Value) -> () \
                 is not registered (needed by the pattern at p.pdll:3:1)",
                "p.pdll:3:44: help: register it by this name and with this signature where the patterns run",
                "p.pdll:3:70: error: native rewrite 'B' with signature (Op) -> () \
                 is not registered (needed by the pattern at p.pdll:3:1)",
                "p.pdll:3:70: help: register it by this name and with this signature where the patterns run",
            ],
        ),
    ];
    for (patterns, flags, status, want) in rows {
        let file = format!("{d}/p.pdll");
        fs::write(&file, patterns).unwrap();
        let run = |format: &str| {
            let run =
                pdllc(&[&["run", "-p", &file, &input, "-A", "inferred-results", format], *flags].concat());
            assert_eq!(run.status, *status, "{}", run.err);
            run.err.replace(&format!("{d}/"), "")
        };
        assert_eq!(run("--error-format=short").lines().collect::<Vec<_>>(), *want);
        let json = run("--error-format=json");
        let from_json = json.lines().flat_map(|line| {
            let v: serde_json::Value = serde_json::from_str(line).expect(line);
            let part = |v: &serde_json::Value| v.as_str().unwrap().to_string();
            let span = &v["span"];
            let place = match &span["line"] {
                serde_json::Value::Null => part(&span["file"]),
                line => format!("{}:{line}:{}", part(&span["file"]), span["column"]),
            };
            let help = v["help"].as_str().map(|help| format!("{place}: help: {help}"));
            let message = format!("{place}: {}: {}", part(&v["severity"]), part(&v["message"]));
            [message].into_iter().chain(help)
        });
        assert_eq!(from_json.collect::<Vec<_>>(), *want);
    }
}

#[test]
fn matchers_in_rust() {
    let (_dir, d) = folder();
    let fold = format!("{d}/told_apart.pdll");
    let pattern = |n: u32| format!("Pattern => erase op<a.b> {{n = attr<\"{n} : i32\">}};\n");
    fs::write(&fold, pattern(1) + &pattern(2)).unwrap();
    let [interpreted, native] = ["bytecode", "native"].map(|matcher| {
        let run = pdllc(&["--emit=rust", &format!("--matcher={matcher}"), &fold]);
        assert_eq!((run.status, run.err.as_str()), (0, ""));
        run.out
    });
    assert!(native.contains(".with_native_matcher(program(), matcher())?"), "{native}");
    assert!(!interpreted.contains("matcher"), "{interpreted}");
    let run = pdllc(&["--emit=asm", "--matcher=native", &fold]);
    assert_eq!(run.status, 2);
    assert!(run.err.contains("`--matcher=native` is for Rust: give `--emit=rust`"), "{}", run.err);
}

#[test]
fn bytecode_is_not_taken_for_source() {
    let (_dir, d) = folder();
    pdllc(&["--emit=bytecode", &format!("{d}/fold.pdll"), "-o", &format!("{d}/fold.pdlbc")]);
    for form in ["--emit=asm", "-x=mlir"] {
        let run = pdllc(&[form, &format!("{d}/fold.pdlbc")]);
        let want =
            "fold.pdlbc: error: this is compiled already; `pdllc dis` lists it, `pdllc run -p` runs it\n";
        assert_eq!((run.status, run.err.strip_prefix(&format!("{d}/"))), (1, Some(want)));
    }
    // Nor is a damaged file, of which only the name is left.
    fs::write(format!("{d}/fold.pdlbc"), "").unwrap();
    let run = pdllc(&["run", "-p", &format!("{d}/fold.pdlbc"), &format!("{d}/in.mlir")]);
    let want = "fold.pdlbc: error: this is not a bytecode file\n";
    assert!(run.status == 1 && run.err.contains(want), "{}", run.err);
}

#[test]
fn ir_that_patterns_made_unsound_is_refused() {
    let (_dir, d) = folder();
    let rows = [
        (
            "Pattern => erase op<func.return>;\n",
            "func.func @f() {\n  return\n}\n",
            "in.mlir:1:1: error: a block of this operation is empty",
        ),
        (
            "Pattern Forward with benefit(1) {
              let early = op<my.early>(x: Value);
              let late = op<my.late>(early.0, y: Value);
              rewrite early with { replace early with y; erase late; };
            }\n",
            "func.func @f(%x: i32) {
              %0 = \"my.early\"(%x) : (i32) -> i32
              \"my.use\"(%0) : (i32) -> ()
              %1 = \"my.const\"() : () -> i32
              \"my.late\"(%0, %1) : (i32, i32) -> ()
              return
            }\n",
            "in.mlir:3:15: error: an operand is not defined on every way to this operation",
        ),
    ];
    for (patterns, input, want) in rows {
        let (file, ir) = (format!("{d}/p.pdll"), format!("{d}/in.mlir"));
        fs::write(&file, patterns).unwrap();
        fs::write(&ir, input).unwrap();
        assert_eq!(pdllc(&["run", &ir]).status, 0);
        let run = pdllc(&["run", "-p", &file, &ir]);
        assert_eq!((run.status, run.out.as_str()), (1, ""));
        let place = want.split(" error:").next().unwrap();
        let want = format!("{want}\n{place} note: so it is after rewriting\n");
        assert_eq!(run.err.replace(&format!("{d}/"), ""), want);
    }
}

/// What MLIR declares for patterns of dialect conversion is built in, and is as mlir-pdll reads it.
#[test]
fn the_library_of_dialect_conversion_is_built_in() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("convert.pdll").to_string_lossy().into_owned();
    let text = "#include \"mlir/Transforms/DialectConversion.pdll\"
Pattern with benefit(1) {
  let r = op<a.b>(x: Value, xs: ValueRange) -> (t: Type, ts: TypeRange);
  rewrite r with {
    let n = op<c.d>(convertValue(x), convertValues(xs)) -> (convertType(t), convertTypes(ts));
    replace r with n;
  };
}
";
    fs::write(&file, text).unwrap();
    let natives = pdllc(&["natives", &file]);
    assert_eq!((natives.status, natives.err.as_str()), (0, ""));
    for name in ["convertType", "convertTypes", "convertValue", "convertValues"] {
        assert!(natives.out.contains(name), "{}", natives.out);
    }
    // Under MLIR's standard there are include directories only.
    assert_eq!(pdllc(&["-x=mlir", &file]).status, 1);
    let theirs = "/usr/lib/llvm-22/bin/mlir-pdll";
    if pdll_tests::installed(&[theirs]) {
        let args = ["-x=mlir", "-I", &repo("pdll-std"), &file];
        let (ours, theirs) = (pdllc(&args), Run::program(theirs, &args, ""));
        assert_eq!((ours.status, ours.out), (0, theirs.out));
    }
}

/// Native code that cannot be parsed is no error by itself: a native can be registered. Who needs to register
/// it is told why, and where.
#[test]
fn native_code_that_cannot_be_read_says_why() {
    let dir = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| {
        fs::write(dir.path().join(name), text).unwrap();
        dir.path().join(name).to_string_lossy().into_owned()
    };
    let text = "Constraint Z(d: Attr) [{\n  return f(d;\n}];\nPattern { let r = op<a.b> {d = d: Attr}; Z(d); erase r; }\n";
    let (file, input) = (write("n.pdll", text), write("n.mlir", "\"a.b\"() {d = 1 : i32} : () -> ()\n"));
    let why = format!("its code cannot be read: `,` is expected here (at {file}:2:13)");
    let natives = pdllc(&["natives", &file]);
    assert_eq!(natives.out, format!("native constraint Z(Attr)  // not built in: {why}\n"));
    let run = pdllc(&["run", "-p", &file, &input]);
    assert_eq!(run.status, 1);
    assert!(run.err.contains(&why), "{}", run.err);
}

/// mlir-pdll reads the text of literals when it lowers them: its tree shows whatever was written.
#[test]
fn trees_show_literals_that_are_none() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("literals.pdll").to_string_lossy().into_owned();
    let text = "Pattern => erase op<a.b> {k = attr<\"nonsense\">, l = attr<\"\">} -> (type<\" \">, type<\"i\\\\ff\">);\n";
    fs::write(&file, text).unwrap();
    let run = pdllc(&["-x=ast", &file]);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    assert!(run.out.contains("AttributeExpr") && run.out.contains("Value<\"nonsense\">"), "{}", run.out);
    assert_eq!(pdllc(&["-x=mlir", &file]).status, 1);
    assert_eq!(pdllc(&["--emit=ast", &file]).status, 1);
    let theirs = "/usr/lib/llvm-22/bin/mlir-pdll";
    if pdll_tests::installed(&[theirs]) {
        let theirs = Run::program(theirs, &["-x=ast", &file], "");
        assert_eq!((theirs.status, pdll_tests::masked(&theirs.out)), (0, pdll_tests::masked(&run.out)));
    }
}
