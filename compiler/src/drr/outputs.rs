//! Matchers that give what they find to a variable: `matchPattern(value, m_Constant(&attr))`.
//!
//! The call becomes the question whether the value is such a constant, and each mention of the variable that
//! comes after it becomes the constant, or what the variable held before if there is none. Where something
//! else is done with the variable's address, or it is read before, the code stays as it is, and is a native.

use super::code;
use super::matchers::{Matched, VALUE, constant_of, of_number};
use crate::cxx::{self, Expr, Operator, Snippet};
use crate::limits::CODE_NODES;

/// A call that gives something to a variable.
struct Output<'a> {
    /// The node of the call.
    call: u32,
    /// The value that it is about.
    value: u32,
    matcher: &'a str,
    variable: &'a str,
}

/// The variable that a matcher is given the address of.
fn output(exprs: &[Expr], at: u32) -> Option<Output<'_>> {
    let Expr::Call { name, args, .. } = &exprs[at as usize] else { return None };
    let ("matchPattern", &[value, matcher]) = (name.as_str(), &args[..]) else { return None };
    let Expr::Call { name: matcher, args, .. } = &exprs[matcher as usize] else { return None };
    let &[address] = &args[..] else { return None };
    let Expr::Unary(Operator::BitAnd, variable) = exprs[address as usize] else { return None };
    let Expr::Name(variable) = &exprs[variable as usize] else { return None };
    Some(Output { call: at, value, matcher, variable })
}

/// What a matcher asks about `$_matched`, and what it gives to a variable of this type then.
fn meaning(matcher: &str, ty: &str) -> Option<(String, String)> {
    let attribute = format!("{VALUE}.getDefiningOp()->getAttr(\"value\")");
    let number = |attr: &str, dense: &str, number: &str| {
        format!(
            "(::llvm::isa<::mlir::{attr}>({attribute}) ? \
             ::llvm::cast<::mlir::{attr}>({attribute}).getValue() : \
             ::llvm::cast<::mlir::{dense}>({attribute}).getSplatValue<::llvm::{number}>())"
        )
    };
    Some(match (matcher, cxx::short_name(ty).as_str()) {
        ("m_Constant", "Attribute") => (constant_of(None), attribute),
        ("m_Constant", class) if class.ends_with("Attr") => {
            (constant_of(Some(class)), format!("::llvm::cast<{class}>({attribute})"))
        }
        ("m_ConstantInt", "APInt" | "IntegerAttr::ValueType") => {
            (of_number(Matched::Value, true, "true"), number("IntegerAttr", "DenseIntElementsAttr", "APInt"))
        }
        ("m_ConstantFloat", "APFloat" | "FloatAttr::ValueType") => {
            (of_number(Matched::Value, false, "true"), number("FloatAttr", "DenseFPElementsAttr", "APFloat"))
        }
        _ => return None,
    })
}

/// A snippet in which variables that matchers give something to are written out; `None`: there are none.
#[must_use]
pub(super) fn expanded(snippet: &Snippet) -> Option<Snippet> {
    for at in 0..snippet.exprs.len() as u32 {
        let Expr::Apply(function, args) = &snippet.exprs[at as usize] else { continue };
        let (Expr::Lambda(params, body), &[first]) = (&snippet.exprs[*function as usize], &args[..]) else {
            continue;
        };
        let [param] = &params[..] else { continue };
        if let Some(body) = written_out(snippet, *body, &param.name, &param.ty, first) {
            // Code moves behind what is put in, so that it is looked at from the start.
            let whole = replaced(snippet, at, &body);
            return Some(expanded(&whole).unwrap_or(whole));
        }
    }
    None
}

