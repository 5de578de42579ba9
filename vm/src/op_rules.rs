//! What a program says of operations, linked to a host: how their values are cut into groups, how result types are inferred.

use crate::error::HostError;
use crate::host::{AttrSym, HostMut, Link, OpSym};
use crate::natives::{InferFn, Natives};
use pdll_bytecode::{Division, Groups, OpFacts, Program};
use rustc_hash::FxHashMap;
use std::fmt;

/// How the operands or the results of an operation are cut into groups.
#[derive(Clone, Debug)]
struct ValueGroups {
    groups: Groups,
    /// The attribute with the sizes.
    sizes: AttrSym,
}

/// How the values of operations are cut into groups and how their result types are inferred, by name.
pub(crate) struct OpRules<H: Link> {
    /// Of operands and of results.
    cuts: FxHashMap<OpSym, [ValueGroups; 2]>,
    /// With the names, for messages.
    inferences: FxHashMap<OpSym, (String, InferFn<H>)>,
}

impl<H: Link> fmt::Debug for OpRules<H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OpRules").field("cuts", &self.cuts).finish_non_exhaustive()
    }
}

impl<H: HostMut> OpRules<H> {
    /// Links what `program` says; `ops` are its operation names.
    pub(crate) fn new(program: &Program, ops: &[OpSym], host: &mut H) -> Result<Self, HostError> {
        let mut rules = Self { cuts: FxHashMap::default(), inferences: FxHashMap::default() };
        let flat = |o: &OpFacts| [&o.operands, &o.results].iter().all(|g| g.division == Division::Flat);
        for o in program.ops.iter().filter(|o| !flat(o)) {
            let mut cut = |groups: &Groups, name| -> Result<ValueGroups, HostError> {
                Ok(ValueGroups { groups: groups.clone(), sizes: host.link_attr_name(name)? })
            };
            let operands = cut(&o.operands, "operandSegmentSizes")?;
            let results = cut(&o.results, "resultSegmentSizes")?;
            rules.cuts.extend(ops.get(o.name as usize).map(|&sym| (sym, [operands, results])));
        }
        Ok(rules)
    }

    /// Finds how to infer the result types of an operation that the program creates: what is registered comes first, then what the
    /// program knows, then the host.
    pub(crate) fn link_inference(
        &mut self,
        program: &Program,
        name: (u32, OpSym),
        host: &mut H,
        natives: &Natives<H>,
    ) -> Result<(), String> {
        if self.inferences.contains_key(&name.1) {
            return Ok(());
        }
        let text = program.op_names.get(name.0 as usize).map_or("", |n| &n.name);
        let known = program.ops.binary_search_by_key(&name.0, |o| o.name).ok().map(|i| &program.ops[i]);
        let found = match (natives.find_inference(text), known) {
            (Some(f), _) => Ok(f.clone()),
            (None, Some(rules)) => host.define_inference(program, rules),
            (None, None) => Err(HostError::Definition("nothing is known of them".into())),
        };
        match found {
            Ok(f) => {
                self.inferences.insert(name.1, (text.to_string(), f));
                Ok(())
            }
            Err(_) if H::FEATURES.infer => Ok(()),
            Err(why) => Err(format!(
                "the result types of '{text}' cannot be inferred: {why}; give them as `-> (type)`, or register `natives.infer`"
            )),
        }
    }
}

impl<H: Link> OpRules<H> {
    /// The name of an operation and how to infer its result types, if the host does not.
    pub(crate) fn inference(&self, name: OpSym) -> Option<&(String, InferFn<H>)> {
        self.inferences.get(&name)
    }

    pub(crate) fn operand_group(&self, host: &H, op: H::Op, group: u32) -> Option<(u32, u32)> {
        match self.cut(host, op) {
            Some([cut, _]) => cut.group(host, op, group, host.operand_count(op)),
            None => host.operand_group(op, group),
        }
    }

    pub(crate) fn result_group(&self, host: &H, op: H::Op, group: u32) -> Option<(u32, u32)> {
        match self.cut(host, op) {
            Some([_, cut]) => cut.group(host, op, group, host.result_count(op)),
            None => host.result_group(op, group),
        }
    }

    fn cut(&self, host: &H, op: H::Op) -> Option<&[ValueGroups; 2]> {
        if self.cuts.is_empty() { None } else { self.cuts.get(&host.op_name(op)) }
    }
}

impl ValueGroups {
    fn group<H: Link>(&self, host: &H, op: H::Op, group: u32, total: u32) -> Option<(u32, u32)> {
        let sizes = if self.groups.division == Division::Sized { host.attr(op, self.sizes) } else { None };
        self.groups.group(group, total, |i| host.segment_size(sizes?, i))
    }
}
