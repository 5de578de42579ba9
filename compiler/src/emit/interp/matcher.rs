//! The matcher: one function whose blocks are the jump targets of the bytecode.

use super::{Env, Writer, string, ty};
use hashbrown::HashMap;
use pdll_bytecode::{ACCEPT, Bank, FAIL, Inst, Program, Reg};
use rustc_hash::FxBuildHasher;
use std::fmt::Write as _;

/// A region that is being written: what is done of it, and the loop that it is the body of.
struct Region {
    text: String,
    /// `foreach` up to its body, the target after it, and the position of its `continue`.
    head: String,
    done: u32,
    turn: u32,
}

/// Writes the matcher.
pub(super) struct Matcher<'a> {
    w: Writer<'a>,
    insts: &'a [(u32, Inst)],
    inputs: &'a [Vec<Reg>],
    /// What registers hold at the targets that were jumped to.
    at: HashMap<u32, Env, FxBuildHasher>,
    /// Is a block open, to be ended by a terminator?
    open: bool,
    regions: Vec<Region>,
    fresh: u32,
    /// Patterns that are accepted by a target, each to be recorded in a block of its own.
    accepts: Vec<(String, u32, Env)>,
}

impl<'a> Matcher<'a> {
    /// A matcher whose first block is open and knows the root. `inputs` is what the rewrites read.
    pub(super) fn new(program: &'a Program, insts: &'a [(u32, Inst)], inputs: &'a [Vec<Reg>]) -> Self {
        let mut env = Env::default();
        env.insert(Reg { bank: Bank::Op, index: 0 }, 0);
        let w = Writer { program, env, next: 0, text: String::new() };
        Self {
            w,
            insts,
            inputs,
            at: HashMap::default(),
            open: true,
            regions: Vec::new(),
            fresh: 0,
            accepts: Vec::new(),
        }
    }

    /// Appends the body of the function to `out`.
    pub(super) fn run(mut self, out: &mut String) {
        self.dispatch();
        let mut skip = 0;
        for i in 0..self.insts.len() {
            let (at, inst) = &self.insts[i];
            if *at >= self.w.program.rewrites {
                break;
            }
            if skip > 0 {
                skip -= 1;
                continue;
            }
            self.enter(*at);
            if self.open {
                skip = self.inst(i, inst);
            }
        }
        for (label, rank, env) in std::mem::take(&mut self.accepts) {
            let _ = writeln!(self.w.text, "  ^{label}:");
            self.w.env = env;
            self.record(rank, "end");
        }
        self.w.text.push_str("  ^end:\n    pdl_interp.finalize\n");
        out.push_str(&self.w.text);
    }

    /// The label of a target; remembers what registers hold there.
    fn to(&mut self, target: u32) -> String {
        if target == FAIL {
            return match self.regions.last() {
                Some(r) => format!("b{}", r.turn),
                None => "end".into(),
            };
        }
        if target & ACCEPT != 0 {
            let label = format!("accept{}", self.accepts.len());
            self.accepts.push((label.clone(), target & !ACCEPT, self.w.env.clone()));
            return label;
        }
        let env = &self.w.env;
        match self.at.get_mut(&target) {
            Some(known) => known.retain(|r, v| env.get(r) == Some(v)),
            None => drop(self.at.insert(target, env.clone())),
        }
        format!("b{target}")
    }

    /// Starts the block at a position, if it is one.
    fn enter(&mut self, at: u32) {
        let turn = self.regions.last().is_some_and(|r| r.turn == at);
        if self.at.contains_key(&at) || turn {
            if self.open {
                let label = self.to(at);
                self.w.line(&format!("pdl_interp.branch ^{label}"));
            }
            let _ = writeln!(self.w.text, "  ^b{at}:");
            if let Some(env) = self.at.remove(&at) {
                self.w.env = env;
            }
            self.open = true;
        }
    }

