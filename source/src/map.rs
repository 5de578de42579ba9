//! The source map: loads files, finds includes, turns positions into lines and columns.
use super::{Span, Standard};
use std::cell::OnceCell;
use std::cmp::Ordering;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A loaded file (each inclusion of a path is one).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FileId(u32);

/// What bounds the work that a source can ask for.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Includes inside includes.
    pub include_depth: u32,
    /// Loaded files.
    pub files: u32,
    /// Bytes of all loaded files.
    pub bytes: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self { include_depth: 64, files: 1 << 14, bytes: 1 << 30 }
    }
}

/// Why a file was not loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IncludeError {
    /// No such file in any of the searched places.
    NotFound,
    /// Found at this path, but not readable for this reason.
    Unreadable(String, String),
    /// Includes are nested more deeply than [`Limits::include_depth`]; the path repeats itself if `cycle`.
    TooDeep {
        /// The file includes itself, directly or through others.
        cycle: bool,
    },
    /// More files or bytes than [`Limits`] allow.
    TooMuch,
}

impl std::fmt::Display for IncludeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NotFound => f.write_str("no such file"),
            Self::Unreadable(path, why) => write!(f, "`{path}` cannot be read ({why})"),
            Self::TooDeep { cycle: true } => f.write_str("it includes itself without end"),
            Self::TooDeep { cycle: false } => f.write_str("includes are nested too deeply"),
            Self::TooMuch => f.write_str("too much is included"),
        }
    }
}

#[derive(Debug)]
struct File {
    name: String,
    text: Arc<[u8]>,
    base: u32,
    /// The span of the directive that included it.
    from: Option<Span>,
    depth: u32,
    /// Is it one of those that come built in? Then it is no file on disk.
    built_in: bool,
    lines: OnceCell<Vec<u32>>,
}

type Lookup = Arc<dyn Fn(&str) -> Option<Arc<[u8]>> + Send + Sync>;

/// All source text of one run.
#[derive(Default)]
pub struct SourceMap {
    files: Vec<File>,
    end: u32,
    dirs: Vec<PathBuf>,
    beside: bool,
    builtin: Option<Lookup>,
    limits: Limits,
}

impl std::fmt::Debug for SourceMap {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SourceMap")
            .field("files", &self.files)
            .field("dirs", &self.dirs)
            .finish_non_exhaustive()
    }
}

impl SourceMap {
    /// An empty map. `std` decides whether includes are looked for beside the including file.
    #[must_use]
    pub fn new(std: Standard) -> Self {
        Self { beside: std == Standard::Pdllc, ..Self::default() }
    }

    /// Adds include directories, searched in order.
    #[must_use]
    pub fn with_dirs(mut self, dirs: impl IntoIterator<Item = PathBuf>) -> Self {
        self.dirs.extend(dirs);
        self
    }

    /// Sets the files that come built in: asked last, with the path as written (`std/arith.pdll`).
    #[must_use]
    pub fn with_builtin(mut self, f: impl Fn(&str) -> Option<Arc<[u8]>> + Send + Sync + 'static) -> Self {
        self.builtin = Some(Arc::new(f));
        self
    }

    /// Sets other limits.
    #[must_use]
    pub fn with_limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// The include directories.
    #[must_use]
    pub fn dirs(&self) -> &[PathBuf] {
        &self.dirs
    }

    /// Adds a main text under a name that diagnostics show (`<stdin>`, a path).
    ///
    /// # Errors
    /// [`IncludeError::TooMuch`].
    pub fn add(
        &mut self,
        name: impl Into<String>,
        text: impl Into<Arc<[u8]>>,
    ) -> Result<FileId, IncludeError> {
        self.insert(name.into(), text.into(), None)
    }

