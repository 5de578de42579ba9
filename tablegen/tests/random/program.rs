//! Random TableGen programs that are right by construction: every name is declared before it is used, every expression
//! has the type that its place wants, and no operator is asked for what it cannot do (division by zero, the head of an
//! empty list). The names of records are distinct, so that nothing collides.

use std::fmt::Write;

/// A small generator of random numbers (splitmix64): the same seed gives the same program for ever.
pub(crate) struct Rng(u64);

impl Rng {
    pub(crate) fn new(seed: u64) -> Self {
        Rng(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5bf0_3635)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        (self.next() % n.max(1) as u64) as usize
    }

    /// True in `percent` of a hundred cases.
    pub(crate) fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    pub(crate) fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }
}

#[derive(Clone, PartialEq, Debug)]
enum Ty {
    Bit,
    Int,
    Str,
    Dag,
    Bits(usize),
    List(Box<Ty>),
    /// Index of a class.
    Class(usize),
}

impl Ty {
    fn has_class(&self) -> bool {
        match self {
            Ty::Class(_) => true,
            Ty::List(e) => e.has_class(),
            _ => false,
        }
    }

    fn text(&self) -> String {
        match self {
            Ty::Bit => "bit".into(),
            Ty::Int => "int".into(),
            Ty::Str => "string".into(),
            Ty::Dag => "dag".into(),
            Ty::Bits(n) => format!("bits<{n}>"),
            Ty::List(e) => format!("list<{}>", e.text()),
            Ty::Class(c) => format!("C{c}"),
        }
    }
}

/// Something that an expression may name.
#[derive(Clone)]
struct Var {
    name: String,
    ty: Ty,
}

struct Param {
    name: String,
    ty: Ty,
    optional: bool,
}

#[derive(Clone)]
struct Field {
    /// Names are `f` and this number; an initialiser mentions only fields with a lower one, so that there is no cycle.
    number: usize,
    ty: Ty,
    /// Whether it surely has a value.
    set: bool,
}

struct Class {
    params: Vec<Param>,
    fields: Vec<Field>,
    /// Itself and what it derives from.
    lineage: Vec<usize>,
}

struct Def {
    name: String,
    lineage: Vec<usize>,
    fields: Vec<Field>,
}

pub(crate) struct Generator {
    rng: Rng,
    out: String,
    indent: usize,
    counter: usize,
    classes: Vec<Class>,
    /// Finished defs with names that can be written down.
    defs: Vec<Def>,
    multiclasses: Vec<Vec<Param>>,
    globals: Vec<Var>,
    /// What is visible besides globals: fields, parameters, loop and operator variables.
    locals: Vec<Var>,
    /// How deep the expression is.
    depth: usize,
}

const STRINGS: [&str; 12] =
    ["", "a", "b", "ab", "a-b", "x y", "\\n", "\\t", "\\\"q\\\"", "\\\\", "\u{e4}\u{20ac}", "banana"];

/// The program of a seed.
pub(crate) fn program(seed: u64) -> String {
    let mut g = Generator {
        rng: Rng::new(seed),
        out: String::new(),
        indent: 0,
        counter: 0,
        classes: Vec::new(),
        defs: Vec::new(),
        multiclasses: Vec::new(),
        globals: Vec::new(),
        locals: Vec::new(),
        depth: 0,
    };
    g.line("def op0; def op1; def op2;");
    for _ in 0..2 {
        g.class();
    }
    let count = 4 + g.rng.below(14);
    for _ in 0..count {
        g.statement(true);
    }
    g.out
}

impl Generator {
    fn line(&mut self, text: &str) {
        let width = self.indent * 2;
        let _ = writeln!(self.out, "{:width$}{text}", "");
    }

    fn fresh(&mut self) -> usize {
        self.counter += 1;
        self.counter
    }

    // ---- types and variables --------------------------------------------------------------------------------------

    fn ty(&mut self, nesting: usize) -> Ty {
        match self.rng.below(if nesting > 1 { 8 } else { 11 }) {
            0 => Ty::Bit,
            1..=3 => Ty::Int,
            4 | 5 => Ty::Str,
            6 => Ty::Dag,
            7 if nesting == 0 => Ty::Bits(1 + self.rng.below(9)),
            7 => Ty::Int,
            8 | 9 => Ty::List(Box::new(self.ty(nesting + 1))),
            _ if self.classes.is_empty() => Ty::Int,
            _ => Ty::Class(self.rng.below(self.classes.len())),
        }
    }

