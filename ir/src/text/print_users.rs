//! Comments that say who uses the values of an op or block.

use super::print::Printer;
use super::write::write_number;
use crate::body::Body;
use crate::entity::{Block, Op, Value};
use rustc_hash::FxHashSet;

impl Printer<'_> {
    /// What stands after an op: who uses its results, or the number by which others name it as a user.
    pub(super) fn op_users(&mut self, body: &Body, op: Op) {
        let results = body.num_results(op);
        if results == 0 {
            if body.num_operands(op) > 0 {
                self.put(" // id: ");
                self.op_number(op);
            }
            return;
        }
        if !body.has_uses(op) {
            return self.put(" // unused");
        }
        let users: FxHashSet<Op> =
            body.results(op).flat_map(|value| body.uses(value)).map(|used| used.op).collect();
        let their_results: usize = users.iter().map(|&user| body.num_results(user)).sum();
        let is_one = users.len() <= 1 && their_results <= 1;
        self.put(if is_one { " // user: " } else { " // users: " });
        for (i, value) in body.results(op).enumerate() {
            self.put(if i == 0 { "" } else { ", " });
            self.put(if results > 1 { "(" } else { "" });
            self.value_users(body, value);
            self.put(if results > 1 { ")" } else { "" });
        }
    }

    /// A line for each argument of a block.
    pub(super) fn argument_users(&mut self, body: &Body, block: Block) {
        for &argument in body.block_args(block) {
            self.new_line();
            self.put("// ");
            self.value(body, argument);
            if body.is_unused(argument) {
                self.put(" is unused");
            } else {
                self.put(" is used by ");
                self.value_users(body, argument);
            }
        }
    }

    /// Results of the users of a value, each user once, newest first.
    fn value_users(&mut self, body: &Body, value: Value) {
        if body.is_unused(value) {
            return self.put("unused");
        }
        let mut seen = FxHashSet::default();
        for (i, used) in body.uses(value).enumerate() {
            if !seen.insert(used.op) {
                continue;
            }
            self.put(if i == 0 { "" } else { ", " });
            if body.num_results(used.op) == 0 {
                self.op_number(used.op);
                continue;
            }
            for (j, result) in body.results(used.op).enumerate() {
                self.put(if j == 0 { "" } else { ", " });
                self.value(body, result);
            }
        }
    }

    fn op_number(&mut self, op: Op) {
        match self.numbering.op(op) {
            Some(number) => {
                self.put("%");
                write_number(u64::from(number), &mut self.out);
            }
            None => self.put("<<UNKNOWN OPERATION>>"),
        }
    }
}
