//! C++ to queries: what the names in a snippet mean, and what sorts its values have.
//!
//! A snippet is typed as C++ types it: integers are promoted and converted, a class that was cast to decides
//! what `getValue` gives. Lambdas and local variables are put in the place where they are used. What is not
//! understood is an error here, once and for all: nothing that runs later looks at C++.

mod arith;
mod arrays;
mod attrs;
mod classes;
mod derived;
mod dialects;
mod dictionaries;
mod folds;
mod functions;
mod iterators;
mod kinds;
mod known;
mod lists;
mod make;
mod maps;
mod methods;
mod named;
mod numbers;
mod optionals;
mod ranges;
mod rules;
mod soft;
mod sorts;
mod states;
mod switches;
mod symbols;
mod written;

use crate::cxx::{self, Operator, Snippet};
use crate::model::PredicateError;
use pdll_bytecode::query::{Class, Comparison, Expr, MAX_DEPTH, MAX_VARIABLES, Query, Signs, Sort};
use pdll_source::Span;
use thiserror::Error;

pub use classes::is_builtin_class;
pub use kinds::{Kind, kind};
pub(crate) use known::CONSTANT_LIKE;
pub use known::Classes;
pub(crate) use known::OpenQuestions;
pub(crate) use numbers::scalar as scalar_of_number;
pub(crate) use pdll_bytecode::query::Scalar;
pub use rules::{Rule, rules};

/// Nodes that one snippet may become.
const MAX_NODES: usize = 1 << 16;

