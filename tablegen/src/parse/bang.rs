//! Bang operators other than those that bind variables: arguments and types.

use super::{Mode, Parser};
use crate::context::{Res, Stop};
use crate::lexer::{Bang, Tok};
use crate::record::RecId;
use crate::resolve::Env;
use crate::source::Loc;
use crate::types::{ANY_RECORD, BIT, DAG, INT, STRING, TypeId};
use crate::value::{NO_NAME, Node, Op, UNSET, ValId, WORDS, Words};

impl Parser<'_, '_> {
    /// An operator with its arguments; the current token is the operator.
    pub(super) fn operator(
        &mut self,
        bang: Bang,
        rec: Option<RecId>,
        expected: Option<TypeId>,
    ) -> Res<ValId> {
        match bang {
            Bang::Not
            | Bang::ToLower
            | Bang::ToUpper
            | Bang::ListFlatten
            | Bang::LogTwo
            | Bang::Head
            | Bang::Tail
            | Bang::Size
            | Bang::Empty
            | Bang::Cast
            | Bang::Repr
            | Bang::GetDagOp
            | Bang::GetDagOpName
            | Bang::Initialized => self.unary(bang, rec),
            Bang::IsA | Bang::Exists | Bang::Instances => self.type_query(bang, rec),
            Bang::If | Bang::Dag | Bang::Subst | Bang::SetDagArg | Bang::SetDagName => {
                self.ternary(bang, rec, expected)
            }
            Bang::Range => self.range_operator(rec),
            Bang::Substr | Bang::Find => self.substring(bang, rec, expected),
            Bang::Cond => self.cond(rec, expected),
            Bang::Foreach | Bang::Filter => self.for_each(bang, rec, expected),
            Bang::Foldl => self.foldl(rec),
            _ => self.binary(bang, rec, expected),
        }
    }

    pub(super) fn open_paren(&mut self, bang: Bang) -> Res<()> {
        if self.tok() == Tok::LParen {
            self.next();
            return Ok(());
        }
        self.fail_here(format!("'(' expected after '!{}'", bang.text()))
    }

    pub(super) fn close_paren(&mut self, bang: Bang) -> Res<()> {
        if self.eat(Tok::RParen) {
            return Ok(());
        }
        self.fail_here(format!("')' expected at the end of '!{}'", bang.text()))
    }

    pub(super) fn comma(&mut self, bang: Bang) -> Res<()> {
        if self.eat(Tok::Comma) {
            return Ok(());
        }
        self.fail_here(format!("',' and a further argument of '!{}' expected", bang.text()))
    }

    pub(super) fn wrong_type<T>(&mut self, loc: Loc, what: &str, v: ValId) -> Res<T> {
        let text = self.cx.print(v);
        let ty =
            self.cx.type_of(v).map_or(String::new(), |t| format!(" of type '{}'", self.cx.print_type(t)));
        self.fail(loc, format!("{what} expected, got '{text}'{ty}"))
    }

    pub(super) fn is_list(&mut self, v: ValId) -> bool {
        self.cx.type_of(v).is_some_and(|t| self.cx.types.list_of(t).is_some())
    }

