//! Constant attributes of rules.

use super::Lower;
use crate::drr::constant::{Constant, fold};
use crate::drr::property::{Form, HELD};
use crate::drr::read::def_shown;
use crate::ods::RecordRef;
use crate::ods::resolve;
use pdll_bytecode::query::{Scalar, Sort};

impl<'l, 'r> Lower<'l, 'r> {
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

    /// Whether something says how a constant is made; if not, that is reported. (To other constraints it does
    /// not matter.)
    pub(super) fn has_constant_code(&mut self, def: RecordRef<'r>) -> bool {
        if !def.is_subclass_of("ConstantAttr") || code_of(def).is_some() {
            return true;
        }
        let attr = def_shown(def.def("attr").unwrap_or(def));
        let what = format!("nothing says how the constant `{}` of `{attr}` is made", def_shown(def));
        self.unsupported_but(what, &format!("give `{attr}` a `constBuilderCall`, or use another attribute"));
        false
    }

    /// The attribute of a property of this form that holds what code gives; null, of which nothing is
    /// written.
    pub(super) fn property_constant(&self, form: Form, code: &str) -> Option<Constant> {
        self.constant_of(&form.write().replace(HELD, code))
    }

    /// What code makes out of nothing, where an attribute belongs.
    pub(super) fn constant_of(&self, code: &str) -> Option<Constant> {
        let snippet = self.file.natives.parse(code, &[]).ok()?;
        let attr = Sort::one(Scalar::Attr);
        let resolved = resolve::value(&snippet, &[], &self.file.model.classes, attr).ok()?;
        fold(&resolved)
    }

    /// Does a constraint on an attribute that may be absent ask for one that is there? As MLIR sees it: if
    /// its condition mentions the attribute, but not that it may be null.
    pub(super) fn fails_on_null(&mut self, constraint: RecordRef<'r>) -> bool {
        let read = self.file.natives.condition(constraint);
        read.text.contains("$_self") && !read.text.contains("!$_self")
    }
}

/// C++ that makes the constant.
pub(super) fn code_of(def: RecordRef<'_>) -> Option<String> {
    let (attr, value) = if def.is_subclass_of("ConstantAttr") {
        (def.def("attr")?, def.string("value")?.to_string())
    } else {
        (def, def.int("value")?.to_string())
    };
    Some(built(attr, &value)).flatten()
}

/// C++ that makes an attribute of this record from a value.
pub(in crate::drr) fn built(attr: RecordRef<'_>, value: &str) -> Option<String> {
    let builder = attr.string("constBuilderCall").filter(|b| !b.is_empty())?;
    Some(builder.replace("$0", value))
}
