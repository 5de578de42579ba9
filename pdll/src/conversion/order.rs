//! Which patterns are tried at an operation, and in which order.

use super::target::{Action, ConversionTarget};
use pdll_vm::Root;
use rustc_hash::FxHashMap;
use std::cmp::Reverse;
use std::collections::{BTreeMap, VecDeque};

/// So deep are operations that no chain of patterns makes legal.
const ENDLESS: usize = usize::MAX;

/// What is known of a pattern before it is tried.
#[derive(Clone, Debug)]
pub(super) struct Facts {
    pub(super) root: Root,
    pub(super) benefit: u32,
    pub(super) generated: Vec<String>,
    pub(super) is_compiled: bool,
}

/// What is done with patterns that cannot lead to legal operations.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct How {
    /// None is left out, as it is not known what leads where.
    pub(super) keep_all: bool,
    /// Those in Rust are tried first, where there are possible ones beside them.
    pub(super) try_impossible: bool,
}

/// Patterns by the names of their roots, in the order in which they are tried.
///
/// As MLIR does: patterns of legal operations are left out, and those that generate what nothing makes legal.
/// The others are tried by the length of the longest chain of patterns that they begin, the shortest first;
/// of equal ones the one of higher benefit, of equal ones the one that was added last. If the root of any
/// pattern is not a name, none is left out, and of equal ones the first is first.
#[derive(Debug)]
pub(super) struct Order {
    by_name: FxHashMap<String, Vec<usize>>,
    any: Vec<usize>,
    benefits: Vec<u32>,
}

impl Order {
    /// Of these patterns; those for which `allowed` says no are as if they were not there.
    pub(super) fn new(
        patterns: &[Facts],
        allowed: impl Fn(usize) -> bool,
        how: How,
        target: &ConversionTarget,
    ) -> Self {
        let (mut kept, mut any): (BTreeMap<String, Vec<usize>>, Vec<usize>) = Default::default();
        for (i, pattern) in patterns.iter().enumerate().filter(|(i, _)| allowed(*i)) {
            match &pattern.root {
                Root::Any => any.push(i),
                Root::Op(name) if target.action(name) != Some(Action::Legal) => {
                    kept.entry(name.clone()).or_default().push(i);
                }
                Root::Op(_) => {}
            }
        }
        let all = kept.clone();
        if any.is_empty() && !how.keep_all {
            keep_possible(&mut kept, patterns, target);
            kept.values_mut().for_each(|list| list.reverse());
        }
        let depths = Depths::new(&kept, patterns);
        let rank = |i: &usize| (depths.of_pattern(&patterns[*i]), Reverse(patterns[*i].benefit));
        kept.values_mut().for_each(|list| list.sort_by_key(rank));
        any.sort_by_key(rank);
        if how.try_impossible {
            for (list, all) in kept.values_mut().zip(all.values()) {
                let own = || all.iter().filter(|i| !patterns[**i].is_compiled);
                if own().any(|i| list.contains(i)) {
                    let impossible: Vec<usize> = own().filter(|i| !list.contains(i)).copied().collect();
                    list.splice(..0, impossible);
                }
            }
        }
        let benefits = patterns.iter().map(|pattern| pattern.benefit).collect();
        Self { by_name: kept.into_iter().collect(), any, benefits }
    }

    /// The patterns for operations of a name.
    pub(super) fn at(&self, name: &str) -> Vec<usize> {
        let own = self.by_name.get(name).map_or(&[][..], |list| list);
        let mut all = own.to_vec();
        // Those for any operation come where they are better than what is left.
        let mut from = 0;
        for &i in &self.any {
            let better = |own: &usize| self.benefits[i] > self.benefits[*own];
            let at = all[from..].iter().position(better).map_or(all.len(), |at| from + at);
            all.insert(at, i);
            from = at + 1;
        }
        all
    }
}

/// By name of a generated operation: the patterns that wait for it.
fn waiting<'a>(
    patterns: &'a [Facts],
    kept: &BTreeMap<String, Vec<usize>>,
    waits: impl Fn(&str) -> bool,
) -> (FxHashMap<&'a str, Vec<usize>>, Vec<usize>, Vec<usize>) {
    let (mut by_name, mut missing): (FxHashMap<&str, Vec<usize>>, _) =
        (FxHashMap::default(), vec![0; patterns.len()]);
    let mut ready = Vec::new();
    for &i in kept.values().flatten() {
        for name in patterns[i].generated.iter().filter(|name| waits(name)) {
            by_name.entry(name).or_default().push(i);
            missing[i] += 1;
        }
        if missing[i] == 0 {
            ready.push(i);
        }
    }
    (by_name, missing, ready)
}

