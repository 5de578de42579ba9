// Attributes of dialects in code: structs, enumerators, maps, what is left out, and builders of records.
// HEADER mlir/Dialect/SPIRV/IR/SPIRVDialect.h
// HEADER mlir/Dialect/SPIRV/IR/SPIRVAttributes.h
// HEADER mlir/Dialect/GPU/IR/GPUDialect.h
// HEADER mlir/Dialect/EmitC/IR/EmitC.h
// HEADER mlir/Dialect/LLVMIR/LLVMDialect.h
// HEADER mlir/Dialect/PDL/IR/PDL.h
// HEADER mlir/Dialect/PDL/IR/PDLTypes.h
// HEADER mlir/Dialect/Transform/IR/TransformDialect.h
// HEADER mlir/Dialect/Transform/IR/TransformOps.h
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/EmitC/IR/EmitC.td"
include "mlir/Dialect/GPU/IR/GPUOps.td"
include "mlir/Dialect/GPU/IR/ParallelLoopMapperAttr.td"
include "mlir/Dialect/SPIRV/IR/SPIRVOps.td"
include "mlir/Dialect/LLVMIR/LLVMOps.td"
include "mlir/Dialect/LLVMIR/LLVMAttrDefs.td"
include "mlir/Dialect/PDL/IR/PDLTypes.td"
include "mlir/Dialect/UB/IR/UBOps.td"
include "mlir/Dialect/Transform/IR/TransformOps.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"

class Becomes<string when, string what> : Pat<(ParamConstantOp:$op $a), (ParamConstantOp (NativeCodeCall<what> $a)),
  [(Constraint<CPred<when>> $a)]>;

def MakesDim : Becomes<"isa<gpu::ParallelLoopDimMappingAttr>($0) && cast<gpu::ParallelLoopDimMappingAttr>($0).getMap().isIdentity() && cast<gpu::ParallelLoopDimMappingAttr>($0).getProcessor() == gpu::Processor::ThreadX",
  "gpu::ParallelLoopDimMappingAttr::get($_builder.getContext(), gpu::Processor::BlockY, cast<gpu::ParallelLoopDimMappingAttr>($0).getBound(), cast<gpu::ParallelLoopDimMappingAttr>($0).getMap())">;
def MakesLinkage : Becomes<"isa<spirv::LinkageAttributesAttr>($0) && cast<spirv::LinkageAttributesAttr>($0).getLinkageName().getValue().starts_with(\"f\")",
  "spirv::LinkageAttributesAttr::get($_builder.getContext(), $_builder.getStringAttr(\"new, name\"), cast<spirv::LinkageAttributesAttr>($0).getLinkageType())">;
def MakesLimits : Becomes<"isa<spirv::ResourceLimitsAttr>($0) && cast<spirv::ResourceLimitsAttr>($0).getMaxComputeWorkgroupInvocations() == 128 && cast<spirv::ResourceLimitsAttr>($0).getSubgroupSize() != 77",
  "spirv::LinkageAttributesAttr::get($_builder.getContext(), $_builder.getStringAttr(\"limits\" + std::to_string(cast<spirv::ResourceLimitsAttr>($0).getSubgroupSize())), spirv::LinkageTypeAttr::get($_builder.getContext(), spirv::LinkageType::Import))">;
def MakesWarp : Becomes<"isa<gpu::GPUWarpMappingAttr>($0) && cast<gpu::GPUWarpMappingAttr>($0).getWarp() == gpu::MappingId::DimX",
  "gpu::GPUWarpMappingAttr::get($_builder.getContext(), gpu::MappingId::DimZ)">;
def MakesOpaque : Becomes<"isa<emitc::OpaqueAttr>($0) && cast<emitc::OpaqueAttr>($0).getValue().contains(\"x\")",
  "$_builder.getAttr<emitc::OpaqueAttr>(\"y\")">;
def MakesTypeOf : Becomes<"isa<TypeAttr>($0) && isa<emitc::PointerType>(cast<TypeAttr>($0).getValue())",
  "TypeAttr::get(transform::ParamType::get($_builder.getContext(), cast<emitc::PointerType>(cast<TypeAttr>($0).getValue()).getPointee()))">;
