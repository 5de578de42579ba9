//! Operations by their C++ classes, as code names them.

use super::op::OpShape;
use crate::cxx::short_name;
use crate::ods::Records;
use crate::ods::model::{Model, OpModel};
use crate::ods::resolve::is_builtin_class;
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::rc::Rc;

/// A class that C++ code names, with what an operation of it is like.
#[derive(Clone)]
pub(super) struct CppOp<'r> {
    /// What is created, or is there.
    pub(super) shape: Rc<OpShape<'r>>,
    /// Of a class that exists in C++ only: how its operations are built.
    pub(super) builders: &'static [CppBuilder],
}

/// A builder of a class that exists in C++ only.
pub(super) struct CppBuilder {
    /// Type and name of what it is given.
    pub(super) params: &'static [(&'static str, &'static str)],
    /// Its body.
    pub(super) body: &'static str,
}

/// Classes that exist in C++ only, with that of the operation that they are.
const DERIVED: &[(&str, &str, &[CppBuilder])] = &[
    (
        "arith::ConstantIndexOp",
        "arith::ConstantOp",
        &[CppBuilder {
            params: &[("int64_t", "value")],
            body: "build($_builder, $_state, $_builder.getIndexAttr(value));",
        }],
    ),
    (
        "arith::ConstantIntOp",
        "arith::ConstantOp",
        &[
            CppBuilder {
                params: &[("int64_t", "value"), ("unsigned", "width")],
                body: "build($_builder, $_state, \
                       $_builder.getIntegerAttr($_builder.getIntegerType(width), value));",
            },
            CppBuilder {
                params: &[("Type", "type"), ("int64_t", "value")],
                body: "build($_builder, $_state, $_builder.getIntegerAttr(type, value));",
            },
            CppBuilder {
                params: &[("Type", "type"), ("APInt", "value")],
                body: "build($_builder, $_state, $_builder.getIntegerAttr(type, value));",
            },
            // As it was called before MLIR 21.
            CppBuilder {
                params: &[("int64_t", "value"), ("Type", "type")],
                body: "build($_builder, $_state, $_builder.getIntegerAttr(type, value));",
            },
        ],
    ),
    (
        "arith::ConstantFloatOp",
        "arith::ConstantOp",
        &[
            CppBuilder {
                params: &[("Type", "type"), ("APFloat", "value")],
                body: "build($_builder, $_state, $_builder.getFloatAttr(type, value));",
            },
            CppBuilder {
                params: &[("APFloat", "value"), ("Type", "type")],
                body: "build($_builder, $_state, $_builder.getFloatAttr(type, value));",
            },
        ],
    ),
];

/// The operations of a file by class.
pub(super) struct CppOps<'r> {
    records: &'r Records,
    model: &'r Model,
    /// By the last part of the name of the class.
    by_name: FxHashMap<&'r str, Vec<&'r OpModel>>,
    found: RefCell<FxHashMap<String, Option<CppOp<'r>>>>,
}

fn last(name: &str) -> &str {
    name.rsplit("::").next().unwrap_or_default()
}

impl<'r> CppOps<'r> {
    /// Those of a model that was read from these records.
    pub(super) fn of(records: &'r Records, model: &'r Model) -> Self {
        let mut by_name: FxHashMap<&str, Vec<&OpModel>> = FxHashMap::default();
        for op in &model.ops {
            by_name.entry(last(&op.cpp_class)).or_default().push(op);
        }
        Self { records, model, by_name, found: RefCell::default() }
    }

    /// The operation of a class. Code stands in a namespace of its own, and may leave that out.
    pub(super) fn find(&self, class: &str) -> Option<CppOp<'r>> {
        let class = short_name(class);
        if let Some(known) = self.found.borrow().get(&class) {
            return known.clone();
        }
        let found = self.look_up(&class);
        self.found.borrow_mut().insert(class, found.clone());
        found
    }

    fn look_up(&self, class: &str) -> Option<CppOp<'r>> {
        let derived = DERIVED.iter().find(|d| d.0 == class);
        let (name, builders) = derived.map_or((class, &[][..]), |d| (d.1, d.2));
        let lacks = |op: &&&OpModel| {
            let full = short_name(&op.cpp_class);
            full.strip_suffix(name).is_some_and(|space| space.is_empty() || space.ends_with("::"))
        };
        let all: &[&OpModel] = self.by_name.get(last(name)).map_or(&[], |list| list);
        let exact = all.iter().find(|op| short_name(&op.cpp_class) == name);
        let mut fitting = all.iter().filter(lacks);
        let only = || fitting.next().filter(|_| fitting.next().is_none());
        if exact.is_none() && !is_builtin_class(name) {
            // There may be another one that was not read.
            self.model.classes.op_is_missing(name);
        }
        let model: &OpModel = exact.or_else(only)?;
        let shape = OpShape::of(self.records.def(&model.record)?, model).ok()?;
        Some(CppOp { shape: Rc::new(shape), builders })
    }
}
