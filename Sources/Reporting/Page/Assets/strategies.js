// The strategies by how they treat people, as rows of tiers.

const TIERS = ['Right for nearly all', 'Right but for a gap', 'Hides content', 'Controls, wrong on purpose', 'Not available here'];

// The part of what hides content that is next to none.
const NEARLY_NONE = 0.01;

const TIER_COLUMNS = ['Right', 'Gap', 'Hides content', 'Otherwise wrong', 'Not available'];

// The strategies with their harms in the query, the best first.
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
  return low === high ? percent(share, 1) : `${percent(share, 1)} (${low.replace(' %', '')} to ${high})`;
}

// The range of what a strategy hides in a part of the whole run, by the program; a filter has none.
function boundsOf(strategy, known = 1) {
  const bounds = isEverything() && known > 0 ? data.strategies[strategy].hiddenRange : null;
  return bounds ? { low: bounds.low / known, high: bounds.high / known } : null;
}

function strategyLink(number) {
  const { id, summary, version } = data.strategies[number];
  return h('a', { id: `strategy-${id}`, href: address({ strategy: id, s: '', page: '0' }), title: [summary, version && `Version ${version}.`].filter(Boolean).join(' ') }, h('bdi', {}, nameOf(number)));
}

function showStrategies() {
  const rows = ranking();
  if (rows.length === 0) return [h('p', {}, nothingWords(strategyNumber()))];
  const tiers = groupsBy(rows, tierOf);
  return [h('p', { class: 'soft' }, captionWords(rows), ' ', ownInsetsLink()), legend(),
    roving(h('div', { id: 'live-strategies' }, TIERS.map((title, tier) => {
      const some = tiers.get(tier) ?? [], show = () => tierTable(title, tier, some);
      if (some.length === 0) return null;
      return tier < 3 ? show() : folded(`${title} (${some.length})`, show, { id: `tier-${tier}` });
    })), 'strategies', 'a')];
}

function tierOf({ number, harms: each }) {
  if (isMissing(each)) return 4;
  if (data.strategies[number].group === 'control') return 3;
  return each.part(EXACT) >= 0.95 ? 0 : each.part(...HIDDEN) < NEARLY_NONE ? 1 : 2;
}

function tierTable(title, tier, rows) {
  return h('div', { class: 'tiers' }, h('table', { class: 'tier', id: `live-tier-${tier}` }, h('caption', {}, h('span', {}, title)),
    h('thead', {}, h('tr', {}, head('Strategy'), head('How it ends'), TIER_COLUMNS.map(headOfNumbers))),
    h('tbody', {}, rows.map(strategyRow))));
}

function strategyRow({ number, harms: each }) {
  const { link, id } = data.strategies[number], part = (...bins) => percent(each.part(...bins), 1);
  const otherwise = isEverything() ? data.strategies[number].otherwise : null;
  return h('tr', { 'aria-current': number === strategyNumber() ? 'true' : null, 'data-strategy': id },
    h('th', { scope: 'row' }, strategyLink(number), link ? [' ', h('a', { id: `source-${id}`, href: link, rel: 'noreferrer', 'aria-label': `Source of ${nameOf(number)}` }, '↗')] : null,
      otherwise ? h('span', { class: 'soft' }, ` ${otherwise}`) : null),
    h('td', { class: 'chart' }, stackedBar(partsOf(each))),
    [part(EXACT), part(GAP), rangeWords(each.part(...HIDDEN), boundsOf(number, each.known)), part(...RESTS), percent(each.share(NOT_AVAILABLE), 1)]
      .map((words, column) => numberCell(words, { 'data-title': TIER_COLUMNS[column] })));
}

// Where apps that set insets of their own have the same table.
function ownInsetsLink() {
  if (!isEverything() || !(data.ownInsets > 0)) return null;
  return [`Apps that set insets of their own, ${percent(data.ownInsets, 1)} of use, `,
    h('a', { id: 'own-insets', href: address({ q: 'base:!base0', page: '0' }) }, 'have a table of their own'), '.'];
}

function captionWords(rows) {
  const all = rows[0]?.harms.all ?? 0;
  if (!hasUsage()) return 'Scenarios by how they end, of those that were judged where the strategy is available; each scenario counts once.';
  const subject = all > 0.9995 ? 'Keyboard appearances' : `The keyboard appearances in your filter, which are ${percent(all, 1)} of all,`;
  return `${subject} by how they end, of those that were judged where the strategy is available; the order is that of being right in all of them. Right for nearly all is at least 95 %; but for a gap, less than 1 % hides content.`;
}
