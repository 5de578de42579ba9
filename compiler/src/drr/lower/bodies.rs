//! What the bodies of builders make that a record declares: C++ that calls another builder, or that adds
//! operands, types and attributes one by one, in whatever way it finds what these are.

use super::builders::{Builders, Built, Piece, listed, pieces};
use super::creations::creates;
use crate::cxx::{self, Expr, Operator, Snippet};
use crate::drr::accessors::camel;
use crate::drr::code::{filled, filled_within, rebuilt};
use crate::drr::op::OpShape;
use crate::ods::model::Count;
use crate::pdl::Ty;
use pdll_bytecode::query::Scalar;

/// Something that a statement adds to the operation that is built.
struct Addition {
    /// The method of the state that does it.
    method: String,
    /// The name of an attribute.
    name: Option<Snippet>,
    /// What is added.
    code: Snippet,
}

impl<'f> Builders<'_, 'f> {
    /// What a body makes in which names stand for trees.
    pub(super) fn body(
        &self,
        shape: &OpShape<'f>,
        body: &str,
        names: Vec<(String, Snippet)>,
        depth: u32,
    ) -> Option<Built<'f>> {
        let statements = cxx::statements(body).ok()?;
        if !statements.iter().any(|s| is_choice(s)) {
            return self.straight_body(shape, &statements, names, depth);
        }
        if !statements.iter().any(|s| Addition::of(s).is_some()) {
            let args = last_call(body, &names)?;
            return self.best(shape, args.get(2..)?, depth.checked_sub(1)?);
        }
        self.adding_body(shape, &statements, &names)
    }

    /// The same of a body that adds what it has found before, as if it ended with a call that is given this.
    fn adding_body(
        &self,
        shape: &OpShape<'f>,
        statements: &[&str],
        names: &[(String, Snippet)],
    ) -> Option<Built<'f>> {
        let (mut code, mut given) = (String::new(), Vec::new());
        let mut additions = Vec::new();
        for statement in statements {
            if let Some(addition) = Addition::of(statement) {
                // The items of a list are found one by one.
                let items = match &addition.code.exprs[addition.code.root as usize] {
                    Expr::List(items) => items.clone(),
                    _ => vec![addition.code.root],
                };
                let exprs = &addition.code.exprs;
                given.extend(items.iter().map(|&at| cxx::print(&filled(exprs, at, &[]), &|_| None)));
                additions.push((addition, items.len()));
            } else if additions.iter().all(|(added, _)| added.is_of(names)) || changes_nothing(statement) {
                code.push_str(statement);
                code.push(';');
            } else {
                return None;
            }
        }
        code.push_str(&format!("build({});", given.join(", ")));
        let mut args = last_call(&code, names)?.into_iter();
        let mut built = Built::default();
        for (addition, count) in additions {
            let items: Vec<Snippet> = args.by_ref().take(count).collect();
            let is_list = matches!(addition.code.exprs[addition.code.root as usize], Expr::List(_));
            let code = if is_list { list_of(&items) } else { items.into_iter().next()? };
            self.add(shape, &Addition { code, ..addition }, &mut built)?;
        }
        Some(built)
    }

    /// The same of a body whose statements are carried out one after the other.
    fn straight_body(
        &self,
        shape: &OpShape<'f>,
        statements: &[&str],
        mut names: Vec<(String, Snippet)>,
        depth: u32,
    ) -> Option<Built<'f>> {
        let (mut built, mut added) = (Built::default(), false);
        for &statement in statements {
            if let Some((name, value)) = declaration(statement) {
                let value = filled_within(&value.exprs, value.root, &names)?;
                // It would be created again by each mention.
                if creates(&value.exprs, value.root) {
                    return None;
                }
                names.push((name, value));
                continue;
            }
            if let Some(addition) = Addition::of(statement) {
                let code = filled_within(&addition.code.exprs, addition.code.root, &names)?;
                self.add(shape, &Addition { code: decided(&code), ..addition }, &mut built)?;
                added = true;
                continue;
            }
            let whole = cxx::expression(statement.strip_prefix("return ").unwrap_or(statement)).ok()?;
            let Expr::Call { name, args, .. } = &whole.exprs[whole.root as usize] else { return None };
            if name != "build" || added || args.len() < 2 {
                return None;
            }
            let part = |&at: &u32| filled_within(&whole.exprs, at, &names).map(|part| decided(&part));
            let args: Vec<Snippet> = args[2..].iter().map(part).collect::<Option<_>>()?;
            built = self.best(shape, &args, depth.checked_sub(1)?)?;
            added = true;
        }
        added.then_some(built)
    }

    fn add(&self, shape: &OpShape<'f>, addition: &Addition, to: &mut Built<'f>) -> Option<()> {
        let Addition { method, name, code } = addition;
        match (method.as_str(), name) {
            ("addTypes", None) => {
                to.types.get_or_insert_default().extend(pieces(code, &self.kind(code), Scalar::Type)?);
            }
            // How many there are of each of several lists the operation would have to be told.
            ("addOperands", None) if shape.operands().filter(|(_, s)| s.count != Count::One).count() <= 1 => {
                to.groups.push(pieces(code, &self.kind(code), Scalar::Value)?);
            }
            ("addAttributes", None) => to.attributes.extend(entries(shape, code)?),
            ("addAttribute", Some(name)) => {
                let code = code.clone();
                to.attributes.push((named(shape, name)?, Piece { code, ty: Ty::Attribute }));
            }
            _ => return None,
        }
        Some(())
    }
}

