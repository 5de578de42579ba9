//! Matching one pattern, and how far that gets.

use super::outline::TestCode;
use crate::host::Host;
use crate::probe::{Held, Probe};
use pdll_bytecode::{Bank, FieldRef, Inst, Reg, Role};

/// What a register held.
#[derive(Clone, Debug)]
pub(super) enum Thing<H: Host> {
    Op(Option<H::Op>),
    Value(Option<H::Value>),
    Type(Option<H::Type>),
    Attr(Option<H::Attr>),
    Values(Vec<H::Value>),
    Types(Vec<H::Type>),
}

impl<H: Host> Thing<H> {
    fn of(held: &Held<'_, H>, reg: Reg) -> Self {
        let i = reg.index;
        match reg.bank {
            Bank::Op => Self::Op(held.op(i)),
            Bank::Value => Self::Value(held.value(i)),
            Bank::Type => Self::Type(held.ty(i)),
            Bank::Attr => Self::Attr(held.attr(i)),
            Bank::Values => Self::Values(held.values(i).unwrap_or_default().to_vec()),
            Bank::Types => Self::Types(held.types(i).unwrap_or_default().to_vec()),
        }
    }
}

/// The last instruction of a pattern's tests that was come to.
#[derive(Debug)]
pub(super) struct Furthest<H: Host> {
    /// The number of the test among the pattern's.
    pub(super) test: usize,
    /// The word of the instruction.
    pub(super) at: u32,
    /// What the registers held that it reads, in order.
    pub(super) things: Vec<Thing<H>>,
}

/// Watches how far one pattern gets. Its tests lie on one way through the code, where each comes after the
/// one before, so the test that was come to last is the one that does not hold, unless the pattern matches.
/// In a loop over users, the turn that gets furthest counts.
#[derive(Debug)]
pub(super) struct Walk<'p, H: Host> {
    code: &'p [u32],
    tests: &'p [TestCode],
    pub(super) furthest: Option<Furthest<H>>,
}

impl<'p, H: Host> Walk<'p, H> {
    pub(super) fn new(code: &'p [u32], tests: &'p [TestCode]) -> Self {
        Self { code, tests, furthest: None }
    }
}

impl<H: Host> Probe<H> for Walk<'_, H> {
    fn step(&mut self, _: &H, _: H::Op, at: u32, held: Held<'_, H>) {
        let Some(test) = self.tests.partition_point(|t| t.from <= at).checked_sub(1) else { return };
        if at >= self.tests[test].to {
            return;
        }
        if self.furthest.as_ref().is_some_and(|f| (f.test, f.at) >= (test, at)) {
            return;
        }
        let Some(Ok((inst, _))) = self.code.get(at as usize..).map(Inst::decode) else { return };
        let mut things = Vec::new();
        inst.for_each_field(|_, role, field| match (role, field) {
            (Role::Use(bank), FieldRef::Word(index)) => things.push(Thing::of(&held, Reg { bank, index })),
            (Role::Uses, FieldRef::Regs(regs)) => things.extend(regs.iter().map(|&r| Thing::of(&held, r))),
            _ => {}
        });
        self.furthest = Some(Furthest { test, at, things });
    }
}
