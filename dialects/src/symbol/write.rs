//! Parameters to text.

use super::{Param, Part};
use crate::spacing::Spacing;

/// Appends the body: `values` are the texts of the parameters that are there.
pub(super) fn write(parts: &[Part], params: &[Param], values: &[Option<String>], out: &mut String) {
    Writer { params, values, out, spacing: Spacing::START }.parts(parts, true);
}

struct Writer<'a> {
    params: &'a [Param],
    values: &'a [Option<String>],
    out: &'a mut String,
    spacing: Spacing,
}

impl Writer<'_> {
    /// What is to be written of a parameter: nothing if it is not there or has its default.
    fn shown(&self, index: usize) -> Option<&str> {
        let value = self.values[index].as_deref()?;
        let param = &self.params[index];
        (!param.optional || param.default.as_deref() != Some(value)).then_some(value)
    }

    fn put(&mut self, visible: bool, blank: bool, text: &str) {
        if visible {
            self.out.push_str(if blank { " " } else { "" });
            self.out.push_str(text);
        }
    }

    /// Spacing goes on through what is not visible, as it does in MLIR's printers.
    fn parts(&mut self, parts: &[Part], visible: bool) {
        for part in parts {
            match part {
                Part::Literal(text) => {
                    let blank = self.spacing.literal(text);
                    self.put(visible, blank, text);
                }
                Part::NoSpace => self.spacing.suppress(),
                Part::Blank => {
                    self.spacing.blank();
                    self.put(visible, false, " ");
                }
                Part::Param(index) => {
                    let blank = self.spacing.element();
                    let text = self.shown(*index).unwrap_or_default().to_string();
                    self.put(visible, blank, &text);
                }
                Part::Params(list) | Part::Struct(list) => {
                    let named = matches!(part, Part::Struct(_));
                    let mut items = Vec::new();
                    for &index in list {
                        let Some(value) = self.shown(index) else { continue };
                        items.push(match named {
                            true => format!("{} = {value}", self.params[index].name),
                            false => value.to_string(),
                        });
                    }
                    let blank = self.spacing.element();
                    self.put(visible && !items.is_empty(), blank, &items.join(", "));
                }
                Part::Group { then, otherwise, anchor, inverted } => {
                    let present = anchor.iter().any(|&index| self.shown(index).is_some()) != *inverted;
                    self.parts(then, visible && present);
                    self.parts(otherwise, visible && !present);
                }
            }
        }
    }
}
