// --no-verify
%a, %b = "own.values"() : () -> (i32, i32)
%0 = "ask.type"(%a) : (i32) -> !own.box
%1 = "ask.type"(%a) : (i32) -> !own.box<i32, 4>
%2 = "ask.type"(%a) : (i32) -> !own.boxes
%3 = "ask.type"(%a) : (i32) -> vector<8x16xf32>
%4 = "ask.type"(%a) : (i32) -> vector<8x4xf32>
%5 = "ask.type"(%a) : (i32) -> tensor<8xf32>
%6 = "ask.attr"(%a) {n = 14 : i32} : (i32) -> i32
%7 = "ask.attr"(%a) {n = -2 : i64} : (i32) -> i32
%8 = "ask.attr"(%a) {n = 13 : i32} : (i32) -> i32
%9 = "ask.attr"(%a) {n = 16 : i32} : (i32) -> i32
%10 = "ask.attr"(%a) {n = 1.0 : f32} : (i32) -> i32
%11 = "own.less"(%a, %b) : (i32, i32) -> i1
%12 = "ask.op"(%11) : (i1) -> i1
%13 = "own.same"(%a, %b) : (i32, i32) -> i32
%14 = "ask.op"(%13) : (i32) -> i1
%15:5 = "own.split"(%a, %b, %a, %13) <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i32, i32, i32, i32) -> (i1, i2, i3, i4, i5)
%16 = "ask.groups"(%15#3, %15#4) : (i4, i5) -> i32
// Sizes that do not fit, or are not there, are no match.
%17:3 = "own.split"(%a) <{operandSegmentSizes = array<i32: 0, 1, 1>}> : (i32) -> (i1, i2, i3)
%18 = "ask.groups"(%17#2) : (i3) -> i32
%19:3 = "own.split"(%a) : (i32) -> (i1, i2, i3)
%20 = "ask.groups"(%19#2) : (i3) -> i32
%21:2 = "ask.infer"(%a, %b) : (i32, i32) -> (i32, vector<8x8xi1>)
"own.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %12, %14, %16, %18, %20, %21#0, %21#1) : (!own.box, !own.box<i32, 4>, !own.boxes, vector<8x16xf32>, vector<8x4xf32>, tensor<8xf32>, i32, i32, i32, i32, i32, i1, i1, i32, i32, i32, i32, vector<8x8xi1>) -> ()
