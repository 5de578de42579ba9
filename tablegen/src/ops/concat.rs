//! Text made of parts: two by `#`, or as many as were pushed on the scratch stack.

use crate::context::{Cx, MAX_LENGTH, Res};
use crate::lexer::Bang;
use crate::resolve::Env;
use crate::types::STRING;
use crate::value::{Node, Op, ValId};

impl Cx {
    /// `a` followed by `b`, folded if both are text.
    pub(crate) fn concat_text(&mut self, a: ValId, b: ValId) -> ValId {
        if let (Some((x, cx)), Some((y, cy))) = (self.vals.as_str(a), self.vals.as_str(b)) {
            let s = self.syms.intern_joined(x, b"", y);
            return self.vals.intern(Node::Str(s, cx || cy), &[]);
        }
        self.bin(Op::Bang(Bang::StrConcat), a, b, STRING)
    }

    /// All parts from `base` on as one value, `a # (b # (c # ...))`: one text is made of those at the end that are known.
    pub(crate) fn text_from(&mut self, base: usize, env: Env) -> Res<ValId> {
        let (from, _) = self.known_end(base, env)?;
        let last = self.scratch.len() - 1;
        let (mut out, end) = match from < last {
            true => (self.concat_from(from), from),
            false => (ValId(self.scratch[last]), last),
        };
        for i in (base..end).rev() {
            out = self.bin(Op::Bang(Bang::StrConcat), ValId(self.scratch[i]), out, STRING);
        }
        self.scratch.truncate(base);
        Ok(out)
    }

    /// Where, from `base` on, the parts begin that are text and have only text behind them, and how long they are
    /// together; if they are several, not too long.
    pub(super) fn known_end(&mut self, base: usize, env: Env) -> Res<(usize, usize)> {
        let (mut from, mut len) = (self.scratch.len(), 0);
        while from > base
            && let Some((s, _)) = ValId(self.scratch[from - 1]).as_str()
        {
            from -= 1;
            len += self.syms.bytes(s).len();
            if len > MAX_LENGTH && from + 1 < self.scratch.len() {
                self.check_length(env.rec, len)?;
            }
        }
        Ok((from, len))
    }

    /// Text made of all parts, which are text.
    pub(super) fn concat_from(&mut self, base: usize) -> ValId {
        let parts = self.scratch[base..].iter().filter_map(|&v| ValId(v).as_str());
        let code = parts.clone().any(|(_, code)| code);
        let s = self.syms.intern_all(parts.map(|(s, _)| s));
        self.scratch.truncate(base);
        self.vals.intern(Node::Str(s, code), &[])
    }
}
