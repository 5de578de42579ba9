//! What the virtual machine asks of an IR.
//!
//! A host is an IR behind four traits: [`Host`] reads, [`Link`] turns strings into handles once, [`HostMut`]
//! rewrites and [`IrWalk`] tells a driver how operations are laid out. Handles are `Copy` and live without
//! lifetimes; borrowing is on the host, never on handles. Readers take `&self` and writers `&mut self`, so
//! that changing IR under an iteration does not compile.
//!
//! # Numbers instead of handles
//!
//! The machine runs 32-bit words, so everything that it compares with a constant has a 32-bit key, given out
//! by the host:
//!
//! * an operation *name* ([`OpSym`]) and an attribute name ([`AttrSym`]): the number of a linked name, any
//!   other number for all other names;
//! * a *kind* (name, number of operands, number of results), dense from 0: one question answers what would be
//!   three. Kinds need to be only as fine as programs were linked: one for each linked combination, one for
//!   the other counts of each linked name, one for all other names;
//! * an attribute ([`Host::attr_key`]) and a type ([`Host::type_key`]): the number of a linked constant, any
//!   other number for all else. Two that are no constants are compared by [`Host::same_attr`] and
//!   [`Host::same_type`].
//!
//! So a host can read keys from tables that are only written while linking, and several threads can share
//! them. Switch tables are placed by these keys: small dense numbers make small tables; sparse keys work.

use crate::blocks::{BlockRef, RegionRef};
use crate::driver::RegionLevel;
use crate::error::HostError;
use crate::listener::RewriteListener;
use crate::natives::{ConstraintFn, InferFn, RewriteFn};
use pdll_bytecode::{Definition, OpFacts, Program};
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::ControlFlow;

/// What a handle can do.
pub trait Handle: Copy + Eq + Hash + Debug {}
impl<T: Copy + Eq + Hash + Debug> Handle for T {}

/// An operation name, as numbered by the host.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct OpSym(pub u32);

/// An interface that operations may have, as numbered by the host.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct InterfaceSym(pub u32);

/// An attribute name, as numbered by the host.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct AttrSym(pub u32);

/// What a host can do. A program that needs more is refused when it is linked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HostFeatures {
    /// Users of values can be listed. Programs that look from a value to its users need this; where it is
    /// off, drivers go through all ops again after each change, since they cannot tell who is affected.
    pub users: bool,
    /// The host infers result types that nothing else can. Where it is off, programs that create ops without
    /// saying their result types need a rule in the program or a registered one.
    pub infer: bool,
    /// Locations are attributes that can be read, fused and set.
    pub locations: bool,
}

/// The operation handle of a host.
pub(crate) type Op<H> = <H as Host>::Op;
/// The value handle of a host.
pub(crate) type Value<H> = <H as Host>::Value;
/// The type handle of a host.
pub(crate) type Type<H> = <H as Host>::Type;
/// The attribute handle of a host.
pub(crate) type Attr<H> = <H as Host>::Attr;

/// How often a value is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UseCount<O> {
    /// Not at all.
    None,
    /// Once, by this op.
    One(O),
    /// Two or more times, by one op or several.
    Many,
}

