//! What is known of operations: an [`OpInfo`] for each registered name, in the context.
//!
//! No op is wired into the reader, the printer or the verifier: they ask for the info of the op at hand. A
//! dialect registers its ops all at once, when an op of it is first seen, so that a context costs what its
//! texts use. What the infos say is found without hashing: every op name that was seen has a number in a
//! dense table, and every shape (name and counts) the traits of its name beside it.

mod attrs;
mod dialect_attrs;
mod info;

pub use attrs::{AttrConstraint, InherentAttr, Presence};
pub use dialect_attrs::{AttributeOf, AttributeVerifier};
pub use info::{
    Arity, CountRange, Effects, FunctionAttrs, InferTypes, InferenceInput, OpInfo, SegmentLayout, Traits,
    VerifyOp, Violation,
};

use crate::attrs::AttrData;
use crate::body::Body;
use crate::context::{Context, ShapeData};
use crate::dialects;
use crate::entity::{Attr, Name, OpShape, Type};
use crate::syntax::SymbolSyntax;
use std::fmt;
use std::sync::Arc;

/// Where the info of an op name is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Slot(u32);

impl Slot {
    /// Not looked at yet.
    const UNSEEN: Slot = Slot(0);
    /// Not registered, of a dialect of which nothing is known.
    const FOREIGN: Slot = Slot(1);
    /// Not registered, of a dialect that mlir-opt has: what is not known here about it, mlir-opt knows.
    const OF_MLIR: Slot = Slot(2);
    const FIRST: u32 = 3;

    fn info(self) -> Option<usize> {
        self.0.checked_sub(Slot::FIRST).map(|index| index as usize)
    }
}

/// What a dialect needs to be told to register its ops.
pub(crate) type LoadDialect = Arc<dyn Fn(&mut Context) + Send + Sync>;
/// What registers one op of a dialect.
type LoadOp = Arc<dyn Fn(&mut Context, Name) + Send + Sync>;

/// How many dialects that nobody knows are remembered.
const FOREIGN: usize = 4;

/// The infos of a context.
#[derive(Clone, Default)]
pub(crate) struct Registry {
    infos: Vec<Arc<OpInfo>>,
    /// By name, as far as op names were seen.
    slots: Vec<Slot>,
    /// By shape: traits of its name, and where its info is.
    shapes: Vec<(Traits, Slot)>,
    /// By shape: [`Context::shape_run`].
    runs: Vec<(u32, u32)>,
    /// Dialects that were added and are not loaded, and those that are.
    dialects: Vec<(Box<str>, Option<LoadDialect>)>,
    /// Who is asked for ops of a dialect that it did not register.
    op_loaders: Vec<(Box<str>, LoadOp)>,
    /// The dialects of ops that were seen last of which nobody knows anything: many of them may follow. At
    /// most [`FOREIGN`] of them.
    foreign: Vec<Box<str>>,
    /// Dialects of which all operations are known.
    complete: Vec<Box<str>>,
    /// Who is asked how the types and attributes of a dialect are written that did not say it itself.
    symbol_loaders: Vec<(Box<str>, LoadDialect)>,
    /// How types and attributes of dialects are written: as far as somebody was asked, or said so.
    symbols: Vec<(Name, Option<Arc<dyn SymbolSyntax>>)>,
    /// Who checks attributes whose names are a dialect's.
    attribute_verifiers: Vec<(Box<[u8]>, AttributeVerifier)>,
    /// Some op names its results or block arguments.
    named_values: bool,
    /// See [`Context::skip_verification`].
    unverified: bool,
    /// See [`Context::keep_unused_ops`].
    keeps_unused: bool,
}

impl fmt::Debug for Registry {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_list().entries(&self.infos).finish()
    }
}

impl Registry {
    fn slot(&self, name: Name) -> Slot {
        self.slots.get(name.index()).copied().unwrap_or(Slot::UNSEEN)
    }

    fn set_slot(&mut self, name: Name, slot: Slot) {
        if name.index() >= self.slots.len() {
            self.slots.resize(name.index() + 1, Slot::UNSEEN);
        }
        self.slots[name.index()] = slot;
    }

    fn traits(&self, slot: Slot) -> Traits {
        slot.info().map_or(Traits::empty(), |index| self.infos[index].traits)
    }

    /// Whether some op has [`OpInfo::names`].
    pub(crate) fn named_values(&self) -> bool {
        self.named_values
    }

