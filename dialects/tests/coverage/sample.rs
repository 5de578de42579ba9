//! Random instances of operations in generic form.
//!
//! Types and attributes are drawn from pools until what the registry knows of the operation holds; what more
//! there is to it, mlir-opt tells.

use pdll_bytecode::query::{Scalar, Sort};
use pdll_host_ir::query::{Expressions, Stop, Subject};
use pdll_ir::{
    Arity, Attr, Context, InferenceInput, Name, OpInfo, Presence, SegmentLayout, parse_attr, parse_module,
    parse_type, print_attr, print_type,
};
use pdll_ods::model::{Model, OpModel, ValueModel};
use pdll_ods::resolve::{self, Param};
use pdll_tests::Random;
use std::fmt::Write;

/// How many instances of an operation are wanted, and how often one is tried. Most of those that hold here
/// mlir-opt refuses.
const WANTED: usize = 40;
const TRIES: usize = 200;

const TYPES: &[&str] = &[
    "i32",
    "f32",
    "index",
    "i1",
    "i64",
    "f64",
    "i8",
    "i16",
    "f16",
    "bf16",
    "vector<4xf32>",
    "vector<4xi32>",
    "vector<4xi1>",
    "vector<8xi16>",
    "vector<16xi8>",
    "vector<4x8xf32>",
    "vector<[4]xf32>",
    "vector<[4]xi32>",
    "tensor<4xf32>",
    "tensor<4xi32>",
    "tensor<?xf32>",
    "tensor<4x8xf32>",
    "tensor<?x?xf32>",
    "tensor<*xf32>",
    "tensor<4xi1>",
    "tensor<2xindex>",
    "tensor<1x4x8x3xf32>",
    "tensor<f32>",
    "memref<4xf32>",
    "memref<?xf32>",
    "memref<4x8xf32>",
    "memref<?x?xf32>",
    "memref<f32>",
    "memref<4xi32>",
    "memref<*xf32>",
    "memref<4xi8>",
    "complex<f32>",
    "complex<f64>",
    "tensor<4xcomplex<f32>>",
    "none",
    "tuple<i32>",
    "(i32) -> f32",
    "!llvm.ptr",
    "!llvm.ptr<3>",
    "!llvm.ptr<1>",
    "!llvm.ptr<7>",
    "!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>",
    concat!(
        "!nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, ",
        "l2promo = l2promo_256b, oob = nan, interleave = none>"
    ),
    "!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>",
    "!nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>",
    "!amx.tile<16x16xf32>",
    "!amx.tile<16x64xi8>",
    "!xegpu.tensor_desc<8x16xf32>",
    "!xegpu.mem_desc<32x64xf16>",
    "!sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>",
    "!llvm.struct<(i32, f32)>",
    "!llvm.array<4 x i32>",
    "vector<4x!llvm.ptr>",
    "!gpu.async.token",
    "!gpu.mma_matrix<16x16xf16, \"AOp\">",
    "!spirv.ptr<f32, Function>",
    "!spirv.array<4 x f32>",
    "!spirv.ptr<i32, StorageBuffer>",
    "!pdl.range<value>",
    "!pdl.range<type>",
    "!async.token",
    "!async.value<f32>",
    "!emitc.ptr<i32>",
    "!emitc.opaque<\"T\">",
    "!emitc.lvalue<i32>",
    "!emitc.array<4xf32>",
    "!smt.int",
    "!smt.bool",
    "!smt.bv<8>",
    "!smt.array<[!smt.int -> !smt.bool]>",
    "!quant.uniform<i8:f32, 0.1>",
    "!ptr.ptr<#ptr.generic_space>",
    "!shape.shape",
    "!shape.size",
    "!shape.witness",
    "vector<2xf32>",
    "vector<16xf32>",
    "vector<8xf16>",
    "vector<4xf64>",
    "vector<3xf32>",
    "vector<16xi32>",
    "vector<2xi64>",
    "vector<8xi8>",
    "vector<1xf32>",
    "vector<8xbf16>",
    "vector<[16]xi8>",
    "vector<[8]xi16>",
    "vector<[2]xi64>",
    "vector<[4]xi1>",
    "vector<[16]xi1>",
    "vector<[8]xi1>",
    "vector<[2]xi1>",
];

