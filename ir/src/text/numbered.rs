//! Writing the numbers and names that values have.

use super::numbering::{ARGUMENT, NAMED, Numbering};
use super::write::write_number;
use crate::body::{Body, ValueDef};
use crate::entity::{NIL, Op, Value};

impl Numbering {
    /// `%5`, `%5#1`, `%arg0`, `%name`
    #[inline]
    pub(super) fn write_value(&self, body: &Body, value: Value, out: &mut Vec<u8>) {
        match body.def(value) {
            ValueDef::Result(op, 0) if body.num_results(op) == 1 => self.write(body.result(op, 0), out),
            ValueDef::Result(op, index) => self.write_result(body, op, index as usize, out),
            ValueDef::Argument(..) | ValueDef::Placeholder => self.write(value, out),
        }
    }

    /// One of several results.
    fn write_result(&self, body: &Body, op: Op, index: usize, out: &mut Vec<u8>) {
        let (first, size) = match self.grouped.contains(&op) {
            true => self.group(body, op, index),
            false => (0, body.num_results(op)),
        };
        self.write(body.result(op, first), out);
        if size > 1 {
            out.push(b'#');
            write_number((index - first) as u64, out);
        }
    }

    /// First result and size of the group that a result of an op with groups is in.
    fn group(&self, body: &Body, op: Op, index: usize) -> (usize, usize) {
        let starts = |i: &usize| self.is_numbered(body.result(op, *i));
        let first = (0..=index).rev().find(starts).unwrap_or(0);
        let end = (index + 1..body.num_results(op)).find(starts).unwrap_or(body.num_results(op));
        (first, end - first)
    }

    /// `%5:2 = `, `%a, %b = `: what stands before an op with results.
    #[inline]
    pub(super) fn write_results(&self, body: &Body, op: Op, out: &mut Vec<u8>) {
        match body.num_results(op) {
            0 => return,
            1 => self.write(body.result(op, 0), out),
            count => self.write_groups(body, op, count, out),
        }
        out.extend_from_slice(b" = ");
    }

    fn write_groups(&self, body: &Body, op: Op, count: usize, out: &mut Vec<u8>) {
        let is_grouped = self.grouped.contains(&op);
        let mut first = 0;
        while first < count {
            let size = if is_grouped { self.group(body, op, first).1 } else { count };
            if first > 0 {
                out.extend_from_slice(b", ");
            }
            self.write(body.result(op, first), out);
            if size > 1 {
                out.push(b':');
                write_number(size as u64, out);
            }
            first += size;
        }
    }

    #[inline]
    fn write(&self, value: Value, out: &mut Vec<u8>) {
        match self.numbers.get(value.slot()).copied().unwrap_or(NIL) {
            number if number & (ARGUMENT | NAMED) == 0 => {
                out.push(b'%');
                write_number(u64::from(number), out);
            }
            NIL => out.extend_from_slice(b"%<<undefined>>"),
            number if number & ARGUMENT != 0 => {
                out.extend_from_slice(b"%arg");
                write_number(u64::from(number & !ARGUMENT), out);
            }
            number => {
                out.push(b'%');
                out.extend_from_slice(self.names.get(number & !NAMED));
            }
        }
    }
}
