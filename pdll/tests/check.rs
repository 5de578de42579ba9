//! What `check` finds, held to runs on all IR of a bounded size.

use pdll::check::check;
use pdll::ir::{Context, parse_module};
use pdll::{
    Config, DriverReport, HostModule, IrHost, IrWalk, Limits, LinkedSet, Outcome, PatternApplicator,
    PatternSet, RewriteListener, compiler,
};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// A pattern set of a few small patterns, by a number for each choice.
fn patterns(choices: &[u8]) -> String {
    let mut at = choices.iter().copied().cycle();
    let mut pick = |n: u8| at.next().unwrap_or_default() % n;
    let mut out = String::new();
    let name = |i: u8| ["t.a", "t.b"][i as usize % 2];
    let count = 2 + pick(3);
    for i in 0..count {
        let benefit = 1 + pick(2);
        let attr = |i: u8| {
            ["", "", " {k = attr<\"1 : i32\">}", " {k = attr<\"2 : i32\">}", " {k = _: Attr}"][i as usize]
        };
        let types = |i: u8| ["", " -> (_: Type)", " -> (type<\"i32\">)"][i as usize];
        let mut lines = String::new();
        let operand = match pick(2) {
            0 => "x: Value".to_string(),
            _ => {
                let (n, a, t) = (name(pick(2)), attr(pick(5)), types(pick(3)));
                lines += &format!("  let inner = op<{n}>(x: Value){a}{t};\n");
                "inner.0".into()
            }
        };
        let (n, a, t) = (name(pick(2)), attr(pick(5)), types(pick(3)));
        lines += &format!("  let root = op<{n}>({operand}){a}{t};\n");
        let made = match pick(5) {
            0 => "x".to_string(),
            1 => format!("op<{}>(x)", name(pick(2))),
            2 => format!("op<{}>(x) {{k = attr<\"1 : i32\">}}", name(pick(2))),
            3 => format!("op<{}>(x) {{k = attr<\"2 : i32\">}}", name(pick(2))),
            _ => "op<t.d>(x)".to_string(),
        };
        lines += &format!("  replace root with {made};\n");
        out += &format!("Pattern P{i} with benefit({benefit}) {{\n{lines}}}\n");
    }
    out
}

/// All functions of two operations, of names, with attributes and of types that patterns mention and that
/// they don't, with one result and with two, of which all are used or the first.
fn small_ir() -> Vec<String> {
    let mut ops = vec![("t.c", "", "i32", 1)];
    for name in ["t.a", "t.b"] {
        for attr in ["", " {k = 1 : i32}", " {k = 2 : i32}", " {k = 3 : i32}"] {
            let results = [("i32", 1), ("i64", 1), ("i32, i32", 1), ("i32, i32", 2)];
            ops.extend(results.map(|(types, used)| (name, attr, types, used)));
        }
    }
    let mut all = Vec::new();
    for (n1, a1, t1, used1) in &ops {
        for (n2, a2, t2, used2) in &ops {
            let uses = |op: usize, used: usize| (0..used).map(move |result| format!("%{op}#{result}"));
            let used: Vec<String> = uses(0, *used1).chain(uses(1, *used2)).collect();
            let types = |types: &str, used: usize| types[..types.len().min(5 * used - 2)].to_string();
            let used_types = [types(t1, *used1), types(t2, *used2)].join(", ");
            let used = used.join(", ");
            for operand in ["%x", "%0#0"] {
                let (many, many2) = (t1.matches("i").count(), t2.matches("i").count());
                let first = &t1[..3];
                let operand_type = if operand == "%x" { "i32" } else { first };
                all.push(format!(
                    "func.func @f(%x: i32) {{
  %0:{many} = \"{n1}\"(%x){a1} : (i32) -> ({t1})
  %1:{many2} = \"{n2}\"({operand}){a2} : ({operand_type}) -> ({t2})
  \"t.use\"({used}) : ({used_types}) -> ()
  return
}}"
                ));
            }
        }
    }
    all
}

/// Which patterns are applied first at some operation.
#[derive(Default)]
struct Applied(BTreeSet<u32>, Option<u32>);

impl RewriteListener<IrHost> for Applied {
    fn pattern_end(&mut self, _: &mut IrHost, pattern: u32, outcome: &Outcome) {
        if *outcome == Outcome::Done {
            self.0.insert(pattern);
            self.1 = Some(pattern);
        }
    }
}

