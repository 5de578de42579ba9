//! Patterns that are read again when their files change, for tools that stay. (Feature `watch`; it brings no
//! other crate: files are looked at when the tool asks, by their time and length.)
//!
//! A set with errors does not take the place of the one before: the tool goes on with what it has, and can
//! say what is wrong.

use crate::{Error, PatternSet};
use std::fmt;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// What a look at the files has found.
#[derive(Debug)]
pub enum Changed {
    /// All files are as they were.
    Nothing,
    /// The set is a new one.
    Reloaded,
    /// A file has changed, and no set can be made any more: why. The set is the one before.
    Failed(Error),
}

/// When a file was written and how long it is; `None` if there is none.
type Stamp = Option<(SystemTime, u64)>;

fn stamp(path: &Path) -> Stamp {
    let metadata = std::fs::metadata(path).ok()?;
    Some((metadata.modified().ok()?, metadata.len()))
}

/// How a set is made of a file.
type Load = Box<dyn FnMut(&Path) -> Result<PatternSet, Error> + Send>;

/// A set of patterns with the files that it was made from.
///
/// ```
/// use pdll::PatternSet;
/// use pdll::watch::{Changed, Watched};
///
/// # let dir = std::env::temp_dir().join(format!("pdll-watch-{}", std::process::id()));
/// # std::fs::create_dir_all(&dir)?;
/// let file = dir.join("fold.pdll");
/// std::fs::write(&file, "Pattern A { erase op<my.a>; }")?;
/// let mut patterns = Watched::new(file.clone(), |file| PatternSet::from_file(file))?;
///
/// std::fs::write(&file, "Pattern A { erase op<my.a>; }\nPattern B { erase op<my.b>; }")?;
/// assert!(matches!(patterns.look(), Changed::Reloaded));
/// assert_eq!(patterns.set().programs()[0].patterns.len(), 2);
///
/// std::fs::write(&file, "Pattern A {")?;
/// assert!(matches!(patterns.look(), Changed::Failed(_)));
/// assert_eq!(patterns.set().programs()[0].patterns.len(), 2);
/// # std::fs::remove_dir_all(&dir)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Watched {
    path: PathBuf,
    load: Load,
    set: PatternSet,
    seen: Vec<(PathBuf, Stamp)>,
}

impl fmt::Debug for Watched {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Watched").field("path", &self.path).field("seen", &self.seen).finish_non_exhaustive()
    }
}

impl Watched {
    /// Makes a set of a file by `load`, which also registers natives and whatever else belongs to it. It is
    /// called again whenever the file, or one that it includes, has changed.
    ///
    /// # Errors
    /// What `load` says the first time: there is no set to go on with then.
    pub fn new(
        path: impl Into<PathBuf>,
        load: impl FnMut(&Path) -> Result<PatternSet, Error> + Send + 'static,
    ) -> Result<Watched, Error> {
        let (path, mut load): (PathBuf, Load) = (path.into(), Box::new(load));
        // Before the file is read: what is written while it is being read counts as a change.
        let own = (path.clone(), stamp(&path));
        let set = load(&path)?;
        let mut seen = vec![own];
        see(&mut seen, set.files());
        Ok(Watched { path, load, set, seen })
    }

    /// The set: of the files as they are, or as they last were without errors.
    #[must_use]
    pub fn set(&self) -> &PatternSet {
        &self.set
    }

    /// The files that are looked at: the one that was named, and those that it includes.
    pub fn files(&self) -> impl Iterator<Item = &Path> {
        self.seen.iter().map(|(path, _)| path.as_path())
    }

    /// Looks whether a file has changed, and reads them again if one has. The same errors are told once.
    pub fn look(&mut self) -> Changed {
        let now: Vec<(PathBuf, Stamp)> =
            self.seen.iter().map(|(path, _)| (path.clone(), stamp(path))).collect();
        if now == self.seen {
            return Changed::Nothing;
        }
        self.seen = now;
        match (self.load)(&self.path) {
            Ok(set) => {
                self.seen.truncate(1);
                see(&mut self.seen, set.files());
                self.set = set;
                Changed::Reloaded
            }
            Err(error) => {
                // What the bad text includes may be what is mended next.
                if let Error::Source(report) = &error {
                    let included: Vec<PathBuf> =
                        report.sources.dependencies().into_iter().map(Path::to_path_buf).collect();
                    see(&mut self.seen, &included);
                }
                Changed::Failed(error)
            }
        }
    }
}

/// Takes files among those that are looked at.
fn see(seen: &mut Vec<(PathBuf, Stamp)>, files: &[PathBuf]) {
    for file in files {
        if seen.iter().all(|(known, _)| known != file) {
            seen.push((file.clone(), stamp(file)));
        }
    }
}
