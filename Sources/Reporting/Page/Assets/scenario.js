// The page of one scenario: #s=ID.

function showScenario() {
  const back = h('p', { class: 'back' }, h('a', { href: address({ s: '', step: '' }) }, '← Back to the report'));
  const levels = levelsOf(state.s);
  if (!levels) {
    return [back, h('h2', { tabindex: -1 }, 'No such scenario'), h('p', {}, code(state.s), ' is no scenario of this run.')];
  }
  const strategy = strategyNumber(), scope = all.diagrams.value(all.roots[data.strategies.length], levels), scene = scope === 0 ? sceneOf(levels) : null;
  return [
    back,
    h('div', { class: 'scenario-head' },
      h('h2', { tabindex: -1 }, scenarioTitle(levels)),
      strategyChoice('scenario-strategy', 'Strategy')),
    h('h1', { class: 'sentence' }, scope === 0 ? verdictSentence(levels, scene, strategy) : `Not run: ${scopeWords(scope)}.`),
    scene ? played(scene, strategy) : scope === 0 ? withoutPicture(levels, strategy) : null,
    h('h2', { class: 'minor' }, 'What is set'),
    h('dl', { class: 'facts settings' }, levels.map((level, parameter) => h('div', {}, h('dt', {}, titleOf(parameter)), h('dd', {}, labelOf(parameter, level))))),
    h('h2', { class: 'minor' }, 'To reproduce'), copyable(explainCommand(levels, strategy)),
    scope === 0 ? everyStrategy(levels, scene) : null,
  ];
}

// The nearest picture of a scenario that has none.
function withoutPicture(levels, strategy) {
  const scene = likeScene(levels, strategy), others = levels.map((level, parameter) => (scene && scene.levels[parameter] !== level
    ? `${titleOf(parameter)}: ${nameOfLevel(scene.levels, parameter)}` : null)).filter(Boolean);
  return [h('p', { class: 'soft' }, 'This scenario has no picture; the command below explains it step by step.',
    scene ? ` The nearest one that has a picture ends alike, with ${others.join('; ')}:` : null), scene ? pictured(scene, strategy) : null];
}

// What becomes of the scenario in one sentence.
function verdictSentence(levels, scene, strategy) {
  const name = nameOf(strategy), value = valueAt(levels, strategy), { harm } = OUTCOMES[value];
  if (harm === AMBIGUOUS) return 'Not judged: an app is shown the same where something else is right.';
  if (harm === NOT_AVAILABLE) return `${name} is not available on ${labelOf(1, levels[1])}.`;
  if (harm < 0) return `${name} was not run in this scenario.`;
  if (harm === EXACT) {
    const { length } = scene?.steps ?? [];
    return `${name} keeps every edge right${scene ? ` in ${length === 1 ? 'the only step' : `all ${length} steps`}` : ''}.`;
  }
  if (!scene) return `${name} fails: ${statusWords(value)}.`;
  const step = firstWrongOrLast(scene, strategy), where = actionWords(scene.steps[step]);
  return `At step ${step + 1} of ${scene.steps.length} (${lowered(where)}), ${name} ${errorWords(endOf(scene, step, strategy))}.`;
}

// What a strategy does wrong, as the rest of a sentence.
function errorWords(end) {
  const first = end.off < 0 ? `hides ${points(-end.off)} pt of content` : end.off > 0 ? `leaves a gap of ${points(end.off)} pt` : '';
  const others = otherErrors(end);
  const rest = others.length ? `sets ${others.join(' and ')} wrong` : '';
  return [first, rest].filter(Boolean).join(' and ') || 'is wrong';
}

function played(scene, strategy) {
  const index = shownStep(scene, strategy), { screen: [width, height] } = data.environments[scene.steps[Math.max(index, 0)].at];
  const paper = width > height ? 420 : width > 700 ? 360 : 300;
  return h('div', { class: 'played' },
    h('figure', { class: 'stage' }, index < 0 ? drawingBefore(scene, paper) : sceneDrawing(scene, index, strategy, paper)),
    h('div', { class: 'told' }, stepStrip(scene, strategy, index),
      index < 0 ? [h('h2', { class: 'minor' }, 'Before'), h('p', {}, 'No keyboard yet.')] : stepWords(scene, strategy, index)));
}

