import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import * as path from "node:path";
import * as vscode from "vscode";
import { LanguageClient, LanguageClientOptions, ServerOptions } from "vscode-languageclient/node";

let client: LanguageClient | undefined;

/** The program: as set, in the extension, or on PATH. */
function program(context: vscode.ExtensionContext): string {
  const set = vscode.workspace.getConfiguration("pdllc").get<string>("path");
  if (set) {
    return set;
  }
  const name = process.platform === "win32" ? "pdllc.exe" : "pdllc";
  const bundled = context.asAbsolutePath(path.join("bin", name));
  return existsSync(bundled) ? bundled : "pdllc";
}

async function start(context: vscode.ExtensionContext): Promise<void> {
  const settings = vscode.workspace.getConfiguration("pdllc");
  const command = program(context);
  const server: ServerOptions = { command, args: ["lsp", `--std=${settings.get<string>("std") ?? "pdllc"}`] };
  const options: LanguageClientOptions = {
    documentSelector: [{ language: "pdll" }],
    initializationOptions: {
      includeDirs: settings.get("includeDirs"),
      compilationDatabases: settings.get("compilationDatabases"),
      payload: settings.get("payload"),
    },
    synchronize: { configurationSection: "pdllc" },
  };
  client = new LanguageClient("pdllc", "PDLL", server, options);
  try {
    await client.start();
  } catch (error) {
    void vscode.window.showErrorMessage(`PDLL: \`${command} lsp\` could not be started (${String(error)}). ` +
      "Install pdllc, or set pdllc.path.");
  }
}

/** Texts that are shown but not files: what a document is compiled to, a payload before and after. */
class Shown implements vscode.TextDocumentContentProvider {
  private readonly changed = new vscode.EventEmitter<vscode.Uri>();
  readonly onDidChange = this.changed.event;
  private readonly texts = new Map<string, string>();

  provideTextDocumentContent(uri: vscode.Uri): string {
    return this.texts.get(uri.toString()) ?? "";
  }

  set(name: string, text: string): vscode.Uri {
    const uri = vscode.Uri.from({ scheme: "pdllc", path: "/" + name });
    this.texts.set(uri.toString(), text);
    this.changed.fire(uri);
    return uri;
  }
}

const shown = new Shown();

async function showOutput(uri: string, kind: string): Promise<void> {
  const answer = await client?.sendRequest<{ output: string } | null>("pdll/viewOutput", { uri, kind });
  const name = path.basename(vscode.Uri.parse(uri).fsPath, ".pdll");
  const target = shown.set(`${name}.${kind === "cpp" || kind === "rust" ? kind : "mlir"}`, answer?.output ?? "");
  await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(target), {
    viewColumn: vscode.ViewColumn.Beside,
    preserveFocus: true,
  });
}

/** Runs pdllc; its output, or what it has to say. */
function run(context: vscode.ExtensionContext, args: string[], cwd: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(program(context), args, { cwd, maxBuffer: 1 << 26, timeout: 30_000 }, (error, stdout, stderr) => {
      resolve(error ? stderr || error.message : stdout);
    });
  });
}

function folder(document: vscode.Uri): string {
  return vscode.workspace.getWorkspaceFolder(document)?.uri.fsPath ?? path.dirname(document.fsPath);
}

/** Shows the payload before and after the patterns of a document, side by side; again whenever that is saved. */
async function preview(context: vscode.ExtensionContext, document: vscode.Uri, payload?: string): Promise<void> {
  const set = payload ?? vscode.workspace.getConfiguration("pdllc").get<string>("payload");
  if (!set) {
    void vscode.window.showInformationMessage("PDLL: the setting pdllc.payload names the .mlir file to be rewritten.");
    return;
  }
  const cwd = folder(document);
  const [before, after] = await Promise.all([
    run(context, ["run", set], cwd),
    run(context, ["run", "-p", document.fsPath, set], cwd),
  ]);
  const name = path.basename(set, ".mlir");
  const left = shown.set(`${name}.before.mlir`, before);
  const right = shown.set(`${name}.after.mlir`, after);
  previewed = document;
  await vscode.commands.executeCommand("vscode.diff", left, right, `${name}: before and after`, {
    viewColumn: vscode.ViewColumn.Beside,
    preserveFocus: true,
    preview: true,
  });
}

/** The document whose effect is shown. */
let previewed: vscode.Uri | undefined;

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const output = vscode.window.createOutputChannel("PDLL runs");
  context.subscriptions.push(
    output,
    vscode.workspace.registerTextDocumentContentProvider("pdllc", shown),
    vscode.commands.registerCommand("pdllc.showOutput", showOutput),
    vscode.commands.registerCommand("pdllc.show", async () => {
      const document = vscode.window.activeTextEditor?.document;
      const kind = await vscode.window.showQuickPick(["pdl", "pdl-interp", "asm", "ast", "cpp", "rust"]);
      if (document && kind) {
        await showOutput(document.uri.toString(), kind);
      }
    }),
    vscode.commands.registerCommand("pdllc.preview", async () => {
      const document = vscode.window.activeTextEditor?.document;
      if (document) {
        await preview(context, document.uri);
      }
    }),
    vscode.commands.registerCommand("pdllc.run", (uri: string, payload: string) =>
      preview(context, vscode.Uri.parse(uri), payload)),
    vscode.commands.registerCommand("pdllc.restart", async () => {
      await client?.stop();
      await start(context);
    }),
    vscode.workspace.onDidSaveTextDocument(async (document) => {
      if (document.uri.toString() === previewed?.toString()) {
        await preview(context, document.uri);
      }
    }),
  );
  if (vscode.extensions.getExtension("llvm-vs-code-extensions.vscode-mlir")) {
    const mlir = vscode.workspace.getConfiguration("mlir");
    if (mlir.get("pdll_server_path") !== undefined && mlir.get("pdll_enable") !== false) {
      output.appendLine("The extension of MLIR serves PDLL too: both will answer.");
    }
  }
  await start(context);
}

export async function deactivate(): Promise<void> {
  await client?.stop();
}
