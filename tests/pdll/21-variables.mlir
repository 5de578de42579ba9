==== 0: Pattern { let p = op<my.p>; let a: Value = p; let b: ValueRange = p; erase op<my.q>(a, b, p.0); }
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "my.p"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    %3 = result 0 of %2 loc(#loc2)
    %4 = results of %2  loc(#loc3)
    %5 = result 0 of %2 loc(#loc4)
    %6 = types loc(#loc5)
    %7 = operation "my.q"(%3, %4, %5 : !pdl.value, !pdl.range<value>, !pdl.value)  -> (%6 : !pdl.range<type>) loc(#loc5)
    rewrite %7 {
      erase %7 loc(#loc6)
    } loc(#loc6)
  } loc(#loc)
} loc(#loc)
#loc = loc("21-variables.pdll":1:1)
#loc1 = loc("21-variables.pdll":1:19)
#loc2 = loc("21-variables.pdll":1:44)
#loc3 = loc("21-variables.pdll":1:67)
#loc4 = loc("21-variables.pdll":1:91)
#loc5 = loc("21-variables.pdll":1:76)
#loc6 = loc("21-variables.pdll":1:70)
==== 1: Pattern { let o: [Op, Op<my.p>, Op]; erase op<my.q>(o, _: Value); }
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "my.p"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    %3 = results of %2  loc(#loc2)
    %4 = operand loc(#loc3)
    %5 = types loc(#loc4)
    %6 = operation "my.q"(%3, %4 : !pdl.range<value>, !pdl.value)  -> (%5 : !pdl.range<type>) loc(#loc4)
    rewrite %6 {
      erase %6 loc(#loc5)
    } loc(#loc5)
  } loc(#loc)
} loc(#loc)
#loc = loc("21-variables.pdll":1:1)
#loc1 = loc("21-variables.pdll":1:15)
#loc2 = loc("21-variables.pdll":1:53)
#loc3 = loc("21-variables.pdll":1:56)
#loc4 = loc("21-variables.pdll":1:44)
#loc5 = loc("21-variables.pdll":1:38)
==== 2: Pattern { let a: Attr; let t: Type; let ts: TypeRange; let v: Value<t>; erase op<my.q>(v) {k = a} -> (ts); }
module {
  pdl.pattern : benefit(0) {
    %0 = attribute loc(#loc1)
    %1 = type loc(#loc2)
    %2 = types loc(#loc3)
    %3 = operand : %1 loc(#loc4)
    %4 = operation "my.q"(%3 : !pdl.value)  {"k" = %0} -> (%2 : !pdl.range<type>) loc(#loc5)
    rewrite %4 {
      erase %4 loc(#loc6)
    } loc(#loc6)
  } loc(#loc)
} loc(#loc)
#loc = loc("21-variables.pdll":1:1)
#loc1 = loc("21-variables.pdll":1:15)
#loc2 = loc("21-variables.pdll":1:28)
#loc3 = loc("21-variables.pdll":1:41)
#loc4 = loc("21-variables.pdll":1:60)
#loc5 = loc("21-variables.pdll":1:79)
#loc6 = loc("21-variables.pdll":1:73)
==== 3: Pattern { let op: Op; let attr: Attr; erase op<my.q>(op) {k = attr}; }
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    %3 = attribute loc(#loc2)
    %4 = results of %2  loc(#loc3)
    %5 = types loc(#loc4)
    %6 = operation "my.q"(%4 : !pdl.range<value>)  {"k" = %3} -> (%5 : !pdl.range<type>) loc(#loc4)
    rewrite %6 {
      erase %6 loc(#loc5)
    } loc(#loc5)
  } loc(#loc)
} loc(#loc)
#loc = loc("21-variables.pdll":1:1)
#loc1 = loc("21-variables.pdll":1:15)
#loc2 = loc("21-variables.pdll":1:27)
#loc3 = loc("21-variables.pdll":1:54)
#loc4 = loc("21-variables.pdll":1:45)
#loc5 = loc("21-variables.pdll":1:39)
==== 4: Pattern { erase op<my.q>(v: Value, v, w: Value<t: Type>) -> (t); }
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = type loc(#loc2)
    %2 = operand : %1 loc(#loc3)
    %3 = operation "my.q"(%0, %0, %2 : !pdl.value, !pdl.value, !pdl.value)  -> (%1 : !pdl.type) loc(#loc4)
    rewrite %3 {
      erase %3 loc(#loc5)
    } loc(#loc5)
  } loc(#loc)
} loc(#loc)
#loc = loc("21-variables.pdll":1:1)
#loc1 = loc("21-variables.pdll":1:26)
#loc2 = loc("21-variables.pdll":1:48)
#loc3 = loc("21-variables.pdll":1:39)
#loc4 = loc("21-variables.pdll":1:17)
#loc5 = loc("21-variables.pdll":1:11)
==== 5: Pattern { let t = (a = op<my.p>, attr<"1 : i8">, type<"i32">); erase op<my.q>(t.a) {k = t.1} -> (t.2); }
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "my.p"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    %3 = attribute = 1 : i8 loc(#loc2)
    %4 = type : i32 loc(#loc3)
    %5 = results of %2  loc(#loc4)
    %6 = operation "my.q"(%5 : !pdl.range<value>)  {"k" = %3} -> (%4 : !pdl.type) loc(#loc5)
    rewrite %6 {
      erase %6 loc(#loc6)
    } loc(#loc6)
  } loc(#loc)
} loc(#loc)
#loc = loc("21-variables.pdll":1:1)
#loc1 = loc("21-variables.pdll":1:24)
#loc2 = loc("21-variables.pdll":1:34)
#loc3 = loc("21-variables.pdll":1:50)
#loc4 = loc("21-variables.pdll":1:79)
#loc5 = loc("21-variables.pdll":1:70)
#loc6 = loc("21-variables.pdll":1:64)
==== 6: Pattern { attr<"1 : i8">; erase _: Op; }
module {
  pdl.pattern : benefit(0) {
    %0 = attribute = 1 : i8 loc(#loc1)
    %1 = operands loc(#loc2)
    %2 = types loc(#loc2)
    %3 = operation(%1 : !pdl.range<value>)  -> (%2 : !pdl.range<type>) loc(#loc2)
    rewrite %3 {
      erase %3 loc(#loc3)
    } loc(#loc3)
  } loc(#loc)
} loc(#loc)
#loc = loc("21-variables.pdll":1:1)
#loc1 = loc("21-variables.pdll":1:11)
#loc2 = loc("21-variables.pdll":1:33)
#loc3 = loc("21-variables.pdll":1:27)