/// What follows the declaration of a variable, without the variable; `None`: it stays.
fn written_out(snippet: &Snippet, body: u32, name: &str, ty: &str, first: u32) -> Option<Snippet> {
    let exprs = &snippet.exprs;
    let inside = below(exprs, body);
    let mut calls = inside.iter().filter_map(|&at| output(exprs, at)).filter(|o| o.variable == name);
    let (output, None) = (calls.next()?, calls.next()) else { return None };
    let (question, found) = meaning(output.matcher, ty)?;
    // Nodes stand in the order of the code: the mention in the call is the first one.
    let own = below(exprs, output.call);
    let is_mention = |at: &u32| matches!(&exprs[*at as usize], Expr::Name(n) if n == name);
    let mentions = inside.iter().filter(|at| is_mention(at) && !own.contains(at));
    if mentions.clone().any(|&at| at < output.call) || own.iter().filter(|at| is_mention(at)).count() != 1 {
        return None;
    }
    let value = code::filled(exprs, output.value, &[]);
    let question = code::replaced(&cxx::expression(&question).ok()?, VALUE, &value);
    let found = code::replaced(&cxx::expression(&found).ok()?, VALUE, &value);
    let before = match &exprs[first as usize] {
        // That is a number of one bit.
        Expr::Call { name, args, .. } if name == "APInt" && args.is_empty() => {
            cxx::expression("APInt(1, 0)").ok()?
        }
        _ => code::filled(exprs, first, &[]),
    };
    let found = conditional(&question, &found, &before);
    let mut with = |exprs: &[Expr], at: u32| match &exprs[at as usize] {
        _ if at == output.call => Some(question.clone()),
        Expr::Name(n) if n == name => Some(found.clone()),
        _ => None,
    };
    let short = |s: &Snippet| s.exprs.len() <= CODE_NODES as usize;
    Some(code::rebuilt(exprs, body, &mut with)).filter(|s| short(s) && code::is_shallow(s))
}

/// The nodes that a node is made of, and itself.
fn below(exprs: &[Expr], at: u32) -> Vec<u32> {
    let (mut all, mut next) = (vec![at], 0);
    while let Some(&at) = all.get(next) {
        all.extend(exprs[at as usize].children());
        next += 1;
    }
    all.sort_unstable();
    all.dedup();
    all
}

/// `a ? b : c`
fn conditional(a: &Snippet, b: &Snippet, c: &Snippet) -> Snippet {
    let mut exprs = Vec::with_capacity(a.exprs.len() + b.exprs.len() + c.exprs.len() + 1);
    let mut add = |part: &Snippet| {
        let by = exprs.len() as u32;
        exprs.extend(part.exprs.iter().map(|e| e.clone().moved(by)));
        part.root + by
    };
    let (a, b, c) = (add(a), add(b), add(c));
    exprs.push(Expr::Conditional(a, b, c));
    Snippet { root: exprs.len() as u32 - 1, exprs }
}

/// A snippet with another one in place of a node.
fn replaced(snippet: &Snippet, place: u32, with: &Snippet) -> Snippet {
    code::rebuilt(&snippet.exprs, snippet.root, &mut |_, at| (at == place).then(|| with.clone()))
}

#[cfg(test)]
mod tests {
    use super::expanded;
    use crate::cxx::{expression, print};

    fn all(code: &str) -> String {
        let written = expression(code).expect("C++");
        print(&expanded(&written).unwrap_or(written), &|_| None)
    }

    #[test]
    fn variables_are_written_out() {
        let found =
            all("[&] { Attribute a; return matchPattern($0, m_Constant(&a)) && isa<UnitAttr>(a); }()");
        assert!(!found.contains("matchPattern") && found.contains("ConstantLike"), "{found}");
        assert!(found.contains("getAttr(\"value\") : ::mlir::Attribute()"), "{found}");
        let found = all("[&] { APInt v; return matchPattern($0, m_ConstantInt(&v)) && v.sgt(4); }()");
        assert!(!found.contains("matchPattern") && found.contains("::llvm::APInt(1, 0)).sgt(4)"), "{found}");
    }

    /// A variable that is read before, or that two calls give something to, stays one.
    #[test]
    fn what_is_not_clear_stays() {
        for code in [
            "[&] { Attribute a; return !a && matchPattern($0, m_Constant(&a)); }()",
            "[&] { Attribute a; \
             return matchPattern(x, m_Constant(&a)) && matchPattern(y, m_Constant(&a)); }()",
            "[&] { Attribute a; return matchPattern($0, m_Op(&a)); }()",
        ] {
            assert!(all(code).contains("matchPattern"), "{code}");
        }
    }
}
