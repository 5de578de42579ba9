//! Trees of C++: conditions taken apart and put together.

use crate::cxx::{self, Expr, Operator, Snippet};
use crate::limits::{CODE_DEPTH, CODE_NODES};
use crate::pdl::Ty;

/// A tree with another one in place of each mention of a name.
#[must_use]
pub(super) fn replaced(snippet: &Snippet, name: &str, with: &Snippet) -> Snippet {
    let by = with.exprs.len() as u32;
    let mut exprs = with.exprs.clone();
    exprs.extend(snippet.exprs.iter().map(|e| match e {
        // Its parts are shared, as they come before.
        Expr::Name(n) if n == name => with.exprs[with.root as usize].clone(),
        e => e.clone().moved(by),
    }));
    Snippet { exprs, root: snippet.root + by }
}

/// A copy of the part of a tree at `at`, in which there is something else in the place of each node for which
/// `with` has something.
#[must_use]
pub(super) fn rebuilt(
    exprs: &[Expr],
    at: u32,
    with: &mut dyn FnMut(&[Expr], u32) -> Option<Snippet>,
) -> Snippet {
    let mut out = Vec::new();
    let root = copied(exprs, at, with, &mut out);
    Snippet { exprs: out, root }
}

fn copied(
    exprs: &[Expr],
    at: u32,
    with: &mut dyn FnMut(&[Expr], u32) -> Option<Snippet>,
    out: &mut Vec<Expr>,
) -> u32 {
    if let Some(other) = with(exprs, at) {
        let by = out.len() as u32;
        out.extend(other.exprs.into_iter().map(|e| e.moved(by)));
        return other.root + by;
    }
    let mut e = exprs[at as usize].clone();
    e.for_each_child(|child| *child = copied(exprs, *child, with, out));
    out.push(e);
    out.len() as u32 - 1
}

/// The part of a tree at `at`, with trees in place of names.
#[must_use]
pub(super) fn filled(exprs: &[Expr], at: u32, names: &[(String, Snippet)]) -> Snippet {
    rebuilt(exprs, at, &mut |exprs, at| match &exprs[at as usize] {
        Expr::Name(name) => names.iter().find(|n| n.0 == *name).map(|n| n.1.clone()),
        _ => None,
    })
}

/// The same, if it is within the limits of code: variables that stand for variables double with each line.
#[must_use]
pub(super) fn filled_within(exprs: &[Expr], at: u32, names: &[(String, Snippet)]) -> Option<Snippet> {
    let sizes = exprs.iter().map(|e| match e {
        Expr::Name(name) => names.iter().find(|n| n.0 == *name).map_or(1, |n| n.1.exprs.len()),
        _ => 1,
    });
    if sizes.sum::<usize>() > CODE_NODES as usize {
        return None;
    }
    Some(filled(exprs, at, names)).filter(is_shallow)
}

/// Is a tree within the limit of nesting?
#[must_use]
pub(super) fn is_shallow(snippet: &Snippet) -> bool {
    let mut heights: Vec<u32> = Vec::with_capacity(snippet.exprs.len());
    for e in &snippet.exprs {
        heights.push(e.children().map(|c| heights[c as usize] + 1).max().unwrap_or(0));
    }
    heights.get(snippet.root as usize).is_some_and(|h| *h < CODE_DEPTH)
}

/// A tree with several names in place of one, wherever that is an argument of a call or in a list; `None` if
/// it stands elsewhere.
#[must_use]
pub(super) fn spliced(snippet: &Snippet, name: &str, names: &[String]) -> Option<Snippet> {
    let is_name = |at: &u32| matches!(&snippet.exprs[*at as usize], Expr::Name(n) if n == name);
    let count = names.len() as u32;
    let mut exprs: Vec<Expr> = names.iter().map(|n| Expr::Name(n.clone())).collect();
    for e in &snippet.exprs {
        let mut e = e.clone();
        let several = match &mut e {
            Expr::Call { args, .. } | Expr::Method { args, .. } | Expr::List(args) | Expr::Apply(_, args) => {
                let list =
                    args.iter().flat_map(|at| if is_name(at) { vec![None; 1] } else { vec![Some(*at)] });
                let list: Vec<Option<u32>> = list.collect();
                args.retain(|at| !is_name(at));
                Some(list)
            }
            _ => None,
        };
        if e.children().any(|at| is_name(&at)) {
            return None;
        }
        let mut e = e.moved(count);
        if let (
            Some(list),
            Expr::Call { args, .. } | Expr::Method { args, .. } | Expr::List(args) | Expr::Apply(_, args),
        ) = (several, &mut e)
        {
            *args = list
                .into_iter()
                .flat_map(|at| at.map_or_else(|| (0..count).collect(), |at| vec![at + count]))
                .collect();
        }
        exprs.push(e);
    }
    (!is_name(&snippet.root)).then_some(Snippet { exprs, root: snippet.root + count })
}

