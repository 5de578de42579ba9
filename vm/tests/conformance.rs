//! What every host must do, checked by the same code on two that have little in common: the embedded IR, and a DAG of hash-consed
//! expressions without order, uses or erasing.

use pdll_bytecode::*;
use pdll_host_ir::IrHost;
use pdll_ir::{Body, Context, Ir};
use pdll_vm::*;
use std::collections::HashMap;
use std::ops::ControlFlow;

/// A node: name, arguments, attribute `n`. Equal nodes are one; a replaced node is forwarded.
#[derive(Default, Debug)]
struct Dag {
    names: Vec<String>,
    kinds: Vec<(u32, u32)>,
    nodes: Vec<(u32, Vec<u32>, Option<i64>)>,
    forward: Vec<u32>,
    seen: HashMap<(u32, Vec<u32>, Option<i64>), u32>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Node(u32);
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Out(u32);
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct NoType;
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Number(i64);

native_handles!(Dag, Node, Out, NoType, Number);

impl Dag {
    fn find(&self, mut node: u32) -> u32 {
        while self.forward[node as usize] != node {
            node = self.forward[node as usize];
        }
        node
    }
    fn name(&mut self, name: &str) -> u32 {
        let found = self.names.iter().position(|n| n == name);
        found.unwrap_or_else(|| {
            self.names.push(name.into());
            self.names.len() - 1
        }) as u32
    }
    fn node(&mut self, name: u32, args: &[u32], n: Option<i64>) -> u32 {
        let args: Vec<u32> = args.iter().map(|&a| self.find(a)).collect();
        let kind = self.link_kind(OpSym(name), args.len() as u32, 1);
        let key = (kind, args, n);
        if let Some(&node) = self.seen.get(&key) {
            return node;
        }
        let node = self.nodes.len() as u32;
        self.nodes.push(key.clone());
        self.forward.push(node);
        self.seen.insert(key, node);
        node
    }
}

impl Host for Dag {
    type Op = Node;
    type Value = Out;
    type Type = NoType;
    type Attr = Number;
    const FEATURES: HostFeatures = HostFeatures { users: false, infer: true };
    fn op_kind(&self, op: Node) -> u32 {
        self.nodes[op.0 as usize].0
    }
    fn kind_name(&self, kind: u32) -> OpSym {
        OpSym(self.kinds[kind as usize].0)
    }
    fn operand_count(&self, op: Node) -> u32 {
        self.nodes[op.0 as usize].1.len() as u32
    }
    fn operand(&self, op: Node, i: u32) -> Out {
        Out(self.find(self.nodes[op.0 as usize].1[i as usize]))
    }
    fn result_count(&self, _: Node) -> u32 {
        1
    }
    fn result(&self, op: Node, _: u32) -> Out {
        Out(op.0)
    }
    fn def_op(&self, value: Out) -> Option<Node> {
        Some(Node(value.0))
    }
    fn value_type(&self, _: Out) -> NoType {
        NoType
    }
    fn attr(&self, op: Node, _: AttrSym) -> Option<Number> {
        self.nodes[op.0 as usize].2.map(Number)
    }
    // Sparse on purpose: tables must cope with keys that are no small numbers.
    fn attr_key(&self, attr: Number) -> u32 {
        (attr.0 as u32).wrapping_mul(0x9e37_79b1)
    }
    fn type_key(&self, _: NoType) -> u32 {
        0
    }
    fn attr_type(&self, _: Number) -> Option<NoType> {
        None
    }
    fn for_each_user<F: FnMut(Node) -> ControlFlow<()>>(&self, _: Out, _: F) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
    fn describe(&self, op: Node) -> String {
        self.names[self.op_name(op).0 as usize].clone()
    }
}

impl Link for Dag {
    fn link_op(&mut self, name: &str, created: bool) -> Result<OpSym, HostError> {
        if created && name.starts_with("no.") {
            return Err(HostError::Name("this host does not know them".into()));
        }
        Ok(OpSym(self.name(name)))
    }
    fn link_kind(&mut self, name: OpSym, operands: u32, _: u32) -> u32 {
        let found = self.kinds.iter().position(|&k| k == (name.0, operands));
        found.unwrap_or_else(|| {
            self.kinds.push((name.0, operands));
            self.kinds.len() - 1
        }) as u32
    }
    fn link_attr_name(&mut self, name: &str) -> Result<AttrSym, HostError> {
        if name == "n" { Ok(AttrSym(0)) } else { Err(HostError::Name("the only attribute here is n".into())) }
    }
    fn link_attr(&mut self, text: &str) -> Result<Number, HostError> {
        let number = text.split(' ').next().and_then(|t| t.parse().ok());
        number.map(Number).ok_or_else(|| HostError::Constant("it is no number".into()))
    }
    fn link_type(&mut self, _: &str) -> Result<NoType, HostError> {
        Ok(NoType)
    }
}

impl HostMut for Dag {
    fn begin_rewrite(&mut self, _: Node, _: &[Node]) {}
    fn create(&mut self, spec: &OpSpec<'_, Self>) -> Result<Node, HostError> {
        let args: Vec<u32> = spec.operands.iter().map(|o| o.0).collect();
        Ok(Node(self.node(spec.name.0, &args, spec.attrs.first().map(|a| a.1.0))))
    }
    fn replace_uses(&mut self, from: Out, to: Out) {
        self.forward[from.0 as usize] = to.0;
    }
    fn erase(&mut self, _: Node) -> bool {
        true
    }
    fn set_attr(&mut self, _: Node, _: AttrSym, _: Option<Number>) -> Result<(), HostError> {
        Err(HostError::Unsupported("change nodes"))
    }
    fn set_operand(&mut self, _: Node, _: u32, _: Out) -> Result<(), HostError> {
        Err(HostError::Unsupported("change nodes"))
    }
}

/// What the suite needs besides the host traits: to build `t.f(t.c {n = n})` and to show an expression.
trait Model: HostMut {
    fn fresh() -> Self;
    fn leaf(&mut self, n: i64) -> Self::Op;
    fn apply(&mut self, name: &str, arg: Self::Op) -> Self::Op;
    fn number(&self, attr: Self::Attr) -> i64;

