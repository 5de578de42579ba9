//! Natives that ODS or C++ defines, and those that are registered in their place.

use pdll::ir::{Attr, Context, PrintOptions, Type, parse_module, print};
use pdll::{IrHost, Limit, Limits, OpSpec, PatternSet};

const INPUT: &[u8] = br#"
    %a = "ask.attr"() {n = 3 : i32} : () -> i32
    %b = "ask.infer"(%a) : (i32) -> i1
    "own.use"(%b) : (i1) -> ()"#;

fn run(set: &PatternSet) -> Result<String, String> {
    let mut ctx = Context::new();
    let linked = set.link(&mut ctx).map_err(|e| e.to_string())?;
    let mut module = parse_module(&mut ctx, "in.mlir", INPUT).unwrap();
    let report = linked.run(&mut ctx, &mut module.ir, &pdll::Config::default());
    let faults: Vec<_> = report.failures.iter().map(|f| f.message.clone()).collect();
    if faults.is_empty() { Ok(print(&ctx, &module, PrintOptions::default())) } else { Err(faults.join("\n")) }
}

#[test]
fn a_registered_native_comes_before_its_code() {
    let source = "Constraint Odd(n: Attr) [{ return ::mlir::success(::llvm::cast<::mlir::IntegerAttr>(n).getInt() % 2 == 1); }];
        Pattern { let r = op<ask.attr>() {n = n: Attr} -> (t: Type); Odd(n); replace r with op<is.odd>() -> (t); }";
    let mut set = PatternSet::from_source("t.pdll", source).unwrap();
    assert!(run(&set).unwrap().contains("is.odd"));
    set.natives().constraint("Odd", |_: &IrHost, _: Attr| false);
    assert!(!run(&set).unwrap().contains("is.odd"));
    set.natives().constraint("Odd", |_: &IrHost, _: Type| true);
    assert!(run(&set).unwrap_err().contains("registered as (Type) -> () but called as (Attr) -> ()"));
}

#[test]
fn inference_can_be_registered() {
    let dir = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/golden/ods.td");
    let source = format!(
        "#include \"{dir}\"
        Pattern {{ let r = op<ask.infer>(x: Value); rewrite r with {{ let m = op<own.magic>(x); replace r with op<own.less>(m, m); }}; }}"
    );
    let mut set = PatternSet::from_source("t.pdll", &source).unwrap();
    assert!(run(&set).unwrap_err().contains("the result types of 'own.magic' cannot be inferred"));
    set.natives()
        .infer("own.magic", |host: &mut IrHost, _: &OpSpec<'_, IrHost>| Ok(vec![host.ctx.int_type(7)]));
    let out = run(&set).unwrap();
    assert!(out.contains("(i32) -> i7") && out.contains("(i7, i7) -> i1"), "{out}");
    // What is registered comes before what ODS says.
    set.natives().infer("own.less", |_: &mut IrHost, op: &OpSpec<'_, IrHost>| {
        Err(format!("it has {} operands", op.operands.len()).into())
    });
    let why = run(&set).unwrap_err();
    assert!(why.contains("the result types of 'own.less' cannot be inferred: it has 2 operands"), "{why}");
}

/// Code that is deep holds of what it holds of. Code that cannot be understood within bounds (it would not
/// end, or not soon) is a native like any other: the set is not linked without one.
#[test]
fn code_is_bounded() {
    let deep = format!("{}true", "!".repeat(90));
    let chain = (0..200).fold("1".to_string(), |sum, i| format!("{sum} + {i}")) + " > 0";
    let doubled = (0..20).fold("true".to_string(), |code, i| {
        format!("[](auto f{i}) {{ return f{i}(0) & f{i}(0); }}([](auto x{i}) {{ return {code}; }})")
    });
    let cases = [
        ("[](auto f) { return f(f); }([](auto f) { return f(f); })", None),
        ("[](auto f) { return f(f) || f(f); }([](auto f) { return f(f) || f(f); })", None),
        (&*deep, Some(true)),
        (&*chain, Some(true)),
        (&*doubled, None),
    ];
    for (code, holds) in cases {
        let source = format!(
            "Constraint C(n: Attr) [{{ return {code}; }}];
            Pattern {{ let r = op<ask.attr>() {{n = n: Attr}} -> (t: Type); C(n); replace r with op<is.so>() -> (t); }}"
        );
        let set = PatternSet::from_source("t.pdll", &source).unwrap();
        let got = run(&set).map(|out| out.contains("is.so"));
        match holds {
            Some(holds) => assert_eq!(got, Ok(holds), "{}", &code[..code.len().min(80)]),
            None => assert!(got.as_ref().is_err_and(|e| e.contains("its code cannot be used")), "{got:?}"),
        }
    }
}

/// Rules for result types are bounded as conditions are: each evaluation, and all of a run together.
#[test]
fn rules_for_result_types_are_bounded() {
    let td = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/golden/ods.td")).unwrap();
    let shape = "::llvm::cast<::mlir::RankedTensorType>($_self).getShape()";
    let rule = format!(
        "::llvm::all_of({shape}, [&](int64_t a) {{ \
         return ::llvm::all_of({shape}, [&](int64_t b) {{ return a == b; }}); }}) ? $_self : $_self"
    );
    let td = format!(
        "{td}\ndef Long : Op<Own, \"long\", [TypesMatchWith<\"x\", \"y\", \"{rule}\">]> {{\n\
         let arguments = (ins Any:$x); let results = (outs Any:$y); }}"
    );
    let patterns = "#include \"made.td\"
        Pattern Long { let r = op<ask.it>(x: Value); rewrite r with {
            let m = op<own.long>(x); replace r with op<got.it>(m); }; }";
    let set = PatternSet::builder().virtual_file("made.td", td).source("t.pdll", patterns).build().unwrap();
    // Rank, matcher steps of the run; whether it is rewritten, what could not be told, the limit that was
    // reached.
    let steps = "its code takes too many steps";
    type Row<'a> = (usize, Option<u64>, bool, &'a [&'a str], Option<Limit>);
    let rows: [Row<'_>; 3] = [
        (20, None, true, &[], None),
        (1500, None, false, &[steps], None),
        (20, Some(100), false, &[], Some(Limit::MatcherSteps)),
    ];
    for (rank, matcher_steps, rewritten, untold, reached) in rows {
        let ty = format!("tensor<{}f32>", "1x".repeat(rank));
        let input = format!("%0 = \"my.x\"() : () -> {ty}\n\"ask.it\"(%0) : ({ty}) -> ()\n");
        let mut ctx = Context::new();
        let linked = set.link(&mut ctx).unwrap();
        let mut module = parse_module(&mut ctx, "in.mlir", input.as_bytes()).unwrap();
        let limits = Limits { matcher_steps, ..Limits::default() };
        let report = linked.run(&mut ctx, &mut module.ir, &pdll::Config { limits, ..Default::default() });
        let out = print(&ctx, &module, PrintOptions::default());
        let why: Vec<_> = report.untold.iter().map(|u| u.why).collect();
        assert_eq!((out.contains("got.it"), &*why, report.reached), (rewritten, untold, reached), "{rank}");
    }
}