    fn dispatch(&mut self) {
        let program = self.w.program;
        let any = self.to(program.entries.any);
        let mut names: Vec<u32> =
            program.entries.shapes.iter().map(|k| program.shapes[k.0 as usize].name).collect();
        names.extend(program.entries.names.iter().map(|n| n.0));
        names.sort_unstable();
        names.dedup();
        self.open = false;
        if names.is_empty() {
            return self.w.line(&format!("pdl_interp.branch ^{any}"));
        }
        let texts: Vec<String> = names.iter().map(|&n| string(&program.op_names[n as usize].name)).collect();
        let labels: Vec<String> = names.iter().map(|n| format!("^name{n}")).collect();
        self.w.line(&format!(
            "pdl_interp.switch_operation_name of %arg0 to [{}]({}) -> ^{any}",
            texts.join(", "),
            labels.join(", ")
        ));
        for name in names {
            let _ = writeln!(self.w.text, "  ^name{name}:");
            for &(kind, target) in &program.entries.shapes {
                let k = program.shapes[kind as usize];
                if k.name == name {
                    let (hit, miss) = (self.to(target), self.fresh_label());
                    self.shape("%arg0", k.operands, k.results, &hit, &miss);
                    let _ = writeln!(self.w.text, "  ^{miss}:");
                }
            }
            let rest =
                program.entries.names.iter().find(|n| n.0 == name).map_or(program.entries.any, |n| n.1);
            let rest = self.to(rest);
            self.w.line(&format!("pdl_interp.branch ^{rest}"));
        }
    }

    fn fresh_label(&mut self) -> String {
        self.fresh += 1;
        format!("x{}", self.fresh)
    }

    fn shape(&mut self, op: &str, operands: u32, results: u32, hit: &str, miss: &str) {
        let mid = self.fresh_label();
        self.w.line(&format!("pdl_interp.check_operand_count of {op} is {operands} -> ^{mid}, ^{miss}"));
        let _ = writeln!(self.w.text, "  ^{mid}:");
        self.w.line(&format!("pdl_interp.check_result_count of {op} is {results} -> ^{hit}, ^{miss}"));
    }

    /// Ends the block with a test and goes on in a new one.
    fn test(&mut self, text: &str, fail: u32) {
        let (ok, fail) = (self.fresh_label(), self.to(fail));
        self.w.line(&format!("pdl_interp.{text} -> ^{ok}, ^{fail}"));
        let _ = writeln!(self.w.text, "  ^{ok}:");
    }

    fn not_null(&mut self, r: Reg, fail: u32) {
        let text = format!("is_not_null {} : {}", self.w.get(r.bank, r.index), ty(r.bank));
        self.test(&text, fail);
    }

    fn same(&mut self, bank: Bank, a: u32, b: u32, fail: u32) {
        let text = format!("are_equal {}, {} : {}", self.w.get(bank, a), self.w.get(bank, b), ty(bank));
        self.test(&text, fail);
    }

    /// Ends the block with a switch.
    fn switch(
        &mut self,
        what: &str,
        on: &str,
        table: u32,
        otherwise: u32,
        case: impl Fn(&Program, u32) -> String,
    ) {
        let program = self.w.program;
        let cases = &program.tables[table as usize].cases;
        let values: Vec<String> = cases.iter().map(|c| case(program, c.0)).collect();
        let labels: Vec<String> = cases.iter().map(|c| format!("^{}", self.to(c.1))).collect();
        let values = match what {
            "operand_count" | "result_count" => {
                format!("dense<[{}]> : vector<{}xi32>", values.join(", "), values.len())
            }
            _ => format!("[{}]", values.join(", ")),
        };
        let otherwise = self.to(otherwise);
        self.w.line(&format!(
            "pdl_interp.switch_{what} {on} to {values}({}) -> ^{otherwise}",
            labels.join(", ")
        ));
        self.open = false;
    }

    fn switch_kind(&mut self, op: u32, table: u32, otherwise: u32) {
        let program = self.w.program;
        let op = self.w.get(Bank::Op, op);
        let cases = &program.tables[table as usize].cases;
        let mut names: Vec<u32> = cases.iter().map(|c| program.shapes[c.0 as usize].name).collect();
        names.sort_unstable();
        names.dedup();
        let texts: Vec<String> = names.iter().map(|&n| string(&program.op_names[n as usize].name)).collect();
        let labels: Vec<String> = names.iter().map(|_| self.fresh_label()).collect();
        let otherwise = self.to(otherwise);
        let targets: Vec<String> = labels.iter().map(|l| format!("^{l}")).collect();
        self.w.line(&format!(
            "pdl_interp.switch_operation_name of {op} to [{}]({}) -> ^{otherwise}",
            texts.join(", "),
            targets.join(", ")
        ));
        for (name, label) in names.iter().zip(labels) {
            let _ = writeln!(self.w.text, "  ^{label}:");
            for c in cases {
                let k = program.shapes[c.0 as usize];
                if k.name == *name {
                    let (hit, miss) = (self.to(c.1), self.fresh_label());
                    self.shape(&op, k.operands, k.results, &hit, &miss);
                    let _ = writeln!(self.w.text, "  ^{miss}:");
                }
            }
            self.w.line(&format!("pdl_interp.branch ^{otherwise}"));
        }
        self.open = false;
    }

