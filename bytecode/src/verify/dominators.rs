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

/// A state of knowledge: the writes on the way from the root of the tree to a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct State(u32);

impl State {
    /// Its number among the states of its tree.
    pub(super) fn number(self) -> usize {
        self.0 as usize
    }
}

/// A step of [`Dominators::walk`]: into a state, and back out of it after those that follow it, with what was
/// written to come from the one before it.
pub(super) enum Step<'a> {
    Down(State, &'a [u32]),
    Up(&'a [u32]),
}

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

/// A register that is read in a state, or several ([`ALL_OF`]).
#[derive(Debug)]
struct Question {
    register: u32,
    /// What to say if it is not written.
    topic: u32,
    /// The one before it of the same state.
    before: u32,
}

/// In place of a register: those that go with the topic, of which whoever wants the answers knows the list.
const ALL_OF: u32 = u32::MAX;

/// The tree of states and what is asked of them.
#[derive(Debug)]
pub(super) struct Dominators {
    nodes: Vec<Node>,
    writes: Vec<u32>,
    questions: Vec<Question>,
    /// How many states were passed to find where ways meet.
    #[cfg(test)]
    passed: std::sync::atomic::AtomicU64,
}

impl Dominators {
    /// A tree that has one state, in which nothing is written. Registers of all banks are numbered through.
    /// There is room for what so many instructions mostly write and read.
    pub(super) fn new(instructions: usize) -> Self {
        let root =
            Node { parent: 0, jump: 0, depth: 0, last_child: NONE, sibling: NONE, writes: 0, question: NONE };
        let mut nodes = Vec::with_capacity(instructions + 1);
        nodes.push(root);
        Self {
            nodes,
            writes: Vec::with_capacity(instructions + 1),
            questions: Vec::with_capacity(2 * instructions),
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
        (self.nodes.len() + self.writes.len() + self.questions.len()) as u64
            + self.passed.load(std::sync::atomic::Ordering::Relaxed)
    }

    #[inline(always)]
    fn pass(&self) {
        #[cfg(test)]
        self.passed.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
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

    /// Asks for all registers that go with `topic` to be written in a state.
    pub(super) fn ask_all(&mut self, state: State, topic: u32) {
        self.ask(state, ALL_OF, topic);
    }

    /// Calls `f` with topic and register of each question to which the answer is no: not every way to there
    /// has passed a write of it. `all_of` gives the registers that go with a topic.
    pub(super) fn unwritten<'l>(
        &self,
        registers: u32,
        all_of: impl Fn(u32) -> &'l [u32],
        mut f: impl FnMut(u32, u32),
    ) {
        let mut count = vec![0u32; registers as usize];
        self.walk(|step| match step {
            Step::Down(state, writes) => {
                writes.iter().for_each(|&w| count[w as usize] += 1);
                let mut next = self.nodes[state.0 as usize].question;
                while let Some(question) = self.questions.get(next as usize) {
                    let own = std::slice::from_ref(&question.register);
                    let list = if question.register == ALL_OF { all_of(question.topic) } else { own };
                    let unwritten = list.iter().filter(|&&register| count[register as usize] == 0);
                    unwritten.for_each(|&register| f(question.topic, register));
                    next = question.before;
                }
            }
            Step::Up(writes) => writes.iter().for_each(|&w| count[w as usize] -= 1),
        });
    }

    /// Goes through the tree, from each state to those after it and back.
    pub(super) fn walk(&self, mut f: impl FnMut(Step<'_>)) {
        let (mut at, mut down) = (0, true);
        loop {
            let node = &self.nodes[at as usize];
            let first = if at == 0 { 0 } else { self.nodes[at as usize - 1].writes };
            let writes = &self.writes[first as usize..node.writes as usize];
            if down {
                f(Step::Down(State(at), writes));
                if node.last_child != NONE {
                    at = node.last_child;
                    continue;
                }
            }
            f(Step::Up(writes));
            if at == 0 {
                break;
            }
            down = node.sibling != NONE;
            at = if down { node.sibling } else { node.parent };
        }
    }

    /// How many states there are.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Forgets what was asked: the states stay.
    pub(super) fn answered(&mut self) {
        self.questions = Vec::new();
    }
}
