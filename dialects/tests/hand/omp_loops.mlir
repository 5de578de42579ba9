func.func @cli(%tc: i32, %s: i8) {
  omp.canonical_loop %iv : i32 in range(%tc) { omp.terminator }
  %cli = omp.new_cli
  omp.canonical_loop(%cli) %iv : i32 in range(%tc) { 
    %inner = omp.new_cli
    omp.canonical_loop(%inner) %iv2 : i8 in range(%s) { omp.terminator }
    omp.unroll_heuristic(%inner)
    omp.terminator }
  omp.unroll_heuristic(%cli)
  %c2 = omp.new_cli
  %c3 = omp.new_cli
  "omp.unroll_heuristic"(%c2) : (!omp.cli) -> ()
  omp.canonical_loop(%c2) %iv : i32 in range(%tc) { omp.terminator }
  omp.canonical_loop(%c3) %iv : i32 in range(%tc) { omp.terminator }
  return
}
// -----
func.func @cli(%tc: i32, %s: i8, %t: i32) {
  %outer = omp.new_cli
  %inner = omp.new_cli
  %grid1 = omp.new_cli
  %g2 = omp.new_cli
  %i1 = omp.new_cli
  %i2 = omp.new_cli
  omp.canonical_loop(%outer) %iv : i32 in range(%tc) {
    omp.canonical_loop(%inner) %iv2 : i32 in range(%tc) { omp.terminator }
    omp.terminator }
  omp.tile (%grid1, %g2, %i1, %i2) <- (%outer, %inner) sizes(%t, %t : i32, i32)
  return
}
// -----
func.func @cli(%tc: i32) {
  %a = omp.new_cli
  %b = omp.new_cli
  %c = omp.new_cli
  omp.canonical_loop(%a) %iv : i32 in range(%tc) {
    omp.terminator
  }
  omp.canonical_loop(%b) %iv : i32 in range(%tc) {
    omp.canonical_loop(%c) %iv2 : i32 in range(%tc) {
      %d = omp.new_cli
      omp.canonical_loop(%d) %iv3 : i32 in range(%tc) { omp.terminator }
      %e = omp.new_cli
      omp.canonical_loop(%e) %iv3 : i32 in range(%tc) { omp.terminator }
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @cli(%tc: i32, %c: i1) {
  scf.if %c {
    %c1 = omp.new_cli
    omp.canonical_loop(%c1) %iv : i32 in range(%tc) { omp.terminator }
  } else {
    %c1 = omp.new_cli
    omp.canonical_loop(%c1) %iv : i32 in range(%tc) { omp.terminator }
  }
  omp.parallel {
    %c1 = omp.new_cli
    omp.canonical_loop(%c1) %iv : i32 in range(%tc) {
     scf.if %c {
        %c2 = omp.new_cli
        omp.canonical_loop(%c2) %iv3 : i32 in range(%tc) { omp.terminator }
     }
     omp.terminator }
    omp.terminator
  }
  return
}
// -----
llvm.func @cli(%tc: i32) {
  %a = omp.new_cli
  omp.canonical_loop(%a) %iv : i32 in range(%tc) {
    omp.terminator
  }
  %1 = omp.new_cli
  omp.unroll_heuristic(%a)
  llvm.return
}
// -----
func.func @nests(%tc: i32, %b: i1) {
  omp.parallel {
    %0 = omp.new_cli
    omp.canonical_loop(%0) %iv : i32 in range(%tc) {
      scf.if %b {
        %c1 = omp.new_cli
        omp.canonical_loop(%c1) %i1 : i32 in range(%tc) {
          %c2 = omp.new_cli
          omp.canonical_loop(%c2) %i2 : i32 in range(%tc) {
            omp.terminator
          }
          omp.terminator
        }
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32) {
  omp.workshare {
  omp.workshare.loop_wrapper { omp.loop_nest (%v) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  omp.terminator }
  return
}
// -----
func.func @f(%i: i32) {
  omp.wsloop { omp.loop_nest (%v) : i32 = (%i) to (%i) step (%i) {
  omp.cancel cancellation_construct_type(loop)
  omp.yield } }
  return
}
