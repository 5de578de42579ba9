//! What `mlir-opt --allow-unregistered-dialect --test-pdl-bytecode-pass --mlir-print-op-generic` does: a file
//! holds a module `@patterns` and a module `@ir`; the patterns are applied to the IR.

use pdll::ir::{Attr, Context, Ir, Name, Op, PrintOptions, Type, Value, parse_module, parse_type, print};
use pdll::{Config, Host as _, IrHost, Natives, PatternSet, Results, RewriteError, Rewriter};
use pdll_ods::model::Model;
use std::sync::{Arc, LazyLock};

const GENERIC: PrintOptions = PrintOptions {
    generic: true,
    debuginfo: false,
    local_scope: false,
    unique_ids: false,
    nameloc_prefix: false,
    value_users: false,
    skip_regions: false,
    elide_elements: None,
    elide_resources: None,
};

/// Takes a file through the pass: what it prints.
///
/// # Errors
/// What there is to say about a file that is not good.
pub fn run(name: &str, text: &[u8]) -> Result<String, String> {
    let said = |errors: pdll::source::diag::Diagnostics| {
        let lines: Vec<String> = errors.iter().map(|e| e.message.clone()).collect();
        lines.join("\n")
    };
    let mut ctx = context();
    let module = parse_module(&mut ctx, name, text).map_err(said)?;
    let whole = print(&ctx, &module, GENERIC);
    let (Some(patterns), Some(ir)) = (only(&whole, "patterns")?, only(&whole, "ir")?) else {
        return Ok(whole);
    };
    let mut set =
        PatternSet::builder().source("patterns.mlir", patterns).build().map_err(|e| e.to_string())?;
    let mut ctx = context();
    register(&mut ctx, set.natives());
    let linked = set.link(&mut ctx).map_err(|e| e.to_string())?;
    // The module `@ir` becomes the top: patterns are for what is in it.
    let (aliases, lines) = split(&ir);
    let inner = lines.get(1..lines.len().saturating_sub(1)).unwrap_or_default().join("\n");
    let mut module =
        parse_module(&mut ctx, "ir.mlir", format!("{aliases}{inner}").as_bytes()).map_err(said)?;
    linked.run(&mut ctx, &mut module.ir, &Config::default());
    let rewritten = print(&ctx, &module, GENERIC);
    let (aliases, inner) = split(&rewritten);
    let (head, tail) = (lines[0], lines[lines.len() - 1]);
    let whole = format!("{aliases}{head}\n{}\n{tail}\n", inner.join("\n"));
    let module = parse_module(&mut context(), "out.mlir", whole.as_bytes());
    let mut ctx = context();
    match module.and_then(|_| parse_module(&mut ctx, "out.mlir", whole.as_bytes())) {
        Ok(module) => Ok(print(&ctx, &module, GENERIC)),
        Err(errors) => Err(said(errors)),
    }
}

/// Operations of MLIR's dialect for tests that the pass knows, unlike others of that prefix.
const TEST_DIALECT: &str = "
dialect test test
use base
op attr_sized_operands AttrSizedOperandOp (a: I32*, b: I32*, c: I32, d: I32*)
  is AttrSizedOperandSegments
op attr_sized_results AttrSizedResultOp () -> (a: I32*, b: I32*, c: I32, d: I32*)
  is AttrSizedResultSegments
";

static TEST_MODEL: LazyLock<Arc<Model>> = LazyLock::new(|| {
    let text = |name: &str| if name == "test" { Some(TEST_DIALECT) } else { pdll_std::dialects::text(name) };
    Arc::new(pdll_ods::brief::read("test", &text).expect("a good text"))
});

/// A context in which nothing is known of `pdl_interp` but how to read it.
fn context() -> Context {
    let mut ctx = pdll::context();
    pdll_dialects::add(&mut ctx, &TEST_MODEL);
    pdll::interp::register(&mut ctx);
    ctx
}

