//! Locations and aliases: numbered in the order in which MLIR's printer meets them, defined before and after
//! the module.

use super::{Locations, Printer, alias, decimal, escape};
use crate::pdl::{NodeId, NodeKind, Pattern, Str};
use pdll_source::{SourceMap, Span};
use std::fmt::Write;

/// The number, which is one more the next time.
fn bump(n: &mut u32) -> u32 {
    *n += 1;
    *n - 1
}

impl<'m> Printer<'m> {
    /// The position at which a place was first read.
    fn first_read(&self, sources: &SourceMap, at: u32) -> u32 {
        if self.twins.is_empty() {
            return at;
        }
        let file = sources.file_at(at);
        match self.twins.get(&file) {
            Some(&first) => at - sources.base(file) + sources.base(first),
            None => at,
        }
    }

    /// Gives a location its number, in the order in which a walk meets them.
    pub(super) fn number(&mut self, s: Span) {
        if let Locations::Aliases(sources) = self.locations {
            let at = self.first_read(sources, s.lo);
            let next = self.order.len() as u32;
            if *self.aliases.entry(at).or_insert(next) == next {
                self.order.push(Ok(at));
            }
        }
    }

    /// Numbers the location of a node and the aliases in its constants.
    fn number_node(&mut self, p: &'m Pattern, id: NodeId) {
        let node = p.node(id);
        self.number(node.span);
        match &node.kind {
            NodeKind::Type { constant: Some(c) } | NodeKind::Attribute { constant: Some(c), .. } => {
                self.number_constant(*c);
            }
            NodeKind::Types { constants: Some(list) } => list.iter().for_each(|c| self.number_constant(*c)),
            _ => {}
        }
    }

    fn number_constant(&mut self, s: Str) {
        let Locations::Aliases(_) = self.locations else { return };
        let text: &'m str = self.m.strings.get(s);
        for (kind, range) in alias::parts(text) {
            let part = &text[range];
            if self.attributes.contains_key(part) {
                continue;
            }
            let next = match kind {
                alias::Kind::Loc => {
                    self.order.push(Err(part));
                    self.order.len() as u32 - 1
                }
                alias::Kind::Map => bump(&mut self.maps),
                alias::Kind::Set => bump(&mut self.sets),
            };
            self.attributes.insert(part, (kind, next));
        }
    }

    /// The text of a constant, with the aliases of its parts.
    pub(super) fn constant(&mut self, s: Str) {
        let text = self.m.strings.get(s);
        let mut done = 0;
        if let Locations::Aliases(_) = self.locations {
            for (_, range) in alias::parts(text) {
                if let Some(&(kind, n)) = self.attributes.get(&text[range.clone()]) {
                    self.out.push_str(&text[done..range.start]);
                    self.name(kind, n);
                    done = range.end;
                }
            }
        }
        self.out.push_str(&text[done..]);
    }

    /// An alias: the first of a kind has no number.
    fn name(&mut self, kind: alias::Kind, n: u32) {
        self.out.push_str(kind.prefix());
        if n > 0 {
            decimal(n, &mut self.out);
        }
    }

    pub(super) fn number_pattern(&mut self, p: &'m Pattern) {
        self.number(p.span);
        p.body.iter().for_each(|n| self.number_node(p, *n));
        self.number(p.rewrite.span);
        p.rewrite.body.iter().for_each(|n| self.number_node(p, *n));
    }

    fn position(&mut self, sources: &SourceMap, at: u32) {
        let (line, col) = sources.line_col(at);
        self.out.push_str("loc(\"");
        escape(sources.name(sources.file_at(at)).as_bytes(), &mut self.out);
        self.out.push_str("\":");
        decimal(line, &mut self.out);
        self.out.push(':');
        decimal(col, &mut self.out);
        self.out.push(')');
    }

    pub(super) fn loc(&mut self, s: Span) {
        match self.locations {
            Locations::None => {}
            Locations::Inline(sources) => {
                self.out.push(' ');
                self.position(sources, s.lo);
            }
            Locations::Aliases(sources) => {
                let n = self.aliases.get(&self.first_read(sources, s.lo)).copied().unwrap_or(0);
                self.out.push_str(" loc(");
                self.name(alias::Kind::Loc, n);
                self.out.push(')');
            }
        }
    }

    /// The aliases of attributes, which are defined before the module.
    pub(super) fn definitions_before(&mut self) {
        let mut list: Vec<_> = self.attributes.iter().map(|(text, a)| (*a, *text)).collect();
        list.sort_unstable();
        for ((kind, n), text) in list {
            self.name(kind, n);
            let _ = writeln!(self.out, " = {text}");
        }
    }

    /// The locations of operations, which are defined after it.
    pub(super) fn definitions(&mut self) {
        let Locations::Aliases(sources) = self.locations else { return };
        for i in 0..self.order.len() {
            if let Ok(at) = self.order[i] {
                self.name(alias::Kind::Loc, i as u32);
                self.out.push_str(" = ");
                self.position(sources, at);
                self.out.push('\n');
            }
        }
    }
}
