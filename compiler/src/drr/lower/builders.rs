//! Which builder of an operation C++ code calls, and what that makes.
//!
//! Every operation has builders that follow from its record: with a type for each result, with a list of
//! types, without types where these are inferred, each with an argument for each declared one; and with all
//! operands as one list. A record may declare others, in C++, of which those are understood that call a
//! builder, or that add operands, types and attributes one by one. As C++ does, the builder is taken that
//! fits best what is given.

use super::bodies::entries;
use super::creations::creates;
use super::declared::{self, Declared, declared};
use super::inputs::Input;
use super::natives::Natives;
use super::ranks::{Parameter, Ranks, Slot, array_of, attribute_rank, is_made, is_one, rank, ranks};
use crate::cxx::{self, Expr, Operator, Snippet, short_name};
use crate::drr::code::{filled, filled_within};
use crate::drr::cpp_ops::{CppBuilder, CppOp};
use crate::drr::op::{ArgumentKind, OpShape, storage};
use crate::drr::property::{Form, HELD};
use crate::ods::RecordRef;
use crate::ods::model::{Count, Inference, KnownTrait};
use crate::ods::resolve::Kind;
use crate::pdl::Ty;
use pdll_bytecode::query::{Scalar, Sort};

/// How deeply builders may call builders.
const DEPTH: u32 = 8;

/// A part of what a new operation is made of: code, and what that gives.
#[derive(Clone, Debug)]
pub(super) struct Piece {
    pub(super) code: Snippet,
    pub(super) ty: Ty,
}

impl Piece {
    /// Does its code create operations?
    pub(super) fn creates(&self) -> bool {
        creates(&self.code.exprs, self.code.root)
    }
}

/// What a builder makes.
#[derive(Clone, Debug, Default)]
pub(super) struct Built<'r> {
    /// The types of the results; `None` if they are inferred.
    pub(super) types: Option<Vec<Piece>>,
    /// The operands: those of each group, or all of them in one list.
    pub(super) groups: Vec<Vec<Piece>>,
    /// The attributes, by name.
    pub(super) attributes: Vec<(&'r str, Piece)>,
}

/// Finds the builder that code calls.
pub(super) struct Builders<'n, 'f> {
    pub(super) natives: &'n Natives<'f>,
    /// What the code is about.
    pub(super) inputs: &'n [Input<'f>],
}

