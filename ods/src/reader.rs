//! Records to models: what the parts of the import share, each record read once.

use super::constraint::interface_class;
use super::model::{
    ConstantForm, ConstraintId, ConstraintKind, ConstraintModel, EnumCase, KnownTrait, Model, TraitModel,
};
use super::traits::native_name;
use super::{Positions, pred};
use pdll_source::{Span, Standard};
use pdll_tablegen::{FieldKey, RecId, RecordRef, Records, Value};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// How long a chain of constants of attributes, and of types of values, is that is followed.
const MAX_DEPTH: u32 = 8;

/// Reads the records of one file into a model.
pub(super) struct Reader<'r, 'p> {
    pub(super) records: &'r Records,
    pub(super) positions: &'p Positions<'p>,
    pub(super) std: Standard,
    pub(super) model: &'p mut Model,
    pub(super) bases: Bases,
    pub(super) predicates: pred::Reader,
    /// Does the file have the interface that infers result types?
    pub(super) infers: bool,
    pub(super) traits: FxHashMap<RecId, Arc<TraitModel>>,
    constraints: FxHashMap<RecId, ConstraintId>,
    /// Where classes are defined.
    places: FxHashMap<RecId, Span>,
    keys: Keys,
    pub(super) texts: Texts,
}

/// The classes that records are recognised by, where the file has them.
pub(super) struct Bases {
    pub(super) op_variable: Option<RecId>,
    pub(super) type_constraint: Option<RecId>,
    pub(super) attr_constraint: Option<RecId>,
    pub(super) attr: Option<RecId>,
    pub(super) property: Option<RecId>,
    pub(super) optional: Option<RecId>,
    pub(super) variadic: Option<RecId>,
    pub(super) interface: Option<RecId>,
    pub(super) native_trait: Option<RecId>,
    pub(super) side_effects: Option<RecId>,
    pub(super) trait_list: Option<RecId>,
    pub(super) derived: Option<RecId>,
    op_interface: Option<RecId>,
    prop_constraint: Option<RecId>,
    region: Option<RecId>,
    successor: Option<RecId>,
    constant_attr: Option<RecId>,
    constant_prop: Option<RecId>,
    enum_info: Option<RecId>,
    enum_case: Option<RecId>,
}

impl Bases {
    fn of(records: &Records) -> Self {
        let class = |name: &str| records.class(name).map(|c| c.id());
        Self {
            op_variable: class("OpVariable"),
            type_constraint: class("TypeConstraint"),
            attr_constraint: class("AttrConstraint"),
            attr: class("Attr"),
            property: class("Property"),
            optional: class("Optional"),
            variadic: class("Variadic"),
            interface: class("Interface"),
            native_trait: class("NativeTrait"),
            side_effects: class("SideEffectsTraitBase"),
            trait_list: class("TraitList"),
            derived: class("DerivedAttr"),
            op_interface: class("OpInterface"),
            prop_constraint: class("PropConstraint"),
            region: class("RegionConstraint"),
            successor: class("SuccessorConstraint"),
            constant_attr: class("ConstantAttr"),
            constant_prop: class("ConstantProp"),
            enum_info: class("EnumInfo"),
            enum_case: class("EnumCase").or_else(|| class("EnumAttrCaseInfo")),
        }
    }

    fn kind(&self, record: RecordRef<'_>) -> ConstraintKind {
        let kinds = [
            (self.type_constraint, ConstraintKind::Type),
            (self.attr, ConstraintKind::Attr),
            (self.attr_constraint, ConstraintKind::Attr),
            (self.property, ConstraintKind::Property),
            (self.prop_constraint, ConstraintKind::Property),
            (self.region, ConstraintKind::Region),
            (self.successor, ConstraintKind::Successor),
            (self.op_interface, ConstraintKind::Op),
        ];
        kinds.into_iter().find(|k| is(record, k.0)).map_or(ConstraintKind::Other, |k| k.1)
    }
}

/// The fields of constraints.
struct Keys {
    summary: FieldKey,
    base_attr: FieldKey,
    base_type: FieldKey,
    base_property: FieldKey,
    storage_type: FieldKey,
    return_type: FieldKey,
    cpp_type: FieldKey,
    builder: FieldKey,
    const_builder: FieldKey,
    from_storage: FieldKey,
    default_value: FieldKey,
    optional: FieldKey,
    value_type: FieldKey,
    enumeration: FieldKey,
}

