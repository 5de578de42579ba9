//! `pdllc run --report`: the page, read as a browser reads it.

use crate::cli::folder;
use crate::common::{Run, pdllc};
use serde_json::Value;
use std::fmt::Write;
use std::fs;

const PATTERNS: &str = "#include \"std/ints.pdll\"
Pattern Twice with benefit(2) {
  let root = op<my.scale>(x: Value) {by = n: IntIsEven} -> (t: Type);
  rewrite root with { replace root with op<my.shift>(x) {by = IntLog2(n)} -> (t); };
}
Pattern Odd with benefit(1) {
  let root = op<my.scale>(x: Value) {by = n: Attr} -> (t: Type);
  rewrite root with { replace root with op<my.odd>(x) {by = n} -> (t); };
}
Pattern Drop { erase op<my.drop>; }
";

const IR: &str = "func.func @f(%a: i32) -> i32 {
  %0 = \"my.scale\"(%a) {by = 4 : i32, note = \"</script>\"} : (i32) -> i32
  %1 = \"my.scale\"(%0) {by = 3 : i32} : (i32) -> i32
  \"my.drop\"() : () -> ()
  %2 = \"my.if\"(%1) ({
    %3 = \"my.scale\"(%1) {by = 6 : i32} : (i32) -> i32
    \"my.yield\"(%3) : (i32) -> ()
  }) : (i32) -> i32
  return %2 : i32
}
";

/// The objects that stand in the page as scripts, by their ids.
fn data(page: &str, id: &str) -> Option<Value> {
    let (_, text) = page.split_once(&format!("<script type=\"application/json\" id=\"{id}\">"))?;
    Some(serde_json::from_str(text.split_once("</script>")?.0).unwrap())
}

/// Does what edits say with a list of lines, of which each has a number, a depth and a text.
fn apply(lines: &mut Vec<(u64, String)>, edits: &Value) {
    for edit in edits.as_array().unwrap() {
        let number = |i: usize| edit[i].as_u64().unwrap();
        let place = |line: u64| lines.iter().position(|l| l.0 == line);
        match edit[3].as_str() {
            None => {
                let at = place(number(0)).unwrap();
                assert_eq!(at.checked_sub(1).map_or(0, |before| lines[before].0), number(1));
                lines.remove(at);
            }
            Some(text) => {
                let at = if number(1) == 0 { 0 } else { place(number(1)).unwrap() + 1 };
                let indented = format!("{}{text}", "  ".repeat(number(2) as usize));
                lines.insert(at, (number(0), indented));
            }
        }
    }
}

/// The page of a run: what it says of the run, its steps, and the IR in the end.
fn page(args: &[&str], patterns: &str, ir: &str) -> (Value, Vec<Value>, String, String) {
    let (_dir, d) = folder();
    let [p, i, r] = ["p.pdll", "in.mlir", "r.html"].map(|name| format!("{d}/{name}"));
    fs::write(&p, patterns).unwrap();
    fs::write(&i, ir).unwrap();
    let run = pdllc(&[&["run", "-p", &p, "--report", &r, &i], args].concat());
    assert_eq!(run.status, 0, "{}", run.err);
    let page = fs::read_to_string(&r).unwrap();
    let about = data(&page, "run").unwrap();
    let pieces = (0..).map_while(|n| data(&page, &format!("piece{n}")));
    let steps: Vec<Value> = pieces.flat_map(|piece| piece.as_array().unwrap().clone()).collect();
    let mut lines = Vec::new();
    apply(&mut lines, &about["begin"]);
    steps.iter().for_each(|step| apply(&mut lines, &step[4]));
    let end = lines.iter().map(|line| format!("{}\n", line.1)).collect();
    (about, steps, end, run.out)
}

