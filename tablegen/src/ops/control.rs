//! `!cond !foreach !filter !foldl !subst`.

use super::text::find;
use crate::context::{Cx, Res};
use crate::intern::Sym;
use crate::resolve::{Env, Resolver};
use crate::types::TypeId;
use crate::value::{Node, ValId, WORDS, Words};

impl Cx {
    pub(super) fn fold_cond(&mut self, words: &[u32], t: TypeId, env: Env) -> Res<Option<ValId>> {
        for pair in words.chunks(2) {
            match self.as_int(ValId(pair[0])) {
                None => return Ok(None),
                Some(0) => {}
                Some(_) => {
                    let value = ValId(pair[1]);
                    return Ok(Some(self.convert(value, t).unwrap_or(value)));
                }
            }
        }
        let v = self.vals.intern(Node::Cond(t, WORDS), words);
        let text = self.print(v);
        self.fatal_in(env.rec, format!("no condition of {text} is true"))
    }

    pub(super) fn fold_foldl(&mut self, x: &[u32], env: Env) -> Res<Option<ValId>> {
        let Node::List(_, items) = self.vals.node(ValId(x[1])) else { return Ok(None) };
        let mut sum = ValId(x[0]);
        for item in self.vals.elems(items) {
            let mut r = Resolver::map(env.rec);
            r.set(Sym(x[3]), sum);
            r.set(Sym(x[4]), item);
            sum = self.resolve(ValId(x[2]), &mut r)?;
        }
        Ok(Some(sum))
    }

    /// `expr` with the variable `name` (a string value) standing for `item`.
    fn apply(&mut self, name: ValId, item: ValId, expr: ValId, env: Env) -> Res<ValId> {
        let mut r = Resolver::map(env.rec);
        if let Node::Str(s, _) = self.vals.node(name) {
            r.set(s, item);
        }
        self.resolve(expr, &mut r)
    }

    pub(super) fn fold_foreach(
        &mut self,
        [name, over, expr]: [ValId; 3],
        t: TypeId,
        env: Env,
    ) -> Res<Option<ValId>> {
        match self.vals.node(over) {
            Node::List(_, w) => {
                let mut out = Vec::with_capacity(w.len as usize);
                for item in self.vals.elems(w) {
                    out.push(self.apply(name, item, expr, env)?);
                }
                Ok(Some(self.vals.list(t, &out)))
            }
            Node::Dag(w) => self.foreach_dag(w, name, expr, env).map(Some),
            _ => Ok(None),
        }
    }

    /// The operator first, then the arguments; dags among them are entered, not replaced.
    fn foreach_dag(&mut self, w: Words, name: ValId, expr: ValId, env: Env) -> Res<ValId> {
        let mut words = self.vals.words(w).to_vec();
        words[0] = self.apply(name, ValId(words[0]), expr, env)?.0;
        for i in (2..words.len()).step_by(2) {
            let arg = ValId(words[i]);
            words[i] = match self.vals.node(arg) {
                Node::Dag(inner) => self.foreach_dag(inner, name, expr, env)?,
                _ => self.apply(name, arg, expr, env)?,
            }
            .0;
        }
        Ok(self.vals.intern(Node::Dag(WORDS), &words))
    }

    pub(super) fn fold_filter(
        &mut self,
        [name, over, expr]: [ValId; 3],
        t: TypeId,
        env: Env,
    ) -> Res<Option<ValId>> {
        let Node::List(_, w) = self.vals.node(over) else { return Ok(None) };
        let mut kept = Vec::new();
        for item in self.vals.elems(w) {
            let keep = self.apply(name, item, expr, env)?;
            match self.as_int(keep) {
                None => return Ok(None),
                Some(0) => {}
                Some(_) => kept.push(item),
            }
        }
        Ok(Some(self.vals.list(t, &kept)))
    }

    pub(super) fn fold_subst(&mut self, [from, to, v]: [ValId; 3], env: Env) -> Res<Option<ValId>> {
        if let (Node::Str(f, _), Node::Str(t, _), Node::Str(s, _)) =
            (self.vals.node(from), self.vals.node(to), self.vals.node(v))
        {
            let (needle, new) = (self.syms.bytes(f).to_vec(), self.syms.bytes(t).to_vec());
            let mut rest = self.syms.bytes(s).to_vec();
            if needle.is_empty() {
                return self.fatal_in(env.rec, "!subst of an empty string");
            }
            let mut out = Vec::new();
            let mut at = 0;
            while let Some(i) = find(&rest[at..], &needle) {
                out.extend_from_slice(&rest[at..at + i]);
                out.extend_from_slice(&new);
                at += i + needle.len();
                self.check_length(env.rec, out.len())?;
            }
            out.extend(rest.drain(at..));
            return Ok(Some(self.text(&out, false)));
        }
        Ok(match (self.vals.node(from), self.vals.node(to), self.vals.node(v)) {
            (Node::Def(_), Node::Def(_), Node::Def(_)) => Some(if v == from { to } else { v }),
            (Node::Var(a, _), Node::Var(..), Node::Var(b, _)) => Some(if a == b { to } else { v }),
            _ => None,
        })
    }
}
