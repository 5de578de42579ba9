//! The fast path of the reader: `%r = "name"(%a, %b) TAIL` on one line, where TAIL has been seen before.
//!
//! What follows the operands (attributes and signature) repeats all over a file, so its meaning is remembered
//! under its text. The path looks at the bytes only, changes nothing before it is sure, and leaves everything
//! unusual (packs, regions, forward references, escapes, comments) to the ordinary reader, which also fills
//! the cache. A tail is remembered only if it mentions no alias, distinct attribute or location: then its
//! text alone decides its meaning. Registered ops, whose inherent attributes are moved to their properties,
//! go the ordinary way. When only the dictionary is new, it is read and the signature after it is looked up
//! by itself.

use super::lexer::Token;
use super::names::Entry;
use super::parser::Parser;
use crate::body::OpSpec;
use crate::entity::{Attrs, Block, BodyId, Type};
use std::ops::Range;

const SLOTS: usize = 1024;
const MAX_OPERANDS: usize = 8;
/// Longer tails are not remembered, so that a file that is one long line is not hashed to its end for every
/// op.
const MAX_TAIL: usize = 512;

#[derive(Clone, Copy)]
struct Tail {
    hash: u64,
    start: u32,
    len: u32,
    attrs: Attrs,
    operands: u16,
    results: u16,
    types: u32,
}

/// Direct-mapped cache of tails, by their text.
#[derive(Default)]
pub(super) struct TailCache {
    slots: Vec<Option<Tail>>,
    types: Vec<Type>,
}

impl TailCache {
    /// Remembers the tail at `range` if it is the rest of its line. `types`: operand types, then `results`
    /// more.
    pub(super) fn insert(
        &mut self,
        text: &[u8],
        range: Range<usize>,
        attrs: Attrs,
        types: &[Type],
        results: usize,
    ) {
        if range.end <= range.start || text.get(range.end) != Some(&b'\n') {
            return;
        }
        let (hash, end) = hash_line(text, range.start);
        let operands = types.len() - results;
        if end != range.end || operands > MAX_OPERANDS || results > 1 {
            return;
        }
        if self.slots.is_empty() {
            self.slots = vec![None; SLOTS];
        }
        let tail = Tail {
            hash,
            start: range.start as u32,
            len: range.len() as u32,
            attrs,
            operands: operands as u16,
            results: results as u16,
            types: self.types.len() as u32,
        };
        self.types.extend_from_slice(types);
        self.slots[hash as usize % SLOTS] = Some(tail);
    }

    #[inline]
    fn find(&self, text: &[u8], hash: u64, range: Range<usize>) -> Option<Tail> {
        let tail = (*self.slots.get(hash as usize % SLOTS)?)?;
        let known = tail.start as usize..(tail.start + tail.len) as usize;
        (tail.hash == hash && text[known] == text[range]).then_some(tail)
    }
}

/// Hash of the bytes from `at` to the end of the line (or of [`MAX_TAIL`]), and where that is.
#[inline]
fn hash_line(text: &[u8], at: usize) -> (u64, usize) {
    const K: u64 = 0x517c_c1b7_2722_0a95;
    const ONES: u64 = 0x0101_0101_0101_0101;
    let mut hash = 0u64;
    let mut end = at;
    let mix = |hash: u64, word: u64| (hash.rotate_left(5) ^ word).wrapping_mul(K);
    let mut chunks = text[at..text.len().min(at + MAX_TAIL)].chunks_exact(8);
    for chunk in &mut chunks {
        let word = u64::from_le_bytes([
            chunk[0], chunk[1], chunk[2], chunk[3], chunk[4], chunk[5], chunk[6], chunk[7],
        ]);
        let x = word ^ (ONES * u64::from(b'\n'));
        let found = x.wrapping_sub(ONES) & !x & (ONES << 7);
        if found != 0 {
            let len = found.trailing_zeros() / 8;
            let kept = word & !(u64::MAX << (8 * len));
            end += len as usize;
            hash = mix(hash, kept);
            return (hash ^ (hash >> 32), end);
        }
        hash = mix(hash, word);
        end += 8;
    }
    let mut word = 0;
    for (i, &byte) in chunks.remainder().iter().enumerate() {
        if byte == b'\n' {
            break;
        }
        word |= u64::from(byte) << (8 * i);
        end += 1;
    }
    hash = mix(hash, word);
    (hash ^ (hash >> 32), end)
}

/// End of a value name whose first byte after `%` is at `at`, if it is an ordinary one.
#[inline]
fn name_end(text: &[u8], at: usize) -> Option<usize> {
    let end = super::lexer::suffix_end(text, at);
    (end > at).then_some(end)
}

