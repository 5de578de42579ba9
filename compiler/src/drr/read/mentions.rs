//! Code that mentions what a rule binds by its bare name, `x[0]` where an operand is called `$x`: the C++
//! that `mlir-tblgen` prints has variables of these names. It is code that is given these things, too.

use super::Reader;
use crate::cxx::{self, Expr};
use crate::drr::names::{Binding, Ref, SymbolId};
use crate::ods::model::Count;
use std::borrow::Cow;
use std::fmt::Write;

impl<'r> Reader<'_, 'r> {
    /// Code with placeholders in the place of names, and what those stand for that come after `given` others.
    pub(super) fn with_mentions(&self, code: &'r str, given: usize) -> (Cow<'r, str>, Vec<Ref>) {
        // Mostly there is nothing that could be one, and no need to take the code apart.
        let mut words = code.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        if !words.any(|word| self.symbols.find(word).is_some()) {
            return (Cow::Borrowed(code), Vec::new());
        }
        let bound = |(at, word): (usize, &'r str)| {
            let id = self.symbols.find(word)?;
            self.symbols.get(id).there.then_some((at, word, id))
        };
        // Code that has no tokens is a native, whatever is in it.
        let words = cxx::bare_words(code).unwrap_or_default();
        let found: Vec<(usize, &str, SymbolId)> = words.into_iter().filter_map(bound).collect();
        let whole = if found.is_empty() { None } else { self.filled(code, given, &found) };
        match whole {
            Some((text, refs)) => (Cow::Owned(text), refs),
            None => (Cow::Borrowed(code), Vec::new()),
        }
    }

    /// The same with these names in it; `None`: it stays as it is.
    fn filled(
        &self,
        code: &str,
        given: usize,
        found: &[(usize, &str, SymbolId)],
    ) -> Option<(String, Vec<Ref>)> {
        let tree = cxx::expression(code).ok()?;
        // Variables of the code itself.
        let own = |name: &str| {
            let has = |e: &Expr| matches!(e, Expr::Lambda(list, _) if list.iter().any(|p| p.name == name));
            tree.exprs.iter().any(has)
        };
        let mut refs: Vec<Ref> = Vec::new();
        let (mut out, mut from) = (String::with_capacity(code.len() + 32), 0);
        for &(at, name, symbol) in found {
            if own(name) {
                return None;
            }
            let known = refs.iter().position(|r| r.symbol == symbol);
            let number = given + known.unwrap_or(refs.len());
            if known.is_none() {
                refs.push(Ref { symbol, index: None });
            }
            out.push_str(&code[from..at]);
            let _ = match self.symbols.get(symbol).binding {
                // All operands are ranges there.
                Binding::Operand(Count::One) => write!(out, "::mlir::ValueRange(${number})"),
                Binding::Operand(_) | Binding::Attribute => write!(out, "${number}"),
                Binding::Matched(op) | Binding::Created(op) if !self.shape(op).results.is_empty() => {
                    write!(out, "${number}.getDefiningOp<{}>()", self.shape(op).model.cpp_class)
                }
                _ => return None,
            };
            from = at + name.len();
        }
        out.push_str(&code[from..]);
        Some((out, refs))
    }
}
