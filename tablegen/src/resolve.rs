//! Resolving: replacing variables in a value by what a resolver knows of them, and folding what became constant.
//!
//! There are two resolvers. One is a finite map (template arguments, loop variables); its entries may refer to each
//! other. The other is a record, whose fields may refer to each other; that is how a def is finished. Around a resolver
//! there can be shadows: variables bound by `!foreach`, `!filter` or `!foldl`, which it must not replace.

use crate::context::{Cx, Res};
use crate::instance::Arg;
use crate::intern::Sym;
use crate::lexer::Bang;
use crate::record::RecId;
use crate::types::STRING;
use crate::value::{FINAL, NO_NAME, Node, Op, UNSET, VARS, ValId, WORDS, Words};
use rustc_hash::FxHashMap;

/// What folding may depend on: the record that is being resolved, and whether this is its last resolution.
#[derive(Clone, Copy, Default)]
pub(crate) struct Env {
    pub(crate) rec: Option<RecId>,
    pub(crate) is_final: bool,
}

impl Env {
    /// While parsing inside a record, or outside of any.
    pub(crate) fn of(rec: Option<RecId>) -> Self {
        Env { rec, is_final: false }
    }
}

struct Entry {
    value: ValId,
    resolved: bool,
    /// Being resolved: not visible to itself.
    busy: bool,
}

enum Kind {
    Map(Vec<(Sym, Entry)>),
    Record { cache: FxHashMap<Key, ValId>, stack: Vec<Key>, new_name: Option<ValId> },
}

/// What a record resolver can be asked for: a field, or the record's own provisional name.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Key {
    Name(Sym),
    Anonymous(ValId),
}

/// A source of values for variables.
pub(crate) struct Resolver {
    kind: Kind,
    rec: Option<RecId>,
    is_final: bool,
}

/// What holds around the value that is being resolved now.
#[derive(Clone, Copy)]
struct Around<'a> {
    shadow: Option<&'a Shadow<'a>>,
    is_final: bool,
    /// An unset answer does not replace a bit.
    keep_unset_bits: bool,
}

struct Shadow<'a> {
    names: [Sym; 2],
    outer: Option<&'a Shadow<'a>>,
}

impl Around<'_> {
    fn hides(&self, s: Sym) -> bool {
        let mut at = self.shadow;
        while let Some(sh) = at {
            if sh.names.contains(&s) {
                return true;
            }
            at = sh.outer;
        }
        false
    }
}

impl Resolver {
    /// A map without entries.
    pub(crate) fn map(rec: Option<RecId>) -> Self {
        Resolver { kind: Kind::Map(Vec::with_capacity(6)), rec, is_final: false }
    }

    /// The fields of `rec`, finally; its provisional name becomes `new_name` if given.
    pub(crate) fn record(rec: RecId, new_name: Option<ValId>) -> Self {
        let kind = Kind::Record { cache: FxHashMap::default(), stack: Vec::new(), new_name };
        Resolver { kind, rec: Some(rec), is_final: true }
    }

    pub(crate) fn set_final(&mut self) {
        self.is_final = true;
    }

    /// Adds or replaces an entry of a map.
    pub(crate) fn set(&mut self, name: Sym, value: ValId) {
        if let Kind::Map(m) = &mut self.kind {
            match m.iter_mut().find(|(s, _)| *s == name) {
                Some((_, e)) => *e = Entry { value, resolved: false, busy: false },
                None => m.push((name, Entry { value, resolved: false, busy: false })),
            }
        }
    }

    fn around(&self) -> Around<'static> {
        let keep_unset_bits = matches!(self.kind, Kind::Record { .. });
        Around { shadow: None, is_final: self.is_final, keep_unset_bits }
    }

    fn env(&self, around: Around<'_>) -> Env {
        Env { rec: self.rec, is_final: around.is_final }
    }
}

impl Cx {
    /// `v` with the variables that `r` knows replaced, folded.
    #[inline]
    pub(crate) fn resolve(&mut self, v: ValId, r: &mut Resolver) -> Res<ValId> {
        let around = r.around();
        self.resolve_in(v, r, around)
    }