    /// Whether a value of type `have` is one of type `want` as it is.
    fn fits(&self, have: &Ty, want: &Ty) -> bool {
        match (have, want) {
            (Ty::Class(h), Ty::Class(w)) => self.classes[*h].lineage.contains(w),
            (Ty::List(h), Ty::List(w)) => self.fits(h, w),
            _ => have == want,
        }
    }

    fn field_name(f: &Field) -> String {
        format!("f{}", f.number)
    }

    /// Everything with a name, and field accesses, that has the type.
    fn named(&self, ty: &Ty) -> Vec<String> {
        let mut out: Vec<String> = Vec::new();
        let vars: Vec<&Var> = self.globals.iter().chain(&self.locals).collect();
        for (i, v) in vars.iter().enumerate() {
            if vars[i + 1..].iter().any(|later| later.name == v.name) {
                continue;
            }
            if self.fits(&v.ty, ty) {
                out.push(v.name.clone());
            }
            if let Ty::Class(c) = v.ty {
                let fields = self.classes[c].fields.iter().filter(|f| f.set && self.fits(&f.ty, ty));
                out.extend(fields.map(|f| format!("{}.f{}", v.name, f.number)));
            }
        }
        for d in &self.defs {
            if let Ty::Class(c) = ty
                && d.lineage.contains(c)
            {
                out.push(d.name.clone());
            }
            let fields = d.fields.iter().filter(|f| f.set && self.fits(&f.ty, ty));
            out.extend(fields.map(|f| format!("{}.f{}", d.name, f.number)));
        }
        out
    }

    // ---- expressions ----------------------------------------------------------------------------------------------

