//! The embedded MLIR-style IR as a host.
//!
//! [`IrHost`] owns a context and one body, so that nothing in it has a lifetime; [`BorrowedHost`] takes them
//! out of where they live and puts them back when it goes, also when a native panics. A host that has been
//! lent a whole IR can also be asked for all of it ([`IrHost::with_ir`]), since what belongs together may be
//! in two bodies. Handles are those of `pdll_ir`; kinds, names, types and attributes are interned there, so
//! their numbers are the keys.

mod blocks;
mod borrowed;
mod by_text;
mod changes;
mod created;
pub mod define;
mod describe;
mod inferred;
mod mirror;
pub mod query;
mod regions;
mod threads;
mod visit;
mod walk;

pub use borrowed::BorrowedHost;
use borrowed::LentIr;
pub use by_text::{ByText, TextMirror};
pub use changes::{Change, Changes};
pub use mirror::Mirror;
use pdll_bytecode::{Definition, OpFacts, Program};
use pdll_ir::{
    Attr, AttrData, Attrs, Block, Body, Context, Loc, Name, Op, OpShape, Traits, Type, Value, parse_attr,
    parse_type,
};
use pdll_vm::{
    AttrSym, ConstraintFn, Host, HostError, HostFeatures, HostMut, InferFn, InterfaceSym, Link, OpSpec,
    OpSym, Results, RewriteFn, UseCount, native_handles,
};
use std::ops::ControlFlow;
pub use threads::{Overrun, Progress, Threads, run_on_threads, run_with_progress};
pub use walk::{InOps, PackedOp};

/// Where ops are created.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// In no block.
    Nowhere,
    /// In front of an op.
    Before(Op),
    /// At the end of a block.
    End(Block),
}

/// A context and a body as a host.
#[derive(Debug)]
pub struct IrHost {
    /// What is interned.
    pub ctx: Context,
    /// The operations that patterns see: one isolated body.
    pub body: Body,
    place: Place,
    matched: Vec<Op>,
    loc: Option<Loc>,
    types: Vec<Type>,
    /// Scratch memory of [`Self::location`].
    locs: Vec<Loc>,
    /// The attributes of the op created last, and what they were interned as.
    last_attrs: (Option<OpShape>, Vec<(AttrSym, Attr)>, Attrs),
    /// The IR that the body is from, if it is lent with it.
    lent: Option<LentIr>,
    /// What changes go through; `None`: they are made at once.
    changes: Option<Box<dyn Changes>>,
    /// Where an [`IrWalk::visit`] is, by region from the outside in.
    visits: Vec<visit::Visit>,
}

impl IrHost {
    /// A host of these.
    #[must_use]
    pub fn new(ctx: Context, body: Body) -> Self {
        let no_attrs = ctx.known().no_attrs;
        Self {
            ctx,
            body,
            place: Place::Nowhere,
            matched: Vec::new(),
            loc: None,
            types: Vec::new(),
            locs: Vec::new(),
            last_attrs: (None, Vec::new(), no_attrs),
            lent: None,
            changes: None,
            visits: Vec::new(),
        }
    }

    /// The text of an operation name.
    #[must_use]
    pub fn name_text(&self, name: OpSym) -> String {
        self.ctx.text(Name::from_raw(name.0)).into_owned()
    }

    /// The location of what is created: that of the matched ops together.
    fn location(&mut self) -> Loc {
        if let Some(loc) = self.loc {
            return loc;
        }
        let loc = match *self.matched {
            [one] => self.body.loc(one),
            _ => {
                let matched = std::mem::take(&mut self.matched);
                let loc = self.fused(&matched);
                self.matched = matched;
                loc
            }
        };
        self.loc = Some(loc);
        loc
    }

    /// The location of some ops together.
    #[inline]
    fn fused(&mut self, ops: &[Op]) -> Loc {
        if let [one] = *ops {
            return self.body.loc(one);
        }
        self.locs.clear();
        for &op in ops {
            self.locs.push(self.body.loc(op));
        }
        self.ctx.fuse_locations(&self.locs)
    }

