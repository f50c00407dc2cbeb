// Scenes: scenarios that the report draws, what each strategy made of them, and which to show.

// The result of a strategy in a step, beside what is expected.
function endOf(scene, index, strategy) {
  const step = scene.steps[index], { writesInsets, padding } = data.strategies[strategy];
  const [off, flags, unseen = 0] = step.values[step.uses.charCodeAt(strategy) - 65];
  const [, vy, , vh] = data.environments[step.at].view;
  const expected = writesInsets ? step.inset : step.line - padding;
  const actual = writesInsets ? expected + off + unseen : expected - off - unseen;
  const line = length => (writesInsets ? vy + vh - length : length);
  return {
    expected, actual, off, flags, unseen: Math.abs(unseen), judged: step.judged,
    expectedLine: line(expected), actualLine: line(actual),
  };
}

function endWords(end) {
  if (!end.judged) return '– not judged';
  const words = [];
  if (end.off < 0) words.push(`✗ hides ${points(-end.off)} pt`);
  if (end.off > 0) words.push(`✗ leaves a gap of ${points(end.off)} pt`);
  words.push(...otherErrors(end).map(what => `✗ ${what} is wrong`));
  return words.length ? words.join(', ') : '✓ exact';
}

// What is wrong besides the bottom.
function otherErrors({ flags }) {
  return ['another inset', "the scroll bar's inset", 'the content offset'].filter((_, bit) => flags >> bit & 1);
}

function isWrong(end) { return end.judged && (end.off !== 0 || end.flags !== 0); }

// What the inset that is needed adds up from: "34 + 49 + 253 = 336: home indicator, bars, keyboard
// beyond that".
function ledgerWords(step, strategy) {
  const { writesInsets, padding } = data.strategies[strategy];
  if (!writesInsets) {
    return padding ? `${points(step.line)} − ${points(padding)} = ${points(step.line - padding)}: `
      + "where the lowest line may be, less the design's own padding"
      : `${points(step.line)}: where the lowest line may be`;
  }
  if (step.ledger.length === 0) return '0: nothing to keep free';
  const { names, lengths } = ledgerParts(step);
  return lengths.map(points).join(' + ') + (lengths.length > 1 ? ` = ${points(sum(lengths))}` : '') + `: ${names.join(', ')}`;
}

function ledgerParts({ ledger }) {
  return { names: ledger.map(([name], i) => (i === 0 ? name.replace(' beyond that', '') : name)), lengths: ledger.map(([, length]) => length) };
}

// What actions bring up, the first that fits: a keyboard by its level, or null for that of the scenario.
const BROUGHT = [
  [/^emoji/, 'emoji'], [/^numeric/, 'numeric'], [/^(bar-off|globe)$/, 'docked'], [/^(password|autofill)/, 'docked+password'],
  [/^candidates$/, 'docked+candidates'], [/^shut-bar$/, 'docked+collapsed'], [/^float$/, 'floating'], [/^undock$/, 'undocked'],
  [/^split$/, 'split'], [/^attach$/, 'hardware+bar'], [/hide|^commit-dismiss/, ''],
  [/^(show|letters|open-bar|bar-on|accessory|dock|detach|appear-|other-show)/, null],
];
// The accessory view of what has the focus then; screens that cover the view have none.
const ACCESSORIES = [[/^(accessory-off|other-show)$/, 'none'], [/accessory/, 'bar-44'], [/^(show|letters|numeric|password|bar-o.*)$/, null]];
const COVERS = [[/^(elsewhere|push|present)/, true], [/^(appear|pop|dismiss)/, false]];

// What a step shows of a keyboard: its level, its frames, and the frame of the accessory view above it.
function keyboardAt({ levels, steps }, index) {
  const last = (rules, own) => steps.slice(0, index + 1).map(({ name }) => rules.find(([names]) => names.test(name))).findLast(Boolean)?.[1] ?? own;
  const own = name => data.parameters[parameterNamed(name)]?.levels[levels[parameterNamed(name)]] ?? '';
  const kind = last(BROUGHT, own('keyboard')), isRaised = ['floating', 'undocked', 'split'].includes(kind), { covered, floating } = steps[index];
  const view = isRaised || last(COVERS, false) ? '' : last(ACCESSORIES, own('accessory')), frame = covered ?? floating;
  if (!frame) return { kind, frames: [], accessory: null };
  const [x, y, width, height] = frame, top = Math.min(Number(/\d+$/.exec(view)?.[0] ?? 0), height), half = Math.round(width * 0.36);
  // The width of a half is not published.
  const frames = kind === 'split' ? [[x, y, half, height], [x + width - half, y, half, height]] : [[x, y + top, width, height - top]];
  return { kind, frames: height > top ? frames : [], accessory: top > 0 ? [x, y, width, top] : null };
}

// The first step that is wrong for a strategy; past the last where none is.
function firstWrong(scene, strategy) {
  const step = scene.steps.findIndex((_, index) => isWrong(endOf(scene, index, strategy)));
  return step < 0 ? scene.steps.length : step;
}

function firstWrongOrLast(scene, strategy) { return Math.min(firstWrong(scene, strategy), scene.steps.length - 1); }

function isIn(levels, allowed) { return levels.every((level, parameter) => allowed[parameter][level]); }

// MARK: Which scene to show

