//! What all threads of the server share.

use crate::files::Files;
use crate::settings::{Databases, Project, Settings, databases_below};
use crate::text::Encoding;
use crate::workspace::Index;
use lsp_server::{Message, Notification, Request, RequestId, Response};
use lsp_types::request::{CodeLensRefresh, Request as _, WorkspaceDiagnosticRefresh};
use pdll_compiler::ods::Kept;
use pdll_source::Standard;
use pdll_source::diag::Levels;
use rustc_hash::FxHashSet;
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex, PoisonError, RwLock};

/// What the client says of itself and wants.
#[derive(Clone, Debug, Default)]
pub(crate) struct Client {
    pub(crate) encoding: Encoding,
    /// The folders of the project.
    pub(crate) roots: Vec<PathBuf>,
    /// Include directories from its settings.
    pub(crate) include_dirs: Vec<PathBuf>,
    /// Databases from its settings.
    pub(crate) databases: Vec<PathBuf>,
    /// The input of `pdllc run` that lenses offer.
    pub(crate) payload: Option<String>,
    /// Hints also say what is implied.
    pub(crate) implied_hints: bool,
    /// References are also looked for in the files of the project that include the document.
    pub(crate) project_references: bool,
    pub(crate) registers_watchers: bool,
    /// It asks for lenses again when it is told to.
    pub(crate) refreshes_lenses: bool,
    /// It asks for diagnostics again when it is told to, and is not sent them.
    pub(crate) refreshes_diagnostics: bool,
    /// It shows how far long work has come.
    pub(crate) shows_progress: bool,
}

/// The state of the server that its threads share.
pub(crate) struct Shared {
    out: Sender<Message>,
    pub(crate) files: Arc<Files>,
    /// What `.td` files define: reading them is most of the work on a small document.
    pub(crate) kept: Kept,
    pub(crate) index: Index,
    settings: Settings,
    client: RwLock<Client>,
    databases: RwLock<Databases>,
    cancelled: Mutex<FxHashSet<RequestId>>,
}

impl Shared {
    pub(crate) fn new(settings: Settings, out: Sender<Message>) -> Self {
        let databases = RwLock::new(Databases::read(&settings.databases));
        Self {
            out,
            files: Arc::default(),
            kept: Kept::new(),
            index: Index::default(),
            settings,
            client: RwLock::default(),
            databases,
            cancelled: Mutex::default(),
        }
    }

    /// Sends a message. A client that is gone reads none.
    pub(crate) fn send(&self, message: impl Into<Message>) {
        let _ = self.out.send(message.into());
    }

    pub(crate) fn notify<N: lsp_types::notification::Notification>(&self, params: N::Params) {
        self.send(Notification::new(N::METHOD.to_string(), params));
    }

    pub(crate) fn respond(&self, response: Response) {
        self.send(response);
    }

    /// Tells the client that there is more to say about a text that has not changed.
    pub(crate) fn refresh(&self) {
        let client = self.client();
        let ask = |id: &str, method: &str| {
            self.send(Request::new(RequestId::from(id.to_string()), method.to_string(), Value::Null));
        };
        if client.refreshes_lenses {
            ask("pdllc-lenses", CodeLensRefresh::METHOD);
        }
        if client.refreshes_diagnostics {
            ask("pdllc-diagnostics", WorkspaceDiagnosticRefresh::METHOD);
        }
    }

    pub(crate) fn client(&self) -> Client {
        self.client.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(crate) fn encoding(&self) -> Encoding {
        self.client.read().unwrap_or_else(PoisonError::into_inner).encoding
    }

    /// Takes what the client wants, and reads the databases that it names and those of its folders.
    pub(crate) fn set_client(&self, client: Client) {
        *self.client.write().unwrap_or_else(PoisonError::into_inner) = client;
        self.read_databases();
    }

    pub(crate) fn read_databases(&self) {
        let client = self.client();
        let mut paths = self.settings.databases.clone();
        paths.extend(client.databases);
        paths.extend(client.roots.iter().flat_map(|root| databases_below(root)));
        *self.databases.write().unwrap_or_else(PoisonError::into_inner) = Databases::read(&paths);
    }

    /// The standard of a file, and where what it includes is looked for.
    pub(crate) fn language_of(&self, file: &Path) -> (Standard, Vec<PathBuf>) {
        // What is wrong with a project's file is said where it is shown.
        let project = Project::of(file).unwrap_or_default();
        let mut dirs = project.include;
        dirs.extend(self.settings.include_dirs.iter().cloned());
        dirs.extend(self.client().include_dirs);
        dirs.extend(self.databases.read().unwrap_or_else(PoisonError::into_inner).dirs(file));
        (project.standard.unwrap_or(self.settings.standard), dirs)
    }

    pub(crate) fn levels_of(&self, file: &Path) -> Levels {
        Project::of(file).unwrap_or_default().levels
    }

    /// The client does not want an answer any more.
    pub(crate) fn cancel(&self, id: RequestId) {
        let mut all = self.cancelled.lock().unwrap_or_else(PoisonError::into_inner);
        // Of requests that were answered before.
        if all.len() > 1 << 10 {
            all.clear();
        }
        all.insert(id);
    }

    /// Was it cancelled? It is forgotten then.
    pub(crate) fn is_cancelled(&self, id: &RequestId) -> bool {
        self.cancelled.lock().unwrap_or_else(PoisonError::into_inner).remove(id)
    }
}