    /// The location that an attribute is.
    fn loc_of(&self, attr: Attr) -> Result<Loc, HostError> {
        match self.ctx.attr_data(attr) {
            AttrData::Loc(loc) => Ok(*loc),
            _ => Err(HostError::Op("an attribute that is no location is used as one".into())),
        }
    }

    /// What a new op of this shape carries.
    fn intern_attrs(&mut self, shape: OpShape, attrs: &[(AttrSym, Attr)]) -> Attrs {
        // Of an op that nothing is known of the shape does not matter.
        let shape = self.ctx.traits(shape).contains(Traits::REGISTERED).then_some(shape);
        if self.last_attrs.0 != shape || self.last_attrs.1 != attrs {
            let entries: Vec<(Name, Attr)> = attrs.iter().map(|&(n, a)| (Name::from_raw(n.0), a)).collect();
            self.last_attrs.0 = shape;
            self.last_attrs.1.clear();
            self.last_attrs.1.extend_from_slice(attrs);
            self.last_attrs.2 = match shape {
                Some(shape) => self.ctx.created_attrs(shape, &entries),
                None => self.ctx.discardable(&entries),
            };
        }
        self.last_attrs.2
    }

    /// Creates an op with results of these types.
    #[inline]
    fn create_typed(&mut self, spec: &OpSpec<'_, Self>, types: &[Type]) -> Result<Op, HostError> {
        let kind = match spec.kind {
            Some(kind) => OpShape::from_raw(kind),
            None => self.ctx.op_shape(Name::from_raw(spec.name.0), spec.operands.len(), types.len()),
        };
        let has_regions = self.ctx.traits(kind).contains(Traits::HAS_REGIONS);
        if has_regions {
            created::regions(&self.ctx, Name::from_raw(spec.name.0)).map_err(HostError::Op)?;
        }
        let (attrs, loc) = (self.intern_attrs(kind, spec.attrs), self.location());
        let spec = pdll_ir::OpSpec { shape: kind, operands: spec.operands, results: types, attrs, loc };
        let made = match &mut self.changes {
            None => Self::create_placed(&mut self.body, self.place, &spec),
            Some(changes) => changes.create(&mut self.body, &spec, self.place),
        };
        let op = made.map_err(|error| HostError::Op(error.to_string()))?;
        if has_regions && let Err(error) = created::fill(&mut self.ctx, &mut self.body, op) {
            // What is recorded is taken back by whoever records it.
            if self.changes.is_none() {
                self.body.erase(op);
            }
            return Err(HostError::Op(error.to_string()));
        }
        Ok(op)
    }

    /// Whether an op may be replaced in one step: what is changed at once, and has no regions on either side.
    #[inline(always)]
    fn can_replace_at_once(&self, old: Op, spec: &OpSpec<'_, Self>) -> bool {
        let regions = |kind: u32| self.ctx.traits(OpShape::from_raw(kind)).contains(Traits::HAS_REGIONS);
        spec.kind.is_some_and(|kind| !regions(kind)) && self.changes.is_none() && self.body.is_plain(old)
    }

    /// The place after `op` is gone.
    fn leave(&mut self, op: Op) {
        if !self.visits.is_empty() {
            self.leave_visits(op);
        }
        if matches!(self.place, Place::Before(at) if at == op) {
            self.place = match (self.body.next(op), self.body.block(op)) {
                (Some(next), _) => Place::Before(next),
                (None, Some(block)) => Place::End(block),
                (None, None) => Place::Nowhere,
            };
        }
    }
}

impl Host for IrHost {
    type Op = Op;
    type Value = Value;
    type Type = Type;
    type Attr = Attr;
    const FEATURES: HostFeatures = HostFeatures { users: true, infer: false, locations: true };

