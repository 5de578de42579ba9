//! Reading a parameter from the text of a type or attribute.
//!
//! The format is followed from left to right, along each way that its optional groups leave open. What has
//! been passed over is cut off the text; a parameter reaches to the literal that follows it.

use super::parameters::Parameters;
use super::{MAX_CODE, Symbol, named_by};
use crate::cxx::quoted;
use crate::format::{Element, Format, Literal};
use std::fmt::Write;

/// C++ for a function that gives parameter `wanted` of a type or attribute; `None` if the format does not say
/// where it stands.
pub(super) fn code(symbol: &Symbol, format: &Format, wanted: u32, params: &Parameters<'_>) -> Option<String> {
    let mut reader = Reader { params, wanted, code: String::new(), variables: 0 };
    let body = symbol.body_of("all");
    write!(reader.code, "[](auto self) {{ StringRef all = $text(self); StringRef rest0 = {body}; ").ok()?;
    let elements: Vec<&Element> = format.elements.iter().collect();
    reader.all(&elements, 0, &Open::Nothing)?;
    reader.code.push('}');
    Some(reader.code)
}

/// What stands before the next literal.
#[derive(Clone, Debug)]
enum Open {
    Nothing,
    Parameter(u32),
    /// `a, b`
    List(Vec<u32>),
    /// `x = a, y = b`
    Struct(Vec<u32>),
}

impl Open {
    /// The parameters in it.
    fn parameters(&self) -> &[u32] {
        match self {
            Open::Nothing => &[],
            Open::Parameter(at) => std::slice::from_ref(at),
            Open::List(list) | Open::Struct(list) => list,
        }
    }
}

struct Reader<'p, 'm> {
    params: &'p Parameters<'m>,
    wanted: u32,
    code: String,
    variables: u32,
}

impl Reader<'_, '_> {
    /// A new number for variables.
    fn variable(&mut self) -> u32 {
        self.variables += 1;
        self.variables
    }

    /// Code that ends with a `return`: what the elements are read as, from what is left in a variable on.
    fn all(&mut self, elements: &[&Element], rest: u32, open: &Open) -> Option<()> {
        if self.code.len() > MAX_CODE {
            return None;
        }
        let Some((&first, then)) = elements.split_first() else {
            write!(self.code, "StringRef last = $trim(rest{rest}); ").ok()?;
            return match self.has(open) {
                true => self.given(open, "last"),
                false => self.absent(),
            };
        };
        match first {
            Element::Whitespace(_) => self.all(then, rest, open),
            Element::Literal(literal) => self.literal(literal, then, rest, open),
            Element::Group(group) => {
                // Which of the two it is must be said by what it begins with.
                let condition = self.is_next(&group.then, then, rest, open)?;
                write!(self.code, "if ({condition}) {{ ").ok()?;
                self.all(&followed(&group.then, then), rest, open)?;
                self.code.push_str("} else { ");
                self.all(&followed(&group.otherwise, then), rest, open)?;
                self.code.push_str("} ");
                Some(())
            }
            element => {
                let Open::Nothing = open else { return None };
                let named = named_by(element)?;
                let next = match (element, &named[..]) {
                    (Element::Struct(_), _) => Open::Struct(named),
                    (Element::Parameters(_), _) => Open::List(named),
                    (_, &[at]) => Open::Parameter(at),
                    _ => return None,
                };
                self.all(then, rest, &next)
            }
        }
    }

    /// A literal ends what is open before it.
    fn literal(&mut self, literal: &Literal, then: &[&Element], rest: u32, open: &Open) -> Option<()> {
        let (text, next) = (quoted(&literal.0), self.variable());
        let len = literal.0.len();
        if let Open::Nothing = open {
            write!(self.code, "StringRef rest{next} = $trim(rest{rest}).substr({len}); ").ok()?;
            return self.all(then, next, open);
        }
        if self.goes_on_behind(open, literal) {
            return None;
        }
        if literal.0 == "->" {
            // A function type, which has such an arrow itself.
            write!(self.code, "if ($trim(rest{rest}).starts_with(\"(\")) return llvm_unreachable(\"\"); ")
                .ok()?;
        }
        write!(self.code, "auto parts{next} = $split(rest{rest}, {text}); ").ok()?;
        if self.has(open) {
            write!(self.code, "StringRef value{next} = $trim(parts{next}[0]); ").ok()?;
            return self.given(open, &format!("value{next}"));
        }
        write!(self.code, "StringRef rest{next} = rest{rest}.substr(parts{next}[0].size() + {len}); ")
            .ok()?;
        self.all(then, next, &Open::Nothing)
    }

    /// Is the parameter that is wanted in this?
    fn has(&self, open: &Open) -> bool {
        open.parameters().contains(&self.wanted)
    }

    /// Can what is open go on behind this literal?
    fn goes_on_behind(&self, open: &Open, literal: &Literal) -> bool {
        open.parameters().last().is_none_or(|last| self.params.goes_on_behind(*last, &literal.0))
    }

