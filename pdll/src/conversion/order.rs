//! Which patterns are tried at an operation, and in which order.

use super::target::{Action, ConversionTarget};
use pdll_vm::Root;
use rustc_hash::FxHashMap;
use std::cmp::Reverse;
use std::collections::BTreeMap;

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
/// pattern is not a name (but an interface, say), none is left out, and of equal ones the first is first.
#[derive(Debug)]
pub(super) struct Order {
    by_name: FxHashMap<String, Vec<usize>>,
    /// Those that are tried at operations with an interface, in the order in which they were added.
    by_interface: Vec<(String, usize)>,
    any: Vec<usize>,
    benefits: Vec<u32>,
    depths: Vec<usize>,
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
        let mut by_interface = Vec::new();
        for (i, pattern) in patterns.iter().enumerate().filter(|(i, _)| allowed(*i)) {
            match &pattern.root {
                Root::Any => any.push(i),
                Root::Interface(name) => by_interface.push((name.clone(), i)),
                Root::Op(name) if target.action(name) != Some(Action::Legal) => {
                    kept.entry(name.clone()).or_default().push(i);
                }
                Root::Op(_) => {}
            }
        }
        let all = kept.clone();
        if any.is_empty() && by_interface.is_empty() && !how.keep_all {
            keep_possible(&mut kept, patterns, target);
        }
        let mut depths = Depths::new(&kept, patterns);
        any.sort_by_key(|i| (depths.of_any(*i), Reverse(patterns[*i].benefit)));
        for (_, i) in &by_interface {
            depths.of_pattern[*i] = depths.of_any(*i);
        }
        let of_pattern = depths.of_pattern;
        kept.values_mut()
            .for_each(|list| list.sort_by_key(|i| (of_pattern[*i], Reverse(patterns[*i].benefit))));
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
        let by_name = kept.into_iter().collect();
        Self { by_name, by_interface, any, benefits, depths: of_pattern }
    }

    /// The patterns for operations of a name, which have the interfaces for which `has` says so.
    pub(super) fn at(&self, name: &str, has: impl Fn(&str) -> bool) -> Vec<usize> {
        let own = self.by_name.get(name).map_or(&[][..], |list| list);
        let mut all = own.to_vec();
        let before = all.len();
        all.extend(self.by_interface.iter().filter(|(interface, _)| has(interface)).map(|(_, i)| *i));
        if all.len() > before {
            all.sort_by_key(|i| (self.depths[*i], Reverse(self.benefits[*i]), *i));
        }
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

/// Leaves out patterns that generate what may not stay and no pattern rewrites, and brings the others into
/// the order in which that was found out. Begins with nothing, so that operations that only lead to each
/// other are not possible. Linear in the number of generated operations.
fn keep_possible(kept: &mut BTreeMap<String, Vec<usize>>, patterns: &[Facts], target: &ConversionTarget) {
    let fits = |name: &str| matches!(target.action(name), Some(Action::Legal | Action::Dynamic));
    let mut waiting: FxHashMap<&str, Vec<usize>> = FxHashMap::default();
    let mut missing = vec![0; patterns.len()];
    let mut all: Vec<usize> = kept.values().flatten().copied().collect();
    // The last one added is looked at first.
    all.sort_unstable();
    let mut ready = Vec::with_capacity(all.len());
    for &i in &all {
        for name in patterns[i].generated.iter().filter(|name| !fits(name)) {
            waiting.entry(name).or_default().push(i);
            missing[i] += 1;
        }
        if missing[i] == 0 {
            ready.push(i);
        }
    }
    kept.values_mut().for_each(Vec::clear);
    while let Some(i) = ready.pop() {
        let Root::Op(root) = &patterns[i].root else { continue };
        let Some(list) = kept.get_mut(root) else { continue };
        list.push(i);
        if list.len() > 1 {
            continue;
        }
        for &waiting in waiting.get(&**root).into_iter().flatten() {
            missing[waiting] -= 1;
            if missing[waiting] == 0 {
                ready.push(waiting);
            }
        }
    }
}

/// How many patterns it takes at least to make an operation legal, by its name, and by pattern.
struct Depths<'a> {
    patterns: &'a [Facts],
    kept: &'a BTreeMap<String, Vec<usize>>,
    of_name: FxHashMap<&'a str, usize>,
    of_pattern: Vec<usize>,
}

/// A name whose patterns are gone through.
struct Visit<'a> {
    name: &'a str,
    /// Which of its patterns, and which of what that generates.
    at: (usize, usize),
    depth: usize,
    least: usize,
}

