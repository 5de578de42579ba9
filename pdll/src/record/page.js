"use strict";
// What the run did. A step is [came, pattern, root, reason, edits]; an edit is [line, after] of a line that
// goes and [line, after, depth, text] of one that comes. Lines never change, so a step can be done and
// undone.
const run = JSON.parse(byId("run").textContent);
const CAME = ["applied", "rewrite failed", "did not match", "applied in part", "unused, erased",
  "other change", "led to what is not legal"];
const ROW = 24;                       // pixels
const MOST = 20000;                   // lines of IR that are shown at once

function byId(id) { return document.getElementById(id); }
function make(tag, name, text) {
  const node = document.createElement(tag);
  if (name) node.className = name;
  if (text !== undefined) node.textContent = text;
  return node;
}

// Pieces of steps are read when they are needed.
const pieces = [];
function piece(number) {
  return pieces[number] ??= JSON.parse(byId("piece" + number).textContent);
}
function step(number) {
  return piece(Math.floor(number / run.inPiece))[number % run.inPiece];
}
function count(n) { return n.toLocaleString("en"); }
function indented(line) { return "  ".repeat(depths[line]) + texts[line]; }
function isBad(s) { return (s[0] >= 1 && s[0] <= 3) || s[0] === 6; }
function what(s) { return s[1] < 0 ? CAME[s[0]] : run.patterns[s[1]][0]; }

// The IR after so many steps: lines in a ring through 0, and the depth and text of each that was ever seen.
const next = [0], before = [0], depths = [0], texts = [""];
let at = 0;
function insert(line, after) {
  const then = next[after];
  next[after] = line; before[line] = after; next[line] = then; before[then] = line;
}
function remove(line) {
  next[before[line]] = next[line]; before[next[line]] = before[line];
}
function redo(edits) {
  for (const [line, after, depth, text] of edits) {
    if (text === undefined) { remove(line); continue; }
    depths[line] = depth; texts[line] = text;
    insert(line, after);
  }
}
function undo(edits) {
  for (let i = edits.length - 1; i >= 0; i--) {
    const [line, after, , text] = edits[i];
    if (text === undefined) insert(line, after); else remove(line);
  }
}
function goTo(number) {
  while (at < number) redo(step(at++)[4]);
  while (at > number) undo(step(--at)[4]);
}
function lines() {
  const all = [];
  for (let line = next[0]; line !== 0; line = next[line]) all.push(line);
  return all;
}
redo(run.begin);

// The list: only the rows in sight are there.
let shown = null;                     // numbers of the steps that are listed; null: all
let current = 0;
function listed() { return shown ? shown.length : run.steps; }
function stepAt(row) { return shown ? shown[row] : row; }
function rowOf(number) { return shown ? shown.indexOf(number) : number; }
function drawList() {
  const list = byId("list"), room = byId("room");
  room.style.height = listed() * ROW + "px";
  const first = Math.max(0, Math.floor(list.scrollTop / ROW) - 5);
  const last = Math.min(listed(), Math.ceil((list.scrollTop + list.clientHeight) / ROW) + 5);
  room.replaceChildren();
  for (let row = first; row < last; row++) {
    const number = stepAt(row), s = step(number);
    const node = make("div", "step" + (number === current ? " on" : ""));
    node.style.top = row * ROW + "px";
    node.append(make("span", "number", count(number + 1)));
    node.append(make("span", "what " + (isBad(s) ? "bad" : s[1] < 0 ? "quiet" : ""),
      what(s) + (isBad(s) ? " (" + CAME[s[0]] + ")" : "")));
    node.append(make("span", "root", s[2]));
    node.onclick = () => show(number);
    room.append(node);
  }
}

// One step: its lines before and after, and some around them.
function show(number) {
  if (run.steps === 0) { showIr(); return; }
  current = Math.max(0, Math.min(run.steps - 1, number));
  const s = step(current), title = byId("title");
  const name = `${count(current + 1)}. ${what(s)}`;
  title.replaceChildren(make("b", "", name), ` at ${s[2]}: ${CAME[s[0]]}`);
  const [pattern, place] = run.patterns[s[1]] ?? [];
  if (place && place !== pattern) title.append(` (${place})`);
  if (s[3]) title.append(make("div", "reason", s[3]));
  goTo(current);
  const old = lines();
  goTo(current + 1);
  drawDiff(old, lines(), s[4]);
  const row = rowOf(current), list = byId("list");
  if (row >= 0) {
    if (row * ROW < list.scrollTop) list.scrollTop = row * ROW;
    const below = (row + 1) * ROW - list.clientHeight;
    if (below > list.scrollTop) list.scrollTop = below;
  }
  drawList();
  location.replace("#" + (current + 1));
}
function drawDiff(old, now, edits) {
  const gone = new Set(), come = new Set();
  for (const [line, , , text] of edits) (text === undefined ? gone : come).add(line);
  // What has come and gone in one step was never to be seen.
  const rows = [];
  for (let i = 0, j = 0; i < old.length || j < now.length;) {
    if (i < old.length && gone.has(old[i])) rows.push(["go", old[i++]]);
    else if (j < now.length && come.has(now[j])) rows.push(["come", now[j++]]);
    else { rows.push(["", old[i++]]); j++; }
  }
  const around = Number(byId("around").value), near = new Uint8Array(rows.length);
  let reach = -1;
  rows.forEach(([kind], i) => { if (kind) reach = i + around; if (i <= reach) near[i] = 1; });
  reach = rows.length;
  for (let i = rows.length - 1; i >= 0; i--) {
    if (rows[i][0]) reach = i - around;
    if (i >= reach) near[i] = 1;
  }
  const diff = byId("diff"), out = [];
  let cut = 0;
  const flush = () => {
    if (cut) out.push(make("div", "cut", `  ... ${count(cut)} lines`));
    cut = 0;
  };
  rows.forEach(([kind, line], i) => {
    if (!near[i] || out.length > MOST) { cut++; return; }
    flush();
    out.push(make("div", kind, (kind === "come" ? "+ " : kind === "go" ? "- " : "  ") + indented(line)));
  });
  flush();
  if (!edits.length) out.unshift(make("div", "cut", "  nothing was changed"));
  diff.replaceChildren(...out);
  const first = diff.querySelector(".come, .go");
  if (first) diff.scrollTop = Math.max(0, first.offsetTop - diff.offsetTop - diff.clientHeight / 3);
}
function showIr() {
  byId("title").replaceChildren(make("b", "", "Nothing was done"));
  byId("diff").replaceChildren(...lines().slice(0, MOST).map(line => make("div", "", "  " + indented(line))));
}

