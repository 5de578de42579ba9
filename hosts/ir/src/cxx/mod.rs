//! What C++ expressions of ODS mean on the embedded IR: conditions of constraints, and rules for result types.
//!
//! Linking resolves every name of an expression ([`compile()`]): functions and methods become Rust functions, classes tests.
//! What nobody knows is an error there, so that evaluating goes on names no more. An expression that C++ leaves undefined (a cast to
//! the wrong class) makes the nearest condition around it false: `spec/drr.md` 12.
//!
//! Evaluation is bounded in depth and steps, since expressions come from files.

mod classes;
mod dialects;
mod functions;
mod methods;
mod value;

use classes::Class;
use pdll_bytecode::{Expr, Operator, Program};
use pdll_ir::{Attr, AttrData, Body, Context, TypeData};
use rustc_hash::{FxHashMap, FxHashSet};
use value::{Result, WRONG};

pub(super) use value::Val;

/// Calls of lambdas and nodes that may be open at a time.
const MAX_DEPTH: u32 = 600;
/// Steps that an evaluation may take.
const MAX_STEPS: u32 = 1 << 22;

/// What linking finds, or what is unknown.
type Found<T> = std::result::Result<T, String>;

/// A function of evaluated arguments.
type Function = fn(&mut Eval<'_>, &[Val]) -> Result<Val>;

/// What `isa` and its kin give.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Cast {
    /// Whether it is one.
    Isa,
    /// The same object; another one is a mistake.
    Always,
    /// The object, or null.
    Maybe,
}

/// A node whose names are resolved.
#[derive(Debug)]
enum Node {
    Value(Val),
    Variable(u32),
    Unary(Operator, u32),
    Binary(Operator, u32, u32),
    Conditional(u32, u32, u32),
    Cast { how: Cast, null: bool, classes: Vec<Class>, object: u32 },
    Call(Function, Vec<u32>),
    Method(Function, Vec<u32>),
    Lambda(Vec<u32>, u32),
    Apply(u32, Vec<u32>),
    Index(u32, u32),
    List(Vec<u32>),
}

/// An expression that can be evaluated.
#[derive(Debug)]
pub(super) struct Compiled {
    nodes: Vec<Node>,
    root: u32,
    /// The names of variables, by number; parameters come first.
    variables: Vec<String>,
}

/// Resolves the names of an expression whose free variables are `params`.
pub(super) fn compile(program: &Program, ctx: &mut Context, params: &[String], root: u32) -> Found<Compiled> {
    let mut c = Compiler {
        program,
        ctx,
        done: FxHashMap::default(),
        nodes: Vec::new(),
        variables: params.to_vec(),
        conditions: Vec::new(),
    };
    // Conditions of classes are about `$_self`, whatever the expression calls its arguments.
    let root = c.expr(root)?;
    while let Some((node, class, condition)) = c.conditions.pop() {
        let at = c.expr(condition)?;
        if let Some(Node::Cast { classes, .. }) = c.nodes.get_mut(node as usize) {
            classes[class].condition = Some(at);
        }
    }
    Ok(Compiled { nodes: c.nodes, root, variables: c.variables })
}

/// The names that expressions mention.
pub(super) fn names<'p>(program: &'p Program, roots: &[u32]) -> Vec<&'p str> {
    let (mut work, mut seen, mut names) = (roots.to_vec(), FxHashSet::default(), Vec::new());
    while let Some(at) = work.pop() {
        if let (Some(e), true) = (program.exprs.get(at as usize), seen.insert(at)) {
            work.extend(e.children());
            match e {
                Expr::Name(name) if !names.contains(&name.as_str()) => names.push(name.as_str()),
                _ => {}
            }
        }
    }
    names
}

struct Compiler<'a> {
    program: &'a Program,
    ctx: &'a mut Context,
    /// Expressions that have been compiled, and their nodes.
    done: FxHashMap<u32, u32>,
    nodes: Vec<Node>,
    variables: Vec<String>,
    /// Conditions that are still to be compiled: of which class of which node.
    conditions: Vec<(u32, usize, u32)>,
}

