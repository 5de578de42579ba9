pdl.pattern : benefit(1) {
  %a = operation "test.a"
  %b = operation "test.b"
  rewrite %a with "external"
}
// -----
pdl.pattern : benefit(1) {
  %a = operation "test.a"
  rewrite %a {
    replace %a with %a(%a : !pdl.operation)
  }
}
// -----
pdl.pattern : benefit(1) {
  %a = operation "test.a"
  rewrite %a
}
// -----
pdl.pattern : benefit(1) {
  %a = operation "test.a"
  rewrite %a {
  }
}
// -----
pdl.pattern : benefit(1) {
  %a = operation "test.a"
  rewrite %a {
    %t = type
    %n = operation "builtin.unrealized_conversion_cast" -> (%t : !pdl.type)
  }
}
