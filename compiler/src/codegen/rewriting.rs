//! Rewrite code.
//!
//! What a rewrite takes from the match is loaded first, before anything changes; then its nodes follow in
//! order. The result types of a created operation are, as in MLIR's lowering: those listed, if all are known;
//! what is inferred, if ODS says how; those of the operation that it replaces; none, if none are listed; what
//! the host infers.

use super::Codegen;
use super::load::Loader;
use super::plan::Plan;
use super::registers::bank;
use crate::matcher::{PatternRow, Pos};
use crate::pdl::{Inference, Node, NodeId, NodeKind, Pattern, Str, Ty, Value};
use pdll_bytecode::{ALL, Bank, FAIL, Inst, Native, Reg};
use pdll_source::Span;

/// Writes the rewrite of a row. `natives` gets those that it calls, `line` the place
/// and the source of what is written, node by node. `loader` has loaded nothing, and has
/// so again afterwards.
pub(super) fn emit(
    c: &mut Codegen<'_>,
    row: &PatternRow,
    plan: &Plan,
    loader: &mut Loader,
    natives: &mut Vec<u32>,
    mut line: impl FnMut(u32, Span),
) {
    let pattern = &c.module.patterns[row.pattern as usize];
    let mark = c.regs.mark();
    c.values.clear();
    c.values.resize(pattern.values.len(), None);
    list_replaced(pattern, &mut c.replaced);
    let bound = c.matcher.bound(row);
    let mut w = Writer { c, pattern, bound, natives, replacing: plan.replacing };
    let loaded = loader.mark();
    for &(v, p) in &plan.loads {
        let reg = loader.ensure(w.c, p, FAIL, &plan.saved);
        w.c.values[v.index()] = Some(reg);
    }
    if let Some((name, args)) = &pattern.rewrite.external {
        let args = pattern.rewrite.root.iter().chain(args).filter_map(|v| w.c.values[v.index()]).collect();
        w.call(w.c.module.strings.get(*name), args, &[]);
    }
    for &n in &pattern.rewrite.body {
        line(w.c.asm.here(), pattern.node(n).span);
        w.node(n);
    }
    w.c.asm.push(Inst::Done {});
    loader.back_to(loaded);
    c.regs.release(mark);
}

struct Writer<'a, 'c> {
    c: &'a mut Codegen<'c>,
    pattern: &'c Pattern,
    /// Where the values of the pattern are matched.
    bound: &'c [Option<Pos>],
    natives: &'a mut Vec<u32>,
    replacing: Option<(NodeId, NodeId)>,
}

impl Writer<'_, '_> {
    fn fresh(&mut self, v: Value) -> Reg {
        let reg = self.c.regs.fresh(self.pattern.ty(v));
        self.c.values[v.index()] = Some(reg);
        reg
    }

    /// The register of a value; every value that a rewrite uses is matched or made before.
    fn reg(&self, v: Value) -> Reg {
        self.c.values[v.index()].unwrap_or(Reg { bank: bank(self.pattern.ty(v)), index: 0 })
    }

    fn all(&self, values: &[Value]) -> Vec<Reg> {
        values.iter().map(|&v| self.reg(v)).collect()
    }

    fn push(&mut self, inst: Inst) {
        self.c.asm.push(inst);
    }

