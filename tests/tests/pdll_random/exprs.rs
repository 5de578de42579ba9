//! Random expressions of a wanted type. Whatever an expression introduces is used by who asked for it.
use super::model::{
    ATTRS, Callable, Expr, Group, IMPORTED, Kind, NAMES, RECORDS, Record, TYPES, Ty, Var, record,
};
use pdll_tests::Random;

/// Whose code is being written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Section {
    Match,
    Constraint,
    Rewrite,
}

/// A program being written.
pub(crate) struct Gen {
    pub(crate) r: Random,
    /// `gen.td` is included.
    pub(crate) ods: bool,
    pub(crate) section: Section,
    pub(crate) vars: Vec<Var>,
    pub(crate) callables: Vec<Callable>,
    /// New variables may get names. (What only a native constraint uses is not connected with the rest of
    /// the pattern, so that nothing else may use it.)
    pub(crate) named: bool,
    /// What is mentioned belongs to an operation of the pattern.
    pub(crate) uses: bool,
    /// New entities may be introduced.
    pub(crate) fresh: bool,
    /// The variables that may hold the root of the pattern: it is not replaced with itself.
    pub(crate) roots: Vec<String>,
    pub(crate) names: usize,
    /// The contextual keywords that are names in this body.
    pub(crate) keywords: Vec<&'static str>,
}

impl Gen {
    pub(crate) fn fresh_name(&mut self, prefix: &str) -> String {
        self.names += 1;
        let keyword = ["op", "attr", "type"][self.names % 3];
        if matches!(prefix, "v" | "a") && self.r.chance(3) && !self.keywords.contains(&keyword) {
            self.keywords.push(keyword);
            return keyword.to_string();
        }
        format!("{prefix}{}", self.names)
    }

    fn matching(&self) -> bool {
        self.section != Section::Rewrite
    }

    /// Variables whose type fits.
    pub(crate) fn vars_of(&self, fits: impl Fn(&Ty) -> bool) -> Vec<usize> {
        (0..self.vars.len()).filter(|&i| fits(&self.vars[i].ty)).collect()
    }

    fn any_of(&mut self, list: &[usize]) -> Option<usize> {
        (!list.is_empty()).then(|| list[self.r.below(list.len())])
    }

    /// What `f` makes, with the variables that it introduces; if it fails, they are not there.
    pub(crate) fn attempt<T>(&mut self, f: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let before = self.vars.clone();
        let made = f(self);
        if made.is_none() {
            self.vars = before;
        }
        made
    }

    /// A reference to a variable.
    pub(crate) fn refer(&mut self, i: usize) -> Expr {
        let uses = self.uses;
        let v = &mut self.vars[i];
        v.used |= uses;
        Expr { text: v.name.clone(), ty: v.ty.clone(), results: v.results, postfix: true }
    }

    /// An existing variable, or an element of a tuple, whose type fits.
    pub(crate) fn reference(&mut self, fits: impl Fn(&Ty) -> bool) -> Option<Expr> {
        let direct = self.vars_of(&fits);
        let in_tuples = self.vars_of(|t| matches!(t, Ty::Tuple(e) if e.iter().any(|e| fits(&e.1))));
        let tuple = !in_tuples.is_empty() && (direct.is_empty() || self.r.chance(30));
        let i = self.any_of(if tuple { &in_tuples } else { &direct })?;
        if !tuple {
            return Some(self.refer(i));
        }
        let Ty::Tuple(elements) = self.vars[i].ty.clone() else { return None };
        let good: Vec<_> = (0..elements.len()).filter(|&k| fits(&elements[k].1)).collect();
        let k = self.any_of(&good)?;
        let name = &self.vars[i].name;
        let text = match &elements[k].0 {
            Some(label) if self.r.chance(60) => format!("{name}.{label}"),
            _ if self.r.chance(5) => format!("{name}.0{k}"),
            _ => format!("{name}.{k}"),
        };
        Some(Expr::new(text, elements[k].1.clone()))
    }

