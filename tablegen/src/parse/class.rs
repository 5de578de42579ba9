//! Classes and defs: templates, parents, bodies.

use super::multi::Entry;
use super::scope::ScopeKind;
use super::{Mode, Parser};
use crate::context::{Res, Stop};
use crate::intern::{NAME, Sym};
use crate::layout::{Decl, EMPTY_LAYOUT, FieldKind};
use crate::lexer::Tok;
use crate::record::{Field, Param, RecId, RecKind, Variable};
use crate::skip::Skipper;
use crate::source::Loc;
use crate::types::{STRING, TypeId};
use crate::value::{Node, UNSET, ValId};

impl Parser<'_, '_> {
    pub(super) fn class(&mut self) -> Res<()> {
        self.next();
        if self.tok() != Tok::Id {
            return self.fail_here("a name must follow 'class'");
        }
        let (name, loc) = (self.lex.sym, self.loc());
        let rec = match self.class_named(name)? {
            Some(c) => {
                let r = self.cx.rec(c);
                if r.layout != EMPTY_LAYOUT || r.supers.len > 0 || !self.cx.params(c).is_empty() {
                    let note = vec![(r.loc, "it is here".to_string())];
                    let message = format!("there is a class '{}' already", self.text(name));
                    self.cx.error_with(loc, message, note);
                    return Err(Stop);
                }
                self.cx.rec_mut(c).loc = loc;
                self.cx.template_mut(c).lineage = None;
                c
            }
            None => {
                if self.aliases.contains_key(&name) {
                    return self.fail_here(format!("there is a type named '{}' already", self.text(name)));
                }
                let value = self.cx.vals.str(name);
                let c = self.cx.new_template(RecKind::Class, value, loc);
                self.cx.classes.insert(name, c);
                c
            }
        };
        self.next();
        if self.tok() == Tok::Less {
            self.push_scope(ScopeKind::Record(rec));
            self.template_params(rec)?;
            self.pop_scope();
        }
        self.record_body(rec)
    }

    /// `<int a, string b = "x">` of a class or multiclass.
    pub(super) fn template_params(&mut self, rec: RecId) -> Res<()> {
        if self.cx.unread.deferred.is_some() {
            let text = self.cx.syms.text.all();
            let room = Skipper { text, end: self.lex.end }.most_params(self.lex.pos);
            self.cx.reserve_params(rec, room);
        }
        self.next();
        loop {
            let loc = self.loc();
            if !self.parameter(rec)? {
                return self.fail(loc, "there is a template parameter of this name already");
            }
            if self.eat(Tok::Greater) {
                return Ok(());
            }
            self.expect(Tok::Comma, "',' or '>' expected in the template parameters")?;
        }
    }

    pub(super) fn def(&mut self) -> Res<()> {
        let def_loc = self.loc();
        self.next();
        let name_loc = if self.tok() == Tok::Id { self.loc() } else { def_loc };
        let rec = match self.object_name()? {
            Some(name) => {
                let r = self.cx.new_record(RecKind::Def, name, name_loc);
                self.cx.check_name(r)?;
                r
            }
            None => {
                let name = self.cx.new_anonymous_name();
                self.cx.new_record(RecKind::AnonymousDef, name, def_loc)
            }
        };
        self.record_body(rec)?;
        self.add_entry(Entry::Record(rec))
    }

    /// The name after `def` or `defm`; `None` if there is none. In a multiclass a name that does not
    /// mention `NAME` is put behind it.
    pub(super) fn object_name(&mut self) -> Res<Option<ValId>> {
        if matches!(self.tok(), Tok::Colon | Tok::Semi | Tok::LBrace) {
            return Ok(None);
        }
        let rec = self.multiclass_rec();
        let name = self.value(rec, Some(STRING), Mode::Name)?;
        let Some(m) = rec else { return Ok(Some(name).filter(|&n| n != UNSET)) };
        let prefix = self.cx.name_of_template(m);
        if self.cx.mentions(name, Variable::name_of(m)) {
            return Ok(Some(name));
        }
        Ok(Some(self.cx.concat_text(prefix, name)))
    }

    /// Parents, the enclosing lets, and the body.
    fn record_body(&mut self, rec: RecId) -> Res<()> {
        self.push_scope(ScopeKind::Record(rec));
        if self.eat(Tok::Colon) {
            loop {
                let loc = self.loc();
                let class = self.class_name()?;
                let args = self.optional_args(Some(rec), class)?;
                self.cx.add_parent(rec, class, &self.args[args..], loc)?;
                self.drop_args(args);
                if !self.eat(Tok::Comma) {
                    break;
                }
            }
        }
        self.apply_lets(rec)?;
        self.body(rec)?;
        self.pop_scope();
        Ok(())
    }

