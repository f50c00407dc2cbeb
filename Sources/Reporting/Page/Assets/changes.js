// What changed since an earlier result, as the query leaves it.

const CHANGE_WORDS = { new: 'Newly failing', fixed: 'Fixed', changed: 'Fails differently', added: 'Newly run', gone: 'No longer run' };

function showChanges() {
  if (!data.changes) return null;
  const kinds = data.changes.filter(name => Object.hasOwn(CHANGE_WORDS, name));
  const rows = data.strategies.map((strategy, number) => ({ strategy, number, counts: changeCounts(number) }))
    .filter(({ counts }) => kinds.some(kind => counts[kind] > 0))
    .sort((a, b) => ['new', 'fixed', 'changed'].map(kind => b.counts[kind] - a.counts[kind]).find(Boolean) ?? a.number - b.number);
  const whole = shelved.changes.length ? folded('The whole comparison, without your filter', () => shelved.changes) : null;
  if (rows.length === 0) return [h('p', {}, `Nothing changed in ${whose()} since the earlier result.`), goneWords(), whole];
  const link = (strategy, kind, count) => (count === 0 ? '0'
    : h('a', { href: address({ q: narrowed(state.q, 'diff', [kind]), strategy: strategy.id, s: '' }) }, grouped(count)));
  const most = 12, row = ({ strategy, number, counts }) => h('tr', {}, rowHead(nameOf(number)),
    kinds.map(kind => numberCell(link(strategy, kind, counts[kind]))));
  const changesTable = (id, caption, some) => table(id, caption,
    [head('Strategy'), kinds.map(kind => headOfNumbers(CHANGE_WORDS[kind]))], some.map(row));
  return [
    changesTable('live-changes', `Scenarios of ${whose()} that changed since the earlier result.`, rows.slice(0, most)),
    rows.length > most ? folded(countOf(rows.length - most, 'more strategy', 'more strategies'),
      () => changesTable('more-changes', 'Other strategies whose scenarios changed.', rows.slice(most))) : null,
    goneWords(), whole,
  ];
}

// That a filter cannot have what went with its level.
function goneWords() {
  return data.gone.length ? h('p', { class: 'soft' },
    `What went with ${data.gone.slice(0, 4).join(', ')}${data.gone.length > 4 ? ` and ${grouped(data.gone.length - 4)} more` : ''} is only in the whole comparison.`) : null;
}

// How many scenarios of the query have each change for a strategy.
function changeCounts(strategy) {
  const names = data.changes;
  const counts = Flow.whole(part(changesOf(strategy)), lanesOf(query.allowed, false), names.length).counts;
  return Object.fromEntries(names.map((name, value) =>
    [name, query.diff && !query.diff.includes(name) ? 0 : counts[value]]));
}

// MARK: Night by night

// How the runs of a history developed: a line for each strategy and each rule that changed.

function showTrends() {
  const { trends } = data;
  if (!trends || trends.runs.length < 2) return null;
  return [
    h('p', {}, `${grouped(trends.runs.length)} runs, from ${trends.runs[0].run} to ${trends.runs.at(-1).run}.`),
    trends.alerts.map(({ what, growth }) => h('p', { class: 'alert' }, h('strong', {}, `${what[0].toUpperCase()}${what.slice(1)} grew`),
      `: in each of the last three runs alike it was more than a quarter above the usual, now ${points(growth)} times.`)),
    runTrends(trends), strategyTrends(trends), ruleTrends(trends),
  ];
}

// The values of a key in each run, from those that are given where they change; null where there is none.
function pointsOf(counts, runs, key) {
  let next = 0, value = null;
  return runs.map(({ run }) => {
    if (counts[next]?.run === run) value = counts[next++][key] ?? null;
    return value;
  });
}

function hasChanged(values) { return values.some(value => value !== values[0]); }

function trendTable(id, caption, titles, rows) {
  return rows.length === 0 ? null : table(id, caption, titles.map(title => head(title)), rows);
}

