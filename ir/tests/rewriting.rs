//! Use lists and rewriting primitives: the orders are MLIR's.

use pdll_ir::{Attrs, Block, Body, Context, Ir, Op, OpShape, OpSpec, Type, Value, ValueDef};
use proptest::prelude::*;
use std::collections::BTreeSet;

struct Bed {
    ctx: Context,
    ir: Ir,
    block: Block,
    ty: Type,
}

impl Bed {
    fn new() -> Bed {
        let mut ctx = Context::new();
        let ir = Ir::new(&mut ctx);
        let (block, ty) = (ir.module_block(), ctx.int_type(32));
        Bed { ctx, ir, block, ty }
    }

    fn body(&mut self) -> &mut Body {
        self.ir.top_mut()
    }

    fn op(&mut self, name: &str, operands: &[Value], results: usize) -> Op {
        let name = self.ctx.name(name);
        let shape = self.ctx.op_shape(name, operands.len(), results);
        let types = vec![self.ty; results];
        let (attrs, loc, block) = (self.ctx.known().no_attrs, self.ctx.known().unknown_loc, self.block);
        self.body().create_at_end(block, &OpSpec { shape, operands, results: &types, attrs, loc })
    }

    fn users(&self, value: Value) -> Vec<(Op, u32)> {
        self.ir.top().uses(value).map(|u| (u.op, u.index)).collect()
    }

    /// Every op in order with its operands, and every result's and argument's use list.
    fn dump(&self) -> String {
        dump(self.ir.top(), self.block)
    }
}

fn dump(body: &Body, block: Block) -> String {
    let ops: Vec<Op> = body.ops(block).collect();
    let place = |op: Op| ops.iter().position(|&o| o == op).unwrap();
    let name = |v: Value| match body.def(v) {
        ValueDef::Result(op, i) => format!("{}#{i}", place(op)),
        other => format!("{other:?}"),
    };
    let mut text = String::new();
    for &op in &ops {
        let operands: Vec<String> = body.operands(op).map(name).collect();
        text += &format!("{} {:?} {:?}", place(op), body.shape(op), operands);
        for result in body.results(op) {
            let uses: Vec<String> =
                body.uses(result).map(|u| format!("{}.{}", place(u.op), u.index)).collect();
            text += &format!(" {uses:?}");
        }
        text += "\n";
    }
    text
}

#[test]
fn new_uses_come_first() {
    let mut bed = Bed::new();
    let a = bed.op("a", &[], 1);
    let v = bed.body().result(a, 0);
    let b = bed.op("b", &[v, v], 0);
    let c = bed.op("c", &[v], 0);
    assert_eq!(bed.users(v), [(c, 0), (b, 1), (b, 0)]);
    bed.body().set_operand(b, 0, v);
    assert_eq!(bed.users(v), [(b, 0), (c, 0), (b, 1)]);
    assert!(!bed.body().has_one_use(v));
}

#[test]
fn replacing_all_uses_reverses_them_in_front() {
    let mut bed = Bed::new();
    let a = bed.op("a", &[], 1);
    let b = bed.op("b", &[], 1);
    let (va, vb) = (bed.body().result(a, 0), bed.body().result(b, 0));
    let ops: Vec<Op> = (0..3).map(|_| bed.op("use", &[va], 0)).collect();
    let old = bed.op("old", &[vb], 0);
    bed.body().replace_all_uses(va, vb);
    assert_eq!(bed.users(vb), [(ops[0], 0), (ops[1], 0), (ops[2], 0), (old, 0)]);
    assert!(bed.body().is_unused(va));
    bed.body().replace_all_uses(vb, vb);
    assert_eq!(bed.users(vb).len(), 4);
}

#[test]
fn erase_unlinks_and_reuses_the_run() {
    let mut bed = Bed::new();
    let a = bed.op("a", &[], 2);
    let (r0, r1) = (bed.body().result(a, 0), bed.body().result(a, 1));
    let b = bed.op("b", &[r0, r1, r0], 1);
    let c = bed.op("c", &[r1], 1);
    assert!(!bed.body().erase(a), "still used");
    assert!(bed.body().erase(b));
    assert!(!bed.ir.top().is_live(b));
    assert_eq!((bed.users(r0), bed.users(r1)), (vec![], vec![(c, 0)]));
    let again = bed.op("d", &[r0, r1, r0], 1);
    assert_eq!(again, b, "last freed, first used");
    assert_eq!(bed.ir.top().prev(again), Some(c));
    assert_eq!(bed.ir.top().mark(again), 0);
    assert_eq!(bed.ir.top().op_count(), 4);
}

