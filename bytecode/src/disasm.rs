//! The disassembler: a program as text, with names and constants in place of indices. For people; nothing
//! reads it back.
//!
//! Everything about an instruction comes from its fields and their roles, so a new instruction needs nothing
//! here.

use crate::asked::AskedTable;
use crate::facts::{Count, Group, Groups, Inference, RuleInput};
use crate::isa::{ACCEPT, FAIL, FieldRef, Inst, Reg, Role};
use crate::program::{Asked, Native, Place, Program};
use crate::query::{Cast, ClassTest, EnumCases, Expr, Meaning};
use std::collections::BTreeSet;
use std::fmt::Write;

/// Lists a program. Any program: what is out of range is shown as such.
#[must_use]
pub fn disassemble(program: &Program) -> String {
    list(Lister::new(program, None))
}

/// Gives a line of a source file, from 1, if that is there.
pub type SourceLines<'a> = dyn FnMut(&str, u32) -> Option<String> + 'a;

/// The same with the source: which patterns ask for the tests of the matcher and where, what rewrites are
/// written for, and the lines of the source as far as `sources` has them.
#[must_use]
pub fn disassemble_with_sources(program: &Program, sources: &mut SourceLines<'_>) -> String {
    list(Lister::new(program, Some(sources)))
}

fn list(mut lister: Lister<'_, '_>) -> String {
    lister.find_labels();
    lister.patterns();
    lister.natives();
    lister.definitions();
    lister.entries();
    lister.code();
    lister.out
}

struct Lister<'a, 's> {
    program: &'a Program,
    /// Who asks for tests, if that is shown.
    asked: AskedTable,
    labels: BTreeSet<u32>,
    /// Lines of the source, if they are shown.
    sources: Option<&'s mut SourceLines<'s>>,
    out: String,
}

impl<'a, 's> Lister<'a, 's> {
    fn new(program: &'a Program, sources: Option<&'s mut SourceLines<'s>>) -> Self {
        let asked = if sources.is_some() { program.asked.unpack() } else { AskedTable::default() };
        Self { program, asked, labels: BTreeSet::new(), sources, out: String::new() }
    }

    fn find_labels(&mut self) {
        let p = self.program;
        let entries = p.entries.shapes.iter().chain(&p.entries.names).map(|e| e.1).chain([p.entries.any]);
        let cases = p.tables.iter().flat_map(|t| t.cases.iter().map(|c| c.1));
        let rewrites = p.patterns.iter().map(|q| q.rewrite);
        let mut labels: BTreeSet<u32> = entries.chain(cases).chain(rewrites).collect();
        for (_, inst) in p.insts() {
            inst.for_each_field(|_, role, field| {
                if let (Role::Target, FieldRef::Word(to)) = (role, field) {
                    labels.insert(to);
                }
            });
        }
        labels.retain(|&l| l != FAIL && l & ACCEPT == 0);
        self.labels = labels;
    }

    fn line(&mut self, text: &str) {
        self.out.push_str(text);
        self.out.push('\n');
    }

    fn patterns(&mut self) {
        let p = self.program;
        for (number, pattern) in p.patterns.iter().enumerate() {
            let mut line = format!("pattern {number} {} benefit {}", quoted(&pattern.name), pattern.benefit);
            if pattern.bounded_recursion {
                line += " with recursion";
            }
            if let Some(root) = pattern.root {
                let _ = write!(line, " root {}", self.op_name(root));
            }
            if !pattern.lists.generated().is_empty() {
                let names: Vec<&str> = pattern.lists.generated().iter().map(|&g| self.op_name(g)).collect();
                let _ = write!(line, " generates {}", names.join(", "));
            }
            let natives = pattern.lists.natives();
            if !natives.is_empty() {
                let names = natives.iter().map(|&n| p.natives.get(n as usize).map_or("?", |n| &n.name));
                let _ = write!(line, " calls {}", names.collect::<Vec<_>>().join(", "));
            }
            let ops: Vec<String> = pattern.lists.matched().iter().map(|m| format!("op{m}")).collect();
            let _ = write!(line, " matched {}", ops.join(", "));
            let _ = write!(line, " rewrite L{}{}", pattern.rewrite, self.place(pattern.place));
            self.line(&line);
        }
    }

    fn natives(&mut self) {
        let p = self.program;
        for native in &p.natives {
            self.line(&declaration(native));
        }
    }