    #[inline(always)]
    fn op_kind(&self, op: Op) -> u32 {
        self.body.shape(op).raw()
    }
    fn kind_name(&self, kind: u32) -> OpSym {
        OpSym(self.ctx.shape_data(OpShape::from_raw(kind)).name.raw())
    }
    fn has_interface(&self, name: OpSym, interface: InterfaceSym) -> bool {
        let info = self.ctx.op_info(Name::from_raw(name.0));
        info.is_some_and(|info| info.interfaces.contains(&Name::from_raw(interface.0)))
    }
    #[inline(always)]
    fn operand_count(&self, op: Op) -> u32 {
        self.body.num_operands(op) as u32
    }
    #[inline(always)]
    fn operand(&self, op: Op, i: u32) -> Value {
        self.body.operand(op, i as usize)
    }
    #[inline(always)]
    fn result_count(&self, op: Op) -> u32 {
        self.body.num_results(op) as u32
    }
    #[inline(always)]
    fn result(&self, op: Op, i: u32) -> Value {
        self.body.result(op, i as usize)
    }
    #[inline(always)]
    fn def_op(&self, value: Value) -> Option<Op> {
        self.body.def_op(value)
    }
    #[inline(always)]
    fn def_op_as(&self, value: Value, result: u32) -> Option<Op> {
        self.body.def_op_as(value, result)
    }
    #[inline(always)]
    fn value_type(&self, value: Value) -> Type {
        self.body.value_type(value)
    }
    #[inline]
    fn attr(&self, op: Op, name: AttrSym) -> Option<Attr> {
        self.ctx.get_attr(self.body.attrs(op), Name::from_raw(name.0))
    }
    #[inline(always)]
    fn attr_key(&self, attr: Attr) -> u32 {
        attr.raw()
    }
    #[inline(always)]
    fn type_key(&self, ty: Type) -> u32 {
        ty.raw()
    }
    fn attr_type(&self, attr: Attr) -> Option<Type> {
        self.ctx.attr_type(attr)
    }
    fn for_each_user<F>(&self, value: Value, mut f: F) -> ControlFlow<()>
    where
        F: FnMut(Op) -> ControlFlow<()>,
    {
        self.body.uses(value).try_for_each(|u| f(u.op))
    }
    fn operand_group(&self, op: Op, group: u32) -> Option<(u32, u32)> {
        inferred::group(self, op, group, self.operand_count(op), |info| &info.operands)
    }
    fn result_group(&self, op: Op, group: u32) -> Option<(u32, u32)> {
        inferred::group(self, op, group, self.result_count(op), |info| &info.results)
    }
    fn segment_size(&self, sizes: Attr, i: u32) -> Option<u32> {
        define::segment_size(&self.ctx, sizes, i)
    }
    fn describe(&self, op: Op) -> String {
        let name = self.name_text(self.op_name(op));
        match self.ctx.first_position(self.body.loc(op)) {
            Some((file, line, col)) => format!("'{name}' at {}:{line}:{col}", self.ctx.text(file)),
            None => format!("'{name}'"),
        }
    }
    #[inline(always)]
    fn use_count(&self, value: Value) -> UseCount<Op> {
        match self.body.use_count(value) {
            0 => UseCount::None,
            1 => self.body.uses(value).next().map_or(UseCount::None, |u| UseCount::One(u.op)),
            _ => UseCount::Many,
        }
    }
    #[inline]
    fn is_used(&self, value: Value) -> bool {
        // What is only to be replaced may be used until it is.
        self.changes.is_none() && !self.body.is_unused(value)
    }
    fn has_uses(&self, op: Op) -> bool {
        self.changes.is_none() && self.body.has_uses(op)
    }
}

impl Link for IrHost {
    fn expect_names(&mut self, names: usize, kinds: usize) {
        self.ctx.expect_names(names, kinds);
    }
    fn link_op(&mut self, name: &str, created: bool) -> Result<OpSym, HostError> {
        let name = self.ctx.name(name);
        if created && self.ctx.load_op(name).is_some() {
            created::regions(&self.ctx, name).map_err(HostError::Name)?;
        }
        Ok(OpSym(name.raw()))
    }
    fn link_interface(&mut self, name: &str) -> Result<InterfaceSym, HostError> {
        Ok(InterfaceSym(self.ctx.name(name).raw()))
    }
    fn link_kind(&mut self, name: OpSym, operands: u32, results: u32) -> u32 {
        self.ctx.op_shape(Name::from_raw(name.0), operands as usize, results as usize).raw()
    }
    fn link_attr_name(&mut self, name: &str) -> Result<AttrSym, HostError> {
        Ok(AttrSym(self.ctx.name(name).raw()))
    }
    fn link_attr(&mut self, text: &str) -> Result<Attr, HostError> {
        parse_attr(&mut self.ctx, text).map_err(|e| HostError::Constant(e.message))
    }
    fn link_type(&mut self, text: &str) -> Result<Type, HostError> {
        parse_type(&mut self.ctx, text).map_err(|e| HostError::Constant(e.message))
    }
    fn define(
        &mut self,
        program: &Program,
        definition: &Definition,
    ) -> Result<ConstraintFn<Self>, HostError> {
        define::constraint(self, program, definition)
    }
    fn define_inference(&mut self, program: &Program, facts: &OpFacts) -> Result<InferFn<Self>, HostError> {
        define::inference(self, program, facts)
    }
    fn known_inference(&mut self, name: OpSym) -> Option<InferFn<Self>> {
        inferred::known(self, Name::from_raw(name.0))
    }
}

