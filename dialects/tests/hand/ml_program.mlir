ml_program.global public @g1(dense<1> : tensor<4xi32>) : tensor<?xi32>
ml_program.global private mutable @g2(1 : i32) : i32
ml_program.global nested mutable @g3(1 : i32) : i32
"ml_program.global"() <{sym_name = "g9", type = i32, value = 1 : i32}> : () -> ()
ml_program.func private @x(%a: i32) -> i32 {
  %0 = ml_program.global_load @g1 : tensor<?xi32>
  %2 = ml_program.global_load @g2 : i32
  ml_program.global_store @g2 = %2 : i32
  ml_program.return %2 : i32
}
// -----
module @m { ml_program.global private mutable @g2(1 : i32) : i32 }
func.func @x() {
  %0 = ml_program.global_load @m::@g2 : i32
  return
}
// -----
ml_program.global @g0 : i32

// -----

func.func private @f() attributes {a.b = #ml_program.extern<tensor<4xi32>>}
