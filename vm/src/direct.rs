//! Rewrites that only turn the root into another op, `replace root with op<x>(a, b)`: the commonest, and done
//! without the rewrite loop. What is read off the code once is which operands of matched ops become operands
//! of the new op.

use crate::creating::begin_beside;
use crate::host::{HostMut, OpSpec, OpSym, Results};
use crate::link::LinkedProgram;
use crate::listener::RewriteListener;
use crate::machine::{Interpreter, Running};
use crate::outcome::Outcome;
use crate::registers::get;
use crate::rewriter::Edit;
use pdll_bytecode::isa::{opcode as o, opcode_at, view};
use pdll_bytecode::{Bank, VerifyError};

/// Operands of a direct rewrite at most. With more of them the rewrite loop is no loss.
const OPERANDS: usize = 6;
/// Matched ops of a direct rewrite at most.
const MATCHED: usize = 8;

/// A direct rewrite in 32 bytes: a pattern set is larger than the fastest memory, and this is what a rewrite
/// touches of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Direct {
    name: OpSym,
    /// The kind of the new op if it has `results` results.
    kind: u32,
    results: u8,
    operands: u8,
    /// How many ops are matched; 0: the rewrite is not direct, or has not run yet on this machine.
    matched: u8,
    /// Can this machine do it step by step?
    stepwise: bool,
    /// Register of the op and number of each operand.
    sources: [(u8, u8); OPERANDS],
    /// Registers of the matched ops.
    registers: [u8; MATCHED],
}

impl Direct {
    /// Of a rewrite that has not run yet.
    pub(crate) const UNSEEN: Self = Self {
        name: OpSym(u32::MAX),
        kind: 0,
        results: 0,
        operands: 0,
        matched: 0,
        stepwise: false,
        sources: [(0, 0); OPERANDS],
        registers: [0; MATCHED],
    };

    /// Reads a rewrite: its code, not linked, the host's names of operations, and the registers of the
    /// matched ops. Only operand loads and one `create_replacing` of the root without attributes are done directly.
    fn read(code: &[u32], ops: &[OpSym], matched: &[u32]) -> Option<Self> {
        let (mut at, mut loads, mut count) = (0, [(0, 0, 0); OPERANDS], 0);
        loop {
            match opcode_at(code, at) {
                o::Operand if count < OPERANDS => {
                    let view::Operand { dst, op, index, len, .. } = view::Operand::at(code, at);
                    loads[count] = (dst, op, index);
                    count += 1;
                    at += len;
                }
                o::CreateReplacing => {
                    let inst = view::CreateReplacing::at(code, at);
                    let (operands, &name) = (inst.operands, ops.get(inst.name as usize)?);
                    if inst.old != 0 || inst.attrs.iter().next().is_some() || operands.len() > OPERANDS {
                        return None;
                    }
                    if opcode_at(code, at + inst.len) != o::Done {
                        return None;
                    }
                    let mut new = Self { name, results: 1, operands: operands.len() as u8, ..Self::UNSEEN };
                    for (source, r) in new.sources.iter_mut().zip(operands.iter()) {
                        let &(_, op, index) =
                            loads[..count].iter().rev().find(|l| l.0 == r.index && r.bank == Bank::Value)?;
                        *source = (op.try_into().ok()?, index.try_into().ok()?);
                    }
                    new.set_matched(matched)?;
                    return Some(new);
                }
                _ => return None,
            }
        }
    }

    /// The rewrite of a pattern, if it is a direct one.
    fn of<H: HostMut>(
        linked: &LinkedProgram<H>,
        host: &mut H,
        pattern: u32,
    ) -> Result<Option<Self>, VerifyError> {
        let code = linked.unlinked_rewrite(pattern)?;
        let direct = Self::read(code, linked.op_names(), linked.matched(pattern));
        let Some(direct) = direct else { return Ok(None) };
        let kind = host.link_kind(direct.name, direct.operands.into(), direct.results.into());
        Ok(Some(Self { kind, ..direct }))
    }

