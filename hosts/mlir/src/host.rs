//! The traits of a host, on MLIR's IR.

use crate::sys::{self, Attr, Editor, Head, MlirContext, Name, NewOp, Op, Seen, Type, Value};
use crate::tables::{AttrNames, Constants, OpNames};
use crate::walk::Visit;
use pdll::bytecode::{Definition, OpFacts, Program};
use pdll::{
    AttrSym, ByText, ConstraintFn, Describe, Host, HostError, HostFeatures, HostMut, InferFn, IrWalk, Link,
    OpSpec, OpSym, Results, RewriteFn, TextMirror, UseCount, define, native_handles,
};
use std::cell::RefCell;
use std::ops::ControlFlow;

/// Numbers of names of attributes and operations from here on are those of names that no program mentions.
const LATE_NAMES: u32 = 1 << 31;

/// A context of MLIR and an op in it whose regions are rewritten.
#[derive(Debug)]
pub struct MlirHost {
    context: MlirContext,
    pub(crate) top: Option<Op>,
    editor: Editor,
    pub(crate) ops: OpNames,
    attr_names: AttrNames,
    /// Attribute names that natives have asked for, and no program mentions.
    late_names: RefCell<AttrNames>,
    /// Names of operations that natives create, and no program mentions.
    late_ops: Vec<Name>,
    attrs: Constants<Attr>,
    types: Constants<Type>,
    mirror: TextMirror<Type, Attr>,
    /// Whether drivers erase dead ops.
    pub(crate) dce: bool,
    /// Whether walks leave out isolated ops, and by kind, of which ops.
    pub(crate) leaves_apart: bool,
    pub(crate) may_be_apart: Box<[bool]>,
    /// Isolated ops that the last walk has not entered.
    pub(crate) apart: Vec<Op>,
    /// How many ops walks have shown.
    pub(crate) walked: usize,
    /// The op that a walk shows now.
    pub(crate) seen: Option<Seen>,
    pub(crate) visit: Visit,
    matched: Vec<Op>,
    /// The locations of the matched ops, once one of them has been erased.
    kept: Vec<Attr>,
    location: Option<Attr>,
    /// What this rewrite has erased.
    erased: Vec<Op>,
    /// The names of the attributes of the op that is created.
    names: Vec<Attr>,
    values: Vec<Attr>,
}

impl MlirHost {
    /// A host to link programs to, without IR.
    ///
    /// # Safety
    /// The context outlives the host. While the host is used nobody else links dialects into the context, and
    /// natives keep no handle of an op that they erase.
    #[allow(unsafe_code, reason = "whoever makes a host vouches for all handles")]
    #[must_use]
    pub unsafe fn new(context: MlirContext) -> Self {
        Self {
            context,
            top: None,
            editor: Editor::new(context),
            ops: OpNames::default(),
            attr_names: AttrNames::default(),
            late_names: RefCell::default(),
            late_ops: Vec::new(),
            attrs: Constants::default(),
            types: Constants::default(),
            mirror: TextMirror::default(),
            dce: true,
            leaves_apart: false,
            may_be_apart: Box::default(),
            apart: Vec::new(),
            walked: 0,
            seen: None,
            visit: Visit::default(),
            matched: Vec::new(),
            kept: Vec::new(),
            location: None,
            erased: Vec::new(),
            names: Vec::new(),
            values: Vec::new(),
        }
    }

    /// From here on the ops in the regions of `top` are rewritten.
    ///
    /// # Safety
    /// The op lives in the host's context, and until another one is set nobody else touches the IR below it.
    #[allow(unsafe_code, reason = "whoever sets it vouches for the handles below it")]
    pub unsafe fn set_top(&mut self, top: Op) {
        self.top = Some(top);
        self.erased.clear();
        self.apart.clear();
    }

    /// Whether drivers erase unused ops without effects; they do unless this says no.
    pub fn set_dce(&mut self, dce: bool) {
        self.dce = dce;
    }

