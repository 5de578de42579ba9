//! Printing modules: operations, numbering of values, aliases and resources around them.
//!
//! Values are numbered body by body just before a body is printed, into one table that is used again; the numbers that
//! a function starts with are known from the sizes of the others. Text goes through one buffer that is handed to the
//! writer whenever it is large.

use super::aliases::{self, Aliases, Key};
use super::{Module, ResourceSection};
use crate::body::{Body, ValueDef};
use crate::context::Context;
use crate::entity::{Attr, Block, BodyId, Loc, NIL, Name, Op, Region, Type, Value};
use crate::ir::{Ir, TOP};
use crate::loc::Locs;
use rustc_hash::{FxHashMap, FxHashSet};
use std::borrow::Cow;
use std::io::{self, Write};

/// How to print.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PrintOptions {
    /// Every op in generic form (`--mlir-print-op-generic`); else modules, functions, returns and calls are pretty.
    pub generic: bool,
    /// Locations too (`--mlir-print-debuginfo`).
    pub debuginfo: bool,
    /// No aliases and no resources (`--mlir-print-local-scope`).
    pub local_scope: bool,
}

const FLUSH: usize = 1 << 16;
const ARGUMENT: u32 = 1 << 31;

/// Locations that denote the same thing have one canonical handle, in a private copy of the context's table.
#[derive(Default)]
pub(super) struct Numbering {
    canonical: FxHashMap<Loc, Loc>,
}

impl Numbering {
    pub(super) fn loc(&self, loc: Loc) -> Loc {
        self.canonical.get(&loc).copied().unwrap_or(loc)
    }
}

/// How many numbers the values in something take: plain ones and entry arguments.
#[derive(Clone, Copy, Default)]
struct Counts {
    values: u32,
    arguments: u32,
}

pub(super) struct Printer<'a> {
    pub(super) ctx: &'a Context,
    pub(super) locs: Cow<'a, Locs>,
    pub(super) aliases: Aliases,
    pub(super) out: Vec<u8>,
    pub(super) distincts: FxHashMap<u32, u64>,
    /// Keys of resources in the order of their first printed reference.
    pub(super) referenced: Vec<Name>,
    pub(super) seen_resources: FxHashSet<Name>,
    options: PrintOptions,
    canonical: Numbering,
    indent: usize,
    /// Numbers of the values of the body being printed, by cell.
    numbers: Vec<u32>,
    /// The table of the last child body, to be used again.
    spare: Vec<u32>,
    /// First numbers of bodies that are still to be printed.
    bases: FxHashMap<BodyId, Counts>,
    totals: FxHashMap<BodyId, Counts>,
    /// Index of a block in its region.
    places: FxHashMap<Block, u32>,
    pub(super) default_dialects: Vec<&'static str>,
}

/// Appends a string literal.
pub(super) fn write_string(bytes: &[u8], out: &mut Vec<u8>) {
    out.push(b'"');
    let is_plain = |byte: u8| matches!(byte, b' '..=b'~') && byte != b'"' && byte != b'\\';
    if bytes.iter().all(|&byte| is_plain(byte)) {
        out.extend_from_slice(bytes);
    } else {
        for &byte in bytes {
            match byte {
                b'\\' => out.extend_from_slice(b"\\\\"),
                _ if is_plain(byte) => out.push(byte),
                _ => {
                    out.push(b'\\');
                    write_hex(&[byte], out);
                }
            }
        }
    }
    out.push(b'"');
}

fn write_hex(bytes: &[u8], out: &mut Vec<u8>) {
    const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
    out.extend(bytes.iter().flat_map(|b| [DIGITS[usize::from(b >> 4)], DIGITS[usize::from(b & 15)]]));
}

/// Appends `"0x..."`.
pub(super) fn write_hex_string(bytes: &[u8], out: &mut Vec<u8>) {
    out.extend_from_slice(b"\"0x");
    write_hex(bytes, out);
    out.push(b'"');
}

/// Appends a decimal number.
#[inline]
pub(super) fn write_number(number: u64, out: &mut Vec<u8>) {
    if number < 10 {
        out.push(b'0' + number as u8);
    } else {
        write_long_number(number, out);
    }
}

fn write_long_number(mut number: u64, out: &mut Vec<u8>) {
    let mut digits = [0u8; 20];
    let mut at = digits.len();
    while number > 0 {
        at -= 1;
        digits[at] = b'0' + (number % 10) as u8;
        number /= 10;
    }
    out.extend_from_slice(&digits[at..]);
}

