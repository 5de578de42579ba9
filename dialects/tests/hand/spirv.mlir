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
// -----
func.func @f(%a: f32, %b: vector<4xf32>, %c: !spirv.array<4xf32>, %s: !spirv.struct<(f32, i32)>) {
  %0 = spirv.CompositeExtract %b[1 : i32] : vector<4xf32>
  %1 = spirv.CompositeExtract %c[1 : i32] : !spirv.array<4xf32>
  %2 = spirv.CompositeExtract %s[1 : i32] : !spirv.struct<(f32, i32)>
  %3 = spirv.CompositeInsert %a, %b[2 : i32] : f32 into vector<4xf32>
  return
}
// -----
func.func @f(%a: f32) {
  %0 = spirv.CompositeConstruct %a, %a, %a : (f32, f32, f32) -> vector<3xf32>
  return
}
// -----
func.func @f(%a: f32, %b: vector<2xf32>) {
  %0 = spirv.CompositeConstruct %a, %b : (f32, vector<2xf32>) -> vector<3xf32>
  return
}
// -----
func.func @f(%a: f32) {
  %0 = spirv.CompositeConstruct %a : (f32) -> !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>
  return
}
// -----
func.func @f(%a: f32, %b: i32) {
  %0 = spirv.CompositeConstruct %a, %b : (f32, i32) -> !spirv.struct<(f32, i32)>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<2xf32>) {
  %0 = spirv.VectorShuffle [1: i32, 3: i32, -1: i32] %a, %b : vector<4xf32>, vector<2xf32> -> vector<3xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %i: i32, %f: f32) {
  %0 = spirv.VectorExtractDynamic %a[%i] : vector<4xf32>, i32
  %1 = spirv.VectorInsertDynamic %f, %a[%i] : vector<4xf32>, i32
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: f32) {
  %0 = spirv.VectorTimesScalar %a, %b : (vector<4xf32>, f32) -> vector<4xf32>
  return
}
// -----
func.func @f(%a: f32) {
  %0 = spirv.Bitcast %a : f32 to i32
  %1 = spirv.Bitcast %a : f32 to vector<2xf16>
  return
}
// -----
func.func @f(%a: !spirv.ptr<f32, Function>) {
  %0 = spirv.Bitcast %a : !spirv.ptr<f32, Function> to !spirv.ptr<i32, Function>
  return
}
// -----
func.func @f(%a: !spirv.ptr<f32, Function>) {
  %0 = spirv.Bitcast %a : !spirv.ptr<f32, Function> to !spirv.ptr<i32, Uniform>
  return
}
// -----
func.func @f(%a: f32) {
  %0 = spirv.ConvertFToS %a : f32 to i32
  %1 = spirv.ConvertFToU %a : f32 to i64
  return
}
// -----
func.func @f(%a: i32) {
  %0 = spirv.ConvertSToF %a : i32 to f32
  %1 = spirv.ConvertUToF %a : i32 to f64
  return
}
// -----
func.func @f(%a: f32) {
  %0 = spirv.FConvert %a : f32 to f64
  return
}
// -----
func.func @f(%i: i32) {
  %0 = spirv.SConvert %i : i32 to i64
  %1 = spirv.UConvert %i : i32 to i16
  return
}
// -----
func.func @f(%i: !spirv.ptr<f32, CrossWorkgroup>) {
  %0 = spirv.PtrCastToGeneric %i : !spirv.ptr<f32, CrossWorkgroup> to !spirv.ptr<f32, Generic>
  %1 = spirv.GenericCastToPtr %0 : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, CrossWorkgroup>
  %2 = spirv.GenericCastToPtrExplicit %0 : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f(%i: !spirv.ptr<i32, PhysicalStorageBuffer>) {
  %0 = spirv.ConvertPtrToU %i : !spirv.ptr<i32, PhysicalStorageBuffer> to i64
  %1 = spirv.ConvertUToPtr %0 : i64 to !spirv.ptr<i32, PhysicalStorageBuffer>
  return
}
// -----
spirv.module Physical64 OpenCL {
spirv.func @f(%i: !spirv.ptr<i32, Generic>) "None" {
%0 = spirv.ConvertPtrToU %i : !spirv.ptr<i32, Generic> to i64
spirv.Return
}
}
// -----
func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %v: i32, %c: i32) {
  %0 = spirv.AtomicAnd <Device> <None> %p, %v : !spirv.ptr<i32, StorageBuffer>
  %1 = spirv.AtomicCompareExchange <Workgroup> <Release> <Acquire> %p, %v, %c : !spirv.ptr<i32, StorageBuffer>
  %2 = spirv.AtomicIIncrement <Device> <None> %p : !spirv.ptr<i32, StorageBuffer>
  return
}
// -----
func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %v: i32) {
  %0 = spirv.AtomicAnd <Device> <AcquireRelease|UniformMemory> %p, %v : !spirv.ptr<i32, StorageBuffer>
  return
}
// -----
func.func @f(%p: !spirv.ptr<f32, StorageBuffer>, %v: f32) {
  %0 = spirv.EXT.AtomicFAdd <Device> <None> %p, %v : !spirv.ptr<f32, StorageBuffer>
  %1 = spirv.AtomicExchange <Workgroup> <Release> %p, %v : !spirv.ptr<f32, StorageBuffer>
  return
}
// -----
func.func @f(%v: i32, %f: f32) {
  %0 = spirv.GroupNonUniformIAdd <Workgroup> <Reduce> %v : i32 -> i32
  %1 = spirv.GroupNonUniformElect <Workgroup> : i1
  return
}
// -----
func.func @f(%v: f32) {
  %c = spirv.Constant 4 : i32
  %0 = spirv.GroupNonUniformFAdd <Workgroup> <ClusteredReduce> %v cluster_size(%c) : f32, i32 -> f32
  return
}
// -----
func.func @f(%p: i1) {
  %0 = spirv.GroupNonUniformBallot <Workgroup> %p : vector<4xi32>
  return
}
// -----
func.func @f(%v: vector<4xi32>) {
  %0 = spirv.GroupNonUniformBallotBitCount <Subgroup> <Reduce> %v : vector<4xi32> -> i32
  return
}
// -----
func.func @f(%v: vector<4xi32>) {
  %0 = spirv.GroupNonUniformBallotBitCount <Subgroup> <ClusteredReduce> %v : vector<4xi32> -> i32
  return
}
// -----
func.func @f(%v: f32, %i: i32) {
  %0 = spirv.GroupNonUniformShuffle <Workgroup> %v, %i : f32, i32
  %1 = spirv.GroupNonUniformShuffleXor <Subgroup> %v, %i : f32, i32
  return
}
// -----
func.func @f(%v: i32) {
  %c = spirv.Constant 1 : i32
  %0 = spirv.GroupNonUniformRotateKHR <Subgroup> %v, %c : i32, i32 -> i32
  return
}
// -----
func.func @f(%v: i32, %l: i32) {
  %0 = spirv.GroupBroadcast <Workgroup> %v, %l : i32, i32
  return
}
// -----
func.func @f(%v: i32, %l: vector<3xi32>) {
  %0 = spirv.GroupBroadcast <Subgroup> %v, %l : i32, vector<3xi32>
  return
}
// -----
func.func @f(%v: f32) {
  %0 = spirv.GroupFAdd <Workgroup> <Reduce> %v : f32
  %1 = spirv.KHR.GroupFMul <Workgroup> <Reduce> %v : f32
  return
}
// -----
func.func @f(%p: i1) {
  %0 = spirv.KHR.SubgroupBallot %p : vector<4xi32>
  return
}
// -----
func.func @f() {
  spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|UniformMemory>
  spirv.MemoryBarrier <Device>, <Acquire|UniformMemory>
  return
}
// -----
func.func @f() {
  spirv.MemoryBarrier <Device>, <UniformMemory>
  return
}
// -----
func.func @f() -> () {
spirv.Branch ^next
^next:
spirv.Return
}
// -----
func.func @f() -> () {
%0 = spirv.Constant 0 : i32
spirv.Branch ^next(%0, %0 : i32, i32)
^next(%a: i32, %b: i32):
spirv.Return
}
// -----
func.func @f() -> () {
%c = spirv.Constant true
spirv.BranchConditional %c [5, 10], ^a, ^b
^a:
spirv.Return
^b:
spirv.Return
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f0(%a: i32) -> i32 "None" {
%0 = spirv.FunctionCall @f0(%a) : (i32) -> i32
spirv.ReturnValue %0 : i32
}
}
// -----
func.func @f(%a: i32) -> i32 {
spirv.Return
}
// -----
func.func @f(%a: i32) -> i32 {
spirv.ReturnValue %a : i32
}
// -----
func.func @f(%a: i32) -> f32 {
spirv.ReturnValue %a : i32
}
// -----
func.func @f() {
  spirv.mlir.selection {
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
  spirv.mlir.merge
  }
  return
}
// -----
func.func @f(%c: i1, %x: i32) {
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
  spirv.mlir.selection control(Flatten) {
  spirv.BranchConditional %c, ^then, ^merge
  ^then:
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
  spirv.Branch ^header
  ^merge:
  spirv.mlir.merge
  }
  return
}
// -----
func.func @f(%c: i1) {
  spirv.mlir.loop control(Unroll) {
  spirv.Branch ^header
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
func.func @f() {
  spirv.mlir.loop {
  }
  return
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f() "None" {
spirv.Kill
}
}
// -----
func.func @f(%i: i32) {
  spirv.Switch %i : i32, [
  default: ^a,
  0: ^b
  ]
  ^a:
  return
  ^b:
  return
}
// -----
func.func @f(%a: i32) {
  %0 = spirv.IAdd %a, %a : i32
  %1 = spirv.IAddCarry %a, %a : !spirv.struct<(i32, i32)>
  %2 = spirv.SMulExtended %a, %a : !spirv.struct<(i32, i32)>
  return
}
// -----
func.func @f(%a: i1) {
  %1 = spirv.LogicalNot %a : i1
  %2 = spirv.LogicalAnd %a, %a : i1
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  %0 = spirv.Dot %a, %a : vector<4xf32> -> f32
  return
}
// -----
func.func @f(%a: vector<4xi8>) {
  %0 = spirv.SDot %a, %a : vector<4xi8> -> i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = spirv.SDot %a, %a, <PackedVectorFormat4x8Bit> : i32 -> i64
  return
}
// -----
func.func @f(%a: vector<4xi8>, %b: i32) {
  %0 = spirv.SDotAccSat %a, %a, %b : vector<4xi8> -> i32
  return
}
// -----
func.func @f(%c: i1, %a: f32) {
  %0 = spirv.Select %c, %a, %a : i1, f32
  return
}
// -----
func.func @f(%a: f32, %i: i32) {
  %0 = spirv.GL.Ldexp %a : f32, %i : i32 -> f32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = spirv.GL.FrexpStruct %a : f32 -> !spirv.struct<(f32, i32)>
  return
}
// -----
func.func @f(%a: f32) {
  %0 = spirv.GL.Exp %a : f32
  %1 = spirv.GL.FMix %a : f32, %a : f32, %a : f32 -> f32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = spirv.CL.exp %a : f32
  %1 = spirv.CL.fma %a, %a, %a : f32
  return
}
// -----
func.func @f() {
%0 = spirv.Variable : !spirv.ptr<f32, Function>
%1 = spirv.Load "Function" %0 : f32
%2 = spirv.Load "Function" %0 ["Aligned", 4] : f32
%3 = spirv.Load "Function" %0 ["Volatile"] : f32
spirv.Store "Function" %0, %1 : f32
spirv.Store "Function" %0, %1 ["Volatile|Aligned", 8] : f32
return
}
// -----
func.func @f() {
%v = spirv.Constant 4.0 : f32
%0 = spirv.Variable init(%v) : !spirv.ptr<f32, Function>
return
}
// -----
func.func @f(%i: i32) {
%0 = spirv.Variable : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4xf32>)>, Function>
%c = spirv.Constant 1 : i32
%1 = spirv.AccessChain %0[%c, %i] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4xf32>)>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
return
}
// -----
func.func @f(%i: i32, %p: !spirv.ptr<f32, CrossWorkgroup>) {
%1 = spirv.PtrAccessChain %p[%i] : !spirv.ptr<f32, CrossWorkgroup>, i32 -> !spirv.ptr<f32, CrossWorkgroup>
%2 = spirv.InBoundsPtrAccessChain %p[%i] : !spirv.ptr<f32, CrossWorkgroup>, i32 -> !spirv.ptr<f32, CrossWorkgroup>
return
}
// -----
func.func @f() {
%0 = spirv.Variable : !spirv.ptr<f32, Function>
%1 = spirv.Variable : !spirv.ptr<f32, Function>
spirv.CopyMemory "Function" %0, "Function" %1 : f32
spirv.CopyMemory "Function" %0, "Function" %1 ["Aligned", 4] : f32
spirv.CopyMemory "Function" %0, "Function" %1 ["Aligned", 4], ["Volatile"] : f32
return
}
// -----
func.func @f() {
%0 = spirv.Variable : !spirv.ptr<f32, Function>
%1 = spirv.Variable : !spirv.ptr<f32, Function>
"spirv.CopyMemory"(%0, %1) {source_memory_access=#spirv.memory_access<Volatile>} : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>) -> ()
return
}
// -----
func.func @f() {
%0 = spirv.Constant true
%1 = spirv.Constant 1 : i32
%2 = spirv.Constant dense<1.0> : vector<4xf32>
%3 = spirv.Constant [1 : i32, 2 : i32] : !spirv.array<2xi32>
%4 = spirv.Constant dense<0> : tensor<4xi32> : !spirv.array<4xi32>
return
}
// -----
func.func @f() {
%3 = spirv.Constant [1 : i32] : !spirv.array<2xi32>
return
}
// -----
func.func @f() {
%3 = spirv.Constant 1 : i8
return
}
// -----
spirv.module Logical GLSL450 {
spirv.GlobalVariable @v bind(1, 0) : !spirv.ptr<f32, Uniform>
spirv.GlobalVariable @w built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
spirv.SpecConstant @s = 4.0 : f32
spirv.SpecConstant @t spec_id(5) = 1 : i32
spirv.GlobalVariable @x initializer(@s) : !spirv.ptr<f32, Private>
spirv.func @f() "None" {
%0 = spirv.mlir.addressof @v : !spirv.ptr<f32, Uniform>
%1 = spirv.mlir.referenceof @s : f32
spirv.Return
}
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @a = 1 : i32
spirv.SpecConstant @b = 1 : i32
spirv.SpecConstantComposite @c (@a, @b) : !spirv.array<2xi32>
spirv.SpecConstantComposite @d (@a, @b) : !spirv.struct<(i32, i32)>
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f() "None" {
spirv.Return
}
spirv.EntryPoint "GLCompute" @f
spirv.ExecutionMode @f "LocalSize", 3, 4, 5
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], [SPV_KHR_16bit_storage]> { }
// -----
spirv.module @m Logical GLSL450 attributes {foo = 1 : i32} { }
// -----
spirv.func @f() "None" {
spirv.Return
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f(%a: i32) -> i32 "Inline|Pure" {
spirv.ReturnValue %a : i32
}
}
// -----
func.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %d: f32) {
  %0 = spirv.Image %a : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>
  %1 = spirv.ImageDrefGather %a, %c, %d : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
  return
}
// -----
func.func @f(%a: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>) {
  %0 = spirv.ImageQuerySize %a : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown> -> vector<2xi32>
  return
}
// -----
func.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %l: f32) {
  %1 = spirv.ImageSampleExplicitLod %a, %c ["Lod"], %l : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
  return
}
// -----
func.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %l: f32) {
  %1 = spirv.ImageSampleImplicitLod %a, %c : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32> -> vector<4xf32>
  return
}
// -----
func.func @f(%a: !spirv.matrix<3 x vector<3xf32>>, %b: f32) {
  %0 = spirv.MatrixTimesScalar %a, %b : !spirv.matrix<3 x vector<3xf32>>, f32
  %1 = spirv.Transpose %a : !spirv.matrix<3 x vector<3xf32>> -> !spirv.matrix<3 x vector<3xf32>>
  %2 = spirv.MatrixTimesMatrix %a, %a : !spirv.matrix<3 x vector<3xf32>>, !spirv.matrix<3 x vector<3xf32>> -> !spirv.matrix<3 x vector<3xf32>>
  return
}
// -----
func.func @f(%a: !spirv.matrix<3 x vector<3xf32>>, %b: vector<3xf32>) {
  %2 = spirv.MatrixTimesVector %a, %b : !spirv.matrix<3 x vector<3xf32>>, vector<3xf32> -> vector<3xf32>
  %3 = spirv.VectorTimesMatrix %b, %a : vector<3xf32>, !spirv.matrix<3 x vector<3xf32>> -> vector<3xf32>
  return
}
// -----
func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %s: i32) {
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor> : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>
  spirv.KHR.CooperativeMatrixStore %p, %0, %s, <ColumnMajor> : !spirv.ptr<i32, StorageBuffer>, !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>, i32
  return
}
// -----
func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %s: i32) {
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor>, <Aligned>, 16 : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>
  return
}
// -----
func.func @f(%a: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %b: !spirv.coopmatrix<16x8xi32, Subgroup, MatrixB>, %c: !spirv.coopmatrix<8x8xi32, Subgroup, MatrixAcc>) {
  %r = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.coopmatrix<16x8xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<8x8xi32, Subgroup, MatrixAcc>
  return
}
// -----
func.func @f(%a: i32, %o: i32, %c: i32) {
  %0 = spirv.BitFieldInsert %a, %a, %o, %c : i32, i32, i32
  %1 = spirv.BitFieldSExtract %a, %o, %c : i32, i32, i32
  %2 = spirv.BitCount %a : i32
  return
}
// -----
func.func @f(%a: i32, %o: i64) {
  %0 = spirv.ShiftLeftLogical %a, %o : i32, i64
  return
}
// -----
func.func @f(%a: vector<4xi32>, %o: vector<4xi64>) {
  %0 = spirv.ShiftLeftLogical %a, %o : vector<4xi32>, vector<4xi64>
  return
}
// -----
func.func @f(%a: i1) {
  spirv.KHR.AssumeTrue %a
  %0 = spirv.Undef : f32
  %1 = spirv.KHR.SubgroupBallot %a : vector<4xi32>
  return
}
// -----
func.func @f(%a: f32) {
  %0 = spirv.INTEL.ConvertFToBF16 %a : f32 to i16
  return
}
// -----
func.func @f(%a: f32, %i: i32) {
  %0 = spirv.FOrdEqual %a, %a : f32
  %1 = spirv.IEqual %i, %i : i32
  %2 = spirv.IsNan %a : f32
  %3 = spirv.Ordered %a, %a : f32
  return
}
// -----
func.func @f(%x: i32) {
  spirv.EXT.SetMeshOutputs %x, %x : i32, i32
  return
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @s = 4 : i32
spirv.func @f() -> i32 "None" {
%0 = spirv.mlir.referenceof @s : i32
%1 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%0, %0) : (i32, i32) -> i32
spirv.ReturnValue %1 : i32
}
}
// -----
func.func @f(%v: i32) {
  %0 = spirv.GroupNonUniformIMul <Workgroup> <InclusiveScan> %v : i32 -> i32
  %1 = spirv.GroupNonUniformBitwiseAnd <Workgroup> <Reduce> %v : i32 -> i32
  %2 = spirv.GroupNonUniformSMin <Subgroup> <Reduce> %v : i32 -> i32
  return
}
// -----
func.func @f(%v: i1) {
  %2 = spirv.GroupNonUniformLogicalAnd <Subgroup> <Reduce> %v : i1 -> i1
  return
}
// -----
func.func @f(%a: !spirv.rtarray<f32>) {
  %0 = spirv.CompositeExtract %a[100 : i32] : !spirv.rtarray<f32>
  return
}
// -----
func.func @f(%a: !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>) {
  %0 = spirv.CompositeExtract %a[100 : i32] : !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>
  return
}
// -----
func.func @f(%a: !spirv.matrix<3 x vector<3xf32>>) {
  %0 = spirv.CompositeExtract %a[1 : i32, 2 : i32] : !spirv.matrix<3 x vector<3xf32>>
  %1 = spirv.CompositeExtract %a[2 : i32] : !spirv.matrix<3 x vector<3xf32>>
  return
}
// -----
func.func @f(%p: !spirv.ptr<!spirv.matrix<3 x vector<3xf32>>, Function>, %i: i32) {
  %0 = spirv.AccessChain %p[%i, %i] : !spirv.ptr<!spirv.matrix<3 x vector<3xf32>>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
  %1 = spirv.AccessChain %p[%i] : !spirv.ptr<!spirv.matrix<3 x vector<3xf32>>, Function>, i32 -> !spirv.ptr<vector<3xf32>, Function>
  return
}
// -----
func.func @f(%p: !spirv.ptr<!spirv.struct<foo, (i32, f32)>, StorageBuffer>, %i: i32) {
  %c = spirv.Constant 1 : i32
  %0 = spirv.AccessChain %p[%c] : !spirv.ptr<!spirv.struct<foo, (i32, f32)>, StorageBuffer>, i32 -> !spirv.ptr<f32, StorageBuffer>
  return
}
// -----
func.func @f(%p: !spirv.ptr<!spirv.struct<foo, (!spirv.ptr<!spirv.struct<foo>, Generic>)>, StorageBuffer>, %i: i32) {
  %c = spirv.Constant 0 : i32
  %0 = spirv.AccessChain %p[%c] : !spirv.ptr<!spirv.struct<foo, (!spirv.ptr<!spirv.struct<foo>, Generic>)>, StorageBuffer>, i32 -> !spirv.ptr<!spirv.ptr<!spirv.struct<foo, (!spirv.ptr<!spirv.struct<foo>, Generic>)>, Generic>, StorageBuffer>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<4xf16>) {
  %0 = spirv.FConvert %b : vector<4xf16> to vector<4xf32>
  %1 = spirv.Bitcast %a : vector<4xf32> to vector<2xi64>
  return
}
// -----
spirv.module Logical GLSL450 {
spirv.GlobalVariable @v : !spirv.ptr<f32, Private>
spirv.func @f() "None" {
%0 = spirv.mlir.addressof @v : !spirv.ptr<f32, Private>
%1 = spirv.Variable init(%0) : !spirv.ptr<!spirv.ptr<f32, Private>, Function>
spirv.Return
}
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f() "None" {
spirv.Branch ^b
^a:
spirv.Unreachable
^b:
spirv.Return
}
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f(%c: i1) -> i32 "None" {
spirv.mlir.selection {
spirv.BranchConditional %c, ^a, ^b
^a:
%k = spirv.Constant 1 : i32
spirv.ReturnValue %k : i32
^b:
spirv.mlir.merge
}
%z = spirv.Constant 0 : i32
spirv.ReturnValue %z : i32
}
}
// -----
func.func @f(%c: i1, %i: i32) {
  spirv.mlir.selection {
  spirv.Switch %i : i32, [
  default: ^m,
  0: ^a,
  1: ^m
  ]
  ^a:
  spirv.Branch ^m
  ^m:
  spirv.mlir.merge
  }
  return
}
// -----
func.func @f(%c: i1, %i: i32) {
  spirv.mlir.loop {
  spirv.Branch ^h(%i : i32)
  ^h(%j: i32):
  spirv.BranchConditional %c, ^b, ^m
  ^b:
  spirv.mlir.selection {
  spirv.BranchConditional %c, ^x, ^y
  ^x:
  spirv.Branch ^y
  ^y:
  spirv.mlir.merge
  }
  spirv.Branch ^k
  ^k:
  spirv.Branch ^h(%j : i32)
  ^m:
  spirv.mlir.merge
  }
  return
}
// -----
func.func @f(%c: i1) {
  spirv.mlir.loop {
  spirv.Branch ^h
  ^h:
  spirv.BranchConditional %c, ^k, ^m
  ^k:
  spirv.Branch ^h
  ^m:
  spirv.mlir.merge
  }
  return
}
// -----
func.func @f(%a: !spirv.image<f32, Dim1D, NoDepth, Arrayed, MultiSampled, NoSampler, Unknown>) {
  %0 = spirv.ImageQuerySize %a : !spirv.image<f32, Dim1D, NoDepth, Arrayed, MultiSampled, NoSampler, Unknown> -> vector<2xi32>
  return
}
// -----
func.func @f(%p: !spirv.ptr<f32, StorageBuffer>, %m: !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>, %s: i32) {
  spirv.KHR.CooperativeMatrixStore %p, %m, %s, <ColumnMajor>, <Volatile> : !spirv.ptr<f32, StorageBuffer>, !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>, i32
  return
}
// -----
func.func @f(%m: !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>, %f: f32) {
  %0 = spirv.MatrixTimesScalar %m, %f : !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>, f32
  %1 = spirv.FAdd %m, %m : !spirv.coopmatrix<8x16xf32, Workgroup, MatrixAcc>
  return
}
// -----
func.func @f(%a: i8, %b: vector<4xi8>) {
  %c = spirv.Constant dense<[1, 2]> : vector<2xi32>
  %d = spirv.Constant [dense<3.0> : vector<2xf32>] : !spirv.array<1xvector<2xf32>>
  %e = spirv.Constant dense<1> : tensor<2x3xi32> : !spirv.array<2x!spirv.array<3xi32>>
  return
}
// -----
spirv.module Logical GLSL450 {
spirv.SpecConstant @a = true
spirv.SpecConstantComposite @c (@a, @a, @a) : vector<3xi1>
spirv.func @f() "None" {
%0 = spirv.mlir.referenceof @c : vector<3xi1>
spirv.Return
}
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @f() -> () "Inline|DontInline" { spirv.Return }
  spirv.func @f2() -> () "Inline|Inline" { spirv.Return }
  spirv.func @f3() -> () "Const|Inline" { spirv.Return }
}