    /// A result of an operation.
    pub(crate) fn member(&mut self, op: &Expr) -> Option<Expr> {
        let Ty::Op(name) = &op.ty else { return None };
        if !op.postfix {
            return None;
        }
        if let Some(r) = name.and_then(record).filter(|_| self.ods) {
            if r.results.is_empty() || op.results == Some(0) {
                return None;
            }
            let k = self.r.below(r.results.len());
            let (label, kind) = r.results[k];
            let ty = if kind == Group::Many { Ty::ValueRange } else { Ty::Value };
            let number = label.is_empty() || self.r.chance(40);
            let text = if number { format!("{}.{k}", op.text) } else { format!("{}.{label}", op.text) };
            return Some(Expr::new(text, ty));
        }
        let n = match op.results {
            Some(0) => return None,
            Some(n) => n as usize,
            None => 3,
        };
        let text = format!("{}.{}", op.text, self.r.below(n));
        Some(Expr::new(text, Ty::Value))
    }

    /// Does an operation of this type convert to one value?
    fn has_value(&self, op: &Expr) -> bool {
        let Ty::Op(name) = &op.ty else { return false };
        if op.results == Some(0) {
            return false;
        }
        let Some(r) = name.and_then(record).filter(|_| self.ods) else { return true };
        !r.results.is_empty() && r.results.iter().filter(|g| g.1 == Group::One).count() < 2
    }

    /// Something that converts to `Value` (`single`) or to `ValueRange`.
    pub(crate) fn value(&mut self, depth: u32, single: bool) -> Option<Expr> {
        for _ in 0..6 {
            let found = self.attempt(|g| match g.r.below(13) {
                12 => g.called_in_place(),
                0..=2 => g.reference(Ty::is_value_like),
                3 => g.reference(Ty::is_op).filter(|e| !single || g.has_value(e)),
                4 => g.reference(Ty::is_op).and_then(|op| g.member(&op)),
                5..=7 if g.matching() && g.fresh => {
                    let ty = if g.r.chance(70) { Ty::Value } else { Ty::ValueRange };
                    Some(g.inline_var(ty, depth))
                }
                8..=9 if depth > 0 && (g.fresh || !g.matching()) => {
                    let op = g.operation(depth - 1, None);
                    match g.member(&op) {
                        Some(m) if g.r.chance(40) => Some(m),
                        _ => Some(op).filter(|e| !single || g.has_value(e)),
                    }
                }
                10 if depth > 0 => g.call(depth - 1, Ty::is_value_like),
                11 if !g.matching() && !single && depth > 0 => {
                    let n = g.r.below(3);
                    let list: Vec<_> = (0..n).filter_map(|_| g.reference(Ty::is_value_like)).collect();
                    let text: Vec<_> = list.iter().map(|e| e.text.as_str()).collect();
                    // Only a literal: a tuple of another shape would convert as well, but mlir-pdll
                    // evaluates it again.
                    Some(Expr { postfix: false, ..Expr::new(format!("({})", text.join(", ")), Ty::unit()) })
                }
                _ => None,
            });
            if found.is_some() {
                return found;
            }
        }
        if self.matching() && self.fresh {
            return Some(Expr { postfix: false, ..Expr::new("_: Value", Ty::Value) });
        }
        self.reference(Ty::is_value_like)
    }

    /// A declaration that is called where it stands.
    fn called_in_place(&mut self) -> Option<Expr> {
        let arg = self.reference(|t| *t == Ty::Value)?.text;
        let p = self.fresh_name("p");
        let word = if self.matching() { "Constraint" } else { "Rewrite" };
        let text = match self.r.below(3) {
            0 => format!("{word}({p}: Value) -> Value [{{ return {p}; }}];({arg})"),
            1 => format!("{word}({p}: Value) -> Value {{ return {p}; }}({arg})"),
            _ => {
                let name = self.fresh_name("Inline");
                format!("{word} {name}({p}: Value) {{ return {p}; }}({arg})")
            }
        };
        Some(Expr::new(text, Ty::Value))
    }

