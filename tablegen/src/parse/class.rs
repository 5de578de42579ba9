//! Classes and defs: templates, parents, bodies.

use super::multi::Entry;
use super::scope::ScopeKind;
use super::{Mode, Parser};
use crate::context::{Cx, Res, Stop};
use crate::instance::{Arg, Args};
use crate::intern::{NAME, Sym};
use crate::lexer::Tok;
use crate::record::{Field, FieldKind, RecId, RecKind, TemplateArg};
use crate::source::Loc;
use crate::types::STRING;
use crate::value::{Node, UNSET, ValId, WORDS};

impl Parser<'_, '_> {
    pub(super) fn qualified(&mut self, rec: RecId, separator: &[u8], name: Sym) -> Sym {
        let owner = self.cx.name_sym(self.cx.rec(rec).name);
        self.cx.syms.intern_joined(owner, separator, name)
    }

    pub(super) fn class(&mut self) -> Res<()> {
        self.next();
        if self.tok() != Tok::Id {
            return self.fail_here("a name must follow 'class'");
        }
        let (name, loc) = (self.lex.sym, self.loc());
        let text = self.text(name);
        let rec = match self.cx.classes.get(&name).copied() {
            Some(c) => {
                let r = self.cx.rec(c);
                if !r.fields.is_empty() || !r.supers.is_empty() || !r.template_args.is_empty() {
                    let note = vec![(r.loc, "it is here".to_string())];
                    self.cx.error_with(loc, format!("there is a class '{text}' already"), note);
                    return Err(Stop);
                }
                let class = self.cx.rec_mut(c);
                (class.loc, class.lineage) = (loc, None);
                c
            }
            None => {
                if self.aliases.contains_key(&name) {
                    return self.fail_here(format!("there is a type named '{text}' already"));
                }
                let value = self.cx.vals.str(name);
                let c = self.cx.new_record(RecKind::Class, value, loc);
                self.cx.rec_mut(c).name_var = self.qualified(c, b":", NAME);
                self.cx.classes.insert(name, c);
                self.cx.class_order.push(c);
                c
            }
        };
        self.next();
        self.push_scope(ScopeKind::Record(rec));
        if self.tok() == Tok::Less {
            self.template_params(rec)?;
        }
        self.record_body(rec)?;
        self.pop_scope();
        Ok(())
    }

