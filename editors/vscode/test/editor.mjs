// Starts a real editor without a screen (VS Code's server and web client), with the extension in it, and checks what
// it shows. The folder $PDLLC_EDITOR holds the editor: `npm install --ignore-scripts code-server@4.99.4
// puppeteer-core @sparticuz/chromium` in it, then in its node_modules/code-server/lib/vscode
// `npm install --ignore-scripts --omit=dev && npm rebuild @vscode/spdlog native-watchdog @parcel/watcher`.
// The program is $PDLLC, or the debug build of the repository. Exit status 0: all is as it should be.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const home = fileURLToPath(new URL("..", import.meta.url));
const program = path.resolve(process.env.PDLLC ?? path.join(home, "../../target/debug/pdllc"));
const editor = process.env.PDLLC_EDITOR;
if (!editor) {
  console.log("skipped: $PDLLC_EDITOR names no editor");
  process.exit(0);
}
const require = createRequire(path.resolve(editor, "package.json"));
const dir = mkdtempSync(path.join(tmpdir(), "pdllc-editor-"));
const folder = path.join(dir, "project");
const put = (name, text) => {
  mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
  writeFileSync(path.join(dir, name), text);
};
put("project/main.pdll", `#include "lib.pdll"
// Asks.
Constraint Check(v: Value);

Pattern Plain {
  let root = op<t.a>(x: Value);
  erase root;
}

Pattern Fold {
  let root = op<t.d>(x: Value);
  Chek(x);
  erase root;
}

Pattern Third {
  let root = op<t.c>(x: Value);
  Shared(x);
  erase root;
}
`);
put("project/lib.pdll", "Constraint Shared(v: Value) [{ return success(); }];\n");
put("project/main.mlir", '%0 = "t.x"() : () -> i32\n"t.a"(%0) : (i32) -> ()\n"t.b"(%0) : (i32) -> ()\n');
put("project/rules.td", "class Pat<dag a, dag b>;\ndef A;\ndef Rule : Pat<(A $x), (A $x)>;\n");
put("data/data/Machine/settings.json", JSON.stringify({ "pdllc.path": program, "security.workspace.trust.enabled": false }));
for (const file of ["package.json", "language-configuration.json", "dist"]) {
  cpSync(path.join(home, file), path.join(dir, "extensions/pdllc.pdllc-0.1.0", file), { recursive: true });
}
cpSync(path.join(home, "test/probe"), path.join(dir, "extensions/pdllc.probe-0.0.1"), { recursive: true });

const port = 20_000 + (process.pid % 20_000);
const seenFile = path.join(dir, "seen.json");
const main = path.join(editor, "node_modules/code-server/lib/vscode/out/server-main.js");
const server = spawn(process.execPath, [main, "--without-connection-token", "--accept-server-license-terms",
  "--disable-workspace-trust", "--host", "127.0.0.1", "--port", String(port), "--server-data-dir", path.join(dir, "data"),
  "--extensions-dir", path.join(dir, "extensions")],
  { env: { ...process.env, PDLLC_PROBE: seenFile }, stdio: ["ignore", "pipe", "pipe"] });
let said = "";
server.stdout.on("data", (text) => { said += text; });
server.stderr.on("data", (text) => { said += text; });
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
let browser;
try {
  for (let i = 0; i < 100 && !said.includes("Extension host agent started"); i++) await wait(100);
  const chromium = (await import(require.resolve("@sparticuz/chromium"))).default;
  const puppeteer = (await import(require.resolve("puppeteer-core"))).default;
  browser = await puppeteer.launch({ args: [...chromium.args, "--no-sandbox"], executablePath: await chromium.executablePath(), headless: "shell" });
  const page = await browser.newPage();
  page.on("console", (m) => { said += `[page] ${m.text()}\n`; });
  await page.goto(`http://127.0.0.1:${port}/?folder=${encodeURIComponent(folder)}`);
  for (let i = 0; i < 1200 && !existsSync(seenFile); i++) await wait(100);
  assert.ok(existsSync(seenFile), `nothing was seen in two minutes:\n${said}`);
  const seen = JSON.parse(readFileSync(seenFile, "utf8"));
  assert.equal(seen.error, undefined, JSON.stringify(seen, null, 1));
  console.log(JSON.stringify(seen, null, 1));
  assert.equal(seen.language, "pdll");
  assert.deepEqual(seen.diagnostics, ["error 0 11"]);
  assert.ok(seen.fixes.includes("Change to `Check`"));
  assert.deepEqual(seen.symbols, ["Check", "Plain", "Fold", "Third"]);
  assert.equal(seen.definition, "lib.pdll");
  assert.match(seen.hover, /\*\*Constraint\*\*: `Check`[^]*Asks\./);
  assert.ok(seen.lenses.includes("run on main.mlir") && seen.lenses.includes("explain"));
  assert.deepEqual(seen.completes, ["root", "let", "Check"]);
  assert.deepEqual(seen.renamed, ["lib.pdll:1", "main.pdll:1"]);
  assert.ok(seen.hints.length > 0 && seen.tokens && seen.formatted && seen.live && seen.explained);
  assert.deepEqual(seen.preview, ["Plain", 1, 1]);
  assert.deepEqual(seen.rules, ["Pat", "A", "Rule"]);
} finally {
  await browser?.close();
  server.kill();
  rmSync(dir, { recursive: true, force: true });
}
