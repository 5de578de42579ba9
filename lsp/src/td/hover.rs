//! What a name in a TableGen text is, as Markdown.

use super::TdView;
use super::names::Meaning;
use super::outline::Declaration;
use crate::features::hover::unindented;
use lsp_types::{Hover, HoverContents, MarkupContent, MarkupKind};
use pdll_compiler::ods::scan::Kind;
use pdll_compiler::ods::{RecordRef, Value};
use std::fmt::Write;

impl TdView<'_> {
    pub(super) fn hover(&self, at: usize) -> Option<Hover> {
        let (index, meaning) = self.name(at)?;
        let name = self.outline.token_text(index);
        let value = match meaning {
            Meaning::Symbol(declaration) => self.symbol(declaration, index),
            Meaning::Local(_, bytes) => format!("```tablegen\n{}\n```\n", self.line(bytes.start)),
            Meaning::Field(record) => self.field(record, name)?,
            Meaning::Global => self.record_or_class(name)?,
        };
        let contents = HoverContents::Markup(MarkupContent { kind: MarkupKind::Markdown, value });
        Some(Hover { contents, range: Some(self.range(&self.outline.tokens[index].range)) })
    }

    /// The line of a byte, without the blanks around it.
    fn line(&self, at: usize) -> String {
        let text = &self.document.text;
        let start = text[..at].iter().rposition(|b| *b == b'\n').map_or(0, |i| i + 1);
        let line = text[start..].split(|b| *b == b'\n').next().unwrap_or_default();
        String::from_utf8_lossy(line.trim_ascii()).into_owned()
    }

    fn record_or_class(&self, name: &str) -> Option<String> {
        let own = self.outline.declarations.iter().find(|d| d.name == name);
        let record = self.record(name);
        let keyword = match (own, record) {
            (Some(own), _) => own.keyword,
            (None, Some(_)) if self.records()?.class(name).is_some() => "class",
            (None, Some(_)) => "def",
            (None, None) => return None,
        };
        let what = match keyword {
            "class" => "Class",
            "multiclass" => "Multiclass",
            "defvar" => "Variable",
            "defset" => "Set",
            _ => "Record",
        };
        let mut value = format!("**{what}**: `{name}`");
        if let Some(record) = record {
            let supers: Vec<String> =
                record.direct_superclasses().map(|c| format!("`{}`", c.name())).collect();
            if !supers.is_empty() {
                let _ = write!(value, " : {}", supers.join(", "));
            }
            if let Some(mnemonic) = record.string("opName") {
                let dialect = record.def("opDialect").and_then(|d| d.string("name")).unwrap_or_default();
                let _ = write!(value, "\n***\nOperation `{dialect}.{mnemonic}`");
            }
            for field in ["summary", "description"] {
                if let Some(text) = record.string(field).filter(|t| !t.trim().is_empty()) {
                    let _ = write!(value, "\n***\n{}", unindented(text));
                }
            }
        }
        if let Some(text) = own.map(|d| &d.documentation).filter(|text| !text.is_empty()) {
            let _ = write!(value, "\n***\n{text}");
        }
        Some(value)
    }

    /// `$name`: what binds it where it stands first.
    fn symbol(&self, declaration: &Declaration, index: usize) -> String {
        let name = self.outline.token_text(index);
        let mut value = format!("**Symbol**: `{name}`");
        let outline = &self.outline;
        let mut all = (0..outline.tokens.len()).filter(|i| {
            outline.tokens[*i].kind == Kind::Variable
                && declaration.span.contains(&outline.tokens[*i].range.start)
                && outline.token_text(*i) == name
        });
        let Some(first) = all.next() else { return value };
        let Some((operator, argument)) = outline.argument(first) else { return value };
        let bound = self.bound(operator, argument, first);
        if let Some(bound) = bound {
            let _ = write!(value, "\n***\n{bound}");
        }
        value
    }

    /// What a symbol names: the results of the operator itself, or one of its arguments.
    fn bound(&self, operator: usize, argument: usize, symbol: usize) -> Option<String> {
        let name = self.outline.token_text(operator);
        let op = self.record(name)?;
        if symbol == operator + 2 && self.outline.token_text(operator + 1) == ":" {
            return Some(format!("Results of `{name}`"));
        }
        let (value, label) = op.dag("arguments")?.args().nth(argument)?;
        let constraint = match value {
            Value::Def(record) => {
                let summary = record.string("summary").filter(|s| !s.is_empty());
                let summary = summary.map_or_else(String::new, |s| format!(": {s}"));
                format!("`{}`{summary}", record.name())
            }
            _ => return None,
        };
        Some(format!("Argument `{}` of `{name}`, {constraint}", label.unwrap_or_default()))
    }

    /// A field of a record, with its type.
    fn field(&self, record: RecordRef<'_>, name: &str) -> Option<String> {
        let field = record.fields().find(|f| f.name == name)?;
        let ty = self.records()?.type_text(field.ty);
        Some(format!("**Field** of `{}`\n```tablegen\n{ty} {name}\n```\n", record.name()))
    }
}