impl HostMut for IrHost {
    fn define_rewrite(
        &mut self,
        program: &Program,
        definition: &Definition,
    ) -> Result<RewriteFn<Self>, HostError> {
        define::rewrite(self, program, definition)
    }
    #[inline]
    fn begin_rewrite(&mut self, root: Op, matched: &[Op]) {
        self.place = Place::Before(root);
        self.loc = None;
        self.matched.clear();
        self.matched.extend_from_slice(matched);
    }

    fn create(&mut self, spec: &OpSpec<'_, Self>) -> Result<Op, HostError> {
        let mut memory = std::mem::take(&mut self.types);
        let types = match spec.results {
            Results::Types(list) => list,
            Results::Like(old) => {
                memory.clear();
                memory.extend(self.body.results(old).map(|r| self.body.value_type(r)));
                &memory
            }
            Results::Infer => {
                let why = "its result types are not given and nothing is known that could infer them";
                return Err(HostError::Op(why.into()));
            }
        };
        let made = self.create_typed(spec, types);
        self.types = memory;
        made
    }

    fn replace_uses(&mut self, from: Value, to: Value) {
        match &mut self.changes {
            None => self.body.replace_all_uses(from, to),
            Some(changes) => changes.replace_uses(&mut self.body, from, to),
        }
    }

    fn erase(&mut self, op: Op) -> bool {
        if let Some(changes) = &mut self.changes {
            return changes.erase(&mut self.body, op);
        }
        if !self.body.is_live(op) || self.body.has_uses(op) {
            return false;
        }
        self.leave(op);
        self.body.erase(op)
    }

    #[inline]
    fn changes_later(&self) -> bool {
        self.changes.is_some()
    }

    fn replace_later(&mut self, op: Op, values: &[Value]) {
        if let Some(changes) = &mut self.changes {
            changes.replace(&mut self.body, op, values);
        }
    }

    fn is_live(&self, op: Op) -> bool {
        self.body.is_live(op) && self.changes.as_ref().is_none_or(|changes| !changes.is_gone(op))
    }

    fn set_attr(&mut self, op: Op, name: AttrSym, attr: Option<Attr>) -> Result<(), HostError> {
        let (name, old) = (Name::from_raw(name.0), self.body.attrs(op));
        let inherent = self.ctx.shape_info(self.body.shape(op)).is_some_and(|info| info.is_inherent(name));
        let attrs = match inherent {
            true => self.ctx.with_property(old, name, attr),
            false => self.ctx.with_attr(old, name, attr),
        };
        let recorded = self.record(|recorder| (Some(Change::Modified(op)), recorder.set_attrs(op, attrs)));
        if recorded.is_none() {
            self.body.set_attrs(op, attrs);
        }
        Ok(())
    }

    fn set_operand(&mut self, op: Op, i: u32, value: Value) -> Result<(), HostError> {
        if i >= self.operand_count(op) {
            return Err(HostError::Op(format!("it has no operand {i}")));
        }
        let i = i as usize;
        let recorded =
            self.record(|recorder| (Some(Change::Modified(op)), recorder.set_operand(op, i, value)));
        if recorded.is_none() {
            self.body.set_operand(op, i, value);
        }
        Ok(())
    }

