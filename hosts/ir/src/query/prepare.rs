//! Preparing expressions: names become handles, constants and classes what they are in a context.

use super::classes::Class;
use super::value::Constant;
use super::{Node, Prepared};
use crate::mirror::Mirror;
use pdll_bytecode::Program;
use pdll_bytecode::query::{self, Expr, Query};
use pdll_ir::Context;
use pdll_vm::{AttrSym, HostError, OpSym};
use rustc_hash::FxHashSet;

/// Who has the constants and names that expressions mention.
pub(crate) trait Names {
    /// Adds constants that stay.
    fn constants<R>(&mut self, f: impl FnOnce(&mut Context) -> R) -> R;
    /// The name of an operation.
    fn op(&mut self, name: &str) -> Result<OpSym, HostError>;
    /// The name of an attribute.
    fn attr_name(&mut self, name: &str) -> Result<AttrSym, HostError>;
}

impl<H: Mirror> Names for H {
    fn constants<R>(&mut self, f: impl FnOnce(&mut Context) -> R) -> R {
        Mirror::constants(self, f)
    }
    fn op(&mut self, name: &str) -> Result<OpSym, HostError> {
        self.link_op(name, false)
    }
    fn attr_name(&mut self, name: &str) -> Result<AttrSym, HostError> {
        self.link_attr_name(name)
    }
}

impl Names for Context {
    fn constants<R>(&mut self, f: impl FnOnce(&mut Context) -> R) -> R {
        f(self)
    }
    fn op(&mut self, name: &str) -> Result<OpSym, HostError> {
        Ok(OpSym(self.name(name).raw()))
    }
    fn attr_name(&mut self, name: &str) -> Result<AttrSym, HostError> {
        Ok(AttrSym(self.name(name).raw()))
    }
}

/// Expressions, and the classes of dialects that they ask for.
#[derive(Clone, Copy)]
pub(crate) struct Code<'a> {
    pub(crate) exprs: &'a [Expr],
    pub(crate) classes: &'a [query::Class],
}

impl<'a> From<&'a Program> for Code<'a> {
    fn from(program: &'a Program) -> Self {
        Self { exprs: &program.exprs, classes: &program.classes }
    }
}

/// What is said where verification should have found the fault.
pub(super) fn damaged() -> HostError {
    HostError::Definition("its program is damaged".into())
}

/// Prepares the expressions with these roots.
///
/// # Errors
/// A constant or a name that there is not.
pub(crate) fn prepare<N: Names>(names: &mut N, code: Code<'_>, roots: &[u32]) -> Result<Prepared, HostError> {
    // What is needed, in the order of the program: nodes refer to earlier ones only.
    let mut needed = roots.to_vec();
    let mut seen: FxHashSet<u32> = roots.iter().copied().collect();
    let mut next = 0;
    while let Some(&at) = needed.get(next) {
        next += 1;
        let e = code.exprs.get(at as usize).ok_or_else(damaged)?;
        needed.extend(e.children().filter(|child| seen.insert(*child)));
    }
    needed.sort_unstable();
    needed.dedup();
    let number = |at: u32| needed.binary_search(&at).map_or(u32::MAX, |number| number as u32);
    let prepared = needed.iter().map(|&at| node(names, code, &code.exprs[at as usize], number));
    let nodes = prepared.collect::<Result<Vec<_>, _>>()?;
    let variables = nodes.iter().filter_map(variable).max().map_or(0, |last| last as usize + 1);
    Ok(Prepared { nodes, roots: roots.iter().map(|&root| number(root)).collect(), variables })
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

fn node<N: Names>(
    names: &mut N,
    code: Code<'_>,
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
            let ty = names
                .constants(|ctx| pdll_ir::parse_type(ctx, text))
                .map_err(|e| HostError::Constant(e.message))?;
            constant(Constant::Type(ty))
        }
        Expr::Attr(text) => {
            let attr = names
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
            let class = Class::new(names, code.classes, classes)?;
            Node::Cast { how: *how, null: *null, class, object: number(*object) }
        }
        Expr::Query(Query::OpAttr, args) => {
            // The name is found here, once.
            let (&[op, name], true) = (&args[..], args.len() == 2) else {
                return Err(damaged());
            };
            match code.exprs.get(name as usize) {
                Some(Expr::Text(name)) => Node::OpAttr(number(op), names.attr_name(name)?),
                _ => return Err(HostError::Definition("it computes the name of an attribute".into())),
            }
        }
        Expr::Query(query, args) => Node::Query(*query, numbers(args)),
        Expr::List(_, items) => Node::List(numbers(items)),
    })
}
