//! Evaluation beside a context that is only looked at, for conditions that read texts as types or attributes.
//!
//! `cast<PairType>($0.getType()).getFirst()` may be a type that the IR does not have, and where patterns are
//! matched none may be made in its context. Such a condition is evaluated on constants of a context of its
//! own: those of the IR are made there by their text, each once.

use super::prepare::{Code, Names, prepare};
use super::value::Val;
use super::view::{View, World};
use super::{Arg, Prepared, Stop};
use pdll_bytecode::query::{Expr, Query};
use pdll_ir::{Attr, Context, Type, parse_attr, parse_type, print_attr, print_type};
use pdll_vm::{AttrSym, HostError, OpSym};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::num::NonZeroU32;
use std::sync::{Mutex, PoisonError};

/// Whether an expression reads texts.
pub(crate) fn reads_texts(exprs: &[Expr], root: u32) -> bool {
    let mut open = vec![root];
    let mut seen = vec![false; exprs.len()];
    while let Some(at) = open.pop() {
        let Some(seen) = seen.get_mut(at as usize).filter(|seen| !**seen) else { continue };
        *seen = true;
        if let Expr::Query(Query::ReadType | Query::ReadAttr, _) = &exprs[at as usize] {
            return true;
        }
        open.extend(exprs[at as usize].children());
    }
    false
}

/// A condition with contexts for its evaluation: as many as threads have evaluated it at once.
pub(crate) struct Beside {
    /// What a new one begins with.
    first: Context,
    condition: Prepared,
    idle: Mutex<Vec<Side>>,
}

/// A context, and what constants of another one are in it.
struct Side {
    ctx: Context,
    of: Option<NonZeroU32>,
    types: FxHashMap<Type, Option<Type>>,
    attrs: FxHashMap<Attr, Option<Attr>>,
}

/// Names are those of the host, constants those of the context.
struct NamesOf<'h, N> {
    host: &'h mut N,
    ctx: Context,
}

impl<N: Names> Names for NamesOf<'_, N> {
    fn constants<R>(&mut self, f: impl FnOnce(&mut Context) -> R) -> R {
        f(&mut self.ctx)
    }
    fn op(&mut self, name: &str) -> Result<OpSym, HostError> {
        self.host.op(name)
    }
    fn attr_name(&mut self, name: &str) -> Result<AttrSym, HostError> {
        self.host.attr_name(name)
    }
}

impl Beside {
    /// # Errors
    /// As [`prepare`].
    pub(crate) fn new<N: Names>(host: &mut N, code: Code<'_>, root: u32) -> Result<Self, HostError> {
        let mut names = NamesOf { host, ctx: Context::new() };
        let condition = prepare(&mut names, code, &[root])?;
        Ok(Self { first: names.ctx, condition, idle: Mutex::default() })
    }

    /// Whether the condition holds of arguments of a context, and the steps that it took to find out.
    pub(crate) fn holds<V: View>(
        &self,
        ctx: &Context,
        view: &V,
        args: Vec<Arg<V>>,
    ) -> (Result<bool, Stop>, u32) {
        let idle = || self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        let mut side = idle().pop().unwrap_or_else(|| Side {
            ctx: self.first.clone(),
            of: None,
            types: FxHashMap::default(),
            attrs: FxHashMap::default(),
        });
        // A context without a number may be any.
        if side.of != ctx.identity() || side.of.is_none() {
            side.of = ctx.identity();
            side.types.clear();
            side.attrs.clear();
        }
        let mut here = std::mem::take(&mut side.ctx);
        let around = ViewFrom { view, ctx, side: RefCell::new(&mut side) };
        let args = args.into_iter().map(|arg| around.value(&mut here, &arg.0).map(Arg)).collect();
        let held = match args {
            Some(args) => self.condition.holds(&mut World::Write(&mut here), &around, args),
            None => (Err(Stop::Unknown("a type or attribute has no text")), 1),
        };
        side.ctx = here;
        idle().push(side);
        held
    }
}

impl std::fmt::Debug for Beside {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Beside").field("condition", &self.condition).finish_non_exhaustive()
    }
}

/// Operations and values of another context.
struct ViewFrom<'a, V> {
    view: &'a V,
    ctx: &'a Context,
    side: RefCell<&'a mut Side>,
}

impl<V: View> ViewFrom<'_, V> {
    fn ty(&self, here: &mut Context, ty: Type) -> Option<Type> {
        let made = || parse_type(here, &print_type(self.ctx, ty)).ok();
        *self.side.borrow_mut().types.entry(ty).or_insert_with(made)
    }

    fn attr(&self, here: &mut Context, attr: Attr) -> Option<Attr> {
        let made = || parse_attr(here, &print_attr(self.ctx, attr)).ok();
        *self.side.borrow_mut().attrs.entry(attr).or_insert_with(made)
    }

    /// An argument.
    fn value(&self, here: &mut Context, value: &Val<V>) -> Option<Val<Self>> {
        Some(match value {
            Val::Type(ty) => Val::Type(self.ty(here, *ty)?),
            Val::Attr(attr) => Val::Attr(self.attr(here, *attr)?),
            Val::Op(op) => Val::Op(*op),
            Val::Value(value) => Val::Value(*value),
            Val::Null => Val::Null,
            Val::List(list) => {
                let items = (0..list.len()).map(|i| self.value(here, list.get(i)?));
                Val::list(items.collect::<Option<Vec<_>>>()?)
            }
            _ => return None,
        })
    }
}

impl<V: View> View for ViewFrom<'_, V> {
    type Op = V::Op;
    type Value = V::Value;

    fn value_type(&self, world: &mut World<'_>, value: V::Value) -> Option<Type> {
        let ty = self.view.value_type(&mut World::Read(self.ctx), value)?;
        self.ty(world.ctx_mut()?, ty)
    }
    fn op_attr(&self, world: &mut World<'_>, op: V::Op, name: AttrSym) -> Option<Option<Attr>> {
        let attr = self.view.op_attr(&mut World::Read(self.ctx), op, name)?;
        Some(attr.and_then(|attr| self.attr(world.ctx_mut()?, attr)))
    }
    fn op_name(&self, _: &World<'_>, op: V::Op) -> OpSym {
        self.view.op_name(&World::Read(self.ctx), op)
    }
    fn def_op(&self, value: V::Value) -> Option<V::Op> {
        self.view.def_op(value)
    }
    fn operand_count(&self, op: V::Op) -> u32 {
        self.view.operand_count(op)
    }
    fn operand(&self, op: V::Op, i: u32) -> V::Value {
        self.view.operand(op, i)
    }
    fn result_count(&self, op: V::Op) -> u32 {
        self.view.result_count(op)
    }
    fn result(&self, op: V::Op, i: u32) -> V::Value {
        self.view.result(op, i)
    }
    fn uses(&self, value: V::Value) -> Option<u32> {
        self.view.uses(value)
    }
    fn users(&self, value: V::Value) -> Option<Vec<V::Op>> {
        self.view.users(value)
    }
}
