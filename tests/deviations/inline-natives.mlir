==== 0 mlir22: constraint: its own declaration, in place
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    apply_native_constraint "<anonymous_constraint_0>"(%0 : !pdl.value) loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc3)
    rewrite %2 {
      erase %2 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("inline-natives.pdll":2:1)
#loc1 = loc("inline-natives.pdll":2:31)
#loc2 = loc("inline-natives.pdll":2:34)
#loc3 = loc("inline-natives.pdll":2:18)
#loc4 = loc("inline-natives.pdll":2:12)
==== 0 pdllc: constraint: its own declaration, in place
module {
  pdl.pattern : benefit(1) {
    %0 = operand loc(#loc1)
    apply_native_constraint "<anonymous_constraint_0>"(%0 : !pdl.value) loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc3)
    rewrite %2 {
      erase %2 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("inline-natives.pdll":2:1)
#loc1 = loc("inline-natives.pdll":2:31)
#loc2 = loc("inline-natives.pdll":2:34)
#loc3 = loc("inline-natives.pdll":2:18)
#loc4 = loc("inline-natives.pdll":2:12)
==== 1 mlir22: argConstraint: declared in place
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    %1 = operand loc(#loc3)
    %2 = types loc(#loc4)
    %3 = operation "calc.sub"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc(#loc4)
    apply_native_constraint "Tiny"(%0 : !pdl.value) loc(#loc5)
    apply_native_constraint "Tiny"(%1 : !pdl.value) loc(#loc6)
    apply_native_constraint "Check"(%0, %1 : !pdl.value, !pdl.value) loc(#loc7)
    rewrite %3 {
      erase %3 loc(#loc8)
    } loc(#loc8)
  } loc(#loc1)
} loc(#loc)
#loc = loc("inline-natives.pdll":2:1)
#loc1 = loc("inline-natives.pdll":3:1)
#loc2 = loc("inline-natives.pdll":3:35)
#loc3 = loc("inline-natives.pdll":3:45)
#loc4 = loc("inline-natives.pdll":3:22)
#loc5 = loc("inline-natives.pdll":2:21)
#loc6 = loc("inline-natives.pdll":2:75)
#loc7 = loc("inline-natives.pdll":3:56)
#loc8 = loc("inline-natives.pdll":3:69)
==== 1 pdllc: argConstraint: declared in place
module {
  pdl.pattern : benefit(1) {
    %0 = operand loc(#loc2)
    %1 = operand loc(#loc3)
    %2 = types loc(#loc4)
    %3 = operation "calc.sub"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc(#loc4)
    apply_native_constraint "Tiny"(%0 : !pdl.value) loc(#loc5)
    apply_native_constraint "Tiny"(%1 : !pdl.value) loc(#loc6)
    apply_native_constraint "Check"(%0, %1 : !pdl.value, !pdl.value) loc(#loc7)
    rewrite %3 {
      erase %3 loc(#loc8)
    } loc(#loc8)
  } loc(#loc1)
} loc(#loc)
#loc = loc("inline-natives.pdll":2:1)
#loc1 = loc("inline-natives.pdll":3:1)
#loc2 = loc("inline-natives.pdll":3:35)
#loc3 = loc("inline-natives.pdll":3:45)
#loc4 = loc("inline-natives.pdll":3:22)
#loc5 = loc("inline-natives.pdll":2:21)
#loc6 = loc("inline-natives.pdll":2:75)
#loc7 = loc("inline-natives.pdll":3:56)
#loc8 = loc("inline-natives.pdll":3:69)
==== 2 mlir22: inlineDecl: a native constraint that is called in place
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = types loc(#loc2)
    %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc2)
    apply_native_constraint "<anonymous_constraint_0>"(%0 : !pdl.value) loc(#loc3)
    rewrite %2 {
      erase %2 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("inline-natives.pdll":2:1)
#loc1 = loc("inline-natives.pdll":2:35)
#loc2 = loc("inline-natives.pdll":2:22)
#loc3 = loc("inline-natives.pdll":2:46)
#loc4 = loc("inline-natives.pdll":2:92)
==== 2 pdllc: inlineDecl: a native constraint that is called in place
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
#loc = loc("inline-natives.pdll":2:1)
#loc1 = loc("inline-natives.pdll":2:35)
#loc2 = loc("inline-natives.pdll":2:22)
#loc3 = loc("inline-natives.pdll":2:46)
#loc4 = loc("inline-natives.pdll":2:92)
==== 3 mlir22: inlineDecl: numbers of those without a name
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    apply_native_constraint "<anonymous_constraint_0>"(%0 : !pdl.value) loc(#loc2)
    %1 = operand loc(#loc3)
    apply_native_constraint "<anonymous_constraint_1>"(%1 : !pdl.value) loc(#loc4)
    %2 = types loc(#loc5)
    %3 = operation "calc.sub"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc(#loc5)
    rewrite %3 {
      apply_native_rewrite "<anonymous_rewrite_2>"(%3 : !pdl.operation) loc(#loc7)
      erase %3 loc(#loc8)
    } loc(#loc6)
  } loc(#loc)
} loc(#loc)
#loc = loc("inline-natives.pdll":2:1)
#loc1 = loc("inline-natives.pdll":3:27)
#loc2 = loc("inline-natives.pdll":3:30)
#loc3 = loc("inline-natives.pdll":3:73)
#loc4 = loc("inline-natives.pdll":3:76)
#loc5 = loc("inline-natives.pdll":3:14)
#loc6 = loc("inline-natives.pdll":4:3)
#loc7 = loc("inline-natives.pdll":4:23)
#loc8 = loc("inline-natives.pdll":4:58)
==== 3 pdllc: inlineDecl: numbers of those without a name
module {
  pdl.pattern : benefit(1) {
    %0 = operand loc(#loc1)
    apply_native_constraint "<anonymous_constraint_0>"(%0 : !pdl.value) loc(#loc2)
    %1 = operand loc(#loc3)
    apply_native_constraint "<anonymous_constraint_1>"(%1 : !pdl.value) loc(#loc4)
    %2 = types loc(#loc5)
    %3 = operation "calc.sub"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc(#loc5)
    rewrite %3 {
      apply_native_rewrite "<anonymous_rewrite_2>"(%3 : !pdl.operation) loc(#loc7)
      erase %3 loc(#loc8)
    } loc(#loc6)
  } loc(#loc)
} loc(#loc)
#loc = loc("inline-natives.pdll":2:1)
#loc1 = loc("inline-natives.pdll":3:27)
#loc2 = loc("inline-natives.pdll":3:30)
#loc3 = loc("inline-natives.pdll":3:73)
#loc4 = loc("inline-natives.pdll":3:76)
#loc5 = loc("inline-natives.pdll":3:14)
#loc6 = loc("inline-natives.pdll":4:3)
#loc7 = loc("inline-natives.pdll":4:23)
#loc8 = loc("inline-natives.pdll":4:58)
==== 4 mlir22: inlineDecl: a native rewrite in place
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    rewrite %2 {
      apply_native_rewrite "<anonymous_rewrite_0>"(%2 : !pdl.operation) loc(#loc3)
    } loc(#loc2)
  } loc(#loc)
} loc(#loc)
#loc = loc("inline-natives.pdll":2:1)
#loc1 = loc("inline-natives.pdll":2:19)
#loc2 = loc("inline-natives.pdll":2:11)
#loc3 = loc("inline-natives.pdll":2:35)
==== 4 pdllc: inlineDecl: a native rewrite in place
module {
  pdl.pattern : benefit(1) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    rewrite %2 {
      apply_native_rewrite "<anonymous_rewrite_0>"(%2 : !pdl.operation) loc(#loc3)
    } loc(#loc2)
  } loc(#loc)
} loc(#loc)
#loc = loc("inline-natives.pdll":2:1)
#loc1 = loc("inline-natives.pdll":2:19)
#loc2 = loc("inline-natives.pdll":2:11)
#loc3 = loc("inline-natives.pdll":2:35)
==== 5 mlir22: Constraint O(v: Value) { Constraint(x: Value) [{1}];(v); }
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "my.q"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc3)
    apply_native_constraint "<anonymous_constraint_0>"(%0 : !pdl.value) loc(#loc4)
    rewrite %2 {
      apply_native_rewrite "<anonymous_rewrite_1>"(%2 : !pdl.operation) loc(#loc6)
      erase %2 loc(#loc7)
    } loc(#loc5)
  } loc(#loc1)
} loc(#loc)
#loc = loc("inline-natives.pdll":1:1)
#loc1 = loc("inline-natives.pdll":2:1)
#loc2 = loc("inline-natives.pdll":2:28)
#loc3 = loc("inline-natives.pdll":2:19)
#loc4 = loc("inline-natives.pdll":1:26)
#loc5 = loc("inline-natives.pdll":2:45)
#loc6 = loc("inline-natives.pdll":2:62)
#loc7 = loc("inline-natives.pdll":2:88)
==== 5 pdllc: Constraint O(v: Value) { Constraint(x: Value) [{1}];(v); }
module {
  pdl.pattern : benefit(1) {
    %0 = operand loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "my.q"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc3)
    apply_native_constraint "<anonymous_constraint_0>"(%0 : !pdl.value) loc(#loc4)
    rewrite %2 {
      apply_native_rewrite "<anonymous_rewrite_1>"(%2 : !pdl.operation) loc(#loc6)
      erase %2 loc(#loc7)
    } loc(#loc5)
  } loc(#loc1)
} loc(#loc)
#loc = loc("inline-natives.pdll":1:1)
#loc1 = loc("inline-natives.pdll":2:1)
#loc2 = loc("inline-natives.pdll":2:28)
#loc3 = loc("inline-natives.pdll":2:19)
#loc4 = loc("inline-natives.pdll":1:26)
#loc5 = loc("inline-natives.pdll":2:45)
#loc6 = loc("inline-natives.pdll":2:62)
#loc7 = loc("inline-natives.pdll":2:88)
==== 6 mlir22: Pattern { let r = op<t.a>(x: Value); let y: [Value, Constraint(v: Value) [{ return success(); }];] = x; erase r; }
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = types loc(#loc2)
    %2 = operation "t.a"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc2)
    apply_native_constraint "<anonymous_constraint_0>"(%0 : !pdl.value) loc(#loc3)
    rewrite %2 {
      erase %2 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("inline-natives.pdll":1:1)
#loc1 = loc("inline-natives.pdll":1:27)
#loc2 = loc("inline-natives.pdll":1:19)
#loc3 = loc("inline-natives.pdll":1:53)
#loc4 = loc("inline-natives.pdll":1:105)
==== 6 pdllc: Pattern { let r = op<t.a>(x: Value); let y: [Value, Constraint(v: Value) [{ return success(); }];] = x; erase r; }
module {
  pdl.pattern : benefit(1) {
    %0 = operand loc(#loc1)
    %1 = types loc(#loc2)
    %2 = operation "t.a"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc2)
    apply_native_constraint "<anonymous_constraint_0>"(%0 : !pdl.value) loc(#loc3)
    rewrite %2 {
      erase %2 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("inline-natives.pdll":1:1)
#loc1 = loc("inline-natives.pdll":1:27)
#loc2 = loc("inline-natives.pdll":1:19)
#loc3 = loc("inline-natives.pdll":1:53)
#loc4 = loc("inline-natives.pdll":1:105)
==== 7 mlir22: Constraint K(a: Attr) -> Attr [{ return x; }]
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc2)
    %1 = attribute loc(#loc3)
    %2 = apply_native_constraint "K"(%1 : !pdl.attribute) : !pdl.attribute loc(#loc4)
    %3 = types loc(#loc2)
    %4 = operation "t.a"(%0 : !pdl.range<value>)  {"k" = %1} -> (%3 : !pdl.range<type>) loc(#loc2)
    rewrite %4 {
      erase %4 loc(#loc5)
    } loc(#loc5)
  } loc(#loc1)
} loc(#loc)
#loc = loc("inline-natives.pdll":1:1)
#loc1 = loc("inline-natives.pdll":3:1)
#loc2 = loc("inline-natives.pdll":3:19)
#loc3 = loc("inline-natives.pdll":3:32)
#loc4 = loc("inline-natives.pdll":3:35)
#loc5 = loc("inline-natives.pdll":3:39)
==== 7 pdllc: Constraint K(a: Attr) -> Attr [{ return x; }]
module {
  pdl.pattern : benefit(1) {
    %0 = operands loc(#loc2)
    %1 = attribute loc(#loc3)
    %2 = apply_native_constraint "K"(%1 : !pdl.attribute) : !pdl.attribute loc(#loc4)
    %3 = types loc(#loc2)
    %4 = operation "t.a"(%0 : !pdl.range<value>)  {"k" = %1} -> (%3 : !pdl.range<type>) loc(#loc2)
    rewrite %4 {
      erase %4 loc(#loc5)
    } loc(#loc5)
  } loc(#loc1)
} loc(#loc)
#loc = loc("inline-natives.pdll":1:1)
#loc1 = loc("inline-natives.pdll":3:1)
#loc2 = loc("inline-natives.pdll":3:19)
#loc3 = loc("inline-natives.pdll":3:32)
#loc4 = loc("inline-natives.pdll":3:35)
#loc5 = loc("inline-natives.pdll":3:39)
