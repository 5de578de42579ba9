//! The server: takes messages, keeps the texts of open documents, and hands questions to their threads.

use crate::settings::Settings;
use crate::shared::{Client, Shared};
use crate::text::{Encoding, Lines};
use crate::uri;
use crate::view::Document;
use crate::worker::{Job, Worker};
use crate::workspace;
use lsp_server::{ErrorCode, Message, Notification, Request, RequestId, Response};
use lsp_types::notification::{self as n, Notification as _};
use lsp_types::request::{self as r, Request as _};
use lsp_types::{
    DidChangeTextDocumentParams, DidChangeWatchedFilesParams, DidOpenTextDocumentParams, FileChangeType,
    InitializeParams, Uri,
};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::Sender;

/// What to do after a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Wait for the next one.
    Continue,
    /// End with this status.
    Exit(i32),
}

/// A language server. Messages go in one by one; answers and what else there is to say come out of a channel.
pub struct Server {
    shared: Arc<Shared>,
    documents: BTreeMap<String, Open>,
    shut_down: bool,
    /// The number of the next request to the client.
    asked: i32,
}

/// An open document.
struct Open {
    document: Document,
    worker: Worker,
}

impl std::fmt::Debug for Server {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let documents: Vec<_> = self.documents.keys().collect();
        f.debug_struct("Server").field("documents", &documents).finish_non_exhaustive()
    }
}

impl Server {
    /// A server that sends its messages to `out`.
    #[must_use]
    pub fn new(settings: Settings, out: Sender<Message>) -> Self {
        let shared = Arc::new(Shared::new(settings, out));
        Self { shared, documents: BTreeMap::new(), shut_down: false, asked: 0 }
    }

    /// Takes a message. Questions about documents are answered by their threads, in the order in which they
    /// were asked for each document; dropping the server waits for them.
    pub fn handle(&mut self, message: Message) -> Next {
        match message {
            Message::Request(request) => self.request(request),
            Message::Notification(notification) => return self.notification(notification),
            Message::Response(response) => self.answered(&response),
        }
        Next::Continue
    }

    // ---- requests

    fn request(&mut self, request: Request) {
        match &*request.method {
            r::Initialize::METHOD => {
                let params = serde_json::from_value(request.params).unwrap_or_default();
                let result = self.initialize(params);
                self.shared.respond(Response::new_ok(request.id, result));
            }
            r::Shutdown::METHOD => {
                self.shut_down = true;
                self.shared.respond(Response::new_ok(request.id, Value::Null));
            }
            r::WorkspaceSymbolRequest::METHOD => {
                let query = request.params["query"].as_str().unwrap_or_default().to_lowercase();
                let documents = self.documents.values().map(|open| open.document.clone()).collect();
                let shared = self.shared.clone();
                // Files are read for it, which nothing else has to wait for.
                std::thread::spawn(move || {
                    let symbols = workspace::symbols(&shared, documents, &query);
                    shared.respond(Response::new_ok(request.id, symbols));
                });
            }
            _ => self.ask(request),
        }
    }

    /// Hands a request to the thread of the document that it is about.
    fn ask(&mut self, request: Request) {
        let Some(uri) = document_of(&request.params) else {
            let (id, method) = (request.id, request.method);
            let (code, message) = match method.starts_with("textDocument/") {
                true => (ErrorCode::InvalidParams, format!("`{method}` names no document")),
                false => (ErrorCode::MethodNotFound, format!("method not found: {method}")),
            };
            return self.refuse(id, code, message);
        };
        let Some(open) = self.documents.get(&key(uri)) else {
            return self.shared.respond(Response::new_ok(request.id, Value::Null));
        };
        if let Err(Job::Request(request)) = open.worker.tell(Job::Request(request)) {
            self.refuse(request.id, ErrorCode::InternalError, "the document could not be analysed".into());
        }
    }

    /// The client answers. It only matters when it is ready to show progress.
    fn answered(&self, response: &Response) {
        if response.id == RequestId::from(workspace::PROGRESS.to_string()) && response.response_result.is_ok()
        {
            let shared = self.shared.clone();
            std::thread::spawn(move || workspace::read_all(&shared));
        }
    }

    fn refuse(&self, id: RequestId, code: ErrorCode, message: String) {
        self.shared.respond(Response::new_err(id, code as i32, message));
    }

