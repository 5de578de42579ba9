//! MLIR's classes: which types, attributes and operations are objects of them.
//!
//! Builtin classes are known by name. Those of dialects the program lists with what their objects print as; a few have no
//! TableGen definition and are listed here.

use super::value::Val;
use pdll_bytecode::Program;
use pdll_ir::{Attr, AttrData, Context, DenseData, FloatKind, Name, Sign, Type, TypeData};

type OfType = fn(&TypeData) -> bool;
type OfAttr = fn(&Context, &AttrData) -> bool;

/// How to recognise the objects of a class.
#[derive(Clone, Debug, Default)]
pub(super) struct Class {
    of_type: Option<OfType>,
    float: Option<FloatKind>,
    of_attr: Option<OfAttr>,
    /// Dialect and mnemonic of types.
    types: Vec<(Name, Name)>,
    attrs: Vec<(Name, Name)>,
    ops: Vec<Name>,
    /// The expression that says what else is one.
    pub(super) condition: Option<u32>,
}

impl Class {
    /// The class of this name; none if nobody knows it.
    pub(super) fn find(program: &Program, ctx: &mut Context, name: &str) -> Option<Class> {
        let mut class = Class {
            of_type: TYPES.iter().find(|c| c.0 == name).map(|c| c.1),
            float: float(name),
            of_attr: ATTRS.iter().find(|c| c.0 == name).map(|c| c.1),
            ..Class::default()
        };
        let mut known = class.of_type.is_some() || class.float.is_some() || class.of_attr.is_some();
        if let Some((_, instances)) = DIALECTS.iter().find(|c| c.0 == name) {
            known = true;
            instances.iter().for_each(|i| class.add(ctx, i));
        }
        if let Ok(i) = program.classes.binary_search_by(|c| c.name.as_str().cmp(name)) {
            known = true;
            let entry = &program.classes[i];
            entry.instances.iter().for_each(|i| class.add(ctx, i));
            class.condition = entry.condition;
        }
        known.then_some(class)
    }

    /// Adds what prints as `!dialect.mnemonic`, `#dialect.mnemonic`, or is called `dialect.op`.
    fn add(&mut self, ctx: &mut Context, instance: &str) {
        let list = match instance.as_bytes().first() {
            Some(b'!') => &mut self.types,
            Some(b'#') => &mut self.attrs,
            _ => return self.ops.push(ctx.name(instance)),
        };
        if let Some((dialect, mnemonic)) = instance[1..].split_once('.') {
            list.push((ctx.name(dialect), ctx.name(mnemonic)));
        }
    }

    /// The only type that the class has, if it has no parameters: how it is printed.
    pub(super) fn only_type(&self) -> Option<TypeData> {
        match self.types[..] {
            [(namespace, data)] => Some(TypeData::Opaque { namespace, data }),
            _ => None,
        }
    }

    /// Whether a type is one of them.
    pub(super) fn has_type(&self, ctx: &Context, ty: Type) -> bool {
        let data = ctx.type_data(ty);
        self.of_type.is_some_and(|f| f(data))
            || self.float.is_some_and(|kind| *data == TypeData::Float(kind))
            || matches!(data, &TypeData::Opaque { namespace, data } if printed(ctx, &self.types, namespace, data))
    }

    /// Whether an attribute is one of them; what `condition` says is not asked here.
    pub(super) fn has_attr(&self, ctx: &Context, attr: Attr) -> bool {
        let data = ctx.attr_data(attr);
        self.of_attr.is_some_and(|f| f(ctx, data))
            || matches!(data, &AttrData::Opaque { namespace, data, .. } if printed(ctx, &self.attrs, namespace, data))
    }

