//! From a pattern to its row: the tests that it asks for.
//!
//! The walk is that of MLIR's `PredicateBuilder`: down from the root through operands to their definers,
//! binding each value of the pattern to the position where it is met first and comparing wherever it is met
//! again; what the root does not lead to is reached by going up from a bound value to its users. Two
//! differences, neither visible in what matches: a named operation with fixed numbers of operands and results
//! is asked for by one question (its [`Answer::OpShape`]), and a repeated result is compared at its known
//! producer instead of being searched again.

use super::either::{Orders, eithers};
use super::located;
use super::position::{Call, Pos, Position};
use super::question::{Answer, PatternRow, PredicateTable, Question, QuestionId, Test};
use super::root::choose;
use super::tree::RootKey;
use crate::pdl::{NodeId, NodeKind, Pattern, Ty, ValidModule, Value};
use hashbrown::HashMap;
use pdll_source::diag::{Diagnostic, Diagnostics};
use rustc_hash::FxBuildHasher;

/// Adds the rows of patterns, by their numbers, to a table. A pattern that has no root or an operation that
/// nothing leads to is reported and left out.
pub(super) fn add(m: &mut PredicateTable, module: &ValidModule, numbers: &[u32], diags: &mut Diagnostics) {
    let total = |count: fn(&Pattern) -> usize| -> usize {
        numbers.iter().map(|&p| count(&module.patterns[p as usize])).sum()
    };
    let (mut bounds, mut tests, mut work) =
        (Vec::with_capacity(total(|p| p.values.len())), Vec::new(), Work::new());
    m.rows.reserve(numbers.len());
    // Most nodes ask for less than one test, as names and counts are asked for together.
    m.tests.reserve(total(|p| p.body.len()));
    for &p in numbers {
        let pattern = &module.patterns[p as usize];
        let eithers = eithers(pattern);
        // One row for each choice of orders; nearly always there is nothing to choose.
        for choice in 0..1u32 << eithers.len() {
            let start = bounds.len();
            bounds.resize(start + pattern.values.len(), None);
            tests.clear();
            let repeated = m.repeated.len();
            let mut b = Builder {
                pattern,
                asking: NodeId(0),
                m: &mut *m,
                bound: &mut bounds[start..],
                tests: &mut tests,
                work: &mut work,
                loops: HashMap::default(),
                orders: Orders { eithers: &eithers, swapped: choice, local: false, never: false },
            };
            let run = b.run();
            if b.orders.never {
                bounds.truncate(start);
                continue;
            }
            match run {
                Ok((key, root)) => {
                    let first = m.tests.len();
                    // The key is the first test, if it is one.
                    m.tests.extend_from_slice(&tests[usize::from(key != RootKey::Any)..]);
                    let matched = located::push(m, pattern, &bounds[start..], &tests);
                    let (tests, bound) = (first..m.tests.len(), start..bounds.len());
                    let repeated = repeated..m.repeated.len();
                    m.rows.push(PatternRow { pattern: p, key, root, repeated, tests, bound, matched });
                }
                Err(d) => {
                    diags.push(*d);
                    break;
                }
            }
        }
    }
    m.bound = bounds;
}

pub(super) struct Builder<'a> {
    pub(super) pattern: &'a Pattern,
    /// The node that what is asked now is asked for.
    pub(super) asking: NodeId,
    pub(super) m: &'a mut PredicateTable,
    pub(super) bound: &'a mut [Option<Pos>],
    pub(super) tests: &'a mut Vec<Test>,
    /// What [`walk`](Self::walk) has yet to visit; empty between walks.
    pub(super) work: &'a mut Work,
    /// How many loops over a value the pattern has opened.
    pub(super) loops: HashMap<Pos, u32, FxBuildHasher>,
    pub(super) orders: Orders<'a>,
}

/// A value at a position, still to be visited, and the node that says that it is there.
pub(super) type Work = Vec<(Value, Pos, NodeId)>;

