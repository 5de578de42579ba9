//! How a bound on what input decides is stated: as a constant beside the code that keeps it, and as a row of
//! the crate's table of limits, from which the page for users is made.
//!
//! ```
//! use pdll_limits::{Limit, page};
//!
//! /// How deep boxes may lie in boxes.
//! const MAX_BOXES: u32 = 64;
//!
//! const LIMITS: &[Limit] = &[Limit {
//!     name: "boxes",
//!     value: MAX_BOXES as u64,
//!     unit: "levels",
//!     what: "nesting of boxes",
//!     reached_when: "an error at the innermost box",
//! }];
//!
//! assert!(page(&[("Boxes", LIMITS)]).contains("| boxes | 64 levels | nesting of boxes | an error at the innermost box |"));
//! ```

use std::fmt::Write;

/// A bound on what input decides, as one row of its crate's table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    /// A short name, unique in its crate.
    pub name: &'static str,
    /// The most that is allowed.
    pub value: u64,
    /// What is counted, in the plural.
    pub unit: &'static str,
    /// What may not be larger.
    pub what: &'static str,
    /// What happens to what is larger, and how a user can move the bound if it can be moved.
    pub reached_when: &'static str,
}

/// The page of limits, in Markdown: a heading and a table for each list, in the order given.
#[must_use]
pub fn page(lists: &[(&str, &[Limit])]) -> String {
    let mut out = String::from(
        "# Limits\n\nWhatever input decides is bounded. What goes beyond a bound is reported, never cut off in\n\
         silence. This page is made from the constants.\n",
    );
    for (title, limits) in lists {
        // Writing to a string cannot fail.
        let _ = write!(
            out,
            "\n## {title}\n\n| limit | value | of what | beyond it |\n| --- | --- | --- | --- |\n"
        );
        for l in *limits {
            let _ = writeln!(
                out,
                "| {} | {} {} | {} | {} |",
                l.name,
                grouped(l.value),
                l.unit,
                l.what,
                l.reached_when
            );
        }
    }
    out
}

/// A number with its thousands set apart.
fn grouped(value: u64) -> String {
    let digits = value.to_string();
    let mut out = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn thousands_are_set_apart() {
        let rows = [(0, "0"), (999, "999"), (1000, "1,000"), (16_777_215, "16,777,215")];
        rows.iter().for_each(|&(value, text)| assert_eq!(grouped(value), text));
    }
}
