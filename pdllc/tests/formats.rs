//! Declared forms of operations, types and attributes that cannot be read are told where they are written,
//! as mlir-tblgen refuses them. Without MLIR and its files these tests do nothing, unless
//! `PDLLC_REQUIRE_MLIR` is set.

use crate::common::{Run, pdllc};
use pdll_tests::installed;
use std::path::Path;

const INCLUDE: &str = "/usr/lib/llvm-22/include";
const BIN: &str = "/usr/lib/llvm-22/bin";

const NEEDED: [&str; 2] = ["/usr/lib/llvm-22/include/mlir/IR/OpBase.td", "/usr/lib/llvm-22/bin/mlir-tblgen"];

/// A file with this text in a folder.
fn written(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    std::fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_string()
}

/// A file with these definitions of the dialect `my`, from its fourth line on, and what `pdllc check` says of
/// it. mlir-tblgen, asked for `generator`, takes what we take, and refuses what we refuse.
fn judged(folder: &Path, definitions: &str, generator: &str) -> (String, Run) {
    let text = format!(
        "include \"mlir/IR/OpBase.td\"\ninclude \"mlir/IR/AttrTypeBase.td\"\n\
         def My : Dialect {{ let name = \"my\"; let cppNamespace = \"::my\"; }}\n{definitions}"
    );
    let td = written(folder, "my.td", &text);
    let check = pdllc(&["check", "-I", INCLUDE, &td]);
    let tblgen = Run::program(&format!("{BIN}/mlir-tblgen"), &[generator, "-I", INCLUDE, &td], "");
    assert_eq!(check.status, tblgen.status, "{definitions}\n{}\n{}", check.err, tblgen.err);
    (td, check)
}

/// Formats that give too little, or something twice, are told where they are written.
#[test]
fn formats_that_give_too_little_or_too_much_are_told() {
    if !installed(&NEEDED) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    // What the definition has besides its format, the format, and where and why it is refused.
    let ops = [
        ("(ins AnyType:$x)", "$x attr-dict `:` type($x)", ""),
        (
            "(ins AnyType:$x)",
            "$x attr-dict",
            "12: the type of `x` is not written, and does not follow from others",
        ),
        ("(ins I32:$x)", "$x attr-dict", ""),
        ("(ins AnyType:$x)", "$x attr-dict type($x) type($x)", "27: the type of `x` is written twice"),
        ("(ins AnyType:$x)", "$x $x attr-dict type($x)", "21: `x` is written twice"),
        (
            "(ins AnyType:$x)",
            "operands attr-dict type($x) type(operands)",
            "33: the type of `x` is written twice",
        ),
        ("(ins AnyType:$x)", "$x operands attr-dict type($x)", "3: `x` is written by itself, too"),
        ("(ins AnyType:$x)", "$x attr-dict attr-dict type($x)", "13: the attributes are written twice"),
        (
            "(ins AnyType:$x)",
            "(`at` $x^)? attr-dict type($x)",
            "6: `x` is always there: it is not for an optional group",
        ),
        ("(ins Optional<AnyType>:$x)", "(`at` $x^ type($x))? attr-dict", ""),
        (
            "(ins I32Attr:$a)",
            "(`at` $a^)? attr-dict",
            "6: `a` is always there: it is not for an optional group",
        ),
        ("(ins UnitAttr:$a)", "(`at` $a^)? attr-dict", ""),
        (
            "(ins AnyType:$x)",
            "custom<A>($x, ref(type($x))) attr-dict type($x)",
            "10: `x` is looked at before it is read",
        ),
        (
            "(ins); let regions = (region AnyRegion:$r)",
            "attr-dict $r",
            "10: the region `r` cannot follow `attr-dict`: both begin with `{`; \
             `attr-dict-with-keyword` would be told apart",
        ),
        ("(ins); let regions = (region AnyRegion:$r)", "attr-dict-with-keyword $r", ""),
        (
            "(ins AnyAttr:$x, AnyType:$y)",
            "$x `:` type($y) $y attr-dict",
            "0: a `:` cannot follow `x`, which may end with `:` and a type",
        ),
        ("(ins I32Attr:$x, AnyType:$y)", "$x `:` type($y) $y attr-dict", ""),
        ("(ins I32:$x)", "operands operands attr-dict", "9: `operands` is written twice"),
        ("(ins I32:$x)", "$x operands attr-dict", "3: `x` is written by itself, too"),
        ("(ins)", "oilist(`a` | `b`) `b` attr-dict", "18: `b` begins a clause of the list before it, too"),
        ("(ins UnitAttr:$x)", "(`a` $x^ attr-dict)?", "9: `attr-dict` is not for an optional group"),
        ("(ins)", "attr-dict prop-dict prop-dict", "20: the properties are written twice"),
        (
            "(ins I32:$x)",
            "$x custom<A>(type(operands)) attr-dict",
            "13: a directive is handed the types of one variable",
        ),
        (
            "(ins)",
            "custom<A>(ref(attr-dict)) attr-dict",
            "26: the attributes are looked at before they are read",
        ),
        (
            "(ins I32:$x)",
            "(`a` custom<A>($x)^)? attr-dict",
            "15: `x` is always there: it is not for an optional group",
        ),
    ];
    let types = [
        ("(ins \"int\":$p)", "`<` $p `>`", ""),
        ("(ins \"int\":$p, \"int\":$q)", "`<` $p `>`", "10: the parameter `q` does not occur"),
        ("(ins \"int\":$p)", "$p $p", "3: the parameter `p` is written twice"),
        ("(ins \"int\":$p)", "params $p", "7: the parameter `p` is written twice"),
        (
            "(ins \"int\":$p)",
            "(`<` $p^ `>`)?",
            "5: the parameter `p` is always there: it is not for an optional group",
        ),
        ("(ins OptionalParameter<\"int\">:$p)", "(`<` $p^ `>`)?", ""),
        (
            "(ins \"int\":$p)",
            "(custom<A>($p)^)?",
            "11: the parameter `p` is always there: it is not for an optional group",
        ),
        ("(ins \"int\":$p)", "custom<A>(ref($p)) $p", "14: `p` is looked at before it is read"),
        ("(ins OptionalParameter<\"int\">:$p)", "(`x` $p^):()?", "10: the second list of a group is empty"),
    ];
    let of_ops = ops.map(|(given, format, refused)| {
        (format!("Op<My, \"one\"> {{ let arguments = {given};"), format, refused, "my.one", "-gen-op-defs")
    });
    let of_types = types.map(|(given, format, refused)| {
        let definition = format!("TypeDef<My, \"One\"> {{ let mnemonic = \"one\"; let parameters = {given};");
        (definition, format, refused, "!my.one", "-gen-typedef-defs")
    });
    for (definition, format, refused, name, generator) in of_ops.into_iter().chain(of_types) {
        let text = format!("def One : {definition}\n  let assemblyFormat = \"{format}\"; }}\n");
        let (td, check) = judged(folder.path(), &text, generator);
        let said = refused.split_once(": ").map_or_else(String::new, |(at, message)| {
            let column = at.parse::<usize>().unwrap() + "  let assemblyFormat = \"".len() + 1;
            format!("my.td:5:{column}: error: the `assemblyFormat` of `{name}` cannot be read: {message}\n")
        });
        assert!(check.err.replace(&td, "my.td").ends_with(&said), "{format}\n{}", check.err);
        assert_eq!(check.status, i32::from(!said.is_empty()), "{format}\n{}", check.err);
    }
}

