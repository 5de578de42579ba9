//! What an instruction may be, whatever is known where it stands.

use crate::isa::{Bank, RegWords, opcode as o, view};
use crate::program::Program;

/// Whether the instruction copies a register.
pub(super) fn is_move(opcode: u8) -> bool {
    matches!(opcode, o::MoveOp | o::MoveValue | o::MoveType | o::MoveAttr | o::MoveValues | o::MoveTypes)
}

/// Whether the next instruction is never reached from this one.
pub(super) fn ends(opcode: u8) -> bool {
    matches!(
        opcode,
        o::Jump
            | o::DefSwitchKind
            | o::SwitchKind
            | o::SwitchName
            | o::SwitchAttr
            | o::SwitchOperandType
            | o::SwitchResultType
            | o::SwitchOperandCount
            | o::SwitchResultCount
            | o::SwitchType
            | o::Continue
            | o::Break
            | o::Done
    )
}

/// Whether the instruction can be in this section.
pub(super) fn belongs(opcode: u8, matcher: bool) -> bool {
    match opcode {
        o::Jump
        | o::Operand
        | o::Result
        | o::Operands
        | o::Results
        | o::Single
        | o::First
        | o::Element
        | o::ElementBack
        | o::Part
        | o::User
        | o::ElementType
        | o::MakeValues
        | o::MakeTypes
        | o::Attr
        | o::AttrOrNull
        | o::AttrOr
        | o::TypeOf
        | o::TypesOf
        | o::AttrType
        | o::DefOp
        | o::ConstAttr
        | o::ConstType
        | o::ConstTypes => true,
        o::Create
        | o::CreateInfer
        | o::CreateReplacing
        | o::ReplaceWithOp
        | o::ReplaceWithValues
        | o::Erase
        | o::Rewrite
        | o::LocationOfOp
        | o::LocationOfValue
        | o::FuseLocations
        | o::SetLocation
        | o::SegmentSizes
        | o::Done => !matcher,
        _ => matcher,
    }
}

/// Whether registers in lists are of banks that make sense there, in the instruction at `at`, whose fields
/// are in range.
pub(super) fn banks_fit(p: &Program, opcode: u8, at: usize) -> bool {
    let all =
        |regs: RegWords<'_>, one: Bank, many: Bank| regs.iter().all(|r| r.bank == one || r.bank == many);
    let values = |regs| all(regs, Bank::Value, Bank::Values);
    let types = |regs| all(regs, Bank::Type, Bank::Types);
    let call = |native: u32, constraint: bool, args: RegWords<'_>, results: RegWords<'_>| {
        let native = &p.natives[native as usize];
        native.constraint == constraint
            && args.iter().map(|r| r.bank).eq(native.params.iter().copied())
            && results.iter().map(|r| r.bank).eq(native.results.iter().copied())
    };
    let code = &p.code[..];
    match opcode {
        o::Create => {
            let i = view::Create::at(code, at);
            values(i.operands) && types(i.types)
        }
        o::CreateInfer => values(view::CreateInfer::at(code, at).operands),
        o::CreateReplacing => values(view::CreateReplacing::at(code, at).operands),
        o::ReplaceWithValues => values(view::ReplaceWithValues::at(code, at).with),
        o::MakeValues => values(view::MakeValues::at(code, at).parts),
        o::MakeTypes => types(view::MakeTypes::at(code, at).parts),
        o::FuseLocations => {
            let i = view::FuseLocations::at(code, at);
            let attrs = |regs| all(regs, Bank::Attr, Bank::Attr);
            attrs(i.parts) && attrs(i.metadata) && i.metadata.len() <= 1
        }
        o::SegmentSizes => {
            let groups = view::SegmentSizes::at(code, at).groups;
            values(groups) || types(groups)
        }
        o::Constraint => {
            let i = view::Constraint::at(code, at);
            call(i.native, true, i.args, i.results)
        }
        o::Rewrite => {
            let i = view::Rewrite::at(code, at);
            call(i.native, false, i.args, i.results)
        }
        _ => true,
    }
}
