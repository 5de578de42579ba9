//! What sharing after the first divergence could save.
//!
//! Once two patterns part, each asks for itself what both still want to know. That could be shared in two
//! ways: parts of the tree that are equal could be one (a graph in place of a tree), and an answer that has
//! been given at a root could be kept and not asked for again. The rows below are what either would save,
//! counted on the trees and on runs.
//!
//! Equal parts cannot be: at the end of each is the number of the pattern that has matched, each pattern has
//! ends of its own, and what a pattern binds is in registers of its own. The rows count the nodes of the tree
//! that are equal to another one, and, as no number of any size changes that, only their absence is asserted.
//!
//! Answers that are kept must be kept somewhere, told apart by root, looked up before each question and
//! written after it. A question is a load and a switch itself. In sets whose patterns part at questions with
//! answers that exclude each other nothing is asked again, and looking up would only cost. Where the same
//! patterns are written in all orders of their operands a third of the questions is asked again: keeping
//! answers pays there if looking up and writing together take less than a third of a question, which they do
//! not.

use pdll::bytecode::{Program, VerifiedProgram, verify};
use pdll::ir::{Context, Op, parse_module};
use pdll::{Config, IrHost, PatternSet, Probe};
use pdll_benches::{Workload, commuting, deep, names, root};
use pdll_compiler::matcher::{self, Forest, NodeIndex, PredicateTable, QuestionId};
use pdll_compiler::{codegen, driver, hir};
use pdll_source::diag::Diagnostics;
use pdll_source::{SourceMap, Standard};
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

/// A set and what it was made from.
struct Compiled {
    rows: PredicateTable,
    forest: Forest,
    program: VerifiedProgram,
}

fn compiled(workload: &Workload) -> Compiled {
    let mut sources = SourceMap::new(Standard::Extended);
    let file = sources.add("t.pdll", workload.patterns.as_bytes()).expect("room");
    let mut diags = Diagnostics::new();
    let module = driver::to_pdl(&mut sources, file, &hir::Options::default(), &mut diags).expect("patterns");
    let rows = matcher::build(&module, &mut diags);
    let forest = matcher::fuse(&rows);
    let limits = codegen::Limits::default();
    let program = codegen::compile(&module, &rows, &forest, &sources, &limits).expect("it fits");
    Compiled { rows, forest, program: verify(program).expect("good code") }
}

/// How many nodes are equal to another one before them: the same patterns match there, and the same questions
/// lead to equal nodes.
fn equal_nodes(forest: &Forest) -> usize {
    type Key = (Vec<u32>, Vec<(QuestionId, Vec<(matcher::Answer, u32)>)>);
    fn class(forest: &Forest, node: NodeIndex, known: &mut HashMap<Key, u32>) -> u32 {
        let node = forest.node(node);
        let groups = node.groups.iter().map(|group| {
            let cases = group.cases.iter().map(|&(answer, child)| (answer, class(forest, child, known)));
            (group.question, cases.collect())
        });
        let key: Key = (node.accepts.to_vec(), groups.collect());
        let next = known.len() as u32;
        *known.entry(key).or_insert(next)
    }
    let mut known = HashMap::new();
    forest.trees.iter().for_each(|tree| {
        class(forest, tree.root, &mut known);
    });
    forest.nodes.len() - known.len()
}

/// The question that is asked by the code from each word on; `None` where none begins.
fn questions(set: &Compiled) -> Vec<Option<QuestionId>> {
    let program: &Program = &set.program;
    let mut of = vec![None; program.rewrites as usize];
    let mut asked: Vec<Vec<u32>> = vec![Vec::new(); set.rows.rows.len()];
    for entry in program.asked.iter().filter(|entry| (entry.from, entry.to) != (0, 1)) {
        let own = &mut asked[entry.pattern as usize];
        if own.last() != Some(&entry.from) {
            own.push(entry.from);
        }
    }
    // What a pattern asks later stands behind what it asks first.
    for (row, from) in set.rows.rows.iter().zip(asked) {
        for (test, from) in set.rows.tests(row).iter().zip(from) {
            of[from as usize] = Some(test.question);
        }
    }
    of
}

/// What a run has asked.
#[derive(Debug, Default)]
struct Count {
    roots: u64,
    asked: u64,
    again: u64,
}

/// Counts questions, and those that have been asked at the same root before.
struct Counting {
    questions: Vec<Option<QuestionId>>,
    /// By question: the number of the root at which it was asked last.
    last: HashMap<QuestionId, u64>,
    count: Rc<RefCell<Count>>,
}

impl Probe<IrHost> for Counting {
    fn root_tried(&mut self, _: &IrHost, _: Op) {
        self.count.borrow_mut().roots += 1;
    }
    fn step(&mut self, _: &IrHost, _: Op, at: u32, _: pdll::Held<'_, IrHost>) {
        if let Some(question) = self.questions.get(at as usize).copied().flatten() {
            let mut count = self.count.borrow_mut();
            count.asked += 1;
            let root = count.roots;
            count.again += u64::from(self.last.insert(question, root) == Some(root));
        }
    }
}

fn count(workload: &Workload, set: &Compiled) -> Count {
    let mut ctx = Context::new();
    let linked = PatternSet::new().with_program(set.program.clone()).link(&mut ctx).expect("no natives");
    let mut module = parse_module(&mut ctx, "in.mlir", workload.ir.as_bytes()).expect("a good text");
    let count = Rc::new(RefCell::new(Count::default()));
    let probe = Counting { questions: questions(set), last: HashMap::new(), count: count.clone() };
    linked.run_watched(&mut ctx, &mut module.ir, &Config::default(), probe, &mut ());
    count.take()
}

/// Nodes of the tree, those that are equal to another, questions asked at 100 roots, and how many of 1,000
/// questions had been asked at the same root before.
const ROWS: &str = "\
| set | nodes | equal nodes | questions at 100 roots | of 1,000 again |
| names:1000 | 1400 | 0 | 100 | 0 |
| deep:300 | 2032 | 0 | 443 | 0 |
| root:1000 | 1561 | 0 | 300 | 0 |
| commuting:40 | 334 | 0 | 354 | 331 |
";

#[test]
fn nothing_is_left_to_share() {
    let mut rows = String::from("| set | nodes | equal nodes | questions at 100 roots | of 1,000 again |\n");
    for workload in [names(1000, 2000), deep(300, 2000), root(1000, 2000), commuting(40, 2000)] {
        let set = compiled(&workload);
        let equal = equal_nodes(&set.forest);
        let Count { roots, asked, again } = count(&workload, &set);
        let (per_root, of_all) = (asked * 100 / roots, again * 1000 / asked);
        rows += &format!(
            "| {} | {} | {equal} | {per_root} | {of_all} |\n",
            workload.name,
            set.forest.nodes.len()
        );
        assert_eq!(equal, 0, "{}", workload.name);
    }
    assert_eq!(rows, ROWS);
}