    /// Whether operations of this name are.
    pub(super) fn has_op(&self, name: Name) -> bool {
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

/// The float type of a class like `Float32Type`.
pub(super) fn float(class: &str) -> Option<FloatKind> {
    let name = class.strip_suffix("Type")?;
    match name {
        "BFloat16" => Some(FloatKind::BF16),
        "FloatTF32" => Some(FloatKind::TF32),
        _ => FloatKind::by_name(&format!("f{}", name.strip_prefix("Float")?)),
    }
}

fn is_shaped(t: &TypeData) -> bool {
    t.shaped().is_some() || matches!(t, TypeData::UnrankedTensor(_) | TypeData::UnrankedMemRef { .. })
}

fn is_memref(t: &TypeData) -> bool {
    matches!(t, TypeData::MemRef { .. } | TypeData::UnrankedMemRef { .. })
}

/// Types with value semantics.
fn is_value_semantic(t: &TypeData) -> bool {
    matches!(t, TypeData::Vector { .. } | TypeData::Tensor { .. } | TypeData::UnrankedTensor(_))
}

/// What elements of vectors and memrefs can be, dialects aside.
fn is_element(t: &TypeData) -> bool {
    matches!(t, TypeData::Integer { .. } | TypeData::Index | TypeData::Float(_))
}

const TYPES: &[(&str, OfType)] = &[
    ("Type", |_| true),
    ("IntegerType", |t| matches!(t, TypeData::Integer { .. })),
    ("IndexType", |t| matches!(t, TypeData::Index)),
    ("FloatType", |t| matches!(t, TypeData::Float(_))),
    ("NoneType", |t| matches!(t, TypeData::None)),
    ("ComplexType", |t| matches!(t, TypeData::Complex(_))),
    ("FunctionType", |t| matches!(t, TypeData::Function { .. })),
    ("TupleType", |t| matches!(t, TypeData::Tuple(_))),
    ("VectorType", |t| matches!(t, TypeData::Vector { .. })),
    ("FixedVectorType", |t| matches!(t, TypeData::Vector { scalable, .. } if !scalable.contains(&true))),
    ("ScalableVectorType", |t| matches!(t, TypeData::Vector { scalable, .. } if scalable.contains(&true))),
    ("RankedTensorType", |t| matches!(t, TypeData::Tensor { .. })),
    ("UnrankedTensorType", |t| matches!(t, TypeData::UnrankedTensor(_))),
    ("TensorType", |t| matches!(t, TypeData::Tensor { .. } | TypeData::UnrankedTensor(_))),
    ("MemRefType", |t| matches!(t, TypeData::MemRef { .. })),
    ("UnrankedMemRefType", |t| matches!(t, TypeData::UnrankedMemRef { .. })),
    ("BaseMemRefType", is_memref),
    ("PtrLikeTypeInterface", is_memref),
    ("ShapedType", is_shaped),
    ("ValueSemantics", is_value_semantic),
    ("VectorElementTypeInterface", is_element),
    ("MemRefElementTypeInterface", is_element),
    // Text has no way to write them.
    ("OpaqueType", |_| false),
    ("GraphType", |_| false),
];

/// The type of the elements of a `dense` that are no strings.
fn elements<'c>(ctx: &'c Context, a: &AttrData) -> Option<&'c TypeData> {
    let AttrData::Dense(dense) = a else { return None };
    let (_, element) = ctx.type_data(dense.ty).shaped()?;
    matches!(dense.data, DenseData::Bytes(_)).then(|| ctx.type_data(element))
}

fn is_int(t: &TypeData) -> bool {
    matches!(t, TypeData::Integer { .. } | TypeData::Index)
}

fn is_float(t: &TypeData) -> bool {
    matches!(t, TypeData::Float(_))
}

fn is_signless(t: &TypeData, bits: u32) -> bool {
    matches!(t, TypeData::Integer { width, sign: Sign::Signless } if *width == bits)
}

fn array_of(ctx: &Context, a: &AttrData, element: impl Fn(&TypeData) -> bool) -> bool {
    matches!(a, AttrData::DenseArray { element: t, .. } if element(ctx.type_data(*t)))
}

const ATTRS: &[(&str, OfAttr)] = &[
    ("Attribute", |_, _| true),
    ("UnitAttr", |_, a| matches!(a, AttrData::Unit)),
    ("IntegerAttr", |_, a| matches!(a, AttrData::Integer { .. } | AttrData::BigInteger { .. })),
    ("BoolAttr", |c, a| matches!(a, AttrData::Integer { ty, .. } if is_signless(c.type_data(*ty), 1))),
    ("FloatAttr", |_, a| matches!(a, AttrData::Float { .. })),
    ("StringAttr", |_, a| matches!(a, AttrData::String { .. })),
    ("TypeAttr", |_, a| matches!(a, AttrData::Type(_))),
    ("ArrayAttr", |_, a| matches!(a, AttrData::Array(_))),
    ("DictionaryAttr", |_, a| matches!(a, AttrData::Dict(_))),
    ("SymbolRefAttr", |_, a| matches!(a, AttrData::Symbol(_))),
    ("FlatSymbolRefAttr", |_, a| matches!(a, AttrData::Symbol(path) if path.len() == 1)),
    ("AffineMapAttr", |_, a| matches!(a, AttrData::Map(_))),
    ("IntegerSetAttr", |_, a| matches!(a, AttrData::Set(_))),
    ("LocationAttr", |_, a| matches!(a, AttrData::Loc(_))),
    ("DistinctAttr", |_, a| matches!(a, AttrData::Distinct { .. })),
    ("StridedLayoutAttr", |_, a| matches!(a, AttrData::Strided { .. })),
    ("MemRefLayoutAttrInterface", |_, a| matches!(a, AttrData::Map(_) | AttrData::Strided { .. })),
    ("DenseElementsAttr", |_, a| matches!(a, AttrData::Dense(_))),
    ("SplatElementsAttr", |_, a| matches!(a, AttrData::Dense(d) if d.splat)),
    ("DenseIntElementsAttr", |c, a| elements(c, a).is_some_and(is_int)),
    ("DenseFPElementsAttr", |c, a| elements(c, a).is_some_and(is_float)),
    (
        "DenseIntOrFPElementsAttr",
        |_, a| matches!(a, AttrData::Dense(d) if matches!(d.data, DenseData::Bytes(_))),
    ),
    (
        "DenseTypedElementsAttr",
        |_, a| matches!(a, AttrData::Dense(d) if matches!(d.data, DenseData::Bytes(_))),
    ),
    (
        "DenseStringElementsAttr",
        |_, a| matches!(a, AttrData::Dense(d) if matches!(d.data, DenseData::Strings(_))),
    ),
    ("SparseElementsAttr", |_, a| matches!(a, AttrData::Sparse { .. })),
    ("DenseResourceElementsAttr", |_, a| matches!(a, AttrData::Resource { .. })),
    ("ElementsAttr", |_, a| {
        matches!(a, AttrData::Dense(_) | AttrData::Sparse { .. } | AttrData::Resource { .. })
    }),
    ("TypedAttr", |_, a| {
        matches!(
            a,
            AttrData::Integer { .. }
                | AttrData::BigInteger { .. }
                | AttrData::Float { .. }
                | AttrData::String { .. }
                | AttrData::Dense(_)
                | AttrData::Sparse { .. }
                | AttrData::Resource { .. }
        )
    }),
    ("BlobAttr", |_, a| matches!(a, AttrData::DenseArray { .. } | AttrData::Resource { .. })),
    ("OpAsmAttrInterface", |_, a| matches!(a, AttrData::Map(_) | AttrData::Set(_))),
    ("DenseArrayAttr", |_, a| matches!(a, AttrData::DenseArray { .. })),
    ("DenseBoolArrayAttr", |c, a| array_of(c, a, |t| is_signless(t, 1))),
    ("DenseI8ArrayAttr", |c, a| array_of(c, a, |t| is_signless(t, 8))),
    ("DenseI16ArrayAttr", |c, a| array_of(c, a, |t| is_signless(t, 16))),
    ("DenseI32ArrayAttr", |c, a| array_of(c, a, |t| is_signless(t, 32))),
    ("DenseI64ArrayAttr", |c, a| array_of(c, a, |t| is_signless(t, 64))),
    ("DenseF32ArrayAttr", |c, a| array_of(c, a, |t| *t == TypeData::Float(FloatKind::F32))),
    ("DenseF64ArrayAttr", |c, a| array_of(c, a, |t| *t == TypeData::Float(FloatKind::F64))),
];

