//! The tests of each pattern of a program, from its debug section and its code.

use pdll_bytecode::{ACCEPT, FAIL, FieldRef, Inst, OpShape, Place, Program, Role};

/// A test of a pattern: the code that asks it, and who wants it.
#[derive(Clone, Debug)]
pub(crate) struct TestCode {
    /// The first word of its code; 0 for what the pattern asks of its root before any code runs.
    pub(crate) from: u32,
    /// The word after it.
    pub(crate) to: u32,
    /// Where in the source it is asked for.
    pub(crate) places: Vec<Place>,
}

/// What a program asks for each of its patterns.
#[derive(Debug)]
pub(crate) struct Outline {
    /// By pattern: its tests, in the order in which they are asked, which is that of their code.
    pub(crate) tests: Vec<Vec<TestCode>>,
    /// By pattern: the instruction that accepts it.
    accepted_at: Vec<u32>,
}

impl Outline {
    /// Takes time in proportion to the program.
    pub(crate) fn new(program: &Program) -> Self {
        let mut tests = vec![Vec::<TestCode>::new(); program.patterns.len()];
        for asked in program.asked.iter() {
            let Some(tests) = tests.get_mut(asked.pattern as usize) else { continue };
            match tests.last_mut() {
                // One of the two may need no code.
                Some(last) if last.from == asked.from => {
                    last.to = last.to.max(asked.to);
                    last.places.push(asked.place);
                }
                _ => tests.push(TestCode { from: asked.from, to: asked.to, places: vec![asked.place] }),
            }
        }
        let mut new = Self { tests, accepted_at: vec![u32::MAX; program.patterns.len()] };
        for (at, inst) in program.insts().take_while(|i| i.0 < program.rewrites as usize) {
            new.see(program, at as u32, &inst);
        }
        new
    }

    /// Notes the patterns that an instruction accepts.
    fn see(&mut self, program: &Program, at: u32, inst: &Inst) {
        let mut accept = |pattern: u32| {
            if let Some(place) = self.accepted_at.get_mut(pattern as usize) {
                *place = at;
            }
        };
        match inst {
            Inst::Accept { pattern } | Inst::AcceptStop { pattern } | Inst::Record { pattern, .. } => {
                accept(*pattern);
            }
            _ => inst.for_each_field(|_, role, field| {
                if let (Role::Table(_), FieldRef::Word(table)) = (role, field) {
                    let cases = program.tables.get(table as usize).map_or(&[][..], |t| &t.cases);
                    let accepting = cases.iter().map(|c| c.1).filter(|t| t & ACCEPT != 0);
                    accepting.for_each(|t| accept(t & !ACCEPT));
                }
            }),
        }
    }

    /// Where the code begins that a pattern's tests are in: what is asked of all roots that it may match.
    pub(crate) fn start(&self, program: &Program, pattern: u32) -> Option<u32> {
        let accepted_at = *self.accepted_at.get(pattern as usize)?;
        let entries = &program.entries;
        let starts = entries.shapes.iter().chain(&entries.names).map(|e| e.1).chain([entries.any]);
        starts.filter(|&at| at != FAIL && at <= accepted_at).max()
    }

    /// The shape that a pattern wants of its root, if it asks for a whole shape before any code runs. The
    /// code of a shape begins where its entry says, and ends where that of the next entry begins.
    pub(super) fn root_shape(&self, program: &Program, pattern: u32) -> Option<OpShape> {
        let accepted_at = *self.accepted_at.get(pattern as usize)?;
        let entries = &program.entries;
        let shape = entries.shapes.iter().filter(|e| e.1 <= accepted_at).max_by_key(|e| e.1)?;
        let others = entries.names.iter().map(|e| e.1).chain([entries.any]);
        let in_shape = others.filter(|&at| at <= accepted_at).all(|at| at < shape.1);
        program.shapes.get(shape.0 as usize).copied().filter(|_| in_shape)
    }

    /// The key that a pattern wants of a switch that is part of its test with number `test`: the case that
    /// leads to its next test, or to where it is accepted. The code of a case comes after that of those
    /// before it, so it is the last one that begins before there.
    pub(super) fn wanted_key(&self, program: &Program, pattern: u32, test: usize, table: u32) -> Option<u32> {
        let cases = &program.tables.get(table as usize)?.cases;
        if let Some(case) = cases.iter().find(|c| c.1 == ACCEPT | pattern) {
            return Some(case.0);
        }
        let tests = self.tests.get(pattern as usize)?;
        let goal = tests.get(test + 1).map_or(*self.accepted_at.get(pattern as usize)?, |next| next.from);
        cases.iter().filter(|c| c.1 & ACCEPT == 0 && c.1 <= goal).max_by_key(|c| c.1).map(|c| c.0)
    }
}