/// Why a snippet is not understood, as the end of a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unknown {
    /// It cannot be parsed; the place where it is wrong, if it stands in a source as it is.
    #[error("its code cannot be read: {0}")]
    Unreadable(cxx::Fault, Option<Span>),
    /// It is not text.
    #[error("its code is not UTF-8")]
    NotText,
    /// It is a condition that has no meaning.
    #[error(transparent)]
    Predicate(#[from] PredicateError),
    /// A name.
    #[error("'{0}' is unknown")]
    Name(String),
    /// A function.
    #[error("function '{0}' is unknown")]
    Function(String),
    /// A method.
    #[error("method '{0}' is unknown")]
    Method(String),
    /// A method of a type or attribute of a dialect, and the accessor that is probably meant.
    #[error("method '{0}' is unknown (it may be '{1}')")]
    MethodNear(String, String),
    /// An accessor, and the class of a dialect of whose format it does not follow what it gives.
    #[error("what '{0}' gives does not follow from the format of '{1}'")]
    Accessor(String, String),
    /// Arguments from which no type or attribute of this class is known to be made.
    #[error("how '{0}' is made of these arguments is not known")]
    Arguments(String),
    /// A class.
    #[error("class '{0}' is unknown")]
    Class(String),
    /// A C++ type.
    #[error("type '{0}' is unknown")]
    Type(String),
    /// What `getValue` gives of objects of this class.
    #[error("the value of '{0}' is not understood")]
    Value(String),
    /// A value has another type than its place wants.
    #[error("its code uses a value as something that it is not")]
    Sort,
    /// Something that C++ deduces from more than is read here: what.
    #[error("{0}")]
    Unclear(&'static str),
    /// It is larger than a limit: which.
    #[error("{0}")]
    Limit(&'static str),
    /// It is not written in a form that is understood: how.
    #[error("{0}")]
    Form(&'static str),
    /// There is only code of its dialect.
    #[error("only its dialect knows how")]
    Foreign,
}

type Result<T> = std::result::Result<T, Unknown>;

/// What the table of the methods of a kind says about a name that is not in it.
fn unknown_method<T>(name: &str) -> Result<T> {
    Err(Unknown::Method(name.to_string()))
}

impl From<cxx::Fault> for Unknown {
    fn from(fault: cxx::Fault) -> Self {
        Self::Unreadable(fault, None)
    }
}

/// An expression in terms of queries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resolved {
    /// The nodes; [`ClassTest::Dialect`](pdll_bytecode::query::ClassTest::Dialect) counts in `classes`.
    pub exprs: Vec<Expr>,
    /// The whole expressions.
    pub roots: Vec<u32>,
    /// The classes of dialects that it mentions.
    pub classes: Vec<Class>,
}

/// A parameter of a snippet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Param {
    /// The name by which the snippet knows it.
    pub name: String,
    /// What it is.
    pub sort: Sort,
    /// Its C++ type, as far as it is more than that: `::mlir::IntegerAttr`.
    pub cpp_type: String,
}

/// A condition over these parameters.
///
/// # Errors
/// What is not understood.
pub fn condition(snippet: &Snippet, params: &[Param], classes: &Classes) -> Result<Resolved> {
    let mut r = Resolver::new(&snippet.exprs, classes);
    for (i, p) in (0..).zip(params) {
        r.parameter(i, p)?;
    }
    let item = r.expr(snippet.root)?;
    let root = r.truth(item)?;
    r.finish(vec![root])
}

/// A value of this sort, made of these parameters.
///
/// # Errors
/// What is not understood.
pub fn value(snippet: &Snippet, params: &[Param], classes: &Classes, sort: Sort) -> Result<Resolved> {
    let mut r = Resolver::new(&snippet.exprs, classes);
    for (i, p) in (0..).zip(params) {
        r.parameter(i, p)?;
    }
    let item = r.expr(snippet.root)?;
    let root = match sort.single() {
        Some(scalar) => r.expect(item, scalar)?,
        None => r.list_of(item, sort.scalar)?.node,
    };
    r.finish(vec![root])
}

/// What a part of a snippet is.
#[derive(Clone, Debug)]
enum Item {
    /// A value that is computed when it runs.
    Value(Typed),
    /// `{a, b}`: what it is depends on where it stands.
    Braces(Vec<Item>),
    /// A lambda, by its node, and how many names it sees.
    Lambda(u32, usize),
    /// `nullptr`, `std::nullopt`.
    Null,
    /// What nothing gets to: undefined, of any sort.
    Never,
    /// What variables hold that a loop changes together.
    States(states::States),
    /// A context or builder: something that others are made by.
    Builder,
    /// `std::equal_to<>()`, `std::plus<int64_t>()`: an operator, on numbers of this type.
    Operation(Operator, Option<Scalar>),
    /// A place in a list: what it goes through, and the place as a signed number.
    Iterator(Typed, u32),
    /// A function by its name.
    Function(String),
    /// `IntegerType::Signed` and the like.
    Signs(Signs),
    /// The signedness of an integer type: its node.
    SignsOf(u32),
    /// Lists that are gone through together.
    Rows(Vec<Typed>),
    /// What stands at one place of such.
    Row(Vec<Item>),
    /// An operand of the operation, of which only the type is known: the node of that.
    Operand(u32),
    /// The uses of a value, or who they are of: the node of the value.
    Uses(u32),
    /// The name of an operation: the node of the operation.
    OpName(u32),
}

/// A node and what it is.
#[derive(Clone, Debug)]
struct Typed {
    node: u32,
    sort: Sort,
    /// The C++ class, without `mlir::` in front, of a type or attribute or of what a list holds; empty if
    /// nothing is known.
    class: String,
}

struct Resolver<'a> {
    tree: &'a [cxx::Expr],
    known: &'a Classes,
    exprs: Vec<Expr>,
    sorts: Vec<Sort>,
    heights: Vec<u32>,
    classes: Vec<Class>,
    /// What names stand for, innermost last.
    scope: Vec<(String, Item)>,
    /// The number of the next variable.
    variable: u32,
    /// Nodes of the tree that are being resolved.
    depth: u32,
}

impl<'a> Resolver<'a> {
    fn new(tree: &'a [cxx::Expr], known: &'a Classes) -> Self {
        Self {
            tree,
            known,
            exprs: Vec::new(),
            sorts: Vec::new(),
            heights: Vec::new(),
            classes: Vec::new(),
            scope: Vec::new(),
            variable: 0,
            depth: 0,
        }
    }

    fn finish(self, roots: Vec<u32>) -> Result<Resolved> {
        Ok(Resolved { exprs: self.exprs, roots, classes: self.classes })
    }

    /// Declares parameter `number`.
    fn parameter(&mut self, number: u32, p: &Param) -> Result<()> {
        if number >= MAX_VARIABLES {
            return Err(Unknown::Limit("it has too many parameters"));
        }
        let node = self.push(Expr::Variable(number, p.sort))?;
        let class = cxx::short_name(&p.cpp_type);
        self.scope.push((p.name.clone(), self.value(node, &class)));
        self.variable = self.variable.max(number + 1);
        Ok(())
    }

