//! What the virtual machine asks of an IR.
//!
//! A host is an IR behind four traits: [`Host`] reads, [`Link`] turns strings into handles once, [`HostMut`] rewrites and
//! [`Scope`] tells a driver how operations are laid out. Handles are `Copy` and live without lifetimes; borrowing is on the
//! host, never on handles. Readers take `&self` and writers `&mut self`, so that changing IR under an iteration does not
//! compile. Tried on four different IRs before it was written down (`spec/hosts.md`).
//!
//! # Numbers instead of handles
//!
//! The machine runs 32-bit words, so everything that it compares with a constant has a 32-bit key, given out by the host:
//!
//! * an operation *name* ([`OpSym`]) and an attribute name ([`AttrSym`]);
//! * a *kind* (name, number of operands, number of results), dense from 0, one for each combination that occurs: one question
//!   answers what would be three;
//! * an attribute ([`Host::attr_key`]) and a type ([`Host::type_key`]): equal exactly for equal constants.
//!
//! Switch tables are placed by these keys, so small dense numbers make small tables; sparse keys work.

use crate::natives::{ConstraintFn, InferFn};
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

/// An attribute name, as numbered by the host.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct AttrSym(pub u32);

/// What a host can do; checked when a program is linked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Caps {
    /// Users of values can be listed.
    pub users: bool,
    /// Result types can be inferred.
    pub infer: bool,
}

/// The operation handle of a host.
pub(crate) type Op<H> = <H as Host>::Op;
/// The value handle of a host.
pub(crate) type Value<H> = <H as Host>::Value;
/// The type handle of a host.
pub(crate) type Type<H> = <H as Host>::Type;
/// The attribute handle of a host.
pub(crate) type Attr<H> = <H as Host>::Attr;

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
    const CAPS: Caps;

    /// The kind of an op.
    fn op_kind(&self, op: Self::Op) -> u32;
    /// The name of ops of this kind.
    fn kind_name(&self, kind: u32) -> OpSym;
    /// The name of an op.
    fn op_name(&self, op: Self::Op) -> OpSym {
        self.kind_name(self.op_kind(op))
    }
    /// How many operands it has.
    fn operand_count(&self, op: Self::Op) -> u32;
    /// Operand `i`.
    fn operand(&self, op: Self::Op, i: u32) -> Self::Value;
    /// How many results it has.
    fn result_count(&self, op: Self::Op) -> u32;
    /// Result `i`.
    fn result(&self, op: Self::Op, i: u32) -> Self::Value;
    /// The op that defines a value; none for a block argument.
    fn def_op(&self, value: Self::Value) -> Option<Self::Op>;
    /// The type of a value.
    fn value_type(&self, value: Self::Value) -> Self::Type;
    /// An attribute of an op.
    fn attr(&self, op: Self::Op, name: AttrSym) -> Option<Self::Attr>;
    /// The number of an attribute: equal exactly for equal attributes.
    fn attr_key(&self, attr: Self::Attr) -> u32;
    /// The number of a type: equal exactly for equal types.
    fn type_key(&self, ty: Self::Type) -> u32;
    /// The type of an attribute that carries one.
    fn attr_type(&self, attr: Self::Attr) -> Option<Self::Type>;
    /// Calls `f` with the user of each use of a value, newest use first if the host knows.
    fn for_each_user<F>(&self, value: Self::Value, f: F) -> ControlFlow<()>
    where
        F: FnMut(Self::Op) -> ControlFlow<()>;
    /// Start and length of operand group `group`. A host that does not know how an op cuts its operands gives everything from flat
    /// index `group` on, as MLIR does; none if there is no such group.
    fn operand_group(&self, op: Self::Op, group: u32) -> Option<(u32, u32)> {
        self.operand_count(op).checked_sub(group).map(|n| (group, n))
    }
    /// The same for results.
    fn result_group(&self, op: Self::Op, group: u32) -> Option<(u32, u32)> {
        self.result_count(op).checked_sub(group).map(|n| (group, n))
    }
    /// Item `i` of an attribute that lists the sizes of groups; none if it is no such attribute or has no item `i`.
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
    /// The number of an operation name. With `created`, ops of this name must be creatable.
    ///
    /// # Errors
    /// The host cannot create such ops. A name that is only matched is never an error: it matches nothing.
    fn link_op(&mut self, name: &str, created: bool) -> Result<OpSym, String>;
    /// The number of a kind.
    fn link_kind(&mut self, name: OpSym, operands: u32, results: u32) -> u32;
    /// The number of an attribute name.
    ///
    /// # Errors
    /// The host has no attributes of such names.
    fn link_attr_name(&mut self, name: &str) -> Result<AttrSym, String>;
    /// A constant attribute; all of `text` must be read.
    ///
    /// # Errors
    /// The text is none.
    fn link_attr(&mut self, text: &str) -> Result<Self::Attr, String>;
    /// A constant type; all of `text` must be read.
    ///
    /// # Errors
    /// The text is none.
    fn link_type(&mut self, text: &str) -> Result<Self::Type, String>;
    /// A constraint that nobody has registered, from its definition in the program.
    ///
    /// # Errors
    /// The host does not evaluate definitions, or not this one.
    fn define(&mut self, _program: &Program, _definition: &Definition) -> Result<ConstraintFn<Self>, String> {
        Err("this host does not evaluate its code".into())
    }
    /// How the result types of an operation are inferred, from the rules in the program.
    ///
    /// # Errors
    /// The host does not evaluate rules, or not these.
    fn define_inference(&mut self, _program: &Program, _facts: &OpFacts) -> Result<InferFn<Self>, String> {
        Err("this host does not evaluate rules for them".into())
    }
}

