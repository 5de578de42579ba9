//! Included definitions on demand: what is there is what reading everything gives, in the same order.

use pdll_source::vfs::{Disk, FileSystem, Memory};
use pdll_tablegen::{Deferred, Fault, Input, RecordRef, Records, Value, Wanted, parse, parse_on_demand};
use std::path::{Path, PathBuf};
use std::sync::Arc;

const WANTED: &[Wanted<'_>] =
    &[Wanted::DefsOf("Root"), Wanted::Def("Named"), Wanted::DefsWith { class: "Op", word: "Constant" }];

/// A value without the numbers of class instances: what these hold stands in their place.
fn shown(value: Value<'_>, depth: u32) -> String {
    let list = |values: &mut dyn Iterator<Item = Value<'_>>| {
        values.map(|v| shown(v, depth)).collect::<Vec<_>>().join(", ")
    };
    match value {
        Value::Unset => "?".into(),
        Value::Bit(b) => b.to_string(),
        Value::Int(n) => n.to_string(),
        Value::String(s) | Value::Code(s) => format!("{s:?}"),
        Value::Bits(l) => format!("{{{}}}", list(&mut l.iter())),
        Value::List(l) => format!("[{}]", list(&mut l.iter())),
        Value::Dag(d) => {
            let args = d.args().map(|(v, name)| format!("{}:{name:?}", shown(v, depth)));
            let args = args.collect::<Vec<_>>().join(", ");
            format!("({}:{:?} {args})", shown(d.operator(), depth), d.operator_name())
        }
        Value::Def(d) if d.is_anonymous() && depth < 6 => record(d, depth + 1),
        Value::Def(d) if d.is_anonymous() => "...".into(),
        Value::Def(d) => d.name().into(),
        Value::Expr(_) => "expression".into(),
    }
}

fn record(record: RecordRef<'_>, depth: u32) -> String {
    let name = if record.is_anonymous() { "" } else { record.name() };
    let of: Vec<&str> = record.superclasses().map(|c| c.name()).collect();
    let fields = record.fields().map(|f| format!("{} = {}", f.name, shown(f.value, depth)));
    // A class instance stands where it was first asked for, by whatever was read first.
    let at = record.position().filter(|_| !record.is_anonymous());
    format!("{name}: {of:?} at {at:?} {{{}}}", fields.collect::<Vec<_>>().join("; "))
}

fn named(records: &Records) -> Vec<String> {
    let defs = records.defs().filter(|d| !d.is_anonymous() || d.position().is_some_and(|at| at.0 == 0));
    defs.map(|d| record(d, 0)).collect()
}

/// Reads a file both ways and compares what is there. Gives the names of the defs that were read of included
/// files; `None` if all was read.
fn both(input: &Input<'_>, files: &dyn FileSystem, wanted: &[Wanted<'_>]) -> Option<Vec<String>> {
    let all = parse(input, files).map_err(|r| r.to_string()).expect("a good file");
    let some = parse_on_demand(input, files, Deferred::Included, wanted)
        .map_err(|r| r.to_string())
        .expect("a good file");
    let (all_defs, some_defs) = (named(&all), named(&some));
    let mut rest = all_defs.iter();
    for def in &some_defs {
        assert!(rest.any(|d| d == def), "missing, elsewhere or different: {}", &def[..def.len().min(2000)]);
    }
    assert_eq!(all.files(), some.files());
    some.is_partial().then(|| {
        let included = some.defs().filter(|d| !d.is_anonymous());
        let included = included.filter(|d| d.position().is_some_and(|at| at.0 != 0));
        included.map(|d| d.name().to_string()).collect()
    })
}

fn in_memory(main: &str, included: &str) -> Option<Vec<String>> {
    let files: Memory =
        [(PathBuf::from("inc.td"), Arc::<[u8]>::from(included.as_bytes()))].into_iter().collect();
    let input =
        Input { path: Path::new("main.td"), text: Some(main.as_bytes()), include_dirs: &[], macros: &[] };
    both(&input, &files, WANTED)
}

