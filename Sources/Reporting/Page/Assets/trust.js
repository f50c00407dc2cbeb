// How sure the numbers of the query are.

function showTrust() {
  return [provenanceChart(), judgedChart(), ...trustTables()];
}

// The weakest figures that the scenarios of the query rest on.
function provenanceChart() {
  const shares = provenanceShares(), names = data.provenances;
  if (!shares) return null;
  return h('figure', { class: 'sizes', 'aria-labelledby': 'provenance-title' },
    h('figcaption', { id: 'provenance-title' }, `The weakest figure that a scenario of your filter rests on (${unitWords()})`),
    h('dl', {}, names.map((name, i) => h('div', {}, h('dt', {}, spaced(name)),
      h('dd', {}, percent(shares[i], 1), shareBar(shares[i], 'none-of')), h('dd', { class: 'soft' }, GRADES[name])))));
}

function provenanceShares() {
  const root = all.roots[data.strategies.length + 1], names = data.provenances;
  const kinds = Array.from({ length: names.length + 1 }, (_, value) => (value === 0 ? [] : [value - 1]));
  const make = hasUsage() ? UsageTally : Tally;
  const counts = [...new make(all.diagrams, query.allowed, names.length, kinds, { root }).count(root)].slice(0, names.length)
    .map((count, i) => (query.is && !query.is.includes(names[i]) ? 0 : count));
  const whole = sum(counts);
  return whole > 0 ? counts.map(count => count / whole) : null;
}

// How much of each iOS could be judged.
function judgedChart() {
  const os = parameterNamed('os'), rows = harmsByLevel(strategyNumber(), os);
  return h('figure', { class: 'sizes', 'aria-labelledby': 'judged-title' },
    h('figcaption', { id: 'judged-title' }, `How much of each iOS could be judged (${unitWords()})`),
    h('p', { class: 'soft' }, 'The rest is not: what iOS reports contradicts the screen, so no app can know.'),
    h('dl', {}, rows.toReversed().map(({ level, harms: shares }) => h('div', {}, h('dt', {}, labelOf(os, level)),
      h('dd', {}, percent(shares.judged, 1), shareBar(shares.judged, 'none-of'))))));
}

// What would turn the run's results round: the whole run's, whatever the query.
function trustTables() {
  const { sensitivity, hinges, policies } = data.trust ?? {};
  return [
    sensitivity ? table('live-sensitivity',
      `What would change if assumed figures were off by ${points(sensitivity.by)} pt (iOS ${sensitivity.os}, the whole run)`,
      [head('Figures'), headOfNumbers('Scenarios'), sensitivity.strategies.map(id => headOfNumbers(nameOfID(id)))],
      sensitivity.all.map(({ name, scenarios, changed }) => h('tr', {}, rowHead(spaced(name)), numberCell(grouped(scenarios)),
        changed.map(count => numberCell(grouped(count)))))) : null,
    hinges?.length ? table('live-hinges', 'What rests on a single report (the whole run)',
      [head('Behavior'), headOfNumbers('Scenarios'), headOfNumbers('Results that would change')],
      hinges.map(({ name, scenarios, changed }) => h('tr', {}, rowHead(behaviorTitle(name)), numberCell(grouped(scenarios)),
        numberCell(grouped(sum(changed)))))) : null,
    policies?.length ? table('live-policies', 'Judgement calls: cases that Apple doesn’t document. Results that flip under the other choice (the whole run)',
      [head('Strategy'), head('Case'), head('Chosen'), head('Other choice'), headOfNumbers('Wrong, would be right'), headOfNumbers('Right, would be wrong')],
      policies.map(({ strategy, policy, choice: chosen, other, failing, exact }) => h('tr', {},
        rowHead(typeof strategy === 'number' ? nameOf(strategy) : nameOfID(strategy)), h('td', {}, spaced(policy)), h('td', {}, spaced(chosen)),
        h('td', {}, spaced(other)), numberCell(grouped(failing)), numberCell(grouped(exact))))) : null,
  ];
}

function nameOfID(id) {
  const number = data.strategies.findIndex(strategy => strategy.id === id);
  return number < 0 ? spaced(id) : nameOf(number);
}

function behaviorTitle(name) {
  const behavior = (data.behaviors ?? []).find(each => each.name === name);
  return behavior?.title || behavior?.sentence || spaced(name);
}
