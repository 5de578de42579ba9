//! Constraints on attributes, types and operations as native constraints of PDLL.
use super::reader::Reader;
use super::{Fault, order};
use crate::model::ConstraintId;
use pdll_tablegen::RecordRef;

impl<'r> Reader<'r, '_> {
    /// The constraints of a file: attributes, types, interfaces of operations, each sorted by name. Those
    /// that mean nothing are added to `faults`.
    pub(super) fn named_constraints(&mut self, faults: &mut Vec<Fault<'r>>) -> Vec<ConstraintId> {
        let mut all = Vec::new();
        let declares = self.records.class("DeclareInterfaceMethods").map(|c| c.id());
        for class in ["Attr", "Type", "OpInterface"] {
            let named = self.records.defs_of(class).filter(|r| !r.is_anonymous());
            let mut found: Vec<(&str, RecordRef<'_>)> = named.map(|r| (r.name(), r)).collect();
            found.sort_by_cached_key(|found| order::key(found.0));
            for (_, record) in found {
                if declares.is_some_and(|d| record.derives_from(d)) {
                    continue;
                }
                let id = self.constraint(record);
                match &self.model.constraint(id).predicate {
                    Ok(_) => all.push(id),
                    Err(why) => faults.push(Fault { record, message: why.to_string() }),
                }
            }
        }
        all
    }
}

/// The C++ class of an interface.
pub(super) fn interface_class(record: RecordRef<'_>) -> String {
    let space = record.string("cppNamespace").unwrap_or_default();
    format!("{space}::{}", record.string("cppInterfaceName").unwrap_or_default())
}