    /// Something that converts to `Type` or `TypeRange`.
    pub(crate) fn types(&mut self, depth: u32, exact: Option<&Ty>) -> Option<Expr> {
        let fits = |t: &Ty| exact.map_or(t.is_type_like(), |e| t == e);
        for _ in 0..6 {
            let found = self.attempt(|g| match g.r.below(8) {
                0..=2 => g.reference(fits),
                3..=4 if exact != Some(&Ty::TypeRange) => {
                    let text = g.r.pick(&TYPES).to_string();
                    let text = if g.r.chance(8) {
                        format!("type<[{{{text}}}]>")
                    } else {
                        format!("type<\"{text}\">")
                    };
                    Some(Expr::new(text, Ty::Type))
                }
                5..=6 if g.fresh || !g.matching() => {
                    let range = exact.map_or_else(|| g.r.chance(40), |e| *e == Ty::TypeRange);
                    Some(g.inline_var(if range { Ty::TypeRange } else { Ty::Type }, depth))
                }
                7 if depth > 0 => g.call(depth - 1, fits),
                _ => None,
            });
            if found.is_some() {
                return found;
            }
        }
        self.reference(fits)
    }

    /// An attribute.
    pub(crate) fn attr(&mut self, depth: u32) -> Option<Expr> {
        for _ in 0..6 {
            let found = self.attempt(|g| match g.r.below(8) {
                0..=2 => g.reference(|t| *t == Ty::Attr),
                3..=4 => Some(g.attr_literal()),
                5..=6 if g.matching() && g.fresh => Some(g.inline_var(Ty::Attr, depth)),
                7 if depth > 0 => g.call(depth - 1, |t| *t == Ty::Attr),
                _ => None,
            });
            if found.is_some() {
                return found;
            }
        }
        Some(self.attr_literal())
    }

    fn attr_literal(&mut self) -> Expr {
        let text = self.r.pick(&ATTRS).to_string();
        let block = self.r.chance(8) && !text.contains('\\');
        let text = if block { format!("attr<[{{{text}}}]>") } else { format!("attr<\"{text}\">") };
        Expr::new(text, Ty::Attr)
    }

    /// An expression that converts to a type.
    pub(crate) fn of(&mut self, ty: &Ty, depth: u32) -> Option<Expr> {
        match ty {
            Ty::Value => self.value(depth, true),
            Ty::ValueRange => self.value(depth, false),
            Ty::Type | Ty::TypeRange => {
                // A range that is one type is accepted too, but what it may be used for then depends on who
                // sees it.
                self.types(depth, Some(ty))
            }
            Ty::Attr => self.attr(depth),
            Ty::Op(name) => {
                let known = *name;
                if (self.r.chance(60) || depth == 0)
                    && let Some(e) = self.reference(|t| t == ty || (known.is_none() && t.is_op()))
                {
                    return Some(e);
                }
                ((self.fresh || !self.matching()) && depth > 0).then(|| self.operation(depth - 1, known))
            }
            Ty::Tuple(_) => self.reference(|t| t == ty),
        }
    }

    /// `name: constraints` or `_: constraints`, for something new.
    pub(crate) fn inline_var(&mut self, ty: Ty, depth: u32) -> Expr {
        let list = self.constraint_list(&ty, depth, true);
        if !self.named || self.r.chance(40) {
            return Expr { postfix: false, ..Expr::new(format!("_: {list}"), ty) };
        }
        let name = self.fresh_name("v");
        let used = self.uses;
        self.vars.push(Var { name: name.clone(), ty: ty.clone(), results: None, used });
        Expr { results: None, ..Expr::new(format!("{name}: {list}"), ty) }
    }

    /// The constraints of a variable of this type.
    pub(crate) fn constraint_list(&mut self, ty: &Ty, depth: u32, typed: bool) -> String {
        let mut core = ty.core();
        if *ty == Ty::Op(None) && self.r.chance(20) {
            core = "Op<>".into();
        }
        let wanted = if *ty == Ty::ValueRange { Ty::TypeRange } else { Ty::Type };
        let takes_type = matches!(ty, Ty::Attr | Ty::Value | Ty::ValueRange);
        if typed
            && takes_type
            && self.matching()
            && self.fresh
            && depth > 0
            && self.r.chance(20)
            && let Some(t) = self.types(depth - 1, Some(&wanted))
        {
            core = format!("{core}<{}>", t.text);
        }
        let mut list = vec![core];
        // Native constraints cannot be checked in rewrites.
        if self.matching() && !matches!(ty, Ty::Tuple(_)) {
            while self.r.chance(25) && list.len() < 4 {
                list.push(match self.user_constraint(ty) {
                    Some(name) if self.r.chance(75) => name,
                    _ if self.r.chance(50) => self.inline_constraint(ty),
                    _ => ty.core(),
                });
            }
        }
        let drop_core = list.len() > 1 && !list[0].contains('<') && !ty.is_op() && self.r.chance(40);
        if drop_core {
            list.remove(0);
        }
        match &list[..] {
            [only] if self.r.chance(80) => only.clone(),
            _ => format!("[{}]", list.join(", ")),
        }
    }

