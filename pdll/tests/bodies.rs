//! What is in two bodies changes together: the type of a function and the arguments of its entry block.

use pdll::ir::{
    Attr, Context, NewInput, NewResult, Op, PrintOptions, parse_module, print, print_attr, verify,
};
use pdll::{Config, IrHost, PatternSet, Rewriter};

/// Widens all `i32` of a signature; whether there were any.
fn widen(host: &mut IrHost, function: Op) -> Result<bool, String> {
    let changed = host.with_ir(|ctx, ir, id| {
        let (narrow, wide) = (ctx.int_type(32), ctx.int_type(64));
        let to = |ty| if ty == narrow { wide } else { ty };
        let Some((inputs, results)) = pdll::ir::signature(ctx, ir, id, function) else { return Ok(false) };
        let any = inputs.iter().chain(results).any(|&ty| ty == narrow);
        let inputs: Vec<_> =
            inputs.iter().enumerate().map(|(from, &ty)| NewInput::Kept { from, ty: to(ty) }).collect();
        let results: Vec<_> =
            results.iter().enumerate().map(|(from, &ty)| NewResult::Kept { from, ty: to(ty) }).collect();
        ir.change_signature(ctx, id, function, &inputs, &results).map_err(|e| e.to_string())?;
        Ok(any)
    });
    changed.unwrap_or(Err("there is only one body".into()))
}

fn patterns() -> PatternSet {
    let text = "
        Constraint Narrow(ty: Attr);
        Rewrite Widen(f: Op);
        Pattern Signature { let f = op<func.func> {function_type = ty: Attr}; Narrow(ty); rewrite f with { Widen(f); }; }
        Pattern Inside { let u = op<t.old>(x: Value); rewrite u with { replace u with op<t.new>(x); }; }";
    let mut set = PatternSet::from_source("widen.pdll", text).expect("compiles");
    set.natives()
        .constraint("Narrow", |host: &IrHost, ty: Attr| print_attr(&host.ctx, ty).contains("i32"))
        .rewrite("Widen", |rewriter: &mut Rewriter<'_, IrHost>, f: Op| {
            rewriter.modify(f, |host| widen(host, f)).map(|_| ())
        });
    set
}

#[test]
fn a_signature_and_its_entry_block() {
    let text = br#"
        func.func @f(%x: i32, %y: f32) {
          "t.old"(%x) : (i32) -> ()
          "t.use"(%y) : (f32) -> ()
          return
        }"#;
    let mut ctx = Context::new();
    let linked = patterns().link(&mut ctx).expect("links");
    let mut module = parse_module(&mut ctx, "t.mlir", text).expect("test input parses");
    let report = linked.run(&mut ctx, &mut module.ir, &Config::default());
    assert_eq!((report.rewrites, report.converged, report.failure_count), (2, true, 0), "{report:?}");
    assert!(verify(&ctx, &module.ir).is_empty());
    let out = print(&ctx, &module, PrintOptions::default());
    assert!(out.contains("@f(%arg0: i64, %arg1: f32)"), "{out}");
    assert!(out.contains(r#""t.new"(%arg0) : (i64) -> ()"#), "{out}");
}

#[test]
fn a_body_alone_has_no_other_bodies() {
    let mut host = IrHost::new(Context::new(), pdll::ir::Body::new());
    assert_eq!(host.with_ir(|_, ir, _| ir.op_count()), None);
}