#[test]
fn the_steps_lead_from_the_input_to_the_output() {
    let (about, steps, end, out) = page(&[], PATTERNS, IR);
    let mut told = String::new();
    for step in &steps {
        let pattern = step[1].as_u64().map_or("-", |i| about["patterns"][i as usize][0].as_str().unwrap());
        let _ = writeln!(
            told,
            "{} {pattern} {} {}",
            step[0],
            step[2].as_str().unwrap(),
            step[3].as_str().unwrap().split(" (at").next().unwrap()
        );
    }
    assert_eq!(
        told,
        "1 Twice %3 = my.scale not a power of two\n\
         0 Odd %3 = my.scale \n\
         0 Drop my.drop \n\
         0 Odd %1 = my.scale \n\
         0 Twice %0 = my.scale \n"
    );
    assert_eq!(
        end,
        "\"builtin.module\"() ({
  \"func.func\"() ({
  ^bb0(%arg0: i32):
    %6 = \"my.shift\"(%arg0) {by = 2 : i32} : (i32) -> i32
    %5 = \"my.odd\"(%6) {by = 3 : i32} : (i32) -> i32
    %2 = \"my.if\"(%5) ({
      %4 = \"my.odd\"(%5) {by = 6 : i32} : (i32) -> i32
      \"my.yield\"(%4) : (i32) -> ()
    }) : (i32) -> i32
    \"func.return\"(%2) : (i32) -> ()
  }) {function_type = (i32) -> i32, sym_name = \"f\"} : () -> ()
}) : () -> ()
"
    );
    assert!(out.contains("my.shift"), "{out}");
    assert_eq!(about["steps"], 5);
    assert_eq!(about["profile"][1][3], 2, "rewrites of Odd: {}", about["profile"]);
}

/// The types of an operation with regions stand behind these.
#[test]
fn what_stands_behind_regions_is_told_too() {
    let patterns =
        "Pattern { let r = op<my.narrow>(x: Value); replace r with op<my.wide>(x) -> (type<\"i64\">); }";
    let ir = "func.func @f(%a: i32) {
  %0 = \"my.narrow\"(%a) : (i32) -> i32
  \"my.if\"(%0) ({
    \"my.yield\"() : () -> ()
  }) : (i32) -> ()
  return
}
";
    let (_, _, end, _) = page(&[], patterns, ir);
    assert!(end.contains("    }) : (i64) -> ()\n"), "{end}");
}

#[test]
fn a_page_grows_with_its_steps() {
    let ir = |n: usize| {
        let line = |i: usize| format!("%{i} = \"my.scale\"(%a) {{by = 3 : i32}} : (i32) -> i32\n");
        let lines: String = (0..n).map(line).collect();
        format!("func.func @f(%a: i32) {{\n{lines}return\n}}\n")
    };
    let size = |n: usize| {
        let (about, steps, ..) = page(&[], PATTERNS, &ir(n));
        assert_eq!((about["steps"].as_u64(), steps.len()), (Some(n as u64), n));
        about.to_string().len() + steps.iter().map(|step| step.to_string().len()).sum::<usize>()
    };
    let (small, large) = (size(200), size(2000));
    assert!(large < 12 * small, "{small} bytes for 200 steps, {large} for 2000");
}

/// Where a browser is installed, it shows the step that the address names, and finds what is searched for.
#[test]
fn a_browser_shows_the_steps() {
    const BROWSER: &str = "/usr/bin/chromium-headless-shell";
    if !std::path::Path::new(BROWSER).exists() {
        eprintln!("skipped: there is no {BROWSER}");
        return;
    }
    let (_dir, d) = folder();
    let [p, i, r] = ["p.pdll", "in.mlir", "r.html"].map(|name| format!("{d}/{name}"));
    fs::write(&p, PATTERNS).unwrap();
    fs::write(&i, IR).unwrap();
    assert_eq!(pdllc(&["run", "-p", &p, "--report", &r, &i]).status, 0);
    let data = format!("--user-data-dir={d}/profile");
    let address = format!("file://{r}#5");
    let args = ["--no-sandbox", "--disable-gpu", &data, "--virtual-time-budget=3000", "--dump-dom", &address];
    let page = Run::program(BROWSER, &args, "").out;
    for wanted in [
        "data-ready=\"yes\"",
        "<b>5. Twice</b> at %0 = my.scale: applied",
        "<div class=\"go\">-     %0 = \"my.scale\"(%arg0) {by = 4 : i32, note = \"&lt;/script&gt;\"}",
        "<div class=\"come\">+     %6 = \"my.shift\"(%arg0) {by = 2 : i32} : (i32) -&gt; i32</div>",
        "4 applied, 1 rewrite failed",
    ] {
        assert!(page.contains(wanted), "{wanted}\n{page}");
    }
}
