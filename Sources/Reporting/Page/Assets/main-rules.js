// The failure rules: how often each comes, of those that the query leaves, and pictures of the main ones.

const MAIN_RULES = 3;
// Of so many of the most frequent ones, those are shown that explain the most together.
const CANDIDATES = 8;

// The part of the query's appearances that each rule of a strategy represents and how most of them end, largest
// first; null where a deadline comes before all of them are counted.
function ruleShares(strategy, deadline = Infinity) {
  const { rules } = data.strategies[strategy], counts = measure.rules.get(strategy) ?? { all: harms(strategy).all, shares: [] };
  measure.rules.set(strategy, counts);
  while (counts.shares.length < rules.length) {
    if (performance.now() > deadline) return null;
    const index = counts.shares.length, rule = rules[index], found = harmsOf(rule.aspect, both(cubeOf(rule), query.allowed), strategy);
    const mass = sum(found.map(({ count }) => count));
    const usual = found.reduce((best, next) => (next.count > best.count ? next : best)).bin;
    counts.shares.push({ rule, index, usual, share: counts.all > 0 ? mass / counts.all : 0 });
  }
  counts.sorted ??= counts.shares.filter(({ share }) => share > 0).sort((a, b) => b.share - a.share);
  counts.main ??= mainRules(strategy, topRules(counts.sorted), counts.all);
  return counts.sorted;
}

// How often each harm of an aspect ends the appearances of some levels; null for none.
function harmsOf(aspect, allowed, strategy) {
  const own = allowed ? harmsIn(strategy, allowed) : null;
  const bins = { hidden: HIDDEN, gap: [GAP] }[aspect] ?? [...HIDDEN, GAP, OTHER, OFFSET, SCROLL_BAR];
  return bins.map(bin => ({ bin, count: own?.count(bin) ?? 0 }));
}

// The levels that two queries allow; null where they have no scenario in common.
function both(a, b) {
  const result = a.map((levels, parameter) => levels.map((isAllowed, level) => isAllowed && b[parameter][level]));
  return result.every(levels => levels.includes(true)) ? result : null;
}

// MARK: The main ones

// The rules for what is hidden, or of anything where nothing is.
function topRules(rules) {
  const hiding = rules.filter(({ rule }) => rule.aspect === 'hidden');
  return hiding.length ? hiding : rules;
}

// The most frequent rule, and then those that have the most beside the ones before, of the most frequent: rules overlap.
function mainRules(strategy, rules, all) {
  const left = rules.slice(0, CANDIDATES).map(entry => ({ entry, rest: entry.share })), main = [];
  while (main.length < MAIN_RULES) {
    const best = left.reduce((most, next) => (next.rest > most.rest ? next : most), { rest: 1e-9 });
    if (!best.entry) break;
    main.push(best.entry);
    left.splice(left.indexOf(best), 1);
    for (const each of main.length < MAIN_RULES ? left : []) each.rest = each.entry.share - shareInOthers(each.entry.rule, main, strategy, all);
  }
  return main.sort((a, b) => b.share - a.share);
}

// The share of a rule that others of its aspect have, too.
function shareInOthers(rule, others, strategy, all) {
  const mass = cube => sum(harmsOf(rule.aspect, cube, strategy).map(({ count }) => count));
  const common = (cube, [next, ...rest]) => {
    const inside = next ? both(cube, next) : null;
    return (inside ? mass(inside) - common(inside, rest) : 0) + (next ? common(cube, rest) : 0);
  };
  return common(both(cubeOf(rule), query.allowed), others.filter(other => other.rule.aspect === rule.aspect).map(other => cubeOf(other.rule))) / all;
}

function withScene(entry, strategy) { return { ...entry, scene: ruleScene(entry, strategy) }; }

// Whether the rules of the chosen strategy have been counted, which the first numbers do not wait for.
function hasCountedRules() { return Boolean(measure.rules.get(strategyNumber())?.sorted); }

function stepOf({ rule, scene }) { return Math.min(rule.step, scene.steps.length) - 1; }

function mainRuleList(strategy) {
  if (!data.scenes || !hasCountedRules()) return null;
  const some = measure.rules.get(strategy).main.map(entry => withScene(entry, strategy));
  if (some.length === 0) return harms(strategy).hidden === 0 ? null : unexplained(strategy);
  const of = some[0].rule.aspect === 'hidden' ? ' for hidden content' : '';
  const title = of === '' && harms(strategy).hidden > 0 ? 'Rules for other failures' : isExplained(strategy, 0.9) ? `${some.length === 1 ? 'The failure rule' : 'Main failure rules'}${of}`
    : 'Rules for some of it';
  return h('div', { id: 'main-rules' }, h('h2', {}, title),
    h('ol', {}, some.map(each => h('li', {}, h('a', { id: `main-rule-${each.index + 1}`, href: address({ at: `rule-${each.index + 1}` }) },
      each.scene ? sceneThumbnail(each.scene, stepOf(each), strategy) : null,
      h('span', {}, each.rule.title, ' ', h('span', { class: 'soft' }, percent(each.share, 1), elsewhere(each.scene))))))),
  of && !isExplained(strategy, 0.9) ? unexplained(strategy) : null);
}

