//! Operations that C++ code makes: `$_builder.create<X>($_loc, ...)`, `X::create($_builder, $_loc, ...)`.
//!
//! Code is first taken apart on paper, into operations to be created, their results, and locations that it
//! asks for, each with a name, and what is left, which is about these names. Only if all of that is
//! understood are there nodes for it; else the code is a native as a whole. An operation is made whatever
//! else the code does, so that nothing is taken out of what C++ may skip. Arguments of a call are made the
//! last one first: C++ leaves the order open, and that is g++'s.

use super::Lower;
use super::bodies::is_state;
use super::builders::{Builders, Built, Piece};
use super::calls::{AT, Given};
use super::inputs::Input;
use super::natives::Natives;
use super::result::{self, Parts};
use crate::cxx::{self, Expr, Operator, Snippet};
use crate::drr::code::{filled, filled_within, is_shallow, rebuilt};
use crate::drr::op::OpShape;
use crate::pdl::{Attributes, NodeKind, Ty, Value, Values};
use std::rc::Rc;

/// Code that was taken apart.
pub(super) struct Plan<'r> {
    steps: Vec<Step<'r>>,
    /// What is left of it.
    rest: Snippet,
}

/// One thing to be done, and the name of what it gives.
enum Step<'r> {
    Create {
        name: String,
        shape: Rc<OpShape<'r>>,
        built: Built<'r>,
        at: At,
    },
    /// A group of results of what was created, or all of them.
    Result {
        name: String,
        of: String,
        group: Option<u32>,
    },
    /// Where something is.
    Location {
        name: String,
        of: String,
    },
}

/// Where an operation is created.
enum At {
    /// Where the matched ones are.
    Matched,
    /// At this location.
    Here(String),
    Nowhere,
}

impl At {
    /// How code says it.
    fn code(&self) -> Snippet {
        let call = |name: &str| Expr::Call { name: name.into(), types: Vec::new(), args: Vec::new() };
        match self {
            Self::Matched => name_of("$_loc"),
            Self::Here(name) => name_of(name),
            Self::Nowhere => Snippet { exprs: vec![call("UnknownLoc::get")], root: 0 },
        }
    }
}

/// May code create operations, or ask where something is?
fn is_concerned(text: &str) -> bool {
    ["create", ".getLoc(", "->getLoc("].iter().any(|word| text.contains(word))
}

/// Does a part of code create operations?
pub(super) fn creates(exprs: &[Expr], at: u32) -> bool {
    let mut left = vec![at];
    while let Some(at) = left.pop() {
        if creation(exprs, at).is_some() {
            return true;
        }
        left.extend(exprs[at as usize].children());
    }
    false
}

/// Code about `inputs`, taken apart; `None`: there is nothing to take apart, or something is not understood.
pub(super) fn plan<'r>(text: &str, inputs: &[Input<'r>], natives: &Natives<'r>) -> Option<Plan<'r>> {
    if !is_concerned(text) {
        return None;
    }
    let snippet = cxx::expression(text).ok().filter(is_shallow)?;
    let mut planner = Planner { natives, inputs: inputs.to_vec(), steps: Vec::new() };
    let rest = planner.part(&snippet.exprs, snippet.root, true)?;
    (!planner.steps.is_empty()).then_some(Plan { steps: planner.steps, rest })
}

struct Planner<'n, 'r> {
    natives: &'n Natives<'r>,
    /// What the code is about, and what the steps give.
    inputs: Vec<Input<'r>>,
    steps: Vec<Step<'r>>,
}

