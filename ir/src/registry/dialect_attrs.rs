//! Who checks attributes that are named `dialect.name`, on whichever op they are.

use super::Violation;
use crate::context::Context;
use crate::entity::{Attr, Name};
use crate::verify::OpVerifier;
use std::sync::Arc;

/// What an attribute says something of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttributeOf {
    /// The op that has it.
    Op,
    /// An argument of the function that the op is, by its number.
    Argument(usize),
    /// A result of it.
    Result(usize),
}

/// Checks an attribute that is named `dialect.name`, of an op; called with its name and value.
pub type AttributeVerifier =
    Arc<dyn Fn(&OpVerifier<'_, '_>, AttributeOf, Name, Attr) -> Result<(), Violation> + Send + Sync>;

impl Context {
    /// Says who checks the attributes that are named `dialect.name`, on whichever registered op. What was
    /// said for this dialect before is replaced.
    pub fn add_attribute_verifier(&mut self, dialect: &str, verifier: AttributeVerifier) {
        let all = &mut self.registry.attribute_verifiers;
        all.retain(|known| *known.0 != *dialect.as_bytes());
        all.push((dialect.as_bytes().into(), verifier));
    }

    /// Whether somebody checks attributes of dialects.
    #[inline]
    pub(crate) fn checks_attributes(&self) -> bool {
        !self.registry.attribute_verifiers.is_empty()
    }

    /// Who checks the attributes of a dialect.
    pub(crate) fn attribute_verifier(&self, dialect: &[u8]) -> Option<&AttributeVerifier> {
        self.registry.attribute_verifiers.iter().find(|known| *known.0 == *dialect).map(|known| &known.1)
    }
}
