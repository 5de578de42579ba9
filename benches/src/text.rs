//! IR as text, for readers and printers.

use pdll_tests::Random;
use std::fmt::Write;

/// Functions of `arith`, `scf` and `tensor` in custom form, about as many operations as asked for.
#[must_use]
pub fn custom(ops: usize) -> String {
    let mut random = Random::new(5);
    let (mut out, mut made, mut function) = (String::new(), 0, 0);
    while made < ops {
        let _ = writeln!(
            out,
            "func.func @f{function}(%a: i32, %b: i32, %n: index, %t: tensor<?x4xf32>, %x: f32) -> i32 {{\n  \
             %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index"
        );
        function += 1;
        let mut ints = vec!["%a".to_string(), "%b".to_string()];
        for k in 0..120 {
            let recent = &ints[ints.len().saturating_sub(8)..];
            let (x, y) = (&recent[random.below(recent.len())], &recent[random.below(recent.len())]);
            let _ = match random.below(8) {
                0 => writeln!(out, "  %v{k} = arith.constant {k} : i32"),
                1 => writeln!(
                    out,
                    "  %e{k} = tensor.extract %t[%n, %c0] : tensor<?x4xf32>\n  \
                     %f{k} = arith.mulf %e{k}, %x fastmath<fast> : f32\n  %v{k} = arith.fptosi %f{k} : f32 to i32"
                ),
                2 => writeln!(
                    out,
                    "  %p{k} = arith.cmpi slt, {x}, {y} : i32\n  %v{k} = scf.if %p{k} -> (i32) {{\n    \
                     scf.yield {x} : i32\n  }} else {{\n    scf.yield {y} : i32\n  }}"
                ),
                3 => writeln!(
                    out,
                    "  %v{k} = scf.for %j = %c0 to %n step %c1 iter_args(%q = {x}) -> (i32) {{\n    \
                     %z = arith.addi %q, {y} : i32\n    scf.yield %z : i32\n  }}"
                ),
                4 => writeln!(out, "  %v{k} = arith.muli {x}, {y} overflow<nsw> : i32"),
                5 => writeln!(out, "  %v{k} = arith.xori {x}, {y} : i32"),
                _ => writeln!(out, "  %v{k} = arith.addi {x}, {y} : i32"),
            };
            made += 2;
            ints.push(format!("%v{k}"));
        }
        let _ = writeln!(out, "  return {} : i32\n}}", ints[ints.len() - 1]);
    }
    out
}

/// One function of operations that nobody knows, in generic form.
#[must_use]
pub fn generic(ops: usize) -> String {
    let mut out = String::from("func.func @f(%a: i32, %b: i32) {\n");
    let mut last = ["%a".to_string(), "%b".to_string()];
    for i in 0..ops {
        let _ = writeln!(out, "%{i} = \"t.a\"({}, {}) {{x = 1 : i32}} : (i32, i32) -> i32", last[0], last[1]);
        last = [std::mem::take(&mut last[1]), format!("%{i}")];
    }
    out.push_str("return\n}\n");
    out
}