    /// What `r` says a variable is.
    fn ask(&mut self, key: Key, r: &mut Resolver) -> Res<Option<ValId>> {
        if matches!(r.kind, Kind::Map(_)) {
            return self.ask_map(key, r);
        }
        let (rec, base) = (r.rec.unwrap_or(RecId(0)), r.around());
        let Kind::Record { cache, stack, new_name } = &mut r.kind else { return Ok(None) };
        if let Some(&v) = cache.get(&key) {
            return Ok(Some(v));
        }
        if stack.contains(&key) {
            return Ok(None);
        }
        let source = match key {
            Key::Name(s) => self.field(rec, s).map(|f| f.value).filter(|&v| v != UNSET),
            Key::Anonymous(a) => new_name.filter(|_| self.rec(rec).name == a),
        };
        let Some(source) = source else { return Ok(None) };
        stack.push(key);
        let value = self.resolve_in(source, r, base)?;
        if let Kind::Record { cache, stack, .. } = &mut r.kind {
            stack.pop();
            cache.insert(key, value);
        }
        Ok(Some(value))
    }

    fn ask_map(&mut self, key: Key, r: &mut Resolver) -> Res<Option<ValId>> {
        let base = r.around();
        let (Kind::Map(m), Key::Name(name)) = (&mut r.kind, key) else { return Ok(None) };
        let alone = m.iter().filter(|(_, e)| !e.busy).count() <= 1;
        let Some(i) = m.iter().position(|(s, e)| *s == name && !e.busy) else { return Ok(None) };
        let entry = &mut m[i].1;
        let value = entry.value;
        if entry.resolved || alone {
            return Ok(Some(value));
        }
        entry.busy = true;
        let value = self.resolve_in(value, r, base)?;
        if let Kind::Map(m) = &mut r.kind {
            m[i].1 = Entry { value, resolved: true, busy: false };
        }
        Ok(Some(value))
    }

    #[inline]
    fn resolve_in(&mut self, v: ValId, r: &mut Resolver, around: Around<'_>) -> Res<ValId> {
        let flags = self.vals.flags(v);
        if flags & VARS == 0 && !(around.is_final && flags & FINAL != 0) {
            return Ok(v);
        }
        self.resolve_changing(v, r, around)
    }

    /// A value that may change.
    fn resolve_changing(&mut self, v: ValId, r: &mut Resolver, around: Around<'_>) -> Res<ValId> {
        self.tick(r.rec)?;
        self.depth += 1;
        let out = self.resolve_node(v, r, around);
        self.depth -= 1;
        out
    }

