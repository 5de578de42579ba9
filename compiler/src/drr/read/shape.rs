//! How many values patterns give, and which of them replace the root.

use super::{Directive, Operator, Reader, shown};
use crate::drr::names::{Binding, Ref, split};
use crate::drr::op::OpId;
use crate::ods::{DagRef, Value};

impl<'r> Reader<'_, 'r> {
    /// Binds the names of what a result pattern makes. They have no value until it is made.
    pub(super) fn bind_made(&mut self, dag: &DagRef<'r>) {
        let binding = match self.classes.operator(dag) {
            Operator::Op(def) => self.op(def).map(Binding::Created),
            Operator::Native(def) => {
                let returns = def.int("numReturns").unwrap_or(1);
                u32::try_from(returns).ok().map(Binding::Native)
            }
            _ => None,
        };
        if let (Some(binding), Some(name)) = (binding, dag.operator_name()) {
            self.bind(Some(split(name).0), binding);
        }
        self.nested(|r| {
            for (value, _) in dag.args() {
                if let Value::Dag(d) = value {
                    r.bind_made(&d);
                }
            }
            Some(())
        });
    }

    /// The name that a made thing is bound to, and which of its results it stands for.
    pub(super) fn made_name(&mut self, dag: &DagRef<'r>) -> Option<Ref> {
        let (base, index) = split(dag.operator_name()?);
        let symbol = self.symbols.find(base)?;
        Some(Ref { symbol, index })
    }

    /// How many values a result pattern stands for, as declared. `None` for an operation that cannot be read,
    /// which is told where it is made.
    fn value_count(&mut self, dag: &DagRef<'r>) -> Option<u32> {
        if dag.operator_name().is_some_and(|n| split(n).1.is_some()) {
            return Some(1);
        }
        Some(match self.classes.operator(dag) {
            Operator::Op(def) => {
                let op = self.ops.find(def).ok()?;
                self.shape(op).results.len() as u32
            }
            Operator::Native(def) => u32::try_from(def.int("numReturns").unwrap_or(1)).unwrap_or_default(),
            _ => 1,
        })
    }

    /// The first of the result patterns that replaces results of the root. The last ones do, as many as it
    /// takes; those before are made besides.
    pub(super) fn replacing(&mut self, root: OpId, results: &[DagRef<'r>]) -> Option<usize> {
        let wanted = self.shape(root).results.len() as u32;
        let mut left = wanted;
        let mut at = results.len();
        while left > 0 {
            let Some(before) = at.checked_sub(1) else {
                let (name, given) = (self.shape(root).name().to_string(), wanted - left);
                let values = if given == 1 { "one value".into() } else { format!("{given} values") };
                let results = super::results_shown(wanted);
                let message = format!("the result patterns give {values}, and `{name}` has {results}");
                self.error(message)
                    .help("the last result patterns replace the results of the root, one by one")
                    .tell();
                return None;
            };
            let count = self.value_count(&results[before])?;
            if count > left {
                let message = format!(
                    "`{}` gives {count} values, of which {left} replace results of the root and the others \
                     do not",
                    shown(&results[before])
                );
                self.error(message).help("name the result that replaces: `(SomeOp:$q__0 ...)`").tell();
                return None;
            }
            left -= count;
            at = before;
        }
        results[at..].iter().try_for_each(|dag| self.gives_all(dag))?;
        Some(at)
    }

    /// Reports code that gives nothing, or of which one value is meant, where all that it gives replaces
    /// results of the root: MLIR takes it at another place only.
    fn gives_all(&mut self, dag: &DagRef<'r>) -> Option<()> {
        let Operator::Native(def) = self.classes.operator(dag) else { return Some(()) };
        let of = shown(dag);
        match dag.operator_name().map(split) {
            Some((base, Some(index))) => {
                let message = format!("`{of}` replaces results of the root, and only value {index} is meant");
                let help = format!(
                    "make it before, named `${base}`, and write `(replaceWithValue ${base}__{index})`"
                );
                self.error(message).help(help).tell();
                None
            }
            _ if def.int("numReturns") == Some(0) => {
                self.error(format!("`{of}` gives nothing, and stands behind what replaces the root"))
                    .help("write it before that, or in the list of supplemental patterns")
                    .tell();
                None
            }
            _ => Some(()),
        }
    }

    /// An operation with too many or too few arguments.
    pub(super) fn wrong_count(&mut self, op: OpId, given: usize, done: &str) {
        let shape = self.shape(op);
        let declared: Vec<String> = shape.arguments.iter().map(|a| format!("`{}`", a.name)).collect();
        let (name, count) = (shape.name().to_string(), declared.len());
        let arguments = if count == 1 { "argument" } else { "arguments" };
        let complaint = self.error(format!("`{name}` has {count} {arguments}, and is {done} {given}"));
        match count {
            0 => complaint.help("leave them out").tell(),
            _ => complaint.help(format!("its arguments are {}", declared.join(", "))).tell(),
        }
    }

    /// A directive at the end of the arguments, taken off it.
    pub(super) fn trailing<'a>(
        &mut self,
        args: &mut &'a [(Value<'r>, Option<&'r str>)],
    ) -> Option<Vec<(Directive, DagRef<'r>)>> {
        let mut found: Vec<(Directive, DagRef<'r>)> = Vec::new();
        while let [before @ .., (Value::Dag(dag), _)] = *args {
            let Operator::Directive(d @ (Directive::Location | Directive::ReturnType)) =
                self.classes.operator(dag)
            else {
                break;
            };
            if found.iter().any(|f| f.0 == d) {
                self.error(format!("`{}` is given twice", d.text())).help("give it once").tell();
                return None;
            }
            found.push((d, *dag));
            *args = before;
        }
        Some(found)
    }
}