const ATTRS: &[&str] = &[
    "true",
    "0 : i32",
    "1 : i32",
    "2 : i32",
    "4 : i32",
    "0 : i64",
    "1 : i64",
    "2 : i64",
    "4 : i64",
    "16 : i64",
    "0 : index",
    "3 : index",
    "1 : i8",
    "1 : i16",
    "1.5 : f32",
    "2.0 : f64",
    "\"text\"",
    "unit",
    "@symbol",
    "@a::@b",
    "[]",
    "[0, 1]",
    "[0 : i32, 1 : i32]",
    "[\"a\", \"b\"]",
    "[@a]",
    "{a}",
    "array<i32: 0>",
    "array<i32: 1, 2>",
    "array<i64: 0>",
    "array<i64: 0, 1>",
    "array<i64: 1, 2, 3, 4>",
    "array<i64>",
    "array<i1: true>",
    "array<i1: true, false>",
    "dense<1> : tensor<4xi32>",
    "dense<[1, 2]> : tensor<2xi64>",
    "dense<1.0> : tensor<4xf32>",
    "dense<true> : vector<4xi1>",
    "i32",
    "f32",
    "() -> ()",
    "(i32) -> f32",
    "tensor<4xf32>",
    "memref<4xf32>",
    "affine_map<(d0) -> (d0)>",
    "affine_map<(d0, d1) -> (d1, d0)>",
    "affine_set<(d0) : (d0 >= 0)>",
    "[[0], [1]]",
    "[affine_map<(d0) -> (d0)>]",
    "dense<0> : tensor<2x2xi64>",
    "8 : i64",
    "0 : i8",
    "0.0 : f32",
    "[i32]",
    "dense<[0, 1]> : vector<2xi32>",
    "array<i32: 0, 0>",
    "array<i32>",
    "3 : i32",
];

/// What types and attributes are drawn from.
pub(super) struct Pools {
    types: Vec<String>,
    attrs: Vec<Attr>,
}

impl Pools {
    pub(super) fn new(ctx: &mut Context, model: &Model) -> Pools {
        let mut types: Vec<String> = TYPES.iter().map(|&ty| ty.to_string()).collect();
        for def in &model.types {
            if let (true, Some(mnemonic)) = (def.parameters.is_empty(), &def.mnemonic) {
                types.push(format!("!{}.{mnemonic}", def.dialect));
            }
        }
        types.retain(|ty| parse_type(ctx, ty).is_ok());
        let mut texts: Vec<String> = ATTRS.iter().map(|&attr| attr.to_string()).collect();
        for def in &model.attrs {
            let cases = def.enumeration.as_deref().and_then(|name| model.enumeration(name));
            let (Some(cases), Some(mnemonic)) = (cases, &def.definition.mnemonic) else { continue };
            let format = def.definition.assembly_format.as_deref().unwrap_or("$value");
            for case in cases.cases.iter().take(3) {
                let (dialect, case) = (&def.definition.dialect, &case.text);
                texts.push(match format.trim_start().starts_with("`<`") {
                    true => format!("#{dialect}.{mnemonic}<{case}>"),
                    false => format!("#{dialect}<{mnemonic} {case}>"),
                });
            }
        }
        let attrs = texts.iter().filter_map(|text| parse_attr(ctx, text).ok()).collect();
        Pools { types, attrs }
    }
}

/// Modules with one operation each: those that we take, or (`all`) any, also with types that no such
/// operation has.
pub(super) fn instances(
    ctx: &mut Context,
    pools: &Pools,
    model: &Model,
    op: &OpModel,
    all: bool,
) -> Vec<String> {
    let name = ctx.name(&op.name);
    let Some(info) = ctx.load_op(name) else { return Vec::new() };
    let seed = op.name.bytes().fold(7, |hash: u64, byte| hash.wrapping_mul(31).wrapping_add(byte.into()));
    let mut sampler = Sampler {
        random: Random::new(seed),
        pools,
        ctx,
        info: &info,
        op,
        operands: Vec::new(),
        results: Vec::new(),
        model,
        all,
    };
    sampler.operands = sampler.fitting_types(&op.operands);
    sampler.results = sampler.fitting_types(&op.results);
    let fitting: Vec<Vec<Attr>> = info.attributes.iter().map(|a| sampler.fitting(&a.constraint)).collect();
    let mut found: Vec<String> = Vec::new();
    for _ in 0..TRIES {
        if found.len() == if all { WANTED * 2 } else { WANTED } {
            break;
        }
        let text = sampler.instance(&fitting);
        let mut taken = || parse_module(sampler.ctx, "f.mlir", text.as_bytes()).is_ok();
        if !found.contains(&text) && (all || taken()) {
            found.push(text);
        }
    }
    found
}

