//! Names of records: what a record is called, and which def has a name.
//!
//! A class instance is called `anonymous_` and a number. There are many, and hardly anybody mentions one by
//! its name: so its name stays a number, it is in no map of names, and its text is made when it is asked
//! for.

use crate::context::Cx;
use crate::intern::Sym;
use crate::record::{RecId, RecKind};
use crate::room;
use crate::value::{Node, ValId};

const ANONYMOUS: &[u8] = b"anonymous_";

/// Stands for no class instance.
const NONE: RecId = RecId(u32::MAX);

/// Which defs have which names.
pub(crate) struct Names {
    /// The class instance that has each number; `NONE` for the numbers of defs that were given no name.
    instances: Vec<RecId>,
    /// Whether the input gives a def a name that looks like that of a class instance.
    ambiguous: bool,
}

impl Names {
    pub(crate) fn new() -> Self {
        Names { instances: room::vector(), ambiguous: false }
    }
}

/// The number in a name that looks like that of a class instance.
fn number_in(name: &[u8]) -> Option<u32> {
    let digits = name.strip_prefix(ANONYMOUS)?;
    let number: u32 = std::str::from_utf8(digits).ok()?.parse().ok()?;
    (number.to_string().as_bytes() == digits).then_some(number)
}

impl Cx {
    /// The provisional name of a def that was given none.
    pub(crate) fn new_anonymous_name(&mut self) -> ValId {
        self.new_number(NONE)
    }

    /// The name of the class instance `rec`.
    pub(crate) fn new_instance_name(&mut self, rec: RecId) -> ValId {
        self.new_number(rec)
    }

    fn new_number(&mut self, rec: RecId) -> ValId {
        let n = self.names.instances.len() as u32;
        self.names.instances.push(rec);
        self.vals.intern(Node::Anon(n), &[])
    }

    /// The def of that name.
    pub(crate) fn def_named(&self, name: Sym) -> Option<RecId> {
        match self.defs.get(&name) {
            Some(&def) if !self.names.ambiguous => Some(def),
            // A class instance that was made later hides a def of the same name.
            def => self.instance_named(self.syms.bytes(name)).or(def.copied()),
        }
    }

    /// The finished class instance of that name.
    #[cold]
    pub(crate) fn instance_named(&self, name: &[u8]) -> Option<RecId> {
        let &rec = self.names.instances.get(number_in(name)? as usize)?;
        (rec != NONE && self.rec(rec).finished).then_some(rec)
    }

    /// Makes a def known by its name.
    pub(crate) fn add_def(&mut self, name: Sym, rec: RecId) {
        self.names.ambiguous |=
            self.rec(rec).kind == RecKind::Def && self.syms.bytes(name).starts_with(ANONYMOUS);
        self.defs.insert(name, rec);
    }

    /// Whether this is the record's name, be it a provisional one.
    pub(crate) fn has_name(&self, rec: RecId, name: Sym) -> bool {
        match self.vals.node(self.rec(rec).name) {
            Node::Str(s, _) => s == name,
            Node::Anon(n) => number_in(self.syms.bytes(name)) == Some(n),
            _ => false,
        }
    }

    /// The record's name as text.
    pub(crate) fn rec_name(&self, r: RecId) -> String {
        let name = self.rec(r).name;
        match self.vals.node(name) {
            Node::Str(s, _) => self.syms.str(s).to_string(),
            _ => self.print(name),
        }
    }

    /// The name interned, whatever form it has.
    pub(crate) fn name_sym(&mut self, name: ValId) -> Sym {
        match self.vals.as_str(name) {
            Some((s, _)) => s,
            None => {
                let text = self.print_bytes(name);
                self.syms.intern(&text)
            }
        }
    }

    /// The texts of all anonymous names by their numbers.
    pub(crate) fn anonymous_names(&self) -> Vec<String> {
        (0..self.names.instances.len()).map(|n| format!("anonymous_{n}")).collect()
    }
}
