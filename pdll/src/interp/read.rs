//! Reads functions of `pdl_interp` from IR.

use super::function::{Action, Block, BlockId, Cases, Function, Kind, Load, Op, Record, Sort, Test, Val};
use crate::mlir::{Reported, Text};
use pdll_bytecode::Bank;
use pdll_ir::{Attr, AttrData, BodyId, DenseData, print_attr, print_type};
use pdll_source::Span;
use std::collections::HashMap;

/// Reads a `pdl_interp.func`.
pub(super) fn function(text: &mut Text<'_>, body: BodyId, op: pdll_ir::Op) -> Result<Function, Reported> {
    let at = text.span(body, op);
    let name = text.text(body, op, "sym_name").unwrap_or_default();
    let function = Function { name, at, args: Vec::new(), sorts: Vec::new(), blocks: Vec::new() };
    let mut reader = Reader { text, body, function, values: HashMap::new(), blocks: HashMap::new() };
    let blocks = reader.text.blocks(body, op);
    let Some(&(inner, entry)) = blocks.first() else {
        return Err(reader.text.fail(at, "this function has no body"));
    };
    reader.body = inner;
    let args = reader.text.ir.body(inner).block_args(entry).to_vec();
    for arg in args {
        let arg = reader.define(arg, at)?;
        reader.function.args.push(arg);
    }
    let blocks: Vec<pdll_ir::Block> = blocks.into_iter().map(|b| b.1).collect();
    reader.region(&blocks)?;
    Ok(reader.function)
}

struct Reader<'r, 'a> {
    text: &'r mut Text<'a>,
    body: BodyId,
    function: Function,
    values: HashMap<pdll_ir::Value, Val>,
    blocks: HashMap<pdll_ir::Block, BlockId>,
}

type Read<T> = Result<T, Reported>;

impl Reader<'_, '_> {
    /// Reads the blocks of a region, in an order in which definitions come before uses: blocks are printed in
    /// any order, so each is read once all that leads to it is.
    fn region(&mut self, blocks: &[pdll_ir::Block]) -> Read<Vec<BlockId>> {
        let mut ids = Vec::with_capacity(blocks.len());
        for &block in blocks {
            let id = BlockId(self.function.blocks.len() as u32);
            self.function.blocks.push(Block::default());
            self.blocks.insert(block, id);
            ids.push(id);
        }
        // The values first: a block may stand before the one that its operands come from.
        for &block in blocks {
            let ops: Vec<pdll_ir::Op> = self.text.ir.body(self.body).ops(block).collect();
            for op in ops {
                let at = self.text.span(self.body, op);
                let results: Vec<_> = self.text.ir.body(self.body).results(op).collect();
                for result in results {
                    self.define(result, at)?;
                }
            }
        }
        for (&block, &id) in blocks.iter().zip(&ids) {
            let ops: Vec<pdll_ir::Op> = self.text.ir.body(self.body).ops(block).collect();
            for op in ops {
                let op = self.op(op)?;
                self.function.blocks[id.0 as usize].ops.push(op);
            }
        }
        Ok(ids)
    }

    /// Numbers a value.
    fn define(&mut self, value: pdll_ir::Value, at: Span) -> Read<Val> {
        let val = Val(self.function.sorts.len() as u32);
        let ty = self.text.ir.body(self.body).value_type(value);
        let sort = match &*print_type(self.text.ctx, ty) {
            "!pdl.attribute" => Sort::In(Bank::Attr),
            "!pdl.operation" => Sort::In(Bank::Op),
            "!pdl.type" => Sort::In(Bank::Type),
            "!pdl.value" => Sort::In(Bank::Value),
            "!pdl.range<type>" => Sort::In(Bank::Types),
            "!pdl.range<value>" => Sort::In(Bank::Values),
            "!pdl.range<operation>" => Sort::UsersOf(val),
            other => return Err(self.text.fail(at, format!("`{other}` is no type that a matcher has here"))),
        };
        self.function.sorts.push(sort);
        self.values.insert(value, val);
        Ok(val)
    }

    fn attr(&self, op: pdll_ir::Op, name: &str) -> Option<Attr> {
        self.text.attr(self.body, op, name)
    }

