//! From functions to a program.
//!
//! A matcher of MLIR reads what may not be there as null and asks for null later; a program goes elsewhere at
//! once. So which values are null is known at each place: a block is written once for each set of null values
//! that it is come to with, as far as they are looked at from there on. That is once, nearly always, since a
//! value is asked for right where it is read.
//!
//! MLIR records all matches and sorts them by benefit; of equal ones the first that was recorded is tried
//! first. Blocks are written in an order in which each comes after all that lead to it, so that patterns have
//! their ranks by benefit and then by that order. In a loop a later turn comes to the same places again: a
//! guard keeps what is recorded of equal benefit.

use super::code::Code;
use super::flow::{Flow, is_virtual, users_of};
use super::function::{BlockId, Cases, Function, Kind, Load, Op, Sort, Test, Val};
use crate::mlir::{Reported, Text};
use pdll_bytecode::{Bank, FAIL, Inst, Keys, Native, Reg};
use std::collections::{BTreeMap, HashMap};

/// How often the operations of a function are written on average, because of what may be null, at most.
pub(crate) const MAX_COPIES: usize = 64;

/// Values that are null, sorted.
pub(super) type Nulls = Vec<Val>;

/// What is known of values on the way to a place.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Known {
    pub(super) nulls: Nulls,
    /// Values that are written in several places, with the number of the one on this way, if that is not the
    /// first. Ways with different ones do not meet: it could not be seen that the value is there.
    pub(super) copies: Vec<(Val, u32)>,
}

/// A place that is still to be written.
pub(super) struct Item {
    known: Known,
    /// The natives that were called on the way here.
    natives: Vec<u32>,
    label: u32,
}

/// The blocks of a region that are still to be written.
#[derive(Default)]
pub(super) struct Region {
    pub(super) queue: BTreeMap<(u32, usize, BlockId), Vec<Item>>,
    /// Where the turns of the loop end whose body it is.
    pub(super) turn: Option<u32>,
}

/// Where the code goes on.
#[derive(Clone)]
pub(super) struct Point {
    pub(super) block: BlockId,
    op: usize,
    pub(super) known: Known,
    pub(super) natives: Vec<u32>,
}

/// Where a point leads without code.
enum Settled {
    End,
    Turn,
    At(Point),
}

/// The number of a draft, and the registers that it saves with where they are saved.
pub(super) type DraftSaves = (u32, Vec<(Reg, Reg)>);

/// Writes a function.
pub(super) struct Writer<'f, 'c> {
    pub(super) f: &'f Function,
    pub(super) flow: Flow,
    pub(super) code: &'c mut Code,
    /// By value, once it has one.
    regs: Vec<Option<Reg>>,
    /// By value: in how many places it is written.
    writes: Vec<u32>,
    rewriter: bool,
    /// The drafts of the places that record, and what they save of a turn.
    pub(super) drafts: HashMap<(BlockId, Known), DraftSaves>,
    /// How many operations there is room for.
    room: usize,
}

pub(super) type Written = Result<(), Reported>;

impl<'f, 'c> Writer<'f, 'c> {
    pub(super) fn new(
        f: &'f Function,
        code: &'c mut Code,
        rewriter: bool,
        text: &mut Text<'_>,
    ) -> Result<Self, Reported> {
        let flow = Flow::new(f, text)?;
        let ops: usize = f.blocks.iter().map(|block| block.ops.len()).sum();
        let room = (ops + 16) * MAX_COPIES;
        let (regs, writes) = (vec![None; f.sorts.len()], vec![0; f.sorts.len()]);
        Ok(Self { f, flow, code, regs, writes, rewriter, drafts: HashMap::new(), room })
    }

    /// Writes the matcher; its argument is in op register 0.
    pub(super) fn matcher(mut self, text: &mut Text<'_>) -> Written {
        let root = self.code.fresh(Bank::Op);
        self.regs[self.f.args[0].0 as usize] = Some(root);
        let mut region = Region::default();
        let point = self.entered(BlockId(0), Known::default(), Vec::new());
        let any = self.dispatch(&mut region, point);
        self.code.program.entries.any = any;
        self.region(&mut region, text)
    }