/// A type or attribute with parameters and a mnemonic says how it is written, and in one way.
#[test]
fn symbols_say_how_they_are_written() {
    if !installed(&NEEDED) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let cases = [
        ("let mnemonic = \"one\"; let parameters = (ins \"int\":$p);", 1),
        ("let mnemonic = \"one\";", 0),
        ("let mnemonic = \"one\"; let parameters = (ins \"int\":$p); let hasCustomAssemblyFormat = 1;", 0),
        ("let mnemonic = \"one\"; let hasCustomAssemblyFormat = 1; let assemblyFormat = \"\";", 1),
    ];
    for class in ["Type", "Attr"] {
        for (fields, status) in cases {
            let generator = format!("-gen-{}def-defs", class.to_lowercase());
            let text = format!("def One : {class}Def<My, \"One\"> {{ {fields} }}\n");
            let (_, check) = judged(folder.path(), &text, &generator);
            assert_eq!(check.status, status, "{fields}\n{}", check.err);
        }
    }
}

/// Formats that are none are told where they are written, as mlir-tblgen refuses them.
#[test]
fn broken_formats_are_told_at_their_place() {
    if !installed(&NEEDED) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let cases = [
        ("let assemblyFormat = \"$x `:` type($x) attr-dict\";", ""),
        ("let assemblyFormat = \"$y attr-dict\";", "6:23: error: nothing is called `y` here"),
        (
            "let assemblyFormat = [{\n  $x `:` type($x)\n  attr-dict `(\n}];",
            "8:13: error: this quote is not closed",
        ),
        (
            "let assemblyFormat = \"$x \" # \"`:` type($x)\";",
            "5:5: error: `attr-dict` does not occur: other attributes could not be written",
        ),
    ];
    let ir = written(folder.path(), "in.mlir", "%x = \"a.b\"() : () -> i32\n");
    for (format, expected) in cases {
        let text = format!(
            "class Mine<string name> : Op<My, name>;\n\
             def One : Mine<\"one\"> {{ let arguments = (ins AnyType:$x);\n{format} }}\n"
        );
        let (td, check) = judged(folder.path(), &text, "-gen-op-defs");
        let (place, message) = expected.split_once(" error: ").unwrap_or_default();
        let said = match expected {
            "" => String::new(),
            _ => format!("my.td:{place} error: the `assemblyFormat` of `my.one` cannot be read: {message}\n"),
        };
        let run = pdllc(&["run", "--dialect", &td, "-I", INCLUDE, &ir]);
        assert_eq!(run.err.replace(&td, "my.td"), said, "{format}");
        assert!(check.err.replace(&td, "my.td").ends_with(&said), "{format}\n{}", check.err);
        assert_eq!((run.status, check.status), if said.is_empty() { (0, 0) } else { (1, 1) }, "{format}");
    }
}
