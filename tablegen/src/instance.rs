//! Records from classes: inheriting from a class, class instances in expressions (anonymous records, made once for each
//! list of arguments), and finishing a def.

use crate::context::{Cx, Res, Stop};
use crate::intern::Sym;
use crate::record::{Field, FieldKind, RecId, RecKind, Record};
use crate::resolve::Resolver;
use crate::source::Loc;
use crate::types::STRING;
use crate::value::{NO_NAME, Node, UNSET, ValId, Words};

/// A def set that is open: the element type and what it has so far.
pub(crate) struct OpenDefset {
    pub(crate) elem: crate::types::TypeId,
    pub(crate) loc: Loc,
    pub(crate) defs: Vec<ValId>,
}

/// An argument of a class or multiclass.
#[derive(Clone, Copy)]
pub(crate) struct Arg {
    pub(crate) value: ValId,
    /// The parameter's qualified name if it was given by name.
    pub(crate) name: Option<Sym>,
    pub(crate) loc: Loc,
}

pub(crate) type Args = Vec<Arg>;

impl Cx {
    /// Gives each template parameter's argument or default to `bind`.
    pub(crate) fn bind_args(
        &mut self,
        class: RecId,
        args: &Args,
        loc: Loc,
        mut bind: impl FnMut(Sym, ValId),
    ) -> Res<()> {
        let params = self.rec(class).template_args.len();
        let positional = args.iter().take_while(|a| a.name.is_none()).count();
        for (i, &Arg { value, name, .. }) in args.iter().enumerate() {
            let qualified = |i: usize| self.recs[class.0 as usize].template_args[i].qualified;
            let param = name.unwrap_or_else(|| qualified(i));
            let twice = i >= positional
                && ((0..positional).any(|p| qualified(p) == param)
                    || args[positional..i].iter().any(|a| a.name == name));
            if twice {
                let name = self.syms.str(param).to_string();
                self.error(loc, format!("the template argument '{name}' is given twice"));
                return Err(Stop);
            }
            bind(param, value);
        }
        for i in positional..params {
            let p = self.rec(class).template_args[i];
            if args[positional..].iter().any(|a| a.name == Some(p.qualified)) {
                continue;
            }
            let (default, at) =
                self.field(class, p.qualified).map_or((UNSET, Loc::NONE), |f| (f.value, f.loc));
            if !self.is_complete(default) {
                let name = self.syms.str(p.qualified).to_string();
                let note = (at, "it is declared here".to_string());
                self.error_with(loc, format!("no value for the template argument '{name}'"), vec![note]);
                return Err(Stop);
            }
            bind(p.qualified, default);
        }
        Ok(())
    }

    /// Adds a field, or sets it if it is there.
    pub(crate) fn add_field(&mut self, rec: RecId, loc: Loc, field: Field) -> Res<()> {
        let Some(i) = self.rec(rec).find(field.name) else {
            let stored = self.as_stored(field.value, field.ty)?.unwrap_or(UNSET);
            self.rec_mut(rec).fields.push(Field { value: stored, ..field });
            return Ok(());
        };
        let old = self.rec(rec).fields[i];
        let stored = match old.ty == field.ty {
            true if self.types.bits_of(old.ty).is_none() => Some(field.value),
            // Bits that are not set are still bits, and fit only what as many bits fit.
            _ => match self.as_stored(field.value, field.ty)? {
                Some(own) => self.as_stored(own, old.ty)?,
                None => None,
            },
        };
        let Some(stored) = stored else {
            let (name, new_ty) = (self.syms.str(field.name).to_string(), self.print_type(field.ty));
            let old_ty = self.print_type(old.ty);
            let note = (old.loc, format!("it has type '{old_ty}' here"));
            let message = format!("the field '{name}' cannot be defined again with type '{new_ty}'");
            self.error_with(loc, message, vec![note]);
            return Err(Stop);
        };
        self.rec_mut(rec).fields[i].value = stored;
        Ok(())
    }

