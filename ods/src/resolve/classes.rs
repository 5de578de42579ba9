//! C++ classes: MLIR's own by name, those of dialects by what their objects print as.

use super::{Resolver, Result, Unknown};
use pdll_bytecode::query::{AttrClass, Cast, Class, ClassTest, Expr, Scalar, TypeClass};

/// MLIR's own classes of types.
const TYPES: &[(&str, TypeClass)] = &[
    ("Type", TypeClass::Any),
    ("IntegerType", TypeClass::Integer),
    ("IndexType", TypeClass::Index),
    ("FloatType", TypeClass::Float),
    ("NoneType", TypeClass::None),
    ("ComplexType", TypeClass::Complex),
    ("FunctionType", TypeClass::Function),
    ("TupleType", TypeClass::Tuple),
    ("VectorType", TypeClass::Vector),
    ("FixedVectorType", TypeClass::FixedVector),
    ("ScalableVectorType", TypeClass::ScalableVector),
    ("RankedTensorType", TypeClass::RankedTensor),
    ("UnrankedTensorType", TypeClass::UnrankedTensor),
    ("TensorType", TypeClass::Tensor),
    ("MemRefType", TypeClass::MemRef),
    ("UnrankedMemRefType", TypeClass::UnrankedMemRef),
    ("BaseMemRefType", TypeClass::AnyMemRef),
    ("PtrLikeTypeInterface", TypeClass::AnyMemRef),
    ("acc::PointerLikeType", TypeClass::AnyMemRef),
    ("omp::PointerLikeType", TypeClass::AnyMemRef),
    ("bufferization::BufferLikeType", TypeClass::AnyMemRef),
    ("bufferization::TensorLikeType", TypeClass::Tensor),
    ("ShapedType", TypeClass::Shaped),
    ("ValueSemantics", TypeClass::ValueSemantics),
    ("VectorElementTypeInterface", TypeClass::Scalar),
    ("MemRefElementTypeInterface", TypeClass::Scalar),
    // Text has no way to write them: what looks like a graph is read as a function.
    ("GraphType", TypeClass::Never),
    ("OpaqueType", TypeClass::Never),
];

/// MLIR's own classes of attributes.
const ATTRS: &[(&str, AttrClass)] = &[
    ("Attribute", AttrClass::Any),
    ("UnitAttr", AttrClass::Unit),
    ("IntegerAttr", AttrClass::Integer),
    ("BoolAttr", AttrClass::Bool),
    ("FloatAttr", AttrClass::Float),
    ("StringAttr", AttrClass::String),
    ("TypeAttr", AttrClass::Type),
    ("ArrayAttr", AttrClass::Array),
    ("DictionaryAttr", AttrClass::Dictionary),
    ("SymbolRefAttr", AttrClass::SymbolRef),
    ("FlatSymbolRefAttr", AttrClass::FlatSymbolRef),
    ("AffineMapAttr", AttrClass::AffineMap),
    ("IntegerSetAttr", AttrClass::IntegerSet),
    ("LocationAttr", AttrClass::Location),
    ("DistinctAttr", AttrClass::Distinct),
    ("StridedLayoutAttr", AttrClass::StridedLayout),
    ("MemRefLayoutAttrInterface", AttrClass::MemRefLayout),
    ("DenseElementsAttr", AttrClass::Dense),
    ("SplatElementsAttr", AttrClass::Splat),
    ("DenseIntElementsAttr", AttrClass::DenseInt),
    ("DenseFPElementsAttr", AttrClass::DenseFloat),
    ("DenseIntOrFPElementsAttr", AttrClass::DenseTyped),
    ("DenseTypedElementsAttr", AttrClass::DenseTyped),
    ("DenseStringElementsAttr", AttrClass::DenseString),
    ("SparseElementsAttr", AttrClass::Sparse),
    ("DenseResourceElementsAttr", AttrClass::DenseResource),
    ("ElementsAttr", AttrClass::Elements),
    ("TypedAttr", AttrClass::Typed),
    ("BlobAttr", AttrClass::Blob),
    ("OpAsmAttrInterface", AttrClass::MapOrSet),
    ("DenseArrayAttr", AttrClass::DenseArray),
    ("DenseBoolArrayAttr", AttrClass::DenseBoolArray),
    ("DenseI8ArrayAttr", AttrClass::DenseI8Array),
    ("DenseI16ArrayAttr", AttrClass::DenseI16Array),
    ("DenseI32ArrayAttr", AttrClass::DenseI32Array),
    ("DenseI64ArrayAttr", AttrClass::DenseI64Array),
    ("DenseF32ArrayAttr", AttrClass::DenseF32Array),
    ("DenseF64ArrayAttr", AttrClass::DenseF64Array),
];

/// MLIR's own classes that are not known: their names mean no class of a dialect.
const UNKNOWN: &[&str] = &["OpaqueAttr"];

/// Classes of dialects that are written in C++ only, or that files mention without including their
/// definition.
const DIALECTS: &[(&str, &[&str])] = &[
    ("FloatType", &["!llvm.ppc_fp128"]),
    ("DataLayoutTypeInterface", &["!llvm.array", "!llvm.ptr", "!llvm.struct", "!llvm.target"]),
    ("DestructurableTypeInterface", &["!llvm.array", "!llvm.struct"]),
    ("acc::PointerLikeType", &["!llvm.ptr"]),
    ("omp::PointerLikeType", &["!llvm.ptr"]),
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
    ("tosa::shapeType", &["!tosa.shape"]),
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
    (
        "DeviceMappingAttrInterface",
        &["#gpu.block", "#gpu.lane", "#gpu.memory_space", "#gpu.thread", "#gpu.warp", "#gpu.warpgroup"],
    ),
    ("DeviceMaskingAttrInterface", &["#gpu.mask"]),
];

