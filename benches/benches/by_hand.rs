//! Compiled patterns beside the same ones written by hand in Rust, on the same IR and by the same driver:
//! `cargo bench -p pdll-benches --bench by_hand [-- FAMILY]`.
//!
//! By hand there is a pattern for each compiled one, which looks at what it needs and says whether it
//! matches; the driver knows of it what its root is called. Prints the median of several runs in one process,
//! for each operation of the input. Both sides must leave the same IR.

use pdll::ir::{
    Attr, Body, Context, Name, Op, PrintOptions, Type, Value, parse_attr, parse_module, parse_type, print,
};
use pdll::{Config, IrHost, Matched, NoMatch, OpSpec, OpSym, PatternSet, Results, Rewriter};
use pdll_benches::{Workload, chain, deep, names, pairs, root, root_case, trees};
use std::time::Instant;

const OPS: usize = 100_000;
const RUNS: usize = 5;

/// What a pattern says of an operation that is another one than it wants.
const NO: NoMatch = NoMatch { reason: std::borrow::Cow::Borrowed("") };

/// An operation of this name with so many operands and one result, as most patterns want it.
fn is(host: &IrHost, op: Op, name: Name, operands: usize) -> bool {
    let body = &host.body;
    host.ctx.shape_data(body.shape(op)).name == name
        && body.num_operands(op) == operands
        && body.num_results(op) == 1
}

/// What defines an operand, if it is such an operation.
fn definer(host: &IrHost, op: Op, operand: usize, name: Name, operands: usize) -> Result<Op, NoMatch> {
    let found = host.body.def_op(host.body.operand(op, operand)).filter(|op| is(host, *op, name, operands));
    found.ok_or(NO)
}

/// The operation becomes another one, of the same types.
fn become_op(rewriter: &mut Rewriter<'_, IrHost>, op: Op, name: Name, operands: &[Value]) -> Matched {
    let (name, results) = (OpSym(name.raw()), Results::Like(op));
    let new = rewriter.create(&OpSpec { name, kind: None, operands, attrs: &[], results })?;
    Ok(rewriter.replace_with_op(op, new)?)
}

fn named(ctx: &mut Context, text: String) -> Name {
    ctx.name(&text)
}

/// `root(inner(x, _), y) -> res(x, y)`, as [`names`] has it.
fn names_by_hand(n: usize, ctx: &mut Context, set: &mut PatternSet) {
    for (p, [root, inner]) in pairs(n) {
        let [inner, res] = [format!("d.op{inner}"), format!("d.res{p}")].map(|name| named(ctx, name));
        let root = format!("d.op{root}");
        let root_name = named(ctx, root.clone());
        set.add_fn(root, 2, move |op, rewriter| {
            let host = &*rewriter.host;
            if !is(host, op, root_name, 2) {
                return Err(NO);
            }
            let inner = definer(host, op, 0, inner, 2)?;
            let operands = [host.body.operand(inner, 0), host.body.operand(op, 1)];
            become_op(rewriter, op, res, &operands)
        });
    }
}

/// `root {k}(inner(x)) -> res(x)` where the operand has some type, as [`root`] has it.
fn root_by_hand(n: usize, ctx: &mut Context, set: &mut PatternSet) {
    let (key, root) = (ctx.name("k"), ctx.name("d.root"));
    for p in 0..n {
        let (attr, ty, inner) = root_case(p * 7);
        let wanted: Attr = parse_attr(ctx, &format!("{attr} : i32")).expect("an attribute");
        let ty: Type = parse_type(ctx, ty).expect("a type");
        let [inner, res] = [format!("d.in{inner}"), format!("r.res{p}")].map(|name| named(ctx, name));
        set.add_fn("d.root", 2, move |op, rewriter| {
            let host = &*rewriter.host;
            let body: &Body = &host.body;
            if !is(host, op, root, 1) || host.ctx.get_attr(body.attrs(op), key) != Some(wanted) {
                return Err(NO);
            }
            if body.value_type(body.operand(op, 0)) != ty {
                return Err(NO);
            }
            let x = body.operand(definer(host, op, 0, inner, 1)?, 0);
            become_op(rewriter, op, res, &[x])
        });
    }
}