    fn definitions(&mut self) {
        let p = self.program;
        for (i, e) in p.exprs.iter().enumerate() {
            self.line(&format!("expr {i} = {}", expression(e)));
        }
        for (i, c) in p.classes.iter().enumerate() {
            let mut line = format!("class {i} is {}", c.instances.join(", "));
            if let Some(EnumCases { width, bits, values }) = &c.cases {
                let values: Vec<String> = values.iter().map(i64::to_string).collect();
                let sort = if *bits { "bits of" } else { "one of" };
                let _ = write!(line, " i{width} {sort} {}", values.join(", "));
            }
            self.line(line.trim_end());
        }
        for d in &p.definitions {
            let name = p.natives.get(d.native as usize).map_or("?", |n| &n.name);
            self.line(&match &d.meaning {
                Meaning::Expr(root) => format!("define {name} = expr {root}"),
                Meaning::Unknown(why) => {
                    let why = p.reason(d).unwrap_or_else(|| why.clone());
                    format!("define {name} not: {}", quoted(&why))
                }
            });
        }
        for o in &p.ops {
            let groups = |groups: &Groups| {
                let list: Vec<_> = groups.list.iter().map(group).collect();
                format!("({}) divided {:?}", list.join(", "), groups.layout)
            };
            let (name, operands, results) = (self.op_name(o.name), groups(&o.operands), groups(&o.results));
            let mut line = format!("op {name}{operands} -> {results}");
            match &o.inference {
                Inference::None => {}
                Inference::Unknown(why) => {
                    let _ = write!(line, " not inferred: {}", quoted(why));
                }
                Inference::Types(rules) => {
                    let input = |i: &RuleInput| match i {
                        RuleInput::OperandType(group) => format!("type of operand {group}"),
                        RuleInput::Attr(name) => format!("attribute {}", quoted(name)),
                    };
                    let inputs: Vec<String> = rules.inputs.iter().map(input).collect();
                    let _ = write!(
                        line,
                        " inferred from ({}) by expr {}",
                        inputs.join(", "),
                        numbers(&rules.roots)
                    );
                }
            }
            self.line(&line);
        }
    }

    fn entries(&mut self) {
        let p = self.program;
        for &(kind, to) in &p.entries.shapes {
            let line = format!("entry {} -> {}", self.kind(kind), self.target(to));
            self.line(&line);
        }
        for &(name, to) in &p.entries.names {
            let line = format!("entry {} -> {}", self.op_name(name), self.target(to));
            self.line(&line);
        }
        let line = format!("entry any -> {}", self.target(p.entries.any));
        self.line(&line);
        let counts: Vec<String> = crate::Bank::ALL
            .iter()
            .zip(p.registers)
            .map(|(bank, count)| format!("{}: {count}", bank.prefix()))
            .collect();
        self.line(&format!("registers {}", counts.join(", ")));
    }

    fn code(&mut self) {
        let p = self.program;
        let (mut place, mut lines) = (Place::default(), p.lines.iter().peekable());
        self.line("matcher:");
        let mut insts = p.insts();
        for (at, inst) in insts.by_ref() {
            if at == p.rewrites as usize {
                self.line("rewrites:");
            }
            if self.labels.contains(&(at as u32)) {
                self.line(&format!("L{at}:"));
            }
            let before = place;
            while let Some(line) = lines.next_if(|l| l.0 as usize <= at) {
                place = line.1;
            }
            let comment =
                if place == before { String::new() } else { self.place(place).replacen(" at ", "    ; ", 1) };
            self.askers(at as u32);
            if !comment.is_empty()
                && let Some(source) = self.source(place)
            {
                self.line(&format!("    ; {source}"));
            }
            let text = format!("    {}{comment}", self.instruction(&inst));
            self.line(&text);
            inst.for_each_field(|_, role, field| {
                if let (Role::Table(keys), FieldRef::Word(table)) = (role, field) {
                    for &(key, to) in p.tables.get(table as usize).map_or(&[][..], |t| &t.cases) {
                        let key = match keys {
                            crate::Keys::OpShape => self.kind(key),
                            crate::Keys::OpName => self.op_name(key).to_string(),
                            crate::Keys::Attr => text_of(&p.attrs, key).to_string(),
                            crate::Keys::Type => text_of(&p.types, key).to_string(),
                            crate::Keys::Number => key.to_string(),
                        };
                        let line = format!("        {key} -> {}", self.target(to));
                        self.line(&line);
                    }
                }
            });
        }
        if insts.fault().is_some() {
            self.line(&format!("    not an instruction: {:#x}", p.code[insts.position()]));
        }
    }

