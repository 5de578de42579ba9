//! Queries about types.

use super::classes::is_type;
use super::eval::{Eval, number};
use super::value::{Result, Stop, UNDEFINED, Val};
use super::view::View;
use pdll_bytecode::query::{Query, Scalar, Signs, TypeClass};
use pdll_ir::{Context, DYNAMIC, FloatKind, Sign, Type, TypeData};

fn has_sign(signs: Signs, sign: Sign) -> bool {
    match signs {
        Signs::Any => true,
        Signs::Signless => sign == Sign::Signless,
        Signs::Signed => sign == Sign::Signed,
        Signs::Unsigned => sign == Sign::Unsigned,
    }
}

/// The type of the elements of a type with a shape, ranked or not.
pub(super) fn element(data: &TypeData) -> Option<Type> {
    match data {
        TypeData::UnrankedTensor(element) | TypeData::UnrankedMemRef { element, .. } => Some(*element),
        data => data.shaped().map(|s| s.1),
    }
}

/// How many elements a static shape has.
pub(super) fn count(dims: &[i64]) -> Result<i64> {
    let product = dims.iter().try_fold(1i64, |n, &d| if d == DYNAMIC { None } else { n.checked_mul(d) });
    product.ok_or(Stop::Undefined("the elements of a shape are counted that is not static"))
}

/// What a type of a dialect prints as after the dialect's name.
fn printed<'c>(ctx: &'c Context, data: &TypeData, dialect: &str) -> Option<&'c [u8]> {
    match data {
        TypeData::Opaque { namespace, data } if ctx.bytes(*namespace) == dialect.as_bytes() => {
            Some(ctx.bytes(*data))
        }
        _ => None,
    }
}

fn between<'t>(text: &'t [u8], open: &[u8], close: &[u8]) -> Option<&'t [u8]> {
    text.strip_prefix(open)?.strip_suffix(close)
}

fn integer(digits: &[u8]) -> Option<u64> {
    std::str::from_utf8(digits).ok()?.parse().ok()
}

fn is_llvm_float(data: &TypeData) -> bool {
    use FloatKind::{BF16, F16, F32, F64, F80, F128};
    matches!(data, TypeData::Float(BF16 | F16 | F32 | F64 | F80 | F128))
}

/// Of a vector that LLVM has: whether it is scalable.
fn llvm_vector(ctx: &Context, data: &TypeData) -> Option<bool> {
    let TypeData::Vector { dims, scalable, element } = data else { return None };
    let element = ctx.type_data(*element);
    let fits = match element {
        TypeData::Integer { sign, .. } => *sign == Sign::Signless,
        TypeData::Opaque { .. } => printed(ctx, element, "llvm").is_some_and(|p| p.starts_with(b"ptr")),
        _ => is_llvm_float(element),
    };
    (fits && dims.len() == 1).then(|| scalable.contains(&true))
}

/// Whether LLVM has the type, whatever is in it.
fn is_llvm(ctx: &Context, data: &TypeData) -> bool {
    match data {
        TypeData::Integer { sign, .. } => *sign == Sign::Signless,
        TypeData::Vector { dims, .. } => dims.len() == 1,
        TypeData::Opaque { .. } => {
            printed(ctx, data, "llvm").is_some() || printed(ctx, data, "ptr").is_some()
        }
        _ => is_llvm_float(data),
    }
}

/// What is read from the text of a dialect's type: `!llvm.ptr<3>`, `!quant.uniform<i8<-7:7>:f32, 0.5>`,
/// `!tosa.shape<4>`.
fn from_text<V: View>(ctx: &Context, query: Query, data: &TypeData) -> Option<Val<V>> {
    Some(match query {
        Query::PointerAddressSpace => {
            let rest = printed(ctx, data, "llvm")?.strip_prefix(b"ptr")?;
            let space = if rest.is_empty() { 0 } else { integer(between(rest, b"<", b">")?)? };
            number(u32::try_from(space).ok()?)
        }
        Query::TransformOpName => {
            Val::Text(between(printed(ctx, data, "transform")?, b"op<\"", b"\">")?.into())
        }
        Query::QuantizedStorageWidth => {
            let text = printed(ctx, data, "quant")?;
            let open = text.iter().position(|&c| c == b'<')?;
            let rest = &text[open + 1..];
            let digits = rest.strip_prefix(b"i").or(rest.strip_prefix(b"u"))?;
            let end = digits.iter().position(|c| !c.is_ascii_digit())?;
            number(u32::try_from(integer(&digits[..end])?).ok()?)
        }
        Query::TosaShapeRank => {
            let rank = integer(between(printed(ctx, data, "tosa")?, b"shape<", b">")?)?;
            Val::Int(Scalar::I64, rank)
        }
        _ => return None,
    })
}

fn long<V: View>(n: i64) -> Val<V> {
    Val::Int(Scalar::I64, n as u64)
}

