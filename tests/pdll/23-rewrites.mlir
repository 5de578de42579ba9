==== 0: Rewrite Log(o: Op);
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "my.q"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc3)
    rewrite %2 {
      apply_native_rewrite "Log"(%2 : !pdl.operation) loc(#loc5)
      %3 = attribute = unit loc(#loc6)
      %4 = apply_native_rewrite "Ty" : !pdl.type loc(#loc7)
      %5 = operation "my.p"(%0 : !pdl.value)  {"f" = %3} -> (%4 : !pdl.type) loc(#loc8)
      replace %2 with %5 loc(#loc9)
    } loc(#loc4)
  } loc(#loc1)
} loc(#loc)
#loc = loc("23-rewrites.pdll":1:1)
#loc1 = loc("23-rewrites.pdll":3:1)
#loc2 = loc("23-rewrites.pdll":3:28)
#loc3 = loc("23-rewrites.pdll":3:19)
#loc4 = loc("23-rewrites.pdll":3:39)
#loc5 = loc("23-rewrites.pdll":3:56)
#loc6 = loc("23-rewrites.pdll":3:85)
#loc7 = loc("23-rewrites.pdll":3:92)
#loc8 = loc("23-rewrites.pdll":3:72)
#loc9 = loc("23-rewrites.pdll":3:99)
==== 1: Pattern { let r = op<my.q>(x: Value, y: ValueRange); replace r with (x, y, op<my.p>(x) -> (type<"i32">)); }
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = operands loc(#loc2)
    %2 = types loc(#loc3)
    %3 = operation "my.q"(%0, %1 : !pdl.value, !pdl.range<value>)  -> (%2 : !pdl.range<type>) loc(#loc3)
    rewrite %3 {
      %4 = type : i32 loc(#loc5)
      %5 = operation "my.p"(%0 : !pdl.value)  -> (%4 : !pdl.type) loc(#loc6)
      %6 = results of %5  loc(#loc6)
      replace %3 with(%0, %1, %6 : !pdl.value, !pdl.range<value>, !pdl.range<value>) loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("23-rewrites.pdll":1:1)
#loc1 = loc("23-rewrites.pdll":1:28)
#loc2 = loc("23-rewrites.pdll":1:38)
#loc3 = loc("23-rewrites.pdll":1:19)
#loc4 = loc("23-rewrites.pdll":1:54)
#loc5 = loc("23-rewrites.pdll":1:92)
#loc6 = loc("23-rewrites.pdll":1:76)
==== 2: Pattern { replace r: Op with (op<my.p> -> ()); }
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    rewrite %2 {
      %3 = operation "my.p"  loc(#loc3)
      replace %2 with %3 loc(#loc2)
    } loc(#loc2)
  } loc(#loc)
} loc(#loc)
#loc = loc("23-rewrites.pdll":1:1)
#loc1 = loc("23-rewrites.pdll":1:19)
#loc2 = loc("23-rewrites.pdll":1:11)
#loc3 = loc("23-rewrites.pdll":1:31)
==== 3: Pattern { replace r: Op with op<my.p>; }
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    rewrite %2 {
      %3 = operation "my.p"  loc(#loc3)
      replace %2 with %3 loc(#loc2)
    } loc(#loc2)
  } loc(#loc)
} loc(#loc)
#loc = loc("23-rewrites.pdll":1:1)
#loc1 = loc("23-rewrites.pdll":1:19)
#loc2 = loc("23-rewrites.pdll":1:11)
#loc3 = loc("23-rewrites.pdll":1:30)
==== 4: Rewrite E(o: Op) { rewrite o with { erase o; }; }
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
#loc = loc("23-rewrites.pdll":1:1)
#loc1 = loc("23-rewrites.pdll":2:1)
#loc2 = loc("23-rewrites.pdll":2:19)
#loc3 = loc("23-rewrites.pdll":2:11)
#loc4 = loc("23-rewrites.pdll":1:37)
==== 5: Pattern { let r = op<my.q>(x: Value, xs: ValueRange) -> (t: Type); rewrite r with { op<my.p>((), (x, xs), x) -> ((), (t, t)); erase r; }; }
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = operands loc(#loc2)
    %2 = type loc(#loc3)
    %3 = operation "my.q"(%0, %1 : !pdl.value, !pdl.range<value>)  -> (%2 : !pdl.type) loc(#loc4)
    rewrite %3 {
      %4 = range : !pdl.range<value> loc(#loc6)
      %5 = range %0, %1 : !pdl.value, !pdl.range<value>  loc(#loc7)
      %6 = range : !pdl.range<type> loc(#loc8)
      %7 = range %2, %2 : !pdl.type, !pdl.type  loc(#loc9)
      %8 = operation "my.p"(%4, %5, %0 : !pdl.range<value>, !pdl.range<value>, !pdl.value)  -> (%6, %7 : !pdl.range<type>, !pdl.range<type>) loc(#loc10)
      erase %3 loc(#loc11)
    } loc(#loc5)
  } loc(#loc)
} loc(#loc)
#loc = loc("23-rewrites.pdll":1:1)
#loc1 = loc("23-rewrites.pdll":1:28)
#loc2 = loc("23-rewrites.pdll":1:38)
#loc3 = loc("23-rewrites.pdll":1:58)
#loc4 = loc("23-rewrites.pdll":1:19)
#loc5 = loc("23-rewrites.pdll":1:68)
#loc6 = loc("23-rewrites.pdll":1:94)
#loc7 = loc("23-rewrites.pdll":1:98)
#loc8 = loc("23-rewrites.pdll":1:114)
#loc9 = loc("23-rewrites.pdll":1:118)
#loc10 = loc("23-rewrites.pdll":1:85)
#loc11 = loc("23-rewrites.pdll":1:127)
==== 6: Pattern { rewrite r: Op with { op<my.p> -> (ts: TypeRange); op<my.o> -> (ts); erase r; }; }
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    rewrite %2 {
      %3 = types loc(#loc3)
      %4 = operation "my.p"  -> (%3 : !pdl.range<type>) loc(#loc4)
      %5 = operation "my.o"  -> (%3 : !pdl.range<type>) loc(#loc5)
      erase %2 loc(#loc6)
    } loc(#loc2)
  } loc(#loc)
} loc(#loc)
#loc = loc("23-rewrites.pdll":1:1)
#loc1 = loc("23-rewrites.pdll":1:19)
#loc2 = loc("23-rewrites.pdll":1:11)
#loc3 = loc("23-rewrites.pdll":1:45)
#loc4 = loc("23-rewrites.pdll":1:32)
#loc5 = loc("23-rewrites.pdll":1:61)
#loc6 = loc("23-rewrites.pdll":1:79)
==== 7: Pattern { let x: Value; let a = op<my.q>(x); let b = op<my.p>(x); rewrite a with { erase b; erase a; }; }
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = types loc(#loc2)
    %2 = operation "my.q"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc2)
    %3 = types loc(#loc3)
    %4 = operation "my.p"(%0 : !pdl.value)  -> (%3 : !pdl.range<type>) loc(#loc3)
    rewrite %2 {
      erase %4 loc(#loc5)
      erase %2 loc(#loc6)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("23-rewrites.pdll":1:1)
#loc1 = loc("23-rewrites.pdll":1:15)
#loc2 = loc("23-rewrites.pdll":1:33)
#loc3 = loc("23-rewrites.pdll":1:54)
#loc4 = loc("23-rewrites.pdll":1:67)
#loc5 = loc("23-rewrites.pdll":1:84)
#loc6 = loc("23-rewrites.pdll":1:93)
==== 8: Rewrite Two() => (op<my.m> -> (), b = op<my.n> -> ());
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc2)
    %1 = types loc(#loc2)
    %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      %3 = operation "my.m"  loc(#loc4)
      %4 = operation "my.n"  loc(#loc5)
      replace %2 with %4 loc(#loc6)
    } loc(#loc3)
  } loc(#loc1)
} loc(#loc)
#loc = loc("23-rewrites.pdll":1:1)
#loc1 = loc("23-rewrites.pdll":2:1)
#loc2 = loc("23-rewrites.pdll":2:19)
#loc3 = loc("23-rewrites.pdll":2:11)
#loc4 = loc("23-rewrites.pdll":1:19)
#loc5 = loc("23-rewrites.pdll":1:39)
#loc6 = loc("23-rewrites.pdll":2:47)
==== 9: Rewrite Gone(o: Op) => erase o;
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
#loc = loc("23-rewrites.pdll":1:1)
#loc1 = loc("23-rewrites.pdll":2:1)
#loc2 = loc("23-rewrites.pdll":2:19)
#loc3 = loc("23-rewrites.pdll":2:11)
#loc4 = loc("23-rewrites.pdll":1:24)
==== 10: Pattern { rewrite r: Op with { }; }
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    rewrite %2 {
    } loc(#loc2)
  } loc(#loc)
} loc(#loc)
#loc = loc("23-rewrites.pdll":1:1)
#loc1 = loc("23-rewrites.pdll":1:19)
#loc2 = loc("23-rewrites.pdll":1:11)
==== 11: Pattern { let r: Op; rewrite r with { let n = op<my.p>; replace r with n; }; }
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    rewrite %2 {
      %3 = operation "my.p"  loc(#loc3)
      replace %2 with %3 loc(#loc4)
    } loc(#loc2)
  } loc(#loc)
} loc(#loc)
#loc = loc("23-rewrites.pdll":1:1)
#loc1 = loc("23-rewrites.pdll":1:15)
#loc2 = loc("23-rewrites.pdll":1:22)
#loc3 = loc("23-rewrites.pdll":1:47)
#loc4 = loc("23-rewrites.pdll":1:57)
