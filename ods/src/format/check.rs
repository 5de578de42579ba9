//! What would make reading go wrong.

use super::tree::{Anchor, Argument, Element, Format, FormatError, Group, Scope, Variable, each};

/// Gives `params` the parameters that occur nowhere else.
pub(super) fn fill_parameters(elements: &mut [Element], scope: &Scope<'_>) {
    let mut seen = vec![false; scope.parameters.len()];
    each(elements, &mut |element| match element {
        Element::Variable { variable: Variable::Parameter(i), .. } => seen[*i as usize] = true,
        Element::Custom(custom) => {
            for argument in &custom.arguments {
                if let Argument::Variable(Variable::Parameter(i)) = argument {
                    seen[*i as usize] = true;
                }
            }
        }
        _ => {}
    });
    let rest: Vec<u32> = (0..).zip(&seen).filter(|(_, seen)| !**seen).map(|(i, _)| i).collect();
    fill(elements, &rest);
}

fn fill(elements: &mut [Element], rest: &[u32]) {
    for element in elements {
        match element {
            Element::Parameters(list) => *list = rest.to_vec(),
            Element::Group(group) => {
                fill(&mut group.then, rest);
                fill(&mut group.otherwise, rest);
            }
            Element::Struct(parts) => fill(parts, rest),
            _ => {}
        }
    }
}

/// What is wrong with a group, if anything is.
pub(super) fn group(group: &Group) -> Result<(), String> {
    let first = group.then.iter().find(|element| !matches!(element, Element::Whitespace(_)));
    let readable = match first {
        None => return Err("the first list of a group is empty".into()),
        Some(Element::Literal(_) | Element::Custom(_)) => true,
        Some(Element::Variable { variable, .. }) => !matches!(variable, Variable::Successor(_)),
        Some(_) => false,
    };
    if !readable {
        return Err("a group begins with a literal, an operand, an attribute, a region or `custom`: \
                    with something that can be missing"
            .into());
    }
    let marked = match group.anchor {
        Anchor::Then(at) => &group.then[at as usize],
        Anchor::Else(at) => &group.otherwise[at as usize],
    };
    match marked {
        Element::Variable { .. }
        | Element::Types { .. }
        | Element::FunctionalType { .. }
        | Element::Custom(_)
        | Element::Parameters(_)
        | Element::Struct(_) => Ok(()),
        _ => Err("what is marked with `^` must be something that can be missing".into()),
    }
}

/// What is missing in a format: operands, regions, successors or the dictionary.
pub(super) fn whole(format: &Format, scope: &Scope<'_>, end: usize) -> Result<(), FormatError> {
    if scope.of_parameters {
        return parameters(format, scope, end);
    }
    let mut seen: Vec<Variable> = Vec::new();
    let (mut operands, mut regions, mut successors, mut dictionary) = (false, false, false, false);
    format.for_each(&mut |element| match element {
        Element::Variable { variable, .. } => seen.push(*variable),
        Element::Operands => operands = true,
        Element::Regions => regions = true,
        Element::Successors => successors = true,
        Element::AttrDict { .. } => dictionary = true,
        Element::Custom(custom) => {
            for argument in &custom.arguments {
                match argument {
                    Argument::Variable(variable) => seen.push(*variable),
                    Argument::AttrDict => dictionary = true,
                    Argument::Successors => successors = true,
                    _ => {}
                }
            }
        }
        _ => {}
    });
    let lists = [
        ("operand", &scope.operands, operands, Variable::Operand as fn(u32) -> Variable),
        ("region", &scope.regions, regions, Variable::Region),
        ("successor", &scope.successors, successors, Variable::Successor),
    ];
    let fault = |message: String| Err(FormatError { at: end..end, message });
    for (what, names, all, variable) in lists {
        for (i, name) in (0..).zip(names) {
            if !all && !seen.contains(&variable(i)) {
                return fault(format!("the {what} `{name}` does not occur"));
            }
        }
    }
    match dictionary {
        true => Ok(()),
        false => fault("`attr-dict` does not occur: other attributes could not be written".into()),
    }
}

/// All parameters occur.
fn parameters(format: &Format, scope: &Scope<'_>, end: usize) -> Result<(), FormatError> {
    let mut seen = vec![false; scope.parameters.len()];
    format.for_each(&mut |element| match element {
        Element::Variable { variable: Variable::Parameter(i), .. } => seen[*i as usize] = true,
        Element::Parameters(all) => all.iter().for_each(|&i| seen[i as usize] = true),
        Element::Custom(custom) => custom.arguments.iter().for_each(|argument| {
            if let Argument::Variable(Variable::Parameter(i)) = argument {
                seen[*i as usize] = true;
            }
        }),
        _ => {}
    });
    match scope.parameters.iter().zip(&seen).find(|(_, seen)| !**seen) {
        None => Ok(()),
        Some((name, _)) => {
            Err(FormatError { at: end..end, message: format!("the parameter `{name}` does not occur") })
        }
    }
}