    fn record(&mut self, rank: u32, next: &str) {
        let p = &self.w.program.patterns[rank as usize];
        let ops: Vec<String> = p.lists.matched().iter().map(|&m| self.w.get(Bank::Op, m)).collect();
        let names = |list: &[u32]| {
            list.iter()
                .map(|&n| string(&self.w.program.op_names[n as usize].name))
                .collect::<Vec<_>>()
                .join(", ")
        };
        let generated = if p.lists.generated().is_empty() {
            String::new()
        } else {
            format!("generatedOps([{}]), ", names(p.lists.generated()))
        };
        let root = p.root.map_or(String::new(), |r| format!(", root({})", names(&[r])));
        let inputs = self.w.list(&self.inputs[rank as usize]);
        self.w.line(&format!(
            "pdl_interp.record_match @rewriters::@pattern{rank}{inputs} : benefit({}), {generated}loc([{}]){root} -> ^{next}",
            p.benefit,
            ops.join(", ")
        ));
    }

    /// Writes an instruction; returns how many of those after it were written with it.
    fn inst(&mut self, i: usize, inst: &Inst) -> usize {
        // A list of which only the one value is wanted is one operation in the dialect.
        if let Some((_, Inst::Single { dst, fail, .. })) = self.insts.get(i + 1)
            && self.w.single(inst, *dst).is_some()
        {
            self.not_null(Reg { bank: Bank::Value, index: *dst }, *fail);
            return 1;
        }
        match *inst {
            Inst::Jump { to } => {
                let to = self.to(to);
                self.w.line(&format!("pdl_interp.branch ^{to}"));
                self.open = false;
            }
            Inst::Guard { .. } => {}
            Inst::Accept { pattern } | Inst::AcceptStop { pattern } => {
                let next = self.fresh_label();
                self.record(pattern, &next);
                let _ = writeln!(self.w.text, "  ^{next}:");
            }
            Inst::Record { pattern, .. } => return self.record_moved(i, pattern),
            Inst::DefSwitchKind { dst, src, operand, result, table, otherwise } => {
                self.definer(dst, src, operand, result, otherwise);
                self.switch_kind(dst, table, otherwise);
            }
            Inst::Def { dst, src, operand, result, fail } => self.definer(dst, src, operand, result, fail),
            Inst::SwitchKind { op, table, otherwise } => self.switch_kind(op, table, otherwise),
            Inst::SwitchName { op, table, otherwise } => {
                let op = format!("of {}", self.w.get(Bank::Op, op));
                self.switch("operation_name", &op, table, otherwise, |p, n| {
                    string(&p.op_names[n as usize].name)
                });
            }
            Inst::SwitchOperandCount { op, table, otherwise } => {
                let op = format!("of {}", self.w.get(Bank::Op, op));
                self.switch("operand_count", &op, table, otherwise, |_, n| n.to_string());
            }
            Inst::SwitchResultCount { op, table, otherwise } => {
                let op = format!("of {}", self.w.get(Bank::Op, op));
                self.switch("result_count", &op, table, otherwise, |_, n| n.to_string());
            }
            Inst::SwitchAttr { op, name, table, otherwise } => {
                let attr = self.attr(op, name, otherwise);
                self.switch("attribute", &attr, table, otherwise, |p, n| p.attrs[n as usize].clone());
            }
            Inst::SwitchOperandType { op, index, table, otherwise } => {
                let ty = self.type_of("operand", op, index, otherwise);
                self.switch("type", &ty, table, otherwise, |p, n| p.types[n as usize].clone());
            }
            Inst::SwitchResultType { op, index, table, otherwise } => {
                let ty = self.type_of("result", op, index, otherwise);
                self.switch("type", &ty, table, otherwise, |p, n| p.types[n as usize].clone());
            }
            Inst::SwitchType { ty, table, otherwise } => {
                let ty = self.w.get(Bank::Type, ty);
                self.switch("type", &ty, table, otherwise, |p, n| p.types[n as usize].clone());
            }
            Inst::Constraint { .. } => self.constraint(inst),
            Inst::ForEachUser { dst, value, done } => {
                self.for_each(i, dst, Reg { bank: Bank::Value, index: value }, done);
            }
            Inst::ForEachUserOf { dst, values, done } => {
                self.for_each(i, dst, Reg { bank: Bank::Values, index: values }, done);
            }
            Inst::Continue {} => self.end_region(),
            _ => self.simple(inst),
        }
        0
    }

