//! The list of constraints.

use super::{Reader, def_shown, shown};
use crate::drr::names::Ref;
use crate::drr::rule::Check;
use crate::ods::{DagRef, Value};

/// How many arguments `$0`, `$1`, ... of a constraint stand for in MLIR.
const MOST: usize = 4;

impl<'r> Reader<'_, 'r> {
    pub(super) fn checks(&mut self) -> Vec<Check<'r>> {
        let list: Vec<Value<'r>> = match self.record.get(self.classes.constraints) {
            Some(Value::List(list)) => list.iter().collect(),
            _ => Vec::new(),
        };
        let mut checks = Vec::with_capacity(list.len());
        for value in list {
            match value {
                Value::Dag(dag) => checks.extend(self.check(&dag)),
                _ => self
                    .error("what is in the list of constraints is no dag")
                    .help("write a constraint and what it is about in parentheses: `(HasNoUseOf $x)`")
                    .tell(),
            }
        }
        checks
    }

    fn check(&mut self, dag: &DagRef<'r>) -> Option<Check<'r>> {
        let constraint = dag.operator().as_def().filter(|d| self.classes.is_constraint(*d));
        let Some(constraint) = constraint else {
            self.error(format!("`{}` is in the list of constraints, and is none", shown(dag)))
                .help("use a def of class `Constraint`")
                .tell();
            return None;
        };
        let mut args = Vec::with_capacity(dag.len());
        for (value, name) in dag.args() {
            let Some(name) = name.filter(|_| !matches!(value, Value::Dag(_))) else {
                self.error(format!("`{}` constrains something that is no name", shown(dag)))
                    .help("bind it in the source pattern, and give its name: `$x`")
                    .tell();
                return None;
            };
            args.push(self.mention(name));
        }
        let this = dag.operator_name().map(|name| self.mention(name));
        let of_type = self.classes.is_of_type(constraint);
        if !of_type && self.classes.is_of_attribute(constraint) {
            self.error(format!(
                "`{}` is a constraint on attributes, and is in the list",
                def_shown(constraint)
            ))
            .help("write it where the attribute is matched: `I32Attr:$a`")
            .tell();
            return None;
        }
        // `(F32:$x)` means `(F32 $x)`.
        let (args, this) =
            if of_type && args.is_empty() { (this.into_iter().collect(), None) } else { (args, this) };
        if of_type && args.len() != 1 {
            let message = format!(
                "`{}` is a constraint on a type, and is given {} names",
                def_shown(constraint),
                args.len()
            );
            self.error(message).help("give one: `(I32 $x)`").tell();
            return None;
        }
        if args.len() > MOST {
            let message = format!("`{}` is given {} names", def_shown(constraint), args.len());
            self.error(message).help(format!("a constraint takes at most {MOST}")).tell();
            return None;
        }
        let args: Vec<Ref> = args.into_iter().collect::<Option<_>>()?;
        let this = match this {
            Some(found) => Some(found?),
            None => None,
        };
        Some(Check { constraint, args, this })
    }
}
