//! Dialect conversion: what is there before and after, and that nothing is left of what has failed.

use pdll::NoMatch;
use pdll::conversion::{
    Action, Conversion, ConversionConfig, ConversionListener, ConversionPattern, ConversionReport,
    ConversionRewriter, ConversionTarget, Converted, Event, Folded, Folder, Folding, Mode, Place, Scene,
    TypeConverter, convert, one_to_one,
};
use pdll::ir::{Block, Context, Op, PrintOptions, Type, parse_module, parse_type, print};
use std::sync::Arc;

/// The lines in a function without arguments or results that holds `ops`, after the conversion; the report.
fn converted(
    ops: &str,
    make: impl Fn(&mut Context) -> (Vec<ConversionPattern>, ConversionTarget),
    config: ConversionConfig,
) -> (String, ConversionReport) {
    let mut ctx = Context::new();
    let text = format!("\"t.block\"() ({{\n{ops}\n}}) : () -> ()\n");
    let mut module = parse_module(&mut ctx, "in.mlir", text.as_bytes()).expect("it is good");
    let before = print(&ctx, &module, PrintOptions::default());
    let (patterns, mut target) = make(&mut ctx);
    target.op("builtin.module", Action::Legal).op("t.block", Action::Legal).op("t.use", Action::Legal);
    let report = convert(&mut ctx, &mut module.ir, &patterns, &target, &config);
    let after = print(&ctx, &module, PrintOptions::default());
    if report.error.is_some() {
        assert_eq!(after, before, "{report:?}");
    }
    let again = parse_module(&mut ctx, "out.mlir", after.as_bytes());
    assert!(again.is_ok(), "{after}");
    let lines: Vec<&str> = after.lines().map(str::trim).collect();
    let from = lines.iter().position(|l| l.contains("t.block")).expect("the block") + 1;
    let to = lines.iter().rposition(|l| l.starts_with("})")).expect("its end");
    (lines[from..to].join("\n"), report)
}

/// A pattern `from` -> `to` with the same results, which says what it makes.
fn rename(name: &str, from: &str, to: &'static str) -> ConversionPattern {
    let pattern = ConversionPattern::new(name, from, move |op, operands, rewriter| {
        let operands = one_to_one(operands)?;
        let types = types_of(rewriter, op);
        let attrs = rewriter.body().attrs(op);
        let new = rewriter.create(to, operands, &types, attrs)?;
        Ok(rewriter.replace_with_op(op, new)?)
    });
    pattern.generates([to])
}

/// The types of the results of an operation.
fn types_of(rewriter: &ConversionRewriter<'_, '_>, op: Op) -> Vec<Type> {
    rewriter.body().results(op).map(|value| rewriter.body().value_type(value)).collect()
}

/// The target where `new` may stay and `old` must go.
fn target() -> ConversionTarget {
    let mut target = ConversionTarget::new();
    target.dialect("new", Action::Legal).dialect("old", Action::Illegal);
    target
}

#[test]
fn one_by_one_and_through_others() {
    let ops = "%0 = \"old.a\"() {k = 1 : i32} : () -> i32\n%1 = \"old.b\"(%0) : (i32) -> i32\n\
               \"t.use\"(%1) : (i32) -> ()\n\"x.y\"() : () -> ()";
    let patterns = || {
        vec![
            rename("a", "old.a", "new.a"),
            // Two steps, of higher benefit, and one step: the shorter way is taken.
            rename("far", "old.b", "old.c").with_benefit(10),
            rename("c", "old.c", "new.c"),
            rename("near", "old.b", "new.b"),
        ]
    };
    let (after, report) = converted(ops, |_| (patterns(), target()), ConversionConfig::default());
    assert!(report.error.is_none(), "{report:?}");
    assert_eq!(
        after,
        "%0 = \"new.a\"() {k = 1 : i32} : () -> i32\n%1 = \"new.b\"(%0) : (i32) -> i32\n\
         \"t.use\"(%1) : (i32) -> ()\n\"x.y\"() : () -> ()"
    );
    assert_eq!(report.unlegalized.len(), 1);
    let without = || patterns().into_iter().take(3).collect();
    let (after, report) = converted(ops, |_| (without(), target()), ConversionConfig::default());
    assert!(report.error.is_none(), "{report:?}");
    assert!(after.contains("\"new.c\"(%0)"), "{after}");
    // Nothing may stay of which nothing is said.
    let full = ConversionConfig { mode: Mode::Full, ..ConversionConfig::default() };
    let (_, report) = converted(ops, |_| (patterns(), target()), full);
    let error = report.error.expect("it fails");
    assert_eq!(error.message, "failed to legalize operation 'x.y'");
}