    /// By kind, whether ops can be rewritten apart from what is around them: [`Self::set_apart`].
    pub(crate) fn split(&mut self, apart: impl Fn(&Self, u32) -> bool) {
        self.may_be_apart = (0..self.ops.kind_count()).map(|kind| apart(self, kind)).collect();
    }

    /// Whether walks leave out, from here on, what is in isolated ops directly below the top one.
    /// [`Self::take_apart`] tells these ops. What patterns match or what is dead is not left out.
    pub(crate) fn set_apart(&mut self, on: bool) {
        self.leaves_apart = on;
    }

    /// The isolated ops that the last walk has left out, but for those that have been erased.
    pub(crate) fn take_apart(&mut self) -> Vec<Op> {
        std::mem::take(&mut self.apart)
    }

    /// How many ops walks have shown.
    pub(crate) fn walked(&self) -> usize {
        self.walked
    }

    /// The context.
    pub(crate) fn context(&self) -> MlirContext {
        self.context
    }

    /// Changes IR through a rewriter of MLIR's, whose driver listens to it, or through its own again.
    pub(crate) fn lend(&mut self, rewriter: Option<sys::Rewriter>) {
        self.editor.lend(rewriter);
    }

    /// The location of what is created: that of the matched ops together.
    fn location(&mut self) -> Attr {
        let (context, matched, kept) = (self.context, &self.matched, &self.kept);
        *self.location.get_or_insert_with(|| match (&kept[..], &matched[..]) {
            (&[], &[one]) => sys::pm_op_location(one),
            (&[], matched) => context.fuse_ops(matched),
            (&[one], _) => one,
            (kept, _) => context.fuse(kept, None),
        })
    }

    /// An op is about to be erased: what is created after it may need its location, or that of an op in it.
    fn keep_locations(&mut self, op: Op, has_regions: bool) {
        if self.location.is_none() && self.kept.is_empty() && (has_regions || self.matched.contains(&op)) {
            self.kept.extend(self.matched.iter().map(|&op| sys::pm_op_location(op)));
        }
    }

    fn attr_name(&self, name: AttrSym) -> Option<Attr> {
        match name.0.checked_sub(LATE_NAMES) {
            None => self.attr_names.get(name.0),
            Some(late) => self.late_names.borrow().get(late),
        }
    }

    fn check_location(attr: Attr) -> Result<(), HostError> {
        match sys::pm_is_location(attr) {
            0 => Err(HostError::Op("an attribute that is no location is used as one".into())),
            _ => Ok(()),
        }
    }

    /// Fills `names` and `values` with attributes by name.
    fn gather_attrs(&mut self, attrs: &[(AttrSym, Attr)]) {
        self.names.clear();
        self.values.clear();
        for &(name, attr) in attrs {
            if let Some(name) = self.attr_name(name) {
                self.names.push(name);
                self.values.push(attr);
            }
        }
    }

    #[inline(always)]
    pub(crate) fn kind_of(&self, head: Head) -> u32 {
        self.ops.kind(head)
    }

    fn name(&self, name: OpSym) -> Result<Name, HostError> {
        let late = || self.late_ops.get(name.0.checked_sub(LATE_NAMES)? as usize).copied();
        self.ops.name(name).or_else(late).ok_or_else(|| HostError::Op("its name is not known".into()))
    }
}

impl Host for MlirHost {
    type Op = Op;
    type Value = Value;
    type Type = Type;
    type Attr = Attr;
    const FEATURES: HostFeatures = HostFeatures { users: true, infer: true, locations: true };