    fn string(&mut self, op: pdll_ir::Op, name: &str, at: Span) -> Read<String> {
        match self.text.text(self.body, op, name) {
            Some(text) => Ok(text),
            None => Err(self.text.fail(at, format!("the attribute `{name}` is no string"))),
        }
    }

    fn number(&mut self, op: pdll_ir::Op, name: &str, at: Span) -> Read<u32> {
        match self.optional_number(op, name, at)? {
            Some(number) => Ok(number),
            None => Err(self.text.fail(at, format!("there is no attribute `{name}`"))),
        }
    }

    fn optional_number(&mut self, op: pdll_ir::Op, name: &str, at: Span) -> Read<Option<u32>> {
        let Some(attr) = self.attr(op, name) else { return Ok(None) };
        match self.text.ctx.int_value(attr).and_then(|n| u32::try_from(n).ok()) {
            Some(number) => Ok(Some(number)),
            None => Err(self.text.fail(at, format!("the attribute `{name}` is no number from 0 on"))),
        }
    }

    fn given(&mut self, op: pdll_ir::Op, name: &str, at: Span) -> Read<Attr> {
        match self.attr(op, name) {
            Some(attr) => Ok(attr),
            None => Err(self.text.fail(at, format!("there is no attribute `{name}`"))),
        }
    }

    fn constant(&mut self, op: pdll_ir::Op, name: &str, at: Span) -> Read<String> {
        let attr = self.given(op, name, at)?;
        Ok(print_attr(self.text.ctx, attr))
    }

    fn ty(&mut self, attr: Attr, at: Span) -> Read<String> {
        match self.text.ctx.type_value(attr) {
            Some(ty) => Ok(print_type(self.text.ctx, ty)),
            None => Err(self.text.fail(at, "the constant is no type")),
        }
    }

    fn types(&mut self, attr: Attr, at: Span) -> Read<Vec<String>> {
        self.text.items(attr).into_iter().map(|item| self.ty(item, at)).collect()
    }

    /// The strings of an array; none without it.
    fn strings(&mut self, op: pdll_ir::Op, name: &str, at: Span) -> Read<Vec<String>> {
        let items = self.attr(op, name).map_or(Vec::new(), |attr| self.text.items(attr));
        let strings: Option<Vec<String>> = items.into_iter().map(|item| self.text.string(item)).collect();
        strings.ok_or_else(|| self.text.fail(at, format!("the attribute `{name}` is no list of strings")))
    }

    fn op(&mut self, op: pdll_ir::Op) -> Read<Op> {
        let at = self.text.span(self.body, op);
        let body = self.text.ir.body(self.body);
        let values: Vec<pdll_ir::Value> = body.operands(op).collect();
        let results: Vec<Val> = body.results(op).filter_map(|r| self.values.get(&r).copied()).collect();
        let blocks = body.successors(op).to_vec();
        let operands: Option<Vec<Val>> = values.iter().map(|v| self.values.get(v).copied()).collect();
        let successors: Option<Vec<BlockId>> = blocks.iter().map(|b| self.blocks.get(b).copied()).collect();
        let (Some(operands), Some(successors)) = (operands, successors) else {
            return Err(self.text.fail(at, "something is used that is not of this function"));
        };
        let name = self.text.name(self.body, op);
        let Some(kind) = self.kind(&name, op, at)? else {
            return Err(self.text.fail(at, format!("`{name}` cannot stand in a matcher or a rewriter")));
        };
        let op = Op { kind, operands, results, successors, at };
        if !self.function.is_sound(&op) {
            let message = format!("`{name}` does not have the operands, results and blocks that it needs");
            return Err(self.text.fail(at, message));
        }
        if let (Kind::Load(Load::Users), &[of], &[users]) = (&op.kind, &op.operands[..], &op.results[..]) {
            self.function.sorts[users.0 as usize] = Sort::UsersOf(of);
        }
        Ok(op)
    }

