//! No input makes the front end panic, hang or eat the machine: random bytes, mutated programs, runaway
//! programs.

use pdll_source::diag::Report;
use pdll_source::vfs::{Disk, Memory, Provided};
use pdll_tablegen::{Input, parse};
use proptest::prelude::*;
use std::path::Path;

fn errors(text: &[u8]) -> Report {
    let input = Input { path: Path::new("main.td"), text: Some(text), include_dirs: &[], macros: &[] };
    parse(&input, &Memory::new()).err().map_or_else(Report::default, |fault| fault.report)
}

/// The first message for a program that must be rejected.
fn message(text: &str) -> String {
    let all = errors(text.as_bytes());
    all.diagnostics.list().first().unwrap_or_else(|| panic!("accepted: {:.60}", text)).message.clone()
}

#[test]
fn deep_nesting_is_refused() {
    let deep = 20_000;
    for (open, before, after) in [
        ("(o ", "def o; def a { dag x = ", "; }"),
        ("!add(1, ", "def a { int x = ", "; }"),
        ("list<", "def a { ", "int x; }"),
        ("if 1 then ", "", "def a;"),
        ("foreach i = [1] in ", "", "def a;"),
        ("let x = 1 in { ", "", ""),
        ("\"a\" # ", "def a { string x = ", "\"\"; }"),
        ("{", "def a { bits<4> x = ", "1;"),
        ("C<", "class C<int x>; def a : C<", ""),
        ("!cond(", "def a { int x = ", ""),
        ("if 1 then def a; else ", "", "def b;"),
    ] {
        let text = format!("{before}{}{after}", open.repeat(deep));
        assert_eq!(message(&text), "this is nested too deeply", "{open}");
    }
}

#[test]
fn endless_evaluation_is_refused() {
    for (text, expected) in [
        ("class A<int n> { A x = A<!add(n, 1)>; } def a : A<0>;", "evaluation nests too deeply"),
        (
            "def o; def a { dag d = !foldl((o 1), !range(1000000), s, i, (o s)); }",
            "a value is nested too deeply or too large",
        ),
        ("def a { list<list<int>> x = !listsplat(!listsplat(1, 10000), 10000); }", "too large"),
        (
            "class A<int n> { list<list<int>> x = !listsplat(!listsplat(1, n), n); } def a : A<10000>;",
            "too large",
        ),
        ("def a { string s = !foldl(\"a\", !range(100), t, i, !subst(\"a\", \"aa\", t)); }", "is too long"),
        ("def a { list<int> s = !foldl([1], !range(100), t, i, !listconcat(t, t)); }", "is too long"),
        ("foreach i = 0...9000000000 in def a#i;", "is too large"),
        ("def a { list<int> x = !range(0, 9000000000000000000); }", "is too long"),
        ("def a { list<int> x = !listsplat(1, 4000000000000); }", "is too long"),
        ("def a { string s = !foldl(\"ab\", !range(100), t, i, t # t); }", "is too long"),
        (
            "def a { bit b = !match(!interleave(!listsplat(\"a\", 2000), \"\"), \"(a*)(a*)(a*)\\\\1\\\\2\\\\3b\"); }",
            "its back-references take too long",
        ),
        ("def a { bits<4000000000> x; }", "the width of 'bits' must be"),
    ] {
        let got = message(text);
        assert!(got.contains(expected), "{text}: {got}");
    }
}

/// Were the text or list of each step kept, these would need more memory than is allowed.
#[test]
fn folds_that_append_are_linear() {
    for (text, size) in [
        ("!foldl(\"\", !range(100000), sum, i, sum # \"item \" # i # \",\")", 1088890),
        ("!foldl([]<int>, !range(100000), sum, i, !listconcat(sum, [i, i]))", 200000),
    ] {
        let text = format!("def a {{ int n = !size({text}); }}");
        let input =
            Input { path: Path::new("main.td"), text: Some(text.as_bytes()), include_dirs: &[], macros: &[] };
        let records = parse(&input, &Memory::new()).unwrap_or_else(|e| panic!("{text}: {e}"));
        assert_eq!(records.def("a").and_then(|a| a.int("n")), Some(size), "{text}");
    }
}

#[test]
fn superclass_ladders_are_refused() {
    let rungs: String =
        (0..40).map(|i| format!("class C{0} : C{1}, D{1}; class D{0} : C{1}, D{1};\n", i + 1, i)).collect();
    assert_eq!(message(&format!("class C0; class D0; {rungs}")), "too many superclasses");
}

#[test]
fn endless_includes_are_refused() {
    for text in ["include \"me\"\n", "include \"me\"\ninclude \"me\"\n"] {
        let input =
            Input { path: Path::new("main.td"), text: Some(text.as_bytes()), include_dirs: &[], macros: &[] };
        let every_path_is_the_same_file = Provided(|_: &Path| Some(text.as_bytes().into()));
        let all = parse(&input, &every_path_is_the_same_file).err().expect("rejected").report.diagnostics;
        assert!(all[0].message.starts_with("includes are nested too deeply"), "{}", all[0]);
        assert!(all[0].labels.iter().any(|n| n.message == "included from here"));
    }
}