    fn body(&mut self, rec: RecId) -> Res<()> {
        if self.eat(Tok::Semi) {
            return Ok(());
        }
        self.expect(Tok::LBrace, "'{' with a body or ';' expected")?;
        while self.tok() != Tok::RBrace {
            self.body_item(rec)?;
        }
        self.next();
        self.no_semicolon()
    }

    /// A semicolon after a body is an error, but a harmless one.
    pub(super) fn no_semicolon(&mut self) -> Res<()> {
        let loc = self.loc();
        if self.eat(Tok::Semi) {
            self.cx.error(loc, "no ';' after a body in braces; remove it");
        }
        Ok(())
    }

    fn body_item(&mut self, rec: RecId) -> Res<()> {
        match self.tok() {
            Tok::Assert => return self.assert(Some(rec)),
            Tok::Dump => return self.dump(Some(rec)),
            Tok::Defvar => return self.defvar(Some(rec)),
            Tok::Let => {}
            _ => {
                self.field(rec)?;
                return self.expect(Tok::Semi, "';' expected after the declaration of a field");
            }
        }
        self.next();
        let loc = self.loc();
        let name = self.identifier("the name of a field must follow 'let'")?;
        let mut bits = Vec::new();
        if self.eat(Tok::LBrace) {
            bits = self.ranges(true)?;
            self.expect(Tok::RBrace, "'}' expected at the end of the bits")?;
        }
        self.expect(Tok::Equal, "'=' expected in 'let'")?;
        let Some(i) = self.cx.look_up(rec, name) else {
            let text = self.text(name);
            return self.fail(loc, format!("there is no field '{text}' to set"));
        };
        let ty = self.cx.decl(rec, i).ty;
        let ty = match self.cx.types.bits_of(ty) {
            Some(_) if !bits.is_empty() => self.cx.types.bits(bits.len() as u32),
            _ => ty,
        };
        let value = self.value(Some(rec), Some(ty), Mode::Value)?;
        self.expect(Tok::Semi, "';' expected after 'let'")?;
        self.set_field_at(rec, i, loc, &bits, value)
    }

    /// Type and name of a field or template parameter.
    fn declared(&mut self) -> Res<Decl> {
        let kind = if self.eat(Tok::Field) { FieldKind::MayBeAbstract } else { FieldKind::Normal };
        let ty = self.parse_type()?;
        if self.tok() != Tok::Id {
            return self.fail_here("a name was expected after the type");
        }
        let (name, loc) = (self.lex.sym, self.loc());
        if name == NAME {
            return self.fail_here("'NAME' has a meaning of its own; choose another name");
        }
        Ok(Decl { name, ty, loc, kind })
    }

    fn field(&mut self, rec: RecId) -> Res<()> {
        let decl = self.declared()?;
        if self.is_local(decl.name) {
            return self.fail_here("there is a local variable of this name already");
        }
        self.next();
        let i = self.cx.add_field(rec, decl.loc, decl, UNSET)?;
        if let Some((at, value)) = self.initializer(rec, decl.ty, &[Tok::Semi])? {
            let _ = self.set_field_at(rec, i, at, &[], value);
        }
        Ok(())
    }

    /// A template parameter; whether it is a new one.
    fn parameter(&mut self, rec: RecId) -> Res<bool> {
        const ENDS: [Tok; 2] = [Tok::Comma, Tok::Greater];
        let Decl { name: plain, ty, loc, .. } = self.declared()?;
        self.next();
        let params = self.cx.template(rec).params;
        let old = self.cx.params[params.range()].iter().position(|p| p.plain == plain);
        let (place, initializer) = match old {
            None => {
                let default = self.cx.as_stored(UNSET, ty)?.unwrap_or(UNSET);
                // Its own default does not know it yet.
                let initializer = self.initializer(rec, ty, &ENDS)?;
                let param = Param { plain, owner: rec, ty, default, loc, var: UNSET };
                (self.cx.add_param(param), initializer)
            }
            // An error, which is reported when all of the parameter was read.
            Some(i) => {
                let place = params.start as usize + i;
                let old = self.cx.params[place];
                let decl =
                    |ty, loc| Decl { name: Variable::param(place as u32), ty, loc, kind: FieldKind::Normal };
                let default = self.cx.redeclared(decl(old.ty, old.loc), decl(ty, loc), UNSET, loc)?;
                self.cx.params[place].default = default;
                (place, self.initializer(rec, ty, &ENDS)?)
            }
        };
        if let Some((at, value)) = initializer {
            let own = self.cx.params[place].ty;
            if let Ok(default) = self.storable(at, Variable::param(place as u32), own, value) {
                self.cx.params[place].default = default;
            }
        }
        Ok(old.is_none())
    }