impl<'f> Builders<'_, 'f> {
    /// What an operation is made of that is built of these arguments; `None`: no builder that is understood
    /// takes them.
    pub(super) fn build(&self, op: &CppOp<'f>, args: &[Snippet]) -> Option<Built<'f>> {
        if op.builders.is_empty() {
            return self.best(&op.shape, args, DEPTH);
        }
        let args: Vec<(Snippet, Kind)> = args.iter().map(|a| (a.clone(), self.kind(a))).collect();
        let fits = |b: &&CppBuilder| {
            let mut given = b.params.iter().zip(&args);
            b.params.len() == args.len() && given.all(|((ty, _), (_, kind))| rank(ty, kind).is_some())
        };
        let builder = op.builders.iter().find(fits)?;
        let given =
            builder.params.iter().zip(&args).map(|((_, name), (arg, _))| (name.to_string(), arg.clone()));
        self.body(&op.shape, builder.body, given.collect(), DEPTH)
    }

    /// What an argument is; what is not understood may be anything.
    pub(super) fn kind(&self, arg: &Snippet) -> Kind {
        // `ValueRange{}` is no list of anything else.
        if let Some(scalar) = empty_class(arg) {
            return Kind::One(Sort::list(scalar), String::new());
        }
        if let Some(items) = listed(arg) {
            return Kind::Braces(items.iter().map(|i| self.kind(i)).collect());
        }
        self.natives.kind(arg, self.inputs).unwrap_or(Kind::Other)
    }

    /// The same by the builders alone that the record declares.
    pub(super) fn declared(&self, shape: &OpShape<'f>, args: &[Snippet]) -> Option<Built<'f>> {
        let kinds: Vec<Kind> = args.iter().map(|a| self.kind(a)).collect();
        let built = self.chosen(shape, args, &kinds, Vec::new(), DEPTH)?;
        // Where operations are created that it makes is not known here.
        (!built.groups.iter().flatten().any(Piece::creates)).then_some(built)
    }

    pub(super) fn best(&self, shape: &OpShape<'f>, args: &[Snippet], depth: u32) -> Option<Built<'f>> {
        let kinds: Vec<Kind> = args.iter().map(|a| self.kind(a)).collect();
        let fits =
            |params: Vec<Parameter>| Some((ranks(shape, &params, &kinds)?, Candidate::Default(params)));
        let found = defaults(shape).into_iter().filter_map(fits).collect();
        self.chosen(shape, args, &kinds, found, depth)
    }

    /// What the builder makes that fits best: one of those that were `found`, or that the record declares.
    fn chosen(
        &self,
        shape: &OpShape<'f>,
        args: &[Snippet],
        kinds: &[Kind],
        mut found: Vec<(Ranks, Candidate<'f>)>,
        depth: u32,
    ) -> Option<Built<'f>> {
        for builder in shape.record.list("builders").into_iter().flat_map(|l| l.iter()) {
            let params = builder.as_def().and_then(|b| Some((b, declared(b)?)));
            let Some((builder, params)) = params else { continue };
            let given = kinds.iter().zip(&params).map(|(kind, p)| rank(p.ty, kind));
            let given: Option<Ranks> = given.collect();
            let least = params.iter().take_while(|p| p.default.is_none()).count();
            if let Some(ranks) = given.filter(|_| (least..=params.len()).contains(&kinds.len())) {
                found.push((ranks, Candidate::Declared(builder, params)));
            }
        }
        let better = |a: &Ranks, b: &Ranks| a.iter().zip(b).all(|(a, b)| a <= b);
        let best = found.iter().position(|(ranks, _)| found.iter().all(|(other, _)| better(ranks, other)))?;
        match found.swap_remove(best).1 {
            Candidate::Default(params) => made_by_default(shape, &params, args, kinds),
            Candidate::Declared(builder, params) => {
                let body = declared::body(&shape.model.name, builder, &params)?;
                let mut names = Vec::with_capacity(params.len());
                for (i, p) in params.into_iter().enumerate() {
                    let arg = match (args.get(i), p.default) {
                        (Some(arg), _) => as_list(p.ty, arg, &kinds[i]),
                        (None, default) => declared::default(p.ty, default?)?,
                    };
                    names.push((p.name.to_string(), arg));
                }
                self.body(shape, body, names, depth.checked_sub(1)?)
            }
        }
    }

    /// What the builders take in the place of an argument that may be anything, if that is clear: those that
    /// the record declares, or else those that follow from it.
    pub(super) fn taken(&self, shape: &OpShape<'f>, kinds: &[Kind], place: usize) -> Option<Ty> {
        let builders = shape.record.list("builders").into_iter().flat_map(|l| l.iter());
        let declared = builders.filter_map(|b| declared(b.as_def()?)).filter_map(|params| {
            let fits = kinds.iter().zip(&params).all(|(kind, p)| rank(p.ty, kind).is_some());
            let least = params.iter().take_while(|p| p.default.is_none()).count();
            let fits = fits && (least..=params.len()).contains(&kinds.len());
            fits.then(|| of_parameter(params[place].ty))
        });
        let only = |found: Vec<Option<Ty>>| match found.split_first() {
            Some((first, rest)) if rest.iter().all(|other| other == first) => Some(*first),
            _ => None,
        };
        let found: Vec<Option<Ty>> = declared.collect();
        if !found.is_empty() {
            return only(found).flatten();
        }
        let fits = |params: &Vec<Parameter>| ranks(shape, params, kinds).is_some();
        let slots = defaults(shape).into_iter().filter(fits).map(|params| match params[place].0 {
            Slot::Type(_) | Slot::Types => Some(Ty::Type),
            Slot::Operands => Some(Ty::Value),
            Slot::Attributes => None,
            Slot::Argument(i) => match shape.arguments[i].kind {
                ArgumentKind::Operand(_) => Some(Ty::Value),
                _ => Some(Ty::Attribute),
            },
        });
        only(slots.collect()).flatten()
    }
}

/// The builders that follow from a record.
fn defaults(shape: &OpShape<'_>) -> Vec<Vec<Parameter>> {
    if shape.model.skips_default_builders {
        return Vec::new();
    }
    let mut arguments: Vec<Parameter> =
        (0..shape.arguments.len()).map(|i| (Slot::Argument(i), false)).collect();
    for (i, argument) in arguments.iter_mut().enumerate().rev() {
        argument.1 = match shape.arguments[i].kind {
            ArgumentKind::Attribute { default, .. } => default.is_some(),
            ArgumentKind::Property(record) => record.string("defaultValue").is_some_and(|d| !d.is_empty()),
            ArgumentKind::Operand(_) => false,
        };
        if !argument.1 {
            break;
        }
    }
    let types = shape.results.iter().map(|r| (Slot::Type(r.count), false)).collect::<Vec<_>>();
    let all = vec![(Slot::Operands, false), (Slot::Attributes, true)];
    let with = |front: &[Parameter], rest: &[Parameter]| [front, rest].concat();
    let mut lists = vec![with(&types, &arguments), with(&[(Slot::Types, false)], &arguments)];
    let is_cut = shape.operands().filter(|(_, slot)| slot.count != Count::One).count() > 1;
    if !is_cut {
        lists.push(with(&[(Slot::Types, false)], &all));
    }
    let has = |t| shape.model.has_trait(t);
    let infers = shape.model.inference != Inference::None
        || has(KnownTrait::SameOperandsAndResultType)
        || has(KnownTrait::FirstAttrDerivedResultType);
    if infers && !shape.results.is_empty() {
        lists.push(arguments);
        lists.extend((!is_cut).then_some(all));
    }
    lists
}

/// What a builder makes that follows from a record.
fn made_by_default<'f>(
    shape: &OpShape<'f>,
    params: &[Parameter],
    args: &[Snippet],
    kinds: &[Kind],
) -> Option<Built<'f>> {
    let mut built = Built::default();
    let typed = params.iter().any(|(slot, _)| matches!(slot, Slot::Type(_) | Slot::Types));
    built.types = (typed || shape.results.is_empty()).then(Vec::new);
    for ((slot, _), (arg, kind)) in params.iter().zip(args.iter().zip(kinds)) {
        match slot {
            Slot::Type(_) | Slot::Types => {
                let pieces = pieces(arg, kind, Scalar::Type)?;
                built.types.get_or_insert_default().extend(pieces);
            }
            Slot::Operands => {
                let given = pieces(arg, kind, Scalar::Value)?;
                // A list that is too long or too short is not meant.
                let fixed = shape.operands().all(|(_, slot)| slot.count == Count::One);
                let counted = given.iter().all(|p| p.ty == Ty::Value);
                if fixed && counted && given.len() != shape.operands().count() {
                    return None;
                }
                built.groups.push(given);
            }
            Slot::Attributes => built.attributes.extend(entries(shape, arg)?),
            Slot::Argument(i) => {
                let argument = &shape.arguments[*i];
                match argument.kind {
                    ArgumentKind::Operand(slot) => built.groups.push(match slot.count {
                        Count::Optional => optional(arg, kind)?,
                        _ => pieces(arg, kind, Scalar::Value)?,
                    }),
                    ArgumentKind::Attribute { attr, .. } => {
                        let code = attribute(attr, arg, kind)?;
                        built.attributes.extend(code.map(|code| (argument.name, code)));
                    }
                    ArgumentKind::Property(record) => {
                        let code = property(record, arg, kind)?;
                        built.attributes.push((argument.name, Piece { code, ty: Ty::Attribute }));
                    }
                }
            }
        }
    }
    Some(built)
}

