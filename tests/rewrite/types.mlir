"func.func"() <{function_type = (i32, tensor<?xi1>, none) -> (), sym_name = "f"}> ({
^bb0(%x: i32, %y: tensor<?xi1>, %z: none):
  %0 = "y.cast"(%x) : (i32) -> vector<4xf32>
  %1 = "y.cast"(%x) : (i32) -> vector<2x2xf32>
  %2 = "y.cast"(%x) : (i32) -> i32
  %3 = "y.anything"(%y) {kept = unit} : (tensor<?xi1>) -> index
  %4 = "y.anything"(%y, %x) : (tensor<?xi1>, i32) -> index
  "y.sink"(%z) : (none) -> ()
  "y.sink"(%x) : (i32) -> ()
  "y.use"(%0, %1, %2, %3, %4) : (vector<4xf32>, vector<2x2xf32>, i32, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