/// Reading. Handles passed in are live and indices are in range; readers do not allocate, print or fail.
pub trait Host: Sized + 'static {
    /// An operation.
    type Op: Handle;
    /// A value.
    type Value: Handle;
    /// A type.
    type Type: Handle;
    /// An attribute.
    type Attr: Handle;
    /// What this host can do.
    const FEATURES: HostFeatures;

    /// The kind of an op.
    fn op_kind(&self, op: Self::Op) -> u32;
    /// The name of ops of this kind.
    fn kind_name(&self, kind: u32) -> OpSym;
    /// The name of an op.
    fn op_name(&self, op: Self::Op) -> OpSym {
        self.kind_name(self.op_kind(op))
    }
    /// Whether two ops have the same name. A host whose numbers of names are shared by those that no program
    /// mentions compares the names themselves.
    fn same_op_name(&self, a: Self::Op, b: Self::Op) -> bool {
        self.op_name(a) == self.op_name(b)
    }
    /// Whether ops of this name are known to have an interface.
    fn has_interface(&self, _name: OpSym, _interface: InterfaceSym) -> bool {
        false
    }
    /// How many operands it has.
    fn operand_count(&self, op: Self::Op) -> u32;
    /// Operand `i`.
    fn operand(&self, op: Self::Op, i: u32) -> Self::Value;
    /// Operand `i`, if there is one.
    #[inline(always)]
    fn operand_at(&self, op: Self::Op, i: u32) -> Option<Self::Value> {
        (i < self.operand_count(op)).then(|| self.operand(op, i))
    }
    /// How many results it has.
    fn result_count(&self, op: Self::Op) -> u32;
    /// Result `i`.
    fn result(&self, op: Self::Op, i: u32) -> Self::Value;
    /// The op that defines a value; none for a block argument.
    fn def_op(&self, value: Self::Value) -> Option<Self::Op>;
    /// The op that defines a value, if as its result number `result`.
    #[inline]
    fn def_op_as(&self, value: Self::Value, result: u32) -> Option<Self::Op> {
        let op = self.def_op(value)?;
        (result < self.result_count(op) && self.result(op, result) == value).then_some(op)
    }
    /// The op that defines operand `i` of `user`, if there is such an operand and it is result `result` of an
    /// op.
    #[inline(always)]
    fn definer(&self, user: Self::Op, i: u32, result: u32) -> Option<Self::Op> {
        self.def_op_as(self.operand_at(user, i)?, result)
    }
    /// The type of a value.
    fn value_type(&self, value: Self::Value) -> Self::Type;
    /// An attribute of an op.
    fn attr(&self, op: Self::Op, name: AttrSym) -> Option<Self::Attr>;
    /// The number of a linked constant; for any other attribute a number that no linked constant has.
    fn attr_key(&self, attr: Self::Attr) -> u32;
    /// The number of a linked constant; for any other type a number that no linked constant has.
    fn type_key(&self, ty: Self::Type) -> u32;
    /// Whether two attributes are equal, linked or not.
    fn same_attr(&self, a: Self::Attr, b: Self::Attr) -> bool {
        a == b
    }
    /// Whether two types are equal, linked or not.
    fn same_type(&self, a: Self::Type, b: Self::Type) -> bool {
        a == b
    }
    /// The type of an attribute that carries one.
    fn attr_type(&self, attr: Self::Attr) -> Option<Self::Type>;
    /// Calls `f` with the user of each use of a value, newest use first if the host knows.
    /// A host without [`HostFeatures::users`] leaves this out.
    fn for_each_user<F>(&self, _value: Self::Value, _f: F) -> ControlFlow<()>
    where
        F: FnMut(Self::Op) -> ControlFlow<()>,
    {
        ControlFlow::Continue(())
    }
    /// Start and length of operand group `group`. A host that does not know how an op cuts its operands gives
    /// everything from flat index `group` on, as MLIR does; none if there is no such group.
    fn operand_group(&self, op: Self::Op, group: u32) -> Option<(u32, u32)> {
        self.operand_count(op).checked_sub(group).map(|n| (group, n))
    }
    /// The same for results.
    fn result_group(&self, op: Self::Op, group: u32) -> Option<(u32, u32)> {
        self.result_count(op).checked_sub(group).map(|n| (group, n))
    }
    /// Item `i` of an attribute that lists the sizes of groups; none if it is no such attribute or has no
    /// item `i`.
    fn segment_size(&self, _sizes: Self::Attr, _i: u32) -> Option<u32> {
        None
    }
    /// What to call an op in a report.
    fn describe(&self, op: Self::Op) -> String;

    /// Appends the users of a value to `out`, one for each use.
    fn collect_users(&self, value: Self::Value, out: &mut Vec<Self::Op>) {
        let _: ControlFlow<()> = self.for_each_user(value, |op| {
            out.push(op);
            ControlFlow::Continue(())
        });
    }
    /// How often a value is used, as far as nearly always decides.
    #[inline]
    fn use_count(&self, value: Self::Value) -> UseCount<Self::Op> {
        let mut count = UseCount::None;
        let _: ControlFlow<()> = self.for_each_user(value, |user| match count {
            UseCount::None => {
                count = UseCount::One(user);
                ControlFlow::Continue(())
            }
            _ => {
                count = UseCount::Many;
                ControlFlow::Break(())
            }
        });
        count
    }
    /// Whether the value has uses.
    fn is_used(&self, value: Self::Value) -> bool {
        self.for_each_user(value, |_| ControlFlow::Break(())).is_break()
    }
    /// Whether any result of the op has uses.
    fn has_uses(&self, op: Self::Op) -> bool {
        (0..self.result_count(op)).any(|i| self.is_used(self.result(op, i)))
    }
}

