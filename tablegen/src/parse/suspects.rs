//! What is suspected after an error: the names that statements define which are wrong, or mention others that
//! are suspected.

use super::recover::{begins_with_statement, is_comment};
use crate::scan::{Kind, Token, is_word, tokens_from};
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;
use std::ops::Bound;

/// What the names are that statements define, as far as that is known without evaluating anything.
#[derive(Default)]
pub(super) struct Suspects {
    names: FxHashSet<Vec<u8>>,
    /// What names begin with that are put together. None is the beginning of another one.
    prefixes: BTreeSet<Vec<u8>>,
    /// How many errors were told when the last statement was passed over: those stay.
    pub(super) told: usize,
}

impl Suspects {
    /// Suspects all that a text defines.
    pub(super) fn add(&mut self, text: &[u8]) {
        let tokens: Vec<Token> = tokens_from(text, 0).filter(|token| !is_comment(token)).collect();
        let word = |token: Option<&Token>| {
            token.filter(|t| t.kind == Kind::Word).map(|t| text[t.range.clone()].to_vec())
        };
        if !begins_with_statement(text) {
            // A keyword that is misspelt, and a name.
            self.names.extend(tokens.iter().take(2).filter_map(|token| word(Some(token))));
        }
        for (i, token) in tokens.iter().enumerate() {
            let after = tokens.get(i + 1);
            match &text[token.range.clone()] {
                // Nobody has read it.
                b"include" => self.add_prefix(Vec::new()),
                b"class" | b"def" | b"defm" | b"defvar" | b"deftype" | b"multiclass" => {
                    let pasted = tokens.get(i + 2).is_some_and(|t| t.kind == Kind::Punctuation(b'#'));
                    match (word(after), after.map(|t| t.kind)) {
                        (Some(name), _) if pasted || text[token.range.clone()] == *b"defm" => {
                            self.add_prefix(name);
                        }
                        (Some(name), _) => drop(self.names.insert(name)),
                        (None, None | Some(Kind::Punctuation(b':' | b';' | b'{'))) => {}
                        // It is computed: it may be any.
                        (None, Some(_)) => self.add_prefix(Vec::new()),
                    }
                }
                b"defset" => {
                    let name = tokens[i..].iter().take_while(|t| t.kind != Kind::Punctuation(b'=')).last();
                    self.names.extend(word(name));
                }
                _ => {}
            }
        }
    }

    fn add_prefix(&mut self, prefix: Vec<u8>) {
        if self.has_prefix_of(&prefix) {
            return;
        }
        let from = (Bound::Included(prefix.clone()), Bound::Unbounded);
        let longer = self.prefixes.range(from).take_while(|other| other.starts_with(&prefix));
        for other in longer.cloned().collect::<Vec<_>>() {
            self.prefixes.remove(&other);
        }
        self.prefixes.insert(prefix);
    }

    fn has_prefix_of(&self, word: &[u8]) -> bool {
        let up_to = (Bound::Unbounded, Bound::Included(word));
        self.prefixes.range::<[u8], _>(up_to).next_back().is_some_and(|prefix| word.starts_with(prefix))
    }

    /// Whether a text mentions anything suspected.
    pub(super) fn are_in(&self, text: &[u8]) -> bool {
        let words = text.split(|&b| !is_word(b)).filter(|word| !word.is_empty());
        words.into_iter().any(|word| self.names.contains(word) || self.has_prefix_of(word))
    }
}

#[cfg(test)]
mod tests {
    use super::Suspects;

    #[test]
    fn what_statements_define_is_suspected() {
        let mut suspects = Suspects::default();
        let text =
            "class A<int n>; def B#n : A<1>; defm C : M; defvar v = 1; defset list<A> S = { def : A; }";
        suspects.add(text.as_bytes());
        for (text, are_in) in [
            ("def X : A<2>;", true),
            ("def X : AA<2>;", false),
            ("def X { A a = B17; }", true),
            ("def X { A a = C_x; }", true),
            ("def X { int i = v; }", true),
            ("def X { string s = \"S\"; }", true),
            ("def X { int i = n; }", false),
        ] {
            assert_eq!(suspects.are_in(text.as_bytes()), are_in, "{text}");
        }
        suspects.add(b"def CC#1; def D1#1; def D#1; def D2#1;");
        assert!(["C1", "D", "D1", "D3"].iter().all(|word| suspects.are_in(word.as_bytes())));
        assert_eq!(suspects.prefixes.len(), 3);
        suspects.add(b"clas Asked<int n> {}");
        assert!(suspects.are_in(b"def X : Asked<1>;"));
        let mut blind = Suspects::default();
        blind.add(b"let a = in { include \"b.td\" }");
        assert!(blind.are_in(b"def X : Y;"));
        suspects.add(b"def !cast<string>(x);");
        assert!(suspects.are_in(b"anything") && !suspects.are_in(b"+"));
    }
}
