//! Numbers for names and kinds of operations.

use crate::host::OpSym;
use rustc_hash::FxHashMap;

/// Names and kinds of operations with their numbers, which are dense from 0: what a host that keeps text
/// gives out as [`OpSym`]s and kinds.
#[derive(Clone, Debug, Default)]
pub struct Symbols {
    names: Vec<String>,
    by_name: FxHashMap<String, OpSym>,
    kinds: Vec<(OpSym, u32, u32)>,
    by_kind: FxHashMap<(OpSym, u32, u32), u32>,
}

impl Symbols {
    /// A table without any name.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The number of a name, which is new if it was not met before.
    pub fn name(&mut self, text: &str) -> OpSym {
        if let Some(&known) = self.by_name.get(text) {
            return known;
        }
        let name = OpSym(self.names.len() as u32);
        self.names.push(text.to_string());
        self.by_name.insert(text.to_string(), name);
        name
    }

    /// The text of a name that [`Self::name`] gave; empty for any other.
    #[must_use]
    pub fn text(&self, name: OpSym) -> &str {
        self.names.get(name.0 as usize).map_or("", String::as_str)
    }

    /// The number of the kind of operations with this name and these numbers of operands and results.
    pub fn kind(&mut self, name: OpSym, operands: u32, results: u32) -> u32 {
        let Self { kinds, by_kind, .. } = self;
        *by_kind.entry((name, operands, results)).or_insert_with(|| {
            kinds.push((name, operands, results));
            kinds.len() as u32 - 1
        })
    }

    /// The name of a kind.
    ///
    /// # Panics
    /// [`Self::kind`] did not give it.
    #[must_use]
    pub fn kind_name(&self, kind: u32) -> OpSym {
        self.kinds[kind as usize].0
    }
}
