//! Fusing rows into trees.
//!
//! There is one [`Tree`] for each [`RootKey`]. Its nodes are those of a trie over tests, kept apart by
//! question: a node holds the patterns whose tests are all passed there, and a [`Group`] for each question
//! that some row asks next, with a child for each wanted answer. The children of a group exclude each other;
//! patterns and groups of a node do not, and whoever runs them goes on from one to the next. Building is
//! linear in the number of tests: a row finds its way by hashing.
//!
//! It is a tree and not a graph: nodes are never equal, as each row ends at one node, which says its number.
//! After two rows have parted each asks for itself, also what the other has asked before: rows part mostly at
//! questions whose answers exclude each other, and to keep answers would cost every question more than it
//! saves (counted by `benches/tests/sharing.rs`).

use super::question::{Answer, PredicateTable, QuestionId};
use crate::pdl::Str;
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;
use smallvec::SmallVec;

/// What patterns know of their root before any question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RootKey {
    /// Its name and shape.
    OpShape {
        /// The name.
        name: Str,
        /// Number of operands.
        operands: u32,
        /// Number of results.
        results: u32,
    },
    /// Its name.
    Name(Str),
    /// Nothing.
    Any,
}

/// Index in [`Forest::nodes`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeIndex(pub u32);

/// A question and where its answers lead.
#[derive(Debug)]
pub struct Group {
    /// Its number among all groups.
    pub number: u32,
    /// The question that is asked once for all of its cases.
    pub question: QuestionId,
    /// Answers, in the order of the best pattern that wants them.
    pub cases: SmallVec<[(Answer, NodeIndex); 1]>,
    /// The lowest rank below.
    pub best: u32,
    /// The highest rank below.
    pub worst: u32,
}

/// A state of knowledge: all tests on the way here are passed. Most nodes have one group with one case, which
/// take no memory of their own.
#[derive(Debug, Default)]
pub struct Node {
    /// Ranks of the patterns that match here, ascending.
    pub accepts: SmallVec<[u32; 4]>,
    /// Questions to go on with, in the order of the best pattern below.
    pub groups: SmallVec<[Group; 1]>,
}

/// The tree of the patterns with one root key.
#[derive(Debug)]
pub struct Tree {
    /// What a root must be for this tree to be walked.
    pub key: RootKey,
    /// Where it starts.
    pub root: NodeIndex,
    /// The lowest rank in it.
    pub best: u32,
    /// The highest rank in it.
    pub worst: u32,
}

/// All trees.
#[derive(Debug, Default)]
pub struct Forest {
    /// In the order of the best pattern in them.
    pub trees: Vec<Tree>,
    /// The nodes of all trees.
    pub nodes: Vec<Node>,
    /// By the place of a test in the list of all tests of the matcher: the number of the group that asks it.
    pub groups_of: Vec<u32>,
    /// How many groups there are.
    pub group_count: u32,
}

impl Forest {
    /// The node with this index.
    #[must_use]
    pub fn node(&self, n: NodeIndex) -> &Node {
        &self.nodes[n.0 as usize]
    }

    fn add(&mut self) -> NodeIndex {
        self.nodes.push(Node::default());
        NodeIndex(self.nodes.len() as u32 - 1)
    }
}

/// How many groups of a node and cases of a group are gone through one by one. Where there are more, they are
/// looked up: most have one, and tables of all of them would be larger than the forest.
const FEW: usize = 16;

/// Fuses the rows.
#[must_use]
pub fn fuse(m: &PredicateTable) -> Forest {
    let (rows, tests) = (m.rows.len(), m.tests.len());
    // At most one node for each test, and one for each row that has a tree by itself.
    let nodes = Vec::with_capacity(rows + tests);
    let forest = Forest { nodes, groups_of: vec![0; tests], ..Forest::default() };
    let mut fusing = Fusing { forest, groups: HashMap::default(), cases: HashMap::default() };
    let mut trees: HashMap<RootKey, usize, FxBuildHasher> = HashMap::default();
    trees.reserve(rows);
    for (rank, row) in m.rows.iter().enumerate() {
        let (rank, f) = (rank as u32, &mut fusing.forest);
        let t = *trees.entry(row.key).or_insert_with(|| {
            let root = f.add();
            f.trees.push(Tree { key: row.key, root, best: rank, worst: rank });
            f.trees.len() - 1
        });
        f.trees[t].worst = rank;
        let mut at = f.trees[t].root;
        for (place, test) in m.test_range(row).zip(m.tests(row)) {
            let group = fusing.group(at, test.question, rank);
            let asks = &mut fusing.forest.nodes[at.0 as usize].groups[group];
            asks.worst = rank;
            fusing.forest.groups_of[place] = asks.number;
            at = fusing.child(at, group, test.answer);
        }
        fusing.forest.nodes[at.0 as usize].accepts.push(rank);
    }
    fusing.forest
}

/// A forest, and where its groups and cases are that are looked up.
struct Fusing {
    forest: Forest,
    /// Of nodes with more than a few groups: the place of each.
    groups: HashMap<(NodeIndex, QuestionId), usize, FxBuildHasher>,
    /// The same for cases of groups, by the number of the group.
    cases: HashMap<(u32, Answer), NodeIndex, FxBuildHasher>,
}

impl Fusing {
    /// The place of the group of a node that asks a question; a new one is of `rank`.
    fn group(&mut self, at: NodeIndex, question: QuestionId, rank: u32) -> usize {
        let Self { forest, groups: listed, .. } = self;
        let groups = &mut forest.nodes[at.0 as usize].groups;
        let known = match groups.len() {
            ..=FEW => groups.iter().position(|g| g.question == question),
            _ => listed.get(&(at, question)).copied(),
        };
        known.unwrap_or_else(|| {
            let number = forest.group_count;
            forest.group_count += 1;
            groups.push(Group { number, question, cases: SmallVec::new(), best: rank, worst: rank });
            let from = unlisted(groups.len());
            listed.extend((from..).zip(&groups[from..]).map(|(place, g)| ((at, g.question), place)));
            groups.len() - 1
        })
    }

    /// Where an answer leads from a group of a node.
    fn child(&mut self, at: NodeIndex, group: usize, answer: Answer) -> NodeIndex {
        let Self { forest, cases: listed, .. } = self;
        let Group { number, cases, .. } = &forest.nodes[at.0 as usize].groups[group];
        let known = match cases.len() {
            ..=FEW => cases.iter().find(|case| case.0 == answer).map(|case| case.1),
            _ => listed.get(&(*number, answer)).copied(),
        };
        known.unwrap_or_else(|| {
            let child = forest.add();
            let Group { number, cases, .. } = &mut forest.nodes[at.0 as usize].groups[group];
            cases.push((answer, child));
            listed.extend(
                cases[unlisted(cases.len())..].iter().map(|&(answer, child)| ((*number, answer), child)),
            );
            child
        })
    }
}

/// Of so many, to which one was just added, those from here on are not looked up so far and have to be.
fn unlisted(count: usize) -> usize {
    match count {
        ..=FEW => count,
        _ if count == FEW + 1 => 0,
        _ => count - 1,
    }
}

#[cfg(test)]
mod tests;
