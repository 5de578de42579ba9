//! Classes, records and what stands around them.

use super::{Callee, Class, Def, Field, Generator, Param, Recursive, Ty, Var};

impl Generator {
    pub(super) fn params(&mut self, count: usize) -> (Vec<Param>, String) {
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

    pub(super) fn class(&mut self) {
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

    fn recursive_class(&mut self) {
        let (name, tree) = (format!("R{}", self.fresh()), self.rng.chance(30));
        let ty = if tree { Ty::Int } else { self.ty(0) };
        if tree {
            let kids = self.rng.pick(&["{}", "{}, {}"]).replace("{}", &format!("{name}<!sub(n, 1)>"));
            self.line(&format!("class {name}<int n> {{"));
            self.line(&format!("  list<{name}> kids = !if(!le(n, 0), []<{name}>, [{kids}]);"));
            self.line("  int r = !foldl(n, kids, sum, kid, !add(sum, kid.r));");
        } else {
            let vars = [("n", &Ty::Int), ("acc", &ty)];
            let next = self.bound(&vars, |me| me.expr(&ty));
            let spelled = ty.text();
            self.line(&format!("class {name}<int n, {spelled} acc> {{"));
            self.line(&format!("  {spelled} r = !if(!le(n, 0), acc, {name}<!sub(n, 1), {next}>.r);"));
        }
        self.line("}");
        self.recursive.push(Recursive { name, ty, tree });
    }

    pub(super) fn body(&mut self, fields: &mut Vec<Field>) {
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

    pub(super) fn field(&mut self, fields: &mut Vec<Field>) {
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

    fn statements(&mut self, what: impl Fn(&mut Self)) {
        self.indent += 1;
        for _ in 0..1 + self.rng.below(2) {
            what(self);
        }
        self.indent -= 1;
    }

    /// A statement; at file level (`top`) it may declare what later ones use.
    pub(super) fn statement(&mut self, top: bool) {
        match self.rng.below(if top { 21 } else { 9 }) {
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
                let (n, ty) = (self.fresh(), self.rng.pick(&[Ty::Int, Ty::Str, Ty::Bits(4)]));
                self.line(&format!("deftype T{n} = {};", ty.text()));
                self.line(&format!("class U{n}<T{n} q> {{ T{n} g = q; }}"));
            }
            17 => self.conditional_text(),
            // Each may use those before it, each time it goes on: more of them would take long.
            18 if self.recursive.len() < 3 => self.recursive_class(),
            _ => self.def(top),
        }
    }

    pub(super) fn def(&mut self, top: bool) {
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
    pub(super) fn suffix(&self) -> String {
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

    pub(super) fn foreach(&mut self, what: &dyn Fn(&mut Self)) {
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
            let pattern = self.rng.pick(&["\".*\"", "\"d1\"", "\"^d\"", ""]);
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

    pub(super) fn multiclass(&mut self) {
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
