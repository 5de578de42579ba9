//! The source map: the texts that were loaded; turns positions into lines and columns.
use crate::vfs::{Disk, FileSystem, Provided};
use crate::{IncludeError, Position, Span, Standard, Text, find};
use std::cmp::Ordering;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

/// A loaded file (each inclusion of a path is one).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FileId(u32);

impl FileId {
    /// How many files were loaded before it.
    #[must_use]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// What bounds the work that a source can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Includes inside includes.
    pub include_depth: u32,
    /// Loaded files.
    pub files: u32,
    /// Bytes of all loaded files.
    pub bytes: u32,
}

impl Limits {
    /// As much as there are positions.
    pub const NONE: Self = Self { include_depth: u32::MAX, files: u32::MAX, bytes: u32::MAX };
}

/// Includes inside includes, if nothing else is asked for.
pub(crate) const DEFAULT_INCLUDE_DEPTH: u32 = 64;
/// Files, if nothing else is asked for.
pub(crate) const DEFAULT_FILES: u32 = 1 << 14;
/// Bytes of all files, if nothing else is asked for.
pub(crate) const DEFAULT_BYTES: u32 = 1 << 30;

impl Default for Limits {
    fn default() -> Self {
        Self { include_depth: DEFAULT_INCLUDE_DEPTH, files: DEFAULT_FILES, bytes: DEFAULT_BYTES }
    }
}

struct File {
    path: PathBuf,
    /// The path as shown.
    name: String,
    text: Text,
    base: u32,
    /// The span of the directive that included it.
    from: Option<Span>,
    depth: u32,
    /// Is it one of those that come built in? Then it is no file on disk.
    built_in: bool,
    lines: OnceLock<Vec<u32>>,
}

/// How much a [`SourceMap`] had loaded.
#[derive(Clone, Copy, Debug)]
pub struct Mark {
    files: usize,
    end: u32,
    used: u32,
}

/// All source text of one run.
pub struct SourceMap {
    loaded: Vec<File>,
    /// The next position.
    end: u32,
    /// The positions of all texts; others were left free.
    used: u32,
    dirs: Vec<PathBuf>,
    beside: bool,
    files: Arc<dyn FileSystem>,
    library: Option<Arc<dyn FileSystem>>,
    limits: Limits,
    /// What the positions of main texts are a multiple of, if they are of anything.
    step: u32,
}

impl Default for SourceMap {
    /// As [`Self::new`] for mlir-pdll's language.
    fn default() -> Self {
        Self {
            loaded: Vec::new(),
            end: 0,
            used: 0,
            dirs: Vec::new(),
            beside: false,
            files: Arc::new(Disk),
            library: None,
            limits: Limits::default(),
            step: 1,
        }
    }
}

impl std::fmt::Debug for SourceMap {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SourceMap")
            .field("loaded", &self.loaded.iter().map(|f| &f.path).collect::<Vec<_>>())
            .field("dirs", &self.dirs)
            .finish_non_exhaustive()
    }
}

impl SourceMap {
    /// How many positions a main text takes for each so many bytes that it begins, where positions are
    /// steady.
    pub const STEP: u32 = 1 << 24;

    /// An empty map over the disk. `std` decides whether includes are looked for beside the including file.
    #[must_use]
    pub fn new(std: Standard) -> Self {
        Self { beside: std == Standard::Extended, ..Self::default() }
    }

    /// Reads files from elsewhere than the disk.
    #[must_use]
    pub fn with_files(mut self, files: Arc<dyn FileSystem>) -> Self {
        self.files = files;
        self
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
        self.library = Some(Arc::new(Provided(move |path: &Path| path.to_str().and_then(&f))));
        self
    }

    /// Sets other limits.
    #[must_use]
    pub fn with_limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// Leaves positions free behind each main text, so that those of the texts that it includes stay as they
    /// are while it changes, and are those that they have behind another main text: what is known of
    /// included texts by position can be kept. (The limit of bytes does not count them.)
    #[must_use]
    pub fn with_steady_positions(mut self) -> Self {
        self.step = Self::STEP;
        self
    }

    /// A map of the same settings without texts.
    #[must_use]
    pub fn emptied(&self) -> Self {
        let Self { dirs, files, library, .. } = self;
        let (dirs, files, library) = (dirs.clone(), files.clone(), library.clone());
        let Self { beside, limits, step, .. } = *self;
        Self { dirs, beside, files, library, limits, step, ..Self::default() }
    }

    /// The limits.
    #[must_use]
    pub fn limits(&self) -> Limits {
        self.limits
    }

    /// The include directories.
    #[must_use]
    pub fn dirs(&self) -> &[PathBuf] {
        &self.dirs
    }

