//! What `.td` files define, where a part of it is read first.
//!
//! Patterns lead to few of the operations that their files define. IR may have any of them: what is not read
//! yet is read when the first operation is met that the part does not have.

use crate::TdFile;
use crate::model::Model;
use crate::resolve::OpenQuestions;
use pdll_source::diag::Report;
use std::collections::BTreeSet;
use std::fmt;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// What `.td` files define: the part that patterns lead to, and everything from when somebody asks for it.
pub struct Definitions {
    part: Arc<Model>,
    dialects: Vec<String>,
    rest: Option<Rest>,
}

struct Rest {
    /// The files of which a part was read.
    files: Vec<TdFile>,
    /// What had been asked when it was last found that everything has no other answer.
    settled: Mutex<OpenQuestions>,
    read: Box<dyn Fn() -> (Arc<Model>, Report) + Send + Sync>,
    all: OnceLock<(Arc<Model>, Report)>,
}

impl fmt::Debug for Definitions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Definitions").field("dialects", &self.dialects).finish_non_exhaustive()
    }
}

impl Default for Definitions {
    /// None.
    fn default() -> Self {
        Arc::new(Model::default()).into()
    }
}

impl From<Arc<Model>> for Definitions {
    /// Those of a model that has everything.
    fn from(model: Arc<Model>) -> Self {
        let dialects: BTreeSet<&String> = model.ops.iter().map(|op| &op.dialect).collect();
        Self { dialects: dialects.into_iter().cloned().collect(), part: model, rest: None }
    }
}

impl Definitions {
    /// Those of which `part` was read from `files`: all dialects, types and attributes, and some operations.
    /// What was asked of it so far has the answer that it would have if everything had been read. `read`
    /// reads all, and says what is wrong with it.
    #[must_use]
    pub fn of_part(
        part: Arc<Model>,
        files: Vec<TdFile>,
        read: impl Fn() -> (Arc<Model>, Report) + Send + Sync + 'static,
    ) -> Self {
        let mut all = Self::from(part);
        let ops = files.iter().map(|td| td.records().defs_of("Op").count()).sum::<usize>();
        if files.iter().any(|td| td.records().is_partial()) || ops != all.part.ops.len() {
            let others = all.part.dialects.iter().filter(|d| !all.dialects.contains(&d.name));
            let others = others.filter(|d| files.iter().any(|td| td.may_have_ops_of(&d.record)));
            let others: BTreeSet<&String> = others.map(|d| &d.name).collect();
            all.dialects.extend(others.into_iter().cloned());
            // What was asked so far is answered: who makes a part sees to that.
            let settled = Mutex::new(all.part.classes.open_questions());
            all.rest = Some(Rest { files, settled, read: Box::new(read), all: OnceLock::new() });
        }
        all
    }

    /// Whether anything is defined: operations, types or attributes.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.dialects.is_empty() && self.part.types.is_empty() && self.part.attrs.is_empty()
    }

    /// The dialects of the operations that are or may be defined.
    #[must_use]
    pub fn dialects(&self) -> &[String] {
        &self.dialects
    }

    /// Everything. Where something is wrong with what was not read yet, all that is good ([`Self::errors`]).
    #[must_use]
    pub fn all(&self) -> &Arc<Model> {
        match &self.rest {
            Some(rest) => &rest.all.get_or_init(|| (rest.read)()).0,
            None => &self.part,
        }
    }

    /// What has been read so far: the part, or everything.
    #[must_use]
    pub fn read(&self) -> &Arc<Model> {
        let all = self.rest.as_ref().and_then(|rest| rest.all.get());
        all.map_or(&self.part, |(model, _)| model)
    }

    /// Whether [`Self::read`] is not everything.
    #[must_use]
    pub fn is_part(&self) -> bool {
        self.rest.as_ref().is_some_and(|rest| rest.all.get().is_none())
    }

    /// Whether all that was asked of the part so far has the answer that it would have if everything had been
    /// read.
    #[must_use]
    pub fn is_enough(&self) -> bool {
        let Some(rest) = &self.rest else { return true };
        let classes = &self.part.classes;
        let mut settled = rest.settled.lock().unwrap_or_else(PoisonError::into_inner);
        let open = classes.open_questions();
        if open == *settled {
            return true;
        }
        let missing = classes.missing_ops();
        let lacks =
            |td: &TdFile| classes.need_everything(td.records()) || td.has_op_called(&missing, &self.part);
        let is_enough = !rest.files.iter().any(lacks);
        if is_enough {
            *settled = open;
        }
        is_enough
    }

    /// What is wrong with what was read later, if anything was and is.
    #[must_use]
    pub fn errors(&self) -> Option<&Report> {
        let (_, report) = self.rest.as_ref()?.all.get()?;
        report.diagnostics.has_errors().then_some(report)
    }
}

impl TdFile {
    /// Whether operations of a dialect, by its record, may be defined, also where they were not read.
    fn may_have_ops_of(&self, dialect: &str) -> bool {
        let records = self.records();
        let is_of =
            |op: pdll_tablegen::RecordRef<'_>| op.def("opDialect").is_some_and(|d| d.name() == dialect);
        records.defs_of("Op").any(is_of) || records.may_mention("Op", dialect)
    }
}
