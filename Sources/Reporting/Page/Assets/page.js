// Connects the parts: reads the data, shows what the address asks for, listens to keys. The
// scripts precede most of the page: first they show the numbers of the query, then, when all
// has been read, the rest.

// From here on static forms stay out of sight; they come back if something fails before all is there.
const root = document.documentElement, main = document.getElementById('main');
root.dataset.scripts = 'on';
addEventListener('error', () => {
  if (root.dataset.ready) return;
  delete root.dataset.scripts;
  main.hidden = false;
});

const data = read('counted');
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

const scenarioPage = h('main', { id: 'scenario', hidden: true });
const live = {};

function read(id) { return JSON.parse(document.getElementById(id).textContent); }

// Puts live forms into the sections that have been read, whose static ones do not show.
function mount() {
  for (const [name, show] of Object.entries(VIEWS)) {
    const section = document.getElementById(name);
    if (live[name] || !section) continue;
    const box = h('div', { class: 'live', id: `live-${name}-box` });
    section.append(box);
    live[name] = { box, show };
  }
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
    if (!data.scenes) return;
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
  const form = h('form', { id: 'search', role: 'search', 'aria-label': 'Scenarios', onsubmit: event => {
    event.preventDefault();
    go({ q: box.value.trim(), page: '0' });
  } },
  h('label', { for: 'query' }, 'Query'), box, h('button', { type: 'submit' }, 'Show'),
  h('button', { type: 'button', onclick: copyLink }, 'Copy link'),
  h('button', { type: 'button', onclick: turnTheme, id: 'theme' }, 'Theme'),
  h('button', { type: 'button', onclick: showHelp }, 'Help'));
  return [form, h('section', { id: 'bar', 'aria-label': 'Terms of the query' }, problem, chips,
    h('div', { class: 'adding' }, adder(),
      h('ul', { class: 'saved', id: 'saved', 'aria-label': 'Ready queries' })), summary)];
}

// The ready queries that this report can read.
function savedQueries() {
  const readable = SAVED.filter(([, text]) => {
    try {
      return Boolean(parseQuery(text, data.parameters, []));
    } catch {
      return false;
    }
  });
  return readable.map(([name, text]) => h('li', {}, h('a', { href: '#', onclick: event => {
    event.preventDefault();
    go({ q: text, page: '0', s: '' });
  } }, name)));
}

// Two choices that write a term: a parameter, then one of its levels.
function adder() {
  const words = { status: STATUS_NAMES, is: data.provenances, ...(data.changes && { diff: data.changes }) };
  const names = [...data.parameters.map(parameter => parameter.name), ...Object.keys(words)];
  const values = h('select', { id: 'add-level', 'aria-label': 'Level' });
  const name = h('select', { id: 'add-parameter', 'aria-label': 'Parameter', onchange: fillLevels },
    names.map(each => h('option', { value: each }, each)));
  function fillLevels() {
    const levels = data.parameters.find(parameter => parameter.name === name.value)?.levels ?? words[name.value];
    values.replaceChildren(...levels.map(level => h('option', { value: level }, level)));
  }
  fillLevels();
  const add = () => go({ q: extended(state.q, name.value, values.value), page: '0' });
  return h('div', { class: 'adder' }, h('span', {}, 'Add'), name, values,
    h('button', { type: 'button', onclick: add, id: 'add' }, 'Add to query'));
}

function showQuery() {
  if (document.activeElement !== box || queryError === null) box.value = state.q;
  problem.replaceChildren(...(queryError ? problemParts() : []));
  box.setAttribute('aria-invalid', queryError ? 'true' : 'false');
  chips.replaceChildren(...termsOf(state.q).map((term, i, terms) => h('li', {}, code(term),
    h('button', {
      type: 'button', 'aria-label': `Remove ${term}`,
      onclick: () => go({ q: terms.filter((_, j) => j !== i).join(' '), page: '0' }),
    }, '×'))));
  const [exact, failing, , , , , , ambiguous, notAvailable] = tally.count(rootOf(strategyNumber()));
  summary.textContent = `${grouped(exact + failing + ambiguous + notAvailable)} scenarios; `
    + `${data.strategies[strategyNumber()]?.id ?? ''} is exact in ${percent(exact, exact + failing)} of the judged ones.`;
}

