//! Which types and attributes may be built: those that the text reader accepts.
//!
//! The rules stand here once. The reader asks before it interns what it read (and knows at which token each
//! rule is about), builders go through [`Context::valid_type`] and [`Context::valid_attr`], and the verifier
//! refuses every op that mentions a handle for which the answer was no. A rule looks at one level only: parts
//! are handles that have been judged when they were made, and a whole with an invalid part is invalid.
//!
//! Being readable also means being printable: types and attributes may be nested at most [`MAX_NESTING`]
//! levels deep, and what builders make may not stand for more than [`MAX_WEIGHT`] bytes of text, with
//! everything that it shares written out. (The reader limits how much text aliases stand for.) Both are added
//! up when a handle is made.

use crate::attrs::{AttrData, Dense, DenseData};
use crate::context::Context;
use crate::elements::element;
use crate::entity::{Attr, AttrDict, Name, Type};
use crate::types::{DYNAMIC, MAX_INT_WIDTH, TypeData};

/// How deep types and attributes may be nested; the reader counts the regions around them as well.
pub const MAX_NESTING: u32 = 256;
/// How large the text of a type or attribute may be, in bytes, roughly.
pub const MAX_WEIGHT: u64 = 1 << 28;
/// The widest element of a dense attribute, in bits: a literal of two bytes costs as much memory as its type
/// is wide.
pub const MAX_ELEMENT_BITS: u32 = 4096;

/// Why there is no such type.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum InvalidType {
    /// An integer type that is too wide.
    #[error("an integer type has at most {MAX_INT_WIDTH} bits")]
    IntegerWidth,
    /// `complex<T>` of something else than a number.
    #[error("the element of a complex type is an integer or a float")]
    ComplexElement,
    /// `vector<..xT>` of something else than a number.
    #[error("the element of a vector is an integer, an index or a float")]
    VectorElement,
    /// A vector with a dimension of size 0, or of unknown or negative size.
    #[error("the dimensions of a vector are positive")]
    VectorDimension,
    /// A vector that does not say of each dimension whether it is scalable.
    #[error("each dimension of a vector is scalable or not")]
    VectorScalability,
    /// `tensor<..xT>` of what no tensor can hold.
    #[error("this type cannot be the element of a tensor")]
    TensorElement,
    /// `memref<..xT>` of what no memref can hold.
    #[error("this type cannot be the element of a memref")]
    MemRefElement,
    /// A negative size that is not [`DYNAMIC`].
    #[error("the dimensions of a shape are not negative")]
    Dimension,
    /// A layout that is neither a map nor strides.
    #[error("the layout of a memref is an affine map or `strided`")]
    Layout,
    /// A layout of another rank.
    #[error("the layout of a memref has as many dimensions as its shape")]
    LayoutRank,
    /// A memory space that is none for MLIR, or would be read as a layout.
    #[error("the memory space of a memref is a number, text, a dictionary or an attribute of a dialect")]
    MemorySpace,
    /// A part that is not valid itself.
    #[error("a type in this type is not valid")]
    Part,
    /// More levels than [`MAX_NESTING`].
    #[error("nested more than {MAX_NESTING} levels deep")]
    Depth,
    /// More text than [`MAX_WEIGHT`].
    #[error("this type is too large to be written")]
    Weight,
}

impl InvalidType {
    /// Whether it is a bound of ours that is reached: MLIR may have such a type.
    #[must_use]
    pub fn is_bound(self) -> bool {
        matches!(self, Self::Depth | Self::Weight)
    }
}

