//! Conditions on an operation as a whole: what traits say in C++ of operands, results and attributes by name.

use super::scopes::Scope;
use super::shapes::may_be_same;
use super::{Groups, Typed};
use crate::brackets::split_first;
use crate::compile::{Compiler, known_transform, plain};
use crate::form::Transform;
use pdll_bytecode::query::{Scalar, Sort};
use pdll_host_ir::query::{Expressions, Stop, Subject};
use pdll_ir::{Name, OpVerifier, Type, TypeData, Violation};
use pdll_ods::model::{AttributeKind, Count, OpModel, PredicateId, TraitDetail, TraitModel};
use pdll_ods::resolve::{self, Param};

/// What a name in a condition stands for.
#[derive(Clone, Copy, Debug)]
pub(super) enum Input {
    Op,
    /// The only value of a group.
    Value(Group),
    /// The types of a group.
    Types(Group),
    Attr(Name),
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Group {
    Operand(usize),
    Result(usize),
}

/// One condition.
pub(super) struct Condition {
    /// What it says about itself; empty if nothing.
    what: String,
    inputs: Vec<Input>,
    /// The input from whose type the other one follows, if the condition says no more.
    source: Option<usize>,
    says: Says,
}

/// What a condition says of its inputs.
enum Says {
    /// All types are the same.
    Same,
    /// The second type is what the first one, a type of a dialect, is made of.
    Inner,
    /// It is in such an operation.
    In(Scope),
    Code(Expressions),
}

/// The conditions that the traits of an operation make, as far as they are understood.
pub(super) fn conditions(compiler: &mut Compiler<'_>, op: &OpModel) -> Vec<Condition> {
    op.traits.iter().filter_map(|t| condition(compiler, op, t)).collect()
}

fn condition(compiler: &mut Compiler<'_>, op: &OpModel, t: &TraitModel) -> Option<Condition> {
    let (predicate, what) = match &t.detail {
        TraitDetail::Predicate(predicate, what) => (predicate, what.clone()),
        TraitDetail::TypesMatchWith { lhs, rhs, predicate, transformer, .. } => {
            let what = format!("the type of `{rhs}` is not the one that `{lhs}` gives it");
            if let Some(Transform::Inner | Transform::MatrixElement) = known_transform(transformer) {
                let inputs = [lhs, rhs].map(|name| typed_input(compiler, op, name));
                let inputs = inputs.into_iter().collect::<Option<_>>()?;
                return Some(Condition { what, inputs, source: None, says: Says::Inner });
            }
            return by_code(compiler, op, predicate.as_ref().ok().copied()?, what, Some(lhs));
        }
        TraitDetail::ElementsMatch { shaped, elements, predicate } => {
            (predicate, format!("`{elements}` are not all elements of `{shaped}`"))
        }
        TraitDetail::AllMatch { class, names, predicate } => {
            let what = match class.as_str() {
                "AllTypesMatch" => "type",
                "AllElementTypesMatch" => "element type",
                "AllShapesMatch" => "shape",
                "AllRanksMatch" => "rank",
                "AllElementCountsMatch" => "number of elements",
                _ => "kind of type",
            };
            let what = format!("`{}` have not the same {what}", names.join("`, `"));
            if class == "AllTypesMatch"
                && let Some(inputs) = names.iter().map(|name| typed_input(compiler, op, name)).collect()
            {
                return Some(Condition { what, inputs, source: None, says: Says::Same });
            }
            (predicate, what)
        }
        _ => return None,
    };
    let predicate = predicate.as_ref().ok().copied()?;
    if let Some(scope) = compiler.model.predicates.text(predicate).ok().and_then(|text| Scope::of(&text)) {
        return Some(Condition { what, inputs: Vec::new(), source: None, says: Says::In(scope) });
    }
    by_code(compiler, op, predicate, what, None)
}

fn by_code(
    compiler: &mut Compiler<'_>,
    op: &OpModel,
    predicate: PredicateId,
    what: String,
    source: Option<&str>,
) -> Option<Condition> {
    let text = compiler.model.predicates.text(predicate).ok()?;
    let (mut inputs, mut params) = (Vec::new(), Vec::new());
    let names = mentioned(&text);
    for name in &names {
        let (input, sort, cpp_type) = input(compiler, op, name)?;
        inputs.push(input);
        params.push(Param { name: format!("${name}"), sort, cpp_type });
    }
    let snippet = compiler.model.predicates.snippet(predicate).ok()?;
    let resolved = resolve::condition(&snippet, &params, &compiler.model.classes).ok()?;
    let code = Expressions::new(compiler.ctx, &resolved.exprs, &resolved.classes, &resolved.roots).ok()?;
    let source = source.and_then(|source| names.iter().position(|name| *name == source));
    Some(Condition { what, inputs, source, says: Says::Code(code) })
}

/// The names after `$` in C++ text, each once.
fn mentioned(text: &str) -> Vec<&str> {
    let mut names: Vec<&str> = Vec::new();
    for part in text.split('$').skip(1) {
        let end = part.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(part.len());
        if !names.contains(&&part[..end]) {
            names.push(&part[..end]);
        }
    }
    names
}

fn group_of(op: &OpModel, name: &str) -> Option<(Group, Count)> {
    let operand = op.operands.iter().position(|value| value.name == name);
    let result = || op.results.iter().position(|value| value.name == name);
    match operand {
        Some(index) => Some((Group::Operand(index), op.operands[index].count)),
        None => result().map(|index| (Group::Result(index), op.results[index].count)),
    }
}

fn input(compiler: &mut Compiler<'_>, op: &OpModel, name: &str) -> Option<(Input, Sort, String)> {
    if name == "_op" {
        return Some((Input::Op, Sort::one(Scalar::Op), String::new()));
    }
    if let Some((group, count)) = group_of(op, name) {
        return Some(match count {
            Count::Any => (Input::Types(group), Sort::list(Scalar::Type), String::new()),
            Count::One | Count::Optional => (Input::Value(group), Sort::one(Scalar::Value), String::new()),
        });
    }
    // An accessor that does not give the attribute itself is not understood.
    let attribute = op.attribute(name).filter(|a| a.kind == AttributeKind::Attribute)?;
    let constraint = compiler.model.constraint(attribute.constraint);
    let given = plain(&constraint.return_type);
    let is_attribute = given.ends_with("Attr") || given == "Attribute";
    let cpp_type = constraint.return_type.to_string();
    is_attribute.then(|| (Input::Attr(compiler.ctx.name(name)), Sort::one(Scalar::Attr), cpp_type))
}

/// Something with one type.
fn typed_input(compiler: &mut Compiler<'_>, op: &OpModel, name: &str) -> Option<Input> {
    match input(compiler, op, name)? {
        (Input::Value(group), ..) if group_of(op, name)?.1 == Count::One => Some(Input::Value(group)),
        (Input::Attr(attr), ..) => Some(Input::Attr(attr)),
        _ => None,
    }
}

impl Condition {
    /// Whether it depends on more than attributes and types of the operation.
    pub(super) fn looks_around(&self) -> bool {
        match &self.says {
            Says::Code(code) => code.looks_around(),
            Says::In(_) => true,
            Says::Same | Says::Inner => false,
        }
    }

