//! Multiclasses, `defm`, `foreach` and `if`: statements that are stored and expanded by substitution.
//!
//! A loop body is parsed once, with its variable symbolic; what it contains is kept as entries. When the
//! outermost loop ends (or a `defm` names the multiclass) the entries are copied, resolved with the
//! substitutions of that moment, and take effect. `if` is a loop without variable over a list of one or no
//! element.

use super::scope::ScopeKind;
use super::{Mode, Parser};
use crate::context::Res;
use crate::intern::Sym;
use crate::lexer::{Bang, Tok};
use crate::record::{Assert, RecId, RecKind, Variable};
use crate::resolve::{Env, Resolver};
use crate::source::Loc;
use crate::types::{INT, TypeId};
use crate::unread::Kind;
use crate::value::{Node, Op, ValId, WORDS};

/// What a multiclass or a loop holds.
pub(super) enum Entry {
    /// A prototype.
    Record(RecId),
    Loop(Loop),
    Assert(Assert),
    Dump(Loc, ValId),
}

pub(super) struct Loop {
    loc: Loc,
    /// `None` for `if`.
    var: Option<Sym>,
    list: ValId,
    pub(super) entries: Vec<Entry>,
}

pub(super) struct Multiclass {
    /// Holds the template parameters.
    pub(super) rec: RecId,
    pub(super) entries: Vec<Entry>,
}

type Substitutions = Vec<(Sym, ValId)>;

impl Parser<'_, '_> {
    pub(super) fn multiclass(&mut self) -> Res<()> {
        self.next();
        if self.tok() != Tok::Id {
            return self.fail_here("a name must follow 'multiclass'");
        }
        let (name, loc) = (self.lex.sym, self.loc());
        if self.multiclass_of_name(name)?.is_some() {
            let text = self.text(name);
            return self.fail_here(format!("there is a multiclass '{text}' already"));
        }
        let value = self.cx.vals.str(name);
        let rec = self.cx.new_template(RecKind::Multiclass, value, loc);
        let index = self.multiclass_bodies.len();
        self.multiclass_bodies.push(Multiclass { rec, entries: Vec::new() });
        self.multiclasses.insert(name, index);
        self.multiclass = Some(index);
        self.next();
        self.push_scope(ScopeKind::Multiclass(rec));
        if self.tok() == Tok::Less {
            self.template_params(rec)?;
        }
        let inherits = self.eat(Tok::Colon);
        if inherits {
            loop {
                let at = self.loc();
                let parent = self.multiclass_name()?;
                let args = self.inherited_args(rec, self.multiclass_bodies[parent].rec)?;
                let prefix = self.cx.name_of_template(rec);
                let mut substitutions = self.substitutions(parent, args, prefix, at)?;
                let mut out = Vec::new();
                self.expand_multiclass(parent, &mut substitutions, false, &mut out, None)?;
                self.multiclass_bodies[index].entries.extend(out);
                if !self.eat(Tok::Comma) {
                    break;
                }
            }
        }
        if self.tok() != Tok::LBrace {
            if !inherits {
                return self.fail_here("'{' with the body of the multiclass expected");
            }
            self.expect(Tok::Semi, "'{' or ';' expected after the parents of the multiclass")?;
        } else {
            if self.next() == Tok::RBrace {
                return self.fail_here("the body of a multiclass cannot be empty");
            }
            while self.tok() != Tok::RBrace {
                match self.tok() {
                    Tok::Assert
                    | Tok::Def
                    | Tok::Defm
                    | Tok::Defvar
                    | Tok::Dump
                    | Tok::Foreach
                    | Tok::If
                    | Tok::Let => self.statement()?,
                    _ => {
                        let what = "assert, def, defm, defvar, dump, foreach, if or let";
                        return self.fail_here(format!("{what} expected in a multiclass"));
                    }
                }
            }
            self.next();
            self.no_semicolon()?;
        }
        self.pop_scope();
        self.multiclass = None;
        Ok(())
    }

    fn multiclass_of_name(&mut self, name: Sym) -> Res<Option<usize>> {
        if !self.multiclasses.contains_key(&name) {
            self.asked_for(Kind::Multiclass, name)?;
        }
        Ok(self.multiclasses.get(&name).copied())
    }

    fn multiclass_name(&mut self) -> Res<usize> {
        if self.tok() != Tok::Id {
            return self.fail_here("the name of a multiclass was expected");
        }
        let name = self.lex.sym;
        match self.multiclass_of_name(name)? {
            Some(m) => {
                self.next();
                Ok(m)
            }
            None => {
                let text = self.text(name);
                self.fail_here(format!("there is no multiclass '{text}'"))
            }
        }
    }

