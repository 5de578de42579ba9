//! Guards: what must not be so for a pattern to match, and the tests that they are made of.

use super::Codegen;
use super::load::Saved;
use super::matching::{Matching, key};
use crate::matcher::{Answer, Pos, Position, Question};
use crate::pdl::Ty;
use pdll_bytecode::{Bank, Inst};

impl Matching<'_> {
    /// Loads the definer `p` of `value`, as its result with this number if that matters.
    pub(super) fn definer(
        &mut self,
        c: &mut Codegen<'_>,
        p: Pos,
        value: Pos,
        result: Option<u32>,
        fail: u32,
    ) {
        let mut of = self.loader.ensure(c, value, fail, &Saved::default());
        if of.bank == Bank::Values {
            let first = c.regs.scratch(Ty::Value);
            c.asm.push(Inst::First { dst: first.index, values: of.index, fail });
            of = first;
        }
        let dst = c.regs.at(p, Ty::Operation).index;
        c.asm.push(Inst::DefOp { dst, value: of.index, fail });
        self.loader.provide(p);
        if let Some(index) = result {
            // A position of its own, since `of` may be in the scratch register.
            let b = c.regs.fresh(Ty::Value).index;
            c.asm.push(Inst::Result { dst: b, op: dst, index, fail });
            c.asm.push(Inst::SameValue { a: of.index, b, fail });
        }
    }

    /// Goes to `fail` if any alternative of a guard holds.
    pub(super) fn none_of(&mut self, c: &mut Codegen<'_>, guard: u32, fail: u32) {
        let matcher = c.matcher;
        let guard = matcher.guard(guard);
        self.load(c, guard.op, fail);
        let mark = self.loader.mark();
        for alternative in &guard.alternatives {
            let next = c.asm.label();
            for &(question, answer) in alternative {
                self.alone(c, matcher.question(question), answer, next.target());
            }
            c.asm.push(Inst::Jump { to: fail });
            c.asm.bind(next);
            // Whatever was loaded for this may not have been.
            self.loader.back_to(mark);
        }
    }

    /// A test by itself, without what is fused with others.
    fn alone(&mut self, c: &mut Codegen<'_>, q: Question, answer: Answer, fail: u32) {
        let want = key(c, answer);
        let inst = match q {
            Question::OpShape(p) => Inst::KindIs { op: self.load(c, p, fail), kind: want, fail },
            Question::Name(p) => Inst::NameIs { op: self.load(c, p, fail), name: want, fail },
            Question::OperandCount(p) => {
                Inst::OperandCountIs { op: self.load(c, p, fail), count: want, fail }
            }
            Question::ResultCount(p) => Inst::ResultCountIs { op: self.load(c, p, fail), count: want, fail },
            Question::Type(p) => Inst::TypeIs { value: self.load(c, p, fail), ty: want, fail },
            Question::Attr(p) => {
                let Position::Attr(op, name) = c.matcher.positions.get(p) else { return };
                let (op, name) = (self.load(c, op, fail), c.pools.attr_name(name));
                Inst::AttrIs { op, name, attr: want, fail }
            }
            Question::Def(p, result) => {
                let Position::DefOp(value) = c.matcher.positions.get(p) else { return };
                return self.definer(c, p, value, result, fail);
            }
            q => return self.plain(c, q, fail),
        };
        c.asm.push(inst);
    }
}
