//! A function's signature and the arguments of its entry block change together, though they are in two
//! bodies.

use pdll_ir::{
    BodyId, Context, Module, NewInput, NewResult, Op, PrintOptions, SignatureError, TOP, Value, parse_module,
    print, verify,
};

struct Bed {
    ctx: Context,
    module: Module,
    func: Op,
}

impl Bed {
    fn new(text: &str) -> Bed {
        let mut ctx = Context::new();
        let module = parse_module(&mut ctx, "f.mlir", text.as_bytes()).unwrap();
        let func = module.ir.top().first_op(module.ir.module_block()).unwrap();
        Bed { ctx, module, func }
    }

    fn change(&mut self, inputs: &[NewInput], results: &[NewResult]) -> Result<Vec<Value>, SignatureError> {
        self.module.ir.change_signature(&mut self.ctx, TOP, self.func, inputs, results)
    }

    fn inner(&self) -> BodyId {
        self.module.ir.top().child(self.func).unwrap()
    }

    /// The function as text, without the module around it, after verification.
    fn text(&self) -> String {
        let errors = verify(&self.ctx, &self.module.ir);
        assert!(errors.is_empty(), "{}", errors[0]);
        let text =
            print(&self.ctx, &self.module, PrintOptions { local_scope: true, ..PrintOptions::default() });
        let lines: Vec<&str> = text.lines().filter(|line| line.starts_with("  ")).collect();
        lines.join("\n")
    }
}

const TEXT: &str = r#"
func.func private @f(%a: i32 {t.a}, %b: i64, %c: f32) -> (i32 {t.r}, i64) {
  %0:2 = "t.use"(%b, %b) : (i64, i64) -> (i32, i64)
  return %0#0, %0#1 : i32, i64
}
"#;

#[test]
fn arguments_are_moved_added_left_out_and_get_other_types() {
    let mut bed = Bed::new(TEXT);
    let (index, none, loc) = (bed.ctx.known().index, bed.ctx.known().empty_dict, bed.ctx.known().unknown_loc);
    let (name, unit) = (bed.ctx.name("t.new"), bed.ctx.known().unit);
    let described = bed.ctx.dict(&[(name, unit)]);
    let (i32, i64) = (bed.ctx.int_type(32), bed.ctx.int_type(64));
    let results = [NewResult::Kept { from: 0, ty: i32 }, NewResult::Kept { from: 1, ty: i64 }];
    let inputs = [
        NewInput::Added { ty: index, attrs: described, loc },
        NewInput::Kept { from: 1, ty: i64 },
        NewInput::Kept { from: 0, ty: index },
        NewInput::Added { ty: i32, attrs: none, loc },
    ];
    let arguments = bed.change(&inputs, &results).unwrap();
    assert_eq!(arguments.len(), 4);
    let expected = r#"  func.func private @f(%arg0: index {t.new}, %arg1: i64, %arg2: index {t.a}, %arg3: i32) -> (i32 {t.r}, i64) {
    %0:2 = "t.use"(%arg1, %arg1) : (i64, i64) -> (i32, i64)
    return %0#0, %0#1 : i32, i64
  }"#;
    assert_eq!(bed.text(), expected);
    let body = bed.module.ir.body(bed.inner());
    assert_eq!(body.uses(arguments[1]).count(), 2);
}

#[test]
fn without_descriptions_there_is_no_list_of_them() {
    let mut bed = Bed::new(TEXT);
    let (i32, i64) = (bed.ctx.int_type(32), bed.ctx.int_type(64));
    let none = bed.ctx.known().empty_dict;
    let results = [NewResult::Added { ty: i32, attrs: none }, NewResult::Kept { from: 1, ty: i64 }];
    bed.change(&[NewInput::Kept { from: 1, ty: i64 }], &results).unwrap();
    let expected = r#"  func.func private @f(%arg0: i64) -> (i32, i64) {
    %0:2 = "t.use"(%arg0, %arg0) : (i64, i64) -> (i32, i64)
    return %0#0, %0#1 : i32, i64
  }"#;
    assert_eq!(bed.text(), expected);
}

#[test]
fn a_declaration_has_only_a_type() {
    let mut bed = Bed::new("func.func private @f(i32)");
    let index = bed.ctx.known().index;
    let arguments = bed.change(&[NewInput::Kept { from: 0, ty: index }], &[]).unwrap();
    assert_eq!(arguments, []);
    assert_eq!(bed.text(), "  func.func private @f(index)");
}

#[test]
fn what_cannot_be_changed_stays() {
    let mut bed = Bed::new(TEXT);
    let i64 = bed.ctx.int_type(64);
    let kept = |from| NewInput::Kept { from, ty: i64 };
    let before = bed.text();
    let cases: [(&[NewInput], SignatureError); 3] = [
        (&[kept(0), kept(2)], SignatureError::Used(1)),
        (&[kept(1), kept(1)], SignatureError::Twice(1)),
        (&[kept(1), kept(3)], SignatureError::Missing(3)),
    ];
    for (inputs, error) in cases {
        assert_eq!(bed.change(inputs, &[]), Err(error));
        assert_eq!(bed.text(), before);
    }
    let inner = bed.inner();
    let body = bed.module.ir.body(inner);
    let ret = body.last_op(body.blocks(body.roots()[0])[0]).unwrap();
    let not_a_function = bed.module.ir.change_signature(&mut bed.ctx, inner, ret, &[], &[]);
    assert_eq!(not_a_function, Err(SignatureError::NotAFunction));
}

#[test]
fn block_arguments_keep_their_numbers_right() {
    let mut bed = Bed::new(TEXT);
    let (inner, index, loc) = (bed.inner(), bed.ctx.known().index, bed.ctx.known().unknown_loc);
    let body = bed.module.ir.body_mut(inner);
    let block = body.blocks(body.roots()[0])[0];
    let numbers = |body: &pdll_ir::Body| -> Vec<u32> {
        let args = body.block_args(block).iter();
        args.map(|&arg| match body.def(arg) {
            pdll_ir::ValueDef::Argument(_, number) => number,
            other => panic!("{other:?}"),
        })
        .collect()
    };
    let front = body.insert_block_arg(block, 0, index, loc).unwrap();
    assert_eq!((body.block_args(block)[0], numbers(body)), (front, vec![0, 1, 2, 3]));
    assert!(!body.erase_block_arg(block, 2), "it is used");
    assert!(body.erase_block_arg(block, 1));
    assert_eq!(numbers(body), [0, 1, 2]);
}
