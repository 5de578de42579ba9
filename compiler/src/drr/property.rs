//! Properties: values of C++ that an operation holds, as the attributes that they are written as.
//!
//! Patterns speak of attributes. A property of a form that is known is an attribute that is read and made by
//! code that is put around the rule's own. Any other property is an attribute that rules can hand on, and
//! natives can look at.

use crate::ods::RecordRef;

/// The attribute that a property is written as, or how else code sees something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Form {
    /// A unit, there or not.
    Unit,
    /// A truth value.
    Bool,
    /// An integer of so many bits; also the number of an enumerator.
    Integer(u32),
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
            return u32::try_from(width).ok().map(Self::Integer);
        }
        if is("IntProp") {
            let digits = record.string("storageType")?.trim_start_matches(|c: char| !c.is_ascii_digit());
            let digits = digits.split(|c: char| !c.is_ascii_digit()).next()?;
            return digits.parse().ok().map(Self::Integer);
        }
        record.def("baseProperty").filter(|base| *base != record).and_then(Self::of)
    }

    /// C++ for the value, of the attribute `$_held`.
    pub(super) fn read(self) -> &'static str {
        match self {
            Self::Unit => "($_held != nullptr)",
            Self::Bool => "::llvm::cast<::mlir::BoolAttr>($_held).getValue()",
            Self::Integer(_) => "::llvm::cast<::mlir::IntegerAttr>($_held).getInt()",
            Self::Text => "::llvm::cast<::mlir::StringAttr>($_held).getValue()",
            Self::Optional => "($_held.empty() ? nullptr : $_held.front())",
        }
    }

    /// C++ for the attribute, of the value `$_held`.
    pub(super) fn write(self) -> String {
        match self {
            Self::Unit => "(($_held) ? $_builder.getUnitAttr() : nullptr)".into(),
            Self::Bool => "$_builder.getBoolAttr($_held)".into(),
            Self::Integer(width) => {
                format!("$_builder.getIntegerAttr($_builder.getIntegerType({width}), $_held)")
            }
            Self::Text => "$_builder.getStringAttr($_held)".into(),
            Self::Optional => HELD.into(),
        }
    }
}

/// What stands for the value or the attribute in the code of a [`Form`].
pub(super) const HELD: &str = "$_held";
