//! The order of names in which runs of digits count as numbers: `I8`, `I16`, `I128`.

/// What has this order when it is compared by bytes: a longer run of digits is the greater number (leading
/// zeros count), all else goes by bytes.
pub(super) fn key(name: &str) -> Vec<u8> {
    let mut key = Vec::with_capacity(name.len() + 8);
    let mut rest = name.as_bytes();
    while !rest.is_empty() {
        let digits = rest.iter().take_while(|c| c.is_ascii_digit()).count();
        if digits > 0 {
            // A digit, to what is none, and then how many there are.
            key.push(b'0');
            key.extend_from_slice(&(digits as u32).to_be_bytes());
        }
        let (part, after) = rest.split_at(digits.max(1));
        key.extend_from_slice(part);
        rest = after;
    }
    key
}

#[cfg(test)]
mod tests {
    use super::key;
    use std::cmp::Ordering;

    /// What the order is: of two numbers, which are compared as a whole, or of two bytes.
    fn by_parts(mut a: &[u8], mut b: &[u8]) -> Ordering {
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

    #[test]
    fn keys_have_the_order_of_names() {
        let mut names = vec![String::new()];
        for len in 0..4 {
            let longer = |n: &String| ["0", "1", "a", "/"].map(|end| format!("{n}{end}"));
            let more: Vec<String> = names.iter().filter(|n| n.len() == len).flat_map(longer).collect();
            names.extend(more);
        }
        for (a, b) in names.iter().flat_map(|a| names.iter().map(move |b| (a, b))) {
            assert_eq!(key(a).cmp(&key(b)), by_parts(a.as_bytes(), b.as_bytes()), "{a} {b}");
        }
    }

    #[test]
    fn digit_runs_are_numbers() {
        let mut names = ["I128", "I16", "AffineMapAttr", "I8", "APIntAttr", "I", "I8x10", "I8x9", "I08"];
        names.sort_by_cached_key(|name| key(name));
        assert_eq!(names, ["APIntAttr", "AffineMapAttr", "I", "I8", "I8x9", "I8x10", "I08", "I16", "I128"]);
    }
}