/// Why there is no such attribute.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum InvalidAttr {
    /// An integer of a type that has none.
    #[error("an integer attribute has an integer or index type")]
    IntegerType,
    /// A float of a type that has none.
    #[error("a float attribute has a float type")]
    FloatType,
    /// Elements of a type without shape.
    #[error("elements have a shaped type")]
    ElementsType,
    /// Elements of a type with `?`.
    #[error("elements have a type of static shape")]
    DynamicElements,
    /// Elements that are too wide.
    #[error("elements of more than {MAX_ELEMENT_BITS} bits are not supported")]
    ElementWidth,
    /// Too few or too many elements.
    #[error("the number of elements is not that of the type")]
    ElementCount,
    /// Strings where the type says numbers, or the reverse.
    #[error("the elements are not of the element type")]
    ElementKind,
    /// A resource of a type without shape.
    #[error("the type of a resource has a shape")]
    ResourceType,
    /// An array of what cannot be in one.
    #[error("the elements of an array are integers or floats of whole bytes, or i1")]
    ArrayElement,
    /// Bytes that are no whole number of elements.
    #[error("an array has a whole number of elements")]
    ArrayLength,
    /// A part that is not valid itself.
    #[error("a part of this attribute is not valid")]
    Part,
    /// More levels than [`MAX_NESTING`].
    #[error("nested more than {MAX_NESTING} levels deep")]
    Depth,
    /// More text than [`MAX_WEIGHT`].
    #[error("this attribute is too large to be written")]
    Weight,
}

impl InvalidAttr {
    /// Whether it is a bound of ours that is reached: MLIR may have such an attribute.
    #[must_use]
    pub fn is_bound(self) -> bool {
        matches!(self, Self::Depth | Self::Weight | Self::ElementWidth)
    }
}

/// How much text an interned type or attribute is, and how deep; or that it is not valid.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Extent {
    /// Levels, 1 for what the reader does not count as a level; 0: not valid.
    depth: u32,
    /// Bytes of text, at most about as many as there would be; `u32::MAX` for all that is more.
    weight: u32,
}

impl Extent {
    const INVALID: Extent = Extent { depth: 0, weight: 0 };
    /// Of types and attributes without parts.
    pub(crate) const LEAF: Extent = Extent { depth: 1, weight: 1 };

    fn is_valid(self) -> bool {
        self.depth != 0
    }
}

/// Sums up the parts of a type or attribute.
struct Sum<'c> {
    ctx: &'c Context,
    depth: u32,
    weight: u64,
    sound: bool,
}

impl<'c> Sum<'c> {
    fn new(ctx: &'c Context) -> Self {
        Sum { ctx, depth: 1, weight: 1, sound: true }
    }

    fn part(&mut self, part: Extent) {
        self.sound &= part.is_valid();
        self.depth = self.depth.max(part.depth);
        self.weight += u64::from(part.weight);
    }

    fn ty(&mut self, ty: Type) {
        self.part(*self.ctx.type_extents.get(ty.index()));
    }

    fn types(&mut self, types: &[Type]) {
        types.iter().for_each(|&ty| self.ty(ty));
    }

    fn attr(&mut self, attr: Attr) {
        self.part(*self.ctx.attr_extents.get(attr.index()));
    }

    fn bytes(&mut self, count: usize) {
        self.weight += count as u64;
    }

    fn text(&mut self, name: Name) {
        self.bytes(self.ctx.bytes(name).len());
    }

    fn dict(&mut self, dict: AttrDict) {
        for &(name, value) in self.ctx.entries(dict) {
            self.attr(value);
            self.text(name);
        }
    }

    /// The extent of the whole, which is `levels` deeper than its deepest part.
    fn total(self, levels: u32) -> Result<Extent, Unfit> {
        let depth = self.depth + levels;
        if !self.sound {
            Err(Unfit::Part)
        } else if depth > MAX_NESTING + 1 {
            Err(Unfit::Depth)
        } else {
            Ok(Extent { depth, weight: u32::try_from(self.weight).unwrap_or(u32::MAX) })
        }
    }
}

/// Why a whole of valid form is not valid.
enum Unfit {
    Part,
    Depth,
}