function runTrends({ runs }) {
  const figures = [
    ['Scenarios', runs.map(run => run.applicable), grouped],
    ['Wall time', runs.map(run => run.wallSeconds ?? null), value => `${points(value)} s`],
    ['Peak memory', runs.map(run => (run.peakRSSBytes ? run.peakRSSBytes / 1e6 : null)), value => `${grouped(value)} MB`],
  ].filter(([, values]) => values.some(value => value !== null));
  return trendTable('live-run-trends', 'Size, speed and memory of the runs.', ['Figure', 'Runs', 'Last'],
    figures.map(([name, values, words]) => h('tr', {}, rowHead(name), h('td', {}, sparkline(values, words)),
      numberCell(words(values.findLast(value => value !== null))))));
}

function strategyTrends({ runs, strategies }) {
  const lines = strategies.map(({ id, counts }) => ({ id, values: pointsOf(counts, runs, 'failing') }));
  const row = ({ id, values }) => h('tr', {}, rowHead(nameOfID(id)), h('td', {}, sparkline(values)),
    numberCell(grouped(values.findLast(value => value !== null) ?? 0)));
  const titles = ['Strategy', 'Runs', 'Failing'];
  const changed = lines.filter(({ values }) => hasChanged(values)), same = lines.filter(({ values }) => !hasChanged(values));
  return [trendTable('live-strategy-trends', 'Failing scenarios of the whole runs, of strategies whose number changed. A run of fewer scenarios has fewer.', titles, changed.map(row)),
    same.length === 0 ? null : folded(`${grouped(same.length)} ${same.length === 1 ? 'strategy' : 'strategies'} without a change`,
      () => trendTable('live-still-strategies', 'Failing scenarios of strategies that did not change.', titles, same.map(row)))];
}

function nameOfID(id) { return data.strategies.find(strategy => strategy.id === id)?.name ?? id; }

// The rules that came, went or changed, the latest first, then the others.
function ruleTrends({ runs, rules, changedRules, stillRules }) {
  const row = rule => h('tr', {}, rowHead(nameOfID(rule.strategy)), h('td', { class: 'words' }, rule.words || 'always'),
    h('td', {}, sparkline(pointsOf(rule.counts, runs, 'scenarios'))),
    h('td', {}, rule.firstSeen), h('td', {}, rule.fixed ?? '–'));
  const titles = ['Strategy', 'Rule', 'Runs', 'First seen', 'Fixed'];
  // A run that does not know a rule changes nothing, unless it is the first.
  const hasCome = ({ counts }) => hasChanged(pointsOf(counts, runs, 'scenarios').filter((value, index) => index === 0 || value !== null));
  const changed = rules.filter(hasCome), same = rules.filter(rule => !hasCome(rule));
  // The data have as many rules as there are rows.
  const part = (id, caption, list, count) => trendTable(id,
    caption + (count > list.length ? ` ${grouped(count - list.length)} more are in the JSON report.` : ''), titles, list.map(row));
  return [part('live-rule-trends', 'Rules that came, went or changed, the latest first.', changed, changedRules),
    stillRules === 0 ? null : folded(`${grouped(stillRules)} ${stillRules === 1 ? 'rule' : 'rules'} without a change`,
      () => part('live-still-rules', 'Rules that did not change.', same, stillRules))];
}

// A line of values from 0 to the largest, the last on the right, that says its ends in words.
function sparkline(values, words = grouped) {
  const width = 120, height = 20, id = `chart-${++charts}`;
  const known = values.filter(value => value !== null), largest = Math.max(...known, 0);
  const at = (value, index) => `${(2 + (width - 4) * index / Math.max(values.length - 1, 1)).toFixed(1)},${(height - 2 - (height - 4) * value / (largest || 1)).toFixed(1)}`;
  // Runs without a value are gaps.
  const lines = [[]];
  values.forEach((value, index) => {
    if (value === null) lines.push([]);
    else lines.at(-1).push(at(value, index));
  });
  const end = values.findLastIndex(value => value !== null), [x, y] = end < 0 ? [0, 0] : at(values[end], end).split(',');
  return s('svg', { class: 'spark', role: 'img', width, height, viewBox: `0 0 ${width} ${height}`, 'aria-labelledby': id },
    s('title', { id }, known.length === 0 ? 'no value'
      : `${grouped(known.length)} runs: ${words(known[0])} at first, at most ${words(largest)}, ${words(known.at(-1))} last`),
    lines.filter(line => line.length > 0).map(line => s('polyline', { points: line.join(' ') })),
    end < 0 ? null : s('circle', { cx: x, cy: y, r: 2 }));
}
