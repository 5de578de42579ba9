//! Random well-typed programs: declarations and statements around the expressions.
use super::exprs::{Gen, Section};
use super::model::{Callable, Expr, Kind, NAMES, RECORDS, Ty, Var};
use pdll_tests::Random;

/// How deeply expressions nest.
const DEPTH: u32 = 2;

/// The program of a seed. It includes files that lie beside this one.
pub(crate) fn well_typed(seed: u64) -> String {
    let mut r = Random::new(seed);
    let ods = r.chance(40);
    // What comes before an include knows nothing of it.
    let late = if ods && r.chance(15) { 1 + r.below(3) } else { 0 };
    let mut g = Gen {
        r,
        ods: ods && late == 0,
        section: Section::Match,
        vars: Vec::new(),
        callables: Vec::new(),
        named: true,
        uses: true,
        fresh: true,
        roots: Vec::new(),
        names: 0,
        keywords: Vec::new(),
    };
    let mut text = String::new();
    if g.ods {
        text += "#include \"gen.td\"\n";
    }
    if g.r.chance(15) {
        text += "#include \"common.pdll\"\n";
        g.include();
    }
    for k in 0..3 + g.r.below(5) {
        if late > 0 && late == k {
            text += "#include \"gen.td\"\n";
            g.ods = true;
        }
        text += &match g.r.below(8) {
            0..=1 => g.native(),
            2 => g.constraint(),
            3 => g.rewrite(),
            _ => g.pattern(k),
        };
    }
    text += &g.pattern(99);
    layout(&mut g.r, &text)
}

/// Other blanks between the tokens, and comments.
fn layout(r: &mut Random, text: &str) -> String {
    let mut out = String::with_capacity(text.len() * 2);
    let (mut quoted, mut code) = (false, false);
    let mut last = ' ';
    for c in text.chars() {
        quoted ^= c == '"' && last != '\\' && !code;
        code = (code || (last == '[' && c == '{' && !quoted)) && !(last == '}' && c == ']');
        last = c;
        if c != ' ' || quoted || code {
            out.push(c);
            continue;
        }
        match r.below(60) {
            0 => out.push_str("\n  "),
            1 => out.push_str(" // {\" é\n"),
            2 => out.push('\t'),
            3 => out.push_str("\r\n"),
            4 => out.push_str("   "),
            _ => out.push(' '),
        }
    }
    out
}

impl Gen {
    /// What `common.pdll` declares.
    fn include(&mut self) {
        let mut add = |name: &str, rewrite, kind, params: &[Ty], result| {
            self.callables.push(Callable {
                name: name.into(),
                rewrite,
                kind,
                params: params.to_vec(),
                result,
            });
        };
        let pair = Ty::Tuple(vec![(None, Ty::Attr), (Some("t".into()), Ty::Type)]);
        add("IncludedOne", false, Kind::Native, &[Ty::Value], Ty::unit());
        add("IncludedTwo", false, Kind::Native, &[Ty::Op(None), Ty::Attr], pair);
        add("IncludedMake", true, Kind::Pdll, &[Ty::Value], Ty::Op(Some("inc.made")));
    }

    pub(super) fn core_type(&mut self, ops: bool) -> Ty {
        let list =
            [Ty::Value, Ty::ValueRange, Ty::Attr, Ty::Type, Ty::TypeRange, Ty::Op(None), Ty::Op(Some("a.b"))];
        let n = if ops { 7 } else { 5 };
        list[self.r.below(n)].clone()
    }

    /// A single-parameter constraint for the type, or the type's own name.
    fn param_constraint(&mut self, ty: &Ty) -> String {
        let list: Vec<_> = self
            .callables
            .iter()
            .filter(|c| !c.rewrite && c.kind == Kind::Native && c.params.len() == 1 && c.params[0] == *ty)
            .map(|c| c.name.clone())
            .collect();
        if !list.is_empty() && self.r.chance(20) { list[self.r.below(list.len())].clone() } else { ty.core() }
    }

    fn signature(&mut self, params: &[(String, Ty)]) -> String {
        let list: Vec<_> = params.iter().map(|(n, t)| format!("{n}: {}", self.param_constraint(t))).collect();
        format!("({})", list.join(", "))
    }