impl Context {
    /// Whether a type of this description would be read back from its text. Looks one level deep; the parts
    /// are handles, and those that are not valid make the whole invalid.
    pub fn check_type(&self, data: &TypeData) -> Result<(), InvalidType> {
        self.type_rules(data)?;
        match self.type_extent(data) {
            Ok(extent) if u64::from(extent.weight) > MAX_WEIGHT => Err(InvalidType::Weight),
            Ok(_) => Ok(()),
            Err(Unfit::Part) => Err(InvalidType::Part),
            Err(Unfit::Depth) => Err(InvalidType::Depth),
        }
    }

    /// Interns a type that may be invalid or not canonical: the layout of a memref that is the identity and
    /// the memory space 0 are left out, and what the reader would refuse is an error.
    pub fn valid_type(&mut self, data: TypeData) -> Result<Type, InvalidType> {
        self.check_type(&data)?;
        let data = self.canonical_type(data);
        Ok(self.ty(data))
    }

    /// The canonical description of a type: without an identity layout and without memory space 0.
    pub fn canonical_type(&self, mut data: TypeData) -> TypeData {
        if let TypeData::MemRef { layout, .. } = &mut data {
            let is_identity =
                |layout| matches!(self.attr_data(layout), AttrData::Map(map) if self.exprs.is_identity(map));
            *layout = layout.filter(|&layout| !is_identity(layout));
        }
        if let TypeData::MemRef { space, .. } | TypeData::UnrankedMemRef { space, .. } = &mut data {
            *space = space.filter(|&space| self.int_value(space) != Some(0));
        }
        data
    }

    /// Whether an interned type may be in an IR. Constant time.
    #[inline]
    pub fn is_valid_type(&self, ty: Type) -> bool {
        self.type_extents.get(ty.index()).is_valid()
    }

    /// Whether an attribute of this description would be read back from its text. One level deep, as
    /// [`Self::check_type`]; numbers are taken to be canonical for their type ([`AttrData`]).
    pub fn check_attr(&self, data: &AttrData) -> Result<(), InvalidAttr> {
        self.attr_rules(data)?;
        match self.attr_extent(data) {
            Ok(extent) if u64::from(extent.weight) > MAX_WEIGHT => Err(InvalidAttr::Weight),
            Ok(_) => Ok(()),
            Err(Unfit::Part) => Err(InvalidAttr::Part),
            Err(Unfit::Depth) => Err(InvalidAttr::Depth),
        }
    }

    /// Interns an attribute that may be invalid or not canonical (a string of type `none` has no type): what
    /// the reader would refuse is an error.
    pub fn valid_attr(&mut self, mut data: AttrData) -> Result<Attr, InvalidAttr> {
        self.check_attr(&data)?;
        if let AttrData::String { ty, .. } | AttrData::Opaque { ty, .. } = &mut data {
            *ty = ty.filter(|&ty| ty != self.known().none);
        }
        Ok(self.attr(data))
    }

    /// Whether an interned attribute may be in an IR. Constant time.
    #[inline]
    pub fn is_valid_attr(&self, attr: Attr) -> bool {
        self.attr_extents.get(attr.index()).is_valid()
    }

    /// Whether every type and attribute that was ever made here is valid: then no op needs to be looked at.
    pub(crate) fn all_valid(&self) -> bool {
        self.all_valid
    }

    /// Judges a type that has just been interned.
    pub(crate) fn judge_type(&mut self, ty: Type) {
        let data = self.type_data(ty);
        let extent = match self.type_rules(data) {
            Ok(()) => self.type_extent(data).unwrap_or(Extent::INVALID),
            Err(_) => Extent::INVALID,
        };
        self.all_valid &= extent.is_valid();
        self.type_extents.push(extent);
    }

    /// Judges an attribute that has just been interned.
    pub(crate) fn judge_attr(&mut self, attr: Attr) {
        let data = self.attr_data(attr);
        let extent = match self.attr_rules(data) {
            Ok(()) => self.attr_extent(data).unwrap_or(Extent::INVALID),
            Err(_) => Extent::INVALID,
        };
        self.all_valid &= extent.is_valid();
        self.attr_extents.push(extent);
    }

