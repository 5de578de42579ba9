//! An operation for the registry.

use super::format::{Formatter, Unusable};
use super::{Compiler, plain, short, squeezed};
use crate::form::{Attribute, Completion, Division, Groups, OpForm, Transform, TypePlan, TypeSource, Values};
use crate::verify;
use pdll_ir::{
    Arity, AttrConstraint, CountRange, Effects, InherentAttr, Name, OpInfo, SegmentLayout as Layout, Traits,
};
use pdll_ods::format::{self, Argument, Element, Format, Scope, Types, Variable};
use pdll_ods::model::{
    AttributeKind, Count, EffectKind, Inference, KnownTrait, NewRegions, OpModel, SegmentLayout, TraitDetail,
    ValueModel,
};
use std::sync::Arc;

const OPERAND_SIZES: &str = "operandSegmentSizes";
const RESULT_SIZES: &str = "resultSegmentSizes";

/// An operation as the registry holds it, and why its format is not used, if it has one that is not.
pub(crate) struct Compiled {
    pub(crate) info: OpInfo,
    pub(crate) unusable: Option<Unusable>,
}

fn arity(count: Count) -> Arity {
    match count {
        Count::One => Arity::One,
        Count::Optional => Arity::Optional,
        Count::Any => Arity::Variadic,
    }
}

fn count_range(variadic: &[bool]) -> CountRange {
    let single = variadic.iter().filter(|variadic| !**variadic).count();
    CountRange { min: single, max: (single == variadic.len()).then_some(single) }
}

