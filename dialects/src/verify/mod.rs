//! What the definition of an operation says of what it must be: conditions on types, traits that compare
//! them, conditions on the operation as a whole, result types that follow, blocks of regions, branches.
//!
//! What is not understood, and what depends on the inside of a type of a dialect, is not refused.

mod attributes;
mod casts;
mod code;
mod conditions;
mod regions;
mod scopes;
mod shapes;

use crate::compile::Compiler;
use crate::form::{Groups, Slots};
use crate::test::Test;
pub(crate) use attributes::verifier as attribute_verifier;
use casts::Cast;
use conditions::{Condition, Inferred, typed};
use pdll_bytecode::query::Scalar;
use pdll_ir::{Context, Name, OpInfo, OpVerifier, Type, VerifyOp, Violation};
use pdll_ods::model::{OpModel, ValueModel};
use regions::Regions;
pub(crate) use regions::branches;
use shapes::TypeRule;
use std::ops::Range;
use std::sync::Arc;

/// The conditions on the types of one group.
struct GroupTest {
    name: String,
    test: Arc<Test>,
    /// The attribute with the sizes of the ranges that the group is cut into.
    segments: Option<Name>,
}

/// The types of operands or results, and where their groups are.
struct Typed<'t> {
    types: &'t [Type],
    ranges: Slots<Range<usize>>,
}

/// How operands and results are divided into groups.
#[derive(Clone)]
struct Divisions {
    operands: Groups,
    results: Groups,
}

/// What is asked of name, attributes and types.
struct Rules {
    divisions: Divisions,
    operands: Vec<GroupTest>,
    results: Vec<GroupTest>,
    types: Vec<TypeRule>,
    conditions: Vec<Condition>,
    inferred: Option<Inferred>,
    cast: Option<Cast>,
    code: Option<code::SignatureCheck>,
}

/// What is asked when all that is in the regions is right.
struct Contents {
    divisions: Divisions,
    signature: Option<code::SignatureCheck>,
    code: Option<code::AroundCheck>,
}

/// What is asked of regions, successors, and who defines values.
struct Surroundings {
    divisions: Divisions,
    conditions: Vec<Condition>,
    regions: Option<Regions>,
    code: Option<code::AroundCheck>,
}

/// Sets what checks an operation beyond the counts of its parts and its attributes.
pub(crate) fn set_verifiers(
    compiler: &mut Compiler<'_>,
    op: &OpModel,
    operands: &Groups,
    results: &Groups,
    info: &mut OpInfo,
) {
    let mut tests = |values: &[ValueModel]| -> Vec<GroupTest> {
        let test = |value: &ValueModel| GroupTest {
            name: value.name.clone(),
            test: compiler.type_test(value.constraint, Scalar::Type),
            segments: value.segments.as_deref().map(|name| compiler.ctx.name(name)),
        };
        values.iter().map(test).collect()
    };
    let divisions = Divisions { operands: operands.clone(), results: results.clone() };
    let (operands, results) = (tests(&op.operands), tests(&op.results));
    let (around, conditions) =
        conditions::conditions(compiler, op).into_iter().partition(Condition::looks_around);
    let rules = Rules {
        divisions: divisions.clone(),
        operands,
        results,
        types: op.traits.iter().filter_map(|t| TypeRule::of(t.known?)).collect(),
        conditions,
        inferred: Inferred::new(compiler, op),
        cast: Cast::of(&op.name),
        code: code::signature(&op.name),
    };
    let (regions, code) = (Regions::new(compiler, op), code::around(&op.name));
    let contents = Contents {
        divisions: divisions.clone(),
        signature: code::contents_signature(&op.name),
        code: code::contents(&op.name),
    };
    if contents.signature.is_some() || contents.code.is_some() {
        info.region_verifier = Some(Arc::new(move |op| contents.check(op)));
    }
    let around = Surroundings { divisions, conditions: around, regions, code };
    info.signature_verifier = Some(Arc::new(move |op| rules.check(op)));
    if around.regions.is_some() || around.code.is_some() || !around.conditions.is_empty() {
        info.verifier = Some(Arc::new(move |op| around.check(op)));
    }
}

/// What checks an operation that has no definition.
pub(crate) fn undefined_verifier(name: &str) -> Option<VerifyOp> {
    code::around(name).map(|check| -> VerifyOp { Arc::new(check) })
}

