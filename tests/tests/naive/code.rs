//! Random matchers of all instructions that there are, as no compiler writes them: what is read was written
//! before, jumps go forward, loops are nested, and the rest is left to chance.

use pdll_bytecode::isa::{INSTRUCTIONS, InstInfo, opcode as o};
use pdll_bytecode::{
    ACCEPT, ALL, Bank, Entries, FAIL, Inst, Keys, Lists, Native, OpName, OpShape, Pattern, Place, Program,
    Reg, Role, Table, VerifiedProgram, verify,
};
use pdll_tests::Random;

const PATTERNS: u32 = 5;
/// Registers of each bank.
const REGISTERS: u32 = 4;
/// Of the code for one sort of roots.
const INSTRUCTION_COUNT: usize = 50;

/// Registers that are written, by bank.
type Known = [[bool; REGISTERS as usize]; 6];

/// A target that is not yet known; the first words that are none of anything else.
const LABEL: u32 = 1 << 30;

/// Whether an instruction can be in a matcher.
pub(crate) fn is_of_matcher(info: &InstInfo) -> bool {
    info.opcode < o::Create || matches!(info.opcode, o::MakeValues | o::MakeTypes)
}

struct Code<'r> {
    r: &'r mut Random,
    program: Program,
    /// By label: where it is.
    labels: Vec<u32>,
    /// Words of the code that are targets.
    targets: Vec<usize>,
    /// Where loops that run go when they are left.
    outside: Vec<u32>,
    /// How many instructions more there may be.
    left: usize,
}

/// A program that may call these natives.
pub(crate) fn program(r: &mut Random, natives: Vec<Native>) -> VerifiedProgram {
    let strings = |list: &[&str]| list.iter().map(ToString::to_string).collect::<Vec<_>>();
    let shapes = (0..12).map(|i| OpShape { name: i % 3, operands: i / 3, results: i % 2 });
    let program = Program {
        op_names: strings(&["d.a", "d.b", "d.c"])
            .iter()
            .map(|name| OpName { name: (&**name).into(), created: false })
            .collect(),
        shapes: shapes.collect(),
        attr_names: strings(&["k", "l"]),
        attrs: strings(&["1 : i32", "2 : i32", "3 : i64", "unit"]),
        types: strings(&["i32", "i64", "f32"]),
        natives,
        registers: [REGISTERS; 6],
        code: vec![0].into(),
        ..Program::default()
    };
    let mut code = Code { r, program, labels: vec![], targets: vec![], outside: vec![], left: 0 };
    code.all();
    verify(code.finish()).unwrap_or_else(|e| panic!("a program that is right: {e}"))
}

