//! Expressions that have the type that their place wants.

use super::{Callee, Generator, Param, Ty, Var};

const STRINGS: [&str; 12] =
    ["", "a", "b", "ab", "a-b", "x y", "\\n", "\\t", "\\\"q\\\"", "\\\\", "\u{e4}\u{20ac}", "banana"];

impl Generator {
    /// An expression whose type is `ty` (for classes: or derives from it).
    pub(super) fn expr(&mut self, ty: &Ty) -> String {
        let named = self.named(ty);
        if !named.is_empty() && self.rng.chance(35) {
            return self.rng.pick(&named);
        }
        self.depth += 1;
        let out = match self.depth > 3 || self.rng.chance(30) {
            true => self.leaf(ty),
            false => self.compound(ty),
        };
        self.depth -= 1;
        out
    }

    /// An expression that converts to `ty` without being told to.
    pub(super) fn loose(&mut self, ty: &Ty) -> String {
        match ty {
            Ty::Int if self.rng.chance(15) => self.expr(&Ty::Bit),
            Ty::Int if self.rng.chance(10) => self.expr(&Ty::Bits(3)),
            Ty::Bit if self.rng.chance(40) => self.condition(),
            Ty::Bits(n) if self.rng.chance(40) => self.rng.below(1 << n).to_string(),
            Ty::Bits(1) if self.rng.chance(30) => self.expr(&Ty::Bit),
            _ => self.expr(ty),
        }
    }

    pub(super) fn string(&mut self) -> String {
        format!("\"{}\"", self.rng.pick(&STRINGS))
    }

    fn leaf(&mut self, ty: &Ty) -> String {
        match ty {
            Ty::Bit => self.rng.pick(&["!eq(1, 1)", "!ne(1, 1)", "!cast<bit>(1)"]).into(),
            Ty::Int => match self.rng.below(6) {
                0 => format!("0x{:x}", self.rng.below(1 << 20)),
                1 => format!("-{}", self.rng.below(50)),
                2 => self.rng.number().to_string(),
                _ => self.rng.below(20).to_string(),
            },
            Ty::Str if self.rng.chance(15) => format!("[{{ {} }}]", self.rng.pick(&["a", "{ x; }", "\"s\""])),
            Ty::Str => self.string(),
            Ty::Dag => format!("(op{})", self.rng.below(3)),
            Ty::Bits(n) => {
                let value = self.rng.below(1 << n);
                format!("0b{value:0n$b}")
            }
            Ty::List(e) => format!("[]<{}>", e.text()),
            Ty::Class(c) => self.instance(*c),
        }
    }

    fn instance(&mut self, c: usize) -> String {
        let args = self.args(Callee::Class(c));
        format!("C{c}<{args}>")
    }

    /// Arguments for a class or multiclass: positional ones first, then named ones.
    pub(super) fn args(&mut self, callee: Callee) -> String {
        let params = match callee {
            Callee::Class(c) => &self.classes[c].params,
            Callee::Multiclass(m) => &self.multiclasses[m],
        };
        let params: Vec<Param> =
            params.iter().map(|p| Param { name: p.name.clone(), ty: p.ty.clone(), ..*p }).collect();
        let mut out = Vec::new();
        let mut named = false;
        for p in params {
            named |= self.rng.chance(15);
            if p.optional && self.rng.chance(40) {
                named = true;
                continue;
            }
            let value = self.loose(&p.ty);
            out.push(if named { format!("{} = {value}", p.name) } else { value });
        }
        out.join(", ")
    }

    /// Something that counts as true or false.
    pub(super) fn condition(&mut self) -> String {
        match self.rng.below(8) {
            // Of a name that does not exist yet this is not known before the end of the record.
            5 if !self.classes.is_empty() => {
                let known: Vec<&str> = self.defs.iter().map(|d| &*d.name).chain(["op0"]).collect();
                let name = self.rng.pick(&known);
                format!("!exists<C{}>(\"{name}\")", self.rng.below(self.classes.len()))
            }
            6 => {
                let ty = self.ty(1);
                format!("!initialized({})", self.expr(&ty))
            }
            0 => self.rng.pick(&["true", "false", "0", "1"]).into(),
            1 => format!("!not({})", self.expr(&Ty::Bit)),
            2 => {
                let op = self.rng.pick(&["and", "or", "xor"]);
                let (a, b) = (self.expr(&Ty::Bit), self.expr(&Ty::Bit));
                format!("!and(1, !{op}({a}, {b}))")
            }
            3 => {
                let ty = Ty::List(Box::new(Ty::Int));
                let ty = self.rng.pick(&[ty, Ty::Str, Ty::Dag]);
                format!("!empty({})", self.expr(&ty))
            }
            4 if !self.classes.is_empty() => {
                let (c, d) = (self.rng.below(self.classes.len()), self.rng.below(self.classes.len()));
                format!("!isa<C{c}>({})", self.expr(&Ty::Class(d)))
            }
            _ => self.expr(&Ty::Bit),
        }
    }

