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
// -----
func.func @f(%b: vector<4xf32>) {
  %0 = spirv.CompositeExtract %b[4 : i32] : vector<4xf32>
  return
}
// -----
func.func @f(%c: !spirv.array<4x!spirv.array<4xf32>>) {
  %0 = spirv.CompositeExtract %c[5 : i32, 1 : i32] : !spirv.array<4x!spirv.array<4xf32>>
  return
}
// -----
func.func @f(%c: !spirv.array<4x!spirv.array<4xf32>>) {
  %0 = spirv.CompositeExtract %c[1 : i32, 1 : i32, 1 : i32] : !spirv.array<4x!spirv.array<4xf32>>
  return
}
// -----
func.func @f(%c: !spirv.array<4xf32>) {
  %0 = spirv.CompositeExtract %c[] : !spirv.array<4xf32>
  return
}
// -----
func.func @f(%c: !spirv.array<4xf32>) {
  %0 = spirv.CompositeExtract %c[1.0 : f32] : !spirv.array<4xf32>
  return
}
// -----
func.func @f(%c: !spirv.array<4xf32>) {
  %0 = spirv.CompositeExtract %c : !spirv.array<4xf32>
  return
}
// -----
func.func @f(%c: f32) {
  %0 = spirv.CompositeExtract %c[1 : i32] : f32
  return
}
// -----
func.func @f(%s: !spirv.struct<(f32, i32)>) {
  %2 = spirv.CompositeExtract %s[2 : i32] : !spirv.struct<(f32, i32)>
  return
}
// -----
func.func @f(%c: !spirv.array<4xf32>) {
  %0 = "spirv.CompositeExtract"(%c) {indices = [2: i32]} : (!spirv.array<4xf32>) -> i32
  return
}
// -----
func.func @f(%a: i32, %b: vector<4xf32>) {
  %3 = spirv.CompositeInsert %a, %b[2 : i32] : i32 into vector<4xf32>
  return
}
// -----
func.func @f(%a: f32, %b: !spirv.array<4xf32>) {
  %3 = "spirv.CompositeInsert"(%a, %b) {indices = [2: i32]} : (f32, !spirv.array<4xf32>) -> !spirv.array<5xf32>
  return
}
// -----
func.func @f(%a: f32, %b: !spirv.array<4xf32>) {
  %3 = spirv.CompositeInsert %a, %b[4 : i32] : f32 into !spirv.array<4xf32>
  return
}
// -----
func.func @f(%a: f32) {
  %0 = spirv.CompositeConstruct %a, %a : (f32, f32) -> vector<3xf32>
  return
}
// -----
func.func @f(%a: f32, %b: vector<2xf32>) {
  %0 = spirv.CompositeConstruct %a, %b : (f32, vector<2xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%a: i32) {
  %0 = spirv.CompositeConstruct %a, %a, %a : (i32, i32, i32) -> vector<3xf32>
  return
}
// -----
func.func @f(%a: f32) {
  %0 = spirv.CompositeConstruct %a, %a : (f32, f32) -> !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>
  return
}
// -----
func.func @f(%a: i32) {
  %0 = spirv.CompositeConstruct %a : (i32) -> !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>
  return
}
// -----
func.func @f(%a: f32) {
  %0 = spirv.CompositeConstruct %a, %a : (f32, f32) -> !spirv.array<3xf32>
  return
}
// -----
func.func @f(%a: f32, %b: i32) {
  %0 = spirv.CompositeConstruct %b, %a : (i32, f32) -> !spirv.struct<(f32, i32)>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<2xf32>) {
  %0 = spirv.VectorShuffle [1: i32, 6: i32, -1: i32] %a, %b : vector<4xf32>, vector<2xf32> -> vector<3xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<2xf32>) {
  %0 = spirv.VectorShuffle [1: i32, 3: i32] %a, %b : vector<4xf32>, vector<2xf32> -> vector<3xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %i: f32, %f: f32) {
  %0 = spirv.VectorExtractDynamic %a[%i] : vector<4xf32>, f32
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: f16) {
  %0 = spirv.VectorTimesScalar %a, %b : (vector<4xf32>, f16) -> vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: f32) {
  %0 = spirv.VectorTimesScalar %a, %b : (vector<4xf32>, f32) -> vector<3xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: i32) {
  %0 = spirv.VectorTimesScalar %a, %b : (vector<4xf32>, i32) -> vector<4xf32>
  return
}
// -----
func.func @f(%a: f32) {
  %0 = spirv.Bitcast %a : f32 to f32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = spirv.Bitcast %a : f32 to i64
  return
}
// -----
func.func @f(%a: vector<2xf32>) {
  %0 = spirv.Bitcast %a : vector<2xf32> to vector<3xf32>
  return
}
// -----
func.func @f(%a: !spirv.ptr<f32, Function>) {
  %0 = spirv.Bitcast %a : !spirv.ptr<f32, Function> to i64
  return
}
// -----
func.func @f(%a: i64) {
  %0 = spirv.Bitcast %a : i64 to !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f(%a: f32) {
  %0 = spirv.ConvertFToS %a : f32 to f32
  return
}
// -----
func.func @f(%a: vector<3xf32>) {
  %0 = spirv.ConvertFToS %a : vector<3xf32> to vector<4xi32>
  return
}
// -----
func.func @f(%a: i32) {
  %0 = spirv.ConvertSToF %a : i32 to i32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = spirv.ConvertSToF %a : f32 to f32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = spirv.FConvert %a : f32 to f32
  return
}
// -----
func.func @f(%a: f32, %i: i32) {
  %0 = spirv.FConvert %i : i32 to f32
  return
}
// -----
func.func @f(%i: i32) {
  %0 = spirv.SConvert %i : i32 to i32
  return
}
// -----
func.func @f(%i: i32) {
  %0 = spirv.SConvert %i : i32 to f32
  return
}
// -----
func.func @f(%i: !spirv.ptr<f32, Uniform>) {
  %0 = spirv.PtrCastToGeneric %i : !spirv.ptr<f32, Uniform> to !spirv.ptr<f32, Generic>
  return
}
// -----
func.func @f(%i: !spirv.ptr<f32, Workgroup>) {
  %0 = spirv.PtrCastToGeneric %i : !spirv.ptr<f32, Workgroup> to !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f(%i: !spirv.ptr<f32, Workgroup>) {
  %0 = spirv.PtrCastToGeneric %i : !spirv.ptr<f32, Workgroup> to !spirv.ptr<i32, Generic>
  return
}
// -----
func.func @f(%i: !spirv.ptr<f32, Generic>) {
  %0 = spirv.GenericCastToPtr %i : !spirv.ptr<f32, Generic> to !spirv.ptr<i32, Workgroup>
  return
}
// -----
func.func @f(%i: !spirv.ptr<f32, Generic>) {
  %0 = spirv.GenericCastToPtr %i : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, Uniform>
  return
}
// -----
func.func @f(%i: !spirv.ptr<f32, Workgroup>) {
  %0 = spirv.GenericCastToPtr %i : !spirv.ptr<f32, Workgroup> to !spirv.ptr<f32, Workgroup>
  return
}
// -----
func.func @f(%i: !spirv.ptr<f32, Workgroup>) {
  %0 = spirv.GenericCastToPtrExplicit %i : !spirv.ptr<f32, Workgroup> to !spirv.ptr<f32, Workgroup>
  return
}
// -----
spirv.module Logical OpenCL {
spirv.func @f(%i: !spirv.ptr<i32, Generic>) "None" {
%0 = spirv.ConvertPtrToU %i : !spirv.ptr<i32, Generic> to i64
spirv.Return
}
}
// -----
func.func @f(%p: !spirv.ptr<f32, StorageBuffer>, %v: i32) {
  %0 = "spirv.AtomicAnd"(%p, %v) {memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<AcquireRelease>} : (!spirv.ptr<f32, StorageBuffer>, i32) -> (i32)
  return
}
// -----
func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %v: i64) {
  %0 = "spirv.AtomicAnd"(%p, %v) {memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<AcquireRelease>} : (!spirv.ptr<i32, StorageBuffer>, i64) -> (i64)
  return
}
// -----
func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %v: i32) {
  %0 = spirv.AtomicAnd <Device> <Acquire|Release> %p, %v : !spirv.ptr<i32, StorageBuffer>
  return
}
// -----
func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %v: i64, %c: i32) {
  %1 = "spirv.AtomicCompareExchange"(%p, %v, %c) {memory_scope = #spirv.scope<Workgroup>, equal_semantics = #spirv.memory_semantics<AcquireRelease>, unequal_semantics = #spirv.memory_semantics<Acquire>} : (!spirv.ptr<i32, StorageBuffer>, i64, i32) -> (i32)
  return
}
// -----
func.func @f(%p: !spirv.ptr<i64, StorageBuffer>, %v: i32, %c: i32) {
  %1 = "spirv.AtomicCompareExchange"(%p, %v, %c) {memory_scope = #spirv.scope<Workgroup>, equal_semantics = #spirv.memory_semantics<AcquireRelease>, unequal_semantics = #spirv.memory_semantics<Acquire>} : (!spirv.ptr<i64, StorageBuffer>, i32, i32) -> (i32)
  return
}
// -----
func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %v: f32) {
  %0 = "spirv.EXT.AtomicFAdd"(%p, %v) {memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<AcquireRelease>} : (!spirv.ptr<i32, StorageBuffer>, f32) -> f32
  return
}
// -----
func.func @f(%p: !spirv.ptr<f32, StorageBuffer>, %v: i32) {
  %0 = "spirv.AtomicExchange"(%p, %v) {memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<AcquireRelease>} : (!spirv.ptr<f32, StorageBuffer>, i32) -> i32
  return
}
// -----
func.func @f(%v: i32, %f: f32) {
  %0 = spirv.GroupNonUniformIAdd <Device> <Reduce> %v : i32 -> i32
  return
}
// -----
func.func @f(%v: i32, %f: f32) {
  %0 = spirv.GroupNonUniformElect <CrossDevice> : i1
  return
}
// -----
func.func @f(%v: i32, %c: i32) {
  %0 = spirv.GroupNonUniformFAdd <Workgroup> <Reduce> %v : i32 -> i32
  return
}
// -----
func.func @f(%v: f32, %c: i32) {
  %0 = spirv.GroupNonUniformFAdd <Workgroup> <ClusteredReduce> %v cluster_size(%c) : f32, i32 -> f32
  return
}
// -----
func.func @f(%v: f32) {
  %c = spirv.Constant 5 : i32
  %0 = spirv.GroupNonUniformFAdd <Workgroup> <ClusteredReduce> %v cluster_size(%c) : f32, i32 -> f32
  return
}
// -----
func.func @f(%v: f32) {
  %0 = spirv.GroupNonUniformFAdd <Workgroup> <ClusteredReduce> %v : f32 -> f32
  return
}
// -----
func.func @f(%p: i1) {
  %0 = spirv.GroupNonUniformBallot <Device> %p : vector<4xi32>
  return
}
// -----
func.func @f(%p: i1) {
  %0 = spirv.GroupNonUniformBallot <Workgroup> %p : vector<4xsi32>
  return
}
// -----
func.func @f(%v: vector<4xi32>) {
  %0 = spirv.GroupNonUniformBallotBitCount <Device> <Reduce> %v : vector<4xi32> -> i32
  return
}
// -----
func.func @f(%v: vector<3xi32>) {
  %0 = spirv.GroupNonUniformBallotBitCount <Subgroup> <Reduce> %v : vector<3xi32> -> i32
  return
}
// -----
func.func @f(%v: f32, %i: i32) {
  %0 = spirv.GroupNonUniformBroadcast <Workgroup> %v, %i : f32, i32
  return
}
// -----
func.func @f(%v: f32, %i: i32) {
  %0 = spirv.GroupNonUniformBroadcast <Device> %v, %i : f32, i32
  return
}
// -----
func.func @f(%v: f32, %i: f32) {
  %0 = spirv.GroupNonUniformBroadcast <Workgroup> %v, %i : f32, f32
  return
}
// -----
func.func @f(%v: f32, %i: si32) {
  %0 = spirv.GroupNonUniformShuffle <Workgroup> %v, %i : f32, si32
  return
}
// -----
func.func @f(%v: f32, %i: i32) {
  %0 = spirv.GroupNonUniformShuffle <Device> %v, %i : f32, i32
  return
}
// -----
func.func @f(%v: i32) {
  %c = spirv.Constant 3 : i32
  %0 = spirv.GroupNonUniformRotateKHR <Subgroup> %v, %c, cluster_size(%c) : i32, i32, i32 -> i32
  return
}
// -----
func.func @f(%v: i32, %l: vector<4xi32>) {
  %0 = spirv.GroupBroadcast <Subgroup> %v, %l : i32, vector<4xi32>
  return
}
// -----
func.func @f(%v: i32, %l: i32) {
  %0 = spirv.GroupBroadcast <Device> %v, %l : i32, i32
  return
}
// -----
func.func @f(%v: f32) {
  %0 = spirv.KHR.SubgroupBallot %v : vector<4xi32>
  return
}
// -----
func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %q: !spirv.ptr<f32, StorageBuffer>, %v: i32) {
  %0 = spirv.INTEL.SubgroupBlockRead %p : !spirv.ptr<i32, StorageBuffer> -> i32
  spirv.INTEL.SubgroupBlockWrite %p, %v : i32
  return
}
// -----
func.func @f() {
  spirv.ControlBarrier <Something>, <Device>, <Acquire|UniformMemory>
  return
}
// -----
func.func @f() {
  spirv.MemoryBarrier <Workgroup>, <Acquire|Release>
  return
}
// -----
func.func @f() -> () {
spirv.Branch
^next:
spirv.Return
}
// -----
func.func @f() -> () {
%c = spirv.Constant true
spirv.BranchConditional %c [5], ^a, ^b
^a:
spirv.Return
^b:
spirv.Return
}
// -----
func.func @f() -> () {
%c = spirv.Constant true
spirv.BranchConditional %c [5, 10, 15], ^a, ^b
^a:
spirv.Return
^b:
spirv.Return
}
// -----
func.func @f() -> () {
%c = spirv.Constant true
spirv.BranchConditional %c [0, 0], ^a, ^b
^a:
spirv.Return
^b:
spirv.Return
}
// -----
func.func @f() -> () {
%c = spirv.Constant 1 : i32
spirv.BranchConditional %c, ^a, ^b
^a:
spirv.Return
^b:
spirv.Return
}
// -----
func.func @f() -> () {
%c = spirv.Constant true
spirv.BranchConditional %c, ^a
^a:
spirv.Return
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f0(%a: i32) -> i32 "None" {
%0 = spirv.FunctionCall @f1(%a) : (i32) -> i32
spirv.ReturnValue %0 : i32
}
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f0(%a: i32) -> i32 "None" {
%0 = spirv.FunctionCall @f0(%a, %a) : (i32, i32) -> i32
spirv.ReturnValue %0 : i32
}
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f0(%a: i32) -> i32 "None" {
%0 = spirv.FunctionCall @f0(%a) : (i32) -> f32
spirv.ReturnValue %a : i32
}
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f0(%a: i32) -> i32 "None" {
%f = spirv.Constant 1.0 : f32
%0 = spirv.FunctionCall @f0(%f) : (f32) -> i32
spirv.ReturnValue %a : i32
}
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f0(%a: i32) -> i32 "None" {
spirv.Return
}
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f0(%a: i32) -> () "None" {
spirv.ReturnValue %a : i32
}
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f0(%a: f32) -> i32 "None" {
spirv.ReturnValue %a : f32
}
}
// -----
func.func @f(%c: i1) {
  %0 = spirv.mlir.selection -> i32 {
  spirv.BranchConditional %c, ^then, ^merge(%x : i32)
  ^then:
  spirv.Branch ^merge(%x : i32)
  ^merge(%y: i32):
  spirv.mlir.merge %y : i32
  }
  return
}
// -----
func.func @f(%c: i1) {
  spirv.mlir.selection {
  spirv.BranchConditional %c, ^then, ^merge
  ^then:
  spirv.mlir.merge
  ^merge:
  spirv.mlir.merge
  }
  return
}
// -----
func.func @f(%c: i1) {
  spirv.mlir.selection {
  spirv.mlir.merge
  }
  return
}
// -----
func.func @f(%c: i1) {
  spirv.mlir.selection {
  spirv.BranchConditional %c, ^then, ^merge
  ^then:
  spirv.Branch ^merge
  ^merge:
  spirv.Return
  }
  return
}
// -----
func.func @f(%c: i1) {
  spirv.mlir.loop {
  ^header:
  spirv.BranchConditional %c, ^body, ^merge
  ^body:
  spirv.Branch ^merge
  ^merge:
  spirv.mlir.merge
  }
  return
}
// -----
func.func @f(%c: i1) {
  spirv.mlir.loop {
  spirv.Branch ^header
  ^header:
  spirv.BranchConditional %c, ^body, ^merge
  ^body:
  spirv.Branch ^continue
  ^continue:
  spirv.Branch ^merge
  ^merge:
  spirv.mlir.merge
  }
  return
}
// -----
func.func @f(%c: i1) {
  spirv.mlir.loop {
  spirv.Branch ^merge
  ^header:
  spirv.BranchConditional %c, ^body, ^merge
  ^body:
  spirv.Branch ^continue
  ^continue:
  spirv.Branch ^header
  ^merge:
  spirv.mlir.merge
  }
  return
}
// -----
func.func @f(%c: i1) {
  spirv.mlir.loop {
  spirv.Branch ^header
  ^header:
  spirv.BranchConditional %c, ^header, ^merge
  ^merge:
  spirv.mlir.merge
  }
  return
}
// -----
func.func @f(%c: i1) {
  spirv.mlir.loop {
  spirv.Branch ^header
  ^header:
  spirv.BranchConditional %c, ^body, ^merge
  ^body:
  spirv.Branch ^continue
  ^continue:
  spirv.Branch ^header
  ^merge:
  spirv.Return
  }
  return
}
// -----
func.func @f() {
  spirv.mlir.merge
  return
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f() "None" {
spirv.Unreachable
}
}
// -----
func.func @f(%a: i32) {
  %1 = spirv.IAddCarry %a, %a : !spirv.struct<(i32, i32, i32)>
  return
}
// -----
func.func @f(%a: i32) {
  %1 = spirv.IAddCarry %a, %a : !spirv.struct<(i32, i64)>
  return
}
// -----
func.func @f(%a: i32) {
  %1 = spirv.IAddCarry %a, %a : i32
  return
}
// -----
func.func @f(%a: f32) {
  %1 = spirv.FAdd %a, %a : vector<4xf32>
  return
}
// -----
func.func @f(%a: f32) {
  %1 = spirv.IAdd %a, %a : f32
  return
}
// -----
func.func @f(%a: i32) {
  %2 = spirv.LogicalAnd %a, %a : i32
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  %0 = spirv.Dot %a, %a : vector<4xf32> -> f16
  return
}
// -----
func.func @f(%a: i32) {
  %0 = spirv.SDot %a, %a : i32 -> i64
  return
}
// -----
func.func @f(%a: vector<4xi8>) {
  %0 = spirv.SDot %a, %a, <PackedVectorFormat4x8Bit> : vector<4xi8> -> i32
  return
}
// -----
func.func @f(%a: vector<4xi16>) {
  %0 = spirv.SDot %a, %a : vector<4xi16> -> i8
  return
}
// -----
func.func @f(%c: vector<2xi1>, %a: vector<3xf32>) {
  %0 = spirv.Select %c, %a, %a : vector<2xi1>, vector<3xf32>
  return
}
// -----
func.func @f(%c: vector<2xi1>, %a: f32) {
  %0 = spirv.Select %c, %a, %a : vector<2xi1>, f32
  return
}
// -----
func.func @f(%a: vector<3xf32>, %i: i32) {
  %0 = spirv.GL.Ldexp %a : vector<3xf32>, %i : i32 -> vector<3xf32>
  return
}
// -----
func.func @f(%a: f32) {
  %0 = spirv.GL.FrexpStruct %a : f32 -> !spirv.struct<(f32, i32, i32)>
  return
}
// -----
func.func @f(%a: f32) {
  %0 = spirv.GL.FrexpStruct %a : f32 -> !spirv.struct<(f32, f32)>
  return
}
// -----
func.func @f(%a: f32) {
  %0 = spirv.GL.FrexpStruct %a : f32 -> !spirv.struct<(f64, i32)>
  return
}
// -----
func.func @f(%a: f64) {
  %0 = spirv.GL.Exp %a : f64
  return
}
// -----
func.func @f(%a: vector<5xf32>) {
  %0 = spirv.GL.Exp %a : vector<5xf32>
  return
}
// -----
func.func @f(%a: i32) {
  %0 = spirv.GL.Exp %a : i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = spirv.CL.exp %a : i32
  return
}
// -----
func.func @f() {
%0 = spirv.Variable : !spirv.ptr<f32, Function>
%1 = spirv.Load "Function" %0 ["Aligned"] : f32
return
}
// -----
func.func @f() {
%0 = spirv.Variable : !spirv.ptr<f32, Function>
%1 = spirv.Load "Function" %0 ["Volatile", 4] : f32
return
}
// -----
func.func @f() {
%0 = spirv.Variable : !spirv.ptr<f32, Function>
%1 = spirv.Load "Function" %0 ["Something"] : f32
return
}
// -----
func.func @f() {
%0 = spirv.Variable : !spirv.ptr<f32, Function>
%1 = spirv.Load "Something" %0 : f32
return
}
// -----
func.func @f() {
%0 = spirv.Variable : !spirv.ptr<f32, Function>
%1 = spirv.Load %0 : f32
return
}
// -----
func.func @f() {
%0 = spirv.Variable : !spirv.ptr<f32, Function>
%1 = "spirv.Load"(%0) : (!spirv.ptr<f32, Function>) -> i32
return
}
// -----
func.func @f() {
%0 = spirv.Variable : !spirv.ptr<f32, Function>
%1 = "spirv.Load"(%0) {memory_access = #spirv.memory_access<Aligned>} : (!spirv.ptr<f32, Function>) -> f32
return
}
// -----
func.func @f() {
%0 = spirv.Variable : !spirv.ptr<f32, Function>
%1 = "spirv.Load"(%0) {alignment = 4 : i32} : (!spirv.ptr<f32, Function>) -> f32
return
}
// -----
func.func @f(%v: i32) {
%0 = spirv.Variable : !spirv.ptr<f32, Function>
"spirv.Store"(%0, %v) : (!spirv.ptr<f32, Function>, i32) -> ()
return
}
// -----
func.func @f(%v: f32) {
%0 = spirv.Variable init(%v) : !spirv.ptr<f32, Function>
return
}
// -----
func.func @f() {
%0 = spirv.Variable : !spirv.ptr<f32, Uniform>
return
}
// -----
func.func @f() {
%0 = spirv.Variable : f32
return
}
// -----
func.func @f() {
%0 = spirv.Variable bind(1, 2) : !spirv.ptr<f32, Function>
return
}
// -----
func.func @f() {
%0 = spirv.Variable built_in("GlobalInvocationID") : !spirv.ptr<vector<3xi32>, Function>
return
}
// -----
func.func @f(%i: i32) {
%0 = spirv.Variable : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4xf32>)>, Function>
%1 = spirv.AccessChain %0[%i] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4xf32>)>, Function>, i32 -> !spirv.ptr<f32, Function>
return
}
// -----
func.func @f(%i: i32) {
%0 = spirv.Variable : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4xf32>)>, Function>
%c = spirv.Constant 2 : i32
%1 = spirv.AccessChain %0[%c] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4xf32>)>, Function>, i32 -> !spirv.ptr<f32, Function>
return
}
// -----
func.func @f(%i: i32) {
%0 = spirv.Variable : !spirv.ptr<f32, Function>
%1 = spirv.AccessChain %0[%i] : !spirv.ptr<f32, Function>, i32 -> !spirv.ptr<f32, Function>
return
}
// -----
func.func @f(%i: i32) {
%0 = spirv.Variable : !spirv.ptr<!spirv.array<4xf32>, Function>
%1 = spirv.AccessChain %0[] : !spirv.ptr<!spirv.array<4xf32>, Function> -> !spirv.ptr<f32, Function>
return
}
// -----
func.func @f(%i: i32) {
%0 = spirv.Variable : !spirv.ptr<!spirv.array<4xf32>, Function>
%1 = spirv.AccessChain %0[%i] : !spirv.ptr<!spirv.array<4xf32>, Function>, i32 -> !spirv.ptr<f32, Uniform>
return
}
// -----
func.func @f(%i: i32) {
%0 = spirv.Variable : !spirv.ptr<!spirv.array<4xf32>, Function>
%1 = spirv.AccessChain %0[%i, %i] : !spirv.ptr<!spirv.array<4xf32>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
return
}
// -----
func.func @f() {
%0 = spirv.Variable : !spirv.ptr<f32, Function>
%1 = spirv.Variable : !spirv.ptr<i32, Function>
"spirv.CopyMemory"(%0, %1) {} : (!spirv.ptr<f32, Function>, !spirv.ptr<i32, Function>) -> ()
return
}
// -----
func.func @f() {
%0 = spirv.Variable : !spirv.ptr<f32, Function>
%1 = spirv.Variable : !spirv.ptr<f32, Function>
"spirv.CopyMemory"(%0, %1) {memory_access=#spirv.memory_access<Aligned>} : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>) -> ()
return
}
// -----
func.func @f() {
%0 = spirv.Variable : !spirv.ptr<f32, Function>
%1 = spirv.Variable : !spirv.ptr<f32, Function>
"spirv.CopyMemory"(%0, %1) {memory_access=#spirv.memory_access<Volatile>, alignment = 4 : i32} : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>) -> ()
return
}
// -----
func.func @f() {
%3 = spirv.Constant [1 : i32, 2.0 : f32] : !spirv.array<2xi32>
return
}
// -----
func.func @f() {
%3 = spirv.Constant [1 : i32, 2 : i32] : i32
return
}
// -----
func.func @f() {
%3 = spirv.Constant "str" : i32
return
}
// -----
func.func @f() {
%3 = spirv.Constant unit
return
}
// -----
func.func @f() {
%3 = "spirv.Constant"() {value = 0 : i64} : () -> i32
return
}
// -----
func.func @f() {
%4 = spirv.Constant dense<0> : tensor<4xi32> : !spirv.array<4xf32>
return
}
// -----
func.func @f() {
%4 = spirv.Constant dense<0> : tensor<4xi32> : !spirv.array<5xi32>
return
}
// -----
spirv.module Logical GLSL450 {
spirv.GlobalVariable @v : f32
}
// -----
spirv.module Logical GLSL450 {
spirv.GlobalVariable @v : !spirv.ptr<f32, Function>
}
// -----
spirv.module Logical GLSL450 {
spirv.GlobalVariable @v : !spirv.ptr<f32, Generic>
}
// -----
spirv.module Logical GLSL450 {
spirv.GlobalVariable @v initializer(@nope) : !spirv.ptr<f32, Private>
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f() "None" {
%0 = spirv.mlir.addressof @v : !spirv.ptr<f32, Uniform>
spirv.Return
}
}
// -----
spirv.module Logical GLSL450 {
spirv.GlobalVariable @v : !spirv.ptr<f32, Private>
spirv.func @f() "None" {
%0 = spirv.mlir.addressof @v : !spirv.ptr<i32, Private>
spirv.Return
}
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f() "None" {
%0 = spirv.mlir.referenceof @v : f32
spirv.Return
}
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @v = 1.0 : f32
spirv.func @f() "None" {
%0 = spirv.mlir.referenceof @v : i32
spirv.Return
}
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @v = dense<1.0> : vector<4xf32>
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @v spec_id(-5) = 1 : i32
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @a = 1 : i32
spirv.SpecConstant @b = 1.0 : f32
spirv.SpecConstantComposite @c (@a, @b) : !spirv.array<2xi32>
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @a = 1 : i32
spirv.SpecConstantComposite @c (@a) : !spirv.array<2xi32>
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @a = 1 : i32
spirv.SpecConstantComposite @c (@a, @a) : !spirv.struct<(i32, f32)>
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @a = 1 : i32
spirv.SpecConstantComposite @c (@a, @a) : !spirv.coopmatrix<8x16xi32, Device, MatrixA>
}
// -----
spirv.module Logical GLSL450 {
spirv.EntryPoint "GLCompute" @f
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f() "None" {
spirv.Return
}
spirv.EntryPoint "GLCompute" @f
spirv.EntryPoint "GLCompute" @f
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f() "None" {
spirv.Return
}
spirv.EntryPoint "ContractionOff" @f
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f() "None" {
spirv.Return
}
spirv.ExecutionMode @f "GLCompute", 3
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f() "None" {
spirv.Return
}
spirv.func @f() "None" {
spirv.Return
}
}
// -----
spirv.module Logical GLSL450 {
func.func @f() {
return
}
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f() "None" {
func.call @f() : () -> ()
spirv.Return
}
}
// -----
spirv.module Logical GLSL450 {
"x.y"() : () -> ()
}
// -----
spirv.module { }
// -----
spirv.module Logical { }
// -----
spirv.module Logical GLSL450 {
spirv.func @f() {
spirv.Return
}
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f() "Foo" {
spirv.Return
}
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f() -> (i32, i32) "None"
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f() "None" {
spirv.func @g() "None" {
spirv.Return
}
spirv.Return
}
}
// -----
func.func @f() {
spirv.func @g() "None" {
spirv.Return
}
return
}
// -----
func.func @f() {
spirv.GlobalVariable @v : !spirv.ptr<f32, Private>
return
}
// -----
func.func @f() {
spirv.SpecConstant @v = 1 : i32
return
}
// -----
func.func @f() {
spirv.EntryPoint "GLCompute" @f
return
}
// -----
func.func @f(%a: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>) {
  %0 = spirv.ImageQuerySize %a : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown> -> vector<3xi32>
  return
}
// -----
func.func @f(%a: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>) {
  %0 = spirv.ImageQuerySize %a : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown> -> vector<2xi32>
  return
}
// -----
func.func @f(%a: !spirv.image<f32, TileImageDataEXT, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>) {
  %0 = spirv.ImageQuerySize %a : !spirv.image<f32, TileImageDataEXT, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown> -> i32
  return
}
// -----
func.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %d: f32) {
  %1 = spirv.ImageDrefGather %a, %c, %d : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xi32>
  return
}
// -----
func.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim3D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<4xf32>, %d: f32) {
  %1 = spirv.ImageDrefGather %a, %c, %d : !spirv.sampled_image<!spirv.image<f32, Dim3D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<4xf32>, f32 -> vector<4xf32>
  return
}
// -----
func.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>>, %c: vector<4xf32>, %d: f32) {
  %1 = spirv.ImageDrefGather %a, %c, %d : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>>, vector<4xf32>, f32 -> vector<4xf32>
  return
}
// -----
func.func @f(%a: !spirv.matrix<3 x vector<3xf32>>, %b: f16) {
  %0 = spirv.MatrixTimesScalar %a, %b : !spirv.matrix<3 x vector<3xf32>>, f16
  return
}
// -----
func.func @f(%a: !spirv.matrix<3 x vector<2xf32>>) {
  %1 = spirv.Transpose %a : !spirv.matrix<3 x vector<2xf32>> -> !spirv.matrix<3 x vector<3xf32>>
  return
}
// -----
func.func @f(%a: !spirv.matrix<3 x vector<3xf32>>) {
  %1 = spirv.Transpose %a : !spirv.matrix<3 x vector<3xf32>> -> !spirv.matrix<3 x vector<3xf16>>
  return
}
// -----
func.func @f(%a: !spirv.matrix<3 x vector<3xf32>>, %b: !spirv.matrix<2 x vector<3xf32>>) {
  %2 = spirv.MatrixTimesMatrix %b, %a : !spirv.matrix<2 x vector<3xf32>>, !spirv.matrix<3 x vector<3xf32>> -> !spirv.matrix<3 x vector<3xf32>>
  return
}
// -----
func.func @f(%a: !spirv.matrix<3 x vector<3xf32>>, %b: !spirv.matrix<2 x vector<3xf32>>) {
  %2 = spirv.MatrixTimesMatrix %a, %b : !spirv.matrix<3 x vector<3xf32>>, !spirv.matrix<2 x vector<3xf32>> -> !spirv.matrix<3 x vector<3xf32>>
  return
}
// -----
func.func @f(%a: !spirv.matrix<3 x vector<3xf32>>, %b: vector<4xf32>) {
  %2 = spirv.MatrixTimesVector %a, %b : !spirv.matrix<3 x vector<3xf32>>, vector<4xf32> -> vector<3xf32>
  return
}
// -----
func.func @f(%a: !spirv.matrix<3 x vector<3xf32>>, %b: vector<3xf32>) {
  %2 = spirv.MatrixTimesVector %a, %b : !spirv.matrix<3 x vector<3xf32>>, vector<3xf32> -> vector<4xf32>
  return
}
// -----
func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %s: i32) {
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor>, <Aligned> : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>
  return
}
// -----
func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %s: i32) {
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor>, <Volatile|MakePointerAvailable> : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>
  return
}
// -----
func.func @f(%p: !spirv.ptr<!spirv.struct<(f32)>, StorageBuffer>, %s: i32) {
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor> : !spirv.ptr<!spirv.struct<(f32)>, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>
  return
}
// -----
func.func @f(%a: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %b: !spirv.coopmatrix<16x8xi32, Subgroup, MatrixA>, %c: !spirv.coopmatrix<8x8xi32, Subgroup, MatrixAcc>) {
  %r = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.coopmatrix<16x8xi32, Subgroup, MatrixA> -> !spirv.coopmatrix<8x8xi32, Subgroup, MatrixAcc>
  return
}
// -----
func.func @f(%a: !spirv.coopmatrix<8x15xi32, Subgroup, MatrixA>, %b: !spirv.coopmatrix<16x8xi32, Subgroup, MatrixB>, %c: !spirv.coopmatrix<8x8xi32, Subgroup, MatrixAcc>) {
  %r = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<8x15xi32, Subgroup, MatrixA>, !spirv.coopmatrix<16x8xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<8x8xi32, Subgroup, MatrixAcc>
  return
}
// -----
func.func @f(%a: !spirv.coopmatrix<8x16xi32, Workgroup, MatrixA>, %b: !spirv.coopmatrix<16x8xi32, Subgroup, MatrixB>, %c: !spirv.coopmatrix<8x8xi32, Subgroup, MatrixAcc>) {
  %r = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<8x16xi32, Workgroup, MatrixA>, !spirv.coopmatrix<16x8xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<8x8xi32, Subgroup, MatrixAcc>
  return
}
// -----
func.func @f(%a: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, %b: !spirv.coopmatrix<16x8xf16, Subgroup, MatrixB>, %c: !spirv.coopmatrix<8x8xf32, Subgroup, MatrixAcc>) {
  %r = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c, <ASigned> : !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, !spirv.coopmatrix<16x8xf16, Subgroup, MatrixB> -> !spirv.coopmatrix<8x8xf32, Subgroup, MatrixAcc>
  return
}
// -----
func.func @f(%a: i32, %o: f32, %c: i32) {
  %0 = "spirv.BitFieldInsert"(%a, %a, %o, %c) : (i32, i32, f32, i32) -> i32
  return
}
// -----
func.func @f(%a: vector<4xi32>, %o: i32) {
  %0 = spirv.ShiftLeftLogical %a, %o : vector<4xi32>, i32
  return
}
// -----
func.func @f(%a: f32) {
  spirv.KHR.AssumeTrue %a
  return
}
// -----
func.func @f(%a: vector<2xf32>) {
  %0 = spirv.INTEL.ConvertFToBF16 %a : vector<2xf32> to vector<4xi16>
  return
}
// -----
func.func @f(%a: f32, %i: i32) {
  %0 = spirv.FOrdEqual %i, %i : i32
  return
}
// -----
func.func @f(%a: !spirv.ptr<i32, Uniform>) {
  %0 = spirv.PtrEqual %a, %a : !spirv.ptr<i32, Uniform>
  return
}
// -----
func.func @f() {
  spirv.EXT.EmitMeshTasks %x, %x, %x : i32, i32, i32
  return
}
// -----
func.func @f(%v: f32) {
  %0 = spirv.GroupFAdd <Device> <Reduce> %v : f32
  return
}
// -----
func.func @f(%v: f32) {
  %1 = spirv.KHR.GroupFMul <Device> <Reduce> %v : f32
  return
}
// -----
func.func @f(%v: vector<4xi32>, %i: i32) {
  %0 = spirv.GroupNonUniformBallotFindLSB <Subgroup> %v : vector<4xi32>, i32
  %1 = spirv.GroupNonUniformAll <Subgroup> %x : i1
  return
}
// -----
func.func @f(%p: i1) {
  %0 = spirv.GroupNonUniformAll <Subgroup> %p : i1
  %1 = spirv.GroupNonUniformAny <Workgroup> %p : i1
  %2 = spirv.GroupNonUniformAllEqual <Subgroup> %p : i1, i1
  return
}
// -----
func.func @f(%p: i1) {
  %0 = spirv.GroupNonUniformAll <Device> %p : i1
  return
}
// -----
func.func @f(%v: i32) {
  %0 = spirv.GroupNonUniformSMul <Workgroup> <Reduce> %v : i32 -> i32
  return
}
// -----
func.func @f(%v: i32) {
  %c = spirv.Constant 1 : i32
  %0 = spirv.GroupNonUniformQuadSwap <Subgroup> %v, %c : i32, i32 -> i32
  return
}
// -----
func.func @f(%a: vector<4xf32>, %i: i32) {
  %0 = spirv.CompositeExtract %a[0 : i64] : vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %i: i32) {
  %0 = spirv.CompositeExtract %a[-1 : i32] : vector<4xf32>
  return
}
// -----
func.func @f(%p: !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0])>, StorageBuffer>, %i: i32) {
  %c = spirv.Constant 0 : i32
  %0 = spirv.AccessChain %p[%c, %i] : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0])>, StorageBuffer>, i32, i32 -> !spirv.ptr<f32, StorageBuffer>
  %l = spirv.ArrayLength %p[0] : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0])>, StorageBuffer>
  return
}
// -----
func.func @f(%a: bf16) {
  %0 = spirv.FConvert %a : bf16 to f32
  %1 = spirv.FConvert %a : bf16 to f16
  return
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f(%c: i1) -> i32 "None" {
spirv.mlir.selection {
spirv.BranchConditional %c, ^a, ^b
^a:
spirv.Return
^b:
spirv.mlir.merge
}
%z = spirv.Constant 0 : i32
spirv.ReturnValue %z : i32
}
}
// -----
func.func @f(%a: vector<4xi8>) {
  %0 = spirv.UDot %a, %a : vector<4xi8> -> i8
  %1 = spirv.SUDot %a, %a : vector<4xi8> -> i64
  return
}
// -----
func.func @f(%a: i64) {
  %0 = spirv.SDot %a, %a, <PackedVectorFormat4x8Bit> : i64 -> i64
  return
}
// -----
func.func @f(%p: !spirv.ptr<f32, StorageBuffer>, %m: !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>, %s: i32) {
  spirv.KHR.CooperativeMatrixStore %p, %m, %s, <ColumnMajor>, <MakePointerVisible> : !spirv.ptr<f32, StorageBuffer>, !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>, i32
  return
}
// -----
spirv.module Logical GLSL450 {
spirv.GlobalVariable @x : !spirv.ptr<f32, Private>
spirv.GlobalVariable @y initializer(@x) : !spirv.ptr<!spirv.ptr<f32, Private>, Private>
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @main(%a: f32) "Inline" attributes {spirv.x} {
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @f() -> () "None|Inline" { spirv.Return }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @g(%a: i32) -> f32 "Pure"
  spirv.func @f(%x: i32) "None" { 
     %0 = spirv.FunctionCall @g(%x) : (i32) -> f32
     spirv.FunctionCall @f(%x) : (i32) -> ()
     spirv.Return
  }
}

// -----

func.func @const() {
  %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : vector<2xf32>
  return
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @f() -> i32
}

// -----

func.func private @t(!spirv.arm.tensor<4xindex>)

// -----

func.func private @t(!spirv.arm.tensor<>)

// -----

func.func private @t(!spirv.arm.tensor<-2xi32>)

// -----

func.func @a(%a: i32 {spirv.interface_var_abi = 64}) { return }

// -----

func.func @a(%a: memref<f32> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1), StorageBuffer>}) { return }

