// swift-format-ignore-file
// Written by scripts/embed-page from Assets.

extension PageAsset {
  /// The style sheet.
  static let style = PageAsset(
    text: ##"""
:root{color-scheme:light dark;--bg:#FFFFFF;--fg:#1A1A1A;--soft:#595959;--line:#D8DCE0;
--panel:#F6F7F9;--pass:#1F7EAD;--fail:#D44211;--known:#4C2600;--focus:#1F7EAD;
--d1:#FDE0D2;--d2:#FBB99F;--d3:#F08A66;--d4:#D9552F;--d5:#A32A0B;--d6:#5F1200;
--t1:#000000;--t2:#000000;--t3:#000000;--t4:#000000;--t5:#FFFFFF;--t6:#FFFFFF;
--screen:#D4D8DC;--window:#FFFFFF;--safe:#E3EEF5;--bar:#D9DDE1;--bar-line:#9AA0A6;
--keyboard:#B9BEC5;--key:#FFFFFF;--ink:#1A1A1A;--halo:#FFFFFF;--bezel:#2B2B2B}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){--bg:#0D1117;--fg:#E6E8EB;--soft:#B4BAC2;
--line:#30363D;--panel:#161B22;--pass:#268BD9;--fail:#EE2B58;--known:#FFA31A;
--focus:#268BD9;--d1:#5F1200;--d2:#A32A0B;--d3:#D9552F;--d4:#F08A66;--d5:#FBB99F;
--d6:#FDE0D2;--t1:#FFFFFF;--t2:#FFFFFF;--t3:#000000;--t4:#000000;--t5:#000000;--t6:#000000;
--screen:#05070A;--window:#0D1117;--safe:#12283A;--bar:#262C34;--bar-line:#4A525C;
--keyboard:#2A3038;--key:#3A424C;--ink:#E6E8EB;--halo:#0D1117;--bezel:#6B737D}}
:root[data-theme=dark]{color-scheme:dark;--bg:#0D1117;--fg:#E6E8EB;--soft:#B4BAC2;
--line:#30363D;--panel:#161B22;--pass:#268BD9;--fail:#EE2B58;--known:#FFA31A;
--focus:#268BD9;--d1:#5F1200;--d2:#A32A0B;--d3:#D9552F;--d4:#F08A66;--d5:#FBB99F;
--d6:#FDE0D2;--t1:#FFFFFF;--t2:#FFFFFF;--t3:#000000;--t4:#000000;--t5:#000000;--t6:#000000;
--screen:#05070A;--window:#0D1117;--safe:#12283A;--bar:#262C34;--bar-line:#4A525C;
--keyboard:#2A3038;--key:#3A424C;--ink:#E6E8EB;--halo:#0D1117;--bezel:#6B737D}
:root[data-theme=light]{color-scheme:light}

*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--fg);
font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
header,main,footer,nav{max-width:76rem;margin-inline:auto;padding-inline:1.25rem}
h1{font-size:1rem;font-weight:600;color:var(--soft);margin:1.75rem 0 .25rem}
h2{font-size:1.35rem;margin:2.75rem 0 .5rem;line-height:1.25}
h3{font-size:1.05rem;margin:1.75rem 0 .5rem}
h3 code{font-size:1em}
p{margin:.5rem 0;max-width:60rem}
code{font:.875em ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
.skip{position:absolute;inset-inline-start:-99rem}
.skip:focus{position:static;display:inline-block;padding:.5rem}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.verdict{font-size:1.35rem;line-height:1.35;margin:0}
.verdict strong{margin-inline-end:.35em}
.pass{color:var(--pass)}.fail{color:var(--fail)}
.counts{display:flex;flex-wrap:wrap;gap:.25rem 2.5rem;margin:1rem 0 0}
.counts div{display:flex;flex-direction:column-reverse}
.counts dt{color:var(--soft);font-size:.875rem}
.counts dd{margin:0;font-size:1.35rem;font-weight:600;font-variant-numeric:tabular-nums}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;padding:.75rem 0;
margin:1rem 0 0;border-block:1px solid var(--line)}
a{color:var(--pass)}
.facts{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem;margin:0}
.facts dt{color:var(--soft)}
.facts dd{margin:0;min-width:0;overflow-wrap:anywhere}
@media (max-width:36rem){.facts{grid-template-columns:1fr}.facts dd{margin-bottom:.4rem}}
footer{margin-top:3rem;padding-block:1rem 2rem;color:var(--soft);font-size:.875rem;
border-top:1px solid var(--line)}

.scroll{overflow:auto;max-height:85vh;margin:.75rem 0 1.5rem;border:1px solid var(--line);
border-radius:8px}
table{border-collapse:separate;border-spacing:0;width:100%;font-size:.9rem;
font-variant-numeric:tabular-nums}
caption{text-align:start;padding:.6rem .75rem;color:var(--soft)}
caption span{position:sticky;inset-inline-start:.75rem;display:inline-block;
max-width:calc(100vw - 4.5rem)}
th,td{padding:.35rem .75rem;text-align:start;border-top:1px solid var(--line);
background:var(--bg);vertical-align:baseline}
td.n,th.n{text-align:end;white-space:nowrap}
thead th{position:sticky;top:0;z-index:1;background:var(--panel);font-weight:600;
vertical-align:bottom;white-space:nowrap}
thead th.wrap{white-space:normal}
th:first-child{position:sticky;inset-inline-start:0;z-index:1;font-weight:500;
border-inline-end:1px solid var(--line);min-width:9rem;max-width:26rem}
thead th:first-child{z-index:2}
td.status{white-space:nowrap;font-weight:600}
.none{color:var(--soft)}
td.d0{color:var(--pass)}
td.d1{background:var(--d1);color:var(--t1)}td.d2{background:var(--d2);color:var(--t2)}
td.d3{background:var(--d3);color:var(--t3)}td.d4{background:var(--d4);color:var(--t4)}
td.d5{background:var(--d5);color:var(--t5)}td.d6{background:var(--d6);color:var(--t6)}
summary{cursor:pointer;padding:.4rem 0;font-weight:600}

.examples{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(34rem,100%),1fr));
gap:1rem}
figure{margin:0;display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start;
border:1px solid var(--line);border-radius:8px;padding:1rem;break-inside:avoid}
figcaption{flex:1 1 14rem;min-width:0}
figcaption .facts{font-size:.9rem;grid-template-columns:1fr;margin-top:.5rem}
figcaption .facts dd{margin-bottom:.35rem}
figcaption p{margin:0}
.command{display:block;padding:.4rem .5rem;background:var(--panel);border-radius:4px;
user-select:all}

.scene{flex:none;max-width:100%;height:auto}
.scene .bezel{fill:var(--bezel)}.scene .screen{fill:var(--screen)}
.scene .window{fill:var(--window)}.scene .safe-area{fill:var(--safe)}
.scene .bar{fill:var(--bar);stroke:var(--bar-line)}.scene .view{stroke:var(--soft)}
.scene .keyboard{fill:var(--keyboard)}.scene .key-ink{fill:var(--key)}
.scene .floating{stroke:var(--soft)}
.scene .hidden-ink{fill:var(--fail)}.scene .gap-ink{fill:var(--known)}
.scene .line-expected{stroke:var(--pass)}.scene .line-actual{stroke:var(--fail)}
.scene .text-expected{fill:var(--pass)}.scene .text-actual{fill:var(--fail)}
.scene .label{fill:var(--ink);stroke:var(--halo)}.scene .strong{font-weight:700}
@media (forced-colors:active){.scene{forced-color-adjust:none}}

.soft{color:var(--soft)}
[data-scripts] .static:not([data-live=strategies]),.static[hidden]{display:none}
button,select,input{font:inherit;color:inherit;background:var(--bg);border:1px solid var(--soft);
border-radius:6px;padding:.25rem .6rem;min-height:2rem;max-width:100%}
button{cursor:pointer}
button:hover{background:var(--panel)}
button:disabled{color:var(--soft);cursor:default}
input[aria-invalid=true]{border-color:var(--fail)}
html{scroll-padding-top:4rem}
#search{position:sticky;top:0;z-index:3;max-width:76rem;margin-inline:auto;
padding:.5rem 1.25rem;background:var(--bg)}
#bar{max-width:76rem;margin-inline:auto;padding:0 1.25rem;border-bottom:1px solid var(--line)}
#search,.adding,.choices,.adder,.chips,.saved{display:flex;flex-wrap:wrap;gap:.4rem;
align-items:center}
#bar p{margin:.25rem 0;font-size:.9rem}
#bar p:empty{display:none}
#query{flex:1 1 16rem;min-width:0;font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
.chips,.saved{list-style:none;margin:.25rem 0;padding:0;font-size:.9rem}
.chips:empty{display:none}
.chips li{display:flex;align-items:center;gap:.25rem;border:1px solid var(--soft);
border-radius:1rem;padding-inline-start:.6rem}
.chips button{border:0;min-height:1.75rem;min-width:1.75rem;border-radius:1rem}
.saved{gap:.25rem 1rem}
.saved a{display:inline-block;padding:.2rem 0}
.adding{justify-content:space-between;font-size:.9rem}
*>.adder,.choice{min-width:0;max-width:100%}
.adder select,.choice select{min-width:0;max-width:min(22rem,100%)}
.choices{margin:.75rem 0;gap:.5rem 1.25rem}
.choice{display:inline-flex;flex-wrap:wrap;gap:.4rem;align-items:center;max-width:100%}
.choice span{color:var(--soft)}
.rules{list-style:none;padding:0;margin:0}
.rule{display:flex;gap:1rem;align-items:flex-start;padding:.75rem;border:1px solid var(--line);
border-radius:8px;margin-bottom:.75rem;break-inside:avoid}
.rule>div{min-width:0;flex:1}
.rule h3{margin:0}
.rule p{margin:.25rem 0}
.picture{flex:none}
.copyable{display:flex;flex-wrap:wrap;gap:.4rem;align-items:center}
.copyable .command{flex:0 1 auto;min-width:0}
.copied{font-size:.9rem;color:var(--soft)}
.grid .cell{display:inline-block;min-width:100%;color:inherit;text-decoration:none}
.grid a.cell:hover{text-decoration:underline}
.excluded{position:relative;background:repeating-linear-gradient(45deg,var(--panel) 0 4px,var(--line) 4px 5px)}
.unseen{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden;
white-space:nowrap}
tr[aria-current=true] th{box-shadow:inset 3px 0 var(--focus)}
.pager{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center}
.pictures{display:grid;grid-template-columns:repeat(auto-fill,minmax(10rem,1fr));gap:1rem;
list-style:none;padding:0}
.pictures p{margin:0;font-size:.85rem}
.facet{margin-bottom:1rem}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(22rem,100%),1fr));gap:1rem}
.scenarios,.told,.steps{padding-inline-start:1.25rem;margin:.25rem 0}
.told{padding:0;list-style:none}
.told code{white-space:pre-wrap}
.steps [aria-current]{font-weight:700}
#scenario{max-width:76rem;margin-inline:auto;padding-inline:1.25rem}
#scenario figure{margin-block:1rem}
dialog{max-width:min(46rem,92vw);color:var(--fg);background:var(--bg);
border:1px solid var(--soft);border-radius:8px}
dialog::backdrop{background:rgb(0 0 0/.5)}
kbd{border:1px solid var(--soft);border-radius:4px;padding:0 .3rem}
.scene .bar-line{stroke:var(--bar-line)}.scene .view,.scene .floating{fill:none}
.scene .label{paint-order:stroke;stroke-linejoin:round}
.scene .ruler{stroke:var(--soft)}.scene .text-ruler{fill:var(--fg)}
.scene text{font-family:system-ui,sans-serif}
@media (prefers-contrast:more){:root{--soft:var(--fg);--line:var(--fg)}}
@media (forced-colors:active){td.d1,td.d2,td.d3,td.d4,td.d5,td.d6{border:1px solid}}
@media (max-width:36rem){.rule{flex-direction:column}#search{position:static}}

@media print{:root{--bg:#FFFFFF;--fg:#000000;--soft:#404040;--line:#A0A0A0;--panel:#FFFFFF;
--pass:#1F7EAD;--fail:#D44211;--known:#4C2600;--screen:#D4D8DC;--window:#FFFFFF;
--safe:#E3EEF5;--bar:#D9DDE1;--bar-line:#9AA0A6;--keyboard:#B9BEC5;--key:#FFFFFF;
--ink:#1A1A1A;--halo:#FFFFFF;--bezel:#2B2B2B}
body{font-size:10pt}nav,.skip,#search,#bar,.live,dialog{display:none}[data-scripts] .static.static{display:block}.scroll{overflow:visible;max-height:none}
thead th,th:first-child{position:static}table{font-size:8pt}
th,td{padding:.15rem .3rem}td[class]{background:none;color:#000000}
tr{break-inside:avoid}h2,h3{break-after:avoid}
details::details-content{content-visibility:visible;block-size:auto}}
"""##)

  /// The scripts, as one.
  static let script = PageAsset(
    text: ##"""
document.documentElement.dataset.scripts = "on";
document.addEventListener("DOMContentLoaded", () => {
"use strict";
try {
// Elements from text that may contain anything: nothing here reads markup.

const SVG = 'http://www.w3.org/2000/svg';

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.flat(Infinity).filter(child => child !== null && child !== undefined));
  return element;
}

function h(name, attributes, ...children) {
  return fill(document.createElement(name), attributes, children);
}

function s(name, attributes, ...children) {
  return fill(document.createElementNS(SVG, name), attributes, children);
}

function code(text) { return h('code', {}, h('bdi', {}, text)); }

// A choice of one of some values; options are [value, text].
function choice(id, label, options, value, onchange) {
  const select = h('select', { id, onchange: event => onchange(event.target.value) },
    options.map(([option, text]) => h('option', { value: option }, text)));
  select.value = value;
  return h('label', { class: 'choice', for: id }, h('span', {}, label), select);
}

function grouped(number) { return String(Math.round(number)).replace(/\B(?=(\d{3})+$)/g, ','); }

// A share in percent, never rounded to all or none.
function percent(part, whole) {
  if (whole <= 0) return '–';
  if (part <= 0) return '0 %';
  if (part >= whole) return '100 %';
  const tenths = Math.round(part / whole * 1000);
  if (tenths === 0) return '<0.1 %';
  return `${(Math.min(tenths, 999) / 10).toFixed(1)} %`;
}

// How dense failures are, for a cell's colour: 0 for none, 6 for nearly all.
function density(exact, judged) {
  if (exact >= judged) return 0;
  const tenths = Math.min(999, Math.max(1, Math.round(exact / judged * 1000)));
  return Math.min(6, 1 + Math.floor((1000 - tenths) * 6 / 1000));
}

function points(length) { return String(Math.round(length * 100) / 100); }

// A text that a button copies.
function copyable(text, label) {
  const status = h('span', { role: 'status', class: 'copied' });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      status.textContent = 'copied';
    } catch {
      status.textContent = 'select the text and copy it';
    }
  };
  return h('span', { class: 'copyable' }, h('code', { class: 'command' }, text),
    h('button', { type: 'button', onclick: copy, 'aria-label': label ?? `Copy: ${text}` }, 'Copy'),
    status);
}

// A word of a shell.
function shellWord(text) {
  return /^[A-Za-z0-9.+=@/_-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
// Decision diagrams: how many scenarios have which value, without looking at any of them.
// The bytes are those of CompactDiagrams; a child is a node's number, or ~t for a terminal t.

// Nodes as they come, children before parents: each asks for a parameter, and has runs of levels
// with the same child, each with its end.
class NodeList {
  constructor() {
    this.parameters = [];
    this.first = [0];
    this.runs = 0;
    this.ends = new Uint16Array(1 << 16);
    this.children = new Int32Array(1 << 16);
  }

  // Adds a node and returns its number.
  add(parameter, ends, children, count) {
    if (this.runs + count > this.ends.length) {
      this.ends = NodeList.grown(this.ends);
      this.children = NodeList.grown(this.children);
    }
    for (let run = 0; run < count; run++, this.runs++) {
      this.ends[this.runs] = ends[run];
      this.children[this.runs] = children[run];
    }
    this.first.push(this.runs);
    return this.parameters.push(parameter) - 1;
  }

  static grown(array) {
    const wider = new array.constructor(array.length * 2);
    wider.set(array);
    return wider;
  }
}

class Diagrams {
  constructor(list, sizes) {
    this.sizes = sizes;
    this.parameters = Uint8Array.from(list.parameters);
    this.first = Int32Array.from(list.first);
    this.ends = list.ends.subarray(0, list.runs);
    this.children = list.children.subarray(0, list.runs);
    // The last walk that met a node, and the number of walks.
    this.seen = new Int32Array(this.parameters.length);
    this.walks = 0;
  }

  // Reads the text of a page: the bytes of CompactDiagrams in Base64.
  static read(text, sizes) {
    const bytes = atob(text), list = new NodeList();
    let at = 0;
    const number = () => {
      let byte = bytes.charCodeAt(at++), value = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes.charCodeAt(at++);
        value |= (byte & 127) << shift;
      }
      return value;
    };
    for (let parameter = sizes.length - 1; parameter >= 0; parameter--) {
      const size = sizes[parameter], row = new Int32Array(size);
      const ends = new Uint16Array(size), children = new Int32Array(size);
      for (let nodes = number(); nodes > 0; nodes--) {
        for (let level = 0; level < size;) {
          const token = number(), end = level + (token >> 1) + 1;
          if (token & 1) {
            const code = number();
            const last = Math.max(row[level], 0), step = code >> 1;
            const child = code & 1 ? ~step : last + (step & 1 ? -(step + 1) >> 1 : step >> 1);
            while (level < end) row[level++] = child;
          }
          level = end;
        }
        let count = 0;
        for (let level = 0; level < size; count++) {
          const child = row[level];
          while (level < size && row[level] === child) level++;
          ends[count] = level;
          children[count] = child;
        }
        list.add(parameter, ends, children, count);
      }
    }
    return new Diagrams(list, sizes);
  }

  static root(code) { return code & 1 ? ~(code >> 1) : code >> 1; }

  parameter(diagram) { return diagram < 0 ? this.sizes.length : this.parameters[diagram]; }

  // The nodes behind a root that ask for parameters up to the last, children before parents.
  nodes(root, last = this.sizes.length) {
    const { first, children, parameters, seen } = this, walk = ++this.walks;
    const nodes = this.parameter(root) <= last && root >= 0 ? [root] : [];
    for (let next = 0; next < nodes.length; next++) {
      for (let run = first[nodes[next]]; run < first[nodes[next] + 1]; run++) {
        const child = children[run];
        if (child < 0 || seen[child] === walk || parameters[child] > last) continue;
        seen[child] = walk;
        nodes.push(child);
      }
    }
    return Int32Array.from(nodes).sort();
  }

  value(root, levels) {
    let diagram = root;
    while (diagram >= 0) {
      const level = levels[this.parameters[diagram]];
      let run = this.first[diagram];
      while (this.ends[run] <= level) run++;
      diagram = this.children[run];
    }
    return ~diagram;
  }

  // Diagrams in which scenarios have their value where a filter's value is kept, and 0 elsewhere:
  // each root comes with that of its filter, which is one of other diagrams.
  restricted(pairs, filters, keeps) {
    const list = new NodeList(), known = new Map(), none = ~0;
    const walk = (x, y) => {
      if (x === none || (y < 0 && !keeps(~y))) return none;
      if (x < 0 && y < 0) return x;
      const key = Diagrams.key(x, y), found = known.get(key);
      if (found !== undefined) return found;
      const ends = [], children = [];
      const parameter = this.eachRun(x, filters, y, (begin, end, u, v) => {
        const child = walk(u, v);
        if (child === children.at(-1)) ends.pop();
        else children.push(child);
        ends.push(end);
      });
      const result = children.length === 1
        ? children[0] : list.add(parameter, ends, children, children.length);
      known.set(key, result);
      return result;
    };
    const roots = pairs.map(([root, filter]) => walk(root, filter));
    return { diagrams: new Diagrams(list, this.sizes), roots };
  }

  // The number of a pair of diagrams.
  static key(x, y) { return (x + 4096) * 16777216 + y + 4096; }

  // Calls a function for each run of levels on which a diagram and another one both keep their
  // children, and returns the parameter that they ask for first.
  eachRun(x, other, y, visit) {
    const parameter = Math.min(this.parameter(x), other.parameter(y)), size = this.sizes[parameter];
    const asksX = this.parameter(x) === parameter, asksY = other.parameter(y) === parameter;
    let i = asksX ? this.first[x] : 0, j = asksY ? other.first[y] : 0;
    for (let begin = 0; begin < size;) {
      const end = Math.min(asksX ? this.ends[i] : size, asksY ? other.ends[j] : size);
      visit(begin, end, asksX ? this.children[i] : x, asksY ? other.children[j] : y);
      begin = end;
      if (asksX && this.ends[i] === end) i++;
      if (asksY && other.ends[j] === end) j++;
    }
    return parameter;
  }

  // How many allowed scenarios have which pair of values: `bin` gives a pair's bin, or -1.
  tallyPairs(a, b, query, bins, bin) {
    const weights = new Weights(this.sizes, query), known = new Map();
    const walk = (x, y) => {
      if (x < 0 && y < 0) {
        const counts = new Float64Array(bins), place = bin(~x, ~y);
        if (place >= 0) counts[place] = 1;
        return counts;
      }
      const key = Diagrams.key(x, y), found = known.get(key);
      if (found) return found;
      const counts = new Float64Array(bins);
      const parameter = Math.min(this.parameter(x), this.parameter(y));
      this.eachRun(x, this, y, (begin, end, u, v) => {
        const next = Math.min(this.parameter(u), this.parameter(v));
        const share = weights.between(parameter, begin, end) * weights.skip(parameter + 1, next);
        if (share > 0) walk(u, v).forEach((count, k) => { counts[k] += share * count; });
      });
      known.set(key, counts);
      return counts;
    };
    const counts = walk(a, b);
    const share = weights.skip(0, Math.min(this.parameter(a), this.parameter(b)));
    return counts.map(count => count * share);
  }
}
// Sums over decision diagrams: what a query counts.

// What a query allows, ready for sums; parameters that are told apart count once.
class Weights {
  constructor(sizes, query, apart = []) {
    this.query = query;
    this.wide = sizes.length + 1;
    this.sums = sizes.map((size, parameter) => {
      const sums = new Int32Array(size + 1);
      for (let level = 0; level < size; level++) {
        sums[level + 1] = sums[level] + (query[parameter][level] ? 1 : 0);
      }
      return sums;
    });
    this.skips = new Float64Array(this.wide * this.wide);
    for (let from = 0; from < this.wide; from++) {
      let product = 1;
      for (let to = from; to < this.wide; to++) {
        this.skips[from * this.wide + to] = product;
        if (to < sizes.length && !apart.includes(to)) product *= this.sums[to][sizes[to]];
      }
    }
  }

  allows(parameter, level) { return this.query[parameter][level]; }
  between(parameter, from, to) { return this.sums[parameter][to] - this.sums[parameter][from]; }
  skip(from, to) { return this.skips[from * this.wide + to]; }
}

// Counts of the allowed scenarios by what their values are sorted into: `bin` gives a value's
// bins. One pass over the nodes of some roots, or of all.
class Tally {
  constructor(diagrams, query, bins, bin, root = null) {
    this.diagrams = diagrams;
    this.query = query;
    this.bins = bins;
    this.bin = bin;
    this.known = [];
    this.places = new Int32Array(diagrams.parameters.length);
    this.constants = new Map();
    this.totals = new Float64Array(diagrams.parameters.length * bins);
    const weights = new Weights(diagrams.sizes, query);
    if (root === null) {
      for (let node = 0; node < diagrams.parameters.length; node++) this.sum(node, weights);
    } else {
      for (const node of diagrams.nodes(root)) this.sum(node, weights);
    }
    this.weights = weights;
  }

  sum(node, weights) {
    const { first, ends, children, parameters } = this.diagrams, { bins, totals } = this;
    const parameter = parameters[node], target = node * bins, sums = weights.sums[parameter];
    const skips = weights.skips, from = (parameter + 1) * weights.wide, last = weights.wide - 1;
    for (let run = first[node], before = 0; run < first[node + 1]; run++) {
      const child = children[run], after = sums[ends[run]];
      const factor = after - before;
      before = after;
      if (factor === 0) continue;
      if (child < 0) {
        const share = factor * skips[from + last];
        for (const place of this.binsOf(child)) totals[target + place] += share;
      } else {
        const share = factor * skips[from + parameters[child]], start = child * bins;
        for (let k = 0; k < bins; k++) totals[target + k] += share * totals[start + k];
      }
    }
  }

  // The bins of a terminal.
  binsOf(diagram) { return this.known[~diagram] ??= this.bin(~diagram); }

  // Its counts.
  constant(diagram) {
    let counts = this.constants.get(diagram);
    if (!counts) {
      counts = new Float64Array(this.bins);
      for (const place of this.binsOf(diagram)) counts[place] = 1;
      this.constants.set(diagram, counts);
    }
    return counts;
  }

  // The counts of what is below a diagram.
  below(diagram) {
    if (diagram < 0) return this.constant(diagram);
    return this.totals.subarray(diagram * this.bins, (diagram + 1) * this.bins);
  }

  count(root) {
    const share = this.weights.skip(0, this.diagrams.parameter(root));
    return this.below(root).map(count => count * share);
  }

  // The counts of some bins for each level of parameter b, and before it of parameter a < b unless
  // that is -1.
  pivot(root, a, b, wanted) {
    const { diagrams, bins, totals } = this, { first, ends, children, parameters, sizes } = diagrams;
    const weights = new Weights(sizes, this.query, [a, b]);
    const wide = a < 0 ? 1 : sizes[a], size = sizes[b], kinds = wanted.length;
    // How the counts change from one level of b to the next, for each bin and level of a.
    const changes = new Float64Array((size + 1) * kinds * wide);
    // How many scenarios reach a node, for each level of a; only the first counts before a is known.
    const nodes = diagrams.nodes(root, b), masses = new Float64Array(nodes.length * wide);
    const row = new Float64Array(wide), place = node => this.places[node] * wide;
    nodes.forEach((node, index) => { this.places[node] = index; });
    // Adds masses of a's levels from low to high to what a child stands for, all before `from` known.
    const deliver = (child, from, factor, source, offset, low, high) => {
      const parameter = diagrams.parameter(child), share = factor * weights.skip(from, parameter);
      if (parameter > b) {
        add(child, 0, size, share, source, offset, low, high);
        return;
      }
      const target = place(child);
      for (let i = low; i < high; i++) masses[target + i] += source[offset + i] * share;
    };
    // The same for a child below b and the levels of b from begin to end.
    const add = (child, begin, end, share, source, offset, low, high) => {
      const counts = child < 0 ? this.constant(child) : totals, start = child < 0 ? 0 : child * bins;
      for (let k = 0; k < kinds; k++) {
        const count = counts[start + wanted[k]] * share;
        if (count === 0) continue;
        const up = (begin * kinds + k) * wide, down = (end * kinds + k) * wide;
        for (let i = low; i < high; i++) {
          const mass = source[offset + i] * count;
          changes[up + i] += mass;
          changes[down + i] -= mass;
        }
      }
    };
    // The same before a is known.
    const descend = (child, from, mass) => {
      const parameter = diagrams.parameter(child);
      if (parameter <= a) masses[place(child)] += mass * weights.skip(from, parameter);
      else split(child, from, 0, wide, mass);
    };
    // Tells the levels of a from begin to end apart, which have the same child.
    const split = (child, from, begin, end, mass) => {
      for (let i = begin; i < end; i++) row[i] = weights.allows(a, i) ? mass : 0;
      deliver(child, from, 1, row, 0, begin, end);
    };
    row[0] = 1;
    if (a < 0) deliver(root, 0, 1, row, 0, 0, 1);
    else descend(root, 0, 1);
    for (let index = nodes.length - 1; index >= 0; index--) {
      const node = nodes[index], parameter = parameters[node], offset = index * wide;
      for (let run = first[node], level = 0; run < first[node + 1]; run++) {
        const end = ends[run], child = children[run];
        if (parameter === b) {
          const share = weights.skip(b + 1, diagrams.parameter(child));
          add(child, level, end, share, masses, offset, 0, wide);
        } else if (parameter === a) split(child, a + 1, level, end, masses[offset]);
        else {
          const factor = weights.between(parameter, level, end);
          if (factor > 0 && parameter < a) descend(child, parameter + 1, masses[offset] * factor);
          else if (factor > 0) deliver(child, parameter + 1, factor, masses, offset, 0, wide);
        }
        level = end;
      }
    }
    return this.summed(changes, wide, kinds, level => weights.allows(b, level));
  }

  // Counts for each level of a, level of b and kind, from their changes along b.
  summed(changes, wide, kinds, allows) {
    const size = changes.length / (wide * kinds) - 1, result = new Float64Array(wide * size * kinds);
    for (let i = 0; i < wide; i++) {
      for (let k = 0; k < kinds; k++) {
        for (let level = 0, count = 0; level < size; level++) {
          count += changes[(level * kinds + k) * wide + i];
          if (allows(level)) result[(i * size + level) * kinds + k] = count;
        }
      }
    }
    return result;
  }

  // Allowed scenarios that count for a bin, in order, `limit` of them after the first `start`.
  list(root, bin, start, limit) {
    const { diagrams, weights } = this, { first, ends, children, sizes } = diagrams;
    const found = [], levels = [];
    let skipped = 0;
    const walk = (diagram, parameter) => {
      if (found.length >= limit) return;
      const whole = this.below(diagram)[bin] * weights.skip(parameter, diagrams.parameter(diagram));
      if (whole === 0) return;
      if (skipped + whole <= start) {
        skipped += whole;
        return;
      }
      if (parameter === sizes.length) {
        found.push(levels.slice());
        return;
      }
      const asks = diagrams.parameter(diagram) === parameter;
      let run = asks ? first[diagram] : 0;
      for (let level = 0; level < sizes[parameter]; level++) {
        if (asks) while (ends[run] <= level) run++;
        if (!weights.allows(parameter, level)) continue;
        levels.push(level);
        walk(asks ? children[run] : diagram, parameter + 1);
        levels.pop();
      }
    };
    walk(root, 0);
    return found;
  }
}
// The query language of `--where`, with words of the page's own: status, edge, delta, rule, is, diff,
// and ordered comparisons of levels that begin with a number.

const STATUSES = {
  exact: 'every step right', failing: 'something wrong', hidden: 'content under the keyboard',
  gap: 'empty room', 'other-edges': 'another edge off', indicators: 'indicator off',
  'not-restored': 'off without a keyboard', misreported: 'reported and real part',
};

// Other words for statuses, by the word before the colon.
const SYNONYMS = {
  status: { pass: ['exact'], fail: ['failing'] },
  edge: { bottom: ['hidden', 'gap'], other: ['other-edges'] },
  delta: { '<0': ['hidden'], '>0': ['gap'] },
};

class QueryError extends Error {
  constructor(message, offset) {
    super(message);
    this.offset = offset;
  }
}

function everything(parameters) {
  return parameters.map(parameter => parameter.levels.map(() => true));
}

function globs(pattern, name) {
  const parts = pattern.split('*').map(part => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's').test(name);
}

function levelsMatching(pattern, levels) {
  if (pattern.includes('*')) return levels.map(level => globs(pattern, level));
  if (levels.includes(pattern)) return levels.map(level => level === pattern);
  return levels.map(level =>
    pattern !== '' && (level.startsWith(pattern + '-') || level.startsWith(pattern + '+')));
}

// Reads a query: the levels that it allows, and the statuses, the rule, the provenance and the
// changes that it asks for.
function parseQuery(text, parameters, rules) {
  const query = { allowed: everything(parameters), statuses: null, rule: null, is: null, diff: null };
  for (const match of text.matchAll(/(?:[^\s"]|"[^"]*")+/g)) {
    readTerm(match[0].replaceAll('"', ''), match.index, query, parameters, rules);
  }
  return query;
}

function readTerm(term, offset, query, parameters, rules) {
  const match = /^([^:<>=]*)(:|>=|<=|>|<)(.*)$/s.exec(term);
  if (!match) throw new QueryError(`“${term}” is not parameter:level`, offset);
  const [, name, operator, rest] = match;
  const read = operator === ':' && Object.hasOwn(WORDS, name) ? WORDS[name] : null;
  if (read) return read(rest, offset, query, rules, name);
  const parameter = parameters.findIndex(candidate => candidate.name === name);
  if (parameter < 0) {
    const names = parameters.map(candidate => candidate.name).concat(Object.keys(WORDS)).join(', ');
    throw new QueryError(`there is no parameter “${name}”; there are ${names}`, offset);
  }
  const levels = parameters[parameter].levels;
  const allows = operator === ':'
    ? chosen(rest, levels, name, offset) : compared(operator, rest, levels, name, offset);
  allows.forEach((isAllowed, level) => {
    if (!isAllowed) query.allowed[parameter][level] = false;
  });
}

function chosen(text, levels, name, offset) {
  let wanted = null;
  const unwanted = levels.map(() => false);
  for (const value of text.split(',')) {
    const pattern = value.replace(/^!/, ''), matches = levelsMatching(pattern, levels);
    if (!matches.includes(true)) {
      throw new QueryError(`no level of ${name} is “${pattern}”`, offset);
    }
    if (value.startsWith('!')) matches.forEach((is, level) => { if (is) unwanted[level] = true; });
    else wanted = wanted ? wanted.map((is, level) => is || matches[level]) : matches;
  }
  return levels.map((_, level) => (wanted ? wanted[level] : true) && !unwanted[level]);
}

function compared(operator, text, levels, name, offset) {
  const bound = version(text);
  if (!bound) throw new QueryError(`${name}${operator} needs a number`, offset);
  return levels.map(level => {
    const order = compareVersions(version(level) ?? [-1], bound);
    return { '>': order > 0, '>=': order >= 0, '<': order < 0, '<=': order <= 0 }[operator];
  });
}

function version(text) {
  const match = /^\d+(\.\d+)*/.exec(text);
  return match ? match[0].split('.').map(Number) : null;
}

function compareVersions(a, b) {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    if ((a[i] ?? 0) !== (b[i] ?? 0)) return (a[i] ?? 0) - (b[i] ?? 0);
  }
  return 0;
}

function oneOf(value, names, what, offset) {
  if (names.includes(value)) return value;
  throw new QueryError(`there is no ${what} “${value}”; there are ${names.join(', ')}`, offset);
}

function readStatus(text, offset, query, rules, name) {
  const synonyms = SYNONYMS[name], own = name === 'status' ? Object.keys(STATUSES) : [];
  const names = [...own, ...Object.keys(synonyms)];
  query.statuses ??= [];
  for (const value of text.split(',')) {
    oneOf(value, names, name, offset);
    query.statuses.push(...(synonyms[value] ?? [value]));
  }
}

function readProvenance(text, offset, query) {
  query.is = text.split(',').map(value => oneOf(value, data.provenances, 'provenance', offset));
}

function readChange(text, offset, query) {
  if (!data.changes) throw new QueryError('this report has no earlier result to compare with', offset);
  query.diff = text.split(',').map(value => oneOf(value, data.changes, 'change', offset));
}

function readRule(text, offset, query, rules) {
  const number = Number(text.replace(/^R/, '')), rule = rules[number - 1];
  if (!rule) throw new QueryError(`there is no rule “${text}”; rules are 1 to ${rules.length}`, offset);
  query.rule = number;
  cubeOf(rule).forEach((levels, parameter) => levels.forEach((isAllowed, level) => {
    if (!isAllowed) query.allowed[parameter][level] = false;
  }));
}

// What may stand before a colon beside parameters.
const WORDS = {
  status: readStatus, edge: readStatus, delta: readStatus, rule: readRule,
  is: readProvenance, diff: readChange,
};

// The levels that a rule's condition allows.
function cubeOf(rule) {
  if (!rule.allowed) {
    rule.allowed = everything(data.parameters);
    for (const [parameter, digits] of rule.cube) {
      rule.allowed[parameter] = rule.allowed[parameter].map((_, level) =>
        Boolean(parseInt(digits[level >> 2], 16) >> (level & 3) & 1));
    }
  }
  return rule.allowed;
}

// The terms of a query, as they are written.
function termsOf(text) { return [...text.matchAll(/(?:[^\s"]|"[^"]*")+/g)].map(match => match[0]); }

// A query with one parameter narrowed to some values, whatever it said of it before.
function narrowed(text, name, values) {
  const rest = termsOf(text).filter(term => !term.startsWith(name + ':'));
  return [...rest, ...(values.length ? [`${name}:${values.join(',')}`] : [])].join(' ');
}

// The kinds that a value of a strategy's diagram counts for: those of STATUSES, in their order.
function statusesOf(value) {
  if (value === 0) return [];
  if (value < data.firstVerdict) return [7];
  const code = value - data.firstVerdict;
  if ((code & 15) === 0) return [0];
  const kinds = [1];
  if ((code & 3) === 1) kinds.push(2);
  if ((code & 3) === 2) kinds.push(3);
  if (code & 4) kinds.push(4);
  if (code & 8) kinds.push(5);
  if (code & 16) kinds.push(6);
  return kinds;
}
// What the reader asked for. All of it stands in the address, so that a link shows the same.

const DEFAULTS = {
  q: '', strategy: '', row: 'device', col: 'keyboard', facet: '', page: '0',
  a: '', b: '', scene: '', device: '', s: '', step: '',
};

const state = { ...DEFAULTS };
// The diagrams of all scenarios: of each strategy, of what each scenario is, of the weakest
// provenance, and of each strategy's changes where there is an earlier result.
let all;
// The strategies' diagrams as the query leaves them, and what they count.
let selected, query, queryError, tally;

function readAddress() {
  const hash = location.hash.slice(1);
  if (hash !== '' && !hash.includes('=')) return;
  const values = new Map(location.hash.slice(1).split('&').map(part => {
    const cut = part.indexOf('=');
    return [part.slice(0, cut), decoded(part.slice(cut + 1))];
  }));
  for (const name of Object.keys(DEFAULTS)) state[name] = values.get(name) ?? DEFAULTS[name];
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function address(changes = {}) {
  const parts = Object.entries({ ...state, ...changes })
    .filter(([name, value]) => value !== DEFAULTS[name])
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replace(/%(2B|2C|2F|3A)/g, decodeURIComponent)}`);
  return `#${parts.join('&') || 'top='}`;
}

// Shows something else: a new page for the way back, or the same one changed.
function go(changes, isNewPage = false) {
  const target = address(changes);
  Object.assign(state, changes);
  if (isNewPage) history.pushState(null, '', target);
  else history.replaceState(null, '', target);
  render();
}

// Reads the query again; one that cannot be read leaves the last one standing.
function readQuery() {
  let next;
  try {
    next = parseQuery(state.q, data.parameters, rulesOfChoice());
    queryError = null;
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    queryError = error;
    if (query) return;
    next = parseQuery('', data.parameters, []);
  }
  const isSame = (...names) => query && names.every(name => JSON.stringify(next[name]) === JSON.stringify(query[name]));
  const [keepsDiagrams, keepsCounts] = [isSame('is', 'diff'), isSame('is', 'diff', 'allowed')];
  query = next;
  if (!keepsDiagrams) selected = filtered();
  if (!keepsCounts) tally = new Tally(selected.diagrams, query.allowed, Object.keys(STATUSES).length, statusesOf);
}

// The strategies' diagrams with only what rests on such figures, and changed so.
function filtered() {
  const count = data.strategies.length;
  let result = { diagrams: all.diagrams, roots: all.roots.slice(0, count) };
  const filters = [
    [query.is, data.provenances, () => all.roots[count + 1], 1],
    [query.diff, data.changes, strategy => all.roots[count + 2 + strategy], 0],
  ];
  for (const [wanted, names, root, first] of filters) {
    if (!wanted) continue;
    const values = new Set(wanted.map(name => names.indexOf(name) + first));
    result = result.diagrams.restricted(
      result.roots.map((outcomes, strategy) => [outcomes, root(strategy)]), all.diagrams,
      value => values.has(value));
  }
  return result;
}

function strategyNumber(id = state.strategy) {
  const number = data.strategies.findIndex(strategy => strategy.id === id);
  if (number >= 0) return number;
  const failing = data.strategies.findIndex(strategy => strategy.rules.length > 0);
  return Math.max(failing, 0);
}

function rulesOfChoice() { return data.strategies[strategyNumber()]?.rules ?? []; }

function rootOf(strategy) { return selected.roots[strategy]; }

// The diagram of what each scenario is: 0 judged, then the constraints, then not asked for.
function scopeRoot() { return all.roots[data.strategies.length]; }

function scopeWords(value) {
  if (value === 0) return 'run';
  return data.constraints[value - 1] ? `excluded: ${data.constraints[value - 1]}` : 'not run';
}

function idOf(levels) {
  return levels.map((level, parameter) => data.parameters[parameter].levels[level]).join('/');
}

// A scenario's levels; null where there is no such scenario.
function levelsOf(id) {
  const names = id.split('/');
  if (names.length !== data.parameters.length) return null;
  const levels = names.map((name, parameter) => data.parameters[parameter].levels.indexOf(name));
  return levels.includes(-1) ? null : levels;
}

function sceneOf(levels) {
  const key = levels.join();
  return data.scenes.find(scene => scene.levels.join() === key);
}

// How a strategy stands in a scenario, in words.
function standing(strategy, levels) {
  const value = all.diagrams.value(all.roots[strategy], levels);
  if (value === 0) return '– not judged';
  if (value < data.firstVerdict) return `– misreported: ${data.behaviors[value - 1]}`;
  const names = Object.keys(STATUSES), kinds = statusesOf(value);
  if (kinds[0] === 0) return '✓ exact';
  return `✗ ${kinds.slice(1).map(kind => names[kind].replaceAll('-', ' ')).join(', ')}`;
}

function explainCommand(levels, strategy) {
  return `insetmatrix explain ${shellWord(idOf(levels))} --strategy ${shellWord(data.strategies[strategy].id)}`;
}

function strategyChoice(id, label, name) {
  const options = data.strategies.map(strategy => [strategy.id, strategy.id]);
  const value = data.strategies[strategyNumber(state[name])].id;
  return choice(id, label, options, value, chosen => go({ [name]: chosen, page: '0' }));
}
// Pictures of devices, in points of the upright screen. What has a size on paper is given in
// pixels and scaled; patterns say the same as colours.

let pictures = 0;

class Drawing {
  constructor(width, height, radius, paper) {
    this.width = width;
    this.height = height;
    this.radius = radius;
    this.id = `drawing-${++pictures}`;
    this.pixel = Math.max(width, 1) / paper;
    this.inside = s('g', { 'clip-path': `url(#${this.id}-clip)` });
    this.outside = s('g');
  }

  rect([x, y, width, height], name, more = {}) {
    return s('rect', {
      class: name, x, y, width: Math.max(0, width), height: Math.max(0, height),
      'stroke-width': this.pixel, ...more,
    });
  }

  add(...elements) { this.inside.append(...elements); }

  label(text, x, y, size, name = 'label', anchor = 'middle') {
    this.outside.append(s('text', {
      class: name, x, y: y + size * 0.35 * this.pixel, 'font-size': size * this.pixel,
      'text-anchor': anchor, 'stroke-width': 3 * this.pixel,
    }, text));
  }

  dashes(...lengths) { return lengths.map(length => length * this.pixel).join(' '); }

  pattern(name, size, content, turn) {
    return s('pattern', {
      id: `${this.id}-${name}`, width: size * this.pixel, height: size * this.pixel,
      patternUnits: 'userSpaceOnUse', patternTransform: turn,
    }, content);
  }

  definitions() {
    const p = this.pixel;
    return s('defs', {},
      this.pattern('hidden', 7, s('rect', { class: 'hidden-ink', width: 2.5 * p, height: 7 * p }),
        'rotate(45)'),
      this.pattern('gap', 6, s('circle', { class: 'gap-ink', cx: 3 * p, cy: 3 * p, r: 1.2 * p })),
      this.pattern('keys', 12,
        s('rect', { class: 'key-ink', x: 1.5 * p, y: 1.5 * p, width: 9 * p, height: 9 * p, rx: 2 * p })),
      s('clipPath', { id: `${this.id}-clip` },
        this.rect([0, 0, this.width, this.height], '', { rx: this.radius })));
  }

  keyboard(frame) {
    this.add(this.rect(frame, 'keyboard'), this.rect(frame, '', { fill: `url(#${this.id}-keys)` }));
  }

  // The picture with room for labels: so many pixels on the right.
  svg(title, description, right) {
    const p = this.pixel, edge = 7 * p, left = 6 * p;
    const width = this.width + left + right * p, height = this.height + 2 * edge;
    return s('svg', {
      class: 'scene', role: 'img', viewBox: `${-left} ${-edge} ${width} ${height}`,
      width: width / p, height: height / p, 'aria-labelledby': `${this.id}-title ${this.id}-text`,
    },
    s('title', { id: `${this.id}-title` }, title), s('desc', { id: `${this.id}-text` }, description),
    this.definitions(),
    this.rect([-4 * p, -4 * p, this.width + 8 * p, this.height + 8 * p], 'bezel',
      { rx: this.radius + 4 * p }),
    this.inside, this.outside);
  }
}

// A step of a scene for one strategy.
function sceneDrawing(scene, index, strategy, paper = null) {
  const step = scene.steps[index], environment = data.environments[step.at];
  const [width, height] = environment.screen, end = endOf(scene, index, strategy);
  const radius = data.devices[scene.levels[0]]?.radius ?? 0;
  const drawing = new Drawing(width, height, radius, paper ?? (width > height ? 236 : 148));
  const p = drawing.pixel, [vx, vy, vw, vh] = environment.view;
  const isFull = environment.window.join() === [0, 0, width, height].join();
  drawing.add(drawing.rect([0, 0, width, height], isFull ? 'window' : 'screen'));
  if (!isFull) drawing.add(drawing.rect(environment.window, 'window bar-line'));
  const [, , bottom] = environment.obstruction;
  if (bottom > 0) drawing.add(drawing.rect([vx, vy + vh - bottom, vw, bottom], 'safe-area'));
  for (const [name, frame] of environment.bars) {
    drawing.add(drawing.rect(frame, 'bar'));
    if (frame[3] >= 11 * p && !meets(frame, step.covered)) {
      drawing.label(name, frame[0] + frame[2] / 2, frame[1] + frame[3] / 2, 8);
    }
  }
  drawing.add(drawing.rect(environment.view, 'view', { 'stroke-dasharray': drawing.dashes(4, 3) }));
  if (step.covered) drawing.keyboard(step.covered);
  if (step.floating) {
    drawing.add(drawing.rect(step.floating, 'floating', { rx: 10, 'stroke-dasharray': drawing.dashes(2, 3) }));
  }
  const keyboard = step.covered ?? step.floating;
  if (keyboard && keyboard[3] >= 34 * p) {
    drawing.label('keyboard', keyboard[0] + keyboard[2] / 2, keyboard[1] + keyboard[3] - 8 * p, 9);
  }
  const clamp = y => Math.min(Math.max(y, 0), height);
  const [upper, lower] = [end.expectedLine, end.actualLine].map(clamp).sort((a, b) => a - b);
  if (end.off !== 0 && lower > upper) {
    const kind = end.off < 0 ? 'hidden' : 'gap';
    drawing.add(drawing.rect([vx, upper, vw, lower - upper], 'wrong', { fill: `url(#${drawing.id}-${kind})` }));
    const roomy = lower - upper >= 15 * p;
    let y = roomy ? (upper + lower) / 2 : upper - 9 * p;
    if (y < 10 * p) y = lower + 9 * p;
    drawing.label(`${points(Math.abs(end.off))} pt ${kind}`, vx + vw / 2, y, 11, 'label strong');
  }
  const inset = data.strategies[strategy].writesInsets;
  const foot = inset ? vy + vh : height;
  lineAcross(drawing, end.expectedLine, vx, vw, 'expected');
  lineAcross(drawing, end.actualLine, vx, vw, 'actual');
  const words = ['expected', 'actual'].map(name =>
    `${name} ${inset ? '' : 'y '}${points(end[name])}`);
  const places = apart(clamp(end.expectedLine), clamp(end.actualLine), 13 * p, height);
  [end.expectedLine, end.actualLine].forEach((line, i) => {
    const name = ['expected', 'actual'][i], x = width + (8 + 6 * i) * p;
    drawing.outside.append(s('line', {
      class: `line-${name}`, x1: x, x2: x, y1: clamp(line), y2: clamp(foot),
      'stroke-width': 2.5 * p, 'stroke-dasharray': i ? drawing.dashes(5, 3) : null,
    }));
    drawing.label(words[i], width + 20 * p, places[i], 10, `text-${name}`, 'start');
  });
  const covered = step.covered
    ? `A docked keyboard covers the lowest ${points(step.covered[3])} points.`
    : 'No docked keyboard covers anything.';
  return drawing.svg(
    `${deviceName(scene)}, step ${index + 1} (${step.name}): ${endWords(end)}`,
    `The screen is ${points(width)} by ${points(height)} points. ${covered} `
      + `The ${inset ? 'bottom inset' : 'lowest line'} is expected at ${points(end.expected)} `
      + `and is ${points(end.actual)}.`,
    24 + 5.8 * Math.max(...words.map(text => text.length)));
}

function lineAcross(drawing, y, x, width, name) {
  const at = Math.min(Math.max(y, 0), drawing.height);
  drawing.add(s('line', {
    class: `line-${name}`, x1: x, x2: x + width, y1: at, y2: at, 'stroke-width': 2 * drawing.pixel,
    'stroke-dasharray': name === 'actual' ? drawing.dashes(5, 3) : null,
  }));
}

// Two places for labels that do not overlap.
function apart(a, b, room, height) {
  const inside = y => Math.min(Math.max(y, room / 2), height - room / 2);
  if (Math.abs(a - b) >= room) return [inside(a), inside(b)];
  const middle = Math.min(Math.max((a + b) / 2, room), height - room), up = a <= b ? -0.5 : 0.5;
  return [middle + up * room, middle - up * room];
}

function meets(a, b) {
  return b && a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3];
}

// A device with a keyboard, or without one.
function deviceDrawing(device, state, keyboard) {
  const turned = state.orientation !== 'portrait';
  const [width, height] = turned ? [...device.screen].reverse() : device.screen;
  const drawing = new Drawing(width, height, device.radius, turned ? 200 : 110);
  const [top, left, bottom, right] = state.safeArea, p = drawing.pixel;
  drawing.add(drawing.rect([0, 0, width, height], 'safe-area'),
    drawing.rect([left, top, width - left - right, height - top - bottom], 'window'));
  const label = keyboard ? `${keyboard.mode} ${points(keyboard.height)}` : 'no keyboard';
  const visible = keyboard ? keyboard.visible ?? keyboard.height : 0;
  if (visible > 0) {
    const wide = Math.min(keyboard.width ?? width, width);
    const raised = keyboard.docked || keyboard.mode.startsWith('hardware') ? 0 : height * 0.12;
    const frame = [(width - wide) / 2, height - visible - raised, wide, visible];
    if (raised) {
      drawing.add(drawing.rect(frame, 'floating', { rx: 10, 'stroke-dasharray': drawing.dashes(2, 3) }));
    } else drawing.keyboard(frame);
    const x = width + 6 * p;
    drawing.outside.append(s('line', {
      class: 'ruler', x1: x, x2: x, y1: frame[1], y2: frame[1] + visible, 'stroke-width': 2 * p,
    }));
    drawing.label(points(visible), x + 4 * p, frame[1] + visible / 2, 9, 'text-ruler', 'start');
  }
  if (bottom > 0 && !visible) drawing.label(points(bottom), width + 6 * p, height - bottom / 2, 9, 'text-ruler', 'start');
  return drawing.svg(`${device.name}, ${state.orientation}, ${label}`,
    `The screen is ${points(width)} by ${points(height)} points, the safe area leaves `
      + `${points(top)} at the top, ${points(left)} at the left, ${points(bottom)} at the bottom and `
      + `${points(right)} at the right. ${visible > 0 ? `The keyboard is ${points(visible)} high.` : 'There is no keyboard on screen.'}`,
    34);
}

// Where a strategy ended in a step, beside where it should have.
function endOf(scene, index, strategy) {
  const step = scene.steps[index], { writesInsets, padding } = data.strategies[strategy];
  const [actual, off, flags] = step.values[step.uses[strategy]];
  const [, vy, , vh] = data.environments[step.at].view;
  const expected = writesInsets ? step.inset : step.line - padding;
  const line = length => (writesInsets ? vy + vh - length : length);
  return {
    expected, actual, off, flags, judged: step.judged,
    expectedLine: line(expected), actualLine: line(actual),
  };
}

function endWords(end) {
  if (!end.judged) return '– not judged';
  const words = [];
  if (end.off < 0) words.push(`✗ hides ${points(-end.off)} pt`);
  if (end.off > 0) words.push(`✗ leaves a gap of ${points(end.off)} pt`);
  if (end.flags & 1) words.push('✗ another edge is off');
  if (end.flags & 2) words.push('✗ the indicator is off');
  return words.length ? words.join(', ') : '✓ exact';
}

function deviceName(scene) {
  return data.devices[scene.levels[0]]?.name ?? data.parameters[0].levels[scene.levels[0]];
}

// The needed inset in parts: "34 + 49 + 253 = 336: home indicator, bars, keyboard beyond that".
function ledgerWords(step, strategy) {
  const { writesInsets, padding } = data.strategies[strategy];
  if (!writesInsets) {
    return padding ? `${points(step.line)} - ${points(padding)} = ${points(step.line - padding)}: `
      + 'where the lowest line may be, the design’s own padding'
      : `${points(step.line)}: where the lowest line may be`;
  }
  if (step.ledger.length === 0) return '0: nothing to keep free';
  const sum = step.ledger.reduce((total, [, length]) => total + length, 0);
  const names = step.ledger.map(([name], i) => (i === 0 ? name.replace(' beyond that', '') : name));
  return step.ledger.map(([, length]) => points(length)).join(' + ')
    + (step.ledger.length > 1 ? ` = ${points(sum)}` : '') + `: ${names.join(', ')}`;
}
// The parts of the page that follow the query.

const STATUS_NAMES = Object.keys(STATUSES);
const ROWS = 50;

function statusCell(exact, failing) {
  if (exact + failing === 0) return h('td', { class: 'status none' }, '– not judged');
  return failing === 0 ? h('td', { class: 'status pass' }, '✓ exact')
    : h('td', { class: 'status fail' }, '✗ failing');
}

function showStrategies() {
  const columns = ['exact %', 'failing', 'hidden', 'gap', 'other edges', 'indicators', 'not restored', 'misreported'];
  const rows = data.strategies.map((strategy, number) => {
    const counts = tally.count(rootOf(number));
    const link = h('a', { href: address({ strategy: strategy.id, s: '' }), title: strategy.summary }, strategy.id);
    return h('tr', { 'aria-current': number === strategyNumber() ? 'true' : null },
      h('th', { scope: 'row' }, h('code', {}, h('bdi', {}, link))), statusCell(counts[0], counts[1]),
      h('td', { class: 'n' }, percent(counts[0], counts[0] + counts[1])),
      [...counts].slice(1).map(count => h('td', { class: 'n' }, grouped(count))));
  });
  return table('live-strategies',
    'Scenarios of the query by what went wrong; one scenario can be in several columns.',
    [h('th', { scope: 'col' }, 'strategy'), h('th', { scope: 'col' }, 'status'),
      columns.map(title => h('th', { scope: 'col', class: 'n' }, title))], rows);
}

function table(id, caption, heads, rows, more = {}) {
  return h('div', { class: 'scroll', role: 'region', tabindex: 0, 'aria-labelledby': `${id}-caption` },
    h('table', { id, ...more }, h('caption', { id: `${id}-caption` }, h('span', {}, caption)),
      h('thead', {}, h('tr', {}, heads)), h('tbody', {}, rows)));
}

// MARK: Rules

function showRules() {
  const strategy = strategyNumber(), { rules, id } = data.strategies[strategy];
  const failing = tally.count(rootOf(strategy))[1];
  const shown = rules.map((rule, index) => ({ rule, index })).filter(({ rule }) => meetsQuery(rule));
  const items = shown.map(({ rule, index }) => ruleItem(rule, index, strategy));
  return [
    h('div', { class: 'choices' }, strategyChoice('rules-strategy', 'Strategy', 'strategy')),
    h('p', {}, rules.length === 0 ? `${id} fails nowhere.`
      : `${grouped(failing)} failing scenarios in the query; ${shown.length} of ${rules.length} rules `
        + 'meet it. A rule is a condition under which every judged scenario fails in the same way.'),
    h('ol', { class: 'rules' }, items),
  ];
}

function meetsQuery(rule) {
  if (query.rule !== null && data.strategies[strategyNumber()].rules[query.rule - 1] !== rule) return false;
  if (query.statuses && !query.statuses.some(status => status === 'failing' || status === rule.aspect)) {
    return false;
  }
  const both = cubeOf(rule).map((levels, parameter) =>
    levels.map((isAllowed, level) => isAllowed && query.allowed[parameter][level]));
  if (both.some(levels => !levels.includes(true))) return false;
  if (!query.is && !query.diff) return true;
  const root = rootOf(strategyNumber());
  return new Tally(selected.diagrams, both, STATUS_NAMES.length, statusesOf, root).count(root)[1] > 0;
}

function ruleItem(rule, index, strategy) {
  const scene = rule.scene === null ? null : data.scenes[rule.scene];
  const total = data.strategies[strategy].failing;
  const step = scene ? Math.min(rule.step, scene.steps.length) - 1 : 0;
  return h('li', { id: `rule-${index + 1}`, value: index + 1, class: 'rule', tabindex: -1 },
    scene ? h('a', {
      href: address({ s: idOf(scene.levels), step: String(step + 1), strategy: data.strategies[strategy].id }),
      class: 'picture', 'aria-label': `Scenario of rule ${index + 1}`,
    }, sceneDrawing(scene, step, strategy, 104)) : null,
    h('div', {},
      h('h3', {}, h('span', { class: 'fail' }, `✗ ${rule.aspect.replaceAll('-', ' ')}`),
        rule.amount ? ` ${rule.amount}` : '', ` at step ${rule.step}`),
      h('p', {}, rule.words.map(phrase => data.phrases[phrase]).join(', ')),
      h('p', { class: 'soft' }, `${grouped(rule.count)} scenarios, 100 % of them fail so; `
        + `${grouped(rule.new)} that no rule above explains (${percent(rule.new, total)} of all failures). `,
      h('a', { href: address({ q: narrowed(state.q, 'rule', [index + 1]), s: '' }) }, 'Only this rule'),
      rule.furthest === null || rule.furthest === rule.scene ? null : ['. ', furthestLink(rule, strategy)]),
      scene ? copyable(explainCommand(scene.levels, strategy), `Copy the command for rule ${index + 1}`) : null));
}

// The scenario that is furthest off, of those of the rule that were looked at.
function furthestLink(rule, strategy) {
  const scene = data.scenes[rule.furthest], step = Math.min(firstWrong(scene, strategy), scene.steps.length - 1);
  return h('a', { href: address({ s: idOf(scene.levels), step: String(step + 1), strategy: data.strategies[strategy].id }) },
    `Furthest off: ${endWords(endOf(scene, step, strategy)).replaceAll('✗ ', '')}`);
}

// The scenarios in which the strategy is furthest off.
function showWorst() {
  const strategy = strategyNumber(), { worst } = data.strategies[strategy];
  if (worst.length === 0) return [h('p', {}, 'None.')];
  return [h('div', { class: 'pair' }, worst.map(number => pictured(data.scenes[number], strategy)))];
}

// MARK: Matrix

const ALL = 'strategy';
// What a cell counts: exact, failing, misreported.
const SHOWN = [0, 1, 7];

function showMatrix() {
  const names = data.parameters.map(parameter => parameter.name);
  const axes = [[ALL, 'strategy'], ...names.map(name => [name, name])];
  const row = axes.some(([name]) => name === state.row) ? state.row : 'device';
  let col = names.includes(state.col) ? state.col : 'keyboard';
  if (col === row) col = names.find(name => name !== row);
  const facet = names.includes(state.facet) && ![row, col].includes(state.facet) ? state.facet : '';
  const choices = h('div', { class: 'choices' },
    row === ALL ? null : strategyChoice('matrix-strategy', 'Strategy', 'strategy'),
    choice('matrix-row', 'Rows', axes.filter(([name]) => name !== col), row, value => go({ row: value, page: '0' })),
    choice('matrix-col', 'Columns', axes.slice(1).filter(([name]) => name !== row), col,
      value => go({ col: value, page: '0' })),
    choice('matrix-facet', 'One matrix for each',
      [['', '–'], ...axes.slice(1).filter(([name]) => ![row, col].includes(name))], facet,
      value => go({ facet: value, page: '0' })));
  if (!facet) return [choices, matrix({ row, col, tally, allowed: query.allowed, q: state.q })];
  const parameter = names.indexOf(facet), { levels } = data.parameters[parameter];
  const present = levels.map((_, level) => level).filter(level => query.allowed[parameter][level]);
  const shown = present.slice(0, 6);
  return [choices, shown.map(level => {
    const allowed = query.allowed.map((list, i) => (i === parameter ? list.map((_, j) => j === level) : list));
    const part = new Tally(selected.diagrams, allowed, STATUS_NAMES.length, statusesOf);
    return h('section', { class: 'facet', 'aria-label': `${facet} ${levels[level]}` },
      h('h3', {}, `${facet} `, code(levels[level])),
      matrix({
        row, col, tally: part, allowed, q: narrowed(state.q, facet, [levels[level]]), limit: 8,
        suffix: `-${level}`, where: `, ${facet} ${levels[level]}`,
      }));
  }), present.length > shown.length
    ? h('p', { class: 'soft' }, `The first ${shown.length} of ${present.length} levels; narrow ${facet} in the query for others.`)
    : null];
}

// Counts of a matrix: for each row its name, and for each column exact, failing and misreported.
function matrixRows(row, col, tally) {
  const names = data.parameters.map(parameter => parameter.name), b = names.indexOf(col);
  const size = data.parameters[b].levels.length;
  const cell = (pivot, place) => [...pivot.subarray(place * 3, place * 3 + 3)];
  if (row === ALL) {
    return data.strategies.map((strategy, number) => {
      const pivot = tally.pivot(rootOf(number), -1, b, SHOWN);
      return { name: strategy.id, cells: Array.from({ length: size }, (_, j) => cell(pivot, j)) };
    });
  }
  const a = names.indexOf(row), turned = a > b;
  const pivot = tally.pivot(rootOf(strategyNumber()), Math.min(a, b), Math.max(a, b), SHOWN);
  const wide = data.parameters[Math.max(a, b)].levels.length;
  return data.parameters[a].levels.map((name, i) => ({
    name, cells: Array.from({ length: size }, (_, j) => cell(pivot, turned ? j * wide + i : i * wide + j)),
  })).filter((_, i) => tally.query[a][i]);
}

// A table of the axes: the tally is of what is allowed, the query is what cells narrow.
function matrix({ row, col, tally, allowed, q, suffix = '', limit = ROWS, where = '' }) {
  const b = data.parameters.findIndex(parameter => parameter.name === col);
  const columns = data.parameters[b].levels.map((name, level) => ({ name, level })).filter(({ level }) => allowed[b][level]);
  const groups = new Map();
  performance.mark('pivot-begins');
  const counted = matrixRows(row, col, tally);
  performance.measure('pivot', 'pivot-begins');
  for (const each of counted) {
    const key = row === ALL ? each.name : each.cells.map(cell => cell.join(':')).join();
    if (groups.has(key)) groups.get(key).names.push(each.name);
    else groups.set(key, { names: [each.name], cells: each.cells });
  }
  const isJudged = cell => cell.some(count => count > 0);
  const rows = [...groups.values()].filter(group => group.cells.some(isJudged));
  const empty = [...groups.values()].filter(group => !group.cells.some(isJudged))
    .reduce((sum, group) => sum + group.names.length, 0);
  const pages = Math.ceil(rows.length / limit), page = Math.min(Number(state.page) || 0, Math.max(pages - 1, 0));
  const why = emptiness(row, col, allowed);
  const body = rows.slice(page * limit, (page + 1) * limit).map((group, i) =>
    h('tr', { 'aria-rowindex': page * limit + i + 2, 'data-rows': group.names.length },
      h('th', { scope: 'row', title: group.names.length > 6 ? compactNames(group.names) : null },
        code(compactNames(group.names.slice(0, 6))),
        group.names.length > 6 ? ` and ${group.names.length - 6} more` : null),
      columns.map(({ name, level }, j) => cellOf(group, row, col, name, group.cells[level], q, i === 0 && j === 0, why(group, level)))));
  const view = table(`live-matrix${suffix}`,
    `Exact % by ${row} and ${col}${row === ALL ? '' : ` for ${data.strategies[strategyNumber()].id}`}${where}; rows that look alike are one. `
      + 'A cell narrows the query; arrow keys move.',
    [h('th', { scope: 'col' }, row), columns.map(({ name }) => h('th', { scope: 'col', class: 'n' }, code(name)))],
    body, { 'aria-rowcount': rows.length + 1, onkeydown: moveInGrid, class: 'grid' });
  return [view, pager(page, pages, rows.length, 'rows'),
    empty > 0 ? h('p', { class: 'soft' }, `${grouped(empty)} levels of ${row} have no scenario in the query.`) : null];
}

// Why nothing was judged in a cell: the constraint that excludes most of it.
function emptiness(row, col, allowed) {
  let pivot = null;
  const names = data.parameters.map(parameter => parameter.name), bins = data.constraints.length + 2;
  const a = names.indexOf(row), b = names.indexOf(col);
  return (group, level) => {
    if (group.cells[level][0] + group.cells[level][1] > 0) return '';
    if (group.cells[level][2] > 0) return 'misreported';
    if (!pivot) {
      const scope = new Tally(all.diagrams, allowed, bins, value => [value], scopeRoot());
      pivot = scope.pivot(
        scopeRoot(), row === ALL ? -1 : Math.min(a, b), row === ALL ? b : Math.max(a, b), [...Array(bins).keys()]);
    }
    const wide = data.parameters[Math.max(a, b)].levels.length;
    const i = row === ALL ? 0 : data.parameters[a].levels.indexOf(group.names[0]);
    const place = row === ALL ? level : a > b ? level * wide + i : i * wide + level;
    const kinds = pivot.subarray(place * bins, (place + 1) * bins);
    const most = kinds.indexOf(Math.max(...kinds));
    return most > 0 && kinds[most] > 0 ? scopeWords(most) : 'nothing in the query';
  };
}

function cellOf(group, row, col, name, [exact, failing], q, isFirst, why) {
  if (exact + failing === 0) {
    return h('td', { class: 'n none excluded', title: why },
      h('span', { tabindex: isFirst ? 0 : -1, class: 'cell' }, '–', h('span', { class: 'unseen' }, ` ${why}`)));
  }
  const text = percent(exact, exact + failing), glyph = failing === 0 ? '✓' : '✗';
  const next = row === ALL ? narrowed(q, col, [name])
    : narrowed(narrowed(q, col, [name]), row, group.names);
  const strategy = row === ALL ? { strategy: group.names[0] } : {};
  return h('td', { class: `n d${density(exact, exact + failing)}` },
    h('a', {
      href: address({ q: next, page: '0', ...strategy }), class: 'cell', tabindex: isFirst ? 0 : -1,
      title: `${grouped(failing)} of ${grouped(exact + failing)} judged scenarios fail`,
    }, `${glyph} ${text}`));
}

// Arrow keys go from cell to cell; one cell of a grid is in the tab order.
function moveInGrid(event) {
  const steps = { ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowDown: [1, 0], ArrowUp: [-1, 0] };
  const step = steps[event.key], cell = event.target.closest('td');
  if (!step || !cell) return;
  const row = cell.parentElement, body = row.parentElement;
  const column = [...row.children].indexOf(cell) + step[1];
  const target = body.children[[...body.children].indexOf(row) + step[0]]?.children[column]?.querySelector('.cell');
  if (!target) return;
  event.preventDefault();
  body.querySelectorAll('.cell[tabindex="0"]').forEach(other => { other.tabIndex = -1; });
  target.tabIndex = 0;
  target.focus();
}

function pager(page, pages, count, what) {
  if (pages <= 1) return null;
  const button = (text, target) => h('button', {
    type: 'button', disabled: target < 0 || target >= pages, onclick: () => go({ page: String(target) }),
  }, text);
  return h('p', { class: 'pager' }, button('Previous', page - 1),
    ` page ${page + 1} of ${pages}, ${grouped(count)} ${what} `, button('Next', page + 1));
}

// Names as a list that takes little room: iphone-{12, 13}, ipad-air-2.
function compactNames(names) {
  const groups = new Map();
  for (const name of names) {
    const cut = name.indexOf('-'), stem = cut > 0 ? name.slice(0, cut) : name;
    if (!groups.has(stem)) groups.set(stem, []);
    groups.get(stem).push(cut > 0 ? name.slice(cut + 1) : '');
  }
  return [...groups].map(([stem, rests]) => {
    const some = rests.filter(rest => rest !== '');
    const plain = rests.length > some.length ? [stem] : [];
    if (some.length === 1) return [...plain, `${stem}-${some[0]}`].join(', ');
    return some.length ? [...plain, `${stem}-{${some.join(', ')}}`].join(', ') : stem;
  }).join(', ');
}

// MARK: Scenarios of the query

function showScenarios() {
  const strategy = strategyNumber(), wanted = query.statuses?.[0] ?? 'failing';
  const bin = STATUS_NAMES.indexOf(wanted), count = tally.count(rootOf(strategy))[bin];
  const found = tally.list(rootOf(strategy), bin, 0, 20);
  return [
    h('p', {}, `${grouped(count)} scenarios of the query are ${wanted.replaceAll('-', ' ')} for `,
      code(data.strategies[strategy].id), count > found.length ? `; the first ${found.length}:` : ':'),
    h('ul', { class: 'scenarios' }, found.map(levels =>
      h('li', {}, h('a', { href: address({ s: idOf(levels), step: '' }) }, code(idOf(levels)))))),
  ];
}

// MARK: Devices

function showDevices() {
  if (data.devices.length === 0) return [h('p', {}, 'This report was written without device profiles.')];
  const { levels } = data.parameters[0];
  const number = Math.max(0, levels.indexOf(state.device)), device = data.devices[number];
  const states = device.states.map(state => h('section', { class: 'facet' },
    h('h3', {}, `${device.name}, ${state.orientation}, iOS ${device.os}`),
    h('ul', { class: 'pictures' }, [null, ...state.keyboards].map(keyboard => h('li', {},
      deviceDrawing(device, state, keyboard),
      h('p', {}, keyboard ? `${keyboard.mode}: ${heightWords(keyboard)}` : 'no keyboard'),
      h('p', { class: 'soft' }, keyboard ? keyboard.is : state.safeAreaIs))))));
  return [
    h('div', { class: 'choices' }, choice('device', 'Device',
      levels.map((id, i) => [id, data.devices[i]?.name ?? id]), levels[number],
      value => go({ device: value }))),
    h('p', { class: 'soft' }, `${points(device.screen[0])} x ${points(device.screen[1])} pt, ${device.provenance}. `
      + 'Heights are those of Latin letters on the newest OS level; under each stands how it is known.'),
    states,
  ];
}

function heightWords({ height, visible }) {
  return visible === null ? `${points(height)} pt` : `${points(visible)} of ${points(height)} pt on screen`;
}

// MARK: Two strategies

function showComparison() {
  const a = strategyNumber(state.a), b = strategyNumber(state.b || data.strategies[0].id);
  const counts = selected.diagrams.tallyPairs(rootOf(a), rootOf(b), query.allowed, 4, (x, y) => {
    if (x < data.firstVerdict || y < data.firstVerdict) return -1;
    const fails = value => (statusesOf(value)[0] === 0 ? 0 : 1);
    return 2 * fails(x) + fails(y);
  });
  const [left, right] = [a, b].map(number => data.strategies[number].id);
  const scenes = data.scenes.map((scene, number) => ({ scene, number }))
    .filter(({ scene }) => scene.levels.every((level, parameter) => query.allowed[parameter][level]))
    .sort((x, y) => differs(y.scene, a, b) - differs(x.scene, a, b)).slice(0, 60);
  const chosen = scenes.find(({ number }) => String(number) === state.scene) ?? scenes[0];
  return [
    h('div', { class: 'choices' }, strategyChoice('compare-a', 'Left', 'a'),
      choice('compare-b', 'Right', data.strategies.map(({ id }) => [id, id]), right, value => go({ b: value })),
      chosen ? choice('compare-scene', 'Scenario',
        scenes.map(({ scene, number }) => [String(number), idOf(scene.levels)]), String(chosen.number),
        value => go({ scene: value })) : null),
    table('live-pairs', 'Scenarios of the query in which both are judged.',
      [h('th', { scope: 'col' }, 'scenarios'), h('th', { scope: 'col', class: 'n' }, 'how many')],
      [['both exact', 0], [`only ${left} exact`, 1], [`only ${right} exact`, 2], ['both failing', 3]].map(([name, bin]) =>
        h('tr', {}, h('th', { scope: 'row' }, name), h('td', { class: 'n' }, grouped(counts[bin]))))),
    chosen ? sideBySide(chosen.scene, [a, b]) : h('p', {}, 'No scenario of the query has a picture.'),
  ];
}

function differs(scene, a, b) {
  return scene.steps.some((step, index) => step.judged
    && (endOf(scene, index, a).off !== 0) !== (endOf(scene, index, b).off !== 0)) ? 1 : 0;
}

function sideBySide(scene, strategies) {
  const step = Math.min(...strategies.map(strategy => firstWrong(scene, strategy)));
  return h('div', { class: 'pair' }, strategies.map(strategy =>
    pictured(scene, strategy, Math.min(step, scene.steps.length - 1))));
}

// The first step that is wrong for a strategy; past the last where none is.
function firstWrong(scene, strategy) {
  const step = scene.steps.findIndex((_, index) => endWords(endOf(scene, index, strategy)).startsWith('✗'));
  return step < 0 ? scene.steps.length : step;
}

function pictured(scene, strategy, step = Math.min(firstWrong(scene, strategy), scene.steps.length - 1)) {
  const { id } = data.strategies[strategy];
  return h('figure', {}, sceneDrawing(scene, step, strategy),
    h('figcaption', {}, h('h3', {}, code(id)),
      h('p', {}, `Step ${step + 1}, ${scene.steps[step].name}: ${endWords(endOf(scene, step, strategy))}`),
      h('p', { class: 'soft' }, ledgerWords(scene.steps[step], strategy)),
      h('p', {}, h('a', { href: address({ s: idOf(scene.levels), strategy: id, step: String(step + 1) }) },
        `${deviceName(scene)}: the whole scenario`))));
}
// The page of one scenario: #s=ID.

function showScenario() {
  const back = h('p', {}, h('a', { href: address({ s: '', step: '' }) }, '← back to the report'));
  const levels = levelsOf(state.s);
  if (!levels) {
    return [back, h('h2', { tabindex: -1 }, 'No such scenario'), h('p', {}, code(state.s), ' is no scenario of this run.')];
  }
  const strategy = strategyNumber(), scope = all.diagrams.value(scopeRoot(), levels), scene = sceneOf(levels);
  const facts = h('dl', { class: 'facts' }, data.parameters.map((parameter, i) =>
    [h('dt', {}, parameter.name), h('dd', {}, code(parameter.levels[levels[i]]))]));
  return [
    back, h('h2', { tabindex: -1 }, 'Scenario ', code(state.s)),
    h('div', { class: 'choices' }, strategyChoice('scenario-strategy', 'Strategy', 'strategy')),
    h('p', { class: 'verdict' }, scope === 0 ? standing(strategy, levels) : `– ${scopeWords(scope)}`),
    scene ? played(scene, strategy) : h('p', {}, scope === 0
      ? 'This scenario’s points are not in the report; the command prints them:'
      : 'No strategy is judged by it.'),
    copyable(explainCommand(levels, strategy)), facts,
    scope === 0 ? everyStrategy(levels, scene) : null,
  ];
}

function played(scene, strategy) {
  const index = shownStep(scene, strategy);
  const step = scene.steps[index], end = endOf(scene, index, strategy);
  const steps = scene.steps.map((each, i) => h('li', {}, h('a', {
    href: address({ step: String(i + 1) }), 'aria-current': i === index ? 'step' : null,
  }, each.name), ` ${endWords(endOf(scene, i, strategy))}`));
  return [
    h('ol', { class: 'steps', 'aria-label': 'Steps' }, steps),
    h('figure', {}, sceneDrawing(scene, index, strategy), h('figcaption', {},
      h('h3', {}, `Step ${index + 1}: ${step.name}`),
      h('dl', { class: 'facts' },
        pair('told', step.told.length ? h('ul', { class: 'told' }, step.told.map(text => h('li', {}, code(data.texts[text])))) : 'nothing'),
        pair('covered', step.covered ? frameWords(step.covered) : 'nothing'),
        pair('expected', points(end.expected)), pair('ledger', ledgerWords(step, strategy)),
        pair('actual', points(end.actual)), pair('verdict', endWords(end)),
        pair('figures', `${scene.provenance} at the weakest`)))),
  ];
}

// The step that the address names, or the first that is wrong.
function shownStep(scene, strategy) {
  const asked = Number.parseInt(state.step, 10), last = scene.steps.length - 1;
  const step = Number.isNaN(asked) ? firstWrong(scene, strategy) : asked - 1;
  return Math.min(Math.max(step > last && Number.isNaN(asked) ? 0 : step, 0), last);
}

function pair(name, value) { return [h('dt', {}, name), h('dd', {}, value)]; }

function frameWords([x, y, width, height]) {
  return `(${points(x)}, ${points(y)}) ${points(width)} x ${points(height)}`;
}

function everyStrategy(levels, scene) {
  const last = scene ? shownStep(scene, strategyNumber()) : 0;
  const rows = data.strategies.map(({ id }, number) => {
    const end = scene ? endOf(scene, last, number) : null, words = standing(number, levels);
    return h('tr', {}, h('th', { scope: 'row' }, code(id)),
      h('td', { class: words.startsWith('✗') ? 'fail' : words.startsWith('✓') ? 'pass' : 'none' }, words),
      end ? [h('td', { class: 'n' }, points(end.expected)), h('td', { class: 'n' }, points(end.actual)), h('td', {}, endWords(end))] : null);
  });
  const heads = ['strategy', 'whole scenario', ...(scene ? ['expected', 'actual', `step ${last + 1}`] : [])];
  return table('scenario-strategies', 'Every strategy in this scenario.',
    heads.map((title, i) => h('th', { scope: 'col', class: i === 2 || i === 3 ? 'n' : null }, title)), rows);
}
// Puts the parts together: reads the data, shows what the address asks for, listens to keys.

const data = JSON.parse(document.getElementById('data').textContent);
all = {
  diagrams: Diagrams.read(
    document.getElementById('diagrams').textContent.trim(),
    data.parameters.map(parameter => parameter.levels.length)),
  roots: data.roots.map(Diagrams.root),
};

const VIEWS = {
  strategies: showStrategies, rules: showRules, worst: showWorst,
  matrix: () => [showMatrix(), showScenarios()], devices: showDevices, compare: showComparison,
};

const main = document.getElementById('main');
const scenarioPage = h('main', { id: 'scenario', hidden: true });
const live = {};

function mount() {
  for (const [name, show] of Object.entries(VIEWS)) {
    const place = document.querySelector(`[data-live="${name}"]`);
    if (!place) continue;
    const box = h('div', { class: 'live', id: `live-${name}-box` });
    place.before(box);
    place.hidden = true;
    live[name] = { box, show };
  }
  main.before(...queryBar());
  main.after(scenarioPage);
  document.body.append(help());
}

function render() {
  readQuery();
  showQuery();
  performance.mark('query');
  const isScenario = state.s !== '';
  main.hidden = isScenario;
  scenarioPage.hidden = !isScenario;
  const focused = document.activeElement?.id;
  if (isScenario) {
    const isNew = scenarioPage.dataset.shown !== state.s;
    scenarioPage.replaceChildren(...[showScenario()].flat(Infinity).filter(Boolean));
    scenarioPage.dataset.shown = state.s;
    if (isNew) {
      scrollTo(0, 0);
      scenarioPage.querySelector('h2').focus({ preventScroll: true });
    }
  } else {
    scenarioPage.dataset.shown = '';
    for (const [name, { box, show }] of Object.entries(live)) {
      performance.mark(`${name}-begins`);
      box.replaceChildren(...[show()].flat(Infinity).filter(Boolean));
      performance.measure(name, `${name}-begins`);
    }
  }
  if (focused && document.activeElement?.id !== focused) document.getElementById(focused)?.focus();
}

// MARK: The query bar

const SAVED = [
  ['everything', ''], ['newest iOS', 'os>=26'], ['home button', 'device:iphone-se*,iphone-8*,iphone-6*'],
  ['iPad windows', 'window:!full'], ['landscape', 'orientation:landscape*'],
  ['hardware keyboard', 'keyboard:hardware*'], ['content hidden', 'status:hidden'],
  ['assumed figures', 'is:assumed'], ['newly failing', 'diff:new'],
];

let box, chips, problem, summary;

function queryBar() {
  box = h('input', {
    id: 'query', type: 'search', autocomplete: 'off', spellcheck: 'false', placeholder: 'os>=17 keyboard:!floating status:hidden',
    'aria-describedby': 'query-problem query-summary',
  });
  chips = h('ul', { class: 'chips', 'aria-label': 'Terms of the query' });
  problem = h('p', { id: 'query-problem', class: 'fail', role: 'alert' });
  summary = h('p', { id: 'query-summary', role: 'status' });
  const saved = SAVED.filter(([, text]) => {
    try {
      return Boolean(parseQuery(text, data.parameters, []));
    } catch {
      return false;
    }
  });
  const form = h('form', { id: 'search', role: 'search', 'aria-label': 'Scenarios', onsubmit: event => {
    event.preventDefault();
    go({ q: box.value.trim(), page: '0' });
  } },
  h('label', { for: 'query' }, 'Query'), box, h('button', { type: 'submit' }, 'Show'),
  h('button', { type: 'button', onclick: copyLink }, 'Copy link'),
  h('button', { type: 'button', onclick: turnTheme, id: 'theme' }, 'Theme'),
  h('button', { type: 'button', onclick: () => document.getElementById('help').showModal() }, 'Help'));
  return [form, h('section', { id: 'bar', 'aria-label': 'Terms of the query' }, problem, chips,
    h('div', { class: 'adding' }, adder(),
      h('ul', { class: 'saved', 'aria-label': 'Ready queries' }, saved.map(([name, text]) =>
        h('li', {}, h('a', { href: '#', onclick: event => {
          event.preventDefault();
          go({ q: text, page: '0', s: '' });
        } }, name))))), summary)];
}

// Two choices that write a term: a parameter, then one of its levels.
function adder() {
  const words = { status: Object.keys(STATUSES), is: data.provenances, ...(data.changes && { diff: data.changes }) };
  const names = [...data.parameters.map(parameter => parameter.name), ...Object.keys(words)];
  const values = h('select', { id: 'add-level', 'aria-label': 'Level' });
  const name = h('select', { id: 'add-parameter', 'aria-label': 'Parameter', onchange: fillLevels },
    names.map(each => h('option', { value: each }, each)));
  function fillLevels() {
    const levels = data.parameters.find(parameter => parameter.name === name.value)?.levels ?? words[name.value];
    values.replaceChildren(...levels.map(level => h('option', { value: level }, level)));
  }
  fillLevels();
  const add = () => {
    const old = termsOf(state.q).find(term => term.startsWith(`${name.value}:`));
    const list = old ? old.slice(name.value.length + 1).split(',') : [];
    go({ q: narrowed(state.q, name.value, [...new Set([...list, values.value])]), page: '0' });
  };
  return h('div', { class: 'adder' }, h('span', {}, 'Add'), name, values,
    h('button', { type: 'button', onclick: add, id: 'add' }, 'Add to query'));
}

function showQuery() {
  if (document.activeElement !== box || queryError === null) box.value = state.q;
  problem.textContent = queryError ? `${queryError.message} (at character ${queryError.offset + 1})` : '';
  box.setAttribute('aria-invalid', queryError ? 'true' : 'false');
  chips.replaceChildren(...termsOf(state.q).map((term, i, terms) => h('li', {}, code(term),
    h('button', {
      type: 'button', 'aria-label': `Remove ${term}`,
      onclick: () => go({ q: terms.filter((_, j) => j !== i).join(' '), page: '0' }),
    }, '×'))));
  const [exact, failing, , , , , , misreported] = tally.count(rootOf(strategyNumber()));
  summary.textContent = `${grouped(exact + failing + misreported)} scenarios; `
    + `${data.strategies[strategyNumber()]?.id ?? ''} is exact in ${percent(exact, exact + failing)} of the judged ones.`;
}

async function copyLink() {
  try {
    await navigator.clipboard.writeText(location.href);
    summary.textContent = 'The link is copied.';
  } catch {
    summary.textContent = 'The link is in the address bar.';
  }
}

// MARK: Theme, help, keys

function turnTheme() {
  const themes = ['system', 'light', 'dark'], root = document.documentElement;
  const next = themes[(themes.indexOf(root.dataset.theme ?? 'system') + 1) % 3];
  setTheme(next);
  try {
    localStorage.setItem('insetmatrix-theme', next);
  } catch { /* Pages from a file may have no storage. */ }
}

function setTheme(theme) {
  const root = document.documentElement;
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  else delete root.dataset.theme;
  const button = document.getElementById('theme');
  if (button) button.textContent = `Theme: ${root.dataset.theme ?? 'system'}`;
}

function storedTheme() {
  try {
    return localStorage.getItem('insetmatrix-theme');
  } catch {
    return null;
  }
}

function help() {
  const keys = [['/', 'go to the query'], ['j, k', 'next and previous rule'], ['Enter', 'open the rule’s scenario'],
    ['Esc', 'back to the report'], ['arrows', 'move in a matrix'], ['?', 'this help']];
  return h('dialog', { id: 'help', 'aria-labelledby': 'help-title' },
    h('h2', { id: 'help-title' }, 'Help'),
    h('dl', { class: 'facts' }, keys.map(([key, words]) => [h('dt', {}, h('kbd', {}, key)), h('dd', {}, words)])),
    h('p', {}, 'A query is terms with blanks between them, all of which hold. ', code('parameter:level'),
      ' names a level, a comma means or, ', code('!'), ' not, ', code('*'), ' any letters; a name also stands for those that go on with - or +. ',
      code('os>=17'), ' compares. ', code('rule:3'), ' is a rule of the chosen strategy. ', code('is:assumed'),
      ' keeps scenarios whose weakest figure is so (', data.provenances.join(', '), '), ', code('diff:new'),
      ' those that changed so since an earlier result',
      data.changes ? ` (${data.changes.join(', ')}).` : ', which this report has not.'),
    h('p', {}, 'Statuses: ', Object.entries(STATUSES).map(([name, words], i) => [i ? ', ' : '', code(`status:${name}`), ` (${words})`]), '; ', code('edge:bottom'), ', ', code('edge:other'), ', ', code('delta:<0'), ' and ',
      code('delta:>0'), ' are other words for them.'),
    h('form', { method: 'dialog' }, h('button', {}, 'Close')));
}

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || document.getElementById('help').open) return;
  if (event.target.closest('input, select, textarea')) {
    if (event.key === 'Escape') event.target.blur();
    return;
  }
  if (event.key === '/') {
    event.preventDefault();
    box.focus();
    box.select();
  } else if (event.key === '?') document.getElementById('help').showModal();
  else if (event.key === 'Escape' && state.s) go({ s: '', step: '' }, true);
  else if (event.key === 'j' || event.key === 'k') stepRules(event.key === 'j' ? 1 : -1);
  else if (event.key === 'Enter' && event.target.matches('.rule')) event.target.querySelector('.picture')?.click();
}

function stepRules(step) {
  const rules = [...document.querySelectorAll('.rule')];
  if (rules.length === 0 || state.s) return;
  const at = rules.indexOf(document.activeElement.closest?.('.rule'));
  rules[Math.min(Math.max(at + step, 0), rules.length - 1)].focus();
}

function start() {
  mount();
  setTheme(storedTheme());
  readAddress();
  render();
  addEventListener('hashchange', () => {
    readAddress();
    render();
  });
  addEventListener('keydown', onKey);
  document.documentElement.dataset.ready = 'true';
}

start();
} catch (error) {
delete document.documentElement.dataset.scripts;
throw error;
}
});
"""##)
}
