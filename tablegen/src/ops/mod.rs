//! Folding: what an operator whose operands are known enough is worth. A node that cannot be folded yet is
//! its own result. The families: `arith` (numbers, comparisons), `text` and `concat` (strings), `lists`,
//! `dags`, `records` (casts, record lookups, class instances), `control` (conditions and loops), `fold`.

mod arith;
mod concat;
mod control;
mod dags;
mod fold;
mod lists;
mod records;
mod text;

use crate::context::{Cx, Res};
use crate::lexer::Bang;
use crate::resolve::Env;
use crate::source::Loc;
use crate::types::TypeId;
use crate::value::{Node, Op, ValId, WORDS, Words};

impl Cx {
    /// What `node` (with its words) is worth, or, as long as that is not known, the node. Most operators
    /// fold at once, so the node is only interned if not. Callers know the kind of node: of this, they take
    /// that kind's line.
    #[inline(always)]
    pub(crate) fn make(&mut self, node: Node, words: &[u32], env: Env) -> Res<ValId> {
        let folded = match node {
            Node::Un(Op::Bang(bang), a, t) => self.fold_unary(bang, a, t, env)?,
            Node::Bin(op, a, b, t) => self.fold_binary(op, a, b, t, env)?,
            Node::Tern(Op::Bang(bang), t, _) => {
                self.fold_ternary(bang, [ValId(words[0]), ValId(words[1]), ValId(words[2])], t, env)?
            }
            Node::Fold(..) => self.fold_foldl(words, env)?,
            Node::Field(a, name, _) => self.fold_field(a, name, env)?,
            Node::IsA(t, a) => self.fold_isa(t, a),
            Node::Exists(t, a) => self.fold_exists(t, a, env)?,
            Node::Instances(l, t, a) => self.fold_instances(l, t, a, env)?,
            _ => None,
        };
        match folded {
            Some(v) => Ok(v),
            None => Ok(self.vals.intern(node, words)),
        }
    }

    /// A class instance, mentioned at `loc`; its record if it is `ready`: nothing in its arguments is left
    /// to be resolved.
    pub(crate) fn make_instance(&mut self, inst: ValId, loc: Option<Loc>, ready: bool) -> Res<ValId> {
        // `?` if it was too large.
        let Some((class, w)) = self.vals.as_inst(inst) else { return Ok(inst) };
        if ready && let Some(r) = self.vals.instantiated(w) {
            return Ok(self.def_value(r));
        }
        if let Some(l) = loc
            && self.vals.mention(w).is_none()
        {
            self.vals.set_mention(w, l);
        }
        if ready { self.instantiate(class, w) } else { Ok(inst) }
    }

    fn fold_unary(&mut self, bang: Bang, a: ValId, t: TypeId, env: Env) -> Res<Option<ValId>> {
        match bang {
            Bang::Cast => self.fold_cast(a, t, env),
            Bang::Not | Bang::LogTwo => self.fold_int_unary(bang, a, env),
            Bang::ToLower | Bang::ToUpper | Bang::Repr => self.fold_text_unary(bang, a),
            Bang::Head | Bang::Tail | Bang::ListFlatten => self.fold_list_unary(bang, a, env),
            Bang::Size | Bang::Empty => Ok(self.fold_size(bang, a)),
            Bang::GetDagOp | Bang::GetDagOpName => self.fold_dag_unary(bang, a, t, env),
            Bang::Initialized => Ok(self.fold_initialized(a)),
            _ => Ok(None),
        }
    }

    fn fold_binary(&mut self, op: Op, a: ValId, b: ValId, t: TypeId, env: Env) -> Res<Option<ValId>> {
        let bang = match op {
            Op::Bang(bang) => bang,
            Op::Elem => return Ok(self.fold_elem(a, b)),
            Op::Slice => return Ok(self.fold_slice(a, b, t)),
            Op::RangeClosed => return self.fold_range_closed(a, b, t, env),
        };
        match bang {
            Bang::Eq | Bang::Ne | Bang::Lt | Bang::Le | Bang::Gt | Bang::Ge => {
                Ok(self.fold_compare(bang, a, b))
            }
            Bang::Interleave | Bang::Match => self.fold_text_binary(bang, a, b, env),
            Bang::ListConcat | Bang::ListSplat | Bang::ListRemove | Bang::Range => {
                self.fold_list_binary(bang, a, b, t, env)
            }
            Bang::Con | Bang::SetDagOp | Bang::SetDagOpName | Bang::GetDagArg | Bang::GetDagName => {
                self.fold_dag_binary(bang, a, b, t, env)
            }
            _ => self.fold_arith(bang, a, b, env),
        }
    }

    fn fold_ternary(&mut self, bang: Bang, args: [ValId; 3], t: TypeId, env: Env) -> Res<Option<ValId>> {
        match bang {
            Bang::If => Ok(self.as_int(args[0]).map(|n| args[if n != 0 { 1 } else { 2 }])),
            Bang::Foreach => self.fold_foreach(args, t, env),
            Bang::Filter => self.fold_filter(args, t, env),
            Bang::Subst => self.fold_subst(args, env),
            Bang::Substr | Bang::Find => self.fold_text_ternary(bang, args, env),
            Bang::Range => self.fold_range(args, t, env),
            _ => self.fold_dag_ternary(bang, args, env),
        }
    }

    // ---- nodes put together on the scratch stack: what is there from `base` on is taken off -------------

    pub(super) fn push_words(&mut self, w: Words) {
        self.scratch.extend_from_slice(self.vals.words(w));
    }

    pub(crate) fn node_from(&mut self, base: usize, node: Node) -> ValId {
        let v = self.vals.intern(node, &self.scratch[base..]);
        self.scratch.truncate(base);
        v
    }

    pub(crate) fn list_from(&mut self, base: usize, ty: TypeId) -> ValId {
        self.node_from(base, Node::List(ty, WORDS))
    }
}