impl<'r> Planner<'_, 'r> {
    /// A part of the code in which names stand for what the steps give. Unless it is `always` done, it must
    /// not do anything.
    fn part(&mut self, exprs: &[Expr], at: u32, always: bool) -> Option<Snippet> {
        if let Some((class, args)) = creation(exprs, at) {
            let op = self.create(exprs, class, args, always)?;
            return Some(self.used(&op));
        }
        match &exprs[at as usize] {
            Expr::Method { object, name, types, args } if types.is_empty() => {
                if let Some((class, given)) = creation(exprs, stripped(exprs, *object)) {
                    let op = self.create(exprs, class, given, always)?;
                    if let Some(result) = self.result(&op, exprs, name, args) {
                        return Some(result);
                    }
                    let of = name_of(&op);
                    return Some(filled_object(exprs, at, of));
                }
                // `auto op = X::create(...)` is used as a value above all.
                if let Expr::Name(value) = &exprs[stripped(exprs, *object) as usize]
                    && let Some(op) = self.defining(value)
                    && let Some(result) = self.result(&op, exprs, name, args)
                {
                    return Some(result);
                }
                if name == "getLoc" && args.is_empty() && always {
                    let object = self.part(exprs, *object, always)?;
                    if let Expr::Name(of) = &object.exprs[stripped(&object.exprs, object.root) as usize]
                        && self.inputs.iter().any(|i| i.name == *of && i.ty != Ty::Attribute)
                    {
                        let of = of.clone();
                        let name = self.name(Ty::Attribute, "");
                        self.steps.push(Step::Location { name: name.clone(), of });
                        return Some(name_of(&name));
                    }
                }
            }
            // A lambda that is called where it stands is its body.
            Expr::Apply(function, args) => {
                if let Expr::Lambda(params, body) = &exprs[*function as usize]
                    && params.len() == args.len()
                {
                    let mut names = Vec::with_capacity(args.len());
                    for (param, &arg) in params.iter().zip(args) {
                        names.push((param.name.clone(), self.part(exprs, arg, always)?));
                    }
                    let body = filled_within(exprs, *body, &names)?;
                    return self.part(&body.exprs, body.root, always);
                }
            }
            _ => {}
        }
        self.parts(exprs, at, always)
    }

    /// The same of a node that is nothing by itself.
    fn parts(&mut self, exprs: &[Expr], at: u32, always: bool) -> Option<Snippet> {
        let e = &exprs[at as usize];
        let children: Vec<u32> = e.children().collect();
        let skips = matches!(
            e,
            Expr::Conditional(..) | Expr::Lambda(..) | Expr::Binary(Operator::And | Operator::Or, ..)
        );
        let first_is_done = !matches!(e, Expr::Lambda(..));
        let mut made: Vec<Option<Snippet>> = vec![None; children.len()];
        let order: Vec<usize> = match e {
            Expr::Call { .. } | Expr::Apply(..) => (0..children.len()).rev().collect(),
            // The object comes first.
            Expr::Method { .. } => std::iter::once(0).chain((1..children.len()).rev()).collect(),
            _ => (0..children.len()).collect(),
        };
        for i in order {
            let always = always && (!skips || i == 0 && first_is_done);
            made[i] = Some(self.part(exprs, children[i], always)?);
        }
        let mut out = Vec::new();
        let mut roots = made.into_iter().flatten().map(|child| {
            let by = out.len() as u32;
            out.extend(child.exprs.into_iter().map(|e| e.moved(by)));
            child.root + by
        });
        let mut e = e.clone();
        e.for_each_child(|child| *child = roots.next().unwrap_or(*child));
        drop(roots);
        out.push(e);
        Some(Snippet { root: out.len() as u32 - 1, exprs: out })
    }

    /// The name of what the next step gives.
    fn name(&mut self, ty: Ty, class: &'r str) -> String {
        let name = format!("$made{}", self.steps.len());
        self.inputs.push(Input { name: name.clone().into(), ty, class, form: None });
        name
    }

    /// Plans an operation of a class; its name.
    fn create(&mut self, exprs: &[Expr], class: &str, args: &[u32], always: bool) -> Option<String> {
        let op = self.natives.ops().find(class).filter(|_| always)?;
        let (&at, args) = args.split_first()?;
        let mut given = Vec::with_capacity(args.len());
        for &arg in args.iter().rev() {
            given.push(self.part(exprs, arg, always)?);
        }
        given.reverse();
        let at = self.at(exprs, at)?;
        let here = at.code();
        let model = op.shape.model;
        if !model.successors.is_empty() || model.operands.iter().any(|o| o.segments.is_some()) {
            return None;
        }
        let mut built = Builders { natives: self.natives, inputs: &self.inputs }.build(&op, &given)?;
        // Builders may make operations, too.
        for piece in built.groups.iter_mut().flatten().filter(|p| p.creates()) {
            let code = placed(&piece.code, &here);
            piece.code = self.part(&code.exprs, code.root, true)?;
        }
        let name = self.name(Ty::Operation, &model.cpp_class);
        self.steps.push(Step::Create { name: name.clone(), shape: op.shape, built, at });
        Some(name)
    }

    fn at(&mut self, exprs: &[Expr], at: u32) -> Option<At> {
        match &exprs[at as usize] {
            Expr::Name(name) if name == "$_loc" => Some(At::Matched),
            Expr::Name(name) if name == AT || self.steps.iter().any(|s| s.is_location(name)) => {
                Some(At::Here(name.clone()))
            }
            Expr::Method { object, name, args, .. }
                if name == "getUnknownLoc" && args.is_empty() && is_builder(exprs, *object) =>
            {
                Some(At::Nowhere)
            }
            Expr::Call { name, .. } if name == "UnknownLoc::get" => Some(At::Nowhere),
            _ => {
                let there = self.part(exprs, at, true)?;
                match &there.exprs[there.root as usize] {
                    Expr::Name(name) if self.steps.iter().any(|s| s.is_location(name)) => {
                        Some(At::Here(name.clone()))
                    }
                    _ => None,
                }
            }
        }
    }

    fn shape(&self, op: &str) -> Option<Rc<OpShape<'r>>> {
        self.steps.iter().find_map(|s| match s {
            Step::Create { name, shape, .. } if name == op => Some(shape.clone()),
            _ => None,
        })
    }

    /// The operation of which this is the result.
    fn defining(&self, value: &str) -> Option<String> {
        self.steps.iter().find_map(|step| match step {
            Step::Result { name, of, .. } if name == value => Some(of.clone()),
            _ => None,
        })
    }

    /// What stands for an operation where a value may: its only result.
    fn used(&mut self, op: &str) -> Snippet {
        match self.shape(op) {
            Some(shape) if shape.results.len() == 1 => self.group(op, Some(0), &shape),
            _ => name_of(op),
        }
    }

    /// What a method of an operation gives, if that is some of its results.
    fn result(&mut self, op: &str, exprs: &[Expr], method: &str, args: &[u32]) -> Option<Snippet> {
        let shape = self.shape(op)?;
        let number = match args {
            [] => None,
            &[only] => match exprs[only as usize] {
                Expr::Int(n, _) => Some(u32::try_from(n).ok()?),
                _ => return None,
            },
            _ => return None,
        };
        let count = shape.results.len() as u32;
        match (method, number) {
            ("getOperation", None) => Some(name_of(op)),
            ("getResults", None) => Some(self.group(op, None, &shape)),
            ("getResult", None) if count == 1 => Some(self.group(op, Some(0), &shape)),
            ("getResult", Some(i)) if shape.has_single_results() && i < count => {
                Some(self.group(op, Some(i), &shape))
            }
            (_, None) => {
                let name = method.strip_prefix("get")?;
                let of = |r: &crate::ods::model::ValueModel| cxx::camel(&r.name) == name;
                let i = shape.model.results.iter().position(of)?;
                Some(self.group(op, Some(i as u32), &shape))
            }
            _ => None,
        }
    }

    fn group(&mut self, op: &str, group: Option<u32>, shape: &OpShape<'r>) -> Snippet {
        let ty = group.map_or(Ty::ValueRange, |g| result::group_ty(shape, g));
        let name = self.name(ty, "");
        self.steps.push(Step::Result { name: name.clone(), of: op.to_string(), group });
        name_of(&name)
    }
}

