//! Definitions of types, attributes, enumerations and dialects.

use super::reader::{Reader, Texts, enum_case, flag, is, text};
use crate::model::{AttrModel, DialectModel, EnumModel, Parameter, SymbolBuilder, TypeModel};
use pdll_tablegen::{RecordRef, Value};
use std::sync::Arc;

impl<'r> Reader<'r, '_> {
    /// Adds what the file defines besides operations; what the model has by the same name stays.
    pub(super) fn definitions(&mut self) {
        let records = self.records;
        for record in records.defs_of("Dialect") {
            let same =
                |d: &DialectModel| d.record == record.name() && Some(&*d.name) == record.string("name");
            if !self.model.dialects.iter().any(same) {
                let dialect = self.dialect(record);
                self.model.dialects.push(dialect);
            }
        }
        for record in records.defs_of("EnumInfo") {
            let cpp_type = enumeration_type(record);
            let same = |e: &Arc<EnumModel>| e.record == record.name() && e.cpp_type == cpp_type;
            if !self.model.enums.iter().any(same)
                && let Some(model) = self.enumeration_model(record, cpp_type)
            {
                let model = Arc::new(model);
                self.model.classes.add_enum(&model);
                self.model.enums.push(model);
            }
        }
        let same = |known: &TypeModel, record: RecordRef<'_>, field: &str| {
            known.record == record.name() && Some(&*known.cpp_class) == record.string(field)
        };
        for record in records.defs_of("TypeDef") {
            if !self.model.types.iter().any(|t| same(t, record, "cppType")) {
                let model = Arc::new(self.definition(record, "cppType"));
                self.class_of(&model, '!');
                self.model.types.push(model);
            }
        }
        for record in records.defs_of("AttrDef") {
            if !self.model.attrs.iter().any(|a| same(&a.definition, record, "storageType")) {
                let definition = Arc::new(self.definition(record, "storageType"));
                self.class_of(&definition, '#');
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
            types_by_format: flag(record, "useDefaultTypePrinterParser"),
            attributes_by_format: flag(record, "useDefaultAttributePrinterParser"),
            dependent_dialects: names.map(str::to_string).collect(),
            span: self.positions.span(record),
        }
    }

    fn enumeration_model(&self, record: RecordRef<'_>, cpp_type: String) -> Option<EnumModel> {
        let cases = record.list("enumerants")?;
        let bits = record.is_subclass_of("BitEnumBase");
        // Attributes of an enumeration that says how it is printed are not printed by its operator.
        let printed_by_operator = record.string("parameterPrinter").is_none();
        let separator = bits.then(|| record.string("separator").unwrap_or("|").to_string());
        Some(EnumModel {
            record: record.name().to_string(),
            cpp_type,
            summary: text(record, "summary"),
            cases: cases.iter().filter_map(|c| enum_case(c.as_def()?)).collect(),
            width: record.int("bitwidth").and_then(|w| u32::try_from(w).ok()).unwrap_or(32),
            separator,
            primary_groups: flag(record, "printBitEnumPrimaryGroups"),
            quoted: flag(record, "printBitEnumQuoted") && printed_by_operator,
            attribute: is(record, self.bases.attr).then(|| flag(record, "genSpecializedAttr")),
            span: self.positions.span(record),
        })
    }

    /// A type or attribute, whose C++ class is in `field`.
    fn definition(&mut self, record: RecordRef<'r>, field: &str) -> TypeModel {
        let parameters = record.dag("parameters");
        let parameters = parameters.iter().flat_map(|d| d.args());
        let texts = &mut self.texts;
        let parameters = parameters.map(|(v, name)| parameter(texts, v, name.unwrap_or_default())).collect();
        let builders = record.list("builders");
        let builders = builders.iter().flat_map(|list| list.iter()).filter_map(|b| b.as_def());
        let builders = builders.map(|b| builder(texts, b)).collect();
        let (_, traits) = self.traits(record);
        TypeModel {
            record: record.name().to_string(),
            dialect: record.def("dialect").map(|d| text(d, "name")).unwrap_or_default(),
            mnemonic: record.string("mnemonic").map(str::to_string),
            cpp_class: text(record, field),
            summary: text(record, "summary"),
            description: text(record, "description"),
            parameters,
            has_default_builder: !flag(record, "skipDefaultBuilders"),
            builders,
            assembly_format: record.string("assemblyFormat").map(str::to_string),
            has_custom_assembly_format: flag(record, "hasCustomAssemblyFormat"),
            is_aliased: flag(record, "genMnemonicAlias"),
            has_verifier: flag(record, "genVerifyDecl"),
            traits,
            constraint: self.constraint(record),
            span: self.positions.span(record),
        }
    }
}

fn enumeration_type(record: RecordRef<'_>) -> String {
    match record.string("cppType") {
        Some(ty) => ty.to_string(),
        None => format!("{}::{}", text(record, "cppNamespace"), text(record, "className")),
    }
}

/// A parameter of a builder that a record declares, of an operation, a type or an attribute.
#[derive(Clone, Copy, Debug)]
pub struct BuilderParam<'r> {
    /// Its name, if it has one.
    pub name: Option<&'r str>,
    /// Its C++ type, if the record says it.
    pub ty: Option<&'r str>,
    /// What stands for it where it is left out, as C++.
    pub default: Option<&'r str>,
}

/// The parameters of a builder (`OpBuilder`, `TypeBuilder`, `AttrBuilder`) in order, without builder, state
/// and context; `None` if the record is none.
#[must_use]
pub fn builder_params(builder: RecordRef<'_>) -> Option<Vec<BuilderParam<'_>>> {
    let params = builder.dag("dagParams")?;
    let params = params.args().map(|(value, name)| match value {
        Value::Def(of) => {
            let default = of.string("defaultValue").filter(|default| !default.is_empty());
            BuilderParam { name, ty: of.string("type"), default }
        }
        value => BuilderParam { name, ty: value.as_str(), default: None },
    });
    Some(params.collect())
}

fn builder(texts: &mut Texts, record: RecordRef<'_>) -> SymbolBuilder {
    let arguments = builder_params(record).unwrap_or_default().into_iter().map(|param| {
        let name = param.name.unwrap_or_default().to_string();
        (name, texts.get(param.ty.unwrap_or_default()), texts.get(param.default.unwrap_or_default()))
    });
    SymbolBuilder {
        arguments: arguments.collect(),
        takes_context: !flag(record, "hasInferredContextParam"),
        body: texts.get(record.string("body").unwrap_or_default()),
    }
}

fn parameter(texts: &mut Texts, value: Value<'_>, name: &str) -> Parameter {
    let name = name.to_string();
    match value.as_def() {
        Some(record) => Parameter {
            name,
            cpp_type: texts.get(record.string("cppType").unwrap_or_default()),
            record: record.name().to_string(),
            classes: record.superclasses().map(|c| texts.get(c.name())).collect(),
            default_value: texts.get(record.string("defaultValue").unwrap_or_default()),
            parser: record.string("parser").map(|p| texts.get(p)),
            printer: record.string("printer").map(|p| texts.get(p)),
        },
        None => Parameter {
            name,
            cpp_type: texts.get(value.as_str().unwrap_or_default()),
            record: String::new(),
            classes: Vec::new(),
            default_value: texts.get(""),
            parser: None,
            printer: None,
        },
    }
}