    fn unary(&mut self, bang: Bang, rec: Option<RecId>) -> Res<ValId> {
        self.next();
        let mut ty = match bang {
            Bang::Cast => self.operator_type()?,
            Bang::GetDagOp if self.tok() == Tok::Less => {
                let t = self.operator_type()?;
                if self.cx.types.classes_of(t).is_none() {
                    return self.fail_here("the type before this, of '!getdagop', must be a class");
                }
                t
            }
            Bang::GetDagOp => ANY_RECORD,
            Bang::ToLower | Bang::ToUpper | Bang::Repr | Bang::GetDagOpName => STRING,
            _ => INT,
        };
        self.open_paren(bang)?;
        let v = self.value(rec, None, Mode::Value)?;
        // What is wrong with the operand is noticed behind it.
        let loc = self.loc();
        match bang {
            Bang::Size | Bang::Empty => {
                let have = self.cx.type_of(v);
                if have != Some(STRING) && have != Some(DAG) && !self.is_list(v) {
                    return self.wrong_type(loc, "a string, list or dag", v);
                }
            }
            Bang::Head | Bang::Tail | Bang::ListFlatten => {
                let list = self.cx.type_of(v).filter(|t| self.cx.types.list_of(*t).is_some());
                let Some(list) = list else { return self.wrong_type(loc, "a list", v) };
                let elem = match self.cx.vals.as_list(v) {
                    Some((_, w)) => self.first_element_type(bang, w, loc)?,
                    None => self.cx.types.list_of(list).unwrap_or(list),
                };
                ty = match bang {
                    Bang::Head => elem,
                    Bang::ListFlatten if self.cx.types.list_of(elem).is_some() => elem,
                    _ => self.cx.types.list(elem),
                };
            }
            _ => {}
        }
        self.close_paren(bang)?;
        if let (Bang::GetDagOpName, Node::Dag(w)) = (bang, self.cx.vals.node(v))
            && self.cx.vals.words(w)[1] == NO_NAME
        {
            // As in llvm-tblgen this is no value, not even '?', but a field that is initialised with it
            // stays unset.
            let text = self.cx.print(v);
            self.no_value = Some((loc, format!("the operator of {text} has no name")));
            return Err(Stop);
        }
        self.cx.make(Node::Un(Op::Bang(bang), v, ty), &[], Env::of(rec))
    }

    /// The type of the first element of a list with the elements `w`, which the operator's own type follows.
    fn first_element_type(&mut self, bang: Bang, w: Words, loc: Loc) -> Res<TypeId> {
        if w.len == 0 {
            return self.fail(loc, format!("!{} of an empty list", bang.text()));
        }
        match self.cx.type_of(self.cx.vals.at(w, 0)) {
            Some(t) => Ok(t),
            None => self.fail(loc, format!("!{} of a list that begins with '?'", bang.text())),
        }
    }

    /// `!isa<T>(v)`, `!exists<T>(name)`, `!instances<T>([regex])`.
    fn type_query(&mut self, bang: Bang, rec: Option<RecId>) -> Res<ValId> {
        self.next();
        let ty = self.operator_type()?;
        self.open_paren(bang)?;
        let loc = self.loc();
        let v = if bang == Bang::Instances && self.tok() == Tok::RParen {
            self.cx.text(b".*", false)
        } else {
            self.value(rec, None, Mode::Value)?
        };
        if bang != Bang::IsA && self.cx.type_of(v) != Some(STRING) {
            return self.wrong_type(loc, "a string", v);
        }
        self.close_paren(bang)?;
        let node = match bang {
            Bang::IsA => Node::IsA(ty, v),
            Bang::Exists => Node::Exists(ty, v),
            _ => Node::Instances(self.cx.types.list(ty), ty, v),
        };
        self.cx.make(node, &[], Env::of(rec))
    }

    fn int_like(&self, t: TypeId) -> bool {
        self.cx.convertible(t, INT)
    }

