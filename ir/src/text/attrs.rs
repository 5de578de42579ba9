//! Reading attributes.

use super::lexer::{self, Token};
use super::lists::ReadLists;
use super::numbers;
use super::parser::{Parsed, Parser};
use super::types::{Symbol, is_integer_type};
use crate::attrs::AttrData;
use crate::entity::{Attr, Name, Type};
use crate::float::FloatKind;
use crate::types::{DYNAMIC, TypeData};

/// Up to how many entries of a dictionary are searched in line.
const FEW: usize = 8;

impl Parser<'_, '_> {
    /// Any attribute.
    pub(super) fn attribute(&mut self) -> Parsed<Attr> {
        match self.tok.kind {
            Token::Int | Token::Float => self.number(false),
            Token::Minus => {
                self.advance();
                match self.tok.kind {
                    Token::Int | Token::Float => self.number(true),
                    _ => self.wrong_token("expected a number after `-`"),
                }
            }
            Token::Str => {
                let value = self.string_name();
                let ty = if self.eat(Token::Colon) { Some(self.parse_type()?) } else { None };
                let ty = ty.filter(|&ty| ty != self.ctx.known().none);
                Ok(self.ctx.attr(AttrData::String { value, ty }))
            }
            Token::At => self.symbol(),
            Token::LSquare => self.nested(Self::array),
            Token::LBrace => {
                let dict = self.dictionary()?;
                Ok(self.ctx.attr(AttrData::Dict(dict)))
            }
            Token::Hash => self.nested(Self::dialect_attribute),
            Token::LParen => {
                let ty = self.parse_type()?;
                Ok(self.ctx.type_attr(ty))
            }
            Token::Bare => self.keyword_attribute(),
            _ => match self.optional_type()? {
                Some(ty) => Ok(self.ctx.type_attr(ty)),
                None => self.wrong_token("expected an attribute"),
            },
        }
    }

    fn keyword_attribute(&mut self) -> Parsed<Attr> {
        let parse = match self.spelling() {
            word @ (b"true" | b"false") => {
                self.advance();
                return Ok(self.ctx.bool_attr(word == b"true"));
            }
            b"unit" => {
                self.advance();
                return Ok(self.ctx.known().unit);
            }
            b"affine_map" => Self::affine_map_attribute,
            b"affine_set" => Self::affine_set_attribute,
            b"dense" => Self::dense,
            b"sparse" => Self::sparse,
            b"dense_resource" => Self::resource_reference,
            b"array" => Self::dense_array,
            b"strided" => Self::strided,
            b"distinct" => Self::distinct,
            b"loc" => Self::location_attribute,
            _ => {
                return match self.optional_type()? {
                    Some(ty) => Ok(self.ctx.type_attr(ty)),
                    None => self.wrong_token("expected an attribute"),
                };
            }
        };
        self.nested(parse)
    }

    /// Any attribute, where the type of numbers, strings, elements and attributes of dialects is known and
    /// not written; `none`: they have none.
    pub(super) fn attribute_of_type(&mut self, ty: Type) -> Parsed<Attr> {
        let written = (ty != self.ctx.known().none).then_some(ty);
        match self.tok.kind {
            Token::Int | Token::Float | Token::Minus => {
                let negative = self.eat(Token::Minus);
                if !self.at(Token::Int) && !self.at(Token::Float) {
                    return self.wrong_token("expected a number after `-`");
                }
                let (token, at, kind) = (self.spelling(), self.tok.start, self.tok.kind);
                self.advance();
                self.number_of_type(ty, negative, token, at, kind)
            }
            Token::Str => {
                let value = self.string_name();
                Ok(self.ctx.attr(AttrData::String { value, ty: written }))
            }
            Token::Hash => self.nested(|p| p.dialect_attribute_of_type(Some(written))),
            Token::Bare if matches!(self.spelling(), b"dense" | b"sparse" | b"dense_resource") => {
                self.fixed_type = Some(ty);
                self.attribute()
            }
            _ => self.attribute(),
        }
    }

    /// Whether the current word starts an attribute, a type among them.
    pub(super) fn at_constant_word(&self) -> bool {
        match self.spelling() {
            b"true" | b"false" | b"unit" | b"affine_map" | b"affine_set" | b"dense" | b"sparse"
            | b"dense_resource" | b"array" | b"strided" | b"distinct" | b"loc" | b"index" | b"none"
            | b"vector" | b"tensor" | b"memref" | b"complex" | b"tuple" => true,
            word => {
                is_integer_type(word)
                    || std::str::from_utf8(word).is_ok_and(|word| FloatKind::by_name(word).is_some())
            }
        }
    }

