//! A dialect conversion of many operations, one to one, with types.

use std::fmt::Write;

/// Each `old.op` becomes a `new.op`; operands and types are asked for converted.
pub const PATTERN: &str = "\
Rewrite convertTypes(types: TypeRange) -> TypeRange;
Rewrite convertValues(values: ValueRange) -> ValueRange;
Pattern One {
  let root = op<old.op>(values: ValueRange) -> (types: TypeRange);
  rewrite root with { replace root with op<new.op>(convertValues(values)) -> (convertTypes(types)); };
}
";

/// What may stay and what becomes of types, as `pdllc run --convert` reads it.
pub const CONFIG: &str = r#"[target]
legal-dialects = ["new"]
illegal-dialects = ["old"]
typed-functions = ["func.func"]
[types]
rules = [["i32", "i64"]]
identity = true
[patterns]
functions = ["func.func"]
"#;

/// Functions of 1,000 ops in a chain.
#[must_use]
pub fn functions(ops: usize) -> String {
    let mut out = String::new();
    for f in 0..ops / 1000 {
        let _ = writeln!(out, "func.func @f{f}(%a: i32, %b: i32) {{");
        let mut last = "%a".to_string();
        for i in 0..1000 {
            let _ = writeln!(out, "%{i} = \"old.op\"({last}, %b) : (i32, i32) -> i32");
            last = format!("%{i}");
        }
        out.push_str("return\n}\n");
    }
    out
}
