//! What models say of records: of MLIR's own, where it is installed.

use pdll_ods::model::{
    ConstantForm, ConstraintId, Count, KnownTrait, Model, OpModel, TraitDetail, ValueModel,
};
use pdll_source::diag::{Diagnostics, Format};
use pdll_source::{SourceMap, Span, Standard};
use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::Arc;

const INCLUDE: &str = "/usr/lib/llvm-22/include";

/// The model of a text that stands in a `.td` file.
fn model(text: &str) -> Option<Arc<Model>> {
    if !pdll_tests::installed(&["/usr/lib/llvm-22/include/mlir/IR/OpBase.td"]) {
        return None;
    }
    let mut sources = SourceMap::new(Standard::Extended).with_dirs([PathBuf::from(INCLUDE)]);
    let file = sources.add("t.td", text.as_bytes()).expect("small text");
    let mut diags = Diagnostics::new();
    let model = pdll_ods::load(vec![(file, Span::default())], &mut sources, Standard::Extended, &mut diags);
    assert!(!diags.has_errors(), "{}", diags.render(&sources, Format::Short));
    Some(model)
}

/// The name of a constraint without the number of its record.
fn name(model: &Model, constraint: ConstraintId) -> String {
    let name = model.unique_name(constraint);
    name.split_once('(').map_or(name.clone(), |n| format!("{}()", n.0))
}

fn values(model: &Model, all: &[ValueModel], out: &mut String) {
    for v in all {
        let count = match v.count {
            Count::One => "",
            Count::Optional => "?",
            Count::Any => "*",
        };
        let _ = write!(out, " {}{count}: {}", v.name, name(model, v.constraint));
    }
    out.push('\n');
}

/// What a model says of an operation, a line for each part.
fn shown(model: &Model, op: &OpModel) -> String {
    let mut out = format!("{} = {}\noperands:", op.name, op.cpp_class);
    values(model, &op.operands, &mut out);
    out.push_str("attributes:");
    for a in &op.attributes {
        let optional = if a.optional { "?" } else { "" };
        let _ = write!(out, " {}{optional}: {}", a.name, name(model, a.constraint));
        if let Some(value) = &a.default_value {
            let _ = write!(out, " = {value}");
        }
    }
    out.push_str("\nresults:");
    values(model, &op.results, &mut out);
    let many = |variadic| if variadic { "*" } else { "" };
    let regions: Vec<_> = op.regions.iter().map(|r| format!("{}{}", r.name, many(r.variadic))).collect();
    let successors: Vec<_> =
        op.successors.iter().map(|r| format!("{}{}", r.name, many(r.variadic))).collect();
    let traits: Vec<_> = op.traits.iter().filter_map(|t| t.known).map(|t| format!("{t:?}")).collect();
    let _ = writeln!(out, "regions: {}\nsuccessors: {}", regions.join(" "), successors.join(" "));
    let _ = writeln!(out, "layout: {:?} -> {:?}", op.operand_layout, op.result_layout);
    let _ = writeln!(out, "traits: {}", traits.join(" "));
    let effects = op.effects.own.as_ref().map(|all| {
        all.iter().map(|e| format!("{:?} {:?} {}", e.kind, e.on, e.resource)).collect::<Vec<_>>().join(", ")
    });
    let _ = writeln!(out, "effects: {}", effects.as_deref().unwrap_or("any"));
    let _ = writeln!(out, "format: {}", op.assembly_format.is_some());
    out
}

