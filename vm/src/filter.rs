//! Which patterns of a set take part, and in which order.

/// What is known of a pattern when its benefit is looked at ([`crate::LinkedSet::with_cost_model`]).
#[derive(Clone, Copy, Debug)]
pub struct PatternFacts<'a> {
    /// Its number in the set.
    pub number: u32,
    /// What reports call it.
    pub name: &'a str,
    /// What else it can be enabled and disabled by.
    pub labels: &'a [String],
    /// The benefit that it has by itself.
    pub benefit: u32,
    /// Whether it was compiled; if not, it is written in Rust.
    pub is_compiled: bool,
}

/// Chooses patterns by their names and labels, as they are written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// If there are any: only patterns with one of these names or labels.
    pub enabled: Vec<String>,
    /// No patterns with one of these names or labels, whatever else is said.
    pub disabled: Vec<String>,
}

impl Filter {
    /// Does a pattern take part?
    #[must_use]
    pub fn lets_through(&self, name: &str, labels: &[String]) -> bool {
        let is_in = |list: &[String]| list.iter().any(|wanted| wanted == name || labels.contains(wanted));
        (self.enabled.is_empty() || is_in(&self.enabled)) && !is_in(&self.disabled)
    }

    /// Do all?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.enabled.is_empty() && self.disabled.is_empty()
    }
}
