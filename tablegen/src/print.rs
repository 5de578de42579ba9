//! Values, types and records as text: what `!repr`, `!cast<string>`, JSON's "printable" and diagnostics show.

use crate::context::Cx;
use crate::intern::{NAME, Sym};
use crate::layout::FieldKind;
use crate::lexer::Bang;
use crate::record::{RecId, RecKind, Variable};
use crate::types::{STRING, Type, TypeId};
use crate::value::{NO_NAME, Node, Op, ValId, Words};
use std::io::Write;

impl Cx {
    /// The printed form as text, with replacement characters for what is not UTF-8.
    pub(crate) fn print(&self, v: ValId) -> String {
        String::from_utf8_lossy(&self.print_bytes(v)).into_owned()
    }

    pub(crate) fn print_bytes(&self, v: ValId) -> Vec<u8> {
        let mut out = Vec::new();
        self.print_to(v, &mut out);
        out
    }

    pub(crate) fn print_type(&self, t: TypeId) -> String {
        match self.types.get(t) {
            Type::Bit => "bit".into(),
            Type::Int => "int".into(),
            Type::String => "string".into(),
            Type::Dag => "dag".into(),
            Type::Bits(n) => format!("bits<{n}>"),
            Type::List(e) => format!("list<{}>", self.print_type(*e)),
            Type::Record(c) => {
                let names: Vec<String> = c.iter().map(|&c| self.rec_name(c)).collect();
                if names.len() == 1 { names.join("") } else { format!("{{{}}}", names.join(", ")) }
            }
        }
    }

    fn put_sym(&self, s: Sym, out: &mut Vec<u8>) {
        out.extend_from_slice(self.syms.bytes(s));
    }

    /// The name of a variable as it is written.
    pub(crate) fn variable_text(&self, name: Sym) -> String {
        let mut out = Vec::new();
        self.put_variable(name, &mut out);
        String::from_utf8_lossy(&out).into_owned()
    }

    /// Appends the name of a variable; that of a parameter is `C:x` in a class, `M::x` in a multiclass.
    fn put_variable(&self, name: Sym, out: &mut Vec<u8>) {
        let (owner, name) = match Variable::of(name) {
            Variable::Plain(name) => return self.put_sym(name, out),
            Variable::Param(place) => {
                let param = &self.params[place as usize];
                (param.owner, param.plain)
            }
            Variable::NameOf(owner) => (owner, NAME),
        };
        let rec = self.rec(owner);
        self.print_unquoted(rec.name, out);
        out.extend_from_slice(if rec.kind == RecKind::Multiclass { b"::" } else { b":" });
        self.put_sym(name, out);
    }

    /// Appends `items` separated by commas.
    fn put_list(&self, items: impl Iterator<Item = ValId>, out: &mut Vec<u8>) {
        for (i, v) in items.enumerate() {
            if i > 0 {
                out.extend_from_slice(b", ");
            }
            self.print_to(v, out);
        }
    }

