//! What those who build on the records see.

use pdll_source::diag::Report;
use pdll_source::vfs::Memory;
use pdll_tablegen::{Input, Records, Type, Value, parse};
use std::path::Path;

fn shelf() -> Memory {
    let text =
        b"class Base { string name = NAME; }\nclass Op<string m> : Base {\n  string mnemonic = m;\n}\n";
    Memory::from_iter([("lib/base.td", &text[..])])
}

const MAIN: &str = r#"include "base.td"

def ins;
class Attr<int w> { int width = w; }
multiclass Ops { def _add : Op<"add"> { dag arguments = (ins Attr<32>:$lhs, "any", $rest); code body = [{ x }]; } }
defm My : Ops;
def sub : Op<"sub"> { list<int> l = [1, 2]; bits<3> b = 0b110; bit f = 1; int none = ?; Base other = My_add; }
dump "seen " # 1;
"#;

fn records(text: &str) -> Records {
    let dirs = ["lib".into()];
    let input =
        Input { path: Path::new("main.td"), text: Some(text.as_bytes()), include_dirs: &dirs, macros: &[] };
    parse(&input, &shelf()).unwrap_or_else(|e| panic!("{e}"))
}

#[test]
fn classes_and_defs_are_found_in_order_of_definition() {
    let r = records(MAIN);
    assert_eq!(r.classes().map(|c| c.name()).collect::<Vec<_>>(), ["Base", "Op", "Attr"]);
    assert_eq!(r.defs().map(|d| d.name()).collect::<Vec<_>>(), ["ins", "anonymous_0", "My_add", "sub"]);
    assert_eq!(r.defs_of("Op").map(|d| d.name()).collect::<Vec<_>>(), ["My_add", "sub"]);
    assert!(r.def("nothing").is_none() && r.class("sub").is_none() && r.defs_of("nothing").next().is_none());
    let sub = r.def("sub").unwrap();
    assert!(sub.is_subclass_of("Base") && !sub.is_subclass_of("Attr") && !sub.is_anonymous());
    assert_eq!(sub.superclasses().map(|c| c.name()).collect::<Vec<_>>(), ["Base", "Op"]);
    assert_eq!(sub.direct_superclasses().map(|c| c.name()).collect::<Vec<_>>(), ["Op"]);
    assert!(r.record(sub.id()) == sub && r.def("anonymous_0").unwrap().is_anonymous());
}

#[test]
fn fields_have_types_and_values() {
    let r = records(MAIN);
    let sub = r.def("sub").unwrap();
    let names: Vec<&str> = sub.fields().map(|f| f.name).collect();
    assert_eq!(names, ["name", "mnemonic", "l", "b", "f", "none", "other"]);
    assert_eq!(sub.string("mnemonic"), Some("sub"));
    assert_eq!(sub.string("name"), Some("sub"));
    assert_eq!(sub.int("f"), Some(1));
    assert_eq!(sub.list("l").unwrap().iter().filter_map(|v| v.as_int()).collect::<Vec<_>>(), [1, 2]);
    assert!(matches!(sub.value("none"), Some(Value::Unset)));
    assert_eq!(sub.def("other").unwrap().name(), "My_add");
    assert!(sub.value("absent").is_none() && sub.string("l").is_none() && sub.dag("l").is_none());
    let Some(Value::Bits(bits)) = sub.value("b") else { panic!("bits") };
    assert_eq!(bits.iter().filter_map(|v| v.as_int()).collect::<Vec<_>>(), [0, 1, 1]);
    let l = sub.fields().find(|f| f.name == "l").unwrap();
    assert!(matches!(r.ty(l.ty), Type::List(e) if *r.ty(*e) == Type::Int));
    assert_eq!(r.type_text(l.ty), "list<int>");
    assert!(matches!(r.def("My_add").unwrap().value("body"), Some(Value::Code(" x "))));
    assert!(
        matches!(r.class("Attr").unwrap().value("width"), Some(Value::Expr(e)) if e.to_string() == "Attr:w")
    );
}

#[test]
fn dags_have_an_operator_and_named_arguments() {
    let r = records(MAIN);
    let dag = r.def("My_add").unwrap().dag("arguments").unwrap();
    assert_eq!(dag.operator().as_def().unwrap().name(), "ins");
    assert_eq!((dag.operator_name(), dag.len(), dag.is_empty()), (None, 3, false));
    assert_eq!(dag.args().map(|a| a.1).collect::<Vec<_>>(), [Some("lhs"), None, Some("rest")]);
    let first = dag.args().next().unwrap().0;
    assert_eq!(first.as_def().unwrap().int("width"), Some(32));
    assert!(matches!(dag.args().nth(2).unwrap().0, Value::Unset));
}

