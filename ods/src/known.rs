//! What the source of a module knows besides its patterns: what natives mean, and what operations are like.
//!
//! PDL as text does not have it. The program takes what its patterns need of it.

use crate::cxx::Snippet;
use pdll_bytecode::Groups;
use std::collections::btree_map::{BTreeMap, Entry};

/// What is known, by name.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// Native constraints that are called; `None` if the code is not understood, or not the same wherever the name stands.
    pub constraints: BTreeMap<String, Option<Constraint>>,
    /// Classes, by name without `mlir::` in front.
    pub classes: BTreeMap<String, Class>,
    /// Operations.
    pub ops: BTreeMap<String, Op>,
}

/// A native constraint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Constraint {
    /// What the code calls its arguments.
    pub params: Vec<String>,
    /// When it holds.
    pub condition: Snippet,
}

/// A C++ class, as far as a host can recognise its objects.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Class {
    /// `!dialect.mnemonic` of types, `#dialect.mnemonic` of attributes, names of operations.
    pub instances: Vec<String>,
    /// What else makes `$_self` one of them, in C++.
    pub condition: Option<String>,
}

/// An operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Op {
    /// Its operands.
    pub operands: Groups,
    /// Its results.
    pub results: Groups,
    /// How result types are inferred.
    pub inference: Inference,
}

/// How the result types of an operation are inferred.
pub type Inference = pdll_bytecode::Inference<TypeRules>;

/// The types of an operation's results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypeRules {
    /// The nodes.
    pub exprs: Snippet,
    /// The expression of each result, by its node.
    pub roots: Vec<u32>,
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
        for (name, constraint) in other.constraints {
            match self.constraints.entry(name) {
                Entry::Occupied(mut known) if *known.get() != constraint => {
                    known.insert(None);
                }
                entry => {
                    entry.or_insert(constraint);
                }
            }
        }
        add(&mut self.classes, other.classes);
        add(&mut self.ops, other.ops);
    }
}