    /// What the parameters and `NAME` of multiclass `m` stand for; takes the arguments off the stack.
    fn substitutions(&mut self, m: usize, args: usize, name: ValId, loc: Loc) -> Res<Substitutions> {
        let rec = self.multiclass_bodies[m].rec;
        let mut out = Vec::new();
        self.cx.bind_args(rec, &self.args[args..], loc, |param, value| out.push((param, value)))?;
        self.drop_args(args);
        out.push((Variable::name_of(rec), name));
        Ok(out)
    }

    pub(super) fn defm(&mut self) -> Res<()> {
        self.next();
        let name = match self.object_name()? {
            Some(n) => n,
            None => {
                // Its number becomes part of names.
                self.cx.unread.wants_all = true;
                let n = self.cx.new_anonymous_name();
                match self.multiclass_rec() {
                    None => n,
                    Some(m) => {
                        let prefix = self.cx.name_of_template(m);
                        self.cx.concat_text(prefix, n)
                    }
                }
            }
        };
        if !self.eat(Tok::Colon) {
            return self.fail_here("':' and a multiclass must follow the name of a 'defm'");
        }
        let mut made: Vec<Entry> = Vec::new();
        let at_end = self.multiclass.is_none() && self.loops.is_empty();
        loop {
            let loc = self.loc();
            let m = self.multiclass_name()?;
            let args = self.optional_args(None, self.multiclass_bodies[m].rec)?;
            let mut substitutions = self.substitutions(m, args, name, loc)?;
            self.expand_multiclass(m, &mut substitutions, at_end, &mut made, Some(loc))?;
            if !self.eat(Tok::Comma) {
                break;
            }
            if self.tok() != Tok::Id {
                return self.fail_here("the name of a multiclass or class was expected");
            }
            if self.class_named(self.lex.sym)?.is_some() {
                self.inherit_all(&made)?;
                break;
            }
        }
        for e in made {
            self.apply_lets_to(&e)?;
            self.add_entry(e)?;
        }
        self.expect(Tok::Semi, "';' expected after 'defm'")
    }

    /// The classes at the end of a `defm`'s list: every def inherits from them.
    fn inherit_all(&mut self, made: &[Entry]) -> Res<()> {
        loop {
            let loc = self.loc();
            let class = self.class_name()?;
            let args = self.optional_args(None, class)?;
            for rec in records(made) {
                self.cx.add_parent(rec, class, &self.args[args..], loc)?;
            }
            self.drop_args(args);
            if !self.eat(Tok::Comma) {
                return Ok(());
            }
        }
    }

    fn apply_lets_to(&mut self, e: &Entry) -> Res<()> {
        for rec in records(std::slice::from_ref(e)) {
            self.apply_lets(rec)?;
        }
        Ok(())
    }

    fn expand_multiclass(
        &mut self,
        m: usize,
        substitutions: &mut Substitutions,
        at_end: bool,
        dest: &mut Vec<Entry>,
        loc: Option<Loc>,
    ) -> Res<()> {
        // The entries are taken out meanwhile; a multiclass that expands itself finds what it had so far.
        let entries = std::mem::take(&mut self.multiclass_bodies[m].entries);
        let done = self.expand(&entries, substitutions, at_end, Some(dest), loc);
        let late = std::mem::replace(&mut self.multiclass_bodies[m].entries, entries);
        self.multiclass_bodies[m].entries.extend(late);
        done
    }

    /// Copies entries with substitutions applied to `dest`, or into effect.
    fn expand(
        &mut self,
        entries: &[Entry],
        substitutions: &mut Substitutions,
        at_end: bool,
        mut dest: Option<&mut Vec<Entry>>,
        loc: Option<Loc>,
    ) -> Res<()> {
        for e in entries {
            let new = match e {
                Entry::Loop(l) => {
                    self.expand_loop(l, substitutions, at_end, dest.as_deref_mut())?;
                    continue;
                }
                Entry::Assert(a) => {
                    let mut map = mapping(None, substitutions);
                    let condition = self.cx.resolve(a.condition, &mut map)?;
                    let message = self.cx.resolve(a.message, &mut map)?;
                    Entry::Assert(Assert { loc: a.loc, condition, message })
                }
                Entry::Dump(at, v) => {
                    let v = self.cx.resolve(*v, &mut mapping(None, substitutions))?;
                    Entry::Dump(*at, v)
                }
                Entry::Record(r) => {
                    let new = self.cx.copy_prototype(*r, loc)?;
                    self.cx.tick(Some(new))?;
                    let mut map = mapping(Some(new), substitutions);
                    self.cx.resolve_record(new, &mut map)?;
                    Entry::Record(new)
                }
            };
            match dest.as_deref_mut() {
                Some(d) => d.push(new),
                None => self.take_effect(new)?,
            }
        }
        Ok(())
    }

