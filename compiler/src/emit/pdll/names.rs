//! Names that mean nothing else where they stand.

use crate::syntax::token::Kind;
use rustc_hash::FxHashSet;
use std::rc::Rc;

/// Words that are written like calls.
const WORDS: [&str; 6] = ["either", "any", "located", "fused", "segments", "locations"];

/// The names that are taken: at top level, and in one pattern.
#[derive(Clone, Debug, Default)]
pub(super) struct Taken {
    global: Rc<FxHashSet<String>>,
    local: FxHashSet<String>,
}

impl Taken {
    /// Takes a name at top level, of which there are many for all patterns.
    pub(super) fn add(&mut self, names: impl IntoIterator<Item = String>) {
        Rc::make_mut(&mut self.global).extend(names);
    }

    /// A name that is not taken, and from now on is: the given one if possible.
    pub(super) fn claim(&mut self, wanted: &str) -> String {
        let mut base: String =
            wanted.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
        if !base.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') {
            base.insert(0, 'x');
        }
        let mut name = base.clone();
        let mut number = 1;
        while !is_free(&name) || self.global.contains(&name) || self.local.contains(&name) {
            number += 1;
            name = format!("{base}_{number}");
        }
        self.local.insert(name.clone());
        name
    }
}

/// Is it an identifier that the language has no use for?
pub(super) fn is_free(name: &str) -> bool {
    let begins = name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
    begins
        && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
        && Kind::of_word(name.as_bytes()) == Kind::Ident
        && !WORDS.contains(&name)
}
