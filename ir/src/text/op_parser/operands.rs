//! Operands, results and successors in a custom form.

use super::{OpParser, UnresolvedOperand};
use crate::entity::{Block, Type};
use crate::text::lexer::Token;
use crate::text::lists::ReadLists;
use crate::text::parser::Parsed;

/// A block with the operands that are handed to its arguments.
pub struct Successor {
    /// The block, which may be defined further down.
    pub block: Block,
    /// What is handed over.
    pub operands: Vec<UnresolvedOperand>,
    /// Types of the operands; as many.
    pub types: Vec<Type>,
}

impl OpParser<'_, '_, '_> {
    /// `%name` or `%name#2`.
    pub fn operand(&mut self) -> Parsed<UnresolvedOperand> {
        self.parser.value_use().map(UnresolvedOperand)
    }

    /// `%name` of an argument, which has no number.
    pub fn argument_name(&mut self) -> Parsed<UnresolvedOperand> {
        self.parser.argument_name().map(UnresolvedOperand)
    }

    /// `OPEN %a, %b, .. CLOSE`: names of arguments; may be empty.
    pub fn argument_names_in(&mut self, (open, close): (Token, Token)) -> Parsed<Vec<UnresolvedOperand>> {
        self.expect(open, "the arguments in brackets")?;
        let mut names = Vec::new();
        if self.at(Token::Percent) {
            ReadLists::comma_list(self, |p| {
                names.push(p.argument_name()?);
                Ok(())
            })?;
        }
        self.expect(close, "the end of the arguments")?;
        Ok(names)
    }

    /// `%name` or `%name#2`, if it is next.
    pub fn optional_operand(&mut self) -> Parsed<Option<UnresolvedOperand>> {
        if self.at(Token::Percent) { self.operand().map(Some) } else { Ok(None) }
    }

    /// `%a, %b, ..` without delimiters; may be empty.
    pub fn operand_list(&mut self) -> Parsed<Vec<UnresolvedOperand>> {
        let mut operands = Vec::new();
        if self.at(Token::Percent) {
            ReadLists::comma_list(self, |p| {
                operands.push(p.operand()?);
                Ok(())
            })?;
        }
        Ok(operands)
    }

    /// `OPEN %a, %b, .. CLOSE`; may be empty.
    pub fn operands_in(&mut self, (open, close): (Token, Token)) -> Parsed<Vec<UnresolvedOperand>> {
        self.expect(open, "the operands in brackets")?;
        let operands = self.operand_list()?;
        self.expect(close, "the end of the operands")?;
        Ok(operands)
    }

    /// Makes a value the next operand of the op. Its type is given by [`Self::add_operand_type`], in the same
    /// order.
    pub fn add_operand(&mut self, operand: UnresolvedOperand) {
        self.parser.ops.uses.push(operand.0);
    }

    /// Makes values the next operands of the op.
    pub fn add_operands(&mut self, operands: &[UnresolvedOperand]) {
        self.parser.ops.uses.extend(operands.iter().map(|operand| operand.0));
    }

    /// Makes a value of this type the next operand of the op.
    pub fn add_typed_operand(&mut self, operand: UnresolvedOperand, ty: Type) {
        self.add_operand(operand);
        self.add_operand_type(ty);
    }

    /// Makes values the next operands of the op, all of the same type.
    pub fn add_operands_of_type(&mut self, operands: &[UnresolvedOperand], ty: Type) {
        operands.iter().for_each(|&operand| self.add_typed_operand(operand, ty));
    }

    /// Makes values the next operands of the op, with their types. Fails at `at` if there are not as many
    /// types as values.
    pub fn add_typed_operands(
        &mut self,
        operands: &[UnresolvedOperand],
        types: &[Type],
        at: super::Position,
    ) -> Parsed<()> {
        if operands.len() != types.len() {
            let message = format!("{} operands have {} types", operands.len(), types.len());
            return self.error_at(at, message);
        }
        self.add_operands(operands);
        self.add_operand_types(types);
        Ok(())
    }

    /// How many operands the op has so far.
    pub fn operand_count(&self) -> usize {
        self.parser.ops.uses.len() - self.first_use
    }

    /// Checks that the operands that have types by now are values of these types.
    pub(super) fn check_operands(&mut self) -> Parsed<()> {
        for index in 0..self.operand_count().min(self.operand_type_count()) {
            let state = &self.parser.ops;
            let (used, ty) = (state.uses[self.first_use + index], state.types[self.first_type + index]);
            self.parser.resolve(used, ty)?;
        }
        Ok(())
    }

    /// The type of the first operand that has none yet.
    pub fn add_operand_type(&mut self, ty: Type) {
        self.parser.ops.types.push(ty);
    }

    /// The types of the first operands that have none yet.
    pub fn add_operand_types(&mut self, types: &[Type]) {
        self.parser.ops.types.extend_from_slice(types);
    }

    /// How many operands have their type.
    pub fn operand_type_count(&self) -> usize {
        self.parser.ops.types.len() - self.first_type
    }

    /// The type of the next result of the op. Without any the types are inferred, if the info of the op says
    /// how.
    pub fn add_result_type(&mut self, ty: Type) {
        self.parser.ops.result_types.push(ty);
    }

    /// The types of the next results of the op.
    pub fn add_result_types(&mut self, types: &[Type]) {
        self.parser.ops.result_types.extend_from_slice(types);
    }

    /// How many results are named before the op (`%a:2, %b = ..`: 3).
    pub fn named_result_count(&self) -> usize {
        self.named_results
    }

    // ---- successors ---------------------------------------------------------------------------------------

    /// `^name`. The block need not be defined yet.
    pub fn successor(&mut self) -> Parsed<Block> {
        self.parser.block_name()
    }

    /// `^name`, if it is next.
    pub fn optional_successor(&mut self) -> Parsed<Option<Block>> {
        if self.at(Token::Caret) { self.successor().map(Some) } else { Ok(None) }
    }

    /// `( %a, %b : type, type )` after a successor, or nothing.
    pub fn successor_operands(&mut self) -> Parsed<(Vec<UnresolvedOperand>, Vec<Type>)> {
        if !self.eat(Token::LParen) {
            return Ok((Vec::new(), Vec::new()));
        }
        let operands = self.operand_list()?;
        let mut types = Vec::new();
        if !operands.is_empty() {
            self.expect(Token::Colon, "`:` and the types")?;
            types = self.type_list()?;
        }
        let at = self.position();
        self.expect(Token::RParen, "`)` after the operands of a successor")?;
        if operands.len() != types.len() {
            return self.error_at(at, "as many types as operands are needed");
        }
        Ok((operands, types))
    }

    /// `^name` with [`Self::successor_operands`].
    pub fn successor_and_operands(&mut self) -> Parsed<Successor> {
        let block = self.successor()?;
        let (operands, types) = self.successor_operands()?;
        Ok(Successor { block, operands, types })
    }

    /// Makes a block the next successor of the op.
    pub fn add_successor(&mut self, block: Block) {
        self.successors.push(block);
    }
}
