%0 = "tst.const"() {value = 1 : i32} : () -> i32
%1 = "tst.const"() {value = 2 : i32} : () -> i32
%2 = "tst.const"() {value = 1 : i32} : () -> i32
%3 = "tst.add"(%0, %1) : (i32, i32) -> i32
%4 = "tst.again"(%2) {again} : (i32) -> i32
%5 = "tst.pure"(%3) : (i32) -> i32
"k.use"(%3, %4) : (i32, i32) -> ()
