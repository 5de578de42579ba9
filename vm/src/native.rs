//! Matchers that were compiled to Rust.
//!
//! `pdllc --emit=rust --matcher=native` prints one for a program: a function for each shape of straight code,
//! with registers and numbers of operands written out, that reads the rest (keys of the host, tables,
//! patterns, targets) from the linked code, as the interpreter does. There is one for every instruction of a
//! matcher; what it does is shared with the interpreter (`look`, `work`, `loops`).

use crate::host::Link;
use crate::limits::Budget;
use crate::link::{LinkedProgram, Tables};
use crate::look::Look;
use crate::loops::Turn;
use crate::matcher::{self, NONE};
use crate::registers::{Registers, get, set};
use crate::work::{Work, Worked};
use pdll_bytecode::FAIL;
use pdll_bytecode::isa::RegWords;
use std::fmt;

/// The matcher of one program, compiled to Rust.
pub struct NativeMatcher<H: Link> {
    /// The checksum of the bytecode file that it was made from.
    pub program: u64,
    /// Goes on from a place of matcher code; gives where it ends: a target that is not code.
    pub matches: fn(&mut Matching<'_, H>, u32) -> u32,
}

impl<H: Link> Clone for NativeMatcher<H> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<H: Link> Copy for NativeMatcher<H> {}

impl<H: Link> fmt::Debug for NativeMatcher<H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NativeMatcher").field("program", &self.program).finish_non_exhaustive()
    }
}

/// What a compiled matcher works with. Its functions are the instructions of the same names, but for `turn`
/// (`continue`) and `leave` (`break`), whose names are Rust's own. Those that a budget may stop are told
/// where they are in the code.
pub struct Matching<'a, H: Link> {
    code: &'a [u32],
    tables: &'a Tables,
    linked: &'a LinkedProgram<H>,
    host: &'a H,
    state: &'a mut Registers<H>,
    budget: &'a mut Budget,
    first: u32,
    best: u32,
    again: bool,
    stopped: bool,
}

impl<H: Link> fmt::Debug for Matching<'_, H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Matching").field("best", &self.best).finish_non_exhaustive()
    }
}

/// Runs a compiled matcher from `at` on. Gives the best pattern, or [`NONE`] if the run may not go on.
#[inline(always)]
pub(crate) fn run<H: Link>(
    native: &NativeMatcher<H>,
    linked: &LinkedProgram<H>,
    host: &H,
    state: &mut Registers<H>,
    budget: &mut Budget,
    at: u32,
    first: u32,
) -> u32 {
    state.end_loops();
    let mut matching = Matching {
        code: &linked.code,
        tables: &linked.tables,
        linked,
        host,
        state,
        budget,
        first,
        best: NONE,
        again: false,
        stopped: false,
    };
    let end = (native.matches)(&mut matching, at);
    if matching.stopped {
        return NONE;
    }
    matcher::ended(end, first).map_or(matching.best, |pattern| matching.best.min(pattern))
}

