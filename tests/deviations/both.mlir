==== 0 mlir22: A tuple is evaluated once although it is converted.
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc2)
    %1 = types loc(#loc2)
    %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      %3 = operation "t.m"  loc(#loc4)
      %4 = operation "t.n"  loc(#loc5)
      replace %2 with %4 loc(#loc6)
    } loc(#loc3)
  } loc(#loc1)
} loc(#loc)
#loc = loc("both.pdll":2:1)
#loc1 = loc("both.pdll":3:1)
#loc2 = loc("both.pdll":3:19)
#loc3 = loc("both.pdll":3:11)
#loc4 = loc("both.pdll":2:34)
#loc5 = loc("both.pdll":2:49)
#loc6 = loc("both.pdll":3:47)
==== 0 pdllc: A tuple is evaluated once although it is converted.
module {
  pdl.pattern : benefit(1) {
    %0 = operands loc(#loc2)
    %1 = types loc(#loc2)
    %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      %3 = operation "t.m"  loc(#loc4)
      %4 = operation "t.n"  loc(#loc5)
      replace %2 with %4 loc(#loc6)
    } loc(#loc3)
  } loc(#loc1)
} loc(#loc)
#loc = loc("both.pdll":2:1)
#loc1 = loc("both.pdll":3:1)
#loc2 = loc("both.pdll":3:19)
#loc3 = loc("both.pdll":3:11)
#loc4 = loc("both.pdll":2:34)
#loc5 = loc("both.pdll":2:49)
#loc6 = loc("both.pdll":3:47)
==== 1 mlir22: Rewrite Mk(v: Value) { let o = op<t.m>(v) -> (); return o; }
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "t.a"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc3)
    rewrite %2 {
      %3 = operation "t.m"(%0 : !pdl.value)  loc(#loc5)
      %4 = operation "t.m"(%0 : !pdl.value)  loc(#loc5)
      replace %2 with %4 loc(#loc4)
    } loc(#loc4)
  } loc(#loc1)
} loc(#loc)
#loc = loc("both.pdll":1:1)
#loc1 = loc("both.pdll":2:1)
#loc2 = loc("both.pdll":2:27)
#loc3 = loc("both.pdll":2:19)
#loc4 = loc("both.pdll":2:11)
#loc5 = loc("both.pdll":1:32)
==== 1 pdllc: Rewrite Mk(v: Value) { let o = op<t.m>(v) -> (); return o; }
module {
  pdl.pattern : benefit(1) {
    %0 = operand loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "t.a"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc3)
    rewrite %2 {
      %3 = operation "t.m"(%0 : !pdl.value)  loc(#loc5)
      replace %2 with %3 loc(#loc4)
    } loc(#loc4)
  } loc(#loc1)
} loc(#loc)
#loc = loc("both.pdll":1:1)
#loc1 = loc("both.pdll":2:1)
#loc2 = loc("both.pdll":2:27)
#loc3 = loc("both.pdll":2:19)
#loc4 = loc("both.pdll":2:11)
#loc5 = loc("both.pdll":1:32)
==== 2 mlir22: Pattern { let any: Op; let o: Op<t.p> = any; erase o; }
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "t.p"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    rewrite %2 {
      erase %2 loc(#loc2)
    } loc(#loc2)
  } loc(#loc)
} loc(#loc)
#loc = loc("both.pdll":1:1)
#loc1 = loc("both.pdll":1:15)
#loc2 = loc("both.pdll":1:46)
==== 2 pdllc: Pattern { let any: Op; let o: Op<t.p> = any; erase o; }
module {
  pdl.pattern : benefit(1) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "t.p"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    rewrite %2 {
      erase %2 loc(#loc2)
    } loc(#loc2)
  } loc(#loc)
} loc(#loc)
#loc = loc("both.pdll":1:1)
#loc1 = loc("both.pdll":1:15)
#loc2 = loc("both.pdll":1:46)
==== 3 mlir22: Pattern { let one: Op<t.p>; let any: Op = one; erase any; }
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "t.p"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    rewrite %2 {
      erase %2 loc(#loc2)
    } loc(#loc2)
  } loc(#loc)
} loc(#loc)
#loc = loc("both.pdll":1:1)
#loc1 = loc("both.pdll":1:15)
#loc2 = loc("both.pdll":1:48)
==== 3 pdllc: Pattern { let one: Op<t.p>; let any: Op = one; erase any; }
module {
  pdl.pattern : benefit(1) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "t.p"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    rewrite %2 {
      erase %2 loc(#loc2)
    } loc(#loc2)
  } loc(#loc)
} loc(#loc)
#loc = loc("both.pdll":1:1)
#loc1 = loc("both.pdll":1:15)
#loc2 = loc("both.pdll":1:48)
