//! Traits that compare the types of operands and results, as MLIR checks them.
//!
//! Sizes of shapes are compatible if they are equal or one of them is not known; a shape without rank is
//! compatible with every other.

use pdll_ir::{Attr, Context, DYNAMIC, Type, TypeData};
use pdll_ods::model::KnownTrait;

/// A trait that says something of all types of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TypeRule {
    SameOperands,
    SameAll,
    OperandShapes,
    AllShapes,
    OperandElements,
    AllElements,
    Ranks,
    Elementwise,
    Broadcast,
}

/// What is wrong: a sentence without full stop.
type Checked = Result<(), &'static str>;

/// What a type is, as far as shapes are compared.
enum Shape<'a> {
    /// It has none.
    Scalar,
    Unranked,
    Ranked(&'a [i64]),
}

fn shape(ctx: &Context, ty: Type) -> Shape<'_> {
    match ctx.type_data(ty) {
        TypeData::UnrankedTensor(_) | TypeData::UnrankedMemRef { .. } => Shape::Unranked,
        data => data.shaped().map_or(Shape::Scalar, |(dims, _)| Shape::Ranked(dims)),
    }
}

/// The element type of a shaped type, or the type itself.
fn element(ctx: &Context, ty: Type) -> Type {
    match ctx.type_data(ty) {
        TypeData::UnrankedTensor(element) | TypeData::UnrankedMemRef { element, .. } => *element,
        data => data.shaped().map_or(ty, |shaped| shaped.1),
    }
}

fn encoding(ctx: &Context, ty: Type) -> Option<Attr> {
    match ctx.type_data(ty) {
        TypeData::Tensor { encoding, .. } => *encoding,
        _ => None,
    }
}

/// Whether two types may be the same: a type of a dialect is known by its text alone, of which there may be
/// several.
pub(super) fn may_be_same(ctx: &Context, a: Type, b: Type) -> bool {
    if a == b {
        return true;
    }
    match (ctx.type_data(a), ctx.type_data(b)) {
        (TypeData::Opaque { namespace: first, data: a }, TypeData::Opaque { namespace: second, data: b }) => {
            let mnemonic = |text| ctx.bytes(text).split(|&c| c == b'<').next();
            first == second && mnemonic(*a) == mnemonic(*b)
        }
        _ => false,
    }
}

fn is_foreign(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.type_data(ty), TypeData::Opaque { .. })
}

fn compatible_sizes(a: i64, b: i64) -> bool {
    a == b || a == DYNAMIC || b == DYNAMIC
}

fn compatible(ctx: &Context, a: Type, b: Type) -> bool {
    match (shape(ctx, a), shape(ctx, b)) {
        (Shape::Scalar, Shape::Scalar) => true,
        (Shape::Scalar, _) | (_, Shape::Scalar) => false,
        (Shape::Ranked(a), Shape::Ranked(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(&a, &b)| compatible_sizes(a, b))
        }
        _ => true,
    }
}

impl TypeRule {
    /// The rule that a trait stands for.
    pub(super) fn of(known: KnownTrait) -> Option<Self> {
        Some(match known {
            KnownTrait::SameTypeOperands => Self::SameOperands,
            KnownTrait::SameOperandsAndResultType => Self::SameAll,
            KnownTrait::SameOperandsShape => Self::OperandShapes,
            KnownTrait::SameOperandsAndResultShape => Self::AllShapes,
            KnownTrait::SameOperandsElementType => Self::OperandElements,
            KnownTrait::SameOperandsAndResultElementType => Self::AllElements,
            KnownTrait::SameOperandsAndResultRank => Self::Ranks,
            KnownTrait::Elementwise => Self::Elementwise,
            KnownTrait::ResultsBroadcastableShape => Self::Broadcast,
            _ => return None,
        })
    }

    /// Whether it holds for operands and results of these types.
    pub(super) fn check(self, ctx: &Context, operands: &[Type], results: &[Type]) -> Checked {
        let all = || results.iter().chain(operands).copied();
        let (needs_operand, needs_result) = match self {
            Self::SameOperands | Self::Elementwise | Self::Broadcast => (false, false),
            Self::OperandShapes | Self::OperandElements | Self::Ranks => (true, false),
            Self::SameAll | Self::AllShapes | Self::AllElements => (true, true),
        };
        if needs_operand && operands.is_empty() {
            return Err("it has no operand");
        }
        if needs_result && results.is_empty() {
            return Err("it has no result");
        }
        // A type of a dialect may have a shape and elements, of which nothing is known here.
        let foreign = all().any(|ty| is_foreign(ctx, ty));
        let holds = |holds: bool, message| if holds || foreign { Ok(()) } else { Err(message) };
        match self {
            Self::SameOperands => {
                let same = operands.windows(2).all(|pair| may_be_same(ctx, pair[0], pair[1]));
                if same { Ok(()) } else { Err("its operands have not all the same type") }
            }
            Self::SameAll if same_types(ctx, all()) => Ok(()),
            Self::SameAll => Err("its operands and results have not the same type"),
            Self::OperandShapes => holds(
                operands.iter().all(|&ty| compatible(ctx, ty, operands[0])),
                "its operands have not all the same shape",
            ),
            Self::AllShapes => holds(
                all().all(|ty| compatible(ctx, ty, operands[0])),
                "its operands and results have not all the same shape",
            ),
            Self::OperandElements => holds(
                operands.iter().all(|&ty| element(ctx, ty) == element(ctx, operands[0])),
                "its operands have not all the same element type",
            ),
            Self::AllElements => holds(
                all().all(|ty| element(ctx, ty) == element(ctx, results[0])),
                "its operands and results have not all the same element type",
            ),
            Self::Ranks => {
                holds(same_ranks(ctx, all()), "its operands and results have not all the same rank")
            }
            Self::Elementwise => elementwise(ctx, operands, results),
            Self::Broadcast => broadcast(ctx, operands, results),
        }
    }
}