    /// Those of all patterns of a program whose rewrites are verified.
    pub(crate) fn of_all<H: HostMut>(linked: &LinkedProgram<H>, host: &mut H) -> Vec<Self> {
        let patterns = 0..linked.pattern_count() as u32;
        patterns
            .map(|pattern| Self::of(linked, host, pattern).ok().flatten().unwrap_or(Self::UNSEEN))
            .collect()
    }

    /// The matched ops are those of these registers, or if there are none, the root.
    fn set_matched(&mut self, matched: &[u32]) -> Option<()> {
        self.matched = matched.len().max(1) as u8;
        if matched.len() > MATCHED {
            return None;
        }
        for (to, &register) in self.registers.iter_mut().zip(matched) {
            *to = register.try_into().ok()?;
        }
        Some(())
    }
}

impl<H: HostMut> Interpreter<H> {
    /// Sees whether a rewrite that has not run yet on this machine is a direct one. It needs no more.
    pub(crate) fn becomes_direct(
        &mut self,
        linked: &LinkedProgram<H>,
        host: &mut H,
        pattern: u32,
    ) -> Result<bool, VerifyError> {
        let Some(direct) = Direct::of(linked, host, pattern)? else { return Ok(false) };
        *self.direct(pattern) = direct;
        Ok(true)
    }

    /// Whether this machine has what it takes to do a rewrite step by step.
    #[inline(always)]
    pub(crate) fn is_stepwise(&self, pattern: u32) -> bool {
        self.directs.get(pattern as usize).is_some_and(|direct| direct.stepwise)
    }

    /// It has from here on.
    pub(crate) fn set_stepwise(&mut self, pattern: u32) {
        self.direct(pattern).stepwise = true;
    }

    fn direct(&mut self, pattern: u32) -> &mut Direct {
        let at = pattern as usize;
        if self.directs.len() <= at {
            self.directs.resize(at + 1, Direct::UNSEEN);
        }
        &mut self.directs[at]
    }

    /// Applies the rewrite of a pattern to the root, if it is a direct one; `None` if it has to be done step
    /// by step, and nothing has been done.
    #[inline(always)]
    pub(crate) fn rewrite_directly<L: RewriteListener<H>>(
        &mut self,
        host: &mut H,
        running: &mut Running<'_, L>,
        root: H::Op,
    ) -> Option<Outcome> {
        let direct = self.directs.get_mut(running.pattern as usize)?;
        if direct.matched == 0 {
            return None;
        }
        let results = host.result_count(root);
        if u32::from(direct.results) != results {
            // The next root most likely has as many.
            direct.kind = host.link_kind(direct.name, direct.operands.into(), results);
            direct.results = results.try_into().ok()?;
        }
        let direct = &*direct;
        self.operands.clear();
        for &(reg, index) in &direct.sources[..usize::from(direct.operands).min(OPERANDS)] {
            let op = get(&self.state.ops, reg.into())?;
            self.operands.push(host.operand_at(op, index.into())?);
        }
        let matched = match direct.matched {
            1 if direct.registers[0] == 0 => std::slice::from_ref(&root),
            n => {
                self.matched.clear();
                for &reg in &direct.registers[..usize::from(n).min(MATCHED)] {
                    if let Some(op) = get(&self.state.ops, reg.into()) {
                        self.matched.push(op);
                    }
                }
                &self.matched
            }
        };
        let (kind, name) = (direct.kind, direct.name);
        let (operands, results) = (&self.operands[..], Results::Like(root));
        let spec = OpSpec { name, kind: Some(kind), operands, attrs: &[], results };
        if host.can_turn_into(root, &spec) {
            if running.listener.becomes(host, root, root, kind, operands) {
                host.turn_into(root, &spec, Some(matched));
                return Some(Outcome::Done);
            }
        } else if let Some(new) = begin_beside(host, running.listener, root, &spec, Some(matched)) {
            host.take_place(root, new);
            return Some(Outcome::Done);
        }
        // As the rewrite loop does it. It says why, if the host does not create the op.
        host.begin_rewrite(root, matched);
        self.log.clear();
        self.log.track = false;
        let mut edit = Edit { host, listener: running.listener, log: &mut self.log, budget: running.budget };
        let new = edit.create(&spec).ok()?;
        let ended = edit.replace_with_op(root, new).map_err(Into::into);
        Some(self.conclude(host, running, ended))
    }
}
