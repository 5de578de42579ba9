//! A stretch of straight code as text.

use super::cases;
use pdll_bytecode::isa::opcode as o;
use pdll_bytecode::{FAIL, FieldRef, Inst, Program, Role};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::fmt::Write;

/// A stretch of straight code. Of its words those that are the same in all of its shape, and its text, with
/// `\0N\0` for going to the target that is word `N`, or to the code behind all its words, and `\0*N\0` for
/// going to `to`, which word `N` has given.
#[derive(Default)]
pub(super) struct Stretch {
    pub(super) words: Vec<Option<u32>>,
    pub(super) text: String,
    /// Where it may go, by word.
    pub(super) goes: BTreeMap<usize, Vec<u32>>,
}

/// A target: which word of the stretch it is, where it goes, and the word as text.
struct Target {
    place: usize,
    to: u32,
    text: String,
}

/// What the function of an instruction is given, and the instruction's table and target, if it has them.
#[derive(Default)]
struct Call {
    args: Vec<String>,
    table: Option<u32>,
    target: Option<Target>,
}

/// Whether a budget may stop an instruction with this opcode.
fn is_bounded(opcode: u8) -> bool {
    matches!(
        opcode,
        o::Operands
            | o::Results
            | o::TypesOf
            | o::ConstTypes
            | o::MakeValues
            | o::MakeTypes
            | o::User
            | o::Constraint
            | o::ForEachUser
            | o::ForEachUserOf
    )
}

/// What is so many words further than the begin of a stretch, as text.
pub(super) fn further(words: usize) -> String {
    if words == 0 { "at".into() } else { format!("at + {words}") }
}

impl Stretch {
    /// The straight code from `start` on; `turns` says where each `continue` goes.
    pub(super) fn new(program: &Program, turns: &FxHashMap<u32, [u32; 2]>, start: u32) -> Self {
        let mut stretch = Self::default();
        while stretch.instruction(program, turns, start) {}
        stretch
    }

    /// Appends the next instruction. Whether it goes on with the one behind it.
    fn instruction(&mut self, program: &Program, turns: &FxHashMap<u32, [u32; 2]>, start: u32) -> bool {
        let from = self.words.len();
        let at = start + from as u32;
        let code = program.code.get(at as usize..).unwrap_or_default();
        let (Ok((inst, _)), Some(&head)) = (Inst::decode(code), code.first()) else {
            // No program that is verified comes here. The interpreter ends then, too.
            self.line("0");
            return false;
        };
        self.words.push(Some(head));
        let Call { mut args, table, target } = self.call(&inst);
        let (name, is_bounded) = (inst.mnemonic(), is_bounded(head as u8));
        match (inst, target) {
            (Inst::Continue {}, _) => {
                self.goes.insert(from, turns.get(&at).map_or_else(Vec::new, |to| to.to_vec()));
                self.line(&format!("let to = m.turn();\n        \0*{from}\0"));
                return false;
            }
            (Inst::Jump { .. }, Some(target)) => {
                let goes = self.go(&target);
                self.line(&goes);
                return false;
            }
            (Inst::Break { .. }, Some(target)) => {
                let goes = self.go(&target);
                self.line(&format!("m.leave();\n        {goes}"));
                return false;
            }
            (Inst::ForEachUser { .. } | Inst::ForEachUserOf { .. }, Some(target)) => {
                // Its body is a stretch of its own, as turns begin there.
                let body = self.words.len();
                args.extend([target.text.clone(), further(from), further(body)]);
                self.test(&format!("m.{name}({})", args.join(", ")), is_bounded, Some(&target));
                self.goes.insert(body, vec![start + body as u32]);
                self.line(&format!("\0{body}\0"));
                return false;
            }
            (Inst::AcceptStop { .. }, _) => {
                self.line(&format!("if m.accept({}) {{\n            return 0;\n        }}", args.join(", ")));
            }
            (_, Some(Target { place, to, text })) if table.is_some() => {
                let goes = table.into_iter().flat_map(|table| cases(program, table)).map(|case| case.1);
                self.goes.insert(place, goes.chain([to]).collect());
                args.push(text);
                self.line(&format!("let to = m.{name}({});\n        \0*{place}\0", args.join(", ")));
                return false;
            }
            (_, target) => {
                if is_bounded {
                    args.push(further(from));
                }
                self.test(&format!("m.{name}({})", args.join(", ")), is_bounded, target.as_ref());
            }
        }
        true
    }

    /// Appends the words of an instruction behind its first; what its function is given.
    fn call(&mut self, inst: &Inst) -> Call {
        let mut call = Call::default();
        // Each pattern has registers of its own for what it keeps in a loop.
        let keeps = matches!(
            inst,
            Inst::MoveOp { .. }
                | Inst::MoveValue { .. }
                | Inst::MoveType { .. }
                | Inst::MoveAttr { .. }
                | Inst::MoveValues { .. }
                | Inst::MoveTypes { .. }
        );
        inst.for_each_field(|_, role, field| {
            let place = self.words.len();
            let list = match field {
                FieldRef::Word(word) => {
                    let is_fixed = match role {
                        Role::Def(_) => !keeps,
                        Role::Use(_) | Role::Number | Role::Flag => true,
                        Role::Target => word == FAIL,
                        _ => false,
                    };
                    self.words.push(is_fixed.then_some(word));
                    let text = if is_fixed { word.to_string() } else { format!("r[{place}]") };
                    if role == Role::Target {
                        call.target = Some(Target { place, to: word, text });
                        return;
                    }
                    if let Role::Table(_) = role {
                        call.table = Some(word);
                    }
                    call.args.push(text);
                    return;
                }
                FieldRef::Regs(list) => list.len(),
                FieldRef::Words(list) => list.len(),
                FieldRef::Pairs(list) => 2 * list.len(),
            };
            self.words.push(Some(list as u32));
            self.words.extend((0..list).map(|_| None));
            call.args.push(format!("&r[{}..{}]", place + 1, place + 1 + list));
        });
        call
    }

    /// Goes to `target` unless `call` holds; ends the matcher if the budget has come to its end meanwhile.
    fn test(&mut self, call: &str, is_bounded: bool, target: Option<&Target>) {
        let to = match target {
            Some(target) => self.go(target),
            None if is_bounded => "0".into(),
            None => return self.line(&format!("{call};")),
        };
        self.line(&format!("if !{call} {{"));
        if is_bounded && to != "0" {
            self.line("    if m.is_stopped() {\n                return 0;\n            }");
        }
        self.line(&format!("    return {to};\n        }}"));
    }

    /// Going to a target, as text.
    fn go(&mut self, target: &Target) -> String {
        self.goes.insert(target.place, vec![target.to]);
        if target.to == FAIL { "0".into() } else { format!("\0{}\0", target.place) }
    }

    fn line(&mut self, text: &str) {
        let _ = writeln!(self.text, "        {text}");
    }
}
