//! Formats that cannot be read, told where they are written.

mod adjacent;
mod bound;

use crate::format::{self, FormatError, Scope};
use crate::model::{Model, TypeModel};
use crate::places::place_in_format;
use pdll_source::SourceMap;
use pdll_source::diag::{Diagnostic, Diagnostics};

/// Tells of each operation, type and attribute of a model whose `assemblyFormat` cannot be read, at the place
/// of what is wrong in it. `sources` are those that the model was read from.
pub fn check_formats(model: &Model, sources: &SourceMap, diags: &mut Diagnostics) {
    for op in &model.ops {
        let Some(text) = &op.assembly_format else { continue };
        let error = match format::parse(text, &Scope::of(op)) {
            Ok(format) => bound::operation(&format, text, op, model)
                .and_then(|()| adjacent::operation(&format, text, op, model)),
            Err(error) => Err(error),
        };
        let Err(FormatError { at, message }) = error else { continue };
        let place = place_in_format(text, op.span, &op.bases, &at, sources);
        let said = format!("the `assemblyFormat` of `{}` cannot be read: {message}", op.name);
        diags.push(Diagnostic::error(place, said));
    }
    let attributes = model.attrs.iter().map(|attr| (&attr.definition, '#'));
    for (definition, sigil) in model.types.iter().map(|ty| (ty, '!')).chain(attributes) {
        let Some(mnemonic) = &definition.mnemonic else { continue };
        let name = format!("{sigil}{}.{mnemonic}", definition.dialect);
        let (is_code, has_parameters) =
            (definition.has_custom_assembly_format, !definition.parameters.is_empty());
        let text = match &definition.assembly_format {
            Some(text) if !is_code => text,
            None if is_code || !has_parameters => continue,
            text => {
                let said = match text {
                    Some(_) => "either `assemblyFormat` or `hasCustomAssemblyFormat` is set, not both",
                    None => {
                        "`assemblyFormat` or `hasCustomAssemblyFormat` says how its parameters are written"
                    }
                };
                diags.push(Diagnostic::error(definition.span, format!("`{name}`: {said}")));
                continue;
            }
        };
        let Err(FormatError { at, message }) = check_definition(definition, text) else { continue };
        let place = place_in_format(text, definition.span, &[], &at, sources);
        diags.push(Diagnostic::error(
            place,
            format!("the `assemblyFormat` of `{name}` cannot be read: {message}"),
        ));
    }
}

/// What is wrong with the format of a type or attribute, if anything is.
fn check_definition(definition: &TypeModel, text: &str) -> Result<(), FormatError> {
    // The type of an attribute follows its text, and is not in its format.
    let written = |p: &&crate::model::Parameter| {
        let is = |class: &str| p.classes.iter().any(|c| **c == *class) || *p.record == *class;
        !is("AttributeSelfTypeParameter")
    };
    let parameters = definition.parameters.iter().filter(written);
    let scope = Scope {
        parameters: parameters.clone().map(|p| p.name.as_str()).collect(),
        of_parameters: true,
        ..Scope::default()
    };
    let format = format::parse(text, &scope)?;
    let optional: Vec<bool> = parameters
        .map(|p| !p.default_value.is_empty() || p.classes.iter().any(|c| &**c == "OptionalParameter"))
        .collect();
    bound::definition(&format, text, &scope, &optional)
}
