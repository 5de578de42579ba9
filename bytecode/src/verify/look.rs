//! What each instruction of a part of a program is and does, whatever is known where it stands. A part is the
//! matcher, or one rewrite: none leads to another.

use super::bits::Bits;
use super::insts::{banks_fit, belongs};
use super::{VerifyError, fault, fault_at};
use crate::isa::{
    ACCEPT, Bank, DecodeError, FAIL, FieldWords, Form, Reg, Role, fields_of, length_at, mnemonic, opcode_at,
    walk,
};
use crate::program::Program;
use std::ops::Range;

const NO_REWRITES: &str = "rewrite code does not start at an instruction";

/// What an instruction does: registers that it reads and writes, numbered through, and where it goes.
#[derive(Default)]
pub(super) struct Effect {
    pub(super) reads: Vec<u32>,
    pub(super) writes: Vec<u32>,
    pub(super) targets: Vec<u32>,
    pub(super) table: Option<u32>,
}

impl Effect {
    fn clear(&mut self) {
        self.reads.clear();
        self.writes.clear();
        self.targets.clear();
        self.table = None;
    }
}

/// The instructions of a part of a program.
pub(super) struct Instructions<'a> {
    program: &'a Program,
    /// The code of the program.
    pub(super) words: &'a [u32],
    /// The words of the part.
    part: Range<usize>,
    /// Whether it is the matcher.
    matcher: bool,
    /// The number of the first register of each bank, if registers are numbered through.
    offsets: [u32; 6],
    /// The words that instructions start at, from the first of the part on.
    starts: Bits,
    /// How many there are.
    count: usize,
    /// By switch table: its least target that is a position.
    pub(super) least: Vec<u32>,
}

impl<'a> Instructions<'a> {
    /// The matcher of a program.
    pub(super) fn of_matcher(program: &'a Program) -> Result<Self, VerifyError> {
        let (code, rewrites) = (&program.code[..], program.rewrites as usize);
        if code.first().is_some_and(|&w| w != 0) {
            return fault_at(0, "word 0 is not 0".into());
        }
        if rewrites > code.len() || rewrites < code.len().min(1) {
            return fault("code", NO_REWRITES.into());
        }
        Self::new(program, 1..rewrites, true)
    }

    /// The rewrite that takes these words, which are there.
    pub(super) fn of_rewrite(program: &'a Program, words: Range<usize>) -> Result<Self, VerifyError> {
        Self::new(program, words, false)
    }

    /// Code that goes straight: nothing in it leads anywhere, so that nobody asks where instructions start.
    pub(super) fn straight(program: &'a Program) -> Self {
        let none = program.code.len()..program.code.len();
        Self::with_starts(program, none, false, Bits::new(0), 0)
    }

    /// Finds where instructions start, by their lengths; whether those are right is seen when they are looked
    /// at, and what tables lead to when that is known.
    fn new(program: &'a Program, part: Range<usize>, matcher: bool) -> Result<Self, VerifyError> {
        let code = &program.code[..];
        let (mut starts, mut count, mut at) = (Bits::new(part.len()), 0, part.start);
        while at < part.end {
            let len = length_at(code, at);
            if len == 0 || fields_of(opcode_at(code, at)).is_none() {
                return fault_at(at, "this is no instruction".into());
            }
            starts.add(at - part.start);
            count += 1;
            at += len;
        }
        if at > part.end {
            return match matcher {
                true => fault("code", NO_REWRITES.into()),
                false => fault_at(part.end, "a rewrite starts in the middle of an instruction".into()),
            };
        }
        Ok(Self::with_starts(program, part, matcher, starts, count))
    }

    fn with_starts(
        program: &'a Program,
        part: Range<usize>,
        matcher: bool,
        starts: Bits,
        count: usize,
    ) -> Self {
        let mut registers = 0;
        let offsets = program.registers.map(|count| {
            registers += count;
            registers - count
        });
        let words = &program.code[..];
        Self { program, words, part, matcher, offsets, starts, count, least: Vec::new() }
    }

    /// How many there are.
    pub(super) fn count(&self) -> usize {
        self.count
    }

    /// How many registers there are in all banks.
    pub(super) fn registers(&self) -> u32 {
        self.program.registers.iter().sum()
    }

    /// The number of a register if there is one.
    #[inline(always)]
    pub(super) fn number(&self, reg: Reg) -> Option<u32> {
        let bank = reg.bank as usize;
        (reg.index < self.program.registers[bank]).then(|| self.offsets[bank] + reg.index)
    }

    /// Whether an instruction starts there.
    #[inline]
    pub(super) fn is_start(&self, at: u32) -> bool {
        (at as usize).checked_sub(self.part.start).is_some_and(|at| self.starts.has(at))
    }

    /// Whether matcher code may go there at all.
    #[inline]
    pub(super) fn is_matcher_target(&self, to: u32) -> bool {
        if to & ACCEPT != 0 {
            return ((to & !ACCEPT) as usize) < self.program.patterns.len();
        }
        to == FAIL || self.is_start(to)
    }

    /// Whether an instruction at `at` may go there.
    #[inline]
    fn is_target(&self, at: usize, to: u32) -> bool {
        match self.matcher {
            true => (to == FAIL || to & ACCEPT != 0 || to as usize > at) && self.is_matcher_target(to),
            false => to == FAIL || (to as usize > at && self.is_start(to)),
        }
    }

