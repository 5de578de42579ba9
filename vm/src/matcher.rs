//! The matcher loop: runs matcher code on one root and finds the best pattern.
//!
//! One `match` on opcodes over plain words. A run allocates nothing: registers and the memory for lists are
//! kept in the machine. What is missing (an operand, an attribute, a register that a failed native did not
//! write) makes a test fail. Programs come verified, so jumps go forward and every path ends; words that lie
//! all the same read as zero, which is "fail".

use crate::host::Link;
use crate::limits::Session;
use crate::link::LinkedProgram;
use crate::loads::{Load, load};
use crate::look::Look;
use crate::loops::Turn;
use crate::native;
use crate::probe::{Held, Probe};
use crate::registers::{Registers, set};
use crate::work::{Work, Worked};
use pdll_bytecode::isa::opcode as o;
use pdll_bytecode::isa::{opcode_at, view::Jump};
use pdll_bytecode::{ACCEPT, FAIL};

/// No pattern.
pub(crate) const NONE: u32 = u32::MAX;

/// Binds fields of the instruction at a position by their names; `len` is its length in words.
macro_rules! read {
    ($code:expr, $pc:expr, $name:ident { $($field:ident),* }) => {
        let pdll_bytecode::isa::view::$name { $($field,)* .. } = pdll_bytecode::isa::view::$name::at($code, $pc);
    };
}
pub(crate) use read;

/// Whether a target is no code.
#[inline(always)]
pub(crate) fn is_end(to: u32) -> bool {
    // FAIL is 0 and ACCEPT the top bit: both are above when one is taken off.
    to.wrapping_sub(1) >= ACCEPT - 1
}

/// The pattern that matches when matching has ended at `to`, which is not code: [`NONE`] or the accepted one.
#[inline(always)]
pub(crate) fn ended(to: u32, first: u32) -> Option<u32> {
    is_end(to).then(|| {
        let pattern = to & !ACCEPT;
        if to != FAIL && pattern >= first { pattern } else { NONE }
    })
}

/// Where matching of ops of a kind starts, with what comes first read off the code.
///
/// Matching mostly begins with the question what defines an operand of the root, and mostly ends with the
/// answer. That step is taken before the loop is entered, since entering it costs as much as the step.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Start {
    /// Where in the code; 0 if no pattern can match.
    pub(crate) entry: u32,
    /// What else can be told of it.
    first: First,
}

#[derive(Clone, Copy, Debug)]
enum First {
    /// Nothing.
    Code,
    /// There is one pattern, and it asks nothing more.
    Accept(u32),
    /// What defines operand `operand` of the root, as its result `result`?
    Defined { operand: u32, result: u32, dst: u32, table: u32, otherwise: u32 },
}

impl Start {
    /// Of a kind that no one has asked for.
    pub(crate) const UNSEEN: Self = Self { entry: u32::MAX, first: First::Code };

    pub(crate) fn new(code: &[u32], entry: u32) -> Self {
        let at = entry as usize;
        let first = match opcode_at(code, at) {
            o::DefSwitchKind => {
                read!(code, at, DefSwitchKind { dst, src, operand, result, table, otherwise });
                match src {
                    0 => First::Defined { operand, result, dst, table, otherwise },
                    _ => First::Code,
                }
            }
            o::AcceptStop => {
                read!(code, at, AcceptStop { pattern, len });
                let ends = opcode_at(code, at + len) == o::Jump && Jump::at(code, at + len).to == FAIL;
                if ends { First::Accept(ACCEPT | pattern) } else { First::Code }
            }
            _ => First::Code,
        };
        Self { entry, first }
    }

    #[inline(always)]
    pub(crate) fn is_unseen(&self) -> bool {
        self.entry == u32::MAX
    }

    #[inline(always)]
    pub(crate) fn is_fail(&self) -> bool {
        self.entry == FAIL
    }
}

/// The best pattern with a number of at least `first` that matches at `root`, or [`NONE`]; registers hold
/// what it captured.
#[inline(always)]
pub(crate) fn best_match<H: Link, P: Probe<H>>(
    linked: &LinkedProgram<H>,
    host: &H,
    state: &mut Registers<H>,
    session: &mut Session<P>,
    root: H::Op,
    start: &Start,
    first: u32,
) -> u32 {
    // The lists of the last match and of its rewrite.
    state.value_memory.clear();
    state.type_memory.clear();
    set(&mut state.ops, 0, Some(root));
    if P::ACTIVE {
        session.probe.root_tried(host, root);
        return ended(start.entry, first)
            .unwrap_or_else(|| run(linked, host, state, session, root, start.entry, first));
    }
    let at = match start.first {
        First::Code => start.entry,
        First::Accept(at) => at,
        First::Defined { operand, result, dst, table, otherwise } => {
            match host.definer(root, operand, result) {
                Some(op) => {
                    set(&mut state.ops, dst, Some(op));
                    linked.tables.get(table, host.op_kind(op), otherwise)
                }
                None => otherwise,
            }
        }
    };
    ended(at, first).unwrap_or_else(|| match &linked.native {
        Some(native) => native::run(native, linked, host, state, &mut session.budget, at, first),
        None => run(linked, host, state, session, root, at, first),
    })
}

