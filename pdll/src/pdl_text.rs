//! Patterns from text of MLIR's `pdl` dialect: what `pdl.pattern` operations say, as PDL.
//!
//! The text is read by `pdll-ir`, in custom or generic form; here each operation becomes a node. What the
//! dialect asks of operations by themselves is checked while reading, what it asks of patterns by
//! [`pdl::verify`].

use crate::mlir::{Reported, Text};
use pdll_compiler::ods::{Definitions, Settings};
use pdll_compiler::pdl::{self, NativeCode, NodeKind, Pattern, Ty, ValidModule, Value, Values};
use pdll_compiler::told;
use pdll_ir::{Attr, AttrData, Block, BodyId, Context, Name, Op, Type, parse_module, print_attr, print_type};
use pdll_source::diag::Diagnostics;
use pdll_source::{FileId, SourceMap, Span, Standard};
use std::collections::HashMap;
use std::path::Path;

/// What begins with `#` and is no alias of MLIR: directives of PDLL and of TableGen.
const NO_ALIAS: [&str; 5] = ["#include", "#import \"", "#ifndef ", "#ifdef ", "#define "];

/// Whether a text is MLIR's, not PDLL: by the end of its name, or by how it begins.
#[must_use]
pub fn is_mlir(path: &Path, text: &[u8]) -> bool {
    match path.extension().and_then(|e| e.to_str()) {
        Some("mlir") => return true,
        Some("pdll" | "td") => return false,
        _ => {}
    }
    let mut rest = text.trim_ascii_start();
    while rest.starts_with(b"//") {
        let end = rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len());
        rest = rest[end..].trim_ascii_start();
    }
    let begins = |word: &str| rest.starts_with(word.as_bytes());
    ["module", "builtin.module", "pdl.pattern", "pdl_interp.", "\"", "!", "{-#"].iter().any(|w| begins(w))
        || (begins("#") && !NO_ALIAS.iter().any(|w| begins(w)))
}

/// The patterns of a file with `pdl.pattern` operations, at top level or in modules.
///
/// What there is to say goes to `diags`, all in one run. `None` if anything is wrong.
pub fn patterns_of_mlir<'k>(
    sources: &mut SourceMap,
    file: FileId,
    td: impl Into<Settings<'k>>,
    diags: &mut Diagnostics,
) -> Option<ValidModule> {
    patterns_of_mlir_with_definitions(sources, file, td, diags).0
}

/// As [`patterns_of_mlir`]; gives the definitions of operations as well that the text names.
pub fn patterns_of_mlir_with_definitions<'k>(
    sources: &mut SourceMap,
    file: FileId,
    td: impl Into<Settings<'k>>,
    diags: &mut Diagnostics,
) -> (Option<ValidModule>, Definitions) {
    let td = td.into();
    let std = td.std;
    let (mut ctx, start) = (Context::new(), sources.span(file, 0, 0));
    let ir = match parse_module(&mut ctx, sources.name(file), sources.text(file)) {
        Ok(module) => module.ir,
        Err(mut errors) => {
            errors.locate(sources);
            diags.append(errors);
            return (None, Definitions::default());
        }
    };
    let errors = diags.error_count();
    let module = pdl::Module { span: start, ..pdl::Module::default() };
    let mut reader = Reader { text: Text::new(&ctx, &ir, sources, file, diags), std, module };
    if let Some(top) = ir.body_ids().next() {
        reader.told(top, ir.top_op());
        reader.patterns(top, ir.module_block());
    }
    let (mut module, mut known) = (reader.module, Definitions::default());
    if diags.error_count() == errors {
        known = told::know(&mut module, sources, td, diags).into();
    }
    let module = pdl::verify(module, std, diags);
    (module.filter(|_| diags.error_count() == errors), known)
}

struct Reader<'a> {
    text: Text<'a>,
    std: Standard,
    module: pdl::Module,
}

