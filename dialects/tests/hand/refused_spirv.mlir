spirv.module Logical GLSL450 {
  spirv.func @f() -> i32 "None" {
    %0 = spirv.Constant 1 : i32
    %2 = spirv.SpecConstantOperation wraps spirv.IAdd %0, %0 : i32
    spirv.ReturnValue %2 : i32
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%p: !spirv.ptr<i32, Function>) -> i32 "None" {
    %2 = spirv.SpecConstantOperation wraps "spirv.Load"(%p) : (!spirv.ptr<i32, Function>) -> i32
    spirv.ReturnValue %2 : i32
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @sc = 5 : i32
  spirv.func @f() -> i32 "None" {
    %0 = spirv.mlir.referenceof @sc : i32
    %1 = spirv.Undef : i32
    %2 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%0, %1) : (i32, i32) -> i32
    spirv.ReturnValue %2 : i32
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() -> i32 "None" {
    %0 = spirv.Constant 1 : i32
    %2 = "spirv.SpecConstantOperation"() ({
      %1 = spirv.IAdd %0, %0 : i32
      %3 = spirv.IAdd %0, %0 : i32
      spirv.mlir.yield %1 : i32
    }) {x = 1 : i32} : () -> i32
    spirv.ReturnValue %2 : i32
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int16, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph, SPV_KHR_vulkan_memory_model]> {
  spirv.GlobalVariable @a0 bind(0, 0) : !spirv.ptr<!spirv.arm.tensor<14x19xi16>, UniformConstant>
  spirv.GlobalVariable @r0 bind(0, 1) : !spirv.ptr<!spirv.arm.tensor<2x3xi16>, UniformConstant>
  spirv.ARM.GraphEntryPoint @g, @a0, @r0
  spirv.ARM.GraphEntryPoint @g
  spirv.ARM.GraphEntryPoint @g {a = 1 : i32}
  spirv.ARM.Graph @g(%arg0: !spirv.arm.tensor<14x19xi16>) -> (!spirv.arm.tensor<2x3xi16>) attributes {entry_point = true} {
    %0 = spirv.ARM.GraphConstant {graph_constant_id = 42 : i32} : !spirv.arm.tensor<2x3xi16>
    spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<2x3xi16>
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.ARM.Graph @g(%x: !spirv.arm.tensor<14x19xi16>) -> !spirv.arm.tensor<14x19xi16> {
    spirv.ARM.GraphOutputs %x : !spirv.arm.tensor<14x19xi16>
  }
  spirv.ARM.Graph private @h(%x: !spirv.arm.tensor<14x19xi16>) -> !spirv.arm.tensor<14x19xi16>
}
// -----
spirv.module Logical GLSL450 {
  spirv.ARM.Graph @h(%x: i32) -> i32 {
    spirv.ARM.GraphOutputs %x : i32
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.ARM.Graph @h(%x: !spirv.arm.tensor<14x19xi16>) {
    spirv.ARM.GraphOutputs %x : !spirv.arm.tensor<14x19xi16>
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.ARM.Graph @h(%x: !spirv.arm.tensor<14x19xi16>) -> !spirv.arm.tensor<14x19xi16> {
    spirv.ARM.GraphOutputs %x, %x : !spirv.arm.tensor<14x19xi16>, !spirv.arm.tensor<14x19xi16>
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.ARM.Graph @h(%x: !spirv.arm.tensor<14x19xi16>) -> !spirv.arm.tensor<14x19xi8> {
    spirv.ARM.GraphOutputs %x : !spirv.arm.tensor<14x19xi16>
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.ARM.Graph @h(%x: !spirv.arm.tensor<14x19xi16>) -> !spirv.arm.tensor<14x19xi16> {
  ^bb0:
    spirv.ARM.GraphOutputs %x : !spirv.arm.tensor<14x19xi16>
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.ARM.Graph @h(!spirv.arm.tensor<14x19xi16>) -> ()
}
// -----
spirv.module Logical GLSL450 {
  spirv.ARM.Graph @h(%arg0: !spirv.arm.tensor<14x19xi16>, ...) -> !spirv.arm.tensor<14x19xi16>
}
// -----
spirv.module Logical GLSL450 {
  spirv.ARM.Graph @h(%arg0: !spirv.arm.tensor<14x19xi16>) -> i32 {
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() -> i32 "None" {
    %0 = spirv.Constant 1 : i32
    %2 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%0, %0) : (i32, i32) -> i32 loc("x") 
    %3 = spirv.SpecConstantOperation wraps
       "spirv.IAdd"(%0, %0) : (i32, i32) -> i32
    %4 = spirv.SpecConstantOperation wraps
       "spirv.IAdd"(%3, %2) : (i32, i32) -> i32
    %5:2 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%3, %2) : (i32, i32) -> i32
    spirv.ReturnValue %2 : i32
  }
}
