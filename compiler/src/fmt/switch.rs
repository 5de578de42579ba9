//! Comments that switch the formatter off and on.

/// What a comment asks of the formatter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Switch {
    /// Keep what follows.
    Off,
    /// Go on.
    On,
    /// Keep the next statement or declaration.
    Skip,
}

/// What a comment asks for: `// pdllc: fmt off`, also written `// pdllc-fmt: off`.
pub(super) fn switch(comment: &[u8]) -> Option<Switch> {
    let text = std::str::from_utf8(comment).ok()?.trim_start_matches('/').trim();
    let word = text.strip_prefix("pdllc: fmt ").or_else(|| text.strip_prefix("pdllc-fmt:"))?;
    match word.trim() {
        "off" => Some(Switch::Off),
        "on" => Some(Switch::On),
        "skip" => Some(Switch::Skip),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn switches() {
        for (comment, asked) in [
            ("// pdllc: fmt off", Some(Switch::Off)),
            ("//pdllc: fmt on", Some(Switch::On)),
            ("/// pdllc-fmt: skip", Some(Switch::Skip)),
            ("// pdllc: fmt never", None),
            ("// see pdllc: fmt off", None),
        ] {
            assert_eq!(switch(comment.as_bytes()), asked, "{comment}");
        }
    }
}