// Search: in pieces, so that the page stays alive.
let searching = 0;
async function search() {
  const id = ++searching, query = byId("query").value.toLowerCase();
  const which = byId("which").value, pattern = byId("pattern").value, found = byId("found");
  if (!query && which === "" && pattern === "") {
    shown = null; found.textContent = ""; drawList(); return;
  }
  const result = [];
  for (let n = 0; n < run.steps; n++) {
    if (n % 5000 === 0) {
      found.textContent = `searching, ${count(result.length)} so far`;
      await new Promise(done => setTimeout(done));
      if (id !== searching) return;
    }
    const s = step(n);
    if (which !== "" && s[0] !== Number(which)) continue;
    if (pattern !== "" && s[1] !== Number(pattern)) continue;
    const hit = text => text.toLowerCase().includes(query);
    if (query && !hit(what(s)) && !hit(s[2]) && !hit(s[3]) && !s[4].some(e => e[3] && hit(e[3]))) continue;
    result.push(n);
  }
  shown = result;
  found.textContent = `${count(result.length)} of ${count(run.steps)} steps`;
  byId("list").scrollTop = 0;
  drawList();
  byId("list").dataset.searched = query;
  if (result.length) show(result[0]);
}
let typing;
byId("query").oninput = () => { clearTimeout(typing); typing = setTimeout(search, 200); };
byId("which").onchange = byId("pattern").onchange = search;
byId("around").onchange = () => show(current);
function move(by) {
  if (!shown) return show(current + by);
  const row = rowOf(current) + by;
  if (row >= 0 && row < shown.length) show(shown[row]);
}
byId("previous").onclick = () => move(-1);
byId("next").onclick = () => move(1);
byId("list").onscroll = drawList;
addEventListener("resize", drawList);
addEventListener("keydown", event => {
  if (event.target.tagName === "INPUT") return;
  const by = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1, PageDown: 20, PageUp: -20 }[event.key];
  if (by) { move(by); event.preventDefault(); }
});

// Patterns, as the profile counts them; a click lists the steps of one.
function drawProfile() {
  const head = ["pattern", "roots", "matches", "rewrites", "failures", "ms in rewrites", "ms in natives",
    "tests passed", "most roots lost"];
  const rows = run.profile ?? [];
  const row = make("tr");
  head.forEach((title, column) => {
    const cell = make("th", "", title);
    cell.onclick = () => {
      rows.sort((a, b) => column === 0 ? a[0].localeCompare(b[0]) : (b[column] ?? 0) - (a[column] ?? 0));
      drawProfile();
    };
    row.append(cell);
  });
  document.querySelector("#profile thead").replaceChildren(row);
  document.querySelector("#profile tbody").replaceChildren(...rows.map(p => {
    const row = make("tr"), lost = p[9];
    const title = make("td", "", p[0]);
    title.onclick = () => {
      byId("pattern").value = String(run.patterns.findIndex(q => q[0] === p[0]));
      tab("steps");
      search();
    };
    row.append(title);
    p.slice(1, 7).forEach(n => row.append(make("td", "", count(n))));
    row.append(make("td", "", `${p[8]} of ${p[7]}`));
    row.append(make("td", "", lost ? `${count(lost[1])} at test ${lost[0]}, ${lost[2]}` : ""));
    return row;
  }));
}
function tab(name) {
  for (const one of ["steps", "profile"]) {
    byId(one).hidden = one !== name;
    byId(one).style.display = one === name ? "" : "none";
    byId("tab-" + one).className = one === name ? "on" : "";
  }
  if (name === "steps") drawList();
}
byId("tab-steps").onclick = () => tab("steps");
byId("tab-profile").onclick = () => tab("profile");

const kinds = CAME.map((name, i) => new Option(`${name} (${count(run.came[i])})`, i));
byId("which").append(new Option("all steps", ""), ...kinds);
const titles = run.patterns.map(([title], i) => new Option(title, i));
byId("pattern").append(new Option("all patterns", ""), ...titles);
const summary = CAME.map((name, i) => run.came[i] ? `${count(run.came[i])} ${name}` : "").filter(Boolean);
byId("summary").textContent = summary.join(", ") || "no steps";
drawProfile();
tab("steps");
const wanted = /^#(\d+)$/.exec(location.hash);
show(wanted ? Number(wanted[1]) - 1 : 0);
document.body.dataset.ready = "yes";
