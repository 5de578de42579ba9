//! Inheriting: fields, arguments and superclasses that a record gets from a class.

use crate::context::{Cx, Res, Stop};
use crate::intern::Sym;
use crate::layout::{Decl, EMPTY_LAYOUT};
use crate::record::{Field, NOT_FROZEN, RecId, Record, Span, Variable};
use crate::resolve::Resolver;
use crate::source::Loc;
use crate::types::TypeId;
use crate::value::{NO_NAME, UNSET, ValId};

/// An argument of a class or multiclass, as [`Node::Inst`] holds it: its value, and the parameter's
/// qualified name if it was given by name, else `NO_NAME`.
pub(crate) type Arg = [u32; 2];

const MAX_ANCESTORS: u32 = 4000;
const MAX_ENUMERATION: u32 = 100_000;
/// Of a class that derives from itself, which may be as long as nothing is made of it.
const ENDLESS: u32 = u32::MAX;

impl Cx {
    /// Gives each template parameter's argument or default to `bind`.
    pub(crate) fn bind_args(
        &mut self,
        class: RecId,
        args: &[Arg],
        loc: Loc,
        mut bind: impl FnMut(Sym, ValId),
    ) -> Res<()> {
        if args.last().is_some_and(|a| a[1] != NO_NAME) {
            return self.bind_named_args(class, args, loc, &mut bind);
        }
        let mut names = self.param_names(class);
        for (a, name) in args.iter().zip(&mut names) {
            bind(name, ValId(a[0]));
        }
        for name in names {
            bind(name, self.default_of(name, loc)?);
        }
        Ok(())
    }

    /// The value of a parameter that is given no argument.
    #[inline]
    fn default_of(&mut self, param: Sym, loc: Loc) -> Res<ValId> {
        let Variable::Param(place) = Variable::of(param) else { return Ok(UNSET) };
        let p = self.params[place as usize];
        if self.is_complete(p.default) { Ok(p.default) } else { self.no_argument(param, p.loc, loc) }
    }

    #[cold]
    fn no_argument(&mut self, param: Sym, declared: Loc, loc: Loc) -> Res<ValId> {
        let (name, note) = (self.variable_text(param), (declared, "it is declared here".to_string()));
        self.error_with(loc, format!("no value for the template argument '{name}'"), vec![note]);
        Err(Stop)
    }

    /// The same where the last ones are given by name.
    #[inline(never)]
    fn bind_named_args(
        &mut self,
        class: RecId,
        args: &[Arg],
        loc: Loc,
        bind: &mut dyn FnMut(Sym, ValId),
    ) -> Res<()> {
        let names = self.param_names(class);
        let positional = args.iter().position(|a| a[1] != NO_NAME).unwrap_or(args.len());
        let (given, named) = args.split_at(positional);
        for (name, a) in names.clone().zip(given) {
            bind(name, ValId(a[0]));
        }
        for (i, &[value, name]) in named.iter().enumerate() {
            let twice = names.clone().take(positional).any(|n| n.0 == name)
                || named[..i].iter().any(|a| a[1] == name);
            if twice {
                let name = self.variable_text(Sym(name));
                self.error(loc, format!("the template argument '{name}' is given twice"));
                return Err(Stop);
            }
            bind(Sym(name), ValId(value));
        }
        for name in names.skip(positional) {
            if !named.iter().any(|a| a[1] == name.0) {
                bind(name, self.default_of(name, loc)?);
            }
        }
        Ok(())
    }

    /// Adds a field, or sets it if it is there; gives its position.
    pub(crate) fn add_field(&mut self, rec: RecId, loc: Loc, decl: Decl, value: ValId) -> Res<u32> {
        let Some(i) = self.field_index(rec, decl.name) else {
            let stored = self.as_stored(value, decl.ty)?.unwrap_or(UNSET);
            return self.push_field(rec, decl, stored);
        };
        let old = self.decl(rec, i);
        let stored = self.redeclared(old, decl, value, loc)?;
        self.set_field_value(rec, i, stored);
        Ok(i)
    }

