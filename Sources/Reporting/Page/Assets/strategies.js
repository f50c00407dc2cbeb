// The strategies by harm: a few as bars, all as a table.

// Every column that sorts: its name in the address, its title, and what it shows.
const COLUMNS = [
  { id: 'hidden', title: 'Hides content', bins: HIDDEN },
  { id: 'hidden-10', title: 'under 10 pt', bins: [1] }, { id: 'hidden-25', title: '10 to 25', bins: [2] },
  { id: 'hidden-50', title: '25 to 50', bins: [3] }, { id: 'hidden-more', title: '50 or more', bins: [4] },
  { id: 'gap', title: 'Gap', bins: [GAP] }, { id: 'padding', title: 'Padding lost', bins: [PADDING] },
  { id: 'other', title: 'Other insets', bins: [OTHER] },
  { id: 'offset', title: 'Scroll position', bins: [OFFSET] },
  { id: 'scroll-bar', title: 'Scroll bar only', bins: [SCROLL_BAR] }, { id: 'exact', title: 'Exact', bins: [EXACT] },
  { id: 'not-available', title: 'Not available', bins: [NOT_AVAILABLE] },
  { id: 'ambiguous', title: 'Not judged', bins: [AMBIGUOUS] },
];
const BARS = 5;

// The strategies by harm, with their harms in the query.
function ranking() {
  measure.ranking ??= data.strategies.map((_, number) => ({ number, harms: harms(number) }))
    .filter(({ harms: { all } }) => all > 0)
    .sort((a, b) => byHarm(a, b) || (nameOf(a.number) < nameOf(b.number) ? -1 : 1));
  return measure.ranking;
}

// A share, with its range where sources disagree.
function rangeWords(share, bounds) {
  if (!bounds) return percent(share, 1);
  const [low, high] = [bounds.low, bounds.high].map(bound => percent(Math.round(bound * 1e9), 1e9));
  return low === high ? percent(share, 1) : `${low.replace(' %', '')} to ${high}`;
}

// The range of what a strategy hides in the whole run, by the program; a filter has none.
function boundsOf(strategy) { return isEverything() ? data.strategies[strategy].hiddenRange ?? null : null; }

// How well a strategy does, where it is judged: a glyph and its words.
function grade(harms) {
  if (harms.judged - harms.share(NOT_AVAILABLE) <= 1e-12) return ['–', 'none', harms.share(NOT_AVAILABLE) > 0 ? 'not available' : 'not judged'];
  const exact = harms.judged > 0 ? harms.share(EXACT) / (1 - harms.share(AMBIGUOUS, NOT_AVAILABLE) || 1) : 0;
  if (exact >= 1 - 1e-12) return ['✓', 'pass', 'every inset right'];
  return exact >= 0.99 ? ['≈', 'pass', 'almost: at least 99 % right'] : ['✗', 'fail', 'fails'];
}

function strategyLink(number) {
  const { id, summary, version } = data.strategies[number];
  return h('a', { id: `strategy-${id}`, href: address({ strategy: id, s: '', page: '0' }), title: [summary, version && `Version ${version}.`].filter(Boolean).join(' ') }, h('bdi', {}, nameOf(number)));
}

// MARK: Bars

// The chosen strategy and the best of those that an app could use instead.
function strategyBars() {
  const rows = ranking(), chosen = strategyNumber();
  const some = rows.filter(({ number, harms: each }) => number !== chosen && isCandidate(number) && !isMissing(each)).slice(0, BARS - 1);
  const shown = rows.filter(row => row.number === chosen || some.includes(row));
  return h('div', { id: 'bars' },
    h('h2', {}, some.length ? 'Right most often: Apple and libraries' : 'How it ends'),
    h('ol', {}, shown.map(({ number, harms: each }) => h('li', { 'aria-current': number === chosen ? 'true' : null },
      h('span', { class: 'name' }, barLink(number)),
      stackedBar(partsOf(each)),
      h('span', { class: 'n' }, isMissing(each) ? 'not available' : rangeWords(each.hidden, boundsOf(number))))),
    h('li', { class: 'rest' }, h('a', { id: 'show-all', href: address({ at: 'strategies' }) }, `Show all ${rows.length}`), legend())));
}

function barLink(number) {
  const link = strategyLink(number);
  link.id = `bar-${data.strategies[number].id}`;
  return link;
}

// MARK: Table

