//! `, read|write, locality<n>, data|instr`: what is said of a prefetch.

use super::set;
use pdll_ir::{Attr, OpParser, OpPrinter, OpView, Parsed, Token};

/// The attributes that these words stand for.
pub(super) const ATTRIBUTES: [&str; 3] = ["localityHint", "isWrite", "isDataCache"];

/// The words of a prefetch as they were read.
pub(super) struct Words<'s> {
    access: &'s str,
    locality: Attr,
    cache: &'s str,
}

impl<'s> Words<'s> {
    pub(super) fn parse(p: &mut OpParser<'_, '_, 's>) -> Parsed<Self> {
        p.expect(Token::Comma, "`,` and `read` or `write`")?;
        let access = p.keyword("`read` or `write`")?;
        p.expect(Token::Comma, "`,` and the locality")?;
        p.expect_keyword("locality")?;
        p.expect(Token::Less, "`<` and the locality")?;
        let i32_type = p.ctx().int_type(32);
        let locality = p.attribute_of_type(i32_type)?;
        p.expect(Token::Greater, "`>` after the locality")?;
        p.expect(Token::Comma, "`,` and `data` or `instr`")?;
        let cache = p.keyword("`data` or `instr`")?;
        Ok(Words { access, locality, cache })
    }

    /// Sets the attributes. Errors are those of the whole operation.
    pub(super) fn set(&self, p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
        let at = p.name_position();
        if !matches!(self.access, "read" | "write") {
            return p.error_at(at, "an access is `read` or `write`");
        }
        if !matches!(self.cache, "data" | "instr") {
            return p.error_at(at, "a cache is of `data` or of `instr`");
        }
        set(p, "localityHint", self.locality);
        for (name, value) in [("isWrite", self.access == "write"), ("isDataCache", self.cache == "data")] {
            let value = p.ctx().bool_attr(value);
            set(p, name, value);
        }
        Ok(())
    }
}

/// What is printed of a prefetch.
pub(super) struct Printed {
    is_write: bool,
    is_data: bool,
    locality: i128,
}

impl Printed {
    /// From the attributes, if they are there and of the right kinds.
    pub(super) fn of(view: OpView<'_>) -> Option<Self> {
        let flag = |name| view.ctx().bool_value(view.attribute_named(name)?);
        let locality = view.ctx().int_value(view.attribute_named("localityHint")?)?;
        Some(Printed { is_write: flag("isWrite")?, is_data: flag("isDataCache")?, locality })
    }

    pub(super) fn print(&self, p: &mut OpPrinter<'_, '_>) {
        p.text(if self.is_write { ", write" } else { ", read" });
        p.text(&format!(", locality<{}>, ", self.locality));
        p.text(if self.is_data { "data" } else { "instr" });
    }
}
