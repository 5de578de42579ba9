//! The traits of a host, on pliron's IR.

use crate::names::{AttrNames, Attrs, OpNames};
use crate::text;
use pdll::bytecode::{Definition, OpFacts, Program};
use pdll::{
    AttrSym, ByText, ConstraintFn, Host, HostError, HostFeatures, HostMut, InferFn, IrWalk, Link, OpSpec,
    OpSym, Results, RewriteFn, SideTable, TextMirror, define, native_handles,
};
use pliron::attribute::{AttrObj, attr_type};
use pliron::basic_block::BasicBlock;
use pliron::builtin::op_interfaces::IsTerminatorInterface;
use pliron::context::{Context, Ptr};
use pliron::linked_list::{ContainsLinkedList, LinkedList};
use pliron::location::Location;
use pliron::op::{Op, op_cast, op_impls};
use pliron::operation::Operation;
use pliron::opts::dce::SideEffects;
use pliron::r#type::{TypeHandle, Typed};
use pliron::value::Value;
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::fmt;
use std::mem;
use std::ops::ControlFlow;

/// An attribute, by the number that the host has given it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Attr(u32);

/// Where ops are created.
#[derive(Clone, Copy)]
enum Spot {
    Nowhere,
    Before(Ptr<Operation>),
    AtEndOf(Ptr<BasicBlock>),
}

/// Names, attributes and what else is known of one context, and while patterns run that context.
///
/// A host belongs to the context that it was first used with: types and what is linked are of that one.
pub struct PlironHost {
    /// An empty one while none is lent.
    ctx: Context,
    top: Option<Ptr<Operation>>,
    ops: RefCell<OpNames>,
    attr_names: RefCell<AttrNames>,
    attrs: RefCell<Attrs>,
    /// Linked types by number.
    types: FxHashMap<TypeHandle, u32>,
    mirror: TextMirror<TypeHandle, Attr>,
    spot: Spot,
    location: Location,
}

impl fmt::Debug for PlironHost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PlironHost").field("top", &self.top).finish_non_exhaustive()
    }
}

impl Default for PlironHost {
    fn default() -> Self {
        Self::new()
    }
}

/// Gives the context back, also if a native panics.
struct Lent<'a> {
    host: &'a mut PlironHost,
    ctx: &'a mut Context,
}

impl Drop for Lent<'_> {
    fn drop(&mut self) {
        mem::swap(&mut self.host.ctx, self.ctx);
        self.host.top = None;
    }
}

impl PlironHost {
    /// A host that knows no operations yet.
    #[must_use]
    pub fn new() -> Self {
        Self {
            ctx: Context::new(),
            top: None,
            ops: RefCell::default(),
            attr_names: RefCell::default(),
            attrs: RefCell::default(),
            types: FxHashMap::default(),
            mirror: TextMirror::default(),
            spot: Spot::Nowhere,
            location: Location::Unknown,
        }
    }

    /// Patterns may create operations of this type. What they only match need not be added.
    pub fn add_op<T: Op>(&mut self) {
        self.ops.get_mut().add::<T>();
    }

    /// Lends the host a context, to link programs to: they are linked to the types of this context.
    pub fn with_context<R>(&mut self, ctx: &mut Context, f: impl FnOnce(&mut Self) -> R) -> R {
        mem::swap(&mut self.ctx, ctx);
        let lent = Lent { host: self, ctx };
        f(lent.host)
    }

    /// Lends the host a context and an operation in it, in whose regions `f` may run patterns.
    pub fn with_ir<R>(
        &mut self,
        ctx: &mut Context,
        top: Ptr<Operation>,
        f: impl FnOnce(&mut Self) -> R,
    ) -> R {
        self.with_context(ctx, |host| {
            host.top = Some(top);
            f(host)
        })
    }

    /// The operation in whose regions patterns run, while IR is lent.
    #[must_use]
    pub fn top(&self) -> Option<Ptr<Operation>> {
        self.top
    }

    /// The context that is lent; an empty one if none is.
    #[must_use]
    pub fn context(&self) -> &Context {
        &self.ctx
    }

