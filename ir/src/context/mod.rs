//! The context: everything that is interned and shared by all bodies.
//!
//! Attribute constructors canonicalise, so equal values have equal handles. A context only grows: nothing is
//! freed before the context is. Interning takes `&mut self`; threads have a context each
//! ([`Context::forks`]), which share what is there and are joined again.

mod attrs;
mod created;
mod dicts;
mod fork;
mod identity;
mod locs;
mod types;

pub use fork::Renumbering;

use crate::affine::Exprs;
use crate::attrs::AttrData;
use crate::entity::{Attr, AttrDict, Attrs, Loc, NIL, Name, OpShape, Type};
use crate::float::FloatKind;
use crate::intern::{Interner, Layered, Slices};
use crate::loc::{LocData, Locs};
use crate::nested::NestedTexts;
use crate::registry::Registry;
use crate::types::{Sign, TypeData};
use crate::validity::Extent;
use std::borrow::Cow;
use std::hash::{Hash, Hasher};

/// What a [`OpShape`] stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ShapeData {
    /// Operation name.
    pub name: Name,
    /// How many operands.
    pub operands: u32,
    /// How many results.
    pub results: u32,
}

/// What an [`Attrs`] stands for.
#[derive(Clone, Copy, Debug)]
struct AttrsData {
    properties: u32,
    dict: AttrDict,
    /// The first of the attributes, which is mostly the one that is asked for: it is found without looking
    /// for the others. Without attributes no name.
    first: (Name, Attr),
}

impl AttrsData {
    fn new(properties: Option<Attr>, dict: AttrDict) -> Self {
        Self { properties: properties.map_or(NIL, |a| a.0), dict, first: (Name(NIL), Attr(NIL)) }
    }
}

/// What is first follows from the rest.
impl PartialEq for AttrsData {
    fn eq(&self, other: &Self) -> bool {
        (self.properties, self.dict) == (other.properties, other.dict)
    }
}

impl Eq for AttrsData {}

impl Hash for AttrsData {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.properties, self.dict).hash(state);
    }
}

/// Handles that are always there.
#[derive(Clone, Copy, Debug)]
pub struct Known {
    /// `unit`
    pub unit: Attr,
    /// `none`
    pub none: Type,
    /// `index`
    pub index: Type,
    /// `i1`
    pub i1: Type,
    /// `i64`
    pub i64: Type,
    /// `f64`
    pub f64: Type,
    /// `loc(unknown)`
    pub unknown_loc: Loc,
    /// No properties, no attributes.
    pub no_attrs: Attrs,
    /// `{}`
    pub empty_dict: AttrDict,
    /// `sym_name`
    pub sym_name: Name,
    /// `sym_visibility`
    pub sym_visibility: Name,
    /// `builtin.module`
    pub module: Name,
}

/// Interned names, types, attributes, operation shapes and locations.
#[derive(Clone, Debug)]
pub struct Context {
    names: Interner<Slices<u8>>,
    types: Interner<Vec<TypeData>>,
    pub(crate) attrs: Interner<Vec<AttrData>>,
    /// By type and by attribute: whether it may be in an IR, and how large it is.
    pub(crate) type_extents: Layered<Extent>,
    pub(crate) attr_extents: Layered<Extent>,
    pub(crate) all_valid: bool,
    dicts: Interner<Slices<(Name, Attr)>>,
    op_attrs: Interner<Vec<AttrsData>>,
    shapes: Interner<Vec<ShapeData>>,
    /// How many shapes there were when this was forked.
    forked_shapes: usize,
    pub(crate) registry: Registry,
    pub(crate) locs: Locs,
    pub(crate) exprs: Exprs,
    pub(crate) next_distinct: u32,
    /// What stands in the texts of types and attributes of dialects.
    pub(crate) nested: NestedTexts,
    known: Known,
    identity: identity::Identity,
}

impl Default for Context {
    fn default() -> Self {
        Context::new()
    }
}

