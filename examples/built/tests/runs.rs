//! The program works.

use std::io::Write;
use std::process::{Command, Stdio};

#[test]
fn rewrites_standard_input() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_built"));
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let input = br#"
%x = "my.value"() : () -> i32
%0 = "my.scale"(%x) {by = 6 : i32} : (i32) -> i32
"my.use"(%0) : (i32) -> ()
"#;
    child.stdin.take().unwrap().write_all(input).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    let expected = r#"module {
  %0 = "my.value"() : () -> i32
  %1 = "my.scale"(%0) {by = 3 : i32} : (i32) -> i32
  %2 = "my.twice"(%1) : (i32) -> i32
  "my.use"(%2) : (i32) -> ()
}

"#;
    assert_eq!(String::from_utf8_lossy(&output.stdout), expected);
}