impl Compiler<'_> {
    /// The node of an expression. Expressions are nested no deeper than the verifier allows.
    fn expr(&mut self, at: u32) -> Found<u32> {
        if let Some(&node) = self.done.get(&at) {
            return Ok(node);
        }
        let program = self.program;
        let Some(e) = program.exprs.get(at as usize) else { return Err("its program is damaged".into()) };
        // Parameters of a lambda are known in its body.
        if let Expr::Lambda(params, _) = e {
            params.iter().for_each(|p| {
                self.variable(p);
            });
        }
        let called =
            |f: u32| matches!(&program.exprs[f as usize], Expr::Call { name, .. } if name == "std::equal_to");
        if let Expr::Apply(f, args) = e
            && called(*f)
        {
            let args = args.iter().map(|&a| self.expr(a)).collect::<Found<Vec<_>>>()?;
            self.nodes.push(Node::Call(functions::equal, args));
            return Ok(self.nodes.len() as u32 - 1);
        }
        let children = e.children().map(|c| self.expr(c)).collect::<Found<Vec<_>>>()?;
        let node = self.node(e, &children)?;
        self.nodes.push(node);
        let number = self.nodes.len() as u32 - 1;
        if let Some(Node::Cast { classes, .. }) = self.nodes.last_mut() {
            for (i, class) in classes.iter_mut().enumerate() {
                self.conditions.extend(class.condition.take().map(|c| (number, i, c)));
            }
        }
        self.done.insert(at, number);
        Ok(number)
    }

    /// The number of a variable.
    fn variable(&mut self, name: &str) -> u32 {
        match self.variables.iter().position(|v| v == name) {
            Some(i) => i as u32,
            None => {
                self.variables.push(name.to_string());
                self.variables.len() as u32 - 1
            }
        }
    }

    fn node(&mut self, e: &Expr, children: &[u32]) -> Found<Node> {
        Ok(match (e, children) {
            (Expr::Int(v), _) => Node::Value(Val::Int(i128::from(*v))),
            (Expr::Float(bits), _) => Node::Value(Val::Float(f64::from_bits(*bits))),
            (Expr::Text(t), _) => Node::Value(Val::text(t.as_bytes())),
            (Expr::Name(name), _) => self.name(name)?,
            (Expr::Unary(o, _), &[a]) => Node::Unary(*o, a),
            (Expr::Binary(o, ..), &[a, b]) => Node::Binary(*o, a, b),
            (Expr::Conditional(..), &[a, b, c]) => Node::Conditional(a, b, c),
            (Expr::Index(..), &[a, b]) => Node::Index(a, b),
            (Expr::List(_), _) => Node::List(children.to_vec()),
            (Expr::Lambda(params, _), &[body]) => {
                Node::Lambda(params.iter().map(|p| self.variable(p)).collect(), body)
            }
            (Expr::Apply(..), [function, args @ ..]) => Node::Apply(*function, args.to_vec()),
            (Expr::Call { name, types, .. }, _) => self.call(name, types, children)?,
            (Expr::Method { name, types, .. }, [object, args @ ..]) => {
                // `x.isa<T>()` and `x.hasTrait<T>()` ask about classes.
                let how = match name.as_str() {
                    "isa" | "hasTrait" => Some(Cast::Isa),
                    "cast" => Some(Cast::Always),
                    "dyn_cast" => Some(Cast::Maybe),
                    _ => None,
                };
                if name == "getAttrOfType" {
                    self.nodes.push(Node::Method(methods::attr_of, children.to_vec()));
                    let (object, classes) = (self.nodes.len() as u32 - 1, self.classes(types)?);
                    return Ok(Node::Cast { how: Cast::Maybe, null: true, classes, object });
                }
                match how.filter(|_| args.is_empty() && !types.is_empty()) {
                    Some(how) => {
                        Node::Cast { how, null: false, classes: self.classes(types)?, object: *object }
                    }
                    None => match methods::find(name) {
                        Some(f) => Node::Method(f, children.to_vec()),
                        None => return Err(format!("method '{name}' is unknown")),
                    },
                }
            }
            _ => return Err("its program is damaged".into()),
        })
    }

    fn name(&mut self, name: &str) -> Found<Node> {
        Ok(match name {
            "true" => Node::Value(Val::Bool(true)),
            "false" => Node::Value(Val::Bool(false)),
            "nullptr" | "std::nullopt" => Node::Value(Val::Null),
            "ShapedType::kDynamic" => Node::Value(Val::Int(i128::from(pdll_ir::DYNAMIC))),
            "$_builder" | "$_ctxt" | "$_ctx" => Node::Value(Val::Context),
            "$_self" => Node::Variable(self.variable(name)),
            _ => match self.variables.iter().position(|v| v == name) {
                Some(i) => Node::Variable(i as u32),
                None => return Err(format!("'{name}' is unknown")),
            },
        })
    }

    fn classes(&mut self, names: &[String]) -> Found<Vec<Class>> {
        names.iter().map(|n| self.class(n)).collect()
    }

    fn class(&mut self, name: &str) -> Found<Class> {
        Class::find(self.program, self.ctx, name).ok_or_else(|| format!("class '{name}' is unknown"))
    }

    fn call(&mut self, name: &str, types: &[String], args: &[u32]) -> Found<Node> {
        let (how, null) = match name {
            "isa" => (Some(Cast::Isa), false),
            "isa_and_nonnull" | "isa_and_present" => (Some(Cast::Isa), true),
            "cast" => (Some(Cast::Always), false),
            "cast_or_null" | "cast_if_present" => (Some(Cast::Always), true),
            "dyn_cast" => (Some(Cast::Maybe), false),
            "dyn_cast_or_null" | "dyn_cast_if_present" => (Some(Cast::Maybe), true),
            _ => (None, false),
        };
        if let (Some(how), &[object]) = (how, args) {
            return Ok(Node::Cast { how, null, classes: self.classes(types)?, object });
        }
        // A lambda that has a name.
        if let Some(i) = self.variables.iter().position(|v| v == name) {
            self.nodes.push(Node::Variable(i as u32));
            return Ok(Node::Apply(self.nodes.len() as u32 - 1, args.to_vec()));
        }
        if let Some(f) = functions::find(name) {
            return Ok(Node::Call(f, args.to_vec()));
        }
        // A type of a dialect that has no parameters.
        if let (Some(class), [_]) = (name.strip_suffix("::get"), args)
            && let Some(data) = Class::find(self.program, self.ctx, class).and_then(|c| c.only_type())
        {
            return Ok(Node::Value(Val::Type(self.ctx.ty(data))));
        }
        // `Type(x)` of one argument is `x`.
        if let &[object] = args
            && let Some(class) = Class::find(self.program, self.ctx, name)
        {
            return Ok(Node::Cast { how: Cast::Always, null: true, classes: vec![class], object });
        }
        Err(format!("function '{name}' is unknown"))
    }
}

