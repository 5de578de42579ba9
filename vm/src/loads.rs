//! Instructions that load or copy something, which matchers and rewrites have in common.

use crate::host::Link;
use crate::limits::Budget;
use crate::link::LinkedProgram;
use crate::look::Look;
use crate::matcher::read;
use crate::registers::{Registers, get, set};
use pdll_bytecode::isa::{opcode as o, opcode_at};
use pdll_bytecode::{ALL, FAIL};
use std::ops::Range;

/// How an instruction that both sections have went.
pub(crate) enum Load {
    /// Done; the next one is so many words further.
    Next(usize),
    /// What it should load is missing: go there.
    Missing(u32),
    /// It would make a longer list than the run may have.
    Stopped,
    /// It is not one of these instructions.
    Unknown,
}

/// Runs an instruction of `code` that loads or copies something.
pub(crate) fn load<H: Link>(
    linked: &LinkedProgram<H>,
    code: &[u32],
    host: &H,
    state: &mut Registers<H>,
    budget: &mut Budget,
    pc: usize,
) -> Load {
    macro_rules! put {
        ($bank:ident, $dst:expr, $value:expr, $fail:expr, $words:expr) => {{
            let value = $value;
            if value.is_none() {
                return Load::Missing($fail);
            }
            set(&mut state.$bank, $dst, value);
            Load::Next($words)
        }};
    }
    macro_rules! look {
        () => {
            Look { host, state: &*state }
        };
    }
    match opcode_at(code, pc) {
        o::Operand => {
            read!(code, pc, Operand { dst, op, index, fail, len });
            put!(values, dst, look!().operand(op, index), fail, len)
        }
        o::Result => {
            read!(code, pc, Result { dst, op, index, fail, len });
            put!(values, dst, look!().result(op, index), fail, len)
        }
        o::Operands => operands(linked, code, host, state, budget, pc),
        o::Results => results(linked, code, host, state, budget, pc),
        o::Attr => {
            read!(code, pc, Attr { dst, op, name, fail, len });
            put!(attrs, dst, look!().attr(op, name), fail, len)
        }
        o::AttrOrNull => {
            read!(code, pc, AttrOrNull { dst, op, name, len });
            let attr = look!().attr(op, name);
            set(&mut state.attrs, dst, attr);
            Load::Next(len)
        }
        o::AttrOr => {
            read!(code, pc, AttrOr { dst, op, name, default, len });
            let attr = look!().attr(op, name);
            set(&mut state.attrs, dst, attr.or_else(|| linked.attrs.get(default as usize).copied()));
            Load::Next(len)
        }
        o::TypeOf => {
            read!(code, pc, TypeOf { dst, value, len });
            let ty = get(&state.values, value).map(|v| host.value_type(v));
            set(&mut state.types, dst, ty);
            Load::Next(len)
        }
        o::TypesOf => types_of(code, host, state, budget, pc),
        o::AttrType => {
            read!(code, pc, AttrType { dst, attr, fail, len });
            put!(types, dst, get(&state.attrs, attr).and_then(|a| host.attr_type(a)), fail, len)
        }
        o::DefOp => {
            read!(code, pc, DefOp { dst, value, fail, len });
            put!(ops, dst, get(&state.values, value).and_then(|v| host.def_op(v)), fail, len)
        }
        o::Single | o::First | o::Element | o::ElementBack | o::Part => from_list(code, state, pc),
        o::User => {
            read!(code, pc, User { dst, values, index, fail, len });
            let start = state.loops.users.len();
            state.collect_users(host, values);
            let found = state.loops.users.get(start..).unwrap_or_default();
            let (user, seen) = (found.get(index as usize).copied(), found.len());
            state.loops.users.truncate(start);
            if !budget.spend_matcher_steps(seen) {
                return Load::Stopped;
            }
            put!(ops, dst, user, fail, len)
        }
        o::ElementType => {
            read!(code, pc, ElementType { dst, types, index, fail, len });
            let ty = state.type_list(types).and_then(|l| l.get(index as usize).copied());
            put!(types, dst, ty, fail, len)
        }
        o::MakeValues => {
            read!(code, pc, MakeValues { dst, parts, len });
            joined(state.join_values(dst, parts, budget), len)
        }
        o::MakeTypes => {
            read!(code, pc, MakeTypes { dst, parts, len });
            joined(state.join_types(dst, parts, budget), len)
        }
        _ => constant_or_copy(linked, code, state, budget, pc),
    }
}

/// Runs `operands`.
#[inline(always)]
pub(crate) fn operands<H: Link>(
    linked: &LinkedProgram<H>,
    code: &[u32],
    host: &H,
    state: &mut Registers<H>,
    budget: &mut Budget,
    pc: usize,
) -> Load {
    read!(code, pc, Operands { dst, op, group, fail, len });
    let Some(op) = get(&state.ops, op) else { return Load::Missing(fail) };
    let n = host.operand_count(op);
    let part = if group == ALL { Some((0, n)) } else { linked.rules.operand_group(host, op, group) };
    let Some(part) = within(part, n) else { return Load::Missing(fail) };
    made(state.list_values(dst, part.len(), budget, part.map(|i| host.operand(op, i))), len)
}

