//! Suggestions for misspelt names.

/// The candidate nearest to `name`, if one is near enough to be meant.
///
/// Near is an edit distance (insert, delete, replace, swap of neighbours; the optimal string alignment distance) of at
/// most a third of the name's length, and at least 1. Ties go to the first candidate. A candidate that equals `name`
/// is nearest of all.
#[must_use]
pub fn nearest_name<'n>(name: &str, candidates: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    let a: Vec<char> = name.chars().collect();
    let mut limit = (a.len() / 3).max(1);
    let mut best = None;
    for c in candidates {
        let b: Vec<char> = c.chars().collect();
        if a.len().abs_diff(b.len()) > limit {
            continue;
        }
        let d = distance(&a, &b);
        // One letter is not evidence for another.
        if d <= limit && (d == 0 || d < b.len()) {
            best = Some(c);
            if d == 0 {
                break;
            }
            limit = d - 1;
        }
    }
    best
}

fn distance(a: &[char], b: &[char]) -> usize {
    let mut before: Vec<usize> = Vec::new();
    let mut prev: Vec<usize> = (0..=b.len()).collect();
    for i in 1..=a.len() {
        let mut row = vec![i; b.len() + 1];
        for j in 1..=b.len() {
            let replaced = prev[j - 1] + usize::from(a[i - 1] != b[j - 1]);
            row[j] = replaced.min(prev[j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                row[j] = row[j].min(before[j - 2] + 1);
            }
        }
        before = std::mem::replace(&mut prev, row);
    }
    prev[b.len()]
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
            ("Foo", None),
            ("x", None),
            ("", None),
        ];
        for (name, want) in cases {
            assert_eq!(nearest_name(name, names), want, "{name}");
        }
    }
}