function stepWords(scene, strategy, index) {
  const step = scene.steps[index], end = endOf(scene, index, strategy);
  return [
    h('h2', { class: 'minor' }, `Step ${index + 1}: ${actionWords(step)}`),
    h('p', {}, h('strong', { class: isWrong(end) ? 'fail' : end.judged ? 'pass' : 'none' }, endWords(end))),
    h('p', {}, measureWords(end, strategy)),
    folded('Events received', () => (step.events.length
      ? h('ul', { class: 'events' }, step.events.map(text => h('li', {}, code(data.texts[text])))) : h('p', {}, 'None.'))),
    folded(`How ${points(end.expected)} adds up`, () => ledger(step, strategy)),
    folded('Confidence', () => h('p', {}, `The weakest figure behind this scenario is ${GRADES[scene.provenance] ?? scene.provenance}.`)),
  ];
}

function measureWords(end, strategy) {
  const rest = end.unseen > 0 ? ` ${points(end.unseen)} pt of the difference are no fault: a documented distance, or what does not show.` : '';
  return `${data.strategies[strategy].writesInsets ? 'Bottom inset' : 'Lowest line that content reaches'}: ${points(end.expected)} pt expected, ${points(end.actual)} pt actual.${rest}`;
}

// The lengths that the expected one is made of.
function ledger(step, strategy) {
  if (!data.strategies[strategy].writesInsets || step.ledger.length === 0) return h('p', {}, ledgerWords(step, strategy));
  const { names, lengths } = ledgerParts(step), row = (name, length, more = {}) =>
    h('div', more, h('dt', {}, name), h('dd', {}, `${points(length)} pt`));
  return h('dl', { class: 'ledger' }, names.map((name, i) => row(spaced(name), lengths[i])), row('Bottom inset', sum(lengths), { class: 'total' }));
}

// The steps as small pictures, and what is before them; arrow keys go from one to the next.
function stepStrip(scene, strategy, index) {
  const picture = (number, thumbnail, words) => h('li', {}, h('a', {
    id: `step-${number + 1}`, href: address({ at: '', step: String(number + 1) }), 'aria-current': number === index ? 'step' : null,
  }, thumbnail, h('span', {}, words)));
  const before = firstStep(scene) < 0 ? picture(-1, sceneThumbnail(
    { ...scene, steps: [{ ...scene.steps[0], covered: null }] }, 0, null, 60), 'Before') : null;
  return h('ol', { class: 'strip', 'aria-label': 'Steps; arrow keys go from one to the next' }, before, scene.steps.map((each, i) => {
    const end = endOf(scene, i, strategy);
    return picture(i, sceneThumbnail(scene, i, strategy, 60), `${isWrong(end) ? '✗' : end.judged ? '✓' : '–'} ${i + 1}. ${actionWords(each)}`);
  }));
}

// The first step, or -1 for what is before it, where it brings the keyboard.
function firstStep({ steps: [{ covered, floating }] }) { return covered && !floating ? -1 : 0; }

// Left and right arrows step through the scenario, wherever the focus is that has no use for them.
addEventListener('keydown', event => {
  const move = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!state.s || !move || event.ctrlKey || event.metaKey || event.altKey
    || event.target.closest('input, select, textarea, dialog, .scroll')) return;
  const levels = levelsOf(state.s), scene = levels && sceneOf(levels);
  if (!scene) return;
  event.preventDefault();
  const next = Math.min(Math.max(shownStep(scene, strategyNumber()) + move, firstStep(scene)), scene.steps.length - 1);
  go({ step: String(next + 1) });
  if (event.target.closest('.strip')) document.getElementById(`step-${next + 1}`)?.focus();
});

// The step that the address names, or the first that is wrong.
function shownStep(scene, strategy) {
  const asked = Number.parseInt(state.step, 10), last = scene.steps.length - 1;
  const step = Number.isNaN(asked) ? firstWrong(scene, strategy) : asked - 1;
  return Math.min(Math.max(step > last && Number.isNaN(asked) ? 0 : step, firstStep(scene)), last);
}

function everyStrategy(levels, scene) {
  const index = scene ? Math.max(shownStep(scene, strategyNumber()), 0) : 0;
  const rows = data.strategies.map((_, number) => {
    const end = scene ? endOf(scene, index, number) : null, value = valueAt(levels, number), { harm } = OUTCOMES[value];
    const [style, mark] = harm === EXACT ? ['pass', '✓'] : isFailing(harm) ? ['fail', '✗'] : ['none', '–'];
    return h('tr', { 'aria-current': number === strategyNumber() ? 'true' : null }, rowHead(nameOf(number)),
      h('td', { class: style }, `${mark} ${statusWords(value) || 'not judged'}`),
      end ? [numberCell(points(end.expected)), numberCell(points(end.actual)), h('td', {}, endWords(end))] : null);
  });
  return table('scenario-strategies', 'Every strategy in this scenario.',
    [head('Strategy'), head('Whole scenario'), ...(scene ? [headOfNumbers('Expected, pt'), headOfNumbers('Actual, pt'), head(`Step ${index + 1}`)] : [])], rows);
}
