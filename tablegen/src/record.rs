//! Records: classes, defs, prototypes of defs inside multiclasses, and the template parameters of
//! multiclasses. What every record has is small and flat; what few have (assertions, parameters) is
//! elsewhere.

use crate::intern::Sym;
use crate::layout::{EMPTY_LAYOUT, FieldKind, LayoutId};
use crate::source::Loc;
use crate::types::TypeId;
use crate::value::{UNSET, ValId};
use std::ops::Range;

/// Handle of a record.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct RecId(pub(crate) u32);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RecKind {
    Class,
    Def,
    /// A def that was given no name.
    AnonymousDef,
    /// What a class with arguments makes. Its name is final although it is not text.
    Instance,
    Multiclass,
}

/// A field with its value, as the accessors of [`crate::context::Cx`] give it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Field {
    pub(crate) name: Sym,
    pub(crate) ty: TypeId,
    pub(crate) value: ValId,
    pub(crate) loc: Loc,
    pub(crate) kind: FieldKind,
}

/// That of records that are neither, and what classes begin with.
pub(crate) const NO_TEMPLATE: Template =
    Template { params: Span { start: 0, len: 0 }, room: 0, name_var: UNSET, lineage: None };

/// What a variable's name stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Variable {
    /// A field, or what a loop or an operator binds: the name is text.
    Plain(Sym),
    /// The parameter at this place among those of all classes and multiclasses.
    Param(u32),
    /// `NAME` in this class or multiclass.
    NameOf(RecId),
}

/// The names of parameters and of `NAME` as variables: they are behind those that are text. Hardly anybody
/// asks how they are written, so that text is made when it is printed.
const PARAMS: u32 = 1 << 30;
const NAMES: u32 = 1 << 31;

impl Variable {
    /// The name of a parameter, in a class or multiclass or as the name of an argument.
    pub(crate) fn param(place: u32) -> Sym {
        Sym(PARAMS | place)
    }

    /// That of `NAME` in a class or multiclass.
    pub(crate) fn name_of(rec: RecId) -> Sym {
        Sym(NAMES | rec.0)
    }

    pub(crate) fn of(name: Sym) -> Variable {
        match name.0 {
            ..PARAMS => Variable::Plain(name),
            PARAMS..NAMES => Variable::Param(name.0 - PARAMS),
            _ => Variable::NameOf(RecId(name.0 - NAMES)),
        }
    }
}

/// A parameter of a class or multiclass.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Param {
    pub(crate) plain: Sym,
    /// The class or multiclass.
    pub(crate) owner: RecId,
    pub(crate) ty: TypeId,
    pub(crate) default: ValId,
    pub(crate) loc: Loc,
    /// The parameter as a variable, once it was mentioned; before that `UNSET`.
    pub(crate) var: ValId,
}

/// What classes and multiclasses have beside fields.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Template {
    pub(crate) params: Span,
    /// How many there may be where they are.
    pub(crate) room: u32,
    /// `NAME` in it as a variable, once it was mentioned; before that `UNSET`.
    pub(crate) name_var: ValId,
    /// Of a class that something derives from: its ancestors and itself, shared by what derives from it
    /// alone.
    pub(crate) lineage: Option<Span>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Assert {
    pub(crate) loc: Loc,
    pub(crate) condition: ValId,
    pub(crate) message: ValId,
}

/// What few records have.
#[derive(Clone, Debug, Default)]
pub(crate) struct Details {
    /// One place for each `defm` level.
    pub(crate) defm_locs: Vec<Loc>,
    pub(crate) asserts: Vec<Assert>,
    pub(crate) dumps: Vec<(Loc, ValId)>,
}

/// A part of an arena.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Span {
    pub(crate) start: u32,
    pub(crate) len: u32,
}

impl Span {
    pub(crate) fn range(self) -> Range<usize> {
        self.start as usize..(self.start + self.len) as usize
    }
}

/// Stands for the type of a record that was not used as a value yet.
pub(crate) const NOT_FROZEN: TypeId = TypeId(u32::MAX);

#[derive(Clone, Copy, Debug)]
pub(crate) struct Record {
    pub(crate) kind: RecKind,
    /// Of a def: whether it is one of those that the input makes.
    pub(crate) finished: bool,
    pub(crate) name: ValId,
    pub(crate) loc: Loc,
    pub(crate) layout: LayoutId,
    /// Where its values are; there may be room for more than it has fields.
    pub(crate) values: Span,
    /// A bit for each field whose value may be anything but a constant, the last one for all fields from
    /// there on.
    pub(crate) open: u64,
    /// All superclasses, each once, and the direct ones.
    pub(crate) ancestors: Span,
    pub(crate) supers: Span,
    /// Length of the superclass enumeration with its repetitions.
    pub(crate) enumeration: u32,
    /// The type, frozen when the record was first used as a value; before that `NOT_FROZEN`.
    pub(crate) frozen_type: TypeId,
    /// Position of its [`Template`] and [`Details`]; at 0 are those of records that have none.
    pub(crate) template: u32,
    pub(crate) details: u32,
}

impl Record {
    pub(crate) fn new(kind: RecKind, name: ValId, loc: Loc) -> Self {
        Record {
            kind,
            finished: false,
            name,
            loc,
            layout: EMPTY_LAYOUT,
            values: Span::default(),
            open: 0,
            ancestors: Span::default(),
            supers: Span::default(),
            enumeration: 0,
            frozen_type: NOT_FROZEN,
            template: 0,
            details: 0,
        }
    }

    pub(crate) fn is_class(&self) -> bool {
        self.kind == RecKind::Class
    }
}
