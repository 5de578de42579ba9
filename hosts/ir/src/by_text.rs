//! A mirror for hosts that can print and read their types and attributes as MLIR writes them.
//!
//! The constants live beside the host, in a [`TextMirror`]. What has been found out is kept in both
//! directions, so that a host prints or reads each distinct type and attribute once.

use crate::mirror::Mirror;
use crate::query::{View, World};
use pdll_ir::{Attr, Context, Type, parse_attr, parse_type, print_attr, print_type};
use pdll_vm::{AttrSym, Handle, Host, HostError, HostMut, OpSym};
use rustc_hash::FxHashMap;
use std::cell::{Cell, OnceCell, RefCell};
use std::hash::Hash;
use std::ops::ControlFlow;

/// Types and attributes of a host with their constants.
#[derive(Debug)]
pub struct TextMirror<T, A> {
    /// Made when something is asked of constants.
    constants: OnceCell<RefCell<Context>>,
    types: RefCell<Counterparts<T, Type>>,
    attrs: RefCell<Counterparts<A, Attr>>,
    questions: Cell<u64>,
}

impl<T, A> Default for TextMirror<T, A> {
    fn default() -> Self {
        Self {
            constants: OnceCell::new(),
            types: RefCell::default(),
            attrs: RefCell::default(),
            questions: Cell::new(0),
        }
    }
}

impl<T, A> TextMirror<T, A> {
    /// How often the host has been asked for a text, or to read one: at most once for each distinct type and
    /// attribute.
    #[must_use]
    pub fn questions(&self) -> u64 {
        self.questions.get()
    }

    fn constants(&self) -> &RefCell<Context> {
        self.constants.get_or_init(RefCell::default)
    }

    fn count_question(&self) {
        self.questions.set(self.questions.get() + 1);
    }
}

/// What is known of handles and constants; what has no counterpart is kept as well.
#[derive(Debug)]
struct Counterparts<H, C> {
    constants: FxHashMap<H, Option<C>>,
    handles: FxHashMap<C, Result<H, HostError>>,
}

impl<H, C> Default for Counterparts<H, C> {
    fn default() -> Self {
        Self { constants: FxHashMap::default(), handles: FxHashMap::default() }
    }
}

impl<H: Handle, C: Copy + Eq + Hash> Counterparts<H, C> {
    /// Keeps the constant of a handle. Of two handles with one constant, the first is the one that the
    /// constant stands for.
    fn keep_constant(&mut self, handle: H, constant: Option<C>) {
        self.constants.insert(handle, constant);
        if let Some(constant) = constant {
            self.handles.entry(constant).or_insert(Ok(handle));
        }
    }

    /// Keeps the handle of a constant.
    fn keep_handle(&mut self, constant: C, handle: Result<H, HostError>) {
        if let Ok(handle) = handle {
            self.constants.entry(handle).or_insert(Some(constant));
        }
        self.handles.insert(constant, handle);
    }
}

/// A host whose types and attributes have texts. It is a [`Mirror`] then: conditions, builders and the
/// natives of the library work on it.
pub trait ByText: HostMut {
    /// What has been found out, which the host keeps. Nothing but a [`Mirror`] uses it.
    fn text_mirror(&self) -> &TextMirror<Self::Type, Self::Attr>;
    /// A type as MLIR writes it (`i32`); `None` if it has no counterpart there. Asked once for each type.
    fn type_text(&self, ty: Self::Type) -> Option<String>;
    /// An attribute as MLIR writes it (`7 : i32`); `None` if it has no counterpart there. Asked once for each
    /// attribute.
    fn attr_text(&self, attr: Self::Attr) -> Option<String>;
    /// The number of an attribute name, if any operation has had it or any pattern mentions it.
    fn find_attr_name(&self, name: &str) -> Option<AttrSym>;
    /// The type of a text that was not the text of a type before. By default it is read as the constants of
    /// patterns are.
    ///
    /// # Errors
    /// The host has no such type: why.
    fn read_type(&mut self, text: &str) -> Result<Self::Type, HostError> {
        self.link_type(text)
    }
    /// The attribute of a text that was not the text of an attribute before. By default it is read as the
    /// constants of patterns are.
    ///
    /// # Errors
    /// The host has no such attribute: why.
    fn read_attr(&mut self, text: &str) -> Result<Self::Attr, HostError> {
        self.link_attr(text)
    }
}

