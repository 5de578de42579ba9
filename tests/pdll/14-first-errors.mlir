==== 29: 3.3: one type for a range of types, where it does not matter
module {
  pdl.pattern : benefit(0) {
    %0 = type loc(#loc1)
    %1 = operands loc(#loc2)
    %2 = operation "a.b"(%1 : !pdl.range<value>)  -> (%0 : !pdl.type) loc(#loc3)
    rewrite %2 {
      erase %2 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("14-first-errors.pdll":2:1)
#loc1 = loc("14-first-errors.pdll":2:30)
#loc2 = loc("14-first-errors.pdll":2:53)
#loc3 = loc("14-first-errors.pdll":2:45)
#loc4 = loc("14-first-errors.pdll":2:39)