struct Sampler<'a> {
    random: Random,
    pools: &'a Pools,
    ctx: &'a mut Context,
    info: &'a OpInfo,
    op: &'a OpModel,
    model: &'a Model,
    all: bool,
    /// By group: types that its values can have.
    operands: Vec<Vec<usize>>,
    results: Vec<Vec<usize>>,
}

impl Sampler<'_> {
    fn below(&mut self, bound: usize) -> usize {
        self.random.below(bound)
    }

    fn fitting(&self, constraint: &pdll_ir::AttrConstraint) -> Vec<Attr> {
        self.pools.attrs.iter().copied().filter(|&attr| constraint.accepts(self.ctx, attr)).collect()
    }

    fn sizes(&mut self, layout: &SegmentLayout) -> (Vec<usize>, Option<Name>) {
        let (arities, name, same) = match layout {
            SegmentLayout::Unknown => (&[][..], None, false),
            SegmentLayout::SingleVariadic(arities) => (&arities[..], None, false),
            SegmentLayout::SameSize(arities) => (&arities[..], None, true),
            SegmentLayout::AttrSized(arities, name) => (&arities[..], Some(*name), false),
        };
        let common = self.below(3);
        let mut size = |arity: &Arity| match arity {
            Arity::One => 1,
            Arity::Optional => self.below(2),
            Arity::Variadic if same => common,
            Arity::Variadic => self.below(3),
        };
        (arities.iter().map(&mut size).collect(), name)
    }

    /// By group: the numbers of the types of the pool that its constraint accepts.
    fn fitting_types(&mut self, groups: &[ValueModel]) -> Vec<Vec<usize>> {
        let all: Vec<usize> = (0..self.pools.types.len()).collect();
        let mut fitting = Vec::new();
        for group in groups {
            let constraint = self.model.constraint(group.constraint);
            let condition = constraint.predicate.as_ref().ok().and_then(|&predicate| {
                let snippet = self.model.predicates.snippet(predicate).ok()?;
                let sort = Sort::one(Scalar::Type);
                let this = Param { name: "$_self".into(), sort, cpp_type: String::new() };
                let resolved = resolve::condition(&snippet, &[this], &self.model.classes).ok()?;
                Expressions::new(self.ctx, &resolved.exprs, &resolved.classes, &resolved.roots).ok()
            });
            let mut accepted = all.clone();
            if let Some(condition) = condition {
                accepted.retain(|&index| {
                    let ty = parse_type(self.ctx, &self.pools.types[index]).expect("a type");
                    !matches!(
                        condition.holds(self.ctx, &[Subject::Type(ty)]),
                        Ok(false) | Err(Stop::Undefined(_))
                    )
                });
            }
            fitting.push(if accepted.is_empty() { all.clone() } else { accepted });
        }
        fitting
    }

    /// Types of values: often one that was taken before.
    fn types(&mut self, sizes: &[usize], fitting: &[Vec<usize>], taken: &mut Vec<usize>) -> Vec<String> {
        let mut all = Vec::new();
        for (group, &size) in sizes.iter().enumerate() {
            for _ in 0..size {
                let again: Vec<usize> =
                    taken.iter().copied().filter(|number| fitting[group].contains(number)).collect();
                let number = match self.below(4) {
                    0 if self.all && self.below(2) == 0 => self.below(self.pools.types.len()),
                    0 => fitting[group][self.below(fitting[group].len())],
                    _ if again.is_empty() => fitting[group][self.below(fitting[group].len())],
                    _ => again[self.below(again.len())],
                };
                taken.push(number);
                all.push(self.pools.types[number].clone());
            }
        }
        all
    }

    /// A module in generic form, right or not.
    fn instance(&mut self, fitting: &[Vec<Attr>]) -> String {
        let (operand_sizes, operand_name) = self.sizes(&self.info.operands.clone());
        let (result_sizes, result_name) = self.sizes(&self.info.results.clone());
        let (operand_types, result_types) = (self.operands.clone(), self.results.clone());
        let mut taken = Vec::new();
        let operands = self.types(&operand_sizes, &operand_types, &mut taken);
        let mut results = self.types(&result_sizes, &result_types, &mut taken);
        if self.below(4) > 0 {
            results = self.inferred(&operands).unwrap_or(results);
        }
        let mut out = String::from("\"builtin.module\"() ({\n\"t.wrap\"() ({\n");
        for (i, ty) in operands.iter().enumerate() {
            let _ = writeln!(out, "%{i} = \"t.source\"() : () -> ({ty})");
        }
        let names = |count: usize| (0..count).map(|i| format!("%{i}")).collect::<Vec<_>>().join(", ");
        if !results.is_empty() {
            let _ = write!(out, "%r:{} = ", results.len());
        }
        let _ = write!(out, "\"{}\"({})", self.op.name, names(operands.len()));
        let successors: Vec<String> = self
            .op
            .successors
            .iter()
            .map(|successor| if successor.variadic { self.below(3) } else { 1 })
            .enumerate()
            .flat_map(|(i, count)| (0..count).map(move |j| format!("^s{i}_{j}")))
            .collect();
        if !successors.is_empty() {
            let _ = write!(out, "[{}]", successors.join(", "));
        }
        self.properties(
            fitting,
            &mut out,
            operand_name.map(|n| (n, operand_sizes)),
            result_name.map(|n| (n, result_sizes)),
        );
        self.regions(&mut out);
        if self.below(4) == 0 {
            out.push_str(" {t.mark = 3 : i8}");
        }
        let _ = writeln!(out, " : ({}) -> ({})", operands.join(", "), results.join(", "));
        for successor in successors {
            let _ = writeln!(out, "{successor}:\n\"t.end\"() : () -> ()");
        }
        out.push_str("}) : () -> ()\n}) : () -> ()\n");
        out
    }

    /// The result types that follow from the types of operands, where attributes do not matter.
    fn inferred(&mut self, operands: &[String]) -> Option<Vec<String>> {
        let operands: Option<Vec<_>> = operands.iter().map(|ty| parse_type(self.ctx, ty).ok()).collect();
        let attrs = self.ctx.known().no_attrs;
        let name = self.info.name;
        let types = self.ctx.infer_types(name, &InferenceInput { operands: &operands?, attrs })?;
        Some(types.into_iter().map(|ty| print_type(self.ctx, ty)).collect())
    }

    fn properties(
        &mut self,
        fitting: &[Vec<Attr>],
        out: &mut String,
        operands: Option<(Name, Vec<usize>)>,
        results: Option<(Name, Vec<usize>)>,
    ) {
        let mut entries = Vec::new();
        for (attribute, fitting) in self.info.attributes.iter().zip(fitting) {
            let sizes = [&operands, &results].into_iter().flatten().find(|(name, _)| *name == attribute.name);
            let name = self.ctx.text(attribute.name).into_owned();
            if let Some((_, sizes)) = sizes {
                let sizes: Vec<String> = sizes.iter().map(usize::to_string).collect();
                entries.push(format!("{name} = array<i32: {}>", sizes.join(", ")));
                continue;
            }
            if fitting.is_empty() || (attribute.presence != Presence::Required && self.below(2) == 0) {
                continue;
            }
            let value = fitting[self.below(fitting.len())];
            entries.push(format!("{name} = {}", print_attr(self.ctx, value)));
        }
        if !entries.is_empty() {
            let _ = write!(out, " <{{{}}}>", entries.join(", "));
        }
    }

    fn regions(&mut self, out: &mut String) {
        let count: usize =
            self.op.regions.iter().map(|region| if region.variadic { self.below(3) } else { 1 }).sum();
        if count == 0 {
            return;
        }
        let dialect = self.op.dialect.clone();
        let all: Vec<String> = (0..count)
            .map(|_| match self.below(6) {
                0 => "{}".to_string(),
                1 => "{\n\"t.end\"() : () -> ()\n}".into(),
                2 => "{\n^bb0:\n}".into(),
                3 => format!("{{\n\"{dialect}.yield\"() : () -> ()\n}}"),
                4 => format!("{{\n\"{dialect}.return\"() : () -> ()\n}}"),
                _ => format!("{{\n\"{dialect}.terminator\"() : () -> ()\n}}"),
            })
            .collect();
        let _ = write!(out, " ({})", all.join(", "));
    }
}
