//! Which writes every way to a place passes through.
//!
//! All jumps go forward, so that one pass in code order meets every way to an instruction before the
//! instruction itself (the only way back, `continue`, leads to where its loop was entered, and adds nothing
//! to what was known there). The writes that all ways to a place have in common are its dominators among the
//! writes; they form a chain, and the chain of a place where ways meet is what their chains begin with. So
//! the states of knowledge form a tree: a state is a write on top of the state before it, and two ways meet
//! in their lowest common ancestor, which is found in logarithmic time by jump pointers (Myers, "An
//! applicative random-access stack", 1983).
//!
//! Whether a register is written in a state is asked at the end, in one walk over the tree that keeps count
//! of the writes on the way down. Time is n log n in the length of the code, memory linear in it.

use super::{Check, VerifyError};

/// A state of knowledge: the writes on the way from the root of the tree to a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct State(u32);

const NONE: u32 = u32::MAX;

#[derive(Debug)]
struct Node {
    parent: u32,
    /// An ancestor further up: the node itself at the root.
    jump: u32,
    depth: u32,
    /// The last of its children, and the one before this of its siblings.
    last_child: u32,
    sibling: u32,
    /// Its writes end here in `writes`, and begin where those of the node before it end.
    writes: u32,
    /// The last of its questions.
    question: u32,
}

/// A register that is read in a state.
#[derive(Debug)]
struct Question {
    register: u32,
    /// What to say if it is not written.
    topic: u32,
    /// The one before it of the same state.
    before: u32,
}

/// The tree of states and what is asked of them.
#[derive(Debug)]
pub(super) struct Dominators {
    nodes: Vec<Node>,
    writes: Vec<u32>,
    questions: Vec<Question>,
    /// How many registers there are.
    registers: u32,
    /// How many states were passed to find where ways meet.
    #[cfg(test)]
    passed: std::cell::Cell<u64>,
}

impl Dominators {
    /// A tree that has one state, in which nothing is written. Registers of all banks are numbered through,
    /// below `registers`. There is room for what so many instructions mostly write and read.
    pub(super) fn new(registers: u32, instructions: usize) -> Self {
        let root =
            Node { parent: 0, jump: 0, depth: 0, last_child: NONE, sibling: NONE, writes: 0, question: NONE };
        let mut nodes = Vec::with_capacity(instructions + 1);
        nodes.push(root);
        Self {
            nodes,
            writes: Vec::with_capacity(instructions + 1),
            questions: Vec::with_capacity(2 * instructions),
            registers,
            #[cfg(test)]
            passed: Default::default(),
        }
    }

    /// The state in which nothing is written.
    pub(super) const NOTHING: State = State(0);

    /// The state after these registers were written in `before`.
    pub(super) fn write(&mut self, before: State, registers: &[u32]) -> State {
        if registers.is_empty() {
            return before;
        }
        self.writes.extend_from_slice(registers);
        let id = self.nodes.len() as u32;
        let writes = self.writes.len() as u32;
        let parent = &mut self.nodes[before.0 as usize];
        let (depth, jump) = (parent.depth, parent.jump);
        let sibling = std::mem::replace(&mut parent.last_child, id);
        // If the jumps of the parent and of where that leads are of the same length, one of twice the length
        // (and one) spans both.
        let far = &self.nodes[jump as usize];
        let same = depth - far.depth == far.depth - self.nodes[far.jump as usize].depth;
        let jump = if same { far.jump } else { before.0 };
        self.nodes.push(Node {
            parent: before.0,
            jump,
            depth: depth + 1,
            last_child: NONE,
            sibling,
            writes,
            question: NONE,
        });
        State(id)
    }

    /// How many states were made, asked and passed.
    #[cfg(test)]
    pub(super) fn steps(&self) -> u64 {
        (self.nodes.len() + self.writes.len() + self.questions.len()) as u64 + self.passed.get()
    }

    #[inline(always)]
    fn pass(&self) {
        #[cfg(test)]
        self.passed.set(self.passed.get() + 1);
    }

    /// The state where two ways meet: what both have written.
    pub(super) fn meet(&self, a: State, b: State) -> State {
        if a == b {
            return a;
        }
        let node = |id: u32| &self.nodes[id as usize];
        let (mut a, mut b) = if node(a.0).depth < node(b.0).depth { (b.0, a.0) } else { (a.0, b.0) };
        let depth = node(b).depth;
        while node(a).depth > depth {
            self.pass();
            a = if node(node(a).jump).depth >= depth { node(a).jump } else { node(a).parent };
        }
        // Nodes of equal depth have jumps of equal length.
        while a != b {
            self.pass();
            let far = node(a).jump != node(b).jump;
            (a, b) = if far { (node(a).jump, node(b).jump) } else { (node(a).parent, node(b).parent) };
        }
        State(a)
    }

    /// Asks for a register to be written in a state; `topic` says of what.
    pub(super) fn ask(&mut self, state: State, register: u32, topic: u32) {
        let before =
            std::mem::replace(&mut self.nodes[state.0 as usize].question, self.questions.len() as u32);
        self.questions.push(Question { register, topic, before });
    }

    /// Answers all questions.
    ///
    /// # Errors
    /// What `explain` says of the least topic, and register, that may be unwritten.
    pub(super) fn answer(&self, explain: impl FnOnce(u32, u32) -> VerifyError) -> Check {
        let mut count = vec![0u32; self.registers as usize];
        let mut bad: Option<(u32, u32)> = None;
        let (mut at, mut down) = (0, true);
        loop {
            let node = &self.nodes[at as usize];
            let first = if at == 0 { 0 } else { self.nodes[at as usize - 1].writes };
            let writes = &self.writes[first as usize..node.writes as usize];
            if down {
                writes.iter().for_each(|&w| count[w as usize] += 1);
                let mut next = node.question;
                while let Some(question) = self.questions.get(next as usize) {
                    if count[question.register as usize] == 0 {
                        let this = (question.topic, question.register);
                        bad = Some(bad.map_or(this, |other| other.min(this)));
                    }
                    next = question.before;
                }
                if node.last_child != NONE {
                    at = node.last_child;
                    continue;
                }
            }
            writes.iter().for_each(|&w| count[w as usize] -= 1);
            if at == 0 {
                break;
            }
            down = node.sibling != NONE;
            at = if down { node.sibling } else { node.parent };
        }
        bad.map_or(Ok(()), |(topic, register)| Err(explain(topic, register)))
    }
}
