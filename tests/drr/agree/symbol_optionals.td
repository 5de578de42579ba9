// Parameters of attributes of dialects that need not be there: std::optional.
// HEADER mlir/Dialect/SPIRV/IR/SPIRVAttributes.h
// HEADER mlir/Dialect/Transform/IR/TransformOps.h
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/SPIRV/IR/SPIRVAttributes.td"
include "mlir/Dialect/Transform/IR/TransformOps.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"

class Says<string what> : Constraint<CPred<what>>;
class Made<string says, string what> : Pat<(ParamConstantOp:$r $a), (ParamConstantOp (NativeCodeCall<what> $a)),
  [(Says<"isa<spirv::EntryPointABIAttr>($0) && [&] { auto abi = cast<spirv::EntryPointABIAttr>($0); return " # says # "; }()"> $a)]>;
def Neither : Made<"!abi.getSubgroupSize() && abi.getTargetWidth() == std::nullopt && !abi.getWorkgroupSize()",
  "spirv::EntryPointABIAttr::get($_builder.getContext(), $_builder.getDenseI32ArrayAttr({1, 2}), 4, std::nullopt)">;
def Width : Made<"abi.getTargetWidth() && *abi.getTargetWidth() > 16 && !abi.getSubgroupSize().has_value()",
  "spirv::EntryPointABIAttr::get($0.getContext(), cast<spirv::EntryPointABIAttr>($0).getWorkgroupSize(), cast<spirv::EntryPointABIAttr>($0).getTargetWidth(), 8)">;
def Both : Made<"abi.getSubgroupSize().has_value() && abi.getTargetWidth().value_or(0) == abi.getSubgroupSize().value() + 4",
  "spirv::EntryPointABIAttr::get($0.getContext(), DenseI32ArrayAttr(), cast<spirv::EntryPointABIAttr>($0).getTargetWidth(), cast<spirv::EntryPointABIAttr>($0).getSubgroupSize())">;

// INPUT
// "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
//   %0 = "transform.param.constant"() <{value = #spirv.entry_point_abi<>}> : () -> !transform.any_param
//   %1 = "transform.param.constant"() <{value = #spirv.entry_point_abi<workgroup_size = [8, 1, 1], target_width = 32>}> : () -> !transform.any_param
//   %2 = "transform.param.constant"() <{value = #spirv.entry_point_abi<target_width = 12, subgroup_size = 8>}> : () -> !transform.any_param
//   %3 = "transform.param.constant"() <{value = #spirv.entry_point_abi<subgroup_size = 12>}> : () -> !transform.any_param
//   %4 = "transform.param.constant"() <{value = #spirv.entry_point_abi<target_width = 3>}> : () -> !transform.any_param
//   %5 = "transform.param.constant"() <{value = #spirv.entry_point_abi<subgroup_size = 0, target_width = 4>}> : () -> !transform.any_param
//   "test.sink"(%0, %1, %2, %3, %4, %5) : (!transform.any_param, !transform.any_param, !transform.any_param, !transform.any_param, !transform.any_param, !transform.any_param) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
