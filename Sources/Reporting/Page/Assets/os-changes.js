// What a version of iOS turns round: the same scenario on two versions, everything else alike.

// The last level before a major version, and the first one of it in the query; null where one is missing.
function versionsAround(major) {
  const os = parameterNamed('os'), { levels } = data.parameters[os];
  const before = levels.findLastIndex((level, number) => majorOf(number) < major && !level.includes('+'));
  const after = levels.findIndex((_, level) => majorOf(level) === major && query.allowed[os][level]);
  return os !== 1 || before < 0 || after < 0 ? null : { before, after };
}

// The part of some levels' appearances on one version that end otherwise on another one, among those that
// were run on both; null where none was.
function turnedShare(strategy, { before, after }, allowed) {
  const old = part(strategy), own = kept(strategy), lanes = lanesOf(allowed), known = lanes.weights.map(() => new Map());
  const factors = lanes.isUse ? norms(own.diagrams) : null, split = own.diagrams.split(lanes.shared), wide = lanes.weights.length;
  const norm = (node, lane) => factors?.[node < split ? node : split + (node - split) * wide + lane] ?? 1;
  const none = [0, 0];
  // What two diagrams have in common, and what of it ends otherwise.
  const walk = (x, y, lane) => {
    if (x === KEEPS_NONE || y === KEEPS_NONE) return none;
    if (x < 0 && y < 0) return [1, OUTCOMES[~x].harm === OUTCOMES[~y].harm ? 0 : 1];
    const parameter = Math.min(old.diagrams.parameter(x), own.diagrams.parameter(y));
    const place = parameter < lanes.shared ? lane : 0, key = (x + 4096) * 16777216 + y + 4096, weights = lanes.weights[place];
    const found = known[place].get(key);
    if (found) return found;
    const result = [0, 0], factor = own.diagrams.parameter(y) === parameter ? norm(y, place) : 1;
    old.diagrams.eachRun(x, own.diagrams, y, (begin, end, u, v) => {
      const next = Math.min(old.diagrams.parameter(u), own.diagrams.parameter(v));
      const share = factor * weights.between(parameter, begin, end) * weights.skip(parameter + 1, next);
      if (share > 0) walk(u, v, place).forEach((amount, which) => { result[which] += share * amount; });
    });
    known[place].set(key, result);
    return result;
  };
  let all = 0, turned = 0;
  lanes.weights.forEach((weights, lane) => allowed[0].forEach((_, device) => {
    const [u, [x]] = [old.diagrams, descend(old, [device, before])], [v, [y, nodes]] = [own.diagrams, descend(own, [device, after])];
    const share = weights.weight(0, device) * weights.weight(1, after) * weights.skip(2, Math.min(u.parameter(x), v.parameter(y)))
      * nodes.reduce((product, node) => product * norm(node, lane), 1);
    if (share === 0) return;
    const amounts = walk(x, y, lane);
    all += share * amounts[0];
    turned += share * amounts[1];
  }));
  return all > 0 ? turned / all : null;
}

// The diagram behind the first levels, and the nodes before it.
function descend({ diagrams, root }, levels) {
  const nodes = [];
  let diagram = root;
  for (const [parameter, level] of levels.entries()) {
    if (diagrams.parameter(diagram) !== parameter) continue;
    nodes.push(diagram);
    let run = diagrams.first[diagram];
    while (diagrams.ends[run] <= level) run++;
    diagram = diagrams.children[run];
  }
  return [diagram, nodes];
}

// How much a version turns round for the chosen strategy, in a sentence.
function turnedWords(major) {
  const around = versionsAround(major), share = around && turnedShare(strategyNumber(), around, query.allowed);
  if (share === null) return null;
  const [before, after] = [around.before, around.after].map(level => labelOf(parameterNamed('os'), level));
  return h('p', { class: 'turned' }, 'In what was run on both, ', h('strong', {}, percent(share, 1)),
    ` of ${hasUsage() ? 'use' : 'scenarios'} on ${after} end${hasUsage() ? 's' : ''} differently than on ${before} for ${nameOf(strategyNumber())}.`);
}

// The same where a behavior can show.
function turnedIn(behavior) {
  const around = versionsAround(Math.min(...behavior.os.map(majorOf)));
  if (!around || !behavior.os.includes(around.after) || behavior.os.includes(around.before)) return null;
  const cubes = behaviorCubes(behavior).map(cube => both(cube, query.allowed)).filter(Boolean);
  // Several cubes may overlap, and their parts cannot be added up.
  const share = cubes.length === 1 ? turnedShare(strategyNumber(), around, cubes[0]) : null;
  return share === null ? null : `${percent(share, 1)} of these on ${labelOf(1, around.after)} end differently than on ${labelOf(1, around.before)}`;
}
