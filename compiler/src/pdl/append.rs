//! Joining modules, and taking them apart: one pattern set from several sources, some patterns of a set.

use super::{Module, NodeKind, Pattern, Str};
use rayon::iter::{IntoParallelRefMutIterator, ParallelIterator};
use std::collections::BTreeMap;

impl Module {
    /// Appends the patterns of another module, whose spans must be of the same source map.
    pub fn append(&mut self, other: Module) {
        self.known.append(other.known);
        for (name, code) in other.code {
            self.code.entry(name).or_insert(code);
        }
        for file in other.definitions {
            if !self.definitions.contains(&file) {
                self.definitions.push(file);
            }
        }
        self.append_bare(Module { strings: other.strings, patterns: other.patterns, ..Module::default() });
    }

    /// Appends patterns of modules that know nothing besides.
    pub(crate) fn append_patterns(&mut self, modules: Vec<Module>) {
        self.strings.reserve(modules.iter().map(|m| m.strings.len()).sum());
        let mapped = modules.into_iter().map(|m| (self.strings.intern_all(&m.strings), m.patterns));
        let mut mapped: Vec<_> = mapped.collect();
        mapped.par_iter_mut().for_each(|(map, patterns)| {
            patterns.iter_mut().for_each(|p| rename(p, |s| *s = map[s.index()]));
        });
        self.patterns.reserve(mapped.iter().map(|m| m.1.len()).sum());
        mapped.into_iter().for_each(|(_, patterns)| self.patterns.extend(patterns));
    }

    /// Makes room for so many modules like this one.
    pub(crate) fn reserve(&mut self, count: usize, one: &Module) {
        self.strings.reserve(count * one.strings.len());
        self.patterns.reserve(count * one.patterns.len());
    }

    /// Appends the patterns of a module that knows nothing besides.
    pub(crate) fn append_bare(&mut self, other: Module) {
        let map = self.strings.intern_all(&other.strings);
        let renamed = other.patterns.into_iter().map(|mut pattern| {
            rename(&mut pattern, |s| *s = map[s.index()]);
            pattern
        });
        self.patterns.extend(renamed);
    }

    /// A module of some of the patterns, by their numbers, with what is known of what they mention.
    #[must_use]
    pub fn only(&self, numbers: &[usize]) -> Module {
        let mut new = Module { span: self.span, ..Module::default() };
        for &number in numbers {
            let mut pattern = self.patterns[number].clone();
            rename(&mut pattern, |s| {
                let text = self.strings.get(*s);
                *s = new.strings.intern(text);
                let (from, known) = (&self.known, &mut new.known);
                copy(&from.constraints, &mut known.constraints, text);
                copy(&from.rewrites, &mut known.rewrites, text);
                copy(&from.ops, &mut known.ops, text);
            });
            new.patterns.push(pattern);
        }
        new
    }
}

/// Copies the entry of this name, if there is one.
fn copy<T: Clone>(from: &BTreeMap<String, T>, to: &mut BTreeMap<String, T>, name: &str) {
    if let Some((name, value)) = from.get_key_value(name)
        && !to.contains_key(name)
    {
        to.insert(name.clone(), value.clone());
    }
}

/// Calls `new` on each string of a pattern.
fn rename(pattern: &mut Pattern, mut new: impl FnMut(&mut Str)) {
    pattern.name.iter_mut().for_each(&mut new);
    pattern.names.iter_mut().for_each(|(_, name)| new(name));
    pattern.rewrite.external.iter_mut().for_each(|(name, _)| new(name));
    for node in &mut pattern.nodes {
        match &mut node.kind {
            NodeKind::Type { constant } | NodeKind::Attribute { constant, .. } => {
                constant.iter_mut().for_each(&mut new);
            }
            NodeKind::OptionalAttribute { default } => default.iter_mut().for_each(&mut new),
            NodeKind::Types { constants } => constants.iter_mut().flatten().for_each(&mut new),
            NodeKind::Operation { name, attributes, .. } => {
                name.iter_mut().for_each(&mut new);
                attributes.iter_mut().for_each(|(name, _)| new(name));
            }
            NodeKind::ApplyConstraint { name, .. } | NodeKind::ApplyRewrite { name, .. } => new(name),
            NodeKind::Operand { .. }
            | NodeKind::Operands { .. }
            | NodeKind::Result { .. }
            | NodeKind::Results { .. }
            | NodeKind::AnyResult { .. }
            | NodeKind::Either { .. }
            | NodeKind::Range { .. }
            | NodeKind::LocationOf { .. }
            | NodeKind::FusedLocation { .. }
            | NodeKind::SetLocation { .. }
            | NodeKind::SegmentSizes { .. }
            | NodeKind::Erase { .. }
            | NodeKind::ReplaceWithOp { .. }
            | NodeKind::ReplaceWithValues { .. } => {}
        }
    }
}