    /// Declared results: their text and type. Their names may be those of parameters.
    fn declared_results(&mut self, list: &[Ty], names: &[String]) -> (String, Ty) {
        match list {
            [] => (String::new(), Ty::unit()),
            [only] => {
                let c = self.param_constraint(only);
                let text = if self.r.chance(20) { format!(" -> ({c})") } else { format!(" -> {c}") };
                (text, only.clone())
            }
            many => {
                let mut elements = Vec::new();
                let mut parts = Vec::new();
                for (i, ty) in many.iter().enumerate() {
                    let c = self.param_constraint(ty);
                    let name = match names.get(i) {
                        Some(n) if self.r.chance(10) => Some(n.clone()),
                        _ => self.r.chance(50).then(|| self.fresh_name("r")),
                    };
                    parts.push(name.as_ref().map_or(c.clone(), |n| format!("{n}: {c}")));
                    elements.push((name, ty.clone()));
                }
                (format!(" -> ({})", parts.join(", ")), Ty::Tuple(elements))
            }
        }
    }

    fn params(&mut self, least: usize) -> Vec<(String, Ty)> {
        let n = least + self.r.below(3);
        (0..n).map(|_| (self.fresh_name("a"), self.core_type(true))).collect()
    }

    /// A native constraint or rewrite.
    fn native(&mut self) -> String {
        let rewrite = self.r.chance(40);
        let params = self.params(1);
        let n = [0, 0, 0, 1, 1, 2, 3][self.r.below(7)];
        let list: Vec<_> = (0..n).map(|_| self.core_type(rewrite)).collect();
        let names: Vec<_> = params.iter().map(|p| p.0.clone()).collect();
        let (results, result) = self.declared_results(&list, &names);
        let name = self.fresh_name(if rewrite { "Make" } else { "Is" });
        let keyword = if rewrite { "Rewrite" } else { "Constraint" };
        let body = match self.r.below(4) {
            0 => " [{\n  return f(\\\"a\\\", '\\\\', x[0]);\n}]",
            1 => " \"return;\"",
            2 => " [{ }]",
            _ => "",
        };
        let text = format!("{keyword} {name}{}{results}{body};\n", self.signature(&params));
        let params = params.into_iter().map(|p| p.1).collect();
        self.callables.push(Callable { name, rewrite, kind: Kind::Native, params, result });
        text
    }

    /// Runs `f` for a body with these parameters in scope.
    fn body<T>(&mut self, section: Section, params: &[(String, Ty)], f: impl FnOnce(&mut Self) -> T) -> T {
        let outer = (self.section, self.named, self.uses, self.fresh);
        let vars = std::mem::take(&mut self.vars);
        let keywords: Vec<_> = params.iter().map(|p| p.0.as_str()).collect();
        self.keywords.retain(|k| keywords.contains(k));
        (self.section, self.named, self.uses, self.fresh) = (section, true, true, true);
        for (name, ty) in params {
            // How many results an operation has that is passed is not known.
            self.vars.push(Var { name: name.clone(), ty: ty.clone(), results: Some(0), used: true });
        }
        let r = f(self);
        self.vars = vars;
        (self.section, self.named, self.uses, self.fresh) = outer;
        r
    }

    /// A constraint in PDLL.
    fn constraint(&mut self) -> String {
        let params = self.params(0);
        let name = self.fresh_name("Check");
        let names: Vec<_> = params.iter().map(|p| p.0.clone()).collect();
        let (rest, result) = self.body(Section::Constraint, &params, |g| match g.r.below(4) {
            0 => (format!(" {{ {}}}", g.checks()), Ty::unit()),
            1 => match g.call(0, |t| *t == Ty::unit()) {
                Some(e) => (format!(" => {};", e.text), Ty::unit()),
                None => (" { }".into(), Ty::unit()),
            },
            _ => g.returning(&names),
        });
        let signature = self.signature(&params);
        let params = params.into_iter().map(|p| p.1).collect();
        let text = format!("Constraint {name}{signature}{rest}\n");
        self.callables.push(Callable { name, rewrite: false, kind: Kind::Pdll, params, result });
        text
    }