impl Addition {
    /// What a statement adds: `$_state.addOperands(x)`.
    fn of(statement: &str) -> Option<Self> {
        if let Some((condition, then)) = cxx::choice(statement).ok()? {
            return Self::of(then)?.under(&cxx::expression(condition).ok()?);
        }
        if let Some(property) = Self::of_property(statement) {
            return Some(property);
        }
        // What the state holds is added to as what it does itself.
        const HELD: [(&str, &str); 5] = [
            (".types.push_back(", ".addTypes("),
            (".types.append(", ".addTypes("),
            (".operands.push_back(", ".addOperands("),
            (".operands.append(", ".addOperands("),
            (".attributes.set(", ".addAttribute("),
        ];
        let held = HELD.iter().find_map(|(held, method)| {
            let (state, rest) = statement.split_once(held)?;
            is_state_name(state).then(|| format!("{state}{method}{rest}"))
        });
        let whole = cxx::expression(held.as_deref().unwrap_or(statement)).ok()?;
        let Expr::Method { object, name: method, args, .. } = &whole.exprs[whole.root as usize] else {
            return None;
        };
        let part = |at: u32| filled(&whole.exprs, at, &[]);
        let (name, code) = match args[..] {
            [code] => (None, part(code)),
            [name, code] => (Some(part(name)), part(code)),
            _ => return None,
        };
        is_state(&whole.exprs, *object).then(|| Self { method: method.clone(), name, code })
    }

    /// Is it made of nothing but these, whatever variables hold?
    fn is_of(&self, names: &[(String, Snippet)]) -> bool {
        self.code.exprs.iter().all(|e| match e {
            Expr::Name(name) => name.starts_with('$') || names.iter().any(|n| n.0 == *name),
            _ => true,
        })
    }

    /// `$_state.getOrAddProperties<Properties>().x = y`
    fn of_property(statement: &str) -> Option<Self> {
        let (state, rest) = statement.split_once(".getOrAddProperties<")?;
        let (name, value) = rest.split_once(">().")?.1.split_once('=')?;
        let name = cxx::expression(&format!("\"{}\"", name.trim())).ok()?;
        let code = cxx::expression(value).ok()?;
        is_state_name(state).then(|| Self { method: "addAttribute".into(), name: Some(name), code })
    }