/// A dense array as the list that it turns into where a parameter is one.
fn as_list(ty: &str, arg: &Snippet, kind: &Kind) -> Snippet {
    let Kind::One(_, class) = kind else { return arg.clone() };
    if !is_one(kind, Scalar::Attr) || array_of(class) != Some(&*short_name(ty)) {
        return arg.clone();
    }
    let list = cxx::expression(&format!("cast<{class}>($0).asArrayRef()"));
    list.map_or_else(|_| arg.clone(), |list| filled(&list.exprs, list.root, &[("$0".into(), arg.clone())]))
}

/// What a parameter of this C++ type is, if it is something of a graph.
fn of_parameter(ty: &str) -> Option<Ty> {
    let ty = ty.trim().trim_start_matches("const ").trim_end_matches('&').trim();
    match &*short_name(ty) {
        "Value" | "ValueRange" => Some(Ty::Value),
        "Type" | "TypeRange" => Some(Ty::Type),
        name if name.ends_with("Attr") || name == "Attribute" => Some(Ty::Attribute),
        name if name.ends_with("Type") => Some(Ty::Type),
        _ => None,
    }
}

/// A builder that takes what is given.
enum Candidate<'r> {
    Default(Vec<Parameter>),
    Declared(RecordRef<'r>, Vec<Declared<'r>>),
}