    fn choice(&mut self, ty: &Ty) -> String {
        let (a, b, c) = (self.expr(ty), self.expr(ty), self.condition());
        match self.rng.chance(70) {
            true => format!("!if({c}, {a}, {b})"),
            false => format!("!cond({c}: {a}, true: {b})"),
        }
    }

    /// Binds a variable while `body` makes an expression.
    pub(super) fn bound(&mut self, names: &[(&str, &Ty)], body: impl FnOnce(&mut Self) -> String) -> String {
        let count = self.locals.len();
        self.locals.extend(names.iter().map(|(n, ty)| Var { name: n.to_string(), ty: (*ty).clone() }));
        let out = body(self);
        self.locals.truncate(count);
        out
    }

    fn fold(&mut self, ty: &Ty) -> String {
        let elem = self.ty(1);
        let (start, list) = (self.expr(ty), self.expr(&Ty::List(Box::new(elem.clone()))));
        let (acc, it) = (format!("acc{}", self.depth), format!("it{}", self.depth));
        let body = self.bound(&[(&acc, ty), (&it, &elem)], |me| {
            let more = me.expr(ty);
            // Every second one appends.
            match (ty, more.len() % 2) {
                (Ty::Str, 0) => format!("!strconcat({acc}, {more})"),
                (Ty::List(_), 0) => format!("!listconcat({acc}, {more})"),
                _ => more,
            }
        });
        format!("!foldl({start}, {list}, {acc}, {it}, {body})")
    }

    /// A list literal with at least `least` elements.
    fn literal_list(&mut self, elem: &Ty, least: usize) -> String {
        let count = least + self.rng.below(3);
        let items: Vec<String> = (0..count).map(|_| self.expr(elem)).collect();
        match count {
            0 => format!("[]<{}>", elem.text()),
            // `[{` would begin a code block.
            _ if self.rng.chance(20) => format!("[ {},]", items.join(", ")),
            _ if self.rng.chance(20) => format!("[ {}]<{}>", items.join(", "), elem.text()),
            _ => format!("[ {}]", items.join(", ")),
        }
    }

    /// The result of a class that mentions itself, if there is one with this type.
    fn recursion(&mut self, ty: &Ty) -> Option<String> {
        let fitting: Vec<usize> =
            (0..self.recursive.len()).filter(|&i| self.recursive[i].ty == *ty).collect();
        if fitting.is_empty() {
            return None;
        }
        let i = self.rng.pick(&fitting);
        let times = self.expr(&Ty::Int);
        let start = if self.recursive[i].tree { String::new() } else { format!(", {}", self.expr(ty)) };
        Some(format!("{}<!and({times}, 3){start}>.r", self.recursive[i].name))
    }

    fn compound(&mut self, ty: &Ty) -> String {
        if self.rng.chance(12)
            && let Some(recursion) = self.recursion(ty)
        {
            return recursion;
        }
        match self.rng.below(12) {
            0 => return self.choice(ty),
            1 if !matches!(ty, Ty::Class(_) | Ty::List(_)) => return self.fold(ty),
            2 => return format!("!head({})", self.literal_list(ty, 1)),
            // A literal cannot stand where something else than a list is expected, so a cast is around.
            3 if !matches!(ty, Ty::List(_)) => {
                let (list, i) = (self.literal_list(ty, 2), self.rng.below(2));
                return format!("!cast<{}>({list}[{i}])", ty.text());
            }
            _ => {}
        }
        match ty {
            Ty::Bit => self.bit(),
            Ty::Int => self.int(),
            Ty::Str => self.text(),
            Ty::Dag => self.dag(),
            Ty::Bits(n) => self.bits(*n),
            Ty::List(e) => self.list(e),
            Ty::Class(c) => self.record(*c),
        }
    }

    pub(super) fn bit(&mut self) -> String {
        let op = self.rng.pick(&["eq", "ne", "lt", "le", "gt", "ge"]);
        match self.rng.below(5) {
            0 => format!(
                "!match({}, \"{}\")",
                self.expr(&Ty::Str),
                self.rng.pick(&["a", "^b", "a.*n$", "[x-z]+"])
            ),
            1 => format!("!{op}({}, {})", self.expr(&Ty::Str), self.expr(&Ty::Str)),
            2 if !self.defs.is_empty() => {
                let names: Vec<String> = self.defs.iter().map(|d| d.name.clone()).collect();
                let op = self.rng.pick(&["eq", "ne"]);
                format!("!{op}({}, {})", self.rng.pick(&names), self.rng.pick(&names))
            }
            _ => format!("!{op}({}, {})", self.expr(&Ty::Int), self.loose(&Ty::Int)),
        }
    }

