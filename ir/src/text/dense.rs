//! Reading `dense`, `sparse` and `array` literals.
//!
//! A literal is first read as a flat list of tokens with a shape, because its type comes after it; then the
//! tokens are converted to little-endian bytes of the element type.

use super::lexer::{self, Lexeme, Token};
use super::lists::ReadLists;
use super::numbers;
use super::parser::{Parsed, Parser};
use crate::attrs::{AttrData, Dense, DenseData};
use crate::elements::{Element, element};
use crate::entity::{Attr, Name, Type};
use crate::types::TypeData;
use crate::validity::{InvalidAttr, MAX_ELEMENT_BITS};

/// A literal as read.
#[derive(Default)]
struct Literal {
    /// Sign and token of every number, in order.
    elements: Vec<(bool, Lexeme)>,
    /// Sizes of the nested lists; empty for a single element.
    shape: Vec<i64>,
    /// A lone string.
    string: Option<Name>,
    /// Whether elements were pairs.
    pairs: bool,
}

impl Parser<'_, '_> {
    fn scalar_literal(&mut self, literal: &mut Literal) -> Parsed<()> {
        let negative = self.eat(Token::Minus);
        let is_word = self.at_word("true") || self.at_word("false") || self.at(Token::Str);
        if !(self.at(Token::Int) || self.at(Token::Float) || (is_word && !negative)) {
            return self.fail("expected an element literal");
        }
        literal.elements.push((negative, self.tok));
        self.advance();
        Ok(())
    }

    fn element_literal(&mut self, literal: &mut Literal) -> Parsed<()> {
        if !self.eat(Token::LParen) {
            return self.scalar_literal(literal);
        }
        literal.pairs = true;
        self.scalar_literal(literal)?;
        self.expect(Token::Comma, "`,` in a complex number")?;
        self.scalar_literal(literal)?;
        self.expect(Token::RParen, "`)`")
    }

    fn list_literal(&mut self, literal: &mut Literal) -> Parsed<Vec<i64>> {
        self.nested(|p| {
            p.advance();
            let mut inner: Option<Vec<i64>> = None;
            let mut size = 0;
            p.list_until(Token::RSquare, "`]` or `,`", |p| {
                let shape = if p.at(Token::LSquare) {
                    p.list_literal(literal)?
                } else {
                    p.element_literal(literal)?;
                    Vec::new()
                };
                size += 1;
                match &inner {
                    Some(known) if *known != shape => p.fail("the nested lists differ in shape"),
                    Some(_) => Ok(()),
                    None => {
                        inner = Some(shape);
                        Ok(())
                    }
                }
            })?;
            let mut shape = vec![size];
            shape.extend(inner.unwrap_or_default());
            Ok(shape)
        })
    }

    fn literal(&mut self, allow_string: bool) -> Parsed<Literal> {
        let mut literal = Literal::default();
        if allow_string && self.at(Token::Str) {
            literal.string = Some(self.string_name());
        } else if self.at(Token::LSquare) {
            literal.shape = self.list_literal(&mut literal)?;
        } else {
            self.element_literal(&mut literal)?;
        }
        Ok(literal)
    }

    /// `':' type` of an elements attribute, or the type that it is known to have.
    pub(super) fn elements_type(&mut self) -> Parsed<Type> {
        if let Some(ty) = self.fixed_type.take() {
            return Ok(ty);
        }
        self.expect(Token::Colon, "`:` and a type")?;
        self.parse_type()
    }

    /// The type of an elements attribute, which is shaped and static.
    fn static_elements_type(&mut self, keyword: usize) -> Parsed<Type> {
        let ty = self.elements_type()?;
        match self.ctx.static_shape(ty) {
            Ok(_) => Ok(ty),
            Err(_) => self.fail_at(keyword, InvalidAttr::DynamicElements.to_string()),
        }
    }

