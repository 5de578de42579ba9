//! What a source pattern finds beyond operations and their operands: what code finds out about the operation
//! that defines an operand, and the values of a variadic operand one by one.

use super::{Bound, Lower};
use crate::drr::names::SymbolId;
use crate::drr::op::Slot;
use crate::drr::rule::{Match, SourceNative};
use crate::ods::model::Count;
use crate::pdl::{Attributes, NodeKind, Ty, Value, Values};
use smallvec::smallvec;

impl<'l, 'r> Lower<'l, 'r> {
    /// The values of a variadic operand one by one. With `alone`, no other operand is open, and their number
    /// is that of the operands.
    pub(super) fn elements(
        &mut self,
        slot: Slot<'r>,
        symbol: Option<SymbolId>,
        items: &'l [Match<'r>],
        alone: bool,
    ) -> Values {
        if symbol.is_some_and(|s| !matches!(self.tables.bound[s.index()], Bound::Nothing)) {
            self.unsupported("one name for a variadic operand that is taken apart and for another operand");
        }
        let single = Slot { count: Count::One, ..slot };
        let parts: Values = items.iter().flat_map(|item| self.operand(single, item, alone)).collect();
        if alone && symbol.is_none() {
            return parts;
        }
        let list = self.push(NodeKind::Range { parts }, Ty::ValueRange);
        self.bind(symbol, Bound::One(list));
        smallvec![list]
    }

    /// Code that looks at the operation which defines an operand: the operand.
    pub(super) fn native(&mut self, native: &'l SourceNative<'r>) -> Option<Value> {
        let constant = native.constant;
        let (mut attributes, mut cells) = (Attributes::new(), Values::new());
        let waiting = self.waiting.len();
        if constant {
            let value = self.push(NodeKind::Attribute { ty: None, constant: None }, Ty::Attribute);
            attributes.push((self.file.strings.intern("value"), value));
            cells.push(value);
        }
        let operands = smallvec![self.push(NodeKind::Operands { ty: None }, Ty::ValueRange)];
        let types = match constant {
            true => smallvec![self.push(NodeKind::Type { constant: None }, Ty::Type)],
            false => smallvec![self.push(NodeKind::Types { constants: None }, Ty::TypeRange)],
        };
        let kind = NodeKind::Operation { name: None, operands, attributes, types };
        let op = self.push(kind, Ty::Operation);
        let operand = match constant {
            true => self.push(NodeKind::Result { op, index: 0 }, Ty::Value),
            false => self.push(NodeKind::AnyResult { op }, Ty::Value),
        };
        self.matched.push(op);
        if constant {
            self.constant_like(op);
        } else {
            cells = self.find_out(native, op);
        }
        for (cell, value) in native.cells.iter().zip(cells) {
            self.bind(cell.symbol, Bound::One(value));
            if let Some(c) = cell.constraint {
                self.apply_to_leaf(c, value)
            }
        }
        self.apply_waiting(waiting, op);
        Some(operand)
    }

    /// An operation must be one of those that are constants.
    fn constant_like(&mut self, op: Value) {
        let name = match &self.file.constant_like {
            Some(name) => name.clone(),
            None => self.constants(),
        };
        let name = self.file.strings.intern(&name);
        let kind = NodeKind::ApplyConstraint { name, args: smallvec![op], negated: false };
        self.p.push(false, kind, &[], self.rule.span);
    }

    /// The native that takes constants: the operations that the file defines with that trait.
    fn constants(&mut self) -> String {
        let name = self.file.natives.define("$_self->hasTrait<::mlir::OpTrait::ConstantLike>()");
        self.file.constant_like = Some(name.clone());
        name
    }
}
