//! The natives of `std/ints.pdll` and `std/floats.pdll` on MLIR's IR, beside `natives.cpp`, which does the
//! same with MLIR's own numbers: each function that is declared there, on numbers of many types. Without MLIR
//! or a C++ compiler this does nothing, unless `PDLLC_REQUIRE_MLIR` is set.

mod common;

use common::{mlir_opt, root, run};
use pdll_tests::{MLIR_OPT, installed};
use std::fmt::Write;
use std::path::Path;
use std::process::Command;

const LLVM: &str = "/usr/lib/llvm-22";

/// A function of the library, which is given attributes and, perhaps, a type after them.
struct Native {
    name: String,
    gives: bool,
    attrs: usize,
    takes_type: bool,
}

/// What a file of the library declares.
fn declared(file: &str) -> Vec<Native> {
    let path = root().join("pdll-std/std").join(file);
    let text = std::fs::read_to_string(path).expect("the library is there");
    let native = |line: &str| {
        let (kind, rest) = line.split_once(' ')?;
        let gives = match kind {
            "Rewrite" => true,
            "Constraint" => false,
            _ => return None,
        };
        let (name, parameters) = rest.split_once('(')?;
        let parameters = parameters.split_once(')')?.0;
        Some(Native {
            name: name.into(),
            gives,
            attrs: parameters.matches(": Attr").count(),
            takes_type: parameters.ends_with(": Type"),
        })
    };
    text.lines().filter_map(native).collect()
}

/// A pattern that puts `done.NAME` in the place of `t.NAME` where the function holds or gives something.
fn pattern(native: &Native) -> String {
    let Native { name, gives, .. } = native;
    let mut arguments: Vec<&str> = ["a", "b"][..native.attrs].to_vec();
    let taken: Vec<String> = arguments.iter().map(|a| format!("{a} = {a}: Attr")).collect();
    let mut given: Vec<String> = arguments.iter().map(|a| format!("{a} = {a}")).collect();
    if native.takes_type {
        arguments.push("t");
    }
    let call = format!("{name}({})", arguments.join(", "));
    let (asked, made) =
        if *gives { ("", format!("let v = {call}; ")) } else { (&*format!("{call}; "), String::new()) };
    if *gives {
        given.push("v = v".into());
    }
    let attrs =
        |list: &[String]| if list.is_empty() { String::new() } else { format!(" {{{}}}", list.join(", ")) };
    format!(
        "Pattern {{ let r = op<t.{name}>{} -> (t: Type); {asked}rewrite r with {{ {made}replace r with \
         op<done.{name}>{} -> (t); }}; }}\n",
        attrs(&taken),
        attrs(&given),
    )
}

/// One function on all of `attrs`, or all pairs of them, and all of `types`.
fn calls(native: &Native, attrs: &[String], types: &[&str], out: &mut String) {
    let types = if native.takes_type { types } else { &["i32"] };
    let name = &native.name;
    for t in types {
        match native.attrs {
            0 => writeln!(out, "  \"t.{name}\"() : () -> {t}"),
            1 => attrs.iter().try_for_each(|a| writeln!(out, "  \"t.{name}\"() {{a = {a}}} : () -> {t}")),
            _ => attrs.iter().try_for_each(|a| {
                attrs
                    .iter()
                    .try_for_each(|b| writeln!(out, "  \"t.{name}\"() {{a = {a}, b = {b}}} : () -> {t}"))
            }),
        }
        .expect("a string takes it");
    }
}

/// Numbers in many types, of which few are of each.
fn numbers(numbers: &[(&str, &[&str])]) -> Vec<String> {
    let of = |&(t, list): &(&str, &[&str])| list.iter().map(|n| format!("{n} : {t}")).collect::<Vec<_>>();
    numbers.iter().flat_map(of).collect()
}

