//! The order of names in which runs of digits count as numbers: `I8`, `I16`, `I128`.
use std::cmp::Ordering;

/// Compares names; a longer run of digits is the greater number (leading zeros count), all else goes by
/// bytes.
pub(super) fn numeric(a: &str, b: &str) -> Ordering {
    let (mut a, mut b) = (a.as_bytes(), b.as_bytes());
    let digits = |s: &[u8]| s.iter().take_while(|c| c.is_ascii_digit()).count();
    while let (Some(x), Some(y)) = (a.first(), b.first()) {
        let (n, m) = (digits(a), digits(b));
        let order = if n > 0 && m > 0 { n.cmp(&m).then_with(|| a[..n].cmp(&b[..m])) } else { x.cmp(y) };
        if order != Ordering::Equal {
            return order;
        }
        (a, b) = (&a[n.max(1)..], &b[m.max(1)..]);
    }
    a.len().cmp(&b.len())
}

#[cfg(test)]
mod tests {
    use super::numeric;

    #[test]
    fn digit_runs_are_numbers() {
        let mut names = ["I128", "I16", "AffineMapAttr", "I8", "APIntAttr", "I", "I8x10", "I8x9", "I08"];
        names.sort_by(|a, b| numeric(a, b));
        assert_eq!(names, ["APIntAttr", "AffineMapAttr", "I", "I8", "I8x9", "I8x10", "I08", "I16", "I128"]);
    }
}