    /// With sources: which patterns ask for the test that begins at a word.
    fn askers(&mut self, at: u32) {
        if self.sources.is_none() {
            return;
        }
        let all: Vec<Asked> = self.asked.by(at).filter(|a| a.from == at).copied().collect();
        if let Some(first) = all.first() {
            let more = match all.len() - 1 {
                0 => String::new(),
                more => format!(", and {more} more"),
            };
            let source = self.source(first.place).map_or(String::new(), |line| format!(": {line}"));
            let line =
                format!("    ; for {}{}{source}{more}", self.pattern(first.pattern), self.place(first.place));
            self.line(&line);
        }
    }

    /// With sources: a line of the source.
    fn source(&mut self, place: Place) -> Option<String> {
        let file = self.program.files.get(place.file as usize).filter(|_| place.line != 0)?;
        let line = (self.sources.as_mut()?)(file, place.line)?;
        Some(line.trim().to_string())
    }

    fn instruction(&self, inst: &Inst) -> String {
        let (mut defs, mut rest) = (Vec::new(), Vec::new());
        let p = self.program;
        let list = |regs: &[Reg]| regs.iter().map(|&r| register(r)).collect::<Vec<_>>().join(", ");
        inst.for_each_field(|name, role, field| match (role, field) {
            (Role::Def(bank), FieldRef::Word(index)) => defs.push(register(Reg { bank, index })),
            (Role::Defs, FieldRef::Regs(regs)) => defs.extend(regs.iter().map(|&r| register(r))),
            (Role::Use(bank), FieldRef::Word(index)) => rest.push(register(Reg { bank, index })),
            (Role::Uses, FieldRef::Regs(regs)) => rest.push(format!("{name}({})", list(regs))),
            (Role::AttrUses, FieldRef::Pairs(pairs)) => {
                let pairs: Vec<String> =
                    pairs.iter().map(|q| format!("{}=a{}", text_of(&p.attr_names, q.0), q.1)).collect();
                rest.push(format!("{name}({})", pairs.join(", ")));
            }
            (Role::OpName, FieldRef::Word(w)) => rest.push(self.op_name(w).to_string()),
            (Role::OpShape, FieldRef::Word(w)) => rest.push(self.kind(w)),
            (Role::AttrName, FieldRef::Word(w)) => rest.push(quoted(text_of(&p.attr_names, w))),
            (Role::Attr | Role::AttrConst, FieldRef::Word(w)) => rest.push(text_of(&p.attrs, w).to_string()),
            (Role::Type, FieldRef::Word(w)) => rest.push(text_of(&p.types, w).to_string()),
            (Role::TypeList, FieldRef::Words(words)) => {
                let types: Vec<&str> = words.iter().map(|&w| text_of(&p.types, w)).collect();
                rest.push(format!("({})", types.join(", ")));
            }
            (Role::Native, FieldRef::Word(w)) => {
                rest.push(p.natives.get(w as usize).map_or("?", |n| &n.name).to_string());
            }
            (Role::Rank, FieldRef::Word(w)) if w as usize == p.patterns.len() => rest.push("any".into()),
            (Role::Pattern | Role::Rank, FieldRef::Word(w)) => rest.push(self.pattern(w)),
            (Role::Target, FieldRef::Word(w)) => rest.push(format!("{name} {}", self.target(w))),
            (Role::Table(_), _) | (Role::Flag, FieldRef::Word(0)) => {}
            (Role::Flag, _) => rest.push(name.to_string()),
            (Role::Number, FieldRef::Word(crate::ALL)) => rest.push(format!("{name} all")),
            (_, FieldRef::Word(w)) => rest.push(format!("{name} {w}")),
            _ => rest.push(format!("{name} ?")),
        });
        let mut text = String::new();
        if !defs.is_empty() {
            let _ = write!(text, "{} = ", defs.join(", "));
        }
        text += inst.mnemonic();
        if !rest.is_empty() {
            let _ = write!(text, " {}", rest.join(", "));
        }
        text
    }

    fn op_name(&self, index: u32) -> &str {
        self.program.op_names.get(index as usize).map_or("?", |n| &n.name)
    }

