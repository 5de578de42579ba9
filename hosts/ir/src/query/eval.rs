//! The evaluator: nodes to values.

use super::classes::Class;
use super::value::{DAMAGED, List, Result, Stop, UNDEFINED, Val};
use super::view::{View, World};
use super::{Arg, MAX_STEPS, Node, Prepared};
use pdll_bytecode::query::{Cast, Quantifier, Query, Scalar};
use pdll_ir::{Attr, AttrData, Type, TypeData};
use pdll_vm::AttrSym;
use std::sync::Arc;

/// One evaluation.
pub(super) struct Eval<'a, 'w, V: View> {
    code: &'a Prepared,
    pub(super) world: &'a mut World<'w>,
    pub(super) view: &'a V,
    /// By variable: what it stands for now.
    variables: Vec<Option<Val<V>>>,
    steps: u32,
}

impl<'a, 'w, V: View> Eval<'a, 'w, V> {
    pub(super) fn new(code: &'a Prepared, world: &'a mut World<'w>, view: &'a V, args: Vec<Arg<V>>) -> Self {
        let mut variables: Vec<_> = args.into_iter().map(|arg| Some(arg.0)).collect();
        if variables.len() < code.variables {
            variables.resize_with(code.variables, || None);
        }
        Eval { code, world, view, variables, steps: 0 }
    }

    pub(super) fn steps(&self) -> u32 {
        self.steps
    }

    /// Takes so many steps.
    pub(super) fn charge(&mut self, steps: usize) -> Result<()> {
        self.steps = self.steps.saturating_add(u32::try_from(steps).unwrap_or(u32::MAX));
        if self.steps > MAX_STEPS { Err(Stop::Limit) } else { Ok(()) }
    }

    /// The value of a node. Nodes are nested no deeper than the verifier allows.
    pub(super) fn node(&mut self, at: u32) -> Result<Val<V>> {
        self.charge(1)?;
        let code = self.code;
        match code.nodes.get(at as usize).ok_or(DAMAGED)? {
            Node::Constant(v) => Ok(v.value()),
            Node::Variable(i) => self.variables.get(*i as usize).cloned().flatten().ok_or(DAMAGED),
            Node::And(a, b) => Ok(Val::Bool(self.holds(*a)? && self.holds(*b)?)),
            Node::Or(a, b) => Ok(Val::Bool(self.holds(*a)? || self.holds(*b)?)),
            Node::If(c, a, b) => {
                let c = self.holds(*c)?;
                self.node(if c { *a } else { *b })
            }
            Node::Let { variable, value, body } => {
                let value = self.node(*value)?;
                self.with(*variable, value, *body)
            }
            Node::Each { how: how @ (Quantifier::All | Quantifier::Any), variable, list, body } => {
                let list = self.node(*list)?;
                let wanted = *how == Quantifier::Any;
                // What holds for one copy holds for all.
                for item in list.items()?.distinct() {
                    if self.with(*variable, item.clone(), *body)?.truth()? == wanted {
                        return Ok(Val::Bool(wanted));
                    }
                }
                Ok(Val::Bool(!wanted))
            }
            Node::Each { how, variable, list, body } => {
                let list = self.node(*list)?;
                let list = list.items()?;
                let mut found = Vec::new();
                for i in 0..list.len() {
                    let item = list.get(i).ok_or(DAMAGED)?;
                    let answer = self.with(*variable, item.clone(), *body)?;
                    match how {
                        Quantifier::Map => found.push(answer),
                        _ if answer.truth()? => found.push(item.clone()),
                        _ => {}
                    }
                }
                match how {
                    Quantifier::Count => Ok(Val::Int(Scalar::I64, found.len() as u64)),
                    _ => Ok(Val::list(found)),
                }
            }
            Node::Fold { state, item, list, start, body } => {
                let list = self.node(*list)?;
                let list = list.items()?;
                let mut value = self.node(*start)?;
                for i in 0..list.len() {
                    let here = list.get(i).ok_or(DAMAGED)?.clone();
                    value = self.set(*state, value, |this| this.with(*item, here, *body))?;
                }
                Ok(value)
            }
            Node::Cast { how, null, class, object } => {
                let object = self.node(*object)?;
                self.cast(*how, *null, class, object)
            }
            Node::Query(query, args) => {
                let args = args.iter().map(|&a| self.node(a)).collect::<Result<Vec<_>>>()?;
                self.query(*query, &args)
            }
            Node::OpAttr(op, name) => {
                let op = self.node(*op)?.op()?;
                self.op_attr(op, *name)
            }
            Node::List(items) => {
                self.charge(items.len())?;
                let items = items.iter().map(|&i| self.node(i)).collect::<Result<Vec<_>>>()?;
                Ok(Val::list(items))
            }
        }
    }