#[test]
fn failures_leave_no_trace() {
    let ops = "%0 = \"old.a\"() : () -> i32\n%1 = \"old.b\"(%0) : (i32) -> i32\n\
               \"t.use\"(%1, %0) : (i32, i32) -> ()";
    let bad = || {
        ConversionPattern::new("bad", "old.b", |op, operands, rewriter| {
            let attrs = rewriter.body().attrs(op);
            rewriter.create("new.first", &operands[0], &[], attrs)?;
            Err("not this one".into())
        })
    };
    let lazy = || ConversionPattern::new("lazy", "old.b", |_, _, _| Ok(()));
    let make = |_: &mut Context| {
        (vec![rename("a", "old.a", "new.a"), rename("loop", "old.b", "old.b"), bad(), lazy()], target())
    };
    let (_, report) = converted(ops, make, ConversionConfig::default());
    let error = report.error.expect("it fails").to_string();
    let lines: Vec<&str> = error.lines().collect();
    assert_eq!(
        lines,
        [
            "failed to legalize operation 'old.b' that was explicitly marked illegal",
            "  `old.b`: pattern `lazy`: it says that it has rewritten, but nothing has changed",
            "    `old.b`: pattern `lazy`: it says that it has rewritten, but nothing has changed",
            "    `old.b`: pattern `loop` is at work already",
            "    `old.b`: pattern `bad`: not this one",
            "  `old.b`: pattern `loop` made `old.b`, which is not legal",
            "  `old.b`: pattern `bad`: not this one",
        ]
    );
}

#[test]
fn nothing_stands_for_itself() {
    fn itself() -> ConversionPattern {
        ConversionPattern::new("itself", "old.a", |op, _, rewriter| {
            let own = rewriter.body().results(op).collect::<Vec<_>>();
            Ok(rewriter.replace(op, &own)?)
        })
    }
    fn by_user() -> ConversionPattern {
        ConversionPattern::new("user", "old.a", |op, _, rewriter| {
            let own = rewriter.body().result(op, 0);
            let user = rewriter.body().uses(own).next().expect("it is used").op;
            let its = rewriter.body().results(user).collect::<Vec<_>>();
            Ok(rewriter.replace(op, &its)?)
        })
    }
    fn by_operand() -> ConversionPattern {
        ConversionPattern::new("operand", "old.b", |op, _, rewriter| {
            let operands = rewriter.body().operands(op).collect::<Vec<_>>();
            Ok(rewriter.replace(op, &operands)?)
        })
    }
    // `a` by a result of its own; and by one of `b`, in whose place it stands then.
    let ops = "%0 = \"old.a\"() : () -> i32\n%1 = \"old.b\"(%0) : (i32) -> i32";
    for (patterns, error) in [
        (
            (|| vec![itself()]) as fn() -> Vec<ConversionPattern>,
            "failed to legalize operation 'old.a' that was explicitly marked illegal\n  \
             `old.a`: pattern `itself`: the operation is replaced by a result of its own",
        ),
        (
            || vec![by_user(), by_operand()],
            "failed to legalize operation 'old.b' that was explicitly marked illegal\n  \
             `old.b`: pattern `operand`: the operation is replaced by a result of its own",
        ),
    ] {
        let (_, report) = converted(ops, |_| (patterns(), target()), ConversionConfig::default());
        assert_eq!(report.error.expect("it fails").to_string().trim_end(), error);
    }
}

#[test]
fn what_a_pattern_makes_must_be_legal() {
    let ops = "%0 = \"old.a\"() : () -> i32\n\"t.use\"(%0) : (i32) -> ()";
    let hidden = |from: &'static str, to: &'static str| {
        ConversionPattern::new(format!("to {to}"), from, move |op, _, rewriter| {
            let attrs = rewriter.body().attrs(op);
            let types = types_of(rewriter, op);
            let new = rewriter.create(to, &[], &types, attrs)?;
            Ok(rewriter.replace_with_op(op, new)?)
        })
    };
    let make = |_: &mut Context| {
        (vec![hidden("old.a", "new.a").with_benefit(1), hidden("old.a", "odd.a")], target())
    };
    let (after, report) = converted(ops, make, ConversionConfig::default());
    assert!(report.error.is_none(), "{report:?}");
    assert!(after.contains("new.a") && !after.contains("odd.a"), "{after}");
    let (_, report) =
        converted(ops, |_| (vec![hidden("old.a", "odd.a")], target()), ConversionConfig::default());
    let error = report.error.expect("it fails").to_string();
    assert!(error.contains("`old.a`: pattern `to odd.a` made `odd.a`, which is not legal"), "{error}");
}

