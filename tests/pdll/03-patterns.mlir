==== 0: pattern: without a name, in short form
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
#loc = loc("03-patterns.pdll":2:1)
#loc1 = loc("03-patterns.pdll":2:18)
#loc2 = loc("03-patterns.pdll":2:12)
==== 1: pattern: with a name, in short form
module {
  pdl.pattern @EraseNop : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.nop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    rewrite %2 {
      erase %2 loc(#loc2)
    } loc(#loc2)
  } loc(#loc)
} loc(#loc)
#loc = loc("03-patterns.pdll":2:1)
#loc1 = loc("03-patterns.pdll":2:27)
#loc2 = loc("03-patterns.pdll":2:21)
==== 2: pattern: with a body
module {
  pdl.pattern @NegNeg : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = types loc(#loc2)
    %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc2)
    %3 = results of %2  loc(#loc3)
    %4 = types loc(#loc4)
    %5 = operation "calc.neg"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc(#loc4)
    rewrite %5 {
      replace %5 with(%0 : !pdl.value) loc(#loc5)
    } loc(#loc5)
  } loc(#loc)
} loc(#loc)
#loc = loc("03-patterns.pdll":2:1)
#loc1 = loc("03-patterns.pdll":3:28)
#loc2 = loc("03-patterns.pdll":3:15)
#loc3 = loc("03-patterns.pdll":4:28)
#loc4 = loc("03-patterns.pdll":4:15)
#loc5 = loc("03-patterns.pdll":5:3)
==== 3: pattern: the short form may replace
module {
  pdl.pattern @NegNeg : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = types loc(#loc2)
    %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc2)
    %3 = results of %2  loc(#loc2)
    %4 = types loc(#loc3)
    %5 = operation "calc.neg"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc(#loc3)
    rewrite %5 {
      replace %5 with(%0 : !pdl.value) loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("03-patterns.pdll":2:1)
#loc1 = loc("03-patterns.pdll":2:53)
#loc2 = loc("03-patterns.pdll":2:40)
#loc3 = loc("03-patterns.pdll":2:27)
#loc4 = loc("03-patterns.pdll":2:19)
==== 4: pattern: the short form may rewrite
module {
  pdl.pattern @Unroll : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.loop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    rewrite %2 {
      %3 = operation "calc.body"  loc(#loc3)
      erase %2 loc(#loc4)
    } loc(#loc2)
  } loc(#loc)
} loc(#loc)
#loc = loc("03-patterns.pdll":2:1)
#loc1 = loc("03-patterns.pdll":2:27)
#loc2 = loc("03-patterns.pdll":2:19)
#loc3 = loc("03-patterns.pdll":2:54)
#loc4 = loc("03-patterns.pdll":2:75)
==== 5: metadata: a benefit
module {
  pdl.pattern : benefit(10) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.nop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    rewrite %2 {
      erase %2 loc(#loc2)
    } loc(#loc2)
  } loc(#loc)
} loc(#loc)
#loc = loc("03-patterns.pdll":2:1)
#loc1 = loc("03-patterns.pdll":2:35)
#loc2 = loc("03-patterns.pdll":2:29)
==== 6: metadata: the largest benefit that PDL has
module {
  pdl.pattern : benefit(32767) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.nop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    rewrite %2 {
      erase %2 loc(#loc2)
    } loc(#loc2)
  } loc(#loc)
} loc(#loc)
#loc = loc("03-patterns.pdll":2:1)
#loc1 = loc("03-patterns.pdll":2:38)
#loc2 = loc("03-patterns.pdll":2:32)
==== 7: metadata: no benefit
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
#loc = loc("03-patterns.pdll":2:1)
#loc1 = loc("03-patterns.pdll":2:34)
#loc2 = loc("03-patterns.pdll":2:28)
==== 8: metadata: leading zeros
module {
  pdl.pattern : benefit(7) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.nop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    rewrite %2 {
      erase %2 loc(#loc2)
    } loc(#loc2)
  } loc(#loc)
} loc(#loc)
#loc = loc("03-patterns.pdll":2:1)
#loc1 = loc("03-patterns.pdll":2:36)
#loc2 = loc("03-patterns.pdll":2:30)
==== 9: metadata: recursion
module {
  pdl.pattern @Shrink : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = types loc(#loc2)
    %2 = operation "calc.loop"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      %3 = operation "calc.loop"(%0 : !pdl.value)  loc(#loc4)
      replace %2 with %3 loc(#loc3)
    } loc(#loc3)
  } loc(#loc)
} loc(#loc)
#loc = loc("03-patterns.pdll":2:1)
#loc1 = loc("03-patterns.pdll":2:56)
#loc2 = loc("03-patterns.pdll":2:42)
#loc3 = loc("03-patterns.pdll":2:34)
#loc4 = loc("03-patterns.pdll":2:71)
==== 10: metadata: both, in either order
module {
  pdl.pattern @A : benefit(2) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.nop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    rewrite %2 {
      erase %2 loc(#loc2)
    } loc(#loc2)
  } loc(#loc)
  pdl.pattern @B : benefit(2) {
    %0 = operands loc(#loc4)
    %1 = types loc(#loc4)
    %2 = operation "calc.trap"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc4)
    rewrite %2 {
      erase %2 loc(#loc5)
    } loc(#loc5)
  } loc(#loc3)
} loc(#loc)
#loc = loc("03-patterns.pdll":2:1)
#loc1 = loc("03-patterns.pdll":2:47)
#loc2 = loc("03-patterns.pdll":2:41)
#loc3 = loc("03-patterns.pdll":3:1)
#loc4 = loc("03-patterns.pdll":3:46)
#loc5 = loc("03-patterns.pdll":3:40)
==== 11: pattern: the root may be a variable
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
#loc = loc("03-patterns.pdll":2:1)
#loc1 = loc("03-patterns.pdll":2:15)
#loc2 = loc("03-patterns.pdll":2:35)
==== 12: pattern: the root may have any name
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
#loc = loc("03-patterns.pdll":2:1)
#loc1 = loc("03-patterns.pdll":2:18)
#loc2 = loc("03-patterns.pdll":2:12)
==== 13: pattern: the root is not the last operation that is matched
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.const"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    %3 = results of %2  loc(#loc2)
    %4 = types loc(#loc3)
    %5 = operation "calc.neg"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc(#loc3)
    rewrite %5 {
      erase %5 loc(#loc5)
      erase %2 loc(#loc6)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("03-patterns.pdll":2:1)
#loc1 = loc("03-patterns.pdll":3:18)
#loc2 = loc("03-patterns.pdll":4:27)
#loc3 = loc("03-patterns.pdll":4:14)
#loc4 = loc("03-patterns.pdll":5:3)
#loc5 = loc("03-patterns.pdll":5:23)
#loc6 = loc("03-patterns.pdll":5:35)
==== 14: pattern: the root is a producer, its user is only used
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.const"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    %3 = results of %2  loc(#loc2)
    %4 = types loc(#loc3)
    %5 = operation "calc.neg"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc(#loc3)
    rewrite %2 {
      erase %5 loc(#loc5)
      erase %2 loc(#loc6)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("03-patterns.pdll":2:1)
#loc1 = loc("03-patterns.pdll":3:18)
#loc2 = loc("03-patterns.pdll":4:27)
#loc3 = loc("03-patterns.pdll":4:14)
#loc4 = loc("03-patterns.pdll":5:3)
#loc5 = loc("03-patterns.pdll":5:27)
#loc6 = loc("03-patterns.pdll":5:39)
