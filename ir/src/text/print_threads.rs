//! Functions of a module printed on several threads.
//!
//! A function that has no operands and results, and whose regions are in a body of their own, is printed with
//! nothing but what its values are numbered from. So functions that follow each other are handed out in
//! parts, each thread has a printer of its own, and the texts are written in their order while the next ones
//! are printed. There are never more texts than a few for each thread.

use super::aliases::Aliases;
use super::numbering::Base;
use super::print::{CanonicalLocs, PrintOptions, Printer};
use crate::context::Context;
use crate::entity::{Name, Op};
use crate::ir::{Ir, TOP};
use crate::loc::Locs;
use crate::threads::hand_over;
use std::borrow::Cow;
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Fewer operations are printed by one thread.
pub(super) const MIN_OPS: usize = 1 << 14;
/// A part has at least so many operations, if there are as many.
const PART: usize = 1 << 12;
/// So many parts are printed for each thread before they are written.
const AHEAD: usize = 4;

/// Functions, and what their values are numbered from.
type Part = Vec<(Op, Base)>;

/// What printers have in common.
struct Common<'a> {
    ctx: &'a Context,
    locs: &'a Locs,
    aliases: Arc<Aliases>,
    canonical: Arc<CanonicalLocs>,
    options: PrintOptions,
    indent: usize,
    default_dialects: &'a [Option<Name>],
    /// Memory of texts that were written.
    spare: Mutex<Vec<Vec<u8>>>,
}

impl<'a> Common<'a> {
    fn printer(&self) -> Printer<'a> {
        let mut printer = Printer::new(self.ctx, self.options);
        printer.locs = Cow::Borrowed(self.locs);
        printer.aliases = self.aliases.clone();
        printer.canonical = self.canonical.clone();
        printer.indent = self.indent;
        printer.default_dialects = self.default_dialects.to_vec();
        printer
    }

    fn spare(&self) -> MutexGuard<'_, Vec<Vec<u8>>> {
        self.spare.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The text of functions, each with the line break in front of it, in this memory, and the resources that
/// they mention.
fn print_part(printer: &mut Printer<'_>, ir: &Ir, part: Part, memory: Vec<u8>) -> (Vec<u8>, Vec<Name>) {
    printer.out = memory;
    for (op, base) in part {
        printer.bases.extend(ir.body(TOP).child(op).map(|child| (child, base)));
        printer.new_line();
        printer.operation(ir, TOP, op);
    }
    (std::mem::take(&mut printer.out), std::mem::take(&mut printer.referenced))
}

impl Printer<'_> {
    /// Whether what is printed of one function depends on no other: distinct attributes are numbered as they
    /// are printed, and options make numbers depend on all that was before.
    pub(super) fn can_share(&self) -> bool {
        self.ctx.next_distinct == 0 && !self.options.unique_ids && !self.options.value_users
    }

    /// Prints the function `first` of a module and those that follow it: the last of them. `None`, and
    /// nothing is printed, if there are not several.
    pub(super) fn share_functions(&mut self, ir: &Ir, first: Op) -> Option<Op> {
        let body = ir.body(TOP);
        let is_function =
            |&op: &Op| body.child(op).is_some() && body.num_results(op) + body.num_operands(op) == 0;
        let functions: Vec<Op> =
            std::iter::successors(Some(first), |&op| body.next(op)).take_while(is_function).collect();
        let last = *functions.last().filter(|_| functions.len() > 1)?;

        let (mut parts, mut room) = (vec![Part::new()], PART);
        for op in functions {
            let Some(child) = body.child(op) else { continue };
            if room == 0 {
                parts.push(Part::new());
                room = PART;
            }
            room = room.saturating_sub(ir.body(child).op_count() + 1);
            let base = self.bases.remove(&child).unwrap_or_default();
            parts.last_mut()?.push((op, base));
        }
        let locs = std::mem::replace(&mut self.locs, Cow::Borrowed(&self.ctx.locs));
        let default_dialects = self.default_dialects.clone();
        let common = Common {
            ctx: self.ctx,
            locs: &locs,
            aliases: self.aliases.clone(),
            canonical: self.canonical.clone(),
            options: self.options,
            indent: self.indent,
            default_dialects: &default_dialects,
            spare: Mutex::default(),
        };
        let print = |printer: &mut Printer<'_>, part| {
            let memory = common.spare().pop().unwrap_or_default();
            print_part(printer, ir, part, memory)
        };
        let ahead = AHEAD * self.threads.get();
        hand_over(
            self.threads,
            parts,
            ahead,
            || common.printer(),
            print,
            |(mut text, referenced)| {
                self.append(&text);
                text.clear();
                common.spare().push(text);
                for name in referenced {
                    if self.seen_resources.insert(name) {
                        self.referenced.push(name);
                    }
                }
                if self.has_failed() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            },
        );
        self.locs = locs;
        Some(last)
    }
}
