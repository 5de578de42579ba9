//! The matcher loop: runs matcher code on one root and finds the best pattern.
//!
//! One `match` on opcodes over plain words. A run allocates nothing: registers and the memory for lists are kept in the machine. What
//! is missing (an operand, an attribute, a register that a failed native did not write) makes a test fail. Programs come verified, so
//! jumps go forward and every path ends; words that lie all the same read as zero, which is "fail".

use crate::host::{AttrSym, Host, Link, OpSym};
use crate::link::{Linked, Native};
use crate::natives::{Args, Ret};
use crate::rewriter::State;
use pdll_bytecode::isa::opcode as o;
use pdll_bytecode::isa::{RegWords, opcode_at, view::DefSwitchKind};
use pdll_bytecode::{ACCEPT, ALL, Bank, FAIL, Reg};

/// No pattern.
pub(crate) const NONE: u32 = u32::MAX;

/// A loop that runs.
#[derive(Debug)]
pub(crate) struct Frame {
    /// Its `for_each_user`'s register, the first instruction of its body, and where it goes at the end.
    dst: u32,
    body: usize,
    done: u32,
    /// Its users in the user memory: next and end.
    next: usize,
    end: usize,
    start: usize,
    /// How much memory lists had when the turn began.
    values: usize,
    types: usize,
}

/// Loops of a run and the users that they go over.
#[derive(Debug)]
pub(crate) struct Loops<H: Host> {
    frames: Vec<Frame>,
    users: Vec<H::Op>,
}

impl<H: Host> Loops<H> {
    pub(crate) fn new() -> Self {
        Self { frames: Vec::new(), users: Vec::new() }
    }
}

/// Binds fields of the instruction at a position by their names; `len` is its length in words.
macro_rules! read {
    ($code:expr, $pc:expr, $name:ident { $($field:ident),* }) => {
        let pdll_bytecode::isa::view::$name { $($field,)* .. } = pdll_bytecode::isa::view::$name::at($code, $pc);
    };
}
pub(crate) use read;

#[inline(always)]
pub(crate) fn get<T: Copy>(bank: &[Option<T>], reg: u32) -> Option<T> {
    bank.get(reg as usize).copied().flatten()
}

#[inline(always)]
pub(crate) fn set<T>(bank: &mut [Option<T>], reg: u32, value: Option<T>) {
    if let Some(slot) = bank.get_mut(reg as usize) {
        *slot = value;
    }
}

/// The pattern that matches when matching has ended at `to`, which is not code: [`NONE`] or the accepted one.
#[inline(always)]
fn ended(to: u32, first: u32) -> Option<u32> {
    // FAIL is 0 and ACCEPT the top bit: both are above when one is taken off.
    (to.wrapping_sub(1) >= ACCEPT - 1).then(|| {
        let pattern = to & !ACCEPT;
        if to != FAIL && pattern >= first { pattern } else { NONE }
    })
}

/// The best pattern with a number of at least `first` that matches at `root`, or [`NONE`]; registers hold what it captured.
///
/// Matching mostly begins with the question what defines an operand of the root, and mostly ends with the answer. That step is taken here,
/// since entering the loop costs as much as the step.
#[inline(always)]
pub(crate) fn best_match<H: Link>(
    linked: &Linked<H>,
    host: &H,
    state: &mut State<H>,
    loops: &mut Loops<H>,
    root: H::Op,
    entry: u32,
    first: u32,
) -> u32 {
    // The lists of the last match and of its rewrite.
    state.value_memory.clear();
    state.type_memory.clear();
    set(&mut state.ops, 0, Some(root));
    let mut at = entry;
    if let Some(step) = DefSwitchKind::get(&linked.code, entry as usize)
        && step.src == 0
    {
        at = match defined(host, root, step.operand, step.result) {
            Some(op) => {
                set(&mut state.ops, step.dst, Some(op));
                linked.tables.get(step.table, host.op_kind(op), step.otherwise)
            }
            None => step.otherwise,
        };
    }
    ended(at, first).unwrap_or_else(|| run(linked, host, state, loops, at, first))
}