/// Runs `results`.
#[inline(always)]
pub(crate) fn results<H: Link>(
    linked: &LinkedProgram<H>,
    code: &[u32],
    host: &H,
    state: &mut Registers<H>,
    budget: &mut Budget,
    pc: usize,
) -> Load {
    read!(code, pc, Results { dst, op, group, fail, len });
    let Some(op) = get(&state.ops, op) else { return Load::Missing(fail) };
    let n = host.result_count(op);
    let part = if group == ALL { Some((0, n)) } else { linked.rules.result_group(host, op, group) };
    let Some(part) = within(part, n) else { return Load::Missing(fail) };
    made(state.list_values(dst, part.len(), budget, part.map(|i| host.result(op, i))), len)
}

/// The numbers in a group (its first and how many there are) that are below `n`.
#[inline(always)]
fn within(group: Option<(u32, u32)>, n: u32) -> Option<Range<u32>> {
    group.map(|(first, count)| first..first.saturating_add(count).min(n))
}

/// Runs `types_of`.
#[inline(always)]
pub(crate) fn types_of<H: Link>(
    code: &[u32],
    host: &H,
    state: &mut Registers<H>,
    budget: &mut Budget,
    pc: usize,
) -> Load {
    read!(code, pc, TypesOf { dst, values, len });
    made(state.list_types_of(host, dst, values, budget), len)
}

/// Runs an instruction that loads something out of a list of values.
fn from_list<H: Link>(code: &[u32], state: &mut Registers<H>, pc: usize) -> Load {
    let (dst, value, fail, len) = match opcode_at(code, pc) {
        o::Single => {
            read!(code, pc, Single { dst, values, fail, len });
            let one = match state.value_list(values) {
                Some(&[one]) => Some(one),
                _ => None,
            };
            (dst, one, fail, len)
        }
        o::First => {
            read!(code, pc, First { dst, values, fail, len });
            (dst, state.value_list(values).and_then(|l| l.first().copied()), fail, len)
        }
        o::Element => {
            read!(code, pc, Element { dst, values, index, fail, len });
            (dst, state.value_list(values).and_then(|l| l.get(index as usize).copied()), fail, len)
        }
        o::ElementBack => {
            read!(code, pc, ElementBack { dst, values, index, fail, len });
            (
                dst,
                state.value_list(values).and_then(|l| l.iter().rev().nth(index as usize).copied()),
                fail,
                len,
            )
        }
        _ => {
            read!(code, pc, Part { dst, values, before, after, fail, len });
            let done = state.list_part(dst, values, before, after);
            return if done { Load::Next(len) } else { Load::Missing(fail) };
        }
    };
    if value.is_none() {
        return Load::Missing(fail);
    }
    set(&mut state.values, dst, value);
    Load::Next(len)
}

/// Runs an instruction that loads a constant or copies a register.
fn constant_or_copy<H: Link>(
    linked: &LinkedProgram<H>,
    code: &[u32],
    state: &mut Registers<H>,
    budget: &mut Budget,
    pc: usize,
) -> Load {
    macro_rules! copy {
        ($name:ident, $bank:ident) => {{
            read!(code, pc, $name { dst, src, len });
            let value = get(&state.$bank, src);
            set(&mut state.$bank, dst, value);
            Load::Next(len)
        }};
    }
    match opcode_at(code, pc) {
        o::ConstAttr => {
            read!(code, pc, ConstAttr { dst, attr, len });
            set(&mut state.attrs, dst, linked.attrs.get(attr as usize).copied());
            Load::Next(len)
        }
        o::ConstType => {
            read!(code, pc, ConstType { dst, ty, len });
            set(&mut state.types, dst, linked.types.get(ty as usize).copied());
            Load::Next(len)
        }
        o::ConstTypes => {
            read!(code, pc, ConstTypes { dst, types, len });
            let types = types.iter().filter_map(|&t| linked.types.get(t as usize).copied());
            made(state.list_types(dst, types.clone().count(), budget, types), len)
        }
        o::MoveOp => copy!(MoveOp, ops),
        o::MoveValue => copy!(MoveValue, values),
        o::MoveType => copy!(MoveType, types),
        o::MoveAttr => copy!(MoveAttr, attrs),
        o::MoveValues => copy!(MoveValues, value_lists),
        o::MoveTypes => copy!(MoveTypes, type_lists),
        _ => Load::Unknown,
    }
}

/// How laying lists end to end went.
fn joined(done: Option<bool>, words: usize) -> Load {
    done.map_or(Load::Missing(FAIL), |done| made(done, words))
}

/// How making a list went.
fn made(done: bool, words: usize) -> Load {
    if done { Load::Next(words) } else { Load::Stopped }
}
