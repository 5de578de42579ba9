//! The dialects that come with pdllc: that their texts can be read, and that they say what the installed
//! definitions say. Without MLIR the comparison does nothing, unless `PDLLC_REQUIRE_MLIR` is set.

#[path = "../common/mod.rs"]
mod common;
mod same;

use pdll_ir::Context;
use pdll_ods::model::{ConstraintKind, Model};

/// The files that define them, below `mlir`.
const FILES: [(&str, &str); 12] = [
    ("arith", "Dialect/Arith/IR/ArithOps.td"),
    ("builtin", "IR/BuiltinOps.td"),
    ("cf", "Dialect/ControlFlow/IR/ControlFlowOps.td"),
    ("complex", "Dialect/Complex/IR/ComplexOps.td"),
    ("func", "Dialect/Func/IR/FuncOps.td"),
    ("index", "Dialect/Index/IR/IndexOps.td"),
    ("math", "Dialect/Math/IR/MathOps.td"),
    ("pdl", "Dialect/PDL/IR/PDLOps.td"),
    ("pdl_interp", "Dialect/PDLInterp/IR/PDLInterpOps.td"),
    ("scf", "Dialect/SCF/IR/SCFOps.td"),
    ("tensor", "Dialect/Tensor/IR/TensorOps.td"),
    ("ub", "Dialect/UB/IR/UBOps.td"),
];

fn standard(name: &str) -> Model {
    pdll_dialects::standard(name).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn all_texts_are_understood() {
    assert!(pdll_std::dialects::names().eq(FILES.map(|(name, _)| name)));
    for name in pdll_std::dialects::names() {
        let model = standard(name);
        let mut ctx = Context::new();
        assert_eq!(pdll_dialects::register(&mut ctx, &model, name), [], "{name}");
        let mut wrong = Vec::new();
        for constraint in &model.constraints {
            if matches!(constraint.kind, ConstraintKind::Attr | ConstraintKind::Type)
                && let Err(why) = model.resolve(constraint)
            {
                wrong.push(format!("{}: {why}", constraint.name));
            }
        }
        assert_eq!(wrong, Vec::<String>::new(), "{name}");
    }
}

#[test]
fn a_cast_gives_something() {
    let mut ctx = Context::new();
    pdll_dialects::add_standard(&mut ctx);
    let text = b"%0 = \"t.a\"() : () -> i32\n\"builtin.unrealized_conversion_cast\"(%0) : (i32) -> ()";
    let errors = pdll_ir::parse_module(&mut ctx, "f.mlir", text).expect_err("nothing is given");
    assert_eq!(errors[0].message, "a cast gives a value or more");
}

/// Though no operation of a dialect is there, nor a definition of it.
#[test]
fn attributes_are_printed_as_mlir_prints_them() {
    let rows = [
        ("#arith.fastmath<ninf,nnan>", "#arith.fastmath<nnan,ninf>"),
        ("#arith<fastmath <afn ,reassoc,nnan,ninf,nsz,arcp,contract>>", "#arith.fastmath<fast>"),
        ("#arith.overflow<nuw, nsw>", "#arith.overflow<nsw, nuw>"),
        ("#arith.overflow< none >", "#arith.overflow<none>"),
        ("#index<cmp_predicate slt>", "#index<cmp_predicate slt>"),
    ];
    for (written, printed) in rows {
        let mut ctx = Context::new();
        pdll_dialects::add_standard(&mut ctx);
        let attr = pdll_ir::parse_attr(&mut ctx, written).expect(written);
        assert_eq!(pdll_ir::print_attr(&ctx, attr), printed);
    }
    for wrong in ["#arith.fastmath<fats>", "#scf.parallel", "#tensor.x<1>", "!arith.x", "!func.type<i32>"] {
        let mut ctx = Context::new();
        pdll_dialects::add_standard(&mut ctx);
        assert!(pdll_ir::parse_attr(&mut ctx, wrong).is_err(), "{wrong}");
    }
}

#[test]
fn they_say_what_the_definitions_say() {
    if !pdll_tests::installed(&[pdll_tests::MLIR_OPT]) {
        return;
    }
    let mut differences = Vec::new();
    for (name, file) in FILES {
        let theirs = common::model(&[&format!("../{file}")]);
        differences.extend(same::differences(name, &standard(name), &theirs));
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}
