//! Default values of attributes, from C++.

use super::{Compiler, plain, short};
use crate::form::{AttrForm, dense};
use pdll_ir::{Attr, AttrData};
use pdll_ods::model::ConstraintId;

impl Compiler<'_> {
    /// The attribute that a C++ expression for a default stands for; `None` if that is not understood.
    pub(super) fn default_value(&mut self, id: ConstraintId, form: &AttrForm, text: &str) -> Option<Attr> {
        let text = text.trim();
        let builder = &self.model.constraint(id).builder;
        let code = if builder.contains("$0") { text } else { builder };
        if let Some((class, _)) = code.split_once("::get(") {
            return self.without_parameters(short(class));
        }
        match form {
            AttrForm::Body(form) => {
                let (_, base) = self.base(id);
                let model = self.model;
                let class = plain(&base.cpp_type);
                let def = model.attrs.iter().find(|def| plain(&def.definition.cpp_class) == class)?;
                // The enumeration is named by the attribute, or by the value itself.
                let scope = text.rsplit_once("::").map_or("", |(scope, _)| scope);
                let by_value = || {
                    let mut all = model.enums.iter().map(|e| &**e);
                    let exact = all.clone().find(|e| plain(&e.cpp_type) == plain(scope));
                    exact.or_else(|| all.find(|e| short(&e.cpp_type) == short(scope)))
                };
                if text == "{}" && def.enumeration.is_none() {
                    return form.attr_of_defaults(self.ctx);
                }
                let named = self.enumeration_of_attr(def);
                let cases = named.or_else(by_value)?;
                let case = match text {
                    "{}" => cases.cases.iter().find(|case| case.value == 0),
                    _ => cases.symbol(short(text)),
                };
                form.attr_of(self.ctx, &case?.text)
            }
            AttrForm::Enum(_, ty) | AttrForm::Flags { ty, .. } => {
                let (_, base) = self.base(id);
                let cases = self.enumeration_model(base.enumeration.as_deref()?)?;
                let value = cases.symbol(short(text))?.value;
                self.ctx.int_attr(*ty, i128::from(value))
            }
            // Its default is known with its form.
            AttrForm::OptionalNumber(_) => None,
            AttrForm::DenseArray(element) => {
                let inner = text.strip_prefix('{')?.strip_suffix('}')?;
                let mut items = Vec::new();
                for item in inner.split(',').map(str::trim).filter(|item| !item.is_empty()) {
                    items.push(self.ctx.int_attr(*element, item.parse().ok()?)?);
                }
                dense::dense_array(self.ctx, *element, &items)
            }
            AttrForm::Typed(_) | AttrForm::Any | AttrForm::SymbolName => self.plain_default(id, text),
        }
    }

    /// The attribute of a class that has no parameters.
    fn without_parameters(&mut self, class: &str) -> Option<Attr> {
        let mut named = self.model.attrs.iter().filter(|def| short(&def.definition.cpp_class) == class);
        let own = named.clone().find(|def| def.definition.dialect == self.dialect);
        let definition = &own.or_else(|| named.next())?.definition;
        let mnemonic = definition.mnemonic.as_deref().filter(|_| definition.parameters.is_empty())?;
        let (namespace, data) = (self.ctx.name(&definition.dialect), self.ctx.name(mnemonic));
        Some(self.ctx.attr(AttrData::Opaque { namespace, data, ty: None }))
    }

    fn plain_default(&mut self, id: ConstraintId, text: &str) -> Option<Attr> {
        let (_, base) = self.base(id);
        let value_type = base.value_type.and_then(|ty| self.built_type(ty));
        match plain(&base.cpp_type) {
            "BoolAttr" => match text {
                "true" | "1" => Some(self.ctx.bool_attr(true)),
                "false" | "0" => Some(self.ctx.bool_attr(false)),
                _ => None,
            },
            "IntegerAttr" => {
                let value = match text {
                    "true" => 1,
                    "false" => 0,
                    _ => integer(text)?,
                };
                self.ctx.int_attr(value_type?, value)
            }
            "FloatAttr" => {
                let number = text.trim_start_matches("::llvm::APFloat(").trim_end_matches(')');
                self.ctx.float_attr(value_type?, number.trim_end_matches(['f', 'F']).parse().ok()?)
            }
            "StringAttr" => {
                if let Some(class) = text.strip_suffix("::getOperationName()") {
                    // It may be of a dialect that is not known.
                    let known = self.op_of_class(None, class);
                    let known = known.map(|name| self.ctx.text(name).into_owned());
                    let name = known.or_else(|| name_of_class(class))?;
                    return Some(self.ctx.string_attr(&name));
                }
                let text = text.strip_prefix('"')?.strip_suffix('"')?;
                (!text.contains('\\')).then(|| self.ctx.string_attr(text))
            }
            "ArrayAttr" if text == "{}" => Some(self.ctx.array_attr(&[])),
            "DictionaryAttr" if text == "{}" => {
                let empty = self.ctx.known().empty_dict;
                Some(self.ctx.attr(AttrData::Dict(empty)))
            }
            _ => None,
        }
    }
}

/// The name of an operation of MLIR that the rule for names of classes gives: `dialect.make_it` has the class
/// `::mlir::dialect::MakeItOp`.
fn name_of_class(class: &str) -> Option<String> {
    let (dialect, class) = class.trim_start_matches("::").strip_prefix("mlir::")?.split_once("::")?;
    let mut name = format!("{dialect}.");
    for (index, letter) in class.strip_suffix("Op")?.char_indices() {
        if letter.is_ascii_uppercase() && index > 0 {
            name.push('_');
        }
        name.push(letter.to_ascii_lowercase());
    }
    (!class.contains("::")).then_some(name)
}

/// A number in C++: decimal, hexadecimal, or cast to another type.
fn integer(text: &str) -> Option<i128> {
    let inner = text.strip_prefix("static_cast<").and_then(|rest| rest.split_once(">(")?.1.strip_suffix(')'));
    let text = inner.unwrap_or(text).trim();
    match text.strip_prefix("0x") {
        Some(digits) => i128::from_str_radix(digits, 16).ok(),
        None => text.parse().ok(),
    }
}