    /// Writes a rewriter whose arguments are in these registers, or null.
    pub(super) fn rewrite(mut self, args: &[Option<Reg>], text: &mut Text<'_>) -> Written {
        let mut nulls = Vec::new();
        for (&arg, reg) in self.f.args.iter().zip(args) {
            self.regs[arg.0 as usize] = *reg;
            if reg.is_none() {
                nulls.push(arg);
            }
        }
        let mut region = Region::default();
        let point = Point {
            block: BlockId(0),
            op: 0,
            known: Known { nulls, copies: Vec::new() },
            natives: Vec::new(),
        };
        // It begins with its first block, which no other leads to.
        self.target(&mut region, point);
        self.region(&mut region, text)
    }

    /// What is asked first of the root's name is asked by the entries.
    fn dispatch(&mut self, region: &mut Region, point: Point) -> u32 {
        let Settled::At(point) = self.settle(point) else { return FAIL };
        let op = &self.f.block(point.block).ops[point.op];
        let names: Vec<&String> = match &op.kind {
            Kind::Switch(Cases::Names(names)) => names.iter().collect(),
            Kind::Test(Test::Name(name)) => vec![name],
            _ => return self.target(region, point),
        };
        if op.operands != self.f.args {
            return self.target(region, point);
        }
        let (cases, other) = match op.kind {
            Kind::Switch(_) => (&op.successors[1..], op.successors[0]),
            _ => (&op.successors[..1], op.successors[1]),
        };
        for (name, &to) in names.into_iter().zip(cases) {
            let name = self.code.op_name(name, false);
            if self.code.program.entries.names.iter().all(|entry| entry.0 != name) {
                let to = self.entered(to, point.known.clone(), Vec::new());
                let target = self.target(region, to);
                self.code.program.entries.names.push((name, target));
            }
        }
        let other = self.entered(other, point.known, Vec::new());
        self.target(region, other)
    }

    /// The beginning of a block.
    pub(super) fn entered(&self, block: BlockId, mut known: Known, natives: Vec<u32>) -> Point {
        let live = &self.flow.live[block.0 as usize];
        known.nulls.retain(|v| live.binary_search(v).is_ok());
        known.copies.retain(|(v, _)| live.binary_search(v).is_ok());
        Point { block, op: 0, known, natives }
    }

    /// Values are written, perhaps not for the first time.
    pub(super) fn written(&mut self, known: &mut Known, values: &[Val]) {
        for &v in values {
            let writes = &mut self.writes[v.0 as usize];
            if *writes > 0 {
                known.copies.push((v, *writes));
                known.copies.sort_unstable();
            }
            *writes += 1;
        }
    }

    /// Follows what needs no code.
    fn settle(&self, mut point: Point) -> Settled {
        loop {
            let op = &self.f.block(point.block).ops[point.op];
            let to = match &op.kind {
                Kind::Finalize if !self.rewriter => return Settled::End,
                Kind::Continue => return Settled::Turn,
                Kind::Branch => op.successors[0],
                Kind::Test(test) => match self.decided(test, op, &point.known.nulls) {
                    Some(holds) => op.successors[usize::from(!holds)],
                    None => return Settled::At(point),
                },
                Kind::Switch(_) if is_null(&point.known.nulls, op.operands[0]) => op.successors[0],
                Kind::ForEach { .. } if self.no_users(op, &point.known.nulls) => op.successors[0],
                Kind::Load(load) if is_virtual(op) || self.gives_null(load, op, &point.known.nulls) => {
                    if !is_virtual(op) {
                        add_nulls(&mut point.known.nulls, &op.results);
                    }
                    point.op += 1;
                    continue;
                }
                _ => return Settled::At(point),
            };
            point = self.entered(to, point.known, point.natives);
        }
    }

    /// The answer of a test, if it follows from what is null.
    fn decided(&self, test: &Test, op: &Op, nulls: &Nulls) -> Option<bool> {
        let null = |v: &Val| is_null(nulls, *v);
        match (test, &op.operands[..]) {
            (Test::NotNull, [v]) => match self.f.sort(*v) {
                Sort::UsersOf(_) => Some(true),
                Sort::In(_) => Some(!null(v)),
            },
            (Test::Equal, [a, b]) => match (null(a), null(b)) {
                (false, false) => None,
                // Lists that are not there are not compared.
                (true, true) => Some(!matches!(self.f.sort(*a), Sort::In(Bank::Types | Bank::Values))),
                _ => Some(false),
            },
            (_, operands) => operands.iter().any(null).then_some(false),
        }
    }

