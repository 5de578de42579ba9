//! Resolving: replacing variables in a value by what a resolver knows of them, and folding what became
//! constant.
//!
//! There are two resolvers. One is a finite map (template arguments, loop variables); its entries may refer
//! to each other. The other is a record, whose fields may refer to each other; that is how a def is
//! finished. ResolveScope a value there can be operators that bind variables (`!foreach`, `!filter`,
//! `!foldl`), which it must not replace, and class instances, which want to know whether all variables in
//! their arguments are known.

mod resolver;
mod scope;

pub(crate) use resolver::{Env, Resolver};

use crate::bindings::State;
use crate::context::{Cx, Res};
use crate::intern::Sym;
use crate::lexer::Bang;
use crate::record::RecId;
use crate::types::TypeId;
use crate::value::{Node, Op, UNSET, VARS, ValId, WORDS, Words};
use resolver::Kind;
use scope::{Frame, FrameKind, ResolveScope};
use std::cell::Cell;

impl Cx {
    /// `v` with the variables that `r` knows replaced, folded.
    #[inline(never)]
    pub(crate) fn resolve(&mut self, v: ValId, r: &mut Resolver) -> Res<ValId> {
        let scope = r.scope();
        self.resolve_stored(v, r, &scope)
    }

    /// What `r` says the variable `v` is. Most answers are ready, so this only counts a step; the next
    /// [`Cx::tick`] looks at the count.
    #[inline(never)]
    fn resolve_var(&mut self, v: ValId, r: &mut Resolver, scope: &ResolveScope<'_>) -> Res<ValId> {
        self.steps += 1;
        let Some(name) = self.vals.as_var(v) else { return Ok(v) };
        match scope.inside {
            None => self.answer(v, name, r),
            Some(_) => self.resolve_inside(v, name, r, scope),
        }
    }

    /// The same below operators that bind variables, and for class instances that want to know what is not
    /// known.
    #[inline(never)]
    fn resolve_inside(
        &mut self,
        v: ValId,
        name: Sym,
        r: &mut Resolver,
        scope: &ResolveScope<'_>,
    ) -> Res<ValId> {
        let answer = if scope.binds(name) { v } else { self.answer(v, name, r)? };
        if self.vals.is_open(answer) {
            scope.note_unknown(Some(name));
        }
        Ok(answer)
    }

    #[inline(always)]
    fn answer(&mut self, v: ValId, name: Sym, r: &mut Resolver) -> Res<ValId> {
        let changing = r.changing;
        let Kind::Map(m) = &mut r.kind else { return self.resolve_field(v, name, r) };
        let alone = m.alone();
        let Some(entry) = m.find(name) else { return Ok(v) };
        let value = entry.value;
        match entry.state {
            State::Busy => Ok(v),
            State::Resolved => Ok(value),
            State::Given if alone || self.vals.flags(value) & changing == 0 => Ok(value),
            State::Given => {
                m.begin(name);
                self.resolve_answer(name, value, r)
            }
        }
    }

    /// What the field `name` of the record that is being finished holds; the variable `v` itself if it is
    /// not set.
    #[inline(never)]
    fn resolve_field(&mut self, v: ValId, name: Sym, r: &mut Resolver) -> Res<ValId> {
        let (rec, changing) = (r.rec.unwrap_or(RecId(0)), r.changing);
        let Kind::Record(answers) = &mut r.kind else { return Ok(v) };
        if !answers.fields.is_empty()
            && let Some(&answer) = answers.fields.get(&name)
        {
            return Ok(answer.unwrap_or(v));
        }
        let source = self.value_of(rec, name).filter(|&v| v != UNSET);
        let Some(source) = source else { return Ok(v) };
        if self.vals.flags(source) & changing == 0 {
            return Ok(source);
        }
        answers.fields.insert(name, None);
        self.resolve_answer(name, source, r)
    }

    /// Resolves what the variable `name` stands for, for the first time.
    #[inline(never)]
    fn resolve_answer(&mut self, name: Sym, value: ValId, r: &mut Resolver) -> Res<ValId> {
        self.tick(r.rec)?;
        self.depth += 1;
        let scope = r.scope();
        let resolved = self.resolve_stored(value, r, &scope);
        self.depth -= 1;
        let value = resolved?;
        match &mut r.kind {
            Kind::Map(m) => m.end(name, value),
            Kind::Record(answers) => {
                answers.fields.insert(name, Some(value));
            }
        }
        Ok(value)
    }