    /// Tests that end a block and start another, and loads.
    fn simple(&mut self, inst: &Inst) {
        let op = |w: &Writer<'_>, op| w.get(Bank::Op, op);
        match *inst {
            Inst::KindIs { op: o, kind, fail } => {
                let k = self.w.program.shapes[kind as usize];
                let name = string(&self.w.program.op_names[k.name as usize].name);
                let o = op(&self.w, o);
                self.test(&format!("check_operation_name of {o} is {name}"), fail);
                self.test(&format!("check_operand_count of {o} is {}", k.operands), fail);
                self.test(&format!("check_result_count of {o} is {}", k.results), fail);
            }
            Inst::NameIs { op: o, name, fail } => {
                let name = string(&self.w.program.op_names[name as usize].name);
                self.test(&format!("check_operation_name of {} is {name}", op(&self.w, o)), fail);
            }
            Inst::HasAttr { op, name, fail } => drop(self.attr(op, name, fail)),
            Inst::AttrIs { op, name, attr, fail } => {
                let value = self.attr(op, name, fail);
                let text = format!("check_attribute {value} is {}", self.w.program.attrs[attr as usize]);
                self.test(&text, fail);
            }
            Inst::AttrValueIs { value, attr, fail } => {
                let value = self.w.get(Bank::Attr, value);
                let text = format!("check_attribute {value} is {}", self.w.program.attrs[attr as usize]);
                self.test(&text, fail);
            }
            Inst::OperandTypeIs { op, index, ty, fail } => {
                let value = self.type_of("operand", op, index, fail);
                let text = format!("check_type {value} is {}", self.w.program.types[ty as usize]);
                self.test(&text, fail);
            }
            Inst::ResultTypeIs { op, index, ty, fail } => {
                let value = self.type_of("result", op, index, fail);
                let text = format!("check_type {value} is {}", self.w.program.types[ty as usize]);
                self.test(&text, fail);
            }
            Inst::TypeIs { value, ty, fail } => {
                let value = self.w.get(Bank::Type, value);
                let text = format!("check_type {value} is {}", self.w.program.types[ty as usize]);
                self.test(&text, fail);
            }
            Inst::TypesAre { values, ref types, fail } => {
                let text =
                    format!("check_types {} are {}", self.w.get(Bank::Types, values), self.w.types(types));
                self.test(&text, fail);
            }
            Inst::OperandCountIs { op: o, count, fail } => {
                self.test(&format!("check_operand_count of {} is {count}", op(&self.w, o)), fail);
            }
            Inst::OperandCountMin { op: o, count, fail } => {
                self.test(&format!("check_operand_count of {} is at_least {count}", op(&self.w, o)), fail);
            }
            Inst::ResultCountIs { op: o, count, fail } => {
                self.test(&format!("check_result_count of {} is {count}", op(&self.w, o)), fail);
            }
            Inst::ResultCountMin { op: o, count, fail } => {
                self.test(&format!("check_result_count of {} is at_least {count}", op(&self.w, o)), fail);
            }
            Inst::SameOp { a, b, fail } => self.same(Bank::Op, a, b, fail),
            Inst::SameValue { a, b, fail } => self.same(Bank::Value, a, b, fail),
            Inst::SameType { a, b, fail } => self.same(Bank::Type, a, b, fail),
            Inst::SameAttr { a, b, fail } => self.same(Bank::Attr, a, b, fail),
            Inst::SameValues { a, b, fail } => self.same(Bank::Values, a, b, fail),
            Inst::SameTypes { a, b, fail } => self.same(Bank::Types, a, b, fail),
            _ => {
                if let Some((r, fail)) = self.w.load(inst) {
                    self.not_null(r, fail);
                }
            }
        }
    }

    fn definer(&mut self, dst: u32, src: u32, operand: u32, result: u32, fail: u32) {
        let src = self.w.get(Bank::Op, src);
        self.w.next += 2;
        let (value, same) = (self.w.next - 1, self.w.next);
        self.w.line(&format!("%v{value} = pdl_interp.get_operand {operand} of {src}"));
        let def = self.w.def(Bank::Op, dst);
        self.w.line(&format!("{def} = pdl_interp.get_defining_op of %v{value} : !pdl.value"));
        self.not_null(Reg { bank: Bank::Op, index: dst }, fail);
        self.w.line(&format!("%v{same} = pdl_interp.get_result {result} of {def}"));
        self.test(&format!("are_equal %v{same}, %v{value} : !pdl.value"), fail);
    }