    /// Makes `rec` inherit from `class` with `args`; `loc` is the place of the reference.
    pub(crate) fn add_parent(&mut self, rec: RecId, class: RecId, args: &Args, loc: Loc) -> Res<()> {
        let inherited = |f: &Field| f.kind != FieldKind::TemplateArg;
        if self.rec(rec).fields.is_empty() {
            let own = self.rec(class).fields.iter().filter(|f| inherited(f)).copied().collect();
            self.rec_mut(rec).fields = own;
        } else {
            for i in 0..self.rec(class).fields.len() {
                let f = self.rec(class).fields[i];
                if inherited(&f) {
                    self.add_field(rec, loc, f)?;
                }
            }
        }
        let mut map = Resolver::map(Some(rec));
        self.bind_args(class, args, loc, |param, value| map.set(param, value))?;
        let (asserts, dumps) = (self.rec(class).asserts.clone(), self.rec(class).dumps.clone());
        let r = self.rec_mut(rec);
        r.asserts.extend(asserts);
        r.dumps.extend(dumps);
        let name = match r.is_class() {
            true => {
                let var = r.name_var;
                self.vals.intern(Node::Var(var, STRING), &[])
            }
            false => r.name,
        };
        map.set(self.rec(class).name_var, name);
        self.resolve_record(rec, &mut map)?;
        if self.is_subclass(rec, class) {
            let (r, c) = (self.rec_name(rec), self.rec_name(class));
            return self.fatal(loc, format!("'{r}' inherits from '{c}' already"));
        }
        self.add_superclass(rec, class)
    }

    /// Resolves name, fields, asserts and dumps of a record, in this order.
    pub(crate) fn resolve_record(&mut self, rec: RecId, resolver: &mut Resolver) -> Res<()> {
        let name = self.rec(rec).name;
        let new = self.resolve(name, resolver)?;
        if new != name {
            self.rec_mut(rec).name = new;
            self.check_name(rec)?;
        }
        for i in 0..self.rec(rec).fields.len() {
            let f = self.rec(rec).fields[i];
            let v = self.resolve(f.value, resolver)?;
            if v == f.value {
                continue;
            }
            match self.as_stored(v, f.ty)? {
                Some(stored) => self.rec_mut(rec).fields[i].value = stored,
                None => {
                    let (name, value) = (self.syms.str(f.name).to_string(), self.print(v));
                    let ty = self.print_type(f.ty);
                    let message = format!("the field '{name}' of type '{ty}' cannot hold '{value}'");
                    return self.fatal_in(Some(rec), message);
                }
            }
        }
        for i in 0..self.rec(rec).asserts.len() {
            let a = self.rec(rec).asserts[i];
            let condition = self.resolve(a.condition, resolver)?;
            let message = self.resolve(a.message, resolver)?;
            let slot = &mut self.rec_mut(rec).asserts[i];
            (slot.condition, slot.message) = (condition, message);
        }
        for i in 0..self.rec(rec).dumps.len() {
            let (loc, v) = self.rec(rec).dumps[i];
            let v = self.resolve(v, resolver)?;
            self.rec_mut(rec).dumps[i] = (loc, v);
        }
        Ok(())
    }

    pub(crate) fn check_name(&mut self, rec: RecId) -> Res<()> {
        let name = self.rec(rec).name;
        if name != UNSET && self.type_of(name) == Some(STRING) {
            return Ok(());
        }
        let text = self.print(name);
        self.fatal_in(Some(rec), format!("a record cannot be named '{text}': that is not a string"))
    }

    /// The record for a class instance all of whose arguments are known.
    pub(crate) fn instantiate(&mut self, class: RecId, args: Words) -> Res<ValId> {
        if let Some(r) = self.vals.made(args) {
            return Ok(self.def_value(r));
        }
        let loc = self.vals.mention(args).unwrap_or(self.rec(class).loc);
        self.depth += 4;
        self.tick(None)?;
        self.trail.push(loc);
        let name = self.new_anonymous_name();
        let c = self.rec(class);
        let fields = c.fields.iter().filter(|f| f.kind != FieldKind::TemplateArg).copied().collect();
        let rec = Record {
            fields,
            asserts: c.asserts.clone(),
            dumps: c.dumps.clone(),
            ..Record::new(RecKind::AnonymousDef, name, loc)
        };
        let rec = self.add_record(rec);
        let mut map = Resolver::map(Some(rec));
        for p in &self.rec(class).template_args {
            let default = self.field(class, p.qualified).map_or(UNSET, |f| f.value);
            map.set(p.qualified, default);
        }
        for (i, arg) in self.vals.words(args).chunks(2).enumerate() {
            map.set(
                if arg[1] == NO_NAME { self.rec(class).template_args[i].qualified } else { Sym(arg[1]) },
                ValId(arg[0]),
            );
        }
        self.resolve_record(rec, &mut map)?;
        self.add_superclass(rec, class)?;
        self.resolve_record(rec, &mut Resolver::record(rec, None))?;
        self.register(rec);
        self.check_asserts(rec)?;
        self.print_dumps(rec);
        self.vals.set_made(args, rec);
        self.trail.pop();
        self.depth -= 4;
        Ok(self.def_value(rec))
    }

    /// Makes a def known by its name.
    fn register(&mut self, rec: RecId) {
        let name = self.rec(rec).name;
        let sym = self.name_sym(name);
        self.defs.insert(sym, rec);
        self.def_order.push(rec);
        self.def_value(rec);
    }

