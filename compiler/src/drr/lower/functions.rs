//! Code that is one call of a function: its name is that of the native, and what it is given is known.
//!
//! A function may be given what is computed for it: types, attributes and values as they are, numbers, truth
//! values and texts as the attributes that hold them.

use super::inputs::Input;
use super::natives::Natives;
use crate::cxx::{self, Expr, Snippet};
use crate::drr::code;
use crate::drr::constant::{self, Constant};
use crate::ods::resolve::{self, Kind, Unknown};
use crate::pdl::Ty;
use pdll_bytecode::query::{Scalar, Sort};

/// An argument of a native.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Argument {
    /// Something that the code is given.
    Input(usize),
    /// What this code gives, which is of this type.
    Made(String, Ty),
}

/// The function that the whole code calls, and its arguments in order, of which some are computed; `kind`
/// says what code gives.
pub(super) fn computed(
    s: &Snippet,
    inputs: &[Input<'_>],
    kind: &dyn Fn(&Snippet) -> Option<Kind>,
) -> Option<(String, Vec<Argument>)> {
    let Expr::Call { name, types, args } = &s.exprs[uncast(s, s.root) as usize] else { return None };
    let mut given = Vec::with_capacity(args.len());
    for &arg in args.iter().filter(|&&arg| !is_known(s, arg)) {
        let part = code::filled(&s.exprs, arg, &[]);
        given.push(match &s.exprs[arg as usize] {
            Expr::Name(name) if let Some(i) = inputs.iter().position(|p| p.name == *name) => {
                Argument::Input(i)
            }
            // A constant that only C++ knows, like an enumerator, is given by its name.
            Expr::Name(name) if kind(&part).is_none() => {
                Argument::Made(format!("$_builder.getStringAttr(\"{name}\")"), Ty::Attribute)
            }
            _ => {
                let (text, ty) = of_graph(&cxx::print(&part, &|_| None), &kind(&part)?)?;
                Argument::Made(text, ty)
            }
        });
    }
    types.is_empty().then(|| (name.clone(), given))
}

/// What is cast to a class, or whose only result is meant: what gives it must be of that, or give that.
fn uncast(s: &Snippet, at: u32) -> u32 {
    match &s.exprs[at as usize] {
        Expr::Call { name, args, .. } if name == "cast" && args.len() == 1 => uncast(s, args[0]),
        Expr::Method { object, name, args, .. } if name == "cast" && args.is_empty() => uncast(s, *object),
        Expr::Method { object, name, args, .. } if name == "getResult" && is_first(s, args) => {
            uncast(s, *object)
        }
        Expr::Unary(cxx::Operator::Multiply, inner) => uncast(s, *inner),
        _ => at,
    }
}

/// Do the arguments of `getResult` say the first result?
fn is_first(s: &Snippet, args: &[u32]) -> bool {
    match args {
        [] => true,
        [at] => matches!(&s.exprs[*at as usize], Expr::Int(0, _)),
        _ => false,
    }
}

/// Code for something that a graph has, of code that gives this; and its type.
fn of_graph(text: &str, kind: &Kind) -> Option<(String, Ty)> {
    let attribute = |method: &str| Some((format!("$_builder.{method}({text})"), Ty::Attribute));
    match kind {
        Kind::One(Sort { scalar, list: false }, _) => match scalar {
            Scalar::Type => Some((text.to_string(), Ty::Type)),
            Scalar::Attr => Some((text.to_string(), Ty::Attribute)),
            Scalar::Value => Some((text.to_string(), Ty::Value)),
            Scalar::Op => Some((text.to_string(), Ty::Operation)),
            Scalar::Bool => attribute("getBoolAttr"),
            Scalar::Text => attribute("getStringAttr"),
            Scalar::F32 | Scalar::F64 => attribute("getF64FloatAttr"),
            scalar if scalar.is_number() => attribute("getI64IntegerAttr"),
            _ => None,
        },
        Kind::One(Sort { scalar: Scalar::Attr, list: true }, class) if class == "NamedAttribute" => {
            attribute("getDictionaryAttr")
        }
        Kind::One(Sort { scalar, list: true }, _) => match scalar {
            Scalar::Type => Some((text.to_string(), Ty::TypeRange)),
            Scalar::Value => Some((text.to_string(), Ty::ValueRange)),
            Scalar::Attr => attribute("getArrayAttr"),
            Scalar::I64 => attribute("getDenseI64ArrayAttr"),
            Scalar::I32 => attribute("getDenseI32ArrayAttr"),
            _ => None,
        },
        // Numbers, values or types in braces.
        Kind::Braces(items) => {
            let all = |is: &dyn Fn(Scalar) -> bool| {
                let fits = |item: &Kind| matches!(item, Kind::One(sort, _) if sort.single().is_some_and(is));
                items.iter().all(fits)
            };
            match () {
                () if all(&|s| s == Scalar::Value) => Some((format!("ValueRange({text})"), Ty::ValueRange)),
                () if all(&|s| s == Scalar::Type) => Some((text.to_string(), Ty::TypeRange)),
                () if all(&|s| s.int().is_some()) => attribute("getDenseI64ArrayAttr"),
                () => None,
            }
        }
        Kind::Null | Kind::Other => None,
    }
}

impl Natives<'_> {
    /// Can a condition be asked of a function? What it is given is there, or a constant.
    pub(super) fn is_asked(&mut self, name: &str, args: &[Argument]) -> bool {
        let there = args.iter().all(|a| match a {
            Argument::Input(_) => true,
            Argument::Made(text, ty) => self.constant(text, *ty).is_some(),
        });
        there && (is_plain(args) || self.is_foreign(name))
    }

    /// What code about nothing always gives.
    pub(super) fn constant(&mut self, text: &str, ty: Ty) -> Option<Constant> {
        let snippet = self.parse(text, &[]).ok()?;
        let value = resolve::value(&snippet, &[], self.classes, ty.sort()).ok()?;
        constant::fold(&value)
    }

    /// Is a function one of somebody else? Not if it is known, but not of what it is given.
    pub(super) fn is_foreign(&self, name: &str) -> bool {
        // Nothing that is known takes so many builders.
        let call = Expr::Call { name: name.to_string(), types: Vec::new(), args: vec![0; 3] };
        let call = Snippet { exprs: vec![Expr::Name("$_builder".into()), call], root: 1 };
        let why = resolve::kind(&call, &[], self.classes);
        !name.ends_with("::get") && matches!(why, Err(Unknown::Function(unknown)) if unknown == name)
    }
}