    /// The context that is lent, for natives that make types.
    pub fn context_mut(&mut self) -> &mut Context {
        &mut self.ctx
    }

    /// What an attribute is.
    #[must_use]
    pub fn attr_object(&self, attr: Attr) -> Option<AttrObj> {
        self.attrs.borrow().get(attr.0).cloned()
    }

    /// The handle of an attribute.
    #[must_use]
    pub fn attr_of(&self, object: &AttrObj) -> Attr {
        Attr(self.attrs.borrow_mut().number(&**object))
    }

    /// The ops directly in the regions of an op.
    fn children(&self, op: Ptr<Operation>) -> Vec<Ptr<Operation>> {
        let ctx = &self.ctx;
        let mut all = Vec::new();
        for region in op.deref(ctx).regions() {
            for block in region.deref(ctx).iter(ctx) {
                all.extend(block.deref(ctx).iter(ctx));
            }
        }
        all
    }

    /// All ops in the regions of an op, each after those in it (`post`) or before.
    fn all_in(&self, top: Ptr<Operation>, post: bool) -> Vec<Ptr<Operation>> {
        let entered = |op| (op, false);
        let mut stack: Vec<(Ptr<Operation>, bool)> =
            self.children(top).into_iter().rev().map(entered).collect();
        let mut all = Vec::new();
        while let Some((op, done)) = stack.pop() {
            if done || !post {
                all.push(op);
            }
            if !done {
                if post {
                    stack.push((op, true));
                }
                stack.extend(self.children(op).into_iter().rev().map(entered));
            }
        }
        all
    }

    fn result_types(&self, spec: &OpSpec<'_, Self>) -> Result<Vec<TypeHandle>, HostError> {
        match spec.results {
            Results::Types(types) => Ok(types.to_vec()),
            Results::Like(op) => Ok(op.deref(&self.ctx).result_types().collect()),
            Results::Infer => Err(HostError::Op("pliron does not infer its result types".into())),
        }
    }
}

impl Host for PlironHost {
    type Op = Ptr<Operation>;
    type Value = Value;
    type Type = TypeHandle;
    type Attr = Attr;
    const FEATURES: HostFeatures = HostFeatures { users: true, infer: false, locations: false };

    fn op_kind(&self, op: Ptr<Operation>) -> u32 {
        let names = &mut *self.ops.borrow_mut();
        let name = names.name_of(&self.ctx, op);
        let op = op.deref(&self.ctx);
        names.symbols.kind(name, op.get_num_operands() as u32, op.get_num_results() as u32)
    }
    fn kind_name(&self, kind: u32) -> OpSym {
        self.ops.borrow().symbols.kind_name(kind)
    }
    fn operand_count(&self, op: Ptr<Operation>) -> u32 {
        op.deref(&self.ctx).get_num_operands() as u32
    }
    fn operand(&self, op: Ptr<Operation>, i: u32) -> Value {
        op.deref(&self.ctx).get_operand(i as usize)
    }
    fn result_count(&self, op: Ptr<Operation>) -> u32 {
        op.deref(&self.ctx).get_num_results() as u32
    }
    fn result(&self, op: Ptr<Operation>, i: u32) -> Value {
        op.deref(&self.ctx).get_result(i as usize)
    }
    fn def_op(&self, value: Value) -> Option<Ptr<Operation>> {
        value.defining_op()
    }
    fn value_type(&self, value: Value) -> TypeHandle {
        value.get_type(&self.ctx)
    }
    fn attr(&self, op: Ptr<Operation>, name: AttrSym) -> Option<Attr> {
        let names = self.attr_names.borrow();
        let op = op.deref(&self.ctx);
        let found = op.attributes.0.get(names.get(name)?)?;
        Some(self.attr_of(found))
    }
    fn attr_key(&self, attr: Attr) -> u32 {
        attr.0
    }
    fn type_key(&self, ty: TypeHandle) -> u32 {
        self.types.get(&ty).copied().unwrap_or(u32::MAX)
    }
    fn attr_type(&self, attr: Attr) -> Option<TypeHandle> {
        self.attrs.borrow().get(attr.0).and_then(|object| attr_type(&**object, &self.ctx))
    }
    fn for_each_user<F>(&self, value: Value, mut f: F) -> ControlFlow<()>
    where
        F: FnMut(Ptr<Operation>) -> ControlFlow<()>,
    {
        value.uses(&self.ctx).into_iter().rev().try_for_each(|one| f(one.user_op()))
    }
    fn is_used(&self, value: Value) -> bool {
        value.is_used(&self.ctx)
    }
    fn has_uses(&self, op: Ptr<Operation>) -> bool {
        op.deref(&self.ctx).has_use()
    }
    fn describe(&self, op: Ptr<Operation>) -> String {
        format!("'{}'", Operation::get_opid(op, &self.ctx))
    }
}