// What is hidden where no rule says why: an example of it.
function unexplained(strategy) {
  const scene = hidingScene(strategy)?.scene;
  const levels = scene && isOfQuery(scene.levels) ? scene.levels : firstScenarios(strategy, value => HIDDEN.includes(OUTCOMES[value].harm), 1)[0];
  const count = grouped(data.strategies[strategy].rules.length), share = explainedShare(strategy);
  const link = levels && h('a', { id: 'rule-example', href: address({ s: idOf(levels), strategy: data.strategies[strategy].id, step: '' }) }, scenarioTitle(levels));
  if (share === 0) return h('p', { id: 'main-rules' }, `None of its ${count} rules describes what it hides here`, link ? [', for example on ', link] : null, '.');
  return h('p', { id: 'unexplained' }, `Its ${count} rules explain at most ${percent(share, 1)} of the ${percent(harms(strategy).hidden, 1)} in which it hides content`,
    link ? ['; one of the others: ', link] : null, '.');
}

// The share of what is hidden that the rules explain at most: they overlap.
function explainedShare(strategy) { return sum(ruleShares(strategy).filter(({ rule }) => rule.aspect === 'hidden').map(({ share }) => share)); }

// What a small picture says of a scenario that the query leaves out: the levels that it does not have.
function elsewhere(scene) {
  const others = data.parameters.map(({ name }, parameter) => [name, scene && !query.allowed[parameter][scene.levels[parameter]], parameter])
    .filter(([, isOut]) => isOut).map(([name, , parameter]) => [PREPOSITIONS[name] ?? 'with', nameOfLevel(scene.levels, parameter)]);
  return others.length ? `, drawn ${others.map(([where, what], i) => (where === others[i - 1]?.[0] ? what : `${where} ${what}`)).join(', ')}` : '';
}

// A level within a sentence: names stay as they are.
function nameOfLevel(levels, parameter) {
  const label = labelOf(parameter, levels[parameter]);
  return parameter === 0 ? deviceTitle(levels) : data.parameters[parameter].name === 'locale' ? label : lowered(label);
}

// The commonest failure on a phone, else on what there is.
function commonest(strategy) {
  const box = content => h('figure', { id: 'commonest' }, content);
  if (!data.scenes || !hasCountedRules()) return box([]);
  const some = topRules(ruleShares(strategy));
  if (some.length === 0 && harms(strategy).hidden === 0) return box([]);
  const explained = isExplained(strategy, 0.5) ? some : [];
  const entry = firstOnPhone(explained, strategy) ?? hidingScene(strategy) ?? explained.map(each => withScene(each, strategy)).find(({ scene }) => scene);
  if (!entry) return box(h('figcaption', { class: 'soft' }, `${isExplained(strategy, 0.5) ? 'What fails most' : 'What it hides'} here has no picture.`));
  const { scene, share } = entry, step = entry.rule ? stepOf(entry) : firstWrongOrLast(scene, strategy);
  const [width, height] = data.environments[scene.steps[step].at].screen;
  return box([
    h('a', {
      id: 'commonest-link', href: address({ s: idOf(scene.levels), step: String(step + 1), strategy: data.strategies[strategy].id }),
      'aria-label': `${scenarioTitle(scene.levels)}: the whole scenario`,
    }, sceneDrawing(scene, step, strategy, width > height ? 300 : 210)),
    h('figcaption', {}, h('strong', { class: 'fail' }, endWords(endOf(scene, step, strategy))), ` ${scenarioTitle(scene.levels)}. `,
      `${originWords(scene, strategy, entry.rule ? cubeOf(entry.rule) : query.allowed)} `,
      entry.rule ? h('span', { class: 'soft' }, `This rule: ${percent(share, 1)}.`) : null),
  ]);
}

// Whether rules say of a part of what is hidden why, or nothing is hidden.
function isExplained(strategy, part) { return explainedShare(strategy) >= part * harms(strategy).hidden; }

// A scene of what no rule says, of those that hide content: the one that is met most.
function hidingScene(strategy) {
  const cubes = data.strategies[strategy].rules.filter(({ aspect }) => aspect === 'hidden').map(cubeOf);
  const hides = ({ levels }) => HIDDEN.includes(harmAt(levels, strategy)) && !cubes.some(cube => isIn(levels, cube));
  const use = ({ levels }) => levels.reduce((product, level, parameter) => product * useOf(parameter, level), 1);
  const some = data.scenes.filter(each => isOfQuery(each.levels) && hides(each)), most = Math.max(...some.map(use));
  const scene = preferredScene(each => isOfQuery(each.levels) && hides(each) && use(each) === most)
    ?? preferredScene(each => hides(each) && versionLike(each, strategy, query.allowed) >= 0);
  return scene && { scene };
}

// The first rule with a scene on a phone of the query, else the first with one on any device of it; one of a version that
// nobody has comes last.
function firstOnPhone(rules, strategy) {
  const { unused } = preference();
  let first = null, last = null;
  for (const entry of rules) {
    const next = withScene(entry, strategy);
    const [device, os] = next.scene?.levels ?? [];
    if (!query.allowed[0][device]) continue;
    if (unused[os]) {
      last ??= next;
      continue;
    }
    if (isPhone(device)) return next;
    first ??= next;
  }
  return first ?? last;
}

function isPhone(level) {
  const screen = data.devices[level]?.screen;
  return screen ? screen[0] / screen[1] < 0.7 : !data.parameters[0].levels[level].startsWith('ipad');
}
