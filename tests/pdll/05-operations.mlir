==== 0: opExpr: everything is left out
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.add"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    rewrite %2 {
      erase %2 loc(#loc2)
    } loc(#loc2)
  } loc(#loc)
} loc(#loc)
#loc = loc("05-operations.pdll":2:1)
#loc1 = loc("05-operations.pdll":2:18)
#loc2 = loc("05-operations.pdll":2:12)
==== 1: opExpr: no operands
module {
  pdl.pattern : benefit(0) {
    %0 = types loc(#loc1)
    %1 = operation "calc.const"  -> (%0 : !pdl.range<type>) loc(#loc1)
    rewrite %1 {
      erase %1 loc(#loc2)
    } loc(#loc2)
  } loc(#loc)
} loc(#loc)
#loc = loc("05-operations.pdll":2:1)
#loc1 = loc("05-operations.pdll":2:18)
#loc2 = loc("05-operations.pdll":2:12)
==== 2: opExpr: no results
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = operation "calc.print"(%0 : !pdl.range<value>)  loc(#loc1)
    rewrite %1 {
      erase %1 loc(#loc2)
    } loc(#loc2)
  } loc(#loc)
} loc(#loc)
#loc = loc("05-operations.pdll":2:1)
#loc1 = loc("05-operations.pdll":2:18)
#loc2 = loc("05-operations.pdll":2:12)
==== 3: opExpr: neither operands nor results
module {
  pdl.pattern : benefit(0) {
    %0 = operation "calc.nop"  loc(#loc1)
    rewrite %0 {
      erase %0 loc(#loc2)
    } loc(#loc2)
  } loc(#loc)
} loc(#loc)
#loc = loc("05-operations.pdll":2:1)
#loc1 = loc("05-operations.pdll":2:18)
#loc2 = loc("05-operations.pdll":2:12)
==== 4: opExpr: operands
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = operand loc(#loc2)
    %2 = types loc(#loc3)
    %3 = operation "calc.add"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc(#loc3)
    rewrite %3 {
      erase %3 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("05-operations.pdll":2:1)
#loc1 = loc("05-operations.pdll":2:31)
#loc2 = loc("05-operations.pdll":2:41)
#loc3 = loc("05-operations.pdll":2:18)
#loc4 = loc("05-operations.pdll":2:12)
==== 5: opExpr: attributes
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = attribute = true loc(#loc2)
    %2 = attribute loc(#loc3)
    %3 = types loc(#loc1)
    %4 = operation "calc.add"(%0 : !pdl.range<value>)  {"fast" = %1, "mode" = %2} -> (%3 : !pdl.range<type>) loc(#loc1)
    rewrite %4 {
      erase %4 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("05-operations.pdll":2:1)
#loc1 = loc("05-operations.pdll":2:18)
#loc2 = loc("05-operations.pdll":2:39)
#loc3 = loc("05-operations.pdll":2:60)
#loc4 = loc("05-operations.pdll":2:12)
==== 6: opExpr: results
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = type loc(#loc2)
    %2 = type loc(#loc3)
    %3 = operation "calc.divmod"(%0 : !pdl.range<value>)  -> (%1, %2 : !pdl.type, !pdl.type) loc(#loc1)
    rewrite %3 {
      erase %3 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("05-operations.pdll":2:1)
#loc1 = loc("05-operations.pdll":2:18)
#loc2 = loc("05-operations.pdll":2:38)
#loc3 = loc("05-operations.pdll":2:47)
#loc4 = loc("05-operations.pdll":2:12)
==== 7: opExpr: operands and attributes
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = operand loc(#loc2)
    %2 = attribute = unit loc(#loc3)
    %3 = types loc(#loc4)
    %4 = operation "calc.add"(%0, %1 : !pdl.value, !pdl.value)  {"fast" = %2} -> (%3 : !pdl.range<type>) loc(#loc4)
    rewrite %4 {
      erase %4 loc(#loc5)
    } loc(#loc5)
  } loc(#loc)
} loc(#loc)
#loc = loc("05-operations.pdll":2:1)
#loc1 = loc("05-operations.pdll":2:31)
#loc2 = loc("05-operations.pdll":2:41)
#loc3 = loc("05-operations.pdll":2:52)
#loc4 = loc("05-operations.pdll":2:18)
#loc5 = loc("05-operations.pdll":2:12)
==== 8: opExpr: operands and results
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = operand loc(#loc2)
    %2 = type loc(#loc3)
    %3 = operation "calc.add"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.type) loc(#loc4)
    rewrite %3 {
      erase %3 loc(#loc5)
    } loc(#loc5)
  } loc(#loc)
} loc(#loc)
#loc = loc("05-operations.pdll":2:1)
#loc1 = loc("05-operations.pdll":2:31)
#loc2 = loc("05-operations.pdll":2:41)
#loc3 = loc("05-operations.pdll":2:55)
#loc4 = loc("05-operations.pdll":2:18)
#loc5 = loc("05-operations.pdll":2:12)
==== 9: opExpr: attributes and results
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = attribute loc(#loc2)
    %2 = type loc(#loc3)
    %3 = operation "calc.const"(%0 : !pdl.range<value>)  {"value" = %1} -> (%2 : !pdl.type) loc(#loc1)
    rewrite %3 {
      erase %3 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("05-operations.pdll":2:1)
#loc1 = loc("05-operations.pdll":2:18)
#loc2 = loc("05-operations.pdll":2:42)
#loc3 = loc("05-operations.pdll":2:55)
#loc4 = loc("05-operations.pdll":2:12)
==== 10: opExpr: all of it
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = operand loc(#loc2)
    %2 = attribute = unit loc(#loc3)
    %3 = attribute = "wrap" loc(#loc4)
    %4 = type : i32 loc(#loc5)
    %5 = operation "calc.add"(%0, %1 : !pdl.value, !pdl.value)  {"fast" = %2, "mode" = %3} -> (%4 : !pdl.type) loc(#loc6)
    rewrite %5 {
      erase %5 loc(#loc7)
    } loc(#loc7)
  } loc(#loc)
} loc(#loc)
#loc = loc("05-operations.pdll":2:1)
#loc1 = loc("05-operations.pdll":2:31)
#loc2 = loc("05-operations.pdll":2:41)
#loc3 = loc("05-operations.pdll":2:52)
#loc4 = loc("05-operations.pdll":2:65)
#loc5 = loc("05-operations.pdll":2:87)
#loc6 = loc("05-operations.pdll":2:18)
#loc7 = loc("05-operations.pdll":2:12)
==== 11: opExpr: any operation
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    rewrite %2 {
      erase %2 loc(#loc2)
    } loc(#loc2)
  } loc(#loc)
} loc(#loc)
#loc = loc("05-operations.pdll":2:1)
#loc1 = loc("05-operations.pdll":2:18)
#loc2 = loc("05-operations.pdll":2:12)
==== 12: opExpr: any operation with something to it
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = attribute = unit loc(#loc2)
    %2 = operation(%0 : !pdl.value)  {"dead" = %1} loc(#loc3)
    rewrite %2 {
      erase %2 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("05-operations.pdll":2:1)
#loc1 = loc("05-operations.pdll":2:23)
#loc2 = loc("05-operations.pdll":2:34)
#loc3 = loc("05-operations.pdll":2:18)
#loc4 = loc("05-operations.pdll":2:12)
==== 13: opExpr: operations in operations
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = operand loc(#loc2)
    %2 = types loc(#loc3)
    %3 = operation "calc.mul"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc(#loc3)
    %4 = results of %3  loc(#loc3)
    %5 = operands loc(#loc4)
    %6 = types loc(#loc4)
    %7 = operation "calc.const"(%5 : !pdl.range<value>)  -> (%6 : !pdl.range<type>) loc(#loc4)
    %8 = results of %7  loc(#loc4)
    %9 = types loc(#loc5)
    %10 = operation "calc.neg"(%8 : !pdl.range<value>)  -> (%9 : !pdl.range<type>) loc(#loc5)
    %11 = results of %10  loc(#loc5)
    %12 = types loc(#loc6)
    %13 = operation "calc.add"(%4, %11 : !pdl.range<value>, !pdl.range<value>)  -> (%12 : !pdl.range<type>) loc(#loc6)
    rewrite %13 {
      erase %13 loc(#loc7)
    } loc(#loc7)
  } loc(#loc)
} loc(#loc)
#loc = loc("05-operations.pdll":2:1)
#loc1 = loc("05-operations.pdll":2:44)
#loc2 = loc("05-operations.pdll":2:54)
#loc3 = loc("05-operations.pdll":2:31)
#loc4 = loc("05-operations.pdll":2:78)
#loc5 = loc("05-operations.pdll":2:65)
#loc6 = loc("05-operations.pdll":2:18)
#loc7 = loc("05-operations.pdll":2:12)
==== 14: opExpr: ranges
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = operands loc(#loc2)
    %2 = type loc(#loc3)
    %3 = types loc(#loc4)
    %4 = operation "calc.call"(%0, %1 : !pdl.value, !pdl.range<value>)  -> (%2, %3 : !pdl.type, !pdl.range<type>) loc(#loc5)
    rewrite %4 {
      erase %4 loc(#loc6)
    } loc(#loc6)
  } loc(#loc)
} loc(#loc)
#loc = loc("05-operations.pdll":2:1)
#loc1 = loc("05-operations.pdll":2:32)
#loc2 = loc("05-operations.pdll":2:47)
#loc3 = loc("05-operations.pdll":2:69)
#loc4 = loc("05-operations.pdll":2:82)
#loc5 = loc("05-operations.pdll":2:18)
#loc6 = loc("05-operations.pdll":2:12)
==== 15: opExpr: the same operation twice
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.const"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    %3 = results of %2  loc(#loc2)
    %4 = results of %2  loc(#loc3)
    %5 = types loc(#loc4)
    %6 = operation "calc.add"(%3, %4 : !pdl.range<value>, !pdl.range<value>)  -> (%5 : !pdl.range<type>) loc(#loc4)
    rewrite %6 {
      erase %6 loc(#loc5)
    } loc(#loc5)
  } loc(#loc)
} loc(#loc)
#loc = loc("05-operations.pdll":2:1)
#loc1 = loc("05-operations.pdll":2:19)
#loc2 = loc("05-operations.pdll":2:54)
#loc3 = loc("05-operations.pdll":2:57)
#loc4 = loc("05-operations.pdll":2:41)
#loc5 = loc("05-operations.pdll":2:35)
==== 16: opExpr: several results of one operation
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.divmod"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    %3 = result 1 of %2 loc(#loc2)
    %4 = result 0 of %2 loc(#loc3)
    %5 = types loc(#loc4)
    %6 = operation "calc.add"(%3, %4 : !pdl.value, !pdl.value)  -> (%5 : !pdl.range<type>) loc(#loc4)
    rewrite %6 {
      erase %6 loc(#loc5)
    } loc(#loc5)
  } loc(#loc)
} loc(#loc)
#loc = loc("05-operations.pdll":2:1)
#loc1 = loc("05-operations.pdll":2:19)
#loc2 = loc("05-operations.pdll":2:55)
#loc3 = loc("05-operations.pdll":2:60)
#loc4 = loc("05-operations.pdll":2:42)
#loc5 = loc("05-operations.pdll":2:36)
==== 17: opExpr: in a rewrite nothing that is left out is made up
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = operand loc(#loc2)
    %2 = types loc(#loc3)
    %3 = operation "calc.add"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc(#loc3)
    rewrite %3 {
      %4 = operation "calc.trap"  loc(#loc5)
      erase %3 loc(#loc6)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("05-operations.pdll":2:1)
#loc1 = loc("05-operations.pdll":2:35)
#loc2 = loc("05-operations.pdll":2:45)
#loc3 = loc("05-operations.pdll":2:22)
#loc4 = loc("05-operations.pdll":2:56)
#loc5 = loc("05-operations.pdll":2:76)
#loc6 = loc("05-operations.pdll":2:97)
==== 18: opExpr: in a rewrite, all of it
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = operand loc(#loc2)
    %2 = attribute loc(#loc3)
    %3 = type loc(#loc4)
    %4 = operation "calc.add"(%0, %1 : !pdl.value, !pdl.value)  {"mode" = %2} -> (%3 : !pdl.type) loc(#loc5)
    rewrite %4 {
      %5 = operation "calc.neg"(%1 : !pdl.value)  -> (%3 : !pdl.type) loc(#loc7)
      %6 = results of %5  loc(#loc7)
      %7 = attribute = unit loc(#loc8)
      %8 = attribute = 32 : i64 loc(#loc9)
      %9 = operation "calc.sub"(%0, %6 : !pdl.value, !pdl.range<value>)  {"mode" = %2, "checked" = %7, "width" = %8} -> (%3 : !pdl.type) loc(#loc10)
      replace %4 with %9 loc(#loc6)
    } loc(#loc6)
  } loc(#loc)
} loc(#loc)
#loc = loc("05-operations.pdll":2:1)
#loc1 = loc("05-operations.pdll":3:27)
#loc2 = loc("05-operations.pdll":3:37)
#loc3 = loc("05-operations.pdll":3:55)
#loc4 = loc("05-operations.pdll":3:68)
#loc5 = loc("05-operations.pdll":3:14)
#loc6 = loc("05-operations.pdll":4:3)
#loc7 = loc("05-operations.pdll":4:37)
#loc8 = loc("05-operations.pdll":4:72)
#loc9 = loc("05-operations.pdll":4:89)
#loc10 = loc("05-operations.pdll":4:21)
==== 19: opExpr: the results of a replacement are those of the root
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = operand loc(#loc2)
    %2 = types loc(#loc3)
    %3 = operation "calc.add"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc(#loc3)
    rewrite %3 {
      %4 = operation "calc.sub"(%0, %1 : !pdl.value, !pdl.value)  loc(#loc5)
      replace %3 with %4 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("05-operations.pdll":2:1)
#loc1 = loc("05-operations.pdll":2:32)
#loc2 = loc("05-operations.pdll":2:42)
#loc3 = loc("05-operations.pdll":2:19)
#loc4 = loc("05-operations.pdll":2:11)
#loc5 = loc("05-operations.pdll":2:57)
==== 20: opExpr: in parentheses the results of a replacement are inferred
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = operand loc(#loc2)
    %2 = types loc(#loc3)
    %3 = operation "calc.add"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc(#loc3)
    rewrite %3 {
      %4 = operation "calc.sub"(%0, %1 : !pdl.value, !pdl.value)  loc(#loc5)
      replace %3 with %4 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("05-operations.pdll":2:1)
#loc1 = loc("05-operations.pdll":2:32)
#loc2 = loc("05-operations.pdll":2:42)
#loc3 = loc("05-operations.pdll":2:19)
#loc4 = loc("05-operations.pdll":2:11)
#loc5 = loc("05-operations.pdll":2:58)
==== 21: attrEntry: names of every kind
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = attribute = unit loc(#loc2)
    %2 = attribute = unit loc(#loc3)
    %3 = attribute = unit loc(#loc4)
    %4 = attribute = unit loc(#loc5)
    %5 = attribute = unit loc(#loc6)
    %6 = attribute = unit loc(#loc7)
    %7 = attribute = unit loc(#loc8)
    %8 = types loc(#loc1)
    %9 = operation "calc.const"(%0 : !pdl.range<value>)  {"plain" = %1, "in quotes" = %2, "in brackets" = %3, "let" = %4, "Value" = %5, "type" = %6, "_underscore" = %7} -> (%8 : !pdl.range<type>) loc(#loc1)
    rewrite %9 {
      erase %9 loc(#loc9)
    } loc(#loc9)
  } loc(#loc)
} loc(#loc)
#loc = loc("05-operations.pdll":2:1)
#loc1 = loc("05-operations.pdll":2:18)
#loc2 = loc("05-operations.pdll":2:34)
#loc3 = loc("05-operations.pdll":2:41)
#loc4 = loc("05-operations.pdll":2:54)
#loc5 = loc("05-operations.pdll":2:71)
#loc6 = loc("05-operations.pdll":2:76)
#loc7 = loc("05-operations.pdll":2:83)
#loc8 = loc("05-operations.pdll":2:89)
#loc9 = loc("05-operations.pdll":2:12)
==== 22: attrEntry: the same name twice
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = attribute = 1 : i8 loc(#loc2)
    %2 = attribute loc(#loc3)
    %3 = types loc(#loc1)
    %4 = operation "calc.const"(%0 : !pdl.range<value>)  {"a" = %1, "a" = %2} -> (%3 : !pdl.range<type>) loc(#loc1)
    rewrite %4 {
      erase %4 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("05-operations.pdll":2:1)
#loc1 = loc("05-operations.pdll":2:18)
#loc2 = loc("05-operations.pdll":2:38)
#loc3 = loc("05-operations.pdll":2:58)
#loc4 = loc("05-operations.pdll":2:12)
==== 23: attrEntry: dots are for quotes
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = attribute loc(#loc2)
    %2 = types loc(#loc1)
    %3 = operation "calc.const"(%0 : !pdl.range<value>)  {"calc.mode" = %1} -> (%2 : !pdl.range<type>) loc(#loc1)
    rewrite %3 {
      erase %3 loc(#loc3)
    } loc(#loc3)
  } loc(#loc)
} loc(#loc)
#loc = loc("05-operations.pdll":2:1)
#loc1 = loc("05-operations.pdll":2:18)
#loc2 = loc("05-operations.pdll":2:48)
#loc3 = loc("05-operations.pdll":2:12)
==== 24: attrEntry: a value that was computed
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    %1 = apply_native_constraint "Width"(%0 : !pdl.value) : !pdl.attribute loc(#loc3)
    %2 = types loc(#loc4)
    %3 = operation "calc.neg"(%0 : !pdl.value)  {"width" = %1} -> (%2 : !pdl.range<type>) loc(#loc4)
    rewrite %3 {
      erase %3 loc(#loc5)
    } loc(#loc5)
  } loc(#loc1)
} loc(#loc)
#loc = loc("05-operations.pdll":2:1)
#loc1 = loc("05-operations.pdll":3:1)
#loc2 = loc("05-operations.pdll":3:35)
#loc3 = loc("05-operations.pdll":3:54)
#loc4 = loc("05-operations.pdll":3:22)
#loc5 = loc("05-operations.pdll":3:65)
==== 25: opName: keywords and several dots
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "op.type.attr.with.not.x_1"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    rewrite %2 {
      erase %2 loc(#loc2)
    } loc(#loc2)
  } loc(#loc)
} loc(#loc)
#loc = loc("05-operations.pdll":2:1)
#loc1 = loc("05-operations.pdll":2:18)
#loc2 = loc("05-operations.pdll":2:12)
==== 26: opName: dots at the end
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.neg."(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    rewrite %2 {
      erase %2 loc(#loc2)
    } loc(#loc2)
  } loc(#loc)
} loc(#loc)
#loc = loc("05-operations.pdll":2:1)
#loc1 = loc("05-operations.pdll":2:18)
#loc2 = loc("05-operations.pdll":2:12)
==== 27: opName: dots in a row
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.neg..sat"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    rewrite %2 {
      erase %2 loc(#loc2)
    } loc(#loc2)
  } loc(#loc)
} loc(#loc)
#loc = loc("05-operations.pdll":2:1)
#loc1 = loc("05-operations.pdll":2:18)
#loc2 = loc("05-operations.pdll":2:12)
==== 28: opName: of a variable
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.deep.neg"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    rewrite %2 {
      erase %2 loc(#loc2)
    } loc(#loc2)
  } loc(#loc)
} loc(#loc)
#loc = loc("05-operations.pdll":2:1)
#loc1 = loc("05-operations.pdll":2:15)
#loc2 = loc("05-operations.pdll":2:40)
==== 29: opName: blanks around the name
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.neg"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    rewrite %2 {
      erase %2 loc(#loc2)
    } loc(#loc2)
  } loc(#loc)
} loc(#loc)
#loc = loc("05-operations.pdll":2:1)
#loc1 = loc("05-operations.pdll":2:18)
#loc2 = loc("05-operations.pdll":2:12)