    /// Expands a loop. Through multiclasses loops nest more deeply than their text does.
    pub(super) fn expand_loop(
        &mut self,
        l: &Loop,
        substitutions: &mut Substitutions,
        at_end: bool,
        dest: Option<&mut Vec<Entry>>,
    ) -> Res<()> {
        self.cx.check_depth(None)?;
        self.cx.depth += 1;
        let done = self.expand_loop_at_depth(l, substitutions, at_end, dest);
        self.cx.depth -= 1;
        done
    }

    fn expand_loop_at_depth(
        &mut self,
        l: &Loop,
        substitutions: &mut Substitutions,
        at_end: bool,
        dest: Option<&mut Vec<Entry>>,
    ) -> Res<()> {
        let mut map = mapping(None, substitutions);
        let mut list = self.cx.resolve(l.list, &mut map)?;
        if at_end && let Node::Tern(op @ Op::Bang(Bang::If), t, w) = self.cx.vals.node(list) {
            list = self.decide(l.loc, (op, t), [0, 1, 2].map(|i| self.cx.vals.at(w, i)), &mut map)?;
        }
        let Node::List(_, w) = self.cx.vals.node(list) else {
            if at_end {
                let text = self.cx.print(list);
                return self.fail(l.loc, format!("a loop needs a list, and '{text}' is none"));
            }
            let mut inner = Loop { loc: l.loc, var: l.var, list, entries: Vec::new() };
            self.expand(&l.entries, substitutions, at_end, Some(&mut inner.entries), None)?;
            if let Some(d) = dest {
                d.push(Entry::Loop(inner));
            }
            return Ok(());
        };
        let mut dest = dest;
        for item in self.cx.vals.elems(w) {
            self.cx.tick(None)?;
            if let Some(v) = l.var {
                substitutions.push((v, item));
            }
            self.expand(&l.entries, substitutions, at_end, dest.as_deref_mut(), None)?;
            if l.var.is_some() {
                substitutions.pop();
            }
        }
        Ok(())
    }

    /// The list of an `if` at the end of its scope: the condition must be known now.
    fn decide(
        &mut self,
        loc: Loc,
        (op, t): (Op, TypeId),
        [condition, yes, no]: [ValId; 3],
        map: &mut Resolver,
    ) -> Res<ValId> {
        map.set_final();
        let new = self.cx.resolve(condition, map)?;
        if new == condition {
            let text = self.cx.print(condition);
            return self.fail(loc, format!("the condition '{text}' is not known at the end of its scope"));
        }
        self.cx.make(Node::Tern(op, t, WORDS), &[new.0, yes.0, no.0], Env::default())
    }

    pub(super) fn foreach(&mut self) -> Res<()> {
        let loc = self.loc();
        self.next();
        if self.tok() != Tok::Id {
            return self.fail_here("a variable must follow 'foreach'");
        }
        let name = self.lex.sym;
        self.next();
        self.expect(Tok::Equal, "'=' expected in 'foreach'")?;
        let (elem, list) = self.foreach_list()?;
        self.expect(Tok::In, "'in' expected in 'foreach'")?;
        let var = self.cx.vals.intern(Node::Var(name, elem), &[]);
        self.push_scope(ScopeKind::Variable(name, var));
        self.loops.push(Loop { loc, var: Some(name), list, entries: Vec::new() });
        self.block("'foreach'")?;
        self.pop_scope();
        self.close_loop()
    }

    fn close_loop(&mut self) -> Res<()> {
        match self.loops.pop() {
            Some(l) => self.add_entry(Entry::Loop(l)),
            None => Ok(()),
        }
    }

