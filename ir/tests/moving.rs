//! Blocks and regions are split, merged, inlined and moved, and ops are copied with all that is in them.

use pdll_ir::{
    Block, Body, BodyId, CloneMap, Context, Ir, Module, Op, OpSpec, PrintOptions, Value, parse_module, print,
    verify,
};

const TEXT: &str = "\
func.func @f(%a: i32, %c: i1) {
  %0 = \"t.a\"(%a) : (i32) -> i32
  %1 = \"t.b\"(%0, %a) ({
  ^bb0(%x: i32):
    %2 = \"t.in\"(%x, %0) : (i32, i32) -> i32
    \"t.br\"(%2)[^bb1] : (i32) -> ()
  ^bb1(%y: i32):
    \"t.out\"(%y, %2) : (i32, i32) -> ()
  }) : (i32, i32) -> i32
  \"t.c\"(%1, %1) : (i32, i32) -> ()
  return
}
";

struct Case {
    ctx: Context,
    module: Module,
}

impl Case {
    fn new(text: &str) -> Case {
        let mut ctx = Context::new();
        let module = parse_module(&mut ctx, "f.mlir", text.as_bytes()).expect("valid");
        Case { ctx, module }
    }

    fn ir(&mut self) -> &mut Ir {
        &mut self.module.ir
    }

    /// The body of the first function.
    fn body(&mut self) -> &mut Body {
        self.module.ir.body_mut(BodyId::from_raw(1))
    }

    fn op(&self, name: &str) -> Op {
        let body = self.module.ir.body(BodyId::from_raw(1));
        let named = |op: &Op| *self.ctx.text(self.ctx.shape_data(body.shape(*op)).name) == *name;
        body.walk(false).into_iter().find(named).expect(name)
    }

    fn block(&self, op: &str) -> Block {
        self.module.ir.body(BodyId::from_raw(1)).block(self.op(op)).expect("attached")
    }

    /// The function as text, after a check.
    fn text(&self) -> String {
        assert!(verify(&self.ctx, &self.module.ir).is_empty(), "{:?}", verify(&self.ctx, &self.module.ir));
        print(&self.ctx, &self.module, PrintOptions::default())
    }

    /// Users of a value, newest first, by name and operand.
    fn users(&self, value: Value) -> Vec<String> {
        let body = self.module.ir.body(BodyId::from_raw(1));
        let name = |op| self.ctx.text(self.ctx.shape_data(body.shape(op)).name).into_owned();
        body.uses(value).map(|used| format!("{}#{}", name(used.op), used.index)).collect()
    }
}

#[test]
fn a_block_is_split_and_merged_again() {
    let mut case = Case::new(
        "func.func @f(%a: i32) {\n  %0 = \"t.a\"(%a) : (i32) -> i32\n  \"t.b\"(%0) : (i32) -> ()\n  return\n}\n",
    );
    let before = case.text();
    let (first, from) = (case.block("t.a"), case.op("t.b"));
    let second = case.body().split_block(from).expect("attached");
    assert_eq!(case.body().ops(second).count(), 2);
    let region = case.body().block_region(first).expect("attached");
    assert_eq!(case.body().blocks(region), [first, second]);
    assert!(case.body().merge_blocks(second, first, &[]));
    assert_eq!(case.text(), before);
}

#[test]
fn a_block_is_inlined_with_values_for_its_arguments() {
    let mut case = Case::new(TEXT);
    let (block, to, branch) = (case.block("t.out"), case.block("t.br"), case.op("t.br"));
    let value = case.body().operand(branch, 0);
    assert!(!case.body().inline_block(block, to, None, &[]), "a value for the argument is missing");
    assert!(case.body().erase(branch));
    assert!(case.body().inline_block(block, to, None, &[value]));
    assert!(case.text().contains("    ^bb0(%arg2: i32):\n      %2 = \"t.in\"(%arg2, %0) : (i32, i32) -> i32\n      \"t.out\"(%2, %2) : (i32, i32) -> ()\n    }"), "{}", case.text());
    assert_eq!(case.users(value), ["t.out#0", "t.out#1"]);
}

#[test]
fn blocks_move_within_and_between_regions() {
    let mut case = Case::new(TEXT);
    let (entry, second, outer) = (case.block("t.in"), case.block("t.out"), case.block("t.c"));
    case.body().move_block_before(second, entry);
    assert_eq!((case.body().block_index(second), case.body().block_index(entry)), (Some(0), Some(1)));
    case.body().move_block_before(entry, second);
    let (inner, around) =
        (case.body().block_region(entry).unwrap(), case.body().block_region(outer).unwrap());
    case.body().inline_region(inner, around, 1);
    assert_eq!(case.body().blocks(around), [outer, entry, second]);
    assert!(case.body().blocks(inner).is_empty());
    assert_eq!(case.body().block_region(second), Some(around));
}

