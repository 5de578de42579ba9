//! What the library's files say of their functions: comments, signatures and examples, for the guide and for
//! the tests that run the examples.
//!
//! A file begins with a comment about all of it. Below, a comment and the declarations that follow it without
//! another one between are an entry; lines of the comment that begin with `// > ` are examples:
//!
//! ```text
//! // > IntAdd(1 : i8, 2 : i8) = 3 : i8                            what a rewrite gives
//! // > IntIsZero(0 : i8)                                          a constraint that holds
//! // > not IntIsZero(1 : i8)                                      one that does not, or a rewrite that fails
//! // > HasOneUse(%a) where %a = "t.a"() : () -> i32               with the IR that values are of
//! ```

use std::fmt::Write;

/// A file of the library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Its path, as `#include` names it.
    pub path: &'static str,
    /// What it says of itself, in paragraphs.
    pub about: String,
    /// What it includes.
    pub includes: Vec<&'static str>,
    /// What it declares.
    pub entries: Vec<Entry>,
}

/// Functions that are described together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// What they do.
    pub about: String,
    /// Examples.
    pub examples: Vec<Example>,
    /// The functions.
    pub functions: Vec<Function>,
}

/// A function that a file declares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function {
    /// Its declaration, without body.
    pub declaration: &'static str,
    /// The name that patterns call it by, which is that of its native.
    pub name: String,
    /// A constraint, or else a rewrite.
    pub constraint: bool,
    /// Whether it is native, or else has a body in PDLL.
    pub native: bool,
    /// Types of its parameters: `Attr`.
    pub params: Vec<String>,
    /// Type of its result, if it has one.
    pub result: Option<String>,
}

/// A call of a function with constants, and what comes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// As it is written.
    pub text: &'static str,
    /// The function.
    pub name: &'static str,
    /// What it is called with: an attribute, a type, or a value of the IR.
    pub args: Vec<&'static str>,
    /// What it gives, if it gives something.
    pub result: Option<&'static str>,
    /// Whether the constraint does not hold, or the rewrite fails.
    pub fails: bool,
    /// The IR that values are of.
    pub ir: &'static str,
}

/// The files of the library, those of `std/`, sorted by path.
#[must_use]
pub fn files() -> Vec<File> {
    crate::paths().filter(|path| path.starts_with("std/")).map(file).collect()
}

fn file(path: &'static str) -> File {
    let text = crate::source(path).unwrap_or_default();
    let mut file = File { path, about: String::new(), includes: Vec::new(), entries: Vec::new() };
    let mut entry = Entry::default();
    let mut in_head = true;
    for line in text.lines() {
        let comment = line.strip_prefix("//");
        if in_head && comment.is_some() {
            let comment = comment.unwrap_or_default().trim();
            let separator = if comment.is_empty() { "\n\n" } else { "\n" };
            file.about.push_str(comment);
            file.about.push_str(separator);
            continue;
        }
        in_head = false;
        if let Some(comment) = comment {
            if !entry.functions.is_empty() {
                file.entries.push(std::mem::take(&mut entry));
            }
            match comment.strip_prefix(" > ") {
                Some(text) => entry.examples.extend(example(text)),
                None => entry.about = format!("{} {}", entry.about, comment.trim()).trim_start().to_string(),
            }
        } else if let Some(included) = line.strip_prefix("#include \"") {
            file.includes.extend(included.strip_suffix('"'));
        } else {
            entry.functions.extend(function(line));
        }
    }
    file.entries.extend((!entry.functions.is_empty()).then_some(entry));
    file.about = file.about.trim().to_string();
    file
}

/// Reads a declaration.
fn function(line: &'static str) -> Option<Function> {
    let (kind, rest) = line.split_once(' ').filter(|(kind, _)| ["Constraint", "Rewrite"].contains(kind))?;
    let declaration = line.split(" =>").next()?.trim_end_matches(';');
    let (name, signature) = rest.split_once('(')?;
    let (params, after) = signature.split_once(')')?;
    let params = params.split(", ").filter_map(|param| Some(param.split_once(": ")?.1.to_string()));
    let result = after.strip_prefix(" -> ").map(|result| result.split([' ', ';']).next().unwrap_or_default());
    Some(Function {
        declaration,
        name: name.to_string(),
        constraint: kind == "Constraint",
        native: !line.contains(" =>"),
        params: params.collect(),
        result: result.map(str::to_string),
    })
}