/// `i32` becomes `i64`; all else stays.
fn widening(ctx: &mut Context) -> (TypeConverter, Type, Type) {
    let narrow = parse_type(ctx, "i32").expect("a type");
    let wide = parse_type(ctx, "i64").expect("a type");
    let mut converter = TypeConverter::identity();
    converter.rule(move |_, ty| if ty == narrow { Converted::To(vec![wide]) } else { Converted::Abstain });
    (converter, narrow, wide)
}

/// A pattern that converts operands and results.
fn typed(name: &str, from: &str, to: &'static str, converter: &Arc<TypeConverter>) -> ConversionPattern {
    let own = converter.clone();
    let pattern = ConversionPattern::new(name, from, move |op, operands, rewriter| {
        let operands = one_to_one(operands)?;
        let types = types_of(rewriter, op);
        let types: Option<Vec<Type>> =
            types.into_iter().map(|ty| own.convert_one(rewriter.ctx(), ty)).collect();
        let attrs = rewriter.body().attrs(op);
        let new = rewriter.create(to, operands, &types.ok_or("a result has no type")?, attrs)?;
        Ok(rewriter.replace_with_op(op, new)?)
    });
    pattern.generates([to]).with_converter(converter)
}

const TYPED: &str =
    "%0 = \"old.a\"() : () -> i32\n%1 = \"old.b\"(%0) : (i32) -> i32\n\"t.use\"(%1) : (i32) -> ()";

#[test]
fn types_with_casts_that_vanish() {
    let make = |materialize: bool| {
        move |ctx: &mut Context| {
            let (mut converter, ..) = widening(ctx);
            if materialize {
                converter.source(|rewriter, types, values| {
                    let none = rewriter.ctx().discardable(&[]);
                    let op = rewriter.create("new.narrow", values, types, none).ok()?;
                    Some(rewriter.body().results(op).collect())
                });
            }
            let converter = Arc::new(converter);
            let patterns =
                vec![typed("a", "old.a", "new.a", &converter), typed("b", "old.b", "new.b", &converter)];
            (patterns, target())
        }
    };
    let (after, report) = converted(TYPED, make(true), ConversionConfig::default());
    assert!(report.error.is_none(), "{report:?}");
    // What was converted on both sides needs no cast.
    assert_eq!(
        after,
        "%0 = \"new.a\"() : () -> i64\n%1 = \"new.b\"(%0) : (i64) -> i64\n\
         %2 = \"new.narrow\"(%1) : (i64) -> i32\n\"t.use\"(%2) : (i32) -> ()"
    );
    let (_, report) = converted(TYPED, make(false), ConversionConfig::default());
    let error = report.error.expect("it fails").to_string();
    assert_eq!(
        error,
        "failed to legalize unresolved materialization from ('i64') to ('i32') that remained live after \
         conversion\n  `t.use` uses it"
    );
    let stay = ConversionConfig { casts_stay: true, ..ConversionConfig::default() };
    let (after, report) = converted(TYPED, make(false), stay);
    assert!(report.error.is_none(), "{report:?}");
    assert!(after.contains("builtin.unrealized_conversion_cast"), "{after}");
}

#[test]
fn operands_that_nobody_has_converted() {
    let ops =
        "%0 = \"t.use\"() : () -> i32\n%1 = \"old.b\"(%0) : (i32) -> i32\n%2 = \"old.b\"(%0) : (i32) -> i32";
    let make = |ctx: &mut Context| {
        let (mut converter, ..) = widening(ctx);
        converter.target(|rewriter, types, values| {
            let none = rewriter.ctx().discardable(&[]);
            let op = rewriter.create("new.widen", values, types, none).ok()?;
            Some(rewriter.body().results(op).collect())
        });
        let converter = Arc::new(converter);
        (vec![typed("b", "old.b", "new.b", &converter)], target())
    };
    let (after, report) = converted(ops, make, ConversionConfig::default());
    assert!(report.error.is_none(), "{report:?}");
    // One for both.
    assert_eq!(
        after,
        "%0 = \"t.use\"() : () -> i32\n%1 = \"new.widen\"(%0) : (i32) -> i64\n\
         %2 = \"new.b\"(%1) : (i64) -> i64\n%3 = \"new.b\"(%1) : (i64) -> i64"
    );
}

