//! Evaluation of the expressions that programs carry, on constants of `pdll-ir`, for any host that mirrors
//! its own as those.
//!
//! Linking prepares an expression (`prepare`): names become handles, classes tests. What comes out of an
//! evaluation is a value, or a [`Stop`] that says why there is none. Evaluation is bounded in depth and in
//! steps; all that costs time or memory is a step: a node, an item of a list, a word of a number, some bytes
//! of a text.

mod attrs;
mod big;
mod classes;
mod dense;
mod eval;
mod make;
mod numbers;
mod standalone;
mod types;
mod value;
mod view;

use crate::mirror::Mirror;
use classes::Class;
use eval::Eval;
use pdll_bytecode::Program;
use pdll_bytecode::query::{Cast, ClassTest, Expr, Quantifier, Query};
use pdll_vm::{AttrSym, HostError};
use rustc_hash::FxHashMap;
use value::{Constant, DAMAGED, List, Val};

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

/// What is said where verification should have found the fault.
fn damaged() -> HostError {
    HostError::Definition("its program is damaged".into())
}

/// Prepares the expressions of a program with these roots.
///
/// # Errors
/// A constant or a name that the host does not have.
pub(crate) fn prepare<H: Mirror>(
    host: &mut H,
    program: &Program,
    roots: &[u32],
) -> Result<Prepared, HostError> {
    let mut nodes = Vec::new();
    let mut numbers: FxHashMap<u32, u32> = FxHashMap::default();
    // What is needed, in the order of the program: nodes refer to earlier ones only.
    let mut needed = roots.to_vec();
    let mut work = roots.to_vec();
    let mut seen: rustc_hash::FxHashSet<u32> = roots.iter().copied().collect();
    while let Some(at) = work.pop() {
        let e = program.exprs.get(at as usize).ok_or_else(damaged)?;
        let new: Vec<u32> = e.children().filter(|c| seen.insert(*c)).collect();
        work.extend(&new);
        needed.extend(new);
    }
    needed.sort_unstable();
    needed.dedup();
    for at in needed {
        let node = node(host, program, &program.exprs[at as usize], |c| {
            numbers.get(&c).copied().unwrap_or(u32::MAX)
        })?;
        numbers.insert(at, nodes.len() as u32);
        nodes.push(node);
    }
    let variables = nodes.iter().filter_map(variable).max().map_or(0, |last| last as usize + 1);
    Ok(Prepared { nodes, roots: roots.iter().map(|r| numbers[r]).collect(), variables })
}

/// The variable that a node reads or sets.
fn variable(node: &Node) -> Option<u32> {
    match node {
        Node::Variable(variable) | Node::Let { variable, .. } | Node::Each { variable, .. } => {
            Some(*variable)
        }
        Node::Fold { state, item, .. } => Some(*state.max(item)),
        _ => None,
    }
}

fn node<H: Mirror>(
    host: &mut H,
    program: &Program,
    e: &Expr,
    number: impl Fn(u32) -> u32,
) -> Result<Node, HostError> {
    let numbers = |list: &[u32]| list.iter().map(|&c| number(c)).collect();
    let constant = Node::Constant;
    Ok(match e {
        Expr::Bool(b) => constant(Constant::Bool(*b)),
        Expr::Int(scalar, value) => constant(Constant::Int(*scalar, *value)),
        Expr::Float(bits) => constant(Constant::Float(f64::from_bits(*bits))),
        Expr::Text(text) => constant(Constant::Text(text.as_bytes().into())),
        Expr::Type(text) => {
            let ty = host
                .constants(|ctx| pdll_ir::parse_type(ctx, text))
                .map_err(|e| HostError::Constant(e.message))?;
            constant(Constant::Type(ty))
        }
        Expr::Attr(text) => {
            let attr = host
                .constants(|ctx| pdll_ir::parse_attr(ctx, text))
                .map_err(|e| HostError::Constant(e.message))?;
            constant(Constant::Attr(attr))
        }
        Expr::Null(_) => constant(Constant::Null),
        Expr::Variable(i, _) => Node::Variable(*i),
        Expr::And(a, b) => Node::And(number(*a), number(*b)),
        Expr::Or(a, b) => Node::Or(number(*a), number(*b)),
        Expr::If(a, b, c) => Node::If(number(*a), number(*b), number(*c)),
        Expr::Let { variable, value, body } => {
            Node::Let { variable: *variable, value: number(*value), body: number(*body) }
        }
        Expr::Each { how, variable, list, body } => {
            Node::Each { how: *how, variable: *variable, list: number(*list), body: number(*body) }
        }
        Expr::Fold { state, item, list, start, body } => Node::Fold {
            state: *state,
            item: *item,
            list: number(*list),
            start: number(*start),
            body: number(*body),
        },
        Expr::Cast { how, null, classes, object } => {
            let class = Class::new(host, program, classes)?;
            Node::Cast { how: *how, null: *null, class, object: number(*object) }
        }
        Expr::Query(Query::OpAttr, args) => {
            // The name is found here, once.
            let (&[op, name], true) = (&args[..], args.len() == 2) else {
                return Err(damaged());
            };
            match program.exprs.get(name as usize) {
                Some(Expr::Text(name)) => Node::OpAttr(number(op), host.link_attr_name(name)?),
                _ => return Err(HostError::Definition("it computes the name of an attribute".into())),
            }
        }
        Expr::Query(query, args) => Node::Query(*query, numbers(args)),
        Expr::List(_, items) => Node::List(numbers(items)),
    })
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

/// The classes of dialects among some.
fn dialect_class(tests: &[ClassTest]) -> impl Iterator<Item = u32> + '_ {
    tests.iter().filter_map(|t| if let ClassTest::Dialect(i) = t { Some(*i) } else { None })
}
