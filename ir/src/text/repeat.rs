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
use super::ops::OpState;
use super::parser::Parser;
use crate::body::OpSpec;
use crate::entity::{Attrs, Block, BodyId, Loc, Name, Op, OpShape, Type, Value};
use std::ops::Range;

/// How many places the table has: a power of two. Each line has two.
const PLACES: usize = 1 << 10;
/// Longer lines are not remembered; a length fits a byte.
const MAX_LINE: usize = 255;
/// Lines with more names are not remembered. What precedes each has a length, which is a byte of one word.
const MAX_NAMES: usize = 8;
/// What is between the names of a line has no more words: a last one for each piece, and two for lengths.
const MAX_WORDS: usize = MAX_LINE / 8 + MAX_NAMES + 3;
/// So many beginnings of lines that a region follows are known: a power of two.
const REGION_OPS: usize = 1 << 4;
/// So many words and types are kept.
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

/// A line: its names, and what is between them: eight bytes a word, then how long each piece is. It is filled
/// in where it is, as what has been written in small parts is slow to copy.
struct Line {
    names: [Written; MAX_NAMES],
    count: usize,
    words: [u64; MAX_WORDS],
    word_count: usize,
    /// Of the words.
    hash: u64,
    /// Of those of the piece with the name of the op.
    op_hash: u64,
    end: usize,
}

/// What a line means.
#[derive(Clone, Copy)]
struct Meaning {
    hash: u64,
    /// Ops of this dialect have no prefix.
    dialect: Option<Name>,
    /// In `Lines::kept`.
    words: u32,
    word_count: u8,
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
pub(super) struct Lines {
    places: Vec<Option<Meaning>>,
    /// What is between the names of a line, eight bytes a word, and how long each piece of it is.
    kept: Vec<u64>,
    types: Vec<Type>,
    /// The line that was looked at last.
    line: Line,
    /// Hashes of what begins lines that a region followed.
    region_ops: [u64; REGION_OPS],
    /// The operands of the op that was read last, and where its name is; no place if it is not to be
    /// remembered.
    pub(super) uses: Vec<UseRef>,
    pub(super) at: Option<usize>,
}

impl Default for Lines {
    fn default() -> Self {
        Lines {
            places: Vec::new(),
            kept: Vec::new(),
            types: Vec::new(),
            line: Line::NONE,
            region_ops: [0; REGION_OPS],
            uses: Vec::new(),
            at: None,
        }
    }
}

const K: u64 = 0x517c_c1b7_2722_0a95;
const ONES: u64 = 0x0101_0101_0101_0101;

/// How many words there are, and a hash of them, while words are added.
#[derive(Clone, Copy)]
struct Sum {
    count: usize,
    hash: u64,
}

impl Line {
    const NONE: Line = Line {
        names: [Written { start: 0, end: 0, number: 0 }; MAX_NAMES],
        count: 0,
        words: [0; MAX_WORDS],
        word_count: 0,
        hash: 0,
        op_hash: 0,
        end: 0,
    };

    fn words(&self) -> &[u64] {
        &self.words[..self.word_count]
    }

    #[inline]
    fn push(&mut self, Sum { count, hash }: Sum, word: u64) -> Sum {
        if let Some(place) = self.words.get_mut(count) {
            *place = word;
        }
        Sum { count: count + 1, hash: (hash.rotate_left(5) ^ word).wrapping_mul(K) }
    }

    /// Adds the bytes from `at` on before a `%` or a line end; where they end.
    #[inline]
    fn piece(&mut self, text: &[u8], mut at: usize, mut sum: Sum) -> (usize, Sum) {
        let zero = |word: u64| word.wrapping_sub(ONES) & !word & (ONES << 7);
        while let Some(&chunk) = text[at..].first_chunk() {
            let word = u64::from_le_bytes(chunk);
            let found = zero(word ^ (ONES * u64::from(b'\n'))) | zero(word ^ (ONES * u64::from(b'%')));
            if found != 0 {
                // Not all eight: the shift is by less than 64.
                let len = found.trailing_zeros() / 8;
                return (at + len as usize, self.push(sum, word & !(u64::MAX << (8 * len))));
            }
            sum = self.push(sum, word);
            at += 8;
        }
        let (mut word, mut shift) = (0, 0);
        while let Some(&byte) = text.get(at).filter(|&&byte| !matches!(byte, b'\n' | b'%')) {
            word |= u64::from(byte) << shift;
            shift += 8;
            at += 1;
        }
        (at, self.push(sum, word))
    }

