//! For each pattern the smallest IR that it matches, and near misses, as tests.

use super::instance::{Fresh, Variant, instance};
use super::lab::Lab;
use pdll_compiler::pdl::ValidModule;
use pdll_ods::Definitions;
use pdll_source::SourceMap;
use std::sync::Arc;

/// Near misses of a pattern at most.
pub(super) const MISSES: usize = 32;

/// What is expected of a test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// The pattern matches, and all patterns together make this of the input.
    Output(String),
    /// The pattern matches nowhere in the input.
    NotMatched,
}

/// A test of a pattern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// The pattern, by its name, or by its number from 1 if it has none.
    pub pattern: String,
    /// What the input is: `matches`, or in which way it misses.
    pub what: String,
    /// A module as MLIR's text.
    pub input: String,
    /// What is expected.
    pub expected: Expected,
}

/// Tests of all patterns of which an instance can be told, each confirmed by running it. Patterns that need
/// native functions that only a program has are left out.
#[must_use]
pub fn cases(module: &ValidModule, sources: &SourceMap, definitions: &[Arc<Definitions>]) -> Vec<Case> {
    let Some(mut lab) = Lab::new(module, None, sources, definitions) else { return Vec::new() };
    let fresh = Fresh::new(module);
    let mut all = Vec::new();
    for (number, pattern) in module.patterns.iter().enumerate() {
        let made = |miss| instance(module, pattern, &fresh, Variant { miss, ..Variant::default() });
        let Some(hit) = made(None) else { continue };
        let name = match pattern.name {
            Some(name) => module.strings.get(name).to_string(),
            None => (number + 1).to_string(),
        };
        if lab.foreign.contains(&number) || !lab.matching(&hit).is_some_and(|m| m.contains(&number)) {
            continue;
        }
        if let Some(ran) = lab.run(&hit.text).filter(|ran| ran.ended) {
            all.push(Case {
                pattern: name.clone(),
                what: "matches".into(),
                expected: Expected::Output(ran.after),
                input: hit.text,
            });
        }
        for near in (0..hit.facts.min(MISSES)).filter_map(|fact| made(Some(fact))) {
            if lab.matching(&near).is_some_and(|m| !m.contains(&number)) {
                all.push(Case {
                    pattern: name.clone(),
                    what: near.missed,
                    input: near.text,
                    expected: Expected::NotMatched,
                });
            }
        }
    }
    all
}