/// Strings become handles here, once. An `Err` says why, as the end of a sentence that begins with the text.
pub trait Link: Host {
    /// A program is about to link so many names of operations, and kinds. Only saves a host that has tables
    /// of them from letting these grow.
    fn expect_names(&mut self, _names: usize, _kinds: usize) {}
    /// The number of an operation name. With `created`, ops of this name must be creatable.
    ///
    /// # Errors
    /// The host cannot create such ops. A name that is only matched is never an error: it matches nothing.
    fn link_op(&mut self, name: &str, created: bool) -> Result<OpSym, HostError>;
    /// The number of an interface, which need not be known. Patterns in Rust may be rooted by one.
    ///
    /// # Errors
    /// The host knows of no interfaces.
    fn link_interface(&mut self, _name: &str) -> Result<InterfaceSym, HostError> {
        Err(HostError::Unsupported("know the interfaces of operations"))
    }
    /// The number of a kind. Once programs have been linked, a combination that none of them names may get
    /// the number that it shares with others (see the top of this module).
    fn link_kind(&mut self, name: OpSym, operands: u32, results: u32) -> u32;
    /// The number of an attribute name.
    ///
    /// # Errors
    /// The host has no attributes of such names.
    fn link_attr_name(&mut self, name: &str) -> Result<AttrSym, HostError>;
    /// A constant attribute; all of `text` must be read.
    ///
    /// # Errors
    /// The text is none.
    fn link_attr(&mut self, text: &str) -> Result<Self::Attr, HostError>;
    /// A constant type; all of `text` must be read.
    ///
    /// # Errors
    /// The text is none.
    fn link_type(&mut self, text: &str) -> Result<Self::Type, HostError>;
    /// A constraint that nobody has registered, from its definition in the program.
    ///
    /// # Errors
    /// The host does not evaluate definitions, or not this one.
    fn define(
        &mut self,
        _program: &Program,
        _definition: &Definition,
    ) -> Result<ConstraintFn<Self>, HostError> {
        Err(HostError::Unsupported("evaluate its code"))
    }
    /// How the result types of an operation are inferred, from the rules in the program.
    ///
    /// # Errors
    /// The host does not evaluate rules, or not these.
    fn define_inference(&mut self, _program: &Program, _facts: &OpFacts) -> Result<InferFn<Self>, HostError> {
        Err(HostError::Unsupported("evaluate rules for them"))
    }
    /// How the result types of operations of a name are inferred, if the host knows that by itself.
    fn known_inference(&mut self, _name: OpSym) -> Option<InferFn<Self>> {
        None
    }
}

/// The result types of an op that is to be created.
#[derive(Debug)]
pub enum Results<'a, H: Host> {
    /// One type for each result, in their order.
    Types(&'a [Type<H>]),
    /// Those of another op.
    Like(Op<H>),
    /// The host finds out.
    Infer,
}

/// An op that is to be created. The slices are memory of the machine, never of the host.
#[derive(Debug)]
pub struct OpSpec<'a, H: Host> {
    /// The linked name of the op to be created.
    pub name: OpSym,
    /// Its kind; `None` if the number of results is not known yet.
    pub kind: Option<u32>,
    /// Its operands, in order, of all groups.
    pub operands: &'a [Value<H>],
    /// Its attributes by name, each name once.
    pub attrs: &'a [(AttrSym, Attr<H>)],
    /// Its result types.
    pub results: Results<'a, H>,
}

