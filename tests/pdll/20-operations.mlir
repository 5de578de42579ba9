==== 0: Absent lists are wildcards; empty lists are none.
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "my.op"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    rewrite %2 {
      erase %2 loc(#loc2)
    } loc(#loc2)
  } loc(#loc)
} loc(#loc)
#loc = loc("20-operations.pdll":2:1)
#loc1 = loc("20-operations.pdll":2:18)
#loc2 = loc("20-operations.pdll":2:12)
==== 1: Pattern { erase op<>() {flag} -> (); }
module {
  pdl.pattern : benefit(0) {
    %0 = attribute = unit loc(#loc1)
    %1 = operation  {"flag" = %0} loc(#loc2)
    rewrite %1 {
      erase %1 loc(#loc3)
    } loc(#loc3)
  } loc(#loc)
} loc(#loc)
#loc = loc("20-operations.pdll":1:1)
#loc1 = loc("20-operations.pdll":1:25)
#loc2 = loc("20-operations.pdll":1:17)
#loc3 = loc("20-operations.pdll":1:11)
==== 2: Pattern Full with benefit(3), recursion {
module {
  pdl.pattern @Full : benefit(3) {
    %0 = type loc(#loc1)
    %1 = operand : %0 loc(#loc2)
    %2 = attribute : %0 loc(#loc3)
    %3 = attribute = 7 : i8 loc(#loc4)
    %4 = operation "arith.mul"(%1 : !pdl.value)  {"kind" = %2, "odd name" = %3} -> (%0 : !pdl.type) loc(#loc5)
    rewrite %4 {
      replace %4 with(%1 : !pdl.value) loc(#loc6)
    } loc(#loc6)
  } loc(#loc)
} loc(#loc)
#loc = loc("20-operations.pdll":1:1)
#loc1 = loc("20-operations.pdll":2:39)
#loc2 = loc("20-operations.pdll":2:28)
#loc3 = loc("20-operations.pdll":2:58)
#loc4 = loc("20-operations.pdll":2:85)
#loc5 = loc("20-operations.pdll":2:14)
#loc6 = loc("20-operations.pdll":3:3)
==== 3: Pattern => erase op<my.op>(args: ValueRange<types: TypeRange>) -> (types);
module {
  pdl.pattern : benefit(0) {
    %0 = types loc(#loc1)
    %1 = operands : %0 loc(#loc2)
    %2 = operation "my.op"(%1 : !pdl.range<value>)  -> (%0 : !pdl.range<type>) loc(#loc3)
    rewrite %2 {
      erase %2 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("20-operations.pdll":1:1)
#loc1 = loc("20-operations.pdll":1:45)
#loc2 = loc("20-operations.pdll":1:28)
#loc3 = loc("20-operations.pdll":1:18)
#loc4 = loc("20-operations.pdll":1:12)
==== 4: Pattern { let root = op<my.op>(x: Value, _: ValueRange, x) -> (_: Type, _: TypeRange); replace root with x; }
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = operands loc(#loc2)
    %2 = type loc(#loc3)
    %3 = types loc(#loc4)
    %4 = operation "my.op"(%0, %1, %0 : !pdl.value, !pdl.range<value>, !pdl.value)  -> (%2, %3 : !pdl.type, !pdl.range<type>) loc(#loc5)
    rewrite %4 {
      replace %4 with(%0 : !pdl.value) loc(#loc6)
    } loc(#loc6)
  } loc(#loc)
} loc(#loc)
#loc = loc("20-operations.pdll":1:1)
#loc1 = loc("20-operations.pdll":1:32)
#loc2 = loc("20-operations.pdll":1:42)
#loc3 = loc("20-operations.pdll":1:64)
#loc4 = loc("20-operations.pdll":1:73)
#loc5 = loc("20-operations.pdll":1:22)
#loc6 = loc("20-operations.pdll":1:88)
==== 5: Pattern { replace op<my.outer>(op<my.inner>(x: Value)) with x; }
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = types loc(#loc2)
    %2 = operation "my.inner"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc2)
    %3 = results of %2  loc(#loc2)
    %4 = types loc(#loc3)
    %5 = operation "my.outer"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc(#loc3)
    rewrite %5 {
      replace %5 with(%0 : !pdl.value) loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("20-operations.pdll":1:1)
#loc1 = loc("20-operations.pdll":1:45)
#loc2 = loc("20-operations.pdll":1:32)
#loc3 = loc("20-operations.pdll":1:19)
#loc4 = loc("20-operations.pdll":1:11)
==== 6: Pattern => erase op<my.outer>(op<my.left>, op<my.right>.1);
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "my.left"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    %3 = results of %2  loc(#loc1)
    %4 = operands loc(#loc2)
    %5 = types loc(#loc2)
    %6 = operation "my.right"(%4 : !pdl.range<value>)  -> (%5 : !pdl.range<type>) loc(#loc2)
    %7 = result 1 of %6 loc(#loc2)
    %8 = types loc(#loc3)
    %9 = operation "my.outer"(%3, %7 : !pdl.range<value>, !pdl.value)  -> (%8 : !pdl.range<type>) loc(#loc3)
    rewrite %9 {
      erase %9 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("20-operations.pdll":1:1)
#loc1 = loc("20-operations.pdll":1:31)
#loc2 = loc("20-operations.pdll":1:44)
#loc3 = loc("20-operations.pdll":1:18)
#loc4 = loc("20-operations.pdll":1:12)
==== 7: Pattern => erase op<my.attr> {a = attr<"unit">, b = attr<"[1, 2]">, op = attr<"\"s\"">, let};
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = attribute = unit loc(#loc2)
    %2 = attribute = [1, 2] loc(#loc3)
    %3 = attribute = "s" loc(#loc4)
    %4 = attribute = unit loc(#loc5)
    %5 = types loc(#loc1)
    %6 = operation "my.attr"(%0 : !pdl.range<value>)  {"a" = %1, "b" = %2, "op" = %3, "let" = %4} -> (%5 : !pdl.range<type>) loc(#loc1)
    rewrite %6 {
      erase %6 loc(#loc6)
    } loc(#loc6)
  } loc(#loc)
} loc(#loc)
#loc = loc("20-operations.pdll":1:1)
#loc1 = loc("20-operations.pdll":1:18)
#loc2 = loc("20-operations.pdll":1:35)
#loc3 = loc("20-operations.pdll":1:53)
#loc4 = loc("20-operations.pdll":1:74)
#loc5 = loc("20-operations.pdll":1:89)
#loc6 = loc("20-operations.pdll":1:12)
==== 8: Pattern => erase op<attr.type.op>;
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "attr.type.op"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    rewrite %2 {
      erase %2 loc(#loc2)
    } loc(#loc2)
  } loc(#loc)
} loc(#loc)
#loc = loc("20-operations.pdll":1:1)
#loc1 = loc("20-operations.pdll":1:18)
#loc2 = loc("20-operations.pdll":1:12)
