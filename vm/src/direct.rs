//! Rewrites that only turn the root into another op, `replace root with op<x>(a, b)`: the commonest, and done without the
//! rewrite loop. What is read off the code once when linking is which operands of matched ops become operands of the new op.

use crate::host::{HostMut, OpSpec, Results};
use crate::machine::Machine;
use crate::matcher::get;
use crate::rewriter::Events;
use pdll_bytecode::{Bank, Inst};

/// A rewrite of operand loads and one `create_replacing` of the root without attributes.
#[derive(Debug)]
pub(crate) struct Direct {
    /// The operands: op register and number.
    operands: Box<[(u32, u32)]>,
    /// The place of the new op's name in the machine.
    site: u32,
}

impl Direct {
    /// The rewrite at `at` in linked code, if it is one.
    pub(crate) fn read(code: &[u32], mut at: usize) -> Option<Self> {
        let mut loads = Vec::new();
        loop {
            let (inst, len) = Inst::decode(code.get(at..)?).ok()?;
            at += len;
            match inst {
                Inst::Operand { dst, op, index, .. } => loads.push((dst, (op, index))),
                Inst::CreateReplacing { old: 0, name: site, operands, attrs, .. } if attrs.is_empty() => {
                    let from = |r: pdll_bytecode::Reg| {
                        let load = loads.iter().rev().find(|l| l.0 == r.index && r.bank == Bank::Value);
                        load.map(|l| l.1)
                    };
                    let operands = operands.into_iter().map(from).collect::<Option<_>>()?;
                    let done = matches!(Inst::decode(code.get(at..)?), Ok((Inst::Done {}, _)));
                    return done.then_some(Self { operands, site });
                }
                _ => return None,
            }
        }
    }
}

impl<H: HostMut> Machine<'_, H> {
    /// Applies a direct rewrite to the root; false if it has to be done step by step, and nothing has been done.
    #[inline]
    pub(crate) fn rewrite_directly<E: Events<H>>(
        &mut self,
        host: &mut H,
        events: &mut E,
        root: H::Op,
        matched: &[u32],
        direct: &Direct,
    ) -> bool {
        if !events.in_place() {
            return false;
        }
        self.operands.clear();
        for &(reg, index) in &direct.operands {
            match get(&self.state.ops, reg) {
                Some(op) if index < host.operand_count(op) => self.operands.push(host.operand(op, index)),
                _ => return false,
            }
        }
        let results = host.result_count(root);
        let kind = self.kind(host, direct.site, self.operands.len() as u32, results);
        let spec = OpSpec {
            name: self.site_name(direct.site),
            kind: Some(kind),
            operands: &self.operands,
            attrs: &[],
            results: Results::Like(root),
        };
        if !host.in_place(root, &spec) {
            return false;
        }
        self.matched.clear();
        self.matched.extend(matched.iter().filter_map(|&reg| get(&self.state.ops, reg)));
        host.begin_rewrite(root, &self.matched);
        events.replacing_in_place(host, root, kind, &self.operands);
        host.replace_in_place(root, &spec);
        true
    }
}