    #[inline]
    fn op_kind(&self, op: Op) -> u32 {
        match &self.seen {
            Some(seen) if seen.op == op => self.kind_of(seen.head),
            _ => self.kind_of(sys::pm_head(op)),
        }
    }
    fn kind_name(&self, kind: u32) -> OpSym {
        self.ops.kind_name(kind)
    }
    fn same_op_name(&self, a: Op, b: Op) -> bool {
        sys::pm_head(a).name == sys::pm_head(b).name
    }
    fn operand_count(&self, op: Op) -> u32 {
        sys::pm_head(op).shape.operands()
    }
    fn operand(&self, op: Op, i: u32) -> Value {
        sys::pm_operand(op, i)
    }
    fn operand_at(&self, op: Op, i: u32) -> Option<Value> {
        sys::pm_operand_at(op, i)
    }
    fn definer(&self, user: Op, i: u32, result: u32) -> Option<Op> {
        sys::pm_definer(user, i, result)
    }
    fn result_count(&self, op: Op) -> u32 {
        sys::pm_head(op).shape.results()
    }
    fn result(&self, op: Op, i: u32) -> Value {
        sys::pm_result(op, i)
    }
    fn def_op(&self, value: Value) -> Option<Op> {
        sys::pm_def_op(value)
    }
    fn value_type(&self, value: Value) -> Type {
        sys::pm_value_type(value)
    }
    fn attr(&self, op: Op, name: AttrSym) -> Option<Attr> {
        sys::pm_attr(op, self.attr_name(name)?)
    }
    fn attr_key(&self, attr: Attr) -> u32 {
        self.attrs.key(attr)
    }
    fn type_key(&self, ty: Type) -> u32 {
        self.types.key(ty)
    }
    fn attr_type(&self, attr: Attr) -> Option<Type> {
        sys::pm_attr_type(attr)
    }
    fn for_each_user<F>(&self, value: Value, mut f: F) -> ControlFlow<()>
    where
        F: FnMut(Op) -> ControlFlow<()>,
    {
        let users = sys::pm_users(value);
        for user in [users.first, users.second].into_iter().flatten() {
            f(user)?;
        }
        let mut rest = users.rest;
        while let Some(at) = rest {
            let sys::UserAndNext { user, next } = sys::pm_use(at);
            f(user)?;
            rest = next;
        }
        ControlFlow::Continue(())
    }
    fn use_count(&self, value: Value) -> UseCount<Op> {
        match sys::pm_users(value) {
            sys::Users { first: None, .. } => UseCount::None,
            sys::Users { first: Some(user), second: None, .. } => UseCount::One(user),
            _ => UseCount::Many,
        }
    }
    fn operand_group(&self, op: Op, group: u32) -> Option<(u32, u32)> {
        sys::pm_operand_group(op, group).get()
    }
    fn result_group(&self, op: Op, group: u32) -> Option<(u32, u32)> {
        sys::pm_result_group(op, group).get()
    }
    fn segment_size(&self, sizes: Attr, i: u32) -> Option<u32> {
        u32::try_from(sys::pm_segment_size(sizes, i)).ok()
    }
    fn describe(&self, op: Op) -> String {
        sys::describe(op)
    }
    fn has_uses(&self, op: Op) -> bool {
        sys::pm_op_used(op) != 0
    }
}

impl Link for MlirHost {
    fn expect_names(&mut self, names: usize, kinds: usize) {
        self.ops.reserve(names, kinds);
    }
    fn link_op(&mut self, name: &str, created: bool) -> Result<OpSym, HostError> {
        let name = self.context.op_name(name);
        if created {
            self.context.creatable(name).map_err(HostError::Name)?;
        }
        Ok(self.ops.link(name))
    }
    fn link_kind(&mut self, name: OpSym, operands: u32, results: u32) -> u32 {
        self.ops.link_kind(name, operands, results)
    }
    fn link_attr_name(&mut self, name: &str) -> Result<AttrSym, HostError> {
        let name = self.context.string(name);
        if let Some(late) = self.late_names.borrow().find(name) {
            return Ok(AttrSym(LATE_NAMES + late));
        }
        Ok(AttrSym(self.attr_names.link(name)))
    }
    fn link_attr(&mut self, text: &str) -> Result<Attr, HostError> {
        let attr = self.read_attr(text)?;
        self.attrs.link(attr);
        Ok(attr)
    }
    fn link_type(&mut self, text: &str) -> Result<Type, HostError> {
        let ty = self.read_type(text)?;
        self.types.link(ty);
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
        let name = program.op_names.get(facts.name as usize).map(|op| self.context.op_name(&op.name));
        if name.is_some_and(|name| sys::pm_infers(name) != 0) {
            return Err(HostError::Unsupported("need rules for what its operations infer"));
        }
        define::inference(self, program, facts)
    }
}

