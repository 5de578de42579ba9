//! What can be typed at the caret.

use super::context::Context;
use super::hover;
use super::include;
use crate::view::{Part, View};
use lsp_types::{
    CompletionItem, CompletionItemKind, CompletionTextEdit, Documentation, InsertTextFormat, MarkupContent,
    MarkupKind, Range, TextDocumentPositionParams, TextEdit,
};
use pdll_compiler::hir::{CallableId, Ty, TyKind, names};
use pdll_compiler::ods::model::{Count, OpModel};
use pdll_compiler::syntax::token::Kind;
use pdll_source::Standard;
use pdll_source::diag::nearest_name;
use std::collections::BTreeSet;
use std::sync::Arc;

/// All that fits at a position.
pub(crate) fn completion(view: &View<'_>, at: &TextDocumentPositionParams) -> Vec<CompletionItem> {
    let Some((part, at)) = view.find(at.position) else { return Vec::new() };
    let context = Context::new(part, at);
    if context.comment {
        return Vec::new();
    }
    let mut items = if let Some(string) = context.string {
        match context.before(0) {
            Some(Kind::Directive) => include::paths(view, part, string, at),
            _ => Vec::new(),
        }
    } else {
        let range = view.range(part, context.word);
        let mut items = Items { context, range, list: Vec::new() };
        items.collect();
        items.list
    };
    let mut seen = BTreeSet::new();
    items.retain(|i| seen.insert(i.label.clone()));
    items
}

/// Where something of an operation is being typed.
struct Items<'p, 'a> {
    context: Context<'p, 'a>,
    range: Range,
    list: Vec<CompletionItem>,
}

/// The constraints of the language: name, C++ type, and whether they take types.
const CORE: [(&str, &str, Ty, bool); 6] = [
    ("Attr", "mlir::Attribute", Ty::ATTR, true),
    ("Op", "mlir::Operation *", Ty::OP, false),
    ("Value", "mlir::Value", Ty::VALUE, true),
    ("ValueRange", "mlir::ValueRange", Ty::VALUE_RANGE, true),
    ("Type", "mlir::Type", Ty::TYPE, false),
    ("TypeRange", "mlir::TypeRange", Ty::TYPE_RANGE, false),
];

impl Items<'_, '_> {
    fn collect(&mut self) {
        let c = &self.context;
        let last = c.tokens.len().wrapping_sub(1);
        let bracket = c.bracket();
        if let Some((open, Kind::Lt)) = bracket
            && open > 0
            && matches!(c.tokens[open - 1].kind, Kind::SmallOp | Kind::Op)
        {
            return self.operations(open);
        }
        match (bracket, c.before(0)) {
            (_, Some(Kind::Dot)) => self.members(last.wrapping_sub(1)),
            (Some((open, Kind::LBrace)), Some(Kind::LBrace | Kind::Comma)) if c.holds_attributes(open) => {
                self.attributes(open);
            }
            (Some((open, Kind::LBracket)), _) => self.constraint_list(open),
            (_, Some(Kind::Colon)) => self.constraints(self.in_signature(), None),
            (None, Some(Kind::Arrow)) => self.constraints(true, None),
            (Some((open, Kind::LParen)), Some(Kind::LParen | Kind::Comma))
                if open > 0 && c.tokens[open - 1].kind == Kind::Arrow && self.in_signature() =>
            {
                self.constraints(true, None);
            }
            (None, Some(Kind::With | Kind::Comma)) if c.kind(0) == Some(Kind::Pattern) => self.metadata(),
            (None, None | Some(Kind::Semi | Kind::RBrace | Kind::Str)) => self.top_level(),
            (_, Some(Kind::Let)) => {}
            (Some((_, Kind::LBrace)), Some(Kind::LBrace | Kind::Semi | Kind::RBrace))
            | (None, Some(Kind::FatArrow)) => {
                self.statements();
                self.expressions();
            }
            (None, _) => self.keywords(&["with"]),
            _ => self.expressions(),
        }
    }

    /// Is the caret in the head of a constraint or rewrite?
    fn in_signature(&self) -> bool {
        let c = &self.context;
        let declares = matches!(c.kind(0), Some(Kind::Constraint | Kind::Rewrite));
        declares && !c.open.iter().any(|i| c.tokens[*i].kind == Kind::LBrace)
    }

