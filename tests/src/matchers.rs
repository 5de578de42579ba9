//! Matchers in Rust of many programs in one file, for tests that compile it and run both.

use pdll::bytecode::Program;
use pdll_compiler::emit;
use std::fmt::Write;

/// The matchers of programs, each in a module of its name, and a function that gives them by name. There is
/// none for a program that asks nothing after its first step.
#[must_use]
pub fn modules<'p>(programs: impl IntoIterator<Item = (&'p str, &'p Program)>) -> String {
    let (mut out, mut found) = (String::from("// Written by a test.\n"), String::new());
    for (name, program) in programs {
        let Some(matcher) = emit::matcher::print(program) else { continue };
        let matcher = matcher
            .replace("pub(super) fn", "pub(in super::super) fn")
            .replace("mod compiled", "pub(super) mod compiled");
        let _ = writeln!(out, "\nmod {name} {{{matcher}}}");
        let _ = writeln!(found, "        {name:?} => {name}::compiled::matcher,");
    }
    let _ = write!(
        out,
        "
#[rustfmt::skip]
pub(crate) fn find<H: ::pdll::Link>(name: &str) -> Option<fn(&mut ::pdll::Matching<'_, H>, u32) -> u32> {{
    Some(match name {{
{found}        _ => return None,
    }})
}}
"
    );
    out
}
