//! What the program needs to know besides its code: what natives mean, what operations are like.

use crate::cxx;
use crate::pdl::{Known, TypeRules};
use pdll_bytecode::{ALL, Class, Definition, Division, Expr, Inference, Inst, OpFacts, Program};
use rustc_hash::FxHashSet;
use std::collections::BTreeMap;

/// Adds what `known` says of the natives and operations of `program`, as far as its code asks for it.
pub(super) fn add(program: &mut Program, known: &Known) {
    for (i, native) in program.natives.iter().enumerate() {
        let constraint = known.constraints.get(&native.name).and_then(Option::as_ref).filter(|c| {
            native.constraint && native.results.is_empty() && c.params.len() == native.params.len()
        });
        if let Some(c) = constraint {
            let body = append(&mut program.exprs, &c.condition);
            program.definitions.push(Definition { native: i as u32, params: c.params.clone(), body });
        }
    }
    ops(program, known);
    classes(program, known);
}

fn append(pool: &mut Vec<Expr>, snippet: &cxx::Snippet) -> u32 {
    let by = pool.len() as u32;
    pool.extend(snippet.exprs.iter().map(|e| e.clone().moved(by)));
    snippet.root + by
}

fn ops(program: &mut Program, known: &Known) {
    if known.ops.is_empty() {
        return;
    }
    // Groups are asked for by number, on whatever ops; types are inferred of what is created.
    let (mut grouped, mut inferred) = (false, FxHashSet::default());
    for (_, inst) in program.insts() {
        match inst {
            Inst::Operands { group, .. } | Inst::Results { group, .. } => grouped |= group != ALL,
            Inst::CreateInfer { name, .. } => {
                inferred.insert(name);
            }
            _ => {}
        }
    }
    for (name, text) in (0..).zip(program.op_names.iter().map(|n| &n.name)) {
        let Some(op) = known.ops.get(text) else { continue };
        let inference = match &op.inference {
            Inference::Types(TypeRules { exprs, roots }) if inferred.contains(&name) => {
                let by = append(&mut program.exprs, exprs) - exprs.root;
                Inference::Types(roots.iter().map(|r| r + by).collect())
            }
            Inference::Foreign if inferred.contains(&name) => Inference::Foreign,
            _ => Inference::None,
        };
        let divided = [&op.operands, &op.results].iter().any(|g| g.division != Division::Flat);
        if inference != Inference::None || grouped && divided {
            program.ops.push(OpFacts {
                name,
                operands: op.operands.clone(),
                results: op.results.clone(),
                inference,
            });
        }
    }
}

/// Enters the classes that expressions mention, conditions of classes among them.
fn classes(program: &mut Program, known: &Known) {
    let mut found: BTreeMap<String, Class> = BTreeMap::new();
    let mut seen = 0;
    while let Some(e) = program.exprs.get(seen) {
        let names: Vec<String> = e.names().map(str::to_string).collect();
        for name in names {
            let Some(class) = known.classes.get(&name).filter(|_| !found.contains_key(&name)) else {
                continue;
            };
            let condition = class.condition.as_deref().and_then(|c| cxx::expression(c).ok());
            let condition = condition.map(|c| append(&mut program.exprs, &c));
            found.insert(name.clone(), Class { name, instances: class.instances.clone(), condition });
        }
        seen += 1;
    }
    program.classes = found.into_values().collect();
}
