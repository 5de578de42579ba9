//! The parameters of what the caret stands in: a call, operands or results of an operation.

use super::completion::{markdown, signature};
use super::context::Context;
use super::hover;
use crate::view::{Part, View};
use lsp_types::{
    Documentation, ParameterInformation, ParameterLabel, SignatureHelp, SignatureInformation,
    TextDocumentPositionParams,
};
use pdll_compiler::ods::model::{Count, ValueModel};
use pdll_compiler::syntax::token::Kind;

/// Help at a position.
pub(crate) fn help(view: &View<'_>, at: &TextDocumentPositionParams) -> Option<SignatureHelp> {
    let (part, at) = view.find(at.position)?;
    let context = Context::new(part, at);
    if context.comment || context.string.is_some() {
        return None;
    }
    let (open, Kind::LParen) = context.bracket()? else { return None };
    let before = open.checked_sub(1)?;
    let active = context.commas();
    let signatures = match context.kind(before)? {
        Kind::Ident => vec![call(&context, before, active)?],
        Kind::Gt => values(&context, before, active, true)?,
        Kind::Arrow => values(&context, before, active, false)?,
        _ => return None,
    };
    let active_parameter = Some(active as u32);
    (!signatures.is_empty()).then_some(SignatureHelp {
        signatures,
        active_signature: Some(0),
        active_parameter,
    })
}

fn call(context: &Context<'_, '_>, name: usize, active: usize) -> Option<SignatureInformation> {
    let part = context.part;
    let id = context.callable(&context.text(name))?;
    let callable = part.hir.callable(id);
    if active > 0 && active >= callable.params.len() {
        return None;
    }
    let params: Vec<(String, Option<Documentation>)> = callable
        .params
        .iter()
        .map(|v| {
            let var = part.hir.var(*v);
            (format!("{}: {}", var.name, part.hir.types.display(var.ty)), None)
        })
        .collect();
    let label = format!("{}{}", callable.name, signature(part, id));
    let documentation = hover::callable_documentation(part, id).and_then(markdown);
    Some(information(label, callable.name.len() + 1, params, documentation))
}

/// The offsets of parameters, which stand one after the other from `at` on.
fn information(
    label: String,
    mut at: usize,
    params: Vec<(String, Option<Documentation>)>,
    documentation: Option<Documentation>,
) -> SignatureInformation {
    let units = |text: &str| text.encode_utf16().count() as u32;
    let mut parameters = Vec::new();
    for (text, documentation) in params {
        let start = units(&label[..at]);
        let label = ParameterLabel::LabelOffsets([start, start + units(&text)]);
        parameters.push(ParameterInformation { label, documentation });
        at += text.len() + 2;
    }
    SignatureInformation { label, documentation, parameters: Some(parameters), active_parameter: None }
}

/// Operands or results: the groups that TableGen declares, and all of them as one range.
fn values(
    context: &Context<'_, '_>,
    before: usize,
    active: usize,
    operands: bool,
) -> Option<Vec<SignatureInformation>> {
    let part = context.part;
    let name = context.operation_before(before)?;
    let mut all = Vec::new();
    if let Some(op) = part.model.op(&name) {
        let (groups, what) = if operands { (&op.operands, "operand") } else { (&op.results, "result") };
        if active == 0 || active < groups.len() {
            let params: Vec<_> = groups.iter().map(|g| group(part, g, operands)).collect();
            let texts: Vec<&str> = params.iter().map(|p| &*p.0).collect();
            let label = format!("({})", texts.join(", "));
            let documentation = markdown(format!("`op<{name}>` ODS {what} specification of the operation"));
            all.push(information(label, 1, params, documentation));
        }
    }
    if active == 0 {
        let text = if operands { "<operands>: ValueRange" } else { "<results>: TypeRange" };
        let what = if operands { "operands" } else { "results" };
        let shown = format!("`op<{name}>`");
        let documentation = markdown(format!(
            "All {what} of the operation {shown} as one range: its generic {what} specification"
        ));
        all.push(information(format!("({text})"), 1, vec![(text.into(), None)], documentation));
    }
    Some(all)
}

fn group(part: &Part<'_>, group: &ValueModel, operand: bool) -> (String, Option<Documentation>) {
    let (one, many) = if operand { ("Value", "ValueRange") } else { ("Type", "TypeRange") };
    let (ty, prefix) = match group.count {
        Count::One => (one.to_string(), ""),
        Count::Optional => (format!("{one}?"), "optional: "),
        Count::Any => (many.to_string(), "variadic: "),
    };
    let summary = part.model.constraint(group.constraint).summary();
    let name = if group.name.is_empty() { "<unnamed>" } else { &*group.name };
    (format!("{name}: {ty}"), markdown(format!("{prefix}{summary}")))
}