    /// Code for whether a group comes next, by what it begins with.
    fn is_next(&self, group: &[Element], then: &[&Element], rest: u32, open: &Open) -> Option<String> {
        let first = group.iter().find(|e| !matches!(e, Element::Whitespace(_)))?;
        match (first, open) {
            (Element::Literal(literal), Open::Nothing) if literal.is_word() => {
                let word = quoted(&literal.0);
                let split = format!("$split(rest{rest}, {word})");
                Some(format!("{split}.size() > 1 && $trim({split}[0]).empty()"))
            }
            (Element::Literal(literal), Open::Nothing) => {
                Some(format!("$trim(rest{rest}).starts_with({})", quoted(&literal.0)))
            }
            // What is open reaches up to the literal if that is there, unless it may come later.
            (Element::Literal(literal), _) => {
                let again = |e: &&Element| match e {
                    Element::Whitespace(_) => false,
                    Element::Literal(other) => other == literal,
                    _ => true,
                };
                (!self.goes_on_behind(open, literal) && !then.iter().any(again))
                    .then(|| format!("$split(rest{rest}, {}).size() > 1", quoted(&literal.0)))
            }
            // There is anything at all before what follows the group.
            (_, Open::Nothing) => match then.iter().find(|e| !matches!(e, Element::Whitespace(_))) {
                None => Some(format!("!$trim(rest{rest}).empty()")),
                Some(Element::Literal(end)) => {
                    Some(format!("!$trim($split(rest{rest}, {})[0]).empty()", quoted(&end.0)))
                }
                Some(_) => None,
            },
            _ => None,
        }
    }

    /// Ends with what is written, which is in a variable.
    fn given(&mut self, open: &Open, text: &str) -> Option<()> {
        match open {
            Open::Nothing => None,
            &Open::Parameter(at) => {
                let value = self.params.value(at, text)?;
                if self.params.is_optional(at) {
                    write!(self.code, "if ({text}.empty()) {{ ").ok()?;
                    self.absent()?;
                    self.code.push_str("} ");
                }
                write!(self.code, "return {value}; ").ok()
            }
            Open::List(list) => self.in_list(list, text),
            Open::Struct(fields) => self.in_struct(fields, text),
        }
    }

    /// `a, b`, where one may be left out.
    fn in_list(&mut self, list: &[u32], text: &str) -> Option<()> {
        let (params, wanted) = (self.params, list.iter().position(|at| *at == self.wanted)?);
        let mut optional = list.iter().enumerate().filter(|(_, at)| params.is_optional(**at)).map(|(i, _)| i);
        let left_out = optional.next();
        // Commas in lists are not told from those between parameters.
        if list[..list.len() - 1].iter().any(|at| params.is_list(*at)) || optional.next().is_some() {
            return None;
        }
        let is_rest = params.is_list(list[wanted]);
        if is_rest {
            if list.len() > 1 {
                return None;
            }
            let value = params.value(self.wanted, text)?;
            return write!(self.code, "return {value}; ").ok();
        }
        write!(self.code, "auto items = $split({text}, \",\"); ").ok()?;
        if let Some(may_lack) = left_out.filter(|may_lack| *may_lack <= wanted) {
            write!(self.code, "if (items.size() < {}) {{ ", list.len()).ok()?;
            if may_lack == wanted {
                self.absent()?
            } else {
                self.item(wanted - 1)?
            }
            self.code.push_str("} else { ");
            self.item(wanted)?;
            self.code.push_str("} ");
            return Some(());
        }
        self.item(wanted)
    }

    fn item(&mut self, at: usize) -> Option<()> {
        let value = self.params.value(self.wanted, "item")?;
        write!(self.code, "StringRef item = $trim(items[{at}]); return {value}; ").ok()
    }

    /// `x = a, y = b`, in any order.
    fn in_struct(&mut self, fields: &[u32], text: &str) -> Option<()> {
        // Commas in lists are not told from those between fields.
        if fields.iter().any(|at| self.params.is_list(*at)) {
            return None;
        }
        let (name, value) = (self.params.name(self.wanted), self.params.value(self.wanted, "item")?);
        write!(
            self.code,
            "for (StringRef named : $split({text}, \",\")) {{ auto sides = $split(named, \"=\"); \
             if ($trim(sides[0]) == \"{name}\") {{ \
             StringRef item = $trim(named.substr(sides[0].size() + 1)); return {value}; }} }} "
        )
        .ok()?;
        self.absent()
    }

    /// Ends with what stands for a parameter that is not written.
    fn absent(&mut self) -> Option<()> {
        match self.params.is_optional(self.wanted) {
            true => {
                let value = self.params.default_value(self.wanted)?;
                write!(self.code, "return {value}; ").ok()
            }
            false => write!(self.code, "return llvm_unreachable(\"\"); ").ok(),
        }
    }
}

/// Elements, and those that come after them.
fn followed<'f>(elements: &'f [Element], then: &[&'f Element]) -> Vec<&'f Element> {
    elements.iter().chain(then.iter().copied()).collect()
}
