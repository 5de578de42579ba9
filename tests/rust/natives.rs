// Made by pdllc: patterns as bytecode, and their native functions.

#[allow(clippy::all, non_snake_case, unused_variables, reason = "written in PDLL")]
fn native_OneUse(host: &::pdll::IrHost, v: ::pdll::ir::Value) -> bool {
    host.body.has_one_use(v)
}

#[allow(clippy::all, non_snake_case, unused_variables, reason = "written in PDLL")]
fn native_Fits(host: &::pdll::IrHost, o: ::pdll::ir::Op, r#type: ::pdll::ir::Type, ts: Vec<::pdll::ir::Type>, vs: Vec<::pdll::ir::Value>) -> bool {
    r#type == ts[0] && host.body.num_operands(o) == vs.len() + 1
}

#[allow(clippy::all, non_snake_case, unused_variables, reason = "written in PDLL")]
fn native_Number(host: &::pdll::IrHost, a: ::pdll::ir::Attr) -> Option<::pdll::ir::Attr> {
    host.ctx.int_value(a).map(|_| a)
}

#[allow(clippy::all, non_snake_case, unused_variables, reason = "written in PDLL")]
fn native_Facts(host: &::pdll::IrHost, v: ::pdll::ir::Value) -> Option<(::pdll::ir::Type, Vec<::pdll::ir::Value>)> {
    let op = host.body.def_op(v)?;
    Some((host.body.value_type(v), host.body.operands(op).collect()))
}

#[allow(clippy::all, non_snake_case, unused_variables, reason = "written in PDLL")]
fn native_Label(rewriter: &mut ::pdll::Rewriter<'_, ::pdll::IrHost>, text: ::pdll::ir::Attr) -> Result<::pdll::ir::Attr, String> {
    let ctx = &mut rewriter.host.ctx;
  let label = ctx.string_value(text).ok_or("not a string")?;
  let label = format!("<{}>", String::from_utf8_lossy(label));
  Ok(ctx.string_attr(&label))
}

#[allow(clippy::all, non_snake_case, unused_variables, reason = "written in PDLL")]
fn native_First(rewriter: &mut ::pdll::Rewriter<'_, ::pdll::IrHost>, vs: Vec<::pdll::ir::Value>) -> Result<::pdll::ir::Value, String> {
    Ok(*vs.first().ok_or("no values")?)
}

#[allow(clippy::all, non_snake_case, unused_variables, reason = "written in PDLL")]
fn native_Erase(rewriter: &mut ::pdll::Rewriter<'_, ::pdll::IrHost>, o: ::pdll::ir::Op) -> Result<(), String> {
    rewriter.erase(o)
}

#[allow(clippy::all, non_snake_case, unused_variables, reason = "written in PDLL")]
fn native_Is(host: &::pdll::IrHost, v: ::pdll::ir::Value) -> bool {
    host.ctx.int_width(host.body.value_type(v)).is_some_and(|w| w.0 == 1)
}

#[allow(clippy::all, non_snake_case, unused_variables, reason = "written in PDLL")]
fn native_Is_1(host: &::pdll::IrHost, v: ::pdll::ir::Value) -> bool {
    host.ctx.int_width(host.body.value_type(v)).is_some_and(|w| w.0 == 2)
}

#[allow(clippy::all, non_snake_case, unused_variables, reason = "written in PDLL")]
fn native_anonymous_constraint_0(host: &::pdll::IrHost, w: ::pdll::ir::Value) -> bool {
    host.body.has_one_use(w)
}

/// Registers the native functions that the patterns call and whose code came with them.
pub fn register(natives: &mut ::pdll::Natives<::pdll::IrHost>) {
    natives.constraint("OneUse", native_OneUse);
    natives.constraint("Fits", native_Fits);
    natives.constraint("Number", native_Number);
    natives.constraint("Facts", native_Facts);
    natives.rewrite("Label", native_Label);
    natives.rewrite("First", native_First);
    natives.rewrite("Erase", native_Erase);
    natives.constraint("Is", native_Is);
    natives.constraint("Is_1", native_Is_1);
    natives.constraint("<anonymous_constraint_0>", native_anonymous_constraint_0);
}

