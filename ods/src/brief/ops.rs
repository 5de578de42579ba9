//! Operations.

use super::text::{Entry, Parser};
use super::{Kind, NOWHERE, Outcome, Reader};
use crate::infer::{self, Declared};
use crate::model::{
    ArgumentRef, AttributeKind, AttributeModel, ConstraintId, ConstraintKind, Count, Effects, KnownTrait,
    OpModel, RegionModel, SuccessorModel, TraitModel, ValueModel,
};
use pdll_source::Standard;
use std::rc::Rc;
use std::sync::Arc;

/// The arguments of an operation by what they are.
#[derive(Clone, Default)]
struct Arguments {
    order: Vec<ArgumentRef>,
    operands: Vec<ValueModel>,
    attributes: Vec<AttributeModel>,
}

/// All that an operation has besides its name.
#[derive(Clone, Default)]
pub(super) struct Signature {
    arguments: Arguments,
    results: Vec<ValueModel>,
    regions: Vec<RegionModel>,
    successors: Vec<SuccessorModel>,
    traits: Vec<Arc<TraitModel>>,
    has_folder: bool,
    has_verifier: bool,
    is_code: bool,
    format: Option<String>,
}

impl<'t> Reader<'t> {
    /// `MNEMONIC CLASS SIGNATURE`, or `MNEMONIC CLASS kind NAME` and what there is more.
    pub(super) fn op(&mut self, entry: Entry<'t>) -> Outcome<()> {
        let mut p = Parser::new(entry.body);
        let (mnemonic, class) = (p.word()?, p.word()?);
        let signature =
            if p.eat("kind") { self.kind(p.word()?)?.as_ref().clone() } else { self.parts(&mut p)? };
        let signature = self.properties(signature, &mut p)?;
        p.end()?;
        let model = self.model_of(entry, mnemonic, class, signature);
        crate::class::add_interfaces(&mut self.model.classes, &model);
        self.model.ops.push(Arc::new(model));
        Ok(())
    }

    fn kind(&mut self, name: &'t str) -> Outcome<Rc<Signature>> {
        if let Some(known) = self.signatures.get(name) {
            return Ok(known.clone());
        }
        let Some(&(Kind::Signature, entry)) = self.named.get(name) else {
            return Err(format!("`{name}` is no kind of operations"));
        };
        let mut p = Parser::new(entry.body);
        p.word()?;
        let parts = self.parts(&mut p)?;
        let signature = Rc::new(self.properties(parts, &mut p)?);
        p.end()?;
        self.signatures.insert(name, signature.clone());
        Ok(signature)
    }

    /// Arguments, results, regions and successors.
    fn parts(&mut self, p: &mut Parser<'t>) -> Outcome<Signature> {
        let mut parts = Signature { arguments: self.arguments(p)?, ..Signature::default() };
        if p.take('-') {
            p.expect('>')?;
            p.expect('(')?;
            parts.results = p.list(')', |p| self.value(p))?;
        }
        if p.eat("with") {
            parts.regions = self.regions(p)?;
        }
        if p.eat("to") {
            parts.successors = self.successors(p)?;
        }
        Ok(parts)
    }

    /// Traits and form.
    fn properties(&mut self, mut of: Signature, p: &mut Parser<'t>) -> Outcome<Signature> {
        if p.eat("is") {
            of.traits.extend(self.traits(p)?);
        }
        of.has_folder |= p.eat("folds");
        of.has_verifier |= p.eat("checked");
        of.is_code |= p.eat("in-code");
        if p.eat("as") {
            of.format = Some(p.text()?.to_string());
        }
        Ok(of)
    }