impl Context {
    /// A context in which no text has been read. The dialects that come with the crate (`builtin` and `func`)
    /// are loaded when an op of theirs is first seen.
    pub fn new() -> Self {
        let mut names: Interner<Slices<u8>> = Interner::default();
        let mut types: Interner<Vec<TypeData>> = Interner::default();
        let mut attrs: Interner<Vec<AttrData>> = Interner::default();
        let mut dicts: Interner<Slices<(Name, Attr)>> = Interner::default();
        let mut op_attrs: Interner<Vec<AttrsData>> = Interner::default();
        let mut locs = Locs::default();
        let mut name = |text: &str| Name(names.intern(text.as_bytes()));
        let mut ty = |data| Type(types.intern(data));
        let empty_dict = AttrDict(dicts.intern(&[]));
        let known = Known {
            unit: Attr(attrs.intern(AttrData::Unit)),
            none: ty(TypeData::None),
            index: ty(TypeData::Index),
            i1: ty(TypeData::Integer { width: 1, sign: Sign::Signless }),
            i64: ty(TypeData::Integer { width: 64, sign: Sign::Signless }),
            f64: ty(TypeData::Float(FloatKind::F64)),
            unknown_loc: locs.intern(LocData::Unknown),
            no_attrs: Attrs(op_attrs.intern(AttrsData::new(None, empty_dict))),
            empty_dict,
            sym_name: name("sym_name"),
            sym_visibility: name("sym_visibility"),
            module: name("builtin.module"),
        };
        Context {
            names,
            type_extents: vec![Extent::LEAF; types.len()].into(),
            attr_extents: vec![Extent::LEAF; attrs.len()].into(),
            all_valid: true,
            types,
            attrs,
            dicts,
            op_attrs,
            shapes: Interner::default(),
            forked_shapes: 0,
            registry: Registry::default(),
            locs,
            exprs: Exprs::default(),
            next_distinct: 0,
            nested: NestedTexts::default(),
            known,
            identity: identity::Identity::new(),
        }
    }

    /// Handles that are always there.
    #[inline]
    pub fn known(&self) -> &Known {
        &self.known
    }

    // ---- names, shapes ------------------------------------------------------------------------------------

    /// Interns a string.
    pub fn name(&mut self, text: &str) -> Name {
        Name(self.names.intern(text.as_bytes()))
    }

    /// Interns a byte string (MLIR strings need not be UTF-8).
    pub fn name_bytes(&mut self, bytes: &[u8]) -> Name {
        Name(self.names.intern(bytes))
    }

    /// The name if it has been interned.
    pub fn find_name(&self, text: &str) -> Option<Name> {
        self.names.find(text.as_bytes()).map(Name)
    }

    /// Bytes of a name.
    #[inline]
    pub fn bytes(&self, name: Name) -> &[u8] {
        self.names.get(name.0)
    }

    /// Text of a name; bytes that are not UTF-8 become replacement characters.
    pub fn text(&self, name: Name) -> Cow<'_, str> {
        String::from_utf8_lossy(self.bytes(name))
    }

    /// About so many names and shapes will be interned next. It saves their tables from growing step by step.
    pub fn expect_names(&mut self, names: usize, shapes: usize) {
        self.names.reserve(names);
        self.shapes.reserve(shapes);
    }

    /// The shape of an op with these counts. Counts above the limits of a body are cut off there.
    pub fn op_shape(&mut self, name: Name, operands: usize, results: usize) -> OpShape {
        let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let data = ShapeData { name, operands: count(operands), results: count(results) };
        let shape = OpShape(self.shapes.intern(data));
        if shape.index() == self.registry.shape_count() {
            self.add_shape(data);
        }
        shape
    }

    /// The shape if it has been interned (an op of that shape may exist).
    pub fn find_shape(&self, name: Name, operands: usize, results: usize) -> Option<OpShape> {
        let (operands, results) = (u32::try_from(operands).ok()?, u32::try_from(results).ok()?);
        self.shapes.find(&ShapeData { name, operands, results }).map(OpShape)
    }

    /// Name and counts of a shape.
    #[inline]
    pub fn shape_data(&self, shape: OpShape) -> ShapeData {
        *self.shapes.get(shape.0)
    }

    /// How many shapes there are: the length of a dense table by shape.
    pub fn shape_count(&self) -> usize {
        self.shapes.len()
    }
}
