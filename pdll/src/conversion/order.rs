//! Which patterns are tried at an operation, and in which order.

use super::pattern::ConversionPattern;
use super::target::{Action, ConversionTarget};
use pdll_vm::Root;
use rustc_hash::FxHashMap;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// So deep are operations that no chain of patterns makes legal.
const ENDLESS: usize = usize::MAX;

/// Patterns by the names of their roots, in the order in which they are tried.
///
/// As MLIR does: patterns of legal operations are left out, and those that generate what nothing makes legal.
/// The others are tried by the length of the longest chain of patterns that they begin, the shortest first;
/// of equal ones the one of higher benefit, of equal ones the one that was added last. If the root of any
/// pattern is not a name, none is left out, and of equal ones the first is first.
pub(super) struct Order {
    by_name: FxHashMap<String, Vec<usize>>,
    any: Vec<usize>,
}

impl Order {
    pub(super) fn new(patterns: &[ConversionPattern], target: &ConversionTarget) -> Self {
        let (mut kept, mut any): (BTreeMap<String, Vec<usize>>, Vec<usize>) = Default::default();
        for (i, pattern) in patterns.iter().enumerate() {
            match &pattern.root {
                Root::Any => any.push(i),
                Root::Op(name) if target.action(name) != Some(Action::Legal) => {
                    kept.entry(name.clone()).or_default().push(i);
                }
                Root::Op(_) => {}
            }
        }
        if any.is_empty() {
            keep_possible(&mut kept, patterns, target);
            kept.values_mut().for_each(|list| list.reverse());
        }
        let depths = Depths::new(&kept, patterns);
        let rank = |i: &usize| (depths.of_pattern(&patterns[*i]), Reverse(patterns[*i].benefit));
        kept.values_mut().for_each(|list| list.sort_by_key(rank));
        any.sort_by_key(rank);
        Self { by_name: kept.into_iter().collect(), any }
    }

    /// The patterns for operations of a name.
    pub(super) fn at(&self, name: &str, patterns: &[ConversionPattern]) -> Vec<usize> {
        let own = self.by_name.get(name).map_or(&[][..], |list| list);
        let mut all = own.to_vec();
        // Those for any operation come where they are better than what is left.
        let mut from = 0;
        for &i in &self.any {
            let better = |own: &usize| patterns[i].benefit > patterns[*own].benefit;
            let at = all[from..].iter().position(better).map_or(all.len(), |at| from + at);
            all.insert(at, i);
            from = at + 1;
        }
        all
    }
}

/// Leaves out patterns that generate what may not stay and no pattern rewrites, until there is none.
fn keep_possible(
    kept: &mut BTreeMap<String, Vec<usize>>,
    patterns: &[ConversionPattern],
    target: &ConversionTarget,
) {
    let fits = |name: &str| matches!(target.action(name), Some(Action::Legal | Action::Dynamic));
    let mut possible: FxHashMap<&str, bool> = FxHashMap::default();
    // From nothing to all that is possible, so that operations that only lead to each other are not.
    loop {
        let mut changed = false;
        for pattern in patterns {
            let Root::Op(root) = &pattern.root else { continue };
            let rewritten = |name: &String| possible.get(&**name).copied().unwrap_or(false);
            let leads = pattern.generated.iter().all(|name| fits(name) || rewritten(name));
            if kept.contains_key(root) && leads && possible.insert(root, true) != Some(true) {
                changed = true;
            }
        }
        if !changed {
            break;
        }
    }
    for list in kept.values_mut() {
        let leads = |name: &String| fits(name) || possible.get(&**name).copied().unwrap_or(false);
        list.retain(|i| patterns[*i].generated.iter().all(leads));
    }
}

/// By name: how many patterns it takes at least to make an operation legal.
struct Depths(FxHashMap<String, usize>);

impl Depths {
    fn new(kept: &BTreeMap<String, Vec<usize>>, patterns: &[ConversionPattern]) -> Self {
        let depth = |list: &Vec<usize>| if list.is_empty() { 0 } else { ENDLESS };
        let mut depths = Self(kept.iter().map(|(name, list)| (name.clone(), depth(list))).collect());
        // No depth grows, so this ends; names are gone through in order, so that it is the same each time.
        loop {
            let mut changed = false;
            for (name, list) in kept {
                let of = list.iter().map(|i| depths.of_pattern(&patterns[*i])).min();
                let depth = of.unwrap_or(0);
                changed |= depths.0.insert(name.clone(), depth) != Some(depth);
            }
            if !changed {
                return depths;
            }
        }
    }

    fn of_pattern(&self, pattern: &ConversionPattern) -> usize {
        let of = |name: &String| self.0.get(name).copied().unwrap_or(0);
        pattern.generated.iter().map(of).max().unwrap_or(0).saturating_add(1)
    }
}
