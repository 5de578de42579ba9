//! Operations in custom form that are written as one was before.
//!
//! A file says the same over and over with other values: `%v = arith.addi %a, %b : i32`. What a line means
//! but for the names in it is remembered under the rest of its text, whatever the form of the operation: its
//! shape, attributes and types. The names of its operands are looked up in the order in which they are
//! written, which must be that of the operands. Remembered are operations of one line without regions and
//! successors, whose text mentions no alias, distinct attribute or location, and does not depend on which
//! names are the same (`Parser::impure`). Nothing is changed before it is sure that all operands are known
//! and have these types; what is unusual is read in the ordinary way.
//!
//! A form may go on in the next line, so what follows must be something that did not belong to the operation
//! then.

use super::lexer::{self, Lexeme, Token};
use super::names::{Entry, NameId, UseRef};
use super::parser::Parser;
use crate::body::OpSpec;
use crate::entity::{Attrs, Block, BodyId, Loc, Name, Op, OpShape, Type, Value};
use std::ops::Range;

/// How many places the table has: a power of two. Each line has two.
const PLACES: usize = 1 << 10;
/// Longer lines are not remembered.
const MAX_LINE: usize = 256;
/// Lines with more names are not remembered.
const MAX_NAMES: usize = 8;
/// So many pieces and types are kept.
const MAX_KEPT: usize = 1 << 16;

/// A name in a line: `text[start..end]` without `%` and number, and the number after it.
#[derive(Clone, Copy, Default)]
struct Written {
    start: u32,
    end: u32,
    number: u32,
}

impl Written {
    fn range(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }
}

/// A line: its names and what is between them.
struct Line {
    hash: u64,
    names: [Written; MAX_NAMES],
    count: usize,
    /// What precedes each name, and what follows the last one.
    pieces: [(u32, u32); MAX_NAMES + 1],
    end: usize,
}

impl Line {
    fn pieces(&self) -> &[(u32, u32)] {
        &self.pieces[..=self.count]
    }
}

/// What a line means.
#[derive(Clone, Copy)]
struct Meaning {
    hash: u64,
    /// Ops of this dialect have no prefix.
    dialect: Option<Name>,
    /// In `Lines::pieces`.
    pieces: u32,
    names: u8,
    has_result: bool,
    /// In `Lines::types`: those of operands, then those of results.
    types: u32,
    operands: u8,
    results: u8,
    shape: OpShape,
    attrs: Attrs,
    /// From the end of the name of the result, or from the start, to the name of the op.
    op_name: u32,
    /// From the last token to the end of the line.
    rest: u32,
    /// What followed.
    after: After,
}

/// What followed a line when it was read, each time in the ordinary way.
#[derive(Clone, Copy)]
struct After {
    /// A bit for each kind of token that forms do not look into.
    kinds: u8,
    /// A word without a dot, as forms have them; empty if there was none.
    word: (u32, u32),
}

impl After {
    /// Words that forms know have no dot, and names of operations do.
    fn of(text: &[u8], token: Lexeme) -> Option<After> {
        let kinds = match token.kind {
            Token::Percent => 1,
            Token::RBrace => 1 << 1,
            Token::Caret => 1 << 2,
            Token::Str => 1 << 3,
            Token::Eof => 1 << 4,
            Token::Bare if text[token.start..token.end].contains(&b'.') => 1 << 5,
            Token::Bare => return Some(After { kinds: 0, word: (token.start as u32, token.end as u32) }),
            _ => return None,
        };
        Some(After { kinds, word: (0, 0) })
    }

    /// Whether one of these was the other.
    fn has(self, text: &[u8], other: After) -> bool {
        let word = |(start, end): (u32, u32)| &text[start as usize..end as usize];
        self.kinds & other.kinds == other.kinds
            && (other.word == (0, 0) || word(self.word) == word(other.word))
    }

    fn and(self, other: After) -> After {
        let word = if other.word == (0, 0) { self.word } else { other.word };
        After { kinds: self.kinds | other.kinds, word }
    }
}

/// Lines that were read.
#[derive(Default)]
pub(super) struct Lines {
    places: Vec<Option<Meaning>>,
    pieces: Vec<(u32, u32)>,
    types: Vec<Type>,
    /// The operands of the op that was read last, and where its name is; no place if it is not to be
    /// remembered.
    pub(super) uses: Vec<UseRef>,
    pub(super) at: Option<usize>,
}

const K: u64 = 0x517c_c1b7_2722_0a95;
const ONES: u64 = 0x0101_0101_0101_0101;

