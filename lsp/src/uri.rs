//! URIs of files, and paths.

use lsp_types::Uri;
use std::path::{Component, Path, PathBuf};
use std::str::FromStr;

/// The path of a `file:` URI, made normal; `None` for what is no file.
pub(crate) fn path(uri: &str) -> Option<PathBuf> {
    let rest = uri.strip_prefix("file://")?;
    // A host may stand before the path.
    let rest = &rest[rest.find('/')?..];
    let rest = rest.split(['?', '#']).next()?;
    let mut bytes = Vec::with_capacity(rest.len());
    let mut all = rest.bytes();
    while let Some(b) = all.next() {
        if b != b'%' {
            bytes.push(b);
            continue;
        }
        let digits = [all.next()?, all.next()?];
        bytes.push(u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok()?);
    }
    #[cfg(windows)]
    let bytes = if bytes.get(2) == Some(&b':') { bytes.split_off(1) } else { bytes };
    Some(normal(&pdll_source::vfs::path_of(&bytes)))
}

/// The URI of a file.
pub(crate) fn of_path(path: &Path) -> Option<Uri> {
    use std::fmt::Write;
    let mut out = String::from("file://");
    if cfg!(windows) {
        out.push('/');
    }
    for &b in path.as_os_str().as_encoded_bytes() {
        match b {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => out.push(b as char),
            b'\\' if cfg!(windows) => out.push('/'),
            b => {
                let _ = write!(out, "%{b:02X}");
            }
        }
    }
    Uri::from_str(&out).ok()
}

/// An absolute path without `.` and `..`, by its words alone.
pub(crate) fn normal(path: &Path) -> PathBuf {
    let mut out =
        if path.is_absolute() { PathBuf::new() } else { std::env::current_dir().unwrap_or_default() };
    for part in path.components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir => {
                out.pop();
            }
            part => out.push(part),
        }
    }
    out
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn there_and_back() {
        for (uri, file) in [
            ("file:///a/b%20c.pdll", "/a/b c.pdll"),
            ("file:///a/./x/../b.pdll", "/a/b.pdll"),
            ("file://host/%C3%A9", "/é"),
        ] {
            assert_eq!(path(uri), Some(PathBuf::from(file)), "{uri}");
            let back = of_path(Path::new(file)).expect("a URI");
            assert_eq!(path(back.as_str()), Some(PathBuf::from(file)));
        }
        for uri in ["untitled:Untitled-1", "file:///a%2", "file://", "file:///%zz"] {
            assert_eq!(path(uri), None, "{uri}");
        }
    }
}
