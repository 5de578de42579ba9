//! `!con !dag !getdagop !getdagopname !setdagop !setdagopname !getdagarg !getdagname !setdagarg !setdagname`.
//!
//! A dag's words are pairs of value and name; pair 0 is the operator.

use crate::context::{Cx, Res};
use crate::intern::Sym;
use crate::lexer::Bang;
use crate::resolve::Env;
use crate::types::{ANY_RECORD, TypeId};
use crate::value::{NO_NAME, Node, UNSET, ValId, WORDS, Words};

impl Cx {
    /// The dag with the words at some places replaced.
    fn dag_with<const N: usize>(&mut self, v: ValId, changes: [(usize, u32); N]) -> Option<ValId> {
        let Node::Dag(w) = self.vals.node(v) else { return None };
        let base = self.scratch.len();
        self.push_words(w);
        for (i, word) in changes {
            self.scratch[base + i] = word;
        }
        Some(self.node_from(base, Node::Dag(WORDS)))
    }

    fn name_value(&mut self, name: u32) -> ValId {
        if name == NO_NAME { UNSET } else { self.vals.str(Sym(name)) }
    }

    pub(super) fn fold_dag_unary(&mut self, bang: Bang, a: ValId, t: TypeId, env: Env) -> Res<Option<ValId>> {
        let Node::Dag(w) = self.vals.node(a) else { return Ok(None) };
        if bang == Bang::GetDagOpName {
            let name = self.vals.words(w)[1];
            return Ok(Some(self.name_value(name)));
        }
        let op = self.vals.at(w, 0);
        let fits = self.type_of(op).is_none_or(|have| t == ANY_RECORD || self.isa(have, t));
        if !fits {
            let (want, text) = (self.print_type(t), self.print(a));
            return self.fatal_in(env.rec, format!("the operator of {text} is not of type '{want}'"));
        }
        Ok(Some(op))
    }

    pub(super) fn fold_dag_binary(
        &mut self,
        bang: Bang,
        a: ValId,
        b: ValId,
        t: TypeId,
        env: Env,
    ) -> Res<Option<ValId>> {
        let Node::Dag(w) = self.vals.node(a) else { return Ok(None) };
        match bang {
            Bang::Con => {
                let Node::Dag(other) = self.vals.node(b) else { return Ok(None) };
                self.concat_dags(w, other, env)
            }
            Bang::SetDagOp => match self.vals.node(b) {
                Node::Def(_) => Ok(self.dag_with(a, [(0, b.0), (1, NO_NAME)])),
                _ => Ok(None),
            },
            Bang::SetDagOpName => match self.vals.node(b) {
                Node::Str(s, _) => Ok(self.dag_with(a, [(1, s.0)])),
                _ => Ok(None),
            },
            Bang::GetDagArg => {
                let Some(i) = self.dag_arg(a, b, env)? else { return Ok(None) };
                let arg = self.vals.at(w, i as u32);
                let fits = self.type_of(arg).is_none_or(|have| self.convertible(have, t));
                Ok(Some(if fits { arg } else { UNSET }))
            }
            _ => {
                let Some(i) = self.dag_arg(a, b, env)? else { return Ok(None) };
                let name = self.vals.words(w)[i + 1];
                Ok(Some(self.name_value(name)))
            }
        }
    }

    fn concat_dags(&mut self, left: Words, right: Words, env: Env) -> Res<Option<ValId>> {
        let (l, r) = (self.vals.at(left, 0), self.vals.at(right, 0));
        let known = |me: &Cx, v: ValId| v == UNSET || matches!(me.vals.node(v), Node::Def(_));
        if !known(self, l) || !known(self, r) {
            return Ok(None);
        }
        if l != UNSET && r != UNSET && l != r {
            let (l, r) = (self.print(l), self.print(r));
            return self.fatal_in(env.rec, format!("!con of dags with different operators, {l} and {r}"));
        }
        self.check_length(env.rec, (left.len + right.len) as usize)?;
        let base = self.scratch.len();
        self.push_words(left);
        self.scratch.extend_from_slice(&self.vals.words(right)[2..]);
        let name = |w: Words| self.vals.words(w)[1];
        let name = if name(left) == NO_NAME { name(right) } else { name(left) };
        self.scratch[base] = if l == UNSET { r.0 } else { l.0 };
        self.scratch[base + 1] = name;
        Ok(Some(self.node_from(base, Node::Dag(WORDS))))
    }

    /// The word index of the argument that `key`, a number or a name, means.
    fn dag_arg(&mut self, dag: ValId, key: ValId, env: Env) -> Res<Option<usize>> {
        let Node::Dag(w) = self.vals.node(dag) else { return Ok(None) };
        if let Node::Str(s, _) = self.vals.node(key) {
            let found = self.vals.words(w).chunks(2).skip(1).position(|pair| pair[1] == s.0);
            return match found {
                Some(i) => Ok(Some(2 * i + 2)),
                None => {
                    let name = self.syms.str(s).to_string();
                    let text = self.print(dag);
                    self.fatal_in(env.rec, format!("no argument of {text} is named '{name}'"))
                }
            };
        }
        let Node::Int(n) = self.vals.node(key) else { return Ok(None) };
        let count = w.len as usize / 2 - 1;
        match usize::try_from(n) {
            Ok(i) if i < count => Ok(Some(2 * i + 2)),
            _ => {
                let text = self.print(dag);
                self.fatal_in(env.rec, format!("{text} has no argument {n}; it has {count}"))
            }
        }
    }

    pub(super) fn fold_dag_ternary(&mut self, bang: Bang, args: [ValId; 3], env: Env) -> Res<Option<ValId>> {
        if bang == Bang::Dag {
            return self.fold_dag(args, env);
        }
        let Some(i) = self.dag_arg(args[0], args[1], env)? else { return Ok(None) };
        if bang == Bang::SetDagArg {
            return Ok(self.dag_with(args[0], [(i, args[2].0)]));
        }
        // As in llvm-tblgen the argument loses its name if the new one is not known by now, even if it will
        // be.
        let name = self.vals.as_str(args[2]).map_or(NO_NAME, |(s, _)| s.0);
        Ok(self.dag_with(args[0], [(i + 1, name)]))
    }

    fn fold_dag(&mut self, [op, args, names]: [ValId; 3], env: Env) -> Res<Option<ValId>> {
        let list = |me: &Cx, v: ValId| -> Option<Option<Words>> {
            match me.vals.node(v) {
                Node::List(_, w) => Some(Some(w)),
                Node::Unset => Some(None),
                _ => None,
            }
        };
        let (Some(a), Some(n)) = (list(self, args), list(self, names)) else { return Ok(None) };
        let size = match (a, n) {
            (Some(a), Some(n)) if a.len != n.len => return Ok(None),
            (Some(w), _) | (None, Some(w)) => w.len,
            (None, None) => return self.fatal_in(env.rec, "!dag needs arguments or names"),
        };
        let base = self.scratch.len();
        self.scratch.extend([op.0, NO_NAME]);
        for i in 0..size {
            let arg = a.map_or(UNSET, |w| self.vals.at(w, i));
            let name = n.map_or(UNSET, |w| self.vals.at(w, i));
            let name = match self.vals.node(name) {
                Node::Str(s, _) => s.0,
                Node::Unset => NO_NAME,
                _ => {
                    self.scratch.truncate(base);
                    return Ok(None);
                }
            };
            self.scratch.extend([arg.0, name]);
        }
        Ok(Some(self.node_from(base, Node::Dag(WORDS))))
    }
}
