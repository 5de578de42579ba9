//! A program as text in the `pdl_interp` dialect.
//!
//! The text is made from the bytecode, not from the trees it was made from, so that MLIR, running it, runs
//! what our virtual machine runs. Each instruction becomes one or a few operations, each jump a block;
//! registers become SSA values: what a register holds at a jump is known at its target, and since all jumps
//! but the turn of a loop go forward, one pass is enough. A load that may find nothing is followed by a null
//! check. Guards say nothing, since MLIR records every match and sorts them by benefit.

mod matcher;
mod rewriters;

use hashbrown::HashMap;
use matcher::Matcher;
use pdll_bytecode::{ALL, Bank, FieldRef, Inst, Pattern, Program, Reg, Role};
use rustc_hash::FxBuildHasher;
use std::fmt::Write as _;

/// The text of a program that passes the verifier.
///
/// Equal benefits keep our order only as far as the order of recording does: MLIR's interpreter knows no
/// other.
#[must_use]
pub fn print(program: &Program) -> String {
    let insts: Vec<(u32, Inst)> = program.insts().map(|(at, inst)| (at as u32, inst)).collect();
    let inputs = inputs(program, &insts);
    let mut out = String::from("module {\n  pdl_interp.func @matcher(%arg0: !pdl.operation) {\n");
    Matcher::new(program, &insts, &inputs).run(&mut out);
    out.push_str("  }\n  module @rewriters {\n");
    for (rank, p) in program.patterns.iter().enumerate() {
        rewriters::print(program, &insts, rank, p, &inputs[rank], &mut out);
    }
    out.push_str("  }\n}\n");
    out
}

type Env = HashMap<Reg, u32, FxBuildHasher>;

fn index_of(insts: &[(u32, Inst)], at: u32) -> usize {
    insts.partition_point(|i| i.0 < at)
}

/// For each pattern, the registers that its rewrite reads before it writes them.
fn inputs(program: &Program, insts: &[(u32, Inst)]) -> Vec<Vec<Reg>> {
    let of = |p: &Pattern| {
        let mut live = Vec::new();
        let mut written: Vec<Reg> = Vec::new();
        for (_, inst) in &insts[index_of(insts, p.rewrite)..] {
            inst.for_each_field(|_, role, field| {
                let mut read = |r: Reg| {
                    if !written.contains(&r) && !live.contains(&r) {
                        live.push(r);
                    }
                };
                match (role, field) {
                    (Role::Use(bank), FieldRef::Word(index)) => read(Reg { bank, index }),
                    (Role::Uses, FieldRef::Regs(list)) => list.iter().copied().for_each(read),
                    (Role::AttrUses, FieldRef::Pairs(list)) => {
                        list.iter().for_each(|a| read(Reg { bank: Bank::Attr, index: a.1 }));
                    }
                    _ => {}
                }
            });
            inst.for_each_field(|_, role, field| match (role, field) {
                (Role::Def(bank), FieldRef::Word(index)) => written.push(Reg { bank, index }),
                (Role::Defs, FieldRef::Regs(list)) => written.extend(list),
                _ => {}
            });
            if matches!(inst, Inst::Done {}) {
                break;
            }
        }
        live
    };
    program.patterns.iter().map(of).collect()
}

fn ty(bank: Bank) -> &'static str {
    match bank {
        Bank::Op => "!pdl.operation",
        Bank::Value => "!pdl.value",
        Bank::Type => "!pdl.type",
        Bank::Attr => "!pdl.attribute",
        Bank::Values => "!pdl.range<value>",
        Bank::Types => "!pdl.range<type>",
    }
}

fn string(text: &str) -> String {
    let mut out = String::from("\"");
    for b in text.bytes() {
        match b {
            b'"' | b'\\' => {
                out.push('\\');
                out.push(b as char);
            }
            0x20..0x7f => out.push(b as char),
            _ => {
                let _ = write!(out, "\\{b:02X}");
            }
        }
    }
    out.push('"');
    out
}

/// What both sections share: the values that registers hold, and the operations that read the IR.
struct Writer<'a> {
    program: &'a Program,
    env: Env,
    next: u32,
    text: String,
}

