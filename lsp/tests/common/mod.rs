//! A client in the same process: texts with `/*^name*/` where positions are needed.

use lsp_server::{Message, Notification, Request, RequestId};
use pdll_lsp::{Server, Settings};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

pub(crate) struct Client {
    server: Server,
    messages: Receiver<Message>,
    next: i32,
    pub(crate) dir: tempfile::TempDir,
    texts: BTreeMap<String, (String, BTreeMap<String, usize>)>,
    /// What was published last, by file.
    pub(crate) published: BTreeMap<String, Vec<Value>>,
}

/// A text without its markers, and where they stood.
fn unmarked(text: &str) -> (String, BTreeMap<String, usize>) {
    let (mut out, mut marks) = (String::new(), BTreeMap::new());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("/*^") {
        out.push_str(before);
        let (name, after) = after.split_once("*/").expect("the end of a marker");
        marks.insert(name.to_string(), out.len());
        rest = after;
    }
    out.push_str(rest);
    (out, marks)
}

impl Client {
    /// A client with these files on disk.
    pub(crate) fn new(files: &[(&str, &str)]) -> Self {
        Self::with_capabilities(files, json!({ "general": { "positionEncodings": ["utf-8"] } }))
    }

    /// The same for a client that can do this.
    pub(crate) fn with_capabilities(files: &[(&str, &str)], capabilities: Value) -> Self {
        let dir = tempfile::tempdir().expect("a directory");
        let mut texts = BTreeMap::new();
        for (name, text) in files {
            let (text, marks) = unmarked(text);
            std::fs::write(dir.path().join(name), &text).expect("a file");
            texts.insert((*name).to_string(), (text, marks));
        }
        let (out, messages) = channel();
        let server = Server::new(Settings::default(), out);
        let mut client = Self { server, messages, next: 0, dir, texts, published: BTreeMap::new() };
        let root = client.uri("");
        client.request(
            "initialize",
            json!({
                "capabilities": capabilities,
                "workspaceFolders": [{ "uri": root, "name": "test" }],
            }),
        );
        client
    }

    pub(crate) fn uri(&self, name: &str) -> String {
        let dir = self.dir.path().canonicalize().expect("the directory");
        format!("file://{}/{name}", Path::new(&dir).display()).trim_end_matches('/').to_string()
    }

    pub(crate) fn notify(&mut self, method: &str, params: Value) {
        self.server.handle(Message::Notification(Notification::new(method.to_string(), params)));
    }

    /// Answers a request of the server.
    pub(crate) fn respond(&mut self, id: &str) {
        let response = lsp_server::Response::new_ok(RequestId::from(id.to_string()), Value::Null);
        self.server.handle(Message::Response(response));
    }

    /// The next message of the server that is no diagnostics, as JSON.
    pub(crate) fn next_message(&mut self) -> Value {
        serde_json::to_value(self.receive()).expect("JSON")
    }

    /// The result of a request, or its error.
    pub(crate) fn request(&mut self, method: &str, params: Value) -> Value {
        self.next += 1;
        let id = RequestId::from(self.next);
        self.server.handle(Message::Request(Request::new(id.clone(), method.to_string(), params)));
        loop {
            match self.receive() {
                Message::Response(r) if r.id == id => {
                    let response = serde_json::to_value(r).expect("JSON");
                    return response
                        .get("result")
                        .or_else(|| response.get("error"))
                        .cloned()
                        .unwrap_or_default();
                }
                _ => {}
            }
        }
    }

    fn receive(&mut self) -> Message {
        let message = self.messages.recv_timeout(Duration::from_secs(60)).expect("an answer");
        if let Message::Notification(n) = &message
            && n.method == "textDocument/publishDiagnostics"
        {
            let uri = n.params["uri"].as_str().expect("a URI").to_string();
            let name = uri.rsplit('/').next().unwrap_or_default().to_string();
            let list = n.params["diagnostics"].as_array().cloned().unwrap_or_default();
            self.published.insert(name, list);
        }
        message
    }

    /// Opens a file as it is on disk; returns what is wrong with it.
    pub(crate) fn open(&mut self, name: &str) -> Vec<Value> {
        let text = self.texts[name].0.clone();
        self.notify(
            "textDocument/didOpen",
            json!({ "textDocument": {
            "uri": self.uri(name), "languageId": "pdll", "version": 1, "text": text } }),
        );
        self.diagnostics(name)
    }

