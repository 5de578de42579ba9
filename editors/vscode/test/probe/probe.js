// Runs in the editor: uses what the extension offers on main.pdll, as a person would through the editor's own
// commands, and writes what it saw to $PDLLC_PROBE.
const vscode = require("vscode");
const { writeFileSync } = require("node:fs");
const path = require("node:path");

/** Waits until something is there; what it is. */
async function until(what, look) {
  for (let i = 0; i < 300; i++) {
    const found = await look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`there was no ${what} in 30 seconds`);
}

async function look(seen) {
  const run = vscode.commands.executeCommand;
  const folder = vscode.workspace.workspaceFolders[0].uri.fsPath;
  const uri = vscode.Uri.file(path.join(folder, "main.pdll"));
  const document = await vscode.workspace.openTextDocument(uri);
  const editor = await vscode.window.showTextDocument(document);
  const at = (text) => document.positionAt(document.getText().indexOf(text));
  const messages = () => vscode.languages.getDiagnostics(uri).map((d) => `${d.code} ${d.severity} ${d.range.start.line}`);
  const replace = async (from, to) => {
    const start = at(from);
    const edit = new vscode.WorkspaceEdit();
    edit.replace(uri, new vscode.Range(start, document.positionAt(document.offsetAt(start) + from.length)), to);
    await vscode.workspace.applyEdit(edit);
  };
  seen.language = document.languageId;
  seen.diagnostics = await until("diagnostic", () => messages().length && messages());
  const fixes = await run("vscode.executeCodeActionProvider", uri, new vscode.Range(at("Chek"), at("Chek")));
  const fix = fixes.find((f) => f.title === "Change to `Check`");
  seen.fixes = fixes.map((f) => f.title);
  await vscode.workspace.applyEdit(fix.edit);
  await until("end of the diagnostics", () => messages().length === 0);
  seen.symbols = (await run("vscode.executeDocumentSymbolProvider", uri)).map((s) => s.name);
  const [definition] = await run("vscode.executeDefinitionProvider", uri, at("Shared(x)"));
  seen.definition = path.basename((definition.targetUri ?? definition.uri).fsPath);
  const [hover] = await run("vscode.executeHoverProvider", uri, at("Check(x)"));
  seen.hover = hover.contents.map((c) => c.value).join("");
  const all = new vscode.Range(0, 0, document.lineCount, 0);
  seen.hints = (await run("vscode.executeInlayHintProvider", uri, all)).map((h) => h.label);
  seen.lenses = (await run("vscode.executeCodeLensProvider", uri)).map((l) => l.command?.title);
  const completions = await run("vscode.executeCompletionItemProvider", uri, at("erase root"));
  seen.completes = ["root", "let", "Check"].filter((w) => completions.items.some((i) => (i.label.label ?? i.label) === w));
  seen.tokens = (await run("vscode.provideDocumentSemanticTokens", uri)).data.length > 0;
  const rename = await run("vscode.executeDocumentRenameProvider", uri, at("Shared(x)"), "Common");
  seen.renamed = rename.entries().map(([file, edits]) => `${path.basename(file.fsPath)}:${edits.length}`).sort();
  await replace("Pattern Plain {", "Pattern   Plain{");
  const edits = await run("vscode.executeFormatDocumentProvider", uri, { tabSize: 2, insertSpaces: true });
  const formatted = new vscode.WorkspaceEdit();
  formatted.set(uri, edits);
  await vscode.workspace.applyEdit(formatted);
  seen.formatted = document.getText().includes("Pattern Plain {");
  editor.selection = new vscode.Selection(at("erase root"), at("erase root"));
  const effect = await run("pdllc.preview");
  seen.preview = [effect.pattern, effect.rewrites, effect.matched.length];
  const after = () => vscode.workspace.textDocuments.find((d) => d.uri.scheme === "pdllc" && d.uri.path === "/after.mlir");
  await until("panel", after);
  await replace("erase root", "replace root with op<t.live>");
  await until("live change of the panel", () => after().getText().includes("t.live"));
  seen.live = true;
  await run("pdllc.explain", uri.toString(), undefined, at("Plain"));
  const told = vscode.workspace.textDocuments.find((d) => d.uri.path === "/explain.txt");
  seen.explained = told?.getText().includes("matches and is applied");
  const rules = await vscode.workspace.openTextDocument(vscode.Uri.file(path.join(folder, "rules.td")));
  seen.rules = (await until("symbols of a TableGen file", async () => {
    const symbols = await run("vscode.executeDocumentSymbolProvider", rules.uri);
    return symbols?.length && symbols;
  })).map((s) => s.name);
}

exports.activate = async () => {
  const seen = { version: vscode.version };
  try {
    await look(seen);
  } catch (error) {
    seen.error = String(error.stack ?? error);
  }
  writeFileSync(process.env.PDLLC_PROBE, JSON.stringify(seen));
};
