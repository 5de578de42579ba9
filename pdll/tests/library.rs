//! The library's functions, called from patterns: the examples that its files have.

use pdll::PatternSet;
use pdll::ir::{Context, PrintOptions, parse_attr, parse_module, parse_type, print, print_attr, print_type};
use pdll_std::reference::{self, Example, File, Function};

/// A pattern that calls the function at `t.root`, and IR in which it would be applied. Each argument is what
/// an operand or an attribute of `t.root` is.
fn program(path: &str, function: &Function, example: &Example) -> (String, String) {
    let (mut declared, mut operands, mut attrs, mut call) = (vec![], vec![], vec![], vec![]);
    let (mut values, mut types, mut dictionary) = (vec![], vec![], vec![]);
    let mut ir = example.ir.replace("  ", "\n");
    for (i, (arg, param)) in example.args.iter().zip(&function.params).enumerate() {
        let value_type = || {
            let line = example.ir.split("  ").find(|line| line.starts_with(&format!("{arg} = "))).unwrap();
            line.rsplit_once("-> ").unwrap().1
        };
        match param.as_str() {
            "Attr" => {
                attrs.push(format!("a{i} = a{i}: Attr"));
                dictionary.push(format!("a{i} = {arg}"));
                call.push(format!("a{i}"));
                continue;
            }
            "Type" => {
                declared.push(format!("let t{i}: Type; let v{i}: Value<t{i}>;"));
                operands.push(format!("v{i}"));
                ir += &format!("\n%v{i} = \"t.value\"() : () -> ({arg})");
                values.push(format!("%v{i}"));
                types.push(arg.to_string());
                call.push(format!("t{i}"));
                continue;
            }
            "Value" => {
                declared.push(format!("let v{i}: Value;"));
                operands.push(format!("v{i}"));
                call.push(format!("v{i}"));
            }
            _ => {
                declared.push(format!("let o{i}: Op;"));
                operands.push(format!("o{i}.0"));
                call.push(format!("o{i}"));
            }
        }
        values.push(arg.to_string());
        types.push(value_type().to_string());
    }
    let attrs = if attrs.is_empty() { String::new() } else { format!("{{{}}}", attrs.join(", ")) };
    let call = format!("{}({})", function.name, call.join(", "));
    let (test, rewrite) = match (function.constraint, function.result.as_deref()) {
        (true, None) => (format!("{call};"), "op<t.new> {r = attr<\"unit\">} -> ();".into()),
        (true, Some(_)) => (format!("let r = {call};"), "op<t.new> {r = r} -> ();".into()),
        (false, Some("Attr")) => (String::new(), format!("op<t.new> {{r = {call}}} -> ();")),
        (false, Some("Type")) => (String::new(), format!("op<t.new> -> ({call});")),
        _ => (String::new(), format!("{call};")),
    };
    let pattern = format!(
        "#include \"{path}\"\nPattern {{ {} let root = op<t.root>({}) {}; {test} \
         rewrite root with {{ let done = op<t.done> -> (); {rewrite} erase root; }}; }}",
        declared.join(" "),
        operands.join(", "),
        attrs
    );
    let op = format!(
        "\"t.root\"({}) {{{}}} : ({}) -> ()",
        values.join(", "),
        dictionary.join(", "),
        types.join(", ")
    );
    (pattern, format!("{ir}\n{op}\n"))
}

/// What the run of an example leaves of what the function gave: `=` and what that is, "holds", or "fails".
fn outcome(file: &File, function: &Function, example: &Example) -> String {
    let (pattern, ir) = program(file.path, function, example);
    let set = PatternSet::from_source("example.pdll", &pattern).unwrap_or_else(|e| panic!("{e}\n{pattern}"));
    let mut ctx = Context::new();
    let mut module = parse_module(&mut ctx, "in.mlir", ir.as_bytes()).unwrap_or_else(|e| panic!("{e}\n{ir}"));
    let report = set.apply(&mut ctx, &mut module.ir).unwrap_or_else(|e| panic!("{e}\n{pattern}"));
    let text = print(&ctx, &module, PrintOptions { generic: true, ..PrintOptions::default() });
    assert_eq!(report.rewrites == 1, text.contains("t.done"), "{text}");
    if report.rewrites == 0 {
        return "fails".into();
    }
    let made = text.lines().map(str::trim).skip_while(|line| !line.contains("t.done")).nth(1).unwrap();
    let cut = |from: &str, to: &str| made.split_once(from).unwrap().1.rsplit_once(to).unwrap().0.to_string();
    match function.result.as_deref() {
        None => "holds".into(),
        Some("Attr") => format!("= {}", cut("{r = ", "} : () -> ()")),
        Some("Type") => format!("= {}", made.rsplit_once(": () -> ").unwrap().1),
        _ => format!("= {}", made.split_once(" = ").unwrap().1.split_once('(').unwrap().0),
    }
}

/// A text of an attribute or of a type as it is printed.
fn spelled(function: &Function, text: &str) -> String {
    let mut ctx = Context::new();
    match function.result.as_deref() {
        Some("Attr") => parse_attr(&mut ctx, text).map(|a| print_attr(&ctx, a)).unwrap(),
        Some("Type") => parse_type(&mut ctx, text).map(|t| print_type(&ctx, t)).unwrap(),
        _ => text.to_string(),
    }
}

#[test]
fn examples_say_what_happens() {
    let (mut run, mut wrong) = (0, String::new());
    for file in reference::files() {
        for entry in &file.entries {
            for example in &entry.examples {
                let function = entry.functions.iter().find(|f| f.name == example.name).unwrap();
                let want = match example.result {
                    _ if example.fails => "fails".into(),
                    Some(result) => format!("= {}", spelled(function, result)),
                    None => "holds".into(),
                };
                let got = outcome(&file, function, example);
                if got != want {
                    wrong += &format!("{}: {got}\n", example.text);
                }
                run += 1;
            }
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
    assert!(run > 200, "{run}");
}

/// `UPDATE_EXPECT=1` writes the page.
#[test]
fn the_page_of_the_guide_is_made_from_the_files() {
    expect_test::expect_file!["../../docs/library.md"].assert_eq(&reference::page());
}
