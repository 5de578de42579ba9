//! The numbers and names of values in printed text.
//!
//! Values are numbered body by body just before a body is printed, into one table that is used again; the
//! numbers that a function starts with are known from the sizes of the others. Names that ops give to their
//! values ([`crate::AsmNames`]) are kept beside the table; a name that a value around has already gets a
//! number of its own at its end, as in MLIR.

use super::print::Printer;
use super::value_names::{Names, UsedNames};
use crate::body::Body;
use crate::entity::{Block, BodyId, NIL, Op, OpShape, Region, Value};
use crate::ir::{Ir, TOP};
use crate::op_view::OpView;
use crate::syntax::AsmNames;
use rustc_hash::{FxHashMap, FxHashSet};
use std::borrow::Cow;
use std::sync::Arc;

/// In a number: it is that of an argument, or of a name.
pub(super) const ARGUMENT: u32 = 1 << 31;
pub(super) const NAMED: u32 = 1 << 30;

/// How many numbers the values in something take: plain ones and entry arguments; and the next number that
/// tells two values of the same name apart.
#[derive(Clone, Copy, Default)]
pub(super) struct Counts {
    values: u32,
    arguments: u32,
    conflicts: u32,
}

/// What the values of a child body start with.
#[derive(Clone, Default)]
pub(super) struct Base {
    next: Counts,
    /// Names of the values around it.
    used: Arc<[Box<[u8]>]>,
}

/// Numbers of the values of a body.
#[derive(Default)]
pub(super) struct Numbering {
    /// By [`Value::slot`].
    pub(super) numbers: Vec<u32>,
    /// Names of those that have one.
    pub(super) names: Names,
    /// Ops whose results are in more than one group.
    pub(super) grouped: FxHashSet<Op>,
    /// Numbers of the ops without results, where users are printed.
    ops: FxHashMap<Op, u32>,
}

impl Numbering {
    fn reset(&mut self, slots: usize) {
        self.numbers.clear();
        self.numbers.resize(slots, NIL);
        self.names.clear();
        self.grouped.clear();
        self.ops.clear();
    }

    /// The number of an op without results.
    pub(super) fn op(&self, op: Op) -> Option<u32> {
        self.ops.get(&op).copied()
    }

    /// Has a value be called this, whatever else is.
    pub(super) fn call(&mut self, value: Value, name: &[u8]) {
        self.numbers[value.slot()] = NAMED | self.names.add(name);
    }

    pub(super) fn is_numbered(&self, value: Value) -> bool {
        self.numbers[value.slot()] != NIL
    }
}

/// What belongs to the body around the one whose values are numbered now.
pub(super) struct OuterBody {
    numbering: Numbering,
    places: FxHashMap<Block, u32>,
}

/// What is still to be numbered, with what it starts with.
enum Item {
    Region { region: Region, owner: Option<Op>, index: usize },
    Child(BodyId),
}

/// The walk over a body that numbers its values.
struct Walk<'p, 'a> {
    printer: &'p mut Printer<'a>,
    ir: &'p Ir,
    id: BodyId,
    table: Numbering,
    next: Counts,
    used: UsedNames,
}

