//! The code of all rewrites: of many, in parts on several threads.
//!
//! A rewrite leads nowhere else, and takes its registers where all others begin to. So all that parts do not
//! know of each other are the numbers of what pools have. Code of a part mentions texts by their numbers in
//! the module and natives by numbers of the part's own. When parts are joined, in order, that is looked up in
//! the order in which it is mentioned; so it gets the numbers that it would have got of one thread.

use super::asm::Mention;
use super::load::Loader;
use super::plan::Plan;
use super::{Codegen, Places, definitions, rewriting};
use crate::both::part_of;
use crate::matcher::PatternRow;
use crate::pdl::Str;
use pdll_bytecode::{Lines, Lists, Native, Pattern, Place, Role};
use pdll_source::diag::Diagnostic;
use rayon::iter::{IndexedParallelIterator, ParallelIterator};
use rayon::slice::ParallelSlice;

/// The rewrites of some patterns.
pub(super) struct Part {
    code: Vec<u32>,
    /// What the code mentions, in order.
    mentions: Vec<Mention>,
    natives: Vec<Native>,
    /// What is known of the patterns: names and natives by the numbers of the part, rewrites by where they
    /// are in its code.
    patterns: Vec<Pattern>,
    /// Which of these call a constraint: a number among them, and of the call.
    calls: Vec<(u32, u32)>,
    /// Which code is from where.
    lines: Vec<(u32, Place)>,
    wanted: definitions::Wanted,
    /// How many registers there are.
    registers: [u32; 6],
}

/// Writes the rewrites of all patterns.
pub(super) fn write(
    c: &Codegen<'_>,
    plans: &[Plan],
    places: &Places<'_>,
) -> Result<Vec<Part>, Box<Diagnostic>> {
    in_parts(part_of(plans.len()), c, plans, places)
}

/// The same in parts of so many patterns.
fn in_parts(
    part: usize,
    c: &Codegen<'_>,
    plans: &[Plan],
    places: &Places<'_>,
) -> Result<Vec<Part>, Box<Diagnostic>> {
    let rows = &c.matcher.rows[..];
    let whole = || Part::new(c, rows, plans, places).map(|part| vec![part]);
    if rows.len() <= part {
        return whole();
    }
    let parts = rows.par_chunks(part).zip(plans.par_chunks(part));
    let parts: Result<Vec<Part>, _> = parts.map(|(rows, plans)| Part::new(c, rows, plans, places)).collect();
    // Which pattern is the first that passes a limit is known to one who has written all before.
    match parts {
        Ok(parts)
            if c.asm.sizes().0 + parts.iter().map(|p| p.code.len()).sum::<usize>() <= c.limits.code_words =>
        {
            Ok(parts)
        }
        _ => whole(),
    }
}

impl Part {
    fn new(
        c: &Codegen<'_>,
        rows: &[PatternRow],
        plans: &[Plan],
        places: &Places<'_>,
    ) -> Result<Self, Box<Diagnostic>> {
        let (mut c, mut places) = (c.part(rows.len()), places.clone());
        let mut patterns = Vec::with_capacity(rows.len());
        let (mut lines, mut calls) = (Vec::with_capacity(2 * rows.len()), Vec::new());
        let (mut loader, mut natives) = (Loader::new(c.matcher.positions.len()), Vec::new());
        for ((number, row), plan) in (0..).zip(rows).zip(plans) {
            let rewrite = c.asm.here();
            calls.extend(c.matcher.tests(row).iter().filter_map(|t| Some((number, c.call_of(t)?))));
            natives.clear();
            let line = |at, span| lines.push((at, places.place(span)));
            rewriting::emit(&mut c, row, plan, &mut loader, &mut natives, line);
            c.within_limits(|c| c.pattern(row).rewrite.span)?;
            patterns.push(c.describe(row, plan, rewrite, &natives, &mut places));
        }
        let (code, mentions) = c.asm.into_part();
        let (natives, wanted, registers) = (c.pools.into_natives(), c.wanted, c.regs.counts());
        Ok(Self { code, mentions, natives, patterns, calls, lines, wanted, registers })
    }
}

/// Puts parts one after the other behind the code that is there; gives what there is to say of the patterns,
/// and which code is from where.
pub(super) fn join(c: &mut Codegen<'_>, parts: Vec<Part>) -> (Vec<Pattern>, Lines) {
    let mut patterns = Vec::with_capacity(c.matcher.rows.len());
    let mut lines = Vec::with_capacity(parts.len());
    for mut part in parts {
        let from = c.asm.here();
        let mut mentions = part.mentions.iter().peekable();
        let mut calls = part.calls.iter().peekable();
        let mut natives = vec![None; part.natives.len()];
        let ends = part.patterns.iter().skip(1).map(|p| p.rewrite).chain([part.code.len() as u32]);
        let ends: Vec<u32> = ends.collect();
        let (mut generated, mut called) = (Vec::new(), Vec::new());
        for ((number, pattern), end) in (0..).zip(&mut part.patterns).zip(ends) {
            generated.clear();
            called.clear();
            while let Some(&(_, call)) = calls.next_if(|call| call.0 == number) {
                called.push(c.constraint(call));
            }
            while let Some(&mention) = mentions.next_if(|mention| mention.0 < end) {
                look_up(c, &mut part.code, mention, &part.natives, &mut natives);
            }
            let lists = &pattern.lists;
            called.extend(lists.natives().iter().filter_map(|&native| natives[native as usize]));
            called.sort_unstable();
            called.dedup();
            generated.extend(lists.generated().iter().map(|&name| c.pools.op_name(Str::at(name), true)));
            pattern.lists = Lists::new(&generated, &called, lists.matched());
            pattern.root = pattern.root.map(|name| c.pools.op_name(Str::at(name), false));
            pattern.rewrite += from;
        }
        c.asm.append(&part.code);
        c.regs.have(part.registers);
        c.wanted.groups |= part.wanted.groups;
        let inferred = part.wanted.inferred.iter();
        c.wanted.inferred.extend(inferred.map(|&name| c.pools.op_name(Str::at(name), true)));
        patterns.append(&mut part.patterns);
        lines.push((from, part.lines));
    }
    let lines =
        lines.iter().flat_map(|(from, lines)| lines.iter().map(move |&(at, place)| (from + at, place)));
    (patterns, lines.collect())
}

/// Puts the number that the program has for what is mentioned in its place. `numbers` are those of natives of
/// the part, once they are known.
fn look_up(
    c: &mut Codegen<'_>,
    code: &mut [u32],
    (at, role): Mention,
    natives: &[Native],
    numbers: &mut [Option<u32>],
) {
    let (pools, at) = (&mut c.pools, at as usize);
    let (length, after) = (code[at] as usize, at + 1);
    match role {
        Role::OpName => code[at] = pools.op_name(Str::at(code[at]), true),
        Role::AttrName => code[at] = pools.attr_name(Str::at(code[at])),
        Role::AttrConst => code[at] = pools.attr(Str::at(code[at])),
        Role::Type => code[at] = pools.ty(Str::at(code[at])),
        Role::Native => {
            let native = code[at] as usize;
            code[at] = *numbers[native].get_or_insert_with(|| pools.native(natives[native].clone()));
        }
        Role::TypeList => {
            code[after..after + length].iter_mut().for_each(|ty| *ty = pools.ty(Str::at(*ty)));
        }
        Role::AttrUses => {
            let names = code[after..after + 2 * length].iter_mut().step_by(2);
            names.for_each(|name| *name = pools.attr_name(Str::at(*name)));
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests;
