==== 0 mlir22: Deviation 12: a tuple is evaluated once although it is converted.
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "calc.split"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc3)
    rewrite %2 {
      %3 = operation "calc.low"(%0 : !pdl.value)  loc(#loc5)
      %4 = operation "calc.high"(%0 : !pdl.value)  loc(#loc6)
      replace %2 with %4 loc(#loc7)
    } loc(#loc4)
  } loc(#loc1)
} loc(#loc)
#loc = loc("lowering.pdll":2:1)
#loc1 = loc("lowering.pdll":3:1)
#loc2 = loc("lowering.pdll":3:37)
#loc3 = loc("lowering.pdll":3:22)
#loc4 = loc("lowering.pdll":3:48)
#loc5 = loc("lowering.pdll":2:47)
#loc6 = loc("lowering.pdll":2:70)
#loc7 = loc("lowering.pdll":3:84)
==== 0 pdllc: Deviation 12: a tuple is evaluated once although it is converted.
module {
  pdl.pattern : benefit(1) {
    %0 = operand loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "calc.split"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc3)
    rewrite %2 {
      %3 = operation "calc.low"(%0 : !pdl.value)  loc(#loc5)
      %4 = operation "calc.high"(%0 : !pdl.value)  loc(#loc6)
      replace %2 with %4 loc(#loc7)
    } loc(#loc4)
  } loc(#loc1)
} loc(#loc)
#loc = loc("lowering.pdll":2:1)
#loc1 = loc("lowering.pdll":3:1)
#loc2 = loc("lowering.pdll":3:37)
#loc3 = loc("lowering.pdll":3:22)
#loc4 = loc("lowering.pdll":3:48)
#loc5 = loc("lowering.pdll":2:47)
#loc6 = loc("lowering.pdll":2:70)
#loc7 = loc("lowering.pdll":3:84)
==== 1 mlir22: Deviation 12: a native rewrite that gives a tuple is called once.
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "calc.split"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc3)
    rewrite %2 {
      %3:2 = apply_native_rewrite "Split"(%0 : !pdl.value) : !pdl.operation, !pdl.operation loc(#loc5)
      replace %2 with %3#1 loc(#loc6)
    } loc(#loc4)
  } loc(#loc1)
} loc(#loc)
#loc = loc("lowering.pdll":2:1)
#loc1 = loc("lowering.pdll":4:1)
#loc2 = loc("lowering.pdll":4:37)
#loc3 = loc("lowering.pdll":4:22)
#loc4 = loc("lowering.pdll":4:48)
#loc5 = loc("lowering.pdll":3:51)
#loc6 = loc("lowering.pdll":4:86)
==== 1 pdllc: Deviation 12: a native rewrite that gives a tuple is called once.
module {
  pdl.pattern : benefit(1) {
    %0 = operand loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "calc.split"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc3)
    rewrite %2 {
      %3:2 = apply_native_rewrite "Split"(%0 : !pdl.value) : !pdl.operation, !pdl.operation loc(#loc5)
      replace %2 with %3#1 loc(#loc6)
    } loc(#loc4)
  } loc(#loc1)
} loc(#loc)
#loc = loc("lowering.pdll":2:1)
#loc1 = loc("lowering.pdll":4:1)
#loc2 = loc("lowering.pdll":4:37)
#loc3 = loc("lowering.pdll":4:22)
#loc4 = loc("lowering.pdll":4:48)
#loc5 = loc("lowering.pdll":3:51)
#loc6 = loc("lowering.pdll":4:86)
==== 2 mlir22: Deviation 12: a tuple of operations becomes a range once.
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = type loc(#loc2)
    %2 = operation "calc.pair"(%0 : !pdl.value)  -> (%1 : !pdl.type) loc(#loc3)
    rewrite %2 {
      %3 = operation "calc.low"(%0 : !pdl.value)  -> (%1 : !pdl.type) loc(#loc5)
      %4 = result 0 of %3 loc(#loc5)
      %5 = operation "calc.high"(%0 : !pdl.value)  -> (%1 : !pdl.type) loc(#loc6)
      %6 = result 0 of %5 loc(#loc6)
      %7 = range %4, %6 : !pdl.value, !pdl.value  loc(#loc7)
      %8 = operation "calc.use"(%7 : !pdl.range<value>)  loc(#loc8)
      erase %2 loc(#loc9)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("lowering.pdll":2:1)
#loc1 = loc("lowering.pdll":3:28)
#loc2 = loc("lowering.pdll":3:42)
#loc3 = loc("lowering.pdll":3:14)
#loc4 = loc("lowering.pdll":4:3)
#loc5 = loc("lowering.pdll":4:37)
#loc6 = loc("lowering.pdll":4:63)
#loc7 = loc("lowering.pdll":4:36)
#loc8 = loc("lowering.pdll":4:23)
#loc9 = loc("lowering.pdll":4:98)
==== 2 pdllc: Deviation 12: a tuple of operations becomes a range once.
module {
  pdl.pattern : benefit(1) {
    %0 = operand loc(#loc1)
    %1 = type loc(#loc2)
    %2 = operation "calc.pair"(%0 : !pdl.value)  -> (%1 : !pdl.type) loc(#loc3)
    rewrite %2 {
      %3 = operation "calc.low"(%0 : !pdl.value)  -> (%1 : !pdl.type) loc(#loc5)
      %4 = result 0 of %3 loc(#loc5)
      %5 = operation "calc.high"(%0 : !pdl.value)  -> (%1 : !pdl.type) loc(#loc6)
      %6 = result 0 of %5 loc(#loc6)
      %7 = range %4, %6 : !pdl.value, !pdl.value  loc(#loc7)
      %8 = operation "calc.use"(%7 : !pdl.range<value>)  loc(#loc8)
      erase %2 loc(#loc9)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("lowering.pdll":2:1)
#loc1 = loc("lowering.pdll":3:28)
#loc2 = loc("lowering.pdll":3:42)
#loc3 = loc("lowering.pdll":3:14)
#loc4 = loc("lowering.pdll":4:3)
#loc5 = loc("lowering.pdll":4:37)
#loc6 = loc("lowering.pdll":4:63)
#loc7 = loc("lowering.pdll":4:36)
#loc8 = loc("lowering.pdll":4:23)
#loc9 = loc("lowering.pdll":4:98)
==== 3 mlir22: Deviation 13: what is defined before `return` is made once.
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    %1 = operand loc(#loc3)
    %2 = type loc(#loc4)
    %3 = operation "calc.sub"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.type) loc(#loc5)
    rewrite %3 {
      %4 = operation "calc.neg"(%1 : !pdl.value)  -> (%2 : !pdl.type) loc(#loc7)
      replace %3 with %4 loc(#loc6)
    } loc(#loc6)
  } loc(#loc1)
} loc(#loc)
#loc = loc("lowering.pdll":2:1)
#loc1 = loc("lowering.pdll":3:1)
#loc2 = loc("lowering.pdll":3:32)
#loc3 = loc("lowering.pdll":3:45)
#loc4 = loc("lowering.pdll":3:59)
#loc5 = loc("lowering.pdll":3:19)
#loc6 = loc("lowering.pdll":3:11)
#loc7 = loc("lowering.pdll":2:54)
==== 3 pdllc: Deviation 13: what is defined before `return` is made once.
module {
  pdl.pattern : benefit(1) {
    %0 = operand loc(#loc2)
    %1 = operand loc(#loc3)
    %2 = type loc(#loc4)
    %3 = operation "calc.sub"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.type) loc(#loc5)
    rewrite %3 {
      %4 = operation "calc.neg"(%1 : !pdl.value)  -> (%2 : !pdl.type) loc(#loc7)
      replace %3 with %4 loc(#loc6)
    } loc(#loc6)
  } loc(#loc1)
} loc(#loc)
#loc = loc("lowering.pdll":2:1)
#loc1 = loc("lowering.pdll":3:1)
#loc2 = loc("lowering.pdll":3:32)
#loc3 = loc("lowering.pdll":3:45)
#loc4 = loc("lowering.pdll":3:59)
#loc5 = loc("lowering.pdll":3:19)
#loc6 = loc("lowering.pdll":3:11)
#loc7 = loc("lowering.pdll":2:54)
==== 4 mlir22: Deviation 13: a constraint that returns an operation which it matched.
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc3)
    %3 = result 0 of %2 loc(#loc4)
    %4 = types loc(#loc5)
    %5 = operation "calc.abs"(%3 : !pdl.value)  -> (%4 : !pdl.range<type>) loc(#loc5)
    rewrite %5 {
      replace %5 with(%0 : !pdl.value) loc(#loc6)
    } loc(#loc6)
  } loc(#loc1)
} loc(#loc)
#loc = loc("lowering.pdll":2:1)
#loc1 = loc("lowering.pdll":3:1)
#loc2 = loc("lowering.pdll":3:43)
#loc3 = loc("lowering.pdll":2:51)
#loc4 = loc("lowering.pdll":2:75)
#loc5 = loc("lowering.pdll":3:22)
#loc6 = loc("lowering.pdll":3:55)
==== 4 pdllc: Deviation 13: a constraint that returns an operation which it matched.
module {
  pdl.pattern : benefit(2) {
    %0 = operand loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc3)
    %3 = result 0 of %2 loc(#loc4)
    %4 = types loc(#loc5)
    %5 = operation "calc.abs"(%3 : !pdl.value)  -> (%4 : !pdl.range<type>) loc(#loc5)
    rewrite %5 {
      replace %5 with(%0 : !pdl.value) loc(#loc6)
    } loc(#loc6)
  } loc(#loc1)
} loc(#loc)
#loc = loc("lowering.pdll":2:1)
#loc1 = loc("lowering.pdll":3:1)
#loc2 = loc("lowering.pdll":3:43)
#loc3 = loc("lowering.pdll":2:51)
#loc4 = loc("lowering.pdll":2:75)
#loc5 = loc("lowering.pdll":3:22)
#loc6 = loc("lowering.pdll":3:55)
==== 5 mlir22: Deviation 14: the name of an operation is checked where a variable says it.
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
#loc = loc("lowering.pdll":2:1)
#loc1 = loc("lowering.pdll":2:15)
#loc2 = loc("lowering.pdll":2:53)
==== 5 pdllc: Deviation 14: the name of an operation is checked where a variable says it.
module {
  pdl.pattern : benefit(1) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.neg"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    rewrite %2 {
      erase %2 loc(#loc2)
    } loc(#loc2)
  } loc(#loc)
} loc(#loc)
#loc = loc("lowering.pdll":2:1)
#loc1 = loc("lowering.pdll":2:15)
#loc2 = loc("lowering.pdll":2:53)
==== 6 mlir22: Deviation 14: of a wildcard.
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = types loc(#loc2)
    %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      replace %2 with(%0 : !pdl.value) loc(#loc3)
    } loc(#loc3)
  } loc(#loc)
} loc(#loc)
#loc = loc("lowering.pdll":2:1)
#loc1 = loc("lowering.pdll":2:40)
#loc2 = loc("lowering.pdll":2:35)
#loc3 = loc("lowering.pdll":2:51)
==== 6 pdllc: Deviation 14: of a wildcard.
module {
  pdl.pattern : benefit(1) {
    %0 = operand loc(#loc1)
    %1 = types loc(#loc2)
    %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      replace %2 with(%0 : !pdl.value) loc(#loc3)
    } loc(#loc3)
  } loc(#loc)
} loc(#loc)
#loc = loc("lowering.pdll":2:1)
#loc1 = loc("lowering.pdll":2:40)
#loc2 = loc("lowering.pdll":2:35)
#loc3 = loc("lowering.pdll":2:51)
==== 9 mlir22: Deviation 1: the benefit is the number of operations that are matched, or 0.
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.const"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    %3 = results of %2  loc(#loc1)
    %4 = types loc(#loc2)
    %5 = operation "calc.neg"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc(#loc2)
    %6 = results of %5  loc(#loc2)
    %7 = types loc(#loc3)
    %8 = operation "calc.neg"(%6 : !pdl.range<value>)  -> (%7 : !pdl.range<type>) loc(#loc3)
    rewrite %8 {
      erase %8 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("lowering.pdll":2:1)
#loc1 = loc("lowering.pdll":2:44)
#loc2 = loc("lowering.pdll":2:31)
#loc3 = loc("lowering.pdll":2:18)
#loc4 = loc("lowering.pdll":2:12)
==== 9 pdllc: Deviation 1: the benefit is the number of operations that are matched, or 0.
module {
  pdl.pattern : benefit(3) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.const"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    %3 = results of %2  loc(#loc1)
    %4 = types loc(#loc2)
    %5 = operation "calc.neg"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc(#loc2)
    %6 = results of %5  loc(#loc2)
    %7 = types loc(#loc3)
    %8 = operation "calc.neg"(%6 : !pdl.range<value>)  -> (%7 : !pdl.range<type>) loc(#loc3)
    rewrite %8 {
      erase %8 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("lowering.pdll":2:1)
#loc1 = loc("lowering.pdll":2:44)
#loc2 = loc("lowering.pdll":2:31)
#loc3 = loc("lowering.pdll":2:18)
#loc4 = loc("lowering.pdll":2:12)
==== 10 mlir22: Deviation 3: bounded recursion is kept.
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = types loc(#loc2)
    %2 = operation "calc.loop"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      %3 = operation "calc.loop"(%0 : !pdl.value)  loc(#loc4)
      replace %2 with %3 loc(#loc3)
    } loc(#loc3)
  } loc(#loc)
} loc(#loc)
#loc = loc("lowering.pdll":2:1)
#loc1 = loc("lowering.pdll":2:49)
#loc2 = loc("lowering.pdll":2:35)
#loc3 = loc("lowering.pdll":2:27)
#loc4 = loc("lowering.pdll":2:64)
==== 10 pdllc: Deviation 3: bounded recursion is kept.
module {
  pdl.pattern : benefit(1) attributes {pdllc.bounded_recursion} {
    %0 = operand loc(#loc1)
    %1 = types loc(#loc2)
    %2 = operation "calc.loop"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      %3 = operation "calc.loop"(%0 : !pdl.value)  loc(#loc4)
      replace %2 with %3 loc(#loc3)
    } loc(#loc3)
  } loc(#loc)
} loc(#loc)
#loc = loc("lowering.pdll":2:1)
#loc1 = loc("lowering.pdll":2:49)
#loc2 = loc("lowering.pdll":2:35)
#loc3 = loc("lowering.pdll":2:27)
#loc4 = loc("lowering.pdll":2:64)
==== 11 mlir22: Deviation 10: an operation that is known to have one result is a value.
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "nn.relu"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc3)
    %3 = results of %2  loc(#loc3)
    %4 = types loc(#loc4)
    %5 = operation "nn.relu"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc(#loc4)
    rewrite %5 {
      erase %5 loc(#loc5)
    } loc(#loc5)
  } loc(#loc1)
} loc(#loc)
#loc = loc("lowering.pdll":2:1)
#loc1 = loc("lowering.pdll":3:1)
#loc2 = loc("lowering.pdll":3:42)
#loc3 = loc("lowering.pdll":3:30)
#loc4 = loc("lowering.pdll":3:18)
#loc5 = loc("lowering.pdll":3:12)
==== 11 pdllc: Deviation 10: an operation that is known to have one result is a value.
module {
  pdl.pattern : benefit(2) {
    %0 = operand loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "nn.relu"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc3)
    %3 = result 0 of %2 loc(#loc3)
    %4 = types loc(#loc4)
    %5 = operation "nn.relu"(%3 : !pdl.value)  -> (%4 : !pdl.range<type>) loc(#loc4)
    rewrite %5 {
      erase %5 loc(#loc5)
    } loc(#loc5)
  } loc(#loc1)
} loc(#loc)
#loc = loc("lowering.pdll":2:1)
#loc1 = loc("lowering.pdll":3:1)
#loc2 = loc("lowering.pdll":3:42)
#loc3 = loc("lowering.pdll":3:30)
#loc4 = loc("lowering.pdll":3:18)
#loc5 = loc("lowering.pdll":3:12)
==== 12 pdllc: Deviation 20: a constraint in a rewrite says the type only.
module {
  pdl.pattern : benefit(1) {
    %0 = operands loc(#loc2)
    %1 = types loc(#loc2)
    %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      %3 = type loc(#loc4)
      %4 = operation "calc.const"  -> (%3 : !pdl.type) loc(#loc5)
      erase %2 loc(#loc6)
    } loc(#loc3)
  } loc(#loc1)
} loc(#loc)
#loc = loc("lowering.pdll":2:1)
#loc1 = loc("lowering.pdll":3:1)
#loc2 = loc("lowering.pdll":3:19)
#loc3 = loc("lowering.pdll":3:11)
#loc4 = loc("lowering.pdll":3:54)
#loc5 = loc("lowering.pdll":3:35)
#loc6 = loc("lowering.pdll":3:67)
==== 13 mlir22: Deviation 21: native constraints with results, in C++.
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
#loc = loc("lowering.pdll":2:1)
#loc1 = loc("lowering.pdll":3:1)
#loc2 = loc("lowering.pdll":3:35)
#loc3 = loc("lowering.pdll":3:54)
#loc4 = loc("lowering.pdll":3:22)
#loc5 = loc("lowering.pdll":3:65)
==== 13 pdllc: Deviation 21: native constraints with results, in C++.
module {
  pdl.pattern : benefit(1) {
    %0 = operand loc(#loc2)
    %1 = apply_native_constraint "Width"(%0 : !pdl.value) : !pdl.attribute loc(#loc3)
    %2 = types loc(#loc4)
    %3 = operation "calc.neg"(%0 : !pdl.value)  {"width" = %1} -> (%2 : !pdl.range<type>) loc(#loc4)
    rewrite %3 {
      erase %3 loc(#loc5)
    } loc(#loc5)
  } loc(#loc1)
} loc(#loc)
#loc = loc("lowering.pdll":2:1)
#loc1 = loc("lowering.pdll":3:1)
#loc2 = loc("lowering.pdll":3:35)
#loc3 = loc("lowering.pdll":3:54)
#loc4 = loc("lowering.pdll":3:22)
#loc5 = loc("lowering.pdll":3:65)
