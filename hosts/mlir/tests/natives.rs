//! The natives of the library (`std/...`) on MLIR's IR, beside `natives/`, which does the same with MLIR's
//! own attributes and types: each function that is declared there and takes no values or operations, on
//! constants of many kinds. Without MLIR or a C++ compiler this does nothing, unless `PDLLC_REQUIRE_MLIR` is
//! set.

mod common;

use common::{mlir_opt, root, run};
use pdll_tests::{MLIR_OPT, installed};
use std::fmt::Write;
use std::path::Path;
use std::process::Command;

const LLVM: &str = "/usr/lib/llvm-22";

#[derive(Clone, Copy, PartialEq, Eq)]
enum Sort {
    Attr,
    Type,
}

/// A function of the library.
struct Native {
    name: String,
    takes: Vec<Sort>,
    /// `None`: a constraint.
    gives: Option<Sort>,
}

impl Native {
    fn count(&self, sort: Sort) -> usize {
        self.takes.iter().filter(|&&taken| taken == sort).count()
    }
}

/// What a file of the library declares, without what takes or gives anything but attributes and types.
fn declared(file: &str) -> Vec<Native> {
    let path = root().join("pdll-std/std").join(file);
    let text = std::fs::read_to_string(path).expect("the library is there");
    let sort = |text: &str| match text.trim().trim_end_matches(';') {
        "Attr" => Some(Sort::Attr),
        "Type" => Some(Sort::Type),
        _ => None,
    };
    let native = |line: &str| {
        let (kind, rest) =
            line.split_once(' ').filter(|(kind, _)| ["Rewrite", "Constraint"].contains(kind))?;
        let (name, rest) = rest.split_once('(')?;
        let (parameters, result) = rest.split_once(')')?;
        let gives = match kind {
            "Rewrite" => Some(sort(result.split_once("->")?.1)?),
            _ => None,
        };
        let parameters = parameters.split(',').filter(|parameter| !parameter.is_empty());
        let takes = parameters.map(|parameter| sort(parameter.split_once(':')?.1));
        Some(Native { name: name.into(), takes: takes.collect::<Option<_>>()?, gives })
    };
    text.lines().filter_map(native).collect()
}

/// Names of the attributes that hold what a function is given, and of its types.
const ATTRS: [&str; 3] = ["a", "b", "c"];
const TYPES: [&str; 2] = ["t", "u"];

/// A pattern that puts `done.NAME` in the place of `t.NAME` where the function holds or gives something.
/// Types are those of results; one that is given becomes that of the last result.
fn pattern(native: &Native) -> String {
    let Native { name, takes, gives } = native;
    let (mut attrs, mut types) = (ATTRS.iter(), TYPES.iter());
    let arguments = takes.iter().map(|sort| match sort {
        Sort::Attr => attrs.next(),
        Sort::Type => types.next(),
    });
    let arguments: Vec<&str> = arguments.map(|name| *name.expect("they take few")).collect();
    let attrs = &ATTRS[..native.count(Sort::Attr)];
    let types = &TYPES[..native.count(Sort::Type).max(1)];
    let taken: Vec<String> = attrs.iter().map(|a| format!("{a} = {a}: Attr")).collect();
    let mut given: Vec<String> = attrs.iter().map(|a| format!("{a} = {a}")).collect();
    let mut of: Vec<String> = types.iter().map(|t| format!("{t}: Type")).collect();
    let mut becomes = types.to_vec();
    match gives {
        Some(Sort::Attr) => given.push("v = v".into()),
        Some(Sort::Type) => {
            of.push("last: Type".into());
            becomes.push("v");
        }
        None => {}
    }
    let call = format!("{name}({});", arguments.join(", "));
    let (asked, made) = match gives {
        Some(_) => (String::new(), format!("let v = {call} ")),
        None => (format!("{call} "), String::new()),
    };
    let list =
        |list: &[String]| if list.is_empty() { String::new() } else { format!(" {{{}}}", list.join(", ")) };
    format!(
        "Pattern {{ let r = op<t.{name}>{} -> ({}); {asked}rewrite r with {{ {made}replace r with \
         op<done.{name}>{} -> ({}); }}; }}\n",
        list(&taken),
        of.join(", "),
        list(&given),
        becomes.join(", "),
    )
}

/// All lists of so many items, one of `items` in each place.
fn lists<'a>(items: &[&'a str], count: usize) -> Vec<Vec<&'a str>> {
    (0..count).fold(vec![Vec::new()], |all, _| {
        let with = |list: Vec<&'a str>| items.iter().map(move |item| [&list[..], &[*item]].concat());
        all.into_iter().flat_map(with).collect()
    })
}

/// One function on all of `attrs` and all of `types`, in every place where it takes one.
fn calls(native: &Native, attrs: &[&str], types: &[&str], out: &mut String) {
    let name = &native.name;
    let of_types = match native.count(Sort::Type) {
        0 => vec![vec!["i32"]],
        count => lists(types, count),
    };
    for types in of_types {
        for attrs in lists(attrs, native.count(Sort::Attr)) {
            let mut given: Vec<String> =
                ATTRS.iter().zip(&attrs).map(|(name, attr)| format!("{name} = {attr}")).collect();
            let mut results = types.join(", ");
            match native.gives {
                Some(Sort::Attr) => given.push("gives = \"attr\"".into()),
                Some(Sort::Type) => {
                    given.push("gives = \"type\"".into());
                    results += ", none";
                }
                None => {}
            }
            let given = given.join(", ");
            writeln!(out, "  \"t.{name}\"() {{{given}}} : () -> ({results})").expect("a string takes it");
        }
    }
}