    fn initialize(&mut self, params: InitializeParams) -> Value {
        let general = params.capabilities.general.as_ref();
        let offered = general.and_then(|g| g.position_encodings.as_deref()).unwrap_or_default();
        let mut client = Client { encoding: Encoding::choose(offered), ..Client::default() };
        let folders = params.workspace_folders.iter().flatten().map(|f| f.uri.clone());
        client.roots = folders.filter_map(|uri| uri::path(uri.as_str())).collect();
        #[allow(deprecated)]
        if let (true, Some(root)) = (client.roots.is_empty(), &params.root_uri) {
            client.roots.extend(uri::path(root.as_str()));
        }
        let workspace = params.capabilities.workspace.as_ref();
        let watched = workspace.and_then(|w| w.did_change_watched_files);
        let lenses = workspace.and_then(|w| w.code_lens.as_ref());
        client.refreshes_lenses = lenses.and_then(|l| l.refresh_support).unwrap_or(false);
        client.registers_watchers = watched.and_then(|w| w.dynamic_registration).unwrap_or(false);
        let window = params.capabilities.window.as_ref();
        client.shows_progress = window.and_then(|w| w.work_done_progress).unwrap_or(false);
        let text = params.capabilities.text_document.as_ref();
        let told = text.is_some_and(|t| t.publish_diagnostics.is_some());
        let asks = workspace.and_then(|w| w.diagnostic.as_ref()).and_then(|d| d.refresh_support);
        client.refreshes_diagnostics = !told && asks.unwrap_or(false);
        configure(&mut client, params.initialization_options.as_ref());
        self.shared.set_client(client);
        crate::capabilities::announce(self.shared.encoding(), told)
    }

    // ---- notifications

    fn notification(&mut self, notification: Notification) -> Next {
        let Notification { method, params } = notification;
        match &*method {
            n::Exit::METHOD => return Next::Exit(i32::from(!self.shut_down)),
            n::Initialized::METHOD => {
                self.watch();
                self.show_progress();
            }
            n::Cancel::METHOD => {
                if let Ok(id) = serde_json::from_value::<RequestId>(params["id"].clone()) {
                    self.shared.cancel(id);
                }
            }
            n::DidOpenTextDocument::METHOD => {
                if let Ok(params) = serde_json::from_value(params) {
                    self.open(params);
                }
            }
            n::DidChangeTextDocument::METHOD => {
                if let Ok(params) = serde_json::from_value(params) {
                    self.change(params);
                }
            }
            n::DidCloseTextDocument::METHOD => {
                if let Some(uri) = document_of(&params) {
                    self.close(&key(uri));
                }
            }
            n::DidChangeWatchedFiles::METHOD => {
                if let Ok(params) = serde_json::from_value(params) {
                    self.watched(&params);
                }
            }
            n::DidChangeConfiguration::METHOD => {
                let mut client = self.shared.client();
                let settings = &params["settings"];
                configure(&mut client, Some(settings.get("pdllc").unwrap_or(settings)));
                self.shared.set_client(client);
                self.tell_all(None);
            }
            n::DidChangeWorkspaceFolders::METHOD => self.folders(&params["event"]),
            _ => {}
        }
        Next::Continue
    }

    fn open(&mut self, params: DidOpenTextDocumentParams) {
        let item = params.text_document;
        let path = uri::path(item.uri.as_str()).unwrap_or_else(|| PathBuf::from(item.uri.as_str()));
        self.close(&key(item.uri.as_str()));
        let document = self.document(item.uri, path, item.text.into_bytes().into(), item.version);
        self.shared.files.open(document.path.clone(), document.text.clone());
        self.tell_all(Some(&document.path));
        if let Some(worker) = Worker::start(self.shared.clone(), document.clone()) {
            self.documents.insert(key(document.uri.as_str()), Open { document, worker });
        }
    }

    fn document(&self, uri: Uri, path: PathBuf, text: Arc<[u8]>, version: i32) -> Document {
        let lines = Arc::new(Lines::new(&text, self.shared.encoding()));
        Document { uri, path, text, version, lines }
    }

    fn change(&mut self, params: DidChangeTextDocumentParams) {
        let key = key(params.text_document.uri.as_str());
        let Some(open) = self.documents.get(&key) else { return };
        let old = &open.document;
        let mut text = old.text.to_vec();
        let mut lines = old.lines.clone();
        for change in params.content_changes {
            match change.range {
                Some(range) => {
                    let bytes = lines.offsets(&text, range);
                    text.splice(bytes, change.text.into_bytes());
                }
                None => text = change.text.into_bytes(),
            }
            lines = Arc::new(Lines::new(&text, self.shared.encoding()));
        }
        let version = params.text_document.version;
        let document = Document { text: text.into(), lines, version, ..old.clone() };
        self.shared.files.open(document.path.clone(), document.text.clone());
        let path = document.path.clone();
        if let Some(open) = self.documents.get_mut(&key) {
            open.document = document.clone();
            if open.worker.tell(Job::Update(document.clone())).is_err()
                && let Some(worker) = Worker::start(self.shared.clone(), document)
            {
                open.worker = worker;
            }
        }
        self.tell_others(&key, &path);
    }

