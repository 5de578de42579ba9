//! Reading types, and the opaque text of other dialects.

use super::lexer::{self, Token};
use super::lists::ReadLists;
use super::parser::{Failed, Parsed, Parser};
use crate::attrs::AttrData;
use crate::entity::{Attr, Name, Type};
use crate::float::FloatKind;
use crate::types::{DYNAMIC, MAX_INT_WIDTH, Sign, TypeData};
use crate::validity::InvalidType;

/// So many types that are words are remembered.
const MAX_WORD_TYPES: usize = 8;

/// A dialect symbol as written.
pub(super) enum Symbol<'s> {
    Alias(&'s [u8]),
    Opaque { namespace: Name, data: Name },
}

impl<'s> Parser<'_, 's> {
    /// Any type.
    pub(super) fn parse_type(&mut self) -> Parsed<Type> {
        if self.at(Token::LParen) { self.nested(Self::function_type) } else { self.non_function_type() }
    }

    fn function_type(&mut self) -> Parsed<Type> {
        let (mut inputs, mut results) = (Vec::new(), Vec::new());
        self.type_list_in_parens(&mut inputs)?;
        self.expect(Token::Arrow, "`->` in a function type")?;
        self.result_types(&mut results)?;
        Ok(self.ctx.ty(TypeData::Function { inputs: inputs.into(), results: results.into() }))
    }

    pub(super) fn type_list_in_parens(&mut self, out: &mut impl Extend<Type>) -> Parsed<()> {
        self.expect(Token::LParen, "`(`")?;
        self.list_until(Token::RParen, "`)`", |p| {
            out.extend([p.parse_type()?]);
            Ok(())
        })
    }

    pub(super) fn result_types(&mut self, out: &mut impl Extend<Type>) -> Parsed<()> {
        if self.at(Token::LParen) {
            return self.nested(|p| p.type_list_in_parens(out));
        }
        out.extend([self.non_function_type()?]);
        Ok(())
    }

    fn non_function_type(&mut self) -> Parsed<Type> {
        match self.optional_type()? {
            Some(ty) => Ok(ty),
            None => self.wrong_token("expected a type that is not a function type"),
        }
    }

    /// A non-function type if the current token starts one.
    pub(super) fn optional_type(&mut self) -> Parsed<Option<Type>> {
        if self.at(Token::Bang) {
            return self.nested(Self::dialect_type).map(Some);
        }
        if !self.at(Token::Bare) {
            return Ok(None);
        }
        let word = self.spelling();
        let parse = match word {
            b"vector" => Self::vector_type,
            b"tensor" => Self::tensor_type,
            b"memref" => Self::memref_type,
            b"complex" => Self::complex_type,
            b"tuple" => Self::tuple_type,
            _ => {
                let ty = self.word_type(word)?;
                if ty.is_some() {
                    self.advance();
                }
                return Ok(ty);
            }
        };
        self.nested(parse).map(Some)
    }

    /// The type that a word by itself stands for.
    fn word_type(&mut self, word: &'s [u8]) -> Parsed<Option<Type>> {
        let place = self.word_types.iter().position(|known| known.0 == word);
        if let Some(place) = place {
            return Ok(Some(self.word_types[place].1));
        }
        let ty = match word {
            b"index" => Some(self.ctx.known().index),
            b"none" => Some(self.ctx.known().none),
            _ => match self.integer_type(word)? {
                Some(ty) => Some(ty),
                None => {
                    let kind = std::str::from_utf8(word).ok().and_then(FloatKind::by_name);
                    kind.map(|kind| self.ctx.float_type(kind))
                }
            },
        };
        if let Some(ty) = ty.filter(|_| self.word_types.len() < MAX_WORD_TYPES) {
            self.word_types.push((word, ty));
        }
        Ok(ty)
    }

    fn integer_type(&mut self, word: &[u8]) -> Parsed<Option<Type>> {
        if !is_integer_type(word) {
            return Ok(None);
        }
        let (sign, digits) = match word {
            [b'i', digits @ ..] => (Sign::Signless, digits),
            [b's', b'i', digits @ ..] => (Sign::Signed, digits),
            [b'u', b'i', digits @ ..] => (Sign::Unsigned, digits),
            _ => return Ok(None),
        };
        match Self::int_u64(digits) {
            Some(width) if width <= u64::from(MAX_INT_WIDTH) => {
                Ok(Some(self.ctx.ty(TypeData::Integer { width: width as u32, sign })))
            }
            _ => self.fail(InvalidType::IntegerWidth.to_string()),
        }
    }

    fn angle(&mut self) -> Parsed<()> {
        self.advance();
        self.expect(Token::Less, "`<`")
    }

    fn close_angle(&mut self) -> Parsed<()> {
        self.expect(Token::Greater, "`>`")
    }

    fn complex_type(&mut self) -> Parsed<Type> {
        self.angle()?;
        let at = self.tok.start;
        let data = TypeData::Complex(self.parse_type()?);
        self.check_type(at, &data)?;
        self.close_angle()?;
        Ok(self.ctx.ty(data))
    }

    fn tuple_type(&mut self) -> Parsed<Type> {
        self.angle()?;
        let mut types = Vec::new();
        self.list_until(Token::Greater, "`>`", |p| {
            types.push(p.parse_type()?);
            Ok(())
        })?;
        Ok(self.ctx.ty(TypeData::Tuple(types.into())))
    }

    /// The value of the dimension that is the current token, and where it ends. `0x..` is the dimension 0 and
    /// an `x`.
    fn dimension(&mut self) -> Parsed<(i64, usize)> {
        let spelling = self.spelling();
        if spelling.starts_with(b"0x") {
            return Ok((0, self.tok.start + 1));
        }
        match Self::int_u64(spelling).and_then(|v| i64::try_from(v).ok()) {
            Some(value) => Ok((value, self.tok.end)),
            None => self.fail("this dimension is too large"),
        }
    }

    /// The `x` after a dimension that ends at `end`; what is glued to it becomes the next token.
    pub(super) fn dimension_x(&mut self, end: usize) -> Parsed<()> {
        // Not by way of a token: `1x1x1x..` would be one identifier after each `1`, read again for each.
        if self.text.get(end) == Some(&b'x') {
            self.reset_to(end + 1);
            return Ok(());
        }
        self.reset_to(end);
        if !self.at(Token::Bare) || self.spelling()[0] != b'x' {
            return self.wrong_token("expected `x` after a dimension");
        }
        self.reset_to(self.tok.start + 1);
        Ok(())
    }

    /// A dimension or `?`, and where it ends.
    pub(super) fn any_dimension(&mut self) -> Parsed<(i64, usize)> {
        if self.at(Token::Question) { Ok((DYNAMIC, self.tok.end)) } else { self.dimension() }
    }

    fn dimensions(&mut self) -> Parsed<Vec<i64>> {
        let mut dims = Vec::new();
        while self.at(Token::Int) || self.at(Token::Question) {
            let (value, end) = self.any_dimension()?;
            dims.push(value);
            self.dimension_x(end)?;
        }
        Ok(dims)
    }

    fn vector_type(&mut self) -> Parsed<Type> {
        let keyword = self.tok.start;
        self.angle()?;
        let (mut dims, mut scalable) = (Vec::new(), Vec::new());
        while self.at(Token::Int) || self.at(Token::LSquare) {
            let in_brackets = self.eat(Token::LSquare);
            if !self.at(Token::Int) {
                return self.fail("expected a dimension");
            }
            let (value, mut end) = self.dimension()?;
            dims.push(value);
            scalable.push(in_brackets);
            if in_brackets {
                self.reset_to(end);
                end = self.tok.end;
                self.expect(Token::RSquare, "`]` after a scalable dimension")?;
            }
            self.dimension_x(end)?;
        }
        let element = self.parse_type()?;
        self.close_angle()?;
        let data = TypeData::Vector { dims: dims.into(), scalable: scalable.into(), element };
        self.check_type(keyword, &data)?;
        Ok(self.ctx.ty(data))
    }

    /// `'<' ('*' 'x' | dims) element`, with the position of the element.
    fn shape_and_element(&mut self) -> Parsed<(Option<Vec<i64>>, Type, usize)> {
        self.angle()?;
        let dims = if self.at(Token::Star) {
            self.dimension_x(self.tok.end)?;
            None
        } else {
            Some(self.dimensions()?)
        };
        let at = self.tok.start;
        let element = self.parse_type()?;
        Ok((dims, element, at))
    }

    fn tensor_type(&mut self) -> Parsed<Type> {
        let (dims, element, at) = self.shape_and_element()?;
        let mut encoding = None;
        if self.eat(Token::Comma) && !self.at(Token::Greater) {
            encoding = Some(self.attribute()?);
        }
        if let (Some(encoding), Some(dims)) = (encoding, &dims)
            && let AttrData::Opaque { namespace, data, .. } = *self.ctx.attr_data(encoding)
            && let Some(syntax) = self.ctx.symbol_syntax(namespace)
        {
            let text = self.ctx.text(data).into_owned();
            if let Some(why) = syntax.misfit(self.ctx, &text, dims.len(), element) {
                return self.fail_at(at, why);
            }
        }
        let data = match dims {
            Some(dims) => TypeData::Tensor { dims: dims.into(), element, encoding },
            None => TypeData::UnrankedTensor(element),
        };
        self.check_type(at, &data)?;
        self.close_angle()?;
        if encoding.is_some() && matches!(data, TypeData::UnrankedTensor(_)) {
            return self.fail("an unranked tensor has no encoding");
        }
        Ok(self.ctx.ty(data))
    }

    fn memref_type(&mut self) -> Parsed<Type> {
        let keyword = self.tok.start;
        let (dims, element, at) = self.shape_and_element()?;
        let plain = TypeData::UnrankedMemRef { element, space: None };
        self.check_type(at, &plain)?;
        let (mut layout, mut space) = (None, None);
        if !self.eat(Token::Greater) {
            self.expect(Token::Comma, "`,` or `>`")?;
            self.comma_list(|p| p.memref_attribute(dims.is_some(), &mut layout, &mut space))?;
            self.close_angle()?;
        }
        let data = match dims {
            Some(dims) => TypeData::MemRef { dims: dims.into(), element, layout, space },
            None => TypeData::UnrankedMemRef { element, space },
        };
        self.check_type(keyword, &data)?;
        let data = self.ctx.canonical_type(data);
        Ok(self.ctx.ty(data))
    }

    /// Reports at `at` that there is no such type, if there is none.
    fn check_type(&mut self, at: usize, data: &TypeData) -> Parsed<()> {
        match self.ctx.type_rules(data) {
            Ok(()) => Ok(()),
            Err(invalid) => self.fail_at(at, invalid.to_string()),
        }
    }

    fn memref_attribute(
        &mut self,
        ranked: bool,
        layout: &mut Option<Attr>,
        space: &mut Option<Attr>,
    ) -> Parsed<()> {
        let at = self.tok.start;
        let attr = self.attribute()?;
        if self.ctx.layout_rank(attr).is_none() {
            return match space.replace(attr) {
                None => Ok(()),
                Some(_) => self.fail_at(at, "a memref has one memory space"),
            };
        }
        *layout = Some(attr);
        if !ranked {
            self.fail_at(at, "an unranked memref has no layout")
        } else if space.is_some() {
            self.fail_at(at, "the memory space of a memref comes last")
        } else {
            Ok(())
        }
    }

    // ---- other dialects -----------------------------------------------------------------------------------

    fn dialect_type(&mut self) -> Parsed<Type> {
        match self.dialect_symbol()? {
            Symbol::Alias(name) => match self.type_aliases.get(name).copied() {
                Some(alias) => self.use_alias(alias),
                None => self.wrong_token("undefined type alias"),
            },
            Symbol::Opaque { namespace, data } => Ok(self.ctx.ty(TypeData::Opaque { namespace, data })),
        }
    }

    /// The current `!..` or `#..` token with the body that touches it.
    pub(super) fn dialect_symbol(&mut self) -> Parsed<Symbol<'s>> {
        let (text, start) = (self.text, self.tok.start);
        let (id, is_type) = (&self.spelling()[1..], self.at(Token::Bang));
        let id_end = self.tok.end;
        let dot = id.iter().position(|&b| b == b'.');
        let body = text.get(id_end) == Some(&b'<');
        self.advance();
        if dot.is_none() && !body {
            return Ok(Symbol::Alias(id));
        }
        let end = if body { self.dialect_body(id_end)? } else { id_end };
        let (namespace, data) = match dot {
            Some(dot) => (&id[..dot], start + 1 + dot + 1..end),
            None => (id, id_end + 1..end - 1),
        };
        let legal = namespace.first().is_some_and(|&b| lexer::is_id_start(b))
            && namespace.iter().all(|&b| lexer::is_id_body(b));
        if !legal {
            return self.fail_at(id_end - 1, "this is not the namespace of a dialect");
        }
        let namespace = self.ctx.name_bytes(namespace);
        let data = self.printed_symbol(namespace, data, end, is_type)?;
        Ok(Symbol::Opaque { namespace, data })
    }

    /// End of the balanced text that starts with the `<` at `start`, which becomes the current position.
    pub(super) fn dialect_body(&mut self, start: usize) -> Parsed<usize> {
        let text = self.text;
        let mut stack = Vec::new();
        let mut at = start;
        loop {
            let Some(&byte) = text.get(at) else {
                return self.fail("the text of this dialect symbol does not end");
            };
            match byte {
                0 => return self.fail("zero byte in the text of a dialect symbol"),
                b'<' => stack.push(b'>'),
                b'[' => stack.push(b']'),
                b'(' => stack.push(b')'),
                b'{' => stack.push(b'}'),
                b'-' if text.get(at + 1) == Some(&b'>') => at += 1,
                b'>' | b']' | b')' | b'}' => {
                    if stack.pop() != Some(byte) {
                        return self.fail("unbalanced brackets in the text of a dialect symbol");
                    }
                    if stack.is_empty() {
                        self.last_end = at + 1;
                        self.reset_to(at + 1);
                        return Ok(at + 1);
                    }
                }
                b'"' => {
                    // Errors from here on are reported at this string, or inside it.
                    self.reset_to(at);
                    if self.at(Token::Error) {
                        return Err(Failed);
                    }
                    at = self.tok.end - 1;
                }
                _ => {}
            }
            at += 1;
        }
    }
}

/// Whether a word spells an integer type: such a word never names an operation.
pub(super) fn is_integer_type(word: &[u8]) -> bool {
    let digits = match word {
        [b's' | b'u', b'i', digits @ ..] | [b'i', digits @ ..] => digits,
        _ => return false,
    };
    !digits.is_empty() && digits.iter().all(u8::is_ascii_digit)
}