    /// Finishes a def: last resolution, checks, def sets, registration.
    pub(crate) fn finish_def(&mut self, rec: RecId, defsets: &mut [OpenDefset]) -> Res<()> {
        let name = self.rec(rec).name;
        let sym = self.name_sym(name);
        let mut new_name = None;
        if let Some(&previous) = self.defs.get(&sym) {
            if self.rec(rec).kind != RecKind::AnonymousDef {
                let text = self.syms.str(sym).to_string();
                let mut notes = vec![(self.rec(previous).loc, "the first one is here".to_string())];
                let defms = self.rec(rec).defm_locs.iter();
                notes.extend(defms.map(|&l| (l, "made by this multiclass reference".to_string())));
                self.error_with(self.rec(rec).loc, format!("there is a def '{text}' already"), notes);
                return Err(Stop);
            }
            new_name = Some(self.new_anonymous_name());
        }
        self.resolve_record(rec, &mut Resolver::record(rec, new_name))?;
        self.check_concrete(rec);
        if !self.is_string(self.rec(rec).name) {
            let text = self.print(self.rec(rec).name);
            self.error_at(rec, format!("the name '{text}' of this record is not known at the end"));
            return Err(Stop);
        }
        self.check_asserts(rec)?;
        self.print_dumps(rec);
        for set in defsets.iter_mut() {
            let v = self.def_value(rec);
            let ty = self.record_type(rec);
            if !self.isa(ty, set.elem) {
                let (have, want) = (self.print_type(ty), self.print_type(set.elem));
                let note = (set.loc, "the defset is here".to_string());
                let message = format!("a def of type '{have}' does not belong into a defset of '{want}'");
                self.error_with(self.rec(rec).loc, message, vec![note]);
                return Err(Stop);
            }
            set.defs.push(v);
        }
        self.register(rec);
        Ok(())
    }

    fn check_concrete(&mut self, rec: RecId) {
        for i in 0..self.rec(rec).fields.len() {
            let f = self.rec(rec).fields[i];
            if f.kind == FieldKind::MayBeAbstract || self.is_concrete(f.value) {
                continue;
            }
            let fine = match self.vals.node(f.value) {
                Node::Bits(w) => self.vals.words(w).iter().all(|&b| self.bit_is_fine(rec, ValId(b))),
                _ => false,
            };
            if !fine {
                let (name, value) = (self.syms.str(f.name).to_string(), self.print(f.value));
                let message = format!("the value of the field '{name}' is not known at the end: {value}");
                self.error_at(rec, message);
            }
        }
    }

    /// A bit may refer to another field of the record that is left open.
    fn bit_is_fine(&self, rec: RecId, bit: ValId) -> bool {
        let base = match self.vals.node(bit) {
            Node::VarBit(base, _) => base,
            Node::Var(..) => bit,
            _ => return self.is_concrete(bit),
        };
        matches!(self.vals.node(base), Node::Var(s, _) if self.has_field(rec, s))
    }

    fn check_asserts(&mut self, rec: RecId) -> Res<()> {
        let asserts = self.rec(rec).asserts.clone();
        for a in asserts {
            let record_loc = self.rec(rec).loc;
            self.check_assert(a.loc, a.condition, a.message, Some(record_loc));
        }
        Ok(())
    }

    /// Reports a failed assertion and goes on.
    pub(crate) fn check_assert(&mut self, loc: Loc, condition: ValId, message: ValId, record: Option<Loc>) {
        let notes: Vec<_> = record.map(|l| (l, "in this record".to_string())).into_iter().collect();
        let text = match self.as_int(condition) {
            None => "the condition of an assertion must be of type bit, bits or int, and known".to_string(),
            Some(0) => match self.vals.node(message) {
                Node::Str(s, _) => format!("assertion failed: {}", self.syms.str(s)),
                _ => "assertion failed: (its message is not a string)".to_string(),
            },
            Some(_) => return,
        };
        self.error_with(loc, text, notes);
    }

    fn print_dumps(&mut self, rec: RecId) {
        for i in 0..self.rec(rec).dumps.len() {
            let (loc, v) = self.rec(rec).dumps[i];
            self.print_dump(loc, v);
        }
    }

    /// Emits what a `dump` statement says.
    pub(crate) fn print_dump(&mut self, loc: Loc, v: ValId) {
        match self.vals.node(v) {
            Node::Str(s, _) => {
                let text = self.syms.str(s).to_string();
                self.dumped.push((loc, text));
            }
            _ => self.error(loc, "what is dumped must be a string"),
        }
    }
}
