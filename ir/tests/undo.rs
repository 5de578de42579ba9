//! Changes that are taken back: whatever was done, the body is as before, use lists in their old order
//! included.

use pdll_ir::{
    Block, Body, BodyId, CloneMap, Context, Module, Op, OpSpec, PrintOptions, UndoLog, Value, parse_module,
    print,
};
use pdll_tests::Random;
use proptest::prelude::*;

const TEXT: &str = "\
func.func @f(%a: i32, %c: i32) {
  %0 = \"t.a\"(%a, %c) : (i32, i32) -> i32
  %1 = \"t.b\"(%0, %a) ({
  ^bb0(%x: i32):
    %2 = \"t.in\"(%x, %0) : (i32, i32) -> i32
    \"t.br\"(%2)[^bb1] : (i32) -> ()
  ^bb1(%y: i32):
    \"t.out\"(%y, %2, %a) : (i32, i32, i32) -> ()
  }) : (i32, i32) -> i32
  %3 = \"t.c\"(%1, %1, %0) : (i32, i32, i32) -> i32
  \"t.d\"(%3, %a) : (i32, i32) -> ()
  return
}
";

/// All that can be told of a body: its text, and the users of each value in their order.
fn state(ctx: &Context, module: &Module) -> String {
    let body = module.ir.body(BodyId::from_raw(1));
    let mut text = print(ctx, module, PrintOptions::default());
    for value in values(body) {
        let users: Vec<_> = body.uses(value).map(|used| format!("{:?}#{}", used.op, used.index)).collect();
        text += &format!("{value:?} {:?}: {}\n", body.value_type(value), users.join(" "));
    }
    text
}

fn blocks(body: &Body) -> Vec<Block> {
    let inner = body.walk(false).into_iter().flat_map(|op| body.regions(op).to_vec());
    let regions: Vec<_> = body.roots().iter().copied().chain(inner).collect();
    regions.into_iter().flat_map(|region| body.blocks(region).to_vec()).collect()
}

fn values(body: &Body) -> Vec<Value> {
    let arguments = blocks(body).into_iter().flat_map(|block| body.block_args(block).to_vec());
    arguments
        .chain(body.walk(false).into_iter().flat_map(|op| body.results(op).collect::<Vec<_>>()))
        .collect()
}