    /// An expression whose type is `ty` (for classes: or derives from it).
    fn expr(&mut self, ty: &Ty) -> String {
        let named = self.named(ty);
        if !named.is_empty() && self.rng.chance(35) {
            return self.rng.pick(&named).clone();
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
    fn loose(&mut self, ty: &Ty) -> String {
        match ty {
            Ty::Int if self.rng.chance(15) => self.expr(&Ty::Bit),
            Ty::Int if self.rng.chance(10) => self.expr(&Ty::Bits(3)),
            Ty::Bit if self.rng.chance(40) => self.condition(),
            Ty::Bits(n) if self.rng.chance(40) => self.rng.below(1 << n).to_string(),
            Ty::Bits(1) if self.rng.chance(30) => self.expr(&Ty::Bit),
            _ => self.expr(ty),
        }
    }

    fn string(&mut self) -> String {
        format!("\"{}\"", self.rng.pick(&STRINGS))
    }

    fn leaf(&mut self, ty: &Ty) -> String {
        match ty {
            Ty::Bit => (*self.rng.pick(&["!eq(1, 1)", "!ne(1, 1)", "!cast<bit>(1)"])).into(),
            Ty::Int => match self.rng.below(6) {
                0 => format!("0x{:x}", self.rng.below(1 << 20)),
                1 => format!("-{}", self.rng.below(50)),
                2 => self.rng.next().to_string(),
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
    fn args(&mut self, callee: Callee) -> String {
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
    fn condition(&mut self) -> String {
        match self.rng.below(8) {
            // Of a name that does not exist yet this is not known before the end of the record.
            5 if !self.classes.is_empty() => {
                let known: Vec<&str> = self.defs.iter().map(|d| &*d.name).chain(["op0"]).collect();
                let name = self.rng.pick(&known).to_string();
                format!("!exists<C{}>(\"{name}\")", self.rng.below(self.classes.len()))
            }
            6 => {
                let ty = self.ty(1);
                format!("!initialized({})", self.expr(&ty))
            }
            0 => (*self.rng.pick(&["true", "false", "0", "1"])).into(),
            1 => format!("!not({})", self.expr(&Ty::Bit)),
            2 => {
                let op = *self.rng.pick(&["and", "or", "xor"]);
                let (a, b) = (self.expr(&Ty::Bit), self.expr(&Ty::Bit));
                format!("!and(1, !{op}({a}, {b}))")
            }
            3 => {
                let ty = Ty::List(Box::new(Ty::Int));
                let ty = self.rng.pick(&[ty, Ty::Str, Ty::Dag]).clone();
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
    fn bound(&mut self, names: &[(&str, &Ty)], body: impl FnOnce(&mut Self) -> String) -> String {
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

    fn compound(&mut self, ty: &Ty) -> String {
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

    fn bit(&mut self) -> String {
        let op = *self.rng.pick(&["eq", "ne", "lt", "le", "gt", "ge"]);
        match self.rng.below(5) {
            0 => format!(
                "!match({}, \"{}\")",
                self.expr(&Ty::Str),
                self.rng.pick(&["a", "^b", "a.*n$", "[x-z]+"])
            ),
            1 => format!("!{op}({}, {})", self.expr(&Ty::Str), self.expr(&Ty::Str)),
            2 if !self.defs.is_empty() => {
                let names: Vec<String> = self.defs.iter().map(|d| d.name.clone()).collect();
                let op = *self.rng.pick(&["eq", "ne"]);
                format!("!{op}({}, {})", self.rng.pick(&names), self.rng.pick(&names))
            }
            _ => format!("!{op}({}, {})", self.expr(&Ty::Int), self.loose(&Ty::Int)),
        }
    }

    fn int(&mut self) -> String {
        match self.rng.below(12) {
            0..=2 => {
                let op = *self.rng.pick(&["add", "sub", "mul", "and", "or", "xor"]);
                let count = if op == "sub" { 2 } else { 2 + self.rng.below(2) };
                let args: Vec<String> = (0..count).map(|_| self.loose(&Ty::Int)).collect();
                format!("!{op}({})", args.join(", "))
            }
            3 => format!("!div({}, {})", self.loose(&Ty::Int), self.rng.pick(&["1", "2", "-3", "7"])),
            4 => {
                let op = *self.rng.pick(&["shl", "sra", "srl"]);
                format!("!{op}({}, {})", self.expr(&Ty::Int), self.rng.below(64))
            }
            5 => {
                let elem = self.ty(1);
                let ty = self.rng.pick(&[Ty::List(Box::new(elem)), Ty::Str, Ty::Dag]).clone();
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

    fn text(&mut self) -> String {
        match self.rng.below(14) {
            13 => format!("!getdagopname(({}:$o 1))", self.rng.pick(&["op0", "op1"])),
            0 | 1 => {
                let args: Vec<String> = (0..2 + self.rng.below(2)).map(|_| self.expr(&Ty::Str)).collect();
                format!("!strconcat({})", args.join(", "))
            }
            2 | 3 => {
                // Right of `#` a name that is no variable is text, so a global would not be what it is elsewhere.
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
                let elem = self.rng.pick(&[Ty::Str, Ty::Int, Ty::Bit]).clone();
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

    fn bits(&mut self, n: usize) -> String {
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

    fn list(&mut self, elem: &Ty) -> String {
        let ty = Ty::List(Box::new(elem.clone()));
        match self.rng.below(14) {
            // A literal behind the first operand must have that one's type, which may be a list of a subclass.
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

    fn dag(&mut self) -> String {
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
            let name = self.rng.pick(&known).clone();
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
            false => self.rng.pick(&known).clone(),
        }
    }

    // ---- records --------------------------------------------------------------------------------------------------

    fn params(&mut self, count: usize) -> (Vec<Param>, String) {
        let mut params: Vec<Param> = Vec::new();
        let mut text = Vec::new();
        for _ in 0..count {
            let (name, ty) = (format!("p{}", self.fresh()), self.ty(0));
            let optional = self.rng.chance(40);
            let default = if optional { format!(" = {}", self.loose(&ty)) } else { String::new() };
            text.push(format!("{} {name}{default}", ty.text()));
            params.push(Param { name, ty, optional });
        }
        (params, if text.is_empty() { String::new() } else { format!("<{}>", text.join(", ")) })
    }

    /// Parents with their arguments; the fields that they bring, and all classes above.
    fn parents(&mut self, most: usize) -> (String, Vec<Field>, Vec<usize>) {
        let (mut text, mut fields, mut lineage) = (Vec::new(), Vec::<Field>::new(), Vec::new());
        let count = self.rng.below(most + 1).min(self.classes.len());
        for _ in 0..count {
            let c = self.rng.below(self.classes.len());
            // A class comes once, and not after one that derives from it.
            if lineage.contains(&c) || self.classes[c].lineage.iter().any(|a| lineage.contains(a)) {
                continue;
            }
            let args = self.args(Callee::Class(c));
            text.push(if args.is_empty() { format!("C{c}") } else { format!("C{c}<{args}>") });
            fields.extend(self.classes[c].fields.iter().cloned());
            lineage.extend(&self.classes[c].lineage);
        }
        (if text.is_empty() { String::new() } else { format!(" : {}", text.join(", ")) }, fields, lineage)
    }

    fn class(&mut self) {
        let locals = self.locals.len();
        let count = self.rng.below(4);
        let (params, head) = self.params(count);
        self.locals.extend(params.iter().map(|p| Var { name: p.name.clone(), ty: p.ty.clone() }));
        let (parents, mut fields, mut lineage) = self.parents(2);
        let c = self.classes.len();
        self.line(&format!("class C{c}{head}{parents} {{"));
        self.body(&mut fields);
        self.line("}");
        self.locals.truncate(locals);
        lineage.push(c);
        self.classes.push(Class { params, fields, lineage });
    }

    fn body(&mut self, fields: &mut Vec<Field>) {
        self.indent += 1;
        let locals = self.locals.len();
        let count = self.rng.below(5);
        for _ in 0..count {
            match self.rng.below(10) {
                // A local variable may mention any field so far, so a `let` after it could make a cycle.
                0 | 1 if !fields.is_empty() && self.locals.len() == locals => self.let_in_body(fields),
                2 => {
                    let (name, ty) = (format!("v{}", self.fresh()), self.ty(0));
                    let value = self.with_fields(fields, usize::MAX, |me| me.expr(&ty));
                    self.line(&format!("defvar {name} = {value};"));
                    self.locals.push(Var { name, ty });
                }
                3 => {
                    let value = self.with_fields(fields, usize::MAX, |me| me.expr(&Ty::Int));
                    self.line(&format!("assert !or(1, !eq({value}, 0)), \"never\";"));
                }
                4 if self.rng.chance(30) => {
                    let value = self.with_fields(fields, usize::MAX, |me| me.expr(&Ty::Str));
                    self.line(&format!("dump {value};"));
                }
                _ => self.field(fields),
            }
        }
        self.locals.truncate(locals);
        self.indent -= 1;
    }

    /// With the fields below `limit` visible.
    fn with_fields(
        &mut self,
        fields: &[Field],
        limit: usize,
        make: impl FnOnce(&mut Self) -> String,
    ) -> String {
        let count = self.locals.len();
        let visible = fields.iter().filter(|f| f.set && f.number < limit);
        self.locals.extend(visible.map(|f| Var { name: Self::field_name(f), ty: f.ty.clone() }));
        let out = make(self);
        self.locals.truncate(count);
        out
    }

    fn field(&mut self, fields: &mut Vec<Field>) {
        let (number, ty) = (self.fresh(), self.ty(0));
        let keyword = if self.rng.chance(10) { "field " } else { "" };
        let spelled = if ty == Ty::Str && self.rng.chance(30) { "code".into() } else { ty.text() };
        let set = !self.rng.chance(12);
        if set {
            let value = self.with_fields(fields, number, |me| me.loose(&ty));
            self.line(&format!("{keyword}{spelled} f{number} = {value};"));
        } else {
            let value = if self.rng.chance(50) { " = ?" } else { "" };
            self.line(&format!("{keyword}{spelled} f{number}{value};"));
        }
        fields.push(Field { number, ty, set });
    }

    fn let_in_body(&mut self, fields: &mut [Field]) {
        let i = self.rng.below(fields.len());
        let Field { number, ty, .. } = fields[i].clone();
        if let Ty::Bits(n) = ty
            && n > 1
            && self.rng.chance(50)
        {
            let value = self.rng.below(4);
            self.line(&format!("let f{number}{{1-0}} = {value};"));
            return;
        }
        let value = self.with_fields(fields, number, |me| me.loose(&ty));
        self.line(&format!("let f{number} = {value};"));
        fields[i].set = true;
    }

    fn def_body(&mut self, head: &str) -> (Vec<usize>, Vec<Field>) {
        let (parents, mut fields, lineage) = self.parents(2);
        if self.rng.chance(40) {
            self.line(&format!("{head}{parents};"));
        } else {
            self.line(&format!("{head}{parents} {{"));
            self.body(&mut fields);
            self.line("}");
        }
        (lineage, fields)
    }

    // ---- statements -----------------------------------------------------------------------------------------------

    fn statements(&mut self, what: impl Fn(&mut Self)) {
        self.indent += 1;
        for _ in 0..1 + self.rng.below(2) {
            what(self);
        }
        self.indent -= 1;
    }

    /// A statement; at file level (`top`) it may declare what later ones use.
    fn statement(&mut self, top: bool) {
        match self.rng.below(if top { 20 } else { 9 }) {
            0..=2 => self.def(top),
            3 => self.if_statement(&|me| me.statement(false)),
            4 => self.foreach(&|me| me.statement(false)),
            5 => self.let_statement(&|me| me.statement(false)),
            6 if !self.multiclasses.is_empty() => self.defm("D"),
            7 => self.assertion(),
            8 => self.local_defvar(),
            9..=11 => self.class(),
            12 | 13 => self.multiclass(),
            14 => self.global_defvar(),
            15 if !self.classes.is_empty() => self.defset(),
            16 => {
                let (n, ty) = (self.fresh(), self.rng.pick(&[Ty::Int, Ty::Str, Ty::Bits(4)]).clone());
                self.line(&format!("deftype T{n} = {};", ty.text()));
                self.line(&format!("class U{n}<T{n} q> {{ T{n} g = q; }}"));
            }
            17 => self.conditional_text(),
            _ => self.def(top),
        }
    }

    fn def(&mut self, top: bool) {
        if self.rng.chance(8) {
            self.def_body("def");
            return;
        }
        let n = self.fresh();
        let name = format!("d{n}");
        match self.rng.below(5) {
            0 if top => drop(self.def_body(&format!("def \"d\" # {n}"))),
            _ => {
                let (lineage, fields) = self.def_body(&format!("def {name}{}", self.suffix()));
                if top {
                    self.defs.push(Def { name, lineage, fields });
                }
            }
        }
    }

    /// What makes names of defs in loops distinct: all loop variables around.
    fn suffix(&self) -> String {
        let loops = self.locals.iter().filter(|v| v.name.starts_with("loop"));
        loops.map(|v| format!(" # \"_\" # {}", v.name)).collect()
    }

    fn if_statement(&mut self, what: &dyn Fn(&mut Self)) {
        let condition = self.condition();
        self.line(&format!("if {condition} then {{"));
        self.scoped(what);
        if self.rng.chance(50) {
            self.line("} else {");
            self.scoped(what);
        }
        self.line("}");
    }

    fn scoped(&mut self, what: &dyn Fn(&mut Self)) {
        let locals = self.locals.len();
        self.statements(what);
        self.locals.truncate(locals);
    }

    fn foreach(&mut self, what: &dyn Fn(&mut Self)) {
        if self.locals.iter().filter(|v| v.name.starts_with("loop")).count() > 1 {
            return self.if_statement(what);
        }
        let name = format!("loop{}", self.fresh());
        let (ty, list) = match self.rng.below(5) {
            0 => (Ty::Int, "0...2"),
            1 => (Ty::Int, "{1, 4-5}"),
            2 => (Ty::Int, "[7, -8]"),
            3 => (Ty::Int, "!range(3)"),
            _ => (Ty::Str, "[\"k\", \"l m\"]"),
        };
        self.line(&format!("foreach {name} = {list} in {{"));
        let locals = self.locals.len();
        self.locals.push(Var { name, ty });
        self.statements(what);
        self.locals.truncate(locals);
        self.line("}");
    }

    /// `let` around defs of one class, of which it sets a field.
    fn let_statement(&mut self, what: &dyn Fn(&mut Self)) {
        let with_fields: Vec<usize> =
            (0..self.classes.len()).filter(|&c| !self.classes[c].fields.is_empty()).collect();
        let Some(&c) = with_fields.get(self.rng.below(with_fields.len())) else { return what(self) };
        let field = self.rng.below(self.classes[c].fields.len());
        let Field { number, ty, .. } = self.classes[c].fields[field].clone();
        let (value, args) = (self.loose(&ty), self.args(Callee::Class(c)));
        let n = self.fresh();
        let name = format!("d{n}{}", self.suffix());
        self.line(&format!("let f{number} = {value} in"));
        match self.rng.chance(50) {
            true => self.line(&format!("  def {name} : C{c}<{args}>;")),
            false => self.line(&format!("{{ def {name} : C{c}<{args}>; def a_{name} : C{c}<{args}> {{}} }}")),
        }
    }

    fn assertion(&mut self) {
        let value = self.expr(&Ty::Bit);
        self.line(&format!("assert !or({value}, 1), \"never\" # 1;"));
    }

    fn local_defvar(&mut self) {
        let (name, ty) = (format!("v{}", self.fresh()), self.ty(0));
        let value = self.expr(&ty);
        let ty_name = Var { name: name.clone(), ty };
        self.line(&format!("defvar {name} = {value};"));
        match self.indent {
            0 => self.globals.push(ty_name),
            _ => self.locals.push(ty_name),
        }
    }

    fn global_defvar(&mut self) {
        if self.indent == 0 && !self.classes.is_empty() && self.rng.chance(30) {
            let (name, c) = (format!("v{}", self.fresh()), self.rng.below(self.classes.len()));
            let pattern = *self.rng.pick(&["\".*\"", "\"d1\"", "\"^d\"", ""]);
            self.line(&format!("defvar {name} = !instances<C{c}>({pattern});"));
            self.globals.push(Var { name, ty: Ty::List(Box::new(Ty::Class(c))) });
        } else {
            self.local_defvar();
        }
    }

    fn defset(&mut self) {
        let (n, c) = (self.fresh(), self.rng.below(self.classes.len()));
        self.line(&format!("defset list<C{c}> s{n} = {{"));
        self.indent += 1;
        for _ in 0..self.rng.below(3) {
            let (d, args) = (self.fresh(), self.args(Callee::Class(c)));
            self.line(&format!("def d{d} : C{c}<{args}>;"));
        }
        self.indent -= 1;
        self.line("}");
        self.globals.push(Var { name: format!("s{n}"), ty: Ty::List(Box::new(Ty::Class(c))) });
    }

    /// Text that the preprocessor takes or leaves.
    fn conditional_text(&mut self) {
        let n = self.fresh();
        let defined = self.rng.chance(50);
        if defined {
            self.line(&format!("#define M{n} // defined"));
        }
        self.line(&format!("{} M{n}", if defined { "#ifndef" } else { "#ifdef" }));
        self.line("this is \"not looked at");
        self.line("#else /* the other way */");
        self.def(true);
        self.line("#endif");
    }

    fn multiclass(&mut self) {
        let m = self.multiclasses.len();
        let count = self.rng.below(4);
        let (params, head) = self.params(count);
        let locals = self.locals.len();
        self.locals.extend(params.iter().map(|p| Var { name: p.name.clone(), ty: p.ty.clone() }));
        self.line(&format!("multiclass M{m}{head} {{"));
        self.statements(Self::prototype);
        self.line("}");
        self.locals.truncate(locals);
        self.multiclasses.push(params);
    }

    fn prototype(&mut self) {
        match self.rng.below(10) {
            0 => self.if_statement(&Self::prototype),
            1 => self.foreach(&Self::prototype),
            2 if !self.multiclasses.is_empty() => self.defm("_m"),
            3 => self.assertion(),
            4 => self.local_defvar(),
            _ => {
                let n = self.fresh();
                let name = match self.rng.below(3) {
                    0 => format!("NAME # _d{n}"),
                    1 => format!("_d{n}"),
                    _ => format!("\"e{n}_\" # NAME"),
                };
                let head = format!("def {name}{}", self.suffix());
                self.def_body(&head);
            }
        }
    }

    fn defm(&mut self, prefix: &str) {
        let (n, m) = (self.fresh(), self.rng.below(self.multiclasses.len()));
        let args = self.args(Callee::Multiclass(m));
        let name = format!("{prefix}{n}{}", self.suffix());
        let args = if args.is_empty() { String::new() } else { format!("<{args}>") };
        self.line(&format!("defm {name} : M{m}{args};"));
    }
}

#[derive(Clone, Copy)]
enum Callee {
    Class(usize),
    Multiclass(usize),
}
