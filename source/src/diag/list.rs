//! A list of diagnostics, as a stage makes it.
use super::allowed::AllowedBySources;
use super::{Diagnostic, Levels, Severity};
use crate::{Place, SourceMap};

/// Collects diagnostics.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Diagnostics {
    list: Vec<Diagnostic>,
    errors: usize,
}

impl Diagnostics {
    /// An empty sink.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes one diagnostic.
    pub fn push(&mut self, d: Diagnostic) {
        self.errors += usize::from(d.severity == Severity::Error);
        self.list.push(d);
    }

    /// Takes all that another one collected.
    pub fn append(&mut self, other: Self) {
        other.list.into_iter().for_each(|d| self.push(d));
    }

    /// Drops the warnings that are allowed, by `levels` or by a comment `// pdllc: allow(NAME)` in the
    /// sources, and makes errors of those that are denied.
    pub fn apply(&mut self, levels: &Levels, sources: &SourceMap) {
        let list = std::mem::take(&mut self.list);
        self.errors = 0;
        let mut allowed = AllowedBySources::default();
        let list = list.into_iter().filter(|d| !allowed.allows(d, sources));
        list.filter_map(|d| levels.apply(d)).for_each(|d| self.push(d));
    }

    /// Was an error reported?
    #[must_use]
    pub fn has_errors(&self) -> bool {
        self.errors > 0
    }

    /// How many errors there are so far.
    #[must_use]
    pub fn error_count(&self) -> usize {
        self.errors
    }

    /// Puts them in the order in which a reader of the sources meets them; what is met at one place stays in
    /// the order it was pushed. What has no place in the sources comes first.
    pub fn sort(&mut self, sources: &SourceMap) {
        self.list.sort_by(|a, b| {
            let key = |d: &Diagnostic| d.noticed_at.or(d.span());
            match (key(a), key(b)) {
                (Some(a), Some(b)) => sources.reading_order(a.lo, b.lo).then(a.hi.cmp(&b.hi)),
                (a, b) => a.is_some().cmp(&b.is_some()),
            }
        });
    }

    /// Gives places that are known by file, line and column a span, where the text of the file can be had: it
    /// was loaded, or is read now.
    pub fn locate(&mut self, sources: &mut SourceMap) {
        for d in &mut self.list {
            let places = std::iter::once(&mut d.place).chain(d.labels.iter_mut().map(|l| &mut l.place));
            for place in places {
                if let Place::Position(position) = place
                    && let Some(span) = sources.locate(position)
                {
                    *place = Place::Span(span);
                }
            }
        }
    }

    /// All of them, in the order they were pushed (or sorted).
    #[must_use]
    pub fn list(&self) -> &[Diagnostic] {
        &self.list
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// All of them, in the order they were pushed (or sorted).
    pub fn iter(&self) -> std::slice::Iter<'_, Diagnostic> {
        self.list.iter()
    }

    /// Keeps the first `most` of them.
    pub fn truncate(&mut self, most: usize) {
        let dropped = self.list.drain(most.min(self.list.len())..);
        self.errors -= dropped.filter(|d| d.severity == Severity::Error).count();
    }
}

impl From<Diagnostic> for Diagnostics {
    fn from(d: Diagnostic) -> Self {
        std::iter::once(d).collect()
    }
}

impl FromIterator<Diagnostic> for Diagnostics {
    fn from_iter<I: IntoIterator<Item = Diagnostic>>(all: I) -> Self {
        let mut diags = Self::new();
        diags.extend(all);
        diags
    }
}

impl Extend<Diagnostic> for Diagnostics {
    fn extend<I: IntoIterator<Item = Diagnostic>>(&mut self, all: I) {
        all.into_iter().for_each(|d| self.push(d));
    }
}

impl IntoIterator for Diagnostics {
    type Item = Diagnostic;
    type IntoIter = std::vec::IntoIter<Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.list.into_iter()
    }
}

impl<'d> IntoIterator for &'d Diagnostics {
    type Item = &'d Diagnostic;
    type IntoIter = std::slice::Iter<'d, Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl std::ops::Index<usize> for Diagnostics {
    type Output = Diagnostic;

    fn index(&self, i: usize) -> &Diagnostic {
        &self.list[i]
    }
}