// -----

func.func @a(%a: i32 {spirv.foo = 64}) { return }

// -----

func.func @a(%a: i32) -> (i32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>}) { return %a : i32 }

// -----

func.func @img(%i: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, %c: vector<2xsi32>, %v: vector<4xf32>) {
  %0 = spirv.ImageFetch %i, %c : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, vector<2xsi32> -> vector<4xf32>
  %1 = spirv.ImageRead %i, %c : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, vector<2xsi32> -> vector<4xf32>
  spirv.ImageWrite %i, %c, %v : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, vector<2xsi32>, vector<4xf32>
  return
}

// -----

spirv.module Logical Vulkan requires #spirv.vce<v1.0, [TensorsARM], []> {
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<1x4xi8>) -> (!spirv.arm.tensor<1x4xi8>) {
    spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<1x4xi8>
  }
  spirv.ARM.GraphConstant {graph_constant_id = 42 : i32} : !spirv.arm.tensor<2x3xi16>
}
// -----
func.func @f(%a: i8, %b: i32) {
  %0 = "spirv.GroupNonUniformBitwiseAnd"(%a, %b) {execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<Reduce>} : (i8, i32) -> i8
  return
}

// -----

func.func @f(%v: vector<16xi8>) {
  %0 = spirv.Bitcast %v : vector<16xi8> to vector<4xi1>
  return
}
// -----
func.func @f(%image: !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %v: vector<4xf64>, %x: f64, %i: i32, %at: vector<2xf64>, %far: vector<3xf64>) {
  %0 = spirv.ImageSampleImplicitLod %image, %at, %x : !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, vector<2xf64>, f64 -> vector<4xf64>
  return
}
// -----
func.func @f(%image: !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %v: vector<4xf64>, %x: f64, %i: i32, %at: vector<2xf64>, %far: vector<3xf64>) {
  %0 = spirv.ImageSampleImplicitLod %image, %at ["Bias"] : !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, vector<2xf64> -> vector<4xf64>
  return
}
// -----
func.func @f(%image: !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %v: vector<4xf64>, %x: f64, %i: i32, %at: vector<2xf64>, %far: vector<3xf64>) {
  %0 = spirv.ImageSampleImplicitLod %image, %at ["Bias"], %i : !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, vector<2xf64>, i32 -> vector<4xf64>
  return
}
// -----
func.func @f(%image: !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %v: vector<4xf64>, %x: f64, %i: i32, %at: vector<2xf64>, %far: vector<3xf64>) {
  %0 = spirv.ImageSampleImplicitLod %image, %at ["Bias"], %x, %x : !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, vector<2xf64>, f64, f64 -> vector<4xf64>
  return
}
// -----
func.func @f(%image: !spirv.sampled_image<!spirv.image<f64, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %v: vector<4xf64>, %x: f64, %i: i32, %at: vector<2xf64>, %far: vector<3xf64>) {
  %0 = spirv.ImageSampleImplicitLod %image, %at ["Bias"], %x : !spirv.sampled_image<!spirv.image<f64, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, vector<2xf64>, f64 -> vector<4xf64>
  return
}
// -----
func.func @f(%image: !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %v: vector<4xf64>, %x: f64, %i: i32, %at: vector<2xf64>, %far: vector<3xf64>) {
  %0 = spirv.ImageSampleImplicitLod %image, %at ["Grad"], %at, %at : !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, vector<2xf64>, vector<2xf64>, vector<2xf64> -> vector<4xf64>
  return
}
// -----
func.func @f(%image: !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %v: vector<4xf64>, %x: f64, %i: i32, %at: vector<2xf64>, %far: vector<3xf64>) {
  %0 = spirv.ImageSampleImplicitLod %image, %at ["Lod"], %x : !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, vector<2xf64>, f64 -> vector<4xf64>
  return
}
// -----
func.func @f(%image: !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %v: vector<4xf64>, %x: f64, %i: i32, %at: vector<2xf64>, %far: vector<3xf64>) {
  %0 = spirv.ImageSampleImplicitLod %image, %at ["Bias|Blur"], %x : !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, vector<2xf64>, f64 -> vector<4xf64>
  return
}
// -----
func.func @f(%image: !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %v: vector<4xf64>, %x: f64, %i: i32, %at: vector<2xf64>, %far: vector<3xf64>) {
  %0 = spirv.ImageSampleExplicitLod %image, %at ["Lod"], %at : !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, vector<2xf64>, vector<2xf64> -> vector<4xf64>
  return
}
// -----
func.func @f(%image: !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %v: vector<4xf64>, %x: f64, %i: i32, %at: vector<2xf64>, %far: vector<3xf64>) {
  %0 = spirv.ImageSampleExplicitLod %image, %at ["Grad"], %far, %far : !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, vector<2xf64>, vector<3xf64>, vector<3xf64> -> vector<4xf64>
  return
}
// -----
func.func @f(%image: !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %v: vector<4xf64>, %x: f64, %i: i32, %at: vector<2xf64>, %far: vector<3xf64>) {
  %0 = spirv.ImageSampleExplicitLod %image, %at ["Bias"], %x : !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, vector<2xf64>, f64 -> vector<4xf64>
  return
}
// -----
func.func @f(%image: !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, R32f>>, %v: vector<4xf64>, %x: f64, %i: i32, %at: vector<2xf64>, %far: vector<3xf64>) {
  %0 = spirv.ImageSampleImplicitLod %image, %at : !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, R32f>>, vector<2xf64> -> vector<4xf64>
  return
}
// -----
func.func @f(%image: !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %v: vector<4xf64>, %x: f64, %i: i32, %at: vector<2xf64>, %far: vector<3xf64>) {
  %0 = spirv.ImageSampleImplicitLod %image, %at : !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, vector<2xf64> -> vector<4xf32>
  return
}
// -----
func.func @f(%image: !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %v: vector<4xf64>, %x: f64, %i: i32, %at: vector<2xf64>, %far: vector<3xf64>) {
  %0 = spirv.ImageSampleProjDrefImplicitLod %image, %far, %x : !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, vector<3xf64>, f64 -> f64
  return
}
// -----
func.func @f(%image: !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %v: vector<4xf64>, %x: f64, %i: i32, %at: vector<2xf64>, %far: vector<3xf64>) {
  %0 = spirv.ImageSampleProjDrefImplicitLod %image, %far, %x ["Lod"], %x : !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, vector<3xf64>, f64, f64 -> f64
  return
}
// -----
func.func @f(%image: !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, %v: vector<4xf64>, %x: f64, %i: i32, %at: vector<2xf64>, %far: vector<3xf64>) {
  %0 = spirv.ImageRead %image, %at : !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, vector<2xf64> -> vector<2xf64>
  return
}
// -----
func.func @f(%image: !spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>, %v: vector<4xf64>, %x: f64, %i: i32, %at: vector<2xf64>, %far: vector<3xf64>) {
  %0 = spirv.ImageRead %image, %at : !spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>, vector<2xf64> -> vector<2xf64>
  return
}
// -----
func.func @f(%image: !spirv.image<f64, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, %v: vector<4xf64>, %x: f64, %i: i32, %at: vector<2xf64>, %far: vector<3xf64>) {
  spirv.ImageWrite %image, %at, %v : !spirv.image<f64, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, vector<2xf64>, vector<4xf64>
  return
}
// -----
func.func @f(%image: !spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, %v: vector<4xf64>, %x: f64, %i: i32, %at: vector<2xf64>, %far: vector<3xf64>) {
  spirv.ImageWrite %image, %at, %i : !spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, vector<2xf64>, i32
  return
}
// -----
func.func @f(%image: !spirv.image<f64, Cube, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>, %v: vector<4xf64>, %x: f64, %i: i32, %at: vector<2xf64>, %far: vector<3xf64>) {
  %0 = spirv.ImageFetch %image, %at : !spirv.image<f64, Cube, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>, vector<2xf64> -> vector<4xf64>
  return
}
// -----
func.func @f(%a: !spirv.coopmatrix<4x8xi8, Workgroup, MatrixA>) {
  %0 = spirv.FMul %a, %a : !spirv.coopmatrix<4x8xi8, Workgroup, MatrixA>
  return
}
// -----
func.func @f(%a: !spirv.coopmatrix<4x8xbf16, Workgroup, MatrixA>) {
  %0 = spirv.FNegate %a : !spirv.coopmatrix<4x8xbf16, Workgroup, MatrixA>
  return
}
// -----
func.func @f(%a: !spirv.coopmatrix<4x8xf16, Workgroup, MatrixA>) {
  %0 = spirv.ISub %a, %a : !spirv.coopmatrix<4x8xf16, Workgroup, MatrixA>
  return
}
// -----
func.func @f(%a: !spirv.coopmatrix<4x8xf16, Workgroup, MatrixA>) {
  %0 = spirv.ConvertFToU %a : !spirv.coopmatrix<4x8xf16, Workgroup, MatrixA> to !spirv.coopmatrix<8x4xi8, Workgroup, MatrixA>
  return
}
// -----
func.func @f(%a: !spirv.coopmatrix<4x8xi16, Workgroup, MatrixA>) {
  %0 = spirv.UConvert %a : !spirv.coopmatrix<4x8xi16, Workgroup, MatrixA> to !spirv.coopmatrix<4x4xi64, Workgroup, MatrixA>
  return
}
// -----
spirv.module Logical OpenCL {
  "spirv.GlobalVariable"() {sym_name = "v", type = i8} : () -> ()
}
// -----
spirv.module Logical OpenCL {
  spirv.SpecConstant @s = 2 : i9
}
// -----
spirv.module Logical Open {
}
// -----
spirv.module Physics OpenCL {
}
// -----
func.func @f() {
  spirv.mlir.loop control(Roll) {
  }
  return
}
// -----
func.func @f() {
  spirv.mlir.selection control(Round) {
  }
  return
}
// -----
func.func @f() {
  %0 = spirv.Constant dense<1> : tensor<3x2xi16> : !spirv.array<3 x vector<2xi16>>
  return
}
// -----
func.func private @f(
  !spirv.struct<one, (!spirv.ptr<!spirv.struct<two, (!spirv.ptr<!spirv.struct<one, (f64)>, Uniform>)>, Uniform>)>)
