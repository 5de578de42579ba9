//! Operations with very many operands and results, and what is over the limits.

use pdll_ir::{
    Body, Context, CreateError, MAX_OPERANDS, Module, Op, OpSpec, PrintOptions, Value, parse_module, print,
};

fn parse(text: &str) -> (Context, Module) {
    let mut ctx = Context::new();
    let module =
        parse_module(&mut ctx, "f.mlir", text.as_bytes()).unwrap_or_else(|errors| panic!("{}", errors[0]));
    (ctx, module)
}

fn reprint(text: &str) -> String {
    let (ctx, module) = parse(text);
    print(&ctx, &module, PrintOptions { generic: true, local_scope: true, ..PrintOptions::default() })
}

fn list(count: usize, item: impl Fn(usize) -> String) -> String {
    (0..count).map(item).collect::<Vec<_>>().join(", ")
}

/// Counts around those from which on they are not in the header of an op.
const COUNTS: [(usize, usize); 6] =
    [(70_000, 0), (65_534, 1), (65_535, 2), (0, 16_383), (1, 16_384), (70_000, 20_000)];

#[test]
fn many_operands_and_results() {
    for (operands, results) in COUNTS {
        let (uses, inputs) = (list(operands, |_| "%0".into()), list(operands, |_| "i1".into()));
        let outputs = list(results, |_| "i1".into());
        let (name, outputs) = match results {
            0 => (String::new(), "()".to_owned()),
            1 => ("%1 = ".into(), outputs),
            _ => (format!("%1:{results} = "), format!("({outputs})")),
        };
        let last = if results > 1 { format!("%1#{}", results - 1) } else { "%0".into() };
        let text = format!(
            "\"builtin.module\"() ({{\n  %0 = \"t.a\"() : () -> i1\n  {name}\"t.b\"({uses}) : ({inputs}) -> {outputs}\n  \
             \"t.c\"({last}) : (i1) -> ()\n}}) : () -> ()\n"
        );
        assert!(reprint(&text) == text, "{operands} operands, {results} results");
    }
}

#[test]
fn ops_with_many_operands_are_rewritten_like_others() {
    for (operands, results) in COUNTS {
        let mut ctx = Context::new();
        let (name, other, ty) = (ctx.name("t.b"), ctx.name("t.a"), ctx.int_type(1));
        let (shape, source) = (ctx.op_shape(name, operands, results), ctx.op_shape(other, 0, 1));
        assert_eq!(ctx.shape_data(shape).operands as usize, operands);
        let (attrs, loc) = (ctx.known().no_attrs, ctx.known().unknown_loc);
        let mut body = Body::new();
        let a = body.create(&OpSpec { shape: source, operands: &[], results: &[ty], attrs, loc });
        let value = body.result(a, 0);
        let (values, types) = (vec![value; operands], vec![ty; results]);
        let create = |body: &mut Body| -> Op {
            body.create(&OpSpec { shape, operands: &values, results: &types, attrs, loc })
        };
        let op = create(&mut body);
        assert_eq!((body.num_operands(op), body.num_results(op)), (operands, results));
        assert_eq!(body.uses(value).count(), operands);
        assert!(!body.has_uses(op));
        let outputs: Vec<Value> = body.results(op).collect();
        assert!(outputs.iter().all(|&output| body.def_op(output) == Some(op)));
        let cells = body.cell_count();
        assert!(body.erase(op));
        assert!(body.is_unused(value));
        create(&mut body);
        assert_eq!(body.cell_count(), cells, "the run is used again");
    }
}

#[test]
fn what_is_over_a_limit_is_an_error() {
    let mut ctx = Context::new();
    let (name, ty) = (ctx.name("t.a"), ctx.int_type(1));
    let (none, one) = (ctx.op_shape(name, 0, 0), ctx.op_shape(name, 0, 1));
    let (attrs, loc) = (ctx.known().no_attrs, ctx.known().unknown_loc);
    let mut body = Body::new();
    let op = body.create(&OpSpec { shape: one, operands: &[], results: &[ty], attrs, loc });
    let operands = vec![body.result(op, 0); MAX_OPERANDS + 1];
    let spec = OpSpec { shape: none, operands: &operands, results: &[], attrs, loc };
    assert_eq!(body.try_create(&spec), Err(CreateError::OpTooLarge));

    body.set_max_cells(body.cell_count() + 6);
    let spec = OpSpec { shape: none, operands: &[], results: &[], attrs, loc };
    assert!(body.try_create(&spec).is_ok());
    assert_eq!(body.try_create(&spec), Err(CreateError::BodyFull));
    let block = body.new_block();
    assert_eq!(body.try_add_block_arg(block, ty, loc), Err(CreateError::BodyFull));
}
