//! Code that is one call of a function: its name is that of the native, and what it is given is known.

use super::natives::Input;
use crate::cxx::{self, Expr, Snippet};
use crate::drr::code;

/// The function that a condition is a call of, what it is given, and whether that is denied.
pub(super) fn called(part: &Snippet, inputs: &[Input<'_>]) -> Option<(String, Vec<usize>, bool)> {
    let denied = code::denied(part);
    let (name, args) = function(denied.as_ref().unwrap_or(part), inputs)?;
    // A constraint is about something.
    (!args.is_empty()).then_some((name, args, denied.is_some()))
}

/// The function that the whole code calls, and which of the inputs it is given in which order.
pub(super) fn function(s: &Snippet, inputs: &[Input<'_>]) -> Option<(String, Vec<usize>)> {
    let Expr::Call { name, types, args } = &s.exprs[s.root as usize] else { return None };
    let mut given = Vec::with_capacity(args.len());
    for &arg in args {
        match &s.exprs[arg as usize] {
            Expr::Name(name) if let Some(i) = inputs.iter().position(|p| p.name == *name) => given.push(i),
            _ if is_known(s, arg) => {}
            _ => return None,
        }
    }
    types.is_empty().then(|| (name.clone(), given))
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