    fn push(&mut self, label: impl Into<String>, kind: CompletionItemKind) -> &mut CompletionItem {
        let label = label.into();
        let edit = TextEdit { range: self.range, new_text: label.clone() };
        let text_edit = Some(CompletionTextEdit::Edit(edit));
        let at = self.list.len();
        self.list.push(CompletionItem { label, kind: Some(kind), text_edit, ..CompletionItem::default() });
        &mut self.list[at]
    }

    /// As [`Self::push`] for what is inserted otherwise than it is shown.
    fn push_as(&mut self, label: String, text: String, kind: CompletionItemKind) -> &mut CompletionItem {
        let snippet = text.contains('$');
        let range = self.range;
        let item = self.push(label, kind);
        item.filter_text = Some(text.clone());
        item.text_edit = Some(CompletionTextEdit::Edit(TextEdit { range, new_text: text }));
        if snippet {
            item.insert_text_format = Some(InsertTextFormat::SNIPPET);
        }
        item
    }

    fn keywords(&mut self, words: &[&str]) {
        for word in words {
            self.push(*word, CompletionItemKind::KEYWORD).sort_text = Some(format!("8_{word}"));
        }
    }

    fn top_level(&mut self) {
        self.push_as("Pattern".into(), "Pattern ${1:Name} {\n  $0\n}".into(), CompletionItemKind::KEYWORD);
        self.push_as("Constraint".into(), "Constraint ${1:Name}($2);".into(), CompletionItemKind::KEYWORD);
        self.push_as("Rewrite".into(), "Rewrite ${1:Name}($2);".into(), CompletionItemKind::KEYWORD);
        self.push_as("#include".into(), "#include \"$1\"".into(), CompletionItemKind::KEYWORD);
    }

    fn metadata(&mut self) {
        self.push_as("benefit".into(), "benefit($1)".into(), CompletionItemKind::KEYWORD).detail =
            Some("the benefit of matching the pattern".into());
        self.push("recursion", CompletionItemKind::KEYWORD).detail =
            Some("the pattern properly handles recursive application of itself".into());
    }

    fn statements(&mut self) {
        let words: &[&str] = match self.context.rewrites() {
            true => &["let", "erase", "replace", "return"],
            false => &["let", "erase", "replace", "rewrite", "return", "not"],
        };
        self.keywords(words);
    }

    // ---- constraints

    /// Constraints in brackets: the first is any, those after it are about the same.
    fn constraint_list(&mut self, open: usize) {
        let c = &self.context;
        if c.commas() == 0 {
            return self.constraints(self.in_signature(), None);
        }
        let first = c.text(open + 1);
        let core = CORE.iter().find(|(name, ..)| *name == first).map(|(.., ty, _)| *ty);
        let ty = core.or_else(|| Some(self.parameter(c.callable(&first)?)));
        self.constraints(self.in_signature(), ty);
    }

    /// The type of the only parameter of a constraint.
    fn parameter(&self, id: CallableId) -> Ty {
        let hir = &self.context.part.hir;
        hir.callable(id).params.first().map_or(Ty::ERROR, |v| hir.var(*v).ty)
    }

    fn constraints(&mut self, signature: bool, of: Option<Ty>) {
        for (name, cpp, ty, takes) in CORE {
            if of.is_some_and(|of| of != ty) {
                continue;
            }
            let documentation = format!("A single entity core constraint of type `{cpp}`");
            if of.is_none() {
                let item = self.push(name, CompletionItemKind::CLASS);
                item.detail = Some(format!("{name} constraint"));
                item.sort_text = Some("0".into());
                item.documentation = markdown(documentation.clone());
            }
            if takes && !signature {
                let item =
                    self.push_as(format!("{name}<type>"), format!("{name}<$1>"), CompletionItemKind::CLASS);
                item.detail = Some(format!("{name} constraint"));
                item.sort_text = Some("0".into());
                item.documentation = markdown(documentation);
            }
        }
        let hir = &self.context.part.hir;
        let fits = |id: &CallableId| {
            let callable = hir.callable(*id);
            let one = !callable.rewrite && callable.params.len() == 1;
            one && of.is_none_or(|of| of == self.parameter(*id))
        };
        let fitting: Vec<CallableId> = self.context.callables().filter(fits).collect();
        for id in fitting {
            self.callable(id, CompletionItemKind::INTERFACE, "2");
        }
    }

