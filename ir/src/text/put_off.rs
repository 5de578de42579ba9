//! Bodies of functions that several threads read.
//!
//! The text is read in order but for the bodies of functions, which are passed over: one ends at the next
//! line that begins with `}` where the line of the function begins. Then threads read these, each with a
//! context forked off the one of the text, and the contexts are joined.
//!
//! That is a guess at where a body ends, and a body is read without what is around it. So nothing counts
//! unless all goes well: where a body ends elsewhere, where anything is wrong, or where a body says something
//! that means something to others, the text is read once more, in order. Texts that were printed never are.

use super::ops::Located;
use super::parser::{Alias, MAX_EXPANSION, Parser};
use super::regions::EntryArgument;
use crate::body::Body;
use crate::entity::{Attr, BodyId, Name, Region, Type};
use crate::ir::TOP;
use crate::threads::share;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use rustc_hash::FxHashMap;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};

/// What stands so early in the text is read in order, so that what is mentioned often is known to all
/// threads.
const FIRST: usize = 1 << 16;
/// Shorter bodies are read in order.
const MIN_BODY: usize = 1 << 10;
/// Shorter texts are read by one thread.
pub(super) const MIN_TEXT: usize = 1 << 20;

/// The bodies that were passed over, and what names meant before the first of them.
pub(super) struct PutOff<'s> {
    threads: NonZeroUsize,
    bodies: Vec<LaterBody<'s>>,
    attr_aliases: FxHashMap<&'s [u8], Alias<Attr>>,
    type_aliases: FxHashMap<&'s [u8], Alias<Type>>,
    distincts: FxHashMap<u64, Attr>,
    weight: u64,
}

/// A body that was passed over: `text[start..end]`.
struct LaterBody<'s> {
    id: BodyId,
    start: usize,
    end: usize,
    depth: u32,
    default_dialects: Vec<Option<Name>>,
    arguments: Vec<EntryArgument<'s>>,
}

/// A body that was read by itself.
struct ReadBody<'s> {
    body: Body,
    /// Whose locations are aliases that are defined behind the first body: see [`Parser::op_location`].
    late_locs: Vec<(Located, &'s [u8], usize)>,
    /// Which thread has read it.
    reader: usize,
}

impl PutOff<'_> {
    /// Nothing yet; what will be is read on so many threads.
    pub(super) fn new(threads: NonZeroUsize) -> Self {
        PutOff {
            threads,
            bodies: Vec::new(),
            attr_aliases: FxHashMap::default(),
            type_aliases: FxHashMap::default(),
            distincts: FxHashMap::default(),
            weight: 0,
        }
    }
}

