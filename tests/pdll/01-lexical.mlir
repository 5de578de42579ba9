==== 0: lexical: blanks and comments between all tokens
module {
  pdl.pattern @Spaced : benefit(2) {
    %0 = operand loc(#loc1)
    %1 = type loc(#loc2)
    %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.type) loc(#loc3)
    rewrite %2 {
      replace %2 with(%0 : !pdl.value) loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("01-lexical.pdll":2:1)
#loc1 = loc("01-lexical.pdll":6:26)
#loc2 = loc("01-lexical.pdll":6:40)
#loc3 = loc("01-lexical.pdll":6:12)
#loc4 = loc("01-lexical.pdll":8:3)
==== 1: lexical: a comment at the end of the file, without a line end
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
#loc = loc("01-lexical.pdll":2:1)
#loc1 = loc("01-lexical.pdll":2:18)
#loc2 = loc("01-lexical.pdll":2:12)
==== 2: lexical: names with underscores and digits
module {
  pdl.pattern @__ : benefit(0) {
    %0 = operand loc(#loc2)
    %1 = types loc(#loc3)
    %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc3)
    apply_native_constraint "_is_2nd__"(%0 : !pdl.value) loc(#loc4)
    rewrite %2 {
      erase %2 loc(#loc5)
    } loc(#loc5)
  } loc(#loc1)
} loc(#loc)
#loc = loc("01-lexical.pdll":2:1)
#loc1 = loc("01-lexical.pdll":3:1)
#loc2 = loc("01-lexical.pdll":4:27)
#loc3 = loc("01-lexical.pdll":4:14)
#loc4 = loc("01-lexical.pdll":5:3)
#loc5 = loc("01-lexical.pdll":6:3)
==== 3: lexical: `attr`, `op` and `type` are names where no `<` follows
module {
  pdl.pattern : benefit(0) {
    %0 = attribute = 1 : i32 loc(#loc2)
    %1 = operands loc(#loc3)
    %2 = type loc(#loc4)
    %3 = operation "calc.const"(%1 : !pdl.range<value>)  {"value" = %0} -> (%2 : !pdl.type) loc(#loc3)
    apply_native_constraint "Typed"(%3, %0, %2 : !pdl.operation, !pdl.attribute, !pdl.type) loc(#loc5)
    rewrite %3 {
      erase %3 loc(#loc6)
    } loc(#loc6)
  } loc(#loc1)
} loc(#loc)
#loc = loc("01-lexical.pdll":2:1)
#loc1 = loc("01-lexical.pdll":3:1)
#loc2 = loc("01-lexical.pdll":4:14)
#loc3 = loc("01-lexical.pdll":5:12)
#loc4 = loc("01-lexical.pdll":5:46)
#loc5 = loc("01-lexical.pdll":6:3)
#loc6 = loc("01-lexical.pdll":7:3)
==== 4: lexical: words that are names although the language uses them somewhere
module {
  pdl.pattern @benefit : benefit(1) {
    %0 = operand loc(#loc1)
    %1 = types loc(#loc2)
    %2 = operation "calc.nop"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      erase %2 loc(#loc3)
    } loc(#loc3)
  } loc(#loc)
} loc(#loc)
#loc = loc("01-lexical.pdll":2:1)
#loc1 = loc("01-lexical.pdll":3:32)
#loc2 = loc("01-lexical.pdll":3:19)
#loc3 = loc("01-lexical.pdll":4:3)
==== 6: lexical: keywords as attribute names and in operation names
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = attribute = unit loc(#loc2)
    %2 = attribute = 1 : i8 loc(#loc3)
    %3 = attribute loc(#loc4)
    %4 = attribute = unit loc(#loc5)
    %5 = types loc(#loc1)
    %6 = operation "let.Pattern"(%0 : !pdl.range<value>)  {"erase" = %1, "op" = %2, "Type" = %3, "_x" = %4} -> (%5 : !pdl.range<type>) loc(#loc1)
    rewrite %6 {
      erase %6 loc(#loc6)
    } loc(#loc6)
  } loc(#loc)
} loc(#loc)
#loc = loc("01-lexical.pdll":2:1)
#loc1 = loc("01-lexical.pdll":2:18)
#loc2 = loc("01-lexical.pdll":2:35)
#loc3 = loc("01-lexical.pdll":2:47)
#loc4 = loc("01-lexical.pdll":2:70)
#loc5 = loc("01-lexical.pdll":2:82)
#loc6 = loc("01-lexical.pdll":2:12)
==== 8: lexical: escapes in strings, all of them
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = attribute = "a\\bA\09" loc(#loc2)
    %2 = attribute = unit loc(#loc3)
    %3 = types loc(#loc1)
    %4 = operation "calc.const"(%0 : !pdl.range<value>)  {"text" = %1, "two words" = %2} -> (%3 : !pdl.range<type>) loc(#loc1)
    rewrite %4 {
      erase %4 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("01-lexical.pdll":2:1)
#loc1 = loc("01-lexical.pdll":2:18)
#loc2 = loc("01-lexical.pdll":2:41)
#loc3 = loc("01-lexical.pdll":2:66)
#loc4 = loc("01-lexical.pdll":2:12)
==== 9: lexical: a code block is a string and a string is a code block
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc2)
    %1 = attribute = "brackets ] and } alone" loc(#loc3)
    %2 = attribute loc(#loc4)
    apply_native_constraint "Small"(%2 : !pdl.attribute) loc(#loc5)
    %3 = types loc(#loc2)
    %4 = operation "calc.const"(%0 : !pdl.range<value>)  {"key" = %1, "also this" = %2} -> (%3 : !pdl.range<type>) loc(#loc2)
    rewrite %4 {
      erase %4 loc(#loc6)
    } loc(#loc6)
  } loc(#loc1)
} loc(#loc)
#loc = loc("01-lexical.pdll":2:1)
#loc1 = loc("01-lexical.pdll":3:1)
#loc2 = loc("01-lexical.pdll":3:18)
#loc3 = loc("01-lexical.pdll":3:44)
#loc4 = loc("01-lexical.pdll":3:94)
#loc5 = loc("01-lexical.pdll":3:97)
#loc6 = loc("01-lexical.pdll":3:12)
==== 10: lexical: a code block ends at the first `}]`
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc2)
    %1 = types loc(#loc2)
    %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      apply_native_rewrite "Log"(%2 : !pdl.operation) loc(#loc4)
      erase %2 loc(#loc5)
    } loc(#loc3)
  } loc(#loc1)
} loc(#loc)
#loc = loc("01-lexical.pdll":2:1)
#loc1 = loc("01-lexical.pdll":3:1)
#loc2 = loc("01-lexical.pdll":3:19)
#loc3 = loc("01-lexical.pdll":3:11)
#loc4 = loc("01-lexical.pdll":3:35)
#loc5 = loc("01-lexical.pdll":3:46)
==== 11: lexical: the longest integer that a number of results may have
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = types loc(#loc1)
    %2 = operation "calc.many"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc(#loc1)
    %3 = result 7 of %2 loc(#loc2)
    %4 = types loc(#loc3)
    %5 = operation "calc.nop"(%3 : !pdl.value)  -> (%4 : !pdl.range<type>) loc(#loc3)
    rewrite %5 {
      erase %5 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("01-lexical.pdll":2:1)
#loc1 = loc("01-lexical.pdll":2:22)
#loc2 = loc("01-lexical.pdll":2:56)
#loc3 = loc("01-lexical.pdll":2:43)
#loc4 = loc("01-lexical.pdll":2:37)
