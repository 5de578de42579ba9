//! Types that have a name, by which they may be mentioned in themselves.

use super::OpParser;
use crate::entity::Name;
use crate::text::parser::Parsed;
use rustc_hash::FxHashMap;

/// The types with names that were read and are being read.
#[derive(Default)]
pub(in crate::text) struct Recursive {
    open: Vec<Name>,
    /// How many times one was mentioned in itself.
    mentions: usize,
    /// What each is made of, if it does not depend on what it stands in.
    bodies: FxHashMap<Name, Name>,
}

impl OpParser<'_, '_, '_> {
    /// Reads what the type of this name is made of, in which [`Self::is_in_type`] knows the name. Gives what
    /// `read` gives, a name that stands for it. `None`: the name stands for something else already.
    pub fn type_of_name(
        &mut self,
        name: Name,
        read: impl FnOnce(&mut Self) -> Parsed<Name>,
    ) -> Parsed<Option<Name>> {
        let mentions = self.parser.recursive.mentions;
        self.parser.recursive.open.push(name);
        let body = read(self);
        let known = &mut self.parser.recursive;
        known.open.pop();
        let body = body?;
        let is_plain = known.mentions == mentions;
        Ok((!is_plain || *known.bodies.entry(name).or_insert(body) == body).then_some(body))
    }

    /// Whether what is read next stands in the type of this name, which is mentioned now.
    pub fn is_in_type(&mut self, name: Name) -> bool {
        let known = &mut self.parser.recursive;
        known.mentions += 1;
        known.open.contains(&name)
    }
}