impl<'a> Depths<'a> {
    /// As MLIR finds them: from each name through what its patterns generate. What leads back to a name that
    /// is still gone through counts for nothing, so a pattern that generates its own root again is not deep.
    fn new(kept: &'a BTreeMap<String, Vec<usize>>, patterns: &'a [Facts]) -> Self {
        let of_pattern = patterns.iter().map(|_| 1).collect();
        let mut depths = Self { patterns, kept, of_name: FxHashMap::default(), of_pattern };
        for name in kept.keys() {
            depths.visit(name);
        }
        depths
    }

    /// Begins with a name, unless it is known.
    fn enter(&mut self, name: &'a str) -> Option<Visit<'a>> {
        if self.of_name.contains_key(name) || self.kept.get(name).is_none_or(Vec::is_empty) {
            return None;
        }
        self.of_name.insert(name, ENDLESS);
        Some(Visit { name, at: (0, 0), depth: 1, least: ENDLESS })
    }

    fn visit(&mut self, name: &'a str) {
        let mut stack: Vec<Visit<'a>> = self.enter(name).into_iter().collect();
        while let Some(mut visit) = stack.pop() {
            let Some(&i) = self.kept[visit.name].get(visit.at.0) else {
                self.of_name.insert(visit.name, visit.least);
                continue;
            };
            let patterns: &'a [Facts] = self.patterns;
            match patterns[i].generated.get(visit.at.1) {
                None => {
                    self.of_pattern[i] = visit.depth;
                    visit.least = visit.least.min(visit.depth);
                    (visit.at, visit.depth) = ((visit.at.0 + 1, 0), 1);
                    stack.push(visit);
                }
                Some(name) => match self.enter(name) {
                    // It is asked for again once it is known.
                    Some(inner) => stack.extend([visit, inner]),
                    None => {
                        visit.depth = visit.depth.max(self.step_to(name));
                        visit.at.1 += 1;
                        stack.push(visit);
                    }
                },
            }
        }
    }

    /// How deep a pattern is that generates an operation of a name.
    fn step_to(&self, name: &str) -> usize {
        self.of_name.get(name).copied().unwrap_or(0).wrapping_add(1)
    }

    /// The depth of a pattern for any operation.
    fn of_any(&self, i: usize) -> usize {
        self.patterns[i].generated.iter().map(|name| self.step_to(name)).max().unwrap_or(1).max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn facts(root: &str, benefit: u32, generated: &[&str]) -> Facts {
        let generated = generated.iter().map(ToString::to_string).collect();
        Facts { root: root.into(), benefit, generated, is_compiled: false }
    }

    fn no(_: &str) -> bool {
        false
    }

    /// What is rooted by an interface stands among what is rooted by name.
    #[test]
    fn interfaces() {
        let root = |name: &str| Facts { root: Root::Interface(name.into()), ..facts("", 3, &[]) };
        let patterns = [facts("a", 2, &[]), root("I"), facts("a", 4, &[]), root("J"), facts("b", 1, &[])];
        let order = Order::new(&patterns, |_| true, How::default(), &ConversionTarget::new());
        let has_i = |name: &str| name == "I";
        assert_eq!(order.at("a", has_i), [2, 1, 0]);
        assert_eq!(order.at("b", has_i), [1, 4]);
        assert_eq!(order.at("c", has_i), [1]);
        assert_eq!(order.at("a", no), [2, 0]);
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
            facts("f", 1, &["b"]),
            facts("f", 1, &["f"]),
        ];
        let order = Order::new(&patterns, |_| true, How::default(), &target);
        assert_eq!(order.at("a", no), [4, 0, 1]);
        assert_eq!(order.at("d", no), [] as [usize; 0]);
        // A pattern that makes its own root again is not deep.
        assert_eq!(order.at("f", no), [8, 7]);
        let how = How { keep_all: true, ..How::default() };
        assert_eq!(Order::new(&patterns, |i| i != 4, how, &target).at("a", no), [3, 0, 1]);
        let how = How { try_impossible: true, ..How::default() };
        let order = Order::new(&patterns, |_| true, how, &target);
        assert_eq!(order.at("a", no), [3, 4, 0, 1]);
        assert_eq!(order.at("d", no), [] as [usize; 0]);
    }

    #[test]
    fn a_long_chain_takes_no_time() {
        let mut target = ConversionTarget::new();
        target.op("o100000", Action::Legal);
        let patterns: Vec<Facts> =
            (0..100_000).map(|i| facts(&format!("o{i}"), 1, &[&format!("o{}", i + 1)])).collect();
        let order = Order::new(&patterns, |_| true, How::default(), &target);
        assert_eq!(order.at("o0", no), [0]);
    }
}
