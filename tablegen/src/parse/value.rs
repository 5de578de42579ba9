//! Values: literals, identifiers, class instances, suffixes and paste.

use super::{Mode, Parser};
use crate::context::{Res, Stop};
use crate::intern::{EMPTY, Sym};
use crate::lexer::{Bang, Tok};
use crate::record::RecId;
use crate::resolve::Env;
use crate::source::Loc;
use crate::types::{BIT, INT, STRING, TypeId};
use crate::unread::Kind;
use crate::value::{NO_NAME, Node, Op, UNSET, ValId, WORDS};

/// Whether a `#` before this token has nothing on its right.
fn ends_paste(t: Tok) -> bool {
    matches!(t, Tok::Colon | Tok::Semi | Tok::LBrace)
}

impl Parser<'_, '_> {
    /// A value. `rec` is the record being parsed, `expected` the type that a list literal takes its element
    /// type from.
    pub(super) fn value(&mut self, rec: Option<RecId>, expected: Option<TypeId>, mode: Mode) -> Res<ValId> {
        if self.nesting >= self.cx.limits.nesting {
            return self.too_deep();
        }
        let start = self.loc();
        let v = match self.tok() {
            Tok::Id => self.named(rec, mode, start)?,
            Tok::Str => self.strings()?,
            Tok::LSquare | Tok::LParen | Tok::LBrace | Tok::Bang => {
                self.nested(|me| me.compound(rec, expected))?
            }
            _ => self.constant()?,
        };
        match self.tok() {
            Tok::LBrace | Tok::LSquare | Tok::Dot | Tok::Paste => {
                self.nested(|me| me.suffixes(v, start, rec, expected, mode))
            }
            _ => Ok(v),
        }
    }

    /// A value made of others that starts with neither a name nor text.
    #[inline(never)]
    fn compound(&mut self, rec: Option<RecId>, expected: Option<TypeId>) -> Res<ValId> {
        let v = match self.tok() {
            Tok::LSquare => self.list_literal(rec, expected)?,
            Tok::LParen => self.dag_literal(rec)?,
            Tok::Bang => self.operator(self.lex.bang, rec, expected)?,
            _ => self.bits_literal(rec)?,
        };
        self.cx.tick(None)?;
        Ok(v)
    }

    /// What follows the value `v` that begins at `start`. Suffixes nest the value without nesting the text.
    #[inline(never)]
    fn suffixes(
        &mut self,
        v: ValId,
        start: Loc,
        rec: Option<RecId>,
        expected: Option<TypeId>,
        mode: Mode,
    ) -> Res<ValId> {
        let mut v = v;
        loop {
            v = match self.tok() {
                Tok::LBrace if mode == Mode::Value => self.bit_suffix(v)?,
                Tok::LSquare => self.list_suffix(rec, v, start)?,
                Tok::Dot => self.field_suffix(rec, v)?,
                Tok::Paste if mode != Mode::Part => self.paste(rec, expected, v)?,
                _ => return Ok(v),
            };
            self.cx.tick(None)?;
        }
    }

    fn bit_suffix(&mut self, v: ValId) -> Res<ValId> {
        let loc = self.loc();
        self.next();
        let picked = self.ranges(true)?;
        let width = match self.cx.vals.node(v) {
            Node::Bits(w) => w.len,
            Node::Int(_) => 64,
            _ => {
                let ty = self.cx.type_of(v);
                ty.and_then(|t| self.cx.types.bits_of(t)).unwrap_or(0)
            }
        };
        if picked.iter().any(|&i| i >= width) {
            return self.fail(loc, "the value has no such bits");
        }
        let bits: Vec<ValId> = picked.into_iter().map(|i| self.cx.get_bit(v, i)).collect();
        let out = self.cx.vals.bits(&bits);
        self.expect(Tok::RBrace, "'}' expected at the end of the bits")?;
        Ok(out)
    }

    fn list_suffix(&mut self, rec: Option<RecId>, v: ValId, start: Loc) -> Res<ValId> {
        let ty = self.cx.type_of(v);
        let Some(list_ty) = ty.filter(|t| self.cx.types.list_of(*t).is_some()) else {
            let text = self.cx.print(v);
            return self.fail(start, format!("only a list has elements, and '{text}' is none"));
        };
        let elem = self.cx.types.list_of(list_ty).unwrap_or(list_ty);
        self.next();
        let index = self.slice_elements(rec)?;
        let is_slice = self.is_list(index);
        let (op, ty) = if is_slice { (Op::Slice, list_ty) } else { (Op::Elem, elem) };
        let out = self.cx.make(Node::Bin(op, v, index, ty), &[], Env::of(rec))?;
        self.expect(Tok::RSquare, "']' expected after the index")?;
        Ok(out)
    }