impl Step<'_> {
    fn is_location(&self, of: &str) -> bool {
        matches!(self, Self::Location { name, .. } if name == of)
    }
}

/// Code of a builder, for an operation that is created at `here`.
fn placed(code: &Snippet, here: &Snippet) -> Snippet {
    rebuilt(&code.exprs, code.root, &mut |exprs, at| match &exprs[at as usize] {
        Expr::Method { object, name, args, .. } if name == "location" && args.is_empty() => {
            is_state(exprs, *object).then(|| here.clone())
        }
        _ => None,
    })
}

fn name_of(name: &str) -> Snippet {
    Snippet { exprs: vec![Expr::Name(name.to_string())], root: 0 }
}

/// A call of a method with another object.
fn filled_object(exprs: &[Expr], at: u32, object: Snippet) -> Snippet {
    let mut whole = filled(exprs, at, &[]);
    let by = object.exprs.len() as u32;
    let mut all = object.exprs;
    all.extend(whole.exprs.drain(..).map(|e| e.moved(by)));
    let root = whole.root + by;
    if let Expr::Method { object: of, .. } = &mut all[root as usize] {
        *of = object.root;
    }
    Snippet { exprs: all, root }
}

/// What `*` stands in front of.
fn stripped(exprs: &[Expr], mut at: u32) -> u32 {
    while let Expr::Unary(Operator::Multiply, inner) = exprs[at as usize] {
        at = inner;
    }
    at
}

fn is_builder(exprs: &[Expr], at: u32) -> bool {
    let names = ["$_builder", "rewriter", "builder"];
    matches!(&exprs[at as usize], Expr::Name(name) if names.contains(&name.as_str()))
}

