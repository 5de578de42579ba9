//! `--dump-json`: the records as one JSON object, streamed.
//!
//! The members of every object stand in the byte order of their names, as in the output of `llvm-tblgen`,
//! so that the two can be compared byte by byte. Written by hand: a serializer would ask for every record
//! as a tree, or for each string as valid UTF-8 before it is known that it is one, and printing is a third
//! of the time that a `.td` file takes.

use crate::context::Cx;
use crate::intern::Sym;
use crate::layout::FieldKind;
use crate::record::{Field, RecId, RecKind};
use crate::records::Records;
use crate::value::{NO_NAME, Node, ValId};
use std::io::{self, BufWriter, Write};

/// Writes the records as `llvm-tblgen --dump-json` does: one object on one line.
///
/// Errors: those of `out`.
pub fn dump(records: &Records, out: impl Write) -> io::Result<()> {
    let cx = records.cx();
    let mut w = Writer { records, cx, out: BufWriter::with_capacity(1 << 16, out), scratch: Vec::new() };
    w.all(&records.sorted_defs())?;
    w.out.flush()
}

/// A member of the whole object.
enum Member {
    /// For each class, the defs that derive from it.
    Instances,
    /// The version of this format.
    Version,
    Def(RecId),
}

/// The members of the whole object in byte order of their names. A def takes the place of the version if it
/// has its name, but not that of the lists of instances.
fn all_members<'a>(defs: &[(RecId, &'a str)]) -> Vec<(&'a str, Member)> {
    let mut members: Vec<_> = defs.iter().map(|&(def, name)| (name, Member::Def(def))).collect();
    members.sort_by_key(|m| m.0);
    let version = "!tablegen_json_version";
    if let Err(at) = members.binary_search_by_key(&version, |m| m.0) {
        members.insert(at, (version, Member::Version));
    }
    let instances = ("!instanceof", Member::Instances);
    match members.binary_search_by_key(&instances.0, |m| m.0) {
        Ok(at) => members[at] = instances,
        Err(at) => members.insert(at, instances),
    }
    members
}

struct Writer<'a, W: Write> {
    records: &'a Records,
    cx: &'a Cx,
    out: BufWriter<W>,
    scratch: Vec<u8>,
}

/// The fields of a record in byte order of their names.
fn members(cx: &Cx, rec: RecId) -> Vec<Field> {
    let mut fields: Vec<Field> = cx.fields(rec).collect();
    fields.sort_by_key(|f| cx.syms.bytes(f.name));
    fields
}