#[test]
fn replace_checks_its_values() {
    let mut bed = Bed::new();
    let a = bed.op("a", &[], 1);
    let b = bed.op("b", &[], 1);
    let (va, vb) = (bed.body().result(a, 0), bed.body().result(b, 0));
    let c = bed.op("c", &[vb], 0);
    assert!(!bed.body().replace(b, &[]));
    assert!(!bed.body().replace(b, &[vb]));
    assert!(bed.body().replace(b, &[va]));
    assert_eq!(bed.users(va), [(c, 0)]);
}

#[test]
fn moves_and_order() {
    let mut bed = Bed::new();
    let ops: Vec<Op> = (0..4).map(|_| bed.op("x", &[], 0)).collect();
    let block = bed.block;
    assert!(bed.body().is_before_in_block(ops[0], ops[3]));
    bed.body().move_before(ops[3], ops[0]);
    assert!(bed.body().is_before_in_block(ops[3], ops[0]));
    bed.body().move_after(ops[0], ops[2]);
    assert_eq!(bed.ir.top().ops(block).collect::<Vec<_>>(), [ops[3], ops[1], ops[2], ops[0]]);
    assert_eq!(bed.ir.top().last_op(block), Some(ops[0]));
    assert_eq!(bed.ir.top().first_op(block), Some(ops[3]));
}

#[test]
fn erasing_regions_orphans_uses_from_elsewhere() {
    let mut bed = Bed::new();
    let outer = bed.op("outer", &[], 0);
    let region = bed.body().add_region(outer);
    let inner_block = bed.body().add_block(region);
    let (ty, loc) = (bed.ty, bed.ctx.known().unknown_loc);
    let arg = bed.body().add_block_arg(inner_block, ty, loc);
    let inner = bed.op("inner", &[arg], 1);
    bed.body().detach(inner);
    bed.body().append(inner_block, inner);
    let value = bed.body().result(inner, 0);
    let user = bed.op("user", &[value, arg], 0);
    let top = bed.ir.top_op();
    assert_eq!(bed.ir.top().walk(false), [outer, inner, user]);
    assert_eq!(bed.ir.top().walk(true), [inner, outer, user]);
    assert_eq!(bed.ir.top().parent_op(inner), Some(outer));
    assert!(bed.ir.top().is_ancestor(top, inner) && !bed.ir.top().is_ancestor(user, inner));
    assert!(bed.body().erase(outer));
    for operand in bed.ir.top().operands(user) {
        assert_eq!(bed.ir.top().def(operand), ValueDef::Placeholder);
    }
    assert_eq!(bed.ir.top().walk(true), [user]);
}

#[test]
fn functions_own_their_bodies() {
    let mut bed = Bed::new();
    let func = bed.op("func.func", &[], 0);
    let (child, region) = bed.ir.add_region(&bed.ctx, pdll_ir::TOP, func);
    assert_ne!(child, pdll_ir::TOP);
    let block = bed.ir.body_mut(child).add_block(region);
    let name = bed.ctx.name("x");
    let shape = bed.ctx.op_shape(name, 0, 0);
    let (attrs, loc) = (bed.ctx.known().no_attrs, bed.ctx.known().unknown_loc);
    let spec = OpSpec { shape, operands: &[], results: &[], attrs, loc };
    let x = bed.ir.body_mut(child).create_at_end(block, &spec);
    assert_eq!(bed.ir.parent(child, x), Some((pdll_ir::TOP, func)));
    assert_eq!(bed.ir.regions(pdll_ir::TOP, func), (child, &[region][..]));
    assert!(bed.ir.top().has_regions(func) && bed.ir.top().regions(func).is_empty());
    assert_eq!(bed.ir.op_count(), 3);
    assert!(bed.body().erase(func));
    assert!(!bed.ir.is_reachable(child));
}