    fn kind(&mut self, name: &str, op: pdll_ir::Op, at: Span) -> Read<Option<Kind>> {
        let Some(name) = name.strip_prefix("pdl_interp.") else { return Ok(None) };
        Ok(Some(match name {
            "branch" => Kind::Branch,
            "finalize" => Kind::Finalize,
            "continue" => Kind::Continue,
            "record_match" => Kind::Record(self.record(op, at)?),
            "foreach" => return self.for_each(op, at).map(Some),
            _ => {
                if let Some(test) = self.test(name, op, at)? {
                    Kind::Test(test)
                } else if let Some(cases) = self.cases(name, op, at)? {
                    Kind::Switch(cases)
                } else if let Some(load) = self.load(name, op, at)? {
                    Kind::Load(load)
                } else {
                    return Ok(self.action(name, op, at)?.map(Kind::Action));
                }
            }
        }))
    }

    fn test(&mut self, name: &str, op: pdll_ir::Op, at: Span) -> Read<Option<Test>> {
        Ok(Some(match name {
            "are_equal" => Test::Equal,
            "is_not_null" => Test::NotNull,
            "check_attribute" => Test::Attr(self.constant(op, "constantValue", at)?),
            "check_type" => {
                let ty = self.given(op, "type", at)?;
                Test::Type(self.ty(ty, at)?)
            }
            "check_types" => {
                let types = self.given(op, "types", at)?;
                Test::Types(self.types(types, at)?)
            }
            "check_operand_count" | "check_result_count" => {
                let at_least = self.attr(op, "compareAtLeast").is_some();
                let count = self.number(op, "count", at)?;
                match name {
                    "check_operand_count" => Test::OperandCount { count, at_least },
                    _ => Test::ResultCount { count, at_least },
                }
            }
            "check_operation_name" => Test::Name(self.string(op, "name", at)?),
            "apply_constraint" => {
                let negated = self.attr(op, "isNegated").and_then(|a| self.text.ctx.bool_value(a));
                Test::Constraint { name: self.string(op, "name", at)?, negated: negated == Some(true) }
            }
            _ => return Ok(None),
        }))
    }

    fn cases(&mut self, name: &str, op: pdll_ir::Op, at: Span) -> Read<Option<Cases>> {
        let Some(of) = name.strip_prefix("switch_") else { return Ok(None) };
        let values = self.given(op, "caseValues", at)?;
        let items = self.text.items(values);
        Ok(Some(match of {
            "attribute" => Cases::Attrs(items.iter().map(|&a| print_attr(self.text.ctx, a)).collect()),
            "operation_name" => Cases::Names(self.strings(op, "caseValues", at)?),
            "type" => Cases::Types(self.types(values, at)?),
            "types" => {
                let lists: Read<Vec<Vec<String>>> = items.iter().map(|&list| self.types(list, at)).collect();
                Cases::TypeLists(lists?)
            }
            "operand_count" => Cases::OperandCounts(self.counts(op, values, at)?),
            "result_count" => Cases::ResultCounts(self.counts(op, values, at)?),
            _ => return Ok(None),
        }))
    }

    /// The numbers of a `dense<..> : vector<..xi32>`; of a list of equal ones no more than there are blocks.
    fn counts(&mut self, op: pdll_ir::Op, attr: Attr, at: Span) -> Read<Vec<u32>> {
        let blocks = self.text.ir.body(self.body).successors(op).len();
        let numbers = match self.text.ctx.attr_data(attr) {
            AttrData::Dense(dense) => match &dense.data {
                DenseData::Bytes(bytes) => {
                    let numbers = bytes.as_chunks::<4>().0.iter().map(|&bytes| u32::from_le_bytes(bytes));
                    let text = print_type(self.text.ctx, dense.ty);
                    let count = text.strip_prefix("vector<").and_then(|t| t.strip_suffix("xi32>"));
                    let count = count.and_then(|t| t.parse::<usize>().ok());
                    let splat = if dense.splat { count.map(|n| n.min(blocks)) } else { Some(1) };
                    count.zip(splat).map(|(_, n)| numbers.cycle().take(n.max(1) * bytes.len() / 4).collect())
                }
                DenseData::Strings(_) => None,
            },
            _ => None,
        };
        let message = "the numbers of cases are a `dense` list of `i32`";
        numbers.ok_or_else(|| self.text.fail(at, message))
    }

