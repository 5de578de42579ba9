//! Matchers that were compiled to Rust.
//!
//! `pdllc --emit=rust --matcher=native` prints one for a program: a function for each shape of straight code,
//! with registers and numbers of operands written out, that reads the rest (keys of the host, tables,
//! patterns, targets) from the linked code, as the interpreter does. What it cannot do (natives, loops,
//! lists) it leaves to the interpreter, which goes on where it stopped: both keep the same registers.

use crate::host::Link;
use crate::link::{LinkedProgram, Tables};
use crate::look::Look;
use crate::matcher::{self, NONE};
use crate::registers::{Registers, get, set};
use std::fmt;

/// The matcher of one program, compiled to Rust.
pub struct NativeMatcher<H: Link> {
    /// The checksum of the bytecode file that it was made from.
    pub program: u64,
    /// Goes on from a place of matcher code; gives where it ends: a target that is not code, or the place
    /// from which on the interpreter is to go on.
    pub run: fn(&mut Matching<'_, H>, u32) -> u32,
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

/// What a compiled matcher works with. Its functions are the instructions of the same names.
pub struct Matching<'a, H: Link> {
    code: &'a [u32],
    tables: &'a Tables,
    linked: &'a LinkedProgram<H>,
    host: &'a H,
    state: &'a mut Registers<H>,
    first: u32,
    best: u32,
    again: bool,
}

impl<H: Link> fmt::Debug for Matching<'_, H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Matching").field("best", &self.best).finish_non_exhaustive()
    }
}

/// Runs a compiled matcher from `at` on. Gives where it ended, and the best pattern so far.
#[inline(always)]
pub(crate) fn run<H: Link>(
    native: &NativeMatcher<H>,
    linked: &LinkedProgram<H>,
    host: &H,
    state: &mut Registers<H>,
    at: u32,
    first: u32,
) -> (u32, u32) {
    let (code, tables) = (&linked.code[..], &linked.tables);
    let mut matching = Matching { code, tables, linked, host, state, first, best: NONE, again: false };
    let end = (native.run)(&mut matching, at);
    (end, matching.best)
}

/// Functions of instructions that ask for something: whether it is so.
macro_rules! tests {
    ($($(#[$doc:meta])* $name:ident($m:ident $(, $arg:ident)*) $body:block)*) => { $(
        $(#[$doc])*
        #[inline(always)]
        pub fn $name(&mut self $(, $arg: u32)*) -> bool {
            let $m = self;
            $body
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
        attr_type(m, attr) types { get(&m.state.attrs, attr).and_then(|a| m.host.attr_type(a)) }
        /// `def_op`
        def_op(m, value) ops { get(&m.state.values, value).and_then(|v| m.host.def_op(v)) }
    }

    /// `type_of`
    #[inline(always)]
    pub fn type_of(&mut self, dst: u32, value: u32) {
        let ty = get(&self.state.values, value).map(|v| self.host.value_type(v));
        set(&mut self.state.types, dst, ty);
    }

    /// `attr_or_null`
    #[inline(always)]
    pub fn attr_or_null(&mut self, dst: u32, op: u32, name: u32) {
        let attr = self.look().attr(op, name);
        set(&mut self.state.attrs, dst, attr);
    }

    /// `attr_or`
    #[inline(always)]
    pub fn attr_or(&mut self, dst: u32, op: u32, name: u32, default: u32) {
        let attr = self.look().attr(op, name).or_else(|| self.linked.attrs.get(default as usize).copied());
        set(&mut self.state.attrs, dst, attr);
    }

    #[inline(always)]
    fn look(&self) -> Look<'_, H> {
        Look { host: self.host, state: self.state }
    }
}