impl<V: View> Eval<'_, '_, V> {
    /// Queries about types; `None` if it is none of them.
    pub(super) fn type_query(&mut self, query: Query, args: &[Val<V>]) -> Result<Option<Val<V>>> {
        let Some(first @ (Val::Type(_) | Val::NewType(_))) = args.first() else { return Ok(None) };
        if let Query::FlattenedTypes = query {
            return self.flattened(first).map(Some);
        }
        let ctx = self.world.ctx();
        let data = self.type_data(first)?;
        let shape = || data.shaped().map(|s| s.0).ok_or(UNDEFINED);
        let scalable =
            || if let TypeData::Vector { scalable, .. } = data { Ok(scalable) } else { Err(UNDEFINED) };
        let of_shaped =
            |holds: bool| if is_type(TypeClass::Shaped, data) { Ok(holds) } else { Err(UNDEFINED) };
        Ok(Some(match query {
            Query::IntegerOfWidth(signs) => Val::Bool(match data {
                TypeData::Integer { width, sign } => *width == args[1].u32()? && has_sign(signs, *sign),
                _ => false,
            }),
            Query::FloatOfWidth => {
                let wanted = args[1].u32()?;
                Val::Bool(matches!(data, TypeData::Float(kind) if kind.width() == wanted))
            }
            Query::BitWidth => match data {
                TypeData::Integer { width, .. } => number(*width),
                TypeData::Float(kind) => number(kind.width()),
                _ => return Err(UNDEFINED),
            },
            Query::ElementType => match data {
                TypeData::Complex(element) => Val::Type(*element),
                data => Val::Type(element(data).ok_or(UNDEFINED)?),
            },
            Query::ElementOrSelf => element(data).map_or_else(|| first.clone(), Val::Type),
            Query::HasRank => Val::Bool(of_shaped(data.shaped().is_some())?),
            Query::Rank => long(shape()?.len() as i64),
            Query::Shape => {
                let dims = shape()?.to_vec();
                return self.collect(dims, long).map(Some);
            }
            Query::DimSize => {
                let i = args[1].u32()? as usize;
                long(*shape()?.get(i).ok_or(Stop::Undefined("a dimension is out of range"))?)
            }
            Query::HasStaticShape => {
                Val::Bool(of_shaped(data.shaped().is_some_and(|s| !s.0.contains(&DYNAMIC)))?)
            }
            Query::NumDynamicDims => long(shape()?.iter().filter(|&&d| d == DYNAMIC).count() as i64),
            Query::NumElements => long(count(shape()?)?),
            Query::ScalableDims => {
                let flags = scalable()?.to_vec();
                return self.collect(flags, Val::Bool).map(Some);
            }
            Query::IsScalable => Val::Bool(scalable()?.contains(&true)),
            Query::AllDimsScalable => Val::Bool(scalable()?.iter().all(|s| *s)),
            Query::IsStrided => match data {
                TypeData::MemRef { layout: None, .. } => Val::Bool(true),
                TypeData::MemRef { layout: Some(layout), .. } => match ctx.attr_data(*layout) {
                    pdll_ir::AttrData::Strided { .. } => Val::Bool(true),
                    // Only the identity, which is no layout here, has more than one result.
                    pdll_ir::AttrData::Map(map) if map.results.len() != 1 => Val::Bool(false),
                    _ => return Err(Stop::Unknown("the layout of a memref is not understood")),
                },
                _ => return Err(UNDEFINED),
            },
            Query::MemorySpace => match data {
                TypeData::MemRef { space, .. } | TypeData::UnrankedMemRef { space, .. } => {
                    space.map_or(Val::Null, Val::Attr)
                }
                _ => return Err(UNDEFINED),
            },
            Query::Encoding => match data {
                TypeData::Tensor { encoding, .. } => encoding.map_or(Val::Null, Val::Attr),
                _ => return Err(UNDEFINED),
            },
            Query::TupleTypes | Query::FunctionInputs | Query::FunctionResults => {
                let types = match (query, data) {
                    (Query::TupleTypes, TypeData::Tuple(types)) => types,
                    (Query::FunctionInputs, TypeData::Function { inputs, .. }) => inputs,
                    (Query::FunctionResults, TypeData::Function { results, .. }) => results,
                    _ => return Err(UNDEFINED),
                };
                let types = types.to_vec();
                return self.collect(types, Val::Type).map(Some);
            }
            Query::LlvmCompatible => Val::Bool(is_llvm(ctx, data)),
            Query::LlvmVector => Val::Bool(llvm_vector(ctx, data).is_some()),
            Query::LlvmScalableVector => Val::Bool(llvm_vector(ctx, data) == Some(true)),
            Query::LlvmFloat => {
                let ppc = printed(ctx, data, "llvm").is_some_and(|p| p == b"ppc_fp128");
                Val::Bool(is_llvm_float(data) || ppc)
            }
            Query::PointerAddressSpace
            | Query::TransformOpName
            | Query::QuantizedStorageWidth
            | Query::TosaShapeRank => from_text(ctx, query, data).ok_or(UNDEFINED)?,
            _ => return Ok(None),
        }))
    }

    fn flattened(&mut self, first: &Val<V>) -> Result<Val<V>> {
        let mut out = Vec::new();
        let mut work: Vec<Type> = match self.type_data(first)? {
            TypeData::Tuple(types) => types.iter().rev().copied().collect(),
            _ => return Ok(Val::list([first.clone()])),
        };
        while let Some(t) = work.pop() {
            // Tuples may share their parts, so that there are more types than text.
            self.charge(1)?;
            let types: &[Type] = match self.world.ctx().type_data(t) {
                TypeData::Tuple(types) => types,
                _ => {
                    out.push(Val::Type(t));
                    continue;
                }
            };
            work.extend(types.iter().rev());
            let added = types.len();
            self.charge(added)?;
        }
        Ok(Val::list(out))
    }
}
