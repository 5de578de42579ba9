//! Size costs no more than its due: long chains of classes, records with many fields, wide bits, values
//! that grow. Each of these takes minutes if one step of the work goes through all of it.

use pdll_source::vfs::Disk;
use pdll_tablegen::{Input, Records, json, parse};
use std::time::{Duration, Instant};

/// Many times what any of these takes, on a busy machine as well.
const SOON: Duration = Duration::from_secs(60);

fn records(text: &str) -> Records {
    let start = Instant::now();
    let input =
        Input { path: "main.td".as_ref(), text: Some(text.as_bytes()), include_dirs: &[], macros: &[] };
    let records = parse(&input, &Disk).unwrap_or_else(|errors| panic!("{errors}"));
    json::dump(&records, std::io::sink()).expect("nothing to go wrong");
    assert!(start.elapsed() < SOON, "{:?}: {text:.80}", start.elapsed());
    records
}

/// `n` lines with the numbers from 0.
fn lines(n: usize, line: impl Fn(usize) -> String) -> String {
    (0..n).map(|i| line(i) + "\n").collect()
}

#[test]
fn chains_of_classes() {
    let chain = |class: &dyn Fn(usize) -> String| lines(3000, |i| class(i + 1));
    let programs = [
        // Each has a field more.
        format!(
            "class C0 {{ int f0 = 1; }} {} def d : C3000;",
            chain(&|i| format!("class C{i} : C{} {{ int f{i} = {i}; }}", i - 1))
        ),
        // Its field depends on its parameter, and on a field of the first class.
        format!(
            "class C0<int a> {{ int f0 = a; }} {} def d : C3000<1>;",
            chain(&|i| format!("class C{i}<int a> : C{}<a> {{ int f{i} = !add(a, f0); }}", i - 1))
        ),
    ];
    for (text, last) in programs.iter().zip([3000, 2]) {
        let records = records(text);
        let def = records.def("d").expect("it is there");
        assert_eq!((def.int("f0"), def.int("f3000")), (Some(1), Some(last)));
    }
}

#[test]
fn many_fields() {
    const N: usize = 400_000;
    let bodies = [
        lines(N, |i| format!("int f{i} = {i};")),
        lines(N, |i| format!("defvar v{i} = {i}; int f{i} = v{i};")),
        "int f0 = 0;".to_string() + &lines(N - 1, |i| format!("int f{} = !add(f{i}, 1);", i + 1)),
        lines(N, |i| format!("int f{i}; let f{i} = {i};")),
    ];
    for body in bodies {
        let records =
            records(&format!("def d {{ {body} }} class C {{ {body} }} def e : C {{ let f1 = 7; }}"));
        let of = |def: &str, field: &str| records.def(def).expect("it is there").int(field);
        assert_eq!((of("d", "f399999"), of("e", "f1")), (Some(N as i64 - 1), Some(7)));
    }
}

#[test]
fn wide_bits() {
    let text = "class C { bits<100000> a; bits<100000> b = a; let a{99999} = 1; let a{3-0} = 5; }
                def d : C; def e { bits<1048576> x = 1; bit last = x{1048575}; }";
    let records = records(text);
    let d = records.def("d").expect("it is there");
    let mut json = Vec::new();
    json::dump(&records, &mut json).expect("writing to memory works");
    let json: serde_json::Value = serde_json::from_slice(&json).expect("JSON");
    let b = json[d.name()]["b"].as_array().expect("bits");
    assert_eq!(b.len(), 100_000);
    let bit = |i: usize| b[i].as_i64();
    assert_eq!([bit(0), bit(1), bit(2), bit(3), bit(99_999)], [1, 0, 1, 0, 1].map(Some));
    assert_eq!(b[4]["var"], "a");
    assert_eq!(json["e"]["last"], 0);
}

/// Values that are known at the end only: folded inside out, they nest 10,000 times on the way.
#[test]
fn nested_folds() {
    let text = "def d {
        list<int> l = !range(100);
        int s = !foldl(0, l, x, i, !foldl(x, l, y, j, !foldl(y, l, z, k, !add(z, 1))));
    }";
    assert_eq!(records(text).def("d").expect("it is there").int("s"), Some(1_000_000));
}