#[test]
fn targets() {
    let ops = "\"old.a\"() : () -> ()\n\"old.a\"() {keep} : () -> ()\n\
               \"new.deep\"() ({\n\"old.a\"() : () -> ()\n}) : () -> ()";
    let make = |_: &mut Context| {
        let mut target = target();
        target.dynamic_op("old.a", |op| Some(op.attribute_named("keep").is_some()));
        target.recursive("new.deep", |_| None);
        (vec![rename("a", "old.a", "new.a")], target)
    };
    let (after, report) = converted(ops, make, ConversionConfig::default());
    assert!(report.error.is_none(), "{report:?}");
    assert_eq!(
        after,
        "\"new.a\"() : () -> ()\n\"old.a\"() {keep} : () -> ()\n\
         \"new.deep\"() ({\n\"old.a\"() : () -> ()\n}) : () -> ()"
    );
}

#[test]
fn blocks_that_nothing_reaches_stay() {
    let ops = "\"t.use\"()[^last] : () -> ()\n^lost:\n\"old.a\"() : () -> ()\n\"t.use\"()[^last] : () -> ()\n\
               ^last:\n\"old.a\"() : () -> ()\n\"t.use\"() : () -> ()";
    let make = |_: &mut Context| (vec![rename("a", "old.a", "new.a")], target());
    let (after, report) = converted(ops, make, ConversionConfig::default());
    assert!(report.error.is_none(), "{report:?}");
    let (old, new) = (after.find("old.a"), after.find("new.a"));
    assert!(old.is_some() && old < new, "{after}");
    assert_eq!(after.matches(".a\"").count(), 2, "{after}");
}

/// Replaces `old.zero` by `new.zero`.
struct Zeros;

impl Folder for Zeros {
    fn fold(&self, op: Op, rewriter: &mut ConversionRewriter<'_, '_>) -> Folded {
        let name = rewriter.name(op);
        if rewriter.ctx().text(name) != "old.zero" {
            return Folded::No;
        }
        let (types, none) = (types_of(rewriter, op), rewriter.ctx().discardable(&[]));
        match rewriter.create("new.zero", &[], &types, none) {
            Ok(zero) => Folded::To(rewriter.body().results(zero).collect()),
            Err(_) => Folded::No,
        }
    }
}

/// Names of events, with those of the operations that they are about.
#[derive(Default)]
struct Heard(Vec<String>);

impl ConversionListener for Heard {
    fn event(&mut self, scene: Scene<'_>, event: Event<'_>) {
        let name = |op: Op| {
            let shape = scene.ir.body(scene.body).shape(op);
            scene.ctx.text(scene.ctx.shape_data(shape).name).into_owned()
        };
        self.0.push(match event {
            Event::PatternBegin { pattern, op, .. } => format!("begin {pattern} {}", name(op)),
            Event::PatternEnd { pattern, tried, .. } => format!("end {pattern} {tried:?}"),
            Event::Inserted(op) => format!("insert {}", name(op)),
            Event::Modified(op) => format!("modify {}", name(op)),
            Event::Replaced(op, with) => format!("replace {} by {}", name(op), with.len()),
            Event::Erased(op) => format!("erase {}", name(op)),
            other => format!("{other:?}"),
        });
    }
}