/// Applies a set at each operation of a text, each time anew; which patterns were, and which match.
fn applied(set: &LinkedSet<IrHost>, ctx: &mut Context, text: &str) -> (BTreeSet<u32>, BTreeSet<u32>) {
    let (mut seen, mut matching) = (Applied::default(), BTreeSet::new());
    let ops = {
        let mut ir = parse_module(ctx, "small.mlir", text.as_bytes()).unwrap().ir;
        let mut count = 0;
        IrHost::on_bodies(ctx, &mut ir, |host| host.walk(false, |_, _| count += 1));
        count
    };
    for number in 0..ops {
        let mut ir = parse_module(ctx, "small.mlir", text.as_bytes()).unwrap().ir;
        let mut i = 0;
        IrHost::on_bodies(ctx, &mut ir, |host| {
            let mut at = None;
            host.walk(false, |_, op| {
                if i == number {
                    at = Some(op);
                }
                i += 1;
            });
            let Some(op) = at else { return };
            let mut matcher = set.matcher();
            let mut found = matcher.first_match(host, op);
            let mut again = false;
            while let Some(it) = found {
                matching.insert(it.pattern());
                found = matcher.next_match(host, op, it, again);
                again = true;
            }
            set.matcher().apply(host, &mut seen, op);
        });
    }
    (seen.0, matching)
}

fn run(set: &LinkedSet<IrHost>, ctx: &mut Context, text: &str) -> DriverReport {
    let mut ir = parse_module(ctx, "small.mlir", text.as_bytes()).unwrap().ir;
    let limits = Limits { rewrites: Some(500), ..Limits::default() };
    set.run(ctx, &mut ir, &Config { max_iterations: u32::MAX, limits, ..Config::default() })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, max_shrink_iters: 50, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn findings_are_what_runs_show(choices in prop::collection::vec(any::<u8>(), 40..80)) {
        let text = patterns(&choices);
        let compiled = compiler().compile("p.pdll", &text, None);
        let (Some(module), Some(program)) = (compiled.module, compiled.output) else {
            panic!("random patterns are good: {}\n{text}", compiled.report)
        };
        let found = check(&module, &compiled.report.sources, &[]);
        let mut ctx = Context::new();
        let names: Vec<String> = program.patterns.iter().map(|p| p.name.to_string()).collect();
        let number = |pattern: u32| names[pattern as usize][1..].parse::<usize>().unwrap();
        let set = PatternSet::new().with_program(program).link(&mut ctx).unwrap();

        // Each is confirmed by a run on its witness.
        for f in &found {
            let code = f.diagnostic.code.unwrap();
            let (done, matching) = applied(&set, &mut ctx, &f.witness);
            let named = |set: &BTreeSet<u32>| set.iter().map(|&p| number(p)).collect::<BTreeSet<_>>();
            let shown = match code {
                "shadowed-pattern" | "duplicate-pattern" => {
                    named(&matching).contains(&f.patterns[0]) && !named(&done).contains(&f.patterns[0])
                }
                "overlapping-patterns" => f.patterns.iter().all(|p| named(&matching).contains(p)),
                "pattern-cycle" => run(&set, &mut ctx, &f.witness).reached.is_some(),
                _ => named(&matching).contains(&f.patterns[0]),
            };
            prop_assert!(shown, "{code} on\n{}\nwith\n{text}", f.witness);
        }

        // No set without such a warning goes on for ever on small IR, and what is said never to be applied is
        // not.
        let warned = |codes: &[&str]| {
            let of = found.iter().filter(|f| codes.contains(&f.diagnostic.code.unwrap()));
            of.map(|f| f.patterns[0]).collect::<BTreeSet<_>>()
        };
        let (mut fired, mut matched) = (BTreeSet::new(), BTreeSet::new());
        for ir in small_ir() {
            let (done, matching) = applied(&set, &mut ctx, &ir);
            fired.extend(done.into_iter().map(number));
            matched.extend(matching.into_iter().map(number));
            if run(&set, &mut ctx, &ir).reached.is_some() {
                let loops = warned(&["pattern-cycle", "endless-pattern", "rewrite-without-change"]);
                prop_assert!(!loops.is_empty(), "no end on\n{ir}\nwith\n{text}");
            }
        }
        let dead = warned(&["shadowed-pattern", "duplicate-pattern"]);
        prop_assert!(dead.is_disjoint(&fired), "{dead:?} of which some are applied: {fired:?}\n{text}");
        // What matches and is never applied is warned of, if nothing else is.
        if found.iter().all(|f| f.diagnostic.code == Some("overlapping-patterns")) {
            prop_assert!(matched.is_subset(&fired), "{matched:?} match, {fired:?} are applied\n{text}");
        }
        // What the compiler says without running anything is so.
        for d in compiled.report.diagnostics.iter().filter(|d| d.code != Some("no-patterns")) {
            let at = module.patterns.iter().position(|p| Some(p.span) == d.span());
            prop_assert!(at.is_some_and(|p| dead.contains(&p)), "{d:?} is not what check finds\n{text}");
        }
    }
}
