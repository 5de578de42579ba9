//! Everything that a run knows: the tables of names, types, values and records, the diagnostics, and the
//! budget that keeps runaway input bounded. All passes work on one [`Cx`].

use crate::Deferred;
use crate::intern::{Interner, Sym};
use crate::layout::Layouts;
use crate::limits::Limits;
use crate::names::Names;
use crate::record::{Details, NO_TEMPLATE, Param, RecId, Record, Template};
use crate::room;
use crate::source::{Loc, Sources};
use crate::token::{RESERVED, statement_keywords};
use crate::types::{BIT, DAG, INT, Type, TypeId, Types};
use crate::unread::{Kind, Unread};
use crate::value::{ABSTRACT, FIELD, INCOMPLETE, Node, Op, UNSET, ValId, Values};
use pdll_source::diag::{Diagnostic, nearest_name};
use rustc_hash::FxHashMap;

/// Parsing or evaluation ended; what was wrong has been reported.
#[derive(Debug)]
pub(crate) struct Stop;

pub(crate) type Res<T> = Result<T, Stop>;

pub(crate) const MAX_STEPS: u64 = 250_000_000;
const STEPS_BETWEEN_LOOKS: u64 = 16;
pub(crate) const MAX_RECORDS: usize = 1 << 20;
/// Words that values may take.
const MAX_VALUES: usize = 200_000_000;
pub(crate) const MAX_TEXT: usize = 512 << 20;
pub(crate) const MAX_ERRORS: usize = 200;
/// Errors that say what may have been meant: each looks at all names.
const MAX_SUGGESTIONS: usize = 20;
const EXCESSIVE: &str = "a value is nested too deeply or too large";
/// Longest list or string that one operator may make.
pub(crate) const MAX_LENGTH: usize = 1 << 24;
/// Longest `bits<n>`.
pub(crate) const MAX_BITS: i64 = 1 << 20;

pub(crate) struct Cx {
    pub(crate) sources: Sources,
    pub(crate) syms: Interner,
    pub(crate) types: Types,
    pub(crate) vals: Values,
    pub(crate) recs: Vec<Record>,
    pub(crate) layouts: Layouts,
    /// The values of the fields of all records.
    pub(crate) field_values: Vec<ValId>,
    pub(crate) templates: Vec<Template>,
    pub(crate) params: Vec<Param>,
    pub(crate) details: Vec<Details>,
    /// The superclasses of all records.
    pub(crate) lineages: Vec<RecId>,
    pub(crate) classes: FxHashMap<Sym, RecId>,
    /// The defs that were given a name.
    pub(crate) defs: FxHashMap<Sym, RecId>,
    pub(crate) names: Names,
    /// Top-level `defvar`s and `defset`s.
    pub(crate) globals: FxHashMap<Sym, ValId>,
    /// Where the class instances that are being made right now were asked for.
    pub(crate) trail: Vec<Loc>,
    pub(crate) dumped: Vec<(Loc, String)>,
    /// Words of nodes that are being put together, those of the innermost last.
    pub(crate) scratch: Vec<u32>,
    /// What was passed over in included files.
    pub(crate) unread: Unread,
    errors: Vec<Diagnostic>,
    pub(crate) depth: u32,
    pub(crate) steps: u64,
    /// The step at which to look at the budget again.
    next_look: u64,
    pub(crate) limits: Limits,
    /// Whether text or evaluation nested more deeply than `limits` allow.
    too_deep: bool,
    /// Whether text that was to be included is not there: any name may be defined in it.
    pub(crate) misses_text: bool,
    /// Whether the input was read to its end.
    pub(crate) is_read: bool,
}

/// A map that need not grow for most inputs.
fn with_room<T>() -> FxHashMap<Sym, T> {
    FxHashMap::with_capacity_and_hasher(400, Default::default())
}

impl Cx {
    pub(crate) fn new(limits: Limits) -> Self {
        Self::reading(limits, None)
    }

    /// One that reads on demand what is deferred.
    pub(crate) fn reading(limits: Limits, deferred: Option<Deferred>) -> Self {
        Cx {
            sources: Sources::default(),
            syms: Interner::new(RESERVED.iter().map(|(word, _)| *word)),
            types: Types::new(limits.types),
            vals: Values::new(limits.value),
            recs: room::vector(),
            layouts: Layouts::new(),
            field_values: room::large(),
            templates: room::first(NO_TEMPLATE),
            params: room::vector(),
            details: vec![Details::default()],
            lineages: room::vector(),
            classes: with_room(),
            defs: with_room(),
            names: Names::new(),
            globals: FxHashMap::default(),
            trail: Vec::new(),
            dumped: Vec::new(),
            scratch: room::vector(),
            unread: Unread::new(deferred),
            errors: Vec::new(),
            depth: 0,
            steps: 0,
            next_look: 0,
            limits,
            too_deep: false,
            misses_text: false,
            is_read: false,
        }
    }

