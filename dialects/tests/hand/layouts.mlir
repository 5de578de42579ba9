func.func @dl(%x: i32) attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, 32 : i64>, #dlti.dl_entry<"a", "b">>} { return }
// -----
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 4096 : i32, "x" = "y">, "GPU" = #dlti.target_device_spec<#dlti.dl_entry<"dlti.max_vector_op_width", 64 : i64>>>} { }
// -----
module attributes {test.a = #dlti.map<"a" = 1 : i32, i32 = "b", "n" = #dlti.map<"q" = #dlti.map<"z" = 1>>>, test.b = #dlti.dl_entry<"x", 1>, test.c = #dlti.function_pointer_alignment<64, function_dependent = true>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} { }
// -----
module attributes {dlti.map = #dlti.map<"MPI:Implementation" = "OpenMPI", "MPI:comm_world_rank" = 1>} {
  func.func private @x()
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<
    #dlti.dl_entry<!ptr.ptr<#ptr.generic_space>, #ptr.spec<size = 32, abi = 32, preferred = 64>>,
    "dlti.default_memory_space" = #ptr.generic_space>} {
  func.func private @f(!ptr.ptr<#ptr.generic_space>, !ptr.ptr_metadata<memref<4xf32>>)
}