impl<'s> Parser<'_, 's> {
    /// Passes over the region that begins at the current token, if it is the body of a function of the module
    /// that can be read later.
    pub(super) fn pass_over(&mut self, region: Region, arguments: &[EntryArgument<'s>]) -> bool {
        let (start, top) = (self.tok.start, TOP.index());
        let of_module = self.ops.current != top && self.ops.open_block.body() == top && region.index() == 0;
        if !of_module || start < self.start + FIRST {
            return false;
        }
        let (Some(end), Some(later)) = (self.guessed_end(start), &mut self.put_off) else { return false };
        if later.bodies.is_empty() {
            later.attr_aliases.clone_from(&self.attr_aliases);
            later.type_aliases.clone_from(&self.type_aliases);
            later.distincts.clone_from(&self.distincts);
            later.weight = self.weight;
        }
        later.bodies.push(LaterBody {
            id: BodyId(self.ops.current as u32),
            start,
            end,
            depth: self.depth,
            default_dialects: self.ops.default_dialects.clone(),
            arguments: arguments.to_vec(),
        });
        // Who asks for what is in the region is told that something is.
        self.body().add_block(region);
        self.last_end = end;
        self.reset_to(end);
        true
    }

    /// Where a region that begins at `start` seems to end.
    fn guessed_end(&self, start: usize) -> Option<usize> {
        let line = memchr::memrchr(b'\n', &self.text[..start])? + 1;
        let indent = self.text[line..start].iter().take_while(|&&byte| byte == b' ').count();
        let last = [b"\n", &self.text[line..line + indent], b"}"].concat();
        let end = start + memchr::memmem::find(&self.text[start..], &last)? + last.len();
        (end - start >= MIN_BODY).then_some(end)
    }

    /// Reads the bodies that were passed over. False if the whole text is to be read in order.
    pub(super) fn read_what_was_put_off(&mut self) -> bool {
        let Some(PutOff { threads, bodies, attr_aliases, type_aliases, distincts, weight }) =
            self.put_off.take().filter(|later| !later.bodies.is_empty())
        else {
            return true;
        };
        let ids: Vec<BodyId> = bodies.iter().map(|body| body.id).collect();
        let mut forks = self.ctx.forks(threads.get().min(bodies.len()), 0);
        let (text, base, max_cells) = (self.text, self.base, self.max_cells);
        let mut readers: Vec<(usize, Parser<'_, 's>)> = (0..)
            .zip(&mut forks)
            .map(|(number, ctx)| {
                let mut reader = Parser::new(ctx, &[], base);
                reader.attr_aliases.clone_from(&attr_aliases);
                reader.type_aliases.clone_from(&type_aliases);
                reader.distincts.clone_from(&distincts);
                (reader.weight, reader.max_cells) = (weight, max_cells);
                (number, reader)
            })
            .collect();
        let is_given_up = AtomicBool::new(false);
        let read = share(&mut readers, bodies, |(number, reader), body| {
            if is_given_up.load(Ordering::Relaxed) {
                return None;
            }
            let read = reader.by_itself(text, body, *number);
            is_given_up.fetch_or(read.is_none(), Ordering::Relaxed);
            read
        });
        self.weight += readers.iter().map(|(_, reader)| reader.weight - weight).sum::<u64>();
        // A distinct attribute would be another one for each thread.
        let made_none = readers.iter().all(|(_, reader)| reader.distincts.len() == distincts.len());
        drop(readers);
        let numbers = self.ctx.join(forks);
        if !made_none || self.weight > MAX_EXPANSION {
            return false;
        }
        let Some(mut read) = read.into_iter().collect::<Option<Vec<ReadBody<'_>>>>() else { return false };
        read.iter_mut()
            .filter(|read| !numbers[read.reader].is_identity())
            .collect::<Vec<_>>()
            .into_par_iter()
            .for_each(|read| read.body.renumber(&numbers[read.reader]));
        ids.into_iter().zip(read).all(|(id, read)| self.put_in(id, read))
    }

    /// Reads a body without what is around it.
    fn by_itself(&mut self, text: &'s [u8], later: LaterBody<'s>, reader: usize) -> Option<ReadBody<'s>> {
        (self.text, self.last_end, self.depth) = (&text[..later.end], later.start, later.depth);
        self.reset_to(later.start);
        // The first is the one around it, of which nothing can be seen.
        self.ops.bodies = vec![self.new_body()];
        self.add_body();
        self.ops.current = 1;
        self.ops.default_dialects = later.default_dialects;
        let mut arguments = later.arguments;
        self.name_anew(arguments.iter_mut());
        let region = self.body().new_detached_region();
        self.region(region, &arguments).ok()?;
        let is_resolved = self.ops.forwards.drain(..).all(|forward| forward.resolved);
        let late_locs =
            self.ops.late_locs.drain(..).map(|(_, target, name, at)| (target, name, at)).collect();
        let is_whole = self.last_end == later.end && is_resolved && self.errors.is_empty();
        let has_no_functions = self.ops.bodies.len() == 2;
        let mut body = self.ops.bodies.pop()?;
        let is_empty = body.blocks(region).is_empty();
        body.set_roots(vec![region]);
        self.ops.room = body.settle();
        (is_whole && has_no_functions && !is_empty).then_some(ReadBody { body, late_locs, reader })
    }

    /// Puts a body that was read in the place of the one that was passed over.
    fn put_in(&mut self, id: BodyId, read: ReadBody<'s>) -> bool {
        let place = &mut self.ops.bodies[id.index()];
        let (Some((outer, op)), [_]) = (place.owner(), place.roots()) else { return false };
        *place = read.body;
        place.set_owner(outer, op);
        let late = read.late_locs.into_iter().map(|(target, name, at)| (id, target, name, at));
        self.ops.late_locs.extend(late);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{PrintOptions, SourceText, print};
    use crate::{Context, Module};

    /// Lines without meaning, `bytes` of them.
    fn filler(bytes: usize) -> String {
        "  \"t.filler\"() : () -> ()\n".repeat(bytes / 26 + 1)
    }

    /// A text with functions that begin late enough, of these headers and lines in the middle.
    fn text(functions: &[(&str, &str)]) -> String {
        let mut text = filler(FIRST);
        for (header, lines) in functions {
            let around = filler(MIN_BODY);
            text += &format!("{header} {{\n{around}{lines}\n{around}}}\n");
        }
        text
    }

    fn printed(ctx: &Context, module: &Module) -> String {
        let options = PrintOptions { debuginfo: true, ..PrintOptions::default() };
        print(ctx, module, options)
    }

    /// Checks that a text says the same on two threads as on one; whether it was read by two.
    fn is_shared(text: &str) -> bool {
        let (mut ctx, mut other) = (Context::new(), Context::new());
        let source = SourceText::new(&mut ctx, "f.mlir", text.as_bytes()).expect("it is short");
        let two = NonZeroUsize::new(2).expect("two");
        let read = source.read(&mut ctx, &(0..text.len()), Some(PutOff::new(two)));
        let in_order = SourceText::new(&mut other, "f.mlir", text.as_bytes()).expect("it is short");
        let want = in_order.read(&mut other, &(0..text.len()), None);
        let Ok(read) = read else { return false };
        let want = want.expect("what threads can read, one can");
        let module = |read: crate::text::ParsedModule| Module { ir: read.ir, resources: read.resources };
        assert_eq!(printed(&ctx, &module(read)), printed(&other, &module(want)));
        true
    }

    #[test]
    fn bodies_are_read_by_themselves() {
        let plain = ("func.func @f(%a: i1)", "\"t.use\"(%a) : (i1) -> ()");
        let generic = "\"func.func\"() <{function_type = (i1) -> (), sym_name = \"g\"}> (";
        let mut all = text(&[plain, plain, ("func.func @h()", "%0 = \"t.new\"() {a = 77 : i9} : () -> i10")]);
        all += &format!("{generic}{{\n^bb0(%a: i1):\n{}}}) : () -> ()\n", filler(MIN_BODY));
        assert!(is_shared(&all));
        // Blocks and values that are named before they are there, and locations that are defined at the end.
        let forward = "\"t.br\"(%v)[^end] : (i2) -> () loc(#at)\n^end:\n  %v = \"t.v\"() : () -> i2";
        let all = text(&[plain, ("func.func @g(%a: i1 loc(#at))", forward)]) + "#at = loc(\"x\")\n";
        assert!(is_shared(&all));
        assert!(is_shared(&format!("#m = affine_map<(d0) -> (d0)>\n{}", text(&[plain, plain]))));
        assert!(is_shared(&format!("module {{\n{}}}\n", text(&[plain, plain]))));
    }

    #[test]
    fn what_means_something_to_others_is_read_in_order() {
        let plain = ("func.func @f(%a: i1)", "\"t.use\"(%a) : (i1) -> ()");
        for lines in [
            // The body ends elsewhere.
            "\"t.a\"() ({\n}) : () -> ()",
            "\"t.a\"() {a = \"\n}\"} : () -> ()",
            "return }\n  func.func @other() {",
            // Errors.
            "\"t.a\"() : () -> (",
            "\"t.a\"(%none) : (i1) -> ()",
            "\"t.a\"() {a = #after} : () -> ()",
            // Another object for each thread; a function in a function.
            "\"t.a\"() {a = distinct[0]<unit>} : () -> ()",
            "func.func private @inner()",
        ] {
            let all = text(&[plain, ("func.func @g()", lines), plain]) + "#after = 5 : i5\n";
            assert!(!is_shared(&all), "{lines}");
        }
        let outer = text(&[plain, ("func.func @g()", "\"t.a\"(%top) : (i1) -> ()")]);
        assert!(!is_shared(&format!("%top = \"t.top\"() : () -> i1\n{outer}")));
    }
}
