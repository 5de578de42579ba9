//! Models of ODS to what the registry holds.

mod attrs;
mod defaults;
mod format;
mod infer;
mod op;
mod symbols;
mod types;
mod weaker;

pub(crate) use types::known_transform;

use crate::enums::Enum;
use crate::symbol::SymbolForm;
use crate::test::Test;
use pdll_ir::{Context, Type};
use pdll_ods::model::{AttrModel, ConstraintId, ConstraintModel, EnumModel, Model, Parameter};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// Makes what the registry holds.
pub(crate) struct Compiler<'a> {
    pub(crate) ctx: &'a mut Context,
    pub(crate) model: &'a Model,
    made: Made,
    /// The classes of attributes whose forms are being made.
    forms_in_work: Vec<String>,
    /// The dialect of the operation that is being made: C++ means its names first.
    dialect: String,
}

/// What was made for operations of a model, in a context, and others of their dialect need, too.
#[derive(Default)]
pub(crate) struct Made {
    enums: FxHashMap<String, Arc<Enum>>,
    /// Forms of types and attributes; `None` while one is made, or if there is none.
    attr_forms: FxHashMap<String, Option<Arc<SymbolForm>>>,
    type_forms: FxHashMap<String, Option<Arc<SymbolForm>>>,
    built: FxHashMap<ConstraintId, Option<Type>>,
    tests: FxHashMap<ConstraintId, Arc<Test>>,
    /// Whether types are of the C++ class of a constraint; `None` if any are.
    class_tests: FxHashMap<ConstraintId, Option<Arc<Test>>>,
}

impl<'a> Compiler<'a> {
    pub(crate) fn new(ctx: &'a mut Context, model: &'a Model) -> Self {
        Self::with(ctx, model, Made::default())
    }

    /// With what an earlier one has made ([`Self::into_made`]), of the same model and context.
    pub(crate) fn with(ctx: &'a mut Context, model: &'a Model, made: Made) -> Self {
        Compiler { ctx, model, made, forms_in_work: Vec::new(), dialect: String::new() }
    }

    pub(crate) fn into_made(self) -> Made {
        self.made
    }

    /// The constraint that others are made of.
    fn base(&self, id: ConstraintId) -> (ConstraintId, &'a ConstraintModel) {
        let mut id = id;
        // Bases are read before what is made of them, so that this ends.
        while let Some(base) = self.model.constraint(id).base {
            id = base;
        }
        (id, self.model.constraint(id))
    }

    /// The enumeration that an attribute is made of. Those of several dialects may have one name: the one of
    /// the type of its parameter is meant.
    fn enumeration_of_attr(&self, def: &'a AttrModel) -> Option<&'a EnumModel> {
        let name = def.enumeration.as_deref()?;
        let by_type = |parameter: &Parameter| {
            let class = plain(&parameter.cpp_type);
            self.model.enums.iter().find(|e| e.record == name && plain(&e.cpp_type) == class)
        };
        let exact = def.definition.parameters.iter().find_map(by_type).map(|e| &**e);
        exact.or_else(|| self.enumeration_model(name))
    }

    /// The enumeration of this record or C++ type; of several, that of the dialect of the operation.
    fn enumeration_model(&self, name: &str) -> Option<&'a EnumModel> {
        let all = self.model.enums.iter().map(|e| &**e);
        let mut named = all.filter(|e| e.record == name || e.cpp_type == name);
        named.clone().find(|e| self.is_of_dialect(e)).or_else(|| named.next())
    }

    /// Whether an enumeration is in the namespace of the dialect that is compiled.
    fn is_of_dialect(&self, e: &EnumModel) -> bool {
        e.cpp_type.rsplit("::").nth(1).is_some_and(|space| space.eq_ignore_ascii_case(&self.dialect))
    }

    /// The enumeration of this record or C++ type.
    fn enumeration(&mut self, name: &str) -> Option<Arc<Enum>> {
        let model = self.enumeration_model(name)?;
        Some(self.made_enumeration(model))
    }

    fn made_enumeration(&mut self, model: &EnumModel) -> Arc<Enum> {
        let made =
            self.made.enums.entry(model.cpp_type.clone()).or_insert_with(|| Arc::new(Enum::new(model)));
        made.clone()
    }
}

/// The last part of a qualified C++ name.
pub(crate) fn short(class: &str) -> &str {
    let class = class.trim();
    class.rfind(':').map_or(class, |colon| &class[colon + 1..])
}

/// A C++ name without the namespaces that all share.
pub(crate) fn plain(class: &str) -> &str {
    let class = class.trim();
    let class = class.strip_prefix("::").unwrap_or(class);
    let class = class.strip_prefix("mlir::").or_else(|| class.strip_prefix("llvm::")).unwrap_or(class);
    class.trim()
}

/// C++ text without blanks.
pub(crate) fn squeezed(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).collect()
}