// -----
func.func @f() {
  %0 = spirv.Variable : !spirv.ptr<!spirv.ptr<i16, PhysicalStorageBuffer>, Function>
  return
}
// -----
func.func @f() {
  %0 = spirv.Variable {aliased_pointer, restrict_pointer} : !spirv.ptr<!spirv.ptr<i16, PhysicalStorageBuffer>, Function>
  return
}
// -----
func.func @f() {
  %0 = spirv.Variable : !spirv.ptr<!spirv.array<3 x !spirv.ptr<i16, PhysicalStorageBuffer>>, Function>
  return
}
// -----
func.func @f() {
  %0 = spirv.Variable {aliased} : !spirv.ptr<!spirv.array<3 x !spirv.ptr<i16, PhysicalStorageBuffer>>, Function>
  return
}
// -----
spirv.ARM.Graph @g(%t : !spirv.arm.tensor<3xi8>) -> (!spirv.arm.tensor<3xi8> {spirv.interface_var_abi = #spirv.interface_var_abi<(1, 0), Uniform>}) {
  spirv.ARM.GraphOutputs %t : !spirv.arm.tensor<3xi8>
}
// -----
func.func @g(%t : i8) -> (i8 {spirv.interface_var_abi = #spirv.interface_var_abi<(1, 0)>}) {
  return %t : i8
}
// -----
func.func @f(%x: i32, %p: !spirv.ptr<f32, Workgroup>) {
  spirv.EXT.EmitMeshTasks %x, %x, %x, %p : !spirv.ptr<f32, Workgroup>
}
