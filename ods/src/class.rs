//! The C++ classes that a file defines, and how a host recognises their objects without C++: by what they are printed as.
//!
//! A type or attribute of a dialect prints as dialect and mnemonic; what implements an interface is what names it as a trait.
//! Enumerations of the old kind are integer attributes; what is one of them their predicate tells.
use super::infer::{Traits, native_name};
use crate::cxx::short_name;
use crate::model::Class;
use pdll_tablegen::{RecordRef, Records};
use std::collections::BTreeMap;

/// Adds the classes of a file. Of several of a name, what is known adds up.
pub(super) fn import(records: &Records, to: &mut BTreeMap<String, Class>) {
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
            Traits::of(def).list.into_iter().for_each(|t| add_trait(t, &printed, to));
        }
    }
    for op in records.defs_of("Op") {
        let dialect = op.def("opDialect").and_then(|d| d.string("name")).unwrap_or_default();
        let mnemonic = op.string("opName").unwrap_or_default();
        let name = if dialect.is_empty() { mnemonic.to_string() } else { format!("{dialect}.{mnemonic}") };
        // Of an operation only interfaces are asked for.
        let interfaces = Traits::of(op)
            .list
            .into_iter()
            .filter(|t| t.string("trait").is_some_and(|t| t.ends_with("::Trait")));
        interfaces.for_each(|t| add_trait(t, &name, to));
    }
    // An interface that nothing has is known all the same.
    for class in ["OpInterface", "TypeInterface", "AttrInterface"] {
        for interface in records.defs_of(class).filter(|i| !i.is_anonymous()) {
            to.entry(short_name(&super::constraint::interface_class(interface))).or_default();
        }
    }
    for info in records.defs_of("EnumAttrInfo").filter(|e| e.int("genSpecializedAttr") == Some(1)) {
        let name = short_name(info.string("storageType").unwrap_or_default());
        if let Some(condition) = enumeration(info)
            && !name.is_empty()
        {
            to.entry(name).or_default().condition = Some(condition);
        }
    }
}

/// When an integer attribute is one of an enumeration: it has its width, and is one of its cases or made of their bits. (The predicate of
/// the record asks for the class again.)
fn enumeration(info: RecordRef<'_>) -> Option<String> {
    let width = info.int("bitwidth")?;
    let cases = info.list("enumerants")?;
    let values: Option<Vec<i64>> = cases.iter().map(|c| c.as_def()?.int("value")).collect();
    let values: Vec<String> = values?.iter().map(i64::to_string).collect();
    let cases = match info.is_subclass_of("BitEnumBase") {
        true => format!(
            "!(::llvm::cast<::mlir::IntegerAttr>($_self).getValue().getZExtValue() & ~({}))",
            values.join(" | ")
        ),
        false => {
            let list = values.join(", ");
            format!("::llvm::is_contained({{{list}}}, ::llvm::cast<::mlir::IntegerAttr>($_self).getInt())")
        }
    };
    Some(format!(
        "::llvm::isa<::mlir::IntegerAttr>($_self) && \
         ::llvm::cast<::mlir::IntegerAttr>($_self).getType().isSignlessInteger({width}) && ({cases})"
    ))
}

fn add_trait(t: RecordRef<'_>, printed: &str, to: &mut BTreeMap<String, Class>) {
    if let Some(name) = native_name(t) {
        add(to, name.strip_suffix("::Trait").unwrap_or(&name), printed);
    }
}

fn add(to: &mut BTreeMap<String, Class>, name: &str, printed: &str) {
    let class = to.entry(short_name(name)).or_default();
    // What a record adds it adds in one go.
    if class.instances.last().is_none_or(|i| i != printed) {
        class.instances.push(printed.to_string());
    }
}