/// Of `f128` only numbers that a double can be: attributes go from one side to the other as text, and MLIR
/// reads what it has printed through a double (the bits 1 are printed 6.475180e-4966 and read as 0).
#[test]
fn natives_compute_as_mlir_does() {
    if !installed(&[MLIR_OPT, "c++"]) {
        return;
    }
    let mut ints = numbers(&[
        ("i8", &["0", "1", "2", "3", "7", "8", "64", "100", "127", "-128", "-127", "-7", "-2", "-1"]),
        ("ui8", &["0", "1", "7", "128", "255"]),
        ("si16", &["0", "5", "300", "32767", "-32768", "-1"]),
        ("index", &["0", "1", "63", "64", "-1", "9223372036854775807", "-9223372036854775808"]),
        ("i32", &["16777217", "-16777217", "2139095040", "2143289344", "1065353216", "65520", "-2147483648"]),
        ("i65", &["1", "-1", "18446744073709551616", "-18446744073709551616"]),
        (
            "i128",
            &[
                "-2",
                "-1",
                "170141183460469231731687303715884105727",
                "85070591730234615865843651857942052864",
            ],
        ),
        ("i129", &["1"]),
    ]);
    ints.extend(["true", "false", "1.0 : f32"].map(String::from));
    let lists = ["dense<7> : tensor<4xi8>", "dense<-1> : vector<2x2xi8>", "dense<[1, 2]> : tensor<2xi8>"];
    ints.extend(lists.map(String::from));
    let mut floats = numbers(&[
        ("f32", &["0.0", "-0.0", "1.0", "-1.0", "0.5", "3.5", "-7.5", "1.0e38", "1.0e-40", "-3.0e38", "0.1"]),
        (
            "f32",
            &[
                "0x7F800000",
                "0xFF800000",
                "0x7FC00000",
                "0x7F7FFFFF",
                "2.0",
                "127.9",
                "128.0",
                "-129.0",
                "255.5",
            ],
        ),
        (
            "f64",
            &["0.0", "1.0", "0.1", "-2.5", "1.0e300", "5.0e-324", "0x7FF0000000000000", "0x7FF8000000000000"],
        ),
        ("f64", &["9007199254740993.0", "9223372036854775808.0", "-9223372036854775808.0"]),
        ("f16", &["0.0", "1.0", "2048.0", "65504.0", "0.1", "-0.5", "0x7C00", "0x7E00", "6.0e-8"]),
        ("bf16", &["0.0", "1.0", "3.0", "-0.1", "3.0e38", "0x7F80", "0x7FC0"]),
        ("f8E5M2", &["0.0", "1.0", "0.25", "-57344.0", "0x7C", "0x7E"]),
        ("f8E4M3FN", &["0.0", "1.0", "448.0", "-0.125", "0x7F"]),
        ("f128", &["1.0", "0.0"]),
    ]);
    floats.extend(["dense<2.0> : tensor<4xf32>", "dense<0.5> : vector<2xf16>", "1 : i32"].map(String::from));
    let types = [
        "i1",
        "i8",
        "ui8",
        "si16",
        "i32",
        "i64",
        "index",
        "i128",
        "i129",
        "f16",
        "bf16",
        "f32",
        "f64",
        "f128",
        "f8E5M2",
        "f8E4M3FN",
        "tensor<4xi8>",
        "tensor<4xi32>",
        "vector<2x2xi16>",
        "tensor<4xf32>",
        "tensor<4xf16>",
        "vector<2xf64>",
        "tensor<?xi8>",
        "none",
    ];

    let (mut patterns, mut ir) = (String::new(), String::from("func.func @f() {\n"));
    for (file, of_ints, of_floats) in [("ints.pdll", true, false), ("floats.pdll", true, true)] {
        writeln!(patterns, "#include \"std/{file}\"").expect("a string takes it");
        for native in declared(file) {
            patterns += &pattern(&native);
            if of_ints && (!of_floats || native.takes_type) {
                calls(&native, &ints, &types, &mut ir);
            }
            if of_floats && native.attrs > 0 {
                calls(&native, &floats, &types, &mut ir);
            }
        }
    }
    ir += "  return\n}\n";

    let dir = tempfile::tempdir().expect("there is room");
    let write = |name: &str, text: &str| {
        let path = dir.path().join(name);
        std::fs::write(&path, text).expect("there is room");
        path
    };
    let (patterns, input) = (write("a.pdll", &patterns), write("in.mlir", &ir));
    let program = dir.path().join("natives");
    let said = run(Command::new("c++")
        .args(["-std=c++17", "-O1", "-fno-rtti", "-w", "-isystem"])
        .arg(format!("{LLVM}/include"))
        .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/natives.cpp"))
        .args([&format!("-L{LLVM}/lib"), "-lMLIR", "-lLLVM", &format!("-Wl,-rpath,{LLVM}/lib"), "-o"])
        .arg(&program));
    assert!(said.good, "{}", said.err);
    let wanted = run(Command::new(&program).arg(&input));
    assert!(wanted.good, "{}", wanted.err);

    let pipeline = format!("func.func(pdll{{patterns={} driver=walk}})", patterns.display());
    let said = mlir_opt(&pipeline, &input, &["--mlir-print-op-generic"]);
    assert!(said.good, "{}", said.err);
    let (ours, theirs): (Vec<_>, Vec<_>) = (said.out.lines().collect(), wanted.out.lines().collect());
    assert_eq!(ours.len(), theirs.len());
    let done = ours.iter().filter(|line| line.contains("\"done.")).count();
    let differ: Vec<String> = ours
        .iter()
        .zip(&theirs)
        .filter(|(a, b)| a != b)
        .map(|(ours, theirs)| format!("ours {}\nMLIR {}\n", ours.trim(), theirs.trim()))
        .collect();
    assert!(
        differ.is_empty(),
        "{} of {done} differ:\n{}",
        differ.len(),
        differ[..differ.len().min(60)].concat()
    );
    assert!(done > 5000, "only {done} hold");
}