#[test]
fn missing_files_are_errors() {
    let input = Input {
        path: Path::new("main.td"),
        text: Some(b"include \"/nowhere/x.td\""),
        include_dirs: &[],
        macros: &[],
    };
    let all = parse(&input, &Disk).err().expect("rejected");
    assert_eq!(
        all.to_string(),
        "main.td:1:9: error: the file '/nowhere/x.td' is in none of the include directories"
    );
}

#[test]
fn errors_tell_how_they_came_about() {
    let text = "class A<int n> { int v = !div(1, n); }\nclass B<int n> { A a = A<n>; }\nmulticlass M<int n> {\n  def x { B b = B<n>; }\n}\ndefm X : M<0>;\n";
    let all = errors(text.as_bytes());
    assert_eq!(all.diagnostics[0].message, "!div by zero");
    let at = all.diagnostics[0].labels.iter().filter_map(|l| l.place.span());
    let lines: Vec<u32> = at.map(|span| all.sources.line_col(span.lo).0).collect();
    assert!(lines.contains(&4) && lines.contains(&2), "{lines:?}");
}

const PROGRAM: &str = r#"class A<int n, string s = "x" # n> { int v = !add(n, 1); string t = s # "_" # n; bits<8> b = n; }
def op; def a : A<3> { dag d = (op:$o 1, "x":$n, $m); let b{3-1} = 5; list<int> l = [1, 2, 3]; int e = l[1]; }
multiclass M<list<int> l> { foreach i = l in def _#i : A<i>; if !empty(l) then def none : A<0>; else def some : A<1>; }
defm X : M<[1, 2]>; let v = 7 in defm "" : M<[]>;
class R<int n> { R next = !if(!gt(n, 0), R<!sub(n, 1)>, ?); } def r : R<4>;
defset list<A> S = { def s1 : A<9>; } defvar q = !foldl(0, [1, 2], x, y, !add(x, y));
def z { string i = !interleave(!foreach(x, S, x.t), ", "); int c = !cond(!eq(q, 3): 1, true: 2); code k = [{ c }]; }
#ifdef F
#else
def w { string u = !subst("a", "b", !toupper(!substr("banana", 1, 3))); int m = !isa<A>(a); }
#endif
"#;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn random_bytes_never_panic(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        errors(&bytes);
    }

    #[test]
    fn mutated_programs_never_panic(edits in proptest::collection::vec((0usize..PROGRAM.len(), any::<u8>(), 0u8..3), 1..6)) {
        let mut text = PROGRAM.as_bytes().to_vec();
        for (at, byte, kind) in edits {
            let at = at % text.len();
            match kind {
                0 => text[at] = byte,
                1 => drop(text.remove(at)),
                _ => text.insert(at, byte),
            }
        }
        for e in errors(&text).diagnostics {
            prop_assert!(e.span().is_some_and(|span| span.lo as usize <= text.len()));
        }
    }

    #[test]
    fn shuffled_tokens_never_panic(order in proptest::collection::vec(0usize..400, 1..120)) {
        let tokens: Vec<&str> = PROGRAM.split_inclusive([' ', '\n', '(', '<', '{', ';']).collect();
        let text: String = order.iter().map(|i| tokens[i % tokens.len()]).collect();
        errors(text.as_bytes());
    }
}

#[test]
fn the_program_that_is_mutated_is_valid() {
    let all = errors(PROGRAM.as_bytes());
    assert!(all.diagnostics.is_empty(), "{all}");
}

/// Many records of a class with many fields are little text, and so are many classes that inherit twice.
#[test]
fn too_many_fields_are_refused() {
    let fields: String = (0..50_000).map(|i| format!("int f{i};")).collect();
    let pairs: String =
        (0..4000).map(|i| format!("class A{i} {{ int a; }} class B{i} : A{i}, Big;")).collect();
    for text in ["foreach i = 0...10000 in def d#i : Big;", &pairs] {
        let got = message(&format!("class Big {{ {fields} }} {text}"));
        assert!(got.contains("too much time or memory"), "{got}");
    }
}

/// A record with very many fields, each of which is looked up, and values that have to move while it grows.
#[test]
fn many_fields_cost_what_they_are() {
    let n = 100_000;
    let fields: String = (0..n).map(|i| format!("int f{i} = One<{i}>.v;\n")).collect();
    let lets: String = (0..n).step_by(2).map(|i| format!("let f{i} = !add(f{}, 1);\n", i + 1)).collect();
    let text = format!(
        "class One<int n> {{ int v = n; }} class Many {{ {fields} }} class Other {{ int f7 = 0; {fields} }}
         def a : Many {{ {lets} }} def b : Other, Many; def c : Other, Many {{ int f{n} = f1; }}"
    );
    let start = std::time::Instant::now();
    let input =
        Input { path: Path::new("main.td"), text: Some(text.as_bytes()), include_dirs: &[], macros: &[] };
    let records = parse(&input, &Memory::new()).unwrap_or_else(|e| panic!("{e}"));
    let value = |def: &str, field: String| records.def(def).and_then(|d| d.int(&field));
    assert_eq!(value("a", format!("f{}", n - 2)), Some(n));
    assert_eq!(value("b", format!("f{}", n - 1)), Some(n - 1));
    assert_eq!(value("c", format!("f{n}")), Some(1));
    // Quadratic, it would take minutes.
    assert!(start.elapsed().as_secs() < 10, "{:?}", start.elapsed());
}