impl HostMut for MlirHost {
    fn define_rewrite(
        &mut self,
        program: &Program,
        definition: &Definition,
    ) -> Result<RewriteFn<Self>, HostError> {
        define::rewrite(self, program, definition)
    }

    fn begin_rewrite(&mut self, root: Op, matched: &[Op]) {
        self.editor.place_before(root);
        self.location = None;
        self.erased.clear();
        self.matched.clear();
        self.matched.extend_from_slice(matched);
        self.kept.clear();
    }

    fn name_to_create(&mut self, op: Op) -> OpSym {
        let name = sys::pm_head(op).name;
        if let Some(number) = self.ops.number(name) {
            return number;
        }
        let known = self.late_ops.iter().position(|&late| late == name);
        let late = known.unwrap_or_else(|| {
            self.late_ops.push(name);
            self.late_ops.len() - 1
        });
        OpSym(LATE_NAMES + late as u32)
    }
    fn create(&mut self, spec: &OpSpec<'_, Self>) -> Result<Op, HostError> {
        let name = self.name(spec.name)?;
        let location = self.location();
        self.gather_attrs(spec.attrs);
        let inferred;
        let new = NewOp {
            name,
            location: Some(location),
            matched: &[],
            operands: spec.operands,
            attr_names: &self.names,
            attrs: &self.values,
            types: &[],
            like: None,
        };
        let new = match spec.results {
            Results::Types(types) => Ok(NewOp { types, ..new }),
            Results::Like(op) => Ok(NewOp { like: Some(op), ..new }),
            Results::Infer => match self.context.infer(&new) {
                Ok(types) => {
                    inferred = types;
                    Ok(NewOp { types: &inferred, ..new })
                }
                Err(why) => Err(HostError::Op(why)),
            },
        };
        let op = self.editor.create(&new?);
        // Memory of what is gone is used again.
        self.erased.retain(|&gone| gone != op);
        Ok(op)
    }

    fn create_beside(&mut self, old: Op, spec: &OpSpec<'_, Self>, matched: Option<&[Op]>) -> Option<Op> {
        let name = self.ops.name(spec.name)?;
        let (types, like) = match spec.results {
            Results::Types(types) => (types, None),
            Results::Like(op) => (&[][..], Some(op)),
            Results::Infer => return None,
        };
        let location = match matched {
            // A rewrite of its own, of which nothing is needed later.
            Some(_) => {
                self.erased.clear();
                self.matched.clear();
                None
            }
            None => Some(self.location()),
        };
        self.gather_attrs(spec.attrs);
        let new = NewOp {
            name,
            location,
            matched: matched.unwrap_or_default(),
            operands: spec.operands,
            attr_names: &self.names,
            attrs: &self.values,
            types,
            like,
        };
        let new = self.editor.create_for(old, &new)?;
        // Memory of what is gone is used again.
        self.erased.retain(|&gone| gone != new);
        Some(new)
    }

    fn take_place(&mut self, old: Op, new: Op) {
        self.erased.push(old);
        self.visit.forget(old);
        self.editor.put(old, new);
    }

    fn cancel_beside(&mut self, new: Op) {
        self.editor.erase(new);
    }

    fn replace_uses(&mut self, from: Value, to: Value) {
        self.editor.replace_uses(from, to);
    }