/// The conditions that all must hold for a condition to hold, in order.
#[must_use]
pub(super) fn conjuncts(snippet: &Snippet) -> Vec<Snippet> {
    let (mut roots, mut left) = (Vec::new(), vec![snippet.root]);
    while let Some(at) = left.pop() {
        match snippet.exprs[at as usize] {
            Expr::Binary(Operator::And, a, b) => left.extend([b, a]),
            _ => roots.push(at),
        }
    }
    let part = |root: u32| Snippet { exprs: snippet.exprs[..=root as usize].to_vec(), root };
    roots.into_iter().map(part).collect()
}

/// What a condition denies, if it does.
#[must_use]
pub(super) fn denied(snippet: &Snippet) -> Option<Snippet> {
    match snippet.exprs[snippet.root as usize] {
        Expr::Unary(Operator::Not, root) => Some(Snippet { exprs: snippet.exprs.clone(), root }),
        _ => None,
    }
}

/// Is a name mentioned?
#[must_use]
pub(super) fn mentions(snippet: &Snippet, name: &str) -> bool {
    let (mut left, mut found) = (vec![snippet.root], false);
    while let (Some(at), false) = (left.pop(), found) {
        let e = &snippet.exprs[at as usize];
        found = matches!(e, Expr::Name(n) if n == name);
        left.extend(e.children());
    }
    found
}

/// The classes of variables: those that they are declared with, or that their values are cast to.
#[must_use]
pub(super) fn classes_of_variables(exprs: &[Expr]) -> Vec<(String, String)> {
    let class = |e: &Expr| {
        let Expr::Apply(function, args) = e else { return None };
        let (Expr::Lambda(params, _), &[value]) = (&exprs[*function as usize], &args[..]) else {
            return None;
        };
        let [param] = &params[..] else { return None };
        let class = match &exprs[value as usize] {
            _ if param.ty != "auto" => cxx::short_name(&param.ty),
            Expr::Call { name, types, .. } if types.len() == 1 && name.contains("cast") => types[0].clone(),
            _ => return None,
        };
        Some((param.name.clone(), class))
    };
    exprs.iter().filter_map(class).collect()
}

/// A condition on a type, `$_self`, as one on what has the type: a value, a typed attribute, or all of a
/// list.
#[must_use]
pub(super) fn of_type(condition: &Snippet, ty: Ty) -> Snippet {
    let around = match ty {
        Ty::Type | Ty::Operation => return condition.clone(),
        Ty::Value => "$_self.getType()",
        Ty::Attribute => "::llvm::cast<::mlir::TypedAttr>($_self).getType()",
        Ty::TypeRange => {
            return for_all(condition, "[](::mlir::Type each_of_them) { return $_all; }", "each_of_them");
        }
        Ty::ValueRange => {
            let lambda = "[](::mlir::Value each_of_them) { return $_all; }";
            return for_all(condition, lambda, "each_of_them.getType()");
        }
    };
    match cxx::expression(around) {
        Ok(around) => replaced(condition, "$_self", &around),
        Err(_) => condition.clone(),
    }
}

/// A condition on each of a list, `$_self`, which is `item` in the body `$_all` of a function.
fn for_all(condition: &Snippet, function: &str, item: &str) -> Snippet {
    let whole = cxx::expression(&format!("::llvm::all_of($_self, {function})"));
    match (whole, cxx::expression(item)) {
        (Ok(whole), Ok(item)) => replaced(&whole, "$_all", &replaced(condition, "$_self", &item)),
        _ => condition.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::{conjuncts, denied, mentions, spliced};
    use crate::cxx::expression;

    #[test]
    fn conditions_are_taken_apart() {
        let whole = expression("f($0) && !g($1) && ($0 == $1 || h($0))").expect("C++");
        let parts = conjuncts(&whole);
        assert_eq!(parts.len(), 3);
        assert!(mentions(&parts[0], "$0") && !mentions(&parts[0], "$1"));
        assert!(denied(&parts[0]).is_none());
        let denied = denied(&parts[1]).expect("a denied one");
        assert!(mentions(&denied, "$1") && !mentions(&denied, "$0"));
    }

    #[test]
    fn several_things_stand_in_calls() {
        let names = ["$0_0".to_string(), "$0_1".to_string()];
        let rows = [
            ("f($0, $1)", Some("f($0_0, $0_1, $1)")),
            ("all_equal({$0})", Some("all_equal({$0_0, $0_1})")),
            ("$0.size() == 2", None),
            ("$0", None),
        ];
        for (code, want) in rows {
            let got = spliced(&expression(code).expect("C++"), "$0", &names);
            assert_eq!(got.is_some(), want.is_some(), "{code}");
            if let (Some(got), Some(want)) = (got, want) {
                let want = expression(want).expect("C++");
                assert_eq!(shown(&got, got.root), shown(&want, want.root), "{code}");
            }
        }
    }

    /// A tree without the numbers of its nodes.
    fn shown(s: &super::Snippet, at: u32) -> String {
        let e = &s.exprs[at as usize];
        let name = match e {
            super::Expr::Name(n) => n.clone(),
            super::Expr::Call { name, .. } => name.clone(),
            _ => String::new(),
        };
        let children: Vec<String> = e.children().map(|c| shown(s, c)).collect();
        format!("{name}({})", children.join(", "))
    }
}
