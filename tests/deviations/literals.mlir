==== 0 mlir22: Blanks around the text of a literal are of no account; mlir-pdll counts them wrongly and finds characters left over.
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = attribute = 1 : i32 loc(#loc2)
    %2 = type : tensor<2xi8> loc(#loc3)
    %3 = operation "calc.const"(%0 : !pdl.range<value>)  {"value" = %1} -> (%2 : !pdl.type) loc(#loc1)
    rewrite %3 {
      erase %3 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("literals.pdll":2:1)
#loc1 = loc("literals.pdll":2:18)
#loc2 = loc("literals.pdll":2:42)
#loc3 = loc("literals.pdll":2:66)
#loc4 = loc("literals.pdll":2:12)
==== 0 pdllc: Blanks around the text of a literal are of no account; mlir-pdll counts them wrongly and finds characters left over.
module {
  pdl.pattern : benefit(1) {
    %0 = operands loc(#loc1)
    %1 = attribute = 1 : i32 loc(#loc2)
    %2 = type : tensor<2xi8> loc(#loc3)
    %3 = operation "calc.const"(%0 : !pdl.range<value>)  {"value" = %1} -> (%2 : !pdl.type) loc(#loc1)
    rewrite %3 {
      erase %3 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("literals.pdll":2:1)
#loc1 = loc("literals.pdll":2:18)
#loc2 = loc("literals.pdll":2:42)
#loc3 = loc("literals.pdll":2:66)
#loc4 = loc("literals.pdll":2:12)
==== 6 mlir22: Deviation 16: types and attributes of dialects that nobody registered.
module {
  pdl.pattern : benefit(0) {
    %0 = operands loc(#loc1)
    %1 = attribute = #arith.fastmath<fast> loc(#loc2)
    %2 = type : !llvm.ptr loc(#loc3)
    %3 = operation "calc.const"(%0 : !pdl.range<value>)  {"flags" = %1} -> (%2 : !pdl.type) loc(#loc1)
    rewrite %3 {
      erase %3 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("literals.pdll":2:1)
#loc1 = loc("literals.pdll":2:18)
#loc2 = loc("literals.pdll":2:42)
#loc3 = loc("literals.pdll":2:77)
#loc4 = loc("literals.pdll":2:12)
==== 6 pdllc: Deviation 16: types and attributes of dialects that nobody registered.
module {
  pdl.pattern : benefit(1) {
    %0 = operands loc(#loc1)
    %1 = attribute = #arith.fastmath<fast> loc(#loc2)
    %2 = type : !llvm.ptr loc(#loc3)
    %3 = operation "calc.const"(%0 : !pdl.range<value>)  {"flags" = %1} -> (%2 : !pdl.type) loc(#loc1)
    rewrite %3 {
      erase %3 loc(#loc4)
    } loc(#loc4)
  } loc(#loc)
} loc(#loc)
#loc = loc("literals.pdll":2:1)
#loc1 = loc("literals.pdll":2:18)
#loc2 = loc("literals.pdll":2:42)
#loc3 = loc("literals.pdll":2:77)
#loc4 = loc("literals.pdll":2:12)