    /// The provisional name `v` of an anonymous record, as text if it is final.
    #[inline(never)]
    fn resolve_anonymous(&mut self, v: ValId, r: &mut Resolver, scope: &ResolveScope<'_>) -> ValId {
        self.steps += 1;
        let mut name = v;
        if let Kind::Record(answers) = &mut r.kind {
            if let Some((old, new)) = answers.renamed
                && old == v
            {
                return new;
            }
            if let Some(new) = answers.new_name
                && self.rec(r.rec.unwrap_or(RecId(0))).name == v
            {
                name = new;
            }
            if name != v {
                self.unread.wants_all = true;
                let s = self.name_sym(name);
                let text = self.vals.str(s);
                answers.renamed = Some((v, text));
                return text;
            }
        }
        if !scope.is_final() {
            scope.note_unknown(None);
            return v;
        }
        // A number becomes text that was given out in the order of reading.
        self.unread.wants_all = true;
        let s = self.name_sym(v);
        self.vals.str(s)
    }

    #[inline(always)]
    fn resolve_in(&mut self, v: ValId, r: &mut Resolver, scope: &ResolveScope<'_>) -> Res<ValId> {
        if v.is_plain() { Ok(v) } else { self.resolve_stored(v, r, scope) }
    }

    /// The same for a value that may be a node.
    fn resolve_stored(&mut self, v: ValId, r: &mut Resolver, scope: &ResolveScope<'_>) -> Res<ValId> {
        let head = self.vals.head(v);
        if head.flags() & scope.changing == 0 {
            return Ok(v);
        }
        if head.is_var() {
            return self.resolve_var(v, r, scope);
        }
        if v.is_immediate() {
            return Ok(self.resolve_anonymous(v, r, scope));
        }
        self.resolve_compound(v, r, scope)
    }

    #[inline(never)]
    fn resolve_compound(&mut self, v: ValId, r: &mut Resolver, scope: &ResolveScope<'_>) -> Res<ValId> {
        self.tick(r.rec)?;
        self.depth += 1;
        let out = self.resolve_node(v, r, scope);
        self.depth -= 1;
        out
    }

    /// A value with parts.
    #[inline(always)]
    fn resolve_node(&mut self, v: ValId, r: &mut Resolver, scope: &ResolveScope<'_>) -> Res<ValId> {
        match self.vals.stored_node(v) {
            Node::Unset | Node::Bit(_) | Node::Int(_) | Node::Str(..) | Node::Def(_) => Ok(v),
            Node::Anon(_) | Node::Var(..) => Ok(v),
            Node::VarBit(a, i) => {
                let new = self.resolve_in(a, r, scope)?;
                Ok(if new == a { v } else { self.get_bit(new, i) })
            }
            Node::Bits(w) => self.resolve_bits(v, w, r, scope),
            Node::List(t, w) => match self.resolve_words(w, 1, r, scope)? {
                None => Ok(v),
                Some(base) => Ok(self.node_from(base, Node::List(t, WORDS))),
            },
            Node::Dag(w) => self.resolve_dag(v, w, r, scope),
            Node::Field(a, name, t) => {
                let new = self.resolve_in(a, r, scope)?;
                if new == a {
                    return Ok(v);
                }
                self.make(Node::Field(new, name, t), &[], r.env(scope))
            }
            Node::Inst(c, w) => self.resolve_instance(v, c, w, r, scope),
            Node::Un(op, a, t) => {
                let new = self.resolve_in(a, r, scope)?;
                if new == a && !(scope.is_final() && op == Op::Bang(Bang::Cast)) {
                    return Ok(v);
                }
                self.make(Node::Un(op, new, t), &[], r.env(scope))
            }
            Node::Concat(_) => self.resolve_concat(v, r, scope),
            Node::Bin(op, a, b, t) => {
                let left = self.resolve_in(a, r, scope)?;
                if let Op::Bang(bang @ (Bang::And | Bang::Or)) = op {
                    let decides = if bang == Bang::And { 0 } else { -1 };
                    if self.as_int(left) == Some(decides) {
                        return Ok(self.vals.int(decides));
                    }
                }
                let right = self.resolve_in(b, r, scope)?;
                if left == a && right == b {
                    return Ok(v);
                }
                self.make(Node::Bin(op, left, right, t), &[], r.env(scope))
            }
            Node::Tern(op, t, w) => self.resolve_ternary(v, op, t, w, r, scope),
            Node::Cond(t, w) => match self.resolve_words(w, 1, r, scope)? {
                None => Ok(v),
                Some(base) => self.cond_from(base, t, r.env(scope)),
            },
            Node::Fold(t, w) => {
                let old: [u32; 5] = std::array::from_fn(|i| self.vals.words(w)[i]);
                let start = self.resolve_in(ValId(old[0]), r, scope)?;
                let list = self.resolve_in(ValId(old[1]), r, scope)?;
                let expr = self.resolve_bound(ValId(old[2]), [Sym(old[3]), Sym(old[4])], r, scope)?;
                let new = [start.0, list.0, expr.0, old[3], old[4]];
                if new == old {
                    return Ok(v);
                }
                self.make(Node::Fold(t, WORDS), &new, r.env(scope))
            }
            Node::IsA(t, a) => {
                let new = self.resolve_in(a, r, scope)?;
                if new == a {
                    return Ok(v);
                }
                self.make(Node::IsA(t, new), &[], r.env(scope))
            }
            Node::Exists(t, a) => {
                let new = self.resolve_in(a, r, scope)?;
                if new == a && !scope.is_final() {
                    return Ok(v);
                }
                self.make(Node::Exists(t, new), &[], r.env(scope))
            }
            Node::Instances(l, t, a) => {
                let new = self.resolve_in(a, r, scope)?;
                if new == a && !scope.is_final() {
                    return Ok(v);
                }
                self.make(Node::Instances(l, t, new), &[], r.env(scope))
            }
        }
    }

