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
    documentSelector: [{ language: "pdll" }, { pattern: "**/*.td" }],
    initializationOptions: {
      includeDirs: settings.get("includeDirs"),
      compilationDatabases: settings.get("compilationDatabases"),
      payload: settings.get("payload"),
      projectReferences: settings.get("projectReferences"),
      inlayHints: { implied: settings.get("inlayHints.implied") },
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

/** Texts that are shown but not files: what a document is compiled to, an input before and after. */
class Shown implements vscode.TextDocumentContentProvider {
  private readonly changed = new vscode.EventEmitter<vscode.Uri>();
  readonly onDidChange = this.changed.event;
  private readonly texts = new Map<string, string>();

  provideTextDocumentContent(uri: vscode.Uri): string {
    return this.texts.get(uri.toString()) ?? "";
  }

  set(name: string, text: string): vscode.Uri {
    const uri = vscode.Uri.from({ scheme: "pdllc", path: "/" + name });
    if (this.texts.get(uri.toString()) !== text) {
      this.texts.set(uri.toString(), text);
      this.changed.fire(uri);
    }
    return uri;
  }
}

const shown = new Shown();

async function showBeside(target: vscode.Uri): Promise<void> {
  await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(target), {
    viewColumn: vscode.ViewColumn.Beside,
    preserveFocus: true,
  });
}

async function showOutput(uri: string, kind: string): Promise<void> {
  const answer = await client?.sendRequest<{ output: string } | null>("pdll/viewOutput", { uri, kind });
  const name = path.basename(vscode.Uri.parse(uri).fsPath, ".pdll");
  await showBeside(shown.set(`${name}.${kind === "cpp" || kind === "rust" ? kind : "mlir"}`, answer?.output ?? ""));
}

async function explain(uri: string, payload: string | undefined, position: Position): Promise<void> {
  const answer = await client?.sendRequest<{ pattern: string; output: string } | null>("pdll/explain", {
    uri,
    position,
    payload,
  });
  await showBeside(shown.set("explain.txt", answer?.output ?? ""));
}

interface Position {
  line: number;
  character: number;
}

/** What the server says of a pattern and an input. */
interface Effect {
  pattern: string;
  payload?: string;
  before?: string;
  after?: string;
  rewrites?: number;
  matched?: { start: Position; end: Position }[];
  message: string | null;
}

/** The panel that shows an input before and after the pattern under the cursor, live. */
class Preview {
  private document?: vscode.Uri;
  private payload?: string;
  private timer?: NodeJS.Timeout;
  /** Answers to older questions are not shown. */
  private asked = 0;
  private readonly lit = vscode.window.createTextEditorDecorationType({
    backgroundColor: new vscode.ThemeColor("editor.findMatchHighlightBackground"),
    isWholeLine: true,
  });
  private effect?: Effect;
  private readonly left = vscode.Uri.from({ scheme: "pdllc", path: "/before.mlir" });
  private readonly right = vscode.Uri.from({ scheme: "pdllc", path: "/after.mlir" });

  async open(document: vscode.Uri, position: Position, payload?: string): Promise<Effect | undefined> {
    this.document = document;
    this.payload = payload;
    const effect = await this.update(position);
    if (effect?.before === undefined) {
      void vscode.window.showInformationMessage(`PDLL: ${effect?.message ?? "there is no pattern here"}`);
      return effect;
    }
    await vscode.commands.executeCommand("vscode.diff", this.left, this.right, `${effect.pattern}: before and after`, {
      viewColumn: vscode.ViewColumn.Beside,
      preserveFocus: true,
      preview: false,
    });
    this.light();
    return effect;
  }

  /** Again, when there was a moment of quiet. */
  soon(document: vscode.Uri): void {
    if (document.toString() !== this.document?.toString()) {
      return;
    }
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const editor = vscode.window.visibleTextEditors.find((e) => e.document.uri.toString() === document.toString());
      if (editor) {
        void this.update(editor.selection.active);
      }
    }, 150);
  }

  /** Nobody looks at it any more. */
  closed(document: vscode.Uri): void {
    if (document.toString() === this.right.toString()) {
      this.document = undefined;
    }
  }

  /** Marks the operations at which the pattern matches. */
  light(): void {
    for (const editor of vscode.window.visibleTextEditors) {
      if (editor.document.uri.toString() === this.left.toString()) {
        const ranges = this.effect?.matched ?? [];
        editor.setDecorations(this.lit, ranges.map((r) =>
          new vscode.Range(r.start.line, r.start.character, r.end.line, r.end.character)));
      }
    }
  }

  private async update(at: Position): Promise<Effect | undefined> {
    const asked = ++this.asked;
    const position = { line: at.line, character: at.character };
    const effect = await client?.sendRequest<Effect | null>("pdll/preview", {
      uri: this.document?.toString(),
      position,
      payload: this.payload,
    });
    if (!effect || asked !== this.asked) {
      return undefined;
    }
    const note = effect.message ? `${effect.message.trimEnd().replace(/^/gm, "// ")}\n` : "";
    if (effect.before !== undefined && effect.after !== undefined) {
      this.effect = effect;
      shown.set("before.mlir", effect.before);
      shown.set("after.mlir", `${note}// ${effect.pattern}: ${effect.rewrites} rewrites\n${effect.after}`);
      this.light();
    } else {
      // What was there stays in sight while the text is broken.
      shown.set("after.mlir", `${note}${this.effect?.after ?? ""}`);
    }
    return effect;
  }
}

const preview = new Preview();

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
      const editor = vscode.window.activeTextEditor;
      return editor && preview.open(editor.document.uri, editor.selection.active);
    }),
    vscode.commands.registerCommand("pdllc.run", (uri: string, payload: string, position: Position) =>
      preview.open(vscode.Uri.parse(uri), position, payload)),
    vscode.commands.registerCommand("pdllc.explain", explain),
    vscode.commands.registerCommand("pdllc.showWhy", async (uri: string, range: { start: Position; end: Position }) => {
      const selection = new vscode.Range(range.start.line, range.start.character, range.end.line, range.end.character);
      await vscode.window.showTextDocument(vscode.Uri.parse(uri), { selection });
      await vscode.commands.executeCommand("editor.action.showHover");
    }),
    vscode.commands.registerCommand("pdllc.restart", async () => {
      await client?.stop();
      await start(context);
    }),
    vscode.workspace.onDidChangeTextDocument((e) => preview.soon(e.document.uri)),
    vscode.window.onDidChangeTextEditorSelection((e) => preview.soon(e.textEditor.document.uri)),
    vscode.window.onDidChangeVisibleTextEditors(() => preview.light()),
    vscode.workspace.onDidCloseTextDocument((document) => preview.closed(document.uri)),
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