    fn values(&self, w: Words) -> impl DoubleEndedIterator<Item = ValId> + '_ {
        self.vals.words(w).iter().map(|&x| ValId(x))
    }

    /// Appends the text of a formatted string.
    fn put(&self, text: std::fmt::Arguments<'_>, out: &mut Vec<u8>) {
        // Writing to a vector cannot fail.
        let _ = out.write_fmt(text);
    }

    /// Text without its quotes; other values as they print.
    pub(crate) fn print_unquoted(&self, v: ValId, out: &mut Vec<u8>) {
        match self.vals.node(v) {
            Node::Str(s, _) => self.put_sym(s, out),
            _ => self.print_to(v, out),
        }
    }

    pub(crate) fn print_to(&self, v: ValId, out: &mut Vec<u8>) {
        match self.vals.node(v) {
            Node::Unset => out.push(b'?'),
            Node::Bit(b) => out.push(b'0' + b as u8),
            Node::Int(n) => self.put(format_args!("{n}"), out),
            Node::Str(s, code) => {
                out.extend_from_slice(if code { b"[{" } else { b"\"" });
                self.put_sym(s, out);
                out.extend_from_slice(if code { b"}]" } else { b"\"" });
            }
            Node::Anon(n) => self.put(format_args!("anonymous_{n}"), out),
            Node::Bits(w) => {
                out.extend_from_slice(b"{ ");
                self.put_list(self.values(w).rev(), out);
                out.extend_from_slice(b" }");
            }
            Node::List(_, w) => {
                out.push(b'[');
                self.put_list(self.values(w), out);
                out.push(b']');
            }
            Node::Dag(w) => self.print_dag(w, out),
            Node::Def(r) => self.print_unquoted(self.rec(r).name, out),
            Node::Var(n, _) => self.put_variable(n, out),
            Node::VarBit(a, i) => {
                self.print_to(a, out);
                self.put(format_args!("{{{i}}}"), out);
            }
            Node::Field(a, n, _) => {
                self.print_to(a, out);
                out.push(b'.');
                self.put_sym(n, out);
            }
            Node::Inst(c, w) => self.print_instance(c, self.vals.words(w), out),
            node => self.print_operator(node, out),
        }
    }

    /// A class instance, from its words: an argument and its name each.
    fn print_instance(&self, class: RecId, args: &[u32], out: &mut Vec<u8>) {
        self.print_unquoted(self.rec(class).name, out);
        out.push(b'<');
        for (i, arg) in args.chunks(2).enumerate() {
            if i > 0 {
                out.extend_from_slice(b", ");
            }
            if arg[1] != NO_NAME {
                self.put_variable(Sym(arg[1]), out);
                out.push(b'=');
            }
            self.print_to(ValId(arg[0]), out);
        }
        out.push(b'>');
    }

    /// An operator and its operands.
    fn print_operator(&self, node: Node, out: &mut Vec<u8>) {
        match node {
            Node::Un(op, a, t) => {
                self.put_op(op, (op == Op::Bang(Bang::Cast)).then_some(t), out);
                self.put_call([a].into_iter(), out);
            }
            Node::Bin(op, a, b, t) => match op {
                Op::Elem | Op::Slice => {
                    self.print_to(a, out);
                    out.push(b'[');
                    self.print_to(b, out);
                    out.push(b']');
                }
                Op::RangeClosed => {
                    self.print_to(a, out);
                    out.extend_from_slice(b"...");
                    self.print_to(b, out);
                }
                Op::Bang(bang) => {
                    self.put_op(op, (bang == Bang::GetDagArg).then_some(t), out);
                    self.put_call([a, b].into_iter(), out);
                }
            },
            Node::Tern(op, _, w) => {
                self.put_op(op, None, out);
                out.push(b'(');
                match op {
                    Op::Bang(Bang::Foreach | Bang::Filter) => self.print_unquoted(self.vals.at(w, 0), out),
                    _ => self.print_to(self.vals.at(w, 0), out),
                }
                out.extend_from_slice(b", ");
                self.put_list(self.values(w).skip(1), out);
                out.push(b')');
            }
            Node::Cond(_, w) => self.print_cond(w, out),
            Node::Concat(w) => self.print_concat(w, out),
            Node::Fold(_, w) => self.print_fold(w, out),
            Node::IsA(t, a) => {
                self.put_op(Op::Bang(Bang::IsA), Some(t), out);
                self.put_call([a].into_iter(), out);
            }
            Node::Exists(t, a) => {
                self.put_op(Op::Bang(Bang::Exists), Some(t), out);
                self.put_call([a].into_iter(), out);
            }
            Node::Instances(_, t, a) => {
                self.put_op(Op::Bang(Bang::Instances), Some(t), out);
                self.put_call([a].into_iter(), out);
            }
            _ => {}
        }
    }

    /// From its words: a condition and its value each.
    fn print_cond(&self, w: Words, out: &mut Vec<u8>) {
        out.extend_from_slice(b"!cond(");
        for (i, pair) in self.vals.words(w).chunks(2).enumerate() {
            if i > 0 {
                out.extend_from_slice(b", ");
            }
            self.print_to(ValId(pair[0]), out);
            out.extend_from_slice(b": ");
            self.print_to(ValId(pair[1]), out);
        }
        out.push(b')');
    }

    /// From its parts, which are nested to the right.
    fn print_concat(&self, w: Words, out: &mut Vec<u8>) {
        let last = w.len as usize - 1;
        for (i, part) in self.values(w).enumerate() {
            if i < last {
                self.put_op(Op::Bang(Bang::StrConcat), None, out);
                out.push(b'(');
            }
            self.print_to(part, out);
            if i < last {
                out.extend_from_slice(b", ");
            }
        }
        out.resize(out.len() + last, b')');
    }

    /// From its words: start, list, expression, the two variables.
    fn print_fold(&self, w: Words, out: &mut Vec<u8>) {
        let x = self.vals.words(w);
        out.extend_from_slice(b"!foldl(");
        self.put_list([ValId(x[0]), ValId(x[1])].into_iter(), out);
        for s in [x[3], x[4]] {
            out.extend_from_slice(b", ");
            self.put_sym(Sym(s), out);
        }
        out.extend_from_slice(b", ");
        self.print_to(ValId(x[2]), out);
        out.push(b')');
    }

    fn put_op(&self, op: Op, ty: Option<TypeId>, out: &mut Vec<u8>) {
        if let Op::Bang(b) = op {
            out.push(b'!');
            out.extend_from_slice(b.text().as_bytes());
        }
        if let Some(t) = ty {
            self.put(format_args!("<{}>", self.print_type(t)), out);
        }
    }

    fn put_call(&self, args: impl Iterator<Item = ValId>, out: &mut Vec<u8>) {
        out.push(b'(');
        self.put_list(args, out);
        out.push(b')');
    }

    fn print_dag(&self, w: Words, out: &mut Vec<u8>) {
        let words = self.vals.words(w);
        out.push(b'(');
        for (i, arg) in words.chunks(2).enumerate() {
            match i {
                0 => {}
                1 => out.push(b' '),
                _ => out.extend_from_slice(b", "),
            }
            self.print_to(ValId(arg[0]), out);
            if arg[1] != NO_NAME {
                out.extend_from_slice(b":$");
                self.put_sym(Sym(arg[1]), out);
            }
        }
        out.push(b')');
    }

    /// The whole record.
    pub(crate) fn print_record(&self, r: RecId) -> Vec<u8> {
        let rec = self.rec(r);
        let mut out = Vec::new();
        self.print_unquoted(rec.name, &mut out);
        if !self.params(r).is_empty() {
            out.push(b'<');
            for (i, (name, p)) in self.param_names(r).zip(self.params(r)).enumerate() {
                if i > 0 {
                    out.extend_from_slice(b", ");
                }
                self.print_field(name, p.ty, p.default, &mut out);
            }
            out.push(b'>');
        }
        out.extend_from_slice(b" {");
        let supers = self.superclasses(r);
        if !supers.is_empty() {
            out.extend_from_slice(b"\t//");
            for s in supers {
                out.push(b' ');
                self.print_unquoted(self.rec(s).name, &mut out);
            }
        }
        out.push(b'\n');
        for kind in [FieldKind::MayBeAbstract, FieldKind::Normal] {
            for f in self.fields(r).filter(|f| f.kind == kind) {
                out.extend_from_slice(if kind == FieldKind::Normal { b"  " } else { b"  field " });
                self.print_field(f.name, f.ty, f.value, &mut out);
                out.extend_from_slice(b";\n");
            }
        }
        out.extend_from_slice(b"}\n");
        out
    }

    fn print_field(&self, name: Sym, ty: TypeId, value: ValId, out: &mut Vec<u8>) {
        let code = ty == STRING && matches!(self.vals.node(value), Node::Str(_, true));
        let ty = if code { "code".into() } else { self.print_type(ty) };
        self.put(format_args!("{ty} "), out);
        self.put_variable(name, out);
        out.extend_from_slice(b" = ");
        self.print_to(value, out);
    }

    /// All superclasses in post-order over the direct ones, those reached twice listed twice.
    pub(crate) fn superclasses(&self, r: RecId) -> Vec<RecId> {
        let mut out = Vec::new();
        // Work list of (record, whether its own superclasses were listed).
        let mut work: Vec<(RecId, bool)> = self.supers(r).iter().rev().map(|&s| (s, false)).collect();
        while let Some((s, done)) = work.pop() {
            if done {
                out.push(s);
            } else {
                work.push((s, true));
                work.extend(self.supers(s).iter().rev().map(|&x| (x, false)));
            }
        }
        out
    }
}
