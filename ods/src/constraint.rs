//! Constraints on attributes, types and operations as native constraints of PDLL.
use super::{Fault, Positions, order, pred};
use crate::model::{ConstraintDef, ConstraintKind};
use crate::pred::Predicate;
use pdll_tablegen::{RecordRef, Records};

/// The constraints of a file: attributes, types, interfaces of operations, each sorted by name. Those that
/// mean nothing are added to `faults`.
pub(super) fn import<'r>(
    records: &'r Records,
    positions: &Positions<'_>,
    faults: &mut Vec<Fault<'r>>,
) -> Vec<ConstraintDef> {
    let mut all = Vec::new();
    let kinds =
        [("Attr", ConstraintKind::Attr), ("Type", ConstraintKind::Type), ("OpInterface", ConstraintKind::Op)];
    for (class, kind) in kinds {
        let named = records.defs_of(class).filter(|r| !r.is_anonymous());
        let mut found: Vec<(&str, RecordRef<'_>)> = named.map(|r| (r.name(), r)).collect();
        found.sort_by(|a, b| order::numeric(a.0, b.0));
        for (name, record) in found {
            if record.is_subclass_of("DeclareInterfaceMethods") {
                continue;
            }
            let (predicate, cpp_type) = match kind {
                ConstraintKind::Op => {
                    let class = interface_class(record);
                    (Predicate::of_class(&class), class)
                }
                _ => match pred::condition(record) {
                    Ok(predicate) => (predicate, cpp_type(record, kind)),
                    Err(f) => {
                        faults.push(f);
                        continue;
                    }
                },
            };
            let code = match kind {
                ConstraintKind::Op => format!("return ::mlir::success(llvm::isa<{cpp_type}>(self));"),
                _ => format!("return ::mlir::success({});", pred::fill(&predicate.text())),
            };
            all.push(ConstraintDef {
                name: name.to_string(),
                kind,
                code,
                predicate,
                cpp_type,
                span: positions.span(record),
            });
        }
    }
    all
}

/// The C++ class of an interface.
pub(super) fn interface_class(record: RecordRef<'_>) -> String {
    let space = record.string("cppNamespace").unwrap_or_default();
    format!("{space}::{}", record.string("cppInterfaceName").unwrap_or_default())
}

/// The C++ type of what a constraint accepts.
pub(super) fn cpp_type(record: RecordRef<'_>, kind: ConstraintKind) -> String {
    match kind {
        ConstraintKind::Attr => match record.string("storageType").unwrap_or_default().trim() {
            "" => "::mlir::Attribute".into(),
            t => t.into(),
        },
        _ => record.string("cppType").unwrap_or_default().into(),
    }
}
