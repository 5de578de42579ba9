//! What code is given: names of a rule, and what they stand for.

use crate::cxx::{self, Expr, Snippet};
use crate::drr::code;
use crate::drr::property::{Form, HELD};
use crate::ods::resolve::Param;
use crate::pdl::Ty;
use std::borrow::Cow;

/// Something that code is given.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Input<'r> {
    /// The name by which the code knows it.
    pub(super) name: Cow<'static, str>,
    /// What it is.
    pub(super) ty: Ty,
    /// Its C++ class, if more is known of an attribute than that it is one; or empty.
    pub(super) class: &'r str,
    /// Of a property: how its value is written as the attribute that is given.
    pub(super) form: Option<Form>,
}

/// The argument that is all of the code.
pub(super) fn whole_argument(s: &Snippet, inputs: &[Input<'_>]) -> Option<usize> {
    match &s.exprs[s.root as usize] {
        Expr::Name(name) => inputs.iter().position(|i| i.name == *name),
        _ => None,
    }
}

/// What each is.
pub(super) fn tys(inputs: &[Input<'_>]) -> Vec<Ty> {
    inputs.iter().map(|i| i.ty).collect()
}

/// The same for who reads the code.
pub(super) fn params(inputs: &[Input<'_>]) -> Vec<Param> {
    let param = |i: &Input<'_>| {
        // What is asked of an operation of a class is written out.
        let class = if i.ty == Ty::Operation { "" } else { i.class };
        Param { name: i.name.to_string(), sort: i.ty.sort(), cpp_type: class.to_string() }
    };
    inputs.iter().map(param).collect()
}

/// Code about the values of properties as code about the attributes that hold them.
pub(super) fn held(snippet: &Snippet, inputs: &[Input<'_>]) -> Snippet {
    let mut snippet = snippet.clone();
    for (input, form) in inputs.iter().filter_map(|i| Some((i, i.form?))) {
        let name = cxx::expression(&input.name);
        if let (Ok(read), Ok(name)) = (cxx::expression(&form.read()), name) {
            snippet = code::replaced(&snippet, &input.name, &code::replaced(&read, HELD, &name));
        }
    }
    snippet
}

/// Code for the value of a property as code for the attribute that holds it.
pub(super) fn written(snippet: &Snippet, form: Option<Form>) -> Snippet {
    match form.map(|f| cxx::expression(&f.write())) {
        Some(Ok(write)) => code::replaced(&write, HELD, snippet),
        _ => snippet.clone(),
    }
}
