//! Functions of dialects that conditions of their ODS files call: what they say, in terms of queries.

use super::functions::parts;
use super::{Item, Resolver, Result, Unknown};
use crate::cxx::{self, Snippet};
use pdll_bytecode::query::{Cast, Expr, Query, Scalar, TypeClass};
use std::sync::OnceLock;

/// Functions of one type that are queries.
const QUERIES: &[(&str, Query)] = &[
    ("LLVM::isCompatibleOuterType", Query::LlvmCompatible),
    ("LLVM::isCompatibleVectorType", Query::LlvmVector),
    ("LLVM::isScalableVectorType", Query::LlvmScalableVector),
    ("LLVM::isCompatibleFloatingPointType", Query::LlvmFloat),
];

/// Functions of one type that are conditions on it, `$_self`.
const CONDITIONS: &[(&str, &str)] = &[
    (
        "emitc::isSupportedIntegerType",
        "$_self.isInteger(1) || $_self.isInteger(8) || $_self.isInteger(16) || $_self.isInteger(32) \
         || $_self.isInteger(64)",
    ),
    ("emitc::isSupportedFloatType", "$_self.isF16() || $_self.isBF16() || $_self.isF32() || $_self.isF64()"),
    (
        "emitc::isPointerWideType",
        "isa<emitc::PtrDiffTType, emitc::SignedSizeTType, emitc::SizeTType>($_self)",
    ),
    (
        "emitc::isIntegerIndexOrOpaqueType",
        "isa<IndexType, emitc::OpaqueType>($_self) || emitc::isSupportedIntegerType($_self) \
         || emitc::isPointerWideType($_self)",
    ),
    (
        "smt::isAnyNonFuncSMTValueType",
        "isa<smt::BoolType, smt::BitVectorType, smt::IntType, smt::ArrayType, smt::SortType>($_self)",
    ),
    ("smt::isAnySMTValueType", "smt::isAnyNonFuncSMTValueType($_self) || isa<smt::SMTFuncType>($_self)"),
];

/// The conditions, parsed once.
fn conditions() -> &'static [(&'static str, Snippet)] {
    static PARSED: OnceLock<Vec<(&str, Snippet)>> = OnceLock::new();
    PARSED.get_or_init(|| {
        let parsed = |&(name, text): &(&'static str, &str)| Some((name, cxx::expression(text).ok()?));
        CONDITIONS.iter().filter_map(parsed).collect()
    })
}

/// Whether it is a function of a dialect that is understood.
pub(super) fn knows(name: &str) -> bool {
    matches!(name, "getI1SameShape" | "getUnaryOpResultType" | "tosa::isa_tosa_shape_type")
        || QUERIES.iter().any(|q| q.0 == name)
        || CONDITIONS.iter().any(|c| c.0 == name)
}

impl Resolver<'_> {
    /// A function of one argument that [`knows`] tells of.
    pub(super) fn dialect_function(&mut self, name: &str, args: Vec<Item>) -> Result<Item> {
        let [arg] = parts(args)?;
        if name == "tosa::isa_tosa_shape_type" {
            return self.cast(Cast::Is, false, &["tosa::shapeType".into()], arg);
        }
        let ty = self.expect(arg, Scalar::Type)?;
        match name {
            // The results of comparisons in `arith` and `spirv`.
            "getI1SameShape" => {
                let bit = self.push(Expr::Type("i1".into()))?;
                self.ask(Query::SameShape, &[ty, bit])
            }
            "getUnaryOpResultType" => {
                let bit = self.push(Expr::Type("i1".into()))?;
                let node = self.shared(ty, |r, ty| {
                    let vector = r.is_type(ty, &[TypeClass::Vector])?;
                    let (vector, same) = (r.truth(vector)?, r.query(Query::SameShape, &[ty, bit])?);
                    r.push(Expr::If(vector, same, bit))
                })?;
                Ok(self.value(node, ""))
            }
            _ => match QUERIES.iter().find(|q| q.0 == name) {
                Some((_, query)) => self.ask(*query, &[ty]),
                None => self.dialect_condition(name, ty),
            },
        }
    }

    fn dialect_condition(&mut self, name: &str, ty: u32) -> Result<Item> {
        let unknown = || Unknown::Function(name.to_string());
        let (_, snippet) = conditions().iter().find(|c| c.0 == name).ok_or_else(unknown)?;
        let node = self.shared(ty, |r, ty| {
            // It sees its parameter only.
            let tree = std::mem::replace(&mut r.tree, &snippet.exprs);
            let this = r.value(ty, "");
            let scope = std::mem::replace(&mut r.scope, vec![("$_self".into(), this)]);
            let holds = r.expr(snippet.root).and_then(|item| r.truth(item));
            (r.tree, r.scope) = (tree, scope);
            holds
        })?;
        Ok(self.value(node, ""))
    }
}

#[cfg(test)]
mod tests {
    use super::{CONDITIONS, conditions};

    #[test]
    fn all_conditions_are_read() {
        assert_eq!(conditions().len(), CONDITIONS.len());
    }
}