/// The result types of an op that is to be created.
#[derive(Debug)]
pub enum Results<'a, H: Host> {
    /// These.
    Types(&'a [Type<H>]),
    /// Those of another op.
    Like(Op<H>),
    /// The host finds out.
    Infer,
}

/// An op that is to be created. The slices are memory of the machine, never of the host.
#[derive(Debug)]
pub struct OpSpec<'a, H: Host> {
    /// Its name.
    pub name: OpSym,
    /// Its kind; `None` if the number of results is not known yet.
    pub kind: Option<u32>,
    /// Its operands.
    pub operands: &'a [Value<H>],
    /// Its attributes.
    pub attrs: &'a [(AttrSym, Attr<H>)],
    /// Its result types.
    pub results: Results<'a, H>,
}

/// Rewriting.
pub trait HostMut: Link {
    /// From here on ops are created before `root`, in order, at the location that the ops in `matched` make together (asked for when the
    /// first op is created). If `root` is erased the place stays where it was.
    fn begin_rewrite(&mut self, root: Self::Op, matched: &[Self::Op]);
    /// Creates an op at that place.
    ///
    /// # Errors
    /// The host cannot; nothing has changed.
    fn create(&mut self, spec: &OpSpec<'_, Self>) -> Result<Self::Op, String>;
    /// Makes all uses of `from` uses of `to`.
    fn replace_uses(&mut self, from: Self::Value, to: Self::Value);
    /// Erases an op, with everything nested in it, if no result is used; else changes nothing and returns false. Dead handles are refused
    /// as far as the host can tell.
    fn erase(&mut self, op: Self::Op) -> bool;
    /// Whether the handle is that of an op that has not been erased, as far as the host can tell.
    fn is_live(&self, _op: Self::Op) -> bool {
        true
    }
    /// Sets or removes an attribute.
    ///
    /// # Errors
    /// The host cannot.
    fn set_attr(&mut self, op: Self::Op, name: AttrSym, attr: Option<Self::Attr>) -> Result<(), String>;
    /// Sets operand `i`.
    ///
    /// # Errors
    /// The host cannot.
    fn set_operand(&mut self, op: Self::Op, i: u32, value: Self::Value) -> Result<(), String>;
    /// Whether [`Self::replace_in_place`] can stand for creating `spec` and replacing `old` by it.
    fn in_place(&self, _old: Self::Op, _spec: &OpSpec<'_, Self>) -> bool {
        false
    }
    /// Turns `old` into the op of `spec`, keeping its handle; what is left is what creating, replacing and erasing would leave. Called only
    /// if [`Self::in_place`] said so.
    fn replace_in_place(&mut self, _old: Self::Op, _spec: &OpSpec<'_, Self>) {}
    /// A rewrite that is nothing but [`Self::replace_in_place`] of its root, from [`Self::begin_rewrite`] on.
    fn rewrite_in_place(&mut self, root: Self::Op, matched: &[Self::Op], spec: &OpSpec<'_, Self>) {
        self.begin_rewrite(root, matched);
        self.replace_in_place(root, spec);
    }
}

/// How operations are laid out, for drivers.
pub trait Scope: HostMut {
    /// An op as a number other than `u32::MAX`.
    fn op_to_raw(op: Self::Op) -> u32;
    /// The op of a number.
    fn op_from_raw(raw: u32) -> Self::Op;
    /// A word of each op that is the driver's; 0 in a new op.
    fn mark(&self, op: Self::Op) -> u32;
    /// Sets it.
    fn set_mark(&mut self, op: Self::Op, mark: u32);
    /// How many ops there are, roughly.
    fn op_count(&self) -> usize;
    /// Calls `f` with every op, each after the ops nested in it (`post`) or before. `f` may set marks, nothing else.
    fn walk(&mut self, post: bool, f: impl FnMut(&mut Self, Self::Op));
    /// The op in whose regions an op is, if that is among those that are walked.
    fn parent(&self, op: Self::Op) -> Option<Self::Op>;
    /// Whether there can be ops nested in it.
    fn has_regions(&self, op: Self::Op) -> bool;
    /// Appends the ops nested in an op, innermost last.
    fn nested(&self, op: Self::Op, out: &mut Vec<Self::Op>);
    /// Whether unused ops of this kind may be erased.
    fn may_die(&self, kind: u32) -> bool;
}
