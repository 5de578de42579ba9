==== 0: convert: same type
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc3)
    apply_native_constraint "Small"(%0 : !pdl.value) loc(#loc4)
    rewrite %2 {
      erase %2 loc(#loc5)
    } loc(#loc5)
  } loc(#loc1)
} loc(#loc)
#loc = loc("08-conversions.pdll":2:1)
#loc1 = loc("08-conversions.pdll":3:1)
#loc2 = loc("08-conversions.pdll":3:35)
#loc3 = loc("08-conversions.pdll":3:22)
#loc4 = loc("08-conversions.pdll":3:46)
#loc5 = loc("08-conversions.pdll":3:56)
==== 1: convert: Op<n> to Op
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
#loc = loc("08-conversions.pdll":2:1)
#loc1 = loc("08-conversions.pdll":3:1)
#loc2 = loc("08-conversions.pdll":3:22)
#loc3 = loc("08-conversions.pdll":3:36)
#loc4 = loc("08-conversions.pdll":3:49)
==== 2: convert: Op<n> to Op<n>
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
#loc = loc("08-conversions.pdll":2:1)
#loc1 = loc("08-conversions.pdll":3:1)
#loc2 = loc("08-conversions.pdll":3:22)
#loc3 = loc("08-conversions.pdll":3:36)
#loc4 = loc("08-conversions.pdll":3:49)
==== 3: convert: Op to ValueRange, of an argument
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc2)
    %1 = types loc(#loc2)
    %2 = operation "calc.neg"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc2)
    %3 = results of %2  loc(#loc3)
    apply_native_constraint "Few"(%3 : !pdl.range<value>) loc(#loc4)
    rewrite %2 {
      erase %2 loc(#loc5)
    } loc(#loc5)
  } loc(#loc1)
} loc(#loc)
#loc = loc("08-conversions.pdll":2:1)
#loc1 = loc("08-conversions.pdll":3:1)
#loc2 = loc("08-conversions.pdll":3:22)
#loc3 = loc("08-conversions.pdll":3:40)
#loc4 = loc("08-conversions.pdll":3:36)
#loc5 = loc("08-conversions.pdll":3:47)
==== 4: convert: Op to ValueRange, of a variable
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.pair"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    %3 = results of %2  loc(#loc2)
    %4 = types loc(#loc3)
    %5 = operation "calc.use"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc(#loc3)
    rewrite %5 {
      erase %5 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("08-conversions.pdll":2:1)
#loc1 = loc("08-conversions.pdll":2:19)
#loc2 = loc("08-conversions.pdll":2:55)
#loc3 = loc("08-conversions.pdll":2:64)
#loc4 = loc("08-conversions.pdll":2:58)
==== 5: convert: Op to Value, of an argument
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc2)
    %1 = types loc(#loc2)
    %2 = operation "calc.neg"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc2)
    %3 = result 0 of %2 loc(#loc3)
    apply_native_constraint "Small"(%3 : !pdl.value) loc(#loc4)
    rewrite %2 {
      erase %2 loc(#loc5)
    } loc(#loc5)
  } loc(#loc1)
} loc(#loc)
#loc = loc("08-conversions.pdll":2:1)
#loc1 = loc("08-conversions.pdll":3:1)
#loc2 = loc("08-conversions.pdll":3:22)
#loc3 = loc("08-conversions.pdll":3:42)
#loc4 = loc("08-conversions.pdll":3:36)
#loc5 = loc("08-conversions.pdll":3:49)
==== 6: convert: Op to Value, of a variable
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.pair"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    %3 = result 0 of %2 loc(#loc2)
    %4 = types loc(#loc3)
    %5 = operation "calc.use"(%3 : !pdl.value)  -> (%4 : !pdl.range<type>) loc(#loc3)
    rewrite %5 {
      erase %5 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("08-conversions.pdll":2:1)
#loc1 = loc("08-conversions.pdll":2:19)
#loc2 = loc("08-conversions.pdll":2:49)
#loc3 = loc("08-conversions.pdll":2:58)
#loc4 = loc("08-conversions.pdll":2:52)
==== 7: convert: Op to Value, of any operation
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc2)
    %1 = types loc(#loc2)
    %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc2)
    %3 = result 0 of %2 loc(#loc3)
    apply_native_constraint "Small"(%3 : !pdl.value) loc(#loc4)
    rewrite %2 {
      erase %2 loc(#loc5)
    } loc(#loc5)
  } loc(#loc1)
} loc(#loc)
#loc = loc("08-conversions.pdll":2:1)
#loc1 = loc("08-conversions.pdll":3:1)
#loc2 = loc("08-conversions.pdll":3:15)
#loc3 = loc("08-conversions.pdll":3:31)
#loc4 = loc("08-conversions.pdll":3:25)
#loc5 = loc("08-conversions.pdll":3:38)
==== 8: convert: Op with ODS to Value
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc2)
    %1 = types loc(#loc2)
    %2 = operation "nn.relu"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc2)
    %3 = result 0 of %2 loc(#loc3)
    apply_native_constraint "Small"(%3 : !pdl.value) loc(#loc4)
    rewrite %2 {
      erase %2 loc(#loc5)
    } loc(#loc5)
  } loc(#loc1)
} loc(#loc)
#loc = loc("08-conversions.pdll":2:1)
#loc1 = loc("08-conversions.pdll":4:1)
#loc2 = loc("08-conversions.pdll":4:22)
#loc3 = loc("08-conversions.pdll":4:41)
#loc4 = loc("08-conversions.pdll":4:35)
#loc5 = loc("08-conversions.pdll":4:48)
==== 9: convert: Op with variadic results to Value
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc2)
    %1 = types loc(#loc2)
    %2 = operation "nn.split"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc2)
    %3 = result 0 of %2 loc(#loc3)
    apply_native_constraint "Small"(%3 : !pdl.value) loc(#loc4)
    rewrite %2 {
      erase %2 loc(#loc5)
    } loc(#loc5)
  } loc(#loc1)
} loc(#loc)
#loc = loc("08-conversions.pdll":2:1)
#loc1 = loc("08-conversions.pdll":4:1)
#loc2 = loc("08-conversions.pdll":4:22)
#loc3 = loc("08-conversions.pdll":4:42)
#loc4 = loc("08-conversions.pdll":4:36)
#loc5 = loc("08-conversions.pdll":4:49)
==== 10: convert: Op with one single result among others to Value
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc2)
    %1 = types loc(#loc2)
    %2 = operation "nn.layer"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc2)
    %3 = result 0 of %2 loc(#loc3)
    apply_native_constraint "Small"(%3 : !pdl.value) loc(#loc4)
    rewrite %2 {
      erase %2 loc(#loc5)
    } loc(#loc5)
  } loc(#loc1)
} loc(#loc)
#loc = loc("08-conversions.pdll":2:1)
#loc1 = loc("08-conversions.pdll":4:1)
#loc2 = loc("08-conversions.pdll":4:22)
#loc3 = loc("08-conversions.pdll":4:42)
#loc4 = loc("08-conversions.pdll":4:36)
#loc5 = loc("08-conversions.pdll":4:49)
==== 11: convert: Op without results to ValueRange
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc2)
    %1 = types loc(#loc2)
    %2 = operation "nn.print"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc2)
    %3 = results of %2  loc(#loc3)
    apply_native_constraint "Few"(%3 : !pdl.range<value>) loc(#loc4)
    rewrite %2 {
      erase %2 loc(#loc5)
    } loc(#loc5)
  } loc(#loc1)
} loc(#loc)
#loc = loc("08-conversions.pdll":2:1)
#loc1 = loc("08-conversions.pdll":4:1)
#loc2 = loc("08-conversions.pdll":4:22)
#loc3 = loc("08-conversions.pdll":4:40)
#loc4 = loc("08-conversions.pdll":4:36)
#loc5 = loc("08-conversions.pdll":4:47)
==== 12: convert: Op with several results to ValueRange
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc2)
    %1 = types loc(#loc2)
    %2 = operation "nn.divmod"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc2)
    %3 = results of %2  loc(#loc3)
    apply_native_constraint "Few"(%3 : !pdl.range<value>) loc(#loc4)
    rewrite %2 {
      erase %2 loc(#loc5)
    } loc(#loc5)
  } loc(#loc1)
} loc(#loc)
#loc = loc("08-conversions.pdll":2:1)
#loc1 = loc("08-conversions.pdll":4:1)
#loc2 = loc("08-conversions.pdll":4:22)
#loc3 = loc("08-conversions.pdll":4:41)
#loc4 = loc("08-conversions.pdll":4:37)
#loc5 = loc("08-conversions.pdll":4:48)
==== 13: convert: Value to ValueRange, of an argument
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc3)
    apply_native_constraint "Few"(%0 : !pdl.value) loc(#loc4)
    rewrite %2 {
      erase %2 loc(#loc5)
    } loc(#loc5)
  } loc(#loc1)
} loc(#loc)
#loc = loc("08-conversions.pdll":2:1)
#loc1 = loc("08-conversions.pdll":3:1)
#loc2 = loc("08-conversions.pdll":3:35)
#loc3 = loc("08-conversions.pdll":3:22)
#loc4 = loc("08-conversions.pdll":3:46)
#loc5 = loc("08-conversions.pdll":3:54)
==== 14: convert: Value to ValueRange, of a variable
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
#loc = loc("08-conversions.pdll":2:1)
#loc1 = loc("08-conversions.pdll":2:15)
#loc2 = loc("08-conversions.pdll":2:55)
#loc3 = loc("08-conversions.pdll":2:49)
==== 15: convert: ValueRange to Value
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "calc.neg"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc3)
    apply_native_constraint "Small"(%0 : !pdl.range<value>) loc(#loc4)
    rewrite %2 {
      erase %2 loc(#loc5)
    } loc(#loc5)
  } loc(#loc1)
} loc(#loc)
#loc = loc("08-conversions.pdll":2:1)
#loc1 = loc("08-conversions.pdll":3:1)
#loc2 = loc("08-conversions.pdll":3:35)
#loc3 = loc("08-conversions.pdll":3:22)
#loc4 = loc("08-conversions.pdll":3:52)
#loc5 = loc("08-conversions.pdll":3:63)
==== 16: convert: Type to TypeRange
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc2)
    %1 = type loc(#loc3)
    %2 = operation "calc.neg"(%0 : !pdl.range<value>)  -> (%1 : !pdl.type) loc(#loc2)
    apply_native_constraint "Few"(%1 : !pdl.type) loc(#loc4)
    %3 = type : i8 loc(#loc5)
    apply_native_constraint "Few"(%3 : !pdl.type) loc(#loc6)
    rewrite %2 {
      erase %2 loc(#loc7)
    } loc(#loc7)
  } loc(#loc1)
} loc(#loc)
#loc = loc("08-conversions.pdll":2:1)
#loc1 = loc("08-conversions.pdll":3:1)
#loc2 = loc("08-conversions.pdll":3:22)
#loc3 = loc("08-conversions.pdll":3:39)
#loc4 = loc("08-conversions.pdll":3:49)
#loc5 = loc("08-conversions.pdll":3:61)
#loc6 = loc("08-conversions.pdll":3:57)
#loc7 = loc("08-conversions.pdll":3:74)
==== 17: convert: TypeRange to Type
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "calc.neg"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc2)
    apply_native_constraint "Integer"(%1 : !pdl.range<type>) loc(#loc4)
    rewrite %2 {
      erase %2 loc(#loc5)
    } loc(#loc5)
  } loc(#loc1)
} loc(#loc)
#loc = loc("08-conversions.pdll":2:1)
#loc1 = loc("08-conversions.pdll":3:1)
#loc2 = loc("08-conversions.pdll":3:22)
#loc3 = loc("08-conversions.pdll":3:39)
#loc4 = loc("08-conversions.pdll":3:55)
#loc5 = loc("08-conversions.pdll":3:68)
==== 18: convert: Type to TypeRange, of a variable
module {
  pdl.pattern : benefit(0) {
    %0 = type loc(#loc1)
    %1 = operands loc(#loc2)
    %2 = operation "calc.neg"(%1 : !pdl.range<value>)  -> (%0 : !pdl.type) loc(#loc2)
    rewrite %2 {
      erase %2 loc(#loc3)
    } loc(#loc3)
  } loc(#loc)
} loc(#loc)
#loc = loc("08-conversions.pdll":2:1)
#loc1 = loc("08-conversions.pdll":2:15)
#loc2 = loc("08-conversions.pdll":2:53)
#loc3 = loc("08-conversions.pdll":2:47)
==== 19: convert: tuple to the same tuple
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc3)
    %3:2 = apply_native_constraint "Split"(%0 : !pdl.value) : !pdl.attribute, !pdl.attribute loc(#loc4)
    %4 = results of %2  loc(#loc5)
    %5 = types loc(#loc6)
    %6 = operation "calc.use"(%4 : !pdl.range<value>)  {"a" = %3#1} -> (%5 : !pdl.range<type>) loc(#loc6)
    rewrite %6 {
      erase %6 loc(#loc7)
    } loc(#loc7)
  } loc(#loc1)
} loc(#loc)
#loc = loc("08-conversions.pdll":2:1)
#loc1 = loc("08-conversions.pdll":4:1)
#loc2 = loc("08-conversions.pdll":4:35)
#loc3 = loc("08-conversions.pdll":4:22)
#loc4 = loc("08-conversions.pdll":3:64)
#loc5 = loc("08-conversions.pdll":4:83)
#loc6 = loc("08-conversions.pdll":4:70)
#loc7 = loc("08-conversions.pdll":4:64)
==== 20: convert: tuple to tuple, with other labels
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    %1 = operand loc(#loc3)
    %2 = types loc(#loc4)
    %3 = operation "calc.sub"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc(#loc4)
    rewrite %3 {
      replace %3 with(%1 : !pdl.value) loc(#loc5)
    } loc(#loc5)
  } loc(#loc1)
} loc(#loc)
#loc = loc("08-conversions.pdll":2:1)
#loc1 = loc("08-conversions.pdll":3:1)
#loc2 = loc("08-conversions.pdll":3:35)
#loc3 = loc("08-conversions.pdll":3:45)
#loc4 = loc("08-conversions.pdll":3:22)
#loc5 = loc("08-conversions.pdll":3:78)
==== 21: convert: tuple to tuple, element by element
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc3)
    rewrite %2 {
      replace %2 with(%0 : !pdl.value) loc(#loc4)
    } loc(#loc4)
  } loc(#loc1)
} loc(#loc)
#loc = loc("08-conversions.pdll":2:1)
#loc1 = loc("08-conversions.pdll":3:1)
#loc2 = loc("08-conversions.pdll":3:35)
#loc3 = loc("08-conversions.pdll":3:22)
#loc4 = loc("08-conversions.pdll":3:66)
==== 22: convert: tuple to ValueRange
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = operands loc(#loc2)
    %2 = types loc(#loc3)
    %3 = operation "calc.add"(%0, %1 : !pdl.value, !pdl.range<value>)  -> (%2 : !pdl.range<type>) loc(#loc3)
    rewrite %3 {
      %4 = range %0, %1, %0 : !pdl.value, !pdl.range<value>, !pdl.value  loc(#loc5)
      %5 = operation "calc.use"(%4 : !pdl.range<value>)  loc(#loc6)
      erase %3 loc(#loc7)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("08-conversions.pdll":2:1)
#loc1 = loc("08-conversions.pdll":3:27)
#loc2 = loc("08-conversions.pdll":3:37)
#loc3 = loc("08-conversions.pdll":3:14)
#loc4 = loc("08-conversions.pdll":4:3)
#loc5 = loc("08-conversions.pdll":4:36)
#loc6 = loc("08-conversions.pdll":4:23)
#loc7 = loc("08-conversions.pdll":4:55)
==== 23: convert: tuple to ValueRange, of an argument
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    %1 = operand loc(#loc3)
    %2 = types loc(#loc4)
    %3 = operation "calc.add"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc(#loc4)
    rewrite %3 {
      %4 = range %1, %0 : !pdl.value, !pdl.value  loc(#loc6)
      %5 = apply_native_rewrite "Concat"(%4 : !pdl.range<value>) : !pdl.operation loc(#loc7)
      replace %3 with %5 loc(#loc5)
    } loc(#loc5)
  } loc(#loc1)
} loc(#loc)
#loc = loc("08-conversions.pdll":2:1)
#loc1 = loc("08-conversions.pdll":3:1)
#loc2 = loc("08-conversions.pdll":3:35)
#loc3 = loc("08-conversions.pdll":3:45)
#loc4 = loc("08-conversions.pdll":3:22)
#loc5 = loc("08-conversions.pdll":3:56)
#loc6 = loc("08-conversions.pdll":3:81)
#loc7 = loc("08-conversions.pdll":3:74)
==== 24: convert: tuple to ValueRange, of a variable
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = operand loc(#loc2)
    %2 = types loc(#loc3)
    %3 = operation "calc.add"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc(#loc3)
    rewrite %3 {
      %4 = range %0, %1 : !pdl.value, !pdl.value  loc(#loc5)
      replace %3 with(%4 : !pdl.range<value>) loc(#loc6)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("08-conversions.pdll":2:1)
#loc1 = loc("08-conversions.pdll":2:35)
#loc2 = loc("08-conversions.pdll":2:45)
#loc3 = loc("08-conversions.pdll":2:22)
#loc4 = loc("08-conversions.pdll":2:56)
#loc5 = loc("08-conversions.pdll":2:99)
#loc6 = loc("08-conversions.pdll":2:107)
==== 25: convert: tuple to TypeRange
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = type loc(#loc2)
    %2 = types loc(#loc3)
    %3 = operation "calc.neg"(%0 : !pdl.value)  -> (%1, %2 : !pdl.type, !pdl.range<type>) loc(#loc4)
    rewrite %3 {
      %4 = range %1, %2, %1 : !pdl.type, !pdl.range<type>, !pdl.type  loc(#loc6)
      %5 = operation "calc.pair"(%0 : !pdl.value)  -> (%4 : !pdl.range<type>) loc(#loc7)
      replace %3 with %5 loc(#loc5)
    } loc(#loc5)
  } loc(#loc)
} loc(#loc)
#loc = loc("08-conversions.pdll":2:1)
#loc1 = loc("08-conversions.pdll":2:35)
#loc2 = loc("08-conversions.pdll":2:49)
#loc3 = loc("08-conversions.pdll":2:58)
#loc4 = loc("08-conversions.pdll":2:22)
#loc5 = loc("08-conversions.pdll":2:74)
#loc6 = loc("08-conversions.pdll":2:113)
#loc7 = loc("08-conversions.pdll":2:92)
==== 26: convert: empty tuple to ValueRange and TypeRange
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.neg"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    rewrite %2 {
      %3 = range : !pdl.range<value> loc(#loc3)
      %4 = range : !pdl.range<type> loc(#loc4)
      %5 = operation "calc.use"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc(#loc5)
      erase %2 loc(#loc6)
    } loc(#loc2)
  } loc(#loc)
} loc(#loc)
#loc = loc("08-conversions.pdll":2:1)
#loc1 = loc("08-conversions.pdll":2:22)
#loc2 = loc("08-conversions.pdll":2:36)
#loc3 = loc("08-conversions.pdll":2:69)
#loc4 = loc("08-conversions.pdll":2:77)
#loc5 = loc("08-conversions.pdll":2:56)
#loc6 = loc("08-conversions.pdll":2:82)
==== 27: convert: empty tuple as one of several
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc2)
    %1 = types loc(#loc2)
    %2 = operation "calc.neg"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      %3 = range : !pdl.range<value> loc(#loc4)
      %4 = range : !pdl.range<type> loc(#loc5)
      %5 = attribute = 1 : i8 loc(#loc6)
      %6 = apply_native_rewrite "Call"(%3, %4, %5 : !pdl.range<value>, !pdl.range<type>, !pdl.attribute) : !pdl.operation loc(#loc7)
      replace %2 with %6 loc(#loc3)
    } loc(#loc3)
  } loc(#loc1)
} loc(#loc)
#loc = loc("08-conversions.pdll":2:1)
#loc1 = loc("08-conversions.pdll":3:1)
#loc2 = loc("08-conversions.pdll":3:22)
#loc3 = loc("08-conversions.pdll":3:36)
#loc4 = loc("08-conversions.pdll":3:59)
#loc5 = loc("08-conversions.pdll":3:63)
#loc6 = loc("08-conversions.pdll":3:67)
#loc7 = loc("08-conversions.pdll":3:54)
==== 28: convert: what is returned
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc3)
    rewrite %2 {
      %3 = result 0 of %2 loc(#loc5)
      %4 = results of %2  loc(#loc6)
      %5 = operation "calc.use"(%3, %4 : !pdl.value, !pdl.range<value>)  loc(#loc7)
      erase %2 loc(#loc8)
    } loc(#loc4)
  } loc(#loc1)
} loc(#loc)
#loc = loc("08-conversions.pdll":2:1)
#loc1 = loc("08-conversions.pdll":4:1)
#loc2 = loc("08-conversions.pdll":4:35)
#loc3 = loc("08-conversions.pdll":4:22)
#loc4 = loc("08-conversions.pdll":4:46)
#loc5 = loc("08-conversions.pdll":2:34)
#loc6 = loc("08-conversions.pdll":3:43)
#loc7 = loc("08-conversions.pdll":4:66)
#loc8 = loc("08-conversions.pdll":4:110)
==== 29: convert: an operand by a variable of another kind
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc2)
    %2 = operation "calc.add"(%0, %0 : !pdl.range<value>, !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      erase %2 loc(#loc3)
    } loc(#loc3)
  } loc(#loc)
} loc(#loc)
#loc = loc("08-conversions.pdll":2:1)
#loc1 = loc("08-conversions.pdll":2:15)
#loc2 = loc("08-conversions.pdll":2:56)
#loc3 = loc("08-conversions.pdll":2:50)
==== 30: convert: refining a constraint by a value
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
#loc = loc("08-conversions.pdll":2:1)
#loc1 = loc("08-conversions.pdll":2:39)
#loc2 = loc("08-conversions.pdll":2:26)
#loc3 = loc("08-conversions.pdll":2:50)
