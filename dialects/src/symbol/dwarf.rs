//! The words of DWARF: what the standard and its well-known extensions name.

use std::collections::BTreeSet;
use std::sync::LazyLock;

/// Prefixes, which end in `_`, each with the names that go with it.
static NAMES: LazyLock<BTreeSet<(&str, &str)>> = LazyLock::new(|| {
    let mut prefix = "";
    let words = include_str!("dwarf.txt").split_whitespace();
    let mut named = BTreeSet::new();
    for word in words {
        match word.starts_with("DW_") && word.ends_with('_') {
            true => prefix = word,
            false => drop(named.insert((prefix, word))),
        }
    }
    named
});

/// Whether there is a word of this prefix and name.
pub(super) fn has(prefix: &str, name: &str) -> bool {
    NAMES.contains(&(prefix, name))
}

#[cfg(test)]
mod tests {
    use super::{NAMES, has};

    #[test]
    fn names_go_with_their_prefix() {
        assert!(has("DW_TAG_", "base_type") && has("DW_ATE_", "signed") && has("DW_OP_", "deref"));
        assert!(!has("DW_TAG_", "signed") && !has("DW_TAG_", "") && !has("DW_TAG_", "structure"));
        let prefixes: std::collections::BTreeSet<&str> = NAMES.iter().map(|name| name.0).collect();
        assert_eq!(prefixes.len(), 5);
    }
}