    fn erase(&mut self, op: Op) -> bool {
        if !self.is_live(op) || self.has_uses(op) {
            return false;
        }
        let has_regions = self.has_regions(op);
        self.keep_locations(op, has_regions);
        if has_regions {
            sys::walk(op, true, |inner| self.erased.push(inner));
            self.apart.retain(|&apart| apart != op);
        }
        self.erased.push(op);
        self.visit.forget(op);
        self.editor.erase(op);
        true
    }

    fn is_live(&self, op: Op) -> bool {
        !self.erased.contains(&op)
    }

    fn set_attr(&mut self, op: Op, name: AttrSym, attr: Option<Attr>) -> Result<(), HostError> {
        let name = self.attr_name(name).ok_or_else(|| HostError::Op("no attribute has this name".into()))?;
        self.editor.set_attr(op, name, attr);
        Ok(())
    }

    fn set_operand(&mut self, op: Op, i: u32, value: Value) -> Result<(), HostError> {
        if i >= self.operand_count(op) {
            return Err(HostError::Op(format!("it has no operand {i}")));
        }
        self.editor.set_operand(op, i, value);
        Ok(())
    }

    fn op_location(&mut self, op: Op) -> Result<Attr, HostError> {
        Ok(sys::pm_op_location(op))
    }

    fn value_location(&mut self, value: Value) -> Result<Attr, HostError> {
        Ok(sys::pm_value_location(value))
    }

    fn fuse_locations(&mut self, parts: &[Attr], metadata: Option<Attr>) -> Result<Attr, HostError> {
        parts.iter().try_for_each(|&part| Self::check_location(part))?;
        Ok(self.context.fuse(parts, metadata))
    }

    fn set_location(&mut self, op: Op, location: Attr) -> Result<(), HostError> {
        Self::check_location(location)?;
        self.editor.set_location(op, location);
        Ok(())
    }

    fn segment_sizes(&mut self, sizes: &[u32]) -> Result<Attr, HostError> {
        Ok(self.context.i32_array(sizes))
    }
}

impl Describe for MlirHost {
    fn attr_text(&self, attr: Attr) -> String {
        sys::attr_text(attr)
    }
    fn type_text(&self, ty: Type) -> String {
        sys::type_text(ty)
    }
    fn op_name_text(&self, op: Op) -> String {
        sys::op_name_text(op)
    }
    fn argument_text(&self, value: Value) -> String {
        let ty = sys::type_text(sys::pm_value_type(value));
        format!("a block argument (number {}, of type `{ty}`)", sys::pm_argument_number(value))
    }
    fn attrs_text(&self, op: Op) -> String {
        match sys::attr_text(sys::pm_attr_dictionary(op)) {
            none if none == "{}" => String::new(),
            text => text,
        }
    }
    fn has_nested(&self, op: Op) -> bool {
        self.has_regions(op)
    }
    fn position(&self, op: Op) -> Option<(String, u32, u32)> {
        sys::position(op)
    }
}

/// Types and attributes as MLIR prints them, without aliases.
impl ByText for MlirHost {
    fn text_mirror(&self) -> &TextMirror<Type, Attr> {
        &self.mirror
    }
    fn type_text(&self, ty: Type) -> Option<String> {
        Some(sys::type_text(ty))
    }
    fn attr_text(&self, attr: Attr) -> Option<String> {
        Some(sys::attr_text(attr))
    }
    fn find_attr_name(&self, name: &str) -> Option<AttrSym> {
        let name = self.context.string(name);
        match self.attr_names.find(name) {
            Some(known) => Some(AttrSym(known)),
            // An op may have it all the same.
            None => Some(AttrSym(LATE_NAMES + self.late_names.borrow_mut().link(name))),
        }
    }
    fn read_type(&mut self, text: &str) -> Result<Type, HostError> {
        self.context.parse_type(text).map_err(HostError::Constant)
    }
    fn read_attr(&mut self, text: &str) -> Result<Attr, HostError> {
        self.context.parse_attr(text).map_err(HostError::Constant)
    }
}

native_handles!(MlirHost, Op, Value, Type, Attr);
