//! Printing modules: operations in generic form and what is around them, blocks and regions.
//!
//! Text goes through one buffer that is handed to the writer whenever it is large. The first error of the
//! writer is kept and ends the printing, so that nothing in between has to hand it on.

use super::Module;
use super::aliases::{Aliases, Key, Recording};
use super::numbering::{Base, Counts, Numbering};
use super::op_printer::{OpPrinter, RegionForm};
use super::print_threads;
use super::repeat_print::Repeats;
use super::write::{write_number, write_piece, write_string};
use crate::body::Body;
use crate::context::Context;
use crate::entity::{Attr, Block, BodyId, Loc, Name, Op, Region, Type, Value};
use crate::ir::{Ir, TOP};
use crate::loc::Locs;
use crate::registry::Traits;
use crate::syntax::AsmNames;
use crate::threads::thread_count;
use rustc_hash::{FxHashMap, FxHashSet};
use std::borrow::Cow;
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::sync::Arc;

/// How to print.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PrintOptions {
    /// Every op in generic form (`--mlir-print-op-generic`); else ops with a registered custom form are
    /// printed in it.
    pub generic: bool,
    /// Locations too (`--mlir-print-debuginfo`).
    pub debuginfo: bool,
    /// No aliases and no resources (`--mlir-print-local-scope`).
    pub local_scope: bool,
    /// Each region of all has numbers of its own in custom form too (`--mlir-print-unique-ssa-ids`).
    pub unique_ids: bool,
    /// Values are called by the name in their location (`--mlir-use-nameloc-as-prefix`).
    pub nameloc_prefix: bool,
    /// Comments say who uses each value (`--mlir-print-value-users`).
    pub value_users: bool,
    /// `{...}` in place of regions (`--mlir-print-skip-regions`). Cannot be read back.
    pub skip_regions: bool,
    /// Elements attributes of more elements than this that are no splats are left out
    /// (`--mlir-elide-elementsattrs-if-larger`).
    pub elide_elements: Option<u64>,
    /// Resources whose value takes more bytes than this are left out
    /// (`--mlir-elide-resource-strings-if-larger`).
    pub elide_resources: Option<u64>,
}

const FLUSH: usize = 1 << 16;

/// Locations that denote the same thing have one canonical handle, in a private copy of the context's table.
#[derive(Default)]
pub(super) struct CanonicalLocs {
    canonical: FxHashMap<Loc, Loc>,
}

impl CanonicalLocs {
    pub(super) fn loc(&self, loc: Loc) -> Loc {
        self.canonical.get(&loc).copied().unwrap_or(loc)
    }
}

pub(super) struct Printer<'a> {
    pub(super) ctx: &'a Context,
    pub(super) locs: Cow<'a, Locs>,
    pub(super) aliases: Arc<Aliases>,
    pub(super) out: Vec<u8>,
    pub(super) distincts: FxHashMap<u32, u64>,
    /// Keys of resources in the order of their first printed reference.
    pub(super) referenced: Vec<Name>,
    pub(super) seen_resources: FxHashSet<Name>,
    pub(super) options: PrintOptions,
    /// Texts of symbols and numbers of distinct attributes are those of the context.
    pub(super) exact: bool,
    pub(super) canonical: Arc<CanonicalLocs>,
    /// What has an alias is being found out: nothing is printed for anybody.
    pub(super) recording: Option<Recording>,
    pub(super) indent: usize,
    /// Some values have names in place of numbers.
    pub(super) has_names: bool,
    /// Those who name values and remember what they found out, by the ops that they name.
    pub(super) namers: FxHashMap<Name, Arc<dyn AsmNames>>,
    /// Numbers of the values of the body being printed.
    pub(super) numbering: Numbering,
    /// The tables of the last child body, to be used again.
    pub(super) spare: Numbering,
    /// What the bodies start with that are still to be printed.
    pub(super) bases: FxHashMap<BodyId, Base>,
    /// Bodies that were numbered with what is around them.
    pub(super) numbered: FxHashMap<BodyId, Numbering>,
    pub(super) totals: FxHashMap<BodyId, Counts>,
    /// Index of a block in its region.
    pub(super) places: FxHashMap<Block, u32>,
    /// Dialect whose ops are printed without their prefix, innermost last.
    pub(super) default_dialects: Vec<Option<Name>>,
    /// Operations that were printed, for those like them.
    pub(super) repeats: Repeats,
    /// How many threads print the functions of the module.
    pub(super) threads: NonZeroUsize,
    /// Where full buffers go; without one they are kept.
    sink: Option<&'a mut (dyn Write + 'a)>,
    failure: Option<io::Error>,
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