impl Keys {
    fn of(records: &Records) -> Self {
        let key = |name| records.field_key(name);
        Self {
            summary: key("summary"),
            base_attr: key("baseAttr"),
            base_type: key("baseType"),
            base_property: key("baseProperty"),
            storage_type: key("storageType"),
            return_type: key("returnType"),
            cpp_type: key("cppType"),
            builder: key("builderCall"),
            const_builder: key("constBuilderCall"),
            from_storage: key("convertFromStorage"),
            default_value: key("defaultValue"),
            optional: key("isOptional"),
            value_type: key("valueType"),
            enumeration: key("enum"),
        }
    }
}

/// The texts that many records have, each once. The records keep theirs, so that where one lies tells it.
pub(super) struct Texts {
    known: FxHashMap<(*const u8, usize), Arc<str>>,
    empty: Arc<str>,
}

impl Texts {
    pub(super) fn get(&mut self, text: &str) -> Arc<str> {
        if text.is_empty() {
            return self.empty.clone();
        }
        self.known.entry((text.as_ptr(), text.len())).or_insert_with(|| text.into()).clone()
    }
}

/// Whether a record derives from a class, where the file has that class.
pub(super) fn is(record: RecordRef<'_>, class: Option<RecId>) -> bool {
    class.is_some_and(|c| record.derives_from(c))
}

/// The text of a field; empty if there is none.
pub(super) fn text(record: RecordRef<'_>, field: &str) -> String {
    record.string(field).unwrap_or_default().to_string()
}

/// Whether the bit `field` is set.
pub(super) fn flag(record: RecordRef<'_>, field: &str) -> bool {
    record.int(field) == Some(1)
}

/// A case of an enumeration.
pub(super) fn enum_case(record: RecordRef<'_>) -> Option<EnumCase> {
    let (symbol, value) = (record.string("symbol")?.to_string(), record.int("value")?);
    Some(EnumCase { text: record.string("str").unwrap_or(&symbol).to_string(), symbol, value })
}

/// Whether this is the interface that infers result types.
fn is_inference(interface: RecordRef<'_>) -> bool {
    let name = native_name(interface, interface.is_subclass_of("NativeTrait"));
    let known = name.and_then(|n| KnownTrait::of_class(&n));
    known == Some(KnownTrait::InferTypeOpInterface)
}

impl<'r, 'p> Reader<'r, 'p> {
    pub(super) fn new(
        records: &'r Records,
        positions: &'p Positions<'p>,
        std: Standard,
        model: &'p mut Model,
    ) -> Self {
        Self {
            bases: Bases::of(records),
            records,
            positions,
            std,
            model,
            predicates: pred::Reader::default(),
            infers: records.def("InferTypeOpInterface").is_some_and(is_inference),
            traits: FxHashMap::default(),
            constraints: FxHashMap::default(),
            places: FxHashMap::default(),
            keys: Keys::of(records),
            texts: Texts { known: FxHashMap::default(), empty: "".into() },
        }
    }

    /// Where a class is defined.
    pub(super) fn place(&mut self, class: RecordRef<'_>) -> Span {
        *self.places.entry(class.id()).or_insert_with(|| self.positions.span(class))
    }

    /// The constraint that a record is.
    pub(super) fn constraint(&mut self, record: RecordRef<'r>) -> ConstraintId {
        self.constraint_of_constants(record, 0)
    }

    fn constraint_of_constants(&mut self, record: RecordRef<'r>, depth: u32) -> ConstraintId {
        // What it is made of comes first, and so on, as long as that is new. A circle is cut.
        let mut chain = vec![record];
        let mut base = loop {
            let last = chain[chain.len() - 1];
            if let Some(&known) = self.constraints.get(&last.id()) {
                chain.pop();
                break Some(known);
            }
            let field = match self.bases.kind(last) {
                ConstraintKind::Attr => self.keys.base_attr,
                ConstraintKind::Type => self.keys.base_type,
                ConstraintKind::Property => self.keys.base_property,
                _ => break None,
            };
            match last.get(field).and_then(|v| v.as_def()) {
                Some(next) if !chain.contains(&next) => chain.push(next),
                _ => break None,
            }
        };
        while let Some(record) = chain.pop() {
            let model = self.model_of(record, base, depth);
            let id = ConstraintId(self.model.constraints.len() as u32);
            self.model.constraints.push(model);
            self.constraints.insert(record.id(), id);
            base = Some(id);
        }
        base.unwrap_or(ConstraintId(0))
    }