impl Reader<'_> {
    fn name(&self, body: BodyId, op: Op) -> String {
        self.text.name(body, op)
    }

    fn span(&mut self, body: BodyId, op: Op) -> Span {
        self.text.span(body, op)
    }

    fn fail(&mut self, at: Span, message: impl Into<String>) -> Reported {
        self.text.fail(at, message)
    }

    /// The patterns in a block, and in the modules in it.
    fn patterns(&mut self, body: BodyId, block: Block) {
        let ops: Vec<Op> = self.text.ir.body(body).ops(block).collect();
        for op in ops {
            let at = self.span(body, op);
            let name = self.name(body, op);
            let blocks = self.text.blocks(body, op);
            match &*name {
                "builtin.module" => {
                    self.told(body, op);
                    blocks.into_iter().for_each(|(body, block)| self.patterns(body, block));
                }
                "pdl.pattern" => {
                    if let (Some(&(inner, block)), Ok(mut pattern)) =
                        (blocks.first(), self.head(body, op, at))
                    {
                        let read = OfPattern { reader: self, pattern: &mut pattern, values: HashMap::new() };
                        // What is wrong with one keeps no other from being read.
                        if read.read(inner, block, at).is_ok() {
                            if self.std == Standard::Extended {
                                pdl::beyond::restore(&mut pattern, &mut self.module.strings, self.text.diags);
                            }
                            self.module.patterns.push(pattern);
                        }
                    }
                }
                _ => {
                    let message = format!("`{name}` is no pattern: patterns are `pdl.pattern` operations");
                    self.fail(at, message);
                }
            }
        }
    }

    /// What a module says besides its patterns.
    fn told(&mut self, body: BodyId, op: Op) {
        if self.std != Standard::Extended {
            return;
        }
        let at = self.span(body, op);
        if let Some(files) = self.text.attr(body, op, "pdllc.definitions") {
            match self.texts(files) {
                Some(files) => self.module.definitions.extend(files),
                None => drop(self.fail(at, "`pdllc.definitions` is a list of names of files")),
            }
        }
        let Some(code) = self.text.attr(body, op, "pdllc.code") else { return };
        match self.code(code, at) {
            Some(code) => self.module.code.extend(code),
            None => {
                let message = "`pdllc.code` has a `body` and a list `params` for each native";
                self.fail(at, message);
            }
        }
    }

    fn texts(&self, list: Attr) -> Option<Vec<String>> {
        let AttrData::Array(items) = self.text.ctx.attr_data(list) else { return None };
        items.iter().map(|&item| self.text.string(item)).collect()
    }

    /// The code of natives, by name.
    fn code(&self, code: Attr, span: Span) -> Option<Vec<(String, NativeCode)>> {
        let ctx = self.text.ctx;
        let AttrData::Dict(natives) = *ctx.attr_data(code) else { return None };
        let native = |&(name, native): &(Name, Attr)| {
            let AttrData::Dict(native) = *ctx.attr_data(native) else { return None };
            let body = self.text.string(ctx.dict_get(native, ctx.find_name("body")?)?)?;
            let params = self.texts(ctx.dict_get(native, ctx.find_name("params")?)?)?;
            let code = NativeCode { def: None, written: body.clone(), params, body: Some(body), span };
            Some((ctx.text(name).into_owned(), code))
        };
        ctx.entries(natives).iter().map(native).collect()
    }

    fn string(&mut self, body: BodyId, op: Op, name: &str) -> Option<pdl::Str> {
        let text = self.text.text(body, op, name)?;
        Some(self.module.strings.intern(&text))
    }

    /// A pattern without nodes.
    fn head(&mut self, body: BodyId, op: Op, at: Span) -> Result<Pattern, Reported> {
        let benefit = self.text.attr(body, op, "benefit").and_then(|a| self.text.ctx.int_value(a));
        let Some(benefit) = benefit.and_then(|b| u32::try_from(b).ok()) else {
            return Err(self.fail(at, "the pattern has no benefit"));
        };
        let name = self.string(body, op, "sym_name");
        let mut pattern = Pattern::new(name, benefit, at);
        pattern.bounded_recursion = self.text.attr(body, op, "pdllc.bounded_recursion").is_some();
        Ok(pattern)
    }

    /// What a type of the dialect says.
    fn ty(&mut self, ty: Type, at: Span) -> Result<Ty, Reported> {
        let text = print_type(self.text.ctx, ty);
        Ok(match &*text {
            "!pdl.attribute" => Ty::Attribute,
            "!pdl.operation" => Ty::Operation,
            "!pdl.type" => Ty::Type,
            "!pdl.value" => Ty::Value,
            "!pdl.range<type>" => Ty::TypeRange,
            "!pdl.range<value>" => Ty::ValueRange,
            _ => return Err(self.fail(at, format!("`{text}` is no type that patterns have here"))),
        })
    }
}

/// A pattern that is being read.
struct OfPattern<'r, 'a> {
    reader: &'r mut Reader<'a>,
    pattern: &'r mut Pattern,
    /// By the value of the IR, which are all of one body.
    values: HashMap<pdll_ir::Value, Value>,
}

