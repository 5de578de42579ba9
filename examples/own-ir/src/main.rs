//! Simplifies an expression: `cargo run -p own-ir`.

use own_ir::{Dag, Number};
use pdll::{Config, PatternSet, Rewriter};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let mut set =
        PatternSet::<Dag>::for_host().with_source("simplify.pdll", include_str!("../simplify.pdll"))?;
    set.natives()
        .rewrite("Sum", |_: &mut Rewriter<'_, Dag>, a: Number, b: Number| a.0.checked_add(b.0).map(Number));

    let mut dag = Dag::default();
    let linked = set.link_to(&mut dag)?;
    let (x, one) = (dag.node("x", &[], None), dag.node("expr.num", &[], Some(1)));
    let zero = dag.node("expr.num", &[], Some(0));
    let sum = dag.node("expr.add", &[zero, one], None);
    let product = dag.node("expr.mul", &[x, sum], None);
    let root = dag.node("expr.add", &[product, x], None);

    println!("{}", dag.show(root));
    let report = linked.rewrite(&mut dag, &Config::default(), &mut ());
    println!("{}    after {} rewrites", dag.show(root), report.rewrites);
    assert_eq!(dag.show(root), "expr.mul(x, expr.num#2)");
    Ok(())
}

#[test]
fn the_expression_becomes_simpler() {
    main().unwrap();
}
