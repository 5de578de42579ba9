//! The numbers of values in printed text.
//!
//! Values are numbered body by body just before a body is printed, into one table that is used again; the
//! numbers that a function starts with are known from the sizes of the others.

use super::print::Printer;
use super::write::write_number;
use crate::body::{Body, ValueDef};
use crate::entity::{Block, BodyId, NIL, Region, Value};
use crate::ir::{Ir, TOP};
use rustc_hash::FxHashMap;

const ARGUMENT: u32 = 1 << 31;

/// How many numbers the values in something take: plain ones and entry arguments.
#[derive(Clone, Copy, Default)]
pub(super) struct Counts {
    values: u32,
    arguments: u32,
}

/// What belongs to the body around the one whose values are numbered now.
pub(super) struct OuterBody {
    numbers: Vec<u32>,
    places: FxHashMap<Block, u32>,
}

impl Printer<'_> {
    /// How many numbers everything in a body takes, child bodies included.
    fn total(&mut self, ir: &Ir, id: BodyId) -> Counts {
        if let Some(&total) = self.totals.get(&id) {
            return total;
        }
        let body = ir.body(id);
        let mut total = Counts::default();
        let mut stack: Vec<Region> = body.roots().to_vec();
        while let Some(region) = stack.pop() {
            for (i, &block) in body.blocks(region).iter().enumerate() {
                let arguments = body.block_args(block).len() as u32;
                *if i == 0 { &mut total.arguments } else { &mut total.values } += arguments;
                for op in body.ops(block) {
                    total.values += u32::from(body.num_results(op) > 0);
                    if let Some(child) = body.child(op) {
                        let inner = self.total(ir, child);
                        total.values += inner.values;
                        total.arguments += inner.arguments;
                    }
                    stack.extend_from_slice(body.regions(op));
                }
            }
        }
        self.totals.insert(id, total);
        total
    }

    /// Fills `numbers` for a body whose first numbers are `next`, and `bases` for its children.
    pub(super) fn number_body(&mut self, ir: &Ir, id: BodyId, mut next: Counts) {
        enum Item {
            Region(Region, Counts),
            Child(BodyId, Counts),
        }
        let generic = self.options.generic;
        let body = ir.body(id);
        let cell = |value: Value| (value.0 >> 2) as usize;
        self.numbers.clear();
        self.numbers.resize(body.cell_count(), NIL);
        let mut stack: Vec<Item> = Vec::new();
        if id == TOP && body.num_results(ir.top_op()) > 0 {
            self.numbers[cell(body.result(ir.top_op(), 0))] = next.values;
            next.values += 1;
        }
        stack.extend(body.roots().iter().map(|&region| Item::Region(region, next)));
        while let Some(item) = stack.pop() {
            let (region, start) = match item {
                Item::Region(region, start) => (region, start),
                Item::Child(child, start) => {
                    self.bases.insert(child, if generic { next } else { start });
                    let total = self.total(ir, child);
                    next.values += total.values;
                    next.arguments += total.arguments;
                    continue;
                }
            };
            if !generic {
                next = start;
            }
            let first = stack.len();
            for (i, &block) in body.blocks(region).iter().enumerate() {
                for &arg in body.block_args(block) {
                    let (counter, mark) =
                        if i == 0 { (&mut next.arguments, ARGUMENT) } else { (&mut next.values, 0) };
                    self.numbers[cell(arg)] = *counter | mark;
                    *counter += 1;
                }
                for op in body.ops(block) {
                    if body.num_results(op) > 0 {
                        self.numbers[cell(body.result(op, 0))] = next.values;
                        next.values += 1;
                    }
                    if body.has_regions(op) {
                        stack.extend(body.regions(op).iter().map(|&region| Item::Region(region, next)));
                        stack.extend(body.child(op).map(|child| Item::Child(child, next)));
                    }
                }
            }
            // What was pushed while counting starts after all of this region.
            for item in &mut stack[first..] {
                let (Item::Region(_, start) | Item::Child(_, start)) = item;
                *start = next;
            }
        }
    }

    /// `%5`, `%5#1`, `%arg0`
    pub(super) fn value(&mut self, body: &Body, value: Value) {
        let ValueDef::Result(op, index) = body.def(value) else {
            return self.value_number((value.0 >> 2) as usize);
        };
        self.value_number(op.index() - 1);
        if body.num_results(op) > 1 {
            self.out.push(b'#');
            write_number(u64::from(index), &mut self.out);
        }
    }

    #[inline]
    pub(super) fn value_number(&mut self, cell: usize) {
        match self.numbers.get(cell).copied().unwrap_or(NIL) {
            NIL => self.put("%<<undefined>>"),
            number if number & ARGUMENT != 0 => {
                self.put("%arg");
                write_number(u64::from(number & !ARGUMENT), &mut self.out);
            }
            number => {
                self.out.push(b'%');
                write_number(u64::from(number), &mut self.out);
            }
        }
    }

    /// Numbers the values of a child body; gives back what belongs to the body around it.
    pub(super) fn enter_body(&mut self, ir: &Ir, child: BodyId) -> OuterBody {
        let outer = OuterBody {
            numbers: std::mem::take(&mut self.numbers),
            places: std::mem::take(&mut self.places),
        };
        self.numbers = std::mem::take(&mut self.spare);
        let base = self.bases.get(&child).copied().unwrap_or_default();
        self.number_body(ir, child, base);
        outer
    }

    pub(super) fn leave_body(&mut self, outer: OuterBody) {
        self.spare = std::mem::replace(&mut self.numbers, outer.numbers);
        self.places = outer.places;
    }
}