impl Link for PlironHost {
    fn link_op(&mut self, name: &str, created: bool) -> Result<OpSym, HostError> {
        let names = self.ops.get_mut();
        let number = names.symbols.name(name);
        if created && names.info(number).is_none() {
            let why = "no operation of this name was added to the host (add_op)";
            return Err(HostError::Name(why.into()));
        }
        Ok(number)
    }
    fn link_kind(&mut self, name: OpSym, operands: u32, results: u32) -> u32 {
        self.ops.get_mut().symbols.kind(name, operands, results)
    }
    fn link_attr_name(&mut self, name: &str) -> Result<AttrSym, HostError> {
        let number = self.attr_names.get_mut().number(name);
        number.ok_or_else(|| HostError::Name("attribute names are identifiers in pliron".into()))
    }
    fn link_attr(&mut self, text: &str) -> Result<Attr, HostError> {
        let object = text::read_attr(&mut self.ctx, text)?;
        Ok(self.attr_of(&object))
    }
    fn link_type(&mut self, text: &str) -> Result<TypeHandle, HostError> {
        let ty = text::read_type(&mut self.ctx, text)?;
        let next = self.types.len() as u32;
        self.types.entry(ty).or_insert(next);
        Ok(ty)
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
}

impl HostMut for PlironHost {
    fn define_rewrite(
        &mut self,
        program: &Program,
        definition: &Definition,
    ) -> Result<RewriteFn<Self>, HostError> {
        define::rewrite(self, program, definition)
    }

    fn begin_rewrite(&mut self, root: Ptr<Operation>, matched: &[Ptr<Operation>]) {
        self.spot = Spot::Before(root);
        let mut locations = Vec::new();
        for op in matched {
            let location = op.deref(&self.ctx).loc().clone();
            if location != Location::Unknown && !locations.contains(&location) {
                locations.push(location);
            }
        }
        self.location = match locations.len() {
            0 => Location::Unknown,
            1 => locations.remove(0),
            _ => Location::Fused { metadata: None, locations },
        };
    }

    fn create(&mut self, spec: &OpSpec<'_, Self>) -> Result<Ptr<Operation>, HostError> {
        let info = self.ops.get_mut().info(spec.name);
        let info = info.ok_or_else(|| HostError::Op("no operation of its name was added".into()))?;
        let types = self.result_types(spec)?;
        let new = Operation::new(&mut self.ctx, info, types, spec.operands.to_vec(), Vec::new(), 0);
        {
            let (names, attrs) = (self.attr_names.get_mut(), self.attrs.get_mut());
            let mut op = new.deref_mut(&self.ctx);
            op.set_loc(self.location.clone());
            for &(name, attr) in spec.attrs {
                if let (Some(name), Some(object)) = (names.get(name), attrs.get(attr.0)) {
                    op.attributes.0.insert(name.clone(), object.clone());
                }
            }
        }
        match self.spot {
            Spot::Nowhere => {}
            Spot::Before(op) => new.insert_before(&self.ctx, op),
            Spot::AtEndOf(block) => new.insert_at_back(block, &self.ctx),
        }
        Ok(new)
    }

    fn replace_uses(&mut self, from: Value, to: Value) {
        if from != to {
            from.replace_all_uses_with(&self.ctx, &to);
        }
    }

