//! A document as it is analysed: its parts, each with tree, names and what there is to say, and how their
//! positions are those of the document.

use crate::quick;
use crate::shared::Shared;
use crate::text::Lines;
use crate::uri;
use bumpalo::Bump;
use lsp_types::{Diagnostic, Location, Position, Range, Uri};
use pdll_compiler::driver;
use pdll_compiler::hir::names::{Mention, Name};
use pdll_compiler::hir::{self, Hir};
use pdll_compiler::ods::model::Model;
use pdll_compiler::ods::{self, Settings};
use pdll_compiler::syntax::lexer::{self, Lexed};
use pdll_compiler::syntax::tree::{IncludeTarget, Item, Module};
use pdll_compiler::syntax::walk::Node;
use pdll_compiler::syntax::{self, trivia};
use pdll_source::diag::Diagnostics;
use pdll_source::split::split;
use pdll_source::{FileId, SourceMap, Span, Standard};
use std::cell::{OnceCell, RefCell};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A text that an editor has open.
#[derive(Clone, Debug)]
pub(crate) struct Document {
    pub(crate) uri: Uri,
    /// Its path, or its URI if it is no file.
    pub(crate) path: PathBuf,
    pub(crate) text: Arc<[u8]>,
    pub(crate) version: i32,
    pub(crate) lines: Arc<Lines>,
}

/// A part of a document, parsed, with what it includes.
pub(crate) struct Loaded<'a> {
    start: usize,
    sources: SourceMap,
    tree: &'a Module<'a>,
    model: Arc<Model>,
    diags: Diagnostics,
    standard: Standard,
}

/// Reads the parts of a document.
pub(crate) fn load<'a>(document: &Document, shared: &Shared, arena: &'a Bump) -> Vec<Loaded<'a>> {
    let (standard, dirs) = shared.language_of(&document.path);
    // The marker is that of MLIR's tools.
    let parts = split(&document.text, "").map(|(parts, _)| parts).unwrap_or_default();
    let one = |start: usize, text: &[u8]| {
        let mut sources = SourceMap::new(Standard::Extended)
            .with_files(shared.files.clone())
            .with_dirs(dirs.iter().cloned())
            .with_steady_positions()
            .with_builtin(move |path| {
                let built_in = pdll_std::source(path).filter(|_| standard == Standard::Extended);
                built_in.map(|text| Arc::from(text.as_bytes()))
            });
        let mut diags = Diagnostics::new();
        let file = sources.add(&document.path, text.to_vec()).ok()?;
        let tree = syntax::parse(&mut sources, file, standard, arena, &mut diags);
        let includes = driver::td_includes(tree);
        let td = Settings { std: standard, kept: Some(&shared.kept), ir: None };
        let model = ods::load(includes, &mut sources, td, &mut diags);
        Some(Loaded { start, sources, tree, model, diags, standard })
    };
    parts.into_iter().filter_map(|part| one(part.start, part.text)).collect()
}

/// A part of a document, analysed.
pub(crate) struct Part<'a> {
    /// Where it begins in the document.
    pub(crate) start: usize,
    pub(crate) sources: &'a SourceMap,
    pub(crate) tree: &'a Module<'a>,
    pub(crate) model: &'a Model,
    pub(crate) hir: Hir<'a>,
    pub(crate) diags: Diagnostics,
    pub(crate) standard: Standard,
    /// What patterns are worth, by where they begin; made when it is asked for.
    benefits: OnceCell<Vec<(u32, u32)>>,
    has_switch: OnceCell<bool>,
}

/// Where the positions of a part stand for the client.
pub(crate) struct Frame<'f> {
    pub(crate) document: &'f Document,
    pub(crate) shared: &'f Shared,
    pub(crate) sources: &'f SourceMap,
    /// Where the part begins in the document.
    pub(crate) start: usize,
    /// Its last position.
    pub(crate) end: u32,
}

/// A document, analysed.
pub(crate) struct View<'a> {
    pub(crate) document: &'a Document,
    pub(crate) shared: &'a Shared,
    pub(crate) parts: Vec<Part<'a>>,
    /// What was found when nobody typed.
    pub(crate) later: RefCell<Vec<Diagnostic>>,
}