    /// The rules for a description, without those that are about depth and size.
    pub(crate) fn type_rules(&self, data: &TypeData) -> Result<(), InvalidType> {
        use TypeData as D;
        let require = |holds: bool, error| if holds { Ok(()) } else { Err(error) };
        let shape = |dims: &[i64]| {
            require(dims.iter().all(|&dim| dim >= 0 || dim == DYNAMIC), InvalidType::Dimension)
        };
        match data {
            D::Integer { width, .. } => require(*width <= MAX_INT_WIDTH, InvalidType::IntegerWidth),
            D::Complex(element) => {
                let is_number = matches!(self.type_data(*element), D::Integer { .. } | D::Float(_));
                require(is_number, InvalidType::ComplexElement)
            }
            D::Vector { dims, scalable, element } => {
                let legal = match self.type_data(*element) {
                    D::Integer { .. } | D::Index | D::Float(_) => true,
                    D::Opaque { namespace, data } => self.is_dialect_element(*namespace, *data, true),
                    _ => false,
                };
                require(legal, InvalidType::VectorElement)?;
                require(dims.len() == scalable.len(), InvalidType::VectorScalability)?;
                require(dims.iter().all(|&dim| dim > 0), InvalidType::VectorDimension)
            }
            D::Tensor { dims, element, .. } => {
                require(self.is_tensor_element(*element), InvalidType::TensorElement)?;
                shape(dims)
            }
            D::UnrankedTensor(element) => {
                require(self.is_tensor_element(*element), InvalidType::TensorElement)
            }
            D::MemRef { dims, element, layout, space } => {
                require(self.is_memref_element(*element), InvalidType::MemRefElement)?;
                shape(dims)?;
                require(space.is_none_or(|space| self.is_memory_space(space)), InvalidType::MemorySpace)?;
                match layout.map(|layout| self.layout_rank(layout)) {
                    None => Ok(()),
                    Some(None) => Err(InvalidType::Layout),
                    Some(Some(rank)) => require(rank == dims.len(), InvalidType::LayoutRank),
                }
            }
            D::UnrankedMemRef { element, space } => {
                require(self.is_memref_element(*element), InvalidType::MemRefElement)?;
                require(space.is_none_or(|space| self.is_memory_space(space)), InvalidType::MemorySpace)
            }
            D::Index | D::Float(_) | D::None | D::Function { .. } | D::Tuple(_) | D::Opaque { .. } => Ok(()),
        }
    }

    fn is_memory_space(&self, attr: Attr) -> bool {
        use AttrData as D;
        matches!(
            self.attr_data(attr),
            D::Integer { .. } | D::BigInteger { .. } | D::String { .. } | D::Dict(_) | D::Opaque { .. }
        )
    }

    fn is_tensor_element(&self, element: Type) -> bool {
        use TypeData as D;
        match self.type_data(element) {
            D::Function { .. } | D::None | D::Tuple(_) | D::Tensor { .. } | D::UnrankedTensor(_) => false,
            D::MemRef { .. } | D::UnrankedMemRef { .. } => false,
            D::Opaque { .. } => true,
            _ => self.is_memref_element(element),
        }
    }

    fn is_memref_element(&self, element: Type) -> bool {
        use TypeData as D;
        match self.type_data(element) {
            D::Function { .. } | D::None | D::Tuple(_) | D::Tensor { .. } | D::UnrankedTensor(_) => false,
            D::Opaque { namespace, data } => self.is_dialect_element(*namespace, *data, false),
            _ => true,
        }
    }