fn types(op: &OpVerifier<'_, '_>) -> (Vec<Type>, Vec<Type>) {
    let body = op.body();
    let operands = body.operands(op.op()).map(|value| body.value_type(value)).collect();
    (operands, body.results(op.op()).map(|value| body.value_type(value)).collect())
}

impl Divisions {
    /// Operands and results by group; `None` if they cannot be divided, which was found out before.
    fn typed<'t>(
        &self,
        op: &OpVerifier<'_, '_>,
        (operands, results): &'t (Vec<Type>, Vec<Type>),
    ) -> Option<(Typed<'t>, Typed<'t>)> {
        Some((typed(operands, &self.operands, op)?, typed(results, &self.results, op)?))
    }
}

impl Rules {
    fn check(&self, op: &OpVerifier<'_, '_>) -> Result<(), Violation> {
        let (ctx, all) = (op.ctx(), types(op));
        for rule in &self.types {
            rule.check(ctx, &all.0, &all.1)?;
        }
        let Some((operands, results)) = self.divisions.typed(op, &all) else { return Ok(()) };
        group_tests(ctx, "operand", &self.operands, &operands)?;
        segments(op, &self.operands, &operands)?;
        group_tests(ctx, "result", &self.results, &results)?;
        for condition in &self.conditions {
            condition.check(op, &operands, &results)?;
        }
        if let Some(inferred) = &self.inferred {
            inferred.check(op, &operands, &results)?;
        }
        if let (Some(cast), [from, ..], [to]) = (self.cast, operands.types, results.types)
            && !cast.allows(ctx, *from, *to)
        {
            return Err("this cast does not go between such types".into());
        }
        match self.code {
            Some(check) => check(&code::Subject::new(op, &operands, &results)),
            None => Ok(()),
        }
    }
}

impl Contents {
    fn check(&self, op: &mut OpVerifier<'_, '_>) -> Result<(), Violation> {
        if let Some(check) = self.signature {
            let all = types(op);
            if let Some((operands, results)) = self.divisions.typed(op, &all) {
                check(&code::Subject::new(op, &operands, &results))?;
            }
        }
        match self.code {
            Some(check) => check(op),
            None => Ok(()),
        }
    }
}

impl Surroundings {
    fn check(&self, op: &mut OpVerifier<'_, '_>) -> Result<(), Violation> {
        if let Some(regions) = &self.regions {
            regions.check(op)?;
        }
        let branches = self.regions.as_ref().filter(|regions| regions.has_branches());
        if branches.is_some() || !self.conditions.is_empty() {
            let all = types(op);
            let Some((operands, results)) = self.divisions.typed(op, &all) else { return Ok(()) };
            for condition in &self.conditions {
                condition.check(op, &operands, &results)?;
            }
            if let Some(regions) = branches {
                regions.check_branches(op, &operands)?;
            }
        }
        match self.code {
            Some(check) => check(op),
            None => Ok(()),
        }
    }
}

/// Whether groups that are cut into ranges are as long as these together.
fn segments(op: &OpVerifier<'_, '_>, tests: &[GroupTest], all: &Typed<'_>) -> Result<(), Violation> {
    for (test, range) in tests.iter().zip(all.ranges.iter()) {
        let Some(name) = test.segments else { continue };
        let sizes = op.attribute(name).and_then(|attr| op.ctx().i32_array(attr));
        // Whether there is the attribute, its own condition says.
        let Some(sizes) = sizes else { continue };
        let total: i64 = sizes.iter().map(|&size| i64::from(size)).sum();
        if sizes.iter().any(|&size| size < 0) || total != range.len() as i64 {
            let name = op.ctx().text(name);
            return Err(format!(
                "the sizes in `{name}` are not those of the {} operands of `{}`",
                range.len(),
                test.name
            )
            .into());
        }
    }
    Ok(())
}

/// The conditions on each type.
fn group_tests(ctx: &Context, what: &str, tests: &[GroupTest], all: &Typed<'_>) -> Result<(), Violation> {
    for (test, range) in tests.iter().zip(all.ranges.iter()) {
        let types = all.types.get(range.clone()).unwrap_or(&[]);
        if let Some(&ty) = types.iter().find(|&&ty| !test.test.accepts_type(ctx, ty)) {
            let ty = pdll_ir::print_type(ctx, ty);
            let name = if test.name.is_empty() { String::new() } else { format!(" `{}`", test.name) };
            return Err(
                format!("the {what}{name} has the type `{ty}`, which is not {}", test.test.what).into()
            );
        }
    }
    Ok(())
}