    fn no_users(&self, op: &Op, nulls: &Nulls) -> bool {
        op.operands.iter().any(|&v| users_of(self.f, v).is_none_or(|of| is_null(nulls, of)))
    }

    /// Whether what is loaded is null since what it is loaded from is.
    fn gives_null(&self, load: &Load, op: &Op, nulls: &Nulls) -> bool {
        match load {
            Load::Range => op.operands.iter().any(|&v| is_null(nulls, v)),
            Load::Extract(_) if matches!(self.f.sort(op.operands[0]), Sort::UsersOf(_)) => {
                self.no_users(op, nulls)
            }
            _ => op.operands.first().is_some_and(|&v| is_null(nulls, v)),
        }
    }

    /// The target for a point, which is written later.
    pub(super) fn target(&mut self, region: &mut Region, point: Point) -> u32 {
        let Point { block, op, known, natives } = match self.settle(point) {
            Settled::End => return FAIL,
            Settled::Turn => return region.turn.unwrap_or(FAIL),
            Settled::At(point) => point,
        };
        let items = region.queue.entry((self.flow.rank[block.0 as usize], op, block)).or_default();
        if let Some(item) = items.iter_mut().find(|item| item.known == known) {
            item.natives.extend(natives);
            item.natives.sort_unstable();
            item.natives.dedup();
            return item.label;
        }
        let label = self.code.label();
        items.push(Item { known, natives, label });
        label
    }

    /// Goes on at a point: if that is what is written next, nothing has to be done.
    pub(super) fn go(&mut self, region: &mut Region, point: Point, at: &Op) {
        let to = self.target(region, point);
        let next = region.queue.first_key_value().and_then(|(_, items)| items.first());
        if next.is_none_or(|item| item.label != to) {
            self.code.push(Inst::Jump { to }, at.at);
        }
    }

    /// Writes what is in the queue.
    pub(super) fn region(&mut self, region: &mut Region, text: &mut Text<'_>) -> Written {
        while let Some(mut first) = region.queue.first_entry() {
            let (_, op, block) = *first.key();
            let item = first.get_mut().remove(0);
            if first.get().is_empty() {
                first.remove();
            }
            self.code.bind(item.label);
            self.block(region, Point { block, op, known: item.known, natives: item.natives }, text)?;
        }
        Ok(())
    }

    /// Writes a block from a point on.
    fn block(&mut self, region: &mut Region, mut point: Point, text: &mut Text<'_>) -> Written {
        let f = self.f;
        for op in &f.block(point.block).ops[point.op..] {
            let Some(room) = self.room.checked_sub(1) else {
                let message = "too many values of this function may be null in too many ways";
                return Err(
                    text.fail(f.at, format!("{message}: its code would be {MAX_COPIES} times as long"))
                );
            };
            self.room = room;
            point.op += 1;
            match &op.kind {
                Kind::Load(_) if is_virtual(op) => {}
                Kind::Load(load) if self.gives_null(load, op, &point.known.nulls) => {
                    add_nulls(&mut point.known.nulls, &op.results);
                }
                Kind::Load(load) => {
                    let mut missing = point.clone();
                    add_nulls(&mut missing.known.nulls, &op.results);
                    self.load(load, op, |this| this.target(region, missing));
                    self.written(&mut point.known, &op.results);
                }
                Kind::Action(action) => {
                    self.written(&mut point.known, &op.results);
                    if !self.action(action, op, &point.known.nulls, text)? {
                        return Ok(());
                    }
                }
                _ => return self.terminator(region, op, point, text),
            }
        }
        Ok(())
    }

