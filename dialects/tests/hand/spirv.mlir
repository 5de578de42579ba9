spirv.module Logical GLSL450 {
  spirv.func @f() -> i32 "None" {
    %0 = spirv.Constant 1 : i32
    %1 = spirv.Constant 2 : i32
    %2 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%0, %1) : (i32, i32) -> i32
    %3 = spirv.SpecConstantOperation wraps "spirv.IMul"(%2, %2) : (i32, i32) -> i32
    spirv.ReturnValue %3 : i32
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() -> i32 "None" {
    %0 = spirv.Constant 1 : i32
    %2 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%0, %0) : (i32, i32) -> i32 {a = 1 : i32}
    spirv.ReturnValue %2 : i32
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() -> i32 "None" {
    %0 = spirv.Constant dense<1> : vector<2xi32>
    %2 = spirv.SpecConstantOperation wraps "spirv.CompositeExtract"(%0) {indices = [0 : i32]} : (vector<2xi32>) -> i32
    spirv.ReturnValue %2 : i32
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() -> i32 "None" {
    %0 = spirv.Constant dense<1> : vector<2xi32>
    %2 = spirv.SpecConstantOperation wraps "spirv.CompositeExtract"(%0) <{indices = [0 : i32]}> {b} : (vector<2xi32>) -> i32 loc("x")
    spirv.ReturnValue %2 : i32
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() -> i32 "None" {
    %0 = spirv.Constant 1 : i32
    %2 = "spirv.SpecConstantOperation"() ({
      %1 = spirv.IAdd %0, %0 : i32
      spirv.mlir.yield %1 : i32
    }) {x = 1 : i32} : () -> i32
    spirv.ReturnValue %2 : i32
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.ARM.Graph @h(!spirv.arm.tensor<14x19xi16>) -> !spirv.arm.tensor<14x19xi16>
}
// -----
spirv.module Logical GLSL450 {
  spirv.ARM.Graph @h(%x: !spirv.arm.tensor<14x19xi16>) -> !spirv.arm.tensor<14x19xi16> {
    %0 = spirv.Constant 1 : i32
    spirv.ARM.GraphOutputs %x : !spirv.arm.tensor<14x19xi16>
  }
}
// -----
spirv.ARM.Graph @h(%x: !spirv.arm.tensor<14x19xi16>) -> !spirv.arm.tensor<14x19xi16> {
    spirv.ARM.GraphOutputs %x : !spirv.arm.tensor<14x19xi16>
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int16, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph, SPV_KHR_vulkan_memory_model]> {
  spirv.GlobalVariable @a0 bind(0, 0) : !spirv.ptr<!spirv.arm.tensor<14x19xi16>, UniformConstant>
  spirv.GlobalVariable @r0 bind(0, 1) : !spirv.ptr<!spirv.arm.tensor<2x3xi16>, UniformConstant>
  spirv.ARM.GraphEntryPoint @g, @a0, @r0
  spirv.ARM.GraphEntryPoint @g
  spirv.ARM.Graph @g(%arg0: !spirv.arm.tensor<14x19xi16>) -> (!spirv.arm.tensor<2x3xi16>) attributes {entry_point = true} {
    %0 = spirv.ARM.GraphConstant {graph_constant_id = 42 : i32} : !spirv.arm.tensor<2x3xi16>
    spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<2x3xi16>
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.ARM.GraphEntryPoint @g, @a0, @r0
}
// -----
spirv.module Logical GLSL450 {
  spirv.ARM.Graph @g(%x: !spirv.arm.tensor<14x19xi16> {builtin.x = 1 : i32}, %y: !spirv.arm.tensor<14x19xi16>) -> (!spirv.arm.tensor<14x19xi16> {builtin.y = 1 : i32}, !spirv.arm.tensor<14x19xi16>) attributes {foo = 1 : i32} {
    spirv.ARM.GraphOutputs %x, %x : !spirv.arm.tensor<14x19xi16>, !spirv.arm.tensor<14x19xi16>
  }
}
// -----
spirv.module Logical GLSL450 {
  "spirv.ARM.GraphEntryPoint"() {fn = @g, interface = [@a], x = 1 : i32} : () -> ()
}
// -----
spirv.module Logical GLSL450 {
  spirv.ARM.Graph @h() -> !spirv.arm.tensor<14x19xi16> {
    %0 = spirv.ARM.GraphConstant {graph_constant_id = 42 : i32} : !spirv.arm.tensor<14x19xi16>
    spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<14x19xi16>
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.ARM.Graph @h(%arg0: !spirv.arm.tensor<14x19xi16>) -> !spirv.arm.tensor<14x19xi16> {
    spirv.Return
  }
}
// -----
func.func @f() -> i32 {
    %0 = spirv.Constant 1 : i32
    %2 = spirv.SpecConstantOperation wraps "spirv.SLessThan"(%0, %0) : (i32, i32) -> i1
    return %0 : i32
}
