//! Classes: which types, attributes and operations are objects of them.

use super::big::Big;
use super::prepare::{Names, damaged};
use pdll_bytecode::query::{self, AttrClass, ClassTest, EnumCases, TypeClass};
use pdll_ir::{AttrData, Context, DenseData, FloatKind, Name, Sign, TypeData};
use pdll_vm::{HostError, OpSym};

/// How to recognise the objects of some classes.
#[derive(Clone, Debug, Default)]
pub(super) struct Class {
    types: Vec<TypeClass>,
    attrs: Vec<AttrClass>,
    /// Dialect and mnemonic of types.
    dialect_types: Vec<(Name, Name)>,
    dialect_attrs: Vec<(Name, Name)>,
    ops: Vec<OpSym>,
    cases: Vec<EnumCases>,
}

impl Class {
    /// What is an object of any of the classes.
    pub(super) fn new<N: Names>(
        names: &mut N,
        classes: &[query::Class],
        tests: &[ClassTest],
    ) -> Result<Class, HostError> {
        let mut all = Class::default();
        for test in tests {
            match test {
                ClassTest::Type(class) => all.types.push(*class),
                ClassTest::Attr(class) => all.attrs.push(*class),
                ClassTest::Dialect(index) => {
                    let class = classes.get(*index as usize).ok_or_else(damaged)?;
                    all.cases.extend(class.cases.clone());
                    for instance in &class.instances {
                        all.add(names, instance)?;
                    }
                }
            }
        }
        Ok(all)
    }

    /// Adds what prints as `!dialect.mnemonic`, `#dialect.mnemonic`, or is called `dialect.op`.
    fn add<N: Names>(&mut self, names: &mut N, instance: &str) -> Result<(), HostError> {
        let list = match instance.as_bytes().first() {
            Some(b'!') => &mut self.dialect_types,
            Some(b'#') => &mut self.dialect_attrs,
            _ => {
                self.ops.push(names.op(instance)?);
                return Ok(());
            }
        };
        if let Some((dialect, mnemonic)) = instance[1..].split_once('.') {
            list.push(names.constants(|ctx| (ctx.name(dialect), ctx.name(mnemonic))));
        }
        Ok(())
    }

    /// Whether a type is one of them.
    pub(super) fn has_type(&self, ctx: &Context, data: &TypeData) -> bool {
        self.types.iter().any(|class| is_type(*class, data))
            || matches!(data, &TypeData::Opaque { namespace, data } if printed(ctx, &self.dialect_types, namespace, data))
    }

    /// Whether an attribute is one of them.
    pub(super) fn has_attr(&self, ctx: &Context, data: &AttrData) -> bool {
        self.attrs.iter().any(|class| is_attr(ctx, *class, data))
            || matches!(data, &AttrData::Opaque { namespace, data, .. } if printed(ctx, &self.dialect_attrs, namespace, data))
            || self.cases.iter().any(|cases| is_case(ctx, cases, data))
    }

    /// Whether operations of this name are.
    pub(super) fn has_op(&self, name: OpSym) -> bool {
        self.ops.contains(&name)
    }
}

/// Whether the text after a dialect's name begins with one of the mnemonics.
fn printed(ctx: &Context, list: &[(Name, Name)], namespace: Name, data: Name) -> bool {
    list.iter().any(|&(dialect, mnemonic)| {
        let rest = || ctx.bytes(data).strip_prefix(ctx.bytes(mnemonic));
        let ends = |c: &u8| !(c.is_ascii_alphanumeric() || b"_.$".contains(c));
        dialect == namespace && rest().is_some_and(|rest| rest.first().is_none_or(ends))
    })
}

