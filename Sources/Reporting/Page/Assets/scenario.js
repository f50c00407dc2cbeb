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
        pair('events', step.events.length ? h('ul', { class: 'events' }, step.events.map(text => h('li', {}, code(data.texts[text])))) : 'nothing'),
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