/// Functions of instructions that ask for something: whether it is so.
macro_rules! tests {
    ($($(#[$doc:meta])* $name:ident($m:ident $(, $arg:ident)*) $body:block)*) => { $(
        $(#[$doc])*
        #[inline(always)]
        pub fn $name(&mut self $(, $arg: u32)*) -> bool {
            let $m = &mut *self;
            $body
        }
    )* };
}

/// Functions of instructions whose work is bounded, at a place of the code: whether they are done.
macro_rules! works {
    ($($(#[$doc:meta])* $name:ident($($arg:ident: $ty:ty),*))*) => { $(
        $(#[$doc])*
        #[inline(always)]
        pub fn $name(&mut self $(, $arg: $ty)*, at: u32) -> bool {
            let went = self.work().$name($($arg),*);
            self.went(went, at)
        }
    )* };
}

/// Functions of instructions that load what is always there, or nothing in place of what is not.
macro_rules! puts {
    ($($(#[$doc:meta])* $name:ident($m:ident $(, $arg:ident)*) $bank:ident $body:block)*) => { $(
        $(#[$doc])*
        #[inline(always)]
        pub fn $name(&mut self, dst: u32 $(, $arg: u32)*) {
            let $m = &mut *self;
            let found = $body;
            set(&mut self.state.$bank, dst, found);
        }
    )* };
}

/// Functions of switches: where they go.
macro_rules! switches {
    ($($(#[$doc:meta])* $name:ident($m:ident $(, $arg:ident)*) $body:block)*) => { $(
        $(#[$doc])*
        #[inline(always)]
        pub fn $name(&mut self $(, $arg: u32)*, table: u32, otherwise: u32) -> u32 {
            let $m = &mut *self;
            match $body {
                Some(key) => self.tables.get(table, key, otherwise),
                None => otherwise,
            }
        }
    )* };
}

/// Functions of loads: whether there is what they load.
macro_rules! loads {
    ($($(#[$doc:meta])* $name:ident($m:ident $(, $arg:ident)*) $bank:ident $body:block)*) => { $(
        $(#[$doc])*
        #[inline(always)]
        pub fn $name(&mut self, dst: u32 $(, $arg: u32)*) -> bool {
            let $m = &mut *self;
            let found = $body;
            let is_there = found.is_some();
            if is_there {
                set(&mut self.state.$bank, dst, found);
            }
            is_there
        }
    )* };
}

impl<'a, H: Link> Matching<'a, H> {
    /// The word of code there; 0 past the end.
    #[inline(always)]
    #[must_use]
    pub fn word(&self, at: u32) -> u32 {
        self.code.get(at as usize).copied().unwrap_or(0)
    }

    /// The words of code from there on.
    #[inline(always)]
    #[must_use]
    pub fn words<const N: usize>(&self, at: u32) -> Option<&'a [u32; N]> {
        self.code.get(at as usize..)?.first_chunk()
    }

    /// Whether a target is no code.
    #[inline(always)]
    #[must_use]
    #[allow(clippy::unused_self, reason = "what is printed calls all of them alike")]
    pub fn is_end(&self, to: u32) -> bool {
        matcher::is_end(to)
    }

    /// Has the matcher begin again at `to`, so that it does not call itself deeper and deeper.
    #[inline(always)]
    pub fn again(&mut self, to: u32) -> u32 {
        self.again = true;
        to
    }

    /// Whether it is to begin again, which it then does.
    #[inline(always)]
    pub fn goes_again(&mut self) -> bool {
        std::mem::take(&mut self.again)
    }

    /// `accept`
    #[inline(always)]
    pub fn accept(&mut self, pattern: u32) -> bool {
        let is_best = pattern >= self.first && pattern < self.best;
        if is_best {
            self.best = pattern;
        }
        is_best
    }

    tests! {
        /// `guard`
        guard(m, pattern) { m.best >= pattern }
        /// `kind_is`
        kind_is(m, op, kind) { m.look().kind(op) == Some(kind) }
        /// `name_is`
        name_is(m, op, name) { m.look().name(op) == Some(name) }
        /// `has_attr`
        has_attr(m, op, name) { m.look().attr(op, name).is_some() }
        /// `attr_is`
        attr_is(m, op, name, attr) { m.look().attr_key(op, name) == Some(attr) }
        /// `operand_type_is`
        operand_type_is(m, op, index, ty) { m.look().operand_type(op, index) == Some(ty) }
        /// `result_type_is`
        result_type_is(m, op, index, ty) { m.look().result_type(op, index) == Some(ty) }
        /// `operand_count_is`
        operand_count_is(m, op, count) { m.look().operand_count(op) == Some(count) }
        /// `operand_count_min`
        operand_count_min(m, op, count) { m.look().operand_count(op) >= Some(count) }
        /// `result_count_is`
        result_count_is(m, op, count) { m.look().result_count(op) == Some(count) }
        /// `result_count_min`
        result_count_min(m, op, count) { m.look().result_count(op) >= Some(count) }
        /// `type_is`
        type_is(m, value, ty) { m.look().type_key(value) == Some(ty) }
        /// `attr_value_is`
        attr_value_is(m, value, attr) { m.look().attr_value(value) == Some(attr) }
        /// `same_op`
        same_op(m, a, b) { m.look().same_op(a, b) }
        /// `same_value`
        same_value(m, a, b) { m.look().same_value(a, b) }
        /// `same_type`
        same_type(m, a, b) { m.look().same_type(a, b) }
        /// `same_attr`
        same_attr(m, a, b) { m.look().same_attr(a, b) }
        /// `same_values`
        same_values(m, a, b) { m.look().same_values(a, b) }
        /// `same_types`
        same_types(m, a, b) { m.look().same_types(a, b) }
        /// `list_count_is`
        list_count_is(m, values, count) { m.look().list_count(values) == Some(count) }
        /// `list_count_min`
        list_count_min(m, values, count) { m.look().list_count(values) >= Some(count) }
        /// `part`
        part(m, dst, values, before, after) { m.state.list_part(dst, values, before, after) }
        /// `record`
        record(m, pattern) {
            let is_best = m.accept(pattern);
            if is_best {
                m.state.keep_lists();
            }
            is_best
        }
    }

    switches! {
        /// `switch_kind`
        switch_kind(m, op) { m.look().kind(op) }
        /// `switch_name`
        switch_name(m, op) { m.look().name(op) }
        /// `switch_attr`
        switch_attr(m, op, name) { m.look().attr_key(op, name) }
        /// `switch_operand_type`
        switch_operand_type(m, op, index) { m.look().operand_type(op, index) }
        /// `switch_result_type`
        switch_result_type(m, op, index) { m.look().result_type(op, index) }
        /// `switch_operand_count`
        switch_operand_count(m, op) { m.look().operand_count(op) }
        /// `switch_result_count`
        switch_result_count(m, op) { m.look().result_count(op) }
        /// `switch_type`
        switch_type(m, ty) { m.look().type_key(ty) }
        /// `def_switch_kind`
        def_switch_kind(m, dst, src, operand, result) {
            let found = m.look().definer(src, operand, result);
            if found.is_some() {
                set(&mut m.state.ops, dst, found);
            }
            found.map(|op| m.host.op_kind(op))
        }
    }

    loads! {
        /// `def`
        def(m, src, operand, result) ops { m.look().definer(src, operand, result) }
        /// `operand`
        operand(m, op, index) values { m.look().operand(op, index) }
        /// `result`
        result(m, op, index) values { m.look().result(op, index) }
        /// `attr`
        attr(m, op, name) attrs { m.look().attr(op, name) }
        /// `attr_type`
        attr_type(m, attr) types { m.look().attr_type(attr) }
        /// `def_op`
        def_op(m, value) ops { m.look().def_op(value) }
        /// `single`
        single(m, values) values { m.look().single(values) }
        /// `first`
        first(m, values) values { m.look().element(values, 0) }
        /// `element`
        element(m, values, index) values { m.look().element(values, index) }
        /// `element_back`
        element_back(m, values, index) values { m.look().element_back(values, index) }
        /// `element_type`
        element_type(m, types, index) types { m.look().element_type(types, index) }
    }

    puts! {
        /// `type_of`
        type_of(m, value) types { m.look().type_of(value) }
        /// `attr_or_null`
        attr_or_null(m, op, name) attrs { m.look().attr(op, name) }
        /// `attr_or`
        attr_or(m, op, name, default) attrs {
            m.look().attr(op, name).or_else(|| m.linked.attr_const(default))
        }
        /// `const_attr`
        const_attr(m, attr) attrs { m.linked.attr_const(attr) }
        /// `const_type`
        const_type(m, ty) types { m.linked.type_const(ty) }
        /// `move_op`
        move_op(m, src) ops { get(&m.state.ops, src) }
        /// `move_value`
        move_value(m, src) values { get(&m.state.values, src) }
        /// `move_type`
        move_type(m, src) types { get(&m.state.types, src) }
        /// `move_attr`
        move_attr(m, src) attrs { get(&m.state.attrs, src) }
        /// `move_values`
        move_values(m, src) value_lists { get(&m.state.value_lists, src) }
        /// `move_types`
        move_types(m, src) type_lists { get(&m.state.type_lists, src) }
    }

    works! {
        /// `operands`
        operands(dst: u32, op: u32, group: u32)
        /// `results`
        results(dst: u32, op: u32, group: u32)
        /// `types_of`
        types_of(dst: u32, values: u32)
        /// `const_types`
        const_types(dst: u32, types: &[u32])
        /// `user`
        user(dst: u32, values: u32, index: u32)
    }

    /// `make_values`
    #[inline(always)]
    pub fn make_values(&mut self, dst: u32, parts: &[u32], at: u32) -> bool {
        let went = self.work().make_values(dst, RegWords::new(parts));
        self.went(went, at)
    }

    /// `make_types`
    #[inline(always)]
    pub fn make_types(&mut self, dst: u32, parts: &[u32], at: u32) -> bool {
        let went = self.work().make_types(dst, RegWords::new(parts));
        self.went(went, at)
    }

    /// `types_are`
    #[inline(always)]
    pub fn types_are(&mut self, types: u32, keys: &[u32]) -> bool {
        self.look().types_are(types, keys)
    }

    /// `constraint`
    #[inline(always)]
    pub fn constraint(&mut self, native: u32, negated: u32, args: &[u32], results: &[u32], at: u32) -> bool {
        let (args, results) = (RegWords::new(args), RegWords::new(results));
        let went = self.work().constraint(native, negated, args, results, at);
        self.went(went, at)
    }

    /// `for_each_user`, with its body behind it.
    #[inline(always)]
    pub fn for_each_user(&mut self, dst: u32, value: u32, done: u32, at: u32, body: u32) -> bool {
        let went = self.work().for_each_user(dst, value, done, body);
        self.went(went, at)
    }

    /// `for_each_user_of`, with its body behind it.
    #[inline(always)]
    pub fn for_each_user_of(&mut self, dst: u32, values: u32, done: u32, at: u32, body: u32) -> bool {
        let went = self.work().for_each_user_of(dst, values, done, body);
        self.went(went, at)
    }

    /// `continue`: where it goes.
    #[inline(always)]
    pub fn turn(&mut self) -> u32 {
        match self.state.next_turn() {
            Some(Turn::Again(to) | Turn::Over(to)) => to,
            None => FAIL,
        }
    }

    /// `break`
    #[inline(always)]
    pub fn leave(&mut self) {
        self.state.leave_loop();
    }

    /// Whether an instruction that is not done may not be: the run has come to its end, and so has matching.
    #[inline(always)]
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.stopped
    }

    #[inline(always)]
    fn look(&self) -> Look<'_, H> {
        Look { host: self.host, state: self.state }
    }

    #[inline(always)]
    fn work(&mut self) -> Work<'_, H> {
        Work { linked: self.linked, host: self.host, state: self.state, budget: self.budget }
    }

    /// Whether the instruction at `at` is done.
    #[inline(always)]
    fn went(&mut self, went: Worked, at: u32) -> bool {
        if went == Worked::Stopped {
            self.stop(at);
        }
        went == Worked::Done
    }

    #[cold]
    fn stop(&mut self, at: u32) {
        self.stopped = true;
        self.budget.blame(self.linked.patterns_behind(at).into_iter());
    }
}
