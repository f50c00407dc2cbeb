// What each iOS changed: its behaviors in sentences.

// How sure a behavior or a figure is.
const GRADES = {
  confirmed: 'measured by two sources', measured: 'measured on devices', disputed: 'sources disagree', documented: 'documented by Apple', derived: 'derived from measured figures',
  assumed: 'assumed, not measured',
};

function showIOS() {
  const versions = iosVersions();
  if (versions.length === 0) return [h('p', {}, 'Nothing that your filter keeps was changed by an iOS of this run.')];
  return versions.map(({ major, behaviors }) => h('section', { class: 'version', 'aria-labelledby': `ios-${major}` },
    h('h3', { id: `ios-${major}` }, major === oldestMajor() ? `Before and in iOS ${major}, the oldest of this run` : `iOS ${major}`),
    h('ul', { class: 'behaviors' }, behaviors.map(behaviorItem).filter(Boolean))));
}

function oldestMajor() { return Math.min(...data.parameters[parameterNamed('os')].levels.map((_, level) => majorOf(level)).filter(Boolean)); }

function majorOf(level) { return levelVersion(data.parameters[parameterNamed('os')].levels[level])?.[0] ?? 0; }

// The major versions of the query, the newest first, each with what it changed. A behavior belongs to
// the version that it came with; what is so in the oldest version of the run may have come earlier.
function iosVersions() {
  const shown = (data.behaviors ?? []).filter(behavior => behaviorCubes(behavior).some(cube => both(cube, query.allowed)));
  return [...groupsBy(shown, ({ os }) => Math.min(...os.map(majorOf)))].map(([major, behaviors]) => ({ major, behaviors })).sort((a, b) => b.major - a.major);
}

// The levels in which a behavior can show, as one cube or several.
function behaviorCubes(behavior) {
  const os = parameterNamed('os');
  behavior.cubes ??= [behavior, ...(behavior.more ?? []).map(cube => ({ cube }))].map(each =>
    cubeOf(each).map((levels, parameter) =>
      (parameter === os ? levels.map((isAllowed, level) => isAllowed && behavior.os.includes(level)) : levels)));
  return behavior.cubes;
}

function behaviorItem(behavior) {
  const part = reach(behavior), { decides } = behavior, strategy = strategyNumber();
  if (part === 0) return null;
  // What would end differently without it, of all that was run.
  const decided = !decides ? null : hasUsage() && decides.use ? `${percent(decides.use[strategy] / 100, 1)} of all use`
    : `${grouped(decides.scenarios[strategy])} of all scenarios`;
  return h('li', {}, h('p', {}, behavior.title ? h('strong', {}, `${behavior.title}. `) : null, behavior.sentence),
    h('p', { class: 'soft' }, [GRADES[behavior.grade] ?? behavior.grade, behavior.versions,
      `can show in ${percent(part, 1)} of ${hasUsage() ? 'use' : 'scenarios'}`, decided && `decides ${decided} for ${nameOf(strategy)}`].filter(Boolean).join(' · ')));
}

// The part of the query in which a behavior can show.
function reach(behavior) {
  const strategy = strategyNumber(), whole = harms(strategy).all;
  const cubes = behaviorCubes(behavior).map(cube => both(cube, query.allowed)).filter(Boolean);
  const part = massOf(cubes, allowed => harmsIn(strategy, allowed).all);
  return whole > 0 ? part / whole : 0;
}

// What several cubes have together: what two share counts once.
function massOf([first, ...rest], count) {
  if (!first) return 0;
  return count(first) + massOf(rest, count) - massOf(rest.map(cube => both(first, cube)).filter(Boolean), count);
}
