//! What a name in a TableGen text stands for, and where else it stands.

use super::outline::{Declaration, Outline};
use super::read::includes;
use super::{TdView, is_tablegen};
use crate::features::Refusal;
use crate::features::edit::files_below;
use crate::text::Lines;
use crate::uri;
use lsp_server::ErrorCode;
use lsp_types::{DocumentHighlight, DocumentHighlightKind, Location, Range, TextEdit, Uri, WorkspaceEdit};
use pdll_compiler::ods::RecordRef;
use pdll_compiler::ods::scan::{Kind, is_word};
use pdll_source::vfs::FileSystem;
use std::collections::{BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What a name stands for.
pub(super) enum Meaning<'v> {
    /// `$name` in this statement.
    Symbol(&'v Declaration),
    /// A parameter, variable or field that this declaration declares, at these bytes.
    Local(&'v Declaration, std::ops::Range<usize>),
    /// A class, record or multiclass.
    Global,
    /// A field of a class that stands elsewhere, as its record has it.
    Field(RecordRef<'v>),
}

impl TdView<'_> {
    /// The token at a byte, if it is a name, and what that stands for.
    pub(super) fn name(&self, at: usize) -> Option<(usize, Meaning<'_>)> {
        let outline = &self.outline;
        let index = outline.token_at(at)?;
        let around = outline.around(outline.tokens[index].range.start);
        match outline.tokens[index].kind {
            Kind::Variable => Some((index, Meaning::Symbol(around?))),
            Kind::Word => {
                let name = outline.token_text(index);
                if let Some(local) = self.local(index) {
                    return Some((index, local));
                }
                // `let NAME = ` in a body.
                let is_let = index > 0 && outline.token_text(index - 1) == "let";
                if let Some(record) = around.filter(|_| is_let).and_then(|d| self.record_of(d))
                    && record.value(name).is_some()
                {
                    return Some((index, Meaning::Field(record)));
                }
                Some((index, Meaning::Global))
            }
            _ => None,
        }
    }

    /// The record of a declaration, or the class that it is made of.
    pub(super) fn record_of(&self, declaration: &Declaration) -> Option<RecordRef<'_>> {
        let own = self.record(&declaration.name);
        own.or_else(|| self.record(declaration.parent.as_deref()?))
    }

    pub(super) fn record(&self, name: &str) -> Option<RecordRef<'_>> {
        let records = self.records()?;
        records.class(name).or_else(|| records.def(name))
    }

    /// The innermost declaration around a name that declares it: `TYPE NAME` before `=`, `,`, `>` or `;`.
    fn local(&self, index: usize) -> Option<Meaning<'_>> {
        let outline = &self.outline;
        let at = outline.tokens[index].range.start;
        let name = outline.token_text(index);
        let around = outline.declarations.iter().rev().filter(|d| d.span.start < at && at < d.span.end);
        for declaration in around.filter(|d| d.at.start != at) {
            let inside = |i: &usize| declaration.span.contains(&outline.tokens[*i].range.start);
            let first = outline.tokens.partition_point(|t| t.range.start < declaration.span.start);
            let declares = |i: &usize| {
                let typed = match outline.tokens[*i - 1].kind {
                    Kind::Word => {
                        !matches!(outline.token_text(*i - 1), "let" | "in" | "def" | "class" | "defm")
                    }
                    Kind::Punctuation(b'>') => true,
                    _ => false,
                };
                let ends = outline
                    .tokens
                    .get(*i + 1)
                    .is_some_and(|t| matches!(t.kind, Kind::Punctuation(b'=' | b',' | b'>' | b';')));
                typed && ends && outline.tokens[*i].kind == Kind::Word && outline.token_text(*i) == name
            };
            let found = (first + 1..outline.tokens.len()).take_while(inside).find(declares);
            if let Some(found) = found {
                return Some(Meaning::Local(declaration, outline.tokens[found].range.clone()));
            }
        }
        None
    }

    pub(super) fn definition(&self, at: usize) -> Option<Location> {
        let Some((index, meaning)) = self.name(at) else { return self.included(at) };
        let name = self.outline.token_text(index);
        match meaning {
            Meaning::Symbol(declaration) => {
                self.same_tokens(declaration, index).next().map(|bytes| self.here(&bytes))
            }
            Meaning::Local(_, bytes) => Some(self.here(&bytes)),
            Meaning::Field(record) => {
                let place = record.field_place(name)?;
                let records = self.records()?;
                let (path, text) = records.sources().find(|(path, _)| *path == Path::new(&*place.file))?;
                let line = text.split_inclusive(|b| *b == b'\n').take(place.line.saturating_sub(1) as usize);
                let start = line.map(<[u8]>::len).sum::<usize>() + place.column.saturating_sub(1) as usize;
                self.elsewhere(path, &text, start..start + name.len())
            }
            Meaning::Global => self.global(name),
        }
    }

    /// Where a class, record or multiclass is declared: here, where its record says, or in a file that is
    /// read.
    pub(super) fn global(&self, name: &str) -> Option<Location> {
        if let Some(own) = self.outline.declarations.iter().find(|d| d.name == name) {
            return Some(self.here(&own.at));
        }
        let Some(records) = self.records() else { return self.global_by_text(name) };
        if let Some((file, offset)) = self.record(name).and_then(|r| r.position()) {
            let (path, text) = records.sources().nth(file)?;
            let len = text.get(offset..)?.iter().take_while(|b| is_word(**b)).count().max(1);
            return self.elsewhere(path, &text, offset..offset + len);
        }
        records.sources().skip(1).find_map(|(path, text)| {
            let outline = Outline::new(&text);
            let found = outline.declarations.iter().find(|d| d.name == name)?;
            self.elsewhere(path, &text, found.at.clone())
        })
    }

    /// The same for a document that was never whole: the texts that it includes are searched.
    fn global_by_text(&self, name: &str) -> Option<Location> {
        let (mut seen, mut next) = (BTreeSet::new(), vec![self.document.path.clone()]);
        while let Some(path) = next.pop() {
            let own = path == self.document.path;
            let text = match own {
                true => self.document.text.clone(),
                false => self.shared.files.read(&path, usize::MAX).ok()?.into(),
            };
            let outline = Outline::new(&text);
            let found = outline.declarations.iter().find(|d| d.name == name && !own);
            if let Some(found) = found {
                return self.elsewhere(&path, &text, found.at.clone());
            }
            next.extend(self.included_by(&path, &text).filter(|path| seen.insert(path.clone())));
        }
        None
    }

    /// The files that a text at a path includes.
    fn included_by(&self, path: &Path, text: &[u8]) -> impl Iterator<Item = PathBuf> {
        let mut dirs = self.shared.language_of(path).1;
        dirs.splice(0..0, path.parent().map(Path::to_path_buf));
        let find = move |(_, name): (std::ops::Range<usize>, PathBuf)| {
            dirs.iter().map(|dir| uri::normal(&dir.join(&name))).find(|path| path.is_file())
        };
        includes(text).into_iter().filter_map(find)
    }

    /// A place in a file that the document reads; the document itself as it was when it was whole.
    fn elsewhere(&self, path: &Path, text: &[u8], bytes: std::ops::Range<usize>) -> Option<Location> {
        let path = uri::normal(path);
        let uri = if path == self.document.path { self.document.uri.clone() } else { uri::of_path(&path)? };
        Some(Location::new(uri, Lines::new(text, self.shared.encoding()).range(text, bytes)))
    }

    /// The file that the path at a byte leads to.
    fn included(&self, at: usize) -> Option<Location> {
        let position = self.document.lines.position(&self.document.text, at);
        let link = self.links().into_iter().find(|l| l.range.start <= position && position <= l.range.end)?;
        Some(Location::new(link.target?, Range::default()))
    }

    /// The tokens of a declaration with the text of this one.
    fn same_tokens(
        &self,
        declaration: &Declaration,
        index: usize,
    ) -> impl Iterator<Item = std::ops::Range<usize>> {
        let (kind, text) = (self.outline.tokens[index].kind, self.outline.token_text(index));
        let span = declaration.span.clone();
        let tokens =
            self.outline.tokens.iter().filter(move |t| t.kind == kind && span.contains(&t.range.start));
        tokens.filter(move |t| self.outline.slice(&t.range) == text).map(|t| t.range.clone())
    }

    /// All places of the name at a byte: the definition first, then those of this document, then those of the
    /// files that it reads, then those of the files of the project that read the definition.
    pub(super) fn references(&self, at: usize, declaration: bool) -> Vec<Location> {
        let Some((index, meaning)) = self.name(at) else { return Vec::new() };
        let definition = self.definition(at);
        let mut all: Vec<Location> = definition.clone().filter(|_| declaration).into_iter().collect();
        let mut add = |location: Location| {
            if Some(&location) != definition.as_ref() && !all.contains(&location) {
                all.push(location);
            }
        };
        match meaning {
            Meaning::Symbol(around) | Meaning::Local(around, _) => {
                self.same_tokens(around, index).for_each(|bytes| add(self.here(&bytes)));
            }
            Meaning::Field(_) => {}
            Meaning::Global => {
                let name = self.outline.token_text(index);
                if definition.is_none() {
                    return Vec::new();
                }
                let words = |o: &Outline<'_>| -> Vec<_> {
                    let named = o.tokens.iter().filter(|t| t.kind == Kind::Word && o.slice(&t.range) == name);
                    named.map(|t| t.range.clone()).collect()
                };
                words(&self.outline).iter().for_each(|bytes| add(self.here(bytes)));
                let sources = self.records().into_iter().flat_map(|r| r.sources().skip(1));
                for (path, text) in sources {
                    let found = words(&Outline::new(&text));
                    found.into_iter().filter_map(|b| self.elsewhere(path, &text, b)).for_each(&mut add);
                }
                let defined = definition.as_ref().and_then(|d| uri::path(d.uri.as_str()));
                for (path, text) in defined.iter().flat_map(|defined| self.readers(defined, name)) {
                    let found = words(&Outline::new(&text));
                    found.into_iter().filter_map(|b| self.elsewhere(&path, &text, b)).for_each(&mut add);
                }
            }
        }
        all
    }

    /// The other TableGen files of the project in which a name stands and that read the file in which it is
    /// defined.
    fn readers(&self, defined: &Path, name: &str) -> Vec<(PathBuf, Arc<[u8]>)> {
        let mut paths = Vec::new();
        for root in self.shared.client().roots {
            files_below(&root, 0, &is_tablegen, &mut paths);
        }
        let mut found = Vec::new();
        for path in paths.into_iter().filter(|path| *path != self.document.path) {
            let Ok(text) = self.shared.files.read(&path, usize::MAX) else { continue };
            let named = memchr::memmem::find(&text, name.as_bytes()).is_some();
            if named && self.reads_file(&path, defined, &mut BTreeSet::new()) {
                found.push((path, text.into()));
            }
        }
        found
    }

    /// Does a file read another one, itself or through those that it includes?
    fn reads_file(&self, file: &Path, wanted: &Path, seen: &mut BTreeSet<PathBuf>) -> bool {
        let Ok(text) = self.shared.files.read(file, usize::MAX) else { return false };
        let mut included = self.included_by(file, &text);
        included
            .any(|path| path == wanted || (seen.insert(path.clone()) && self.reads_file(&path, wanted, seen)))
    }

    pub(super) fn highlights(&self, at: usize) -> Vec<DocumentHighlight> {
        let definition = self.definition(at);
        let here = self.references(at, true).into_iter().filter(|l| l.uri == self.document.uri);
        let one = |l: Location| DocumentHighlight {
            range: l.range,
            kind: Some(match Some(&l) == definition.as_ref() {
                true => DocumentHighlightKind::WRITE,
                false => DocumentHighlightKind::READ,
            }),
        };
        here.map(one).collect()
    }

    /// The range of a name that can be renamed: one that no other file can see.
    pub(super) fn renameable(&self, at: usize) -> Result<Option<Range>, Refusal> {
        let Some((index, meaning)) = self.name(at) else { return Ok(None) };
        match meaning {
            Meaning::Symbol(_) => Ok(Some(self.range(&self.outline.tokens[index].range))),
            _ => {
                let name = self.outline.token_text(index);
                refuse(format!(
                    "`{name}` may be used by files that include this one: symbols `$name` can be renamed"
                ))
            }
        }
    }

    /// Renames a symbol in its statement.
    #[expect(
        clippy::mutable_key_type,
        reason = "the type is the protocol's; a URI that is parsed does not change"
    )]
    pub(super) fn rename(&self, at: usize, new: &str) -> Result<Option<WorkspaceEdit>, Refusal> {
        let Some(_) = self.renameable(at)? else { return Ok(None) };
        let word = new.strip_prefix('$').unwrap_or(new);
        let first = word.bytes().next().is_some_and(|b| b.is_ascii_alphabetic() || b == b'_');
        if !first || !word.bytes().all(is_word) {
            return refuse(format!("`{new}` is no name"));
        }
        let new_text = format!("${word}");
        let Some((_, Meaning::Symbol(around))) = self.name(at) else { return Ok(None) };
        let taken = self
            .outline
            .tokens
            .iter()
            .find(|t| around.span.contains(&t.range.start) && self.outline.slice(&t.range) == new_text);
        if let Some(taken) = taken {
            let line = self.range(&taken.range).start.line + 1;
            return refuse(format!("`{new_text}` is taken: it stands in line {line}"));
        }
        let places = self.references(at, true).into_iter();
        let edits = places.map(|l| TextEdit { range: l.range, new_text: new_text.clone() }).collect();
        let changes: HashMap<Uri, Vec<TextEdit>> = [(self.document.uri.clone(), edits)].into_iter().collect();
        Ok(Some(WorkspaceEdit { changes: Some(changes), ..WorkspaceEdit::default() }))
    }
}

fn refuse<T>(message: String) -> Result<T, Refusal> {
    Err((ErrorCode::RequestFailed, message))
}