    pub(super) fn dense(&mut self) -> Parsed<Attr> {
        let keyword = self.tok.start;
        self.advance();
        self.expect(Token::Less, "`<`")?;
        let mut literal = Literal::default();
        if !self.eat(Token::Greater) {
            literal = self.literal(true)?;
            self.expect(Token::Greater, "`>`")?;
        }
        let ty = self.static_elements_type(keyword)?;
        self.dense_of_type(&literal, ty, keyword)
    }

    /// A literal as elements of a type; errors of the whole are reported at `at`.
    fn dense_of_type(&mut self, literal: &Literal, ty: Type, at: usize) -> Parsed<Attr> {
        let Some((dims, element_type)) = self.ctx.type_data(ty).shaped() else {
            return self.fail_at(at, InvalidAttr::ElementsType.to_string());
        };
        let count = dims.iter().try_fold(1i64, |n, &d| n.checked_mul(d));
        let same_shape = literal.shape.is_empty() || literal.shape == dims;
        let numeric = element(self.ctx, element_type);
        if numeric.is_some_and(|element| element.bits > MAX_ELEMENT_BITS) {
            return self.fail_at(at, InvalidAttr::ElementWidth.to_string());
        }
        if let (Some(string), Some(element)) = (literal.string, numeric) {
            return self.dense_blob(string, ty, element, count, at);
        }
        if !same_shape {
            return self.fail_at(at, "the literal's shape is not that of its type");
        }
        if literal.string.is_none() && literal.elements.is_empty() && count != Some(0) {
            return self.fail_at(at, "the literal has no elements and its type has some");
        }
        let Some(element) = numeric else {
            let mut strings: Vec<Name> = Vec::new();
            strings.extend(literal.string);
            for (_, tok) in &literal.elements {
                if tok.kind != Token::Str {
                    return self.fail_at(tok.start, "elements of this type are written as strings");
                }
                strings.push(self.ctx.name_bytes(&lexer::unescape(&self.text[tok.start..tok.end])));
            }
            let splat = strings.first().is_some_and(|first| strings.iter().all(|s| s == first));
            strings.truncate(if splat { 1 } else { strings.len() });
            return Ok(self.dense_attr(ty, splat, DenseData::Strings(strings.into())));
        };
        let numbers = match self.numbers_of(literal, element, count) {
            Ok(numbers) => numbers,
            Err(why) => return self.fail_at(at, why),
        };
        let mut data = Vec::with_capacity(numbers.len() * element.bytes);
        for &(negative, tok) in numbers {
            self.number_bytes(element.scalar, element.bytes, negative, tok, tok.start, &mut data)?;
        }
        Ok(self.dense_bytes(ty, element, data))
    }