    /// Adds a text that was included by the directive at `from`, found by someone else.
    ///
    /// # Errors
    /// [`IncludeError::TooMuch`] or [`IncludeError::TooDeep`].
    pub fn add_included(
        &mut self,
        name: impl Into<String>,
        text: impl Into<Arc<[u8]>>,
        from: Span,
    ) -> Result<FileId, IncludeError> {
        self.insert(name.into(), text.into(), Some(from))
    }

    fn insert(&mut self, name: String, text: Arc<[u8]>, from: Option<Span>) -> Result<FileId, IncludeError> {
        let depth = from.map_or(0, |s| self.files[self.file_at(s.lo).0 as usize].depth + 1);
        if depth > self.limits.include_depth {
            return Err(IncludeError::TooDeep { cycle: self.includes_itself(&name, from) });
        }
        let room = self.limits.bytes.saturating_sub(self.end) as usize;
        if self.files.len() >= self.limits.files as usize || text.len() >= room {
            return Err(IncludeError::TooMuch);
        }
        let base = self.end;
        self.end += text.len() as u32 + 1;
        self.files.push(File { name, text, base, from, depth, built_in: false, lines: OnceCell::new() });
        Ok(FileId(self.files.len() as u32 - 1))
    }

    /// Is `name` one of the files that the directive at `from` is nested in?
    fn includes_itself(&self, name: &str, mut from: Option<Span>) -> bool {
        while let Some(s) = from {
            let f = &self.files[self.file_at(s.lo).0 as usize];
            if f.name == name {
                return true;
            }
            from = f.from;
        }
        false
    }

    /// Finds and loads the file that the directive at `from` calls `path`.
    ///
    /// Searched: beside the including file (`pdllc` only), `path` itself, each include directory, the built-in files.
    ///
    /// # Errors
    /// See [`IncludeError`].
    pub fn include(&mut self, path: &str, from: Span) -> Result<FileId, IncludeError> {
        let mut places = Vec::with_capacity(self.dirs.len() + 2);
        if self.beside
            && !Path::new(path).is_absolute()
            && let Some(dir) = Path::new(self.name(self.file_at(from.lo))).parent()
            && !dir.as_os_str().is_empty()
        {
            places.push(dir.join(path));
        }
        places.push(PathBuf::from(path));
        places.extend(self.dirs.iter().map(|d| d.join(path)));
        let mut unreadable = None;
        for place in places {
            match std::fs::read(&place) {
                Ok(text) => {
                    return self.insert(place.to_string_lossy().into_owned(), text.into(), Some(from));
                }
                Err(e) if e.kind() == std::io::ErrorKind::NotFound => {}
                Err(e) => {
                    unreadable.get_or_insert(IncludeError::Unreadable(
                        place.to_string_lossy().into_owned(),
                        e.kind().to_string(),
                    ));
                }
            }
        }
        match self.builtin.as_ref().and_then(|f| f(path)) {
            Some(text) => {
                let file = self.insert(path.to_string(), text, Some(from))?;
                self.files[file.0 as usize].built_in = true;
                Ok(file)
            }
            None => Err(unreadable.unwrap_or(IncludeError::NotFound)),
        }
    }

    /// All files, in the order they were loaded.
    pub fn files(&self) -> impl Iterator<Item = FileId> + use<> {
        (0..self.files.len() as u32).map(FileId)
    }

    /// The file's name as shown.
    #[must_use]
    pub fn name(&self, file: FileId) -> &str {
        &self.files[file.0 as usize].name
    }

    /// The file's bytes.
    #[must_use]
    pub fn text(&self, file: FileId) -> &Arc<[u8]> {
        &self.files[file.0 as usize].text
    }

    /// The directive that included the file.
    #[must_use]
    pub fn included_from(&self, file: FileId) -> Option<Span> {
        self.files[file.0 as usize].from
    }

    /// The position of the file's first byte.
    #[must_use]
    pub fn base(&self, file: FileId) -> u32 {
        self.files[file.0 as usize].base
    }

