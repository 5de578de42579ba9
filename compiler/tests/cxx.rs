//! C++ snippets: what they are parsed to, and what is refused.
//!
//! `tests/cxx/snippets.txt` has a snippet a line and, after `=>`, its tree, or where it cannot be parsed and
//! why. A snippet that begins with `body:` is the body of a function. `UPDATE_EXPECT=1` writes what this
//! build makes of them.
use pdll_compiler::cxx::{self, Expr};
use proptest::prelude::*;

fn show(exprs: &[Expr], at: u32) -> String {
    let sub = |i: &u32| show(exprs, *i);
    let list = |l: &[u32]| l.iter().map(sub).collect::<Vec<_>>().join(", ");
    let types = |t: &[String]| if t.is_empty() { String::new() } else { format!("<{}>", t.join(", ")) };
    match &exprs[at as usize] {
        Expr::Int(v, _) => v.to_string(),
        Expr::Float(v, true) => format!("{:?}f", f64::from_bits(*v) as f32),
        Expr::Float(v, false) => format!("{:?}", f64::from_bits(*v)),
        Expr::Text(t) => format!("{t:?}"),
        Expr::Name(n) => n.clone(),
        Expr::Unary(o, a) => format!("{}({})", o.text(), sub(a)),
        Expr::Binary(o, a, b) => format!("({} {} {})", sub(a), o.text(), sub(b)),
        Expr::Conditional(a, b, c) => format!("({} ? {} : {})", sub(a), sub(b), sub(c)),
        Expr::Call { name, types: t, args } => format!("{name}{}({})", types(t), list(args)),
        Expr::Method { object, name, types: t, args } => {
            format!("{}.{name}{}({})", sub(object), types(t), list(args))
        }
        Expr::Apply(f, args) => format!("[{}]({})", sub(f), list(args)),
        Expr::Index(a, b) => format!("{}[{}]", sub(a), sub(b)),
        Expr::List(items) => format!("{{{}}}", list(items)),
        Expr::Lambda(params, body) => {
            let names: Vec<&str> = params.iter().map(|p| p.name.as_str()).collect();
            format!("\\{} {}", names.join(" "), sub(body))
        }
        Expr::Hole => "_".into(),
        Expr::Attr(text) => format!("attr `{text}`"),
    }
}

fn result(snippet: &str) -> String {
    let parsed = match snippet.strip_prefix("body:") {
        Some(body) => cxx::body(body),
        None => cxx::expression(snippet),
    };
    match parsed {
        Ok(s) => show(&s.exprs, s.root),
        Err(f) => format!("error at {}: {}", f.offset, f.message),
    }
}

#[test]
fn snippets() {
    let path = "tests/cxx/snippets.txt";
    let text = std::fs::read_to_string(path).expect("golden file");
    let mut got = String::new();
    for line in text.lines() {
        let snippet = line.split(" => ").next().unwrap_or_default();
        let kept = snippet.is_empty() || snippet.starts_with('#');
        got += &if kept { format!("{line}\n") } else { format!("{snippet} => {}\n", result(snippet)) };
    }
    pdll_tests::golden(path, &got);
}

#[test]
fn long_and_deep() {
    let long = vec!["a"; 20_000].join(" || ");
    assert!(cxx::expression(&long).is_ok());
    let sum = vec!["a"; 20_000].join(" + ");
    let deep = "!".repeat(20_000) + "a";
    let brackets = "(".repeat(20_000) + "a";
    let templates = "a<".repeat(20_000);
    for text in [&sum, &deep, &brackets, &templates] {
        assert!(cxx::expression(text).is_err());
    }
}

proptest! {
    #[test]
    fn anything_ends_well(text in "([a-z:<>(){}!&|.,;?=+*$\" -]|isa<|return |::|0x1f|if ){0,40}") {
        for parsed in [cxx::expression(&text), cxx::body(&text)].into_iter().flatten() {
            for (i, e) in parsed.exprs.iter().enumerate() {
                prop_assert!(e.children().all(|c| (c as usize) < i));
            }
        }
    }
}