#[test]
fn what_is_read() {
    let base = "class Base<int n, list<Base> of = []> { int number = n; list<Base> others = of; }\n\
                class Derived<int n, string s = \"x\"> : Base<!add(n, 1), [Base<n>]> { string text = s; }\n\
                def A : Base<1>;\ndef B : Derived<2> { let text = \"}\"; }\ndef C : Derived<3, \"c\">;\n";
    for (included, main, read) in [
        ("", "def X : Derived<7>;", &[][..]),
        ("", "def X : Base<7, [B]>;", &["B"]),
        // In the order of the text, not in that of asking.
        ("", "def X : Base<7, [C, A]>;", &["A", "C"]),
        ("let number = 5 in def D : Base<1>;", "def X : Base<7>;", &["D"]),
        ("foreach i = [1, 2] in def D#i : Base<i>;", "def X;", &["D1", "D2"]),
        ("defvar v = [B, C];", "def X : Base<7, v>;", &["B", "C"]),
        ("defset list<Base> all = { def D : Base<1>; }", "def X : Base<7, all>;", &["D"]),
        (
            "class Root<string s> { string root = s; }\nclass R : Root<\"a\">;\n\
             def D : R; def E : Base<1>, R;",
            "",
            &["D", "E"],
        ),
        ("def Named : Base<1>;", "", &["Named"]),
        (
            "class Op<list<Base> t> { list<Base> ts = t; } def Constant : Base<1>;\n\
          class COp : Op<[Constant]>; def D : COp; def E : Op<[A]>; def F : Op<[A, Constant]>;",
            "",
            &["A", "Constant", "D", "F"],
        ),
        (
            "multiclass M<int n> { def _m : Derived<n>; }\nmulticlass N<int n> : M<n> { def _n : Base<n>; }",
            "defm X : N<4>;",
            &["X_m", "X_n"],
        ),
        ("multiclass M<int n> { def _m : Derived<n>; }\ndefm D : M<1>;", "", &["D_m"]),
        // A class that is declared first.
        (
            "class Late; class Early<list<Late> l> { list<Late> lates = l; }\n\
             class Late { int late = 1; } def D : Late;",
            "def X : Early<[D]>;",
            &["D"],
        ),
        ("#ifndef G\n#define G\ndef D : Base<1>;\n#endif\n", "def X : Base<1, [D]>;", &["D"]),
        ("def D : Base<1> {\n#ifdef G\nlet number = 2;\n#else\nlet number = 3;\n#endif\n}", "", &["D"]),
        ("deftype num = int; class T<num n> { num m = n; }", "def X : T<3>;", &[]),
        ("def D : Base<1> { dag d = (A $x, B:$y); }", "def X : Base<1, [D]>;", &["A", "B", "D"]),
    ] {
        let main = format!("include \"inc.td\"\n{main}\n");
        let read: Vec<String> = read.iter().map(|r| (*r).to_string()).collect();
        assert_eq!(in_memory(&main, &format!("{base}{included}\n")), Some(read), "{included} | {main}");
    }
}

/// Enums are read whose name stands in front of `::`, wherever that is in what is read.
#[test]
fn what_code_names() {
    let included = "class Enum<string n>; class Code<code c> { code it = c; }\n\
                    def A : Enum<\"Kind\">; def B : Enum<\"Other\"> { string s = \"Third::x\"; }\n\
                    def C : Enum<\"Third\">; def D : Code<[{ Kind::x }]>;\n";
    for (main, read) in [
        ("def X : Code<[{ Kind:x; : Kind ::x; Kinds::x }]>;", &[][..]),
        ("def X : Code<[{ Kind::x }]>;", &["A"]),
        ("def X : Code<[{ ns::MyKind:::x }]>;", &["A"]),
        ("def X { list<Code> all = [D]; }", &["A", "D"]),
        // One leads to the next.
        ("def X : Code<[{ Other::y }]>;", &["B", "C"]),
        ("def X : Code<[{ Third::y }]>;", &["C"]),
    ] {
        let main = format!("include \"inc.td\"\n{main}\n");
        let files = Memory::from_iter([("inc.td", included.as_bytes())]);
        let text = Some(main.as_bytes());
        let input = Input { path: Path::new("main.td"), text, include_dirs: &[], macros: &[] };
        let found = both(&input, &files, &[Wanted::DefsInCode("Enum")]);
        assert_eq!(found, Some(read.iter().map(|r| (*r).to_string()).collect()), "{main}");
    }
}

#[test]
fn words_that_stand_elsewhere() {
    let base = "class Op<list<string> t = []> { string of = \"\"; }\n\
                class COp : Op<[\"Constant\"]>; def D : COp; def E : Op;\n";
    for (included, sure) in [
        ("", true),
        ("// Constant\n  // Constant\n", true),
        ("def Constant;", true),
        ("def F : Op<[\"Constants\"]>;", true),
        ("let of = \"Constant\" in def F : Op;", false),
        ("multiclass M { def F : Op<[\"Constant\"]>; }", false),
        ("def F { string of = \"Constant\"; }", false),
        ("defvar Constant = 3;", false),
    ] {
        let included = format!("{base}{included}\n");
        let files = Memory::from_iter([("defs.td", included.as_bytes())]);
        let text = Some(&b"include \"defs.td\""[..]);
        let input = Input { path: Path::new("main.td"), text, include_dirs: &[], macros: &[] };
        let some = parse_on_demand(&input, &files, Deferred::Included, WANTED);
        let some = some.map_err(|r| r.to_string()).expect("a good file");
        assert!(some.is_partial(), "{included}");
        let of_all = (0..WANTED.len()).map(|n| some.is_sure_of(n)).collect::<Vec<_>>();
        assert_eq!(of_all, [true, true, sure], "{included}");
    }
}

