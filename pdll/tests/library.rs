//! The library's functions, called from patterns.

use pdll::PatternSet;
use pdll::ir::{Context, PrintOptions, parse_module, print};

/// What one pattern makes of `"t.op"(%x, %x) {a = A, b = B} : (i8, i8) -> i8`: the value of `r` in what
/// replaces it; none if nothing does.
fn rewritten(constraint: &str, result: &str, a: &str, b: &str) -> Option<String> {
    let patterns = format!(
        "#include \"std/arith.pdll\"
         Pattern with benefit(1) {{
           let root = op<t.op>(v: Value, w: Value) {{a = a: Attr, b = b: Attr}} -> (t: Type);
           SameType(v, w);
           {constraint}
           rewrite root with {{ replace root with op<t.new>(v) {{r = {result}}} -> (t); }};
         }}"
    );
    let set = PatternSet::from_source("library.pdll", &patterns).unwrap_or_else(|e| panic!("{e}"));
    let mut ctx = Context::new();
    let text =
        format!("%x = \"t.x\"() : () -> i8\n%y = \"t.op\"(%x, %x) {{a = {a}, b = {b}}} : (i8, i8) -> i8\n");
    let mut module = parse_module(&mut ctx, "in.mlir", text.as_bytes()).unwrap();
    let report = set.apply(&mut ctx, &mut module.ir).unwrap_or_else(|e| panic!("{e}"));
    let text = print(&ctx, &module, PrintOptions { generic: true, ..PrintOptions::default() });
    let new = text.split_once("{r = ").and_then(|(_, rest)| rest.split_once('}')).map(|(r, _)| r.to_string());
    assert_eq!(report.rewrites, u64::from(new.is_some()), "{text}");
    new
}

#[test]
fn constraints_and_rewrites() {
    // Constraints, what to compute, a, b, and what comes out.
    let rows: &[(&str, &str, &str, &str, Option<&str>)] = &[
        ("SameIntType(a, b);", "IntAdd(a, b)", "100 : i8", "100 : i8", Some("-56 : i8")),
        ("SameIntType(a, b);", "IntAdd(a, b)", "1 : i8", "1 : i16", None),
        ("", "IntAdd(a, b)", "1 : i8", "1 : i16", None),
        ("", "IntSub(a, b)", "0 : ui8", "1 : ui8", Some("255 : ui8")),
        ("", "IntMul(a, b)", "3 : index", "-2 : index", Some("-6 : index")),
        ("IntIsShiftAmount(b);", "IntShl(a, b)", "1 : i8", "8 : i8", None),
        ("IntIsShiftAmount(b);", "IntShrSigned(a, b)", "-8 : i8", "2 : i8", Some("-2 : i8")),
        ("IntIsPowerOfTwo(a);", "IntLog2(a)", "64 : i8", "unit", Some("6 : i8")),
        ("IntIsPowerOfTwo(a);", "IntLog2(a)", "65 : i8", "unit", None),
        ("IntIsNegative(a);", "IntNeg(a)", "-128 : i8", "unit", Some("-128 : i8")),
        ("not IntIsZero(a);", "b", "0 : i8", "unit", None),
        ("not IntIsZero(a);", "b", "1 : i8", "2 : i8", Some("2 : i8")),
        ("IsIntType(t);", "IntAllOnes(t)", "unit", "unit", Some("-1 : i8")),
        ("FloatIsNegZero(a);", "b", "-0.0 : f32", "7 : i8", Some("7 : i8")),
        ("FloatIsNegZero(a);", "b", "0.0 : f32", "7 : i8", None),
        ("FloatIsOne(a);", "b", "1.0 : bf16", "7 : i8", Some("7 : i8")),
        ("HasOneUse(v);", "a", "1 : i8", "unit", None),
        ("not HasNoUses(v);", "a", "1 : i8", "unit", Some("1 : i8")),
        ("OpHasNoUses(root);", "a", "1 : i8", "unit", Some("1 : i8")),
    ];
    for (constraint, result, a, b, want) in rows {
        let got = rewritten(constraint, result, a, b);
        assert_eq!(got.as_deref(), *want, "{constraint} {result} {a} {b}");
    }
}
