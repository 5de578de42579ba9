//! The context: everything that is interned and shared by all bodies.
//!
//! Attribute constructors canonicalise, so equal values have equal handles. A context only grows: nothing is freed
//! before the context is. Interning takes `&mut self`; for parallel rewriting intern what the patterns create first and
//! share `&Context`, or keep new attributes per thread behind a lock of your own.

use crate::affine::{AffineExpr, ExprData, Exprs};
use crate::attrs::AttrData;
use crate::entity::{Attr, AttrDict, Attrs, Loc, NIL, Name, OpShape, Type};
use crate::float::{self, FloatKind};
use crate::intern::{Slices, Table};
use crate::loc::{LocData, Locs};
use crate::types::{Sign, TypeData};
use crate::validity::Extent;
use rustc_hash::FxHashMap;
use std::borrow::Cow;

/// What is known about an operation by its name alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct OpFlags(pub u32);

impl OpFlags {
    /// The op is known (registered): absent flags mean "no", not "unknown".
    pub const REGISTERED: OpFlags = OpFlags(1);
    /// It ends its block.
    pub const TERMINATOR: OpFlags = OpFlags(2);
    /// Values from outside are not visible in its regions.
    pub const ISOLATED: OpFlags = OpFlags(4);
    /// Its regions have a body of their own ([`crate::Ir`]).
    pub const OWN_BODY: OpFlags = OpFlags(8);
    /// Its single-block regions need no terminator.
    pub const NO_TERMINATOR: OpFlags = OpFlags(16);
    /// Its regions are graphs: no order within a block.
    pub const GRAPH_REGION: OpFlags = OpFlags(32);
    /// It defines a symbol.
    pub const SYMBOL: OpFlags = OpFlags(64);
    /// Its region is a symbol table.
    pub const SYMBOL_TABLE: OpFlags = OpFlags(128);
    /// It has no side effects: erased when unused.
    pub const PURE: OpFlags = OpFlags(256);
    /// It is a constant.
    pub const CONSTANT_LIKE: OpFlags = OpFlags(512);
    /// Its operands commute.
    pub const COMMUTATIVE: OpFlags = OpFlags(1024);

    /// Whether all of `flags` are set.
    #[inline]
    pub fn has(self, flags: OpFlags) -> bool {
        self.0 & flags.0 == flags.0
    }

    /// Both.
    pub fn with(self, flags: OpFlags) -> OpFlags {
        OpFlags(self.0 | flags.0)
    }
}

/// Dialects that mlir-opt has.
const DIALECTS: &[&str] = &[
    "acc",
    "affine",
    "amdgpu",
    "amx",
    "arith",
    "arm_neon",
    "arm_sme",
    "arm_sve",
    "async",
    "bufferization",
    "builtin",
    "cf",
    "complex",
    "dlti",
    "emitc",
    "func",
    "gpu",
    "index",
    "irdl",
    "linalg",
    "llvm",
    "math",
    "memref",
    "ml_program",
    "mpi",
    "nvgpu",
    "nvvm",
    "omp",
    "pdl",
    "pdl_interp",
    "ptr",
    "quant",
    "rocdl",
    "scf",
    "shape",
    "shard",
    "smt",
    "sparse_tensor",
    "spirv",
    "tensor",
    "test",
    "test_dyn",
    "test_irdl_to_cpp",
    "tosa",
    "transform",
    "ub",
    "vector",
    "wasmssa",
    "x86vector",
    "xegpu",
    "xevm",
];

/// What a [`OpShape`] stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ShapeData {
    /// Operation name.
    pub name: Name,
    /// How many operands.
    pub operands: u16,
    /// How many results.
    pub results: u16,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct AttrsData {
    properties: u32,
    dict: AttrDict,
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
    /// `function_type`
    pub function_type: Name,
    /// `callee`
    pub callee: Name,
    /// `arg_attrs`
    pub arg_attrs: Name,
    /// `res_attrs`
    pub res_attrs: Name,
    /// `no_inline`
    pub no_inline: Name,
    /// `builtin.module`
    pub module: Name,
    /// `func.func`
    pub func: Name,
    /// `func.return`
    pub func_return: Name,
    /// `func.call`
    pub func_call: Name,
}