impl Code<'_> {
    /// Code for any operation, and for those of a shape and of a name.
    fn all(&mut self) {
        let mut known: Known = Default::default();
        known[0][0] = true;
        let end = self.label();
        let mut entries = Entries { any: self.blocks(known, end), ..Entries::default() };
        entries.names.push((0, self.blocks(known, end)));
        entries.shapes.push((7, self.blocks(known, end)));
        self.program.entries = entries;
        self.bind(end);
        self.program.push(&Inst::Jump { to: FAIL });
    }

    /// The program, with targets in place of labels.
    fn finish(mut self) -> Program {
        let mut program = self.program;
        let resolve = |to: &mut u32| {
            if *to != FAIL && *to & ACCEPT == 0 {
                *to = self.labels[(*to - LABEL) as usize];
            }
        };
        self.targets.drain(..).for_each(|at| resolve(&mut program.code[at]));
        program.tables.iter_mut().flat_map(|table| &mut *table.cases).for_each(|case| resolve(&mut case.1));
        program.rewrites = program.code.len() as u32;
        program.patterns = (0..PATTERNS)
            .map(|number| Pattern {
                name: format!("P{number}").as_str().into(),
                benefit: 1,
                bounded_recursion: false,
                root: None,
                rewrite: program.push(&Inst::Done {}),
                lists: Lists::new(&[], &[], &[0]),
                place: Place::default(),
            })
            .collect();
        program
    }

    fn label(&mut self) -> u32 {
        self.labels.push(0);
        LABEL + self.labels.len() as u32 - 1
    }

    fn bind(&mut self, label: u32) {
        self.labels[(label - LABEL) as usize] = self.program.code.len() as u32;
    }

    /// Mostly `label`.
    fn target(&mut self, label: u32) -> u32 {
        match self.r.below(60) {
            0 => FAIL,
            1 => ACCEPT | self.pattern(),
            _ => label,
        }
    }

    fn pattern(&mut self) -> u32 {
        self.r.below(PATTERNS as usize) as u32
    }

    /// Blocks, of which the next one is tried where something is not so, and then `end`; where they begin.
    fn blocks(&mut self, mut known: Known, end: u32) -> u32 {
        let start = self.program.code.len() as u32;
        self.left = INSTRUCTION_COUNT;
        // What is always there, so that there is more to ask.
        for (opcode, bank, words) in [
            (o::Operands, Bank::Values, &[1, 0, ALL, FAIL][..]),
            (o::Results, Bank::Values, &[2, 0, ALL, FAIL]),
            (o::TypesOf, Bank::Types, &[1, 1]),
            (o::ConstAttr, Bank::Attr, &[1, 0]),
            (o::ConstType, Bank::Type, &[1, 0]),
        ] {
            self.encode(opcode, words, &[]);
            known[bank as usize][words[0] as usize] = true;
        }
        while self.left > 0 {
            let (next, mut known) = (self.label(), known);
            if self.r.chance(60) {
                let list = 1 + self.r.below(2) as u32;
                self.encode(o::First, &[1, list, next], &[2]);
                known[Bank::Value as usize][1] = true;
            }
            self.block(known, next, 0);
            self.bind(next);
        }
        self.encode(o::Jump, &[end], &[0]);
        start
    }

    /// Code that goes to `fail` where something is not so.
    fn block(&mut self, mut known: Known, fail: u32, depth: usize) {
        for _ in 0..2 + self.r.below(4) {
            if self.left == 0 {
                break;
            }
            let nested = depth < 2;
            match self.r.below(16) {
                0..2 if nested => {
                    let next = self.label();
                    self.block(known, next, depth + 1);
                    self.bind(next);
                }
                2..4 if nested && self.switch(known, fail, depth) => return,
                4..6 if nested && self.for_each(known, fail, depth) => return,
                _ => self.straight(&mut known, fail),
            }
        }
        if let Some(&outside) = self.outside.last()
            && self.r.chance(30)
        {
            let to = self.target(outside);
            return self.encode(o::Break, &[to], &[0]);
        }
        let to = self.target(fail);
        self.encode(o::Jump, &[to], &[0]);
    }

    /// One of the instructions that are not about where code goes on.
    fn straight(&mut self, known: &mut Known, fail: u32) {
        let is_straight = |info: &&InstInfo| {
            let ways = [o::Jump, o::ForEachUser, o::ForEachUserOf, o::Continue, o::Break];
            let has_table = info.fields.iter().any(|field| matches!(field.role, Role::Table(_)));
            is_of_matcher(info) && !has_table && !ways.contains(&info.opcode)
        };
        let all: Vec<&InstInfo> = INSTRUCTIONS.iter().filter(is_straight).collect();
        let info = self.r.pick(&all);
        // Mostly it goes on.
        if info.opcode == o::AcceptStop && self.r.chance(80) {
            return;
        }
        self.instruction(info, known, fail, &mut Vec::new());
    }

    /// A switch, whose cases are blocks; false if there is nothing to ask.
    fn switch(&mut self, known: Known, fail: u32, depth: usize) -> bool {
        let has_table =
            |info: &&InstInfo| info.fields.iter().any(|field| matches!(field.role, Role::Table(_)));
        let all: Vec<&InstInfo> = INSTRUCTIONS.iter().filter(has_table).collect();
        let (info, mut inner, mut cases) = (self.r.pick(&all), known, Vec::new());
        if !self.instruction(info, &mut inner, fail, &mut cases) {
            return false;
        }
        for case in cases {
            self.bind(case);
            self.block(inner, fail, depth + 1);
        }
        true
    }

    /// A loop, with a block as its body; false if there is nothing to go over.
    fn for_each(&mut self, known: Known, fail: u32, depth: usize) -> bool {
        let opcode = self.r.pick(&[o::ForEachUser, o::ForEachUserOf]);
        let Some(info) = INSTRUCTIONS.iter().find(|info| info.opcode == opcode) else { return false };
        let mut inner = known;
        if !self.instruction(info, &mut inner, fail, &mut Vec::new()) {
            return false;
        }
        self.outside.push(fail);
        let turn = self.label();
        self.block(inner, turn, depth + 1);
        self.bind(turn);
        self.encode(o::Continue, &[], &[]);
        self.outside.pop();
        true
    }

    /// An instruction with what the table of instructions says that it has; false if that is not there. Adds
    /// the labels of the cases of its table.
    fn instruction(&mut self, info: &InstInfo, known: &mut Known, fail: u32, cases: &mut Vec<u32>) -> bool {
        let (mut words, mut targets, mut written) = (Vec::new(), Vec::new(), Vec::new());
        let (mut native, mut negated) = (None, false);
        for field in info.fields {
            let word = match field.role {
                // The root stays.
                Role::Def(bank) => {
                    let dst = 1 + self.r.below(REGISTERS as usize - 1) as u32;
                    written.push(Reg { bank, index: dst });
                    dst
                }
                Role::Use(bank) => {
                    let Some(src) = self.known(known, bank) else { return false };
                    src
                }
                Role::Number if field.name == "group" && self.r.chance(80) => ALL,
                Role::Number => self.r.below(3) as u32,
                Role::Flag => {
                    negated = self.r.chance(30);
                    u32::from(negated)
                }
                Role::OpName => self.r.below(self.program.op_names.len()) as u32,
                Role::OpShape => self.r.below(self.program.shapes.len()) as u32,
                Role::AttrName => self.r.below(self.program.attr_names.len()) as u32,
                Role::Attr | Role::AttrConst => self.r.below(self.program.attrs.len()) as u32,
                Role::Type => self.r.below(self.program.types.len()) as u32,
                Role::Native => {
                    let number = self.r.below(self.program.natives.len());
                    native = Some(self.program.natives[number].clone());
                    number as u32
                }
                Role::Table(keys) => self.table(keys, cases),
                Role::Pattern | Role::Rank => self.pattern(),
                Role::Target => {
                    targets.push(words.len());
                    self.target(fail)
                }
                Role::TypeList => {
                    let count = self.r.below(3);
                    words.push(count as u32);
                    words.extend((0..count).map(|_| self.r.below(self.program.types.len()) as u32));
                    continue;
                }
                Role::Uses => {
                    let params = match &native {
                        Some(native) => native.params.clone(),
                        None => self.parts(info.opcode),
                    };
                    words.push(params.len() as u32);
                    for bank in params {
                        let Some(index) = self.known(known, bank) else { return false };
                        words.push(Reg { bank, index }.word());
                    }
                    continue;
                }
                Role::Defs => {
                    let results = native.as_ref().map_or(&[][..], |native| &native.results);
                    words.push(results.len() as u32);
                    for &bank in results {
                        let reg = Reg { bank, index: 1 + self.r.below(REGISTERS as usize - 1) as u32 };
                        written.extend((!negated).then_some(reg));
                        words.push(reg.word());
                    }
                    continue;
                }
                Role::AttrUses => return false,
            };
            words.push(word);
        }
        self.encode(info.opcode, &words, &targets);
        written.into_iter().for_each(|reg| known[reg.bank as usize][reg.index as usize] = true);
        true
    }

    /// Banks of what is laid end to end.
    fn parts(&mut self, opcode: u8) -> Vec<Bank> {
        let banks = match opcode {
            o::MakeValues => [Bank::Value, Bank::Values],
            _ => [Bank::Type, Bank::Types],
        };
        (0..self.r.below(3)).map(|_| self.r.pick(&banks)).collect()
    }

    /// A register that is written.
    fn known(&mut self, known: &Known, bank: Bank) -> Option<u32> {
        let all: Vec<u32> = (0..REGISTERS).filter(|&i| known[bank as usize][i as usize]).collect();
        (!all.is_empty()).then(|| self.r.pick(&all))
    }

    /// A new table, of two or three cases that lead to new labels, or accept.
    fn table(&mut self, keys: Keys, cases: &mut Vec<u32>) -> u32 {
        let count = match keys {
            Keys::OpShape => self.program.shapes.len(),
            Keys::OpName => self.program.op_names.len(),
            Keys::Attr => self.program.attrs.len(),
            Keys::Type => self.program.types.len(),
            Keys::Number => 4,
        };
        let first = self.r.below(count - 1);
        let of_table = (first..count.min(first + 3)).map(|key| {
            let to = if self.r.chance(10) { ACCEPT | self.pattern() } else { self.label() };
            cases.extend((to & ACCEPT == 0).then_some(to));
            (key as u32, to)
        });
        let of_table: Vec<(u32, u32)> = of_table.collect();
        self.program.tables.push(Table { keys, cases: of_table.into_iter().collect() });
        self.program.tables.len() as u32 - 1
    }

    /// Appends an instruction with these fields, of which some words are targets.
    fn encode(&mut self, opcode: u8, words: &[u32], targets: &[usize]) {
        self.left = self.left.saturating_sub(1);
        let code = self.program.code.to_mut();
        code.push(u32::from(opcode) | (words.len() as u32 + 1) << 8);
        self.targets.extend(targets.iter().map(|&target| code.len() + target));
        code.extend(words);
    }
}