/// The end of the bytes from `at` before a `%` or a line end, and a hash that has taken them in.
#[inline]
fn piece(text: &[u8], mut at: usize, limit: usize, mut hash: u64) -> (u64, usize) {
    let mix = |hash: u64, word: u64| (hash.rotate_left(5) ^ word).wrapping_mul(K);
    let zero = |word: u64| word.wrapping_sub(ONES) & !word & (ONES << 7);
    while let Some(chunk) = text.get(at..at + 8).filter(|_| at + 8 <= limit) {
        let word = u64::from_le_bytes([
            chunk[0], chunk[1], chunk[2], chunk[3], chunk[4], chunk[5], chunk[6], chunk[7],
        ]);
        let found = zero(word ^ (ONES * u64::from(b'\n'))) | zero(word ^ (ONES * u64::from(b'%')));
        if found != 0 {
            let len = found.trailing_zeros() / 8;
            return (mix(hash, word & !(u64::MAX << (8 * len))), at + len as usize);
        }
        hash = mix(hash, word);
        at += 8;
    }
    let (mut word, mut shift) = (0, 0);
    while at < limit && !matches!(text[at], b'\n' | b'%') {
        word |= u64::from(text[at]) << shift;
        shift += 8;
        at += 1;
    }
    (mix(hash, word), at)
}

/// The line that starts at `start`; `None` if it is too long or has too many names.
fn line(text: &[u8], start: usize) -> Option<Line> {
    let limit = text.len().min(start + MAX_LINE);
    let mut found =
        Line { hash: 0, names: Default::default(), count: 0, pieces: [(0, 0); MAX_NAMES + 1], end: start };
    let mut at = start;
    loop {
        let (hash, end) = piece(text, at, limit, found.hash);
        found.pieces[found.count] = (at as u32, (end - at) as u32);
        // A name counts as something, too.
        found.hash = (hash ^ found.count as u64).wrapping_mul(K);
        if end == limit && limit < text.len() {
            return None;
        }
        if text.get(end) != Some(&b'%') {
            found.end = end;
            return Some(found);
        }
        let name_end = lexer::suffix_end(text, end + 1);
        if name_end == end + 1 || found.count == MAX_NAMES {
            return None;
        }
        let (number, after) = number(text, name_end)?;
        found.names[found.count] = Written { start: end as u32 + 1, end: name_end as u32, number };
        found.count += 1;
        at = after;
    }
}

/// `#n` right behind a name, or 0; and where it ends.
#[inline]
fn number(text: &[u8], at: usize) -> Option<(u32, usize)> {
    if text.get(at) != Some(&b'#') {
        return Some((0, at));
    }
    let end = lexer::suffix_end(text, at + 1);
    let number = std::str::from_utf8(&text[at + 1..end]).ok()?.parse().ok()?;
    Some((number, end))
}

/// The first place of a line in the table; the other one is beside it.
fn place(hash: u64) -> usize {
    (hash >> (u64::BITS - PLACES.trailing_zeros())) as usize
}

impl Lines {
    fn find(&self, text: &[u8], line: &Line, dialect: Option<Name>) -> Option<Meaning> {
        let is_it = |meaning: &&Meaning| {
            let first = meaning.pieces as usize;
            let same = |(&(a, len), &(b, other)): (&(u32, u32), &(u32, u32))| {
                len == other && text[a as usize..(a + len) as usize] == text[b as usize..(b + len) as usize]
            };
            meaning.hash == line.hash
                && meaning.dialect == dialect
                && usize::from(meaning.names) == line.count
                && self.pieces[first..=first + line.count].iter().zip(line.pieces()).all(same)
        };
        let place = place(line.hash);
        let at = |place: usize| self.places.get(place)?.as_ref().filter(is_it).copied();
        at(place).or_else(|| at(place ^ 1))
    }

    fn insert(&mut self, line: &Line, meaning: Meaning, types: impl Iterator<Item = Type>) {
        if self.places.is_empty() || self.pieces.len() + self.types.len() > MAX_KEPT {
            self.places.clear();
            self.places.resize(PLACES, None);
            self.pieces.clear();
            self.types.clear();
        }
        let meaning = Meaning { pieces: self.pieces.len() as u32, types: self.types.len() as u32, ..meaning };
        self.pieces.extend_from_slice(line.pieces());
        self.types.extend(types);
        let place = place(line.hash);
        let is_same = |other: &Meaning| (other.hash, other.dialect) == (meaning.hash, meaning.dialect);
        let first = self.places[place].replace(meaning);
        // The other one moves to the second place.
        self.places[place ^ 1] = first.filter(|first| !is_same(first)).or(self.places[place ^ 1]);
    }
}

