// How sure the numbers of the query are; below is what the whole run depends on.

function showTrust() {
  return [provenanceChart(), callsOf(strategyNumber()), data.usage ? usageSources() : null, wholeRun()];
}

const KINDS_OF_FIGURES = {
  own: 'your own', published: 'published', derived: 'derived', counted: 'counted in public apps', assumed: 'assumed',
};

// What the chosen strategy's results owe to cases that Apple leaves open, in the whole run.
function callsOf(strategy) {
  const { calls } = data.strategies[strategy];
  return [h('h3', {}, `Judgement calls that decide results of ${nameOf(strategy)}`), calls.length
    ? h('ul', {}, calls.map(({ subject, share, option }) => h('li', {}, `${spaced(subject)}: ${percent(share, 1)} of ${hasUsage() ? 'use' : 'scenarios'}. The other reading: `, code(`insetmatrix run --strategy ${data.strategies[strategy].id} --policy ${option}`))))
    : h('p', {}, 'None.')];
}

// Whose the shares of use are, and what of them the run lacks.
function usageSources() {
  const { distributions, missing, even = [] } = data.usage;
  return [
    h('h3', {}, 'Whose shares these are'),
    h('p', {}, `${unitOfUse()}.`, even.length
      ? ` No source says how often these are used, so each of their values counts alike: ${even.map(p => lowered(titleOf(p))).join(', ')}.` : ''),
    distributions.length ? folded('Sources', () => table('live-sources', 'What each distribution rests on.',
      [head('What'), head('On'), head('The figures are'), head('Source'), head('Date')],
      distributions.map(({ parameter, condition, kind, source, date }) => h('tr', {}, rowHead(titleOf(parameter)),
        h('td', {}, condition ? code(condition) : 'all devices'), h('td', {}, KINDS_OF_FIGURES[kind] ?? kind),
        h('td', {}, source), h('td', {}, date)))), { id: 'usage-sources' }) : null,
    missing.length ? folded(`What people use and this run lacks (${missing.length})`, () => [
      h('p', {}, 'These are left out, and the shares are of the rest. Their figures are parts of the distribution as it is written.'),
      h('ul', { class: 'missing' }, missing.map(words => h('li', {}, code(words))))], { id: 'usage-lacks' }) : null,
  ];
}

// The weakest figures that the scenarios of the query rest on.
function provenanceChart() {
  const names = data.provenances, flow = new Flow(part(data.strategies.length + 1), lanesOf(query.allowed), names.length + 1);
  const [, ...counts] = flow.counts, whole = sum(counts);
  if (whole <= 0) return null;
  return h('figure', { class: 'sizes', 'aria-labelledby': 'provenance-title' },
    h('figcaption', { id: 'provenance-title' }, `The weakest figure that a scenario of ${whose()} rests on (${unitWords()})`),
    h('dl', {}, names.map((name, i) => h('div', {}, h('dt', {}, spaced(name)),
      h('dd', {}, percent(counts[i], whole), shareBar(counts[i] / whole, 'none-of')), h('dd', { class: 'soft' }, GRADES[name])))));
}