    fn resolve_node(&mut self, v: ValId, r: &mut Resolver, around: Around<'_>) -> Res<ValId> {
        match self.vals.node(v) {
            Node::Unset | Node::Bit(_) | Node::Int(_) | Node::Str(..) | Node::Def(_) => Ok(v),
            Node::Anon(_) => {
                let new = self.ask(Key::Anonymous(v), r)?.unwrap_or(v);
                if around.is_final && matches!(self.vals.node(new), Node::Anon(_)) {
                    let s = self.name_sym(new);
                    return Ok(self.vals.str(s));
                }
                Ok(new)
            }
            Node::Var(s, _) => {
                if around.hides(s) {
                    return Ok(v);
                }
                Ok(self.ask(Key::Name(s), r)?.unwrap_or(v))
            }
            Node::VarBit(a, i) => {
                let new = self.resolve_in(a, r, around)?;
                Ok(if new == a { v } else { self.get_bit(new, i) })
            }
            Node::Bits(w) => self.resolve_bits(v, w, r, around),
            Node::List(t, w) => match self.resolve_words(w, 1, r, around)? {
                None => Ok(v),
                Some(words) => Ok(self.vals.intern(Node::List(t, WORDS), &words)),
            },
            Node::Dag(w) => self.resolve_dag(v, w, r, around),
            Node::Field(a, name, t) => {
                let new = self.resolve_in(a, r, around)?;
                if new == a {
                    return Ok(v);
                }
                self.make(Node::Field(new, name, t), &[], r.env(around))
            }
            Node::Inst(c, w) => {
                // Arguments are never resolved finally: the instance has its own final resolution.
                let inner = Around { is_final: false, keep_unset_bits: false, ..around };
                let Some(words) = self.resolve_words(w, 2, r, inner)? else { return Ok(v) };
                let loc = self.instance_locs.get(&v).copied();
                self.make_instance(c, &words, loc)
            }
            Node::Un(op, a, t) => {
                let new = self.resolve_in(a, r, around)?;
                if new == a && !(around.is_final && op == Op::Bang(Bang::Cast)) {
                    return Ok(v);
                }
                self.make(Node::Un(op, new, t), &[], r.env(around))
            }
            Node::Bin(Op::Bang(Bang::StrConcat), ..) => self.resolve_concat(v, r, around),
            Node::Bin(op, a, b, t) => {
                let left = self.resolve_in(a, r, around)?;
                if let Op::Bang(bang @ (Bang::And | Bang::Or)) = op {
                    let n = self.as_int(left);
                    if n == Some(if bang == Bang::And { 0 } else { -1 }) {
                        return Ok(self.vals.int(n.unwrap_or(0)));
                    }
                }
                let right = self.resolve_in(b, r, around)?;
                if left == a && right == b {
                    return Ok(v);
                }
                self.make(Node::Bin(op, left, right, t), &[], r.env(around))
            }
            Node::Tern(op, t, w) => {
                let old: [ValId; 3] = std::array::from_fn(|i| self.vals.at(w, i as u32));
                let first = self.resolve_in(old[0], r, around)?;
                if op == Op::Bang(Bang::If)
                    && first != old[0]
                    && let Some(n) = self.as_int(first)
                {
                    return self.resolve_in(old[if n != 0 { 1 } else { 2 }], r, around);
                }
                let second = self.resolve_in(old[1], r, around)?;
                let third = match (op, self.vals.node(first)) {
                    (Op::Bang(Bang::Foreach | Bang::Filter), Node::Str(s, _)) => {
                        self.resolve_shadowed(old[2], [s, s], r, around)?
                    }
                    _ => self.resolve_in(old[2], r, around)?,
                };
                if [first, second, third] == old {
                    return Ok(v);
                }
                self.make(Node::Tern(op, t, WORDS), &[first.0, second.0, third.0], r.env(around))
            }
            Node::Cond(t, w) => match self.resolve_words(w, 1, r, around)? {
                None => Ok(v),
                Some(words) => self.make(Node::Cond(t, WORDS), &words, r.env(around)),
            },
            Node::Fold(t, w) => {
                let old: [u32; 5] = std::array::from_fn(|i| self.vals.words(w)[i]);
                let start = self.resolve_in(ValId(old[0]), r, around)?;
                let list = self.resolve_in(ValId(old[1]), r, around)?;
                let expr = self.resolve_shadowed(ValId(old[2]), [Sym(old[3]), Sym(old[4])], r, around)?;
                let new = [start.0, list.0, expr.0, old[3], old[4]];
                if new == old {
                    return Ok(v);
                }
                self.make(Node::Fold(t, WORDS), &new, r.env(around))
            }
            Node::IsA(t, a) => {
                let new = self.resolve_in(a, r, around)?;
                if new == a {
                    return Ok(v);
                }
                self.make(Node::IsA(t, new), &[], r.env(around))
            }
            Node::Exists(t, a) => {
                let new = self.resolve_in(a, r, around)?;
                if new == a && !around.is_final {
                    return Ok(v);
                }
                self.make(Node::Exists(t, new), &[], r.env(around))
            }
            Node::Instances(l, t, a) => {
                let new = self.resolve_in(a, r, around)?;
                if new == a && !around.is_final {
                    return Ok(v);
                }
                self.make(Node::Instances(l, t, new), &[], r.env(around))
            }
        }
    }

    /// Text pasted from parts, `a # (b # (c # ...))`: first all parts, then one text of those at the end that are known.
    fn resolve_concat(&mut self, v: ValId, r: &mut Resolver, around: Around<'_>) -> Res<ValId> {
        let base = self.scratch.len();
        if !self.push_parts(v, r, around)? {
            self.scratch.truncate(base);
            return Ok(v);
        }
        let env = r.env(around);
        let is_text = |me: &Cx, &part: &u32| me.is_string(ValId(part));
        let known = self.scratch[base..].iter().rev().take_while(|part| is_text(self, part)).count();
        let from = self.scratch.len() - known.max(1);
        let mut out = match known {
            0 | 1 => ValId(self.scratch[from]),
            _ => {
                self.text_len_from(from, env)?;
                self.concat_from(from)
            }
        };
        self.scratch.truncate(from);
        while self.scratch.len() > base
            && let Some(part) = self.scratch.pop()
        {
            out = self.bin(Op::Bang(Bang::StrConcat), ValId(part), out, STRING);
        }
        Ok(out)
    }

