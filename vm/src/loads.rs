//! Instructions that load or copy something, which matchers and rewrites have in common.

use crate::host::Link;
use crate::limits::Budget;
use crate::link::LinkedProgram;
use crate::look::Look;
use crate::matcher::read;
use crate::registers::{Registers, get, set};
use crate::work::{Work, Worked};
use pdll_bytecode::FAIL;
use pdll_bytecode::isa::{opcode as o, opcode_at};

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

impl Load {
    /// How an instruction of so many words went, which goes to `fail` if something is missing.
    #[inline(always)]
    fn of(went: Worked, fail: u32, words: usize) -> Self {
        match went {
            Worked::Done => Self::Next(words),
            Worked::Missing => Self::Missing(fail),
            Worked::Stopped => Self::Stopped,
        }
    }
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
    macro_rules! work {
        () => {
            Work { linked, host, state: &mut *state, budget: &mut *budget }
        };
    }
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
        o::Operands => operands(work!(), code, pc),
        o::Results => results(work!(), code, pc),
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
            set(&mut state.attrs, dst, attr.or_else(|| linked.attr_const(default)));
            Load::Next(len)
        }
        o::TypeOf => {
            read!(code, pc, TypeOf { dst, value, len });
            let ty = look!().type_of(value);
            set(&mut state.types, dst, ty);
            Load::Next(len)
        }
        o::TypesOf => types_of(work!(), code, pc),
        o::AttrType => {
            read!(code, pc, AttrType { dst, attr, fail, len });
            put!(types, dst, look!().attr_type(attr), fail, len)
        }
        o::DefOp => {
            read!(code, pc, DefOp { dst, value, fail, len });
            put!(ops, dst, look!().def_op(value), fail, len)
        }
        o::Single | o::First | o::Element | o::ElementBack | o::Part => from_list(host, code, state, pc),
        o::User => {
            read!(code, pc, User { dst, values, index, fail, len });
            Load::of(work!().user(dst, values, index), fail, len)
        }
        o::ElementType => {
            read!(code, pc, ElementType { dst, types, index, fail, len });
            put!(types, dst, look!().element_type(types, index), fail, len)
        }
        o::MakeValues => {
            read!(code, pc, MakeValues { dst, parts, len });
            Load::of(work!().make_values(dst, parts), FAIL, len)
        }
        o::MakeTypes => {
            read!(code, pc, MakeTypes { dst, parts, len });
            Load::of(work!().make_types(dst, parts), FAIL, len)
        }
        _ => constant_or_copy(linked, code, host, state, budget, pc),
    }
}

/// Runs `operands`.
#[inline(always)]
pub(crate) fn operands<H: Link>(work: Work<'_, H>, code: &[u32], pc: usize) -> Load {
    read!(code, pc, Operands { dst, op, group, fail, len });
    Load::of(work.operands(dst, op, group), fail, len)
}

/// Runs `results`.
#[inline(always)]
pub(crate) fn results<H: Link>(work: Work<'_, H>, code: &[u32], pc: usize) -> Load {
    read!(code, pc, Results { dst, op, group, fail, len });
    Load::of(work.results(dst, op, group), fail, len)
}

/// Runs `types_of`.
#[inline(always)]
pub(crate) fn types_of<H: Link>(work: Work<'_, H>, code: &[u32], pc: usize) -> Load {
    read!(code, pc, TypesOf { dst, values, len });
    Load::of(work.types_of(dst, values), FAIL, len)
}

/// Runs an instruction that loads something out of a list of values.
fn from_list<H: Link>(host: &H, code: &[u32], state: &mut Registers<H>, pc: usize) -> Load {
    let look = Look { host, state: &*state };
    let (dst, value, fail, len) = match opcode_at(code, pc) {
        o::Single => {
            read!(code, pc, Single { dst, values, fail, len });
            (dst, look.single(values), fail, len)
        }
        o::First => {
            read!(code, pc, First { dst, values, fail, len });
            (dst, look.element(values, 0), fail, len)
        }
        o::Element => {
            read!(code, pc, Element { dst, values, index, fail, len });
            (dst, look.element(values, index), fail, len)
        }
        o::ElementBack => {
            read!(code, pc, ElementBack { dst, values, index, fail, len });
            (dst, look.element_back(values, index), fail, len)
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
    host: &H,
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
            set(&mut state.attrs, dst, linked.attr_const(attr));
            Load::Next(len)
        }
        o::ConstType => {
            read!(code, pc, ConstType { dst, ty, len });
            set(&mut state.types, dst, linked.type_const(ty));
            Load::Next(len)
        }
        o::ConstTypes => {
            read!(code, pc, ConstTypes { dst, types, len });
            Load::of(Work { linked, host, state, budget }.const_types(dst, types), FAIL, len)
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
