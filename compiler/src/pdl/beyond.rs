//! Natives that stand for nodes beyond `pdl` in its text: [`emit::plain`](crate::emit::plain) calls them, and
//! here their calls are the nodes again.

use super::{NodeId, NodeKind, Pattern, Str, Strings, Ty, Value};
use pdll_source::diag::{Diagnostic, Diagnostics};

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
    for n in pattern.body.clone() {
        if let &NodeKind::ApplyConstraint { name, .. } = &pattern.node(n).kind
            && let ATTR_OPT | ATTR_OR = strings.get(name)
            && optional(pattern, n, strings).is_none()
        {
            let how = match strings.get(name) {
                ATTR_OPT => "(operation, name) -> attribute, with the name as a constant",
                _ => "(operation, name, default) -> attribute, with name and default as constants",
            };
            refuse(pattern, n, strings.get(name), how, diags);
        }
    }
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
            Ok(NodeKind::FusedLocation { parts: parts.to_vec(), metadata: Some(*with) })
        }
        (_, SET_LOC, &[op, location]) => Ok(NodeKind::SetLocation { op, location }),
        (_, SEGMENT_SIZES, groups) => Ok(NodeKind::SegmentSizes { groups: groups.to_vec() }),
        (_, _, parts) => Ok(NodeKind::FusedLocation { parts: parts.to_vec(), metadata: None }),
    })
}

/// Makes a call an attribute of the operation that it is about; `None` if it is not called like that.
fn optional(pattern: &mut Pattern, n: NodeId, strings: &mut Strings) -> Option<()> {
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
    let given: Vec<Value> = args[1..].to_vec();
    let key = unescaped(strings.get(key))?;
    let key = strings.intern(&key);
    let (attribute, defined) = (pattern.node(n).value(), pattern.values[op.index()].def);
    let gives_one = pattern.node(n).results.1 == 1 && pattern.ty(attribute) == Ty::Attribute;
    let at = pattern.body.iter().position(|&other| other == defined)?;
    match &mut pattern.nodes[defined.index()].kind {
        NodeKind::Operation { attributes, .. } if gives_one && attributes.iter().all(|a| a.0 != key) => {
            attributes.push((key, attribute));
        }
        _ => return None,
    }
    pattern.nodes[n.index()].kind = NodeKind::OptionalAttribute { default };
    // It stands before the operation that uses it now.
    pattern.body.retain(|&other| other != n);
    pattern.body.insert(at, n);
    for v in given {
        if !is_used(pattern, v) {
            let def = pattern.values[v.index()].def;
            pattern.body.retain(|&other| other != def);
        }
    }
    Some(())
}

fn constant(pattern: &Pattern, v: Value) -> Option<Str> {
    match pattern.def(v).kind {
        NodeKind::Attribute { constant, .. } => constant,
        _ => None,
    }
}

fn is_used(pattern: &Pattern, v: Value) -> bool {
    let mut used = pattern.rewrite.external.iter().any(|(_, args)| args.contains(&v));
    for &n in pattern.body.iter().chain(&pattern.rewrite.body) {
        pattern.node(n).kind.for_each_use(|other| used |= other == v);
    }
    used
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
