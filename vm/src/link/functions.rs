//! The second step of linking: natives, conditions and rules become closures.

use super::error::mention;
use super::names::Names;
use super::places::Missing;
use super::{LinkFault, Native};
use crate::host::HostMut;
use crate::natives::{ConstraintFn, Natives, Registered, RewriteFn, signature};
use crate::op_rules::OpRules;
use pdll_bytecode::isa::{opcode as o, opcode_at, view};
use pdll_bytecode::{Pattern, VerifiedProgram};

/// What programs call.
pub(super) struct Functions<H: HostMut> {
    pub(super) natives: Vec<Native<H>>,
    pub(super) rules: OpRules<H>,
    /// Whether all that others have registered is isolated ([`Natives::assume_isolated`]).
    pub(super) isolated: bool,
}

impl<H: HostMut> Functions<H> {
    /// Finds all natives and rules. What cannot be had is added to `missing`.
    pub(super) fn new(
        program: &VerifiedProgram,
        names: &Names<H>,
        host: &mut H,
        natives: &Natives<H>,
        missing: &mut Vec<(Missing, LinkFault)>,
    ) -> Self {
        let rules = OpRules::new(program, &names.ops, host, missing);
        let mut functions =
            Self { natives: Vec::with_capacity(program.natives.len()), rules, isolated: true };
        functions.link_natives(program, host, natives, missing);
        functions.link_creations(program, names, host, natives, missing);
        functions
    }

    fn link_natives(
        &mut self,
        program: &VerifiedProgram,
        host: &mut H,
        natives: &Natives<H>,
        missing: &mut Vec<(Missing, LinkFault)>,
    ) {
        let mut unknown = Vec::new();
        for index in 0..program.natives.len() as u32 {
            match find_native(program, index, host, natives) {
                Ok((native, isolated)) => {
                    self.natives.push(native);
                    self.isolated &= isolated;
                }
                Err(complaint) => unknown.push((index, complaint)),
            }
        }
        if unknown.is_empty() {
            return;
        }
        let mut callers = vec![Vec::new(); program.natives.len()];
        for pattern in &program.patterns {
            for &native in pattern.lists.natives() {
                callers[native as usize].push(pattern);
            }
        }
        missing.extend(unknown.into_iter().map(|(index, complaint)| {
            let patterns = callers[index as usize].iter().map(|p| mention(program, p)).collect();
            (Missing::Native(index), LinkFault::Native { complaint, patterns })
        }));
    }

    /// What creating ops needs: result types, locations.
    fn link_creations(
        &mut self,
        program: &VerifiedProgram,
        names: &Names<H>,
        host: &mut H,
        natives: &Natives<H>,
        missing: &mut Vec<(Missing, LinkFault)>,
    ) {
        let needs = program.needs();
        let mut is_there = H::FEATURES.locations || !needs.locations;
        for &name in &needs.inferred {
            let Some(sym) = names.known_op(name) else { continue };
            is_there &= self.rules.link_inference(program, (name, sym), host, natives).is_ok();
            self.isolated &= natives.find_inference(&program.op_names[name as usize].name).is_none();
        }
        if !is_there {
            self.find_creations(program, names, host, natives, missing);
        }
    }

    /// Finds the rewrites that need what is not there.
    #[cold]
    fn find_creations(
        &mut self,
        program: &VerifiedProgram,
        names: &Names<H>,
        host: &mut H,
        natives: &Natives<H>,
        missing: &mut Vec<(Missing, LinkFault)>,
    ) {
        // By the start of their rewrites, for messages.
        let mut starts: Vec<&Pattern> = program.patterns.iter().collect();
        starts.sort_by_key(|p| p.rewrite);
        for at in program.positions_from(program.rewrites.max(1)) {
            let opcode = opcode_at(&program.code, at);
            let error: Box<dyn FnOnce(Vec<String>) -> LinkFault> = match opcode {
                o::LocationOfOp | o::LocationOfValue | o::FuseLocations | o::SetLocation
                    if !H::FEATURES.locations =>
                {
                    Box::new(|patterns| LinkFault::Feature { feature: "tell locations", patterns })
                }
                o::CreateInfer => {
                    let view::CreateInfer { name, .. } = view::CreateInfer::at(&program.code, at);
                    // Any other word is in a rewrite that is no good; what is missing has been said.
                    let Some(sym) = names.known_op(name) else { continue };
                    let linked = self.rules.link_inference(program, (name, sym), host, natives);
                    let Err(why) = linked else { continue };
                    let name = program.op_names[name as usize].name.to_string();
                    Box::new(|patterns| LinkFault::Inference { name, why, patterns })
                }
                _ => continue,
            };
            let before = starts.partition_point(|p| p.rewrite as usize <= at);
            let patterns = before.checked_sub(1).map(|i| mention(program, starts[i])).into_iter().collect();
            missing.push((Missing::Code(at as u32), error(patterns)));
        }
    }
}

/// A native of the program: what is registered for it, or its definition, and whether it is isolated; or what
/// is wrong with it.
fn find_native<H: HostMut>(
    program: &VerifiedProgram,
    index: u32,
    host: &mut H,
    natives: &Natives<H>,
) -> Result<(Native<H>, bool), String> {
    let wanted = &program.natives[index as usize];
    let definition = program.definitions.binary_search_by_key(&index, |d| d.native).ok();
    let constraint = |e: &Registered<ConstraintFn<H>>| (Native::Constraint(e.function.clone()), e.isolated);
    let rewrite = |e: &Registered<RewriteFn<H>>| (Native::Rewrite(e.function.clone()), e.isolated);
    let name = &wanted.name;
    let registered = match (wanted.constraint, definition) {
        (true, None) => natives.find_constraint(name).map(|e| (&e.params, &e.results, constraint(e))),
        (true, Some(_)) => natives.own_constraint(name).map(|e| (&e.params, &e.results, constraint(e))),
        (false, None) => natives.find_rewrite(name).map(|e| (&e.params, &e.results, rewrite(e))),
        (false, Some(_)) => natives.own_rewrite(name).map(|e| (&e.params, &e.results, rewrite(e))),
    };
    let sort = if wanted.constraint { "constraint" } else { "rewrite" };
    let expected = signature(&wanted.params, &wanted.results);
    let Some((params, results, native)) = registered else {
        let defined = definition.map(|i| match (wanted.constraint, &program.definitions[i]) {
            (true, d) => host.define(program, d).map(Native::Constraint),
            (false, d) => host.define_rewrite(program, d).map(Native::Rewrite),
        });
        let why = match defined {
            Some(Ok(native)) => return Ok((native, true)),
            Some(Err(why)) => format!(", and its code cannot be used: {why}"),
            None => String::new(),
        };
        return Err(format!(
            "native {sort} '{}' with signature {expected} is not registered{why}",
            wanted.name
        ));
    };
    if *params != wanted.params || *results != wanted.results {
        let got = signature(params, results);
        return Err(format!(
            "native {sort} '{}' is registered as {got} but called as {expected}",
            wanted.name
        ));
    }
    Ok(native)
}
