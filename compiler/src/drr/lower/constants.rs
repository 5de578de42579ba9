//! Constant attributes of rules.

use super::super::constant::{Constant, fold};
use super::Lower;
use crate::cxx;
use crate::ods::RecordRef;
use crate::ods::resolve;
use pdll_bytecode::query::{Scalar, Sort};

impl<'r> Lower<'_, 'r> {
    /// The text of the attribute that a record stands for, if it is a constant that is understood.
    pub(super) fn constant(&mut self, def: RecordRef<'r>) -> Option<String> {
        if let Some(known) = self.file.constants.get(&def.id()) {
            return known.clone();
        }
        let text = code_of(def).and_then(|code| self.attribute_of(&code));
        self.file.constants.insert(def.id(), text.clone());
        text
    }

    /// The text of the attribute that code makes out of nothing.
    pub(super) fn attribute_of(&self, code: &str) -> Option<String> {
        let mut snippet = cxx::expression(code).ok()?;
        self.file.enums.substitute(&mut snippet);
        let attr = Sort::one(Scalar::Attr);
        let resolved = resolve::value(&snippet, &[], &self.file.model.classes, attr).ok()?;
        match fold(&resolved)? {
            Constant::Attr(text) => Some(text),
            _ => None,
        }
    }
}

/// C++ that makes the constant.
fn code_of(def: RecordRef<'_>) -> Option<String> {
    let (attr, value) = if def.is_subclass_of("ConstantAttr") {
        (def.def("attr")?, def.string("value")?.to_string())
    } else {
        (def, def.int("value")?.to_string())
    };
    Some(built(attr, &value)).flatten()
}

/// C++ that makes an attribute of this record from a value.
pub(super) fn built(attr: RecordRef<'_>, value: &str) -> Option<String> {
    let builder = attr.string("constBuilderCall").filter(|b| !b.is_empty())?;
    Some(builder.replace("$0", value))
}