// Phones before tablets, then what most people have, by the shares of use; without these the newest, and of
// a generation the one with the shortest name.
function preference() {
  if (data.preference) return data.preference;
  const versions = data.parameters[1].levels, used = data.usage?.vectors[1];
  const isPad = ({ screen: [width, height] }) => width / height > 0.7;
  const places = data.parameters[0].levels.map((_, level) => {
    const device = data.devices[level], share = useOf(0, level);
    return [device && isPad(device) ? 1 : 0, -share, -(device?.since ?? 0), device?.name.length ?? 0, level];
  });
  const sorted = places.map((_, level) => level).sort((a, b) => orderOf(places[a], places[b]));
  data.preference = {
    device: sorted.map((_, level) => sorted.indexOf(level)), os: versions.map((_, level) => -level),
    // The versions that nobody has, by the shares of use.
    unused: versions.map((_, level) => used?.every(weights => !(weights[level] > 0)) ?? false), pads: places.map(([isPad]) => isPad),
  };
  return data.preference;
}

// The share of a level in use, on the devices of all classes; 0 where there is no word of it.
function useOf(parameter, level) {
  const { vectors, classes } = data.usage ?? {};
  return vectors ? vectors[parameter][parameter === 0 ? classes[level] : 0]?.[level] ?? 0 : 0;
}

// How much of all use a scenario is, as if all that has a share had been run; 0 where there are no shares.
function useOfScenario(levels) {
  return data.usage ? sum(cells().map(({ weights }) => levels.reduce((share, level, parameter) => share * weights[parameter][level], 1))) : 0;
}

// What a scene is preferred by, the first that differs: how much it is used; then that somebody has it; upright in the whole
// screen, the first levels of both, is how devices are known.
function rankOf(scene) {
  const { levels } = scene, { device, os, pads, unused } = preference(), [turned, window] = ['orientation', 'window'].map(parameterNamed);
  scene.rank ??= [-useOfScenario(levels), unused[levels[1]], pads[levels[0]], (levels[turned] > 0) + (levels[window] > 0), device[levels[0]], os[levels[1]], ...levels.slice(2)];
  return scene.rank;
}

function byPreference(a, b) { return orderOf(rankOf(a), rankOf(b)); }

// The scene that readers know best, of those that a condition allows; null where there is none.
function preferredScene(isWanted) {
  return data.scenes.filter(isWanted).reduce((best, scene) => (best && byPreference(best, scene) <= 0 ? best : scene), null);
}

// A scene of a cause that ends as most of its appearances do, else any that fails, else one of another version that ends
// the same on one of the query's, else one outside the query, on a device of it if there is one, else on one that looks
// like one of it; null where there is none.
function causeScene({ cause, usual }, strategy) {
  const cube = cubeOf(cause), ends = ({ levels }) => harmAt(levels, strategy);
  const isOfCause = ({ levels }) => isIn(levels, cube) && isOfQuery(levels);
  const isLike = scene => isIn(scene.levels, cube) && ends(scene) === usual;
  return preferredScene(scene => isOfCause(scene) && ends(scene) === usual) ?? preferredScene(scene => isOfCause(scene) && isFailing(ends(scene)))
    ?? preferredScene(scene => isFailing(ends(scene)) && versionLike(scene, strategy, cube) >= 0)
    ?? preferredScene(scene => isLike(scene) && query.allowed[0][scene.levels[0]])
    ?? preferredScene(scene => isLike(scene) && hasShapeOfQuery(scene.levels[0])) ?? preferredScene(isLike);
}

// Whether a device of the query is of the same idiom, and has a home button or none, too.
function hasShapeOfQuery(level) {
  const { pads } = preference(), isRound = at => (data.devices[at]?.radius ?? 0) > 0;
  return query.allowed[0].some((isAllowed, other) =>
    isAllowed && pads[other] === pads[level] && isRound(other) === isRound(level));
}

// Where a picture of a cause is from: nothing where the query has its scenario.
function originWords(scene, strategy, cube) {
  if (!scene || isOfQuery(scene.levels)) return '';
  const version = versionLike(scene, strategy, cube);
  return version >= 0 ? `It is the same on ${labelOf(1, version)}.` : 'Your filter has this cause, but not this scenario.';
}

// The newest version of the query on which a scene's scenario ends as in the scene; -1 where there is none.
function versionLike({ levels }, strategy, cube) {
  const harm = harmAt(levels, strategy);
  return query.allowed[1].findLastIndex((_, os) => {
    const other = levels.with(1, os);
    return isOfQuery(other) && isIn(other, cube) && harmAt(other, strategy) === harm;
  });
}

// The scenario in words: device, iOS and orientation, then what is not ordinary about it.
function scenarioTitle(levels) { return [0, 1, 2].map(parameter => nameOfLevel(levels, parameter)).join(', '); }

function deviceTitle(levels) { return data.devices?.[levels[0]]?.name ?? labelOf(0, levels[0]); }

// The address of a scene at the first step that a strategy gets wrong.
function sceneAddress(scene, strategy) {
  return address({ s: idOf(scene.levels), step: String(firstWrongOrLast(scene, strategy) + 1), strategy: data.strategies[strategy].id });
}

// A level within a sentence: names stay as they are.
function nameOfLevel(levels, parameter) {
  const label = labelOf(parameter, levels[parameter]);
  return parameter === 0 ? deviceTitle(levels) : data.parameters[parameter].name === 'locale' ? label : lowered(label);
}