    /// Gives an open file another text.
    pub(crate) fn change(&mut self, name: &str, text: &str) -> Vec<Value> {
        let (text, marks) = unmarked(text);
        self.texts.insert(name.to_string(), (text.clone(), marks));
        self.notify(
            "textDocument/didChange",
            json!({
            "textDocument": { "uri": self.uri(name), "version": 2 }, "contentChanges": [{ "text": text }] }),
        );
        self.diagnostics(name)
    }

    /// What is said about a file next.
    pub(crate) fn diagnostics(&mut self, name: &str) -> Vec<Value> {
        self.published.remove(name);
        loop {
            self.receive();
            if let Some(list) = self.published.get(name) {
                return list.clone();
            }
        }
    }

    pub(crate) fn text(&self, name: &str) -> &str {
        &self.texts[name].0
    }

    /// `LINE:COLUMN`, from 0, of a marker, and its parameters for a request.
    pub(crate) fn at(&self, name: &str, mark: &str) -> Value {
        let (text, marks) = &self.texts[name];
        let offset = *marks.get(mark).unwrap_or_else(|| panic!("no marker `{mark}`"));
        let before = &text[..offset];
        let line = before.matches('\n').count();
        let column = offset - before.rfind('\n').map_or(0, |i| i + 1);
        json!({ "textDocument": { "uri": self.uri(name) }, "position": { "line": line, "character": column } })
    }

    /// A request at a marker.
    pub(crate) fn ask(&mut self, method: &str, name: &str, mark: &str) -> Value {
        let params = self.at(name, mark);
        self.request(&format!("textDocument/{method}"), params)
    }

    /// A request at a marker with more parameters.
    pub(crate) fn ask_with(&mut self, method: &str, name: &str, mark: &str, more: Value) -> Value {
        let mut params = self.at(name, mark);
        let more = more.as_object().cloned().unwrap_or_default();
        params.as_object_mut().expect("an object").extend(more);
        self.request(&format!("textDocument/{method}"), params)
    }

    /// A request about a whole file.
    pub(crate) fn ask_all(&mut self, method: &str, name: &str, more: Value) -> Value {
        let mut params = json!({ "textDocument": { "uri": self.uri(name) } });
        let more = more.as_object().cloned().unwrap_or_default();
        params.as_object_mut().expect("an object").extend(more);
        self.request(&format!("textDocument/{method}"), params)
    }

    /// `FILE:TEXT` of each location: the text that it covers.
    pub(crate) fn places(&self, locations: &Value) -> Vec<String> {
        let one = |l: &Value| {
            let file = l["uri"].as_str().unwrap_or_default().rsplit('/').next().unwrap_or_default();
            let line = l["range"]["start"]["line"].as_u64().unwrap_or_default();
            format!("{file}:{line}:{}", self.covered(file, &l["range"]))
        };
        locations.as_array().map(|all| all.iter().map(one).collect()).unwrap_or_default()
    }

    /// The text that a range covers.
    pub(crate) fn covered(&self, name: &str, range: &Value) -> String {
        let Some((text, _)) = self.texts.get(name) else { return String::new() };
        let offset = |p: &Value| {
            let line = p["line"].as_u64().unwrap_or_default() as usize;
            let start: usize = text.split_inclusive('\n').take(line).map(str::len).sum();
            (start + p["character"].as_u64().unwrap_or_default() as usize).min(text.len())
        };
        text[offset(&range["start"])..offset(&range["end"])].to_string()
    }

    /// A text with edits.
    pub(crate) fn edited(&self, name: &str, edits: &Value) -> String {
        let mut text = self.text(name).to_string();
        let offset = |p: &Value| {
            let line = p["line"].as_u64().unwrap_or_default() as usize;
            let start: usize = self.text(name).split_inclusive('\n').take(line).map(str::len).sum();
            start + p["character"].as_u64().unwrap_or_default() as usize
        };
        let mut all: Vec<_> = edits.as_array().into_iter().flatten().collect();
        all.sort_by_key(|e| std::cmp::Reverse(offset(&e["range"]["start"])));
        for e in all {
            let range = offset(&e["range"]["start"])..offset(&e["range"]["end"]);
            text.replace_range(range, e["newText"].as_str().unwrap_or_default());
        }
        text
    }
}
