//! `spirv`: what goes into operations and comes out of them, and what is around them.
//!
//! Types of the dialect are text: they are compared, and taken apart, as text.

mod casts;
mod composites;
mod control;
mod graphs;
mod groups;
mod images;
mod matrices;
mod memory;
mod numbers;
mod symbols;
mod text;

use super::{AroundCheck, SignatureCheck, Subject, defining, word};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "AccessChain" | "InBoundsAccessChain" => |s| memory::access_chain(s, 1),
        "Bitcast" => casts::bits,
        "BranchConditional" => control::weights,
        "CompositeConstruct" => composites::construct,
        "CompositeExtract" => composites::extract,
        "CompositeInsert" => composites::insert,
        "Constant" => composites::constant,
        "ControlBarrier" | "MemoryBarrier" => groups::semantics,
        "CopyMemory" => memory::copy,
        "EXT.ConstantCompositeReplicate" => composites::replicate,
        "EXT.EmitMeshTasks" => memory::payload,
        "FConvert" | "SConvert" | "UConvert" => |s| casts::width(s).and_then(|()| matrices::elements(s)),
        "ConvertFToS" | "ConvertFToU" | "ConvertSToF" | "ConvertUToF" | "FAdd" | "FDiv" | "FMul"
        | "FNegate" | "FSub" | "IAdd" | "IMul" | "ISub" | "SDiv" | "SNegate" | "UDiv" => matrices::elements,
        "GL.FrexpStruct" => numbers::frexp,
        "GL.Ldexp" => numbers::ldexp,
        "GenericCastToPtr" | "GenericCastToPtrExplicit" => casts::from_generic,
        "GlobalVariable" => symbols::global,
        "GroupBroadcast" => groups::broadcast,
        "GroupNonUniformAll"
        | "GroupNonUniformAllEqual"
        | "GroupNonUniformAny"
        | "GroupNonUniformBallotBitCount"
        | "GroupNonUniformQuadSwap" => groups::of_subgroup,
        "GroupNonUniformBroadcast" => groups::broadcast_of_constant,
        "GroupNonUniformShuffle"
        | "GroupNonUniformShuffleDown"
        | "GroupNonUniformShuffleUp"
        | "GroupNonUniformShuffleXor" => groups::shuffle,
        "INTEL.SubgroupBlockRead" => |s| memory::block(s, s.operand(0), s.result()),
        "INTEL.SubgroupBlockWrite" => |s| memory::block(s, s.operand(0), s.operand(1)),
        "IAddCarry" | "ISubBorrow" | "SMulExtended" | "UMulExtended" => numbers::pair,
        "ImageDrefGather"
        | "ImageFetch"
        | "ImageRead"
        | "ImageSampleExplicitLod"
        | "ImageSampleImplicitLod"
        | "ImageSampleProjDrefImplicitLod"
        | "ImageWrite" => images::access,
        "ImageQuerySize" => images::query_size,
        "KHR.CooperativeMatrixLoad" | "KHR.CooperativeMatrixStore" => matrices::access,
        "KHR.CooperativeMatrixMulAdd" => matrices::multiply_add,
        "Load" => memory::load,
        "MatrixTimesMatrix" => matrices::product,
        "MatrixTimesScalar" => matrices::scale,
        "MatrixTimesVector" => matrices::times_vector,
        // The first index is one of what is pointed to and its neighbours.
        "InBoundsPtrAccessChain" | "PtrAccessChain" => |s| memory::access_chain(s, 2),
        "PtrCastToGeneric" => casts::to_generic,
        "SDot" | "SDotAccSat" | "SUDot" | "SUDotAccSat" | "UDot" | "UDotAccSat" => numbers::dot,
        "Select" => numbers::select,
        "SpecConstant" => symbols::spec_constant,
        "Store" => memory::store,
        "Transpose" => matrices::transpose,
        "Variable" => memory::variable,
        "VectorShuffle" => composites::shuffle,
        "VectorTimesMatrix" => matrices::vector_times,
        "VectorTimesScalar" => numbers::scale,
        op if op.starts_with("Atomic") || op.starts_with("EXT.Atomic") => groups::atomic,
        op if op.starts_with("Group") || op.starts_with("KHR.Group") => groups::collective,
        _ => return None,
    })
}

pub(super) fn around(op: &str) -> Option<AroundCheck> {
    Some(match op {
        "ARM.Graph" => graphs::graph,
        "ARM.GraphConstant" => graphs::constant,
        "ARM.GraphOutputs" => graphs::outputs,
        "ConvertPtrToU" => casts::pointer_number,
        "ConvertUToPtr" => casts::pointer_number,
        "EntryPoint" => symbols::entry_point,
        "FunctionCall" => symbols::call,
        "GlobalVariable" => symbols::initializer,
        "Return" => control::nothing_returned,
        "ReturnValue" => control::returned,
        "SpecConstantComposite" => symbols::composite,
        "SpecConstantOperation" => graphs::operation,
        "Unreachable" => control::unreachable,
        "func" => symbols::function,
        "mlir.addressof" => symbols::address,
        "mlir.loop" => control::repetition,
        "mlir.referenceof" => symbols::reference,
        "mlir.selection" => control::selection,
        "module" => symbols::module,
        _ => return None,
    })
}

/// Whether bits of an enumeration that an attribute holds include this one.
fn has_bit(s: &Subject<'_, '_, '_, '_>, attribute: &str, bit: &str) -> bool {
    let Some(attr) = s.attribute(attribute) else { return false };
    match s.ctx().attr_data(attr) {
        pdll_ir::AttrData::Opaque { data, .. } => {
            let text = s.ctx().text(*data);
            let bits = text.split_once('<').map_or("", |(_, rest)| rest.trim_end_matches('>'));
            bits.split('|').any(|one| one.trim() == bit)
        }
        _ => false,
    }
}

/// The case that an attribute holds.
fn case(s: &Subject<'_, '_, '_, '_>, attribute: &str) -> Option<String> {
    word(s.ctx(), s.attribute(attribute)?)
}

/// The number of a constant that an operand is.
fn constant_number(s: &Subject<'_, '_, '_, '_>, operand: usize) -> Option<i64> {
    let by = defining(s.op, operand)?;
    let is_constant = super::name_of(by) == "spirv.Constant";
    let value = is_constant.then(|| by.attribute_named("value"))??;
    s.ctx().int_value(value).and_then(|number| i64::try_from(number).ok())
}
