// the same position as an offset, as a written location and within others FLAGS: --mlir-print-debuginfo
"t.a"() : () -> ()
"t.b"() {l = loc("rewriting-locs.mlir":2:1)} : () -> () loc(fused["rewriting-locs.mlir":2:1, "x"("rewriting-locs.mlir":2:1)])
#c = loc(callsite("f":1:1 at "x"("rewriting-locs.mlir":2:1)))
"t.c"() : () -> () loc(#c)
