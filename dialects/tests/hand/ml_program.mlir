ml_program.global public mutable @g(dense<4> : tensor<4xi32>) : tensor<4xi32>
ml_program.global private @h(dense<1> : tensor<4xi32>) : tensor<4xi32>
ml_program.global private @ext(#ml_program.extern : tensor<4xi32>) : tensor<4xi32>
ml_program.func @f(%a: i32) -> i32 {
  %0 = ml_program.global_load_const @h : tensor<4xi32>
  %1 = ml_program.global_load @g : tensor<4xi32>
  ml_program.global_store @g = %1 : tensor<4xi32>
  ml_program.return %a : i32
}
ml_program.subgraph @s(%a: i32) -> i32 {
  ml_program.output %a : i32
}
ml_program.func private @decl(i32) -> i32
