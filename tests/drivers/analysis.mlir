%0 = "old.a"() : () -> i32
%1 = "old.a"() {stays} : () -> i32
"keep.use"(%0, %1) : (i32, i32) -> ()
