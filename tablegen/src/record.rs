//! Records: classes, defs, prototypes of defs inside multiclasses, and the template parameters of multiclasses.

use crate::intern::Sym;
use crate::source::Loc;
use crate::types::TypeId;
use crate::value::ValId;
use std::sync::Arc;

/// Handle of a record.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct RecId(pub(crate) u32);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RecKind {
    Class,
    Def,
    AnonymousDef,
    Multiclass,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FieldKind {
    Normal,
    /// Declared with `field`: may stay unresolved.
    MayBeAbstract,
    TemplateArg,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Field {
    /// For template arguments the qualified name, `C:x`.
    pub(crate) name: Sym,
    pub(crate) ty: TypeId,
    pub(crate) value: ValId,
    pub(crate) loc: Loc,
    pub(crate) kind: FieldKind,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct TemplateArg {
    pub(crate) plain: Sym,
    pub(crate) qualified: Sym,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Assert {
    pub(crate) loc: Loc,
    pub(crate) condition: ValId,
    pub(crate) message: ValId,
}

#[derive(Clone, Debug)]
pub(crate) struct Record {
    pub(crate) kind: RecKind,
    pub(crate) name: ValId,
    /// Its own place, and one for each `defm` level.
    pub(crate) loc: Loc,
    pub(crate) defm_locs: Vec<Loc>,
    pub(crate) template_args: Vec<TemplateArg>,
    /// `C:NAME` or `M::NAME`.
    pub(crate) name_var: Sym,
    pub(crate) fields: Vec<Field>,
    pub(crate) supers: Vec<RecId>,
    /// All superclasses, each once.
    pub(crate) ancestors: Arc<[RecId]>,
    /// Of a class that something derives from: its ancestors and itself, shared by what derives from it alone.
    pub(crate) lineage: Option<Arc<[RecId]>>,
    pub(crate) asserts: Vec<Assert>,
    pub(crate) dumps: Vec<(Loc, ValId)>,
    /// The type, frozen when the record was first used as a value.
    pub(crate) frozen_type: Option<TypeId>,
    /// The record as a value, once it was used as one.
    pub(crate) value: Option<ValId>,
    /// Length of the superclass enumeration with its repetitions.
    pub(crate) enumeration: u32,
}

impl Record {
    pub(crate) fn new(kind: RecKind, name: ValId, loc: Loc) -> Self {
        Record {
            kind,
            name,
            loc,
            defm_locs: Vec::new(),
            template_args: Vec::new(),
            name_var: crate::intern::NAME,
            fields: Vec::new(),
            supers: Vec::new(),
            ancestors: Arc::default(),
            lineage: None,
            asserts: Vec::new(),
            dumps: Vec::new(),
            frozen_type: None,
            value: None,
            enumeration: 0,
        }
    }

    pub(crate) fn find(&self, name: Sym) -> Option<usize> {
        self.fields.iter().position(|f| f.name == name)
    }

    pub(crate) fn is_class(&self) -> bool {
        self.kind == RecKind::Class
    }
}
