//! The language server: `cargo bench -p pdll-benches --bench editor`.
//!
//! One character is typed into the middle of a file that includes ODS, in the body of a pattern: how long it
//! takes until what is wrong is said, and until a completion and a hover are answered that are asked for at
//! once. The program is `$PDLLC`, or the release build of the repository; where `mlir-pdll-lsp-server` is
//! installed it does the same beside. Medians, in milliseconds, and the memory at the end in MiB.

use serde_json::{Value, json};
use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Instant;

const THEIRS: &str = "/usr/lib/llvm-22/bin/mlir-pdll-lsp-server";
const INCLUDE: &str = "/usr/lib/llvm-22/include";
const ROUNDS: usize = 21;

const OPS: &str = "include \"mlir/IR/OpBase.td\"
def T_Dialect : Dialect { let name = \"t\"; let cppNamespace = \"::t\"; }
def T_Add : Op<T_Dialect, \"add\", []> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
  let results = (outs AnyType:$sum);
}
";

/// A server, and the document that is typed in.
struct Server {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
    next: i64,
    uri: String,
}

impl Server {
    /// Starts one and opens the document; `None` if the program is not there.
    fn open(program: &str, args: &[&str], path: &Path, text: &str) -> Option<Self> {
        let mut command = Command::new(program);
        command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().ok()?;
        let (to, from) = (child.stdin.take()?, BufReader::new(child.stdout.take()?));
        let uri = format!("file://{}", path.display());
        let mut server = Self { child, to, from, next: 0, uri };
        let capabilities = json!({ "textDocument": { "publishDiagnostics": { "versionSupport": true } } });
        server.request("initialize", json!({ "capabilities": capabilities, "rootUri": null }));
        let document = json!({ "uri": server.uri, "languageId": "pdll", "version": 1, "text": text });
        server.notify("textDocument/didOpen", json!({ "textDocument": document }));
        server.until(|m| m["method"] == "textDocument/publishDiagnostics");
        Some(server)
    }

    fn send(&mut self, message: &Value) {
        let body = message.to_string();
        write!(self.to, "Content-Length: {}\r\n\r\n{body}", body.len()).expect("the server reads");
        self.to.flush().expect("the server reads");
    }

    fn notify(&mut self, method: &str, params: Value) {
        self.send(&json!({ "jsonrpc": "2.0", "method": method, "params": params }));
    }

    fn request(&mut self, method: &str, params: Value) {
        self.next += 1;
        let id = self.next;
        self.send(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }));
        self.until(|m| m["id"] == id && m.get("method").is_none());
    }

    /// Reads messages up to one.
    fn until(&mut self, wanted: impl Fn(&Value) -> bool) {
        loop {
            let (mut len, mut line) = (0, String::new());
            while self.from.read_line(&mut line).expect("the server writes") > 2 {
                len = line
                    .trim()
                    .strip_prefix("Content-Length: ")
                    .map_or(len, |n| n.parse().expect("a number"));
                line.clear();
            }
            let mut body = vec![0; len];
            self.from.read_exact(&mut body).expect("the server writes");
            if wanted(&serde_json::from_slice(&body).expect("JSON")) {
                return;
            }
        }
    }

    /// Puts `text` in place of `len` characters.
    fn change(&mut self, version: usize, line: usize, column: usize, len: usize, text: &str) {
        let range = json!({
            "start": { "line": line, "character": column }, "end": { "line": line, "character": column + len }
        });
        let document = json!({ "uri": self.uri, "version": version });
        let changes = json!([{ "range": range, "text": text }]);
        self.notify("textDocument/didChange", json!({ "textDocument": document, "contentChanges": changes }));
    }

    /// Megabytes that it has used at most.
    fn memory(&self) -> f64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|l| l.strip_prefix("VmHWM:")).unwrap_or_default();
        line.split_whitespace().next().and_then(|kb| kb.parse::<f64>().ok()).unwrap_or(0.0) / 1024.0
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A file of `n` patterns, and the line in whose attribute is typed.
fn patterns(n: usize) -> (String, usize) {
    let mut text = String::from("#include \"ops.td\"\n");
    for i in 0..n {
        let _ = writeln!(text, "Pattern P{i} with benefit({}) {{", i % 9);
        let _ = writeln!(text, "  let inner = op<t.add>(x: Value, y: Value) {{k = attr<\"{i} : i32\">}};");
        text.push_str("  let root = op<t.add>(inner.sum, y) -> (t: Type);\n");
        text.push_str("  replace root with op<t.add>(x, y) -> (t);\n}\n");
    }
    (text, 1 + n / 2 * 5 + 1)
}

fn median(mut all: Vec<f64>) -> f64 {
    all.sort_by(f64::total_cmp);
    all[all.len() / 2]
}

/// Milliseconds to diagnostics, completion and hover after a change, and the memory.
fn measured(mut server: Server, line: usize) -> [f64; 4] {
    let mut times = [const { Vec::new() }; 3];
    let mut version = 1;
    for _ in 0..ROUNDS {
        for (i, method) in ["", "textDocument/completion", "textDocument/hover"].into_iter().enumerate() {
            for (len, text) in [(0, "1"), (1, "")] {
                version += 1;
                let start = Instant::now();
                // In front of the number of the attribute.
                server.change(version, line, 55, len, text);
                if !method.is_empty() {
                    // Behind `op<t.`, and on `root`.
                    let position = json!({ "line": line + 1, "character": if i == 1 { 18 } else { 7 } });
                    let document = json!({ "uri": server.uri });
                    server.request(method, json!({ "textDocument": document, "position": position }));
                    times[i].push(start.elapsed().as_secs_f64() * 1e3);
                    // The diagnostics may have come before the answer.
                    std::thread::sleep(std::time::Duration::from_millis(100));
                } else {
                    server.until(|m| m["params"]["version"] == version);
                    times[i].push(start.elapsed().as_secs_f64() * 1e3);
                }
            }
        }
    }
    let memory = server.memory();
    let [a, b, c] = times.map(median);
    [a, b, c, memory]
}

fn main() {
    let dir = tempfile::tempdir().expect("a folder");
    std::fs::write(dir.path().join("ops.td"), OPS).expect("a file");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/release/pdllc");
    let ours = std::env::var("PDLLC").unwrap_or_else(|_| root.display().to_string());
    println!("{:20} {:>12} {:>12} {:>12} {:>12}", "", "diagnostics", "completion", "hover", "memory");
    for n in [100, 1_000, 10_000] {
        let (text, line) = patterns(n);
        let path = dir.path().join("main.pdll");
        std::fs::write(&path, &text).expect("a file");
        let extra = format!("--pdll-extra-dir={INCLUDE}");
        for (name, program, args) in
            [("pdllc", &*ours, &["lsp", "-I", INCLUDE][..]), ("mlir", THEIRS, &[&*extra])]
        {
            let Some(server) = Server::open(program, args, &path, &text) else { continue };
            let [a, b, c, memory] = measured(server, line);
            println!("{:20} {a:>12.2} {b:>12.2} {c:>12.2} {memory:>12.0}", format!("{name}, {n}"));
        }
    }
}
