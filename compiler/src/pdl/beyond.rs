//! Natives that stand for nodes beyond `pdl` in its text: [`emit::plain`](crate::emit::plain) calls them, and
//! here their calls are the nodes again.

use super::{NodeId, NodeKind, Pattern, Str, Strings, Ty, Value};
use pdll_source::diag::{Diagnostic, Diagnostics};
use rustc_hash::{FxHashMap, FxHashSet};

/// Gives an attribute of an operation, by name, or null.
pub const ATTR_OPT: &str = "drr.attr_opt";
/// Gives an attribute of an operation, by name, or a default.
pub const ATTR_OR: &str = "drr.attr_or";
/// Gives the location of an operation or value.
pub const LOC_OF: &str = "drr.loc_of";
/// Fuses locations.
pub const FUSED_LOC: &str = "drr.fused_loc";
/// Fuses locations with an attribute, which comes first.
pub const FUSED_LOC_WITH: &str = "drr.fused_loc_with";
/// Gives an operation a location.
pub const SET_LOC: &str = "drr.set_loc";
/// Gives the sizes of groups of values or types.
pub const SEGMENT_SIZES: &str = "drr.segment_sizes";

/// Replaces calls of these natives in a pattern by the nodes that they stand for. What is called otherwise
/// than it can be goes to `diags`.
pub fn restore(pattern: &mut Pattern, strings: &mut Strings, diags: &mut Diagnostics) {
    for n in pattern.rewrite.body.clone() {
        if let NodeKind::ApplyRewrite { name, args } = &pattern.node(n).kind {
            match in_rewrite(pattern, n, strings.get(*name), args) {
                None => {}
                Some(Ok(kind)) => pattern.nodes[n.index()].kind = kind,
                Some(Err(how)) => refuse(pattern, n, strings.get(*name), how, diags),
            }
        }
    }
    let mut restored = Restored::default();
    for n in pattern.body.clone() {
        if let &NodeKind::ApplyConstraint { name, .. } = &pattern.node(n).kind
            && let ATTR_OPT | ATTR_OR = strings.get(name)
            && restored.optional(pattern, n, strings).is_none()
        {
            let how = match strings.get(name) {
                ATTR_OPT => "(operation, name) -> attribute, with the name as a constant",
                _ => "(operation, name, default) -> attribute, with name and default as constants",
            };
            refuse(pattern, n, strings.get(name), how, diags);
        }
    }
    restored.put_in_order(pattern);
}

fn refuse(pattern: &Pattern, n: NodeId, name: &str, how: &str, diags: &mut Diagnostics) {
    let message = format!("`{name}` cannot be called like this");
    diags.push(Diagnostic::error(pattern.node(n).span, message).help(format!("call it as `{how}`")));
}

/// The node that a call of a native rewrite stands for, or how it must be called.
fn in_rewrite(
    pattern: &Pattern,
    n: NodeId,
    name: &str,
    args: &[Value],
) -> Option<Result<NodeKind, &'static str>> {
    let takes: Vec<Ty> = args.iter().map(|&v| pattern.ty(v)).collect();
    let gives: Vec<Ty> = pattern.node(n).values().map(|v| pattern.ty(v)).collect();
    let gives_attribute = gives == [Ty::Attribute];
    let all = |wanted: [Ty; 2]| gives_attribute && takes.iter().all(|t| wanted.contains(t));
    let attributes = all([Ty::Attribute; 2]);
    let (fits, how) = match name {
        LOC_OF => (takes.len() == 1 && all([Ty::Operation, Ty::Value]), "(operation or value) -> attribute"),
        FUSED_LOC => (attributes && !args.is_empty(), "(attributes, ...) -> attribute"),
        FUSED_LOC_WITH => (attributes && args.len() > 1, "(metadata, attributes, ...) -> attribute"),
        SET_LOC => {
            (takes == [Ty::Operation, Ty::Attribute] && gives.is_empty(), "(operation, attribute) -> ()")
        }
        SEGMENT_SIZES => (
            !args.is_empty() && (all([Ty::Value, Ty::ValueRange]) || all([Ty::Type, Ty::TypeRange])),
            "(values, ...) -> attribute",
        ),
        _ => return None,
    };
    Some(match (fits, name, args) {
        (false, ..) => Err(how),
        (_, LOC_OF, &[of]) => Ok(NodeKind::LocationOf { of }),
        (_, FUSED_LOC_WITH, [with, parts @ ..]) => {
            Ok(NodeKind::FusedLocation { parts: parts.into(), metadata: Some(*with) })
        }
        (_, SET_LOC, &[op, location]) => Ok(NodeKind::SetLocation { op, location }),
        (_, SEGMENT_SIZES, groups) => Ok(NodeKind::SegmentSizes { groups: groups.into() }),
        (_, _, parts) => Ok(NodeKind::FusedLocation { parts: parts.into(), metadata: None }),
    })
}

