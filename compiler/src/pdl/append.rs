//! Joining modules: one pattern set from several sources.

use super::{Module, NodeKind, Pattern, Str};

impl Module {
    /// Appends the patterns of another module, whose spans must be of the same source map.
    pub fn append(&mut self, other: Module) {
        self.known.append(other.known);
        for (name, code) in other.code {
            self.code.entry(name).or_insert(code);
        }
        let map: Vec<Str> = other.strings.iter().map(|text| self.strings.intern(text)).collect();
        let new = |s: &mut Str| *s = map[s.index()];
        for mut pattern in other.patterns {
            rename(&mut pattern, new);
            self.patterns.push(pattern);
        }
    }
}

/// Calls `new` on each string of a pattern.
fn rename(pattern: &mut Pattern, new: impl Fn(&mut Str)) {
    pattern.name.iter_mut().for_each(&new);
    pattern.names.iter_mut().for_each(|(_, name)| new(name));
    pattern.rewrite.external.iter_mut().for_each(|(name, _)| new(name));
    for node in &mut pattern.nodes {
        match &mut node.kind {
            NodeKind::Type { constant } | NodeKind::Attribute { constant, .. } => {
                constant.iter_mut().for_each(&new);
            }
            NodeKind::OptionalAttribute { default } => default.iter_mut().for_each(&new),
            NodeKind::Types { constants } => constants.iter_mut().flatten().for_each(&new),
            NodeKind::Operation { name, attributes, .. } => {
                name.iter_mut().for_each(&new);
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