/// The text of an attribute by which it is told from all others: distinct attributes have the numbers of this
/// context.
pub(crate) fn print_attr_exactly(ctx: &Context, attr: Attr) -> String {
    let mut printer = Printer::new(ctx, PrintOptions::default());
    printer.exact = true;
    printer.attr(attr);
    String::from_utf8_lossy(&printer.out).into_owned()
}

/// The text of a type by which it is told from all others.
pub(crate) fn print_type_exactly(ctx: &Context, ty: Type) -> String {
    let mut printer = Printer::new(ctx, PrintOptions::default());
    printer.exact = true;
    printer.ty(ty);
    String::from_utf8_lossy(&printer.out).into_owned()
}

/// The text of a type, without aliases.
pub fn print_type(ctx: &Context, ty: Type) -> String {
    let mut printer = Printer::new(ctx, PrintOptions::default());
    printer.ty(ty);
    String::from_utf8_lossy(&printer.out).into_owned()
}

/// The text of a location, without aliases: `loc("a")`.
pub(crate) fn print_loc(ctx: &Context, loc: Loc) -> String {
    let mut printer = Printer::new(ctx, PrintOptions::default());
    printer.put("loc(");
    printer.location_in_full(loc);
    printer.put(")");
    String::from_utf8_lossy(&printer.out).into_owned()
}

/// Writes the text of a module, as mlir-opt prints it (which ends it with an empty line unless in local
/// scope). Bytes of opaque text that are not UTF-8 are written as they are. Errors are those of the writer.
pub fn print_to(
    ctx: &Context,
    module: &Module,
    options: PrintOptions,
    to: &mut impl Write,
) -> io::Result<()> {
    print_on(Some(NonZeroUsize::MIN), ctx, module, options, to)
}

/// [`print_to`] on so many threads of rayon's pool ([`thread_count`]), where there is much to print: the same
/// text.
pub fn print_on(
    threads: Option<NonZeroUsize>,
    ctx: &Context,
    module: &Module,
    options: PrintOptions,
    to: &mut impl Write,
) -> io::Result<()> {
    let mut printer = Printer::new(ctx, options);
    printer.out.reserve(FLUSH + FLUSH / 4);
    printer.sink = Some(to);
    let ir = &module.ir;
    if options.debuginfo {
        printer.canonical_locations(ir);
    }
    if !options.local_scope {
        printer.aliases = Arc::new(printer.collect_aliases(ir));
    }
    if ir.op_count() >= print_threads::MIN_OPS && printer.can_share() {
        printer.threads = thread_count(threads);
    }
    printer.alias_definitions(false);
    printer.number_body(ir, TOP, Base::default());
    printer.operation(ir, TOP, ir.top_op());
    printer.out.push(b'\n');
    printer.alias_definitions(true);
    if !options.local_scope {
        printer.resources(module);
        printer.out.push(b'\n');
    }
    printer.flush();
    printer.failure.map_or(Ok(()), Err)
}

impl<'a> Printer<'a> {
    pub(super) fn new(ctx: &'a Context, options: PrintOptions) -> Self {
        Printer {
            ctx,
            locs: Cow::Borrowed(&ctx.locs),
            aliases: Arc::default(),
            out: Vec::new(),
            distincts: FxHashMap::default(),
            referenced: Vec::new(),
            seen_resources: FxHashSet::default(),
            options,
            exact: false,
            canonical: Arc::default(),
            recording: None,
            indent: 0,
            namers: FxHashMap::default(),
            has_names: options.nameloc_prefix || (!options.generic && ctx.registry.named_values()),
            numbering: Numbering::default(),
            spare: Numbering::default(),
            bases: FxHashMap::default(),
            numbered: FxHashMap::default(),
            totals: FxHashMap::default(),
            places: FxHashMap::default(),
            default_dialects: vec![ctx.find_name("builtin")],
            repeats: Repeats::default(),
            threads: NonZeroUsize::MIN,
            sink: None,
            failure: None,
        }
    }

    /// Whether the writer has had an error.
    pub(super) fn has_failed(&self) -> bool {
        self.failure.is_some()
    }

    #[inline]
    pub(super) fn flush_if_full(&mut self) {
        if self.out.len() > FLUSH {
            self.flush();
        }
    }

    /// Hands the buffer to the writer.
    #[cold]
    fn flush(&mut self) {
        if self.sink.is_some() {
            let full = std::mem::take(&mut self.out);
            self.write(&full);
            self.out = full;
            self.out.clear();
        }
    }

    /// Puts a text behind what was printed, without the way over the buffer if it is long.
    pub(super) fn append(&mut self, text: &[u8]) {
        if self.sink.is_none() || text.len() < FLUSH / 4 {
            self.out.extend_from_slice(text);
            return self.flush_if_full();
        }
        self.flush();
        self.write(text);
    }