impl Builder<'_> {
    fn run(&mut self) -> Result<(RootKey, NodeId), Box<Diagnostic>> {
        let pattern = self.pattern;
        let root = pattern.rewrite.root.or_else(|| choose(pattern));
        let Some(root) = root else {
            return Err(Box::new(Diagnostic::error(pattern.span, "this pattern matches no operation")));
        };
        let node = pattern.values[root.index()].def;
        self.walk(root, Pos::ROOT, node);
        while self.bind_via_users() {}
        self.rest()?;
        let key = match self.tests.first().map(|t| (self.m.question(t.question), t.answer)) {
            Some((Question::OpShape(Pos::ROOT), Answer::OpShape { name, operands, results })) => {
                RootKey::OpShape { name, operands, results }
            }
            Some((Question::Name(Pos::ROOT), Answer::Name(name))) => RootKey::Name(name),
            _ => RootKey::Any,
        };
        Ok((key, node))
    }

    pub(super) fn ask(&mut self, question: Question, answer: Answer) {
        let question = QuestionId(self.m.questions.intern(question));
        // One pattern asks each question once; a second wish for another answer can never be met, and is
        // kept.
        let test = Test { question, answer, asked_by: self.asking };
        if self.tests.contains_last(question, answer) {
            self.m.repeated.push(test);
        } else {
            self.tests.push(test);
        }
    }

    pub(super) fn yes(&mut self, question: Question) {
        self.ask(question, Answer::Yes);
    }

    fn at(&mut self, step: Position) -> Pos {
        self.m.positions.intern(step)
    }

    fn same(&mut self, a: Pos, b: Pos) {
        if a != b {
            self.yes(Question::same(a, b));
        }
    }

    pub(super) fn walk(&mut self, v: Value, pos: Pos, by: NodeId) {
        let mut work = std::mem::take(self.work);
        work.push((v, pos, by));
        while let Some((v, pos, by)) = work.pop() {
            let at = work.len();
            self.visit(v, pos, by, &mut work);
            work[at..].reverse(); // a stack, visited in source order
        }
        *self.work = work;
    }

    fn visit(&mut self, v: Value, pos: Pos, by: NodeId, work: &mut Work) {
        self.asking = by;
        if let Some(known) = self.bound[v.index()] {
            if !self.is_asked_later(v) {
                self.same(known, pos);
            }
            return;
        }
        self.bound[v.index()] = Some(pos);
        self.asking = self.pattern.values[v.index()].def;
        match &self.pattern.def(v).kind {
            NodeKind::Operand { ty } | NodeKind::Operands { ty } => self.visit_type(*ty, pos, work),
            NodeKind::Attribute { ty, constant } => {
                match (*constant, self.m.positions.get(pos)) {
                    (Some(c), Position::Attr(..)) => self.ask(Question::Attr(pos), Answer::Attr(c)),
                    (Some(c), _) => self.yes(Question::AttrIs(pos, c)),
                    (None, Position::Attr(..)) => self.yes(Question::HasAttr(pos)),
                    (None, _) => {}
                }
                self.visit_type(*ty, pos, work);
            }
            NodeKind::Type { constant: Some(c) } => self.ask(Question::Type(pos), Answer::Type(*c)),
            NodeKind::Types { constants: Some(list) } => {
                let list = self.m.positions.intern_list(list.clone());
                self.yes(Question::TypesAre(pos, list));
            }
            NodeKind::Result { op, index } => {
                self.visit_result(*op, Some(*index), pos, work, |p| Position::Result(p, *index))
            }
            NodeKind::Results { op, index } => {
                let many = self.pattern.ty(v) == Ty::ValueRange;
                self.visit_result(*op, None, pos, work, |p| Position::Results(p, *index, many));
            }
            NodeKind::AnyResult { op } => {
                let def = self.at(Position::DefOp(pos));
                self.yes(Question::Def(def, None));
                work.push((*op, def, self.asking));
            }
            NodeKind::Range { parts } => self.visit_elements(parts, pos, work),
            NodeKind::Operation { .. } => self.visit_op(v, pos, None, work),
            // A type without a constant asks nothing; the result of a native constraint is compared when the
            // call is made.
            _ => {}
        }
    }

    /// The tests of a list of values that is taken apart.
    fn visit_elements(&mut self, parts: &[Value], list: Pos, work: &mut Work) {
        let rest = parts.iter().position(|&v| self.is_list(v));
        let singles = (parts.len() - usize::from(rest.is_some())) as u32;
        self.yes(match rest {
            None => Question::ListCount(list, singles),
            Some(_) => Question::ListCountMin(list, singles),
        });
        for (i, &part) in (0..).zip(parts) {
            let step = match rest {
                Some(r) if i == r as u32 => Position::Part(list, i, singles - i),
                Some(r) if i > r as u32 => Position::ElementBack(list, singles - i),
                _ => Position::Element(list, i),
            };
            let pos = self.at(step);
            work.push((part, pos, self.asking));
        }
    }

    fn visit_type(&mut self, ty: Option<Value>, pos: Pos, work: &mut Work) {
        if let Some(ty) = ty {
            let pos = self.at(Position::TypeOf(pos));
            work.push((ty, pos, self.asking));
        }
    }

    fn visit_result(
        &mut self,
        op: Value,
        index: Option<u32>,
        pos: Pos,
        work: &mut Work,
        step: impl Fn(Pos) -> Position,
    ) {
        if let Some(known) = self.bound[op.index()] {
            let result = self.at(step(known));
            if self.m.positions.ty(pos) == Ty::ValueRange {
                // Equal lists need not lead to `op`: those without values lead nowhere.
                let first = self.at(Position::First(pos));
                self.yes(Question::Exists(first));
            }
            return self.same(result, pos);
        }
        let def = self.at(Position::DefOp(pos));
        self.yes(Question::Def(def, index));
        if index.is_none() {
            let result = self.at(step(def));
            self.same(result, pos);
        }
        work.push((op, def, self.asking));
    }

    /// The tests of an operation at `pos`. `skip`: the operand by which it was reached from below.
    fn visit_op(&mut self, v: Value, pos: Pos, skip: Option<usize>, work: &mut Work) {
        let NodeKind::Operation { name, operands, attributes, types } = &self.pattern.def(v).kind else {
            return;
        };
        let fixed = |list: &[Value]| list.iter().take_while(|&&v| !self.is_list(v)).count();
        let singles = |list: &[Value]| list.iter().filter(|&&v| !self.is_list(v)).count() as u32;
        let (lead_operands, lead_results) = (fixed(operands), fixed(types));
        let exact = |lead: usize, list: &[Value]| (lead == list.len()).then_some(lead as u32);
        let (n, m) = (exact(lead_operands, operands), exact(lead_results, types));
        let (min_n, min_m) = (singles(operands), singles(types));
        if let (Some(name), Some(operands), Some(results)) = (*name, n, m) {
            self.ask(Question::OpShape(pos), Answer::OpShape { name, operands, results });
        } else {
            if let Some(name) = *name {
                self.ask(Question::Name(pos), Answer::Name(name));
            }
            match n {
                Some(n) => self.ask(Question::OperandCount(pos), Answer::Number(n)),
                None if min_n > 0 => self.yes(Question::OperandCountMin(pos, min_n)),
                None => {}
            }
            match m {
                Some(m) => self.ask(Question::ResultCount(pos), Answer::Number(m)),
                None if min_m > 0 => self.yes(Question::ResultCountMin(pos, min_m)),
                None => {}
            }
        }
        for &(name, value) in attributes {
            if let NodeKind::OptionalAttribute { default } = self.pattern.def(value).kind {
                let attr = self.at(Position::OptionalAttr(pos, name, default));
                work.push((value, attr, self.asking));
                continue;
            }
            let attr = self.at(Position::Attr(pos, name));
            if self.bound[value.index()].is_some() {
                self.yes(Question::HasAttr(attr));
            }
            work.push((value, attr, self.asking));
        }
        for (i, &operand) in operands.iter().enumerate() {
            if skip != Some(i) {
                let i = self.place(v, i);
                let p = self.operand_position(pos, i, operands, lead_operands);
                self.exists_group(p);
                work.push((operand, p, self.asking));
            }
        }
        self.guard(v, pos, operands, lead_operands);
        for (i, &ty) in types.iter().enumerate() {
            let many = self.is_list(ty);
            let result = if types.len() == 1 && many {
                Position::Results(pos, None, true)
            } else if i < lead_results {
                Position::Result(pos, i as u32)
            } else {
                Position::Results(pos, Some(i as u32), many)
            };
            let result = self.at(result);
            self.exists_group(result);
            let p = self.at(Position::TypeOf(result));
            work.push((ty, p, self.asking));
        }
    }

    fn is_list(&self, v: Value) -> bool {
        matches!(self.pattern.ty(v), Ty::ValueRange | Ty::TypeRange)
    }

    pub(super) fn operand_position(&mut self, op: Pos, i: usize, operands: &[Value], lead: usize) -> Pos {
        let many = self.is_list(operands[i]);
        self.at(if operands.len() == 1 && many {
            Position::Operands(op, None, true)
        } else if i < lead {
            Position::Operand(op, i as u32)
        } else {
            Position::Operands(op, Some(i as u32), many)
        })
    }

    /// A numbered group may be missing (or not be one value), unlike what the counts promise.
    fn exists_group(&mut self, pos: Pos) {
        if let Position::Operands(_, Some(_), _) | Position::Results(_, Some(_), _) =
            self.m.positions.get(pos)
        {
            self.yes(Question::Exists(pos));
        }
    }

    /// Binds one operation that is not reached yet but uses a value that is. Returns false if there is none.
    fn bind_via_users(&mut self) -> bool {
        let pattern = self.pattern;
        for &n in &pattern.body {
            let node = pattern.node(n);
            let NodeKind::Operation { operands, .. } = &node.kind else { continue };
            if self.bound[node.value().index()].is_some() {
                continue;
            }
            for (i, &operand) in operands.iter().enumerate() {
                self.asking = n;
                let Some(value) = self.reached(operand) else { continue };
                self.bind_user(node.value(), i, operands, value);
                return true;
            }
        }
        false
    }

    /// The position of a value that is bound, or of a result of an operation that is.
    fn reached(&mut self, v: Value) -> Option<Pos> {
        if let Some(p) = self.bound[v.index()] {
            return Some(p);
        }
        let step = match self.pattern.def(v).kind {
            NodeKind::Result { op, index } => Position::Result(self.bound[op.index()]?, index),
            NodeKind::Results { op, index } => {
                Position::Results(self.bound[op.index()]?, index, self.is_list(v))
            }
            _ => return None,
        };
        let p = self.at(step);
        if !matches!(step, Position::Results(_, None, _)) {
            self.yes(Question::Exists(p));
        }
        self.bound[v.index()] = Some(p);
        Some(p)
    }

    fn bind_user(&mut self, op: Value, i: usize, operands: &[Value], value: Pos) {
        let one = if self.m.positions.ty(value) == Ty::ValueRange {
            self.at(Position::First(value))
        } else {
            value
        };
        let turn = self.loops.entry(one).or_insert(0);
        let number = *turn;
        *turn += 1;
        let user = self.at(Position::User(one, number));
        self.yes(Question::Users(user));
        self.bound[op.index()] = Some(user);
        let mut work = Work::new();
        self.visit_op(op, user, Some(i), &mut work);
        let lead = operands.iter().take_while(|&&v| !self.is_list(v)).count();
        let operand = self.operand_position(user, self.place(op, i), operands, lead);
        self.exists_group(operand);
        self.same(operand, value);
        work.reverse();
        while let Some((v, pos, by)) = work.pop() {
            self.walk(v, pos, by);
        }
    }

    /// What is not part of the tree: native constraints, constants that only they (or the rewrite) use,
    /// results of matched operations.
    fn rest(&mut self) -> Result<(), Box<Diagnostic>> {
        let pattern = self.pattern;
        for &n in &pattern.body {
            let node = pattern.node(n);
            self.asking = n;
            match &node.kind {
                NodeKind::ApplyConstraint { name, args, negated } => {
                    let args = args
                        .iter()
                        .map(|&a| self.bound[a.index()].ok_or_else(|| unreachable_value(pattern, a)))
                        .collect::<Result<Vec<_>, _>>()?;
                    for &a in &args {
                        // A native never sees what is not there.
                        if !matches!(self.m.positions.ty(a), Ty::Operation) && self.may_miss(a) {
                            self.yes(Question::Exists(a));
                        }
                    }
                    let results = node.values().map(|v| pattern.ty(v)).collect();
                    let call =
                        self.m.positions.intern_call(Call { name: *name, args, results, negated: *negated });
                    self.yes(Question::Constraint(call));
                    for (i, v) in node.values().enumerate() {
                        let p = self.at(Position::CallResult(call, i as u32));
                        match self.bound[v.index()] {
                            Some(known) => self.same(known, p),
                            None => self.bound[v.index()] = Some(p),
                        }
                    }
                }
                NodeKind::Operation { .. } | NodeKind::AnyResult { .. } | NodeKind::Range { .. }
                    if self.bound[node.value().index()].is_none() =>
                {
                    return Err(unreachable_value(pattern, node.value()));
                }
                NodeKind::Attribute { constant: Some(c), .. } => {
                    self.bind_constant(node.value(), Position::AttrConst(*c))
                }
                NodeKind::Type { constant: Some(c) } => {
                    self.bind_constant(node.value(), Position::TypeConst(*c))
                }
                NodeKind::Types { constants: Some(list) } if self.bound[node.value().index()].is_none() => {
                    let list = self.m.positions.intern_list(list.clone());
                    self.bind_constant(node.value(), Position::TypesConst(list));
                }
                NodeKind::Result { .. } | NodeKind::Results { .. }
                    if self.bound[node.value().index()].is_none() =>
                {
                    let _ = self.reached(node.value());
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn bind_constant(&mut self, v: Value, step: Position) {
        if self.bound[v.index()].is_none() {
            self.bound[v.index()] = Some(self.at(step));
        }
    }

    fn may_miss(&self, p: Pos) -> bool {
        match self.m.positions.get(p) {
            Position::TypeOf(q) => self.m.positions.ty(q) == Ty::Attribute || self.may_miss(q),
            Position::First(_) => true,
            _ => false,
        }
    }
}

fn unreachable_value(pattern: &Pattern, v: Value) -> Box<Diagnostic> {
    let d = Diagnostic::error(
        pattern.def(v).span,
        "nothing that is matched leads here, so this can never be found",
    )
    .label(pattern.rewrite.span, "matching starts from the root of this rewrite")
    .help("use it as an operand, attribute or result type of an operation that is connected to the root");
    Box::new(d)
}

trait ContainsLast {
    fn contains_last(&self, question: QuestionId, answer: Answer) -> bool;
}

impl ContainsLast for Vec<Test> {
    /// Repeats come close together (an attribute listed twice, a definer met twice), so that a short look
    /// back finds them; one that slips through only costs its time.
    fn contains_last(&self, question: QuestionId, answer: Answer) -> bool {
        self.iter().rev().take(16).any(|t| t.question == question && t.answer == answer)
    }
}