    /// `= value` of a declaration, with its place. One that is wrong is reported; the field or parameter is
    /// there all the same, so that parsing can go on if the declaration `ends` there.
    fn initializer(&mut self, rec: RecId, ty: TypeId, ends: &[Tok]) -> Res<Option<(Loc, ValId)>> {
        if !self.eat(Tok::Equal) {
            return Ok(None);
        }
        let loc = self.loc();
        let multi = self.cx.rec(rec).kind == RecKind::Multiclass;
        let (scopes, args) = (self.scopes.len(), self.args.len());
        let (depth, trail) = (self.cx.depth, self.cx.trail.len());
        let value = self.value((!multi).then_some(rec), Some(ty), Mode::Value);
        let Err(stop) = value else { return Ok(value.ok().map(|v| (loc, v))) };
        self.scopes.truncate(scopes);
        self.drop_args(args);
        self.cx.depth = depth;
        self.cx.trail.truncate(trail);
        if !ends.contains(&self.tok()) {
            return Err(stop);
        }
        self.no_value = None;
        Ok(None)
    }

    /// Stores a value in a field, or in some bits of it.
    pub(super) fn set_field(
        &mut self,
        rec: RecId,
        loc: Loc,
        name: Sym,
        bits: &[u32],
        value: ValId,
    ) -> Res<()> {
        let Some(i) = self.cx.look_up(rec, name) else {
            let text = self.text(name);
            return self.fail(loc, format!("there is no field '{text}' to set"));
        };
        self.set_field_at(rec, i, loc, bits, value)
    }

    fn set_field_at(&mut self, rec: RecId, i: u32, loc: Loc, bits: &[u32], value: ValId) -> Res<()> {
        let Decl { name, ty, .. } = self.cx.decl(rec, i);
        let value = match bits {
            [] => value,
            _ => self.with_bits(loc, self.cx.field_at(rec, i), bits, value)?,
        };
        let stored = self.storable(loc, name, ty, value)?;
        self.cx.set_field_value(rec, i, stored);
        Ok(())
    }

    /// What a field or parameter called `name` of type `ty` holds when it is set to `value`.
    fn storable(&mut self, loc: Loc, name: Sym, ty: TypeId, value: ValId) -> Res<ValId> {
        if self.cx.vals.as_var(value) == Some(name) {
            return self.fail(loc, "a field cannot be set to itself");
        }
        match self.cx.as_stored(value, ty)? {
            Some(stored) => Ok(stored),
            None => self.not_storable(loc, name, ty, value),
        }
    }

    #[cold]
    fn not_storable(&mut self, loc: Loc, name: Sym, ty: TypeId, value: ValId) -> Res<ValId> {
        let text = self.cx.variable_text(name);
        let have = match self.cx.type_of(value) {
            Some(t) => format!(" of type '{}'", self.cx.print_type(t)),
            None => String::new(),
        };
        let (ty, v) = (self.cx.print_type(ty), self.cx.print(value));
        self.fail(loc, format!("the field '{text}' of type '{ty}' cannot hold '{v}'{have}"))
    }

    /// The field's value with the given bits replaced by those of `value`.
    fn with_bits(&mut self, loc: Loc, field: Field, bits: &[u32], value: ValId) -> Res<ValId> {
        let Node::Bits(w) = self.cx.vals.node(field.value) else {
            let text = self.text(field.name);
            return self.fail(loc, format!("the field '{text}' does not consist of bits"));
        };
        let want = self.cx.types.bits(bits.len() as u32);
        let Some(new) = self.cx.cast(value, want)? else {
            return self.fail(loc, "the value does not fit these bits");
        };
        let mut out = self.cx.vals.elems(w);
        let mut done = vec![false; out.len()];
        for (i, &bit) in bits.iter().enumerate() {
            match done.get_mut(bit as usize) {
                Some(d) if !*d => *d = true,
                Some(_) => {
                    let text = self.text(field.name);
                    return self.fail(loc, format!("bit {bit} of '{text}' is set twice"));
                }
                None => {
                    let text = self.text(field.name);
                    return self.fail(loc, format!("'{text}' has no bit {bit}"));
                }
            }
            out[bit as usize] = self.cx.get_bit(new, i as u32);
        }
        Ok(self.cx.vals.bits(&out))
    }
}
