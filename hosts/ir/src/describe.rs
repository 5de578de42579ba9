//! What the embedded IR holds, in words.

use crate::IrHost;
use pdll_ir::{Attr, Op, Type, Value, ValueDef, print_attr, print_type};
use pdll_vm::{Describe, OpSym};

impl Describe for IrHost {
    fn attr_text(&self, attr: Attr) -> String {
        print_attr(&self.ctx, attr)
    }
    fn type_text(&self, ty: Type) -> String {
        print_type(&self.ctx, ty)
    }
    fn op_name_text(&self, name: OpSym) -> String {
        self.name_text(name)
    }
    fn argument_text(&self, value: Value) -> String {
        let ty = print_type(&self.ctx, self.body.value_type(value));
        match self.body.def(value) {
            ValueDef::Argument(_, number) => format!("a block argument (number {number}, of type `{ty}`)"),
            _ => format!("a value of type `{ty}` that nothing defines"),
        }
    }
    fn position(&self, op: Op) -> Option<(String, u32, u32)> {
        let (file, line, column) = self.ctx.first_position(self.body.loc(op))?;
        Some((self.ctx.text(file).into_owned(), line, column))
    }
}
