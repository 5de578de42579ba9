//! Sets: programs, directories and callbacks, for whatever host.

use crate::carry::Carry;
use crate::messages::Messages;
use crate::native::Callback;
use pdll::bytecode::VerifiedProgram;
use pdll::{Error, Kept, PatternSet, StdHost};
use std::path::PathBuf;
use std::sync::LazyLock;

/// What sets of the process keep of `.td` files.
static KEPT: LazyLock<Kept> = LazyLock::new(Kept::new);

/// `PdllSet`.
#[derive(Debug, Default)]
pub(crate) struct Set {
    dirs: Vec<PathBuf>,
    /// Whether it is one of those that share [`KEPT`].
    keeps: bool,
    programs: Vec<VerifiedProgram>,
    callbacks: Vec<Callback>,
    /// What stands for the patterns in messages that have no place in them.
    name: String,
}

/// What patterns are added from.
pub(crate) enum Source<'a> {
    File,
    Text(&'a [u8]),
}

impl Set {
    pub(crate) fn include_dir(&mut self, dir: &str) {
        self.dirs.push(dir.into());
    }

    pub(crate) fn keep_definitions(&mut self) {
        self.keeps = true;
    }

    /// Adds the patterns of a file or of a text of this name; whether it has some.
    pub(crate) fn add(&mut self, name: &str, source: &Source<'_>, messages: &mut Messages) -> bool {
        let mut builder = PatternSet::builder();
        for dir in &self.dirs {
            builder = builder.include_dir(dir);
        }
        if self.keeps {
            builder = builder.kept(&KEPT);
        }
        let builder = match source {
            Source::File => builder.file(name),
            Source::Text(text) => builder.source(name, *text),
        };
        match builder.build() {
            Ok(set) => {
                set.warnings().iter().for_each(|report| messages.report(report));
                self.programs.extend(set.into_programs());
                if !self.name.is_empty() {
                    self.name.push(',');
                }
                self.name.push_str(name);
                true
            }
            Err(error) => {
                messages.error(&error, name);
                false
            }
        }
    }

    /// Registers a function; one of the same name and kind goes.
    pub(crate) fn register(&mut self, callback: Callback) {
        let same =
            |c: &Callback| c.constraint == callback.constraint && c.signature.name == callback.signature.name;
        self.callbacks.retain(|c| !same(c));
        self.callbacks.push(callback);
    }

    /// Whether functions of C may be called.
    #[cfg(feature = "mlir")]
    pub(crate) fn has_callbacks(&self) -> bool {
        !self.callbacks.is_empty()
    }

    /// The set for a host.
    pub(crate) fn patterns<H: Carry + StdHost>(&self) -> PatternSet<H> {
        let mut set = PatternSet::for_host().with_library_natives();
        self.callbacks.iter().for_each(|callback| callback.register(set.natives()));
        self.programs.iter().cloned().fold(set, PatternSet::with_program)
    }

    /// Says what is wrong with all of it.
    pub(crate) fn error(&self, error: &Error, messages: &mut Messages) {
        messages.error(error, &self.name);
    }
}
