==== 0 mlir22: Deviation 4: declarations as statements.
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = types loc(#loc2)
    %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      erase %2 loc(#loc4)
    } loc(#loc3)
  } loc(#loc)
} loc(#loc)
#loc = loc("declarations.pdll":2:1)
#loc1 = loc("declarations.pdll":3:27)
#loc2 = loc("declarations.pdll":3:14)
#loc3 = loc("declarations.pdll":6:3)
#loc4 = loc("declarations.pdll":6:47)
==== 0 pdllc: Deviation 4: declarations as statements.
module {
  pdl.pattern : benefit(1) {
    %0 = operand loc(#loc1)
    %1 = types loc(#loc2)
    %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      erase %2 loc(#loc4)
    } loc(#loc3)
  } loc(#loc)
} loc(#loc)
#loc = loc("declarations.pdll":2:1)
#loc1 = loc("declarations.pdll":3:27)
#loc2 = loc("declarations.pdll":3:14)
#loc3 = loc("declarations.pdll":6:3)
#loc4 = loc("declarations.pdll":6:47)
==== 1 mlir22: Deviation 4: in the body of a constraint.
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc3)
    rewrite %2 {
      erase %2 loc(#loc4)
    } loc(#loc4)
  } loc(#loc1)
} loc(#loc)
#loc = loc("declarations.pdll":2:1)
#loc1 = loc("declarations.pdll":3:1)
#loc2 = loc("declarations.pdll":3:31)
#loc3 = loc("declarations.pdll":3:18)
#loc4 = loc("declarations.pdll":3:12)
==== 1 pdllc: Deviation 4: in the body of a constraint.
module {
  pdl.pattern : benefit(1) {
    %0 = operand loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc3)
    rewrite %2 {
      erase %2 loc(#loc4)
    } loc(#loc4)
  } loc(#loc1)
} loc(#loc)
#loc = loc("declarations.pdll":2:1)
#loc1 = loc("declarations.pdll":3:1)
#loc2 = loc("declarations.pdll":3:31)
#loc3 = loc("declarations.pdll":3:18)
#loc4 = loc("declarations.pdll":3:12)
==== 2 pdllc: Deviation 5: native code in place, without a semicolon of its own.
module {
  pdl.pattern : benefit(1) {
    %0 = operand loc(#loc1)
    %1 = types loc(#loc2)
    %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc2)
    apply_native_constraint "<anonymous_constraint_0>"(%0 : !pdl.value) loc(#loc3)
    rewrite %2 {
      erase %2 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("declarations.pdll":2:1)
#loc1 = loc("declarations.pdll":2:35)
#loc2 = loc("declarations.pdll":2:22)
#loc3 = loc("declarations.pdll":2:46)
#loc4 = loc("declarations.pdll":2:91)
==== 3 pdllc: Deviation 6: an external declaration in place.
module {
  pdl.pattern : benefit(1) {
    %0 = operand loc(#loc1)
    %1 = types loc(#loc2)
    %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc2)
    apply_native_constraint "Small"(%0 : !pdl.value) loc(#loc3)
    rewrite %2 {
      erase %2 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("declarations.pdll":2:1)
#loc1 = loc("declarations.pdll":2:35)
#loc2 = loc("declarations.pdll":2:22)
#loc3 = loc("declarations.pdll":2:57)
#loc4 = loc("declarations.pdll":2:77)
==== 4 pdllc: Deviation 6: an external declaration as a constraint.
module {
  pdl.pattern : benefit(1) {
    %0 = operand loc(#loc1)
    apply_native_constraint "Small"(%0 : !pdl.value) loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc3)
    rewrite %2 {
      erase %2 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("declarations.pdll":2:1)
#loc1 = loc("declarations.pdll":2:31)
#loc2 = loc("declarations.pdll":2:34)
#loc3 = loc("declarations.pdll":2:18)
#loc4 = loc("declarations.pdll":2:12)
==== 5 pdllc: Deviation 8: arguments with labels.
module {
  pdl.pattern : benefit(1) {
    %0 = operand loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc3)
    %3 = attribute = 0 : i8 loc(#loc4)
    %4 = attribute = 9 : i8 loc(#loc5)
    apply_native_constraint "Between"(%0, %3, %4 : !pdl.value, !pdl.attribute, !pdl.attribute) loc(#loc6)
    rewrite %2 {
      erase %2 loc(#loc7)
    } loc(#loc7)
  } loc(#loc1)
} loc(#loc)
#loc = loc("declarations.pdll":2:1)
#loc1 = loc("declarations.pdll":3:1)
#loc2 = loc("declarations.pdll":3:35)
#loc3 = loc("declarations.pdll":3:22)
#loc4 = loc("declarations.pdll":3:84)
#loc5 = loc("declarations.pdll":3:63)
#loc6 = loc("declarations.pdll":3:46)
#loc7 = loc("declarations.pdll":3:101)
==== 8 pdllc: Deviation 9: all results and all operands.
module {
  pdl.pattern : benefit(2) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc2)
    %2 = operation "calc.neg"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc2)
    %3 = results of %2  loc(#loc3)
    %4 = types loc(#loc4)
    %5 = operation "calc.use"(%3, %0 : !pdl.range<value>, !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc(#loc4)
    rewrite %5 {
      erase %5 loc(#loc5)
    } loc(#loc5)
  } loc(#loc)
} loc(#loc)
#loc = loc("declarations.pdll":2:1)
#loc1 = loc("declarations.pdll":2:35)
#loc2 = loc("declarations.pdll":2:22)
#loc3 = loc("declarations.pdll":2:71)
#loc4 = loc("declarations.pdll":2:58)
#loc5 = loc("declarations.pdll":2:52)
==== 9 pdllc: Deviation 11: tuples in tuples.
module {
  pdl.pattern : benefit(1) {
    %0 = attribute = 1 : i8 loc(#loc1)
    %1 = attribute = 2 : i8 loc(#loc2)
    %2 = type : i8 loc(#loc3)
    %3 = operands loc(#loc4)
    %4 = operation "calc.const"(%3 : !pdl.range<value>)  {"k" = %1} -> (%2 : !pdl.type) loc(#loc4)
    rewrite %4 {
      erase %4 loc(#loc5)
    } loc(#loc5)
  } loc(#loc)
} loc(#loc)
#loc = loc("declarations.pdll":2:1)
#loc1 = loc("declarations.pdll":2:29)
#loc2 = loc("declarations.pdll":2:45)
#loc3 = loc("declarations.pdll":2:66)
#loc4 = loc("declarations.pdll":2:85)
#loc5 = loc("declarations.pdll":2:79)
==== 10 pdllc: Deviation 2: the spelling of the language document.
module {
  pdl.pattern : benefit(1) attributes {pdllc.bounded_recursion} {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.nop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    rewrite %2 {
      erase %2 loc(#loc2)
    } loc(#loc2)
  } loc(#loc)
} loc(#loc)
#loc = loc("declarations.pdll":2:1)
#loc1 = loc("declarations.pdll":2:32)
#loc2 = loc("declarations.pdll":2:26)
==== 11 pdllc: Deviation 7: an operation that is reached through an operand.
module {
  pdl.pattern : benefit(2) {
    %0 = operand loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc3)
    %3 = types loc(#loc4)
    %4 = operation "calc.print"(%0 : !pdl.value)  -> (%3 : !pdl.range<type>) loc(#loc4)
    rewrite %2 {
      erase %2 loc(#loc5)
    } loc(#loc5)
  } loc(#loc1)
} loc(#loc)
#loc = loc("declarations.pdll":2:1)
#loc1 = loc("declarations.pdll":3:1)
#loc2 = loc("declarations.pdll":3:35)
#loc3 = loc("declarations.pdll":3:22)
#loc4 = loc("declarations.pdll":2:34)
#loc5 = loc("declarations.pdll":3:60)
