//! The classes of dialects that are known, and whether others may be that were not read.

use crate::model::{EnumModel, TypeModel};
use crate::symbols::Symbols;
use crate::td::CONSTANTS;
use pdll_bytecode::query::{Class, Scalar};
use pdll_tablegen::Records;
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// The trait of operations that hold a constant, as a class.
pub(crate) const CONSTANT_LIKE: &str = "OpTrait::ConstantLike";

/// The classes of dialects, by C++ name without `mlir::` in front.
#[derive(Debug, Default)]
pub struct Classes {
    all: BTreeMap<String, Class>,
    /// What those of types and attributes consist of.
    pub(super) symbols: Symbols,
    unread: Option<Unread>,
    /// The whole names of classes by their last part. Made when it is first asked for.
    by_last: OnceLock<BTreeMap<String, Vec<String>>>,
    /// Classes of operations that code makes or asks for their parts, and that are not known as such.
    missing_ops: Mutex<BTreeSet<String>>,
    /// Nobody will ask what is missing.
    closed: bool,
}

/// Files are read on demand: operations and interfaces may be missing, but no types or attributes.
#[derive(Debug, Default)]
struct Unread {
    /// Whether it was asked which operations hold a constant.
    constants: AtomicBool,
    /// Whether what else was asked may have another answer when all is read.
    asked: AtomicBool,
    /// Names that were asked for and that no class has, as far as is known.
    unknown: Mutex<BTreeSet<String>>,
}

impl Unread {
    fn unknown(&self) -> BTreeSet<String> {
        self.unknown.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Clone for Classes {
    fn clone(&self) -> Self {
        let unread = self.unread.as_ref().map(|u| Unread {
            constants: AtomicBool::new(u.constants.load(Ordering::Relaxed)),
            asked: AtomicBool::new(u.asked.load(Ordering::Relaxed)),
            unknown: Mutex::new(u.unknown()),
        });
        let missing_ops = Mutex::new(self.missing_ops());
        let (all, symbols, by_last) = (self.all.clone(), self.symbols.clone(), OnceLock::new());
        Self { all, symbols, unread, by_last, missing_ops, closed: self.closed }
    }
}

/// How much was asked of [`Classes`] that may have another answer when all is read: grows, never shrinks.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct OpenQuestions {
    constants: bool,
    others: bool,
    unknown: usize,
    missing_ops: usize,
}

impl Classes {
    /// None.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The class of a name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Class> {
        self.all.get(name)
    }

    /// The class that code means by a name from which it leaves namespaces out that it stands in: the only
    /// one of its kind that is called so.
    pub(super) fn within(&self, name: &str, of: Scalar) -> Option<&Class> {
        let last = name.rsplit("::").next()?;
        let names = self.by_last.get_or_init(|| self.names_by_last()).get(last)?;
        let leaves_out = |full: &&String| full.strip_suffix(name).is_some_and(|space| space.ends_with("::"));
        let mut fitting =
            names.iter().filter(leaves_out).filter_map(|n| self.all.get(n)).filter(|c| is_of(c, of));
        fitting.next().filter(|_| fitting.next().is_none())
    }

    fn names_by_last(&self) -> BTreeMap<String, Vec<String>> {
        let mut names: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for name in self.all.keys() {
            let Some((_, last)) = name.rsplit_once("::") else { continue };
            names.entry(last.to_string()).or_default().push(name.clone());
        }
        names
    }

    /// The place of a class of a name.
    pub fn entry(&mut self, name: String) -> Entry<'_, String, Class> {
        self.by_last.take();
        self.all.entry(name)
    }

    /// Adds what a type (sigil `!`) or attribute (`#`) consists of.
    pub(crate) fn add_symbol(&mut self, model: &Arc<TypeModel>, sigil: char) {
        self.symbols.add(model, sigil);
    }

    /// Adds an enumeration of which types and attributes may have cases.
    pub(crate) fn add_enum(&mut self, model: &Arc<EnumModel>) {
        self.symbols.add_enum(model);
    }

    /// Operations and interfaces are missing that nothing led to.
    pub(crate) fn are_partial(&mut self) {
        self.unread = Some(Unread::default());
    }

    /// What is missing is not noted any more: all that the files say is read.
    pub(crate) fn close(&mut self) {
        self.closed = true;
    }

    /// Whether something was asked that only reading everything in the files of `records` tells.
    #[must_use]
    pub fn need_everything(&self, records: &Records) -> bool {
        let Some(unread) = &self.unread else { return false };
        unread.asked.load(Ordering::Relaxed)
            || unread.constants.load(Ordering::Relaxed) && !records.is_sure_of(CONSTANTS)
            || records.may_name_class(&unread.unknown())
    }

    /// How much was asked for that may have another answer when all is read.
    pub(crate) fn open_questions(&self) -> OpenQuestions {
        let mut open = OpenQuestions { missing_ops: self.missing_ops().len(), ..OpenQuestions::default() };
        if let Some(unread) = &self.unread {
            open.constants = unread.constants.load(Ordering::Relaxed);
            open.others = unread.asked.load(Ordering::Relaxed);
            open.unknown = unread.unknown().len();
        }
        open
    }

    /// Something is named that is not known.
    pub fn note_unknown(&self) {
        if let Some(unread) = &self.unread {
            unread.asked.store(true, Ordering::Relaxed);
        }
    }

    /// Code makes operations of a class, or asks for their parts, and no operation that is known has it.
    pub fn op_is_missing(&self, class: &str) {
        if self.closed {
            return;
        }
        self.missing_ops.lock().unwrap_or_else(PoisonError::into_inner).insert(class.to_string());
        self.asked(class, None, false);
    }

    /// The classes for which [`Self::op_is_missing`] was said.
    #[must_use]
    pub fn missing_ops(&self) -> BTreeSet<String> {
        self.missing_ops.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// A class is asked for: of objects of this sort, if they are of one; `known` if any is known by the
    /// name.
    pub(super) fn asked(&self, name: &str, of: Option<Scalar>, known: bool) {
        let Some(unread) = &self.unread else { return };
        let of_op = of.is_some_and(|of| !matches!(of, Scalar::Type | Scalar::Attr));
        if !known {
            // Only an operation or interface that was not read can be called so.
            unread.unknown.lock().unwrap_or_else(PoisonError::into_inner).insert(name.to_string());
        } else if of_op {
            let asked = if name == CONSTANT_LIKE { &unread.constants } else { &unread.asked };
            asked.store(true, Ordering::Relaxed);
        }
    }
}

/// Are the objects of a class of this sort?
fn is_of(class: &Class, of: Scalar) -> bool {
    let sigil = class.instances.first().and_then(|i| i.chars().next()).filter(|c| "!#".contains(*c));
    match of {
        Scalar::Type => sigil == Some('!'),
        Scalar::Attr => sigil == Some('#'),
        Scalar::Op => sigil.is_none() && !class.instances.is_empty(),
        _ => false,
    }
}
