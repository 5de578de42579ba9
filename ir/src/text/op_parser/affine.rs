//! Affine expressions in a custom form whose dimensions and symbols are values: `%i + symbol(%n)`.

use super::{OpParser, UnresolvedOperand};
use crate::affine::{AffineExpr, ExprData};
use crate::entity::Attr;
use crate::text::affine::Leaves;
use crate::text::lexer::Token;
use crate::text::lists::ReadLists;
use crate::text::names::UseRef;
use crate::text::parser::{Parsed, Parser};

/// The values in affine expressions that are read one after another: each value is one dimension or one
/// symbol of all of them, in the order of their first uses.
#[derive(Default)]
pub struct AffineValues {
    dims: Vec<UnresolvedOperand>,
    symbols: Vec<UnresolvedOperand>,
    seen: Vec<(UseRef, ExprData)>,
    /// Where in `seen` the current list starts. In one list a value is what it was first, whatever is
    /// written.
    list_start: usize,
}

impl AffineValues {
    /// The values that are dimensions.
    pub fn dims(&self) -> &[UnresolvedOperand] {
        &self.dims
    }

    /// The values that are symbols.
    pub fn symbols(&self) -> &[UnresolvedOperand] {
        &self.symbols
    }

    fn number(&mut self, used: UseRef, is_symbol: bool) -> ExprData {
        let list_start = self.list_start;
        let known = self.seen.iter().enumerate().find(|(index, (seen, leaf))| {
            let same = (seen.name, seen.number) == (used.name, used.number);
            same && (*index >= list_start || matches!(leaf, ExprData::Symbol(_)) == is_symbol)
        });
        if let Some((_, &(_, leaf))) = known {
            return leaf;
        }
        let values = if is_symbol { &mut self.symbols } else { &mut self.dims };
        let number = values.len() as u32;
        values.push(UnresolvedOperand(used));
        let leaf = if is_symbol { ExprData::Symbol(number) } else { ExprData::Dim(number) };
        self.seen.push((used, leaf));
        leaf
    }
}

impl<'s> Leaves<'s> for AffineValues {
    fn leaf(&mut self, p: &mut Parser<'_, 's>) -> Parsed<Option<ExprData>> {
        // What is read depends on which values are the same.
        p.impure = true;
        match p.tok.kind {
            Token::Percent => {
                let used = p.value_use()?;
                Ok(Some(self.number(used, false)))
            }
            Token::Bare => {
                if !p.eat_word("symbol") {
                    return p.wrong_token("expected a value, `symbol(..)` or a number");
                }
                p.expect(Token::LParen, "`(` and a value")?;
                let used = p.value_use()?;
                p.expect(Token::RParen, "`)` after a symbol")?;
                Ok(Some(self.number(used, true)))
            }
            _ => Ok(None),
        }
    }
}

impl OpParser<'_, '_, '_> {
    /// `(dims)[symbols]? -> (results)`: a map without the word and its brackets.
    pub fn affine_map(&mut self) -> Parsed<Attr> {
        self.parser.affine_map()
    }

    /// An affine expression over values.
    pub fn affine_expr(&mut self, values: &mut AffineValues) -> Parsed<AffineExpr> {
        values.list_start = values.seen.len();
        self.parser.affine_expr(values)
    }

    /// `OPEN expr, .. CLOSE` over values; may be empty.
    pub fn affine_exprs(
        &mut self,
        (open, close): (Token, Token),
        values: &mut AffineValues,
    ) -> Parsed<Vec<AffineExpr>> {
        values.list_start = values.seen.len();
        let mut exprs = Vec::new();
        self.expect(open, "affine expressions in brackets")?;
        ReadLists::list_until(self, close, "the end of the affine expressions", |p| {
            exprs.push(p.parser.affine_expr(values)?);
            Ok(())
        })?;
        Ok(exprs)
    }
}