impl<'a> View<'a> {
    pub(crate) fn new(
        document: &'a Document,
        shared: &'a Shared,
        loaded: &'a [Loaded<'a>],
        arena: &'a Bump,
    ) -> Self {
        let levels = shared.levels_of(&document.path);
        let part = |l: &'a Loaded<'a>| {
            let options = hir::Options {
                std: l.standard,
                ods: Some(&*l.model),
                names: true,
                ..hir::Options::default()
            };
            let mut diags = l.diags.clone();
            let hir = hir::analyse(l.tree, arena, &l.sources, &options, &mut diags);
            if hir.checked().is_ok() {
                diags.append(hir::lint(&hir, &options, &l.sources));
            }
            diags.sort(&l.sources);
            diags.apply(&levels, &l.sources);
            let (start, sources) = (l.start, &l.sources);
            let (model, standard) = (&*l.model, l.standard);
            Part {
                start,
                sources,
                tree: l.tree,
                model,
                hir,
                diags,
                standard,
                benefits: OnceCell::new(),
                has_switch: OnceCell::new(),
            }
        };
        Self { document, shared, parts: loaded.iter().map(part).collect(), later: RefCell::default() }
    }

    /// The part that a byte of the document lies in, and its position there.
    pub(crate) fn part_at(&self, offset: usize) -> Option<(&Part<'a>, u32)> {
        let next = self.parts.partition_point(|p| p.start <= offset);
        let part = &self.parts[next.checked_sub(1)?];
        let at = offset - part.start;
        (at <= part.len()).then_some((part, at as u32))
    }

    /// The same for a position of the protocol.
    pub(crate) fn find(&self, position: Position) -> Option<(&Part<'a>, u32)> {
        self.part_at(self.document.lines.offset(&self.document.text, position))
    }

    /// The name at a position.
    pub(crate) fn name_at(&self, position: Position) -> Option<(&Part<'a>, Mention, &Name<'a>)> {
        let (part, at) = self.find(position)?;
        let mention = part.hir.names.at(at).filter(|m| part.is_main(m.span))?;
        Some((part, mention, part.hir.names.get(mention.name)))
    }

    /// How positions of a part stand for the client.
    pub(crate) fn frame<'f>(&'f self, part: &'f Part<'_>) -> Frame<'f> {
        let end = part.tree.span.hi;
        Frame { document: self.document, shared: self.shared, sources: part.sources, start: part.start, end }
    }

    /// The range of a span of the main text of a part.
    pub(crate) fn range(&self, part: &Part<'_>, span: Span) -> Range {
        self.frame(part).main_range(span)
    }

    /// Where a span stands, in this document or another file. `None` for what comes built in.
    pub(crate) fn location(&self, part: &Part<'_>, span: Span) -> Option<Location> {
        self.frame(part).location(span)
    }

    /// Does the analysis depend on a file?
    pub(crate) fn reads(&self, path: &Path) -> bool {
        self.parts.iter().any(|p| p.sources.files().skip(1).any(|f| uri::normal(p.sources.path(f)) == path))
    }
}

impl Frame<'_> {
    /// Does a span lie in the document, not in what that includes?
    pub(crate) fn is_main(&self, span: Span) -> bool {
        span.lo <= self.end
    }

    fn main_range(&self, span: Span) -> Range {
        let (lo, hi) = (self.start + span.lo as usize, self.start + span.hi as usize);
        self.document.lines.range(&self.document.text, lo..hi)
    }

    /// The range of a span in its file.
    pub(crate) fn range(&self, span: Span) -> Range {
        if self.is_main(span) {
            return self.main_range(span);
        }
        let position = |at: u32| {
            let (line, column) = self.sources.line_col(at);
            let start = at + 1 - column;
            let before = self.sources.slice(Span::new(start, at));
            Position::new(line - 1, self.shared.encoding().len(before))
        };
        Range::new(position(span.lo), position(span.hi))
    }

    /// Where a span stands, in the document or another file. `None` for what comes built in.
    pub(crate) fn location(&self, span: Span) -> Option<Location> {
        if self.is_main(span) {
            return Some(Location::new(self.document.uri.clone(), self.main_range(span)));
        }
        Some(Location::new(self.uri(self.sources.file_at(span.lo))?, self.range(span)))
    }

    /// The URI of a file that is included; `None` for one that comes built in.
    pub(crate) fn uri(&self, file: FileId) -> Option<Uri> {
        uri_of(self.sources, file)
    }
}

