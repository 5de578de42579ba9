//! Several errors in one text: each op that cannot be read is reported, and what follows from an earlier
//! error is not.

use pdll_ir::{Context, PrintOptions, SourceText, parse_module, print};
use pdll_source::Place;

/// Places and messages of all errors.
fn errors(text: &str) -> Vec<String> {
    let mut ctx = Context::new();
    match parse_module(&mut ctx, "f.mlir", text.as_bytes()) {
        Ok(_) => Vec::new(),
        Err(errors) => errors
            .iter()
            .map(|error| match &error.place {
                Place::Position(at) => format!("{}:{} {}", at.line, at.column, error.message),
                place => panic!("no position: {place:?}"),
            })
            .collect(),
    }
}

#[test]
fn each_op_that_cannot_be_read_is_reported() {
    let cases: &[(&str, &[&str])] = &[
        // On lines of their own, at the top and in regions.
        (
            "\"a\"() : () -> i32 i32\n%0 = \"b\"() {x = } : () -> i32\n\"c\"(%0) : (i32) -> ()\n\"d\"() : -> ()\n",
            &[
                "1:18 expected an operation",
                "2:16 expected an attribute",
                "4:8 expected a type that is not a function type",
            ],
        ),
        // A bracket that is not closed does not hide the ops after it.
        (
            "func.func @f(%a: i32) {\n  \"x\"(%a : (i32) -> ()\n  %b = nope %a\n  \"y\"() ({\n    \"z\"() : () -> i\n    \
             \"u\"() : () -> ()\n  }) : () -> ()\n  return %b : i32\n}\nfunc.func @g() {\n  return %q\n}\n",
            &[
                "2:9 expected `)` after the operands",
                "3:8 the operation `nope` is not known: no custom form is registered for it; write it in generic form",
                "5:18 expected a type that is not a function type",
                "11:12 expected `:` and the types",
            ],
        ),
        // A value that the broken op would have defined is not missed.
        (
            "%0 = \"a\"() : () -> \n\"b\"(%0) : (i32) -> ()\n\"c\"(%1) : (i32) -> ()\n",
            &["1:19 expected a type that is not a function type"],
        ),
        // In another function it is another one, whatever its type.
        (
            "func.func @f() -> i32 {\n  %0 = nope\n  return %0 : i32\n}\nfunc.func @g() -> i64 {\n  \
             %0 = \"a\"() : () -> i64\n  return %0 : i64\n}\nfunc.func @h() -> i8 {\n  return %0 : i8\n}\n",
            &[
                "2:8 the operation `nope` is not known: no custom form is registered for it; write it in generic form",
            ],
        ),
        // Nor are blocks, and brackets of strings do not count.
        (
            "\"a\"() ({\n  \"b\"()[^x] {s = \"}})\", 3} : () -> ()\n^y:\n  \"c\"() : () -> ()\n}) : () -> ()\n\"d\" : ()\n",
            &["2:24 expected an attribute name", "6:4 expected `(` and the operands"],
        ),
        // A region without its end.
        (
            "\"a\"() ({\n  \"b\"( : () -> ()\n\"c\"() : () -> ()\n",
            &["2:7 expected `)` after the operands", "3:17 expected an operation"],
        ),
        // Bytes that are no token.
        (
            "\"a\n\"b\"() : () -> (\n\"c\"() : () -> ()\n; \n\"d\"(3) : () -> ()",
            &[
                "1:3 the string literal is not closed on its line",
                "2:16 expected a type that is not a function type",
                "4:1 this byte starts no token",
                "5:5 expected `)` after the operands",
            ],
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(errors(text), *expected, "{text}");
    }
}

#[test]
fn no_more_than_the_limit_are_reported() {
    let text = "\"a\"(3) : () -> ()\n".repeat(1000);
    assert_eq!(errors(&text).len(), 100);
}

#[test]
fn parts_of_a_text_have_the_positions_of_the_whole() {
    let text = "#a = 1\n\"x\"() {a = #a} : () -> ()\n// -----\n\"y\"() : () -> i1 loc(unknown)\n\"z\"() : () -> ()\n\
                // -----\n\"w\"() {a = #a} : () -> ()\n// -----\n\n";
    let mut ctx = Context::new();
    let whole = SourceText::new(&mut ctx, "f.mlir", text.as_bytes()).expect("not too long");
    let options = PrintOptions { debuginfo: true, local_scope: true, ..PrintOptions::default() };
    let mut printed = String::new();
    let mut start = 0;
    for part in text.split("// -----") {
        let range = start..start + part.len();
        start = range.end + "// -----".len();
        match whole.parse(&mut ctx, range) {
            Ok(module) => printed += &print(&ctx, &module, options),
            Err(errors) => printed += &format!("{}\n", errors[0]),
        }
    }
    assert_eq!(
        printed,
        "module {\n  \"x\"() {a = 1 : i64} : () -> () loc(\"f.mlir\":2:1)\n} loc(\"f.mlir\":0:0)\n\
         module {\n  %0 = \"y\"() : () -> i1 loc(unknown)\n  \"z\"() : () -> () loc(\"f.mlir\":5:1)\n} loc(\"f.mlir\":3:9)\n\
         f.mlir:7:14: error: undefined attribute alias\n\
         module {\n} loc(\"f.mlir\":8:9)\n"
    );
}

#[test]
fn an_operation_whose_location_names_no_line_is_named() {
    let text = r#"module {
  %a = "a"() : () -> i32
  "func.return"(%a) {x} : (i32) -> i32 loc("given")
  "func.return"(%a) : (i32) -> i32 loc(unknown)
  "func.return"(%a) : (i32) -> i32 loc(callsite("given" at "g.td":7:3))
  "func.return"(%a) : (i32) -> i32
}
"#;
    let errors = parse_module(&mut Context::new(), "f.mlir", text.as_bytes()).expect_err("has results");
    assert_eq!(
        format!("{errors}\n"),
        r#"f.mlir: error: this operation has 1 results in place of 0
f.mlir: note: the operation is `func.return` with loc("given"), which names no line of a file
f.mlir: error: this operation has 1 results in place of 0
f.mlir: note: the operation is `func.return` with loc(unknown), which names no line of a file
g.td:7:3: error: this operation has 1 results in place of 0
f.mlir:6:3: error: this operation has 1 results in place of 0
"#
    );
}