    /// Where files are read from. The built-in ones are not among them.
    #[must_use]
    pub fn file_system(&self) -> &Arc<dyn FileSystem> {
        &self.files
    }

    pub(crate) fn library(&self) -> Option<&Arc<dyn FileSystem>> {
        self.library.as_ref()
    }

    pub(crate) fn looks_beside(&self) -> bool {
        self.beside
    }

    /// How many bytes the next text may have.
    pub(crate) fn room(&self) -> usize {
        let (bytes, positions) = (self.limits.bytes.saturating_sub(self.used), u32::MAX - self.end);
        (bytes.min(positions) as usize).saturating_sub(1)
    }

    /// Whether texts of these lengths can be added.
    #[must_use]
    pub fn has_room_for(&self, texts: impl Iterator<Item = usize>) -> bool {
        let (mut files, mut bytes) = (self.loaded.len(), 0usize);
        for len in texts {
            files += 1;
            bytes += len + 1;
        }
        files <= self.limits.files as usize && bytes <= self.room() + 1
    }

    /// The text of a file, which is not entered.
    ///
    /// # Errors
    /// As [`FileSystem::read`]; a file is too large if there is no room for it in this map.
    pub fn read(&self, path: &Path) -> io::Result<Text> {
        self.files.read(path, self.room())
    }

    /// Adds a main text. Its path is shown by diagnostics, and may be a name that is none (`<stdin>`).
    ///
    /// # Errors
    /// [`IncludeError::TooMuch`].
    pub fn add(&mut self, path: impl Into<PathBuf>, text: impl Into<Text>) -> Result<FileId, IncludeError> {
        self.insert(path.into(), text.into(), None)
    }

    /// Adds a text that was included by the directive at `from`, found by someone else.
    ///
    /// # Errors
    /// [`IncludeError::TooMuch`] or [`IncludeError::TooDeep`].
    pub fn add_included(
        &mut self,
        path: impl Into<PathBuf>,
        text: impl Into<Text>,
        from: Span,
    ) -> Result<FileId, IncludeError> {
        self.insert(path.into(), text.into(), Some(from))
    }

    pub(crate) fn insert_built_in(
        &mut self,
        path: PathBuf,
        text: Text,
        from: Span,
    ) -> Result<FileId, IncludeError> {
        let file = self.insert(path, text, Some(from))?;
        self.loaded[file.0 as usize].built_in = true;
        Ok(file)
    }

    pub(crate) fn insert(
        &mut self,
        path: PathBuf,
        text: Text,
        from: Option<Span>,
    ) -> Result<FileId, IncludeError> {
        let depth = from.map_or(0, |s| self.loaded[self.file_at(s.lo).0 as usize].depth + 1);
        if depth > self.limits.include_depth {
            return Err(IncludeError::TooDeep);
        }
        if self.loaded.len() >= self.limits.files as usize || text.len() > self.room() {
            return Err(IncludeError::TooMuch);
        }
        let base = self.end;
        let positions = text.len() as u32 + 1;
        self.used += positions;
        self.end += positions;
        if from.is_none() {
            // Where there are no more steps, what comes next has no room.
            self.end = self.end.checked_next_multiple_of(self.step).unwrap_or(u32::MAX);
        }
        let name = path.to_string_lossy().into_owned();
        let lines = OnceLock::new();
        self.loaded.push(File { path, name, text, base, from, depth, built_in: false, lines });
        Ok(FileId(self.loaded.len() as u32 - 1))
    }

    /// What is loaded by now, for [`Self::forget_since`].
    #[must_use]
    pub fn mark(&self) -> Mark {
        Mark { files: self.loaded.len(), end: self.end, used: self.used }
    }

    /// Takes back all texts that were added since a mark was made: whoever adds them again gets the same
    /// files and positions. No span of them may be looked up in between.
    pub fn forget_since(&mut self, mark: Mark) {
        self.loaded.truncate(mark.files);
        (self.end, self.used) = (mark.end, mark.used);
    }

    /// Is `path` one of the files that the directive at `from` is nested in?
    pub(crate) fn includes_itself(&self, path: &Path, from: Span) -> bool {
        let mut from = Some(from);
        while let Some(s) = from {
            let f = &self.loaded[self.file_at(s.lo).0 as usize];
            if f.path == path {
                return true;
            }
            from = f.from;
        }
        false
    }

    /// All files, in the order they were loaded.
    pub fn files(&self) -> impl Iterator<Item = FileId> + use<> {
        (0..self.loaded.len() as u32).map(FileId)
    }

    /// The file's name as shown.
    #[must_use]
    pub fn name(&self, file: FileId) -> &str {
        &self.loaded[file.0 as usize].name
    }

