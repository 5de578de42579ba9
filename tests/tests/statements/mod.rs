//! Random statements: variables that change in branches and loops, as g++ has them. All numbers are unsigned,
//! so that nothing is undefined.
use super::{Answer, HELPERS, Random, answer, compiled, equals, installed, program};
use pdll_compiler::cxx;
use pdll_compiler::ods::resolve::{self, Classes};
use pdll_host_ir::query::Expressions;
use pdll_ir::Context;

const VARIABLES: &[&str] = &["a", "b", "c"];

/// What is made up to now.
struct Code {
    rng: Random,
    text: String,
    /// The variables of the loops around.
    loops: Vec<String>,
    /// Whether a `switch` is around that is inside of all these.
    switch: bool,
    count: u32,
}

impl Code {
    fn leaf(&mut self) -> String {
        match self.rng.below(4) {
            0 => format!("{}ull", self.rng.below(9)),
            1 if !self.loops.is_empty() => {
                let at = self.rng.below(self.loops.len());
                format!("uint64_t({})", self.loops[at])
            }
            _ => format!("uint64_t({})", self.rng.pick(VARIABLES)),
        }
    }

    fn expression(&mut self, depth: u32) -> String {
        if depth == 0 {
            return self.leaf();
        }
        let (x, y) = (self.expression(depth - 1), self.leaf());
        format!("({x} {} {y})", self.rng.pick(&["+", "-", "*", "^", "&", "|"]))
    }

    fn condition(&mut self) -> String {
        let (x, y) = (self.expression(1), self.leaf());
        format!("{x} {} {y}", self.rng.pick(&["<", ">=", "==", "!="]))
    }

    fn block(&mut self, depth: u32) {
        self.text.push_str("{ ");
        for _ in 0..1 + self.rng.below(3) {
            self.statement(depth);
        }
        self.text.push_str("} ");
    }

    fn assignment(&mut self) {
        let variable = self.rng.pick(VARIABLES);
        let other = self.rng.pick(VARIABLES);
        let statement = match self.rng.below(6) {
            0 => format!("{variable}++; "),
            4 => format!("{variable} {} {}; ", self.rng.pick(&["<<=", ">>="]), self.rng.below(8)),
            5 if variable != other => {
                format!("{variable} = uint64_t({other}{}) + 3ull; ", self.rng.pick(&["++", "--"]))
            }
            1 => format!("{variable} = {}; ", self.expression(2)),
            _ => {
                let operator = self.rng.pick(&["+", "*", "^", "-", "|", "&"]);
                format!("{variable} {operator}= {}; ", self.expression(1))
            }
        };
        self.text += &statement;
    }

    fn statement(&mut self, depth: u32) {
        if depth == 0 || self.rng.chance(35) {
            self.assignment();
            return;
        }
        match self.rng.below(9) {
            0 => {
                let condition = self.condition();
                let left = match self.rng.below(3) {
                    0 if !self.loops.is_empty() => "continue".to_string(),
                    1 if !self.loops.is_empty() || self.switch => "break".to_string(),
                    _ => format!("return {}", self.expression(2)),
                };
                self.text += &format!("if ({condition}) {left}; ");
            }
            6 => self.block(depth - 1),
            7 => {
                let subject = self.expression(1);
                self.text += &format!("switch (uint32_t({subject} & 3ull)) {{ ");
                let around = std::mem::replace(&mut self.switch, true);
                let cases = 1 + self.rng.below(3);
                for case in 0..cases {
                    match case + 1 == cases && self.rng.chance(50) {
                        true => self.text.push_str("default: "),
                        false => self.text += &format!("case {case}: "),
                    }
                    self.statement(depth - 1);
                    if self.rng.chance(60) {
                        self.text.push_str("break; ");
                    }
                }
                self.text.push_str("} ");
                self.switch = around;
            }
            1 | 2 => {
                let condition = self.condition();
                self.text += &format!("if ({condition}) ");
                self.block(depth - 1);
            }
            3 => {
                let condition = self.condition();
                self.text += &format!("if ({condition}) ");
                self.block(depth - 1);
                self.text.push_str("else ");
                if self.rng.chance(50) { self.block(depth - 1) } else { self.assignment() }
            }
            _ => {
                self.count += 1;
                let i = format!("i{}", self.count);
                self.text += &match self.rng.below(5) {
                    0 => format!("for (int64_t {i} = 3; {i} >= 1; --{i}) "),
                    1 => format!("for (unsigned {i} = 1; {i} <= 3u; {i}++) "),
                    2 => format!("for (int {i} = 7; {i} > -4; {i} -= 3) "),
                    3 => format!("for (uint8_t {i} = 1; {i} < 6; {i} += 2) "),
                    _ => format!("for (uint64_t {i} = 0, end{i} = 2; {i} != end{i}; ++{i}) "),
                };
                self.loops.push(i);
                let around = std::mem::replace(&mut self.switch, false);
                self.block(depth - 1);
                self.switch = around;
                self.loops.pop();
            }
        }
    }
}

/// Whether a condition holds; `None`: its code is not understood.
fn understood(text: &str) -> Option<bool> {
    let snippet = cxx::expression(text).ok()?;
    let resolved = resolve::condition(&snippet, &[], &Classes::new()).ok()?;
    let mut ctx = Context::new();
    let e = Expressions::new(&mut ctx, &resolved.exprs, &resolved.classes, &resolved.roots);
    Some(
        e.unwrap_or_else(|e| panic!("{text}: {e}"))
            .holds(&ctx, &[])
            .unwrap_or_else(|e| panic!("{text}: {e}")),
    )
}

#[test]
fn variables_change_as_in_cpp() {
    if !installed(&["g++"]) {
        return;
    }
    let mut rng = Random::new(0x10_2026);
    let case = |rng: &mut Random| {
        let mut code = Code {
            rng: Random::new(rng.number()),
            text: String::new(),
            loops: vec![],
            switch: false,
            count: 0,
        };
        for _ in 0..2 + code.rng.below(3) {
            code.statement(3);
        }
        let start = "uint64_t a = 1; uint32_t b = 2; uint8_t c = 3;";
        let end = "return a * 7ull + uint64_t(b) * 31ull + uint64_t(c);";
        format!("[&]() -> uint64_t {{ {start} {}{end} }}()", code.text)
    };
    let cases: Vec<String> = (0..600).map(|_| case(&mut rng)).collect();
    let out = compiled(&program(HELPERS.to_string(), cases.iter().cloned()), &[]);
    assert_eq!(out.lines().count(), cases.len());
    let mut known = 0;
    for (e, line) in cases.iter().zip(out.lines()) {
        let value: Answer = answer(line);
        let condition = equals(e, &value).expect("nothing of it is undefined");
        if let Some(holds) = understood(&condition) {
            assert!(holds, "{condition}");
            known += 1;
        }
    }
    // Others have too many ways through blocks in blocks.
    assert!(known * 100 > cases.len() * 99, "{known} of {} are understood", cases.len());
}