impl Writer<'_> {
    fn get(&self, bank: Bank, index: u32) -> String {
        match self.env.get(&Reg { bank, index }) {
            Some(0) => "%arg0".into(),
            Some(v) => format!("%v{v}"),
            None => "%undefined".into(),
        }
    }

    fn def(&mut self, bank: Bank, index: u32) -> String {
        self.next += 1;
        self.env.insert(Reg { bank, index }, self.next);
        format!("%v{}", self.next)
    }

    fn line(&mut self, text: &str) {
        let _ = writeln!(self.text, "    {text}");
    }

    /// `(%a, %b : T, U)`, or nothing.
    fn list(&self, regs: &[Reg]) -> String {
        if regs.is_empty() {
            return String::new();
        }
        format!("({})", self.bare_list(regs))
    }

    fn bare_list(&self, regs: &[Reg]) -> String {
        let values: Vec<String> = regs.iter().map(|r| self.get(r.bank, r.index)).collect();
        let types: Vec<&str> = regs.iter().map(|r| ty(r.bank)).collect();
        format!("{} : {}", values.join(", "), types.join(", "))
    }

    fn types(&self, list: &[u32]) -> String {
        let texts: Vec<&str> = list.iter().map(|&t| self.program.types[t as usize].as_str()).collect();
        format!("[{}]", texts.join(", "))
    }

    /// `create_range` of parts.
    fn range(&self, bank: Bank, parts: &[Reg]) -> String {
        match parts {
            [] => format!("create_range : {}", ty(bank)),
            parts => format!("create_range {}", self.bare_list(parts)),
        }
    }

    /// Writes the users of a value or of a list; returns the number of the list of them.
    fn users(&mut self, of: Reg) -> u32 {
        let value = self.get(of.bank, of.index);
        self.next += 1;
        let users = self.next;
        self.line(&format!("%v{users} = pdl_interp.get_users of {value} : {}", ty(of.bank)));
        users
    }

    /// Writes a load; returns what it loaded if that may be nothing, with the target to go to then.
    fn load(&mut self, inst: &Inst) -> Option<(Reg, u32)> {
        let group = |g: u32| if g == ALL { String::new() } else { format!("{g} ") };
        let (dst, fail, text) = match *inst {
            Inst::Operand { dst, op, index, fail } => (
                Reg { bank: Bank::Value, index: dst },
                Some(fail),
                format!("get_operand {index} of {}", self.get(Bank::Op, op)),
            ),
            Inst::Result { dst, op, index, fail } => (
                Reg { bank: Bank::Value, index: dst },
                Some(fail),
                format!("get_result {index} of {}", self.get(Bank::Op, op)),
            ),
            Inst::Operands { dst, op, group: g, fail } => {
                let text =
                    format!("get_operands {}of {} : {}", group(g), self.get(Bank::Op, op), ty(Bank::Values));
                (Reg { bank: Bank::Values, index: dst }, Some(fail), text)
            }
            Inst::Results { dst, op, group: g, fail } => {
                let text =
                    format!("get_results {}of {} : {}", group(g), self.get(Bank::Op, op), ty(Bank::Values));
                (Reg { bank: Bank::Values, index: dst }, Some(fail), text)
            }
            Inst::First { dst, values, fail } => {
                let text = format!("extract 0 of {} : !pdl.value", self.get(Bank::Values, values));
                (Reg { bank: Bank::Value, index: dst }, Some(fail), text)
            }
            Inst::Element { dst, values, index, fail } => {
                let text = format!("extract {index} of {} : !pdl.value", self.get(Bank::Values, values));
                (Reg { bank: Bank::Value, index: dst }, Some(fail), text)
            }
            Inst::ElementType { dst, types, index, fail } => {
                let text = format!("extract {index} of {} : !pdl.type", self.get(Bank::Types, types));
                (Reg { bank: Bank::Type, index: dst }, Some(fail), text)
            }
            Inst::User { dst, values, index, fail } => {
                let users = self.users(Reg { bank: Bank::Values, index: values });
                let text = format!("extract {index} of %v{users} : !pdl.operation");
                (Reg { bank: Bank::Op, index: dst }, Some(fail), text)
            }
            Inst::MakeValues { dst, ref parts } => {
                (Reg { bank: Bank::Values, index: dst }, None, self.range(Bank::Values, parts))
            }
            Inst::MakeTypes { dst, ref parts } => {
                (Reg { bank: Bank::Types, index: dst }, None, self.range(Bank::Types, parts))
            }
            Inst::Attr { dst, op, name, fail } => {
                let name = string(&self.program.attr_names[name as usize]);
                let text = format!("get_attribute {name} of {}", self.get(Bank::Op, op));
                (Reg { bank: Bank::Attr, index: dst }, Some(fail), text)
            }
            Inst::TypeOf { dst, value } => {
                let text = format!("get_value_type of {} : !pdl.type", self.get(Bank::Value, value));
                (Reg { bank: Bank::Type, index: dst }, None, text)
            }
            Inst::TypesOf { dst, values } => {
                let text = format!("get_value_type of {} : !pdl.range<type>", self.get(Bank::Values, values));
                (Reg { bank: Bank::Types, index: dst }, None, text)
            }
            Inst::AttrType { dst, attr, fail } => {
                let text = format!("get_attribute_type of {}", self.get(Bank::Attr, attr));
                (Reg { bank: Bank::Type, index: dst }, Some(fail), text)
            }
            Inst::DefOp { dst, value, fail } => {
                let text = format!("get_defining_op of {} : !pdl.value", self.get(Bank::Value, value));
                (Reg { bank: Bank::Op, index: dst }, Some(fail), text)
            }
            Inst::ConstAttr { dst, attr } => {
                let text = format!("create_attribute {}", self.program.attrs[attr as usize]);
                (Reg { bank: Bank::Attr, index: dst }, None, text)
            }
            Inst::ConstType { dst, ty } => {
                let text = format!("create_type {}", self.program.types[ty as usize]);
                (Reg { bank: Bank::Type, index: dst }, None, text)
            }
            Inst::ConstTypes { dst, ref types } => {
                let text = format!("create_types {}", self.types(types));
                (Reg { bank: Bank::Types, index: dst }, None, text)
            }
            _ => return None,
        };
        let name = self.def(dst.bank, dst.index);
        self.line(&format!("{name} = pdl_interp.{text}"));
        fail.map(|f| (dst, f))
    }

    /// `pdl_interp.get_operands/get_results` of one value: the load of a list that `single` follows.
    fn single(&mut self, list: &Inst, dst: u32) -> Option<u32> {
        let (what, op, group, fail) = match *list {
            Inst::Operands { op, group, fail, .. } => ("get_operands", op, group, fail),
            Inst::Results { op, group, fail, .. } => ("get_results", op, group, fail),
            _ => return None,
        };
        let op = self.get(Bank::Op, op);
        let name = self.def(Bank::Value, dst);
        self.line(&format!("{name} = pdl_interp.{what} {group} of {op} : !pdl.value"));
        Some(fail)
    }
}