/// Where evaluation may make types and attributes, and where it only sees those that there are.
pub(super) enum World<'a> {
    /// Nothing is made.
    Read(&'a Context),
    /// What is needed is made.
    Write(&'a mut Context),
}

/// One evaluation.
pub(super) struct Eval<'a> {
    compiled: &'a Compiled,
    world: World<'a>,
    body: &'a Body,
    /// By variable: what it stands for now.
    variables: Vec<Option<Val>>,
    depth: u32,
    steps: u32,
}

impl Compiled {
    /// Evaluates with these arguments.
    pub(super) fn run<'a>(
        &'a self,
        world: World<'a>,
        body: &'a Body,
        args: impl IntoIterator<Item = Val>,
    ) -> Result<Val> {
        let mut variables: Vec<Option<Val>> = args.into_iter().map(Some).collect();
        variables.resize(self.variables.len(), None);
        let mut eval = Eval { compiled: self, world, body, variables, depth: 0, steps: 0 };
        eval.node(self.root)
    }
}

impl<'a> Eval<'a> {
    fn ctx(&self) -> &Context {
        match &self.world {
            World::Read(ctx) => ctx,
            World::Write(ctx) => ctx,
        }
    }

    /// A type; [`Val::New`] if there is none like it and none may be made.
    fn ty(&mut self, data: TypeData) -> Val {
        match &mut self.world {
            World::Read(ctx) => ctx.find_type(&data).map_or(Val::New, Val::Type),
            World::Write(ctx) => Val::Type(ctx.ty(data)),
        }
    }

    /// An attribute; as [`Self::ty`].
    fn attr(&mut self, data: AttrData) -> Val {
        match &mut self.world {
            World::Read(ctx) => ctx.find_attr(&data).map_or(Val::New, Val::Attr),
            World::Write(ctx) => Val::Attr(ctx.attr(data)),
        }
    }

    fn node(&mut self, at: u32) -> Result<Val> {
        self.steps += 1;
        if self.depth == MAX_DEPTH || self.steps > MAX_STEPS {
            // Steps stay used up, so that every condition around this ends too.
            return Err("its code takes too long");
        }
        self.depth += 1;
        let value = self.step(at);
        self.depth -= 1;
        value
    }

    fn all(&mut self, nodes: &[u32]) -> Result<Vec<Val>> {
        nodes.iter().map(|&n| self.node(n)).collect()
    }