    pub(super) fn int(&mut self) -> String {
        match self.rng.below(12) {
            0..=2 => {
                let op = self.rng.pick(&["add", "sub", "mul", "and", "or", "xor"]);
                let count = if op == "sub" { 2 } else { 2 + self.rng.below(2) };
                let args: Vec<String> = (0..count).map(|_| self.loose(&Ty::Int)).collect();
                format!("!{op}({})", args.join(", "))
            }
            3 => format!("!div({}, {})", self.loose(&Ty::Int), self.rng.pick(&["1", "2", "-3", "7"])),
            4 => {
                let op = self.rng.pick(&["shl", "sra", "srl"]);
                format!("!{op}({}, {})", self.expr(&Ty::Int), self.rng.below(64))
            }
            5 => {
                let elem = self.ty(1);
                let ty = self.rng.pick(&[Ty::List(Box::new(elem)), Ty::Str, Ty::Dag]);
                format!("!size({})", self.expr(&ty))
            }
            6 => format!("!find({}, {})", self.expr(&Ty::Str), self.expr(&Ty::Str)),
            7 => format!("!logtwo(!add(!and({}, 255), 1))", self.expr(&Ty::Int)),
            8 => format!("!cast<int>({})", self.expr(&Ty::Bits(4))),
            9 => format!(
                "!getdagarg<int>((op0 {}:$x, \"s\":$y), {})",
                self.expr(&Ty::Int),
                self.rng.pick(&["0", "\"x\""])
            ),
            _ => format!("!add({}, {})", self.loose(&Ty::Int), self.loose(&Ty::Int)),
        }
    }

    pub(super) fn text(&mut self) -> String {
        match self.rng.below(14) {
            13 => format!("!getdagopname(({}:$o 1))", self.rng.pick(&["op0", "op1"])),
            0 | 1 => {
                let args: Vec<String> = (0..2 + self.rng.below(2)).map(|_| self.expr(&Ty::Str)).collect();
                format!("!strconcat({})", args.join(", "))
            }
            2 | 3 => {
                // Right of `#` a name that is no variable is text, so a global would not be what it is
                // elsewhere.
                let left = self.expr(&Ty::Str);
                match self.rng.chance(50) {
                    true => format!("!strconcat({left} # !add({}, 1), \"\")", self.expr(&Ty::Int)),
                    false => format!("!strconcat({left} # !tolower({}), \"\")", self.expr(&Ty::Str)),
                }
            }
            4 => format!("!substr({}, 0, {})", self.expr(&Ty::Str), self.rng.below(4)),
            5 => format!("!{}({})", ["toupper", "tolower"][self.rng.below(2)], self.expr(&Ty::Str)),
            6 => format!("!subst(\"a\", {}, {})", self.expr(&Ty::Str), self.expr(&Ty::Str)),
            7 | 8 => {
                let elem = self.rng.pick(&[Ty::Str, Ty::Int, Ty::Bit]);
                format!("!interleave({}, {})", self.expr(&Ty::List(Box::new(elem))), self.string())
            }
            9 => format!("!repr({})", self.literal_list(&Ty::Int, 1)),
            10 => format!("!getdagname((op1 1:$n, {}:$m), {})", self.expr(&Ty::Str), self.rng.below(2)),
            11 if !self.defs.is_empty() => {
                let names: Vec<String> = self.defs.iter().map(|d| d.name.clone()).collect();
                format!("!cast<string>({})", self.rng.pick(&names))
            }
            _ => format!("!cast<string>({})", self.expr(&Ty::Int)),
        }
    }

    pub(super) fn bits(&mut self, n: usize) -> String {
        match self.rng.below(4) {
            0 => {
                let bits: Vec<String> = (0..n).map(|_| self.expr(&Ty::Bit)).collect();
                format!("{{{}}}", bits.join(", "))
            }
            1 => format!("!cast<bits<{n}>>(!and({}, {}))", self.expr(&Ty::Int), (1 << n) - 1),
            2 => {
                let from = self.rng.below(8);
                let value = self.rng.below(100_000);
                format!("{value}{{{}-{from}}}", from + n - 1)
            }
            _ => self.leaf(&Ty::Bits(n)),
        }
    }

