//! DRR: the declarative rewrite rules (`Pat<...>` records) of `.td` files, as a front end.
//!
//! Records become `rule::Rule`s, which say in types what the dags say in TableGen, with all names looked up
//! and everything that is wrong reported (`read`). Rules become `pdl` patterns (`lower`), and from there on
//! they are like any others: matched by one matcher together with patterns from PDLL, in the same program.
//! C++ in rules is read once, here: what is understood becomes typed expressions, what is not becomes a
//! native that is known by name (`natives`).
mod accessors;
mod classes;
mod code;
mod constant;
mod cpp_ops;
mod enum_numbers;
mod enums;
mod lower;
mod matchers;
mod names;
mod op;
mod outputs;
mod property;
mod read;
mod rule;
mod snippet;

use crate::ods::TdFile;
use crate::ods::model::Model;
use crate::pdl;
use pdll_source::SourceMap;
use pdll_source::diag::Diagnostics;

/// The rules of a file as patterns, in the order in which MLIR registers them.
///
/// `model` is what ODS knows of the operations in the file. What is wrong with rules, or cannot be expressed,
/// goes to `diags`; such rules are left out. What comes out has yet to be verified ([`pdl::verify`]).
pub fn to_pdl(td: &TdFile, model: &Model, sources: &SourceMap, diags: &mut Diagnostics) -> pdl::Module {
    let mut ops = op::Ops::new(model);
    let rules = read::rules(td, sources, &mut ops, diags);
    let enums = enums::Enums::of(model);
    let cpp_ops = cpp_ops::CppOps::of(td.records(), model);
    lower::lower(rules, &ops, enums, cpp_ops, model, td.span(), diags)
}
