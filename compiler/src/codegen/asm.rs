//! Words with labels, which get their places at the end.

use pdll_bytecode::{ACCEPT, Inst, Role};

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

/// Code whose targets are places, accepted patterns and labels.
#[derive(Debug)]
pub(super) struct Assembler {
    /// Laid out as it comes: a target has one word, so that the layout is known before targets are.
    words: Vec<u32>,
    /// The words that are targets.
    targets: Vec<u32>,
    /// Of code of a part: the fields, by their first words, that mention something of a pool.
    mentions: Option<Vec<Mention>>,
    /// How many words are before these at least.
    before: usize,
    /// Per label: the word that it stands before.
    labels: Vec<u32>,
    /// Words of the longest instruction.
    longest: usize,
}

/// A field that mentions something of a pool, or a list of it: its first word, and what it means.
pub(super) type Mention = (u32, Role);

/// Laid out code.
pub(super) struct Code {
    pub(super) words: Vec<u32>,
    labels: Vec<u32>,
}

impl Assembler {
    /// For code that asks this many tests for this many patterns.
    pub(super) fn new(tests: usize, patterns: usize) -> Self {
        // What tests with their loads and rewrites mostly take; more is made room for when it comes.
        let mut words = Vec::with_capacity(6 * tests + 24 * patterns);
        words.push(0);
        let targets = Vec::with_capacity(tests + patterns);
        Self { words, targets, labels: Vec::new(), mentions: None, before: 0, longest: 0 }
    }

    /// For the rewrites of so many patterns, which come somewhere behind this code.
    pub(super) fn part(&self, patterns: usize) -> Self {
        Self {
            words: Vec::with_capacity(24 * patterns),
            targets: Vec::new(),
            labels: Vec::new(),
            mentions: Some(Vec::with_capacity(6 * patterns)),
            before: self.words.len(),
            longest: 0,
        }
    }

    pub(super) fn push(&mut self, inst: Inst) {
        let start = self.words.len();
        let Self { words, targets, mentions, .. } = self;
        inst.encode_fields(words, |role, at| match role {
            Role::Target => targets.push(at as u32),
            Role::OpName
            | Role::AttrName
            | Role::AttrConst
            | Role::Type
            | Role::Native
            | Role::TypeList
            | Role::AttrUses => {
                if let Some(mentions) = mentions {
                    mentions.push((at as u32, role));
                }
            }
            _ => {}
        });
        self.longest = self.longest.max(self.words.len() - start);
    }

    /// Takes the code of a part apart: its words, and what they mention.
    pub(super) fn into_part(self) -> (Vec<u32>, Vec<Mention>) {
        (self.words, self.mentions.unwrap_or_default())
    }

    /// Appends code of a part.
    pub(super) fn append(&mut self, words: &[u32]) {
        self.words.extend_from_slice(words);
    }

    /// The place of what is pushed next.
    pub(super) fn here(&self) -> u32 {
        self.words.len() as u32
    }

    /// Words of all code and of the longest instruction so far.
    pub(super) fn sizes(&self) -> (usize, usize) {
        (self.before + self.words.len(), self.longest)
    }

    /// A label that is bound later.
    pub(super) fn label(&mut self) -> Label {
        self.labels.push(0);
        Label(self.labels.len() as u32 - 1)
    }

    /// Binds a label to what is pushed next.
    pub(super) fn bind(&mut self, label: Label) {
        self.labels[label.0 as usize] = self.here();
    }

    /// Gives targets their places.
    pub(super) fn finish(self) -> Code {
        let mut code = Code { words: self.words, labels: self.labels };
        for at in self.targets {
            code.words[at as usize] = code.target(code.words[at as usize]);
        }
        code
    }
}

impl Code {
    /// The real target of what [`Label::target`] gave; anything else is one.
    pub(super) fn target(&self, t: u32) -> u32 {
        if t & ACCEPT == 0 && t & LABEL != 0 { self.labels[(t & !LABEL) as usize] } else { t }
    }
}