    /// How many shapes have their traits here.
    pub(crate) fn shape_count(&self) -> usize {
        self.shapes.len()
    }
}

impl Context {
    /// Registers an op, in place of what was registered under its name before. To be done before there are
    /// ops of this name; dialects do it when they are loaded ([`Self::add_dialect`]).
    pub fn register_op(&mut self, mut info: OpInfo) {
        let removable = info.effects.is_some_and(|effects| Effects::READ.contains(effects))
            && !self.registry.keeps_unused;
        info.traits.insert(Traits::REGISTERED);
        info.traits
            .set(Traits::ERASABLE, removable && !info.traits.intersects(Traits::TERMINATOR | Traits::SYMBOL));
        info.traits.set(Traits::HAS_REGIONS, info.regions.min > 0);
        let name = info.name;
        self.registry.named_values |= info.names.is_some();
        let known = self.registry.slot(name).info();
        let index = known.unwrap_or(self.registry.infos.len());
        let (traits, info) = (info.traits, Arc::new(info));
        match known {
            Some(index) => self.registry.infos[index] = info,
            None => self.registry.infos.push(info),
        }
        let slot = Slot(Slot::FIRST + index as u32);
        self.registry.set_slot(name, slot);
        for shape in 0..self.registry.shapes.len() {
            if self.shape_data(OpShape(shape as u32)).name == name {
                self.registry.shapes[shape] = (traits, slot);
            }
        }
    }

    /// From now on IR is taken as it is: neither reading nor [`crate::verify()`] refuses what is well formed.
    /// An op that uses a value from outside of the isolated op around it, which no body can hold, is refused
    /// still.
    pub fn skip_verification(&mut self) {
        self.registry.unverified = true;
    }

    /// Whether [`Self::skip_verification`] was called.
    pub(crate) fn skips_verification(&self) -> bool {
        self.registry.unverified
    }

    /// No op that is registered from now on may be erased for being unused ([`Traits::ERASABLE`]).
    pub fn keep_unused_ops(&mut self) {
        self.registry.keeps_unused = true;
    }

    /// Says who registers the ops of a dialect; it is called when an op of the dialect is first seen, or at
    /// once if one was. Replaces what was added for this dialect before, and the dialect of this name that
    /// comes with the crate.
    pub fn add_dialect(&mut self, name: &str, load: impl Fn(&mut Context) + Send + Sync + 'static) {
        let load: LoadDialect = Arc::new(load);
        self.registry.foreign.clear();
        let dialects = &mut self.registry.dialects;
        match dialects.iter_mut().find(|dialect| *dialect.0 == *name) {
            Some((_, waiting @ Some(_))) => *waiting = Some(load),
            Some((_, None)) => load(self),
            None => {
                dialects.push((name.into(), Some(load)));
                let prefix = [name.as_bytes(), b"."].concat();
                let seen = |index: &usize| self.registry.slots[*index] != Slot::UNSEEN;
                let starts = |index: usize| self.bytes(Name(index as u32)).starts_with(&prefix);
                if (0..self.registry.slots.len()).filter(seen).any(starts) {
                    self.load_dialect(name);
                }
            }
        }
    }

    /// Whether somebody said who registers the ops of a dialect ([`Self::add_dialect`]).
    pub fn has_dialect(&self, name: &str) -> bool {
        self.registry.dialects.iter().any(|dialect| *dialect.0 == *name)
    }

    /// Says who registers those ops of a dialect that the dialect itself did not register when it was loaded
    /// ([`Self::add_dialect`]), or all if there is no such dialect: called with the name of an op when one of
    /// that name is first seen, or at once if it was. It may know nothing of the op: then those are asked who
    /// were said for this dialect before, the last one first.
    pub fn add_op_loader(
        &mut self,
        dialect: &str,
        load: impl Fn(&mut Context, Name) + Send + Sync + 'static,
    ) {
        let load: LoadOp = Arc::new(load);
        self.registry.foreign.clear();
        let prefix = [dialect.as_bytes(), b"."].concat();
        let slots = self.registry.slots.iter().enumerate();
        let unknown = slots.filter(|(_, slot)| **slot == Slot::FOREIGN || **slot == Slot::OF_MLIR);
        let names = unknown.map(|(index, _)| Name(index as u32));
        let seen: Vec<Name> = names.filter(|&name| self.bytes(name).starts_with(&prefix)).collect();
        self.registry.op_loaders.push((dialect.into(), load.clone()));
        seen.into_iter().for_each(|name| load(self, name));
    }