// -----

func.func @at(%p: !spirv.ptr<i32, StorageBuffer>, %v: i32, %c: i32, %fp: !spirv.ptr<f32, StorageBuffer>, %f: f32) {
  %0 = spirv.AtomicAnd <Device> <None> %p, %v : !spirv.ptr<i32, StorageBuffer>
  %1 = spirv.AtomicCompareExchange <Workgroup> <Release> <Acquire> %p, %v, %c : !spirv.ptr<i32, StorageBuffer>
  %2 = spirv.AtomicCompareExchangeWeak <Workgroup> <Release|Acquire> <AcquireRelease> %p, %v, %c : !spirv.ptr<i32, StorageBuffer>
  %3 = spirv.AtomicExchange <Workgroup> <Release> %p, %v : !spirv.ptr<i32, StorageBuffer>
  %4 = spirv.AtomicIAdd <Workgroup> <None> %p, %v : !spirv.ptr<i32, StorageBuffer>
  %5 = spirv.AtomicIDecrement <Workgroup> <None> %p : !spirv.ptr<i32, StorageBuffer>
  %6 = spirv.AtomicUMax <Workgroup> <AcquireRelease|UniformMemory> %p, %v : !spirv.ptr<i32, StorageBuffer>
  %7 = spirv.EXT.AtomicFAdd <Device> <None> %fp, %f : !spirv.ptr<f32, StorageBuffer>
  return
}

