//! Patterns as Rust: the bytecode as an array, and the natives, whose code in `[{ }]` is Rust for this output.
//!
//! The text needs the crate `pdll` and nothing else, and can be a module or be included in one. It has
//!
//! - `program()`: the bytecode file;
//! - `register(natives)`: registers the natives with code;
//! - `patterns()`: both, as a pattern set.
//!
//! A native gets `host: &IrHost` (constraints) or `rewriter: &mut Rewriter` (rewrites) and its parameters as handles of
//! `pdll::ir`, ranges as `Vec`s. A constraint returns `bool`, or `Option` of its results; a rewrite returns
//! `Result` of its results, with a `String` that says why it failed. Several results are a tuple. What a `.td` file defines
//! has C++ as its code: those natives are left for the host to register.
use super::natives::{functions, trim};
use crate::diag::{Diagnostic, Diagnostics};
use crate::hir::{Body, Callable, Hir, Ty, VarId};
use crate::pdl;
use std::fmt::Write;

/// The most parameters and results that a registered closure can have.
const MOST_PARAMS: usize = 6;
const MOST_RESULTS: usize = 4;

/// The patterns of `module`, which was lowered from `hir` and compiled to the bytecode file `program`, as Rust.
///
/// Bytes, since native code need not be UTF-8. Natives with too many parameters or results are reported to `diags`.
#[must_use]
pub fn print(hir: &Hir<'_>, module: &pdl::Module, program: &[u8], diags: &mut Diagnostics) -> Vec<u8> {
    let mut out = b"// Made by pdllc: patterns as bytecode, and their native functions.\n".to_vec();
    let mut registered = String::new();
    for (c, name) in functions(hir, module) {
        let Body::Native(code, at) = c.body else { continue };
        if c.cpp_type.is_some() {
            continue;
        }
        if c.params.len() > MOST_PARAMS || c.results.len() > MOST_RESULTS {
            let limit = format!("at most {MOST_PARAMS} parameters and {MOST_RESULTS} results");
            let d = Diagnostic::error(c.span, format!("a native function in Rust has {limit}"));
            diags.push(d.label(at, "this code"));
        }
        out.extend_from_slice(head(hir, c, &name).as_bytes());
        out.extend_from_slice(trim(code));
        out.extend_from_slice(b"\n}\n");
        let kind = if c.rewrite { "rewrite" } else { "constraint" };
        let _ = writeln!(registered, "    natives.{kind}({:?}, native_{name});", c.name);
    }
    let unused = if registered.is_empty() { "_" } else { "" };
    let mut rest = format!(
        "
/// Registers the native functions that the patterns call and whose code came with them.
pub fn register({unused}natives: &mut ::pdll::Natives<::pdll::IrHost>) {{
{registered}}}

/// The patterns, compiled, with their native functions.
///
/// # Errors
/// This file was made by another version of pdllc than the crate `pdll` is of.
pub fn patterns() -> Result<::pdll::PatternSet, ::pdll::Error> {{
    let mut set = ::pdll::PatternSet::from_bytecode(program())?;
    register(set.natives());
    Ok(set)
}}

/// The patterns as a bytecode file.
#[must_use]
pub fn program() -> &'static [u8] {{
    &PROGRAM
}}

#[rustfmt::skip]
static PROGRAM: [u8; {}] = [
",
        program.len()
    );
    for line in program.chunks(24) {
        rest.push_str("   ");
        for byte in line {
            let _ = write!(rest, " {byte},");
        }
        rest.push('\n');
    }
    rest.push_str("];\n");
    out.extend_from_slice(rest.as_bytes());
    out
}

/// A function up to its code.
fn head(hir: &Hir<'_>, c: &Callable<'_>, name: &str) -> String {
    let of = |v: &VarId| handle(hir.var(*v).ty);
    let results: Vec<_> = c.results.iter().map(of).collect();
    let results = match &results[..] {
        [only] => only.to_string(),
        many => format!("({})", many.join(", ")),
    };
    let result = match (c.rewrite, c.results.is_empty()) {
        (false, true) => "bool".to_string(),
        (false, false) => format!("Option<{results}>"),
        (true, _) => format!("Result<{results}, String>"),
    };
    let context = match c.rewrite {
        false => "host: &::pdll::IrHost",
        true => "rewriter: &mut ::pdll::Rewriter<'_, ::pdll::IrHost>",
    };
    let mut head = String::from(
        "\n#[allow(clippy::all, non_snake_case, unused_variables, reason = \"written in PDLL\")]\n",
    );
    let _ = write!(head, "fn native_{name}({context}");
    for p in &c.params {
        let _ = write!(head, ", {}: {}", identifier(hir.var(*p).name), of(p));
    }
    let _ = write!(head, ") -> {result} {{\n    ");
    head
}

fn handle(t: Ty) -> &'static str {
    match t {
        Ty::ATTR => "::pdll::ir::Attr",
        Ty::TYPE => "::pdll::ir::Type",
        Ty::TYPE_RANGE => "Vec<::pdll::ir::Type>",
        Ty::VALUE => "::pdll::ir::Value",
        Ty::VALUE_RANGE => "Vec<::pdll::ir::Value>",
        _ => "::pdll::ir::Op",
    }
}

/// A parameter's name, which may be a keyword of Rust.
fn identifier(name: &str) -> String {
    const KEYWORDS: [&str; 49] = [
        "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "do", "dyn",
        "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop",
        "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "static",
        "struct", "trait", "true", "try", "type", "typeof", "union", "unsafe", "unsized", "use", "virtual",
        "where", "while", "yield",
    ];
    match name {
        "self" | "Self" | "super" | "crate" => format!("{name}_"),
        _ if KEYWORDS.contains(&name) => format!("r#{name}"),
        _ => name.to_string(),
    }
}