#[test]
fn a_copy_uses_what_the_map_says_and_what_is_in_it() {
    let mut case = Case::new(TEXT);
    let (original, user) = (case.op("t.b"), case.op("t.c"));
    let body = case.body();
    let first = body.operand(original, 0);
    let argument = body.operand(original, 1);
    let mut map = CloneMap::new();
    map.map_value(first, argument);
    let copy = body.clone_op(original, &mut map).expect("there is room");
    body.insert_before(copy, user);
    assert_eq!(map.value(body.result(original, 0)), body.result(copy, 0));
    let result = body.result(copy, 0);
    body.set_operand(user, 1, result);
    let inner = "({\n    ^bb0(%arg2: i32):\n      %3 = \"t.in\"(%arg2, %VALUE) : (i32, i32) -> i32\n      \"t.br\"(%3)[^bb1] : (i32) -> ()\n    ^bb1(%4: i32):  // pred: ^bb0\n      \"t.out\"(%4, %3) : (i32, i32) -> ()\n    }) : (i32, i32) -> i32\n";
    let expected = format!(
        "    %1 = \"t.b\"(%0, %arg0) {}    %2 = \"t.b\"(%arg0, %arg0) {}    \"t.c\"(%1, %2) : (i32, i32) -> ()\n",
        inner.replace("%VALUE", "%0"),
        inner.replace("%VALUE", "%arg0"),
    );
    assert!(case.text().contains(&expected), "{}\n{expected}", case.text());
    // Newest first: the copy's operands were linked before those in its regions.
    assert_eq!(case.users(argument), ["t.in#1", "t.b#1", "t.b#0", "t.b#1", "t.a#0"]);
}

#[test]
fn a_function_is_copied_with_its_body() {
    let mut case = Case::new(
        "module @m {\nfunc.func @f() {\n  \"t.g\"() ({\n    \"t.x\"() : () -> ()\n  }) : () -> ()\n  return\n}\n}\n",
    );
    let top = BodyId::from_raw(0);
    let block = case.ir().module_block();
    let func = case.ir().top().first_op(block).expect("a function");
    let (name, other) = (case.ctx.known().sym_name, case.ctx.string_attr("g"));
    let copy = case.ir().clone_op(top, func, &mut CloneMap::new()).expect("there is room");
    let attrs = case.ctx.with_property(case.module.ir.top().attrs(copy), name, Some(other));
    case.ir().top_mut().set_attrs(copy, attrs);
    case.ir().top_mut().append(block, copy);
    let text = case.text();
    let of = |name: &str| {
        format!(
            "  func.func @{name}() {{\n    \"t.g\"() ({{\n      \"t.x\"() : () -> ()\n    }}) : () -> ()\n    return\n  }}\n"
        )
    };
    assert_eq!(text, format!("module @m {{\n{}{}}}\n\n", of("f"), of("g")));
    let child = case.ir().top().child(copy).expect("a body of its own");
    assert_eq!(case.ir().body(child).owner(), Some((top, copy)));
}

#[test]
fn functions_in_functions_are_copied_however_deep() {
    let run = || {
        let mut case = Case::new("func.func @f() {\n  return\n}\n");
        let top = BodyId::from_raw(0);
        let block = case.ir().module_block();
        let func = case.ir().top().first_op(block).expect("a function");
        let attrs = case.ir().top().attrs(func);
        let spec = OpSpec {
            shape: case.ir().top().shape(func),
            operands: &[],
            results: &[],
            attrs,
            loc: case.ir().top().loc(func),
        };
        let (mut body, mut op) = (top, func);
        for _ in 0..3_000 {
            let (inside, region) = case.module.ir.add_region(&case.ctx, body, op);
            let inner = case.ir().body_mut(inside);
            let block = inner.add_block(region);
            op = inner.create_at_end(block, &spec);
            body = inside;
        }
        let bodies = case.ir().bodies().len();
        case.ir().clone_op(top, func, &mut CloneMap::new()).expect("there is room");
        assert_eq!(case.ir().bodies().len(), 2 * bodies - 1);
    };
    let thread = std::thread::Builder::new().stack_size(128 * 1024).spawn(run).expect("it starts");
    thread.join().expect("the stack was enough");
}