/// Seven operations, three levels, as [`deep`] has it.
fn deep_by_hand(n: usize, ctx: &mut Context, set: &mut PatternSet) {
    for (p, tree) in trees(n).into_iter().enumerate() {
        let mut number = 0;
        let names = tree.map(|kind| {
            let part = ["leaf", "leaf", "leaf", "leaf", "mid", "mid", "top"][number];
            number += 1;
            named(ctx, format!("d.{part}{kind}"))
        });
        let res = named(ctx, format!("r.res{p}"));
        let benefit = u16::try_from(2 + p).expect("a few hundred patterns");
        set.add_fn(format!("d.top{}", tree[6]), benefit, move |op, rewriter| {
            let host = &*rewriter.host;
            if !is(host, op, names[6], 2) {
                return Err(NO);
            }
            let middle = [definer(host, op, 0, names[4], 2)?, definer(host, op, 1, names[5], 2)?];
            let mut values = [host.body.operand(op, 0); 4];
            for (i, value) in values.iter_mut().enumerate() {
                let leaf = definer(host, middle[i / 2], i % 2, names[i], 1)?;
                *value = host.body.operand(leaf, 0);
            }
            become_op(rewriter, op, res, &values)
        });
    }
}

/// `s0 -> s1 -> ... -> sn`, as [`chain`] has it.
fn chain_by_hand(n: usize, ctx: &mut Context, set: &mut PatternSet) {
    for p in 0..n {
        let [name, next] = [p, p + 1].map(|number| named(ctx, format!("d.s{number}")));
        set.add_fn(format!("d.s{p}"), 2, move |op, rewriter| {
            if !is(rewriter.host, op, name, 1) {
                return Err(NO);
            }
            let x = rewriter.host.body.operand(op, 0);
            become_op(rewriter, op, next, &[x])
        });
    }
}

type ByHand = fn(usize, &mut Context, &mut PatternSet);

/// What rewriting takes, in seconds, and the IR that it leaves.
fn run(workload: &Workload, by_hand: Option<ByHand>) -> (f64, String) {
    let mut ctx = Context::new();
    let set = match by_hand {
        None => PatternSet::from_source(&workload.name, &workload.patterns).expect("it is good"),
        Some(patterns) => {
            let mut set = PatternSet::new();
            patterns(workload.count, &mut ctx, &mut set);
            set
        }
    };
    let linked = set.link(&mut ctx).expect("nothing is missing");
    let mut module = parse_module(&mut ctx, "in.mlir", workload.ir.as_bytes()).expect("it is good");
    let config = Config { max_iterations: 100, ..Config::default() };
    let start = Instant::now();
    let report = linked.run(&mut ctx, &mut module.ir, &config);
    let seconds = start.elapsed().as_secs_f64();
    assert!(report.converged && report.failure_count == 0, "{}: {report:?}", workload.name);
    (seconds, print(&ctx, &module, PrintOptions { generic: true, ..PrintOptions::default() }))
}

fn main() {
    // Cargo passes `--bench`; what does not look like a flag chooses workloads.
    let (flags, wanted): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|word| word.starts_with('-'));
    let runs = if flags.iter().any(|flag| flag == "--once") { 1 } else { RUNS };
    let rows: [(Workload, ByHand); 8] = [
        (names(1, OPS), names_by_hand),
        (names(10, OPS), names_by_hand),
        (names(100, OPS), names_by_hand),
        (names(1000, OPS), names_by_hand),
        (root(10, OPS), root_by_hand),
        (root(1000, OPS), root_by_hand),
        (deep(300, OPS), deep_by_hand),
        (chain(20, OPS), chain_by_hand),
    ];
    println!("{:14} {:>10} {:>10} {:>9}", "", "compiled", "by hand", "times");
    for (workload, by_hand) in rows {
        if !wanted.is_empty() && !wanted.iter().any(|start| workload.name.starts_with(start.as_str())) {
            continue;
        }
        let [compiled, hand] = [None, Some(by_hand)].map(|by| {
            let all: Vec<(f64, String)> = (0..runs).map(|_| run(&workload, by)).collect();
            let mut seconds: Vec<f64> = all.iter().map(|run| run.0).collect();
            seconds.sort_by(f64::total_cmp);
            (seconds[runs / 2], all.into_iter().next().map(|run| run.1))
        });
        assert!(compiled.1 == hand.1, "{}: both leave the same", workload.name);
        let [per_op, by_hand] = [compiled.0, hand.0].map(|seconds| seconds * 1e9 / OPS as f64);
        println!("{:14} {per_op:>7.1} ns {by_hand:>7.1} ns {:>9.1}", workload.name, by_hand / per_op);
    }
}