    fn model_of(&mut self, record: RecordRef<'r>, base: Option<ConstraintId>, depth: u32) -> ConstraintModel {
        let kind = self.bases.kind(record);
        let predicate = match kind {
            ConstraintKind::Op => self.model.predicates.push_class(&interface_class(record)),
            _ => self.predicates.condition(record, &mut self.model.predicates),
        };
        let keys = &self.keys;
        let mut model = ConstraintModel {
            name: record.name().to_string(),
            anonymous: record.is_anonymous(),
            kind,
            summary: record.get(keys.summary).and_then(|v| v.as_str()).map(|s| self.texts.get(s)),
            predicate,
            cpp_type: self.texts.empty.clone(),
            return_type: self.texts.empty.clone(),
            builder: self.texts.empty.clone(),
            from_storage: self.texts.empty.clone(),
            default_value: None,
            optional: false,
            base,
            value_type: None,
            constant: None,
            enumeration: None,
            word: None,
            span: self.positions.span(record),
        };
        match kind {
            ConstraintKind::Attr => self.attribute(record, &mut model, depth),
            ConstraintKind::Property => self.property(record, &mut model),
            ConstraintKind::Type => {
                model.cpp_type = self.text_of(record.get(self.keys.cpp_type));
                model.builder = self.text_of(record.get(self.keys.builder));
            }
            ConstraintKind::Op => model.cpp_type = interface_class(record).into(),
            _ => {}
        }
        model
    }

    /// The text of a field; empty if there is none.
    fn text_of(&mut self, value: Option<Value<'_>>) -> Arc<str> {
        self.texts.get(value.and_then(|v| v.as_str()).unwrap_or_default())
    }

    /// The same without blanks around it.
    fn trimmed(&mut self, value: Option<Value<'_>>) -> Arc<str> {
        self.texts.get(value.and_then(|v| v.as_str()).unwrap_or_default().trim())
    }

    fn default_of(&mut self, record: RecordRef<'r>) -> Option<Arc<str>> {
        let value = record.get(self.keys.default_value).and_then(|v| v.as_str());
        value.filter(|v| !v.is_empty()).map(|v| self.texts.get(v))
    }

    fn property(&mut self, record: RecordRef<'r>, model: &mut ConstraintModel) {
        model.cpp_type = self.text_of(record.get(self.keys.storage_type));
        model.return_type = self.text_of(record.value("interfaceType"));
        model.from_storage = self.text_of(record.get(self.keys.from_storage));
        model.default_value = self.default_of(record);
        model.enumeration = self.enumeration(record);
        model.word =
            record.string("mnemonic").filter(|word| !word.is_empty()).map(|word| self.texts.get(word));
        if is(record, self.bases.constant_prop)
            && let (Some(of), Some(value)) = (model.base, record.string("value"))
        {
            model.constant = Some(ConstantForm::Constant(of, value.into()));
        }
    }

    fn attribute(&mut self, record: RecordRef<'r>, model: &mut ConstraintModel, depth: u32) {
        model.cpp_type = self.trimmed(record.get(self.keys.storage_type));
        if model.cpp_type.is_empty() {
            model.cpp_type = self.texts.get("::mlir::Attribute");
        }
        if is(record, self.bases.attr) {
            model.return_type = self.trimmed(record.get(self.keys.return_type));
            model.builder = self.text_of(record.get(self.keys.const_builder));
            model.from_storage = self.text_of(record.get(self.keys.from_storage));
            model.default_value = self.default_of(record);
            model.optional = record.get(self.keys.optional).and_then(|v| v.as_int()) == Some(1);
            let value_type = record.get(self.keys.value_type).and_then(|v| v.as_def());
            let value_type = value_type.filter(|_| depth < MAX_DEPTH);
            model.value_type = value_type.map(|t| self.constraint_of_constants(t, depth + 1));
            model.enumeration = self.enumeration(record);
            if is(record, self.bases.enum_case) {
                model.constant = enum_case(record).map(ConstantForm::EnumCase);
            }
        }
        if is(record, self.bases.constant_attr)
            && depth < MAX_DEPTH
            && let (Some(of), Some(value)) = (record.def("attr"), record.string("value"))
        {
            let of = self.constraint_of_constants(of, depth + 1);
            model.constant = Some(ConstantForm::Constant(of, value.into()));
        }
    }

    fn enumeration(&self, record: RecordRef<'r>) -> Option<String> {
        let info = if is(record, self.bases.enum_info) {
            Some(record)
        } else {
            record.get(self.keys.enumeration).and_then(|v| v.as_def())
        };
        info.filter(|i| is(*i, self.bases.enum_info)).map(|i| i.name().to_string())
    }
}
