//! Random generic IR text for the property and agreement tests.

use pdll_tests::Random;

/// A generator of IR text.
struct RandomIr(Random);

impl RandomIr {
    fn below(&mut self, n: usize) -> usize {
        self.0.below(n)
    }

    fn pick<'a>(&mut self, items: &[&'a str]) -> &'a str {
        self.0.pick(items)
    }

    fn list(&mut self, most: usize, mut item: impl FnMut(&mut Self) -> String) -> String {
        let count = self.below(most + 1);
        (0..count).map(|_| item(self)).collect::<Vec<_>>().join(", ")
    }

    fn ty(&mut self, depth: usize) -> String {
        let scalar = [
            "i1", "i8", "i32", "si16", "ui7", "index", "f16", "f32", "f64", "bf16", "f8E4M3FN", "i0", "i129",
            "tf32",
        ];
        if depth == 0 {
            return self.pick(&scalar).into();
        }
        match self.below(9) {
            0 => format!("tuple<{}>", self.list(3, |r| r.ty(depth - 1))),
            1 => {
                format!("({}) -> ({})", self.list(2, |r| r.ty(depth - 1)), self.list(2, |r| r.ty(depth - 1)))
            }
            2 => format!("tensor<{}x?x{}>", self.below(4), self.pick(&scalar)),
            3 => format!("vector<{}x[2]x{}>", 1 + self.below(4), self.pick(&scalar)),
            4 => format!(
                "memref<3x?x{}, strided<[?, {}], offset: 2>, {}>",
                self.pick(&scalar),
                self.below(9),
                self.below(3)
            ),
            5 => format!("complex<{}>", self.pick(&["f32", "i4", "f64"])),
            6 => self.pick(&["!t.x", "!t<a b>", "!t.y<[1, \"}\"]>", "!u<x<(y)>>"]).into(),
            7 => format!("memref<{}xf32, affine_map<(d0)[s0] -> ({})>>", self.below(5), self.affine(2)),
            _ => self.pick(&scalar).into(),
        }
    }

    fn affine(&mut self, depth: usize) -> String {
        if depth == 0 || self.below(4) == 0 {
            let constant = self.below(9).to_string();
            return ["d0", "s0", "d0", &constant][self.below(4)].into();
        }
        match self.below(6) {
            0 => format!("({}) floordiv {}", self.affine(depth - 1), 1 + self.below(8)),
            1 => format!("({}) mod {}", self.affine(depth - 1), 1 + self.below(8)),
            2 => format!("({}) * {}", self.affine(depth - 1), self.below(8)),
            3 => format!("({}) - ({})", self.affine(depth - 1), self.affine(depth - 1)),
            4 => format!("-({})", self.affine(depth - 1)),
            _ => format!("({}) + ({})", self.affine(depth - 1), self.affine(depth - 1)),
        }
    }

    fn float(&mut self) -> String {
        let digits = self.below(1_000_000);
        match self.below(3) {
            0 => format!("{}.{}", self.below(1000), digits),
            1 => format!("{}.{}e{}", self.below(10), digits, self.below(60)),
            _ => format!("{}.{}e-{}", self.below(10), digits, self.below(60)),
        }
    }

    fn location(&mut self, depth: usize) -> String {
        match self.below(if depth == 0 { 3 } else { 7 }) {
            0 => format!("\"f{}\":{}:{}", self.below(2), self.below(9), self.below(9)),
            1 => "unknown".into(),
            2 => format!("\"n{}\"", self.below(4)),
            3 => format!("\"n{}\"({})", self.below(4), self.location(depth - 1)),
            4 => format!("callsite({} at {})", self.location(depth - 1), self.location(depth - 1)),
            5 => format!("fused[{}, {}]", self.location(depth - 1), self.location(depth - 1)),
            _ => format!("fused<{}>[{}]", self.attr(1), self.location(depth - 1)),
        }
    }

    /// An attribute.
    pub(crate) fn attr(&mut self, depth: usize) -> String {
        match self.below(if depth == 0 { 9 } else { 15 }) {
            0 => {
                format!("{} : {}", self.below(128), self.pick(&["i8", "i64", "index", "si32", "ui8", "i100"]))
            }
            1 => format!("-{} : {}", 1 + self.below(100), self.pick(&["i8", "i64", "si32", "i100"])),
            2 => format!(
                "{} : {}",
                self.float(),
                self.pick(&["f64", "f32", "f16", "bf16", "f80", "f128", "f8E5M2", "tf32"])
            ),
            3 => self.pick(&["true", "unit", "@a", "@a::@\"b c\"", "7", "1.5", "false"]).into(),
            4 => self.pick(&["\"x\"", "\"\\01\\n\\\"\"", "\"a\" : i32", "#t.x", "#t<\"q\"> : f32"]).into(),
            5 => self.ty(1),
            6 => format!("array<i16: {}, -{}>", self.below(99), 1 + self.below(99)),
            7 => format!("distinct[{}]<>", self.below(5)),
            8 => format!("affine_map<(d0)[s0] -> ({})>", self.affine(3)),
            9 => format!("[{}]", self.list(3, |r| r.attr(depth - 1))),
            10 => format!("{{k = {}, \"s t\" = {}}}", self.attr(depth - 1), self.attr(depth - 1)),
            11 => format!("dense<[[{}, {}], [1, 2]]> : tensor<2x2xi8>", self.below(99), self.below(99)),
            12 => format!("dense<{}> : vector<4xf32>", self.float()),
            13 => format!("loc({})", self.location(2)),
            _ => format!("affine_set<(d0)[s0] : ({} >= 0, {} == 0)>", self.affine(2), self.affine(2)),
        }
    }
}