/// Rewriting.
pub trait HostMut: Link {
    /// A rewrite that nobody has registered, from its definition in the program.
    ///
    /// # Errors
    /// The host does not evaluate definitions, or not this one.
    fn define_rewrite(
        &mut self,
        _program: &Program,
        _definition: &Definition,
    ) -> Result<RewriteFn<Self>, HostError> {
        Err(HostError::Unsupported("evaluate its code"))
    }
    /// From here on ops are created before `root`, in order, at the location that the ops in `matched`, which
    /// are one at least, make together (asked for when the first op is created). If `root` is erased the
    /// place stays where it was. A host whose ops have neither place nor location leaves this out.
    fn begin_rewrite(&mut self, _root: Self::Op, _matched: &[Self::Op]) {}
    /// The number by which [`Self::create`] makes ops of the name that this one has. A host whose numbers of
    /// names are shared by those that no program mentions gives the name one of its own.
    fn name_to_create(&mut self, op: Self::Op) -> OpSym {
        self.op_name(op)
    }
    /// Creates an op at that place.
    ///
    /// # Errors
    /// The host cannot; nothing has changed.
    fn create(&mut self, spec: &OpSpec<'_, Self>) -> Result<Self::Op, HostError>;
    /// Makes all uses of `from` uses of `to`.
    fn replace_uses(&mut self, from: Self::Value, to: Self::Value);
    /// Erases an op, with everything nested in it, if no result is used; else changes nothing and returns
    /// false. Dead handles are refused as far as the host can tell.
    fn erase(&mut self, op: Self::Op) -> bool;
    /// Whether the handle is that of an op that has not been erased, as far as the host can tell.
    fn is_live(&self, _op: Self::Op) -> bool {
        true
    }
    /// Sets or removes an attribute.
    ///
    /// # Errors
    /// The host cannot; without more, it never can.
    fn set_attr(
        &mut self,
        _op: Self::Op,
        _name: AttrSym,
        _attr: Option<Self::Attr>,
    ) -> Result<(), HostError> {
        Err(HostError::Unsupported("change ops"))
    }
    /// Sets operand `i`.
    ///
    /// # Errors
    /// The host cannot; without more, it never can.
    fn set_operand(&mut self, _op: Self::Op, _i: u32, _value: Self::Value) -> Result<(), HostError> {
        Err(HostError::Unsupported("change ops"))
    }
    /// Sets all operands; gives the handle of the op, which is another one if the host could not make room
    /// for them where it stands. What holds of the old handle (users, regions, place, a driver slot in the
    /// host) then holds of the new one.
    ///
    /// # Errors
    /// The host cannot; without more, it cannot change their number.
    fn set_operands(&mut self, op: Self::Op, values: &[Self::Value]) -> Result<Self::Op, HostError> {
        if values.len() as u32 != self.operand_count(op) {
            return Err(HostError::Unsupported("change the number of operands"));
        }
        (0..).zip(values).try_for_each(|(i, &value)| self.set_operand(op, i, value))?;
        Ok(op)
    }
    /// The location of an op, as an attribute.
    ///
    /// # Errors
    /// The host has none ([`HostFeatures::locations`]).
    fn op_location(&mut self, _op: Self::Op) -> Result<Self::Attr, HostError> {
        Err(HostError::Unsupported("tell locations"))
    }
    /// The location of a value, as an attribute.
    ///
    /// # Errors
    /// The host has none ([`HostFeatures::locations`]).
    fn value_location(&mut self, _value: Self::Value) -> Result<Self::Attr, HostError> {
        Err(HostError::Unsupported("tell locations"))
    }
    /// Locations fused, as an attribute.
    ///
    /// # Errors
    /// One is no location, or the host has none ([`HostFeatures::locations`]).
    fn fuse_locations(
        &mut self,
        _parts: &[Self::Attr],
        _metadata: Option<Self::Attr>,
    ) -> Result<Self::Attr, HostError> {
        Err(HostError::Unsupported("tell locations"))
    }
    /// Gives an op a location.
    ///
    /// # Errors
    /// It is none, or the host has none ([`HostFeatures::locations`]).
    fn set_location(&mut self, _op: Self::Op, _location: Self::Attr) -> Result<(), HostError> {
        Err(HostError::Unsupported("tell locations"))
    }
    /// The sizes of the groups of operands or results of an op, as the attribute that says them. By default
    /// it is linked as MLIR writes it: `array<i32: 1, 2>`.
    ///
    /// # Errors
    /// The host has no such attributes.
    fn segment_sizes(&mut self, sizes: &[u32]) -> Result<Self::Attr, HostError> {
        let sizes: Vec<String> = sizes.iter().map(ToString::to_string).collect();
        let colon = if sizes.is_empty() { "" } else { ": " };
        self.link_attr(&format!("array<i32{colon}{}>", sizes.join(", ")))
    }
    /// Whether the host can turn `old` into the op of `spec` where it stands: its handle stays.
    fn can_turn_into(&self, _old: Self::Op, _spec: &OpSpec<'_, Self>) -> bool {
        false
    }
    /// Turns `old` into the op of `spec`, where [`Self::can_turn_into`] says so: what is left is what
    /// creating, replacing and erasing would leave.
    ///
    /// If this is all that a rewrite does, it comes without [`Self::begin_rewrite`], and `matched` are the
    /// matched ops.
    fn turn_into(&mut self, _old: Self::Op, _spec: &OpSpec<'_, Self>, _matched: Option<&[Self::Op]>) {}
    /// Begins to put the op of `spec` in the place of `old`, all at once, if the host can: gives a new op,
    /// created right before it, which nothing uses yet. `matched` is as of [`Self::turn_into`]. None if the
    /// host cannot: nothing has changed, and the op is created, the old one replaced and erased.
    fn create_beside(
        &mut self,
        _old: Self::Op,
        _spec: &OpSpec<'_, Self>,
        _matched: Option<&[Self::Op]>,
    ) -> Option<Self::Op> {
        None
    }
    /// Ends it: what is left is what creating, replacing and erasing would leave. `new` is what
    /// [`Self::create_beside`] gave for `old`.
    fn take_place(&mut self, _old: Self::Op, _new: Self::Op) {}
    /// Takes back what [`Self::create_beside`] has done, if a listener wants to hear of each step.
    fn cancel_beside(&mut self, _new: Self::Op) {}
    /// Whether changes are kept for later: then an op is replaced by [`Self::replace_later`], not in steps.
    fn changes_later(&self) -> bool {
        false
    }
    /// An op is to be erased, and the first of its results, or all, are to be replaced by these values.
    fn replace_later(&mut self, _op: Self::Op, _values: &[Self::Value]) {}
}

/// Whom [`IrWalk::visit`] shows ops to.
pub trait Visitor<H: IrWalk> {
    /// Whether ops of a kind are worth being shown.
    fn wants(&mut self, host: &H, kind: u32) -> bool;
    /// So many more ops there are: all of them, or some of them before the first of these is shown.
    fn more(&mut self, ops: u64);
    /// An op.
    fn visit(&mut self, host: &mut H, op: H::Op) -> ControlFlow<()>;
}

/// How operations are laid out, for drivers.
pub trait IrWalk: HostMut {
    /// An op as the lists of drivers hold it, as narrow as the host can make it, with room for "none":
    /// `Option<Op>` always is one.
    type Packed: Packed<Self::Op>;
    /// Where drivers keep a word for each op: in the host, or in a [`SideTable`](crate::SideTable) for
    /// hosts without room in their ops.
    type DriverSlots: DriverSlots<Self>;
    /// About how many ops there are, if that is known without going through them, else 0. Memory is reserved
    /// for as many.
    fn size_hint(&self) -> usize {
        0
    }
    /// Calls `f` with every op, each after the ops nested in it (`post`) or before. `f` may set driver slots,
    /// and erase or move that op; nothing else.
    fn walk(&mut self, post: bool, f: impl FnMut(&mut Self, Self::Op));
    /// The same, and `f` also gets the kinds of ops; for hosts that know those without touching the ops.
    fn walk_kinds(&mut self, post: bool, mut f: impl FnMut(&mut Self, Self::Op, u32)) {
        self.walk(post, |host, op| f(host, op, host.op_kind(op)));
    }
    /// An op will be tried soon: a host whose ops are spread over memory may begin to load what defines its
    /// operands. Nothing depends on it.
    fn foresee(&self, _op: Self::Op) {}
    /// The op in whose regions an op is, if that is among those that are walked. A host whose ops have no
    /// regions leaves this and the next three out.
    fn parent(&self, _op: Self::Op) -> Option<Self::Op> {
        None
    }
    /// Whether any of the ops that are walked may have regions. Where none has, they need not be touched to
    /// find that out one by one.
    fn any_has_regions(&self) -> bool {
        true
    }
    /// Whether there can be ops nested in it.
    fn has_regions(&self, _op: Self::Op) -> bool {
        false
    }
    /// Appends the ops nested in an op, innermost last.
    fn nested(&self, _op: Self::Op, _out: &mut Vec<Self::Op>) {}
    /// Calls `f` with everything in an op that is about to be erased, users before what they use. A host may
    /// erase each part once `f` has heard of it; otherwise it goes with the op.
    fn take_apart(&mut self, op: Self::Op, mut f: impl FnMut(&mut Self, Nested<Self::Op>)) {
        let mut nested = Vec::new();
        self.nested(op, &mut nested);
        while let Some(inner) = nested.pop() {
            f(self, Nested::Op(inner));
        }
    }
    /// Tells `visitor` how many ops there are and shows it every op that the entry of its region reaches,
    /// each once, after the ops nested in it, until it breaks off. Ops of kinds that it does not want may be
    /// left out. It may change IR, but of what it has not been shown yet only places and what they hold; what
    /// it creates is shown only where it has not been yet and not right behind the op at hand.
    fn visit(&mut self, visitor: &mut impl Visitor<Self>) {
        let (mut count, mut ops) = (0, Vec::new());
        self.walk_kinds(true, |host, op, kind| {
            count += 1;
            if visitor.wants(host, kind) {
                ops.push(op);
            }
        });
        visitor.more(count);
        let _: ControlFlow<()> = ops.into_iter().try_for_each(|op| match self.is_live(op) {
            true => visitor.visit(self, op),
            false => ControlFlow::Continue(()),
        });
    }
    /// Erases the blocks that the entry of their region does not reach; whether there were any. `listener`
    /// hears of all that is done.
    fn erase_unreachable(&mut self, _listener: &mut dyn RewriteListener<Self>) -> bool {
        false
    }
    /// Simplifies regions as [`RegionLevel::Normal`] or [`RegionLevel::Aggressive`] says; whether anything
    /// was changed. `listener` hears of it.
    fn simplify_regions(&mut self, _level: RegionLevel, _listener: &mut dyn RewriteListener<Self>) -> bool {
        false
    }
    /// The region that a constant op is best placed in, so that all that could use it may.
    fn constant_region(&self, _op: Self::Op) -> Option<RegionRef> {
        None
    }
    /// The op before another one in its block.
    fn prev_op(&self, _op: Self::Op) -> Option<Self::Op> {
        None
    }
    /// Whether an op is in the first block of a region, not deeper.
    fn is_in_entry(&self, _op: Self::Op, _region: RegionRef) -> bool {
        true
    }
    /// Moves an op to the front of the first block of a region. Nobody hears of it.
    fn move_to_front(&mut self, _op: Self::Op, _region: RegionRef) {}
    /// Whether there may be ops of this kind that [`Self::is_dead`] when they are unused. A filter: what it
    /// lets through is asked for op by op. Without more, drivers leave unused ops where they are.
    fn may_die(&self, _kind: u32) -> bool {
        false
    }
    /// Whether this op, of a kind that [`Self::may_die`], has no effect and may go if no result is used.
    fn is_dead(&self, op: Self::Op) -> bool {
        !self.has_regions(op)
    }
}

/// A part of an op that is erased.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nested<O> {
    /// An op.
    Op(O),
    /// A block, whose ops have gone.
    Block(BlockRef),
}

/// An op in the lists of drivers.
pub trait Packed<O>: Copy + Debug {
    /// What stands for no op.
    const HOLE: Self;
    /// Packs an op.
    fn pack(op: O) -> Self;
    /// The op that was packed; `None` for [`Self::HOLE`].
    fn unpack(self) -> Option<O>;
}

impl<O: Handle> Packed<O> for Option<O> {
    const HOLE: Self = None;
    #[inline]
    fn pack(op: O) -> Self {
        Some(op)
    }
    #[inline]
    fn unpack(self) -> Option<O> {
        self
    }
}

/// A word for each op that belongs to the driver that runs; 0 for an op that has not been given one.
pub trait DriverSlots<H: Host>: Default + Debug {
    /// The word of an op.
    fn get(&self, host: &H, op: H::Op) -> u32;
    /// Gives an op its word; 0 is as if it had none.
    fn set(&mut self, host: &mut H, op: H::Op, slot: u32);
    /// No op has a word any more: a run has ended.
    fn emptied(&mut self) {}
    /// An op has another handle. Words that are in the host have gone with the op.
    fn relocate(&mut self, _host: &mut H, _from: H::Op, _to: H::Op) {}
}