    fn terminator(&mut self, region: &mut Region, op: &Op, point: Point, text: &mut Text<'_>) -> Written {
        let to = |this: &Self, way: usize, natives: &[u32]| {
            this.entered(op.successors[way], point.known.clone(), natives.to_vec())
        };
        match &op.kind {
            Kind::Finalize if self.rewriter => self.code.push(Inst::Done {}, op.at),
            Kind::Finalize => self.code.push(Inst::Jump { to: FAIL }, op.at),
            Kind::Continue => {
                let to = region.turn.unwrap_or(FAIL);
                self.code.push(Inst::Jump { to }, op.at);
            }
            Kind::Test(test) => match self.decided(test, op, &point.known.nulls) {
                Some(holds) => {
                    let point = to(self, usize::from(!holds), &point.natives);
                    self.go(region, point, op);
                }
                None if self.rewriter => return Err(text.fail(op.at, "a rewriter cannot ask this")),
                None => self.test(region, test, op, &point),
            },
            Kind::Switch(_) if self.rewriter => return Err(text.fail(op.at, "a rewriter cannot ask this")),
            Kind::Switch(_) if is_null(&point.known.nulls, op.operands[0]) => {
                let point = to(self, 0, &point.natives);
                self.go(region, point, op);
            }
            Kind::Switch(cases) => self.switch(region, cases, op, &point),
            Kind::Record(_) | Kind::ForEach { .. } if self.rewriter => {
                return Err(text.fail(op.at, "only a matcher records matches or goes over users"));
            }
            Kind::Record(record) => self.record(region, record, op, &point),
            Kind::ForEach { variable, body } => {
                let done = to(self, 0, &point.natives);
                if self.no_users(op, &point.known.nulls) {
                    self.go(region, done, op);
                } else {
                    let done = self.target(region, done);
                    self.for_each(*variable, body[0], op, point, done, text)?;
                }
            }
            Kind::Branch | Kind::Load(_) | Kind::Action(_) => {
                let point = to(self, 0, &point.natives);
                self.go(region, point, op);
            }
        }
        Ok(())
    }

    fn test(&mut self, region: &mut Region, test: &Test, op: &Op, point: &Point) {
        let mut natives = point.natives.clone();
        let (mut holds, mut fails) = (point.known.clone(), point.known.clone());
        let mut native = 0;
        if let Test::Constraint { name, negated } = test {
            native = self.code.native(Native {
                name: name.clone(),
                constraint: true,
                params: self.banks(&op.operands),
                results: self.banks(&op.results),
            });
            natives.push(native);
            natives.sort_unstable();
            natives.dedup();
            add_nulls(&mut fails.nulls, &op.results);
            match negated {
                true => add_nulls(&mut holds.nulls, &op.results),
                false => self.written(&mut holds, &op.results),
            }
        }
        let fails = self.entered(op.successors[1], fails, natives.clone());
        let fail = self.target(region, fails);
        let reg = |this: &mut Self, i: usize| this.reg(op.operands[i]);
        let inst = match test {
            Test::Equal => {
                let (Reg { bank, index: a }, b) = (reg(self, 0), reg(self, 1).index);
                Inst::same(bank, a, b, fail)
            }
            Test::NotNull => Inst::Jump { to: fail },
            Test::Attr(text) => {
                let (value, attr) = (reg(self, 0).index, self.code.attr(text));
                Inst::AttrValueIs { value, attr, fail }
            }
            Test::Type(text) => {
                let (value, ty) = (reg(self, 0).index, self.code.ty(text));
                Inst::TypeIs { value, ty, fail }
            }
            Test::Types(texts) => {
                let (values, types) = (reg(self, 0).index, self.code.tys(texts));
                Inst::TypesAre { values, types, fail }
            }
            &Test::OperandCount { count, at_least } => {
                let op = reg(self, 0).index;
                match at_least {
                    true => Inst::OperandCountMin { op, count, fail },
                    false => Inst::OperandCountIs { op, count, fail },
                }
            }
            &Test::ResultCount { count, at_least } => {
                let op = reg(self, 0).index;
                match at_least {
                    true => Inst::ResultCountMin { op, count, fail },
                    false => Inst::ResultCountIs { op, count, fail },
                }
            }
            Test::Name(name) => {
                let (op, name) = (reg(self, 0).index, self.code.op_name(name, false));
                Inst::NameIs { op, name, fail }
            }
            Test::Constraint { negated, .. } => {
                let args = op.operands.iter().map(|&v| self.reg(v)).collect();
                let results = op.results.iter().map(|&v| self.reg(v)).collect();
                Inst::Constraint { native, negated: u32::from(*negated), args, results, fail }
            }
        };
        self.code.push(inst, op.at);
        let holds = self.entered(op.successors[0], holds, natives);
        self.go(region, holds, op);
    }