    fn node(&mut self, id: NodeId) {
        let pattern = self.pattern;
        let node = pattern.node(id);
        if self.replacing.is_some_and(|r| r.1 == id)
            || node.values().next().is_some_and(|v| self.c.values[v.index()].is_some())
        {
            return;
        }
        let module = self.c.module;
        match &node.kind {
            NodeKind::Attribute { constant: Some(text), .. } => {
                let attr = self.c.pools.attr(*text);
                let dst = self.fresh(node.value()).index;
                self.push(Inst::ConstAttr { dst, attr });
            }
            NodeKind::Type { constant: Some(text) } => {
                let ty = self.c.pools.ty(*text);
                let dst = self.fresh(node.value()).index;
                self.push(Inst::ConstType { dst, ty });
            }
            NodeKind::Types { constants: Some(list) } => {
                let types = list.iter().map(|&t| self.c.pools.ty(t)).collect();
                let dst = self.fresh(node.value()).index;
                self.push(Inst::ConstTypes { dst, types });
            }
            NodeKind::Operation { .. } => self.create(id, node),
            NodeKind::Result { op, index } => {
                let (op, index) = (self.reg(*op).index, *index);
                let dst = self.fresh(node.value()).index;
                self.push(Inst::Result { dst, op, index, fail: FAIL });
            }
            NodeKind::Results { op, index } => {
                let op = self.reg(*op).index;
                self.results(node.value(), op, index.unwrap_or(ALL));
            }
            NodeKind::Range { parts } => {
                let parts = self.all(parts);
                let dst = self.fresh(node.value());
                self.push(match dst.bank {
                    Bank::Types => Inst::MakeTypes { dst: dst.index, parts },
                    _ => Inst::MakeValues { dst: dst.index, parts },
                });
            }
            NodeKind::ApplyRewrite { name, args } => {
                let args = self.all(args);
                let results: Vec<Reg> = node.values().map(|v| self.fresh(v)).collect();
                self.call(module.strings.get(*name), args, &results);
            }
            kind @ (NodeKind::LocationOf { .. }
            | NodeKind::FusedLocation { .. }
            | NodeKind::SetLocation { .. }
            | NodeKind::SegmentSizes { .. }) => self.made(node, kind),
            NodeKind::Erase { op } => {
                let op = self.reg(*op).index;
                self.push(Inst::Erase { op });
            }
            NodeKind::ReplaceWithOp { op, with } => {
                let (old, with) = (self.reg(*op).index, self.reg(*with).index);
                self.push(if self.declares_results(*op) {
                    Inst::ReplaceWithOp { op: old, with }
                } else {
                    Inst::Erase { op: old }
                });
            }
            NodeKind::ReplaceWithValues { op, with } => {
                let (op, with) = (self.reg(*op).index, self.all(with));
                self.push(Inst::ReplaceWithValues { op, with });
            }
            // A type that the creation of an operation will tell; what belongs to match sections.
            NodeKind::Type { .. }
            | NodeKind::Types { .. }
            | NodeKind::Attribute { .. }
            | NodeKind::OptionalAttribute { .. }
            | NodeKind::AnyResult { .. }
            | NodeKind::Either { .. }
            | NodeKind::Operand { .. }
            | NodeKind::Operands { .. }
            | NodeKind::ApplyConstraint { .. } => {}
        }
    }

    /// What computes an attribute, or sets one.
    fn made(&mut self, node: &Node, kind: &NodeKind) {
        match kind {
            NodeKind::LocationOf { of } => {
                let of = self.reg(*of);
                let dst = self.fresh(node.value()).index;
                self.push(match of.bank {
                    Bank::Op => Inst::LocationOfOp { dst, op: of.index },
                    _ => Inst::LocationOfValue { dst, value: of.index },
                });
            }
            NodeKind::FusedLocation { parts, metadata } => {
                let parts = self.all(parts);
                let metadata = self.all(metadata.as_slice());
                let dst = self.fresh(node.value()).index;
                self.push(Inst::FuseLocations { dst, parts, metadata });
            }
            NodeKind::SetLocation { op, location } => {
                let (op, location) = (self.reg(*op).index, self.reg(*location).index);
                self.push(Inst::SetLocation { op, location });
            }
            NodeKind::SegmentSizes { groups } => {
                let groups = self.all(groups);
                let dst = self.fresh(node.value()).index;
                self.push(Inst::SegmentSizes { dst, groups });
            }
            _ => {}
        }
    }

    fn call(&mut self, name: &str, args: Vec<Reg>, results: &[Reg]) {
        let native = self.c.pools.native(Native {
            name: name.to_string(),
            constraint: false,
            params: args.iter().map(|r| r.bank).collect(),
            results: results.iter().map(|r| r.bank).collect(),
        });
        self.natives.push(native);
        self.push(Inst::Rewrite { native, args, results: results.to_vec() });
    }

    fn results(&mut self, v: Value, op: u32, group: u32) {
        let (dst, group) = (self.fresh(v), self.c.group(group));
        if dst.bank == Bank::Values {
            return self.push(Inst::Results { dst: dst.index, op, group, fail: FAIL });
        }
        let list = self.c.regs.fresh(Ty::ValueRange).index;
        self.push(Inst::Results { dst: list, op, group, fail: FAIL });
        self.push(Inst::Single { dst: dst.index, values: list, fail: FAIL });
    }

    fn declares_results(&self, op: Value) -> bool {
        matches!(&self.pattern.def(op).kind, NodeKind::Operation { types, .. } if !types.is_empty())
            || self.bound[op.index()].is_none()
    }