    /// The inside of `[...]`: one number, or a list of numbers.
    fn slice_elements(&mut self, rec: Option<RecId>) -> Res<ValId> {
        let int_list = self.cx.types.list(INT);
        let mut all = None;
        loop {
            let loc = self.loc();
            let v = self.slice_element(rec)?;
            let ty = self.cx.type_of(v);
            if ty != Some(INT) && ty != Some(int_list) {
                let text = self.cx.print(v);
                return self
                    .fail(loc, format!("an index must be an int or a list of ints, and '{text}' is not"));
            }
            let last = !self.eat(Tok::Comma);
            if last && all.is_none() {
                return Ok(v);
            }
            let piece = if ty == Some(INT) { self.cx.vals.list(int_list, &[v]) } else { v };
            let joined = match all {
                None => piece,
                Some(before) => self.concat_lists(before, piece),
            };
            if last || self.tok() == Tok::RSquare {
                return Ok(joined);
            }
            all = Some(joined);
        }
    }

    /// Two lists as one, folded if both are known.
    fn concat_lists(&mut self, a: ValId, b: ValId) -> ValId {
        if let (Node::List(t, x), Node::List(_, y)) = (self.cx.vals.node(a), self.cx.vals.node(b)) {
            return self.cx.concat_words(t, x, y);
        }
        let ty = self.cx.type_of(a).unwrap_or(STRING);
        self.cx.bin(Op::Bang(Bang::ListConcat), a, b, ty)
    }

    fn slice_element(&mut self, rec: Option<RecId>) -> Res<ValId> {
        let loc = self.loc();
        let from = self.value(rec, None, Mode::Value)?;
        let to = match self.tok() {
            Tok::DotDotDot | Tok::Minus => {
                self.next();
                let at = self.loc();
                let to = self.value(rec, None, Mode::Value)?;
                if self.cx.type_of(to) != Some(INT) {
                    return self.fail(at, "the end of a range must be an int");
                }
                to
            }
            Tok::Int => {
                let n = self.lex.int.wrapping_neg();
                if n < 0 {
                    return self.fail_here("a range cannot be negative");
                }
                self.next();
                self.cx.vals.int(n)
            }
            _ => return Ok(from),
        };
        if self.cx.type_of(from) != Some(INT) {
            return self.fail(loc, "the start of a range must be an int");
        }
        let ty = self.cx.types.list(INT);
        self.cx.make(Node::Bin(Op::RangeClosed, from, to, ty), &[], Env::of(rec))
    }

    fn field_suffix(&mut self, rec: Option<RecId>, v: ValId) -> Res<ValId> {
        if self.next() != Tok::Id {
            return self.fail_here("the name of a field must follow '.'");
        }
        let name = self.lex.sym;
        let Some(ty) = self.cx.field_type(v, name) else {
            let (f, text) = (self.text(name), self.cx.print(v));
            return self.fail_here(format!("'{text}' has no field '{f}'"));
        };
        let out = self.cx.make(Node::Field(v, name, ty), &[], Env::of(rec))?;
        self.next();
        Ok(out)
    }

    /// What is pasted to `left`.
    fn paste(&mut self, rec: Option<RecId>, expected: Option<TypeId>, left: ValId) -> Res<ValId> {
        if self.is_list(left) {
            self.next();
            if ends_paste(self.tok()) {
                return Ok(left);
            }
            let right = self.value(rec, expected, Mode::Value)?;
            return Ok(self.concat_lists(left, right));
        }
        let outer = self.nesting;
        let out = self.paste_text(rec, left);
        self.nesting = outer;
        out
    }

    /// Text is put together when all its parts are there. Each is one level deeper than the one before.
    fn paste_text(&mut self, rec: Option<RecId>, left: ValId) -> Res<ValId> {
        let base = self.cx.scratch.len();
        let mut part = left;
        loop {
            let loc = self.loc();
            self.push_text(rec, part, loc)?;
            self.next();
            if ends_paste(self.tok()) {
                self.cx.scratch.push(self.cx.vals.str(EMPTY).0);
                break;
            }
            part = self.value(rec, None, Mode::Part)?;
            if self.tok() == Tok::Paste {
                self.nesting += 1;
                if !self.is_list(part) {
                    continue;
                }
                part = self.paste(rec, None, part)?;
            }
            self.push_text(rec, part, loc)?;
            break;
        }
        self.cx.text_from(base, Env::of(rec))
    }

