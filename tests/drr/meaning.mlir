%w, %t, %v = "deep.in"() : () -> (!deep.wire, tensor<2x2x2xf32>, i1)
%0 = "deep.whole"() <{value = -3 : i32}> : () -> i1
%1 = "deep.real"() <{value = -3.0 : f64}> : () -> i1
%2 = "deep.whole"() <{value = 3 : i32}> : () -> i1
%3 = "deep.real"() <{value = 3.0 : f64}> : () -> i1
%4 = "deep.real"() <{value = 0.0 : f64}> : () -> i1
%5 = "deep.whole"() <{value = 0 : i32}> : () -> i1
%n = "deep.name"() <{value = "four"}> : () -> i1
%6 = "deep.pair"(%n, %v) : (i1, i1) -> i1
%l = "deep.list"() <{value = [1, 2]}> : () -> i1
%7 = "deep.pair"(%l, %v) : (i1, i1) -> i1
%8 = "deep.name"() <{value = "upper"}> : () -> i1
%9 = "deep.name"() <{value = ""}> : () -> i1
%10 = "deep.old"(%t) : (tensor<2x2x2xf32>) -> i1
%11 = "deep.old"(%w) : (!deep.wire) -> i1
%12 = "deep.old"(%v) : (i1) -> i1
"deep.out"(%0, %1, %2, %3, %4, %5, %6, %7) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
"deep.out"(%8, %9, %10, %11, %12) : (i1, i1, i1, i1, i1) -> ()
%d, %e = "deep.in"() : () -> (i8, i8)
%13 = "deep.pair"(%d, %d) : (i8, i8) -> i8
%14 = "deep.pair"(%e, %d) : (i8, i8) -> i8
"deep.out"(%13, %14) : (i8, i8) -> ()
