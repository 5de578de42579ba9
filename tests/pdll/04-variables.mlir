==== 0: stmt: `let` with a constraint
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
#loc = loc("04-variables.pdll":2:1)
#loc1 = loc("04-variables.pdll":2:15)
#loc2 = loc("04-variables.pdll":2:35)
==== 1: stmt: `let` with a value
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
#loc = loc("04-variables.pdll":2:1)
#loc1 = loc("04-variables.pdll":2:22)
#loc2 = loc("04-variables.pdll":2:36)
==== 2: stmt: `let` with both
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
#loc = loc("04-variables.pdll":2:1)
#loc1 = loc("04-variables.pdll":2:36)
#loc2 = loc("04-variables.pdll":2:50)
==== 3: stmt: variables of every kind
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = operands loc(#loc2)
    %2 = type loc(#loc3)
    %3 = types loc(#loc4)
    %4 = attribute loc(#loc5)
    %5 = operation "calc.any"(%0, %1 : !pdl.value, !pdl.range<value>)  {"key" = %4} -> (%2, %3 : !pdl.type, !pdl.range<type>) loc(#loc6)
    rewrite %5 {
      erase %5 loc(#loc7)
    } loc(#loc7)
  } loc(#loc)
} loc(#loc)
#loc = loc("04-variables.pdll":2:1)
#loc1 = loc("04-variables.pdll":3:7)
#loc2 = loc("04-variables.pdll":4:7)
#loc3 = loc("04-variables.pdll":5:7)
#loc4 = loc("04-variables.pdll":6:7)
#loc5 = loc("04-variables.pdll":7:7)
#loc6 = loc("04-variables.pdll":8:9)
#loc7 = loc("04-variables.pdll":8:3)
==== 4: stmt: a value that is defined but not used is still there
module {
  pdl.pattern : benefit(0) {
    %0 = attribute = 1 : i32 loc(#loc1)
    %1 = operands loc(#loc2)
    %2 = types loc(#loc2)
    %3 = operation "calc.nop"(%1 : !pdl.range<value>)  -> (%2 : !pdl.range<type>) loc(#loc2)
    rewrite %3 {
      erase %3 loc(#loc3)
    } loc(#loc3)
  } loc(#loc)
} loc(#loc)
#loc = loc("04-variables.pdll":2:1)
#loc1 = loc("04-variables.pdll":2:24)
#loc2 = loc("04-variables.pdll":2:47)
#loc3 = loc("04-variables.pdll":2:41)
==== 5: stmt: a name for a name
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
#loc = loc("04-variables.pdll":2:1)
#loc1 = loc("04-variables.pdll":2:32)
#loc2 = loc("04-variables.pdll":2:19)
#loc3 = loc("04-variables.pdll":2:65)
==== 6: stmt: several constraints
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    apply_native_constraint "Small"(%0 : !pdl.value) loc(#loc3)
    %1 = types loc(#loc4)
    %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc4)
    rewrite %2 {
      erase %2 loc(#loc5)
    } loc(#loc5)
  } loc(#loc1)
} loc(#loc)
#loc = loc("04-variables.pdll":2:1)
#loc1 = loc("04-variables.pdll":3:1)
#loc2 = loc("04-variables.pdll":3:15)
#loc3 = loc("04-variables.pdll":3:26)
#loc4 = loc("04-variables.pdll":3:40)
#loc5 = loc("04-variables.pdll":3:34)
==== 7: stmt: several constraints of one operation
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc2)
    %1 = types loc(#loc2)
    %2 = operation "calc.neg"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc2)
    apply_native_constraint "Cheap"(%2 : !pdl.operation) loc(#loc3)
    rewrite %2 {
      erase %2 loc(#loc4)
    } loc(#loc4)
  } loc(#loc1)
} loc(#loc)
#loc = loc("04-variables.pdll":2:1)
#loc1 = loc("04-variables.pdll":3:1)
#loc2 = loc("04-variables.pdll":3:15)
#loc3 = loc("04-variables.pdll":3:26)
#loc4 = loc("04-variables.pdll":3:48)
==== 8: inlineVarOrRef: a new variable in an operand list
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
#loc = loc("04-variables.pdll":2:1)
#loc1 = loc("04-variables.pdll":2:35)
#loc2 = loc("04-variables.pdll":2:22)
#loc3 = loc("04-variables.pdll":2:46)
==== 9: inlineVarOrRef: a new variable may be used at once
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = types loc(#loc2)
    %2 = operation "calc.sub"(%0, %0 : !pdl.value, !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      replace %2 with(%0 : !pdl.value) loc(#loc3)
    } loc(#loc3)
  } loc(#loc)
} loc(#loc)
#loc = loc("04-variables.pdll":2:1)
#loc1 = loc("04-variables.pdll":2:32)
#loc2 = loc("04-variables.pdll":2:19)
#loc3 = loc("04-variables.pdll":2:11)
==== 10: inlineVarOrRef: wildcards are all different
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = operand loc(#loc2)
    %2 = type loc(#loc3)
    %3 = type loc(#loc4)
    %4 = operation "calc.sub"(%0, %1 : !pdl.value, !pdl.value)  -> (%2, %3 : !pdl.type, !pdl.type) loc(#loc5)
    rewrite %4 {
      erase %4 loc(#loc6)
    } loc(#loc6)
  } loc(#loc)
} loc(#loc)
#loc = loc("04-variables.pdll":2:1)
#loc1 = loc("04-variables.pdll":2:31)
#loc2 = loc("04-variables.pdll":2:41)
#loc3 = loc("04-variables.pdll":2:55)
#loc4 = loc("04-variables.pdll":2:64)
#loc5 = loc("04-variables.pdll":2:18)
#loc6 = loc("04-variables.pdll":2:12)
==== 11: inlineVarOrRef: a new variable as root
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.neg"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    rewrite %2 {
      %3 = result 0 of %2 loc(#loc3)
      replace %2 with(%3 : !pdl.value) loc(#loc2)
    } loc(#loc2)
  } loc(#loc)
} loc(#loc)
#loc = loc("04-variables.pdll":2:1)
#loc1 = loc("04-variables.pdll":2:20)
#loc2 = loc("04-variables.pdll":2:12)
#loc3 = loc("04-variables.pdll":2:45)
==== 12: inlineVarOrRef: a new variable as argument
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    %1 = operand loc(#loc3)
    %2 = types loc(#loc4)
    %3 = operation "calc.sub"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc(#loc4)
    apply_native_constraint "Same"(%0, %1 : !pdl.value, !pdl.value) loc(#loc5)
    rewrite %3 {
      erase %3 loc(#loc6)
    } loc(#loc6)
  } loc(#loc1)
} loc(#loc)
#loc = loc("04-variables.pdll":2:1)
#loc1 = loc("04-variables.pdll":3:1)
#loc2 = loc("04-variables.pdll":3:35)
#loc3 = loc("04-variables.pdll":3:45)
#loc4 = loc("04-variables.pdll":3:22)
#loc5 = loc("04-variables.pdll":3:56)
#loc6 = loc("04-variables.pdll":3:68)
==== 13: inlineVarOrRef: the member of a new variable
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.pair"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    %3 = result 0 of %2 loc(#loc1)
    %4 = types loc(#loc2)
    %5 = operation "calc.neg"(%3 : !pdl.value)  -> (%4 : !pdl.range<type>) loc(#loc2)
    rewrite %5 {
      erase %5 loc(#loc3)
    } loc(#loc3)
  } loc(#loc)
} loc(#loc)
#loc = loc("04-variables.pdll":2:1)
#loc1 = loc("04-variables.pdll":2:31)
#loc2 = loc("04-variables.pdll":2:18)
#loc3 = loc("04-variables.pdll":2:12)
==== 14: constraint: the type of a value
module {
  pdl.pattern : benefit(0) {
    %0 = type : f32 loc(#loc1)
    %1 = operand : %0 loc(#loc2)
    %2 = types loc(#loc3)
    %3 = operation "calc.neg"(%1 : !pdl.value)  -> (%2 : !pdl.range<type>) loc(#loc3)
    rewrite %3 {
      erase %3 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("04-variables.pdll":2:1)
#loc1 = loc("04-variables.pdll":2:40)
#loc2 = loc("04-variables.pdll":2:31)
#loc3 = loc("04-variables.pdll":2:18)
#loc4 = loc("04-variables.pdll":2:12)
==== 15: constraint: the type of a value, shared
module {
  pdl.pattern : benefit(0) {
    %0 = type loc(#loc1)
    %1 = operand : %0 loc(#loc2)
    %2 = operation "calc.cast"(%1 : !pdl.value)  -> (%0 : !pdl.type) loc(#loc3)
    rewrite %2 {
      erase %2 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("04-variables.pdll":2:1)
#loc1 = loc("04-variables.pdll":2:40)
#loc2 = loc("04-variables.pdll":2:31)
#loc3 = loc("04-variables.pdll":2:17)
#loc4 = loc("04-variables.pdll":2:11)
==== 16: constraint: the types of a range
module {
  pdl.pattern : benefit(0) {
    %0 = types loc(#loc1)
    %1 = operands : %0 loc(#loc2)
    %2 = operation "calc.pack"(%1 : !pdl.range<value>)  -> (%0 : !pdl.range<type>) loc(#loc3)
    rewrite %2 {
      erase %2 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("04-variables.pdll":2:1)
#loc1 = loc("04-variables.pdll":2:46)
#loc2 = loc("04-variables.pdll":2:31)
#loc3 = loc("04-variables.pdll":2:17)
#loc4 = loc("04-variables.pdll":2:11)
==== 17: constraint: the type of an attribute
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = type : i32 loc(#loc2)
    %2 = attribute : %1 loc(#loc3)
    %3 = types loc(#loc1)
    %4 = operation "calc.const"(%0 : !pdl.range<value>)  {"value" = %2} -> (%3 : !pdl.range<type>) loc(#loc1)
    rewrite %4 {
      erase %4 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("04-variables.pdll":2:1)
#loc1 = loc("04-variables.pdll":2:18)
#loc2 = loc("04-variables.pdll":2:50)
#loc3 = loc("04-variables.pdll":2:42)
#loc4 = loc("04-variables.pdll":2:12)
==== 18: constraint: the type is a variable that was defined before
module {
  pdl.pattern : benefit(0) {
    %0 = type loc(#loc1)
    %1 = attribute : %0 loc(#loc2)
    %2 = operands loc(#loc3)
    %3 = operation "calc.const"(%2 : !pdl.range<value>)  {"value" = %1} -> (%0 : !pdl.type) loc(#loc3)
    rewrite %3 {
      erase %3 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("04-variables.pdll":2:1)
#loc1 = loc("04-variables.pdll":3:7)
#loc2 = loc("04-variables.pdll":4:7)
#loc3 = loc("04-variables.pdll":5:9)
#loc4 = loc("04-variables.pdll":5:3)
==== 19: constraint: any operation, in both spellings
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    %3 = operands loc(#loc2)
    %4 = types loc(#loc2)
    %5 = operation(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc(#loc2)
    %6 = results of %2  loc(#loc3)
    %7 = results of %5  loc(#loc4)
    %8 = types loc(#loc5)
    %9 = operation "calc.pair"(%6, %7 : !pdl.range<value>, !pdl.range<value>)  -> (%8 : !pdl.range<type>) loc(#loc5)
    rewrite %9 {
      erase %9 loc(#loc6)
    } loc(#loc6)
  } loc(#loc)
} loc(#loc)
#loc = loc("04-variables.pdll":2:1)
#loc1 = loc("04-variables.pdll":2:15)
#loc2 = loc("04-variables.pdll":2:26)
#loc3 = loc("04-variables.pdll":2:55)
#loc4 = loc("04-variables.pdll":2:58)
#loc5 = loc("04-variables.pdll":2:41)
#loc6 = loc("04-variables.pdll":2:35)
==== 20: constraint: its own declaration, written in PDLL
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    apply_native_constraint "Big2"(%0 : !pdl.value) loc(#loc3)
    %1 = types loc(#loc4)
    %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc4)
    rewrite %2 {
      erase %2 loc(#loc5)
    } loc(#loc5)
  } loc(#loc1)
} loc(#loc)
#loc = loc("04-variables.pdll":2:1)
#loc1 = loc("04-variables.pdll":3:1)
#loc2 = loc("04-variables.pdll":3:31)
#loc3 = loc("04-variables.pdll":3:69)
#loc4 = loc("04-variables.pdll":3:18)
#loc5 = loc("04-variables.pdll":3:12)
==== 21: constraint: its own declaration, with a name that can be used after it
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    apply_native_constraint "Deep"(%0 : !pdl.value) loc(#loc3)
    %1 = operand loc(#loc4)
    apply_native_constraint "Deep"(%1 : !pdl.value) loc(#loc3)
    %2 = types loc(#loc5)
    %3 = operation "calc.sub"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc(#loc5)
    rewrite %3 {
      erase %3 loc(#loc6)
    } loc(#loc6)
  } loc(#loc1)
} loc(#loc)
#loc = loc("04-variables.pdll":2:1)
#loc1 = loc("04-variables.pdll":3:1)
#loc2 = loc("04-variables.pdll":4:27)
#loc3 = loc("04-variables.pdll":4:58)
#loc4 = loc("04-variables.pdll":4:70)
#loc5 = loc("04-variables.pdll":4:14)
#loc6 = loc("04-variables.pdll":5:3)
==== 22: constraintList: one constraint in brackets
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = types loc(#loc2)
    %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      erase %2 loc(#loc3)
    } loc(#loc3)
  } loc(#loc)
} loc(#loc)
#loc = loc("04-variables.pdll":2:1)
#loc1 = loc("04-variables.pdll":2:31)
#loc2 = loc("04-variables.pdll":2:18)
#loc3 = loc("04-variables.pdll":2:12)
==== 23: constraintList: the same twice
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = types loc(#loc2)
    %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      erase %2 loc(#loc3)
    } loc(#loc3)
  } loc(#loc)
} loc(#loc)
#loc = loc("04-variables.pdll":2:1)
#loc1 = loc("04-variables.pdll":2:31)
#loc2 = loc("04-variables.pdll":2:18)
#loc3 = loc("04-variables.pdll":2:12)
==== 24: constraintList: a type argument with a constraint of the user
module {
  pdl.pattern : benefit(0) {
    %0 = type : i8 loc(#loc2)
    %1 = operand : %0 loc(#loc3)
    apply_native_constraint "Small"(%1 : !pdl.value) loc(#loc4)
    apply_native_constraint "Small"(%1 : !pdl.value) loc(#loc5)
    %2 = types loc(#loc6)
    %3 = operation "calc.neg"(%1 : !pdl.value)  -> (%2 : !pdl.range<type>) loc(#loc6)
    rewrite %3 {
      erase %3 loc(#loc7)
    } loc(#loc7)
  } loc(#loc1)
} loc(#loc)
#loc = loc("04-variables.pdll":2:1)
#loc1 = loc("04-variables.pdll":3:1)
#loc2 = loc("04-variables.pdll":3:48)
#loc3 = loc("04-variables.pdll":3:31)
#loc4 = loc("04-variables.pdll":3:35)
#loc5 = loc("04-variables.pdll":3:61)
#loc6 = loc("04-variables.pdll":3:18)
#loc7 = loc("04-variables.pdll":3:12)
==== 25: constraintList: nothing about the type of the operation but what the user's constraint says
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc2)
    %1 = types loc(#loc2)
    %2 = operation "calc.neg"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc2)
    apply_native_constraint "Cheap"(%2 : !pdl.operation) loc(#loc3)
    rewrite %2 {
      erase %2 loc(#loc4)
    } loc(#loc4)
  } loc(#loc1)
} loc(#loc)
#loc = loc("04-variables.pdll":2:1)
#loc1 = loc("04-variables.pdll":3:1)
#loc2 = loc("04-variables.pdll":3:15)
#loc3 = loc("04-variables.pdll":3:21)
#loc4 = loc("04-variables.pdll":3:28)