impl Printer<'_> {
    /// How many numbers everything in a body takes in generic form, child bodies included.
    fn total(&mut self, ir: &Ir, id: BodyId) -> Counts {
        if let Some(&total) = self.totals.get(&id) {
            return total;
        }
        let body = ir.body(id);
        let every_op = self.options.value_users;
        let mut total = Counts::default();
        let mut stack: Vec<Region> = body.roots().to_vec();
        while let Some(region) = stack.pop() {
            for (i, &block) in body.blocks(region).iter().enumerate() {
                let arguments = body.block_args(block).len() as u32;
                *if i == 0 { &mut total.arguments } else { &mut total.values } += arguments;
                for op in body.ops(block) {
                    total.values += u32::from(every_op || body.num_results(op) > 0);
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

    /// Numbers the values of a body that starts with `base`, and finds what its children start with. Gives
    /// the numbers that come next.
    pub(super) fn number_body(&mut self, ir: &Ir, id: BodyId, base: Base) -> Counts {
        let mut table = std::mem::take(&mut self.numbering);
        table.reset(ir.body(id).slot_count());
        let used = UsedNames::new(&base.used);
        let mut walk = Walk { printer: self, ir, id, table, next: base.next, used };
        walk.run();
        let (table, next) = (walk.table, walk.next);
        self.numbering = table;
        next
    }

    /// `%5`, `%5#1`, `%arg0`, `%name`
    pub(super) fn value(&mut self, body: &Body, value: Value) {
        if self.recording.is_some() {
            return;
        }
        let start = self.out.len();
        self.numbering.write_value(body, value, &mut self.out);
        if self.repeats.is_noting {
            self.repeats.named.push((start, self.out.len(), value));
        }
    }

    /// Numbers the values of a child body; gives back what belongs to the body around it.
    pub(super) fn enter_body(&mut self, ir: &Ir, child: BodyId) -> OuterBody {
        let outer = OuterBody {
            numbering: std::mem::take(&mut self.numbering),
            places: std::mem::take(&mut self.places),
        };
        if self.recording.is_some() {
            return outer;
        }
        if let Some(ready) = self.numbered.remove(&child) {
            self.numbering = ready;
            return outer;
        }
        self.numbering = std::mem::take(&mut self.spare);
        let base = self.bases.remove(&child).unwrap_or_default();
        self.number_body(ir, child, base);
        outer
    }

    pub(super) fn leave_body(&mut self, outer: OuterBody) {
        self.spare = std::mem::replace(&mut self.numbering, outer.numbering);
        self.places = outer.places;
    }
}

impl<'a> Walk<'_, 'a> {
    /// Regions are taken last in, first out, and each starts with the numbers and names of the region around
    /// it, unless numbers are to be unique.
    fn run(&mut self) {
        let (ir, id) = (self.ir, self.id);
        let body = ir.body(id);
        let around = self.next;
        if id == TOP {
            self.op_results(body, ir.top_op());
        }
        let restart = !self.printer.options.generic && !self.printer.options.unique_ids;
        let mut stack: Vec<(Item, Counts, usize)> = Vec::new();
        let owner = if id == TOP { Some(ir.top_op()) } else { None };
        let mark = self.used.mark();
        for (index, &region) in body.roots().iter().enumerate() {
            stack.push((Item::Region { region, owner, index }, around, mark));
        }
        while let Some((item, start, mark)) = stack.pop() {
            if restart {
                self.next = start;
            }
            self.used.back_to(mark);
            let Item::Region { region, owner, index } = item else {
                if let Item::Child(child) = item {
                    self.child(child);
                }
                continue;
            };
            if self.printer.has_names {
                self.name_arguments(owner, index);
            }
            let first = stack.len();
            for (i, &block) in body.blocks(region).iter().enumerate() {
                for &arg in body.block_args(block) {
                    self.argument(body, arg, i == 0);
                }
                for op in body.ops(block) {
                    self.op_results(body, op);
                    if body.has_regions(op) {
                        for (index, &region) in body.regions(op).iter().enumerate() {
                            stack.push((Item::Region { region, owner: Some(op), index }, self.next, 0));
                        }
                        stack.extend(body.child(op).map(|child| (Item::Child(child), self.next, 0)));
                    }
                }
            }
            // What was pushed while counting starts after all of this region.
            let mark = self.used.mark();
            for item in &mut stack[first..] {
                (item.1, item.2) = (self.next, mark);
            }
        }
    }

    fn child(&mut self, child: BodyId) {
        let options = self.printer.options;
        if options.unique_ids && !options.generic {
            // Names make the numbers that a body takes depend on its ops.
            let base = Base { next: self.next, used: self.used.all() };
            let outer = std::mem::take(&mut self.printer.numbering);
            self.next = self.printer.number_body(self.ir, child, base);
            let table = std::mem::replace(&mut self.printer.numbering, outer);
            self.printer.numbered.insert(child, table);
            return;
        }
        self.printer.bases.insert(child, Base { next: self.next, used: self.used.all() });
        if options.generic {
            let total = self.printer.total(self.ir, child);
            self.next.values += total.values;
            self.next.arguments += total.arguments;
        }
    }

    #[inline]
    fn number_next(&mut self, value: Value) {
        self.table.numbers[value.slot()] = self.next.values;
        self.next.values += 1;
    }

    fn set_name(&mut self, value: Value, name: &[u8]) {
        if name.is_empty() {
            return self.number_next(value);
        }
        let name = self.used.unique(name, &mut self.next.conflicts);
        self.table.numbers[value.slot()] = NAMED | self.table.names.add(name);
    }

    #[inline]
    fn argument(&mut self, body: &Body, arg: Value, of_entry: bool) {
        if self.printer.has_names && self.table.is_numbered(arg) {
            return;
        }
        // An argument that its location names takes its number all the same.
        let number = self.next.arguments;
        self.next.arguments += u32::from(of_entry);
        if self.printer.has_names
            && let Some(name) = self.printer.location_name(body.arg_loc(arg))
        {
            return self.set_name(arg, &name);
        }
        if !of_entry {
            return self.number_next(arg);
        }
        if self.printer.has_names && self.used.is_in_use(number) {
            return self.set_name(arg, format!("arg{number}").as_bytes());
        }
        self.table.numbers[arg.slot()] = number | ARGUMENT;
    }

    /// Who names values of ops of a shape, in this text.
    #[inline]
    fn namer(&mut self, shape: OpShape) -> Option<Cow<'a, Arc<dyn AsmNames>>> {
        let info = self.printer.ctx.shape_info(shape)?;
        let names = info.names.as_ref()?;
        if let Some(known) = self.printer.namers.get(&info.name) {
            return Some(Cow::Owned(known.clone()));
        }
        let Some(of_text) = names.for_text() else { return Some(Cow::Borrowed(names)) };
        self.printer.namers.insert(info.name, of_text.clone());
        Some(Cow::Owned(of_text))
    }

    /// Asks the op around region number `index` how its arguments are called.
    fn name_arguments(&mut self, owner: Option<Op>, index: usize) {
        let place = match owner {
            Some(op) => Some((self.id, op)),
            None => self.ir.body(self.id).owner(),
        };
        let Some((id, op)) = place.filter(|_| !self.printer.options.generic) else { return };
        let (ctx, ir) = (self.printer.ctx, self.ir);
        let Some(names) = self.namer(ir.body(id).shape(op)) else { return };
        let view = OpView::new(ctx, ir, id, op);
        let arguments = view.entry_arguments(index).unwrap_or_default();
        names.argument_names(view, index, &mut |argument, name| {
            if let Some(&argument) = arguments.get(argument).filter(|&&value| !self.table.is_numbered(value))
            {
                let of_location = self.printer.location_name(ir.body(self.id).arg_loc(argument));
                self.set_name(argument, of_location.as_deref().unwrap_or(name.as_bytes()));
            }
        });
    }

    #[inline]
    fn op_results(&mut self, body: &Body, op: Op) {
        if body.num_results(op) == 0 {
            if self.printer.options.value_users {
                self.table.ops.insert(op, self.next.values);
                self.next.values += 1;
            }
            return;
        }
        let first = body.result(op, 0);
        if self.printer.has_names {
            self.name_results(body, op);
            if self.table.is_numbered(first) {
                return;
            }
            if let Some(name) = self.printer.location_name(Some(body.loc(op))) {
                return self.set_name(first, &name);
            }
        }
        self.number_next(first);
    }

    fn name_results(&mut self, body: &Body, op: Op) {
        if self.printer.options.generic {
            return;
        }
        let Some(names) = self.namer(body.shape(op)) else { return };
        let view = OpView::new(self.printer.ctx, self.ir, self.id, op);
        let count = body.num_results(op);
        // A name in its location is what they all are called, though each by itself.
        let of_location = self.printer.location_name(Some(body.loc(op)));
        names.result_names(view, &mut |index, name| {
            if index < count && !self.table.is_numbered(body.result(op, index)) {
                self.set_name(body.result(op, index), of_location.as_deref().unwrap_or(name.as_bytes()));
                if index > 0 {
                    self.table.grouped.insert(op);
                }
            }
        });
    }
}