    fn write(&mut self, text: &[u8]) {
        if let (Some(sink), None) = (&mut self.sink, &self.failure) {
            self.failure = sink.write_all(text).err();
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
        let mut changed = CanonicalLocs::default();
        for loc in seen {
            let canonical = locs.canonical(loc);
            if canonical != loc {
                changed.canonical.insert(loc, canonical);
            }
        }
        self.canonical = Arc::new(changed);
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

    // ---- operations ---------------------------------------------------------------------------------------

    pub(super) fn new_line(&mut self) {
        const BLANKS: &[u8; 64] = b"\n                                                               ";
        match self.indent {
            indent @ 0..64 => write_piece(BLANKS, 0..1 + indent, &mut self.out),
            indent => {
                self.out.push(b'\n');
                self.out.resize(self.out.len() + indent, b' ');
            }
        }
    }

    pub(super) fn operation(&mut self, ir: &Ir, id: BodyId, op: Op) {
        if self.recording.is_some() {
            return self.record_operation(ir, id, op);
        }
        self.flush_if_full();
        let body = ir.body(id);
        self.numbering.write_results(body, op, &mut self.out);
        self.operation_form(ir, id, op);
        if self.options.debuginfo {
            self.put(" ");
            self.trailing_location(body.loc(op));
        }
        if self.options.value_users {
            self.op_users(body, op);
        }
    }

    /// An op without its results and its location.
    pub(super) fn operation_form(&mut self, ir: &Ir, id: BodyId, op: Op) {
        if self.recording.is_some() {
            return self.record_operation(ir, id, op);
        }
        self.repeated(ir.body(id), op, |p| {
            if p.options.generic || !p.custom(ir, id, op) {
                p.generic(ir, id, op);
            }
        });
    }

    /// Prints an op in its custom form; false, and nothing is printed, if it has none.
    pub(super) fn custom(&mut self, ir: &Ir, id: BodyId, op: Op) -> bool {
        let info = self.ctx.shape_info(ir.body(id).shape(op));
        let Some((info, syntax)) = info.and_then(|info| Some((info, info.syntax.as_ref()?))) else {
            return false;
        };
        syntax.print(&mut OpPrinter::new(self, info, ir, id, op))
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
            if self.records_loc(loc) {
                return;
            }
            self.put(" loc(");
            self.location_in_full(loc);
            self.put(")");
        }
    }

    pub(super) fn generic(&mut self, ir: &Ir, id: BodyId, op: Op) {
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
                self.default_dialects.push(None);
                self.region(ir, id, op, i, RegionForm { empty_label: true, ..RegionForm::WHOLE });
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
    }

    /// Region number `index` of an op.
    pub(super) fn region(&mut self, ir: &Ir, id: BodyId, op: Op, index: usize, form: RegionForm) {
        let (inner, regions) = ir.regions(id, op);
        let region = regions[index];
        if inner == id {
            return self.region_here(ir, id, region, form);
        }
        // A body of its own: its numbers replace those of this one while it is printed.
        let outer = self.enter_body(ir, inner);
        self.region_here(ir, inner, region, form);
        self.leave_body(outer);
    }

    pub(super) fn region_here(&mut self, ir: &Ir, id: BodyId, region: Region, form: RegionForm) {
        let body = ir.body(id);
        let blocks = body.blocks(region);
        if self.options.skip_regions {
            return self.put("{...}");
        }
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
                || (form.entry_arguments && !body.block_args(block).is_empty())
                || (form.empty_label && body.first_op(block).is_none());
            if has_label {
                self.new_line();
                self.label(body, block, i as u32, predecessors.get_mut(i).map_or(&mut [], |p| &mut p[..]));
            }
            self.indent += 2;
            if self.options.value_users {
                self.argument_users(body, block);
            }
            let hidden = if form.terminators { None } else { body.last_op(block) };
            let mut next = body.first_op(block);
            while let Some(op) = next {
                next = body.next(op);
                if self.has_failed() {
                    return;
                }
                if self.threads.get() > 1
                    && id == TOP
                    && let Some(last) = self.share_functions(ir, op)
                {
                    next = body.next(last);
                    continue;
                }
                if hidden == Some(op) && self.ctx.traits(body.shape(op)).contains(Traits::TERMINATOR) {
                    continue;
                }
                self.new_line();
                self.operation(ir, id, op);
            }
            self.indent -= 2;
        }
        // The blocks of this region may not be taken for those of another body.
        for block in blocks.iter().filter(|_| blocks.len() > 1) {
            self.places.remove(block);
        }
        self.new_line();
        self.put("}");
    }

    pub(super) fn block_name(&mut self, block: Block) {
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