    fn show(&self, value: Self::Value, n: AttrSym) -> String {
        let Some(op) = self.def_op(value) else { return "?".into() };
        let args: Vec<String> =
            (0..self.operand_count(op)).map(|i| self.show(self.operand(op, i), n)).collect();
        let attr = self.attr(op, n).map_or(String::new(), |a| format!("#{}", self.number(a)));
        let name = self.describe(op);
        let name = name.split(' ').next().unwrap_or("").trim_matches('\'').to_string();
        format!("{name}{attr}({})", args.join(", "))
    }
}

impl Model for Dag {
    fn fresh() -> Self {
        Dag::default()
    }
    fn leaf(&mut self, n: i64) -> Node {
        let name = self.name("t.c");
        Node(self.node(name, &[], Some(n)))
    }
    fn apply(&mut self, name: &str, arg: Node) -> Node {
        let name = self.name(name);
        Node(self.node(name, &[arg.0], None))
    }
    fn number(&self, attr: Number) -> i64 {
        attr.0
    }
}

impl Model for IrHost {
    fn fresh() -> Self {
        let mut ctx = Context::new();
        let mut ir = Ir::new(&mut ctx);
        let body = std::mem::replace(ir.top_mut(), Body::new());
        IrHost::new(ctx, body)
    }
    fn leaf(&mut self, n: i64) -> pdll_ir::Op {
        let (name, n_name) = (self.ctx.name("t.c"), self.ctx.name("n"));
        let kind = self.ctx.op_shape(name, 0, 1);
        let ty = self.ctx.int_type(32);
        let n = self.ctx.int_attr(ty, n.into()).expect("an integer type");
        let attrs = self.ctx.discardable(&[(n_name, n)]);
        let loc = self.ctx.known().unknown_loc;
        let block = self.body.blocks(self.body.roots()[0])[0];
        self.body
            .create_at_end(block, &pdll_ir::OpSpec { shape: kind, operands: &[], results: &[ty], attrs, loc })
    }
    fn apply(&mut self, name: &str, arg: pdll_ir::Op) -> pdll_ir::Op {
        let name = self.ctx.name(name);
        let kind = self.ctx.op_shape(name, 1, 1);
        let (attrs, loc) = (self.ctx.known().no_attrs, self.ctx.known().unknown_loc);
        let value = self.body.result(arg, 0);
        let ty = self.body.value_type(value);
        let block = self.body.blocks(self.body.roots()[0])[0];
        let spec = pdll_ir::OpSpec { shape: kind, operands: &[value], results: &[ty], attrs, loc };
        self.body.create_at_end(block, &spec)
    }
    fn number(&self, attr: pdll_ir::Attr) -> i64 {
        self.ctx.int_value(attr).map_or(-1, |n| n as i64)
    }
}

/// `t.f(t.c {n = 1})` is `t.one(t.c)`; with `n = 2` it is `t.two(t.c) {n = 7}` if the native agrees.
fn program() -> Program {
    let mut p = Program { code: vec![0], ..Program::default() };
    p.op_names = ["t.f", "t.c", "t.one", "t.two"].map(|n| OpName { name: n.into(), created: true }).to_vec();
    p.kinds = vec![Kind { name: 0, operands: 1, results: 1 }, Kind { name: 1, operands: 0, results: 1 }];
    p.attr_names = vec!["n".into()];
    p.attrs = ["1 : i32", "2 : i32", "7 : i32"].map(String::from).to_vec();
    p.natives =
        vec![Native { name: "Agrees".into(), constraint: true, params: vec![Bank::Attr], results: vec![] }];
    let (value, attr) = (|index| Reg { bank: Bank::Value, index }, |index| Reg { bank: Bank::Attr, index });
    let start =
        p.push(&Inst::DefSwitchKind { dst: 1, src: 0, operand: 0, result: 0, table: 0, otherwise: FAIL });
    let number = p.push(&Inst::SwitchAttr { op: 1, name: 0, table: 1, otherwise: FAIL });
    let two = p.push(&Inst::Attr { dst: 0, op: 1, name: 0, fail: FAIL });
    p.push(&Inst::Constraint { native: 0, negated: 0, args: vec![attr(0)], results: vec![], fail: FAIL });
    p.push(&Inst::Jump { to: ACCEPT | 1 });
    p.tables = vec![
        Table { keys: Keys::Kind, cases: vec![(1, number)] },
        Table { keys: Keys::Attr, cases: vec![(0, ACCEPT), (1, two)] },
    ];
    p.rewrites = p.code.len() as u32;
    let pattern = |name: &str, rewrite| Pattern {
        name: name.into(),
        benefit: 1,
        bounded_recursion: false,
        root: Some(0),
        generated: vec![],
        natives: vec![],
        rewrite,
        matched: vec![0, 1],
        place: Place::default(),
    };
    let rewrite = p.push(&Inst::Operand { dst: 0, op: 0, index: 0, fail: FAIL });
    p.push(&Inst::CreateReplacing { dst: 2, old: 0, name: 2, operands: vec![value(0)], attrs: vec![] });
    p.push(&Inst::Done {});
    p.patterns.push(pattern("One", rewrite));
    let rewrite = p.push(&Inst::Result { dst: 0, op: 1, index: 0, fail: FAIL });
    p.push(&Inst::ConstAttr { dst: 1, attr: 2 });
    p.push(&Inst::CreateReplacing { dst: 2, old: 0, name: 3, operands: vec![value(0)], attrs: vec![(0, 1)] });
    p.push(&Inst::Done {});
    p.patterns.push(pattern("Two", rewrite));
    p.entries.kinds = vec![(0, start)];
    p.registers = [3, 1, 0, 2, 0, 0];
    p
}

/// Matches and rewrites `name(t.c {n})` and shows what uses it then.
fn run<H: Model>(name: &str, n: i64, agrees: bool) -> String
where
    H::Attr: NativeArg<H>,
{
    let mut natives = Natives::<H>::new();
    let params = vec![Bank::Attr];
    let function = std::sync::Arc::new(move |host: &H, args: &Args<'_, H>, _: &mut Vec<Ret<H>>| {
        agrees && args.attr(0).is_some_and(|a| host.number(a) == 2)
    });
    natives.raw_constraint("Agrees", params, vec![], function);
    let mut host = H::fresh();
    let linked =
        link(&verify(program()).expect("a good program"), &mut host, &natives).expect("everything is there");
    let leaf = host.leaf(n);
    let root = host.apply(name, leaf);
    let top = host.apply("t.top", root);
    let mut matcher = LinkedSet::from(linked).matcher();
    if let Some(found) = matcher.first_match(&host, root) {
        assert_eq!(matcher.rewrite(&mut host, &mut (), root, found), Outcome::Done);
    }
    let n = host.link_attr_name("n").expect("n is a name");
    host.show(host.operand(top, 0), n)
}

