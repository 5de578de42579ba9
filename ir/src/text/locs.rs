//! Reading locations.

use super::lexer::Token;
use super::lists::ReadLists;
use super::parser::{Parsed, Parser};
use super::types::Symbol;
use crate::attrs::AttrData;
use crate::entity::{Attr, Loc};
use crate::loc::LocData;

/// A trailing location as read.
#[derive(Clone, Copy)]
pub(super) enum Trailing<'s> {
    Known(Loc),
    /// An alias that is not defined yet, with its position.
    Later(&'s [u8], usize),
}

impl<'s> Parser<'_, 's> {
    /// `loc(...)` as an attribute.
    pub(super) fn location_attribute(&mut self) -> Parsed<Attr> {
        self.advance();
        self.expect(Token::LParen, "`(`")?;
        let loc = self.location()?;
        self.expect(Token::RParen, "`)`")?;
        let loc = self.ctx.canonical_loc(loc);
        Ok(self.ctx.attr(AttrData::Loc(loc)))
    }

    /// The optional `loc(...)` after an op or a block argument.
    pub(super) fn trailing_location(&mut self) -> Parsed<Option<Trailing<'s>>> {
        if !self.eat_word("loc") {
            return Ok(None);
        }
        self.impure = true;
        self.expect(Token::LParen, "`(`")?;
        let is_alias = self.at(Token::Hash) && !self.spelling().contains(&b'.');
        let trailing = if is_alias {
            let (name, at) = (&self.spelling()[1..], self.tok.start);
            if self.attr_aliases.contains_key(name) {
                Trailing::Known(self.location()?)
            } else {
                self.advance();
                Trailing::Later(name, at)
            }
        } else if self.at(Token::Hash) {
            return self.fail("a location alias has no `.`");
        } else {
            Trailing::Known(self.location()?)
        };
        self.expect(Token::RParen, "`)`")?;
        Ok(Some(trailing))
    }

    /// A location.
    fn location(&mut self) -> Parsed<Loc> {
        self.nested(|p| match p.tok.kind {
            Token::Str => p.string_location(),
            Token::Hash => p.location_alias(),
            Token::Bare => match p.spelling() {
                b"unknown" => {
                    p.advance();
                    Ok(p.ctx.known().unknown_loc)
                }
                b"callsite" => p.call_site(),
                b"fused" => p.fused(),
                _ => p.wrong_token("expected a location"),
            },
            _ => p.wrong_token("expected a location"),
        })
    }

    fn location_alias(&mut self) -> Parsed<Loc> {
        let at = self.tok.start;
        let Symbol::Alias(name) = self.dialect_symbol()? else {
            return self.fail_at(at, "expected a location");
        };
        let Some(alias) = self.attr_aliases.get(name).copied() else {
            return self.wrong_token("undefined location alias");
        };
        let attr = self.use_alias(alias)?;
        match self.ctx.attr_data(attr) {
            AttrData::Loc(loc) => Ok(*loc),
            _ => self.fail_at(at, "this alias is not a location"),
        }
    }

    fn line_or_column(&mut self) -> Parsed<u32> {
        if !self.at(Token::Int) {
            return self.wrong_token("expected a line or column number");
        }
        let Some(value) = Self::int_u64(self.spelling()).and_then(|v| u32::try_from(v).ok()) else {
            return self.wrong_token("line and column numbers have 32 bits");
        };
        self.advance();
        Ok(value)
    }

    fn string_location(&mut self) -> Parsed<Loc> {
        let name = self.string_name();
        if self.eat(Token::LParen) {
            let child = self.location()?;
            self.expect(Token::RParen, "`)`")?;
            return Ok(self.ctx.loc(LocData::Named { name, child }));
        }
        if !self.eat(Token::Colon) {
            let child = self.ctx.known().unknown_loc;
            return Ok(self.ctx.loc(LocData::Named { name, child }));
        }
        let line = self.line_or_column()?;
        let col = if self.eat(Token::Colon) {
            self.line_or_column()?
        } else {
            return Ok(self.ctx.file_loc(name, line, 0));
        };
        if !self.eat_word("to") {
            return Ok(self.ctx.file_loc(name, line, col));
        }
        let end_line = if self.at(Token::Int) { self.line_or_column()? } else { line };
        self.expect(Token::Colon, "`:`")?;
        let end_col = self.line_or_column()?;
        Ok(self.ctx.loc(LocData::File { file: name, line, col, end_line, end_col }))
    }

    fn call_site(&mut self) -> Parsed<Loc> {
        self.advance();
        self.expect(Token::LParen, "`(`")?;
        let callee = self.location()?;
        self.expect_word("at")?;
        let caller = self.location()?;
        self.expect(Token::RParen, "`)`")?;
        Ok(self.ctx.loc(LocData::CallSite { callee, caller }))
    }

    fn fused(&mut self) -> Parsed<Loc> {
        self.advance();
        let mut metadata = None;
        if self.eat(Token::Less) {
            metadata = Some(self.attribute()?);
            self.expect(Token::Greater, "`>`")?;
        }
        self.expect(Token::LSquare, "`[`")?;
        let mut parts = Vec::new();
        self.list_until(Token::RSquare, "`]`", |p| {
            parts.push(p.location()?);
            Ok(())
        })?;
        Ok(self.ctx.fuse_locations_with(&parts, metadata))
    }
}
