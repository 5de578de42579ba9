//! Random rewrites: how a pattern ends, and the statements of its rewrite.
use super::exprs::{Gen, Section};
use super::model::{Expr, Kind, Ty, Var};

impl Gen {
    /// The last statement of a pattern, with its `;`.
    pub(super) fn ending(&mut self, root: &Expr) -> String {
        self.section = Section::Rewrite;
        let text = match self.r.below(6) {
            0 => format!("erase {};", root.text),
            1..=2 => match self.replacement_of(&root.text) {
                Some(with) => format!("replace {} with {with};", root.text),
                None => format!("erase {};", root.text),
            },
            _ => {
                let again = (!root.text.contains('<')).then(|| root.text.clone());
                self.roots = again.iter().cloned().collect();
                let mut body = self.actions(3);
                if let Some(r) = again {
                    body += &self.finish(&r);
                }
                format!("rewrite {} with {{ {body}}};", root.text)
            }
        };
        self.section = Section::Match;
        text
    }

    /// What is done with the root at the end of a rewrite.
    fn finish(&mut self, root: &str) -> String {
        let terminal: Vec<_> =
            self.callables.iter().filter(|c| c.kind == Kind::Terminal).map(|c| c.name.clone()).collect();
        match self.r.below(6) {
            0..=1 => format!("erase {root}; "),
            2 => match self.replacement(1) {
                Some(with) => format!("replace {root} with {with}; "),
                None => String::new(),
            },
            3 if !terminal.is_empty() => format!("{}({root}); ", terminal[self.r.below(terminal.len())]),
            4 => {
                let p = self.fresh_name("p");
                format!("Rewrite({p}: Op) {{ erase {p}; }}({root}); ")
            }
            5 => {
                let inner = self.actions(1);
                format!("rewrite {root} with {{ {inner}erase {root}; }}; ")
            }
            _ => String::new(),
        }
    }

    fn replacement_of(&mut self, root: &str) -> Option<String> {
        self.roots = vec![root.to_string()];
        self.replacement(2)
    }

    /// Does an expression that creates no operation mention the root?
    fn may_be_root(&self, text: &str) -> bool {
        let words: Vec<_> = text.split(|c: char| !c.is_ascii_alphanumeric()).collect();
        !text.starts_with("op<") && self.roots.iter().any(|r| words.contains(&r.as_str()))
    }

    /// What follows `with`.
    fn replacement(&mut self, depth: u32) -> Option<String> {
        let fits = |t: &Ty| t.is_value_like() || t.is_op();
        if self.r.chance(40) {
            return Some(self.operation(depth, None).text);
        }
        let n = if self.r.chance(60) { 1 } else { 2 + self.r.below(2) };
        let list: Option<Vec<_>> = (0..n)
            .map(|_| match self.r.below(4) {
                0 => Some(self.operation(depth, None)),
                1 => self.call(depth, fits).or_else(|| self.reference(fits)),
                2 => self.reference(Ty::is_op).and_then(|o| self.member(&o)).or_else(|| self.reference(fits)),
                _ => self.reference(fits),
            })
            .collect();
        let list: Vec<_> = list?.into_iter().map(|e| e.text).collect();
        if list.iter().any(|e| self.may_be_root(e)) {
            return None;
        }
        match &list[..] {
            // After `op` no postfix is read.
            [only] if !only.starts_with("op<") && !only.starts_with("op.") && self.r.chance(70) => {
                Some(only.clone())
            }
            _ => Some(format!("({})", list.join(", "))),
        }
    }

    /// Statements of a rewrite that erase and replace nothing.
    pub(super) fn actions(&mut self, most: usize) -> String {
        let mut text = String::new();
        for _ in 0..self.r.below(most + 1) {
            text += &match self.r.below(8) {
                0..=2 => {
                    let e = self.operation(2, None);
                    if self.r.chance(25) { format!("{}; ", e.text) } else { self.let_in_rewrite(e) }
                }
                3..=4 => match self.call(1, |_| true) {
                    Some(e) if e.ty == Ty::unit() || self.r.chance(30) => format!("{}; ", e.text),
                    Some(e) => self.let_in_rewrite(e),
                    None => String::new(),
                },
                5 => {
                    let ty = self.core_type(true);
                    match self.attempt(|g| g.of(&ty, 1).filter(|e| e.ty != Ty::unit())) {
                        Some(e) => self.let_in_rewrite(e),
                        None => String::new(),
                    }
                }
                6 => {
                    let name = self.fresh_name("v");
                    let ty = if self.r.chance(70) { Ty::Type } else { Ty::TypeRange };
                    let text = format!("let {name}: {}; ", ty.core());
                    self.vars.push(Var { name, ty, results: None, used: true });
                    text
                }
                _ => {
                    let p = self.fresh_name("p");
                    match self.reference(|t| *t == Ty::Value) {
                        Some(v) => {
                            let e = Expr::new(
                                format!("Rewrite({p}: Value) -> Value [{{ return {p}; }}];({})", v.text),
                                Ty::Value,
                            );
                            if self.r.chance(50) { format!("{}; ", e.text) } else { self.let_in_rewrite(e) }
                        }
                        None => "attr<\"1 : i64\">; ".into(),
                    }
                }
            };
        }
        text
    }

    fn let_in_rewrite(&mut self, e: Expr) -> String {
        let list = match self.r.below(4) {
            0 if !matches!(e.ty, Ty::Tuple(_)) => format!(": {}", e.ty.core()),
            _ => String::new(),
        };
        let name = self.fresh_name("v");
        if self.may_be_root(&e.text) {
            self.roots.push(name.clone());
        }
        self.vars.push(Var { name: name.clone(), ty: e.ty, results: e.results, used: true });
        format!("let {name}{list} = {}; ", e.text)
    }
}
