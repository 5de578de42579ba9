//! `!cond !foreach !filter !subst`.

use super::text::find;
use crate::context::{Cx, MAX_LENGTH, Res};
use crate::resolve::{Env, Resolver};
use crate::types::TypeId;
use crate::value::{Node, ValId, WORDS, Words};

impl Cx {
    /// A `!cond` of the pairs of condition and value that are on the scratch stack from `base` on, or what
    /// it is worth.
    pub(crate) fn cond_from(&mut self, base: usize, t: TypeId, env: Env) -> Res<ValId> {
        for i in (base..self.scratch.len()).step_by(2) {
            match self.as_int(ValId(self.scratch[i])) {
                None => return Ok(self.node_from(base, Node::Cond(t, WORDS))),
                Some(0) => {}
                Some(_) => {
                    let value = ValId(self.scratch[i + 1]);
                    self.scratch.truncate(base);
                    return Ok(self.convert(value, t).unwrap_or(value));
                }
            }
        }
        let v = self.node_from(base, Node::Cond(t, WORDS));
        let text = self.print(v);
        self.fatal_in(env.rec, format!("no condition of {text} is true"))
    }

    /// `expr` with the variable `name` (a string value), the only one that `r` knows, standing for `item`.
    fn apply(&mut self, name: ValId, item: ValId, expr: ValId, r: &mut Resolver) -> Res<ValId> {
        if let Some((s, _)) = self.vals.as_str(name) {
            r.set(s, item);
        }
        self.resolve(expr, r)
    }

    pub(super) fn fold_foreach(
        &mut self,
        [name, over, expr]: [ValId; 3],
        t: TypeId,
        env: Env,
    ) -> Res<Option<ValId>> {
        if let Some((_, w)) = self.vals.as_list(over) {
            let mut r = Resolver::map(env.rec);
            let base = self.scratch.len();
            for i in 0..w.len {
                let v = self.apply(name, self.vals.at(w, i), expr, &mut r)?;
                self.scratch.push(v.0);
            }
            return Ok(Some(self.list_from(base, t)));
        }
        match self.vals.node(over) {
            Node::Dag(w) => self.foreach_dag(w, name, expr, &mut Resolver::map(env.rec)).map(Some),
            _ => Ok(None),
        }
    }

    /// The operator first, then the arguments; dags among them are entered, not replaced.
    fn foreach_dag(&mut self, w: Words, name: ValId, expr: ValId, r: &mut Resolver) -> Res<ValId> {
        let base = self.scratch.len();
        let op = self.apply(name, self.vals.at(w, 0), expr, r)?;
        self.scratch.extend([op.0, self.vals.words(w)[1]]);
        for i in (2..w.len).step_by(2) {
            let arg = self.vals.at(w, i);
            let new = match self.vals.node(arg) {
                Node::Dag(inner) => self.foreach_dag(inner, name, expr, r)?,
                _ => self.apply(name, arg, expr, r)?,
            };
            self.scratch.extend([new.0, self.vals.words(w)[i as usize + 1]]);
        }
        Ok(self.node_from(base, Node::Dag(WORDS)))
    }

    pub(super) fn fold_filter(
        &mut self,
        [name, over, expr]: [ValId; 3],
        t: TypeId,
        env: Env,
    ) -> Res<Option<ValId>> {
        let Some((_, w)) = self.vals.as_list(over) else { return Ok(None) };
        let mut r = Resolver::map(env.rec);
        let base = self.scratch.len();
        for i in 0..w.len {
            let item = self.vals.at(w, i);
            let keep = self.apply(name, item, expr, &mut r)?;
            match self.as_int(keep) {
                None => {
                    self.scratch.truncate(base);
                    return Ok(None);
                }
                Some(0) => {}
                Some(_) => self.scratch.push(item.0),
            }
        }
        Ok(Some(self.list_from(base, t)))
    }

    pub(super) fn fold_subst(&mut self, [from, to, v]: [ValId; 3], env: Env) -> Res<Option<ValId>> {
        if let (Some((f, _)), Some((t, _)), Some((s, _))) = (from.as_str(), to.as_str(), v.as_str()) {
            let (needle, new, text) = (self.syms.bytes(f), self.syms.bytes(t), self.syms.bytes(s));
            if needle.is_empty() {
                return self.fatal_in(env.rec, "!subst of an empty string");
            }
            let mut out = Vec::new();
            let mut at = 0;
            while let Some(i) = find(&text[at..], needle) {
                out.extend_from_slice(&text[at..at + i]);
                out.extend_from_slice(new);
                at += i + needle.len();
                if out.len() > MAX_LENGTH {
                    return self.check_length(env.rec, out.len()).map(|()| None);
                }
            }
            if at == 0 {
                return Ok(Some(self.vals.str(s)));
            }
            out.extend_from_slice(&text[at..]);
            return Ok(Some(self.text(&out, false)));
        }
        Ok(match (self.vals.node(from), self.vals.node(to), self.vals.node(v)) {
            (Node::Def(_), Node::Def(_), Node::Def(_)) => Some(if v == from { to } else { v }),
            (Node::Var(a, _), Node::Var(..), Node::Var(b, _)) => Some(if a == b { to } else { v }),
            _ => None,
        })
    }
}