    fn callable(&mut self, id: CallableId, kind: CompletionItemKind, sort: &str) {
        let part = self.context.part;
        let name = part.hir.callable(id).name.to_string();
        let detail = signature(part, id);
        let documentation = hover::callable_documentation(part, id);
        let item = self.push(name.clone(), kind);
        item.detail = Some(detail);
        item.sort_text = Some(format!("{sort}_{name}"));
        item.documentation = documentation.and_then(markdown);
    }

    // ---- operations

    /// Dialects and operations after `op<`.
    fn operations(&mut self, open: usize) {
        let c = &self.context;
        let typed: String = (open + 1..c.tokens.len()).map(|i| c.text(i)).collect();
        let model = c.part.model;
        let mut dialects = BTreeSet::new();
        let mut found = Vec::new();
        for op in &model.ops {
            if let Some(rest) = op.name.strip_prefix(&typed) {
                found.push((op.clone(), rest.to_string()));
            }
            if typed.is_empty() {
                dialects.insert(op.dialect.clone());
            }
        }
        for dialect in dialects.into_iter().filter(|d| !d.is_empty()) {
            let item = self.push(dialect.clone(), CompletionItemKind::CLASS);
            item.sort_text = Some(format!("0_{dialect}"));
            item.detail = Some("dialect".into());
        }
        for (op, label) in found {
            let item = self.push(label, CompletionItemKind::FIELD);
            item.sort_text = Some(format!("1_{}", op.name));
            item.detail = Some(op.summary.clone());
            item.documentation = markdown(hover::unindented(&op.description));
        }
    }

    fn attributes(&mut self, open: usize) {
        let c = &self.context;
        let Some(name) = open.checked_sub(1).and_then(|last| c.operation_before(last)) else { return };
        let Some(op) = operation_like(c.part, &name) else { return };
        let used: BTreeSet<String> = (open + 1..c.tokens.len()).map(|i| c.text(i)).collect();
        let model = c.part.model;
        for attribute in &op.attributes {
            let constraint = model.constraint(attribute.constraint);
            let item = self.push(attribute.name.clone(), CompletionItemKind::FIELD);
            let order = u8::from(used.contains(&attribute.name)) * 2 + u8::from(attribute.optional);
            item.detail = Some(if attribute.optional { "optional".into() } else { String::new() });
            item.sort_text = Some(format!("{order}_{}", attribute.name));
            item.documentation =
                markdown(format!("{}\n```cpp\n{}\n```\n", constraint.summary(), constraint.cpp_type));
        }
    }

    /// Members of what ends with the token of this index.
    fn members(&mut self, last: usize) {
        let Some(ty) = self.type_before(last) else { return };
        let part = self.context.part;
        let show = |ty| part.hir.types.display(ty);
        match part.hir.types.kind(ty) {
            TyKind::Op(Some(name), _) => {
                let Some(op) = operation_like(part, name) else { return };
                for (i, result) in op.results.iter().enumerate() {
                    let ty = match result.count {
                        Count::One => "Value",
                        Count::Optional => "Value?",
                        Count::Any => "ValueRange",
                    };
                    let label = (!result.name.is_empty()).then_some(&*result.name);
                    let constraint = part.model.constraint(result.constraint);
                    let text = format!("{}\n```cpp\n{}\n```\n", constraint.summary(), constraint.cpp_type);
                    self.member(i, label, ty, Some(text));
                }
            }
            TyKind::Tuple(elements) => {
                for (i, (label, ty)) in elements.iter().enumerate() {
                    self.member(i, *label, &show(*ty), None);
                }
            }
            _ => {}
        }
    }

    fn member(&mut self, i: usize, label: Option<&str>, ty: &str, summary: Option<String>) {
        for name in [Some(i.to_string()), label.map(str::to_string)].into_iter().flatten() {
            let text = format!("{name} (field #{i})");
            let item = self.push_as(text, name, CompletionItemKind::FIELD);
            item.detail = Some(format!("{i}: {ty}"));
            item.sort_text = Some(format!("{i:04}"));
            item.documentation = summary.clone().and_then(markdown);
        }
    }