fn uri_of(sources: &SourceMap, file: FileId) -> Option<Uri> {
    let path = uri::normal(sources.path(file));
    (path.exists()).then(|| uri::of_path(&path)).flatten()
}

impl<'a> Part<'a> {
    fn len(&self) -> usize {
        self.tree.span.hi as usize
    }

    /// Does it lie in the document, not in what that includes?
    pub(crate) fn is_main(&self, span: Span) -> bool {
        span.lo <= self.tree.span.hi
    }

    /// Its text.
    pub(crate) fn text(&self) -> &'a [u8] {
        self.sources.text(self.tree.file)
    }

    /// The text of a span, wherever it is.
    pub(crate) fn slice(&self, span: Span) -> String {
        String::from_utf8_lossy(self.sources.slice(span)).into_owned()
    }

    /// What a pattern is worth, by all of it; `None` in a part with errors.
    pub(crate) fn benefit(&self, pattern: Span) -> Option<u32> {
        let all = self.benefits.get_or_init(|| {
            let options =
                hir::Options { std: self.standard, ods: Some(self.model), ..hir::Options::default() };
            let Ok(checked) = self.hir.checked() else { return Vec::new() };
            let module = hir::lower(checked, &options, &mut Diagnostics::new());
            module.patterns.iter().map(|p| (p.span.lo, p.benefit)).collect()
        });
        all.iter().find(|(at, _)| *at == pattern.lo).map(|(_, benefit)| *benefit)
    }

    /// Its tokens and comments.
    pub(crate) fn lex(&self) -> Lexed {
        lexer::lex(self.text(), 0, self.standard)
    }

    /// The URI of a file that is included; `None` for one that comes built in.
    pub(crate) fn uri(&self, file: FileId) -> Option<Uri> {
        uri_of(self.sources, file)
    }

    /// Does a comment in it change what is said about it?
    pub(crate) fn has_switch(&self) -> bool {
        let comments = || self.tree.comments.iter().any(|c| quick::has_switch(self.sources.slice(*c)));
        *self.has_switch.get_or_init(comments)
    }

    /// The tree of the file that a span lies in.
    pub(crate) fn module_of(&self, span: Span) -> &'a Module<'a> {
        fn find<'a>(module: &'a Module<'a>, file: FileId) -> Option<&'a Module<'a>> {
            if module.file == file {
                return Some(module);
            }
            module.items.iter().find_map(|item| match item {
                Item::Include(include) => match include.target {
                    IncludeTarget::Pdll(inner) => find(inner, file),
                    _ => None,
                },
                _ => None,
            })
        }
        find(self.tree, self.sources.file_at(span.lo)).unwrap_or(self.tree)
    }

    /// The nodes around a position, the innermost last.
    pub(crate) fn path_to(&self, at: u32) -> Vec<Node<'a, 'a>> {
        Node::Module(self.tree).path_to(at)
    }

    /// The comments directly above the declaration whose name or keyword stands at a place, without slashes.
    pub(crate) fn documentation(&self, at: Span) -> Option<String> {
        let module = self.module_of(at);
        let path = Node::Module(module).path_to(at.lo);
        let declaration = path.iter().rev().find(|n| matches!(n, Node::Pattern(_) | Node::Callable(_)))?;
        let text = self.sources.text(module.file);
        let base = self.sources.base(module.file);
        let lines = trivia::documentation(text, base, module.comments, declaration.span().lo);
        if lines.is_empty() {
            return None;
        }
        let line = |span: &Span| {
            let line = self.slice(*span);
            let line = line.trim_end().trim_start_matches('/');
            line.strip_prefix(' ').unwrap_or(line).to_string()
        };
        Some(lines.iter().map(line).collect::<Vec<_>>().join("\n"))
    }
}
