//! Text made of parts: two by `#`, or as many as were pushed on the scratch stack.

use crate::context::{Cx, Res};
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
        let is_text = |me: &Cx, &part: &u32| me.is_string(ValId(part));
        let known = self.scratch[base..].iter().rev().take_while(|part| is_text(self, part)).count();
        let from = self.scratch.len() - known.max(1);
        let mut out = ValId(self.scratch[from]);
        if known > 1 {
            self.text_len_from(from, env)?;
            out = self.concat_from(from);
        }
        for i in (base..from).rev() {
            out = self.bin(Op::Bang(Bang::StrConcat), ValId(self.scratch[i]), out, STRING);
        }
        self.scratch.truncate(base);
        Ok(out)
    }

    /// The length of the parts as one text, if all of them are text; what some of them make at the end must not be too
    /// long.
    pub(super) fn text_len_from(&mut self, base: usize, env: Env) -> Res<Option<usize>> {
        let mut len = 0;
        for i in (base..self.scratch.len()).rev() {
            let Some((s, _)) = self.vals.as_str(ValId(self.scratch[i])) else { return Ok(None) };
            len += self.syms.bytes(s).len();
            if i + 1 < self.scratch.len() {
                self.check_length(env.rec, len)?;
            }
        }
        Ok(Some(len))
    }

    /// Text made of all parts, which are text.
    pub(super) fn concat_from(&mut self, base: usize) -> ValId {
        let Cx { vals, syms, scratch, .. } = self;
        let mut code = false;
        let s = syms.intern_all(scratch[base..].iter().filter_map(|&v| {
            let (s, is_code) = vals.as_str(ValId(v))?;
            code |= is_code;
            Some(s)
        }));
        self.scratch.truncate(base);
        self.vals.intern(Node::Str(s, code), &[])
    }
}