#[test]
fn what_needs_everything() {
    let base =
        "class Base<int n> { int number = n; string name = NAME; }\ndef A : Base<1>;\ndef B : Base<2>;\n";
    for (included, main) in [
        // All defs of a class.
        ("", "def X { list<Base> all = !instances<Base>(); }"),
        // Names that are computed.
        ("", "def X { Base b = !cast<Base>(\"A\"); }"),
        ("", "def X { int b = !exists<Base>(\"A\"); }"),
        // The number of a class instance.
        ("multiclass M { def _m : Base<1>; }", "defm : M;"),
        ("class Of<Base b> { string s = !cast<string>(b); }", "def X : Of<Base<3>>;"),
        ("", "def : Base<3>;"),
    ] {
        let main = format!("include \"inc.td\"\n{main}\n");
        assert_eq!(in_memory(&main, &format!("{base}{included}\n")), None, "{included} | {main}");
    }
}

/// Errors are those of reading everything, be they in the main file or in what it leads to; what nothing
/// leads to is not looked at.
#[test]
fn what_is_wrong() {
    let said = |main: &str, included: &str| {
        let files: Memory =
            [(PathBuf::from("inc.td"), Arc::<[u8]>::from(included.as_bytes()))].into_iter().collect();
        let main = format!("include \"inc.td\"\n{main}\n");
        let path = Path::new("main.td");
        let input = Input { path, text: Some(main.as_bytes()), include_dirs: &[], macros: &[] };
        let show = |r: Result<Records, Box<Fault>>| r.map(|_| ()).map_err(|r| r.to_string());
        (show(parse(&input, &files)), show(parse_on_demand(&input, &files, Deferred::Included, WANTED)))
    };
    for (main, included) in [
        ("def X : Nothing;", "def Y : Nothing;"),
        ("def A;", "def A;"),
        ("defvar A = 1;", "def A;"),
        ("class A;\nclass A { int a; }", "class A { int b; }"),
        ("def X : A;", "class A : B;"),
        ("def X : A;", "class A { int a = ; }"),
        ("multiclass M { def x; }", "multiclass M { def y; }"),
        ("foreach i = [1] in def A#i;", "def A1;"),
        ("def X;", "def A { };"),
    ] {
        let (all, some) = said(main, included);
        assert!(all.is_err(), "{main} | {included}");
        assert_eq!(all, some, "{main} | {included}");
    }
    for included in ["def A : Nothing;", "class A { int a = ; }", "def A { assert 0, \"no\"; }"] {
        let (all, some) = said("def X;", included);
        assert!(all.is_err() && some.is_ok(), "{included}");
    }
}

/// Files of MLIR, where it is installed.
#[test]
fn what_mlir_includes() {
    let dirs = [PathBuf::from("/usr/lib/llvm-22/include")];
    if !dirs[0].exists() {
        return;
    }
    for (file, main) in [
        ("Dialect/Arith/IR/ArithOps.td", "def : Pat<(Arith_AddIOp $x, $y, $o), (Arith_SubIOp $x, $y, $o)>;"),
        ("Dialect/LLVMIR/LLVMOps.td", "def X : Pat<(LLVM_AddOp $x, $y, $o), (LLVM_SubOp $x, $y, $o)>;"),
        ("Dialect/Tosa/IR/TosaOps.td", "def X : Pat<(Tosa_AbsOp $x), (Tosa_NegateOp $x, $x, $x)>;"),
        ("Dialect/SCF/IR/SCFOps.td", ""),
        ("Dialect/SPIRV/IR/SPIRVOps.td", ""),
        ("Dialect/Linalg/IR/LinalgOps.td", ""),
    ] {
        let main = format!("include \"mlir/{file}\"\ninclude \"mlir/IR/PatternBase.td\"\n{main}\n");
        let path = Path::new("main.td");
        let input = Input { path, text: Some(main.as_bytes()), include_dirs: &dirs, macros: &[] };
        let wanted = ["Dialect", "EnumInfo", "TypeDef", "AttrDef", "Pattern"].map(Wanted::DefsOf);
        assert!(both(&input, &Disk, &wanted).is_some(), "{file} was read wholly");
    }
}

