//! What does not depend on code: pools, tables, definitions and what is said of patterns.

use super::{Check, fault};
use crate::limits::{MAX_CODE_WORDS, MAX_PATTERNS, MAX_PROGRAM_BYTES, MAX_REGISTERS};
use crate::program::{Asked, Pattern, Place, Program};

const NO_FILE: &str = "a place is in a file that is not there";

/// Checks sizes, names, entries and places.
pub(super) fn check_pools(p: &Program) -> Check {
    check_sizes(p)?;
    check_names(p)?;
    let names = p.op_names.len();
    if p.shapes.iter().any(|k| k.name as usize >= names) {
        return fault("operation shapes", "a shape has a name that is not there".into());
    }
    let sorted = |list: &[(u32, u32)], len: usize| {
        list.windows(2).all(|w| w[0].0 < w[1].0) && list.last().is_none_or(|l| (l.0 as usize) < len)
    };
    if !sorted(&p.entries.shapes, p.shapes.len()) || !sorted(&p.entries.names, names) {
        return fault("entries", "entries are not sorted, or are for something that is not there".into());
    }
    if !p.patterns.iter().all(|q| p.has_file(q.place)) {
        return fault("debug", NO_FILE.into());
    }
    let unclear = |u: &(u32, Place)| (u.0 as usize) < p.definitions.len() && u.1.line != 0 && p.has_file(u.1);
    if !p.unclear.iter().all(unclear) || p.unclear.windows(2).any(|w| w[0].0 >= w[1].0) {
        return fault("debug", "a definition that is not there has a place, or one in no file".into());
    }
    Ok(())
}

/// Checks which code is from where, and who asks for the tests of the matcher.
pub(super) fn check_sources(p: &Program) -> Check {
    if !p.lines.iter().map(|line| line.0).is_sorted() {
        return fault("debug", "lines are not sorted by position".into());
    }
    if !p.lines.iter().all(|line| p.has_file(line.1)) {
        return fault("debug", NO_FILE.into());
    }
    if !p.asked.is_whole() {
        return fault("debug", "sources of tests have more or fewer numbers than they say".into());
    }
    let sound = |a: &Asked| {
        a.from <= a.to && (a.to as usize) <= p.code.len().max(1) && (a.pattern as usize) < p.patterns.len()
    };
    let (mut before, mut count) = (Asked::default(), 0);
    for asked in p.asked.iter() {
        if !sound(&asked) || before > asked {
            return fault(
                "debug",
                "sources of tests are not sorted, or of something that is not there".into(),
            );
        }
        if !p.has_file(asked.place) {
            return fault("debug", NO_FILE.into());
        }
        (before, count) = (asked, count + 1);
    }
    match count == p.asked.len() {
        true => Ok(()),
        false => fault("debug", "a source of a test has a number that is too long".into()),
    }
}

fn check_sizes(p: &Program) -> Check {
    if p.code.len() > MAX_CODE_WORDS || p.patterns.len() > MAX_PATTERNS {
        return fault("code", "the program is too large".into());
    }
    for &count in &p.registers {
        if count > MAX_REGISTERS || count as usize > p.code.len() {
            return fault("code", format!("{count} registers in a bank are too many"));
        }
    }
    let texts = |list: &[String]| list.iter().map(|t| 4 + t.len()).sum::<usize>();
    let names = p.op_names.iter().map(|n| 8 + n.name.len()).sum::<usize>();
    let natives = p.natives.iter().map(|n| 16 + n.name.len() + 4 * (n.params.len() + n.results.len()));
    let cases = p.tables.iter().map(|t| 8 + 8 * t.cases.len()).sum::<usize>();
    let lists = |q: &Pattern| 56 + 4 * q.lists.len() + q.name.len();
    let bytes = [
        names,
        natives.sum(),
        cases,
        p.patterns.iter().map(lists).sum(),
        16 * (p.lines.len() + p.unclear.len()) + p.asked.bytes().len(),
    ]
    .into_iter()
    .chain([&p.attr_names, &p.attrs, &p.types, &p.files].map(|list| texts(list)))
    .fold(12 * p.shapes.len(), usize::saturating_add);
    if bytes > MAX_PROGRAM_BYTES {
        return fault("code", "names, constants and lists of the program are too large".into());
    }
    Ok(())
}

/// Checks that names are ones that any host can hold.
fn check_names(p: &Program) -> Check {
    let bad = |name: &str| name.is_empty() || name.contains('\0');
    let op_names = p.op_names.iter().map(|n| ("operation names", n.name.as_str()));
    let attr_names = p.attr_names.iter().map(|n| ("attribute names", n.as_str()));
    let natives = p.natives.iter().map(|n| ("natives", n.name.as_str()));
    match op_names.chain(attr_names).chain(natives).find(|(_, name)| bad(name)) {
        Some((section, _)) => fault(section, "a name is empty or has a NUL byte in it".into()),
        None => Ok(()),
    }
}
