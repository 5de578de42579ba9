//! What every host must do, on pliron's IR.

#[path = "../../../examples/own-ir/tests/suites/mod.rs"]
mod suites;

use pdll::Host;
use pdll_pliron::{Attr, PlironHost};
use pliron::attribute::AttrObj;
use pliron::builtin::attributes::IntegerAttr;
use pliron::builtin::op_interfaces::SingleBlockRegionInterface;
use pliron::builtin::ops::ModuleOp;
use pliron::builtin::types::{IntegerType, Signedness};
use pliron::context::{Context, Ptr};
use pliron::derive::pliron_op;
use pliron::op::Op;
use pliron::operation::Operation;
use pliron::utils::apint::APInt;
use pliron::value::Value;
use std::num::NonZero;
use suites::Model;

suites::suites!(pliron_ir, pdll_pliron::PlironHost);

/// Operations: the types, and how one is made or added by name.
macro_rules! ops {
    ($($op:ident $name:literal)*) => {
        $(
            #[doc = $name]
            #[pliron_op(name = $name, format, verifier = "succ")]
            struct $op;
        )*

        fn add_all(host: &mut PlironHost) {
            $(host.add_op::<$op>();)*
        }

        fn make(ctx: &mut Context, name: &str, operands: Vec<Value>) -> Ptr<Operation> {
            let ty = IntegerType::get(ctx, 32, Signedness::Signless).into();
            let info = match name {
                $($name => $op::get_concrete_op_info(),)*
                _ => panic!("{name} is not among the operations"),
            };
            Operation::new(ctx, info, vec![ty], operands, vec![], 0)
        }
    };
}

ops! {
    C "t.c" F "t.f" G "t.g" Grow "t.grow" H "t.h" One "t.one" S "t.s" Top "t.top" Two "t.two"
    Waste "t.waste" X "t.x"
    P0 "t.p0" P1 "t.p1" P2 "t.p2" P3 "t.p3" P4 "t.p4" P5 "t.p5" P6 "t.p6"
}

/// Adds an operation at the end of the module.
fn append(host: &mut PlironHost, name: &str, operands: Vec<Value>) -> Ptr<Operation> {
    let op = make(host.context_mut(), name, operands);
    let top = host.top().expect("there is IR");
    let module = Operation::get_op::<ModuleOp>(top, host.context()).expect("it is one");
    op.insert_at_back(module.get_body(host.context(), 0), host.context());
    op
}

impl Model for PlironHost {
    fn with_fresh<R>(f: impl FnOnce(&mut Self) -> R) -> R {
        let ctx = &mut Context::new();
        let module = ModuleOp::new(ctx, "m".try_into().expect("a name"));
        let mut host = PlironHost::new();
        add_all(&mut host);
        host.with_ir(ctx, module.get_operation(), f)
    }
    fn leaf(&mut self, n: i64) -> Ptr<Operation> {
        let op = append(self, "t.c", vec![]);
        let ctx = self.context();
        let ty = IntegerType::get(ctx, 32, Signedness::Signless);
        let n = APInt::from_i64(n, NonZero::new(32).expect("32 is not 0"));
        let n: AttrObj = Box::new(IntegerAttr::new(ty, n));
        op.deref_mut(ctx).attributes.0.insert("n".try_into().expect("a name"), n);
        op
    }
    fn apply(&mut self, name: &str, arg: Ptr<Operation>) -> Ptr<Operation> {
        let value = self.result(arg, 0);
        append(self, name, vec![value])
    }
    fn number(&self, attr: Attr) -> i64 {
        let object = self.attr_object(attr).expect("it is known");
        let int = object.downcast_ref::<IntegerAttr>().expect("it is an integer");
        int.value().to_i64()
    }
}
