%a = "deep.in"() : () -> i32
%0 = "deep.kept"(%a) <{wide = 4294967299 : i64, narrow = 7 : i32}> : (i32) -> i32
%1 = "deep.kept"(%a) <{wide = 2 : i64, narrow = -7 : i32}> : (i32) -> i32
%2 = "deep.old"(%1) : (i32) -> i32
%3 = "deep.held"(%a) <{bits = 6 : i32}> : (i32) -> i32
%4 = "deep.made"(%a) <{bits = #deep<bits z>}> : (i32) -> i32
%5 = "deep.flagged"(%a) <{flags = 2 : i32}> : (i32) -> i32
%6 = "deep.unit"(%a) : (i32) -> i32
%7 = "deep.unit"(%a) <{u = false}> : (i32) -> i32
%8 = "deep.unit"(%a) <{u}> : (i32) -> i32
"deep.out"(%0, %1, %2, %3, %4, %5, %6, %7, %8) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
%9 = "deep.row"() <{row = array<i32: 1, 2, 3, 4>}> : () -> i32
%10 = "deep.whole"() <{a = dense<7> : tensor<4xi8>}> : () -> i32
%11 = "deep.whole"() <{a}> : () -> i32
%12 = "deep.same"(%1) <{n = 1 : i64}> : (i32) -> i32
%13 = "deep.same"(%a) <{n = 2 : i64}> : (i32) -> i32
%14 = "deep.listed"(%a) <{list = [4, 2, 7], o = [5]}> : (i32) -> i32
%15 = "deep.old"(%14) : (i32) -> i32
"deep.out"(%9, %10, %11, %12, %13, %15) : (i32, i32, i32, i32, i32, i32) -> ()
