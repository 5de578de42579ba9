//! `!interleave !match !tolower !toupper !repr !substr !find`.

use crate::context::{Cx, Res};
use crate::lexer::Bang;
use crate::regex::Regex;
use crate::resolve::Env;
use crate::value::{Node, ValId};

impl Cx {
    pub(crate) fn text(&mut self, bytes: &[u8], code: bool) -> ValId {
        let s = self.syms.intern(bytes);
        self.vals.intern(Node::Str(s, code), &[])
    }

    pub(super) fn fold_text_unary(&mut self, bang: Bang, a: ValId) -> Res<Option<ValId>> {
        if bang == Bang::Repr {
            return Ok(self.fold_repr(a));
        }
        let Node::Str(s, _) = self.vals.node(a) else { return Ok(None) };
        let text = match bang {
            Bang::ToLower => self.syms.bytes(s).to_ascii_lowercase(),
            _ => self.syms.bytes(s).to_ascii_uppercase(),
        };
        Ok(Some(self.text(&text, false)))
    }

    fn fold_repr(&mut self, a: ValId) -> Option<ValId> {
        if !self.is_concrete(a) {
            return None;
        }
        let text = match self.vals.node(a) {
            Node::Def(r) => self.print_record(r),
            _ => self.print_bytes(a),
        };
        Some(self.text(&text, false))
    }

    pub(super) fn fold_text_binary(
        &mut self,
        bang: Bang,
        a: ValId,
        b: ValId,
        env: Env,
    ) -> Res<Option<ValId>> {
        match bang {
            Bang::Interleave => self.fold_interleave(a, b, env),
            _ => {
                let (Node::Str(s, _), Node::Str(re, _)) = (self.vals.node(a), self.vals.node(b)) else {
                    return Ok(None);
                };
                let pattern = self.syms.bytes(re).to_vec();
                let hit = self.regex(&pattern, env)?.search(self.syms.bytes(s));
                let hit = hit.or_else(|why| self.wrong_regex(&pattern, why, env))?;
                Ok(Some(self.vals.bit(hit)))
            }
        }
    }

    /// Compiles a regular expression; a wrong one ends the run.
    pub(super) fn regex(&mut self, pattern: &[u8], env: Env) -> Res<Regex> {
        Regex::new(pattern).or_else(|why| self.wrong_regex(pattern, why, env))
    }

    pub(super) fn wrong_regex<T>(&mut self, pattern: &[u8], why: &str, env: Env) -> Res<T> {
        let text = String::from_utf8_lossy(pattern);
        self.fatal_in(env.rec, format!("the regular expression '{text}' is wrong: {why}"))
    }

    fn fold_interleave(&mut self, list: ValId, delimiter: ValId, env: Env) -> Res<Option<ValId>> {
        let (Some((_, w)), Some((d, _))) = (self.vals.as_list(list), self.vals.as_str(delimiter)) else {
            return Ok(None);
        };
        let mut out = Vec::new();
        let mut as_code = false;
        for i in 0..w.len {
            let v = self.vals.at(w, i);
            if i > 0 {
                out.extend_from_slice(self.syms.bytes(d));
            }
            match self.vals.as_str(v) {
                Some((s, code)) => {
                    out.extend_from_slice(self.syms.bytes(s));
                    as_code |= code && i > 0;
                }
                None => match self.as_int(v) {
                    Some(n) => out.extend_from_slice(n.to_string().as_bytes()),
                    None => return Ok(None),
                },
            }
            self.check_length(env.rec, out.len())?;
        }
        Ok(Some(self.text(&out, as_code)))
    }

    pub(super) fn fold_text_ternary(&mut self, bang: Bang, args: [ValId; 3], env: Env) -> Res<Option<ValId>> {
        match bang {
            Bang::Substr => {
                let Node::Str(s, code) = self.vals.node(args[0]) else { return Ok(None) };
                let (Some(start), Some(n)) = (self.as_int(args[1]), self.as_int(args[2])) else {
                    return Ok(None);
                };
                let len = self.syms.bytes(s).len();
                if start < 0 || start > len as i64 {
                    return self
                        .fatal_in(env.rec, format!("!substr starts at {start}, outside of the string"));
                }
                if n < 0 {
                    return self.fatal_in(env.rec, format!("!substr of the negative length {n}"));
                }
                let end = len.min((start as usize).saturating_add(n as usize));
                let piece = self.syms.bytes(s)[start as usize..end].to_vec();
                Ok(Some(self.text(&piece, code)))
            }
            _ => {
                let (Node::Str(s, _), Node::Str(t, _)) = (self.vals.node(args[0]), self.vals.node(args[1]))
                else {
                    return Ok(None);
                };
                let Some(start) = self.as_int(args[2]) else { return Ok(None) };
                let (text, needle) = (self.syms.bytes(s), self.syms.bytes(t));
                if start < 0 || start > text.len() as i64 {
                    return self.fatal_in(env.rec, format!("!find starts at {start}, outside of the string"));
                }
                let found = find(&text[start as usize..], needle).map_or(-1, |i| i as i64 + start);
                Ok(Some(self.vals.int(found)))
            }
        }
    }
}

/// The first place of `needle` in `text`.
pub(super) fn find(text: &[u8], needle: &[u8]) -> Option<usize> {
    if needle.is_empty() {
        return Some(0);
    }
    text.windows(needle.len()).position(|w| w == needle)
}
