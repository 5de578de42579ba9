//! Class instances in expressions (anonymous records, made once for each list of arguments), resolving the
//! fields of a record, and finishing a def.

use crate::context::{Cx, Res, Stop};
use crate::intern::Sym;
use crate::layout::FieldKind;
use crate::record::{Assert, RecId, RecKind, Record, Variable};
use crate::resolve::Resolver;
use crate::source::Loc;
use crate::types::STRING;
use crate::value::{FINAL, NO_NAME, Node, UNSET, VARS, ValId, Words};

/// A def set that is open: the element type and what it has so far.
pub(crate) struct OpenDefset {
    pub(crate) elem: crate::types::TypeId,
    pub(crate) loc: Loc,
    pub(crate) defs: Vec<ValId>,
}

impl Cx {
    /// Resolves name, fields, asserts and dumps of a record, in this order.
    pub(crate) fn resolve_record(&mut self, rec: RecId, resolver: &mut Resolver) -> Res<()> {
        let Record { kind, name, layout, values, details, .. } = *self.rec(rec);
        if kind != RecKind::Instance && self.vals.has(name, VARS | FINAL) {
            self.resolve_name(rec, resolver)?;
        }
        for i in self.open_fields(rec) {
            let old = self.field_values[(values.start + i) as usize];
            let new = self.resolve(old, resolver)?;
            if new == old {
                continue;
            }
            match self.as_stored(new, self.layouts.decl(layout, i).ty)? {
                Some(stored) => self.set_field_value(rec, i, stored),
                None => return self.cannot_hold(rec, i, new),
            }
        }
        match details {
            0 => Ok(()),
            _ => self.resolve_details(rec, resolver),
        }
    }

    /// The last resolution of a record: its fields refer to each other.
    fn resolve_finally(&mut self, rec: RecId, new_name: Option<ValId>) -> Res<()> {
        let Record { kind, name, open, details, .. } = *self.rec(rec);
        let named = kind == RecKind::Instance || !self.vals.has(name, VARS | FINAL);
        if named && open == 0 && details == 0 {
            return Ok(());
        }
        self.resolve_record(rec, &mut Resolver::record(rec, new_name))
    }

    #[inline(never)]
    fn resolve_name(&mut self, rec: RecId, resolver: &mut Resolver) -> Res<()> {
        let name = self.rec(rec).name;
        let wants_all = self.unread.wants_all;
        let new = self.resolve(name, resolver)?;
        // Who reads records does not look at the number of one that was given no name.
        if matches!(self.vals.node(name), Node::Anon(_)) {
            self.unread.wants_all = wants_all;
        }
        if new == name {
            return Ok(());
        }
        self.rec_mut(rec).name = new;
        self.check_name(rec)
    }

    #[cold]
    fn cannot_hold(&mut self, rec: RecId, i: u32, value: ValId) -> Res<()> {
        let field = self.field_at(rec, i);
        let (name, value) = (self.syms.str(field.name).to_string(), self.print(value));
        let ty = self.print_type(field.ty);
        self.fatal_in(Some(rec), format!("the field '{name}' of type '{ty}' cannot hold '{value}'"))
    }

