//! Parameters to text.

use super::{Param, Part};
use pdll_ir::SymbolText;
use pdll_ods::format::Spacing;

/// Appends the body: `values` are the texts of the parameters that are there.
pub(super) fn write(parts: &[Part], params: &[Param], values: &[Option<SymbolText>], out: &mut SymbolText) {
    Writer { params, values, out, spacing: Spacing::START }.parts(parts, true);
}

struct Writer<'a> {
    params: &'a [Param],
    values: &'a [Option<SymbolText>],
    out: &'a mut SymbolText,
    spacing: Spacing,
}

impl<'a> Writer<'a> {
    /// What is to be written of a parameter: nothing if it is not there or has its default.
    fn shown(&self, index: usize) -> Option<&'a SymbolText> {
        let value = self.values[index].as_ref()?;
        let param = &self.params[index];
        (!param.optional || param.default.as_deref() != Some(value.as_str())).then_some(value)
    }

    fn put(&mut self, visible: bool, blank: bool, text: &str) {
        if visible {
            self.out.push(if blank { " " } else { "" });
            self.out.push(text);
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
                    self.put(visible, blank, "");
                    if let Some(value) = self.shown(*index).filter(|_| visible) {
                        self.out.append(value);
                    }
                }
                Part::Params(list) | Part::Struct(list) => {
                    let named = matches!(part, Part::Struct(_));
                    let shown: Vec<(usize, &SymbolText)> =
                        list.iter().filter_map(|&index| Some((index, self.shown(index)?))).collect();
                    let blank = self.spacing.element();
                    self.put(visible && !shown.is_empty(), blank, "");
                    for (i, (index, value)) in shown.into_iter().enumerate().filter(|_| visible) {
                        self.out.push(if i == 0 { "" } else { ", " });
                        if named {
                            self.out.push(&self.params[index].name);
                            self.out.push(" = ");
                        }
                        self.out.append(value);
                    }
                }
                &Part::Levels(first, end) => {
                    let blank = self.spacing.element();
                    let number = |index: usize| self.values[index].as_ref().map_or("", SymbolText::as_str);
                    let (low, high) = (number(first), number(end));
                    let is_one =
                        low.parse::<i64>().ok().and_then(|low| low.checked_add(1)) == high.parse().ok();
                    self.put(visible, blank, low);
                    self.put(visible && !is_one, false, " to ");
                    self.put(visible && !is_one, false, high);
                }
                Part::Group { then, otherwise, anchor, inverted } => {
                    let present = anchor.iter().any(|&index| self.shown(index).is_some()) != *inverted;
                    // What stands before is known: one list or the other is written after it.
                    let before = self.spacing;
                    self.parts(then, visible && present);
                    self.spacing = before;
                    self.parts(otherwise, visible && !present);
                }
            }
        }
    }
}
