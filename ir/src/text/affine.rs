//! Reading affine maps and integer sets. What the leaves of an expression are depends on where it stands:
//! names that a map declares, or values ([`Leaves`]).

use super::lexer::Token;
use super::lists::ReadLists;
use super::parser::{MAX_DEPTH, Parsed, Parser};
use crate::affine::{AffineExpr, AffineMap, BinaryOp, ExprData, IntegerSet};
use crate::attrs::AttrData;
use crate::entity::Attr;
use rustc_hash::FxHashMap;

/// The leaves of expressions other than constants.
pub(super) trait Leaves<'s> {
    /// Consumes a dimension or a symbol; `None` and nothing consumed if something else is next.
    fn leaf(&mut self, p: &mut Parser<'_, 's>) -> Parsed<Option<ExprData>>;
}

/// Identifiers in scope: dimensions and symbols.
#[derive(Default)]
struct Scope<'s> {
    ids: FxHashMap<&'s [u8], ExprData>,
    dims: u32,
    symbols: u32,
}

impl<'s> Leaves<'s> for Scope<'s> {
    fn leaf(&mut self, p: &mut Parser<'_, 's>) -> Parsed<Option<ExprData>> {
        if !p.at(Token::Bare) {
            return Ok(None);
        }
        match self.ids.get(p.spelling()) {
            Some(&id) => {
                p.advance();
                Ok(Some(id))
            }
            None => p.wrong_token("undeclared identifier"),
        }
    }
}