impl Compiler<'_> {
    /// All that is known of an operation.
    pub(crate) fn op(&mut self, op: &OpModel) -> Compiled {
        let name = self.ctx.name(&op.name);
        self.dialect = op.name.split('.').next().unwrap_or_default().into();
        let mut info = OpInfo::new(name);
        info.traits = traits(op);
        info.effects = effects(op);
        // Those of interfaces, and those that dialects have for their operations.
        let classes = op.traits.iter().filter_map(|t| {
            let of_dialect = || t.name.ends_with("OpTrait").then_some(&*t.name);
            t.name.strip_suffix("::Trait").or_else(of_dialect)
        });
        info.interfaces = classes.map(|class| self.ctx.name(short(class))).collect();
        let operands = self.groups(op, &op.operands, KnownTrait::SameVariadicOperandSize, OPERAND_SIZES);
        let results = self.groups(op, &op.results, KnownTrait::SameVariadicResultSize, RESULT_SIZES);
        info.operands = layout(&operands);
        info.results = layout(&results);
        let regions: Vec<bool> = op.regions.iter().map(|region| region.variadic).collect();
        let successors: Vec<bool> = op.successors.iter().map(|successor| successor.variadic).collect();
        info.regions = count_range(&regions);
        info.successors = count_range(&successors);
        info.branches = verify::branches(op);
        info.attributes = self.inherent(op);
        for groups in [&operands, &results] {
            if let Division::Sized(name) = groups.division
                && !info.is_inherent(name)
            {
                info.attributes.push(InherentAttr::optional(name, AttrConstraint::sizes()));
            }
        }
        info.parents = self.parents(op);
        info.terminator = self.terminator(op);
        if let NewRegions::Blocks(blocks) = self.model.new_regions(op) {
            let known = op.implicit_terminator().is_none() || info.terminator.is_some();
            info.new_regions = known.then(|| blocks.into());
        }
        if let Some(dialect) = crate::known::default_dialect(&op.name) {
            info.default_dialect = Some(self.ctx.name(dialect));
        }
        info.inference = self.inference(op, &operands).or_else(|| crate::known::inference(&op.name));
        verify::set_verifiers(self, op, &operands, &results, &mut info);
        info.names = crate::names::names(op, &results);
        let mut unusable = None;
        if let Some(text) = &op.assembly_format {
            match self.form(op, text, operands, results, regions, successors) {
                Ok(form) => info.syntax = Some(Arc::new(form)),
                Err(why) => {
                    info.no_syntax = Some(format!("in its `assemblyFormat`, {why}").into());
                    unusable = Some(why);
                }
            }
        }
        if info.syntax.is_none() && op.assembly_format.is_none() {
            info.syntax = crate::hand::syntax(&op.name);
            info.function = crate::hand::function(self.ctx, &op.name);
            if info.syntax.is_none() && op.has_custom_assembly_format {
                info.no_syntax = Some("it is written in C++ (`hasCustomAssemblyFormat`)".into());
            }
        }
        Compiled { info, unusable }
    }

    fn groups(&mut self, op: &OpModel, values: &[ValueModel], same: KnownTrait, sizes: &str) -> Groups {
        let layout = if sizes == OPERAND_SIZES { op.operand_layout } else { op.result_layout };
        let division = match layout {
            SegmentLayout::AttrSized => Division::Sized(self.ctx.name(sizes)),
            _ if op.has_trait(same) => Division::Same,
            _ => Division::One,
        };
        Groups { arities: values.iter().map(|value| arity(value.count)).collect(), division }
    }

    /// The operations that it must be directly in.
    fn parents(&mut self, op: &OpModel) -> Vec<Name> {
        let mut parents = Vec::new();
        for t in op.traits.iter().filter(|t| t.known == Some(KnownTrait::HasParent)) {
            let TraitDetail::Parameters(classes) = &t.detail else { continue };
            for class in classes.split(',') {
                match self.op_of_class(Some(op), class.trim().trim_matches('"')) {
                    Some(name) => parents.push(name),
                    // One that is not known may be any.
                    None => return Vec::new(),
                }
            }
        }
        parents
    }

    /// The operation of a C++ class, as an operation of some dialect names it.
    pub(super) fn op_of_class(&mut self, from: Option<&OpModel>, class: &str) -> Option<Name> {
        let last = short(class);
        let named = |op: &&Arc<OpModel>| short(&op.cpp_class) == last;
        let model = self.model;
        let all = || model.ops.iter().filter(named);
        let full = class.trim_start_matches("::");
        let exact =
            all().find(|op| op.cpp_class.trim_start_matches("::").ends_with(full) && full.contains("::"));
        let is_near = |op: &&Arc<OpModel>| from.is_some_and(|from| op.dialect == from.dialect);
        // The one that is meant may not be known, and others be called so.
        let is_of_mlir = |op: &&Arc<OpModel>| plain(&op.cpp_class) == plain(class);
        let own = exact.or_else(|| all().find(is_near)).or_else(|| all().find(is_of_mlir));
        let name = own?.name.clone();
        Some(self.ctx.name(&name))
    }

    fn form(
        &mut self,
        op: &OpModel,
        text: &str,
        operand_groups: Groups,
        result_groups: Groups,
        regions: Vec<bool>,
        successors: Vec<bool>,
    ) -> Result<OpForm, Unusable> {
        let format = format::parse(text, &Scope::of(op)).map_err(|error| error.message)?;
        let mut numbers: Vec<Option<usize>> = Vec::new();
        let mut attributes: Vec<Attribute> = Vec::new();
        for model in &op.attributes {
            let attribute = self.attribute(model);
            numbers.push(attribute.as_ref().map(|_| attributes.len()));
            attributes.extend(attribute);
        }
        let nodes = Formatter::new(&op.dialect, &numbers, &attributes).nodes(&format.elements)?;
        let seen = Seen::of(op, &format);
        let sizes_written = (seen.all_operands, seen.all_results);
        let operands = self.values(op, &seen, true)?;
        let results = self.values(op, &seen, false)?;
        let hidden = self.hidden(op, &seen, &operands, (&operand_groups, &result_groups));
        let written = |index: &usize| seen.attributes.contains(&(*index as u32));
        let mentioned: Vec<bool> = (0..op.attributes.len()).map(|index| written(&index)).collect();
        for (number, mentioned) in numbers.iter().zip(mentioned) {
            // What stands in the dictionary is written in any way.
            if let Some(number) = number.filter(|_| !mentioned) {
                attributes[number].form = crate::form::AttrForm::Any;
                attributes[number].optional = true;
            }
        }
        let completion = match self.terminator(op) {
            Some(name) => Completion::Terminator(name),
            None if self.has_single_blocks(op) => Completion::Block,
            None => Completion::Nothing,
        };
        Ok(OpForm {
            nodes,
            operands,
            results,
            operand_groups,
            result_groups,
            attributes,
            regions,
            successors,
            completion,
            hidden,
            prop_dict: seen.prop_dict,
            sizes_written,
        })
    }

    /// The operation that ends all blocks of this one's regions.
    fn terminator(&mut self, op: &OpModel) -> Option<Name> {
        self.op_of_class(Some(op), op.implicit_terminator()?)
    }

    fn has_single_blocks(&self, op: &OpModel) -> bool {
        op.has_trait(KnownTrait::SingleBlockImplicitTerminator) || op.has_trait(KnownTrait::SingleBlock)
    }

    /// The attributes that the dictionary does not have.
    fn hidden(
        &mut self,
        op: &OpModel,
        seen: &Seen,
        operands: &[Values],
        groups: (&Groups, &Groups),
    ) -> Vec<Name> {
        let mut hidden = Vec::new();
        for &index in &seen.attributes {
            hidden.push(self.ctx.name(&op.attributes[index as usize].name));
        }
        for (groups, written) in [(groups.0, seen.all_operands), (groups.1, seen.all_results)] {
            if let Division::Sized(name) = groups.division
                && !written
            {
                hidden.push(name);
            }
        }
        hidden.extend(operands.iter().filter_map(|values| values.nested));
        hidden
    }

    fn values(&mut self, op: &OpModel, seen: &Seen, is_operand: bool) -> Result<Vec<Values>, Unusable> {
        let models = if is_operand { &op.operands } else { &op.results };
        let mut all = Vec::new();
        for (index, model) in models.iter().enumerate() {
            let types = self.plan(op, seen, is_operand, index)?;
            let nested = model.segments.as_deref().map(|name| self.ctx.name(name));
            let class = &self.base(model.constraint).1.cpp_type;
            // Lists of types are written in full, and may be of any class.
            let (body, class) = match model.count {
                Count::One => (self.type_form(class), self.class_test(model.constraint)),
                _ => (None, None),
            };
            all.push(Values { arity: arity(model.count), nested, types, body, class });
        }
        Ok(all)
    }

    /// Where the types of a group are from.
    fn plan(
        &mut self,
        op: &OpModel,
        seen: &Seen,
        is_operand: bool,
        index: usize,
    ) -> Result<TypePlan, Unusable> {
        let (written, models) = match is_operand {
            true => (&seen.operand_types, &op.operands),
            false => (&seen.result_types, &op.results),
        };
        let model = &models[index];
        if written[index] {
            return Ok(TypePlan::Written);
        }
        if !is_operand && op.traits.iter().any(|t| t.name.ends_with("FirstAttrDerivedResultType")) {
            return Ok(TypePlan::From(TypeSource::Attr(0), Transform::Same));
        }
        if !is_operand && !seen.result_types.contains(&true) && matches!(op.inference, Inference::Foreign) {
            return match crate::known::inference(&op.name) {
                Some(_) => Ok(TypePlan::Inferred),
                None => Err("its result types are inferred by C++".into()),
            };
        }
        if let Some((source, transformer)) = resolver(op, seen, is_operand, &model.name) {
            let Some(transform) = self.transform(&transformer) else {
                return Err(format!("`{}` is not understood", squeezed(&transformer)));
            };
            return Ok(TypePlan::From(source, transform));
        }
        let of_shaped = op.traits.iter().find_map(|t| match &t.detail {
            TraitDetail::ElementsMatch { shaped, elements, .. } if *elements == model.name => Some(shaped),
            _ => None,
        });
        if let (true, Some(shaped)) = (is_operand, of_shaped)
            && let Some(index) = op.results.iter().position(|value| value.name == *shaped)
        {
            return Ok(TypePlan::From(TypeSource::Results(index), Transform::Element));
        }
        if (is_operand || model.count != Count::Any)
            && let Some(ty) = self.built_type(self.base(model.constraint).0)
        {
            return Ok(TypePlan::Fixed(ty));
        }
        match is_operand || !matches!(op.inference, Inference::Types(_)) {
            true => Err(format!("the type of `{}` is not known", model.name)),
            false => Ok(TypePlan::Inferred),
        }
    }
}