    /// Whether the condition holds, or it cannot be told.
    pub(super) fn check(
        &self,
        op: &OpVerifier<'_, '_>,
        operands: &Typed<'_>,
        results: &Typed<'_>,
    ) -> Result<(), Violation> {
        let holds = match &self.says {
            Says::Same => self.same_types(op, operands, results),
            Says::Inner => self.is_inner(op, operands, results).unwrap_or(true),
            Says::In(scope) => scope.holds(op),
            Says::Code(code) => self.holds(code, op, operands, results),
        };
        match holds {
            false => Err(format!("a condition of its definition does not hold: {}", self.what).into()),
            true => Ok(()),
        }
    }

    /// Whether the second type is what the first one is made of; `None` if that cannot be told.
    fn is_inner(&self, op: &OpVerifier<'_, '_>, operands: &Typed<'_>, results: &Typed<'_>) -> Option<bool> {
        let ctx = op.ctx();
        let mut all = self.inputs.iter().filter_map(|input| type_of(op, input, operands, results));
        let (outer, inner) = (all.next()?, all.next()?);
        let TypeData::Opaque { data, .. } = ctx.type_data(outer) else { return None };
        let text = ctx.text(*data);
        let (_, parameters) = text.split_once('<')?;
        let parameters = parameters.strip_suffix('>')?;
        let mut made_of = split_first(parameters).map_or(parameters, |(first, _)| first);
        // What is left of a shape is its element type.
        while let Some((size, rest)) = made_of.split_once('x')
            && size.bytes().all(|byte| byte.is_ascii_digit())
        {
            made_of = rest;
        }
        // A type of a dialect may be written in several ways.
        (!made_of.contains('!')).then(|| pdll_ir::print_type(ctx, inner) == made_of)
    }