fn suite<H: Model>()
where
    H::Attr: NativeArg<H>,
{
    assert_eq!(run::<H>("t.f", 1, true), "t.one(t.c#1())");
    assert_eq!(run::<H>("t.f", 2, true), "t.two#7(t.c#2())");
    assert_eq!(run::<H>("t.f", 2, false), "t.f(t.c#2())");
    assert_eq!(run::<H>("t.f", 3, true), "t.f(t.c#3())");
    assert_eq!(run::<H>("t.g", 1, true), "t.g(t.c#1())");
}

#[test]
fn ir_host() {
    suite::<IrHost>();
}

#[test]
fn dag_host() {
    suite::<Dag>();
}

#[test]
fn all_that_is_missing_is_reported() {
    let mut program = program();
    program.op_names[2].name = "no.such".into();
    program.attr_names.push("m".into());
    program.attrs[2] = "seven".into();
    program.natives.push(Native { name: "Twice".into(), constraint: false, params: vec![], results: vec![] });
    let mut natives = Natives::<Dag>::new();
    natives.constraint("Agrees", |_: &Dag, _: Node| true);
    let program = verify(program).expect("a good program");
    let errors = link(&program, &mut Dag::default(), &natives).expect_err("much is missing");
    let messages: Vec<String> = errors.iter().map(ToString::to_string).collect();
    assert_eq!(
        messages,
        [
            "cannot create operations 'no.such': this host does not know them",
            "attribute name 'm': the only attribute here is n",
            "attribute `seven` cannot be read: it is no number",
            "native constraint 'Agrees' is registered as (Op) -> () but called as (Attr) -> ()",
            "native rewrite 'Twice' with signature () -> () is not registered",
        ]
    );
}

#[test]
fn what_a_host_cannot_tell_apart_is_reported() {
    let mut program = program();
    program.attrs[1] = "1 : i64".into();
    let mut natives = Natives::<Dag>::new();
    natives.constraint("Agrees", |_: &Dag, _: Number| true);
    let program = verify(program).expect("a good program");
    let errors = link(&program, &mut Dag::default(), &natives).expect_err("one case is there twice");
    let messages: Vec<String> = errors.iter().map(ToString::to_string).collect();
    assert_eq!(messages, ["`1 : i32` and `1 : i64` are the same here: write both in the same way"]);
}