/// Classes of dialects that are written in C++ only, or that files mention without including their definition.
const DIALECTS: &[(&str, &[&str])] = &[
    ("FloatType", &["!llvm.ppc_fp128"]),
    ("DataLayoutTypeInterface", &["!llvm.array", "!llvm.ptr", "!llvm.struct", "!llvm.target"]),
    ("DestructurableTypeInterface", &["!llvm.array", "!llvm.struct"]),
    ("LLVM::LLVMPointerType", &["!llvm.ptr"]),
    ("LLVM::LLVMStructType", &["!llvm.struct"]),
    ("LLVM::LLVMArrayType", &["!llvm.array"]),
    ("LLVM::LLVMTargetExtType", &["!llvm.target"]),
    ("LLVM::LLVMVoidType", &["!llvm.void"]),
    ("LLVM::LLVMFunctionType", &["!llvm.func"]),
    ("LLVM::LLVMTokenType", &["!llvm.token"]),
    ("LLVM::LLVMLabelType", &["!llvm.label"]),
    ("LLVM::LLVMMetadataType", &["!llvm.metadata"]),
    ("gpu::AsyncTokenType", &["!gpu.async.token"]),
    ("gpu::MMAMatrixType", &["!gpu.mma_matrix"]),
    ("gpu::SparseDnTensorHandleType", &["!gpu.sparse.dntensor_handle"]),
    ("gpu::SparseSpMatHandleType", &["!gpu.sparse.spmat_handle"]),
    ("gpu::SparseSpGEMMOpHandleType", &["!gpu.sparse.spgemmop_handle"]),
    ("quant::QuantizedType", &["!quant.any", "!quant.calibrated", "!quant.uniform"]),
    ("pdl::PDLType", &["!pdl.attribute", "!pdl.operation", "!pdl.range", "!pdl.type", "!pdl.value"]),
    ("spirv::PointerType", &["!spirv.ptr"]),
    ("spirv::ArrayType", &["!spirv.array"]),
    ("spirv::RuntimeArrayType", &["!spirv.rtarray"]),
    ("spirv::ImageType", &["!spirv.image"]),
    ("spirv::SampledImageType", &["!spirv.sampled_image"]),
    ("spirv::StructType", &["!spirv.struct"]),
    ("spirv::MatrixType", &["!spirv.matrix"]),
    ("spirv::CooperativeMatrixType", &["!spirv.coopmatrix"]),
    ("spirv::TensorArmType", &["!spirv.arm.tensor"]),
    ("spirv::VerCapExtAttr", &["#spirv.vce"]),
];

/// Whether a value is an object that one of these classes has, or any of its kind.
pub(super) fn is_object(v: &Val) -> bool {
    matches!(v, Val::Type(_) | Val::Attr(_) | Val::Op(_))
}