    fn model_of(&self, entry: Entry<'t>, mnemonic: &str, class: &str, of: Signature) -> OpModel {
        let layout = |values: &[ValueModel], sized, same| {
            crate::op::layout(Standard::Extended, values, &of.traits, sized, same)
        };
        let operands = &of.arguments.operands;
        let (operand_layout, result_layout) = (
            layout(operands, KnownTrait::AttrSizedOperandSegments, KnownTrait::SameVariadicOperandSize),
            layout(&of.results, KnownTrait::AttrSizedResultSegments, KnownTrait::SameVariadicResultSize),
        );
        OpModel {
            name: format!("{}.{mnemonic}", entry.dialect),
            dialect: entry.dialect.into(),
            record: class.into(),
            cpp_class: match entry.namespace {
                "" => format!("::mlir::{class}"),
                space => format!("::mlir::{space}::{class}"),
            },
            summary: String::new(),
            description: String::new(),
            inference: self.inference(&of.traits, operands, &of.results),
            arguments: of.arguments.order,
            operands: of.arguments.operands,
            attributes: of.arguments.attributes,
            results: of.results,
            regions: of.regions,
            successors: of.successors,
            operand_layout,
            result_layout,
            effects: effects(&of.traits),
            traits: of.traits,
            assembly_format: of.format,
            has_custom_assembly_format: of.is_code,
            builders: 0,
            skips_default_builders: false,
            has_verifier: of.has_verifier,
            has_region_verifier: false,
            has_folder: of.has_folder,
            span: NOWHERE,
            bases: Vec::new(),
        }
    }

    /// `(name: CONSTRAINT .., ..)`
    fn arguments(&mut self, p: &mut Parser<'t>) -> Outcome<Arguments> {
        let mut all = Arguments::default();
        p.expect('(')?;
        p.list(')', |p| {
            let mut ahead = p.clone();
            let name = ahead.word()?;
            ahead.expect(':')?;
            let constraint = ahead.word()?;
            let id = self.constraint(constraint)?;
            if self.model.constraint(id).kind != ConstraintKind::Attr {
                all.order.push(ArgumentRef::Operand(all.operands.len() as u32));
                all.operands.push(self.value(p)?);
                return Ok(());
            }
            *p = ahead;
            let (id, modifiers) = self.modified(constraint, p)?;
            let model = self.model.constraint(id);
            all.order.push(ArgumentRef::Attribute(all.attributes.len() as u32));
            all.attributes.push(AttributeModel {
                name: name.into(),
                kind: AttributeKind::Attribute,
                constraint: id,
                optional: modifiers.optional,
                default_value: model.default_value.clone(),
                summary: String::new(),
            });
            Ok(())
        })?;
        Ok(all)
    }

    /// `name: CONSTRAINT`, or `: CONSTRAINT` of what has no name.
    fn value(&mut self, p: &mut Parser<'t>) -> Outcome<ValueModel> {
        let name = p.try_word().unwrap_or_default();
        p.expect(':')?;
        let constraint = p.word()?;
        let (constraint, modifiers) = self.modified(constraint, p)?;
        let segments = if p.eat("cut-by") { Some(p.word()?.to_string()) } else { None };
        let count = match modifiers.variadic {
            true => Count::Any,
            false if modifiers.optional => Count::Optional,
            false => Count::One,
        };
        Ok(ValueModel { name: name.into(), count, constraint, segments, summary: String::new() })
    }

    fn regions(&mut self, p: &mut Parser<'t>) -> Outcome<Vec<RegionModel>> {
        p.expect('(')?;
        p.list(')', |p| {
            let name = p.word()?.to_string();
            p.expect(':')?;
            let constraint: ConstraintId = self.constraint(p.word()?)?;
            Ok(RegionModel { name, variadic: p.take('*'), constraint })
        })
    }

    fn successors(&mut self, p: &mut Parser<'t>) -> Outcome<Vec<SuccessorModel>> {
        p.expect('(')?;
        p.list(')', |p| {
            let name = p.word()?.to_string();
            let constraint = self.any_successor();
            Ok(SuccessorModel { name, variadic: p.take('*'), constraint })
        })
    }

    fn inference(
        &self,
        traits: &[Arc<TraitModel>],
        operands: &[ValueModel],
        results: &[ValueModel],
    ) -> infer::Inference {
        let declared = |value: &ValueModel| Declared {
            name: value.name.clone(),
            is_variable: !value.is_single(),
            builder: self.model.constraint(value.constraint).builder.clone(),
        };
        let operands: Vec<_> = operands.iter().map(declared).collect();
        let results: Vec<_> = results.iter().map(declared).collect();
        infer::inference(self.infers, traits, &operands, &results)
    }
}

/// What an operation does to memory, by its traits.
fn effects(traits: &[Arc<TraitModel>]) -> Effects {
    let has = |known| traits.iter().any(|t| t.known == Some(known));
    Effects {
        own: traits.iter().any(|t| t.record == "NoMemoryEffect").then(Vec::new),
        recursive: has(KnownTrait::RecursiveMemoryEffects),
        speculatable: has(KnownTrait::AlwaysSpeculatable),
    }
}