/// The loop, from `entry` on.
fn run<H: Link>(
    linked: &Linked<H>,
    host: &H,
    state: &mut State<H>,
    loops: &mut Loops<H>,
    entry: u32,
    first: u32,
) -> u32 {
    let code = &linked.code[..];
    let mut best = NONE;
    let mut pc = entry as usize;

    macro_rules! go {
        ($to:expr) => {{
            let to: u32 = $to;
            if let Some(pattern) = ended(to, first) {
                return best.min(pattern);
            }
            pc = to as usize;
            continue;
        }};
    }
    macro_rules! next {
        ($words:expr) => {{
            pc += $words;
            continue;
        }};
    }
    macro_rules! check {
        ($test:expr, $fail:expr, $words:expr) => {
            if $test { next!($words) } else { go!($fail) }
        };
    }

    loops.frames.clear();
    loops.users.clear();
    loop {
        let op = opcode_at(code, pc);
        match op {
            o::DefSwitchKind => {
                read!(code, pc, DefSwitchKind { dst, src, operand, result, table, otherwise });
                let found = get(&state.ops, src).and_then(|src| defined(host, src, operand, result));
                let Some(op) = found else { go!(otherwise) };
                set(&mut state.ops, dst, Some(op));
                go!(linked.tables.get(table, host.op_kind(op), otherwise))
            }
            o::Def => {
                read!(code, pc, Def { dst, src, operand, result, fail, len });
                let found = get(&state.ops, src).and_then(|src| defined(host, src, operand, result));
                let Some(op) = found else { go!(fail) };
                set(&mut state.ops, dst, Some(op));
                next!(len)
            }
            o::SwitchKind => {
                read!(code, pc, SwitchKind { op, table, otherwise });
                let Some(op) = get(&state.ops, op) else { go!(otherwise) };
                go!(linked.tables.get(table, host.op_kind(op), otherwise))
            }
            o::SwitchAttr => {
                read!(code, pc, SwitchAttr { op, name, table, otherwise });
                let attr = get(&state.ops, op).and_then(|op| host.attr(op, AttrSym(name)));
                let Some(attr) = attr else { go!(otherwise) };
                go!(linked.tables.get(table, host.attr_key(attr), otherwise))
            }
            o::SwitchOperandType => {
                read!(code, pc, SwitchOperandType { op, index, table, otherwise });
                let value = get(&state.ops, op).and_then(|op| operand(host, op, index));
                let Some(value) = value else { go!(otherwise) };
                go!(linked.tables.get(table, host.type_key(host.value_type(value)), otherwise))
            }
            o::SwitchResultType => {
                read!(code, pc, SwitchResultType { op, index, table, otherwise });
                let value = get(&state.ops, op).and_then(|op| result(host, op, index));
                let Some(value) = value else { go!(otherwise) };
                go!(linked.tables.get(table, host.type_key(host.value_type(value)), otherwise))
            }
            o::SwitchName => {
                read!(code, pc, SwitchName { op, table, otherwise });
                let Some(op) = get(&state.ops, op) else { go!(otherwise) };
                go!(linked.tables.get(table, host.op_name(op).0, otherwise))
            }
            o::SwitchOperandCount => {
                read!(code, pc, SwitchOperandCount { op, table, otherwise });
                let Some(op) = get(&state.ops, op) else { go!(otherwise) };
                go!(linked.tables.get(table, host.operand_count(op), otherwise))
            }
            o::SwitchResultCount => {
                read!(code, pc, SwitchResultCount { op, table, otherwise });
                let Some(op) = get(&state.ops, op) else { go!(otherwise) };
                go!(linked.tables.get(table, host.result_count(op), otherwise))
            }
            o::SwitchType => {
                read!(code, pc, SwitchType { ty, table, otherwise });
                let Some(ty) = get(&state.types, ty) else { go!(otherwise) };
                go!(linked.tables.get(table, host.type_key(ty), otherwise))
            }
            o::KindIs => {
                read!(code, pc, KindIs { op, kind, fail, len });
                check!(get(&state.ops, op).is_some_and(|op| host.op_kind(op) == kind), fail, len)
            }
            o::NameIs => {
                read!(code, pc, NameIs { op, name, fail, len });
                check!(get(&state.ops, op).is_some_and(|op| host.op_name(op) == OpSym(name)), fail, len)
            }
            o::HasAttr => {
                read!(code, pc, HasAttr { op, name, fail, len });
                check!(
                    get(&state.ops, op).is_some_and(|op| host.attr(op, AttrSym(name)).is_some()),
                    fail,
                    len
                )
            }
            o::AttrIs => {
                read!(code, pc, AttrIs { op, name, attr, fail, len });
                let found = get(&state.ops, op).and_then(|op| host.attr(op, AttrSym(name)));
                check!(found.is_some_and(|a| host.attr_key(a) == attr), fail, len)
            }
            o::OperandTypeIs => {
                read!(code, pc, OperandTypeIs { op, index, ty, fail, len });
                let value = get(&state.ops, op).and_then(|op| operand(host, op, index));
                check!(value.is_some_and(|v| host.type_key(host.value_type(v)) == ty), fail, len)
            }
            o::ResultTypeIs => {
                read!(code, pc, ResultTypeIs { op, index, ty, fail, len });
                let value = get(&state.ops, op).and_then(|op| result(host, op, index));
                check!(value.is_some_and(|v| host.type_key(host.value_type(v)) == ty), fail, len)
            }
            o::OperandCountIs => {
                read!(code, pc, OperandCountIs { op, count, fail, len });
                check!(get(&state.ops, op).is_some_and(|op| host.operand_count(op) == count), fail, len)
            }
            o::OperandCountMin => {
                read!(code, pc, OperandCountMin { op, count, fail, len });
                check!(get(&state.ops, op).is_some_and(|op| host.operand_count(op) >= count), fail, len)
            }
            o::ResultCountIs => {
                read!(code, pc, ResultCountIs { op, count, fail, len });
                check!(get(&state.ops, op).is_some_and(|op| host.result_count(op) == count), fail, len)
            }
            o::ResultCountMin => {
                read!(code, pc, ResultCountMin { op, count, fail, len });
                check!(get(&state.ops, op).is_some_and(|op| host.result_count(op) >= count), fail, len)
            }
            o::TypeIs => {
                read!(code, pc, TypeIs { value, ty, fail, len });
                check!(get(&state.types, value).is_some_and(|t| host.type_key(t) == ty), fail, len)
            }
            o::AttrValueIs => {
                read!(code, pc, AttrValueIs { value, attr, fail, len });
                check!(get(&state.attrs, value).is_some_and(|a| host.attr_key(a) == attr), fail, len)
            }
            o::TypesAre => {
                read!(code, pc, TypesAre { values, types, fail, len });
                let same = |found: &[H::Type]| {
                    found.len() == types.len()
                        && found.iter().zip(types).all(|(&f, &t)| host.type_key(f) == t)
                };
                check!(state.type_list(values).is_some_and(same), fail, len)
            }
            o::SameOp => {
                read!(code, pc, SameOp { a, b, fail, len });
                check!(same(get(&state.ops, a), get(&state.ops, b)), fail, len)
            }
            o::SameValue => {
                read!(code, pc, SameValue { a, b, fail, len });
                check!(same(get(&state.values, a), get(&state.values, b)), fail, len)
            }
            o::SameType => {
                read!(code, pc, SameType { a, b, fail, len });
                let key = |r| get(&state.types, r).map(|t| host.type_key(t));
                check!(same(key(a), key(b)), fail, len)
            }
            o::SameAttr => {
                read!(code, pc, SameAttr { a, b, fail, len });
                let key = |r| get(&state.attrs, r).map(|a| host.attr_key(a));
                check!(same(key(a), key(b)), fail, len)
            }
            o::SameValues => {
                read!(code, pc, SameValues { a, b, fail, len });
                check!(same(state.value_list(a), state.value_list(b)), fail, len)
            }
            o::SameTypes => {
                read!(code, pc, SameTypes { a, b, fail, len });
                check!(same(state.type_list(a), state.type_list(b)), fail, len)
            }
            o::Jump => {
                read!(code, pc, Jump { to });
                go!(to)
            }
            o::Accept | o::AcceptStop => {
                read!(code, pc, Accept { pattern, len });
                if pattern >= first && pattern < best {
                    best = pattern;
                    if op == o::AcceptStop {
                        return best;
                    }
                }
                next!(len)
            }
            o::Record => {
                read!(code, pc, Record { pattern, otherwise, len });
                if pattern < first || pattern >= best {
                    go!(otherwise)
                }
                best = pattern;
                // What was captured must outlast the turn.
                let (values, types) = (state.value_memory.len(), state.type_memory.len());
                for frame in &mut loops.frames {
                    (frame.values, frame.types) = (values, types);
                }
                next!(len)
            }
            o::Guard => {
                read!(code, pc, Guard { pattern, otherwise, len });
                check!(best >= pattern, otherwise, len)
            }
            o::ForEachUser => {
                read!(code, pc, ForEachUser { dst, value, done, len });
                let Some(value) = get(&state.values, value) else { go!(done) };
                let start = loops.users.len();
                host.collect_users(value, &mut loops.users);
                let Some(&user) = loops.users.get(start) else { go!(done) };
                set(&mut state.ops, dst, Some(user));
                loops.frames.push(Frame {
                    dst,
                    body: pc + len,
                    done,
                    next: start + 1,
                    end: loops.users.len(),
                    start,
                    values: state.value_memory.len(),
                    types: state.type_memory.len(),
                });
                next!(len)
            }
            o::Continue => {
                let Some(frame) = loops.frames.last_mut() else { return best };
                state.value_memory.truncate(frame.values);
                state.type_memory.truncate(frame.types);
                if frame.next < frame.end {
                    set(&mut state.ops, frame.dst, loops.users.get(frame.next).copied());
                    frame.next += 1;
                    pc = frame.body;
                    continue;
                }
                let done = frame.done;
                loops.users.truncate(frame.start);
                loops.frames.pop();
                go!(done)
            }
            o::Break => {
                read!(code, pc, Break { to });
                if let Some(frame) = loops.frames.pop() {
                    loops.users.truncate(frame.start);
                }
                go!(to)
            }
            o::Constraint => {
                read!(code, pc, Constraint { native, negated, args, results, fail, len });
                let holds = constraint(linked, host, state, native, args, results);
                check!(holds != (negated != 0), fail, len)
            }
            _ => match load(linked, host, state, code, pc) {
                Load::Next(words) => next!(words),
                Load::Missing(to) => go!(to),
                Load::Unknown => return best,
            },
        }
    }
}