    fn set_operands(&mut self, op: Op, values: &[Value]) -> Result<Op, HostError> {
        if values.len() == self.body.num_operands(op) {
            (0..).zip(values).try_for_each(|(i, &value)| self.set_operand(op, i, value))?;
            return Ok(op);
        }
        if self.changes.is_some() || self.body.child(op).is_some() {
            return Err(HostError::Unsupported("change the number of operands here"));
        }
        let name = self.ctx.shape_data(self.body.shape(op)).name;
        let shape = self.ctx.op_shape(name, values.len(), self.body.num_results(op));
        let new = self.body.set_operands(op, shape, values);
        let new = new.map_err(|error| HostError::Op(error.to_string()))?;
        if new != op {
            self.rename(op, new);
        }
        Ok(new)
    }

    fn op_location(&mut self, op: Op) -> Result<Attr, HostError> {
        let loc = self.ctx.canonical_loc(self.body.loc(op));
        Ok(self.ctx.attr(AttrData::Loc(loc)))
    }

    fn value_location(&mut self, value: Value) -> Result<Attr, HostError> {
        let loc = match self.def_op(value) {
            Some(op) => self.body.loc(op),
            None => self.body.arg_loc(value).unwrap_or(self.ctx.known().unknown_loc),
        };
        let loc = self.ctx.canonical_loc(loc);
        Ok(self.ctx.attr(AttrData::Loc(loc)))
    }

    fn fuse_locations(&mut self, parts: &[Attr], metadata: Option<Attr>) -> Result<Attr, HostError> {
        let locs = parts.iter().map(|&part| self.loc_of(part)).collect::<Result<Vec<_>, _>>()?;
        let fused = match metadata {
            None => self.ctx.fuse_locations(&locs),
            metadata => self.ctx.fuse_locations_with(&locs, metadata),
        };
        Ok(self.ctx.attr(AttrData::Loc(fused)))
    }

    fn set_location(&mut self, op: Op, location: Attr) -> Result<(), HostError> {
        let loc = self.loc_of(location)?;
        if self.record(|recorder| (Some(Change::Modified(op)), recorder.set_loc(op, loc))).is_none() {
            self.body.set_loc(op, loc);
        }
        Ok(())
    }

    #[inline(always)]
    fn can_turn_into(&self, old: Op, spec: &OpSpec<'_, Self>) -> bool {
        self.can_replace_at_once(old, spec) && spec.operands.len() == self.body.num_operands(old)
    }

    #[inline(always)]
    fn turn_into(&mut self, old: Op, spec: &OpSpec<'_, Self>, matched: Option<&[Op]>) {
        let Some(kind) = spec.kind else { return };
        let traits = self.ctx.traits(OpShape::from_raw(kind));
        let attrs = match spec.attrs.is_empty() && !traits.contains(Traits::REGISTERED) {
            true => self.ctx.known().no_attrs,
            false => self.intern_attrs(OpShape::from_raw(kind), spec.attrs),
        };
        let loc = match matched {
            Some(&[one]) => self.body.loc(one),
            Some(matched) => self.fused(matched),
            None => {
                let loc = self.location();
                self.leave(old);
                loc
            }
        };
        self.body.replace_in_place(old, OpShape::from_raw(kind), spec.operands, attrs, loc);
    }

    fn create_beside(&mut self, old: Op, spec: &OpSpec<'_, Self>, matched: Option<&[Op]>) -> Option<Op> {
        // With as many operands the op is turned into the other one.
        if !self.can_replace_at_once(old, spec) || spec.operands.len() == self.body.num_operands(old) {
            return None;
        }
        if let Some(matched) = matched {
            self.begin_rewrite(old, matched);
        }
        self.create(spec).ok()
    }

    fn take_place(&mut self, old: Op, new: Op) {
        for i in 0..self.body.num_results(old) {
            self.body.replace_all_uses(self.body.result(old, i), self.body.result(new, i));
        }
        self.leave(old);
        self.body.erase(old);
    }

    fn cancel_beside(&mut self, new: Op) {
        self.body.erase(new);
    }
}

native_handles!(IrHost, Op, Value, Type, Attr);
