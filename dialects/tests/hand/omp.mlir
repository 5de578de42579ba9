func.func @f(%p: !llvm.ptr) {
%x = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(none) capture(ByRef) -> !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
%x = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(storage) capture(ByRef) -> !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
%x = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
%x = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
%x = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
%x = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(always) capture(ByRef) -> !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
%x = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(delete) capture(ByRef) -> !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
%x = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(del) capture(ByRef) -> !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
%x = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(return_param) capture(ByRef) -> !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
%x = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(private) capture(ByRef) -> !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
%x = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(priv) capture(ByRef) -> !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
%x = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(literal) capture(ByRef) -> !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
%x = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(implicit) capture(ByRef) -> !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
%x = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(close) capture(ByRef) -> !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
%x = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(present) capture(ByRef) -> !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
%x = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(ompx_hold) capture(ByRef) -> !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
%x = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(attach) capture(ByRef) -> !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
%x = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(attach_always) capture(ByRef) -> !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
%x = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(attach_none) capture(ByRef) -> !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
%x = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(attach_auto) capture(ByRef) -> !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
%x = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(ref_ptr) capture(ByRef) -> !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
%x = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(ref_ptee) capture(ByRef) -> !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
%x = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(ref_ptr_ptee) capture(ByRef) -> !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
%x = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(is_device_ptr) capture(ByRef) -> !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
%x = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(foo) capture(ByRef) -> !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
%x = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(always,close,present,ompx_hold,to) capture(ByRef) -> !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
%x = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses() capture(ByRef) -> !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
%x = "omp.map.info"(%p) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags storage|to|from|always|del|return_param|priv|literal|implicit|close|present|ompx_hold|attach|attach_always|attach_none|attach_auto|ref_ptr|ref_ptee|ref_ptr_ptee|is_device_ptr>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
%x = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(none to) capture(ByRef) -> !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
%x = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(Foo) -> !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
%x0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
%x1 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
%x = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(This) members(%x0, %x1 : [0], [1,0] : !llvm.ptr, !llvm.ptr) -> !llvm.ptr {name = "x"}
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
%x0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
%b = omp.map.bounds   lower_bound(%c : i64)
%x = omp.map.info var_ptr(%p : !llvm.ptr, i32) var_ptr_ptr(%p : !llvm.ptr) mapper(@foo) map_clauses(to) capture(This) -> !llvm.ptr {name = "x"}
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.parallel { omp.terminator }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.parallel allocate(%m : memref<i32> -> %m : memref<i32>) if(%b) num_threads(%i : i32) proc_bind(close) { omp.terminator } {a = 1}
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.parallel allocate(%i : i32 -> %m : memref<i32>, %i64 : i64 -> %p : !llvm.ptr) proc_bind(spread) if(%b) { omp.terminator }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.wsloop { omp.loop_nest (%iv, %iv2) : index = (%x, %x) to (%x, %x) step (%x, %x) collapse(2) { omp.yield } }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.wsloop { omp.loop_nest (%iv, %iv2) : i32 = (%i, %i) to (%i, %i) step (%i, %i) collapse(2) tiles(4, 8) { omp.yield } }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.wsloop schedule(static) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.wsloop schedule(dynamic = %i : i32, nonmonotonic) nowait ordered(1) order(reproducible:concurrent) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.wsloop schedule(auto, simd) linear(%p = %i : !llvm.ptr, %m = %i64 : memref<i32>) order(unconstrained:concurrent) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.wsloop schedule(runtime, none) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.wsloop schedule(static = %i : i32) ordered(0) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.wsloop schedule(distribute = %i : i32) ordered(0) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.simd aligned(%p : !llvm.ptr -> 32 : i64, %m : memref<i32> -> 128 : i64) if(%b) nontemporal(%p : !llvm.ptr) simdlen(2) safelen(4) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.simd linear(%p : !llvm.ptr = %i : i32) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.distribute dist_schedule_static dist_schedule_chunk_size(%i : i32) private(@x %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.distribute order(concurrent) allocate(%m : memref<i32> -> %m : memref<i32>) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.loop bind(thread) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.teams num_teams(%i : i32 to %i : i32) if(%b) thread_limit(%i : i32) { omp.terminator }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.sections { omp.section { "test.x"() : () -> () 
omp.terminator } omp.terminator }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.single allocate(%m : memref<i32> -> %m : memref<i32>) private(@x %p -> %a : !llvm.ptr) { omp.terminator }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.task depend(taskdependin -> %m : memref<i32>, taskdependinout -> %p : !llvm.ptr) private(@x %p -> %a : !llvm.ptr) { omp.terminator }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.task allocate(%m : memref<i32> -> %m : memref<i32>) detach(%p : !llvm.ptr) { omp.terminator }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.taskwait
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.taskwait depend(taskdependout -> %m : memref<i32>)
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
%c = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
omp.target_data map_entries(%c : !llvm.ptr) if(%b) device(%i : i32) { omp.terminator }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
%c = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
omp.target_data map_entries(%c : !llvm.ptr) use_device_addr(%c -> %a : !llvm.ptr) use_device_ptr(%c -> %d : !llvm.ptr) { omp.terminator }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
%c = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
omp.target_enter_data map_entries(%c : !llvm.ptr) if(%b) device(%i : i32) nowait depend(taskdependin -> %p : !llvm.ptr)
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
%c = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
omp.target_exit_data map_entries(%c : !llvm.ptr)
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
%c = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
omp.target_update map_entries(%c : !llvm.ptr)
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
%c = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
omp.target if(%b) device(%i : i32) thread_limit(%i : i32) nowait is_device_ptr(%p : !llvm.ptr) map_entries(%c -> %a, %c -> %a2 : !llvm.ptr, !llvm.ptr) { omp.terminator } {x}
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
%c = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
omp.target has_device_addr(%c -> %h : !llvm.ptr) host_eval(%i -> %e : i32) in_reduction(@add %p -> %r : !llvm.ptr) map_entries(%c -> %a : !llvm.ptr) private(@x %p -> %q : !llvm.ptr) { omp.terminator }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
%c = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
omp.target map_entries(%c -> %a : !llvm.ptr) private(@x %p -> %q [map_idx=0], @y %m -> %q2 : !llvm.ptr, memref<i32>) { omp.terminator }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.target ompx_bare { omp.terminator }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.target allocate(%p : !llvm.ptr -> %p : !llvm.ptr) depend(taskdependmutexinoutset -> %p : !llvm.ptr) { omp.terminator }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.single private(@x.privatizer %p -> %a0 : !llvm.ptr) private_barrier { omp.terminator }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
%0 = omp.target_allocmem %i : i32, i64
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
%0 = omp.target_allocmem %i : i32, !llvm.array<8 x i8>(%i, %i64 : i32, i64), %i, %i {uniq_name = "x", foo}
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
%0 = omp.target_allocmem %i : i32, i64, %x, %i64
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.wsloop private(@x %p -> %a : !llvm.ptr) { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite}
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.wsloop schedule(guided, monotonic, simd) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.wsloop schedule(guided, simd) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.wsloop schedule(auto, simd, simd) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.wsloop schedule(auto, simd, monotonic) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.wsloop schedule(auto, foo) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.wsloop linear(%p = %i : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {linear_var_types = [i32]}
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.wsloop linear(%p = %i : !llvm.ptr, %m = %i : memref<i32>) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {linear_var_types = [i32, i32]}
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.taskloop grainsize(%i : i32) nogroup { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.taskloop grainsize(strict, %i64 : i64) final(%b) mergeable { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.taskloop num_tasks(strict, %i64 : i64) private(@x %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.taskloop num_tasks(%i64 : i64) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.taskloop num_tasks(foo, %i64 : i64) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
%0 = omp.target_allocmem %i : i32, !llvm.array<8 x i8>(%i64 : i64), %x, %x {uniq_name = "x", foo}
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
%0 = omp.target_allocmem %i : i32, !llvm.array<8 x i8>, %x {bindc_name = "x"}
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
%0 = omp.target_allocmem %i : i32, i64(%i64, %i : i64, i32)
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) collapse(1) { "test.x"(%iv) : (index) -> ()
  omp.yield } {foo} }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.wsloop { omp.loop_nest (%iv, %iv2) : i32 = (%i, %i) to (%i, %i) step (%i, %i) tiles(4) { omp.yield } }
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %i64: i64, %b: i1, %x: index) {
omp.wsloop { omp.loop_nest (%iv, %iv2) : i32 = (%i) to (%i, %i) step (%i, %i) { omp.yield } }
  return
}
// -----
omp.declare_reduction @add : f32 init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb1(%a: f32, %b : f32): omp.yield (%a : f32) }
omp.declare_reduction @add2 : f32 init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb1(%a: f32, %b : f32): omp.yield (%a : f32) } atomic { ^bb2(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield } cleanup { ^bb3(%a: f32): omp.yield }
omp.private {type = private} @x : !llvm.ptr
omp.private {type = firstprivate} @y : i32 copy { ^bb0(%a: i32, %b: i32): omp.yield(%b : i32) }
func.func private @cp(%a: memref<i32>, %b: memref<i32>)
func.func @f(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %q : !llvm.ptr, %x: index) {
  omp.parallel private(@x %p -> %a0, @x %q -> %a1 : !llvm.ptr, !llvm.ptr) private_barrier reduction(@add %p -> %r0 : !llvm.ptr) { omp.terminator }
  omp.parallel reduction(byref @add %p -> %r0, @add2 %q -> %r1 : !llvm.ptr, !llvm.ptr) { omp.terminator }
  omp.wsloop reduction(mod: inscan, @add %p -> %r0 : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.scan inclusive(%r0 : !llvm.ptr) 
  omp.yield } }
  omp.wsloop reduction(mod: task, byref @add %p -> %r0 : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
  omp.wsloop reduction(mod: defaultmod, byref @add %p -> %r0 : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
  omp.simd private(@x %p -> %a : !llvm.ptr) reduction(@add %p -> %r : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
  omp.loop bind(parallel) private(@x %p -> %a : !llvm.ptr) reduction(@add %p -> %r : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
  omp.teams num_teams( to %i : i32) reduction(@add %p -> %r : !llvm.ptr) { omp.terminator }
  omp.sections nowait reduction(@add %p -> %r : !llvm.ptr) { omp.section { ^bb0(%r1 : !llvm.ptr): omp.terminator } omp.terminator }
  omp.single copyprivate(%m -> @cp : memref<i32>, %m -> @cp : memref<i32>) nowait { omp.terminator }
  omp.task in_reduction(@add %p -> %r, byref @add2 %q -> %r2 : !llvm.ptr, !llvm.ptr) private(@x %p -> %a : !llvm.ptr) { omp.terminator }
  omp.taskloop nogroup in_reduction(@add %p -> %r0 : !llvm.ptr) private(@x %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
  omp.taskloop private(@x %p -> %a : !llvm.ptr) reduction(@add %p -> %r : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
  omp.taskgroup task_reduction(@add %p -> %r : !llvm.ptr) { omp.terminator }
  return
}
