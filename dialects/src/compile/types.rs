//! Types that constraints build, types that follow from others, and conditions on types.

use super::{Compiler, plain, short, squeezed, weaker};
use crate::form::Transform;
use crate::test::{MayBe, Test, Verdicts};
use pdll_bytecode::query::{Cast, ClassTest, Expr, Scalar, Sort, TypeClass};
use pdll_host_ir::query::Expressions;
use pdll_ir::{Type, TypeData};
use pdll_ods::cxx::{self, Snippet};
use pdll_ods::model::ConstraintId;
use pdll_ods::resolve::{self, Param, Rule};
use std::sync::Arc;

/// Classes whose element type is what `getElementType` gives.
const CONTAINERS: &[&str] =
    &["MemRefType", "ComplexType", "ShapedType", "TensorType", "VectorType", "RankedTensorType"];

impl Compiler<'_> {
    /// The only type that a constraint accepts, if it says how that is made.
    pub(super) fn built_type(&mut self, id: ConstraintId) -> Option<Type> {
        if let Some(&known) = self.made.built.get(&id) {
            return known;
        }
        let text = &*self.model.constraint(id).builder;
        let built = if text.is_empty() { None } else { self.evaluated(text).or_else(|| self.named(text)) };
        self.made.built.insert(id, built);
        built
    }

    /// The type that a C++ expression gives.
    fn evaluated(&mut self, text: &str) -> Option<Type> {
        let code = self.rules(&[Rule::Expression(text.to_string(), None)], &[0])?;
        code.types(self.ctx, &[]).ok()?.first().copied()
    }

    /// The type of a dialect whose class a C++ expression names: one without parameters, or a `!pdl.range` of
    /// one.
    fn named(&mut self, text: &str) -> Option<Type> {
        if text.contains("NoneType>(") {
            return Some(self.ctx.known().none);
        }
        if let Some((_, rest)) = text.split_once("LLVMPointerType>(") {
            let space = rest.trim_end_matches(')').trim();
            let space: u32 = if space.is_empty() { 0 } else { space.parse().ok()? };
            let data = if space == 0 { "ptr".to_string() } else { format!("ptr<{space}>") };
            let (namespace, data) = (self.ctx.name("llvm"), self.ctx.name(&data));
            return Some(self.ctx.ty(TypeData::Opaque { namespace, data }));
        }
        let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let words = text.split(|c| !word(c)).filter(|part| !part.is_empty());
        let mut named =
            words.filter_map(|part| self.model.types.iter().find(|def| short(&def.cpp_class) == part));
        let outer = named.next()?;
        let mnemonic = match (&*outer.dialect, outer.mnemonic.as_deref()?) {
            ("pdl", "range") => {
                let element = named.next()?.mnemonic.as_deref()?;
                format!("range<{element}>")
            }
            (_, plain) if outer.parameters.is_empty() => plain.to_string(),
            _ => return None,
        };
        let (dialect, data) = (self.ctx.name(&outer.dialect), self.ctx.name(&mnemonic));
        Some(self.ctx.ty(TypeData::Opaque { namespace: dialect, data }))
    }

    /// Rules whose only input is a type.
    fn rules(&mut self, rules: &[Rule], roots: &[u32]) -> Option<Expressions> {
        let (_, resolved) = resolve::rules(rules, roots, &["self"], &self.model.classes).ok()?;
        Expressions::new(self.ctx, &resolved.exprs, &resolved.classes, &resolved.roots).ok()
    }

    /// How a type follows from another, `$_self`, in C++; `None` if that is not understood.
    pub(super) fn transform(&mut self, text: &str) -> Option<Transform> {
        if let Some(known) = known_transform(text) {
            return Some(known);
        }
        let result = Rule::Expression(text.to_string(), Some(0));
        let code = self.rules(&[Rule::TypeOfOperand(0), result], &[1])?;
        Some(Transform::Other(Box::new(code)))
    }

    /// The condition on each type of a group.
    pub(crate) fn type_test(&mut self, id: ConstraintId, scalar: Scalar) -> Arc<Test> {
        let id = match self.model.constraint(id).base {
            Some(base) if self.is_group(id) => base,
            _ => id,
        };
        self.test(id, scalar)
    }

    /// The condition that types are of the C++ class that a constraint names; `None` if all are, or if
    /// nothing is known of it.
    pub(super) fn class_test(&mut self, id: ConstraintId) -> Option<Arc<Test>> {
        let (base, constraint) = self.base(id);
        if plain(&constraint.cpp_type) == "Type" {
            return None;
        }
        if let Some(known) = self.made.class_tests.get(&base) {
            return known.clone();
        }
        let snippet = cxx::expression(&format!("isa<{}>($_self)", constraint.cpp_type)).ok();
        let code = snippet.and_then(|snippet| self.code(&snippet, Scalar::Type));
        let test = code.map(|(condition, may_be)| {
            let what = constraint.summary().to_string();
            Arc::new(Test { what, may_be, condition: Some(condition), verdicts: Verdicts::default() })
        });
        self.made.class_tests.insert(base, test.clone());
        test
    }

    /// Whether a constraint only says that there may be several, or none.
    fn is_group(&self, id: ConstraintId) -> bool {
        let constraint = self.model.constraint(id);
        constraint.base.is_some_and(|base| self.model.constraint(base).predicate == constraint.predicate)
    }

    /// The condition of a constraint on types or attributes.
    pub(super) fn test(&mut self, id: ConstraintId, scalar: Scalar) -> Arc<Test> {
        if let Some(known) = self.made.tests.get(&id) {
            return known.clone();
        }
        let (condition, may_be) = match self.condition(id, scalar) {
            Some((condition, may_be)) => (Some(condition), may_be),
            None => (None, MayBe::default()),
        };
        let constraint = self.model.constraint(id);
        let test = Arc::new(Test {
            what: constraint.summary().to_string(),
            may_be,
            condition,
            verdicts: Verdicts::default(),
        });
        self.made.tests.insert(id, test.clone());
        test
    }

    /// The condition, and what may be meant by it besides. None if it asks for types that are read as others:
    /// operations that have them could not be read otherwise.
    fn condition(&mut self, id: ConstraintId, scalar: Scalar) -> Option<(Expressions, MayBe)> {
        let predicate = self.model.constraint(id).predicate.as_ref().ok()?;
        let snippet = self.model.predicates.snippet(*predicate).ok()?;
        let understood = self.code(&snippet, scalar);
        understood.or_else(|| {
            let snippet = weaker::condition(&self.model.predicates.text(*predicate).ok()?)?;
            self.code(&snippet, scalar)
        })
    }

    /// What a condition in C++ on `$_self` does, and what may be meant by it besides. None if it is not
    /// understood, or asks for types that are read as others.
    fn code(&mut self, snippet: &Snippet, scalar: Scalar) -> Option<(Expressions, MayBe)> {
        let this = [Param { name: "$_self".into(), sort: Sort::one(scalar), cpp_type: String::new() }];
        let resolved = resolve::condition(snippet, &this, &self.model.classes).ok()?;
        // A cast alone is of what has been asked about.
        let asked = resolved.exprs.iter().filter_map(|expr| match expr {
            Expr::Cast { how, classes, .. } if *how != Cast::Always => Some(classes),
            _ => None,
        });
        let asks_for = |class| asked.clone().any(|classes| classes.contains(&ClassTest::Type(class)));
        if asks_for(TypeClass::Never) {
            return None;
        }
        let may_be = match asks_for(TypeClass::Shaped) {
            _ if asked.clone().any(Vec::is_empty) => MayBe::OfDialect,
            true => MayBe::Unloaded,
            false => MayBe::Nothing,
        };
        let code = Expressions::new(self.ctx, &resolved.exprs, &resolved.classes, &resolved.roots).ok()?;
        Some((code, may_be))
    }
}

