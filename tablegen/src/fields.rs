//! Access to records: fields with their values, parameters, superclasses. A record's values are a part of
//! one arena.

use crate::context::{Cx, Res};
use crate::intern::{EMPTY, NAME, Sym};
use crate::layout::Decl;
use crate::record::{
    Assert, Details, Field, NO_TEMPLATE, NOT_FROZEN, Param, RecId, RecKind, Record, Span, Template, Variable,
};
use crate::source::Loc;
use crate::types::{ANY_RECORD, INT, STRING, TypeId};
use crate::value::{ABSTRACT, FINAL, Flags, UNSET, VARS, ValId};
use std::ops::Range;

/// Flags of values that the end of a record must look at: resolving may change them, or they are no
/// constants.
const OPEN: Flags = VARS | FINAL | ABSTRACT;
/// The bit of `Record::open` that stands for all fields from that position on.
const REST: u32 = u64::BITS - 1;
/// The most field values of all records, the most superclasses, and the most declarations of layouts.
const MAX_ARENA: usize = 1 << 27;
const MAX_DECLS: usize = 1 << 23;

/// See [`Cx::open_fields`].
pub(crate) struct OpenFields {
    bits: u64,
    rest: Range<u32>,
}

impl Iterator for OpenFields {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        if self.bits == 0 {
            return self.rest.next();
        }
        let i = self.bits.trailing_zeros();
        self.bits &= self.bits - 1;
        Some(i)
    }
}

impl Cx {
    // ---- records ----------------------------------------------------------------------------------------

    #[inline]
    pub(crate) fn rec(&self, r: RecId) -> &Record {
        &self.recs[r.0 as usize]
    }

    #[inline]
    pub(crate) fn rec_mut(&mut self, r: RecId) -> &mut Record {
        &mut self.recs[r.0 as usize]
    }

