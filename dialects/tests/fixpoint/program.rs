//! Random functions of the dialects that come with pdllc, from lists of choices, which shrink well.

use proptest::collection::vec;
use proptest::prelude::*;
use std::fmt::Write;

/// A choice: what is next, and what it is made of.
pub(crate) type Step = [u8; 4];

/// Choices for one function.
pub(crate) fn steps() -> impl Strategy<Value = Vec<Step>> {
    vec(any::<Step>(), 0..60)
}

/// Types of values.
const TYPES: [&str; 9] = [
    "i1",
    "i32",
    "i64",
    "index",
    "f32",
    "vector<4xi32>",
    "tensor<?x4xf32>",
    "complex<f32>",
    "tensor<2x2xi32>",
];
const I1: usize = 0;
const I32: usize = 1;
const I64: usize = 2;
const INDEX: usize = 3;
const F32: usize = 4;
const VECTOR: usize = 5;
const TENSOR: usize = 6;
const COMPLEX: usize = 7;
const SMALL: usize = 8;

struct Program<'s> {
    steps: std::slice::Iter<'s, Step>,
    out: String,
    /// Names of values that can be used, with their types.
    values: Vec<(String, usize)>,
    next: usize,
}

/// The text of a module with a function that does what the choices say.
pub(crate) fn text(steps: &[Step]) -> String {
    let mut program =
        Program { steps: steps.iter(), out: String::new(), values: Vec::new(), next: TYPES.len() };
    let arguments: Vec<String> = TYPES.iter().enumerate().map(|(i, ty)| format!("%v{i}: {ty}")).collect();
    program.values.extend((0..TYPES.len()).map(|i| (format!("%v{i}"), i)));
    let _ = writeln!(program.out, "func.func @f({}) -> i32 {{", arguments.join(", "));
    while let Some(&step) = program.steps.next() {
        program.op(step, 0);
    }
    let (flag, value) = (program.pick(I1, 3), program.pick(I32, 5));
    let _ = write!(
        program.out,
        "cf.cond_br {flag}, ^a({value} : i32), ^b\n^a(%out: i32):\nreturn %out : i32\n^b:\nreturn {value} : i32\n}}\n"
    );
    program.out
}

