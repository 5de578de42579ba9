==== 0: lowering: attributes and types before the operation, types of values before the values
module {
  pdl.pattern : benefit(0) {
    %0 = type loc(#loc1)
    %1 = operand : %0 loc(#loc2)
    %2 = operand : %0 loc(#loc3)
    %3 = attribute : %0 loc(#loc4)
    %4 = operation "calc.add"(%1, %2 : !pdl.value, !pdl.value)  {"k" = %3} -> (%0 : !pdl.type) loc(#loc5)
    rewrite %4 {
      erase %4 loc(#loc6)
    } loc(#loc6)
  } loc(#loc)
} loc(#loc)
#loc = loc("13-lowering.pdll":2:1)
#loc1 = loc("13-lowering.pdll":2:39)
#loc2 = loc("13-lowering.pdll":2:30)
#loc3 = loc("13-lowering.pdll":2:49)
#loc4 = loc("13-lowering.pdll":2:67)
#loc5 = loc("13-lowering.pdll":2:17)
#loc6 = loc("13-lowering.pdll":2:11)
==== 1: lowering: a variable is generated where it is first used
module {
  pdl.pattern : benefit(0) {
    %0 = type loc(#loc1)
    %1 = operand : %0 loc(#loc2)
    %2 = operation "calc.neg"(%1 : !pdl.value)  -> (%0 : !pdl.type) loc(#loc3)
    rewrite %2 {
      erase %2 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("13-lowering.pdll":2:1)
#loc1 = loc("13-lowering.pdll":3:7)
#loc2 = loc("13-lowering.pdll":4:7)
#loc3 = loc("13-lowering.pdll":5:14)
#loc4 = loc("13-lowering.pdll":6:3)
==== 2: lowering: a value that only the rewrite uses
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc3)
    %3 = apply_native_constraint "Width"(%0 : !pdl.value) : !pdl.attribute loc(#loc4)
    rewrite %2 {
      %4 = operation "calc.use"  {"w" = %3} loc(#loc6)
      erase %2 loc(#loc7)
    } loc(#loc5)
  } loc(#loc1)
} loc(#loc)
#loc = loc("13-lowering.pdll":2:1)
#loc1 = loc("13-lowering.pdll":3:1)
#loc2 = loc("13-lowering.pdll":3:35)
#loc3 = loc("13-lowering.pdll":3:22)
#loc4 = loc("13-lowering.pdll":3:54)
#loc5 = loc("13-lowering.pdll":3:64)
#loc6 = loc("13-lowering.pdll":3:84)
#loc7 = loc("13-lowering.pdll":3:112)
==== 3: lowering: a result that only the rewrite uses
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = types loc(#loc2)
    %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      %3 = result 0 of %2 loc(#loc4)
      %4 = operation "calc.use"(%3 : !pdl.value)  loc(#loc5)
      erase %2 loc(#loc6)
    } loc(#loc3)
  } loc(#loc)
} loc(#loc)
#loc = loc("13-lowering.pdll":2:1)
#loc1 = loc("13-lowering.pdll":2:35)
#loc2 = loc("13-lowering.pdll":2:22)
#loc3 = loc("13-lowering.pdll":2:46)
#loc4 = loc("13-lowering.pdll":2:79)
#loc5 = loc("13-lowering.pdll":2:66)
#loc6 = loc("13-lowering.pdll":2:94)
==== 4: lowering: operations that share an operand are connected
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = types loc(#loc2)
    %2 = operation "calc.a"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc2)
    %3 = types loc(#loc3)
    %4 = operation "calc.b"(%0 : !pdl.value)  -> (%3 : !pdl.range<type>) loc(#loc3)
    rewrite %2 {
      erase %4 loc(#loc5)
      erase %2 loc(#loc6)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("13-lowering.pdll":2:1)
#loc1 = loc("13-lowering.pdll":3:7)
#loc2 = loc("13-lowering.pdll":4:11)
#loc3 = loc("13-lowering.pdll":5:11)
#loc4 = loc("13-lowering.pdll":6:3)
#loc5 = loc("13-lowering.pdll":6:20)
#loc6 = loc("13-lowering.pdll":6:29)
==== 5: lowering: operations that are connected by a producer
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.const"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    %3 = result 0 of %2 loc(#loc2)
    %4 = types loc(#loc3)
    %5 = operation "calc.a"(%3 : !pdl.value)  -> (%4 : !pdl.range<type>) loc(#loc3)
    %6 = result 1 of %2 loc(#loc4)
    %7 = types loc(#loc5)
    %8 = operation "calc.b"(%6 : !pdl.value)  -> (%7 : !pdl.range<type>) loc(#loc5)
    rewrite %5 {
      erase %8 loc(#loc7)
      erase %5 loc(#loc8)
    } loc(#loc6)
  } loc(#loc)
} loc(#loc)
#loc = loc("13-lowering.pdll":2:1)
#loc1 = loc("13-lowering.pdll":3:11)
#loc2 = loc("13-lowering.pdll":4:22)
#loc3 = loc("13-lowering.pdll":4:11)
#loc4 = loc("13-lowering.pdll":5:22)
#loc5 = loc("13-lowering.pdll":5:11)
#loc6 = loc("13-lowering.pdll":6:3)
#loc7 = loc("13-lowering.pdll":6:20)
#loc8 = loc("13-lowering.pdll":6:29)
==== 6: lowering: constraints are called where they are
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    apply_native_constraint "Small"(%0 : !pdl.value) loc(#loc3)
    %1 = types loc(#loc4)
    %2 = operation "calc.a"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc4)
    apply_native_constraint "Same"(%0, %0 : !pdl.value, !pdl.value) loc(#loc5)
    %3 = results of %2  loc(#loc6)
    %4 = operand loc(#loc7)
    apply_native_constraint "Small"(%4 : !pdl.value) loc(#loc8)
    %5 = types loc(#loc9)
    %6 = operation "calc.b"(%3, %4 : !pdl.range<value>, !pdl.value)  -> (%5 : !pdl.range<type>) loc(#loc9)
    apply_native_constraint "Same"(%0, %4 : !pdl.value, !pdl.value) {isNegated = true} loc(#loc10)
    rewrite %6 {
      erase %6 loc(#loc11)
    } loc(#loc11)
  } loc(#loc1)
} loc(#loc)
#loc = loc("13-lowering.pdll":2:1)
#loc1 = loc("13-lowering.pdll":4:1)
#loc2 = loc("13-lowering.pdll":5:22)
#loc3 = loc("13-lowering.pdll":5:25)
#loc4 = loc("13-lowering.pdll":5:11)
#loc5 = loc("13-lowering.pdll":6:3)
#loc6 = loc("13-lowering.pdll":7:22)
#loc7 = loc("13-lowering.pdll":7:25)
#loc8 = loc("13-lowering.pdll":7:28)
#loc9 = loc("13-lowering.pdll":7:11)
#loc10 = loc("13-lowering.pdll":8:7)
#loc11 = loc("13-lowering.pdll":9:3)
==== 7: lowering: names of patterns are symbols
module {
  pdl.pattern @_1st : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.a"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    rewrite %2 {
      erase %2 loc(#loc2)
    } loc(#loc2)
  } loc(#loc)
  pdl.pattern @let_ : benefit(0) {
    %0 = operands loc(#loc4)
    %1 = types loc(#loc4)
    %2 = operation "calc.b"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc4)
    rewrite %2 {
      erase %2 loc(#loc5)
    } loc(#loc5)
  } loc(#loc3)
} loc(#loc)
#loc = loc("13-lowering.pdll":2:1)
#loc1 = loc("13-lowering.pdll":2:23)
#loc2 = loc("13-lowering.pdll":2:17)
#loc3 = loc("13-lowering.pdll":3:1)
#loc4 = loc("13-lowering.pdll":3:23)
#loc5 = loc("13-lowering.pdll":3:17)
==== 8: lowering: strings in attributes
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = attribute = "x\0Ay" loc(#loc2)
    %2 = types loc(#loc1)
    %3 = operation "calc.const"(%0 : !pdl.range<value>)  {"a \22b\22 c" = %1} -> (%2 : !pdl.range<type>) loc(#loc1)
    rewrite %3 {
      erase %3 loc(#loc3)
    } loc(#loc3)
  } loc(#loc)
} loc(#loc)
#loc = loc("13-lowering.pdll":2:1)
#loc1 = loc("13-lowering.pdll":2:18)
#loc2 = loc("13-lowering.pdll":2:50)
#loc3 = loc("13-lowering.pdll":2:12)
==== 33: lowering: the types of an operation that MLIR knows are those of a match
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = type loc(#loc2)
    %2 = operation "calc.id"(%0 : !pdl.value)  -> (%1 : !pdl.type) loc(#loc3)
    rewrite %2 {
      %3 = operation "builtin.unrealized_conversion_cast"(%0 : !pdl.value)  -> (%1 : !pdl.type) loc(#loc5)
      replace %2 with %3 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("13-lowering.pdll":2:1)
#loc1 = loc("13-lowering.pdll":2:34)
#loc2 = loc("13-lowering.pdll":2:48)
#loc3 = loc("13-lowering.pdll":2:22)
#loc4 = loc("13-lowering.pdll":2:58)
#loc5 = loc("13-lowering.pdll":2:76)
==== 35: lowering: locations as attributes
#loc3 = loc("a.c":1:2)
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = attribute = #loc3 loc(#loc2)
    %2 = types loc(#loc1)
    %3 = operation "calc.const"(%0 : !pdl.range<value>)  {"where" = %1} -> (%2 : !pdl.range<type>) loc(#loc1)
    rewrite %3 {
      erase %3 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("13-lowering.pdll":2:1)
#loc1 = loc("13-lowering.pdll":2:18)
#loc2 = loc("13-lowering.pdll":2:42)
#loc4 = loc("13-lowering.pdll":2:12)
==== 36: lowering: affine maps as attributes
#map = affine_map<(d0, d1) -> (d1, d0)>
#set = affine_set<(d0) : (d0 >= 0)>
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = attribute = #map loc(#loc2)
    %2 = attribute = #set loc(#loc3)
    %3 = types loc(#loc1)
    %4 = operation "calc.const"(%0 : !pdl.range<value>)  {"map" = %1, "set" = %2} -> (%3 : !pdl.range<type>) loc(#loc1)
    rewrite %4 {
      erase %4 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("13-lowering.pdll":2:1)
#loc1 = loc("13-lowering.pdll":2:18)
#loc2 = loc("13-lowering.pdll":2:40)
#loc3 = loc("13-lowering.pdll":2:88)
#loc4 = loc("13-lowering.pdll":2:12)
==== 37: lowering: maps, sets and locations have names wherever they stand, and are numbered as they are met
#loc7 = loc(unknown)
#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0) -> (d0 + 2)>
#map2 = affine_map<() -> (3)>
#map3 = affine_map<(d0) -> (d0 + 5)>
#set = affine_set<(d0) : (d0 >= 0)>
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = attribute = #set loc(#loc2)
    %2 = attribute = #map loc(#loc3)
    %3 = attribute = #map1 loc(#loc4)
    %4 = attribute = #map loc(#loc5)
    %5 = attribute = [#map2, #loc7, {a = #map, s = "affine_map<() -> (3)>"}] loc(#loc6)
    %6 = type : memref<2xi32, #map3> loc(#loc8)
    %7 = operation "calc.const"(%0 : !pdl.range<value>)  {"s" = %1, "m" = %2, "n" = %3, "again" = %4, "l" = %5} -> (%6 : !pdl.type) loc(#loc1)
    rewrite %7 {
      erase %7 loc(#loc9)
    } loc(#loc9)
  } loc(#loc)
} loc(#loc)
#loc = loc("13-lowering.pdll":2:1)
#loc1 = loc("13-lowering.pdll":2:18)
#loc2 = loc("13-lowering.pdll":2:38)
#loc3 = loc("13-lowering.pdll":2:80)
#loc4 = loc("13-lowering.pdll":2:122)
#loc5 = loc("13-lowering.pdll":2:168)
#loc6 = loc("13-lowering.pdll":2:210)
#loc8 = loc("13-lowering.pdll":2:328)
#loc9 = loc("13-lowering.pdll":2:12)