impl<'s> Parser<'_, 's> {
    /// Reads the op at the current token if it is written as one was before; otherwise false, and nothing has
    /// changed.
    #[inline]
    pub(super) fn repeated_op(&mut self, block: Block) -> bool {
        matches!(self.tok.kind, Token::Percent | Token::Bare) && self.try_repeated(block).is_some()
    }

    fn try_repeated(&mut self, block: Block) -> Option<()> {
        let (text, start) = (self.text, self.tok.start);
        // Ops in generic form are not remembered here.
        if text[self.tok.end..].starts_with(b" = \"") {
            return None;
        }
        let line = line(text, start)?;
        let dialect = self.ops.default_dialects.last().copied().flatten();
        let meaning = self.ops.lines.find(text, &line, dialect)?;
        let next = lexer::lex(text, line.end).ok()?;
        After::of(text, next).filter(|&after| meaning.after.has(text, after))?;
        let body_id = BodyId(self.ops.current as u32);
        let first = usize::from(meaning.has_result);
        let (count, from) = (usize::from(meaning.operands), meaning.types as usize);
        let mut operands = [Value(0); MAX_NAMES];
        for (i, written) in line.names[first..line.count].iter().enumerate() {
            let id = self.name_id(&text[written.range()]);
            let entry = self.names.get(id, written.number);
            let value = entry.value().filter(|_| entry.body == body_id)?;
            let state = &self.ops;
            if state.bodies[state.current].value_type(value) != state.lines.types[from + i] {
                return None;
            }
            operands[i] = value;
        }
        let result: Option<NameId> = match first {
            0 => None,
            _ => {
                let id = self.name_id(&text[line.names[0].range()]);
                if self.names.get(id, 0).value().is_some() {
                    return None;
                }
                Some(id)
            }
        };
        let name_from = if first == 0 { start } else { line.names[0].end as usize };
        let state = &mut self.ops;
        let results = from + count..from + count + usize::from(meaning.results);
        let spec = OpSpec {
            shape: meaning.shape,
            operands: &operands[..count],
            results: &state.lines.types[results],
            attrs: meaning.attrs,
            loc: Loc(self.base + (name_from + meaning.op_name as usize) as u32),
        };
        let body = &mut state.bodies[state.current];
        // A body that is full is reported by the ordinary reader.
        let op = body.try_create_at_end(block, &spec).ok()?;
        if let Some(id) = result {
            let value = body.result(op, 0);
            self.names.define(id, 0, Entry::new(value, body_id));
        }
        self.last_end = line.end - meaning.rest as usize;
        self.tok = next;
        Some(())
    }

    /// Remembers the line of the op that was read, from `start` to before the current token. `result`: the
    /// name that it was given, if it is one name of one result, or that it has none; else `None`.
    pub(super) fn remember(&mut self, start: usize, has_result: bool, op: Op) -> Option<()> {
        let text = self.text;
        let name_at = self.ops.lines.at?;
        let line =
            line(text, start).filter(|line| self.last_end <= line.end && line.end <= self.tok.start)?;
        let first = usize::from(has_result);
        let state = &self.ops;
        let body = &state.bodies[state.current];
        let (operands, results) = (body.num_operands(op), body.num_results(op));
        let same = |(written, used): (&Written, &UseRef)| {
            (written.start as usize, written.number) == (used.at + 1, used.number)
        };
        let is_plain = line.count == first + operands
            && state.lines.uses.len() == operands
            && line.names[first..line.count].iter().zip(&state.lines.uses).all(same)
            && (!has_result || line.names[0].start as usize == start + 1 && results == 1)
            && results <= MAX_NAMES
            && body.loc(op) == self.loc_at(name_at);
        if !is_plain {
            return None;
        }
        let types: Range<usize> = 0..operands;
        let types = types.map(|i| body.operand(op, i)).chain(body.results(op)).map(|v| body.value_type(v));
        let types: Vec<Type> = types.collect();
        let after = After::of(text, self.tok)?;
        let dialect = state.default_dialects.last().copied().flatten();
        let name_from = if has_result { line.names[0].end as usize } else { start };
        let meaning = Meaning {
            hash: line.hash,
            dialect,
            pieces: 0,
            names: line.count as u8,
            has_result,
            types: 0,
            operands: operands as u8,
            results: results as u8,
            shape: body.shape(op),
            attrs: body.attrs(op),
            op_name: (name_at - name_from) as u32,
            rest: (line.end - self.last_end) as u32,
            after: match self.ops.lines.find(text, &line, dialect) {
                Some(before) => before.after.and(after),
                None => after,
            },
        };
        self.ops.lines.insert(&line, meaning, types.into_iter());
        Some(())
    }
}