/// The text of a module.
pub fn print(ctx: &Context, module: &Module, options: PrintOptions) -> String {
    let mut out = Vec::new();
    // Writing to memory cannot fail.
    let _ = print_to(ctx, module, options, &mut out);
    String::from_utf8_lossy(&out).into_owned()
}

/// The text of an attribute, without aliases.
pub fn print_attr(ctx: &Context, attr: Attr) -> String {
    let mut printer = Printer::new(ctx, PrintOptions::default());
    printer.attr(attr);
    String::from_utf8_lossy(&printer.out).into_owned()
}

/// The text of a type, without aliases.
pub fn print_type(ctx: &Context, ty: Type) -> String {
    let mut printer = Printer::new(ctx, PrintOptions::default());
    printer.ty(ty);
    String::from_utf8_lossy(&printer.out).into_owned()
}

/// Writes the text of a module, as mlir-opt prints it (which ends it with an empty line unless in local scope).
/// Bytes of opaque text that are not UTF-8 are written as they are. Errors are those of the writer.
pub fn print_to(
    ctx: &Context,
    module: &Module,
    options: PrintOptions,
    to: &mut impl Write,
) -> io::Result<()> {
    let mut printer = Printer::new(ctx, options);
    printer.out.reserve(FLUSH + FLUSH / 4);
    let ir = &module.ir;
    if options.debuginfo {
        printer.canonical_locations(ir);
    }
    if !options.local_scope {
        printer.aliases = aliases::collect(ctx, &printer.locs, &printer.canonical, ir, options.debuginfo);
    }
    printer.alias_definitions(false);
    printer.number_body(ir, TOP, Counts::default());
    printer.operation(ir, TOP, ir.top_op(), to)?;
    printer.out.push(b'\n');
    printer.alias_definitions(true);
    if !options.local_scope {
        printer.resources(module);
        printer.out.push(b'\n');
    }
    to.write_all(&printer.out)
}

impl<'a> Printer<'a> {
    fn new(ctx: &'a Context, options: PrintOptions) -> Self {
        Printer {
            ctx,
            locs: Cow::Borrowed(&ctx.locs),
            aliases: Aliases::default(),
            out: Vec::new(),
            distincts: FxHashMap::default(),
            referenced: Vec::new(),
            seen_resources: FxHashSet::default(),
            options,
            canonical: Numbering::default(),
            indent: 0,
            numbers: Vec::new(),
            spare: Vec::new(),
            bases: FxHashMap::default(),
            totals: FxHashMap::default(),
            places: FxHashMap::default(),
            default_dialects: vec!["builtin"],
        }
    }

    fn canonical_locations(&mut self, ir: &Ir) {
        let mut seen: Vec<Loc> = vec![ir.top().loc(ir.top_op())];
        for body in ir.body_ids().filter(|&id| ir.is_reachable(id)).map(|id| ir.body(id)) {
            let ops = body.walk(false);
            seen.extend(ops.iter().map(|&op| body.loc(op)));
            let nested = ops.iter().flat_map(|&op| body.regions(op));
            for &block in body.roots().iter().chain(nested).flat_map(|&region| body.blocks(region)) {
                seen.extend(body.block_args(block).iter().filter_map(|&arg| body.arg_loc(arg)));
            }
        }
        let locs = self.locs.to_mut();
        for loc in seen {
            let canonical = locs.canonical(loc);
            if canonical != loc {
                self.canonical.canonical.insert(loc, canonical);
            }
        }
    }

    fn alias_definitions(&mut self, deferred: bool) {
        for (key, is_deferred) in self.aliases.order.clone() {
            if is_deferred != deferred {
                continue;
            }
            if let Some(name) = self.aliases.of(key) {
                self.out.extend_from_slice(name);
            }
            self.put(" = ");
            match key {
                Key::Type(ty) => self.type_in_full(ty),
                Key::Attr(attr) => self.attr_in_full(attr, super::print_attrs::Elide::No),
                Key::Loc(loc) => {
                    self.put("loc(");
                    self.location_in_full(loc);
                    self.put(")");
                }
            }
            self.put("\n");
        }
    }

