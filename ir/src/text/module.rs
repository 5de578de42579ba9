//! Reading a whole file: operations, aliases and resources at the top level.

use super::lexer::{self, Token};
use super::lists::ReadLists;
use super::ops::BlockScope;
use super::parser::{Parsed, Parser};
use super::{ParsedModule, ResourceSection, Resources};
use crate::body::OpSpec;
use crate::entity::{Attr, Name, Type};
use crate::ir::Ir;

impl Parser<'_, '_> {
    /// The file as a module; `None` when there are errors (in `self.errors`), or the text is to be read anew
    /// with nothing put off.
    pub(super) fn file(&mut self, file: Name) -> Option<ParsedModule> {
        let known = *self.ctx.known();
        let mut body = self.new_body();
        let (line, col) = match self.start {
            0 => (0, 0),
            start => match self.ctx.locs.position(self.loc_at(start)) {
                Some((_, line, col)) => (line, col),
                None => (0, 0),
            },
        };
        let loc = self.ctx.file_loc(file, line, col);
        let shape = self.ctx.op_shape(known.module, 0, 0);
        let top = body.create(&OpSpec { shape, operands: &[], results: &[], attrs: known.no_attrs, loc });
        let region = body.add_region(top);
        let block = body.add_block(region);
        self.ops.bodies.push(body);
        let builtin = self.ctx.name("builtin");
        self.ops.default_dialects.push(Some(builtin));
        let mut resources = Resources::default();
        // Nothing at the top has a name that a successor could be; what is named is told at the end.
        self.ops.block_scopes.push(BlockScope::default());
        self.enter_block();
        let result = self.top_level(block, &mut resources).and_then(|()| self.close_block_names(0));
        if result.is_ok() && self.errors.is_empty() {
            if !self.read_what_was_put_off() {
                return None;
            }
            self.report_undeclared();
            self.resolve_late_locations();
        }
        if !self.errors.is_empty() {
            return None;
        }
        let body = &mut self.ops.bodies[0];
        let mut top = top;
        if let (Some(first), Some(last)) = (body.first_op(block), body.last_op(block))
            && first == last
            && self.ctx.shape_data(body.shape(first)).name == known.module
        {
            body.detach(first);
            body.erase(top);
            top = first;
        }
        let crossing = std::mem::take(&mut self.ops.isolation);
        let ir = Ir::from_bodies(std::mem::take(&mut self.ops.bodies), top);
        Some(ParsedModule { ir, resources, crossing })
    }

    fn top_level(&mut self, block: crate::entity::Block, resources: &mut Resources) -> Parsed<()> {
        loop {
            match self.tok.kind {
                Token::Eof => return Ok(()),
                Token::Error => self.recover(self.tok.start, self.names.open(), self.ops.open_block)?,
                Token::Hash => self.attr_alias()?,
                Token::Bang => self.type_alias()?,
                Token::MetaBegin => self.metadata(resources)?,
                _ => {
                    if !self.fast_op(block) && !self.repeated_op(block) {
                        self.operation(block)?;
                    }
                }
            }
        }
    }

    /// Name of the alias that is defined at the current token.
    fn alias_name(&mut self, taken: impl Fn(&Self, &[u8]) -> bool) -> Parsed<()> {
        let name = &self.spelling()[1..];
        if taken(self, name) {
            return self.fail("this alias is already defined");
        }
        if name.contains(&b'.') {
            return self.fail("an alias name has no `.`");
        }
        self.advance();
        self.expect(Token::Equal, "`=` in an alias definition")
    }

    fn attr_alias(&mut self) -> Parsed<()> {
        let name = &self.text[self.tok.start + 1..self.tok.end];
        self.alias_name(|p, name| p.attr_aliases.contains_key(name))?;
        let start = self.alias_start();
        let attr: Attr = self.attribute()?;
        let alias = self.alias_end(start, attr);
        self.attr_aliases.insert(name, alias);
        Ok(())
    }

