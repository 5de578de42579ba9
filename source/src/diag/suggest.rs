//! Suggestions for misspelt names.

/// The candidate nearest to `name`, if one is near enough to be meant.
///
/// Near is an edit distance (insert, delete, replace, swap of neighbours; the optimal string alignment
/// distance) of at most a third of the name's length, and at least 1. Of several that are as near, it is the
/// first that differs in the case of letters only, or the first at all. A candidate that equals `name` is
/// nearest of all.
#[must_use]
pub fn nearest_name<'n>(name: &str, candidates: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    let len = name.chars().count();
    let mut limit = (len / 3).max(1);
    let mut best: Option<(&str, usize, bool)> = None;
    for c in candidates {
        let candidate_len = c.chars().count();
        if len.abs_diff(candidate_len) > limit {
            continue;
        }
        let d = strsim::osa_distance(name, c);
        // One letter is not evidence for another.
        if d > limit || d > 0 && d >= candidate_len {
            continue;
        }
        // Upper and lower case are mixed up sooner than letters.
        let only_case = c.eq_ignore_ascii_case(name);
        if best.is_none_or(|(_, nearest, cased)| d < nearest || only_case && !cased) {
            best = Some((c, d, only_case));
            limit = d;
        }
        if d == 0 {
            break;
        }
    }
    best.map(|(c, ..)| c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearest() {
        let names = ["Pattern", "Constraint", "Rewrite", "Value", "ValueRange"];
        let cases = [
            ("Patern", Some("Pattern")),
            ("Pattren", Some("Pattern")),
            ("Valeu", Some("Value")),
            ("ValueRang", Some("ValueRange")),
            ("Vale", Some("Value")),
            ("Value", Some("Value")),
            ("value", Some("Value")),
            ("Foo", None),
            ("x", None),
            ("", None),
        ];
        for (name, want) in cases {
            assert_eq!(nearest_name(name, names), want, "{name}");
        }
        assert_eq!(nearest_name("AddiOp", ["AddFOp", "AddIOp", "AddiOps"]), Some("AddIOp"));
    }
}