#[test]
fn listeners_hear_of_changes_when_all_of_them_are_done() {
    let mut ctx = Context::new();
    let text =
        "%0 = \"old.zero\"() : () -> i32\n%1 = \"old.a\"(%0) : (i32) -> i32\n\"t.use\"(%1) : (i32) -> ()";
    let mut module = parse_module(&mut ctx, "in.mlir", text.as_bytes()).expect("it is good");
    let mut target = target();
    target.op("builtin.module", Action::Legal).op("t.use", Action::Legal);
    let patterns = [rename("odd", "old.a", "odd.a"), rename("a", "old.a", "new.a")];
    let convert = |module: &mut pdll::ir::Module, ctx: &mut Context, folding, heard: &mut Heard| {
        let config = ConversionConfig { folding, ..ConversionConfig::default() };
        let (folder, listener): (&dyn Folder, &mut dyn ConversionListener) = (&Zeros, heard);
        let conversion = Conversion {
            patterns: &patterns,
            folder: Some(folder),
            listener: Some(listener),
            config,
            ..Conversion::new(&target)
        };
        conversion.run(ctx, &mut module.ir).expect("there is nothing to link")
    };
    let mut heard = Heard::default();
    let report = convert(&mut module, &mut ctx, Folding::Never, &mut heard);
    assert!(report.error.is_some() && heard.0.is_empty(), "{report:?} {heard:?}", heard = heard.0);
    let report = convert(&mut module, &mut ctx, Folding::BeforePatterns, &mut heard);
    assert!(report.error.is_none(), "{report:?}");
    assert_eq!(
        heard.0,
        [
            "begin a old.a",
            "end a Applied",
            "modify old.zero",
            "insert new.zero",
            "replace old.zero by 1",
            "modify old.a",
            "erase old.zero",
            "insert new.a",
            "replace old.a by 1",
            "modify t.use",
            "erase old.a",
        ]
    );
}

#[test]
fn an_analysis_changes_nothing() {
    let ops = "%0 = \"old.a\"() : () -> i32\n%1 = \"old.b\"(%0) : (i32) -> i32\n\"t.use\"(%1, %0) : (i32, i32) -> ()";
    let config = ConversionConfig { mode: Mode::Analysis, ..ConversionConfig::default() };
    let (after, report) = converted(ops, |_| (vec![rename("a", "old.a", "new.a")], target()), config);
    assert_eq!(after, ops);
    // The module, the block, what has a pattern, and what uses both.
    assert_eq!((report.error, report.legalizable.len()), (None, 4));
}

/// A pattern that makes, moves, copies and erases blocks and regions, and then fails or makes what is not
/// legal: the IR is as it was, down to the order of uses.
#[test]
fn surgery_that_leads_nowhere_leaves_no_trace() {
    let ops = r#"
      %v = "new.value"() : () -> i32
      "old.holder"(%v) ({
      ^bb0(%a: i32):
        %0 = "new.x"(%a, %v) : (i32, i32) -> i32
        "new.to"(%0)[^bb1] : (i32) -> ()
      ^bb1:
        "new.y"(%0) ({
          "new.deep"(%v) : (i32) -> ()
        }) : (i32) -> ()
      }) : (i32) -> ()
      "new.use"(%v, %v) : (i32, i32) -> ()"#;
    for fails in [true, false] {
        let (_, report) = converted(
            ops,
            |_| {
                let pattern = ConversionPattern::new("surgery", "old.holder", move |op, _, rewriter| {
                    let value = rewriter.body().operand(op, 0);
                    let attrs = rewriter.body().attrs(op);
                    let other = rewriter.create_with_regions("new.other", &[], &[], attrs, 2)?;
                    rewriter.clone_op(op)?;
                    rewriter.clone_region(op, 0, other, 1)?;
                    rewriter.inline_region(op, 0, other, 0)?;
                    let regions = rewriter.regions(other).1;
                    let blocks = rewriter.body().blocks(regions[0]).to_vec();
                    let first = rewriter.body().first_op(blocks[0]).ok_or("no op")?;
                    let second = rewriter.split_block(first)?;
                    rewriter.merge_blocks(second, blocks[0], &[])?;
                    rewriter.move_block_before(blocks[1], blocks[0])?;
                    rewriter.erase_block(blocks[1])?;
                    let made = rewriter.create_block(other, 1, &[])?;
                    rewriter.create("old.inside", &[value], &[], attrs)?;
                    rewriter.inline_block_before(made, op, &[])?;
                    rewriter.erase(op)?;
                    if fails { Err(rewriter.no_match(|| "enough".into())) } else { Ok(()) }
                });
                (vec![pattern], target())
            },
            ConversionConfig::default(),
        );
        let error = report.error.expect("it fails");
        assert_eq!(
            error.message,
            "failed to legalize operation 'old.holder' that was explicitly marked illegal"
        );
        let why = if fails { "enough" } else { "made `old.holder`, which is not legal" };
        assert!(error.reasons.last().is_some_and(|reason| reason.ends_with(why)), "{error}");
    }
}