#[test]
fn attributes_by_name_look_into_properties_first() {
    let mut ctx = Context::new();
    let (a, b) = (ctx.name("a"), ctx.name("b"));
    let i8 = ctx.int_type(8);
    let (one, two) = (ctx.int_attr(i8, 257).unwrap(), ctx.int_attr(i8, -254).unwrap());
    assert_eq!((ctx.int_value(one), ctx.int_value(two)), (Some(1), Some(2)));
    let properties = ctx.dict(&[(a, one)]);
    let properties = ctx.attr(pdll_ir::AttrData::Dict(properties));
    let dict = ctx.dict(&[(b, one), (a, two)]);
    let attrs = ctx.op_attrs(Some(properties), dict);
    assert_eq!(ctx.get_attr(attrs, a), Some(one));
    assert_eq!(ctx.get_attr(attrs, b), Some(one));
    let changed = ctx.with_attr(attrs, a, Some(two));
    assert_eq!(ctx.get_attr(changed, a), Some(two));
    let changed = ctx.with_attr(changed, b, None);
    assert_eq!(ctx.get_attr(changed, b), None);
    // The first and another one, of both or of one of them.
    let (none, both) = (ctx.dict(&[]), ctx.dict(&[(a, two), (b, one)]));
    let no_properties = ctx.attr(pdll_ir::AttrData::Dict(none));
    for (properties, dict, found) in [
        (None, both, [Some(two), Some(one)]),
        (Some(no_properties), both, [Some(two), Some(one)]),
        (Some(one), both, [Some(two), Some(one)]),
        (Some(properties), both, [Some(one), Some(one)]),
        (Some(properties), none, [Some(one), None]),
        (None, none, [None, None]),
    ] {
        let attrs = ctx.op_attrs(properties, dict);
        assert_eq!([a, b].map(|name| ctx.get_attr(attrs, name)), found);
        assert_eq!(ctx.op_attrs(properties, dict), attrs);
    }
}

#[test]
fn bodies_can_be_rewritten_on_other_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Context>();
    shared::<Body>();
    let mut bed = Bed::new();
    for _ in 0..2 {
        let func = bed.op("func.func", &[], 0);
        let (child, region) = bed.ir.add_region(&bed.ctx, pdll_ir::TOP, func);
        bed.ir.body_mut(child).add_block(region);
    }
    let name = bed.ctx.name("x");
    let shape = bed.ctx.op_shape(name, 0, 0);
    let (attrs, loc) = (bed.ctx.known().no_attrs, bed.ctx.known().unknown_loc);
    std::thread::scope(|scope| {
        for body in &mut bed.ir.bodies_mut()[1..] {
            scope.spawn(move || {
                let block = body.blocks(body.roots()[0])[0];
                body.create_at_end(block, &OpSpec { shape, operands: &[], results: &[], attrs, loc });
            });
        }
    });
    assert_eq!(bed.ir.op_count(), 5);
}

#[test]
fn wide_integers() {
    let mut ctx = Context::new();
    let i100 = ctx.int_type(100);
    let i200 = ctx.int_type(200);
    let minus_one = ctx.int_attr(i100, -1).unwrap();
    assert_eq!(ctx.words_attr(i100, &[u64::MAX, (1 << 36) - 1]), Some(minus_one));
    assert_eq!(ctx.int_value(minus_one), Some(-1));
    let big = ctx.int_attr(i200, -2).unwrap();
    assert_eq!(ctx.int_words(big).unwrap()[..], [u64::MAX - 1]);
    assert_eq!(ctx.int_attr(ctx.known().f64, 1), None);
}

/// One replacement of op `at` (modulo) by an op that uses the results of two earlier or later ops.
type Step = (usize, usize, usize);

