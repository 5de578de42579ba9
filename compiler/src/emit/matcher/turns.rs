//! Where each `continue` of a matcher goes: to the body of the loop that it ends a turn of, or on from that.

use pdll_bytecode::{FieldRef, Inst, Program, Role};
use rustc_hash::{FxHashMap, FxHashSet};

/// A loop: its body, where it goes at the end, and the loop around it.
struct Loop {
    goes: [u32; 2],
    outer: Option<usize>,
}

/// By the position of a `continue` that code from `starts` on leads to: where it may go.
pub(super) fn turns(program: &Program, starts: &[u32]) -> FxHashMap<u32, [u32; 2]> {
    let mut turns = FxHashMap::default();
    let mut loops: Vec<Loop> = Vec::new();
    let mut seen = FxHashSet::default();
    // Positions and the innermost loop there: in a program that is verified, the same on each way.
    let mut open: Vec<(u32, Option<usize>)> = starts.iter().map(|&start| (start, None)).collect();
    while let Some((at, inner)) = open.pop() {
        if !super::is_code(at) || !seen.insert(at) {
            continue;
        }
        let decoded = Inst::decode(program.code.get(at as usize..).unwrap_or_default());
        let Ok((inst, len)) = decoded else { continue };
        let next = at + len as u32;
        let outer = |inner: Option<usize>| inner.and_then(|inner| loops[inner].outer);
        match inst {
            Inst::ForEachUser { done, .. } | Inst::ForEachUserOf { done, .. } => {
                loops.push(Loop { goes: [next, done], outer: inner });
                open.extend([(done, inner), (next, Some(loops.len() - 1))]);
            }
            Inst::Continue {} => turns.extend(inner.map(|inner| (at, loops[inner].goes))),
            Inst::Break { to } => open.push((to, outer(inner))),
            Inst::Jump { to } => open.push((to, inner)),
            _ => {
                let mut goes_on = true;
                inst.for_each_field(|_, role, field| match (role, field) {
                    (Role::Target, FieldRef::Word(to)) => open.push((to, inner)),
                    (Role::Table(_), FieldRef::Word(table)) => {
                        goes_on = false;
                        open.extend(super::cases(program, table).iter().map(|case| (case.1, inner)));
                    }
                    _ => {}
                });
                if goes_on {
                    open.push((next, inner));
                }
            }
        }
    }
    turns
}