/// What a format mentions.
struct Seen {
    attributes: Vec<u32>,
    operand_types: Vec<bool>,
    result_types: Vec<bool>,
    all_operands: bool,
    all_results: bool,
    prop_dict: bool,
}

impl Seen {
    fn of(op: &OpModel, format: &Format) -> Seen {
        let mut seen = Seen {
            attributes: Vec::new(),
            operand_types: vec![false; op.operands.len()],
            result_types: vec![false; op.results.len()],
            all_operands: false,
            all_results: false,
            prop_dict: false,
        };
        format.for_each(&mut |element| match element {
            Element::Variable {
                variable: Variable::Attribute(index) | Variable::Property(index), ..
            } => {
                seen.attributes.push(*index);
            }
            Element::Operands => seen.all_operands = true,
            Element::PropDict => seen.prop_dict = true,
            Element::Types { of, .. } => seen.types(*of),
            Element::FunctionalType { inputs, results } => {
                seen.types(*inputs);
                seen.types(*results);
            }
            Element::Custom(custom) => {
                for argument in &custom.arguments {
                    match argument {
                        Argument::Variable(Variable::Attribute(index) | Variable::Property(index)) => {
                            seen.attributes.push(*index);
                        }
                        Argument::Types(types) => seen.types(*types),
                        Argument::PropDict => seen.prop_dict = true,
                        _ => {}
                    }
                }
            }
            _ => {}
        });
        seen
    }

