//! Loops over the users of values, as a matcher runs them: instructions begin one, go to its next turn and
//! leave it. What is begun is kept beside the registers, so that code goes on from anywhere.

use crate::host::Host;
use crate::limits::Budget;
use crate::registers::{Registers, get, set};
use crate::work::Worked;

/// A loop that runs.
#[derive(Debug)]
struct Frame {
    /// Its register, the first instruction of its body, and where it goes at the end.
    dst: u32,
    body: u32,
    done: u32,
    /// Its users in the user memory: next and end.
    next: usize,
    end: usize,
    start: usize,
    /// How much memory lists had when the turn began.
    values: usize,
    types: usize,
}

/// Loops of a match and the users that they go over.
#[derive(Debug)]
pub(crate) struct Loops<H: Host> {
    frames: Vec<Frame>,
    users: Vec<H::Op>,
}

impl<H: Host> Default for Loops<H> {
    fn default() -> Self {
        Self { frames: Vec::new(), users: Vec::new() }
    }
}

/// Where code goes at the end of a turn.
pub(crate) enum Turn {
    /// To the body, for the next one.
    Again(u32),
    /// On, as that was the last one.
    Over(u32),
}

/// The loop that an instruction begins: its register, its body, and where it goes at the end.
#[derive(Clone, Copy)]
pub(crate) struct Loop {
    pub(crate) dst: u32,
    pub(crate) body: u32,
    pub(crate) done: u32,
}

impl<H: Host> Registers<H> {
    /// None runs.
    #[inline(always)]
    pub(crate) fn end_loops(&mut self) {
        self.loops.frames.clear();
        self.loops.users.clear();
    }

    /// Begins a loop over the users of a value.
    #[inline(always)]
    pub(crate) fn for_each_user(&mut self, host: &H, budget: &mut Budget, value: u32, new: Loop) -> Worked {
        let start = self.loops.users.len();
        let Some(value) = get(&self.values, value) else { return Worked::Missing };
        host.collect_users(value, &mut self.loops.users);
        self.begin(budget, start, new)
    }

    /// Begins a loop over the users of the values of a list.
    #[inline(always)]
    pub(crate) fn for_each_user_of(
        &mut self,
        host: &H,
        budget: &mut Budget,
        values: u32,
        new: Loop,
    ) -> Worked {
        let start = self.loops.users.len();
        self.collect_users(host, values);
        self.begin(budget, start, new)
    }

    /// Begins a loop over the users that were collected from `start` on; there must be one.
    #[inline(always)]
    fn begin(&mut self, budget: &mut Budget, start: usize, new: Loop) -> Worked {
        let end = self.loops.users.len();
        if !budget.spend_matcher_steps(end - start) {
            return Worked::Stopped;
        }
        let Some(&user) = self.loops.users.get(start) else { return Worked::Missing };
        set(&mut self.ops, new.dst, Some(user));
        self.loops.frames.push(Frame {
            dst: new.dst,
            body: new.body,
            done: new.done,
            next: start + 1,
            end,
            start,
            values: self.value_memory.len(),
            types: self.type_memory.len(),
        });
        Worked::Done
    }

    /// Ends a turn of the innermost loop; lists that it made go.
    #[inline(always)]
    pub(crate) fn next_turn(&mut self) -> Option<Turn> {
        let frame = self.loops.frames.last_mut()?;
        self.value_memory.truncate(frame.values);
        self.type_memory.truncate(frame.types);
        if frame.next < frame.end {
            set(&mut self.ops, frame.dst, self.loops.users.get(frame.next).copied());
            frame.next += 1;
            return Some(Turn::Again(frame.body));
        }
        let done = frame.done;
        self.leave_loop();
        Some(Turn::Over(done))
    }

    /// Ends the innermost loop.
    #[inline(always)]
    pub(crate) fn leave_loop(&mut self) {
        if let Some(frame) = self.loops.frames.pop() {
            self.loops.users.truncate(frame.start);
        }
    }

    /// Has lists that are there outlast the turns that run: a pattern has captured them.
    #[inline(always)]
    pub(crate) fn keep_lists(&mut self) {
        let (values, types) = (self.value_memory.len(), self.type_memory.len());
        for frame in &mut self.loops.frames {
            (frame.values, frame.types) = (values, types);
        }
    }

    /// The user with this number of the values of a list, and how many there are.
    #[inline(always)]
    pub(crate) fn user_of(&mut self, host: &H, values: u32, index: u32) -> (Option<H::Op>, usize) {
        let start = self.loops.users.len();
        self.collect_users(host, values);
        let found = self.loops.users.get(start..).unwrap_or_default();
        let (user, count) = (found.get(index as usize).copied(), found.len());
        self.loops.users.truncate(start);
        (user, count)
    }

    /// Appends the users of the values of a list to those that loops go over.
    #[cold]
    fn collect_users(&mut self, host: &H, values: u32) {
        let Some((start, len)) = get(&self.value_lists, values) else { return };
        let list = self.value_memory.iter().skip(start as usize).take(len as usize);
        list.for_each(|&value| host.collect_users(value, &mut self.loops.users));
    }
}
