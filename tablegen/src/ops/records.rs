//! `!cast !isa !exists !instances !initialized` and field access.

use crate::context::{Cx, Res, Stop};
use crate::intern::Sym;
use crate::record::{RecId, RecKind, Record};
use crate::resolve::Env;
use crate::types::{STRING, Type, TypeId};
use crate::value::{Node, UNSET, ValId};
use std::cmp::Ordering;

impl Cx {
    pub(super) fn fold_field(&mut self, base: ValId, name: Sym, env: Env) -> Res<Option<ValId>> {
        let Some(r) = base.as_def() else { return Ok(None) };
        if env.rec == Some(r) {
            let (f, d) = (self.syms.str(name).to_string(), self.rec_name(r));
            return self
                .fatal_in(env.rec, format!("the field '{f}' of '{d}' is used while '{d}' is being made"));
        }
        let Some(value) = self.value_of(r, name) else { return Ok(None) };
        Ok(self.is_concrete(value).then_some(value))
    }

    pub(super) fn fold_cast(&mut self, v: ValId, to: TypeId, env: Env) -> Res<Option<ValId>> {
        if to == STRING {
            if let Some(text) = self.cast_to_text(v) {
                return Ok(Some(text));
            }
        } else if let (Type::Record(_), Some((name, _))) = (self.types.get(to), v.as_str()) {
            return self.cast_to_record(name, to, env);
        }
        Ok(self.convert(v, to))
    }

    fn cast_to_text(&mut self, v: ValId) -> Option<ValId> {
        if v.as_str().is_some() {
            return Some(v);
        }
        if let Some(r) = v.as_def() {
            let Record { kind, name, .. } = *self.rec(r);
            // A number becomes text that was given out in the order of reading.
            self.unread.wants_all |= matches!(self.vals.node(name), Node::Anon(_));
            if kind != RecKind::Instance && matches!(self.vals.node(name), Node::Anon(_)) {
                return Some(name);
            }
            let s = self.name_sym(name);
            return Some(self.vals.str(s));
        }
        let n = self.as_int(v)?;
        Some(self.text(n.to_string().as_bytes(), false))
    }

    /// The record named `name`: a finished one, or, at the end, the current one.
    fn cast_to_record(&mut self, name: Sym, to: TypeId, env: Env) -> Res<Option<ValId>> {
        let own = env.rec.filter(|&r| self.has_name(r, name));
        let rec = match (self.def_named(name), own) {
            (Some(r), _) => r,
            (None, _) if self.unread.has_def(name) => return Err(Stop),
            (None, Some(_)) if !env.is_final => return Ok(None),
            (None, Some(r)) => r,
            (None, None) if env.is_final => {
                let text = self.syms.str(name).to_string();
                return self.fatal_in(env.rec, format!("there is no record '{text}'"));
            }
            (None, None) => return Ok(None),
        };
        let v = self.def_value(rec);
        let have = self.type_of(v).unwrap_or(to);
        if !self.isa(have, to) {
            let (text, want, have) =
                (self.syms.str(name).to_string(), self.print_type(to), self.print_type(have));
            return self.fatal_in(env.rec, format!("the record '{text}' is of type '{have}', not '{want}'"));
        }
        Ok(Some(v))
    }

    pub(super) fn fold_isa(&mut self, to: TypeId, v: ValId) -> Option<ValId> {
        let from = self.type_of(v)?;
        let answer = if self.convertible(from, to) {
            1
        } else if matches!(self.types.get(to), Type::Record(_)) {
            let decided = v.as_def().is_some() || (self.is_concrete(v) && !self.convertible(to, from));
            if !decided {
                return None;
            }
            0
        } else if self.convertible(to, from) && !self.is_concrete(v) {
            return None;
        } else {
            0
        };
        Some(self.vals.int(answer))
    }

    pub(super) fn fold_exists(&mut self, ty: TypeId, v: ValId, env: Env) -> Res<Option<ValId>> {
        let Some((name, _)) = v.as_str() else { return Ok(None) };
        let own = env.rec.filter(|&r| self.has_name(r, name));
        let rec = match (self.def_named(name), own) {
            (Some(r), _) => r,
            (None, _) if self.unread.has_def(name) => return Err(Stop),
            (None, Some(r)) if env.is_final => r,
            (None, None) if env.is_final => return Ok(Some(self.vals.int(0))),
            _ => return Ok(None),
        };
        let have = self.record_type(rec);
        let answer = self.isa(have, ty) as i64;
        Ok(Some(self.vals.int(answer)))
    }

    pub(super) fn fold_initialized(&mut self, v: ValId) -> Option<ValId> {
        if v == UNSET {
            return Some(self.vals.int(0));
        }
        self.is_concrete(v).then(|| self.vals.int(1))
    }

    pub(super) fn fold_instances(
        &mut self,
        list: TypeId,
        ty: TypeId,
        v: ValId,
        env: Env,
    ) -> Res<Option<ValId>> {
        if env.rec.is_some() && !env.is_final {
            return Ok(None);
        }
        let Node::Str(pattern, _) = self.vals.node(v) else { return Ok(None) };
        if self.unread.is_partial() {
            self.unread.wants_all = true;
            return Err(Stop);
        }
        let pattern = self.syms.bytes(pattern).to_vec();
        let re = self.regex(&pattern, env)?;
        let mut found: Vec<(RecId, Sym)> = Vec::new();
        let fitting: Vec<RecId> = self.all_defs().filter(|&r| self.isa(self.frozen_type(r), ty)).collect();
        for r in fitting {
            let name = self.name_sym(self.rec(r).name);
            let hit = re.search(self.syms.bytes(name));
            if hit.or_else(|why| self.wrong_regex(&pattern, why, env))? {
                found.push((r, name));
            }
        }
        found.sort_by(|a, b| numeric_order(self.syms.bytes(a.1), self.syms.bytes(b.1)));
        let values: Vec<ValId> = found.into_iter().map(|(r, _)| self.def_value(r)).collect();
        Ok(Some(self.vals.list(list, &values)))
    }
}

/// Byte order in which runs of digits compare as numbers.
pub(crate) fn numeric_order(a: &[u8], b: &[u8]) -> Ordering {
    let (mut i, mut j) = (0, 0);
    while i < a.len() && j < b.len() {
        if a[i].is_ascii_digit() && b[j].is_ascii_digit() {
            let (x, y) = (digits(&a[i..]), digits(&b[j..]));
            let order = trim(x).len().cmp(&trim(y).len()).then_with(|| trim(x).cmp(trim(y)));
            if order.is_ne() {
                return order;
            }
            i += x.len();
            j += y.len();
        } else {
            if a[i] != b[j] {
                return a[i].cmp(&b[j]);
            }
            i += 1;
            j += 1;
        }
    }
    (a.len() - i).cmp(&(b.len() - j)).then_with(|| a.cmp(b))
}

fn digits(s: &[u8]) -> &[u8] {
    &s[..s.iter().take_while(|b| b.is_ascii_digit()).count()]
}

fn trim(s: &[u8]) -> &[u8] {
    &s[s.iter().take_while(|b| **b == b'0').count().min(s.len())..]
}