    /// The same where it is only added if something holds: else it is null.
    fn under(self, condition: &Snippet) -> Option<Self> {
        let is = |s: &Snippet| match &s.exprs[s.root as usize] {
            Expr::Name(name) => Some(name.clone()),
            _ => None,
        };
        let text = match self.method.as_str() {
            // Null is not added anyway.
            "addAttribute" if is(condition).is_some() && is(condition) == is(&self.code) => {
                return Some(self);
            }
            "addAttribute" => "$if ? $then : nullptr",
            "addOperands" => "$if ? ValueRange($then) : ValueRange()",
            _ => return None,
        };
        let whole = cxx::expression(text).ok()?;
        let parts = [("$if".into(), condition.clone()), ("$then".into(), self.code)];
        Some(Self { code: filled_within(&whole.exprs, whole.root, &parts)?, ..self })
    }
}

/// What the last call of code is given, `build`, whichever way it takes; names stand for trees.
fn last_call(code: &str, names: &[(String, Snippet)]) -> Option<Vec<Snippet>> {
    let whole = cxx::procedure(code, "build").ok()?;
    let mut calls = Vec::new();
    last_calls(&whole.exprs, whole.root, &mut calls)?;
    let (_, first) = calls.first()?;
    if calls.iter().any(|(_, args)| args.len() != first.len()) {
        return None;
    }
    let locals: Vec<&str> = whole.exprs.iter().filter_map(parameters).flatten().collect();
    let argument = |i: usize| {
        let part = filled(&whole.exprs, first[i], &[]);
        let mentions = |e: &Expr| matches!(e, Expr::Name(name) if locals.contains(&name.as_str()));
        let same = || {
            let text = |at: u32| cxx::print(&filled(&whole.exprs, at, &[]), &|_| None);
            calls.iter().all(|(_, args)| text(args[i]) == text(first[i]))
        };
        // What has nothing to do with the way it is given.
        if !part.exprs.iter().any(mentions) && same() {
            return filled_within(&part.exprs, part.root, names).map(|part| decided(&part));
        }
        let mut exprs = whole.exprs.clone();
        for (call, args) in &calls {
            exprs[*call as usize] = Expr::Unary(Operator::Multiply, args[i]);
        }
        filled_within(&exprs, whole.root, names).map(|part| decided(&part))
    };
    (0..first.len()).map(argument).collect()
}

/// The names of the parameters of a function.
fn parameters(e: &Expr) -> Option<impl Iterator<Item = &str>> {
    match e {
        Expr::Lambda(params, _) => Some(params.iter().map(|p| p.name.as_str())),
        _ => None,
    }
}
/// A tree without choices that are made already: of what is null, or true or false.
fn decided(snippet: &Snippet) -> Snippet {
    rebuilt(&snippet.exprs, snippet.root, &mut |exprs, at| {
        let Expr::Conditional(condition, yes, no) = exprs[at as usize] else { return None };
        let Expr::Name(condition) = &exprs[condition as usize] else { return None };
        match condition.as_str() {
            "nullptr" | "false" => Some(filled(exprs, no, &[])),
            "true" => Some(filled(exprs, yes, &[])),
            _ => None,
        }
    })
}

/// Several trees as a list.
fn list_of(items: &[Snippet]) -> Snippet {
    let (mut exprs, mut roots) = (Vec::new(), Vec::with_capacity(items.len()));
    for item in items {
        let by = exprs.len() as u32;
        exprs.extend(item.exprs.iter().map(|e| e.clone().moved(by)));
        roots.push(item.root + by);
    }
    exprs.push(Expr::List(roots));
    Snippet { root: exprs.len() as u32 - 1, exprs }
}

/// The attribute of an operation that code names.
fn named<'f>(shape: &OpShape<'f>, name: &Snippet) -> Option<&'f str> {
    let is = |argument: &str| match &name.exprs[name.root as usize] {
        Expr::Text(name) => argument == name,
        Expr::Call { name, .. } => {
            let name = name.rsplit("::").next().and_then(|n| n.strip_prefix("get"));
            name.and_then(|n| n.strip_suffix("AttrName")) == Some(&camel(argument))
        }
        _ => false,
    };
    shape.arguments.iter().map(|a| a.name).find(|argument| is(argument))
}

