//! Definitions of types, attributes, enumerations and dialects.

use super::reader::{Reader, enum_case, flag, is, text};
use crate::model::{AttrModel, DialectModel, EnumModel, Parameter, TypeModel};
use pdll_tablegen::{RecordRef, Value};

impl<'r> Reader<'r, '_> {
    /// Adds what the file defines besides operations; what the model has by the same name stays.
    pub(super) fn definitions(&mut self) {
        let records = self.records;
        for record in records.defs_of("Dialect") {
            if !self.model.dialects.iter().any(|d| d.record == record.name()) {
                let dialect = self.dialect(record);
                self.model.dialects.push(dialect);
            }
        }
        for record in records.defs_of("EnumInfo") {
            if !self.model.enums.iter().any(|e| e.record == record.name())
                && let Some(model) = self.enumeration_model(record)
            {
                self.model.enums.push(model);
            }
        }
        for record in records.defs_of("TypeDef") {
            if !self.model.types.iter().any(|t| t.record == record.name()) {
                let model = self.definition(record, "cppType");
                self.model.types.push(model);
            }
        }
        for record in records.defs_of("AttrDef") {
            if !self.model.attrs.iter().any(|t| t.definition.record == record.name()) {
                let definition = self.definition(record, "storageType");
                let enumeration = self.model.constraint(definition.constraint).enumeration.clone();
                self.model.attrs.push(AttrModel { definition, enumeration });
            }
        }
    }

    fn dialect(&self, record: RecordRef<'_>) -> DialectModel {
        let names = record.list("dependentDialects");
        let names = names.iter().flat_map(|l| l.iter()).filter_map(|v| v.as_str());
        DialectModel {
            record: record.name().to_string(),
            name: text(record, "name"),
            cpp_namespace: text(record, "cppNamespace"),
            summary: text(record, "summary"),
            description: text(record, "description"),
            properties: flag(record, "usePropertiesForAttributes"),
            dependent_dialects: names.map(str::to_string).collect(),
            span: self.positions.span(record),
        }
    }

    fn enumeration_model(&self, record: RecordRef<'_>) -> Option<EnumModel> {
        let cases = record.list("enumerants")?;
        let class = text(record, "className");
        let cpp_type = match record.string("cppType") {
            Some(ty) => ty.to_string(),
            None => format!("{}::{class}", text(record, "cppNamespace")),
        };
        let bits = record.is_subclass_of("BitEnumBase");
        let separator = bits.then(|| record.string("separator").unwrap_or("|").to_string());
        Some(EnumModel {
            record: record.name().to_string(),
            cpp_type,
            summary: text(record, "summary"),
            cases: cases.iter().filter_map(|c| enum_case(c.as_def()?)).collect(),
            width: record.int("bitwidth").and_then(|w| u32::try_from(w).ok()).unwrap_or(32),
            separator,
            primary_groups: flag(record, "printBitEnumPrimaryGroups"),
            quoted: flag(record, "printBitEnumQuoted"),
            attribute: is(record, self.bases.attr).then(|| flag(record, "genSpecializedAttr")),
            span: self.positions.span(record),
        })
    }

    /// A type or attribute, whose C++ class is in `field`.
    fn definition(&mut self, record: RecordRef<'r>, field: &str) -> TypeModel {
        let parameters = record.dag("parameters");
        let parameters = parameters.iter().flat_map(|d| d.args());
        let (_, traits) = self.traits(record);
        TypeModel {
            record: record.name().to_string(),
            dialect: record.def("dialect").map(|d| text(d, "name")).unwrap_or_default(),
            mnemonic: record.string("mnemonic").map(str::to_string),
            cpp_class: text(record, field),
            summary: text(record, "summary"),
            description: text(record, "description"),
            parameters: parameters.map(|(value, name)| parameter(value, name.unwrap_or_default())).collect(),
            assembly_format: record.string("assemblyFormat").map(str::to_string),
            has_custom_assembly_format: flag(record, "hasCustomAssemblyFormat"),
            has_verifier: flag(record, "genVerifyDecl"),
            traits,
            constraint: self.constraint(record),
            span: self.positions.span(record),
        }
    }
}

fn parameter(value: Value<'_>, name: &str) -> Parameter {
    let name = name.to_string();
    match value.as_def() {
        Some(record) => Parameter {
            name,
            cpp_type: text(record, "cppType"),
            record: record.name().to_string(),
            classes: record.superclasses().map(|c| c.name().to_string()).collect(),
            default_value: text(record, "defaultValue"),
            parser: record.string("parser").map(str::to_string),
            printer: record.string("printer").map(str::to_string),
        },
        None => Parameter {
            name,
            cpp_type: value.as_str().unwrap_or_default().to_string(),
            record: String::new(),
            classes: Vec::new(),
            default_value: String::new(),
            parser: None,
            printer: None,
        },
    }
}
