// Talks to `pdllc lsp` over standard input and output as VS Code's client does, and checks what it answers.
// The program is $PDLLC, or the debug build of the repository. Exit status 0: all is as it should be.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const program = process.env.PDLLC ?? fileURLToPath(new URL("../../../target/debug/pdllc", import.meta.url));
const server = spawn(program, ["lsp", "--std=pdllc", "--stdio"], { stdio: ["pipe", "pipe", "inherit"] });
const waiting = new Map();
const published = [];
let buffer = Buffer.alloc(0);
let next = 0;

server.stdout.on("data", (chunk) => {
  buffer = Buffer.concat([buffer, chunk]);
  for (;;) {
    const end = buffer.indexOf("\r\n\r\n");
    if (end < 0) return;
    const length = Number(/Content-Length: (\d+)/i.exec(buffer.toString("ascii", 0, end))[1]);
    if (buffer.length < end + 4 + length) return;
    const message = JSON.parse(buffer.toString("utf8", end + 4, end + 4 + length));
    buffer = buffer.subarray(end + 4 + length);
    if (message.method && message.id !== undefined) send({ id: message.id, result: null });
    else if (message.method === "textDocument/publishDiagnostics") published.push(message.params);
    else if (waiting.has(message.id)) waiting.get(message.id)(message);
  }
});

function send(message) {
  const body = JSON.stringify({ jsonrpc: "2.0", ...message });
  server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}

function request(method, params) {
  const id = ++next;
  send({ id, method, params });
  return new Promise((resolve, reject) => {
    waiting.set(id, (m) => (m.error ? reject(new Error(`${method}: ${m.error.message}`)) : resolve(m.result)));
  });
}

const uri = "untitled:Untitled-1";
const text = "Constraint Check(v: Value);\nPattern Fold {\n  let root = op<a.b>(x: Value);\n  Chek(x);\n  erase root;\n}\n";
const { capabilities } = await request("initialize", {
  processId: process.pid,
  clientInfo: { name: "Visual Studio Code", version: "1.100.0" },
  locale: "en",
  rootPath: null,
  rootUri: null,
  workspaceFolders: null,
  trace: "off",
  initializationOptions: { includeDirs: [], compilationDatabases: [], payload: "" },
  capabilities: {
    general: { positionEncodings: ["utf-16"] },
    workspace: { configuration: true, didChangeWatchedFiles: { dynamicRegistration: true } },
    textDocument: { publishDiagnostics: { relatedInformation: true }, completion: { completionItem: { snippetSupport: true } } },
  },
});
assert.equal(capabilities.positionEncoding, "utf-16");
// The client is told; one that also asked would show each diagnostic twice.
assert.equal(capabilities.diagnosticProvider, undefined);
send({ method: "initialized", params: {} });
send({ method: "textDocument/didOpen", params: { textDocument: { uri, languageId: "pdll", version: 1, text } } });
const textDocument = { uri };
const symbols = await request("textDocument/documentSymbol", { textDocument });
assert.deepEqual(symbols.map((s) => s.name), ["Check", "Fold"]);
assert.deepEqual(published.map((p) => [p.uri, p.version, p.diagnostics.length]), [[uri, 1, 1]]);
const range = { start: { line: 3, character: 2 }, end: { line: 3, character: 2 } };
const actions = await request("textDocument/codeAction", { textDocument, range, context: { diagnostics: [] } });
assert.ok(actions.some((a) => a.title === "Change to `Check`"), JSON.stringify(actions));
const contentChanges = [{ range: { start: { line: 3, character: 2 }, end: { line: 3, character: 6 } }, text: "Check" }];
send({ method: "textDocument/didChange", params: { textDocument: { uri, version: 2 }, contentChanges } });
const position = { line: 3, character: 3 };
const [definition] = await request("textDocument/definition", { textDocument, position });
assert.deepEqual(definition.range.start, { line: 0, character: 11 });
assert.deepEqual(published.at(-1).diagnostics, []);
await request("shutdown");
send({ method: "exit" });
const status = await new Promise((resolve) => server.on("exit", resolve));
assert.equal(status, 0);