    /// What is stored when the field or parameter `old` is declared again, as `new`, with a value.
    pub(crate) fn redeclared(&mut self, old: Decl, new: Decl, value: ValId, loc: Loc) -> Res<ValId> {
        let stored = match old.ty == new.ty {
            true if self.types.bits_of(old.ty).is_none() => Some(value),
            // Bits that are not set are still bits, and fit only what as many bits fit.
            _ => match self.as_stored(value, new.ty)? {
                Some(own) => self.as_stored(own, old.ty)?,
                None => None,
            },
        };
        if let Some(stored) = stored {
            return Ok(stored);
        }
        let (name, new_ty) = (self.variable_text(new.name), self.print_type(new.ty));
        let note = (old.loc, format!("it has type '{}' here", self.print_type(old.ty)));
        let message = format!("the field '{name}' cannot be defined again with type '{new_ty}'");
        self.error_with(loc, message, vec![note]);
        Err(Stop)
    }

    /// Makes `rec` inherit from `class` with `args`; `loc` is the place of the reference.
    pub(crate) fn add_parent(&mut self, rec: RecId, class: RecId, args: &[Arg], loc: Loc) -> Res<()> {
        self.inherit_fields(rec, class, loc)?;
        let mut map = Resolver::params(rec, self.rec(class).template);
        self.bind_args(class, args, loc, |param, value| map.add(param, value))?;
        self.inherit_checks(rec, class);
        let name = match self.template(class).name_var {
            // Nobody asks for it. The entry counts all the same: an entry that is alone is treated
            // differently.
            UNSET => UNSET,
            _ if self.rec(rec).is_class() => self.name_of_template(rec),
            _ => self.rec(rec).name,
        };
        map.add(Variable::name_of(class), name);
        self.resolve_record(rec, &mut map)?;
        if self.rec(rec).supers.len > 0 && self.is_subclass(rec, class) {
            let (r, c) = (self.rec_name(rec), self.rec_name(class));
            return self.fatal(loc, format!("'{r}' inherits from '{c}' already"));
        }
        self.add_superclass(rec, class)
    }

    fn inherit_fields(&mut self, rec: RecId, class: RecId, loc: Loc) -> Res<()> {
        let (own, other) = (self.rec(rec).layout, self.rec(class).layout);
        if other == EMPTY_LAYOUT {
            return Ok(());
        }
        if own == EMPTY_LAYOUT {
            return self.copy_fields(rec, class);
        }
        let Some(merge) = self.layouts.merge(own, other) else {
            for i in 0..self.layouts.len(other) {
                let Field { name, ty, value, loc: at, kind } = self.field_at(class, i);
                self.add_field(rec, loc, Decl { name, ty, loc: at, kind }, value)?;
            }
            return Ok(());
        };
        // What a class holds in a field of some type can be held by any field of that type.
        self.reserve_fields(rec, self.layouts.len(merge.layout), 0)?;
        self.rec_mut(rec).layout = merge.layout;
        for i in 0..self.layouts.len(other) {
            self.set_field_value(rec, self.layouts.place(merge, i), self.field_value(class, i));
        }
        Ok(())
    }

    /// Gives `rec` the assertions and dumps of `class`.
    #[inline]
    pub(crate) fn inherit_checks(&mut self, rec: RecId, class: RecId) {
        if self.rec(class).details != 0 {
            self.inherit_details(rec, class);
        }
    }

    #[inline(never)]
    fn inherit_details(&mut self, rec: RecId, class: RecId) {
        let of = self.details(class);
        let (asserts, dumps) = (of.asserts.clone(), of.dumps.clone());
        let own = self.details_mut(rec);
        own.asserts.extend(asserts);
        own.dumps.extend(dumps);
    }

    // ---- superclasses and types -------------------------------------------------------------------------

