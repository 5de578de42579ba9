//! What the suites need of a host besides the traits, for two that have little in common: the embedded IR,
//! and the DAG.

use own_ir::{Dag, Node};
use pdll::ir::{Body, Context, Ir, OpSpec};
use pdll::{AttrSym, IrHost, IrWalk, Link};

/// Runs tests that are generic over the host on both hosts.
macro_rules! on_both_hosts {
    ($($test:ident)*) => {
        mod embedded_ir {
            $(#[test]
            fn $test() {
                super::$test::<pdll::IrHost>();
            })*
        }
        mod dag {
            $(#[test]
            fn $test() {
                super::$test::<own_ir::Dag>();
            })*
        }
    };
}
pub(crate) use on_both_hosts;

/// A host that can be filled and shown.
pub(crate) trait Model: IrWalk {
    /// An empty one.
    fn fresh() -> Self;
    /// A new `t.c {n = n}`.
    fn leaf(&mut self, n: i64) -> Self::Op;
    /// A new `name(arg)`.
    fn apply(&mut self, name: &str, arg: Self::Op) -> Self::Op;
    /// The number that is the attribute `n`.
    fn number(&self, attr: Self::Attr) -> i64;

    /// The expression that a value is.
    fn show(&self, value: Self::Value, n: AttrSym) -> String {
        let Some(op) = self.def_op(value) else { return "?".into() };
        let args: Vec<String> =
            (0..self.operand_count(op)).map(|i| self.show(self.operand(op, i), n)).collect();
        let attr = self.attr(op, n).map_or(String::new(), |a| format!("#{}", self.number(a)));
        let name = self.describe(op);
        let name = name.split(' ').next().unwrap_or("").trim_matches('\'').to_string();
        format!("{name}{attr}({})", args.join(", "))
    }

    /// What an op uses, as text.
    fn shown(&mut self, op: Self::Op) -> String {
        let n = self.link_attr_name("n").expect("n is a name");
        self.show(self.operand(op, 0), n)
    }
}

impl Model for Dag {
    fn fresh() -> Self {
        Dag::default()
    }
    fn leaf(&mut self, n: i64) -> Node {
        self.node("t.c", &[], Some(n))
    }
    fn apply(&mut self, name: &str, arg: Node) -> Node {
        self.node(name, &[arg], None)
    }
    fn number(&self, attr: own_ir::Number) -> i64 {
        attr.0
    }
}

impl Model for IrHost {
    fn fresh() -> Self {
        let mut ctx = Context::new();
        let mut ir = Ir::new(&mut ctx);
        let body = std::mem::replace(ir.top_mut(), Body::new());
        IrHost::new(ctx, body)
    }
    fn leaf(&mut self, n: i64) -> pdll::ir::Op {
        let ty = self.ctx.int_type(32);
        let n = self.ctx.int_attr(ty, n.into()).expect("an integer type");
        let name = self.ctx.name("n");
        let attrs = self.ctx.discardable(&[(name, n)]);
        append(self, "t.c", &[], ty, attrs)
    }
    fn apply(&mut self, name: &str, arg: pdll::ir::Op) -> pdll::ir::Op {
        let value = self.body.result(arg, 0);
        let (ty, attrs) = (self.body.value_type(value), self.ctx.known().no_attrs);
        append(self, name, &[value], ty, attrs)
    }
    fn number(&self, attr: pdll::ir::Attr) -> i64 {
        self.ctx.int_value(attr).map_or(-1, |n| n as i64)
    }
}

fn append(
    host: &mut IrHost,
    name: &str,
    operands: &[pdll::ir::Value],
    ty: pdll::ir::Type,
    attrs: pdll::ir::Attrs,
) -> pdll::ir::Op {
    let sym = host.link_op(name, true).expect("a name");
    let kind = host.link_kind(sym, operands.len() as u32, 1);
    let shape = pdll::ir::OpShape::from_raw(kind);
    let loc = host.ctx.known().unknown_loc;
    let block = host.body.blocks(host.body.roots()[0])[0];
    let spec = OpSpec { shape, operands, results: &[ty], attrs, loc };
    host.body.create_at_end(block, &spec)
}
