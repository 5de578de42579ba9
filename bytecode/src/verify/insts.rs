//! What an instruction may be, whatever is known where it stands.

use crate::isa::{Bank, Inst, Reg};
use crate::program::Program;

/// Whether the instruction copies a register.
pub(super) fn is_move(inst: &Inst) -> bool {
    matches!(
        inst,
        Inst::MoveOp { .. }
            | Inst::MoveValue { .. }
            | Inst::MoveType { .. }
            | Inst::MoveAttr { .. }
            | Inst::MoveValues { .. }
            | Inst::MoveTypes { .. }
    )
}

/// Whether the next instruction is never reached from this one.
pub(super) fn ends(inst: &Inst) -> bool {
    matches!(
        inst,
        Inst::Jump { .. }
            | Inst::DefSwitchKind { .. }
            | Inst::SwitchKind { .. }
            | Inst::SwitchName { .. }
            | Inst::SwitchAttr { .. }
            | Inst::SwitchOperandType { .. }
            | Inst::SwitchResultType { .. }
            | Inst::SwitchOperandCount { .. }
            | Inst::SwitchResultCount { .. }
            | Inst::SwitchType { .. }
            | Inst::Continue {}
            | Inst::Break { .. }
            | Inst::Done {}
    )
}

/// Whether the instruction can be in this section.
pub(super) fn belongs(inst: &Inst, matcher: bool) -> bool {
    match inst {
        Inst::Jump { .. }
        | Inst::Operand { .. }
        | Inst::Result { .. }
        | Inst::Operands { .. }
        | Inst::Results { .. }
        | Inst::Single { .. }
        | Inst::First { .. }
        | Inst::Attr { .. }
        | Inst::TypeOf { .. }
        | Inst::TypesOf { .. }
        | Inst::AttrType { .. }
        | Inst::DefOp { .. }
        | Inst::ConstAttr { .. }
        | Inst::ConstType { .. }
        | Inst::ConstTypes { .. } => true,
        Inst::Create { .. }
        | Inst::CreateInfer { .. }
        | Inst::CreateReplacing { .. }
        | Inst::ReplaceWithOp { .. }
        | Inst::ReplaceWithValues { .. }
        | Inst::Erase { .. }
        | Inst::Rewrite { .. }
        | Inst::MakeValues { .. }
        | Inst::MakeTypes { .. }
        | Inst::Done {} => !matcher,
        _ => matcher,
    }
}

/// Whether registers in lists are of banks that make sense there.
pub(super) fn banks_fit(p: &Program, inst: &Inst) -> bool {
    let all = |regs: &[Reg], one: Bank, many: Bank| regs.iter().all(|r| r.bank == one || r.bank == many);
    let call = |native: u32, constraint: bool, args: &[Reg], results: &[Reg]| {
        let native = &p.natives[native as usize];
        native.constraint == constraint
            && args.iter().map(|r| r.bank).eq(native.params.iter().copied())
            && results.iter().map(|r| r.bank).eq(native.results.iter().copied())
    };
    match inst {
        Inst::Create { operands, types, .. } => {
            all(operands, Bank::Value, Bank::Values) && all(types, Bank::Type, Bank::Types)
        }
        Inst::CreateInfer { operands, .. } | Inst::CreateReplacing { operands, .. } => {
            all(operands, Bank::Value, Bank::Values)
        }
        Inst::ReplaceWithValues { with: parts, .. } | Inst::MakeValues { parts, .. } => {
            all(parts, Bank::Value, Bank::Values)
        }
        Inst::MakeTypes { parts, .. } => all(parts, Bank::Type, Bank::Types),
        Inst::Constraint { native, args, results, .. } => call(*native, true, args, results),
        Inst::Rewrite { native, args, results } => call(*native, false, args, results),
        _ => true,
    }
}