#[test]
fn operations_of_mlir() {
    let Some(model) = model(
        "include \"mlir/Dialect/Arith/IR/ArithOps.td\"\ninclude \"mlir/Dialect/ControlFlow/IR/ControlFlowOps.td\"\n\
         include \"mlir/Dialect/MemRef/IR/MemRefOps.td\"\ninclude \"mlir/Dialect/SCF/IR/SCFOps.td\"\n",
    ) else {
        return;
    };
    let names = ["arith.addi", "cf.cond_br", "memref.load", "scf.if", "scf.yield", "memref.alloc"];
    let text: Vec<String> = names.iter().map(|n| shown(&model, model.op(n).expect("defined"))).collect();
    expect_test::expect![[r#"
        arith.addi = ::mlir::arith::AddIOp
        operands: lhs: SignlessIntegerOrIndexLike rhs: SignlessIntegerOrIndexLike
        attributes: overflowFlags: Arith_IntegerOverflowAttr() = ::mlir::arith::IntegerOverflowFlags::none
        results: result: SignlessIntegerOrIndexLike
        regions: 
        successors: 
        layout: Unknown -> Unknown
        traits: Commutative ConditionallySpeculatable AlwaysSpeculatable MemoryEffectsOpInterface SameOperandsAndResultType Elementwise Scalarizable Vectorizable Tensorizable
        effects: 
        format: true

        cf.cond_br = ::mlir::cf::CondBranchOp
        operands: condition: I1 trueDestOperands*: AnyType() falseDestOperands*: AnyType()
        attributes: branch_weights?: DenseI32ArrayAttr()
        results:
        regions: 
        successors: trueDest falseDest
        layout: AttrSized -> Unknown
        traits: AttrSizedOperandSegments BranchOpInterface ConditionallySpeculatable AlwaysSpeculatable MemoryEffectsOpInterface Terminator
        effects: 
        format: true

        memref.load = ::mlir::memref::LoadOp
        operands: memref: AnyMemRef indices*: Index()
        attributes: nontemporal?: BoolAttr() = false alignment?: I64Attr()
        results: result: AnyType
        regions: 
        successors: 
        layout: Unknown -> Unknown
        traits: MemRefsNormalizable
        effects: Read Operand(0) ::mlir::SideEffects::DefaultResource
        format: true

        scf.if = ::mlir::scf::IfOp
        operands: condition: I1
        attributes:
        results: results*: AnyType()
        regions: thenRegion elseRegion
        successors: 
        layout: Unknown -> Unknown
        traits: RegionBranchOpInterface InferTypeOpInterface SingleBlock SingleBlockImplicitTerminator RecursiveMemoryEffects ConditionallySpeculatable RecursivelySpeculatable NoRegionArguments
        effects: any
        format: false

        scf.yield = ::mlir::scf::YieldOp
        operands: results*: AnyType()
        attributes:
        results:
        regions: 
        successors: 
        layout: Unknown -> Unknown
        traits: ConditionallySpeculatable AlwaysSpeculatable MemoryEffectsOpInterface RegionBranchTerminatorOpInterface ReturnLike Terminator HasParent
        effects: 
        format: true

        memref.alloc = ::mlir::memref::AllocOp
        operands: dynamicSizes*: Index() symbolOperands*: Index()
        attributes: alignment?: I64Attr()
        results: memref: AnyMemRef
        regions: 
        successors: 
        layout: AttrSized -> Unknown
        traits: AttrSizedOperandSegments OpAsmOpInterface
        effects: Allocate Result(0) ::mlir::SideEffects::DefaultResource
        format: true
    "#]].assert_eq(&text.join("\n"));
}

#[test]
fn what_traits_say() {
    let Some(model) =
        model("include \"mlir/Dialect/Arith/IR/ArithOps.td\"\ninclude \"mlir/Dialect/SCF/IR/SCFOps.td\"\n")
    else {
        return;
    };
    let details = |name: &str| -> Vec<String> {
        let op = model.op(name).expect("defined");
        let said = op.traits.iter().filter_map(|t| match &t.detail {
            TraitDetail::Parameters(p) => Some(format!("{:?}<{p}>", t.known)),
            TraitDetail::TypesMatchWith { lhs, rhs, transformer, .. } => {
                Some(format!("{lhs} -> {rhs}: {transformer}"))
            }
            TraitDetail::AllMatch { class, names, .. } => Some(format!("{class} {}", names.join(" "))),
            _ => None,
        });
        said.collect()
    };
    assert_eq!(details("arith.cmpi"), ["lhs -> result: ::getI1SameShape($_self)"]);
    assert_eq!(details("arith.constant"), ["AllTypesMatch value result"]);
    assert_eq!(details("scf.condition"), ["Some(HasParent)<WhileOp>"]);
    assert!(model.op("arith.addi").expect("defined").has_trait(KnownTrait::Commutative));
}

#[test]
fn constants_enumerations_and_definitions() {
    let Some(model) = model(
        "include \"mlir/Dialect/Arith/IR/ArithOps.td\"\ninclude \"mlir/IR/EnumAttr.td\"\n\
         def D : Dialect { let name = \"d\"; let cppNamespace = \"::d\"; }\n\
         def P : TypeDef<D, \"Pair\"> { let mnemonic = \"pair\"; let parameters = (ins \"Type\":$a, OptionalParameter<\"Type\">:$b);\n\
           let assemblyFormat = \"`<` $a (`,` $b^)? `>`\"; }\n\
         def Zero : ConstantAttr<I32Attr, \"0\">;\n\
         def O : Op<D, \"o\"> { let arguments = (ins Zero.attr:$z, P:$p); }\n",
    ) else {
        return;
    };
    let predicate = model.enumeration("::mlir::arith::CmpIPredicate").expect("defined");
    let cases: Vec<_> = predicate.cases.iter().take(3).map(|c| (&*c.symbol, c.value)).collect();
    assert_eq!(cases, [("eq", 0), ("ne", 1), ("slt", 2)]);
    let flags = model.enumeration("::mlir::arith::FastMathFlags").expect("defined");
    assert_eq!((flags.is_bits(), flags.separator.as_deref()), (true, Some(",")));
    let pair = model.types.iter().find(|t| t.record == "P").expect("defined");
    let parameters: Vec<_> =
        pair.parameters.iter().map(|p| (&*p.name, &*p.cpp_type, &*p.default_value)).collect();
    assert_eq!(parameters, [("a", "Type", ""), ("b", "Type", "Type()")]);
    assert_eq!((&*pair.cpp_class, pair.mnemonic.as_deref()), ("::d::PairType", Some("pair")));
    let op = model.op("d.o").expect("defined");
    let z = model.constraint(op.attribute("z").expect("declared").constraint);
    assert_eq!(
        (&*z.name, &*z.builder),
        ("I32Attr", "$_builder.getIntegerAttr($_builder.getIntegerType(32), $0)")
    );
    assert!(!matches!(z.constant, Some(ConstantForm::Constant(..))));
}
