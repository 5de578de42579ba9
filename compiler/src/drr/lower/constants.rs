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
        let text = code_of(def).and_then(|code| match self.constant_of(&code)? {
            Constant::Attr(text) => Some(text),
            _ => None,
        });
        self.file.constants.insert(def.id(), text.clone());
        text
    }

    /// What code makes out of nothing, where an attribute belongs.
    pub(super) fn constant_of(&self, code: &str) -> Option<Constant> {
        let mut snippet = cxx::expression(code).ok()?;
        self.file.enums.substitute(&mut snippet);
        let attr = Sort::one(Scalar::Attr);
        let resolved = resolve::value(&snippet, &[], &self.file.model.classes, attr).ok()?;
        fold(&resolved)
    }

    /// Does a constraint on an attribute that may be absent ask for one that is there? As MLIR sees it: if
    /// its condition mentions the attribute, but not that it may be null.
    pub(super) fn fails_on_null(&mut self, constraint: RecordRef<'r>) -> bool {
        let text = crate::ods::condition(constraint).map(|c| c.0).unwrap_or_default();
        text.contains("$_self") && !text.contains("!$_self")
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