/// The lines that define aliases, which come first, and those of the module.
fn split(text: &str) -> (String, Vec<&str>) {
    let is_alias = |line: &&str| line.starts_with('#') || line.starts_with('!');
    let aliases = text.lines().filter(is_alias).map(|line| format!("{line}\n")).collect();
    (aliases, text.lines().filter(|line| !is_alias(line) && !line.is_empty()).collect())
}

/// The file without what is beside the module of this name; `None` if there is none.
fn only(text: &str, name: &str) -> Result<Option<String>, String> {
    let mut ctx = context();
    let mut module = match parse_module(&mut ctx, "all.mlir", text.as_bytes()) {
        Ok(module) => module,
        Err(errors) => return Err(errors.iter().map(|e| e.message.clone()).collect::<Vec<_>>().join("\n")),
    };
    let block = module.ir.module_block();
    let ops: Vec<Op> = module.ir.top().ops(block).collect();
    let is_it = |op: Op, ir: &Ir| {
        let symbol = ctx.get_attr(ir.top().attrs(op), ctx.known().sym_name);
        symbol.and_then(|attr| ctx.string_value(attr)) == Some(name.as_bytes())
    };
    if !ops.iter().any(|&op| is_it(op, &module.ir)) {
        return Ok(None);
    }
    for op in ops {
        if !is_it(op, &module.ir) {
            module.ir.top_mut().erase(op);
        }
    }
    Ok(Some(print(&ctx, &module, GENERIC)))
}

type Host = IrHost;
type Made<T> = Result<T, RewriteError>;

fn is(host: &Host, op: Op, name: &str) -> bool {
    host.ctx.text(Name::from_raw(host.op_name(op).0)) == name
}

/// The functions that the pass registers.
fn register(ctx: &mut Context, natives: &mut Natives<Host>) {
    let success = ctx.string_attr("test.success");
    let string = ctx.string_attr("test.str");
    let f32 = parse_type(ctx, "f32").expect("a type");
    let name = "test.success_op";
    natives
        .constraint("multi_entity_constraint", |host: &Host, _: Op, second: Op| is(host, second, "test.op"))
        .constraint("single_entity_constraint", |host: &Host, op: Op| is(host, op, "test.op"))
        .constraint("multi_entity_var_constraint", |_: &Host, values: Vec<Value>, types: Vec<Type>| {
            values.len() == 2 && types.len() == 2
        })
        .constraint("op_constr_return_attr", move |host: &Host, op: Op| is(host, op, name).then_some(success))
        .constraint("op_constr_return_type", move |host: &Host, op: Op| is(host, op, name).then_some(f32))
        .constraint("op_constr_return_type_range", move |host: &Host, op: Op, count: Attr| {
            let count = host.ctx.int_value(count).and_then(|n| usize::try_from(n).ok());
            is(host, op, name).then_some(())?;
            count.filter(|&n| n <= 1 << 16).map(|n| vec![f32; n])
        })
        .constraint("op_multiple_returns_failure", |_: &Host, _: Op| None::<(Type, Type)>);
    natives
        .rewrite("creator", |rewriter: &mut Rewriter<'_, Host>, _: Op| -> Made<Op> {
            rewriter.create_named("test.success", &[], &[], Results::Types(&[]))
        })
        .rewrite("var_creator", |rewriter: &mut Rewriter<'_, Host>, op: Op| {
            let host = &rewriter.host;
            let operands: Vec<Value> = (0..host.operand_count(op)).map(|i| host.operand(op, i)).collect();
            let types: Vec<Type> = operands.iter().map(|&v| host.value_type(v)).collect();
            (operands, types)
        })
        .rewrite("type_creator", move |_: &mut Rewriter<'_, Host>| f32)
        .rewrite("str_creator", move |_: &mut Rewriter<'_, Host>| string)
        .rewrite("rewriter", |rewriter: &mut Rewriter<'_, Host>, root: Op, input: Value| -> Made<()> {
            rewriter.create_named("test.success", &[input], &[], Results::Types(&[]))?;
            rewriter.erase(root)
        });
}