    fn load(&mut self, name: &str, op: pdll_ir::Op, at: Span) -> Read<Option<Load>> {
        Ok(Some(match name {
            "get_operand" => Load::Operand(self.number(op, "index", at)?),
            "get_result" => Load::Result(self.number(op, "index", at)?),
            "get_operands" => Load::Operands(self.optional_number(op, "index", at)?),
            "get_results" => Load::Results(self.optional_number(op, "index", at)?),
            "get_attribute" => Load::Attr(self.string(op, "name", at)?),
            "get_attribute_type" => Load::AttrType,
            "get_defining_op" => Load::Definer,
            "get_users" => Load::Users,
            "get_value_type" => Load::TypeOf,
            "extract" => Load::Extract(self.number(op, "index", at)?),
            "create_attribute" => Load::ConstAttr(self.constant(op, "value", at)?),
            "create_type" => {
                let ty = self.given(op, "value", at)?;
                Load::ConstType(self.ty(ty, at)?)
            }
            "create_types" => {
                let types = self.given(op, "value", at)?;
                Load::ConstTypes(self.types(types, at)?)
            }
            "create_range" => Load::Range,
            _ => return Ok(None),
        }))
    }

    fn action(&mut self, name: &str, op: pdll_ir::Op, at: Span) -> Read<Option<Action>> {
        Ok(Some(match name {
            "erase" => Action::Erase,
            "replace" => Action::Replace,
            "apply_rewrite" => Action::Call(self.string(op, "name", at)?),
            "create_operation" => {
                let attrs = self.strings(op, "inputAttributeNames", at)?;
                let sizes = self.text.sizes(self.body, op, 3).and_then(|s| <[usize; 3]>::try_from(s).ok());
                let Some(sizes) = sizes.filter(|sizes| sizes[1] == attrs.len()) else {
                    let message = "there are not as many names of attributes as attributes, or \
                                   `operandSegmentSizes` does not cut the operands";
                    return Err(self.text.fail(at, message));
                };
                let infer = self.attr(op, "inferredResultTypes").is_some();
                if infer && sizes[2] > 0 {
                    return Err(self.text.fail(at, "result types are either inferred or given, not both"));
                }
                Action::Create { name: self.string(op, "name", at)?, attrs, sizes, infer }
            }
            _ => return Ok(None),
        }))
    }

    fn record(&mut self, op: pdll_ir::Op, at: Span) -> Read<Record> {
        let rewriter = self.given(op, "rewriter", at)?;
        let path = match self.text.ctx.attr_data(rewriter) {
            AttrData::Symbol(path) => {
                path.iter().map(|&name| self.text.ctx.text(name).into_owned()).collect()
            }
            _ => Vec::new(),
        };
        let [module, name] = &path[..] else {
            return Err(self.text.fail(at, "the rewriter is no `@rewriters::@name`"));
        };
        if module != "rewriters" {
            return Err(self.text.fail(at, "the rewriter is no function of the module `@rewriters`"));
        }
        let Some(sizes) = self.text.sizes(self.body, op, 2) else {
            return Err(self.text.fail(at, "`operandSegmentSizes` does not cut the operands"));
        };
        let benefit = self.number(op, "benefit", at)?;
        Ok(Record {
            rewriter: name.clone(),
            root: self.text.text(self.body, op, "rootKind"),
            generated: self.strings(op, "generatedOps", at)?,
            benefit,
            inputs: sizes[0],
        })
    }

    fn for_each(&mut self, op: pdll_ir::Op, at: Span) -> Read<Kind> {
        let blocks: Vec<pdll_ir::Block> = self.text.blocks(self.body, op).into_iter().map(|b| b.1).collect();
        let args = blocks.first().map_or(&[][..], |&b| self.text.ir.body(self.body).block_args(b)).to_vec();
        let [variable] = args[..] else {
            return Err(self.text.fail(at, "the body of a loop has one argument, the operation of the turn"));
        };
        let variable = self.define(variable, at)?;
        if self.function.sort(variable) != Sort::In(Bank::Op) {
            return Err(self.text.fail(at, "only lists of operations are gone over"));
        }
        let body = self.region(&blocks)?;
        Ok(Kind::ForEach { variable, body })
    }
}