    fn same_types(&self, op: &OpVerifier<'_, '_>, operands: &Typed<'_>, results: &Typed<'_>) -> bool {
        let mut all = self.inputs.iter().filter_map(|input| type_of(op, input, operands, results));
        all.next().is_none_or(|first| all.all(|ty| may_be_same(op.ctx(), ty, first)))
    }

    fn holds(
        &self,
        code: &Expressions,
        op: &OpVerifier<'_, '_>,
        operands: &Typed<'_>,
        results: &Typed<'_>,
    ) -> bool {
        let (ctx, body) = (op.ctx(), op.body());
        let value = |group: Group| match group {
            Group::Operand(index) => {
                let range = operands.ranges.get(index).filter(|range| !range.is_empty());
                range.map(|range| body.operand(op.op(), range.start))
            }
            Group::Result(index) => {
                let range = results.ranges.get(index).filter(|range| !range.is_empty());
                range.map(|range| body.result(op.op(), range.start))
            }
        };
        let subject = |input: &Input| match *input {
            Input::Op => Subject::Op(op.op()),
            Input::Value(group) => Subject::Value(value(group)),
            Input::Types(group) => Subject::Types(types(group, operands, results)),
            Input::Attr(name) => Subject::Attr(op.attribute(name)),
        };
        let subjects: Vec<Subject<'_>> = self.inputs.iter().map(subject).collect();
        match code.holds_in(ctx, body, &subjects) {
            Ok(true) | Err(Stop::Unknown(_) | Stop::Limit | Stop::Undefined(_)) => true,
            Ok(false) => self.depends_on_dialects(op, operands, results),
        }
    }