    fn number(&mut self, negative: bool) -> Parsed<Attr> {
        let (token, at, kind) = (self.spelling(), self.tok.start, self.tok.kind);
        self.advance();
        let default = if kind == Token::Int { self.ctx.known().i64 } else { self.ctx.known().f64 };
        let ty = if self.eat(Token::Colon) { self.parse_type()? } else { default };
        self.number_of_type(ty, negative, token, at, kind)
    }

    /// `[-] token` as an attribute of a type; errors are reported at the token.
    fn number_of_type(
        &mut self,
        ty: Type,
        negative: bool,
        token: &[u8],
        at: usize,
        kind: Token,
    ) -> Parsed<Attr> {
        match *self.ctx.type_data(ty) {
            TypeData::Float(float) => {
                let bits = match kind {
                    Token::Int => numbers::float_from_hex(float, negative, token),
                    _ => numbers::float(float, negative, token),
                };
                match bits {
                    Some(bits) => Ok(self.ctx.float_bits_attr(ty, bits)),
                    None => self.fail_at(at, "this is not a literal of its float type"),
                }
            }
            TypeData::Integer { .. } | TypeData::Index if kind == Token::Int => {
                if let Some(value) = numbers::small_integer(self.ctx, ty, negative, token) {
                    return Ok(self.ctx.attr(AttrData::Integer { ty, value }));
                }
                let words = numbers::integer(self.ctx, ty, negative, token);
                match words.and_then(|words| self.ctx.filled_words_attr(ty, &words, negative)) {
                    Some(attr) => Ok(attr),
                    None => self.fail_at(at, "this integer does not fit its type"),
                }
            }
            // MLIR tells this of a float when all of it is read.
            _ if kind == Token::Float => self.fail("a number with a point cannot have this type"),
            _ => self.fail_at(at, "a number of this kind cannot have this type"),
        }
    }

    fn array(&mut self) -> Parsed<Attr> {
        self.advance();
        let mut items = Vec::new();
        self.list_until(Token::RSquare, "`]` or `,`", |p| {
            items.push(p.attribute()?);
            Ok(())
        })?;
        Ok(self.ctx.array_attr(&items))
    }

    /// `{ key (= attribute)?, ... }`, the current token being the brace.
    pub(super) fn dictionary(&mut self) -> Parsed<crate::entity::AttrDict> {
        self.nested(|p| {
            p.advance();
            let mut entries: Vec<(Name, Attr)> = Vec::new();
            // Names are compared one by one while there are few.
            let mut seen = rustc_hash::FxHashSet::default();
            p.list_until(Token::RBrace, "`}` or `,`", |p| {
                let at = p.tok.start;
                if p.at(Token::Str) && p.spelling() == b"\"\"" {
                    return p.fail("an attribute name is not empty");
                }
                let name = p.key("an attribute name")?;
                if entries.len() == FEW {
                    seen.extend(entries.iter().map(|e| e.0));
                }
                let is_new = match entries.len() {
                    0..FEW => entries.iter().all(|e| e.0 != name),
                    _ => seen.insert(name),
                };
                if !is_new {
                    return p.fail_at(at, "this name occurs twice in the dictionary");
                }
                let value = if p.eat(Token::Equal) { p.attribute()? } else { p.ctx.known().unit };
                entries.push((name, value));
                Ok(())
            })?;
            Ok(p.ctx.dict(&entries))
        })
    }

    /// The name of the current `@..` token, consumed.
    pub(super) fn symbol_name(&mut self) -> Name {
        let spelling = &self.spelling()[1..];
        self.advance();
        match spelling.first() {
            Some(b'"') => self.ctx.name_bytes(&lexer::unescape(spelling)),
            _ => self.ctx.name_bytes(spelling),
        }
    }

    fn symbol(&mut self) -> Parsed<Attr> {
        let mut path = vec![self.symbol_name()];
        while self.at(Token::Colon) {
            let (colon, before) = (self.tok.start, self.last_end);
            self.advance();
            if !self.eat(Token::Colon) {
                if !self.at(Token::Eof) && !self.at(Token::Error) {
                    self.reset_to(colon);
                    self.last_end = before;
                }
                break;
            }
            if !self.at(Token::At) {
                return self.fail("expected a nested symbol after `::`");
            }
            path.push(self.symbol_name());
        }
        Ok(self.ctx.symbol_attr(&path))
    }