    fn erase(&mut self, op: Ptr<Operation>) -> bool {
        if !self.is_live(op) || self.has_uses(op) {
            return false;
        }
        if matches!(self.spot, Spot::Before(at) if at == op) {
            let op = op.deref(&self.ctx);
            self.spot = match (op.get_next(), op.get_parent_block()) {
                (Some(next), _) => Spot::Before(next),
                (None, Some(block)) => Spot::AtEndOf(block),
                (None, None) => Spot::Nowhere,
            };
        }
        Operation::erase(op, &mut self.ctx);
        true
    }

    fn is_live(&self, op: Ptr<Operation>) -> bool {
        op.try_deref(&self.ctx).is_ok()
    }

    fn set_attr(&mut self, op: Ptr<Operation>, name: AttrSym, attr: Option<Attr>) -> Result<(), HostError> {
        let names = self.attr_names.get_mut();
        let name = names.get(name).ok_or_else(|| HostError::Op("no attribute has this name".into()))?;
        let object = attr.and_then(|attr| self.attrs.get_mut().get(attr.0).cloned());
        let mut op = op.deref_mut(&self.ctx);
        match object {
            Some(object) => op.attributes.0.insert(name.clone(), object),
            None => op.attributes.0.remove(name),
        };
        Ok(())
    }

    fn set_operand(&mut self, op: Ptr<Operation>, i: u32, value: Value) -> Result<(), HostError> {
        if i >= self.operand_count(op) {
            return Err(HostError::Op(format!("it has no operand {i}")));
        }
        Operation::replace_operand(op, &self.ctx, i as usize, value);
        Ok(())
    }
}

/// Types and attributes as MLIR writes them, where they have a counterpart.
impl ByText for PlironHost {
    fn text_mirror(&self) -> &TextMirror<TypeHandle, Attr> {
        &self.mirror
    }
    fn type_text(&self, ty: TypeHandle) -> Option<String> {
        text::type_text(&self.ctx, ty)
    }
    fn attr_text(&self, attr: Attr) -> Option<String> {
        self.attrs.borrow().get(attr.0).and_then(|object| text::attr_text(&self.ctx, &**object))
    }
    fn find_attr_name(&self, name: &str) -> Option<AttrSym> {
        self.attr_names.borrow_mut().number(name)
    }
    fn read_type(&mut self, text: &str) -> Result<TypeHandle, HostError> {
        text::read_type(&mut self.ctx, text)
    }
    fn read_attr(&mut self, text: &str) -> Result<Attr, HostError> {
        let object = text::read_attr(&mut self.ctx, text)?;
        Ok(self.attr_of(&object))
    }
}

impl IrWalk for PlironHost {
    type Packed = Option<Ptr<Operation>>;
    type DriverSlots = SideTable<Ptr<Operation>>;

    fn walk(&mut self, post: bool, mut f: impl FnMut(&mut Self, Ptr<Operation>)) {
        if let Some(top) = self.top {
            self.all_in(top, post).into_iter().for_each(|op| f(self, op));
        }
    }
    fn parent(&self, op: Ptr<Operation>) -> Option<Ptr<Operation>> {
        op.deref(&self.ctx).get_parent_op(&self.ctx).filter(|&parent| Some(parent) != self.top)
    }
    fn has_regions(&self, op: Ptr<Operation>) -> bool {
        op.deref(&self.ctx).num_regions() > 0
    }
    fn nested(&self, op: Ptr<Operation>, out: &mut Vec<Ptr<Operation>>) {
        out.extend(self.all_in(op, false));
    }
    fn may_die(&self, kind: u32) -> bool {
        let names = self.ops.borrow();
        names.tells_effects(names.symbols.kind_name(kind))
    }
    fn is_dead(&self, op: Ptr<Operation>) -> bool {
        let object = Operation::get_op_dyn(op, &self.ctx);
        let dynamic = object.op_ref();
        let effects = op_cast::<dyn SideEffects>(dynamic);
        !op_impls::<dyn IsTerminatorInterface>(dynamic)
            && effects.is_some_and(|effects| !effects.has_side_effects(&self.ctx))
    }
}

native_handles!(PlironHost, Ptr<Operation>, Value, TypeHandle, Attr);
