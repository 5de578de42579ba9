pdl.pattern @P : benefit(1) {
  %t = pdl.type : i32
  pdl.rewrite with "f"(%t : !pdl.type)
}