/// Does something to the body.
fn change(ctx: &mut Context, module: &mut Module, log: &mut UndoLog, random: &mut Random) {
    let body = module.ir.body_mut(BodyId::from_raw(1));
    let (ops, all, blocks) = (body.walk(false), values(body), blocks(body));
    if ops.is_empty() || all.is_empty() {
        return;
    }
    let op: Op = ops[random.below(ops.len())];
    let value = all[random.below(all.len())];
    let other = all[random.below(all.len())];
    let block = blocks[random.below(blocks.len())];
    let nested = |body: &Body, outer: Op, block: Block| {
        let around = body.block_region(block).and_then(|region| body.region_parent(region));
        around.is_some_and(|around| around == outer || body.is_ancestor(outer, around))
    };
    let name = ctx.name("t.new");
    let (shape, i64) = (ctx.op_shape(name, 2, 1), ctx.known().i64);
    let string = ctx.string_attr("x");
    let attrs = ctx.discardable(&[(name, string)]);
    let mut edit = log.record(body);
    match random.below(20) {
        0 => {
            let spec = OpSpec {
                shape,
                operands: &[value, other],
                results: &[i64],
                attrs,
                loc: ctx.known().unknown_loc,
            };
            let new = edit.create(&spec).expect("there is room");
            edit.place_before(new, op);
        }
        1 if !nested(edit.body(), op, block) => edit.place_at_end(op, block),
        2 => edit.replace_all_uses(value, other),
        3 if edit.body().num_operands(op) > 0 => edit.set_operand(op, 0, value),
        4 => {
            edit.erase(op);
        }
        5 => edit.set_attrs(op, attrs),
        6 => edit.set_value_type(value, i64),
        7 => {
            edit.split_block(op);
        }
        8 => {
            edit.insert_block_arg(block, 0, i64, ctx.known().unknown_loc).expect("there is room");
        }
        9 => {
            let to = edit.body().block(op).filter(|&to| to != block);
            let inside = edit.body().ops(block).any(|user| user == op || edit.body().is_ancestor(user, op));
            if let (Some(to), false) = (to, inside) {
                let with = vec![value; edit.body().block_args(block).len()];
                edit.inline_block(block, to, Some(op), &with);
            }
        }
        10 if !edit.body().block_args(block).is_empty() => {
            let last = edit.body().block_args(block).len() - 1;
            edit.erase_block_arg(block, last);
        }
        11
            // The entry of a function stays.
            if edit.body().block_index(block) != Some(0) => {
                edit.erase_block(block);
            }
        12 => {
            let copy = edit.clone_op(op, &mut CloneMap::new()).expect("there is room");
            edit.place_before(copy, op);
        }
        13 => {
            let regions = edit.body().regions(op).to_vec();
            let own = edit.body().block_region(block);
            if let (&[from, ..], Some(to), false) = (&regions[..], own, nested(edit.body(), op, block)) {
                edit.inline_region(from, to, 1);
            }
        }
        14 => {
            let region = edit.add_region(op);
            let new = edit.create_block(region, 0);
            edit.insert_block_arg(new, 0, i64, ctx.known().unknown_loc).expect("there is room");
        }
        15 => edit.set_arg_loc(value, ctx.known().unknown_loc),
        16 => {
            let with = vec![value; edit.body().num_results(op)];
            edit.replace(op, &with);
        }
        17 => {
            let body = edit.body();
            let mut tail = std::iter::successors(Some(op), |op| body.next(*op));
            if !tail.any(|op| nested(body, op, block)) {
                edit.place_tail_at_end(op, block);
            }
        }
        18 => edit.renew_uses(op),
        19 => {
            let gone = edit.take_block_args(block);
            for (index, old) in edit.body().block_args(gone).to_vec().into_iter().enumerate() {
                let (ty, loc) = (edit.body().value_type(old), ctx.known().unknown_loc);
                let new = edit.insert_block_arg(block, index, ty, loc).expect("there is room");
                edit.replace_all_uses(old, new);
            }
            edit.take_block(gone);
        }
        _ => {}
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_undone_leaves_no_trace(seed in any::<u64>(), first in 0usize..8, second in 1usize..12) {
        let (mut ctx, mut random, mut log) = (Context::new(), Random::new(seed), UndoLog::new());
        let mut module = parse_module(&mut ctx, "f.mlir", TEXT.as_bytes()).expect("valid");
        let start = (log.mark(), state(&ctx, &module));
        for _ in 0..first {
            change(&mut ctx, &mut module, &mut log, &mut random);
        }
        let middle = (log.mark(), state(&ctx, &module));
        for _ in 0..second {
            change(&mut ctx, &mut module, &mut log, &mut random);
        }
        let body = BodyId::from_raw(1);
        log.undo(module.ir.body_mut(body), middle.0);
        prop_assert_eq!(state(&ctx, &module), middle.1);
        log.undo(module.ir.body_mut(body), start.0);
        prop_assert_eq!(state(&ctx, &module), start.1);
    }
}

#[test]
fn what_is_committed_is_freed() {
    let mut ctx = Context::new();
    let mut module = parse_module(&mut ctx, "f.mlir", TEXT.as_bytes()).expect("valid");
    let body = module.ir.body_mut(BodyId::from_raw(1));
    let count = body.op_count();
    let ops = body.walk(false);
    let last_used: Vec<Op> = ops.iter().rev().copied().filter(|&op| body.num_operands(op) > 1).collect();
    let mut log = UndoLog::new();
    let mut edit = log.record(body);
    // From the last to the first, so that nothing that is erased is used.
    let erased = last_used.iter().filter(|&&op| edit.erase(op)).count();
    assert!(erased > 2);
    log.commit(body);
    assert!(body.op_count() < count && body.walk(false).len() == body.op_count());
}
