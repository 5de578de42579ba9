//! Contexts of threads: what is interned is frozen and shared, and each thread adds its own on top.
//!
//! Two threads may give one number to different things, and one thing different numbers. So when they are
//! joined, what a fork added is interned again where all comes together, and bodies that mention it are
//! renumbered. Rewriting hardly ever makes a type or attribute that nobody has made before, and what the
//! threads share keeps its numbers: mostly nothing is to be done.

use super::Context;
use crate::affine::{AffineExpr, AffineMap, ExprData, IntegerSet};
use crate::attrs::{AttrData, Dense, DenseData};
use crate::entity::{Attr, AttrDict, Attrs, Loc, Name, OpShape, Type};
use crate::loc::{LocData, Locs};
use crate::nested::{Nested, Symbol};
use crate::types::TypeData;

/// New numbers for what a context added after it was forked: by table, those of its own entries in order.
#[derive(Clone, Debug, Default)]
pub struct Renumbering {
    types: Numbers,
    attrs: Numbers,
    shapes: Numbers,
    locs: Numbers,
    /// Fused locations move by as much: not at all as long as forks have places of their own for them.
    runs: u32,
    /// Which locations are such.
    first_run: u32,
}

/// Numbers from `first` on have become these.
#[derive(Clone, Debug, Default)]
struct Numbers {
    first: u32,
    now: Vec<u32>,
}

impl Numbers {
    #[inline]
    fn of(&self, id: u32) -> u32 {
        id.checked_sub(self.first).map_or(id, |own| self.now[own as usize])
    }

    fn is_identity(&self) -> bool {
        (self.first..).zip(&self.now).all(|(before, &now)| before == now)
    }
}

impl Renumbering {
    /// Whether all stays as it is.
    #[must_use]
    pub fn is_identity(&self) -> bool {
        let Self { types, attrs, shapes, locs, runs, .. } = self;
        *runs == 0 && [types, attrs, shapes, locs].into_iter().all(Numbers::is_identity)
    }

    #[inline]
    pub(crate) fn ty(&self, ty: Type) -> Type {
        Type(self.types.of(ty.0))
    }

    #[inline]
    pub(crate) fn attrs(&self, attrs: Attrs) -> Attrs {
        Attrs(self.attrs.of(attrs.0))
    }

    #[inline]
    pub(crate) fn shape(&self, shape: OpShape) -> OpShape {
        OpShape(self.shapes.of(shape.0))
    }

    #[inline]
    pub(crate) fn loc(&self, loc: Loc) -> Loc {
        match (Locs::run_number(loc), Locs::entry_number(loc)) {
            (Some(run), _) if run >= self.first_run => Locs::run_at(run + self.runs),
            (_, Some(entry)) => Locs::entry_at(self.locs.of(entry)),
            _ => loc,
        }
    }
}

impl Context {
    /// Contexts for so many other threads, which know what this one knows; of what is added to one of them
    /// from here on the others know nothing, until all are joined ([`Self::join`]). It takes time for what is
    /// known of operations, and none for types, attributes, names and locations. `ops`: about as many
    /// operations each of them is for.
    pub fn forks(&mut self, count: usize, ops: usize) -> Vec<Context> {
        if self.names.frozen() == 0 {
            self.names.freeze();
            self.types.freeze();
            self.attrs.freeze();
            self.type_extents.freeze();
            self.attr_extents.freeze();
            self.dicts.freeze();
            self.op_attrs.freeze();
            self.locs.freeze();
            self.exprs.freeze();
        }
        let fork = |number: usize| {
            let mut fork = self.clone();
            fork.forked_shapes = self.shapes.len();
            fork.locs.become_fork(number, count, ops);
            fork
        };
        (0..count).map(fork).collect()
    }

    /// Takes in what contexts have added that were forked off this one ([`Self::forks`]), in their order.
    /// What comes out, one for each, is for the bodies that were changed with it ([`crate::Body::renumber`]).
    pub fn join(&mut self, forks: Vec<Context>) -> Vec<Renumbering> {
        let joined = forks.into_iter().map(|mut fork| Joining::new(self, &mut fork).all()).collect();
        self.names.thaw();
        self.types.thaw();
        self.attrs.thaw();
        self.type_extents.thaw();
        self.attr_extents.thaw();
        self.dicts.thaw();
        self.op_attrs.thaw();
        self.locs.thaw();
        self.exprs.thaw();
        joined
    }
}

/// A fork that is taken in. Parts before the whole: what an entry consists of may have been made by the fork
/// too.
struct Joining<'a> {
    to: &'a mut Context,
    fork: &'a Context,
    /// By entry of the fork: what it has become, once that is known.
    types: Vec<Option<Type>>,
    attrs: Vec<Option<Attr>>,
    locs: Vec<Option<Loc>>,
    /// By how much fused locations move, and the first that does.
    runs: (u32, u32),
}