#[test]
fn places_files_and_dumps_are_kept() {
    let r = records(MAIN);
    assert_eq!(r.files(), ["main.td", "lib/base.td"].map(Path::new));
    let lines: Vec<(u32, u32)> =
        r.def("My_add").unwrap().places().iter().map(|p| (p.line, p.column)).collect();
    assert_eq!(lines, [(5, 22), (6, 11)]);
    let field = r.def("sub").unwrap().field_place("mnemonic").unwrap();
    assert_eq!((&*field.file, field.line, field.column), ("lib/base.td", 3, 10));
    let dumped: Vec<String> = r.dumped().iter().map(ToString::to_string).collect();
    assert_eq!(dumped, ["main.td:8:1: note: seen 1"]);
}

#[test]
fn parameters_that_nothing_mentions_are_listed() {
    let text = "\
class Declared<int early>;
class Default<int seed, int grown = seed> {}
class Parent<int passed> : Default<passed> { int grown = 3; }
class Shadow<string name> { string n = NAME; }
class Field<int x> { int x = 1; int y = x; }
class Late<list<int> l> { list<int> m = !foreach(k, [1], k); }
multiclass M<int a, int b, int c> { foreach i = [b] in def _#i : Parent<a>; }
defm m : M<1, 2, 3>;
def d { int five = Parent<5>.grown; }
";
    let r = records(text);
    let unused = Report { sources: r.source_map(), diagnostics: r.unused_parameters() }.to_string();
    let expected =
        [("1:20", "early"), ("2:29", "grown"), ("4:21", "name"), ("5:17", "x"), ("6:22", "l"), ("7:32", "c")];
    let expected = expected
        .map(|(at, name)| format!("main.td:{at}: warning: nothing uses the template parameter `{name}`"));
    assert_eq!(unused.lines().collect::<Vec<_>>(), expected);
}

#[test]
fn errors_have_a_span() {
    let text = "\ninclude \"base.td\"\ndef a { int xyz = undefined_name; }\n";
    let dirs = ["lib".into()];
    let input =
        Input { path: Path::new("main.td"), text: Some(text.as_bytes()), include_dirs: &dirs, macros: &[] };
    let errors = parse(&input, &shelf()).err().unwrap();
    let span = errors.report.diagnostics[0].span().unwrap();
    assert_eq!(errors.report.sources.slice(span), b"undefined_name");
    assert_eq!(errors.report.sources.line_col(span.lo), (3, 19));
}

/// Each row: a text, how many errors there are, and which defs have nothing to do with them; none are known
/// of a file that was not read to its end.
#[test]
fn what_is_good_of_a_faulty_file() {
    let row = |text: &str| {
        let input =
            Input { path: Path::new("main.td"), text: Some(text.as_bytes()), include_dirs: &[], macros: &[] };
        let fault = parse(&input, &shelf()).err().expect("something is wrong");
        let names = |rest: &Records| rest.defs().map(|d| d.name().to_string()).collect::<Vec<_>>().join(" ");
        (fault.report.diagnostics.len(), fault.rest.as_ref().map(names))
    };
    for (text, errors, rest) in [
        ("def A; def B { int i = x; } def C;", 1, Some("A C")),
        ("def A; def B { int i = x; } def C { dag d = (B); } def D { dag d = (A); }", 1, Some("A D")),
        ("class K<int i>; def A : K; def : K<1>; def B : K<2>; def C : K<y>;", 2, Some("anonymous_0 B")),
        ("defvar v = w; foreach i = [1, 2] in def A#i { int j = v; } def A3; def B;", 1, Some("B")),
        ("def A { int i = 1; int j = !add(i, q); } let k = 1 in { def B; def C; }", 3, Some("")),
        ("def A; include \"nowhere.td\"\ndef B;", 1, None),
        ("def A; def B { string s = \"\n", 1, Some("A")),
    ] {
        assert_eq!(row(text), (errors, rest.map(str::to_string)), "{text}");
    }
}

/// Each row: a text with one misspelt word, and the help that there is with the error.
#[test]
fn misspelt_words() {
    for (text, help) in [
        ("clas A;", Some("did you mean `class`?")),
        ("inclde \"a.td\"", Some("did you mean `include`?")),
        ("class Apple; def a : Aple;", Some("did you mean `Apple`?")),
        ("def apple; def a { dag d = (aple); }", Some("did you mean `apple`?")),
        ("1;", None),
        ("anything;", None),
    ] {
        let input =
            Input { path: Path::new("main.td"), text: Some(text.as_bytes()), include_dirs: &[], macros: &[] };
        let fault = parse(&input, &shelf()).err().expect("something is wrong");
        assert_eq!(fault.report.diagnostics[0].help.as_deref(), help, "{text}");
    }
}
