//! The result of a run: classes and defs with typed field values, for those who build on TableGen (ODS, DRR).

use crate::context::Cx;
use crate::intern::Sym;
use crate::parse::Hits;
use crate::record::{Param, RecId, RecKind};
use crate::types::{Type, TypeId};
use crate::value::{NO_NAME, Node, UNSET, ValId, Words};
use pdll_source::diag::{Diagnostic, Diagnostics, Label};
use pdll_source::{Position, SourceMap, Text};
use std::path::Path;
use std::sync::OnceLock;

/// All classes and defs of an input.
pub struct Records {
    cx: Cx,
    /// See [`Cx::anonymous_names`]; from when the first is asked for.
    anonymous: OnceLock<Vec<String>>,
    /// Of what was read on demand: the defs in the order of the text, and of what was wanted whether all of
    /// it is there.
    on_demand: Option<(Vec<RecId>, Vec<Option<Hits>>)>,
}

/// A class or def.
#[derive(Clone, Copy)]
pub struct RecordRef<'a> {
    records: &'a Records,
    id: RecId,
}

/// The name of a field that is looked up in many records; of the records that gave it.
#[derive(Clone, Copy, Debug)]
pub struct FieldKey(Option<Sym>);

/// A field of a record.
#[derive(Clone, Copy)]
pub struct FieldRef<'a> {
    /// Its name.
    pub name: &'a str,
    /// Its declared type.
    pub ty: TypeId,
    /// Its value.
    pub value: Value<'a>,
}