impl<'s> Parser<'_, 's> {
    pub(super) fn affine_map_attribute(&mut self) -> Parsed<Attr> {
        self.advance();
        self.expect(Token::Less, "`<`")?;
        let map = self.affine_map()?;
        self.expect(Token::Greater, "`>`")?;
        Ok(map)
    }

    /// `(dims)[symbols] -> (results)`
    pub(super) fn affine_map(&mut self) -> Parsed<Attr> {
        let mut scope = self.affine_head()?;
        self.expect(Token::Arrow, "`->`")?;
        self.expect(Token::LParen, "`(`")?;
        let mut results = Vec::new();
        self.list_until(Token::RParen, "`)`", |p| {
            results.push(p.affine_expr(&mut scope)?);
            Ok(())
        })?;
        let map = AffineMap { dims: scope.dims, symbols: scope.symbols, results: results.into() };
        Ok(self.ctx.attr(AttrData::Map(Box::new(map))))
    }

    pub(super) fn affine_set_attribute(&mut self) -> Parsed<Attr> {
        self.advance();
        self.expect(Token::Less, "`<`")?;
        let mut scope = self.affine_head()?;
        self.expect(Token::Colon, "`:`")?;
        self.expect(Token::LParen, "`(`")?;
        let mut constraints = Vec::new();
        self.list_until(Token::RParen, "`)`", |p| {
            constraints.push(p.constraint(&mut scope)?);
            Ok(())
        })?;
        self.expect(Token::Greater, "`>`")?;
        if constraints.is_empty() {
            constraints.push((self.ctx.exprs.constant(0), true));
        }
        let set = IntegerSet { dims: scope.dims, symbols: scope.symbols, constraints: constraints.into() };
        Ok(self.ctx.attr(AttrData::Set(Box::new(set))))
    }

    /// Dimensions and symbols.
    fn affine_head(&mut self) -> Parsed<Scope<'s>> {
        self.expect(Token::LParen, "`(`")?;
        let mut scope = Scope::default();
        self.list_until(Token::RParen, "`)`", |p| {
            let id = ExprData::Dim(scope.dims);
            scope.dims += 1;
            p.affine_id(&mut scope, id)
        })?;
        if self.eat(Token::LSquare) {
            self.list_until(Token::RSquare, "`]`", |p| {
                let id = ExprData::Symbol(scope.symbols);
                scope.symbols += 1;
                p.affine_id(&mut scope, id)
            })?;
        }
        Ok(scope)
    }

    fn affine_id(&mut self, scope: &mut Scope<'s>, id: ExprData) -> Parsed<()> {
        if !self.at(Token::Bare) {
            return self.wrong_token("expected an identifier");
        }
        if scope.ids.insert(self.spelling(), id).is_some() {
            return self.fail("this identifier is already taken");
        }
        self.advance();
        Ok(())
    }

    fn constraint(&mut self, scope: &mut Scope<'s>) -> Parsed<(AffineExpr, bool)> {
        let left = self.affine_expr(scope)?;
        let operator = (self.tok.kind, self.text.get(self.tok.end));
        let kind = match operator {
            (Token::Greater, _) | (Token::Less, _) | (Token::Equal, _) => {
                self.advance();
                operator.0
            }
            _ => return self.fail("expected `>=`, `<=` or `==`"),
        };
        if !self.eat(Token::Equal) {
            return self.fail("expected `=` as the second half of the comparison");
        }
        let right = self.affine_expr(scope)?;
        let (left, right) = if kind == Token::Less { (right, left) } else { (left, right) };
        let minus = self.ctx.exprs.negate(right);
        Ok((self.ctx.exprs.binary(BinaryOp::Add, left, minus), kind == Token::Equal))
    }

    pub(super) fn affine_expr(&mut self, scope: &mut impl Leaves<'s>) -> Parsed<AffineExpr> {
        self.nested(|p| p.affine_sum(scope))
    }

    fn affine_sum(&mut self, scope: &mut impl Leaves<'s>) -> Parsed<AffineExpr> {
        let mut sum = self.affine_product(scope)?;
        loop {
            let negative = match self.tok.kind {
                Token::Plus => false,
                Token::Minus => true,
                _ => return Ok(sum),
            };
            self.advance();
            let mut term = self.affine_product(scope)?;
            if negative {
                term = self.ctx.exprs.negate(term);
            }
            sum = self.affine_build(BinaryOp::Add, sum, term)?;
        }
    }

    fn affine_build(&mut self, op: BinaryOp, left: AffineExpr, right: AffineExpr) -> Parsed<AffineExpr> {
        let expr = self.ctx.exprs.binary(op, left, right);
        if self.ctx.exprs.depth(expr) > MAX_DEPTH {
            return self.fail("this affine expression is too deep");
        }
        Ok(expr)
    }

    fn product_operator(&self) -> Option<BinaryOp> {
        match self.tok.kind {
            Token::Star => Some(BinaryOp::Mul),
            Token::Bare => match self.spelling() {
                b"floordiv" => Some(BinaryOp::FloorDiv),
                b"ceildiv" => Some(BinaryOp::CeilDiv),
                b"mod" => Some(BinaryOp::Mod),
                _ => None,
            },
            _ => None,
        }
    }

    fn affine_product(&mut self, scope: &mut impl Leaves<'s>) -> Parsed<AffineExpr> {
        let mut left = self.affine_primary(scope)?;
        while let Some(op) = self.product_operator() {
            let at = self.tok.start;
            self.advance();
            let right = self.affine_primary(scope)?;
            let exprs = &self.ctx.exprs;
            let legal = exprs.is_symbolic(right) || (op == BinaryOp::Mul && exprs.is_symbolic(left));
            if !legal {
                // Another operator of this level right here takes the blame, as in MLIR.
                let at = if self.product_operator().is_some() { self.tok.start } else { at };
                return self.fail_at(
                    at,
                    "one side of a product, and the right side of a division, has no dimensions",
                );
            }
            left = self.affine_build(op, left, right)?;
        }
        Ok(left)
    }

    fn affine_primary(&mut self, scope: &mut impl Leaves<'s>) -> Parsed<AffineExpr> {
        if let Some(leaf) = scope.leaf(self)? {
            return Ok(self.ctx.exprs.leaf(leaf));
        }
        match self.tok.kind {
            Token::Int => match Self::int_u64(self.spelling()).and_then(|v| i64::try_from(v).ok()) {
                Some(value) => {
                    self.advance();
                    Ok(self.ctx.exprs.constant(value))
                }
                None => self.fail("this constant does not fit 64 bits"),
            },
            Token::LParen => {
                self.advance();
                let expr = self.affine_expr(scope)?;
                self.expect(Token::RParen, "`)`")?;
                Ok(expr)
            }
            Token::Minus => self.nested(|p| {
                p.advance();
                let inner = p.affine_primary(scope)?;
                Ok(p.ctx.exprs.negate(inner))
            }),
            _ => self.fail("expected an affine expression"),
        }
    }
}
