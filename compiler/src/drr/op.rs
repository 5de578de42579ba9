//! What rules ask of the operations that they name: declared arguments in order, results, traits.

use crate::ods::model::Count;
use crate::ods::{RecordRef, Value};
use rustc_hash::FxHashMap;

/// An operation of the file, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct OpId(u32);

/// An operation as rules see it.
#[derive(Debug)]
pub(super) struct OpShape<'r> {
    /// Its record.
    pub(super) record: RecordRef<'r>,
    /// The full name, `dialect.op`.
    pub(super) name: String,
    /// What it is given, of all kinds, in the order in which it is declared.
    pub(super) arguments: Vec<Argument<'r>>,
    /// Its results.
    pub(super) results: Vec<Slot<'r>>,
    /// Has it regions? (A rule cannot fill them.)
    pub(super) regions: usize,
    /// Has it successors? (A rule cannot give them.)
    pub(super) successors: usize,
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
    /// A property.
    Property,
}

impl<'r> OpShape<'r> {
    /// What the record says; or why it is no operation, as the end of a sentence.
    fn of(record: RecordRef<'r>) -> Result<Self, String> {
        let dialect = record.def("opDialect").ok_or("has no dialect")?;
        let dialect = dialect.string("name").unwrap_or_default();
        let mnemonic = record.string("opName").ok_or("has no name")?;
        let name = if dialect.is_empty() { mnemonic.into() } else { format!("{dialect}.{mnemonic}") };
        let list = |field: &str| record.dag(field).map(|d| d.args().collect::<Vec<_>>()).unwrap_or_default();
        let arguments: Result<Vec<_>, String> =
            list("arguments").into_iter().map(|(value, name)| argument(value, name)).collect();
        let results: Result<Vec<_>, String> = list("results").into_iter().map(|(v, _)| slot(v)).collect();
        Ok(Self {
            record,
            name,
            arguments: arguments?,
            results: results?,
            regions: list("regions").len(),
            successors: list("successors").len(),
        })
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

fn constraint(value: Value<'_>) -> Result<RecordRef<'_>, String> {
    let def = value.as_def().ok_or("has an argument or result that is no constraint")?;
    if !def.is_subclass_of("OpVariable") {
        return Ok(def);
    }
    Ok(def.def("constraint").ok_or("has an argument or result without a constraint")?)
}

fn slot(value: Value<'_>) -> Result<Slot<'_>, String> {
    let constraint = constraint(value)?;
    let count = if constraint.is_subclass_of("Optional") {
        Count::Optional
    } else if constraint.is_subclass_of("Variadic") {
        Count::Any
    } else {
        Count::One
    };
    Ok(Slot { constraint, count })
}

fn argument<'r>(value: Value<'r>, name: Option<&'r str>) -> Result<Argument<'r>, String> {
    let c = constraint(value)?;
    let kind = if c.is_subclass_of("TypeConstraint") {
        ArgumentKind::Operand(slot(value)?)
    } else if c.is_subclass_of("Attr") {
        ArgumentKind::Attribute {
            attr: c,
            optional: c.int("isOptional") == Some(1),
            default: c.string("defaultValue").filter(|d| !d.is_empty()),
        }
    } else if c.is_subclass_of("Property") {
        ArgumentKind::Property
    } else {
        return Err(format!("has the argument `{}`, which is neither value nor attribute", c.name()));
    };
    Ok(Argument { name: name.unwrap_or_default(), kind })
}

/// The operations that rules name, each read once.
#[derive(Debug, Default)]
pub(super) struct Ops<'r> {
    shapes: Vec<OpShape<'r>>,
    known: FxHashMap<crate::ods::RecId, Result<OpId, String>>,
}

impl<'r> Ops<'r> {
    /// The operation of a record that derives from `Op`.
    ///
    /// # Errors
    /// The record is broken: how, as the end of a sentence that begins with its name.
    pub(super) fn find(&mut self, record: RecordRef<'r>) -> Result<OpId, String> {
        let shapes = &mut self.shapes;
        let entry = self.known.entry(record.id()).or_insert_with(|| {
            shapes.push(OpShape::of(record)?);
            Ok(OpId(shapes.len() as u32 - 1))
        });
        entry.clone()
    }

    /// The operation with this number.
    #[must_use]
    pub(super) fn get(&self, id: OpId) -> &OpShape<'r> {
        &self.shapes[id.0 as usize]
    }
}
