//! How well arguments of C++ fit what a builder takes: which of several builders is meant.

use crate::cxx::short_name;
use crate::drr::op::{ArgumentKind, OpShape, storage};
use crate::ods::RecordRef;
use crate::ods::model::Count;
use crate::ods::resolve::Kind;
use pdll_bytecode::query::{Scalar, Sort};

/// What a parameter of a builder stands for.
#[derive(Clone, Copy, Debug)]
pub(super) enum Slot {
    /// The type of a result, or the types of a group.
    Type(Count),
    /// All types.
    Types,
    /// An argument of the operation, by number.
    Argument(usize),
    /// All operands.
    Operands,
    /// Attributes by name.
    Attributes,
}

/// A parameter, and whether it need not be given.
pub(super) type Parameter = (Slot, bool);

/// How badly each argument fits.
pub(super) type Ranks = Vec<u32>;

/// How badly arguments fit the parameters of a builder; `None`: they do not.
pub(super) fn ranks(shape: &OpShape<'_>, params: &[Parameter], kinds: &[Kind]) -> Option<Ranks> {
    let least = params.iter().take_while(|p| !p.1).count();
    if !(least..=params.len()).contains(&kinds.len()) {
        return None;
    }
    let rank_of = |((slot, _), kind): (&Parameter, &Kind)| match slot {
        Slot::Type(Count::One) => rank("Type", kind),
        Slot::Type(_) | Slot::Types => rank("TypeRange", kind),
        Slot::Operands => rank("ValueRange", kind),
        Slot::Attributes => match kind {
            Kind::Braces(items) => items.iter().all(is_entry).then_some(0),
            kind => is_entry(kind).then_some(1),
        },
        Slot::Argument(i) => match shape.arguments[*i].kind {
            ArgumentKind::Operand(slot) => match slot.count {
                Count::One => rank("Value", kind),
                Count::Any => rank("ValueRange", kind),
                // One that the rule has is a list here.
                Count::Optional => rank("Value", kind).or_else(|| rank("ValueRange", kind)),
            },
            ArgumentKind::Attribute { attr, .. } => {
                let held = rank(storage(attr), kind);
                held.or_else(|| rank(attr.string("returnType").filter(|_| is_made(attr))?, kind))
            }
            ArgumentKind::Property(record) => rank(record.string("interfaceType")?, kind),
        },
    };
    params.iter().zip(kinds).map(rank_of).collect()
}

/// Can an attribute be made of its value?
pub(super) fn is_made(attr: RecordRef<'_>) -> bool {
    attr.string("constBuilderCall").is_some_and(|b| !b.is_empty())
}

/// How badly something fits a C++ type: not at all, as it is (0), converted (1), in a way that C++ may not
/// know (2).
pub(super) fn rank(ty: &str, kind: &Kind) -> Option<u32> {
    let ty = ty.trim().trim_start_matches("const ").trim_end_matches('&').trim();
    let name = short_name(ty);
    let list = |scalar: Scalar| match kind {
        Kind::One(sort, _) if *sort == Sort::list(scalar) => Some(0),
        Kind::One(sort, _) if *sort == Sort::one(scalar) => Some(1),
        Kind::Braces(items) => {
            let fits = items.iter().all(|i| *i == Kind::Null || is_one(i, scalar) || *i == Kind::Other);
            fits.then_some(1)
        }
        Kind::Null => Some(1),
        Kind::Other => Some(2),
        Kind::One(..) => None,
    };
    let single = |scalar: Scalar| match kind {
        kind if is_one(kind, scalar) => Some(0),
        Kind::Null => Some(1),
        Kind::Other => Some(2),
        _ => None,
    };
    match &*name {
        "Type" => single(Scalar::Type),
        "Value" => single(Scalar::Value),
        "TypeRange" | "ArrayRef<Type>" => list(Scalar::Type),
        "ValueRange" | "ArrayRef<Value>" => list(Scalar::Value),
        "StringRef" | "std::string" => (is_one(kind, Scalar::Text) || *kind == Kind::Other).then_some(0),
        "APInt" => single(Scalar::BigInt).filter(|_| *kind != Kind::Null),
        "APFloat" => single(Scalar::SoftFloat).filter(|_| *kind != Kind::Null),
        _ if name.ends_with("Attr") || name == "Attribute" => attribute_rank(&name, kind),
        _ if name.ends_with("Type") && !name.contains("::") => single(Scalar::Type).map(|r| r.max(1)),
        _ if name.starts_with("ArrayRef<") => match kind {
            Kind::One(sort, _) if sort.list => Some(0),
            // Dense arrays turn into what is in them.
            Kind::One(_, class) if is_one(kind, Scalar::Attr) => {
                (array_of(class) == Some(&*name)).then_some(1)
            }
            Kind::Braces(_) => Some(1),
            Kind::Other => Some(2),
            _ => None,
        },
        // Numbers of all sorts, and enumerators, which are numbers here.
        _ => match kind {
            Kind::One(sort, _) => sort.single().filter(|s| s.is_number() || *s == Scalar::Bool).map(|s| {
                let same = if name == "bool" { s == Scalar::Bool } else { s != Scalar::Bool };
                u32::from(!same)
            }),
            Kind::Other => Some(2),
            _ => None,
        },
    }
}

/// What a dense array of this class turns into.
pub(super) fn array_of(class: &str) -> Option<&'static str> {
    Some(match short_name(class).as_str() {
        "DenseBoolArrayAttr" => "ArrayRef<bool>",
        "DenseI8ArrayAttr" => "ArrayRef<int8_t>",
        "DenseI16ArrayAttr" => "ArrayRef<int16_t>",
        "DenseI32ArrayAttr" => "ArrayRef<int32_t>",
        "DenseI64ArrayAttr" => "ArrayRef<int64_t>",
        "DenseF32ArrayAttr" => "ArrayRef<float>",
        "DenseF64ArrayAttr" => "ArrayRef<double>",
        _ => return None,
    })
}

/// Is it an attribute with its name?
fn is_entry(kind: &Kind) -> bool {
    let is_pair = |parts: &[Kind]| match parts {
        [name, value] => is_one(name, Scalar::Text) && attribute_rank("Attribute", value).is_some(),
        _ => false,
    };
    match kind {
        Kind::One(_, class) => is_one(kind, Scalar::Attr) && class == "NamedAttribute",
        Kind::Braces(parts) => is_pair(parts),
        _ => false,
    }
}

pub(super) fn is_one(kind: &Kind, scalar: Scalar) -> bool {
    matches!(kind, Kind::One(sort, _) if *sort == Sort::one(scalar))
}

/// The same of a class of attributes.
pub(super) fn attribute_rank(name: &str, kind: &Kind) -> Option<u32> {
    /// Classes that others derive from, or can be converted to.
    const BASES: [&str; 5] = ["Attribute", "TypedAttr", "ElementsAttr", "DenseElementsAttr", "SymbolRefAttr"];
    match kind {
        Kind::Null => Some(1),
        Kind::Other => Some(2),
        Kind::One(sort, class) if *sort == Sort::one(Scalar::Attr) => {
            let last = |n: &str| n.rsplit("::").next().unwrap_or_default().to_string();
            if last(class) == last(name) {
                return Some(0);
            }
            let unclear = class.is_empty() || class == "Attribute";
            (BASES.contains(&name) || unclear || name == "BoolAttr" && class == "IntegerAttr").then_some(1)
        }
        _ => None,
    }
}