/// The patterns, compiled, with their native functions.
///
/// # Errors
/// This file was made by another version of pdllc than the crate `pdll` is of.
pub fn patterns() -> Result<::pdll::PatternSet, ::pdll::Error> {
    let mut set = ::pdll::PatternSet::from_bytecode(program())?;
    register(set.natives());
    Ok(set)
}

/// The patterns as a bytecode file.
#[must_use]
pub fn program() -> &'static [u8] {
    &PROGRAM
}

#[rustfmt::skip]
static PROGRAM: [u8; 2118] = [
    137, 80, 68, 76, 66, 67, 13, 10, 1, 0, 0, 0, 29, 146, 75, 251, 65, 142, 81, 134, 0, 0, 0, 0,
    159, 0, 0, 0, 9, 0, 0, 0, 9, 0, 0, 0, 116, 46, 114, 101, 115, 117, 108, 116, 115, 0, 0, 0,
    0, 8, 0, 0, 0, 116, 46, 105, 110, 108, 105, 110, 101, 0, 0, 0, 0, 12, 0, 0, 0, 116, 46, 112,
    97, 114, 97, 109, 101, 116, 101, 114, 115, 0, 0, 0, 0, 7, 0, 0, 0, 116, 46, 108, 97, 98, 101, 108,
    0, 0, 0, 0, 12, 0, 0, 0, 114, 46, 112, 97, 114, 97, 109, 101, 116, 101, 114, 115, 1, 0, 0, 0,
    9, 0, 0, 0, 114, 46, 114, 101, 115, 117, 108, 116, 115, 1, 0, 0, 0, 7, 0, 0, 0, 114, 46, 108,
    97, 98, 101, 108, 1, 0, 0, 0, 9, 0, 0, 0, 114, 46, 111, 110, 101, 95, 98, 105, 116, 1, 0, 0,
    0, 10, 0, 0, 0, 114, 46, 116, 119, 111, 95, 98, 105, 116, 115, 1, 0, 0, 0, 1, 0, 0, 0, 28,
    0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1,
    0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 17, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 110,
    4, 0, 0, 0, 116, 101, 120, 116, 3, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0,
    4, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 46, 1, 0, 0, 10, 0, 0, 0, 6, 0, 0, 0,
    78, 117, 109, 98, 101, 114, 1, 0, 0, 0, 1, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 3, 0,
    0, 0, 5, 0, 0, 0, 70, 97, 99, 116, 115, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 2,
    0, 0, 0, 2, 0, 0, 0, 4, 0, 0, 0, 2, 0, 0, 0, 73, 115, 1, 0, 0, 0, 1, 0, 0,
    0, 1, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 73, 115, 95, 49, 1, 0, 0, 0, 1, 0, 0,
    0, 1, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 60, 97, 110, 111, 110, 121, 109, 111, 117, 115, 95,
    99, 111, 110, 115, 116, 114, 97, 105, 110, 116, 95, 48, 62, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 0, 6, 0, 0, 0, 79, 110, 101, 85, 115, 101, 1, 0, 0, 0, 1, 0, 0, 0, 1,
    0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 70, 105, 116, 115, 1, 0, 0, 0, 4, 0, 0, 0, 0,
    0, 0, 0, 2, 0, 0, 0, 5, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 70,
    105, 114, 115, 116, 0, 0, 0, 0, 1, 0, 0, 0, 4, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0,
    5, 0, 0, 0, 76, 97, 98, 101, 108, 0, 0, 0, 0, 1, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0,
    0, 3, 0, 0, 0, 5, 0, 0, 0, 69, 114, 97, 115, 101, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 164, 0,
    0, 0, 5, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 4, 0,
    0, 0, 138, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0,
    0, 0, 1, 0, 0, 0, 5, 0, 0, 0, 172, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0,
    0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 1, 0, 0, 0, 6, 0, 0, 0, 186, 0, 0, 0, 1, 0,
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 7, 0,
    0, 0, 223, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2, 0,
    0, 0, 1, 0, 0, 0, 8, 0, 0, 0, 230, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 8, 0,
    0, 0, 44, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 36, 0,
    0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 75, 0, 0, 0, 3, 0, 0, 0, 130, 0, 0, 0, 0, 0,
    0, 0, 9, 0, 0, 0, 212, 3, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 2, 0, 0, 0, 4, 0,
    0, 0, 4, 0, 0, 0, 1, 0, 0, 0, 138, 0, 0, 0, 237, 0, 0, 0, 0, 0, 0, 0, 18, 4,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 5, 0, 0, 2, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 56, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
    0, 0, 19, 0, 0, 0, 1, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 32, 5, 0, 0, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 56, 9, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 9, 0, 0, 0, 2, 0, 0, 0, 10, 0, 0, 0, 20, 0, 0, 0, 0, 0,
    0, 0, 3, 2, 0, 0, 1, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 32, 5, 0, 0, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 52, 0, 0, 0, 56, 7, 0, 0, 2, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 52, 0, 0, 0, 3, 2, 0, 0, 3, 0,
    0, 0, 1, 2, 0, 0, 52, 0, 0, 0, 32, 5, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 56, 7, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 9, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 56, 7, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 1, 0,
    0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 2, 0, 0, 4, 0, 0, 0, 1, 2,
    0, 0, 0, 0, 0, 0, 23, 4, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 25, 4,
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 34, 5, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 35, 5, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0,
    0, 0, 0, 0, 0, 0, 32, 5, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 56, 7, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 9, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 33, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 39, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 40, 3, 0, 0, 0, 0, 0, 0, 1, 0,
    0, 0, 56, 10, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 2, 0,
    0, 0, 5, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 2, 0, 0, 0, 0,
    0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 18, 4, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 3, 2, 0, 0, 2, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 34, 5, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 33, 5, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 35, 5,
    0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 40, 3, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 72, 9, 0, 0, 1, 0, 0, 0, 4, 0, 0, 0, 1, 0, 0, 0, 4, 0,
    0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 5, 0, 0, 0, 75, 3, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 81, 1, 0, 0, 72, 10, 0, 0, 1, 0, 0, 0, 5, 0, 0, 0, 1, 0,
    0, 0, 20, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 10, 0,
    0, 0, 75, 3, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 81, 1, 0, 0, 34, 5, 0, 0, 3, 0,
    0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 0, 0, 0, 0, 38, 5, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 78, 6, 0, 0, 7, 0, 0, 0, 1, 0, 0, 0, 28, 0,
    0, 0, 1, 0, 0, 0, 17, 0, 0, 0, 78, 6, 0, 0, 8, 0, 0, 0, 1, 0, 0, 0, 11, 0,
    0, 0, 1, 0, 0, 0, 27, 0, 0, 0, 72, 9, 0, 0, 1, 0, 0, 0, 6, 0, 0, 0, 1, 0,
    0, 0, 17, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 78, 5,
    0, 0, 9, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 81, 1, 0, 0, 74, 6,
    0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 81, 1,
    0, 0, 74, 6, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 81, 1, 0, 0, 10, 0, 0, 0, 48, 1, 0, 0, 1, 0, 0, 0, 6, 0, 0, 0, 116, 46,
    112, 100, 108, 108, 5, 0, 0, 0, 10, 0, 0, 0, 80, 97, 114, 97, 109, 101, 116, 101, 114, 115, 0, 0,
    0, 0, 15, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 40, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 50, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 56, 0, 0, 0, 1, 0,
    0, 0, 12, 0, 0, 0, 159, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 21, 0, 0, 0, 168, 0,
    0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 3, 0, 0, 0, 172, 0, 0, 0, 0, 0, 0, 0, 28, 0,
    0, 0, 21, 0, 0, 0, 182, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 3, 0, 0, 0, 196, 0,
    0, 0, 0, 0, 0, 0, 44, 0, 0, 0, 17, 0, 0, 0, 202, 0, 0, 0, 0, 0, 0, 0, 44, 0,
    0, 0, 36, 0, 0, 0, 208, 0, 0, 0, 0, 0, 0, 0, 44, 0, 0, 0, 5, 0, 0, 0, 217, 0,
    0, 0, 0, 0, 0, 0, 45, 0, 0, 0, 5, 0, 0, 0, 223, 0, 0, 0, 0, 0, 0, 0, 54, 0,
    0, 0, 21, 0, 0, 0, 229, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 3, 0, 0, 0, 230, 0,
    0, 0, 0, 0, 0, 0, 61, 0, 0, 0, 21, 0, 0, 0, 236, 0, 0, 0, 0, 0, 0, 0, 61, 0,
    0, 0, 3, 0, 0, 0,
];
