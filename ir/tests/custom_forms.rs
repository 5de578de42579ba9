//! What custom forms are read and printed with: successors with operands, regions in an order of their own,
//! implicit terminators, attributes of known type, names of values.

use pdll_ir::{
    AsmNames, Context, CountRange, OpInfo, OpParser, OpPrinter, OpView, Parsed, PrintOptions, RegionArgument,
    RegionForm, SegmentLayout, SyntaxFunctions, Token, Traits, parse_module, print,
};
use std::sync::Arc;

/// `t.fork %cond, ^a(%x : type), ^b`
fn parse_fork(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let (condition, i1) = (p.operand()?, p.ctx().known().i1);
    p.add_typed_operand(condition, i1);
    let mut sizes = Vec::new();
    while p.eat(Token::Comma) {
        let at = p.position();
        let successor = p.successor_and_operands()?;
        p.add_successor(successor.block);
        p.add_typed_operands(&successor.operands, &successor.types, at)?;
        sizes.push(successor.operands.len() as i64);
    }
    let (name, i64) = (p.ctx().name("sizes"), p.ctx().known().i64);
    let sizes: Vec<_> = sizes.iter().filter_map(|&n| p.ctx().int_attr(i64, n.into())).collect();
    let sizes = p.ctx().array_attr(&sizes);
    p.set_attribute(name, sizes);
    p.optional_attributes()
}

fn print_fork(p: &mut OpPrinter<'_, '_>) -> bool {
    p.op_name();
    p.text(" ");
    p.operand(0);
    let (view, mut next) = (p.view(), 1);
    let Some(sizes) = view.attribute_named("sizes") else { return false };
    let pdll_ir::AttrData::Array(sizes) = view.ctx().attr_data(sizes) else { return false };
    for (&block, &size) in view.body().successors(view.op()).iter().zip(sizes.iter()) {
        let size = view.ctx().int_value(size).unwrap_or(0) as usize;
        p.text(", ");
        p.successor_and_operands(block, next..next + size);
        next += size;
    }
    true
}

/// `t.loop %i = N to N size 2x3 step ATTR region (else region)?`: the second region is written first.
fn parse_loop(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let induction = p.operand()?;
    p.expect(Token::Equal, "`=`")?;
    let (from, to) = (p.integer()?, p.expect_keyword("to").and_then(|()| p.integer())?);
    p.expect_keyword("size")?;
    let mut numbers = vec![from, to];
    numbers.extend(p.dimension_list(false, false)?);
    p.expect_keyword("step")?;
    let i8 = p.ctx().int_type(8);
    let step = p.attribute_of_type(i8)?;
    let index = p.ctx().known().index;
    let first = p.detached_region(vec![RegionArgument::at_name(induction, index)])?;
    let second = match p.eat_keyword("else") {
        true => p.detached_region(Vec::new())?,
        false => p.detached_empty_region()?,
    };
    let end = p.ctx().name("t.end");
    p.ensure_terminator(first, end)?;
    p.add_region(second);
    p.add_region(first);
    let (name, bounds, i64) = (p.ctx().name("step"), p.ctx().name("bounds"), p.ctx().known().i64);
    let numbers: Vec<_> = numbers.iter().filter_map(|&n| p.ctx().int_attr(i64, n.into())).collect();
    let numbers = p.ctx().array_attr(&numbers);
    p.set_attribute(bounds, numbers);
    p.set_attribute(name, step);
    p.add_result_types(&[i64, i64, i64]);
    Ok(())
}

fn print_loop(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let (Some(step), Some(&[induction])) = (view.attribute_named("step"), view.entry_arguments(1)) else {
        return false;
    };
    p.op_name();
    p.text(" ");
    p.region_value(induction);
    p.text(" step ");
    p.attribute_without_type(step);
    p.text(" ");
    p.region(1, RegionForm { terminators: p.has_telling_terminator(1), ..RegionForm::BODY });
    if view.entry_arguments(0).is_some() {
        p.text(" else ");
        p.region(0, RegionForm::WHOLE);
    }
    true
}

struct LoopNames;

impl AsmNames for LoopNames {
    fn result_names(&self, _: OpView<'_>, name: &mut dyn FnMut(usize, &str)) {
        name(0, "sum");
        name(2, "");
    }

    fn argument_names(&self, _: OpView<'_>, _: usize, name: &mut dyn FnMut(usize, &str)) {
        name(0, "iv");
    }
}