/// Leaves out patterns that generate what may not stay and no pattern rewrites. Begins with nothing, so that
/// operations that only lead to each other are not possible. Linear in the number of generated operations.
fn keep_possible(kept: &mut BTreeMap<String, Vec<usize>>, patterns: &[Facts], target: &ConversionTarget) {
    let fits = |name: &str| matches!(target.action(name), Some(Action::Legal | Action::Dynamic));
    let (by_name, mut missing, mut ready) = waiting(patterns, kept, |name| !fits(name));
    let mut possible: FxHashMap<&str, ()> = FxHashMap::default();
    while let Some(i) = ready.pop() {
        let Root::Op(root) = &patterns[i].root else { continue };
        if possible.insert(root, ()).is_some() {
            continue;
        }
        for &waiting in by_name.get(&**root).into_iter().flatten() {
            missing[waiting] -= 1;
            if missing[waiting] == 0 {
                ready.push(waiting);
            }
        }
    }
    for list in kept.values_mut() {
        list.retain(|i| missing[*i] == 0);
    }
}

/// By name: how many patterns it takes at least to make an operation legal.
struct Depths(FxHashMap<String, usize>);

impl Depths {
    /// From what takes one pattern to what takes more: once all that a pattern generates is known, its own
    /// depth is, and that of its root if it is the first one for it. Linear in the number of generated
    /// operations.
    fn new(kept: &BTreeMap<String, Vec<usize>>, patterns: &[Facts]) -> Self {
        let (by_name, mut missing, ready) =
            waiting(patterns, kept, |name| kept.get(name).is_some_and(|list| !list.is_empty()));
        let mut depths = Self(FxHashMap::default());
        depths.0.extend(
            kept.iter().map(|(name, list)| (name.clone(), if list.is_empty() { 0 } else { ENDLESS })),
        );
        // Patterns come out in the order of their depth: what waits is deeper than what it waits for.
        let mut ready = VecDeque::from(ready);
        while let Some(i) = ready.pop_front() {
            let Root::Op(root) = &patterns[i].root else { continue };
            if depths.0.get(root).is_some_and(|known| *known != ENDLESS) {
                continue;
            }
            let depth = depths.of_pattern(&patterns[i]);
            depths.0.insert(root.clone(), depth);
            for &waiting in by_name.get(&**root).into_iter().flatten() {
                missing[waiting] -= 1;
                if missing[waiting] == 0 {
                    ready.push_back(waiting);
                }
            }
        }
        depths
    }

    fn of_pattern(&self, pattern: &Facts) -> usize {
        let of = |name: &String| self.0.get(name).copied().unwrap_or(0);
        pattern.generated.iter().map(of).max().unwrap_or(0).saturating_add(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn facts(root: &str, benefit: u32, generated: &[&str]) -> Facts {
        let generated = generated.iter().map(ToString::to_string).collect();
        Facts { root: root.into(), benefit, generated, is_compiled: false }
    }

    /// Patterns, the operation, and the patterns in the order in which they are tried there.
    #[test]
    fn shorter_chains_first() {
        let mut target = ConversionTarget::new();
        target.op("c", Action::Legal);
        let patterns = [
            facts("a", 1, &["c"]),
            facts("a", 10, &["b"]),
            facts("b", 1, &["c"]),
            facts("a", 5, &["nowhere"]),
            facts("a", 1, &[]),
            facts("d", 1, &["e"]),
            facts("e", 1, &["d"]),
        ];
        let order = Order::new(&patterns, |_| true, How::default(), &target);
        assert_eq!(order.at("a"), [4, 0, 1]);
        assert_eq!(order.at("d"), [] as [usize; 0]);
        let how = How { keep_all: true, ..How::default() };
        assert_eq!(Order::new(&patterns, |i| i != 4, how, &target).at("a"), [3, 0, 1]);
        let how = How { try_impossible: true, ..How::default() };
        let order = Order::new(&patterns, |_| true, how, &target);
        assert_eq!(order.at("a"), [3, 4, 0, 1]);
        assert_eq!(order.at("d"), [] as [usize; 0]);
    }

    #[test]
    fn a_long_chain_takes_no_time() {
        let mut target = ConversionTarget::new();
        target.op("o100000", Action::Legal);
        let patterns: Vec<Facts> =
            (0..100_000).map(|i| facts(&format!("o{i}"), 1, &[&format!("o{}", i + 1)])).collect();
        let order = Order::new(&patterns, |_| true, How::default(), &target);
        assert_eq!(order.at("o0"), [0]);
    }
}