    /// Registers the ops of the dialect of this name that comes with the crate; false if there is none. For
    /// who adds a dialect of the same name ([`Self::add_dialect`]) and takes over what is known of some ops
    /// ([`Self::op_info`]), as custom forms that no data can say.
    pub fn register_built_in(&mut self, dialect: &str) -> bool {
        let built_in = dialects::find(dialect);
        if let Some(load) = built_in {
            load(self);
        }
        built_in.is_some()
    }

    /// Has a dialect register its ops, if it has not yet; whether there is such a dialect.
    fn load_dialect(&mut self, name: &str) -> bool {
        if let Some(dialect) = self.registry.dialects.iter_mut().find(|dialect| *dialect.0 == *name) {
            if let Some(load) = dialect.1.take() {
                load(self);
            }
            return true;
        }
        let built_in = dialects::find(name);
        if let Some(load) = built_in {
            self.registry.dialects.push((name.into(), None));
            load(self);
        }
        built_in.is_some()
    }

    /// Says that a dialect has no other operations than those that are registered, or that whoever loads its
    /// operations knows ([`Self::add_op_loader`]): the verifier refuses others of its namespace.
    pub fn complete_dialect(&mut self, dialect: &str) {
        if !self.registry.complete.iter().any(|known| **known == *dialect) {
            self.registry.complete.push(dialect.into());
        }
    }

    /// Whether there are no ops of this shape.
    pub(crate) fn is_undefined(&self, shape: OpShape) -> bool {
        if self.registry.shapes[shape.index()].1 != Slot::OF_MLIR {
            return false;
        }
        let name = self.text(self.shape_data(shape).name);
        let dialect = name.split('.').next().unwrap_or_default();
        self.registry.complete.iter().any(|known| **known == *dialect)
    }

    /// Says how the types and attributes of a dialect are written. For who registers its ops
    /// ([`Self::add_dialect`]).
    pub fn add_symbols(&mut self, dialect: &str, syntax: Arc<dyn SymbolSyntax>) {
        let dialect = self.name(dialect);
        self.registry.symbols.retain(|known| known.0 != dialect);
        self.registry.symbols.push((dialect, Some(syntax)));
    }

    /// Says who knows how the types and attributes of a dialect are written ([`Self::add_symbols`]) that does
    /// not say so itself when it is loaded ([`Self::add_dialect`]): called when the first of them is read.
    pub fn add_symbol_loader(&mut self, dialect: &str, load: impl Fn(&mut Context) + Send + Sync + 'static) {
        self.registry.symbol_loaders.push((dialect.into(), Arc::new(load)));
    }

    /// How the types and attributes of a dialect are written, after it has been loaded if need be.
    pub(crate) fn symbol_syntax(&mut self, dialect: Name) -> Option<Arc<dyn SymbolSyntax>> {
        let find = |ctx: &Context| ctx.registry.symbols.iter().find(|known| known.0 == dialect).cloned();
        if let Some((_, syntax)) = find(self) {
            return syntax;
        }
        let text = self.text(dialect).into_owned();
        self.load_dialect(&text);
        if find(self).is_none() {
            let loader = self.registry.symbol_loaders.iter().rfind(|loader| *loader.0 == *text).cloned();
            loader.into_iter().for_each(|(_, load)| load(self));
        }
        let syntax = find(self).and_then(|(_, syntax)| syntax);
        if syntax.is_none() {
            self.registry.symbols.push((dialect, None));
        }
        syntax
    }

    /// Whether it is known how the types and attributes of a dialect are written, as that has been asked or
    /// said.
    #[must_use]
    pub fn has_symbols(&self, dialect: Name) -> bool {
        self.known_symbols(dialect).is_some()
    }

    /// How the types and attributes of a dialect are written, if that has been asked or said.
    pub(crate) fn known_symbols(&self, dialect: Name) -> Option<&dyn SymbolSyntax> {
        self.registry.symbols.iter().find(|known| known.0 == dialect)?.1.as_deref()
    }

