//! `include`: finds the named file, and switches the lexer to it and back again at its end.

use crate::context::Cx;
use crate::intern::Sym;
use crate::lexer::{Lexer, Tok};
use crate::source::{Loader, Loc};
use rustc_hash::FxHashMap;

const MAX_INCLUDE_DEPTH: usize = 200;
const MAX_INCLUDES: usize = 20_000;

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
    dirs: &'a [String],
    loader: &'a dyn Loader,
    /// Those that were read, by their names in the text.
    files: FxHashMap<Sym, u32>,
    /// What the loader said of directories.
    may_hold: FxHashMap<String, bool>,
    /// Those around the current one, the outermost first.
    outer: Vec<Opened>,
}

impl<'a> Includes<'a> {
    pub(crate) fn new(dirs: &'a [String], loader: &'a dyn Loader) -> Self {
        Includes {
            dirs,
            loader,
            files: FxHashMap::default(),
            may_hold: FxHashMap::default(),
            outer: Vec::new(),
        }
    }

    /// The file of this name: at that path or else in one of the directories.
    fn find(&mut self, cx: &mut Cx, name: Sym) -> Option<u32> {
        if let Some(&file) = self.files.get(&name) {
            return Some(file);
        }
        let text = cx.syms.str(name).to_string();
        let most = cx.sources.room();
        for dir in std::iter::once(None).chain(self.dirs.iter().map(Some)) {
            let path = dir.map_or_else(|| text.clone(), |dir| format!("{dir}/{text}"));
            let first = text.find('/').map(|end| &path[..path.len() - text.len() + end]);
            if first.is_some_and(|dir| !self.may_hold_files(dir)) {
                continue;
            }
            let Some(mut file) = self.loader.open(&path) else { continue };
            let Ok(span) = cx.syms.text.read_file(&mut *file, most) else { continue };
            let file = cx.sources.add(path, span);
            self.files.insert(name, file);
            return Some(file);
        }
        None
    }

    /// Most paths that are tried begin with the same few directories, and most of these are in one place
    /// only.
    fn may_hold_files(&mut self, dir: &str) -> bool {
        if let Some(&known) = self.may_hold.get(dir) {
            return known;
        }
        let may = self.loader.may_hold_files(dir);
        self.may_hold.insert(dir.to_string(), may);
        may
    }
}

impl Lexer<'_> {
    /// The first token after something that the parser does not see: what comes first in the file if that
    /// was the word `include`.
    #[cold]
    pub(crate) fn next_after(&mut self, cx: &mut Cx, tok: Tok) -> Tok {
        // A name may be what the file begins with that another `include` names.
        let mut waiting = (tok == Tok::Include) as u64;
        loop {
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
