==== 0: rewriteDecl: external
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc2)
    %1 = types loc(#loc2)
    %2 = operation "calc.trap"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      apply_native_rewrite "Notify"(%2 : !pdl.operation) loc(#loc4)
      erase %2 loc(#loc5)
    } loc(#loc3)
  } loc(#loc1)
} loc(#loc)
#loc = loc("10-rewrites.pdll":2:1)
#loc1 = loc("10-rewrites.pdll":3:1)
#loc2 = loc("10-rewrites.pdll":3:19)
#loc3 = loc("10-rewrites.pdll":3:11)
#loc4 = loc("10-rewrites.pdll":3:46)
#loc5 = loc("10-rewrites.pdll":3:60)
==== 1: rewriteDecl: native
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc2)
    %1 = types loc(#loc2)
    %2 = operation "calc.trap"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      apply_native_rewrite "Notify"(%2 : !pdl.operation) loc(#loc4)
      erase %2 loc(#loc5)
    } loc(#loc3)
  } loc(#loc1)
} loc(#loc)
#loc = loc("10-rewrites.pdll":2:1)
#loc1 = loc("10-rewrites.pdll":5:1)
#loc2 = loc("10-rewrites.pdll":5:19)
#loc3 = loc("10-rewrites.pdll":5:11)
#loc4 = loc("10-rewrites.pdll":5:46)
#loc5 = loc("10-rewrites.pdll":5:60)
==== 2: rewriteDecl: in braces
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
#loc = loc("10-rewrites.pdll":2:1)
#loc1 = loc("10-rewrites.pdll":5:1)
#loc2 = loc("10-rewrites.pdll":5:35)
#loc3 = loc("10-rewrites.pdll":5:48)
#loc4 = loc("10-rewrites.pdll":5:62)
#loc5 = loc("10-rewrites.pdll":5:22)
#loc6 = loc("10-rewrites.pdll":5:72)
#loc7 = loc("10-rewrites.pdll":3:10)
==== 3: rewriteDecl: an expression
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
#loc = loc("10-rewrites.pdll":2:1)
#loc1 = loc("10-rewrites.pdll":3:1)
#loc2 = loc("10-rewrites.pdll":3:32)
#loc3 = loc("10-rewrites.pdll":3:45)
#loc4 = loc("10-rewrites.pdll":3:59)
#loc5 = loc("10-rewrites.pdll":3:19)
#loc6 = loc("10-rewrites.pdll":3:11)
#loc7 = loc("10-rewrites.pdll":2:44)
==== 4: rewriteDecl: an expression, without declared results
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    %1 = operand loc(#loc3)
    %2 = type loc(#loc4)
    %3 = operation "calc.sub"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.type) loc(#loc5)
    rewrite %3 {
      %4 = operation "calc.neg"(%1 : !pdl.value)  -> (%2 : !pdl.type) loc(#loc7)
      %5 = result 0 of %4 loc(#loc8)
      replace %3 with(%5 : !pdl.value) loc(#loc6)
    } loc(#loc6)
  } loc(#loc1)
} loc(#loc)
#loc = loc("10-rewrites.pdll":2:1)
#loc1 = loc("10-rewrites.pdll":3:1)
#loc2 = loc("10-rewrites.pdll":3:32)
#loc3 = loc("10-rewrites.pdll":3:45)
#loc4 = loc("10-rewrites.pdll":3:59)
#loc5 = loc("10-rewrites.pdll":3:19)
#loc6 = loc("10-rewrites.pdll":3:11)
#loc7 = loc("10-rewrites.pdll":2:38)
#loc8 = loc("10-rewrites.pdll":3:73)
==== 5: rewriteDecl: a rewrite after the arrow
module {
  pdl.pattern @A : benefit(0) {
    %0 = operands loc(#loc2)
    %1 = types loc(#loc2)
    %2 = operation "calc.a"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      erase %2 loc(#loc4)
    } loc(#loc3)
  } loc(#loc1)
  pdl.pattern @B : benefit(0) {
    %0 = operand loc(#loc6)
    %1 = types loc(#loc7)
    %2 = operation "calc.b"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc7)
    rewrite %2 {
      replace %2 with(%0 : !pdl.value) loc(#loc9)
    } loc(#loc8)
  } loc(#loc5)
  pdl.pattern @C : benefit(0) {
    %0 = operands loc(#loc11)
    %1 = types loc(#loc11)
    %2 = operation "calc.c"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc11)
    rewrite %2 {
      erase %2 loc(#loc13)
    } loc(#loc12)
  } loc(#loc10)
} loc(#loc)
#loc = loc("10-rewrites.pdll":2:1)
#loc1 = loc("10-rewrites.pdll":5:1)
#loc2 = loc("10-rewrites.pdll":5:21)
#loc3 = loc("10-rewrites.pdll":5:13)
#loc4 = loc("10-rewrites.pdll":2:26)
#loc5 = loc("10-rewrites.pdll":6:1)
#loc6 = loc("10-rewrites.pdll":6:35)
#loc7 = loc("10-rewrites.pdll":6:24)
#loc8 = loc("10-rewrites.pdll":6:46)
#loc9 = loc("10-rewrites.pdll":3:37)
#loc10 = loc("10-rewrites.pdll":7:1)
#loc11 = loc("10-rewrites.pdll":7:21)
#loc12 = loc("10-rewrites.pdll":7:13)
#loc13 = loc("10-rewrites.pdll":4:42)
==== 6: rewriteDecl: statements
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    %1 = operand loc(#loc3)
    %2 = types loc(#loc4)
    %3 = operation "calc.pair"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc(#loc4)
    rewrite %3 {
      %4 = type : i8 loc(#loc6)
      %5 = type : i8 loc(#loc7)
      %6 = operation "calc.swap"(%1, %0 : !pdl.value, !pdl.value)  -> (%4, %5 : !pdl.type, !pdl.type) loc(#loc8)
      %7 = result 1 of %6 loc(#loc9)
      %8 = result 0 of %6 loc(#loc10)
      replace %3 with(%7, %8 : !pdl.value, !pdl.value) loc(#loc11)
    } loc(#loc5)
  } loc(#loc1)
} loc(#loc)
#loc = loc("10-rewrites.pdll":2:1)
#loc1 = loc("10-rewrites.pdll":6:1)
#loc2 = loc("10-rewrites.pdll":6:36)
#loc3 = loc("10-rewrites.pdll":6:46)
#loc4 = loc("10-rewrites.pdll":6:22)
#loc5 = loc("10-rewrites.pdll":6:57)
#loc6 = loc("10-rewrites.pdll":3:38)
#loc7 = loc("10-rewrites.pdll":3:50)
#loc8 = loc("10-rewrites.pdll":3:14)
#loc9 = loc("10-rewrites.pdll":4:19)
#loc10 = loc("10-rewrites.pdll":4:27)
#loc11 = loc("10-rewrites.pdll":4:3)
==== 7: rewriteDecl: nothing to do
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc2)
    %1 = types loc(#loc2)
    %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      erase %2 loc(#loc4)
    } loc(#loc3)
  } loc(#loc1)
} loc(#loc)
#loc = loc("10-rewrites.pdll":2:1)
#loc1 = loc("10-rewrites.pdll":3:1)
#loc2 = loc("10-rewrites.pdll":3:19)
#loc3 = loc("10-rewrites.pdll":3:11)
#loc4 = loc("10-rewrites.pdll":3:50)
==== 8: rewriteDecl: native results of every kind
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc2)
    %1 = types loc(#loc2)
    %2 = operation "calc.neg"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      %3:6 = apply_native_rewrite "All"(%2 : !pdl.operation) : !pdl.operation, !pdl.value, !pdl.range<value>, !pdl.type, !pdl.range<type>, !pdl.attribute loc(#loc4)
      %4 = operation "calc.use"(%3#1, %3#2 : !pdl.value, !pdl.range<value>)  {"k" = %3#5} -> (%3#3, %3#4 : !pdl.type, !pdl.range<type>) loc(#loc5)
      replace %2 with %3#0 loc(#loc6)
    } loc(#loc3)
  } loc(#loc1)
} loc(#loc)
#loc = loc("10-rewrites.pdll":2:1)
#loc1 = loc("10-rewrites.pdll":3:1)
#loc2 = loc("10-rewrites.pdll":4:14)
#loc3 = loc("10-rewrites.pdll":5:3)
#loc4 = loc("10-rewrites.pdll":6:15)
#loc5 = loc("10-rewrites.pdll":7:5)
#loc6 = loc("10-rewrites.pdll":8:5)
==== 9: rewriteDecl: native results of every kind, with code
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc2)
    %1 = attribute loc(#loc3)
    %2 = types loc(#loc2)
    %3 = operation "calc.neg"(%0 : !pdl.range<value>)  {"k" = %1} -> (%2 : !pdl.range<type>) loc(#loc2)
    rewrite %3 {
      %4:6 = apply_native_rewrite "All"(%3 : !pdl.operation) : !pdl.operation, !pdl.value, !pdl.range<value>, !pdl.type, !pdl.range<type>, !pdl.attribute loc(#loc5)
      %5 = apply_native_rewrite "One"(%1 : !pdl.attribute) : !pdl.type loc(#loc6)
      %6 = operation "calc.use"(%4#1 : !pdl.value)  -> (%5 : !pdl.type) loc(#loc7)
      erase %3 loc(#loc8)
    } loc(#loc4)
  } loc(#loc1)
} loc(#loc)
#loc = loc("10-rewrites.pdll":2:1)
#loc1 = loc("10-rewrites.pdll":4:1)
#loc2 = loc("10-rewrites.pdll":5:14)
#loc3 = loc("10-rewrites.pdll":5:32)
#loc4 = loc("10-rewrites.pdll":6:3)
#loc5 = loc("10-rewrites.pdll":6:36)
#loc6 = loc("10-rewrites.pdll":6:53)
#loc7 = loc("10-rewrites.pdll":6:23)
#loc8 = loc("10-rewrites.pdll":6:62)
==== 10: rewriteDecl: a native rewrite without arguments
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc2)
    %1 = types loc(#loc2)
    %2 = operation "calc.name"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      %3 = apply_native_rewrite "Fresh" : !pdl.attribute loc(#loc4)
      %4 = operation "calc.name"  {"id" = %3} loc(#loc5)
      replace %2 with %4 loc(#loc3)
    } loc(#loc3)
  } loc(#loc1)
} loc(#loc)
#loc = loc("10-rewrites.pdll":2:1)
#loc1 = loc("10-rewrites.pdll":3:1)
#loc2 = loc("10-rewrites.pdll":3:19)
#loc3 = loc("10-rewrites.pdll":3:11)
#loc4 = loc("10-rewrites.pdll":3:64)
#loc5 = loc("10-rewrites.pdll":3:44)
==== 11: rewriteDecl: constraints on parameters give types only
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc2)
    %1 = attribute loc(#loc3)
    %2 = types loc(#loc2)
    %3 = operation "calc.const"(%0 : !pdl.range<value>)  {"v" = %1} -> (%2 : !pdl.range<type>) loc(#loc2)
    rewrite %3 {
      %4 = apply_native_rewrite "Make"(%1 : !pdl.attribute) : !pdl.attribute loc(#loc5)
      %5 = type : i8 loc(#loc6)
      %6 = operation "calc.const"  {"v" = %4} -> (%5 : !pdl.type) loc(#loc7)
      replace %3 with %6 loc(#loc4)
    } loc(#loc4)
  } loc(#loc1)
} loc(#loc)
#loc = loc("10-rewrites.pdll":2:1)
#loc1 = loc("10-rewrites.pdll":4:1)
#loc2 = loc("10-rewrites.pdll":4:22)
#loc3 = loc("10-rewrites.pdll":4:42)
#loc4 = loc("10-rewrites.pdll":4:52)
#loc5 = loc("10-rewrites.pdll":4:90)
#loc6 = loc("10-rewrites.pdll":4:103)
#loc7 = loc("10-rewrites.pdll":4:70)
==== 12: inlineDecl: a rewrite that is called in place
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    rewrite %2 {
      erase %2 loc(#loc3)
    } loc(#loc2)
  } loc(#loc)
} loc(#loc)
#loc = loc("10-rewrites.pdll":2:1)
#loc1 = loc("10-rewrites.pdll":2:19)
#loc2 = loc("10-rewrites.pdll":2:11)
#loc3 = loc("10-rewrites.pdll":2:52)
==== 13: inlineDecl: a rewrite that gives something, in place
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = types loc(#loc2)
    %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      %3 = type : i8 loc(#loc4)
      %4 = operation "calc.abs"(%0 : !pdl.value)  -> (%3 : !pdl.type) loc(#loc5)
      replace %2 with %4 loc(#loc6)
    } loc(#loc3)
  } loc(#loc)
} loc(#loc)
#loc = loc("10-rewrites.pdll":2:1)
#loc1 = loc("10-rewrites.pdll":3:27)
#loc2 = loc("10-rewrites.pdll":3:14)
#loc3 = loc("10-rewrites.pdll":4:3)
#loc4 = loc("10-rewrites.pdll":5:69)
#loc5 = loc("10-rewrites.pdll":5:49)
#loc6 = loc("10-rewrites.pdll":6:5)
==== 14: lambdaStmt: the value of a call
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc2)
    %1 = types loc(#loc2)
    %2 = operation "calc.name"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      %3 = apply_native_rewrite "Fresh" : !pdl.attribute loc(#loc4)
      %4 = operation "calc.name"  {"id" = %3} loc(#loc5)
      replace %2 with %4 loc(#loc3)
    } loc(#loc3)
  } loc(#loc1)
} loc(#loc)
#loc = loc("10-rewrites.pdll":2:1)
#loc1 = loc("10-rewrites.pdll":4:1)
#loc2 = loc("10-rewrites.pdll":4:19)
#loc3 = loc("10-rewrites.pdll":4:11)
#loc4 = loc("10-rewrites.pdll":3:19)
#loc5 = loc("10-rewrites.pdll":4:44)
==== 15: lambdaStmt: a tuple
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "calc.pair"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc3)
    rewrite %2 {
      replace %2 with(%0, %0 : !pdl.value, !pdl.value) loc(#loc5)
    } loc(#loc4)
  } loc(#loc1)
} loc(#loc)
#loc = loc("10-rewrites.pdll":2:1)
#loc1 = loc("10-rewrites.pdll":3:1)
#loc2 = loc("10-rewrites.pdll":3:36)
#loc3 = loc("10-rewrites.pdll":3:22)
#loc4 = loc("10-rewrites.pdll":3:47)
#loc5 = loc("10-rewrites.pdll":3:84)
==== 16: opRewriteStmt: erase
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
#loc = loc("10-rewrites.pdll":2:1)
#loc1 = loc("10-rewrites.pdll":2:22)
#loc2 = loc("10-rewrites.pdll":2:36)
==== 17: opRewriteStmt: erase in a rewrite
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
#loc = loc("10-rewrites.pdll":2:1)
#loc1 = loc("10-rewrites.pdll":2:19)
#loc2 = loc("10-rewrites.pdll":2:56)
#loc3 = loc("10-rewrites.pdll":2:43)
#loc4 = loc("10-rewrites.pdll":2:60)
#loc5 = loc("10-rewrites.pdll":2:77)
#loc6 = loc("10-rewrites.pdll":2:86)
==== 18: opRewriteStmt: replace by a value
module {
  pdl.pattern : benefit(0) {
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
#loc = loc("10-rewrites.pdll":2:1)
#loc1 = loc("10-rewrites.pdll":2:45)
#loc2 = loc("10-rewrites.pdll":2:32)
#loc3 = loc("10-rewrites.pdll":2:19)
#loc4 = loc("10-rewrites.pdll":2:11)
==== 19: opRewriteStmt: replace by a range
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc2)
    %2 = operation "calc.id"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      replace %2 with(%0 : !pdl.range<value>) loc(#loc3)
    } loc(#loc3)
  } loc(#loc)
} loc(#loc)
#loc = loc("10-rewrites.pdll":2:1)
#loc1 = loc("10-rewrites.pdll":2:31)
#loc2 = loc("10-rewrites.pdll":2:19)
#loc3 = loc("10-rewrites.pdll":2:11)
==== 20: opRewriteStmt: replace by an operation
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = types loc(#loc2)
    %2 = operation "calc.id"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      %3 = operation "calc.copy"(%0 : !pdl.value)  loc(#loc4)
      replace %2 with %3 loc(#loc3)
    } loc(#loc3)
  } loc(#loc)
} loc(#loc)
#loc = loc("10-rewrites.pdll":2:1)
#loc1 = loc("10-rewrites.pdll":2:31)
#loc2 = loc("10-rewrites.pdll":2:19)
#loc3 = loc("10-rewrites.pdll":2:11)
#loc4 = loc("10-rewrites.pdll":2:46)
==== 21: opRewriteStmt: replace by an operation that was matched
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.const"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    %3 = results of %2  loc(#loc2)
    %4 = types loc(#loc3)
    %5 = operation "calc.id"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc(#loc3)
    rewrite %5 {
      replace %5 with %2 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("10-rewrites.pdll":2:1)
#loc1 = loc("10-rewrites.pdll":2:19)
#loc2 = loc("10-rewrites.pdll":2:58)
#loc3 = loc("10-rewrites.pdll":2:46)
#loc4 = loc("10-rewrites.pdll":2:62)
==== 22: opRewriteStmt: replace by several values
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = operand loc(#loc2)
    %2 = types loc(#loc3)
    %3 = operation "calc.swap"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc(#loc3)
    rewrite %3 {
      replace %3 with(%1, %0 : !pdl.value, !pdl.value) loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("10-rewrites.pdll":2:1)
#loc1 = loc("10-rewrites.pdll":2:36)
#loc2 = loc("10-rewrites.pdll":2:46)
#loc3 = loc("10-rewrites.pdll":2:22)
#loc4 = loc("10-rewrites.pdll":2:57)
==== 23: opRewriteStmt: replace by one value in parentheses
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
#loc = loc("10-rewrites.pdll":2:1)
#loc1 = loc("10-rewrites.pdll":2:35)
#loc2 = loc("10-rewrites.pdll":2:22)
#loc3 = loc("10-rewrites.pdll":2:46)
==== 24: opRewriteStmt: replace by operations, values and ranges
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = operands loc(#loc2)
    %2 = types loc(#loc3)
    %3 = operation "calc.many"(%0, %1 : !pdl.value, !pdl.range<value>)  -> (%2 : !pdl.range<type>) loc(#loc3)
    rewrite %3 {
      %4 = type : i8 loc(#loc5)
      %5 = operation "calc.neg"(%0 : !pdl.value)  -> (%4 : !pdl.type) loc(#loc6)
      %6 = results of %5  loc(#loc6)
      %7 = result 0 of %3 loc(#loc7)
      replace %3 with(%1, %6, %0, %7 : !pdl.range<value>, !pdl.range<value>, !pdl.value, !pdl.value) loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("10-rewrites.pdll":2:1)
#loc1 = loc("10-rewrites.pdll":3:28)
#loc2 = loc("10-rewrites.pdll":3:38)
#loc3 = loc("10-rewrites.pdll":3:14)
#loc4 = loc("10-rewrites.pdll":4:3)
#loc5 = loc("10-rewrites.pdll":4:46)
#loc6 = loc("10-rewrites.pdll":4:26)
#loc7 = loc("10-rewrites.pdll":4:62)
==== 25: opRewriteStmt: rewrite with nothing in it
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.nop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    rewrite %2 {
    } loc(#loc2)
  } loc(#loc)
} loc(#loc)
#loc = loc("10-rewrites.pdll":2:1)
#loc1 = loc("10-rewrites.pdll":2:19)
#loc2 = loc("10-rewrites.pdll":2:11)
==== 26: opRewriteStmt: rewrite in rewrite
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.nop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    rewrite %2 {
      erase %2 loc(#loc3)
    } loc(#loc2)
  } loc(#loc)
} loc(#loc)
#loc = loc("10-rewrites.pdll":2:1)
#loc1 = loc("10-rewrites.pdll":2:22)
#loc2 = loc("10-rewrites.pdll":2:36)
#loc3 = loc("10-rewrites.pdll":2:76)
==== 27: opRewriteStmt: several in one block
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = types loc(#loc2)
    %2 = operation "calc.a"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc2)
    %3 = results of %2  loc(#loc3)
    %4 = types loc(#loc4)
    %5 = operation "calc.b"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc(#loc4)
    rewrite %5 {
      replace %5 with(%0 : !pdl.value) loc(#loc6)
      erase %2 loc(#loc7)
      %6 = operation "calc.c"  loc(#loc8)
      erase %6 loc(#loc9)
    } loc(#loc5)
  } loc(#loc)
} loc(#loc)
#loc = loc("10-rewrites.pdll":2:1)
#loc1 = loc("10-rewrites.pdll":3:22)
#loc2 = loc("10-rewrites.pdll":3:11)
#loc3 = loc("10-rewrites.pdll":4:22)
#loc4 = loc("10-rewrites.pdll":4:11)
#loc5 = loc("10-rewrites.pdll":5:3)
#loc6 = loc("10-rewrites.pdll":5:20)
#loc7 = loc("10-rewrites.pdll":5:38)
#loc8 = loc("10-rewrites.pdll":5:55)
#loc9 = loc("10-rewrites.pdll":5:73)
==== 28: replOperation: an operation
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = type loc(#loc2)
    %2 = operation "calc.id"(%0 : !pdl.value)  -> (%1 : !pdl.type) loc(#loc3)
    rewrite %2 {
      %3 = attribute = unit loc(#loc5)
      %4 = operation "calc.copy"(%0 : !pdl.value)  {"deep" = %3} -> (%1 : !pdl.type) loc(#loc6)
      replace %2 with %4 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("10-rewrites.pdll":2:1)
#loc1 = loc("10-rewrites.pdll":2:31)
#loc2 = loc("10-rewrites.pdll":2:45)
#loc3 = loc("10-rewrites.pdll":2:19)
#loc4 = loc("10-rewrites.pdll":2:11)
#loc5 = loc("10-rewrites.pdll":2:77)
#loc6 = loc("10-rewrites.pdll":2:59)
==== 29: replOperation: a variable of the name `op`
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.const"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    %3 = results of %2  loc(#loc2)
    %4 = types loc(#loc3)
    %5 = operation "calc.id"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc(#loc3)
    rewrite %5 {
      replace %5 with %2 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("10-rewrites.pdll":2:1)
#loc1 = loc("10-rewrites.pdll":2:20)
#loc2 = loc("10-rewrites.pdll":2:59)
#loc3 = loc("10-rewrites.pdll":2:47)
#loc4 = loc("10-rewrites.pdll":2:64)
==== 30: replOperation: a result, in parentheses
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = types loc(#loc2)
    %2 = operation "calc.id"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      %3 = type : i8 loc(#loc4)
      %4 = operation "calc.copy"(%0 : !pdl.value)  -> (%3 : !pdl.type) loc(#loc5)
      %5 = result 0 of %4 loc(#loc5)
      replace %2 with(%5 : !pdl.value) loc(#loc3)
    } loc(#loc3)
  } loc(#loc)
} loc(#loc)
#loc = loc("10-rewrites.pdll":2:1)
#loc1 = loc("10-rewrites.pdll":2:34)
#loc2 = loc("10-rewrites.pdll":2:22)
#loc3 = loc("10-rewrites.pdll":2:45)
#loc4 = loc("10-rewrites.pdll":2:85)
#loc5 = loc("10-rewrites.pdll":2:64)
==== 31: replOperation: a call
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "calc.id"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc3)
    rewrite %2 {
      %3 = apply_native_rewrite "Copy"(%0 : !pdl.value) : !pdl.operation loc(#loc5)
      replace %2 with %3 loc(#loc4)
    } loc(#loc4)
  } loc(#loc1)
} loc(#loc)
#loc = loc("10-rewrites.pdll":2:1)
#loc1 = loc("10-rewrites.pdll":3:1)
#loc2 = loc("10-rewrites.pdll":3:31)
#loc3 = loc("10-rewrites.pdll":3:19)
#loc4 = loc("10-rewrites.pdll":3:11)
#loc5 = loc("10-rewrites.pdll":3:46)
==== 32: replOperation: a result of a call
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "calc.id"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc3)
    rewrite %2 {
      %3:2 = apply_native_rewrite "Copy"(%0 : !pdl.value) : !pdl.operation, !pdl.value loc(#loc5)
      replace %2 with(%3#1 : !pdl.value) loc(#loc4)
    } loc(#loc4)
  } loc(#loc1)
} loc(#loc)
#loc = loc("10-rewrites.pdll":2:1)
#loc1 = loc("10-rewrites.pdll":3:1)
#loc2 = loc("10-rewrites.pdll":3:31)
#loc3 = loc("10-rewrites.pdll":3:19)
#loc4 = loc("10-rewrites.pdll":3:11)
#loc5 = loc("10-rewrites.pdll":3:46)
==== 33: replOperation: the result of a variable
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.pair"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    %3 = results of %2  loc(#loc2)
    %4 = types loc(#loc3)
    %5 = operation "calc.id"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc(#loc3)
    rewrite %5 {
      %6 = result 1 of %2 loc(#loc5)
      replace %5 with(%6 : !pdl.value) loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("10-rewrites.pdll":2:1)
#loc1 = loc("10-rewrites.pdll":2:19)
#loc2 = loc("10-rewrites.pdll":2:57)
#loc3 = loc("10-rewrites.pdll":2:45)
#loc4 = loc("10-rewrites.pdll":2:61)
#loc5 = loc("10-rewrites.pdll":2:79)
==== 34: stmt: variables of a rewrite
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = operand loc(#loc2)
    %2 = type loc(#loc3)
    %3 = operation "calc.add"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.type) loc(#loc4)
    rewrite %3 {
      %4 = attribute = 1 : i32 loc(#loc6)
      %5 = operation "calc.sub"(%0, %1 : !pdl.value, !pdl.value)  {"k" = %4} -> (%2 : !pdl.type) loc(#loc7)
      %6 = result 0 of %5 loc(#loc8)
      replace %3 with(%6 : !pdl.value) loc(#loc9)
    } loc(#loc5)
  } loc(#loc)
} loc(#loc)
#loc = loc("10-rewrites.pdll":2:1)
#loc1 = loc("10-rewrites.pdll":3:27)
#loc2 = loc("10-rewrites.pdll":3:37)
#loc3 = loc("10-rewrites.pdll":3:51)
#loc4 = loc("10-rewrites.pdll":3:14)
#loc5 = loc("10-rewrites.pdll":4:3)
#loc6 = loc("10-rewrites.pdll":5:15)
#loc7 = loc("10-rewrites.pdll":6:16)
#loc8 = loc("10-rewrites.pdll":8:24)
#loc9 = loc("10-rewrites.pdll":9:5)
==== 35: stmt: a new type in a rewrite
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.nop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    rewrite %2 {
      %3 = type loc(#loc3)
      %4 = operation "calc.const"  -> (%3, %3 : !pdl.type, !pdl.type) loc(#loc4)
      erase %2 loc(#loc5)
    } loc(#loc2)
  } loc(#loc)
} loc(#loc)
#loc = loc("10-rewrites.pdll":2:1)
#loc1 = loc("10-rewrites.pdll":2:19)
#loc2 = loc("10-rewrites.pdll":2:11)
#loc3 = loc("10-rewrites.pdll":2:49)
#loc4 = loc("10-rewrites.pdll":2:58)
#loc5 = loc("10-rewrites.pdll":2:84)
==== 36: stmt: a call as a statement
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc2)
    %1 = types loc(#loc2)
    %2 = operation "calc.nop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      %3 = attribute = "seen" loc(#loc4)
      %4 = apply_native_rewrite "Log"(%2, %3 : !pdl.operation, !pdl.attribute) : !pdl.attribute loc(#loc5)
      erase %2 loc(#loc6)
    } loc(#loc3)
  } loc(#loc1)
} loc(#loc)
#loc = loc("10-rewrites.pdll":2:1)
#loc1 = loc("10-rewrites.pdll":3:1)
#loc2 = loc("10-rewrites.pdll":3:19)
#loc3 = loc("10-rewrites.pdll":3:11)
#loc4 = loc("10-rewrites.pdll":3:55)
#loc5 = loc("10-rewrites.pdll":3:45)
#loc6 = loc("10-rewrites.pdll":3:74)
==== 37: stmt: what is made and not used is still made
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.nop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    rewrite %2 {
      %3 = operation "calc.trap"  loc(#loc3)
      %4 = attribute = unit loc(#loc4)
      %5 = operation "calc.trap"  {"k" = %4} loc(#loc5)
      erase %2 loc(#loc6)
    } loc(#loc2)
  } loc(#loc)
} loc(#loc)
#loc = loc("10-rewrites.pdll":2:1)
#loc1 = loc("10-rewrites.pdll":2:19)
#loc2 = loc("10-rewrites.pdll":2:11)
#loc3 = loc("10-rewrites.pdll":2:45)
#loc4 = loc("10-rewrites.pdll":2:81)
#loc5 = loc("10-rewrites.pdll":2:66)
#loc6 = loc("10-rewrites.pdll":2:91)