    /// `<int a, string b = "x">` of a class or multiclass.
    pub(super) fn template_params(&mut self, rec: RecId) -> Res<()> {
        self.next();
        loop {
            let (loc, before) = (self.loc(), self.cx.rec(rec).template_args.len());
            self.declaration(rec, true)?;
            if self.cx.rec(rec).template_args.len() == before {
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

    /// The name after `def` or `defm`; `None` if there is none. In a multiclass a name that does not mention `NAME` is
    /// put behind it.
    pub(super) fn object_name(&mut self) -> Res<Option<ValId>> {
        if matches!(self.tok(), Tok::Colon | Tok::Semi | Tok::LBrace) {
            return Ok(None);
        }
        let rec = self.multiclass_rec();
        let name = self.value(rec, Some(STRING), Mode::Name)?;
        let Some(m) = rec else { return Ok(Some(name).filter(|&n| n != UNSET)) };
        let var = self.cx.rec(m).name_var;
        if self.cx.mentions(name, var) {
            return Ok(Some(name));
        }
        let prefix = self.cx.vals.intern(Node::Var(var, STRING), &[]);
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
                self.cx.add_parent(rec, class, &args, loc)?;
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
                self.declaration(rec, false)?;
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
        let Some(field) = self.cx.field(rec, name) else {
            let text = self.text(name);
            return self.fail(loc, format!("there is no field '{text}' to set"));
        };
        let ty = match self.cx.types.bits_of(field.ty) {
            Some(_) if !bits.is_empty() => self.cx.types.bits(bits.len() as u32),
            _ => field.ty,
        };
        let value = self.value(Some(rec), Some(ty), Mode::Value)?;
        self.expect(Tok::Semi, "';' expected after 'let'")?;
        self.set_field(rec, loc, name, &bits, value)
    }

    /// A field or a template parameter.
    fn declaration(&mut self, rec: RecId, parameter: bool) -> Res<()> {
        let may_be_abstract = self.eat(Tok::Field);
        let ty = self.parse_type()?;
        if self.tok() != Tok::Id {
            return self.fail_here("a name was expected after the type");
        }
        let (plain, loc) = (self.lex.sym, self.loc());
        if plain == NAME {
            return self.fail_here("'NAME' has a meaning of its own; choose another name");
        }
        if !parameter && self.is_local(plain) {
            return self.fail_here("there is a local variable of this name already");
        }
        self.next();
        let (name, kind) = match (parameter, may_be_abstract) {
            (false, false) => (plain, FieldKind::Normal),
            (false, true) => (plain, FieldKind::MayBeAbstract),
            (true, _) => {
                let multi = self.cx.rec(rec).kind == RecKind::Multiclass;
                let qualified = self.qualified(rec, if multi { b"::" } else { b":" }, plain);
                if self.cx.rec(rec).template_args.iter().all(|a| a.plain != plain) {
                    self.cx.rec_mut(rec).template_args.push(TemplateArg { plain, qualified });
                }
                (qualified, FieldKind::TemplateArg)
            }
        };
        self.cx.add_field(rec, loc, Field { name, ty, value: UNSET, loc, kind })?;
        if self.eat(Tok::Equal) {
            let value_loc = self.loc();
            let multi = self.cx.rec(rec).kind == RecKind::Multiclass;
            // A wrong initialiser is reported; the field is there all the same, so that parsing can go on.
            let (scopes, depth, trail) = (self.scopes.len(), self.cx.depth, self.cx.trail.len());
            let value = self.value((!multi).then_some(rec), Some(ty), Mode::Value);
            self.scopes.truncate(scopes);
            self.cx.depth = depth;
            self.cx.trail.truncate(trail);
            if let Ok(v) = value {
                let _ = self.set_field(rec, value_loc, name, &[], v);
            }
        }
        Ok(())
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
        let Some(i) = self.cx.rec(rec).find(name) else {
            let text = self.text(name);
            return self.fail(loc, format!("there is no field '{text}' to set"));
        };
        let field = self.cx.rec(rec).fields[i];
        let mut value = value;
        if bits.is_empty() {
            if matches!(self.cx.vals.node(value), Node::Var(s, _) if s == name) {
                return self.fail(loc, "a field cannot be set to itself");
            }
        } else {
            value = self.with_bits(loc, field, bits, value)?;
        }
        match self.cx.as_stored(value, field.ty)? {
            Some(v) => {
                self.cx.rec_mut(rec).fields[i].value = v;
                Ok(())
            }
            None => {
                let text = self.text(name);
                let (ty, v) = (self.cx.print_type(field.ty), self.cx.print(value));
                let have = self
                    .cx
                    .type_of(value)
                    .map_or(String::new(), |t| format!(" of type '{}'", self.cx.print_type(t)));
                self.fail(loc, format!("the field '{text}' of type '{ty}' cannot hold '{v}'{have}"))
            }
        }
    }

    /// The field's value with the given bits replaced by those of `value`.
    fn with_bits(&mut self, loc: Loc, field: Field, bits: &[u32], value: ValId) -> Res<ValId> {
        let text = self.text(field.name);
        let Node::Bits(w) = self.cx.vals.node(field.value) else {
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
                Some(_) => return self.fail(loc, format!("bit {bit} of '{text}' is set twice")),
                None => return self.fail(loc, format!("'{text}' has no bit {bit}")),
            }
            out[bit as usize] = self.cx.get_bit(new, i as u32);
        }
        Ok(self.cx.vals.bits(&out))
    }

    /// `<args>` if they are there, checked against the parameters of `class`.
    pub(super) fn optional_args(&mut self, rec: Option<RecId>, class: RecId) -> Res<Args> {
        if self.tok() != Tok::Less {
            return Ok(Vec::new());
        }
        self.args(rec, class)
    }

    pub(super) fn args(&mut self, rec: Option<RecId>, class: RecId) -> Res<Args> {
        self.next();
        let mut args: Args = Vec::with_capacity(self.cx.rec(class).template_args.len());
        let mut named = false;
        if !self.eat(Tok::Greater) {
            loop {
                let params = &self.cx.rec(class).template_args;
                let Some(param) = params.get(args.len()).copied() else {
                    let (n, c) = (params.len(), self.cx.rec_name(class));
                    return self.fail_here(format!("too many template arguments: '{c}' takes {n}"));
                };
                let loc = self.loc();
                let expected = self.cx.field(class, param.qualified).map(|f| f.ty);
                let value = self.value(rec, expected.filter(|_| !named), Mode::Value)?;
                if self.tok() == Tok::Equal {
                    args.push(self.named_arg(rec, class, value, loc)?);
                    named = true;
                } else if named {
                    return self.fail(loc, "an argument without name cannot follow one with a name");
                } else {
                    args.push(Arg { value, name: None, loc });
                }
                if self.eat(Tok::Greater) {
                    break;
                }
                self.expect(Tok::Comma, "',' or '>' expected in the template arguments")?;
            }
        }
        self.check_args(class, &mut args)?;
        Ok(args)
    }

    /// The class instance `class<args>`, which begins at `loc`.
    pub(super) fn instance(&mut self, rec: Option<RecId>, class: RecId, loc: Loc) -> Res<ValId> {
        let args = self.args(rec, class)?;
        self.cx.bind_args(class, &args, loc, |_, _| ())?;
        let words = Cx::arg_words(&args);
        let inst = self.cx.vals.intern(Node::Inst(class, WORDS), &words);
        self.cx.make_instance(inst, Some(loc))
    }

    fn named_arg(&mut self, rec: Option<RecId>, class: RecId, name: ValId, loc: Loc) -> Res<Arg> {
        let Node::Str(plain, _) = self.cx.vals.node(name) else {
            return self.fail(loc, "the name of an argument must be an identifier");
        };
        let Some(param) = self.cx.rec(class).template_args.iter().find(|a| a.plain == plain).copied() else {
            let (p, c) = (self.text(plain), self.cx.rec_name(class));
            return self.fail(loc, format!("'{c}' has no template parameter '{p}'"));
        };
        self.next();
        let at = self.loc();
        let expected = self.cx.field(class, param.qualified).map(|f| f.ty);
        let value = self.value(rec, expected, Mode::Value)?;
        if value == UNSET {
            return self.fail(at, "an argument given by name cannot be '?'");
        }
        Ok(Arg { value, name: Some(param.qualified), loc })
    }

    /// Casts the arguments to the parameters' types.
    fn check_args(&mut self, class: RecId, args: &mut Args) -> Res<()> {
        let mut wrong = false;
        for (i, Arg { value, name, loc }) in args.iter_mut().enumerate() {
            let param = name.unwrap_or_else(|| self.cx.rec(class).template_args[i].qualified);
            let (Some(ty), Some(have)) = (self.cx.field(class, param).map(|f| f.ty), self.cx.type_of(*value))
            else {
                continue;
            };
            match self.cx.cast(*value, ty)? {
                Some(v) => *value = v,
                None => {
                    let (p, v) = (self.cx.syms.str(param).to_string(), self.cx.print(*value));
                    let (have, want) = (self.cx.print_type(have), self.cx.print_type(ty));
                    let message = format!(
                        "the template argument '{p}' must be of type '{want}', but '{v}' is of type '{have}'"
                    );
                    self.cx.error(*loc, message);
                    wrong = true;
                }
            }
        }
        if wrong { Err(Stop) } else { Ok(()) }
    }
}