/// A value of a field.
#[derive(Clone, Copy)]
pub enum Value<'a> {
    /// `?`
    Unset,
    /// A `bit`.
    Bit(bool),
    /// An `int`.
    Int(i64),
    /// A string; bytes that are not UTF-8 are replaced.
    String(&'a str),
    /// A code block.
    Code(&'a str),
    /// Bits, least significant first.
    Bits(ListRef<'a>),
    /// A list.
    List(ListRef<'a>),
    /// A dag.
    Dag(DagRef<'a>),
    /// A record.
    Def(RecordRef<'a>),
    /// An expression that could not be evaluated (only in classes and in fields declared with `field`).
    Expr(ExprRef<'a>),
}

/// The elements of a list or of bits.
#[derive(Clone, Copy)]
pub struct ListRef<'a> {
    records: &'a Records,
    words: Words,
}

/// A dag: an operator and arguments, each of which may have a name.
#[derive(Clone, Copy)]
pub struct DagRef<'a> {
    records: &'a Records,
    words: Words,
}

/// A value that is not a constant; it can only be printed.
#[derive(Clone, Copy)]
pub struct ExprRef<'a> {
    records: &'a Records,
    value: ValId,
}

impl Records {
    pub(crate) fn new(mut cx: Cx) -> Self {
        cx.syms.text.share();
        Records { cx, anonymous: OnceLock::new(), on_demand: None }
    }

    /// Those that were read on demand; see [`crate::parse_on_demand`].
    pub(crate) fn partial(cx: Cx, hits: Vec<Option<Hits>>) -> Self {
        let order = cx.unread.is_partial().then(|| (cx.defs_by_origin(), hits));
        Records { on_demand: order, ..Records::new(cx) }
    }

    /// Whether definitions of included files are missing, which nothing asked for.
    pub fn is_partial(&self) -> bool {
        self.on_demand.is_some()
    }

    /// Whether all defs are there that were wanted as the `n`th: none can have the word from elsewhere.
    pub fn is_sure_of(&self, n: usize) -> bool {
        let Some((_, hits)) = &self.on_demand else { return true };
        hits[n].as_ref().is_none_or(|hits| self.cx.is_all(hits))
    }

    pub(crate) fn cx(&self) -> &Cx {
        &self.cx
    }

    /// About how many bytes of memory they take.
    pub fn memory(&self) -> usize {
        self.cx.memory()
    }

    /// The name of a class or finished def.
    pub(crate) fn name(&self, id: RecId) -> &str {
        match self.cx.vals.node(self.cx.rec(id).name) {
            Node::Str(s, _) => self.cx.syms.str(s),
            Node::Anon(n) => &self.anonymous.get_or_init(|| self.cx.anonymous_names())[n as usize],
            _ => "",
        }
    }

    /// The defs and their names in byte order of the names.
    pub(crate) fn sorted_defs(&self) -> Vec<(RecId, &str)> {
        let mut all: Vec<(RecId, &str)> = self.cx.all_defs().map(|d| (d, self.name(d))).collect();
        all.sort_by_key(|&(d, name)| match self.cx.vals.as_str(self.cx.rec(d).name) {
            Some((s, _)) => self.cx.syms.bytes(s),
            None => name.as_bytes(),
        });
        all
    }

    fn at(&self, id: RecId) -> RecordRef<'_> {
        RecordRef { records: self, id }
    }

    fn value(&self, v: ValId) -> Value<'_> {
        match self.cx.vals.node(v) {
            Node::Unset => Value::Unset,
            Node::Bit(b) => Value::Bit(b),
            Node::Int(n) => Value::Int(n),
            Node::Str(s, false) => Value::String(self.cx.syms.str(s)),
            Node::Str(s, true) => Value::Code(self.cx.syms.str(s)),
            Node::Bits(words) => Value::Bits(ListRef { records: self, words }),
            Node::List(_, words) => Value::List(ListRef { records: self, words }),
            Node::Dag(words) => Value::Dag(DagRef { records: self, words }),
            Node::Def(id) => Value::Def(self.at(id)),
            _ => Value::Expr(ExprRef { records: self, value: v }),
        }
    }

    fn name_in_dag(&self, word: u32) -> Option<&str> {
        (word != NO_NAME).then(|| self.cx.syms.str(Sym(word)))
    }

    /// All classes in order of definition.
    pub fn classes(&self) -> impl Iterator<Item = RecordRef<'_>> {
        self.cx.all_classes().map(|c| self.at(c))
    }

    /// All defs, with the anonymous ones, in order of definition.
    pub fn defs(&self) -> impl Iterator<Item = RecordRef<'_>> {
        let (all, ordered) = match &self.on_demand {
            None => (Some(self.cx.all_defs()), &[][..]),
            Some((order, _)) => (None, &order[..]),
        };
        all.into_iter().flatten().chain(ordered.iter().copied()).map(|d| self.at(d))
    }

    /// The defs that derive from the class named `class`, in order of definition; none if there is no such
    /// class.
    pub fn defs_of(&self, class: &str) -> impl Iterator<Item = RecordRef<'_>> {
        let class = self.class(class).map(|c| c.id);
        self.defs().filter(move |d| class.is_some_and(|c| self.cx.is_subclass(d.id, c)))
    }

    /// The class of that name.
    pub fn class(&self, name: &str) -> Option<RecordRef<'_>> {
        let s = self.cx.syms.find(name.as_bytes())?;
        self.cx.classes.get(&s).map(|&c| self.at(c))
    }

    /// The def of that name.
    pub fn def(&self, name: &str) -> Option<RecordRef<'_>> {
        let named = match self.cx.syms.find(name.as_bytes()) {
            Some(s) => self.cx.def_named(s),
            None => self.cx.instance_named(name.as_bytes()),
        };
        named.map(|d| self.at(d))
    }

    /// The name of a field, found once for many records.
    pub fn field_key(&self, name: &str) -> FieldKey {
        FieldKey(self.cx.syms.find(name.as_bytes()))
    }

    /// The record with that handle (of these records).
    pub fn record(&self, id: RecId) -> RecordRef<'_> {
        self.at(id)
    }

    /// What a type is.
    pub fn ty(&self, t: TypeId) -> &Type {
        self.cx.types.get(t)
    }

    /// A type as it is written.
    pub fn type_text(&self, t: TypeId) -> String {
        self.cx.print_type(t)
    }

    /// The files that were opened, the main file first, each once, in the order of opening.
    pub fn files(&self) -> Vec<&Path> {
        let mut seen = rustc_hash::FxHashSet::default();
        self.cx.sources.opened().map(|(path, _)| path).filter(|p| seen.insert(*p)).collect()
    }

    /// Path and text of everything that was opened, in that order; a file that was opened twice is there
    /// twice.
    pub fn sources(&self) -> impl Iterator<Item = (&Path, Text)> {
        self.cx.sources.opened().map(|(path, span)| (path, self.cx.syms.text.text(span)))
    }

    /// The texts of everything that was opened, in that order: what the diagnostics of these records
    /// point into.
    pub fn source_map(&self) -> SourceMap {
        self.cx.source_map()
    }

    /// A warning for each parameter of a class or multiclass that nothing in it mentions: it has no effect,
    /// or its name is misspelt where it was meant. They are in the order of the text, and of the ones that
    /// llvm-tblgen warns of. Places are spans in [`Self::source_map`], of the name where it is declared.
    pub fn unused_parameters(&self) -> Diagnostics {
        let all = (0..self.cx.recs.len()).flat_map(|r| self.cx.params(RecId(r as u32)));
        let report = |p: &Param| {
            let place = p.loc.place(self.cx.syms.bytes(p.plain).len());
            let message = format!("nothing uses the template parameter `{}`", self.cx.syms.str(p.plain));
            Diagnostic::warning("unused-template-argument", place, message)
        };
        all.filter(|p| p.var == UNSET).map(report).collect()
    }

    /// What `dump` statements said, each at its file, line and column.
    pub fn dumped(&self) -> Vec<Label> {
        let note = |(loc, m): &(_, String)| Label::new(self.cx.position(*loc), m.clone());
        self.cx.dumped.iter().map(note).collect()
    }
}