impl<'s> Parser<'_, 's> {
    /// Whether an op in generic form begins here, with one name or none.
    #[inline]
    pub(super) fn at_plain_generic(&self) -> bool {
        match self.tok.kind {
            Token::Percent => self.text[self.tok.end..].starts_with(b" = \""),
            kind => kind == Token::Str,
        }
    }

    /// Reads the op at the current token if it is of the simple form; otherwise false, and nothing has
    /// changed.
    #[inline]
    pub(super) fn fast_op(&mut self, block: Block) -> bool {
        self.try_fast(block).is_some()
    }

    fn try_fast(&mut self, block: Block) -> Option<()> {
        let (start, before) = (self.tok, self.last_end);
        let done = self.try_line(block);
        if done.is_none() && self.tok.start != start.start {
            (self.tok, self.last_end) = (start, before);
        }
        done
    }

    /// A tail that is a dictionary not seen before and a signature that was. Leaves the current token
    /// anywhere.
    fn new_dictionary(&mut self, at: usize) -> Option<(Tail, usize)> {
        if !self.text[at..].starts_with(b" {") {
            return None;
        }
        let errors = self.errors.len();
        self.reset_to(at + 1);
        let Ok(dict) = self.dictionary() else {
            // The ordinary reader will say it again.
            self.errors.truncate(errors);
            return None;
        };
        let signature = self.last_end;
        let (hash, end) = hash_line(self.text, signature);
        let tail = self.ops.tails.find(self.text, hash, signature..end)?;
        if tail.attrs != self.ctx.known().no_attrs {
            return None;
        }
        let attrs = self.ctx.op_attrs(None, dict);
        Some((Tail { attrs, ..tail }, end))
    }

    fn try_line(&mut self, block: Block) -> Option<()> {
        let text = self.text;
        let start = self.tok.start;
        let mut at = start;
        let mut result = None;
        if text.get(at) == Some(&b'%') {
            let end = name_end(text, at + 1)?;
            result = Some(&text[at + 1..end]);
            if text.get(end..end + 3) != Some(b" = ") {
                return None;
            }
            at = end + 3;
        }
        let name_at = at;
        if text.get(at) != Some(&b'"') {
            return None;
        }
        at += 1;
        let name_start = at;
        loop {
            match *text.get(at)? {
                b'"' => break,
                b'\\' | 0 | b'\n' | 0x0B | 0x0C => return None,
                _ => at += 1,
            }
        }
        let name = &text[name_start..at];
        if name.is_empty() || text.get(at + 1) != Some(&b'(') {
            return None;
        }
        at += 2;
        let body_id = BodyId(self.ops.current as u32);
        let mut operands = [crate::entity::Value(0); MAX_OPERANDS];
        let mut count = 0;
        while text.get(at) == Some(&b'%') {
            let end = name_end(text, at + 1)?;
            let id = self.name_id(&text[at + 1..end]);
            let entry = self.names.get(id, 0);
            if count == MAX_OPERANDS || entry.body != body_id {
                return None;
            }
            operands[count] = entry.value()?;
            count += 1;
            at = end;
            if text.get(at..at + 3) != Some(b", %") {
                break;
            }
            at += 2;
        }
        if text.get(at) != Some(&b')') {
            return None;
        }
        at += 1;
        let name = self.ctx.name_bytes(name);
        if self.ctx.is_registered(name) {
            return None;
        }
        let (hash, end) = hash_line(text, at);
        let (tail, end) = match self.ops.tails.find(text, hash, at..end) {
            Some(tail) => (tail, end),
            None => self.new_dictionary(at)?,
        };
        if tail.operands as usize != count || (result.is_some() && tail.results != 1) {
            return None;
        }
        let types = tail.types as usize..tail.types as usize + count + tail.results as usize;
        let state = &mut self.ops;
        let body = &mut state.bodies[state.current];
        let types = &state.tails.types[types];
        if operands[..count].iter().zip(types).any(|(&v, &ty)| body.value_type(v) != ty) {
            return None;
        }
        let result = match result {
            Some(name) => {
                let id = self.names.id(name, text.len());
                if self.names.get(id, 0).value().is_some() {
                    return None;
                }
                Some(id)
            }
            None => None,
        };
        let shape = self.ctx.op_shape(name, count, tail.results as usize);
        let spec = OpSpec {
            shape,
            operands: &operands[..count],
            results: &types[count..],
            attrs: tail.attrs,
            loc: crate::entity::Loc(self.base + name_at as u32),
        };
        // A body that is full is reported by the ordinary reader.
        let op = body.try_create_at_end(block, &spec).ok()?;
        if let Some(id) = result {
            let value = body.result(op, 0);
            self.names.define(id, 0, Entry::new(value, body_id));
        }
        self.last_end = end;
        self.reset_to(end);
        Some(())
    }
}
