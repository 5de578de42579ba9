//! Which operands, results and successors operations have.

use super::function::{Action, Cases, Function, Kind, Load, Op, Sort, Test, Val};
use pdll_bytecode::Bank::{self, Attr, Op as Operation, Type, Types, Value, Values};

fn is_users(sort: &Sort) -> bool {
    matches!(sort, Sort::UsersOf(_))
}

/// Exactly these.
fn is(list: &[Sort], banks: &[Bank]) -> bool {
    list.len() == banks.len() && list.iter().zip(banks).all(|(s, b)| *s == Sort::In(*b))
}

/// Any number of these.
fn all(list: &[Sort], banks: &[Bank]) -> bool {
    list.iter().all(|s| matches!(s, Sort::In(bank) if banks.contains(bank)))
}

impl Function {
    fn sorts_of(&self, list: &[Val]) -> Vec<Sort> {
        list.iter().map(|&v| self.sort(v)).collect()
    }

    /// Whether operands, results and successors are those that an operation of its kind has.
    pub(super) fn is_sound(&self, op: &Op) -> bool {
        let (of, gives) = (&self.sorts_of(&op.operands)[..], &self.sorts_of(&op.results)[..]);
        let ways = op.successors.len();
        match &op.kind {
            Kind::Branch => of.is_empty() && gives.is_empty() && ways == 1,
            Kind::Finalize | Kind::Continue => of.is_empty() && gives.is_empty() && ways == 0,
            Kind::Record(record) => match of.split_at_checked(record.inputs) {
                Some((inputs, located)) => {
                    ways == 1
                        && gives.is_empty()
                        && !inputs.iter().any(is_users)
                        && all(located, &[Operation])
                }
                None => false,
            },
            Kind::ForEach { .. } => ways == 1 && gives.is_empty() && of.len() == 1 && of.iter().all(is_users),
            Kind::Test(test) => ways == 2 && test_is_sound(test, of, gives),
            Kind::Switch(cases) => {
                let (bank, count) = match cases {
                    Cases::Names(list) => (Operation, list.len()),
                    Cases::Attrs(list) => (Attr, list.len()),
                    Cases::Types(list) => (Type, list.len()),
                    Cases::TypeLists(list) => (Types, list.len()),
                    Cases::OperandCounts(list) | Cases::ResultCounts(list) => (Operation, list.len()),
                };
                gives.is_empty() && is(of, &[bank]) && ways == count + 1
            }
            Kind::Load(load) => ways == 0 && load_is_sound(load, of, gives),
            Kind::Action(action) => ways == 0 && action_is_sound(action, of, gives),
        }
    }
}

fn test_is_sound(test: &Test, of: &[Sort], gives: &[Sort]) -> bool {
    if let Test::Constraint { .. } = test {
        return !of.iter().chain(gives).any(is_users);
    }
    gives.is_empty()
        && match test {
            Test::Equal => of.len() == 2 && of[0] == of[1] && !of.iter().any(is_users),
            Test::NotNull => of.len() == 1,
            Test::Attr(_) => is(of, &[Attr]),
            Test::Type(_) => is(of, &[Type]),
            Test::Types(_) => is(of, &[Types]),
            _ => is(of, &[Operation]),
        }
}

fn load_is_sound(load: &Load, of: &[Sort], gives: &[Sort]) -> bool {
    let values = |list: &[Sort]| all(list, &[Value, Values]);
    match load {
        Load::Operand(_) | Load::Result(_) => is(of, &[Operation]) && is(gives, &[Value]),
        Load::Operands(index) | Load::Results(index) => {
            is(of, &[Operation]) && (is(gives, &[Values]) || index.is_some() && is(gives, &[Value]))
        }
        Load::Attr(_) => is(of, &[Operation]) && is(gives, &[Attr]),
        Load::AttrType => is(of, &[Attr]) && is(gives, &[Type]),
        Load::Definer => of.len() == 1 && values(of) && is(gives, &[Operation]),
        Load::Users => of.len() == 1 && values(of) && gives.len() == 1 && gives.iter().all(is_users),
        Load::TypeOf => is(of, &[Value]) && is(gives, &[Type]) || is(of, &[Values]) && is(gives, &[Types]),
        Load::Extract(_) => {
            is(of, &[Values]) && is(gives, &[Value])
                || is(of, &[Types]) && is(gives, &[Type])
                || of.len() == 1 && of.iter().all(is_users) && is(gives, &[Operation])
        }
        Load::ConstAttr(_) => of.is_empty() && is(gives, &[Attr]),
        Load::ConstType(_) => of.is_empty() && is(gives, &[Type]),
        Load::ConstTypes(_) => of.is_empty() && is(gives, &[Types]),
        Load::Range => values(of) && is(gives, &[Values]) || all(of, &[Type, Types]) && is(gives, &[Types]),
    }
}

fn action_is_sound(action: &Action, of: &[Sort], gives: &[Sort]) -> bool {
    let values = |list: &[Sort]| all(list, &[Value, Values]);
    match action {
        Action::Create { sizes: [operands, attrs, _], .. } => {
            let Some((operands, rest)) = of.split_at_checked(*operands) else { return false };
            let Some((attrs, types)) = rest.split_at_checked(*attrs) else { return false };
            values(operands) && all(attrs, &[Attr]) && all(types, &[Type, Types]) && is(gives, &[Operation])
        }
        Action::Erase => is(of, &[Operation]) && gives.is_empty(),
        Action::Replace => of
            .split_first()
            .is_some_and(|(op, with)| is(&[*op], &[Operation]) && values(with) && gives.is_empty()),
        Action::Call(_) => !of.iter().chain(gives).any(is_users),
    }
}
