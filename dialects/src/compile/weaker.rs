//! Conditions that are not understood as a whole: what they say at least.
//!
//! A verifier may ask for less than a condition does, as it refuses only what is known to be wrong; patterns
//! may not, so nobody else does this.

use super::squeezed;
use pdll_ods::cxx::{self, Snippet};

/// Calls of functions of which not all is known, without blanks, and what they say at least.
const CALLS: [(&str, &str); 3] = [
    (
        "!!::mlir::sparse_tensor::getSparseTensorEncoding($_self)\
         &&::mlir::sparse_tensor::getSparseTensorEncoding($_self).isSlice()",
        "isa<RankedTensorType>($_self)",
    ),
    ("!!::mlir::sparse_tensor::getSparseTensorEncoding($_self)", "isa<RankedTensorType>($_self)"),
    // What is inside of pointers, arrays and tuples is not looked at.
    (
        "emitc::isSupportedEmitCType($_self)",
        "isa<IndexType, TupleType, emitc::OpaqueType, emitc::PointerType, emitc::ArrayType>($_self) \
         || emitc::isSupportedIntegerType($_self) || emitc::isSupportedFloatType($_self) \
         || emitc::isPointerWideType($_self) \
         || (isa<RankedTensorType>($_self) && cast<RankedTensorType>($_self).hasStaticShape())",
    ),
];

/// The weaker condition; `None` if there is none.
pub(super) fn condition(text: &str) -> Option<Snippet> {
    let mut text = squeezed(text);
    for (index, (call, _)) in CALLS.iter().enumerate() {
        text = text.replace(call, &mark(index));
    }
    // What is less than a condition is more than its opposite.
    if text.contains('!') || !text.contains(MARK) {
        return None;
    }
    for (index, (_, weaker)) in CALLS.iter().enumerate() {
        text = text.replace(&mark(index), &format!("({weaker})"));
    }
    cxx::expression(&text).ok()
}

const MARK: char = '\u{1}';

fn mark(index: usize) -> String {
    format!("{MARK}{index}{MARK}")
}

#[cfg(test)]
mod tests {
    use super::condition;

    #[test]
    fn only_calls_that_are_not_negated_are_replaced() {
        assert!(condition("(emitc::isSupportedEmitCType($_self)) || ($_self.isInteger(7))").is_some());
        assert!(condition("!emitc::isSupportedEmitCType($_self)").is_none());
        assert!(condition("$_self.isInteger(7)").is_none());
    }
}