    /// Pushes what `v` is as text on the scratch stack.
    fn push_text(&mut self, rec: Option<RecId>, v: ValId, loc: Loc) -> Res<()> {
        let text = match self.cx.type_of(v) {
            Some(STRING) => v,
            Some(_) => self.cx.make(Node::Un(Op::Bang(Bang::Cast), v, STRING), &[], Env::of(rec))?,
            None => return self.fail(loc, "'?' cannot be pasted"),
        };
        self.cx.scratch.push(text.0);
        Ok(())
    }

    /// A value that is one token.
    #[inline(never)]
    fn constant(&mut self) -> Res<ValId> {
        let v = match self.tok() {
            Tok::Int => self.cx.vals.int(self.lex.int),
            Tok::True => self.cx.vals.int(1),
            Tok::False => self.cx.vals.int(0),
            Tok::Question => UNSET,
            Tok::Code => self.cx.vals.intern(Node::Str(self.lex.sym, true), &[]),
            Tok::BinInt => {
                let (n, base) = (self.lex.int as u64, self.cx.scratch.len());
                for i in 0..self.lex.width {
                    let bit = self.cx.vals.bit(i < 64 && n >> i & 1 == 1);
                    self.cx.scratch.push(bit.0);
                }
                self.cx.node_from(base, Node::Bits(WORDS))
            }
            _ => return self.fail_here("a value was expected"),
        };
        self.next();
        Ok(v)
    }

    /// An identifier, or a class with its arguments.
    #[inline]
    fn named(&mut self, rec: Option<RecId>, mode: Mode, loc: Loc) -> Res<ValId> {
        let name = self.lex.sym;
        match self.next() {
            // The name of a named argument.
            Tok::Equal => Ok(self.cx.vals.str(name)),
            Tok::Less => match self.class_named(name)? {
                Some(class) => self.nested(|me| me.instance(rec, class, loc)),
                None => {
                    let text = self.text(name);
                    self.cx.error(loc, format!("there is no class '{text}'"));
                    self.cx.set_last_error_len(text.len());
                    self.cx.suggest(&text, Kind::Class);
                    Err(Stop)
                }
            },
            _ => self.lookup(rec, name, loc, mode),
        }
    }

    /// Adjacent strings are one.
    #[inline(never)]
    fn strings(&mut self) -> Res<ValId> {
        let first = self.lex.sym;
        if self.next() != Tok::Str {
            return Ok(self.cx.vals.str(first));
        }
        let base = self.cx.scratch.len();
        self.cx.scratch.push(first.0);
        while self.tok() == Tok::Str {
            self.cx.scratch.push(self.lex.sym.0);
            self.next();
        }
        let text = self.cx.syms.intern_all(self.cx.scratch[base..].iter().map(|&s| Sym(s)));
        self.cx.scratch.truncate(base);
        Ok(self.cx.vals.str(text))
    }

    /// Pushes values that are separated by commas on the scratch stack.
    fn values(&mut self, rec: Option<RecId>, expected: Option<TypeId>) -> Res<()> {
        loop {
            let v = self.value(rec, expected, Mode::Value)?;
            self.cx.scratch.push(v.0);
            if !self.eat(Tok::Comma) || self.tok() == Tok::RSquare {
                return Ok(());
            }
        }
    }

    /// `{a, b}`: the first is the most significant; bits values contribute all their bits.
    fn bits_literal(&mut self, rec: Option<RecId>) -> Res<ValId> {
        let loc = self.loc();
        self.next();
        let base = self.cx.scratch.len();
        if self.tok() != Tok::RBrace {
            self.values(rec, None)?;
        }
        self.expect(Tok::RBrace, "'}' expected at the end of the bits")?;
        let end = self.cx.scratch.len();
        // The bits go behind the values, at first the most significant one first.
        for i in base..end {
            let v = ValId(self.cx.scratch[i]);
            let width = match self.cx.vals.node(v) {
                Node::Bits(w) => Some(w.len),
                Node::Var(_, t) => self.cx.types.bits_of(t),
                _ => None,
            };
            if let Some(n) = width {
                for i in (0..n).rev() {
                    let bit = self.cx.get_bit(v, i);
                    self.cx.scratch.push(bit.0);
                }
                continue;
            }
            match self.cx.cast(v, BIT)? {
                Some(b) => self.cx.scratch.push(b.0),
                None => {
                    let text = self.cx.print(v);
                    return self.fail(loc, format!("'{text}' is not a bit"));
                }
            }
        }
        self.cx.scratch[end..].reverse();
        let out = self.cx.node_from(end, Node::Bits(WORDS));
        self.cx.scratch.truncate(base);
        Ok(out)
    }

