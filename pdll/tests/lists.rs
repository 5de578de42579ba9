//! The memory for lists is that of one match and its rewrite.

use pdll::bytecode::*;
use pdll::ir::{Context, parse_module};
use pdll::{Budget, IrHost, Machine, Outcome, PatternSet, Session};

/// `t.a` is replaced by its operands: nothing is asked, and the rewrite makes a list.
fn program() -> VerifiedProgram {
    let mut p = Program { code: vec![0].into(), ..Program::default() };
    p.op_names = vec![OpName { name: "t.a".into(), created: false }];
    p.shapes = vec![OpShape { name: 0, operands: 1, results: 1 }];
    p.rewrites = p.push(&Inst::Operands { dst: 0, op: 0, group: ALL, fail: FAIL });
    p.push(&Inst::ReplaceWithValues { op: 0, with: vec![Reg { bank: Bank::Values, index: 0 }] });
    p.push(&Inst::Done {});
    p.patterns = vec![Pattern {
        name: "A".into(),
        benefit: 1,
        bounded_recursion: false,
        root: Some(0),
        rewrite: p.rewrites,
        lists: Lists::new(&[], &[], &[0]),
        place: Place::default(),
    }];
    p.entries.shapes = vec![(0, ACCEPT)];
    p.registers = [1, 0, 0, 0, 1, 0];
    verify(p).expect("a good program")
}

#[test]
fn lists_of_one_rewrite_are_gone_at_the_next() {
    let mut ctx = Context::new();
    let line = |i| format!("%{i} = \"t.a\"(%{}) : (i32) -> i32\n", i - 1);
    let text = "%0 = \"t.c\"() : () -> i32\n".to_string() + &(1..50).map(line).collect::<String>();
    let mut module = parse_module(&mut ctx, "t.mlir", text.as_bytes()).expect("valid");
    let block = module.ir.module_block();
    let top = module.ir.body_ids().next().expect("the module's");
    let body = std::mem::take(module.ir.body_mut(top));
    let mut host = IrHost::new(ctx, body);
    let set = PatternSet::new().with_program(program()).link_to(&mut host).expect("links");
    let mut machine = Machine::new(set.programs()[0].clone());
    let roots: Vec<_> = host.body.ops(block).skip(1).collect();
    for root in roots {
        let pattern = machine.best_match(&host, &mut Session::new(()), root, None).expect("matches");
        let outcome = machine.rewrite(&mut host, &mut (), &mut Budget::unlimited(), root, pattern);
        assert_eq!((outcome, machine.list_items()), (Outcome::Done, 1));
    }
}
