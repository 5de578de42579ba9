// Checks the grammar against the lexer: reads `{"texts": [{"name", "text", "tokens": [[kind, start, end], ...]}]}` on
// standard input (places in UTF-16 units) and tells which tokens have a scope of another kind. The expressions of
// the grammar are JavaScript's too, so that no engine of TextMate's is needed.
import { readFileSync } from "node:fs";

const grammar = JSON.parse(readFileSync(new URL("pdll.tmLanguage.json", import.meta.url), "utf8"));
const sticky = (source) => new RegExp(source, "y");

/** The rules of a list, with what they include in their place. */
function rules(list) {
  return list.flatMap((rule) => {
    if (!rule.include) return rule.patterns && !rule.begin ? rules(rule.patterns) : [rule];
    const name = rule.include.replace("#", "");
    return grammar.repository[name] ? rules([grammar.repository[name]]) : [];
  });
}

/** The scope of each character of a text. */
function scopes(text) {
  const out = new Array(text.length).fill("");
  const top = rules(grammar.patterns).map((r) => ({ ...r, start: sticky(r.match ?? r.begin) }));
  let at = 0;
  while (at < text.length) {
    const found = top.map((rule) => { rule.start.lastIndex = at; return [rule, rule.start.exec(text)]; }).find(([, m]) => m && m[0]);
    if (!found) { at += 1; continue; }
    const [rule, match] = found;
    let end = at + match[0].length;
    if (rule.begin) {
      const inner = rules(rule.patterns).filter((r) => r.match).map((r) => sticky(r.match));
      const last = new RegExp(rule.end, "ym");
      for (;;) {
        last.lastIndex = end;
        const close = last.exec(text);
        if (close || end >= text.length) { end += close ? close[0].length : 0; break; }
        const skip = inner.map((r) => { r.lastIndex = end; return r.exec(text); }).find((m) => m && m[0]);
        end += skip ? skip[0].length : 1;
      }
    }
    out.fill(rule.name ?? "", at, end);
    let from = at;
    for (const [i, capture] of Object.entries(rule.captures ?? {})) {
      if (match[i] === undefined || match[i] === "") continue;
      from = text.indexOf(match[i], from);
      out.fill(capture.name, from, from + match[i].length);
      from += match[i].length;
    }
    at = end;
  }
  return out;
}

const expected = {
  comment: /^comment\./, string: /^string\./, code: /^meta\.embedded/, directive: /^keyword\.control\.directive/,
  declaration: /^(keyword\.declaration|entity\.name)/, keyword: /^(keyword\.|support\.type|entity\.name)/, integer: /^(constant\.numeric|entity\.name\.type)/,
  word: /^(variable|entity|support|keyword\.other|keyword\.control)/, operator: /^keyword\.operator/,
  punctuation: /^punctuation/,
};

let wrong = 0;
for (const { name, text, tokens } of JSON.parse(readFileSync(0, "utf8")).texts) {
  const found = scopes(text);
  for (const [kind, start, end] of tokens) {
    for (let i = start; i < end; i++) {
      if (expected[kind].test(found[i])) continue;
      console.log(`${name}:${text.slice(0, start).split("\n").length}: \`${text.slice(start, end)}\` is a ${kind}, its scope is \`${found[i]}\``);
      wrong += 1;
      break;
    }
  }
}
process.exit(wrong ? 1 : 0);