    /// A constraint in scope that applies to variables of this type.
    fn user_constraint(&mut self, ty: &Ty) -> Option<String> {
        if self.ods && self.r.chance(30) {
            let list: Vec<_> =
                IMPORTED.iter().filter(|i| i.1 == *ty || (i.1.is_op() && ty.is_op())).map(|i| i.0).collect();
            if !list.is_empty() {
                return Some(self.r.pick(&list).to_string());
            }
        }
        let fits = |c: &Callable| {
            !c.rewrite
                && (c.params.first() == Some(ty) || (ty.is_op() && c.params.first() == Some(&Ty::Op(None))))
                && c.params.len() == 1
                && (c.kind == Kind::Native || c.result == Ty::unit())
        };
        let list: Vec<_> = (0..self.callables.len()).filter(|&i| fits(&self.callables[i])).collect();
        let i = self.any_of(&list)?;
        Some(self.callables[i].name.clone())
    }

    /// A constraint declared in a constraint list.
    fn inline_constraint(&mut self, ty: &Ty) -> String {
        let core = ty.core();
        let param = self.fresh_name("p");
        let name = if self.r.chance(30) { format!(" {}", self.fresh_name("Inline")) } else { String::new() };
        match self.user_constraint(ty) {
            Some(c) if self.r.chance(30) && !IMPORTED.iter().any(|i| i.0 == c) => {
                format!("Constraint{name}({param}: {core}) {{ {c}({param}); }}")
            }
            _ => format!("Constraint{name}({param}: {core}) [{{ return success(); }}];"),
        }
    }

    /// A call of a callable in scope whose result fits.
    pub(crate) fn call(&mut self, depth: u32, fits: impl Fn(&Ty) -> bool) -> Option<Expr> {
        let rewrite = !self.matching();
        let list: Vec<_> = (0..self.callables.len())
            .filter(|&i| {
                let c = &self.callables[i];
                c.rewrite == rewrite
                    && c.kind != Kind::Terminal
                    && fits(&c.result)
                    // Operations that nobody uses need a use.
                    && (c.kind == Kind::Native || self.fresh || c.result == Ty::unit() || rewrite)
            })
            .collect();
        let i = self.any_of(&list)?;
        let c = self.callables[i].clone();
        let args = self.arguments(&c, depth)?;
        Some(Expr::new(format!("{}({args})", c.name), c.result))
    }

    /// Arguments for a callable.
    pub(crate) fn arguments(&mut self, c: &Callable, depth: u32) -> Option<String> {
        let outer = (self.named, self.uses, self.fresh);
        if self.matching() {
            self.named = false;
            self.uses = false;
            // What a constraint in PDLL does with its arguments is not known.
            self.fresh &= c.kind == Kind::Native;
        }
        let args: Option<Vec<_>> =
            self.attempt(|g| c.params.iter().map(|p| Some(g.of(p, depth)?.text)).collect());
        (self.named, self.uses, self.fresh) = outer;
        Some(args?.join(", "))
    }

    /// `op<...>...`; of this name, if one is given.
    pub(crate) fn operation(&mut self, depth: u32, known: Option<&'static str>) -> Expr {
        let name = match known {
            Some(n) => Some(n),
            None if self.ods && self.r.chance(50) => Some(RECORDS[self.r.below(RECORDS.len())].name),
            None if self.matching() && self.r.chance(10) => None,
            None => Some(NAMES[self.r.below(NAMES.len())]),
        };
        let record = name.and_then(record).filter(|_| self.ods);
        let mut text = format!("op<{}>", name.unwrap_or_default());
        text += &match record {
            Some(r) => self.operands_of(r, depth),
            None => self.operands(depth, &[]),
        };
        text += &self.attributes(depth, &[]);
        let (list, results) = match record {
            Some(r) => {
                let list = self.results_of(r, depth);
                let none = list.ends_with("()");
                (list, none.then_some(0))
            }
            None => self.results(depth),
        };
        text += &list;
        Expr { text, ty: Ty::Op(name), results, postfix: true }
    }

