use super::words::*;
use super::*;
use crate::limits::Limits;
use crate::source::Loc;
use crate::types;

/// One node of each kind with the words it is given; `x` and `y` are values, `t` and `u` types.
fn examples(x: ValId, y: ValId) -> Vec<(Node, Vec<u32>)> {
    let (s, t, u) = (Sym(70_000), TypeId(8), TypeId(9));
    let op = |bang| Op::Bang(bang);
    vec![
        (Node::Unset, vec![]),
        (Node::Bit(false), vec![]),
        (Node::Bit(true), vec![]),
        (Node::Int(0), vec![]),
        (Node::Int(-1), vec![]),
        (Node::Int((1 << 28) - 1), vec![]),
        (Node::Int(1 << 28), vec![]),
        (Node::Int(-(1 << 28)), vec![]),
        (Node::Int(-(1 << 28) - 1), vec![]),
        (Node::Int(i64::MIN), vec![]),
        (Node::Int(i64::MAX), vec![]),
        (Node::Str(s, false), vec![]),
        (Node::Str(s, true), vec![]),
        (Node::Def(RecId(12)), vec![]),
        (Node::Anon(3), vec![]),
        (Node::Bits(WORDS), vec![]),
        (Node::Bits(WORDS), vec![x.0]),
        (Node::Bits(WORDS), vec![x.0, y.0]),
        (Node::List(t, WORDS), vec![x.0]),
        (Node::List(u, WORDS), vec![x.0]),
        (Node::List(t, WORDS), vec![x.0, y.0, x.0]),
        (Node::Dag(WORDS), vec![x.0, NO_NAME, y.0, s.0]),
        (Node::Inst(RecId(12), WORDS), vec![]),
        (Node::Inst(RecId(12), WORDS), vec![x.0, NO_NAME]),
        (Node::Inst(RecId(12), WORDS), vec![x.0, s.0, y.0, NO_NAME]),
        (Node::Var(s, t), vec![]),
        (Node::VarBit(x, 5), vec![]),
        (Node::Field(x, s, t), vec![]),
        (Node::Un(op(Bang::Cast), x, t), vec![]),
        (Node::Un(op(Bang::Size), x, t), vec![]),
        (Node::Bin(op(Bang::Add), x, y, t), vec![]),
        (Node::Concat(WORDS), vec![x.0, y.0]),
        (Node::Concat(WORDS), vec![x.0, y.0, x.0]),
        (Node::Bin(Op::Elem, x, y, t), vec![]),
        (Node::Bin(Op::Slice, x, y, t), vec![]),
        (Node::Bin(Op::RangeClosed, x, y, t), vec![]),
        (Node::Tern(op(Bang::If), t, WORDS), vec![x.0, y.0, x.0]),
        (Node::Cond(t, WORDS), vec![x.0, y.0]),
        (Node::Fold(t, WORDS), vec![x.0, y.0, x.0, 4, 5]),
        (Node::IsA(t, x), vec![]),
        (Node::Exists(t, x), vec![]),
        (Node::Instances(t, u, x), vec![]),
    ]
}

fn words_of(node: &mut Node) -> Option<&mut Words> {
    match node {
        Node::Bits(w) | Node::List(_, w) | Node::Dag(w) | Node::Inst(_, w) => Some(w),
        Node::Tern(_, _, w) | Node::Cond(_, w) | Node::Fold(_, w) | Node::Concat(w) => Some(w),
        _ => None,
    }
}

/// What is read is what was written, equal values have equal handles and different ones have not; what is
/// noted of an instance does not make it another.
#[test]
fn reads_what_was_written_once() {
    let mut vals = Values::new(Limits::DEEP.value);
    let (x, y) = (vals.intern(Node::Var(Sym(1), TypeId(0)), &[]), vals.int(9));
    let examples = examples(x, y);
    let handles: Vec<ValId> = examples.iter().map(|(node, words)| vals.intern(*node, words)).collect();
    for &v in &handles {
        if let Node::Inst(_, w) = vals.node(v) {
            assert_eq!((vals.instantiated(w), vals.mention(w)), (None, None));
            vals.set_instantiated(w, RecId(77));
            vals.set_mention(w, Loc(78));
        }
    }
    // In the order in which they were written, each ends where the next one begins.
    let mut end = 2;
    for v in [x].iter().chain(&handles).filter(|v| !v.is_immediate() && **v != UNSET) {
        assert_eq!(v.0, end);
        let noted = if let Node::Inst(..) = vals.node(*v) { 2 } else { 0 };
        end += (end_of_key(&vals.arena[v.0 as usize..]) + noted) as u32;
    }
    assert_eq!(end as usize, vals.len());
    // The table grows, which takes the hashes from what was written.
    for n in 0..10_000 {
        vals.intern(Node::VarBit(x, 100 + n), &[]);
    }
    let size = vals.len();
    for (i, (node, words)) in examples.iter().enumerate() {
        let v = vals.intern(*node, words);
        assert_eq!(v, handles[i], "{node:?}");
        assert!(!handles[..i].contains(&v), "{node:?}");
        let mut read = vals.node(v);
        if let Some(w) = words_of(&mut read) {
            assert_eq!(vals.words(*w), &words[..]);
            *w = WORDS;
        }
        assert_eq!(read, *node);
        if let Node::Inst(_, w) = vals.node(v) {
            assert_eq!((vals.instantiated(w), vals.mention(w)), (Some(RecId(77)), Some(Loc(78))));
        }
    }
    assert_eq!(vals.len(), size);
    assert!(!vals.excessive);
}

