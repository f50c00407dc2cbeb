// What changed since an earlier result, as the query leaves it.

const CHANGE_WORDS = { new: 'Newly failing', fixed: 'Fixed', changed: 'Fails differently', added: 'Newly run', gone: 'No longer run' };

function showChanges() {
  if (!data.changes) return null;
  const kinds = data.changes.filter(name => Object.hasOwn(CHANGE_WORDS, name));
  const rows = data.strategies.map((strategy, number) => ({ strategy, number, counts: changeCounts(number) }))
    .filter(({ counts }) => kinds.some(kind => counts[kind] > 0))
    .sort((a, b) => ['new', 'fixed', 'changed'].map(kind => b.counts[kind] - a.counts[kind]).find(Boolean) ?? a.number - b.number);
  if (rows.length === 0) return [h('p', {}, `Nothing changed in ${whose()} since the earlier result.`), goneWords()];
  const link = (strategy, kind, count) => (count === 0 ? '0'
    : h('a', { href: address({ q: narrowed(state.q, 'diff', [kind]), strategy: strategy.id, s: '' }) }, grouped(count)));
  return [
    table('live-changes', `Scenarios of ${whose()} that changed since the earlier result.`,
      [head('Strategy'), kinds.map(kind => headOfNumbers(CHANGE_WORDS[kind]))],
      rows.map(({ strategy, number, counts }) => h('tr', {}, rowHead(nameOf(number)), kinds.map(kind => numberCell(link(strategy, kind, counts[kind])))))),
    goneWords(),
  ];
}

// That a filter cannot have what went with its level.
function goneWords() {
  return data.gone.length ? h('p', { class: 'soft' },
    `What went with ${data.gone.slice(0, 4).join(', ')}${data.gone.length > 4 ? ` and ${grouped(data.gone.length - 4)} more` : ''} is only in the comparison below.`) : null;
}

// How many scenarios of the query have each change for a strategy.
function changeCounts(strategy) {
  const names = data.changes, { counts } = new Flow(part(changesOf(strategy)), lanesOf(query.allowed, false), names.length);
  return Object.fromEntries(names.map((name, value) =>
    [name, query.diff && !query.diff.includes(name) ? 0 : counts[value]]));
}
