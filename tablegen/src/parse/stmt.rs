//! Statements other than records and multiclasses: `let`, `defvar`, `defset`, `deftype`, `assert`, `dump`.

use super::multi::Entry;
use super::scope::ScopeKind;
use super::{LetItem, Mode, Parser};
use crate::context::{Res, Stop};
use crate::instance::OpenDefset;
use crate::intern::Sym;
use crate::lexer::Bang;
use crate::lexer::Tok;
use crate::record::{Assert, RecId};
use crate::resolve::Env;
use crate::types::STRING;
use crate::value::{Node, Op};

const CLASS_IN_MULTICLASS: &str = "a class cannot be defined inside a multiclass";
const CLASS_IN_LOOP: &str = "a class cannot be defined inside a loop";
const DEFSET_IN_MULTICLASS: &str = "a defset cannot be inside a multiclass";
const MULTICLASS_IN_LOOP: &str = "a multiclass cannot be defined inside a loop";
const NO_STATEMENT: &str = "a statement was expected: assert, class, def, defm, defset, deftype, defvar, \
                            dump, foreach, if, let or multiclass";

impl Parser<'_, '_> {
    /// Statements up to something that is none.
    pub(super) fn statements(&mut self) -> Res<()> {
        while self.tok().begins_statement() {
            if self.cx.unread.deferred.is_some() && self.pass_over()? {
                continue;
            }
            let from = self.standing();
            let done = self.statement();
            if done.is_err() || self.cx.has_errors() {
                self.after_error(from, done)?;
            }
        }
        Ok(())
    }

    pub(super) fn statement(&mut self) -> Res<()> {
        self.nested(|me| match me.tok() {
            Tok::Assert => me.assert(None),
            Tok::Class if me.multiclass.is_some() => me.fail_here(CLASS_IN_MULTICLASS),
            Tok::Class if !me.loops.is_empty() => me.fail_here(CLASS_IN_LOOP),
            Tok::Class => me.class(),
            Tok::Def => me.def(),
            Tok::Defm => me.defm(),
            Tok::Defset if me.multiclass.is_some() => me.fail_here(DEFSET_IN_MULTICLASS),
            Tok::Defset => me.defset(),
            Tok::Deftype => me.deftype(),
            Tok::Defvar => me.defvar(None),
            Tok::Dump => me.dump(None),
            Tok::Foreach => me.foreach(),
            Tok::If => me.if_statement(),
            Tok::Let => me.let_statement(),
            Tok::Multiclass if !me.loops.is_empty() => me.fail_here(MULTICLASS_IN_LOOP),
            Tok::Multiclass => me.multiclass(),
            _ => me.fail_here(NO_STATEMENT),
        })
    }

    /// A statement, or several in braces, which are a scope of their own for `defvar`.
    pub(super) fn block(&mut self, what: &str) -> Res<()> {
        if self.tok() != Tok::LBrace {
            return self.statement();
        }
        let open = self.loc();
        self.next();
        self.push_scope(ScopeKind::Plain);
        self.statements()?;
        self.pop_scope();
        if !self.eat(Tok::RBrace) {
            let note = vec![(open, "it would close this '{'".to_string())];
            let loc = self.loc();
            self.cx.error_with(loc, format!("'}}' expected at the end of {what}"), note);
            return Err(Stop);
        }
        Ok(())
    }

