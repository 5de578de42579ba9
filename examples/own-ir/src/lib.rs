//! A complete host: a DAG of expressions, in which equal expressions are one node and a replaced node is
//! forwarded to what took its place. There are no blocks, no order, no types and no lists of users; patterns
//! run on it all the same.

use pdll::bytecode::{Definition, OpFacts, Program};
use pdll::{
    AttrSym, ByText, ConstraintFn, Host, HostError, HostFeatures, HostMut, InferFn, IrWalk, Link, OpSpec,
    OpSym, SideTable, Symbols, TextMirror, define, native_handles,
};
use std::collections::HashMap;

/// A node as what computes something: an operation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Node(pub u32);
/// A node as what it computes: a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Output(pub u32);
/// The type of everything.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Untyped;
/// The only sort of attribute.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Number(pub i64);

// So that natives can take and return them.
native_handles!(Dag, Node, Output, Untyped, Number);

/// What a node is: its kind, its arguments, and its attribute `n`.
type Data = (u32, Vec<u32>, Option<i64>);

/// All nodes.
#[derive(Default, Debug)]
pub struct Dag {
    symbols: Symbols,
    nodes: Vec<Data>,
    /// By node: itself, or one that is nearer to what took its place.
    forward: Vec<u32>,
    known: HashMap<Data, u32>,
    mirror: TextMirror<Untyped, Number>,
}

impl Dag {
    /// The node of this name, with these arguments and this attribute.
    pub fn node(&mut self, name: &str, args: &[Node], n: Option<i64>) -> Node {
        let name = self.symbols.name(name);
        self.intern(name, args.iter().map(|a| a.0), n)
    }

    /// What took the place of a node; the node, if nothing did.
    #[must_use]
    pub fn find(&self, mut node: u32) -> u32 {
        while self.forward[node as usize] != node {
            node = self.forward[node as usize];
        }
        node
    }

    /// An expression as text: `expr.add(x, expr.num#1)`.
    #[must_use]
    pub fn show(&self, node: Node) -> String {
        let node = self.find(node.0);
        let (_, args, n) = &self.nodes[node as usize];
        let args: Vec<String> = args.iter().map(|&a| self.show(Node(a))).collect();
        let number = n.map_or(String::new(), |n| format!("#{n}"));
        let args = if args.is_empty() { String::new() } else { format!("({})", args.join(", ")) };
        format!("{}{number}{args}", self.describe(Node(node)))
    }

    fn intern(&mut self, name: OpSym, args: impl Iterator<Item = u32>, n: Option<i64>) -> Node {
        let args: Vec<u32> = args.map(|a| self.find(a)).collect();
        let data = (self.symbols.kind(name, args.len() as u32, 1), args, n);
        if let Some(&node) = self.known.get(&data) {
            return Node(self.find(node));
        }
        let node = self.nodes.len() as u32;
        self.nodes.push(data.clone());
        self.forward.push(node);
        self.known.insert(data, node);
        Node(node)
    }
}

/// Reading. There are no lists of users.
impl Host for Dag {
    type Op = Node;
    type Value = Output;
    type Type = Untyped;
    type Attr = Number;
    const FEATURES: HostFeatures = HostFeatures { users: false, infer: true, locations: false };