/// Interned names, types, attributes, operation shapes and locations.
#[derive(Clone, Debug)]
pub struct Context {
    names: Slices<u8>,
    types: Table<TypeData>,
    pub(crate) attrs: Table<AttrData>,
    /// By type and by attribute: whether it may be in an IR, and how large it is.
    pub(crate) type_extents: Vec<Extent>,
    pub(crate) attr_extents: Vec<Extent>,
    pub(crate) all_valid: bool,
    dicts: Slices<(Name, Attr)>,
    op_attrs: Table<AttrsData>,
    shapes: Table<ShapeData>,
    flags: FxHashMap<Name, OpFlags>,
    pub(crate) locs: Locs,
    pub(crate) exprs: Exprs,
    pub(crate) next_distinct: u32,
    known: Known,
}

impl Default for Context {
    fn default() -> Self {
        Context::new()
    }
}

impl Context {
    /// A context that knows `builtin.module`, `func.func`, `func.return` and `func.call`.
    pub fn new() -> Self {
        let (mut names, mut types, mut attrs) = (Slices::default(), Table::default(), Table::default());
        let (mut dicts, mut op_attrs, mut locs) = (Slices::default(), Table::default(), Locs::default());
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
            no_attrs: Attrs(op_attrs.intern(AttrsData { properties: NIL, dict: empty_dict })),
            empty_dict,
            sym_name: name("sym_name"),
            sym_visibility: name("sym_visibility"),
            function_type: name("function_type"),
            callee: name("callee"),
            arg_attrs: name("arg_attrs"),
            res_attrs: name("res_attrs"),
            no_inline: name("no_inline"),
            module: name("builtin.module"),
            func: name("func.func"),
            func_return: name("func.return"),
            func_call: name("func.call"),
        };
        let mut ctx = Context {
            names,
            type_extents: vec![Extent::LEAF; types.len()],
            attr_extents: vec![Extent::LEAF; attrs.len()],
            all_valid: true,
            types,
            attrs,
            dicts,
            op_attrs,
            shapes: Table::default(),
            flags: FxHashMap::default(),
            locs,
            exprs: Exprs::default(),
            next_distinct: 0,
            known,
        };
        use OpFlags as F;
        let module = F::REGISTERED.with(F::ISOLATED).with(F::NO_TERMINATOR).with(F::GRAPH_REGION);
        ctx.set_op_flags(known.module, module.with(F::SYMBOL).with(F::SYMBOL_TABLE));
        ctx.set_op_flags(known.func, F::REGISTERED.with(F::ISOLATED).with(F::OWN_BODY).with(F::SYMBOL));
        ctx.set_op_flags(known.func_return, F::REGISTERED.with(F::TERMINATOR).with(F::PURE));
        ctx.set_op_flags(known.func_call, F::REGISTERED);
        ctx
    }

    /// Handles that are always there.
    #[inline]
    pub fn known(&self) -> &Known {
        &self.known
    }

    // ---- names, shapes ------------------------------------------------------------------------------------------

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

    /// The shape of an op with these counts. Counts above the limits of a body are cut off there.
    pub fn op_shape(&mut self, name: Name, operands: usize, results: usize) -> OpShape {
        let (operands, results) = (operands.min(u16::MAX.into()) as u16, results.min(u16::MAX.into()) as u16);
        OpShape(self.shapes.intern(ShapeData { name, operands, results }))
    }

    /// The shape if it has been interned (an op of that shape may exist).
    pub fn find_shape(&self, name: Name, operands: usize, results: usize) -> Option<OpShape> {
        let (operands, results) = (u16::try_from(operands).ok()?, u16::try_from(results).ok()?);
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

    /// Whether ops of this name are of a dialect that mlir-opt has: what we do not know about them, it does.
    pub(crate) fn is_known_dialect(&self, name: Name) -> bool {
        let text = self.text(name);
        self.op_flags(name).has(OpFlags::REGISTERED)
            || DIALECTS.contains(&text.split('.').next().unwrap_or(""))
    }

    /// What is known about ops of this name; nothing (all clear) for unregistered ops.
    pub fn op_flags(&self, name: Name) -> OpFlags {
        self.flags.get(&name).copied().unwrap_or_default()
    }

    /// Registers what is known about ops of this name.
    pub fn set_op_flags(&mut self, name: Name, flags: OpFlags) {
        self.flags.insert(name, flags);
    }

    // ---- types ------------------------------------------------------------------------------------------------------

    /// Interns a type. `data` must be canonical (see [`TypeData`]).
    ///
    /// A type that the reader would refuse is made all the same, and the verifier refuses the ops that mention it;
    /// [`Self::valid_type`] is for builders that may ask for such a type.
    pub fn ty(&mut self, data: TypeData) -> Type {
        let ty = Type(self.types.intern(data));
        if ty.index() == self.type_extents.len() {
            self.judge_type(ty);
        }
        ty
    }

    /// The type that is this, if there is one.
    pub fn find_type(&self, data: &TypeData) -> Option<Type> {
        self.types.find(data).map(Type)
    }

    /// What a type is.
    #[inline]
    pub fn type_data(&self, ty: Type) -> &TypeData {
        self.types.get(ty.0)
    }

    /// How many types there are.
    pub fn type_count(&self) -> usize {
        self.types.len()
    }

    /// A signless integer type.
    pub fn int_type(&mut self, width: u32) -> Type {
        self.ty(TypeData::Integer { width, sign: Sign::Signless })
    }

    /// A float type.
    pub fn float_type(&mut self, kind: FloatKind) -> Type {
        self.ty(TypeData::Float(kind))
    }

    /// A function type.
    pub fn function_type(&mut self, inputs: &[Type], results: &[Type]) -> Type {
        self.ty(TypeData::Function { inputs: inputs.into(), results: results.into() })
    }

    /// Bits of an integer type (index: 64) and its signedness.
    pub fn int_width(&self, ty: Type) -> Option<(u32, Sign)> {
        match self.type_data(ty) {
            TypeData::Integer { width, sign } => Some((*width, *sign)),
            TypeData::Index => Some((64, Sign::Signed)),
            _ => None,
        }
    }

    /// Format of a float type.
    pub fn float_kind(&self, ty: Type) -> Option<FloatKind> {
        match self.type_data(ty) {
            TypeData::Float(kind) => Some(*kind),
            _ => None,
        }
    }

    // ---- attributes -------------------------------------------------------------------------------------------------

    /// Interns an attribute. `data` must be canonical (see [`AttrData`]); the constructors below see to that.
    /// As for [`Self::ty`], nothing is checked here: see [`Self::valid_attr`].
    pub fn attr(&mut self, data: AttrData) -> Attr {
        let attr = Attr(self.attrs.intern(data));
        if attr.index() == self.attr_extents.len() {
            self.judge_attr(attr);
        }
        attr
    }

    /// The attribute that is this, if there is one.
    pub fn find_attr(&self, data: &AttrData) -> Option<Attr> {
        self.attrs.find(data).map(Attr)
    }

    /// What an attribute is.
    #[inline]
    pub fn attr_data(&self, attr: Attr) -> &AttrData {
        self.attrs.get(attr.0)
    }

    /// How many attributes there are.
    pub fn attr_count(&self) -> usize {
        self.attrs.len()
    }

    /// Type of a typed attribute: integers, floats, strings and opaque ones (`none` if not given), elements.
    /// `None` for attributes without one (unit, arrays, dictionaries, symbols, types, maps, ...).
    pub fn attr_type(&self, attr: Attr) -> Option<Type> {
        match self.attr_data(attr) {
            AttrData::Integer { ty, .. }
            | AttrData::BigInteger { ty, .. }
            | AttrData::Float { ty, .. }
            | AttrData::Sparse { ty, .. }
            | AttrData::Resource { ty, .. } => Some(*ty),
            AttrData::Dense(dense) => Some(dense.ty),
            AttrData::String { ty, .. } | AttrData::Opaque { ty, .. } => Some(ty.unwrap_or(self.known.none)),
            _ => None,
        }
    }

    /// Integer attribute of an integer or index type; the value is truncated to its width. `None` for other types.
    pub fn int_attr(&mut self, ty: Type, value: i128) -> Option<Attr> {
        self.filled_words_attr(ty, &[value as u64, (value >> 64) as u64], value < 0)
    }

    /// Integer attribute from little-endian 64-bit words, truncated to the width of `ty` (missing words are zero).
    /// `None` if `ty` is not an integer or index type.
    pub fn words_attr(&mut self, ty: Type, words: &[u64]) -> Option<Attr> {
        self.filled_words_attr(ty, words, false)
    }

    /// The same, where missing high words are all ones if `negative`.
    pub(crate) fn filled_words_attr(&mut self, ty: Type, words: &[u64], negative: bool) -> Option<Attr> {
        let (width, sign) = self.int_width(ty)?;
        if width <= 64 {
            let value = extend(words.first().copied().unwrap_or(0), width, sign);
            return Some(self.attr(AttrData::Integer { ty, value: value as i64 }));
        }
        let count = (width as usize).div_ceil(64);
        let top_bits = width - 64 * (count as u32 - 1);
        let signed = sign != Sign::Unsigned;
        let mut words = words[..words.len().min(count)].to_vec();
        if negative && !signed {
            words.resize(count, u64::MAX);
        } else if words.len() < count {
            words.push(if negative { u64::MAX } else { 0 });
        }
        if words.len() == count {
            words[count - 1] = extend(words[count - 1], top_bits, sign);
        }
        // Without the high words that the rest implies, so that a wide type does not cost its width.
        let fill = if signed && words.last().is_some_and(|&top| (top as i64) < 0) { u64::MAX } else { 0 };
        while let [.., below, top] = words[..]
            && top == fill
            && (!signed || ((below ^ fill) as i64) >= 0)
        {
            words.pop();
        }
        Some(self.attr(AttrData::BigInteger { ty, words: words.into() }))
    }

    /// What the high words that a `BigInteger` does not store are.
    fn big_fill(&self, ty: Type, words: &[u64]) -> u64 {
        let signed = !matches!(self.int_width(ty), Some((_, Sign::Unsigned)));
        if signed && words.last().is_some_and(|&top| (top as i64) < 0) { u64::MAX } else { 0 }
    }

    /// Value of an integer (or index, bool) attribute: signed for signless, signed and index types, else unsigned.
    /// Values of more than 128 bits are cut to their low 128. `true : i1` is -1; see [`Self::bool_value`].
    pub fn int_value(&self, attr: Attr) -> Option<i128> {
        match self.attr_data(attr) {
            AttrData::Integer { ty, value } => match self.int_width(*ty) {
                Some((_, Sign::Unsigned)) => Some(i128::from(*value as u64)),
                _ => Some(i128::from(*value)),
            },
            AttrData::BigInteger { ty, words } => {
                let fill = self.big_fill(*ty, words);
                let word = |i: usize| u128::from(words.get(i).copied().unwrap_or(fill));
                Some((word(0) | (word(1) << 64)) as i128)
            }
            _ => None,
        }
    }

    /// Words of an integer attribute, little-endian. High words that the type has and the slice has not are those of
    /// the extension (by the sign, or by zero for unsigned types).
    pub fn int_words(&self, attr: Attr) -> Option<Cow<'_, [u64]>> {
        match self.attr_data(attr) {
            AttrData::Integer { value, .. } => Some(Cow::Owned(vec![*value as u64])),
            AttrData::BigInteger { words, .. } => Some(Cow::Borrowed(words)),
            _ => None,
        }
    }

    /// `true` or `false` (signless i1).
    pub fn bool_attr(&mut self, value: bool) -> Attr {
        self.attr(AttrData::Integer { ty: self.known.i1, value: -i64::from(value) })
    }

    /// Value of a signless i1 attribute.
    pub fn bool_value(&self, attr: Attr) -> Option<bool> {
        match self.attr_data(attr) {
            AttrData::Integer { ty, value } if *ty == self.known.i1 => Some(*value != 0),
            _ => None,
        }
    }

    /// `"text"` without a type.
    pub fn string_attr(&mut self, text: &str) -> Attr {
        let value = self.name(text);
        self.attr(AttrData::String { value, ty: None })
    }

    /// Bytes of a string attribute.
    pub fn string_value(&self, attr: Attr) -> Option<&[u8]> {
        match self.attr_data(attr) {
            AttrData::String { value, .. } => Some(self.bytes(*value)),
            _ => None,
        }
    }

    /// Float attribute, rounded from an `f64` to the format of `ty`; `None` if that is not a float type.
    pub fn float_attr(&mut self, ty: Type, value: f64) -> Option<Attr> {
        let kind = self.float_kind(ty)?;
        Some(self.float_bits_attr(ty, float::from_f64(kind, value)))
    }

    /// Float attribute by its bits.
    pub(crate) fn float_bits_attr(&mut self, ty: Type, bits: u128) -> Attr {
        self.attr(AttrData::Float { ty, bits: [bits as u64, (bits >> 64) as u64] })
    }

    /// Value of a float attribute as `f64` (rounded for the wider formats).
    pub fn float_value(&self, attr: Attr) -> Option<f64> {
        match self.attr_data(attr) {
            AttrData::Float { ty, bits } => {
                let bits = u128::from(bits[0]) | (u128::from(bits[1]) << 64);
                self.float_kind(*ty).map(|kind| float::to_f64(kind, bits))
            }
            _ => None,
        }
    }

    /// A type as an attribute.
    pub fn type_attr(&mut self, ty: Type) -> Attr {
        self.attr(AttrData::Type(ty))
    }

    /// Type that a type attribute holds.
    pub fn type_value(&self, attr: Attr) -> Option<Type> {
        match self.attr_data(attr) {
            AttrData::Type(ty) => Some(*ty),
            _ => None,
        }
    }

    /// `[...]`.
    pub fn array_attr(&mut self, items: &[Attr]) -> Attr {
        self.attr(AttrData::Array(items.into()))
    }

    /// `@root::@nested`.
    pub fn symbol_attr(&mut self, path: &[Name]) -> Attr {
        self.attr(AttrData::Symbol(path.into()))
    }

    /// What an affine expression is.
    pub fn expr(&self, expr: AffineExpr) -> ExprData {
        self.exprs.get(expr)
    }

    // ---- dictionaries -----------------------------------------------------------------------------------------------

    /// Interns a dictionary; entries in any order. Of entries with the same name the last one stays.
    pub fn dict(&mut self, entries: &[(Name, Attr)]) -> AttrDict {
        if entries.windows(2).all(|w| self.bytes(w[0].0) < self.bytes(w[1].0)) {
            return AttrDict(self.dicts.intern(entries));
        }
        let mut sorted = entries.to_vec();
        sorted.sort_by(|a, b| self.bytes(a.0).cmp(self.bytes(b.0)));
        sorted.reverse();
        sorted.dedup_by_key(|e| e.0);
        sorted.reverse();
        AttrDict(self.dicts.intern(&sorted))
    }

    /// Entries of a dictionary, sorted by name bytes.
    #[inline]
    pub fn entries(&self, dict: AttrDict) -> &[(Name, Attr)] {
        self.dicts.get(dict.0)
    }

    /// Entry of a dictionary.
    #[inline]
    pub fn dict_get(&self, dict: AttrDict, name: Name) -> Option<Attr> {
        self.entries(dict).iter().find(|e| e.0 == name).map(|e| e.1)
    }

    /// What an op carries: properties (any attribute; usually a dictionary) and discardable dictionary.
    pub fn op_attrs(&mut self, properties: Option<Attr>, dict: AttrDict) -> Attrs {
        Attrs(self.op_attrs.intern(AttrsData { properties: properties.map_or(NIL, |a| a.0), dict }))
    }

    /// No properties and these discardable attributes, in any order.
    pub fn discardable(&mut self, entries: &[(Name, Attr)]) -> Attrs {
        let dict = self.dict(entries);
        self.op_attrs(None, dict)
    }

    /// Properties of an op.
    #[inline]
    pub fn properties(&self, attrs: Attrs) -> Option<Attr> {
        Attr::link(self.op_attrs.get(attrs.0).properties)
    }

    /// Discardable dictionary of an op.
    #[inline]
    pub fn dictionary(&self, attrs: Attrs) -> AttrDict {
        self.op_attrs.get(attrs.0).dict
    }

    /// How many pairs of properties and dictionary there are: the length of a dense table by `Attrs`.
    pub fn attrs_count(&self) -> usize {
        self.op_attrs.len()
    }

    /// Attribute of an op by name: among the properties if they are a dictionary, else among the discardable ones.
    pub fn get_attr(&self, attrs: Attrs, name: Name) -> Option<Attr> {
        let data = self.op_attrs.get(attrs.0);
        let property = Attr::link(data.properties).and_then(|p| match self.attr_data(p) {
            AttrData::Dict(dict) => self.dict_get(*dict, name),
            _ => None,
        });
        property.or_else(|| self.dict_get(data.dict, name))
    }

    /// The same with attribute `name` set (`None`: removed): in the properties if it is there, else in the dictionary.
    pub fn with_attr(&mut self, attrs: Attrs, name: Name, value: Option<Attr>) -> Attrs {
        let AttrsData { properties, dict } = *self.op_attrs.get(attrs.0);
        if let Some(property) = Attr::link(properties)
            && let &AttrData::Dict(inner) = self.attr_data(property)
            && self.dict_get(inner, name).is_some()
        {
            let inner = self.edit_dict(inner, name, value);
            let property = self.attr(AttrData::Dict(inner));
            return self.op_attrs(Some(property), dict);
        }
        let dict = self.edit_dict(dict, name, value);
        self.op_attrs(Attr::link(properties), dict)
    }

    fn edit_dict(&mut self, dict: AttrDict, name: Name, value: Option<Attr>) -> AttrDict {
        let mut entries = self.entries(dict).to_vec();
        entries.retain(|e| e.0 != name);
        entries.extend(value.map(|v| (name, v)));
        self.dict(&entries)
    }

    // ---- locations --------------------------------------------------------------------------------------------------

    /// Interns a location.
    pub fn loc(&mut self, data: LocData) -> Loc {
        self.locs.intern(data)
    }

    /// `loc("file":line:col)`.
    pub fn file_loc(&mut self, file: Name, line: u32, col: u32) -> Loc {
        self.loc(LocData::File { file, line, col, end_line: line, end_col: col })
    }

    /// Location of what a rewrite made from ops with these locations: flattened, without unknowns and repeats.
    pub fn fuse_locations(&mut self, locs: &[Loc]) -> Loc {
        self.locs.fuse_later(locs).unwrap_or_else(|| self.locs.fuse(locs, None))
    }

    /// The same with metadata.
    pub fn fuse_locations_with(&mut self, locs: &[Loc], metadata: Option<Attr>) -> Loc {
        self.locs.fuse(locs, metadata)
    }

    /// What a location is; `None` if it is a position in a text that was read ([`Self::loc_position`]) or made of such by
    /// [`Self::fuse_locations`]. Of a [`Self::canonical_loc`] there always is.
    pub fn loc_data(&self, loc: Loc) -> Option<&LocData> {
        self.locs.data(loc)
    }

    /// File, line and column of a position in a text that was read or of a written file location.
    pub fn loc_position(&self, loc: Loc) -> Option<(Name, u32, u32)> {
        match self.locs.data(loc) {
            Some(LocData::File { file, line, col, .. }) => Some((*file, *line, *col)),
            _ => self.locs.position(loc),
        }
    }

    /// The file position to report something at this location: of a compound one the first that has a position.
    pub fn first_position(&self, loc: Loc) -> Option<(Name, u32, u32)> {
        self.locs.first_position(loc)
    }

    /// The handle shared by all locations that denote the same thing.
    pub fn canonical_loc(&mut self, loc: Loc) -> Loc {
        self.locs.canonical(loc)
    }
}

/// Truncates to `width` (at most 64) bits and extends again.
fn extend(value: u64, width: u32, sign: Sign) -> u64 {
    match (width, sign) {
        (0, _) => 0,
        (64.., _) => value,
        (_, Sign::Unsigned) => value & ((1 << width) - 1),
        _ => (((value << (64 - width)) as i64) >> (64 - width)) as u64,
    }
}