#[inline(always)]
fn same<T: PartialEq>(a: Option<T>, b: Option<T>) -> bool {
    matches!((a, b), (Some(a), Some(b)) if a == b)
}

#[inline(always)]
fn operand<H: Host>(host: &H, op: H::Op, i: u32) -> Option<H::Value> {
    (i < host.operand_count(op)).then(|| host.operand(op, i))
}

#[inline(always)]
fn result<H: Host>(host: &H, op: H::Op, i: u32) -> Option<H::Value> {
    (i < host.result_count(op)).then(|| host.result(op, i))
}

/// The op that defines an operand of `user`, if as its result `wanted`.
#[inline(always)]
fn defined<H: Host>(host: &H, user: H::Op, index: u32, wanted: u32) -> Option<H::Op> {
    let value = operand(host, user, index)?;
    let op = host.def_op(value)?;
    (result(host, op, wanted) == Some(value)).then_some(op)
}

fn constraint<H: Link>(
    linked: &Linked<H>,
    host: &H,
    state: &mut State<H>,
    native: u32,
    args: RegWords<'_>,
    results: RegWords<'_>,
) -> bool {
    let Some(Native::Constraint(function)) = linked.natives.get(native as usize) else { return false };
    let mut out = Vec::new();
    let holds = function(host, &Args { state, regs: args }, &mut out);
    if !holds || out.len() != results.len() {
        return false;
    }
    out.into_iter().zip(results.iter()).all(|(ret, reg)| store(state, ret, reg))
}