    /// Adds a node, whose parts must fit.
    fn push(&mut self, e: Expr) -> Result<u32> {
        if self.exprs.len() == MAX_NODES {
            return Err(Unknown::Limit("its code is too long"));
        }
        let Some(sort) = e.sort(&self.sorts) else {
            return Err(Unknown::Form("its code uses a value as something that it is not"));
        };
        let height = e.children().map(|c| self.heights[c as usize] + 1).max().unwrap_or(0);
        if height >= MAX_DEPTH {
            return Err(Unknown::Limit("its code is nested too deeply"));
        }
        self.exprs.push(e);
        self.sorts.push(sort);
        self.heights.push(height);
        Ok(self.exprs.len() as u32 - 1)
    }

    fn query(&mut self, query: Query, args: &[u32]) -> Result<u32> {
        self.push(Expr::Query(query, args.to_vec()))
    }

    /// The item of a node.
    fn value(&self, node: u32, class: &str) -> Item {
        Item::Value(Typed { node, sort: self.sorts[node as usize], class: class.into() })
    }

    /// A query as an item.
    fn ask(&mut self, query: Query, args: &[u32]) -> Result<Item> {
        let node = self.query(query, args)?;
        Ok(self.value(node, ""))
    }

    /// The same, of which the class is known.
    fn ask_class(&mut self, query: Query, args: &[u32], class: &str) -> Result<Item> {
        let node = self.query(query, args)?;
        Ok(self.value(node, class))
    }

    fn sort(&self, node: u32) -> Sort {
        self.sorts[node as usize]
    }

    /// A new variable that stands for `value`, where `f` makes the body.
    fn with_variable<T>(
        &mut self,
        sort: Sort,
        f: impl FnOnce(&mut Self, u32) -> Result<T>,
    ) -> Result<(u32, T)> {
        let variable = self.variable;
        if variable >= MAX_VARIABLES {
            return Err(Unknown::Limit("its code has too many variables"));
        }
        self.variable += 1;
        let node = self.push(Expr::Variable(variable, sort))?;
        let body = f(self, node);
        self.variable -= 1;
        Ok((variable, body?))
    }

    /// Evaluates a value once for several uses of it.
    fn shared(&mut self, value: u32, f: impl FnOnce(&mut Self, u32) -> Result<u32>) -> Result<u32> {
        if matches!(self.exprs[value as usize], Expr::Variable(..)) {
            return f(self, value);
        }
        let (variable, body) = self.with_variable(self.sort(value), f)?;
        self.push(Expr::Let { variable, value, body })
    }

    fn expr(&mut self, at: u32) -> Result<Item> {
        if self.depth == MAX_DEPTH {
            return Err(Unknown::Limit("its code is nested too deeply"));
        }
        self.depth += 1;
        let item = self.step(at);
        self.depth -= 1;
        item
    }

    fn all(&mut self, nodes: &[u32]) -> Result<Vec<Item>> {
        nodes.iter().map(|&n| self.expr(n)).collect()
    }