    fn switch(&mut self, region: &mut Region, cases: &Cases, op: &Op, point: &Point) {
        let targets: Vec<u32> = op
            .successors
            .iter()
            .map(|&to| {
                let to = self.entered(to, point.known.clone(), point.natives.clone());
                self.target(region, to)
            })
            .collect();
        let (otherwise, targets) = (targets[0], &targets[1..]);
        let of = self.reg(op.operands[0]).index;
        let inst = match cases {
            Cases::TypeLists(lists) => {
                for (list, &to) in lists.iter().zip(targets) {
                    let (types, next) = (self.code.tys(list), self.code.label());
                    self.code.push(Inst::TypesAre { values: of, types, fail: next }, op.at);
                    self.code.push(Inst::Jump { to }, op.at);
                    self.code.bind(next);
                }
                Inst::Jump { to: otherwise }
            }
            Cases::Attrs(texts) => match self.attribute_of(op.operands[0]) {
                Some((of, name)) => {
                    let keys: Vec<u32> = texts.iter().map(|text| self.code.attr(text)).collect();
                    let (op, name) = (self.reg(of).index, self.code.attr_name(name));
                    let table = self.table(Keys::Attr, keys, targets);
                    Inst::SwitchAttr { op, name, table, otherwise }
                }
                // What a native gives is in no operation that could be asked.
                None => {
                    for (text, &to) in texts.iter().zip(targets) {
                        let (attr, next) = (self.code.attr(text), self.code.label());
                        self.code.push(Inst::AttrValueIs { value: of, attr, fail: next }, op.at);
                        self.code.push(Inst::Jump { to }, op.at);
                        self.code.bind(next);
                    }
                    Inst::Jump { to: otherwise }
                }
            },
            Cases::Names(names) => {
                let keys: Vec<u32> = names.iter().map(|name| self.code.op_name(name, false)).collect();
                let table = self.table(Keys::OpName, keys, targets);
                Inst::SwitchName { op: of, table, otherwise }
            }
            Cases::Types(texts) => {
                let keys = self.code.tys(texts);
                let table = self.table(Keys::Type, keys, targets);
                Inst::SwitchType { ty: of, table, otherwise }
            }
            Cases::OperandCounts(counts) => {
                let table = self.table(Keys::Number, counts.clone(), targets);
                Inst::SwitchOperandCount { op: of, table, otherwise }
            }
            Cases::ResultCounts(counts) => {
                let table = self.table(Keys::Number, counts.clone(), targets);
                Inst::SwitchResultCount { op: of, table, otherwise }
            }
        };
        self.code.push(inst, op.at);
    }

    /// A table; of equal keys the first counts.
    fn table(&mut self, sort: Keys, keys: Vec<u32>, targets: &[u32]) -> u32 {
        let mut seen = std::collections::HashSet::new();
        let cases = keys.into_iter().zip(targets.iter().copied()).filter(|case| seen.insert(case.0));
        let cases = cases.collect();
        self.code.table(sort, cases)
    }

    /// The operation and the name of an attribute that was read from one.
    fn attribute_of(&self, v: Val) -> Option<(Val, &'f str)> {
        let (block, op) = self.flow.defs[v.0 as usize]?;
        let op = self.f.block(block).ops.get(op)?;
        match &op.kind {
            Kind::Load(Load::Attr(name)) => Some((op.operands[0], name.as_str())),
            _ => None,
        }
    }

    pub(super) fn is_rewriter(&self) -> bool {
        self.rewriter
    }

    /// The register of a value.
    pub(super) fn reg(&mut self, v: Val) -> Reg {
        if let Some(reg) = self.regs[v.0 as usize] {
            return reg;
        }
        let Sort::In(bank) = self.f.sort(v) else { return Reg { bank: Bank::Op, index: 0 } };
        let reg = self.code.fresh(bank);
        self.regs[v.0 as usize] = Some(reg);
        reg
    }

    pub(super) fn banks(&self, values: &[Val]) -> Vec<Bank> {
        let bank = |&v: &Val| match self.f.sort(v) {
            Sort::In(bank) => Some(bank),
            Sort::UsersOf(_) => None,
        };
        values.iter().filter_map(bank).collect()
    }
}

pub(super) fn is_null(nulls: &Nulls, v: Val) -> bool {
    nulls.binary_search(&v).is_ok()
}

fn add_nulls(nulls: &mut Nulls, values: &[Val]) {
    nulls.extend_from_slice(values);
    nulls.sort_unstable();
    nulls.dedup();
}