/// What is erased with a block must not be used by anything that stays.
#[test]
fn a_block_that_is_used_is_not_erased() {
    let ops = r#"
      "new.holder"() ({
        "old.a"() : () -> ()
      ^bb1(%a: i32):
        "new.x"(%a) : (i32) -> ()
      ^bb2:
        "new.y"(%a) : (i32) -> ()
      }) : () -> ()"#;
    let (_, report) = converted(
        ops,
        |_| {
            let pattern = ConversionPattern::new("erase", "old.a", |op, _, rewriter| {
                let region = rewriter.body().parent_region(op).ok_or("no region")?;
                let block = rewriter.body().blocks(region)[1];
                rewriter.erase_block(block)?;
                Ok(rewriter.erase(op)?)
            });
            (vec![pattern], target())
        },
        ConversionConfig::default(),
    );
    let error = report.error.expect("it fails").message;
    assert_eq!(error, "failed to legalize operation 'new.y': it uses an argument of a block that is erased");
}

/// Nothing is moved into itself, and where that is tried all stays as it is.
#[test]
fn nothing_is_moved_into_itself() {
    type Move = fn(Op, &mut ConversionRewriter<'_, '_>) -> Result<(), NoMatch>;
    /// The operation `"old.outer"`, the block in it, `"new.inner"` in that, and the block in there.
    fn parts(op: Op, rewriter: &ConversionRewriter<'_, '_>) -> (Op, Block, Op, Block) {
        let block = |op| rewriter.body().blocks(rewriter.regions(op).1[0])[0];
        let outer = block(op);
        let inner = rewriter.body().first_op(outer).expect("an operation");
        (op, outer, inner, block(inner))
    }
    let moves: [(Move, &str); 6] = [
        (|op, rw| Ok(rw.move_op(op, Place::Before(op))?), "an operation is to be moved into itself"),
        (
            |op, rw| Ok(rw.move_op(op, Place::End(parts(op, rw).3))?),
            "an operation is to be moved into itself",
        ),
        (|op, rw| Ok(rw.inline_region(op, 0, parts(op, rw).2, 0)?), "a region is to be moved into itself"),
        (
            |op, rw| {
                let (_, outer, _, inner) = parts(op, rw);
                Ok(rw.merge_blocks(outer, inner, &[])?)
            },
            "a block is to be moved into itself",
        ),
        (
            |op, rw| {
                let (_, outer, _, inner) = parts(op, rw);
                Ok(rw.move_block_before(outer, inner)?)
            },
            "a block is to be moved into itself",
        ),
        (
            |op, rw| {
                let (_, outer, inner, _) = parts(op, rw);
                Ok(rw.inline_block_before(outer, inner, &[])?)
            },
            "a block is to be moved into itself",
        ),
    ];
    let ops = r#"
      "old.outer"() ({
        "new.inner"() ({
          "new.x"() : () -> ()
        }) : () -> ()
      }) : () -> ()"#;
    for (change, why) in moves {
        let (_, report) = converted(
            ops,
            |_| {
                let pattern = ConversionPattern::new("into itself", "old.outer", move |op, _, rewriter| {
                    change(op, rewriter)
                });
                (vec![pattern], target())
            },
            ConversionConfig::default(),
        );
        let error = report.error.expect("it fails");
        assert!(error.reasons.last().is_some_and(|reason| reason.ends_with(why)), "{error}");
    }
}

/// The same of an argument of a block in which nothing is.
#[test]
fn an_empty_block_whose_argument_is_used_is_not_erased() {
    let ops = r#"
      "new.holder"() ({
        "old.a"()[^bb1] : () -> ()
      ^bb1(%a: i32):
        "new.x"()[^bb2] : () -> ()
      ^bb2:
        "new.y"(%a) : (i32) -> ()
      }) : () -> ()"#;
    let (_, report) = converted(
        ops,
        |_| {
            let pattern = ConversionPattern::new("empty", "old.a", |op, _, rewriter| {
                let region = rewriter.body().parent_region(op).ok_or("no region")?;
                let block = rewriter.body().blocks(region)[1];
                let only = rewriter.body().first_op(block).ok_or("no op")?;
                rewriter.move_op(only, Place::Before(op))?;
                rewriter.erase_block(block)?;
                Ok(rewriter.erase(op)?)
            });
            (vec![pattern], target())
        },
        ConversionConfig::default(),
    );
    let error = report.error.expect("it fails").message;
    assert_eq!(error, "failed to legalize operation 'new.y': it uses an argument of a block that is erased");
}