/// The loop, from `entry` on.
#[inline(never)]
fn run<H: Link, P: Probe<H>>(
    linked: &LinkedProgram<H>,
    host: &H,
    state: &mut Registers<H>,
    session: &mut Session<P>,
    root: H::Op,
    entry: u32,
    first: u32,
) -> u32 {
    let code = &linked.code[..];
    let (mut pc, mut best) = (entry as usize, NONE);

    macro_rules! go {
        ($to:expr) => {{
            let to: u32 = $to;
            if let Some(pattern) = ended(to, first) {
                if P::ACTIVE && pattern != NONE {
                    session.probe.pattern_accepted(host, root, pattern);
                }
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
    // A test at `pc` does not hold.
    macro_rules! fail {
        ($to:expr) => {{
            if P::ACTIVE {
                session.probe.test_failed(host, root, pc as u32);
            }
            go!($to)
        }};
    }
    macro_rules! check {
        ($test:expr, $fail:expr, $words:expr) => {
            if $test { next!($words) } else { fail!($fail) }
        };
    }
    macro_rules! switch {
        ($table:expr, $key:expr, $otherwise:expr) => {{
            let (table, key): (u32, u32) = ($table, $key);
            if P::ACTIVE && !linked.tables.has(table, key) {
                fail!($otherwise)
            }
            go!(linked.tables.get(table, key, $otherwise))
        }};
    }
    macro_rules! look {
        () => {
            Look { host, state: &*state }
        };
    }
    macro_rules! work {
        () => {
            Work { linked, host, state: &mut *state, budget: &mut session.budget }
        };
    }
    macro_rules! went {
        ($went:expr, $fail:expr, $words:expr) => {
            match $went {
                Worked::Done => next!($words),
                Worked::Missing => fail!($fail),
                Worked::Stopped => stop!(),
            }
        };
    }
    // The run may not go on; what was found so far is not the best.
    macro_rules! stop {
        () => {{
            session.budget.blame(linked.patterns_behind(pc as u32).into_iter());
            return NONE;
        }};
    }

    state.end_loops();
    loop {
        let op = opcode_at(code, pc);
        if P::ACTIVE {
            session.probe.step(host, root, pc as u32, Held(state));
        }
        match op {
            o::DefSwitchKind => {
                read!(code, pc, DefSwitchKind { dst, src, operand, result, table, otherwise });
                let Some(op) = look!().definer(src, operand, result) else { fail!(otherwise) };
                set(&mut state.ops, dst, Some(op));
                switch!(table, host.op_kind(op), otherwise)
            }
            o::Def => {
                read!(code, pc, Def { dst, src, operand, result, fail, len });
                let Some(op) = look!().definer(src, operand, result) else { fail!(fail) };
                set(&mut state.ops, dst, Some(op));
                next!(len)
            }
            o::SwitchKind => {
                read!(code, pc, SwitchKind { op, table, otherwise });
                let Some(key) = look!().kind(op) else { fail!(otherwise) };
                switch!(table, key, otherwise)
            }
            o::SwitchAttr => {
                read!(code, pc, SwitchAttr { op, name, table, otherwise });
                let Some(key) = look!().attr_key(op, name) else { fail!(otherwise) };
                switch!(table, key, otherwise)
            }
            o::SwitchOperandType => {
                read!(code, pc, SwitchOperandType { op, index, table, otherwise });
                let Some(key) = look!().operand_type(op, index) else { fail!(otherwise) };
                switch!(table, key, otherwise)
            }
            o::SwitchResultType => {
                read!(code, pc, SwitchResultType { op, index, table, otherwise });
                let Some(key) = look!().result_type(op, index) else { fail!(otherwise) };
                switch!(table, key, otherwise)
            }
            o::SwitchName => {
                read!(code, pc, SwitchName { op, table, otherwise });
                let Some(key) = look!().name(op) else { fail!(otherwise) };
                switch!(table, key, otherwise)
            }
            o::SwitchOperandCount => {
                read!(code, pc, SwitchOperandCount { op, table, otherwise });
                let Some(key) = look!().operand_count(op) else { fail!(otherwise) };
                switch!(table, key, otherwise)
            }
            o::SwitchResultCount => {
                read!(code, pc, SwitchResultCount { op, table, otherwise });
                let Some(key) = look!().result_count(op) else { fail!(otherwise) };
                switch!(table, key, otherwise)
            }
            o::SwitchType => {
                read!(code, pc, SwitchType { ty, table, otherwise });
                let Some(key) = look!().type_key(ty) else { fail!(otherwise) };
                switch!(table, key, otherwise)
            }
            o::KindIs => {
                read!(code, pc, KindIs { op, kind, fail, len });
                check!(look!().kind(op) == Some(kind), fail, len)
            }
            o::NameIs => {
                read!(code, pc, NameIs { op, name, fail, len });
                check!(look!().name(op) == Some(name), fail, len)
            }
            o::HasAttr => {
                read!(code, pc, HasAttr { op, name, fail, len });
                check!(look!().attr(op, name).is_some(), fail, len)
            }
            o::AttrIs => {
                read!(code, pc, AttrIs { op, name, attr, fail, len });
                check!(look!().attr_key(op, name) == Some(attr), fail, len)
            }
            o::OperandTypeIs => {
                read!(code, pc, OperandTypeIs { op, index, ty, fail, len });
                check!(look!().operand_type(op, index) == Some(ty), fail, len)
            }
            o::ResultTypeIs => {
                read!(code, pc, ResultTypeIs { op, index, ty, fail, len });
                check!(look!().result_type(op, index) == Some(ty), fail, len)
            }
            o::OperandCountIs => {
                read!(code, pc, OperandCountIs { op, count, fail, len });
                check!(look!().operand_count(op) == Some(count), fail, len)
            }
            o::OperandCountMin => {
                read!(code, pc, OperandCountMin { op, count, fail, len });
                check!(look!().operand_count(op) >= Some(count), fail, len)
            }
            o::ResultCountIs => {
                read!(code, pc, ResultCountIs { op, count, fail, len });
                check!(look!().result_count(op) == Some(count), fail, len)
            }
            o::ResultCountMin => {
                read!(code, pc, ResultCountMin { op, count, fail, len });
                check!(look!().result_count(op) >= Some(count), fail, len)
            }
            o::TypeIs => {
                read!(code, pc, TypeIs { value, ty, fail, len });
                check!(look!().type_key(value) == Some(ty), fail, len)
            }
            o::AttrValueIs => {
                read!(code, pc, AttrValueIs { value, attr, fail, len });
                check!(look!().attr_value(value) == Some(attr), fail, len)
            }
            o::TypesAre => {
                read!(code, pc, TypesAre { values, types, fail, len });
                check!(look!().types_are(values, types), fail, len)
            }
            o::ListCountIs => {
                read!(code, pc, ListCountIs { values, count, fail, len });
                check!(look!().list_count(values) == Some(count), fail, len)
            }
            o::ListCountMin => {
                read!(code, pc, ListCountMin { values, count, fail, len });
                check!(look!().list_count(values) >= Some(count), fail, len)
            }
            o::SameOp => {
                read!(code, pc, SameOp { a, b, fail, len });
                check!(look!().same_op(a, b), fail, len)
            }
            o::SameValue => {
                read!(code, pc, SameValue { a, b, fail, len });
                check!(look!().same_value(a, b), fail, len)
            }
            o::SameType => {
                read!(code, pc, SameType { a, b, fail, len });
                check!(look!().same_type(a, b), fail, len)
            }
            o::SameAttr => {
                read!(code, pc, SameAttr { a, b, fail, len });
                check!(look!().same_attr(a, b), fail, len)
            }
            o::SameValues => {
                read!(code, pc, SameValues { a, b, fail, len });
                check!(look!().same_values(a, b), fail, len)
            }
            o::SameTypes => {
                read!(code, pc, SameTypes { a, b, fail, len });
                check!(look!().same_types(a, b), fail, len)
            }
            o::Jump => {
                read!(code, pc, Jump { to });
                go!(to)
            }
            o::Accept | o::AcceptStop => {
                read!(code, pc, Accept { pattern, len });
                if pattern >= first && pattern < best {
                    best = pattern;
                    if P::ACTIVE {
                        session.probe.pattern_accepted(host, root, pattern);
                    }
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
                if P::ACTIVE {
                    session.probe.pattern_accepted(host, root, pattern);
                }
                state.keep_lists();
                next!(len)
            }
            o::Guard => {
                read!(code, pc, Guard { pattern, otherwise, len });
                check!(best >= pattern, otherwise, len)
            }
            o::ForEachUser => {
                read!(code, pc, ForEachUser { dst, value, done, len });
                went!(work!().for_each_user(dst, value, done, (pc + len) as u32), done, len)
            }
            o::ForEachUserOf => {
                read!(code, pc, ForEachUserOf { dst, values, done, len });
                went!(work!().for_each_user_of(dst, values, done, (pc + len) as u32), done, len)
            }
            o::Continue => match state.next_turn() {
                Some(Turn::Again(to)) => {
                    pc = to as usize;
                    continue;
                }
                Some(Turn::Over(to)) => go!(to),
                None => return best,
            },
            o::Break => {
                read!(code, pc, Break { to });
                state.leave_loop();
                go!(to)
            }
            o::Constraint => {
                read!(code, pc, Constraint { native, negated, args, results, fail, len });
                if P::ACTIVE {
                    session.probe.calling(native);
                }
                let went = work!().constraint(native, negated, args, results, pc as u32);
                if P::ACTIVE {
                    session.probe.called(native);
                }
                went!(went, fail, len)
            }
            _ => match load(linked, code, host, state, &mut session.budget, pc) {
                Load::Next(words) => next!(words),
                Load::Missing(to) => fail!(to),
                Load::Stopped => stop!(),
                Load::Unknown => return best,
            },
        }
    }
}