fn register(ctx: &mut Context) {
    let mut end = OpInfo::new(ctx.name("t.end"));
    end.traits = Traits::TERMINATOR;
    ctx.register_op(end);
    let mut fork = OpInfo::new(ctx.name("t.fork"));
    fork.traits = Traits::TERMINATOR;
    fork.syntax = Some(Arc::new(SyntaxFunctions { parse: parse_fork, print: print_fork }));
    ctx.register_op(fork);
    let mut looped = OpInfo::new(ctx.name("t.loop"));
    looped.regions = CountRange::exactly(2);
    looped.operands = SegmentLayout::SingleVariadic(Vec::new());
    looped.syntax = Some(Arc::new(SyntaxFunctions { parse: parse_loop, print: print_loop }));
    looped.names = Some(Arc::new(LoopNames));
    ctx.register_op(looped);
}

/// Reads a text and prints it, or says why it cannot be read.
fn reprint(text: &str, generic: bool) -> String {
    let mut ctx = Context::new();
    ctx.add_dialect("t", register);
    let options = PrintOptions { generic, ..PrintOptions::default() };
    match parse_module(&mut ctx, "f.mlir", text.as_bytes()) {
        Ok(module) => print(&ctx, &module, options),
        Err(errors) => errors.iter().map(|error| format!("{error}\n")).collect(),
    }
}

#[test]
fn successors_have_operands() {
    let text = "func.func @f(%c: i1, %x: i8) {\n  t.fork %c, ^bb1(%x, %c : i8, i1), ^bb2\n\
                ^bb1(%0: i8, %1: i1):  // pred: ^bb0\n  return\n^bb2:  // pred: ^bb0\n  return\n}";
    assert_eq!(
        reprint(text, false),
        "module {\n  func.func @f(%arg0: i1, %arg1: i8) {\n    t.fork %arg0, ^bb1(%arg1, %arg0 : i8, i1), ^bb2\n  \
         ^bb1(%0: i8, %1: i1):  // pred: ^bb0\n    return\n  ^bb2:  // pred: ^bb0\n    return\n  }\n}\n\n"
    );
    let generic = reprint(text, true);
    assert!(generic.contains("\"t.fork\"(%arg0, %arg1, %arg0)[^bb1, ^bb2] {sizes = [2, 0]}"), "{generic}");
}

#[test]
fn regions_are_kept_in_the_order_in_which_they_are_added_and_get_their_terminator() {
    let text = "%a:2, %b = t.loop %i = 1 to -4 size 2x3 step 7 {\n  \"u.x\"(%i) : (index) -> ()\n\
                } else {\n  \"u.y\"() : () -> ()\n  \"t.end\"() : () -> ()\n}";
    assert_eq!(
        reprint(text, true),
        "\"builtin.module\"() ({\n  %0:3 = \"t.loop\"() ({\n    \"u.y\"() : () -> ()\n    \
         \"t.end\"() : () -> ()\n  }, {\n  ^bb0(%arg0: index):\n    \"u.x\"(%arg0) : (index) -> ()\n    \
         \"t.end\"() : () -> ()\n  }) {bounds = [1, -4, 2, 3], step = 7 : i8} : () -> (i64, i64, i64)\n}) : () -> ()\n\n"
    );
}

#[test]
fn values_are_called_as_their_op_says_and_names_that_are_taken_get_a_number() {
    let text = "%a:2, %b = t.loop %i = 1 to 4 size 3 step 7 {\n  %c:3 = t.loop %j = 0 to 1 size 3 step 1 {\n    \
                \"u.x\"(%i, %j) : (index, index) -> ()\n  }\n  \"u.y\"(%c#1, %c#2) : (i64, i64) -> ()\n}\n\
                \"u.z\"(%a#1, %b) : (i64, i64) -> ()";
    assert_eq!(
        reprint(text, false),
        "module {\n  %sum:2, %0 = t.loop %iv step 7 {\n    %sum_0:2, %1 = t.loop %iv_1 step 1 {\n      \
         \"u.x\"(%iv, %iv_1) : (index, index) -> ()\n    }\n    \"u.y\"(%sum_0#1, %1) : (i64, i64) -> ()\n  }\n  \
         \"u.z\"(%sum#1, %0) : (i64, i64) -> ()\n}\n\n"
    );
}

#[test]
fn what_does_not_fit_is_an_error_where_it_stands() {
    let cases = [
        ("t.loop %i = 1 to x", "f.mlir:1:18: error: expected an integer\n"),
        ("t.loop %i = 1 to 99999999999999999999", "f.mlir:1:18: error: this number does not fit 64 bits\n"),
        ("t.loop %i = 1 to 2 size 3 step 300 {}", "f.mlir:1:32: error: this integer does not fit its type\n"),
        ("func.func @f(%c: i1) {\n  t.fork %c, %c\n}", "f.mlir:2:13: error: expected a block name\n"),
    ];
    for (text, error) in cases {
        assert_eq!(reprint(text, false), error, "{text}");
    }
}
