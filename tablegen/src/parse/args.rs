//! Arguments of classes and multiclasses.

use super::{Mode, Parser};
use crate::context::{Res, Stop};
use crate::inherit::Arg;
use crate::intern::Sym;
use crate::lexer::Tok;
use crate::record::{RecId, Span, Variable};
use crate::source::Loc;
use crate::types::TypeId;
use crate::value::{NO_NAME, Node, UNSET, ValId, WORDS};

impl Parser<'_, '_> {
    /// `<args>` if they are there, checked against the parameters of `class`; see [`Self::args`].
    pub(super) fn optional_args(&mut self, rec: Option<RecId>, class: RecId) -> Res<usize> {
        if self.tok() != Tok::Less {
            return Ok(self.args.len());
        }
        self.args(rec, class)
    }

    /// Parses arguments onto the stack of arguments; gives where they begin there.
    fn args(&mut self, rec: Option<RecId>, class: RecId) -> Res<usize> {
        let (base, fitting) = self.args_as_written(rec, class)?;
        if !fitting {
            self.check_args(self.cx.template(class).params, base)?;
        }
        Ok(base)
    }

    /// The arguments of a multiclass that another one, `rec`, inherits from. As in llvm-tblgen they are
    /// taken as they are.
    pub(super) fn inherited_args(&mut self, rec: RecId, multiclass: RecId) -> Res<usize> {
        match self.tok() {
            Tok::Less => self.args_as_written(Some(rec), multiclass).map(|(base, _)| base),
            _ => Ok(self.args.len()),
        }
    }

    /// Parses arguments without a look at their types; also gives whether all are known to fit.
    #[inline(always)]
    fn args_as_written(&mut self, rec: Option<RecId>, class: RecId) -> Res<(usize, bool)> {
        self.next();
        let (base, params) = (self.args.len(), self.cx.template(class).params);
        if self.eat(Tok::Greater) {
            return Ok((base, true));
        }
        let mut fitting = true;
        loop {
            let Some(want) = self.cx.type_of_param(params, self.args.len() - base) else {
                return self.too_many_args(class, params.len);
            };
            let loc = self.loc();
            let value = self.value(rec, Some(want), Mode::Value)?;
            if self.tok() == Tok::Equal {
                self.named_args(rec, class, base, value, loc)?;
                return Ok((base, false));
            }
            self.args.push([value.0, NO_NAME]);
            self.arg_locs.push(loc);
            fitting &= self.cx.vals.written_type(value) == Some(want);
            if !self.another_arg()? {
                return Ok((base, fitting));
            }
        }
    }

    /// Goes to the next argument, or behind the last one.
    #[inline]
    fn another_arg(&mut self) -> Res<bool> {
        if self.eat(Tok::Greater) {
            return Ok(false);
        }
        self.expect(Tok::Comma, "',' or '>' expected in the template arguments")?;
        Ok(true)
    }

    /// The arguments from the first one on that is given by name, which is `name` at `loc`.
    #[inline(never)]
    fn named_args(
        &mut self,
        rec: Option<RecId>,
        class: RecId,
        base: usize,
        name: ValId,
        loc: Loc,
    ) -> Res<()> {
        let most = self.cx.template(class).params.len;
        let (mut name, mut loc) = (name, loc);
        loop {
            let arg = self.named_arg(rec, class, name, loc)?;
            self.args.push(arg);
            self.arg_locs.push(loc);
            if !self.another_arg()? {
                return Ok(());
            }
            if self.args.len() - base >= most as usize {
                return self.too_many_args(class, most);
            }
            loc = self.loc();
            name = self.value(rec, None, Mode::Value)?;
            if self.tok() != Tok::Equal {
                return self.fail(loc, "an argument without name cannot follow one with a name");
            }
        }
    }

    #[cold]
    fn too_many_args<T>(&mut self, class: RecId, most: u32) -> Res<T> {
        let class = self.cx.rec_name(class);
        self.fail_here(format!("too many template arguments: '{class}' takes {most}"))
    }

    /// Takes the arguments from `base` on off the stack.
    pub(super) fn drop_args(&mut self, base: usize) {
        self.args.truncate(base);
        self.arg_locs.truncate(base);
    }

    /// The class instance `class<args>`, which begins at `loc`.
    #[inline(never)]
    pub(super) fn instance(&mut self, rec: Option<RecId>, class: RecId, loc: Loc) -> Res<ValId> {
        let base = self.args(rec, class)?;
        let args = &self.args[base..];
        self.cx.bind_args(class, args, loc, |_, _| ())?;
        let inst = self.cx.vals.intern(Node::Inst(class, WORDS), args.as_flattened());
        let ready = args.iter().all(|a| !self.cx.vals.is_open(ValId(a[0])));
        self.drop_args(base);
        let v = self.cx.make_instance(inst, Some(loc), ready)?;
        self.cx.tick(None)?;
        Ok(v)
    }

    fn named_arg(&mut self, rec: Option<RecId>, class: RecId, name: ValId, loc: Loc) -> Res<Arg> {
        let Node::Str(plain, _) = self.cx.vals.node(name) else {
            return self.fail(loc, "the name of an argument must be an identifier");
        };
        let mut params = self.cx.template(class).params.range();
        let Some(place) = params.find(|&at| self.cx.params[at].plain == plain) else {
            let (p, c) = (self.text(plain), self.cx.rec_name(class));
            return self.fail(loc, format!("'{c}' has no template parameter '{p}'"));
        };
        self.next();
        let at = self.loc();
        let value = self.value(rec, Some(self.cx.params[place].ty), Mode::Value)?;
        if value == UNSET {
            return self.fail(at, "an argument given by name cannot be '?'");
        }
        Ok([value.0, Variable::param(place as u32).0])
    }

    /// Casts the arguments to the parameters' types.
    #[inline(never)]
    fn check_args(&mut self, params: Span, base: usize) -> Res<()> {
        let mut wrong = false;
        for i in base..self.args.len() {
            let [value, name] = self.args[i];
            let name = match name {
                NO_NAME => Variable::param(params.start + (i - base) as u32),
                _ => Sym(name),
            };
            let (Variable::Param(place), value) = (Variable::of(name), ValId(value)) else { continue };
            let ty = self.cx.params[place as usize].ty;
            if value == UNSET {
                continue;
            }
            match self.cx.cast(value, ty)? {
                Some(v) => self.args[i][0] = v.0,
                None => {
                    self.wrong_arg(self.arg_locs[i], name, ty, value);
                    wrong = true;
                }
            }
        }
        if wrong { Err(Stop) } else { Ok(()) }
    }

    #[cold]
    fn wrong_arg(&mut self, loc: Loc, param: Sym, ty: TypeId, value: ValId) {
        let (p, v) = (self.cx.variable_text(param), self.cx.print(value));
        let have = self.cx.type_of(value).map_or(String::new(), |t| self.cx.print_type(t));
        let want = self.cx.print_type(ty);
        let message =
            format!("the template argument '{p}' must be of type '{want}', but '{v}' is of type '{have}'");
        self.cx.error(loc, message);
    }
}