impl OfPattern<'_, '_> {
    fn read(mut self, body: BodyId, block: Block, at: Span) -> Result<(), Reported> {
        let ops: Vec<Op> = self.reader.text.ir.body(body).ops(block).collect();
        let Some((&last, matched)) = ops.split_last() else {
            return Err(self.reader.fail(at, "the pattern does not end with `pdl.rewrite`"));
        };
        if self.reader.name(body, last) != "pdl.rewrite" {
            return Err(self.reader.fail(at, "the pattern does not end with `pdl.rewrite`"));
        }
        for &op in matched {
            self.node(body, op, false)?;
        }
        let span = self.reader.span(body, last);
        let groups = self.groups(body, last, 2)?;
        self.pattern.rewrite.span = span;
        self.pattern.rewrite.root = groups[0].first().copied();
        let blocks = self.reader.text.blocks(body, last);
        let nodes: Vec<(BodyId, Op)> = blocks
            .iter()
            .flat_map(|&(body, block)| self.reader.text.ir.body(body).ops(block).map(move |op| (body, op)))
            .collect();
        match self.reader.string(body, last, "name") {
            Some(_) if !nodes.is_empty() => {
                let message = "a rewrite is either a native function or operations, not both";
                return Err(self.reader.fail(span, message));
            }
            Some(name) => self.pattern.rewrite.external = Some((name, groups[1].clone())),
            None if nodes.is_empty() => {
                let message = "the rewrite does nothing: it has neither operations nor a native function";
                return Err(self.reader.fail(span, message));
            }
            None if !groups[1].is_empty() => {
                return Err(self.reader.fail(span, "only a native function takes arguments"));
            }
            None => {}
        }
        nodes.into_iter().try_for_each(|(body, op)| self.node(body, op, true))?;
        let any = |n: &pdl::NodeId| matches!(self.pattern.node(*n).kind, NodeKind::Operation { .. });
        if !self.pattern.body.iter().any(any) {
            return Err(self.reader.fail(at, "the pattern matches no operation: it has no `pdl.operation`"));
        }
        Ok(())
    }

    fn operands(&mut self, body: BodyId, op: Op) -> Result<Values, Reported> {
        let operands: Vec<pdll_ir::Value> = self.reader.text.ir.body(body).operands(op).collect();
        let known: Option<Values> = operands.iter().map(|v| self.values.get(v).copied()).collect();
        match known {
            Some(known) => Ok(known),
            None => {
                let at = self.reader.span(body, op);
                Err(self.reader.fail(at, "something is used that no operation of the pattern defines"))
            }
        }
    }

    /// The operands, cut as `operandSegmentSizes` says.
    fn groups(&mut self, body: BodyId, op: Op, count: usize) -> Result<Vec<Values>, Reported> {
        let all = self.operands(body, op)?;
        let sizes = self.reader.text.sizes(body, op, count);
        let Some(sizes) = sizes else {
            let at = self.reader.span(body, op);
            return Err(self.reader.fail(at, "`operandSegmentSizes` does not cut the operands"));
        };
        let mut rest = all.into_iter();
        Ok(sizes.into_iter().map(|n| rest.by_ref().take(n).collect()).collect())
    }

    /// A type or an attribute as text.
    fn constant(&mut self, text: &str) -> pdl::Str {
        self.reader.module.strings.intern(text)
    }

    fn type_constant(&mut self, attr: Attr, at: Span) -> Result<pdl::Str, Reported> {
        let Some(ty) = self.reader.text.ctx.type_value(attr) else {
            return Err(self.reader.fail(at, "the constant is no type"));
        };
        let text = print_type(self.reader.text.ctx, ty);
        Ok(self.constant(&text))
    }

    fn items(&self, attr: Attr) -> Vec<Attr> {
        self.reader.text.items(attr)
    }

    /// Appends the node that an op is.
    fn node(&mut self, body: BodyId, op: Op, in_rewrite: bool) -> Result<(), Reported> {
        let at = self.reader.span(body, op);
        let kind = self.kind(body, op, at)?;
        let results: Vec<pdll_ir::Value> = self.reader.text.ir.body(body).results(op).collect();
        let types: Vec<Type> =
            results.iter().map(|&r| self.reader.text.ir.body(body).value_type(r)).collect();
        let types: Result<Vec<Ty>, Reported> = types.into_iter().map(|t| self.reader.ty(t, at)).collect();
        let types = types?;
        if let Some(wrong) = wrong_signature(&kind, &types) {
            return Err(self.reader.fail(at, wrong));
        }
        let node = self.pattern.push(in_rewrite, kind, &types, at);
        let values = self.pattern.node(node).values();
        self.values.extend(results.into_iter().zip(values));
        Ok(())
    }

