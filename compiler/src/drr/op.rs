//! What rules ask of the operations that they name: declared arguments in order, results, traits.
//!
//! What an operation is like stands in its [`OpModel`]. Rules also compare constraints by their records,
//! which a model does not keep: these are read beside it.

use crate::ods::model::{ArgumentRef, AttributeKind, Count, Model, OpModel};
use crate::ods::{RecId, RecordRef, TdFile, Value};
use rustc_hash::FxHashMap;
use std::cell::{OnceCell, RefCell};

/// An operation of the file, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct OpId(u32);

/// An operation as rules see it.
#[derive(Debug)]
pub(super) struct OpShape<'r> {
    /// Its record.
    pub(super) record: RecordRef<'r>,
    /// What its record says.
    pub(super) model: &'r OpModel,
    /// What it is given, of all kinds, in the order in which it is declared.
    pub(super) arguments: Vec<Argument<'r>>,
    /// Its results.
    pub(super) results: Vec<Slot<'r>>,
}

/// One declared operand or result.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slot<'r> {
    /// The constraint on its type.
    pub(super) constraint: RecordRef<'r>,
    /// How many values it holds.
    pub(super) count: Count,
}

/// One declared argument.
#[derive(Debug)]
pub(super) struct Argument<'r> {
    /// Its name; of operands it may be empty.
    pub(super) name: &'r str,
    /// What it is.
    pub(super) kind: ArgumentKind<'r>,
}

/// What an argument is.
#[derive(Clone, Copy, Debug)]
pub(super) enum ArgumentKind<'r> {
    /// An operand.
    Operand(Slot<'r>),
    /// An attribute.
    Attribute {
        /// Its constraint.
        attr: RecordRef<'r>,
        /// May it be absent?
        optional: bool,
        /// C++ for what it is where it is absent.
        default: Option<&'r str>,
    },
    /// A property, with its record.
    Property(RecordRef<'r>),
}

impl<'r> OpShape<'r> {
    /// What the record and its model say; or why rules cannot use it, as the end of a sentence.
    pub(super) fn of(record: RecordRef<'r>, model: &'r OpModel) -> Result<Self, String> {
        let constraints = |field: &str| {
            let dag = record.dag(field);
            dag.iter()
                .flat_map(|d| d.args())
                .map(|(value, _)| constraint(value))
                .collect::<Result<Vec<_>, _>>()
        };
        let arguments =
            model.arguments.iter().zip(constraints("arguments")?).map(|(argument, constraint)| {
                let attribute = match argument {
                    ArgumentRef::Operand(i) => {
                        let operand = &model.operands[*i as usize];
                        let kind = ArgumentKind::Operand(Slot { constraint, count: operand.count });
                        return Argument { name: &operand.name, kind };
                    }
                    ArgumentRef::Attribute(i) => &model.attributes[*i as usize],
                };
                let kind = match attribute.kind {
                    AttributeKind::Property => ArgumentKind::Property(constraint),
                    _ => ArgumentKind::Attribute {
                        attr: constraint,
                        optional: attribute.optional,
                        default: attribute.default_value.as_deref(),
                    },
                };
                Argument { name: &attribute.name, kind }
            });
        let results = model.results.iter().zip(constraints("results")?);
        let results = results.map(|(result, constraint)| Slot { constraint, count: result.count });
        let arguments: Vec<Argument<'r>> = arguments.collect();
        Ok(Self { record, model, arguments, results: results.collect() })
    }

    /// The full name, `dialect.op`.
    pub(super) fn name(&self) -> &'r str {
        &self.model.name
    }

    /// Its operands, each with its number among the arguments.
    pub(super) fn operands(&self) -> impl Iterator<Item = (usize, Slot<'r>)> {
        self.arguments.iter().enumerate().filter_map(|(i, a)| match a.kind {
            ArgumentKind::Operand(slot) => Some((i, slot)),
            _ => None,
        })
    }

    /// Is each result exactly one value?
    #[must_use]
    pub(super) fn has_single_results(&self) -> bool {
        self.results.iter().all(|r| r.count == Count::One)
    }
}

/// The C++ class of an attribute of this constraint.
#[must_use]
pub(super) fn storage(attr: RecordRef<'_>) -> &str {
    attr.string("storageType").filter(|class| !class.is_empty()).unwrap_or("::mlir::Attribute")
}

fn constraint(value: Value<'_>) -> Result<RecordRef<'_>, String> {
    let def = value.as_def().ok_or("has an argument or result that is no constraint")?;
    if !def.is_subclass_of("OpVariable") {
        return Ok(def);
    }
    Ok(def.def("constraint").ok_or("has an argument or result without a constraint")?)
}

/// The operations that rules name, each read once, when it is asked for.
#[derive(Debug)]
pub(super) struct Ops<'r> {
    /// By the name of the record.
    models: FxHashMap<&'r str, &'r OpModel>,
    /// By the name of the operation.
    named: FxHashMap<&'r str, &'r OpModel>,
    /// A place for each operation of the file, taken by those that are asked for, one after the other.
    shapes: Vec<OnceCell<OpShape<'r>>>,
    known: RefCell<FxHashMap<RecId, Result<OpId, String>>>,
}

impl<'r> Ops<'r> {
    /// Those of a file that `model` knows.
    pub(super) fn new(td: &'r TdFile, model: &'r Model) -> Self {
        let named = model.ops.iter().map(|o| (o.name.as_str(), &**o)).collect();
        let models = model.ops.iter().map(|o| (o.record.as_str(), &**o)).collect();
        let shapes = td.records().defs_of("Op").map(|_| OnceCell::new()).collect();
        Self { models, named, shapes, known: RefCell::default() }
    }

    /// The operation of a record of the file that derives from `Op`.
    ///
    /// # Errors
    /// The record is broken: how, as the end of a sentence that begins with its name.
    pub(super) fn find(&self, record: RecordRef<'r>) -> Result<OpId, String> {
        let mut known = self.known.borrow_mut();
        let id = OpId(known.len() as u32);
        let entry = known.entry(record.id()).or_insert_with(|| {
            let shape = self.read(record)?;
            self.shapes[id.0 as usize].get_or_init(|| shape);
            Ok(id)
        });
        entry.clone()
    }

    fn read(&self, record: RecordRef<'r>) -> Result<OpShape<'r>, String> {
        // Several records may define one operation, of which only the first is in the model.
        let same = || {
            let dialect = record.def("opDialect")?.string("name")?;
            self.named.get(&*format!("{dialect}.{}", record.string("opName")?))
        };
        let model =
            self.models.get(record.name()).or_else(same).ok_or("is an operation that cannot be read")?;
        OpShape::of(record, model)
    }

    /// The operation with this number, which comes from [`Self::find`].
    #[must_use]
    pub(super) fn get(&self, id: OpId) -> &OpShape<'r> {
        self.shapes[id.0 as usize].get().expect("numbers are given to what was read")
    }
}