/// Equal up to sizes that are not known.
fn same_types(ctx: &Context, mut all: impl Iterator<Item = Type>) -> bool {
    let Some(first) = all.next() else { return true };
    let wanted = encoding(ctx, first);
    all.all(|ty| {
        let ranked = matches!(ctx.type_data(ty), TypeData::Tensor { .. });
        may_be_same(ctx, ty, first)
            || element(ctx, ty) == element(ctx, first)
                && compatible(ctx, ty, first)
                && (wanted.is_none() || !ranked || encoding(ctx, ty) == wanted)
    })
}

fn same_ranks(ctx: &Context, all: impl Iterator<Item = Type>) -> bool {
    let mut ranks = all.filter_map(|ty| match shape(ctx, ty) {
        Shape::Ranked(dims) => Some(dims.len()),
        _ => None,
    });
    ranks.next().is_none_or(|first| ranks.all(|rank| rank == first))
}

/// Kinds of types that operations on elements go through.
fn container(ctx: &Context, ty: Type) -> Option<u8> {
    match ctx.type_data(ty) {
        TypeData::Vector { .. } => Some(0),
        TypeData::Tensor { .. } => Some(1),
        TypeData::UnrankedTensor(_) => Some(2),
        _ => None,
    }
}

fn elementwise(ctx: &Context, operands: &[Type], results: &[Type]) -> Checked {
    let containers = |types: &[Type]| -> Vec<Type> {
        types.iter().copied().filter(|&ty| container(ctx, ty).is_some()).collect()
    };
    let (inputs, outputs) = (containers(operands), containers(results));
    match (inputs.is_empty(), outputs.is_empty()) {
        (true, true) => return Ok(()),
        (true, false) => return Err("a result has a shape, and no operand has one"),
        (false, true) => return Err("an operand has a shape, and no result has one"),
        (false, false) => {}
    }
    if outputs.len() != results.len() {
        return Err("an operand has a shape, and a result has none");
    }
    let all = [inputs, outputs].concat();
    let same = all.iter().all(|&ty| container(ctx, ty) == container(ctx, all[0]));
    let scalable = |ty: &Type| match ctx.type_data(*ty) {
        TypeData::Vector { scalable, .. } => scalable.contains(&true),
        _ => false,
    };
    let one_kind = all.iter().all(scalable) || !all.iter().any(scalable);
    if same && one_kind && all_compatible(ctx, &all) {
        return Ok(());
    }
    Err("its operands and results that have a shape have not the same one")
}

/// Whether all shapes are compatible with each other.
fn all_compatible(ctx: &Context, types: &[Type]) -> bool {
    let mut known: Option<Vec<i64>> = None;
    for &ty in types {
        let Shape::Ranked(dims) = shape(ctx, ty) else { continue };
        match &mut known {
            None => known = Some(dims.to_vec()),
            Some(known) if known.len() != dims.len() => return false,
            Some(known) => {
                for (known, &size) in known.iter_mut().zip(dims) {
                    if !compatible_sizes(*known, size) {
                        return false;
                    }
                    if *known == DYNAMIC {
                        *known = size;
                    }
                }
            }
        }
    }
    true
}

fn broadcast(ctx: &Context, operands: &[Type], results: &[Type]) -> Checked {
    let is_vector = |&ty: &Type| matches!(ctx.type_data(ty), TypeData::Vector { .. });
    let is_tensor = |ty: &Type| matches!(container(ctx, *ty), Some(1 | 2));
    let all = || operands.iter().chain(results);
    if all().any(is_vector) && all().any(is_tensor) {
        return Err("it has a vector and a tensor");
    }
    let ranked = |&ty: &Type| match ctx.type_data(ty) {
        TypeData::Tensor { dims, .. } => Some(&dims[..]),
        _ => None,
    };
    let mut inputs = operands.iter().filter_map(ranked);
    let Some(first) = inputs.next() else { return Ok(()) };
    let mut sizes = first.to_vec();
    for dims in inputs {
        sizes = broadcast_of(&sizes, dims).ok_or("the shapes of its operands cannot be broadcast")?;
    }
    for dims in results.iter().filter_map(ranked) {
        let Some(from) = dims.len().checked_sub(sizes.len()) else {
            return Err("a result has fewer sizes than its operands give it");
        };
        if !dims[from..].iter().zip(&sizes).all(|(&a, &b)| compatible_sizes(a, b)) {
            return Err("a result has another shape than its operands give it");
        }
    }
    Ok(())
}

/// The shape that two shapes are lengthened to.
fn broadcast_of(a: &[i64], b: &[i64]) -> Option<Vec<i64>> {
    let (long, short) = if a.len() < b.len() { (b, a) } else { (a, b) };
    let mut sizes = long.to_vec();
    let skipped = long.len() - short.len();
    for (size, &other) in sizes[skipped..].iter_mut().zip(short) {
        *size = match (*size, other) {
            (a, b) if a == b => a,
            (1, b) => b,
            (a, 1) => a,
            (DYNAMIC, b) => b,
            (a, DYNAMIC) => a,
            _ => return None,
        };
    }
    Some(sizes)
}