/// Reads an example.
fn example(text: &'static str) -> Option<Example> {
    let (call, ir) = text.split_once(" where ").unwrap_or((text, ""));
    let (fails, call) = match call.strip_prefix("not ") {
        Some(call) => (true, call),
        None => (false, call),
    };
    let (name, rest) = call.split_once('(')?;
    let parts = split(rest);
    let (last, args) = parts.split_last()?;
    Some(Example { text, name, args: args.to_vec(), result: last.strip_prefix(" = "), fails, ir })
}

/// Cuts arguments at commas, and behind the parenthesis that ends them; what comes after that is the last
/// item.
fn split(text: &'static str) -> Vec<&'static str> {
    let (mut depth, mut start, mut in_string, mut before) = (0u32, 0, false, ' ');
    let mut parts = Vec::new();
    for (at, c) in text.char_indices() {
        match c {
            '"' => in_string = !in_string,
            _ if in_string => {}
            '(' | '[' | '{' | '<' => depth += 1,
            ')' if depth == 0 => {
                let last = text[start..at].trim();
                parts.extend((!last.is_empty()).then_some(last));
                parts.push(&text[at + 1..]);
                return parts;
            }
            '>' if before == '-' => {}
            ')' | ']' | '}' | '>' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                parts.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
        before = c;
    }
    parts
}

/// The page of the guide about the library, in Markdown.
#[must_use]
pub fn page() -> String {
    let mut page = String::from(
        "# The library\n\n\
         What `#include \"std/...\"` brings; the files are built in. This page is made from them.\n\
         Examples run as tests: `f(a) = b` says what a rewrite gives, `f(a)` that a constraint holds, and\n\
         `not f(a)` that it does not, or that a rewrite fails, in which case the pattern is not applied.\n\
         `std/all.pdll` includes all files.\n",
    );
    for file in files().iter().filter(|file| !file.entries.is_empty()) {
        let _ = writeln!(page, "\n## `{}`\n\n{}", file.path, file.about);
        if !file.includes.is_empty() {
            let includes: Vec<String> = file.includes.iter().map(|path| format!("`{path}`")).collect();
            let _ = writeln!(page, "\nIncludes {}.", includes.join(", "));
        }
        for entry in &file.entries {
            let _ = writeln!(page, "\n{}\n\n```text", wrapped(&entry.about));
            for function in &entry.functions {
                let _ = writeln!(page, "{}", function.declaration);
            }
            let _ = writeln!(page, "```\n\n```text");
            for example in &entry.examples {
                let _ = writeln!(page, "{}", example.text);
            }
            let _ = writeln!(page, "```");
        }
    }
    page
}

/// Text in lines of at most 110 columns.
fn wrapped(text: &str) -> String {
    let mut out = String::new();
    let mut column = 0;
    for word in text.split(' ') {
        if column > 0 && column + 1 + word.chars().count() > 110 {
            out.push('\n');
            column = 0;
        } else if column > 0 {
            out.push(' ');
            column += 1;
        }
        out.push_str(word);
        column += word.chars().count();
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_function_is_described_and_has_an_example() {
        for file in files() {
            assert!(!file.about.is_empty(), "{}", file.path);
            for entry in file.entries {
                assert!(entry.about.ends_with(['.', ')']), "{}: {}", file.path, entry.about);
                for function in &entry.functions {
                    let mut examples = entry.examples.iter().filter(|e| e.name == function.name);
                    let fits = |e: &Example| e.args.len() == function.params.len();
                    assert!(examples.next().is_some_and(fits) && examples.all(fits), "{}", function.name);
                }
                let known = |e: &Example| entry.functions.iter().any(|f| f.name == e.name);
                assert!(entry.examples.iter().all(known), "{}: {:?}", file.path, entry.examples);
            }
        }
    }

    #[test]
    fn examples_are_cut_where_arguments_end() {
        let read = |text| example(text).unwrap();
        let e = read("not F((i32) -> f32, {a = 1 : i8, b}, \", )\") where %a = \"t.a\"() : () -> i32");
        assert_eq!(e.args, ["(i32) -> f32", "{a = 1 : i8, b}", "\", )\""]);
        assert_eq!((e.fails, e.result, e.ir), (true, None, "%a = \"t.a\"() : () -> i32"));
        assert_eq!(read("F() = {}").result, Some("{}"));
    }
}