    /// About how many bytes of memory all of it takes.
    pub(crate) fn memory(&self) -> usize {
        fn of<T>(list: &[T]) -> usize {
            size_of_val(list)
        }
        let names =
            (self.classes.len() + self.defs.len() + self.globals.len()) * 2 * size_of::<(Sym, RecId)>();
        let records = of(&self.recs) + of(&self.details) + of(&self.lineages) + of(&self.templates);
        let values = of(&self.field_values) + of(&self.params) + self.vals.memory();
        self.syms.memory() + records + values + self.layouts.memory() + names + of(&self.unread.items)
    }

    // ---- diagnostics ------------------------------------------------------------------------------------

    pub(crate) fn error(&mut self, loc: Loc, message: impl Into<String>) {
        self.error_with(loc, message, Vec::new());
    }

    pub(crate) fn error_with(&mut self, loc: Loc, message: impl Into<String>, notes: Vec<(Loc, String)>) {
        if self.errors.len() < MAX_ERRORS {
            let d = Diagnostic::error(loc.place(1), message);
            let d = notes.into_iter().fold(d, |d, (at, note)| d.label(at.place(1), note));
            self.errors.push(d);
        }
    }

    /// Reports and stops.
    pub(crate) fn fatal<T>(&mut self, loc: Loc, message: impl Into<String>) -> Res<T> {
        let trail = self.needed_by().collect();
        self.error_with(loc, message, trail);
        Err(Stop)
    }

    /// The class instances that are being made, the last one first, as notes.
    pub(crate) fn needed_by(&self) -> impl Iterator<Item = (Loc, String)> {
        self.trail.iter().rev().take(10).map(|&l| (l, "needed by this class instance".to_string()))
    }

    /// Reports at a record, with the `defm`s that made it.
    pub(crate) fn error_at(&mut self, rec: RecId, message: impl Into<String>) {
        let r = self.rec(rec);
        let defms =
            self.details(rec).defm_locs.iter().map(|&l| (l, "made by this multiclass reference".to_string()));
        let (loc, notes) = (r.loc, defms.chain(self.needed_by()).collect());
        self.error_with(loc, message, notes);
    }

    /// Reports at the record that is being resolved, if there is one, and stops.
    pub(crate) fn fatal_in<T>(&mut self, rec: Option<RecId>, message: impl Into<String>) -> Res<T> {
        match rec {
            Some(r) => {
                self.error_at(r, message);
                Err(Stop)
            }
            None => self.fatal(Loc::NONE, message),
        }
    }

    pub(crate) fn has_errors(&self) -> bool {
        !self.errors.is_empty()
    }

    /// Takes back what was reported but for the first `left` errors.
    pub(crate) fn forget_errors(&mut self, left: usize) {
        self.errors.truncate(left);
    }

    /// What was reported so far.
    pub(crate) fn errors(&self) -> &[Diagnostic] {
        &self.errors
    }

    /// Says in the last error what may have been meant by a name that nothing has: the nearest one of that
    /// kind.
    #[cold]
    pub(crate) fn suggest(&mut self, name: &str, kind: Kind) {
        if self.errors.len() > MAX_SUGGESTIONS {
            return;
        }
        let known: Vec<Sym> = match kind {
            Kind::Class => self.classes.keys().copied().collect(),
            _ => self.defs.keys().chain(self.globals.keys()).copied().collect(),
        };
        let text = |sym: &Sym| std::str::from_utf8(self.syms.bytes(*sym)).ok();
        let mut known: Vec<&str> = known.iter().filter_map(text).collect();
        // The tables have no order of their own.
        known.sort_unstable();
        let near = nearest_name(name, known).map(str::to_string);
        self.say_near(near.as_deref());
    }

    /// The same for a word that stands where a statement begins.
    #[cold]
    pub(crate) fn suggest_keyword(&mut self, word: &str) {
        self.say_near(nearest_name(word, statement_keywords()));
    }

    fn say_near(&mut self, near: Option<&str>) {
        if let (Some(near), Some(error)) = (near, self.errors.last_mut()) {
            error.help = Some(format!("did you mean `{near}`?"));
        }
    }

    /// Gives the last error the length of the token it points at.
    pub(crate) fn set_last_error_len(&mut self, len: usize) {
        if let Some(e) = self.errors.last_mut()
            && let Some(span) = e.span()
        {
            e.place = Loc(span.lo).place(len.max(1));
        }
    }

    // ---- budget -----------------------------------------------------------------------------------------