    fn create(&mut self, id: NodeId, node: &Node) {
        let NodeKind::Operation { name: Some(name), operands, attributes, types } = &node.kind else {
            return;
        };
        let inference = inference(self.c, *name);
        let name = self.c.pools.op_name(*name, true);
        let attrs: Vec<(u32, u32)> =
            attributes.iter().map(|&(n, v)| (self.c.pools.attr_name(n), self.reg(v).index)).collect();
        let operands_regs = self.all(operands);
        if let Some((_, replacement)) = self.replacing.filter(|r| r.0 == id)
            && let NodeKind::ReplaceWithOp { op, .. } = self.pattern.node(replacement).kind
        {
            let old = self.reg(op).index;
            let dst = self.fresh(node.value()).index;
            return self.push(Inst::CreateReplacing { dst, old, name, operands: operands_regs, attrs });
        }
        let replaces = replaced_by(&self.c.replaced, node.value());
        let known = types.iter().all(|t| self.c.values[t.index()].is_some());
        // Of an op whose types only its dialect can infer, replacing another one tells as much.
        let infers = match inference {
            Inference::Types(..) => true,
            Inference::Unknown(_) => replaces.is_none(),
            Inference::None => replaces.is_none() && !types.is_empty(),
        };
        let type_regs = match replaces {
            _ if known && !types.is_empty() => self.all(types),
            _ if infers => {
                let dst = self.fresh(node.value()).index;
                self.c.wanted.inferred.push(name);
                self.push(Inst::CreateInfer { dst, name, operands: operands_regs, attrs });
                return self.learn_types(dst, types);
            }
            Some(old) => {
                let op = self.reg(old).index;
                let values = self.c.regs.fresh(Ty::ValueRange).index;
                let list = self.c.regs.fresh(Ty::TypeRange);
                self.push(Inst::Results { dst: values, op, group: ALL, fail: FAIL });
                self.push(Inst::TypesOf { dst: list.index, values });
                vec![list]
            }
            None => Vec::new(),
        };
        let dst = self.fresh(node.value()).index;
        self.push(Inst::Create { dst, name, operands: operands_regs, attrs, types: type_regs });
        self.learn_types(dst, types);
    }

    /// Types that were listed but unknown are those that the new operation has.
    fn learn_types(&mut self, op: u32, types: &[Value]) {
        let lead = types.iter().take_while(|&&t| self.pattern.ty(t) == Ty::Type).count();
        for (i, &t) in types.iter().enumerate() {
            if self.c.values[t.index()].is_some() {
                continue;
            }
            let index = i as u32;
            let many = self.pattern.ty(t) == Ty::TypeRange;
            if many || i >= lead {
                let values = self.c.regs.fresh(Ty::ValueRange).index;
                let group = self.c.group(if types.len() == 1 { ALL } else { index });
                self.push(Inst::Results { dst: values, op, group, fail: FAIL });
                if many {
                    let dst = self.fresh(t).index;
                    self.push(Inst::TypesOf { dst, values });
                    continue;
                }
                let value = self.c.regs.fresh(Ty::Value).index;
                self.push(Inst::Single { dst: value, values, fail: FAIL });
                let dst = self.fresh(t).index;
                self.push(Inst::TypeOf { dst, value });
            } else {
                let value = self.c.regs.fresh(Ty::Value).index;
                self.push(Inst::Result { dst: value, op, index, fail: FAIL });
                let dst = self.fresh(t).index;
                self.push(Inst::TypeOf { dst, value });
            }
        }
    }
}

/// What is known of the result types of operations of a name.
pub(super) fn inference<'c>(c: &Codegen<'c>, name: Str) -> &'c Inference {
    let op = c.module.known.ops.get(c.module.strings.get(name));
    op.map_or(&Inference::None, |op| &op.inference)
}

/// Lists the `replace ... with` statements of a rewrite that name an operation: what replaces, and what it
/// replaces, in order of the first and then of the statements.
fn list_replaced(pattern: &Pattern, list: &mut Vec<(Value, Value)>) {
    list.clear();
    list.extend(pattern.rewrite.body.iter().filter_map(|&n| match pattern.node(n).kind {
        NodeKind::ReplaceWithOp { op, with } => Some((with, op)),
        _ => None,
    }));
    list.sort_by_key(|r| r.0);
}

/// The operation that the first `replace ... with new` replaces, in a list made by [`list_replaced`].
fn replaced_by(list: &[(Value, Value)], new: Value) -> Option<Value> {
    let first = list.partition_point(|r| r.0 < new);
    list.get(first).filter(|r| r.0 == new).map(|r| r.1)
}
