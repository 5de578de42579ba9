//! Instructions with labels, laid out at the end.

use pdll_bytecode::{ACCEPT, FAIL, Inst};

/// A place in the code that may not be known yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Label(u32);

const LABEL: u32 = 1 << 30;

impl Label {
    /// As a target, until [`Code::target`] gives the real one.
    pub(super) fn target(self) -> u32 {
        LABEL | self.0
    }

    /// The label that a target stands for.
    pub(super) fn of(target: u32) -> Self {
        Self(target & !LABEL)
    }
}

/// Instructions whose targets are [`FAIL`], accepted patterns and labels.
#[derive(Debug, Default)]
pub(super) struct Assembler {
    insts: Vec<Inst>,
    /// Per label: the number of the instruction that it stands before.
    labels: Vec<u32>,
}

/// Laid out code.
pub(super) struct Code {
    pub(super) words: Vec<u32>,
    labels: Vec<u32>,
}

impl Assembler {
    pub(super) fn push(&mut self, inst: Inst) {
        self.insts.push(inst);
    }

    /// A label that is bound later.
    pub(super) fn label(&mut self) -> Label {
        self.labels.push(0);
        Label(self.labels.len() as u32 - 1)
    }

    /// Binds a label to what is pushed next.
    pub(super) fn bind(&mut self, label: Label) {
        self.labels[label.0 as usize] = self.insts.len() as u32;
    }

    /// A label bound to what is pushed next.
    pub(super) fn here(&mut self) -> Label {
        let label = self.label();
        self.bind(label);
        label
    }

    /// Lays the instructions out.
    pub(super) fn finish(mut self) -> Code {
        let mut words = vec![0];
        let mut at = Vec::with_capacity(self.insts.len() + 1);
        for inst in &self.insts {
            at.push(words.len() as u32);
            inst.encode(&mut words);
        }
        at.push(words.len() as u32);
        let labels = self.labels.iter().map(|&l| at[l as usize]).collect();
        let mut code = Code { words, labels };
        // Targets have a fixed width, so that the layout is known before they are.
        let mut patched = Vec::with_capacity(code.words.len());
        patched.push(0);
        for inst in &mut self.insts {
            inst.map_targets(|t| code.target(t));
            inst.encode(&mut patched);
        }
        code.words = patched;
        code
    }
}

impl Code {
    /// The real target of what [`Label::target`] gave, or of [`FAIL`] or an accepted pattern.
    pub(super) fn target(&self, t: u32) -> u32 {
        if t == FAIL || t & ACCEPT != 0 { t } else { self.labels[(t & !LABEL) as usize] }
    }
}
