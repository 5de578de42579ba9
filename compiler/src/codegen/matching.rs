//! Matcher code from the trees.
//!
//! A node is visited with what follows it if nothing here matches ([`Next`]): where that is, and the best
//! pattern that it can still find. Its patterns and groups are visited best first. A pattern that is better
//! than all that can still come ends the run; one that is not is recorded, and a guard in front of whatever
//! follows skips it when it has nothing better.
//!
//! Trees come in the order shape, name, any, since the code of a shape's tree goes on to that of its name,
//! and that to the one for any root. The walk keeps its own stack: trees can be as deep as a pattern is long.

use super::Codegen;
use super::asked::first_span;
use super::asm::Label;
use super::load::{Loader, Saved, type_list};
use super::plan::Plan;
use super::registers::bank;
use crate::matcher::{Answer, Forest, Group, NodeIndex, Pos, Position, Question, RootKey, Tree};
use crate::pdl::{Str, Ty};
use hashbrown::HashMap;
use pdll_bytecode::{ACCEPT, Bank, Entries, FAIL, Inst, Keys, Reg};
use pdll_source::diag::Diagnostic;
use rustc_hash::FxBuildHasher;

/// Where matching goes on after a part of a tree.
#[derive(Clone, Copy)]
struct Next {
    target: u32,
    /// The lowest rank that can still be found there.
    best: u32,
}

const NOTHING: Next = Next { target: FAIL, best: u32::MAX };

/// Part of a node, still to be written: patterns from `accept` and groups from `group` on.
#[derive(Clone, Copy)]
struct Part {
    node: NodeIndex,
    accept: usize,
    group: usize,
    next: Next,
    /// The lowest rank that can have been recorded on the way here.
    least: u32,
    /// What is loaded on the way here.
    mark: usize,
}

enum Task {
    Part(Part),
    Bind(Label),
    Continue,
}

/// Starts of trees; targets may be labels.
pub(super) struct Starts(Entries);

impl Starts {
    /// With real targets.
    pub(super) fn resolve(mut self, target: impl Fn(u32) -> u32) -> Entries {
        for (_, t) in self.0.shapes.iter_mut().chain(&mut self.0.names) {
            *t = target(*t);
        }
        self.0.any = target(self.0.any);
        self.0.shapes.sort_unstable();
        self.0.names.sort_unstable();
        self.0
    }
}

/// Writes all trees.
pub(super) fn emit(c: &mut Codegen<'_>, forest: &Forest, plans: &[Plan]) -> Result<Starts, Box<Diagnostic>> {
    let mut any = NOTHING;
    let mut by_name: HashMap<Str, Next, FxBuildHasher> = HashMap::default();
    for tree in &forest.trees {
        match tree.key {
            RootKey::Any => any = Next { target: c.asm.label().target(), best: tree.best },
            RootKey::Name(name) => {
                by_name.insert(name, Next { target: c.asm.label().target(), best: tree.best });
            }
            RootKey::OpShape { .. } => {}
        }
    }
    let mut starts = Entries { any: any.target, ..Entries::default() };
    // The lowest rank that may be recorded when the tree of a name, or that for any root, is come to.
    let mut name_least: HashMap<Str, u32, FxBuildHasher> = HashMap::default();
    name_least.reserve(forest.trees.len());
    starts.shapes.reserve(forest.trees.len());
    let mut any_least = u32::MAX;
    let mut m = Matching { forest, plans, loader: Loader::new(c.matcher.positions.len()), tasks: Vec::new() };
    for tree in &forest.trees {
        if let RootKey::OpShape { name, operands, results } = tree.key {
            let next = match by_name.get(&name) {
                Some(n) => Next { target: n.target, best: n.best.min(any.best) },
                None => any,
            };
            let kind = c.pools.shape(name, operands, results);
            starts.shapes.push((kind, c.asm.here()));
            let least = may_record(tree, next);
            any_least = any_least.min(least);
            let own = name_least.entry(name).or_insert(u32::MAX);
            *own = least.min(*own);
            m.tree(c, tree, next, u32::MAX)?;
        }
    }
    for tree in &forest.trees {
        if let RootKey::Name(name) = tree.key {
            let start = by_name[&name].target;
            c.asm.bind(Label::of(start));
            starts.names.push((c.pools.op_name(name, false), start));
            any_least = any_least.min(may_record(tree, any));
            m.tree(c, tree, any, name_least.get(&name).copied().unwrap_or(u32::MAX))?;
        }
    }
    if let Some(tree) = forest.trees.iter().find(|t| t.key == RootKey::Any) {
        c.asm.bind(Label::of(any.target));
        m.tree(c, tree, NOTHING, any_least)?;
    }
    Ok(Starts(starts))
}