    /// The operators of two (or, if associative, more) arguments.
    fn binary(&mut self, bang: Bang, rec: Option<RecId>, expected: Option<TypeId>) -> Res<ValId> {
        let op_loc = self.loc();
        self.next();
        let (mut result, mut want) = match bang {
            Bang::Con | Bang::SetDagOp | Bang::SetDagOpName => (Some(DAG), Some(DAG)),
            Bang::GetDagArg => (Some(self.operator_type()?), Some(DAG)),
            Bang::GetDagName => (Some(STRING), Some(DAG)),
            Bang::Match => (Some(BIT), Some(STRING)),
            Bang::StrConcat => (Some(STRING), Some(STRING)),
            Bang::Interleave => (Some(STRING), None),
            Bang::Eq | Bang::Ne | Bang::Lt | Bang::Le | Bang::Gt | Bang::Ge => (Some(BIT), None),
            Bang::ListConcat | Bang::ListRemove => (None, expected),
            Bang::ListSplat => (None, None),
            _ => (Some(INT), Some(INT)),
        };
        if let (Some(r), Some(e)) = (result, expected)
            && !self.cx.convertible(r, e)
        {
            let (r, e) = (self.cx.print_type(r), self.cx.print_type(e));
            return self.fail(op_loc, format!("'!{}' gives '{r}', but '{e}' is expected", bang.text()));
        }
        self.open_paren(bang)?;
        let base = self.cx.scratch.len();
        loop {
            let loc = self.loc();
            let v = self.value(rec, want, Mode::Value)?;
            self.cx.scratch.push(v.0);
            let count = self.cx.scratch.len() - base;
            let Some(have) = self.cx.type_of(v) else {
                return self.fail(op_loc, format!("'?' cannot be an argument of '!{}'", bang.text()));
            };
            if bang == Bang::ListSplat && count == 1 {
                self.check_splat(op_loc, have, expected)?;
            }
            want = self.check_operand(bang, loc, v, have, want, count)?;
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.close_paren(bang)?;
        match bang {
            Bang::ListConcat | Bang::ListRemove => result = want,
            Bang::ListSplat => {
                let first = self.cx.type_of(ValId(self.cx.scratch[base]));
                result = first.map(|t| self.cx.types.list(t));
            }
            _ => {}
        }
        let ty = result.unwrap_or(INT);
        let associative = matches!(
            bang,
            Bang::StrConcat
                | Bang::ListConcat
                | Bang::Con
                | Bang::Add
                | Bang::And
                | Bang::Or
                | Bang::Xor
                | Bang::Mul
        );
        let env = Env::of(rec);
        let count = self.cx.scratch.len() - base;
        if count < 2 || count > 2 && !associative {
            return self.fail(op_loc, format!("'!{}' takes two arguments", bang.text()));
        }
        if bang == Bang::StrConcat {
            return self.cx.text_from(base, env);
        }
        let mut out = None;
        for i in (base..base + count).rev() {
            let arg = ValId(self.cx.scratch[i]);
            out = Some(match out {
                None => arg,
                Some(right) => self.cx.make(Node::Bin(Op::Bang(bang), arg, right, ty), &[], env)?,
            });
        }
        self.cx.scratch.truncate(base);
        Ok(out.unwrap_or(UNSET))
    }

    /// The list of the operand must be what is expected.
    fn check_splat(&mut self, op_loc: Loc, elem: TypeId, expected: Option<TypeId>) -> Res<()> {
        let Some(e) = expected else { return Ok(()) };
        let list = self.cx.types.list(elem);
        if self.cx.convertible(list, e) {
            return Ok(());
        }
        let (l, e) = (self.cx.print_type(list), self.cx.print_type(e));
        self.fail(op_loc, format!("'!listsplat' gives '{l}' here, but '{e}' is expected"))
    }

    /// Checks the `count`th argument; the result is the type wanted of the next one.
    fn check_operand(
        &mut self,
        bang: Bang,
        loc: Loc,
        v: ValId,
        have: TypeId,
        want: Option<TypeId>,
        count: usize,
    ) -> Res<Option<TypeId>> {
        let mut next = want;
        if let Some(w) = want {
            let Some(joined) = self.cx.join(w, have) else {
                let (w, h) = (self.cx.print_type(w), self.cx.print_type(have));
                return self.fail(loc, format!("'!{}' needs '{w}' here, got '{h}'", bang.text()));
            };
            // Numbers stay numbers whatever the operand was.
            if w != INT
                || !matches!(
                    bang,
                    Bang::Add
                        | Bang::Sub
                        | Bang::Mul
                        | Bang::Div
                        | Bang::And
                        | Bang::Or
                        | Bang::Xor
                        | Bang::Sra
                        | Bang::Srl
                        | Bang::Shl
                )
            {
                next = Some(joined);
            }
        } else {
            let is_list = self.cx.types.list_of(have).is_some();
            next = Some(have);
            match bang {
                Bang::ListConcat | Bang::ListRemove if !is_list => return self.wrong_type(loc, "a list", v),
                Bang::ListSplat => {
                    if count == 2 && have != INT {
                        return self.wrong_type(loc, "an int", v);
                    }
                    next = None;
                }
                Bang::Eq | Bang::Ne => {
                    let record = self.cx.types.classes_of(have).is_some();
                    if !self.int_like(have) && have != STRING && !record {
                        return self.wrong_type(loc, "a number, string or record", v);
                    }
                }
                Bang::Lt | Bang::Le | Bang::Gt | Bang::Ge if !self.int_like(have) && have != STRING => {
                    return self.wrong_type(loc, "a number or string", v);
                }
                Bang::Interleave => {
                    if count == 1 {
                        let elem = self.cx.types.list_of(have);
                        if !elem.is_some_and(|e| e == STRING || self.int_like(e)) {
                            return self.wrong_type(loc, "a list of strings or numbers", v);
                        }
                    } else if have != STRING {
                        return self.wrong_type(loc, "a string", v);
                    }
                    next = None;
                }
                Bang::GetDagArg if count == 2 && have != STRING && !self.int_like(have) => {
                    return self.wrong_type(loc, "a number or a name", v);
                }
                _ => {}
            }
        }
        Ok(match (bang, count) {
            (Bang::SetDagOp, 1) => Some(ANY_RECORD),
            (Bang::SetDagOpName, 1) => Some(STRING),
            (Bang::GetDagArg, 1) => None,
            (Bang::GetDagName, 1) => Some(INT),
            _ => next,
        })
    }

    fn ternary(&mut self, bang: Bang, rec: Option<RecId>, expected: Option<TypeId>) -> Res<ValId> {
        self.next();
        let inner = if matches!(bang, Bang::If | Bang::Subst) { expected } else { None };
        self.open_paren(bang)?;
        let a = self.value(rec, None, Mode::Value)?;
        self.comma(bang)?;
        let second_loc = self.loc();
        let b = self.value(rec, inner, Mode::Value)?;
        self.comma(bang)?;
        let third_loc = self.loc();
        let c = self.value(rec, inner, Mode::Value)?;
        self.close_paren(bang)?;
        let ty = match bang {
            Bang::If => self.branch_type(b, c)?,
            Bang::Subst => match self.cx.type_of(c) {
                Some(t) => t,
                None => return self.fail_here("'?' cannot be the value of '!subst'"),
            },
            Bang::Dag => {
                if b != UNSET && !self.is_list(b) {
                    return self.wrong_type(second_loc, "a list of arguments or '?'", b);
                }
                let names = self.cx.types.list(STRING);
                let has_names = self.cx.type_of(c).is_some_and(|t| self.cx.convertible(t, names));
                if c != UNSET && !has_names {
                    return self.wrong_type(third_loc, "a list of names or '?'", c);
                }
                if b == UNSET && c == UNSET {
                    return self.fail(second_loc, "'!dag' needs arguments or names");
                }
                DAG
            }
            _ => {
                // As in llvm-tblgen the first operand may be anything; what is no dag stays as it is.
                let key = self.cx.type_of(b);
                if key != Some(STRING) && key != Some(INT) {
                    return self.wrong_type(second_loc, "an int or a name", b);
                }
                if bang == Bang::SetDagName && c != UNSET && self.cx.type_of(c) != Some(STRING) {
                    return self.wrong_type(third_loc, "a name or '?'", c);
                }
                DAG
            }
        };
        self.cx.make(Node::Tern(Op::Bang(bang), ty, WORDS), &[a.0, b.0, c.0], Env::of(rec))
    }

    /// The type that both branches have.
    fn branch_type(&mut self, a: ValId, b: ValId) -> Res<TypeId> {
        let (x, y) = (self.cx.type_of(a), self.cx.type_of(b));
        let (Some(x), Some(y)) = (x.or(y), y.or(x)) else {
            return self.fail_here("the type of this choice is not known: both branches are '?'");
        };
        match self.cx.join(x, y) {
            Some(t) => Ok(t),
            None => {
                let (x, y) = (self.cx.print_type(x), self.cx.print_type(y));
                self.fail_here(format!("the branches have different types, '{x}' and '{y}'"))
            }
        }
    }

    /// `!range(to)`, `(from, to)`, `(from, to, step)`, or `(list)`: the indices of the list.
    fn range_operator(&mut self, rec: Option<RecId>) -> Res<ValId> {
        self.next();
        self.open_paren(Bang::Range)?;
        let mut args = Vec::with_capacity(3);
        loop {
            let loc = self.loc();
            let v = self.value(rec, None, Mode::Value)?;
            let is_list = args.is_empty() && self.is_list(v);
            if !is_list && self.cx.type_of(v) != Some(INT) {
                return self.wrong_type(loc, "an int", v);
            }
            if args.first().is_some_and(|&first| self.is_list(first)) {
                return self.wrong_type(loc, "nothing after a list", v);
            }
            args.push(v);
            if args.len() == 3 || !self.eat(Tok::Comma) {
                break;
            }
        }
        if self.tok() == Tok::Comma {
            return self.fail_here("'!range' takes at most three arguments");
        }
        self.close_paren(Bang::Range)?;
        let env = Env::of(rec);
        let (zero, one) = (self.cx.vals.int(0), self.cx.vals.int(1));
        let (from, to, step) = match args[..] {
            [a] if self.is_list(a) => {
                (zero, self.cx.make(Node::Un(Op::Bang(Bang::Size), a, INT), &[], env)?, one)
            }
            [a] => (zero, a, one),
            [a, b] => (a, b, one),
            _ => (args[0], args[1], args[2]),
        };
        let ty = self.cx.types.list(INT);
        self.cx.make(Node::Tern(Op::Bang(Bang::Range), ty, WORDS), &[from.0, to.0, step.0], env)
    }

    /// `!substr(s, start[, length])` and `!find(s, what[, start])`.
    fn substring(&mut self, bang: Bang, rec: Option<RecId>, expected: Option<TypeId>) -> Res<ValId> {
        let op_loc = self.loc();
        self.next();
        let result = if bang == Bang::Substr { STRING } else { INT };
        let second = if bang == Bang::Substr { INT } else { STRING };
        self.open_paren(bang)?;
        let mut args = Vec::new();
        let mut locs = Vec::new();
        loop {
            locs.push(self.loc());
            args.push(self.value(rec, None, Mode::Value)?);
            if args.len() == 1 {
                self.comma(bang)?;
            } else if args.len() == 3 || !self.eat(Tok::Comma) {
                break;
            }
        }
        self.close_paren(bang)?;
        // What is wrong with the first operand is noticed behind the operator.
        for (i, want) in [STRING, second, INT].into_iter().enumerate().take(args.len()) {
            if self.cx.type_of(args[i]).is_some_and(|t| t != want) {
                let name = if want == INT { "an int" } else { "a string" };
                let loc = if i == 0 { self.loc() } else { locs[i] };
                return self.wrong_type(loc, name, args[i]);
            }
        }
        if args.len() == 2 {
            args.push(self.cx.vals.int(if bang == Bang::Substr { i64::MAX } else { 0 }));
        }
        if let Some(e) = expected.filter(|e| !self.cx.convertible(result, *e)) {
            let (t, e) = (self.cx.print_type(result), self.cx.print_type(e));
            return self.fail(op_loc, format!("'!{}' gives '{t}', but '{e}' is expected", bang.text()));
        }
        let words = [args[0].0, args[1].0, args[2].0];
        self.cx.make(Node::Tern(Op::Bang(bang), result, WORDS), &words, Env::of(rec))
    }

    fn cond(&mut self, rec: Option<RecId>, expected: Option<TypeId>) -> Res<ValId> {
        self.next();
        self.open_paren(Bang::Cond)?;
        let base = self.cx.scratch.len();
        let mut ty: Option<TypeId> = None;
        loop {
            if self.tok() == Tok::RParen {
                break;
            }
            let c = self.value(rec, None, Mode::Value)?;
            self.expect(Tok::Colon, "':' and a value must follow a condition of '!cond'")?;
            let v = self.value(rec, expected, Mode::Value)?;
            self.cx.scratch.extend([c.0, v.0]);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.close_paren(Bang::Cond)?;
        if self.cx.scratch.len() == base {
            return self.fail_here("'!cond' needs at least one condition");
        }
        for i in (base + 1..self.cx.scratch.len()).step_by(2) {
            let Some(t) = self.cx.type_of(ValId(self.cx.scratch[i])) else { continue };
            ty = match ty {
                None => Some(t),
                Some(have) => match self.cx.join(have, t) {
                    Some(j) => Some(j),
                    None => {
                        let (a, b) = (self.cx.print_type(have), self.cx.print_type(t));
                        return self
                            .fail_here(format!("'!cond' has values of different types, '{a}' and '{b}'"));
                    }
                },
            };
        }
        let Some(ty) = ty else {
            return self.fail_here("the type of this '!cond' is not known: all values are '?'");
        };
        self.cx.cond_from(base, ty, Env::of(rec))
    }
}
