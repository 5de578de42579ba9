//! Definitions on demand: passing over them, and reading one that is asked for.

use super::Parser;
use super::scope::Scope;
use crate::Deferred;
use crate::context::{Res, Stop};
use crate::intern::Sym;
use crate::lexer::{Lexer, Tok, word_kind};
use crate::record::RecId;
use crate::skip::Skipper;
use crate::unread::{Item, Kind};

impl Parser<'_, '_> {
    /// Passes over the definition at the current token, if it may wait until it is asked for.
    pub(super) fn pass_over(&mut self) -> Res<bool> {
        let alone = self.lets.is_empty() && self.defsets.is_empty() && self.loops.is_empty();
        let deferred = self.cx.unread.deferred == Some(Deferred::All) || self.lex.is_in_included();
        if !(deferred && alone && self.at_file_level() && self.multiclass.is_none()) {
            return Ok(false);
        }
        let kind = match self.tok() {
            Tok::Class => Kind::Class,
            Tok::Def => Kind::Def,
            Tok::Multiclass => Kind::Multiclass,
            _ => return Ok(false),
        };
        let skipper = Skipper { text: self.cx.syms.text.all(), end: self.lex.end };
        let Some((at, text)) = skipper.statement(self.lex.pos) else { return Ok(false) };
        let name = self.lex.interned(self.cx, at.clone());
        if word_kind(name) != Tok::Id || !self.is_new(kind, name)? {
            return Ok(false);
        }
        // A class that is only declared.
        if kind == Kind::Class && text.body().len() == 1 && at.end == text.parents().start {
            return Ok(false);
        }
        let Lexer { start, begin, end, base, .. } = self.lex;
        let (start, begin, file_end) = (start as u32, begin as u32, end as u32);
        let item = Item { kind, name, start, text, begin, file_end, base, read: false };
        self.cx.unread.add(item, self.cx.recs.len() as u32);
        self.lex.pos = text.end();
        self.next();
        Ok(true)
    }

    /// Whether nothing has that name. What was passed over and has it is read.
    fn is_new(&mut self, kind: Kind, name: Sym) -> Res<bool> {
        if let Some(index) = self.cx.unread.find(kind, name) {
            self.read_item(index)?;
        }
        Ok(match kind {
            Kind::Class => !self.cx.classes.contains_key(&name) && !self.aliases.contains_key(&name),
            Kind::Def => self.cx.def_named(name).is_none() && !self.cx.globals.contains_key(&name),
            Kind::Multiclass => !self.multiclasses.contains_key(&name),
        })
    }

    /// The class of that name.
    #[inline]
    pub(super) fn class_named(&mut self, name: Sym) -> Res<Option<RecId>> {
        match self.cx.classes.get(&name).copied() {
            Some(class) => Ok(Some(class)),
            None if self.asked_for(Kind::Class, name)? => Ok(self.cx.classes.get(&name).copied()),
            None => Ok(None),
        }
    }

    /// Reads the definition of that name, if it was passed over; whether it was.
    #[inline]
    pub(super) fn asked_for(&mut self, kind: Kind, name: Sym) -> Res<bool> {
        match self.cx.unread.find(kind, name) {
            None => Ok(false),
            Some(index) => self.read_item(index).map(|()| true),
        }
    }

    /// Reads a definition that was passed over.
    #[inline(never)]
    pub(crate) fn read_item(&mut self, index: u32) -> Res<()> {
        let item = self.cx.unread.items[index as usize];
        self.cx.unread.items[index as usize].read = true;
        let outside = self.lex.go_to(&item);
        let scopes = std::mem::replace(&mut self.scopes, vec![Scope::plain()]);
        let lets = std::mem::take(&mut self.lets);
        let loops = std::mem::take(&mut self.loops);
        let defsets = std::mem::take(&mut self.defsets);
        let multiclass = self.multiclass.take();
        let trail = std::mem::take(&mut self.cx.trail);
        let before = self.enter(index);
        self.next();
        let mut done = self.statement();
        // Something in it was not as it seemed.
        if self.lex.start < item.text.end() {
            self.cx.unread.wants_all = true;
            done = Err(Stop);
        }
        self.enter(before);
        (self.scopes, self.lets, self.loops) = (scopes, lets, loops);
        (self.defsets, self.multiclass, self.cx.trail) = (defsets, multiclass, trail);
        self.lex.go_back(outside);
        done
    }

    /// What is read from now on comes after so many definitions that were passed over; gives what it was.
    fn enter(&mut self, before: u32) -> u32 {
        let passed = self.cx.unread.items.len() as u32;
        self.cx.unread.note_origin(self.cx.recs.len() as u32, before.min(passed));
        std::mem::replace(&mut self.cx.unread.before, before)
    }
}
