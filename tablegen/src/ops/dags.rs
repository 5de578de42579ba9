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
    fn dag_words(&self, v: ValId) -> Option<Vec<u32>> {
        match self.vals.node(v) {
            Node::Dag(w) => Some(self.vals.words(w).to_vec()),
            _ => None,
        }
    }

    fn name_value(&mut self, name: u32) -> ValId {
        if name == NO_NAME { UNSET } else { self.vals.str(Sym(name)) }
    }

    pub(super) fn fold_dag_unary(&mut self, bang: Bang, a: ValId, t: TypeId, env: Env) -> Res<Option<ValId>> {
        let Some(words) = self.dag_words(a) else { return Ok(None) };
        if bang == Bang::GetDagOpName {
            return Ok(Some(self.name_value(words[1])));
        }
        let op = ValId(words[0]);
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
        let Some(mut words) = self.dag_words(a) else { return Ok(None) };
        match bang {
            Bang::Con => {
                let Some(other) = self.dag_words(b) else { return Ok(None) };
                return self.concat_dags(words, other, env);
            }
            Bang::SetDagOp => {
                if !matches!(self.vals.node(b), Node::Def(_)) {
                    return Ok(None);
                }
                words[0] = b.0;
                words[1] = NO_NAME;
            }
            Bang::SetDagOpName => {
                let Node::Str(s, _) = self.vals.node(b) else { return Ok(None) };
                words[1] = s.0;
            }
            Bang::GetDagArg => {
                let Some(i) = self.dag_arg(a, b, env)? else { return Ok(None) };
                let arg = ValId(words[i]);
                let fits = self.type_of(arg).is_none_or(|have| self.convertible(have, t));
                return Ok(Some(if fits { arg } else { UNSET }));
            }
            _ => {
                let Some(i) = self.dag_arg(a, b, env)? else { return Ok(None) };
                return Ok(Some(self.name_value(words[i + 1])));
            }
        }
        Ok(Some(self.vals.intern(Node::Dag(WORDS), &words)))
    }

    fn concat_dags(&mut self, left: Vec<u32>, right: Vec<u32>, env: Env) -> Res<Option<ValId>> {
        let (l, r) = (ValId(left[0]), ValId(right[0]));
        let known = |me: &Cx, v: ValId| v == UNSET || matches!(me.vals.node(v), Node::Def(_));
        if !known(self, l) || !known(self, r) {
            return Ok(None);
        }
        if l != UNSET && r != UNSET && l != r {
            let (l, r) = (self.print(l), self.print(r));
            return self.fatal_in(env.rec, format!("!con of dags with different operators, {l} and {r}"));
        }
        self.check_length(env.rec, left.len() + right.len())?;
        let op = if l == UNSET { r } else { l };
        let name = if left[1] == NO_NAME { right[1] } else { left[1] };
        let words: Vec<u32> = [op.0, name]
            .into_iter()
            .chain(left[2..].iter().copied())
            .chain(right[2..].iter().copied())
            .collect();
        Ok(Some(self.vals.intern(Node::Dag(WORDS), &words)))
    }

    /// The word index of the argument that `key`, a number or a name, means.
    fn dag_arg(&mut self, dag: ValId, key: ValId, env: Env) -> Res<Option<usize>> {
        let Some(words) = self.dag_words(dag) else { return Ok(None) };
        if let Node::Str(s, _) = self.vals.node(key) {
            let found = words.chunks(2).skip(1).position(|pair| pair[1] == s.0);
            return match found {
                Some(i) => Ok(Some(2 * i + 2)),
                None => {
                    let name = self.syms.str(s).to_string();
                    let text = self.print(dag);
                    self.fatal_in(env.rec, format!("no argument of {text} is named '{name}'"))
                }
            };
        }
        let Some(n) = self.as_int(key) else { return Ok(None) };
        let count = words.len() / 2 - 1;
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
        let Some(mut words) = self.dag_words(args[0]) else { return Ok(None) };
        let Some(i) = self.dag_arg(args[0], args[1], env)? else { return Ok(None) };
        if bang == Bang::SetDagArg {
            words[i] = args[2].0;
        } else {
            words[i + 1] = match self.vals.node(args[2]) {
                Node::Str(s, _) => s.0,
                Node::Unset => NO_NAME,
                _ => return Ok(None),
            };
        }
        Ok(Some(self.vals.intern(Node::Dag(WORDS), &words)))
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
        let mut words = vec![op.0, NO_NAME];
        for i in 0..size {
            words.push(a.map_or(UNSET, |w| self.vals.at(w, i)).0);
            let name = n.map_or(UNSET, |w| self.vals.at(w, i));
            words.push(match self.vals.node(name) {
                Node::Str(s, _) => s.0,
                Node::Unset => NO_NAME,
                _ => return Ok(None),
            });
        }
        Ok(Some(self.vals.intern(Node::Dag(WORDS), &words)))
    }
}
