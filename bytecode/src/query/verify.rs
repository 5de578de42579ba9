//! Checks expressions and what they define: that they end, are well typed, and mention only what is there.

use super::{ClassTest, Expr, MAX_DEPTH, MAX_VARIABLES, Meaning, Scalar, Sort};
use crate::facts::{Inference, OpFacts, RuleInput};
use crate::isa::Bank;
use crate::program::Program;
use std::rc::Rc;

/// Variables that nothing around an expression binds yet, with the sort that it takes them for, by number.
type Free = Rc<[(u32, Sort)]>;

/// The sort of what a register of this bank holds.
fn bank_sort(bank: Bank) -> Sort {
    match bank {
        Bank::Op => Sort::one(Scalar::Op),
        Bank::Value => Sort::one(Scalar::Value),
        Bank::Type => Sort::one(Scalar::Type),
        Bank::Attr => Sort::one(Scalar::Attr),
        Bank::Values => Sort::list(Scalar::Value),
        Bank::Types => Sort::list(Scalar::Type),
    }
}

/// Checks the expressions, classes, definitions and rules of a program.
pub(crate) fn check_definitions(p: &Program) -> Result<(), String> {
    let in_order = p.classes.windows(2).all(|w| w[0] < w[1])
        && p.definitions.windows(2).all(|w| w[0].native < w[1].native)
        && p.ops.windows(2).all(|w| w[0].name < w[1].name);
    if !in_order {
        return Err("they are not sorted".into());
    }
    let nodes = Nodes::check(p)?;
    for d in &p.definitions {
        let native = p.natives.get(d.native as usize);
        let gives = native.and_then(|n| match (n.constraint, &n.results[..]) {
            (true, []) => Some(Sort::one(Scalar::Bool)),
            (false, &[result]) => Some(bank_sort(result)),
            _ => None,
        });
        let fits = native.zip(gives).is_some_and(|(n, gives)| match d.meaning {
            Meaning::Expr(root) => {
                let params: Vec<Sort> = n.params.iter().map(|&b| bank_sort(b)).collect();
                nodes.fits(root, gives, &params)
            }
            Meaning::Unknown(_) => true,
        });
        if !fits {
            return Err("a definition does not fit its native".into());
        }
    }
    for o in &p.ops {
        check_op(p, o, &nodes)?;
    }
    Ok(())
}

fn check_op(p: &Program, o: &OpFacts, nodes: &Nodes) -> Result<(), String> {
    if o.name as usize >= p.op_names.len() {
        return Err("they mention something that is not there".into());
    }
    let Inference::Types(rules) = &o.inference else { return Ok(()) };
    let there = |input: &RuleInput| match input {
        RuleInput::OperandType(group) => (*group as usize) < o.operands.list.len(),
        RuleInput::Attr(_) => true,
    };
    let inputs: Vec<Sort> = rules.inputs.iter().map(RuleInput::sort).collect();
    let typed = |&root: &u32| nodes.fits(root, Sort::one(Scalar::Type), &inputs);
    if rules.inputs.iter().all(there) && rules.roots.iter().all(typed) {
        Ok(())
    } else {
        Err("a rule for result types does not fit its operation".into())
    }
}

/// What is known of each expression.
struct Nodes {
    sorts: Vec<Sort>,
    free: Vec<Free>,
}

impl Nodes {
    fn check(p: &Program) -> Result<Nodes, String> {
        let mut depths: Vec<u32> = Vec::with_capacity(p.exprs.len());
        let mut nodes =
            Nodes { sorts: Vec::with_capacity(p.exprs.len()), free: Vec::with_capacity(p.exprs.len()) };
        let none: Free = Rc::new([]);
        for e in &p.exprs {
            // One more than the deepest of its parts.
            let depth =
                e.children().try_fold(0, |deepest: u32, c| Some(deepest.max(depths.get(c as usize)? + 1)));
            match depth {
                Some(depth) if depth < MAX_DEPTH => depths.push(depth),
                Some(_) => return Err("an expression is nested too deeply".into()),
                None => return Err("an expression is made of one that comes later".into()),
            }
            if let Expr::Cast { classes, .. } = e
                && !classes
                    .iter()
                    .all(|c| !matches!(c, ClassTest::Dialect(i) if *i as usize >= p.classes.len()))
            {
                return Err("they mention something that is not there".into());
            }
            let mistyped = || "an expression is made of parts that do not fit".to_string();
            let sort = e.sort(&nodes.sorts).ok_or_else(mistyped)?;
            let free = nodes.free(e, &none).ok_or_else(mistyped)?;
            nodes.sorts.push(sort);
            nodes.free.push(free);
        }
        Ok(nodes)
    }

    /// The free variables of an expression, if each is of one sort.
    fn free(&self, e: &Expr, none: &Free) -> Option<Free> {
        match e {
            Expr::Variable(number, sort) if *number < MAX_VARIABLES => Some(Rc::new([(*number, *sort)])),
            Expr::Variable(..) => None,
            Expr::Let { variable, value, body } => {
                let sort = self.sorts[*value as usize];
                self.bound(*variable, sort, *body, *value)
            }
            Expr::Each { variable, list, body, .. } => {
                let sort = Sort::one(self.sorts[*list as usize].scalar);
                self.bound(*variable, sort, *body, *list)
            }
            Expr::Fold { state, item, list, start, body } => {
                let inside = &self.free[*body as usize];
                let of_item = Sort::one(self.sorts[*list as usize].scalar);
                let inside = without(inside, *item, of_item)?;
                let inside = without(&inside, *state, self.sorts[*start as usize])?;
                let outside = join(&self.free[*list as usize], &self.free[*start as usize])?;
                if state == item { None } else { join(&inside, &outside) }
            }
            e => {
                let mut all = none.clone();
                for child in e.children() {
                    all = join(&all, &self.free[child as usize])?;
                }
                Some(all)
            }
        }
    }

    /// The free variables of `body`, in which a variable is bound, and of `outside`.
    fn bound(&self, variable: u32, sort: Sort, body: u32, outside: u32) -> Option<Free> {
        let rest = without(&self.free[body as usize], variable, sort)?;
        join(&rest, &self.free[outside as usize])
    }

    /// Whether a node is an expression of this sort over these parameters.
    fn fits(&self, root: u32, sort: Sort, params: &[Sort]) -> bool {
        let root = root as usize;
        self.sorts.get(root) == Some(&sort)
            && self.free[root].iter().all(|(number, sort)| params.get(*number as usize) == Some(sort))
    }
}

/// What is free around the place where a variable of this sort is bound.
fn without(inside: &Free, variable: u32, sort: Sort) -> Option<Free> {
    let fits = variable < MAX_VARIABLES && inside.iter().all(|f| f.0 != variable || f.1 == sort);
    fits.then(|| match inside.iter().any(|f| f.0 == variable) {
        true => inside.iter().copied().filter(|f| f.0 != variable).collect(),
        false => inside.clone(),
    })
}

fn join(a: &Free, b: &Free) -> Option<Free> {
    if b.is_empty() || a == b {
        return Some(a.clone());
    }
    if a.is_empty() {
        return Some(b.clone());
    }
    let mut all: Vec<(u32, Sort)> = a.iter().chain(b.iter()).copied().collect();
    all.sort_unstable();
    all.dedup();
    all.windows(2).all(|w| w[0].0 != w[1].0).then(|| all.into())
}
