//! Code as the body of a function: what is called is kept with names in place of placeholders, for outputs
//! that show it.
//!
//! In C++ a bound attribute is of the class that its record says. A function is given an attribute of any
//! class, so that the cast that makes it one is part of the code.

use crate::cxx::{self, Expr, Snippet};
use crate::drr::snippet::{Part, Placeholder, parts};
use crate::ods::resolve::{Param, Resolved, Unknown};
use crate::pdl::NativeCode;
use pdll_source::Span;

/// What a function calls the parameter that code calls so.
pub(super) fn parameter(name: &str) -> String {
    match name {
        "$_self" => "self".into(),
        "$_op" => "operation".into(),
        "$_at" => "place".into(),
        _ => match name.strip_prefix('$') {
            Some(number) => format!("arg{number}"),
            None => name.to_string(),
        },
    }
}

/// Code and what it resolves to by `resolve`: with casts in place of classes of parameters if that is
/// understood, else as it is.
pub(super) fn resolved(
    snippet: &Snippet,
    params: &[Param],
    resolve: impl Fn(&Snippet, &[Param]) -> Result<Resolved, Unknown>,
) -> (Result<Resolved, Unknown>, Snippet) {
    if let Some(cast) = with_casts(snippet, params) {
        let plain: Vec<Param> =
            params.iter().map(|p| Param { cpp_type: String::new(), ..p.clone() }).collect();
        if let Ok(found) = resolve(&cast, &plain) {
            return (Ok(found), cast);
        }
    }
    (resolve(snippet, params), snippet.clone())
}

/// The code with casts of parameters to their classes where methods are called on them; `None` if there are
/// none.
fn with_casts(snippet: &Snippet, params: &[Param]) -> Option<Snippet> {
    let class = |at: u32| match &snippet.exprs[at as usize] {
        Expr::Name(name) => {
            let class = &params.iter().find(|p| p.name == *name)?.cpp_type;
            let class = cxx::short_name(class);
            (!class.is_empty() && class != "Attribute").then_some(class)
        }
        _ => None,
    };
    let objects = snippet.exprs.iter().filter_map(|e| match e {
        Expr::Method { object, .. } => Some((*object, class(*object)?)),
        _ => None,
    });
    let objects: Vec<(u32, String)> = objects.collect();
    if objects.is_empty() {
        return None;
    }
    let mut new = snippet.clone();
    for (at, class) in objects {
        let name = new.exprs[at as usize].clone();
        if matches!(name, Expr::Name(_)) {
            new.exprs.push(name);
            let args = vec![new.exprs.len() as u32 - 1];
            new.exprs[at as usize] = Expr::Call { name: "cast".into(), types: vec![class], args };
        }
    }
    Some(new)
}

/// Where code comes from.
#[derive(Clone, Copy, Default)]
pub(super) struct Origin<'r> {
    /// The rule that asks for it.
    pub(super) span: Span,
    /// The def whose code it is, if that has a name.
    pub(super) def: Option<&'r str>,
}

/// An expression as a function of these parameters.
pub(super) fn function(
    written: &str,
    snippet: Option<&Snippet>,
    params: &[Param],
    of: Origin<'_>,
) -> NativeCode {
    let body = snippet.filter(|s| !s.exprs.iter().any(|e| matches!(e, Expr::Name(n) if n == "$_loc")));
    let name = |name: &str| match name {
        "$_builder" => Some("rewriter".to_string()),
        _ => params.iter().any(|p| p.name == name).then(|| parameter(name)),
    };
    NativeCode {
        def: of.def.map(str::to_string),
        written: written.trim().to_string(),
        params: params.iter().map(|p| parameter(&p.name)).collect(),
        body: body.map(|s| format!("return {};", cxx::print(s, &name))),
        span: of.span,
    }
}

/// Code that is not a function by itself, with what its parameters are called.
pub(super) fn called(written: &str, params: Vec<String>, of: Origin<'_>) -> NativeCode {
    let def = of.def.map(str::to_string);
    NativeCode { def, written: written.trim().to_string(), params, body: None, span: of.span }
}

/// The parameters of code that looks at an operation.
pub(super) fn of_finder(code: &str) -> Vec<String> {
    let this = parts(code).any(|p| p == Part::Placeholder(Placeholder::This));
    this.then(|| parameter("$_self")).into_iter().collect()
}