    /// The list of a `foreach` and the type of its elements.
    fn foreach_list(&mut self) -> Res<(TypeId, ValId)> {
        let ranges = if self.tok() == Tok::LBrace {
            self.next();
            let r = self.ranges(false)?;
            self.expect(Tok::RBrace, "'}' expected at the end of the range")?;
            r
        } else {
            let loc = self.loc();
            let v = self.value(None, None, Mode::Value)?;
            let ty = self.cx.type_of(v);
            if let Some(elem) = ty.and_then(|t| self.cx.types.list_of(t)) {
                return Ok((elem, v));
            }
            if ty.is_none() {
                let text = self.cx.print(v);
                return self.fail(loc, format!("'foreach' needs a list, and '{text}' is none"));
            }
            let mut out = Vec::new();
            self.range_piece(Some(v), false, &mut out)?;
            out
        };
        let values: Vec<ValId> = ranges.iter().map(|&n| self.cx.vals.int(n as i64)).collect();
        let ty = self.cx.types.list(INT);
        Ok((INT, self.cx.vals.list(ty, &values)))
    }

    pub(super) fn if_statement(&mut self) -> Res<()> {
        let loc = self.loc();
        self.next();
        let condition = self.value(None, None, Mode::Value)?;
        self.expect(Tok::Then, "'then' expected after the condition of 'if'")?;
        let ty = self.cx.types.list(INT);
        let one = self.cx.vals.int(1);
        let (full, empty) = (self.cx.vals.list(ty, &[one]), self.cx.vals.list(ty, &[]));
        let arm = |me: &mut Self, yes: ValId, no: ValId| -> Res<()> {
            let words = [condition.0, yes.0, no.0];
            let list = me.cx.make(Node::Tern(Op::Bang(Bang::If), ty, WORDS), &words, Env::default())?;
            me.loops.push(Loop { loc, var: None, list, entries: Vec::new() });
            me.push_scope(ScopeKind::Plain);
            me.block("'if'")?;
            me.pop_scope();
            me.close_loop()
        };
        arm(self, full, empty)?;
        if self.eat(Tok::Else) {
            arm(self, empty, full)?;
        }
        Ok(())
    }

    /// One number or range of a bit or loop range; `first` is its first value if that was parsed already.
    /// Appends to `out`.
    pub(super) fn range_piece(&mut self, first: Option<ValId>, bits: bool, out: &mut Vec<u32>) -> Res<()> {
        let v = match first {
            Some(f) => f,
            None => self.value(None, None, Mode::Value)?,
        };
        let Node::Int(from) = self.cx.vals.node(v) else {
            return self.fail_here("a number or a range of numbers was expected before this");
        };
        let to = match self.tok() {
            _ if from < 0 => from,
            Tok::DotDotDot | Tok::Minus => {
                self.next();
                let end = self.value(None, None, Mode::Value)?;
                match self.cx.vals.node(end) {
                    Node::Int(n) => n,
                    _ => return self.fail_here("the end of a range, before this, must be a number"),
                }
            }
            Tok::Int => {
                let n = self.lex.int.wrapping_neg();
                self.next();
                n
            }
            _ => from,
        };
        if from < 0 || to < 0 {
            return self.fail_here("the range before this is negative");
        }
        let limit = if bits { crate::context::MAX_BITS } else { crate::context::MAX_LENGTH as i64 };
        let count = from.abs_diff(to) + 1;
        if count.saturating_add(out.len() as u64) > limit as u64 || from.max(to) > u32::MAX as i64 {
            return self.fail_here("the range before this is too large");
        }
        let (from, to) = (from as u32, to as u32);
        if from <= to {
            out.extend(from..=to);
        } else {
            out.extend((to..=from).rev());
        }
        Ok(())
    }

    /// Ranges separated by commas; for bits, the last one written is bit 0.
    pub(super) fn ranges(&mut self, bits: bool) -> Res<Vec<u32>> {
        let mut out = Vec::new();
        self.range_piece(None, bits, &mut out)?;
        while self.eat(Tok::Comma) {
            self.range_piece(None, bits, &mut out)?;
        }
        if bits {
            out.reverse();
        }
        Ok(out)
    }
}

/// The records among entries, also those inside loops.
fn records(entries: &[Entry]) -> Vec<RecId> {
    let mut out = Vec::new();
    let mut work: Vec<&Entry> = entries.iter().rev().collect();
    while let Some(e) = work.pop() {
        match e {
            Entry::Record(r) => out.push(*r),
            Entry::Loop(l) => work.extend(l.entries.iter().rev()),
            Entry::Assert(_) | Entry::Dump(..) => {}
        }
    }
    out
}

fn mapping(rec: Option<RecId>, substitutions: &Substitutions) -> Resolver {
    let mut map = Resolver::map(rec);
    for &(name, value) in substitutions {
        map.set(name, value);
    }
    map
}