    /// Of `!if` with a known condition only the operand that it chooses is resolved.
    #[inline(always)]
    fn resolve_ternary(
        &mut self,
        v: ValId,
        op: Op,
        t: TypeId,
        w: Words,
        r: &mut Resolver,
        scope: &ResolveScope<'_>,
    ) -> Res<ValId> {
        let old: [ValId; 3] = std::array::from_fn(|i| self.vals.at(w, i as u32));
        let first = self.resolve_in(old[0], r, scope)?;
        if op == Op::Bang(Bang::If)
            && first != old[0]
            && let Some(n) = self.as_int(first)
        {
            return self.resolve_in(old[if n != 0 { 1 } else { 2 }], r, scope);
        }
        let second = self.resolve_in(old[1], r, scope)?;
        let third = match (op, first.as_text()) {
            (Op::Bang(Bang::Foreach | Bang::Filter), Some(s)) => {
                self.resolve_bound(old[2], [s, s], r, scope)?
            }
            _ => self.resolve_in(old[2], r, scope)?,
        };
        if [first, second, third] == old {
            return Ok(v);
        }
        self.make(Node::Tern(op, t, WORDS), &[first.0, second.0, third.0], r.env(scope))
    }

    /// An instance of `class` with the arguments `w`. As in llvm-tblgen it becomes a record when all
    /// variables that were met in its arguments are known, even if the arguments turned out not to need
    /// one.
    #[inline(never)]
    fn resolve_instance(
        &mut self,
        v: ValId,
        class: RecId,
        w: Words,
        r: &mut Resolver,
        scope: &ResolveScope<'_>,
    ) -> Res<ValId> {
        let unknown = Cell::new(false);
        let frame = Frame { kind: FrameKind::Instance(&unknown), outer: scope.inside };
        // Arguments are never resolved finally: the instance has its own final resolution.
        let inner = ResolveScope { inside: Some(&frame), changing: VARS, keep_unset_bits: false };
        let mut new = None;
        for i in (0..w.len).step_by(2) {
            let old = self.vals.at(w, i);
            let head = self.vals.head(old);
            if head.flags() & VARS == 0 {
                continue;
            }
            let arg = if head.is_var() {
                self.resolve_var(old, r, scope)?
            } else if head.flags() & scope.changing == 0 {
                old
            } else {
                self.resolve_stored(old, r, &inner)?
            };
            if arg != old {
                self.change_word(&mut new, w, i, arg);
            }
            if self.vals.is_open(arg) {
                unknown.set(true);
            }
        }
        let Some(base) = new else { return Ok(v) };
        let (inst, loc) = (self.node_from(base, Node::Inst(class, WORDS)), self.vals.mention(w));
        self.make_instance(inst, loc, !unknown.get())
    }

