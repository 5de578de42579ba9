//! What the embedded IR holds, in words.

use crate::IrHost;
use pdll_ir::{Attr, AttrData, Name, Op, Type, Value, ValueDef, print_attr, print_type};
use pdll_vm::{Describe, Host};

impl Describe for IrHost {
    fn attr_text(&self, attr: Attr) -> String {
        print_attr(&self.ctx, attr)
    }
    fn type_text(&self, ty: Type) -> String {
        print_type(&self.ctx, ty)
    }
    fn op_name_text(&self, op: Op) -> String {
        self.name_text(self.op_name(op))
    }
    fn argument_text(&self, value: Value) -> String {
        let ty = print_type(&self.ctx, self.body.value_type(value));
        match self.body.def(value) {
            ValueDef::Argument(_, number) => format!("a block argument (number {number}, of type `{ty}`)"),
            _ => format!("a value of type `{ty}` that nothing defines"),
        }
    }
    fn attrs_text(&self, op: Op) -> String {
        let (ctx, attrs) = (&self.ctx, self.body.attrs(op));
        let mut entries = ctx.entries(ctx.dictionary(attrs)).to_vec();
        if let Some(AttrData::Dict(inner)) = ctx.properties(attrs).map(|p| ctx.attr_data(p)) {
            entries.extend(ctx.entries(*inner));
        }
        entries.sort_by(|a, b| ctx.bytes(a.0).cmp(ctx.bytes(b.0)));
        let entry = |&(n, a): &(Name, Attr)| format!("{} = {}", ctx.text(n), print_attr(ctx, a));
        let all: Vec<String> = entries.iter().map(entry).collect();
        if all.is_empty() { String::new() } else { format!("{{{}}}", all.join(", ")) }
    }
    fn has_nested(&self, op: Op) -> bool {
        self.body.has_regions(op)
    }
    fn position(&self, op: Op) -> Option<(String, u32, u32)> {
        let (file, line, column) = self.ctx.first_position(self.body.loc(op))?;
        Some((self.ctx.text(file).into_owned(), line, column))
    }
}