    pub(super) fn list(&mut self, elem: &Ty) -> String {
        let ty = Ty::List(Box::new(elem.clone()));
        match self.rng.below(14) {
            // A literal behind the first operand must have that one's type, which may be a list of a
            // subclass.
            0 | 1 | 3 | 11 if elem.has_class() => self.literal_list(elem, 0),
            0 | 1 => {
                let args: Vec<String> = (0..2 + self.rng.below(2)).map(|_| self.expr(&ty)).collect();
                format!("!listconcat({})", args.join(", "))
            }
            2 => format!("!listsplat({}, {})", self.expr(elem), self.rng.below(4)),
            3 => format!("!listremove({}, {})", self.expr(&ty), self.expr(&ty)),
            4 => format!("!tail({})", self.literal_list(elem, 1)),
            5 => format!(
                "{}[{}]",
                self.literal_list(elem, 3),
                self.rng.pick(&["0,", "0...1", "1-2", "2, 0", "0, 1...2"])
            ),
            6 => {
                let list = self.expr(&ty);
                let x = format!("x{}", self.depth);
                let keep = self.bound(&[(&x, elem)], Self::condition);
                format!("!filter({x}, {list}, {keep})")
            }
            7 | 8 => {
                let from = self.ty(1);
                let list = self.expr(&Ty::List(Box::new(from.clone())));
                let x = format!("x{}", self.depth);
                let body = self.bound(&[(&x, &from)], |me| me.expr(elem));
                format!("!foreach({x}, {list}, {body})")
            }
            9 => format!("!listflatten([{}, {}])", self.expr(&ty), self.expr(&ty)),
            10 if *elem == Ty::Int => match self.rng.below(3) {
                0 => format!("!range({})", self.rng.below(5)),
                1 => format!("!range({}, {})", self.rng.below(5), self.rng.below(9)),
                _ => format!(
                    "!range({}, {}, {})",
                    self.rng.below(20),
                    self.rng.below(20),
                    self.rng.pick(&["1", "3", "-2"])
                ),
            },
            11 => format!("!listconcat({} # {}, []<{}>)", self.expr(&ty), self.expr(&ty), elem.text()),
            _ => self.literal_list(elem, 0),
        }
    }

    pub(super) fn dag(&mut self) -> String {
        let op = format!("op{}", self.rng.below(3));
        match self.rng.below(11) {
            6 => format!("(!getdagop({}) {})", self.expr(&Ty::Dag), self.expr(&Ty::Int)),
            0 => format!("!con((op0 {}), (op0 {}:$c))", self.expr(&Ty::Int), self.expr(&Ty::Str)),
            1 => format!("!setdagop({}, {op})", self.expr(&Ty::Dag)),
            2 => format!(
                "!setdagarg(({op} 1:$a, 2:$b), {}, {})",
                self.rng.pick(&["0", "\"b\""]),
                self.expr(&Ty::Int)
            ),
            3 => format!(
                "!setdagname(({op} 1:$a, {}), {}, \"z\")",
                self.expr(&Ty::Int),
                self.rng.pick(&["0", "1"])
            ),
            4 => format!(
                "!dag({op}, [{}, {}], [\"p\", {}])",
                self.expr(&Ty::Int),
                self.expr(&Ty::Int),
                self.rng.pick(&["?", "\"q\""])
            ),
            5 => format!("!setdagopname({}, {})", self.expr(&Ty::Dag), self.rng.pick(&["\"o\"", "\"p\""])),
            _ => {
                let name = if self.rng.chance(20) { ":$o" } else { "" };
                let args: Vec<String> = (0..self.rng.below(4)).map(|i| self.dag_arg(i)).collect();
                // A bracket right after the operator would be its suffix.
                let first = if args.first().is_some_and(|a| a.starts_with(['[', '{'])) { "0, " } else { "" };
                format!("({op}{name} {first}{})", args.join(", "))
            }
        }
    }

    fn dag_arg(&mut self, i: usize) -> String {
        if self.rng.chance(15) {
            return format!("$v{i}");
        }
        let ty = self.ty(1);
        let value = self.expr(&ty);
        if self.rng.chance(50) { format!("{value}:$a{i}") } else { value }
    }

    fn record(&mut self, c: usize) -> String {
        if self.rng.chance(10) {
            return format!("!getdagop<C{c}>(({} 1:$x))", self.operator_of(c));
        }
        let known: Vec<String> =
            self.defs.iter().filter(|d| d.lineage.contains(&c)).map(|d| d.name.clone()).collect();
        if !known.is_empty() && self.rng.chance(60) {
            let name = self.rng.pick(&known);
            return if self.rng.chance(40) { format!("!cast<C{c}>(\"{name}\")") } else { name };
        }
        self.instance(c)
    }

    /// A def of the class, or an instance of it in the form that a dag's operator must have.
    fn operator_of(&mut self, c: usize) -> String {
        let known: Vec<String> =
            self.defs.iter().filter(|d| d.lineage.contains(&c)).map(|d| d.name.clone()).collect();
        match known.is_empty() {
            true => self.instance(c),
            false => self.rng.pick(&known),
        }
    }
}
