==== 0: module: nothing
module {
} loc(#loc)
#loc = loc("02-top-level.pdll":2:1)
==== 1: module: only comments
module {
} loc(#loc)
#loc = loc("02-top-level.pdll":4:1)
==== 2: topDecl: constraints and rewrites alone give no patterns
module {
} loc(#loc)
#loc = loc("02-top-level.pdll":2:1)
==== 3: topDecl: several patterns, in their order
module {
  pdl.pattern @First : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.nop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    rewrite %2 {
      erase %2 loc(#loc2)
    } loc(#loc2)
  } loc(#loc)
  pdl.pattern @Second : benefit(0) {
    %0 = operands loc(#loc4)
    %1 = attribute loc(#loc5)
    apply_native_constraint "IsZero"(%1 : !pdl.attribute) loc(#loc6)
    %2 = types loc(#loc4)
    %3 = operation "calc.const"(%0 : !pdl.range<value>)  {"value" = %1} -> (%2 : !pdl.range<type>) loc(#loc4)
    rewrite %3 {
      erase %3 loc(#loc7)
    } loc(#loc7)
  } loc(#loc3)
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc9)
    %1 = types loc(#loc9)
    %2 = operation "calc.trap"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc9)
    rewrite %2 {
      erase %2 loc(#loc10)
    } loc(#loc10)
  } loc(#loc8)
} loc(#loc)
#loc = loc("02-top-level.pdll":2:1)
#loc1 = loc("02-top-level.pdll":2:24)
#loc2 = loc("02-top-level.pdll":2:18)
#loc3 = loc("02-top-level.pdll":4:1)
#loc4 = loc("02-top-level.pdll":4:25)
#loc5 = loc("02-top-level.pdll":4:49)
#loc6 = loc("02-top-level.pdll":4:52)
#loc7 = loc("02-top-level.pdll":4:19)
#loc8 = loc("02-top-level.pdll":5:1)
#loc9 = loc("02-top-level.pdll":5:18)
#loc10 = loc("02-top-level.pdll":5:12)
==== 4: topDecl: two on one line
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    apply_native_constraint "A"(%0 : !pdl.value) loc(#loc3)
    apply_native_constraint "B"(%0 : !pdl.value) loc(#loc4)
    %1 = types loc(#loc5)
    %2 = operation "calc.nop"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc5)
    rewrite %2 {
      erase %2 loc(#loc6)
    } loc(#loc6)
  } loc(#loc1)
} loc(#loc)
#loc = loc("02-top-level.pdll":2:1)
#loc1 = loc("02-top-level.pdll":2:45)
#loc2 = loc("02-top-level.pdll":2:75)
#loc3 = loc("02-top-level.pdll":2:41)
#loc4 = loc("02-top-level.pdll":2:78)
#loc5 = loc("02-top-level.pdll":2:62)
#loc6 = loc("02-top-level.pdll":2:56)
==== 5: directive: what it brings can be used after it
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    apply_native_constraint "HasOneUse"(%0 : !pdl.value) loc(#loc3)
    %1 = attribute loc(#loc4)
    %2 = types loc(#loc5)
    %3 = operation "calc.neg"(%0 : !pdl.value)  {"bias" = %1} -> (%2 : !pdl.range<type>) loc(#loc5)
    apply_native_constraint "IsZero"(%1 : !pdl.attribute) loc(#loc6)
    rewrite %3 {
      erase %3 loc(#loc7)
    } loc(#loc7)
  } loc(#loc1)
} loc(#loc)
#loc = loc("02-top-level.pdll":2:1)
#loc1 = loc("02-top-level.pdll":3:1)
#loc2 = loc("02-top-level.pdll":4:27)
#loc3 = loc("02-top-level.pdll":4:30)
#loc4 = loc("02-top-level.pdll":4:49)
#loc5 = loc("02-top-level.pdll":4:14)
#loc6 = loc("02-top-level.pdll":5:3)
#loc7 = loc("02-top-level.pdll":6:3)
==== 6: directive: patterns come in the order of the text
module {
  pdl.pattern @First : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.first"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    rewrite %2 {
      erase %2 loc(#loc2)
    } loc(#loc2)
  } loc(#loc)
  pdl.pattern @DropUnused : benefit(0) {
    %0 = operand loc(#loc4)
    apply_native_constraint "HasOneUse"(%0 : !pdl.value) loc(#loc5)
    %1 = types loc(#loc6)
    %2 = operation "calc.nop"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc6)
    rewrite %2 {
      erase %2 loc(#loc7)
    } loc(#loc7)
  } loc(#loc3)
  pdl.pattern @Last : benefit(0) {
    %0 = operands loc(#loc9)
    %1 = types loc(#loc9)
    %2 = operation "calc.last"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc9)
    rewrite %2 {
      erase %2 loc(#loc10)
    } loc(#loc10)
  } loc(#loc8)
} loc(#loc)
#loc = loc("02-top-level.pdll":2:1)
#loc1 = loc("02-top-level.pdll":2:24)
#loc2 = loc("02-top-level.pdll":2:18)
#loc3 = loc("pdll/include/pattern.pdll":2:1)
#loc4 = loc("pdll/include/pattern.pdll":2:42)
#loc5 = loc("pdll/include/pattern.pdll":2:45)
#loc6 = loc("pdll/include/pattern.pdll":2:29)
#loc7 = loc("pdll/include/pattern.pdll":2:23)
#loc8 = loc("02-top-level.pdll":4:1)
#loc9 = loc("02-top-level.pdll":4:23)
#loc10 = loc("02-top-level.pdll":4:17)
==== 7: directive: anything may follow on its line
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    apply_native_constraint "HasOneUse"(%0 : !pdl.value) loc(#loc3)
    %1 = types loc(#loc4)
    %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc4)
    rewrite %2 {
      erase %2 loc(#loc5)
    } loc(#loc5)
  } loc(#loc1)
} loc(#loc)
#loc = loc("02-top-level.pdll":2:1)
#loc1 = loc("02-top-level.pdll":2:32)
#loc2 = loc("02-top-level.pdll":2:62)
#loc3 = loc("02-top-level.pdll":2:65)
#loc4 = loc("02-top-level.pdll":2:49)
#loc5 = loc("02-top-level.pdll":2:43)
==== 8: directive: the path may be a code block
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    apply_native_constraint "HasOneUse"(%0 : !pdl.value) loc(#loc3)
    %1 = types loc(#loc4)
    %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc4)
    rewrite %2 {
      erase %2 loc(#loc5)
    } loc(#loc5)
  } loc(#loc1)
} loc(#loc)
#loc = loc("02-top-level.pdll":2:1)
#loc1 = loc("02-top-level.pdll":3:1)
#loc2 = loc("02-top-level.pdll":3:31)
#loc3 = loc("02-top-level.pdll":3:34)
#loc4 = loc("02-top-level.pdll":3:18)
#loc5 = loc("02-top-level.pdll":3:12)
==== 9: directive: TableGen
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc2)
    %1 = types loc(#loc2)
    %2 = operation "nn.barrier"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      erase %2 loc(#loc3)
    } loc(#loc3)
  } loc(#loc1)
} loc(#loc)
#loc = loc("02-top-level.pdll":2:1)
#loc1 = loc("02-top-level.pdll":3:1)
#loc2 = loc("02-top-level.pdll":3:18)
#loc3 = loc("02-top-level.pdll":3:12)
==== 42: topDecl: a constraint that is defined before the TableGen file that has one of its name
module {
  pdl.pattern : benefit(0) {
    %0 = type loc(#loc2)
    apply_native_constraint "Num"(%0 : !pdl.type) loc(#loc3)
    %1 = operand : %0 loc(#loc4)
    %2 = types loc(#loc5)
    %3 = operation "nn.relu"(%1 : !pdl.value)  -> (%2 : !pdl.range<type>) loc(#loc5)
    rewrite %3 {
      erase %3 loc(#loc6)
    } loc(#loc6)
  } loc(#loc1)
} loc(#loc)
#loc = loc("02-top-level.pdll":2:1)
#loc1 = loc("02-top-level.pdll":4:1)
#loc2 = loc("02-top-level.pdll":4:39)
#loc3 = loc("02-top-level.pdll":4:42)
#loc4 = loc("02-top-level.pdll":4:30)
#loc5 = loc("02-top-level.pdll":4:18)
#loc6 = loc("02-top-level.pdll":4:12)
==== 43: topDecl: sibling scopes may use a name again
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    apply_native_constraint "Left"(%0 : !pdl.value) loc(#loc3)
    %1 = types loc(#loc4)
    %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc4)
    rewrite %2 {
      erase %2 loc(#loc5)
    } loc(#loc5)
  } loc(#loc1)
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc7)
    apply_native_constraint "Right"(%0 : !pdl.value) loc(#loc8)
    %1 = types loc(#loc9)
    %2 = operation "calc.abs"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc9)
    rewrite %2 {
      erase %2 loc(#loc10)
    } loc(#loc10)
  } loc(#loc6)
} loc(#loc)
#loc = loc("02-top-level.pdll":2:1)
#loc1 = loc("02-top-level.pdll":4:1)
#loc2 = loc("02-top-level.pdll":4:32)
#loc3 = loc("02-top-level.pdll":4:35)
#loc4 = loc("02-top-level.pdll":4:19)
#loc5 = loc("02-top-level.pdll":4:42)
#loc6 = loc("02-top-level.pdll":5:1)
#loc7 = loc("02-top-level.pdll":5:32)
#loc8 = loc("02-top-level.pdll":5:35)
#loc9 = loc("02-top-level.pdll":5:19)
#loc10 = loc("02-top-level.pdll":5:43)
==== 44: topDecl: a parameter may have the name of its declaration
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    apply_native_constraint "Self"(%0 : !pdl.value) loc(#loc3)
    %1 = types loc(#loc4)
    %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc4)
    rewrite %2 {
      erase %2 loc(#loc5)
    } loc(#loc5)
  } loc(#loc1)
} loc(#loc)
#loc = loc("02-top-level.pdll":2:1)
#loc1 = loc("02-top-level.pdll":3:1)
#loc2 = loc("02-top-level.pdll":3:31)
#loc3 = loc("02-top-level.pdll":3:34)
#loc4 = loc("02-top-level.pdll":3:18)
#loc5 = loc("02-top-level.pdll":3:12)
==== 45: directive: an anonymous pattern that is included twice is there twice
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc2)
    %1 = types loc(#loc2)
    %2 = operation "calc.nop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      erase %2 loc(#loc3)
    } loc(#loc3)
  } loc(#loc1)
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc2)
    %1 = types loc(#loc2)
    %2 = operation "calc.nop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      erase %2 loc(#loc3)
    } loc(#loc3)
  } loc(#loc1)
} loc(#loc)
#loc = loc("02-top-level.pdll":2:1)
#loc1 = loc("pdll/include/empty.pdll":1:1)
#loc2 = loc("pdll/include/empty.pdll":1:18)
#loc3 = loc("pdll/include/empty.pdll":1:12)
