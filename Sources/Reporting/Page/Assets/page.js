// Connects the parts: reads the data, shows what the address asks for, listens to keys. The
// scripts precede most of the page: first they show the numbers of the query, then, when all
// has been read, the rest.

// From here on static forms stay out of sight; they come back if something fails before all is there.
const root = document.documentElement, main = document.getElementById('main');
root.dataset.scripts = 'on';
for (const name of ['error', 'unhandledrejection']) addEventListener(name, giveUp);

function giveUp() {
  if (root.dataset.ready || !root.dataset.scripts) return;
  delete root.dataset.scripts;
  main.hidden = false;
  main.prepend(h('p', { id: 'no-filters', role: 'status' },
    'Filters do not work in this browser. This is the whole report, without them.'));
}

let data;

// In the order in which they are shown; those of the first screen at once.
const VIEWS = {
  answer: showAnswer, strategies: showStrategies, causes: showCauses, matrix: showMatrix, gallery: showGallery,
  changes: showChanges, ios: showIOS, trust: showTrust, run: () => [wholeRun()],
};
const FIRST = ['answer', 'strategies'];

const scenarioPage = h('main', { id: 'scenario', hidden: true });
const live = {};
// How long the page may be busy without listening, in milliseconds.
const SLICE = 30;
// The views that do not yet show what the address asks for, and the boxes that are near the screen.
let waiting = [];
const near = new Set(), nearby = new IntersectionObserver(entries => {
  for (const { isIntersecting, target } of entries) near[isIntersecting ? 'add' : 'delete'](target);
  renderSoon();
}, { rootMargin: '800px 0px' });

// Puts live forms into the sections, above what the program wrote.
function mount() {
  for (const [name, show] of Object.entries(VIEWS)) {
    const section = document.getElementById(name);
    if (live[name] || !section) continue;
    const box = h('div', { class: 'live', id: `live-${name}-box` }), title = section.querySelector('summary:has(h2)') ?? section.querySelector('h2');
    title.after(box);
    live[name] = { box, show, title };
    // It may be reached with the keyboard before it is near the screen.
    title.addEventListener('focus', () => renderWaiting([name]));
    section.querySelector(':scope > details:has(h2)')?.addEventListener('toggle', renderSoon);
    nearby.observe(box);
  }
}

function render() {
  readQuery();
  showQuery();
  keepSectionLinks();
  performance.mark('query');
  const isScenario = state.s !== '';
  main.hidden = isScenario;
  scenarioPage.hidden = !isScenario;
  keepingFocus(() => (isScenario ? renderScenario() : renderViews()));
}

function renderScenario() {
  if (!data.scenes) return;
  const isNew = scenarioPage.dataset.shown !== state.s;
  scenarioPage.replaceChildren(...[showScenario()].flat(Infinity).filter(Boolean));
  scenarioPage.dataset.shown = state.s;
  if (!isNew) return;
  scrollTo(0, 0);
  scenarioPage.querySelector('h2').focus({ preventScroll: true });
}

function renderViews() {
  scenarioPage.dataset.shown = '';
  waiting = Object.keys(live).filter(name => !FIRST.includes(name));
  for (const name of waiting) {
    live[name].box.classList.add('waiting');
    if (live[name].title.matches('h2')) live[name].title.tabIndex = 0;
  }
  for (const name of measure.isPartial ? ['answer'] : FIRST) renderView(name);
  renderSoon();
}

// Counts all strategies, once what there is of the chosen one has been shown.
function countAll() {
  if (!measure.isPartial) return;
  measure.isPartial = false;
  FIRST.forEach(renderView);
}

function renderView(name) {
  waiting = waiting.filter(each => each !== name);
  if (!live[name]) return;
  performance.mark(`${name}-begins`);
  live[name].box.classList.remove('waiting');
  // A stop of the tab order only while nothing else of the section is; without the attribute it would lose the focus.
  const { title } = live[name];
  if (title.matches('h2') && title.tabIndex === 0) title.tabIndex = -1;
  live[name].box.replaceChildren(...[live[name].show()].flat(Infinity).filter(Boolean));
  performance.measure(name, `${name}-begins`);
}

function renderSoon() {
  if (root.dataset.busy) return;
  root.dataset.busy = 'true';
  setTimeout(renderNext);
}

// One view after the other, so that the page answers meanwhile: the numbers of all strategies, then the views that are
// near the screen.
function renderNext() {
  const name = state.s === '' && data.scenes ? waiting.find(each => near.has(live[each].box)) : undefined;
  if (measure.isPartial) {
    const next = data.strategies.findIndex((_, strategy) => !measure.harms[strategy]);
    if (next < 0) keepingFocus(countAll);
    else for (let strategy = next, end = performance.now() + 3 * SLICE; strategy < data.strategies.length && performance.now() < end; strategy++) harms(strategy);
    setTimeout(renderNext);
  } else if (name) {
    keepingFocus(() => renderView(name));
    setTimeout(renderNext);
  } else {
    delete root.dataset.busy;
    if (root.dataset.ready) requestIdleCallback(onIdle);
  }
}

// What of some views is still waiting, at once.
function renderWaiting(names = waiting) {
  countAll();
  if (data.scenes) waiting.filter(name => names.includes(name)).forEach(renderView);
}

// What can wait: diagrams with which the next queries are counted sooner.
function onIdle(deadline) {
  for (let strategy = all.harmParts.length; strategy < data.strategies.length; strategy++) {
    if (deadline.timeRemaining() <= 0) return requestIdleCallback(onIdle);
    prepare(strategy);
  }
}

function keepingFocus(change) {
  const focused = document.activeElement?.id;
  change();
  if (focused && document.activeElement?.id !== focused) document.getElementById(focused)?.focus({ preventScroll: true });
}

function start(counted, bytes) {
  data = counted;
  const sizes = data.parameters.map(parameter => parameter.levels.length);
  all = {
    diagrams: readDiagrams(bytes, sizes), roots: data.roots.map(Diagrams.root), harmParts: [], harmGroups: [],
  };
  main.before(queryBar());
  main.after(scenarioPage);
  mount();
  history.scrollRestoration = 'manual';
  readAddress();
  render();
  addEventListener('popstate', onHistory);
  addEventListener('beforeprint', () => {
    renderWaiting();
    captionPrint();
  });
  document.addEventListener('click', onLink);
  addEventListener('keydown', onKey);
}

function finish(pictures) {
  Object.assign(data, pictures);
  data.scenes.forEach(scene => { scene.steps = data.plays[scene.steps]; });
  mount();
  document.querySelectorAll('.static').forEach(each => each.remove());
  root.dataset.ready = 'true';
  render();
  if (history.state?.place) restore(history.state.place);
  else if (state.page !== '0' && !state.at && !state.s) visit(address({ at: 'gallery' }), false);
  else if (state.at) goToSection();
  performance.mark('whole');
}

const isWhole = new Promise(done => { document.addEventListener('DOMContentLoaded', done); });
const isStarted = whenRead([read('counted'), readBytes('diagrams')], start);
isWhole.then(() => whenRead([read('pictures'), isStarted], finish));