    fn let_statement(&mut self) -> Res<()> {
        self.next();
        let mut items = Vec::new();
        loop {
            let loc = self.loc();
            let name = self.identifier("the name of a field must follow 'let'")?;
            let bits = if self.eat(Tok::Less) {
                let b = self.ranges(true)?;
                self.expect(Tok::Greater, "'>' expected at the end of the bits")?;
                b
            } else {
                Vec::new()
            };
            self.expect(Tok::Equal, "'=' expected in 'let'")?;
            let value = self.value(None, None, Mode::Value)?;
            items.push(LetItem { name, bits, value, loc });
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.lets.push(items);
        self.expect(Tok::In, "'in' expected at the end of 'let'")?;
        self.block("'let'")?;
        self.lets.pop();
        Ok(())
    }

    /// Sets what the enclosing `let` statements say.
    pub(super) fn apply_lets(&mut self, rec: RecId) -> Res<()> {
        for level in 0..self.lets.len() {
            for i in 0..self.lets[level].len() {
                let item = &self.lets[level][i];
                let (loc, name, value, bits) = (item.loc, item.name, item.value, item.bits.clone());
                self.set_field(rec, loc, name, &bits, value)?;
            }
        }
        Ok(())
    }

    pub(super) fn defvar(&mut self, rec: Option<RecId>) -> Res<()> {
        self.next();
        if self.tok() != Tok::Id {
            return self.fail_here("a name must follow 'defvar'");
        }
        let name = self.lex.sym;
        let global = self.at_file_level();
        let taken = if self.is_local(name) {
            Some("local variable")
        } else if rec.is_some_and(|r| self.cx.has_field(r, name)) {
            Some("field")
        } else if global && self.is_global(name) {
            Some("def or global variable")
        } else {
            None
        };
        if let Some(what) = taken {
            return self.fail_here(format!("there is a {what} '{}' already", self.text(name)));
        }
        self.next();
        self.expect(Tok::Equal, "'=' expected in 'defvar'")?;
        let value = self.value(rec, None, Mode::Value)?;
        self.expect(Tok::Semi, "';' expected after 'defvar'")?;
        if global {
            self.cx.globals.insert(name, value);
        } else {
            self.add_local(name, value);
        }
        Ok(())
    }

    /// Whether a def or global variable has that name.
    fn is_global(&mut self, name: Sym) -> bool {
        self.cx.def_named(name).is_some()
            || self.cx.globals.contains_key(&name)
            || self.cx.unread.has_def(name)
    }

    fn deftype(&mut self) -> Res<()> {
        self.next();
        if self.tok() != Tok::Id {
            return self.fail_here("a name must follow 'deftype'");
        }
        let name = self.lex.sym;
        let text = self.text(name);
        if self.aliases.contains_key(&name) || self.class_named(name)?.is_some() {
            return self.fail_here(format!("there is a type named '{text}' already"));
        }
        self.next();
        self.expect(Tok::Equal, "'=' expected in 'deftype'")?;
        let loc = self.loc();
        let ty = self.parse_type()?;
        if self.cx.types.classes_of(ty).is_some() {
            return self.fail(loc, "'deftype' cannot rename a class");
        }
        self.aliases.insert(name, ty);
        self.expect(Tok::Semi, "';' expected after 'deftype'")
    }

    fn defset(&mut self) -> Res<()> {
        self.next();
        let type_loc = self.loc();
        let ty = self.parse_type()?;
        let Some(elem) = self.cx.types.list_of(ty) else {
            return self.fail(type_loc, "the type of a defset must be a list");
        };
        if self.tok() != Tok::Id {
            return self.fail_here("a name must follow the type of a defset");
        }
        let (name, loc) = (self.lex.sym, self.loc());
        if self.is_global(name) {
            let text = self.text(name);
            return self.fail_here(format!("there is a def or global variable '{text}' already"));
        }
        self.next();
        self.expect(Tok::Equal, "'=' expected in 'defset'")?;
        if self.tok() != Tok::LBrace {
            return self.fail_here("'{' expected in 'defset'");
        }
        let open = self.loc();
        self.next();
        self.defsets.push(OpenDefset { elem, loc, defs: Vec::new() });
        self.statements()?;
        let set = self.defsets.pop();
        if !self.eat(Tok::RBrace) {
            let at = self.loc();
            let note = vec![(open, "it would close this '{'".to_string())];
            self.cx.error_with(at, "'}' expected at the end of 'defset'", note);
            return Err(Stop);
        }
        let defs = set.map(|s| s.defs).unwrap_or_default();
        let value = self.cx.vals.list(ty, &defs);
        self.cx.globals.insert(name, value);
        Ok(())
    }

    pub(super) fn assert(&mut self, rec: Option<RecId>) -> Res<()> {
        self.next();
        let loc = self.loc();
        let condition = self.value(rec, None, Mode::Value)?;
        self.expect(Tok::Comma, "',' and a message must follow the condition of 'assert'")?;
        let message = self.value(rec, None, Mode::Value)?;
        self.expect(Tok::Semi, "';' expected after 'assert'")?;
        let a = Assert { loc, condition, message };
        match rec {
            Some(r) => {
                self.cx.add_assert(r, a);
                Ok(())
            }
            None => self.add_entry(Entry::Assert(a)),
        }
    }

    pub(super) fn dump(&mut self, rec: Option<RecId>) -> Res<()> {
        let loc = self.loc();
        self.next();
        let value = self.value(rec, None, Mode::Value)?;
        self.expect(Tok::Semi, "';' expected after 'dump'")?;
        let value = match self.cx.vals.node(value) {
            Node::Def(_) => self.cx.make(Node::Un(Op::Bang(Bang::Repr), value, STRING), &[], Env::of(rec))?,
            _ => value,
        };
        match rec {
            Some(r) => {
                self.cx.add_dump(r, loc, value);
                Ok(())
            }
            None => self.add_entry(Entry::Dump(loc, value)),
        }
    }
}