    fn holds(&mut self, at: u32) -> Result<bool> {
        self.node(at)?.truth()
    }

    /// The value of a body in which a variable stands for a value.
    fn with(&mut self, variable: u32, value: Val<V>, body: u32) -> Result<Val<V>> {
        self.set(variable, value, |this| this.node(body))
    }

    /// What `f` finds while a variable stands for a value.
    fn set(
        &mut self,
        variable: u32,
        value: Val<V>,
        f: impl FnOnce(&mut Self) -> Result<Val<V>>,
    ) -> Result<Val<V>> {
        let slot = self.variables.get_mut(variable as usize).ok_or(DAMAGED)?;
        let before = slot.replace(value);
        let result = f(self);
        self.variables[variable as usize] = before;
        result
    }

    fn op_attr(&mut self, op: V::Op, name: AttrSym) -> Result<Val<V>> {
        match self.view.op_attr(self.world, op, name) {
            None => Ok(Val::Null),
            Some(Some(attr)) => Ok(Val::Attr(attr)),
            Some(None) => Err(Stop::Unknown("an attribute has no counterpart in MLIR")),
        }
    }

    fn cast(&mut self, how: Cast, null: bool, class: &Class, object: Val<V>) -> Result<Val<V>> {
        if let Val::Null = object {
            return match how {
                _ if !null => Err(Stop::Undefined("something missing is asked for its class")),
                Cast::Is => Ok(Val::Bool(false)),
                _ => Ok(Val::Null),
            };
        }
        let is = match &object {
            Val::Op(op) => class.has_op(self.view.op_name(self.world, *op)),
            Val::Type(_) | Val::NewType(_) => class.has_type(self.world.ctx(), self.type_data(&object)?),
            Val::Attr(_) | Val::NewAttr(_) => class.has_attr(self.world.ctx(), self.attr_data(&object)?),
            _ => return Err(DAMAGED),
        };
        match how {
            Cast::Is => Ok(Val::Bool(is)),
            _ if is => Ok(object),
            Cast::Maybe => Ok(Val::Null),
            Cast::Always => Err(Stop::Undefined("something is cast to a class that it is not of")),
        }
    }

    /// What a type is.
    pub(super) fn type_data<'v>(&'v self, v: &'v Val<V>) -> Result<&'v TypeData> {
        match v {
            Val::Type(t) => Ok(self.world.ctx().type_data(*t)),
            Val::NewType(data) => Ok(data),
            Val::Null => Err(UNDEFINED),
            _ => Err(DAMAGED),
        }
    }

    /// What an attribute is.
    pub(super) fn attr_data<'v>(&'v self, v: &'v Val<V>) -> Result<&'v AttrData> {
        match v {
            Val::Attr(a) => Ok(self.world.ctx().attr_data(*a)),
            Val::NewAttr(data) => Ok(data),
            Val::Null => Err(UNDEFINED),
            _ => Err(DAMAGED),
        }
    }

    /// A type that others are made of.
    pub(super) fn part(&self, v: &Val<V>) -> Result<Type> {
        match v {
            Val::Type(t) => Ok(*t),
            Val::NewType(_) => Err(Stop::Unknown("a type is made of one that does not occur in the IR")),
            Val::Null => Err(UNDEFINED),
            _ => Err(DAMAGED),
        }
    }

    /// An attribute of the constants, with a handle.
    pub(super) fn known_attr(&self, v: &Val<V>) -> Result<Attr> {
        match v {
            Val::Attr(a) => Ok(*a),
            Val::NewAttr(_) => {
                Err(Stop::Unknown("an attribute that does not occur in the IR is looked into"))
            }
            Val::Null => Err(UNDEFINED),
            _ => Err(DAMAGED),
        }
    }

    /// A type, which must be valid.
    pub(super) fn make(&mut self, data: TypeData) -> Result<Val<V>> {
        self.charge(8)?;
        match self.world.make_type(&data) {
            Ok(Some(t)) => Ok(Val::Type(t)),
            Ok(None) => Ok(Val::NewType(Arc::new(data))),
            Err(e) if e.is_bound() => Err(Stop::Unknown("a type is made that is too large or too deep")),
            Err(_) => Err(Stop::Undefined("a type is made that there cannot be")),
        }
    }