    /// An operand list of an operation without record, perhaps absent; `more` must be in it.
    pub(crate) fn operands(&mut self, depth: u32, more: &[String]) -> String {
        if more.is_empty() && self.r.chance(30) {
            return if self.r.chance(30) { "()".into() } else { String::new() };
        }
        let n = [0, 1, 1, 2, 3][self.r.below(5)];
        let mut list = more.to_vec();
        for _ in 0..n {
            list.extend(self.value(depth, false).map(|e| e.text));
        }
        format!("({})", list.join(", "))
    }

    fn operands_of(&mut self, r: &Record, depth: u32) -> String {
        let singles = r.operands.contains(&Group::One);
        match self.r.below(4) {
            0 if !singles || self.matching() => String::new(),
            0 if !singles => "()".into(),
            1 => match self.value(depth, false) {
                Some(e) => format!("({})", e.text),
                None => "(())".into(),
            },
            _ => {
                let list: Option<Vec<_>> = self.attempt(|g| {
                    let single = |k: &Group| r.operands.len() > 1 && *k != Group::Many;
                    r.operands.iter().map(|k| Some(g.value(depth, single(k))?.text)).collect()
                });
                match list {
                    Some(l) => format!("({})", l.join(", ")),
                    None if singles && !self.matching() => "(())".into(),
                    None => String::new(),
                }
            }
        }
    }

    /// An attribute dictionary, perhaps absent; `more` must be in it.
    pub(crate) fn attributes(&mut self, depth: u32, more: &[String]) -> String {
        let mut list = more.to_vec();
        while self.r.chance(25) && list.len() < 6 {
            let name = self.r.pick(&["k", "value", "\"quoted name\"", "let", "op", "n", "[{code}]", "_x"]);
            let valued = self.r.chance(75);
            let entry = match valued.then(|| self.attr(depth)).flatten() {
                Some(a) => format!("{name} = {}", a.text),
                None => name.to_string(),
            };
            list.push(entry);
        }
        if list.is_empty() { String::new() } else { format!(" {{{}}}", list.join(", ")) }
    }

    /// A list of result types, perhaps absent, and how many results it gives.
    pub(crate) fn results(&mut self, depth: u32) -> (String, Option<u32>) {
        if self.r.chance(40) {
            return (String::new(), None);
        }
        let n = self.r.below(4);
        let mut list: Vec<_> = (0..n).filter_map(|_| self.types(depth, None)).collect();
        if !self.matching() && self.r.chance(15) {
            let parts: Vec<_> =
                (0..n).filter_map(|_| self.reference(Ty::is_type_like)).map(|e| e.text).collect();
            list.push(Expr::new(format!("({})", parts.join(", ")), Ty::TypeRange));
        }
        let text: Vec<_> = list.iter().map(|e| e.text.as_str()).collect();
        let flat = list.iter().all(|e| e.ty == Ty::Type);
        (format!(" -> ({})", text.join(", ")), flat.then_some(list.len() as u32))
    }

    fn results_of(&mut self, r: &Record, depth: u32) -> String {
        let singles = r.results.iter().any(|g| g.1 == Group::One);
        match self.r.below(4) {
            0 | 1 => String::new(),
            2 if !singles => " -> ()".into(),
            // One type for several groups would be one result.
            2 => match self.types(depth, (r.results.len() > 1).then_some(&Ty::TypeRange)) {
                Some(e) => format!(" -> ({})", e.text),
                None => String::new(),
            },
            _ => {
                let list: Option<Vec<_>> =
                    self.attempt(|g| r.results.iter().map(|_| Some(g.types(depth, None)?.text)).collect());
                list.map_or_else(String::new, |l| format!(" -> ({})", l.join(", ")))
            }
        }
    }
}