    /// A rewrite in PDLL.
    fn rewrite(&mut self) -> String {
        let name = self.fresh_name("Do");
        if self.r.chance(20) {
            let o = self.fresh_name("a");
            let body = self.r.pick(&[
                "=> erase @;",
                "{ erase @; }",
                "{ rewrite @ with { erase @; }; }",
                "=> replace @ with op<n.w>;",
            ]);
            let text = format!("Rewrite {name}({o}: Op) {}\n", body.replace('@', &o));
            let params = vec![Ty::Op(None)];
            self.callables.push(Callable {
                name,
                rewrite: true,
                kind: Kind::Terminal,
                params,
                result: Ty::unit(),
            });
            return text;
        }
        let params = self.params(0);
        let names: Vec<_> = params.iter().map(|p| p.0.clone()).collect();
        let (rest, result) = self.body(Section::Rewrite, &params, |g| match g.r.below(3) {
            0 => (format!(" {{ {}}}", g.actions(2)), Ty::unit()),
            _ => g.returning(&names),
        });
        let signature = self.signature(&params);
        let params = params.into_iter().map(|p| p.1).collect();
        let text = format!("Rewrite {name}{signature}{rest}\n");
        self.callables.push(Callable { name, rewrite: true, kind: Kind::Pdll, params, result });
        text
    }

    /// The type, or one that it converts to without further ado.
    fn converted(&mut self, ty: &Ty) -> Ty {
        match ty {
            Ty::Value if self.r.chance(20) => Ty::ValueRange,
            Ty::ValueRange if self.r.chance(20) => Ty::Value,
            t => t.clone(),
        }
    }

    /// Statements of a constraint that returns nothing: what it introduces is checked by natives.
    fn checks(&mut self) -> String {
        let mut text = String::new();
        for _ in 0..self.r.below(3) {
            let outer = std::mem::replace(&mut self.named, false);
            if let Some(s) = self.check(1) {
                text += &s;
            }
            self.named = outer;
        }
        text
    }

    /// A call of a native constraint as a statement, perhaps negated.
    fn check(&mut self, depth: u32) -> Option<String> {
        let list: Vec<_> = (0..self.callables.len())
            .filter(|&i| {
                let c = &self.callables[i];
                !c.rewrite && (c.kind == Kind::Native || c.result == Ty::unit())
            })
            .collect();
        if list.is_empty() {
            return None;
        }
        let c = self.callables[list[self.r.below(list.len())]].clone();
        let args = self.arguments(&c, depth)?;
        let not = if c.kind == Kind::Native && self.r.chance(30) { "not " } else { "" };
        Some(format!("{not}{}({args}); ", c.name))
    }

    /// A body that returns something, after its declared results; and its type.
    fn returning(&mut self, names: &[String]) -> (String, Ty) {
        let before = if self.section == Section::Rewrite && self.r.chance(30) {
            self.actions(1)
        } else {
            String::new()
        };
        // What mentions only parameters and new things: variables of the body would be generated twice by
        // mlir-pdll.
        let params: Vec<_> = self.vars.iter().filter(|v| names.contains(&v.name)).cloned().collect();
        let locals = std::mem::replace(&mut self.vars, params);
        let many = self.r.chance(30);
        let n = if many { 2 + self.r.below(2) } else { 1 };
        let mut values: Vec<Expr> = Vec::new();
        let mut guard = 0;
        while values.len() < n && guard < 20 {
            guard += 1;
            // A reference only, where a conversion would evaluate an expression once more.
            let ty = self.core_type(true);
            // A tuple literal has no type of its own.
            let e = self.attempt(|g| {
                let e = if many { g.reference(|t| *t == ty) } else { g.of(&ty, 2) };
                e.filter(|e| e.ty != Ty::unit())
            });
            values.extend(e);
        }
        self.vars = locals;
        if values.len() < n {
            return (format!(" {{ {before}}}"), Ty::unit());
        }
        let (text, ty, declared) = if many {
            let declare = self.r.chance(50);
            let types: Vec<_> = values.iter().map(|v| v.ty.clone()).collect();
            // They may be declared as what they convert to.
            let declared_types: Vec<_> = types.iter().map(|t| self.converted(t)).collect();
            let (declared, declared_ty) = if declare {
                self.declared_results(&declared_types, names)
            } else {
                (String::new(), Ty::unit())
            };
            let labels: Vec<_> =
                (0..n).map(|_| (!declare && self.r.chance(50)).then(|| self.fresh_name("l"))).collect();
            let parts: Vec<_> = values
                .iter()
                .zip(&labels)
                .map(|(v, l)| l.as_ref().map_or(v.text.clone(), |l| format!("{l} = {}", v.text)))
                .collect();
            let ty = if declare { declared_ty } else { Ty::Tuple(labels.into_iter().zip(types).collect()) };
            (format!("({})", parts.join(", ")), ty, declared)
        } else {
            let v = &values[0];
            let ty = match &v.ty {
                Ty::Op(n)
                    if v.results != Some(0)
                        && n.is_none_or(|n| !n.starts_with("ods."))
                        && self.r.chance(30) =>
                {
                    [Ty::Op(None), Ty::Value, Ty::ValueRange][self.r.below(3)].clone()
                }
                t => self.converted(t),
            };
            let declare = ty != v.ty || self.r.chance(40);
            let simple = !matches!(ty, Ty::Tuple(_));
            let (declared, ty) =
                if simple && declare { self.declared_results(&[ty], names) } else { (String::new(), ty) };
            (values[0].text.clone(), ty, declared)
        };
        let body = if before.is_empty() && self.r.chance(50) {
            format!(" => {text};")
        } else {
            format!(" {{ {before}return {text}; }}")
        };
        (declared + &body, ty)
    }

