// Failing scenarios of the query, one at a time, the chosen strategy beside another one.

function showGallery() {
  const strategy = strategyNumber(), name = nameOf(strategy), isFailure = value => statusesOf(value).includes(1), count = scenarioCount(strategy, isFailure);
  const scenes = data.scenes.filter(({ levels }) => isOfQuery(levels) && isFailure(valueAt(levels, strategy))).sort(byPreference);
  const words = `${countOf(count, 'scenario')} of ${whose()} fail${count === 1 ? 's' : ''} for ${name}`;
  if (scenes.length === 0) return [h('p', {}, `${words}${count ? '; none of them has a picture' : ''}.`), count ? commandOfFirst(strategy, isFailure) : null];
  const at = Math.min(Number(state.page) || 0, scenes.length - 1), scene = scenes[at];
  // The strategy to compare with: the one that the address names, else the best.
  const other = state.other ? strategyNumber(state.other) : ranking().find(({ number }) => number !== strategy)?.number ?? strategy;
  const turn = (title, target) => h('button', { type: 'button', id: `gallery-${title.toLowerCase()}`, disabled: target < 0 || target >= scenes.length, onclick: () => go({ page: String(target) }) }, title);
  return [
    h('p', {}, `${words}; ${grouped(scenes.length)} ${scenes.length === 1 ? 'has' : 'have'} a picture, what most people have first.`),
    h('div', { class: 'choices' }, turn('Previous', at - 1), h('span', { role: 'status' }, `${grouped(at + 1)} of ${grouped(scenes.length)}`), turn('Next', at + 1),
      strategyChoice('gallery-strategy', 'Strategy'), strategyChoice('gallery-other', 'beside', { name: 'other', chosen: other })),
    h('div', { class: 'gallery' }, pictured(scene, strategy), other === strategy ? null : pictured(scene, other, firstWrongOrLast(scene, strategy))),
    copyable(explainCommand(scene.levels, strategy)),
  ];
}

function commandOfFirst(strategy, isWanted) {
  const [levels] = firstScenarios(strategy, isWanted, 1);
  return levels ? [h('p', {}, h('a', { href: address({ s: idOf(levels), step: '' }) }, scenarioTitle(levels)), ' is one of them.'), copyable(explainCommand(levels, strategy))] : null;
}

function pictured(scene, strategy, step = firstWrongOrLast(scene, strategy)) {
  return h('figure', {}, sceneDrawing(scene, step, strategy),
    h('figcaption', {}, h('h3', {}, nameOf(strategy)),
      h('p', {}, h('strong', {}, endWords(endOf(scene, step, strategy)))),
      h('p', {}, `${scenarioTitle(scene.levels)}. Step ${step + 1}: ${actionWords(scene.steps[step])}.`),
      h('p', { class: 'soft' }, ledgerWords(scene.steps[step], strategy)),
      h('p', {}, h('a', { href: sceneAddress(scene, strategy) }, 'Step by step'))));
}

// The first scenarios of some levels that a condition holds of, on the device that readers know best.
function firstScenarios(strategy, isWanted, limit, among = query.allowed) {
  const { device } = preference();
  for (const level of [...device.keys()].filter(each => among[0][each]).sort((a, b) => device[a] - device[b])) {
    const allowed = among.map((list, parameter) => (parameter === 0 ? list.map((_, other) => other === level) : list));
    if (scenarioCount(strategy, isWanted, allowed) === 0) continue;
    return new Tally(kept(strategy), lanesOf(allowed, false), 1, OUTCOMES.map((_, value) => (isWanted(value) ? [0] : []))).list(0, limit);
  }
  return [];
}

// How much it matters to a picture that a level is another one, where that is more than 1.
const MATTERS = { keyboard: 2, script: 3 };

// The scene that differs least from a scenario, of those that end alike, if there is one.
function likeScene(levels, strategy) {
  const value = valueAt(levels, strategy);
  const others = scene => sum(data.parameters.map(({ name }, parameter) => (scene.levels[parameter] === levels[parameter] ? 0 : MATTERS[name] ?? 1)));
  return data.scenes.filter(scene => valueAt(scene.levels, strategy) === value).sort((a, b) => others(a) - others(b) || byPreference(a, b))[0];
}