    /// An attribute, which must be valid.
    pub(super) fn make_attr(&mut self, data: AttrData) -> Result<Val<V>> {
        self.charge(8)?;
        match self.world.make_attr(&data) {
            Ok(Some(a)) => Ok(Val::Attr(a)),
            Ok(None) => Ok(Val::NewAttr(Arc::new(data))),
            Err(e) if e.is_bound() => {
                Err(Stop::Unknown("an attribute is made that is too large or too deep"))
            }
            Err(_) => Err(Stop::Undefined("an attribute is made that there cannot be")),
        }
    }

    /// A text, copied.
    pub(super) fn text(&mut self, bytes: Arc<[u8]>) -> Result<Val<V>> {
        self.charge(bytes.len() / 16)?;
        Ok(Val::Text(bytes))
    }

    /// A list of as many items as are made by `item`.
    pub(super) fn collect<T>(&mut self, items: Vec<T>, item: impl Fn(T) -> Val<V>) -> Result<Val<V>> {
        self.charge(items.len())?;
        Ok(Val::list(items.into_iter().map(item)))
    }

    /// `==` of two values of one sort.
    pub(super) fn same(&mut self, a: &Val<V>, b: &Val<V>) -> Result<bool> {
        self.charge(1)?;
        Ok(match (a, b) {
            (Val::Bool(a), Val::Bool(b)) => a == b,
            (Val::Int(_, a), Val::Int(_, b)) => a == b,
            (Val::F32(a), Val::F32(b)) => a == b,
            (Val::F64(a), Val::F64(b)) => a == b,
            (Val::Big(a), Val::Big(b)) => {
                self.charge(a.words().len())?;
                if a.width() != b.width() {
                    return Err(Stop::Undefined("numbers of different widths are compared"));
                }
                a == b
            }
            (Val::Soft(kind, a), Val::Soft(other, b)) => {
                if kind != other {
                    return Err(Stop::Undefined("floats of different formats are compared"));
                }
                kind.compare(*a, *b).is_some_and(std::cmp::Ordering::is_eq)
            }
            (Val::Text(a), Val::Text(b)) => {
                self.charge(a.len().min(b.len()) / 16)?;
                a == b
            }
            (Val::Type(a), Val::Type(b)) => a == b,
            (Val::Attr(a), Val::Attr(b)) => a == b,
            (Val::NewType(a), Val::NewType(b)) => a == b,
            (Val::NewAttr(a), Val::NewAttr(b)) => a == b,
            (Val::Op(a), Val::Op(b)) => a == b,
            (Val::Value(a), Val::Value(b)) => a == b,
            (Val::Null, Val::Null) => true,
            (Val::List(a), Val::List(b)) => self.same_lists(a, b)?,
            // One is there and the other is not, or occurs nowhere.
            _ => false,
        })
    }

