//! Reading the pretty forms of `builtin.module`, `func.func`, `func.return` and `func.call`.

use super::lexer::Token;
use super::locs::Trailing;
use super::ops::{EntryArgument, Located, OpParts, OpRegions};
use super::parser::{Parsed, Parser};
use super::types::is_integer_type;
use crate::attrs::AttrData;
use crate::entity::{Attr, AttrDict, Block, Name, Op, Type};
use crate::types::TypeData;

/// Reads the rest of an op of which the name at a position has been read.
type ReadOp<P> = fn(&mut P, Block, usize) -> Parsed<Op>;

/// A written function argument or result: type and attributes.
type Described = (Type, AttrDict);

impl<'s> Parser<'_, 's> {
    pub(super) fn custom_op(&mut self, block: Block) -> Parsed<Op> {
        let at = self.tok.start;
        let word = self.spelling();
        if is_integer_type(word) {
            return self.wrong_token("expected an operation");
        }
        let default = self.ops.default_dialects.last().copied().unwrap_or("builtin");
        let full: &[u8] = match (word, default) {
            (b"module", "builtin") => b"builtin.module",
            (b"return", "func") => b"func.return",
            (b"call", "func") => b"func.call",
            (b"func", "func") => b"func.func",
            _ => word,
        };
        let (parse, dialect): (ReadOp<Self>, _) = match full {
            b"builtin.module" => (Self::module_op, "builtin"),
            b"func.func" => (Self::func_op, "func"),
            b"func.return" => (Self::return_op, ""),
            b"func.call" => (Self::call_op, ""),
            _ => {
                let word = String::from_utf8_lossy(word).into_owned();
                let hint =
                    "only builtin.module and func ops have a pretty form here; write others in generic form";
                return self.fail(format!("the operation `{word}` is not known: {hint}"));
            }
        };
        self.advance();
        self.ops.default_dialects.push(dialect);
        let op = parse(self, block, at);
        self.ops.default_dialects.pop();
        let op = op?;
        self.op_location(Located::Op(op))?;
        Ok(op)
    }

    /// `attributes {..}` or nothing; the names in `taken` may not occur.
    fn attributes_with_keyword(&mut self) -> Parsed<AttrDict> {
        if !self.eat_word("attributes") {
            return Ok(self.ctx.known().empty_dict);
        }
        if !self.at(Token::LBrace) {
            return self.wrong_token("expected `{`");
        }
        self.dictionary()
    }

    fn optional_dictionary(&mut self) -> Parsed<AttrDict> {
        if self.at(Token::LBrace) { self.dictionary() } else { Ok(self.ctx.known().empty_dict) }
    }

    fn string_of(&mut self, value: Name) -> Attr {
        self.ctx.attr(AttrData::String { value, ty: None })
    }

    fn no_regions() -> OpRegions {
        OpRegions { regions: Vec::new(), child: None }
    }

    /// `module @sym? (attributes {..})? region`
    fn module_op(&mut self, block: Block, at: usize) -> Parsed<Op> {
        let known = *self.ctx.known();
        let mut inherent = Vec::new();
        if self.at(Token::At) {
            let name = self.symbol_name();
            inherent.push((known.sym_name, self.string_of(name)));
        }
        let dict = self.attributes_with_keyword()?;
        let mut outer = Vec::new();
        for &(key, value) in &self.ctx.entries(dict).to_vec() {
            if key == known.sym_name || key == known.sym_visibility {
                inherent.push((key, value));
            } else {
                outer.push((key, value));
            }
        }
        let region = self.body().new_detached_region();
        self.region(region, &[])?;
        if self.body().blocks(region).is_empty() {
            self.body().add_block(region);
        }
        let attrs = self.known_op_attrs(&inherent, &outer);
        let regions = OpRegions { regions: vec![region], child: None };
        let parts = OpParts { name: known.module, at, attrs, regions, successors: Vec::new() };
        let (uses, types) = (self.ops.uses.len(), self.ops.types.len());
        self.create_op(block, &parts, uses, types, 0)
    }

    /// `func.func visibility? @sym(args) (-> results)? (attributes {..})? region?`
    fn func_op(&mut self, block: Block, at: usize) -> Parsed<Op> {
        let known = *self.ctx.known();
        let mut inherent = Vec::new();
        for visibility in ["public", "private", "nested"] {
            if self.eat_word(visibility) {
                inherent.push((known.sym_visibility, self.ctx.string_attr(visibility)));
                break;
            }
        }
        if !self.at(Token::At) {
            return self.wrong_token("expected a symbol name");
        }
        let name = self.symbol_name();
        inherent.push((known.sym_name, self.string_of(name)));
        let (mut arguments, mut inputs) = (Vec::new(), Vec::new());
        self.expect(Token::LParen, "`(` and the arguments")?;
        self.list_until(Token::RParen, "`)` after the arguments", |p| {
            p.func_argument(&mut arguments, &mut inputs)
        })?;
        let mut results = Vec::new();
        if self.eat(Token::Arrow) {
            self.func_results(&mut results)?;
        }
        let types = |list: &[Described]| -> Vec<Type> { list.iter().map(|d| d.0).collect() };
        let function_type = self.ctx.function_type(&types(&inputs), &types(&results));
        inherent.push((known.function_type, self.ctx.type_attr(function_type)));
        let dict_at = self.tok.start;
        let dict = self.attributes_with_keyword()?;
        let mut outer = Vec::new();
        for &(key, value) in &self.ctx.entries(dict).to_vec() {
            if [known.sym_name, known.sym_visibility, known.function_type].contains(&key) {
                return self
                    .fail_at(dict_at, "the name, visibility and type of a function are not written here");
            }
            if [known.arg_attrs, known.res_attrs, known.no_inline].contains(&key) {
                inherent.push((key, value));
            } else {
                outer.push((key, value));
            }
        }
        for (key, list) in [(known.arg_attrs, &inputs), (known.res_attrs, &results)] {
            if list.iter().any(|d| d.1 != known.empty_dict) {
                let items: Vec<Attr> = list.iter().map(|d| self.ctx.attr(AttrData::Dict(d.1))).collect();
                inherent.push((key, self.ctx.array_attr(&items)));
            }
        }
        let attrs = self.known_op_attrs(&inherent, &outer);
        let body_at = self.tok.start;
        let regions = self.with_own_body(known.func, |p| {
            let region = p.body().new_detached_region();
            if p.at(Token::LBrace) {
                p.region(region, &arguments)?;
                if p.body().blocks(region).is_empty() {
                    return p.fail_at(body_at, "the body of a function is not empty");
                }
            }
            Ok(vec![region])
        })?;
        let parts = OpParts { name: known.func, at, attrs, regions, successors: Vec::new() };
        let (uses, types) = (self.ops.uses.len(), self.ops.types.len());
        self.create_op(block, &parts, uses, types, 0)
    }

    /// `%id : type dict? loc?` or `type dict? loc?`; all arguments are of one kind.
    fn func_argument(
        &mut self,
        arguments: &mut Vec<EntryArgument<'s>>,
        inputs: &mut Vec<Described>,
    ) -> Parsed<()> {
        let is_named = self.at(Token::Percent);
        if !inputs.is_empty() && is_named == arguments.is_empty() {
            let wanted = if is_named {
                "expected a type, as for the other arguments"
            } else {
                "expected a value name"
            };
            return if is_named { self.fail(wanted) } else { self.wrong_token(wanted) };
        }
        let mut name = None;
        if is_named {
            name = Some(self.value_use()?);
            self.expect(Token::Colon, "`:` and a type")?;
        }
        let ty = self.parse_type()?;
        let dict = self.optional_dictionary()?;
        let loc: Option<Trailing<'s>> = self.trailing_location()?;
        inputs.push((ty, dict));
        arguments.extend(name.map(|name| EntryArgument { name, ty, loc }));
        Ok(())
    }

    fn func_results(&mut self, results: &mut Vec<Described>) -> Parsed<()> {
        let empty = self.ctx.known().empty_dict;
        if !self.eat(Token::LParen) {
            let mut types = Vec::new();
            self.result_types(&mut types)?;
            results.extend(types.into_iter().map(|ty| (ty, empty)));
            return Ok(());
        }
        self.list_until(Token::RParen, "`)` after the results", |p| {
            let ty = p.parse_type()?;
            let dict = p.optional_dictionary()?;
            results.push((ty, dict));
            Ok(())
        })
    }

    /// `return dict? (uses : types)?`
    fn return_op(&mut self, block: Block, at: usize) -> Parsed<Op> {
        let known = *self.ctx.known();
        let dict = self.optional_dictionary()?;
        let (first_use, first_type) = (self.ops.uses.len(), self.ops.types.len());
        if self.at(Token::Percent) {
            self.comma_list(|p| {
                let used = p.value_use()?;
                p.ops.uses.push(used);
                Ok(())
            })?;
            self.expect(Token::Colon, "`:` and the types")?;
            let types_at = self.tok.start;
            self.comma_list(|p| {
                let ty = p.parse_type()?;
                p.ops.types.push(ty);
                Ok(())
            })?;
            if self.ops.types.len() - first_type != self.ops.uses.len() - first_use {
                return self.fail_at(types_at, "as many types as operands are needed");
            }
        }
        let attrs = self.ctx.op_attrs(None, dict);
        let parts = OpParts {
            name: known.func_return,
            at,
            attrs,
            regions: Self::no_regions(),
            successors: Vec::new(),
        };
        let inputs = self.ops.types.len() - first_type;
        let op = self.create_op(block, &parts, first_use, first_type, inputs)?;
        self.ops.types.truncate(first_type);
        Ok(op)
    }

    /// `call @sym(uses) dict? : function-type`
    fn call_op(&mut self, block: Block, at: usize) -> Parsed<Op> {
        let known = *self.ctx.known();
        if !self.at(Token::At) {
            return self.wrong_token("expected a symbol name");
        }
        let name = self.symbol_name();
        let mut inherent = vec![(known.callee, self.ctx.symbol_attr(&[name]))];
        let (first_use, first_type) = (self.ops.uses.len(), self.ops.types.len());
        self.expect(Token::LParen, "`(` and the operands")?;
        self.list_until(Token::RParen, "`)` after the operands", |p| {
            let used = p.value_use()?;
            p.ops.uses.push(used);
            Ok(())
        })?;
        let dict = self.optional_dictionary()?;
        let mut outer = Vec::new();
        for &(key, value) in self.ctx.entries(dict) {
            if [known.arg_attrs, known.res_attrs, known.no_inline].contains(&key) {
                inherent.push((key, value));
            } else if key != known.callee {
                outer.push((key, value));
            }
        }
        self.expect(Token::Colon, "`:` and the function type")?;
        let type_at = self.tok.start;
        let ty = self.parse_type()?;
        let TypeData::Function { inputs, results } = self.ctx.type_data(ty) else {
            return self.fail_at(type_at, "the type of a call is a function type");
        };
        let count = inputs.len();
        if count != self.ops.uses.len() - first_use {
            return self.fail_at(type_at, "as many types as operands are needed");
        }
        self.ops.types.extend(inputs.iter().chain(results));
        let attrs = self.known_op_attrs(&inherent, &outer);
        let parts =
            OpParts { name: known.func_call, at, attrs, regions: Self::no_regions(), successors: Vec::new() };
        let op = self.create_op(block, &parts, first_use, first_type, count)?;
        self.ops.types.truncate(first_type);
        Ok(op)
    }
}