// -----

func.func @cf(%c: i1, %x: i32, %f: f32) {
  spirv.BranchConditional %c [5, 10], ^a(%x : i32), ^b(%f, %x : f32, i32)
^a(%0: i32):
  return
^b(%1: f32, %2: i32):
  spirv.BranchConditional %c, ^a(%x : i32), ^c
^c:
  spirv.Unreachable
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @f(%a: i32 {spirv.decoration = #spirv.decoration<Aliased>}, %b: !spirv.ptr<i32, StorageBuffer> {spirv.decoration = #spirv.decoration<Restrict>}) -> (i32 {x.y}) "DontInline" attributes {foo = "bar", linkage_attributes = #spirv.linkage_attributes<linkage_name = "outside.func", linkage_type = <Import>>}
  spirv.func @g(%a: i32) "None" attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 1, 1], subgroup_size = 16>} { spirv.Return }
  spirv.GlobalVariable @v {linkage_attributes = #spirv.linkage_attributes<linkage_name = "outside", linkage_type = <Export>>} : !spirv.ptr<i32, Private>
  spirv.GlobalVariable @v2 bind(1,2) {linkage_attributes = ["outside", "Import"]} : !spirv.ptr<i32, Private>
}

// -----

func.func @a(%a: f32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1), StorageBuffer>}) { return }
// -----
func.func @f(%image: !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %v: vector<4xf64>, %x: f64, %i: i32, %at: vector<2xf64>, %far: vector<3xf64>) {
  %0 = spirv.ImageSampleImplicitLod %image, %at : !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, vector<2xf64> -> vector<4xf64>
  return
}
// -----
func.func @f(%image: !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %v: vector<4xf64>, %x: f64, %i: i32, %at: vector<2xf64>, %far: vector<3xf64>) {
  %0 = spirv.ImageSampleImplicitLod %image, %at ["Bias"], %x : !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, vector<2xf64>, f64 -> vector<4xf64>
  return
}
// -----
func.func @f(%image: !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %v: vector<4xf64>, %x: f64, %i: i32, %at: vector<2xf64>, %far: vector<3xf64>) {
  %0 = spirv.ImageSampleImplicitLod %image, %at ["Bias|ZeroExtend"], %x : !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, vector<2xf64>, f64 -> vector<4xf64>
  return
}
// -----
func.func @f(%image: !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %v: vector<4xf64>, %x: f64, %i: i32, %at: vector<2xf64>, %far: vector<3xf64>) {
  %0 = spirv.ImageSampleExplicitLod %image, %at ["Lod"], %x : !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, vector<2xf64>, f64 -> vector<4xf64>
  return
}
// -----
func.func @f(%image: !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, %v: vector<4xf64>, %x: f64, %i: i32, %at: vector<2xf64>, %far: vector<3xf64>) {
  %0 = spirv.ImageSampleExplicitLod %image, %at ["Grad"], %at, %at : !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>, vector<2xf64>, vector<2xf64>, vector<2xf64> -> vector<4xf64>
  return
}
// -----
func.func @f(%image: !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, Arrayed, SingleSampled, NeedSampler, R32f>>, %v: vector<4xf64>, %x: f64, %i: i32, %at: vector<2xf64>, %far: vector<3xf64>) {
  %0 = spirv.ImageSampleExplicitLod %image, %far ["Grad"], %at, %at : !spirv.sampled_image<!spirv.image<f64, Dim2D, NoDepth, Arrayed, SingleSampled, NeedSampler, R32f>>, vector<3xf64>, vector<2xf64>, vector<2xf64> -> vector<4xf64>
  return
}
// -----
func.func @f(%image: !spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, %v: vector<4xf64>, %x: f64, %i: i32, %at: vector<2xf64>, %far: vector<3xf64>) {
  %0 = spirv.ImageRead %image, %at : !spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, vector<2xf64> -> vector<2xf64>
  return
}
// -----
func.func @f(%image: !spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, %v: vector<4xf64>, %x: f64, %i: i32, %at: vector<2xf64>, %far: vector<3xf64>) {
  spirv.ImageWrite %image, %at, %v : !spirv.image<f64, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, vector<2xf64>, vector<4xf64>
  return
}
// -----
func.func @f(%a: !spirv.coopmatrix<4x8xf64, Workgroup, MatrixA>) {
  %0 = spirv.FMul %a, %a : !spirv.coopmatrix<4x8xf64, Workgroup, MatrixA>
  return
}
// -----
func.func @f(%a: !spirv.coopmatrix<4x8xf16, Workgroup, MatrixA>) {
  %0 = spirv.ConvertFToU %a : !spirv.coopmatrix<4x8xf16, Workgroup, MatrixA> to !spirv.coopmatrix<4x8xi8, Workgroup, MatrixA>
  return
}
// -----
func.func @f(%a: !spirv.coopmatrix<4x8xf16, Workgroup, MatrixA>) {
  %0 = spirv.FConvert %a : !spirv.coopmatrix<4x8xf16, Workgroup, MatrixA> to !spirv.coopmatrix<4x8xf64, Workgroup, MatrixA>
  return
}
// -----
spirv.module Logical OpenCL {
  spirv.SpecConstant @s = 2.5 : bf16
}
// -----
func.func @f() {
  spirv.mlir.selection control(DontFlatten) {
  }
  return
}
// -----
func.func @f() {
  %0 = spirv.Constant dense<1> : tensor<3x2xi16> : !spirv.array<3 x !spirv.array<2 x i16>>
  return
}
// -----
func.func private @f(!spirv.array<3 x vector<[4]xi16>>, !spirv.arm.tensor<*xi16>, !spirv.rtarray<vector<[2]xf64>>)
// -----
func.func private @f(!spirv.struct<one, (!spirv.ptr<!spirv.struct<two, (!spirv.ptr<!spirv.struct<one>, Uniform>)>, Uniform>)>)
// -----
func.func @f() {
  %0 = spirv.Variable {aliased_pointer} : !spirv.ptr<!spirv.ptr<i16, PhysicalStorageBuffer>, Function>
  return
}
// -----
func.func @f() {
  %0 = spirv.Variable {restrict_pointer} : !spirv.ptr<!spirv.array<3 x !spirv.ptr<i16, PhysicalStorageBuffer>>, Function>
  return
}
// -----
"a.b"() {a = #spirv.target_env<#spirv.vce<v1.2, [Kernel], []>, Unknown:DiscreteGPU, #spirv.resource_limits<>>} : () -> ()
// -----
"a.b"() {a = #spirv.target_env<#spirv.vce<v1.2, [Kernel], []>, NVIDIA:DiscreteGPU:7, #spirv.resource_limits<>>} : () -> ()
// -----
"a.b"() {a = #spirv.target_env<#spirv.vce<v1.2, [Kernel], []>, api=Vulkan, NVIDIA, #spirv.resource_limits<>>} : () -> ()
// -----
"a.b"() {a = #spirv.target_env<#spirv.vce<v1.2, [Kernel], []>, AMD:Unknown:7, #spirv.resource_limits<>>} : () -> ()
// -----
"a.b"() {a = #spirv.target_env<#spirv.vce<v1.2, [Kernel], []>, api=Unknown, ARM:IntegratedGPU, #spirv.resource_limits<>>} : () -> ()
// -----
"a.b"() {a = #spirv.target_env<#spirv.vce<v1.2, [Kernel], []>, api=Metal, Unknown, #spirv.resource_limits<>>} : () -> ()
// -----
spirv.ARM.Graph @g(%t : !spirv.arm.tensor<3xi8>) -> (!spirv.arm.tensor<3xi8> {spirv.interface_var_abi = #spirv.interface_var_abi<(1, 0)>}) {
  spirv.ARM.GraphOutputs %t : !spirv.arm.tensor<3xi8>
}