    /// The file's path.
    #[must_use]
    pub fn path(&self, file: FileId) -> &Path {
        &self.loaded[file.0 as usize].path
    }

    /// The file's bytes.
    #[must_use]
    pub fn text(&self, file: FileId) -> &Text {
        &self.loaded[file.0 as usize].text
    }

    /// The directive that included the file.
    #[must_use]
    pub fn included_from(&self, file: FileId) -> Option<Span> {
        self.loaded[file.0 as usize].from
    }

    /// The position of the file's first byte.
    #[must_use]
    pub fn base(&self, file: FileId) -> u32 {
        self.loaded[file.0 as usize].base
    }

    /// The file that a span lies in, and the offsets of its bytes there.
    #[must_use]
    pub fn offsets(&self, span: Span) -> (FileId, std::ops::Range<usize>) {
        let file = self.file_at(span.lo);
        let at = |p: u32| p.saturating_sub(self.base(file)) as usize;
        (file, at(span.lo)..at(span.hi))
    }

    /// The span of the file's bytes `lo .. hi`, cut to its length.
    #[must_use]
    pub fn span(&self, file: FileId, lo: usize, hi: usize) -> Span {
        let f = &self.loaded[file.0 as usize];
        let at = |p: usize| f.base + p.min(f.text.len()) as u32;
        Span { lo: at(lo), hi: at(hi.max(lo)) }
    }

    /// Where `FILE:LINE:COL` stands: in the last loaded file of that name, or in that file if it can be read
    /// now, which it is then. Covers one byte. `None` without such a file or line.
    pub fn locate(&mut self, position: &Position) -> Option<Span> {
        let loaded = self.loaded.iter().rposition(|f| f.name == *position.file).map(|i| FileId(i as u32));
        let file = match loaded {
            Some(file) => file,
            None => {
                let path = PathBuf::from(&*position.file);
                let text = self.read(&path).ok()?;
                self.add(path, text).ok()?
            }
        };
        let f = &self.loaded[file.0 as usize];
        let line = *f.lines().get(position.line.checked_sub(1)? as usize)?;
        let start = line as usize + position.column.checked_sub(1)? as usize;
        Some(self.span(file, start, start + 1))
    }

    /// The file that a position lies in; the last file for a position beyond all.
    ///
    /// # Panics
    /// If no file was added.
    #[must_use]
    pub fn file_at(&self, pos: u32) -> FileId {
        FileId(self.loaded.partition_point(|f| f.base <= pos).max(1) as u32 - 1)
    }

    /// The bytes of a span.
    #[must_use]
    pub fn slice(&self, span: Span) -> &[u8] {
        let f = &self.loaded[self.file_at(span.lo).0 as usize];
        let at = |p: u32| ((p.max(f.base) - f.base) as usize).min(f.text.len());
        &f.text[at(span.lo)..at(span.hi.max(span.lo))]
    }

    /// Line and column of a position, both from 1; columns are bytes, lines end at LF.
    #[must_use]
    pub fn line_col(&self, pos: u32) -> (u32, u32) {
        let f = &self.loaded[self.file_at(pos).0 as usize];
        let lines = f.lines();
        let off = pos.saturating_sub(f.base).min(f.text.len() as u32);
        let line = lines.partition_point(|&l| l <= off);
        (line as u32, off - lines[line - 1] + 1)
    }

    /// The first and the last position of a file, and the offsets at which its lines begin.
    pub(crate) fn lines_of(&self, file: FileId) -> (u32, u32, &[u32]) {
        let f = &self.loaded[file.index()];
        (f.base, f.base + f.text.len() as u32, f.lines())
    }

    /// The line that a position lies in, without its LF.
    #[must_use]
    pub fn line_span(&self, pos: u32) -> Span {
        let f = &self.loaded[self.file_at(pos).0 as usize];
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

    /// The paths of all included files on disk, sorted bytewise and unique: what a dependency file lists. (A
    /// build tool would look for the built-in ones in vain and run again and again.)
    #[must_use]
    pub fn dependencies(&self) -> Vec<&Path> {
        let on_disk = self.loaded.iter().filter(|f| f.from.is_some() && !f.built_in);
        let mut paths: Vec<&Path> = on_disk.map(|f| f.path.as_path()).collect();
        paths.sort_unstable_by_key(|path| path.as_os_str().as_encoded_bytes());
        paths.dedup();
        paths
    }
}

impl File {
    /// The offsets at which lines begin.
    fn lines(&self) -> &[u32] {
        self.lines.get_or_init(|| {
            let mut starts = vec![0];
            starts.extend(find::each(b'\n', &self.text).map(|at| at as u32 + 1));
            starts
        })
    }
}