    /// The span of the file's bytes `lo .. hi`, cut to its length.
    #[must_use]
    pub fn span(&self, file: FileId, lo: usize, hi: usize) -> Span {
        let f = &self.files[file.0 as usize];
        let at = |p: usize| f.base + p.min(f.text.len()) as u32;
        Span { lo: at(lo), hi: at(hi.max(lo)) }
    }

    /// The file that a position lies in; the last file for a position beyond all.
    ///
    /// # Panics
    /// If no file was added.
    #[must_use]
    pub fn file_at(&self, pos: u32) -> FileId {
        FileId(self.files.partition_point(|f| f.base <= pos).max(1) as u32 - 1)
    }

    /// The bytes of a span.
    #[must_use]
    pub fn slice(&self, span: Span) -> &[u8] {
        let f = &self.files[self.file_at(span.lo).0 as usize];
        let at = |p: u32| ((p.max(f.base) - f.base) as usize).min(f.text.len());
        &f.text[at(span.lo)..at(span.hi.max(span.lo))]
    }

    /// Line and column of a position, both from 1; columns are bytes, lines end at LF.
    #[must_use]
    pub fn line_col(&self, pos: u32) -> (u32, u32) {
        let f = &self.files[self.file_at(pos).0 as usize];
        let lines = f.lines();
        let off = pos.saturating_sub(f.base).min(f.text.len() as u32);
        let line = lines.partition_point(|&l| l <= off);
        (line as u32, off - lines[line - 1] + 1)
    }

    /// The line that a position lies in, without its LF.
    #[must_use]
    pub fn line_span(&self, pos: u32) -> Span {
        let f = &self.files[self.file_at(pos).0 as usize];
        let lines = f.lines();
        let line = self.line_col(pos).0 as usize;
        let end = lines.get(line).map_or(f.text.len() as u32, |&l| l - 1);
        Span::new(f.base + lines[line - 1], f.base + end)
    }

    /// Compares positions in reading order: an included text is read where its directive stands.
    #[must_use]
    pub fn reading_order(&self, a: u32, b: u32) -> Ordering {
        // What was included comes before what stands just after the directive.
        let (mut a, mut b) = ((a, true), (b, true));
        let (mut fa, mut fb) = (self.file_at(a.0), self.file_at(b.0));
        let up = |file: FileId| self.included_from(file).map(|s| ((s.hi, false), self.file_at(s.lo)));
        while fa != fb {
            // The later file was loaded from the other or from one before it.
            let lifted = if fa > fb { up(fa) } else { up(fb) };
            match lifted {
                Some(l) if fa > fb => (a, fa) = l,
                Some(l) => (b, fb) = l,
                None => return fa.cmp(&fb),
            }
        }
        a.cmp(&b)
    }

    /// The end of the outermost file that a position is read from: after all that is read with it.
    #[must_use]
    pub fn reading_end(&self, pos: u32) -> Span {
        let mut file = self.file_at(pos);
        while let Some(from) = self.included_from(file) {
            file = self.file_at(from.lo);
        }
        let end = self.base(file) + self.text(file).len() as u32;
        Span { lo: end, hi: end }
    }

    /// The names of all included files on disk, sorted bytewise and unique: what a dependency file lists. (A build tool would
    /// look for the built-in ones in vain and run again and again.)
    #[must_use]
    pub fn dependencies(&self) -> Vec<&str> {
        let on_disk = self.files.iter().filter(|f| f.from.is_some() && !f.built_in);
        let mut v: Vec<&str> = on_disk.map(|f| f.name.as_str()).collect();
        v.sort_unstable();
        v.dedup();
        v
    }
}

impl File {
    /// The offsets at which lines begin.
    fn lines(&self) -> &[u32] {
        self.lines.get_or_init(|| {
            let starts =
                self.text.iter().enumerate().filter(|(_, b)| **b == b'\n').map(|(i, _)| i as u32 + 1);
            std::iter::once(0).chain(starts).collect()
        })
    }
}
