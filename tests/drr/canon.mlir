%a = "t.source"() : () -> i32 loc("a")
%0 = "t.neg"(%a) : (i32) -> i32
%1 = "t.neg"(%0) : (i32) -> i32
%zero = "t.const"() {value = 0 : i32} : () -> i32
%2 = "t.add"(%1, %zero) : (i32, i32) -> i32
%five = "t.const"() {value = 5 : i32} : () -> i32 loc("five")
%six = "t.const"() {value = 6 : i32} : () -> i32 loc("six")
%3 = "t.add"(%2, %five) : (i32, i32) -> i32 loc("three")
%4 = "t.add"(%3, %six) : (i32, i32) -> i32 loc("four")
%5 = "t.flagged"(%4) {flag = 1 : i32} : (i32) -> i32
%6 = "t.flagged"(%5) {flag = 1 : i32, maybe = 2 : i32} : (i32) -> i32
%7:2 = "t.two"(%6) : (i32) -> (i32, i32)
"t.exit"(%7#0, %0) : (i32, i32) -> ()
"t.exit"(%7#1, %a) : (i32, i32) -> ()
"t.mine"(%6) : (i32) -> ()
%8:2 = "t.two"(%a) : (i32) -> (i32, i32)
%9 = "t.many"(%six, %8#1, %five) : (i32, i32, i32) -> i32
%10 = "t.mul"(%9, %0) : (i32, i32) -> i32
%11 = "t.neg"(%10) : (i32) -> i32
%12 = "t.add"(%11, %0) : (i32, i32) -> i32
"t.nothing"(%12) : (i32) -> ()
%13 = "t.sized"(%a, %five, %six) {operandSegmentSizes = array<i32: 2, 1>} : (i32, i32, i32) -> i32
%14 = "t.sized"(%a, %five) {operandSegmentSizes = array<i32: 2, 0>} : (i32, i32) -> i32
"t.use"(%13, %14) : (i32, i32) -> ()
