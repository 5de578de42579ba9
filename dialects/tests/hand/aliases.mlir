#bt = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#file = #llvm.di_file<"a.c" in "/tmp">
#cu = #llvm.di_compile_unit<id = distinct[3]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#st = #llvm.di_subroutine_type<types = #bt, #bt>
#comp0 = #llvm.di_composite_type<recId = distinct[5]<>, isRecSelf = true>
#comp = #llvm.di_composite_type<tag = DW_TAG_structure_type, recId = distinct[5]<>, name = "s", file = #file, line = 2, sizeInBits = 64, elements = #comp0, #bt>
#sp = #llvm.di_subprogram<id = distinct[4]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 3, scopeLine = 3, subprogramFlags = "Definition|Optimized", type = #st>
#sp2 = #llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 3, scopeLine = 3, subprogramFlags = "Definition|Optimized", type = #st>
#lv = #llvm.di_local_variable<scope = #sp, name = "x", file = #file, line = 4, arg = 1, type = #bt>
#lv2 = #llvm.di_local_variable<scope = #sp2, name = "x", file = #file, line = 4, arg = 1, type = #comp>
#sc = #llvm.alias_scope_domain<id = distinct[9]<>, description = "d">
#s1 = #llvm.alias_scope<id = distinct[10]<>, domain = #sc>
#ag = #llvm.access_group<id = distinct[11]<>>
#lu = #llvm.loop_unroll<disable = true, followupAll = #llvm.loop_annotation<mustProgress = true>>
#la = #llvm.loop_annotation<unroll = #lu, parallelAccesses = #ag>
#root = #llvm.tbaa_root<id = "r">
#ty = #llvm.tbaa_type_desc<id = "int", members = {<#root, 0>}>
#tag = #llvm.tbaa_tag<base_type = #ty, access_type = #ty, offset = 0>
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  llvm.intr.dbg.value #lv = %a : i32
  llvm.intr.dbg.declare #lv2 #llvm.di_expression<[DW_OP_deref]> = %p : !llvm.ptr
  %0 = llvm.load %p {alias_scopes = [#s1], access_groups = [#ag], tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.br ^bb1
^bb1:
  llvm.br ^bb1 {loop_annotation = #la}
} loc(fused<#sp>["a.c":1:2])
// -----
// Written in full, with and without the name of the class.
llvm.func @g() attributes {
  a = #llvm.loop_annotation<vectorize = <disable = false, followupAll = <isVectorized = true>>>,
  b = #llvm.loop_annotation<licm = #llvm.loop_licm<disable = true>>,
  c = #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root, 0>}>, offset = 4>
}
// -----
llvm.func @g() attributes {
  c = #llvm.tbaa_tag<base_type = #llvm.tbaa_type_desc<id = "a", members = {<#llvm.tbaa_root, 0>, <#llvm.tbaa_root<id = "b">, 4>}>, access_type = #llvm.tbaa_type_desc<id = "a", members = {<#llvm.tbaa_root, 0>}>, offset = 4>
}
// -----
#a = #llvm.di_file<"a" in "b">
#imported = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #a, entity = #a, file = #a, line = 1>
#gv = #llvm.di_global_variable<scope = #a, name = "g", linkageName = "g", file = #a, line = 1, type = #llvm.di_string_type<tag = DW_TAG_string_type, name = "s", sizeInBits = 8, encoding = DW_ATE_ASCII>>
#e = #llvm.di_global_variable_expression<var = #gv, expr = #llvm.di_expression<[DW_OP_LLVM_fragment(0, 8)]>>
#b = #llvm.di_label<scope = #llvm.di_lexical_block<scope = #a, file = #a, line = 1, column = 2>, name = "l", file = #a, line = 3>
#m = #llvm.di_module<file = #a, scope = #a, name = "m", line = 1>
#n = #llvm.di_namespace<name = "n", exportSymbols = false>
module attributes {t.a = #imported, t.b = #b, t.c = #m, t.d = #n} {
  llvm.mlir.global internal constant @g(1 : i32) {dbg_exprs = [#e]} : i32
}
// -----
// Numbers of distinct attributes are those of their first print.
"t.a"() {a = distinct[7]<>, b = #llvm.access_group<id = distinct[3]<>>, c = distinct[3]<>} : () -> ()
// -----
"t.a"() {a = distinct[7]<42 : i32>, b = [distinct[7]<42 : i32>], c = #llvm.access_group<id = distinct[3]<1 : i32>>} : () -> ()
// -----
// What is refused.
"t.a"() {a = #llvm.di_basic_type<tag = base_type, name = "int">} : () -> ()
// -----
"t.a"() {a = #llvm.di_file<"a" in 3>} : () -> ()
// -----
"t.a"() {a = #llvm.tbaa_type_desc<id = "a", members = <#llvm.tbaa_root, 0>>} : () -> ()
// -----
func.func @f(%a: f32 {t.m = affine_map<(d0) -> (d0)>}) -> (f32 {t.n = affine_map<(d0, d1) -> (d0)>}) { return %a : f32 }
func.func private @g(f32 {t.m = affine_map<(d0, d1, d2) -> (d0)>})
llvm.func @h(%a: f32 {llvm.m = affine_map<(d0, d1, d2, d3) -> (d0)>})
llvm.func @h2(%a: f32 {llvm.m = affine_map<(d0, d1, d2, d4) -> (d0, d1)>}) { llvm.return }
