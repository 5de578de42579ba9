//! `include`: finds the named file, and switches the lexer to it and back again at its end.

use crate::context::Cx;
use crate::intern::Sym;
use crate::lexer::{Lexer, Tok};
use crate::source::Loc;
use pdll_source::vfs::{FileSystem, path_of};
use rustc_hash::FxHashMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

pub(crate) const MAX_INCLUDE_DEPTH: usize = 200;
pub(crate) const MAX_INCLUDES: usize = 20_000;

/// Where to go on with a file that includes the current one.
struct Opened {
    pos: usize,
    begin: usize,
    end: usize,
    base: Loc,
    outermost: usize,
}

/// The files that were and that are included.
pub(crate) struct Includes<'a> {
    dirs: &'a [PathBuf],
    system: &'a dyn FileSystem,
    /// Those that were read, by their names in the text.
    files: FxHashMap<Sym, u32>,
    /// What the file system said of directories.
    may_hold: FxHashMap<PathBuf, bool>,
    /// Those around the current one, the outermost first.
    outer: Vec<Opened>,
}

impl<'a> Includes<'a> {
    pub(crate) fn new(dirs: &'a [PathBuf], system: &'a dyn FileSystem) -> Self {
        Includes {
            dirs,
            system,
            files: FxHashMap::default(),
            may_hold: FxHashMap::default(),
            outer: Vec::new(),
        }
    }

    /// Whether there is a file around the current one.
    pub(crate) fn is_in_one(&self) -> bool {
        !self.outer.is_empty()
    }

    /// The file of this name: at that path or else in one of the directories.
    fn find(&mut self, cx: &mut Cx, name: Sym) -> Option<u32> {
        if let Some(&file) = self.files.get(&name) {
            return Some(file);
        }
        let text = path_of(cx.syms.bytes(name));
        // Most paths that are tried begin with the same few directories, and most of these are in one place
        // only.
        let first = cx
            .syms
            .bytes(name)
            .iter()
            .position(|b| *b == b'/')
            .map(|end| path_of(&cx.syms.bytes(name)[..end]));
        let most = cx.sources.room();
        for dir in std::iter::once(None).chain(self.dirs.iter().map(Some)) {
            if first.as_ref().is_some_and(|first| !self.may_hold_files(below(dir, first))) {
                continue;
            }
            let path = below(dir, &text);
            let Ok(opened) = self.system.open(&path) else { continue };
            let Ok(span) = cx.syms.text.read_file(opened, most) else { continue };
            let file = cx.sources.add(path, span);
            self.files.insert(name, file);
            return Some(file);
        }
        None
    }

    fn may_hold_files(&mut self, dir: PathBuf) -> bool {
        if let Some(&known) = self.may_hold.get(&dir) {
            return known;
        }
        let may = self.system.may_hold_files(&dir);
        self.may_hold.insert(dir, may);
        may
    }
}

/// `DIR/PATH`, whatever the two are, as llvm-tblgen puts them together; the path alone without a directory.
fn below(dir: Option<&PathBuf>, path: &Path) -> PathBuf {
    let Some(dir) = dir else { return path.to_path_buf() };
    let mut joined = OsString::with_capacity(dir.as_os_str().len() + 1 + path.as_os_str().len());
    joined.push(dir);
    joined.push("/");
    joined.push(path);
    joined.into()
}

impl Lexer<'_> {
    /// The first token after something that the parser does not see: what comes first in the file if that
    /// was the word `include`.
    #[cold]
    pub(crate) fn next_after(&mut self, cx: &mut Cx, tok: Tok) -> Tok {
        // A name may be what the file begins with that another `include` names.
        let mut waiting = (tok == Tok::Include) as u64;
        loop {
            if waiting > 0 && self.is_outside() {
                return Tok::Eof;
            }
            match self.scan(cx) {
                Tok::Blank => {}
                Tok::Include => waiting += 1,
                tok if waiting == 0 => return tok,
                Tok::Str if self.open_included(cx) => waiting -= 1,
                Tok::Str | Tok::Error => return Tok::Error,
                _ => return self.fail(cx, self.start, "a file name in quotes must follow 'include'"),
            }
        }
    }

    /// Goes to the beginning of the file that the current token names.
    fn open_included(&mut self, cx: &mut Cx) -> bool {
        let is_open = self.try_to_include(cx);
        cx.misses_text |= !is_open;
        is_open
    }

    fn try_to_include(&mut self, cx: &mut Cx) -> bool {
        if self.includes.outer.len() >= MAX_INCLUDE_DEPTH || cx.sources.count() >= MAX_INCLUDES {
            let name = cx.syms.str(self.sym);
            let message =
                format!("includes are nested too deeply at '{name}'; does the file include itself?");
            self.fail(cx, self.start, message);
            return false;
        }
        let Some(file) = self.includes.find(cx, self.sym) else {
            let name = cx.syms.str(self.sym);
            let message = format!("the file '{name}' is in none of the include directories");
            self.fail(cx, self.start, message);
            return false;
        };
        let here = Opened {
            pos: self.pos,
            begin: self.begin,
            end: self.end,
            base: self.base,
            outermost: self.outermost,
        };
        if !self.open(cx, file, self.loc()) {
            self.fail(cx, self.start, "the included files are too large together");
            return false;
        }
        self.includes.outer.push(here);
        true
    }

    /// Goes back to where the file was included, if it was.
    pub(crate) fn leave_included(&mut self) -> bool {
        let Some(outer) = self.includes.outer.pop() else { return false };
        (self.pos, self.base, self.outermost) = (outer.pos, outer.base, outer.outermost);
        (self.begin, self.end) = (outer.begin, outer.end);
        true
    }
}