impl Program<'_> {
    /// A value of a type.
    fn pick(&self, ty: usize, choice: u8) -> String {
        let all: Vec<&String> =
            self.values.iter().filter(|value| value.1 == ty).map(|value| &value.0).collect();
        all[choice as usize % all.len()].clone()
    }

    /// A new value.
    fn define(&mut self, ty: usize) -> String {
        let name = format!("%v{}", self.next);
        self.next += 1;
        self.values.push((name.clone(), ty));
        name
    }

    fn line(&mut self, ty: usize, right: &str) {
        let name = self.define(ty);
        let _ = writeln!(self.out, "{name} = {right}");
    }

    fn op(&mut self, [kind, a, b, c]: Step, depth: usize) {
        let integer = [I32, I64, INDEX, VECTOR][c as usize % 4];
        match kind % 20 {
            0 => {
                let names = ["addi", "subi", "muli", "shli"];
                let flags = ["", " overflow<nsw>", " overflow<nsw, nuw>", " {note}"][b as usize / 64];
                self.same("arith", names[a as usize % 4], integer, [b, c], flags);
            }
            1 => {
                let names = ["andi", "ori", "xori", "maxsi", "minui", "divsi", "floordivsi", "remui"];
                self.same("arith", names[a as usize % 8], integer, [b, c], "");
            }
            2 => {
                let names = ["addf", "mulf", "maximumf", "divf"];
                let flags = ["", " fastmath<fast>", " fastmath<nnan,ninf>", ""][b as usize / 64];
                self.same("arith", names[a as usize % 4], F32, [b, c], flags);
            }
            3 => {
                let predicate = ["eq", "ne", "slt", "uge"][a as usize % 4];
                let scalar = [I32, I64, INDEX][c as usize % 3];
                let (x, y) = (self.pick(scalar, a), self.pick(scalar, b));
                self.line(I1, &format!("arith.cmpi {predicate}, {x}, {y} : {}", TYPES[scalar]));
            }
            4 => self.constant([a, b, c]),
            5 => {
                let (flag, x, y) = (self.pick(I1, a), self.pick(integer, b), self.pick(integer, c));
                self.line(integer, &format!("arith.select {flag}, {x}, {y} : {}", TYPES[integer]));
            }
            6 => self.cast([a, b, c]),
            7 => {
                let name = ["absf", "sqrt", "exp", "erf"][a as usize % 4];
                let x = self.pick(F32, b);
                self.line(F32, &format!("math.{name} {x} : f32"));
            }
            8 => {
                let name = ["add", "mul", "maxs", "shrs"][a as usize % 4];
                let (x, y) = (self.pick(INDEX, b), self.pick(INDEX, c));
                self.line(INDEX, &format!("index.{name} {x}, {y}"));
            }
            9 => {
                let (x, y) = (self.pick(INDEX, b), self.pick(INDEX, c));
                self.line(I1, &format!("index.cmp sgt({x}, {y})"));
            }
            10 => {
                let (x, y) = (self.pick(F32, b), self.pick(F32, c));
                self.line(COMPLEX, &format!("complex.create {x}, {y} : complex<f32>"));
            }
            11 => {
                let x = self.pick(COMPLEX, b);
                let name = ["re", "im", "abs"][a as usize % 3];
                self.line(F32, &format!("complex.{name} {x} : complex<f32>"));
            }
            12 => {
                let (t, i, j) = (self.pick(TENSOR, a), self.pick(INDEX, b), self.pick(INDEX, c));
                self.line(F32, &format!("tensor.extract {t}[{i}, {j}] : tensor<?x4xf32>"));
            }
            13 => {
                let (t, i) = (self.pick(TENSOR, a), self.pick(INDEX, b));
                self.line(INDEX, &format!("tensor.dim {t}, {i} : tensor<?x4xf32>"));
            }
            14 => {
                let all: Vec<String> =
                    (0..4).map(|k| self.pick(I32, a.wrapping_add(b.wrapping_mul(k)))).collect();
                self.line(SMALL, &format!("tensor.from_elements {} : tensor<2x2xi32>", all.join(", ")));
            }
            15 => {
                let (t, i, size) = (self.pick(TENSOR, a), self.pick(INDEX, b), self.pick(INDEX, c));
                let slice = format!("{t}[{i}, 0] [{size}, 4] [1, 1] : tensor<?x4xf32> to tensor<?x4xf32>");
                self.line(TENSOR, &format!("tensor.extract_slice {slice}"));
            }
            16 => self.line(integer, &format!("ub.poison : {}", TYPES[integer])),
            17 => {
                let (x, y) = (self.pick(I32, a), self.pick(I32, b));
                let low = self.define(I32);
                let _ = writeln!(self.out, "{low}, {low}h = arith.mulsi_extended {x}, {y} : i32");
                self.values.push((format!("{low}h"), I32));
            }
            18 if depth < 3 => self.conditional([a, b, c], depth),
            _ if depth < 3 => self.loop_of([a, b, c], depth),
            _ => {}
        }
    }

    /// An operation of two operands and one type.
    fn same(&mut self, dialect: &str, name: &str, ty: usize, choices: [u8; 2], rest: &str) {
        let (x, y) = (self.pick(ty, choices[0]), self.pick(ty, choices[1]));
        self.line(ty, &format!("{dialect}.{name} {x}, {y}{rest} : {}", TYPES[ty]));
    }

    fn constant(&mut self, [a, b, c]: [u8; 3]) {
        let number = i32::from(b) - 100;
        match a % 6 {
            0 => self.line(I32, &format!("arith.constant {number} : i32")),
            1 => self.line(INDEX, &format!("arith.constant {number} : index")),
            2 => self.line(F32, &format!("arith.constant {number}.{c:02} : f32")),
            3 => self.line(I1, &format!("arith.constant {}", b % 2 == 0)),
            4 => self.line(VECTOR, &format!("arith.constant dense<[1, {number}, 3, {c}]> : vector<4xi32>")),
            _ => self.line(INDEX, &format!("index.constant {c}")),
        }
    }

    fn cast(&mut self, [a, b, _]: [u8; 3]) {
        let (name, from, to) = [
            ("arith.extsi", I32, I64),
            ("arith.trunci", I64, I32),
            ("arith.index_cast", INDEX, I32),
            ("arith.sitofp", I32, F32),
            ("arith.fptosi", F32, I32),
            ("arith.extui", I1, I32),
            ("index.casts", INDEX, I64),
        ][a as usize % 7];
        let x = self.pick(from, b);
        self.line(to, &format!("{name} {x} : {} to {}", TYPES[from], TYPES[to]));
    }

    /// The next few choices in a region of their own, which ends with `end` and a value of a type.
    fn body(&mut self, count: u8, ty: usize, end: &str, depth: usize) {
        let outer = self.values.len();
        for _ in 0..count % 4 {
            if let Some(&step) = self.steps.next() {
                self.op(step, depth + 1);
            }
        }
        let value = self.pick(ty, count);
        let _ = writeln!(self.out, "{end} {value} : {}", TYPES[ty]);
        self.values.truncate(outer);
    }

    fn conditional(&mut self, [a, b, c]: [u8; 3], depth: usize) {
        let (flag, ty) = (self.pick(I1, a), [I32, F32, INDEX][b as usize % 3]);
        let name = format!("%v{}", self.next);
        self.next += 1;
        let _ = writeln!(self.out, "{name} = scf.if {flag} -> ({}) {{", TYPES[ty]);
        self.body(b, ty, "scf.yield", depth);
        self.out.push_str("} else {\n");
        self.body(c, ty, "scf.yield", depth);
        self.out.push_str("}\n");
        self.values.push((name, ty));
    }

    fn loop_of(&mut self, [a, b, c]: [u8; 3], depth: usize) {
        let (from, to, step) = (self.pick(INDEX, a), self.pick(INDEX, b), self.pick(INDEX, c));
        let (start, ty) = (self.pick(I32, c), I32);
        let (name, index, carried) =
            (format!("%v{}", self.next), format!("%i{}", self.next), format!("%c{}", self.next));
        self.next += 1;
        let _ = writeln!(
            self.out,
            "{name} = scf.for {index} = {from} to {to} step {step} iter_args({carried} = {start}) -> (i32) {{"
        );
        let outer = self.values.len();
        self.values.extend([(index, INDEX), (carried, ty)]);
        self.body(b, ty, "scf.yield", depth);
        self.values.truncate(outer);
        self.out.push_str("}\n");
        self.values.push((name, ty));
    }
}
