//! Text made of parts: two by `#`, or as many as were pushed on the scratch stack.

use crate::context::{Cx, MAX_LENGTH, Res};
use crate::resolve::Env;
use crate::value::{Node, ValId, WORDS, Words};

impl Cx {
    /// `a` followed by `b`, folded if both are text.
    pub(crate) fn concat_text(&mut self, a: ValId, b: ValId) -> ValId {
        if let (Some((x, cx)), Some((y, cy))) = (self.vals.as_str(a), self.vals.as_str(b)) {
            let s = self.syms.intern_joined(x, b"", y);
            return self.vals.intern(Node::Str(s, cx || cy), &[]);
        }
        let base = self.scratch.len();
        self.scratch.extend([a.0, b.0]);
        self.parts_from(base)
    }

    /// What is pasted to the first of these parts.
    pub(super) fn without_first(&mut self, parts: Words) -> ValId {
        if parts.len == 2 {
            return self.vals.at(parts, 1);
        }
        let base = self.scratch.len();
        self.scratch.extend_from_slice(&self.vals.words(parts)[1..]);
        self.node_from(base, Node::Concat(WORDS))
    }

    /// The parts from `base` on pasted as they are.
    fn parts_from(&mut self, base: usize) -> ValId {
        let last = self.scratch.len() - 1;
        if let Some(more) = self.vals.as_concat(ValId(self.scratch[last])) {
            self.scratch.truncate(last);
            self.push_words(more);
        }
        self.node_from(base, Node::Concat(WORDS))
    }

    /// All parts from `base` on as one value; one text is made of those at the end that are known.
    pub(crate) fn text_from(&mut self, base: usize, env: Env) -> Res<ValId> {
        let from = self.known_end(base);
        if from + 1 < self.scratch.len() {
            let text = self.concat_from(from, env)?;
            if from == base {
                return Ok(text);
            }
            self.scratch.push(text.0);
        }
        if let &[only] = &self.scratch[base..] {
            self.scratch.truncate(base);
            return Ok(ValId(only));
        }
        Ok(self.parts_from(base))
    }

    /// Where, from `base` on, the parts begin that are text and have only text behind them.
    pub(super) fn known_end(&self, base: usize) -> usize {
        let known = self.scratch[base..].iter().rev().take_while(|&&v| ValId(v).as_str().is_some());
        self.scratch.len() - known.count()
    }

    /// How long the parts from `base` on, which are text, are together; if they are several, not too long.
    pub(super) fn text_len(&mut self, base: usize, env: Env) -> Res<usize> {
        let parts = self.scratch[base..].iter().rev().filter_map(|&v| ValId(v).as_str());
        let mut len = 0;
        for (i, (s, _)) in parts.enumerate() {
            len += self.syms.len(s);
            if i > 0 && len > MAX_LENGTH {
                return self.check_length(env.rec, len).map(|()| len);
            }
        }
        Ok(len)
    }

    /// Text made of all parts, which are text.
    pub(super) fn concat_from(&mut self, base: usize, env: Env) -> Res<ValId> {
        let parts = self.scratch[base..].iter().filter_map(|&v| ValId(v).as_str());
        let (mut len, mut is_code) = (0, false);
        for (s, code) in parts {
            len += self.syms.len(s);
            is_code |= code;
        }
        if len > MAX_LENGTH {
            self.text_len(base, env)?;
        }
        let parts = self.scratch[base..].iter().filter_map(|&v| ValId(v).as_str());
        let s = self.syms.intern_all(parts.map(|(s, _)| s));
        self.scratch.truncate(base);
        Ok(self.vals.intern(Node::Str(s, is_code), &[]))
    }
}
