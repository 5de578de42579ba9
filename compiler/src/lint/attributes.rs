//! `impossible-attribute` and `missing-attribute`.

use super::{Known, Lint, so};
use crate::hir::LiteralKind;
use crate::pdl::{NodeId, NodeKind};
use pdll_ods::model::{AttributeKind, AttributeModel};
use pdll_source::diag::{Diagnostic, Diagnostics};

impl Lint<'_> {
    /// Constants that the attributes of an operation can never be.
    pub(super) fn attributes(&self, op: &Known<'_>, created: bool, diags: &mut Diagnostics) {
        for &(name, value) in op.attributes {
            let name = self.module.strings.get(name);
            let node = self.pattern.def(value);
            let NodeKind::Attribute { constant: Some(text), .. } = node.kind else { continue };
            let text = self.module.strings.get(text);
            let held = |a: &&AttributeModel| a.kind == AttributeKind::Attribute;
            let Some(attribute) = op.model.attribute(name).filter(held) else { continue };
            if self.never_fulfils(attribute.constraint, LiteralKind::Attr, text) {
                let constraint = self.model.constraint(attribute.constraint);
                let message = format!(
                    "the attribute `{name}` of `{}` is never `{text}`, {}",
                    op.model.name,
                    so(created)
                );
                diags.push(
                    Diagnostic::warning("impossible-attribute", node.span, message)
                        .label(op.span, format!("the definition asks for: {}", constraint.summary())),
                );
            }
        }
    }

    /// Attributes that a created operation must have.
    pub(super) fn missing_attributes(&self, node: NodeId, op: &Known<'_>, diags: &mut Diagnostics) {
        let given = |a: &AttributeModel| {
            op.attributes.iter().any(|&(name, _)| self.module.strings.get(name) == a.name)
        };
        let is_unit = |a: &AttributeModel| {
            let mut id = a.constraint;
            while let Some(base) = self.model.constraint(id).base {
                id = base;
            }
            self.model.constraint(id).cpp_type.ends_with("UnitAttr")
        };
        let missing: Vec<&str> = op
            .model
            .attributes
            .iter()
            .filter(|a| a.kind == AttributeKind::Attribute && !a.optional && a.default_value.is_none())
            .filter(|a| !given(a) && !is_unit(a))
            .map(|a| &*a.name)
            .collect();
        if missing.is_empty() || self.is_completed(node) {
            return;
        }
        let (what, it) = if missing.len() == 1 { ("attribute", "it") } else { ("attributes", "them") };
        let message = format!(
            "`{}` is made without the {what} `{}`, which it must have",
            op.model.name,
            missing.join("`, `")
        );
        diags.push(
            Diagnostic::warning("missing-attribute", op.span, message)
                .help(format!("give {it} in braces: `{{{} = ...}}`", missing.join(" = ..., "))),
        );
    }

    /// Whether native code is given the operation, which may then do the rest.
    fn is_completed(&self, node: NodeId) -> bool {
        let p = self.pattern;
        p.rewrite.body.iter().any(|&user| match &p.node(user).kind {
            NodeKind::ApplyRewrite { args, .. } => {
                args.iter().any(|&arg| p.values[arg.index()].def == node || self.owner(arg) == Some(node))
            }
            _ => false,
        })
    }
}