/// Calls that have become attributes.
#[derive(Default)]
struct Restored {
    /// By operation: its attributes that were calls.
    of: FxHashMap<NodeId, Vec<NodeId>>,
    /// The names of attributes of these operations.
    names: FxHashSet<(NodeId, Str)>,
    /// Constants that were given to calls.
    given: Vec<Value>,
}

impl Restored {
    /// Makes a call an attribute of the operation that it is about; `None` if it is not called like that.
    fn optional(&mut self, pattern: &mut Pattern, n: NodeId, strings: &mut Strings) -> Option<()> {
        let NodeKind::ApplyConstraint { name, ref args, negated: false } = pattern.node(n).kind else {
            return None;
        };
        let constants: Option<Vec<Str>> = args.iter().skip(1).map(|&v| constant(pattern, v)).collect();
        let (&op, constants) = (args.first()?, constants?);
        let (key, default) = match (strings.get(name), &constants[..]) {
            (ATTR_OPT, &[key]) => (key, None),
            (ATTR_OR, &[key, default]) => (key, Some(default)),
            _ => return None,
        };
        let key = unescaped(strings.get(key))?;
        let key = strings.intern(&key);
        let (attribute, op) = (pattern.node(n).value(), pattern.values[op.index()].def);
        if pattern.node(n).results.1 != 1 || pattern.ty(attribute) != Ty::Attribute {
            return None;
        }
        let given = args[1..].to_vec();
        let NodeKind::Operation { attributes, .. } = &mut pattern.nodes[op.index()].kind else { return None };
        let names = &mut self.names;
        let calls = self.of.entry(op).or_insert_with(|| {
            names.extend(attributes.iter().map(|(name, _)| (op, *name)));
            Vec::new()
        });
        if !names.insert((op, key)) {
            return None;
        }
        attributes.push((key, attribute));
        calls.push(n);
        self.given.extend(given);
        pattern.nodes[n.index()].kind = NodeKind::OptionalAttribute { default };
        Some(())
    }

    /// Puts what were calls before the operations that use them now, and leaves out constants that nothing
    /// uses any more.
    fn put_in_order(mut self, pattern: &mut Pattern) {
        if self.given.is_empty() {
            return;
        }
        let calls: FxHashSet<NodeId> = self.of.values().flatten().copied().collect();
        let mut used = vec![false; pattern.values.len()];
        pattern.rewrite.external.iter().flat_map(|(_, args)| args).for_each(|v| used[v.index()] = true);
        for &n in pattern.body.iter().chain(&pattern.rewrite.body) {
            pattern.node(n).kind.for_each_use(|v| used[v.index()] = true);
        }
        let unused = self.given.iter().filter(|v| !used[v.index()]);
        let unused: FxHashSet<NodeId> = unused.map(|v| pattern.values[v.index()].def).collect();
        let mut body = Vec::with_capacity(pattern.body.len());
        for &n in pattern.body.iter().filter(|n| !calls.contains(n) && !unused.contains(n)) {
            body.extend(self.of.remove(&n).unwrap_or_default());
            body.push(n);
        }
        pattern.body = body;
    }
}

fn constant(pattern: &Pattern, v: Value) -> Option<Str> {
    match pattern.def(v).kind {
        NodeKind::Attribute { constant, .. } => constant,
        _ => None,
    }
}

/// What a string of MLIR says, if it is one of text.
fn unescaped(text: &str) -> Option<String> {
    let mut rest = text.strip_prefix('"')?.strip_suffix('"')?.as_bytes();
    let mut out = Vec::with_capacity(rest.len());
    while let Some((&byte, after)) = rest.split_first() {
        rest = after;
        match (byte, after) {
            (b'\\', [b'\\', after @ ..]) => {
                out.push(b'\\');
                rest = after;
            }
            (b'\\', [high, low, after @ ..]) => {
                let digit = |d: &u8| char::from(*d).to_digit(16);
                out.push((digit(high)? * 16 + digit(low)?) as u8);
                rest = after;
            }
            _ => out.push(byte),
        }
    }
    String::from_utf8(out).ok()
}