    /// Text pasted from parts: first all parts, then one text of those at the end that are known.
    fn resolve_concat(&mut self, v: ValId, r: &mut Resolver, scope: &ResolveScope<'_>) -> Res<ValId> {
        let base = self.scratch.len();
        if !self.push_parts(v, r, scope)? {
            self.scratch.truncate(base);
            return Ok(v);
        }
        self.text_from(base, r.env(scope))
    }

    /// Pushes the parts of text, resolved, on the scratch stack.
    pub(crate) fn resolve_parts(&mut self, v: ValId, r: &mut Resolver) -> Res<()> {
        let scope = r.scope();
        self.push_parts(v, r, &scope).map(|_| ())
    }

    /// Whether any part was changed.
    fn push_parts(&mut self, v: ValId, r: &mut Resolver, scope: &ResolveScope<'_>) -> Res<bool> {
        let Some(w) = self.vals.as_concat(v) else {
            let new = self.resolve_in(v, r, scope)?;
            self.scratch.push(new.0);
            return Ok(new != v);
        };
        self.steps += w.len as u64;
        let mut changed = false;
        for i in 0..w.len {
            let part = self.vals.at(w, i);
            let new = self.resolve_in(part, r, scope)?;
            changed |= new != part;
            self.scratch.push(new.0);
        }
        Ok(changed)
    }

    fn resolve_bound(
        &mut self,
        v: ValId,
        names: [Sym; 2],
        r: &mut Resolver,
        scope: &ResolveScope<'_>,
    ) -> Res<ValId> {
        let frame = Frame { kind: FrameKind::Bound(names), outer: scope.inside };
        let inner = ResolveScope { inside: Some(&frame), changing: scope.changing, keep_unset_bits: false };
        self.resolve_in(v, r, &inner)
    }

    /// Resolves every `step`th word as a value. If one of them changed, the new words are on the scratch
    /// stack from where the result says; if none did, nothing is there.
    fn resolve_words(
        &mut self,
        w: Words,
        step: u32,
        r: &mut Resolver,
        scope: &ResolveScope<'_>,
    ) -> Res<Option<usize>> {
        let mut new = None;
        let mut i = 0;
        while i < w.len {
            let old = self.vals.at(w, i);
            let v = self.resolve_in(old, r, scope)?;
            if v != old {
                self.change_word(&mut new, w, i, v);
            }
            i += step;
        }
        Ok(new)
    }

    /// Sets word `i` of the copy of `w` at `new` on the scratch stack; the first time, it is made.
    fn change_word(&mut self, new: &mut Option<usize>, w: Words, i: u32, v: ValId) {
        let base = *new.get_or_insert_with(|| {
            let base = self.scratch.len();
            self.scratch.extend_from_slice(self.vals.words(w));
            base
        });
        self.scratch[base + i as usize] = v.0;
    }

    /// Arguments first, then the operator: the order shows in the numbers of anonymous records.
    fn resolve_dag(&mut self, v: ValId, w: Words, r: &mut Resolver, scope: &ResolveScope<'_>) -> Res<ValId> {
        let mut new = None;
        for i in (2..w.len).step_by(2).chain([0]) {
            let old = self.vals.at(w, i);
            let x = self.resolve_in(old, r, scope)?;
            if x != old {
                self.change_word(&mut new, w, i, x);
            }
        }
        Ok(new.map_or(v, |base| self.node_from(base, Node::Dag(WORDS))))
    }

    fn resolve_bits(&mut self, v: ValId, w: Words, r: &mut Resolver, scope: &ResolveScope<'_>) -> Res<ValId> {
        let mut new = None;
        let mut last: Option<(ValId, ValId)> = None;
        for at in 0..w.len {
            let bit = self.vals.at(w, at);
            if bit == UNSET || bit.is_immediate() {
                continue;
            }
            let answer = match self.vals.node(bit) {
                Node::VarBit(base, i) => {
                    let resolved = match last {
                        Some((b, resolved)) if b == base => resolved,
                        _ => self.resolve_in(base, r, scope)?,
                    };
                    last = Some((base, resolved));
                    self.get_bit(resolved, i)
                }
                _ => {
                    let resolved = self.resolve_in(bit, r, scope)?;
                    self.get_bit(resolved, 0)
                }
            };
            if answer != bit && (answer != UNSET || !scope.keep_unset_bits) {
                self.change_word(&mut new, w, at, answer);
            }
        }
        Ok(new.map_or(v, |base| self.node_from(base, Node::Bits(WORDS))))
    }
}