/// Numbers in many types, of which few are of each.
fn numbers(numbers: &[(&str, &[&str])]) -> Vec<String> {
    let of = |&(t, list): &(&str, &[&str])| list.iter().map(|n| format!("{n} : {t}")).collect::<Vec<_>>();
    numbers.iter().flat_map(of).collect()
}

/// Arrays, items and places.
const ARRAYS: [&str; 20] = [
    "[]",
    "[1 : i8, \"a\"]",
    "[0 : i64, 1 : i64]",
    "[2 : i32, 0 : i32, 1 : i32]",
    "[1 : i8, 1 : i8]",
    "array<i64>",
    "array<i64: 0, 1, 2>",
    "array<i64: 2, 0, 1>",
    "array<i32: 1, 1>",
    "array<i8: -1, 3>",
    "array<f32: 1.5, 0.0>",
    "array<i1: true, false>",
    "\"a\"",
    "0 : i64",
    "2 : i32",
    "-1 : i64",
    "1 : i8",
    "1.5 : f32",
    "true",
    "unit",
];
const STRINGS: [&str; 14] = [
    "\"\"",
    "\"a\"",
    "\"abc\"",
    "\"bc\"",
    "\"\\00\\FFb\"",
    "\"ab\" : i32",
    "0 : i64",
    "1 : i64",
    "3 : i32",
    "-1 : i8",
    "255 : ui8",
    "true",
    "-170141183460469231731687303715884105728 : i128",
    "unit",
];
const DICTS: [&str; 13] = [
    "{}",
    "{a = 1 : i8}",
    "{a = 1 : i8, b}",
    "{b = \"x\", \"two words\" = 2 : i8}",
    "\"a\"",
    "\"b\"",
    "\"two words\"",
    "\"\"",
    "1 : i8",
    "2 : i8",
    "unit",
    "[]",
    "@a",
];
const SYMBOLS: [&str; 9] =
    ["@f", "@m::@f", "@a::@b::@c", "@\"x y\"", "\"f\"", "\"x y\"", "\"\"", "1 : i8", "[@f]"];
/// Numbers, shapes, and attributes that have a type or are one.
const TYPE_PARTS: [&str; 24] = [
    "0 : i64",
    "1 : i64",
    "2 : i32",
    "4 : ui8",
    "8 : i64",
    "16 : index",
    "32 : i64",
    "-1 : i64",
    "16777215 : i64",
    "16777216 : i64",
    "4294967296 : i64",
    "array<i64>",
    "array<i64: 2, 2>",
    "array<i64: 0>",
    "array<i64: -9223372036854775808, 3>",
    "array<i64: -1>",
    "array<i32: 2>",
    "1.5 : f32",
    "\"a\"",
    "\"a\" : i32",
    "unit",
    "i32",
    "tensor<2xi8>",
    "dense<1> : tensor<2xi8>",
];
const TYPES_OF_ALL_KINDS: [&str; 32] = [
    "i1",
    "i8",
    "si8",
    "ui16",
    "i64",
    "index",
    "f16",
    "bf16",
    "f64",
    "f8E4M3FN",
    "tf32",
    "complex<f32>",
    "tuple<>",
    "tuple<i32, f32>",
    "(i32) -> f32",
    "none",
    "vector<4xi32>",
    "vector<[4]xf32>",
    "vector<2x[4]xf16>",
    "vector<f32>",
    "vector<4xindex>",
    "tensor<2x3xf32>",
    "tensor<?x3xf32>",
    "tensor<*xf32>",
    "tensor<f16>",
    "tensor<0xi8>",
    "tensor<4xi8, \"encoding\">",
    "tensor<2xcomplex<f32>>",
    "memref<4xf32>",
    "memref<4x?xi8, strided<[?, 1]>>",
    "memref<*xf32>",
    "memref<4xf32, 1 : i64>",
];

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

    let ints: Vec<&str> = ints.iter().map(String::as_str).collect();
    let floats: Vec<&str> = floats.iter().map(String::as_str).collect();
    let (mut patterns, mut ir) = (String::new(), String::from("func.func @f() {\n"));
    let mut add = |file: &str, sets: &[(&[&str], &[&str])]| {
        writeln!(patterns, "#include \"std/{file}\"").expect("a string takes it");
        for native in declared(file) {
            patterns += &pattern(&native);
            for (attrs, types) in sets {
                calls(&native, attrs, types, &mut ir);
            }
        }
    };
    add("ints.pdll", &[(&ints, &types)]);
    // Of what takes no type, numbers of one sort are enough.
    add("floats.pdll", &[(&floats, &types), (&ints[..12], &types)]);
    add("arrays.pdll", &[(&ARRAYS, &[])]);
    add("strings.pdll", &[(&STRINGS, &[])]);
    add("dicts.pdll", &[(&DICTS, &[])]);
    add("symbols.pdll", &[(&SYMBOLS, &[])]);
    add("types.pdll", &[(&TYPE_PARTS, &TYPES_OF_ALL_KINDS)]);
    ir += "  return\n}\n";

    let dir = tempfile::tempdir().expect("there is room");
    let write = |name: &str, text: &str| {
        let path = dir.path().join(name);
        std::fs::write(&path, text).expect("there is room");
        path
    };
    let (patterns, input) = (write("a.pdll", &patterns), write("in.mlir", &ir));
    let program = dir.path().join("natives");
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/natives");
    let said = run(Command::new("c++")
        .args(["-std=c++17", "-O1", "-fno-rtti", "-w", "-isystem"])
        .arg(format!("{LLVM}/include"))
        .args(["main.cpp", "numbers.cpp", "parts.cpp", "types.cpp"].map(|file| sources.join(file)))
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