    /// Makes this the line that starts at `start`; `None` if that is too long or has too many names, or if
    /// `gives_up` says so of the hash of the piece with the name of the op.
    fn look_at(&mut self, text: &[u8], start: usize, gives_up: impl Fn(u64) -> bool) -> Option<()> {
        let op_piece = usize::from(text[start] == b'%');
        let is_whole = text.len() - start <= MAX_LINE;
        let text = &text[..text.len().min(start + MAX_LINE)];
        let (mut at, mut count) = (start, 0);
        let (mut lengths, mut sum) = ([0; MAX_NAMES], Sum { count: 0, hash: 0 });
        loop {
            let (end, now) = self.piece(text, at, sum);
            let length = end - at;
            if count == op_piece {
                self.op_hash = now.hash;
                if gives_up(now.hash) {
                    return None;
                }
            }
            if text.get(end) != Some(&b'%') {
                if end == text.len() && !is_whole {
                    return None;
                }
                let with_lengths = self.push(now, u64::from_le_bytes(lengths));
                let sum = self.push(with_lengths, length as u64);
                (self.word_count, self.hash) = (sum.count, sum.hash);
                (self.count, self.end) = (count, end);
                return Some(());
            }
            let name_end = lexer::suffix_end(text, end + 1);
            if name_end == end + 1 || count == MAX_NAMES {
                return None;
            }
            let (number, after) = number(text, name_end)?;
            lengths[count] = length as u8;
            self.names[count] = Written { start: end as u32 + 1, end: name_end as u32, number };
            count += 1;
            (at, sum) = (after, now);
        }
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
    /// What the line means that was just looked at.
    #[inline]
    fn find(&self, dialect: Option<Name>) -> Option<&Meaning> {
        let line = &self.line;
        let is_it = |meaning: &&Meaning| {
            let (first, count) = (meaning.words as usize, usize::from(meaning.word_count));
            meaning.hash == line.hash
                && meaning.dialect == dialect
                && usize::from(meaning.names) == line.count
                && self.kept[first..first + count] == *line.words()
        };
        let place = place(line.hash);
        let at = |place: usize| self.places.get(place)?.as_ref().filter(is_it);
        at(place).or_else(|| at(place ^ 1))
    }

    /// Keeps what the line means that was just looked at.
    fn insert(&mut self, meaning: Meaning, types: &[Type]) {
        if self.places.is_empty() || self.kept.len() + self.types.len() > MAX_KEPT {
            self.places.clear();
            self.places.resize(PLACES, None);
            self.kept.clear();
            self.types.clear();
        }
        let (words, first_type) = (self.kept.len() as u32, self.types.len() as u32);
        let meaning = Meaning { words, types: first_type, ..meaning };
        self.kept.extend_from_slice(self.line.words());
        self.types.extend_from_slice(types);
        let place = place(meaning.hash);
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
        let (OpState { lines, bodies, current, default_dialects, .. }, names) =
            (&mut self.ops, &mut self.names);
        let (body_id, body) = (BodyId(*current as u32), &mut bodies[*current]);
        let Lines { line, region_ops, .. } = lines;
        line.look_at(text, start, |hash| region_ops[place(hash) % REGION_OPS] == hash)?;
        // A region follows.
        if text[start..line.end].ends_with(b"{") {
            region_ops[place(line.op_hash) % REGION_OPS] = line.op_hash;
            return None;
        }
        let line = &lines.line;
        let meaning = lines.find(default_dialects.last().copied().flatten())?;
        let next = lexer::lex(text, line.end);
        After::of(text, next).filter(|&after| meaning.after.has(text, after))?;
        let first = usize::from(meaning.has_result);
        let (count, from) = (usize::from(meaning.operands), meaning.types as usize);
        let types = &lines.types[from..from + count + usize::from(meaning.results)];
        let mut operands = [Value(0); MAX_NAMES];
        for (i, written) in line.names[first..line.count].iter().enumerate() {
            let id = names.id(&text[written.range()], text.len());
            let entry = names.get(id, written.number);
            let value = entry.value().filter(|_| entry.body == body_id)?;
            if body.value_type(value) != types[i] {
                return None;
            }
            operands[i] = value;
        }
        let result: Option<NameId> = match first {
            0 => None,
            _ => {
                let id = names.id(&text[line.names[0].range()], text.len());
                if names.get(id, 0).value().is_some() {
                    return None;
                }
                Some(id)
            }
        };
        let name_from = if first == 0 { start } else { line.names[0].end as usize };
        let spec = OpSpec {
            shape: meaning.shape,
            operands: &operands[..count],
            results: &types[count..],
            attrs: meaning.attrs,
            loc: Loc(self.base + (name_from + meaning.op_name as usize) as u32),
        };
        // A body that is full is reported by the ordinary reader.
        let op = body.try_create_at_end(block, &spec).ok()?;
        if let Some(id) = result {
            names.define(id, 0, Entry::new(body.result(op, 0), body_id));
        }
        self.last_end = line.end - meaning.rest as usize;
        self.tok = next;
        Some(())
    }

    /// Remembers the line of the op that was read, from `start` to before the current token. `has_result`: it
    /// was given one name for one result; else it has none.
    pub(super) fn remember(&mut self, start: usize, has_result: bool, op: Op) -> Option<()> {
        let text = self.text;
        let name_at = self.ops.lines.at?;
        self.ops.lines.line.look_at(text, start, |_| false)?;
        let first = usize::from(has_result);
        let state = &self.ops;
        let line = &state.lines.line;
        let body = &state.bodies[state.current];
        let (operands, results) = (body.num_operands(op), body.num_results(op));
        let same = |(written, used): (&Written, &UseRef)| {
            (written.start as usize, written.number) == (used.at + 1, used.number)
        };
        let is_plain = (self.last_end..=self.tok.start).contains(&line.end)
            && line.count == first + operands
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
            words: 0,
            word_count: line.word_count as u8,
            names: line.count as u8,
            has_result,
            types: 0,
            operands: operands as u8,
            results: results as u8,
            shape: body.shape(op),
            attrs: body.attrs(op),
            op_name: (name_at - name_from) as u32,
            rest: (line.end - self.last_end) as u32,
            after: match state.lines.find(dialect) {
                Some(before) => before.after.and(after),
                None => after,
            },
        };
        self.ops.lines.insert(meaning, &types);
        Some(())
    }
}