impl<W: Write> Writer<'_, W> {
    fn all(&mut self, defs: &[(RecId, &str)]) -> io::Result<()> {
        self.out.write_all(b"{")?;
        for (i, (name, member)) in all_members(defs).into_iter().enumerate() {
            self.comma(i)?;
            self.quoted(name.as_bytes())?;
            self.out.write_all(b":")?;
            match member {
                Member::Instances => self.instances(defs)?,
                Member::Version => self.out.write_all(b"1")?,
                Member::Def(def) => self.def(def)?,
            }
        }
        self.out.write_all(b"}\n")
    }

    fn instances(&mut self, defs: &[(RecId, &str)]) -> io::Result<()> {
        let mut of_class: rustc_hash::FxHashMap<RecId, Vec<&str>> = rustc_hash::FxHashMap::default();
        for &(d, name) in defs {
            for s in self.cx.superclasses(d) {
                of_class.entry(s).or_default().push(name);
            }
        }
        let mut classes: Vec<RecId> = self.cx.all_classes().collect();
        classes.sort_by_cached_key(|&c| self.cx.rec_name(c));
        self.out.write_all(b"{")?;
        for (i, c) in classes.iter().enumerate() {
            self.comma(i)?;
            self.record_name(*c)?;
            self.out.write_all(b":[")?;
            for (j, &name) in of_class.get(c).map_or(&[][..], Vec::as_slice).iter().enumerate() {
                self.comma(j)?;
                self.quoted(name.as_bytes())?;
            }
            self.out.write_all(b"]")?;
        }
        self.out.write_all(b"}")
    }

    fn comma(&mut self, index: usize) -> io::Result<()> {
        if index > 0 { self.out.write_all(b",") } else { Ok(()) }
    }

    fn def(&mut self, d: RecId) -> io::Result<()> {
        let rec = self.cx.rec(d);
        let anonymous = matches!(rec.kind, RecKind::AnonymousDef | RecKind::Instance);
        self.out.write_all(if anonymous { b"{\"!anonymous\":true," } else { b"{\"!anonymous\":false," })?;
        self.out.write_all(b"\"!fields\":[")?;
        for (i, f) in self.cx.fields(d).filter(|f| f.kind == FieldKind::MayBeAbstract).enumerate() {
            self.comma(i)?;
            self.sym(f.name)?;
        }
        self.out.write_all(b"],\"!locs\":[")?;
        for (i, &loc) in std::iter::once(&rec.loc).chain(&self.cx.details(d).defm_locs).enumerate() {
            self.comma(i)?;
            let path = self.cx.sources.path(loc);
            let base = path.rsplit('/').next().unwrap_or("");
            let text = format!("{base}:{}", self.cx.line(loc));
            self.text(text.as_bytes())?;
        }
        self.out.write_all(b"],\"!name\":")?;
        self.record_name(d)?;
        self.out.write_all(b",\"!superclasses\":[")?;
        for (i, s) in self.cx.superclasses(d).into_iter().enumerate() {
            self.comma(i)?;
            self.record_name(s)?;
        }
        self.out.write_all(b"]")?;
        for f in members(self.cx, d) {
            self.out.write_all(b",")?;
            self.sym(f.name)?;
            self.out.write_all(b":")?;
            self.value(f.value)?;
        }
        self.out.write_all(b"}")
    }

    fn value(&mut self, v: ValId) -> io::Result<()> {
        match self.cx.vals.node(v) {
            Node::Unset => self.out.write_all(b"null"),
            Node::Bit(b) => self.out.write_all(if b { b"1" } else { b"0" }),
            Node::Int(n) => write!(self.out, "{n}"),
            Node::Str(s, _) => self.sym(s),
            Node::Anon(_) => self.printed(v),
            Node::Bits(w) | Node::List(_, w) => {
                self.out.write_all(b"[")?;
                for i in 0..w.len {
                    self.comma(i as usize)?;
                    self.value(self.cx.vals.at(w, i))?;
                }
                self.out.write_all(b"]")
            }
            Node::Def(r) => {
                self.out.write_all(b"{\"def\":")?;
                self.record_name(r)?;
                self.out.write_all(b",")?;
                self.kind_and_printable("def", v)?;
                self.out.write_all(b"}")
            }
            Node::Var(s, _) => {
                self.out.write_all(b"{")?;
                self.kind_and_printable("var", v)?;
                self.variable(s)
            }
            Node::VarBit(base, i) => match self.cx.vals.node(base) {
                Node::Var(s, _) => {
                    write!(self.out, "{{\"index\":{i},")?;
                    self.kind_and_printable("varbit", v)?;
                    self.variable(s)
                }
                _ => self.complex(v),
            },
            Node::Dag(w) => self.dag(v, self.cx.vals.words(w)),
            _ => self.complex(v),
        }
    }

    /// A dag, from its words: operator, name, and an argument and its name each.
    fn dag(&mut self, v: ValId, words: &[u32]) -> io::Result<()> {
        self.out.write_all(b"{\"args\":[")?;
        for (i, arg) in words[2..].chunks(2).enumerate() {
            self.comma(i)?;
            self.out.write_all(b"[")?;
            self.value(ValId(arg[0]))?;
            self.out.write_all(b",")?;
            match arg[1] {
                NO_NAME => self.out.write_all(b"null")?,
                name => self.sym(Sym(name))?,
            }
            self.out.write_all(b"]")?;
        }
        self.out.write_all(b"],\"kind\":\"dag\"")?;
        if words[1] != NO_NAME {
            self.out.write_all(b",\"name\":")?;
            self.sym(Sym(words[1]))?;
        }
        self.out.write_all(b",\"operator\":")?;
        self.value(ValId(words[0]))?;
        self.out.write_all(b",\"printable\":")?;
        self.printed(v)?;
        self.out.write_all(b"}")
    }

    fn complex(&mut self, v: ValId) -> io::Result<()> {
        self.out.write_all(b"{")?;
        self.kind_and_printable("complex", v)?;
        self.out.write_all(b"}")
    }

    /// These two members of the object of a value.
    fn kind_and_printable(&mut self, kind: &str, v: ValId) -> io::Result<()> {
        write!(self.out, "\"kind\":\"{kind}\",\"printable\":")?;
        self.printed(v)
    }

    fn printed(&mut self, v: ValId) -> io::Result<()> {
        let mut scratch = std::mem::take(&mut self.scratch);
        scratch.clear();
        self.cx.print_to(v, &mut scratch);
        self.text(&scratch)?;
        self.scratch = scratch;
        Ok(())
    }

    fn record_name(&mut self, r: RecId) -> io::Result<()> {
        self.quoted(self.records.name(r).as_bytes())
    }

    /// The last member of the object of a variable.
    fn variable(&mut self, name: Sym) -> io::Result<()> {
        let text = self.cx.variable_text(name);
        self.out.write_all(b",\"var\":")?;
        self.quoted(text.as_bytes())?;
        self.out.write_all(b"}")
    }

    fn sym(&mut self, s: Sym) -> io::Result<()> {
        let cx = self.cx;
        self.quoted(cx.syms.str(s).as_bytes())
    }

    fn text(&mut self, bytes: &[u8]) -> io::Result<()> {
        match std::str::from_utf8(bytes) {
            Ok(_) => self.quoted(bytes),
            Err(_) => {
                let text = crate::intern::lossy(bytes);
                self.quoted(text.as_bytes())
            }
        }
    }

    fn quoted(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.out.write_all(b"\"")?;
        let mut from = 0;
        for (i, &b) in bytes.iter().enumerate() {
            if b >= 0x20 && b != b'"' && b != b'\\' {
                continue;
            }
            self.out.write_all(&bytes[from..i])?;
            from = i + 1;
            match b {
                b'"' => self.out.write_all(b"\\\"")?,
                b'\\' => self.out.write_all(b"\\\\")?,
                b'\t' => self.out.write_all(b"\\t")?,
                b'\n' => self.out.write_all(b"\\n")?,
                b'\r' => self.out.write_all(b"\\r")?,
                _ => write!(self.out, "\\u{b:04x}")?,
            }
        }
        self.out.write_all(&bytes[from..])?;
        self.out.write_all(b"\"")
    }
}