impl<'a> Joining<'a> {
    fn new(to: &'a mut Context, fork: &'a mut Context) -> Self {
        let runs = to.locs.append_runs(&mut fork.locs);
        let own = |len: usize, frozen: usize| len - frozen;
        Joining {
            types: vec![None; own(fork.types.len(), fork.types.frozen())],
            attrs: vec![None; own(fork.attrs.len(), fork.attrs.frozen())],
            locs: vec![None; own(fork.locs.entries(), fork.locs.frozen())],
            runs,
            to,
            fork,
        }
    }

    fn all(mut self) -> Renumbering {
        let fork = self.fork;
        let own = |frozen: usize, len: usize| frozen as u32..len as u32;
        let types = own(fork.types.frozen(), fork.types.len()).map(|ty| self.ty(Type(ty)).0).collect();
        let attrs =
            own(fork.op_attrs.frozen(), fork.op_attrs.len()).map(|at| self.pair(Attrs(at)).0).collect();
        let shapes = own(fork.forked_shapes, fork.shapes.len()).map(|at| self.shape(OpShape(at)).0).collect();
        let locs = own(fork.locs.frozen(), fork.locs.entries()).map(|at| self.entry(at)).collect();
        let (runs, first_run) = self.runs;
        let numbers = |frozen: usize, now| Numbers { first: frozen as u32, now };
        Renumbering {
            types: numbers(fork.types.frozen(), types),
            attrs: numbers(fork.op_attrs.frozen(), attrs),
            shapes: numbers(fork.forked_shapes, shapes),
            locs: numbers(fork.locs.frozen(), locs),
            runs,
            first_run,
        }
    }

    fn name(&mut self, name: Name) -> Name {
        match name.index() < self.fork.names.frozen() {
            true => name,
            false => self.to.name_bytes(self.fork.bytes(name)),
        }
    }

    fn names(&mut self, names: &[Name]) -> Box<[Name]> {
        names.iter().map(|&name| self.name(name)).collect()
    }

    fn ty(&mut self, ty: Type) -> Type {
        let Some(own) = ty.index().checked_sub(self.fork.types.frozen()) else { return ty };
        if let Some(known) = self.types[own] {
            return known;
        }
        let mut data = self.fork.type_data(ty).clone();
        match &mut data {
            TypeData::Integer { .. } | TypeData::Index | TypeData::Float(_) | TypeData::None => {}
            TypeData::Complex(element) | TypeData::UnrankedTensor(element) => *element = self.ty(*element),
            TypeData::Function { inputs, results } => {
                self.types(inputs);
                self.types(results);
            }
            TypeData::Tuple(parts) => self.types(parts),
            TypeData::Vector { element, .. } => *element = self.ty(*element),
            TypeData::Tensor { element, encoding, .. } => {
                *element = self.ty(*element);
                *encoding = encoding.map(|encoding| self.attr(encoding));
            }
            TypeData::MemRef { element, layout, space, .. } => {
                *element = self.ty(*element);
                *layout = layout.map(|layout| self.attr(layout));
                *space = space.map(|space| self.attr(space));
            }
            TypeData::UnrankedMemRef { element, space } => {
                *element = self.ty(*element);
                *space = space.map(|space| self.attr(space));
            }
            TypeData::Opaque { namespace, data } => (*namespace, *data) = self.symbol(*namespace, *data),
        }
        let joined = self.to.ty(data);
        self.types[own] = Some(joined);
        joined
    }

    fn types(&mut self, types: &mut [Type]) {
        types.iter_mut().for_each(|ty| *ty = self.ty(*ty));
    }

