//! Patterns in Rust that change blocks and regions: the events that a listener hears, in MLIR's order, and
//! what is left.

use pdll::ir::{self, Context, PrintOptions, parse_module, print};
use pdll::{
    BlockRef, Config, Host, HostBlocks, IrHost, PatternSet, Place, RegionRef, RewriteError, RewriteListener,
    Rewriter,
};

type Rw<'r, 'a> = &'r mut Rewriter<'a, IrHost>;

/// Everything that a listener hears.
#[derive(Default)]
struct Log(Vec<String>);

impl Log {
    fn note(&mut self, what: &str, host: &IrHost, op: ir::Op) {
        self.0.push(format!("{what} {}", host.name_text(host.op_name(op))));
    }
}

impl RewriteListener<IrHost> for Log {
    fn inserted(&mut self, host: &mut IrHost, op: ir::Op) {
        self.note("insert", host, op);
    }
    fn moved(&mut self, host: &mut IrHost, op: ir::Op) {
        self.note("move", host, op);
    }
    fn modified(&mut self, host: &mut IrHost, op: ir::Op) {
        self.note("modify", host, op);
    }
    fn erasing(&mut self, host: &mut IrHost, op: ir::Op) {
        self.note("erase", host, op);
    }
    fn block_inserted(&mut self, _: &mut IrHost, _: BlockRef, from: Option<RegionRef>) {
        self.0.push(if from.is_some() { "block-move" } else { "block-insert" }.into());
    }
    fn block_erased(&mut self, _: &mut IrHost, _: BlockRef) {
        self.0.push("block-erase".into());
    }
}

const INPUT: &str = r#""builtin.module"() ({
  "t.root"() ({
  ^bb0(%a: i32):
    "t.x"(%a, %a) : (i32, i32) -> ()
    "t.y"(%a) : (i32) -> ()
    "t.end"() : () -> ()
  }, {
  ^bb0(%b: i32):
    %0 = "t.z"(%b) : (i32) -> i32
    "t.out"(%0) : (i32) -> ()
  ^bb1:
    "t.last"() : () -> ()
  }) : () -> ()
}) : () -> ()
"#;

/// Does something at `t.root`, once; gives what is heard and what is left.
fn after(
    f: impl Fn(ir::Op, Rw<'_, '_>) -> Result<(), RewriteError> + Send + Sync + 'static,
) -> (Vec<String>, String) {
    let mut ctx = Context::new();
    let mut module = parse_module(&mut ctx, "t.mlir", INPUT.as_bytes()).expect("valid");
    let done = ctx.name("done");
    let mut set = PatternSet::new();
    set.add_fn("t.root", 1, move |op, rw| {
        let attrs = rw.host.body.attrs(op);
        if rw.host.ctx.get_attr(attrs, done).is_some() {
            return Err("done".into());
        }
        let unit = rw.host.ctx.known().unit;
        let marked = rw.host.ctx.with_attr(attrs, done, Some(unit));
        rw.host.body.set_attrs(op, marked);
        f(op, rw)?;
        Ok(())
    });
    let linked = set.link(&mut ctx).expect("links");
    let mut log = Log::default();
    linked.run_with(&mut ctx, &mut module.ir, &Config::default(), &mut log);
    let errors = ir::verify(&ctx, &module.ir);
    assert!(errors.is_empty(), "{errors:?}");
    (log.0, print(&ctx, &module, PrintOptions { generic: true, ..PrintOptions::default() }))
}

/// The names of ops in a text, with the labels of blocks.
fn outline(text: &str) -> String {
    let lines = text.lines().map(|line| line.split("//").next().unwrap_or(line));
    let words =
        lines.flat_map(str::split_whitespace).filter(|word| word.contains("\"t.") || word.starts_with('^'));
    let bare = words.map(|word| match word.split('"').nth(1) {
        Some(name) => name,
        None => word.split(['(', ':']).next().unwrap_or(word),
    });
    bare.collect::<Vec<_>>().join(" ")
}

#[test]
fn splitting() {
    let (log, text) = after(|op, rw| {
        let region = rw.host.regions(op)[0];
        let block = rw.host.blocks(region)[0];
        let second = rw.host.ops(block)[1];
        rw.split_block(second).map(|_| ())
    });
    assert_eq!(log, ["block-insert", "move t.end", "move t.y"]);
    assert_eq!(outline(&text), "t.root ^bb0 t.x ^bb1 t.y t.end ^bb0 t.z t.out ^bb1 t.last");
}

#[test]
fn inlining_a_block() {
    let (log, text) = after(|op, rw| {
        let (first, second) = (rw.host.regions(op)[0], rw.host.regions(op)[1]);
        let (block, to) = (rw.host.blocks(first)[0], rw.host.blocks(second)[0]);
        let value = rw.host.arguments(to)[0];
        let anchor = rw.host.ops(to)[1];
        rw.inline_block(block, Place { block: to, before: Some(anchor) }, &[value])
    });
    let heard =
        ["modify t.y", "modify t.x", "modify t.x", "move t.x", "move t.y", "move t.end", "block-erase"];
    assert_eq!(log, heard);
    assert_eq!(outline(&text), "t.root ^bb0 t.z t.x t.y t.end t.out ^bb1 t.last");
}

#[test]
fn merging_needs_a_value_for_each_argument() {
    after(|op, rw| {
        let (first, second) = (rw.host.regions(op)[0], rw.host.regions(op)[1]);
        let (block, to) = (rw.host.blocks(first)[0], rw.host.blocks(second)[0]);
        assert_eq!(rw.merge_blocks(block, to, &[]), Err(RewriteError::Arguments { arguments: 1, values: 0 }));
        assert_eq!(rw.merge_blocks(to, to, &rw.host.arguments(to)), Err(RewriteError::IntoItself));
        Ok(())
    });
}

