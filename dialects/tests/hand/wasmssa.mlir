// Functions, globals and imports.
wasmssa.func @f() -> i32 {
  %0 = wasmssa.const 1 : i32
  wasmssa.return %0 : i32
}
// -----
wasmssa.func exported @f(%a: !wasmssa<local ref to i32>, %b: !wasmssa<local ref to i64>) -> (i32, i64) {
  %0 = wasmssa.const 1 : i32
  %1 = wasmssa.const 1 : i64
  wasmssa.return %0, %1 : i32, i64
}
// -----
wasmssa.func @f() {
  wasmssa.return
}
// -----
wasmssa.func @f(%a: i32) {
  wasmssa.return
}
// -----
wasmssa.func nested @f() {
  wasmssa.return
}
// -----
wasmssa.func @f(%a: !wasmssa<local ref to i32> {t.x}) attributes {t.y} {
  wasmssa.return
}
// -----
wasmssa.func @f()
// -----
wasmssa.global @g i32 mutable : {
  %0 = wasmssa.const 1 : i32
  wasmssa.return %0 : i32
}
// -----
wasmssa.global exported @g i32 : {
  %0 = wasmssa.const 1 : i32
  wasmssa.return %0 : i32
}
// -----
wasmssa.import_global "glob" from "mod" as @g : i32
// -----
wasmssa.import_global "glob" from "mod" as @g mutable : i32
// -----
wasmssa.import_global "glob" from "mod" as @g nested : i32
// -----
wasmssa.import_func "f" from "m" as @f {type = (i32) -> ()}