/// Whether an integer attribute holds a case of an enumeration, or bits of its cases.
fn is_case(ctx: &Context, cases: &EnumCases, data: &AttrData) -> bool {
    let Some(value) = integer(ctx, data).filter(|v| v.width() == cases.width) else { return false };
    let (AttrData::Integer { ty, .. } | AttrData::BigInteger { ty, .. }) = data else { return false };
    if !matches!(ctx.type_data(*ty), TypeData::Integer { sign: Sign::Signless, .. }) {
        return false;
    }
    if cases.bits {
        let all = cases.values.iter().fold(0, |all, v| all | *v as u64);
        return value.zero_extended().is_some_and(|v| v & !all == 0);
    }
    value.sign_extended().is_some_and(|v| cases.values.contains(&v))
}

/// The number in an integer attribute.
pub(super) fn integer(ctx: &Context, data: &AttrData) -> Option<Big> {
    match data {
        AttrData::Integer { ty, value } => {
            let (width, _) = ctx.int_width(*ty)?;
            Some(Big::new(width, &[*value as u64], 0))
        }
        AttrData::BigInteger { ty, words } => {
            let (width, sign) = ctx.int_width(*ty)?;
            // Words that are not stored are those of the extension.
            let negative = sign != Sign::Unsigned && words.last().is_some_and(|&top| (top as i64) < 0);
            Some(Big::new(width, words, if negative { u64::MAX } else { 0 }))
        }
        _ => None,
    }
}

/// Types with a shape.
fn is_shaped(t: &TypeData) -> bool {
    t.shaped().is_some() || matches!(t, TypeData::UnrankedTensor(_) | TypeData::UnrankedMemRef { .. })
}

fn is_scalable(scalable: &[bool]) -> bool {
    scalable.contains(&true)
}

fn is_signed_as(t: &TypeData, wanted: Sign) -> bool {
    matches!(t, TypeData::Integer { sign, .. } if *sign == wanted)
}

/// Whether a type is of one of MLIR's own classes.
pub(super) fn is_type(class: TypeClass, t: &TypeData) -> bool {
    use TypeData as D;
    if let Some(format) = class.float_format() {
        return matches!(t, D::Float(kind) if kind.name() == format);
    }
    match class {
        TypeClass::Any => true,
        TypeClass::Integer => matches!(t, D::Integer { .. }),
        TypeClass::SignlessInteger => is_signed_as(t, Sign::Signless),
        TypeClass::SignedInteger => is_signed_as(t, Sign::Signed),
        TypeClass::UnsignedInteger => is_signed_as(t, Sign::Unsigned),
        TypeClass::Index => matches!(t, D::Index),
        TypeClass::Float => matches!(t, D::Float(_)),
        TypeClass::None => matches!(t, D::None),
        TypeClass::Complex => matches!(t, D::Complex(_)),
        TypeClass::Function => matches!(t, D::Function { .. }),
        TypeClass::Tuple => matches!(t, D::Tuple(_)),
        TypeClass::Vector => matches!(t, D::Vector { .. }),
        TypeClass::FixedVector => matches!(t, D::Vector { scalable, .. } if !is_scalable(scalable)),
        TypeClass::ScalableVector => matches!(t, D::Vector { scalable, .. } if is_scalable(scalable)),
        TypeClass::Tensor => matches!(t, D::Tensor { .. } | D::UnrankedTensor(_)),
        TypeClass::RankedTensor => matches!(t, D::Tensor { .. }),
        TypeClass::UnrankedTensor => matches!(t, D::UnrankedTensor(_)),
        TypeClass::AnyMemRef => matches!(t, D::MemRef { .. } | D::UnrankedMemRef { .. }),
        TypeClass::MemRef => matches!(t, D::MemRef { .. }),
        TypeClass::UnrankedMemRef => matches!(t, D::UnrankedMemRef { .. }),
        TypeClass::Shaped => is_shaped(t),
        TypeClass::ValueSemantics => matches!(t, D::Vector { .. } | D::Tensor { .. } | D::UnrankedTensor(_)),
        TypeClass::Scalar => matches!(t, D::Integer { .. } | D::Index | D::Float(_)),
        _ => false,
    }
}

/// The type of the elements of a `dense` that are no strings.
fn elements<'c>(ctx: &'c Context, a: &AttrData) -> Option<&'c TypeData> {
    let AttrData::Dense(dense) = a else { return None };
    let (_, element) = ctx.type_data(dense.ty).shaped()?;
    matches!(dense.data, DenseData::Bytes(_)).then(|| ctx.type_data(element))
}

