//! Dictionaries, and what they are made of: a named attribute is the dictionary of nothing but itself.

use super::functions::parts;
use super::{Item, Resolver, Result};
use pdll_bytecode::query::{Expr, Query, Scalar, Sort};

/// The class of entries of dictionaries.
pub(super) const ENTRY: &str = "NamedAttribute";

impl Resolver<'_> {
    /// `NamedAttribute(name, value)`, `$_builder.getNamedAttr(name, value)`.
    pub(super) fn entry(&mut self, args: Vec<Item>) -> Result<Item> {
        let [name, value] = parts(args)?;
        let name = self.typed(name)?;
        let name = match name.sort.single() {
            Some(Scalar::Attr) => self.query(Query::StringValue, &[name.node])?,
            _ => self.expect(Item::Value(name), Scalar::Text)?,
        };
        let value = self.expect(value, Scalar::Attr)?;
        self.ask_class(Query::MakeEntry, &[name, value], ENTRY)
    }

    /// A dictionary of one entry, or of a list of them.
    pub(super) fn dictionary(&mut self, entries: Item) -> Result<Item> {
        let entries = match entries {
            Item::Braces(items) => Item::Braces(
                items
                    .into_iter()
                    .map(|item| match item {
                        // `{name, value}`
                        Item::Braces(parts) => self.entry(parts),
                        item => Ok(item),
                    })
                    .collect::<Result<_>>()?,
            ),
            Item::Value(t) if t.sort == Sort::one(Scalar::Attr) && t.class == ENTRY => {
                let node = self.push(Expr::List(Scalar::Attr, vec![t.node]))?;
                self.value(node, ENTRY)
            }
            item => item,
        };
        let list = self.list_of(entries, Scalar::Attr)?;
        self.ask_class(Query::MakeDictionary, &[list.node], "DictionaryAttr")
    }
}