    fn types(&mut self, of: Types) {
        match of {
            Types::Operand(index) => self.operand_types[index as usize] = true,
            Types::Result(index) => self.result_types[index as usize] = true,
            Types::Operands => self.operand_types.fill(true),
            Types::Results => {
                self.result_types.fill(true);
                self.all_results = true;
            }
        }
    }
}

/// What the type of a group follows from, by the traits: the last that says so counts.
fn resolver(op: &OpModel, seen: &Seen, is_operand: bool, name: &str) -> Option<(TypeSource, String)> {
    let source = |name: &str| {
        let of =
            |values: &[ValueModel]| values.iter().position(|value| value.name == name && !name.is_empty());
        if let Some(index) = of(&op.operands).filter(|&index| seen.operand_types[index]) {
            return Some(TypeSource::Operands(index));
        }
        if let Some(index) = of(&op.results).filter(|&index| seen.result_types[index]) {
            return Some(TypeSource::Results(index));
        }
        let held = op.attributes.iter().enumerate().filter(|(_, a)| a.kind == AttributeKind::Attribute);
        let number = held.clone().position(|(_, a)| a.name == name)?;
        let (index, _) = held.clone().nth(number)?;
        seen.attributes.contains(&(index as u32)).then_some(TypeSource::Attr(number))
    };
    let first = |seen: &[bool]| seen.iter().position(|seen| *seen);
    let mut found = None;
    for t in &op.traits {
        let next = match (&t.detail, t.known) {
            (TraitDetail::TypesMatchWith { lhs, rhs, transformer, .. }, _) if rhs == name => {
                source(lhs).map(|source| (source, transformer.clone()))
            }
            (TraitDetail::AllMatch { class, names, .. }, _)
                if class == "AllTypesMatch" && names.iter().any(|n| n == name) =>
            {
                let others = names.iter().filter(|n| *n != name);
                others.rev().find_map(|other| source(other)).map(|source| (source, String::new()))
            }
            (_, Some(KnownTrait::SameTypeOperands)) if is_operand => {
                first(&seen.operand_types).map(|index| (TypeSource::Operands(index), String::new()))
            }
            (_, Some(KnownTrait::SameOperandsAndResultType)) => {
                let operand = first(&seen.operand_types).map(TypeSource::Operands);
                let result = || first(&seen.result_types).map(TypeSource::Results);
                operand.or_else(result).map(|source| (source, String::new()))
            }
            _ => None,
        };
        found = next.or(found);
    }
    found
}

fn traits(op: &OpModel) -> Traits {
    let mut traits = Traits::empty();
    for t in &op.traits {
        traits |= match t.known {
            Some(KnownTrait::Terminator) => Traits::TERMINATOR,
            Some(KnownTrait::IsolatedFromAbove) => Traits::ISOLATED_FROM_ABOVE,
            Some(KnownTrait::NoTerminator) => Traits::NO_TERMINATOR,
            Some(KnownTrait::SingleBlock | KnownTrait::SingleBlockImplicitTerminator) => {
                Traits::AT_MOST_ONE_BLOCK
            }
            Some(KnownTrait::Symbol) => Traits::SYMBOL,
            Some(KnownTrait::AffineScope) => Traits::AFFINE_SCOPE,
            Some(KnownTrait::AutomaticAllocationScope) => Traits::ALLOCATION_SCOPE,
            Some(KnownTrait::SymbolTable) => Traits::SYMBOL_TABLE,
            _ if t.name.ends_with("HasOnlyGraphRegion") => Traits::GRAPH_REGION,
            _ => Traits::empty(),
        };
    }
    traits
}

fn effects(op: &OpModel) -> Option<Effects> {
    let own = op.effects.own.as_ref().filter(|_| !op.effects.recursive)?;
    let flag = |kind| match kind {
        EffectKind::Read => Effects::READ,
        EffectKind::Write => Effects::WRITE,
        EffectKind::Allocate => Effects::ALLOCATE,
        EffectKind::Free => Effects::FREE,
    };
    Some(own.iter().fold(Effects::empty(), |all, effect| all | flag(effect.kind)))
}

fn layout(groups: &Groups) -> Layout {
    let arities = groups.arities.to_vec();
    match groups.division {
        Division::One => Layout::SingleVariadic(arities),
        Division::Same => Layout::SameSize(arities),
        Division::Sized(name) => Layout::AttrSized(arities, name),
    }
}
