//! Depth costs stack: all kinds of it, on a thread that has half the stack that threads usually have. To
//! about 100 levels input is read on that stack, and what is deeper once more on a larger one, with the
//! same outcome.

use pdll_source::vfs::Disk;
use pdll_tablegen::{Input, parse};
use std::path::Path;

/// The first message about `text`; empty if there is none.
fn message(text: &str) -> String {
    let run = || {
        let input =
            Input { path: Path::new("main.td"), text: Some(text.as_bytes()), include_dirs: &[], macros: &[] };
        parse(&input, &Disk).err().map_or(String::new(), |all| all.report.diagnostics[0].message.clone())
    };
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(1 << 20).spawn_scoped(scope, run);
        thread.expect("a small thread").join().expect("no panic")
    })
}

/// What nests in text: before, `n` times open, innermost, `n` times close, after.
const NESTED: [[&str; 5]; 15] = [
    ["def a { int x = ", "!add(1, ", "1", ")", "; }"],
    ["def a { int x = ", "!foldl(", "1", ", [1], s, i, s)", "; }"],
    ["def a { int x = ", "!cond(1: ", "1", ")", "; }"],
    ["def a { string x = ", "!substr(", "\"a\"", ", 0)", "; }"],
    ["def o; def a { dag x = ", "(o ", "1", ")", "; string s = !repr(x); }"],
    ["class C<int n> { int v = n; } def a { int x = ", "C<", "1", ">.v", "; }"],
    ["defvar x = ", "[", "1", "]", "; def a { string s = !repr(x); }"],
    ["def a { bits<1> x = ", "{", "1", "}", "; }"],
    ["defvar l = [0]; def a { int x = ", "l[", "0", "]", "; }"],
    ["def a { ", "list<", "int", ">", " x; }"],
    ["def a { string x = ", "\"b\" # ", "\"a\"", "", "; }"],
    ["", "if 1 then { ", "def a;", "}", ""],
    ["", "if 0 then def a; else ", "def a;", "", ""],
    ["", "foreach i = [1] in { ", "def a;", "}", ""],
    ["class B { int v = 0; } ", "let v = 1 in { ", "def a : B;", "}", ""],
];

#[test]
fn text_nests() {
    for n in [38, 60, 78, 79, 80, 81, 100, 120, 900] {
        for [before, open, inner, close, after] in NESTED {
            let text = format!("{before}{}{inner}{}{after}", open.repeat(n), close.repeat(n));
            assert_eq!(message(&text), "", "{n} times {open}");
        }
    }
}

/// `n` statements with the numbers from 0.
fn lines(n: usize, line: impl Fn(usize) -> String) -> String {
    (0..n).map(|i| line(i) + "\n").collect()
}

#[test]
fn evaluation_nests() {
    for n in [10, 30, 50, 78, 79, 80, 100, 119, 120, 121, 1000] {
        let programs = [
            // Class instances.
            format!("class A<int n> {{ int m = !sub(n, 1); A x = !if(!gt(n, 0), A<m>, ?); }} def a : A<{n}>;"),
            // Lists with class instances in operators.
            format!(
                "class A<int n, list<int> l> {{ list<A> x = !foreach(i, l, !cond(!gt(n, 0): A<!sub(n, 1), [i]>, 1: ?)); }}
                 def a : A<{n}, [1]>;"
            ),
            // A value that is deeper than its text.
            format!("def o; def a {{ dag d = !foldl((o 1), !range({n}), s, i, (o s)); string s = !repr(d); }}"),
            // Loops that multiclasses put into each other, and that stay open until the end.
            "multiclass M0<list<int> l> { foreach i = l in def _#i; }\n".to_string()
                + &lines(n.min(150), |i| {
                    format!("multiclass M{}<list<int> l> {{ foreach i = l in defm _#i : M{i}<l>; }}", i + 1)
                })
                + &format!("defm x : M{}<[1]>;", n.min(150)),
            // Fields that refer from record to record.
            "class X { int y = ?; field int x = !add(y, 1); } def d0 : X;\n".to_string()
                + &lines(n, |i| format!("def d{} {{ field int x = d{i}.x; }}", i + 1)),
        ];
        for text in programs {
            assert_eq!(message(&text), "", "{n} levels: {text:.80}");
        }
    }
}

#[test]
fn types_nest() {
    for n in [50, 79, 80, 81, 82, 3000] {
        let aliases = lines(n, |i| format!("deftype t{} = list<t{i}>; deftype u{0} = list<u{i}>;", i + 1));
        let text = format!(
            "deftype t0 = int; deftype u0 = string;\n{aliases}class C<t{n} x>; class D<u{n} y> : C<y>;"
        );
        let list = |elem: &str| format!("{}{elem}{}", "list<".repeat(n), ">".repeat(n));
        let expected = format!(
            "the template argument 'C:x' must be of type '{}', but 'D:y' is of type '{}'",
            list("int"),
            list("string")
        );
        assert!(message(&text) == expected, "{n} levels: {:.300}", message(&text));
    }
}

#[test]
fn everything_nests_at_once() {
    let pattern = format!("{}a{}", "(".repeat(200), ")".repeat(200));
    let classes = format!(
        "def o;
         class P<int k> {{ dag d = !foldl((o 1), !range(k), s, i, (o s)); string s = !repr(d); bit m = !match(s, \"{pattern}\"); }}
         class A<int n> {{ int m = !sub(n, 1); A x = !if(!gt(n, 0), A<m>, ?); list<P> p = !if(!eq(n, 0), [P<110>], []); }}"
    );
    for (text, evaluation) in [(20, 8), (37, 15), (37, 30), (300, 300)] {
        let (open, close) = ("!foldl(".repeat(text), ", [1], s, i, s)".repeat(text));
        let loops = ("foreach i = [1] in { ".repeat(text), "}".repeat(text));
        let def = format!("{} def a {{ int x = {open}A<{evaluation}>.m{close}; }} {}", loops.0, loops.1);
        assert_eq!(
            message(&format!("{classes}{def}")),
            "",
            "{text} levels of text, {evaluation} of evaluation"
        );
    }
}

#[test]
fn what_is_too_deep_is_refused() {
    let nested = |open: &str, n: usize| format!("def o; def a {{ dag x = {}", open.repeat(n));
    assert_eq!(message(&nested("(o ", 998)), "a value was expected");
    assert_eq!(message(&nested("(o ", 999)), "this is nested too deeply");
    let fold = |n: usize| format!("def o; def a {{ dag d = !foldl((o 1), !range({n}), s, i, (o s)); }}");
    assert_eq!(message(&fold(2990)), "");
    assert_eq!(message(&fold(3010)), "a value is nested too deeply or too large");
    let endless = "class A<int n> { A x = A<!add(n, 1)>; } def a : A<0>;";
    assert!(message(endless).starts_with("evaluation nests too deeply"), "{}", message(endless));
}