    fn step(&mut self, at: u32) -> Result<Item> {
        let tree = self.tree;
        Ok(match &tree[at as usize] {
            cxx::Expr::Int(value, literal) => {
                let node = self.push(numbers::literal(*value, *literal))?;
                self.value(node, "")
            }
            cxx::Expr::Float(bits, is_single) => {
                let node = self.push(Expr::Float(*bits))?;
                let node = if *is_single { self.converted(node, Scalar::F32)? } else { node };
                self.value(node, "")
            }
            cxx::Expr::Text(text) => {
                let node = self.push(Expr::Text(text.clone()))?;
                self.value(node, "")
            }
            cxx::Expr::Name(name) => self.name(name)?,
            cxx::Expr::Unary(o, a) => {
                let a = self.expr(*a)?;
                self.unary(*o, a)?
            }
            cxx::Expr::Binary(o @ (Operator::And | Operator::Or), a, b) => {
                let (a, b) = (self.expr(*a)?, self.expr(*b)?);
                let (a, b) = (self.truth(a)?, self.truth(b)?);
                let node = self.push(if *o == Operator::And { Expr::And(a, b) } else { Expr::Or(a, b) })?;
                self.value(node, "")
            }
            cxx::Expr::Binary(o, a, b) => {
                let (a, b) = (self.expr(*a)?, self.expr(*b)?);
                self.binary(*o, a, b)?
            }
            cxx::Expr::Conditional(condition, a, b) => {
                let (condition, a, b) = (self.expr(*condition)?, self.expr(*a)?, self.expr(*b)?);
                let condition = self.truth(condition)?;
                if let (Item::Never, Item::Never) = (&a, &b) {
                    return Ok(Item::Never);
                }
                let (a, b) = self.same_sort(a, b)?;
                let node = self.push(Expr::If(condition, a.node, b.node))?;
                self.value(node, if a.class == b.class { &a.class } else { "" })
            }
            cxx::Expr::Call { name, types, args } => {
                let args = self.all(args)?;
                self.call(name, types, args)?
            }
            cxx::Expr::Method { object, name, types, args } => {
                if name == "Default"
                    && let Some(value) = self.string_switch(*object, args)?
                {
                    return Ok(value);
                }
                let (object, args) = (self.expr(*object)?, self.all(args)?);
                self.method(object, name, types, args)?
            }
            cxx::Expr::Apply(function, args) => {
                let (function, args) = (self.expr(*function)?, self.all(args)?);
                self.apply(&function, args)?
            }
            cxx::Expr::Index(list, index) => {
                let (list, index) = (self.expr(*list)?, self.expr(*index)?);
                if let Item::Rows(lists) = &list {
                    let place = self.number(index, Scalar::I64)?;
                    return Ok(Item::Row(self.row(lists, place)?));
                }
                if let Item::Iterator(..) = list {
                    let there = self.moved(list, Operator::Add, index)?;
                    return self.at(&there);
                }
                if let Item::Value(big) = &list
                    && big.sort == Sort::one(Scalar::BigInt)
                {
                    return self.written_method(big.node, "[]", vec![index]);
                }
                let list = self.list_of_any(list)?;
                let index = self.number(index, Scalar::U64)?;
                let item = self.query(Query::ListItem, &[list.node, index])?;
                self.item(item, &list.class)?
            }
            cxx::Expr::List(items) => Item::Braces(self.all(items)?),
            cxx::Expr::Lambda(..) => Item::Lambda(at, self.scope.len()),
            cxx::Expr::Hole => return Err(Unknown::Form("a part of it is missing")),
            cxx::Expr::Attr(text) => {
                let node = self.push(Expr::Attr(text.clone()))?;
                self.value(node, "")
            }
        })
    }

    fn name(&mut self, name: &str) -> Result<Item> {
        if let Some((_, item)) = self.scope.iter().rev().find(|(n, _)| n == name) {
            return Ok(item.clone());
        }
        let node = match name {
            "true" => self.push(Expr::Bool(true))?,
            "false" => self.push(Expr::Bool(false))?,
            "ShapedType::kDynamic" => self.push(Expr::Int(Scalar::I64, i64::MIN as u64))?,
            "nullptr" | "std::nullopt" => return Ok(Item::Null),
            "IntegerType::Signless" | "IntegerType::SignednessSemantics::Signless" => {
                return Ok(Item::Signs(Signs::Signless));
            }
            "IntegerType::Signed" | "IntegerType::SignednessSemantics::Signed" => {
                return Ok(Item::Signs(Signs::Signed));
            }
            "IntegerType::Unsigned" | "IntegerType::SignednessSemantics::Unsigned" => {
                return Ok(Item::Signs(Signs::Unsigned));
            }
            "ShapedType::isDynamic" | "ShapedType::isStatic" => return Ok(Item::Function(name.to_string())),
            "$_builder" | "$_ctxt" | "$_ctx" | "rewriter" => return Ok(Item::Builder),
            _ => {
                if let Some(named) = named::constant(name) {
                    return self.named(named);
                }
                let number = self.known.symbols.enumerator(name);
                let number = number.ok_or_else(|| Unknown::Name(name.to_string()))?;
                self.push(Expr::Int(Scalar::I64, number as u64))?
            }
        };
        Ok(self.value(node, ""))
    }

