//! The C++ classes that a file defines, and how a host recognises their objects without C++: by what they are
//! printed as.
//!
//! A type or attribute of a dialect prints as dialect and mnemonic; what implements an interface is what
//! names it as a trait. Enumerations of the old kind are integer attributes; what is one of them their
//! predicate tells.
use super::constraint::interface_class;
use super::traits::{native_name, unfolded};
use crate::cxx::short_name;
use crate::resolve::Classes;
use pdll_bytecode::query::EnumCases;
use pdll_tablegen::{RecordRef, Records};

/// Adds the classes of a file. Of several of a name, what is known adds up.
pub(super) fn import(records: &Records, to: &mut Classes) {
    for (class, sigil) in [("TypeDef", '!'), ("AttrDef", '#')] {
        for def in records.defs_of(class) {
            let name = def.string(if sigil == '!' { "cppType" } else { "storageType" });
            let dialect = def.def("dialect").and_then(|d| d.string("name")).unwrap_or_default();
            let mnemonic = def.string("mnemonic").unwrap_or_default();
            // Those of the builtin dialect have no such names, and every host knows them.
            if dialect.is_empty() || dialect == "builtin" || mnemonic.is_empty() {
                continue;
            }
            let printed = format!("{sigil}{dialect}.{mnemonic}");
            add(to, name.unwrap_or_default(), &printed);
            unfolded(def).into_iter().for_each(|t| add_trait(t, &printed, to));
        }
    }
    for op in records.defs_of("Op") {
        let dialect = op.def("opDialect").and_then(|d| d.string("name")).unwrap_or_default();
        let mnemonic = op.string("opName").unwrap_or_default();
        let name = if dialect.is_empty() { mnemonic.to_string() } else { format!("{dialect}.{mnemonic}") };
        // Of an operation only interfaces are asked for.
        let interfaces =
            unfolded(op).into_iter().filter(|t| t.string("trait").is_some_and(|t| t.ends_with("::Trait")));
        interfaces.for_each(|t| add_trait(t, &name, to));
    }
    // An interface that nothing has is known all the same.
    for class in ["OpInterface", "TypeInterface", "AttrInterface"] {
        for interface in records.defs_of(class).filter(|i| !i.is_anonymous()) {
            to.entry(short_name(&interface_class(interface))).or_default();
        }
    }
    for info in records.defs_of("EnumAttrInfo").filter(|e| e.int("genSpecializedAttr") == Some(1)) {
        let name = short_name(info.string("storageType").unwrap_or_default());
        if let Some(cases) = enumeration(info)
            && !name.is_empty()
        {
            to.entry(name).or_default().cases = Some(cases);
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

fn add_trait(t: RecordRef<'_>, printed: &str, to: &mut Classes) {
    if let Some(name) = native_name(t, t.is_subclass_of("NativeTrait")) {
        add(to, name.strip_suffix("::Trait").unwrap_or(&name), printed);
    }
}

fn add(to: &mut Classes, name: &str, printed: &str) {
    let class = to.entry(short_name(name)).or_default();
    // What a record adds it adds in one go.
    if class.instances.last().is_none_or(|i| i != printed) {
        class.instances.push(printed.to_string());
    }
}
