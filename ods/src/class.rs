//! The C++ classes that a file defines, and how a host recognises their objects without C++: by what they are
//! printed as.
//!
//! A type or attribute of a dialect prints as dialect and mnemonic; what implements an interface is what
//! names it as a trait. Enumerations of the old kind are integer attributes; what is one of them their
//! predicate tells.
use super::constraint::interface_class;
use super::reader::Reader;
use crate::cxx::short_name;
use crate::model::{KnownTrait, OpModel, TraitModel, TypeModel};
use crate::resolve::{CONSTANT_LIKE, Classes};
use pdll_bytecode::query::EnumCases;
use pdll_tablegen::RecordRef;
use std::sync::Arc;

impl<'r> Reader<'r, '_> {
    /// Adds the classes of a definition of a type (sigil `!`) or attribute (`#`). Of several of a name, what
    /// is known adds up.
    pub(super) fn class_of(&mut self, definition: &Arc<TypeModel>, sigil: char) {
        add_definition(&mut self.model.classes, definition, sigil);
    }

    /// Adds the class of an operation, its interfaces, and whether it is a constant: other classes are not
    /// asked for of one.
    pub(super) fn interfaces_of(&mut self, op: &OpModel) {
        add_interfaces(&mut self.model.classes, op);
    }

    /// The same of an operation that is not imported, by its record.
    pub(super) fn interfaces_of_record(&mut self, op: RecordRef<'r>) {
        let dialect = op.def("opDialect").and_then(|d| d.string("name"));
        let (Some(dialect), Some(mnemonic)) = (dialect, op.string("opName")) else { return };
        let (_, traits) = self.traits(op);
        let name = if dialect.is_empty() { mnemonic.to_string() } else { format!("{dialect}.{mnemonic}") };
        add_all(&mut self.model.classes, &name, &super::op::cpp_class(op), &traits);
    }

    /// Adds interfaces, which are known also if nothing has them, and enumerations of the old kind.
    pub(super) fn other_classes(&mut self) {
        self.model.classes.entry(CONSTANT_LIKE.into()).or_default();
        for class in ["OpInterface", "TypeInterface", "AttrInterface"] {
            for interface in self.records.defs_of(class).filter(|i| !i.is_anonymous()) {
                self.model.classes.entry(short_name(&interface_class(interface))).or_default();
            }
        }
        for info in self.records.defs_of("EnumAttrInfo").filter(|e| e.int("genSpecializedAttr") == Some(1)) {
            let name = short_name(info.string("storageType").unwrap_or_default());
            if let Some(cases) = enumeration(info)
                && !name.is_empty()
            {
                self.model.classes.entry(name).or_default().cases = Some(cases);
            }
        }
    }
}

/// Adds the classes of a definition, as [`Reader::class_of`].
pub(super) fn add_definition(to: &mut Classes, definition: &Arc<TypeModel>, sigil: char) {
    let TypeModel { dialect, cpp_class, traits, .. } = &**definition;
    let mnemonic = definition.mnemonic.as_deref().unwrap_or_default();
    // Those of the builtin dialect have no such names, and every host knows them.
    if dialect.is_empty() || dialect == "builtin" || mnemonic.is_empty() {
        return;
    }
    let printed = format!("{sigil}{dialect}.{mnemonic}");
    add(to, cpp_class, &printed);
    traits.iter().for_each(|t| add_trait(to, t, &printed));
    to.add_symbol(definition, sigil);
}

/// Adds the class and the interfaces of an operation.
pub(super) fn add_interfaces(to: &mut Classes, op: &OpModel) {
    add_all(to, &op.name, &op.cpp_class, &op.traits);
}

/// Adds the class of an operation of this name, and the interfaces among its traits.
fn add_all(to: &mut Classes, name: &str, class: &str, traits: &[Arc<TraitModel>]) {
    add(to, class, name);
    for t in traits {
        if t.name.ends_with("::Trait") {
            add_trait(to, t, name);
        } else if t.known == Some(KnownTrait::ConstantLike) {
            add(to, CONSTANT_LIKE, name);
        }
    }
}

/// The cases of an enumeration whose attributes are integers. (The predicate of the record asks for the class
/// again.)
fn enumeration(info: RecordRef<'_>) -> Option<EnumCases> {
    let width = u32::try_from(info.int("bitwidth")?).ok()?;
    let cases = info.list("enumerants")?;
    let values: Option<Vec<i64>> = cases.iter().map(|c| c.as_def()?.int("value")).collect();
    Some(EnumCases { width, bits: info.is_subclass_of("BitEnumBase"), values: values? })
}

fn add_trait(to: &mut Classes, t: &Arc<TraitModel>, printed: &str) {
    if !t.name.is_empty() {
        add(to, t.name.strip_suffix("::Trait").unwrap_or(&t.name), printed);
    }
}

fn add(to: &mut Classes, name: &str, printed: &str) {
    let class = to.entry(short_name(name)).or_default();
    // What a record adds it adds in one go.
    if class.instances.last().is_none_or(|i| i != printed) {
        class.instances.push(printed.to_string());
    }
}
