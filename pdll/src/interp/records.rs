//! Code of matches that are recorded, and of loops, in which what they found must be kept.

use super::assemble::{Point, Region, Writer, Written, is_null};
use super::code::Draft;
use super::flow::users_of;
use super::function::{BlockId, Op, Record, Val};
use crate::mlir::Text;
use pdll_bytecode::{Bank, Inst, Reg};
use std::collections::HashMap;

impl Writer<'_, '_> {
    pub(super) fn record(&mut self, region: &mut Region, record: &Record, op: &Op, point: &Point) {
        let in_loop = region.turn.is_some();
        let mut known = point.known.clone();
        known.nulls.retain(|v| op.operands.contains(v));
        known.copies.retain(|(v, _)| op.operands.contains(v));
        let key = (point.block, known);
        let (draft, saves) = match self.drafts.get(&key) {
            Some(known) => known.clone(),
            None => {
                let new = self.draft(record, op, point);
                self.drafts.insert(key, new.clone());
                new
            }
        };
        let known = &mut self.code.drafts[draft as usize].natives;
        known.extend(&point.natives);
        let next = self.entered(op.successors[0], point.known.clone(), point.natives.clone());
        if in_loop {
            let otherwise = self.target(region, next.clone());
            self.code.push(Inst::Guard { pattern: draft, otherwise }, op.at);
            if saves.is_empty() {
                self.code.push(Inst::Accept { pattern: draft }, op.at);
            } else {
                self.code.push(Inst::Record { pattern: draft, otherwise }, op.at);
                saves.into_iter().for_each(|(to, from)| self.code.push(moved(to, from), op.at));
            }
        } else if self.flow.best[op.successors[0].0 as usize].is_none_or(|best| best <= record.benefit) {
            self.code.push(Inst::AcceptStop { pattern: draft }, op.at);
        } else {
            self.code.push(Inst::Accept { pattern: draft }, op.at);
        }
        self.go(region, next, op);
    }

    /// The pattern that a match is of. What stands for something else on each turn of a loop gets registers
    /// of its own: these, and those that they save.
    fn draft(&mut self, record: &Record, op: &Op, point: &Point) -> (u32, Vec<(Reg, Reg)>) {
        let mut kept: HashMap<Val, Reg> = HashMap::new();
        let mut saves = Vec::new();
        let mut keep = |this: &mut Self, v: Val| {
            let reg = this.reg(v);
            if !this.flow.turns[v.0 as usize] {
                return reg;
            }
            *kept.entry(v).or_insert_with(|| {
                let to = this.code.fresh(reg.bank);
                saves.push((to, reg));
                to
            })
        };
        let (inputs, located) = op.operands.split_at(record.inputs);
        let mut given = Vec::with_capacity(inputs.len());
        for &v in inputs {
            given.push(if is_null(&point.known.nulls, v) { None } else { Some(keep(self, v)) });
        }
        let mut matched = Vec::with_capacity(located.len());
        for &v in located {
            if !is_null(&point.known.nulls, v) {
                matched.push(keep(self, v).index);
            }
        }
        let label = self.code.label();
        let draft = Draft {
            name: record.rewriter.clone(),
            benefit: record.benefit,
            root: record.root.as_ref().map(|name| self.code.op_name(name, false)),
            generated: record.generated.iter().map(|name| self.code.op_name(name, true)).collect(),
            natives: Vec::new(),
            inputs: given,
            matched,
            at: op.at,
            label,
        };
        self.code.drafts.push(draft);
        (self.code.drafts.len() as u32 - 1, saves)
    }

    pub(super) fn for_each(
        &mut self,
        variable: Val,
        body: BlockId,
        op: &Op,
        mut point: Point,
        done: u32,
        text: &mut Text<'_>,
    ) -> Written {
        let Some(of) = users_of(self.f, op.operands[0]) else { return Ok(()) };
        let (dst, of) = (self.reg(variable).index, self.reg(of));
        let inst = match of.bank {
            Bank::Value => Inst::ForEachUser { dst, value: of.index, done },
            _ => Inst::ForEachUserOf { dst, values: of.index, done },
        };
        self.code.push(inst, op.at);
        self.written(&mut point.known, &[variable]);
        let turn = self.code.label();
        let mut region = Region { turn: Some(turn), ..Region::default() };
        let point = self.entered(body, point.known, point.natives);
        self.go(&mut region, point, op);
        self.region(&mut region, text)?;
        self.code.bind(turn);
        self.code.push(Inst::Continue {}, op.at);
        Ok(())
    }
}

fn moved(to: Reg, from: Reg) -> Inst {
    let (dst, src) = (to.index, from.index);
    match to.bank {
        Bank::Op => Inst::MoveOp { dst, src },
        Bank::Value => Inst::MoveValue { dst, src },
        Bank::Type => Inst::MoveType { dst, src },
        Bank::Attr => Inst::MoveAttr { dst, src },
        Bank::Values => Inst::MoveValues { dst, src },
        Bank::Types => Inst::MoveTypes { dst, src },
    }
}