    fn dialect_attribute(&mut self) -> Parsed<Attr> {
        self.dialect_attribute_of_type(None)
    }

    /// `known`: the type that an attribute of a dialect has, if that is not written.
    fn dialect_attribute_of_type(&mut self, known: Option<Option<Type>>) -> Parsed<Attr> {
        let at = self.tok.start;
        match self.dialect_symbol()? {
            Symbol::Alias(name) => match self.attr_aliases.get(name).copied() {
                Some(alias) => self.use_alias(alias),
                None => self.wrong_token("undefined attribute alias"),
            },
            Symbol::Opaque { namespace, data } => {
                let ty = match known {
                    Some(ty) => ty,
                    None if self.eat(Token::Colon) => Some(self.parse_type()?),
                    None => None,
                };
                let ty = ty.filter(|&ty| ty != self.ctx.known().none);
                let data = match ty {
                    Some(ty) => self.symbol_of_type(namespace, data, ty, at)?,
                    None => data,
                };
                Ok(self.ctx.attr(AttrData::Opaque { namespace, data, ty }))
            }
        }
    }

    fn resource_reference(&mut self) -> Parsed<Attr> {
        let keyword = self.tok.start;
        self.advance();
        self.expect(Token::Less, "`<`")?;
        let key = self.key("a resource key")?;
        self.expect(Token::Greater, "`>`")?;
        let ty = self.elements_type()?;
        self.checked_attr(keyword, AttrData::Resource { key, ty })
    }

    /// An attribute, if there is one like it; else an error at `at`.
    pub(super) fn checked_attr(&mut self, at: usize, data: AttrData) -> Parsed<Attr> {
        match self.ctx.attr_rules(&data) {
            Ok(()) => Ok(self.ctx.attr(data)),
            Err(invalid) => self.fail_at(at, invalid.to_string()),
        }
    }

    /// `[-] int | ?` as a 64-bit number.
    fn strided_number(&mut self) -> Parsed<i64> {
        if self.eat(Token::Question) {
            return Ok(DYNAMIC);
        }
        let at = self.tok.start;
        let negative = self.eat(Token::Minus);
        if !self.at(Token::Int) {
            return self.fail("expected an integer or `?`");
        }
        let limit = i64::MAX as u64 + u64::from(negative);
        let Some(value) = Self::int_u64(self.spelling()).filter(|&v| v <= limit) else {
            return self.fail_at(at, "this number does not fit 64 bits");
        };
        self.advance();
        Ok(if negative { (value as i64).wrapping_neg() } else { value as i64 })
    }

    fn strided(&mut self) -> Parsed<Attr> {
        self.advance();
        self.expect(Token::Less, "`<`")?;
        self.expect(Token::LSquare, "`[`")?;
        let mut strides = Vec::new();
        self.list_until(Token::RSquare, "`]`", |p| {
            strides.push(p.strided_number()?);
            Ok(())
        })?;
        let mut offset = 0;
        if self.eat(Token::Comma) {
            self.expect_word("offset")?;
            self.expect(Token::Colon, "`:`")?;
            offset = self.strided_number()?;
        }
        self.expect(Token::Greater, "`>`")?;
        Ok(self.ctx.attr(AttrData::Strided { strides: strides.into(), offset }))
    }

    fn distinct(&mut self) -> Parsed<Attr> {
        let keyword = self.tok.start;
        self.advance();
        self.impure = true;
        self.expect(Token::LSquare, "`[`")?;
        if !self.at(Token::Int) {
            return self.wrong_token("expected a number");
        }
        let Some(number) = Self::int_u64(self.spelling()) else {
            return self.fail("this number does not fit 64 bits");
        };
        self.advance();
        self.expect(Token::RSquare, "`]`")?;
        self.expect(Token::Less, "`<`")?;
        let payload = if self.at(Token::Greater) { self.ctx.known().unit } else { self.attribute()? };
        self.expect(Token::Greater, "`>`")?;
        if let Some(&known) = self.distincts.get(&number) {
            let same =
                matches!(self.ctx.attr_data(known), AttrData::Distinct { payload: p, .. } if *p == payload);
            return if same {
                Ok(known)
            } else {
                self.fail_at(keyword, "this number stood for something else before")
            };
        }
        let id = self.ctx.next_distinct;
        self.ctx.next_distinct += 1;
        let attr = self.ctx.attr(AttrData::Distinct { id, payload });
        self.distincts.insert(number, attr);
        Ok(attr)
    }
}
