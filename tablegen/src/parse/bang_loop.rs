//! `!foreach`, `!filter`, `!foldl`: the operators that bind variables.

use super::scope::ScopeKind;
use super::{Mode, Parser};
use crate::context::Res;
use crate::intern::Sym;
use crate::lexer::{Bang, Tok};
use crate::record::RecId;
use crate::resolve::Env;
use crate::types::{DAG, INT, TypeId};
use crate::value::{Node, Op, ValId, WORDS};

impl Parser<'_, '_> {
    /// A variable to be bound: it must not be a field of the record, nor bound already.
    fn bound_name(&mut self, bang: Bang, rec: Option<RecId>) -> Res<Sym> {
        if self.tok() != Tok::Id {
            return self.fail_here(format!("'!{}' needs the name of a variable here", bang.text()));
        }
        let name = self.lex.sym;
        self.next();
        if self.is_bound(name) {
            let text = self.text(name);
            return self.fail_here(format!("the variable '{text}' is bound by an operator around this one"));
        }
        if rec.is_some_and(|r| self.cx.has_field(r, name)) {
            let text = self.text(name);
            return self.fail_here(format!("the variable '{text}' is a field of this record already"));
        }
        Ok(name)
    }

    /// Parses an expression in which variables are bound.
    fn bound_value(
        &mut self,
        vars: &[(Sym, TypeId)],
        rec: Option<RecId>,
        expected: Option<TypeId>,
    ) -> Res<ValId> {
        for &(name, ty) in vars {
            let var = self.cx.vals.intern(Node::Var(name, ty), &[]);
            self.push_scope(ScopeKind::Bound(name, var));
        }
        let v = self.value(rec, expected, Mode::Value)?;
        for _ in vars {
            self.pop_scope();
        }
        Ok(v)
    }

    pub(super) fn for_each(
        &mut self,
        bang: Bang,
        rec: Option<RecId>,
        expected: Option<TypeId>,
    ) -> Res<ValId> {
        let op_loc = self.loc();
        self.next();
        self.open_paren(bang)?;
        let name = self.bound_name(bang, rec)?;
        self.comma(bang)?;
        let over = self.value(rec, None, Mode::Value)?;
        self.comma(bang)?;
        let have = self.cx.type_of(over);
        let elem = have.and_then(|t| self.cx.types.list_of(t));
        let is_dag = have == Some(DAG) && bang == Bang::Foreach;
        let Some(var_type) = elem.or(is_dag.then_some(DAG)) else {
            let loc = self.loc();
            let what = if bang == Bang::Foreach { "a list or dag" } else { "a list" };
            return self.wrong_type(loc, what, over);
        };
        let mut expr_type = None;
        if let Some(e) = expected {
            let out_elem = self.cx.types.list_of(e);
            if is_dag && e != DAG || !is_dag && out_elem.is_none() {
                let (e, got) = (self.cx.print_type(e), if is_dag { "dag" } else { "list" });
                return self.fail(op_loc, format!("'!{}' gives a {got}, but '{e}' is expected", bang.text()));
            }
            expr_type = if bang == Bang::Filter { Some(INT) } else { out_elem };
        }
        let expr = self.bound_value(&[(name, var_type)], rec, expr_type)?;
        self.close_paren(bang)?;
        let ty = if is_dag {
            DAG
        } else if bang == Bang::Filter {
            self.cx.types.list(var_type)
        } else {
            match self.cx.type_of(expr) {
                Some(t) => self.cx.types.list(t),
                None => return self.fail_here("the elements of a '!foreach' cannot be '?'"),
            }
        };
        let name = self.cx.vals.str(name);
        self.cx.make(Node::Tern(Op::Bang(bang), ty, WORDS), &[name.0, over.0, expr.0], Env::of(rec))
    }

    pub(super) fn foldl(&mut self, rec: Option<RecId>) -> Res<ValId> {
        let bang = Bang::Foldl;
        self.next();
        self.open_paren(bang)?;
        let start = self.value(rec, None, Mode::Value)?;
        let Some(ty) = self.cx.type_of(start) else {
            return self.fail_here("the start of '!foldl' cannot be '?'");
        };
        self.comma(bang)?;
        let list = self.value(rec, None, Mode::Value)?;
        let elem = self.cx.type_of(list).and_then(|t| self.cx.types.list_of(t));
        let Some(elem) = elem else {
            let loc = self.loc();
            return self.wrong_type(loc, "a list", list);
        };
        self.comma(bang)?;
        let sum = self.bound_name(bang, rec)?;
        self.comma(bang)?;
        let item = self.bound_name(bang, rec)?;
        self.comma(bang)?;
        // One name for both is taken to be the sum, though what it stands for is the item.
        let item_type = if item == sum { ty } else { elem };
        let expr = self.bound_value(&[(sum, ty), (item, item_type)], rec, None)?;
        let have = self.cx.type_of(expr);
        if have != Some(ty) {
            let (want, have) =
                (self.cx.print_type(ty), have.map_or("?".to_string(), |t| self.cx.print_type(t)));
            return self.fail_here(format!(
                "the expression of '!foldl' must be of type '{want}' as its start, not '{have}'"
            ));
        }
        self.close_paren(bang)?;
        self.cx.make(Node::Fold(ty, WORDS), &[start.0, list.0, expr.0, sum.0, item.0], Env::of(rec))
    }
}