    /// Pushes the parts of text, resolved, on the scratch stack.
    pub(crate) fn resolve_parts(&mut self, v: ValId, r: &mut Resolver) -> Res<()> {
        let around = r.around();
        self.push_parts(v, r, around).map(|_| ())
    }

    /// Whether any part was changed.
    fn push_parts(&mut self, v: ValId, r: &mut Resolver, around: Around<'_>) -> Res<bool> {
        let mut changed = false;
        let mut rest = v;
        loop {
            let (part, more) = match self.vals.node(rest) {
                Node::Bin(Op::Bang(Bang::StrConcat), a, b, _) => (a, Some(b)),
                _ => (rest, None),
            };
            let new = self.resolve_in(part, r, around)?;
            changed |= new != part;
            self.scratch.push(new.0);
            match more {
                Some(b) => {
                    rest = b;
                    self.tick(r.rec)?;
                }
                None => return Ok(changed),
            }
        }
    }

    fn resolve_shadowed(
        &mut self,
        v: ValId,
        names: [Sym; 2],
        r: &mut Resolver,
        around: Around<'_>,
    ) -> Res<ValId> {
        let shadow = Shadow { names, outer: around.shadow };
        let inner = Around { shadow: Some(&shadow), is_final: around.is_final, keep_unset_bits: false };
        self.resolve_in(v, r, inner)
    }

    /// Resolves every `step`th word as a value; `None` if nothing changed.
    fn resolve_words(
        &mut self,
        w: Words,
        step: u32,
        r: &mut Resolver,
        around: Around<'_>,
    ) -> Res<Option<Vec<u32>>> {
        let mut new: Option<Vec<u32>> = None;
        for i in (0..w.len).step_by(step as usize) {
            let old = self.vals.at(w, i);
            let v = self.resolve_in(old, r, around)?;
            if v != old {
                new.get_or_insert_with(|| self.vals.words(w).to_vec())[i as usize] = v.0;
            }
        }
        Ok(new)
    }

    /// Arguments first, then the operator: the order shows in the numbers of anonymous records.
    fn resolve_dag(&mut self, v: ValId, w: Words, r: &mut Resolver, around: Around<'_>) -> Res<ValId> {
        let mut new: Option<Vec<u32>> = None;
        for i in (2..w.len).step_by(2).chain([0]) {
            let old = self.vals.at(w, i);
            let x = self.resolve_in(old, r, around)?;
            if x != old {
                new.get_or_insert_with(|| self.vals.words(w).to_vec())[i as usize] = x.0;
            }
        }
        Ok(new.map_or(v, |words| self.vals.intern(Node::Dag(WORDS), &words)))
    }

    fn resolve_bits(&mut self, v: ValId, w: Words, r: &mut Resolver, around: Around<'_>) -> Res<ValId> {
        let old = self.vals.elems(w);
        let mut new = old.clone();
        let mut last: Option<(ValId, ValId)> = None;
        for (slot, &bit) in new.iter_mut().zip(&old) {
            let answer = match self.vals.node(bit) {
                Node::VarBit(base, i) => {
                    let resolved = match last {
                        Some((b, resolved)) if b == base => resolved,
                        _ => self.resolve_in(base, r, around)?,
                    };
                    last = Some((base, resolved));
                    self.get_bit(resolved, i)
                }
                _ => {
                    let resolved = self.resolve_in(bit, r, around)?;
                    self.get_bit(resolved, 0)
                }
            };
            if answer != UNSET || !around.keep_unset_bits {
                *slot = answer;
            }
        }
        Ok(if new == old { v } else { self.vals.bits(&new) })
    }

    /// The pool words of class arguments.
    pub(crate) fn arg_words(args: &[Arg]) -> Vec<u32> {
        args.iter().flat_map(|a| [a.value.0, a.name.map_or(NO_NAME, |s| s.0)]).collect()
    }
}