    fn list_literal(&mut self, rec: Option<RecId>, expected: Option<TypeId>) -> Res<ValId> {
        self.next();
        let given = match expected {
            None => None,
            Some(t) => match self.cx.types.list_of(t) {
                Some(e) => Some(e),
                None => {
                    let text = self.cx.print_type(t);
                    return self.fail_here(format!("a value of type '{text}' was expected, not a list"));
                }
            },
        };
        let base = self.cx.scratch.len();
        if self.tok() != Tok::RSquare {
            self.values(rec, given)?;
        }
        self.expect(Tok::RSquare, "']' expected at the end of the list")?;
        let mut annotated = None;
        if self.eat(Tok::Less) {
            annotated = Some(self.parse_type()?);
            self.expect(Tok::Greater, "'>' expected after the list's element type")?;
        }
        let mut elem: Option<TypeId> = None;
        for i in base..self.cx.scratch.len() {
            let Some(t) = self.cx.type_of(ValId(self.cx.scratch[i])) else { continue };
            elem = match elem {
                Some(e) if e == t => continue,
                None => Some(t),
                Some(e) => match self.cx.join(e, t) {
                    Some(j) => Some(j),
                    None => {
                        let (a, b) = (self.cx.print_type(e), self.cx.print_type(t));
                        return self
                            .fail_here(format!("a list cannot have elements of type '{a}' and '{b}'"));
                    }
                },
            };
        }
        if let Some(a) = annotated {
            if elem.is_some_and(|e| !self.cx.convertible(e, a)) {
                return self.fail_here("the elements do not have the type that follows the list");
            }
            elem = Some(a);
        }
        let elem = match (elem, given) {
            (None, None) => {
                return self.fail_here("the element type of this list is not known; write '[]<type>'");
            }
            (None, Some(g)) => g,
            (Some(e), Some(g)) if !self.cx.convertible(e, g) => {
                let (a, b) = (self.cx.print_type(e), self.cx.print_type(g));
                return self.fail_here(format!("a list of '{b}' cannot have elements of type '{a}'"));
            }
            (Some(e), _) => e,
        };
        let ty = self.cx.types.list(elem);
        Ok(self.cx.list_from(base, ty))
    }

    fn dag_literal(&mut self, rec: Option<RecId>) -> Res<ValId> {
        let fits = match self.next() {
            Tok::Id | Tok::Question | Tok::LSquare => true,
            Tok::Bang => matches!(self.lex.bang, Bang::Cast | Bang::GetDagOp),
            _ => false,
        };
        if !fits {
            return self
                .fail_here("the operator of a dag must be a name, '!cast', '!getdagop', '?' or a list");
        }
        let op = self.value(rec, None, Mode::Value)?;
        let name = if self.eat(Tok::Colon) { self.dag_name()? } else { NO_NAME };
        let base = self.cx.scratch.len();
        self.cx.scratch.extend([op.0, name]);
        while self.tok() != Tok::RParen {
            if self.cx.scratch.len() > base + 2 {
                self.expect(Tok::Comma, "',' or ')' expected in the dag")?;
            }
            let (v, named) = match self.tok() {
                Tok::VarName => (UNSET, true),
                _ => (self.value(rec, None, Mode::Value)?, self.eat(Tok::Colon)),
            };
            let name = if named { self.dag_name()? } else { NO_NAME };
            self.cx.scratch.extend([v.0, name]);
        }
        self.next();
        Ok(self.cx.node_from(base, Node::Dag(WORDS)))
    }

    fn dag_name(&mut self) -> Res<u32> {
        if self.tok() != Tok::VarName {
            return self.fail_here("a name that starts with '$' was expected");
        }
        let s = self.lex.sym;
        self.next();
        Ok(s.0)
    }
}