    /// Whether the condition is about types that another dialect defines, of whose inside nothing is known.
    fn depends_on_dialects(
        &self,
        op: &OpVerifier<'_, '_>,
        operands: &Typed<'_>,
        results: &Typed<'_>,
    ) -> bool {
        let ctx = op.ctx();
        let foreign = |ty: &Type| matches!(ctx.type_data(*ty), TypeData::Opaque { .. });
        let is_foreign = |input: &Input| match *input {
            Input::Op => operands.types.iter().chain(results.types).any(foreign),
            Input::Value(group) | Input::Types(group) => types(group, operands, results).iter().any(foreign),
            Input::Attr(name) => {
                let ty = op.attribute(name).and_then(|attr| ctx.attr_type(attr));
                ty.is_some_and(|ty| foreign(&ty))
            }
        };
        match self.source.and_then(|source| self.inputs.get(source)) {
            // A type of a dialect may also be written in several ways.
            Some(Input::Value(group)) => {
                let mut given = types(*group, operands, results).iter();
                given.any(|&ty| pdll_ir::print_type(ctx, ty).contains('!'))
            }
            _ => self.inputs.iter().any(is_foreign),
        }
    }
}

/// The type of something that has one.
fn type_of(
    op: &OpVerifier<'_, '_>,
    input: &Input,
    operands: &Typed<'_>,
    results: &Typed<'_>,
) -> Option<Type> {
    match input {
        Input::Value(group) => types(*group, operands, results).first().copied(),
        Input::Attr(name) => op.attribute(*name).and_then(|attr| op.ctx().attr_type(attr)),
        Input::Op | Input::Types(_) => None,
    }
}

/// The types of a group.
fn types<'t>(group: Group, operands: &Typed<'t>, results: &Typed<'t>) -> &'t [Type] {
    let (all, index) = match group {
        Group::Operand(index) => (operands, index),
        Group::Result(index) => (results, index),
    };
    all.ranges.get(index).and_then(|range| all.types.get(range.clone())).unwrap_or(&[])
}

/// Result types against the rules by which they follow from the rest.
pub(super) enum Inferred {
    /// All are the type of the first operand.
    OfFirst,
    /// Each is the type of something.
    Same(Vec<Input>),
    /// By code.
    Rules(Box<Rules>),
}

pub(super) struct Rules {
    code: Expressions,
    inputs: Vec<Input>,
}

impl Inferred {
    pub(super) fn new(compiler: &mut Compiler<'_>, op: &OpModel) -> Option<Self> {
        use pdll_bytecode::RuleInput;
        use pdll_ods::model::Inference;
        use pdll_ods::resolve::Rule;
        let Inference::Types(types) = &op.inference else { return None };
        if types.roots.iter().all(|&root| types.rules[root as usize] == Rule::TypeOfOperand(0)) {
            return Some(Inferred::OfFirst);
        }
        let source = |&root: &u32| match &types.rules[root as usize] {
            Rule::TypeOf(name) => typed_input(compiler, op, name),
            _ => None,
        };
        if let Some(sources) = types.roots.iter().map(source).collect() {
            return Some(Inferred::Same(sources));
        }
        let names: Vec<&str> = op.operands.iter().map(|group| group.name.as_str()).collect();
        let (inputs, resolved) =
            resolve::rules(&types.rules, &types.roots, &names, &compiler.model.classes).ok()?;
        let code =
            Expressions::new(compiler.ctx, &resolved.exprs, &resolved.classes, &resolved.roots).ok()?;
        let input = |input: &RuleInput| match input {
            RuleInput::OperandType(index) => Input::Value(Group::Operand(*index as usize)),
            RuleInput::Attr(name) => Input::Attr(compiler.ctx.name(name)),
        };
        let inputs = inputs.iter().map(input).collect();
        Some(Inferred::Rules(Box::new(Rules { code, inputs })))
    }

    pub(super) fn check(
        &self,
        op: &OpVerifier<'_, '_>,
        operands: &Typed<'_>,
        results: &Typed<'_>,
    ) -> Result<(), Violation> {
        let ctx = op.ctx();
        let wrong =
            || Err("its result types are not those that follow from its operands and attributes".into());
        let rules = match self {
            Inferred::OfFirst => {
                let Some(&first) = operands.types.first() else { return Ok(()) };
                let same = results.types.iter().all(|&ty| may_be_same(ctx, ty, first));
                return if same { Ok(()) } else { wrong() };
            }
            Inferred::Same(sources) => {
                let same = |(&ty, source): (&Type, &Input)| {
                    type_of(op, source, operands, results).is_none_or(|other| may_be_same(ctx, ty, other))
                };
                let same = results.types.iter().zip(sources).all(same);
                return if same { Ok(()) } else { wrong() };
            }
            Inferred::Rules(rules) => rules,
        };
        let mut subjects = Vec::with_capacity(rules.inputs.len());
        for input in &rules.inputs {
            subjects.push(match input {
                Input::Attr(name) => Subject::Attr(op.attribute(*name)),
                Input::Value(group) => match types(*group, operands, results) {
                    [ty] => Subject::Type(*ty),
                    _ => return Ok(()),
                },
                Input::Op | Input::Types(_) => return Ok(()),
            });
        }
        let foreign = |ty: &Type| matches!(ctx.type_data(*ty), TypeData::Opaque { .. });
        match rules.code.gives(ctx, &subjects, results.types) {
            Ok(false) if !results.types.iter().any(foreign) => wrong(),
            _ => Ok(()),
        }
    }
}

/// The types of operands or results, and where their groups are.
pub(super) fn typed<'t>(types: &'t [Type], groups: &Groups, op: &OpVerifier<'_, '_>) -> Option<Typed<'t>> {
    let (ctx, attrs) = (op.ctx(), op.body().attrs(op.op()));
    let ranges = groups.divide(ctx, types.len(), |name| ctx.get_attr(attrs, name))?;
    Some(Typed { types, ranges })
}
