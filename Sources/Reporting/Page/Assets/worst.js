// How bad it gets: how much is hidden, and the scenarios with the largest error.

function showWorst() {
  const strategy = strategyNumber(), name = nameOf(strategy);
  const scenes = worstScenes(strategy), isWhole = isEverything() && data.strategies[strategy].worst.length > 0;
  return [
    sizeChart(strategy),
    h('p', {}, scenes.length === 0 ? nothingWorse(strategy)
      : isWhole ? `The largest errors of ${name} in the whole run.`
        : `The largest errors of ${name} among the pictured scenarios of ${whose()}.`),
    h('div', { class: 'pair' }, scenes.map(scene => pictured(scene, strategy, furthestStep(scene, strategy), 180))),
  ];
}

function nothingWorse(strategy) {
  const failing = failures(strategy);
  return failing === 0 ? `${nameOf(strategy)} fails nowhere in ${whose()}.`
    : `${countOf(failing, 'scenario')} of ${whose()} fail${failing === 1 ? 's' : ''} for ${nameOf(strategy)}, but none of these has a picture. `
      + 'The list under “Where they fail” has their commands.';
}

// The scenes in which most is hidden and in which the gap is largest: of the run, or of the query.
function worstScenes(strategy) {
  const { worst } = data.strategies[strategy];
  if (isEverything() && worst.length > 0) return worst.map(number => data.scenes[number]);
  const some = data.scenes.filter(({ levels }) => isOfQuery(levels));
  const most = sign => some.map(scene => ({ scene, error: Math.max(...errors(scene, strategy).map(off => sign * off)) }))
    .filter(({ error }) => error > 0).sort((a, b) => b.error - a.error)[0]?.scene;
  const largest = [...new Set([query.statuses.length === 0 || wants('hidden') ? most(-1) : null,
    query.statuses.length === 0 || wants('gap') ? most(1) : null].filter(Boolean))];
  // Where only other things are wrong, nothing is far off.
  return largest.length ? largest : [some.find(scene => firstWrong(scene, strategy) < scene.steps.length)].filter(Boolean);
}

function wants(status) { return query.statuses.every(some => some.includes(status) || some.includes('failing')); }

function errors(scene, strategy) {
  return scene.steps.map((step, index) => (step.judged ? endOf(scene, index, strategy).off : 0));
}

function furthestStep(scene, strategy) {
  const first = firstWrongOrLast(scene, strategy);
  return scene.steps[first] && endOf(scene, first, strategy).off !== 0 ? first
    : errors(scene, strategy).map(Math.abs).reduce((best, off, i, all) => (off > all[best] ? i : best), 0);
}

// How much a strategy hides, by size.
function sizeChart(strategy) {
  const shares = harms(strategy), most = Math.max(...HIDDEN.map(bin => shares.share(bin)));
  if (most === 0) return null;
  return h('figure', { class: 'sizes', 'aria-labelledby': 'sizes-title' },
    h('figcaption', { id: 'sizes-title' }, `How much ${nameOf(strategy)} hides, where it first goes wrong (${unitWords()})`),
    h('dl', {}, HIDDEN.map(bin => h('div', {}, h('dt', {}, HARMS[bin].title),
      h('dd', {}, percent(shares.share(bin), 1), shareBar(shares.share(bin) / most, HARMS[bin].id))))));
}
