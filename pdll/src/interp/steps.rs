//! Code of what is loaded and what changes the IR.

use super::assemble::{Nulls, Writer, is_null};
use super::flow::users_of;
use super::function::{Action, Load, Op, Sort, Val};
use crate::mlir::{Reported, Text};
use pdll_bytecode::{ALL, Bank, FAIL, Inst, Native, Reg};

impl Writer<'_, '_> {
    /// Loads what `op` gives; what it is loaded from is there. `missing` gives where it goes on if there is
    /// nothing.
    pub(super) fn load(&mut self, load: &Load, op: &Op, missing: impl FnOnce(&mut Self) -> u32) {
        let to = self.reg(op.results[0]);
        let dst = to.index;
        let of = op.operands.first().map(|&v| self.source(v)).unwrap_or(to);
        let inst = match load {
            Load::ConstAttr(text) => Inst::ConstAttr { dst, attr: self.code.attr(text) },
            Load::ConstType(text) => Inst::ConstType { dst, ty: self.code.ty(text) },
            Load::ConstTypes(texts) => Inst::ConstTypes { dst, types: self.code.tys(texts) },
            Load::TypeOf if of.bank == Bank::Value => Inst::TypeOf { dst, value: of.index },
            Load::TypeOf => Inst::TypesOf { dst, values: of.index },
            Load::Range => {
                let parts = op.operands.iter().map(|&v| self.reg(v)).collect();
                match to.bank {
                    Bank::Types => Inst::MakeTypes { dst, parts },
                    _ => Inst::MakeValues { dst, parts },
                }
            }
            _ => {
                let fail = missing(self);
                return self.may_miss(load, op, to, of, fail);
            }
        };
        self.code.push(inst, op.at);
    }

    /// Loads what may be missing.
    fn may_miss(&mut self, load: &Load, op: &Op, to: Reg, of: Reg, fail: u32) {
        let (dst, from) = (to.index, of.index);
        let inst = match load {
            &Load::Operand(index) => Inst::Operand { dst, op: from, index, fail },
            &Load::Result(index) => Inst::Result { dst, op: from, index, fail },
            Load::Attr(name) => Inst::Attr { dst, op: from, name: self.code.attr_name(name), fail },
            Load::AttrType => Inst::AttrType { dst, attr: from, fail },
            Load::Operands(group) | Load::Results(group) => {
                let group = group.unwrap_or(ALL);
                let list = if to.bank == Bank::Value { self.code.scratch(Bank::Values) } else { dst };
                let values = match load {
                    Load::Operands(_) => Inst::Operands { dst: list, op: from, group, fail },
                    _ => Inst::Results { dst: list, op: from, group, fail },
                };
                if list == dst && to.bank == Bank::Values {
                    values
                } else {
                    self.code.push(values, op.at);
                    Inst::Single { dst, values: list, fail }
                }
            }
            Load::Definer => {
                let mut value = from;
                if of.bank == Bank::Values {
                    value = self.code.scratch(Bank::Value);
                    self.code.push(Inst::First { dst: value, values: from, fail }, op.at);
                }
                Inst::DefOp { dst, value, fail }
            }
            &Load::Extract(index) => match (to.bank, of.bank) {
                (Bank::Type, _) => Inst::ElementType { dst, types: from, index, fail },
                (Bank::Value, _) => Inst::Element { dst, values: from, index, fail },
                (_, Bank::Values) => Inst::User { dst, values: from, index, fail },
                _ => {
                    let values = self.code.scratch(Bank::Values);
                    self.code.push(Inst::MakeValues { dst: values, parts: vec![of] }, op.at);
                    Inst::User { dst, values, index, fail }
                }
            },
            // These have been written.
            Load::ConstAttr(_)
            | Load::ConstType(_)
            | Load::ConstTypes(_)
            | Load::TypeOf
            | Load::Range
            | Load::Users => return,
        };
        self.code.push(inst, op.at);
    }

    /// The register that an operand is in; of users, what they use.
    fn source(&mut self, v: Val) -> Reg {
        match (self.f.sort(v), users_of(self.f, v)) {
            (Sort::UsersOf(_), Some(of)) => self.reg(of),
            _ => self.reg(v),
        }
    }

    /// Writes what changes the IR. If it needs something that is null, the rewrite ends as one that failed;
    /// an attribute that is null is left out. Whether it goes on.
    pub(super) fn action(
        &mut self,
        action: &Action,
        op: &Op,
        nulls: &Nulls,
        text: &mut Text<'_>,
    ) -> Result<bool, Reported> {
        if !self.is_rewriter() {
            return Err(text.fail(op.at, "a matcher changes nothing: this belongs to a rewriter"));
        }
        let null = |v: &Val| is_null(nulls, *v);
        let attrs = match action {
            Action::Create { sizes: [operands, attrs, _], .. } => *operands..operands + attrs,
            _ => 0..0,
        };
        if op.operands.iter().enumerate().any(|(i, v)| !attrs.contains(&i) && null(v)) {
            self.code.push(Inst::Jump { to: FAIL }, op.at);
            return Ok(false);
        }
        let inst = match action {
            Action::Erase => Inst::Erase { op: self.reg(op.operands[0]).index },
            Action::Replace => {
                let with = op.operands[1..].iter().map(|&v| self.reg(v)).collect();
                Inst::ReplaceWithValues { op: self.reg(op.operands[0]).index, with }
            }
            Action::Call(name) => {
                let native = self.code.native(Native {
                    name: name.clone(),
                    constraint: false,
                    params: self.banks(&op.operands),
                    results: self.banks(&op.results),
                });
                let args = op.operands.iter().map(|&v| self.reg(v)).collect();
                let results = op.results.iter().map(|&v| self.reg(v)).collect();
                Inst::Rewrite { native, args, results }
            }
            Action::Create { name, attrs: names, sizes, infer } => {
                let (operands, rest) = op.operands.split_at(sizes[0]);
                let (attrs, types) = rest.split_at(sizes[1]);
                let operands = operands.iter().map(|&v| self.reg(v)).collect();
                let types: Vec<Reg> = types.iter().map(|&v| self.reg(v)).collect();
                let given = names.iter().zip(attrs).filter(|(_, v)| !null(v));
                let attrs = given.map(|(name, &v)| (self.code.attr_name(name), self.reg(v).index)).collect();
                let (dst, name) = (self.reg(op.results[0]).index, self.code.op_name(name, true));
                match infer {
                    true => Inst::CreateInfer { dst, name, operands, attrs },
                    false => Inst::Create { dst, name, operands, attrs, types },
                }
            }
        };
        self.code.push(inst, op.at);
        Ok(true)
    }
}