    fn resources(&mut self, module: &Module) {
        let resources = &module.resources;
        let mut dialect: Vec<ResourceSection> = Vec::new();
        for section in &resources.dialect {
            let values: FxHashMap<Name, &Vec<u8>> =
                section.entries.iter().map(|(key, v)| (*key, v)).collect();
            let known = self.referenced.iter().filter_map(|key| Some((*key, (*values.get(key)?).clone())));
            let entries: Vec<_> = known.collect();
            if !entries.is_empty() {
                dialect.push(ResourceSection { name: section.name, entries });
            }
        }
        if dialect.is_empty() && resources.external.is_empty() {
            return;
        }
        self.put("\n{-#\n");
        let mut first = true;
        for (title, sections) in
            [("dialect_resources", &dialect), ("external_resources", &resources.external)]
        {
            if sections.is_empty() {
                continue;
            }
            self.put(if first { "  " } else { ",\n  " });
            first = false;
            self.put(title);
            self.put(": {\n");
            for (i, section) in sections.iter().enumerate() {
                self.put(if i == 0 { "    " } else { ",\n    " });
                self.key(section.name);
                self.put(": {\n");
                for (j, (key, value)) in section.entries.iter().enumerate() {
                    self.put(if j == 0 { "      " } else { ",\n      " });
                    self.key(*key);
                    self.put(": ");
                    self.out.extend_from_slice(value);
                }
                self.put("\n    }");
            }
            self.put("\n  }");
        }
        self.put("\n#-}\n");
    }