/// Is nothing computed?
pub(super) fn is_plain(args: &[Argument]) -> bool {
    args.iter().all(|a| matches!(a, Argument::Input(_)))
}

impl Argument {
    /// What it is.
    pub(super) fn ty(&self, inputs: &[Input<'_>]) -> Ty {
        match self {
            Self::Input(i) => inputs[*i].ty,
            Self::Made(_, ty) => *ty,
        }
    }
}

/// The function that a condition is a call of, its arguments, and whether that is denied.
pub(super) fn called(
    part: &Snippet,
    inputs: &[Input<'_>],
    kind: &dyn Fn(&Snippet) -> Option<Kind>,
) -> Option<(String, Vec<Argument>, bool)> {
    let denied = code::denied(part);
    let (name, args) = computed(denied.as_ref().unwrap_or(part), inputs, kind)?;
    // A constraint is about something.
    let about = args.iter().any(|a| matches!(a, Argument::Input(_)));
    about.then_some((name, args, denied.is_some()))
}

/// Is an argument one that all functions can have: the builder, its address, its context, or the location?
fn is_known(s: &Snippet, at: u32) -> bool {
    match &s.exprs[at as usize] {
        Expr::Name(name) => name == "$_builder" || name == "$_loc",
        Expr::Unary(cxx::Operator::BitAnd, of) => is_known(s, *of),
        Expr::Method { object, name, args, .. } => {
            name == "getContext" && args.is_empty() && is_known(s, *object)
        }
        _ => false,
    }
}

/// The function that code of a source pattern calls with placeholders alone: `f($_self, $0)`, which may stand
/// in `success`.
pub(super) fn found_by(s: &Snippet, at: u32) -> Option<&str> {
    let Expr::Call { name, types, args } = &s.exprs[at as usize] else { return None };
    if let ("success" | "LogicalResult::success", &[inner]) = (name.as_str(), &args[..]) {
        return found_by(s, inner);
    }
    let placeholder = |&at: &u32| match &s.exprs[at as usize] {
        Expr::Unary(cxx::Operator::BitAnd, a) => matches!(&s.exprs[*a as usize], Expr::Name(_)),
        e => matches!(e, Expr::Name(_)),
    };
    (types.is_empty() && args.iter().all(placeholder)).then_some(name)
}

/// The items of a list that code makes, if there are so many.
pub(super) fn items(list: &Snippet, count: usize) -> Option<Vec<String>> {
    const LISTS: [&str; 4] = ["SmallVector", "std::vector", "ArrayRef", "ValueRange"];
    let mut root = list.root;
    while let Expr::Call { name, args, .. } = &list.exprs[root as usize] {
        root = *args.first().filter(|_| args.len() == 1 && LISTS.contains(&name.as_str()))?;
    }
    let Expr::List(items) = &list.exprs[root as usize] else { return None };
    let item = |&root: &u32| cxx::print(&Snippet { exprs: list.exprs.clone(), root }, &|_| None);
    (items.len() == count).then(|| items.iter().map(item).collect())
}
