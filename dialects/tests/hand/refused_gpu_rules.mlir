func.func @bare(%sz : index) {
  "gpu.launch"(%sz, %sz, %sz, %sz, %sz, %sz) ({
  ^bb1(%bx: index, %by: index, %bz: index,
       %tx: index, %ty: index, %tz: index):
    gpu.terminator
  }) {operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>} : (index, index, index, index,
      index, index) -> ()
  return
}

// -----

func.func @ends(%sz : index) {
  gpu.launch blocks(%bx, %by, %bz) in (%sbx = %sz, %sby = %sz, %sbz = %sz)
             threads(%tx, %ty, %tz) in (%stx = %sz, %sty = %sz, %stz = %sz) {
    %one = arith.constant 1 : i32
    "gpu.yield"(%one) : (i32) -> ()
  }
  return
}

// -----

module attributes {gpu.container_module} {
  gpu.module @device {
    memref.global "private" @work : memref<4xi32>
  }
  func.func @nowhere(%sz : index) {
    gpu.launch_func @device::@work blocks in (%sz, %sz, %sz) threads in (%sz, %sz, %sz)
    return
  }
}

// -----

gpu.module @dev { gpu.func @kernel() workgroup(%0: memref<4xf32, #gpu.address_space<private>>) {
    gpu.return } }

// -----

gpu.module @dev { gpu.func @kernel() private(%0: memref<4xf32, #gpu.address_space<workgroup>>) {
    gpu.return } }

// -----

gpu.module @g { "gpu.func"() ({ ^bb0(%arg0: f32, %arg1: memref<?xf32>, %arg2: memref<5xf32, 3>, %arg3:
    memref<5xf32, 5>): "gpu.return"() : () -> () } ) {function_type = (f32, memref<?xf32>) -> (),
    gpu.kernel, sym_name = "kernel_1", workgroup_attributions = 3: i64} : () -> () }

// -----

gpu.binary @binary [#gpu.object<#nvvm.target, kernels = #gpu.kernel_table<[#gpu.kernel_metadata<"a", ()
    -> ()>, #gpu.kernel_metadata<"a", () -> ()>]>, "">]

// -----

gpu.binary @binary <#gpu.select_object<-1>> [#gpu.object<#nvvm.target, "">]

// -----

gpu.binary @binary <#gpu.select_object<"x">> [#gpu.object<#nvvm.target, "">]

// -----

gpu.module @g [#nvvm.target<link = [1]>] { }