    /// All classes in order of definition.
    pub(crate) fn all_classes(&self) -> impl Iterator<Item = RecId> + '_ {
        (0..self.recs.len() as u32).map(RecId).filter(|&r| self.rec(r).is_class())
    }

    /// All finished defs in order of definition; class instances come where they were first needed.
    pub(crate) fn all_defs(&self) -> impl Iterator<Item = RecId> + '_ {
        (0..self.recs.len() as u32).map(RecId).filter(|&r| self.rec(r).finished)
    }

    pub(crate) fn add_record(&mut self, rec: Record) -> RecId {
        self.recs.push(rec);
        RecId(self.recs.len() as u32 - 1)
    }

    pub(crate) fn new_record(&mut self, kind: RecKind, name: ValId, loc: Loc) -> RecId {
        self.add_record(Record::new(kind, name, loc))
    }

    /// A class or multiclass without anything.
    pub(crate) fn new_template(&mut self, kind: RecKind, name: ValId, loc: Loc) -> RecId {
        self.templates.push(NO_TEMPLATE);
        let template = self.templates.len() as u32 - 1;
        self.add_record(Record { template, ..Record::new(kind, name, loc) })
    }

    /// A copy of a prototype, made by the `defm` at `loc`.
    pub(crate) fn copy_prototype(&mut self, of: RecId, loc: Option<Loc>) -> Res<RecId> {
        let prototype = *self.rec(of);
        let copy = Record { values: Span::default(), frozen_type: NOT_FROZEN, details: 0, ..prototype };
        let rec = self.add_record(copy);
        self.copy_fields(rec, of)?;
        if prototype.details != 0 || loc.is_some() {
            let Details { defm_locs, asserts, .. } = self.details(of).clone();
            let defm_locs = defm_locs.into_iter().chain(loc).collect();
            // As in llvm-tblgen no dumps: to resolve one can make records, whose numbers show.
            *self.details_mut(rec) = Details { defm_locs, asserts, dumps: Vec::new() };
        }
        Ok(rec)
    }

    // ---- fields -----------------------------------------------------------------------------------------

    pub(crate) fn field_count(&self, rec: RecId) -> u32 {
        self.layouts.len(self.rec(rec).layout)
    }

    /// The values of all fields.
    pub(crate) fn values_of(&self, rec: RecId) -> &[ValId] {
        let (start, len) = (self.rec(rec).values.start, self.field_count(rec));
        &self.field_values[Span { start, len }.range()]
    }

    pub(crate) fn field_index(&self, rec: RecId, name: Sym) -> Option<u32> {
        self.layouts.find(self.rec(rec).layout, name)
    }

    /// The same, for where fields are looked for again and again.
    #[inline]
    pub(crate) fn look_up(&mut self, rec: RecId, name: Sym) -> Option<u32> {
        let layout = self.rec(rec).layout;
        self.layouts.look_up(layout, name)
    }

    pub(crate) fn has_field(&self, rec: RecId, name: Sym) -> bool {
        self.field_index(rec, name).is_some()
    }

    /// The value of the field at a position.
    #[inline]
    pub(crate) fn field_value(&self, rec: RecId, i: u32) -> ValId {
        self.field_values[(self.rec(rec).values.start + i) as usize]
    }

    /// The value of the field of that name.
    pub(crate) fn value_of(&mut self, rec: RecId, name: Sym) -> Option<ValId> {
        self.look_up(rec, name).map(|i| self.field_value(rec, i))
    }

    /// The declaration of the field at a position.
    #[inline]
    pub(crate) fn decl(&self, rec: RecId, i: u32) -> Decl {
        self.layouts.decl(self.rec(rec).layout, i)
    }

    /// The field at a position.
    pub(crate) fn field_at(&self, rec: RecId, i: u32) -> Field {
        let Decl { name, ty, loc, kind } = self.decl(rec, i);
        Field { name, ty, value: self.field_value(rec, i), loc, kind }
    }

    /// The field of that name.
    pub(crate) fn field(&self, rec: RecId, name: Sym) -> Option<Field> {
        self.field_index(rec, name).map(|i| self.field_at(rec, i))
    }

    /// The type of the field of that name.
    #[inline]
    pub(crate) fn type_of_field(&mut self, rec: RecId, name: Sym) -> Option<TypeId> {
        self.look_up(rec, name).map(|i| self.decl(rec, i).ty)
    }

    /// The fields in order of declaration.
    pub(crate) fn fields(&self, rec: RecId) -> impl Iterator<Item = Field> + '_ {
        let values = self.field_values[self.rec(rec).values.range()].iter();
        let decls = self.layouts.decls(self.rec(rec).layout);
        decls.into_iter().zip(values).map(|(d, &value)| {
            let Decl { name, ty, loc, kind } = d;
            Field { name, ty, value, loc, kind }
        })
    }

    #[inline]
    pub(crate) fn set_field_value(&mut self, rec: RecId, i: u32, value: ValId) {
        let open = self.vals.has(value, OPEN);
        let r = &mut self.recs[rec.0 as usize];
        self.field_values[(r.values.start + i) as usize] = value;
        let bit = 1 << i.min(REST);
        if open {
            r.open |= bit;
        } else if i < REST {
            r.open &= !bit;
        }
    }

    /// The positions of the fields whose values may be anything but constants.
    #[inline]
    pub(crate) fn open_fields(&self, rec: RecId) -> OpenFields {
        let open = self.rec(rec).open;
        let rest = if open >> REST != 0 { REST..self.field_count(rec) } else { 0..0 };
        OpenFields { bits: open & !(1 << REST), rest }
    }

    /// Gives a record without fields those of another one.
    pub(crate) fn copy_fields(&mut self, rec: RecId, from: RecId) -> Res<()> {
        let Record { layout, values, open, .. } = *self.rec(from);
        let len = self.layouts.len(layout);
        let start = self.new_values(rec, len)?;
        self.field_values.extend_from_within(Span { len, ..values }.range());
        self.layouts.share(layout);
        let r = self.rec_mut(rec);
        (r.layout, r.values, r.open) = (layout, Span { start, len }, open);
        Ok(())
    }

    /// Adds a field whose name the record does not have yet; gives its position.
    pub(crate) fn push_field(&mut self, rec: RecId, decl: Decl, value: ValId) -> Res<u32> {
        let i = self.field_count(rec);
        self.reserve_fields(rec, i + 1, i)?;
        let layout = self.layouts.extend(self.rec(rec).layout, decl);
        self.rec_mut(rec).layout = layout;
        self.set_field_value(rec, i, value);
        Ok(i)
    }

    /// Makes room for the values of `count` fields; for `spare` more if the values have to move for that.
    pub(crate) fn reserve_fields(&mut self, rec: RecId, count: u32, spare: u32) -> Res<()> {
        let Span { start, len: room } = self.rec(rec).values;
        if count <= room {
            return Ok(());
        }
        let end = self.new_values(rec, count + spare)?;
        let (start, len) = if start + room == end {
            (start, count)
        } else {
            let used = Span { start, len: self.field_count(rec) };
            self.field_values.extend_from_within(used.range());
            (end, count + spare)
        };
        self.field_values.resize((start + len) as usize, UNSET);
        self.rec_mut(rec).values = Span { start, len };
        Ok(())
    }

    /// Where `count` new values can be put.
    fn new_values(&mut self, rec: RecId, count: u32) -> Res<u32> {
        let start = self.field_values.len();
        if start + count as usize > MAX_ARENA || self.layouts.decl_count() > MAX_DECLS {
            return self.too_much(Some(rec));
        }
        Ok(start as u32)
    }

    // ---- parameters and details -------------------------------------------------------------------------

    pub(crate) fn template(&self, rec: RecId) -> &Template {
        &self.templates[self.rec(rec).template as usize]
    }

    pub(crate) fn template_mut(&mut self, rec: RecId) -> &mut Template {
        let i = self.rec(rec).template;
        &mut self.templates[i as usize]
    }

    /// The parameters of a class or multiclass.
    pub(crate) fn params(&self, rec: RecId) -> &[Param] {
        &self.params[self.template(rec).params.range()]
    }

    /// The names of the parameters as variables.
    pub(crate) fn param_names(&self, rec: RecId) -> impl Iterator<Item = Sym> + Clone + use<> {
        self.template(rec).params.range().map(|place| Variable::param(place as u32))
    }

    /// The type of the parameter at a position among `params`, those of a class or multiclass.
    #[inline]
    pub(crate) fn type_of_param(&self, params: Span, i: usize) -> Option<TypeId> {
        (i < params.len as usize).then(|| self.params[params.start as usize + i].ty)
    }

    /// Adds a parameter to the class or multiclass whose parameters are being parsed; gives its place among
    /// all.
    pub(crate) fn add_param(&mut self, param: Param) -> usize {
        let Template { params, room, .. } = *self.template(param.owner);
        let place = if params.len < room { params.range().end } else { self.params.len() };
        // They must be side by side; there was room for all but those of unusual text.
        self.unread.wants_all |= params.len > 0 && place != params.range().end;
        match self.params.get_mut(place) {
            Some(reserved) => *reserved = param,
            None => self.params.push(param),
        }
        let params = &mut self.template_mut(param.owner).params;
        if params.len == 0 {
            params.start = place as u32;
        }
        params.len += 1;
        place
    }

    /// Makes room for so many parameters: while they are parsed, classes may be read that have some, too.
    pub(crate) fn reserve_params(&mut self, rec: RecId, room: usize) {
        let start = self.params.len();
        let none = Param { plain: EMPTY, owner: rec, ty: INT, default: UNSET, loc: Loc::NONE, var: UNSET };
        self.params.resize(start + room, none);
        let template = self.template_mut(rec);
        (template.params.start, template.room) = (start as u32, room as u32);
    }

    /// The variable that stands for a parameter, or for `NAME`, in a class or multiclass.
    pub(crate) fn template_var(&mut self, rec: RecId, name: Sym) -> Option<ValId> {
        let Template { params, .. } = *self.template(rec);
        let Some(i) = self.params[params.range()].iter().position(|p| p.plain == name) else {
            return (name == NAME).then(|| self.name_of_template(rec));
        };
        let at = params.start as usize + i;
        let Param { ty, var, .. } = self.params[at];
        if var != UNSET {
            return Some(var);
        }
        let var = self.vals.param(Variable::param(at as u32), ty, self.rec(rec).template);
        self.params[at].var = var;
        Some(var)
    }

    /// What `NAME` is in a class or multiclass: a variable.
    pub(crate) fn name_of_template(&mut self, rec: RecId) -> ValId {
        let known = self.template(rec).name_var;
        if known != UNSET {
            return known;
        }
        let var = self.vals.param(Variable::name_of(rec), STRING, self.rec(rec).template);
        self.template_mut(rec).name_var = var;
        var
    }

    pub(crate) fn details(&self, rec: RecId) -> &Details {
        &self.details[self.rec(rec).details as usize]
    }

    pub(crate) fn details_mut(&mut self, rec: RecId) -> &mut Details {
        let mut i = self.rec(rec).details;
        if i == 0 {
            i = self.details.len() as u32;
            self.details.push(Details::default());
            self.rec_mut(rec).details = i;
        }
        &mut self.details[i as usize]
    }

    pub(crate) fn add_assert(&mut self, rec: RecId, assert: Assert) {
        self.details_mut(rec).asserts.push(assert);
    }

    pub(crate) fn add_dump(&mut self, rec: RecId, loc: Loc, value: ValId) {
        self.details_mut(rec).dumps.push((loc, value));
    }

    // ---- superclasses -----------------------------------------------------------------------------------

    /// All superclasses, each once, bases first.
    pub(crate) fn ancestors(&self, rec: RecId) -> &[RecId] {
        &self.lineages[self.rec(rec).ancestors.range()]
    }

    /// The direct superclasses as written.
    pub(crate) fn supers(&self, rec: RecId) -> &[RecId] {
        &self.lineages[self.rec(rec).supers.range()]
    }

    #[inline]
    pub(crate) fn is_subclass(&self, rec: RecId, class: RecId) -> bool {
        self.ancestors(rec).contains(&class)
    }

    /// The type of a record as a value; "any record" as long as it was not used as one.
    pub(crate) fn frozen_type(&self, rec: RecId) -> TypeId {
        match self.rec(rec).frozen_type {
            NOT_FROZEN => ANY_RECORD,
            known => known,
        }
    }

    /// A list of classes and what follows it; the list itself stays what it is.
    pub(crate) fn append_classes(&mut self, list: Span, new: &[RecId], rec: RecId) -> Res<Span> {
        let mut list = list;
        if self.lineages.len() + list.len as usize + new.len() > MAX_ARENA {
            return self.too_much(Some(rec));
        }
        if list.range().end != self.lineages.len() {
            let start = self.lineages.len() as u32;
            self.lineages.extend_from_within(list.range());
            list.start = start;
        }
        self.lineages.extend_from_slice(new);
        list.len += new.len() as u32;
        Ok(list)
    }
}
