//! Properties: values of C++ that an operation holds, as the attributes that they are written as.
//!
//! Patterns speak of attributes. A property of a form that is known is an attribute that is read and made by
//! code that is put around the rule's own. Any other property is an attribute that rules can hand on, and
//! natives can look at.

use crate::ods::RecordRef;
use std::borrow::Cow;

/// The attribute that a property is written as, or how else code sees something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Form {
    /// A unit, there or not.
    Unit,
    /// A truth value.
    Bool,
    /// An integer of so many bits, without sign or with one; also the number of an enumerator.
    Integer(u32, bool),
    /// A list of integers of 32 or 64 bits.
    Integers(u32),
    /// A string.
    Text,
    /// No property, but an optional operand: a list of at most one value, which code has as a value or null.
    Optional,
}

impl Form {
    /// That of a property, if it is known. What a property is made of, and confined to, changes nothing.
    pub(super) fn of(record: RecordRef<'_>) -> Option<Self> {
        let is = |class| record.is_subclass_of(class);
        if is("_cls_UnitProp") {
            return Some(Self::Unit);
        }
        if is("_cls_BoolProp") {
            return Some(Self::Bool);
        }
        if is("_cls_StringProp") {
            return Some(Self::Text);
        }
        if is("EnumProp") {
            let width = record.def("enum")?.int("bitwidth")?;
            return u32::try_from(width).ok().map(|width| Self::Integer(width, true));
        }
        if is("ArrayProp") {
            let element = record.string("storageType")?.strip_prefix("::llvm::SmallVector<")?;
            return match element {
                "int32_t>" => Some(Self::Integers(32)),
                "int64_t>" => Some(Self::Integers(64)),
                _ => None,
            };
        }
        if is("IntProp") {
            let (class, digits) = record.string("storageType")?.split_once("int")?;
            let digits = digits.split(|c: char| !c.is_ascii_digit()).next()?;
            return digits.parse().ok().map(|width| Self::Integer(width, class.ends_with('u')));
        }
        record.def("baseProperty").filter(|base| *base != record).and_then(Self::of)
    }

    /// C++ for the value, of the attribute `$_held`.
    pub(super) fn read(self) -> Cow<'static, str> {
        let text = match self {
            Self::Integer(width, unsigned) => {
                let number = "::llvm::cast<::mlir::IntegerAttr>($_held).getInt()";
                return match class(width, unsigned) {
                    Some(class) => format!("static_cast<{class}>({number})").into(),
                    None => number.into(),
                };
            }
            Self::Integers(width) => {
                let text = format!(
                    "::llvm::to_vector(::llvm::map_range(::llvm::cast<::mlir::ArrayAttr>($_held)\
                     .getAsRange<::mlir::IntegerAttr>(), [](::mlir::IntegerAttr a) {{ \
                     return static_cast<int{width}_t>(a.getInt()); }}))"
                );
                return text.into();
            }
            // One that is not there may be written as `false`.
            Self::Unit => "::llvm::isa_and_nonnull<::mlir::UnitAttr>($_held)",
            Self::Bool => "::llvm::cast<::mlir::BoolAttr>($_held).getValue()",
            Self::Text => "::llvm::cast<::mlir::StringAttr>($_held).getValue()",
            Self::Optional => "($_held.empty() ? nullptr : $_held.front())",
        };
        text.into()
    }

    /// C++ for the attribute, of the value `$_held`.
    pub(super) fn write(self) -> String {
        match self {
            Self::Unit => "(($_held) ? $_builder.getUnitAttr() : nullptr)".into(),
            Self::Bool => "$_builder.getBoolAttr($_held)".into(),
            Self::Integer(width, _) => {
                let number = class(width, false).map_or(HELD.into(), |c| format!("static_cast<{c}>({HELD})"));
                format!("$_builder.getIntegerAttr($_builder.getIntegerType({width}), {number})")
            }
            Self::Integers(width) => format!("$_builder.getI{width}ArrayAttr($_held)"),
            Self::Text => "$_builder.getStringAttr($_held)".into(),
            Self::Optional => HELD.into(),
        }
    }
}

/// The C++ class of integers of so many bits.
fn class(width: u32, unsigned: bool) -> Option<String> {
    matches!(width, 8 | 16 | 32 | 64).then(|| format!("{}int{width}_t", if unsigned { "u" } else { "" }))
}

/// What stands for the value or the attribute in the code of a [`Form`].
pub(super) const HELD: &str = "$_held";
