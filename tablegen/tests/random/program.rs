//! Random TableGen programs that are right by construction: every name is declared before it is used, every
//! expression has the type that its place wants, and no operator is asked for what it cannot do (division
//! by zero, the head of an empty list). The names of records are distinct, so that nothing collides.

mod statements;
mod values;

use pdll_tests::Random;
use std::fmt::Write;

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
    /// Names are `f` and this number; an initialiser mentions only fields with a lower one, so that there
    /// is no cycle.
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

/// A class that mentions itself: `Rn<times, start>`, whose field `r` has the type. It ends, since `times`
/// is small and counted down.
struct Recursive {
    name: String,
    ty: Ty,
    /// Without a start: a tree of records, whose `r` is computed from those below.
    tree: bool,
}

pub(crate) struct Generator {
    rng: Random,
    out: String,
    indent: usize,
    counter: usize,
    classes: Vec<Class>,
    /// Finished defs with names that can be written down.
    defs: Vec<Def>,
    multiclasses: Vec<Vec<Param>>,
    recursive: Vec<Recursive>,
    globals: Vec<Var>,
    /// What is visible besides globals: fields, parameters, loop and operator variables.
    locals: Vec<Var>,
    /// How deep the expression is.
    depth: usize,
}

/// The program of a seed.
pub(crate) fn program(seed: u64) -> String {
    let mut g = Generator {
        rng: Random::new(seed),
        out: String::new(),
        indent: 0,
        counter: 0,
        classes: Vec::new(),
        defs: Vec::new(),
        multiclasses: Vec::new(),
        recursive: Vec::new(),
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
}

#[derive(Clone, Copy)]
enum Callee {
    Class(usize),
    Multiclass(usize),
}