    fn type_alias(&mut self) -> Parsed<()> {
        let name = &self.text[self.tok.start + 1..self.tok.end];
        self.alias_name(|p, name| p.type_aliases.contains_key(name))?;
        let start = self.alias_start();
        let ty: Type = self.parse_type()?;
        let alias = self.alias_end(start, ty);
        self.type_aliases.insert(name, alias);
        Ok(())
    }

    // ---- resources ----------------------------------------------------------------------------------------

    /// `{-# key : { section, ... }, ... #-}`
    fn metadata(&mut self, resources: &mut Resources) -> Parsed<()> {
        self.advance();
        self.list_until(Token::MetaEnd, "`#-}`", |p| {
            let at = p.tok.start;
            let key = p.section_key("`dialect_resources` or `external_resources`")?;
            p.expect(Token::Colon, "`:`")?;
            p.expect(Token::LBrace, "`{`")?;
            let dialect = p.ctx.bytes(key) == b"dialect_resources";
            if !dialect && p.ctx.bytes(key) != b"external_resources" {
                return p.fail_at(at, "expected `dialect_resources` or `external_resources`");
            }
            p.list_until(Token::RBrace, "`}`", |p| p.resource_section(dialect, resources))
        })
    }

    fn resource_section(&mut self, dialect: bool, resources: &mut Resources) -> Parsed<()> {
        let at = self.tok.start;
        let name = self.section_key("the name of a section")?;
        let text = self.ctx.text(name).into_owned();
        let is_mlirs = crate::dialects::MLIR.contains(&&*text);
        if dialect && !is_mlirs && !self.ctx.has_dialect(&text) {
            return self.fail_at(at, "there is no dialect of this name");
        }
        // Of MLIR's dialects, only these have resources.
        let none = dialect && is_mlirs && !matches!(&*text, "builtin" | "test");
        self.expect(Token::Colon, "`:`")?;
        self.expect(Token::LBrace, "`{`")?;
        let mut entries: Vec<(Name, Vec<u8>)> = Vec::new();
        self.list_until(Token::RBrace, "`}`", |p| {
            if none {
                return p.fail("this dialect has no resources");
            }
            let key = p.section_key("a resource key")?;
            p.expect(Token::Colon, "`:`")?;
            entries.push((key, p.resource_value(dialect)?));
            Ok(())
        })?;
        let sections = if dialect { &mut resources.dialect } else { &mut resources.external };
        let index = *self.sections.entry((dialect, name)).or_insert(sections.len());
        match sections.get_mut(index) {
            Some(section) => section.entries.extend(entries),
            None => sections.push(ResourceSection { name, entries }),
        }
        Ok(())
    }

    /// A value in the form in which it is printed.
    fn resource_value(&mut self, dialect: bool) -> Parsed<Vec<u8>> {
        let spelling = self.spelling();
        let printed = match self.tok.kind {
            Token::Bare if !dialect && matches!(spelling, b"true" | b"false") => spelling.to_vec(),
            Token::Str => {
                let value = lexer::unescape(spelling);
                let blob = super::dense::unhex(&value).filter(|b| b.len() >= 4);
                let aligned = blob.as_ref().is_some_and(|b| {
                    let alignment = u32::from_le_bytes([b[0], b[1], b[2], b[3]]);
                    alignment == 0 || alignment.is_power_of_two()
                });
                if dialect && !aligned {
                    return self
                        .fail("expected hexadecimal text `0x..` that begins with a four-byte alignment");
                }
                let mut out = Vec::new();
                match blob.filter(|_| aligned) {
                    Some(blob) => super::write::write_hex_string(&blob, &mut out),
                    None => super::write::write_string(&value, &mut out),
                }
                out
            }
            _ => return self.fail("expected the value of a resource"),
        };
        self.advance();
        Ok(printed)
    }
}
