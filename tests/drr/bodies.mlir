%0, %1, %2, %3 = "t.source"() : () -> (tensor<2x3x4xf32>, tensor<*xi8>, f32, tensor<i1>)
%4 = "b.old_squeeze"(%0) {axis = 1 : i64} : (tensor<2x3x4xf32>) -> tensor<2x4xf32>
%5 = "b.old_squeeze"(%0) {axis = 7 : i64} : (tensor<2x3x4xf32>) -> tensor<2x4xf32>
%6 = "b.old_expand"(%0) : (tensor<2x3x4xf32>) -> tensor<2x3x4x1xf32>
%7 = "b.old_expand"(%1) : (tensor<*xi8>) -> tensor<*xi8>
%8 = "b.old_expand"(%3) : (tensor<i1>) -> tensor<1xi1>
%9 = "b.old_scalar"(%0) : (tensor<2x3x4xf32>) -> f32
%10 = "b.old_scalar"(%2) : (f32) -> f32
%11 = "b.old_pair"(%0, %0) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> f32
%12 = "b.old_pair"(%1, %2) : (tensor<*xi8>, f32) -> f32
"t.sink"(%4, %5, %6, %7, %8, %9, %10, %11, %12) : (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x3x4x1xf32>, tensor<*xi8>, tensor<1xi1>, f32, f32, f32, f32) -> ()
%13 = "b.old_any"(%2) : (f32) -> f32
%14 = "b.old_constants"(%2) : (f32) -> f32
"t.sink"(%13, %14) : (f32, f32) -> ()
%15, %16 = "t.more"() : () -> (tensor<?x1x4xf32>, tensor<7x5x1xf32>)
%17 = "b.old_added"(%15, %16) {note = "a"} : (tensor<?x1x4xf32>, tensor<7x5x1xf32>) -> f32
%18 = "b.old_added"(%15, %2) : (tensor<?x1x4xf32>, f32) -> f32
%19 = "b.old_added"(%2, %2) : (f32, f32) -> f32
%21 = "b.old_changed"(%2) : (f32) -> f32
%22 = "b.old_changed"(%16) : (tensor<7x5x1xf32>) -> f32
"t.sink"(%17, %18, %19, %21, %22) : (f32, f32, f32, f32, f32) -> ()