    /// A pattern.
    fn pattern(&mut self, k: usize) -> String {
        let mut head = String::from("Pattern");
        if self.r.chance(50) {
            head += &format!(" P{k}_{}", self.r.below(100));
            self.names += 1;
            head += &format!("_{}", self.names);
        }
        let metadata = [
            "",
            "",
            "",
            " with benefit(3)",
            " with recursion",
            " with benefit(0), recursion",
            " with recursion, benefit(32767)",
        ];
        head += self.r.pick(&metadata);
        let body = self.body(Section::Match, &[], |g| {
            if g.r.chance(25) {
                let root = g.root(DEPTH);
                return format!(" => {}", g.ending(&root));
            }
            let mut text = String::from(" { ");
            for _ in 0..g.r.below(5) {
                text += &g.match_stmt();
            }
            let root = g.root(DEPTH);
            let ending = if g.r.chance(60) {
                let name = g.fresh_name("v");
                let list = match g.r.below(4) {
                    0 => format!(": {}", g.constraint_list(&root.ty, 0, false)),
                    _ => String::new(),
                };
                text += &format!("let {name}{list} = {}; ", root.text);
                g.vars.push(Var {
                    name: name.clone(),
                    ty: root.ty.clone(),
                    results: root.results,
                    used: true,
                });
                if g.r.chance(30)
                    && let Some(s) = g.check(1)
                {
                    text += &s;
                }
                let root = Expr { text: name, ..root };
                g.ending(&root)
            } else {
                g.ending(&root)
            };
            format!("{text}{ending} }}")
        });
        format!("{head}{body}\n")
    }