/// The lowest rank that a tree may have recorded when it goes on: none if it holds one pattern, better than
/// all that follows.
fn may_record(tree: &Tree, next: Next) -> u32 {
    if tree.best == tree.worst && tree.best < next.best { u32::MAX } else { tree.best }
}

pub(super) struct Matching<'a> {
    forest: &'a Forest,
    plans: &'a [Plan],
    pub(super) loader: Loader,
    tasks: Vec<Task>,
}

impl<'a> Matching<'a> {
    fn tree(
        &mut self,
        c: &mut Codegen<'_>,
        tree: &Tree,
        next: Next,
        least: u32,
    ) -> Result<(), Box<Diagnostic>> {
        self.part(tree.root, next, least, 0);
        while let Some(task) = self.tasks.pop() {
            match task {
                Task::Bind(label) => c.asm.bind(label),
                Task::Continue => c.asm.push(Inst::Continue {}),
                Task::Part(part) => {
                    if let Some(group) = self.step(c, part) {
                        c.within_limits(|c| first_span(c, group))?;
                    }
                }
            }
        }
        self.loader.back_to(0);
        Ok(())
    }

    fn part(&mut self, node: NodeIndex, next: Next, least: u32, mark: usize) {
        self.tasks.push(Task::Part(Part { node, accept: 0, group: 0, next, least, mark }));
    }