/// The keyword of the type that a class like `Float32Type` has.
pub(super) fn float_format(class: &str) -> Option<TypeClass> {
    let name = class.strip_suffix("Type")?;
    match name {
        "BFloat16" => Some(TypeClass::BF16),
        "FloatTF32" => Some(TypeClass::TF32),
        _ => TypeClass::of_format(&format!("f{}", name.strip_prefix("Float")?)),
    }
}

/// Whether a class, by its name without `mlir::` in front, is one of MLIR's own types or attributes.
#[must_use]
pub fn is_builtin_class(name: &str) -> bool {
    TYPES.iter().any(|c| c.0 == name) || ATTRS.iter().any(|c| c.0 == name) || float_format(name).is_some()
}

impl Resolver<'_> {
    /// The class that is meant by a name without namespaces in front, if the whole name is none.
    fn within(&self, name: &str, of: Scalar) -> Option<&Class> {
        self.known.within(name, of).filter(|_| !UNKNOWN.contains(&name))
    }

    /// What makes an object of this sort one of the class. Nothing does if the class is of something else.
    pub(super) fn class(&mut self, name: &str, of: Scalar) -> Result<Vec<ClassTest>> {
        let mut tests = Vec::new();
        let ty = TYPES.iter().find(|c| c.0 == name).map(|c| c.1).or_else(|| float_format(name));
        let attr = ATTRS.iter().find(|c| c.0 == name).map(|c| c.1);
        let listed = DIALECTS.iter().find(|c| c.0 == name);
        let elsewhere = ty.is_none() && attr.is_none() && listed.is_none();
        let within = || self.within(name, of).filter(|_| elsewhere || of == Scalar::Op);
        let defined = self.known.get(name).or_else(within);
        let known = ty.is_some() || attr.is_some() || listed.is_some() || defined.is_some();
        self.known.asked(name, Some(of), known);
        if ty.is_none() && attr.is_none() && listed.is_none() && defined.is_none() {
            return Err(Unknown::Class(name.to_string()));
        }
        tests.extend(ty.filter(|_| of == Scalar::Type).map(ClassTest::Type));
        tests.extend(attr.filter(|_| of == Scalar::Attr).map(ClassTest::Attr));
        let mut class = defined.cloned().unwrap_or_default();
        class.instances.extend(listed.into_iter().flat_map(|c| c.1).map(|i| (*i).to_string()));
        let sigil = match of {
            Scalar::Type => Some('!'),
            Scalar::Attr => Some('#'),
            _ => None,
        };
        class.instances.retain(|i| i.chars().next().filter(|c| "!#".contains(*c)) == sigil);
        class.cases.take_if(|_| of != Scalar::Attr);
        // Files that include the same ones say the same.
        class.instances.sort_unstable();
        class.instances.dedup();
        if class != Class::default() {
            let test = self.test_of(class);
            tests.push(test);
        }
        Ok(tests)
    }

    /// Whether an operation has this name.
    pub(super) fn is_op(&mut self, op: u32, name: String) -> Result<u32> {
        let class = Class { instances: vec![name], ..Class::default() };
        let test = self.test_of(class);
        self.push(Expr::Cast { how: Cast::Is, null: false, classes: vec![test], object: op })
    }

    /// The test for a class that a file defines.
    fn test_of(&mut self, class: Class) -> ClassTest {
        let index = self.classes.iter().position(|c| *c == class).unwrap_or_else(|| {
            self.classes.push(class);
            self.classes.len() - 1
        });
        ClassTest::Dialect(index as u32)
    }

    /// The only type that a class of a dialect has, if it has no parameters: how it is printed.
    pub(super) fn only_type(&self, class: &str) -> Option<String> {
        let listed = DIALECTS.iter().find(|c| c.0 == class).into_iter().flat_map(|c| c.1.iter().copied());
        let defined = self.known.get(class).or_else(|| self.within(class, Scalar::Type));
        let defined = defined.into_iter().flat_map(|c| c.instances.iter().map(String::as_str));
        let mut all: Vec<&str> = listed.chain(defined).filter(|i| i.starts_with('!')).collect();
        all.sort_unstable();
        all.dedup();
        match all[..] {
            [only] => Some(only.to_string()),
            _ => None,
        }
    }

    /// Whether a class is known at all.
    pub(super) fn knows_class(&self, name: &str) -> Option<Scalar> {
        let attr = ATTRS.iter().any(|c| c.0 == name);
        if attr {
            return Some(Scalar::Attr);
        }
        if TYPES.iter().any(|c| c.0 == name) || float_format(name).is_some() {
            return Some(Scalar::Type);
        }
        let listed = DIALECTS.iter().find(|c| c.0 == name).and_then(|c| c.1.first()).copied();
        let within = || {
            let kinds = [Scalar::Type, Scalar::Attr].into_iter();
            kinds.filter(|_| listed.is_none()).find_map(|of| self.within(name, of))
        };
        let defined = self.known.get(name).or_else(within).and_then(|c| c.instances.first());
        let defined = defined.map(String::as_str);
        self.known.asked(name, None, listed.is_some() || defined.is_some());
        match listed.or(defined)?.as_bytes().first() {
            Some(b'!') => Some(Scalar::Type),
            Some(b'#') => Some(Scalar::Attr),
            _ => Some(Scalar::Op),
        }
    }
}