#[test]
fn names_of_classes_that_were_not_read() {
    let plain = "class Interface<string n> { string cppInterfaceName = n; } def I : Interface<\"Shaped\">;";
    let computed = "class Interface<string n>; def I : Interface<\"Shap\" # \"ed\">;";
    let derived = "class Interface<string n>; class Of<string n> : Interface<n>;
        def I : Of<\"Shap\" # \"ed\">;";
    // Its traits are computed, and an interface is among them.
    let traits = "class Op<list<string> of>; class My_Op<list<string> of> : Op<of>;
        def OneOp : My_Op<[\"FoldInterface\"] # [\"Pure\"]>;";
    let op = "class Op<string n>; def Test_AddOp : Op<\"add\">;";
    // Attributes have the names of their C++ classes for arguments, too.
    let attr = "class Attr<string n, string of = \"a\" # n>; def I : Attr<\"Shaped\">;";
    let set = "class Interface; def I : Interface { string cppInterfaceName = \"Shaped\"; }";
    for (included, name, may) in [
        (plain, "Shaped", true),
        (plain, "shape::Shaped", true),
        (plain, "Shape", false),
        (plain, "fold", false),
        (computed, "fold", true),
        (derived, "fold", true),
        (traits, "fold", false),
        (traits, "OneOp", true),
        (set, "fold", true),
        (attr, "Shaped", false),
        (op, "AddOp", true),
        (op, "test::AddOp", true),
        (op, "dOp", false),
        (op, "SubOp", false),
    ] {
        let files = Memory::from_iter([("defs.td", included.as_bytes())]);
        let text = Some(&b"include \"defs.td\""[..]);
        let input = Input { path: Path::new("main.td"), text, include_dirs: &[], macros: &[] };
        let records = parse_on_demand(&input, &files, Deferred::Included, &[])
            .map_err(|r| r.to_string())
            .expect("a good file");
        assert!(records.is_partial());
        assert_eq!(records.may_name_class(&[name.to_string()].into()), may, "{name} in {included}");
        assert!(!records.may_name_class(&Default::default()));
    }
}

/// Definitions that were not read may be of a class and about something.
#[test]
fn words_in_definitions_that_were_not_read() {
    let direct = "class Op<Dialect d>; def A : Op<Shop>;";
    let by_class = "class Op<Dialect d>; class ShopOp : Op<Shop>; def A : ShopOp;";
    let by_set = "class Op { Dialect d = ?; } class Base : Op; def A : Base { let d = Shop; }";
    let of_other = "class Op<Dialect d>; class Attr<Dialect d>; def A : Attr<Shop>; def B : Op<Other>;";
    for (included, may) in
        [(direct, true), (by_class, true), (by_set, true), (of_other, false), ("class Op<Dialect d>;", false)]
    {
        let defs = format!("class Dialect; def Shop : Dialect; def Other : Dialect; {included}");
        let files = Memory::from_iter([("defs.td", defs.as_bytes())]);
        let text = Some(&b"include \"defs.td\""[..]);
        let input = Input { path: Path::new("main.td"), text, include_dirs: &[], macros: &[] };
        let records = parse_on_demand(&input, &files, Deferred::Included, &[])
            .map_err(|r| r.to_string())
            .expect("a good file");
        assert_eq!(records.may_mention("Op", "Shop"), may, "{included}");
    }
}

/// Strings that are written out, and those that may be computed, too.
#[test]
fn strings_in_definitions() {
    let defs =
        "class Op<string n> { string name = n; } class Of : Op<\"add\">; def A : Op<\"add\">; def B : Of;
        def C : Op<\"a\" # \"dd\">; def D : Op<\"sub\">; def E { string name = \"add\"; }";
    let strings = [&b"add"[..]].into_iter().collect();
    for (wanted, read) in [
        (Wanted::DefsWithWrittenString { class: "Op", strings: &strings }, &["A", "B"][..]),
        (Wanted::DefsWithString { class: "Op", strings: &strings }, &["A", "B", "C"]),
    ] {
        let files = Memory::from_iter([("defs.td", defs.as_bytes())]);
        let text = Some(&b"include \"defs.td\""[..]);
        let input = Input { path: Path::new("main.td"), text, include_dirs: &[], macros: &[] };
        let records = parse_on_demand(&input, &files, Deferred::Included, &[wanted])
            .map_err(|r| r.to_string())
            .expect("a good file");
        assert_eq!(records.defs().map(|def| def.name().to_string()).collect::<Vec<_>>(), read);
    }
}