function showStrategies() {
  const rows = ranking(), order = orderOf(state.sort.replace(/^-/, '')), sign = state.sort.startsWith('-') ? -1 : 1;
  if (rows.length === 0) return [h('p', {}, nothingWords(strategyNumber()))];
  const groups = order ? [['', rows.toSorted((a, b) => sign * order(a, b))]]
    : strategyGroups(rows.map(({ number }) => number)).map(([title, numbers]) =>
      [title, rows.filter(({ number }) => numbers.includes(number))]);
  const body = groups.map(([title, some]) => h('tbody', {},
    title && groups.length > 1 ? h('tr', { class: 'group' }, h('th', { scope: 'rowgroup', colspan: COLUMNS.length + 2 }, title)) : null,
    some.map(strategyRow)));
  const grid = h('table', { id: 'live-strategies', class: hasUsage() ? 'shares' : null },
    h('caption', { id: 'live-strategies-caption' }, h('span', {}, captionWords(rows))),
    h('thead', {}, h('tr', {}, sortHead('name', 'Strategy'), sortHead('ends', 'How it ends'), COLUMNS.map(({ id, title }) => sortHead(id, title)))), body);
  return [ownInsetsLink(), roving(scrolling(h('div', { class: 'scroll', role: 'region', 'aria-labelledby': 'live-strategies-caption' }, grid)), 'strategies', 'a, button')];
}

// Where apps that set insets of their own have the same table.
function ownInsetsLink() {
  if (!isEverything() || !(data.ownInsets > 0)) return null;
  return h('p', { class: 'soft' }, `Apps that set insets of their own, ${percent(data.ownInsets, 1)} of use, `,
    h('a', { id: 'own-insets', href: address({ q: 'base:!base0', page: '0' }) }, 'have a table of their own'), '.');
}

function captionWords(rows) {
  const all = rows[0]?.harms.all ?? 0;
  if (!hasUsage()) return 'Scenarios by how they end; each scenario counts once.';
  const subject = all > 0.9995 ? 'All keyboard appearances' : `The keyboard appearances in your filter, which are ${percent(all, 1)} of all`;
  return `${subject}, by how they end. ${unitOfUse()}.`;
}

// How a column compares two strategies; undefined for none.
function orderOf(id) {
  const bins = COLUMNS.find(column => column.id === id)?.bins;
  const orders = { name: (a, b) => nameOf(a.number).localeCompare(nameOf(b.number), 'en'), ends: byHarm };
  return bins ? (a, b) => a.harms.count(...bins) - b.harms.count(...bins) : Object.hasOwn(orders, id) ? orders[id] : undefined;
}

// Sorts one way, then the other, then as at first.
function sortHead(id, title) {
  const order = state.sort === id ? 'ascending' : state.sort === `-${id}` ? 'descending' : undefined;
  const next = order === undefined ? id : order === 'ascending' ? `-${id}` : '';
  return h('th', { scope: 'col', class: ['name', 'ends'].includes(id) ? null : 'n', 'aria-sort': order },
    h('button', { type: 'button', id: `sort-${id}`, onclick: () => go({ sort: next }) },
      title, h('span', { 'aria-hidden': 'true' }, { ascending: ' ↑', descending: ' ↓' }[order] ?? '')));
}

function strategyRow({ number, harms: each }) {
  const { link } = data.strategies[number], [glyph, name, words] = grade(each);
  return h('tr', { 'aria-current': number === strategyNumber() ? 'true' : null },
    h('th', { scope: 'row' }, h('span', { class: name, title: words }, glyph, h('span', { class: 'unseen' }, ` ${words}: `)), ' ', strategyLink(number),
      link ? [' ', h('a', { id: `source-${data.strategies[number].id}`, href: link, rel: 'noreferrer', 'aria-label': `Source of ${nameOf(number)}` }, '↗')] : null),
    h('td', { class: 'chart' }, stackedBar(partsOf(each))),
    COLUMNS.map(({ id, bins }) => h('td', { class: each.count(...bins) > 0 ? 'n' : 'n none' },
      id === 'hidden' ? rangeWords(each.hidden, boundsOf(number)) : percent(each.count(...bins), each.all),
      id === 'exact' && otherwiseOf(number) ? h('div', { class: 'soft' }, otherwiseOf(number)) : null)));
}

// What single reports would make of how often a strategy is right, by the program; a filter has none.
function otherwiseOf(strategy) { return isEverything() ? data.strategies[strategy].otherwise ?? null : null; }
