// Ways through the page: links, the browser's history, groups of which one element is in the tab order.

// Shows something else: a new page for the way back, or the same one changed.
function go(changes, isNewPage = false) { visit(address({ at: '', ...changes }), isNewPage); }

function visit(target, isNewPage) {
  if (isNewPage) {
    history.replaceState({ ...history.state, place: place() }, '');
    history.pushState({ isInside: true }, '', target);
  } else history.replaceState(history.state, '', target);
  readAddress();
  render();
  if (state.at) goToSection();
}

// Where the reader is: how far down, and at which element.
function place() {
  const { id, hash } = document.activeElement ?? {};
  return { top: scrollY, id: id ?? '', hash: hash ?? '', around: document.activeElement?.closest('[id]')?.id ?? '' };
}

// Comes back to where the reader was, once all is there that is above.
function restore({ top, id, hash, around }) {
  renderWaiting();
  // What was folded is again: what is around it takes its place.
  const box = around ? document.getElementById(around) : null;
  const element = (id && document.getElementById(id))
    || (hash && [...(box || document).querySelectorAll('a')].find(link => link.hash === hash && link.offsetParent)) || box;
  element?.focus({ preventScroll: true });
  scrollTo(0, top);
}

function goToSection() {
  const section = document.getElementById(state.at);
  if (!section || !main.contains(section)) return;
  const details = section.querySelector(':scope > details:has(h2)'), target = section.querySelector('h2') ?? section;
  if (details) details.open = true;
  // With what is above it, which would move it.
  renderWaiting(waiting.slice(0, waiting.indexOf(state.at) + 1));
  section.scrollIntoView();
  target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}

function onHistory({ state: entry }) {
  readAddress();
  render();
  if (entry?.place) restore(entry.place);
  else if (state.at) goToSection();
  else if (!state.s) scrollTo(0, 0);
}

// A link to what the page shows is a new page, except to another step of a scenario.
function onLink(event) {
  const link = event.target.closest?.('a[href^="#"]');
  if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (link.classList.contains('skip')) return;
  event.preventDefault();
  const { s } = state, scenario = /(?:^#|&)s=([^&]*)/.exec(link.hash)?.[1];
  visit(link.getAttribute('href'), !s || decoded(scenario ?? '') !== s);
}

// Back to the report, to where the scenario was opened from.
function leaveScenario() {
  if (history.state?.isInside) history.back();
  else go({ s: '', step: '' }, true);
}

// The links to sections keep what the address says.
function keepSectionLinks() {
  for (const link of document.querySelectorAll('nav a[data-section]')) {
    link.setAttribute('href', address({ at: link.dataset.section, s: '', step: '' }));
  }
}

// Makes the links to sections one stop of the tab order, before all that they lead past, with a button that
// shows them where there is no room beside the page.
function navigation() {
  const nav = document.querySelector('nav');
  nav.id = 'sections';
  nav.setAttribute('popover', '');
  for (const link of nav.querySelectorAll('a[href^="#"]')) {
    link.dataset.section = link.hash.slice(1);
    link.id = `to-${link.dataset.section}`;
    link.addEventListener('click', () => { if (nav.matches(':popover-open')) nav.hidePopover(); });
  }
  roving(nav, 'sections', 'a');
  return h('button', { type: 'button', id: 'menu', popovertarget: 'sections' }, 'Sections');
}

// The element of each group that is in the tab order, by its id.
const current = {};

// Makes a group one stop of the tab order; arrow keys move in it, in a table by rows and columns.
function roving(group, id, selector) {
  const items = () => [...group.querySelectorAll(selector)];
  const choose = element => {
    for (const item of items()) item.tabIndex = item === element ? 0 : -1;
    current[id] = element.id;
  };
  const first = items().find(item => item.id && item.id === current[id]) ?? items()[0];
  if (first) choose(first);
  group.addEventListener('focusin', event => {
    const item = event.target.closest(selector);
    if (item) choose(item);
  });
  group.addEventListener('keydown', event => {
    const item = event.target.closest(selector), next = item && neighbor(items(), item, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  return group;
}

function neighbor(items, item, key) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (!step) return null;
  const row = item.closest('tr');
  if (!row || key === 'ArrowLeft' || key === 'ArrowRight') {
    const next = items[items.indexOf(item) + step];
    return row && next?.closest('tr') !== row ? null : next;
  }
  // The nearest row on that side which has an item in this column, or else any.
  const column = item.closest('td, th').cellIndex, rows = [...row.closest('table').rows];
  for (let at = rows.indexOf(row) + step; rows[at]; at += step) {
    const some = items.filter(each => rows[at].contains(each));
    if (some.length) return some.find(each => each.closest('td, th').cellIndex === column) ?? some[0];
  }
  return null;
}

// MARK: Keys

function onKey(event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || document.getElementById('help')?.open) return;
  if (event.target.closest('input, select, textarea')) {
    if (event.key === 'Escape') event.target.blur();
    return;
  }
  if (event.key === '/') {
    event.preventDefault();
    box.focus();
    box.select();
  } else if (event.key === '?') showHelp();
  else if (event.key === 'Escape' && state.s) leaveScenario();
}