/// How a type follows from another, if that is one of the ways that have a name.
pub(crate) fn known_transform(text: &str) -> Option<Transform> {
    let plain = squeezed(text);
    match plain.as_str() {
        "" | "$_self" | "::llvm::cast<Type>($_self)" => return Some(Transform::Same),
        "llvm::cast<PointerType>($_self).getPointeeType()"
        | "::llvm::cast<PointerType>($_self).getPointeeType()" => return Some(Transform::Pointee),
        "PtrMetadataType::get(cast<PtrLikeTypeInterface>($_self))" => return Some(Transform::Metadata),
        "cast<ArrayType>($_self).getDomainType()" => return Some(Transform::ArrayDomain),
        "cast<ArrayType>($_self).getRangeType()" => return Some(Transform::ArrayRange),
        "cast<SMTFuncType>($_self).getDomainTypes()" => return Some(Transform::FunctionDomains),
        "cast<SMTFuncType>($_self).getRangeType()" => return Some(Transform::FunctionRange),
        "::llvm::cast<spirv::SampledImageType>($_self).getImageType()" => {
            return Some(Transform::SampledImage);
        }
        "pdl::RangeType::get($_self)" => return Some(Transform::Range),
        "getGetValueTypeOpValueType($_self)" => return Some(Transform::ValueHandle),
        "::llvm::cast<FunctionType>($_self).getInputs()" => return Some(Transform::Inputs),
        "::llvm::cast<FunctionType>($_self).getResults()" => return Some(Transform::Results),
        _ if plain.starts_with("SmallVector<Type")
            && plain.contains(".getNumElements(),")
            && plain.ends_with(".getElementType())") =>
        {
            return Some(Transform::Elements);
        }
        "::llvm::cast<LValueType>($_self).getValueType()"
        | "::llvm::cast<ValueType>($_self).getValueType()" => return Some(Transform::Inner),
        "emitc::PointerType::get(::llvm::cast<emitc::LValueType>($_self).getValueType())" => {
            return Some(Transform::OtherOfInner("ptr"));
        }
        "emitc::LValueType::get(::llvm::cast<emitc::PointerType>($_self).getPointee())" => {
            return Some(Transform::OtherOfInner("lvalue"));
        }
        "VectorType(VectorType::Builder(::llvm::cast<VectorType>($_self))\
         .setDim(::llvm::cast<VectorType>($_self).getRank()-1,16))" => {
            return Some(Transform::LastOf16);
        }
        "getValAndBoolStructType($_self)" => return Some(Transform::WithFlag),
        "::getI1SameShape($_self)" | "getI1SameShape($_self)" => return Some(Transform::BoolLike),
        _ => {}
    }
    let cast = plain.strip_prefix("::llvm::cast<").or_else(|| plain.strip_prefix("llvm::cast<"));
    if let Some(class) = cast.and_then(|rest| rest.strip_suffix(">($_self).getElementType()"))
        && (CONTAINERS.contains(&short(class)) || short(class) == "MMAMatrixType")
    {
        let matrix = short(class) == "MMAMatrixType";
        return Some(if matrix { Transform::MatrixElement } else { Transform::Element });
    }
    None
}