    /// Whether a type of a dialect may be the element of a vector, or of a memref: a type says so of itself,
    /// and of dialects that nobody knows none can. Of MLIR's own, these do.
    fn is_dialect_element(&self, namespace: Name, data: Name, of_vector: bool) -> bool {
        if let Some(syntax) = self.known_symbols(namespace) {
            return syntax.is_element(self.bytes(data), of_vector);
        }
        let data = self.bytes(data);
        match self.bytes(namespace) {
            b"ptr" => data.starts_with(b"ptr"),
            b"llvm" => data == b"ppc_fp128" || of_vector && (data == b"ptr" || data.starts_with(b"ptr<")),
            dialect => std::str::from_utf8(dialect).is_ok_and(|dialect| self.has_dialect(dialect)),
        }
    }

    /// How many dimensions the shape has that an attribute is the layout for; `None` if it is no layout.
    pub(crate) fn layout_rank(&self, layout: Attr) -> Option<usize> {
        match self.attr_data(layout) {
            AttrData::Map(map) => Some(map.dims as usize),
            AttrData::Strided { strides, .. } => Some(strides.len()),
            _ => None,
        }
    }

    /// The rules for a description, without those that are about depth and size.
    pub(crate) fn attr_rules(&self, data: &AttrData) -> Result<(), InvalidAttr> {
        let require = |holds: bool, error| if holds { Ok(()) } else { Err(error) };
        match data {
            AttrData::Integer { ty, .. } | AttrData::BigInteger { ty, .. } => {
                require(self.int_width(*ty).is_some(), InvalidAttr::IntegerType)
            }
            AttrData::Float { ty, .. } => require(self.float_kind(*ty).is_some(), InvalidAttr::FloatType),
            AttrData::Dense(dense) => self.dense_rules(dense),
            AttrData::Sparse { ty, .. } => self.static_shape(*ty).map(|_| ()),
            AttrData::Resource { ty, .. } => {
                require(self.type_data(*ty).shaped().is_some(), InvalidAttr::ResourceType)
            }
            AttrData::DenseArray { element, data } => {
                let bytes = self.array_element_bytes(*element).ok_or(InvalidAttr::ArrayElement)?;
                let whole = if bytes == 0 { data.is_empty() } else { data.len() % bytes == 0 };
                require(whole, InvalidAttr::ArrayLength)
            }
            _ => Ok(()),
        }
    }

    /// Sizes and element type of what a dense or sparse attribute may have as its type.
    pub(crate) fn static_shape(&self, ty: Type) -> Result<(&[i64], Type), InvalidAttr> {
        let (dims, element) = self.type_data(ty).shaped().ok_or(InvalidAttr::ElementsType)?;
        if dims.contains(&DYNAMIC) { Err(InvalidAttr::DynamicElements) } else { Ok((dims, element)) }
    }

    fn dense_rules(&self, dense: &Dense) -> Result<(), InvalidAttr> {
        let (dims, element_type) = self.static_shape(dense.ty)?;
        let count = dims.iter().try_fold(1i64, |n, &dim| n.checked_mul(dim));
        let count = count.and_then(|count| usize::try_from(count).ok());
        let (stored, unit) = match (&dense.data, element(self, element_type)) {
            (_, Some(element)) if element.bits > MAX_ELEMENT_BITS => return Err(InvalidAttr::ElementWidth),
            (DenseData::Bytes(bytes), Some(element)) => (bytes.len(), element.bytes * element.parts),
            (DenseData::Strings(strings), None) => (strings.len(), 1),
            _ => return Err(InvalidAttr::ElementKind),
        };
        let wanted = if dense.splat { Some(1) } else { count };
        let fits = wanted.and_then(|n| n.checked_mul(unit)) == Some(stored);
        if fits { Ok(()) } else { Err(InvalidAttr::ElementCount) }
    }

