//! What the source of a module knows besides its patterns: what natives mean, and what operations are like.
//!
//! PDL as text does not have it. The program takes what its patterns need of it.

use crate::model::{NewRegions, OpModel};
use crate::resolve::{Resolved, Unknown};
use pdll_bytecode::RuleInput;
use std::collections::btree_map::{BTreeMap, Entry};
use std::sync::Arc;

/// What is known, by name.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// Native constraints that are called; `None` if there is no code, or not the same wherever the name
    /// stands.
    pub constraints: BTreeMap<String, Option<Constraint>>,
    /// Native rewrites that are called, in the same way.
    pub rewrites: BTreeMap<String, Option<Rewrite>>,
    /// Operations.
    pub ops: BTreeMap<String, KnownOp>,
}

/// A native constraint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Constraint {
    /// How many arguments it takes.
    pub params: usize,
    /// When it holds, or why its code is not understood.
    pub condition: Result<Resolved, Unknown>,
}

/// A native rewrite with one result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rewrite {
    /// How many arguments it takes.
    pub params: usize,
    /// What it gives, or why its code is not understood.
    pub value: Result<Resolved, Unknown>,
}

/// An operation that a record describes, and how its result types are inferred.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownOp {
    /// What its record says.
    pub model: Arc<OpModel>,
    /// How result types are inferred: what the model says, in terms of queries.
    pub inference: Inference,
    /// What its regions hold if it is made without saying.
    pub regions: NewRegions,
}

/// How the result types of an operation are inferred.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Inference {
    /// They are not.
    None,
    /// By code that is not understood: why.
    Unknown(Unknown),
    /// By expressions, of which the variables are these.
    Types(Vec<RuleInput>, Resolved),
}

impl Known {
    /// Adds what another module knows; what is known already stays.
    pub fn append(&mut self, other: Known) {
        fn add<T>(to: &mut BTreeMap<String, T>, from: BTreeMap<String, T>) {
            for (name, item) in from {
                to.entry(name).or_insert(item);
            }
        }
        // Two files may mean different things by one name of a native: then it has to be registered.
        fn agree<T: PartialEq>(to: &mut BTreeMap<String, Option<T>>, from: BTreeMap<String, Option<T>>) {
            for (name, native) in from {
                match to.entry(name) {
                    Entry::Occupied(mut known) if *known.get() != native => {
                        known.insert(None);
                    }
                    entry => {
                        entry.or_insert(native);
                    }
                }
            }
        }
        agree(&mut self.constraints, other.constraints);
        agree(&mut self.rewrites, other.rewrites);
        add(&mut self.ops, other.ops);
    }
}