/// The attributes that a list has, or a single entry: `{$_builder.getNamedAttr("a", b)}`.
pub(super) fn entries<'f>(shape: &OpShape<'f>, list: &Snippet) -> Option<Vec<(&'f str, Piece)>> {
    let entry = |item: Snippet| {
        let (name, code) = match &item.exprs[item.root as usize] {
            Expr::Method { name, args, .. } if name == "getNamedAttr" => args.as_slice(),
            Expr::Call { name, args, .. } if name == "NamedAttribute" => args.as_slice(),
            Expr::List(args) => args.as_slice(),
            _ => return None,
        }
        .split_first_chunk::<2>()
        .filter(|(_, rest)| rest.is_empty())
        .map(|(&[name, code], _)| (filled(&item.exprs, name, &[]), filled(&item.exprs, code, &[])))?;
        Some((named(shape, &name)?, Piece { code, ty: Ty::Attribute }))
    };
    listed(list).unwrap_or_else(|| vec![list.clone()]).into_iter().map(entry).collect()
}

/// Is a statement more than a declaration, or the call of a builder or of the state: one that chooses,
/// repeats, or changes a variable?
fn is_choice(statement: &str) -> bool {
    let statement = statement.strip_prefix("return ").unwrap_or(statement);
    if declaration(statement).is_some() || Addition::of(statement).is_some() {
        return false;
    }
    let calls = |s: Snippet| matches!(&s.exprs[s.root as usize], Expr::Call { name, .. } if name == "build");
    !cxx::expression(statement).is_ok_and(calls)
}

/// The calls that each way through the code ends with, and what they are given.
fn last_calls(exprs: &[Expr], at: u32, found: &mut Vec<(u32, Vec<u32>)>) -> Option<()> {
    match &exprs[at as usize] {
        Expr::Apply(function, _) => match &exprs[*function as usize] {
            Expr::Lambda(_, body) => last_calls(exprs, *body, found),
            _ => None,
        },
        Expr::Conditional(_, a, b) => {
            last_calls(exprs, *a, found)?;
            last_calls(exprs, *b, found)
        }
        Expr::Call { name, args, .. } if name == "build" => {
            found.push((at, args.clone()));
            Some(())
        }
        _ => None,
    }
}

/// Does a statement change no variable that is declared elsewhere? It is understood without them.
fn changes_nothing(statement: &str) -> bool {
    cxx::procedure(&format!("{statement}; build();"), "build").is_ok()
}

/// Is a statement made of statements?
fn is_block(statement: &str) -> bool {
    let word = statement.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next().unwrap_or_default();
    matches!(word, "if" | "for" | "switch" | "while" | "do") || statement.starts_with('{')
}

/// The name and the value of a local variable that a statement declares.
fn declaration(statement: &str) -> Option<(String, Snippet)> {
    if is_block(statement) {
        return None;
    }
    let body = cxx::body(&format!("{statement}; return 0;")).ok()?;
    let Expr::Apply(function, args) = &body.exprs[body.root as usize] else { return None };
    let (Expr::Lambda(params, _), &[value]) = (&body.exprs[*function as usize], &args[..]) else {
        return None;
    };
    let name = params.first()?.name.clone();
    // Nothing else is in the statement.
    let Expr::Lambda(_, rest) = &body.exprs[*function as usize] else { return None };
    matches!(&body.exprs[*rest as usize], Expr::Int(0, _)).then(|| (name, filled(&body.exprs, value, &[])))
}

/// Is this what a builder adds to?
pub(super) fn is_state(exprs: &[Expr], at: u32) -> bool {
    matches!(&exprs[at as usize], Expr::Name(name) if is_state_name(name))
}

fn is_state_name(name: &str) -> bool {
    ["$_state", "state", "result", "odsState"].contains(&name)
}