    /// The type of the expression that ends with the token of this index, where it is a name with members, a
    /// call or an operation.
    fn type_before(&self, last: usize) -> Option<Ty> {
        let c = &self.context;
        let hir = &c.part.hir;
        let token = c.tokens.get(last)?;
        let text = c.text(last);
        if c.kind(last.wrapping_sub(1)) == Some(Kind::Dot) {
            let parent = self.type_before(last.checked_sub(2)?)?;
            return match hir.types.kind(parent) {
                TyKind::Tuple(elements) => {
                    let found = elements
                        .iter()
                        .enumerate()
                        .find(|(i, (label, _))| *label == Some(&*text) || i.to_string() == text);
                    found.map(|(_, (_, ty))| *ty)
                }
                TyKind::Op(..) => Some(Ty::VALUE),
                _ => None,
            };
        }
        if token.kind.is_name() {
            return c.type_of(&text);
        }
        if token.kind == Kind::RParen
            && let Some(open) = c.opening(last)
            && let Some(name) = open.checked_sub(1)
            && c.kind(name) == Some(Kind::Ident)
        {
            return Some(hir.callable(c.callable(&c.text(name))?).result_ty);
        }
        let name = c.operation_before(last)?;
        hir.vars
            .iter()
            .map(|v| v.ty)
            .chain(hir.exprs.iter().map(|e| e.ty))
            .find(|ty| matches!(hir.types.kind(*ty), TyKind::Op(Some(n), _) if *n == name))
    }

    // ---- expressions

    fn expressions(&mut self) {
        let c = &self.context;
        let part = c.part;
        let rewrites = c.rewrites();
        let mut variables = Vec::new();
        for token in c.variables() {
            let ty = c.variable(token.span).map(|id| part.hir.types.display(part.hir.var(id).ty));
            variables.push((part.slice(token.span), ty));
        }
        let callables: Vec<CallableId> =
            c.callables().filter(|id| rewrites || !part.hir.callable(*id).rewrite).collect();
        for (i, (name, ty)) in variables.into_iter().enumerate() {
            let item = self.push(name, CompletionItemKind::VARIABLE);
            item.detail = ty;
            item.sort_text = Some(format!("1_{i:04}"));
        }
        for id in callables {
            let rewrite = part.hir.callable(id).rewrite;
            let kind = if rewrite { CompletionItemKind::FUNCTION } else { CompletionItemKind::INTERFACE };
            self.callable(id, kind, "3");
        }
        if part.standard == Standard::Extended {
            self.words(rewrites);
        }
        for (label, snippet) in [("op", "op<$1>"), ("attr", "attr<\"$1\">"), ("type", "type<\"$1\">")] {
            self.push_as(label.into(), snippet.into(), CompletionItemKind::KEYWORD).sort_text =
                Some(format!("4_{label}"));
        }
        if self.context.before(0).is_some_and(|k| matches!(k, Kind::Ident | Kind::RParen | Kind::Gt)) {
            self.keywords(&["with"]);
        }
    }
}

impl Items<'_, '_> {
    /// Words that are written like calls, but for those of which the program declares another meaning.
    fn words(&mut self, rewrites: bool) {
        for word in names::WORDS.iter().filter(|word| word.rewrites == rewrites) {
            if self.list.iter().all(|item| item.label != word.name) {
                let snippet = format!("{}($1)", word.name);
                let item = self.push_as(word.name.into(), snippet, CompletionItemKind::KEYWORD);
                item.sort_text = Some(format!("4_{}", word.name));
                item.detail = Some(word.usage.into());
                item.documentation = markdown(word.meaning.into());
            }
        }
    }
}

/// The operation of this name, or the one that is probably meant while the name is being typed.
fn operation_like(part: &Part<'_>, name: &str) -> Option<Arc<OpModel>> {
    let model = part.model;
    let begins = || model.ops.iter().find(|op| name.contains('.') && op.name.starts_with(name));
    let near = || model.op(nearest_name(name, model.ops.iter().map(|op| &*op.name))?);
    model.op(name).or_else(begins).or_else(near).cloned()
}

/// `(a: Value) -> Attr` of a constraint or rewrite.
pub(crate) fn signature(part: &Part<'_>, id: CallableId) -> String {
    let callable = part.hir.callable(id);
    let params: Vec<String> = callable
        .params
        .iter()
        .map(|v| {
            let var = part.hir.var(*v);
            format!("{}: {}", var.name, part.hir.types.display(var.ty))
        })
        .collect();
    format!("({}) -> {}", params.join(", "), part.hir.types.display(callable.result_ty))
}

/// Documentation, unless there is none.
pub(crate) fn markdown(value: String) -> Option<Documentation> {
    let content = MarkupContent { kind: MarkupKind::Markdown, value };
    (!content.value.is_empty()).then_some(Documentation::MarkupContent(content))
}
