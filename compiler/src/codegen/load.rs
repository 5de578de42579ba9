//! Loading positions into registers.

use super::Codegen;
use crate::matcher::{Pos, Position};
use crate::pdl::Ty;
use hashbrown::HashMap;
use pdll_bytecode::{ALL, Bank, Inst, Reg};
use rustc_hash::FxBuildHasher;

/// Registers that stand in for those of positions that a loop moves on.
pub(super) type Saved = HashMap<Pos, Reg, FxBuildHasher>;

/// What is loaded on the way to where code is being written.
#[derive(Debug)]
pub(super) struct Loader {
    loaded: Vec<bool>,
    log: Vec<Pos>,
}

impl Loader {
    /// Nothing but the root is loaded.
    pub(super) fn new(positions: usize) -> Self {
        let mut new = Self { loaded: vec![false; positions], log: Vec::new() };
        new.loaded[Pos::ROOT.index()] = true;
        new
    }

    /// How much is loaded, to go back to.
    pub(super) fn mark(&self) -> usize {
        self.log.len()
    }

    /// Forgets what was loaded since the mark.
    pub(super) fn back_to(&mut self, mark: usize) {
        for p in self.log.drain(mark..) {
            self.loaded[p.index()] = false;
        }
    }

    /// Says that a position's register is filled.
    pub(super) fn provide(&mut self, p: Pos) {
        if !self.loaded[p.index()] {
            self.loaded[p.index()] = true;
            self.log.push(p);
        }
    }

    /// Fills the register of `p`, going to `fail` if there is nothing; returns the register. What only a
    /// question can provide must have been.
    pub(super) fn ensure(&mut self, c: &mut Codegen<'_>, p: Pos, fail: u32, saved: &Saved) -> Reg {
        let reg = register(c, p, saved);
        if self.loaded[p.index()] {
            return reg;
        }
        let dst = reg.index;
        match c.matcher.positions.get(p) {
            // Provided by a question, on every way here.
            Position::Root | Position::DefOp(_) | Position::User(..) | Position::CallResult(..) => {}
            Position::Operand(q, index) => {
                let op = self.ensure(c, q, fail, saved).index;
                c.asm.push(Inst::Operand { dst, op, index, fail });
            }
            Position::Result(q, index) => {
                let op = self.ensure(c, q, fail, saved).index;
                c.asm.push(Inst::Result { dst, op, index, fail });
            }
            Position::Operands(q, group, many) => {
                let op = self.ensure(c, q, fail, saved).index;
                let group = c.group(group.unwrap_or(ALL));
                self.group(c, dst, many, fail, |dst| Inst::Operands { dst, op, group, fail });
            }
            Position::Results(q, group, many) => {
                let op = self.ensure(c, q, fail, saved).index;
                let group = c.group(group.unwrap_or(ALL));
                self.group(c, dst, many, fail, |dst| Inst::Results { dst, op, group, fail });
            }
            Position::Attr(q, name) => {
                let op = self.ensure(c, q, fail, saved).index;
                let name = c.pools.attr_name(name);
                c.asm.push(Inst::Attr { dst, op, name, fail });
            }
            Position::OptionalAttr(q, name, default) => {
                let op = self.ensure(c, q, fail, saved).index;
                let name = c.pools.attr_name(name);
                c.asm.push(match default {
                    None => Inst::AttrOrNull { dst, op, name },
                    Some(text) => Inst::AttrOr { dst, op, name, default: c.pools.attr(text) },
                });
            }
            Position::TypeOf(q) => {
                let of = self.ensure(c, q, fail, saved);
                c.asm.push(match of.bank {
                    Bank::Attr => Inst::AttrType { dst, attr: of.index, fail },
                    Bank::Values => Inst::TypesOf { dst, values: of.index },
                    _ => Inst::TypeOf { dst, value: of.index },
                });
            }
            Position::First(q) => {
                let values = self.ensure(c, q, fail, saved).index;
                c.asm.push(Inst::First { dst, values, fail });
            }
            Position::Element(q, index) => {
                let values = self.ensure(c, q, fail, saved).index;
                c.asm.push(Inst::Element { dst, values, index, fail });
            }
            Position::ElementBack(q, index) => {
                let values = self.ensure(c, q, fail, saved).index;
                c.asm.push(Inst::ElementBack { dst, values, index, fail });
            }
            Position::Part(q, before, after) => {
                let values = self.ensure(c, q, fail, saved).index;
                c.asm.push(Inst::Part { dst, values, before, after, fail });
            }
            Position::AttrConst(text) => {
                let attr = c.pools.attr(text);
                c.asm.push(Inst::ConstAttr { dst, attr });
            }
            Position::TypeConst(text) => {
                let ty = c.pools.ty(text);
                c.asm.push(Inst::ConstType { dst, ty });
            }
            Position::TypesConst(list) => {
                let types = type_list(c, list);
                c.asm.push(Inst::ConstTypes { dst, types });
            }
        }
        self.provide(p);
        reg
    }

    fn group(&mut self, c: &mut Codegen<'_>, dst: u32, many: bool, fail: u32, load: impl Fn(u32) -> Inst) {
        if many {
            return c.asm.push(load(dst));
        }
        let list = c.regs.scratch(Ty::ValueRange).index;
        c.asm.push(load(list));
        c.asm.push(Inst::Single { dst, values: list, fail });
    }
}

/// The pool indices of a constant list of types.
pub(super) fn type_list(c: &mut Codegen<'_>, list: u32) -> Vec<u32> {
    let texts = c.matcher.positions.list(list);
    texts.iter().map(|&t| c.pools.ty(t)).collect()
}

/// The register of a position, or the one that stands in for it. What is reached from a saved position has a
/// place of its own too, loaded anew from it.
pub(super) fn register(c: &mut Codegen<'_>, p: Pos, saved: &Saved) -> Reg {
    match saved.get(&p) {
        Some(&reg) => reg,
        None => c.regs.at(p, c.matcher.positions.ty(p)),
    }
}

/// Gives `p`, and what it is loaded through, their registers, so that none is given out later. Only this has
/// given any out, so that where one has its register, so has what it is loaded through.
pub(super) fn reserve(c: &mut Codegen<'_>, p: Pos) {
    let mut next = Some(p);
    while let Some(p) = next.filter(|&p| !c.regs.has(p)) {
        c.regs.at(p, c.matcher.positions.ty(p));
        let position = c.matcher.positions.get(p);
        if let Position::Operands(.., false) | Position::Results(.., false) = position {
            c.regs.scratch(Ty::ValueRange);
        }
        next = position.loaded_from();
    }
}