#[test]
fn inlining_a_region() {
    let (log, text) = after(|op, rw| {
        let (first, second) = (rw.host.regions(op)[0], rw.host.regions(op)[1]);
        rw.inline_region(second, first, None);
        Ok(())
    });
    assert_eq!(log, ["block-move", "block-move"]);
    assert_eq!(outline(&text), "t.root ^bb0 t.x t.y t.end ^bb1 t.z t.out ^bb2 t.last");
}

#[test]
fn copying() {
    let (log, text) = after(|op, rw| {
        let region = rw.host.regions(op)[1];
        let block = rw.host.blocks(region)[1];
        let last = rw.host.ops(block)[0];
        rw.clone_op(last, Place { block, before: Some(last) })?;
        rw.clone_op(op, Place { block: rw.host.block_of(op).expect("a block"), before: Some(op) })?;
        Ok(())
    });
    let copied = "insert t.last insert t.root block-insert block-insert block-insert \
                  insert t.x insert t.y insert t.end insert t.z insert t.out insert t.last insert t.last";
    assert_eq!(log.join(" "), copied);
    let root = "t.root ^bb0 t.x t.y t.end ^bb0 t.z t.out ^bb1 t.last t.last";
    assert_eq!(outline(&text), format!("{root} {root}"));
}

/// An op that names the block twice is heard of twice.
#[test]
fn replacing_a_block() {
    let (log, text) = after(|op, rw| {
        let region = rw.host.regions(op)[1];
        let [first, last] = rw.host.blocks(region)[..] else { panic!("two blocks") };
        let out = rw.host.ops(first)[1];
        rw.set_successors(out, &[last, last]);
        let new = rw.create_block(region, None, &[])?;
        rw.create_named("t.new", &[], &[], pdll::Results::Types(&[]))?;
        rw.replace_block_uses(last, new);
        assert_eq!(rw.host.successors(out), [new, new]);
        Ok(())
    });
    assert_eq!(log, ["modify t.out", "block-insert", "insert t.new", "modify t.out", "modify t.out"]);
    assert!(text.contains(")[^bb2, ^bb2]"), "{text}");
}

#[test]
fn erasing_a_block() {
    let (log, text) = after(|op, rw| {
        let region = rw.host.regions(op)[1];
        let blocks = rw.host.blocks(region);
        rw.erase_block(blocks[1])?;
        rw.erase_block(blocks[0])
    });
    assert_eq!(log, ["erase t.last", "block-erase", "erase t.out", "erase t.z", "block-erase"]);
    assert_eq!(outline(&text), "t.root ^bb0 t.x t.y t.end");
}

#[test]
fn moving_ops_and_arguments() {
    let (log, text) = after(|op, rw| {
        let region = rw.host.regions(op)[0];
        let block = rw.host.blocks(region)[0];
        let ops = rw.host.ops(block);
        rw.move_op(ops[1], Place { block, before: Some(ops[0]) });
        let ty = rw.host.ctx.int_type(32);
        let new = rw.insert_argument(block, 0, ty)?;
        let old = rw.host.arguments(block)[1];
        assert!(!rw.erase_argument(block, 1), "it is used");
        let all = rw.replace_uses_if(old, new, |host, user, i| !(host.ops(block)[1] == user && i == 0))?;
        assert!(!all);
        let added = rw.create_block(region, None, &[])?;
        let end = rw.clone_op(ops[2], Place { block: added, before: None })?;
        rw.set_successors(ops[2], &[added]);
        assert_eq!(rw.host.block_of(end), Some(added));
        Ok(())
    });
    // The uses of an argument, from the newest to the oldest.
    let heard = ["move t.y", "modify t.y", "modify t.x", "block-insert", "insert t.end", "modify t.end"];
    assert_eq!(log, heard);
    assert!(text.contains("\"t.x\"(%arg2, %arg1)"), "{text}");
    assert_eq!(outline(&text), "t.root ^bb0 t.y t.x t.end ^bb1 t.end ^bb0 t.z t.out ^bb1 t.last");
}

/// IR that is built by hand may be nested more deeply than the stack is.
#[test]
fn regions_are_simplified_and_erased_however_deep_they_are() {
    let run = || {
        let mut ctx = Context::new();
        let set = PatternSet::from_source("p.pdll", "Pattern { erase op<my.drop>; }").expect("it is good");
        let linked = set.link(&mut ctx).expect("it links");
        let mut module = ir::Ir::new(&mut ctx);
        let (name, known) = (ctx.name("my.drop"), *ctx.known());
        let shape = ctx.op_shape(name, 0, 0);
        let spec =
            ir::OpSpec { shape, operands: &[], results: &[], attrs: known.no_attrs, loc: known.unknown_loc };
        let mut block = module.module_block();
        for _ in 0..3_000 {
            let body = module.top_mut();
            let op = body.create_at_end(block, &spec);
            let region = body.add_region(op);
            block = body.add_block(region);
        }
        let config = Config { regions: pdll::RegionLevel::Normal, ..Config::default() };
        linked.run(&mut ctx, &mut module, &config);
        assert_eq!(module.op_count(), 1);
    };
    let thread = std::thread::Builder::new().stack_size(128 * 1024).spawn(run).expect("it starts");
    thread.join().expect("the stack was enough");
}