/// Writes ops into `out`; `values` are the names and types in scope.
struct Writer {
    random: RandomIr,
    out: String,
    next: usize,
    locations: bool,
}

type Values = Vec<(String, String)>;

impl Writer {
    fn loc(&mut self) -> String {
        if self.locations && self.random.below(3) == 0 {
            format!(" loc({})", self.random.location(2))
        } else {
            String::new()
        }
    }

    fn fresh(&mut self) -> String {
        self.next += 1;
        format!("%{}{}", self.random.pick(&["", "v", "x_"]), self.next)
    }

    fn ops(&mut self, count: usize, values: &mut Values, depth: usize) {
        for _ in 0..count {
            let results = self.random.below(4);
            let name = self.fresh();
            let types: Vec<String> = (0..results).map(|_| self.random.ty(1)).collect();
            match results {
                0 => {}
                1 => self.out += &format!("{name} = "),
                _ => self.out += &format!("{name}:{results} = "),
            }
            let uses: Values = (0..self.random.below(4).min(values.len()))
                .map(|_| values[self.random.below(values.len())].clone())
                .collect();
            let join = |pick: fn(&(String, String)) -> &String| {
                uses.iter().map(pick).cloned().collect::<Vec<_>>().join(", ")
            };
            self.out += &format!("\"t.{}\"({})", self.random.below(5), join(|u| &u.0));
            if self.random.below(4) == 0 {
                let mut attr = self.random.attr(2);
                // mlir-opt, and so we, use an alias there before its definition if only locations use it
                // otherwise.
                while self.locations && (attr.contains("loc(") || attr.contains("affine")) {
                    attr = self.random.attr(2);
                }
                self.out += &format!(" <{{p = {attr}}}>");
            }
            if depth > 0 && self.random.below(4) == 0 {
                self.out += " (";
                for i in 0..1 + self.random.below(2) {
                    self.out += if i > 0 { ", " } else { "" };
                    self.region(values, depth - 1);
                }
                self.out += ")";
            }
            if self.random.below(2) == 0 {
                let (a, b) = (self.random.attr(2), self.random.attr(1));
                self.out += &format!(" {{a = {a}, z.b = {b}}}");
            }
            self.out += &format!(" : ({}) -> ({})", join(|u| &u.1), types.join(", "));
            let loc = self.loc();
            self.out += &loc;
            self.out += "\n";
            for (i, ty) in types.into_iter().enumerate() {
                values.push((if results > 1 { format!("{name}#{i}") } else { name.clone() }, ty));
            }
        }
    }

    /// A function in pretty or generic form.
    fn function(&mut self, number: usize) {
        let mut values: Values =
            (0..self.random.below(3)).map(|_| (self.fresh(), self.random.ty(1))).collect();
        let types = values.iter().map(|v| v.1.as_str()).collect::<Vec<_>>().join(", ");
        let list =
            values.iter().map(|(n, t)| format!("{n}: {t}{}", self.loc())).collect::<Vec<_>>().join(", ");
        let pretty = self.random.below(2) == 0;
        if pretty {
            self.out += &format!("func.func @f{number}({list}) attributes {{t.a = 1 : i8}} {{\n");
        } else {
            self.out += &format!(
                "\"func.func\"() <{{function_type = ({types}) -> (), sym_name = \"f{number}\"}}> ({{\n^e({list}):\n"
            );
        }
        let count = self.random.below(4);
        self.ops(count, &mut values, 2);
        self.out += if pretty { "return\n}" } else { "\"func.return\"() : () -> ()\n}) : () -> ()" };
        let loc = self.loc();
        self.out += &loc;
        self.out += "\n";
    }

    fn region(&mut self, outer: &Values, depth: usize) {
        let mut values = outer.clone();
        self.out += "{\n";
        let blocks = 1 + self.random.below(3);
        for block in 0..blocks {
            let args: Values = (0..self.random.below(3)).map(|_| (self.fresh(), self.random.ty(1))).collect();
            let list =
                args.iter().map(|(n, t)| format!("{n}: {t}{}", self.loc())).collect::<Vec<_>>().join(", ");
            self.out += &format!("^b{block}({list}):\n");
            // Only the entry dominates all others here.
            let mut inner = values.clone();
            inner.extend(args);
            let count = self.random.below(3);
            self.ops(count, &mut inner, depth);
            if block == 0 {
                values = inner;
            }
            if blocks > 1 {
                let target = 1 + self.random.below(blocks - 1);
                self.out += &format!("\"t.br\"()[^b{target}] : () -> ()\n");
            } else {
                self.out += "\"t.end\"() : () -> ()\n";
            }
        }
        self.out += "}";
    }
}

/// Random IR text: operations in generic form, some in functions.
pub(crate) fn random_ir(seed: u64, locations: bool) -> String {
    let mut writer = Writer { random: RandomIr(Random::new(seed)), out: String::new(), next: 0, locations };
    let mut values = Vec::new();
    for number in 0..1 + writer.random.below(3) {
        if writer.random.below(3) == 0 {
            writer.function(number);
        } else {
            let count = 1 + writer.random.below(4);
            writer.ops(count, &mut values, 3);
        }
    }
    writer.out
}