    /// Bytes of an element of `array<T: ..>`; `None` if there is no such array.
    pub(crate) fn array_element_bytes(&self, ty: Type) -> Option<usize> {
        let element = element(self, ty)?;
        let legal = match self.type_data(ty) {
            TypeData::Integer { .. } => element.bits.is_multiple_of(8) || element.bits == 1,
            TypeData::Float(_) => element.bits.is_multiple_of(8),
            _ => false,
        };
        (legal && element.bits <= MAX_ELEMENT_BITS).then_some(element.bytes)
    }

    fn type_extent(&self, data: &TypeData) -> Result<Extent, Unfit> {
        use TypeData as D;
        let mut sum = Sum::new(self);
        match data {
            D::Integer { .. } | D::Index | D::Float(_) | D::None => return Ok(Extent::LEAF),
            D::Complex(element) | D::UnrankedTensor(element) => sum.ty(*element),
            D::Function { inputs, results } => {
                sum.types(inputs);
                sum.types(results);
            }
            D::Tuple(types) => sum.types(types),
            D::Vector { dims, element, .. } => {
                sum.ty(*element);
                sum.bytes(2 * dims.len());
            }
            D::Tensor { dims, element, encoding } => {
                sum.ty(*element);
                encoding.iter().for_each(|&encoding| sum.attr(encoding));
                sum.bytes(2 * dims.len());
            }
            D::MemRef { dims, element, layout, space } => {
                sum.ty(*element);
                layout.iter().chain(space).for_each(|&attr| sum.attr(attr));
                sum.bytes(2 * dims.len());
            }
            D::UnrankedMemRef { element, space } => {
                sum.ty(*element);
                space.iter().for_each(|&space| sum.attr(space));
            }
            D::Opaque { data, .. } => sum.text(*data),
        }
        sum.total(1)
    }

    fn attr_extent(&self, data: &AttrData) -> Result<Extent, Unfit> {
        let mut sum = Sum::new(self);
        let levels = match data {
            AttrData::Unit => 0,
            AttrData::Map(_) | AttrData::Set(_) | AttrData::Loc(_) => 1,
            AttrData::Integer { ty, .. } | AttrData::Float { ty, .. } | AttrData::Type(ty) => {
                sum.ty(*ty);
                0
            }
            AttrData::BigInteger { ty, words } => {
                sum.ty(*ty);
                sum.bytes(16 * words.len());
                0
            }
            AttrData::String { value, ty } => {
                ty.iter().for_each(|&ty| sum.ty(ty));
                sum.text(*value);
                0
            }
            AttrData::Array(items) => {
                items.iter().for_each(|&item| sum.attr(item));
                1
            }
            AttrData::Dict(dict) => {
                sum.dict(*dict);
                1
            }
            AttrData::Symbol(path) => {
                path.iter().for_each(|&name| sum.text(name));
                0
            }
            AttrData::Dense(dense) => {
                sum.ty(dense.ty);
                match &dense.data {
                    DenseData::Bytes(bytes) => sum.bytes(bytes.len()),
                    DenseData::Strings(strings) => strings.iter().for_each(|&name| sum.text(name)),
                }
                1
            }
            AttrData::Sparse { ty, indices, values } => {
                sum.ty(*ty);
                // These stand for lists in the text, which are no level deeper.
                for part in [indices, values].map(|part| *self.attr_extents.get(part.index())) {
                    sum.part(Extent { depth: part.depth.min(1), ..part });
                }
                1
            }
            AttrData::Resource { key, ty } => {
                sum.ty(*ty);
                sum.text(*key);
                1
            }
            AttrData::DenseArray { element, data } => {
                sum.ty(*element);
                sum.bytes(data.len());
                1
            }
            AttrData::Strided { strides, .. } => {
                sum.bytes(2 * strides.len());
                1
            }
            AttrData::Distinct { payload, .. } => {
                sum.attr(*payload);
                1
            }
            AttrData::Opaque { data, ty, .. } => {
                ty.iter().for_each(|&ty| sum.ty(ty));
                sum.text(*data);
                1
            }
        };
        sum.total(levels)
    }
}