    fn attr(&mut self, attr: Attr) -> Attr {
        let Some(own) = attr.index().checked_sub(self.fork.attrs.frozen()) else { return attr };
        if let Some(known) = self.attrs[own] {
            return known;
        }
        let mut data = self.fork.attr_data(attr).clone();
        match &mut data {
            AttrData::Unit => {}
            AttrData::Integer { ty, .. }
            | AttrData::BigInteger { ty, .. }
            | AttrData::Float { ty, .. }
            | AttrData::DenseArray { element: ty, .. }
            | AttrData::Type(ty) => *ty = self.ty(*ty),
            AttrData::String { value, ty } => {
                *value = self.name(*value);
                *ty = ty.map(|ty| self.ty(ty));
            }
            AttrData::Array(items) => items.iter_mut().for_each(|item| *item = self.attr(*item)),
            AttrData::Dict(dict) => *dict = self.dict(*dict),
            AttrData::Symbol(path) => *path = self.names(path),
            AttrData::Map(map) => {
                let AffineMap { results, .. } = &mut **map;
                results.iter_mut().for_each(|result| *result = self.expr(*result));
            }
            AttrData::Set(set) => {
                let IntegerSet { constraints, .. } = &mut **set;
                constraints.iter_mut().for_each(|(expr, _)| *expr = self.expr(*expr));
            }
            AttrData::Dense(dense) => {
                let Dense { ty, data, .. } = &mut **dense;
                *ty = self.ty(*ty);
                if let DenseData::Strings(strings) = data {
                    *strings = self.names(strings);
                }
            }
            AttrData::Sparse { ty, indices, values } => {
                *ty = self.ty(*ty);
                *indices = self.attr(*indices);
                *values = self.attr(*values);
            }
            AttrData::Resource { key, ty } => {
                *key = self.name(*key);
                *ty = self.ty(*ty);
            }
            AttrData::Strided { .. } => {}
            AttrData::Distinct { id, payload } => {
                // An object of its own, whatever other forks have made.
                *id = self.to.next_distinct;
                self.to.next_distinct += 1;
                *payload = self.attr(*payload);
            }
            AttrData::Loc(loc) => *loc = self.loc(*loc),
            AttrData::Opaque { namespace, data, ty } => {
                (*namespace, *data) = self.symbol(*namespace, *data);
                *ty = ty.map(|ty| self.ty(ty));
            }
        }
        let joined = self.to.attr(data);
        self.attrs[own] = Some(joined);
        joined
    }

    /// The dialect and the text of a type or attribute.
    fn symbol(&mut self, dialect: Name, data: Name) -> (Name, Name) {
        let (fork, joined) = (self.fork, self.name(dialect));
        let nested = fork.nested(dialect, data);
        if nested.is_empty() {
            return (joined, self.name(data));
        }
        let symbol = |symbol: &Nested| match symbol.symbol {
            Symbol::Type(ty) => Symbol::Type(self.ty(ty)),
            Symbol::Attr(attr) => Symbol::Attr(self.attr(attr)),
        };
        let symbols: Vec<Symbol> = nested.iter().map(symbol).collect();
        (joined, self.to.joined_symbol(joined, &fork.text(data), nested, &symbols))
    }

    fn dict(&mut self, dict: AttrDict) -> AttrDict {
        if dict.index() < self.fork.dicts.frozen() {
            return dict;
        }
        let entries: Vec<(Name, Attr)> =
            self.fork.entries(dict).iter().map(|&(name, attr)| (self.name(name), self.attr(attr))).collect();
        self.to.dict(&entries)
    }

    fn pair(&mut self, attrs: Attrs) -> Attrs {
        let properties = self.fork.properties(attrs).map(|properties| self.attr(properties));
        let dict = self.dict(self.fork.dictionary(attrs));
        self.to.op_attrs(properties, dict)
    }

    fn shape(&mut self, shape: OpShape) -> OpShape {
        let data = self.fork.shape_data(shape);
        let name = self.name(data.name);
        self.to.op_shape(name, data.operands as usize, data.results as usize)
    }

    fn expr(&mut self, expr: AffineExpr) -> AffineExpr {
        if (expr.0 as usize) < self.fork.exprs.frozen() {
            return expr;
        }
        match self.fork.expr(expr) {
            ExprData::Binary(op, left, right) => {
                let (left, right) = (self.expr(left), self.expr(right));
                // It has been simplified.
                self.to.exprs.leaf(ExprData::Binary(op, left, right))
            }
            leaf => self.to.exprs.leaf(leaf),
        }
    }

    fn loc(&mut self, loc: Loc) -> Loc {
        match (Locs::run_number(loc), Locs::entry_number(loc)) {
            (Some(run), _) if run >= self.runs.1 => Locs::run_at(run + self.runs.0),
            (_, Some(entry)) => Locs::entry_at(self.entry(entry)),
            _ => loc,
        }
    }

    fn entry(&mut self, entry: u32) -> u32 {
        let Some(own) = (entry as usize).checked_sub(self.fork.locs.frozen()) else { return entry };
        let known = match self.locs[own] {
            Some(known) => known,
            None => {
                let data = self.fork.loc_data(Locs::entry_at(entry)).cloned().unwrap_or(LocData::Unknown);
                let data = self.loc_parts(data);
                *self.locs[own].insert(self.to.loc(data))
            }
        };
        Locs::entry_number(known).unwrap_or(entry)
    }

    fn loc_parts(&mut self, mut data: LocData) -> LocData {
        match &mut data {
            LocData::Unknown => {}
            LocData::File { file, .. } => *file = self.name(*file),
            LocData::Named { name, child } => {
                *name = self.name(*name);
                *child = self.loc(*child);
            }
            LocData::CallSite { callee, caller } => {
                *callee = self.loc(*callee);
                *caller = self.loc(*caller);
            }
            LocData::Fused { metadata, parts } => {
                *metadata = metadata.map(|metadata| self.attr(metadata));
                parts.iter_mut().for_each(|part| *part = self.loc(*part));
            }
        }
        data
    }
}