    fn same_lists(&mut self, a: &List<V>, b: &List<V>) -> Result<bool> {
        if a.len() != b.len() {
            return Ok(false);
        }
        let repeated = matches!((a, b), (List::Repeat(..), List::Repeat(..)));
        let len = if repeated { a.len().min(1) } else { a.len() };
        for i in 0..len {
            let (Some(x), Some(y)) = (a.get(i), b.get(i)) else { return Err(DAMAGED) };
            if !self.same(x, y)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The answer to a query. Operands have the sorts that verification found.
    fn query(&mut self, query: Query, args: &[Val<V>]) -> Result<Val<V>> {
        if let Some(answer) = self.type_query(query, args)? {
            return Ok(answer);
        }
        if let Some(answer) = self.attr_query(query, args)? {
            return Ok(answer);
        }
        if let Some(answer) = self.number_query(query, args)? {
            return Ok(answer);
        }
        if let Some(answer) = self.make_query(query, args)? {
            return Ok(answer);
        }
        self.plain_query(query, args)
    }

    /// Queries about truth values, lists, operations and values.
    fn plain_query(&mut self, query: Query, args: &[Val<V>]) -> Result<Val<V>> {
        let in_range = |i: u32, count: u32| {
            if i < count { Ok(i) } else { Err(Stop::Undefined("an index is out of range")) }
        };
        Ok(match (query, args) {
            (Query::Not, [a]) => Val::Bool(!a.truth()?),
            (Query::Same, [a, b]) => Val::Bool(self.same(a, b)?),
            (Query::NotNull, [a]) => Val::Bool(!matches!(a, Val::Null)),
            (Query::ListSize, [a]) => Val::Int(Scalar::U64, a.items()?.len() as u64),
            (Query::ListItem, [a, i]) => {
                let i = usize::try_from(i.u64()?).map_err(|_| UNDEFINED)?;
                a.items()?.get(i).cloned().ok_or(Stop::Undefined("an index is out of range"))?
            }
            (Query::ListBack, [a]) => {
                let list = a.items()?;
                let last = list.len().checked_sub(1).and_then(|i| list.get(i)).cloned();
                last.ok_or(Stop::Undefined("a list is empty"))?
            }
            (Query::DropFront, [a, n]) => Val::List(a.items()?.without(n.u64()?, 0).ok_or(UNDEFINED)?),
            (Query::DropBack, [a, n]) => Val::List(a.items()?.without(0, n.u64()?).ok_or(UNDEFINED)?),
            (Query::Contains, [a, item]) => {
                for i in a.items()?.distinct() {
                    if self.same(i, item)? {
                        return Ok(Val::Bool(true));
                    }
                }
                Val::Bool(false)
            }
            (Query::AllEqual, [a]) => {
                for pair in a.items()?.distinct().windows(2) {
                    if !self.same(&pair[0], &pair[1])? {
                        return Ok(Val::Bool(false));
                    }
                }
                Val::Bool(true)
            }
            (Query::IsSorted, [a]) => {
                for pair in a.items()?.distinct().windows(2) {
                    self.charge(1)?;
                    if super::numbers::order(&pair[1], &pair[0])?.is_some_and(std::cmp::Ordering::is_lt) {
                        return Ok(Val::Bool(false));
                    }
                }
                Val::Bool(true)
            }
            (Query::Sequence, [from, to]) => {
                let (from, to) = (from.u64()? as i64, to.u64()? as i64);
                self.charge(usize::try_from(to.saturating_sub(from)).unwrap_or(0))?;
                Val::list((from..to).map(|n| Val::Int(Scalar::I64, n as u64)))
            }
            (Query::JoinLists, [a, b]) => {
                let (a, b) = (a.items()?, b.items()?);
                self.charge(a.len().saturating_add(b.len()))?;
                let item = |i: usize| a.get(i).or_else(|| b.get(i - a.len()));
                let all: Option<Vec<_>> = (0..a.len() + b.len()).map(|i| item(i).cloned()).collect();
                Val::list(all.ok_or(DAMAGED)?)
            }
            (Query::ValueType, [v]) => {
                let ty = self.view.value_type(self.world, v.value()?);
                ty.map(Val::Type).ok_or(Stop::Unknown("a type has no counterpart in MLIR"))?
            }
            (Query::ValueUnused, [v]) => Val::Bool(self.uses(v.value()?)? == 0),
            (Query::ValueHasOneUse, [v]) => Val::Bool(self.uses(v.value()?)? == 1),
            (Query::Users, [v]) => {
                let users = self.view.users(v.value()?).ok_or(NO_USERS)?;
                self.charge(users.len())?;
                Val::list(users.into_iter().map(Val::Op))
            }
            (Query::DefiningOp, [v]) => self.view.def_op(v.value()?).map_or(Val::Null, Val::Op),
            (Query::OpUnused, [op]) => Val::Bool(self.op_uses(op.op()?)? == 0),
            (Query::OpHasOneUse, [op]) => Val::Bool(self.op_uses(op.op()?)? == 1),
            (Query::OperandCount, [op]) => number(self.view.operand_count(op.op()?)),
            (Query::ResultCount, [op]) => number(self.view.result_count(op.op()?)),
            (Query::Operand, [op, i]) => {
                let op = op.op()?;
                Val::Value(self.view.operand(op, in_range(i.u32()?, self.view.operand_count(op))?))
            }
            (Query::OpResult, [op, i]) => {
                let op = op.op()?;
                Val::Value(self.view.result(op, in_range(i.u32()?, self.view.result_count(op))?))
            }
            _ => return self.text_query(query, args),
        })
    }

    /// How many uses a value has, as far as 2.
    fn uses(&self, value: V::Value) -> Result<u32> {
        self.view.uses(value).ok_or(NO_USERS)
    }

    /// How many uses the results have together, as far as 2.
    fn op_uses(&mut self, op: V::Op) -> Result<u32> {
        let mut uses = 0;
        for i in 0..self.view.result_count(op) {
            self.charge(1)?;
            uses += self.uses(self.view.result(op, i))?;
            if uses > 1 {
                break;
            }
        }
        Ok(uses)
    }
}

const NO_USERS: Stop = Stop::Unknown("this host does not know who uses a value");

/// A number of C++'s `unsigned`.
pub(super) fn number<V: View>(n: u32) -> Val<V> {
    Val::Int(Scalar::U32, n.into())
}