    fn close(&mut self, key: &str) {
        if let Some(open) = self.documents.remove(key) {
            self.shared.files.close(&open.document.path);
            let path = open.document.path.clone();
            drop(open);
            self.tell_all(Some(&path));
        }
    }

    /// A file changed: whoever reads it looks again.
    fn tell_all(&self, path: Option<&PathBuf>) {
        for open in self.documents.values() {
            let _ = open.worker.tell(Job::Changed(path.cloned()));
        }
    }

    fn tell_others(&self, key: &str, path: &Path) {
        for (_, open) in self.documents.iter().filter(|(k, _)| *k != key) {
            let _ = open.worker.tell(Job::Changed(Some(path.to_path_buf())));
        }
    }

    // ---- files and folders

    /// Asks the client to tell of files that change.
    fn watch(&mut self) {
        if !self.shared.client().registers_watchers {
            return;
        }
        let patterns = ["**/*.pdll", "**/*.td", "**/pdllc.toml", "**/*_compile_commands.yml"];
        let watchers: Vec<_> = patterns.iter().map(|p| serde_json::json!({ "globPattern": p })).collect();
        let registration = serde_json::json!({ "registrations": [{
            "id": "files",
            "method": n::DidChangeWatchedFiles::METHOD,
            "registerOptions": { "watchers": watchers },
        }]});
        self.asked += 1;
        let id = RequestId::from(format!("pdllc-{}", self.asked));
        self.shared.send(Request::new(id, r::RegisterCapability::METHOD.to_string(), registration));
    }

    /// Asks the client to show how far the first reading of the project has come, which begins with its
    /// answer.
    fn show_progress(&self) {
        let client = self.shared.client();
        if client.shows_progress && !client.roots.is_empty() {
            let id = RequestId::from(workspace::PROGRESS.to_string());
            let params = serde_json::json!({ "token": workspace::PROGRESS });
            self.shared.send(Request::new(id, r::WorkDoneProgressCreate::METHOD.to_string(), params));
        }
    }

    fn watched(&mut self, params: &DidChangeWatchedFilesParams) {
        for change in &params.changes {
            let Some(path) = uri::path(change.uri.as_str()) else { continue };
            self.shared.files.changed(&path);
            let source = path.extension().is_some_and(|e| e == "pdll" || e == "td");
            if source && change.typ == FileChangeType::CHANGED {
                self.tell_all(Some(&path));
                continue;
            }
            // Another file may be found now, or with other settings.
            if !source {
                self.shared.read_databases();
            }
            self.tell_all(None);
        }
    }

    fn folders(&mut self, event: &Value) {
        let paths = |what: &str| -> Vec<PathBuf> {
            let list = event[what].as_array().into_iter().flatten();
            list.filter_map(|f| uri::path(f["uri"].as_str()?)).collect()
        };
        let mut client = self.shared.client();
        let removed = paths("removed");
        client.roots.retain(|root| !removed.contains(root));
        client.roots.extend(paths("added"));
        self.shared.set_client(client);
        self.tell_all(None);
    }
}

/// Takes settings of a client: `includeDirs`, `compilationDatabases`, `payload`, `inlayHints.implied`,
/// `projectReferences`.
fn configure(client: &mut Client, options: Option<&Value>) {
    let Some(options) = options else { return };
    let paths = |key: &str| -> Option<Vec<PathBuf>> {
        let list = options.get(key)?.as_array()?;
        Some(list.iter().filter_map(Value::as_str).map(PathBuf::from).collect())
    };
    if let Some(dirs) = paths("includeDirs") {
        client.include_dirs = dirs;
    }
    if let Some(databases) = paths("compilationDatabases") {
        client.databases = databases;
    }
    if let Some(implied) = options["inlayHints"]["implied"].as_bool() {
        client.implied_hints = implied;
    }
    if let Some(wanted) = options["projectReferences"].as_bool() {
        client.project_references = wanted;
    }
    if let Some(payload) = options.get("payload").and_then(Value::as_str) {
        client.payload = (!payload.is_empty()).then(|| payload.to_string());
    }
}

/// The URI of the document that something is about.
fn document_of(params: &Value) -> Option<&str> {
    let named = params.get("textDocument").or_else(|| params.get("item"));
    named.map_or_else(|| params.get("uri"), |d| d.get("uri"))?.as_str()
}

/// One name for all spellings of a URI.
fn key(uri: &str) -> String {
    uri::path(uri).and_then(|path| uri::of_path(&path)).map_or_else(|| uri.into(), |u| u.as_str().into())
}