/// The items of what is a list in braces, whatever class that is an object of.
pub(super) fn listed(arg: &Snippet) -> Option<Vec<Snippet>> {
    let part = |at: u32| filled(&arg.exprs, at, &[]);
    match &arg.exprs[arg.root as usize] {
        Expr::List(items) => Some(items.iter().map(|&i| part(i)).collect()),
        Expr::Unary(Operator::Multiply, inner) => listed(&part(*inner)),
        Expr::Call { name, args, .. }
            if ["ValueRange", "TypeRange", "ArrayRef", "SmallVector"].contains(&name.as_str()) =>
        {
            match args[..] {
                [] => Some(Vec::new()),
                [only] if matches!(arg.exprs[only as usize], Expr::List(_)) => listed(&part(only)),
                // A list of another kind, or the only item.
                [only] if name == "ValueRange" || name == "TypeRange" => Some(vec![part(only)]),
                _ => Some(args.iter().map(|&i| part(i)).collect()),
            }
        }
        _ => None,
    }
}

/// What a list without items would hold, if it is an object of a class that says so.
fn empty_class(arg: &Snippet) -> Option<Scalar> {
    let Expr::Call { name, args, .. } = &arg.exprs[arg.root as usize] else { return None };
    match (name.as_str(), args.is_empty()) {
        ("ValueRange", true) => Some(Scalar::Value),
        ("TypeRange", true) => Some(Scalar::Type),
        _ => None,
    }
}

/// The parts of operands or types that an argument is.
pub(super) fn pieces(arg: &Snippet, kind: &Kind, scalar: Scalar) -> Option<Vec<Piece>> {
    let (one, many) = match scalar {
        Scalar::Type => (Ty::Type, Ty::TypeRange),
        _ => (Ty::Value, Ty::ValueRange),
    };
    if empty_class(arg).is_some() {
        return Some(Vec::new());
    }
    match kind {
        Kind::Null => Some(Vec::new()),
        Kind::Braces(kinds) => {
            let items = listed(arg)?;
            let parts = items.iter().zip(kinds).map(|(item, kind)| pieces(item, kind, scalar));
            Some(parts.collect::<Option<Vec<_>>>()?.concat())
        }
        Kind::One(sort, _) if sort.list => Some(vec![Piece { code: arg.clone(), ty: many }]),
        _ => Some(vec![Piece { code: arg.clone(), ty: one }]),
    }
}

/// The parts of an optional operand: none if what is computed for it is null.
fn optional(arg: &Snippet, kind: &Kind) -> Option<Vec<Piece>> {
    let is_name = matches!(&arg.exprs[arg.root as usize], Expr::Name(_));
    if is_name || !is_one(kind, Scalar::Value) {
        return pieces(arg, kind, Scalar::Value);
    }
    let list = cxx::expression("$0 ? ValueRange($0) : ValueRange()").ok()?;
    let code = filled_within(&list.exprs, list.root, &[("$0".into(), arg.clone())])?;
    Some(vec![Piece { code, ty: Ty::ValueRange }])
}

/// The attribute that an argument is, or is made into; `Some(None)`: there is none.
fn attribute(attr: RecordRef<'_>, arg: &Snippet, kind: &Kind) -> Option<Option<Piece>> {
    let of = |code| Piece { code, ty: Ty::Attribute };
    if *kind == Kind::Null {
        return Some(None);
    }
    let storage = short_name(storage(attr));
    if attribute_rank(&storage, kind).is_some_and(|rank| rank < 2 || !is_made(attr)) {
        return Some(Some(of(arg.clone())));
    }
    if *kind == Kind::Other {
        return Some(Some(of(arg.clone())));
    }
    let made = cxx::expression(attr.string("constBuilderCall")?).ok()?;
    Some(Some(of(filled(&made.exprs, made.root, &[("$0".into(), arg.clone())]))))
}

/// The attribute that the value of a property is written as.
fn property(record: RecordRef<'_>, arg: &Snippet, kind: &Kind) -> Option<Snippet> {
    if is_one(kind, Scalar::Attr) {
        return Some(arg.clone());
    }
    let made = cxx::expression(&Form::of(record)?.write()).ok()?;
    Some(filled(&made.exprs, made.root, &[(HELD.into(), arg.clone())]))
}

/// What is not there.
pub(super) fn nothing() -> Snippet {
    Snippet { exprs: vec![Expr::Name("nullptr".into())], root: 0 }
}
