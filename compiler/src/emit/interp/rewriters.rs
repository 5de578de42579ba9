//! The rewriters: a function for each pattern, whose parameters are what its rewrite reads.

use super::{Env, Writer, index_of, string, ty};
use pdll_bytecode::{Bank, Inst, Pattern, Program, Reg};
use std::fmt::Write as _;

/// Appends the function of the pattern `p`, whose rank is `rank`, to `out`.
pub(super) fn print(
    program: &Program,
    insts: &[(u32, Inst)],
    rank: usize,
    p: &Pattern,
    inputs: &[Reg],
    out: &mut String,
) {
    let mut w = Writer { program, env: Env::default(), next: 0, text: String::new() };
    let args: Vec<String> =
        inputs.iter().map(|r| format!("{}: {}", w.def(r.bank, r.index), ty(r.bank))).collect();
    let _ = writeln!(out, "  pdl_interp.func @pattern{rank}({}) {{", args.join(", "));
    let start = index_of(insts, p.rewrite);
    let mut i = start;
    while let Some((_, inst)) = insts.get(i) {
        i += 1;
        if let Some((_, Inst::Single { dst, .. })) = insts.get(i)
            && w.single(inst, *dst).is_some()
        {
            i += 1;
            continue;
        }
        if matches!(inst, Inst::Done {}) {
            break;
        }
        action(&mut w, inst);
    }
    w.line("pdl_interp.finalize");
    out.push_str(&w.text);
    out.push_str("  }\n");
}

fn action(w: &mut Writer<'_>, inst: &Inst) {
    match inst {
        Inst::Create { dst, name, operands, attrs, types } => {
            let results = if types.is_empty() { String::new() } else { format!(" -> {}", w.list(types)) };
            create(w, *dst, *name, operands, attrs, &results);
        }
        Inst::CreateInfer { dst, name, operands, attrs } => {
            create(w, *dst, *name, operands, attrs, " -> <inferred>")
        }
        Inst::CreateReplacing { dst, old, name, operands, attrs } => {
            let old = w.get(Bank::Op, *old);
            w.next += 3;
            let (values, types, new) = (w.next - 2, w.next - 1, w.next);
            w.line(&format!("%v{values} = pdl_interp.get_results of {old} : !pdl.range<value>"));
            w.line(&format!("%v{types} = pdl_interp.get_value_type of %v{values} : !pdl.range<type>"));
            create(w, *dst, *name, operands, attrs, &format!(" -> (%v{types} : !pdl.range<type>)"));
            let op = w.get(Bank::Op, *dst);
            w.line(&format!("%v{new} = pdl_interp.get_results of {op} : !pdl.range<value>"));
            w.line(&format!("pdl_interp.replace {old} with (%v{new} : !pdl.range<value>)"));
        }
        Inst::ReplaceWithOp { op, with } => {
            let (op, with) = (w.get(Bank::Op, *op), w.get(Bank::Op, *with));
            w.next += 1;
            let values = w.next;
            w.line(&format!("%v{values} = pdl_interp.get_results of {with} : !pdl.range<value>"));
            w.line(&format!("pdl_interp.replace {op} with (%v{values} : !pdl.range<value>)"));
        }
        Inst::ReplaceWithValues { op, with } if with.is_empty() => {
            let op = w.get(Bank::Op, *op);
            w.line(&format!("pdl_interp.erase {op}"));
        }
        Inst::ReplaceWithValues { op, with } => {
            let text = format!("pdl_interp.replace {} with {}", w.get(Bank::Op, *op), w.list(with));
            w.line(&text);
        }
        Inst::Erase { op } => {
            let op = w.get(Bank::Op, *op);
            w.line(&format!("pdl_interp.erase {op}"));
        }
        Inst::Rewrite { native, args, results } => {
            let name = string(&w.program.natives[*native as usize].name);
            let args = w.list(args);
            let defs: Vec<String> = results.iter().map(|r| w.def(r.bank, r.index)).collect();
            let types: Vec<&str> = results.iter().map(|r| ty(r.bank)).collect();
            let (lhs, rhs) = match defs.is_empty() {
                true => (String::new(), String::new()),
                false => (format!("{} = ", defs.join(", ")), format!(" : {}", types.join(", "))),
            };
            w.line(&format!("{lhs}pdl_interp.apply_rewrite {name}{args}{rhs}"));
        }
        _ => drop(w.load(inst)),
    }
}

fn create(w: &mut Writer<'_>, dst: u32, name: u32, operands: &[Reg], attrs: &[(u32, u32)], results: &str) {
    let operands = w.list(operands);
    let attrs: Vec<String> = attrs
        .iter()
        .map(|&(n, a)| format!("{} = {}", string(&w.program.attr_names[n as usize]), w.get(Bank::Attr, a)))
        .collect();
    let attrs = if attrs.is_empty() { String::new() } else { format!(" {{{}}}", attrs.join(", ")) };
    let op = string(&w.program.op_names[name as usize].name);
    let new = w.def(Bank::Op, dst);
    w.line(&format!("{new} = pdl_interp.create_operation {op}{operands}{attrs}{results}"));
}