    /// Calls a lambda, or what is one.
    fn apply(&mut self, function: &Item, mut args: Vec<Item>) -> Result<Item> {
        if let (&Item::Operation(operator, scalar), 2) = (function, args.len()) {
            let (mut b, mut a) = (args.remove(1), args.remove(0));
            if let Some(scalar) = scalar {
                (a, b) = (self.as_number(scalar, vec![a])?, self.as_number(scalar, vec![b])?);
            }
            return self.binary(operator, a, b);
        }
        if let Item::Function(name) = function {
            return self.call(name, &[], args);
        }
        let &Item::Lambda(at, seen) = function else {
            return Err(Unknown::Form("something is called that is no function"));
        };
        let cxx::Expr::Lambda(params, body) = &self.tree[at as usize] else {
            return Err(Unknown::Form("something is called that is no function"));
        };
        if params.len() != args.len() {
            return Err(Unknown::Form("a lambda is called with too few or too many arguments"));
        }
        // The body sees what was in scope where it is written.
        let hidden = self.scope.split_off(seen.min(self.scope.len()));
        let result = self.bind(params, args, *body);
        self.scope.truncate(seen);
        self.scope.extend(hidden);
        result
    }

    /// The body with parameters that stand for `args`. Each of them is evaluated once.
    fn bind(&mut self, params: &[cxx::Param], args: Vec<Item>, body: u32) -> Result<Item> {
        let first = self.variable;
        let mut lets = Vec::new();
        for (p, arg) in params.iter().zip(args) {
            let arg = self.declared(&p.ty, arg)?;
            let item = match arg {
                Item::Value(t) if !self.is_constant(t.node) => {
                    if self.variable >= MAX_VARIABLES {
                        return Err(Unknown::Limit("its code has too many variables"));
                    }
                    lets.push((self.variable, t.node));
                    let node = self.push(Expr::Variable(self.variable, t.sort))?;
                    self.variable += 1;
                    self.value(node, &t.class)
                }
                Item::States(mut states) => {
                    if self.variable >= MAX_VARIABLES {
                        return Err(Unknown::Limit("its code has too many variables"));
                    }
                    lets.push((self.variable, states.node));
                    states.node = self.push(Expr::Variable(self.variable, self.sort(states.node)))?;
                    self.variable += 1;
                    Item::States(states)
                }
                item => item,
            };
            self.scope.push((p.name.clone(), item));
        }
        let item = self.expr(body)?;
        self.variable = first;
        if lets.is_empty() || matches!(item, Item::Never) {
            return Ok(item);
        }
        let Item::Value(mut t) = item else { return Err(Unknown::Form("a function gives no value")) };
        for (variable, value) in lets.into_iter().rev() {
            t.node = match self.exprs[t.node as usize] {
                // What is given back as it is.
                Expr::Variable(v, _) if v == variable => value,
                _ => self.push(Expr::Let { variable, value, body: t.node })?,
            };
        }
        Ok(Item::Value(t))
    }

    /// Whether a node costs nothing to be there twice.
    fn is_constant(&self, node: u32) -> bool {
        self.exprs[node as usize].children().next().is_none()
            && !matches!(self.exprs[node as usize], Expr::Type(_) | Expr::Attr(_))
    }

    /// An item as what a variable of this type holds.
    fn declared(&mut self, ty: &str, item: Item) -> Result<Item> {
        if cxx::is_number(ty) {
            let scalar = numbers::scalar(ty).ok_or_else(|| Unknown::Type(ty.to_string()))?;
            let node = self.number(item, scalar)?;
            return Ok(self.value(node, ""));
        }
        if let Some(of) = optionals::content(ty) {
            return self.optional(of, item);
        }
        match (item, lists::item_of(ty)) {
            (item @ Item::Braces(_), Some(scalar)) => Ok(Item::Value(self.list_of(item, scalar)?)),
            (Item::Null, _)
                if let Some(of @ (Scalar::Type | Scalar::Attr)) = self.knows_class(&cxx::short_name(ty)) =>
            {
                let node = self.push(Expr::Null(of))?;
                Ok(self.value(node, &cxx::short_name(ty)))
            }
            (Item::Value(mut t), _) if ty != "auto" && t.sort.scalar.is_handle() && !t.sort.list => {
                t.class = cxx::short_name(ty);
                Ok(Item::Value(t))
            }
            (item, _) => Ok(item),
        }
    }

    fn compare(&mut self, how: Comparison, a: u32, b: u32) -> Result<Item> {
        self.ask(Query::Compare(how), &[a, b])
    }
}