    /// Counts one step of evaluation; stops when the input asks for too much of anything.
    #[inline]
    pub(crate) fn tick(&mut self, rec: Option<RecId>) -> Res<()> {
        self.steps += 1;
        self.check_depth(rec)?;
        if self.vals.excessive || self.steps >= self.next_look {
            return self.look_at_budget(rec);
        }
        Ok(())
    }

    /// A step cannot ask for more than `MAX_LENGTH` of anything, so it is enough to look now and then.
    #[inline(never)]
    fn look_at_budget(&mut self, rec: Option<RecId>) -> Res<()> {
        self.next_look = self.steps + STEPS_BETWEEN_LOOKS;
        if self.vals.excessive {
            return self.fatal_in(rec, EXCESSIVE);
        }
        if self.is_over_budget() { self.too_much(rec) } else { Ok(()) }
    }

    fn is_over_budget(&self) -> bool {
        self.steps >= MAX_STEPS
            || self.recs.len() >= MAX_RECORDS
            || self.vals.len() >= MAX_VALUES
            || self.syms.len_bytes() >= MAX_TEXT
            || self.syms.excessive
    }

    /// Whether so much was read or evaluated, or so deeply, that nothing more may be.
    pub(crate) fn is_spent(&self) -> bool {
        self.too_deep || self.vals.excessive || self.types.excessive || self.is_over_budget()
    }

    /// Reports records that hold values which nest more deeply than results may.
    #[cold]
    pub(crate) fn check_results(&mut self) {
        let too_deep = |cx: &Cx, rec| cx.values_of(rec).iter().any(|&v| cx.vals.depth(v) > Limits::RESULT);
        for rec in (0..self.recs.len() as u32).map(RecId) {
            if too_deep(self, rec) {
                self.error_at(rec, EXCESSIVE);
            }
        }
    }

    #[cold]
    pub(crate) fn too_much<T>(&mut self, rec: Option<RecId>) -> Res<T> {
        self.fatal_in(rec, "evaluating this takes too much time or memory; does it ever end?")
    }

    /// Stops evaluation that nests too deeply.
    pub(crate) fn check_depth(&mut self, rec: Option<RecId>) -> Res<()> {
        if self.depth < self.limits.evaluation { Ok(()) } else { self.too_deep(rec) }
    }

    #[cold]
    fn too_deep(&mut self, rec: Option<RecId>) -> Res<()> {
        self.note_depth();
        self.fatal_in(rec, "evaluation nests too deeply; does a class instantiate itself without end?")
    }

    /// Something nests more deeply than the limits allow.
    pub(crate) fn note_depth(&mut self) {
        self.too_deep = true;
    }

    /// Whether the run ended, or went wrong, because of limits that could be larger.
    pub(crate) fn is_outgrown(&self) -> bool {
        self.limits != Limits::DEEP && (self.too_deep || self.vals.excessive || self.types.excessive)
    }

    pub(crate) fn check_length(&mut self, rec: Option<RecId>, len: usize) -> Res<()> {
        if len > MAX_LENGTH {
            return self.fatal_in(rec, format!("a list or string of length {len} is too long"));
        }
        Ok(())
    }

    // ---- types ------------------------------------------------------------------------------------------

    /// The type of a value; `None` for `?`.
    #[inline]
    pub(crate) fn type_of(&mut self, v: ValId) -> Option<TypeId> {
        match self.vals.written_type(v) {
            Some(t) => Some(t),
            None => self.found_type(v),
        }
    }

    /// The type of a value that does not say it itself.
    fn found_type(&mut self, v: ValId) -> Option<TypeId> {
        if let Some(r) = v.as_def() {
            return Some(self.frozen_type(r));
        }
        Some(match self.vals.node_here(v) {
            Node::VarBit(..) => BIT,
            Node::IsA(..) | Node::Exists(..) | Node::Int(_) => INT,
            Node::Bits(w) => self.types.bits(w.len),
            Node::Dag(_) => DAG,
            Node::Inst(c, _) => self.class_type(c),
            _ => return None,
        })
    }

    /// Whether every class of `to` is among the classes of `from` or their ancestors.
    fn record_isa(&self, from: &[RecId], to: &[RecId]) -> bool {
        to.iter().all(|t| from.iter().any(|f| f == t || self.is_subclass(*f, *t)))
    }

    /// Same type, or a subtype that needs no conversion.
    pub(crate) fn isa(&self, from: TypeId, to: TypeId) -> bool {
        if from == to {
            return true;
        }
        match (self.types.get(from), self.types.get(to)) {
            (Type::List(a), Type::List(b)) => self.isa(*a, *b),
            (Type::Record(a), Type::Record(b)) => self.record_isa(a, b),
            _ => false,
        }
    }