// What is wrong with the query, and the query with the wrong part marked.
function problemParts() {
  const { message, offset, index, part } = queryError, end = index + part.length;
  return [`${message} (at character ${offset + 1})`,
    h('code', { id: 'query-mark', 'aria-hidden': 'true' },
      state.q.slice(0, index), h('mark', {}, part || '\u00A0'), state.q.slice(end))];
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
  const themes = ['system', 'light', 'dark'];
  const next = themes[(themes.indexOf(root.dataset.theme ?? 'system') + 1) % 3];
  setTheme(next);
  try {
    localStorage.setItem('insetmatrix-theme', next);
  } catch { /* Pages from a file may have no storage. */ }
}

function setTheme(theme) {
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

function showHelp() { (document.getElementById('help') ?? document.body.appendChild(help())).showModal(); }

function help() {
  const keys = [['/', 'go to the query'], ['j, k', 'next and previous rule'], ['Enter', 'open the rule’s scenario'],
    ['Esc', 'back to the report'], ['arrows', 'move in a matrix'], ['?', 'this help']];
  return h('dialog', { id: 'help', 'aria-labelledby': 'help-title' },
    h('h2', { id: 'help-title' }, 'Help'),
    h('dl', { class: 'facts' }, keys.map(([key, words]) => [h('dt', {}, h('kbd', {}, key)), h('dd', {}, words)])),
    h('p', {}, 'A query is terms with blanks between them, all of which must hold; ', code('*'), ' alone is everything. ',
      code('parameter:level'), ' names a level, a comma means or, and ', code('*'), ' matches any characters. From the first ',
      code('!'), ' of a list on, its values are excluded: ', code('keyboard:!floating,split'), ' is neither. A value that is a level means that level alone (',
      code('docked*'), ' is docked and all that begin so); other values mean all levels that go on with - or +, or with a dot if they are versions: ',
      code('os:18'), ' is every 18.x. ', code('os>=17'), ', ', code('os>17'), ', ', code('os<18'), ' and ', code('os<=18'),
      ' compare versions, where 18 means every 18.x. Case does not matter. The command line and ', code('matrix.yaml'), ' have the same language.'),
    h('p', {}, 'The page adds: ', code('rule:3'), ' is a rule of the chosen strategy. ', code('is:assumed'),
      ' keeps scenarios whose weakest figure has that provenance (', data.provenances.join(', '), '), ', code('diff:new'),
      ' those with that change since an earlier result',
      data.changes ? ` (${data.changes.join(', ')}).` : ', which this report has not.'),
    h('p', {}, 'Statuses: ', Object.entries(STATUSES).map(([name, words], i) => [i ? ', ' : '', code(`status:${name}`), ` (${words})`]), '; ', code('edge:bottom'), ', ', code('edge:other'), ', ', code('delta:<0'), ' and ',
      code('delta:>0'), ' are other words for them.'),
    h('form', { method: 'dialog' }, h('button', {}, 'Close')));
}

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || document.getElementById('help')?.open) return;
  if (event.target.closest('input, select, textarea')) {
    if (event.key === 'Escape') event.target.blur();
    return;
  }
  if (event.key === '/') {
    event.preventDefault();
    box.focus();
    box.select();
  } else if (event.key === '?') showHelp();
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
  main.before(...queryBar());
  main.after(scenarioPage);
  mount();
  setTheme(storedTheme());
  readAddress();
  render();
  addEventListener('hashchange', () => {
    readAddress();
    render();
  });
  addEventListener('keydown', onKey);
}

function finish() {
  Object.assign(data, read('pictures'));
  document.getElementById('saved').append(...savedQueries());
  mount();
  render();
  root.dataset.ready = 'true';
  performance.mark('whole');
}

start();
document.addEventListener('DOMContentLoaded', finish);