fn general(body: &mut Body, op: Op, shape: OpShape, operands: &[Value], attrs: Attrs, ty: Type) {
    let loc = body.loc(op);
    body.replace_with_new(op, &OpSpec { shape, operands, results: &[ty], attrs, loc });
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn in_place_replacement_is_the_general_one(
        uses in prop::collection::vec((any::<u8>(), any::<u8>()), 2..12),
        steps in prop::collection::vec((0usize..12, 0usize..12, 0usize..12), 1..20),
    ) {
        let run = |in_place: bool| {
            let mut bed = Bed::new();
            let first = bed.op("first", &[], 1);
            let mut values = vec![bed.body().result(first, 0)];
            for &(a, b) in &uses {
                let operands = [values[a as usize % values.len()], values[b as usize % values.len()]];
                let op = bed.op("x", &operands, 1);
                values.push(bed.body().result(op, 0));
            }
            let new = bed.ctx.name("new");
            let (shape, block, ty) = (bed.ctx.op_shape(new, 2, 1), bed.block, bed.ty);
            let (attrs, loc) = (bed.ctx.known().no_attrs, bed.ctx.known().unknown_loc);
            for &(at, a, b) in &steps as &[Step] {
                let ops: Vec<Op> = bed.ir.top().ops(block).collect();
                let op = ops[1 + at % (ops.len() - 1)];
                let pick = |i: usize| bed.ir.top().result(ops[i % ops.len()], 0);
                let operands = [pick(a), pick(b)];
                if in_place {
                    bed.body().replace_in_place(op, shape, &operands, attrs, loc);
                } else {
                    general(bed.body(), op, shape, &operands, attrs, ty);
                }
            }
            bed.dump()
        };
        prop_assert_eq!(run(true), run(false));
    }

    /// Ops and arguments come and go, some with lists so long that their room is kept in another table; those
    /// that stay have what they were given, and slots of their own.
    #[test]
    fn room_that_is_used_again_is_nobody_elses(
        steps in prop::collection::vec((0usize..5, 0usize..40, 0usize..4, 0usize..5), 1..120),
    ) {
        let mut bed = Bed::new();
        let (block, ty, loc) = (bed.block, bed.ty, bed.ctx.known().unknown_loc);
        let mut ops: Vec<(Op, Vec<Value>)> = Vec::new();
        for &(what, at, operands, results) in &steps {
            let values: Vec<Value> = ops
                .iter()
                .flat_map(|(op, _)| bed.ir.top().results(*op))
                .chain(bed.ir.top().block_args(block).iter().copied())
                .collect();
            let count = if operands == 3 { at } else { operands };
            let picked: Vec<Value> =
                (0..count).filter_map(|i| values.get((at + 7 * i) % values.len().max(1)).copied()).collect();
            match (what, at % ops.len().max(1)) {
                (0, _) => drop(bed.body().add_block_arg(block, ty, loc)),
                (1, at) if at < ops.len() => {
                    if bed.body().erase(ops[at].0) {
                        ops.remove(at);
                    }
                }
                (2, at) if at < ops.len() => {
                    let (op, operands) = &mut ops[at];
                    operands.truncate(results);
                    let (name, counts) = (bed.ctx.name("t.less"), bed.ir.top().num_results(*op));
                    let shape = bed.ctx.op_shape(name, operands.len(), counts);
                    prop_assert_eq!(bed.ir.top_mut().set_operands(*op, shape, operands), Ok(*op));
                }
                _ => ops.push((bed.op("t.op", &picked, results), picked)),
            }
        }
        let body = bed.ir.top();
        let values: Vec<Value> = ops
            .iter()
            .flat_map(|(op, _)| body.results(*op))
            .chain(body.block_args(block).iter().copied())
            .collect();
        for (op, operands) in &ops {
            prop_assert_eq!(&body.operands(*op).collect::<Vec<_>>(), operands);
            for (i, result) in body.results(*op).enumerate() {
                prop_assert_eq!(body.def(result), ValueDef::Result(*op, i as u32));
            }
        }
        for (i, &argument) in body.block_args(block).iter().enumerate() {
            prop_assert_eq!(body.def(argument), ValueDef::Argument(block, i as u32));
            prop_assert_eq!(body.arg_loc(argument), Some(loc));
        }
        for &value in &values {
            prop_assert_eq!(body.value_type(value), ty);
            for used in body.uses(value) {
                prop_assert_eq!(body.operand(used.op, used.index as usize), value);
            }
        }
        let uses: usize = values.iter().map(|&value| body.uses(value).count()).sum();
        prop_assert_eq!(uses, ops.iter().map(|(_, operands)| operands.len()).sum::<usize>());
        let value_slots: BTreeSet<usize> = values.iter().map(|value| value.slot()).collect();
        let op_slots: BTreeSet<usize> = ops.iter().map(|(op, _)| op.slot()).collect();
        prop_assert_eq!((value_slots.len(), op_slots.len()), (values.len(), ops.len()));
        prop_assert!(value_slots.iter().chain(&op_slots).all(|&slot| slot < body.slot_count()));
    }
}