    fn attr(&mut self, op: u32, name: u32, fail: u32) -> String {
        self.w.next += 1;
        let value = format!("%v{}", self.w.next);
        let name = string(&self.w.program.attr_names[name as usize]);
        let op = self.w.get(Bank::Op, op);
        self.w.line(&format!("{value} = pdl_interp.get_attribute {name} of {op}"));
        self.test(&format!("is_not_null {value} : !pdl.attribute"), fail);
        value
    }

    fn type_of(&mut self, what: &str, op: u32, index: u32, fail: u32) -> String {
        self.w.next += 2;
        let (value, ty) = (self.w.next - 1, self.w.next);
        let op = self.w.get(Bank::Op, op);
        self.w.line(&format!("%v{value} = pdl_interp.get_{what} {index} of {op}"));
        self.test(&format!("is_not_null %v{value} : !pdl.value"), fail);
        self.w.line(&format!("%v{ty} = pdl_interp.get_value_type of %v{value} : !pdl.type"));
        format!("%v{ty}")
    }

    fn constraint(&mut self, inst: &Inst) {
        let Inst::Constraint { native, negated, args, results, fail } = inst else { return };
        let name = string(&self.w.program.natives[*native as usize].name);
        let args = self.w.list(args);
        let fail = self.to(*fail);
        let defs: Vec<String> = results.iter().map(|r| self.w.def(r.bank, r.index)).collect();
        let types: Vec<&str> = results.iter().map(|r| ty(r.bank)).collect();
        let (lhs, rhs) = match defs.is_empty() {
            true => (String::new(), String::new()),
            false => (format!("{} = ", defs.join(", ")), format!(" : {}", types.join(", "))),
        };
        let negated = if *negated == 1 { " {isNegated = true}" } else { "" };
        let ok = self.fresh_label();
        self.w
            .line(&format!("{lhs}pdl_interp.apply_constraint {name}{args}{rhs}{negated} -> ^{ok}, ^{fail}"));
        let _ = writeln!(self.w.text, "  ^{ok}:");
    }

    /// A `record` and the moves after it: they say under which registers the rewrite will find things.
    fn record_moved(&mut self, i: usize, pattern: u32) -> usize {
        let env = self.w.env.clone();
        let mut moves = 0;
        for (_, inst) in &self.insts[i + 1..] {
            let (bank, dst, src) = match *inst {
                Inst::MoveOp { dst, src } => (Bank::Op, dst, src),
                Inst::MoveValue { dst, src } => (Bank::Value, dst, src),
                Inst::MoveType { dst, src } => (Bank::Type, dst, src),
                Inst::MoveAttr { dst, src } => (Bank::Attr, dst, src),
                Inst::MoveValues { dst, src } => (Bank::Values, dst, src),
                Inst::MoveTypes { dst, src } => (Bank::Types, dst, src),
                _ => break,
            };
            if let Some(&v) = env.get(&Reg { bank, index: src }) {
                self.w.env.insert(Reg { bank, index: dst }, v);
            }
            moves += 1;
        }
        let next = self.fresh_label();
        self.record(pattern, &next);
        let _ = writeln!(self.w.text, "  ^{next}:");
        self.w.env = env;
        // Leaving the loop is for who stops at the first match; MLIR's interpreter takes the other turns too,
        // so the way on is that of a failure.
        moves + usize::from(matches!(self.insts.get(i + 1 + moves), Some((_, Inst::Jump { to: FAIL }))))
    }

    fn for_each(&mut self, i: usize, dst: u32, of: Reg, done: u32) {
        self.to(done);
        let users = self.w.users(of);
        let user = self.w.def(Bank::Op, dst);
        let head = format!("    pdl_interp.foreach {user} : !pdl.operation in %v{users} {{\n");
        let text = std::mem::take(&mut self.w.text);
        self.regions.push(Region { text, head, done, turn: self.turn(i) });
    }

    /// The position of the `continue` that belongs to the loop that starts with instruction `i`.
    fn turn(&self, i: usize) -> u32 {
        let mut depth = 0_u32;
        for (at, inst) in &self.insts[i..] {
            match inst {
                Inst::ForEachUser { .. } | Inst::ForEachUserOf { .. } => depth += 1,
                Inst::Continue {} => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                return *at;
            }
        }
        0
    }

    fn end_region(&mut self) {
        self.w.line("pdl_interp.continue");
        self.open = false;
        if let Some(region) = self.regions.pop() {
            let body = std::mem::replace(&mut self.w.text, region.text);
            let done = if region.done == FAIL { self.to(FAIL) } else { format!("b{}", region.done) };
            self.w.text.push_str(&region.head);
            self.w.text.push_str(&body);
            let _ = writeln!(self.w.text, "    }} -> ^{done}");
        }
    }
}
