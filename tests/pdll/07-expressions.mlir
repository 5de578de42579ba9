==== 0: primary: attributes
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = attribute = 1 : i32 loc(#loc2)
    %2 = attribute = 1.500000e+00 : f32 loc(#loc3)
    %3 = attribute = "text" loc(#loc4)
    %4 = attribute = unit loc(#loc5)
    %5 = attribute = false loc(#loc6)
    %6 = types loc(#loc1)
    %7 = operation "calc.const"(%0 : !pdl.range<value>)  {"i" = %1, "f" = %2, "s" = %3, "u" = %4, "b" = %5} -> (%6 : !pdl.range<type>) loc(#loc1)
    rewrite %7 {
      erase %7 loc(#loc7)
    } loc(#loc7)
  } loc(#loc)
} loc(#loc)
#loc = loc("07-expressions.pdll":2:1)
#loc1 = loc("07-expressions.pdll":2:18)
#loc2 = loc("07-expressions.pdll":2:38)
#loc3 = loc("07-expressions.pdll":2:59)
#loc4 = loc("07-expressions.pdll":2:86)
#loc5 = loc("07-expressions.pdll":2:108)
#loc6 = loc("07-expressions.pdll":2:126)
#loc7 = loc("07-expressions.pdll":2:12)
==== 1: primary: dense attributes
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = attribute = dense<[1, 2]> : tensor<2xi32> loc(#loc2)
    %2 = attribute = array<i64: 1, 2> loc(#loc3)
    %3 = types loc(#loc1)
    %4 = operation "calc.const"(%0 : !pdl.range<value>)  {"e" = %1, "a" = %2} -> (%3 : !pdl.range<type>) loc(#loc1)
    rewrite %4 {
      erase %4 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("07-expressions.pdll":2:1)
#loc1 = loc("07-expressions.pdll":2:18)
#loc2 = loc("07-expressions.pdll":2:38)
#loc3 = loc("07-expressions.pdll":2:81)
#loc4 = loc("07-expressions.pdll":2:12)
==== 2: primary: types
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = type : i32 loc(#loc2)
    %2 = type : tensor<?x4xf32> loc(#loc3)
    %3 = type : memref<2xi8> loc(#loc4)
    %4 = type : (i1) -> index loc(#loc5)
    %5 = type : vector<4xbf16> loc(#loc6)
    %6 = operation "calc.const"(%0 : !pdl.range<value>)  -> (%1, %2, %3, %4, %5 : !pdl.type, !pdl.type, !pdl.type, !pdl.type, !pdl.type) loc(#loc1)
    rewrite %6 {
      erase %6 loc(#loc7)
    } loc(#loc7)
  } loc(#loc)
} loc(#loc)
#loc = loc("07-expressions.pdll":2:1)
#loc1 = loc("07-expressions.pdll":2:18)
#loc2 = loc("07-expressions.pdll":2:37)
#loc3 = loc("07-expressions.pdll":2:50)
#loc4 = loc("07-expressions.pdll":2:75)
#loc5 = loc("07-expressions.pdll":2:97)
#loc6 = loc("07-expressions.pdll":2:120)
#loc7 = loc("07-expressions.pdll":2:12)
==== 3: primary: types with a structure
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = type : tuple<i1, tuple<>> loc(#loc2)
    %2 = type : complex<f64> loc(#loc3)
    %3 = type : none loc(#loc4)
    %4 = operation "calc.const"(%0 : !pdl.range<value>)  -> (%1, %2, %3 : !pdl.type, !pdl.type, !pdl.type) loc(#loc1)
    rewrite %4 {
      erase %4 loc(#loc5)
    } loc(#loc5)
  } loc(#loc)
} loc(#loc)
#loc = loc("07-expressions.pdll":2:1)
#loc1 = loc("07-expressions.pdll":2:18)
#loc2 = loc("07-expressions.pdll":2:37)
#loc3 = loc("07-expressions.pdll":2:65)
#loc4 = loc("07-expressions.pdll":2:87)
#loc5 = loc("07-expressions.pdll":2:12)
==== 4: primary: blanks in literals
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = attribute = 1 : i32 loc(#loc2)
    %2 = type : tensor<2xi8> loc(#loc3)
    %3 = operation "calc.const"(%0 : !pdl.range<value>)  {"i" = %1} -> (%2 : !pdl.type) loc(#loc1)
    rewrite %3 {
      erase %3 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("07-expressions.pdll":2:1)
#loc1 = loc("07-expressions.pdll":2:18)
#loc2 = loc("07-expressions.pdll":2:38)
#loc3 = loc("07-expressions.pdll":2:63)
#loc4 = loc("07-expressions.pdll":2:12)
==== 5: primary: a literal each time
module {
  pdl.pattern : benefit(0) {
    %0 = attribute = 1 : i32 loc(#loc1)
    %1 = operands loc(#loc2)
    %2 = attribute = 1 : i32 loc(#loc3)
    %3 = types loc(#loc2)
    %4 = operation "calc.const"(%1 : !pdl.range<value>)  {"a" = %0, "b" = %0, "c" = %2} -> (%3 : !pdl.range<type>) loc(#loc2)
    rewrite %4 {
      erase %4 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("07-expressions.pdll":2:1)
#loc1 = loc("07-expressions.pdll":2:21)
#loc2 = loc("07-expressions.pdll":2:44)
#loc3 = loc("07-expressions.pdll":2:82)
#loc4 = loc("07-expressions.pdll":2:38)
==== 6: primary: a literal as a statement
module {
  pdl.pattern : benefit(0) {
    %0 = attribute = 1 : i32 loc(#loc1)
    %1 = type : i8 loc(#loc2)
    %2 = operands loc(#loc3)
    %3 = types loc(#loc3)
    %4 = operation "calc.nop"(%2 : !pdl.range<value>)  -> (%3 : !pdl.range<type>) loc(#loc3)
    rewrite %4 {
      erase %4 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("07-expressions.pdll":2:1)
#loc1 = loc("07-expressions.pdll":2:11)
#loc2 = loc("07-expressions.pdll":2:28)
#loc3 = loc("07-expressions.pdll":2:46)
#loc4 = loc("07-expressions.pdll":2:40)
==== 7: primary: tuples
module {
  pdl.pattern : benefit(0) {
    %0 = attribute = 1 : i8 loc(#loc1)
    %1 = type : i8 loc(#loc2)
    %2 = attribute = 2 : i8 loc(#loc3)
    %3 = type : i16 loc(#loc4)
    %4 = type : i64 loc(#loc5)
    %5 = operands loc(#loc6)
    %6 = operation "calc.const"(%5 : !pdl.range<value>)  {"a" = %0, "b" = %2} -> (%1, %3, %4 : !pdl.type, !pdl.type, !pdl.type) loc(#loc6)
    rewrite %6 {
      erase %6 loc(#loc7)
    } loc(#loc7)
  } loc(#loc)
} loc(#loc)
#loc = loc("07-expressions.pdll":2:1)
#loc1 = loc("07-expressions.pdll":3:15)
#loc2 = loc("07-expressions.pdll":3:31)
#loc3 = loc("07-expressions.pdll":4:24)
#loc4 = loc("07-expressions.pdll":4:40)
#loc5 = loc("07-expressions.pdll":4:60)
#loc6 = loc("07-expressions.pdll":5:9)
#loc7 = loc("07-expressions.pdll":5:3)
==== 8: primary: the empty tuple
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.nop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    rewrite %2 {
      erase %2 loc(#loc2)
    } loc(#loc2)
  } loc(#loc)
} loc(#loc)
#loc = loc("07-expressions.pdll":2:1)
#loc1 = loc("07-expressions.pdll":2:35)
#loc2 = loc("07-expressions.pdll":2:29)
==== 9: primary: a tuple of one
module {
  pdl.pattern : benefit(0) {
    %0 = attribute = 1 : i8 loc(#loc1)
    %1 = operands loc(#loc2)
    %2 = types loc(#loc2)
    %3 = operation "calc.const"(%1 : !pdl.range<value>)  {"a" = %0} -> (%2 : !pdl.range<type>) loc(#loc2)
    rewrite %3 {
      erase %3 loc(#loc3)
    } loc(#loc3)
  } loc(#loc)
} loc(#loc)
#loc = loc("07-expressions.pdll":2:1)
#loc1 = loc("07-expressions.pdll":2:22)
#loc2 = loc("07-expressions.pdll":2:45)
#loc3 = loc("07-expressions.pdll":2:39)
==== 10: element: every kind of value
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = types loc(#loc2)
    %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc2)
    %3 = operands loc(#loc3)
    %4 = type : i8 loc(#loc4)
    %5 = types loc(#loc5)
    %6 = attribute = 1 : i8 loc(#loc6)
    %7 = results of %2  loc(#loc7)
    %8 = operation "calc.use"(%7, %0, %3 : !pdl.range<value>, !pdl.value, !pdl.range<value>)  {"a" = %6} -> (%4, %5 : !pdl.type, !pdl.range<type>) loc(#loc8)
    rewrite %8 {
      erase %8 loc(#loc9)
    } loc(#loc9)
  } loc(#loc)
} loc(#loc)
#loc = loc("07-expressions.pdll":2:1)
#loc1 = loc("07-expressions.pdll":3:31)
#loc2 = loc("07-expressions.pdll":3:18)
#loc3 = loc("07-expressions.pdll":3:54)
#loc4 = loc("07-expressions.pdll":3:73)
#loc5 = loc("07-expressions.pdll":3:90)
#loc6 = loc("07-expressions.pdll":3:108)
#loc7 = loc("07-expressions.pdll":4:22)
#loc8 = loc("07-expressions.pdll":4:9)
#loc9 = loc("07-expressions.pdll":4:3)
==== 11: element: a new variable
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = operand loc(#loc2)
    %2 = types loc(#loc3)
    %3 = operation "calc.add"(%1, %0 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc(#loc3)
    rewrite %3 {
      erase %3 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("07-expressions.pdll":2:1)
#loc1 = loc("07-expressions.pdll":2:23)
#loc2 = loc("07-expressions.pdll":2:33)
#loc3 = loc("07-expressions.pdll":2:50)
#loc4 = loc("07-expressions.pdll":2:44)
==== 12: element: a contextual keyword as label
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = attribute = 1 : i8 loc(#loc2)
    %2 = types loc(#loc3)
    %3 = operation "calc.neg"(%0 : !pdl.value)  {"k" = %1} -> (%2 : !pdl.range<type>) loc(#loc3)
    rewrite %3 {
      erase %3 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("07-expressions.pdll":2:1)
#loc1 = loc("07-expressions.pdll":2:28)
#loc2 = loc("07-expressions.pdll":2:45)
#loc3 = loc("07-expressions.pdll":2:68)
#loc4 = loc("07-expressions.pdll":2:62)
==== 13: element: a labelled new variable
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = types loc(#loc2)
    %2 = operation "calc.add"(%0, %0 : !pdl.value, !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      erase %2 loc(#loc3)
    } loc(#loc3)
  } loc(#loc)
} loc(#loc)
#loc = loc("07-expressions.pdll":2:1)
#loc1 = loc("07-expressions.pdll":2:30)
#loc2 = loc("07-expressions.pdll":2:58)
#loc3 = loc("07-expressions.pdll":2:52)
==== 14: expr: results of an operation by number
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.pair"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    %3 = result 0 of %2 loc(#loc2)
    %4 = result 1 of %2 loc(#loc3)
    %5 = types loc(#loc4)
    %6 = operation "calc.add"(%3, %4 : !pdl.value, !pdl.value)  -> (%5 : !pdl.range<type>) loc(#loc4)
    rewrite %6 {
      erase %6 loc(#loc5)
    } loc(#loc5)
  } loc(#loc)
} loc(#loc)
#loc = loc("07-expressions.pdll":2:1)
#loc1 = loc("07-expressions.pdll":2:19)
#loc2 = loc("07-expressions.pdll":2:53)
#loc3 = loc("07-expressions.pdll":2:58)
#loc4 = loc("07-expressions.pdll":2:40)
#loc5 = loc("07-expressions.pdll":2:34)
==== 15: expr: numbers with leading zeros
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.pair"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    %3 = result 0 of %2 loc(#loc2)
    %4 = result 1 of %2 loc(#loc3)
    %5 = types loc(#loc4)
    %6 = operation "calc.add"(%3, %4 : !pdl.value, !pdl.value)  -> (%5 : !pdl.range<type>) loc(#loc4)
    rewrite %6 {
      erase %6 loc(#loc5)
    } loc(#loc5)
  } loc(#loc)
} loc(#loc)
#loc = loc("07-expressions.pdll":2:1)
#loc1 = loc("07-expressions.pdll":2:19)
#loc2 = loc("07-expressions.pdll":2:53)
#loc3 = loc("07-expressions.pdll":2:59)
#loc4 = loc("07-expressions.pdll":2:40)
#loc5 = loc("07-expressions.pdll":2:34)
==== 16: expr: the result of an operation in place
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = types loc(#loc2)
    %2 = operation "calc.pair"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc2)
    %3 = result 1 of %2 loc(#loc2)
    %4 = types loc(#loc3)
    %5 = operation "calc.neg"(%3 : !pdl.value)  -> (%4 : !pdl.range<type>) loc(#loc3)
    rewrite %5 {
      erase %5 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("07-expressions.pdll":2:1)
#loc1 = loc("07-expressions.pdll":2:45)
#loc2 = loc("07-expressions.pdll":2:31)
#loc3 = loc("07-expressions.pdll":2:18)
#loc4 = loc("07-expressions.pdll":2:12)
==== 17: expr: members of members
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.pair"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    %3 = attribute = 1 : i8 loc(#loc2)
    %4 = result 1 of %2 loc(#loc3)
    %5 = types loc(#loc4)
    %6 = operation "calc.neg"(%4 : !pdl.value)  {"a" = %3} -> (%5 : !pdl.range<type>) loc(#loc4)
    rewrite %6 {
      erase %6 loc(#loc5)
    } loc(#loc5)
  } loc(#loc)
} loc(#loc)
#loc = loc("07-expressions.pdll":2:1)
#loc1 = loc("07-expressions.pdll":2:24)
#loc2 = loc("07-expressions.pdll":2:43)
#loc3 = loc("07-expressions.pdll":2:79)
#loc4 = loc("07-expressions.pdll":2:66)
#loc5 = loc("07-expressions.pdll":2:60)
==== 18: expr: the member of a call
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    %1:2 = apply_native_constraint "Split"(%0 : !pdl.value) : !pdl.attribute, !pdl.attribute loc(#loc3)
    %2 = types loc(#loc4)
    %3 = operation "calc.neg"(%0 : !pdl.value)  {"low" = %1#0} -> (%2 : !pdl.range<type>) loc(#loc4)
    rewrite %3 {
      erase %3 loc(#loc5)
    } loc(#loc5)
  } loc(#loc1)
} loc(#loc)
#loc = loc("07-expressions.pdll":2:1)
#loc1 = loc("07-expressions.pdll":3:1)
#loc2 = loc("07-expressions.pdll":3:35)
#loc3 = loc("07-expressions.pdll":3:52)
#loc4 = loc("07-expressions.pdll":3:22)
#loc5 = loc("07-expressions.pdll":3:67)
==== 19: expr: the member of a tuple in place
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = attribute = 1 : i8 loc(#loc2)
    %2 = attribute = 2 : i8 loc(#loc3)
    %3 = types loc(#loc4)
    %4 = operation "calc.neg"(%0 : !pdl.value)  {"a" = %2} -> (%3 : !pdl.range<type>) loc(#loc4)
    rewrite %4 {
      erase %4 loc(#loc5)
    } loc(#loc5)
  } loc(#loc)
} loc(#loc)
#loc = loc("07-expressions.pdll":2:1)
#loc1 = loc("07-expressions.pdll":2:32)
#loc2 = loc("07-expressions.pdll":2:54)
#loc3 = loc("07-expressions.pdll":2:74)
#loc4 = loc("07-expressions.pdll":2:18)
#loc5 = loc("07-expressions.pdll":2:12)
==== 20: expr: any number of results, where nothing is known
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.many"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    %3 = result 12 of %2 loc(#loc2)
    %4 = types loc(#loc3)
    %5 = operation "calc.neg"(%3 : !pdl.value)  -> (%4 : !pdl.range<type>) loc(#loc3)
    rewrite %5 {
      erase %5 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("07-expressions.pdll":2:1)
#loc1 = loc("07-expressions.pdll":2:19)
#loc2 = loc("07-expressions.pdll":2:53)
#loc3 = loc("07-expressions.pdll":2:40)
#loc4 = loc("07-expressions.pdll":2:34)
==== 61: primary: attributes with a structure
#map = affine_map<(d0) -> (d0 + 1)>
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = attribute = [1, "two", 3 : i8] loc(#loc2)
    %2 = attribute = {a = 1 : i64, b} loc(#loc3)
    %3 = attribute = i32 loc(#loc4)
    %4 = attribute = @callee loc(#loc5)
    %5 = attribute = #map loc(#loc6)
    %6 = types loc(#loc1)
    %7 = operation "calc.const"(%0 : !pdl.range<value>)  {"l" = %1, "d" = %2, "t" = %3, "y" = %4, "m" = %5} -> (%6 : !pdl.range<type>) loc(#loc1)
    rewrite %7 {
      erase %7 loc(#loc7)
    } loc(#loc7)
  } loc(#loc)
} loc(#loc)
#loc = loc("07-expressions.pdll":2:1)
#loc1 = loc("07-expressions.pdll":2:18)
#loc2 = loc("07-expressions.pdll":2:38)
#loc3 = loc("07-expressions.pdll":2:72)
#loc4 = loc("07-expressions.pdll":2:102)
#loc5 = loc("07-expressions.pdll":2:119)
#loc6 = loc("07-expressions.pdll":2:140)
#loc7 = loc("07-expressions.pdll":2:12)