/// Writes a result of a native to a register; false if it is of another bank.
pub(crate) fn store<H: Host>(state: &mut State<H>, ret: Ret<H>, to: Reg) -> bool {
    match (ret, to.bank) {
        (Ret::Op(op), Bank::Op) => set(&mut state.ops, to.index, Some(op)),
        (Ret::Value(value), Bank::Value) => set(&mut state.values, to.index, Some(value)),
        (Ret::Type(ty), Bank::Type) => set(&mut state.types, to.index, Some(ty)),
        (Ret::Attr(attr), Bank::Attr) => set(&mut state.attrs, to.index, Some(attr)),
        (Ret::Values(values), Bank::Values) => {
            let start = state.value_memory.len();
            state.value_memory.extend(values);
            let list = slice(start, state.value_memory.len());
            set(&mut state.value_lists, to.index, Some(list));
        }
        (Ret::Types(types), Bank::Types) => {
            let start = state.type_memory.len();
            state.type_memory.extend(types);
            let list = slice(start, state.type_memory.len());
            set(&mut state.type_lists, to.index, Some(list));
        }
        _ => return false,
    }
    true
}

pub(crate) fn slice(start: usize, end: usize) -> (u32, u32) {
    (start as u32, (end - start) as u32)
}

/// How an instruction that both sections have went.
pub(crate) enum Load {
    /// Done; the next one is so many words further.
    Next(usize),
    /// What it should load is missing: go there.
    Missing(u32),
    /// It is not one of these instructions.
    Unknown,
}