impl<H: ByText> Mirror for H {
    type View = H;
    const READS_MAKE: bool = true;

    fn constants<R>(&mut self, f: impl FnOnce(&mut Context) -> R) -> R {
        f(&mut self.text_mirror().constants().borrow_mut())
    }
    fn read<R>(&self, f: impl FnOnce(&mut World<'_>, &H) -> R) -> R {
        // Nobody else sees the constants: more of them do no harm.
        f(&mut World::Write(&mut self.text_mirror().constants().borrow_mut()), self)
    }
    fn write<R>(&mut self, f: impl FnOnce(&mut World<'_>, &H) -> R) -> R {
        self.read(f)
    }
    fn attr_sym(&self, name: &str) -> Option<AttrSym> {
        self.find_attr_name(name)
    }
    fn mirror_type(&self, world: &mut World<'_>, ty: H::Type) -> Option<Type> {
        let known = &self.text_mirror().types;
        if let Some(&constant) = known.borrow().constants.get(&ty) {
            return constant;
        }
        self.text_mirror().count_question();
        let text = self.type_text(ty);
        let constant = text.and_then(|text| parse_type(world.ctx_mut()?, &text).ok());
        known.borrow_mut().keep_constant(ty, constant);
        constant
    }
    fn mirror_attr(&self, world: &mut World<'_>, attr: H::Attr) -> Option<Attr> {
        let known = &self.text_mirror().attrs;
        if let Some(&constant) = known.borrow().constants.get(&attr) {
            return constant;
        }
        self.text_mirror().count_question();
        let text = self.attr_text(attr);
        let constant = text.and_then(|text| parse_attr(world.ctx_mut()?, &text).ok());
        known.borrow_mut().keep_constant(attr, constant);
        constant
    }
    fn host_type(&mut self, ty: Type) -> Result<H::Type, HostError> {
        if let Some(known) = self.text_mirror().types.borrow().handles.get(&ty) {
            return known.clone();
        }
        let text = print_type(&self.text_mirror().constants().borrow(), ty);
        self.text_mirror().count_question();
        let handle = self.read_type(&text);
        self.text_mirror().types.borrow_mut().keep_handle(ty, handle.clone());
        handle
    }
    fn host_attr(&mut self, attr: Attr) -> Result<H::Attr, HostError> {
        if let Some(known) = self.text_mirror().attrs.borrow().handles.get(&attr) {
            return known.clone();
        }
        let text = print_attr(&self.text_mirror().constants().borrow(), attr);
        self.text_mirror().count_question();
        let handle = self.read_attr(&text);
        self.text_mirror().attrs.borrow_mut().keep_handle(attr, handle.clone());
        handle
    }
}

impl<H: ByText> View for H {
    type Op = H::Op;
    type Value = H::Value;

    fn value_type(&self, world: &mut World<'_>, value: H::Value) -> Option<Type> {
        self.mirror_type(world, Host::value_type(self, value))
    }
    fn op_attr(&self, world: &mut World<'_>, op: H::Op, name: AttrSym) -> Option<Option<Attr>> {
        self.attr(op, name).map(|attr| self.mirror_attr(world, attr))
    }
    fn op_name(&self, _: &World<'_>, op: H::Op) -> OpSym {
        Host::op_name(self, op)
    }
    fn def_op(&self, value: H::Value) -> Option<H::Op> {
        Host::def_op(self, value)
    }
    fn operand_count(&self, op: H::Op) -> u32 {
        Host::operand_count(self, op)
    }
    fn operand(&self, op: H::Op, i: u32) -> H::Value {
        Host::operand(self, op, i)
    }
    fn result_count(&self, op: H::Op) -> u32 {
        Host::result_count(self, op)
    }
    fn result(&self, op: H::Op, i: u32) -> H::Value {
        Host::result(self, op, i)
    }
    fn uses(&self, value: H::Value) -> Option<u32> {
        let mut uses = 0;
        let count = |_| {
            uses += 1;
            if uses < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        };
        let _: ControlFlow<()> = self.for_each_user(value, count);
        H::FEATURES.users.then_some(uses)
    }
    fn users(&self, value: H::Value) -> Option<Vec<H::Op>> {
        let mut users = Vec::new();
        let note = |op| {
            users.push(op);
            ControlFlow::Continue(())
        };
        let _: ControlFlow<()> = self.for_each_user(value, note);
        H::FEATURES.users.then_some(users)
    }
}