    fn resolve_details(&mut self, rec: RecId, resolver: &mut Resolver) -> Res<()> {
        for i in 0..self.details(rec).asserts.len() {
            let a = self.details(rec).asserts[i];
            let condition = self.resolve(a.condition, resolver)?;
            let message = self.resolve(a.message, resolver)?;
            self.details_mut(rec).asserts[i] = Assert { condition, message, ..a };
        }
        for i in 0..self.details(rec).dumps.len() {
            let (loc, v) = self.details(rec).dumps[i];
            let v = self.resolve(v, resolver)?;
            self.details_mut(rec).dumps[i] = (loc, v);
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

    /// Makes the record for a class instance all of whose arguments are known.
    #[inline(never)]
    pub(crate) fn instantiate(&mut self, class: RecId, args: Words) -> Res<ValId> {
        let loc = self.vals.mention(args).unwrap_or(self.rec(class).loc);
        self.depth += 4;
        self.tick(None)?;
        self.trail.push(loc);
        let rec = self.new_record(RecKind::Instance, UNSET, loc);
        self.rec_mut(rec).name = self.new_instance_name(rec);
        self.copy_fields(rec, class)?;
        self.inherit_checks(rec, class);
        let mut map = Resolver::params(rec, self.rec(class).template);
        let (given, _) = self.vals.words(args).as_chunks();
        for (i, place) in self.template(class).params.range().enumerate() {
            let value = match given.get(i) {
                Some(&[value, NO_NAME]) => ValId(value),
                _ => self.params[place].default,
            };
            map.add(Variable::param(place as u32), value);
        }
        for &[value, name] in given.iter().rev().take_while(|a| a[1] != NO_NAME) {
            map.set(Sym(name), ValId(value));
        }
        self.resolve_record(rec, &mut map)?;
        self.add_superclass(rec, class)?;
        self.resolve_finally(rec, None)?;
        self.finish(rec);
        self.run_checks(rec);
        self.vals.set_instantiated(args, rec);
        self.trail.pop();
        self.depth -= 4;
        Ok(self.def_value(rec))
    }

    /// The record is one of those that the input makes from now on.
    fn finish(&mut self, rec: RecId) {
        self.rec_mut(rec).finished = true;
        self.def_value(rec);
    }

    /// Finishes a def: last resolution, checks, def sets, registration.
    pub(crate) fn finish_def(&mut self, rec: RecId, defsets: &mut [OpenDefset]) -> Res<()> {
        let name = self.rec(rec).name;
        let sym = self.name_sym(name);
        let mut new_name = None;
        if self.unread.has_def(sym) {
            return Err(Stop);
        }
        if let Some(previous) = self.def_named(sym) {
            if self.rec(rec).kind != RecKind::AnonymousDef {
                let text = self.syms.str(sym).to_string();
                let mut notes = vec![(self.rec(previous).loc, "the first one is here".to_string())];
                let defms = self.details(rec).defm_locs.iter();
                notes.extend(defms.map(|&l| (l, "made by this multiclass reference".to_string())));
                self.error_with(self.rec(rec).loc, format!("there is a def '{text}' already"), notes);
                return Err(Stop);
            }
            new_name = Some(self.new_anonymous_name());
        }
        self.resolve_finally(rec, new_name)?;
        self.check_concrete(rec);
        if !self.is_string(self.rec(rec).name) {
            let text = self.print(self.rec(rec).name);
            self.error_at(rec, format!("the name '{text}' of this record is not known at the end"));
            return Err(Stop);
        }
        self.run_checks(rec);
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
        let name = self.rec(rec).name;
        let sym = self.name_sym(name);
        self.add_def(sym, rec);
        self.finish(rec);
        Ok(())
    }

    fn check_concrete(&mut self, rec: RecId) {
        for i in self.open_fields(rec) {
            let value = self.field_value(rec, i);
            if !self.is_concrete(value) {
                self.check_abstract(rec, i);
            }
        }
    }

    /// The field at `i` is not a constant: may it be so?
    fn check_abstract(&mut self, rec: RecId, i: u32) {
        let f = self.field_at(rec, i);
        let fine = match self.vals.node(f.value) {
            _ if f.kind == FieldKind::MayBeAbstract => true,
            Node::Bits(w) => self.vals.words(w).iter().all(|&b| self.bit_is_fine(rec, ValId(b))),
            _ => false,
        };
        if !fine {
            let (name, value) = (self.syms.str(f.name).to_string(), self.print(f.value));
            let why = match self.vals.node(f.value) {
                Node::Inst(..) if !self.vals.is_open(f.value) => {
                    ", an argument of which mentioned a variable that was not known when it was resolved"
                }
                _ => "",
            };
            let message = format!("the value of the field '{name}' is not known at the end: {value}{why}");
            self.error_at(rec, message);
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

    /// Checks the assertions of a record and prints its dumps.
    fn run_checks(&mut self, rec: RecId) {
        if self.rec(rec).details == 0 {
            return;
        }
        let record_loc = self.rec(rec).loc;
        for i in 0..self.details(rec).asserts.len() {
            let a = self.details(rec).asserts[i];
            self.check_assert(a.loc, a.condition, a.message, Some(record_loc));
        }
        for i in 0..self.details(rec).dumps.len() {
            let (loc, v) = self.details(rec).dumps[i];
            self.print_dump(loc, v);
        }
    }

    /// Reports a failed assertion and goes on.
    pub(crate) fn check_assert(&mut self, loc: Loc, condition: ValId, message: ValId, record: Option<Loc>) {
        // An instance is told as that record already.
        let outer = self.needed_by().filter(|needed| Some(needed.0) != record);
        let notes: Vec<_> =
            record.map(|l| (l, "in this record".to_string())).into_iter().chain(outer).collect();
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