    /// Decides about an op name that is new here, for which its dialect may have to be loaded.
    #[cold]
    fn see_op(&mut self, name: Name) -> Slot {
        let bytes = self.bytes(name);
        let dialect = bytes.split(|&byte| byte == b'.').next().unwrap_or(bytes);
        if self.registry.foreign.iter().any(|foreign| foreign.as_bytes() == dialect) {
            self.registry.set_slot(name, Slot::FOREIGN);
            return Slot::FOREIGN;
        }
        let dialect = &*String::from_utf8_lossy(dialect).into_owned();
        let mut loaded = self.load_dialect(dialect);
        for loader in (0..self.registry.op_loaders.len()).rev() {
            let (of, load) = &self.registry.op_loaders[loader];
            if **of == *dialect && self.registry.slot(name) == Slot::UNSEEN {
                let load = load.clone();
                load(self, name);
                loaded = true;
            }
        }
        if self.registry.slot(name) == Slot::UNSEEN {
            let known = loaded || dialects::MLIR.contains(&dialect);
            self.registry.set_slot(name, if known { Slot::OF_MLIR } else { Slot::FOREIGN });
            let loader = self.registry.op_loaders.iter().any(|loader| *loader.0 == *dialect);
            if !known && !loader {
                let foreign = &mut self.registry.foreign;
                foreign.truncate(FOREIGN - 1);
                foreign.insert(0, dialect.into());
            }
        }
        self.registry.slot(name)
    }

    #[inline]
    fn slot_of(&mut self, name: Name) -> Slot {
        match self.registry.slot(name) {
            Slot::UNSEEN => self.see_op(name),
            slot => slot,
        }
    }

    /// Keeps what is asked of a new shape, after the dialect of its name has been loaded if need be.
    #[cold]
    pub(crate) fn add_shape(&mut self, ShapeData { name, operands, results }: ShapeData) {
        let slot = self.slot_of(name);
        let traits = self.registry.traits(slot);
        self.registry.shapes.push((traits, slot));
        self.registry.runs.push(Body::run_parts(operands, results));
    }

    /// The info of ops of this name, after its dialect has been loaded if need be.
    pub fn load_op(&mut self, name: Name) -> Option<Arc<OpInfo>> {
        let index = self.slot_of(name).info()?;
        Some(self.registry.infos[index].clone())
    }

    /// Whether ops of this name are registered, after its dialect has been loaded if need be.
    #[inline]
    pub(crate) fn is_registered(&mut self, name: Name) -> bool {
        self.slot_of(name).info().is_some()
    }

    /// The info of ops of this name, if they are registered and [`Self::op_shape`] or [`Self::load_op`] was
    /// asked for one.
    pub fn op_info(&self, name: Name) -> Option<&Arc<OpInfo>> {
        self.registry.slot(name).info().map(|index| &self.registry.infos[index])
    }

    /// The info of ops of this shape, if they are registered. Two loads.
    #[inline]
    pub fn shape_info(&self, shape: OpShape) -> Option<&Arc<OpInfo>> {
        self.registry.shapes[shape.index()].1.info().map(|index| &self.registry.infos[index])
    }

    /// Traits of ops of this shape; none if they are not registered. One load.
    #[inline]
    pub fn traits(&self, shape: OpShape) -> Traits {
        self.registry.shapes[shape.index()].0
    }

    /// How many cells ops of this shape take before the one that their handle names, and from it on. One load.
    #[inline(always)]
    pub fn shape_run(&self, shape: OpShape) -> (u32, u32) {
        self.registry.runs[shape.index()]
    }

    /// Whether ops of this shape are of a dialect that mlir-opt or this context has.
    pub(crate) fn is_known_dialect(&self, shape: OpShape) -> bool {
        self.registry.shapes[shape.index()].1 != Slot::FOREIGN
    }

    /// Result types that ops of a name have with these operands and attributes, if that is known.
    pub fn infer_types(&mut self, name: Name, input: &InferenceInput<'_>) -> Option<Vec<Type>> {
        let inference = self.load_op(name)?.inference.clone()?;
        inference(self, input)
    }

    /// `array<i32: ..>`
    pub fn i32_array_attr(&mut self, numbers: &[i32]) -> Attr {
        let element = self.int_type(32);
        let data: Vec<u8> = numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
        self.attr(AttrData::DenseArray { element, data: data.into() })
    }

    /// The numbers of an `array<i32: ..>`.
    pub fn i32_array(&self, attr: Attr) -> Option<Vec<i32>> {
        match self.attr_data(attr) {
            AttrData::DenseArray { element, data }
                if self.int_width(*element).is_some_and(|(w, _)| w == 32) =>
            {
                Some(data.chunks_exact(4).map(|b| i32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect())
            }
            _ => None,
        }
    }
}
