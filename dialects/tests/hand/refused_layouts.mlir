module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 4096 : i32, "x" = "y">, "GPU" : #dlti.target_device_spec<#dlti.dl_entry<"dlti.max_vector_op_width", 64 : i64>>>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"a" = 1, "a" = 2>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = 1, i32 = 2>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "middle">} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = 3 : i32>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.unknown" = 3 : i32>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"" = 32 : i32>} { }
// -----
module attributes {dlti.dl_spec = 3} { }
// -----
module attributes {dlti.unknown = 3} { }
// -----
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 1, "L1" = 2>>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<[32, 64]> : vector<2xi64>, vector<4xf32> = dense<128> : vector<2xi64>, !llvm.struct<()> = dense<[64, 64]> : vector<2xi64>, !llvm.ptr<3> = dense<32> : vector<4xi32>, "dlti.alloca_memory_space" = 5 : ui64, "dlti.stack_alignment" = 128 : i64, "dlti.mangling_mode" = "e", "dlti.global_memory_space" = 1 : ui64, "dlti.legal_int_widths" = array<i32: 32, 64>>} { }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32, 32]> : vector<2xi64>>} { }

// -----

"a.b"() {x = #dlti.foo<f32, 1>} : () -> ()
