//! Evaluation of the expressions that programs carry, on constants of `pdll-ir`, for any host that mirrors
//! its own as those.
//!
//! Linking prepares an expression (`prepare`): names become handles, classes tests. What comes out of an
//! evaluation is a value, or a [`Stop`] that says why there is none. Evaluation is bounded in depth and in
//! steps; all that costs time or memory is a step: a node, an item of a list, a word of a number, some bytes
//! of a text.

mod attrs;
mod beside;
mod big;
mod classes;
mod dense;
mod eval;
mod make;
mod numbers;
mod prepare;
mod standalone;
mod text;
mod types;
mod value;
mod view;

use classes::Class;
use eval::Eval;
use pdll_bytecode::query::{Cast, Quantifier, Query};
use pdll_vm::AttrSym;
use value::{Constant, DAMAGED, List, Val};

pub(crate) use beside::{Beside, reads_texts};
pub(crate) use prepare::prepare;
pub use standalone::{Expressions, Subject};
pub use value::Stop;
pub use view::{View, World};

/// Steps that an evaluation may take.
pub const MAX_STEPS: u32 = 1 << 20;

/// The limits of evaluations, for the page of limits. How deep expressions are nested is bounded where
/// programs are verified.
pub const LIMITS: &[pdll_limits::Limit] = &[pdll_limits::Limit {
    name: "steps",
    value: MAX_STEPS as u64,
    unit: "steps",
    what: "one evaluation of a condition or of rules for result types: nodes, list items, words of numbers, \
           bytes of text; they count as matcher steps of the run, too",
    reached_when: "the pattern is not applied, which is reported, and the exit status is 1",
}];

/// What is said of a list that cannot be given.
const NO_LIST: Stop = Stop::Unknown("its code gives a list of something that there is not");

/// A node whose names are handles.
#[derive(Debug)]
enum Node {
    Constant(Constant),
    Variable(u32),
    And(u32, u32),
    Or(u32, u32),
    If(u32, u32, u32),
    Let { variable: u32, value: u32, body: u32 },
    Each { how: Quantifier, variable: u32, list: u32, body: u32 },
    Fold { state: u32, item: u32, list: u32, start: u32, body: u32 },
    Cast { how: Cast, null: bool, class: Class, object: u32 },
    Query(Query, Vec<u32>),
    OpAttr(u32, AttrSym),
    List(Vec<u32>),
}

/// Expressions that can be evaluated.
#[derive(Debug)]
pub(crate) struct Prepared {
    nodes: Vec<Node>,
    roots: Vec<u32>,
    /// How many variables there are.
    variables: usize,
}

/// An argument of an evaluation.
pub(crate) struct Arg<V: View>(Val<V>);

impl<V: View> Arg<V> {
    pub(crate) fn op(op: V::Op) -> Self {
        Arg(Val::Op(op))
    }
    pub(crate) fn value(value: V::Value) -> Self {
        Arg(Val::Value(value))
    }
    /// A type; null if there is none.
    pub(crate) fn ty(ty: Option<pdll_ir::Type>) -> Self {
        Arg(ty.map_or(Val::Null, Val::Type))
    }
    /// An attribute; null if there is none.
    pub(crate) fn attr(attr: Option<pdll_ir::Attr>) -> Self {
        Arg(attr.map_or(Val::Null, Val::Attr))
    }
    /// Nothing.
    pub(crate) fn none() -> Self {
        Arg(Val::Null)
    }
    pub(crate) fn values(values: &[V::Value]) -> Self {
        Arg(Val::list(values.iter().map(|&v| Val::Value(v))))
    }
    pub(crate) fn types(types: impl IntoIterator<Item = pdll_ir::Type>) -> Self {
        Arg(Val::list(types.into_iter().map(Val::Type)))
    }
}

/// What an evaluation gives.
pub(crate) enum Made<V: View> {
    Type(pdll_ir::Type),
    Attr(pdll_ir::Attr),
    Op(V::Op),
    Value(V::Value),
    /// A list of values, or of nothing.
    Values(Vec<V::Value>),
    /// A list of types.
    Types(Vec<pdll_ir::Type>),
    /// Null.
    Nothing,
}

/// A list of values or types.
fn made_list<V: View>(list: &List<V>) -> Result<Made<V>, Stop> {
    let items = || (0..list.len()).filter_map(|i| list.get(i));
    if items().any(|item| matches!(item, Val::Type(_))) {
        let types = items().map(|t| if let Val::Type(t) = t { Ok(*t) } else { Err(NO_LIST) });
        return types.collect::<Result<_, _>>().map(Made::Types);
    }
    items().map(|v| v.value().map_err(|_| NO_LIST)).collect::<Result<_, _>>().map(Made::Values)
}

impl Prepared {
    /// Whether the first expression holds, and the steps that it took to find out.
    pub(crate) fn holds<V: View>(
        &self,
        world: &mut World<'_>,
        view: &V,
        args: Vec<Arg<V>>,
    ) -> (Result<bool, Stop>, u32) {
        let mut eval = Eval::new(self, world, view, args);
        let holds = self.roots.first().ok_or(DAMAGED).and_then(|&r| eval.node(r)?.truth());
        (holds, eval.steps())
    }

    /// What the first expression gives, and the steps that it took to find it.
    pub(crate) fn made<V: View>(
        &self,
        world: &mut World<'_>,
        view: &V,
        args: Vec<Arg<V>>,
    ) -> (Result<Made<V>, Stop>, u32) {
        let mut eval = Eval::new(self, world, view, args);
        let value = self.roots.first().ok_or(DAMAGED).and_then(|&r| eval.node(r));
        let made = value.and_then(|value| {
            Ok(match value {
                Val::Type(t) => Made::Type(t),
                Val::Attr(a) => Made::Attr(a),
                Val::Op(op) => Made::Op(op),
                Val::Value(v) => Made::Value(v),
                Val::Null => Made::Nothing,
                Val::List(list) => made_list(&list)?,
                _ => return Err(DAMAGED),
            })
        });
        (made, eval.steps())
    }

    /// The types that all expressions give, and the steps that it took to find them.
    pub(crate) fn types<V: View>(
        &self,
        world: &mut World<'_>,
        view: &V,
        args: Vec<Arg<V>>,
    ) -> (Result<Vec<pdll_ir::Type>, Stop>, u32) {
        let mut eval = Eval::new(self, world, view, args);
        let ty = |&root: &u32| match eval.node(root)? {
            Val::Type(t) => Ok(t),
            Val::Null => Err(Stop::Undefined("the rule for a result gives no type")),
            _ => Err(DAMAGED),
        };
        let types = self.roots.iter().map(ty).collect();
        (types, eval.steps())
    }
}

impl Prepared {
    /// Whether the expressions give these types.
    pub(crate) fn gives<V: View>(
        &self,
        world: &mut World<'_>,
        view: &V,
        args: Vec<Arg<V>>,
        types: &[pdll_ir::Type],
    ) -> Result<bool, Stop> {
        let mut eval = Eval::new(self, world, view, args);
        for (&root, &expected) in self.roots.iter().zip(types) {
            match eval.node(root)? {
                Val::Type(t) if t == expected => {}
                Val::Type(_) | Val::NewType(_) => return Ok(false),
                Val::Null => return Err(Stop::Undefined("the rule for a result gives no type")),
                _ => return Err(DAMAGED),
            }
        }
        Ok(self.roots.len() == types.len())
    }
}