    // ---- numbering ----------------------------------------------------------------------------------------------------

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
    fn number_body(&mut self, ir: &Ir, id: BodyId, mut next: Counts) {
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

    // ---- operations ---------------------------------------------------------------------------------------------------

    pub(super) fn new_line(&mut self) {
        self.out.push(b'\n');
        self.out.resize(self.out.len() + self.indent, b' ');
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
    fn value_number(&mut self, cell: usize) {
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

    fn operation(&mut self, ir: &Ir, id: BodyId, op: Op, to: &mut impl Write) -> io::Result<()> {
        if self.out.len() > FLUSH {
            to.write_all(&self.out)?;
            self.out.clear();
        }
        let body = ir.body(id);
        match body.num_results(op) {
            0 => {}
            count => {
                self.value_number(op.index() - 1);
                if count > 1 {
                    self.out.push(b':');
                    write_number(count as u64, &mut self.out);
                }
                self.put(" = ");
            }
        }
        if self.options.generic || !self.pretty(ir, id, op, to)? {
            self.generic(ir, id, op, to)?;
        }
        if self.options.debuginfo {
            self.put(" ");
            self.trailing_location(body.loc(op));
        }
        Ok(())
    }

    fn trailing_location(&mut self, loc: Loc) {
        let loc = self.canonical.loc(loc);
        self.put("loc(");
        self.location(loc);
        self.put(")");
    }

    /// `: type` and with locations also ` loc(...)` in full, of a block argument that has been named.
    pub(super) fn argument_location(&mut self, body: &Body, arg: Value) {
        if let Some(loc) = body.arg_loc(arg).filter(|_| self.options.debuginfo) {
            let loc = self.canonical.loc(loc);
            self.put(" loc(");
            self.location_in_full(loc);
            self.put(")");
        }
    }

    fn generic(&mut self, ir: &Ir, id: BodyId, op: Op, to: &mut impl Write) -> io::Result<()> {
        let (ctx, body) = (self.ctx, ir.body(id));
        write_string(ctx.bytes(ctx.shape_data(body.shape(op)).name), &mut self.out);
        self.out.push(b'(');
        for (i, operand) in body.operands(op).enumerate() {
            if i > 0 {
                self.put(", ");
            }
            self.value(body, operand);
        }
        self.out.push(b')');
        if !body.successors(op).is_empty() {
            self.put("[");
            self.list(body.successors(op), Self::block_name);
            self.put("]");
        }
        let attrs = body.attrs(op);
        if let Some(properties) = ctx.properties(attrs) {
            self.put(" <");
            self.attr(properties);
            self.put(">");
        }
        if body.has_regions(op) {
            let count = ir.regions(id, op).1.len();
            for i in 0..count {
                self.put(if i == 0 { " (" } else { ", " });
                self.default_dialects.push("");
                self.region(ir, id, op, i, true, true, to)?;
                self.default_dialects.pop();
            }
            self.put(")");
        }
        let dict = ctx.dictionary(attrs);
        if dict != ctx.known().empty_dict {
            self.put(" ");
            self.dict(dict);
        }
        self.put(" : (");
        for (i, operand) in body.operands(op).enumerate() {
            if i > 0 {
                self.put(", ");
            }
            self.ty(body.value_type(operand));
        }
        self.put(") -> ");
        if body.num_results(op) == 1 {
            self.results(&[body.value_type(body.result(op, 0))]);
        } else {
            let types: Vec<Type> = body.results(op).map(|v| body.value_type(v)).collect();
            self.results(&types);
        }
        Ok(())
    }

    /// Region number `index` of an op. `arguments`: an entry block with arguments has its label; `empty`: an empty one
    /// too.
    #[allow(clippy::too_many_arguments, reason = "where the region is, how to print it and where to")]
    pub(super) fn region(
        &mut self,
        ir: &Ir,
        id: BodyId,
        op: Op,
        index: usize,
        arguments: bool,
        empty: bool,
        to: &mut impl Write,
    ) -> io::Result<()> {
        let (inner, regions) = ir.regions(id, op);
        let region = regions[index];
        if inner == id {
            return self.region_here(ir, id, region, arguments, empty, to);
        }
        // A body of its own: its numbers replace those of this one while it is printed.
        let outer = self.enter_body(ir, inner);
        let result = self.region_here(ir, inner, region, arguments, empty, to);
        self.leave_body(outer);
        result
    }

    /// Numbers the values of a child body; gives back what belongs to the body around it.
    pub(super) fn enter_body(&mut self, ir: &Ir, child: BodyId) -> (Vec<u32>, FxHashMap<Block, u32>) {
        let outer = (std::mem::take(&mut self.numbers), std::mem::take(&mut self.places));
        self.numbers = std::mem::take(&mut self.spare);
        let base = self.bases.get(&child).copied().unwrap_or_default();
        self.number_body(ir, child, base);
        outer
    }

    pub(super) fn leave_body(&mut self, outer: (Vec<u32>, FxHashMap<Block, u32>)) {
        self.spare = std::mem::replace(&mut self.numbers, outer.0);
        self.places = outer.1;
    }

    pub(super) fn region_here(
        &mut self,
        ir: &Ir,
        id: BodyId,
        region: Region,
        arguments: bool,
        empty: bool,
        to: &mut impl Write,
    ) -> io::Result<()> {
        let body = ir.body(id);
        let blocks = body.blocks(region);
        self.put("{");
        let mut predecessors: Vec<Vec<u32>> = Vec::new();
        if blocks.len() > 1 {
            for (i, &block) in blocks.iter().enumerate() {
                self.places.insert(block, i as u32);
            }
            predecessors.resize(blocks.len(), Vec::new());
        }
        for (target, source) in if blocks.len() > 1 { body.edges(region) } else { Vec::new() } {
            if let (Some(&target), Some(&source)) = (self.places.get(&target), self.places.get(&source))
                && let Some(list) = predecessors.get_mut(target as usize)
            {
                list.push(source);
            }
        }
        for (i, &block) in blocks.iter().enumerate() {
            let has_label = i > 0
                || (arguments && !body.block_args(block).is_empty())
                || (empty && body.first_op(block).is_none());
            if has_label {
                self.new_line();
                self.label(body, block, i as u32, predecessors.get_mut(i).map_or(&mut [], |p| &mut p[..]));
            }
            self.indent += 2;
            for op in body.ops(block) {
                self.new_line();
                self.operation(ir, id, op, to)?;
            }
            self.indent -= 2;
        }
        // The blocks of this region may not be taken for those of another body.
        for block in blocks.iter().filter(|_| blocks.len() > 1) {
            self.places.remove(block);
        }
        self.new_line();
        self.put("}");
        Ok(())
    }

    fn block_name(&mut self, block: Block) {
        self.put("^bb");
        let index = self.places.get(&block).copied().unwrap_or(0);
        write_number(u64::from(index), &mut self.out);
    }

    fn label(&mut self, body: &Body, block: Block, index: u32, predecessors: &mut [u32]) {
        self.put("^bb");
        write_number(u64::from(index), &mut self.out);
        let args = body.block_args(block);
        if !args.is_empty() {
            self.put("(");
            self.list(args, |p, arg| {
                p.value(body, arg);
                p.put(": ");
                p.ty(body.value_type(arg));
                p.argument_location(body, arg);
            });
            self.put(")");
        }
        self.put(":");
        predecessors.sort_unstable();
        match predecessors {
            [] if index == 0 => {}
            [] => self.put("  // no predecessors"),
            [one] => self.put(&format!("  // pred: ^bb{one}")),
            many => {
                let names: Vec<String> = many.iter().map(|b| format!("^bb{b}")).collect();
                self.put(&format!("  // {} preds: {}", many.len(), names.join(", ")));
            }
        }
    }
}