/// The views of a kind see all values of it and no others, and a written type is the one of the node.
#[test]
fn views_agree_with_nodes() {
    let mut vals = Values::new(Limits::DEEP.value);
    let (x, y) = (vals.intern(Node::Var(Sym(1), TypeId(0)), &[]), vals.int(9));
    for (node, words) in examples(x, y) {
        let v = vals.intern(node, &words);
        let node = vals.node(v);
        assert_eq!(
            vals.as_list(v).map(|(t, w)| Node::List(t, w)),
            matches!(node, Node::List(..)).then_some(node)
        );
        assert_eq!(vals.as_bits(v).map(Node::Bits), matches!(node, Node::Bits(_)).then_some(node));
        assert_eq!(vals.as_concat(v).map(Node::Concat), matches!(node, Node::Concat(_)).then_some(node));
        assert_eq!(
            vals.as_str(v).map(|(s, c)| Node::Str(s, c)),
            matches!(node, Node::Str(..)).then_some(node)
        );
        assert_eq!(v.as_def().map(Node::Def), matches!(node, Node::Def(_)).then_some(node));
        assert_eq!(v.as_bit().map(Node::Bit), matches!(node, Node::Bit(_)).then_some(node));
        let ty = match node {
            Node::List(t, _) | Node::Var(_, t) | Node::Field(_, _, t) | Node::Un(_, _, t) => Some(t),
            Node::Bin(_, _, _, t) | Node::Tern(_, t, _) | Node::Cond(t, _) | Node::Fold(t, _) => Some(t),
            Node::Instances(t, ..) => Some(t),
            Node::Bit(_) => Some(types::BIT),
            Node::Int(_) => Some(types::INT).filter(|_| v.is_immediate()),
            Node::Str(..) | Node::Anon(_) | Node::Concat(_) => Some(types::STRING),
            _ => None,
        };
        assert_eq!(vals.as_var(v), if let Node::Var(s, _) = node { Some(s) } else { None });
        assert_eq!(vals.head(v).is_var(), matches!(node, Node::Var(..)), "{node:?}");
        assert_eq!(vals.head(v).flags(), vals.flags(v), "{node:?}");
        assert_eq!(vals.written_type(v), ty, "{node:?}");
    }
}

/// What nests too deeply or is too large becomes `?`, and is remembered.
#[test]
fn excess_is_noticed() {
    let mut vals = Values::new(Limits::DEEP.value);
    let mut v = vals.int(1);
    for depth in 0..Limits::DEEP.value {
        assert!(!vals.excessive, "{depth}");
        v = vals.list(TypeId(5), &[v]);
    }
    assert!(!vals.excessive && v != UNSET);
    assert_eq!(vals.list(TypeId(5), &[v]), UNSET);
    assert!(vals.excessive);
    vals.excessive = false;
    let mut v = vals.int(1);
    for _ in 0..24 {
        v = vals.list(TypeId(5), &[v, v]);
    }
    assert!(!vals.excessive);
    assert_eq!(vals.list(TypeId(5), &[v, v]), UNSET);
    assert!(vals.excessive);
}

/// Every operator has a code of its own, which is no other node's.
#[test]
fn operators_have_codes() {
    let others = [Op::Elem, Op::Slice, Op::RangeClosed];
    for op in Bang::ALL.iter().map(|&bang| Op::Bang(bang)).chain(others) {
        let code = code_of_op(op);
        assert!(code > TERN);
        assert_eq!(NODES[code as usize].1, op);
    }
}

/// Values know the classes whose parameters they mention; a loop that binds all its variables mentions none.
#[test]
fn parameters_are_told_apart() {
    let mut vals = Values::new(Limits::DEEP.value);
    let (s, t) = (Sym(1), TypeId(0));
    let first = vals.param(Sym(2), t, 0);
    let second = vals.param(Sym(3), t, 1);
    let other = vals.intern(Node::Var(s, t), &[]);
    let of = |vals: &mut Values, x, y| vals.intern(Node::Bin(Op::Bang(Bang::Add), x, y, t), &[]);
    for (x, y, flags) in [
        (first, first, param_flag(0)),
        (first, second, param_flag(0) | param_flag(1)),
        (second, other, param_flag(1)),
        (other, other, 0),
    ] {
        let v = of(&mut vals, x, y);
        assert_eq!(vals.flags(v), VARS | ABSTRACT | flags);
    }
    assert_ne!(param_flag(0), param_flag(1));
    assert_eq!(param_flag(1), param_flag(1 + PARAM_FLAGS));
    // Something decided may be in need of any parameter's resolution.
    let zero = vals.int(0);
    let decided = vals.intern(Node::Bin(Op::Bang(Bang::And), zero, other, t), &[]);
    assert_eq!(vals.flags(decided), VARS | ABSTRACT | DECIDED | PARAMS);
    let name = vals.str(s);
    let list = vals.list(t, &[]);
    let bound = vals.intern(Node::Tern(Op::Bang(Bang::Foreach), t, WORDS), &[name.0, list.0, other.0]);
    assert_eq!(vals.flags(bound), ABSTRACT);
}
