//! How often patterns were applied.

use std::fmt;

/// Names of patterns, in some order, and how many rewrites each of them did.
///
/// There may be thousands, and mostly nobody asks: all names are one text.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Hits {
    names: String,
    /// Where each name ends, and its count.
    entries: Vec<(usize, u64)>,
}

impl Hits {
    /// Each pattern with its count, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, u64)> {
        let mut start = 0;
        self.entries.iter().map(move |&(end, count)| {
            let name = &self.names[start..end];
            start = end;
            (name, count)
        })
    }

    /// How many patterns there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Are there none?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }
}

impl<'n> FromIterator<(&'n str, u64)> for Hits {
    fn from_iter<I: IntoIterator<Item = (&'n str, u64)>>(patterns: I) -> Self {
        let mut hits = Self::default();
        for (name, count) in patterns {
            hits.names.push_str(name);
            hits.entries.push((hits.names.len(), count));
        }
        hits
    }
}

impl fmt::Debug for Hits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::Hits;

    #[test]
    fn each_name_has_its_count() {
        let hits: Hits = [("Fold", 2), ("", 1), ("é", 7)].into_iter().collect();
        assert_eq!(hits.iter().collect::<Vec<_>>(), [("Fold", 2), ("", 1), ("é", 7)]);
        assert_eq!((hits.len(), hits.is_empty(), Hits::default().is_empty()), (3, false, true));
        assert_eq!(format!("{hits:?}"), r#"[("Fold", 2), ("", 1), ("é", 7)]"#);
    }
}
