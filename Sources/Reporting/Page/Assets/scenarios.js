// Lists of scenarios: those of the query, the pictured ones first, and the pictured one that is like another.

function showScenarios() {
  const strategy = strategyNumber();
  const wanted = query.statuses.length > 0 ? query.statuses : [['failing']];
  // One that has several of the statuses counts once.
  const isWanted = value => meets(value, wanted), count = scenarioCount(strategy, isWanted);
  const found = count > 0 ? picturedFirst(strategy, isWanted, 20) : [];
  const words = wanted.map(some => some.map(status => STATUSES[status]).join(' or ')).join(' and ');
  return [
    h('h3', {}, 'Scenarios'),
    h('p', {}, `${countOf(count, 'scenario')} of ${whose()}: ${words}, for ${nameOf(strategy)}`
      + `${count > found.length ? `. ${found.length} of them, those with a picture first:` : count > 0 ? ':' : '.'}`),
    roving(h('ul', { class: 'scenarios' }, found.map((levels, i) =>
      h('li', {}, h('a', { id: `scenario-${i + 1}`, href: address({ s: idOf(levels), step: '' }) }, scenarioWords(levels))))), 'scenarios', 'a'),
  ];
}

// Scenarios of the query that a condition holds of: those that have a picture, as readers know them, then the first.
function picturedFirst(strategy, isWanted, limit) {
  const scenes = data.scenes?.filter(({ levels }) => isOfQuery(levels) && isWanted(valueAt(levels, strategy))) ?? [];
  const found = scenes.sort(byPreference).slice(0, limit).map(({ levels }) => levels), keys = new Set(found.map(String));
  if (found.length === limit) return found;
  return [...found, ...firstScenarios(strategy, isWanted, limit).filter(levels => !keys.has(String(levels)))].slice(0, limit);
}

// The first scenarios of some levels that a condition holds of, on the device that readers know best.
function firstScenarios(strategy, isWanted, limit, among = query.allowed) {
  const { device } = preference(), levels = device.map((_, level) => level).sort((a, b) => device[a] - device[b]);
  for (const level of levels) {
    if (!among[0][level]) continue;
    const allowed = among.map((list, parameter) => (parameter === 0 ? list.map((_, other) => other === level) : list));
    if (scenarioCount(strategy, isWanted, allowed) === 0) continue;
    return new Tally(kept(strategy), lanesOf(allowed, false), 1, OUTCOMES.map((_, value) => (isWanted(value) ? [0] : []))).list(0, limit);
  }
  return [];
}

// A scenario in words: its device, iOS and orientation, then what else it has.
function scenarioWords(levels) {
  return levels.map((level, parameter) => labelOf(parameter, level)).join(' · ');
}

// How much it matters to a picture that a level is another one, where that is more than 1.
const MATTERS = { keyboard: 2, script: 3 };

// The scene that differs least from a scenario, of those that end alike; null where there is none.
function likeScene(levels, strategy) {
  const value = valueAt(levels, strategy);
  const others = scene => sum(data.parameters.map(({ name }, parameter) => (scene.levels[parameter] === levels[parameter] ? 0 : MATTERS[name] ?? 1)));
  let best = null, least = Infinity;
  for (const scene of data.scenes ?? []) {
    const count = others(scene);
    if (count > least || (count === least && byPreference(scene, best) >= 0)) continue;
    if (valueAt(scene.levels, strategy) === value) [best, least] = [scene, count];
  }
  return best;
}

// The levels of a scene that a scenario does not have, in words.
function otherLevels(scene, levels) {
  return data.parameters.map((_, parameter) => parameter).filter(parameter => scene.levels[parameter] !== levels[parameter])
    .map(parameter => `${titleOf(parameter)}: ${nameOfLevel(scene.levels, parameter)}`);
}