/// Runs an instruction that loads or copies something.
pub(crate) fn load<H: Link>(
    linked: &Linked<H>,
    host: &H,
    state: &mut State<H>,
    code: &[u32],
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
    macro_rules! copy {
        ($name:ident, $bank:ident) => {{
            read!(code, pc, $name { dst, src, len });
            let value = get(&state.$bank, src);
            set(&mut state.$bank, dst, value);
            Load::Next(len)
        }};
    }
    match opcode_at(code, pc) {
        o::Operand => {
            read!(code, pc, Operand { dst, op, index, fail, len });
            put!(values, dst, get(&state.ops, op).and_then(|op| operand(host, op, index)), fail, len)
        }
        o::Result => {
            read!(code, pc, Result { dst, op, index, fail, len });
            put!(values, dst, get(&state.ops, op).and_then(|op| result(host, op, index)), fail, len)
        }
        o::Operands => {
            read!(code, pc, Operands { dst, op, group, fail, len });
            let Some(op) = get(&state.ops, op) else { return Load::Missing(fail) };
            let n = host.operand_count(op);
            let part = if group == ALL { Some((0, n)) } else { linked.facts.operand_group(host, op, group) };
            let Some((first, count)) = part else { return Load::Missing(fail) };
            let start = state.value_memory.len();
            let end = first.saturating_add(count).min(n);
            state.value_memory.extend((first..end).map(|i| host.operand(op, i)));
            set(&mut state.value_lists, dst, Some(slice(start, state.value_memory.len())));
            Load::Next(len)
        }
        o::Results => {
            read!(code, pc, Results { dst, op, group, fail, len });
            let Some(op) = get(&state.ops, op) else { return Load::Missing(fail) };
            let n = host.result_count(op);
            let part = if group == ALL { Some((0, n)) } else { linked.facts.result_group(host, op, group) };
            let Some((first, count)) = part else { return Load::Missing(fail) };
            let start = state.value_memory.len();
            let end = first.saturating_add(count).min(n);
            state.value_memory.extend((first..end).map(|i| host.result(op, i)));
            set(&mut state.value_lists, dst, Some(slice(start, state.value_memory.len())));
            Load::Next(len)
        }
        o::Single => {
            read!(code, pc, Single { dst, values, fail, len });
            let one = match state.value_list(values) {
                Some(&[one]) => Some(one),
                _ => None,
            };
            put!(values, dst, one, fail, len)
        }
        o::First => {
            read!(code, pc, First { dst, values, fail, len });
            put!(values, dst, state.value_list(values).and_then(|l| l.first().copied()), fail, len)
        }
        o::Attr => {
            read!(code, pc, Attr { dst, op, name, fail, len });
            put!(attrs, dst, get(&state.ops, op).and_then(|op| host.attr(op, AttrSym(name))), fail, len)
        }
        o::TypeOf => {
            read!(code, pc, TypeOf { dst, value, len });
            let ty = get(&state.values, value).map(|v| host.value_type(v));
            set(&mut state.types, dst, ty);
            Load::Next(len)
        }
        o::TypesOf => {
            read!(code, pc, TypesOf { dst, values, len });
            let list = get(&state.value_lists, values).map(|(first, len)| {
                let start = state.type_memory.len();
                let values = state.value_memory.iter().skip(first as usize).take(len as usize);
                state.type_memory.extend(values.map(|&v| host.value_type(v)));
                slice(start, state.type_memory.len())
            });
            set(&mut state.type_lists, dst, list);
            Load::Next(len)
        }
        o::AttrType => {
            read!(code, pc, AttrType { dst, attr, fail, len });
            put!(types, dst, get(&state.attrs, attr).and_then(|a| host.attr_type(a)), fail, len)
        }
        o::DefOp => {
            read!(code, pc, DefOp { dst, value, fail, len });
            put!(ops, dst, get(&state.values, value).and_then(|v| host.def_op(v)), fail, len)
        }
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
            let start = state.type_memory.len();
            state.type_memory.extend(types.iter().filter_map(|&t| linked.types.get(t as usize).copied()));
            set(&mut state.type_lists, dst, Some(slice(start, state.type_memory.len())));
            Load::Next(len)
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
