//! Regions: how many blocks they have, and what is in those of an operation that is made without saying.

use super::{ConstraintId, KnownTrait, Model, OpModel, TraitDetail};

/// How many blocks a region has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlockCount {
    /// At least this many.
    pub min: usize,
    /// At most this many; `None`: no limit.
    pub max: Option<usize>,
}

impl BlockCount {
    /// Any number.
    pub const ANY: Self = Self { min: 0, max: None };
}

/// What the regions of an operation hold that is made without saying, one for each of its fixed regions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NewRegions {
    /// Whether each has a block. It ends with the terminator that the operation implies, if it implies one.
    Blocks(Vec<bool>),
    /// Only C++ of its dialect knows.
    Foreign,
}

impl Model {
    /// How many blocks a constraint on regions allows; any number if it is not understood.
    #[must_use]
    pub fn block_count(&self, id: ConstraintId) -> BlockCount {
        let Ok(text) = self.condition_text(self.constraint(id)) else { return BlockCount::ANY };
        let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        // A condition of several is not understood.
        if text.contains("&&") || text.contains("||") || text.contains('!') {
            return BlockCount::ANY;
        }
        let number = |name: &str| -> Option<usize> {
            let (_, rest) = text.split_once(&format!("{name}($_self,"))?;
            rest.split(')').next()?.parse().ok()
        };
        if let Some(count) = number("hasNItems") {
            BlockCount { min: count, max: Some(count) }
        } else if let Some(max) = number("hasNItemsOrLess") {
            BlockCount { min: 0, max: Some(max) }
        } else if let Some(min) = number("hasNItemsOrMore") {
            BlockCount { min, max: None }
        } else {
            BlockCount::ANY
        }
    }

    /// What the regions of an operation hold that is made without saying. Builders that every operation has
    /// make empty regions; a block that must be there is empty but for the terminator that is implied.
    #[must_use]
    pub fn new_regions(&self, op: &OpModel) -> NewRegions {
        let fixed = op.regions.iter().filter(|region| !region.variadic);
        let counts: Vec<BlockCount> = fixed.map(|region| self.block_count(region.constraint)).collect();
        let only_own_builders = op.skips_default_builders && op.builders > 0;
        // Who looks closer in C++ may ask for arguments, for blocks, or for what is in them.
        let looked_at = op.has_verifier || op.has_region_verifier;
        if !counts.is_empty() && (only_own_builders || looked_at) {
            return NewRegions::Foreign;
        }
        let ends = op.implicit_terminator().is_some() || op.has_trait(KnownTrait::NoTerminator);
        // A region that may be empty stays so, also where an implied terminator says that there is at most
        // one block: builders in C++ leave it empty, and that is valid.
        let has_block = |count: &BlockCount| count.min > 0;
        if counts.iter().any(|count| count.min > 1 || has_block(count) && !ends) {
            return NewRegions::Foreign;
        }
        NewRegions::Blocks(counts.iter().map(has_block).collect())
    }
}

impl OpModel {
    /// The C++ class of the operation that ends all blocks of this one's regions and need not be written.
    #[must_use]
    pub fn implicit_terminator(&self) -> Option<&str> {
        let implicit = |t: &&std::sync::Arc<super::TraitModel>| {
            t.known == Some(KnownTrait::SingleBlockImplicitTerminator)
        };
        match &self.traits.iter().find(implicit)?.detail {
            TraitDetail::Parameters(class) => Some(class.trim().trim_matches('"')),
            _ => None,
        }
    }
}
