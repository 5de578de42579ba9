//! Code in code: `(F (G $x))`, where `G` need not give anything that a graph has.
//!
//! C++ keeps what code gives in a variable of whatever type that is. What is understood tells its type: a
//! number, a text or a list of them becomes part of the code that it is given to. What is not understood is a
//! native, which gives what the code around it takes.

use super::Lower;
use super::builders::Builders;
use super::calls::{Code, Given, argument, filled};
use super::creations::creation;
use super::inputs::Input;
use crate::cxx::{self, Expr, Snippet};
use crate::drr::rule::{Made, MadeNative};
use crate::drr::snippet::{Part, Placeholder, parts, placeholders};
use crate::ods::resolve::Kind;
use crate::pdl::{Ty, Values};
use pdll_bytecode::query::{Scalar, Sort};
use std::borrow::Cow;

/// What code in code may give, in the order in which it is tried.
pub(super) const GIVEN: [Ty; 6] =
    [Ty::Value, Ty::Attribute, Ty::Type, Ty::Operation, Ty::ValueRange, Ty::TypeRange];

impl<'l, 'r> Lower<'l, 'r> {
    /// What is given to code, which is made first; and code that becomes part of it, by the number of the
    /// argument.
    pub(super) fn arguments(&mut self, native: &'l MadeNative<'r>) -> (Vec<Values>, Vec<(u32, Code<'r>)>) {
        use super::types::Place;
        let takes_parts = native.location.is_none() && takes_parts(&native.code);
        let (mut args, mut inner) = (Vec::with_capacity(native.args.len()), Vec::new());
        for (number, arg) in (0..).zip(&native.args) {
            args.push(match arg {
                Made::Native(part) if part.symbol.is_none() => {
                    let code = Code { nested: true, ..self.code(part) };
                    if takes_parts && self.is_part(&code) {
                        inner.push((number, code));
                        Values::new()
                    } else {
                        let ty = self.wanted(native, number);
                        self.given(part, &code, ty)
                    }
                }
                arg => self.made(arg, self.argument_ty(arg), Place::Besides),
            });
        }
        (args, inner)
    }

    /// Does code give something that is neither in the graph nor made by a native?
    fn is_part(&self, code: &Code<'r>) -> bool {
        if code.at.is_some() || code.this.is_some() || !is_plain(&code.text) {
            return false;
        }
        let (given, firsts) = self.given_to(code);
        let text = filled(code, &firsts, given.inputs.len());
        let Ok(tree) = cxx::expression(&text) else { return false };
        match self.file.natives.kind(&tree, &given.inputs) {
            // Only what code makes of a list of attributes may be in the graph.
            Some(Kind::One(sort, _)) => !sort.scalar.is_handle() || sort == Sort::list(Scalar::Attr),
            _ => false,
        }
    }

    /// The inputs of code, and where those of each argument begin.
    pub(super) fn given_to(&self, code: &Code<'_>) -> (Given<'r>, Vec<usize>) {
        let mut given = Given::default();
        let mut firsts = Vec::with_capacity(code.args.len());
        for arg in &code.args {
            firsts.push(given.inputs.len());
            for &v in arg {
                let name = argument(given.inputs.len());
                self.give(&mut given, name, v);
            }
        }
        (given, firsts)
    }

    /// What code takes in the place of an argument that is not understood by itself: what the builder takes
    /// there that it calls, or whatever makes it understood.
    fn wanted(&mut self, native: &'l MadeNative<'r>, number: u32) -> Ty {
        let types: Vec<Ty> = native.args.iter().map(|a| self.argument_ty(a)).collect();
        let key = (native.code.clone(), number, types);
        if let Some(&known) = self.file.wanted.get(&key) {
            return known;
        }
        let ty = self.wanted_by(&native.code, number, &key.2).unwrap_or(Ty::Value);
        self.file.wanted.insert(key, ty);
        ty
    }

    fn wanted_by(&mut self, code: &str, number: u32, types: &[Ty]) -> Option<Ty> {
        let tree = cxx::expression(code).ok()?;
        let name = argument(number as usize);
        let built = (0..tree.exprs.len() as u32).find_map(|at| self.built_of(&tree, at, &name, types));
        if built.is_some() {
            return built;
        }
        let understood = |ty: &Ty| {
            let input = |(i, &other): (usize, &Ty)| {
                let ty = if i == number as usize { *ty } else { other };
                Input { name: argument(i), ty, class: "", form: None }
            };
            let inputs: Vec<Input<'r>> = types.iter().enumerate().map(input).collect();
            GIVEN.into_iter().any(|gives| self.file.natives.understands(code, &inputs, gives))
        };
        GIVEN.into_iter().find(understood)
    }

    /// What the operation that code creates at `at` is built of in the place of an argument.
    fn built_of(&self, tree: &Snippet, at: u32, name: &str, types: &[Ty]) -> Option<Ty> {
        let (class, args) = creation(&tree.exprs, at)?;
        let args = args.get(1..)?;
        let is = |at: &u32, name: &str| matches!(&tree.exprs[*at as usize], Expr::Name(n) if n == name);
        let place = args.iter().position(|arg| is(arg, name))?;
        let op = self.file.natives.ops().find(class)?;
        let kind = |arg: &u32| match types.iter().enumerate().find(|(i, _)| is(arg, &argument(*i))) {
            Some(_) if is(arg, name) => Kind::Other,
            Some((_, ty)) => Kind::One(ty.sort(), String::new()),
            None if is(arg, "nullptr") => Kind::Null,
            None => Kind::Other,
        };
        let kinds: Vec<Kind> = args.iter().map(kind).collect();
        let builders = Builders { natives: &self.file.natives, inputs: &[] };
        builders.taken(&op.shape, &kinds, place)
    }
}

/// Can other code become part of code? Its arguments are counted then.
fn takes_parts(code: &str) -> bool {
    has_only(code, |p| !matches!(p, Placeholder::ArgumentsFrom(_) | Placeholder::This))
}

/// Can code become part of other code, wherever that is located?
fn is_plain(code: &str) -> bool {
    has_only(code, |p| !matches!(p, Placeholder::This | Placeholder::Location))
}

/// Has code only such placeholders, and no `$` of its own (`$$`), which would be one in other code?
fn has_only(code: &str, such: impl Fn(Placeholder) -> bool) -> bool {
    !code.contains("$$") && placeholders(code).all(such)
}

/// Code with other code in the place of arguments.
pub(super) fn joined<'r>(mut code: Code<'r>, inner: Vec<(u32, Code<'r>)>) -> Code<'r> {
    for (number, part) in inner {
        let first = code.args.len() as u32;
        let count = part.args.len() as u32;
        let text = |placeholder| match placeholder {
            Placeholder::Argument(n) => format!("${}", n + first),
            Placeholder::ArgumentsFrom(n) => {
                (n..count).map(|n| format!("${}", n + first)).collect::<Vec<_>>().join(", ")
            }
            _ => "$_builder".to_string(),
        };
        let part_text = rewritten(&part.text, text);
        let text = |placeholder| match placeholder {
            Placeholder::Argument(n) if n == number => format!("({part_text})"),
            Placeholder::Argument(n) => format!("${n}"),
            Placeholder::Location => "$_loc".to_string(),
            _ => "$_builder".to_string(),
        };
        code.text = Cow::Owned(rewritten(&code.text, text));
        code.args.extend(part.args);
    }
    code
}

/// Code with something else in the place of each placeholder.
fn rewritten(code: &str, text: impl Fn(Placeholder) -> String) -> String {
    let part = |part| match part {
        Part::Text(t) => t.to_string(),
        Part::Placeholder(p) => text(p),
    };
    parts(code).map(part).collect()
}