    /// A statement before the last of a pattern.
    fn match_stmt(&mut self) -> String {
        match self.r.below(10) {
            0..=1 => {
                let ty = self.core_type(true);
                let list = self.constraint_list(&ty, 1, true);
                let name = self.fresh_name("v");
                self.vars.push(Var { name: name.clone(), ty, results: None, used: false });
                format!("let {name}: {list}; ")
            }
            2..=4 => {
                let ty = self.core_type(true);
                let outer = std::mem::replace(&mut self.uses, false);
                let init = self.of(&ty, 2);
                self.uses = outer;
                self.let_init(init)
            }
            5 => {
                let outer = std::mem::replace(&mut self.uses, false);
                let init = self.call(1, |t| *t != Ty::unit());
                self.uses = outer;
                self.let_init(init)
            }
            6 => {
                let outer = std::mem::replace(&mut self.uses, false);
                let n = 1 + self.r.below(3);
                let mut elements: Vec<(Option<String>, Expr)> = Vec::new();
                for _ in 0..n {
                    let ty = self.core_type(true);
                    let e = self.attempt(|g| g.of(&ty, 1).filter(|e| !matches!(e.ty, Ty::Tuple(_))));
                    if let Some(e) = e {
                        let label = self.r.chance(50).then(|| self.fresh_name("l"));
                        elements.push((label, e));
                    }
                }
                self.uses = outer;
                let text: Vec<_> = elements
                    .iter()
                    .map(|(l, e)| l.as_ref().map_or(e.text.clone(), |l| format!("{l} = {}", e.text)))
                    .collect();
                let ty = Ty::Tuple(elements.into_iter().map(|(l, e)| (l, e.ty)).collect());
                self.let_init(Some(Expr::new(format!("({})", text.join(", ")), ty)))
            }
            7..=8 => self.check(2).unwrap_or_default(),
            _ => {
                let outer = std::mem::replace(&mut self.uses, false);
                let e = self.reference(|_| true).unwrap_or_else(|| Expr::new("attr<\"1 : i8\">", Ty::Attr));
                self.uses = outer;
                match e.ty {
                    Ty::Tuple(_) => format!("{}; ", e.text),
                    _ if self.r.chance(50) => format!("({}, k = {}); ", e.text, e.text),
                    _ => format!("{}; ", e.text),
                }
            }
        }
    }

    /// `let` with an initializer, with or without a type that says no more than is known.
    fn let_init(&mut self, init: Option<Expr>) -> String {
        let Some(e) = init else { return String::new() };
        let (mut ty, mut list, mut results) = (e.ty.clone(), String::new(), e.results);
        if !matches!(ty, Ty::Tuple(_)) && self.r.chance(40) {
            ty = match &ty {
                t if t.is_value_like() => [Ty::Value, Ty::ValueRange][self.r.below(2)].clone(),
                Ty::Op(n)
                    if results != Some(0)
                        && self.r.chance(30)
                        && n.is_none_or(|n| !n.starts_with("ods.")) =>
                {
                    results = Some(0);
                    [Ty::Value, Ty::ValueRange][self.r.below(2)].clone()
                }
                t => t.clone(),
            };
            let shown = if ty.is_op() && self.r.chance(40) { Ty::Op(None) } else { ty.clone() };
            list = format!(": {}", self.constraint_list(&shown, 0, false));
        }
        let name = self.fresh_name("v");
        self.vars.push(Var { name: name.clone(), ty, results, used: false });
        format!("let {name}{list} = {}; ", e.text)
    }

    /// The operation that the pattern is about: it has everything that needs a use.
    fn root(&mut self, depth: u32) -> Expr {
        let (mut operands, mut attributes, mut types) = (Vec::new(), Vec::new(), Vec::new());
        let mut place = |text: String, ty: &Ty, k: usize| match ty {
            Ty::Attr => attributes.push(format!("u{k} = {text}")),
            Ty::Type | Ty::TypeRange => types.push(text),
            Ty::Value | Ty::ValueRange | Ty::Op(_) => operands.push(text),
            Ty::Tuple(_) => {}
        };
        for (k, v) in self.vars.iter_mut().enumerate().filter(|(_, v)| !v.used) {
            v.used = true;
            match &v.ty {
                Ty::Tuple(list) => list
                    .iter()
                    .enumerate()
                    .for_each(|(i, e)| place(format!("{}.{i}", v.name), &e.1, 100 * k + i)),
                ty => place(v.name.clone(), ty, k),
            }
        }
        if operands.is_empty() && types.is_empty() && attributes.is_empty() && self.r.chance(70) {
            let known = self.ods.then(|| RECORDS[self.r.below(RECORDS.len())].name);
            return self.operation(depth, known);
        }
        let name = (!self.r.chance(10)).then(|| NAMES[self.r.below(NAMES.len())]);
        let operands = self.operands(depth, &operands);
        let attributes = self.attributes(depth, &attributes);
        let (list, results) = match &types[..] {
            [] => self.results(depth),
            some => (format!(" -> ({})", some.join(", ")), Some(0)),
        };
        let text = format!("op<{}>{operands}{attributes}{list}", name.unwrap_or_default());
        Expr { text, ty: Ty::Op(name), results, postfix: true }
    }
}
