//! `!head !tail !size !empty !listconcat !listsplat !listremove !listflatten !range`, subscripts and slices.

use crate::context::{Cx, MAX_LENGTH, Res};
use crate::lexer::Bang;
use crate::resolve::Env;
use crate::types::TypeId;
use crate::value::{Node, ValId, Words};
use rustc_hash::FxHashSet;

impl Cx {
    pub(super) fn fold_size(&mut self, bang: Bang, a: ValId) -> Option<ValId> {
        let n = match self.vals.node(a) {
            Node::Str(s, _) => self.syms.bytes(s).len(),
            Node::List(_, w) => w.len as usize,
            Node::Dag(w) => w.len as usize / 2 - 1,
            _ => return None,
        };
        Some(self.vals.int(if bang == Bang::Size { n as i64 } else { (n == 0) as i64 }))
    }

    pub(super) fn fold_list_unary(&mut self, bang: Bang, a: ValId, env: Env) -> Res<Option<ValId>> {
        let Some((own, w)) = self.vals.as_list(a) else { return Ok(None) };
        if bang == Bang::ListFlatten {
            return Ok(self.flatten(a));
        }
        if w.len == 0 {
            return self.fatal_in(env.rec, format!("!{} of an empty list", bang.text()));
        }
        if bang == Bang::Head {
            return Ok(Some(self.vals.at(w, 0)));
        }
        let base = self.scratch.len();
        self.scratch.extend_from_slice(&self.vals.words(w)[1..]);
        Ok(Some(self.list_from(base, own)))
    }

    fn flatten(&mut self, a: ValId) -> Option<ValId> {
        let Node::List(own, w) = self.vals.node(a) else { return None };
        let elem = self.types.list_of(own)?;
        if self.types.list_of(elem).is_none() {
            return Some(a);
        }
        let base = self.scratch.len();
        for i in 0..w.len {
            let Some((_, inner)) = self.vals.as_list(self.vals.at(w, i)) else {
                self.scratch.truncate(base);
                return None;
            };
            self.push_words(inner);
        }
        Some(self.list_from(base, elem))
    }

    pub(super) fn fold_list_binary(
        &mut self,
        bang: Bang,
        a: ValId,
        b: ValId,
        t: TypeId,
        env: Env,
    ) -> Res<Option<ValId>> {
        match bang {
            Bang::ListConcat => {
                let (Some((own, x)), Some((_, y))) = (self.vals.as_list(a), self.vals.as_list(b)) else {
                    return Ok(None);
                };
                self.check_length(env.rec, (x.len + y.len) as usize)?;
                Ok(Some(self.concat_words(own, x, y)))
            }
            Bang::ListSplat => {
                let Some(n) = self.as_int(b) else { return Ok(None) };
                if n < 0 {
                    return self.fatal_in(env.rec, format!("!listsplat cannot repeat {n} times"));
                }
                self.check_length(env.rec, n as usize)?;
                let base = self.scratch.len();
                self.scratch.resize(base + n as usize, a.0);
                Ok(Some(self.list_from(base, t)))
            }
            Bang::ListRemove => {
                let (Node::List(own, x), Node::List(_, y)) = (self.vals.node(a), self.vals.node(b)) else {
                    return Ok(None);
                };
                let drop: FxHashSet<ValId> =
                    (0..y.len).filter_map(|i| self.comparable(self.vals.at(y, i))).collect();
                let base = self.scratch.len();
                for i in 0..x.len {
                    let v = self.vals.at(x, i);
                    if self.comparable(v).is_none_or(|v| !drop.contains(&v)) {
                        self.scratch.push(v.0);
                    }
                }
                Ok(Some(self.list_from(base, own)))
            }
            // Half-open range of two numbers; `!range` of three is ternary.
            _ => Ok(None),
        }
    }

    /// A list of the elements `x` and then `y`.
    pub(crate) fn concat_words(&mut self, ty: TypeId, x: Words, y: Words) -> ValId {
        let base = self.scratch.len();
        self.push_words(x);
        self.push_words(y);
        self.list_from(base, ty)
    }

    /// A value that is the same for all values that compare equal: text without its form, bits as numbers.
    /// Lists and dags equal nothing.
    fn comparable(&mut self, v: ValId) -> Option<ValId> {
        match self.vals.node(v) {
            Node::Str(s, _) => Some(self.vals.str(s)),
            Node::Def(_) => Some(v),
            _ => self.as_int(v).map(|n| self.vals.int(n)),
        }
    }

    pub(super) fn fold_range(&mut self, args: [ValId; 3], t: TypeId, env: Env) -> Res<Option<ValId>> {
        let (Some(from), Some(to), Some(step)) =
            (self.as_int(args[0]), self.as_int(args[1]), self.as_int(args[2]))
        else {
            return Ok(None);
        };
        if step == 0 {
            return self.fatal_in(env.rec, "!range with step 0 never ends");
        }
        let distance = if step > 0 { to as i128 - from as i128 } else { from as i128 - to as i128 };
        let stride = step.unsigned_abs() as i128;
        let count = ((distance + stride - 1) / stride).max(0);
        self.count_up(from, step, count, t, env).map(Some)
    }

    fn count_up(&mut self, from: i64, step: i64, count: i128, t: TypeId, env: Env) -> Res<ValId> {
        self.check_length(env.rec, usize::try_from(count).unwrap_or(MAX_LENGTH + 1))?;
        let base = self.scratch.len();
        for i in 0..count as i64 {
            let v = self.vals.int(from.wrapping_add(i.wrapping_mul(step)));
            self.scratch.push(v.0);
        }
        Ok(self.list_from(base, t))
    }

    pub(super) fn fold_range_closed(
        &mut self,
        a: ValId,
        b: ValId,
        t: TypeId,
        env: Env,
    ) -> Res<Option<ValId>> {
        let (Some(from), Some(to)) = (self.as_int(a), self.as_int(b)) else { return Ok(None) };
        let count = (to as i128 - from as i128).abs() + 1;
        self.count_up(from, if from <= to { 1 } else { -1 }, count, t, env).map(Some)
    }

    pub(super) fn fold_elem(&mut self, list: ValId, index: ValId) -> Option<ValId> {
        let (_, w) = self.vals.as_list(list)?;
        let i = u32::try_from(self.as_int(index)?).ok().filter(|i| *i < w.len)?;
        Some(self.vals.at(w, i))
    }

    pub(super) fn fold_slice(&mut self, list: ValId, indices: ValId, t: TypeId) -> Option<ValId> {
        let (_, w) = self.vals.as_list(indices)?;
        let base = self.scratch.len();
        for i in 0..w.len {
            let Some(v) = self.fold_elem(list, self.vals.at(w, i)) else {
                self.scratch.truncate(base);
                return None;
            };
            self.scratch.push(v.0);
        }
        Some(self.list_from(base, t))
    }
}