impl<'a> RecordRef<'a> {
    /// Its handle.
    pub fn id(&self) -> RecId {
        self.id
    }

    /// Its name.
    pub fn name(&self) -> &'a str {
        self.records.name(self.id)
    }

    /// Whether it is a def without name or a class instance.
    pub fn is_anonymous(&self) -> bool {
        matches!(self.records.cx.rec(self.id).kind, RecKind::AnonymousDef | RecKind::Instance)
    }

    /// Whether it derives, directly or not, from the class of that name.
    pub fn is_subclass_of(&self, class: &str) -> bool {
        self.records.class(class).is_some_and(|c| self.records.cx.is_subclass(self.id, c.id))
    }

    /// Whether it derives, directly or not, from the class with that handle.
    pub fn derives_from(&self, class: RecId) -> bool {
        self.records.cx.is_subclass(self.id, class)
    }

    /// The classes it derives from directly, as written.
    pub fn direct_superclasses(&self) -> impl Iterator<Item = RecordRef<'a>> + use<'a> {
        let records = self.records;
        records.cx.supers(self.id).iter().map(move |&s| records.at(s))
    }

    /// All its superclasses, each once, bases first.
    pub fn superclasses(&self) -> impl Iterator<Item = RecordRef<'a>> + use<'a> {
        let records = self.records;
        records.cx.ancestors(self.id).iter().map(move |&s| records.at(s))
    }

    /// Its fields in order of declaration.
    pub fn fields(&self) -> impl Iterator<Item = FieldRef<'a>> + use<'a> {
        let records = self.records;
        records.cx.fields(self.id).map(move |f| FieldRef {
            name: records.cx.syms.str(f.name),
            ty: f.ty,
            value: records.value(f.value),
        })
    }

    /// The value of the field of that name; `None` if there is no such field.
    pub fn value(&self, field: &str) -> Option<Value<'a>> {
        let s = self.records.cx.syms.find(field.as_bytes())?;
        let f = self.records.cx.field(self.id, s)?;
        Some(self.records.value(f.value))
    }

    /// The value of the field with that name; `None` if there is no such field.
    pub fn get(&self, field: FieldKey) -> Option<Value<'a>> {
        let f = self.records.cx.field(self.id, field.0?)?;
        Some(self.records.value(f.value))
    }

    /// A field that holds a string or code.
    pub fn string(&self, field: &str) -> Option<&'a str> {
        self.value(field)?.as_str()
    }

    /// A field that holds an int or a bit.
    pub fn int(&self, field: &str) -> Option<i64> {
        self.value(field)?.as_int()
    }

    /// A field that holds a list.
    pub fn list(&self, field: &str) -> Option<ListRef<'a>> {
        match self.value(field)? {
            Value::List(l) => Some(l),
            _ => None,
        }
    }

    /// A field that holds a dag.
    pub fn dag(&self, field: &str) -> Option<DagRef<'a>> {
        match self.value(field)? {
            Value::Dag(d) => Some(d),
            _ => None,
        }
    }

    /// A field that holds a record.
    pub fn def(&self, field: &str) -> Option<RecordRef<'a>> {
        self.value(field)?.as_def()
    }

    /// Where it was defined; then, for what a `defm` made, the places of the multiclass references.
    pub fn places(&self) -> Vec<Position> {
        let cx = &self.records.cx;
        let own = cx.rec(self.id).loc;
        std::iter::once(&own).chain(&cx.details(self.id).defm_locs).map(|&l| cx.position(l)).collect()
    }

    /// Where it was defined: a position in [`Records::sources`] and a byte offset in that file.
    pub fn position(&self) -> Option<(usize, usize)> {
        let cx = &self.records.cx;
        let loc = cx.rec(self.id).loc;
        cx.sources.find(loc).map(|(file, offset)| (file, offset as usize))
    }

    /// Where the field of that name was declared.
    pub fn field_place(&self, field: &str) -> Option<Position> {
        let cx = &self.records.cx;
        let f = cx.field(self.id, cx.syms.find(field.as_bytes())?)?;
        Some(cx.position(f.loc))
    }
}

