//! Writing the text of a type or attribute from its parameters, as generated printers write it.

use super::parameters::Parameters;
use super::{MAX_CODE, Symbol, named_by};
use crate::cxx::quoted;
use crate::format::{Anchor, Element, Format, Group, Spacing, Variable, Whitespace};
use std::fmt::Write;

/// C++ for a function that makes a type or attribute of its parameters; `None` if the format does not say how
/// it is written.
pub(super) fn code(symbol: &Symbol, format: &Format, params: &Parameters<'_>) -> Option<String> {
    let mut writer = Writer { params, spacing: Spacing::START };
    let body = writer.all(&format.elements)?;
    let declared = (0..symbol.model.parameters.len() as u32)
        .map(|at| Some(format!("{} p{at}", params.variable_type(at)?)));
    let declared = declared.collect::<Option<Vec<_>>>()?.join(", ");
    let (read, whole) = (if symbol.sigil == '!' { "$type" } else { "$attr" }, symbol.whole_of("trimmed"));
    Some(format!("[]({declared}) {{ StringRef trimmed = $trim({body}); return {read}({whole}); }}"))
        .filter(|code| code.len() <= MAX_CODE)
}

struct Writer<'p, 'm> {
    params: &'p Parameters<'m>,
    spacing: Spacing,
}

impl Writer<'_, '_> {
    /// C++ for the text of some elements.
    fn all(&mut self, elements: &[Element]) -> Option<String> {
        let mut code = String::from("\"\"");
        for element in elements {
            match element {
                Element::Literal(literal) => {
                    let blank = self.spacing.literal(&literal.0);
                    write!(code, " + {}", quoted(&format!("{}{}", blank_if(blank), literal.0))).ok()?;
                }
                Element::Whitespace(Whitespace::None) => self.spacing.suppress(),
                Element::Whitespace(_) => {
                    self.spacing.blank();
                    code.push_str(" + \" \"");
                }
                Element::Variable { variable: Variable::Parameter(at), .. } => {
                    let (blank, value) = (self.spacing.element(), format!("p{at}"));
                    let mut text = self.params.text(*at, &value)?;
                    if self.params.is_optional(*at) {
                        text = format!("({} ? {text} : \"\")", self.params.is_shown(*at, &value)?);
                    }
                    write!(code, " + \"{}\" + {text}", blank_if(blank)).ok()?;
                }
                Element::Parameters(list) => self.list(list, false, &mut code)?,
                Element::Struct(_) => self.list(&named_by(element)?, true, &mut code)?,
                Element::Group(group) => self.group(group, &mut code)?,
                _ => return None,
            }
        }
        Some(code)
    }

    /// `a, b` or `x = a, y = b`, of those that are shown.
    fn list(&mut self, list: &[u32], named: bool, code: &mut String) -> Option<()> {
        let blank = self.spacing.element();
        let mut all = String::from("StringRef all0 = \"\"; ");
        for (i, &at) in list.iter().enumerate() {
            let (value, next) = (format!("p{at}"), i + 1);
            let text = self.params.text(at, &value)?;
            let name = if named { format!("{} = ", self.params.name(at)) } else { String::new() };
            let with = format!("(all{i}.empty() ? \"\" : all{i} + \", \") + {} + {text}", quoted(&name));
            let with = match self.params.is_optional(at) {
                true => format!("({} ? {with} : all{i})", self.params.is_shown(at, &value)?),
                false => with,
            };
            write!(all, "StringRef all{next} = {with}; ").ok()?;
        }
        let last = list.len();
        let around = format!("all{last}.empty() ? \"\" : \"{}\" + all{last}", blank_if(blank));
        write!(code, " + [&]() {{ {all} return {around}; }}()").ok()
    }

    /// Spacing goes on through what is not written, as it does in MLIR's printers.
    fn group(&mut self, group: &Group, code: &mut String) -> Option<()> {
        let (anchor, inverted) = match group.anchor {
            Anchor::Then(at) => (group.then.get(at as usize)?, false),
            Anchor::Else(at) => (group.otherwise.get(at as usize)?, true),
        };
        let shown = |at: &u32| match self.params.is_optional(*at) {
            true => self.params.is_shown(*at, &format!("p{at}")),
            false => Some("true".into()),
        };
        let any = named_by(anchor)?.iter().map(shown).collect::<Option<Vec<_>>>()?.join(" || ");
        let before = self.spacing;
        let then = self.all(&group.then)?;
        self.spacing = before;
        let otherwise = self.all(&group.otherwise)?;
        let (yes, no) = if inverted { (otherwise, then) } else { (then, otherwise) };
        write!(code, " + (({any}) ? {yes} : {no})").ok()
    }
}

fn blank_if(blank: bool) -> &'static str {
    if blank { " " } else { "" }
}