    /// Checks the instruction at `at`, and finds what it does; returns where it ends.
    pub(super) fn look(&self, at: usize, effect: &mut Effect) -> Result<usize, VerifyError> {
        effect.clear();
        let (code, opcode) = (self.words, opcode_at(self.words, at));
        let matcher = self.matcher;
        let name = || mnemonic(opcode).unwrap_or("?");
        let none = |error: DecodeError| fault_at(at, format!("this is no instruction ({error:?})"));
        let Some(fields) = fields_of(opcode) else { return none(DecodeError::Opcode(opcode)) };
        let (mut next, mut bad) = (at + 1, None);
        for field in fields {
            let Some(&word) = code.get(next) else { return none(DecodeError::Length) };
            next += 1;
            let fits = match field.form {
                Form::Word => self.fits(at, field.role, word, effect),
                Form::Words | Form::Regs | Form::Pairs => {
                    let len =
                        if matches!(field.form, Form::Pairs) { 2 * word as usize } else { word as usize };
                    let Some(list) = code[next..].get(..len) else { return none(DecodeError::Length) };
                    next += len;
                    self.all_fit(field.role, list, effect)
                }
            };
            if !fits && bad.is_none() {
                bad = Some(field.name);
            }
        }
        if length_at(code, at) != next - at {
            return none(DecodeError::Length);
        }
        if !belongs(opcode, matcher) {
            let section = if matcher { "matcher" } else { "rewrite" };
            return fault_at(at, format!("'{}' is no instruction of {section} code", name()));
        }
        if let Some(field) = bad {
            return fault_at(at, format!("field '{field}' of '{}' is out of range", name()));
        }
        if !banks_fit(self.program, opcode, at) {
            return fault_at(at, format!("registers of '{}' are of the wrong banks", name()));
        }
        Ok(next)
    }

    /// Whether a field may be this word, and what it does.
    #[inline(always)]
    fn fits(&self, at: usize, role: Role, word: u32, effect: &mut Effect) -> bool {
        let p = self.program;
        let below = |len: usize| (word as usize) < len;
        match role {
            Role::Use(bank) => self.enter(&mut effect.reads, bank, word),
            Role::Def(bank) => self.enter(&mut effect.writes, bank, word),
            Role::Target => {
                effect.targets.push(word);
                self.is_target(at, word)
            }
            Role::Number => true,
            Role::Flag => word <= 1,
            Role::OpName => below(p.op_names.len()),
            Role::OpShape => below(p.shapes.len()),
            Role::AttrName => below(p.attr_names.len()),
            Role::Attr | Role::AttrConst => below(p.attrs.len()),
            Role::Type => below(p.types.len()),
            Role::Native => below(p.natives.len()),
            Role::Pattern => below(p.patterns.len()),
            Role::Rank => below(p.patterns.len() + 1),
            Role::Table(keys) => {
                effect.table = Some(word);
                let table = p.tables.get(word as usize).zip(self.least.get(word as usize));
                table.is_some_and(|(table, &least)| table.keys == keys && least as usize > at)
            }
            Role::Defs | Role::Uses | Role::AttrUses | Role::TypeList => false,
        }
    }

    /// Whether a field may be this list, and what it does.
    #[inline(always)]
    fn all_fit(&self, role: Role, list: &[u32], effect: &mut Effect) -> bool {
        let p = self.program;
        let enter = |to: &mut Vec<u32>, word| {
            Reg::from_word(word).is_some_and(|Reg { bank, index }| self.enter(to, bank, index))
        };
        match role {
            Role::Uses => list.iter().all(|&word| enter(&mut effect.reads, word)),
            Role::Defs => list.iter().all(|&word| enter(&mut effect.writes, word)),
            Role::TypeList => list.iter().all(|&ty| (ty as usize) < p.types.len()),
            Role::AttrUses => list.chunks_exact(2).all(|pair| {
                (pair[0] as usize) < p.attr_names.len() && self.enter(&mut effect.reads, Bank::Attr, pair[1])
            }),
            _ => false,
        }
    }

    /// Enters a register in a list; false if there is none.
    #[inline(always)]
    fn enter(&self, list: &mut Vec<u32>, bank: Bank, index: u32) -> bool {
        match self.number(Reg { bank, index }) {
            Some(number) => {
                list.push(number);
                true
            }
            None => false,
        }
    }

    /// What to say of a register, by its number, that the instruction at `at` reads and that may be
    /// unwritten.
    pub(super) fn unwritten(&self, at: usize, register: u32) -> VerifyError {
        let is = |reg: Option<Reg>| reg.and_then(|r| self.number(r)) == Some(register);
        let mut field = "?";
        let _ = walk(&self.words[at..], |name, role, content| {
            let reads = match (role, content) {
                (Role::Use(bank), FieldWords::Word(index)) => is(Some(Reg { bank, index })),
                (Role::Uses, FieldWords::Regs(regs)) => regs.iter().any(|r| is(Some(r))),
                (Role::AttrUses, FieldWords::Pairs(pairs)) => {
                    pairs.iter().any(|(_, index)| is(Some(Reg { bank: Bank::Attr, index })))
                }
                _ => false,
            };
            if reads {
                field = name;
            }
        });
        let inst = mnemonic(opcode_at(self.words, at)).unwrap_or("?");
        let message = format!("field '{field}' of '{inst}' reads a register that may be unwritten");
        VerifyError { section: "code", at: Some(at), message }
    }
}