    /// Writes the best pattern or group of a part and leaves the rest for later. Returns the group, if it was
    /// one.
    fn step(&mut self, c: &mut Codegen<'_>, part: Part) -> Option<&'a Group> {
        self.loader.back_to(part.mark);
        let forest = self.forest;
        let node = forest.node(part.node);
        let accept = node.accepts.get(part.accept).copied();
        let group = node.groups.get(part.group);
        let best_of = |accept: usize, group: usize| {
            let a = node.accepts.get(accept).copied().unwrap_or(u32::MAX);
            a.min(node.groups.get(group).map_or(u32::MAX, |g| g.best))
        };
        let first = best_of(part.accept, part.group);
        if first == u32::MAX {
            c.asm.push(Inst::Jump { to: part.next.target });
            return None;
        }
        if first > part.least {
            c.asm.push(Inst::Guard { pattern: first, otherwise: part.next.target });
        }
        let mut rest = part;
        // Past the guard, nothing better than `first` is recorded.
        let least = part.least.max(first);
        match (accept, group) {
            (Some(rank), _) if rank == first => {
                rest.accept += 1;
                let best = best_of(rest.accept, rest.group).min(part.next.best);
                if !self.accept(c, rank, best) {
                    rest.least = part.least.min(rank);
                }
                self.tasks.push(Task::Part(rest));
                None
            }
            (_, Some(group)) => {
                rest.group += 1;
                let here = best_of(rest.accept, rest.group);
                let mut next = part.next;
                if here != u32::MAX {
                    let label = c.asm.label();
                    next = Next { target: label.target(), best: here.min(part.next.best) };
                    // A lone pattern ends the run when it matches; of several, any may be recorded.
                    if group.best != group.worst {
                        rest.least = part.least.min(group.best);
                    }
                    self.tasks.push(Task::Part(rest));
                    self.tasks.push(Task::Bind(label));
                }
                let from = c.asm.here();
                self.group(c, group, next, least);
                c.asked[group.number as usize] = from..c.asm.here();
                Some(group)
            }
            _ => None,
        }
    }

    /// Accepts a pattern; true if that ends the run whenever it is recorded.
    fn accept(&mut self, c: &mut Codegen<'_>, rank: u32, best: u32) -> bool {
        let saves = &self.plans[rank as usize].saves;
        let last = rank < best;
        if saves.is_empty() {
            c.asm.push(if last {
                Inst::AcceptStop { pattern: rank }
            } else {
                Inst::Accept { pattern: rank }
            });
            return last;
        }
        let past = c.asm.label();
        c.asm.push(Inst::Record { pattern: rank, otherwise: past.target() });
        for &(p, dst) in saves {
            let src = c.regs.at(p, c.matcher.positions.ty(p)).index;
            c.asm.push(move_inst(dst, src));
        }
        if last {
            c.asm.push(Inst::Jump { to: FAIL });
        }
        c.asm.bind(past);
        last
    }

    /// Can the child be reached by an accepting target instead of code?
    fn direct(&self, child: NodeIndex, next: Next) -> Option<u32> {
        let node = self.forest.node(child);
        match (node.accepts.as_slice(), node.groups.is_empty(), next.target) {
            (&[rank], true, FAIL) if self.plans[rank as usize].saves.is_empty() => Some(ACCEPT | rank),
            _ => None,
        }
    }

    fn group(&mut self, c: &mut Codegen<'_>, group: &Group, next: Next, least: u32) {
        let fail = next.target;
        match c.matcher.question(group.question) {
            Question::OpShape(p) => {
                let op = self.load(c, p, fail);
                self.switch(c, group, next, least, Keys::OpShape, |table| Inst::SwitchKind {
                    op,
                    table,
                    otherwise: fail,
                });
            }
            Question::Name(p) => {
                let op = self.load(c, p, fail);
                self.switch(c, group, next, least, Keys::OpName, |table| Inst::SwitchName {
                    op,
                    table,
                    otherwise: fail,
                });
            }
            Question::OperandCount(p) => {
                let op = self.load(c, p, fail);
                let switch = |table| Inst::SwitchOperandCount { op, table, otherwise: fail };
                self.switch(c, group, next, least, Keys::Number, switch);
            }
            Question::ResultCount(p) => {
                let op = self.load(c, p, fail);
                let switch = |table| Inst::SwitchResultCount { op, table, otherwise: fail };
                self.switch(c, group, next, least, Keys::Number, switch);
            }
            Question::Attr(p) => {
                let Position::Attr(op, name) = c.matcher.positions.get(p) else { return };
                let op = self.load(c, op, fail);
                let name = c.pools.attr_name(name);
                let switch = |table| Inst::SwitchAttr { op, name, table, otherwise: fail };
                self.switch(c, group, next, least, Keys::Attr, switch);
            }
            Question::Type(p) => self.type_question(c, group, p, next, least),
            Question::Def(p, result) => self.def(c, group, p, result, next, least),
            Question::Users(p) => self.users(c, group, p, next, least),
            q => {
                self.plain(c, q, fail);
                self.only_child(group, next, least);
            }
        }
    }

    pub(super) fn load(&mut self, c: &mut Codegen<'_>, p: Pos, fail: u32) -> u32 {
        self.loader.ensure(c, p, fail, &Saved::default()).index
    }

    /// The child of a question that has one answer.
    fn only_child(&mut self, group: &Group, next: Next, least: u32) {
        let mark = self.loader.mark();
        self.part(group.cases[0].1, next, least, mark);
    }

    fn switch(
        &mut self,
        c: &mut Codegen<'_>,
        group: &Group,
        next: Next,
        least: u32,
        keys: Keys,
        inst: impl Fn(u32) -> Inst,
    ) {
        if let [(answer, child)] = group.cases[..]
            && let Some(test) = single(c, answer, &inst(0))
        {
            c.asm.push(test);
            let mark = self.loader.mark();
            return self.part(child, next, least, mark);
        }
        let mark = self.loader.mark();
        let mut cases = Vec::with_capacity(group.cases.len());
        let first = self.tasks.len();
        for &(answer, child) in &group.cases {
            let target = match self.direct(child, next) {
                Some(target) => target,
                None => {
                    let label = c.asm.label();
                    self.tasks.push(Task::Bind(label));
                    self.part(child, next, least, mark);
                    label.target()
                }
            };
            cases.push((key(c, answer), target));
        }
        // Tasks are popped from the end: cases in order, each bound before it is written.
        self.tasks[first..].reverse();
        let table = c.pools.table(keys, cases);
        c.asm.push(inst(table));
    }

    fn type_question(&mut self, c: &mut Codegen<'_>, group: &Group, p: Pos, next: Next, least: u32) {
        let fail = next.target;
        let positions = &c.matcher.positions;
        let of = match positions.get(p) {
            Position::TypeOf(q) => positions.get(q),
            other => other,
        };
        match of {
            Position::Operand(op, index) => {
                let op = self.load(c, op, fail);
                let switch = |table| Inst::SwitchOperandType { op, index, table, otherwise: fail };
                self.switch(c, group, next, least, Keys::Type, switch);
            }
            Position::Result(op, index) => {
                let op = self.load(c, op, fail);
                let switch = |table| Inst::SwitchResultType { op, index, table, otherwise: fail };
                self.switch(c, group, next, least, Keys::Type, switch);
            }
            _ => {
                let ty = self.load(c, p, fail);
                self.switch(c, group, next, least, Keys::Type, |table| Inst::SwitchType {
                    ty,
                    table,
                    otherwise: fail,
                });
            }
        }
    }

    fn def(
        &mut self,
        c: &mut Codegen<'_>,
        group: &Group,
        p: Pos,
        result: Option<u32>,
        next: Next,
        least: u32,
    ) {
        let Position::DefOp(value) = c.matcher.positions.get(p) else { return };
        let (from, fail) = (c.asm.here(), next.target);
        let (Position::Operand(src, operand), Some(result)) = (c.matcher.positions.get(value), result) else {
            self.definer(c, p, value, result, fail);
            return self.only_child(group, next, least);
        };
        let src = self.load(c, src, fail);
        let dst = c.regs.at(p, Ty::Operation).index;
        self.loader.provide(p);
        let child = self.forest.node(group.cases[0].1);
        if let ([], [inner]) = (child.accepts.as_slice(), child.groups.as_slice())
            && c.matcher.question(inner.question) == Question::OpShape(p)
        {
            let switch = |table| Inst::DefSwitchKind { dst, src, operand, result, table, otherwise: fail };
            self.switch(c, inner, next, least, Keys::OpShape, switch);
            c.asked[inner.number as usize] = from..c.asm.here();
            return;
        }
        c.asm.push(Inst::Def { dst, src, operand, result, fail });
        self.only_child(group, next, least);
    }

    fn users(&mut self, c: &mut Codegen<'_>, group: &Group, p: Pos, next: Next, least: u32) {
        let Position::User(value, _) = c.matcher.positions.get(p) else { return };
        let value = self.load(c, value, next.target);
        let dst = c.regs.at(p, Ty::Operation).index;
        c.asm.push(Inst::ForEachUser { dst, value, done: next.target });
        self.loader.provide(p);
        let turn = c.asm.label();
        self.tasks.push(Task::Continue);
        self.tasks.push(Task::Bind(turn));
        // A later turn may find anything in the body again, but nothing better than its best.
        let again = Next { target: turn.target(), best: next.best.min(group.best.saturating_add(1)) };
        let least = if group.best == group.worst { least } else { least.min(group.best) };
        self.only_child(group, again, least);
    }

    /// Questions that have one answer and no jump table.
    pub(super) fn plain(&mut self, c: &mut Codegen<'_>, q: Question, fail: u32) {
        match q {
            Question::OperandCountMin(p, count) => {
                let op = self.load(c, p, fail);
                c.asm.push(Inst::OperandCountMin { op, count, fail });
            }
            Question::ResultCountMin(p, count) => {
                let op = self.load(c, p, fail);
                c.asm.push(Inst::ResultCountMin { op, count, fail });
            }
            Question::HasAttr(p) => {
                let Position::Attr(op, name) = c.matcher.positions.get(p) else { return };
                let op = self.load(c, op, fail);
                let name = c.pools.attr_name(name);
                c.asm.push(Inst::HasAttr { op, name, fail });
            }
            Question::AttrIs(p, text) => {
                let value = self.load(c, p, fail);
                let attr = c.pools.attr(text);
                c.asm.push(Inst::AttrValueIs { value, attr, fail });
            }
            Question::TypesAre(p, list) => {
                let values = self.load(c, p, fail);
                let types = type_list(c, list);
                c.asm.push(Inst::TypesAre { values, types, fail });
            }
            Question::ListCount(p, count) => {
                let values = self.load(c, p, fail);
                c.asm.push(Inst::ListCountIs { values, count, fail });
            }
            Question::ListCountMin(p, count) => {
                let values = self.load(c, p, fail);
                c.asm.push(Inst::ListCountMin { values, count, fail });
            }
            Question::Exists(p) => drop(self.load(c, p, fail)),
            Question::Same(a, b) => {
                let bank = bank(c.matcher.positions.ty(a));
                let (a, b) = (self.load(c, a, fail), self.load(c, b, fail));
                c.asm.push(Inst::same(bank, a, b, fail));
            }
            Question::NoneOf(guard) => self.none_of(c, guard, fail),
            Question::Constraint(call) => self.constraint(c, call, fail),
            // Asked by `group`.
            Question::OpShape(_)
            | Question::Name(_)
            | Question::OperandCount(_)
            | Question::ResultCount(_)
            | Question::Attr(_)
            | Question::Type(_)
            | Question::Def(..)
            | Question::Users(_) => {}
        }
    }

    fn constraint(&mut self, c: &mut Codegen<'_>, id: u32, fail: u32) {
        let matcher = c.matcher;
        let call = matcher.positions.call(id);
        let args: Vec<Reg> =
            call.args.iter().map(|&a| self.loader.ensure(c, a, fail, &Saved::default())).collect();
        let native = c.constraint(id);
        let mut results = Vec::with_capacity(call.results.len());
        for (i, &ty) in call.results.iter().enumerate() {
            // A result that no pattern mentions has no position, and nobody reads its register.
            results.push(match matcher.positions.find(Position::CallResult(id, i as u32)) {
                Some(p) => {
                    self.loader.provide(p);
                    c.regs.at(p, ty)
                }
                None => c.regs.fresh(ty),
            });
        }
        c.asm.push(Inst::Constraint { native, negated: u32::from(call.negated), args, results, fail });
    }
}

pub(super) fn key(c: &mut Codegen<'_>, answer: Answer) -> u32 {
    match answer {
        Answer::Yes => 1,
        Answer::OpShape { name, operands, results } => c.pools.shape(name, operands, results),
        Answer::Name(name) => c.pools.op_name(name, false),
        Answer::Attr(text) => c.pools.attr(text),
        Answer::Type(text) => c.pools.ty(text),
        Answer::Number(n) => n,
    }
}

/// The plain test that a switch with one case is.
fn single(c: &mut Codegen<'_>, answer: Answer, switch: &Inst) -> Option<Inst> {
    let want = key(c, answer);
    Some(match *switch {
        Inst::SwitchKind { op, otherwise, .. } => Inst::KindIs { op, kind: want, fail: otherwise },
        Inst::SwitchName { op, otherwise, .. } => Inst::NameIs { op, name: want, fail: otherwise },
        Inst::SwitchOperandCount { op, otherwise, .. } => {
            Inst::OperandCountIs { op, count: want, fail: otherwise }
        }
        Inst::SwitchResultCount { op, otherwise, .. } => {
            Inst::ResultCountIs { op, count: want, fail: otherwise }
        }
        Inst::SwitchAttr { op, name, otherwise, .. } => {
            Inst::AttrIs { op, name, attr: want, fail: otherwise }
        }
        Inst::SwitchOperandType { op, index, otherwise, .. } => {
            Inst::OperandTypeIs { op, index, ty: want, fail: otherwise }
        }
        Inst::SwitchResultType { op, index, otherwise, .. } => {
            Inst::ResultTypeIs { op, index, ty: want, fail: otherwise }
        }
        Inst::SwitchType { ty, otherwise, .. } => Inst::TypeIs { value: ty, ty: want, fail: otherwise },
        _ => return None,
    })
}

fn move_inst(dst: Reg, src: u32) -> Inst {
    let to = dst.index;
    match dst.bank {
        Bank::Op => Inst::MoveOp { dst: to, src },
        Bank::Value => Inst::MoveValue { dst: to, src },
        Bank::Type => Inst::MoveType { dst: to, src },
        Bank::Attr => Inst::MoveAttr { dst: to, src },
        Bank::Values => Inst::MoveValues { dst: to, src },
        Bank::Types => Inst::MoveTypes { dst: to, src },
    }
}