/// The class of the operation that a node creates, and what it is given from the location on.
pub(super) fn creation(exprs: &[Expr], at: u32) -> Option<(&str, &[u32])> {
    match &exprs[at as usize] {
        Expr::Method { object, name, types, args }
            if (name == "create" || name == "createOrFold") && is_builder(exprs, *object) =>
        {
            types.first().map(|class| (class.as_str(), &args[..]))
        }
        Expr::Call { name, args, .. } => {
            let class = name.strip_suffix("::create").or_else(|| name.strip_suffix("::createOrFold"))?;
            let (&builder, args) = args.split_first()?;
            is_builder(exprs, builder).then_some((class, args))
        }
        _ => None,
    }
}

impl<'l, 'r> Lower<'l, 'r> {
    /// Does what is planned; what the rest of the code gives, which is of the types `results`.
    pub(super) fn carry_out(&mut self, plan: Plan<'r>, mut given: Given<'r>, results: &[Ty]) -> Carried<'r> {
        let mut ops: Vec<(String, Value, Rc<OpShape<'r>>)> = Vec::new();
        // Lists of all results, with the operation.
        let mut wholes: Vec<(String, String)> = Vec::new();
        for step in plan.steps {
            match step {
                Step::Create { name, shape, built, at } => {
                    let Some(op) = self.planned(&shape, built, &at, &given) else {
                        return Carried::Values(Values::new());
                    };
                    self.tables.classes.insert(op, &shape.model.cpp_class);
                    self.give(&mut given, name.clone(), op);
                    ops.push((name, op, shape));
                }
                Step::Result { name, of, group } => {
                    let Some((_, op, shape)) = ops.iter().find(|o| o.0 == of) else { continue };
                    let value = match group {
                        Some(group) => self.result(*op, shape, group),
                        None => {
                            wholes.push((name.clone(), of));
                            self.push(NodeKind::Results { op: *op, index: None }, Ty::ValueRange)
                        }
                    };
                    self.give(&mut given, name, value);
                }
                Step::Location { name, of } => {
                    let Some(of) = given.value(&of) else { continue };
                    let value = self.push(NodeKind::LocationOf { of }, Ty::Attribute);
                    self.give(&mut given, name, value);
                }
            }
        }
        // An operation stands for all that it gives.
        let root = &plan.rest.exprs[stripped(&plan.rest.exprs, plan.rest.root) as usize];
        let Expr::Name(name) = root else {
            return Carried::Rest(cxx::print(&plan.rest, &|_| None), given);
        };
        if results.is_empty() {
            return Carried::Values(Values::new());
        }
        let whole = wholes.iter().find(|w| w.0 == *name).map_or(name, |w| &w.1);
        match ops.iter().find(|o| o.0 == *whole) {
            Some((_, op, shape)) => {
                let groups = 0..shape.results.len() as u32;
                Carried::Values(groups.map(|g| self.result(*op, shape, g)).collect())
            }
            None => Carried::Rest(name.clone(), given),
        }
    }

    /// Creates an operation as planned.
    fn planned(
        &mut self,
        shape: &OpShape<'r>,
        built: Built<'r>,
        at: &At,
        given: &Given<'r>,
    ) -> Option<Value> {
        let (groups, attributes, types) = self.parts_of(shape, built, given)?;
        let location = match at {
            At::Matched => None,
            At::Here(name) => given.value(name),
            At::Nowhere => Some(self.attribute_constant("loc(unknown)")),
        };
        Some(self.new_op(shape, &groups, attributes, types, location))
    }

    /// The operands by group, the attributes and the types of what is built.
    pub(super) fn parts_of(
        &mut self,
        shape: &OpShape<'r>,
        built: Built<'r>,
        given: &Given<'r>,
    ) -> Option<Parts> {
        let groups: Vec<Values> = built.groups.iter().map(|g| self.pieces(g, given)).collect();
        let mut attributes = Attributes::new();
        for (name, piece) in &built.attributes {
            let name = self.file.strings.intern(name);
            attributes.extend(self.piece(piece, given).first().map(|&v| (name, v)));
        }
        let types = match built.types {
            Some(types) => self.pieces(&types, given),
            None => self.deduced(shape, &attributes)?,
        };
        Some((groups, attributes, types))
    }

    fn pieces(&mut self, pieces: &[Piece], given: &Given<'r>) -> Values {
        pieces.iter().flat_map(|p| self.piece(p, given)).collect()
    }

    /// What a part of a new operation comes to.
    fn piece(&mut self, piece: &Piece, given: &Given<'r>) -> Values {
        let given = given.mentioned(&piece.code);
        self.run_text(&cxx::print(&piece.code, &|_| None), &given, &[piece.ty], false, None)
    }
}

/// What became of a plan.
pub(super) enum Carried<'r> {
    /// These are given.
    Values(Values),
    /// This code is left, about these things.
    Rest(String, Given<'r>),
}