    fn step(&mut self, at: u32) -> Result<Val> {
        let compiled = self.compiled;
        match compiled.nodes.get(at as usize).ok_or(WRONG)? {
            Node::Value(v) => Ok(v.clone()),
            Node::Variable(i) => {
                self.variables.get(*i as usize).cloned().flatten().ok_or("a variable has no value")
            }
            Node::Binary(Operator::And, a, b) => Ok(Val::Bool(self.holds(*a)? && self.holds(*b)?)),
            Node::Binary(Operator::Or, a, b) => Ok(Val::Bool(self.holds(*a)? || self.holds(*b)?)),
            Node::Unary(o, a) => {
                let a = self.node(*a)?;
                functions::unary(*o, a)
            }
            Node::Binary(o, a, b) => {
                let (a, b) = (self.node(*a)?, self.node(*b)?);
                functions::binary(*o, &a, &b)
            }
            Node::Conditional(c, a, b) => {
                let c = self.node(*c)?.truth()?;
                self.node(if c { *a } else { *b })
            }
            Node::Cast { how, null, classes, object } => {
                let object = self.node(*object)?;
                self.cast(*how, *null, classes, object)
            }
            Node::Call(f, args) | Node::Method(f, args) => {
                let args = self.all(args)?;
                f(self, &args)
            }
            Node::Lambda(..) => Ok(Val::Lambda(at)),
            Node::Apply(f, args) => {
                let f = self.node(*f)?;
                let args = self.all(args)?;
                self.apply(&f, &args)
            }
            Node::Index(list, i) => {
                let (list, i) = (self.node(*list)?, self.node(*i)?.int()?);
                let i = usize::try_from(i).map_err(|_| WRONG)?;
                self.items(&list)?.get(i).cloned().ok_or("an index is out of range")
            }
            Node::List(items) => Ok(Val::List(self.all(items)?.into())),
        }
    }

    /// An operand of `&&` or `||`: false if it has no value.
    fn holds(&mut self, at: u32) -> Result<bool> {
        let holds = self.node(at).and_then(|v| v.truth());
        match holds {
            Err(_) if self.steps <= MAX_STEPS => Ok(false),
            holds => holds,
        }
    }

    fn apply(&mut self, f: &Val, args: &[Val]) -> Result<Val> {
        let compiled = self.compiled;
        let Val::Lambda(at) = f else { return Err(WRONG) };
        let Some(Node::Lambda(params, body)) = compiled.nodes.get(*at as usize) else { return Err(WRONG) };
        if params.len() != args.len() {
            return Err("a lambda is called with too few or too many arguments");
        }
        let set = |this: &mut Self, values: Vec<Option<Val>>| -> Vec<Option<Val>> {
            let slots = params.iter().zip(values);
            slots.map(|(&p, v)| std::mem::replace(&mut this.variables[p as usize], v)).collect()
        };
        let before = set(self, args.iter().cloned().map(Some).collect());
        let value = self.node(*body);
        set(self, before);
        value
    }

    fn cast(&mut self, how: Cast, null: bool, classes: &[Class], object: Val) -> Result<Val> {
        if object == Val::Null {
            return match how {
                _ if !null => Err("something missing is asked for its class"),
                Cast::Isa => Ok(Val::Bool(false)),
                _ => Ok(Val::Null),
            };
        }
        let is = if classes::is_object(&object) {
            let mut is = false;
            for class in classes {
                is = is || self.has(class, &object)?;
            }
            is
        } else {
            // A number or list that is already what it is cast to.
            how != Cast::Isa
        };
        match how {
            Cast::Isa => Ok(Val::Bool(is)),
            _ if is => Ok(object),
            Cast::Maybe => Ok(Val::Null),
            Cast::Always => Err("something is cast to a class that it is not of"),
        }
    }

    fn has(&mut self, class: &Class, object: &Val) -> Result<bool> {
        let ctx = self.ctx();
        let is = match *object {
            Val::Type(t) => class.has_type(ctx, t),
            Val::Attr(a) => class.has_attr(ctx, a),
            Val::Op(op) => class.has_op(ctx.shape_data(self.body.shape(op)).name),
            _ => false,
        };
        match class.condition {
            Some(condition) if !is => {
                let this = self.compiled.variables.iter().position(|v| v == "$_self").ok_or(WRONG)?;
                let before = self.variables[this].replace(object.clone());
                let holds = self.holds(condition);
                self.variables[this] = before;
                holds
            }
            _ => Ok(is),
        }
    }
}

/// An attribute as a value.
pub(super) fn attribute(a: Option<Attr>) -> Val {
    a.map_or(Val::Null, Val::Attr)
}