    /// The numbers that elements are made of. A pair is a complex number; where elements are not complex, the
    /// numbers of pairs are elements one after the other, as many as there is room for: so MLIR reads them.
    fn numbers_of<'l>(
        &self,
        literal: &'l Literal,
        element: Element,
        count: Option<i64>,
    ) -> Result<&'l [(bool, Lexeme)], &'static str> {
        let numbers = &literal.elements[..];
        if element.parts == 2 {
            let written: i64 = literal.shape.iter().product();
            let are_pairs = numbers.is_empty() || numbers.len() as i64 == written.saturating_mul(2);
            return if are_pairs { Ok(numbers) } else { Err("complex elements are written as pairs") };
        }
        if !literal.pairs {
            return Ok(numbers);
        }
        let count = count.and_then(|count| usize::try_from(count).ok());
        let taken = count.and_then(|count| numbers.get(..count));
        taken.ok_or("the pairs have fewer numbers than the type has elements")
    }

    fn dense_attr(&mut self, ty: Type, splat: bool, data: DenseData) -> Attr {
        self.ctx.attr(AttrData::Dense(Box::new(Dense { ty, splat, data })))
    }

    /// Elements from their bytes; equal ones become a splat.
    fn dense_bytes(&mut self, ty: Type, element: Element, mut data: Vec<u8>) -> Attr {
        let size = element.bytes * element.parts;
        // Elements without bits are all equal; whether there is one cannot be told from their bytes.
        let splat = match size {
            0 => self.ctx.type_data(ty).shaped().is_some_and(|(dims, _)| !dims.contains(&0)),
            _ => data.len() >= size && data.chunks(size).all(|chunk| *chunk == data[..size]),
        };
        data.truncate(if splat { size } else { data.len() });
        self.dense_attr(ty, splat, DenseData::Bytes(data.into()))
    }

    /// Appends one number of a scalar type; a literal that does not fit is reported at `at`.
    fn number_bytes(
        &mut self,
        scalar: Type,
        bytes: usize,
        negative: bool,
        tok: Lexeme,
        at: usize,
        out: &mut Vec<u8>,
    ) -> Parsed<()> {
        let spelling = &self.text[tok.start..tok.end];
        if let Some(kind) = self.ctx.float_kind(scalar) {
            let bits = match tok.kind {
                Token::Int => numbers::float_from_hex(kind, negative, spelling),
                Token::Float => numbers::float(kind, negative, spelling),
                _ => None,
            };
            let Some(bits) = bits else {
                return self.fail_at(at, "this is not a literal of its float type");
            };
            out.extend(&bits.to_le_bytes()[..bytes]);
            return Ok(());
        }
        let words = match tok.kind {
            Token::Bare if self.ctx.int_width(scalar).is_some_and(|(width, _)| width == 1) => {
                Some(vec![u64::from(spelling == b"true")])
            }
            Token::Int => numbers::integer(self.ctx, scalar, negative, spelling),
            _ => None,
        };
        let Some(words) = words else {
            return self.fail_at(at, "this integer does not fit its type");
        };
        let fill = if negative { 0xFF } else { 0 };
        let width = self.ctx.int_width(scalar).map_or(0, |(width, _)| width);
        let start = out.len();
        out.extend(words.iter().flat_map(|w| w.to_le_bytes()).take(bytes));
        out.resize(start + bytes, fill);
        if !width.is_multiple_of(8) && bytes > 0 {
            out[start + bytes - 1] &= (1 << (width % 8)) - 1;
        }
        Ok(())
    }

    fn dense_blob(
        &mut self,
        string: Name,
        ty: Type,
        element: Element,
        count: Option<i64>,
        at: usize,
    ) -> Parsed<Attr> {
        let Some(blob) = unhex(self.ctx.bytes(string)) else {
            return self
                .fail_at(at, "elements as a string are an even number of hexadecimal digits after `0x`");
        };
        let size = element.bytes * element.parts;
        let wrong = "the string has not as many bytes as the elements need";
        let Some(count) = count.and_then(|n| usize::try_from(n).ok()) else {
            return self.fail_at(at, wrong);
        };
        if element.scalar == self.ctx.known().i1 && element.parts == 1 {
            let bit = |i: usize| (blob[i / 8] >> (i % 8)) & 1;
            let data: Vec<u8> = match blob[..] {
                [byte @ (0 | 0xFF)] => vec![byte & 1],
                [byte] if count == 1 => vec![byte & 1],
                _ if blob.len() == count.div_ceil(8) => (0..count).map(bit).collect(),
                _ => return self.fail_at(at, wrong),
            };
            return Ok(self.dense_bytes(ty, element, data));
        }
        if blob.len() != size && Some(blob.len()) != size.checked_mul(count) {
            return self.fail_at(at, wrong);
        }
        Ok(self.dense_bytes(ty, element, blob))
    }

    pub(super) fn sparse(&mut self) -> Parsed<Attr> {
        let keyword = self.tok.start;
        self.advance();
        self.expect(Token::Less, "`<`")?;
        let (mut indices, mut values) = (Literal::default(), Literal::default());
        let (mut indices_at, mut values_at) = (keyword, keyword);
        let empty = self.eat(Token::Greater);
        if !empty {
            indices_at = self.tok.start;
            indices = self.literal(false)?;
            self.expect(Token::Comma, "`,` and the values")?;
            values_at = self.tok.start;
            values = self.literal(true)?;
            self.expect(Token::Greater, "`>`")?;
        }
        let ty = self.static_elements_type(keyword)?;
        let Some((dims, element_type)) = self.ctx.type_data(ty).shaped() else {
            return self.fail_at(keyword, InvalidAttr::ElementsType.to_string());
        };
        let dims = dims.to_vec();
        let rank = dims.len() as i64;
        let index_shape = match (&indices.shape[..], empty) {
            (_, true) => vec![0, rank],
            ([], _) => vec![1, rank],
            (shape, _) => shape.to_vec(),
        };
        let value_shape = match &values.shape[..] {
            [] => vec![index_shape[0]],
            shape => shape.to_vec(),
        };
        let fitting = match index_shape[..] {
            [_] => rank == 1,
            [_, indices] => indices == rank,
            _ => false,
        };
        if !fitting || value_shape != [index_shape[0]] {
            return self.fail_at(keyword, "one row of indices for each value, one index for each dimension");
        }
        let tensor =
            |dims: Vec<i64>, element| TypeData::Tensor { dims: dims.into(), element, encoding: None };
        let index_type = self.ctx.ty(tensor(index_shape, self.ctx.known().i64));
        let value_type = self.ctx.ty(tensor(value_shape, element_type));
        let indices = self.dense_of_type(&indices, index_type, indices_at)?;
        let values = self.dense_of_type(&values, value_type, values_at)?;
        if let AttrData::Dense(dense) = self.ctx.attr_data(indices)
            && let DenseData::Bytes(bytes) = &dense.data
        {
            let mut numbers =
                bytes.chunks_exact(8).map(|c| c.iter().rev().fold(0u64, |n, &b| n << 8 | u64::from(b)));
            let inside = if dense.splat {
                let index = numbers.next().unwrap_or(0);
                dims.iter().all(|&d| index < d as u64)
            } else {
                numbers.enumerate().all(|(i, index)| index < dims[i % dims.len()] as u64)
            };
            if !inside {
                return self.fail_at(keyword, "an index is outside the shape");
            }
        }
        Ok(self.ctx.attr(AttrData::Sparse { ty, indices, values }))
    }

    pub(super) fn dense_array(&mut self) -> Parsed<Attr> {
        self.advance();
        self.expect(Token::Less, "`<`")?;
        let at = self.tok.start;
        let element_type = self.parse_type()?;
        let legal = self.ctx.array_element_bytes(element_type).is_some();
        let Some(element) = element(self.ctx, element_type).filter(|_| legal) else {
            return self.fail_at(at, InvalidAttr::ArrayElement.to_string());
        };
        let mut data = Vec::new();
        if !self.eat(Token::Greater) {
            self.expect(Token::Colon, "`:` or `>`")?;
            self.comma_list(|p| p.array_element(element, &mut data))?;
            self.expect(Token::Greater, "`>`")?;
        }
        Ok(self.ctx.attr(AttrData::DenseArray { element: element_type, data: data.into() }))
    }

    fn array_element(&mut self, element: Element, data: &mut Vec<u8>) -> Parsed<()> {
        let negative = self.eat(Token::Minus);
        let is_bool = self.at_word("true") || self.at_word("false");
        let is_float = self.ctx.float_kind(element.scalar).is_some();
        let fits = match self.tok.kind {
            Token::Int => true,
            Token::Float => is_float,
            _ => is_bool && element.bits == 1 && !negative,
        };
        if !fits {
            return self.fail("expected an element of the array's type");
        }
        let tok = self.tok;
        self.advance();
        if element.bits == 1 && tok.kind != Token::Bare {
            return self.fail("expected `true` or `false`");
        }
        let after = self.tok.start;
        self.number_bytes(element.scalar, element.bytes, negative, tok, after, data)
    }
}

/// Bytes of `0x..` with an even number of digits.
pub(super) fn unhex(text: &[u8]) -> Option<Vec<u8>> {
    let digits = text.strip_prefix(b"0x")?;
    if digits.len() % 2 != 0 {
        return None;
    }
    let value = |b: u8| (b as char).to_digit(16);
    digits.chunks(2).map(|pair| Some((value(pair[0])? << 4 | value(pair[1])?) as u8)).collect()
}