/// Whether an attribute is of one of MLIR's own classes.
fn is_attr(ctx: &Context, class: AttrClass, a: &AttrData) -> bool {
    use AttrData as D;
    let array =
        |width| matches!(a, D::DenseArray { element, .. } if is_integer(ctx.type_data(*element), width));
    let floats = |kind| matches!(a, D::DenseArray { element, .. } if *ctx.type_data(*element) == TypeData::Float(kind));
    match class {
        AttrClass::Any => true,
        AttrClass::Unit => matches!(a, D::Unit),
        AttrClass::Integer => matches!(a, D::Integer { .. } | D::BigInteger { .. }),
        AttrClass::Bool => matches!(a, D::Integer { ty, .. } if is_integer(ctx.type_data(*ty), 1)),
        AttrClass::Float => matches!(a, D::Float { .. }),
        AttrClass::String => matches!(a, D::String { .. }),
        AttrClass::Type => matches!(a, D::Type(_)),
        AttrClass::Array => matches!(a, D::Array(_)),
        AttrClass::Dictionary => matches!(a, D::Dict(_)),
        AttrClass::SymbolRef => matches!(a, D::Symbol(_)),
        AttrClass::FlatSymbolRef => matches!(a, D::Symbol(path) if path.len() == 1),
        AttrClass::AffineMap => matches!(a, D::Map(_)),
        AttrClass::IntegerSet => matches!(a, D::Set(_)),
        AttrClass::Location => matches!(a, D::Loc(_)),
        AttrClass::Distinct => matches!(a, D::Distinct { .. }),
        AttrClass::StridedLayout => matches!(a, D::Strided { .. }),
        AttrClass::MemRefLayout => matches!(a, D::Map(_) | D::Strided { .. }),
        AttrClass::Dense => matches!(a, D::Dense(_)),
        AttrClass::Splat => matches!(a, D::Dense(d) if d.splat),
        AttrClass::DenseInt => {
            elements(ctx, a).is_some_and(|t| matches!(t, TypeData::Integer { .. } | TypeData::Index))
        }
        AttrClass::DenseFloat => elements(ctx, a).is_some_and(|t| matches!(t, TypeData::Float(_))),
        AttrClass::DenseTyped => matches!(a, D::Dense(d) if matches!(d.data, DenseData::Bytes(_))),
        AttrClass::DenseString => matches!(a, D::Dense(d) if matches!(d.data, DenseData::Strings(_))),
        AttrClass::Sparse => matches!(a, D::Sparse { .. }),
        AttrClass::DenseResource => matches!(a, D::Resource { .. }),
        AttrClass::Elements => matches!(a, D::Dense(_) | D::Sparse { .. } | D::Resource { .. }),
        AttrClass::Typed => matches!(
            a,
            D::Integer { .. }
                | D::BigInteger { .. }
                | D::Float { .. }
                | D::String { .. }
                | D::Dense(_)
                | D::Sparse { .. }
                | D::Resource { .. }
        ),
        AttrClass::Blob => matches!(a, D::DenseArray { .. } | D::Resource { .. }),
        AttrClass::MapOrSet => matches!(a, D::Map(_) | D::Set(_)),
        AttrClass::DenseArray => matches!(a, D::DenseArray { .. }),
        AttrClass::DenseBoolArray => array(1),
        AttrClass::DenseI8Array => array(8),
        AttrClass::DenseI16Array => array(16),
        AttrClass::DenseI32Array => array(32),
        AttrClass::DenseI64Array => array(64),
        AttrClass::DenseF32Array => floats(FloatKind::F32),
        AttrClass::DenseF64Array => floats(FloatKind::F64),
    }
}

fn is_integer(t: &TypeData, bits: u32) -> bool {
    matches!(t, TypeData::Integer { width, sign: Sign::Signless } if *width == bits)
}
