==== 0: W1: nothing is known about the operation
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = types loc(#loc2)
    %2 = operation "calc.id"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      %3 = operation "calc.copy"(%0 : !pdl.value)  loc(#loc4)
      erase %2 loc(#loc5)
    } loc(#loc3)
  } loc(#loc)
} loc(#loc)
#loc = loc("12-inference.pdll":2:1)
#loc1 = loc("12-inference.pdll":2:34)
#loc2 = loc("12-inference.pdll":2:22)
#loc3 = loc("12-inference.pdll":2:45)
#loc4 = loc("12-inference.pdll":2:65)
#loc5 = loc("12-inference.pdll":2:83)
==== 1: W1: in parentheses
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
#loc = loc("12-inference.pdll":2:1)
#loc1 = loc("12-inference.pdll":2:31)
#loc2 = loc("12-inference.pdll":2:19)
#loc3 = loc("12-inference.pdll":2:11)
#loc4 = loc("12-inference.pdll":2:47)
==== 2: W1: as an operand of what replaces
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = types loc(#loc2)
    %2 = operation "calc.id"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      %3 = operation "calc.neg"(%0 : !pdl.value)  loc(#loc4)
      %4 = results of %3  loc(#loc4)
      %5 = operation "calc.copy"(%4 : !pdl.range<value>)  loc(#loc5)
      replace %2 with %5 loc(#loc3)
    } loc(#loc3)
  } loc(#loc)
} loc(#loc)
#loc = loc("12-inference.pdll":2:1)
#loc1 = loc("12-inference.pdll":2:31)
#loc2 = loc("12-inference.pdll":2:19)
#loc3 = loc("12-inference.pdll":2:11)
#loc4 = loc("12-inference.pdll":2:60)
#loc5 = loc("12-inference.pdll":2:46)
==== 3: W1: in a rewrite that nobody calls
module {
} loc(#loc)
#loc = loc("12-inference.pdll":2:1)
==== 4: W1: twice, each is reported
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = types loc(#loc2)
    %2 = operation "calc.id"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      %3 = operation "calc.copy"(%0 : !pdl.value)  loc(#loc4)
      %4 = results of %3  loc(#loc4)
      %5 = operation "calc.copy"(%4 : !pdl.range<value>)  loc(#loc5)
      erase %2 loc(#loc6)
    } loc(#loc3)
  } loc(#loc)
} loc(#loc)
#loc = loc("12-inference.pdll":2:1)
#loc1 = loc("12-inference.pdll":2:34)
#loc2 = loc("12-inference.pdll":2:22)
#loc3 = loc("12-inference.pdll":2:45)
#loc4 = loc("12-inference.pdll":2:79)
#loc5 = loc("12-inference.pdll":2:65)
#loc6 = loc("12-inference.pdll":2:98)
==== 5: W1: of several values
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = types loc(#loc2)
    %2 = operation "calc.pair"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      %3 = operation "calc.neg"(%0 : !pdl.value)  loc(#loc4)
      %4 = results of %3  loc(#loc4)
      %5 = operation "calc.abs"(%0 : !pdl.value)  loc(#loc5)
      %6 = results of %5  loc(#loc5)
      replace %2 with(%4, %6 : !pdl.range<value>, !pdl.range<value>) loc(#loc3)
    } loc(#loc3)
  } loc(#loc)
} loc(#loc)
#loc = loc("12-inference.pdll":2:1)
#loc1 = loc("12-inference.pdll":2:36)
#loc2 = loc("12-inference.pdll":2:22)
#loc3 = loc("12-inference.pdll":2:47)
#loc4 = loc("12-inference.pdll":2:66)
#loc5 = loc("12-inference.pdll":2:83)
==== 6: W2: it does not say how to infer them
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "nn.relu"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc3)
    rewrite %2 {
      %3 = operation "nn.relu"(%0 : !pdl.value)  loc(#loc5)
      erase %2 loc(#loc6)
    } loc(#loc4)
  } loc(#loc1)
} loc(#loc)
#loc = loc("12-inference.pdll":2:1)
#loc1 = loc("12-inference.pdll":3:1)
#loc2 = loc("12-inference.pdll":3:34)
#loc3 = loc("12-inference.pdll":3:22)
#loc4 = loc("12-inference.pdll":3:45)
#loc5 = loc("12-inference.pdll":3:65)
#loc6 = loc("12-inference.pdll":3:81)
==== 7: W2: one of its results is single
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "nn.relu"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc3)
    rewrite %2 {
      %3 = range : !pdl.range<value> loc(#loc5)
      %4 = operation "nn.layer"(%0, %3, %0 : !pdl.value, !pdl.range<value>, !pdl.value)  loc(#loc6)
      erase %2 loc(#loc7)
    } loc(#loc4)
  } loc(#loc1)
} loc(#loc)
#loc = loc("12-inference.pdll":2:1)
#loc1 = loc("12-inference.pdll":3:1)
#loc2 = loc("12-inference.pdll":3:34)
#loc3 = loc("12-inference.pdll":3:22)
#loc4 = loc("12-inference.pdll":3:45)
#loc5 = loc("12-inference.pdll":3:81)
#loc6 = loc("12-inference.pdll":3:65)
#loc7 = loc("12-inference.pdll":3:89)
==== 8: W2: as an operand
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "nn.relu"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc3)
    rewrite %2 {
      %3 = operation "nn.relu"(%0 : !pdl.value)  loc(#loc5)
      %4 = results of %3  loc(#loc5)
      %5 = operation "nn.relu"(%4 : !pdl.range<value>)  loc(#loc6)
      replace %2 with %5 loc(#loc4)
    } loc(#loc4)
  } loc(#loc1)
} loc(#loc)
#loc = loc("12-inference.pdll":2:1)
#loc1 = loc("12-inference.pdll":3:1)
#loc2 = loc("12-inference.pdll":3:31)
#loc3 = loc("12-inference.pdll":3:19)
#loc4 = loc("12-inference.pdll":3:11)
#loc5 = loc("12-inference.pdll":3:58)
#loc6 = loc("12-inference.pdll":3:46)
==== 9: inference: it says how to infer them
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "nn.relu"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc3)
    rewrite %2 {
      %3 = operation "nn.abs"(%0 : !pdl.value)  loc(#loc5)
      erase %2 loc(#loc6)
    } loc(#loc4)
  } loc(#loc1)
} loc(#loc)
#loc = loc("12-inference.pdll":2:1)
#loc1 = loc("12-inference.pdll":3:1)
#loc2 = loc("12-inference.pdll":3:34)
#loc3 = loc("12-inference.pdll":3:22)
#loc4 = loc("12-inference.pdll":3:45)
#loc5 = loc("12-inference.pdll":3:65)
#loc6 = loc("12-inference.pdll":3:80)
==== 10: inference: its results can be built
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "nn.relu"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc3)
    rewrite %2 {
      %3 = attribute = 0 : i64 loc(#loc5)
      %4 = operation "nn.size"(%0 : !pdl.value)  {"axis" = %3} loc(#loc6)
      erase %2 loc(#loc7)
    } loc(#loc4)
  } loc(#loc1)
} loc(#loc)
#loc = loc("12-inference.pdll":2:1)
#loc1 = loc("12-inference.pdll":3:1)
#loc2 = loc("12-inference.pdll":3:34)
#loc3 = loc("12-inference.pdll":3:22)
#loc4 = loc("12-inference.pdll":3:45)
#loc5 = loc("12-inference.pdll":3:88)
#loc6 = loc("12-inference.pdll":3:65)
#loc7 = loc("12-inference.pdll":3:106)
==== 11: inference: it has no results
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "nn.relu"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc3)
    rewrite %2 {
      %3 = operation "nn.print"(%0 : !pdl.value)  loc(#loc5)
      erase %2 loc(#loc6)
    } loc(#loc4)
  } loc(#loc1)
} loc(#loc)
#loc = loc("12-inference.pdll":2:1)
#loc1 = loc("12-inference.pdll":3:1)
#loc2 = loc("12-inference.pdll":3:34)
#loc3 = loc("12-inference.pdll":3:22)
#loc4 = loc("12-inference.pdll":3:45)
#loc5 = loc("12-inference.pdll":3:65)
#loc6 = loc("12-inference.pdll":3:82)
==== 12: inference: none of its results is single
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "nn.relu"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc3)
    rewrite %2 {
      %3 = operation "nn.split"(%0 : !pdl.value)  loc(#loc5)
      erase %2 loc(#loc6)
    } loc(#loc4)
  } loc(#loc1)
} loc(#loc)
#loc = loc("12-inference.pdll":2:1)
#loc1 = loc("12-inference.pdll":3:1)
#loc2 = loc("12-inference.pdll":3:34)
#loc3 = loc("12-inference.pdll":3:22)
#loc4 = loc("12-inference.pdll":3:45)
#loc5 = loc("12-inference.pdll":3:65)
#loc6 = loc("12-inference.pdll":3:82)
==== 13: inference: from what is replaced
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "nn.relu"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc3)
    rewrite %2 {
      %3 = operation "nn.relu"(%0 : !pdl.value)  loc(#loc5)
      replace %2 with %3 loc(#loc4)
    } loc(#loc4)
  } loc(#loc1)
} loc(#loc)
#loc = loc("12-inference.pdll":2:1)
#loc1 = loc("12-inference.pdll":3:1)
#loc2 = loc("12-inference.pdll":3:32)
#loc3 = loc("12-inference.pdll":3:20)
#loc4 = loc("12-inference.pdll":3:12)
#loc5 = loc("12-inference.pdll":3:47)
==== 14: inference: from what is replaced, in a rewrite
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "calc.id"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc3)
    rewrite %2 {
      %3 = operation "calc.copy"(%0 : !pdl.value)  loc(#loc5)
      replace %2 with %3 loc(#loc6)
    } loc(#loc4)
  } loc(#loc1)
} loc(#loc)
#loc = loc("12-inference.pdll":2:1)
#loc1 = loc("12-inference.pdll":3:1)
#loc2 = loc("12-inference.pdll":3:34)
#loc3 = loc("12-inference.pdll":3:22)
#loc4 = loc("12-inference.pdll":3:45)
#loc5 = loc("12-inference.pdll":2:49)
#loc6 = loc("12-inference.pdll":2:34)
==== 15: inference: in a match nothing is inferred
module {
  pdl.pattern : benefit(0) {
    %0 = operand loc(#loc1)
    %1 = types loc(#loc2)
    %2 = operation "calc.copy"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc2)
    %3 = results of %2  loc(#loc2)
    %4 = types loc(#loc3)
    %5 = operation "calc.id"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc(#loc3)
    rewrite %5 {
      erase %5 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("12-inference.pdll":2:1)
#loc1 = loc("12-inference.pdll":2:44)
#loc2 = loc("12-inference.pdll":2:30)
#loc3 = loc("12-inference.pdll":2:18)
#loc4 = loc("12-inference.pdll":2:12)