impl std::fmt::Debug for RecordRef<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

impl PartialEq for RecordRef<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl<'a> Value<'a> {
    /// The text of a string or code block.
    pub fn as_str(&self) -> Option<&'a str> {
        match self {
            Value::String(s) | Value::Code(s) => Some(s),
            _ => None,
        }
    }

    /// The number of an int or bit.
    pub fn as_int(&self) -> Option<i64> {
        match self {
            Value::Int(n) => Some(*n),
            Value::Bit(b) => Some(*b as i64),
            _ => None,
        }
    }

    /// The record.
    pub fn as_def(&self) -> Option<RecordRef<'a>> {
        match self {
            Value::Def(d) => Some(*d),
            _ => None,
        }
    }
}

impl<'a> ListRef<'a> {
    /// Number of elements.
    pub fn len(&self) -> usize {
        self.words.len as usize
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.words.len == 0
    }

    /// The elements in order.
    pub fn iter(&self) -> impl Iterator<Item = Value<'a>> + use<'a> {
        let records = self.records;
        records.cx.vals.words(self.words).iter().map(move |&v| records.value(ValId(v)))
    }
}

impl<'a> DagRef<'a> {
    /// The words of the operator, then those of each argument: a value, and its name or `NO_NAME`.
    fn words(&self) -> &'a [u32] {
        self.records.cx.vals.words(self.words)
    }

    /// The operator.
    pub fn operator(&self) -> Value<'a> {
        self.records.value(ValId(self.words()[0]))
    }

    /// The operator's name, without the `$`.
    pub fn operator_name(&self) -> Option<&'a str> {
        self.records.name_in_dag(self.words()[1])
    }

    /// The arguments, each with its name (without the `$`).
    pub fn args(&self) -> impl Iterator<Item = (Value<'a>, Option<&'a str>)> + use<'a> {
        let records = self.records;
        let pair = move |p: &[u32]| (records.value(ValId(p[0])), records.name_in_dag(p[1]));
        self.words()[2..].chunks_exact(2).map(pair)
    }

    /// The arguments without their names.
    pub fn arg_values(&self) -> impl Iterator<Item = Value<'a>> + use<'a> {
        let records = self.records;
        self.words()[2..].chunks_exact(2).map(move |p| records.value(ValId(p[0])))
    }

    /// Number of arguments.
    pub fn len(&self) -> usize {
        self.words.len as usize / 2 - 1
    }

    /// Whether there are no arguments.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl std::fmt::Display for ExprRef<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.records.cx.print(self.value))
    }
}