    pub(crate) fn convertible(&self, from: TypeId, to: TypeId) -> bool {
        if from == to {
            return true;
        }
        match (self.types.get(from), self.types.get(to)) {
            (Type::Bit, Type::Int) | (Type::Int, Type::Bit | Type::Bits(_)) => true,
            (Type::Bit, Type::Bits(n)) | (Type::Bits(n), Type::Bit) => *n == 1,
            (Type::Bits(_), Type::Int) => true,
            (Type::List(a), Type::List(b)) => self.convertible(*a, *b),
            (Type::Record(a), Type::Record(b)) => self.record_isa(a, b),
            _ => false,
        }
    }

    /// The type that values of both types have.
    pub(crate) fn join(&mut self, a: TypeId, b: TypeId) -> Option<TypeId> {
        if a == b {
            return Some(a);
        }
        match (self.types.get(a), self.types.get(b)) {
            (Type::Record(ca), Type::Record(cb)) if self.record_isa(cb, ca) => Some(a),
            (Type::Record(ca), Type::Record(cb)) => {
                let common = self.common_classes(ca, cb);
                Some(self.record_type_of(common))
            }
            _ if self.convertible(a, b) => Some(b),
            _ if self.convertible(b, a) => Some(a),
            (Type::List(x), Type::List(y)) => {
                let e = self.join(*x, *y)?;
                Some(self.types.list(e))
            }
            _ => None,
        }
    }

    /// The classes nearest to those of `a` that records of both types derive from.
    fn common_classes(&self, a: &[RecId], b: &[RecId]) -> Vec<RecId> {
        let mut common = Vec::new();
        let mut stack: Vec<RecId> = a.to_vec();
        let mut seen = rustc_hash::FxHashSet::default();
        while let Some(c) = stack.pop() {
            if !seen.insert(c) {
                continue;
            }
            if b.iter().any(|&d| d == c || self.is_subclass(d, c)) {
                common.push(c);
            } else {
                stack.extend_from_slice(self.supers(c));
            }
        }
        common
    }

    /// The type of field `name` of values of `v`'s type.
    pub(crate) fn field_type(&mut self, v: ValId, name: Sym) -> Option<TypeId> {
        if let Some(r) = v.as_def() {
            return self.type_of_field(r, name);
        }
        let ty = self.type_of(v)?;
        for i in 0..self.types.classes_of(ty)?.len() {
            let class = self.types.classes_of(ty)?[i];
            if let Some(ty) = self.type_of_field(class, name) {
                return Some(ty);
            }
        }
        None
    }

    // ---- values -----------------------------------------------------------------------------------------

    /// Whether the value consists of constants only.
    pub(crate) fn is_concrete(&self, v: ValId) -> bool {
        !self.vals.has(v, ABSTRACT) || self.vals.has(v, FIELD) && self.parts_are_concrete(v)
    }

    /// With a work list: fields may refer to fields of other records, and those again, as deeply as there
    /// are records.
    fn parts_are_concrete(&self, v: ValId) -> bool {
        let mut work = vec![v];
        while let Some(v) = work.pop() {
            if !self.vals.has(v, ABSTRACT) {
                continue;
            }
            if !self.vals.has(v, FIELD) {
                return false;
            }
            let mut push = |w, step| work.extend(self.vals.words(w).iter().step_by(step).map(|&x| ValId(x)));
            match self.vals.node(v) {
                Node::Field(r, name, _) => {
                    let Node::Def(d) = self.vals.node(r) else { return false };
                    match self.field(d, name).map(|f| f.value) {
                        Some(value) if value != v => work.push(value),
                        _ => return false,
                    }
                }
                Node::Bits(w) | Node::List(_, w) | Node::Cond(_, w) => push(w, 1),
                Node::Dag(w) => push(w, 2),
                _ => return false,
            }
        }
        true
    }

    pub(crate) fn is_complete(&self, v: ValId) -> bool {
        !self.vals.has(v, INCOMPLETE)
    }

    pub(crate) fn is_string(&self, v: ValId) -> bool {
        self.vals.as_str(v).is_some()
    }

    pub(crate) fn un(&mut self, op: Op, a: ValId, ty: TypeId) -> ValId {
        self.vals.intern(Node::Un(op, a, ty), &[])
    }

    pub(crate) fn bin(&mut self, op: Op, a: ValId, b: ValId, ty: TypeId) -> ValId {
        self.vals.intern(Node::Bin(op, a, b, ty), &[])
    }

    /// `?` for each bit that is not there.
    pub(crate) fn unset_bits(&mut self, n: u32) -> ValId {
        self.vals.bits(&vec![UNSET; n as usize])
    }
}
