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
use pdll_bytecode::{ACCEPT, ALL, Bank, FAIL};

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

/// The `N` words after position `pc`.
#[inline(always)]
pub(crate) fn fields<const N: usize>(code: &[u32], pc: usize) -> [u32; N] {
    code.get(pc + 1..).and_then(|c| c.first_chunk::<N>()).copied().unwrap_or([0; N])
}

/// The list whose length is at `at`, and the position after it. Items of `width` words.
#[inline(always)]
pub(crate) fn list(code: &[u32], at: usize, width: usize) -> (&[u32], usize) {
    let n = code.get(at).map_or(0, |&n| n as usize).saturating_mul(width);
    let end = at.saturating_add(1).saturating_add(n);
    (code.get(at + 1..end).unwrap_or(&[]), end)
}

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
    let [head, dst, src, operand, result, table, otherwise] = step(&linked.code, entry);
    if head as u8 == o::DefSwitchKind && src == 0 {
        at = match defined(host, root, operand, result) {
            Some(op) => {
                set(&mut state.ops, dst, Some(op));
                linked.tables.get(table, host.op_kind(op), otherwise)
            }
            None => otherwise,
        };
    }
    ended(at, first).unwrap_or_else(|| run(linked, host, state, loops, at, first))
}

/// The words of a `def_switch_kind` at a position, if there are as many.
#[inline(always)]
fn step(code: &[u32], at: u32) -> [u32; 7] {
    code.get(at as usize..).and_then(|c| c.first_chunk()).copied().unwrap_or([0; 7])
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
        let head = code.get(pc).copied().unwrap_or(0);
        match head as u8 {
            o::DefSwitchKind => {
                let [dst, src, operand, result, table, otherwise] = fields(code, pc);
                let found = get(&state.ops, src).and_then(|src| defined(host, src, operand, result));
                let Some(op) = found else { go!(otherwise) };
                set(&mut state.ops, dst, Some(op));
                go!(linked.tables.get(table, host.op_kind(op), otherwise))
            }
            o::Def => {
                let [dst, src, operand, result, fail] = fields(code, pc);
                let found = get(&state.ops, src).and_then(|src| defined(host, src, operand, result));
                let Some(op) = found else { go!(fail) };
                set(&mut state.ops, dst, Some(op));
                next!(6)
            }
            o::SwitchKind => {
                let [op, table, otherwise] = fields(code, pc);
                let Some(op) = get(&state.ops, op) else { go!(otherwise) };
                go!(linked.tables.get(table, host.op_kind(op), otherwise))
            }
            o::SwitchAttr => {
                let [op, name, table, otherwise] = fields(code, pc);
                let attr = get(&state.ops, op).and_then(|op| host.attr(op, AttrSym(name)));
                let Some(attr) = attr else { go!(otherwise) };
                go!(linked.tables.get(table, host.attr_key(attr), otherwise))
            }
            o::SwitchOperandType => {
                let [op, index, table, otherwise] = fields(code, pc);
                let value = get(&state.ops, op).and_then(|op| operand(host, op, index));
                let Some(value) = value else { go!(otherwise) };
                go!(linked.tables.get(table, host.type_key(host.value_type(value)), otherwise))
            }
            o::SwitchResultType => {
                let [op, index, table, otherwise] = fields(code, pc);
                let value = get(&state.ops, op).and_then(|op| result(host, op, index));
                let Some(value) = value else { go!(otherwise) };
                go!(linked.tables.get(table, host.type_key(host.value_type(value)), otherwise))
            }
            o::SwitchName => {
                let [op, table, otherwise] = fields(code, pc);
                let Some(op) = get(&state.ops, op) else { go!(otherwise) };
                go!(linked.tables.get(table, host.op_name(op).0, otherwise))
            }
            o::SwitchOperandCount => {
                let [op, table, otherwise] = fields(code, pc);
                let Some(op) = get(&state.ops, op) else { go!(otherwise) };
                go!(linked.tables.get(table, host.operand_count(op), otherwise))
            }
            o::SwitchResultCount => {
                let [op, table, otherwise] = fields(code, pc);
                let Some(op) = get(&state.ops, op) else { go!(otherwise) };
                go!(linked.tables.get(table, host.result_count(op), otherwise))
            }
            o::SwitchType => {
                let [ty, table, otherwise] = fields(code, pc);
                let Some(ty) = get(&state.types, ty) else { go!(otherwise) };
                go!(linked.tables.get(table, host.type_key(ty), otherwise))
            }
            o::KindIs => {
                let [op, kind, fail] = fields(code, pc);
                check!(get(&state.ops, op).is_some_and(|op| host.op_kind(op) == kind), fail, 4)
            }
            o::NameIs => {
                let [op, name, fail] = fields(code, pc);
                check!(get(&state.ops, op).is_some_and(|op| host.op_name(op) == OpSym(name)), fail, 4)
            }
            o::HasAttr => {
                let [op, name, fail] = fields(code, pc);
                check!(get(&state.ops, op).is_some_and(|op| host.attr(op, AttrSym(name)).is_some()), fail, 4)
            }
            o::AttrIs => {
                let [op, name, attr, fail] = fields(code, pc);
                let found = get(&state.ops, op).and_then(|op| host.attr(op, AttrSym(name)));
                check!(found.is_some_and(|a| host.attr_key(a) == attr), fail, 5)
            }
            o::OperandTypeIs => {
                let [op, index, ty, fail] = fields(code, pc);
                let value = get(&state.ops, op).and_then(|op| operand(host, op, index));
                check!(value.is_some_and(|v| host.type_key(host.value_type(v)) == ty), fail, 5)
            }
            o::ResultTypeIs => {
                let [op, index, ty, fail] = fields(code, pc);
                let value = get(&state.ops, op).and_then(|op| result(host, op, index));
                check!(value.is_some_and(|v| host.type_key(host.value_type(v)) == ty), fail, 5)
            }
            o::OperandCountIs => {
                let [op, count, fail] = fields(code, pc);
                check!(get(&state.ops, op).is_some_and(|op| host.operand_count(op) == count), fail, 4)
            }
            o::OperandCountMin => {
                let [op, count, fail] = fields(code, pc);
                check!(get(&state.ops, op).is_some_and(|op| host.operand_count(op) >= count), fail, 4)
            }
            o::ResultCountIs => {
                let [op, count, fail] = fields(code, pc);
                check!(get(&state.ops, op).is_some_and(|op| host.result_count(op) == count), fail, 4)
            }
            o::ResultCountMin => {
                let [op, count, fail] = fields(code, pc);
                check!(get(&state.ops, op).is_some_and(|op| host.result_count(op) >= count), fail, 4)
            }
            o::TypeIs => {
                let [value, ty, fail] = fields(code, pc);
                check!(get(&state.types, value).is_some_and(|t| host.type_key(t) == ty), fail, 4)
            }
            o::AttrValueIs => {
                let [value, attr, fail] = fields(code, pc);
                check!(get(&state.attrs, value).is_some_and(|a| host.attr_key(a) == attr), fail, 4)
            }
            o::TypesAre => {
                let [values] = fields(code, pc);
                let (types, end) = list(code, pc + 2, 1);
                let fail = code.get(end).copied().unwrap_or(FAIL);
                let same = |found: &[H::Type]| {
                    found.len() == types.len()
                        && found.iter().zip(types).all(|(&f, &t)| host.type_key(f) == t)
                };
                check!(state.type_list(values).is_some_and(same), fail, end + 1 - pc)
            }
            o::SameOp => {
                let [a, b, fail] = fields(code, pc);
                check!(same(get(&state.ops, a), get(&state.ops, b)), fail, 4)
            }
            o::SameValue => {
                let [a, b, fail] = fields(code, pc);
                check!(same(get(&state.values, a), get(&state.values, b)), fail, 4)
            }
            o::SameType => {
                let [a, b, fail] = fields(code, pc);
                let key = |r| get(&state.types, r).map(|t| host.type_key(t));
                check!(same(key(a), key(b)), fail, 4)
            }
            o::SameAttr => {
                let [a, b, fail] = fields(code, pc);
                let key = |r| get(&state.attrs, r).map(|a| host.attr_key(a));
                check!(same(key(a), key(b)), fail, 4)
            }
            o::SameValues => {
                let [a, b, fail] = fields(code, pc);
                check!(same(state.value_list(a), state.value_list(b)), fail, 4)
            }
            o::SameTypes => {
                let [a, b, fail] = fields(code, pc);
                check!(same(state.type_list(a), state.type_list(b)), fail, 4)
            }
            o::Jump => {
                let [to] = fields(code, pc);
                go!(to)
            }
            o::Accept | o::AcceptStop => {
                let [pattern] = fields(code, pc);
                if pattern >= first && pattern < best {
                    best = pattern;
                    if head as u8 == o::AcceptStop {
                        return best;
                    }
                }
                next!(2)
            }
            o::Record => {
                let [pattern, otherwise] = fields(code, pc);
                if pattern < first || pattern >= best {
                    go!(otherwise)
                }
                best = pattern;
                // What was captured must outlast the turn.
                let (values, types) = (state.value_memory.len(), state.type_memory.len());
                for frame in &mut loops.frames {
                    (frame.values, frame.types) = (values, types);
                }
                next!(3)
            }
            o::Guard => {
                let [pattern, otherwise] = fields(code, pc);
                check!(best >= pattern, otherwise, 3)
            }
            o::ForEachUser => {
                let [dst, value, done] = fields(code, pc);
                let Some(value) = get(&state.values, value) else { go!(done) };
                let start = loops.users.len();
                host.collect_users(value, &mut loops.users);
                let Some(&user) = loops.users.get(start) else { go!(done) };
                set(&mut state.ops, dst, Some(user));
                loops.frames.push(Frame {
                    dst,
                    body: pc + 4,
                    done,
                    next: start + 1,
                    end: loops.users.len(),
                    start,
                    values: state.value_memory.len(),
                    types: state.type_memory.len(),
                });
                next!(4)
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
                let [to] = fields(code, pc);
                if let Some(frame) = loops.frames.pop() {
                    loops.users.truncate(frame.start);
                }
                go!(to)
            }
            o::Constraint => {
                let [native, negated] = fields(code, pc);
                let (args, end) = list(code, pc + 3, 1);
                let (results, end) = list(code, end, 1);
                let fail = code.get(end).copied().unwrap_or(FAIL);
                let holds = constraint(linked, host, state, native, args, results);
                check!(holds != (negated != 0), fail, end + 1 - pc)
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
    args: &[u32],
    results: &[u32],
) -> bool {
    let Some(Native::Constraint(function)) = linked.natives.get(native as usize) else { return false };
    let mut out = Vec::new();
    let holds = function(host, &Args { state, regs: args }, &mut out);
    if !holds || out.len() != results.len() {
        return false;
    }
    out.into_iter().zip(results).all(|(ret, &reg)| store(state, ret, reg))
}

/// Writes a result of a native to a register; false if it is of another bank.
pub(crate) fn store<H: Host>(state: &mut State<H>, ret: Ret<H>, reg: u32) -> bool {
    let (bank, reg) = (reg & 7, reg >> 3);
    match ret {
        Ret::Op(op) if bank == Bank::Op as u32 => set(&mut state.ops, reg, Some(op)),
        Ret::Value(value) if bank == Bank::Value as u32 => set(&mut state.values, reg, Some(value)),
        Ret::Type(ty) if bank == Bank::Type as u32 => set(&mut state.types, reg, Some(ty)),
        Ret::Attr(attr) if bank == Bank::Attr as u32 => set(&mut state.attrs, reg, Some(attr)),
        Ret::Values(values) if bank == Bank::Values as u32 => {
            let start = state.value_memory.len();
            state.value_memory.extend(values);
            let list = slice(start, state.value_memory.len());
            set(&mut state.value_lists, reg, Some(list));
        }
        Ret::Types(types) if bank == Bank::Types as u32 => {
            let start = state.type_memory.len();
            state.type_memory.extend(types);
            let list = slice(start, state.type_memory.len());
            set(&mut state.type_lists, reg, Some(list));
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
        ($bank:ident) => {{
            let [dst, src] = fields(code, pc);
            let value = get(&state.$bank, src);
            set(&mut state.$bank, dst, value);
            Load::Next(3)
        }};
    }
    match code.get(pc).copied().unwrap_or(0) as u8 {
        o::Operand => {
            let [dst, op, index, fail] = fields(code, pc);
            put!(values, dst, get(&state.ops, op).and_then(|op| operand(host, op, index)), fail, 5)
        }
        o::Result => {
            let [dst, op, index, fail] = fields(code, pc);
            put!(values, dst, get(&state.ops, op).and_then(|op| result(host, op, index)), fail, 5)
        }
        o::Operands => {
            let [dst, op, group, fail] = fields(code, pc);
            let Some(op) = get(&state.ops, op) else { return Load::Missing(fail) };
            let n = host.operand_count(op);
            let part = if group == ALL { Some((0, n)) } else { linked.facts.operand_group(host, op, group) };
            let Some((first, len)) = part else { return Load::Missing(fail) };
            let start = state.value_memory.len();
            let end = first.saturating_add(len).min(n);
            state.value_memory.extend((first..end).map(|i| host.operand(op, i)));
            set(&mut state.value_lists, dst, Some(slice(start, state.value_memory.len())));
            Load::Next(5)
        }
        o::Results => {
            let [dst, op, group, fail] = fields(code, pc);
            let Some(op) = get(&state.ops, op) else { return Load::Missing(fail) };
            let n = host.result_count(op);
            let part = if group == ALL { Some((0, n)) } else { linked.facts.result_group(host, op, group) };
            let Some((first, len)) = part else { return Load::Missing(fail) };
            let start = state.value_memory.len();
            let end = first.saturating_add(len).min(n);
            state.value_memory.extend((first..end).map(|i| host.result(op, i)));
            set(&mut state.value_lists, dst, Some(slice(start, state.value_memory.len())));
            Load::Next(5)
        }
        o::Single => {
            let [dst, values, fail] = fields(code, pc);
            let one = match state.value_list(values) {
                Some(&[one]) => Some(one),
                _ => None,
            };
            put!(values, dst, one, fail, 4)
        }
        o::First => {
            let [dst, values, fail] = fields(code, pc);
            put!(values, dst, state.value_list(values).and_then(|l| l.first().copied()), fail, 4)
        }
        o::Attr => {
            let [dst, op, name, fail] = fields(code, pc);
            put!(attrs, dst, get(&state.ops, op).and_then(|op| host.attr(op, AttrSym(name))), fail, 5)
        }
        o::TypeOf => {
            let [dst, value] = fields(code, pc);
            let ty = get(&state.values, value).map(|v| host.value_type(v));
            set(&mut state.types, dst, ty);
            Load::Next(3)
        }
        o::TypesOf => {
            let [dst, values] = fields(code, pc);
            let list = get(&state.value_lists, values).map(|(first, len)| {
                let start = state.type_memory.len();
                let values = state.value_memory.iter().skip(first as usize).take(len as usize);
                state.type_memory.extend(values.map(|&v| host.value_type(v)));
                slice(start, state.type_memory.len())
            });
            set(&mut state.type_lists, dst, list);
            Load::Next(3)
        }
        o::AttrType => {
            let [dst, attr, fail] = fields(code, pc);
            put!(types, dst, get(&state.attrs, attr).and_then(|a| host.attr_type(a)), fail, 4)
        }
        o::DefOp => {
            let [dst, value, fail] = fields(code, pc);
            put!(ops, dst, get(&state.values, value).and_then(|v| host.def_op(v)), fail, 4)
        }
        o::ConstAttr => {
            let [dst, attr] = fields(code, pc);
            set(&mut state.attrs, dst, linked.attrs.get(attr as usize).copied());
            Load::Next(3)
        }
        o::ConstType => {
            let [dst, ty] = fields(code, pc);
            set(&mut state.types, dst, linked.types.get(ty as usize).copied());
            Load::Next(3)
        }
        o::ConstTypes => {
            let [dst] = fields(code, pc);
            let (types, end) = list(code, pc + 2, 1);
            let start = state.type_memory.len();
            state.type_memory.extend(types.iter().filter_map(|&t| linked.types.get(t as usize).copied()));
            set(&mut state.type_lists, dst, Some(slice(start, state.type_memory.len())));
            Load::Next(end - pc)
        }
        o::MoveOp => copy!(ops),
        o::MoveValue => copy!(values),
        o::MoveType => copy!(types),
        o::MoveAttr => copy!(attrs),
        o::MoveValues => copy!(value_lists),
        o::MoveTypes => copy!(type_lists),
        _ => Load::Unknown,
    }
}