    fn op_kind(&self, op: Node) -> u32 {
        self.nodes[op.0 as usize].0
    }
    fn kind_name(&self, kind: u32) -> OpSym {
        self.symbols.kind_name(kind)
    }
    fn operand_count(&self, op: Node) -> u32 {
        self.nodes[op.0 as usize].1.len() as u32
    }
    fn operand(&self, op: Node, i: u32) -> Output {
        Output(self.find(self.nodes[op.0 as usize].1[i as usize]))
    }
    fn result_count(&self, _: Node) -> u32 {
        1
    }
    fn result(&self, op: Node, _: u32) -> Output {
        Output(op.0)
    }
    fn def_op(&self, value: Output) -> Option<Node> {
        Some(Node(value.0))
    }
    fn value_type(&self, _: Output) -> Untyped {
        Untyped
    }
    fn attr(&self, op: Node, _: AttrSym) -> Option<Number> {
        self.nodes[op.0 as usize].2.map(Number)
    }
    // Keys need not be small or dense; they must differ between constants.
    fn attr_key(&self, attr: Number) -> u32 {
        (attr.0 as u32).wrapping_mul(0x9e37_79b1)
    }
    fn type_key(&self, _: Untyped) -> u32 {
        0
    }
    fn attr_type(&self, _: Number) -> Option<Untyped> {
        Some(Untyped)
    }
    fn describe(&self, op: Node) -> String {
        self.symbols.text(self.op_name(op)).to_string()
    }
}

/// Names and constants of patterns.
impl Link for Dag {
    fn link_op(&mut self, name: &str, created: bool) -> Result<OpSym, HostError> {
        if created && name.starts_with("no.") {
            return Err(HostError::Name("there are no such nodes".into()));
        }
        Ok(self.symbols.name(name))
    }
    fn link_kind(&mut self, name: OpSym, operands: u32, results: u32) -> u32 {
        self.symbols.kind(name, operands, results)
    }
    fn link_attr_name(&mut self, name: &str) -> Result<AttrSym, HostError> {
        self.find_attr_name(name).ok_or_else(|| HostError::Name("the only attribute here is n".into()))
    }
    fn link_attr(&mut self, text: &str) -> Result<Number, HostError> {
        let number = text.split(' ').next().and_then(|t| t.parse().ok());
        number.map(Number).ok_or_else(|| HostError::Constant("it is no number".into()))
    }
    fn link_type(&mut self, _: &str) -> Result<Untyped, HostError> {
        Ok(Untyped)
    }
    fn define(&mut self, program: &Program, condition: &Definition) -> Result<ConstraintFn<Self>, HostError> {
        define::constraint(self, program, condition)
    }
    fn define_inference(&mut self, program: &Program, facts: &OpFacts) -> Result<InferFn<Self>, HostError> {
        define::inference(self, program, facts)
    }
}

/// Rewriting. Nodes have no place, never change and are never erased.
impl HostMut for Dag {
    fn create(&mut self, spec: &OpSpec<'_, Self>) -> Result<Node, HostError> {
        Ok(self.intern(spec.name, spec.operands.iter().map(|o| o.0), spec.attrs.first().map(|a| a.1.0)))
    }
    fn replace_uses(&mut self, from: Output, to: Output) {
        // A node that already stands for the other one stays what it is.
        if self.find(to.0) != from.0 {
            self.forward[from.0 as usize] = to.0;
        }
    }
    fn erase(&mut self, _: Node) -> bool {
        true
    }
}

/// What MLIR would call it: for the natives of the library, and for conditions in C++.
impl ByText for Dag {
    fn text_mirror(&self) -> &TextMirror<Untyped, Number> {
        &self.mirror
    }
    fn type_text(&self, _: Untyped) -> Option<String> {
        Some("i64".into())
    }
    fn attr_text(&self, number: Number) -> Option<String> {
        Some(format!("{} : i64", number.0))
    }
    fn find_attr_name(&self, name: &str) -> Option<AttrSym> {
        (name == "n").then_some(AttrSym(0))
    }
}

/// For drivers. Nodes have no regions; arguments are always older than what they are arguments of.
impl IrWalk for Dag {
    type Packed = Option<Node>;
    type DriverSlots = SideTable<Node>;

    fn walk(&mut self, post: bool, mut f: impl FnMut(&mut Self, Node)) {
        let mut all: Vec<u32> = (0..self.nodes.len() as u32).filter(|&n| self.find(n) == n).collect();
        if !post {
            all.reverse();
        }
        all.into_iter().for_each(|n| f(self, Node(n)));
    }
}