    fn kind(&self, index: u32) -> String {
        match self.program.shapes.get(index as usize) {
            Some(kind) => format!("{}({} -> {})", self.op_name(kind.name), kind.operands, kind.results),
            None => "?".into(),
        }
    }

    fn target(&self, to: u32) -> String {
        if to & ACCEPT == 0 {
            return if to == FAIL { "fail".into() } else { format!("L{to}") };
        }
        format!("accept {}", self.pattern(to & !ACCEPT))
    }

    fn pattern(&self, number: u32) -> String {
        match self.program.patterns.get(number as usize) {
            Some(pattern) => format!("{number} {}", quoted(&pattern.name)),
            None => format!("{number} ?"),
        }
    }

    fn place(&self, place: Place) -> String {
        if place.line == 0 {
            return String::new();
        }
        format!(" at {}:{}:{}", text_of(&self.program.files, place.file), place.line, place.column)
    }
}

/// A native as it must be registered: `constraint Name(Op, Attr) -> (Value)`.
#[must_use]
pub fn declaration(native: &Native) -> String {
    let list = |banks: &[crate::Bank]| banks.iter().map(|b| b.type_name()).collect::<Vec<_>>().join(", ");
    let sort = if native.constraint { "constraint" } else { "rewrite" };
    let results =
        if native.results.is_empty() { String::new() } else { format!(" -> ({})", list(&native.results)) };
    format!("native {sort} {}({}){results}", native.name, list(&native.params))
}

fn numbers(list: &[u32]) -> String {
    list.iter().map(u32::to_string).collect::<Vec<_>>().join(", ")
}

fn group(g: &Group) -> String {
    let many = ["", "?", "..."][match g.count {
        Count::One => 0,
        Count::Optional => 1,
        Count::Any => 2,
    }];
    format!("{}{many}", if g.name.is_empty() { "_" } else { &g.name })
}

/// A node, with the numbers of those that it is made of.
fn expression(e: &Expr) -> String {
    match e {
        Expr::Bool(b) => b.to_string(),
        Expr::Int(scalar, v) => match scalar.int() {
            Some((_, true)) => format!("{} {}", scalar.text(), *v as i64),
            _ => format!("{} {v}", scalar.text()),
        },
        Expr::Float(v) => format!("float {:?}", f64::from_bits(*v)),
        Expr::Text(t) => format!("text {}", quoted(t)),
        Expr::Type(t) => format!("type {}", quoted(t)),
        Expr::Attr(t) => format!("attribute {}", quoted(t)),
        Expr::Null(scalar) => format!("null {}", scalar.text()),
        Expr::Variable(v, sort) => format!("variable {v}: {}", sort.text()),
        Expr::And(a, b) => format!("and {a}, {b}"),
        Expr::Or(a, b) => format!("or {a}, {b}"),
        Expr::If(a, b, c) => format!("if {a}, {b}, {c}"),
        Expr::Let { variable, value, body } => format!("let {variable} = {value} in {body}"),
        Expr::Each { how, variable, list, body } => {
            format!("{how:?} {variable} of {list}: {body}").to_lowercase()
        }
        Expr::Cast { how, null, classes, object } => {
            let class = |c: &ClassTest| match c {
                ClassTest::Type(class) => class.text().to_string(),
                ClassTest::Attr(class) => class.text().to_string(),
                ClassTest::Dialect(i) => format!("class {i}"),
            };
            let classes: Vec<String> = classes.iter().map(class).collect();
            let how = match how {
                Cast::Is => "is",
                Cast::Always => "cast",
                Cast::Maybe => "try_cast",
            };
            format!("{how}{} {object}: {}", if *null { " nullable" } else { "" }, classes.join(" | "))
        }
        Expr::Query(query, args) => format!("{} {}", query.text(), numbers(args)),
        Expr::Fold { state, item, list, start, body } => {
            format!("fold {item} of {list}, {state} from {start}: {body}")
        }
        Expr::List(scalar, items) => format!("list {} {}", scalar.text(), numbers(items)),
    }
    .trim_end()
    .to_string()
}

fn register(reg: Reg) -> String {
    format!("{}{}", reg.bank.prefix(), reg.index)
}

fn text_of(pool: &[String], index: u32) -> &str {
    pool.get(index as usize).map_or("?", |s| s)
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.escape_debug())
}