    fn kind(&mut self, body: BodyId, op: Op, at: Span) -> Result<NodeKind, Reported> {
        let name = self.reader.name(body, op);
        let attr = |this: &Self, name: &str| this.reader.text.attr(body, op, name);
        let index = |this: &Self| {
            let index = attr(this, "index").and_then(|a| this.reader.text.ctx.int_value(a));
            index.and_then(|i| u32::try_from(i).ok())
        };
        if let "pdl.operation" | "pdl.replace" = &*name {
            return self.grouped(body, op, at, &name);
        }
        let operands = self.operands(body, op)?;
        let first = operands.first().copied();
        let native = self.reader.string(body, op, "name");
        Ok(match (&*name, first, native) {
            ("pdl.operand", ty, _) => NodeKind::Operand { ty },
            ("pdl.operands", ty, _) => NodeKind::Operands { ty },
            ("pdl.type", ..) => {
                let constant = attr(self, "constantType").map(|a| self.type_constant(a, at)).transpose()?;
                NodeKind::Type { constant }
            }
            ("pdl.types", ..) => {
                let items = attr(self, "constantTypes").map(|a| self.items(a));
                let read = |items: Vec<Attr>| items.into_iter().map(|a| self.type_constant(a, at)).collect();
                NodeKind::Types { constants: items.map(read).transpose()? }
            }
            ("pdl.attribute", ty, _) => {
                let text = attr(self, "value").map(|a| print_attr(self.reader.text.ctx, a));
                if ty.is_some() && text.is_some() {
                    let message = "an attribute that is given has its type already: leave the type out";
                    return Err(self.reader.fail(at, message));
                }
                NodeKind::Attribute { ty, constant: text.map(|text| self.constant(&text)) }
            }
            ("pdl.result", Some(of), _) => {
                let Some(index) = index(self) else {
                    return Err(self.reader.fail(at, "the number of the result is not from 0 on"));
                };
                NodeKind::Result { op: of, index }
            }
            ("pdl.results", Some(of), _) => {
                if attr(self, "index").is_some() && index(self).is_none() {
                    return Err(self.reader.fail(at, "the number of the group is not from 0 on"));
                }
                NodeKind::Results { op: of, index: index(self) }
            }
            ("pdl.apply_native_constraint", _, Some(name)) => {
                let negated = attr(self, "isNegated").and_then(|a| self.reader.text.ctx.bool_value(a));
                NodeKind::ApplyConstraint { name, args: operands, negated: negated == Some(true) }
            }
            ("pdl.apply_native_rewrite", _, Some(name)) => NodeKind::ApplyRewrite { name, args: operands },
            ("pdl.range", ..) => NodeKind::Range { parts: operands },
            ("pdl.erase", Some(op), _) => NodeKind::Erase { op },
            _ => {
                let message = format!("`{name}` cannot stand in a pattern, or not like this");
                return Err(self.reader.fail(at, message));
            }
        })
    }

    /// Ops with groups of operands.
    fn grouped(&mut self, body: BodyId, op: Op, at: Span, name: &str) -> Result<NodeKind, Reported> {
        let groups: [Values; 3] = match self.groups(body, op, 3)?.try_into() {
            Ok(groups) => groups,
            Err(_) => return Err(Reported),
        };
        let [first, second, third] = groups;
        if name == "pdl.replace" {
            return match (&first[..], &second[..]) {
                (&[op], &[]) => Ok(NodeKind::ReplaceWithValues { op, with: third }),
                (&[op], &[with]) if third.is_empty() => Ok(NodeKind::ReplaceWithOp { op, with }),
                _ => Err(self.reader.fail(at, "an operation is replaced by one operation or by values")),
            };
        }
        let names =
            self.reader.text.attr(body, op, "attributeValueNames").map_or(Vec::new(), |a| self.items(a));
        let ctx = self.reader.text.ctx;
        let names: Option<Vec<String>> =
            names.iter().map(|&a| Some(String::from_utf8_lossy(ctx.string_value(a)?).into_owned())).collect();
        let Some(names) = names.filter(|n| n.len() == second.len()) else {
            let message = "there are not as many names of attributes as attributes";
            return Err(self.reader.fail(at, message));
        };
        let names: Vec<pdl::Str> = names.iter().map(|n| self.constant(n)).collect();
        Ok(NodeKind::Operation {
            name: self.reader.string(body, op, "opName"),
            operands: first,
            attributes: names.into_iter().zip(second).collect(),
            types: third,
        })
    }
}

/// What the dialect does not allow of arguments and results.
fn wrong_signature(kind: &NodeKind, results: &[Ty]) -> Option<&'static str> {
    match kind {
        NodeKind::ApplyConstraint { args, .. } if args.is_empty() => {
            Some("a native constraint has at least one argument")
        }
        NodeKind::ApplyConstraint { .. } if results.contains(&Ty::Operation) => {
            Some("a native constraint cannot give an operation")
        }
        NodeKind::ApplyRewrite { args, .. } if args.is_empty() && results.is_empty() => {
            Some("a native rewrite has at least one argument or result")
        }
        NodeKind::Results { index: None, .. } if results != [Ty::ValueRange] => {
            Some("all results together are a `!pdl.range<value>`")
        }
        _ => None,
    }
}
