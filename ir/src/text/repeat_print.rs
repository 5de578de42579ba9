//! Operations that are printed as one was before.
//!
//! The text of an operation without regions and successors depends on its name, attributes and types alone,
//! but for the names of its operands. It is kept with the places of these, so that the form is asked once for
//! operations that are alike. A text that names anything but operands, or has several lines, is not kept.

use super::print::Printer;
use super::write::write_piece;
use crate::body::Body;
use crate::entity::{Name, Op, Value};
use crate::signature::Signature;

/// How many places the table has: a power of two.
const PLACES: usize = 1 << 9;
/// Longer texts are not kept.
const MAX_TEXT: usize = 256;
/// So much text is kept.
const MAX_KEPT: usize = 1 << 20;

/// A text that was printed: `texts[start..end]`, and the names in it.
#[derive(Clone, Copy)]
struct Line {
    signature: Signature,
    /// Ops of this dialect have no prefix.
    dialect: Option<Name>,
    start: u32,
    end: u32,
    first_hole: u32,
    holes: u32,
}

/// Where in a text the name of an operand stands, without the name.
#[derive(Clone, Copy)]
struct Hole {
    at: u32,
    operand: u32,
}

/// Texts that were printed.
#[derive(Default)]
pub(super) struct Repeats {
    lines: Vec<Option<Line>>,
    texts: Vec<u8>,
    holes: Vec<Hole>,
    /// Names that were printed since the form of an operation began: where, and whose.
    pub(super) named: Vec<(usize, usize, Value)>,
    /// A text is being printed that may be kept: each name is noted where it is printed.
    pub(super) is_noting: bool,
}

impl Repeats {
    /// Keeps a text, which starts at `start` of `out`. Gives up if it names other values than operands.
    fn keep(
        &mut self,
        signature: Signature,
        dialect: Option<Name>,
        out: &[u8],
        start: usize,
        operands: &[Value],
    ) {
        let text = &out[start..];
        if text.len() > MAX_TEXT || text.contains(&b'\n') {
            return;
        }
        if self.texts.len() > MAX_KEPT || self.lines.is_empty() {
            self.texts.clear();
            self.holes.clear();
            self.lines.clear();
            self.lines.resize(PLACES, None);
        }
        let (first, first_hole) = (self.texts.len(), self.holes.len());
        let mut at = start;
        for &(from, to, value) in &self.named {
            let Some(operand) = operands.iter().position(|&operand| operand == value) else {
                self.texts.truncate(first);
                self.holes.truncate(first_hole);
                return;
            };
            self.texts.extend_from_slice(&out[at..from]);
            self.holes.push(Hole { at: (self.texts.len() - first) as u32, operand: operand as u32 });
            at = to;
        }
        self.texts.extend_from_slice(&out[at..]);
        let end = self.texts.len() as u32;
        // Pieces are appended in blocks, so something follows each.
        self.texts.extend_from_slice(&[0; 16]);
        self.lines[signature.own_place(PLACES)] = Some(Line {
            signature,
            dialect,
            start: first as u32,
            end,
            first_hole: first_hole as u32,
            holes: (self.holes.len() - first_hole) as u32,
        });
    }

    #[inline]
    fn find(&self, signature: &Signature, dialect: Option<Name>) -> Option<Line> {
        let line = self.lines.get(signature.own_place(PLACES))?.as_ref()?;
        (line.signature == *signature && line.dialect == dialect).then_some(*line)
    }
}

impl Printer<'_> {
    /// Prints an operation as `print` does, or as one like it was. Operands that are one value twice are told
    /// apart by nobody: then nothing is kept.
    pub(super) fn repeated(&mut self, body: &Body, op: Op, print: impl FnOnce(&mut Self)) {
        if !body.is_plain(op) {
            return print(self);
        }
        let Some(signature) = Signature::of(body, op) else { return print(self) };
        let dialect = self.default_dialects.last().copied().flatten();
        if let Some(line) = self.repeats.find(&signature, dialect) {
            return self.print_line(body, op, line);
        }
        let start = self.out.len();
        self.repeats.named.clear();
        self.repeats.is_noting = true;
        print(self);
        let is_noted = std::mem::replace(&mut self.repeats.is_noting, false);
        let operands: Vec<Value> = body.operands(op).collect();
        let is_twice = |(index, value): (usize, &Value)| operands[..index].contains(value);
        if is_noted && !operands.iter().enumerate().any(is_twice) {
            self.repeats.keep(signature, dialect, &self.out, start, &operands);
        }
    }

    #[inline]
    fn print_line(&mut self, body: &Body, op: Op, line: Line) {
        let Printer { repeats: Repeats { texts, holes, .. }, numbering, out, .. } = self;
        let mut at = line.start as usize;
        for hole in &holes[line.first_hole as usize..(line.first_hole + line.holes) as usize] {
            let next = line.start as usize + hole.at as usize;
            write_piece(texts, at..next, out);
            numbering.write_value(body, body.operand(op, hole.operand as usize), out);
            at = next;
        }
        write_piece(texts, at..line.end as usize, out);
    }
}
