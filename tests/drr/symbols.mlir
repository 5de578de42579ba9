func.func @f(%fu: !s.fixed<8 x signed = false>, %fw: !s.fixed<8 x signed = true>, %fp: !s.fixed<8 x signed = true : 4>, %fz: !s.fixed<8 x signed = true : 0>,
             %bn: !s.box<tensor<2xi8>, as_is, "n, m">, %bm: !s.box<f32, fast, "n">, %bb: !s.box<i32, exact>, %bf: !s.box<f32, exact>,
             %rm: !s.rows<[1, 2, 3] of <8 x signed = true>>, %ro: !s.rows<[1] of <8 x signed = true>>, %rn: !s.rows<[] of <4 x signed = false : 2>>,
             %i: i32) {
  %0 = "s.old"(%fu) : (!s.fixed<8 x signed = false>) -> i1
  %1 = "s.old"(%fw) : (!s.fixed<8 x signed = true>) -> i1
  %2 = "s.old"(%fp) : (!s.fixed<8 x signed = true : 4>) -> i1
  %3 = "s.old"(%fz) : (!s.fixed<8 x signed = true : 0>) -> i1
  %4 = "s.old"(%bn) : (!s.box<tensor<2xi8>, as_is, "n, m">) -> i1
  %5 = "s.old"(%bm) : (!s.box<f32, fast, "n">) -> i1
  %6 = "s.old"(%bb) : (!s.box<i32, exact>) -> i1
  %7 = "s.old"(%bf) : (!s.box<f32, exact>) -> i1
  %8 = "s.old"(%rm) : (!s.rows<[1, 2, 3] of <8 x signed = true>>) -> i1
  %9 = "s.old"(%ro) : (!s.rows<[1] of <8 x signed = true>>) -> i1
  %10 = "s.old"(%rn) : (!s.rows<[] of <4 x signed = false : 2>>) -> i1
  %11 = "s.old"(%i) {a = #s.plan<name = "a, b", cost = 6 : i32, map = (d0) -> (d0)>} : (i32) -> i1
  %12 = "s.old"(%i) {a = #s.plan<name = "a, b", cost = 5 : i32, map = (d0) -> (d0)>} : (i32) -> i1
  %13 = "s.old"(%i) {a = #s.plan<map = (d0, d1) -> (d0, d1), name = "z">} : (i32) -> i1
  %14 = "s.old"(%i) {a = #s.plan<map = (d0, d1) -> (d1, d0), name = "z">} : (i32) -> i1
  %15 = "s.old"(%i) {a = #s<pair <name = "z", mode = fast, map = () -> ()> at [1, 2, 3] as !s.fixed<8 x signed = true>>} : (i32) -> i1
  %16 = "s.old"(%i) {a = #s<pair <name = "z", mode = as_is, map = () -> ()> at [1, 2, 3] as i1>} : (i32) -> i1
  %17 = "s.old"(%i) {a = #s.hint<level = 3>} : (i32) -> i1
  %18 = "s.old"(%i) {a = #s.hint<level = 4, <exact>>} : (i32) -> i1
  %19 = "s.old"(%i) {a = #s.hint<level = 5, <as_is>>} : (i32) -> i1
  %20 = "s.old"(%i) {a = #s.area<4 for both>} : (i32) -> i1
  %21 = "s.old"(%i) {a = #s.area<5 for write>} : (i32) -> i1
  %22 = "s.old"(%i) {a = #s.area<6 for free|read>} : (i32) -> i1
  %23 = "s.old"(%i) {a = #s.area<7 for none>} : (i32) -> i1
  "s.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
