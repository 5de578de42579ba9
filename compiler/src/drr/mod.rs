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
use crate::{pdl, room};
use pdll_source::SourceMap;
use pdll_source::diag::Diagnostics;
use pdll_source::find::Word;
use rayon::iter::ParallelIterator;
use rayon::slice::ParallelSlice;

/// How many rules one thread reads and lowers, at least: what the rules of a file share (operations, code) is
/// read once for each part.
const PART: usize = 128;

/// About how many bytes a rule becomes.
const LIKELY_SIZE: usize = 4 << 10;

/// A text is about to be read for [`to_pdl`]. Reading is the work of one thread, so that others can start
/// meanwhile, if there are likely rules enough for them.
pub(crate) fn expect(text: &[u8]) {
    let rules = Word::new(b"\ndef ").each(text).count();
    if rules >= 2 * PART {
        room::meanwhile(rules * LIKELY_SIZE);
    }
}

/// The rules of a file as patterns, in the order in which MLIR registers them.
///
/// `model` is what ODS knows of the operations in the file. With `names`, values are called as rules call
/// them, which only those need who print patterns. What is wrong with rules, or cannot be expressed, goes to
/// `diags`; such rules are left out. What comes out has yet to be verified ([`pdl::verify`]).
pub fn to_pdl(
    td: &TdFile,
    model: &Model,
    sources: &SourceMap,
    names: bool,
    diags: &mut Diagnostics,
) -> pdl::Module {
    let rules = Rules::of(td, model, sources, names);
    let most = rules.records.len() / PART;
    let parts = if most < 2 { most } else { most.min(rayon::current_num_threads()) };
    rules.in_parts(parts).unwrap_or_else(|| rules.whole(diags))
}

/// The rules of a file.
struct Rules<'r> {
    td: &'r TdFile,
    model: &'r Model,
    sources: &'r SourceMap,
    /// In the order in which MLIR registers them.
    records: Vec<read::Record<'r>>,
    enums: enums::Enums<'r>,
    /// Are values called as rules call them?
    named: bool,
}

impl<'r> Rules<'r> {
    fn of(td: &'r TdFile, model: &'r Model, sources: &'r SourceMap, named: bool) -> Self {
        Self { td, model, sources, records: read::records(td), enums: enums::Enums::of(model), named }
    }

    fn whole(&self, diags: &mut Diagnostics) -> pdl::Module {
        self.lowered(&self.records, diags).finish(self.td.span())
    }

    /// The same from so many parts, on several threads. `None`: there is something to say, or something that
    /// only the whole can judge, or there are no parts.
    fn in_parts(&self, parts: usize) -> Option<pdl::Module> {
        if parts < 2 {
            return None;
        }
        let lowered = |records: &[read::Record<'_>]| {
            let mut diags = Diagnostics::new();
            let lowered = self.lowered(records, &mut diags);
            diags.is_empty().then_some(lowered)
        };
        room::in_threads(self.records.len() * LIKELY_SIZE);
        let parts = self.records.par_chunks(self.records.len().div_ceil(parts).max(1));
        let joined = lower::Lowered::join(parts.map(lowered).collect::<Option<_>>()?)?;
        Some(joined.finish(self.td.span()))
    }

    /// Some of the rules as patterns.
    fn lowered(&self, records: &[read::Record<'_>], diags: &mut Diagnostics) -> lower::Lowered {
        let ops = op::Ops::new(self.td, self.model);
        let mut said = Diagnostics::new();
        // Each rule is lowered as soon as it is read, and the next one has its memory.
        let rules = read::rules(records, self.td, self.sources, &ops, diags);
        let cpp_ops = cpp_ops::CppOps::of(self.td.records(), self.model);
        let all = || self.records.iter().map(read::Record::name).collect();
        let names = lower::Names { all: Box::new(all), named: self.named };
        let lowered = lower::lower(rules, names, &ops, &self.enums, cpp_ops, self.model, &mut said);
        diags.append(said);
        lowered
    }
}

#[cfg(test)]
mod tests;
