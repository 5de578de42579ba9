//! What every host must do, on two that have little in common: the embedded IR, and a DAG without order, uses
//! or erasing.

mod suites;

use own_ir::{Dag, Node, Number};
use pdll::bytecode::{Native, Program, verify};
use pdll::ir::{Body, Context, Ir, OpSpec};
use pdll::{Error, IrHost, Link, Natives, PatternSet};
use suites::Model;
use suites::program::program;

suites::suites!(embedded_ir, pdll::IrHost);
suites::suites!(dag, own_ir::Dag);

impl Model for Dag {
    fn with_fresh<R>(f: impl FnOnce(&mut Self) -> R) -> R {
        f(&mut Dag::default())
    }
    fn leaf(&mut self, n: i64) -> Node {
        self.node("t.c", &[], Some(n))
    }
    fn apply(&mut self, name: &str, arg: Node) -> Node {
        self.node(name, &[arg], None)
    }
    fn number(&self, attr: Number) -> i64 {
        attr.0
    }
}

impl Model for IrHost {
    fn with_fresh<R>(f: impl FnOnce(&mut Self) -> R) -> R {
        let mut ctx = Context::new();
        let mut ir = Ir::new(&mut ctx);
        let body = std::mem::replace(ir.top_mut(), Body::new());
        f(&mut IrHost::new(ctx, body))
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

/// What is said when a program is linked to the DAG.
fn link_errors(program: Program, register: impl FnOnce(&mut Natives<Dag>)) -> Vec<String> {
    let mut set = PatternSet::<Dag>::for_host().with_program(verify(program).expect("a good program"));
    register(set.natives());
    match set.link_to(&mut Dag::default()) {
        Err(Error::Link(errors)) => errors.iter().map(ToString::to_string).collect(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn all_that_is_missing_is_reported() {
    let mut program = program();
    program.op_names[2].name = "no.such".into();
    program.attr_names.push("m".into());
    program.attrs[2] = "seven".into();
    program.natives.push(Native { name: "Twice".into(), constraint: false, params: vec![], results: vec![] });
    let wrongly = |natives: &mut Natives<Dag>| {
        natives.constraint("Agrees", |_: &Dag, _: Node| true);
    };
    assert_eq!(
        link_errors(program, wrongly),
        [
            "cannot create operations 'no.such': there are no such nodes",
            "attribute name 'm': the only attribute here is n",
            "attribute `seven` cannot be read: it is no number",
            "native constraint 'Agrees' is registered as (Op) -> () but called as (Attr) -> ()",
            "native rewrite 'Twice' with signature () -> () is not registered",
        ]
    );
}

#[test]
fn what_a_host_cannot_tell_apart_is_reported() {
    let mut program = program();
    program.attrs[1] = "1 : i64".into();
    let errors = link_errors(program, |natives| {
        natives.constraint("Agrees", |_: &Dag, _: Number| true);
    });
    assert_eq!(errors, ["`1 : i32` and `1 : i64` are the same here"]);
}

/// Users of a value are looked at: more than the DAG can do.
#[test]
fn a_host_that_can_do_less_than_a_program_needs_is_refused() {
    let text = "Pattern Users {
        let a = op<t.a> -> (t: Type);
        let b = op<t.b>(a.0);
        let c = op<t.c>(a.0);
        rewrite b with { erase b; erase c; };
    }";
    let set = PatternSet::<Dag>::for_host().with_source("t.pdll", text).expect("compiles");
    let Err(Error::Link(errors)) = set.link_to(&mut Dag::default()) else { panic!("it links") };
    let messages: Vec<String> = errors.iter().map(ToString::to_string).collect();
    assert_eq!(messages, ["t.pdll:4:17: this host cannot list the users of values (needed by 'Users')"]);
    let set = PatternSet::<IrHost>::for_host().with_source("t.pdll", text).expect("compiles");
    assert!(IrHost::with_fresh(|host| set.link_to(host).is_ok()));
}
