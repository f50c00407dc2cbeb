// Two strategies side by side.

function showComparison() {
  const a = strategyNumber(state.a), b = secondStrategy(a);
  const counts = pairCounts(a, b), [left, right] = [a, b].map(nameOf);
  const scenes = data.scenes.map((scene, number) => ({ scene, number }))
    .filter(({ scene }) => isOfQuery(scene.levels))
    .sort((x, y) => differs(y.scene, a, b) - differs(x.scene, a, b) || byPreference(x.scene, y.scene)).slice(0, 60);
  const chosen = scenes.find(({ number }) => String(number) === state.scene)
    ?? scenes.find(({ scene }) => scene === preferredScene(each => isOfQuery(each.levels) && differs(each, a, b)))
    ?? scenes[0];
  const titles = distinctTitles(scenes.map(({ scene }) => scene.levels));
  const total = counts.reduce((sum, count) => sum + count, 0);
  return [
    h('div', { class: 'choices' }, strategyChoice('compare-a', 'Left', 'a'),
      choice('compare-b', 'Right', data.strategies.map(({ id }, number) => [id, nameOf(number)]), data.strategies[b].id,
        value => go({ b: value })),
      chosen ? choice('compare-scene', 'Scenario',
        scenes.map(({ scene, number }, place) => [String(number), titles[place] + (differs(scene, a, b) ? '' : ' (no difference)')]),
        String(chosen.number), value => go({ scene: value })) : null),
    a === b ? h('p', {}, 'Choose two strategies: this compares one with itself.') : null,
    table('live-pairs', `Scenarios of ${whose()} in which both are judged; each counts once.`,
      [head('Outcome'), headOfNumbers('Scenarios'), headOfNumbers('Part of these')],
      ['Both right', `Only ${left} right`, `Only ${right} right`, 'Both wrong'].map((name, bin) =>
        h('tr', {}, rowHead(name), numberCell(grouped(counts[bin])), numberCell(percent(counts[bin], total))))),
    chosen ? sideBySide(chosen.scene, [a, b]) : h('p', {}, `No scenario of ${whose()} has a picture.`),
  ];
}

// The titles of scenarios, with what tells those apart that would have the same.
function distinctTitles(scenarios) {
  const titles = scenarios.map(scenarioTitle);
  return scenarios.map((levels, place) => {
    const alike = scenarios.filter((_, other) => titles[other] === titles[place]);
    const apart = [...levels.keys()].filter(parameter => alike.some(other => other[parameter] !== levels[parameter]));
    return [titles[place], ...apart.map(parameter => nameOfLevel(levels, parameter))].join(', ');
  });
}

// What to compare with: what the address says, else the first strategy of the gate or the best other one.
function secondStrategy(a) {
  const asked = data.strategies.findIndex(({ id }) => id === state.b);
  if (asked >= 0) return asked;
  const others = [...data.strategies.keys()].filter(number => number !== a);
  const gated = others.find(number => data.strategies[number].gated);
  if (gated !== undefined) return gated;
  const failing = others.map(number => ({ number, count: failures(number) }));
  return failing.sort((x, y) => x.count - y.count)[0]?.number ?? a;
}

// How many judged scenarios are right for both, one, the other, neither.
function pairCounts(a, b) {
  const isJudged = value => value > 0 && value < FIRST_UNJUDGED, fails = value => (statusesOf(value)[0] === 0 ? 0 : 1);
  const [left, right] = [a, b].map(kept);
  return left.diagrams.tallyPairs(left.root, right.diagrams, right.root, query.allowed, 4,
    (x, y) => (isJudged(x) && isJudged(y) ? 2 * fails(x) + fails(y) : -1));
}

function differs(scene, a, b) {
  return scene.steps.some((_, index) => isWrong(endOf(scene, index, a)) !== isWrong(endOf(scene, index, b))) ? 1 : 0;
}

function sideBySide(scene, strategies) {
  const step = Math.min(...strategies.map(strategy => firstWrong(scene, strategy)));
  return h('div', { class: 'pair' }, strategies.map(strategy =>
    pictured(scene, strategy, Math.min(step, scene.steps.length - 1))));
}
