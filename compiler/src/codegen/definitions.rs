//! What the program needs to know besides its code: what natives mean, what operations are like.

use super::Places;
use crate::pdl::{CODE, Inference as KnownInference, Known, Module};
use pdll_bytecode::{Class, Definition, Inference, Meaning, OpFacts, Program, SegmentLayout, TypeRules};
use pdll_ods::resolve::{Resolved, Unknown};
use rustc_hash::{FxHashMap, FxHashSet};

/// What the code of a program wants to be known of operations.
#[derive(Default)]
pub(super) struct Wanted {
    /// Does it ask for groups by number, on whatever operations?
    pub(super) groups: bool,
    /// The names of those that it creates without saying what types their results have, maybe repeatedly.
    pub(super) inferred: Vec<u32>,
}

/// Adds what is known of the natives and operations of `program`, as far as its code asks for it.
pub(super) fn add(program: &mut Program, module: &Module, wanted: &Wanted, places: &mut Places<'_>) {
    let known = &module.known;
    let mut pool = Pool { program, classes: FxHashMap::default() };
    for i in 0..pool.program.natives.len() {
        let native = &pool.program.natives[i];
        let meaning = match (native.constraint, native.results.len()) {
            (true, 0) => {
                let known = known.constraints.get(&native.name).and_then(Option::as_ref);
                known.map(|c| (c.params, &c.condition))
            }
            (false, 1) => {
                let known = known.rewrites.get(&native.name).and_then(Option::as_ref);
                known.map(|r| (r.params, &r.value))
            }
            _ => None,
        };
        if let Some((_, meaning)) = meaning.filter(|m| m.0 == native.params.len()) {
            let meaning = match meaning {
                Ok(resolved) => Meaning::Expr(pool.append(resolved)[0]),
                Err(why) => {
                    if let Unknown::Unreadable(_, Some(at)) = why {
                        let index = pool.program.definitions.len() as u32;
                        pool.program.unclear.push((index, places.place(*at)));
                    }
                    // A number for a name tells nothing of what is to be written.
                    let name = &pool.program.natives[i].name;
                    let code = module.code.get(name).filter(|_| name.starts_with(CODE));
                    Meaning::Unknown(match code {
                        Some(code) => format!("{why}, in `{}`", code.in_a_line()),
                        None => why.to_string(),
                    })
                }
            };
            pool.program.definitions.push(Definition { native: i as u32, meaning });
        }
    }
    ops(&mut pool, known, wanted);
    sort_classes(program);
}

struct Pool<'p> {
    program: &'p mut Program,
    /// The classes of the program.
    classes: FxHashMap<Class, u32>,
}

impl Pool<'_> {
    /// Adds expressions; gives their roots.
    fn append(&mut self, resolved: &Resolved) -> Vec<u32> {
        let by = self.program.exprs.len() as u32;
        let number = |class: &Class| {
            let next = self.classes.len() as u32;
            *self.classes.entry(class.clone()).or_insert_with(|| {
                self.program.classes.push(class.clone());
                next
            })
        };
        let numbers: Vec<u32> = resolved.classes.iter().map(number).collect();
        let exprs = resolved.exprs.iter().map(|e| e.clone().moved(by, |c| numbers[c as usize]));
        self.program.exprs.extend(exprs);
        resolved.roots.iter().map(|r| r + by).collect()
    }
}

fn ops(pool: &mut Pool<'_>, known: &Known, wanted: &Wanted) {
    if known.ops.is_empty() {
        return;
    }
    let inferred: FxHashSet<u32> = wanted.inferred.iter().copied().collect();
    for name in 0..pool.program.op_names.len() as u32 {
        let Some(op) = known.ops.get(pool.program.op_names[name as usize].name.as_str()) else { continue };
        let inference = match &op.inference {
            KnownInference::Types(inputs, resolved) if inferred.contains(&name) => {
                Inference::Types(TypeRules { inputs: inputs.clone(), roots: pool.append(resolved) })
            }
            KnownInference::Unknown(why) if inferred.contains(&name) => Inference::Unknown(why.to_string()),
            _ => Inference::None,
        };
        let layouts = [op.model.operand_layout, op.model.result_layout];
        let divided = layouts.iter().any(|l| *l != SegmentLayout::Unknown);
        if inference != Inference::None || wanted.groups && divided {
            pool.program.ops.push(OpFacts {
                name,
                operands: op.model.operand_groups(),
                results: op.model.result_groups(),
                inference,
            });
        }
    }
}

/// Puts the classes in order, as the format wants them.
fn sort_classes(program: &mut Program) {
    let mut order: Vec<u32> = (0..program.classes.len() as u32).collect();
    order.sort_by(|&a, &b| program.classes[a as usize].cmp(&program.classes[b as usize]));
    let mut place = vec![0; order.len()];
    for (new, &old) in (0..).zip(&order) {
        place[old as usize] = new;
    }
    program.classes.sort();
    for e in &mut program.exprs {
        let moved = std::mem::replace(e, pdll_bytecode::Expr::Bool(false));
        *e = moved.moved(0, |c| place[c as usize]);
    }
}
