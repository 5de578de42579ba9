//! Rewrites that only turn the root into another op, `replace root with op<x>(a, b)`: the commonest, and done
//! without the rewrite loop. What is read off the code once when linking is which operands of matched ops
//! become operands of the new op.

use crate::host::{HostMut, OpSpec, Results};
use crate::link::LinkedProgram;
use crate::listener::RewriteListener;
use crate::machine::{Interpreter, Running};
use crate::registers::get;
use pdll_bytecode::Bank;
use pdll_bytecode::isa::{opcode as o, opcode_at, view};
use rustc_hash::FxHashSet;

/// Operands of a direct rewrite at most. With more of them the rewrite loop is no loss.
const MOST: usize = 64;

/// All direct rewrites of a program, close together: a pattern set is larger than the fastest memory, and
/// this is what a rewrite touches.
#[derive(Debug)]
pub(crate) struct Directs {
    /// By pattern: where its words start; 0 if it has none.
    starts: Vec<u32>,
    /// The place of the new op's name in the machine; number of operands and of matched ops; op register and
    /// number of each operand; registers of the matched ops.
    words: Vec<u32>,
}

impl Directs {
    /// Reads the rewrites of all patterns, each given by its place in linked code and the registers of its
    /// matched ops. Only operand loads and one `create_replacing` of the root without attributes are done
    /// directly.
    pub(crate) fn new<'a>(code: &[u32], rewrites: impl ExactSizeIterator<Item = (usize, &'a [u32])>) -> Self {
        let mut words = Vec::with_capacity(9 * rewrites.len() + 1);
        words.push(0);
        let mut new = Self { starts: Vec::with_capacity(rewrites.len()), words };
        let mut loads = Vec::new();
        // Rewrites that are not: patterns may share them.
        let mut stepwise = FxHashSet::default();
        for (at, matched) in rewrites {
            let start = new.words.len();
            loads.clear();
            let direct = !stepwise.contains(&at) && new.read(code, at, matched, &mut loads).is_some();
            if !direct {
                new.words.truncate(start);
                stepwise.insert(at);
            }
            new.starts.push(if direct { start as u32 } else { 0 });
        }
        new
    }

    /// Reads one rewrite; `loads` is empty, and gets register, op and number of the operands that it loads.
    fn read(
        &mut self,
        code: &[u32],
        mut at: usize,
        matched: &[u32],
        loads: &mut Vec<(u32, u32, u32)>,
    ) -> Option<()> {
        loop {
            match opcode_at(code, at) {
                o::Operand if loads.len() < MOST => {
                    let view::Operand { dst, op, index, len, .. } = view::Operand::at(code, at);
                    loads.push((dst, op, index));
                    at += len;
                }
                o::CreateReplacing => {
                    let inst = view::CreateReplacing::at(code, at);
                    let operands = inst.operands;
                    if inst.old != 0 || inst.attrs.iter().next().is_some() || operands.len() > MOST {
                        return None;
                    }
                    self.words.extend([inst.name, operands.len() as u32, matched.len() as u32]);
                    for r in operands.iter() {
                        let &(_, op, index) =
                            loads.iter().rev().find(|l| l.0 == r.index && r.bank == Bank::Value)?;
                        self.words.extend([op, index]);
                    }
                    self.words.extend_from_slice(matched);
                    return (opcode_at(code, at + inst.len) == o::Done).then_some(());
                }
                _ => return None,
            }
        }
    }

    /// Site, operands and matched ops of a pattern's rewrite.
    #[inline]
    fn get(&self, pattern: u32) -> Option<(u32, &[u32], &[u32])> {
        let start = *self.starts.get(pattern as usize)? as usize;
        if start == 0 {
            return None;
        }
        let (&[site, operands, matched], rest) = self.words.get(start..)?.split_first_chunk::<3>()?;
        let (operands, rest) = rest.split_at_checked(2 * operands as usize)?;
        Some((site, operands, rest.get(..matched as usize)?))
    }
}

impl<H: HostMut> Interpreter<H> {
    /// Applies the rewrite of a pattern to the root, if it is a direct one; false if it has to be done step
    /// by step, and nothing has been done.
    #[inline]
    pub(crate) fn rewrite_directly<L: RewriteListener<H>>(
        &mut self,
        linked: &LinkedProgram<H>,
        host: &mut H,
        running: &mut Running<'_, L>,
        root: H::Op,
    ) -> bool {
        let Some((site, operands, matched)) = linked.directs.get(running.pattern) else {
            return false;
        };
        self.operands.clear();
        for pair in operands.chunks_exact(2) {
            let (reg, index) = (pair[0], pair[1]);
            match get(&self.state.ops, reg) {
                Some(op) if index < host.operand_count(op) => self.operands.push(host.operand(op, index)),
                _ => return false,
            }
        }
        let results = host.result_count(root);
        let kind = self.kind(host, site, self.operands.len() as u32, results);
        self.gather_matched(matched, root);
        let spec = OpSpec {
            name: self.site_name(site),
            kind: Some(kind),
            operands: &self.operands,
            attrs: &[],
            results: Results::Like(root),
        };
        let begin = |host: &mut H| running.listener.becomes(host, root, kind, &self.operands);
        host.replace_in_place(root, &spec, Some(&self.matched), begin)
    }
}
