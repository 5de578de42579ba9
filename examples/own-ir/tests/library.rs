//! The natives of the library, and conditions in C++, on an IR that is not MLIR's.

use own_ir::Dag;
use pdll::{ByText, Config, PatternSet};

/// Folds sums of numbers with the library's natives; marks odd numbers with a condition in C++.
const PATTERNS: &str = r#"
#include "std/ints.pdll"
Constraint Odd(n: Attr) [{ return ::llvm::cast<::mlir::IntegerAttr>(n).getInt() % 2 == 1; }];
Pattern Sum with benefit(2) {
    let left = op<t.num> {n = a: Attr};
    let right = op<t.num> {n = b: Attr};
    let root = op<t.add>(left.0, right.0) -> (t: Type);
    SameIntType(a, b);
    rewrite root with { replace root with op<t.num> {n = IntAdd(a, b)} -> (t); };
}
Pattern NoZero {
    let zero = op<t.num> {n = z: Attr};
    let root = op<t.sub>(x: Value, zero.0);
    IntIsZero(z);
    replace root with x;
}
Pattern IsOdd {
    let number = op<t.num> {n = n: Attr};
    let root = op<t.parity>(number.0);
    Odd(n);
    replace root with op<t.odd>() -> (type<"i64">);
}
Pattern IsEven {
    let number = op<t.num> {n = n: Attr};
    let root = op<t.parity>(number.0);
    not Odd(n);
    replace root with op<t.even>() -> (type<"i64">);
}"#;

/// Function, numbers, and what becomes of it.
const ROWS: &[(&str, i64, i64, &str)] = &[
    ("t.add", 3, 4, "t.num#7"),
    ("t.add", i64::MAX, 1, "t.num#-9223372036854775808"),
    ("t.sub", 3, 0, "t.num#3"),
    ("t.sub", 3, 1, "t.sub(t.num#3, t.num#1)"),
    ("t.parity", 3, 0, "t.odd"),
    ("t.parity", 4, 0, "t.even"),
];

#[test]
fn natives_of_the_library_and_conditions_in_cpp() {
    for &(name, a, b, want) in ROWS {
        let set = PatternSet::<Dag>::for_host().with_library_natives();
        let set = set.with_source("t.pdll", PATTERNS).expect("compiles");
        let mut dag = Dag::default();
        let linked = set.link_to(&mut dag).unwrap_or_else(|e| panic!("{e}"));
        let (a, b) = (dag.node("t.num", &[], Some(a)), dag.node("t.num", &[], Some(b)));
        let args = if name == "t.parity" { vec![a] } else { vec![a, b] };
        let root = dag.node(name, &args, None);
        let report = linked.rewrite(&mut dag, &Config::default(), &mut ());
        assert!(report.failures.is_empty(), "{:?}", report.failures);
        assert_eq!(dag.show(root), want, "{name}");
    }
}

/// Conditions that come from a `.td` file, and result types that it says how to infer.
#[test]
fn conditions_and_inference_from_a_td_file() {
    let td = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/golden/ods.td");
    let text = format!(
        "#include \"{td}\"
        Pattern Lower {{
            let root = op<t.same>(x: Value, y: Value);
            rewrite root with {{ let same = op<own.same>(x, y); replace root with same; }};
        }}
        Pattern IsSmall {{
            let number = op<t.num> {{n = n: Small}};
            let root = op<t.size>(number.0);
            replace root with op<t.small>() -> (type<\"i64\">);
        }}
        Pattern IsLarge {{
            let number = op<t.num> {{n = n: Attr}};
            let root = op<t.size>(number.0);
            not Small(n);
            replace root with op<t.large>() -> (type<\"i64\">);
        }}"
    );
    let set = PatternSet::<Dag>::for_host().with_source("t.pdll", &text).expect("compiles");
    let rows = [
        ("t.same", vec![3, 4], "own.same(t.num#3, t.num#4)"),
        ("t.size", vec![15], "t.small"),
        ("t.size", vec![16], "t.large"),
    ];
    for (name, numbers, want) in rows {
        let mut dag = Dag::default();
        let linked = set.link_to(&mut dag).unwrap_or_else(|e| panic!("{e}"));
        let args: Vec<_> = numbers.iter().map(|&n| dag.node("t.num", &[], Some(n))).collect();
        let root = dag.node(name, &args, None);
        let report = linked.rewrite(&mut dag, &Config::default(), &mut ());
        assert!(report.failures.is_empty() && report.untold.is_empty(), "{:?}", report.failures);
        assert_eq!(dag.show(root), want, "{name}");
    }
}

/// The DAG does not know who uses a value: that is said, also under `not`, and nothing is rewritten.
#[test]
fn what_a_host_does_not_know_is_not_false() {
    let text = "#include \"std/values.pdll\"
        Pattern Used { let root = op<t.f>(x: Value); not HasOneUse(x); replace root with x; }";
    let set =
        PatternSet::<Dag>::for_host().with_library_natives().with_source("t.pdll", text).expect("compiles");
    let mut dag = Dag::default();
    let linked = set.link_to(&mut dag).unwrap_or_else(|e| panic!("{e}"));
    let leaf = dag.node("t.c", &[], None);
    let root = dag.node("t.f", &[leaf], None);
    let report = linked.rewrite(&mut dag, &Config::default(), &mut ());
    assert_eq!(dag.show(root), "t.f(t.c)");
    let why: Vec<_> = report.untold.iter().map(|u| u.why).collect();
    assert_eq!(why, ["this host does not know who uses a value"]);
}

/// A type or attribute that has been asked for is not asked for again, in either direction.
#[test]
fn each_attribute_is_asked_for_once() {
    let set = PatternSet::<Dag>::for_host()
        .with_library_natives()
        .with_source("t.pdll", PATTERNS)
        .expect("compiles");
    let mut dag = Dag::default();
    let linked = set.link_to(&mut dag).unwrap_or_else(|e| panic!("{e}"));
    let numbers = [1, 2].map(|n| dag.node("t.num", &[], Some(n)));
    for i in 0..100 {
        let sum = dag.node("t.add", &numbers, None);
        let seven = dag.node("t.num", &[], Some(3));
        let top = dag.node(&format!("t.top{i}"), &[sum, seven], None);
        dag.node("t.parity", &[seven], None);
        linked.rewrite(&mut dag, &Config::default(), &mut ());
        assert_eq!(dag.show(top), format!("t.top{i}(t.num#3, t.num#3)"));
        // Printed: 1 and 2. Read, or printed: 3.
        assert_eq!(dag.text_mirror().questions(), 3);
    }
}
