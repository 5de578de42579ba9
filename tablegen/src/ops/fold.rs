//! `!foldl`. Most folds only append, as `!foldl("", names, acc, name, acc # "\n" # name)` does. Making the
//! text (or list) of every step would take time and memory that grow with the square of the result; such a
//! fold collects the parts and makes the text of the last step only.

use crate::context::{Cx, Res};
use crate::intern::Sym;
use crate::lexer::Bang;
use crate::resolve::{Env, Resolver};
use crate::value::{Node, Op, VARS, ValId, Words};
use rustc_hash::FxHashSet;

impl Cx {
    /// The words of a fold: start, list, expression, and the variables for the sum and the item.
    pub(super) fn fold_foldl(&mut self, x: &[u32], env: Env) -> Res<Option<ValId>> {
        let Some((_, items)) = self.vals.as_list(ValId(x[1])) else { return Ok(None) };
        if items.len == 0 {
            return Ok(Some(ValId(x[0])));
        }
        let (start, expr, sum_var, item_var) = (ValId(x[0]), ValId(x[2]), Sym(x[3]), Sym(x[4]));
        let mut r = Resolver::map(env.rec);
        r.set(sum_var, start);
        let (mut sum, done) = match self.appended(expr, sum_var).filter(|_| sum_var != item_var) {
            Some((bang, rest)) => self.append_items(bang, x, items, rest, &mut r, env)?,
            None => (start, 0),
        };
        for i in done..items.len {
            r.set(sum_var, sum);
            r.set(item_var, self.vals.at(items, i));
            sum = self.resolve(expr, &mut r)?;
        }
        Ok(Some(sum))
    }

    /// If `expr` appends something to the variable `sum` that does not depend on it: the operator, and what
    /// it appends.
    fn appended(&mut self, expr: ValId, sum: Sym) -> Option<(Bang, ValId)> {
        let (bang, left, rest) = match self.vals.node(expr) {
            Node::Bin(Op::Bang(Bang::ListConcat), left, rest, _) => (Bang::ListConcat, left, rest),
            Node::Concat(w) => (Bang::StrConcat, self.vals.at(w, 0), self.without_first(w)),
            _ => return None,
        };
        let to_sum = self.vals.as_var(left) == Some(sum);
        (to_sum && !self.mentions(rest, sum)).then_some((bang, rest))
    }

    /// Whether resolving `v` would look at the variable `name`.
    pub(crate) fn mentions(&self, v: ValId, name: Sym) -> bool {
        let mut seen = FxHashSet::default();
        let mut work = vec![v];
        while let Some(v) = work.pop() {
            if !self.vals.has(v, VARS) || !seen.insert(v) {
                continue;
            }
            if matches!(self.vals.node(v), Node::Var(s, _) if s == name) {
                return true;
            }
            work.extend(self.vals.children(v));
        }
        false
    }

    /// Appends `rest` for one item after the other, as long as it is known; gives the sum and the number of
    /// items done.
    fn append_items(
        &mut self,
        bang: Bang,
        x: &[u32],
        items: Words,
        rest: ValId,
        r: &mut Resolver,
        env: Env,
    ) -> Res<(ValId, u32)> {
        let (start, item_var) = (ValId(x[0]), Sym(x[4]));
        let base = self.scratch.len();
        let mut done = 0;
        match (bang, self.vals.node(start)) {
            (Bang::StrConcat, Node::Str(s, _)) => {
                let mut len = self.syms.bytes(s).len();
                self.scratch.push(start.0);
                while done < items.len && self.set_constant(r, item_var, self.vals.at(items, done)) {
                    self.tick(env.rec)?;
                    let from = self.scratch.len();
                    self.resolve_parts(rest, r)?;
                    if self.known_end(from) > from {
                        self.scratch.truncate(from);
                        break;
                    }
                    len += self.text_len(from, env)?;
                    self.check_length(env.rec, len)?;
                    done += 1;
                }
                Ok((self.concat_from(base, env)?, done))
            }
            (Bang::ListConcat, Node::List(own, w)) => {
                self.push_words(w);
                while done < items.len && self.set_constant(r, item_var, self.vals.at(items, done)) {
                    self.tick(env.rec)?;
                    let more = self.resolve(rest, r)?;
                    let Some((_, w)) = self.vals.as_list(more) else { break };
                    self.check_length(env.rec, self.scratch.len() - base + w.len as usize)?;
                    self.push_words(w);
                    done += 1;
                }
                Ok((self.list_from(base, own), done))
            }
            _ => Ok((start, 0)),
        }
    }

    /// Lets `var` stand for `item`, unless there are variables in that, which may be those of the fold.
    fn set_constant(&self, r: &mut Resolver, var: Sym, item: ValId) -> bool {
        let constant = !self.vals.has(item, VARS);
        if constant {
            r.set(var, item);
        }
        constant
    }
}