    pub(crate) fn add_superclass(&mut self, rec: RecId, class: RecId) -> Res<()> {
        let Record { enumeration, template, .. } = *self.rec(class);
        let lineage = match self.templates[template as usize].lineage {
            Some(known) => known,
            None => self.new_lineage(class, rec)?,
        };
        let added = if rec == class { ENDLESS } else { enumeration.saturating_add(1) };
        if self.rec(rec).supers.len > 0 {
            return self.join_lineages(rec, class, lineage, added);
        }
        let r = self.rec_mut(rec);
        r.ancestors = lineage;
        r.supers = Span { start: lineage.start + lineage.len - 1, len: 1 };
        r.enumeration = added;
        if lineage.len.max(added) <= MAX_ANCESTORS { Ok(()) } else { self.check_lineage(rec) }
    }

    /// The ancestors of what derives from `class` alone, as `rec` does.
    #[inline(never)]
    fn new_lineage(&mut self, class: RecId, rec: RecId) -> Res<Span> {
        let lineage = self.append_classes(self.rec(class).ancestors, &[class], rec)?;
        self.template_mut(class).lineage = Some(lineage);
        Ok(lineage)
    }

    #[inline(never)]
    fn check_lineage(&mut self, rec: RecId) -> Res<()> {
        let r = self.rec(rec);
        let endless = r.enumeration == ENDLESS;
        if endless && !r.is_class() {
            return self.fatal_in(Some(rec), "one of its superclasses derives from itself");
        }
        if r.ancestors.len > MAX_ANCESTORS || r.enumeration > MAX_ENUMERATION && !endless {
            return self.fatal_in(Some(rec), "too many superclasses");
        }
        Ok(())
    }

    /// The same for a record that derives from another class already. `lineage` is that of the class and
    /// itself, `added` the length of its enumeration.
    #[inline(never)]
    fn join_lineages(&mut self, rec: RecId, class: RecId, lineage: Span, added: u32) -> Res<()> {
        let Record { ancestors, supers, enumeration, .. } = *self.rec(rec);
        let known = self.ancestors(rec);
        let new = self.lineages[lineage.range()].iter().filter(|a| !known.contains(a));
        let new: Vec<RecId> = new.copied().collect();
        let ancestors = self.append_classes(ancestors, &new, rec)?;
        let supers = self.append_classes(supers, &[class], rec)?;
        let r = self.rec_mut(rec);
        (r.ancestors, r.supers, r.enumeration) = (ancestors, supers, enumeration.saturating_add(added));
        self.check_lineage(rec)
    }

    pub(crate) fn class_type(&mut self, class: RecId) -> TypeId {
        let known = self.rec(class).frozen_type;
        if known != NOT_FROZEN {
            return known;
        }
        let ty = self.types.class(class);
        self.rec_mut(class).frozen_type = ty;
        ty
    }

    /// The type of a class is itself; of a def, the set of its direct superclasses as of now.
    pub(crate) fn record_type(&mut self, rec: RecId) -> TypeId {
        if self.rec(rec).is_class() {
            return self.class_type(rec);
        }
        if let &[only] = self.supers(rec) {
            return self.class_type(only);
        }
        self.record_type_of(self.supers(rec).to_vec())
    }

    /// The type of what derives from all of these classes.
    pub(crate) fn record_type_of(&mut self, classes: Vec<RecId>) -> TypeId {
        if let [only] = classes[..] {
            return self.class_type(only);
        }
        let mut classes = classes;
        let name = |c: &RecId| self.rec(*c).name.as_text().map(|s| self.syms.bytes(s));
        classes.sort_by(|a, b| name(a).cmp(&name(b)));
        classes.dedup();
        self.types.record(&classes)
    }

    /// The record as a value; freezes its type.
    pub(crate) fn def_value(&mut self, rec: RecId) -> ValId {
        if self.rec(rec).frozen_type == NOT_FROZEN {
            self.rec_mut(rec).frozen_type = self.record_type(rec);
        }
        ValId::of_def(rec)
    }
}