def MakesTypeTo : Becomes<"isa<TypeAttr>($0) && isa<emitc::LValueType>(cast<TypeAttr>($0).getValue())",
  "TypeAttr::get(emitc::PointerType::get(cast<emitc::LValueType>(cast<TypeAttr>($0).getValue()).getValueType()))">;
def MakesVec : Becomes<"isa<LLVM::VecTypeHintAttr>($0) && !cast<LLVM::VecTypeHintAttr>($0).getIsSigned()",
  "LLVM::VecTypeHintAttr::get($_builder.getContext(), cast<LLVM::VecTypeHintAttr>($0).getHint(), true)">;
def MakesCoop : Becomes<"isa<spirv::CooperativeMatrixPropertiesKHRAttr>($0) && cast<spirv::CooperativeMatrixPropertiesKHRAttr>($0).getMSize() + cast<spirv::CooperativeMatrixPropertiesKHRAttr>($0).getNSize() == 12",
  "TypeAttr::get(cast<spirv::CooperativeMatrixPropertiesKHRAttr>($0).getAType())">;

// INPUT
// "builtin.module"() ({
//   %0 = "transform.param.constant"() <{value = #gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0 * 2)>}> : () -> !transform.any_param
//   %1 = "transform.param.constant"() <{value = #gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0 + 1), bound = (d0) -> (d0)>}> : () -> !transform.any_param
//   %2 = "transform.param.constant"() <{value = #spirv.linkage_attributes<linkage_name = "f, \"g", linkage_type = <Export>>}> : () -> !transform.any_param
//   %3 = "transform.param.constant"() <{value = #spirv.resource_limits<subgroup_size = 64>}> : () -> !transform.any_param
//   %4 = "transform.param.constant"() <{value = #spirv.resource_limits<>}> : () -> !transform.any_param
//   %5 = "transform.param.constant"() <{value = #spirv.resource_limits<max_compute_workgroup_invocations = 4>}> : () -> !transform.any_param
//   %6 = "transform.param.constant"() <{value = #gpu.warp<x>}> : () -> !transform.any_param
//   %7 = "transform.param.constant"() <{value = #gpu.warp<linear_dim_0>}> : () -> !transform.any_param
//   %8 = "transform.param.constant"() <{value = #emitc.opaque<"x y">}> : () -> !transform.any_param
//   %9 = "transform.param.constant"() <{value = !emitc.ptr<i32>}> : () -> !transform.any_param
//   %10 = "transform.param.constant"() <{value = !emitc.lvalue<i32>}> : () -> !transform.any_param
//   %11 = "transform.param.constant"() <{value = #llvm.vec_type_hint<hint = i32>}> : () -> !transform.any_param
//   %12 = "transform.param.constant"() <{value = #llvm.vec_type_hint<hint = i32, is_signed = true>}> : () -> !transform.any_param
//   %13 = "transform.param.constant"() <{value = #spirv.coop_matrix_props_khr<m_size = 4, n_size = 8, k_size = 2, a_type = vector<4xi8>, b_type = i8, c_type = i32, result_type = i32, acc_sat = false, scope = <Subgroup>>}> : () -> !transform.any_param
//   "test.use"(%0) : (!transform.any_param) -> ()
//   "test.use"(%1) : (!transform.any_param) -> ()
//   "test.use"(%2) : (!transform.any_param) -> ()
//   "test.use"(%3) : (!transform.any_param) -> ()
//   "test.use"(%4) : (!transform.any_param) -> ()
//   "test.use"(%5) : (!transform.any_param) -> ()
//   "test.use"(%6) : (!transform.any_param) -> ()
//   "test.use"(%7) : (!transform.any_param) -> ()
//   "test.use"(%8) : (!transform.any_param) -> ()
//   "test.use"(%9) : (!transform.any_param) -> ()
//   "test.use"(%10) : (!transform.any_param) -> ()
//   "test.use"(%11) : (!transform.any_param) -> ()
//   "test.use"(%12) : (!transform.any_param) -> ()
//   "test.use"(%13) : (!transform.any_param) -> ()
// }) : () -> ()
